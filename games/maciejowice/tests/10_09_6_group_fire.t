# [10.9.6a, 10.9.6b, 10.9.6c, 10.9.6d] Units side by side fire together.
# 2408, 2409, 2410 facing S stand in each other's flank zones.

# The printed example: 1/I/1 pp and 1/I/3 pp at I/Woroneski; the basic row is 2-3. There is no 1 pp
# in our data and its 3 pp has firepower 2; two companies of the 7th with firepower 3 stand for them.
# Both have fired once, so that the modifier of the shot is 0.
case two companies at two hexes: row 4-5
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2408 S shots=1
unit pl_7pp_2_1 2409 S shots=1
unit ru_woroneski_1 2609 N
do fire pl_7pp_1_1 2609
legal with pl_7pp_2_1 [10.9.6a]
legal shoot [10.9.6a]
do with pl_7pp_2_1
event FIRE_ROW unit ru_woroneski_1 a 3 b 1 [10.9.6c, 10.9.6d]
roll 6
event MOD_RESULT a 1 [10.9.6d]
noevent MOD_FIRST_SHOT
noevent MOD_LATE_SHOT
event IS_DRIVEN_BACK unit ru_woroneski_1 a 7 b 6 [10.9.6d]

case one of them alone reads row 2-3
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2408 S shots=1
unit pl_7pp_2_1 2409 S shots=1
unit ru_woroneski_1 2609 N
do fire pl_7pp_1_1 2609
do shoot
event FIRE_ROW unit ru_woroneski_1 a 2 b 0 [10.9.6d]
roll 6
event STANDS_FIRE unit ru_woroneski_1 a 6 b 6 [10.9.6d]

case three hexes, two rows
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2408 S
unit pl_7pp_1_2 2409 S
unit pl_7pp_1_3 2410 S
unit ru_kozak_1 2609 N
do fire pl_7pp_1_2 2609
do with pl_7pp_1_1
do with pl_7pp_1_3
event FIRE_ROW unit ru_kozak_1 a 4 b 2 [10.9.6c]
expect unit pl_7pp_1_1 shots=1 mp=1 [10.9.6c]
expect unit pl_7pp_1_2 shots=1 mp=1
expect unit pl_7pp_1_3 shots=1 mp=1

# r36: the strongest is divided by its own distance.
case the strongest firer is the farther one
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2408 S           # 3 : 3 = 1, row 1
unit pl_7pp_1_2 2409 S lost=1    # at two hexes
unit ru_kozak_1 2610 N
do fire pl_7pp_1_2 2610
do with pl_7pp_1_1
event FIRE_ROW a 2 [10.9.6b]

case the strongest firer is the nearer one
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2408 S lost=1    # at three hexes
unit pl_7pp_1_2 2409 S           # 3 : 2 = 2, row 2
unit ru_kozak_1 2610 N
do fire pl_7pp_1_1 2610
do with pl_7pp_1_2
event FIRE_ROW a 3 [10.9.6b]

case only one arm
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2408 S
unit pl_7pp_1_2 2409 S
unit pl_wojciechowski_1 2410 S
unit ru_kozak_1 2609 N
do fire pl_7pp_1_2 2609
legal with pl_7pp_1_1 [10.9.6a]
illegal with pl_wojciechowski_1 FIRE_OF_ONE_ARM [10.9.6a]

case cavalry with cavalry
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2309
unit pl_wojciechowski_1 2409 S
unit pl_wojciechowski_2 2410 S
unit ru_kozak_1 2609 N
unit ru_kozak_2 2610 N
do fire pl_wojciechowski_1 2610
legal with pl_wojciechowski_2 [10.9.6a]

case not with another facing
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2408 S
unit pl_7pp_1_2 2409 S
unit pl_7pp_1_3 2410 SE          # beside, but another facing
unit ru_kozak_1 2610 N
do fire pl_7pp_1_2 2610
legal with pl_7pp_1_1 [10.9.6a]
illegal with pl_7pp_1_3 NOT_NEXT_TO_FIRER [10.9.6a]

case nor one that stands before or behind
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2408 S
unit pl_7pp_1_2 2409 S
unit pl_7pp_1_4 2508 S           # before 2408
unit ru_kozak_1 2609 N
do fire pl_7pp_1_2 2609
legal with pl_7pp_1_1 [10.9.6a]
illegal with pl_7pp_1_4 NOT_NEXT_TO_FIRER [10.9.6a]

case each needs its own line of sight and range
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2408 S
unit pl_7pp_1_2 2409 S
unit pl_7pp_1_3 2410 S
unit pl_2pp_2_1 2509 S             # on the way of 2408, off the way of 2409
unit ru_kozak_1 2610 N
do fire pl_7pp_1_3 2610
legal with pl_7pp_1_2 [10.9.6a]
illegal with pl_7pp_1_1 10.1a [10.9.6a]
do with pl_7pp_1_2
expect actor chance [10.9.6a]

case the one out of range stays out
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2408 S           # four hexes away
unit pl_7pp_1_2 2409 S
unit pl_7pp_1_3 2410 S
unit ru_kozak_1 2611 N
do fire pl_7pp_1_2 2611
legal with pl_7pp_1_3 [10.9.6a]
illegal with pl_7pp_1_1 10.8a [10.9.6a]

case who is bound by an enemy in front does not join
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2408 S
unit pl_7pp_1_2 2409 S
unit pl_7pp_1_3 2410 S
unit ru_kozak_1 2508 N
unit ru_kozak_2 2610 N
do fire pl_7pp_1_2 2610
legal with pl_7pp_1_3 [10.9.6a]
illegal with pl_7pp_1_1 10.5 [10.9.6a]

case a chain: who stands beside a named firer may join
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2408 S
unit pl_7pp_1_2 2409 S
unit pl_7pp_1_3 2410 S
unit ru_kozak_1 2609 N
do fire pl_7pp_1_1 2609
illegal with pl_7pp_1_3 10.9.6a [10.9.6a]
do with pl_7pp_1_2
legal with pl_7pp_1_3 [10.9.6a]

case one unit of a hex fires, the one on top
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2408 S
unit pl_7pp_1_2 2408 S
unit pl_7pp_1_3 2409 S
unit ru_kozak_1 2609 N
do fire pl_7pp_1_3 2609
legal with pl_7pp_1_1 [10.9.6a]
illegal with pl_7pp_1_2 6.8a [10.9.6a]

case who has no shot or no point left does not join
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2408 S shots=4
unit pl_7pp_1_2 2409 S
unit pl_7pp_1_3 2410 S mp=4 moved
unit pl_7pp_1_4 2411 S
unit ru_kozak_1 2610 N
do fire pl_7pp_1_2 2610
expect actor chance [10.9.6a]

# r36, r69: who may act in this activation pays a point, the other does not; both use a shot.
case a group of two commands
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2408 S
unit pl_2pp_2_1 2409 S
unit ru_kozak_1 2609 N
do fire pl_7pp_1_1 2609
do with pl_2pp_2_1
expect unit pl_7pp_1_1 shots=1 mp=1 [10.9.6a, 10.9.2]
expect unit pl_2pp_2_1 shots=1 mp=0 [10.9.6a, 10.9.2]

# r75: in a reaction those fire together who announced fire.
case joint fire in reaction
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2309 S
unit ru_muszb_1_2 2509 N       # front hexes 2408 and 2409
unit ru_muszb_1_3 2510 N       # front hexes 2409 and 2410
do move pl_7pp_1_1
do step pl_7pp_1_1 2409
do volley ru_muszb_1_3
do volley ru_muszb_1_2
do fire ru_muszb_1_2 2409
legal with ru_muszb_1_3 [10.9.6a]
do with ru_muszb_1_3
event FIRE_ROW unit pl_7pp_1_1 a 3 b 1 [10.9.6c]       # 3 : 1 and a row down

case joint fire at lone guns: one roll against the best firepower at one hex
phase movement
active pl_sierakowski
unit pl_sierakowski 1524
unit pl_15pp_1_1 1624 S lost=1   # firepower 4, at one hex
unit pl_15pp_1_2 1623 S          # firepower 5, at two hexes
unit ru_art_3 1725 N
do fire pl_15pp_1_1 1725
do with pl_15pp_1_2
chance 10.9.5b [10.9.5b]
roll 4
event GUN_STANDS a 4 b 4 [10.9.5b]
expect unit pl_15pp_1_2 shots=1
