# [3.4d] [3.4e] Losses turn and replace counters; the last one eliminates. [3.4f] Points a loss, [3.4g] the scythe company.

case a loss turns the counter over, the next brings on counter 2
phase movement
active ru_tomatis
actor russian
unit ru_tomatis 0520
unit ru_art_1 0520 N
unit ru_art_2 0520 N
unit pl_3pp_1_1 0516 S
expect unit pl_3pp_1_1 morale=6 strength=6 firepower=6 lost=0 [3.4d]
do bombard ru_art_1 0516
roll 9
event TAKES_LOSS unit pl_3pp_1_1 a 4 [3.4d]
do retreat pl_3pp_1_1 0515
expect unit pl_3pp_1_1 morale=6 strength=4 firepower=4 lost=1 [3.4d]
do bombard ru_art_2 0515
roll 9
event TAKES_LOSS unit pl_3pp_1_1 a 2 [3.4d]
do retreat pl_3pp_1_1 0514
expect unit pl_3pp_1_1 morale=5 strength=2 firepower=2 lost=2 [3.4d]

case a loss costs two points, the last of a company one
edition 2013-en
phase movement
active ru_tomatis
unit ru_tomatis 0520
unit ru_art_1 0520 N
unit pl_3pp_1_1 0516 S lost=2
do bombard ru_art_1 0516
roll 9
event TAKES_LOSS unit pl_3pp_1_1 a 1 [3.4f]

case 2013: one loss is a step of two points, not one point
edition 2013-en
phase melee
active ru_obrezkow
unit ru_obrezkow 0520
unit ru_achtyrski_1 0516 N from=0517
unit pl_kos_1 0516 S
roll 9
roll 0
event ATTACKER_WINS
expect unit pl_kos_1 strength=5 lost=2 [3.4f]       # two losses: 9, 7, 5
expect unit ru_achtyrski_1 strength=7 lost=1 [3.4f] # one loss: 9, 7

case on the back of the last counter a loss eliminates
phase movement
active ru_tomatis
unit ru_tomatis 0520
unit ru_art_1 0520 N
unit pl_3pp_1_1 0516 S lost=3
expect unit pl_3pp_1_1 left=1 alive [3.4e]
do bombard ru_art_1 0516
roll 9
event IS_DESTROYED unit pl_3pp_1_1 [3.4e]
expect unit pl_3pp_1_1 hex=off left=0 gone [3.4e]

case a unit of one counter goes with its second loss
phase movement
active ru_tomatis
unit ru_tomatis 0520
unit ru_art_1 0520 N
unit pl_2pp_strz 0516 S lost=1
do bombard ru_art_1 0516
roll 9
event IS_DESTROYED unit pl_2pp_strz [3.4e]

case a unit of three counters lives on at its fifth loss
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_uglicki_1_1 0517 N lost=4
do bombard pl_art_1 0517
roll 9
event TAKES_LOSS unit ru_uglicki_1_1 a 1 [3.4d]
noevent IS_DESTROYED
expect unit ru_uglicki_1_1 left=1 morale=6 alive [3.4e]

case an eliminated unit takes no orders
turn 9
phase movement
active pl_zajaczek
unit pl_zajaczek 0415
unit pl_3pp_1_2 0415 S
gone pl_3pp_1_1
illegal move pl_3pp_1_1 3.4e [3.4e]

case the scythe company: 9 at the start, four levels
phase movement
active ru_tomatis
unit ru_tomatis 0520
unit ru_art_1 0520 N
unit ru_art_2 0520 N
unit ru_art_3 0520 N
unit ru_art_4 0520 N
unit pl_kos_1 0517 S
expect unit pl_kos_1 strength=9 steps=4 left=4 [3.4g]
do bombard ru_art_1 0517
roll 9
event TAKES_LOSS a 7 [3.4g]
do retreat pl_kos_1 0516
do bombard ru_art_2 0516
roll 9
event TAKES_LOSS a 5 [3.4g]
do retreat pl_kos_1 0515
do bombard ru_art_3 0515
roll 9
event TAKES_LOSS a 3 [3.4g]
do retreat pl_kos_1 0514
do bombard ru_art_4 0514
roll 9
event IS_DESTROYED unit pl_kos_1 [3.4g]
