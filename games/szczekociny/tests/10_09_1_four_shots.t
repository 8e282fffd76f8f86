# [10.9.1a, 10.9.1b, 10.9.4d, 10.9.4e] Four shots a turn, each settled at once and marked.

case the fourth shot is the last
phase movement
active ru_apraksin
actor polish
unit ru_apraksin 2024
unit ru_uglicki_1_1 1824 S
unit ru_uglicki_1_2 1826 S
unit pl_1pp_1_1 1624 S shots=3
unit pl_1pp_1_2 1626 S shots=4
legal fire pl_1pp_1_1 1824 [10.9.1a]
illegal fire pl_1pp_1_2 1826 10.9.1a [10.9.1a]
do fire pl_1pp_1_1 1824
event FIRES unit pl_1pp_1_1 a 4 [10.9.4e]
roll 0
expect unit pl_1pp_1_1 shots=4 [10.9.1a, 10.9.4e]

case cavalry too
phase movement
active pl_sanguszko
unit pl_sanguszko 1524
unit pl_bkn_1w_1 1624 S shots=3
unit pl_bkn_1w_2 1626 S shots=4
unit ru_kozak_1 1824 S
unit ru_kozak_2 1826 S
legal fire pl_bkn_1w_1 1824 [10.9.1a]
illegal fire pl_bkn_1w_2 1826 10.9.1a [10.9.1a]

case shots are counted one by one
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S
unit ru_kozak_1 1926 S           # 3 : 3 = 1, no effect
do fire pl_1pp_1_1 1926
event FIRES unit pl_1pp_1_1 a 1 [10.9.4e]
expect unit pl_1pp_1_1 shots=1 [10.9.4e]
do fire pl_1pp_1_1 1926
event FIRES unit pl_1pp_1_1 a 2 [10.9.4e]
do fire pl_1pp_1_1 1926
event FIRES unit pl_1pp_1_1 a 3 [10.9.4e]
expect unit pl_1pp_1_1 shots=3 [10.9.4e]

case shots of a reaction count, r14
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1524 S
unit ru_uglicki_1_2 1724 N shots=3
do move pl_1pp_1_1
do step pl_1pp_1_1 1624
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 1624
event FIRES unit ru_uglicki_1_2 a 4 [10.9.1a]
roll 0
do stop
expect unit ru_uglicki_1_2 shots=4 [10.9.4e]

case who has fired four times does not fire in reaction
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1524 S
unit ru_uglicki_1_2 1724 N shots=4
do move pl_1pp_1_1
do step pl_1pp_1_1 1624
illegal volley ru_uglicki_1_2 10.9.1a [10.9.1a]

case fire is declared in the movement phase and settled before anything else
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S
unit pl_1pp_1_2 1626 S
unit ru_uglicki_1_2 1824 N
do fire pl_1pp_1_1 1824
chance 10.9.7-missing [10.9.1b]
illegal move pl_1pp_1_2 2.2 [10.9.1b]
roll 9
event DRIVEN_BACK_WITH_LOSS unit ru_uglicki_1_2 [10.9.4d]
expect unit ru_uglicki_1_2 lost=1 [10.9.4d]
illegal move pl_1pp_1_2 10.11 [10.9.4d]

case no fire in the other phases
phase commander
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S
unit ru_kozak_1 1824 S
illegal fire pl_1pp_1_1 1824 3.3f [10.9.1b]

case the markers go with the turn, not with the activation
turn 10
phase movement
active ru_apraksin
pool pl_grochowski
unit ru_apraksin 2024
unit ru_uglicki_1_1 1924 S
unit pl_grochowski 1424
unit pl_1pp_1_1 1624 S shots=4
unit pl_1pp_1_2 1628 S shots=1
do stop
do stop
draw pl_grochowski
illegal fire pl_1pp_1_1 1924 10.9.1a [10.9.1a]
expect unit pl_1pp_1_2 shots=1 [10.9.4e]
do stop
do stop
do chit pl_grochowski
do chit pl_poninski
expect turn 11
expect unit pl_1pp_1_1 shots=0 [10.9.1a, 10.9.4e]
expect unit pl_1pp_1_2 shots=0 [10.9.4e]

case four shots are the limit in a square too
phase movement
active ru_rachmanow
actor polish
unit ru_rachmanow 2024
unit ru_kozak_1 1724 S
unit pl_1pp_1_1 1624 S form=square
unit pl_1pp_1_2 1624 S form=square shots=4
unit pl_1pp_1_3 1624 S form=square
unit pl_1pp_1_4 1624 S form=square
do fire pl_1pp_1_1 1724             # 9 : 4 = 2
event FIRE_ROW a 2 [10.9.1a]
expect unit pl_1pp_1_1 shots=1 [10.9.1a]
expect unit pl_1pp_1_2 shots=4 [10.9.1a]
