#include "cli/terminal.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/board.h"
#include "cli/say.h"

static const char *word(const struct ks_terminal *t, enum ks_saying w)
{
    return ks_say(w, t->language);
}

void ks_terminal_view(const struct ks_terminal *t, struct ks_state *view)
{
    const struct ks_match *m = t->match;
    enum ks_actor actor = ks_actor(&m->state);
    int side = actor < KS_CHANCE ? (int)actor : KS_NOBODY;
    /* Against the computer the person sees what his own side sees. */
    for (int i = 0; i < 2; i++)
        if (ks_player_is_human(&m->terms.player[i]) &&
            !ks_player_is_human(&m->terms.player[!i]))
            side = i;
    ks_view(m->game, &m->state, side, view);
}

ks_hex ks_terminal_focus(const struct ks_terminal *t)
{
    const struct ks_match *m = t->match;
    struct ks_event prompt = ks_prompt(m->game, &m->state);
    struct ks_counter c;
    if (prompt.unit < m->game->pieces) {
        ks_describe(m->game, &m->state, prompt.unit, &c);
        if (ks_grid_on_map(&m->game->map.grid, c.hex))
            return c.hex;
    }
    if (ks_grid_on_map(&m->game->map.grid, prompt.hex))
        return prompt.hex;
    return t->teller.last;
}

/* ---- commands; the argument is what stands after the word, "" if nothing ---- */

static void do_help(struct ks_terminal *t, const char *argument)
{
    (void)argument;
    fputs(word(t, KS_SAY_HELP), stdout);
}

/* The action of a number or a text; false after saying what is wrong with it. */
static bool read_action(const struct ks_terminal *t, const char *text,
                        struct ks_action *a)
{
    char *end;
    unsigned long number = strtoul(text, &end, 10);
    bool numbered = text[0] >= '0' && text[0] <= '9' && *end == '\0';
    if (numbered ? ks_menu_action(&t->menu, number, a)
                 : ks_action_parse(t->match->game, text, a))
        return true;
    puts(word(t, numbered ? KS_SAY_NO_NUMBER : KS_SAY_NO_ACTION));
    return false;
}

static void do_why(struct ks_terminal *t, const char *argument)
{
    struct ks_action a;
    if (!read_action(t, argument, &a))
        return;
    struct ks_event why = ks_why_not(t->match->game, &t->match->state, a);
    if (why.code == 0)
        puts(word(t, KS_SAY_LEGAL));
    else
        ks_tell_event(t->match->game, &why, t->language, "");
}

static void do_odds(struct ks_terminal *t, const char *argument)
{
    const struct ks_match *m = t->match;
    struct ks_action a;
    struct ks_odds odds;
    if (!read_action(t, argument, &a))
        return;
    if (ks_odds(m->game, &m->state, a, &odds)) {
        if (odds.n == 0)
            puts(word(t, KS_SAY_NO_ODDS));
        ks_tell_odds(m->game, &m->state, a, &odds, t->language);
        return;
    }
    struct ks_event why = ks_why_not(m->game, &m->state, a);
    printf("%s: ", word(t, KS_SAY_NOT_LEGAL));
    ks_tell_event(m->game, &why, t->language, "");
}

static void do_undo(struct ks_terminal *t, const char *argument)
{
    struct ks_refusal no;
    (void)argument;
    if (!ks_match_undo_order(t->match, &no))
        puts(no.message);
    else {
        puts(word(t, KS_SAY_UNDONE));
        t->changed = true;
        t->curtain = true; /* what was chosen before may be secret */
    }
}

/* Writing over the journal would cut off what is kept from now on. */
static bool is_journal(const struct ks_terminal *t, const char *path)
{
    struct stat a, b;
    return stat(t->path, &a) == 0 && stat(path, &b) == 0 && a.st_dev == b.st_dev &&
           a.st_ino == b.st_ino;
}

/* A saved game contains the secret of the dice: private to its owner. */
static bool store(const struct ks_terminal *t, const char *path, char *error, size_t size)
{
    struct ks_buffer text = {0};
    mode_t before = umask(077);
    if (ks_match_over(t->match))
        umask(before);
    bool good =
        ks_replay_write(t->match, &text) && ks_buffer_store(&text, path, error, size);
    umask(before);
    ks_buffer_free(&text);
    return good;
}

static void do_save(struct ks_terminal *t, const char *argument)
{
    char error[512] = "out of memory";
    if (argument[0] == '\0') {
        puts(word(t, KS_SAY_WANTED_FILE));
        return;
    }
    if (is_journal(t, argument))
        printf("%s: %s\n", word(t, KS_SAY_NOT_SAVED), word(t, KS_SAY_OWN_JOURNAL));
    else if (store(t, argument, error, sizeof error))
        printf("%s %s\n", word(t, KS_SAY_SAVED), argument);
    else
        printf("%s: %s\n", word(t, KS_SAY_NOT_SAVED), error);
}

static void do_board(struct ks_terminal *t, const char *argument)
{
    const struct ks_game *g = t->match->game;
    struct ks_state view;
    ks_hex hex = ks_terminal_focus(t);
    if (argument[0] != '\0' && !ks_hex_parse(&g->map, argument, strlen(argument), &hex)) {
        puts(word(t, KS_SAY_NO_HEX));
        return;
    }
    ks_terminal_view(t, &view);
    ks_board_print(g, &view, hex, t->language);
    if (argument[0] != '\0')
        ks_board_stack(g, &view, hex, t->language);
}

static void do_units(struct ks_terminal *t, const char *argument)
{
    const struct ks_game *g = t->match->game;
    struct ks_state view;
    struct ks_counter c;
    ks_terminal_view(t, &view);
    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct ks_piece *p = &g->piece[u];
        bool wanted = strstr(p->name, argument) != NULL ||
                      strstr(p->id, argument) != NULL ||
                      strstr(ks_term_text(g, "arm", g->piece[u].arm, t->language),
                             argument) != NULL ||
                      strcmp(ks_say_actor(g, p->side, t->language), argument) == 0 ||
                      strcmp(g->side[p->side], argument) == 0;
        ks_describe(g, &view, u, &c);
        if (wanted && (argument[0] != '\0' || c.hex != KS_NONE))
            (argument[0] != '\0' ? ks_board_card : ks_board_unit)(g, &view, u,
                                                                  t->language);
    }
}

static void do_log(struct ks_terminal *t, const char *argument)
{
    size_t n = argument[0] == '\0' ? 20 : strtoul(argument, NULL, 10);
    size_t all = t->match->entries;
    struct ks_teller teller = t->teller;
    teller.numbers = true;
    ks_match_retell(t->match, n < all ? all - n + 1 : 1, all, ks_tell, &teller);
}

static bool agreed(const char *argument)
{
    return strcmp(argument, "yes") == 0 || strcmp(argument, "tak") == 0;
}

static void do_resign(struct ks_terminal *t, const char *argument)
{
    struct ks_refusal no;
    int side = (int)ks_actor(&t->match->state);
    if (side > KS_SIDE_B)
        puts(word(t, KS_SAY_DIE_FIRST));
    else if (!agreed(argument))
        puts(word(t, KS_SAY_WANTED_RESIGN));
    else if (!ks_match_end(t->match, KS_ENTRY_RESIGN, side, &no))
        puts(no.message);
}

static void do_draw(struct ks_terminal *t, const char *argument)
{
    struct ks_refusal no;
    const struct ks_player *player = t->match->terms.player;
    if (!ks_player_is_human(&player[0]) || !ks_player_is_human(&player[1]))
        puts(word(t, KS_SAY_NO_DRAW));
    else if (!agreed(argument))
        puts(word(t, KS_SAY_WANTED_DRAW));
    else if (!ks_match_end(t->match, KS_ENTRY_DRAW, KS_NOBODY, &no))
        puts(no.message);
}

static void do_quit(struct ks_terminal *t, const char *argument)
{
    (void)argument;
    t->quit = true;
}

static const struct {
    const char *name[KS_LANGUAGES]; /* both are understood in either language */
    void (*run)(struct ks_terminal *, const char *);
} commands[] = {
    {{"?", "help"}, do_help},
    {{"pomoc", "pomoc"}, do_help},
    {{"why", "czemu"}, do_why},
    {{"odds", "szanse"}, do_odds},
    {{"undo", "cofnij"}, do_undo},
    {{"save", "zapisz"}, do_save},
    {{"board", "plansza"}, do_board},
    {{"units", "oddziały"}, do_units},
    {{"log", "dziennik"}, do_log},
    {{"resign", "poddaj"}, do_resign},
    {{"draw", "remis"}, do_draw},
    {{"quit", "koniec"}, do_quit},
    {{"q", "exit"}, do_quit},
    {{"hint", "podpowiedź"}, ks_terminal_hint},
    {{"plan", "plan"}, ks_terminal_plan},
    {{"preview", "podgląd"}, ks_terminal_preview},
    {{"orders", "rozkazy"}, ks_terminal_orders},
    {{"drop", "odwołaj"}, ks_terminal_drop},
    {{"resume", "wznów"}, ks_terminal_resume},
};

static bool run_command(struct ks_terminal *t, const char *line)
{
    size_t n = strcspn(line, " ");
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        for (int k = 0; k < KS_LANGUAGES; k++)
            if (strlen(commands[i].name[k]) == n &&
                memcmp(commands[i].name[k], line, n) == 0) {
                commands[i].run(t, line + n + (line[n] == ' '));
                return true;
            }
    return false;
}

/* ---- choices ---- */

static void play(struct ks_terminal *t, struct ks_action a)
{
    struct ks_refusal no;
    struct ks_match *m = t->match;
    int other = !(int)ks_actor(&m->state);
    bool secret = ks_player_is_human(&m->terms.player[other]) &&
                  ks_match_hidden(m->game, &m->state, a, other);
    if (!ks_match_apply(m, a, KS_TERMINAL_BATCH, &no)) {
        printf("%s: %s%s%s%s\n", word(t, KS_SAY_NOT_LEGAL), no.message,
               no.paragraph[0] ? " [" : "", no.paragraph, no.paragraph[0] ? "]" : "");
        return;
    }
    t->changed = true;
    t->curtain |= secret;
}

/* A legal action as it is written, which goes before a command of the same name: with
 * dice of a real table "draw pl_zajaczek" draws a chit. */
static bool is_legal(const struct ks_match *m, const char *line, struct ks_action *a)
{
    return ks_action_parse(m->game, line, a) &&
           ks_why_not(m->game, &m->state, *a).code == 0;
}

/* A legal action in other words than the list's: a printed name, for example. */
static bool play_written(struct ks_terminal *t, const char *line)
{
    struct ks_action a;
    const struct ks_match *m = t->match;
    if (!ks_action_parse(m->game, line, &a))
        return false;
    struct ks_event why = ks_why_not(m->game, &m->state, a);
    if (why.code == 0) {
        play(t, a);
        return true;
    }
    printf("%s: ", word(t, KS_SAY_NOT_LEGAL));
    ks_tell_event(m->game, &why, t->language, "");
    return true;
}

static char *trim(char *line)
{
    char *end = line + strlen(line);
    while (end > line && strchr(" \t\r\n", end[-1]) != NULL)
        *--end = '\0';
    return line + strspn(line, " \t");
}

void ks_terminal_line(struct ks_terminal *t, char *line)
{
    struct ks_action a;
    line = trim(line);
    if (is_legal(t->match, line, &a)) {
        play(t, a);
        return;
    }
    if (line[0] == '\0' || run_command(t, line) || ks_terminal_order(t, line))
        return;
    switch (ks_menu_pick(&t->menu, line, &a)) {
    case KS_PICK_ACTION: play(t, a); break;
    case KS_PICK_NARROWED: ks_menu_print(&t->menu); break;
    case KS_PICK_NUMBER: puts(word(t, KS_SAY_NO_NUMBER)); break;
    case KS_PICK_NOTHING:
        if (!play_written(t, line))
            puts(word(t, KS_SAY_NO_MATCH));
        break;
    }
}
