# [9.1A-4, 9.1A-5] The third option: skirmishers check, fire, and stay or go.

case infantry in skirmish order may check and fire
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_jega_1 2944 N form=skirmish      # morale 7, firepower 2
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
legal harry ru_jega_1 [9.1A-4]
legal volley ru_jega_1 [9.1A-4]
legal counter ru_jega_1 [9.1A-4]
do harry ru_jega_1
chance 9.1A-4 [9.1A-4]
roll 7
event WILL_HARRY unit ru_jega_1 a 7 b 7 [9.1A-4]
expect prompt ASK_HARRY_FIRE [9.1A-4]
legal stay ru_jega_1 [9.1A-4]             # it can fire, and need not
legal fallback ru_jega_1 [9.1A-4]
illegal fire ru_jega_1 2743 9.1 [9.1A-4]
do fire ru_jega_1 2844
event FIRES unit ru_jega_1 hex 2844 a 1 [9.1A-4]
chance 10.9.7-missing [9.1A-4]
roll 0
expect prompt ASK_HARRY [9.1A-4]
illegal fire ru_jega_1 2844 9.1A-4 [9.1A-4]
expect actor russian [9.1A-4]
legal stay ru_jega_1 [9.1A-4]
legal fallback ru_jega_1 [9.1A-4]
do stay ru_jega_1
expect unit ru_jega_1 hex=2944 shots=1 lost=0 [9.1A-4]
expect prompt ASK_MOVE [9.1A-4]

case after its fire it goes back one hex
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_jega_1 2944 N form=skirmish
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do harry ru_jega_1
roll 0
do fire ru_jega_1 2844
roll 0
do fallback ru_jega_1
legal retreat ru_jega_1 3044 [9.1A-4]
legal retreat ru_jega_1 3043 [9.1A-4]
illegal retreat ru_jega_1 2945 10.11 [9.1A-4]
do retreat ru_jega_1 3044
expect unit ru_jega_1 hex=3044 facing=N lost=0 form=skirmish [9.1A-4]
expect prompt ASK_MOVE [9.1A-4]

case without fire it goes back as well
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_jega_1 2944 N form=skirmish
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do harry ru_jega_1
illegal fallback ru_jega_1 2.2 [9.1A-4]   # after the check
roll 0
do fallback ru_jega_1
do retreat ru_jega_1 3044
expect unit ru_jega_1 hex=3044 shots=0 [9.1A-4]

case a failed check: two hexes back and a loss
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_jega_1 2944 N form=skirmish
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do harry ru_jega_1
roll 8
event SKIRMISHERS_SHRINK unit ru_jega_1 a 8 b 7 [9.1A-5]
noevent FIRES
do retreat ru_jega_1 3044
do retreat ru_jega_1 3144
expect unit ru_jega_1 hex=3144 facing=N lost=1 shots=0 [9.1A-5]
expect prompt ASK_MOVE [9.1A-5]

case with one step left the loss is its end
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_jega_1 2944 N form=skirmish lost=1   # morale 6
unit ru_jega_2 3244 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do harry ru_jega_1
roll 7
expect unit ru_jega_1 gone [9.1A-5]
expect points polish 0 [9.1A-5]

case in line they have no such choice
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_jega_1 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
illegal harry ru_jega_1 9.1A-4 [9.1A-4]
legal volley ru_jega_1 [9.1A-4]

case nor have musketeers
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_1 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
illegal harry ru_muszb_1_1 9.1A-4 [9.1A-4]

case nor is it for skirmishers before cavalry
phase movement
active pl_kamienski
unit pl_kamienski 2643
unit pl_5psp_1 2744 S
unit ru_jega_1 2944 N form=skirmish
do move pl_5psp_1
do step pl_5psp_1 2844
illegal harry ru_jega_1 9.1B [9.1A-4, 9.1B]
legal volley ru_jega_1 [9.1B]
expect count harry 0 [9.1B]

case who cannot fire any more checks, and stays or goes
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_jega_1 2944 N form=skirmish shots=4
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
legal harry ru_jega_1 [9.1A-4]
illegal volley ru_jega_1 10.9.1a
do harry ru_jega_1
roll 7
illegal fire ru_jega_1 2844 10.9.1a [9.1A-4]
legal stay ru_jega_1 [9.1A-4]
do fallback ru_jega_1
do retreat ru_jega_1 3044
expect unit ru_jega_1 hex=3044 shots=4 [9.1A-4]

case nobody joins in that fire
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_jega_1 2944 N form=skirmish
unit ru_jega_2 2945 N form=skirmish
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do volley ru_jega_2
do harry ru_jega_1
roll 0
do fire ru_jega_1 2844
event FIRES unit ru_jega_1 hex 2844
event FIRE_ROW a 2 [9.1A-4]
expect unit ru_jega_2 shots=0 [9.1A-4]

case who went back has done with this enemy step
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_jega_1 2944 N form=skirmish
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do harry ru_jega_1
roll 0
do fire ru_jega_1 2844
roll 0
do fallback ru_jega_1
do retreat ru_jega_1 3044
expect actor polish [9.1A-4]
do step pl_7pp_1_1 2944
expect prompt ASK_REACTION [9.1A-4]    # but the next hex asks it again
legal harry ru_jega_1 [9.1A-4]

case two units harry one after the other
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_jega_1 2944 N form=skirmish
unit ru_jega_2 2945 N form=skirmish
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do harry ru_jega_2
do harry ru_jega_1
roll 0
do fire ru_jega_2 2844
event FIRES unit ru_jega_2 [9.1A-4]
roll 0
do fallback ru_jega_2
do retreat ru_jega_2 3045
chance 9.1A-4 [9.1A-4]
roll 0
do fire ru_jega_1 2844
event FIRES unit ru_jega_1 [9.1A-4]
roll 0
do stay ru_jega_1
expect prompt ASK_MOVE [9.1A-4]

case a stack checks once with its top unit and goes back together (9.3)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_jega_1 2944 N form=skirmish
unit ru_jega_2 2944 N form=skirmish lost=1
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do harry ru_jega_1
roll 7
event WILL_HARRY unit ru_jega_1 [9.1A-4, 9.3]
do fallback ru_jega_1
do retreat ru_jega_1 3044
expect unit ru_jega_2 hex=3044 [9.1A-4]

case the loss of the retreat comes on top of the loss of the failed check
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit pl_7pp_1_2 3042 NE               # front 2943 and 3043
unit ru_jega_1 2944 N form=skirmish
unit ru_jega_2 3244 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do harry ru_jega_1
roll 8
do retreat ru_jega_1 3043
expect unit ru_jega_1 gone [9.1A-5]

# r266: the right is that of the skirmishers, not of the stack.
case skirmishers over line companies go without them
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_jega_1 2944 N form=skirmish
unit ru_muszb_1_1 2944 N
unit ru_muszb_1_2 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do harry ru_jega_1
expect prompt ASK_REACTION [9.1A-4]       # the line is asked for itself
illegal harry ru_muszb_1_1 9.1A-4 [9.1A-4]
illegal volley ru_muszb_1_1 6.8a [9.1A-1] # it is not on top
legal counter ru_muszb_1_1 [9.1A-2]
do hold ru_muszb_1_1
roll 0
do fire ru_jega_1 2844
roll 0
do fallback ru_jega_1
do retreat ru_jega_1 3044
expect unit ru_jega_1 hex=3044 shots=1 [9.1A-4]
expect unit ru_muszb_1_1 hex=2944 [9.1A-4]
expect unit ru_muszb_1_2 hex=2944 [9.1A-4]
expect prompt ASK_MOVE [9.1A-4]

case when they fail the loss and the way back are theirs alone
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_jega_1 2944 N form=skirmish
unit ru_muszb_1_1 2944 N
unit ru_muszb_1_2 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do harry ru_jega_1
do hold ru_muszb_1_1
roll 8
event SKIRMISHERS_SHRINK unit ru_jega_1 [9.1A-5]
do retreat ru_jega_1 3044
do retreat ru_jega_1 3144
expect unit ru_jega_1 hex=3144 lost=1 [9.1A-5]
expect unit ru_muszb_1_1 hex=2944 lost=0 [9.1A-5]
expect unit ru_muszb_1_2 hex=2944 lost=0 [9.1A-5]

case under line companies they check and go, without a shot
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_1 2944 N
unit ru_jega_1 2944 N form=skirmish
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
legal harry ru_jega_1 [9.1A-4]
do harry ru_jega_1
do volley ru_muszb_1_1
roll 0
illegal fire ru_jega_1 2844 6.8a [9.1A-4]
do fallback ru_jega_1
do retreat ru_jega_1 3044
expect prompt ASK_REACTION_FIRE [9.1A-1]
do fire ru_muszb_1_1 2844
expect unit ru_jega_1 hex=3044 [9.1A-4]
expect unit ru_muszb_1_1 hex=2944 shots=1 [9.1A-1]

case the line counterattacks, skirmishers who stayed do not go with it
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_jega_1 2944 N form=skirmish
unit ru_muszb_1_1 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do harry ru_jega_1
do counter ru_muszb_1_1
roll 0
do stay ru_jega_1
roll 0
event COUNTERATTACKS unit ru_muszb_1_1 hex 2844 [9.1A-2]
noevent SHRINKS_BACK
expect unit ru_jega_1 hex=2944 [9.1A-4]
expect unit ru_muszb_1_1 hex=2844 [9.1A-2]
