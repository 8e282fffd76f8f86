# [11.3] One melee a unit and phase; charges and cavalry's counterattacks are excepted.

case who has fought in this phase does not fight again
phase melee
active ru_rachmanow
unit ru_rachmanow 1523
unit ru_rgt_f_1_1 1525 S from=1425 fought
unit pl_4pp_1_1 1525 N
unit ru_rgt_f_1_2 1527 S from=1528
unit pl_4pp_1_2 1527 N
unit ru_rgt_f_1_3 1524 S from=1523
unit pl_4pp_1_3 1524 N
expect count fight 2 [11.3]
illegal fight 1525 11.3 [11.3]
legal fight 1527 [11.3]
legal fight 1524 [11.3]

case nor is anybody attacked twice
phase melee
active ru_rachmanow
unit ru_rachmanow 1523
unit ru_rgt_f_1_1 1525 S from=1425
unit pl_4pp_1_1 1525 N fought
unit ru_rgt_f_1_2 1527 S from=1528
unit pl_4pp_1_2 1527 N
unit ru_rgt_f_1_3 1524 S from=1523
unit pl_4pp_1_3 1524 N
illegal fight 1525 11.3 [11.3]

# Three straight hexes make a charge; the winner may go on into the next enemy.
case cavalry charges twice in one movement phase
phase movement
active ru_rachmanow
unit ru_rachmanow 1125
unit ru_smolenski_1 1225 S
unit pl_4pp_1_1 1525 S
unit pl_4pp_1_2 1825 S
do move ru_smolenski_1
do step ru_smolenski_1 1325
do step ru_smolenski_1 1425
do step ru_smolenski_1 1525
event CHARGES unit ru_smolenski_1 hex 1525 [11.3]
roll 9
roll 0
event ATTACKER_WINS
expect unit pl_4pp_1_1 hex=off
do face ru_smolenski_1 S
do step ru_smolenski_1 1625
do step ru_smolenski_1 1725
do step ru_smolenski_1 1825
event CHARGES unit ru_smolenski_1 hex 1825 [11.3]
chance ASK_ATTACKER [11.3]

# [8.14.4] The phases are counted apart: fought marks of phase 2 do not bind phase 4.
case who has charged in the movement phase attacks in the melee phase as well
turn 3
phase movement
active ru_rachmanow
unit ru_rachmanow 1523
unit ru_smolenski_1 1225 S
unit pl_4pp_1_1 1525 S
unit pl_4pp_1_2 1726 S
do move ru_smolenski_1
do step ru_smolenski_1 1325
do step ru_smolenski_1 1425
do step ru_smolenski_1 1525
roll 9
roll 0
do face ru_smolenski_1 SE
do step ru_smolenski_1 1625
do step ru_smolenski_1 1726
noevent CHARGES
expect unit ru_smolenski_1 hex=1726 status=melee
do stop
chance ASK_ATTACKER [11.3]
