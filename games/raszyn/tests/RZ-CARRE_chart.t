title the chart of the carré: cuirassiers add nothing to the dice, chasseurs three

case Polish infantry in column, four points away: carré
phase charge
side austrian
unit au_kr5 2107 side-E
unit pl_2pp_1 2607 side-W
do charge au_kr5
do step au_kr5 2207
odds 31/36 try 2607 = carré formed [RZ-CARRE-1]
do try 2607
roll 61
event CARRE_IS_FORMED unit pl_2pp_1 a 61 [RZ-CARRE-1]
expect unit pl_2pp_1 form=carre hex=2607 [LB-2.16-10]

case Polish infantry in column, four points away: disorder
phase charge
side austrian
unit au_kr5 2107 side-E
unit pl_2pp_1 2607 side-W
do charge au_kr5
do step au_kr5 2207
do try 2607
roll 62
event CARRE_DISORDERS unit pl_2pp_1 [RZ-CARRE-1 LB-2.16-11]
expect unit pl_2pp_1 condition=disordered [RZ-CARRE-1]

case Polish infantry in column, four points away: rout
phase charge
side austrian
unit au_kr5 2107 side-E
unit pl_2pp_1 2607 side-W
do charge au_kr5
do step au_kr5 2207
do try 2607
roll 64
event CARRE_ROUTS unit pl_2pp_1 [RZ-CARRE-1 LB-2.16-12]
expect unit pl_2pp_1 condition=routed [RZ-CARRE-1]

case Polish infantry in column, three points away: carré
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 side-W
do charge au_kr5
do step au_kr5 2307
odds 27/36 try 2607 = carré formed [RZ-CARRE-2]
do try 2607
roll 53
event CARRE_IS_FORMED unit pl_2pp_1 a 53 [RZ-CARRE-2]
expect unit pl_2pp_1 form=carre hex=2607 [LB-2.16-10]

case Polish infantry in column, three points away: disorder
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 side-W
do charge au_kr5
do step au_kr5 2307
do try 2607
roll 54
event CARRE_DISORDERS unit pl_2pp_1 [RZ-CARRE-2 LB-2.16-11]
expect unit pl_2pp_1 condition=disordered [RZ-CARRE-2]

case Polish infantry in column, three points away: rout
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 side-W
do charge au_kr5
do step au_kr5 2307
do try 2607
roll 63
event CARRE_ROUTS unit pl_2pp_1 [RZ-CARRE-2 LB-2.16-12]
expect unit pl_2pp_1 condition=routed [RZ-CARRE-2]

case Polish infantry in column, two points away: carré
phase charge
side austrian
unit au_kr5 2307 side-E
unit pl_2pp_1 2607 side-W
do charge au_kr5
do step au_kr5 2407
do declare 2607
odds 20/36 try 2607 = carré formed [RZ-CARRE-3]
do try 2607
roll 42
event CARRE_IS_FORMED unit pl_2pp_1 a 42 [RZ-CARRE-3]

case Polish infantry in column, two points away: disorder
phase charge
side austrian
unit au_kr5 2307 side-E
unit pl_2pp_1 2607 side-W
do charge au_kr5
do step au_kr5 2407
do declare 2607
do try 2607
roll 43
event CARRE_DISORDERS unit pl_2pp_1 [RZ-CARRE-3 LB-2.16-11]
expect unit pl_2pp_1 condition=disordered [RZ-CARRE-3]

case Polish infantry in column, two points away: rout
phase charge
side austrian
unit au_kr5 2307 side-E
unit pl_2pp_1 2607 side-W
do charge au_kr5
do step au_kr5 2407
do declare 2607
do try 2607
roll 61
event CARRE_ROUTS unit pl_2pp_1 [RZ-CARRE-3 LB-2.16-12]
expect unit pl_2pp_1 condition=routed [RZ-CARRE-3]

case Polish infantry in column, one point away: carré
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 side-W
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do declare 2607
do wait
odds 15/36 try 2607 = carré formed [RZ-CARRE-4]
do try 2607
roll 33
event CARRE_IS_FORMED unit pl_2pp_1 a 33 [RZ-CARRE-4]

case Polish infantry in column, one point away: disorder
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 side-W
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do declare 2607
do wait
do try 2607
roll 34
event CARRE_DISORDERS unit pl_2pp_1 [RZ-CARRE-4 LB-2.16-11]
expect unit pl_2pp_1 condition=disordered [RZ-CARRE-4]

case Polish infantry in column, one point away: rout
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 side-W
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do declare 2607
do wait
do try 2607
roll 51
event CARRE_ROUTS unit pl_2pp_1 [RZ-CARRE-4 LB-2.16-12]
expect unit pl_2pp_1 condition=routed [RZ-CARRE-4]

case Polish infantry in line, four points away: carré
phase charge
side austrian
unit au_kr5 2107 side-E
unit pl_2pp_1 2607 NW line
do charge au_kr5
do step au_kr5 2207
odds 30/36 try 2607 = carré formed [RZ-CARRE-5]
do try 2607
roll 56
event CARRE_IS_FORMED unit pl_2pp_1 a 56 [RZ-CARRE-5]
expect unit pl_2pp_1 form=carre hex=2607 [LB-2.16-10]

case Polish infantry in line, four points away: disorder
phase charge
side austrian
unit au_kr5 2107 side-E
unit pl_2pp_1 2607 NW line
do charge au_kr5
do step au_kr5 2207
do try 2607
roll 61
event CARRE_DISORDERS unit pl_2pp_1 [RZ-CARRE-5 LB-2.16-11]
expect unit pl_2pp_1 condition=disordered [RZ-CARRE-5]

case Polish infantry in line, four points away: rout
phase charge
side austrian
unit au_kr5 2107 side-E
unit pl_2pp_1 2607 NW line
do charge au_kr5
do step au_kr5 2207
do try 2607
roll 66
event CARRE_ROUTS unit pl_2pp_1 [RZ-CARRE-5 LB-2.16-12]
expect unit pl_2pp_1 condition=routed [RZ-CARRE-5]

case Polish infantry in line, three points away: carré
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 NW line
do charge au_kr5
do step au_kr5 2307
odds 20/36 try 2607 = carré formed [RZ-CARRE-6]
do try 2607
roll 42
event CARRE_IS_FORMED unit pl_2pp_1 a 42 [RZ-CARRE-6]
expect unit pl_2pp_1 form=carre hex=2607 [LB-2.16-10]

case Polish infantry in line, three points away: disorder
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 NW line
do charge au_kr5
do step au_kr5 2307
do try 2607
roll 43
event CARRE_DISORDERS unit pl_2pp_1 [RZ-CARRE-6 LB-2.16-11]
expect unit pl_2pp_1 condition=disordered [RZ-CARRE-6]

case Polish infantry in line, three points away: rout
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 NW line
do charge au_kr5
do step au_kr5 2307
do try 2607
roll 55
event CARRE_ROUTS unit pl_2pp_1 [RZ-CARRE-6 LB-2.16-12]
expect unit pl_2pp_1 condition=routed [RZ-CARRE-6]

case Polish infantry in line, two points away: carré
phase charge
side austrian
unit au_kr5 2307 side-E
unit pl_2pp_1 2607 NW line
do charge au_kr5
do step au_kr5 2407
do declare 2607
odds 14/36 try 2607 = carré formed [RZ-CARRE-7]
do try 2607
roll 32
event CARRE_IS_FORMED unit pl_2pp_1 a 32 [RZ-CARRE-7]

case Polish infantry in line, two points away: disorder
phase charge
side austrian
unit au_kr5 2307 side-E
unit pl_2pp_1 2607 NW line
do charge au_kr5
do step au_kr5 2407
do declare 2607
do try 2607
roll 33
event CARRE_DISORDERS unit pl_2pp_1 [RZ-CARRE-7 LB-2.16-11]
expect unit pl_2pp_1 condition=disordered [RZ-CARRE-7]

case Polish infantry in line, two points away: rout
phase charge
side austrian
unit au_kr5 2307 side-E
unit pl_2pp_1 2607 NW line
do charge au_kr5
do step au_kr5 2407
do declare 2607
do try 2607
roll 56
event CARRE_ROUTS unit pl_2pp_1 [RZ-CARRE-7 LB-2.16-12]
expect unit pl_2pp_1 condition=routed [RZ-CARRE-7]

case Polish infantry in line, one point away: carré
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 NW line
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do declare 2607
do wait
odds 5/36 try 2607 = carré formed [RZ-CARRE-8]
do try 2607
roll 15
event CARRE_IS_FORMED unit pl_2pp_1 a 15 [RZ-CARRE-8]

case Polish infantry in line, one point away: disorder
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 NW line
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do declare 2607
do wait
do try 2607
roll 16
event CARRE_DISORDERS unit pl_2pp_1 [RZ-CARRE-8 LB-2.16-11]
expect unit pl_2pp_1 condition=disordered [RZ-CARRE-8]

case Polish infantry in line, one point away: rout
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 NW line
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do declare 2607
do wait
do try 2607
roll 45
event CARRE_ROUTS unit pl_2pp_1 [RZ-CARRE-8 LB-2.16-12]
expect unit pl_2pp_1 condition=routed [RZ-CARRE-8]

case Saxon infantry in column, four points away: carré
phase charge
side austrian
unit au_kr5 2107 side-E
unit sx_a 2607 side-W
do charge au_kr5
do step au_kr5 2207
odds 33/36 try 2607 = carré formed [RZ-CARRE-9]
do try 2607
roll 63
event CARRE_IS_FORMED unit sx_a a 63 [RZ-CARRE-9]
expect unit sx_a form=carre hex=2607 [LB-2.16-10]

case Saxon infantry in column, four points away: disorder
phase charge
side austrian
unit au_kr5 2107 side-E
unit sx_a 2607 side-W
do charge au_kr5
do step au_kr5 2207
do try 2607
roll 64
event CARRE_DISORDERS unit sx_a [RZ-CARRE-9 LB-2.16-11]
expect unit sx_a condition=disordered [RZ-CARRE-9]

case Saxon infantry in column, four points away: no rout
phase charge
side austrian
unit au_kr5 2107 side-E
unit sx_a 2607 side-W
do charge au_kr5
do step au_kr5 2207
do try 2607
roll 66
event CARRE_DISORDERS unit sx_a [RZ-CARRE-9]

case Saxon infantry in column, three points away: carré
phase charge
side austrian
unit au_kr5 2207 side-E
unit sx_a 2607 side-W
do charge au_kr5
do step au_kr5 2307
odds 30/36 try 2607 = carré formed [RZ-CARRE-10]
do try 2607
roll 56
event CARRE_IS_FORMED unit sx_a a 56 [RZ-CARRE-10]
expect unit sx_a form=carre hex=2607 [LB-2.16-10]

case Saxon infantry in column, three points away: disorder
phase charge
side austrian
unit au_kr5 2207 side-E
unit sx_a 2607 side-W
do charge au_kr5
do step au_kr5 2307
do try 2607
roll 61
event CARRE_DISORDERS unit sx_a [RZ-CARRE-10 LB-2.16-11]
expect unit sx_a condition=disordered [RZ-CARRE-10]

case Saxon infantry in column, three points away: rout
phase charge
side austrian
unit au_kr5 2207 side-E
unit sx_a 2607 side-W
do charge au_kr5
do step au_kr5 2307
do try 2607
roll 64
event CARRE_ROUTS unit sx_a [RZ-CARRE-10 LB-2.16-12]
expect unit sx_a condition=routed [RZ-CARRE-10]

case Saxon infantry in column, two points away: carré
phase charge
side austrian
unit au_kr5 2307 side-E
unit sx_a 2607 side-W
do charge au_kr5
do step au_kr5 2407
do declare 2607
odds 15/36 try 2607 = carré formed [RZ-CARRE-11]
do try 2607
roll 33
event CARRE_IS_FORMED unit sx_a a 33 [RZ-CARRE-11]

case Saxon infantry in column, two points away: disorder
phase charge
side austrian
unit au_kr5 2307 side-E
unit sx_a 2607 side-W
do charge au_kr5
do step au_kr5 2407
do declare 2607
do try 2607
roll 34
event CARRE_DISORDERS unit sx_a [RZ-CARRE-11 LB-2.16-11]
expect unit sx_a condition=disordered [RZ-CARRE-11]

case Saxon infantry in column, two points away: rout
phase charge
side austrian
unit au_kr5 2307 side-E
unit sx_a 2607 side-W
do charge au_kr5
do step au_kr5 2407
do declare 2607
do try 2607
roll 61
event CARRE_ROUTS unit sx_a [RZ-CARRE-11 LB-2.16-12]
expect unit sx_a condition=routed [RZ-CARRE-11]

case Saxon infantry in column, one point away: carré
phase charge
side austrian
unit au_kr5 2207 side-E
unit sx_a 2607 side-W
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do declare 2607
do wait
odds 10/36 try 2607 = carré formed [RZ-CARRE-12]
do try 2607
roll 24
event CARRE_IS_FORMED unit sx_a a 24 [RZ-CARRE-12]

case Saxon infantry in column, one point away: disorder
phase charge
side austrian
unit au_kr5 2207 side-E
unit sx_a 2607 side-W
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do declare 2607
do wait
do try 2607
roll 25
event CARRE_DISORDERS unit sx_a [RZ-CARRE-12 LB-2.16-11]
expect unit sx_a condition=disordered [RZ-CARRE-12]

case Saxon infantry in column, one point away: rout
phase charge
side austrian
unit au_kr5 2207 side-E
unit sx_a 2607 side-W
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do declare 2607
do wait
do try 2607
roll 52
event CARRE_ROUTS unit sx_a [RZ-CARRE-12 LB-2.16-12]
expect unit sx_a condition=routed [RZ-CARRE-12]

case Saxon infantry in line, four points away: carré
phase charge
side austrian
unit au_kr5 2107 side-E
unit sx_a 2607 NW line
do charge au_kr5
do step au_kr5 2207
odds 27/36 try 2607 = carré formed [RZ-CARRE-13]
do try 2607
roll 53
event CARRE_IS_FORMED unit sx_a a 53 [RZ-CARRE-13]
expect unit sx_a form=carre hex=2607 [LB-2.16-10]

case Saxon infantry in line, four points away: disorder
phase charge
side austrian
unit au_kr5 2107 side-E
unit sx_a 2607 NW line
do charge au_kr5
do step au_kr5 2207
do try 2607
roll 54
event CARRE_DISORDERS unit sx_a [RZ-CARRE-13 LB-2.16-11]
expect unit sx_a condition=disordered [RZ-CARRE-13]

case Saxon infantry in line, four points away: rout
phase charge
side austrian
unit au_kr5 2107 side-E
unit sx_a 2607 NW line
do charge au_kr5
do step au_kr5 2207
do try 2607
roll 64
event CARRE_ROUTS unit sx_a [RZ-CARRE-13 LB-2.16-12]
expect unit sx_a condition=routed [RZ-CARRE-13]

case Saxon infantry in line, three points away: carré
phase charge
side austrian
unit au_kr5 2207 side-E
unit sx_a 2607 NW line
do charge au_kr5
do step au_kr5 2307
odds 18/36 try 2607 = carré formed [RZ-CARRE-14]
do try 2607
roll 36
event CARRE_IS_FORMED unit sx_a a 36 [RZ-CARRE-14]
expect unit sx_a form=carre hex=2607 [LB-2.16-10]

case Saxon infantry in line, three points away: disorder
phase charge
side austrian
unit au_kr5 2207 side-E
unit sx_a 2607 NW line
do charge au_kr5
do step au_kr5 2307
do try 2607
roll 41
event CARRE_DISORDERS unit sx_a [RZ-CARRE-14 LB-2.16-11]
expect unit sx_a condition=disordered [RZ-CARRE-14]

case Saxon infantry in line, three points away: rout
phase charge
side austrian
unit au_kr5 2207 side-E
unit sx_a 2607 NW line
do charge au_kr5
do step au_kr5 2307
do try 2607
roll 52
event CARRE_ROUTS unit sx_a [RZ-CARRE-14 LB-2.16-12]
expect unit sx_a condition=routed [RZ-CARRE-14]

case Saxon infantry in line, two points away: carré
phase charge
side austrian
unit au_kr5 2307 side-E
unit sx_a 2607 NW line
do charge au_kr5
do step au_kr5 2407
do declare 2607
odds 11/36 try 2607 = carré formed [RZ-CARRE-15]
do try 2607
roll 25
event CARRE_IS_FORMED unit sx_a a 25 [RZ-CARRE-15]

case Saxon infantry in line, two points away: disorder
phase charge
side austrian
unit au_kr5 2307 side-E
unit sx_a 2607 NW line
do charge au_kr5
do step au_kr5 2407
do declare 2607
do try 2607
roll 26
event CARRE_DISORDERS unit sx_a [RZ-CARRE-15 LB-2.16-11]
expect unit sx_a condition=disordered [RZ-CARRE-15]

case Saxon infantry in line, two points away: rout
phase charge
side austrian
unit au_kr5 2307 side-E
unit sx_a 2607 NW line
do charge au_kr5
do step au_kr5 2407
do declare 2607
do try 2607
roll 53
event CARRE_ROUTS unit sx_a [RZ-CARRE-15 LB-2.16-12]
expect unit sx_a condition=routed [RZ-CARRE-15]

case Saxon infantry in line, one point away: carré
phase charge
side austrian
unit au_kr5 2207 side-E
unit sx_a 2607 NW line
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do declare 2607
do wait
odds 5/36 try 2607 = carré formed [RZ-CARRE-16]
do try 2607
roll 15
event CARRE_IS_FORMED unit sx_a a 15 [RZ-CARRE-16]

case Saxon infantry in line, one point away: disorder
phase charge
side austrian
unit au_kr5 2207 side-E
unit sx_a 2607 NW line
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do declare 2607
do wait
do try 2607
roll 16
event CARRE_DISORDERS unit sx_a [RZ-CARRE-16 LB-2.16-11]
expect unit sx_a condition=disordered [RZ-CARRE-16]

case Saxon infantry in line, one point away: rout
phase charge
side austrian
unit au_kr5 2207 side-E
unit sx_a 2607 NW line
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do declare 2607
do wait
do try 2607
roll 45
event CARRE_ROUTS unit sx_a [RZ-CARRE-16 LB-2.16-12]
expect unit sx_a condition=routed [RZ-CARRE-16]

case Austrian infantry in line, four points away: carré
phase charge
side polish
unit pl_1sk 2107 side-E
unit au_ir48_1 2607 NW line
do charge pl_1sk
do step pl_1sk 2207
odds 29/36 try 2607 = carré formed [RZ-CARRE-17 RZ-CARRE-24]
do try 2607
roll 55
event CARRE_IS_FORMED unit au_ir48_1 a 55 [RZ-CARRE-17 RZ-CARRE-24]
expect unit au_ir48_1 form=carre hex=2607 [LB-2.16-10]

case Austrian infantry in line, four points away: disorder
phase charge
side polish
unit pl_1sk 2107 side-E
unit au_ir48_1 2607 NW line
do charge pl_1sk
do step pl_1sk 2207
do try 2607
roll 56
event CARRE_DISORDERS unit au_ir48_1 [RZ-CARRE-17 RZ-CARRE-24 LB-2.16-11]
expect unit au_ir48_1 condition=disordered [RZ-CARRE-17 RZ-CARRE-24]

case Austrian infantry in line, four points away: rout
phase charge
side polish
unit pl_1sk 2107 side-E
unit au_ir48_1 2607 NW line
do charge pl_1sk
do step pl_1sk 2207
do try 2607
roll 63
event CARRE_ROUTS unit au_ir48_1 [RZ-CARRE-17 RZ-CARRE-24 LB-2.16-12]
expect unit au_ir48_1 condition=routed [RZ-CARRE-17 RZ-CARRE-24]

case Austrian infantry in line, three points away: carré
phase charge
side polish
unit pl_1sk 2207 side-E
unit au_ir48_1 2607 NW line
do charge pl_1sk
do step pl_1sk 2307
odds 19/36 try 2607 = carré formed [RZ-CARRE-18 RZ-CARRE-24]
do try 2607
roll 41
event CARRE_IS_FORMED unit au_ir48_1 a 41 [RZ-CARRE-18 RZ-CARRE-24]
expect unit au_ir48_1 form=carre hex=2607 [LB-2.16-10]

case Austrian infantry in line, three points away: disorder
phase charge
side polish
unit pl_1sk 2207 side-E
unit au_ir48_1 2607 NW line
do charge pl_1sk
do step pl_1sk 2307
do try 2607
roll 42
event CARRE_DISORDERS unit au_ir48_1 [RZ-CARRE-18 RZ-CARRE-24 LB-2.16-11]
expect unit au_ir48_1 condition=disordered [RZ-CARRE-18 RZ-CARRE-24]

case Austrian infantry in line, three points away: rout
phase charge
side polish
unit pl_1sk 2207 side-E
unit au_ir48_1 2607 NW line
do charge pl_1sk
do step pl_1sk 2307
do try 2607
roll 55
event CARRE_ROUTS unit au_ir48_1 [RZ-CARRE-18 RZ-CARRE-24 LB-2.16-12]
expect unit au_ir48_1 condition=routed [RZ-CARRE-18 RZ-CARRE-24]

case Austrian infantry in line, two points away: carré
phase charge
side polish
unit pl_1sk 2307 side-E
unit au_ir48_1 2607 NW line
do charge pl_1sk
do step pl_1sk 2407
do declare 2607
odds 10/36 try 2607 = carré formed [RZ-CARRE-19 RZ-CARRE-24]
do try 2607
roll 24
event CARRE_IS_FORMED unit au_ir48_1 a 24 [RZ-CARRE-19 RZ-CARRE-24]

case Austrian infantry in line, two points away: disorder
phase charge
side polish
unit pl_1sk 2307 side-E
unit au_ir48_1 2607 NW line
do charge pl_1sk
do step pl_1sk 2407
do declare 2607
do try 2607
roll 25
event CARRE_DISORDERS unit au_ir48_1 [RZ-CARRE-19 RZ-CARRE-24 LB-2.16-11]
expect unit au_ir48_1 condition=disordered [RZ-CARRE-19 RZ-CARRE-24]

case Austrian infantry in line, two points away: rout
phase charge
side polish
unit pl_1sk 2307 side-E
unit au_ir48_1 2607 NW line
do charge pl_1sk
do step pl_1sk 2407
do declare 2607
do try 2607
roll 52
event CARRE_ROUTS unit au_ir48_1 [RZ-CARRE-19 RZ-CARRE-24 LB-2.16-12]
expect unit au_ir48_1 condition=routed [RZ-CARRE-19 RZ-CARRE-24]

case Austrian infantry in line, one point away: carré
phase charge
side polish
unit pl_1sk 2207 side-E
unit au_ir48_1 2607 NW line
do charge pl_1sk
do step pl_1sk 2307
do wait
do step pl_1sk 2407
do declare 2607
do wait
odds 7/36 try 2607 = carré formed [RZ-CARRE-20 RZ-CARRE-24]
do try 2607
roll 21
event CARRE_IS_FORMED unit au_ir48_1 a 21 [RZ-CARRE-20 RZ-CARRE-24]

case Austrian infantry in line, one point away: disorder
phase charge
side polish
unit pl_1sk 2207 side-E
unit au_ir48_1 2607 NW line
do charge pl_1sk
do step pl_1sk 2307
do wait
do step pl_1sk 2407
do declare 2607
do wait
do try 2607
roll 22
event CARRE_DISORDERS unit au_ir48_1 [RZ-CARRE-20 RZ-CARRE-24 LB-2.16-11]
expect unit au_ir48_1 condition=disordered [RZ-CARRE-20 RZ-CARRE-24]

case Austrian infantry in line, one point away: rout
phase charge
side polish
unit pl_1sk 2207 side-E
unit au_ir48_1 2607 NW line
do charge pl_1sk
do step pl_1sk 2307
do wait
do step pl_1sk 2407
do declare 2607
do wait
do try 2607
roll 44
event CARRE_ROUTS unit au_ir48_1 [RZ-CARRE-20 RZ-CARRE-24 LB-2.16-12]
expect unit au_ir48_1 condition=routed [RZ-CARRE-20 RZ-CARRE-24]
