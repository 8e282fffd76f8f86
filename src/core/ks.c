/* The contract's functions look the rules system up in the game. What a system leaves out has its
 * default here; core/system.h says which. */
#include "core/ks.h"

#include <string.h>

#include "base/mix.h"
#include "core/system.h"

const char *ks_rules_name(const struct ks_game *g)
{
    return g->system->name;
}

const char *ks_rules_version(const struct ks_game *g)
{
    return g->system->version;
}

void ks_copy(const struct ks_game *g, struct ks_state *to, const struct ks_state *from)
{
    size_t on = g->kept.to;
    memcpy(to, from, g->kept.used);
    memcpy((char *)to + on, (const char *)from + on, g->state_size - on);
}

static bool same_bytes(const struct ks_state *a, const struct ks_state *b, size_t from,
                       size_t to)
{
    return memcmp((const char *)a + from, (const char *)b + from, to - from) == 0;
}

/* What is left of finished procedures above the stack does not matter. Pieces, which differ most
 * often, come last in a state and are compared first. */
bool ks_same(const struct ks_game *g, const struct ks_state *a, const struct ks_state *b)
{
    const size_t payload = offsetof(struct ks_state, payload);
    size_t end = g->kept.from ? g->kept.from : payload;
    size_t on = g->kept.to ? g->kept.to : payload;
    return a->depth == b->depth &&
           same_bytes(a, b, 0, offsetof(struct ks_state, frame)) &&
           memcmp(a->frame, b->frame, a->depth * sizeof a->frame[0]) == 0 &&
           same_bytes(a, b, on, g->state_size) && same_bytes(a, b, payload, end);
}

enum ks_actor ks_actor(const struct ks_state *s)
{
    return (enum ks_actor)s->actor;
}

void ks_view(const struct ks_game *g, const struct ks_state *s, int side,
             struct ks_state *out)
{
    if (g->system->view)
        g->system->view(g, s, side, out);
    else
        ks_copy(g, out, s);
}

bool ks_event_seen(const struct ks_game *g, int side, struct ks_event *e)
{
    return side == KS_ALL || !g->system->seen || g->system->seen(g, side, e);
}

void ks_determinise(const struct ks_game *g, struct ks_state *view, uint64_t random)
{
    if (g->system->determinise)
        g->system->determinise(g, view, random);
}

uint64_t ks_hash(const struct ks_game *g, const struct ks_state *s)
{
    const unsigned char *byte = (const unsigned char *)s;
    uint64_t digest = 0, word;
    if (g->system->hash)
        return g->system->hash(g, s);
    for (size_t i = 0; i < g->state_size; i += sizeof word) {
        size_t left = g->state_size - i;
        word = 0;
        memcpy(&word, byte + i, left < sizeof word ? left : sizeof word);
        digest = ks_mix(digest ^ word);
    }
    return digest;
}

const char *ks_invariant(const struct ks_game *g, const struct ks_state *s)
{
    return g->system->invariant ? g->system->invariant(g, s) : NULL;
}

const char *const ks_stance_names[] = {"plan", "charge", "stand", "avoid", NULL};

int ks_ahead(const struct ks_game *g, const struct ks_state *s)
{
    int lead = s->points[0] - s->points[1];
    return s->over            ? s->result
           : g->system->ahead ? g->system->ahead(g, s)
           : lead             ? lead < 0
                              : g->win_level;
}

int32_t ks_worth(const struct ks_game *g, const struct ks_state *s,
                 const struct ks_intent *intent)
{
    return g->system->worth ? g->system->worth(g, s, intent)
                            : 100 * (s->points[0] - s->points[1]);
}

void ks_account(const struct ks_game *g, const struct ks_state *s,
                const struct ks_intent *intent, struct ks_account *out)
{
    out->s = s;
    out->intent = intent;
    if (g->system->account)
        g->system->account(g, s, out);
    else
        out->rest = ks_worth(g, s, intent);
}

int32_t ks_worth_change(const struct ks_game *g, const struct ks_state *s,
                        const struct ks_account *account)
{
    return g->system->account ? g->system->worth_change(g, s, account)
                              : ks_worth(g, s, account->intent) - account->rest;
}

struct ks_event ks_prompt(const struct ks_game *g, const struct ks_state *s)
{
    return g->system->prompt(g, s);
}

size_t ks_state_text(const struct ks_game *g, const struct ks_state *s, char *out,
                     size_t size)
{
    return g->system->state_text(g, s, out, size);
}

bool ks_state_parse(const struct ks_game *g, const char *text, struct ks_state *out,
                    char error[KS_TEXT])
{
    return g->system->state_parse(g, text, out, error);
}

void ks_describe(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                 struct ks_counter *out)
{
    g->system->describe(g, s, u, out);
}

void ks_situation(const struct ks_game *g, const struct ks_state *s,
                  struct ks_events *out)
{
    out->n = 0;
    if (g->system->situation)
        g->system->situation(g, s, out);
}

int ks_facings(const struct ks_game *g)
{
    return g->system->facings ? g->system->facings : 12;
}

int ks_point_parts(const struct ks_game *g)
{
    return g->system->point_parts ? g->system->point_parts : 1;
}

int ks_die_faces(const struct ks_game *g)
{
    return g->system->die_faces ? g->system->die_faces : 10;
}

int ks_die_least(const struct ks_game *g)
{
    return ks_die_faces(g) < 10;
}

bool ks_roll_item(const struct ks_game *g, struct ks_action a, uint32_t *item,
                  uint32_t *items)
{
    uint32_t faces = (uint32_t)ks_die_faces(g), rest = a.arg;
    uint32_t least = (uint32_t)ks_die_least(g);
    if (ks_action_role(g, a) != KS_ROLLS)
        return false;
    *item = 0;
    *items = 1;
    do { /* each digit is a die, the last one counts least */
        uint32_t shown = rest % 10 - least;
        if (shown >= faces)
            return false;
        *item += shown * *items;
        *items *= faces;
        rest /= 10;
    } while (rest > 0);
    return true;
}

size_t ks_terms(const struct ks_game *g)
{
    return g->system->terms + g->system->verbs;
}

struct ks_term ks_term(const struct ks_game *g, size_t i)
{
    if (i < g->system->terms)
        return g->system->term[i];
    const struct ks_verb *v = &g->system->verb[i - g->system->terms];
    return (struct ks_term){
        "verb", v->name, v->look == NULL ? "" : v->look, {v->label[0], v->label[1]}};
}

/* False, and the key alone, where the system has none for that key. */
static bool find_term(const struct ks_game *g, const char *kind, const char *key,
                      struct ks_term *out)
{
    for (size_t i = 0; key != NULL && i < ks_terms(g); i++) {
        *out = ks_term(g, i);
        if (strcmp(out->kind, kind) == 0 && strcmp(out->key, key) == 0)
            return true;
    }
    *out = (struct ks_term){kind, key, "", {key, key}};
    return false;
}

const char *ks_term_text(const struct ks_game *g, const char *kind, const char *key,
                         enum ks_language language)
{
    struct ks_term t;
    find_term(g, kind, key, &t);
    return t.text[language];
}

bool ks_has_term(const struct ks_game *g, const char *kind, const char *key)
{
    struct ks_term t;
    return find_term(g, kind, key, &t) &&
           (g->system->has_term == NULL || g->system->has_term(g, kind, key));
}

int ks_figure(const struct ks_counter *c, const char *key)
{
    const struct ks_figure own[] = {{"morale", c->morale},
                                    {"strength", c->strength},
                                    {"firepower", c->firepower},
                                    {"steps", (int16_t)(c->steps - c->lost)}};
    for (size_t i = 0; key != NULL && i < sizeof own / sizeof *own; i++)
        if (strcmp(own[i].name, key) == 0)
            return own[i].value;
    return 0;
}

const char *ks_brief_figure(const struct ks_game *g)
{
    for (size_t i = 0; i < g->system->terms; i++)
        if (strcmp(g->system->term[i].kind, "figure") == 0 &&
            strcmp(g->system->term[i].sign, "brief") == 0)
            return g->system->term[i].key;
    return NULL;
}

const char *ks_term_sign(const struct ks_game *g, const char *kind, const char *key)
{
    struct ks_term t;
    find_term(g, kind, key, &t);
    return t.sign;
}

bool ks_sign_is(const char *sign, int n, const char *word)
{
    for (; n > 0 && *sign != '\0'; n--) {
        sign += strcspn(sign, ":");
        sign += *sign == ':';
    }
    size_t length = strcspn(sign, ":");
    return length == strlen(word) && strncmp(sign, word, length) == 0;
}

const struct ks_army *ks_army_of(const struct ks_game *g, ks_unit u)
{
    for (size_t i = 0; i < g->armies; i++)
        if (strcmp(g->army[i].id, g->piece[u].army) == 0)
            return &g->army[i];
    return &g->army[0];
}

const char *ks_phase(const struct ks_game *g, const struct ks_state *s)
{
    return g->system->phase ? g->system->phase(g, s) : NULL;
}

bool ks_has_activations(const struct ks_game *g)
{
    return g->system->active != NULL;
}

void ks_pool(const struct ks_game *g, const struct ks_state *s, struct ks_pool *out)
{
    memset(out, 0, sizeof *out);
    if (g->system->pool)
        g->system->pool(g, s, out);
}

ks_unit ks_active(const struct ks_game *g, const struct ks_state *s)
{
    return g->system->active ? g->system->active(g, s) : KS_NONE;
}

bool ks_is_answer(const struct ks_game *g, const struct ks_state *s)
{
    if (ks_actor(s) >= KS_CHANCE)
        return false;
    if (g->system->answers)
        return g->system->answers(g, s);
    struct ks_impulse now;
    ks_impulse(g, s, &now);
    return now.side < KS_CHANCE && now.side != (uint8_t)ks_actor(s);
}

void ks_impulse(const struct ks_game *g, const struct ks_state *s, struct ks_impulse *out)
{
    if (g->system->impulse) {
        g->system->impulse(g, s, out);
        return;
    }
    bool goes_on = s->depth > g->system->lasting;
    out->commander = ks_active(g, s);
    out->side = out->commander < g->pieces      ? g->piece[out->commander].side
                : !g->system->active && goes_on ? s->frame[g->system->lasting].side
                                                : KS_NOBODY;
    out->key = (uint32_t)s->turn << 16 | (g->system->active ? out->commander : out->side);
}

size_t ks_objectives(const struct ks_game *g, const struct ks_state *s, int side,
                     struct ks_objective out[KS_MAX_OBJECTIVES])
{
    return g->system->objectives ? g->system->objectives(g, s, side, out) : 0;
}

int ks_march_distance(const struct ks_game *g, ks_hex from, ks_hex to)
{
    return g->system->march_distance ? g->system->march_distance(g, from, to)
                                     : ks_grid_distance(&g->map.grid, from, to);
}

struct ks_event ks_sight(const struct ks_game *g, const struct ks_state *s, ks_hex a,
                         ks_hex b)
{
    return g->system->sight
               ? g->system->sight(g, s, a, b)
               : (struct ks_event){.unit = KS_NONE, .other = KS_NONE, .hex = KS_NONE};
}

enum ks_bearing ks_bearing(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           ks_hex hex)
{
    return g->system->bearing ? g->system->bearing(g, s, u, hex) : KS_BEARING_NONE;
}

struct ks_event ks_why_no_attack(const struct ks_game *g, const struct ks_state *s,
                                 ks_unit u, ks_hex hex)
{
    uint16_t why = g->system->why_no_attack ? g->system->why_no_attack(g, s, u, hex) : 0;
    return (struct ks_event){.code = why, .unit = u, .other = KS_NONE, .hex = hex};
}

struct ks_event ks_why_no_shot(const struct ks_game *g, const struct ks_state *s,
                               ks_unit u, ks_hex hex)
{
    struct ks_action shot = {.unit = u, .hex = hex};
    struct ks_event e = {.unit = u, .other = KS_NONE, .hex = hex};
    if (g->system->why_no_shot == NULL || !ks_grid_on_map(&g->map.grid, hex))
        return e;
    e.code = g->system->why_no_shot(g, s, u, hex);
    if (e.code != 0 && g->system->explain)
        g->system->explain(g, s, shot, &e);
    return e;
}

bool ks_covers(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex hex)
{
    return g->system->covers && g->system->covers(g, s, u, hex);
}

bool ks_commands(const struct ks_game *g, const struct ks_state *s, ks_unit commander,
                 ks_hex hex)
{
    return g->system->commands && g->system->commands(g, s, commander, hex);
}

static const char *name_of(const char *const *list, size_t i)
{
    for (size_t n = 0; list != NULL && list[n] != NULL; n++)
        if (n == i)
            return list[n];
    return NULL;
}

const char *ks_piece_input(const struct ks_game *g, size_t i)
{
    return name_of(g->system->piece_input, i);
}

const char *ks_whole_input(const struct ks_game *g, size_t i)
{
    return name_of(g->system->whole_input, i);
}

void ks_inputs(const struct ks_game *g, const struct ks_state *s, struct ks_inputs *out)
{
    out->pieces = 0;
    memset(out->whole, 0, sizeof out->whole);
    g->system->inputs(g, s, out);
}

enum ks_role ks_action_role(const struct ks_game *g, struct ks_action a)
{
    return a.verb < g->system->verbs ? g->system->verb[a.verb].role : KS_PLAIN;
}

int ks_action_facing(const struct ks_game *g, struct ks_action a)
{
    return a.verb < g->system->verbs && strchr(g->system->verb[a.verb].form, 'f') != NULL
               ? a.arg
               : -1;
}

/* An answer that is a verb alone needs no list, which may be long: all shots, or to pass. */
static bool answer_alone(const struct ks_game *g, const struct ks_state *s,
                         enum ks_role role, struct ks_action *out)
{
    for (size_t i = 0; i < g->system->verbs; i++) {
        const struct ks_verb *verb = &g->system->verb[i];
        *out = (struct ks_action){.unit = KS_NONE, .verb = (uint8_t)i, .hex = KS_NONE};
        if (verb->role == role && verb->form[0] == '\0' && !ks_why_not(g, s, *out).code)
            return true;
    }
    return false;
}

bool ks_answer(const struct ks_game *g, const struct ks_state *s, enum ks_role role,
               struct ks_action *out)
{
    struct ks_actions list;
    if (ks_actor(s) >= KS_CHANCE)
        return false;
    if (answer_alone(g, s, role, out))
        return true;
    ks_legal(g, s, &list);
    for (size_t i = 0; i < list.n; i++)
        if (ks_action_role(g, list.v[i]) == role) {
            *out = list.v[i];
            return true;
        }
    return false;
}

size_t ks_modifiers(const struct ks_game *g, const struct ks_state *s, struct ks_action a,
                    struct ks_events *out)
{
    return g->system->modifiers ? g->system->modifiers(g, s, a, out) : 0;
}
