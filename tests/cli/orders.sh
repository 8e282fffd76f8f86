#!/bin/sh
# Orders in the terminal: given, shown, stopped, taken back, resumed from the file.
. "$(dirname "$0")/help"

# orders FILE LINE...: the Polish infantry at Wywła acts, then these lines are typed.
orders() {
    file=$1
    shift
    printf '%s\n' 'arm 0' 'pass' "$@" |
        "$K" play szczekociny/wywla --seed 5 --save "$file" >"$W/out" 2>"$W/err"
}

orders "$W/a.ksr" 'preview march pl_4pp_1_2 1408 NE' 'march pl_4pp_1_2 1408 NE' 'orders'
ok "orders are taken" test $? = 0
says "$W/out" '  2/I/4 pp: 1408 (NE)' "the preview tells the way"
says "$W/a.ksr" '^order polish 1 march pl_4pp_1_2 1408 NE #' "the file names the order"
"$K" replay "$W/a.ksr" >"$W/out" 2>&1
says "$W/out" 'Poles, order: 2/I/4 pp: march to 1408, facing NE' "a replay tells it above what came of it"
"$K" replay "$W/a.ksr" --side allied >"$W/out" 2>&1
ok "but not to the other side" test "$(grep -c 'order:' "$W/out")" = 0
says "$W/a.ksr" 'polish step pl_4pp_1_2 1408' "and has its actions"
exits 0 "the file verifies" "$K" verify "$W/a.ksr"

printf '%s\n' 'orders' | "$K" play --resume "$W/a.ksr" >"$W/out" 2>&1
ok "a game with orders is resumed" test $? = 0
exits 0 "and verifies again" "$K" verify "$W/a.ksr"

orders "$W/b.ksr" 'march nobody 1408' 'marsz pl_4pp_1_2 1408 up' 'drop 7' 'fire guns at will above 99' 'orders' 'drop 1' 'orders'
says "$W/out" 'Order refused: "nobody": expected a piece by its id, all, or guns' "what is no piece is refused"
says "$W/out" 'Order refused: "up": expected ' "what is no facing is refused, in Polish words too"
says "$W/out" 'Order refused: There is no order 7 in force.' "what is not in force cannot be dropped"
says "$W/out" '   1  All guns: fire at will, only at 99 % or better' "orders in force are listed"
says "$W/out" 'No orders are in force.' "a dropped one is gone"

printf '%s\n' 'arm 0' 'pass' 'ogień działa 1110' 'podgląd marsz pl_4pp_1_2 1408 NE bezpiecznie' 'ogień działa według uznania szansa 99' 'gotowe szybko' |
    "$K" play szczekociny/wywla --lang pl --seed 5 --save "$W/p.ksr" >"$W/out" 2>"$W/err"
says "$W/out" 'Nie wydano rozkazu: "1110": podaj "na" i pole albo "według uznania"' "a Polish player is told in Polish"
says "$W/out" 'Nie wydano rozkazu: "szybko": podaj blisko, szansa, do albo strata' "and what he may type"
says "$W/out" '  2/I/4 pp: 1408 (NE)' "previews are asked for in Polish"
says "$W/p.ksr" '^order polish 1 fire guns at will above 99 #' "the file has one form"
exits 0 "and verifies" "$K" verify "$W/p.ksr"

cat >"$W/near.json" <<'END'
{"turn":3,"phase":"movement","active":"pl_zajaczek","units":[{"unit":"pl_zajaczek","hex":"1215"},
 {"unit":"pl_2pp_1_1","hex":"1214","facing":"S"},{"unit":"ru_uglicki_1_1","hex":"1216","facing":"N","lost":1}]}
END
# near LANG LINE...: a company before an enemy.
near() {
    lang=$1
    shift
    printf '%s\n' "$@" | "$K" play raclawice/historical --lang "$lang" --position "$W/near.json" --seed 5 --save "$W/n.ksr" >"$W/out" 2>"$W/err"
    rm -f "$W/n.ksr"
}
near en 'preview assault pl_2pp_1_1 1216' 'preview fire pl_2pp_1_1 at 2520'
says "$W/out" '  55.00 %  defender wins' "the preview of an assault has the odds of a later melee"
says "$W/out" '  1/I/2 pp: 2520 is out of range \[10.8a\]' "that of a shot that cannot be fired says why"
near pl 'podgląd szturm pl_2pp_1_1 1216' 'podgląd ogień pl_2pp_1_1 na 2520'
says "$W/out" '  55,00 %  wygrywa obrońca' "in Polish too: the odds"
says "$W/out" '  1/I/2 pp: 2520 jest poza zasięgiem \[10.8a\]' "and the reason"

orders "$W/c.ksr" 'march pl_4pp_1_2 1408 NE' 'undo' 'orders'
says "$W/out" 'No orders are in force.' "undo takes back a whole order, which is then not in force"
says "$W/c.ksr" '!undo 4 ' "all that it has done, at once"
exits 0 "its journal verifies" "$K" verify "$W/c.ksr"
ones=$(grep -c '^order polish' "$W/c.ksr")
ok "and names the order once" test "$ones" = 1
