/* Actions, events and outcomes as text, by the tables of the rules system. */
#include <string.h>

#include "base/text.h"
#include "core/system.h"

/* Corners, then hexsides. */
static const char *const facing_name[KS_ALL_FACINGS] = {
    "N",       "NE",     "SE",      "S",       "SW",     "NW",
    "side-NE", "side-E", "side-SE", "side-SW", "side-W", "side-NW"};

const char *ks_facing_name(int facing)
{
    return facing >= 0 && facing < KS_ALL_FACINGS ? facing_name[facing] : NULL;
}

/* ---- actions ---- */

bool ks_action_text(const struct ks_game *g, struct ks_action a, char *out, size_t size)
{
    struct ks_writer w = ks_writer(out, size);
    if (a.verb >= g->system->verbs)
        return false;
    const struct ks_verb *verb = &g->system->verb[a.verb];
    ks_put(&w, verb->name);
    for (const char *form = verb->form; *form; form++) {
        char hex[5];
        ks_put(&w, " ");
        switch (*form) {
        case 'u':
            if (a.unit >= g->pieces)
                return false;
            ks_put(&w, g->piece[a.unit].id);
            break;
        case 'h':
            if (!ks_grid_on_map(&g->map.grid, a.hex))
                return false;
            ks_hex_text(&g->map, a.hex, hex);
            ks_put(&w, hex);
            break;
        case 'f':
            if (a.arg >= KS_ALL_FACINGS)
                return false;
            ks_put(&w, facing_name[a.arg]);
            break;
        default: ks_put_number(&w, a.arg); break;
        }
    }
    return w.n < size;
}

const char *ks_action_verb(const struct ks_game *g, struct ks_action a)
{
    return a.verb < g->system->verbs ? g->system->verb[a.verb].name : "";
}

/* The part of a text that bars divide, by the action's number. */
static struct ks_word part_of(const char *text, struct ks_action a)
{
    for (unsigned skip = a.arg; skip > 0 && strchr(text, '|') != NULL; skip--)
        text = strchr(text, '|') + 1;
    return (struct ks_word){text, strcspn(text, "|")};
}

void ks_action_label(const struct ks_game *g, struct ks_action a,
                     enum ks_language language, char *out, size_t size)
{
    struct ks_writer w = ks_writer(out, size);
    if (a.verb >= g->system->verbs)
        return;
    struct ks_word part = part_of(g->system->verb[a.verb].label[language], a);
    ks_put_part(&w, part.at, part.length);
}

ks_unit ks_unit_parse(const struct ks_game *g, const char *text, size_t length)
{
    ks_unit found = KS_NONE;
    struct ks_word word = {text, length};
    for (ks_unit u = 0; u < g->pieces; u++)
        if (ks_word_is(word, g->piece[u].id))
            return u;
    for (ks_unit u = 0; u < g->pieces; u++)
        if (ks_word_is(word, g->piece[u].name)) {
            if (found != KS_NONE)
                return KS_NONE; /* two of that name */
            found = u;
        }
    return found;
}

/* A printed name may have blanks: tries the longest stretch of words that names a
 * unit. */
static ks_unit take_unit(const struct ks_game *g, const char **text)
{
    struct ks_word word = ks_next_word(text);
    const char *start = word.at, *best_end = NULL, *end = *text;
    ks_unit best = KS_NONE;
    while (word.length) {
        ks_unit u = ks_unit_parse(g, start, (size_t)(word.at + word.length - start));
        if (u != KS_NONE) {
            best = u;
            best_end = end;
        }
        word = ks_next_word(&end);
    }
    if (best_end)
        *text = best_end;
    return best;
}

static bool take_part(const struct ks_game *g, char form, const char **text,
                      struct ks_action *a)
{
    uint64_t number;
    if (form == 'u') {
        a->unit = take_unit(g, text);
        return a->unit != KS_NONE;
    }
    struct ks_word word = ks_next_word(text);
    if (form == 'h')
        return ks_hex_parse(&g->map, word.at, word.length, &a->hex);
    if (form == 'f') {
        int f = ks_word_among(word, facing_name, KS_ALL_FACINGS);
        a->arg = (uint8_t)(f < 0 ? 0 : f);
        return f >= 0;
    }
    if (!ks_word_number(word, 10, UINT8_MAX, &number))
        return false;
    a->arg = (uint8_t)number;
    return true;
}

bool ks_action_parse(const struct ks_game *g, const char *text, struct ks_action *out)
{
    struct ks_word name = ks_next_word(&text);
    for (size_t i = 0; i < g->system->verbs; i++) {
        if (!ks_word_is(name, g->system->verb[i].name))
            continue;
        *out = (struct ks_action){KS_NONE, (uint8_t)i, 0, KS_NONE};
        for (const char *form = g->system->verb[i].form; *form; form++)
            if (!take_part(g, *form, &text, out))
                return false;
        return ks_next_word(&text).length == 0 && *text == '\0';
    }
    return false;
}

/* ---- events ---- */

/* The name as printed or spelled out, and whose unit it is where both armies have one. */
static void put_unit(struct ks_writer *w, const struct ks_game *g, ks_unit u,
                     enum ks_language language, bool full)
{
    if (u >= g->pieces) {
        ks_put(w, "-");
        return;
    }
    const struct ks_naming *n = &g->naming[u];
    ks_put(w,
           full && n->full[language][0] != '\0' ? n->full[language] : g->piece[u].name);
    if (n->army[language][0] != '\0') {
        ks_put(w, " (");
        ks_put(w, n->army[language]);
        ks_put(w, ")");
    }
}

void ks_unit_name(const struct ks_game *g, ks_unit u, enum ks_language language,
                  char *out, size_t size)
{
    struct ks_writer w = ks_writer(out, size);
    put_unit(&w, g, u, language, true);
}

static void put_side(struct ks_writer *w, const struct ks_game *g, int side,
                     enum ks_language language)
{
    if (side != 0 && side != 1)
        ks_put(w, "-");
    else
        ks_put(w, g->side_name[side][language][0] != '\0' ? g->side_name[side][language]
                                                          : g->side[side]);
}

void ks_facing_say(int facing, enum ks_language language, char *out, size_t size)
{
    static const char *const hexside[KS_LANGUAGES] = {"hexside ", "bok "};
    struct ks_writer w = ks_writer(out, size);
    const char *name = ks_facing_name(facing);
    if (facing >= KS_FACINGS && name != NULL)
        ks_put(&w, hexside[language]);
    ks_put(&w, name == NULL ? "-" : facing >= KS_FACINGS ? strchr(name, '-') + 1 : name);
}

static void put_facing(struct ks_writer *w, int facing, enum ks_language language)
{
    char said[KS_TEXT];
    ks_facing_say(facing, language, said, sizeof said);
    ks_put(w, said);
}

/* Movement points, counted in parts: "8", "8½". */
static void put_points(struct ks_writer *w, const struct ks_game *g, int parts)
{
    int whole = parts / ks_point_parts(g), rest = parts % ks_point_parts(g);
    if (whole || !rest)
        ks_put_number(w, whole);
    if (rest)
        ks_put(w, "\xC2\xBD");
}

/* Forms of a word that goes with a number: Polish has few for 2 to 4, 22 to 24. */
enum form { ONE, FEW, MANY };

static enum form form_of(int n, enum ks_language language)
{
    if (n == 1)
        return ONE;
    if (language != KS_POLISH)
        return MANY;
    int tens = n % 100, ones = n % 10;
    return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? FEW : MANY;
}

/* "point|points}", "punkt|punkty|punktów}": where there are fewer forms, the last one
   serves for the rest. */
static void put_form(struct ks_writer *w, const char *forms, enum form form)
{
    for (int i = 0; i < (int)form && forms[strcspn(forms, "|}")] == '|'; i++)
        forms += strcspn(forms, "|") + 1;
    ks_put_part(w, forms, strcspn(forms, "|}"));
}

static void put_field(struct ks_writer *w, const struct ks_game *g,
                      const struct ks_event *e, enum ks_language language,
                      const char *field)
{
    char hex[5] = "-";
    int number = field[0] == 'b' ? e->b : e->a;
    if (field[1] == ':') {
        put_form(w, field + 2, form_of(number, language));
        return;
    }
    switch (field[0]) {
    case '2': /* {2b}: minutes, in two digits */
        ks_put(w, e->b < 10 ? "0" : "");
        ks_put_number(w, e->b);
        break;
    case 'u': put_unit(w, g, e->unit, language, false); break;
    case 'o': put_unit(w, g, e->other, language, false); break;
    case 'h':
        if (ks_grid_on_map(&g->map.grid, e->hex))
            ks_hex_text(&g->map, e->hex, hex);
        ks_put(w, hex);
        break;
    case 'f': put_facing(w, e->a, language); break;
    case 's': put_side(w, g, e->a, language); break;
    case 'S': put_side(w, g, e->b, language); break;
    case 'p': put_points(w, g, e->a); break;
    case 'x': /* a ratio, a to b */
        ks_put_number(w, e->a);
        if (e->b != 1) {
            ks_put(w, "/");
            ks_put_number(w, e->b);
        }
        break;
    case '+': /* with a real minus sign */
        ks_put(w, e->a > 0 ? "+" : e->a < 0 ? "\xE2\x88\x92" : "");
        ks_put_number(w, e->a < 0 ? -e->a : e->a);
        break;
    default: ks_put_number(w, number); break;
    }
}

static const struct ks_sentence *sentence_of(const struct ks_game *g,
                                             const struct ks_event *e)
{
    return &g->system->sentence[e->code < g->system->sentences ? e->code : 0];
}

/* Writes the first n bytes of a text with its braces filled in. */
static void put_text(struct ks_writer *w, const struct ks_game *g,
                     const struct ks_event *e, enum ks_language language,
                     const char *text, size_t n)
{
    const char *end = text + n;
    for (const char *brace; (brace = memchr(text, '{', (size_t)(end - text))) != NULL;) {
        ks_put_part(w, text, (size_t)(brace - text));
        put_field(w, g, e, language, brace + 1);
        text = strchr(brace, '}') + 1;
    }
    ks_put_part(w, text, (size_t)(end - text));
}

void ks_event_text(const struct ks_game *g, const struct ks_event *e,
                   enum ks_language language, char *out, size_t size)
{
    struct ks_writer w = ks_writer(out, size);
    const char *text = sentence_of(g, e)->text[language];
    put_text(&w, g, e, language, text, strlen(text));
}

void ks_action_say(const struct ks_game *g, struct ks_action a, enum ks_language language,
                   char *out, size_t size)
{
    struct ks_writer w = ks_writer(out, size);
    struct ks_event e = {.unit = a.unit, .other = KS_NONE, .hex = a.hex, .a = a.arg};
    if (a.verb >= g->system->verbs)
        return;
    struct ks_word part = part_of(g->system->verb[a.verb].text[language], a);
    put_text(&w, g, &e, language, part.at, part.length);
}

const char *ks_event_paragraph(const struct ks_game *g, const struct ks_event *e)
{
    return g->system->paragraph ? g->system->paragraph(g, e)
                                : sentence_of(g, e)->paragraph;
}

uint32_t ks_event_outcome(const struct ks_game *g, const struct ks_event *e)
{
    return ks_event_kind(g, e->code) == KS_MESSAGE_EVENT ? sentence_of(g, e)->outcome : 0;
}

const char *ks_event_name(const struct ks_game *g, const struct ks_event *e)
{
    return sentence_of(g, e)->name;
}

void ks_event_pattern(const struct ks_game *g, const struct ks_event *e,
                      enum ks_language language, char *out, size_t size)
{
    struct ks_writer w = ks_writer(out, size);
    const char *text = sentence_of(g, e)->text[language];
    for (const char *brace; (brace = strchr(text, '{')) != NULL;) {
        ks_put_part(&w, text, (size_t)(brace - text));
        int side = brace[1] == 's' ? e->a : brace[1] == 'S' ? e->b : -1;
        if (side == 0 || side == 1)
            put_side(&w, g, side, language);
        else if (brace[2] == ':')
            put_form(&w, brace + 3, MANY);
        else
            ks_put(&w, "\xE2\x80\xA6");
        text = strchr(brace, '}') + 1;
    }
    ks_put(&w, text);
}

size_t ks_event_codes(const struct ks_game *g)
{
    return g->system->sentences;
}

enum ks_message_kind ks_event_kind(const struct ks_game *g, uint16_t code)
{
    return g->system->kinds == NULL ? KS_MESSAGE_EVENT
                                    : (enum ks_message_kind)g->system->kinds[code];
}

const char *ks_outcome_name(const struct ks_game *g, unsigned bit)
{
    return bit < g->system->outcomes ? g->system->outcome[bit].name : NULL;
}

enum ks_effect ks_outcome_effect(const struct ks_game *g, uint32_t key)
{
    uint32_t effect = key == 0 ? KS_UNDECIDED : KS_NO_EFFECT;
    for (size_t i = 0; i < g->system->outcomes; i++)
        if (key >> i & 1 && g->system->outcome[i].outcome > effect)
            effect = g->system->outcome[i].outcome;
    return (enum ks_effect)effect;
}

const char *ks_effect_name(enum ks_effect effect)
{
    static const char *const name[KS_EFFECTS] = {
        "nothing", "undecided", "good", "back", "loss", "defender_wins", "attacker_wins"};
    return name[effect];
}

const char *ks_matter_name(enum ks_matter matter)
{
    static const char *const name[KS_MATTERS] = {"other",   "order",  "attack",  "going",
                                                 "joining", "answer", "retreat", "loss",
                                                 "fight",   "facing", "advance", "rally"};
    return name[matter];
}

enum ks_matter ks_matter(const struct ks_game *g, const struct ks_state *s)
{
    struct ks_event e = ks_prompt(g, s);
    return (enum ks_matter)sentence_of(g, &e)->outcome;
}

bool ks_has_matter(const struct ks_game *g, enum ks_matter matter)
{
    const struct ks_system *system = g->system;
    for (size_t i = 0; i < system->sentences && system->kinds != NULL; i++)
        if (system->kinds[i] == KS_MESSAGE_PROMPT &&
            system->sentence[i].outcome == (uint32_t)matter)
            return true;
    return false;
}

const char *ks_role_name(enum ks_role role)
{
    static const char *const name[KS_ROLES] = {"plain",  "declines", "commits", "rolls",
                                               "goes",   "attacks",  "joins",   "leaves",
                                               "raises", "leads"};
    return name[role];
}

void ks_outcome_text(const struct ks_game *g, uint32_t key, enum ks_language language,
                     char *out, size_t size)
{
    struct ks_writer w = ks_writer(out, size);
    for (size_t i = 0; i < g->system->outcomes; i++) {
        if (!(key >> i & 1))
            continue;
        if (w.n)
            ks_put(&w, ", ");
        ks_put(&w, g->system->outcome[i].text[language]);
    }
    if (w.n == 0)
        ks_put(&w, language == KS_POLISH ? "bez zmian" : "no change");
}
