# The melee modifiers table [11.7b]. The defender at 0538 faces N: 0437 and 0438 are in front, 0539 and
# 0537 beside, 0637 and 0638 behind. b 0 is the Polish side, b 1 the other. 3 to 3 unless said.

case strength: equal, nothing
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_7pp_1_1 0538 N
roll 0
roll 0
noevent MOD_STRENGTH
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-1]

case strength: 4 to 3 is below 1.5 to 1
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438 lost=1
unit ru_musza_1_2 0538 S from=0438 lost=1
unit pl_7pp_1_1 0538 N
roll 0
roll 0
noevent MOD_STRENGTH
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-1]

case strength: 3 to 2 is 1.5 to 1
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_7pp_1_1 0538 N lost=1
roll 0
roll 0
event MOD_STRENGTH a 1 b 1 [TAB-MELEE-1]
event ATTACKER_WINS a 1 b 0 [TAB-MELEE-1]

case strength: 5 to 3 is below 2 to 1
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit ru_musza_1_2 0538 S from=0438 lost=1
unit pl_7pp_1_1 0538 N
roll 0
roll 0
event MOD_STRENGTH a 1 b 1 [TAB-MELEE-1]

case strength: 6 to 3 is 2 to 1
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit ru_musza_1_2 0538 S from=0438
unit pl_7pp_1_1 0538 N
roll 0
roll 0
event MOD_STRENGTH a 2 b 1 [TAB-MELEE-1]

case strength: 8 to 3 is below 3 to 1
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit ru_musza_1_2 0538 S from=0438
unit ru_musza_1_3 0538 S from=0438 lost=1
unit pl_7pp_1_1 0538 N
roll 0
roll 0
event MOD_STRENGTH a 2 b 1 [TAB-MELEE-1]

case strength: 9 to 3 is 3 to 1
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit ru_musza_1_2 0538 S from=0438
unit ru_musza_1_3 0538 S from=0438
unit pl_7pp_1_1 0538 N
roll 0
roll 0
event MOD_STRENGTH a 3 b 1 [TAB-MELEE-1]

case strength: the defender has it as well
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438 lost=2
unit pl_7pp_1_1 0538 N
roll 0
roll 0
event MOD_STRENGTH a 3 b 0 [TAB-MELEE-1]
event DEFENDER_WINS a 0 b 3 [TAB-MELEE-1]

case from the front nothing, by either hex
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0437
unit pl_7pp_1_1 0538 N
roll 0
roll 0
noevent MOD_FLANK
noevent MOD_REAR
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-2, TAB-MELEE-3]

case from the flank two
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 SW from=0539
unit pl_7pp_1_1 0538 N
roll 0
roll 0
event MOD_FLANK a 2 b 1 [TAB-MELEE-2]
event ATTACKER_WINS a 2 b 0 [TAB-MELEE-2]

case from the other flank too
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 SE from=0537
unit pl_7pp_1_1 0538 N
roll 0
roll 0
event MOD_FLANK a 2 b 1 [TAB-MELEE-2]

case from the rear three
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 N from=0638
unit pl_7pp_1_1 0538 N
roll 0
roll 0
event MOD_REAR a 3 b 1 [TAB-MELEE-3]
event ATTACKER_WINS a 3 b 0 [TAB-MELEE-3]

case only the best of flank and rear
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 N from=0638 lost=1
unit ru_musza_1_2 0538 N from=0539 lost=1
unit pl_7pp_1_1 0538 N
roll 0
roll 0
event MOD_REAR a 3 b 1 [TAB-MELEE-3]
noevent MOD_FLANK
event ATTACKER_WINS a 3 b 0 [TAB-MELEE-2, TAB-MELEE-3]

case the one who was surprised attacks: no flank or rear for the enemy that came in
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit ru_musza_1_1 0538 N from=0638
unit pl_7pp_1_1 0538 N
roll 0
roll 0
noevent MOD_REAR
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-3]

# [7.4b] The check is 2 lower against infantry.
case lava counts as a flank attack
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_kozak_1 0538 S from=0438
unit pl_7pp_1_1 0538 N lost=1
chance 7.4b
roll 7
event LAVA_SUCCEEDS a 5 b 5
roll 0
roll 0
event MOD_LAVA a 2 b 1 [TAB-MELEE-2]
event ATTACKER_WINS a 2 b 0 [TAB-MELEE-2]

case a failed lava does not
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_kozak_1 0538 S from=0438
unit pl_7pp_1_1 0538 N lost=1
roll 8
event LAVA_FAILS a 6 b 5
roll 0
roll 0
noevent MOD_LAVA
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-2]

# The charge of ru_smolenski_1 down the column: three straight hexes, the third is the enemy's.
case a charge: two, and one more against infantry in line
phase movement
active ru_denisow
unit ru_denisow 0138
unit ru_smolenski_1 0238 S
unit pl_7pp_1_1 0538 S lost=1
do move ru_smolenski_1
do step ru_smolenski_1 0338
do step ru_smolenski_1 0438
do step ru_smolenski_1 0538
roll 0
roll 0
event MOD_CHARGE a 2 b 1 [TAB-MELEE-4]
event MOD_CHARGE_OPEN a 1 b 1 [TAB-MELEE-4]
event MOD_REAR a 3 b 1
event ATTACKER_WINS a 6 b 0 [TAB-MELEE-4]

case a charge at skirmishers: two only
phase movement
active ru_denisow
unit ru_denisow 0138
unit ru_smolenski_1 0238 S
unit pl_strz_1 0538 S form=skirmish
do move ru_smolenski_1
do step ru_smolenski_1 0338
do step ru_smolenski_1 0438
do step ru_smolenski_1 0538
roll 0
roll 0
event MOD_CHARGE a 2 b 1 [TAB-MELEE-4]
noevent MOD_CHARGE_OPEN

case a charge at cavalry: two only
phase movement
active ru_denisow
unit ru_denisow 0138
unit ru_smolenski_1 0238 S
unit pl_wojciechowski_1 0538 S
do move ru_smolenski_1
do step ru_smolenski_1 0338
do step ru_smolenski_1 0438
do step ru_smolenski_1 0538
roll 0
roll 0
event MOD_CHARGE a 2 b 1 [TAB-MELEE-4]
noevent MOD_CHARGE_OPEN

case cavalry that does not charge has nothing
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_smolenski_1 0538 S from=0438
unit pl_7pp_1_1 0538 N lost=1
roll 0
roll 0
noevent MOD_CHARGE
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-4]

case a square against cavalry: three, and no flank or rear
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_smolenski_1 0538 N from=0638
unit pl_7pp_1_1 0538 N lost=1 form=square
unit pl_7pp_1_2 0538 N lost=1 form=square
unit pl_7pp_1_3 0538 N lost=1 form=square
unit pl_7pp_1_4 0538 N lost=1 form=square
roll 0
roll 0
event MOD_SQUARE_HORSE a 3 b 0 [TAB-MELEE-5]
event MOD_STRENGTH a 3 b 0
noevent MOD_REAR
event DEFENDER_WINS a 0 b 6 [TAB-MELEE-5]

case a square against infantry: one less
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit ru_musza_1_2 0538 S from=0438
unit pl_7pp_1_1 0538 N lost=1 form=square
unit pl_7pp_1_2 0538 N lost=1 form=square
unit pl_7pp_1_3 0538 N lost=1 form=square
unit pl_7pp_1_4 0538 N lost=1 form=square
roll 0
roll 0
noevent MOD_STRENGTH
event MOD_SQUARE_FOOT a -1 b 0 [TAB-MELEE-5]
event ATTACKER_WINS a 0 b -1 [TAB-MELEE-5]

# The scythes have their own +1 besides [TAB-MELEE-7].
case scythemen defend against cavalry: two
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_smolenski_1 0538 S from=0438
unit pl_grenkrak_1_1 0538 N lost=2
roll 0
roll 0
event MOD_SCYTHES_HORSE a 2 b 0 [TAB-MELEE-6]
event MOD_SHOCK a 1 b 0 [TAB-MELEE-7]
event DEFENDER_WINS a 0 b 3 [TAB-MELEE-6]

case against infantry the scythes have the one only
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_grenkrak_1_1 0538 N lost=1
roll 0
roll 0
noevent MOD_SCYTHES_HORSE
event DEFENDER_WINS a 0 b 1 [TAB-MELEE-6]

case scythemen that attack cavalry have not the two
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_grenkrak_1_1 0538 N lost=2
unit ru_smolenski_1 0538 S from=0438
roll 0
roll 0
event MOD_SHOCK a 1 b 0
noevent MOD_SCYTHES_HORSE
event ATTACKER_WINS a 1 b 0 [TAB-MELEE-6]

case grenadiers: one
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_peterburski_1_1 0538 S from=0438
unit pl_7pp_1_1 0538 N
roll 0
roll 0
event MOD_SHOCK a 1 b 1 [TAB-MELEE-7]
event ATTACKER_WINS a 1 b 0 [TAB-MELEE-7]

case grenadiers that are half of the strength: one
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438 lost=1
unit ru_peterburski_1_1 0538 S from=0438 lost=1
unit pl_7pp_1_1 0538 N
roll 0
roll 0
event MOD_SHOCK a 1 b 1 [TAB-MELEE-7]

case grenadiers that are less than half: nothing
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit ru_peterburski_1_1 0538 S from=0438 lost=1
unit pl_7pp_1_1 0538 N
unit pl_7pp_1_2 0538 N
roll 0
roll 0
noevent MOD_SHOCK
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-7]

case the defender of woods: one
phase melee
active ru_denisow
unit ru_denisow 0706
unit ru_musza_1_1 0703 S from=0603
unit pl_7pp_1_1 0703 N
roll 0
roll 0
event MOD_COVER a 1 b 0 [TAB-MELEE-8]
event DEFENDER_WINS a 0 b 1 [TAB-MELEE-8]

case the defender of a village: one, the attacker nothing
phase melee
active pl_sierakowski
unit pl_sierakowski 1514
unit ru_musza_1_1 1511 S from=1411
unit pl_7pp_1_1 1511 N
roll 0
roll 0
event MOD_COVER a 1 b 1 [TAB-MELEE-8]
event DEFENDER_WINS a 0 b 1 [TAB-MELEE-8]

case a side in skirmish order: one less
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438 lost=1
unit pl_strz_1 0538 N form=skirmish
roll 0
roll 0
event MOD_SKIRMISH a -1 b 0 [TAB-MELEE-11]
event ATTACKER_WINS a 0 b -1 [TAB-MELEE-11]

case the own commander in the hex: one
phase melee
active ru_denisow
unit ru_denisow 0538
unit ru_musza_1_1 0538 S from=0438
unit pl_7pp_1_1 0538 N
roll 0
roll 0
event MOD_COMMANDER a 1 b 1 [TAB-MELEE-12]
event ATTACKER_WINS a 1 b 0 [TAB-MELEE-12]

case the overall commander in the hex: one
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_kosciuszko 0538
unit pl_7pp_1_1 0538 N
roll 0
roll 0
event MOD_COMMANDER a 1 b 0 [TAB-MELEE-12]
event DEFENDER_WINS a 0 b 1 [TAB-MELEE-12]

case another commander of the army: nothing
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_kamienski 0538
unit pl_7pp_1_1 0538 N
roll 0
roll 0
noevent MOD_COMMANDER
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-12]

case two commanders count once
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_kosciuszko 0538
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
roll 0
roll 0
event MOD_COMMANDER a 1 b 0 [TAB-MELEE-12]
event DEFENDER_WINS a 0 b 1 [TAB-MELEE-12]
