# [4.3a] to [4.3e] The units of a commander who has fallen.

case 2010: they obey the overall commander, who activates another as before
edition 2010-pl
turn 4
phase activation
active ru_tormasow
dead ru_tomatis
unit ru_tormasow 0620
unit ru_kozak_6 0519 N
unit ru_uglicki_1_1 0719 N
unit ru_uglicki_2_1 1220 N
unit ru_muromcow 1020
unit ru_woroneski_1 1019 N
legal activate ru_muromcow [4.3a]
illegal command ru_tomatis 4.3a [4.3a]
do activate ru_muromcow
legal move ru_woroneski_1
illegal move ru_uglicki_1_1 4.1 [4.3a]
do stop
do stop
expect state round own
legal move ru_kozak_6 [4.3a]
legal move ru_uglicki_1_1 [4.3a]        # in his own round they are his
illegal move ru_uglicki_2_1 4.2a [4.3a] # six hexes away
illegal move ru_woroneski_1 4.1 [4.3a]

case 2010: with Kościuszko they may be among the six
edition 2010-pl
turn 4
phase activation
active pl_kosciuszko
dead pl_szyrer
unit pl_kosciuszko 0620
unit pl_6pp_1_1 0719 S
unit pl_zajaczek 0819
unit pl_3pp_1_1 0819 S
legal activate pl_zajaczek [4.3a]
illegal command pl_szyrer 4.3a
do skip
legal name pl_6pp_1_1 [4.3a]

case 2013: the overall commander has to lead them and activates nobody else
edition 2013-en
turn 4
phase activation
active ru_tormasow
dead ru_tomatis
unit ru_tormasow 0620
unit ru_kozak_6 0519 N
unit ru_uglicki_1_1 0719 N
unit ru_uglicki_2_1 1120 N
unit ru_muromcow 1020
unit ru_woroneski_1 1019 N
illegal activate ru_muromcow 4.3b [4.3b]
illegal activate ru_tomatis 4.3b [4.3b]
expect count activate 0 [4.3b]
legal command ru_tomatis [4.3a, 4.3b]
illegal command ru_muromcow 4.3a [4.3b]
do command ru_tomatis
event FALLEN_COMMAND_LED unit ru_tomatis [4.3a]
expect state round fallen [4.3b]
legal move ru_uglicki_1_1 [4.3a]
illegal move ru_uglicki_2_1 4.2a [4.3c] # five hexes from Tormasow
illegal move ru_kozak_6 4.3d [4.3d]     # not even his own
illegal move ru_woroneski_1 4.3d [4.3d]
do stop
expect state round own [4.3b]           # then himself
legal move ru_kozak_6 [4.4b]
illegal move ru_uglicki_1_1 4.1 [4.3d]

case 2013: the choice is back when the last of those units is gone
edition 2013-en
turn 4
phase activation
active ru_tormasow
dead ru_tomatis
gone ru_uglicki_1_1
gone ru_uglicki_2_1
gone ru_nowogrodzki_1_1
gone ru_nowogrodzki_2_1
unit ru_tormasow 0620
unit ru_muromcow 1020
unit ru_woroneski_1 1019 N
legal activate ru_muromcow [4.3b]
illegal command ru_tomatis 4.3a [4.3b]

case 2013: with one left it is not
edition 2013-en
turn 4
phase activation
active ru_tormasow
dead ru_tomatis
gone ru_uglicki_1_1
gone ru_uglicki_2_1
gone ru_nowogrodzki_1_1
unit ru_nowogrodzki_2_1 2020 N
unit ru_tormasow 0620
unit ru_muromcow 1020
unit ru_woroneski_1 1019 N
illegal activate ru_muromcow 4.3b [4.3b]
legal command ru_tomatis [4.3b]

case 2013: of two fallen commanders one is chosen at each activation, and commands are not mixed
edition 2013-en
turn 4
phase activation
active ru_tormasow
dead ru_tomatis ru_muromcow
unit ru_tormasow 0620
unit ru_kozak_6 0519 N
unit ru_uglicki_1_1 0719 N
unit ru_woroneski_1 0819 N
unit ru_woroneski_2 1120 N
expect count command 2 [4.3c]
legal command ru_tomatis [4.3c]
do command ru_muromcow
legal move ru_woroneski_1 [4.3c]
illegal move ru_woroneski_2 4.2a [4.3c]
illegal move ru_uglicki_1_1 4.3d [4.3d]
do stop
expect state round own [4.3d]           # his own activation remains (r5), the other fallen command waits
legal move ru_kozak_6 [4.3d]
illegal move ru_uglicki_1_1 4.1 [4.3d]
illegal move ru_woroneski_1 4.1 [4.3d]

case 2013: the melees of that round are theirs as well
edition 2013-en
turn 4
phase melee
round fallen
active ru_tormasow
command ru_tomatis
dead ru_tomatis ru_muromcow
unit ru_tormasow 0620
unit ru_uglicki_1_1 0718 N from=0719
unit pl_6pp_1_1 0718 S
unit ru_woroneski_1 0518 N from=0519
unit pl_6pp_1_2 0518 S
chance ASK_ATTACKER [4.3c]
roll 9
roll 0
expect unit ru_uglicki_1_1 lost=1 [4.3c]
expect unit ru_woroneski_1 lost=0 status=melee [4.3d]

case 2013: Kościuszko leads them in place of a subordinate, and then his six
edition 2013-en
turn 4
phase activation
active pl_kosciuszko
dead pl_szyrer
unit pl_kosciuszko 0620
unit pl_6pp_1_1 0719 S
unit pl_zajaczek 0819
unit pl_3pp_1_1 0819 S
illegal activate pl_zajaczek 4.3b [4.3b]
do command pl_szyrer
legal move pl_6pp_1_1 [4.3a]
illegal move pl_3pp_1_1 4.3d [4.3d]
do stop
expect prompt ASK_SIX [4.3b]
legal name pl_3pp_1_1 [4.3b]
legal name pl_6pp_1_1 [4.3a]

case the two jager companies and the cossacks of a dead Tormasow obey nobody
turn 4
phase pool
dead ru_tormasow
unit pl_kosciuszko 0414
unit ru_pustowalow 1018
unit ru_jekatierynoslawski_3_1 1019 N
unit ru_jekatierynoslawski_2_1 1017 N
unit ru_jekatierynoslawski_2_2 1117 N
unit ru_kozak_6 1018 N
do chit pl_zajaczek
do chit pl_szyrer
expect nostate pool ru_tormasow [4.3e]       # no successor either
illegal chit ru_tormasow 4.5c [4.3e]
do chit ru_pustowalow
do chit ru_tomatis
expect count draw 5 [4.3e]
draw ru_pustowalow
legal move ru_jekatierynoslawski_3_1
illegal move ru_jekatierynoslawski_2_1 4.3e [4.3e]
illegal move ru_jekatierynoslawski_2_2 4.3e [4.3e]
illegal move ru_kozak_6 4.3e [4.3e]

case whose units are refused with their own reason, others' as ever
turn 4
phase movement
active ru_pustowalow
dead ru_tormasow
unit ru_pustowalow 1018
unit ru_jekatierynoslawski_3_1 1019 N
unit ru_kozak_6 1018 N
unit ru_tomatis 1117
unit ru_uglicki_1_1 1117 N
illegal move ru_kozak_6 4.3e [4.3e]
illegal move ru_uglicki_1_1 4.1 [4.3e]        # his commander lives

case they still fire, and pay nothing for it
turn 4
phase movement
active ru_pustowalow
dead ru_tormasow
unit ru_pustowalow 1018
unit ru_jekatierynoslawski_3_1 1019 N
unit ru_jekatierynoslawski_2_1 1017 N
unit pl_6pp_1_1 1016 S
legal fire ru_jekatierynoslawski_2_1 1016 [4.3e]
do fire ru_jekatierynoslawski_2_1 1016
roll 1
expect unit ru_jekatierynoslawski_2_1 mp=0 shots=1 [4.3e]

case where F. Denisow is overall commander he does not take them over either
scenario raclawice/hypothetical
turn 4
phase activation
active ru_f_denisow
dead ru_tormasow
unit ru_f_denisow 1016
unit ru_uglicki_1_2 1217 N
unit ru_kozak_6 1017 N
unit ru_tomatis 1216
unit ru_uglicki_1_1 1217 N
expect count command 0 [4.3e]
legal activate ru_tomatis [4.3e]
do skip
illegal move ru_kozak_6 4.3e [4.3e]
legal move ru_uglicki_1_2 [4.3e]

case unless the players have agreed that he does
scenario raclawice/hypothetical
option tormasow_to_overall=on
edition 2013-en
turn 4
phase activation
active ru_f_denisow
dead ru_tormasow
unit ru_f_denisow 1016
unit ru_kozak_6 1017 N
unit ru_tomatis 1216
unit ru_uglicki_1_1 1217 N
legal command ru_tormasow [4.3e]
do command ru_tormasow
legal move ru_kozak_6 [4.3e]

case the overall commander does not take over Tormasow's units
edition 2013-en
scenario raclawice/hypothetical
turn 4
phase activation
active ru_f_denisow
dead ru_tormasow
unit ru_f_denisow 1016
unit ru_kozak_6 1017 N
unit ru_tomatis 1216
unit ru_uglicki_1_1 1217 N
legal activate ru_tomatis [4.3e]
illegal command ru_tormasow 4.3e [4.3e]

