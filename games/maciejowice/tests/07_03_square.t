# [7.3] Forming and leaving a square.

case four companies of size 8 in all form square with all their points
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S lost=1
unit pl_2pp_2_2 2320 S lost=1
unit pl_2pp_2_3 2320 S lost=1
unit pl_2pp_2_4 2320 S lost=1          # 2 + 2 + 2 + 2
unit ru_muszf_1_1 2520 N shots=4
do move pl_2pp_2_1
do with pl_2pp_2_2
do with pl_2pp_2_3
do with pl_2pp_2_4
legal square pl_2pp_2_1 [7.3a]
do square pl_2pp_2_1
event FORMS_SQUARE unit pl_2pp_2_1 hex 2320 [7.3b]
expect unit pl_2pp_2_1 form=square hex=2320 [7.3a, 7.3b]
expect unit pl_2pp_2_4 form=square hex=2320 [7.3a, 7.3b]
expect count step 0 [7.3b]
expect count unsquare 0 [7.3b]

case size 7 is too small
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S lost=1
unit pl_2pp_2_2 2320 S lost=1
unit pl_2pp_2_3 2320 S lost=1
unit pl_2pp_2_4 2320 S lost=2          # 2 + 2 + 2 + 1
do move pl_2pp_2_1
do with pl_2pp_2_2
do with pl_2pp_2_3
do with pl_2pp_2_4
illegal square pl_2pp_2_1 SQUARE_NEEDS_TOTAL [7.3a]
illegal square pl_2pp_2_1 7.3a [7.3a]

case a company of size 1 may be among them
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S lost=1
unit pl_2pp_2_3 2320 S lost=1
unit pl_2pp_2_4 2320 S lost=2          # 3 + 2 + 2 + 1
do move pl_2pp_2_1
do with pl_2pp_2_2
do with pl_2pp_2_3
do with pl_2pp_2_4
legal square pl_2pp_2_1 [7.3a]

case three companies are too few, however large
phase movement
active pl_sierakowski
unit pl_sierakowski 2220
unit pl_15pp_1_1 2320 S
unit pl_15pp_1_2 2320 S
unit pl_15pp_1_3 2320 S
do move pl_15pp_1_1
do with pl_15pp_1_2
do with pl_15pp_1_3
illegal square pl_15pp_1_1 SQUARE_NEEDS_FOUR [7.3a]

case five are too many (r78)
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S
unit pl_5fiz_1_1 2320 S
do move pl_2pp_2_1
do with pl_2pp_2_2
do with pl_2pp_2_3
do with pl_2pp_2_4
do with pl_5fiz_1_1
illegal square pl_2pp_2_1 SQUARE_NEEDS_FOUR [7.3a]

case any four companies, of whatever battalions
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_5fiz_1_1 2320 S
unit pl_5fiz_1_2 2320 S
do move pl_2pp_2_1
do with pl_2pp_2_2
do with pl_5fiz_1_1
do with pl_5fiz_1_2
legal square pl_2pp_2_1 [7.3a]

case cavalry forms none
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_wojciechowski_1 2320 S
unit pl_wojciechowski_2 2320 S
do move pl_wojciechowski_1
do with pl_wojciechowski_2
illegal square pl_wojciechowski_1 7.3a [7.3a]

case a battery in the hex bars it
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S lost=1
unit pl_2pp_2_2 2320 S lost=1
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S
unit pl_art_1 2320 S
do move pl_2pp_2_1
do with pl_2pp_2_2
do with pl_2pp_2_3
do with pl_2pp_2_4
illegal square pl_2pp_2_1 SQUARE_NEEDS_FOUR [7.3a]

case not in a village
phase movement
active pl_kamienski
unit pl_kamienski 1412
unit pl_2pp_2_1 1512 S
unit pl_2pp_2_2 1512 S
unit pl_2pp_2_3 1512 S
unit pl_2pp_2_4 1512 S
do move pl_2pp_2_1
do with pl_2pp_2_2
do with pl_2pp_2_3
do with pl_2pp_2_4
illegal square pl_2pp_2_1 SQUARE_NEEDS_CLEAR [7.3a]

case not on a slope
phase movement
active pl_kamienski
unit pl_kamienski 2018
unit pl_2pp_2_1 2018 S
unit pl_2pp_2_2 2018 S
unit pl_2pp_2_3 2018 S
unit pl_2pp_2_4 2018 S
do move pl_2pp_2_1
do with pl_2pp_2_2
do with pl_2pp_2_3
do with pl_2pp_2_4
illegal square pl_2pp_2_1 SQUARE_NEEDS_CLEAR [7.3a]

case having formed square it has no point left for a shot
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S
unit pl_5fiz_1_1 2220 S
unit ru_muszf_1_1 2520 N shots=4
do move pl_2pp_2_1
do with pl_2pp_2_2
do with pl_2pp_2_3
do with pl_2pp_2_4
do square pl_2pp_2_1
illegal fire pl_2pp_2_1 2520 NO_POINT_FOR_FIRE [7.3b]

case a point spent before bars the square
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S mp=1
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S
do move pl_2pp_2_1
do with pl_2pp_2_2
do with pl_2pp_2_3
do with pl_2pp_2_4
illegal square pl_2pp_2_1 7.3b [7.3b]

case all four must be named
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S moved
do move pl_2pp_2_1
do with pl_2pp_2_2
do with pl_2pp_2_3
illegal square pl_2pp_2_1 6.0d [7.3b]

case a square is left for a point, into line with any facing
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S form=square
unit pl_2pp_2_2 2320 S form=square
unit pl_2pp_2_3 2320 S form=square
unit pl_2pp_2_4 2320 S form=square
do move pl_2pp_2_1
legal unsquare pl_2pp_2_1 S [7.3d]
legal unsquare pl_2pp_2_1 NE [7.3d]
illegal open pl_2pp_2_1 NE 7.2a [7.3d]
do unsquare pl_2pp_2_1 N
event LEAVES_SQUARE hex 2320 [7.3d]
expect unit pl_2pp_2_1 form=line facing=N mp=1 [7.3d]
expect unit pl_2pp_2_4 form=line facing=N mp=1 [7.3d]
legal step pl_2pp_2_1 2220 [7.3d]

case jagers may leave it into skirmish order
phase movement
active ru_chruszczow
unit ru_chruszczow 2220
unit ru_jegb_1_1 2320 S form=square
unit ru_jegb_1_2 2320 S form=square
unit ru_jegb_1_3 2320 S form=square
unit ru_jegb_1_4 2320 S form=square
do move ru_jegb_1_1
legal open ru_jegb_1_1 NW [7.3d]
do open ru_jegb_1_1 NW
expect unit ru_jegb_1_1 form=skirmish facing=NW mp=1 [7.3d]
expect unit ru_jegb_1_4 form=skirmish facing=NW mp=1 [7.3d]

case without a point it is not left
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S form=square mp=4
unit pl_2pp_2_2 2320 S form=square mp=4
unit pl_2pp_2_3 2320 S form=square mp=4
unit pl_2pp_2_4 2320 S form=square mp=4
unit pl_5fiz_1_1 2220 S
do move pl_2pp_2_1                      # nothing is left to do but to stop
expect unit pl_2pp_2_1 form=square status=moved [7.3d]
