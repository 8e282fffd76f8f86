case no double time into woods from beyond the edge either
turn 10
late called 10
phase movement
active pl_poninski
do move pl_pon_1_1
legal enter pl_pon_1_1 0801 [8.9g]
do double pl_pon_1_1
illegal enter pl_pon_1_1 0801 8.9g [8.9g]
legal enter pl_pon_1_1 0501 [8.9g]
