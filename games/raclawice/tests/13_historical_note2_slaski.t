# [13-historical-note2a] to [13-historical-note2c] Ślaski's command is locked until turn 8.

case in turn 7 his chit cannot be chosen
turn 7
phase pool
unit pl_kosciuszko 0414
unit pl_slaski 0514
illegal chit pl_slaski 13-historical-note2b [13-historical-note2a]
expect count chit 4 [13-historical-note2a]

case in turn 8 it can
turn 8
phase pool
unit pl_kosciuszko 0414
unit pl_slaski 0514
legal chit pl_slaski [13-historical-note2a]
expect count chit 5 [13-historical-note2a]

case before that Kościuszko can neither activate him nor use his units
turn 7
phase activation
active pl_kosciuszko
unit pl_kosciuszko 0414
unit pl_slaski 0514
unit pl_kos_1 0514 S
unit pl_och_1 0614 S
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
legal activate pl_zajaczek
illegal activate pl_slaski 13-historical-note2b [13-historical-note2b]
do skip
illegal name pl_kos_1 13-historical-note2b [13-historical-note2b]
illegal name pl_och_1 13-historical-note2b [13-historical-note2b]
legal name pl_3pp_1_1

case from turn 8 he can
turn 8
phase activation
active pl_kosciuszko
unit pl_kosciuszko 0414
unit pl_slaski 0514
unit pl_kos_1 0514 S
unit pl_och_1 0614 S
legal activate pl_slaski [13-historical-note2b]
do skip
legal name pl_kos_1 [13-historical-note2b]
legal name pl_och_1 [13-historical-note2b]

case no other commander moves them, nor does their own
turn 7
phase movement
active pl_zajaczek
unit pl_zajaczek 0414
unit pl_slaski 0514
unit pl_kos_1 0514 S
unit pl_3pp_1_1 0415 S
illegal move pl_kos_1 13-historical-note2b [13-historical-note2b]

case the volunteers may fire
turn 5
phase movement
active pl_zajaczek
unit pl_zajaczek 0414
unit pl_3pp_1_1 0415 S
unit pl_och_1 0614 S
unit ru_uglicki_1_2 0615 SE
legal fire pl_och_1 0615 [13-historical-note2b]
illegal move pl_och_1 13-historical-note2b [13-historical-note2b]

case the volunteers stand and fire, but neither counterattack nor go back
turn 5
phase movement
active ru_f_denisow
unit ru_f_denisow 0618
unit ru_uglicki_1_2 0616 N
unit pl_och_1 0614 S
unit pl_slaski 0613
do move ru_uglicki_1_2
do step ru_uglicki_1_2 0615
expect prompt ASK_REACTION
legal volley pl_och_1 [13-historical-note2b]
legal hold pl_och_1 [13-historical-note2b]
illegal counter pl_och_1 13-historical-note2b [13-historical-note2b]
illegal fallback pl_och_1 13-historical-note2b [13-historical-note2b]

case in turn 8 they do
turn 8
phase movement
active ru_f_denisow
unit ru_f_denisow 0618
unit ru_uglicki_1_2 0616 N
unit pl_och_1 0614 S
unit pl_slaski 0613
do move ru_uglicki_1_2
do step ru_uglicki_1_2 0615
legal counter pl_och_1 [13-historical-note2b]
legal fallback pl_och_1 [13-historical-note2b]

case attacked, they defend, and his chit is there from the next turn
turn 4
phase melee
active ru_f_denisow
unit pl_kosciuszko 1014
unit pl_slaski 0514
unit pl_kos_2 0514 S
unit ru_tormasow 1820
unit ru_f_denisow 0420
unit ru_uglicki_1_2 0516 N from=0517
unit pl_kos_1 0516 S
chance ASK_ATTACKER
expect state unlock 5 [13-historical-note2c]
roll 0
roll 8
event DEFENDER_WINS [13-historical-note2b]
do face ru_uglicki_1_2 N
do face pl_kos_1 S
expect turn 5
legal chit pl_slaski [13-historical-note2c]

case in the turn of the attack they are not free yet
turn 4
unlock 5
phase activation
active pl_kosciuszko
unit pl_kosciuszko 0414
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit pl_slaski 0514
unit pl_kos_1 0514 S
illegal activate pl_slaski 13-historical-note2b [13-historical-note2c]
do skip
illegal name pl_kos_1 13-historical-note2b [13-historical-note2c]

case in the next they are, for Kościuszko too
turn 5
unlock 5
phase activation
active pl_kosciuszko
unit pl_kosciuszko 0414
unit pl_slaski 0514
unit pl_kos_1 0514 S
legal activate pl_slaski [13-historical-note2c]
do skip
legal name pl_kos_1 [13-historical-note2c]

case 2013: they find themselves in melee beside others who attack: free
edition 2013-en
turn 4
phase melee
active pl_zajaczek
unit pl_zajaczek 0514
unit pl_slaski 1014
unit pl_3pp_1_1 0516 S
unit pl_kos_1 0516 S
unit ru_uglicki_1_2 0516 N from=0517
chance ASK_ATTACKER
expect state unlock 5 [13-historical-note2c]

case 2010: whoever is not attacked stays locked
edition 2010-pl
turn 4
phase melee
active pl_zajaczek
unit pl_zajaczek 0514
unit pl_slaski 1014
unit pl_3pp_1_1 0516 S
unit pl_kos_1 0516 S
unit ru_uglicki_1_2 0516 N from=0517
chance ASK_ATTACKER
expect state unlock 8 [13-historical-note2c]

case 2010: being attacked frees them
edition 2010-pl
turn 4
phase melee
active ru_f_denisow
unit pl_slaski 1014
unit ru_f_denisow 0514
unit pl_3pp_1_1 0516 S
unit pl_kos_1 0516 S
unit ru_uglicki_1_2 0516 N from=0517
chance ASK_ATTACKER
expect state unlock 5 [13-historical-note2c]

case being shot at does not
turn 4
phase movement
active ru_f_denisow
unit pl_slaski 1014
unit ru_f_denisow 0518
unit pl_kos_1 0516 S
unit ru_uglicki_1_2 0517 N
do fire ru_uglicki_1_2 0516
roll 1
expect state unlock 8 [13-historical-note2c]

case the melee of another command does not
turn 4
phase melee
active ru_f_denisow
unit pl_slaski 1014
unit ru_f_denisow 0518
unit pl_3pp_1_1 0516 S
unit pl_kos_1 0515 S
unit ru_uglicki_1_2 0516 N from=0517
chance ASK_ATTACKER
expect state unlock 8 [13-historical-note2c]

case a charge frees them as well, told as it happens
turn 4
phase movement
active ru_obrezkow
unit ru_obrezkow 0520
unit ru_achtyrski_1 0519 N
unit pl_kos_1 0516 SE          # its front looks elsewhere
unit pl_slaski 1014
do move ru_achtyrski_1
do step ru_achtyrski_1 0518
do step ru_achtyrski_1 0517
do step ru_achtyrski_1 0516
event IS_UNLOCKED unit pl_slaski a 5 [13-historical-note2c]

case 2013: Ślaski falls before his command is free: Kościuszko keeps his choice
edition 2013-en
turn 3
phase activation
active pl_kosciuszko
dead pl_slaski
unit pl_kosciuszko 1014
unit pl_kos_1 1015 S
unit pl_zajaczek 0816
unit pl_3pp_1_1 0817 S
legal activate pl_zajaczek [4.4c]
illegal command pl_slaski 13-historical-note2b [13-historical-note2b]

case 2013: once the dead man's command is free it takes his choice
edition 2013-en
turn 8
phase activation
active pl_kosciuszko
dead pl_slaski
unit pl_kosciuszko 1014
unit pl_kos_1 1015 S
unit pl_zajaczek 0816
unit pl_3pp_1_1 0817 S
illegal activate pl_zajaczek 4.3b [4.3b]
legal command pl_slaski [4.3c]

case in the hypothetical scenario he is free from the start
scenario raclawice/hypothetical
turn 1
phase pool
unit pl_kosciuszko 0414
unit pl_slaski 0514
legal chit pl_slaski [13-historical-note2a]
