# [7.0] The normal formation; [7.1] none is changed in a melee hex.

case units stand in line unless they are told otherwise
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_strz_1 2220 S
unit pl_wojciechowski_1 2321 S
expect unit pl_2pp_2_1 form=line [7.0]
expect unit pl_strz_1 form=line [7.0]
expect unit pl_wojciechowski_1 form=line [7.0]

case so they do at set-up
setup
expect unit pl_2pp_2_1 form=line [7.0]
expect unit pl_strz_1 form=line [7.0]

case losses do not break a line: nobody thins out by himself
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit ru_muszf_1_1 2720 N lost=1
do bombard pl_art_1 2720
roll 9
event TAKES_LOSS unit ru_muszf_1_1
expect unit ru_muszf_1_1 form=line [7.0]

case no skirmish order in a melee hex
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_strz_1 2320 S
unit pl_strz_2 2220 S
unit ru_muszf_1_1 2320 N
illegal move pl_strz_1 6.13 [7.1a]
illegal skirmish pl_strz_1 10.4b [7.1a]

case no square in a melee hex in the own phase
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S
unit pl_5fiz_1_1 2220 S
unit ru_muszf_1_1 2320 N
illegal move pl_2pp_2_1 6.13 [7.1a]

case having come into it on the move the skirmishers are done
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_strz_1 2320 S
unit pl_strz_2 2220 S
unit ru_muszf_1_1 2420 S shots=4
do move pl_strz_1
do step pl_strz_1 2420
illegal skirmish pl_strz_1 10.4b [7.1a]

case a square is the exception: against cavalry that comes into the hex
phase movement
active ru_tormasow
unit ru_tormasow 2820
unit ru_woroneski_1 2520 N
unit ru_woroneski_2 2820 N
unit pl_2pp_2_1 2420 S shots=4
unit pl_2pp_2_2 2420 S
unit pl_2pp_2_3 2420 S
unit pl_2pp_2_4 2420 S
do move ru_woroneski_1
do step ru_woroneski_1 2420
legal form pl_2pp_2_1 [7.1c]
do form pl_2pp_2_1
roll 6
event FORMS_SQUARE [7.1c]
expect unit pl_2pp_2_1 form=square status=melee [7.1c]

case not against infantry
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_muszf_1_1 2520 N
unit ru_muszf_1_2 2820 N
unit pl_2pp_2_1 2420 NW shots=4
unit pl_2pp_2_2 2420 NW
unit pl_2pp_2_3 2420 NW
unit pl_2pp_2_4 2420 NW
do move ru_muszf_1_1
do step ru_muszf_1_1 2420
expect actor russian [7.1c]
expect unit pl_2pp_2_1 form=line status=melee [7.1c]
