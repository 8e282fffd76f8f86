/* Pieces one per line, and the state of the game. */
#include <stdio.h>
#include <string.h>

#include "cli/board.h"
#include "cli/say.h"
#include "cli/show_counter.h"

static void print_state(const struct ks_game *g, const char *kind, const char *key,
                        enum ks_language language)
{
    if (key != NULL && key[0] != '\0')
        printf(", %s", ks_term_text(g, kind, key, language));
}

/* Values and steps of troops, the stars of whoever has some. */
static void print_values(const struct ks_game *g, const struct ks_piece *p,
                         const struct ks_counter *c)
{
    char values[16];
    bool troops = c->steps > 1 || c->strength > 0;
    if (troops && ks_counter_values(g, c, values)[0])
        printf(", %s", values);
    if (troops && ks_has_term(g, "figure", "steps"))
        printf(", %d/%d", c->steps - c->lost, c->steps);
    for (int i = 0; i < p->pips; i++)
        printf("%s%s", i == 0 ? ", " : "", p->pips_pale ? "\u2606" : "\u2605");
}

/* What else is printed on it: "movement 9". */
static void print_figures(const struct ks_game *g, const struct ks_counter *c,
                          enum ks_language language)
{
    for (int i = 0; i < c->figures; i++)
        printf(", %s %d", ks_term_text(g, "figure", c->figure[i].name, language),
               c->figure[i].value);
}

static void print_shots(const struct ks_counter *c, enum ks_language language)
{
    static const char *const fired[KS_LANGUAGES] = {"shots", "strzały"},
                             *const carried[KS_LANGUAGES] = {" (one last turn)",
                                                             " (jeden z zeszłego etapu)"},
                             *const silent[KS_LANGUAGES] = {"cannot fire this turn",
                                                            "nie strzela w tym etapie"};
    if (c->shots > 0)
        printf(", %s %d%s", fired[language], c->shots,
               c->fired_before ? carried[language] : "");
    if (c->cannot_fire)
        printf(", %s", silent[language]);
}

/* When and by which hexes it comes. */
static void print_arrival(const struct ks_game *g, const struct ks_counter *c,
                          enum ks_language language)
{
    char first[8], last[8];
    if (c->hex != KS_NONE || c->eliminated)
        return;
    if (c->arrival > 0)
        printf(language == KS_POLISH ? ", etap %d" : ", turn %d", c->arrival);
    else if (c->entry[0] != KS_NONE)
        fputs(language == KS_POLISH ? ", etap z rzutu kostką" : ", turn by dice", stdout);
    if (c->entry[0] == KS_NONE)
        return;
    ks_hex_text(&g->map, c->entry[0], first);
    ks_hex_text(&g->map, c->entry[1] == KS_NONE ? c->entry[0] : c->entry[1], last);
    printf(strcmp(first, last) ? " (%s\u2013%s)" : " (%s)", first, last);
}

void ks_board_unit(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                   enum ks_language language)
{
    struct ks_counter c;
    char hex[8] = "-   ";
    ks_describe(g, s, u, &c);
    if (ks_grid_on_map(&g->map.grid, c.hex))
        ks_hex_text(&g->map, c.hex, hex);
    bool faces = c.facing >= 0 && c.facing < KS_ALL_FACINGS;
    printf("  %s", hex);
    for (int i = 0; i < c.others; i++) {
        ks_hex_text(&g->map, c.other[i], hex);
        printf("+%s", hex);
    }
    printf(" %s  ", faces ? ks_board_arrow[c.facing] : " ");
    printf("%s, %s, %s", ks_term_text(g, "arm", g->piece[u].arm, language),
           ks_army_of(g, u)->name[language], g->piece[u].name);
    print_values(g, &g->piece[u], &c);
    print_figures(g, &c, language);
    print_state(g, "formation", c.formation, language);
    print_state(g, "condition", c.condition, language);
    print_state(g, "readiness", c.readiness, language);
    print_state(g, "status", c.status, language);
    print_shots(&c, language);
    print_arrival(g, &c, language);
    if (c.wounded)
        fputs(language == KS_POLISH ? ", kontuzjowany" : ", wounded", stdout);
    printf("  %s\n", g->piece[u].id);
}

void ks_board_card(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                   enum ks_language language)
{
    char full[KS_TEXT];
    ks_unit_name(g, u, language, full, sizeof full);
    ks_board_unit(g, s, u, language);
    if (strcmp(full, g->piece[u].name) != 0)
        printf("          %s\n", full);
}

static void print_result(const struct ks_match *m, enum ks_language language)
{
    int winner = ks_match_winner(m);
    printf("%s, ", ks_say(KS_SAY_OVER, language));
    if (winner < 2)
        printf("%s: %s", ks_say(KS_SAY_VICTORY, language),
               ks_say_actor(m->game, winner, language));
    else
        fputs(ks_say(KS_SAY_DRAWN, language), stdout);
    if (m->ended == KS_ENTRY_RESIGN || m->ended == KS_ENTRY_FORFEIT)
        printf(" (%s)",
               ks_say(m->ended == KS_ENTRY_RESIGN ? KS_SAY_BY_RESIGN : KS_SAY_BY_FORFEIT,
                      language));
    puts(".");
}

/* "Points: Poles 3, Russians 0."; of one score, who leads, and what lead wins. */
static void print_points(const struct ks_game *g, const struct ks_state *s,
                         enum ks_language language)
{
    int lead = s->points[0] - s->points[1];
    if (!g->one_score) {
        printf("%s: %s %d, %s %d.\n", ks_say(KS_SAY_POINTS, language),
               ks_say_actor(g, 0, language), s->points[0], ks_say_actor(g, 1, language),
               s->points[1]);
        return;
    }
    printf("%s: ", ks_say(KS_SAY_SCORE, language));
    if (lead == 0)
        fputs(ks_say(KS_SAY_EVEN, language), stdout);
    else
        printf("%s +%d", ks_say_actor(g, lead < 0, language), lead < 0 ? -lead : lead);
    const char *before = ks_say(KS_SAY_TO_WIN, language), *sign = ";";
    for (int side = 0; side < 2; side++)
        if (g->win_at[side] > 0) {
            printf("%s %s%s%s +%d", sign, before, before[0] ? ": " : "",
                   ks_say_actor(g, side, language), g->win_at[side]);
            before = "";
            sign = ",";
        }
    puts(".");
}

void ks_board_status(const struct ks_match *m, enum ks_language language)
{
    const struct ks_game *g = m->game;
    const struct ks_state *s = &m->state;
    if (s->turn == 0)
        printf("%s.  ", ks_say(KS_SAY_SET_UP, language));
    else
        printf("%s %d %s %d.  ", ks_say(KS_SAY_TURN, language), s->turn,
               ks_say(KS_SAY_OF, language), g->turns);
    print_points(g, s, language);
    if (ks_match_over(m)) {
        print_result(m, language);
        return;
    }
    struct ks_event prompt = ks_prompt(g, s);
    struct ks_events standing;
    char text[KS_TEXT];
    ks_situation(g, s, &standing);
    for (size_t i = 0; i < standing.n; i++) {
        ks_event_text(g, &standing.v[i], language, text, sizeof text);
        printf("%s%s%s", i > 0 ? "; " : "", text, i + 1 == standing.n ? ".\n" : "");
    }
    const char *paragraph = ks_event_paragraph(g, &prompt);
    ks_event_text(g, &prompt, language, text, sizeof text);
    printf("%s: %s [%s]\n", ks_say_actor(g, (int)ks_actor(s), language), text,
           paragraph == NULL ? "" : paragraph);
}
