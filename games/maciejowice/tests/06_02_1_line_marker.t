# [6.2.1] The Line marker on a stack. [6.8a] [6.10a] What it changes.

case infantry of size 6 takes it, free of cost
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
do move pl_2pp_2_1
illegal rank pl_2pp_2_1 6.0d [6.2.1a]          # the whole stack, not a part of it
do with pl_2pp_2_2
legal rank pl_2pp_2_1 [6.2.1a]
do rank pl_2pp_2_1
event TAKES_LINE_MARKER unit pl_2pp_2_1 hex 2320 [6.2.1a]
expect unit pl_2pp_2_1 form=ranked mp=0 [6.2.1a]
expect unit pl_2pp_2_2 form=ranked mp=0 [6.2.1a]
illegal rank pl_2pp_2_1 6.2.1a [6.2.1a]
legal step pl_2pp_2_1 2420 [6.2.1a]

case of size 5 it does not
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S lost=1
do move pl_2pp_2_1
do with pl_2pp_2_2
illegal rank pl_2pp_2_1 6.2.1a [6.2.1a]

case of size 10 it does
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S lost=2
do move pl_2pp_2_1
do with pl_2pp_2_2
do with pl_2pp_2_3
do with pl_2pp_2_4
legal rank pl_2pp_2_1 [6.2.1a]

case of size 11 it does not
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S lost=1
do move pl_2pp_2_1
do with pl_2pp_2_2
do with pl_2pp_2_3
do with pl_2pp_2_4
illegal rank pl_2pp_2_1 6.2.1a [6.2.1a]

case cavalry of size 4
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_wojciechowski_1 2320 S
unit pl_wojciechowski_2 2320 S
do move pl_wojciechowski_1
do with pl_wojciechowski_2
legal rank pl_wojciechowski_1 [6.2.1a]

case cavalry of size 3 does not
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_wojciechowski_1 2320 S
unit pl_wojciechowski_2 2320 S lost=1
do move pl_wojciechowski_1
do with pl_wojciechowski_2
illegal rank pl_wojciechowski_1 6.2.1a [6.2.1a]

case one unit is no stack
phase movement
active pl_sierakowski
unit pl_sierakowski 2220
unit pl_15pp_1_1 2320 S
do move pl_15pp_1_1
illegal rank pl_15pp_1_1 6.2.1a [6.2.1a]

case skirmishers take no Line marker
phase movement
active ru_chruszczow
unit ru_chruszczow 2220
unit ru_jegb_1_1 2320 S form=skirmish
unit ru_jegb_1_2 2320 S form=skirmish
unit ru_jegb_1_3 2320 S form=skirmish
do move ru_jegb_1_1
do with ru_jegb_1_2
do with ru_jegb_1_3
illegal rank ru_jegb_1_1 6.2.1a [6.2.1a]

case the marker goes with the stack
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S form=ranked
unit pl_2pp_2_2 2320 S form=ranked
do move pl_2pp_2_1
do with pl_2pp_2_2
do step pl_2pp_2_1 2420
expect unit pl_2pp_2_1 form=ranked hex=2420 mp=1 [6.2.1a]
expect unit pl_2pp_2_2 form=ranked hex=2420 [6.2.1a]
do turn pl_2pp_2_1 SW
expect unit pl_2pp_2_1 form=ranked facing=SW [6.2.1a]

case at set-up stacks have it
setup
expect unit pl_7pp_1_1 form=ranked [6.2.1a]
expect unit pl_15pp_1_1 form=ranked [6.2.1a]

case who leaves the stack leaves the marker; the rest keeps it while its size is in the band
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S form=ranked
unit pl_2pp_2_2 2320 S form=ranked
unit pl_2pp_2_3 2320 S form=ranked
unit pl_2pp_2_4 2220 S
do move pl_2pp_2_3
do step pl_2pp_2_3 2420
do stop
expect unit pl_2pp_2_3 form=line [6.2.1a]
expect unit pl_2pp_2_1 form=ranked [6.2.1a]
expect unit pl_2pp_2_2 form=ranked [6.2.1a]

case below the band it falls off
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S form=ranked
unit pl_2pp_2_2 2320 S form=ranked
unit pl_2pp_2_4 2220 S
do move pl_2pp_2_2
do step pl_2pp_2_2 2420
do stop
expect unit pl_2pp_2_1 form=line [6.2.1a]

case a loss below size 6 takes it off
turn 4
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_art_7 2720 N form=line
unit ru_muszf_1_1 2820 N
unit pl_2pp_2_1 2420 S form=ranked
unit pl_2pp_2_2 2420 S form=ranked
unit pl_2pp_2_3 2230 S
do bombard ru_art_7 2420
roll 9
event TAKES_LOSS unit pl_2pp_2_1
do retreat pl_2pp_2_1 2320
expect unit pl_2pp_2_2 form=line [6.2.1a]

case a join above the band takes it off
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S form=ranked
unit pl_2pp_2_2 2320 S form=ranked
unit pl_2pp_2_3 2320 S form=ranked
unit pl_2pp_2_4 2220 S
unit pl_5fiz_1_1 2210 S
do move pl_2pp_2_4
do step pl_2pp_2_4 2320
do stop
expect unit pl_2pp_2_1 form=line [6.2.1a]
expect unit pl_2pp_2_4 form=line [6.2.1a]

case firepowers are added: 3 and 3 find row 6
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S form=ranked
unit pl_2pp_2_2 2320 S form=ranked
unit ru_muszf_1_1 2420 N shots=4
do fire pl_2pp_2_1 2420
event FIRE_ROW a 4 [6.2.1b, 6.8a]
expect unit pl_2pp_2_1 shots=1 mp=1 [6.2.1b]
expect unit pl_2pp_2_2 shots=1 mp=1 [6.2.1b]

case without the marker only the top unit fires
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit ru_muszf_1_1 2420 N shots=4
do fire pl_2pp_2_1 2420
event FIRE_ROW a 2 [6.2.1b, 6.8a]
expect unit pl_2pp_2_2 shots=0 [6.2.1b]

case at two hexes 6 makes 3
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S form=ranked
unit pl_2pp_2_2 2320 S form=ranked
unit ru_muszf_1_1 2520 N shots=4
do fire pl_2pp_2_1 2520
event FIRE_ROW a 2 [6.2.1b]

case size 10 at two hexes makes 5
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S form=ranked
unit pl_2pp_2_2 2320 S form=ranked
unit pl_2pp_2_3 2320 S form=ranked
unit pl_2pp_2_4 2320 S form=ranked lost=2
unit ru_muszf_1_1 2520 N shots=4
do fire pl_2pp_2_1 2520
event FIRE_ROW a 3 [6.2.1b]

case cavalry under the marker adds up too: 1 and 1 find row 2-3
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_wojciechowski_1 2320 S form=ranked
unit pl_wojciechowski_2 2320 S form=ranked
unit ru_muszf_1_1 2420 N shots=4
do fire pl_wojciechowski_1 2420
event FIRE_ROW a 2 [6.2.1b]

case two Line stacks side by side: the stronger finds the row, one row down
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S form=ranked
unit pl_2pp_2_2 2320 S form=ranked
unit pl_5fiz_1_1 2321 S form=ranked
unit pl_5fiz_1_2 2321 S form=ranked
unit ru_muszf_1_1 2520 N shots=4
do fire pl_2pp_2_1 2520
do with pl_5fiz_1_1
event FIRE_ROW a 3 [6.2.1b]
expect unit pl_5fiz_1_2 shots=1 [6.2.1b]

case a unit that has used its four shots adds nothing
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S form=ranked
unit pl_2pp_2_2 2320 S form=ranked shots=4
unit ru_muszf_1_1 2420 N shots=4
do fire pl_2pp_2_1 2420
event FIRE_ROW a 2 [6.2.1b]

case rifle fire: the top unit alone suffers
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_muszf_1_1 2520 N
unit pl_2pp_2_1 2420 S form=ranked shots=4
unit pl_2pp_2_2 2420 S form=ranked
unit pl_2pp_2_3 2420 S form=ranked
do fire ru_muszf_1_1 2420
roll 9
event DRIVEN_BACK_WITH_LOSS unit pl_2pp_2_1 [6.2.1c]
do retreat pl_2pp_2_1 2320
expect unit pl_2pp_2_1 hex=2320 lost=1 [6.2.1c]
expect unit pl_2pp_2_2 hex=2420 lost=0 form=ranked [6.2.1c]

case artillery fire: the top unit alone checks
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_art_7 2720 N form=line
unit ru_muszf_1_1 2820 N
unit pl_2pp_2_1 2420 S form=ranked shots=4
unit pl_2pp_2_2 2420 S form=ranked
unit pl_2pp_2_3 2420 S form=ranked
do bombard ru_art_7 2420
roll 1
event STANDS_FIRE unit pl_2pp_2_1 [6.2.1c, 6.10a]
expect actor russian [6.2.1c, 6.10a]       # no second die

case without it every unit checks
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_art_7 2720 N form=line
unit ru_muszf_1_1 2820 N
unit pl_2pp_2_1 2420 S shots=4
unit pl_2pp_2_2 2420 S
do bombard ru_art_7 2420
roll 1
event STANDS_FIRE unit pl_2pp_2_1
chance 10.9.7-missing [6.2.1c, 6.10a]
roll 1
event STANDS_FIRE unit pl_2pp_2_2 [6.10a]

case the marker changes nothing in melee: sizes are added as ever
phase melee
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S from=2220 form=ranked
unit pl_2pp_2_2 2320 S from=2220 form=ranked
unit ru_muszf_1_1 2320 N
roll 5
roll 5
event MOD_STRENGTH a 2 b 0 [6.2.1b]

case in a reaction the firepowers are added too
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_muszf_1_1 2620 N
unit ru_muszf_1_2 2820 N
unit pl_2pp_2_1 2420 S form=ranked
unit pl_2pp_2_2 2420 S form=ranked
do move ru_muszf_1_1
do step ru_muszf_1_1 2520
do volley pl_2pp_2_1
do fire pl_2pp_2_1 2520
event FIRE_ROW a 4 [6.2.1b]
expect unit pl_2pp_2_2 shots=1 mp=0 [6.2.1b]

case two such stacks side by side move as a line and keep their markers
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S form=ranked
unit pl_2pp_2_2 2320 S form=ranked
unit pl_2pp_2_3 2321 S form=ranked
unit pl_2pp_2_4 2321 S form=ranked
do line pl_2pp_2_1
do step pl_2pp_2_1 2420
expect unit pl_2pp_2_1 hex=2420 form=ranked [6.2.1a]
expect unit pl_2pp_2_2 hex=2420 form=ranked [6.2.1a]
expect unit pl_2pp_2_3 hex=2421 form=ranked [6.2.1a]
expect unit pl_2pp_2_4 hex=2421 form=ranked [6.2.1a]

case a loss in melee below size 6 takes it off
turn 4
phase melee
active pl_kamienski
pool pl_sierakowski
unit pl_kamienski 2220
unit pl_sierakowski 2230
unit pl_2pp_2_1 2320 S from=2220 form=ranked
unit pl_2pp_2_2 2320 S from=2220 form=ranked
unit ru_muszf_1_1 2320 N
roll 5
roll 3
do lose pl_2pp_2_1
expect unit pl_2pp_2_1 form=line [6.2.1a]
expect unit pl_2pp_2_2 form=line [6.2.1a]

case the top unit is shot down: the rest of size 9 keeps it
turn 4
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_art_7 2720 N form=line
unit ru_muszf_1_1 2820 N
unit pl_2pp_2_1 2420 S form=ranked lost=2
unit pl_2pp_2_2 2420 S form=ranked
unit pl_2pp_2_3 2420 S form=ranked
unit pl_2pp_2_4 2420 S form=ranked
do bombard ru_art_7 2420
roll 9
expect unit pl_2pp_2_1 gone [6.2.1c]
expect unit pl_2pp_2_2 form=ranked lost=0 [6.2.1a, 6.2.1c]

case a Line stack turns into a square, and the marker is gone
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S form=ranked lost=1
unit pl_2pp_2_2 2320 S form=ranked lost=1
unit pl_2pp_2_3 2320 S form=ranked
unit pl_2pp_2_4 2320 S form=ranked
do move pl_2pp_2_1
do with pl_2pp_2_2
do with pl_2pp_2_3
do with pl_2pp_2_4
do square pl_2pp_2_1
expect unit pl_2pp_2_1 form=square [6.2.1a]
