# [10.9.4a, 10.9.4b, 10.9.4c] Firepower by distance, rounded, gives the row of the rifle table:
# 0-1 nothing, 2-3 M, 4-5 1M, 6 and more 2M.

case row 1, quotient 1: no effect
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S           # 3 : 3 = 1
unit ru_kozak_1 1924 N
do fire pl_1pp_1_1 1924
event FIRE_ROW a 1 [TAB-RIFLE-1, 10.9.4a, 10.9.4c]
event FIRE_NO_EFFECT unit ru_kozak_1 [TAB-RIFLE-1, 10.9.7-missing]
expect unit ru_kozak_1 hex=1924 lost=0 [10.9.7-missing]
expect unit pl_1pp_1_1 shots=1 [10.9.7-missing]

case row 1 at one hex
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S lost=2
unit ru_kozak_1 1724 N
do fire pl_1pp_1_1 1724          # 1 : 1
event FIRE_ROW a 1 [TAB-RIFLE-1, 10.9.4a]

case row 1, a quotient below a half counts as 0
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S lost=2
unit ru_kozak_1 1924 N
do fire pl_1pp_1_1 1924          # 1 : 3
event FIRE_ROW a 1 [TAB-RIFLE-1, 10.9.4b]

case row 2, quotient 2 to 3: a check
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S           # 3 : 1 = 3
unit ru_uglicki_1_2 1724 N
unit pl_1pp_1_2 1628 S lost=1    # 2 : 1 = 2
unit ru_uglicki_1_3 1728 N
do fire pl_1pp_1_1 1724
event FIRE_ROW a 2 b 0 [TAB-RIFLE-2, 10.9.4a, 10.9.4c]
chance 10.9.7-missing [TAB-RIFLE-2]
roll 6
noevent MOD_RESULT
event STANDS_FIRE a 6 b 6 [TAB-RIFLE-2]
do pass
do fire pl_1pp_1_2 1728
event FIRE_ROW a 2 b 0 [TAB-RIFLE-2]

case halves round up: 1.5 is 2
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S           # 3 : 2
unit ru_kozak_1 1824 N
do fire pl_1pp_1_1 1824
event FIRE_ROW a 2 [10.9.4b, TAB-RIFLE-2]

case less than a half rounds down: 4 by 3 is 1
phase movement
active ru_apraksin
unit ru_apraksin 2024
unit ru_uglicki_1_1 1824 N
unit pl_1pp_1_1 1524 S
do fire ru_uglicki_1_1 1524
event FIRE_ROW a 1 [10.9.4b]

case a half and more rounds up: 5 by 2 is 3, 5 by 3 is 2
phase movement
active pr_favrat
unit pr_favrat 2024
unit pr_22pp_1_1 1824 N         # 5 : 2
unit pr_22pp_1_2 1828 N         # 5 : 3
unit pl_1pp_1_1 1624 S
unit pl_1pp_1_2 1528 S
do fire pr_22pp_1_1 1624
event FIRE_ROW a 2 b 0 [10.9.4b, TAB-RIFLE-2]
roll 0
do pass
do fire pr_22pp_1_2 1528
event FIRE_ROW a 2 b 0 [10.9.4b, TAB-RIFLE-2]

case row 3, quotient 4 to 5: 1M, and commanders are in danger
phase movement
active pr_favrat
unit pr_favrat 2024
unit pr_22pp_1_1 1824 N         # 5 : 1
unit pr_22pp_1_2 1828 N lost=1  # 4 : 1
unit pl_1pp_1_1 1724 S
unit pl_grochowski 1724
unit pl_1pp_1_2 1728 S
do fire pr_22pp_1_1 1724
event FIRE_ROW a 3 b 1 [TAB-RIFLE-3, 10.9.4c]
roll 5
event MOD_RESULT a 1 [TAB-RIFLE-3, 10.9.7-missing]
event STANDS_FIRE a 6 b 6 [TAB-RIFLE-3]
chance 4.6.1a [TAB-RIFLE-3]
roll 5
do pass
do fire pr_22pp_1_2 1728
event FIRE_ROW a 3 b 1 [TAB-RIFLE-3]

case in row 2 commanders are safe
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S           # 3 : 1
unit ru_uglicki_1_1 1724 N
unit ru_apraksin 1724
do fire pl_1pp_1_1 1724
event FIRE_ROW a 2 [TAB-RIFLE-2]
roll 0
expect actor allied [TAB-RIFLE-2]
expect prompt ASK_OTHER [TAB-RIFLE-2]

case row 4, by the shift of a second hex: 2M, and commanders are in danger
phase movement
active pr_favrat
unit pr_favrat 2024
unit pr_22pp_1_1 1824 N
unit pr_22pp_1_2 1825 N
unit pl_1pp_1_1 1725 S          # before both of them
unit pl_grochowski 1725
do fire pr_22pp_1_1 1725
do with pr_22pp_1_2
event FIRE_ROW a 4 b 2 [TAB-RIFLE-4]
roll 4
event MOD_RESULT a 2 [TAB-RIFLE-4]
event STANDS_FIRE a 6 b 6 [TAB-RIFLE-4]
chance 4.6.1a [TAB-RIFLE-4]

case further hexes do not lead beyond row 4
phase movement
active pr_favrat
unit pr_favrat 2024
unit pr_22pp_1_1 1723 N
unit pr_22pp_1_2 1724 N
unit pr_22pp_1_3 1725 N
unit pr_22pp_1_4 1726 N
unit pl_1pp_1_1 1524 S          # row 2 and three further hexes
do fire pr_22pp_1_2 1524
do with pr_22pp_1_1
do with pr_22pp_1_3
do with pr_22pp_1_4
event FIRE_ROW a 4 b 2 [TAB-RIFLE-4]
