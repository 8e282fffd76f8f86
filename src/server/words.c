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
     {"Weighs gains and losses equally.", "Tak samo waży zyski i straty."}},
    {"bold", {"bold", "śmiały"},
     {"Seeks a fight and accepts losses.", "Szuka walki i godzi się na straty."}},
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

/* Does it misjudge more than its level does, or begin with any legal action? */
static bool errs_more(const char *text, const struct ks_level *level)
{
    struct ks_player p;
    return ks_player_parse(text, strlen(text), &p) &&
           (p.random > 0 || p.style.noise > ks_player(level->player).style.noise);
}

/* A doctrine of its own, as it is written: ", doctrine=avoid-9-charge". Of several the last holds. */
static void add_doctrine(const char *text, char *out, size_t size)
{
    const char *last = NULL;
    for (const char *at = text; (at = strstr(at, "doctrine=")) != NULL; at++)
        last = at;
    size_t n = strlen(out);
    if (last != NULL)
        snprintf(out + n, size - n, ", %.*s", (int)strcspn(last, ","), last);
}

/* Levels by their names; others are shown as they are written. */
void ks_words_player(const char *text, enum ks_language language, char *out, size_t size)
{
    static const char *const human[KS_LANGUAGES] = {"a player", "gracz"};
    static const char *const errs[KS_LANGUAGES] = {", makes mistakes", ", myli się"};
    size_t n = strcspn(text, ":");
    const char *temper = temper_name(text, language);
    for (int i = 0; i < KS_LEVELS; i++)
        if (strlen(ks_levels[i].id) == n && memcmp(ks_levels[i].id, text, n) == 0) {
            snprintf(out, size, "%s%s%s%s", ks_levels[i].name[language],
                     temper == NULL ? "" : ", ", temper == NULL ? "" : temper,
                     errs_more(text, &ks_levels[i]) ? errs[language] : "");
            add_doctrine(text, out, size);
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
        {"bad_action", "To nie jest działanie; wybierz jedną z możliwości", true},
        {"bad_data", "Nie można wczytać tych danych", true},
        {"bad_json", "Wiadomość nie jest obiektem JSON", true},
        {"bad_option", "Nie ma takiej opcji", true},
        {"bad_request", "Serwer nie rozumie tego żądania", true},
        {"bad_scenario", "Nie ma takiego scenariusza", false},
        {"bad_token",
         "Ten link nie należy do żadnego miejsca w tej partii. Poproś o nowy", false},
        {"busy", "Plik partii jest zajęty", true},
        {"curtain", "Kurtyna jest opuszczona: najpierw zajmij miejsce", false},
        {"game_over", "Partia jest skończona", false},
        {"internal", "Brakło pamięci; spróbuj jeszcze raz", false},
        {"locked", "Inny program używa pliku partii", true},
        {"no_hints", "W tej partii nie ma podpowiedzi", false},
        {"no_network",
         "Ten komputer nie jest w żadnej sieci; połącz go z siecią (Wi-Fi albo kablem) i "
         "spróbuj jeszcze raz",
         false},
        {"no_game", "Nie ma takiej partii", false},
        {"not_owner", "To może zrobić tylko gospodarz; otwórz link, który ci przysłano",
         false},
        {"not_your_turn", "To nie twoja decyzja", false},
        {"not_yours", "Ze swojego miejsca nie możesz tego zrobić", false},
        {"port", "Inny program używa tego portu", true},
        {"read_only",
         "Tę partię można tylko oglądać: zapisano ją przy innych przepisach lub danych",
         true},
        {"stale", "Partia poszła już dalej; nic nie zrobiono", false},
        {"storage", "Nie zapisano, więc nic się nie zmieniło", true},
        {"too_fast", "Za dużo wiadomości; poczekaj chwilę", false},
        {"undo_barrier", "Tego nie można cofnąć", false},
        {"unknown_op", "Serwer nie zna tego żądania", true},
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
        [KS_NO_BARRIER] = {"This game cannot be changed.",
                           "Tej partii nie można zmieniać."},
        [KS_BARRIER_NOTHING] = {"Nothing to undo.", "Nie ma czego cofnąć."},
        [KS_BARRIER_ENDED] = {"The game is over.", "Partia jest skończona."},
        [KS_BARRIER_DICE] = {"Undo stops here: dice have been rolled.",
                             "Dalej nie można cofać: rzucono już kostką."},
        [KS_BARRIER_SIDE] =
            {"The last decision was the other side's; you cannot undo it.",
             "Ostatnią decyzję podjęła druga strona; nie możesz jej cofnąć."},
        [KS_BARRIER_REVEAL] =
            {"That decision revealed something hidden; it cannot be undone.",
             "Ta decyzja coś ujawniła; nie można jej cofnąć."},
    };
    return text[barrier][language];
}
