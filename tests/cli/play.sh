#!/bin/sh
# Playing in the terminal by a script: nothing is lost, whatever happens.
. "$(dirname "$0")/help"

play() {
    "$K" play "$@" >"$W/out" 2>"$W/err"
}

# The first choice again and again.
ones() {
    yes 1 | head -n "$1"
}

ones 30 | play raclawice/historical --seed 7 --save "$W/a.ksr"
ok "play ends well at the end of input" test $? = 0
says "$W/out" 'kosynier play --resume' "and says how to go on"
says "$W/out" 'Seal of the dice: [0-9a-f]\{64\}' "the hash is shown before the first roll"
exits 0 "the journal verifies" "$K" verify "$W/a.ksr"
n=$(grep -c '^[0-9]' "$W/a.ksr")
ok "entries were made" test "$n" -ge 20

ones 10 | play --resume "$W/a.ksr"
ok "resume" test $? = 0
m=$(grep -c '^[0-9]' "$W/a.ksr")
ok "resume goes on in the same file" test "$m" -gt "$n"
exits 0 "it still verifies" "$K" verify "$W/a.ksr"

# The same choices in one go make the same game.
ones 40 | play raclawice/historical --seed 7 --save "$W/b.ksr"
ok "interrupted or not, the same game" cmp "$W/a.ksr" "$W/b.ksr"

# A torn last line never took effect.
cp "$W/a.ksr" "$W/torn.ksr"
printf '%s' "9999 polish st" >>"$W/torn.ksr"
: | play --resume "$W/torn.ksr"
ok "a torn journal is resumed" test $? = 0
ok "without the torn line" cmp "$W/a.ksr" "$W/torn.ksr"

# begin FILE SEED N: plays by a pipe, which stays open, till so many decisions are in the file.
mkfifo "$W/keys"
begin() {
    "$K" play raclawice/historical --seed "$2" --save "$1" <"$W/keys" >"$W/out" 2>&1 &
    pid=$!
    exec 3>"$W/keys"
    ones "$3" >&3
    i=0
    while [ "$(grep -c '^[0-9]' "$1" 2>/dev/null || :)" != "$3" ] && [ $i -lt 600 ]; do
        sleep 0.1
        i=$((i + 1))
    done
}

# Killed in the middle of play.
begin "$W/k.ksr" 8 12
kill -KILL $pid
wait $pid 2>/dev/null
exec 3>&-
exits 0 "after a kill the journal verifies" "$K" verify "$W/k.ksr"
ok "with every decision in it" test "$(grep -c '^[0-9]' "$W/k.ksr")" -ge 12
: | play --resume "$W/k.ksr"
ok "and is resumed" test $? = 0

# Ctrl-C.
begin "$W/c.ksr" 9 3
kill -INT $pid
# A read from a pipe is not left by the signal of another process everywhere: close it too.
exec 3>&-
wait $pid
ok "Ctrl-C ends in order" test $? = 0
says "$W/out" 'kosynier play --resume' "and says how to go on"

# No room: the action is refused, what was there stays.
(
    ulimit -f 8
    ones 300 | "$K" play raclawice/historical --seed 7 --save "$W/full.ksr" 2>&1
) | cat >"$W/out"
says "$W/out" 'could not be saved' "a full disk refuses the action"
exits 0 "and loses nothing" "$K" verify "$W/full.ksr"

# Commands at the table.
printf '%s\n' '?' 'why pass' 'odds 1' 'why dance' 1 undo 1 'board 1215' 'board 9999' 'units kosynier' \
    'log 3' "save $W/s.ksr" 'save' 'zaj' 0 nonsense 999 'resign' 'resign yes' |
    play raclawice/historical --seed 7 --save "$W/t.ksr"
ok "commands" test $? = 0
says "$W/out" 'undo your last decision' "?"
says "$W/out" '\[3' "why names a paragraph"
says "$W/out" '100.00 %' "odds"
says "$W/out" 'That is not an action' "why of nothing"
says "$W/out" '^Undone' "undo"
says "$W/out" 'hex is not on the map' "board off the map"
says "$W/out" 'pl_kos_1' "units"
says "$W/out" 'Saved in' "save"
says "$W/out" 'No choice contains that' "nonsense is refused"
says "$W/out" 'no choice with that number' "a number too large is refused"
says "$W/out" 'victory: Russians (the other side resigned)' "resign"
exits 0 "the finished game verifies" "$K" verify "$W/t.ksr"
exits 0 "the saved game verifies" "$K" verify "$W/s.ksr"
: | play --resume "$W/t.ksr"
says "$W/out" 'The game is over' "a finished game is shown, not played"
ones 3 | play --resume "$W/s.ksr" --save "$W/s2.ksr"
ok "a saved game goes on in a new file" test -s "$W/s2.ksr"
exits 0 "which verifies" "$K" verify "$W/s2.ksr"

# Computer players.
play raclawice/historical --seed 5 --player polish=random --player russian=random \
    --save "$W/rr.ksr" </dev/null
ok "two computer players finish" test $? = 0
says "$W/out" 'The game is over' "and tell the result"
exits 0 "their game verifies" "$K" verify "$W/rr.ksr"
ones 5 | play raclawice/historical --seed 5 --player russian=greedy --lang pl
ok "against greedy, in Polish" test $? = 0
says "$W/out" '^Plik partii: ' "Polish is spoken"
printf 'hint\nplan\nquit\n' | play raclawice/historical --seed 5 --player russian=general:bold
says "$W/out" '^The general would:$' "a hint"
says "$W/out" '(place pl_zajaczek [0-9]*)$' "is an action that can be typed"
says "$W/out" '^  gen. Ślaski .*: ' "a plan"
ok "tells of nobody without troops on the map" sh -c "! grep -q 'Kościuszko waits' '$W/out'"
printf 'plan\nquit\n' | play raclawice/hypothetical --seed 5 --player polish=random
says "$W/out" '^  .* enters the map: the troops are due' "a plan of a side that is about to come"
printf 'podpowiedź\nkoniec\n' | play raclawice/historical --seed 5 --lang pl
says "$W/out" '^Generał zrobiłby tak:$' "a hint in Polish"
exits 2 "a temperament that there is not" "$K" play raclawice/historical --player russian=general:brave
ok "without --save there is a journal" ls "$XDG_STATE_HOME"/kosynier/raclawice-historical-*.ksr

exits 2 "play without a scenario" "$K" play
exits 2 "play with both" "$K" play raclawice/historical --resume "$W/a.ksr"
exits 1 "a journal is not overwritten" "$K" play raclawice/historical --save "$W/a.ksr"
exits 2 "resume of no file" "$K" play --resume "$W/nothing"
exits 1 "resume of another file" "$K" play --resume games/raclawice/units.csv

# Dice of a real table: outcomes are typed in.
ones 60 | play raclawice/historical --dice given --save "$W/g.ksr"
ok "dice that are given" test $? = 0
says "$W/g.ksr" ' chance draw \| chance roll ' "are written down"
exits 0 "and verify" "$K" verify "$W/g.ksr"
printf '%s\n' 1 'draw' 'draw yes' | play raclawice/historical --seed 1 --save "$W/d.ksr"
says "$W/out" 'The game is over, a draw' "a draw by agreement"
exits 0 "which verifies" "$K" verify "$W/d.ksr"

# What a real die shows is typed as it is, and a chit is drawn by its action.
cat >"$W/p.json" <<'EOF'
{"turn":3,"phase":"draw","pool":["pl_zajaczek","ru_tomatis"],"chosen":["ru_tomatis","pl_zajaczek"],
"units":[{"unit":"pl_zajaczek","hex":"1215"},{"unit":"pl_2pp_1_1","hex":"1214","facing":"S"},
{"unit":"ru_uglicki_1_1","hex":"1216","facing":"N"}]}
EOF
printf '%s\n' 'draw gen. Zajączek' 'fire ru_uglicki_1_1 1214' 7 11 |
    play raclawice/historical --dice given --position "$W/p.json" --save "$W/p.ksr"
says "$W/p.ksr" ' chance draw pl_zajaczek' "a chit is drawn by its action"
says "$W/p.ksr" ' chance roll 7' "7 is what the die shows"
exits 0 "which verifies" "$K" verify "$W/p.ksr"

# A saved game is not written over the journal, and is nobody else's to read.
printf '%s\n' 1 "save $W/j.ksr" "save $W/own.ksr" 1 |
    play raclawice/historical --seed 4 --save "$W/j.ksr"
says "$W/out" 'this game is being saved in that file' "the journal is not written over"
exits 0 "and goes on" "$K" verify "$W/j.ksr"
ok "with both decisions" test "$(grep -c '^[0-9]' "$W/j.ksr")" = 2
ok "a saved game is private" test "$(stat -c %a "$W/own.ksr")" = 600
printf '%s\n' 'odds 99' 'odds' | play raclawice/historical --seed 4 --save "$W/o.ksr"
says "$W/out" 'no choice with that number' "odds of no choice"
says "$W/out" 'type its number or its text' "odds of nothing"

# A resumed game has its own terms; with --save it goes on elsewhere.
exits 2 "resume with another seed" "$K" play --resume "$W/j.ksr" --seed 9
cp "$W/j.ksr" "$W/j0.ksr"
printf '1\n' | play --resume "$W/j.ksr" --save "$W/j2.ksr"
ok "a journal goes on in another file" test "$(grep -c '^[0-9]' "$W/j2.ksr")" = 3
ok "and is left as it was" cmp "$W/j.ksr" "$W/j0.ksr"
exits 0 "the other verifies" "$K" verify "$W/j2.ksr"
