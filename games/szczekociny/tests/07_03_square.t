# [7.3] Forming and leaving a square.

case four companies of size 8 in all form square with all their points
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S lost=1
unit pl_1pp_1_2 1520 S lost=1
unit pl_1pp_1_3 1520 S lost=1
unit pl_1pp_1_4 1520 S lost=1          # 2 + 2 + 2 + 2
unit ru_rgt_f_1_1 1720 N shots=4
do move pl_1pp_1_1
do with pl_1pp_1_2
do with pl_1pp_1_3
do with pl_1pp_1_4
legal square pl_1pp_1_1 [7.3a]
do square pl_1pp_1_1
event FORMS_SQUARE unit pl_1pp_1_1 hex 1520 [7.3b]
expect unit pl_1pp_1_1 form=square hex=1520 [7.3a, 7.3b]
expect unit pl_1pp_1_4 form=square hex=1520 [7.3a, 7.3b]
expect count step 0 [7.3b]
expect count unsquare 0 [7.3b]

case size 7 is too small
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S lost=1
unit pl_1pp_1_2 1520 S lost=1
unit pl_1pp_1_3 1520 S lost=1
unit pl_1pp_1_4 1520 S lost=2          # 2 + 2 + 2 + 1
do move pl_1pp_1_1
do with pl_1pp_1_2
do with pl_1pp_1_3
do with pl_1pp_1_4
illegal square pl_1pp_1_1 SQUARE_NEEDS_TOTAL [7.3a]
illegal square pl_1pp_1_1 7.3a [7.3a]

case a company of size 1 may be among them
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S lost=1
unit pl_1pp_1_3 1520 S lost=1
unit pl_1pp_1_4 1520 S lost=2          # 3 + 2 + 2 + 1
do move pl_1pp_1_1
do with pl_1pp_1_2
do with pl_1pp_1_3
do with pl_1pp_1_4
legal square pl_1pp_1_1 [7.3a]

case three companies are too few, however large
phase movement
active pr_favrat
unit pr_favrat 1420
unit pr_22pp_1_1 1520 S
unit pr_22pp_1_2 1520 S
unit pr_22pp_1_3 1520 S
do move pr_22pp_1_1
do with pr_22pp_1_2
do with pr_22pp_1_3
illegal square pr_22pp_1_1 SQUARE_NEEDS_FOUR [7.3a]

case five are too many (r78)
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S
unit pl_1pp_1_4 1520 S
unit pl_1pp_2_1 1520 S
do move pl_1pp_1_1
do with pl_1pp_1_2
do with pl_1pp_1_3
do with pl_1pp_1_4
do with pl_1pp_2_1
illegal square pl_1pp_1_1 SQUARE_NEEDS_FOUR [7.3a]

case any four companies, of whatever battalions
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit pl_1pp_2_1 1520 S
unit pl_1pp_2_2 1520 S
do move pl_1pp_1_1
do with pl_1pp_1_2
do with pl_1pp_2_1
do with pl_1pp_2_2
legal square pl_1pp_1_1 [7.3a]

case cavalry forms none
phase movement
active pl_sanguszko
unit pl_sanguszko 1420
unit pl_bkn_1w_1 1520 S
unit pl_bkn_1w_2 1520 S
do move pl_bkn_1w_1
do with pl_bkn_1w_2
illegal square pl_bkn_1w_1 7.3a [7.3a]

case a battery in the hex bars it
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S lost=1
unit pl_1pp_1_2 1520 S lost=1
unit pl_1pp_1_3 1520 S
unit pl_1pp_1_4 1520 S
unit pl_art_2 1520 S
do move pl_1pp_1_1
do with pl_1pp_1_2
do with pl_1pp_1_3
do with pl_1pp_1_4
illegal square pl_1pp_1_1 SQUARE_NEEDS_FOUR [7.3a]

case not in a village
phase movement
active pl_grochowski
unit pl_grochowski 1409
unit pl_1pp_1_1 1509 S
unit pl_1pp_1_2 1509 S
unit pl_1pp_1_3 1509 S
unit pl_1pp_1_4 1509 S
do move pl_1pp_1_1
do with pl_1pp_1_2
do with pl_1pp_1_3
do with pl_1pp_1_4
illegal square pl_1pp_1_1 SQUARE_NEEDS_CLEAR [7.3a]

case not on a slope
phase movement
active pl_grochowski
unit pl_grochowski 2125
unit pl_1pp_1_1 2125 S
unit pl_1pp_1_2 2125 S
unit pl_1pp_1_3 2125 S
unit pl_1pp_1_4 2125 S
do move pl_1pp_1_1
do with pl_1pp_1_2
do with pl_1pp_1_3
do with pl_1pp_1_4
illegal square pl_1pp_1_1 SQUARE_NEEDS_CLEAR [7.3a]

case having formed square it has no point left for a shot
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S
unit pl_1pp_1_4 1520 S
unit pl_1pp_2_1 1420 S
unit ru_rgt_f_1_1 1720 N shots=4
do move pl_1pp_1_1
do with pl_1pp_1_2
do with pl_1pp_1_3
do with pl_1pp_1_4
do square pl_1pp_1_1
illegal fire pl_1pp_1_1 1720 NO_POINT_FOR_FIRE [7.3b]

case a point spent before bars the square
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S mp=1
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S
unit pl_1pp_1_4 1520 S
do move pl_1pp_1_1
do with pl_1pp_1_2
do with pl_1pp_1_3
do with pl_1pp_1_4
illegal square pl_1pp_1_1 7.3b [7.3b]

case all four must be named
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S
unit pl_1pp_1_4 1520 S moved
do move pl_1pp_1_1
do with pl_1pp_1_2
do with pl_1pp_1_3
illegal square pl_1pp_1_1 6.0d [7.3b]

case only in the owner's phase
phase movement
active ru_rachmanow
actor polish
unit ru_rachmanow 2020
unit ru_rgt_f_1_1 1820 N
unit pl_1pp_1_1 1620 S
unit pl_1pp_1_2 1620 S
unit pl_1pp_1_3 1620 S
unit pl_1pp_1_4 1620 S
illegal square pl_1pp_1_1 10.4a [7.3c]
do pass
do move ru_rgt_f_1_1
do step ru_rgt_f_1_1 1720
legal volley pl_1pp_1_1
illegal form pl_1pp_1_1 9.1 [7.3c]
illegal square pl_1pp_1_1 9.1 [7.3c]

case nor when infantry comes into the hex
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_rgt_f_1_1 1720 N
unit ru_rgt_f_1_2 2020 N
unit pl_1pp_1_1 1620 NW shots=4
unit pl_1pp_1_2 1620 NW
unit pl_1pp_1_3 1620 NW
unit pl_1pp_1_4 1620 NW
do move ru_rgt_f_1_1
do step ru_rgt_f_1_1 1620
expect actor allied [7.3c]
expect unit pl_1pp_1_1 form=line [7.3c]

case a square is left for a point, into line with any facing
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S form=square
unit pl_1pp_1_2 1520 S form=square
unit pl_1pp_1_3 1520 S form=square
unit pl_1pp_1_4 1520 S form=square
do move pl_1pp_1_1
legal unsquare pl_1pp_1_1 S [7.3d]
legal unsquare pl_1pp_1_1 NE [7.3d]
illegal open pl_1pp_1_1 NE 7.2a [7.3d]
do unsquare pl_1pp_1_1 N
event LEAVES_SQUARE hex 1520 [7.3d]
expect unit pl_1pp_1_1 form=line facing=N mp=1 [7.3d]
expect unit pl_1pp_1_4 form=line facing=N mp=1 [7.3d]
legal step pl_1pp_1_1 1420 [7.3d]

case jagers may leave it into skirmish order
phase movement
active ru_apraksin
unit ru_apraksin 1420
unit ru_jekatierynoslawski_3_1 1520 S form=square
unit ru_jekatierynoslawski_3_2 1520 S form=square
unit ru_jekatierynoslawski_3_3 1520 S form=square
unit ru_jekatierynoslawski_3_4 1520 S form=square
do move ru_jekatierynoslawski_3_1
legal open ru_jekatierynoslawski_3_1 NW [7.3d]
do open ru_jekatierynoslawski_3_1 NW
expect unit ru_jekatierynoslawski_3_1 form=skirmish facing=NW mp=1 [7.3d]
expect unit ru_jekatierynoslawski_3_4 form=skirmish facing=NW mp=1 [7.3d]

case without a point it is not left
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S form=square mp=4
unit pl_1pp_1_2 1520 S form=square mp=4
unit pl_1pp_1_3 1520 S form=square mp=4
unit pl_1pp_1_4 1520 S form=square mp=4
unit pl_1pp_2_1 1420 S
do move pl_1pp_1_1                      # nothing is left to do but to stop
expect unit pl_1pp_1_1 form=square status=moved [7.3d]
