# [11.11.4b], [11.11.4c] Without a commander on the map: 2024 (Poniński's 1401), 0146 (Chruszczow's 0125,
# Denisow's 0301). r54, r119, r120

case Poles at 2024, with Kościuszko
turn 9
phase draw
late never 0
pool pl_kosciuszko ru_denisow
dead pl_sierakowski
unit pl_kosciuszko 1525
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
off pl_7pp_1_1 due=9
draw pl_kosciuszko
do command pl_sierakowski
event COMES_BACK unit pl_7pp_1_1 hex 2024 [11.11.4b]
do face pl_7pp_1_1 S
expect unit pl_7pp_1_1 hex=2024 [11.11.4b]

case Poniński's units at 1401
turn 20
phase draw
late called 18
pool pl_kosciuszko ru_denisow
dead pl_poninski
unit pl_kosciuszko 1525
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
off pl_pon_1_1 due=20
draw pl_kosciuszko
do command pl_poninski
event COMES_BACK unit pl_pon_1_1 hex 1401 [11.11.4b]

case Russians at 0146
turn 9
phase draw
late never 0
pool ru_fersen pl_sierakowski
dead ru_tormasow
unit ru_fersen 0535
unit pl_sierakowski 1525
unit pl_7pp_1_1 1525 N
off ru_muszb_1_1 due=9
draw ru_fersen
do command ru_tormasow
event COMES_BACK unit ru_muszb_1_1 hex 0146 [11.11.4b]

case Chruszczow's at 0125
turn 9
phase draw
late never 0
pool ru_fersen pl_sierakowski
dead ru_chruszczow
unit ru_fersen 0535
unit pl_sierakowski 1525
unit pl_7pp_1_1 1525 N
off ru_muszd_1_1 due=9
draw ru_fersen
do command ru_chruszczow
event COMES_BACK unit ru_muszd_1_1 hex 0125 [11.11.4b]

case Denisow's at 0301
turn 9
phase draw
late never 0
pool ru_fersen pl_sierakowski
dead ru_denisow
unit ru_fersen 0535
unit pl_sierakowski 1525
unit pl_7pp_1_1 1525 N
off ru_musza_1_1 due=9
draw ru_fersen
do command ru_denisow
event COMES_BACK unit ru_musza_1_1 hex 0301 [11.11.4b]

case the hex is held: the next turn
turn 9
phase draw
late never 0
pool ru_fersen pl_sierakowski
dead ru_denisow
unit ru_fersen 0535
unit pl_sierakowski 1525
unit pl_7pp_1_1 0301 N
off ru_musza_1_1 due=9
draw ru_fersen
do command ru_denisow
event NO_PLACE_TO_RETURN unit ru_musza_1_1 [11.11.4c]
expect state off ru_musza_1_1 due=10 [11.11.4c]

case nobody returns onto closed ground
turn 9
phase draw
late never 0
pool pl_sierakowski ru_denisow
unit pl_sierakowski 1742
unit pl_7pp_1_2 1010 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
off pl_7pp_1_1 due=9
draw pl_sierakowski
illegal return pl_7pp_1_1 1743 8.2a [11.11.4a] # the pond under the castle

# r120
case the reserve comes back with the first Polish commander, at his hex
turn 9
phase draw
late never 0
pool pl_kamienski ru_denisow
unit pl_kamienski 0538
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
off pl_szuszkowski_1_1 due=9
draw pl_kamienski
expect prompt ASK_RETURN [11.11.3a]
expect count return 7 [11.11.3a]
legal return pl_szuszkowski_1_1 0538 [11.11.3a]
illegal return pl_szuszkowski_1_1 2024 11.11.4a [11.11.4b]

case but not with Poniński
turn 20
phase draw
late called 18
pool pl_poninski ru_denisow
unit pl_poninski 0538
unit pl_pon_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
off pl_szuszkowski_1_1 due=9
draw pl_poninski
noevent COMES_BACK
expect unit pl_szuszkowski_1_1 hex=off status=withdrawn [11.11.3a]
