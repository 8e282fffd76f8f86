#!/bin/sh
# Balance reports: the same for any number of threads, resumed where they ended, one page that
# needs nothing else.
. "$(dirname "$0")/help"

S=szczekociny/wywla
games=8
same() { # but for the time it took
    sed 's/"cpu_s":[0-9.e-]*//' "$1" >"$W/a"
    sed 's/"cpu_s":[0-9.e-]*//' "$2" >"$W/b"
    cmp -s "$W/a" "$W/b"
}

exits 0 "balance with one thread" "$K" balance $S --games $games --levels random \
    --options limits --threshold --jobs 1 --json --html "$W/page.html" --out "$W/run"
cp "$W/out" "$W/one"
exits 0 "balance with two threads" "$K" balance $S --games $games --levels random \
    --options limits --threshold --jobs 2 --json
ok "same with two threads" same "$W/one" "$W/out"
exits 0 "balance once more" "$K" balance $S --games $games --levels random \
    --options limits --threshold --json --out "$W/run"
ok "same when nothing is left to play" same "$W/one" "$W/out"
exits 1 "a file of another run" "$K" balance $S --games $games --levels random --seed 2 \
    --options limits --json --out "$W/run"
exits 0 "more games of the same" "$K" balance $S --games $((2 * games)) --levels random \
    --options limits --threshold --json --out "$W/run"

for f in scenario seed games games_played played digest levels wins score endings points lead lead_by_turn turns \
    decisions units steps_lost wins_when_lost difference rules paragraph in_wins_of never_fired \
    options instead_of fair trials curve; do
    says "$W/one" "\"$f\":" "balance has the field $f"
done
ok "six arms: plain, open, four limits" test "$(field "$W/one" arms)" = 6
ok "all were played" test "$(field "$W/one" games_played)" = $((6 * games))
d=$(field "$W/one" digest)
ok "digest has a value" test ${#d} = 32

# The page: well-formed, nothing from outside, nothing that runs.
says "$W/page.html" '<html lang="en">' "the page is English"
says "$W/page.html" '<svg ' "the page has pictures"
for p in http '<script' '<link' 'url(' '@import' 'javascript:'; do
    ok "the page has no $p" sh -c "! grep -qiF -e '$p' '$W/page.html'"
done
opened=$(grep -oE '<(section|table|tr|td|th|svg|figure|div|ul|li|p|h[1-4])[ >]' "$W/page.html" | wc -l)
closed=$(grep -oE '</(section|table|tr|td|th|svg|figure|div|ul|li|p|h[1-4])>' "$W/page.html" | wc -l)
ok "every element is closed" test "$opened" = "$closed"
ok "no number failed" sh -c "! grep -qiE '[ >(](nan|inf|-?[0-9]*\.?inf)[ <)]' '$W/page.html'"
exits 0 "the page in Polish" "$K" balance $S --games 2 --levels random --options none \
    --lang pl --html "$W/pl.html"
says "$W/pl.html" '<html lang="pl">' "the page is Polish"
says "$W/pl.html" 'Kto wygrywa' "and says so"
says "$W/out" 'Kto wygrywa' "the text is Polish too"

exits 0 "players with words of their own" "$K" balance $S --games 1 --options none \
    --levels random,greedy:bold,noise=5 --json
says "$W/out" '"level":"greedy:bold,noise=5"' "commas belong to the player"
exits 0 "one game says little" "$K" balance $S --games 1 --levels random --html "$W/page.html"
exits 0 "an option of the command line" "$K" balance $S --games 1 --levels random \
    --option limits=none --options limits --json
says "$W/out" '"instead_of":"none"' "the others are compared with it"

exits 2 "no scenario" "$K" balance
exits 2 "unknown scenario" "$K" balance szczekociny/grochow
exits 2 "unknown level" "$K" balance $S --levels napoleon
exits 2 "a human" "$K" balance $S --levels human
exits 2 "unknown option to vary" "$K" balance $S --options weather
says "$W/err" weather "it is named"
exits 2 "unknown option" "$K" balance $S --option weather=rain
exits 2 "no games" "$K" balance $S --games 0
exits 1 "a page that cannot be written" "$K" balance $S --games 1 --levels random \
    --options none --html "$W/no/such/page.html"
exits 1 "a file that cannot be written" "$K" balance $S --games 1 --levels random \
    --options none --out "$W/no/such/run"

# Ctrl-C prints what is done, and the same command goes on.
"$K" balance $S --games 100000 --levels random --options none --jobs 1 --json \
    --out "$W/long" >"$W/out" 2>"$W/err" &
grown "$W/long" 1000
interrupt $!
ok "stopped early is status 1" test $? = 1
says "$W/out" '"games_played":' "stopped early prints what is done"
done_then=$(field "$W/out" games_played)
exits 0 "and it goes on" "$K" balance $S --games "$done_then" --levels random --options none \
    --jobs 1 --json --out "$W/long"
ok "with the games there were" test "$(field "$W/out" games_played)" = "$done_then"
