title fire at cavalry that charges, reacts, pursues

case a ride through the zones of two lines and a battery
phase charge
side polish
unit pl_2ul 1906 side-E
unit au_ir48_1 2107 N line
unit au_bb2 2307 side-NE unlimbered
unit au_ir48_2 2507 N line
do charge pl_2ul
do step pl_2ul 2006
do wait
expect prompt ASK_CHARGE [LB-2.7-5]
do step pl_2ul 2106
expect prompt ASK_FIRERS [LB-2.7-6 LB-2.12-1]
expect actor austrian [LB-2.12-1]
expect unit pl_2ul hex=2006 [LB-2.12-4]
do volley 2107
roll 11
event FIRE_ODDS a 12 b 6 [LB-2.12-4]
expect unit pl_2ul hex=2106
do step pl_2ul 2206
expect prompt ASK_FIRERS [LB-2.12-3 LB-2.12-5]
do none
do step pl_2ul 2306
legal volley 2307 [LB-2.12-1]
do volley 2307
roll 66
event FIRE_COSTS_MORE [LB-2.7-6]
chance LB-2.14-1
roll 66
expect unit pl_2ul hex=2306
do wait
do step pl_2ul 2406
do none
do wait
do step pl_2ul 2506
legal volley 2507 [LB-2.12-1]

case who is broken by it charges no farther
phase charge
side polish
unit pl_2ul 1906 side-E
unit au_ir48_1 2107 side-NW
unit pl_3pp_1 6007
do charge pl_2ul
do step pl_2ul 2006
do step pl_2ul 2106
do volley 2107
roll 66
roll 11
event IS_ROUTED unit pl_2ul [LB-2.7-6]

case a turn in a zone
phase charge
side polish
unit pl_2ul 1906 side-E
unit au_ir48_1 2107 side-NW
do charge pl_2ul
do step pl_2ul 2006
do turn pl_2ul side-NE
expect prompt ASK_FIRERS [LB-2.7-6]
do volley 2107
roll 11
expect unit pl_2ul facing=side-NE mp=6
do step pl_2ul 2105
expect unit pl_2ul hex=2105 [LB-2.12-5]

case who charges home is fired at by his target in the fire phase, not before
phase charge
side polish
unit pl_1sk 2007 side-E
unit au_ir48_1 2607 side-W
do charge pl_1sk
do step pl_1sk 2107
do step pl_1sk 2207
do step pl_1sk 2307
do step pl_1sk 2407
do declare 2607
chance ASK_STAND_DICE
roll 66
event CHARGE_STRIKES unit pl_1sk hex 2607 [LB-2.16-13]
expect prompt ASK_TARGET [LB-2.11-1]
legal aim 2507 [LB-2.11-1]

case but by those whose zone the last hexes lead through
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 side-W
unit pl_3pp_1 2408 N line
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do wait
do declare 2607
do wait
expect prompt ASK_FIRERS [LB-2.7-6]
expect actor polish
expect unit au_kr5 hex=2407 [LB-2.12-4]
do volley 2408
roll 11
expect unit au_kr5 hex=2507
expect prompt ASK_CARRE [LB-2.16-9]

case a line that closes up under fire begins its run anew
phase charge
side polish
unit pl_2ul 2207 2208 NE line left=8
unit au_ir48_1 2607 side-W
unit au_grenz_1 2309 side-NE
do charge pl_2ul
do step pl_2ul 2307
do volley 2309
roll 53
expect prompt ASK_KEEP [LB-2.4-21]
do keep pl_2ul 2207
roll 66
expect unit pl_2ul hexes=2207 form=line
legal step pl_2ul 2307
do step pl_2ul 2307
do step pl_2ul 2407
do declare 2607
chance ASK_STAND_DICE
roll 66
event CHARGE_STRIKES unit pl_2ul [LB-2.16-8]

case cavalry that rides to meet a charge
phase charge
side austrian
unit au_kr5 2207 side-E
unit au_ir48_1 2608 N line
unit pl_2ul 2807 side-W
unit pl_2pp_1 6007
do charge au_kr5
do step au_kr5 2307
do react pl_2ul
roll 66
expect prompt ASK_FIRERS [LB-2.7-6]
expect actor austrian [LB-2.12-1]
expect unit pl_2ul hex=2707 [LB-2.12-4]
do volley 2608
roll 11
do none
expect state unit pl_2ul countered is_bound bound=2307 [LB-2.16-17]

case cavalry that takes an opportunity
side polish
unit pl_2pp_1 2807 side-W
unit pl_3pp_1 2508 N line
unit au_kr5 2307 side-E
do move pl_2pp_1
do step pl_2pp_1 2707
do react au_kr5
roll 66
expect prompt ASK_FIRERS [LB-2.7-6]
expect actor polish [LB-2.12-1]
expect unit au_kr5 hex=2507 [LB-2.12-4]

case trampling takes points too
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 side-W
unit pl_3pp_1 2408 N line
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do wait
do declare 2607
do wait
do none
do wait
roll 11
do trample 2
expect prompt ASK_FIRERS [LB-2.7-6]
expect actor polish
illegal volley 2607 HEX_HAS_FIRED [LB-2.16-14]
do volley 2408
roll 11
event TRAMPLES a 2 [LB-2.16-15]

case who tramples nobody spends nothing
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 side-W
unit pl_3pp_1 2408 N line
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do wait
do declare 2607
do wait
do none
do wait
roll 11
do trample 0
noevent TRAMPLES
expect unit pl_2pp_1 condition=routed [LB-2.16-14]

case who follows a broken target rides under fire
phase charge
side austrian
unit au_kr5 2307 side-E
unit pl_2pp_1 2607 side-W
unit pl_12pp_1 2408 side-NW
unit pl_3pp_1 6007
do charge au_kr5
do step au_kr5 2407
do wait
do declare 2607
do try 2607
roll 56
do face pl_2pp_1 side-W
expect prompt ASK_FIRERS [LB-2.7-6]
expect actor polish [LB-2.12-1]
expect unit au_kr5 hex=2407 [LB-2.16-11 LB-2.12-4]
do volley 2408
roll 11

case beside a carré it is fired at as it rides on
phase charge
side polish
unit pl_1sk 1906 side-E
unit au_ir48_1 2107 carre
do charge pl_1sk
do step pl_1sk 2006
expect prompt ASK_CHARGE [LB-2.7-2]
do step pl_1sk 2106
expect prompt ASK_FIRERS [LB-2.12-2 LB-2.7-2]
expect unit pl_1sk hex=2006 [LB-2.12-4]
do volley 2107
roll 11
event FIRE_ODDS a 6 b 6
do step pl_1sk 2206
expect prompt ASK_FIRERS [LB-2.12-5]
do none
expect unit pl_1sk hex=2206
