# [10.10.3, 10.10.3-note] A gun fires once in each movement phase, whoever was activated.

case once in a movement phase, guns of both sides
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0914 S
unit pl_art_1 0816 S
unit ru_art_1 1420 N
unit ru_uglicki_1_2 0820 S
unit pl_kos_1 1414 S
do bombard pl_art_1 0820
roll 0
expect actor russian [10.10.3]
legal bombard ru_art_1 1414 [10.10.3]
do bombard ru_art_1 1414
roll 0
illegal bombard pl_art_1 0820 10.10.3 [10.10.3]
do stop
expect prompt ASK_LEADER [10.10.3]

case a new activation is a new shot, for every gun
turn 3
phase movement
active pl_zajaczek
pool ru_tomatis pl_szyrer
unit pl_zajaczek 0813
unit pl_szyrer 0612
unit pl_6pp_1_1 0612 S
unit pl_3pp_1_1 0914 S
unit pl_art_1 0816 S fired used
unit ru_tomatis 1023
unit ru_uglicki_1_1 1022 S
unit ru_art_1 1420 N fired used
unit ru_uglicki_1_2 0820 S
unit pl_kos_1 1414 S
illegal bombard pl_art_1 0820 10.10.3 [10.10.3, 10.10.3-note]
do stop
do stop
draw ru_tomatis
expect actor polish
legal bombard pl_art_1 0820 [10.10.3, 10.10.3-note@2013-en]
do bombard pl_art_1 0820
roll 0
legal bombard ru_art_1 1414 [10.10.3, 10.10.3-note@2013-en]
do stop
do stop
draw pl_szyrer
expect actor russian
legal bombard ru_art_1 1414 [10.10.3-note@2013-en]
do pass
legal bombard pl_art_1 0820 [10.10.3-note@2013-en]

case the effect is applied before anything else happens
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0914 S
unit pl_art_1 0816 S
unit ru_uglicki_1_2 0820 S
do bombard pl_art_1 0820
chance 10.9.7b [10.10.3-note]
illegal move pl_3pp_1_1 2.2 [10.10.3-note]
roll 9
event DRIVEN_BACK_WITH_LOSS unit ru_uglicki_1_2 [10.10.3-note]
expect unit ru_uglicki_1_2 lost=1 [10.10.3-note]

# r113: Kościuszko's draw holds two movement phases.
case two phases of one draw are two shots
phase activation
active pl_kosciuszko
unit pl_kosciuszko 0813
unit pl_zajaczek 0813
unit pl_3pp_1_1 0914 S
unit pl_art_1 0816 S
unit ru_uglicki_1_2 0820 S
do activate pl_zajaczek
do bombard pl_art_1 0820
roll 0
do stop
do stop
do name pl_3pp_1_1
do done
legal bombard pl_art_1 0820 [10.10.3]

case by the option a draw is one shot
option one_shot_per_chit=on
phase activation
active pl_kosciuszko
unit pl_kosciuszko 0813
unit pl_zajaczek 0813
unit pl_3pp_1_1 0914 S
unit pl_art_1 0816 S
unit ru_uglicki_1_2 0820 S
do activate pl_zajaczek
do bombard pl_art_1 0820
roll 0
do stop
do stop
do name pl_3pp_1_1
do done
illegal bombard pl_art_1 0820 10.10.3 [10.10.3]

case and the next draw is the next shot
option one_shot_per_chit=on
turn 3
phase movement
active pl_zajaczek
pool ru_tomatis pl_szyrer
unit pl_zajaczek 0813
unit pl_3pp_1_1 0914 S
unit pl_art_1 0816 S
unit ru_tomatis 1023
unit ru_uglicki_1_1 1022 S
unit ru_uglicki_1_2 0820 S
do bombard pl_art_1 0820
roll 0
do stop
do stop
draw ru_tomatis
legal bombard pl_art_1 0820 [10.10.3]

case who has turned in this phase or moved this turn does not fire
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0914 S
unit pl_art_1 0816 SE
unit pl_art_2 1016 S shifted
unit ru_uglicki_1_2 0820 S
do traverse pl_art_1 S
illegal bombard pl_art_1 0820 8.11b
illegal bombard pl_art_2 0820 8.11d
