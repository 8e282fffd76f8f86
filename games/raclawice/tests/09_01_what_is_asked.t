# [9.1] What is asked rests on who meets whom.

case infantry fires at infantry
phase movement
active ru_f_denisow
unit ru_f_denisow 1018
unit ru_uglicki_1_2 1016 N
unit pl_3pp_1_1 1014 S
unit pl_3pp_1_2 0914 S
do move ru_uglicki_1_2
do step ru_uglicki_1_2 1015
do volley pl_3pp_1_1
do volley pl_3pp_1_2
expect prompt ASK_REACTION_FIRE [9.1A-1]
expect prompt 9.1A-1 [9.1A-1]

case infantry fires at cavalry
phase movement
active ru_muromcow
unit ru_muromcow 1018
unit ru_woroneski_1 1016 N
unit pl_3pp_1_1 1014 S
do move ru_woroneski_1
do step ru_woroneski_1 1015
do volley pl_3pp_1_1
expect prompt ASK_FIRE_AT_HORSE [9.1B]
expect prompt 9.1B [9.1B]

case cavalry fires at infantry
phase movement
active ru_f_denisow
unit ru_f_denisow 1018
unit ru_uglicki_1_2 1016 N
unit pl_bkn_2m_1 1014 S
do move ru_uglicki_1_2
do step ru_uglicki_1_2 1015
do volley pl_bkn_2m_1
expect prompt ASK_HORSE_FIRES [9.1C-1]
expect prompt 9.1C-1 [9.1C-1]

case cavalry fires at cavalry
phase movement
active ru_muromcow
unit ru_muromcow 1018
unit ru_woroneski_1 1016 N
unit pl_bkn_2m_1 1014 S
do move ru_woroneski_1
do step ru_woroneski_1 1015
do volley pl_bkn_2m_1
expect prompt ASK_HORSE_FIRES_AT_HORSE [9.1D]
expect prompt 9.1D [9.1D]

case guns fire
phase movement
active ru_f_denisow
unit ru_f_denisow 1018
unit ru_uglicki_1_2 1016 N
unit pl_art_1 1014 S
do move ru_uglicki_1_2
do step ru_uglicki_1_2 1015
do volley pl_art_1
expect prompt ASK_GUNS_FIRE [9.4]
expect prompt 9.4 [9.4]

case infantry that has failed its check goes back by 9.1, not as under fire
phase movement
active ru_f_denisow
unit ru_f_denisow 1018
unit ru_uglicki_1_2 1016 N
unit pl_3pp_1_1 1014 S
do move ru_uglicki_1_2
do step ru_uglicki_1_2 1015
do counter pl_3pp_1_1
roll 9
event SHRINKS_BACK unit pl_3pp_1_1 [9.1A-3]
expect prompt ASK_SHRINK [9.1A-3]
expect prompt 9.1A-3 [9.1A-3]

case cavalry that has failed it before cavalry
phase movement
active ru_muromcow
unit ru_muromcow 1018
unit ru_woroneski_1 1016 N
unit pl_bkn_2m_1 1014 S
do move ru_woroneski_1
do step ru_woroneski_1 1015
do counter pl_bkn_2m_1
roll 9
expect prompt ASK_CAVALRY_SHRINK [9.1D]
expect prompt 9.1D [9.1D]

case cavalry falls back before infantry by its own choice
phase movement
active ru_f_denisow
unit ru_f_denisow 1018
unit ru_uglicki_1_2 1016 N
unit pl_bkn_2m_1 1014 S
do move ru_uglicki_1_2
do step ru_uglicki_1_2 1015
do fallback pl_bkn_2m_1
expect prompt ASK_FALL_BACK [9.1C-3]

case cossacks fall back before anybody
phase movement
active pl_manget
unit pl_manget 1010
unit pl_bkn_2m_1 1012 S
unit ru_kozak_1 1014 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1013
do fallback ru_kozak_1
expect prompt ASK_COSSACKS_BACK [9.1E]

case under fire it is asked as ever
phase movement
active ru_f_denisow
actor polish
unit ru_f_denisow 1018
unit ru_uglicki_1_2 1016 N
unit pl_art_1 1014 S
do bombard pl_art_1 1016
roll 8
expect prompt ASK_RETREAT [8.16.5]
