# [11.0, 11.1a, 11.1b, 11.2a, 11.2b, 11.9] Where melee is fought, by whom, and when.

case phase 4 fights where both sides share a hex
phase commander
active ru_tomatis
unit ru_tomatis 1220
unit ru_uglicki_1_1 1019 N from=1020
unit ru_uglicki_2_1 1220 N
unit pl_2pp_1_1 1019 N
unit pl_2pp_1_2 1216 N
do stop
chance ASK_ATTACKER [11.0]
roll 4
event ATTACKER_ROLLS a 4 b 1 [11.2b]
chance ASK_DEFENDER [11.7b]

case a charge is fought in phase 2
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
event CHARGES unit ru_kozak_1 [11.9]
chance ASK_ATTACKER [11.0, 11.9]
roll 0
roll 9
event DEFENDER_WINS [11.9]
expect unit pl_2pp_1_1 lost=1 hex=0817 [11.9]

case a counterattack is fought in phase 2, and the counterattacker attacks
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0815 S
unit pl_3pp_1_2 1015 S
unit ru_uglicki_1_2 0817 N
do move pl_3pp_1_1
do step pl_3pp_1_1 0816
do counter ru_uglicki_1_2
roll 6
do counter ru_uglicki_1_2 @2013-en
event COUNTERATTACKS unit ru_uglicki_1_2 hex 0816 [11.9]
event MELEE_BEGINS hex 0816 a 1 [11.0, 11.9]
chance ASK_ATTACKER [11.9]
roll 9
roll 0
event ATTACKER_WINS [11.9]
expect unit pl_3pp_1_1 lost=2 [11.9]

case foot that enters an enemy hex waits for phase 4
phase movement
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_2 0818 N
unit ru_uglicki_1_3 1018 N
unit pl_kos_1 0817 N
do move ru_uglicki_1_2
do step ru_uglicki_1_2 0817
noevent MELEE_BEGINS
expect unit ru_uglicki_1_2 hex=0817 [11.0]
do stop
do stop
chance ASK_ATTACKER [11.0]

case side by side is no melee
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_2 0818 N
unit ru_uglicki_1_3 0817 N from=0818
unit ru_uglicki_1_4 1018 N from=1019
unit pl_kos_1 0817 N
unit pl_kos_2 1018 N
unit pl_kos_3 0918 N
legal fight 0817 [11.1a]
legal fight 1018 [11.1a]
illegal fight 0818 11.1a [11.1a]
illegal fight 0918 11.1a [11.1a]
expect count fight 2 [11.1a]

case all against all, the strengths added
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_2 0817 N from=0818
unit ru_uglicki_1_3 0817 N from=0818
unit pl_3pp_1_1 0817 S
unit pl_3pp_1_2 0817 S lost=2 form=skirmish
roll 0
roll 0
event MOD_STRENGTH a 2 b 1 [11.1b]

case fighting is not a matter of choice
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit ru_uglicki_1_4 1018 N from=1019
unit pl_kos_1 0817 N
unit pl_kos_2 1018 N
expect actor russian [11.2a]
illegal stop 11.4 [11.2a]
illegal pass 11.4 [11.2a]
legal fight 0817 [11.2a]
legal fight 1018 [11.2a]

case units of another command do not fight now, r82
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit ru_uglicki_1_4 1018 N from=1019
unit ru_uglicki_1_1 0617 N from=0618 # of Tomatis
unit ru_uglicki_1_5 0824 N from=0825 # within reach
unit ru_nowogrodzki_1_2 1320 N from=1321 # five hexes away
unit pl_kos_1 0817 N
unit pl_kos_2 1018 N
unit pl_kos_3 0617 N
unit pl_kos_4 0824 N
unit pl_kos_5 1320 N
legal fight 0817 [11.2a]
legal fight 0824 [11.2a]
illegal fight 0617 11.2a [11.2a]
illegal fight 1320 11.2a [11.2a]

case with one unit that may act all friends in the hex fight, r81
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818 # strength 8
unit ru_uglicki_1_1 0817 N from=0818 # of Tomatis, strength 10
unit pl_kos_1 0817 N             # strength 9
roll 0
roll 9
event MOD_STRENGTH a 2 b 1 [11.1b, 11.2a]
expect actor russian [11.2a]
legal lose ru_uglicki_1_1 [11.2a]
legal lose ru_uglicki_1_3 [11.2a]

case the activated side attacks, also where the enemy came to it
phase melee
active pl_slaski
turn 8
unit pl_slaski 0815
unit pl_kos_1 0817 N
unit ru_uglicki_1_3 0817 N from=0818
chance ASK_ATTACKER [11.2b]
roll 0
event ATTACKER_ROLLS a 0 b 0 [11.2b]
roll 0
event ATTACKER_WINS [11.2b]

case a square does not attack, r79
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_2 0817 N form=square
unit ru_uglicki_1_3 0817 N form=square
unit ru_uglicki_1_4 0817 N form=square
unit ru_uglicki_1_5 0817 N form=square
unit ru_nowogrodzki_1_2 1018 N from=1019
unit ru_nowogrodzki_1_3 0618 N from=0619
unit pl_bkn_1w_1 0817 S from=0816
unit pl_kos_2 1018 N
unit pl_kos_3 0618 N
illegal fight 0817 11.2a [11.2a]
legal fight 1018 [11.2a]

case guns alone in a melee hex wait for the enemy, r104
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_art_1 0817 N
unit ru_nowogrodzki_1_2 1018 N from=1019
unit ru_nowogrodzki_1_3 0618 N from=0619
unit pl_bkn_1w_1 0817 S from=0816
unit pl_kos_2 1018 N
unit pl_kos_3 0618 N
illegal fight 0817 11.2a [11.2a]
legal fight 1018 [11.2a]
