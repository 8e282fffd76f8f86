# [7.4] The cossack lava.

case cossacks from the front with an empty flank try it
phase melee
active ru_a_denisow
unit ru_a_denisow 0919
unit ru_kozak_1 0916 N from=0917
unit pl_2pp_1_1 0916 S           # front 0917 and 1017, flanks 1016 and 0816
chance ASK_LAVA [7.4a]
roll 7                           # less 2 against infantry: 5 against 5
event LAVA_SUCCEEDS unit ru_kozak_1 a 5 b 5 [7.4b]
chance ASK_ATTACKER [7.4b]
roll 5
roll 7
event MOD_LAVA a 2 b 1 [7.4c]
event ATTACKER_WINS a 7 b 7 [7.4c]

case a failed check gives nothing
phase melee
active ru_a_denisow
unit ru_a_denisow 0919
unit ru_kozak_1 0916 N from=0917
unit pl_2pp_1_1 0916 S
roll 8
event LAVA_FAILS unit ru_kozak_1 a 6 b 5 [7.4b]
roll 5
roll 7
noevent MOD_LAVA
event DEFENDER_WINS a 5 b 7 [7.4c]

case against cavalry nothing is taken off the roll
phase melee
active ru_a_denisow
unit ru_a_denisow 0919
unit ru_kozak_1 0916 N from=0917
unit pl_bkn_2m_1 0916 S
roll 6
event LAVA_FAILS a 6 b 5 [7.4b]

case five is good against cavalry
phase melee
active ru_a_denisow
unit ru_a_denisow 0919
unit ru_kozak_1 0916 N from=0917
unit pl_bkn_2m_1 0916 S
roll 5
event LAVA_SUCCEEDS a 5 b 5 [7.4b]

case one empty flank hex is enough
phase melee
active ru_a_denisow
unit ru_a_denisow 0919
unit ru_kozak_1 0916 N from=0917
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 1016 S
chance ASK_LAVA [7.4a]

case with both flanks held there is no lava
phase melee
active ru_a_denisow
unit ru_a_denisow 0919
unit ru_kozak_1 0916 N from=0917
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 1016 S
unit pl_2pp_1_3 0816 S
chance ASK_ATTACKER [7.4a]

case units of either side fill a flank (r21)
phase melee
active ru_a_denisow
unit ru_a_denisow 0919
unit ru_kozak_1 0916 N from=0917
unit ru_kozak_2 0816 N
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 1016 S
chance ASK_ATTACKER [7.4a]

case a commander does not
phase melee
active ru_a_denisow
unit ru_a_denisow 0816
unit ru_kozak_1 0916 N from=0917
unit pl_2pp_1_1 0916 S
unit pl_2pp_1_2 1016 S
chance ASK_LAVA [7.4a]

case from the flank there is the flank attack without a check
phase melee
active ru_a_denisow
unit ru_a_denisow 0919
unit ru_kozak_1 0916 NE from=0816
unit pl_2pp_1_1 0916 S
chance ASK_ATTACKER [7.4a]
roll 5
roll 7
event MOD_FLANK a 2 b 1
noevent MOD_LAVA

case other cavalry has no lava
phase melee
active ru_muromcow
unit ru_muromcow 0919
unit ru_woroneski_1 0916 N from=0917
unit pl_2pp_1_1 0916 S
chance ASK_ATTACKER [7.4a]

case a square has no flank to find (r21)
phase melee
active ru_a_denisow
unit ru_a_denisow 0919
unit ru_kozak_1 0916 N from=0917
unit pl_2pp_1_1 0916 S form=square
unit pl_2pp_1_2 0916 S form=square
unit pl_2pp_1_3 0916 S form=square
unit pl_2pp_1_4 0916 S form=square
chance ASK_ATTACKER [7.4a]

case cossacks that defend have no lava
phase melee
active pl_zajaczek
unit pl_zajaczek 0814
unit ru_kozak_1 0916 N from=0917
unit pl_2pp_1_1 0916 S
chance ASK_ATTACKER [7.4a]

case cossacks that charge or counterattack have it too
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_kozak_1 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_kozak_1
chance ASK_LAVA [7.4a]

case guns alone are gone round too, as infantry (11.10a)
phase melee
active ru_a_denisow
unit ru_a_denisow 0919
unit ru_kozak_1 0916 N from=0917
unit pl_art_1 0916 S
chance ASK_LAVA [7.4a]
roll 7
event LAVA_SUCCEEDS unit ru_kozak_1 a 5 b 5 [7.4b, 11.10a]
roll 0
roll 0
event MOD_LAVA a 2 b 1 [7.4c]

case guns beside other troops have the flanks of these
phase melee
active ru_a_denisow
unit ru_a_denisow 0919
unit ru_kozak_1 0916 N from=0917
unit pl_bkn_2m_1 0916 S
unit pl_art_1 0916 N
chance ASK_LAVA [7.4a]
roll 6
event LAVA_FAILS a 6 b 5 [7.4b]
