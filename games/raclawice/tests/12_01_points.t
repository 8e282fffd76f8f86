# [12.1a] An eliminated unit scores the morale of its first counter; [12.1b] a gun 8; [12.1c] a commander 10.

case pl_3pp_1_1 scores 6
phase movement
active ru_tomatis
unit ru_tomatis 0520
unit ru_art_1 0520 N
unit pl_3pp_1_1 0517 S lost=3
do bombard ru_art_1 0517
roll 9
event SCORES unit pl_3pp_1_1 a 6 b 1 [12.1a]
expect points russian 6 [12.1a]
expect points polish 0 [12.1a]

case pl_2pp_strz scores 7
phase movement
active ru_tomatis
unit ru_tomatis 0520
unit ru_art_1 0520 N
unit pl_2pp_strz 0517 S lost=1
do bombard ru_art_1 0517
roll 9
event SCORES unit pl_2pp_strz a 7 b 1 [12.1a]
expect points russian 7 [12.1a]
expect points polish 0 [12.1a]

case pl_bkn_1w_1 scores 5
phase movement
active ru_tomatis
unit ru_tomatis 0520
unit ru_art_1 0520 N
unit pl_bkn_1w_1 0517 S lost=3
do bombard ru_art_1 0517
roll 9
event SCORES unit pl_bkn_1w_1 a 5 b 1 [12.1a]
expect points russian 5 [12.1a]
expect points polish 0 [12.1a]

case pl_bkn_2m_1 scores 5
phase movement
active ru_tomatis
unit ru_tomatis 0520
unit ru_art_1 0520 N
unit pl_bkn_2m_1 0517 S lost=3
do bombard ru_art_1 0517
roll 9
event SCORES unit pl_bkn_2m_1 a 5 b 1 [12.1a]
expect points russian 5 [12.1a]
expect points polish 0 [12.1a]

case pl_4psp_1 scores 6
phase movement
active ru_tomatis
unit ru_tomatis 0520
unit ru_art_1 0520 N
unit pl_4psp_1 0517 S lost=1
do bombard ru_art_1 0517
roll 9
event SCORES unit pl_4psp_1 a 6 b 1 [12.1a]
expect points russian 6 [12.1a]
expect points polish 0 [12.1a]

case pl_kos_1 scores 4
phase movement
active ru_tomatis
unit ru_tomatis 0520
unit ru_art_1 0520 N
unit pl_kos_1 0517 S lost=3
do bombard ru_art_1 0517
roll 9
event SCORES unit pl_kos_1 a 4 b 1 [12.1a]
expect points russian 4 [12.1a]
expect points polish 0 [12.1a]

case pl_och_1 scores 5
phase movement
active ru_tomatis
unit ru_tomatis 0520
unit ru_art_1 0520 N
unit pl_och_1 0517 S lost=3
do bombard ru_art_1 0517
roll 9
event SCORES unit pl_och_1 a 5 b 1 [12.1a]
expect points russian 5 [12.1a]
expect points polish 0 [12.1a]

case ru_uglicki_1_2 scores 6
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_uglicki_1_2 0517 N lost=3
do bombard pl_art_1 0517
roll 9
event SCORES unit ru_uglicki_1_2 a 6 b 0 [12.1a]
expect points polish 6 [12.1a]
expect points russian 0 [12.1a]

case ru_nowogrodzki_1_2 scores 6
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_nowogrodzki_1_2 0517 N lost=3
do bombard pl_art_1 0517
roll 9
event SCORES unit ru_nowogrodzki_1_2 a 6 b 0 [12.1a]
expect points polish 6 [12.1a]
expect points russian 0 [12.1a]

case ru_achtyrski_1 scores 7
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_achtyrski_1 0517 N lost=3
do bombard pl_art_1 0517
roll 9
event SCORES unit ru_achtyrski_1 a 7 b 0 [12.1a]
expect points polish 7 [12.1a]
expect points russian 0 [12.1a]

case ru_kozak_1 scores 5
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_kozak_1 0517 N lost=1
do bombard pl_art_1 0517
roll 9
event SCORES unit ru_kozak_1 a 5 b 0 [12.1a]
expect points polish 5 [12.1a]
expect points russian 0 [12.1a]

case ru_uglicki_1_1 scores 8
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_uglicki_1_1 0517 N lost=5
do bombard pl_art_1 0517
roll 9
event SCORES unit ru_uglicki_1_1 a 8 b 0 [12.1a]
expect points polish 8 [12.1a]
expect points russian 0 [12.1a]

case ru_jekatierynoslawski_2_1 scores 7
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_jekatierynoslawski_2_1 0517 N lost=5
do bombard pl_art_1 0517
roll 9
event SCORES unit ru_jekatierynoslawski_2_1 a 7 b 0 [12.1a]
expect points polish 7 [12.1a]
expect points russian 0 [12.1a]

case ru_jekatierynoslawski_3_1 scores 8
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_jekatierynoslawski_3_1 0517 N lost=5
do bombard pl_art_1 0517
roll 9
event SCORES unit ru_jekatierynoslawski_3_1 a 8 b 0 [12.1a]
expect points polish 8 [12.1a]
expect points russian 0 [12.1a]

case ru_woroneski_1 scores 7
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_woroneski_1 0517 N lost=3
do bombard pl_art_1 0517
roll 9
event SCORES unit ru_woroneski_1 a 7 b 0 [12.1a]
expect points polish 7 [12.1a]
expect points russian 0 [12.1a]

case ru_elizawetgradzki_1 scores 7
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_elizawetgradzki_1 0517 N lost=3
do bombard pl_art_1 0517
roll 9
event SCORES unit ru_elizawetgradzki_1 a 7 b 0 [12.1a]
expect points polish 7 [12.1a]
expect points russian 0 [12.1a]

case a step lost scores nothing
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_uglicki_1_2 0517 N
do bombard pl_art_1 0517
roll 9
event TAKES_LOSS
expect points polish 0 [12.1a]

case a unit with nowhere to go scores like any other
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_uglicki_1_2 0517 N
unit pl_6pp_1_1 0418 S
unit pl_6pp_1_2 0518 S
do bombard pl_art_1 0517
roll 5
event IS_DRIVEN_BACK
event NOWHERE_TO_GO
expect unit ru_uglicki_1_2 gone
expect points polish 6 [12.1a]

case a unit lost in melee scores
phase melee
active ru_f_denisow
pool ru_tormasow
unit ru_f_denisow 0420
unit ru_uglicki_1_2 0516 N from=0517
unit pl_kos_1 0516 S lost=2
roll 8
roll 0
expect unit pl_kos_1 gone
expect points russian 4 [12.1a]

case a gun scores 8, by counter-battery fire
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_art_1 0517 N
do bombard pl_art_1 0517
roll 9
roll 0
event SCORES_GUN unit ru_art_1 a 8 b 0 [12.1b]
noevent SCORES
expect points polish 8 [12.1b]

case two guns taken in melee score 16
phase melee
active ru_f_denisow
pool ru_tormasow
unit ru_f_denisow 0420
unit ru_uglicki_1_2 0516 N from=0517
unit pl_art_1 0516 S
unit pl_art_2 0516 S
roll 8
roll 0
expect unit pl_art_1 gone
expect unit pl_art_2 gone
expect points russian 16 [12.1b]

case points are told by the paragraph they come from
phase melee
active ru_f_denisow
pool ru_tormasow
unit ru_f_denisow 0420
unit ru_uglicki_1_2 0516 N from=0517
unit pl_szyrer 0516
unit pl_6pp_1_1 0516 S lost=3
unit pl_6pp_1_2 1010 S
unit pl_art_1 0516 S
roll 9
roll 0
event SCORES unit pl_6pp_1_1 b 1 [12.1a]
event SCORES_GUN unit pl_art_1 a 8 b 1 [12.1b]
event SCORES_COMMANDER unit pl_szyrer a 10 b 1 [12.1c]
