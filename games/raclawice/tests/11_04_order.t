# [11.4, 11.5, 11.6, 11.7a] The active player orders the melees; each is finished before the next.

case the active player chooses, one after the other, until all are fought
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit ru_uglicki_1_4 1018 N from=1019
unit ru_uglicki_1_5 0618 N from=0619
unit pl_kos_1 0817 S
unit pl_kos_2 1018 S
unit pl_kos_3 0618 S
expect actor russian [11.4]
expect prompt 11.4 [11.4]
legal fight 0817 [11.4]
legal fight 1018 [11.4, 11.7a]
legal fight 0618 [11.4]
do fight 1018
event MELEE_BEGINS hex 1018 a 1 [11.7a]
chance ASK_ATTACKER [11.5]
illegal fight 0817 2.2 [11.5]
roll 9
illegal fight 0817 2.2 [11.5]
roll 0
# the loser goes back, then the winner turns, before the next melee
do withdraw pl_kos_2 1017
do face pl_kos_2 S
do face ru_uglicki_1_4 N
expect prompt 11.4 [11.5]
illegal stop 11.4 [11.6]
expect count fight 2 [11.6]
do fight 0618
roll 9
roll 0
do withdraw pl_kos_3 0617
do face pl_kos_3 S
do face ru_uglicki_1_5 N
# the last one is fought without being asked
chance ASK_ATTACKER [11.6]
roll 9
roll 0
do withdraw pl_kos_1 0816
do face pl_kos_1 S
do face ru_uglicki_1_3 N
expect turn 2 [11.6]

case the chances of a melee are of that melee alone
turn 10
phase melee
active pl_madalinski
unit pl_madalinski 1015
unit ru_nowogrodzki_2_1 1013 N
unit pl_4psp_1 1013 S from=0912
unit pl_4psp_2 0717 N from=0716
unit ru_nowogrodzki_1_2 0717 S
odds 28/100 fight 1013 = attacker wins, attacker loses 1 step, defender loses 2 steps [11.5]
odds 72/100 fight 1013 = eliminated, defender wins, attacker loses 2 steps, defender loses 1 step [11.5]
