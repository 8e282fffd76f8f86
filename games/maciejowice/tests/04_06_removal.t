# [4.6a] to [4.6c] When a commander leaves the map for good.

case with the last unit of his command he leaves, and nobody scores him
turn 4
phase movement
active pl_kamienski
gone ru_huzc_2
gone ru_huzc_3
gone ru_huzc_4
gone ru_jegc_1_1
gone ru_jegc_1_2
gone ru_jegc_1_3
gone ru_jegc_1_4
gone ru_jegc_2_1
gone ru_jegc_2_2
gone ru_jegc_2_3
gone ru_jegc_2_4
gone ru_art_8
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit ru_huzc_1 2720 N lost=1
unit ru_tolstoj 2830
pool ru_tolstoj
do bombard pl_art_1 2720
roll 9
event IS_DESTROYED unit ru_huzc_1
event COMMAND_IS_GONE unit ru_tolstoj [4.6a]
expect unit ru_tolstoj gone hex=off [4.6a]
expect nostate pool ru_tolstoj [4.6a]
expect points polish 1 [4.6a]

case with one unit left he stays
turn 4
phase movement
active pl_kamienski
gone ru_huzc_3
gone ru_huzc_4
gone ru_jegc_1_1
gone ru_jegc_1_2
gone ru_jegc_1_3
gone ru_jegc_1_4
gone ru_jegc_2_1
gone ru_jegc_2_2
gone ru_jegc_2_3
gone ru_jegc_2_4
gone ru_art_8
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit ru_huzc_1 2720 N lost=1
unit ru_huzc_2 2730 N lost=1
unit ru_tolstoj 2830
do bombard pl_art_1 2720
roll 9
event IS_DESTROYED unit ru_huzc_1
noevent COMMAND_IS_GONE [4.6a]
expect unit ru_tolstoj alive hex=2830 [4.6a]

case with one unit off the map for some turns he stays too
turn 4
phase movement
active pl_kamienski
gone ru_huzc_3
gone ru_huzc_4
gone ru_jegc_1_1
gone ru_jegc_1_2
gone ru_jegc_1_3
gone ru_jegc_1_4
gone ru_jegc_2_1
gone ru_jegc_2_2
gone ru_jegc_2_3
gone ru_jegc_2_4
gone ru_art_8
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit ru_huzc_1 2720 N lost=1
off ru_huzc_2 due=6
unit ru_tolstoj 2830
do bombard pl_art_1 2720
roll 9
noevent COMMAND_IS_GONE [4.6a]

case overall commanders have no units of their own and are not removed for that
turn 4
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_art_7 2720 N form=line
unit ru_muszf_1_1 2820 N
unit pl_kosciuszko 2310
unit pl_2pp_2_1 2420 S lost=2
unit pl_2pp_2_2 2430 S
do bombard ru_art_7 2420
roll 9
event IS_DESTROYED unit pl_2pp_2_1
expect unit pl_kosciuszko alive hex=2310 [4.6a]

case the unit he stands with is eliminated: he falls with it
turn 4
phase movement
active pl_kamienski
pool ru_rachmanow
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit ru_muszf_1_1 2720 N lost=2
unit ru_muszf_1_2 2730 N
unit ru_rachmanow 2720
do bombard pl_art_1 2720
roll 9
event IS_DESTROYED unit ru_muszf_1_1
event FALLS_WITH_UNIT unit ru_rachmanow [4.6b]
expect unit ru_rachmanow gone hex=off [4.6b]
expect nostate pool ru_rachmanow [4.6b]
expect points polish 4 [4.6b]              # 1 for the unit, 3 for him

case whose unit it was does not matter
turn 4
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit ru_muszf_1_1 2720 N lost=2
unit ru_muszf_1_2 2730 N
unit ru_fersen 2720
do bombard pl_art_1 2720
roll 9
event FALLS_WITH_UNIT unit ru_fersen [4.6b]

case while another unit stands with him he does not fall
turn 4
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit ru_muszf_1_1 2720 N lost=2
unit ru_muszf_1_2 2720 N
unit ru_rachmanow 2720
do bombard pl_art_1 2720
roll 9
roll 1
event STANDS_FIRE unit ru_muszf_1_2
expect unit ru_muszf_1_1 gone
expect unit ru_rachmanow alive hex=2720 [4.6b]

case killed by fire: off the map for good
turn 4
phase movement
active pl_kamienski
pool ru_rachmanow pl_sierakowski
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit ru_muszf_1_1 2620 N
unit ru_rachmanow 2620
do bombard pl_art_1 2620
roll 1
chance ASK_CASUALTY [4.6c]
roll 0
event COMMANDER_KILLED unit ru_rachmanow [4.6c]
expect unit ru_rachmanow gone hex=off [4.6c]
expect points polish 3 [4.6c]
expect nostate pool ru_rachmanow [4.6c]
expect state pool pl_sierakowski [4.6c]
expect unit ru_muszf_1_1 alive hex=2620 [4.6c]

case killed in melee
turn 4
phase melee
active pl_kamienski
pool pl_sierakowski
unit pl_kamienski 2220
unit pl_sierakowski 2230
unit pl_2pp_2_1 2320 S from=2220
unit ru_muszf_1_1 2320 N
unit ru_rachmanow 2320
roll 9
roll 4
do back ru_rachmanow 2420
do face pl_2pp_2_1 S
chance ASK_CASUALTY [4.6c]
roll 0
event COMMANDER_KILLED unit ru_rachmanow [4.6c]
expect unit ru_rachmanow gone [4.6c]

case an enemy in his hex is no removal: he makes way, r92
turn 4
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit ru_rachmanow 2520
do move pl_2pp_2_1
do step pl_2pp_2_1 2420
do stay ru_rachmanow
do step pl_2pp_2_1 2520
do back ru_rachmanow 2620
expect unit ru_rachmanow hex=2620 [4.6c]
expect points polish 0 [4.6c]

case a dead commander has no chit ever again
turn 10
late never 0
phase pool
dead pl_sierakowski
unit pl_kosciuszko 2320
unit pl_kamienski 2321
unit ru_fersen 2820
illegal chit pl_sierakowski 4.6c [4.6c]
legal chit pl_kamienski [4.6c]

case a battery is a unit of his command: while it stands he stays
turn 4
phase movement
active pl_kamienski
gone ru_huzc_2
gone ru_huzc_3
gone ru_huzc_4
gone ru_jegc_1_1
gone ru_jegc_1_2
gone ru_jegc_1_3
gone ru_jegc_1_4
gone ru_jegc_2_1
gone ru_jegc_2_2
gone ru_jegc_2_3
gone ru_jegc_2_4
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit ru_huzc_1 2720 N lost=1
unit ru_art_8 2730 N form=line
unit ru_tolstoj 2830
do bombard pl_art_1 2720
roll 9
event IS_DESTROYED unit ru_huzc_1
noevent COMMAND_IS_GONE [4.6a]
expect unit ru_tolstoj hex=2830 alive [4.6a]

case when the battery is lost as well he leaves
turn 4
phase movement
active pl_kamienski
gone ru_huzc_1
gone ru_huzc_2
gone ru_huzc_3
gone ru_huzc_4
gone ru_jegc_1_1
gone ru_jegc_1_2
gone ru_jegc_1_3
gone ru_jegc_1_4
gone ru_jegc_2_1
gone ru_jegc_2_2
gone ru_jegc_2_3
gone ru_jegc_2_4
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit ru_art_8 2520 N form=line
unit ru_tolstoj 2830
do bombard pl_art_1 2520
roll 9
roll 0
event COMMAND_IS_GONE unit ru_tolstoj [4.6a]
