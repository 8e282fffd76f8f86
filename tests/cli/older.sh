#!/bin/sh
# Games of older rules (tests/older): those that fit go on, the others are read as far as they do.
. "$(dirname "$0")/help"
O=$KS_ROOT/tests/older

fits() { # FILE
    exits 0 "$1 fits" "$K" verify "$O/$1"
    says "$W/out" 'verified: .*played by other rules or data' "$1: told that it is older"
    exits 0 "$1 is replayed" "$K" replay "$O/$1"
}

misfits() { # FILE ENTRIES REASON
    exits 1 "$1 no longer fits" "$K" verify "$O/$1"
    says "$W/err" "played by the rules [a-z0-9]* 1; this program has" "$1: whose rules"
    says "$W/err" "read up to entry $2, then it no longer fits: .*$3" "$1: from where, and why"
    says "$W/err" "Its dice are right: every roll" "$1: its dice are looked at to the end"
    exits 1 "$1 in JSON" "$K" verify --json "$O/$1"
    says "$W/out" "\"other_rules\":true.*\"fits\":$2,.*Its dice are right" "$1: the same in JSON"
    exits 1 "$1 is replayed as far" "$K" replay "$O/$1"
    says "$W/err" "read up to entry $2" "$1: and says so"
    [ "$2" = 0 ] || says "$W/out" "^ *$2  " "$1: to the last entry that fits"
    exits 1 "$1 is not resumed" sh -c "'$K' play --resume '$O/$1' </dev/null"
    exits 1 "$1 is not analysed" "$K" analyse "$O/$1"
}

fits calm.ksr
fits field.ksr
cp "$O/calm.ksr" "$W/calm.ksr"
printf 'quit\n' | "$K" play --resume "$W/calm.ksr" >"$W/out" 2>"$W/err"
ok "a game that fits is resumed" test $? = 0
says "$W/out" 'Wyw' "and shown"

misfits wywla-0.ksr 175 "It is the turn of polish here"
misfits wywla-1.ksr 13 "It is the turn of polish here"
misfits raszyn.ksr 0 "The set-up differs"
