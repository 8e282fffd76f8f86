# [7.2] Skirmish order.

case Polish shooters take skirmish order
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_strz 0916 S
unit pl_2pp_1_1 0816 S
do move pl_2pp_strz
legal skirmish pl_2pp_strz [7.2a]
illegal close pl_2pp_strz 7.2b
do skirmish pl_2pp_strz
event TAKES_SKIRMISH unit pl_2pp_strz [7.2b]
expect unit pl_2pp_strz form=skirmish mp=1 [7.2a, 7.2b]
illegal skirmish pl_2pp_strz 7.2a

case line infantry does not
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0816 S
do move pl_2pp_1_1
illegal skirmish pl_2pp_1_1 7.2a [7.2a]

case Russian jagers do
phase movement
active ru_tormasow
unit ru_tormasow 0814
unit ru_jekatierynoslawski_2_1 0916 N
do move ru_jekatierynoslawski_2_1
legal skirmish ru_jekatierynoslawski_2_1 [7.2a]

case grenadiers do not
phase movement
active ru_tomatis
unit ru_tomatis 0814
unit ru_uglicki_1_1 0916 N
do move ru_uglicki_1_1
illegal skirmish ru_uglicki_1_1 7.2a [7.2a]

case musketeers do not
phase movement
active ru_f_denisow
unit ru_f_denisow 0814
unit ru_uglicki_1_2 0916 N
do move ru_uglicki_1_2
illegal skirmish ru_uglicki_1_2 7.2a [7.2a]

case horse jagers are cavalry and do not
phase movement
active ru_obrezkow
unit ru_obrezkow 0814
unit ru_elizawetgradzki_1 0916 N
do move ru_elizawetgradzki_1
illegal skirmish ru_elizawetgradzki_1 7.2a [7.2a]

case the last point pays for skirmish order
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_strz 0916 S mp=3
do move pl_2pp_strz
legal skirmish pl_2pp_strz [7.2b]

case without a point there is none
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_strz 0916 S mp=4      # nothing is left to do: the move ends by itself
unit pl_3pp_strz 1016 S mp=4 form=skirmish
do move pl_2pp_strz
expect unit pl_2pp_strz form=line status=moved [7.2b]
do move pl_3pp_strz
illegal close pl_3pp_strz 8.2a [7.2b]

case ranks are closed for a point
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_strz 0916 S form=skirmish
do move pl_2pp_strz
legal close pl_2pp_strz [7.2b]
do close pl_2pp_strz
expect unit pl_2pp_strz form=line mp=1 [7.2b]

case infantry worn down to strength 2 skirmishes by itself
phase movement
active ru_f_denisow
unit ru_f_denisow 0920
unit ru_uglicki_1_2 0917 N
unit pl_2pp_1_1 0916 S lost=1 shots=4
do fire ru_uglicki_1_2 0916
roll 8                           # 1M: 9, a loss: 4 to 2
event THINS_OUT unit pl_2pp_1_1 [7.2c]
expect unit pl_2pp_1_1 form=skirmish strength=2 mp=0 [7.2c]

case at strength 4 it does not
phase movement
active ru_f_denisow
unit ru_f_denisow 0920
unit ru_uglicki_1_2 0917 N
unit pl_2pp_1_1 0916 S shots=4
do fire ru_uglicki_1_2 0916
roll 8
noevent THINS_OUT
expect unit pl_2pp_1_1 form=line strength=4 [7.2c]

case cossacks of strength 3 do not
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit ru_kozak_1 0917 N
do fire pl_2pp_1_1 0917
roll 9
expect unit ru_kozak_1 form=line strength=3 [7.2c]

case cavalry worn down to strength 2 skirmishes
edition 2013-en
phase movement
active ru_f_denisow
unit ru_f_denisow 0920
unit ru_uglicki_1_2 0917 N
unit pl_bkn_2m_1 0916 S lost=1 shots=4
do fire ru_uglicki_1_2 0916
roll 8
event THINS_OUT unit pl_bkn_2m_1 [7.2c]
expect unit pl_bkn_2m_1 form=skirmish strength=2 [7.2c]

case cavalry worn down to strength 2 stays in line
edition 2010-pl
phase movement
active ru_f_denisow
unit ru_f_denisow 0920
unit ru_uglicki_1_2 0917 N
unit pl_bkn_2m_1 0916 S lost=1 shots=4
do fire ru_uglicki_1_2 0916
roll 8
noevent THINS_OUT
expect unit pl_bkn_2m_1 form=line strength=2 [7.2c]

case who was thinned out cannot close his ranks
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S lost=2 form=skirmish
do move pl_2pp_1_1
illegal close pl_2pp_1_1 7.2c [7.2c]

case jagers worn down to strength 2 do not: it is for the others
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit ru_jekatierynoslawski_3_1 0917 N lost=3
do fire pl_2pp_1_1 0917
roll 8                           # 1M: 9, a loss: 4 to 2
noevent THINS_OUT
expect unit ru_jekatierynoslawski_3_1 form=line strength=2 [7.2c]

case shooters of strength 2 take skirmish order and leave it as they like
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_strz 0816 S lost=1
unit pl_3pp_strz 1016 S lost=1 form=skirmish
do move pl_2pp_strz
legal skirmish pl_2pp_strz [7.2a]
do stop
do move pl_3pp_strz
legal close pl_3pp_strz [7.2c]

case skirmishers turn by any angle for nothing
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_strz 0916 S form=skirmish mp=4
do move pl_2pp_strz
legal turn pl_2pp_strz SW [7.2d]
legal turn pl_2pp_strz N [7.2d]
do turn pl_2pp_strz N
event TURNS unit pl_2pp_strz b 0 [7.2d]
expect unit pl_2pp_strz facing=N mp=4 [7.2d]

case in every hex anew
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_strz 0916 S form=skirmish
do move pl_2pp_strz
do turn pl_2pp_strz SW
do step pl_2pp_strz 0816
do turn pl_2pp_strz N
do step pl_2pp_strz 0915
expect unit pl_2pp_strz facing=N mp=2 hex=0915 [7.2d]

case a unit in line pays for turning
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_strz 0916 S
do move pl_2pp_strz
do turn pl_2pp_strz SW
expect unit pl_2pp_strz facing=SW mp=1 [7.2d]

case skirmishers see through their flanks
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_strz 0916 S form=skirmish
unit ru_uglicki_1_2 0716 N shots=4
unit ru_uglicki_1_3 1116 N shots=4
unit ru_uglicki_1_4 0914 N shots=4
legal fire pl_2pp_strz 0716 [7.2e]
legal fire pl_2pp_strz 1116 [7.2e]
illegal fire pl_2pp_strz 0914 10.2a [7.2e]

case the same unit in line does not
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_strz 0916 S
unit ru_uglicki_1_2 0716 N shots=4
illegal fire pl_2pp_strz 0716 10.2a [7.2e]

case a company worn down inside a square is in skirmish order when the square is left
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square lost=2
do move pl_2pp_1_1
do unsquare pl_2pp_1_1 N
expect unit pl_2pp_1_1 form=line facing=N [7.3d]
expect unit pl_2pp_1_4 form=skirmish strength=2 [7.2c]

case a worn company of a square that is driven back is in skirmish order
phase movement
active ru_f_denisow
unit ru_f_denisow 0918
unit ru_uglicki_1_2 0917 N
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square lost=2
do fire ru_uglicki_1_2 0916
roll 5
event IS_DRIVEN_BACK unit pl_2pp_1_1
do retreat pl_2pp_1_1 0915
expect unit pl_2pp_1_4 form=skirmish [7.2c]

case skirmishers turn free again after a shot from the same hex
phase movement
active ru_pustowalow
unit ru_pustowalow 0815
unit ru_jekatierynoslawski_3_1 0916 N form=skirmish
unit pl_2pp_1_1 0918 N shots=4
unit pl_2pp_1_2 1014 N shots=4
do move ru_jekatierynoslawski_3_1
do turn ru_jekatierynoslawski_3_1 S
do fire ru_jekatierynoslawski_3_1 0918
roll 0
legal turn ru_jekatierynoslawski_3_1 N [7.2d]

case a shooter stacked with line infantry may take skirmish order by itself
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_2pp_strz 0916 S
unit pl_2pp_1_1 0916 S
do move pl_2pp_strz
legal skirmish pl_2pp_strz [7.2a, 7.2b]
do skirmish pl_2pp_strz
expect unit pl_2pp_strz form=skirmish facing=S mp=1 [7.2b]
expect unit pl_2pp_1_1 form=line mp=0 [7.2b]
illegal turn pl_2pp_strz N 6.0d [6.0d]

case a line exactly between flank and rear counts as flank (r142)
phase movement
active pl_zajaczek
unit pl_zajaczek 0714
unit pl_2pp_strz 0916 S form=skirmish
unit ru_uglicki_1_2 0815 N shots=4
unit ru_uglicki_1_3 1015 N shots=4
legal fire pl_2pp_strz 0815 [7.2e]
illegal fire pl_2pp_strz 1015 10.2a [7.2e]
