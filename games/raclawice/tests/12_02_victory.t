# [12.2a] After the last turn the side with more points wins; [12.2b] by how much. [12.3] Automatic victory.

case 40 to 40
turn 15
phase commander
active pl_zajaczek
points polish 40
points russian 40
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
do stop
event ENDS_IN_DRAW [12.2a]
expect over draw [12.2a]

case 41 to 40
turn 15
phase commander
active pl_zajaczek
points polish 41
points russian 40
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
do stop
event MINOR_VICTORY a 1 b 0 [12.2a, 12.2b]
expect over polish [12.2a]

case 48 to 40
turn 15
phase commander
active pl_zajaczek
points polish 48
points russian 40
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
do stop
event MINOR_VICTORY a 8 b 0 [12.2a, 12.2b]
expect over polish [12.2a]

case 49 to 40
turn 15
phase commander
active pl_zajaczek
points polish 49
points russian 40
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
do stop
event DECISIVE_VICTORY a 9 b 0 [12.2a, 12.2b]
expect over polish [12.2a]

case 56 to 40
turn 15
phase commander
active pl_zajaczek
points polish 56
points russian 40
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
do stop
event DECISIVE_VICTORY a 16 b 0 [12.2a, 12.2b]
expect over polish [12.2a]

case 57 to 40
turn 15
phase commander
active pl_zajaczek
points polish 57
points russian 40
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
do stop
event TOTAL_VICTORY a 17 b 0 [12.2a, 12.2b]
expect over polish [12.2a]

case 40 to 41
turn 15
phase commander
active pl_zajaczek
points polish 40
points russian 41
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
do stop
event MINOR_VICTORY a 1 b 1 [12.2a, 12.2b]
expect over russian [12.2a]

case 40 to 48
turn 15
phase commander
active pl_zajaczek
points polish 40
points russian 48
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
do stop
event MINOR_VICTORY a 8 b 1 [12.2a, 12.2b]
expect over russian [12.2a]

case 40 to 49
turn 15
phase commander
active pl_zajaczek
points polish 40
points russian 49
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
do stop
event DECISIVE_VICTORY a 9 b 1 [12.2a, 12.2b]
expect over russian [12.2a]

case 40 to 56
turn 15
phase commander
active pl_zajaczek
points polish 40
points russian 56
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
do stop
event DECISIVE_VICTORY a 16 b 1 [12.2a, 12.2b]
expect over russian [12.2a]

case 40 to 57
turn 15
phase commander
active pl_zajaczek
points polish 40
points russian 57
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
do stop
event TOTAL_VICTORY a 17 b 1 [12.2a, 12.2b]
expect over russian [12.2a]

case 0 to 150
turn 15
phase commander
active pl_zajaczek
points polish 0
points russian 150
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
do stop
event TOTAL_VICTORY a 150 b 1 [12.2a, 12.2b]
expect over russian [12.2a]

case historical: 158 and 166 are not enough
turn 6
phase movement
active pl_zajaczek
points polish 158
points russian 166
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
expect over no [13-historical-autovictory, 12.3]

case historical: the Poles win with 159
turn 6
phase movement
active pl_zajaczek
points polish 159
points russian 0
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
expect over polish [13-historical-autovictory, 12.3]

case historical: the Russians win with 167
turn 6
phase movement
active pl_zajaczek
points polish 0
points russian 167
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
expect over russian [13-historical-autovictory, 12.3]

case hypothetical: 163 and 166 are not enough
scenario raclawice/hypothetical
turn 6
phase movement
active pl_zajaczek
points polish 163
points russian 166
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
expect over no [13-hypothetical-autovictory, 12.3]

case hypothetical: the Poles win with 164
scenario raclawice/hypothetical
turn 6
phase movement
active pl_zajaczek
points polish 164
points russian 0
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
expect over polish [13-hypothetical-autovictory, 12.3]

case hypothetical: the Russians win with 167
scenario raclawice/hypothetical
turn 6
phase movement
active pl_zajaczek
points polish 0
points russian 167
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
expect over russian [13-hypothetical-autovictory, 12.3]

case both at once: the larger surplus wins
turn 6
phase movement
active pl_zajaczek
points polish 161
points russian 168
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
expect over polish [12.3]

case both at once, the other way
turn 6
phase movement
active pl_zajaczek
points polish 160
points russian 169
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
expect over russian [12.3]

case both at once and equally far: play goes on
turn 6
phase movement
active pl_zajaczek
points polish 160
points russian 168
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
expect over no [12.3]

case the points of one shot bring the Russians over their limit
turn 6
phase movement
active ru_tomatis
points russian 161
unit ru_tomatis 0520
unit ru_art_1 0520 N
unit pl_3pp_1_1 0517 S lost=3
do bombard ru_art_1 0517
roll 9
event AUTOMATIC_VICTORY a 167 b 1 [13-historical-autovictory]
expect over russian [13-historical-autovictory]
expect turn 6 [12.3]

case the total victory tells the lead
edition 2010-pl
phase movement
active ru_tomatis
points russian 165
points polish 100
unit ru_tomatis 1016
unit ru_art_1 1016 N
unit pl_kos_1 1014 S lost=3
do bombard ru_art_1 1014
roll 9
event AUTOMATIC_VICTORY a 169 b 1 [3.3i]
event TOTAL_VICTORY a 69 b 1 [3.3i]
