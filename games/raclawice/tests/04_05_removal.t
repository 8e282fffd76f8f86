# [4.5a] to [4.5d] When a commander leaves the map for good. [12.1c] What it scores.

case 2013: with the last unit of his command he leaves, and nobody scores him
edition 2013-en
turn 4
phase movement
active pl_szyrer
pool ru_tomatis
gone ru_nowogrodzki_1_1
gone ru_nowogrodzki_2_1
gone ru_uglicki_1_1
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_uglicki_2_1 0517 N lost=5
unit ru_tomatis 1020
do bombard pl_art_1 0517
roll 9
event IS_DESTROYED unit ru_uglicki_2_1
event COMMAND_IS_GONE unit ru_tomatis [4.5a]
expect unit ru_tomatis hex=off gone [4.5a]
expect points polish 8 [12.1c]
expect nostate pool ru_tomatis [4.5a]

case 2010: he leaves, his chit leaves the pool at once, and he is scored
edition 2010-pl
turn 4
phase movement
active pl_szyrer
pool ru_tomatis pl_zajaczek
gone ru_nowogrodzki_1_1
gone ru_nowogrodzki_2_1
gone ru_uglicki_1_1
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_uglicki_2_1 0517 N lost=5
unit ru_tomatis 1020
expect state pool ru_tomatis [4.5d]
do bombard pl_art_1 0517
roll 9
event COMMAND_IS_GONE unit ru_tomatis [4.5a]
expect unit ru_tomatis gone [4.5a]
expect nostate pool ru_tomatis [4.5d]
expect state pool pl_zajaczek [4.5d]
expect points polish 18 [12.1c]

case with one unit left he stays
turn 4
phase movement
active pl_szyrer
gone ru_nowogrodzki_1_1
gone ru_nowogrodzki_2_1
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_uglicki_1_1 1017 N lost=5
unit ru_uglicki_2_1 0517 N lost=5
unit ru_tomatis 1020
do bombard pl_art_1 0517
roll 9
event IS_DESTROYED unit ru_uglicki_2_1
noevent COMMAND_IS_GONE
expect unit ru_tomatis hex=1020 alive [4.5a]

case an overall commander stays while units of a fallen one are under him (r297)
turn 4
phase movement
active pl_szyrer
dead ru_tomatis
gone ru_jekatierynoslawski_2_1
gone ru_jekatierynoslawski_2_2
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_kozak_6 0517 N lost=1
unit ru_tormasow 1020
unit ru_uglicki_2_1 1021 N
do bombard pl_art_1 0517
roll 9
event IS_DESTROYED unit ru_kozak_6
noevent COMMAND_IS_GONE
expect unit ru_tormasow hex=1020 alive [4.3a, 4.5a]

case and leaves with the last of them (r297)
turn 4
phase movement
active pl_szyrer
dead ru_tomatis
gone ru_jekatierynoslawski_2_1
gone ru_jekatierynoslawski_2_2
gone ru_kozak_6
gone ru_nowogrodzki_1_1
gone ru_nowogrodzki_2_1
gone ru_uglicki_1_1
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_tormasow 1020
unit ru_uglicki_2_1 0517 N lost=5
do bombard pl_art_1 0517
roll 9
event COMMAND_IS_GONE unit ru_tormasow [4.3a, 4.5a]

case without units of his own he leads those of the fallen (r297)
turn 4
phase activation
active ru_tormasow
dead ru_tomatis
gone ru_jekatierynoslawski_2_1
gone ru_jekatierynoslawski_2_2
gone ru_kozak_6
unit ru_tormasow 1020
unit ru_uglicki_2_1 1021 N
unit pl_2pp_1_1 0514 S
do command ru_tomatis @2013-en
legal move ru_uglicki_2_1 [4.3a]

case Kościuszko, who has no units of his own, is not removed for that
turn 4
phase movement
active ru_tomatis
unit ru_tomatis 0520
unit ru_art_1 0520 N
unit pl_kosciuszko 0510
unit pl_3pp_1_1 0517 S lost=3
do bombard ru_art_1 0517
roll 9
event IS_DESTROYED unit pl_3pp_1_1
expect unit pl_kosciuszko hex=0510 alive [4.5a]

case the unit he stands with is eliminated: he falls with it and scores
turn 4
phase movement
active pl_szyrer
pool ru_tomatis
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_uglicki_2_1 0518 N lost=5
unit ru_tomatis 0518
do bombard pl_art_1 0518
roll 9
event IS_DESTROYED unit ru_uglicki_2_1
event FALLS_WITH_UNIT unit ru_tomatis [4.5b]
expect unit ru_tomatis hex=off gone [4.5b]
expect points polish 18 [4.5b, 12.1c]
expect nostate pool ru_tomatis [4.5d@2010-pl]

case whose unit it was does not matter
turn 4
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_uglicki_1_2 0518 N lost=3
unit ru_tomatis 0518
do bombard pl_art_1 0518
roll 9
event FALLS_WITH_UNIT unit ru_tomatis [4.5b]

case while another unit stands with him he does not fall
turn 4
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_uglicki_2_1 0518 N lost=5
unit ru_uglicki_1_1 0518 N
unit ru_tomatis 0518
do bombard pl_art_1 0518
roll 9
roll 1
event STANDS_FIRE unit ru_uglicki_1_1
expect unit ru_uglicki_2_1 gone
expect unit ru_tomatis hex=0518 alive [4.5b]

case killed by fire: off the map and out of the pool for good
turn 4
phase movement
active pl_szyrer
pool ru_tomatis pl_zajaczek
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_uglicki_2_1 0517 N
unit ru_tomatis 0517
do bombard pl_art_1 0517
roll 0
chance ASK_CASUALTY [4.5c]
roll 0
event COMMANDER_KILLED unit ru_tomatis [4.5c]
expect unit ru_tomatis hex=off gone [4.5c]
expect points polish 10 [4.5c, 12.1c]
expect nostate pool ru_tomatis [4.5d@2010-pl]
expect unit ru_uglicki_2_1 hex=0517 alive [4.5c]

case killed in melee
turn 4
phase melee
active pl_zajaczek
pool ru_tormasow
unit pl_zajaczek 0514
unit pl_3pp_1_1 0516 S from=0515
unit ru_uglicki_1_2 0516 N
unit ru_tomatis 0516
roll 9
roll 4
do withdraw ru_uglicki_1_2 0517
do face ru_uglicki_1_2 N
do face pl_3pp_1_1 S
chance ASK_CASUALTY [4.5c]
roll 0
event COMMANDER_KILLED unit ru_tomatis [4.5c]
expect unit ru_tomatis gone [4.5c]

case an enemy in his hex is no removal: he makes way, r92
turn 4
phase movement
active pl_zajaczek
pool ru_tomatis
unit pl_zajaczek 0514
unit pl_3pp_1_1 0515 S
unit ru_tomatis 0516
do move pl_3pp_1_1
do step pl_3pp_1_1 0516
expect prompt ASK_MAKE_WAY [4.5c]
do back ru_tomatis 0517
expect unit ru_tomatis hex=0517 [4.5c]
expect points polish 0 [12.1c]

case a commander lost with his beaten stack scores in both editions
turn 4
phase melee
active pl_zajaczek
pool ru_tormasow
unit pl_zajaczek 0514
unit pl_3pp_1_1 0516 S from=0515
unit ru_uglicki_1_2 0516 N lost=2
unit ru_tomatis 0516
roll 8
roll 1
event IS_DESTROYED unit ru_uglicki_1_2
event FALLS_WITH_UNIT unit ru_tomatis [4.5b]
expect points polish 16 [12.1c]
