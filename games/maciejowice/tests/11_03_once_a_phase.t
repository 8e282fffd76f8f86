# [11.3] One melee a unit and phase; charges and cavalry's counterattacks are excepted.

case who has fought in this phase does not fight again
phase melee
active ru_denisow
unit ru_denisow 0536
unit ru_musza_1_1 0538 S from=0438 fought
unit pl_7pp_1_1 0538 N
unit ru_musza_1_2 0540 S from=0541
unit pl_7pp_1_2 0540 N
unit ru_musza_1_3 0537 S from=0536
unit pl_7pp_1_3 0537 N
expect count fight 2 [11.3]
illegal fight 0538 11.3 [11.3]
legal fight 0540 [11.3]
legal fight 0537 [11.3]

case nor is anybody attacked twice
phase melee
active ru_denisow
unit ru_denisow 0536
unit ru_musza_1_1 0538 S from=0438
unit pl_7pp_1_1 0538 N fought
unit ru_musza_1_2 0540 S from=0541
unit pl_7pp_1_2 0540 N
unit ru_musza_1_3 0537 S from=0536
unit pl_7pp_1_3 0537 N
illegal fight 0538 11.3 [11.3]

# Three straight hexes make a charge; the winner may go on into the next enemy.
case cavalry charges twice in one movement phase
phase movement
active ru_denisow
unit ru_denisow 0138
unit ru_smolenski_1 0238 S
unit pl_7pp_1_1 0538 S
unit pl_7pp_1_2 0838 S
do move ru_smolenski_1
do step ru_smolenski_1 0338
do step ru_smolenski_1 0438
do step ru_smolenski_1 0538
event CHARGES unit ru_smolenski_1 hex 0538 [11.3]
roll 9
roll 0
event ATTACKER_WINS
expect unit pl_7pp_1_1 hex=off
do face ru_smolenski_1 S
do step ru_smolenski_1 0638
do step ru_smolenski_1 0738
do step ru_smolenski_1 0838
event CHARGES unit ru_smolenski_1 hex 0838 [11.3]
chance ASK_ATTACKER [11.3]

# [8.14.4] The phases are counted apart: fought marks of phase 2 do not bind phase 4.
case who has charged in the movement phase attacks in the melee phase as well
turn 3
phase movement
active ru_denisow
unit ru_denisow 0536
unit ru_smolenski_1 0238 S
unit pl_7pp_1_1 0538 S
unit pl_7pp_1_2 0739 S
do move ru_smolenski_1
do step ru_smolenski_1 0338
do step ru_smolenski_1 0438
do step ru_smolenski_1 0538
roll 9
roll 0
do face ru_smolenski_1 SE
do step ru_smolenski_1 0638
do step ru_smolenski_1 0739
noevent CHARGES
expect unit ru_smolenski_1 hex=0739 status=melee
do stop
chance ASK_ATTACKER [11.3]
