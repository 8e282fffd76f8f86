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

case units on the map are not in command of a commander who stayed off it
scenario raclawice/hypothetical
turn 2
phase movement
active ru_tomatis
unit ru_uglicki_1_1 1820 N
illegal move ru_uglicki_1_1 4.2a [4.2a]
legal move ru_uglicki_2_1 [13-hypothetical-setup-RUa]

case a shot of a unit that has just entered is paid for
scenario raclawice/hypothetical
turn 1
phase movement
active ru_tomatis
unit pl_kosciuszko 0414
unit pl_6pp_1_1 1825 S
do move ru_uglicki_1_1
do enter ru_uglicki_1_1 1827
do face ru_uglicki_1_1 N
do fire ru_uglicki_1_1 1825
roll 0
expect unit ru_uglicki_1_1 shots=1 mp=2 [10.9.2]

case but in phase 4 the commander must be there
scenario raclawice/hypothetical
turn 1
phase movement
active ru_tomatis
pool pl_kosciuszko
unit pl_kosciuszko 0414
unit pl_6pp_1_1 1826 SE
do move ru_uglicki_1_1
do enter ru_uglicki_1_1 1827
do face ru_uglicki_1_1 N
do step ru_uglicki_1_1 1826
do stop                             # nobody else enters
do stop                             # nor does Tomatis
chance 3.3c [4.2b]
expect unit ru_uglicki_1_1 status=melee [4.2b]

case with him it is fought
scenario raclawice/hypothetical
turn 1
phase movement
active ru_tomatis
pool pl_kosciuszko
unit pl_kosciuszko 0414
unit pl_6pp_1_1 1826 SE
do move ru_uglicki_1_1
do enter ru_uglicki_1_1 1827
do face ru_uglicki_1_1 N
do step ru_uglicki_1_1 1826
do stop
do enter ru_tomatis 1827
do stop
chance ASK_ATTACKER [4.2b]
