# [7.0, 7.1] Line is the normal formation; no change in a melee hex.

case all units begin in line
setup
expect unit pl_3pp_1_1 form=line [7.0]
expect unit pl_2pp_strz form=line [7.0]
expect unit pl_bkn_1w_1 form=line [7.0]
expect unit pl_kos_1 form=line [7.0]
expect unit ru_jekatierynoslawski_3_1 form=line [7.0]
expect unit ru_woroneski_1 form=line [7.0]
expect unit ru_kozak_1 form=line [7.0]

case skirmishers in a melee hex do not close their ranks
phase movement
active ru_pustowalow
unit ru_pustowalow 0920
unit ru_jekatierynoslawski_3_1 0916 N form=skirmish from=0917
unit ru_jekatierynoslawski_3_2 0918 N
unit pl_2pp_1_1 0916 S
illegal move ru_jekatierynoslawski_3_1 6.11 [7.1a]
do move ru_jekatierynoslawski_3_2
illegal close ru_jekatierynoslawski_3_1 8.15a [7.1a]
do stop
expect unit ru_jekatierynoslawski_3_1 form=skirmish [7.1a]

case a battalion in a melee hex forms no square in its own phase
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_2pp_1_4 0916 S
unit ru_woroneski_1 0916 N from=0917
unit pl_3pp_1_1 0815 S
illegal move pl_2pp_1_1 6.11 [7.1a]
legal move pl_3pp_1_1

case a square in a melee hex is not left
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
unit ru_woroneski_1 0916 N from=0917
unit pl_3pp_1_1 0815 S
illegal move pl_2pp_1_1 6.11 [7.1a]

case losses thin a unit out even in a melee hex
phase melee
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S lost=1 from=0915
unit ru_uglicki_1_2 0916 N
roll 9
roll 0
event ATTACKER_WINS
event THINS_OUT unit pl_2pp_1_1 hex 0916 [7.1b]
expect unit pl_2pp_1_1 form=skirmish strength=2 [7.1b]

case against cavalry that enters a square is formed in the melee hex
phase movement
active ru_muromcow
unit ru_muromcow 0920
unit ru_woroneski_1 0917 N
unit pl_2pp_1_1 0916 S shots=4
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_2pp_1_4 0916 S
do move ru_woroneski_1
do step ru_woroneski_1 0916
expect actor polish
legal form pl_2pp_1_1 [7.1c]
do form pl_2pp_1_1
roll 6
expect unit pl_2pp_1_1 form=square status=melee [7.1c]
expect unit pl_2pp_1_4 form=square status=melee [7.1c]

case against infantry that enters it is not
phase movement
active ru_f_denisow
unit ru_f_denisow 0920
unit ru_uglicki_1_2 0917 N
unit ru_uglicki_1_3 0919 N
unit pl_2pp_1_1 0916 S shots=4
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_2pp_1_4 0916 S
do move ru_uglicki_1_2
do step ru_uglicki_1_2 0916
expect actor russian [7.1c]
expect unit pl_2pp_1_1 form=line status=melee [7.1a, 7.1c]
