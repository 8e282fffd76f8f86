# [3.1a] Two armies; [3.1b] the list is set up; [3.1c] chits lie where nobody sees them.

case a player orders his own army only
edition 2013-en
phase movement
active pl_szyrer
unit pl_szyrer 0414
unit pl_6pp_1_1 0514 S
unit ru_uglicki_1_2 0520 N
expect actor polish
legal move pl_6pp_1_1 [3.1a]
illegal move ru_uglicki_1_2 3.1a [3.1a]
illegal fire ru_uglicki_1_2 0514 3.1a [3.1a]

case and in a Russian activation the Russian does
edition 2013-en
turn 12
phase movement
active ru_f_denisow
unit ru_f_denisow 0421
unit pl_6pp_1_1 0514 S
unit ru_uglicki_1_2 0520 N
expect actor russian [3.1a]
legal move ru_uglicki_1_2 [3.1a]
illegal move pl_6pp_1_1 3.1a [3.1a]

case nothing is done before the commanders of the list are placed
setup
expect actor polish
expect prompt ASK_PLACE [3.1b]
illegal place pl_zajaczek 1212 3.1b [3.1b]      # Szyrer's men stand there
illegal place pl_szyrer 1212 3.1b [3.1b]        # one after the other
illegal chit pl_zajaczek 3.1b [3.1b]
do place pl_zajaczek 1411
expect unit pl_zajaczek hex=1411 [3.1b]
expect prompt ASK_PLACE [3.1b]
do place pl_szyrer 1110
do place pl_madalinski 0715
do place pl_manget 2005
do place pl_slaski 1507
expect actor russian [3.1b]
do place ru_pustowalow 2707
do place ru_muromcow 0924
do place ru_obrezkow 2804
expect prompt ASK_PLACE [3.1b]
do place ru_a_denisow 2705
expect turn 1 [3.1b]
expect prompt ASK_CHIT [3.1b]
illegal move pl_3pp_1_1 3.3a [3.1b]
expect unit pl_3pp_1_1 hex=1411 status= [3.1b]

case the pool is filled in secret and drawn blindly
turn 3
phase pool
unit pl_kosciuszko 0414
unit pl_zajaczek 0415
unit pl_szyrer 0416
unit pl_madalinski 0514
unit pl_manget 0515
unit ru_tormasow 1014
unit ru_tomatis 1015
unit ru_pustowalow 1016
unit ru_muromcow 1114
unit ru_obrezkow 1115
unit ru_a_denisow 1116
expect actor polish
do chit pl_zajaczek
do chit pl_manget
hidden russian pool pl_zajaczek
hidden russian chosen pl_manget
expect actor russian [3.1c]
do chit ru_tomatis
do chit ru_obrezkow
chance 3.3c [3.1c]
expect count draw 6 [3.1c]
legal draw pl_zajaczek [3.1c]
legal draw ru_obrezkow [3.1c]
illegal draw pl_szyrer 3.3c [3.1c]
illegal draw ru_pustowalow 3.3c [3.1c]
hidden russian pool pl_zajaczek
hidden russian pool pl_manget
shown russian pool pl_kosciuszko
hidden polish pool ru_tomatis
shown polish pool ru_tormasow
shown polish pool pl_zajaczek
