# [10.9.10a, 10.9.10b] Who has fired begins the next turn with a Fire 1 marker, and may remove it for
# a movement point in the first activation of its commander, r115.
case at the end of the turn every shot leaves one marker
turn 10
late never 0
phase movement
active ru_tormasow
unit ru_tormasow 2819
unit ru_muszb_1_1 2819 S
unit pl_sierakowski 2209
unit pl_7pp_1_1 2409 S shots=4
unit pl_7pp_1_2 2411 S shots=1
unit pl_7pp_1_3 2413 S
unit pl_wojciechowski_1 2415 S shots=2
unit pl_art_2 2215 S fired used
do stop
do stop
do chit pl_sierakowski
expect turn 11
expect unit pl_7pp_1_1 shots=1 [10.9.10a]
expect unit pl_7pp_1_2 shots=1 [10.9.10a]
expect unit pl_7pp_1_3 shots=0 [10.9.10a]
expect unit pl_wojciechowski_1 shots=1 [10.9.10a]

case with the marker the next shot counts as the second, and three are left
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2409 S shots=1 carried
unit ru_muszb_1_1 2509 N
do fire pl_7pp_1_1 2509
event FIRES unit pl_7pp_1_1 a 2 [10.9.10a]
roll 6
noevent MOD_FIRST_SHOT
noevent MOD_LATE_SHOT
event STANDS_FIRE a 6 b 6 [10.9.10a]

case removed for a point, the next shot is the first again
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2409 S shots=1 carried
unit ru_muszb_1_1 2509 N
do move pl_7pp_1_1
legal reload pl_7pp_1_1 [10.9.10b]
do reload pl_7pp_1_1
event RELOADS unit pl_7pp_1_1 [10.9.10b]
expect unit pl_7pp_1_1 shots=0 mp=1 [10.9.10b]
illegal reload pl_7pp_1_1 10.9.10b [10.9.10b]
do fire pl_7pp_1_1 2509
event FIRES unit pl_7pp_1_1 a 1 [10.9.10b]
roll 5
event MOD_FIRST_SHOT a 1 [10.9.10b]
expect unit pl_7pp_1_1 shots=1 mp=2 [10.9.10b]

case the removal may take the last point
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2309 S shots=1 carried mp=3
do move pl_7pp_1_1
legal reload pl_7pp_1_1 [10.9.10b]
do reload pl_7pp_1_1
expect unit pl_7pp_1_1 shots=0 mp=4 [10.9.10b]
illegal turn pl_7pp_1_1 SE 3.3f

case who has fired this turn has no old marker
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2309 S shots=1
unit pl_7pp_1_2 2313 S shots=2 carried
do move pl_7pp_1_1
illegal reload pl_7pp_1_1 10.9.10b [10.9.10b]
do turn pl_7pp_1_1 SE
do stop
do move pl_7pp_1_2
illegal reload pl_7pp_1_2 10.9.10b [10.9.10b]

case not in a second activation of the same commander
turn 10
phase movement
active pl_sierakowski
acted pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2309 S shots=1 carried
do move pl_7pp_1_1
illegal reload pl_7pp_1_1 10.9.10b [10.9.10b]

# Another commander's activation does not spend the first one of Sierakowski.
case an activation of somebody else does not matter
turn 10
phase movement
active pl_sierakowski
acted pl_kamienski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2309 S shots=1 carried
do move pl_7pp_1_1
legal reload pl_7pp_1_1 [10.9.10b]

# r115: the reserve has it removed by the first commander entitled to it.
case the reserve in the first activation of any commander but Poniński
turn 10
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_szuszkowski_1_1 2309 S shots=1 carried
do move pl_szuszkowski_1_1
legal reload pl_szuszkowski_1_1 [10.9.10b]

case the reserve when another has acted before
turn 10
phase movement
active pl_sierakowski
acted pl_kamienski
unit pl_sierakowski 2209
unit pl_szuszkowski_1_1 2309 S shots=1 carried
do move pl_szuszkowski_1_1
illegal reload pl_szuszkowski_1_1 10.9.10b [10.9.10b]

case the marker stays over a turn without fire
turn 10
late never 0
phase movement
active ru_tormasow
unit ru_tormasow 2819
unit ru_muszb_1_1 2819 S
unit pl_sierakowski 2209
unit pl_7pp_1_1 2409 S shots=1 carried
do stop
do stop
do chit pl_sierakowski
expect turn 11
expect unit pl_7pp_1_1 shots=1 [10.9.10a]
expect state unit pl_7pp_1_1 marks=2 [10.9.10a]

case the first activation is spent by having been
turn 10
phase activation
active pl_kosciuszko
pool pl_sierakowski
unit pl_kosciuszko 2107
unit pl_sierakowski 2209
unit pl_7pp_1_1 2309 S shots=1 carried
unit pl_7pp_1_2 2313 S shots=1 carried
unit ru_tormasow 2809
unit ru_muszb_1_1 2809 S
do activate pl_sierakowski
do move pl_7pp_1_1
legal reload pl_7pp_1_1 [10.9.10b]
do turn pl_7pp_1_1 SE
do stop
do stop
do stop
do done
do stop
draw pl_sierakowski
do move pl_7pp_1_2
illegal reload pl_7pp_1_2 10.9.10b [10.9.10b]

case Kościuszko's own six do not remove it
turn 10
phase movement
active pl_kosciuszko
round six
unit pl_kosciuszko 2209
unit pl_7pp_1_1 2309 S shots=1 carried six
do move pl_7pp_1_1
illegal reload pl_7pp_1_1 10.9.10b [10.9.10b]

case each unit of a line pays for its own marker
turn 10
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2308 S shots=1 carried
unit pl_7pp_1_2 2309 S shots=1 carried
unit pl_7pp_1_3 2310 S shots=1 carried
do line pl_7pp_1_1
legal reload pl_7pp_1_2 [10.9.10b]
do reload pl_7pp_1_1
do reload pl_7pp_1_3
do step pl_7pp_1_1 2408
expect unit pl_7pp_1_1 shots=0 mp=2 [10.9.10b]
expect unit pl_7pp_1_2 shots=1 mp=1 [10.9.10b]
expect unit pl_7pp_1_3 shots=0 mp=2 [10.9.10b]

case each unit of a stack as well
turn 10
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2309 S shots=1 carried
unit pl_7pp_1_2 2309 S shots=1 carried
do move pl_7pp_1_1
do with pl_7pp_1_2
do reload pl_7pp_1_2
do step pl_7pp_1_1 2409
expect unit pl_7pp_1_1 shots=1 mp=1 [10.9.10b]
expect unit pl_7pp_1_2 shots=0 mp=2 [10.9.10b]
