#!/bin/sh
# Raszyn from outside: listed, checked, shown, and with an owner's folder over it.
. "$(dirname "$0")/help"

exits 0 "list" "$K" list
says "$W/out" '^raszyn/battle$' "list has the battle"
says "$W/out" 'Poles and Saxons: 28 units, 8 guns, 6 commanders' "the Polish side"
says "$W/out" 'Saxons: 4 units, 2 guns, 1 commander$' "the Saxons apart"
says "$W/out" '--option oob=battle|historical12' "its options"
exits 0 "list --json" "$K" list --json
says "$W/out" '"scenario":"raszyn/battle"' "list --json has the battle"

exits 0 "check raszyn" "$K" check raszyn
says "$W/out" '^raszyn: errors: 0, warnings: 0; scenarios: 1, with options: 37$' "every pair of options"
says "$W/out" '^  map.txt  *10 *0 *[0-9]*$' "certainties of the map"
if grep -q 'rules1794' "$W/out"; then
    echo "not ok raszyn has no settings of 1794"
else
    echo "ok raszyn has no settings of 1794"
fi

for o in oob=battle oob=historical12 first=austrian; do
    exits 0 "show with $o" "$K" show raszyn/battle --option $o
done
exits 0 "show" "$K" show raszyn/battle
says "$W/out" '4226+4326 ↓  light infantry, Poles, Woltyżerowie' "skirmishers face a corner"
says "$W/out" '4627 ⇙  line infantry, Poles, I/6 pp' "a battalion faces a hexside"
says "$W/out" 'turn 11 (1244)  au_ir63_3$' "arrivals"
for lang in en pl; do
    exits 0 "show in $lang" "$K" show raszyn/battle --lang $lang --svg "$W/a.svg"
done
says "$W/a.svg" 'class="river"' "the river"
says "$W/a.svg" 'class="diketop"' "the dikes"
says "$W/a.svg" 'class="masonry"' "the stone bridge"
says "$W/a.svg" 'class="town"' "the town"
says "$W/a.svg" 'class="orchard"' "the gardens"
says "$W/a.svg" 'class="pond"' "the ponds"
says "$W/a.svg" 'class="shoal"' "the fords"
says "$W/a.svg" 'class="bd rank"' "formations on the ground"
says "$W/a.svg" '>most kamienny<' "the legend in Polish"

printf 'id,option,increments\npl_2ul,,30\n' >"$W/units.csv"
mkdir -p "$W/own/raszyn"
cp "$W/units.csv" "$W/own/raszyn/"
exits 1 "an owner's slip" "$K" check raszyn --data "$W/own"
says "$W/out" 'units.csv:2: pl_2ul: increments "30"; expected a whole number from 1 to 20' "says file, line and what was expected"
printf 'id,option,increments,certainty\npl_2ul,,13,printed\n' >"$W/own/raszyn/units.csv"
exits 0 "an owner's counter" "$K" check raszyn --data "$W/own"
says "$W/out" '^  units.csv  *1 *0 *92$' "is counted as printed"

cat >"$W/position.json" <<'P'
{"phase": "movement", "side": "austrian", "units": [
    {"unit": "au_ir48_1", "hex": "4130", "facing": "side-NE"},
    {"unit": "pl_volt", "hexes": ["4226", "4326"], "facing": "S", "formation": "skirmish", "lost": 1}]}
P
exits 0 "a constructed position" "$K" show raszyn/battle --position "$W/position.json"
says "$W/out" 'Woltyżerowie, 23-[0-9]*-3, 4/5' "with its losses"
sed -i 's/"S"/"SE"/' "$W/position.json"
exits 1 "a position that cannot be" "$K" show raszyn/battle --position "$W/position.json"
says "$W/err" 'square to its hexes' "says why"
