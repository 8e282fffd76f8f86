# [4.6a] to [4.6c] When a commander leaves the map for good.

case with the last unit of his command he leaves, and nobody scores him
turn 4
phase movement
active pl_grochowski
gone pr_hus_4_4
gone pr_hus_4_5
gone pr_hus_4_6
gone pr_hus_4_7
gone pr_hus_4_8
gone pr_hus_4_9
gone pr_hus_4_10
gone pr_scheffer_1
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit pr_hus_4_3 1920 N lost=3
unit pr_wurttemberg 2030
pool pr_wurttemberg
do bombard pl_art_2 1920
roll 9
event IS_DESTROYED unit pr_hus_4_3
event COMMAND_IS_GONE unit pr_wurttemberg [4.6a]
expect unit pr_wurttemberg gone hex=off [4.6a]
expect nostate pool pr_wurttemberg [4.6a]
expect points polish 1 [4.6a]

case with one unit left he stays
turn 4
phase movement
active pl_grochowski
gone pr_hus_4_5
gone pr_hus_4_6
gone pr_hus_4_7
gone pr_hus_4_8
gone pr_hus_4_9
gone pr_hus_4_10
gone pr_scheffer_1
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit pr_hus_4_3 1920 N lost=3
unit pr_hus_4_4 1930 N lost=3
unit pr_wurttemberg 2030
do bombard pl_art_2 1920
roll 9
event IS_DESTROYED unit pr_hus_4_3
noevent COMMAND_IS_GONE [4.6a]
expect unit pr_wurttemberg alive hex=2030 [4.6a]

case with one unit off the map for some turns he stays too
turn 4
phase movement
active pl_grochowski
gone pr_hus_4_5
gone pr_hus_4_6
gone pr_hus_4_7
gone pr_hus_4_8
gone pr_hus_4_9
gone pr_hus_4_10
gone pr_scheffer_1
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit pr_hus_4_3 1920 N lost=3
off pr_hus_4_4 due=6
unit pr_wurttemberg 2030
do bombard pl_art_2 1920
roll 9
noevent COMMAND_IS_GONE [4.6a]

case overall commanders have no units of their own and are not removed for that
turn 4
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_art_7 1920 N form=line
unit ru_rgt_f_1_1 2020 N
unit pl_kosciuszko 1510
unit pl_1pp_1_1 1620 S lost=2
unit pl_1pp_1_2 1630 S
do bombard ru_art_7 1620
roll 9
event IS_DESTROYED unit pl_1pp_1_1
expect unit pl_kosciuszko alive hex=1510 [4.6a]

case the unit he stands with is eliminated: he falls with it
turn 4
phase movement
active pl_grochowski
pool ru_rachmanow
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1920 N lost=3
unit ru_rgt_f_1_2 1930 N
unit ru_rachmanow 1920
do bombard pl_art_2 1920
roll 9
event IS_DESTROYED unit ru_rgt_f_1_1
event FALLS_WITH_UNIT unit ru_rachmanow [4.6b]
expect unit ru_rachmanow gone hex=off [4.6b]
expect nostate pool ru_rachmanow [4.6b]
expect points polish 4 [4.6b]              # 1 for the unit, 3 for him

case whose unit it was does not matter
turn 4
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1920 N lost=3
unit ru_rgt_f_1_2 1930 N
unit ru_denisow 1920
do bombard pl_art_2 1920
roll 9
event FALLS_WITH_UNIT unit ru_denisow [4.6b]

case while another unit stands with him he does not fall
turn 4
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1920 N lost=3
unit ru_rgt_f_1_2 1920 N
unit ru_rachmanow 1920
do bombard pl_art_2 1920
roll 9
roll 1
event STANDS_FIRE unit ru_rgt_f_1_2
expect unit ru_rgt_f_1_1 gone
expect unit ru_rachmanow alive hex=1920 [4.6b]

case killed by fire: off the map for good
turn 4
phase movement
active pl_grochowski
pool ru_rachmanow pl_wodzicki
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1820 N
unit ru_rachmanow 1820
do bombard pl_art_2 1820
roll 1
chance ASK_CASUALTY [4.6c]
roll 0
event COMMANDER_KILLED unit ru_rachmanow [4.6c]
expect unit ru_rachmanow gone hex=off [4.6c]
expect points polish 3 [4.6c]
expect nostate pool ru_rachmanow [4.6c]
expect state pool pl_wodzicki [4.6c]
expect unit ru_rgt_f_1_1 alive hex=1820 [4.6c]

case killed in melee
turn 4
phase melee
active pl_grochowski
pool pl_wodzicki
unit pl_grochowski 1420
unit pl_wodzicki 1430
unit pl_1pp_1_1 1520 S from=1420
unit ru_rgt_f_1_1 1520 N
unit ru_rachmanow 1520
roll 9
roll 4
do back ru_rachmanow 1620
do face pl_1pp_1_1 S
chance ASK_CASUALTY [4.6c]
roll 0
event COMMANDER_KILLED unit ru_rachmanow [4.6c]
expect unit ru_rachmanow gone [4.6c]

case an enemy in his hex is no removal: he makes way, r92
turn 4
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit ru_rachmanow 1720
do move pl_1pp_1_1
do step pl_1pp_1_1 1620
do stay ru_rachmanow
do step pl_1pp_1_1 1720
do back ru_rachmanow 1820
expect unit ru_rachmanow hex=1820 [4.6c]
expect points polish 0 [4.6c]

case a dead commander has no chit ever again
turn 10
phase pool
dead pl_wodzicki
unit pl_kosciuszko 1520
unit pl_grochowski 1521
unit ru_denisow 2020
illegal chit pl_wodzicki 4.6c [4.6c]
legal chit pl_grochowski [4.6c]

case a battery is a unit of his command: while it stands he stays
turn 4
phase movement
active pl_grochowski
gone pr_hus_4_4
gone pr_hus_4_5
gone pr_hus_4_6
gone pr_hus_4_7
gone pr_hus_4_8
gone pr_hus_4_9
gone pr_hus_4_10
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit pr_hus_4_3 1920 N lost=3
unit pr_scheffer_1 1930 N
unit pr_wurttemberg 2030
do bombard pl_art_2 1920
roll 9
event IS_DESTROYED unit pr_hus_4_3
noevent COMMAND_IS_GONE [4.6a]
expect unit pr_wurttemberg hex=2030 alive [4.6a]

case when the battery is lost as well he leaves
turn 4
phase movement
active pl_grochowski
gone pr_hus_4_3
gone pr_hus_4_4
gone pr_hus_4_5
gone pr_hus_4_6
gone pr_hus_4_7
gone pr_hus_4_8
gone pr_hus_4_9
gone pr_hus_4_10
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit pr_scheffer_1 1720 N
unit pr_wurttemberg 2030
do bombard pl_art_2 1720
roll 9
roll 0
event COMMAND_IS_GONE unit pr_wurttemberg [4.6a]
