#!/bin/sh
# Simulations: the same for any number of threads; each game kept verifies.
. "$(dirname "$0")/help"

games=4
exits 0 "sim with one thread" "$K" sim raclawice/historical --games $games --seed 11 --jobs 1 --json
cp "$W/out" "$W/one"
exits 0 "sim with three threads" "$K" sim raclawice/historical --games $games --seed 11 --jobs 3 --json
cp "$W/out" "$W/three"
exits 0 "sim with replays" "$K" sim raclawice/historical --games $games --seed 11 --jobs 2 \
    --replays "$W/replays" --json
cp "$W/out" "$W/kept"
exits 0 "sim with another seed" "$K" sim raclawice/historical --games $games --seed 12 --json
cp "$W/out" "$W/other"

for f in games finished errors wins points turns decisions decisions_per_cpu_s digest; do
    says "$W/one" "\"$f\":" "sim has the field $f"
done
ok "all games are finished" test "$(field "$W/one" finished)" = $games
ok "no errors" test "$(field "$W/one" errors)" = 0
d=$(field "$W/one" digest)
ok "digest has a value" test ${#d} = 32
ok "same digest with three threads" test "$d" = "$(field "$W/three" digest)"
ok "same digest when games are kept" test "$d" = "$(field "$W/kept" digest)"
ok "another digest for another seed" test "$d" != "$(field "$W/other" digest)"
ok "a replay for each game" test "$(find "$W/replays" -type f | wc -l)" = $games
exits 0 "the replays verify" "$K" verify "$W"/replays/*.ksr

exits 0 "sim of the other scenario and edition" "$K" sim raclawice/hypothetical --games 2 \
    --option edition=2010-pl --option setup=2 --player polish=random --player russian=random --json
ok "finished" test "$(field "$W/out" finished)" = 2
exits 2 "a human cannot simulate" "$K" sim raclawice/historical --player polish=human
exits 2 "unknown player" "$K" sim raclawice/historical --player polish=napoleon
exits 2 "unknown side" "$K" sim raclawice/historical --player french=random
exits 1 "a folder that cannot be made" "$K" sim raclawice/historical --games 1 \
    --replays "$W/no/such/folder"
exits 1 "a folder that is a file" "$K" sim raclawice/historical --games 1 --replays "$W/one"

# The guided first game: whoever only holds is attacked, and has his chance.
guide() { sed -n "s/^ *\"$1\": \"\(.*\)\",\$/\1/p" games/szczekociny/guide.json; }
exits 0 "guided games" "$K" sim "$(guide scenario)" --option limits=none --player polish=turtle \
    --player "allied=$(guide opponent)" --games 20 --seed 1 --replays "$W/guided" --json
melees=0
for f in "$W"/guided/*.ksr; do
    "$K" replay "$f" | grep -q "melee at" && melees=$((melees + 1))
done
ok "a melee in at least half of 20 guided games" test "$melees" -ge 10
wins=$(sed -n 's/.*"wins":{"polish":\([0-9]*\).*/\1/p' "$W/out")
ok "who only holds wins some of them and loses some" test "$wins" -ge 3 -a "$wins" -le 17

# Ctrl-C prints what is done.
"$K" sim raclawice/historical --games 1000000 --jobs 1 --json >"$W/out" 2>"$W/err" &
sleep 0.3
interrupt $!
ok "stopped early is status 1" test $? = 1
says "$W/out" '"games":' "stopped early prints what is done"

# ---- one idea, whatever the temperament ----
for words in '' :cautious :bold; do
    exits 0 "rush$words" "$K" sim szczekociny/wywla --games 2 --player polish=rush$words \
        --player allied=staff --json
    field "$W/out" digest >>"$W/ideas"
done
ok "plays as rush does" test "$(sort -u "$W/ideas" | wc -l)" = 1
