# [10.9.1a, 10.9.1b, 10.9.4d, 10.9.4e] Four shots a turn, each settled at once and marked.

case the fourth shot is the last
phase movement
active ru_tomatis
actor polish
unit ru_tomatis 0822
unit ru_uglicki_1_1 0820 S
unit pl_3pp_1_1 0818 S shots=3
unit pl_3pp_1_2 1018 S shots=4
legal fire pl_3pp_1_1 0820 [10.9.1a]
illegal fire pl_3pp_1_2 1020 10.9.1a [10.9.1a]
do fire pl_3pp_1_1 0820
event FIRES unit pl_3pp_1_1 a 4 [10.9.4e]
roll 0
expect unit pl_3pp_1_1 shots=4 [10.9.1a, 10.9.4e]

case cavalry too
phase movement
active pl_manget
unit pl_manget 0815
unit pl_bkn_2m_1 0818 S shots=3
unit pl_bkn_2m_2 1018 S shots=4
unit ru_kozak_1 0820 S
unit ru_kozak_2 1020 S
legal fire pl_bkn_2m_1 0820 [10.9.1a]
illegal fire pl_bkn_2m_2 1020 10.9.1a [10.9.1a]

case shots of a reaction count, r14
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0815 S
unit ru_uglicki_1_2 0817 N shots=3
do move pl_3pp_1_1
do step pl_3pp_1_1 0816
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 0816
event FIRES unit ru_uglicki_1_2 a 4 [10.9.1a]
roll 0
do stop
expect unit ru_uglicki_1_2 shots=4 [10.9.4e]

case who has fired four times does not fire in reaction
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0815 S
unit ru_uglicki_1_2 0817 N shots=4
do move pl_3pp_1_1
do step pl_3pp_1_1 0816
illegal volley ru_uglicki_1_2 10.9.1a [10.9.1a]

case the markers go with the turn
turn 3
phase movement
active ru_tomatis
pool pl_zajaczek
unit ru_tomatis 0822
unit ru_uglicki_1_1 0821 S
unit pl_zajaczek 0814
unit pl_3pp_1_1 0818 S shots=4
do stop
do stop
draw pl_zajaczek
illegal fire pl_3pp_1_1 0821 10.9.1a [10.9.1a]
do stop
do stop
do chit pl_zajaczek
do chit pl_szyrer
expect turn 4
expect unit pl_3pp_1_1 shots=0 [10.9.1a]

case fire is declared in the movement phase and settled before anything else
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit pl_3pp_1_2 1016 S
unit ru_uglicki_1_2 0818 S
do fire pl_3pp_1_1 0818
chance 10.9.7b [10.9.1b]
illegal move pl_3pp_1_2 2.2 [10.9.1b]
roll 9
event DRIVEN_BACK_WITH_LOSS unit ru_uglicki_1_2 [10.9.4d]
expect unit ru_uglicki_1_2 lost=1 [10.9.4d]
illegal move pl_3pp_1_2 8.16.5 [10.9.4d]

case no fire in the other phases
phase commander
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit ru_kozak_1 0818 S
illegal fire pl_3pp_1_1 0818 3.3f [10.9.1b]

case four shots are the limit in a square too
phase movement
active ru_tormasow
actor polish
unit ru_tormasow 0825
unit ru_kozak_6 0817 S
unit pl_3pp_1_1 0816 S form=square
unit pl_3pp_1_2 0816 S form=square shots=4
unit pl_3pp_1_3 0816 S form=square
unit pl_3pp_1_4 0816 S form=square
do fire pl_3pp_1_1 0817
roll 0
expect unit pl_3pp_1_1 shots=1 [10.9.1a]
expect unit pl_3pp_1_2 shots=4 [10.9.1a]
