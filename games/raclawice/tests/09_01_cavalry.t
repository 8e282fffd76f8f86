# [9.1C, 9.1D, 9.1E] Cavalry and cossacks.

case cavalry stands and fires at infantry
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_woroneski_1 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
legal volley ru_woroneski_1 [9.1C-1]
do volley ru_woroneski_1
do fire ru_woroneski_1 0916
roll 6                           # +1 result, -1 cavalry
event STANDS_FIRE unit pl_2pp_1_1 a 6 b 6 [9.1C-1]
expect unit ru_woroneski_1 hex=0917 shots=1 [9.1C-1]

case cavalry counterattacks infantry without a check
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_woroneski_1 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_woroneski_1
event COUNTERATTACKS unit ru_woroneski_1 hex 0916 [9.1C-2]
noevent WILL_COUNTERATTACK
chance ASK_ATTACKER [9.1C-2]

case cavalry falls back two hexes before infantry, without any loss
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit pl_2pp_1_2 0718 NE          # front 0817 and 0818
unit ru_woroneski_1 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
legal fallback ru_woroneski_1 [9.1C-3]
do fallback ru_woroneski_1
do retreat ru_woroneski_1 0818
noevent LOSS_IN_ENEMY_FRONT
do retreat ru_woroneski_1 0919
expect unit ru_woroneski_1 hex=0919 facing=N lost=0 [9.1C-3]
expect prompt ASK_MOVE [9.1C-3]

case cavalry falls back two hexes before infantry, with the losses of a withdrawal
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit pl_2pp_1_2 0718 NE
unit ru_woroneski_1 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
legal fallback ru_woroneski_1 [9.1C-3]
do fallback ru_woroneski_1
do retreat ru_woroneski_1 0818
event LOSS_IN_ENEMY_FRONT unit ru_woroneski_1 [9.1C-3]
do retreat ru_woroneski_1 0919
expect unit ru_woroneski_1 hex=0919 facing=N lost=1 [9.1C-3]

case a stack of two squadrons goes together
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_woroneski_1 0917 N
unit ru_woroneski_2 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do fallback ru_woroneski_1
do retreat ru_woroneski_1 0918
do retreat ru_woroneski_1 0919
expect unit ru_woroneski_2 hex=0919 [9.1C-3]

case only by open hexes (r102)
phase movement
active pl_zajaczek
unit pl_zajaczek 0924
unit pl_2pp_1_1 0924 S
unit ru_woroneski_1 0926 N       # one row to the edge of the map
do move pl_2pp_1_1
do step pl_2pp_1_1 0925
illegal fallback ru_woroneski_1 NO_OPEN_WAY [9.1C-3]
legal volley ru_woroneski_1

case nor where there is no room at the end (r102)
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_woroneski_1 0917 N
unit ru_uglicki_1_2 0819 N
unit ru_uglicki_1_3 0919 N
unit ru_uglicki_1_4 1019 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
illegal fallback ru_woroneski_1 NO_OPEN_WAY [9.1C-3]

case cavalry before cavalry: fire, or a check
phase movement
active pl_manget
unit pl_manget 0814
unit pl_bkn_2m_1 0915 S
unit ru_woroneski_1 0917 N       # morale 7
do move pl_bkn_2m_1
do step pl_bkn_2m_1 0916
legal volley ru_woroneski_1 [9.1D]
illegal fallback ru_woroneski_1 9.1C-3 [9.1D]
do counter ru_woroneski_1
chance ASK_COUNTER_DIE [9.1D]
roll 7
event WILL_COUNTERATTACK unit ru_woroneski_1 a 7 b 7 [9.1D]
do counter ru_woroneski_1 @2013-en
chance ASK_ATTACKER [9.1D]

case a failed check sends cavalry back two hexes, with losses in both editions
phase movement
active pl_manget
unit pl_manget 0814
unit pl_bkn_2m_1 0915 S
unit pl_bkn_2m_2 0718 NE
unit ru_woroneski_1 0917 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 0916
do counter ru_woroneski_1
roll 8
event SHRINKS_BACK unit ru_woroneski_1 a 8 b 7 [9.1D]
do retreat ru_woroneski_1 0818
do retreat ru_woroneski_1 0919
expect unit ru_woroneski_1 hex=0919 lost=1 [9.1D]

case cossacks fall back before cavalry too
phase movement
active pl_manget
unit pl_manget 0814
unit pl_bkn_2m_1 0915 S
unit pl_bkn_2m_2 0718 NE
unit ru_kozak_1 0917 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 0916
legal fallback ru_kozak_1 [9.1E]
legal counter ru_kozak_1 [9.1D]
illegal volley ru_kozak_1 10.9.3
do fallback ru_kozak_1
event 9.1E unit ru_kozak_1 [9.1E]
do retreat ru_kozak_1 0818
event LOSS_IN_ENEMY_FRONT unit ru_kozak_1 [9.1E]
do retreat ru_kozak_1 0919
expect unit ru_kozak_1 hex=0919 lost=1 [9.1E]

case cossacks fall back before infantry
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_kozak_1 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
legal fallback ru_kozak_1 [9.1E]
do fallback ru_kozak_1
do retreat ru_kozak_1 0918
do retreat ru_kozak_1 1019
expect unit ru_kozak_1 hex=1019 lost=0 facing=N [9.1E]

case cavalry and cossacks may fall back before guns on the move
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_art_1 0915 S
unit ru_woroneski_1 0917 N
do shift pl_art_1 0916
do face pl_art_1 S
legal fallback ru_woroneski_1 [9.1C-3]
legal counter ru_woroneski_1 [9.1C-2]

case the way back of a second stack is taken by the first: it stays where it is
phase movement
active pl_zajaczek
unit pl_zajaczek 0105
unit pl_2pp_1_1 0205 N
unit ru_kozak_1 0103 S
unit ru_kozak_2 0103 S
unit ru_kozak_3 0203 S
unit ru_kozak_4 0203 S
unit ru_kozak_5 0101 S
unit ru_kozak_6 0101 S
unit ru_kozak_7 0301 S
unit ru_kozak_8 0301 S
do move pl_2pp_1_1
do step pl_2pp_1_1 0104
do fallback ru_kozak_3
do fallback ru_kozak_1
do retreat ru_kozak_3 0102
expect unit ru_kozak_3 hex=0201 [9.1E]
expect unit ru_kozak_1 hex=0103 [9.1E]
expect points polish 0 [9.1E]

case guns stay when their cavalry falls back (r107)
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_woroneski_1 0917 N
unit ru_art_1 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do fallback ru_woroneski_1
do pass                          # the gun could fire
do retreat ru_woroneski_1 0918
do retreat ru_woroneski_1 0919
expect unit ru_woroneski_1 hex=0919 [9.1C-3]
expect unit ru_art_1 hex=0917 [9.1C-3, 9.4]

case a locked command neither counterattacks nor falls back (r136)
turn 2
phase movement
active ru_f_denisow
unit ru_f_denisow 0920
unit ru_uglicki_1_2 0918 N
unit pl_och_1 0916 S
do move ru_uglicki_1_2
do step ru_uglicki_1_2 0917
legal volley pl_och_1 [9.1C-1]
illegal counter pl_och_1 13-historical-note2b
illegal fallback pl_och_1 13-historical-note2b
