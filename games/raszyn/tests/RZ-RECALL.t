title recall

case an Austrian regiment is recalled on two or more
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 side-W left=2
unit pl_3pp_1 6007
do charge au_kr5
do step au_kr5 2307
do step au_kr5 2407
do declare 2607
roll 11
do trample 2
expect unit pl_2pp_1 gone
chance LB-2.16-18
roll 2
event IS_RECALLED unit au_kr5 a 2 b 2 [RZ-RECALL-4 LB-2.16-18]
expect prompt ASK_CHARGE [LB-2.16-18]
legal stop [LB-2.16-18]
legal step au_kr5 2607 [LB-2.16-18]

case but not on one
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 side-W left=2
unit pl_3pp_1 6007
do charge au_kr5
do step au_kr5 2307
do step au_kr5 2407
do declare 2607
roll 11
do trample 2
roll 1
event IS_NOT_RECALLED unit au_kr5 a 1 b 2 [RZ-RECALL-4 LB-2.16-18]

case a leader of cavalry adds one
phase charge
side austrian
unit au_kr5 2207 side-E
unit au_speth 2207
unit pl_2pp_1 2607 side-W left=2
unit pl_3pp_1 6007
do charge au_kr5
do with au_speth
do step au_kr5 2307
do step au_kr5 2407
do declare 2607
roll 11
do trample 2
roll 1
event MOD_RECALL_LEADER a 1 [RZ-RECALL-5]
event IS_RECALLED [RZ-RECALL-5]
expect unit au_speth hex=2507 [RZ-RECALL-5]

case Poles on two or more
phase charge
side polish
unit pl_1sk 2207 side-E
unit au_ir48_1 2607 side-W left=2
unit au_ir48_2 6007
do charge pl_1sk
do step pl_1sk 2307
do step pl_1sk 2407
do declare 2607
roll 11
do trample 2
roll 2
event IS_RECALLED unit pl_1sk b 2 [RZ-RECALL-1]

case Saxons on two or more
phase charge
side polish
unit sx_huss 2207 side-E
unit au_ir48_1 2607 side-W left=2
unit au_ir48_2 6007
do charge sx_huss
do step sx_huss 2307
do step sx_huss 2407
do declare 2607
roll 11
do trample 2
roll 1
event IS_NOT_RECALLED unit sx_huss b 2 [RZ-RECALL-2]

case who is not recalled rides after those who rout, and fights the first enemy at half
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 side-W
unit pl_3pp_1 6007
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do declare 2607
do wait
do wait
roll 11
do trample 0
expect unit pl_2pp_1 hex=3201
roll 1
event RIDES_TO unit au_kr5 hex 2607 [LB-2.16-18]
expect unit au_kr5 hex=3102 [LB-2.16-18]
expect state unit au_kr5 loose is_bound bound=3201 [LB-2.16-18]
