# [10.9.3] Units without firepower never fire, but they are shot at.

case no fire of scythemen, but they are a target
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_grenkrak_1_1 2409 S
unit pl_7pp_1_1 2411 S
unit ru_muszb_1_2 2609 N
unit ru_kozak_1 2611 N
illegal fire pl_grenkrak_1_1 2609 10.9.3 [10.9.3]
legal fire pl_7pp_1_1 2611 [10.9.3]

case no fire of cossacks, but they are a target
phase movement
active pl_sierakowski
actor russian
unit pl_sierakowski 2309
unit pl_grenkrak_1_1 2409 S
unit pl_7pp_1_1 2411 S
unit ru_muszb_1_2 2609 N
unit ru_kozak_1 2611 N
illegal fire ru_kozak_1 2411 10.9.3 [10.9.3]
legal fire ru_muszb_1_2 2409 [10.9.3]

# r132: firepower falls with size, never below 0; at 0 there is no fire.
case worn down cavalry has no fire left
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2309
unit pl_wojciechowski_1 2409 S
unit pl_wojciechowski_2 2412 S lost=1
unit ru_kozak_1 2609 N
unit ru_kozak_2 2612 N
expect unit pl_wojciechowski_1 firepower=1 [10.9.3]
expect unit pl_wojciechowski_2 firepower=0 [10.9.3]
legal fire pl_wojciechowski_1 2609 [10.9.3]
illegal fire pl_wojciechowski_2 2612 10.9.3 [10.9.3]

# In this book the printed rating decides, not the kind of unit: militia scythemen have a few muskets.
case scythemen with a rating of their own do fire, until the first loss
phase movement
active pl_poninski
unit pl_poninski 2309
unit pl_milicja_1_1 2409 S
unit pl_milicja_1_2 2412 S lost=1
unit pl_och_1 2415 S
unit ru_kozak_1 2509 N
unit ru_kozak_2 2512 N
unit ru_kozak_3 2515 N
legal fire pl_milicja_1_1 2509 [10.9.3]
illegal fire pl_milicja_1_2 2512 10.9.3 [10.9.3]
illegal fire pl_och_1 2515 10.9.3 [10.9.3]
