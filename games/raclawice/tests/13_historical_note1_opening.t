# [13-historical-note1a] [13-historical-note1b] The Russian chits of turn 1; Pustowałow opens.

case Tormasow and one other in the pool, Pustowałow beside it
setup
do place pl_zajaczek 1411
do place pl_szyrer 1110
do place pl_madalinski 0715
do place pl_manget 2005
do place pl_slaski 1507
do place ru_pustowalow 2707
do place ru_muromcow 0924
do place ru_obrezkow 2804
do place ru_a_denisow 2705
do chit pl_zajaczek
do chit pl_szyrer
expect actor russian
expect state pool ru_tormasow [13-historical-note1a]
expect count chit 4 [13-historical-note1a]        # one of the four others
legal chit ru_tomatis [13-historical-note1a]
legal chit ru_muromcow [13-historical-note1a]
legal chit ru_obrezkow [13-historical-note1a]
legal chit ru_a_denisow [13-historical-note1a]
illegal chit ru_tormasow 3.3a [13-historical-note1a]
illegal chit ru_f_denisow 13-historical-note3a [13-historical-note1a]
illegal chit ru_pustowalow 13-historical-note1b [13-historical-note1b]
do chit ru_tomatis
expect nostate pool ru_pustowalow [13-historical-note1b]
expect state pool pl_kosciuszko pl_szyrer ru_tormasow ru_tomatis [13-historical-note1a]

case 2013: Pustowałow has a full activation before the first draw
edition 2013-en
setup
do place pl_zajaczek 1411
do place pl_szyrer 1110
do place pl_madalinski 0715
do place pl_manget 2005
do place pl_slaski 1507
do place ru_pustowalow 2707
do place ru_muromcow 0924
do place ru_obrezkow 2804
do place ru_a_denisow 2705
do chit pl_zajaczek
do chit pl_szyrer
do chit ru_tomatis
event IS_ACTIVATED unit ru_pustowalow [13-historical-note1b]
noevent CHIT_DRAWN
expect actor polish [13-historical-note1b]        # the other side may fire first
expect prompt ASK_OTHER
do pass
expect actor russian [13-historical-note1b]
legal move ru_jekatierynoslawski_3_1 [13-historical-note1b]
illegal move ru_kozak_1 4.1 [13-historical-note1b]
illegal draw ru_tomatis 10.4b [13-historical-note1b]
do stop
do pass
legal lead ru_pustowalow 2606 [13-historical-note1b]
do stop
chance 3.3c [13-historical-note1b]
expect count draw 5 [13-historical-note1a]
illegal draw ru_pustowalow 3.3c [13-historical-note1b]

case 2010: his chit is not in the pool, he begins
edition 2010-pl
setup
do place pl_zajaczek 1411
do place pl_szyrer 1110
do place pl_madalinski 0715
do place pl_manget 2005
do place pl_slaski 1507
do place ru_pustowalow 2707
do place ru_muromcow 0924
do place ru_obrezkow 2804
do place ru_a_denisow 2705
do chit pl_zajaczek
do chit pl_szyrer
do chit ru_tomatis
event IS_ACTIVATED unit ru_pustowalow [13-historical-note1b]
expect nostate pool ru_pustowalow [13-historical-note1b]
do pass
legal move ru_jekatierynoslawski_3_1 [13-historical-note1b]
do stop
do pass
do stop
chance 3.3c [13-historical-note1b]
expect count draw 5 [13-historical-note1b]
illegal draw ru_pustowalow 3.3c [13-historical-note1b]

case from turn 2 he is one of those that may be chosen, and nobody opens
turn 2
phase pool
unit pl_kosciuszko 0414
unit ru_tormasow 1014
unit ru_pustowalow 1016
unit ru_jekatierynoslawski_3_1 1016 N
do chit pl_zajaczek
do chit pl_szyrer
legal chit ru_pustowalow [13-historical-note1a]
do chit ru_tomatis
expect actor russian [13-historical-note1a]       # two again
do chit ru_muromcow
chance 3.3c [13-historical-note1b]
