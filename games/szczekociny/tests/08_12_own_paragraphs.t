case horse guns turn and move by their own paragraph
phase movement
active pr_elsner
unit pr_elsner 1636
unit pr_fus_8_1 1635 N
unit pr_scheffer_2 1637 S
do traverse pr_scheffer_2 N
event 8.12a unit pr_scheffer_2 [8.12a]

case and move
phase movement
active pr_elsner
unit pr_elsner 1636
unit pr_fus_8_1 1635 N
unit pr_scheffer_2 1637 S
do shift pr_scheffer_2 1537
event 8.12b unit pr_scheffer_2 [8.12b]
do face pr_scheffer_2 N
illegal shift pr_scheffer_2 1437 8.12b [8.12b]
illegal move pr_scheffer_2 8.12b [8.12b]
