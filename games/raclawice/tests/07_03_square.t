# [7.3] Forming and leaving a square.

case four companies of a battalion form square with all their points
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S lost=1    # strength 4 is enough
unit pl_2pp_1_2 0916 S lost=1
unit pl_2pp_1_3 0916 S lost=1
unit pl_2pp_1_4 0916 S
unit ru_uglicki_1_2 0918 N shots=4
do move pl_2pp_1_1
do with pl_2pp_1_2
do with pl_2pp_1_3
do with pl_2pp_1_4
legal square pl_2pp_1_1 [7.3a]
do square pl_2pp_1_1
event FORMS_SQUARE unit pl_2pp_1_1 hex 0916 [7.3b]
expect unit pl_2pp_1_1 form=square hex=0916 mp=4 [7.3a, 7.3b]
expect unit pl_2pp_1_4 form=square hex=0916 mp=4 [7.3a, 7.3b]
expect count step 0 [7.3b]
expect count unsquare 0 [7.3b]

case having formed square it has no point left for a shot
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_2pp_1_4 0916 S
unit pl_3pp_1_1 0816 S
unit ru_uglicki_1_2 0918 N shots=4
do move pl_2pp_1_1
do with pl_2pp_1_2
do with pl_2pp_1_3
do with pl_2pp_1_4
do square pl_2pp_1_1
illegal fire pl_2pp_1_1 0918 NO_POINT_FOR_FIRE [7.3b]

case one company too weak
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_2pp_1_4 0916 S lost=2 form=skirmish
do move pl_2pp_1_1
do with pl_2pp_1_2
do with pl_2pp_1_3
do with pl_2pp_1_4
illegal square pl_2pp_1_1 SQUARE_NEEDS_STRENGTH [7.3a]

case three companies are too few
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
do move pl_2pp_1_1
do with pl_2pp_1_2
do with pl_2pp_1_3
illegal square pl_2pp_1_1 SQUARE_NEEDS_FOUR [7.3a]

case not on a slope
phase movement
active pl_zajaczek
unit pl_zajaczek 1013
unit pl_2pp_1_1 1012 S
unit pl_2pp_1_2 1012 S
unit pl_2pp_1_3 1012 S
unit pl_2pp_1_4 1012 S
do move pl_2pp_1_1
do with pl_2pp_1_2
do with pl_2pp_1_3
do with pl_2pp_1_4
illegal square pl_2pp_1_1 SQUARE_NEEDS_CLEAR [7.3a]

case not in woods
phase movement
active pl_zajaczek
unit pl_zajaczek 2113
unit pl_2pp_1_1 2114 S
unit pl_2pp_1_2 2114 S
unit pl_2pp_1_3 2114 S
unit pl_2pp_1_4 2114 S
do move pl_2pp_1_1
do with pl_2pp_1_2
do with pl_2pp_1_3
do with pl_2pp_1_4
illegal square pl_2pp_1_1 SQUARE_NEEDS_CLEAR [7.3a]

case any four companies
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit pl_3pp_1_3 0916 S
unit pl_3pp_2_4 0916 S
do move pl_2pp_1_1
do with pl_2pp_1_2
do with pl_3pp_1_3
do with pl_3pp_2_4
legal square pl_2pp_1_1 [7.3a]

case only the four companies of one battalion
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_3pp_1_1 0916 S
unit pl_3pp_1_2 0916 S
unit pl_3pp_1_3 0916 S
unit pl_3pp_2_4 0916 S           # of the same regiment, but the second battalion
do move pl_3pp_1_1
do with pl_3pp_1_2
do with pl_3pp_1_3
do with pl_3pp_2_4
illegal square pl_3pp_1_1 SQUARE_NEEDS_BATTALION [7.3a]

case Tomatis' grenadiers are one battalion (r78)
edition 2010-pl
phase movement
active ru_tomatis
unit ru_tomatis 0814
unit ru_nowogrodzki_1_1 0916 N
unit ru_nowogrodzki_2_1 0916 N
unit ru_uglicki_1_1 0916 N
unit ru_uglicki_2_1 0916 N
do move ru_nowogrodzki_1_1
do with ru_nowogrodzki_2_1
do with ru_uglicki_1_1
do with ru_uglicki_2_1
legal square ru_nowogrodzki_1_1 [7.3a]

case two companies of the 7th complete no battalion (r78)
edition 2010-pl
phase movement
active pl_szyrer
unit pl_szyrer 0814
unit pl_7pp_1_1 0916 S
unit pl_7pp_1_2 0916 S
unit pl_6pp_1_1 0916 S
unit pl_6pp_1_2 0916 S
do move pl_7pp_1_1
do with pl_7pp_1_2
do with pl_6pp_1_1
do with pl_6pp_1_2
illegal square pl_7pp_1_1 SQUARE_NEEDS_BATTALION [7.3a]

case a point spent before bars the square
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S mp=1
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_2pp_1_4 0916 S
do move pl_2pp_1_1
do with pl_2pp_1_2
do with pl_2pp_1_3
do with pl_2pp_1_4
illegal square pl_2pp_1_1 7.3b [7.3b]

case all four must be named
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_2pp_1_4 0916 S moved
do move pl_2pp_1_1
do with pl_2pp_1_2
do with pl_2pp_1_3
illegal square pl_2pp_1_1 6.0d [7.3b]

case a square is left for a point, into line with any facing
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
do move pl_2pp_1_1
legal unsquare pl_2pp_1_1 S [7.3d]
legal unsquare pl_2pp_1_1 NE [7.3d]
illegal open pl_2pp_1_1 NE 7.2a [7.3d]
do unsquare pl_2pp_1_1 N
event LEAVES_SQUARE hex 0916 [7.3d]
expect unit pl_2pp_1_1 form=line facing=N mp=1 [7.3d]
expect unit pl_2pp_1_4 form=line facing=N mp=1 [7.3d]
legal step pl_2pp_1_1 0915 [7.3d]

case jagers may leave it into skirmish order
phase movement
active ru_pustowalow
unit ru_pustowalow 0814
unit ru_jekatierynoslawski_3_1 0916 S form=square
unit ru_jekatierynoslawski_3_2 0916 S form=square
unit ru_jekatierynoslawski_3_3 0916 S form=square
unit ru_jekatierynoslawski_3_4 0916 S form=square
do move ru_jekatierynoslawski_3_1
legal open ru_jekatierynoslawski_3_1 NW [7.3d]
do open ru_jekatierynoslawski_3_1 NW
expect unit ru_jekatierynoslawski_3_1 form=skirmish facing=NW mp=1 [7.3d]
expect unit ru_jekatierynoslawski_3_4 form=skirmish facing=NW mp=1 [7.3d]

case of a mixed square those who may take skirmish order, the others stand in line (r187)
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_strz 0916 S form=square
unit pl_3pp_strz 0916 S form=square
do move pl_2pp_1_1
legal open pl_2pp_1_1 NW [7.3d]
do open pl_2pp_1_1 NW
expect unit pl_2pp_1_1 form=line facing=NW mp=1 [7.3d]
expect unit pl_2pp_strz form=skirmish facing=NW mp=1 [7.3d]
expect unit pl_3pp_strz form=skirmish facing=NW mp=1 [7.3d]
