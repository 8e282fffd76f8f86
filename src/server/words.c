#include "server/words.h"

#include <stdio.h>
#include <string.h>

#include "server/api.h"
#include "server/state.h"

void ks_words_find(const struct ks_server *server, const char *scenario,
                   struct ks_scenario_words *out)
{
    *out = (struct ks_scenario_words){
        .side = {"first", "second"}, .start = -1, .minutes = -1};
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < KS_LANGUAGES; i++)
            strcpy(out->side_name[side][i], out->side[side]);
    ks_api_words(server->api, scenario, out);
}

/* clang-format off */
const struct ks_temper_words ks_temper_words[KS_TEMPERS] = {
    {"cautious", {"cautious", "ostrożny"},
     {"Spares its men and waits for a good chance.",
      "Oszczędza ludzi i czeka na dobrą okazję."}},
    {"balanced", {"balanced", "wyważony"},
     {"Weighs gain and loss alike.", "Jednakowo waży zyski i straty."}},
    {"bold", {"bold", "śmiały"},
     {"Seeks the fight, and takes losses for it.", "Szuka walki i godzi się na straty."}},
};
/* clang-format on */

static const char *temper_name(const char *text, enum ks_language language)
{
    struct ks_player p;
    if (!ks_player_parse(text, strlen(text), &p) || p.style.temper == KS_BALANCED)
        return NULL;
    const char *id = ks_temper_name((enum ks_temper)p.style.temper);
    for (int i = 0; i < KS_TEMPERS; i++)
        if (strcmp(ks_temper_words[i].id, id) == 0)
            return ks_temper_words[i].name[language];
    return NULL;
}

/* Levels by their names; what is no level is shown as it is written. */
void ks_words_player(const char *text, enum ks_language language, char *out, size_t size)
{
    static const char *const human[KS_LANGUAGES] = {"a player", "gracz"};
    size_t n = strcspn(text, ":");
    const char *temper = temper_name(text, language);
    for (int i = 0; i < KS_LEVELS; i++)
        if (strlen(ks_levels[i].id) == n && memcmp(ks_levels[i].id, text, n) == 0) {
            snprintf(out, size, "%s%s%s", ks_levels[i].name[language],
                     temper == NULL ? "" : ", ", temper == NULL ? "" : temper);
            return;
        }
    if (strcmp(text, "human") == 0)
        snprintf(out, size, "%s", human[language]);
    else
        snprintf(out, size, "program (%s)",
                 strncmp(text, "bot:", 4) == 0 ? text + 4 : text);
}

json_t *ks_words_clock(const struct ks_scenario_words *w, unsigned turns)
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

void ks_words_refusal(const struct ks_refusal *no, enum ks_language language, char *out,
                      size_t size)
{
    static const struct {
        const char *code, *polish;
        bool detail; /* the English sentence says more: it follows */
    } list[] = {
        {"bad_action", "To nie jest działanie; możliwości pokazują, jak się je zapisuje",
         true},
        {"bad_data", "Nie można wczytać tych danych", true},
        {"bad_json", "Wiadomość nie jest obiektem JSON", true},
        {"bad_option", "Nie ma takiej opcji", true},
        {"bad_request", "Serwer nie rozumie tej prośby", true},
        {"bad_scenario", "Nie ma takiego scenariusza", false},
        {"bad_token", "Ten odnośnik nie należy do żadnego miejsca tej gry. Poproś o nowy",
         false},
        {"busy", "Baza gier jest zajęta", true},
        {"curtain", "Kurtyna jest opuszczona: najpierw zajmij miejsce", false},
        {"game_over", "Gra jest skończona", false},
        {"internal", "Brakło pamięci; spróbuj jeszcze raz", false},
        {"locked", "Inny program trzyma plik gier", true},
        {"no_hints", "W tej grze tego się nie podpowiada", false},
        {"no_network",
         "Ten komputer nie jest w żadnej sieci; połącz go z siecią (Wi-Fi albo kablem) i "
         "spróbuj jeszcze raz",
         false},
        {"no_game", "Nie ma takiej gry", false},
        {"not_owner",
         "To może zrobić tylko ten, kto siedzi przy komputerze ze stołem; otwórz "
         "odnośnik, który ci przysłano",
         false},
        {"not_your_turn", "To nie jest decyzja tego miejsca", false},
        {"not_yours", "To miejsce należy do kogo innego", false},
        {"port", "Inny program zajmuje ten port w sieci", true},
        {"read_only",
         "Tę grę można tylko oglądać: zapisano ją przy innych zasadach lub danych", true},
        {"stale", "Gra poszła już dalej; nic nie zrobiono", false},
        {"storage", "Nie zapisano, więc nic się nie zmieniło", true},
        {"too_fast", "Za dużo wiadomości; poczekaj chwilę", false},
        {"undo_barrier", "Tego nie można cofnąć", false},
        {"unknown_op", "Serwer nie zna tej prośby", true},
    };
    snprintf(out, size, "%s", no->message);
    for (size_t i = 0; i < sizeof list / sizeof list[0] && language == KS_POLISH; i++)
        if (strcmp(list[i].code, no->code) == 0)
            snprintf(out, size, list[i].detail ? "%s (%s)" : "%s.", list[i].polish,
                     no->message);
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
