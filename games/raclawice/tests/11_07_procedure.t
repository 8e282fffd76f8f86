# [11.7b, 11.7c, 11.8a, 11.8b] Two dice, the modifiers, the losses, the loser's way.

case the higher result wins: the attacker
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818 # strength 8, no modifiers
unit pl_kos_1 0817 S lost=1      # strength 7, +1 for scythes
chance ASK_ATTACKER [11.7b]
roll 5
event ATTACKER_ROLLS a 5 [11.7b]
chance ASK_DEFENDER [11.7b]
roll 3
event DEFENDER_ROLLS a 3 [11.7b]
event MOD_SHOCK a 1 b 0 [11.7b]
event ATTACKER_WINS a 5 b 4 [11.7c]

case a tie is the attacker's
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit pl_kos_1 0817 S lost=1
roll 5
roll 4
event ATTACKER_WINS a 5 b 5 [11.7c]

case one less loses
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit pl_kos_1 0817 S lost=1
roll 4
roll 4
event DEFENDER_WINS a 4 b 5 [11.7c]

case the exact chance without modifiers
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit ru_uglicki_1_4 1018 N from=1019
unit pl_2pp_1_1 0817 S           # strength 6 against 8
unit pl_2pp_1_2 1018 S
odds 55/100 fight 0817 = attacker wins, attacker loses 1 step, defender loses 2 steps [11.7c]
odds 45/100 fight 0817 = defender wins, attacker loses 2 steps, defender loses 1 step [11.7c]

case the beaten defender: two steps, one hex; the winner one step, and it stays
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit pl_2pp_1_1 0817 S
roll 9
roll 0
expect unit pl_2pp_1_1 lost=2 [11.8b]
expect unit ru_uglicki_1_3 lost=1 hex=0817 [11.8a]
expect actor polish [11.8b]
illegal withdraw pl_2pp_1_1 0916 8.16.6-1
legal withdraw pl_2pp_1_1 0716 [11.8b]
do withdraw pl_2pp_1_1 0816
do face pl_2pp_1_1 S
expect unit pl_2pp_1_1 hex=0816 facing=S [11.8b]
# the winner faces the hex the loser went to, and looks that way already
expect actor russian [11.8a]
illegal face ru_uglicki_1_3 S 8.16.6-5 [11.8a]
legal face ru_uglicki_1_3 NE [11.8a]
legal face ru_uglicki_1_3 N [11.8a]
expect count face 2 [11.8a]
do face ru_uglicki_1_3 N
expect unit ru_uglicki_1_3 hex=0817 facing=N lost=1 [11.8a]

case the winner must turn by 8.16.6
edition 2010-pl
phase melee
active ru_muromcow
unit ru_muromcow 1018
unit ru_woroneski_1 1017 N from=1018
unit pl_3pp_1_1 1017 N
unit pl_3pp_1_2 1017 N
unit pl_3pp_1_3 1017 N
unit pl_3pp_1_4 1017 N
unit pl_zajaczek 1010
roll 0
roll 9
do lose pl_3pp_1_1
do face ru_woroneski_1 N
expect actor polish [11.8a]
expect count face 2 [11.8a]
illegal face pl_3pp_1_1 N 8.16.6-5 [11.8a]
legal face pl_3pp_1_1 SE [11.8a]
legal face pl_3pp_1_1 S [11.8a]

case the winner may turn by 8.16.6, and may keep his facing
edition 2013-en
phase melee
active ru_muromcow
unit ru_muromcow 1018
unit ru_woroneski_1 1017 N from=1018
unit pl_3pp_1_1 1017 N
unit pl_3pp_1_2 1017 N
unit pl_3pp_1_3 1017 N
unit pl_3pp_1_4 1017 N
unit pl_zajaczek 1010
roll 0
roll 9
do lose pl_3pp_1_1
do face ru_woroneski_1 N
expect actor polish [11.8a]
expect count face 3 [11.8a]
legal face pl_3pp_1_1 N [11.8a]                    # r250
legal face pl_3pp_1_1 SE [11.8a]
legal face pl_3pp_1_1 S [11.8a]

case victors from two sides who do not turn agree on one facing
edition 2013-en
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit ru_uglicki_2_1 1020 SW from=1119
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do lose ru_uglicki_1_1
do withdraw pl_3pp_1_1 1121
do face pl_3pp_1_1 NW
legal face ru_uglicki_1_1 SW [11.8a]               # r250, r176
do face ru_uglicki_1_1 SW
expect unit ru_uglicki_2_1 facing=SW [11.8a]

case the beaten attacker goes back the way it came
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit pl_2pp_1_1 0817 S
roll 0
roll 9
expect unit ru_uglicki_1_3 lost=2 hex=0818 [11.8b]
expect unit pl_2pp_1_1 lost=1 hex=0817 [11.8a]

# r3: the losses are those of a side, not of each unit; the owner spreads them.
case losses are shared out by the owner
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_2 0817 N from=0818
unit ru_uglicki_1_3 0817 N from=0818
unit pl_2pp_1_1 0817 S
unit pl_2pp_1_2 0817 S
roll 9
roll 0
expect actor polish [11.8b]
legal lose pl_2pp_1_1 [11.8b]
legal lose pl_2pp_1_2 [11.8b]
do lose pl_2pp_1_1
do lose pl_2pp_1_2
expect unit pl_2pp_1_1 lost=1 [11.8b]
expect unit pl_2pp_1_2 lost=1 [11.8b]
expect actor russian [11.8a]
do lose ru_uglicki_1_3
expect unit ru_uglicki_1_2 lost=0 [11.8a]
expect unit ru_uglicki_1_3 lost=1 [11.8a]

case the losses come before the way back
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit pl_2pp_1_1 0817 S lost=2 form=skirmish
roll 9
roll 0
event IS_DESTROYED unit pl_2pp_1_1 [11.8b]
expect unit pl_2pp_1_1 gone [11.8b]
expect unit ru_uglicki_1_3 lost=1 hex=0817 facing=N [11.8a]

# r1: a loss is a step, not a point of strength.
case losses are steps
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit pl_2pp_1_1 0817 S
roll 9
roll 0
expect unit ru_uglicki_1_3 strength=6 [11.8a]
expect unit pl_2pp_1_1 strength=2 [11.8b]

# The beaten go by where the attackers came from, also if the winner's own loss was his last.
case attacked from the rear by a winner who dies of it
phase melee
active ru_a_denisow
unit ru_a_denisow 0815
unit ru_kozak_1 0817 S from=0816 lost=1
unit ru_kozak_2 2020 S
unit pl_2pp_1_1 0817 S
roll 9
roll 0
expect unit ru_kozak_1 gone
legal withdraw pl_2pp_1_1 0818 [11.8b]
legal withdraw pl_2pp_1_1 0718 [11.8b]
illegal withdraw pl_2pp_1_1 0816 8.16.6-1 [11.8b]

case attacked from two sides, and one of the winners dies of it
phase melee
active ru_a_denisow
unit ru_a_denisow 0815
unit ru_kozak_1 0817 S from=0816 lost=1
unit ru_kozak_2 0817 N from=0818
unit pl_2pp_1_1 0817 S
chance 7.4b
roll 9
roll 9
roll 0
do lose ru_kozak_1
chance 8.16.7a [11.8b]
