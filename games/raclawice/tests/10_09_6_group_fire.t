# [10.9.6a, 10.9.6b, 10.9.6c, 10.9.6d] Units side by side fire together.
# 0716, 0816, 0916 facing S stand in each other's flank zones.

# The printed example: 1/I/3 pp and 2/II/3 pp at I/Woroneski, both with firepower 6.
case two companies of firepower 6 at two hexes
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0716 S
unit pl_3pp_2_2 0816 S
unit ru_woroneski_1 0818 S
expect unit pl_3pp_1_1 firepower=6 [10.9.6d]
expect unit pl_3pp_2_2 firepower=6 [10.9.6d]
do fire pl_3pp_1_1 0818
legal with pl_3pp_2_2 [10.9.6a]
legal shoot [10.9.6a]
do with pl_3pp_2_2
event FIRE_ROW unit ru_woroneski_1 a 3 b 1 [10.9.6c, 10.9.6d]
roll 7
event MOD_RESULT a 1 [10.9.6d]
event IS_DRIVEN_BACK unit ru_woroneski_1 a 8 b 7 [10.9.6d]

case the example's basic row is 3-5
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0716 S
unit pl_3pp_2_2 0816 S
unit ru_woroneski_1 0818 S
do fire pl_3pp_1_1 0818
do shoot
event FIRE_ROW unit ru_woroneski_1 a 2 b 0 [10.9.6d]
roll 7
event STANDS_FIRE unit ru_woroneski_1 a 7 b 7 [10.9.6d]

case three hexes, two rows
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0716 S
unit pl_3pp_2_2 0816 S
unit pl_3pp_2_3 0916 S
unit ru_woroneski_1 0818 S
do fire pl_3pp_2_2 0818
do with pl_3pp_1_1
do with pl_3pp_2_3
event FIRE_ROW unit ru_woroneski_1 a 4 b 2 [10.9.6c]
expect unit pl_3pp_1_1 shots=1 mp=1
expect unit pl_3pp_2_2 shots=1 mp=1
expect unit pl_3pp_2_3 shots=1 mp=1

# r36: the strongest is divided by its own distance.
case the strongest firer is the farther one
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0716 S           # 6 : 3 = 2, row 1
unit pl_3pp_2_2 0816 S lost=1    # at two hexes
unit ru_kozak_1 0918 S
do fire pl_3pp_2_2 0918
do with pl_3pp_1_1
event FIRE_ROW a 2 [10.9.6b]

case the strongest firer is the nearer one
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0716 S lost=1    # at three hexes
unit pl_3pp_2_2 0816 S           # 6 : 2 = 3, row 2
unit ru_kozak_1 0918 S
do fire pl_3pp_1_1 0918
do with pl_3pp_2_2
event FIRE_ROW a 3 [10.9.6b]

# On a hill, where a neighbour does not hide the target.
case the highest firepower counts, not the highest quotient
phase movement
active ru_muromcow
unit ru_muromcow 0908
unit ru_woroneski_1 0910 S       # 9 : 2 = 5, row 2
unit ru_woroneski_2 1010 S lost=1 # 7 : 1 would be row 3
unit pl_kos_1 1111 S
do fire ru_woroneski_2 1111
do with ru_woroneski_1
event FIRE_ROW a 3 [10.9.6b]

case only one arm
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0716 S
unit pl_3pp_2_2 0816 S
unit pl_bkn_2m_1 0916 S
unit ru_kozak_1 0818 S
do fire pl_3pp_2_2 0818
legal with pl_3pp_1_1 [10.9.6a]
illegal with pl_bkn_2m_1 FIRE_OF_ONE_ARM [10.9.6a]

case cavalry with cavalry
phase movement
active pl_manget
unit pl_manget 0815
unit pl_bkn_2m_1 0816 S
unit pl_bkn_2m_2 0916 S
unit ru_kozak_1 0818 S
unit ru_kozak_2 0918 S
do fire pl_bkn_2m_1 0918
legal with pl_bkn_2m_2 [10.9.6a]

case not with another facing
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0716 S
unit pl_3pp_2_2 0816 S
unit pl_3pp_2_3 0916 SE          # beside, but another facing
unit ru_kozak_1 0918 S
do fire pl_3pp_2_2 0918
legal with pl_3pp_1_1 [10.9.6a]
illegal with pl_3pp_2_3 NOT_NEXT_TO_FIRER [10.9.6a]

case nor one that stands before or behind
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0716 S
unit pl_3pp_2_2 0816 S
unit pl_3pp_2_4 0717 S           # before 0716
unit ru_kozak_1 0818 S
do fire pl_3pp_2_2 0818
legal with pl_3pp_1_1 [10.9.6a]
illegal with pl_3pp_2_4 NOT_NEXT_TO_FIRER [10.9.6a]

case each needs its own line of sight and range
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_3pp_1_1 0716 S
unit pl_3pp_2_2 0816 S
unit pl_3pp_2_3 0916 S
unit pl_kos_1 0817 S             # on the way of 0716, off the way of 0816
unit ru_kozak_1 0918 S
do fire pl_3pp_2_3 0918
legal with pl_3pp_2_2 [10.9.6a]
illegal with pl_3pp_1_1 10.1a [10.9.6a]
do with pl_3pp_2_2
expect actor chance [10.9.6a]

case the one out of range stays out
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_3pp_1_1 0716 S           # four hexes away
unit pl_3pp_2_2 0816 S
unit pl_3pp_2_3 0916 S
unit ru_kozak_1 1018 S
do fire pl_3pp_2_2 1018
legal with pl_3pp_2_3 [10.9.6a]
illegal with pl_3pp_1_1 10.8a [10.9.6a]

case who is bound by an enemy in front does not join
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_3pp_1_1 0716 S
unit pl_3pp_2_2 0816 S
unit pl_3pp_2_3 0916 S
unit ru_kozak_1 0717 S
unit ru_kozak_2 0918 S
do fire pl_3pp_2_2 0918
legal with pl_3pp_2_3 [10.9.6a]
illegal with pl_3pp_1_1 10.5 [10.9.6a]

case a chain: who stands beside a named firer may join
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_3pp_1_1 0716 S
unit pl_3pp_2_2 0816 S
unit pl_3pp_2_3 0916 S
unit ru_kozak_1 0818 S
do fire pl_3pp_1_1 0818
illegal with pl_3pp_2_3 10.9.6a [10.9.6a]
do with pl_3pp_2_2
legal with pl_3pp_2_3 [10.9.6a]

case one unit of a hex fires, the one on top
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_3pp_1_1 0716 S
unit pl_3pp_1_2 0716 S
unit pl_3pp_2_2 0816 S
unit ru_kozak_1 0818 S
do fire pl_3pp_2_2 0818
legal with pl_3pp_1_1 [10.9.6a]
illegal with pl_3pp_1_2 6.6a [10.9.6a]

case who has no shot or no point left does not join
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_3pp_1_1 0716 S shots=4
unit pl_3pp_2_2 0816 S
unit pl_3pp_2_3 0916 S mp=4 moved
unit pl_3pp_2_4 1016 S
unit ru_kozak_1 0918 S
do fire pl_3pp_2_2 0918
expect actor chance [10.9.6a]

# r36, r69: who may act in this activation pays a point, the other does not; both use a shot.
case a group of two commands
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_3pp_1_1 0716 S
unit pl_6pp_1_1 0816 S
unit ru_kozak_1 0818 S
do fire pl_3pp_1_1 0818
do with pl_6pp_1_1
expect unit pl_3pp_1_1 shots=1 mp=1 [10.9.6a, 10.9.2]
expect unit pl_6pp_1_1 shots=1 mp=0 [10.9.6a, 10.9.2]

# r75: in a reaction those fire together who announced fire.
case joint fire in reaction
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0815 S
unit ru_uglicki_1_2 0817 N       # front hexes 0716 and 0816
unit ru_uglicki_1_3 0917 N       # front hexes 0816 and 0916
do move pl_3pp_1_1
do step pl_3pp_1_1 0816
do volley ru_uglicki_1_3
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 0816
legal with ru_uglicki_1_3 [10.9.6a]
do with ru_uglicki_1_3
event FIRE_ROW unit pl_3pp_1_1 a 4 b 2 [10.9.6c]

case who did not announce fire does not join
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0815 S
unit ru_uglicki_1_2 0817 N
unit ru_uglicki_1_3 0917 N
do move pl_3pp_1_1
do step pl_3pp_1_1 0816
do hold ru_uglicki_1_3
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 0816
event FIRE_ROW unit pl_3pp_1_1 a 3 b 1 [10.9.6a]
