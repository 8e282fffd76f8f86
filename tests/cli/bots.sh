#!/bin/sh
# Programs that play (docs/bots.md): the good one plays whole games; each of the bad ones loses
# its game with a report of what it did, and harms nothing else.
#
#   tests/cli/bots.sh --update    writes the transcript of docs/bots.md anew
. "$(dirname "$0")/help"

PYTHONDONTWRITEBYTECODE=1
export PYTHONDONTWRITEBYTECODE
# A version manager has a script of that name, which looks for the real one at every start.
ok "python3 runs the bots" python3 --version
PATH=$(dirname "$(python3 -c 'import sys; print(sys.executable)')"):$PATH
S=szczekociny/wywla
bad() { # HOW: the command of a bad bot, which can be found by the name of our folder
    echo "exec:exec python3 tests/bots/bad.py $1 $W"
}
left() { # nobody of ours is left, once those that were killed have had the time to die
    left_tries=0
    while ps -A -o args | grep -v grep | grep -q "tests/bots/.* $W"; do
        [ $left_tries = 100 ] && return 1
        left_tries=$((left_tries + 1))
        sleep 0.1
    done
}

# ---- the transcript ----
doc=docs/bots.md
engine <<EOF2
{"op":"new","scenario":"$S","seed":3,"players":{"allied":"exec:python3 tests/bots/calm.py $W/said"}}
{"op":"apply","action":"pass"}
{"op":"resign","side":"polish"}
EOF2
ok "a game for the transcript" test $? = 0
# Digests change with the data; what is long is left out.
sed -e 's/"\(data\|hash\|rules_version\)":"[^"]*"/"\1":"…"/g' -e 's/"map":{.*}}$/"map":{…}}/' \
    -e 's/"units":\[{\(.\{200\}\).*\],"state":"[^"]*"/"units":[{\1…],"state":"…"/' "$W/said" |
    awk '{ gsub(/,[^,]*…\],"state"/, ",…],\"state\""); print }' >"$W/new"
if [ "${1-}" = --update ]; then
    awk -v new="$W/new" '
        /^```transcript$/ { print; while ((getline line < new) > 0) print line; inside = 1 }
        /^```$/ { inside = 0 }
        !inside { print }' $doc >"$W/doc" && cat "$W/doc" >$doc
    exit
fi
# shellcheck disable=SC2016
sed -n '/^```transcript$/,/^```$/p' $doc | sed '/^```/d' >"$W/wanted"
ok "the transcript is what is said (tests/cli/bots.sh --update)" cmp "$W/new" "$W/wanted"

# ---- a good one ----
long=300000 # ms for each decision: the machine may have other things to do
good="exec:python3 examples/bots/prudent.py"
exits 0 "the example conforms" "$K" bot-check "${good#exec:}" --bot-ms $long
says "$W/out" '^conforms$' "and is told so"
exits 0 "so does a calm one" "$K" bot-check "python3 tests/bots/calm.py" $S --seed 8 --bot-ms $long \
    --json
says "$W/out" '"conforms":true' "and is told so in JSON"
exits 0 "whole games with one thread" "$K" sim $S --games 3 --seed 5 --jobs 1 --player "polish=$good" \
    --player allied=greedy --bot-ms $long --json
cp "$W/out" "$W/one"
exits 0 "and with three, and kept" "$K" sim $S --games 3 --seed 5 --jobs 3 --player "polish=$good" \
    --player allied=greedy --bot-ms $long --replays "$W/kept" --json
ok "all are finished" test "$(field "$W/one" finished)" = 3
ok "without a fault" sh -c "! grep -q forfeits '$W/one'"
ok "the same result for any number of threads, kept or not" \
    test "$(field "$W/one" digest)" = "$(field "$W/out" digest)"
says "$W/kept/000000.ksr" "^player polish $good #" "the replay names the program"
exits 0 "the replays verify" "$K" verify "$W"/kept/*.ksr

exits 0 "our own players conform" "$K" bot-check "$K bot staff" $S --bot-ms $long
exits 0 "and play a release like themselves" "$K" match staff "exec:$K bot staff" $S --pairs 1 \
    --bot-ms $long --json
ok "without a fault" sh -c "! grep -q first_fault '$W/out'"
exits 2 "a person is no bot" "$K" bot human
exits 1 "nor is a decision without a game" sh -c "echo '{\"op\":\"decide\"}' | '$K' bot staff"
says "$W/err" 'before "new"' "which is told"

exits 0 "a match with one" "$K" match "exec:python3 tests/bots/calm.py" random $S --pairs 2 \
    --bot-ms $long --json
ok "has no faults" sh -c "! grep -q first_fault '$W/out'"

# ---- bad ones ----
exits 0 "a match with a bad one goes on" "$K" match "$(bad die)" random $S --pairs 2 --jobs 2
says "$W/out" 'A won 0 games, B 4' "to its end"
says "$W/out" '4 games lost by crashes' "and counts its faults"
loses() { # HOW REPORT [SCENARIO [MS]]
    exits 0 "$1: the games go on" "$K" sim "${3-$S}" --games 2 --jobs 2 --bot-ms "${4-$long}" \
        --player "polish=$(bad "$1")" --json
    ok "$1: loses both" test "$(sed -n 's/.*"forfeits":{"polish":\([0-9]*\).*/\1/p' "$W/out")" = 2
    says "$W/err" "bad.py $1 .*$2" "$1: the report"
    ok "$1: nobody is left" left
}
loses die "ended with status 7 (decision 2); its last line: {\"action\":\"st$"
loses kill 'was killed by signal 9 (decision 2); its last line: {"action": "'
short=5000 # still enough for its first answer
loses stall "did not answer within $short ms (decision 2)" $S $short
# In the great battle a question is longer than a pipe, so that it is not even taken.
loses stall "did not answer within $short ms (decision 2)" szczekociny/battle $short
loses close 'closed its output (decision 2)'
loses flood 'wrote a line that is longer than 64 KB (decision 2); its last line: x\{200\}$'
loses huge 'wrote a line that is longer than 64 KB (decision 2)'
loses chatter 'wrote more than the one line of its answer (decision 2); its last line: thinking...'
loses orphan 'ended with status 9 (decision 2)'
loses nonsense 'answered with something that is not a JSON object (decision 2); its last line: I surrender$'
loses bytes 'answered with something that is not a JSON object (decision 2); its last line: ???\[2J$'
loses list 'answered without a text "action" (decision 2)'
loses number 'answered without a text "action" (decision 2)'
loses twice 'answered with something that is not a JSON object (decision 2)'
loses dance 'answered with something that is not an action (decision 2)'
loses long 'answered with a text that is too long for an action (decision 2)'
loses illegal 'answered with an illegal action: .* (decision 2)'
loses eager '\(not a JSON object\|more than the one line\).* (decision 1); its last line: ready$'

# A game may not end before the second decision, however its opponents play.
exits 1 "bot-check finds faults" "$K" bot-check "python3 tests/bots/bad.py nonsense" $S \
    --option limits=none --bot-ms $long
says "$W/out" 'fault: exec:.*not a JSON object' "and says which"
says "$W/out" '^does not conform: 4 of 4 games lost by a fault$' "and how many"
exits 0 "one that will not go conforms" "$K" bot-check "python3 tests/bots/bad.py forever $W" --bot-ms $long
says "$W/out" 'note: it did not exit' "but is killed, which is told"
ok "it is gone" left
exits 0 "one with children conforms" "$K" bot-check "python3 tests/bots/bad.py parent $W" --bot-ms $long
ok "they are gone as well" left
exits 1 "a command there is not" "$K" bot-check "/no/such/bot" --quiet
says "$W/out" 'ended with status 127: command not found' "is named"
exits 2 "no command at all" "$K" bot-check ""

# Programs start with our three descriptors and no others, and leave none with us.
ok "few descriptors are enough for many games" sh -c \
    "ulimit -n 24; '$K' sim $S --games 30 --jobs 1 --quiet --player 'polish=exec:ls /proc/self/fd >$W/fds; exit 3'"
ls /proc/self/fd >"$W/own"
ok "nothing of ours is inherited" cmp "$W/own" "$W/fds"
exits 0 "faults in many games" "$K" sim $S --games 20 --jobs 1 --player "polish=exec:exit 3"
ok "are not told for ever" test "$(wc -l <"$W/err")" = 11

# ---- where programs may be named, and where not ----
cat >"$W/in" <<EOF2
{"op":"new","scenario":"$S","seed":3,"players":{"allied":"$(bad illegal)"}}
{"id":1,"op":"apply","action":"pass"}
{"id":2,"op":"new","scenario":"$S","seed":3,"players":{"allied":"bot:anything"}}
{"id":3,"op":"new","scenario":"$S","seed":3,"players":{"allied":"exec:"}}
{"id":4,"op":"hello"}
EOF2
exits 0 "the engine goes on" sh -c "'$K' engine --quiet <'$W/in'"
says "$W/out" '^{"id":1,"ok":true.*"over":true,"result":"polish","how":"forfeit","fault":"exec:.*illegal action' \
    "and tells a fault"
says "$W/out" '^{"id":2,"ok":false.*exec:COMMAND' "knows no names"
says "$W/out" '^{"id":3,"ok":false.*There is no player' "and no empty command"
says "$W/out" '^{"id":4,"ok":true' "to the last line"
exits 2 "a name in sim" "$K" sim $S --player polish=bot:anything
exits 2 "a command of two lines" "$K" sim $S --player "polish=exec:true
true"

# A file starts no programs.
mark="exec:touch $W/started; exec python3 tests/bots/calm.py"
printf 'quit\n' | "$K" play $S --seed 3 --player "allied=$mark" --save "$W/game.ksr" >"$W/out" 2>&1
ok "a game against a program" test -e "$W/started"
rm -f "$W/started"
exits 0 "it is shown" "$K" replay "$W/game.ksr"
exits 0 "it is verified" "$K" verify "$W/game.ksr"
exits 2 "it is not resumed just so" "$K" play --resume "$W/game.ksr"
says "$W/err" "add" "but told how"
says "$W/err" "player 'allied=exec:touch" "with the command in full"
exits 2 "nor with another player" "$K" play --resume "$W/game.ksr" --player allied=greedy
data=$(sed 's/$/\\n/' "$W/game.ksr" | tr -d '\n')
printf '{"id":1,"op":"load","data":"%s"}\n{"id":2,"op":"legal"}\n' "$data" >"$W/in"
exits 0 "the engine loads it" sh -c "'$K' engine <'$W/in'"
says "$W/out" '^{"id":1,"ok":true' "and says so"
ok "nothing of this started it" test ! -e "$W/started"
printf 'quit\n' | "$K" play --resume "$W/game.ksr" --player "allied=$mark" >"$W/out" 2>"$W/err"
ok "it is resumed when the program is named" test $? = 0

# Ctrl-C does not wait for a program.
"$K" sim $S --games 2 --jobs 1 --bot-ms 3600000 --player "polish=$(bad stall)" --json >"$W/out" 2>"$W/err" &
sleep 2
interrupt $!
ok "stopped early is status 1" test $? = 1
ok "nobody is left" left
