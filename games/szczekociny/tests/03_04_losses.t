# [3.4b] [3.4c] [3.4h] The values of a counter, loss by loss: front, -1, -2, back, -1, -2 [3.4i] [3.4j].
# [TAB-BACKSIDE] On the back stands 3 for 6, 2 for 5, 2 for 4, 1 for 3, 1 for 2; there morale is one lower.

case size 6, 1/kos/1 pp: front
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_kos_1pp_1 1520 S
expect unit pl_kos_1pp_1 morale=5 strength=6 firepower=0 left=6 steps=6 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 6, 1/kos/1 pp: front with -1
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_kos_1pp_1 1520 S lost=1
expect unit pl_kos_1pp_1 morale=5 strength=5 firepower=0 left=5 steps=6 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 6, 1/kos/1 pp: front with -2
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_kos_1pp_1 1520 S lost=2
expect unit pl_kos_1pp_1 morale=5 strength=4 firepower=0 left=4 steps=6 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 6, 1/kos/1 pp: back
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_kos_1pp_1 1520 S lost=3
expect unit pl_kos_1pp_1 morale=4 strength=3 firepower=0 left=3 steps=6 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 6, 1/kos/1 pp: back with -1
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_kos_1pp_1 1520 S lost=4
expect unit pl_kos_1pp_1 morale=4 strength=2 firepower=0 left=2 steps=6 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 6, 1/kos/1 pp: back with -2
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_kos_1pp_1 1520 S lost=5
expect unit pl_kos_1pp_1 morale=4 strength=1 firepower=0 left=1 steps=6 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 5, 1/I/22 pp: front
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_22pp_1_1 1520 S
expect unit pr_22pp_1_1 morale=7 strength=5 firepower=5 left=5 steps=5 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 5, 1/I/22 pp: front with -1
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_22pp_1_1 1520 S lost=1
expect unit pr_22pp_1_1 morale=7 strength=4 firepower=4 left=4 steps=5 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 5, 1/I/22 pp: front with -2
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_22pp_1_1 1520 S lost=2
expect unit pr_22pp_1_1 morale=7 strength=3 firepower=3 left=3 steps=5 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 5, 1/I/22 pp: back
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_22pp_1_1 1520 S lost=3
expect unit pr_22pp_1_1 morale=6 strength=2 firepower=2 left=2 steps=5 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 5, 1/I/22 pp: back with -1
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_22pp_1_1 1520 S lost=4
expect unit pr_22pp_1_1 morale=6 strength=1 firepower=1 left=1 steps=5 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 5, 1/gren.: front
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_gren_1 1520 S
expect unit pr_gren_1 morale=8 strength=5 firepower=5 left=5 steps=5 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 5, 1/gren.: front with -1
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_gren_1 1520 S lost=1
expect unit pr_gren_1 morale=8 strength=4 firepower=4 left=4 steps=5 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 5, 1/gren.: front with -2
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_gren_1 1520 S lost=2
expect unit pr_gren_1 morale=8 strength=3 firepower=3 left=3 steps=5 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 5, 1/gren.: back
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_gren_1 1520 S lost=3
expect unit pr_gren_1 morale=7 strength=2 firepower=2 left=2 steps=5 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 5, 1/gren.: back with -1
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_gren_1 1520 S lost=4
expect unit pr_gren_1 morale=7 strength=1 firepower=1 left=1 steps=5 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 4, 1/I/F: front
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit ru_rgt_f_1_1 1520 S
expect unit ru_rgt_f_1_1 morale=6 strength=4 firepower=4 left=4 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 4, 1/I/F: front with -1
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit ru_rgt_f_1_1 1520 S lost=1
expect unit ru_rgt_f_1_1 morale=6 strength=3 firepower=3 left=3 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 4, 1/I/F: back
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit ru_rgt_f_1_1 1520 S lost=2
expect unit ru_rgt_f_1_1 morale=5 strength=2 firepower=2 left=2 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 4, 1/I/F: back with -1
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit ru_rgt_f_1_1 1520 S lost=3
expect unit ru_rgt_f_1_1 morale=5 strength=1 firepower=1 left=1 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 4, I/7 huz.: front
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_hus_7_1 1520 S
expect unit pr_hus_7_1 morale=7 strength=4 firepower=3 left=4 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 4, I/7 huz.: front with -1
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_hus_7_1 1520 S lost=1
expect unit pr_hus_7_1 morale=7 strength=3 firepower=2 left=3 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 4, I/7 huz.: back
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_hus_7_1 1520 S lost=2
expect unit pr_hus_7_1 morale=6 strength=2 firepower=1 left=2 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 4, I/7 huz.: back with -1
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_hus_7_1 1520 S lost=3
expect unit pr_hus_7_1 morale=6 strength=1 firepower=0 left=1 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 4, 1/8 fiz.: front
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_fus_8_1 1520 S
expect unit pr_fus_8_1 morale=7 strength=4 firepower=4 left=4 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 4, 1/8 fiz.: front with -1
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_fus_8_1 1520 S lost=1
expect unit pr_fus_8_1 morale=7 strength=3 firepower=3 left=3 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 4, 1/8 fiz.: back
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_fus_8_1 1520 S lost=2
expect unit pr_fus_8_1 morale=6 strength=2 firepower=2 left=2 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 4, 1/8 fiz.: back with -1
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pr_fus_8_1 1520 S lost=3
expect unit pr_fus_8_1 morale=6 strength=1 firepower=1 left=1 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 3, 1/I/1 pp: front
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
expect unit pl_1pp_1_1 morale=6 strength=3 firepower=3 left=3 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 3, 1/I/1 pp: front with -1
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S lost=1
expect unit pl_1pp_1_1 morale=6 strength=2 firepower=2 left=2 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 3, 1/I/1 pp: back
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S lost=2
expect unit pl_1pp_1_1 morale=5 strength=1 firepower=1 left=1 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 3, I/Woroneski: front
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit ru_woroneski_1 1520 S
expect unit ru_woroneski_1 morale=6 strength=3 firepower=2 left=3 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 3, I/Woroneski: front with -1
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit ru_woroneski_1 1520 S lost=1
expect unit ru_woroneski_1 morale=6 strength=2 firepower=1 left=2 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 3, I/Woroneski: back
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit ru_woroneski_1 1520 S lost=2
expect unit ru_woroneski_1 morale=5 strength=1 firepower=0 left=1 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 3, I/karab.: front
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit ru_karab_1 1520 S
expect unit ru_karab_1 morale=7 strength=3 firepower=3 left=3 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 3, I/karab.: front with -1
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit ru_karab_1 1520 S lost=1
expect unit ru_karab_1 morale=7 strength=2 firepower=2 left=2 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 3, I/karab.: back
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit ru_karab_1 1520 S lost=2
expect unit ru_karab_1 morale=6 strength=1 firepower=1 left=1 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 2, I/1 W. BKN: front
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_bkn_1w_1 1520 S
expect unit pl_bkn_1w_1 morale=6 strength=2 firepower=1 left=2 steps=2 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 2, I/1 W. BKN: back
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_bkn_1w_1 1520 S lost=1
expect unit pl_bkn_1w_1 morale=5 strength=1 firepower=0 left=1 steps=2 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 2, 1/strz. Grochowskiego: front
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1520 S
expect unit pl_strz_g_1 morale=7 strength=2 firepower=2 left=2 steps=2 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 2, 1/strz. Grochowskiego: back
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1520 S lost=1
expect unit pl_strz_g_1 morale=6 strength=1 firepower=1 left=1 steps=2 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 2, 1/kozak: front
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit ru_kozak_1 1520 S
expect unit ru_kozak_1 morale=5 strength=2 firepower=0 left=2 steps=2 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 2, 1/kozak: back
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit ru_kozak_1 1520 S lost=1
expect unit ru_kozak_1 morale=4 strength=1 firepower=0 left=1 steps=2 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case the printed example: one loss, a -1 marker, morale unchanged
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit pr_22pp_1_1 1920 N
expect unit pr_22pp_1_1 morale=7 strength=5 firepower=5 [3.4m]
do bombard pl_art_2 1920
roll 9
event TAKES_LOSS unit pr_22pp_1_1 a 4 [3.4i]
expect unit pr_22pp_1_1 morale=7 strength=4 firepower=4 lost=1 [3.4i, 3.4m]

case firepower does not fall below nought
phase movement
active pl_sanguszko
unit pl_sanguszko 1420
unit pl_bkn_1w_1 1520 S lost=1              # size 1, firepower nought
unit ru_rgt_f_1_1 1620 N shots=4
expect unit pl_bkn_1w_1 strength=1 firepower=0 [3.4i]
illegal fire pl_bkn_1w_1 1620 10.9.3 [3.4i]

case the counter turns to its back and a worse morale
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1920 N lost=1
do bombard pl_art_2 1920
roll 9
event TAKES_LOSS unit ru_rgt_f_1_1 [3.4i]
expect unit ru_rgt_f_1_1 morale=5 lost=2 [3.4j, TAB-BACKSIDE]

case with no loss left to take a unit is eliminated
turn 4
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1920 N lost=3
unit ru_rgt_f_1_2 1930 N
do bombard pl_art_2 1920
roll 9
event IS_DESTROYED unit ru_rgt_f_1_1 hex 1920 [3.4l]
expect unit ru_rgt_f_1_1 gone hex=off [3.4l]
expect points polish 1 [3.4l]

case with one left it is not
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1920 N lost=2
unit ru_rgt_f_1_2 1930 N
do bombard pl_art_2 1920
roll 9
expect unit ru_rgt_f_1_1 alive left=1 [3.4l]

case an eliminated unit takes no more part
phase movement
active pl_grochowski
gone pl_1pp_1_2
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
illegal move pl_1pp_1_2 3.4l [3.4l]

case the fronts: every unit begins on its starting hex at full size
setup
expect unit pl_1pp_1_1 hex=2217 lost=0 strength=3 [3.4k]
expect unit pr_22pp_1_1 hex=1217 lost=0 strength=5 [3.4k]
