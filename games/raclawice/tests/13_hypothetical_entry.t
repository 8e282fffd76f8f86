# [13-hypothetical-setup-RUa] to [13-hypothetical-setup-RUc] The Russians enter; [13-hypothetical-note1] F. Denisow commands.

case the units of the activated commander enter anywhere between 1227 and 3427
scenario raclawice/hypothetical
turn 1
phase draw
pool ru_tomatis
unit pl_kosciuszko 0414
draw ru_tomatis
legal move ru_uglicki_1_1 [13-hypothetical-setup-RUa]
illegal move ru_woroneski_1 4.1 [13-hypothetical-setup-RUa]
do move ru_uglicki_1_1
expect count enter 23 [13-hypothetical-setup-RUa]
legal enter ru_uglicki_1_1 1227 [13-hypothetical-setup-RUa]
legal enter ru_uglicki_1_1 2327 [13-hypothetical-setup-RUa]
legal enter ru_uglicki_1_1 3427 [13-hypothetical-setup-RUa]
illegal enter ru_uglicki_1_1 1127 13-hypothetical-setup-RUa [13-hypothetical-setup-RUa]
illegal enter ru_uglicki_1_1 2326 13-hypothetical-setup-RUa [13-hypothetical-setup-RUa]
illegal enter ru_uglicki_1_1 0126 13-hypothetical-setup-RUa [13-hypothetical-setup-RUa]

case an entry hex held by the enemy is closed, the others are open
scenario raclawice/hypothetical
turn 1
phase movement
active ru_tomatis
unit pl_kosciuszko 0414
unit pl_6pp_1_1 1227 S
do move ru_uglicki_1_1
illegal enter ru_uglicki_1_1 1227 13-hypothetical-setup-RUa [13-hypothetical-setup-RUa]
legal enter ru_uglicki_1_1 1327 [13-hypothetical-setup-RUa]

case infantry pays for the ground of the hex it enters by
scenario raclawice/hypothetical
turn 1
phase movement
active ru_tomatis
unit pl_kosciuszko 0414
do move ru_uglicki_1_1
do enter ru_uglicki_1_1 1827
event 13-hypothetical-setup-RUb unit ru_uglicki_1_1 hex 1827 a 1 [13-hypothetical-setup-RUb]
do face ru_uglicki_1_1 N
expect unit ru_uglicki_1_1 hex=1827 facing=N mp=1 [13-hypothetical-setup-RUb]

case so does cavalry
scenario raclawice/hypothetical
turn 1
phase movement
active ru_muromcow
unit pl_kosciuszko 0414
do move ru_woroneski_1
do with ru_woroneski_2
do enter ru_woroneski_1 3427
do face ru_woroneski_1 NW
expect unit ru_woroneski_1 hex=3427 facing=NW mp=1 [13-hypothetical-setup-RUb]
expect unit ru_woroneski_2 hex=3427 facing=NW mp=1 [13-hypothetical-setup-RUb]

case any number enters by one hex, cavalry through infantry as well
scenario raclawice/hypothetical
turn 1
phase movement
active ru_f_denisow
unit pl_kosciuszko 0414
unit ru_uglicki_1_2 1827 N moved
unit ru_uglicki_1_3 1827 N moved
unit ru_uglicki_1_4 1827 N moved
unit ru_uglicki_1_5 1827 N moved
do move ru_achtyrski_3
legal enter ru_achtyrski_3 1827 [13-hypothetical-setup-RUc]
illegal enter ru_achtyrski_3 1127 13-hypothetical-setup-RUa [13-hypothetical-setup-RUc]

case a fifth company too, where the historical scenario and edition bar it
scenario raclawice/hypothetical
turn 1
phase movement
active ru_f_denisow
unit pl_kosciuszko 0414
unit ru_uglicki_1_2 1827 N moved
unit ru_uglicki_1_3 1827 N moved
unit ru_uglicki_1_4 1827 N moved
unit ru_uglicki_1_5 1827 N moved
do move ru_uglicki_2_2
legal enter ru_uglicki_2_2 1827 [13-hypothetical-setup-RUc]

case going on from a full entry hex does not turn those who stand there
scenario raclawice/hypothetical
turn 1
phase movement
active ru_f_denisow
unit pl_kosciuszko 0414
unit ru_uglicki_1_2 1827 N moved
unit ru_uglicki_1_3 1827 N moved
unit ru_uglicki_1_4 1827 N moved
unit ru_uglicki_1_5 1827 N moved
do move ru_uglicki_2_2
legal enter ru_uglicki_2_2 1827 [13-hypothetical-setup-RUc]
do enter ru_uglicki_2_2 1827
do face ru_uglicki_2_2 NW
illegal stop 6.2f [13-hypothetical-setup-RUc]
do step ru_uglicki_2_2 1726
expect unit ru_uglicki_1_2 hex=1827 facing=N [13-hypothetical-setup-RUc]
expect unit ru_uglicki_1_5 hex=1827 facing=N [13-hypothetical-setup-RUc]

case 2013, historical scenario: 0126 takes four companies
edition 2013-en
turn 12
phase movement
active ru_f_denisow
unit ru_tormasow 1014
unit ru_uglicki_1_2 0126 NE moved
unit ru_uglicki_1_3 0126 NE moved
unit ru_uglicki_1_4 0126 NE moved
unit ru_uglicki_1_5 0126 NE moved
do move ru_uglicki_2_2
illegal enter ru_uglicki_2_2 0126 6.2a [13-historical-note3b]

case 2010, historical scenario: the limit holds at the end of the phase
edition 2010-pl
turn 12
phase movement
active ru_f_denisow
unit ru_tormasow 1014
unit ru_uglicki_1_2 0126 NE moved
unit ru_uglicki_1_3 0126 NE moved
unit ru_uglicki_1_4 0126 NE moved
unit ru_uglicki_1_5 0126 NE moved
do move ru_uglicki_2_2
legal enter ru_uglicki_2_2 0126 [13-historical-note3b]

case the commander follows in phase 3 by the same hexes
scenario raclawice/hypothetical
turn 1
phase movement
active ru_tomatis
unit pl_kosciuszko 0414
unit ru_uglicki_1_1 1827 N moved
do stop
expect count enter 23 [13-hypothetical-setup-RUa]
do enter ru_tomatis 1827
expect unit ru_tomatis hex=1827 [13-hypothetical-setup-RUa]
legal lead ru_tomatis 1826 [13-hypothetical-setup-RUa]

case guns come with any commander, after his units
scenario raclawice/hypothetical
turn 1
phase movement
active ru_tomatis
unit pl_kosciuszko 0414
unit ru_uglicki_1_1 1827 N moved
unit ru_uglicki_2_1 1827 N moved
unit ru_nowogrodzki_1_1 1927 N moved
illegal shift ru_art_1 2027 GUNS_COME_LAST [13-hypothetical-setup-RUa]
do move ru_nowogrodzki_2_1
do enter ru_nowogrodzki_2_1 2127
do face ru_nowogrodzki_2_1 N
do stop
legal shift ru_art_1 2027 [13-hypothetical-setup-RUa]
legal shift ru_art_18 1227 [13-hypothetical-setup-RUa]

case F. Denisow is the overall commander: his chit is always in, Tormasow's only by choice
scenario raclawice/hypothetical
turn 1
phase pool
unit pl_kosciuszko 0414
do chit pl_zajaczek
do chit pl_szyrer
expect state pool ru_f_denisow [13-hypothetical-note1]
expect nostate pool ru_tormasow [13-hypothetical-note1]
illegal chit ru_f_denisow 3.3a [13-hypothetical-note1]
legal chit ru_tormasow [13-hypothetical-note1]
expect count chit 6 [13-hypothetical-note1]
do chit ru_tormasow
do chit ru_pustowalow
chance 3.3c [13-hypothetical-note1]            # nobody opens the game
expect count draw 6 [13-hypothetical-note1]

case F. Denisow activates another and then himself
scenario raclawice/hypothetical
turn 3
phase draw
pool ru_f_denisow
unit pl_kosciuszko 0414
unit ru_f_denisow 1820
unit ru_uglicki_1_2 1820 N
unit ru_tormasow 1620
unit ru_kozak_6 1620 N
draw ru_f_denisow
expect prompt ASK_ACTIVATE [13-hypothetical-note1]
legal activate ru_tormasow [13-hypothetical-note1]
illegal activate ru_f_denisow 4.4b [13-hypothetical-note1]
do activate ru_tormasow
legal move ru_kozak_6 [13-hypothetical-note1]
do stop
do stop
legal move ru_uglicki_1_2 [13-hypothetical-note1]
illegal move ru_kozak_6 4.1 [13-hypothetical-note1]

case Tormasow is an ordinary commander there
scenario raclawice/hypothetical
turn 3
phase draw
pool ru_tormasow
unit pl_kosciuszko 0414
unit ru_f_denisow 1820
unit ru_uglicki_1_2 1820 N
unit ru_tormasow 1620
unit ru_kozak_6 1620 N
draw ru_tormasow
expect prompt ASK_ACTIVE [13-hypothetical-note1]
legal move ru_kozak_6 [13-hypothetical-note1]

case F. Denisow, not there yet, activates another who brings his units in
scenario raclawice/hypothetical
turn 1
phase activation
active ru_f_denisow
unit pl_kosciuszko 0414
legal activate ru_tomatis [13-hypothetical-setup-RUa]
do activate ru_tomatis
do move ru_uglicki_1_1
legal enter ru_uglicki_1_1 1827 [13-hypothetical-setup-RUa]
