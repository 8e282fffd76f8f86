/* The commands of a case: docs/rule-tests.md. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"

/* ---- actions ---- */

static bool listed(struct bench *b, struct ks_action a)
{
    static struct ks_actions all;
    ks_legal(b->g, &b->s, &all);
    for (size_t i = 0; i < all.n; i++)
        if (ks_action_key(all.v[i]) == ks_action_key(a))
            return true;
    return false;
}

/* Fails with what forbids an action that should be done. */
static void fail_because(struct bench *b, const char *what, const struct ks_event *why)
{
    char text[KS_TEXT];
    ks_event_text(b->g, why, KS_ENGLISH, text, sizeof text);
    fail(b, "%s: %s [%s]", what, text, ks_event_paragraph(b->g, why));
    tell_state(b);
}

static void do_legal(struct bench *b, char **word, int n)
{
    struct ks_action a;
    if (!parse_action(b, word, 1, n, &a))
        return;
    struct ks_event why = ks_why_not(b->g, &b->s, a);
    if (why.code)
        fail_because(b, "should be legal, but", &why);
    else if (!listed(b, a))
        fail(b, "legal but not listed");
}

static void do_illegal(struct bench *b, char **word, int n)
{
    struct ks_action a;
    const char *reason = word[n - 1];
    if (!parse_action(b, word, 1, n - 1, &a))
        return;
    struct ks_event why = ks_why_not(b->g, &b->s, a);
    if (!why.code) {
        fail(b, "should be illegal by %s", reason);
        tell_state(b);
    } else if (!is_called(b, &why, reason)) {
        fail(b, "illegal by %s (%s), not by %s", ks_event_paragraph(b->g, &why),
             ks_event_name(b->g, &why), reason);
    } else if (listed(b, a)) {
        fail(b, "illegal but listed");
    }
}

/* "do ACTION"; dice and draws are actions themselves. */
static void do_action(struct bench *b, char **word, int n)
{
    struct ks_action a;
    if (!parse_action(b, word, same(word[0], "do"), n, &a))
        return;
    struct ks_event why = ks_why_not(b->g, &b->s, a);
    b->events.n = 0;
    if (!ks_apply(b->g, &b->s, a, &b->events))
        fail_because(b, "refused", &why);
}

static void do_chance(struct bench *b, char **word, int n)
{
    struct ks_event prompt = ks_prompt(b->g, &b->s);
    if (b->s.actor != KS_CHANCE)
        fail(b, "chance should decide, not %s", actor_name(b));
    else if (n > 1 && !is_called(b, &prompt, word[1]))
        fail(b, "the die is wanted for %s (%s), not %s",
             ks_event_paragraph(b->g, &prompt), ks_event_name(b->g, &prompt), word[1]);
    if (b->failed)
        tell_state(b);
}

/* odds N/D ACTION = outcome text */
static void do_odds(struct bench *b, char **word, int n)
{
    struct ks_odds odds;
    struct ks_action a;
    char text[KS_TEXT], wanted[LINE];
    unsigned long long num = 0, den = 1;
    int equals = 0;
    for (int i = 2; i < n; i++)
        if (same(word[i], "="))
            equals = i;
    if (!equals || sscanf(word[1], "%llu/%llu", &num, &den) != 2 ||
        !parse_action(b, word, 2, equals, &a)) {
        fail(b, "odds N/D ACTION = outcome");
        return;
    }
    if (!ks_odds(b->g, &b->s, a, &odds)) {
        fail(b, "no odds: the action is not legal");
        return;
    }
    join(word, equals + 1, n, wanted);
    for (size_t i = 0; i < odds.n; i++) {
        ks_outcome_text(b->g, odds.v[i].key, KS_ENGLISH, text, sizeof text);
        if (same(text, wanted) && odds.v[i].weight * den == num * odds.total)
            return;
    }
    fail(b, "odds differ");
    for (size_t i = 0; i < odds.n; i++) {
        ks_outcome_text(b->g, odds.v[i].key, KS_ENGLISH, text, sizeof text);
        printf("    %llu/%llu %s\n", (unsigned long long)odds.v[i].weight,
               (unsigned long long)odds.total, text);
    }
}

/* ---- events ---- */

/* NAME|PARAGRAPH [unit ID] [hex HEX] [a N] [b N] */
static bool matches(struct bench *b, const struct ks_event *e, char **word, int n)
{
    bool all = is_called(b, e, word[1]);
    for (int i = 2; i + 1 < n; i += 2) {
        const char *value = word[i + 1];
        ks_hex hex = KS_NONE;
        if (same(word[i], "unit"))
            all &= parse_unit(b, value) == e->unit;
        else if (same(word[i], "hex"))
            all &= parse_hex(b, value, &hex) && hex == e->hex;
        else if (same(word[i], "a"))
            all &= atoi(value) == e->a;
        else if (same(word[i], "b"))
            all &= atoi(value) == e->b;
    }
    return all;
}

/* A name nobody ever says would make "noevent" pass for ever. */
static bool can_be_told(const struct bench *b, const char *name)
{
    struct ks_event e = {.unit = KS_NONE, .other = KS_NONE, .hex = KS_NONE};
    if (name[0] < 'A' || name[0] > 'Z' || strchr(name, '-') != NULL)
        return true; /* a paragraph */
    for (e.code = 1;
         ks_event_name(b->g, &e) != ks_event_name(b->g, &(struct ks_event){0}); e.code++)
        if (same(ks_event_name(b->g, &e), name))
            return true;
    return false;
}

static void do_event(struct bench *b, char **word, int n)
{
    bool found = false, wanted = same(word[0], "event");
    char text[KS_TEXT];
    if (!can_be_told(b, word[1])) {
        fail(b, "no sentence is named %s", word[1]);
        return;
    }
    for (size_t i = 0; i < b->events.n; i++)
        found |= matches(b, &b->events.v[i], word, n);
    if (found == wanted)
        return;
    fail(b, wanted ? "no event %s" : "there is an event %s", word[1]);
    for (size_t i = 0; i < b->events.n; i++) {
        const struct ks_event *e = &b->events.v[i];
        ks_event_text(b->g, e, KS_ENGLISH, text, sizeof text);
        printf("    %s [%s] %s (a %d, b %d)\n", ks_event_name(b->g, e),
               ks_event_paragraph(b->g, e), text, e->a, e->b);
    }
}

/* ---- what is seen ---- */

static void do_los(struct bench *b, char **word, int n)
{
    ks_hex from, to;
    (void)n;
    if (!parse_hex(b, word[1], &from) || !parse_hex(b, word[2], &to)) {
        fail(b, "no such hex");
        return;
    }
    struct ks_event e = ks_sight(b->g, &b->s, from, to);
    const char *is = e.code ? ks_event_name(b->g, &e) : "clear";
    if (!same(is, word[3]))
        fail(b, "los is %s", is);
    struct ks_event back = ks_sight(b->g, &b->s, to, from);
    if ((back.code == 0) != (e.code == 0))
        fail(b, "los is not the same both ways");
}

/* Where a neighbouring hex lies for a unit as it stands. */
static void do_bearing(struct bench *b, char **word, int n)
{
    static const char *const name[] = {[KS_BEARING_NONE] = "none",
                                       [KS_BEARING_FRONT] = "front",
                                       [KS_BEARING_FLANK] = "flank",
                                       [KS_BEARING_REAR] = "rear"};
    ks_hex hex;
    ks_unit u = parse_unit(b, word[1]);
    if (u == KS_NONE)
        fail(b, "no such unit");
    for (int i = 3; i < n && !b->failed; i++) {
        if (!parse_hex(b, word[i], &hex)) {
            fail(b, "no such hex: %s", word[i]);
            return;
        }
        const char *is = name[ks_bearing(b->g, &b->s, u, hex)];
        if (!same(is, word[2]))
            fail(b, "%s is %s, not %s", word[i], is, word[2]);
    }
}

/* hidden SIDE KEY WORD: no line with the key shows the side the word; shown: one does */
static void do_view(struct bench *b, char **word, int n)
{
    static char text[1 << 16];
    struct ks_state view;
    bool shown = same(word[0], "shown");
    (void)n;
    ks_view(b->g, &b->s, same(word[1], b->g->side[1]), &view);
    ks_state_text(b->g, &view, text, sizeof text);
    char *at = strstr(text, word[2]), *found = at ? strstr(at, word[3]) : NULL;
    if ((found && found < at + strcspn(at, "\n")) != shown)
        fail(b, "the view of %s %s %s", word[1], shown ? "hides" : "shows", word[3]);
}

static const struct {
    const char *name;
    void (*run)(struct bench *, char **word, int n);
    int least; /* words */
    const char *usage;
} commands[] = {
    {"legal", do_legal, 2, "legal ACTION"},
    {"illegal", do_illegal, 3, "illegal ACTION PARAGRAPH"},
    {"do", do_action, 2, "do ACTION"},
    {"roll", do_action, 2, "roll N"},
    {"draw", do_action, 2, "draw ID"},
    {"event", do_event, 2, "event NAME [unit ID] [hex HEX] [a N] [b N]"},
    {"noevent", do_event, 2, "noevent NAME [unit ID] [hex HEX] [a N] [b N]"},
    {"chance", do_chance, 1, "chance [PARAGRAPH]"},
    {"expect", do_expect, 2, "expect WHAT ..."},
    {"odds", do_odds, 5, "odds N/D ACTION = outcome"},
    {"los", do_los, 4, "los HEX HEX clear|REASON"},
    {"bearing", do_bearing, 4, "bearing UNIT front|flank|rear|none HEX ..."},
    {"hidden", do_view, 4, "hidden SIDE KEY WORD"},
    {"shown", do_view, 4, "shown SIDE KEY WORD"},
};

bool run_command(struct bench *b, char **word, int n)
{
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        if (!same(word[0], commands[i].name))
            continue;
        if (n < commands[i].least)
            fail(b, "expected %s", commands[i].usage);
        else if (build(b))
            commands[i].run(b, word, n);
        return true;
    }
    return false;
}
