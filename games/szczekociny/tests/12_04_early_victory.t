# [12.4a] 11 points of the Allies, 7 of the Poles, looked at after every activation. r56; [12.4b] other limits.

case the Allies with 11
turn 4
phase commander
active pl_poninski
pool ru_rachmanow
points allied 11
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
event AUTOMATIC_VICTORY a 11 b 1 [12.4a]
expect over allied [12.4a]

case 10 are not enough
turn 4
phase commander
active pl_poninski
pool ru_rachmanow
points allied 10
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
expect over no [12.4a]

case the Poles with 7
turn 4
phase commander
active pl_poninski
pool ru_rachmanow
points polish 7
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
event AUTOMATIC_VICTORY a 7 b 0 [12.4a]
expect over polish [12.4a]

case 6 are not enough
turn 4
phase commander
active pl_poninski
pool ru_rachmanow
points polish 6
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
expect over no [12.4a]

case the lead counts: 13 to 3 is 10
turn 4
phase commander
active pl_poninski
pool ru_rachmanow
points allied 13
points polish 3
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
expect over no [12.4a, 12.2a]

case 14 to 3 is 11
turn 4
phase commander
active pl_poninski
pool ru_rachmanow
points allied 14
points polish 3
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
event AUTOMATIC_VICTORY a 11 b 1 [12.4a]
expect over allied [12.4a]

case the Poles may have more points than 7 and not the lead
turn 4
phase commander
active pl_poninski
pool ru_rachmanow
points allied 2
points polish 8
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
expect over no [12.4a]

# The eleventh point comes in the first melee, and is lost again in the second.
case not at once: the activation is played to its end
turn 4
phase melee
active ru_rachmanow
pool pl_poninski
points allied 10
unit ru_rachmanow 1523
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit pl_4pp_1_1 1525 N
unit ru_rgt_f_1_2 1527 S from=1528 lost=1
unit pl_4pp_1_2 1527 N
unit pl_poninski 1533
do fight 1525
roll 5
roll 5
expect points allied 11
do face ru_rgt_f_1_1 S
expect over no [12.4a]
chance ASK_ATTACKER [12.4a]
roll 0
roll 9
do face pl_4pp_1_2 N
expect over no [12.4a]
chance 3.3c [12.4a]

case at the end of it
turn 4
phase melee
active ru_rachmanow
pool pl_poninski
points allied 10
unit ru_rachmanow 1523
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit pl_4pp_1_1 1525 N
unit pl_poninski 1533
roll 5
roll 5
expect over no [12.4a]
do face ru_rgt_f_1_1 S
event AUTOMATIC_VICTORY a 11 b 1 [12.4a]
expect over allied [12.4a]

case in any turn, the first as well
turn 1
phase commander
active pr_elsner
points polish 7
unit pr_elsner 1525
unit pr_fus_8_1 1525 N
unit pl_4pp_1_1 2519 S
do stop
expect over polish [12.4a]

case half the limits, rounded up: 6 for the Allies
option limits=half
turn 4
phase commander
active pl_poninski
pool ru_rachmanow
points allied 6
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
expect over allied [12.4b]

case 5 are below the half
option limits=half
turn 4
phase commander
active pl_poninski
pool ru_rachmanow
points allied 5
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
expect over no [12.4b]

case half of 7: 4 for the Poles, not 3
option limits=half
turn 4
phase commander
active pl_poninski
pool ru_rachmanow
points polish 4
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
expect over polish [12.4b]

case 3 are below it
option limits=half
turn 4
phase commander
active pl_poninski
pool ru_rachmanow
points polish 3
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
expect over no [12.4b]

case double: 21 of the Allies are not enough
option limits=double
turn 4
phase commander
active pl_poninski
pool ru_rachmanow
points allied 21
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
expect over no [12.4b]

case double: 22 are
option limits=double
turn 4
phase commander
active pl_poninski
pool ru_rachmanow
points allied 22
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
expect over allied [12.4b]

case none: the game goes on to its last turn
option limits=none
turn 4
phase commander
active pl_poninski
pool ru_rachmanow
points allied 500
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
expect over no [12.4b]
