# [8.16a] [6.2a] Size 20 may be twenty units of size 1: a stack that moves as one brings them all along.
case eighteen weak companies move as one stack
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S lost=2
unit pl_1pp_1_2 1520 S lost=2
unit pl_1pp_1_3 1520 S lost=2
unit pl_1pp_1_4 1520 S lost=2
unit pl_1pp_2_1 1520 S lost=2
unit pl_1pp_2_2 1520 S lost=2
unit pl_1pp_2_3 1520 S lost=2
unit pl_1pp_2_4 1520 S lost=2
unit pl_13pp_1_1 1520 S lost=2
unit pl_13pp_1_2 1520 S lost=2
unit pl_13pp_1_3 1520 S lost=2
unit pl_13pp_1_4 1520 S lost=2
unit pl_9pp_1_1 1520 S lost=2
unit pl_9pp_1_2 1520 S lost=2
unit pl_9pp_1_3 1520 S lost=2
unit pl_9pp_1_4 1520 S lost=2
unit pl_kos_1pp_1 1520 S lost=5
unit pl_kos_1pp_2 1520 S lost=5
do move pl_1pp_1_1
do with pl_1pp_1_2
do with pl_1pp_1_3
do with pl_1pp_1_4
do with pl_1pp_2_1
do with pl_1pp_2_2
do with pl_1pp_2_3
do with pl_1pp_2_4
do with pl_13pp_1_1
do with pl_13pp_1_2
do with pl_13pp_1_3
do with pl_13pp_1_4
do with pl_9pp_1_1
do with pl_9pp_1_2
do with pl_9pp_1_3
do with pl_9pp_1_4
do with pl_kos_1pp_1
do with pl_kos_1pp_2
do step pl_1pp_1_1 1620
expect unit pl_1pp_1_1 hex=1620 [6.2a]
expect unit pl_1pp_1_2 hex=1620 [6.2a]
expect unit pl_1pp_1_3 hex=1620 [6.2a]
expect unit pl_1pp_1_4 hex=1620 [6.2a]
expect unit pl_1pp_2_1 hex=1620 [6.2a]
expect unit pl_1pp_2_2 hex=1620 [6.2a]
expect unit pl_1pp_2_3 hex=1620 [6.2a]
expect unit pl_1pp_2_4 hex=1620 [6.2a]
expect unit pl_13pp_1_1 hex=1620 [6.2a]
expect unit pl_13pp_1_2 hex=1620 [6.2a]
expect unit pl_13pp_1_3 hex=1620 [6.2a]
expect unit pl_13pp_1_4 hex=1620 [6.2a]
expect unit pl_9pp_1_1 hex=1620 [6.2a]
expect unit pl_9pp_1_2 hex=1620 [6.2a]
expect unit pl_9pp_1_3 hex=1620 [6.2a]
expect unit pl_9pp_1_4 hex=1620 [6.2a]
expect unit pl_kos_1pp_1 hex=1620 [6.2a]
expect unit pl_kos_1pp_2 hex=1620 [6.2a]
