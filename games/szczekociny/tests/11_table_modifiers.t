# The melee modifiers table [11.7b]. The defender at 1525 faces N: 1424 and 1425 are in front, 1526 and
# 1524 beside, 1624 and 1625 behind. b 0 is the Polish side, b 1 the other. 3 to 3 unless said.

case strength: equal, nothing
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit pl_4pp_1_1 1525 N
roll 0
roll 0
noevent MOD_STRENGTH
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-1]

case strength: 4 to 3 is below 1.5 to 1
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=2
unit ru_rgt_f_1_2 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 0
roll 0
noevent MOD_STRENGTH
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-1]

case strength: 3 to 2 is 1.5 to 1
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit pl_4pp_1_1 1525 N lost=1
roll 0
roll 0
event MOD_STRENGTH a 1 b 1 [TAB-MELEE-1]
event ATTACKER_WINS a 1 b 0 [TAB-MELEE-1]

case strength: 5 to 3 is below 2 to 1
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit ru_rgt_f_1_2 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 0
roll 0
event MOD_STRENGTH a 1 b 1 [TAB-MELEE-1]

case strength: 6 to 3 is 2 to 1
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit ru_rgt_f_1_2 1525 S from=1425 lost=1
unit pl_4pp_1_1 1525 N
roll 0
roll 0
event MOD_STRENGTH a 2 b 1 [TAB-MELEE-1]

case strength: 8 to 3 is below 3 to 1
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit ru_rgt_f_1_2 1525 S from=1425 lost=1
unit ru_rgt_f_1_3 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 0
roll 0
event MOD_STRENGTH a 2 b 1 [TAB-MELEE-1]

case strength: 9 to 3 is 3 to 1
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit ru_rgt_f_1_2 1525 S from=1425 lost=1
unit ru_rgt_f_1_3 1525 S from=1425 lost=1
unit pl_4pp_1_1 1525 N
roll 0
roll 0
event MOD_STRENGTH a 3 b 1 [TAB-MELEE-1]

case strength: the defender has it as well
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=3
unit pl_4pp_1_1 1525 N
roll 0
roll 0
event MOD_STRENGTH a 3 b 0 [TAB-MELEE-1]
event DEFENDER_WINS a 0 b 3 [TAB-MELEE-1]

case from the front nothing, by either hex
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1424 lost=1
unit pl_4pp_1_1 1525 N
roll 0
roll 0
noevent MOD_FLANK
noevent MOD_REAR
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-2, TAB-MELEE-3]

case from the flank two
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 SW from=1526 lost=1
unit pl_4pp_1_1 1525 N
roll 0
roll 0
event MOD_FLANK a 2 b 1 [TAB-MELEE-2]
event ATTACKER_WINS a 2 b 0 [TAB-MELEE-2]

case from the other flank too
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 SE from=1524 lost=1
unit pl_4pp_1_1 1525 N
roll 0
roll 0
event MOD_FLANK a 2 b 1 [TAB-MELEE-2]

case from the rear three
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 N from=1625 lost=1
unit pl_4pp_1_1 1525 N
roll 0
roll 0
event MOD_REAR a 3 b 1 [TAB-MELEE-3]
event ATTACKER_WINS a 3 b 0 [TAB-MELEE-3]

case only the best of flank and rear
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 N from=1625 lost=2
unit ru_rgt_f_1_2 1525 N from=1526 lost=2
unit pl_4pp_1_1 1525 N
roll 0
roll 0
event MOD_REAR a 3 b 1 [TAB-MELEE-3]
noevent MOD_FLANK
event ATTACKER_WINS a 3 b 0 [TAB-MELEE-2, TAB-MELEE-3]

case the one who was surprised attacks: no flank or rear for the enemy that came in
phase melee
active pl_poninski
unit pl_poninski 1522
unit ru_rgt_f_1_1 1525 N from=1625 lost=1
unit pl_4pp_1_1 1525 N
roll 0
roll 0
noevent MOD_REAR
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-3]

# [7.4b] The check is 2 lower against infantry.
case lava counts as a flank attack
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_kozak_1 1525 S from=1425
unit pl_4pp_1_1 1525 N lost=1
chance 7.4b
roll 7
event LAVA_SUCCEEDS a 5 b 5
roll 0
roll 0
event MOD_LAVA a 2 b 1 [TAB-MELEE-2]
event ATTACKER_WINS a 2 b 0 [TAB-MELEE-2]

case a failed lava does not
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_kozak_1 1525 S from=1425
unit pl_4pp_1_1 1525 N lost=1
roll 8
event LAVA_FAILS a 6 b 5
roll 0
roll 0
noevent MOD_LAVA
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-2]

# The charge of ru_smolenski_1 down the column: three straight hexes, the third is the enemy's.
case a charge: two, and one more against infantry in line
phase movement
active ru_rachmanow
unit ru_rachmanow 1125
unit ru_smolenski_1 1225 S lost=1
unit pl_4pp_1_1 1525 S lost=1
do move ru_smolenski_1
do step ru_smolenski_1 1325
do step ru_smolenski_1 1425
do step ru_smolenski_1 1525
roll 0
roll 0
event MOD_CHARGE a 2 b 1 [TAB-MELEE-4]
event MOD_CHARGE_OPEN a 1 b 1 [TAB-MELEE-4]
event MOD_REAR a 3 b 1
event ATTACKER_WINS a 6 b 0 [TAB-MELEE-4]

case a charge at skirmishers: two only
phase movement
active ru_rachmanow
unit ru_rachmanow 1125
unit ru_smolenski_1 1225 S lost=1
unit pl_strz_g_1 1525 S form=skirmish
do move ru_smolenski_1
do step ru_smolenski_1 1325
do step ru_smolenski_1 1425
do step ru_smolenski_1 1525
roll 0
roll 0
event MOD_CHARGE a 2 b 1 [TAB-MELEE-4]
noevent MOD_CHARGE_OPEN

case a charge at cavalry: two only
phase movement
active ru_rachmanow
unit ru_rachmanow 1125
unit ru_smolenski_1 1225 S lost=1
unit pl_bkn_1w_1 1525 S
do move ru_smolenski_1
do step ru_smolenski_1 1325
do step ru_smolenski_1 1425
do step ru_smolenski_1 1525
roll 0
roll 0
event MOD_CHARGE a 2 b 1 [TAB-MELEE-4]
noevent MOD_CHARGE_OPEN

case cavalry that does not charge has nothing
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_smolenski_1 1525 S from=1425 lost=1
unit pl_4pp_1_1 1525 N lost=1
roll 0
roll 0
noevent MOD_CHARGE
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-4]

case a square against cavalry: three, and no flank or rear
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_smolenski_1 1525 N from=1625 lost=1
unit pl_4pp_1_1 1525 N lost=1 form=square
unit pl_4pp_1_2 1525 N lost=1 form=square
unit pl_4pp_1_3 1525 N lost=1 form=square
unit pl_4pp_1_4 1525 N lost=1 form=square
roll 0
roll 0
event MOD_SQUARE_HORSE a 3 b 0 [TAB-MELEE-5]
event MOD_STRENGTH a 3 b 0
noevent MOD_REAR
event DEFENDER_WINS a 0 b 6 [TAB-MELEE-5]

case a square against infantry: one less
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit ru_rgt_f_1_2 1525 S from=1425 lost=1
unit pl_4pp_1_1 1525 N lost=1 form=square
unit pl_4pp_1_2 1525 N lost=1 form=square
unit pl_4pp_1_3 1525 N lost=1 form=square
unit pl_4pp_1_4 1525 N lost=1 form=square
roll 0
roll 0
noevent MOD_STRENGTH
event MOD_SQUARE_FOOT a -1 b 0 [TAB-MELEE-5]
event ATTACKER_WINS a 0 b -1 [TAB-MELEE-5]

# The scythes have their own +1 besides [TAB-MELEE-7].
case scythemen defend against cavalry: two
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_smolenski_1 1525 S from=1425 lost=1
unit pl_kos_4pp_1 1525 N lost=4
roll 0
roll 0
event MOD_SCYTHES_HORSE a 2 b 0 [TAB-MELEE-6]
event MOD_SHOCK a 1 b 0 [TAB-MELEE-7]
event DEFENDER_WINS a 0 b 3 [TAB-MELEE-6]

case against infantry the scythes have the one only
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit pl_kos_4pp_1 1525 N lost=3
roll 0
roll 0
noevent MOD_SCYTHES_HORSE
event DEFENDER_WINS a 0 b 1 [TAB-MELEE-6]

case scythemen that attack cavalry have not the two
phase melee
active pl_poninski
unit pl_poninski 1522
unit pl_kos_4pp_1 1525 N lost=4
unit ru_smolenski_1 1525 S from=1425 lost=1
roll 0
roll 0
event MOD_SHOCK a 1 b 0
noevent MOD_SCYTHES_HORSE
event ATTACKER_WINS a 1 b 0 [TAB-MELEE-6]

case grenadiers: one
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_gren_1 1525 S from=1425 lost=1
unit pl_4pp_1_1 1525 N
roll 0
roll 0
event MOD_SHOCK a 1 b 1 [TAB-MELEE-7]
event ATTACKER_WINS a 1 b 0 [TAB-MELEE-7]

case grenadiers that are half of the strength: one
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=2
unit ru_gren_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 0
roll 0
event MOD_SHOCK a 1 b 1 [TAB-MELEE-7]

case grenadiers that are less than half: nothing
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit ru_gren_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
unit pl_4pp_1_2 1525 N
roll 0
roll 0
noevent MOD_SHOCK
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-7]

case the defender of woods: one
phase melee
active ru_rachmanow
unit ru_rachmanow 2314
unit ru_rgt_f_1_1 2311 S from=2211 lost=1
unit pl_4pp_1_1 2311 N
roll 0
roll 0
event MOD_COVER a 1 b 0 [TAB-MELEE-8]
event DEFENDER_WINS a 0 b 1 [TAB-MELEE-8]

case the defender of a village: one, the attacker nothing
phase melee
active pl_poninski
unit pl_poninski 1513
unit ru_rgt_f_1_1 1509 S from=1409 lost=1
unit pl_4pp_1_1 1509 N
roll 0
roll 0
event MOD_COVER a 1 b 1 [TAB-MELEE-8]
event DEFENDER_WINS a 0 b 1 [TAB-MELEE-8]

case a side in skirmish order: one less
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=2
unit pl_strz_g_1 1525 N form=skirmish
roll 0
roll 0
event MOD_SKIRMISH a -1 b 0 [TAB-MELEE-11]
event ATTACKER_WINS a 0 b -1 [TAB-MELEE-11]

case the own commander in the hex: one
phase melee
active ru_rachmanow
unit ru_rachmanow 1525
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit pl_4pp_1_1 1525 N
roll 0
roll 0
event MOD_COMMANDER a 1 b 1 [TAB-MELEE-12]
event ATTACKER_WINS a 1 b 0 [TAB-MELEE-12]

case the overall commander in the hex: one
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit pl_kosciuszko 1525
unit pl_4pp_1_1 1525 N
roll 0
roll 0
event MOD_COMMANDER a 1 b 0 [TAB-MELEE-12]
event DEFENDER_WINS a 0 b 1 [TAB-MELEE-12]

case another commander of the army: nothing
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit pl_grochowski 1525
unit pl_4pp_1_1 1525 N
roll 0
roll 0
noevent MOD_COMMANDER
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-12]

case two commanders count once
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425 lost=1
unit pl_kosciuszko 1525
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
roll 0
roll 0
event MOD_COMMANDER a 1 b 0 [TAB-MELEE-12]
event DEFENDER_WINS a 0 b 1 [TAB-MELEE-12]
