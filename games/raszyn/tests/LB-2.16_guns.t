title charges on guns

case unlimbered guns alone stand, and fire in their phase
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_fb1 2607 side-W unlimbered
unit pl_3pp_1 6007
do charge au_kr5
do step au_kr5 2307
do step au_kr5 2407
do declare 2607
roll 66
event STANDS_FIRM unit pl_fb1 [LB-2.16-22]
expect state unit au_kr5 is_bound bound=2607 [LB-2.16-22]
expect state phase defensive
legal aim 2507 [LB-2.16-22]

case they do not, and are lost; the cavalry goes on and may stop in the hex
phase charge
side austrian
unit au_kr5 2207 side-E
unit au_kr7 2209 side-E
unit pl_fb1 2607 side-W unlimbered
unit pl_3pp_1 6007
do charge au_kr5
do step au_kr5 2307
do step au_kr5 2407
do declare 2607
roll 11
event BATTERY_OVERRUN unit pl_fb1 [LB-2.16-22]
expect unit pl_fb1 gone
legal step au_kr5 2607 [LB-2.16-22]
do step au_kr5 2607
legal stop [LB-2.16-22]
do stop
expect unit au_kr5 hex=2607 condition=good [LB-2.16-22]

case limbered guns are as infantry
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_fb1 2607 side-W limbered
unit pl_3pp_1 6007
do charge au_kr5
do step au_kr5 2307
do step au_kr5 2407
do declare 2607
roll 11
event DOES_NOT_STAND unit pl_fb1 [LB-2.16-21]
do trample 1
expect unit pl_fb1 condition=routed left=1 [LB-2.16-21]

case guns with infantry that breaks are then alone
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 side-W
unit pl_fb1 2607 side-W unlimbered
unit pl_3pp_1 6007
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do declare 2607
do wait
do wait
roll 11
event DOES_NOT_STAND unit pl_2pp_1
do trample 0
expect unit pl_2pp_1 condition=routed [LB-2.16-23]
chance ASK_CHECK_DICE
roll 66
chance ASK_STAND_DICE
roll 66
event STANDS_FIRM unit pl_fb1 [LB-2.16-23]
expect state unit au_kr5 is_bound bound=2607 [LB-2.16-23]

case guns in a carré share it
phase charge
side austrian
unit au_kr5 2107 side-E
unit pl_2pp_1 2607 side-W
unit pl_fb1 2607 side-W unlimbered
do charge au_kr5
do step au_kr5 2207
do try 2607
roll 11
expect unit pl_2pp_1 form=carre [LB-2.16-9]
expect unit pl_fb1 hex=2607 form=unlimbered [LB-2.16-9]
