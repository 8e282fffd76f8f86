#!/bin/sh
# Every command: help, exit codes, errors that say what to do.
. "$(dirname "$0")/help"

exits 0 "--version" "$K" --version
says "$W/out" '^kosynier [0-9]' "--version names itself"
exits 0 "--help" "$K" --help
XDG_DATA_HOME="$W/data" "$K" >"$W/table" 2>&1 </dev/null &
grown "$W/table" 0
kill -TERM $!
wait $!
says "$W/table" '^http://127.0.0.1:[0-9]*/$' "without a command it opens the table"
exits 2 "unknown command" "$K" fly
says "$W/err" 'no command "fly"' "unknown command is named"

for c in serve list show play engine sim replay analyse calibrate verify backup restore rules check los odds why bench; do
    exits 0 "$c --help" "$K" $c --help
    says "$W/out" "^usage: kosynier $c" "$c --help has a synopsis"
    exits 2 "$c with an unknown option" "$K" $c --nonsense
    says "$W/err" 'no option --nonsense' "$c names the unknown option"
done

exits 0 "list" "$K" list
says "$W/out" '^raclawice/historical$' "list has the historical scenario"
says "$W/out" '^raclawice/hypothetical$' "list has the hypothetical scenario"
exits 0 "list --json" "$K" list --json
says "$W/out" '^{"scenarios":\[{"scenario":"' "list --json"
for s in raclawice/historical raclawice/hypothetical szczekociny/battle szczekociny/wywla \
    maciejowice/battle; do
    says "$W/out" "\"scenario\":\"$s\"" "list --json has $s"
done
says "$W/out" '"armies":\[{"id":"russian",[^]]*{"id":"prussian"' "list --json tells allies apart"
exits 0 "list --lang pl" "$K" list --lang pl
says "$W/out" 'Polacy' "list --lang pl speaks Polish"
exits 2 "list --lang xx" "$K" list --lang xx

exits 2 "unknown scenario" "$K" los raclawice/nowhere 0101 0102
says "$W/err" 'expected .*raclawice/historical' "unknown scenario: those there are"
exits 2 "unknown option of a game" "$K" los raclawice/historical 0101 0102 --option colour=red
says "$W/err" 'edition' "unknown option of a game: those there are"
exits 2 "unknown value of an option" "$K" los raclawice/historical 0101 0102 --option edition=1999
says "$W/err" '2013-en, 2010-pl' "unknown value of an option: those there are"
exits 2 "option without a value" "$K" sim raclawice/historical --games
exits 2 "option with a bad number" "$K" sim raclawice/historical --games many
exits 2 "a number out of range" "$K" sim raclawice/historical --games 0
says "$W/err" 'write --games N, 1 to 1000000000' "a number out of range: the range"
for c in 'sim szczekociny/wywla' check; do
    exits 2 "$c has nothing in Polish" "$K" $c --lang pl
done
exits 2 "too few words" "$K" los raclawice/historical 0101
mkdir -p "$W/own/raszyn" && printf 'id,option,morale\npl_1,,x\n' >"$W/own/raszyn/units.csv"
exits 1 "check of a broken game" "$K" check raszyn --data "$W/own"
ok "check lists no settings where the system has none" sh -c "! grep -q rules1794 '$W/out'"
exits 1 "overlay folder that is not there" "$K" list --data "$W/nothing"

exits 0 "los in sight" "$K" los raclawice/historical 0101 0102
exits 0 "los --json" "$K" los raclawice/historical 0101 0102 --json
says "$W/out" '"visible":true' "los --json tells"
exits 2 "los off the map" "$K" los raclawice/historical 0101 9999
says "$W/err" '0101 to 3427' "los off the map: its hexes"

exits 1 "why: not legal" "$K" why raclawice/historical pass
says "$W/out" '\[[0-9]' "why names a paragraph"
exits 1 "why --json" "$K" why raclawice/historical pass --json
says "$W/out" '"legal":false,"reason":{' "why --json gives the reason"
exits 0 "why: legal" "$K" why raclawice/historical place pl_zajaczek 1707
exits 2 "why: no action" "$K" why raclawice/historical dance
exits 0 "odds" "$K" odds raclawice/historical place pl_zajaczek 1707
exits 0 "odds --json" "$K" odds raclawice/historical place pl_zajaczek 1707 --json
says "$W/out" '"chance":"1/1"' "odds --json gives fractions"
exits 1 "odds of what is not legal" "$K" odds raclawice/historical pass

exits 0 "rules PARAGRAPH" "$K" rules 8.16.2a
says "$W/out" '^8.16.2a' "rules prints the paragraph"
exits 0 "rules finds the parts" "$K" rules 8.16.2
says "$W/out" '^8.16.2b' "rules prints all parts"
exits 1 "rules of no such paragraph" "$K" rules 99.9
exits 0 "rules GAME PARAGRAPH" "$K" rules szczekociny 8.14.1a
says "$W/out" '^8.14.1a  Charge distance' "rules tells the number of that book"
exits 0 "rules SCENARIO PARAGRAPH" "$K" rules raclawice/historical 8.14.1a
says "$W/out" '^8.14.1a  Making a counterattack' "and of the other"
exits 0 "rules GAME" "$K" rules maciejowice
says "$W/out" '^8.12.1 ' "rules lists the paragraphs of a game"
exits 1 "rules of no such game" "$K" rules grunwald 8.1
exits 0 "rules of all games" "$K" rules 9.1
says "$W/out" '^9.1  ' "what all share is told"
[ "$(grep -c '^9.1  ' "$W/out")" = 1 ] && echo "ok and told once" || echo "not ok and told once"
exits 0 "rules lists" "$K" rules
"$K" rules --coverage --json >"$W/out"
says "$W/out" '^{"sets":{"raclawice-2013":{"total":[0-9]*,"done":[0-9]*,"not_yet":\[' \
    "rules --coverage --json has its shape"
says "$W/out" '"raclawice-2010":{"total":' "rules --coverage --json has both editions"

exits 0 "check" "$K" check
exits 0 "check --json" "$K" check raclawice --json
says "$W/out" '"raclawice":{"errors":0' "check --json"
exits 2 "check of no game" "$K" check nothing
mkdir -p "$W/lessons/szczekociny"
echo '{"lessons": []}' >"$W/lessons/szczekociny/lessons.json"
exits 1 "check of lessons" "$K" check szczekociny --data "$W/lessons"
says "$W/out" "lessons.json:1:.*: 0 elements" "their fault has its place"

exits 0 "show" "$K" show raclawice/historical
exits 0 "show --json" "$K" show raclawice/historical --json
exits 0 "bench first" "$K" bench first

if [ -w /dev/full ]; then
    "$K" list >/dev/full 2>"$W/err"
    [ $? = 1 ] && echo "ok a full disk is noticed" || echo "not ok a full disk is noticed"
fi

# Options that would be passed over in silence.
exits 2 "show --theme without a picture" "$K" show raclawice/historical --theme dark
exits 2 "show as a picture and as JSON" "$K" show raclawice/historical --svg "$W/x.svg" --json

# Positions of a file.
exits 2 "a position of no file" "$K" show raclawice/historical --position "$W/nothing.json"
says "$W/err" 'nothing.json: cannot be opened' "which is named"
echo '{' >"$W/p.json"
exits 1 "a position that is not JSON" "$K" show raclawice/historical --position "$W/p.json"
says "$W/err" 'p.json:2: not valid JSON' "its line is named"
echo '{}' >"$W/p.json"
exits 0 "an empty position" "$K" show raclawice/historical --position "$W/p.json"
echo '{"scenario":"raclawice/historical","options":{"edition":"2010-pl"},"position":{"turn":4,"phase":"pool"}}' \
    >"$W/p.json"
exits 0 "a whole request" "$K" show raclawice/historical --position "$W/p.json" --json
says "$W/out" '"edition":"2010-pl".*"turn":4' "its options count"
exits 0 "its options and others" "$K" show raclawice/historical --position "$W/p.json" --json \
    --option edition=2013-en
says "$W/out" '"edition":"2013-en"' "those of the command line go before"
exits 2 "of another scenario" "$K" show raclawice/hypothetical --position "$W/p.json"
echo '{"active":"pl_2pp_1_1"}' >"$W/p.json"
exits 1 "a position that cannot be" "$K" show raclawice/historical --position "$W/p.json"
says "$W/err" 'p.json: position: active: found "pl_2pp_1_1"; expected the id of a commander' "what is wrong is named"

# The manual knows every command and every option.
for c in $("$K" --help | sed -n 's/^  \([a-z-]*\) .*/\1/p'); do
    says man/kosynier.1.scd "^\*$c\*" "the manual has $c"
    "$K" $c --help
done >"$W/helps"
grep -v '^  --' "$W/helps" | grep '^ok\|^not ok'
missing=
grep -o '^  --[a-z-]*' "$W/helps" | sort -u >"$W/options"
while read -r o; do
    grep -q -e "^\*$o\*\|[, ]\*$o\*" man/kosynier.1.scd || missing="$missing $o"
done <"$W/options"
ok "the manual has every option:$missing" test -z "$missing"
