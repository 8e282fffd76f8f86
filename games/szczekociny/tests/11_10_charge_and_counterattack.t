# [11.10] Charges and counterattacks are melees of the movement phase, fought by 11.7 and 11.8.

case a charge is fought at once, in the movement phase
turn 3
phase movement
active ru_rachmanow
unit ru_rachmanow 1125
unit ru_smolenski_1 1225 S
unit pl_4pp_1_1 1525 S
unit pl_4pp_1_2 1519 S
do move ru_smolenski_1
do step ru_smolenski_1 1325
do step ru_smolenski_1 1425
do step ru_smolenski_1 1525
event MELEE_BEGINS hex 1525 a 1 [11.10, 11.0]
chance ASK_ATTACKER [11.10]
roll 0
roll 9
event DEFENDER_WINS [11.10]
event ATTACKER_LOSES_TWO [11.10]
event DEFENDER_LOSES_ONE [11.10]
expect points polish 1 [11.10]

case beaten in a charge cavalry leaves the map by the same table
turn 3
phase movement
active ru_rachmanow
unit ru_rachmanow 1125
unit ru_smolenski_1 1225 S lost=1
unit ru_smolenski_2 1225 S lost=1
unit pl_4pp_1_1 1525 S
unit pl_4pp_1_4 1519 S
do move ru_smolenski_1
do with ru_smolenski_2
do step ru_smolenski_1 1325
do step ru_smolenski_1 1425
do step ru_smolenski_1 1525
roll 0
roll 9
do lose ru_smolenski_1
do lose ru_smolenski_1
event WITHDRAWS_TO_TRACK unit ru_smolenski_2 hex 1525 [11.10, 11.11.1]
expect unit ru_smolenski_2 hex=off status=withdrawn [11.10]
expect unit ru_smolenski_1 gone [11.10]

# [9.1A-2] Infantry that passes its check runs into the enemy in front of it.
case a counterattack is a melee in which the reacting side attacks
turn 3
phase movement
active ru_rachmanow
unit ru_rachmanow 1125
unit ru_rgt_f_1_1 1325 S lost=1
unit pl_4pp_1_1 1525 N
unit pl_4pp_1_2 1519 S
do move ru_rgt_f_1_1
do step ru_rgt_f_1_1 1425
do counter pl_4pp_1_1
roll 0
event MELEE_BEGINS hex 1425 a 0 [11.10, 11.0]
chance ASK_ATTACKER [11.10]
roll 4
event ATTACKER_ROLLS a 4 b 0 [11.10]
roll 4
event ATTACKER_WINS a 4 b 4 [11.10]
event WITHDRAWS_TO_TRACK unit ru_rgt_f_1_1 hex 1425 [11.10, 11.11.1]
expect unit pl_4pp_1_1 hex=1425 lost=1 [11.10]
