# [13-historical-note3a] to [13-historical-note3c] F. Denisow arrives in turn 12.

case at the start none of his force is on the map
setup
expect unit ru_nowogrodzki_1_2 hex=off status=later [13-historical-note3b]
expect unit ru_nowogrodzki_1_3 hex=off status=later [13-historical-note3b]
expect unit ru_nowogrodzki_1_4 hex=off status=later [13-historical-note3b]
expect unit ru_nowogrodzki_1_5 hex=off status=later [13-historical-note3b]
expect unit ru_nowogrodzki_2_2 hex=off status=later [13-historical-note3b]
expect unit ru_nowogrodzki_2_3 hex=off status=later [13-historical-note3b]
expect unit ru_nowogrodzki_2_4 hex=off status=later [13-historical-note3b]
expect unit ru_nowogrodzki_2_5 hex=off status=later [13-historical-note3b]
expect unit ru_uglicki_1_2 hex=off status=later [13-historical-note3b]
expect unit ru_uglicki_1_3 hex=off status=later [13-historical-note3b]
expect unit ru_uglicki_1_4 hex=off status=later [13-historical-note3b]
expect unit ru_uglicki_1_5 hex=off status=later [13-historical-note3b]
expect unit ru_uglicki_2_2 hex=off status=later [13-historical-note3b]
expect unit ru_uglicki_2_3 hex=off status=later [13-historical-note3b]
expect unit ru_uglicki_2_4 hex=off status=later [13-historical-note3b]
expect unit ru_uglicki_2_5 hex=off status=later [13-historical-note3b]
expect unit ru_achtyrski_3 hex=off status=later [13-historical-note3b]
expect unit ru_achtyrski_4 hex=off status=later [13-historical-note3b]
expect unit ru_achtyrski_5 hex=off status=later [13-historical-note3b]
expect unit ru_kozak_7 hex=off status=later [13-historical-note3b]
expect unit ru_kozak_8 hex=off status=later [13-historical-note3b]
expect unit ru_kozak_9 hex=off status=later [13-historical-note3b]
expect unit ru_kozak_10 hex=off status=later [13-historical-note3b]
expect unit ru_kozak_11 hex=off status=later [13-historical-note3b]
expect unit ru_kozak_12 hex=off status=later [13-historical-note3b]
expect unit ru_art_13 hex=off status=later [13-historical-note3b]
expect unit ru_art_14 hex=off status=later [13-historical-note3b]
expect unit ru_art_15 hex=off status=later [13-historical-note3b]
expect unit ru_art_16 hex=off status=later [13-historical-note3b]
expect unit ru_art_17 hex=off status=later [13-historical-note3b]
expect unit ru_art_18 hex=off status=later [13-historical-note3b]
expect unit ru_f_denisow hex=off status=later [13-historical-note3b]

case in turn 12 Tormasow and F. Denisow are in the pool and one more is chosen
turn 12
phase pool
unit pl_kosciuszko 0414
unit ru_tormasow 1014
do chit pl_zajaczek
do chit pl_szyrer
expect state pool ru_tormasow ru_f_denisow [13-historical-note3a]
illegal chit ru_f_denisow 3.3a [13-historical-note3a]
expect count chit 5 [13-historical-note3a]
legal chit ru_pustowalow [13-historical-note3a]
do chit ru_a_denisow
chance 3.3c [13-historical-note3a]
expect count draw 6 [13-historical-note3a]
legal draw ru_f_denisow [13-historical-note3a]

case in turn 11 he cannot be chosen, and nobody activates him
turn 11
phase pool
unit pl_kosciuszko 0414
unit ru_tormasow 1014
do chit pl_zajaczek
do chit pl_szyrer
illegal chit ru_f_denisow 13-historical-note3a [13-historical-note3a]
expect nostate pool ru_f_denisow [13-historical-note3a]

case 2013: his units come through 0126 and pay for it
edition 2013-en
turn 12
phase draw
pool ru_f_denisow
unit ru_tormasow 1014
draw ru_f_denisow
expect unit ru_uglicki_1_2 hex=off status=due [13-historical-note3b]
legal move ru_uglicki_1_2 [13-historical-note3b]
do move ru_uglicki_1_2
expect count enter 1 [13-historical-note3b]
legal enter ru_uglicki_1_2 0126 [13-historical-note3b]
illegal enter ru_uglicki_1_2 0125 13-historical-note3c [13-historical-note3b]
do enter ru_uglicki_1_2 0126
event ENTERS_MAP unit ru_uglicki_1_2 hex 0126 a 1 [13-historical-note3b]
expect prompt ASK_FACING
do face ru_uglicki_1_2 NE
expect unit ru_uglicki_1_2 hex=0126 facing=NE mp=1 [13-historical-note3b]
do step ru_uglicki_1_2 0226
do step ru_uglicki_1_2 0326
do step ru_uglicki_1_2 0426
expect unit ru_uglicki_1_2 mp=4 status=moved [13-historical-note3b]

case 2010: they begin their movement on 0126
edition 2010-pl
turn 12
phase draw
pool ru_f_denisow
unit ru_tormasow 1014
draw ru_f_denisow
do move ru_uglicki_1_2
expect count enter 1 [13-historical-note3b]
illegal enter ru_uglicki_1_2 0125 13-historical-note3c [13-historical-note3b]
do enter ru_uglicki_1_2 0126
event ENTERS_MAP unit ru_uglicki_1_2 hex 0126 a 0 [13-historical-note3b]
do face ru_uglicki_1_2 NE
expect unit ru_uglicki_1_2 hex=0126 mp=0 [13-historical-note3b]
do step ru_uglicki_1_2 0226
do step ru_uglicki_1_2 0326
do step ru_uglicki_1_2 0426
expect unit ru_uglicki_1_2 mp=3 status=moving [13-historical-note3b]
legal step ru_uglicki_1_2 0526 [13-historical-note3b]

case in turn 11 nobody enters
turn 11
phase movement
active ru_tormasow
unit ru_tormasow 1014
unit ru_kozak_6 1014 N
illegal move ru_uglicki_1_2 4.1 [13-historical-note3b]
illegal shift ru_art_13 0126 13-historical-note3b [13-historical-note3b]

case they come with F. Denisow's activation, not with another's
turn 12
phase movement
active ru_tormasow
unit ru_tormasow 1014
unit ru_kozak_6 1014 N
illegal move ru_uglicki_1_2 4.1 [13-historical-note3b]
illegal shift ru_art_13 0126 13-historical-note3b [13-historical-note3b]

case the commander comes after his units, by the same hex, for one of his nine points
turn 12
phase movement
active ru_f_denisow
unit ru_tormasow 1014
do stop
expect prompt ASK_LEADER
legal enter ru_f_denisow 0126 [13-historical-note3b]
illegal enter ru_f_denisow 0226 13-historical-note3c [13-historical-note3b]
do enter ru_f_denisow 0126
expect unit ru_f_denisow hex=0126 [13-historical-note3b]

case the guns come last, face as they like, and have moved
turn 12
phase movement
active ru_f_denisow
unit ru_f_denisow 0226
unit ru_nowogrodzki_1_2 0526 N moved
unit ru_nowogrodzki_1_3 0526 N moved
unit ru_nowogrodzki_1_4 0526 N moved
unit ru_nowogrodzki_1_5 0526 N moved
unit ru_nowogrodzki_2_2 0426 N moved
unit ru_nowogrodzki_2_3 0426 N moved
unit ru_nowogrodzki_2_4 0426 N moved
unit ru_nowogrodzki_2_5 0426 N moved
unit ru_uglicki_1_2 0326 N moved
unit ru_uglicki_1_3 0326 N moved
unit ru_uglicki_1_4 0326 N moved
unit ru_uglicki_1_5 0326 N moved
unit ru_uglicki_2_2 0226 N moved
unit ru_uglicki_2_3 0226 N moved
unit ru_uglicki_2_4 0226 N moved
unit ru_uglicki_2_5 0226 N moved
unit ru_achtyrski_3 0626 N moved
unit ru_achtyrski_4 0625 N moved
unit ru_achtyrski_5 0725 N moved
unit ru_kozak_7 0525 N moved
unit ru_kozak_8 0525 N moved
unit ru_kozak_9 0425 N moved
unit ru_kozak_10 0425 N moved
unit ru_kozak_11 0325 N moved
unit pl_6pp_1_1 0123 S
illegal shift ru_art_13 0126 GUNS_COME_LAST [13-historical-note3b]
do move ru_kozak_12
do enter ru_kozak_12 0126
do face ru_kozak_12 NE
do step ru_kozak_12 0225
do stop
legal shift ru_art_13 0126 [13-historical-note3b]
legal shift ru_art_18 0126 [13-historical-note3b]
illegal shift ru_art_13 0226 13-historical-note3c [13-historical-note3b]
do shift ru_art_13 0126
expect prompt ASK_FACING [13-historical-note3b]
do face ru_art_13 N
expect unit ru_art_13 hex=0126 facing=N [13-historical-note3b]
illegal bombard ru_art_13 0123 8.11d [13-historical-note3b]
do shift ru_art_14 0126
do face ru_art_14 SE
expect unit ru_art_14 hex=0126 facing=SE [13-historical-note3b]

case who has not come in turn 12 comes later
turn 13
phase movement
active ru_f_denisow
unit ru_f_denisow 0126
unit ru_tormasow 1014
legal move ru_uglicki_1_2 [13-historical-note3b]
do move ru_uglicki_1_2
legal enter ru_uglicki_1_2 0126 [13-historical-note3b]

case Poles in 0126: the nearest edge hexes free of enemies, of the owner's choice
turn 12
phase movement
active ru_f_denisow
unit pl_6pp_1_1 0126 NE
unit ru_tormasow 1014
do move ru_uglicki_1_2
illegal enter ru_uglicki_1_2 0126 13-historical-note3c [13-historical-note3c]
legal enter ru_uglicki_1_2 0125 [13-historical-note3c]
legal enter ru_uglicki_1_2 0127 [13-historical-note3c]
legal enter ru_uglicki_1_2 0227 [13-historical-note3c]
illegal enter ru_uglicki_1_2 0226 13-historical-note3c [13-historical-note3c]   # not on the edge
illegal enter ru_uglicki_1_2 0124 13-historical-note3c [13-historical-note3c]   # farther
expect count enter 3 [13-historical-note3c]

case the next ring when those are held as well
turn 12
phase movement
active ru_f_denisow
unit pl_6pp_1_1 0126 NE
unit pl_6pp_1_2 0125 NE
unit pl_6pp_1_3 0127 NE
unit pl_6pp_1_4 0227 NE
unit ru_tormasow 1014
do move ru_uglicki_1_2
legal enter ru_uglicki_1_2 0124 [13-historical-note3c]
legal enter ru_uglicki_1_2 0327 [13-historical-note3c]
expect count enter 2 [13-historical-note3c]

case Russians in 0126 do not turn them away
turn 12
phase movement
active ru_f_denisow
unit ru_uglicki_1_3 0126 NE
unit ru_tormasow 1014
do move ru_uglicki_1_2
expect count enter 1 [13-historical-note3c]
legal enter ru_uglicki_1_2 0126 [13-historical-note3c]

case 2013: a unit that enters a hex of friends to stay takes their facing (r140)
edition 2013-en
turn 12
phase movement
active ru_f_denisow
unit ru_f_denisow 0226
unit ru_uglicki_1_2 0126 NE moved
do move ru_uglicki_1_3
do enter ru_uglicki_1_3 0126
do face ru_uglicki_1_3 SE
expect unit ru_uglicki_1_2 facing=NE [6.0d]
do stop
expect unit ru_uglicki_1_3 hex=0126 facing=NE [6.0d]
expect unit ru_uglicki_1_2 facing=NE [6.0d]
