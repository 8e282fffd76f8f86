# [3.3a] Round 1: the overall commander and two of the owner's choice; [3.3b] in secret.

case each side: the overall commander by himself and two freely chosen ones
turn 3
phase pool
unit pl_kosciuszko 0414
unit pl_zajaczek 0415
unit ru_tormasow 1014
expect actor polish
expect state pool pl_kosciuszko [3.3a]
expect nostate pool pl_zajaczek [3.3a]
expect count chit 4 [3.3a]                       # Ślaski is locked
legal chit pl_madalinski [3.3a]
illegal chit pl_kosciuszko 3.3a [3.3a]           # he is in already
illegal chit pl_slaski 13-historical-note2b [3.3a]
illegal chit ru_tomatis 3.3a [3.3a]
do chit pl_madalinski
expect actor polish [3.3a]
expect count chit 3 [3.3a]
illegal chit pl_madalinski 3.3a [3.3a]
do chit pl_szyrer
expect actor russian [3.3a]
expect state pool ru_tormasow pl_kosciuszko [3.3a]
expect count chit 5 [3.3a]
illegal chit ru_f_denisow 13-historical-note3a [3.3a]
legal chit ru_pustowalow [3.3a]                  # from turn 2 one of the others
do chit ru_pustowalow
do chit ru_a_denisow
chance 3.3c
expect state pool pl_kosciuszko pl_szyrer pl_madalinski ru_tormasow ru_pustowalow ru_a_denisow [3.3a]
expect count draw 6 [3.3a]

case the choice of turn 13 is free again, F. Denisow among the others
turn 13
phase pool
unit pl_kosciuszko 0414
unit pl_zajaczek 0415
unit ru_tormasow 1014
unit ru_f_denisow 1015
do chit pl_zajaczek
do chit pl_slaski
expect nostate pool ru_f_denisow [3.3a]
expect count chit 6 [3.3a]
legal chit ru_f_denisow [3.3a]
do chit ru_tomatis
do chit ru_muromcow
expect nostate pool ru_f_denisow [3.3a]
expect count draw 6 [3.3a]

case the chits that were kept back are not shown, nor those put in
turn 3
phase pool
unit pl_kosciuszko 0414
unit pl_zajaczek 0415
unit ru_tormasow 1014
do chit pl_madalinski
hidden russian chosen pl_madalinski
shown polish chosen pl_madalinski
do chit pl_szyrer
do chit ru_tomatis
hidden polish chosen ru_tomatis
shown russian chosen ru_tomatis
do chit ru_obrezkow
hidden russian pool pl_szyrer
hidden russian chosen pl_szyrer
hidden polish pool ru_tomatis
shown russian unknown polish
shown polish unknown russian
expect state pool pl_szyrer ru_tomatis [3.3b]
draw pl_szyrer
shown russian drawn pl_szyrer
expect state drawn pl_szyrer [3.3b]
hidden russian chosen pl_madalinski

case a dead commander has no chit; a wound of the last turn is over
turn 4
phase commander
active pl_zajaczek
dead pl_szyrer
wounded pl_manget
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit pl_manget 0515
unit pl_kosciuszko 0414
unit ru_tormasow 1014
do stop
expect turn 5
illegal chit pl_szyrer 4.5c [3.3a]
legal chit pl_manget [4.5.1c]
expect count chit 3 [3.3a]
