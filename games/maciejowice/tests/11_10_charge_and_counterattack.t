# [11.10] Charges and counterattacks are melees of the movement phase, fought by 11.7 and 11.8.

case a charge is fought at once, in the movement phase
turn 3
phase movement
active ru_denisow
unit ru_denisow 0138
unit ru_smolenski_1 0238 S
unit pl_7pp_1_1 0538 S
unit pl_7pp_1_2 0532 S
do move ru_smolenski_1
do step ru_smolenski_1 0338
do step ru_smolenski_1 0438
do step ru_smolenski_1 0538
event MELEE_BEGINS hex 0538 a 1 [11.10, 11.0]
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
active ru_denisow
unit ru_denisow 0138
unit ru_smolenski_1 0238 S
unit ru_smolenski_2 0238 S
unit pl_7pp_1_1 0538 S
unit pl_7pp_1_4 0532 S
do move ru_smolenski_1
do with ru_smolenski_2
do step ru_smolenski_1 0338
do step ru_smolenski_1 0438
do step ru_smolenski_1 0538
roll 0
roll 9
do lose ru_smolenski_1
do lose ru_smolenski_1
event WITHDRAWS_TO_TRACK unit ru_smolenski_2 hex 0538 [11.10, 11.11.1]
expect unit ru_smolenski_2 hex=off status=withdrawn [11.10]
expect unit ru_smolenski_1 gone [11.10]

# [9.1A-2] Infantry that passes its check runs into the enemy in front of it.
case a counterattack is a melee in which the reacting side attacks
turn 3
phase movement
active ru_denisow
unit ru_denisow 0138
unit ru_musza_1_1 0338 S
unit pl_7pp_1_1 0538 N
unit pl_7pp_1_2 0532 S
do move ru_musza_1_1
do step ru_musza_1_1 0438
do counter pl_7pp_1_1
roll 0
event MELEE_BEGINS hex 0438 a 0 [11.10, 11.0]
chance ASK_ATTACKER [11.10]
roll 4
event ATTACKER_ROLLS a 4 b 0 [11.10]
roll 4
event ATTACKER_WINS a 4 b 4 [11.10]
event WITHDRAWS_TO_TRACK unit ru_musza_1_1 hex 0438 [11.10, 11.11.1]
expect unit pl_7pp_1_1 hex=0438 lost=1 [11.10]
