# [10.9.6a, 10.9.6b, 10.9.6c, 10.9.6d] Units side by side fire together.
# 1623, 1624, 1625 facing S stand in each other's flank zones.

# The printed example: 1/I/1 pp and 1/I/3 pp at I/Woroneski; the basic row is 2-3.
case two companies at two hexes: row 4-5
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1623 S
unit pl_3pp_1_1 1624 S
unit ru_woroneski_1 1824 N
do fire pl_1pp_1_1 1824
legal with pl_3pp_1_1 [10.9.6a]
legal shoot [10.9.6a]
do with pl_3pp_1_1
event FIRE_ROW unit ru_woroneski_1 a 3 b 1 [10.9.6c, 10.9.6d]
roll 6
event MOD_RESULT a 1 [10.9.6d]
event IS_DRIVEN_BACK unit ru_woroneski_1 a 7 b 6 [10.9.6d]

case one of them alone reads row 2-3
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1623 S
unit pl_3pp_1_1 1624 S
unit ru_woroneski_1 1824 N
do fire pl_1pp_1_1 1824
do shoot
event FIRE_ROW unit ru_woroneski_1 a 2 b 0 [10.9.6d]
roll 6
event STANDS_FIRE unit ru_woroneski_1 a 6 b 6 [10.9.6d]

case three hexes, two rows
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1623 S
unit pl_1pp_1_2 1624 S
unit pl_1pp_1_3 1625 S
unit ru_kozak_1 1824 N
do fire pl_1pp_1_2 1824
do with pl_1pp_1_1
do with pl_1pp_1_3
event FIRE_ROW unit ru_kozak_1 a 4 b 2 [10.9.6c]
expect unit pl_1pp_1_1 shots=1 mp=1 [10.9.6c]
expect unit pl_1pp_1_2 shots=1 mp=1
expect unit pl_1pp_1_3 shots=1 mp=1

# r36: the strongest is divided by its own distance.
case the strongest firer is the farther one
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1623 S           # 3 : 3 = 1, row 1
unit pl_1pp_1_2 1624 S lost=1    # at two hexes
unit ru_kozak_1 1825 N
do fire pl_1pp_1_2 1825
do with pl_1pp_1_1
event FIRE_ROW a 2 [10.9.6b]

case the strongest firer is the nearer one
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1623 S lost=1    # at three hexes
unit pl_1pp_1_2 1624 S           # 3 : 2 = 2, row 2
unit ru_kozak_1 1825 N
do fire pl_1pp_1_1 1825
do with pl_1pp_1_2
event FIRE_ROW a 3 [10.9.6b]

case only one arm
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1623 S
unit pl_1pp_1_2 1624 S
unit pl_bkn_1w_1 1625 S
unit ru_kozak_1 1824 N
do fire pl_1pp_1_2 1824
legal with pl_1pp_1_1 [10.9.6a]
illegal with pl_bkn_1w_1 FIRE_OF_ONE_ARM [10.9.6a]

case cavalry with cavalry
phase movement
active pl_sanguszko
unit pl_sanguszko 1524
unit pl_bkn_1w_1 1624 S
unit pl_bkn_1w_2 1625 S
unit ru_kozak_1 1824 N
unit ru_kozak_2 1825 N
do fire pl_bkn_1w_1 1825
legal with pl_bkn_1w_2 [10.9.6a]

case not with another facing
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1623 S
unit pl_1pp_1_2 1624 S
unit pl_1pp_1_3 1625 SE          # beside, but another facing
unit ru_kozak_1 1825 N
do fire pl_1pp_1_2 1825
legal with pl_1pp_1_1 [10.9.6a]
illegal with pl_1pp_1_3 NOT_NEXT_TO_FIRER [10.9.6a]

case nor one that stands before or behind
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1623 S
unit pl_1pp_1_2 1624 S
unit pl_1pp_1_4 1723 S           # before 1623
unit ru_kozak_1 1824 N
do fire pl_1pp_1_2 1824
legal with pl_1pp_1_1 [10.9.6a]
illegal with pl_1pp_1_4 NOT_NEXT_TO_FIRER [10.9.6a]

case each needs its own line of sight and range
phase movement
active pl_grochowski
unit pl_grochowski 1424
unit pl_1pp_1_1 1623 S
unit pl_1pp_1_2 1624 S
unit pl_1pp_1_3 1625 S
unit pl_2pp_1_1 1724 S             # on the way of 1623, off the way of 1624
unit ru_kozak_1 1825 N
do fire pl_1pp_1_3 1825
legal with pl_1pp_1_2 [10.9.6a]
illegal with pl_1pp_1_1 10.1a [10.9.6a]
do with pl_1pp_1_2
expect actor chance [10.9.6a]

case the one out of range stays out
phase movement
active pl_grochowski
unit pl_grochowski 1424
unit pl_1pp_1_1 1623 S           # four hexes away
unit pl_1pp_1_2 1624 S
unit pl_1pp_1_3 1625 S
unit ru_kozak_1 1826 N
do fire pl_1pp_1_2 1826
legal with pl_1pp_1_3 [10.9.6a]
illegal with pl_1pp_1_1 10.8a [10.9.6a]

case who is bound by an enemy in front does not join
phase movement
active pl_grochowski
unit pl_grochowski 1424
unit pl_1pp_1_1 1623 S
unit pl_1pp_1_2 1624 S
unit pl_1pp_1_3 1625 S
unit ru_kozak_1 1723 N
unit ru_kozak_2 1825 N
do fire pl_1pp_1_2 1825
legal with pl_1pp_1_3 [10.9.6a]
illegal with pl_1pp_1_1 10.5 [10.9.6a]

case a chain: who stands beside a named firer may join
phase movement
active pl_grochowski
unit pl_grochowski 1424
unit pl_1pp_1_1 1623 S
unit pl_1pp_1_2 1624 S
unit pl_1pp_1_3 1625 S
unit ru_kozak_1 1824 N
do fire pl_1pp_1_1 1824
illegal with pl_1pp_1_3 10.9.6a [10.9.6a]
do with pl_1pp_1_2
legal with pl_1pp_1_3 [10.9.6a]

case one unit of a hex fires, the one on top
phase movement
active pl_grochowski
unit pl_grochowski 1424
unit pl_1pp_1_1 1623 S
unit pl_1pp_1_2 1623 S
unit pl_1pp_1_3 1624 S
unit ru_kozak_1 1824 N
do fire pl_1pp_1_3 1824
legal with pl_1pp_1_1 [10.9.6a]
illegal with pl_1pp_1_2 6.8a [10.9.6a]

case who has no shot or no point left does not join
phase movement
active pl_grochowski
unit pl_grochowski 1424
unit pl_1pp_1_1 1623 S shots=4
unit pl_1pp_1_2 1624 S
unit pl_1pp_1_3 1625 S mp=4 moved
unit pl_1pp_1_4 1626 S
unit ru_kozak_1 1825 N
do fire pl_1pp_1_2 1825
expect actor chance [10.9.6a]

# r36, r69: who may act in this activation pays a point, the other does not; both use a shot.
case a group of two commands
phase movement
active pl_grochowski
unit pl_grochowski 1424
unit pl_1pp_1_1 1623 S
unit pl_2pp_1_1 1624 S
unit ru_kozak_1 1824 N
do fire pl_1pp_1_1 1824
do with pl_2pp_1_1
expect unit pl_1pp_1_1 shots=1 mp=1 [10.9.6a, 10.9.2]
expect unit pl_2pp_1_1 shots=1 mp=0 [10.9.6a, 10.9.2]

# r126: Russians and Prussians are two armies on one side.
case Russians and Prussians do not fire together
phase movement
active pr_favrat
unit pr_favrat 2024
unit pr_22pp_1_1 1824 N
unit pr_22pp_1_2 1823 N
unit ru_uglicki_1_1 1825 N
unit pl_1pp_1_1 1624 S
do fire pr_22pp_1_1 1624
legal with pr_22pp_1_2 [10.9.6a]
illegal with ru_uglicki_1_1 10.9.6a [10.9.6a]

# r75: in a reaction those fire together who announced fire.
case joint fire in reaction
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1524 S
unit ru_uglicki_1_2 1724 N       # front hexes 1623 and 1624
unit ru_uglicki_1_3 1725 N       # front hexes 1624 and 1625
do move pl_1pp_1_1
do step pl_1pp_1_1 1624
do volley ru_uglicki_1_3
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 1624
legal with ru_uglicki_1_3 [10.9.6a]
do with ru_uglicki_1_3
event FIRE_ROW unit pl_1pp_1_1 a 4 b 2 [10.9.6c]       # 4 : 1 and a row down

# r148, on a hill where a neighbour does not hide the target.
case joint fire at lone guns: one roll against the best firepower at one hex
phase movement
active pr_favrat
unit pr_favrat 1117
unit pr_22pp_1_1 1016 N lost=1   # firepower 4, at one hex
unit pr_22pp_1_2 1015 N          # firepower 5, at two hexes
unit pl_art_2 0917 S
do fire pr_22pp_1_1 0917
do with pr_22pp_1_2
chance 10.9.5b [10.9.5b]
roll 4
event GUN_STANDS a 4 b 4 [10.9.5b]
expect unit pr_22pp_1_2 shots=1
