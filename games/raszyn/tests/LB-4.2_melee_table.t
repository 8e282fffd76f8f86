title the melee table, each entry by its first and its last roll

case 1:3, 11: AR
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=6
do assault 3008
roll 66
roll 66
roll 11
event RESULT_AR hex 3008 [LB-4.2-1]

case 1:3, 26: AR
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=6
do assault 3008
roll 66
roll 66
roll 26
event RESULT_AR hex 3008 [LB-4.2-1]

case 1:3, 31: AD
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=6
do assault 3008
roll 66
roll 66
roll 31
event RESULT_AD hex 3008 [LB-4.2-1]

case 1:3, 46: AD
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=6
do assault 3008
roll 66
roll 66
roll 46
event RESULT_AD hex 3008 [LB-4.2-1]

case 1:3, 51: 2/1*
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=6
do assault 3008
roll 66
roll 66
roll 51
event RESULT_EXCHANGE hex 3008 a 2 b 1 [LB-4.2-1]

case 1:3, 56: 2/1*
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=6
do assault 3008
roll 66
roll 66
roll 56
event RESULT_EXCHANGE hex 3008 a 2 b 1 [LB-4.2-1]

case 1:3, 61: 1/1*
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=6
do assault 3008
roll 66
roll 66
roll 61
event RESULT_EXCHANGE hex 3008 a 1 b 1 [LB-4.2-1]

case 1:3, 64: 1/1*
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=6
do assault 3008
roll 66
roll 66
roll 64
event RESULT_EXCHANGE hex 3008 a 1 b 1 [LB-4.2-1]

case 1:3, 65: DD
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=6
do assault 3008
roll 66
roll 66
roll 65
event RESULT_DD hex 3008 [LB-4.2-1]

case 1:3, 66: DD
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=6
do assault 3008
roll 66
roll 66
roll 66
event RESULT_DD hex 3008 [LB-4.2-1]

case 1:2, 11: AR
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 11
event RESULT_AR hex 3008 [LB-4.2-2]

case 1:2, 21: AR
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 21
event RESULT_AR hex 3008 [LB-4.2-2]

case 1:2, 22: AD
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 22
event RESULT_AD hex 3008 [LB-4.2-2]

case 1:2, 41: AD
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 41
event RESULT_AD hex 3008 [LB-4.2-2]

case 1:2, 42: 2/1*
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 42
event RESULT_EXCHANGE hex 3008 a 2 b 1 [LB-4.2-2]

case 1:2, 51: 2/1*
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 51
event RESULT_EXCHANGE hex 3008 a 2 b 1 [LB-4.2-2]

case 1:2, 52: 1/1*
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 52
event RESULT_EXCHANGE hex 3008 a 1 b 1 [LB-4.2-2]

case 1:2, 61: 1/1*
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 61
event RESULT_EXCHANGE hex 3008 a 1 b 1 [LB-4.2-2]

case 1:2, 62: DD
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 62
event RESULT_DD hex 3008 [LB-4.2-2]

case 1:2, 66: DD
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 66
event RESULT_DD hex 3008 [LB-4.2-2]

case 1:1, 11: AR
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 11
event RESULT_AR hex 3008 [LB-4.2-3]

case 1:1, 13: AR
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 13
event RESULT_AR hex 3008 [LB-4.2-3]

case 1:1, 14: AD
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 14
event RESULT_AD hex 3008 [LB-4.2-3]

case 1:1, 31: AD
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 31
event RESULT_AD hex 3008 [LB-4.2-3]

case 1:1, 32: 2/1*
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 32
event RESULT_EXCHANGE hex 3008 a 2 b 1 [LB-4.2-3]

case 1:1, 36: 2/1*
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 36
event RESULT_EXCHANGE hex 3008 a 2 b 1 [LB-4.2-3]

case 1:1, 41: 1/1*
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 41
event RESULT_EXCHANGE hex 3008 a 1 b 1 [LB-4.2-3]

case 1:1, 46: 1/1*
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 46
event RESULT_EXCHANGE hex 3008 a 1 b 1 [LB-4.2-3]

case 1:1, 51: 1/2*
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 51
event RESULT_EXCHANGE hex 3008 a 1 b 2 [LB-4.2-3]

case 1:1, 53: 1/2*
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 53
event RESULT_EXCHANGE hex 3008 a 1 b 2 [LB-4.2-3]

case 1:1, 54: DD
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 54
event RESULT_DD hex 3008 [LB-4.2-3]

case 1:1, 65: DD
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 65
event RESULT_DD hex 3008 [LB-4.2-3]

case 1:1, 66: DR
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 66
event RESULT_DR hex 3008 [LB-4.2-3]

case 3:2, 11: AR
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 11
event RESULT_AR hex 3008 [LB-4.2-4]

case 3:2, 12: AD
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 12
event RESULT_AD hex 3008 [LB-4.2-4]

case 3:2, 24: AD
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 24
event RESULT_AD hex 3008 [LB-4.2-4]

case 3:2, 25: 2/1*
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 25
event RESULT_EXCHANGE hex 3008 a 2 b 1 [LB-4.2-4]

case 3:2, 32: 2/1*
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 32
event RESULT_EXCHANGE hex 3008 a 2 b 1 [LB-4.2-4]

case 3:2, 33: 1/1*
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 33
event RESULT_EXCHANGE hex 3008 a 1 b 1 [LB-4.2-4]

case 3:2, 42: 1/1*
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 42
event RESULT_EXCHANGE hex 3008 a 1 b 1 [LB-4.2-4]

case 3:2, 43: 1/2*
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 43
event RESULT_EXCHANGE hex 3008 a 1 b 2 [LB-4.2-4]

case 3:2, 46: 1/2*
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 46
event RESULT_EXCHANGE hex 3008 a 1 b 2 [LB-4.2-4]

case 3:2, 51: DD
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 51
event RESULT_DD hex 3008 [LB-4.2-4]

case 3:2, 63: DD
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 63
event RESULT_DD hex 3008 [LB-4.2-4]

case 3:2, 64: DR
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 64
event RESULT_DR hex 3008 [LB-4.2-4]

case 3:2, 66: DR
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 66
event RESULT_DR hex 3008 [LB-4.2-4]

case 2:1, 11: AD
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=3
do assault 3008
roll 66
roll 66
roll 11
event RESULT_AD hex 3008 [LB-4.2-5]

case 2:1, 16: AD
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=3
do assault 3008
roll 66
roll 66
roll 16
event RESULT_AD hex 3008 [LB-4.2-5]

case 2:1, 21: 1/1*
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=3
do assault 3008
roll 66
roll 66
roll 21
event RESULT_EXCHANGE hex 3008 a 1 b 1 [LB-4.2-5]

case 2:1, 31: 1/1*
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=3
do assault 3008
roll 66
roll 66
roll 31
event RESULT_EXCHANGE hex 3008 a 1 b 1 [LB-4.2-5]

case 2:1, 32: 1/2*
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=3
do assault 3008
roll 66
roll 66
roll 32
event RESULT_EXCHANGE hex 3008 a 1 b 2 [LB-4.2-5]

case 2:1, 36: 1/2*
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=3
do assault 3008
roll 66
roll 66
roll 36
event RESULT_EXCHANGE hex 3008 a 1 b 2 [LB-4.2-5]

case 2:1, 41: DD
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=3
do assault 3008
roll 66
roll 66
roll 41
event RESULT_DD hex 3008 [LB-4.2-5]

case 2:1, 61: DD
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=3
do assault 3008
roll 66
roll 66
roll 61
event RESULT_DD hex 3008 [LB-4.2-5]

case 2:1, 62: DR
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=3
do assault 3008
roll 66
roll 66
roll 62
event RESULT_DR hex 3008 [LB-4.2-5]

case 2:1, 66: DR
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=3
do assault 3008
roll 66
roll 66
roll 66
event RESULT_DR hex 3008 [LB-4.2-5]

case 3:1, 11: AD
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=2
do assault 3008
roll 66
roll 66
roll 11
event RESULT_AD hex 3008 [LB-4.2-6]

case 3:1, 13: AD
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=2
do assault 3008
roll 66
roll 66
roll 13
event RESULT_AD hex 3008 [LB-4.2-6]

case 3:1, 14: 1/1*
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=2
do assault 3008
roll 66
roll 66
roll 14
event RESULT_EXCHANGE hex 3008 a 1 b 1 [LB-4.2-6]

case 3:1, 23: 1/1*
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=2
do assault 3008
roll 66
roll 66
roll 23
event RESULT_EXCHANGE hex 3008 a 1 b 1 [LB-4.2-6]

case 3:1, 24: 1/2*
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=2
do assault 3008
roll 66
roll 66
roll 24
event RESULT_EXCHANGE hex 3008 a 1 b 2 [LB-4.2-6]

case 3:1, 31: 1/2*
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=2
do assault 3008
roll 66
roll 66
roll 31
event RESULT_EXCHANGE hex 3008 a 1 b 2 [LB-4.2-6]

case 3:1, 32: DD
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=2
do assault 3008
roll 66
roll 66
roll 32
event RESULT_DD hex 3008 [LB-4.2-6]

case 3:1, 55: DD
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=2
do assault 3008
roll 66
roll 66
roll 55
event RESULT_DD hex 3008 [LB-4.2-6]

case 3:1, 56: DR
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=2
do assault 3008
roll 66
roll 66
roll 56
event RESULT_DR hex 3008 [LB-4.2-6]

case 3:1, 65: DR
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=2
do assault 3008
roll 66
roll 66
roll 65
event RESULT_DR hex 3008 [LB-4.2-6]

case 3:1, 66: DS
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=2
do assault 3008
roll 66
roll 66
roll 66
event RESULT_DS hex 3008 [LB-4.2-6]

case 4:1, 11: AD
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 11
event RESULT_AD hex 3008 [LB-4.2-7]

case 4:1, 12: 1/1*
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 12
event RESULT_EXCHANGE hex 3008 a 1 b 1 [LB-4.2-7]

case 4:1, 15: 1/1*
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 15
event RESULT_EXCHANGE hex 3008 a 1 b 1 [LB-4.2-7]

case 4:1, 16: 1/2*
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 16
event RESULT_EXCHANGE hex 3008 a 1 b 2 [LB-4.2-7]

case 4:1, 23: 1/2*
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 23
event RESULT_EXCHANGE hex 3008 a 1 b 2 [LB-4.2-7]

case 4:1, 24: DD
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 24
event RESULT_DD hex 3008 [LB-4.2-7]

case 4:1, 51: DD
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 51
event RESULT_DD hex 3008 [LB-4.2-7]

case 4:1, 52: DR
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 52
event RESULT_DR hex 3008 [LB-4.2-7]

case 4:1, 63: DR
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 63
event RESULT_DR hex 3008 [LB-4.2-7]

case 4:1, 64: DS
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 64
event RESULT_DS hex 3008 [LB-4.2-7]

case 4:1, 66: DS
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 66
event RESULT_DS hex 3008 [LB-4.2-7]

case 5:1, 11: 1/1*
phase melee
unit pl_2pp_1 3009 side-NE left=5
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 11
event RESULT_EXCHANGE hex 3008 a 1 b 1 [LB-4.2-8]

case 5:1, 12: 1/1*
phase melee
unit pl_2pp_1 3009 side-NE left=5
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 12
event RESULT_EXCHANGE hex 3008 a 1 b 1 [LB-4.2-8]

case 5:1, 13: 1/2*
phase melee
unit pl_2pp_1 3009 side-NE left=5
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 13
event RESULT_EXCHANGE hex 3008 a 1 b 2 [LB-4.2-8]

case 5:1, 16: 1/2*
phase melee
unit pl_2pp_1 3009 side-NE left=5
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 16
event RESULT_EXCHANGE hex 3008 a 1 b 2 [LB-4.2-8]

case 5:1, 21: DD
phase melee
unit pl_2pp_1 3009 side-NE left=5
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 21
event RESULT_DD hex 3008 [LB-4.2-8]

case 5:1, 43: DD
phase melee
unit pl_2pp_1 3009 side-NE left=5
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 43
event RESULT_DD hex 3008 [LB-4.2-8]

case 5:1, 44: DR
phase melee
unit pl_2pp_1 3009 side-NE left=5
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 44
event RESULT_DR hex 3008 [LB-4.2-8]

case 5:1, 61: DR
phase melee
unit pl_2pp_1 3009 side-NE left=5
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 61
event RESULT_DR hex 3008 [LB-4.2-8]

case 5:1, 62: DS
phase melee
unit pl_2pp_1 3009 side-NE left=5
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 62
event RESULT_DS hex 3008 [LB-4.2-8]

case 5:1, 66: DS
phase melee
unit pl_2pp_1 3009 side-NE left=5
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 66
event RESULT_DS hex 3008 [LB-4.2-8]

case 6:1, 11: 1/2*
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 11
event RESULT_EXCHANGE hex 3008 a 1 b 2 [LB-4.2-9]

case 6:1, 12: 1/2*
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 12
event RESULT_EXCHANGE hex 3008 a 1 b 2 [LB-4.2-9]

case 6:1, 13: DD
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 13
event RESULT_DD hex 3008 [LB-4.2-9]

case 6:1, 34: DD
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 34
event RESULT_DD hex 3008 [LB-4.2-9]

case 6:1, 35: DR
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 35
event RESULT_DR hex 3008 [LB-4.2-9]

case 6:1, 54: DR
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 54
event RESULT_DR hex 3008 [LB-4.2-9]

case 6:1, 55: DS
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 55
event RESULT_DS hex 3008 [LB-4.2-9]

case 6:1, 66: DS
phase melee
unit pl_2pp_1 3009 side-NE left=6
unit au_ir48_1 3008 S line left=1
do assault 3008
roll 66
roll 66
roll 66
event RESULT_DS hex 3008 [LB-4.2-9]
