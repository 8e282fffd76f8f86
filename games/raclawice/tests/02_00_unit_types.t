# [2.0d] The kinds of units behind the icons, by what they can do.

case musketeers are infantry of the line
turn 12
phase movement
active ru_f_denisow
unit ru_f_denisow 0418
unit ru_uglicki_1_2 0417 N
do move ru_uglicki_1_2
illegal skirmish ru_uglicki_1_2 7.2a [2.0d]
legal double ru_uglicki_1_2 [2.0d]
do step ru_uglicki_1_2 0416
event STEPS unit ru_uglicki_1_2 a 1 b 3 [2.0d]

case musketeers of the other regiment
turn 12
phase movement
active ru_f_denisow
unit ru_f_denisow 0418
unit ru_nowogrodzki_2_5 0417 N
do move ru_nowogrodzki_2_5
illegal skirmish ru_nowogrodzki_2_5 7.2a [2.0d]
legal double ru_nowogrodzki_2_5 [2.0d]
do step ru_nowogrodzki_2_5 0416
event STEPS unit ru_nowogrodzki_2_5 a 1 b 3 [2.0d]

case grenadiers are infantry of the line
turn 12
phase movement
active ru_tomatis
unit ru_tomatis 0418
unit ru_uglicki_1_1 0417 N
do move ru_uglicki_1_1
illegal skirmish ru_uglicki_1_1 7.2a [2.0d]
legal double ru_uglicki_1_1 [2.0d]
do step ru_uglicki_1_1 0416
event STEPS unit ru_uglicki_1_1 a 1 b 3 [2.0d]

case jagers are light infantry
turn 12
phase movement
active ru_pustowalow
unit ru_pustowalow 0418
unit ru_jekatierynoslawski_3_1 0417 N
do move ru_jekatierynoslawski_3_1
legal skirmish ru_jekatierynoslawski_3_1 [2.0d]
legal double ru_jekatierynoslawski_3_1 [2.0d]
do step ru_jekatierynoslawski_3_1 0416
event STEPS unit ru_jekatierynoslawski_3_1 a 1 b 3 [2.0d]

case jagers of Tormasow
turn 12
phase movement
active ru_tormasow
unit ru_tormasow 0418
unit ru_jekatierynoslawski_2_2 0417 N
do move ru_jekatierynoslawski_2_2
legal skirmish ru_jekatierynoslawski_2_2 [2.0d]
legal double ru_jekatierynoslawski_2_2 [2.0d]
do step ru_jekatierynoslawski_2_2 0416
event STEPS unit ru_jekatierynoslawski_2_2 a 1 b 3 [2.0d]

case hussars are cavalry
turn 12
phase movement
active ru_obrezkow
unit ru_obrezkow 0418
unit ru_achtyrski_1 0417 N
do move ru_achtyrski_1
illegal double ru_achtyrski_1 8.9a [2.0d]
illegal skirmish ru_achtyrski_1 7.2a [2.0d]
do step ru_achtyrski_1 0416
event STEPS unit ru_achtyrski_1 a 1 b 7 [2.0d]

case horse jagers are cavalry
turn 12
phase movement
active ru_obrezkow
unit ru_obrezkow 0418
unit ru_elizawetgradzki_1 0417 N
do move ru_elizawetgradzki_1
illegal double ru_elizawetgradzki_1 8.9a [2.0d]
illegal skirmish ru_elizawetgradzki_1 7.2a [2.0d]
do step ru_elizawetgradzki_1 0416
event STEPS unit ru_elizawetgradzki_1 a 1 b 7 [2.0d]

case dragoons are cavalry
turn 12
phase movement
active ru_muromcow
unit ru_muromcow 0418
unit ru_woroneski_1 0417 N
do move ru_woroneski_1
illegal double ru_woroneski_1 8.9a [2.0d]
illegal skirmish ru_woroneski_1 7.2a [2.0d]
do step ru_woroneski_1 0416
event STEPS unit ru_woroneski_1 a 1 b 7 [2.0d]

case cossacks are cavalry with a point more
turn 12
phase movement
active ru_a_denisow
unit ru_a_denisow 0418
unit ru_kozak_1 0417 N
do move ru_kozak_1
illegal double ru_kozak_1 8.9a [2.0d]
illegal skirmish ru_kozak_1 7.2a [2.0d]
do step ru_kozak_1 0416
event STEPS unit ru_kozak_1 a 1 b 8 [2.0d]

case Polish infantry is infantry of the line
turn 12
phase movement
active pl_szyrer
unit pl_szyrer 0418
unit pl_7pp_1_1 0417 N
do move pl_7pp_1_1
illegal skirmish pl_7pp_1_1 7.2a [2.0d]
legal double pl_7pp_1_1 [2.0d]
do step pl_7pp_1_1 0416
event STEPS unit pl_7pp_1_1 a 1 b 3 [2.0d]

case shooters are light infantry
turn 12
phase movement
active pl_zajaczek
unit pl_zajaczek 0418
unit pl_2pp_strz 0417 N
do move pl_2pp_strz
legal skirmish pl_2pp_strz [2.0d]
legal double pl_2pp_strz [2.0d]
do step pl_2pp_strz 0416
event STEPS unit pl_2pp_strz a 1 b 3 [2.0d]

case shooters of the other regiment
turn 12
phase movement
active pl_zajaczek
unit pl_zajaczek 0418
unit pl_3pp_strz 0417 N
do move pl_3pp_strz
legal skirmish pl_3pp_strz [2.0d]
legal double pl_3pp_strz [2.0d]
do step pl_3pp_strz 0416
event STEPS unit pl_3pp_strz a 1 b 3 [2.0d]

case kosynierzy are infantry that never skirmishes
turn 12
phase movement
active pl_slaski
unit pl_slaski 0418
unit pl_kos_1 0417 N
do move pl_kos_1
illegal skirmish pl_kos_1 7.5a [2.0d]
legal double pl_kos_1 [2.0d]
do step pl_kos_1 0416
event STEPS unit pl_kos_1 a 1 b 3 [2.0d]

case the volunteers are mounted
turn 12
phase movement
active pl_slaski
unit pl_slaski 0418
unit pl_och_1 0417 N
do move pl_och_1
illegal double pl_och_1 8.9a [2.0d]
illegal skirmish pl_och_1 7.2a [2.0d]
do step pl_och_1 0416
event STEPS unit pl_och_1 a 1 b 7 [2.0d]

case national cavalry
turn 12
phase movement
active pl_madalinski
unit pl_madalinski 0418
unit pl_bkn_1w_1 0417 N
do move pl_bkn_1w_1
illegal double pl_bkn_1w_1 8.9a [2.0d]
illegal skirmish pl_bkn_1w_1 7.2a [2.0d]
do step pl_bkn_1w_1 0416
event STEPS unit pl_bkn_1w_1 a 1 b 7 [2.0d]

case national cavalry of the other brigade
turn 12
phase movement
active pl_manget
unit pl_manget 0418
unit pl_bkn_2m_10 0417 N
do move pl_bkn_2m_10
illegal double pl_bkn_2m_10 8.9a [2.0d]
illegal skirmish pl_bkn_2m_10 7.2a [2.0d]
do step pl_bkn_2m_10 0416
event STEPS unit pl_bkn_2m_10 a 1 b 7 [2.0d]

case the vanguard regiment is cavalry
turn 12
phase movement
active pl_madalinski
unit pl_madalinski 0418
unit pl_4psp_1 0417 N
do move pl_4psp_1
illegal double pl_4psp_1 8.9a [2.0d]
illegal skirmish pl_4psp_1 7.2a [2.0d]
do step pl_4psp_1 0416
event STEPS unit pl_4psp_1 a 1 b 7 [2.0d]

case guns and commanders do not move like units
phase movement
active pl_szyrer
unit pl_szyrer 0418
unit pl_6pp_1_1 0419 S
unit pl_art_1 0417 S
unit pl_kosciuszko 0518
illegal move pl_art_1 8.11a [2.0d]
legal traverse pl_art_1 N [2.0d]
illegal move pl_szyrer 3.3f [2.0d]
illegal move pl_kosciuszko 3.3f [2.0d]

case only those with rifles or guns fire
turn 12
phase movement
active ru_tormasow
actor polish
unit ru_tormasow 0418
unit ru_kozak_6 0417 N
unit ru_uglicki_1_2 0617 N
unit ru_art_1 0417 N
unit pl_kos_1 0316 S
unit pl_3pp_1_1 0516 S
unit pl_szyrer 0216
illegal fire pl_kos_1 0417 10.9.3 [2.0d]
legal fire pl_3pp_1_1 0617 [2.0d]
do pass
illegal fire ru_kozak_6 0316 10.9.3 [2.0d]
legal fire ru_uglicki_1_2 0516 [2.0d]
legal bombard ru_art_1 0316 [2.0d]
illegal fire ru_art_1 0316 NO_RIFLES [2.0d]
illegal fire ru_tormasow 0316 NO_RIFLES [2.0d]

case grenadiers and kosynierzy fight hand to hand better than others
turn 12
phase melee
active ru_tomatis
unit ru_tomatis 0418
unit ru_uglicki_1_1 0516 N from=0517 lost=1
unit pl_kos_1 0516 S lost=1
roll 5
roll 5
event MOD_SHOCK a 1 b 1 [2.0d]
event MOD_SHOCK a 1 b 0 [2.0d]
