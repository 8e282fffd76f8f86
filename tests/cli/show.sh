#!/bin/sh
# Pictures and boards of all games.
. "$(dirname "$0")/help"

# silent FILE PATTERN NAME: what must not be in a file.
silent() {
    if grep -q -- "$2" "$1"; then
        echo "not ok $3"
    else
        echo "ok $3"
    fi
}

# drawn SCENARIO: in both languages and both themes; $W/a.svg is the English one, for what follows.
drawn() {
    for look in 'pl dark' 'pl light' 'en light'; do
        mv "$W/a.svg" "$W/before.svg" 2>/dev/null
        exits 0 "show $1, $look" "$K" show "$1" --lang "${look% *}" --theme "${look#* }" --svg "$W/a.svg"
        silent "$W/a.svg" 'turn 255\|etapie* 255' "no turn 255 in $1, $look"
        ok "$1, $look, looks different" sh -c "! cmp -s '$W/a.svg' '$W/before.svg'"
    done
}

drawn szczekociny/battle
says "$W/a.svg" '>Prussians: ' "three armies"
says "$W/a.svg" '>Russians: ' "are named"
says "$W/a.svg" 'A lead of 7 (Poles) or 11 (Allies) ends the game' "one score"
says "$W/a.svg" '#blue-horse_artillery-starred' "stars of a battery"
silent "$W/a.svg" 'class="frontier"' "no row of the battle is closed"
drawn szczekociny/wywla
says "$W/a.svg" 'row 22 is the last' "closed rows are named"
silent "$W/a.svg" '>Russians' "no Russians at Wywła"
drawn maciejowice/battle
says "$W/a.svg" 'turn by dice, by hexes 0101–3901' "Poniński comes by dice"
says "$W/a.svg" 'turn 7, by hexes 0144–0149' "others by turns"
says "$W/a.svg" 'class="river"' "a river"
says "$W/a.svg" 'class="shoal"' "a ford"
says "$W/a.svg" 'class="rampart"' "a redoubt"
says "$W/a.svg" '>Line marker<' "Line markers"
drawn raclawice/historical
silent "$W/a.svg" 'class="river"' "Racławice has a stream"
silent "$W/a.svg" '>Line marker<\|>silent this turn<\|>of the last turn<' "and neither Line markers nor misfires"
says "$W/a.svg" '>points: 0<' "and two scores"

exits 0 "a board of text" "$K" show maciejowice/battle
says "$W/out" 'turn by dice (0101–3901)' "by dice, in words"
says "$W/out" 'c castle, ~ pond' "ground of this map"
says "$W/out" '/ river' "its water"
says "$W/out" ', Line marker' "orders in words"
says "$W/out" '☆☆☆, limbered' "batteries by stars"
says "$W/out" 'Score: even; needed to win: Poles +15' "the score"
exits 0 "in Polish" "$K" show szczekociny/battle --lang pl
says "$W/out" 'artyleria konna, Prusacy' "arms and armies"
says "$W/out" 'B Prusacy' "letters of the armies"
says "$W/out" 'Wynik: remisowy; do zwycięstwa potrzeba: Polacy +7' "the score"
exits 0 "Wywła" "$K" show szczekociny/wywla
says "$W/out" 'x off the map' "closed rows"

# What a choice means.
printf '%s\n' 1 pass 1 pass | "$K" play szczekociny/wywla --seed 3 --lang pl \
    --save "$W/w.ksr" >"$W/out" 2>"$W/err"
says "$W/out" 'rusza piechota z artylerią  (arm 0)' "in Polish"
says "$W/out" '1 art. ostrzeliwuje [0-9]*  (bombard pl_art_1 [0-9]*)' "as a Polish sentence"
printf '%s\n' pass art_1 | "$K" play maciejowice/battle --seed 3 \
    --save "$W/m.ksr" >"$W/out" 2>"$W/err"
says "$W/out" '1 art. (Russians) limbers up  (limber ru_art_1)' "in English"
says "$W/out" 'III/Elizawetgradzki begins to move  (move ru_elizawetgradzki_3)' "with the printed name"
