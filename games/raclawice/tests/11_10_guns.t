# [11.10a, 11.10b, 11.11a, 11.11b] Artillery in melee.

case a gun alone defends as infantry of strength 1
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818 lost=3 # strength 2
unit pl_art_1 0817 S
roll 0
roll 1
event MOD_STRENGTH a 2 b 1 [11.10a]
event ATTACKER_WINS a 2 b 1 [11.10a]

case several guns alone are strength 1 together and lost together, r105
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818 lost=2 # strength 4
unit pl_art_1 0817 S
unit pl_art_2 0817 S
unit pl_art_3 0817 S
roll 0
roll 0
event MOD_STRENGTH a 3 b 1 [11.10a]
expect unit pl_art_1 gone [11.10a]
expect unit pl_art_2 gone [11.10a]
expect unit pl_art_3 gone [11.10a]
expect points russian 24 [11.10a]

case the winner over lone guns loses nothing
edition 2010-pl
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit pl_art_1 0817 S
roll 9
roll 0
expect unit pl_art_1 gone [11.10b]
expect unit ru_uglicki_1_3 lost=0 hex=0817 [11.10b]
expect points russian 8 [11.10b]

case in the 2013 edition he takes his loss, r50
edition 2013-en
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit pl_art_1 0817 S
roll 9
roll 0
expect unit pl_art_1 gone [11.10a]
expect unit ru_uglicki_1_3 lost=1 hex=0817 [11.10a]

case unless the option spares him
edition 2013-en
option lone_gun_winner_spared=on
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit pl_art_1 0817 S
roll 9
roll 0
expect unit ru_uglicki_1_3 lost=0 hex=0817 [11.10a]

case guns that win take no loss; the attacker loses two and goes back, r106
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit pl_art_1 0817 S
roll 0
roll 9
event DEFENDER_WINS [11.10a]
expect unit ru_uglicki_1_3 lost=2 hex=0818 [11.10a]
expect unit pl_art_1 hex=0817 [11.10a]
do face ru_uglicki_1_3 N
expect prompt ASK_FACING [11.8a]         # r288
legal face pl_art_1 S [11.8a]
illegal face pl_art_1 N FACING_NOT_ALLOWED [11.8a]

case guns beside troops add nothing and take no loss
edition 2013-en
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818 # strength 8
unit pl_2pp_1_1 0817 S lost=1    # strength 4: with guns it would be 6
unit pl_art_1 0817 S
unit pl_art_2 0817 S
roll 0
roll 9
event MOD_STRENGTH a 2 b 1 [11.11a]
event DEFENDER_WINS [11.11a]
expect unit pl_2pp_1_1 lost=2 [11.11a]
expect unit pl_art_1 hex=0817 [11.11a]
expect unit pl_art_2 hex=0817 [11.11a]

case guns beside troops have no influence
edition 2010-pl
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit pl_2pp_1_1 0817 S lost=1
unit pl_art_1 0817 S
unit pl_art_2 0817 S
roll 0
roll 9
event MOD_STRENGTH a 2 b 1 [11.11a]
expect unit pl_2pp_1_1 lost=2 [11.11a]
expect unit pl_art_1 hex=0817 [11.11a]
expect unit pl_art_2 hex=0817 [11.11a]

case when their friends go back the guns are lost
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit pl_2pp_1_1 0817 S
unit pl_art_1 0817 S
unit pl_art_2 0817 S
roll 9
roll 0
do withdraw pl_2pp_1_1 0816
expect unit pl_2pp_1_1 hex=0816 lost=2 [11.11b]
do face pl_2pp_1_1 S
expect unit pl_art_1 gone [11.11b, 11.11a]
expect unit pl_art_2 gone [11.11b]
expect points russian 16 [11.11b]
expect unit ru_uglicki_1_3 lost=1 [11.11b]

case when their friends are destroyed the guns are lost too
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit pl_2pp_1_1 0817 S lost=3 form=skirmish
unit pl_art_1 0817 S
roll 9
roll 0
expect unit pl_2pp_1_1 gone [11.11b]
expect unit pl_art_1 gone [11.11b]

case a charge on lone guns meets infantry in the open
phase movement
active ru_a_denisow
unit ru_a_denisow 0813
unit ru_kozak_1 0814 S
unit ru_kozak_2 1014 S
unit pl_art_1 0817 S
do move ru_kozak_1
do step ru_kozak_1 0815
do step ru_kozak_1 0816
do step ru_kozak_1 0817
roll 0
roll 0
event MOD_CHARGE a 2 [TAB-MELEE-4]
event MOD_CHARGE_OPEN a 1 [11.10a]

case lone guns attacked from the rear
phase melee
active ru_a_denisow
unit ru_a_denisow 0813
unit ru_kozak_1 0817 S from=0816
unit pl_art_1 0817 S             # 0816 and 0716 are behind it
roll 0
roll 0
event MOD_REAR a 3 [11.10a]
