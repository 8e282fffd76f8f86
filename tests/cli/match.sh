#!/bin/sh
# Matches: the same for any number of threads, interrupted or not; tests that end early;
# files of results that are not ours.
. "$(dirname "$0")/help"

two="szczekociny/wywla raclawice/historical"
# shellcheck disable=SC2086
{
    exits 0 "match with one thread" "$K" match random random $two --pairs 3 --jobs 1 --json
    cp "$W/out" "$W/one"
    exits 0 "match with two threads" "$K" match random random $two --pairs 3 --jobs 2 --json
}
for f in a b seed pairs pentanomial games wins losses draws errors score score_error elo elo_low \
    elo_high elo_error scenarios score_as cpu_ms_per_decision cpu_ms_per_turn \
    cpu_ms_longest_turn illegal crashes timeouts sprt digest; do
    says "$W/one" "\"$f\":" "match has the field $f"
done
d=$(field "$W/one" digest)
ok "digest has a value" test ${#d} = 32
ok "same digest with two threads" test "$d" = "$(field "$W/out" digest)"
says "$W/one" '"pentanomial":\[0,0,6,0,0\]' "equal players share every pair"
says "$W/one" '"errors":0' "no errors"
says "$W/one" '"sprt":null' "no test unless asked for"
# shellcheck disable=SC2086
exits 0 "another seed" "$K" match random random $two --pairs 3 --seed 2 --json
ok "another digest for another seed" test "$d" != "$(field "$W/out" digest)"

# ---- a table for people ----
exits 0 "greedy against random" "$K" match greedy random szczekociny/wywla --pairs 2
says "$W/out" "points of A in a pair" "the table counts pairs"
says "$W/out" "A greedy: .*ms a turn" "and says what the players took"

# ---- a test ends early, with the pair that decides ----
sprt="match greedy random szczekociny/wywla --pairs 400 --sprt 0,150 --seed 2 --json"
# shellcheck disable=SC2086
{
    exits 0 "sprt with one thread" "$K" $sprt --jobs 1
    s=$(field "$W/out" digest)
    says "$W/out" '"verdict":"accepted"' "is accepted"
    ok "before all pairs are played" test "$(field "$W/out" games)" -lt 800
    exits 0 "sprt with three threads" "$K" $sprt --jobs 3
    ok "same digest" test "$s" = "$(field "$W/out" digest)"
    exits 0 "sprt the other way round" "$K" match random greedy szczekociny/wywla --pairs 400 \
        --sprt 0,150 --seed 2 --json
    says "$W/out" '"verdict":"rejected"' "is rejected"
    exits 0 "sprt with too few pairs" "$K" $sprt --pairs 2
    says "$W/out" '"verdict":"open"' "stays open"
}

# ---- interrupted and resumed ----
long="match greedy random szczekociny/wywla --pairs 16 --json"
# shellcheck disable=SC2086
{
    exits 0 "a whole match" "$K" $long
    whole=$(field "$W/out" digest)
    : >"$W/jobs"
    "$K" $long --pairs 100000 --jobs 1 --out "$W/jobs" >"$W/out" 2>"$W/err" &
    grown "$W/jobs" 1000
    interrupt $!
    ok "stopped early is status 1" test $? = 1
    says "$W/out" '"games":' "stopped early prints what is done"
    says "$W/err" "stopped after" "and says so"
    exits 0 "the match goes on from its file" "$K" $long --jobs 2 --out "$W/jobs"
    ok "same digest when resumed" test "$whole" = "$(field "$W/out" digest)"

    "$K" $long --pairs 100000 --jobs 1 --out "$W/killed" >"$W/out" 2>"$W/err" &
    pid=$!
    grown "$W/killed" 0
    kill -9 $pid
    wait $pid 2>/dev/null
    exits 0 "a killed match goes on from its file" "$K" $long --out "$W/killed"
    ok "same digest when killed and resumed" test "$whole" = "$(field "$W/out" digest)"
}

# ---- files that are not ours ----
echo "not ours" >"$W/letter"
# shellcheck disable=SC2086
{
    exits 1 "a letter is no file of results" "$K" $long --out "$W/letter"
    says "$W/err" "not a file of results" "says so"
    ok "and is left as it is" test "$(cat "$W/letter")" = "not ours"
    exits 1 "results of another seed" "$K" $long --seed 3 --out "$W/jobs"
    says "$W/err" "another run" "are refused"
    exits 1 "results of other players" "$K" match random greedy szczekociny/wywla --pairs 16 \
        --out "$W/jobs"
    exits 1 "results of another option" "$K" $long --option artillery_arc=cone --out "$W/jobs"
    mkdir "$W/judges"
    sed '/wywla.*"stand"/s/stand/charge/g' "$KS_ROOT/games/rules1794-judgement.json" \
        >"$W/judges/rules1794-judgement.json"
    exits 1 "results of players who judge otherwise" "$K" $long --data "$W/judges" --out "$W/jobs"
    exits 1 "a folder that is not there" "$K" $long --out "$W/no/such/file"
    exits 1 "a file that may not grow" sh -c "ulimit -f 1; exec \"$K\" $long --out \"$W/small\""
    says "$W/err" "make room" "says what to do"
    exits 0 "and loses nothing" "$K" $long --out "$W/small"
    ok "same digest then" test "$whole" = "$(field "$W/out" digest)"
    head -c -7 "$W/small" >"$W/torn"
    exits 0 "a torn record" "$K" $long --out "$W/torn"
    says "$W/err" "cut off" "is cut off with a note"
    ok "same digest with it" test "$whole" = "$(field "$W/out" digest)"
}

# ---- what cannot be meant ----
exits 2 "no scenario" "$K" match greedy random
exits 2 "no such player" "$K" match napoleon random szczekociny/wywla
says "$W/err" "the players are" "names those there are"
for wrong in staff:doctrine=plan-3 search:threads=65 staff:noise=70000 staff:brave greedy:; do
    exits 2 "no such word: $wrong" "$K" match $wrong random szczekociny/wywla
    says "$W/err" "the words after the colon are cautious, .*threads=1..64, .*doctrine=STANCE" "names the words"
done
for wrong in greedy:doctrine=plan recruit:doctrine=stand rush:bold,doctrine=avoid-3-charge; do
    exits 2 "no doctrine for $wrong" "$K" match $wrong random szczekociny/wywla
    says "$W/err" "only staff, search, .* take a doctrine" "names those that take one"
done
exits 2 "words for a human" "$K" sim szczekociny/wywla --player polish=human:bold
says "$W/err" "takes no words" "are refused as such"
exits 0 "help" "$K" match --help
says "$W/out" "threads=N, noise=N, random=N, doctrine=STANCE" "names the words too"

exits 2 "a human" "$K" match human random szczekociny/wywla
exits 2 "no such scenario" "$K" match greedy random szczekociny/wywla nowhere/else
exits 2 "a scenario twice" "$K" match greedy random szczekociny/wywla szczekociny/wywla
exits 2 "an unknown option" "$K" match greedy random szczekociny/wywla --option colour=red
for wrong in 50 50,0 a,b 0,50x 0,99999; do
    exits 2 "--sprt $wrong" "$K" match greedy random szczekociny/wywla --sprt $wrong
done
exits 2 "--pairs 0" "$K" match greedy random szczekociny/wywla --pairs 0
exits 2 "too many pairs" "$K" match greedy random szczekociny/wywla --pairs 999999999
exits 2 "no --games here" "$K" match greedy random szczekociny/wywla --games 5

# ---- sim keeps results in the same way ----
sim="sim szczekociny/wywla --player polish=greedy --seed 4 --json"
# shellcheck disable=SC2086
{
    exits 0 "sim" "$K" $sim --games 12
    d=$(field "$W/out" digest)
    exits 0 "sim into a file" "$K" $sim --games 5 --out "$W/sim"
    exits 0 "sim goes on from it" "$K" $sim --games 12 --out "$W/sim"
    ok "same digest" test "$d" = "$(field "$W/out" digest)"
    exits 1 "the file of a match is not one of a sim" "$K" $sim --out "$W/jobs"
    exits 2 "either replays or a file" "$K" $sim --out "$W/sim" --replays "$W/replays"
}
