title turns, half-turns, phases

case the Poles have the first half of the turn, the Austrians the second
setup
expect actor polish [LB-1-7]
expect state phase charge [LB-1-5]
expect turn 1 [LB-1-2]
do end
expect state phase movement [LB-1-5]
do end
expect actor austrian [LB-1-2 LB-1-7]
expect state phase charge [LB-1-5]
do end
do end
do end
expect turn 2 [LB-1-6]
expect actor polish [LB-1-6]

case or the other way round
option first=austrian
setup
expect actor austrian [LB-1-7]

case cavalry that has charged does not move
unit pl_1sk 3008 side-NE charged
unit pl_2pp_1 2008 side-NE
illegal move pl_1sk LB-1-8 [LB-1-8]

case a routed unit does not move, nor one that went back before melee
unit pl_1sk 3008 routed
unit pl_2pp_1 2008 no_move
unit pl_3pp_1 2010
illegal move pl_1sk ROUTED_DOES_NOT_MOVE [LB-2.14-3]
illegal move pl_2pp_1 RETREATED_BEFORE [LB-2.13-3]

case a disordered unit has half its points
unit pl_2pp_1 3008 side-NE disordered
unit pl_poniatowski 2030
do move pl_2pp_1
do step pl_2pp_1 3107
do step pl_2pp_1 3106
do step pl_2pp_1 3205
do step pl_2pp_1 3204
expect unit pl_2pp_1 hex=3204 mp=8 status=moved [LB-2.14-2]

case leaders ride alone, sixteen points, woods for two
unit pl_poniatowski 4126
unit pl_2pp_1 2008
do move pl_poniatowski
do step pl_poniatowski 4226
expect unit pl_poniatowski mp=4 [LB-2.19-1]

case cavalry takes a leader it finds alone, infantry drives him away
unit pl_1sk 3009 side-NW
unit pl_2pp_1 2009 side-NW
unit au_mohr 2908
unit au_civalart 1908
unit au_ir48_1 6008
unit pl_poniatowski 2030
do move pl_1sk
do step pl_1sk 2908
event LEADER_IS_TAKEN unit au_mohr [LB-2.19-4]
expect unit au_mohr gone [LB-2.19-4]
do stop
do move pl_2pp_1
do step pl_2pp_1 1908
expect unit au_civalart hex=6008 [LB-2.19-4]
