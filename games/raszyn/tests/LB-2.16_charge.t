title charges

case a charge against a column of infantry, step by step
phase charge
side austrian
unit au_kr5 2007 side-E
unit pl_2pp_1 2607 side-W
unit au_mohr 2040
legal charge au_kr5 [LB-2.16-5]
do charge au_kr5
expect prompt ASK_CHARGE
do step au_kr5 2107
expect unit au_kr5 hex=2107 mp=2 [LB-2.16-6]
do step au_kr5 2207
expect prompt ASK_CARRE
expect actor polish [LB-2.16-9]
odds 31/36 try 2607 = carré formed [RZ-CARRE-1]
do wait
do step au_kr5 2307
expect actor polish [RZ-CARRE-30]
do wait
do step au_kr5 2407
expect prompt ASK_DECLARE
legal declare 2607 [LB-2.16-7]
legal pass [LB-2.16-7]
do declare 2607
expect actor polish [LB-2.16-9]
do wait
expect unit au_kr5 hex=2507 [LB-2.16-7]
expect prompt ASK_CARRE
do wait
chance LB-2.16-13
roll 46
event MOD_STAND_HEAVY [RZ-STAND-10]
event STANDS_FIRM unit pl_2pp_1 [LB-2.16-13]
expect unit au_kr5 hex=2507
expect state unit au_kr5 is_bound straight bound=2607 [LB-2.16-8]
