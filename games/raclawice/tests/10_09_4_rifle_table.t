# [10.9.4a, 10.9.4b, 10.9.4c] Firepower by distance, rounded, gives the row of the rifle table.

case row 1, quotient up to 2: no effect
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S           # 6 : 3 = 2
unit ru_kozak_1 0819 S
do fire pl_3pp_1_1 0819
event FIRE_ROW a 1 [TAB-RIFLE-1, 10.9.4a, 10.9.4c]
event FIRE_NO_EFFECT unit ru_kozak_1 [TAB-RIFLE-1, 10.9.7a]
expect unit ru_kozak_1 hex=0819 lost=0 [10.9.7a]
expect unit pl_3pp_1_1 shots=1 [10.9.7a]

case row 1 at one hex
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S lost=2 form=skirmish
unit ru_kozak_1 0817 S
do fire pl_3pp_1_1 0817          # 2 : 1
event FIRE_ROW a 1 [TAB-RIFLE-1]

case row 1, a quotient below a half counts as 0
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S lost=3 form=skirmish
unit ru_kozak_1 0819 S
do fire pl_3pp_1_1 0819          # 1 : 3
event FIRE_ROW a 1 [TAB-RIFLE-1]

case row 2, quotient 3 to 5: a check
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S           # 6 : 2 = 3
unit ru_kozak_1 0818 S
do fire pl_3pp_1_1 0818
event FIRE_ROW a 2 b 0 [TAB-RIFLE-2, 10.9.4a, 10.9.4c]
chance 10.9.7b [TAB-RIFLE-2]
roll 5
noevent MOD_RESULT
event STANDS_FIRE a 5 b 5 [TAB-RIFLE-2]

case row 2 at its upper end
phase movement
active ru_tormasow
unit ru_tormasow 0822
unit ru_jekatierynoslawski_2_1 0820 N
unit pl_kos_1 0818 N             # 10 : 2 = 5
do fire ru_jekatierynoslawski_2_1 0818
event FIRE_ROW a 2 b 0 [TAB-RIFLE-2]

case halves round up: 2.5 is 3
phase movement
active ru_muromcow
unit ru_muromcow 0822
unit ru_woroneski_1 0820 N lost=2
unit pl_kos_1 0818 N             # 5 : 2
do fire ru_woroneski_1 0818
event FIRE_ROW a 2 [10.9.4b]

case halves round up: 4.5 is 5, not 6
phase movement
active ru_muromcow
unit ru_muromcow 0822
unit ru_woroneski_1 0820 N
unit pl_kos_1 0818 N             # 9 : 2
do fire ru_woroneski_1 0818
event FIRE_ROW a 2 [10.9.4b]

case thirds: 8 by 3 is 3
phase movement
active ru_f_denisow
unit ru_f_denisow 0822
unit ru_uglicki_1_2 0820 N
unit pl_kos_1 0817 N
do fire ru_uglicki_1_2 0817
event FIRE_ROW a 2 [10.9.4b]

case thirds: 4 by 3 is 1, and 6 by 3 is 2
phase movement
active ru_f_denisow
unit ru_f_denisow 0822
unit ru_uglicki_1_2 0820 N lost=2
unit ru_uglicki_1_3 1220 N lost=1
unit pl_kos_1 0817 N
unit pl_kos_2 1217 N
do fire ru_uglicki_1_2 0817
event FIRE_ROW a 1 [10.9.4b]
do fire ru_uglicki_1_3 1217
event FIRE_ROW a 1 [10.9.4b]

case less than a half rounds down: 7 by 3 is 2
phase movement
active ru_f_denisow
unit ru_f_denisow 0822
unit ru_uglicki_1_2 0820 N form=square # a quarter of 8 + 8 + 6 + 6
unit ru_uglicki_1_3 0820 N form=square
unit ru_uglicki_1_4 0820 N form=square lost=1
unit ru_uglicki_1_5 0820 N form=square lost=1
unit pl_kos_1 0817 N
do fire ru_uglicki_1_2 0817
event FIRE_ROW a 1 [10.9.4b]

case row 3, quotient 6 to 9: 1M
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit ru_kozak_1 0817 S
do fire pl_3pp_1_1 0817
event FIRE_ROW a 3 b 1 [TAB-RIFLE-3]
roll 4
event MOD_RESULT a 1 [TAB-RIFLE-3, 10.9.7c]
event STANDS_FIRE a 5 b 5 [TAB-RIFLE-3]

case row 3 at its upper end
phase movement
active ru_muromcow
unit ru_muromcow 0822
unit ru_woroneski_1 0820 N
unit pl_kos_1 0819 N             # 9 : 1
do fire ru_woroneski_1 0819
event FIRE_ROW a 3 b 1 [TAB-RIFLE-3]

case row 4, quotient 10 and more: 2M, and commanders are in danger
phase movement
active ru_tormasow
unit ru_tormasow 0822
unit ru_jekatierynoslawski_2_1 0820 N
unit pl_kos_1 0819 N
unit pl_slaski 0819
do fire ru_jekatierynoslawski_2_1 0819
event FIRE_ROW a 4 b 2 [TAB-RIFLE-4]
roll 0
event MOD_RESULT a 2 [TAB-RIFLE-4]
chance 4.5.1a [TAB-RIFLE-4]

case in row 3 commanders are safe
phase movement
active ru_muromcow
unit ru_muromcow 0822
unit ru_woroneski_1 0820 N
unit pl_kos_1 0819 N
unit pl_slaski 0819
do fire ru_woroneski_1 0819
roll 0
expect actor russian [TAB-RIFLE-3]

case further hexes do not lead beyond row 4
phase movement
active ru_tormasow
unit ru_tormasow 0822
unit ru_jekatierynoslawski_2_1 0820 N
unit ru_jekatierynoslawski_2_2 0920 N
unit pl_kos_1 0919 N             # before both of them
do fire ru_jekatierynoslawski_2_1 0919
do with ru_jekatierynoslawski_2_2
event FIRE_ROW a 4 b 2 [TAB-RIFLE-4]
