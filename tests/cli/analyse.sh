#!/bin/sh
# Analyses: they add up, can be repeated, speak two languages; calibration of the win chance.
. "$(dirname "$0")/help"

exits 0 "games to analyse" "$K" sim szczekociny/wywla --games 2 --seed 5 --player polish=random \
    --player allied=greedy --replays "$W/games" --json
game=$W/games/000000.ksr

exits 0 "analyse --json" "$K" analyse "$game" --json
cp "$W/out" "$W/one"
for f in scenario player result sides whole entries first last sum curve rolls turns turning costly \
    lucky cautions; do
    says "$W/one" "\"$f\":" "the analysis has the field $f"
done
# The first of that name stands for the whole game.
number() {
    grep -o "\"$2\":-\{0,1\}[0-9]*" "$1" | head -n 1 | cut -d : -f 2
}
adds_up() {
    test $(($(number "$1" first) + $(number "$1" change))) = "$(number "$1" last)"
}
ok "the sum is the way from the first value to the last" adds_up "$W/one"
ok "the last value is the result" test "$(number "$W/one" last)" = \
    "$([ "$(field "$W/one" result)" = polish ] && echo 1000000 || echo 0)"
exits 0 "analyse again" "$K" analyse "$game" --json
ok "the same game has the same analysis" cmp -s "$W/one" "$W/out"

exits 0 "analyse as text" "$K" analyse "$game"
says "$W/out" '^Turning points$' "the text has turning points"
says "$W/out" '^Costliest decisions: Poles$' "the text has the decisions of one side"
says "$W/out" '^Costliest decisions: Allies$' "and of the other"
says "$W/out" '^Luckiest rolls: Poles$' "the text has rolls"
says "$W/out" '^Luck figures are only as good' "it says what luck rests on"
says "$W/out" '^Small differences are noise' "it says what not to read into it"
exits 0 "analyse in Polish" "$K" analyse "$game" --lang pl
says "$W/out" '^Punkty zwrotne$' "it speaks Polish"
says "$W/out" '^Małe różnice to szum' "and warns in Polish"

exits 0 "analyse with playouts" "$K" analyse "$game" --playouts 2 --player random --json
cp "$W/out" "$W/played"
ok "playouts are counted" test "$(field "$W/played" playouts)" = 2
ok "with playouts it adds up" adds_up "$W/played"
exits 0 "with playouts again" "$K" analyse "$game" --playouts 2 --player random --json
ok "playouts give the same" cmp -s "$W/played" "$W/out"

# A game that is not over, and one that somebody has changed.
printf '' | "$K" play szczekociny/wywla --player polish=greedy --seed 3 --save "$W/journal" >"$W/out" 2>&1
exits 0 "analyse a game that is not over" "$K" analyse "$W/journal" --json
says "$W/out" '"over":false' "it is not over"
says "$W/out" '"result":null' "and has no result"
ok "it adds up too" adds_up "$W/out"
exits 0 "the same as text" "$K" analyse "$W/journal"
says "$W/out" 'The game is not over' "it says so"
sed -n '1,40p' "$game" | sed 's/^form replay .*/form journal #d5f7e7c5/' >"$W/cut.ksr"
exits 1 "a file that was changed is refused" "$K" analyse "$W/cut.ksr"
says "$W/err" 'cut.ksr' "and named"

exits 2 "analyse a file that is not there" "$K" analyse "$W/nothing.ksr"
says "$W/err" 'nothing.ksr' "it is named"
exits 2 "analyse nothing" "$K" analyse
exits 2 "analyse with a human" "$K" analyse "$game" --player human
says "$W/err" 'computer player' "a computer player is wanted"
exits 2 "analyse with an unknown player" "$K" analyse "$game" --player napoleon
exits 2 "too many playouts" "$K" analyse "$game" --playouts 1001
exits 2 "no playouts" "$K" analyse "$game" --playouts 0
echo nonsense >"$W/nonsense"
exits 1 "analyse what is no game" "$K" analyse "$W/nonsense"

# Ctrl-C prints what is done.
"$K" analyse "$game" --playouts 1000 --json >"$W/out" 2>"$W/err" &
sleep 0.3
interrupt $!
ok "stopped early is status 1" test $? = 1
says "$W/out" '"complete":false' "stopped early prints what is done"
says "$W/err" 'stopped early' "and says so"

exits 0 "calibrate" "$K" calibrate szczekociny/wywla --games 6 --player random --jobs 1 --seed 2 --json
cp "$W/out" "$W/one"
for f in scenarios all bins brier ece held_out logistic constant; do
    says "$W/one" "\"$f\":" "the calibration has the field $f"
done
exits 0 "calibrate with two threads" "$K" calibrate szczekociny/wywla --games 6 --player random \
    --jobs 2 --seed 2 --json
ok "the same with two threads" cmp -s "$W/one" "$W/out"
exits 0 "calibrate into a file" "$K" calibrate szczekociny/wywla --games 3 --player random --seed 2 \
    --out "$W/kept" --json
exits 0 "calibrate goes on" "$K" calibrate szczekociny/wywla --games 6 --player random --seed 2 \
    --out "$W/kept" --json
ok "the same in two runs" cmp -s "$W/one" "$W/out"
exits 0 "calibrate two scenarios as text" "$K" calibrate szczekociny/wywla raclawice/hypothetical \
    --games 1 --player random
says "$W/out" '^all: 2 games' "and their sum"
exits 2 "calibrate nothing" "$K" calibrate
exits 2 "calibrate an unknown scenario" "$K" calibrate nowhere/battle
exits 2 "calibrate with a human" "$K" calibrate szczekociny/wywla --player human
exits 2 "calibrate too many games" "$K" calibrate szczekociny/wywla --games 1000000
