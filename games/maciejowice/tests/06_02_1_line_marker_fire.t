# [6.2.1b] [6.8a] Under a Line marker the units fire together; the top one speaks for those who can.
case scythemen on top of a Line: the company under them fires
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_grenkrak_1_1 2420 S form=ranked
unit pl_2pp_2_2 2420 S form=ranked
unit ru_muszf_1_1 2520 N shots=4
legal fire pl_grenkrak_1_1 2520 [6.2.1b, 6.8a]
do fire pl_grenkrak_1_1 2520
event FIRE_ROW a 2 [6.2.1b]                # 0 + 3

case the top unit has fired four times, the other has not
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2420 S form=ranked shots=4
unit pl_2pp_2_2 2420 S form=ranked
unit ru_muszf_1_1 2520 N shots=4
legal fire pl_2pp_2_1 2520 [6.2.1b, 6.8a]
