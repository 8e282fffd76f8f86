#!/bin/sh
# The table's server from the command line; what it says over the socket is in tests/server.
. "$(dirname "$0")/help"

XDG_DATA_HOME=$W/data
export XDG_DATA_HOME
unset KOSYNIER_DB DISPLAY WAYLAND_DISPLAY
S=

# start OPTIONS...: runs it in the background till it has said its address, which is then in $U.
start() {
    rm -f "$W/serve.out"
    "$K" serve --port 0 "$@" >"$W/serve.out" 2>"$W/serve.err" &
    S=$!
    i=0
    while [ ! -s "$W/serve.out" ] && [ $i -lt 600 ] && kill -0 $S 2>/dev/null; do
        sleep 0.1
        i=$((i + 1))
    done
    U=$(head -n 1 "$W/serve.out")
}

# stop: ends it; its status.
stop() {
    kill -TERM $S 2>/dev/null
    wait $S
}

trap 'kill -KILL $S 2>/dev/null; rm -rf "$W"' EXIT

exits 0 "help of serve" "$K" serve --help
says "$W/out" "--listen ADDRESS" "it names its options"
exits 2 "a port that is none" "$K" serve --port 70000
exits 2 "a port of letters" "$K" serve --port x
exits 2 "an unknown option" "$K" serve --prot 80
exits 1 "a folder of data that is not there" "$K" serve --port 0 --data "$W/none"
exits 1 "an address of others" "$K" serve --port 0 --listen 198.51.100.7
says "$W/err" "198.51.100.7.*--listen" "it names the address"
exits 1 "a folder for games that is a file" "$K" serve --port 0 --db "$W/serve.sh/x/y" --listen nonsense
ok "and no server is left" test ! -e "$W/data/kosynier/games.db.lock"

start
says "$W/serve.out" "^http://127.0.0.1:[0-9]*/$" "it says where it is"
says "$W/serve.out" "Ctrl-C" "and how to stop it"
ok "games are where they belong" test -f "$W/data/kosynier/games.db"
ok "for their owner alone" test "$(stat -c %a "$W/data/kosynier/games.db")" = 600
P=${U#http://127.0.0.1:}
P=${P%/}

exits 0 "a second start on the same games" "$K" serve --no-browser
says "$W/out" "^$U$" "shows the first"
exits 0 "likewise without a command" "$K"
says "$W/out" "^$U$" "which is what serve does"
exits 1 "a second server at its port" "$K" serve --port "$P" --db "$W/other.db"
says "$W/err" "Another program uses port $P on 127.0.0.1.*--port" "is told that it is taken"
exits 0 "backup while it runs" "$K" backup "$W/a.kdb"
exits 1 "restore while it runs" "$K" restore "$W/a.kdb"
stop
ok "it stops when told to" test $? = 0
ok "and says nothing" test ! -s "$W/serve.err"
ok "and leaves no lock" test ! -e "$W/data/kosynier/games.db.lock"

start --lang pl --db "$W/pl.db"
says "$W/serve.out" "Ctrl-C zatrzymuje" "it speaks Polish"
kill -KILL $S
wait $S 2>/dev/null
start --db "$W/pl.db"
says "$W/serve.out" "^http://" "it starts again after it was killed"
stop
ok "and stops" test $? = 0

# Where there is a desktop a browser is opened, and holds nothing of ours when we are gone.
mkdir "$W/bin"
cat >"$W/bin/xdg-open" <<EOT
#!/bin/sh
{ echo "\$1"; ls -l /proc/self/fd; } >"$W/opened.part"
mv "$W/opened.part" "$W/opened"
EOT
chmod +x "$W/bin/xdg-open"
PATH=$W/bin:$PATH DISPLAY=:0 start --db "$W/desk.db"
i=0
while [ ! -e "$W/opened" ] && [ $i -lt 600 ]; do
    sleep 0.1
    i=$((i + 1))
done
says "$W/opened" "^$U$" "a browser is opened where there is a desktop"
ok "which inherits no socket and no file of games" sh -c "! grep -e socket: -e desk.db '$W/opened'"
stop
