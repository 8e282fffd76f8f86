# [13-turn1] to [13-turn9], [13-hidden] The chits, turn by turn.

case turn 1: Denisow alone
setup
roll 0
chance 3.3c [13-turn1]
expect state pool ru_denisow [13-turn1]
expect count draw 1 [13-turn1]

case turn 2: Kniaziewicz and Denisow
turn 2
phase pool
late never 0
unit pl_kosciuszko 1626
unit pl_kamienski 1436
unit pl_sierakowski 1525
unit pl_kniaziewicz 1613
unit ru_denisow 0810
chance 3.3c [13-turn2]
expect state pool pl_kniaziewicz ru_denisow [13-turn2]
expect count draw 2 [13-turn2]

case turn 3: Kniaziewicz and Kościuszko; Denisow, Tormasow and Fersen, who arrive
turn 3
phase pool
late never 0
unit pl_kosciuszko 1626
unit pl_kamienski 1436
unit pl_sierakowski 1525
unit pl_kniaziewicz 1613
unit ru_denisow 0810
chance 3.3c [13-turn3]
expect state pool pl_kniaziewicz pl_kosciuszko [13-turn3]
expect state pool ru_denisow ru_tormasow ru_fersen [13-turn3]
expect count draw 5 [13-turn3]

case turn 4: Kniaziewicz, Kamieński and Kościuszko; Denisow, Tormasow and Fersen
turn 4
phase pool
late never 0
unit pl_kosciuszko 1626
unit pl_kamienski 1436
unit pl_sierakowski 1525
unit pl_kniaziewicz 1613
unit ru_denisow 0810
unit ru_tormasow 0340
unit ru_fersen 0340
chance 3.3c [13-turn4]
expect state pool pl_kniaziewicz pl_kamienski pl_kosciuszko [13-turn4]
expect state pool ru_denisow ru_tormasow ru_fersen [13-turn4]
expect count draw 6 [13-turn4]

# r123: only leaders who have entered or enter in this turn.
case turn 5: Kościuszko and two; Fersen, Rachmanow, Chruszczow and one
turn 5
phase pool
late never 0
unit pl_kosciuszko 1626
unit pl_kamienski 1436
unit pl_sierakowski 1525
unit pl_kniaziewicz 1613
unit ru_denisow 0810
unit ru_tormasow 0340
unit ru_fersen 0340
expect actor polish [13-turn5]
expect state pool pl_kosciuszko [13-turn5]
expect count chit 3 [13-turn5]
illegal chit pl_poninski 13-Poninski-1 [13-turn5]
do chit pl_sierakowski
do chit pl_kamienski
expect actor russian [13-turn5]
expect state pool ru_fersen ru_rachmanow ru_chruszczow [13-turn5]
expect count chit 2 [13-turn5]
legal chit ru_denisow [13-turn5]
legal chit ru_tormasow [13-turn5]
illegal chit ru_tolstoj 13-turn7-entry [13-turn5]
illegal chit ru_rachmanow 3.3a [13-turn5]
do chit ru_tormasow
chance 3.3c [13-turn5]
expect count draw 7 [13-turn5]

case turn 6: Kościuszko and two; Fersen, Chruszczow and two
turn 6
phase pool
late never 0
unit pl_kosciuszko 1626
unit pl_kamienski 1436
unit pl_sierakowski 1525
unit pl_kniaziewicz 1613
unit ru_denisow 0810
unit ru_tormasow 0340
unit ru_fersen 0340
unit ru_rachmanow 0345
unit ru_chruszczow 0325
do chit pl_kniaziewicz
do chit pl_kamienski
expect state pool ru_fersen ru_chruszczow [13-turn6]
expect nostate pool ru_rachmanow [13-turn6]
expect count chit 3 [13-turn6]
legal chit ru_rachmanow [13-turn6]
illegal chit ru_tolstoj 13-turn7-entry [13-turn6]
do chit ru_rachmanow
do chit ru_denisow
chance 3.3c [13-turn6]
expect count draw 7 [13-turn6]

case turn 7: Tołstoj besides, who arrives
turn 7
phase pool
late never 0
unit pl_kosciuszko 1626
unit pl_kamienski 1436
unit pl_sierakowski 1525
unit pl_kniaziewicz 1613
unit ru_denisow 0810
unit ru_tormasow 0340
unit ru_fersen 0340
unit ru_rachmanow 0345
unit ru_chruszczow 0325
expect count chit 3 [13-turn7]
do chit pl_kniaziewicz
do chit pl_kamienski
expect state pool ru_fersen ru_chruszczow ru_tolstoj [13-turn7]
expect count chit 3 [13-turn7]
do chit ru_rachmanow
do chit ru_tormasow
chance 3.3c [13-turn7]
expect count draw 8 [13-turn7]

case turn 8: Fersen, Chruszczow and two, Tołstoj among those to choose from
turn 8
phase pool
late never 0
unit pl_kosciuszko 1626
unit pl_kamienski 1436
unit pl_sierakowski 1525
unit pl_kniaziewicz 1613
unit ru_denisow 0810
unit ru_tormasow 0340
unit ru_fersen 0340
unit ru_rachmanow 0345
unit ru_chruszczow 0325
unit ru_tolstoj 0346
expect count chit 3 [13-turn8]
do chit pl_kniaziewicz
do chit pl_kamienski
expect state pool ru_fersen ru_chruszczow [13-turn8]
expect nostate pool ru_tolstoj [13-turn8]
expect count chit 4 [13-turn8]
legal chit ru_tolstoj [13-turn8]
do chit ru_tolstoj
do chit ru_tormasow
chance 3.3c [13-turn8]
expect count draw 7 [13-turn8]

case turn 9: Kościuszko and two; Fersen and four
turn 9
phase pool
late never 0
unit pl_kosciuszko 1626
unit pl_kamienski 1436
unit pl_sierakowski 1525
unit pl_kniaziewicz 1613
unit ru_denisow 0810
unit ru_tormasow 0340
unit ru_fersen 0340
unit ru_rachmanow 0345
unit ru_chruszczow 0325
unit ru_tolstoj 0346
expect state pool pl_kosciuszko [13-turn9]
expect count chit 3 [13-turn9]
do chit pl_kniaziewicz
do chit pl_sierakowski
expect state pool ru_fersen [13-turn9]
expect nostate pool ru_chruszczow [13-turn9]
expect count chit 5 [13-turn9]
do chit ru_tolstoj
do chit ru_tormasow
do chit ru_denisow
expect actor russian [13-turn9]
do chit ru_rachmanow
chance 3.3c [13-turn9]
expect count draw 8 [13-turn9]

case and so to the end
turn 24
phase pool
late never 0
unit pl_kosciuszko 1626
unit pl_kamienski 1436
unit pl_sierakowski 1525
unit pl_kniaziewicz 1613
unit ru_denisow 0810
unit ru_tormasow 0340
unit ru_fersen 0340
unit ru_rachmanow 0345
unit ru_chruszczow 0325
unit ru_tolstoj 0346
do chit pl_kniaziewicz
do chit pl_sierakowski
expect state pool ru_fersen [13-turn9]
do chit ru_tolstoj
do chit ru_tormasow
do chit ru_denisow
do chit ru_rachmanow
expect count draw 8 [13-turn9]

case the dead are not in the lists
turn 4
phase pool
late never 0
dead pl_kniaziewicz ru_denisow
unit pl_kosciuszko 1626
unit pl_kamienski 1436
unit ru_tormasow 0340
unit ru_fersen 0340
chance 3.3c
expect count draw 4 [13-turn4]
expect nostate pool pl_kniaziewicz [13-turn4]
expect nostate pool ru_denisow [13-turn4]

case what was chosen is secret, and what was kept back
turn 9
phase pool
late never 0
unit pl_kosciuszko 1626
unit pl_kamienski 1436
unit pl_sierakowski 1525
unit pl_kniaziewicz 1613
unit ru_denisow 0810
unit ru_tormasow 0340
unit ru_fersen 0340
unit ru_rachmanow 0345
unit ru_chruszczow 0325
unit ru_tolstoj 0346
do chit pl_kniaziewicz
hidden russian chosen pl_kniaziewicz [13-hidden]
shown polish chosen pl_kniaziewicz [13-hidden]
do chit pl_sierakowski
do chit ru_tolstoj
do chit ru_tormasow
do chit ru_denisow
do chit ru_rachmanow
hidden polish pool ru_tolstoj [13-hidden]
hidden polish pool ru_denisow [13-hidden]
hidden russian pool pl_sierakowski [13-hidden]
shown polish pool pl_sierakowski [13-hidden]
shown russian pool ru_tolstoj [13-hidden]
shown polish pool ru_fersen [13-hidden]
shown polish unknown russian [13-hidden]
draw ru_tolstoj
shown polish drawn ru_tolstoj [13-hidden]
