# [12.1a] to [12.1e] What scores, and what does not. r55, r89, r110, r133

# A modified 9 costs a step, the last one here.
case a unit eliminated by fire: 1
turn 3
phase movement
active ru_denisow
unit ru_denisow 0138
unit ru_musza_1_1 0438 S
unit pl_7pp_1_1 0538 S lost=2
unit pl_7pp_1_2 0532 N
do fire ru_musza_1_1 0538
roll 9
event IS_DESTROYED unit pl_7pp_1_1 [12.1a]
event 12.1a unit pl_7pp_1_1 a 1 b 1 [12.1a]
expect points russian 1 [12.1a]
expect points polish 0 [12.1a]

case a unit eliminated on its way back from fire: 1
turn 3
phase movement
active ru_denisow
unit ru_denisow 0138
unit ru_musza_1_1 0438 S
unit ru_musza_1_2 0637 S
unit ru_musza_1_3 0638 S
unit pl_7pp_1_1 0538 N
unit pl_7pp_1_2 0532 N
do fire ru_musza_1_1 0538
roll 8
event IS_DESTROYED unit pl_7pp_1_1 [12.1a]
expect points russian 1 [12.1a]

case driven back and hurt, but alive: nothing
turn 3
phase movement
active ru_denisow
unit ru_denisow 0138
unit ru_musza_1_1 0438 S
unit pl_7pp_1_1 0538 N
unit pl_7pp_1_2 0532 N
do fire ru_musza_1_1 0538
roll 9
do retreat pl_7pp_1_1 0637
expect unit pl_7pp_1_1 lost=1
expect points russian 0 [12.1a]

case by guns it is the same: 1
turn 3
phase movement
active ru_denisow
unit ru_denisow 0138
unit ru_art_1 0338 S
unit pl_7pp_1_1 0538 S lost=2
unit pl_7pp_1_2 0532 N
do bombard ru_art_1 0538
roll 9
event IS_DESTROYED unit pl_7pp_1_1 [12.1a]
expect points russian 1 [12.1a]

# r133: only fire scores.
case eliminated after a failed check to counterattack: nothing
turn 3
phase movement
active ru_denisow
unit ru_denisow 0138
unit ru_musza_1_1 0338 S
unit ru_musza_1_2 0637 S
unit ru_musza_1_3 0638 S
unit pl_7pp_1_1 0538 N
unit pl_7pp_1_2 0532 N
do move ru_musza_1_1
do step ru_musza_1_1 0438
do counter pl_7pp_1_1
roll 9
expect unit pl_7pp_1_1 gone
expect points russian 0 [12.1a]

# r55
case a unit eliminated in melee scores nothing by itself
turn 3
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_7pp_1_1 0538 N lost=1
unit pl_7pp_1_2 0532 N
roll 5
roll 5
expect unit pl_7pp_1_1 gone
expect points russian 1 [12.1a, 12.1b]

case a melee won by the attacker: 1
turn 3
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_7pp_1_1 0538 N
roll 5
roll 5
event 12.1b a 1 b 1 [12.1b]
expect points russian 1 [12.1b]
expect points polish 0 [12.1b]

case a melee won by the defender: 1
turn 3
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_7pp_1_1 0538 N
roll 4
roll 5
expect points russian 0 [12.1b]
expect points polish 1 [12.1b]

case every melee counts
turn 3
phase melee
active ru_denisow
points polish 2
points russian 1
unit ru_denisow 0536
unit ru_musza_1_1 0538 S from=0438
unit pl_7pp_1_1 0538 N
unit ru_musza_1_2 0540 S from=0541
unit pl_7pp_1_2 0540 N
do fight 0538
roll 5
roll 5
do face ru_musza_1_1 S
roll 5
roll 5
expect points russian 3 [12.1b]
expect points polish 2 [12.1b]

# r110: 1 for the melee besides.
case a battery without stars: 2
turn 3
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_art_4 0538 N
roll 5
roll 5
event GUN_IS_CAPTURED unit pl_art_4 [12.1c]
event 12.1c unit pl_art_4 a 2 b 1 [12.1c]
expect unit pl_art_4 gone [12.1c]
expect points russian 3 [12.1c]

case one star: 3
turn 3
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_art_3 0538 N
roll 5
roll 5
expect points russian 4 [12.1c]

case two stars: 4
turn 3
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_art_2 0538 N
roll 5
roll 5
expect points russian 5 [12.1c]

case three stars: 5
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_7pp_1_1 0538 S from=0438
unit ru_art_3 0538 N
roll 5
roll 5
expect points polish 6 [12.1c]

case a battery left behind by its beaten infantry: the same
turn 3
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_7pp_1_1 0538 N
unit pl_art_2 0538 N
roll 5
roll 5
event GUN_IS_CAPTURED unit pl_art_2 [12.1c]
expect points russian 5 [12.1c]

# r106
case guns that win a melee score it
turn 3
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_art_2 0538 N
roll 0
roll 9
expect unit pl_art_2 hex=0538 [12.1b]
expect points polish 1 [12.1b]

case an own battery won back: 2, whatever its stars
turn 3
phase movement
active pl_sierakowski
points russian 5
trophy pl_art_2 0538
unit pl_sierakowski 0536
unit pl_7pp_1_1 0638 N
unit ru_muszb_1_1 0532 N
do move pl_7pp_1_1
do step pl_7pp_1_1 0538
event GUN_IS_RECAPTURED unit pl_art_2 hex 0538 [12.1d]
event 12.1d unit pl_art_2 a 2 b 0 [12.1d]
expect points polish 2 [12.1d]
expect points russian 5 [12.1d]
expect unit pl_art_2 gone [12.1d]
expect nostate trophy pl_art_2 [12.1d]

# r108
case not while the enemy is in the hex
turn 3
phase movement
active pl_sierakowski
trophy pl_art_2 0538
unit pl_sierakowski 0536
unit pl_7pp_1_1 0638 N
unit ru_musza_1_1 0538 N
unit ru_muszb_1_1 0532 N
do move pl_7pp_1_1
do step pl_7pp_1_1 0538
noevent GUN_IS_RECAPTURED
expect points polish 0 [12.1d]
expect state trophy pl_art_2 0538 [12.1d]

case the victor over the captors wins it back
turn 3
phase melee
active pl_sierakowski
trophy pl_art_2 0538
unit pl_sierakowski 0536
unit pl_7pp_1_1 0538 N from=0638
unit ru_musza_1_1 0538 N
unit ru_muszb_1_1 0532 N
roll 5
roll 5
event GUN_IS_RECAPTURED unit pl_art_2 [12.1d]
expect points polish 3 [12.1d, 12.1b]

case a captured gun scores for the enemy once: it is no trophy of his to win back
turn 3
phase movement
active ru_denisow
trophy pl_art_2 0538
unit ru_denisow 0536
unit ru_musza_1_1 0638 N
unit pl_2pp_2_1 0532 N
do move ru_musza_1_1
do step ru_musza_1_1 0538
noevent GUN_IS_RECAPTURED
expect points russian 0 [12.1d]

case a commander killed by fire: 3
turn 3
phase movement
active ru_denisow
unit ru_denisow 0138
unit ru_art_1 0338 S
unit pl_7pp_1_1 0538 S
unit pl_sierakowski 0538
unit pl_7pp_1_2 0532 N
do bombard ru_art_1 0538
roll 1
chance 4.6.1a
roll 0
event COMMANDER_KILLED unit pl_sierakowski [12.1e]
event 12.1e unit pl_sierakowski a 3 b 1 [12.1e]
expect points russian 3 [12.1e]

case a wounded commander: nothing
turn 3
phase movement
active ru_denisow
unit ru_denisow 0138
unit ru_art_1 0338 S
unit pl_7pp_1_1 0538 S
unit pl_sierakowski 0538
unit pl_7pp_1_2 0532 N
do bombard ru_art_1 0538
roll 1
roll 9
event COMMANDER_WOUNDED unit pl_sierakowski
expect points russian 0 [12.1e]

case a commander who falls with his unit: 3, and 1 for the unit shot down
turn 3
phase movement
active ru_denisow
unit ru_denisow 0138
unit ru_musza_1_1 0438 S
unit pl_7pp_1_1 0538 S lost=2
unit pl_sierakowski 0538
unit pl_7pp_1_2 0532 N
do fire ru_musza_1_1 0538
roll 9
event FALLS_WITH_UNIT unit pl_sierakowski [12.1e]
expect points russian 4 [12.1e, 12.1a]
