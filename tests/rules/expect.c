/* expect ...: what the state is after the lines before. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"

/* ---- expect unit ID field=value ... [gone] ---- */

/* All hexes a piece lies in, "4226+4326". */
static void put_hexes(const struct bench *b, const struct ks_counter *c, char *out)
{
    *out = '\0';
    for (int i = 0; c->hex != KS_NONE && i <= c->others; i++) {
        char hex[8];
        ks_hex_text(&b->g->map, i ? c->other[i - 1] : c->hex, hex);
        out += sprintf(out, "%s%s", i ? "+" : "", hex);
    }
}

/* A field of a piece as the table shows it; "?" if there is no such field. */
static void put_field(const struct bench *b, const struct ks_counter *c, const char *key,
                      char *out)
{
    static const char *const facing[KS_ALL_FACINGS] = {
        "N",       "NE",     "SE",      "S",       "SW",     "NW",
        "side-NE", "side-E", "side-SE", "side-SW", "side-W", "side-NW"};
    char hex[8] = "off", hexes[48];
    if (c->hex != KS_NONE)
        ks_hex_text(&b->g->map, c->hex, hex);
    put_hexes(b, c, hexes);
    const struct {
        const char *key, *text; /* NULL: the number */
        int number;
    } field[] = {
        {"hex", hex, 0},
        {"hexes", hexes, 0},
        {"facing", c->facing < 0 ? "none" : facing[c->facing], 0},
        {"form", c->formation, 0},
        {"condition", c->condition ? c->condition : "none", 0},
        {"readiness", c->readiness ? c->readiness : "none", 0},
        {"status", c->status, 0},
        {"wounded", c->wounded ? "yes" : "no", 0},
        {"command", c->in_command ? "yes" : "no", 0},
        {"commander", c->commander == KS_NONE ? "none" : b->g->piece[c->commander].id, 0},
        {"lost", NULL, c->lost},
        {"steps", NULL, c->steps},
        {"left", NULL, c->steps - c->lost},
        {"order", NULL, c->order},
        {"morale", NULL, c->morale},
        {"strength", NULL, c->strength},
        {"firepower", NULL, c->firepower},
        {"shots", NULL, c->shots},
        {"mp", NULL, c->spent},
        {"men", NULL, same(key, "men") ? c->strength * scale_of(b).men_a_point : 0},
    };
    strcpy(out, "?");
    for (size_t i = 0; i < sizeof field / sizeof *field; i++)
        if (same(field[i].key, key) && field[i].text)
            strcpy(out, field[i].text);
        else if (same(field[i].key, key))
            sprintf(out, "%d", field[i].number);
}

static void expect_unit(struct bench *b, char **word, int n)
{
    struct ks_counter c;
    ks_unit u = n > 2 ? parse_unit(b, word[2]) : KS_NONE;
    if (u == KS_NONE) {
        fail(b, "no such unit");
        return;
    }
    ks_describe(b->g, &b->s, u, &c);
    for (int i = 3; i < n; i++) {
        char is[KS_TEXT], *equals = strchr(word[i], '=');
        if (equals) {
            *equals = '\0';
            put_field(b, &c, word[i], is);
            if (!same(is, equals + 1))
                fail(b, "%s is %s, not %s", word[i], is, equals + 1);
        } else if (same(word[i], "gone") != c.eliminated) {
            fail(b, "%s is %s", word[2], c.eliminated ? "eliminated" : "not eliminated");
        }
    }
}

/* ---- the game ---- */

static void expect_scale(struct bench *b, char **word, int n)
{
    struct ks_scale s = scale_of(b);
    char wanted[4][40];
    sprintf(wanted[0], "turn_minutes=%d", s.turn_minutes);
    sprintf(wanted[1], "hex_metres=%d", s.hex_metres);
    sprintf(wanted[2], "men_a_point=%d", s.men_a_point);
    sprintf(wanted[3], "guns_a_counter=%d", s.guns_a_counter);
    for (int i = 2; i < n; i++) {
        bool right = false;
        for (int k = 0; k < 4; k++)
            right |= same(wanted[k], word[i]);
        if (!right)
            fail(b, "scale: not %s", word[i]);
    }
}

static void expect_actor(struct bench *b, char **word, int n)
{
    (void)n;
    if (!same(word[2], actor_name(b)))
        fail(b, "the actor is %s", actor_name(b));
}

static void expect_points(struct bench *b, char **word, int n)
{
    int side = same(word[2], b->g->side[1]);
    if (n < 4 || b->s.points[side] != atoi(word[3]))
        fail(b, "%s has %d points", word[2], b->s.points[side]);
}

static void expect_turn(struct bench *b, char **word, int n)
{
    (void)n;
    if (b->s.turn != atoi(word[2]))
        fail(b, "it is turn %d", b->s.turn);
}

static void expect_prompt(struct bench *b, char **word, int n)
{
    struct ks_event prompt = ks_prompt(b->g, &b->s);
    (void)n;
    if (!is_called(b, &prompt, word[2]))
        fail(b, "the prompt is %s [%s]", ks_event_name(b->g, &prompt),
             ks_event_paragraph(b->g, &prompt));
}

static void expect_over(struct bench *b, char **word, int n)
{
    const char *is = b->s.result < 2 ? b->g->side[b->s.result] : "draw";
    (void)n;
    if (!b->s.over)
        is = "no";
    if (!same(is, word[2]))
        fail(b, "over: %s", is);
}

static void expect_count(struct bench *b, char **word, int n)
{
    static struct ks_actions all;
    int count = 0;
    ks_legal(b->g, &b->s, &all);
    for (size_t i = 0; i < all.n; i++)
        count += same(ks_action_verb(b->g, all.v[i]), word[2]);
    if (n < 4 || count != atoi(word[3]))
        fail(b, "%d actions %s, not %s", count, word[2], n > 3 ? word[3] : "?");
}

/* "expect state pool pl_zajaczek": a line of the state's text has the word. */
static void expect_state(struct bench *b, char **word, int n)
{
    static char text[1 << 16];
    bool found = false, wanted = same(word[1], "state");
    ks_state_text(b->g, &b->s, text, sizeof text);
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
        size_t key = strcspn(line, " ");
        bool all = key == strlen(word[2]) && strncmp(line, word[2], key) == 0;
        for (int i = 3; i < n; i++)
            all = all && strstr(line, word[i]);
        found |= all;
    }
    if (found != wanted)
        fail(b, "state %s%s", word[2], wanted ? " is not so" : " is so");
}

void do_expect(struct bench *b, char **word, int n)
{
    static const struct {
        const char *name;
        void (*run)(struct bench *, char **word, int n);
    } expectations[] = {
        {"unit", expect_unit},     {"actor", expect_actor},   {"points", expect_points},
        {"turn", expect_turn},     {"prompt", expect_prompt}, {"over", expect_over},
        {"scale", expect_scale},   {"count", expect_count},   {"state", expect_state},
        {"nostate", expect_state},
    };
    for (size_t i = 0; n > 2 && i < sizeof expectations / sizeof *expectations; i++)
        if (same(word[1], expectations[i].name)) {
            expectations[i].run(b, word, n);
            return;
        }
    fail(b, "cannot expect that");
}
