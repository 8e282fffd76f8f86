# [6.2.1a] r117: the Line marker falls off when the size of the stack leaves the band, not when somebody
# goes through the hex or a company joins it within the band.
case a company passes a stack under a Line marker
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2420 S form=ranked
unit pl_2pp_2_2 2420 S form=ranked
unit pl_2pp_2_3 2320 S
do move pl_2pp_2_3
do step pl_2pp_2_3 2420
do step pl_2pp_2_3 2520
expect unit pl_2pp_2_1 form=ranked [6.2.1a]
expect unit pl_2pp_2_2 form=ranked [6.2.1a]
expect unit pl_2pp_2_3 form=line [6.2.1a]

case cavalry passes it
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2320
unit pl_2pp_2_1 2420 S form=ranked
unit pl_2pp_2_2 2420 S form=ranked
unit pl_wojciechowski_1 2320 S
do move pl_wojciechowski_1
do step pl_wojciechowski_1 2420
do step pl_wojciechowski_1 2520
expect unit pl_2pp_2_1 form=ranked [6.2.1a]
expect unit pl_2pp_2_2 form=ranked [6.2.1a]

case a company that joins within the band stands under the marker too
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2420 S form=ranked
unit pl_2pp_2_2 2420 S form=ranked
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2319 S
do move pl_2pp_2_3
do step pl_2pp_2_3 2420
do stop
expect unit pl_2pp_2_1 form=ranked [6.2.1a]
expect unit pl_2pp_2_3 form=ranked [6.2.1a]
