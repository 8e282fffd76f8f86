#!/bin/sh
# Replays: what was changed is found and named.
. "$(dirname "$0")/help"

R=$W/r/000000.ksr
exits 0 "a game is played" "$K" sim raclawice/historical --games 1 --seed 3 --replays "$W/r"
[ -s "$R" ] || exit 1
exits 0 "a replay verifies" "$K" verify "$R"
exits 0 "verify --json" "$K" verify --json "$R"
says "$W/out" '"ok":true' "verify --json says so"

# spoil NAME SED-SCRIPT LINE: the changed file is refused and the line named (0: any).
spoil() {
    sed "$2" "$R" >"$W/bad.ksr"
    if cmp -s "$R" "$W/bad.ksr"; then
        echo "not ok $1: the test changes nothing"
        return
    fi
    exits 1 "$1 is found" "$K" verify --json "$W/bad.ksr"
    [ "$3" = 0 ] || says "$W/out" "\"line\":$3," "$1 is named by its line"
    exits 1 "$1 is not replayed" "$K" replay "$W/bad.ksr"
}

roll=$(grep -n ' chance roll ' "$R" | head -n 1 | cut -d: -f1)
face=$(sed -n "${roll}s/.* roll \([0-9]\).*/\1/p" "$R")
other=$(((face + 1) % 10))
spoil "a changed roll" "${roll}s/ roll $face/ roll $other/" "$roll"
"$K" verify --json "$W/bad.ksr" >"$W/out"
says "$W/out" "\"expected\":\"roll $face\",\"found\":\"roll $other\"" "the right roll is named"
move=$(grep -n ' polish move \| polish stop' "$R" | head -n 1 | cut -d: -f1)
spoil "a changed action" "${move}s/ polish [a-z]*/ polish pass/" "$move"
spoil "a dropped line" "${move}d" "$move"
spoil "a doubled line" "${move}p" "$((move + 1))"
spoil "a changed actor" "${move}s/ polish / russian /" "$move"
spoil "a changed scenario" '3s/historical/hypothetical/' 3
spoil "a changed option" '4s/2013-en/2010-pl/' 4
spoil "an option there is not" '4s/2013-en/2099-xx/' 4
spoil "a scenario there is not" '3s/historical/hysterical/' 3
spoil "a changed result" 's/^result .*\( #\)/result draw\1/' 0
spoil "a changed tag" "${roll}s/#......../#00000000/" "$roll"
rules=$(grep -n '^rules ' "$R" | cut -d: -f1)
spoil "other rules" 's/^rules \([a-z0-9]*\) [^ ]*/rules \1 999/' "$rules"
spoil "other data" 's/^data .\{16\}/data 0123456789abcdef/' $((rules + 1))
# shellcheck disable=SC2016
spoil "missing closing lines" '/^result/,$d' 0
spoil "a newer format" '1s/replay 1/replay 2/' 1

head -c 1000 "$R" >"$W/cut.ksr"
exits 1 "a cut file" "$K" verify "$W/cut.ksr"
: >"$W/empty.ksr"
exits 1 "an empty file" "$K" verify "$W/empty.ksr"
head -c 100000 /dev/urandom >"$W/noise.ksr"
exits 1 "noise" "$K" verify "$W/noise.ksr"
exits 2 "no file" "$K" verify "$W/nothing.ksr"
exits 2 "a folder" "$K" verify "$W"

exits 0 "replay" "$K" replay "$R" --to 40
says "$W/out" '^  40  ' "replay --to stops there"
exits 0 "replay --json" "$K" replay "$R" --to 40 --json
says "$W/out" '"entries":40,' "replay --json stops there"
exits 0 "replay for one side" "$K" replay "$R" --to 40 --side polish
exits 2 "replay for no side" "$K" replay "$R" --to 40 --side french
ok "which is told nothing" test ! -s "$W/out"
exits 2 "options for a replay" "$K" show raclawice/historical --replay "$R" --option setup=2
exits 0 "why in the middle of a replay" "$K" los raclawice/historical 0101 0102 --replay "$R" --to 30
exits 2 "a replay of another scenario" "$K" los raclawice/hypothetical 0101 0102 --replay "$R"

# Golden replays: games that were right once stay right. Every game has some.
for game in games/*/game.json; do
    found=0
    for f in "${game%/*}"/replays/*.ksr; do
        [ -f "$f" ] || continue
        found=1
        exits 0 "golden $f" "$K" verify "$f"
    done
    ok "golden replays of ${game%/game.json}" test $found = 1
done
