# [3.4b] [3.4c] [3.4h] The values of a counter, loss by loss: front, -1, -2, back, -1, -2 [3.4i] [3.4j].
# [TAB-BACKSIDE] On the back stands 3 for 6, 2 for 5, 2 for 4, 1 for 3, 1 for 2; there morale is one lower.

case size 5, 1/I/15 pp: front
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_15pp_1_1 2320 S
expect unit pl_15pp_1_1 morale=5 strength=5 firepower=5 left=5 steps=5 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 5, 1/I/15 pp: front with -1
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_15pp_1_1 2320 S lost=1
expect unit pl_15pp_1_1 morale=5 strength=4 firepower=4 left=4 steps=5 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 5, 1/I/15 pp: front with -2
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_15pp_1_1 2320 S lost=2
expect unit pl_15pp_1_1 morale=5 strength=3 firepower=3 left=3 steps=5 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 5, 1/I/15 pp: back
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_15pp_1_1 2320 S lost=3
expect unit pl_15pp_1_1 morale=4 strength=2 firepower=2 left=2 steps=5 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 5, 1/I/15 pp: back with -1
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_15pp_1_1 2320 S lost=4
expect unit pl_15pp_1_1 morale=4 strength=1 firepower=1 left=1 steps=5 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 4, 1/gren. krak.: front
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_grenkrak_1_1 2320 S
expect unit pl_grenkrak_1_1 morale=6 strength=4 firepower=0 left=4 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 4, 1/gren. krak.: front with -1
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_grenkrak_1_1 2320 S lost=1
expect unit pl_grenkrak_1_1 morale=6 strength=3 firepower=0 left=3 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 4, 1/gren. krak.: back
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_grenkrak_1_1 2320 S lost=2
expect unit pl_grenkrak_1_1 morale=5 strength=2 firepower=0 left=2 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 4, 1/gren. krak.: back with -1
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_grenkrak_1_1 2320 S lost=3
expect unit pl_grenkrak_1_1 morale=5 strength=1 firepower=0 left=1 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 4, 1/I/milicja: front
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_milicja_1_1 2320 S
expect unit pl_milicja_1_1 morale=4 strength=4 firepower=1 left=4 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 4, 1/I/milicja: front with -1
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_milicja_1_1 2320 S lost=1
expect unit pl_milicja_1_1 morale=4 strength=3 firepower=0 left=3 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 4, 1/I/milicja: back
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_milicja_1_1 2320 S lost=2
expect unit pl_milicja_1_1 morale=3 strength=2 firepower=0 left=2 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 4, 1/I/milicja: back with -1
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_milicja_1_1 2320 S lost=3
expect unit pl_milicja_1_1 morale=3 strength=1 firepower=0 left=1 steps=4 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 3, 1/II/2 pp: front
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
expect unit pl_2pp_2_1 morale=6 strength=3 firepower=3 left=3 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 3, 1/II/2 pp: front with -1
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S lost=1
expect unit pl_2pp_2_1 morale=6 strength=2 firepower=2 left=2 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 3, 1/II/2 pp: back
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S lost=2
expect unit pl_2pp_2_1 morale=5 strength=1 firepower=1 left=1 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 3, 1/I/Kijowski: front
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit ru_kijowski_1_1 2320 S
expect unit ru_kijowski_1_1 morale=8 strength=3 firepower=3 left=3 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 3, 1/I/Kijowski: front with -1
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit ru_kijowski_1_1 2320 S lost=1
expect unit ru_kijowski_1_1 morale=8 strength=2 firepower=2 left=2 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 3, 1/I/Kijowski: back
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit ru_kijowski_1_1 2320 S lost=2
expect unit ru_kijowski_1_1 morale=7 strength=1 firepower=1 left=1 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 3, 1/I/musz. F: front
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit ru_muszf_1_1 2320 S
expect unit ru_muszf_1_1 morale=6 strength=3 firepower=3 left=3 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 3, 1/I/musz. F: front with -1
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit ru_muszf_1_1 2320 S lost=1
expect unit ru_muszf_1_1 morale=6 strength=2 firepower=2 left=2 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, 3.4i]

case size 3, 1/I/musz. F: back
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit ru_muszf_1_1 2320 S lost=2
expect unit ru_muszf_1_1 morale=5 strength=1 firepower=1 left=1 steps=3 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 2, 1/Rafałowicz: front
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_rafalowicz_1_1 2320 S
expect unit pl_rafalowicz_1_1 morale=6 strength=2 firepower=2 left=2 steps=2 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 2, 1/Rafałowicz: back
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_rafalowicz_1_1 2320 S lost=1
expect unit pl_rafalowicz_1_1 morale=5 strength=1 firepower=1 left=1 steps=2 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 2, I/Wojciechowski: front
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_wojciechowski_1 2320 S
expect unit pl_wojciechowski_1 morale=6 strength=2 firepower=1 left=2 steps=2 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 2, I/Wojciechowski: back
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_wojciechowski_1 2320 S lost=1
expect unit pl_wojciechowski_1 morale=5 strength=1 firepower=0 left=1 steps=2 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 2, 1/I/jegrzy B: front
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit ru_jegb_1_1 2320 S
expect unit ru_jegb_1_1 morale=7 strength=2 firepower=2 left=2 steps=2 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 2, 1/I/jegrzy B: back
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit ru_jegb_1_1 2320 S lost=1
expect unit ru_jegb_1_1 morale=6 strength=1 firepower=1 left=1 steps=2 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 2, 1/kozak: front
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit ru_kozak_1 2320 S
expect unit ru_kozak_1 morale=5 strength=2 firepower=0 left=2 steps=2 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case size 2, 1/kozak: back
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit ru_kozak_1 2320 S lost=1
expect unit ru_kozak_1 morale=4 strength=1 firepower=0 left=1 steps=2 [3.4b, 3.4c, 3.4h, 3.4j, TAB-BACKSIDE]

case size 1, 1/ochotnicy: front
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_och_1 2320 S
expect unit pl_och_1 morale=5 strength=1 firepower=0 left=1 steps=1 [3.4b, 3.4c, 3.4h, 3.4j, 3.4k]

case the printed example: one loss, a -1 marker, morale unchanged
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_art_7 2720 N form=line
unit pl_15pp_1_1 2320 S
expect unit pl_15pp_1_1 morale=5 strength=5 firepower=5 [3.4m]
do bombard ru_art_7 2320
roll 9
event TAKES_LOSS unit pl_15pp_1_1 a 4 [3.4i]
expect unit pl_15pp_1_1 morale=5 strength=4 firepower=4 lost=1 [3.4i, 3.4m]

case firepower does not fall below nought
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_wojciechowski_1 2320 S lost=1              # size 1, firepower nought
unit ru_muszf_1_1 2420 N shots=4
expect unit pl_wojciechowski_1 strength=1 firepower=0 [3.4i]
illegal fire pl_wojciechowski_1 2420 10.9.3 [3.4i]

case the counter turns to its back and a worse morale
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit ru_muszf_1_1 2720 N lost=1
do bombard pl_art_1 2720
roll 9
event TAKES_LOSS unit ru_muszf_1_1 [3.4i]
expect unit ru_muszf_1_1 morale=5 lost=2 [3.4j, TAB-BACKSIDE]

case with no loss left to take a unit is eliminated
turn 4
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit ru_muszf_1_1 2720 N lost=2
unit ru_muszf_1_2 2730 N
do bombard pl_art_1 2720
roll 9
event IS_DESTROYED unit ru_muszf_1_1 hex 2720 [3.4l]
expect unit ru_muszf_1_1 gone hex=off [3.4l]
expect points polish 1 [3.4l]

case with one left it is not
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit ru_muszf_1_1 2720 N lost=1
unit ru_muszf_1_2 2730 N
do bombard pl_art_1 2720
roll 9
expect unit ru_muszf_1_1 alive left=1 [3.4l]

case an eliminated unit takes no more part
phase movement
active pl_kamienski
gone pl_2pp_2_2
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
illegal move pl_2pp_2_2 3.4l [3.4l]

case a unit of size 1 has a front only
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_art_7 2720 N form=line
unit pl_och_1 2320 S
unit pl_och_2 2330 S
do bombard ru_art_7 2320
roll 9
event IS_DESTROYED unit pl_och_1 [3.4j, 3.4l]

case the fronts: every unit begins on its starting hex at full size
setup
expect unit pl_2pp_2_1 hex=1139 lost=0 strength=3 [3.4k]
expect unit pl_15pp_1_1 hex=1525 lost=0 strength=5 [3.4k]
