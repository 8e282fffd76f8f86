# [10.9.7, 10.9.8, 10.9.9a, 10.9.9b] The first shot of a turn adds one, the second nothing, the third
# and fourth take one. Firepower 3 at one hex: M. Target of morale 6.
case first, second, third and fourth shot
phase movement
active ru_tormasow
actor polish
unit ru_tormasow 2809
unit ru_muszb_1_1 2509 N
unit ru_muszb_1_2 2811 S
unit pl_7pp_1_1 2409 S
do fire pl_7pp_1_1 2509
roll 5
event MOD_FIRST_SHOT a 1 [10.9.7]
event STANDS_FIRE a 6 b 6 [10.9.7]
do stop
do fire pl_7pp_1_1 2509
roll 6
noevent MOD_FIRST_SHOT
noevent MOD_LATE_SHOT
event STANDS_FIRE a 6 b 6 [10.9.8]
do stop
do fire pl_7pp_1_1 2509
roll 7
event MOD_LATE_SHOT a -1 [10.9.9a]
event STANDS_FIRE a 6 b 6 [10.9.9a]
do stop
do fire pl_7pp_1_1 2509
roll 8
event MOD_LATE_SHOT a -1 [10.9.9a]
event IS_DRIVEN_BACK a 7 b 6 [10.9.9a]
expect unit pl_7pp_1_1 shots=4 [10.9.9a]

case exact chances of the first, second and third shot
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2409 S
unit pl_7pp_1_2 2413 S shots=1
unit pl_7pp_1_3 2417 S shots=2
unit pl_7pp_1_4 2421 S shots=3
unit ru_muszb_1_1 2509 N
unit ru_muszb_1_2 2513 N
unit ru_muszb_1_3 2517 N
unit ru_muszb_1_4 2521 N
odds 6/10 fire pl_7pp_1_1 2509 = stands [10.9.7]
odds 2/10 fire pl_7pp_1_1 2509 = retreat, loss [10.9.7]
odds 7/10 fire pl_7pp_1_2 2513 = stands [10.9.8]
odds 1/10 fire pl_7pp_1_2 2513 = retreat, loss [10.9.8]
odds 8/10 fire pl_7pp_1_3 2517 = stands [10.9.9a]
odds 8/10 fire pl_7pp_1_4 2521 = stands [10.9.9a]

case cavalry too
phase movement
active ru_tormasow
unit ru_tormasow 2809
unit ru_woroneski_1 2609 N
unit ru_woroneski_2 2613 N shots=2
unit pl_7pp_1_1 2509 S
unit pl_7pp_1_2 2513 S
do fire ru_woroneski_1 2509
roll 6
event MOD_FIRST_SHOT a 1 [10.9.7]
event MOD_CAVALRY_FIRES a -1
event STANDS_FIRE a 6 b 6 [10.9.7]
do pass
do fire ru_woroneski_2 2513
roll 8
event MOD_LATE_SHOT a -1 [10.9.9a]
event MOD_CAVALRY_FIRES a -1
event STANDS_FIRE a 6 b 6 [10.9.9a]

case batteries have no first shot
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_art_4 2209 S
unit ru_muszb_1_1 2609 N
do bombard pl_art_4 2609
roll 5
noevent MOD_FIRST_SHOT
noevent MOD_LATE_SHOT
event STANDS_FIRE a 6 b 6 [10.9.7]

# The printed example goes on: Fire 3 on the one, Fire 1 on the other; 1M and -1 make 0. As in 10.9.6d
# two companies of the 7th stand for 1/I/1 pp and 1/I/3 pp.
case a third-shot firer and a first-shot firer: the modifier best for the target, r30
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2408 S shots=3
unit pl_7pp_2_1 2409 S shots=1
unit ru_woroneski_1 2609 N
do fire pl_7pp_1_1 2609
do with pl_7pp_2_1
event FIRE_ROW a 3 b 1 [10.9.9b]
roll 6
event MOD_RESULT a 1 [10.9.9b]
event MOD_LATE_SHOT a -1 [10.9.9b]
event STANDS_FIRE a 6 b 6 [10.9.9b]

case the order of naming does not matter
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2408 S shots=3
unit pl_7pp_2_1 2409 S shots=1
unit ru_woroneski_1 2609 N
do fire pl_7pp_2_1 2609
do with pl_7pp_1_1
roll 7
event MOD_LATE_SHOT a -1 [10.9.9b]
event IS_DRIVEN_BACK a 7 b 6 [10.9.9b]

case a fresh firer beside one that has fired once adds nothing
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2408 S
unit pl_7pp_2_1 2409 S shots=1
unit ru_woroneski_1 2609 N
do fire pl_7pp_1_1 2609
do with pl_7pp_2_1
roll 5
noevent MOD_FIRST_SHOT
noevent MOD_LATE_SHOT
event STANDS_FIRE a 6 b 6 [10.9.9b]

# Under a Line marker all fire: the one below counts as well.
case the tired company under a Line marker
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S form=ranked
unit pl_7pp_1_2 2409 S form=ranked shots=3
unit ru_muszb_1_1 2609 N
do fire pl_7pp_1_1 2609
event FIRE_ROW a 2 b 0
roll 7
event MOD_LATE_SHOT a -1 [10.9.9b]
event STANDS_FIRE a 6 b 6 [10.9.9b]

case the tired company of a square
phase movement
active ru_tormasow
actor polish
unit ru_tormasow 2809
unit ru_muszb_1_1 2509 N
unit pl_7pp_1_1 2409 S form=square
unit pl_7pp_1_2 2409 S form=square shots=2
unit pl_7pp_1_3 2409 S form=square
unit pl_7pp_1_4 2409 S form=square
do fire pl_7pp_1_1 2509
roll 7
event MOD_LATE_SHOT a -1 [10.9.9b]
event STANDS_FIRE a 6 b 6 [10.9.9b]
