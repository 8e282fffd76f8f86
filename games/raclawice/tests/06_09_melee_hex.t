# [6.9, 6.10, 6.11] Both sides in one hex.

case entering the hex of an enemy costs a point more
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit ru_uglicki_1_2 0917 S shots=4
do move pl_2pp_1_1
do step pl_2pp_1_1 0917
event STEPS unit pl_2pp_1_1 hex 0917 a 2 b 2 [6.9b]
expect unit pl_2pp_1_1 hex=0917 status=melee mp=2 [6.9a, 6.9b]
expect unit ru_uglicki_1_2 hex=0917 status=melee [6.9a]

case the point must be there
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S mp=3
unit pl_2pp_1_2 0816 S mp=2
unit ru_uglicki_1_2 0917 S shots=4
do move pl_2pp_1_1
illegal step pl_2pp_1_1 0917 8.2a [6.9b]
do stop
do move pl_2pp_1_2
legal step pl_2pp_1_2 0917 [6.9b]

case a hex with an enemy commander alone costs nothing more
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit ru_f_denisow 0917
unit ru_uglicki_1_2 0920 N shots=4
do move pl_2pp_1_1
do step pl_2pp_1_1 0917
expect unit pl_2pp_1_1 mp=1 [6.9b]

case facing and formation are kept in a melee hex
phase movement
active ru_pustowalow
unit ru_pustowalow 0920
unit ru_jekatierynoslawski_3_1 0917 N form=skirmish
unit ru_jekatierynoslawski_3_2 0918 NW
unit pl_2pp_1_1 0916 N shots=4
do move ru_jekatierynoslawski_3_1
do step ru_jekatierynoslawski_3_1 0916
expect unit ru_jekatierynoslawski_3_1 facing=N form=skirmish mp=2 [6.10a]
expect unit pl_2pp_1_1 facing=N form=line [6.10a]
illegal move ru_jekatierynoslawski_3_1 8.15a [6.10a]

case a unit found in a melee hex neither turns nor changes formation
phase movement
active ru_pustowalow
unit ru_pustowalow 0920
unit ru_jekatierynoslawski_3_1 0916 N from=0917
unit ru_jekatierynoslawski_3_2 0918 N
unit pl_2pp_1_1 0916 S
illegal move ru_jekatierynoslawski_3_1 6.11 [6.10a, 6.11]
legal move ru_jekatierynoslawski_3_2 [6.11]

case who joins friends in a melee hex keeps his own facing
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0917 S from=0916
unit pl_2pp_1_2 0817 NE
unit ru_uglicki_1_2 0917 N
do move pl_2pp_1_2
do step pl_2pp_1_2 0917
expect unit pl_2pp_1_2 facing=NE hex=0917 [6.10a]
expect unit pl_2pp_1_1 facing=S [6.10a]

case each side keeps to the limits by itself
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0917 S from=0916
unit pl_2pp_1_2 0917 S from=0916
unit pl_2pp_1_3 0917 S from=0916
unit pl_2pp_1_4 0916 S
unit pl_3pp_1_1 0916 S
unit ru_uglicki_1_2 0917 N
unit ru_uglicki_1_3 0917 N
unit ru_uglicki_1_4 0917 N
unit ru_uglicki_1_5 0917 N
do move pl_2pp_1_4
legal step pl_2pp_1_4 0917 [6.10b]
do step pl_2pp_1_4 0917
do move pl_3pp_1_1
illegal step pl_3pp_1_1 0917 6.2a [6.10b]

case cavalry does not join infantry in a melee hex
phase movement
active pl_manget
unit pl_manget 0814
unit pl_2pp_1_1 0917 S from=0916
unit pl_bkn_2m_1 0916 S
unit ru_uglicki_1_2 0917 N
do move pl_bkn_2m_1
illegal step pl_bkn_2m_1 0917 NO_MIXED_STACK [6.10b]

case a melee hex is left by melee alone
phase movement
active pl_zajaczek
unit pl_zajaczek 0917
unit pl_2pp_1_1 0917 S
unit pl_art_1 0917 S
unit pl_2pp_1_2 0916 S
unit ru_uglicki_1_2 0917 N from=0918
illegal move pl_2pp_1_1 6.11 [6.11]
illegal shift pl_art_1 0916 6.11 [6.11]
illegal traverse pl_art_1 N 6.11 [6.10a]

case the loser of the melee leaves it
phase melee
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0917 S
unit ru_uglicki_1_2 0917 N from=0918
roll 9
roll 0
event ATTACKER_WINS
expect unit ru_uglicki_1_2 hex=0918 [6.11]
expect unit pl_2pp_1_1 hex=0917 [6.11]
