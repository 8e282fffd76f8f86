# [6.3, 6.4] Commanders and markers do not count.

case a commander goes into and through full hexes of friends
edition 2013-en
phase commander
active pl_zajaczek
unit pl_zajaczek 0915
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_2pp_1_4 0916 S
unit pl_art_1 0917 S
unit pl_art_2 0917 S
unit pl_art_3 0917 S
unit pl_art_4 0917 S
unit pl_art_5 0917 S
unit pl_art_6 0917 S
legal lead pl_zajaczek 0916 [6.3]
do lead pl_zajaczek 0916
legal lead pl_zajaczek 0917 [6.3]
do lead pl_zajaczek 0917
do stop
expect unit pl_zajaczek hex=0917 [6.3]

case a commander ends his move in a full hex of friends
edition 2010-pl
phase commander
active pl_zajaczek
unit pl_zajaczek 0915
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_2pp_1_4 0916 S
unit pl_manget 0916
legal lead pl_zajaczek 0916 [6.3]
do lead pl_zajaczek 0916
do stop
expect unit pl_zajaczek hex=0916 [6.3]

case commanders take no room from units
phase movement
active pl_zajaczek
unit pl_zajaczek 0916
unit pl_manget 0916
unit pl_kosciuszko 0916
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_2pp_1_4 0915 S mp=3
do move pl_2pp_1_4
legal step pl_2pp_1_4 0916 [6.3]

case no commander goes among enemies alone
phase commander
active pl_zajaczek
unit pl_zajaczek 0915
unit ru_uglicki_1_2 0916 N
unit ru_uglicki_1_3 0816 N
unit pl_2pp_1_1 0816 S from=0815
illegal lead pl_zajaczek 0916 6.3 [6.3]
legal lead pl_zajaczek 0816 [6.3]

case markers take no room
phase movement
active ru_pustowalow
unit ru_pustowalow 0814
unit ru_jekatierynoslawski_3_1 0916 S form=skirmish shots=4
unit ru_jekatierynoslawski_3_2 0916 S form=skirmish shots=3
unit ru_jekatierynoslawski_3_3 0916 S form=skirmish shots=1
unit ru_jekatierynoslawski_3_4 0915 S form=skirmish shots=2 mp=3
do move ru_jekatierynoslawski_3_4
legal step ru_jekatierynoslawski_3_4 0916 [6.4]
