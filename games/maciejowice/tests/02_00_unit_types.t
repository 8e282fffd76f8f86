# [2.0d] The kinds of units behind the icons, by what they can do.

case Russian grenadiers are infantry of the line, their star is coloured
turn 12
phase movement
active ru_tormasow
unit ru_tormasow 2320
unit ru_kijowski_1_1 2420 S
do move ru_kijowski_1_1
illegal skirmish ru_kijowski_1_1 7.2a [2.0d, 2.0e]
legal double ru_kijowski_1_1 [2.0d]
do step ru_kijowski_1_1 2520
event STEPS unit ru_kijowski_1_1 a 1 b 3 [2.0d]

case Russian musketeers
turn 12
phase movement
active ru_rachmanow
unit ru_rachmanow 2320
unit ru_muszf_1_1 2420 S
do move ru_muszf_1_1
illegal skirmish ru_muszf_1_1 7.2a [2.0d]
legal double ru_muszf_1_1 [2.0d]
do step ru_muszf_1_1 2520
event STEPS unit ru_muszf_1_1 a 1 b 3 [2.0d]

case Russian jagers have a white star
turn 12
phase movement
active ru_chruszczow
unit ru_chruszczow 2320
unit ru_jegb_1_1 2420 S
do move ru_jegb_1_1
legal skirmish ru_jegb_1_1 [2.0d, 2.0e]
legal double ru_jegb_1_1 [2.0d]
do step ru_jegb_1_1 2520
event STEPS unit ru_jegb_1_1 a 1 b 3 [2.0d]

case Russian dragoons are cavalry
turn 12
phase movement
active ru_tormasow
unit ru_tormasow 2320
unit ru_woroneski_1 2420 S
do move ru_woroneski_1
illegal skirmish ru_woroneski_1 7.2a [2.0d]
illegal double ru_woroneski_1 8.9a [2.0d]
do step ru_woroneski_1 2520
event STEPS unit ru_woroneski_1 a 1 b 7 [2.0d]

case Russian hussars
turn 12
phase movement
active ru_chruszczow
unit ru_chruszczow 2320
unit ru_charkowski_1 2420 S
do move ru_charkowski_1
illegal skirmish ru_charkowski_1 7.2a [2.0d]
illegal double ru_charkowski_1 8.9a [2.0d]
do step ru_charkowski_1 2520
event STEPS unit ru_charkowski_1 a 1 b 7 [2.0d]

case Russian horse jagers
turn 12
phase movement
active ru_denisow
unit ru_denisow 2320
unit ru_elizawetgradzki_1 2420 S
do move ru_elizawetgradzki_1
illegal skirmish ru_elizawetgradzki_1 7.2a [2.0d]
illegal double ru_elizawetgradzki_1 8.9a [2.0d]
do step ru_elizawetgradzki_1 2520
event STEPS unit ru_elizawetgradzki_1 a 1 b 7 [2.0d]

case Russian carabineers
turn 12
phase movement
active ru_rachmanow
unit ru_rachmanow 2320
unit ru_karaba_1 2420 S
do move ru_karaba_1
illegal skirmish ru_karaba_1 7.2a [2.0d]
illegal double ru_karaba_1 8.9a [2.0d]
do step ru_karaba_1 2520
event STEPS unit ru_karaba_1 a 1 b 7 [2.0d]

case cossacks are cavalry with a point more
turn 12
phase movement
active ru_denisow
unit ru_denisow 2320
unit ru_kozak_1 2420 S
do move ru_kozak_1
illegal skirmish ru_kozak_1 7.2a [2.0d]
illegal double ru_kozak_1 8.9a [2.0d]
do step ru_kozak_1 2520
event STEPS unit ru_kozak_1 a 1 b 8 [2.0d]

case Polish infantry of the line
turn 12
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2420 S
do move pl_2pp_2_1
illegal skirmish pl_2pp_2_1 7.2a [2.0d]
legal double pl_2pp_2_1 [2.0d]
do step pl_2pp_2_1 2520
event STEPS unit pl_2pp_2_1 a 1 b 3 [2.0d]

case Polish shooters have a white star
turn 12
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2320
unit pl_strz_1 2420 S
do move pl_strz_1
legal skirmish pl_strz_1 [2.0d, 2.0e]
legal double pl_strz_1 [2.0d]
do step pl_strz_1 2520
event STEPS unit pl_strz_1 a 1 b 3 [2.0d]

case scythemen have a coloured star, which is no leave to skirmish
turn 12
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_grenkrak_1_1 2420 S
do move pl_grenkrak_1_1
illegal skirmish pl_grenkrak_1_1 7.2a [2.0d, 2.0e]
legal double pl_grenkrak_1_1 [2.0d]
do step pl_grenkrak_1_1 2520
event STEPS unit pl_grenkrak_1_1 a 1 b 3 [2.0d]

case the militia carries scythes too
turn 12
phase movement
active pl_poninski
unit pl_poninski 2320
unit pl_milicja_1_1 2420 S
do move pl_milicja_1_1
illegal skirmish pl_milicja_1_1 7.2a [2.0d, 2.0e]
legal double pl_milicja_1_1 [2.0d]
do step pl_milicja_1_1 2520
event STEPS unit pl_milicja_1_1 a 1 b 3 [2.0d]

case Polish cavalry
turn 12
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2320
unit pl_wojciechowski_1 2420 S
do move pl_wojciechowski_1
illegal skirmish pl_wojciechowski_1 7.2a [2.0d]
illegal double pl_wojciechowski_1 8.9a [2.0d]
do step pl_wojciechowski_1 2520
event STEPS unit pl_wojciechowski_1 a 1 b 7 [2.0d]

case the volunteers are mounted
turn 12
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_och_1 2420 S
do move pl_och_1
illegal skirmish pl_och_1 7.2a [2.0d]
illegal double pl_och_1 8.9a [2.0d]
do step pl_och_1 2520
event STEPS unit pl_och_1 a 1 b 7 [2.0d]

case batteries and commanders do not move like units
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2319 S
unit pl_art_1 2420 S
unit pl_kosciuszko 2321
illegal move pl_art_1 8.11a [2.0d]
legal traverse pl_art_1 N [2.0d]
legal shift pl_art_1 2520 [2.0d]
illegal move pl_kamienski 3.3f [2.0d]
illegal move pl_kosciuszko 3.3f [2.0d]

case only those with rifles or guns fire
turn 12
phase movement
active ru_denisow
actor polish
unit ru_denisow 2720
unit ru_kozak_1 2620 N
unit ru_muszf_1_1 2617 N
unit pl_art_1 2422 S
unit pl_grenkrak_1_1 2520 S
unit pl_2pp_2_1 2518 S
illegal fire pl_grenkrak_1_1 2620 10.9.3 [2.0d]
legal fire pl_2pp_2_1 2617 [2.0d]
illegal fire pl_art_1 2620 NO_RIFLES [2.0d]
do pass
illegal fire ru_kozak_1 2520 10.9.3 [2.0d]
legal fire ru_muszf_1_1 2518 [2.0d]
illegal fire ru_denisow 2520 NO_RIFLES [2.0d]

case Fersen gives orders through others
turn 9
phase activation
active ru_fersen
unit ru_fersen 2320
unit ru_rachmanow 2321
unit ru_muszf_1_1 2321 S
legal activate ru_rachmanow [2.0d]

case grenadiers and scythemen fight hand to hand better than others
phase melee
active ru_tormasow
unit ru_tormasow 2620
unit ru_kijowski_1_1 2520 N from=2620
unit pl_2pp_2_1 2520 S
roll 5
roll 5
event MOD_SHOCK a 1 b 1 [2.0d, 2.0e]

case musketeers have no such star
phase melee
active ru_rachmanow
unit ru_rachmanow 2620
unit ru_muszf_1_1 2520 N from=2620
unit pl_grenkrak_1_1 2520 S
roll 5
roll 5
event MOD_SHOCK a 1 b 0 [2.0d, 2.0e]
