# [4.4a] to [4.4e] Kościuszko and Tormasow.

case they are the overall commanders: their chits are always in
turn 2
phase pool
unit pl_kosciuszko 0414
unit ru_tormasow 1014
unit ru_tomatis 1016
unit ru_uglicki_1_1 1016 N
do chit pl_zajaczek
do chit pl_szyrer
do chit ru_tomatis
do chit ru_muromcow
expect state pool pl_kosciuszko ru_tormasow [4.4a]
draw ru_tormasow
expect prompt ASK_ACTIVATE [4.4a]

case other commanders have nobody to activate
turn 2
phase draw
pool ru_tomatis
unit ru_tomatis 1014
unit ru_uglicki_1_1 1014 N
draw ru_tomatis
expect prompt ASK_ACTIVE [4.4a]

case Tormasow: first another commander with all his phases, then himself
turn 2
phase activation
active ru_tormasow
drawn ru_muromcow
pool ru_pustowalow
unit ru_tormasow 0620
unit ru_kozak_6 0619 N
unit ru_muromcow 1020
unit ru_woroneski_1 1019 N
unit ru_pustowalow 1220
unit ru_jekatierynoslawski_3_1 1219 N
unit ru_tomatis 1320
unit ru_uglicki_1_1 1319 N
unit ru_obrezkow 1520
unit ru_achtyrski_1 1519 N
unit ru_a_denisow 1720
unit ru_kozak_1 1719 N
expect count activate 5 [4.4b]               # all but F. Denisow and himself
legal activate ru_muromcow [4.4b]            # drawn already
legal activate ru_pustowalow [4.4b]          # still in the pool
legal activate ru_tomatis [4.4b]             # not chosen this turn
legal skip [4.4b]
illegal activate ru_tormasow 4.4b [4.4b]
illegal activate pl_zajaczek 4.4b [4.4b]
illegal activate ru_f_denisow 13-historical-note3a [4.4b]
do activate ru_muromcow
event IS_ACTIVATED_BY unit ru_muromcow [4.4b]
legal move ru_woroneski_1 [4.4b]
illegal move ru_kozak_6 4.1 [4.4b]           # he comes after
do stop
legal lead ru_muromcow 1021 [4.4b]
do stop
expect prompt ASK_ACTIVE [4.4b]
legal move ru_kozak_6 [4.4b]
illegal move ru_woroneski_1 4.1 [4.4b]
do stop
legal lead ru_tormasow 0520 [4.4b]
illegal lead ru_muromcow 1021 3.3f [4.4b]
do stop
chance 3.3c [4.4b]
expect state pool ru_pustowalow

case F. Denisow is not activated through Tormasow before he has come with his own chit (r83)
turn 12
phase activation
active ru_tormasow
pool ru_f_denisow
unit ru_tormasow 1016
unit ru_kozak_6 1016 N
unit ru_tomatis 1220
unit ru_uglicki_1_1 1219 N
legal activate ru_tomatis [4.4b]
illegal activate ru_f_denisow 13-historical-note3a [4.4b]

case once he is on the map he is
turn 12
phase activation
active ru_tormasow
unit ru_tormasow 1016
unit ru_kozak_6 1016 N
unit ru_f_denisow 0126
unit ru_uglicki_1_2 0126 NE
legal activate ru_f_denisow [4.4b]

case with nobody to activate he begins with himself
turn 12
phase activation
active ru_tormasow
unit ru_tormasow 1016
unit ru_kozak_6 1016 N
expect prompt ASK_ACTIVE [4.4b]
legal move ru_kozak_6 [4.4b]

case Tormasow by himself: the other step may be left out
turn 2
phase activation
active ru_tormasow
unit ru_tormasow 0620
unit ru_kozak_6 0619 N
unit ru_kozak_1 0719 N
unit ru_a_denisow 0720
do skip
legal move ru_kozak_6 [4.4b]
illegal move ru_kozak_1 4.1 [4.4b]

case a commander activated through him is drawn again later, with new movement points and old shots
turn 2
phase activation
active ru_tormasow
pool ru_muromcow
unit ru_tormasow 0620
unit ru_muromcow 1020
unit ru_woroneski_1 1019 N
unit pl_6pp_1_1 1017 S
do activate ru_muromcow
do pass
do fire ru_woroneski_1 1017
roll 1
expect unit ru_woroneski_1 shots=1 mp=1
do pass
do stop
do pass
do stop                                      # Muromcow stays where he is
do pass                                      # Tormasow's own round begins
do stop
do pass
do stop
draw ru_muromcow
do pass
expect unit ru_woroneski_1 shots=1 mp=0 [4.4b]
legal move ru_woroneski_1 [4.4b]

case a wounded, dead or locked commander cannot be activated
turn 2
phase activation
active pl_kosciuszko
wounded pl_szyrer
dead pl_manget
gone pl_bkn_2m_1
gone pl_bkn_2m_2
gone pl_bkn_2m_3
gone pl_bkn_2m_4
gone pl_bkn_2m_5
gone pl_bkn_2m_6
gone pl_bkn_2m_7
gone pl_bkn_2m_8
gone pl_bkn_2m_9
gone pl_bkn_2m_10
unit pl_kosciuszko 0614
unit pl_szyrer 0714
unit pl_6pp_1_1 0714 S
unit pl_zajaczek 0814
unit pl_3pp_1_1 0814 S
unit pl_slaski 0914
unit pl_kos_1 0914 S
unit pl_madalinski 1014
unit pl_bkn_1w_1 1014 S
illegal activate pl_szyrer 4.5.1c [4.4c]
illegal activate pl_manget 4.5c [4.4c]
illegal activate pl_slaski 13-historical-note2b [4.4c]
legal activate pl_zajaczek [4.4c]
legal activate pl_madalinski [4.4c]

case Kościuszko: another commander, then six units of any command, then his own move
turn 9
phase activation
active pl_kosciuszko
unit pl_kosciuszko 0616
unit pl_zajaczek 0716
unit pl_3pp_1_1 0716 S
unit pl_szyrer 1016
unit pl_6pp_1_1 1016 S                        # four hexes
unit pl_6pp_1_2 1116 S                        # five
unit pl_bkn_1w_1 0516 S
unit pl_slaski 0517
unit pl_kos_1 0517 S
unit pl_kos_2 0517 S
unit pl_art_1 0617 S
unit pl_7pp_1_1 0416 S
unit pl_7pp_1_2 0316 S
expect prompt ASK_ACTIVATE [4.4c]
legal activate pl_zajaczek [4.4c]
legal activate pl_szyrer [4.4c]
legal activate pl_slaski [4.4c]               # free from turn 8
do activate pl_zajaczek
event IS_ACTIVATED_BY unit pl_zajaczek [4.4c]
legal move pl_3pp_1_1 [4.4c]
illegal move pl_kos_1 4.1 [4.4c]
do stop
legal lead pl_zajaczek 0815 [4.4c]
do stop
expect prompt ASK_SIX [4.4d]
illegal name pl_6pp_1_2 4.2a [4.4d]
illegal name ru_kozak_1 3.1a [4.4d]
illegal name pl_zajaczek 3.1a [4.4d]
legal name pl_art_1 [4.4d]                    # guns count
do name pl_6pp_1_1
event IS_NAMED unit pl_6pp_1_1 [4.4d]
do name pl_3pp_1_1                            # it may have acted before
do name pl_bkn_1w_1
do name pl_kos_1
do name pl_kos_2
illegal name pl_kos_2 ALREADY_NAMED [4.4d]
expect prompt ASK_SIX [4.4d]
do name pl_7pp_1_1
expect prompt ASK_ACTIVE [4.4d]               # that was the sixth
legal move pl_6pp_1_1 [4.4d]
legal move pl_3pp_1_1 [4.4d]
legal move pl_bkn_1w_1 [4.4d]
legal move pl_kos_1 [4.4d]
legal move pl_7pp_1_1 [4.4d]
illegal move pl_7pp_1_2 4.4d [4.4d]
illegal traverse pl_art_1 N 4.4d [4.4d]       # not one of the six
do stop
expect prompt ASK_LEADER [4.4e]
illegal lead pl_zajaczek 0716 3.3f [4.4e]
do lead pl_kosciuszko 0615
expect unit pl_kosciuszko hex=0615 [4.4e]
do stop
expect turn 10 [4.4e]

case fewer than six may be named, or none
turn 2
phase activation
active pl_kosciuszko
unit pl_kosciuszko 0616
unit pl_zajaczek 0716
unit pl_3pp_1_1 0716 S
unit pl_3pp_1_2 0816 S
do skip
do name pl_3pp_1_1
do done
legal move pl_3pp_1_1 [4.4d]
illegal move pl_3pp_1_2 4.4d [4.4d]

case the six fight their melees before Kościuszko moves
turn 2
phase activation
active pl_kosciuszko
pool ru_tormasow
unit pl_kosciuszko 0616
unit pl_zajaczek 1014
unit pl_3pp_1_1 0715 S from=0714
unit ru_uglicki_1_2 0715 N
unit pl_6pp_1_1 0515 S from=0514
unit ru_uglicki_1_3 0515 N
do skip
do name pl_3pp_1_1
do done
chance ASK_ATTACKER [4.4d]                    # phase 4 for the one unit named
roll 0
roll 9
do face pl_3pp_1_1 S
do face ru_uglicki_1_2 N
expect unit pl_3pp_1_1 lost=2 hex=0714 [4.4d]
expect unit pl_6pp_1_1 status=melee lost=0 [4.4d]
expect prompt ASK_LEADER [4.4e]
legal lead pl_kosciuszko 0617 [4.4e]
