# [4.1] A unit obeys the commander of its strip or name, and no other.

case 2013: units of another colour take no orders
edition 2013-en
phase movement
active pl_szyrer
unit pl_szyrer 0414
unit pl_zajaczek 0414
unit pl_6pp_1_1 0415 S
unit pl_3pp_1_1 0515 S
unit pl_bkn_1w_1 0315 S
legal move pl_6pp_1_1 [4.1]
illegal move pl_3pp_1_1 4.1 [4.1]
illegal move pl_bkn_1w_1 4.1 [4.1]

case 2013: another name, another commander
edition 2013-en
phase movement
active ru_a_denisow
unit ru_a_denisow 0420
unit ru_kozak_1 0419 N
unit ru_kozak_6 0519 N
unit ru_kozak_7 0619 N
legal move ru_kozak_1 [4.1]
illegal move ru_kozak_6 4.1 [4.1]       # Tormasow's
illegal move ru_kozak_7 4.1 [4.1]       # F. Denisow's

case 2010: the name on the counter says whom it obeys
edition 2010-pl
phase movement
active ru_a_denisow
unit ru_a_denisow 0420
unit ru_tormasow 0420
unit ru_kozak_1 0419 N
unit ru_kozak_6 0519 N
legal move ru_kozak_1 [4.1]
illegal move ru_kozak_6 4.1 [4.1]

case 2010: not even the overall commander orders the men of a living commander in his own round
edition 2010-pl
phase movement
active ru_tormasow
unit ru_tormasow 0420
unit ru_a_denisow 0420
unit ru_kozak_1 0419 N
unit ru_kozak_6 0519 N
legal move ru_kozak_6 [4.1]
illegal move ru_kozak_1 4.1 [4.1]

case in phase 4 other commands do not attack
phase melee
active pl_szyrer
unit pl_szyrer 0414
unit pl_3pp_1_1 0515 S from=0514
unit ru_uglicki_1_2 0515 N
unit pl_6pp_1_1 0615 S from=0614
unit ru_uglicki_1_3 0615 N
chance ASK_ATTACKER [4.1]
roll 9
roll 0
expect unit pl_6pp_1_1 lost=1 [4.1]
expect unit pl_3pp_1_1 lost=0 status=melee [4.1]
