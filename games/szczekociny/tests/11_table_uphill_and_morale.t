# [TAB-MELEE-10] uphill (no stream on this map), [TAB-MELEE-13] the optional one.

# 0913 is slope, 0914 hill, 0912 low ground.
case from the slope up to the hill: one less
phase melee
active pr_favrat
unit pr_favrat 0911
unit pr_22pp_1_1 0914 SE from=0913 lost=2
unit pl_4pp_1_1 0914 NW
roll 0
roll 0
event MOD_HARD_WAY a -1 b 1 [TAB-MELEE-10]
event DEFENDER_WINS a -1 b 0 [TAB-MELEE-10]

case from the plain up to the slope: one less
phase melee
active pr_favrat
unit pr_favrat 0911
unit pr_22pp_1_1 0913 SE from=0912 lost=2
unit pl_4pp_1_1 0913 NW
roll 0
roll 0
event MOD_HARD_WAY a -1 b 1 [TAB-MELEE-10]

case on the level and downhill: nothing
phase melee
active pr_favrat
unit pr_favrat 0911
unit pr_22pp_1_1 0913 NW from=0914 lost=2
unit pl_4pp_1_1 0913 SE
roll 0
roll 0
noevent MOD_HARD_WAY
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-10]

case only if all attackers came uphill
phase melee
active pr_favrat
unit pr_favrat 0911
unit pr_22pp_1_1 0914 SE from=0913 lost=3
unit pr_22pp_1_2 0914 SE from=0915 lost=4
unit pl_4pp_1_1 0914 NW
roll 0
roll 0
noevent MOD_HARD_WAY
event MOD_REAR a 3 b 1
event ATTACKER_WINS a 3 b 0 [TAB-MELEE-10]

# 8 against 6.
case option: morale 2 higher gives one
option morale_in_melee=on
phase melee
active pr_doring
unit pr_doring 1522
unit pr_gren_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 0
roll 0
event MOD_MORALE a 1 b 1 [TAB-MELEE-13]
event ATTACKER_WINS a 2 b 0 [TAB-MELEE-13]

# 7 against 6.
case option: morale 1 higher gives nothing
option morale_in_melee=on
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 0
roll 0
noevent MOD_MORALE
event ATTACKER_WINS a 0 b 0 [TAB-MELEE-13]

case without the option morale gives nothing
phase melee
active pr_doring
unit pr_doring 1522
unit pr_gren_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 0
roll 0
noevent MOD_MORALE
event ATTACKER_WINS a 1 b 0 [TAB-MELEE-13]
