#!/bin/sh
# The engine protocol: the transcript of docs/protocol.md is replayed word by word; then lines that
# no client should send.
#
#   tests/cli/protocol.sh --update    writes the answers of the transcript anew
. "$(dirname "$0")/help"

doc=docs/protocol.md
# shellcheck disable=SC2016
sed -n '/^```transcript$/,/^```$/p' $doc >"$W/transcript"
sed -n 's/^> //p' "$W/transcript" >"$W/requests"
sed -n 's/^< \{0,1\}//p' "$W/transcript" >"$W/wanted"
"$K" engine <"$W/requests" >"$W/replies" 2>"$W/err"
ok "the transcript ends well" test $? = 0
ok "one answer for each line" test "$(wc -l <"$W/replies")" = "$(wc -l <"$W/requests")"

if [ "${1-}" = --update ]; then
    # Digests change with the data and ids with chance; long answers are shortened.
    sed -e 's/"\(data\|hash\|game\|version\|rules_version\)":"[^"]*"/"\1":"…"/g' "$W/replies" |
        awk '
            length($0) > 900 {
                $0 = substr($0, 1, 700)
                sub(/,[^,]*$/, ",…")
            }
            { print }' >"$W/new"
    awk -v new="$W/new" '
        /^```transcript$/ { inside = 1 }
        /^```$/ { inside = 0 }
        inside && /^</ { getline line < new; print "< " line; next }
        { print }' $doc >"$W/doc" && cat "$W/doc" >$doc
    exit
fi

# Line by line; a piece of any length may stand where the page has "…".
awk -v wanted="$W/wanted" '
    function fits(line, want,    part, n, i, at) {
        n = split(want, part, "…")
        if (n == 1)
            return line == want
        if (substr(line, 1, length(part[1])) != part[1])
            return 0
        line = substr(line, length(part[1]) + 1)
        for (i = 2; i < n; i++) {
            if (!(at = index(line, part[i])))
                return 0
            line = substr(line, at + length(part[i]))
        }
        return length(line) >= length(part[n]) &&
            substr(line, length(line) - length(part[n]) + 1) == part[n]
    }
    {
        if ((getline want < wanted) <= 0)
            want = ""
        if (want != "" && fits($0, want))
            print "ok answer " NR " of the transcript"
        else {
            print "# " substr($0, 1, 300)
            print "# wanted: " substr(want, 1, 300)
            print "not ok answer " NR " of the transcript (tests/cli/protocol.sh --update)"
        }
    }' "$W/replies"

# ---- save and load ----
loaded() { # PATTERN NAME: the last answer saves a game, the one before has its hash; loads it
    tail -n 2 "$W/out" >"$W/first"
    sed -n '2s/.*"data":/{"id":1,"op":"load","data":/p' "$W/first" >"$W/in"
    echo '{"id":2,"op":"hash"}' >>"$W/in"
    engine <"$W/in"
    says "$W/out" "^{\"id\":1,\"ok\":true$1" "$2"
    ok "with the same hash" test "$(field "$W/first" hash)" = "$(field "$W/out" hash)"
}

engine <<'EOF'
{"id":1,"op":"new","scenario":"raclawice/historical","seed":5}
{"id":2,"op":"apply","action":"place pl_zajaczek 1707"}
{"id":3,"op":"apply","action":"place pl_szyrer 1110"}
{"id":4,"op":"hash"}
{"id":5,"op":"save"}
EOF
loaded '' "a saved game is loaded"

# ---- advice ----
engine <<'EOF'
{"id":1,"op":"hint"}
{"id":2,"op":"new","scenario":"raclawice/historical","seed":5}
{"id":3,"op":"hint","player":"greedy"}
{"id":4,"op":"hint","player":"human"}
{"id":5,"op":"plan","lang":"pl"}
{"id":6,"op":"plan","side":"russian","temper":"bold"}
{"id":7,"op":"plan","temper":"brave"}
{"id":8,"op":"plan","side":"prussian"}
{"id":9,"op":"resign","side":"polish"}
{"id":10,"op":"hint"}
EOF
says "$W/out" '^{"id":1,"ok":false,"error":{"code":"no_game"' "no advice without a game"
says "$W/out" '^{"id":3,"ok":true,"action":"place pl_zajaczek [0-9]*",.*"steps":\[{' "a hint is an order"
says "$W/out" '^{"id":4,"ok":false,"error":{"code":"bad_request"' "people give no hints here"
says "$W/out" '^{"id":5,"ok":true,"side":"polish","commands":\[{"commander":"pl_' "a plan"
ok "with troops on the map" sh -c "! grep -q '\"commander\":\"pl_kosciuszko\"' '$W/out'"
says "$W/out" '^{"id":6,"ok":true,"side":"russian","commands":\[{' "of the other side, by another temper"
says "$W/out" '^{"id":7,"ok":false,"error":{"code":"bad_request"' "a temper that there is not"
says "$W/out" '^{"id":8,"ok":false,"error":{"code":"bad_request"' "a side that there is not"
says "$W/out" '^{"id":10,"ok":false,"error":{"code":"game_over"' "no hint when it is over"

# ---- positions ----
engine <<'EOF'
{"id":1,"op":"position","scenario":"raclawice/historical","position":{}}
{"id":2,"op":"position","scenario":"raclawice/historical","position":{"turn":2,"phase":"pool","options":{"setup":"2"}}}
{"id":3,"op":"position","scenario":"raclawice/historical","auto_chance":false,"turn":3,"phase":"draw","pool":["gen. Zajączek","pl_kosciuszko","ru_tomatis"],"chosen":["pl_zajaczek","ru_tomatis"],"dead":["pl_szyrer"],"wounded":["ru_tomatis"],"units":[{"unit":"pl_zajaczek","hex":"1215"}]}
{"id":4,"op":"view","side":"polish"}
{"id":5,"op":"view","side":"all"}
{"id":6,"op":"apply","action":"draw gen. Zajączek"}
{"id":7,"op":"resign","side":"polish"}
{"id":8,"op":"undo"}
EOF
says "$W/out" '^{"id":1,"ok":true' "an empty position"
says "$W/out" '^{"id":2,"ok":true.*"setup":"2".*"turn":2' "options may stand in the position"
says "$W/out" '^{"id":4,.*"phase":null,"active":null,"pool":\["pl_kosciuszko","pl_zajaczek"\]' \
    "a side names the chits it knows"
says "$W/out" '^{"id":4,.*"unknown":{"polish":0,"russian":1}' "and counts the others"
says "$W/out" '^{"id":4,.*"wounded":\["ru_tomatis"\],"dead":\["pl_szyrer"\]' "wounded and dead"
says "$W/out" '^{"id":5,.*"pool":\[[^]]*"ru_tomatis"' "who sees all names all"
says "$W/out" '^{"id":6,"ok":true' "a draw by a printed name"
says "$W/out" '^{"id":8,"ok":false,"error":{"code":"undo_barrier"' "a game that is over stays over"

# ---- positions of Maciejowice and Szczekociny ----
cat >"$W/maciejowice.json" <<'EOF'
{"turn":10,"phase":"movement","active":"pl_sierakowski","points":{"polish":2,"russian":5},
 "late":{"stage":"road","turn":14},"acted":["pl_kamienski"],
 "trophies":[{"gun":"pl_art_2","hex":"2409"}],
 "units":[{"unit":"pl_sierakowski","hex":"2219"},
  {"unit":"pl_7pp_1_1","due":12,"lost":1},
  {"unit":"pl_7pp_1_2","hex":"2220","facing":"S","shots":1,"flags":["carried"]},
  {"unit":"pl_2pp_2_1","hex":"2320","facing":"S","formation":"ranked"},
  {"unit":"pl_2pp_2_2","hex":"2320","facing":"S","formation":"ranked"},
  {"unit":"pl_art_3","hex":"2118","facing":"N","formation":"limbered"},
  {"unit":"pl_art_4","hex":"2117","facing":"N","flags":["misfired"]},
  {"unit":"ru_muszb_1_1","hex":"2420","facing":"N"}]}
EOF
{
    printf '{"id":1,"op":"position","scenario":"maciejowice/battle","seed":3,"position":'
    tr -d '\n' <"$W/maciejowice.json"
    echo '}'
    cat <<'EOF'
{"id":2,"op":"view","side":"all"}
{"id":3,"op":"hash"}
{"id":4,"op":"why","action":"bombard pl_art_4 2420"}
{"id":5,"op":"apply","action":"stop"}
{"id":6,"op":"hash"}
{"id":7,"op":"save"}
EOF
} | engine
unit_is() { # ID FIELDS NAME: a unit of the view has these fields somewhere
    sed -n 2p "$W/out" | tr '{' '\n' | grep "^\"id\":\"$1\"" >"$W/unit"
    says "$W/unit" "$2" "$3"
}
says "$W/out" '^{"id":1,"ok":true.*"points":{"polish":2,"russian":5},"lead":{"side":"russian","by":3},"win_at":{"polish":15,"russian":15}' \
    "the score is a lead"
unit_is pl_7pp_1_1 '"army":"polish".*"hex":null.*"lost":1.*"withdrawn":true,"arrival":12.*"status":"withdrawn"' \
    "a withdrawn unit, with the turn of its return"
unit_is pl_7pp_1_2 '"shots":1.*"carried":true,"silent":false.*"withdrawn":false,"arrival":null' \
    "a fire marker of the last turn"
unit_is pl_2pp_2_2 '"order":2.*"formation":"ranked"' "a stack under a Line marker"
unit_is pl_art_3 '"arm":"artillery","kind":"guns","stars":1,"white":true.*"formation":"limbered"' "a limbered battery and its star"
unit_is pl_art_4 '"stars":0,"white":false.*"carried":false,"silent":true' "a silent battery"
unit_is pl_art_2 '"hex":null.*"eliminated":true' "a captured battery"
says "$W/out" '^{"id":2,.*\\nlate road 14\\nacted pl_kamienski\\ntrophy pl_art_2 2409\\n' \
    "the late commander, who has acted, what was captured"
says "$W/out" '^{"id":4,.*"legal":false' "a silent battery does not fire"
says "$W/out" '^{"id":5,"ok":true' "the position is played on"
loaded '.*"lead":{' "a game that began with it is loaded"

exits 0 "show --position of Maciejowice" "$K" show maciejowice/battle --position "$W/maciejowice.json" --json
says "$W/out" '"lead":{"side":"russian","by":3}.*"withdrawn":true,"arrival":12' "show --json says as much"
sed 's/"due":12/"due":12,"facing":"S"/' "$W/maciejowice.json" >"$W/bad.json"
exits 1 "show --position of a bad one" "$K" show maciejowice/battle --position "$W/bad.json"
says "$W/err" 'bad.json: position: units\[1\].facing: a unit with "due" is not on the map' "file and place of the fault"

engine <<'EOF'
{"id":1,"op":"position","scenario":"szczekociny/battle","auto_chance":false,"turn":4,"phase":"draw","planner":9,"points":{"polish":1,"allied":1},"pool":["pl_kosciuszko","pl_wodzicki","pr_favrat","pr_doring","ru_chruszczow"],"chosen":["pl_wodzicki","pr_favrat","pr_doring","ru_chruszczow"],"units":[{"unit":"pl_kosciuszko","hex":"2020"},{"unit":"pl_4pp_1_1","due":4}]}
{"id":2,"op":"view","side":"polish"}
{"id":3,"op":"view","side":"allied"}
{"id":4,"op":"position","scenario":"szczekociny/wywla","only":false,"turn":2,"phase":"movement","active":"pl_poninski","arm":"cavalry"}
{"id":5,"op":"why","action":"move pl_4pp_1_1"}
{"id":6,"op":"why","action":"move pl_tkn_1"}
{"id":7,"op":"new","scenario":"szczekociny/battle","options":{"limits":"none"},"seed":1}
EOF
says "$W/out" '^{"id":1,"ok":true.*"lead":{"side":null,"by":0},"win_at":{"polish":7,"allied":11}' "nobody leads"
says "$W/out" '^{"id":2,.*"unknown":{"polish":0,"allied":3}' "unknown chits of both armies of a side"
says "$W/out" '^{"id":3,.*"unknown":{"polish":1,"allied":0}' "and of the other side"
says "$W/out" '^{"id":2,.*\\nplanner 9\\n' "the planner's turn"
says "$W/out" '"army":"prussian"' "units of the Prussian army"
says "$W/out" '"army":"russian"' "and of the Russian, on one side"
says "$W/out" '^{"id":5,.*"legal":false' "the infantry waits"
says "$W/out" '^{"id":6,.*"legal":true' "while the cavalry acts"
says "$W/out" '^{"id":7,.*"win_at":{"polish":null,"allied":null}' "no lead ends a game without limits"

# ---- a computer player's secret choice is not told ----
engine <<'EOF'
{"id":1,"op":"position","scenario":"raclawice/historical","turn":3,"phase":"pool","only":false,"seed":1,"players":{"russian":"random"}}
{"id":2,"op":"apply","action":"chit pl_zajaczek"}
{"id":3,"op":"apply","action":"chit pl_manget"}
EOF
says "$W/out" '^{"id":3,"ok":true' "chits are chosen"
says "$W/out" '"actor":"russian","action":null,"for":{"code":"ASK_CHIT"' "a secret choice is hidden"
ok "and not told elsewhere" sh -c "! grep -q '\"chit ru_' '$W/out'"

# ---- lines no client should send: each gets one error and changes nothing ----
hash_of() {
    sed -n 's/.*"id":"hash".*"hash":"\([0-9a-f]*\)".*/\1/p' "$W/out" | sort | uniq -c | wc -l
}

hostile() {
    {
        echo '{"id":0,"op":"new","scenario":"raclawice/historical","seed":5}'
        echo '{"id":"hash","op":"hash"}'
        cat
        echo
        echo '{"id":"hash","op":"hash"}'
    } | engine
    status=$?
    if [ $status = 0 ] && [ "$(wc -l <"$W/out")" = 4 ] && [ "$(hash_of)" = 1 ] &&
        sed -n 3p "$W/out" | grep -q "\"ok\":false,\"error\":{\"code\":\"$2\""; then
        echo "ok $1: $2"
    else
        sed -n 3p "$W/out" | cut -c 1-200 | sed 's/^/# /'
        echo "not ok $1: $2"
    fi
}

say() {
    printf '%s' "$1"
}

say '{' | hostile "half an object" bad_json
say 'null' | hostile "null" bad_request
say '"text"' | hostile "a text" bad_request
say '[]' | hostile "a list" bad_request
say '{}' | hostile "an empty object" bad_request
say '{"op":5}' | hostile "an operation that is a number" bad_request
say '{"op":"apply"}' | hostile "apply of nothing" bad_request
say '{"op":"apply","action":7}' | hostile "apply of a number" bad_request
say '{"op":"apply","action":""}' | hostile "apply of an empty text" bad_action
say '{"op":"apply","action":"place pl_zajaczek"}' | hostile "apply of half an action" bad_action
say '{"op":"apply","action":"place pl_zajaczek 0101"}' | hostile "apply of what is not legal" illegal
say '{"op":"apply","action":"roll 5"}' | hostile "a roll that nobody wants" illegal
say '{"op":"apply","action":"draw pl_zajaczek"}' | hostile "a draw that nobody wants" illegal
say '{"op":"apply","side":"russian","action":"place pl_zajaczek 1707"}' | hostile "out of turn" not_your_turn
say '{"op":"apply","side":"french","action":"stop"}' | hostile "a side there is not" bad_request
say '{"op":"undo"}' | hostile "undo of nothing" undo_barrier
say '{"op":"load","data":"x"}' | hostile "load of nothing" bad_data
say '{"op":"load"}' | hostile "load without data" bad_request
say '{"op":"new"}' | hostile "new without a scenario" bad_request
say '{"op":"new","scenario":"raclawice"}' | hostile "new of half a name" bad_scenario
say '{"op":"new","scenario":"../../etc/passwd"}' | hostile "new of a path" bad_scenario
say '{"op":"new","scenario":"raclawice/historical","options":[]}' | hostile "options that are a list" bad_request
say '{"op":"new","scenario":"raclawice/historical","options":{"x":"y"}}' | hostile "an option there is not" bad_option
say '{"op":"new","scenario":"raclawice/historical","players":{"polish":"god"}}' | hostile "a player there is not" bad_request
say '{"op":"new","scenario":"raclawice/historical","seed":1.5}' | hostile "half a seed" bad_request
say '{"op":"position","scenario":"raclawice/historical","position":{"turn":99}}' | hostile "a turn there is not" bad_position
say '{"op":"position","scenario":"raclawice/historical","position":[]}' | hostile "a position that is a list" bad_position
# tests/unit/data_position.c tries all faults of a position: here, that they come through.
say '{"op":"position","scenario":"szczekociny/wywla","position":{"arm":"guns"}}' |
    hostile "an arm there is not" bad_position
says "$W/out" 'position: arm: found ..guns' "the place of the fault"
say '{"op":"los","from":"0101"}' | hostile "los to nowhere" bad_request
say '{"op":"los","from":"0101","to":"9999"}' | hostile "los off the map" bad_request
say '{"op":"odds","action":"stop"}' | hostile "odds of what is not legal" illegal
say '{"op":"view","side":"french"}' | hostile "the view of nobody" bad_request
say '{"op":"legal","unit":"napoleon"}' | hostile "a unit there is not" bad_request
say '{"op":"hello","op":"quit"}' | hostile "the same field twice" bad_json
printf '{"op":"\377\376"}' | hostile "bytes that are no text" bad_json
printf '{"op":"hello\000"}' | hostile "a NUL" bad_json
say '{"op":"hello\u0000"}' | hostile "an escaped NUL" bad_json
awk 'BEGIN { for (i = 0; i < 100000; i++) printf "[" }' | hostile "a deep nest" bad_json
awk 'BEGIN { printf "{\"id\":4,\"op\":\""; for (i = 0; i < 1100000; i++) printf "x"; printf "\"}" }' |
    hostile "a huge line" too_long
says "$W/out" '^{"id":4,"ok":false' "the id of a huge line is read"
say '{"op":"hello","x":["\"id\":5",{"id":6}],"id":"seven","y":' | hostile "half an object with an id" bad_json
says "$W/out" '^{"id":"seven","ok":false' "its id is read wherever it stands"
say '{"op":"new","scenario":"raclawice/historical","seed":""}' | hostile "an empty seed" bad_request
say '{"op":"position","scenario":"raclawice/historical","position":{"active":"pl_2pp_1_1"}}' |
    hostile "an active unit that does not command" bad_position
awk 'BEGIN { printf "{\"op\":\""; for (i = 0; i < 900000; i++) printf "x"; printf "\"}" }' |
    hostile "a long operation" unknown_op

printf '{"id":1,"op":"hello"}' | engine
says "$W/out" '^{"id":1,"ok":true' "a last line without its end is answered"
