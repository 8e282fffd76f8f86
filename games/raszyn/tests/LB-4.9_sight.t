title line of sight

case built-up ground and woods block it, the ends do not
unit pl_2pp_1 3008 side-NE
los 3617 3922 GROUND_BLOCKS_SIGHT [LB-4.9-1]
los 3717 3718 clear [LB-4.9-1]
los 3817 3819 GROUND_BLOCKS_SIGHT [LB-4.9-1]
los 3008 3408 clear [LB-4.9-1]

case units block it, skirmishers and leaders do not
unit pl_2pp_1 3208 side-NE
unit pl_volt 3210 N skirmish left=3
unit pl_poniatowski 3212
los 3008 3408 UNITS_BLOCK_SIGHT [LB-4.9-1]
los 3010 3410 clear [LB-4.9-1]

case higher ground blocks it
unit pl_2pp_1 3208 side-NE
los 3615 3609 GROUND_BLOCKS_SIGHT [LB-4.9-1]
los 3612 3607 clear [LB-4.9-1]

case along a hexside both hexes must block
unit pl_2pp_1 2008 side-NE
los 2009 2007 clear [LB-4.9-1]
los 3717 3719 clear [LB-4.9-1]
