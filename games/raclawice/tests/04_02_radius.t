# [4.2a] Four hexes; [4.2b] what command allows.

case in command at four hexes, not at five
phase movement
active pl_szyrer
unit pl_szyrer 0616
unit pl_6pp_1_1 1016 S
unit pl_6pp_1_2 1116 S
unit pl_6pp_1_3 0616 S
unit pl_6pp_1_4 0620 S
unit pl_6pp_2_1 0621 S
expect unit pl_6pp_1_1 command=yes [4.2a]
expect unit pl_6pp_1_2 command=no [4.2a]
legal move pl_6pp_1_1 [4.2a]
illegal move pl_6pp_1_2 4.2a [4.2a]
legal move pl_6pp_1_3 [4.2a]
legal move pl_6pp_1_4 [4.2a]
illegal move pl_6pp_2_1 4.2a [4.2a]

case enemies between do not matter
phase movement
active pl_szyrer
unit pl_szyrer 0616
unit pl_6pp_1_1 1016 S
unit ru_uglicki_1_2 0716 N
unit ru_uglicki_1_3 0816 N
unit ru_uglicki_1_4 0916 N
unit ru_uglicki_1_5 0815 N
unit ru_uglicki_2_2 0817 N
legal move pl_6pp_1_1 [4.2a]

case the radius is looked at when the unit begins; it may then go on as far as it can
phase movement
active pl_madalinski
unit pl_madalinski 0416
unit pl_bkn_1w_1 0716 NE
do move pl_bkn_1w_1
do step pl_bkn_1w_1 0816
do step pl_bkn_1w_1 0916
do step pl_bkn_1w_1 1016
legal step pl_bkn_1w_1 1116 [4.2a]
expect unit pl_bkn_1w_1 command=no hex=1016 [4.2a]

case out of command: no movement, but fire that costs nothing
phase movement
active pl_szyrer
unit pl_szyrer 0416
unit pl_6pp_1_1 1016 S
unit ru_uglicki_1_2 1017 N
illegal move pl_6pp_1_1 4.2a [4.2b]
legal fire pl_6pp_1_1 1017
do fire pl_6pp_1_1 1017
roll 2
expect unit pl_6pp_1_1 shots=1 mp=0 [4.2b]

case in command a shot costs a point
phase movement
active pl_szyrer
unit pl_szyrer 0816
unit pl_6pp_1_1 1016 S
unit ru_uglicki_1_2 1017 N
do fire pl_6pp_1_1 1017
roll 2
expect unit pl_6pp_1_1 shots=1 mp=1 [4.2b]

case in phase 4 a unit within four hexes attacks
phase melee
active pl_szyrer
unit pl_szyrer 0616
unit pl_6pp_1_1 1016 S from=1015
unit ru_uglicki_1_2 1016 N
chance ASK_ATTACKER [4.2b]

case at five hexes it does not, and the activation is over
phase melee
active pl_szyrer
pool pl_zajaczek
unit pl_szyrer 0516
unit pl_6pp_1_1 1016 S from=1015
unit ru_uglicki_1_2 1016 N
chance 3.3c [4.2b]
expect unit pl_6pp_1_1 status=melee lost=0 [4.2b]

case in phase 4 the radius is looked at again, from where the commander is now
phase commander
active pl_szyrer
pool pl_zajaczek
unit pl_szyrer 0516
unit pl_6pp_1_1 1016 S from=1015
unit ru_uglicki_1_2 1016 N
do lead pl_szyrer 0616
do stop
chance ASK_ATTACKER [4.2b]

case a commander who rides off leaves his melee
phase commander
active pl_szyrer
pool pl_zajaczek
unit pl_szyrer 0616
unit pl_6pp_1_1 1016 S from=1015
unit ru_uglicki_1_2 1016 N
do lead pl_szyrer 0516
do stop
chance 3.3c [4.2b]
