# [10.10.3, 10.10.3-note, 10.10.5] A battery fires once in each movement phase of its own commander
# and once in each of an enemy, r42, r114.

case once in a movement phase, batteries of both sides
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_2 2409 S
unit ru_art_3 2617 N form=line
unit ru_muszb_1_2 2809 N
unit pl_7pp_1_2 2217 S
do bombard pl_art_2 2809
roll 1
expect actor russian [10.10.3]
legal bombard ru_art_3 2217 [10.10.3]
do bombard ru_art_3 2217
roll 1
illegal bombard pl_art_2 2809 10.10.3 [10.10.3]
expect unit pl_art_2 status=fired [10.10.5]
do stop
expect prompt ASK_LEADER [10.10.3]

case a new activation is a new shot: of the own commander, and of each enemy
turn 10
late never 0
phase movement
active pl_sierakowski
pool ru_tormasow ru_chruszczow
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_2 2409 S fired used
unit ru_tormasow 2815
unit ru_chruszczow 2817
unit ru_muszd_1_1 2817 S
unit ru_muszb_1_1 2815 S
unit ru_art_3 2617 N form=line fired used
unit ru_muszb_1_2 2809 N
unit pl_7pp_1_2 2217 S
illegal bombard pl_art_2 2809 10.10.3 [10.10.3]
do stop
do stop
draw ru_tormasow
expect actor polish
legal bombard pl_art_2 2809 [10.10.3, 10.10.5]
do bombard pl_art_2 2809
roll 1
legal bombard ru_art_3 2217 [10.10.3, 10.10.5]
do stop
do stop
draw ru_chruszczow
expect actor polish
legal bombard pl_art_2 2809 [10.10.3]
do pass
illegal bombard ru_art_3 2217 10.10.3 [10.10.3]

case for another commander of the own side it does not fire, r114
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_art_2 2409 S
unit pl_art_1 2413 S         # Kamieński's
unit ru_kozak_1 2709 N
unit ru_kozak_2 2713 N
unit ru_kozak_3 2717 N
legal bombard pl_art_2 2709 [10.10.3]
illegal bombard pl_art_1 2713 10.10.3 [10.10.3]

case it needs no radius to fire, r114
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_art_2 2423 S             # fourteen hexes away
unit ru_kozak_1 2723 N
legal bombard pl_art_2 2723 [10.10.3]

case in the movement phase of any enemy all batteries fire
phase movement
active ru_tormasow
actor polish
unit ru_tormasow 2809
unit ru_muszb_1_1 2709 N
unit pl_art_2 2409 S
unit pl_art_1 2413 S
unit pl_art_5 2405 S
legal bombard pl_art_2 2709 [10.10.3]
legal bombard pl_art_1 2709 [10.10.3]
legal bombard pl_art_5 2709 [10.10.3]

case as many shots as chits in the pool that concern it
turn 10
late never 0
phase draw
pool pl_sierakowski pl_kamienski ru_tormasow ru_denisow
unit pl_sierakowski 2109
unit pl_7pp_1_1 2110 N
unit pl_kamienski 2111
unit pl_2pp_2_1 2111 N
unit pl_art_2 2409 S
unit ru_tormasow 2815
unit ru_muszb_1_1 2815 S
unit ru_denisow 2819
unit ru_musza_1_1 2819 S
unit ru_muszb_1_2 2809 N
draw ru_tormasow
legal bombard pl_art_2 2809 [10.10.3-note]
do bombard pl_art_2 2809
roll 1
do stop
do stop
draw pl_kamienski
illegal bombard pl_art_2 2809 10.10.3 [10.10.3-note]
do stop
do stop
draw ru_denisow
legal bombard pl_art_2 2809 [10.10.3-note]
do bombard pl_art_2 2809
roll 1
do stop
do stop
draw pl_sierakowski
legal bombard pl_art_2 2809 [10.10.3-note]

# r113: Kościuszko's draw holds two movement phases; in the second the battery must be one of the six.
case two phases of one draw are two shots
phase activation
active pl_kosciuszko
unit pl_kosciuszko 2110
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_2 2409 S
unit pl_art_3 2413 S
unit ru_muszb_1_2 2809 N
do activate pl_sierakowski
do bombard pl_art_2 2809
roll 1
do stop
do stop
do name pl_art_2
do done
legal bombard pl_art_2 2809 [10.10.3]
illegal bombard pl_art_3 2809 10.10.3 [10.10.3]

case by the option a draw is one shot
option one_shot_per_chit=on
phase activation
active pl_kosciuszko
unit pl_kosciuszko 2110
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_2 2409 S
unit ru_muszb_1_2 2809 N
do activate pl_sierakowski
do bombard pl_art_2 2809
roll 1
do stop
do stop
do name pl_art_2
do name pl_7pp_1_1
illegal bombard pl_art_2 2809 10.10.3 [10.10.3]

case who has turned in this phase or moved this turn does not fire
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_2 2409 SE
unit pl_art_3 2411 S shifted
unit ru_muszb_1_2 2809 N
do traverse pl_art_2 S
illegal bombard pl_art_2 2809 8.11b
illegal bombard pl_art_3 2809 8.11d [10.10.5]

case foot artillery that has moved stays turned over till the end of the turn
turn 10
late never 0
phase movement
active pl_sierakowski
pool ru_tormasow
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_2 2409 S
unit ru_tormasow 2815
unit ru_muszb_1_1 2815 S
unit ru_muszb_1_2 2809 S
do shift pl_art_2 2509
do face pl_art_2 S
illegal bombard pl_art_2 2809 8.11d [10.10.5]
do stop
do stop
draw ru_tormasow
expect unit pl_art_2 status=moved [10.10.5]
expect actor russian [10.10.5]
do stop
do stop
do chit pl_sierakowski
expect turn 11
expect unit pl_art_2 status= [10.10.5]

case the effect is applied before anything else happens
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_2 2409 S
unit ru_muszb_1_2 2809 N
do bombard pl_art_2 2809
chance 10.9.7-missing [10.10.4a]
illegal move pl_7pp_1_1 2.2 [10.10.4a]
roll 9
event DRIVEN_BACK_WITH_LOSS unit ru_muszb_1_2 [10.10.4a]
expect unit ru_muszb_1_2 lost=1

case the batteries of a fallen commander fire when his units are led
turn 10
phase activation
active pl_kosciuszko
dead pl_sierakowski
unit pl_kosciuszko 2209
unit pl_7pp_1_1 2309 S
unit pl_art_2 2409 S
unit ru_muszb_1_1 2809 N
do command pl_sierakowski
legal bombard pl_art_2 2809 [10.10.3]

case not for another commander, and for any enemy
turn 10
phase movement
active pl_kamienski
dead pl_sierakowski
unit pl_kamienski 2209
unit pl_2pp_2_1 2309 S
unit pl_art_2 2409 S
unit ru_muszb_1_1 2809 N
illegal bombard pl_art_2 2809 10.10.3 [10.10.3]

# r74, r113
case a reaction is the shot of this phase
turn 10
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2409 S
unit pl_7pp_1_2 2413 S
unit ru_art_3 2609 N form=line
do move pl_7pp_1_1
do step pl_7pp_1_1 2509
do volley ru_art_3
do bombard ru_art_3 2509
roll 1
do stop
expect actor polish [10.10.3]          # the enemy has no other shot
expect unit ru_art_3 status=fired [10.10.3]
