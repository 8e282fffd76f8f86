# [12.1a] to [12.1e] What scores, and what does not. r55, r89, r110, r133

# A modified 9 costs a step, the last one here.
case a unit eliminated by fire: 1
turn 3
phase movement
active ru_rachmanow
unit ru_rachmanow 1125
unit ru_rgt_f_1_1 1425 S
unit pl_4pp_1_1 1525 S lost=2
unit pl_4pp_1_2 1519 N
do fire ru_rgt_f_1_1 1525
roll 9
event IS_DESTROYED unit pl_4pp_1_1 [12.1a]
event 12.1a unit pl_4pp_1_1 a 1 b 1 [12.1a]
expect points allied 1 [12.1a]
expect points polish 0 [12.1a]

case a unit eliminated on its way back from fire: 1
turn 3
phase movement
active ru_rachmanow
unit ru_rachmanow 1125
unit ru_rgt_f_1_1 1425 S
unit ru_rgt_f_1_2 1624 S
unit ru_rgt_f_1_3 1625 S
unit pl_4pp_1_1 1525 N
unit pl_4pp_1_2 1519 N
do fire ru_rgt_f_1_1 1525
roll 8
event IS_DESTROYED unit pl_4pp_1_1 [12.1a]
expect points allied 1 [12.1a]

case driven back and hurt, but alive: nothing
turn 3
phase movement
active ru_rachmanow
unit ru_rachmanow 1125
unit ru_rgt_f_1_1 1425 S
unit pl_4pp_1_1 1525 N
unit pl_4pp_1_2 1519 N
do fire ru_rgt_f_1_1 1525
roll 9
do retreat pl_4pp_1_1 1624
expect unit pl_4pp_1_1 lost=1
expect points allied 0 [12.1a]

case by guns it is the same: 1
turn 3
phase movement
active ru_rachmanow
unit ru_rachmanow 1125
unit ru_art_7 1325 S
unit pl_4pp_1_1 1525 S lost=2
unit pl_4pp_1_2 1519 N
do bombard ru_art_7 1525
roll 9
event IS_DESTROYED unit pl_4pp_1_1 [12.1a]
expect points allied 1 [12.1a]

# r133: only fire scores.
case eliminated after a failed check to counterattack: nothing
turn 3
phase movement
active ru_rachmanow
unit ru_rachmanow 1125
unit ru_rgt_f_1_1 1325 S
unit ru_rgt_f_1_2 1624 S
unit ru_rgt_f_1_3 1625 S
unit pl_4pp_1_1 1525 N
unit pl_4pp_1_2 1519 N
do move ru_rgt_f_1_1
do step ru_rgt_f_1_1 1425
do counter pl_4pp_1_1
roll 9
expect unit pl_4pp_1_1 gone
expect points allied 0 [12.1a]

# r55
case a unit eliminated in melee scores nothing by itself
turn 3
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit pl_4pp_1_1 1525 N lost=1
unit pl_4pp_1_2 1519 N
roll 5
roll 5
expect unit pl_4pp_1_1 gone
expect points allied 1 [12.1a, 12.1b]

case a melee won by the attacker: 1
turn 3
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit pl_4pp_1_1 1525 N
roll 5
roll 5
event 12.1b a 1 b 1 [12.1b]
expect points allied 1 [12.1b]
expect points polish 0 [12.1b]

case a melee won by the defender: 1
turn 3
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit pl_4pp_1_1 1525 N
roll 4
roll 5
expect points allied 0 [12.1b]
expect points polish 1 [12.1b]

case every melee counts
turn 3
phase melee
active ru_rachmanow
points polish 2
points allied 1
unit ru_rachmanow 1523
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit pl_4pp_1_1 1525 N
unit ru_rgt_f_1_2 1527 S from=1528 lost=1
unit pl_4pp_1_2 1527 N
do fight 1525
roll 5
roll 5
do face ru_rgt_f_1_1 S
roll 5
roll 5
expect points allied 3 [12.1b]
expect points polish 2 [12.1b]

# r110: 1 for the melee besides.
case a battery without stars: 2
turn 3
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425
unit pl_art_7 1525 N
roll 5
roll 5
event GUN_IS_CAPTURED unit pl_art_7 [12.1c]
event 12.1c unit pl_art_7 a 2 b 1 [12.1c]
expect unit pl_art_7 gone [12.1c]
expect points allied 3 [12.1c]

case one star: 3
turn 3
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425
unit pl_art_6 1525 N
roll 5
roll 5
expect points allied 4 [12.1c]

case two stars: 4
turn 3
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425
unit pl_art_2 1525 N
roll 5
roll 5
expect points allied 5 [12.1c]

case three stars: 5
turn 3
phase melee
active pl_poninski
unit pl_poninski 1522
unit pl_4pp_1_1 1525 S from=1425
unit pr_heavy_1 1525 N
roll 5
roll 5
expect points polish 6 [12.1c]

case a battery left behind by its beaten infantry: the same
turn 3
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit pl_4pp_1_1 1525 N
unit pl_art_2 1525 N
roll 5
roll 5
event GUN_IS_CAPTURED unit pl_art_2 [12.1c]
expect points allied 5 [12.1c]

# r106
case guns that win a melee score it
turn 3
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit pl_art_2 1525 N
roll 0
roll 9
expect unit pl_art_2 hex=1525 [12.1b]
expect points polish 1 [12.1b]

case an own battery won back: 2, whatever its stars
turn 3
phase movement
active pl_poninski
points allied 5
trophy pl_art_2 1525
unit pl_poninski 1523
unit pl_4pp_1_1 1625 N
unit ru_uglicki_1_1 1519 N
do move pl_4pp_1_1
do step pl_4pp_1_1 1525
event GUN_IS_RECAPTURED unit pl_art_2 hex 1525 [12.1d]
event 12.1d unit pl_art_2 a 2 b 0 [12.1d]
expect points polish 2 [12.1d]
expect points allied 5 [12.1d]
expect unit pl_art_2 gone [12.1d]
expect nostate trophy pl_art_2 [12.1d]

# r108
case not while the enemy is in the hex
turn 3
phase movement
active pl_poninski
trophy pl_art_2 1525
unit pl_poninski 1523
unit pl_4pp_1_1 1625 N
unit ru_rgt_f_1_1 1525 N
unit ru_uglicki_1_1 1519 N
do move pl_4pp_1_1
do step pl_4pp_1_1 1525
noevent GUN_IS_RECAPTURED
expect points polish 0 [12.1d]
expect state trophy pl_art_2 1525 [12.1d]

case the victor over the captors wins it back
turn 3
phase melee
active pl_poninski
trophy pl_art_2 1525
unit pl_poninski 1523
unit pl_4pp_1_1 1525 N from=1625
unit ru_rgt_f_1_1 1525 N lost=1
unit ru_uglicki_1_1 1519 N
roll 5
roll 5
event GUN_IS_RECAPTURED unit pl_art_2 [12.1d]
expect points polish 3 [12.1d, 12.1b]

case a captured gun scores for the enemy once: it is no trophy of his to win back
turn 3
phase movement
active ru_rachmanow
trophy pl_art_2 1525
unit ru_rachmanow 1523
unit ru_rgt_f_1_1 1625 N
unit pl_1pp_1_1 1519 N
do move ru_rgt_f_1_1
do step ru_rgt_f_1_1 1525
noevent GUN_IS_RECAPTURED
expect points allied 0 [12.1d]

case a commander killed by fire: 3
turn 3
phase movement
active ru_rachmanow
unit ru_rachmanow 1125
unit ru_art_7 1325 S
unit pl_4pp_1_1 1525 S
unit pl_poninski 1525
unit pl_4pp_1_2 1519 N
do bombard ru_art_7 1525
roll 1
chance 4.6.1a
roll 0
event COMMANDER_KILLED unit pl_poninski [12.1e]
event 12.1e unit pl_poninski a 3 b 1 [12.1e]
expect points allied 3 [12.1e]

case a wounded commander: nothing
turn 3
phase movement
active ru_rachmanow
unit ru_rachmanow 1125
unit ru_art_7 1325 S
unit pl_4pp_1_1 1525 S
unit pl_poninski 1525
unit pl_4pp_1_2 1519 N
do bombard ru_art_7 1525
roll 1
roll 9
event COMMANDER_WOUNDED unit pl_poninski
expect points allied 0 [12.1e]

case a commander who falls with his unit: 3, and 1 for the unit shot down
turn 3
phase movement
active ru_rachmanow
unit ru_rachmanow 1125
unit ru_rgt_f_1_1 1425 S
unit pl_4pp_1_1 1525 S lost=2
unit pl_poninski 1525
unit pl_4pp_1_2 1519 N
do fire ru_rgt_f_1_1 1525
roll 9
event FALLS_WITH_UNIT unit pl_poninski [12.1e]
expect points allied 4 [12.1e, 12.1a]
