# [3.1a] Two sides; [3.1b] units stand where their counters say; [3.1c] the pool nobody sees into.

case a player orders his own side only
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2420 S
unit ru_muszf_1_1 2820 N
expect actor polish
legal move pl_2pp_2_1 [3.1a]
illegal move ru_muszf_1_1 3.1a [3.1a]
illegal fire ru_muszf_1_1 2420 3.1a [3.1a]

case in an enemy activation the enemy does
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit pl_2pp_2_1 2420 S
unit ru_muszf_1_1 2820 N
expect actor russian [3.1a]
legal move ru_muszf_1_1 [3.1a]
illegal move pl_2pp_2_1 3.1a [3.1a]

case the units stand on the map before play, commanders with them
setup
expect unit pl_2pp_2_1 hex=1139 facing=N order=1 [3.1b]
expect unit pl_2pp_2_2 hex=1140 facing=N order=1 [3.1b]
expect unit pl_2pp_2_3 hex=1140 facing=N order=2 [3.1b]
expect unit pl_2pp_2_4 hex=1239 facing=N order=1 [3.1b]
expect unit ru_muszf_1_1 hex=off [3.1b]    # comes later

case a chit that was not put in is not drawn
turn 4
phase draw
pool pl_kamienski ru_rachmanow
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit pl_sierakowski 2324
unit pl_7pp_1_1 2324 S
unit ru_rachmanow 2820
unit ru_muszf_1_1 2820 N
chance 3.3c [3.1c]
expect count draw 2 [3.1c]
legal draw pl_kamienski [3.1c]
legal draw ru_rachmanow [3.1c]
illegal draw pl_sierakowski 3.3c [3.1c]

case nobody sees what the other has put in
turn 10
late never 0
phase pool
unit pl_kosciuszko 2320
unit pl_kamienski 2321
unit pl_sierakowski 2322
unit pl_kniaziewicz 2323
unit ru_fersen 2820
unit ru_rachmanow 2821
unit ru_denisow 2822
unit ru_chruszczow 2823
unit ru_tormasow 2824
expect actor polish
do chit pl_kamienski
do chit pl_kniaziewicz
hidden russian pool pl_kamienski [3.1c]
hidden russian chosen pl_kniaziewicz [3.1c]
shown polish pool pl_kamienski [3.1c]
shown russian pool pl_kosciuszko [3.1c]               # always in
expect actor russian [3.1c]
