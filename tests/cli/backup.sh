#!/bin/sh
# All games of the table in one file, and back.
. "$(dirname "$0")/help"

XDG_DATA_HOME=$W/data
export XDG_DATA_HOME
unset KOSYNIER_DB
D=$W/data/kosynier/games.db

exits 1 "a backup of nothing" "$K" backup "$W/none.kdb"
says "$W/err" "data/kosynier/games.db: cannot be found" "it says what is missing"
ok "and makes no file" test ! -e "$W/none.kdb"
exits 2 "backup into no file" "$K" backup
exits 2 "restore from no file" "$K" restore
exits 1 "restore from a file there is not" "$K" restore "$W/none.kdb"
says "$W/err" "none.kdb: cannot be found" "it is named"

echo "Dear aunt" >"$W/letter"
exits 1 "restore from a letter" "$K" restore "$W/letter"
says "$W/err" "letter: it is damaged or not a file of games; .* name another backup" "it is told apart"
ok "no file of games comes of it" test ! -e "$D"

# A store of version 1, as an earlier kosynier wrote it.
exits 0 "restore a backup" "$K" restore tests/store/version-1.kdb
says "$W/out" "games.db: 1 game restored from tests/store/version-1.kdb" "and says so"
ok "where it belongs" test -f "$D"
ok "for its owner alone" test "$(stat -c %a "$D" 2>/dev/null || stat -f %Lp "$D")" = 600
exits 0 "backup" "$K" backup "$W/a.kdb"
says "$W/out" "a.kdb: 1 game copied from" "and says what it holds"
exits 0 "backup over an older one" "$K" backup "$W/a.kdb" --db "$D"
exits 1 "backup over a letter" "$K" backup "$W/letter"
says "$W/err" "letter: this file exists and is not a backup; it was left as it is" "it says why not"
says "$W/letter" "^Dear aunt$" "the letter is whole"
exits 1 "backup over the games themselves" "$K" backup "$D"
exits 1 "backup into no folder" "$K" backup "$W/no/such/a.kdb"

cp "$D" "$W/before"
exits 0 "restore over games" "$K" restore "$W/a.kdb"
says "$W/out" "kept as .*games.db.before-restore$" "it says where the old ones are"
ok "and they are" cmp "$W/before" "$D.before-restore"
exits 0 "restore again" "$K" restore "$W/a.kdb"
ok "replaces nothing that was kept" test -f "$D.before-restore-2"

head -c 6000 "$W/a.kdb" >"$W/cut.kdb"
cp "$D" "$W/before"
exits 1 "restore from a damaged backup" "$K" restore "$W/cut.kdb"
ok "changes nothing" cmp "$W/before" "$D"
ok "and leaves nothing about" test ! -e "$D.part"
