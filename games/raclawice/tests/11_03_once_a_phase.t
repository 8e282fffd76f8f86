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
