#!/bin/sh
# The computer players at Raszyn: a whole game of the staff that verifies.
. "$(dirname "$0")/help"

exits 0 "a game of staff against staff" "$K" sim raszyn/battle --games 1 --seed 3 --jobs 1 \
    --player polish=staff --player austrian=staff --replays "$W/raszyn" --json
ok "it is finished" test "$(field "$W/out" finished)" = 1
ok "without errors" test "$(field "$W/out" errors)" = 0
exits 0 "it verifies" "$K" verify "$W"/raszyn/*.ksr
exits 0 "what happened can be read" "$K" replay "$W"/raszyn/000000.ksr
says "$W/out" "is fired at\|fires at" "there is fire"
exits 0 "in a game of always the same moves too" "$K" replay games/raszyn/replays/battle.ksr
says "$W/out" "unlimbers" "guns come into battery"
says "$W/out" "forms line" "lines are formed"
says "$W/out" "enters the map" "the corps comes up"
exits 0 "its analysis comes to an end, however many checks follow each other" \
    "$K" analyse "$W"/raszyn/000000.ksr
