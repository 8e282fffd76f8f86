# Melee modifiers that only this map knows, and the optional one.

case the defender of the castle: two
phase melee
active ru_denisow
unit ru_denisow 1437
unit ru_musza_1_1 1638 S from=1637
unit pl_7pp_1_1 1638 NW
roll 0
roll 0
event MOD_IN_CASTLE a 2 b 0 [TAB-MELEE-9]
noevent MOD_COVER
event DEFENDER_WINS a 0 b 2 [TAB-MELEE-9]

case the attacker in the castle has nothing
phase melee
active pl_sierakowski
unit pl_sierakowski 1437
unit ru_musza_1_1 1638 S from=1637
unit pl_7pp_1_1 1638 NW
roll 0
roll 0
event MOD_IN_CASTLE a 2 b 1 [TAB-MELEE-9]
event DEFENDER_WINS a 0 b 2 [TAB-MELEE-9]

case across the river: one less
phase melee
active ru_denisow
unit ru_denisow 2825
unit ru_musza_1_1 3022 S from=2922
unit pl_7pp_1_1 3022 N
roll 0
roll 0
event MOD_HARD_WAY a -1 b 1 [TAB-MELEE-10]
event DEFENDER_WINS a -1 b 0 [TAB-MELEE-10]

case along the slope: nothing
phase melee
active ru_denisow
unit ru_denisow 1415
unit ru_musza_1_1 1517 SE from=1516 # both slope: not uphill
unit pl_7pp_1_1 1517 NW
roll 0
roll 0
noevent MOD_HARD_WAY
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-10]

case from a slope up to the hill: one less
phase melee
active ru_denisow
unit ru_denisow 1517
unit ru_musza_1_1 1520 SE from=1519
unit pl_7pp_1_1 1520 NW
roll 0
roll 0
event MOD_HARD_WAY a -1 b 1 [TAB-MELEE-10]
event DEFENDER_WINS a -1 b 0 [TAB-MELEE-10]

case only if all attackers came the hard way
phase melee
active ru_denisow
unit ru_denisow 2825
unit ru_musza_1_1 3022 S from=2922 lost=1
unit ru_musza_1_2 3022 S from=3023 lost=2
unit pl_7pp_1_1 3022 N
roll 0
roll 0
noevent MOD_HARD_WAY
event MOD_FLANK a 2 b 1
event ATTACKER_WINS a 2 b 0 [TAB-MELEE-10]

# [4.5a] Any Polish commander leads the reserve, but Poniński.
case the reserve with a commander of the army: one
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_kamienski 0538
unit pl_szuszkowski_1_1 0538 N
unit pl_szuszkowski_1_2 0538 N lost=1
roll 0
roll 0
event MOD_COMMANDER a 1 b 0 [TAB-MELEE-12]
event DEFENDER_WINS a 0 b 1 [TAB-MELEE-12]

case the reserve with Poniński: nothing
phase melee
active ru_denisow
late called 1
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_poninski 0538
unit pl_szuszkowski_1_1 0538 N
unit pl_szuszkowski_1_2 0538 N lost=1
roll 0
roll 0
noevent MOD_COMMANDER
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-12]

# 8 against 6.
case option: morale 2 higher gives one
option morale_in_melee=on
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_peterburski_1_1 0538 S from=0438
unit pl_7pp_1_1 0538 N
roll 0
roll 0
event MOD_MORALE a 1 b 1 [TAB-MELEE-13]
event ATTACKER_WINS a 2 b 0 [TAB-MELEE-13]

# 7 against 6.
case option: morale 1 higher gives nothing
option morale_in_melee=on
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_jega_1 0538 S from=0438
unit pl_7pp_1_1 0538 N lost=1
roll 0
roll 0
noevent MOD_MORALE
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-13]

case without the option morale gives nothing
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_peterburski_1_1 0538 S from=0438
unit pl_7pp_1_1 0538 N
roll 0
roll 0
noevent MOD_MORALE
event ATTACKER_WINS a 1 b 0 [TAB-MELEE-13]
