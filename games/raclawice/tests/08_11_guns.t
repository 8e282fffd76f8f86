# [8.11] Moving guns.

case a gun turns by any angle under its army's commander
edition 2013-en
phase movement
active pl_manget
unit pl_manget 0520
unit pl_bkn_2m_1 0520 N
unit pl_art_1 1020 N
legal traverse pl_art_1 NE [8.11a, 8.11b]
legal traverse pl_art_1 S [8.11a, 8.11b]
legal shift pl_art_1 1019 [8.11a]
illegal move pl_art_1 8.11a [8.11a]

case any friendly commander serves
edition 2010-pl
phase movement
active pl_szyrer
unit pl_szyrer 0520
unit pl_6pp_1_1 0520 N
unit pl_art_1 1020 N
legal traverse pl_art_1 NE [8.11a, 8.11b]
legal traverse pl_art_1 S [8.11a, 8.11b]
legal shift pl_art_1 1019 [8.11a]
illegal move pl_art_1 8.11a [8.11a]

case another commander of the army will do (2013, r25)
edition 2013-en
phase movement
active pl_szyrer
unit pl_szyrer 0520
unit pl_6pp_1_1 0520 N
unit pl_art_1 1020 N
legal traverse pl_art_1 S [8.11a]

case an enemy commander's phase moves no gun
phase movement
active ru_f_denisow
actor polish
turn 13
unit ru_f_denisow 0520
unit ru_uglicki_1_2 0520 N
unit pl_art_1 1020 N
unit ru_art_1 1016 S
illegal traverse pl_art_1 S 10.4a [8.11a]
illegal shift pl_art_1 1019 10.4a [8.11a]
legal bombard pl_art_1 1016

case a gun that has turned is silent in this activation
phase movement
active pl_zajaczek
unit pl_zajaczek 0520
unit pl_3pp_1_1 0520 N
unit pl_art_1 1020 S
unit pl_art_2 1220 N
unit ru_uglicki_1_2 1016 N
do traverse pl_art_1 N
event GUN_TURNS unit pl_art_1 [8.11b]
expect unit pl_art_1 facing=N hex=1020 [8.11b]
illegal bombard pl_art_1 1016 8.11b [8.11b]
illegal traverse pl_art_1 NE 8.11b [8.11b]
legal bombard pl_art_2 1016 [8.11b]

case a gun that has turned is silent till the next draw
turn 3
phase activation
active pl_kosciuszko
pool pl_szyrer
unit pl_kosciuszko 0520
unit pl_zajaczek 0520
unit pl_szyrer 0720
unit pl_6pp_1_1 0720 N
unit pl_3pp_1_1 0520 N
unit pl_art_1 0620 S
unit ru_uglicki_1_2 0616 N
do activate pl_zajaczek
do traverse pl_art_1 N
illegal bombard pl_art_1 0616 8.11b [8.11b]
do stop
do stop
do name pl_art_1
do done
illegal bombard pl_art_1 0616 8.11b [8.11b]       # one draw with all its phases is one Round
legal traverse pl_art_1 NE [8.11b]
do stop
do stop
draw pl_szyrer
legal bombard pl_art_1 0616 [8.11b]

case also when Tormasow acts after the commander he has activated
phase activation
active ru_tormasow
unit ru_tormasow 1221
unit ru_kozak_6 1221 N
unit ru_tomatis 1220
unit ru_uglicki_1_1 1220 N
unit ru_art_1 1320 N
unit pl_3pp_1_1 1314 S
do activate ru_tomatis
do traverse ru_art_1 NE
do stop
do stop
illegal bombard ru_art_1 1314 8.11b [8.11b]

case in the enemy's next draw it fires
turn 3
phase movement
active pl_zajaczek
pool ru_tomatis
unit pl_zajaczek 0520
unit pl_3pp_1_1 0520 N
unit pl_art_1 0620 S
unit ru_tomatis 0612
unit ru_uglicki_1_1 0612 N
unit ru_uglicki_1_2 0616 N
do traverse pl_art_1 N
do stop
do stop
draw ru_tomatis
legal bombard pl_art_1 0616 [8.11b]

case a gun that has fired turns in the same phase, r200
phase movement
active pl_zajaczek
unit pl_zajaczek 0520
unit pl_3pp_1_1 0520 N
unit pl_art_1 1020 N
unit ru_uglicki_1_2 1016 N
do bombard pl_art_1 1016
roll 0
legal traverse pl_art_1 S [8.11b]
do traverse pl_art_1 S
expect unit pl_art_1 facing=S [8.11b]
illegal traverse pl_art_1 N 8.11b [8.11b]

case a gun goes to the next hex and faces any way
phase movement
active pl_zajaczek
unit pl_zajaczek 0520
unit pl_3pp_1_1 0520 N
unit pl_art_1 1020 N
legal shift pl_art_1 1019 [8.11c]
legal shift pl_art_1 1120 [8.11c]           # also to the side
legal shift pl_art_1 1021 [8.11c]           # or back
illegal shift pl_art_1 1018 8.1 [8.11c]
do shift pl_art_1 1120
expect count face 6 [8.11c]
do face pl_art_1 S
expect unit pl_art_1 hex=1120 facing=S [8.11c]

case the ground is all one to it
phase movement
active pl_zajaczek
unit pl_zajaczek 0226
unit pl_3pp_1_1 0226 N
unit pl_art_1 0126 N
legal shift pl_art_1 0227 [8.11c]           # over the stream into woods

case a gun that has fired this turn stays, but turns
phase movement
active pl_zajaczek
unit pl_zajaczek 0520
unit pl_3pp_1_1 0520 N
unit pl_art_1 1020 N used
illegal shift pl_art_1 1019 8.11c [8.11c]
legal traverse pl_art_1 S [8.11b]

case a gun that fires gives up its move
phase movement
active pl_zajaczek
unit pl_zajaczek 0520
unit pl_3pp_1_1 0520 N
unit pl_art_1 1020 N
unit ru_uglicki_1_2 1016 N
legal shift pl_art_1 1019 [8.11c]
do bombard pl_art_1 1016
roll 0
illegal shift pl_art_1 1019 8.11c [8.11c]

case no second hex in a turn
phase movement
active pl_zajaczek
unit pl_zajaczek 0520
unit pl_3pp_1_1 0520 N
unit pl_art_1 1020 N
do shift pl_art_1 1019
do face pl_art_1 N
expect unit pl_art_1 hex=1019 [8.11c]
illegal shift pl_art_1 1018 8.11c [8.11c]

case a gun that has moved is silent for the turn
phase activation
active pl_kosciuszko
unit pl_kosciuszko 0520
unit pl_zajaczek 0520
unit pl_3pp_1_1 0520 N
unit pl_art_1 0620 N
unit pl_art_2 0720 N
unit ru_uglicki_1_2 0616 N
do activate pl_zajaczek
do shift pl_art_1 0619
do face pl_art_1 N
illegal bombard pl_art_1 0616 8.11d [8.11d]
legal bombard pl_art_2 0616 [8.11d]
do stop
do stop
do name pl_art_1
do name pl_3pp_1_1
do done
illegal bombard pl_art_1 0616 8.11d [8.11d]       # the next activation of the same turn

case nor does it fire in the enemy's activation
phase movement
active ru_f_denisow
actor polish
turn 13
unit ru_f_denisow 0520
unit ru_uglicki_1_2 0520 N
unit pl_art_1 1020 N shifted
unit pl_art_2 1220 N
unit ru_art_1 1016 S
illegal bombard pl_art_1 1016 8.11d [8.11d]
legal bombard pl_art_2 1016 [8.11d]

case guns go into no hex with enemies
phase movement
active pl_zajaczek
unit pl_zajaczek 0520
unit pl_3pp_1_1 0520 N
unit pl_art_1 1020 N
unit ru_uglicki_1_2 1019 N
illegal shift pl_art_1 1019 8.11c [8.11c]         # r104

case the enemy answers a gun that moves before him
phase movement
active pl_zajaczek
unit pl_zajaczek 0520
unit pl_3pp_1_1 0520 N
unit pl_art_1 1020 N
unit ru_uglicki_1_2 1018 S
do shift pl_art_1 1019
do face pl_art_1 N
expect prompt ASK_REACTION [8.11c]

case a gun that moved in an earlier activation turns in this one
phase movement
active pl_zajaczek
unit pl_zajaczek 0520
unit pl_3pp_1_1 0520 N
unit pl_art_1 0516 N shifted
unit pl_art_2 0616 N used
illegal shift pl_art_1 0515 8.11c [8.11c]
illegal shift pl_art_2 0615 8.11c [8.11c]
legal traverse pl_art_2 S [8.11b]
legal traverse pl_art_1 S [8.11b]
