# [11.3] In the 2010 edition nobody is attacked twice in one phase; in the 2013 edition charges
# are excepted.

case a second charge on the same company in one phase
edition 2013-en
phase movement
active ru_a_denisow
unit ru_a_denisow 0813
unit ru_kozak_1 0814 S
unit ru_kozak_2 0914 S
unit pl_2pp_1_1 0817 S
do move ru_kozak_1
do step ru_kozak_1 0815
do step ru_kozak_1 0816
do step ru_kozak_1 0817
event CHARGES unit ru_kozak_1 hex 0817
roll 0
roll 9
expect unit pl_2pp_1_1 hex=0817 lost=1 [11.3]
do move ru_kozak_2
do step ru_kozak_2 0915
do step ru_kozak_2 0816
do step ru_kozak_2 0817
event CHARGES unit ru_kozak_2 hex 0817 [11.3]
chance ASK_ATTACKER [11.3]

case the same in the 2010 edition waits for phase 4
edition 2010-pl
phase movement
active ru_a_denisow
unit ru_a_denisow 0813
unit ru_kozak_1 0814 S
unit ru_kozak_2 0914 S
unit pl_2pp_1_1 0817 S
do move ru_kozak_1
do step ru_kozak_1 0815
do step ru_kozak_1 0816
do step ru_kozak_1 0817
event CHARGES unit ru_kozak_1 hex 0817
roll 0
roll 9
expect unit pl_2pp_1_1 hex=0817 lost=1 [11.3]
do move ru_kozak_2
do step ru_kozak_2 0915
do step ru_kozak_2 0816
do step ru_kozak_2 0817
noevent CHARGES
expect unit ru_kozak_2 hex=0817 [11.3]
expect prompt ASK_LEADER [11.3]
do stop
chance ASK_ATTACKER [11.3]

case who has fought in phase 4 does not fight again in it
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818 fought
unit ru_uglicki_1_4 1018 N from=1019
unit ru_uglicki_1_5 0618 N from=0619
unit pl_kos_1 0817 S
unit pl_kos_2 1018 S
unit pl_kos_3 0618 S
illegal fight 0817 11.3 [11.3]
legal fight 1018 [11.3]

case nor who has been attacked in it
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit ru_uglicki_1_4 1018 N from=1019
unit ru_uglicki_1_5 0618 N from=0619
unit pl_kos_1 0817 S fought
unit pl_kos_2 1018 S
unit pl_kos_3 0618 S
illegal fight 0817 11.3 [11.3]
legal fight 1018 [11.3]

# Phase 2 and phase 4 are different phases.
case a charge that leaves the hex contested does not count for phase 4
phase melee
active ru_a_denisow
unit ru_a_denisow 0816
unit ru_kozak_1 0817 S from=0816 targeted countered
unit pl_2pp_1_1 0817 S targeted
chance ASK_ATTACKER [11.3]

case who has counterattacked may not be charged in the same phase
edition 2010-pl
phase movement
active ru_a_denisow
unit ru_a_denisow 0813
unit ru_kozak_1 0814 S
unit ru_kozak_2 1014 S
unit pl_2pp_1_1 0817 S countered fought
do move ru_kozak_1
do step ru_kozak_1 0815
do step ru_kozak_1 0816
do step ru_kozak_1 0817
noevent CHARGES
expect unit ru_kozak_1 hex=0817 [11.3]

case in the 2013 edition it may
edition 2013-en
phase movement
active ru_a_denisow
unit ru_a_denisow 0813
unit ru_kozak_1 0814 S
unit ru_kozak_2 1014 S
unit pl_2pp_1_1 0817 S countered fought
do move ru_kozak_1
do step ru_kozak_1 0815
do step ru_kozak_1 0816
do step ru_kozak_1 0817
event CHARGES unit ru_kozak_1 hex 0817 [11.3]

case who has been charged does not counterattack in the same phase
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0815 S
unit pl_3pp_1_2 1015 S
unit ru_uglicki_1_2 0817 N fought
do move pl_3pp_1_1
do step pl_3pp_1_1 0816
illegal counter ru_uglicki_1_2 11.3 [11.3]

case in the 2013 edition he does: charges are excepted
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0815 S
unit pl_3pp_1_2 1015 S
unit ru_uglicki_1_2 0817 N fought
do move pl_3pp_1_1
do step pl_3pp_1_1 0816
legal counter ru_uglicki_1_2 [11.3]
