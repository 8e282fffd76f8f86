# [2.0d] The kinds of units behind the icons, by what they can do.

case Russian grenadiers are infantry of the line
turn 12
phase movement
active ru_rachmanow
unit ru_rachmanow 1520
unit ru_gren_1 1620 S
do move ru_gren_1
illegal skirmish ru_gren_1 7.2a [2.0d]
legal double ru_gren_1 [2.0d]
do step ru_gren_1 1720
event STEPS unit ru_gren_1 a 1 b 3 [2.0d]

case Russian musketeers
turn 12
phase movement
active ru_apraksin
unit ru_apraksin 1520
unit ru_uglicki_1_1 1620 S
do move ru_uglicki_1_1
illegal skirmish ru_uglicki_1_1 7.2a [2.0d]
legal double ru_uglicki_1_1 [2.0d]
do step ru_uglicki_1_1 1720
event STEPS unit ru_uglicki_1_1 a 1 b 3 [2.0d]

case Russian jagers are light infantry
turn 12
phase movement
active ru_apraksin
unit ru_apraksin 1520
unit ru_jekatierynoslawski_3_1 1620 S
do move ru_jekatierynoslawski_3_1
legal skirmish ru_jekatierynoslawski_3_1 [2.0d]
legal double ru_jekatierynoslawski_3_1 [2.0d]
do step ru_jekatierynoslawski_3_1 1720
event STEPS unit ru_jekatierynoslawski_3_1 a 1 b 3 [2.0d]

case Russian dragoons are cavalry
turn 12
phase movement
active ru_rachmanow
unit ru_rachmanow 1520
unit ru_smolenski_1 1620 S
do move ru_smolenski_1
illegal skirmish ru_smolenski_1 7.2a [2.0d]
illegal double ru_smolenski_1 8.9a [2.0d]
do step ru_smolenski_1 1720
event STEPS unit ru_smolenski_1 a 1 b 7 [2.0d]

case Russian hussars
turn 12
phase movement
active ru_apraksin
unit ru_apraksin 1520
unit ru_achtyrski_1 1620 S
do move ru_achtyrski_1
illegal skirmish ru_achtyrski_1 7.2a [2.0d]
illegal double ru_achtyrski_1 8.9a [2.0d]
do step ru_achtyrski_1 1720
event STEPS unit ru_achtyrski_1 a 1 b 7 [2.0d]

case Russian horse jagers
turn 12
phase movement
active ru_rachmanow
unit ru_rachmanow 1520
unit ru_elizawetgradzki_1 1620 S
do move ru_elizawetgradzki_1
illegal skirmish ru_elizawetgradzki_1 7.2a [2.0d]
illegal double ru_elizawetgradzki_1 8.9a [2.0d]
do step ru_elizawetgradzki_1 1720
event STEPS unit ru_elizawetgradzki_1 a 1 b 7 [2.0d]

case Russian carabineers
turn 12
phase movement
active ru_chruszczow
unit ru_chruszczow 1520
unit ru_karab_1 1620 S
do move ru_karab_1
illegal skirmish ru_karab_1 7.2a [2.0d]
illegal double ru_karab_1 8.9a [2.0d]
do step ru_karab_1 1720
event STEPS unit ru_karab_1 a 1 b 7 [2.0d]

case cossacks are cavalry with a point more
turn 12
phase movement
active ru_rachmanow
unit ru_rachmanow 1520
unit ru_kozak_1 1620 S
do move ru_kozak_1
illegal skirmish ru_kozak_1 7.2a [2.0d]
illegal double ru_kozak_1 8.9a [2.0d]
do step ru_kozak_1 1720
event STEPS unit ru_kozak_1 a 1 b 8 [2.0d]

case Prussian grenadiers are infantry of the line
turn 12
phase movement
active pr_doring
unit pr_doring 1520
unit pr_gren_1 1620 S
do move pr_gren_1
illegal skirmish pr_gren_1 7.2a [2.0d]
legal double pr_gren_1 [2.0d]
do step pr_gren_1 1720
event STEPS unit pr_gren_1 a 1 b 3 [2.0d]

case Prussian musketeers
turn 12
phase movement
active pr_favrat
unit pr_favrat 1520
unit pr_22pp_1_1 1620 S
do move pr_22pp_1_1
illegal skirmish pr_22pp_1_1 7.2a [2.0d]
legal double pr_22pp_1_1 [2.0d]
do step pr_22pp_1_1 1720
event STEPS unit pr_22pp_1_1 a 1 b 3 [2.0d]

case Prussian fusiliers are light infantry
turn 12
phase movement
active pr_elsner
unit pr_elsner 1520
unit pr_fus_8_1 1620 S
do move pr_fus_8_1
legal skirmish pr_fus_8_1 [2.0d]
legal double pr_fus_8_1 [2.0d]
do step pr_fus_8_1 1720
event STEPS unit pr_fus_8_1 a 1 b 3 [2.0d]

case Prussian hussars are cavalry
turn 12
phase movement
active pr_elsner
unit pr_elsner 1520
unit pr_hus_7_1 1620 S
do move pr_hus_7_1
illegal skirmish pr_hus_7_1 7.2a [2.0d]
illegal double pr_hus_7_1 8.9a [2.0d]
do step pr_hus_7_1 1720
event STEPS unit pr_hus_7_1 a 1 b 7 [2.0d]

case Prussian dragoons
turn 12
phase movement
active pr_kleist
unit pr_kleist 1520
unit pr_bieberstein_1 1620 S
do move pr_bieberstein_1
illegal skirmish pr_bieberstein_1 7.2a [2.0d]
illegal double pr_bieberstein_1 8.9a [2.0d]
do step pr_bieberstein_1 1720
event STEPS unit pr_bieberstein_1 a 1 b 7 [2.0d]

case Polish infantry of the line
turn 12
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1620 S
do move pl_1pp_1_1
illegal skirmish pl_1pp_1_1 7.2a [2.0d]
legal double pl_1pp_1_1 [2.0d]
do step pl_1pp_1_1 1720
event STEPS unit pl_1pp_1_1 a 1 b 3 [2.0d]

case Polish shooters are light infantry
turn 12
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_strz_g_1 1620 S
do move pl_strz_g_1
legal skirmish pl_strz_g_1 [2.0d]
legal double pl_strz_g_1 [2.0d]
do step pl_strz_g_1 1720
event STEPS unit pl_strz_g_1 a 1 b 3 [2.0d]

case scythemen are infantry that never skirmishes
turn 12
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_kos_1pp_1 1620 S
do move pl_kos_1pp_1
illegal skirmish pl_kos_1pp_1 7.2a [2.0d]
legal double pl_kos_1pp_1 [2.0d]
do step pl_kos_1pp_1 1720
event STEPS unit pl_kos_1pp_1 a 1 b 3 [2.0d]

case the Krakow grenadiers carry scythes
turn 12
phase movement
active pl_wodzicki
unit pl_wodzicki 1520
unit pl_grenkrak_1_1 1620 S
do move pl_grenkrak_1_1
illegal skirmish pl_grenkrak_1_1 7.2a [2.0d]
legal double pl_grenkrak_1_1 [2.0d]
do step pl_grenkrak_1_1 1720
event STEPS unit pl_grenkrak_1_1 a 1 b 3 [2.0d]

case Polish cavalry
turn 12
phase movement
active pl_sanguszko
unit pl_sanguszko 1520
unit pl_bkn_1w_1 1620 S
do move pl_bkn_1w_1
illegal skirmish pl_bkn_1w_1 7.2a [2.0d]
illegal double pl_bkn_1w_1 8.9a [2.0d]
do step pl_bkn_1w_1 1720
event STEPS unit pl_bkn_1w_1 a 1 b 7 [2.0d]

case batteries and commanders do not move like units
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1519 S
unit pl_art_2 1620 S
unit pl_kosciuszko 1521
illegal move pl_art_2 8.11a [2.0d]
legal traverse pl_art_2 N [2.0d]
legal shift pl_art_2 1720 [2.0d]
illegal move pl_grochowski 3.3f [2.0d]
illegal move pl_kosciuszko 3.3f [2.0d]

case horse artillery fires after it has moved, foot artillery does not
phase movement
active pr_kleist
unit pr_kleist 1520
unit pr_horse_1 1620 S
unit pr_hus_7_4 1520 S
unit pl_1pp_1_1 2020 N shots=4
do shift pr_horse_1 1720
do face pr_horse_1 S
legal bombard pr_horse_1 2020 [2.0d]

case foot artillery that has moved is silent
phase movement
active pr_favrat
unit pr_favrat 1520
unit pr_heavy_1 1620 S
unit pr_22pp_1_1 1520 S
unit pl_1pp_1_1 2020 N shots=4
do shift pr_heavy_1 1720
do face pr_heavy_1 S
illegal bombard pr_heavy_1 2020 8.11d [2.0d]

case only those with rifles or guns fire
turn 12
phase movement
active ru_rachmanow
actor polish
unit ru_rachmanow 1920
unit ru_kozak_1 1820 N
unit ru_rgt_f_1_1 1817 N
unit pl_art_2 1622 S
unit pl_kos_1pp_1 1720 S
unit pl_1pp_1_1 1718 S
illegal fire pl_kos_1pp_1 1820 10.9.3 [2.0d]
legal fire pl_1pp_1_1 1817 [2.0d]
illegal fire pl_art_2 1820 NO_RIFLES [2.0d]
do pass
illegal fire ru_kozak_1 1720 10.9.3 [2.0d]
legal fire ru_rgt_f_1_1 1718 [2.0d]
illegal fire ru_rachmanow 1720 NO_RIFLES [2.0d]

case overall commanders give orders through others
turn 4
phase activation
active pr_frederick_william
unit pr_frederick_william 1520
unit pr_favrat 1521
unit pr_22pp_1_1 1521 S
legal activate pr_favrat [2.0d]

case grenadiers and scythemen fight hand to hand better than others
phase melee
active ru_rachmanow
unit ru_rachmanow 1820
unit ru_gren_1 1720 N from=1820
unit pl_1pp_1_1 1720 S
roll 5
roll 5
event MOD_SHOCK a 1 b 1 [2.0d]

case musketeers have no such star
phase melee
active ru_rachmanow
unit ru_rachmanow 1820
unit ru_rgt_f_1_1 1720 N from=1820
unit pl_kos_1pp_1 1720 S
roll 5
roll 5
event MOD_SHOCK a 1 b 0 [2.0d]
