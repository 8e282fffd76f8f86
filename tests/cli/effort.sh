#!/bin/sh
# What a game costs in clicks: played by orders, covered by orders; of a scenario and of a replay.
. "$(dirname "$0")/help"

exits 0 "effort --json" "$K" effort szczekociny/wywla --games 1 --seed 4 --json
cp "$W/out" "$W/one"
for f in scenario sides polish allied inputs inputs_worst decisions by_kind by_turn cover worst; do
    says "$W/one" "\"$f\":" "the measure has the field $f"
done
says "$W/one" '"by_kind":{"march":[0-9]*,"assault":' "every kind of order is counted"
ok "orders cost less than a click a decision" \
    test "$(field "$W/one" inputs_worst)" -lt "$(field "$W/one" decisions)"
exits 0 "effort with two threads" "$K" effort szczekociny/wywla --games 1 --seed 4 --jobs 2 --json
ok "the same with two threads" cmp -s "$W/one" "$W/out"

exits 0 "effort as text" "$K" effort szczekociny/wywla --games 1 --seed 4
says "$W/out" '^szczekociny/wywla: 1 game, limits=none$' "the text counts games, played to the end"
says "$W/out" '^  polish, played by orders: [0-9]* inputs, at worst' "it has what was played"
says "$W/out" '^  allied, covered by orders: [0-9]* inputs, at worst' "and what was covered"
says "$W/out" '^    by turn: 0 ' "turn by turn"

# The game that staff plays is covered alike, whether it comes from a file or not.
exits 0 "cover alone" "$K" effort szczekociny/wywla --games 1 --seed 4 --cover --json
cp "$W/out" "$W/cover"
exits 0 "the same game as a replay" "$K" sim szczekociny/wywla --games 1 --seed 4 \
    --option limits=none --player polish=staff --player allied=staff --replays "$W/games" --json
exits 0 "cover of a replay" "$K" effort "$W/games/000000.ksr" --json
ok "the same game has the same cover" cmp -s "$W/cover" "$W/out"
ok "a cover has nothing that was played by orders" sh -c "! grep -q inputs_worst '$W/cover'"
exits 0 "cover of a replay as text" "$K" effort games/szczekociny/replays/wywla.ksr
says "$W/out" 'covered by orders' "it is covered"

exits 0 "lengths" "$K" effort szczekociny/wywla --games 1 --lengths
says "$W/out" '^"length": {"inputs": \[[0-9]*, [0-9]*\], "minutes": ' "as the data have them"

# The orders of the game are what was counted.
exits 0 "the orders of a game" "$K" effort szczekociny/wywla --seed 4 --orders
says "$W/out" '^1 polish [1-9][0-9]* [a-z]' "an order has turn, side and price"
ok "their prices add up" test "$(awk '$2 == "allied" { n += $3 } END { print n }' "$W/out")" = \
    "$(field "$W/one" inputs_worst)"
exits 0 "the cover of a game" "$K" effort szczekociny/wywla --seed 4 --games 1 --cover --json
sed 's/.*"allied"//' "$W/out" >"$W/covered"
exits 0 "the orders of a cover" "$K" effort szczekociny/wywla --seed 4 --cover --orders
ok "their prices add up too" test "$(awk '$2 == "allied" { n += $3 } END { print n }' "$W/out")" = \
    "$(field "$W/covered" inputs)"

exits 2 "a file that is not there" "$K" effort "$W/nothing.ksr"
says "$W/err" 'nothing.ksr' "it is named"
says "$W/err" 'kosynier list' "and it is said what to do"
echo nonsense >"$W/nonsense"
exits 1 "a file that is no replay" "$K" effort "$W/nonsense"
says "$W/err" 'not a replay' "it says so"
exits 2 "an unknown scenario" "$K" effort nowhere/battle
exits 2 "options for a replay" "$K" effort games/szczekociny/replays/wywla.ksr --games 2
says "$W/err" 'leave' "it is said what to leave out"
exits 2 "lengths without play" "$K" effort szczekociny/wywla --cover --lengths
exits 2 "nothing" "$K" effort

# Ctrl-C prints what is done.
"$K" effort szczekociny/wywla --games 1000 --jobs 1 --json >"$W/out" 2>"$W/err" &
sleep 0.3
interrupt $!
ok "stopped early is status 1" test $? = 1
