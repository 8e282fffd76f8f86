# The melee modifiers table. The defender in 0817 facing S: 0818 is in front (and 0718), 0917 and
# 0717 beside, 0816 and 0716 behind. b 0 is the Polish side, b 1 the Russian.

case strength: below 1.5 to 1 nothing
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818 # 8
unit pl_2pp_1_1 0817 S           # 6: 1.33 to 1
roll 0
roll 0
noevent MOD_STRENGTH
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-1]

case strength: 1.5 to 1
phase melee
active ru_muromcow
unit ru_muromcow 0820
unit ru_woroneski_1 0817 N from=0818 # 9
unit pl_2pp_1_1 0817 S           # 6
roll 0
roll 0
event MOD_STRENGTH a 1 b 1 [TAB-MELEE-1]
event ATTACKER_WINS a 1 b 0 [TAB-MELEE-1]

case strength: just below 2 to 1
phase melee
active ru_muromcow
unit ru_muromcow 0820
unit ru_woroneski_1 0817 N from=0818 # 9 to 5
unit pl_kos_1 0817 S lost=2
roll 0
roll 0
event MOD_STRENGTH a 1 b 1 [TAB-MELEE-1]

case strength: 2 to 1
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818 # 8 to 4
unit pl_2pp_1_1 0817 S lost=1
roll 0
roll 0
event MOD_STRENGTH a 2 b 1 [TAB-MELEE-1]

case strength: 3 to 1, for the defender as well
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818 lost=3 # 2
unit pl_2pp_1_1 0817 S           # 6
roll 0
roll 0
event MOD_STRENGTH a 3 b 0 [TAB-MELEE-1]
event DEFENDER_WINS a 0 b 3 [TAB-MELEE-1]

case from the front nothing
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0718
unit pl_2pp_1_1 0817 S
roll 0
roll 0
noevent MOD_FLANK
noevent MOD_REAR
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-2]

case from the flank
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 SW from=0917
unit pl_2pp_1_1 0817 S
roll 0
roll 0
event MOD_FLANK a 2 b 1 [TAB-MELEE-2]
event ATTACKER_WINS a 2 b 0 [TAB-MELEE-2]

case from the rear
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 S from=0816
unit pl_2pp_1_1 0817 S
roll 0
roll 0
event MOD_REAR a 3 b 1 [TAB-MELEE-3]
event ATTACKER_WINS a 3 b 0 [TAB-MELEE-3]

case only the best of flank and rear
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 S from=0816 lost=2
unit ru_uglicki_1_4 0817 S from=0917 lost=2
unit pl_2pp_1_1 0817 S
roll 0
roll 0
event MOD_REAR a 3 b 1 [TAB-MELEE-3]
noevent MOD_FLANK
event ATTACKER_WINS a 3 b 0 [TAB-MELEE-2]

case the defender has nothing from where the attacker stands
phase melee
active pl_zajaczek
unit pl_zajaczek 0815
unit ru_uglicki_1_3 0817 S from=0816
unit pl_2pp_1_1 0817 S
roll 0
roll 0
noevent MOD_REAR
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-3]

case lava counts as a flank attack
phase melee
active ru_a_denisow
unit ru_a_denisow 0820
unit ru_kozak_1 0817 N from=0818
unit pl_2pp_1_1 0817 S
chance 7.4b
roll 7
event LAVA_SUCCEEDS a 5 b 5
roll 0
roll 0
event MOD_LAVA a 2 b 1 [TAB-MELEE-2]

case a charge: two, and one more against infantry in line
phase movement
active ru_a_denisow
unit ru_a_denisow 0813
unit ru_kozak_1 0814 S
unit ru_kozak_2 1014 S
unit pl_2pp_1_1 0817 S
do move ru_kozak_1
do step ru_kozak_1 0815
do step ru_kozak_1 0816
do step ru_kozak_1 0817
roll 0
roll 0
event MOD_CHARGE a 2 b 1 [TAB-MELEE-4]
event MOD_CHARGE_OPEN a 1 b 1 [TAB-MELEE-4]

case a charge at skirmishers: two only
phase movement
active ru_a_denisow
unit ru_a_denisow 0813
unit ru_kozak_1 0814 S
unit ru_kozak_2 1014 S
unit pl_2pp_strz 0817 S form=skirmish
do move ru_kozak_1
do step ru_kozak_1 0815
do step ru_kozak_1 0816
do step ru_kozak_1 0817
roll 0
roll 0
event MOD_CHARGE a 2 b 1 [TAB-MELEE-4]
noevent MOD_CHARGE_OPEN

case a charge at cavalry: two only
phase movement
active ru_a_denisow
unit ru_a_denisow 0813
unit ru_kozak_1 0814 S
unit ru_kozak_2 1014 S
unit pl_bkn_1w_1 0817 S
do move ru_kozak_1
do step ru_kozak_1 0815
do step ru_kozak_1 0816
do step ru_kozak_1 0817
roll 0
roll 0
event MOD_CHARGE a 2 b 1 [TAB-MELEE-4]
noevent MOD_CHARGE_OPEN

case cavalry that does not charge has nothing
phase melee
active ru_muromcow
unit ru_muromcow 0820
unit ru_woroneski_1 0817 N from=0818 lost=1
unit pl_2pp_1_1 0817 S
roll 0
roll 0
noevent MOD_CHARGE
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-4]

case a square against cavalry: three, and no flank or rear
phase melee
active ru_muromcow
unit ru_muromcow 0813
unit ru_woroneski_1 0817 S from=0816
unit pl_3pp_1_1 0817 S form=square
unit pl_3pp_1_2 0817 S form=square
unit pl_3pp_1_3 0817 S form=square
unit pl_3pp_1_4 0817 S form=square
roll 0
roll 0
event MOD_SQUARE_HORSE a 3 b 0 [TAB-MELEE-5]
event MOD_STRENGTH a 2 b 0
noevent MOD_REAR
event DEFENDER_WINS a 0 b 5 [TAB-MELEE-5]

case a square against infantry: one less
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_2 0817 N from=0818
unit ru_uglicki_1_3 0817 N from=0818
unit ru_uglicki_1_4 0817 N from=0818
unit pl_3pp_1_1 0817 S form=square
unit pl_3pp_1_2 0817 S form=square
unit pl_3pp_1_3 0817 S form=square
unit pl_3pp_1_4 0817 S form=square
roll 0
roll 0
event MOD_SQUARE_FOOT a -1 b 0 [TAB-MELEE-5]
event ATTACKER_WINS a 0 b -1 [TAB-MELEE-5]

case grenadiers: one
phase melee
active ru_tomatis
unit ru_tomatis 0820
unit ru_uglicki_1_1 0817 N from=0818 lost=2 # 6 to 6
unit pl_2pp_1_1 0817 S
roll 0
roll 0
event MOD_SHOCK a 1 b 1 [TAB-MELEE-7]

case scythemen that are more than half of the strength
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_2 0817 N from=0818
unit ru_uglicki_1_3 0817 N from=0818
unit ru_uglicki_1_4 1018 N from=1019
unit ru_uglicki_1_5 1018 N from=1019
unit pl_kos_1 0817 S lost=2      # 5 of 9
unit pl_2pp_1_2 0817 S lost=1
unit pl_kos_2 1018 S lost=2      # 5 of 11
unit pl_2pp_1_1 1018 S
do fight 0817
roll 0
roll 0
event MOD_SHOCK a 1 b 0 [TAB-MELEE-7]

case scythemen that are less than half
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_4 1018 N from=1019
unit ru_uglicki_1_5 1018 N from=1019
unit pl_kos_2 1018 S lost=2      # 5 of 11
unit pl_2pp_1_1 1018 S
roll 0
roll 0
noevent MOD_SHOCK
event ATTACKER_WINS b 0 [TAB-MELEE-7]

case exactly half is enough
phase melee
active ru_tomatis
unit ru_tomatis 0820
unit ru_uglicki_1_1 0817 N from=0818 lost=1 # grenadiers, 8
unit ru_uglicki_1_2 0817 N from=0818 # musketeers, 8
unit pl_kos_1 0817 S
unit pl_kos_2 0817 S
roll 0
roll 0
event MOD_SHOCK a 1 b 1 [TAB-MELEE-7]

case the defender of a village
phase melee
active ru_f_denisow
unit ru_f_denisow 1825
unit ru_uglicki_1_3 1722 SW from=1622
unit pl_2pp_1_1 1722 SW
roll 0
roll 0
event MOD_COVER a 1 b 0 [TAB-MELEE-8]
event DEFENDER_WINS a 0 b 1 [TAB-MELEE-8]

case the defender of a wood
phase melee
active ru_f_denisow
unit ru_f_denisow 1713
unit ru_uglicki_1_3 2012 NE from=1912
unit pl_2pp_1_1 2012 SW
roll 0
roll 0
event MOD_COVER a 1 b 0 [TAB-MELEE-8]
event DEFENDER_WINS a 0 b 1 [TAB-MELEE-8]

case the attacker has no cover
phase melee
active pl_zajaczek
unit pl_zajaczek 1711
unit ru_uglicki_1_3 2012 NE from=1912
unit pl_2pp_1_1 2012 SW
roll 0
roll 0
event MOD_COVER a 1 b 1 [TAB-MELEE-8]

case uphill onto a slope
phase melee
active ru_f_denisow
unit ru_f_denisow 1216
unit ru_uglicki_1_3 1112 N from=1113 # from the plain to the slope
unit pl_2pp_1_1 1112 S
roll 0
roll 0
event MOD_HARD_WAY a -1 b 1 [TAB-MELEE-10]
event DEFENDER_WINS a -1 b 0 [TAB-MELEE-10]

case downhill or on the level nothing
phase melee
active ru_f_denisow
unit ru_f_denisow 1216
unit ru_uglicki_1_3 1112 S from=1111 # from the hill
unit pl_2pp_1_1 1112 N
roll 0
roll 0
noevent MOD_HARD_WAY
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-10]

case across the stream
phase melee
active ru_f_denisow
unit ru_f_denisow 1825
unit ru_uglicki_1_3 1524 N from=1525
unit pl_2pp_1_1 1524 S
roll 0
roll 0
event MOD_HARD_WAY a -1 b 1 [TAB-MELEE-10]

case one of two came on the level
phase melee
active ru_f_denisow
unit ru_f_denisow 1216
unit ru_uglicki_1_3 1112 N from=1113 lost=2
unit ru_uglicki_1_4 1112 N from=1012 lost=2
unit pl_2pp_1_1 1112 SW
roll 0
roll 0
noevent MOD_HARD_WAY
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-10]

case own units in skirmish order: one less
phase melee
active ru_tormasow
unit ru_tormasow 0820
unit ru_jekatierynoslawski_2_1 0817 N from=0818 form=skirmish lost=2
unit pl_2pp_strz 0817 S form=skirmish lost=0
roll 0
roll 0
event MOD_SKIRMISH a -1 b 1 [TAB-MELEE-11]
event MOD_SKIRMISH a -1 b 0 [TAB-MELEE-11]

case in line nothing
phase melee
active ru_tormasow
unit ru_tormasow 0820
unit ru_jekatierynoslawski_2_1 0817 N from=0818 lost=2
unit pl_2pp_strz 0817 S
roll 0
roll 0
noevent MOD_SKIRMISH
event ATTACKER_WINS b 0 [TAB-MELEE-11]

case the own commander in the hex
phase melee
active ru_f_denisow
unit ru_f_denisow 0817
unit ru_uglicki_1_3 0817 N from=0818
unit pl_2pp_1_1 0817 S
unit pl_zajaczek 0817
roll 1
roll 0
event MOD_COMMANDER a 1 b 1 [TAB-MELEE-12]
event MOD_COMMANDER a 1 b 0 [TAB-MELEE-12]
event ATTACKER_WINS a 2 b 1 [TAB-MELEE-12]

case the overall commander counts for all, another's commander for nobody
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_tomatis 0817
unit ru_uglicki_1_3 0817 N from=0818
unit pl_2pp_1_1 0817 S
unit pl_kosciuszko 0817
roll 0
roll 0
event MOD_COMMANDER a 1 b 0 [TAB-MELEE-12]
event DEFENDER_WINS a 0 b 1 [TAB-MELEE-12]

case better morale helps by the option only
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818 # morale 6
unit pl_kos_1 0817 S             # morale 4
roll 0
roll 0
noevent MOD_MORALE
event DEFENDER_WINS a 0 b 1 [TAB-MELEE-13]

case two better is enough
option morale_in_melee=on
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818 # morale 6
unit pl_kos_1 0817 S             # morale 4
roll 0
roll 0
event MOD_MORALE a 1 b 1 [TAB-MELEE-13]

case one better is not
option morale_in_melee=on
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818 lost=2 # morale 5
unit pl_kos_1 0817 S             # morale 4
roll 0
roll 0
noevent MOD_MORALE
event DEFENDER_WINS a 0 b 3 [TAB-MELEE-13]
