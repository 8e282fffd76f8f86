# [10.9.7a to 10.9.7j] The results of fire and what changes the check.

case M: at the morale it stands, above it goes back one hex
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit pl_3pp_1_2 1016 S
unit ru_uglicki_1_2 0818 S       # morale 6
unit ru_uglicki_1_3 1118 S
do fire pl_3pp_1_1 0818
roll 6
event STANDS_FIRE a 6 b 6 [10.9.7b]
expect unit ru_uglicki_1_2 hex=0818 lost=0 [10.9.7b]
do fire pl_3pp_1_2 1118
roll 7
event IS_DRIVEN_BACK unit ru_uglicki_1_3 a 7 b 6 [10.9.7b]
illegal retreat ru_uglicki_1_3 1019 8.16.5
do retreat ru_uglicki_1_3 1217
expect unit ru_uglicki_1_3 hex=1217 lost=0 facing=S [10.9.7b]

case 1M: one is added
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit ru_uglicki_1_2 0817 N
do fire pl_3pp_1_1 0817
roll 6
event MOD_RESULT a 1 [10.9.7c]
event IS_DRIVEN_BACK a 7 b 6 [10.9.7c]
do retreat ru_uglicki_1_2 0818
expect unit ru_uglicki_1_2 hex=0818 lost=0 [10.9.7c]

case in woods one less
phase movement
active pl_zajaczek
unit pl_zajaczek 1810
unit pl_3pp_1_1 1812 NE          # front hexes 1911 and 1912
unit ru_uglicki_1_2 2012 SW
do fire pl_3pp_1_1 2012
roll 7
event MOD_WOODS a -1 [10.9.7d]
event STANDS_FIRE a 6 b 6 [10.9.7d]

case among buildings one less
phase movement
active pl_zajaczek
unit pl_zajaczek 1520
unit pl_3pp_1_1 1522 NE          # front hexes 1621 and 1622
unit ru_uglicki_1_2 1722 SW
do fire pl_3pp_1_1 1722
roll 7
event MOD_VILLAGE a -1 [10.9.7e]
event STANDS_FIRE a 6 b 6 [10.9.7e]

case the ground of the firer does not matter
phase movement
active pl_zajaczek
unit pl_zajaczek 1520
unit pl_3pp_1_1 1722 SW          # in the village
unit ru_uglicki_1_2 1522 NE
do fire pl_3pp_1_1 1522
roll 7
noevent MOD_VILLAGE
event IS_DRIVEN_BACK a 7 b 6 [10.9.7e]

case when cavalry fires one less
phase movement
active pl_manget
unit pl_manget 0815
unit pl_bkn_2m_1 0816 S          # 4 : 1
unit ru_uglicki_1_2 0817 N
do fire pl_bkn_2m_1 0817
event FIRE_ROW a 2
roll 7
event MOD_CAVALRY_FIRES a -1 [10.9.7f]
event STANDS_FIRE a 6 b 6 [10.9.7f]

case at skirmish order one less
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit ru_jekatierynoslawski_2_1 0818 N form=skirmish # morale 7
unit ru_jekatierynoslawski_2_2 1118 N
unit pl_3pp_1_2 1116 S
do fire pl_3pp_1_1 0818
roll 8
event MOD_TARGET_SKIRMISH a -1 [10.9.7g]
event STANDS_FIRE a 7 b 7 [10.9.7g]
do pass
do fire pl_3pp_1_2 1118
roll 8
noevent MOD_TARGET_SKIRMISH
event IS_DRIVEN_BACK a 8 b 7 [10.9.7g]

case Polish shooters alone add one
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_2pp_strz 0816 S          # 4 : 1
unit ru_uglicki_1_2 0817 N
do fire pl_2pp_strz 0817
event FIRE_ROW a 2
roll 6
event MOD_LIGHT_FIRES a 1 [10.9.7h]
event IS_DRIVEN_BACK a 7 b 6 [10.9.7h]

case Russian jagers alone add one
phase movement
active ru_tormasow
unit ru_tormasow 0822
unit ru_jekatierynoslawski_2_1 0820 N
unit pl_3pp_1_1 0818 S
do fire ru_jekatierynoslawski_2_1 0818
event FIRE_ROW a 2
roll 6
event MOD_LIGHT_FIRES a 1 [10.9.7h]
event IS_DRIVEN_BACK a 7 b 6 [10.9.7h]

case shooters together with a line company do not, r37
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_2pp_strz 0716 S
unit pl_3pp_1_1 0816 S
unit ru_uglicki_1_2 0818 N
do fire pl_2pp_strz 0818
do with pl_3pp_1_1
event FIRE_ROW a 3
roll 0
noevent MOD_LIGHT_FIRES
event STANDS_FIRE a 1 b 6 [10.9.7h]

case two companies of shooters do
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_2pp_strz 0716 S
unit pl_3pp_strz 0816 S
unit ru_uglicki_1_2 0818 N
do fire pl_2pp_strz 0818
do with pl_3pp_strz
event FIRE_ROW a 2
roll 0
event MOD_LIGHT_FIRES a 1 [10.9.7h]
event STANDS_FIRE a 1 b 6 [10.9.7h]

case horse jagers are cavalry, not jagers
phase movement
active ru_obrezkow
unit ru_obrezkow 0822
unit ru_elizawetgradzki_1 0820 N # 9 : 2 = 5
unit pl_3pp_1_1 0818 S
do fire ru_elizawetgradzki_1 0818
roll 7
noevent MOD_LIGHT_FIRES
event MOD_CAVALRY_FIRES a -1 [10.9.7f]
event STANDS_FIRE a 6 b 6 [10.9.7h]

case at a square one more
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit ru_uglicki_1_2 0818 N form=square
unit ru_uglicki_1_3 0818 N form=square
unit ru_uglicki_1_4 0818 N form=square
unit ru_uglicki_1_5 0818 N form=square
do fire pl_3pp_1_1 0818
roll 6
event MOD_TARGET_SQUARE a 1 [10.9.7i]
event IS_DRIVEN_BACK unit ru_uglicki_1_2 a 7 b 6 [10.9.7i]

case 8 drives back, 9 costs a step as well
phase movement
active pl_zajaczek
unit pl_zajaczek 0913
unit pl_3pp_1_1 0816 S
unit pl_3pp_1_2 1116 S
unit ru_uglicki_1_2 0817 S
unit ru_uglicki_1_3 1117 S
do fire pl_3pp_1_1 0817          # 1M
roll 7
event IS_DRIVEN_BACK a 8 b 6 [10.9.7j]
expect unit ru_uglicki_1_2 lost=0 [10.9.7j]
do fire pl_3pp_1_2 1117
roll 8
event DRIVEN_BACK_WITH_LOSS a 9 b 6 [10.9.7j]
expect unit ru_uglicki_1_3 lost=1 hex=1016 [10.9.7j]

case the modified result counts, not the die
phase movement
active pl_zajaczek
unit pl_zajaczek 1520
unit pl_3pp_1_1 1522 NE
unit ru_uglicki_1_2 1722 SW      # in the village
do fire pl_3pp_1_1 1722
roll 9
event IS_DRIVEN_BACK a 8 b 6 [10.9.7j]

case a last step lost leaves nobody to go back
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit ru_kozak_1 0817 S lost=1
unit ru_kozak_2 2020 S
do fire pl_3pp_1_1 0817
roll 9
event IS_DESTROYED unit ru_kozak_1 [10.9.7j]
expect unit ru_kozak_1 gone [10.9.7j]

case the unit on top of a stack is hit, nobody else
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit ru_uglicki_1_2 0817 S
unit ru_uglicki_1_3 0817 S
do fire pl_3pp_1_1 0817
roll 9
expect unit ru_uglicki_1_2 lost=1 hex=0716 [10.9.4d]
expect unit ru_uglicki_1_3 lost=0 hex=0817 [10.9.4d]

case the exact chances of a shot
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit ru_uglicki_1_2 0817 N       # 1M at morale 6: stands 0-5, back 6-7, back with a loss 8-9
odds 6/10 fire pl_3pp_1_1 0817 = stands [10.9.7c]
odds 2/10 fire pl_3pp_1_1 0817 = retreat [10.9.7c]
odds 2/10 fire pl_3pp_1_1 0817 = retreat, loss [10.9.7j]

# r138: the top company checks for all, and the square is broken.
case a square under rifle fire
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0818 S
unit ru_uglicki_1_2 0820 N form=square
unit ru_uglicki_1_3 0820 N form=square
unit ru_uglicki_1_4 0820 N form=square
unit ru_uglicki_1_5 0820 N form=square
do fire pl_3pp_1_1 0820
roll 8
event DRIVEN_BACK_WITH_LOSS unit ru_uglicki_1_2 a 9 b 6
do retreat ru_uglicki_1_2 0821
do face ru_uglicki_1_2 N
expect unit ru_uglicki_1_2 form=line hex=0821 lost=1 [10.9.7j, 10.9.7i]
expect unit ru_uglicki_1_5 form=line hex=0821 lost=0 [10.9.7j]

case the chances of a shot end with it, though a melee follows unasked
turn 10
phase movement
active pl_madalinski
unit pl_madalinski 1013
unit pl_4psp_1 1013 S from=0912
unit ru_nowogrodzki_2_1 1013 N
unit pl_4psp_2 0716 N mp=3 moved
unit ru_nowogrodzki_1_2 0715 N
odds 4/5 fire pl_4psp_2 0715 = stands [10.9.7b]
odds 1/5 fire pl_4psp_2 0715 = retreat [10.9.7b]
