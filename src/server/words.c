#include "server/words.h"

#include <stdio.h>
#include <string.h>

#include "server/api.h"
#include "server/state.h"

void ks_words_find(const struct ks_server *server, const char *scenario,
                   struct ks_words_of *out)
{
    *out = (struct ks_words_of){.side = {"first", "second"}, .start = -1, .minutes = -1};
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < KS_LANGUAGES; i++)
            strcpy(out->side_name[side][i], out->side[side]);
    ks_api_words(server->api, scenario, out);
}

json_t *ks_words_clock(const struct ks_words_of *w, unsigned turns)
{
    json_t *list = json_array();
    for (unsigned i = 0; i < turns && w->start >= 0 && w->minutes > 0; i++) {
        char text[24];
        unsigned at = (unsigned)w->start + i * (unsigned)w->minutes;
        snprintf(text, sizeof text, "%u:%02u", at / 60 % 24, at % 60);
        json_array_append_new(list, json_string(text));
    }
    return list;
}

const char *ks_words_barrier(enum ks_barrier barrier, enum ks_language language)
{
    static const char *const text[KS_BARRIERS][KS_LANGUAGES] = {
        [KS_NO_BARRIER] = {"This game cannot be changed.", "Tej gry nie można zmieniać."},
        [KS_BARRIER_NOTHING] = {"Nothing has been decided yet.",
                                "Niczego jeszcze nie postanowiono."},
        [KS_BARRIER_ENDED] = {"The game is over.", "Gra jest skończona."},
        [KS_BARRIER_DICE] = {"Undo stops here: a die has been rolled.",
                             "Dalej nie można cofać: rzut kością już padł."},
        [KS_BARRIER_SIDE] = {"The last decision is the other side's; it stands.",
                             "Ostatnia decyzja należy do drugiej strony; zostaje."},
        [KS_BARRIER_REVEAL] = {"That decision showed something hidden; it stands.",
                               "Ta decyzja coś ujawniła; zostaje."},
    };
    return text[barrier][language];
}
