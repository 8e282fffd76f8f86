# [10.9.4a, 10.9.4b, 10.9.4c] Firepower by distance, rounded, gives the row of the rifle table:
# 0-1 nothing, 2-3 M, 4-5 1M, 6 and more 2M.

case row 1, quotient 1: no effect
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S           # 3 : 3 = 1
unit ru_kozak_1 2709 N
do fire pl_7pp_1_1 2709
event FIRE_ROW a 1 [TAB-RIFLE-1, 10.9.4a, 10.9.4c]
event FIRE_NO_EFFECT unit ru_kozak_1 [TAB-RIFLE-1, 10.9.7-missing]
expect unit ru_kozak_1 hex=2709 lost=0 [10.9.7-missing]
expect unit pl_7pp_1_1 shots=1 [10.9.7-missing]

case row 1 at one hex
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S lost=2
unit ru_kozak_1 2509 N
do fire pl_7pp_1_1 2509          # 1 : 1
event FIRE_ROW a 1 [TAB-RIFLE-1, 10.9.4a]

case row 1, a quotient below a half counts as 0
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S lost=2
unit ru_kozak_1 2709 N
do fire pl_7pp_1_1 2709          # 1 : 3
event FIRE_ROW a 1 [TAB-RIFLE-1, 10.9.4b]

case row 2, quotient 2 to 3: a check
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S shots=1           # 3 : 1 = 3
unit ru_muszb_1_2 2509 N
unit pl_7pp_1_2 2413 S lost=1 shots=1    # 2 : 1 = 2
unit ru_muszb_1_3 2513 N
do fire pl_7pp_1_1 2509
event FIRE_ROW a 2 b 0 [TAB-RIFLE-2, 10.9.4a, 10.9.4c]
chance 10.9.7-missing [TAB-RIFLE-2]
roll 6
noevent MOD_RESULT
event STANDS_FIRE a 6 b 6 [TAB-RIFLE-2]
do pass
do fire pl_7pp_1_2 2513
event FIRE_ROW a 2 b 0 [TAB-RIFLE-2]

case halves round up: 1.5 is 2
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S           # 3 : 2
unit ru_kozak_1 2609 N
do fire pl_7pp_1_1 2609
event FIRE_ROW a 2 [10.9.4b, TAB-RIFLE-2]

case a half and more rounds up: 5 by 2 is 3, 5 by 3 is 2
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_15pp_1_1 2409 S         # 5 : 2
unit pl_15pp_1_2 2413 S         # 5 : 3
unit pl_15pp_1_3 2417 S lost=1  # 4 : 3
unit ru_kozak_1 2609 N
unit ru_kozak_2 2713 N
unit ru_kozak_3 2717 N
do fire pl_15pp_1_1 2609
event FIRE_ROW a 2 b 0 [10.9.4b, TAB-RIFLE-2]
roll 0
do fire pl_15pp_1_2 2713
event FIRE_ROW a 2 b 0 [10.9.4b, TAB-RIFLE-2]
roll 0
do fire pl_15pp_1_3 2717
event FIRE_ROW a 1 [10.9.4b]

case row 3, quotient 4 to 5: 1M, and commanders are in danger
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_15pp_1_1 2409 S shots=1        # 5 : 1, second shot
unit pl_15pp_1_2 2413 S shots=1 lost=1 # 4 : 1
unit ru_muszb_1_1 2509 N
unit ru_tormasow 2509
unit ru_muszb_1_2 2513 N
do fire pl_15pp_1_1 2509
event FIRE_ROW a 3 b 1 [TAB-RIFLE-3, 10.9.4c]
roll 5
event MOD_RESULT a 1 [TAB-RIFLE-3, 10.9.7-missing]
event STANDS_FIRE a 6 b 6 [TAB-RIFLE-3]
chance 4.6.1a [TAB-RIFLE-3]
roll 5
do pass
do fire pl_15pp_1_2 2513
event FIRE_ROW a 3 b 1 [TAB-RIFLE-3]

case in row 2 commanders are safe
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S           # 3 : 1
unit ru_muszb_1_1 2509 N
unit ru_tormasow 2509
do fire pl_7pp_1_1 2509
event FIRE_ROW a 2 [TAB-RIFLE-2]
roll 0
expect actor russian [TAB-RIFLE-2]
expect prompt ASK_OTHER [TAB-RIFLE-2]

# A stack under a Line marker fires with the sum of its firepower.
case row 4, quotient 6: 2M, and commanders are in danger; 10 is no better
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2409 S form=ranked shots=1  # 3 + 3
unit pl_7pp_1_2 2409 S form=ranked shots=1
unit pl_15pp_1_1 2413 S form=ranked         # 5 + 5
unit pl_15pp_1_2 2413 S form=ranked
unit ru_muszb_1_1 2509 N
unit ru_tormasow 2509
unit ru_muszb_1_2 2513 N
do fire pl_7pp_1_1 2509
event FIRE_ROW a 4 b 2 [TAB-RIFLE-4]
roll 4
event MOD_RESULT a 2 [TAB-RIFLE-4]
event STANDS_FIRE a 6 b 6 [TAB-RIFLE-4]
chance 4.6.1a [TAB-RIFLE-4]
roll 5
do pass
do fire pl_15pp_1_1 2513
event FIRE_ROW a 4 b 2 [TAB-RIFLE-4]

case further hexes do not lead beyond row 4
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_15pp_1_1 2408 S
unit pl_15pp_1_2 2409 S
unit pl_15pp_1_3 2410 S
unit pl_15pp_1_4 2411 S
unit ru_muszb_1_1 2610 N        # row 2 and three further hexes
do fire pl_15pp_1_2 2610
do with pl_15pp_1_1
do with pl_15pp_1_3
do with pl_15pp_1_4
event FIRE_ROW a 4 b 2 [TAB-RIFLE-4]
