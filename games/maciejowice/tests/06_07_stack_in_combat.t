# [6.7] to [6.10] A stack in melee and under fire.

case stacked units fight together, with their sizes added
phase melee
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S from=2220
unit pl_2pp_2_2 2320 S from=2220
unit pl_2pp_2_3 2320 S from=2220
unit ru_muszf_1_1 2320 N
roll 5
roll 8
event MOD_STRENGTH a 3 b 0 [6.7]
event ATTACKER_WINS a 8 b 8 [6.7]

case the units of another command in the hex fight along
phase melee
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S from=2220
unit pl_7pp_1_1 2320 S from=2220
unit ru_muszf_1_1 2320 N
roll 5
roll 7
event MOD_STRENGTH a 2 b 0 [6.7]

case a winning stack takes one loss, its owner chooses who
phase melee
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S from=2220
unit pl_2pp_2_2 2320 S from=2220
unit ru_muszf_1_1 2320 N
roll 5
roll 3
event ATTACKER_WINS
expect prompt ASK_LOSS [6.10c]
legal lose pl_2pp_2_1 [6.10c]
legal lose pl_2pp_2_2 [6.10c]
do lose pl_2pp_2_2
expect unit pl_2pp_2_1 lost=0 [6.10c]
expect unit pl_2pp_2_2 lost=1 [6.10c]
expect prompt ASK_FACING [6.10c]

case a beaten stack takes two in all
phase melee
active pl_kamienski
pool pl_sierakowski
unit pl_kamienski 2220
unit pl_sierakowski 2230
unit pl_2pp_2_1 2320 S from=2220
unit ru_muszf_1_1 2320 N
unit ru_muszf_1_2 2320 N
unit ru_rachmanow 2820
roll 9
roll 0
event ATTACKER_WINS
expect prompt ASK_LOSS [6.7]
do lose ru_muszf_1_1
do lose ru_muszf_1_2
expect unit ru_muszf_1_1 lost=1 hex=off [6.7]
expect unit ru_muszf_1_2 lost=1 hex=off [6.7]

case only the top unit fires with rifles
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit ru_muszf_1_1 2520 N shots=4
legal fire pl_2pp_2_1 2520 [6.8a]
illegal fire pl_2pp_2_2 2520 6.8a [6.8a]

case a commander or a battery on top does not count
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_art_1 2320 S
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit ru_muszf_1_1 2520 N shots=4
legal fire pl_2pp_2_1 2520 [6.8a]
illegal fire pl_2pp_2_2 2520 6.8a [6.8a]

case the top unit has fired its four: the one below does not take its place
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S shots=4
unit pl_2pp_2_2 2320 S
unit ru_muszf_1_1 2520 N shots=4
illegal fire pl_2pp_2_1 2520 10.9.1a [6.8a]
illegal fire pl_2pp_2_2 2520 6.8a [6.8a]

case guns fire from anywhere in the stack
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_art_1 2320 S
unit ru_muszf_1_1 2520 N shots=4
legal bombard pl_art_1 2520 [6.8b]

case rifle fire affects the top unit alone
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit ru_muszf_1_1 2420 N shots=4
unit ru_muszf_1_2 2420 N
do fire pl_2pp_2_1 2420
roll 9
event 10.9.7-missing unit ru_muszf_1_1 [6.9]
do retreat ru_muszf_1_1 2520
expect unit ru_muszf_1_1 hex=2520 lost=1 [6.9]
expect unit ru_muszf_1_2 hex=2420 lost=0 [6.9]

case the printed example: two companies under a 1M result each make a check
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_art_7 2720 N form=line
unit ru_muszf_1_1 2820 N
unit pl_2pp_2_1 2320 S             # 1/II/2 pp and 2/II/2 pp
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_4 2230 S
do bombard ru_art_7 2320
event BOMBARDS a 4
chance 10.9.7-missing [6.10a, 6.10b]
roll 1
event MOD_RESULT a 1 [6.10b]
event STANDS_FIRE unit pl_2pp_2_1 a 5 b 6 [6.10b]
chance 10.9.7-missing [6.10a, 6.10b]
roll 4
event MOD_RESULT a 1 [6.10b]
event IS_DRIVEN_BACK unit pl_2pp_2_2 a 8 b 6 [6.10b]
do retreat pl_2pp_2_2 2220
expect unit pl_2pp_2_1 hex=2320 [6.10a]

case the same two win a melee: one loss, the player decides for whom
phase melee
active pl_sierakowski
unit pl_sierakowski 2220
unit pl_7pp_1_1 2320 S from=2220
unit pl_2pp_2_2 2320 S from=2220
unit ru_muszf_1_1 2320 N
roll 5
roll 3
event ATTACKER_WINS
legal lose pl_7pp_1_1 [6.10c]
legal lose pl_2pp_2_2 [6.10c]
do lose pl_2pp_2_2
expect prompt ASK_FACING [6.10c]              # no second loss

case artillery fire is settled for each unit, three of them
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit ru_muszf_1_1 2720 N shots=4
unit ru_muszf_1_2 2720 N
unit ru_muszf_1_3 2720 N
do bombard pl_art_1 2720
roll 1
event STANDS_FIRE unit ru_muszf_1_1 [6.10a]
roll 1
event STANDS_FIRE unit ru_muszf_1_2 [6.10a]
roll 1
event STANDS_FIRE unit ru_muszf_1_3 [6.10a]

case a battery under a full stack fires, and its own way
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 N
unit pl_2pp_2_2 2320 N
unit pl_2pp_2_3 2320 N
unit pl_art_1 2320 S
unit ru_muszf_1_1 2520 N shots=4
legal bombard pl_art_1 2520 [6.8b]
illegal fire pl_2pp_2_1 2520 10.2a [6.8b]

case the top unit's shot and the battery's are two
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_art_1 2320 S
unit ru_muszf_1_1 2520 N shots=4
do fire pl_2pp_2_1 2520
roll 1
legal bombard pl_art_1 2520 [6.8b]
