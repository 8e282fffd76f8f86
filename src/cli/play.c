/* play: a game in the terminal, saved to a file from the start. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/board.h"
#include "cli/cli.h"
#include "cli/interrupt.h"
#include "cli/say.h"
#include "cli/terminal.h"

enum { LINE = 1024 };

/* ---- where the game is kept ---- */

static bool make_folders(char *path)
{
    for (char *p = strchr(path + 1, '/'); p != NULL; p = strchr(p + 1, '/')) {
        *p = '\0';
        bool good = mkdir(path, 0777) == 0 || errno == EEXIST;
        *p = '/';
        if (!good)
            return false;
    }
    return true;
}

/* In the state folder, or here if there is none. */
static void choose_path(const struct ks_match *m, char *path, size_t size)
{
    char name[64], id[2 * KS_GAME_ID_BYTES + 1];
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    ks_bytes_write(m->dice.id, sizeof m->dice.id, id);
    snprintf(name, sizeof name, "%s-%.8s", m->game->scenario, id);
    for (char *p = name; *p != '\0'; p++)
        if (*p == '/')
            *p = '-';
    int n = -1;
    if (state != NULL && state[0] == '/')
        n = snprintf(path, size, "%s/kosynier/%s", state, name);
    else if (home != NULL && home[0] == '/')
        n = snprintf(path, size, "%s/.local/state/kosynier/%s", home, name);
    if (n < 0 || (size_t)n >= size - 12 || !make_folders(path))
        n = snprintf(path, size, "%s", name);
    /* The same seed makes the same name. */
    for (int i = 1; i < 1000; i++) {
        if (i == 1)
            snprintf(path + n, size - (size_t)n, ".ksr");
        else
            snprintf(path + n, size - (size_t)n, "-%d.ksr", i);
        if (access(path, F_OK) != 0)
            return;
    }
}

static int keep(struct ks_terminal *t)
{
    struct ks_refusal no;
    char error[KS_TEXT];
    const char *wanted = t->cli->args.save;
    if (wanted != NULL)
        snprintf(t->path, sizeof t->path, "%s", wanted);
    else
        choose_path(t->match, t->path, sizeof t->path);
    struct ks_journal *journal = ks_journal_create(t->path, error);
    if (journal == NULL)
        return ks_cli_fail(t->cli, "%s", error);
    if (!ks_match_record(t->match, journal, &no)) {
        unlink(t->path); /* it holds nothing, and is in the way of another try */
        return ks_cli_fail(t->cli, "%s", no.message);
    }
    return KS_OK;
}

/* ---- beginning ---- */

static int begin(struct ks_cli *cli, struct ks_terminal *t)
{
    struct ks_dice dice;
    struct ks_state s;
    const struct ks_args *a = &cli->args;
    struct ks_match_terms terms = {.analysis = a->analysis};
    int status = a->position == NULL ? ks_cli_game(cli, a->word[0])
                                     : ks_cli_position(cli, a->word[0], &s);
    if (status == KS_OK)
        status = ks_cli_seats(cli, "human", terms.player);
    if (status != KS_OK)
        return status;
    if (a->given_dice && a->seed != NULL)
        return ks_cli_usage(cli, "either --seed or --dice given, not both");
    if (a->given_dice)
        ks_dice_give(&dice);
    else if (a->seed != NULL)
        ks_dice_seed(&dice, ks_dice_seed_parse(a->seed), cli->game->scenario);
    else
        ks_dice_seal(&dice);
    t->match = ks_match_new(cli->game, a->position == NULL ? NULL : &s, &dice, &terms);
    return t->match == NULL ? ks_cli_fail(cli, "out of memory") : keep(t);
}

/* A file from somebody else must not start programs: to continue with a bot, name it again. */
static int confirm_bots(const struct ks_cli *cli, const struct ks_match *m)
{
    struct ks_player named[2];
    int status = ks_cli_seats(cli, "human", named);
    for (int side = 0; side < 2 && status == KS_OK; side++) {
        const char *kept = m->terms.player[side].text, *name = m->game->side[side];
        bool outside = m->terms.player[side].kind == KS_OUTSIDE;
        if (ks_match_over(m) || strcmp(kept, named[side].text) == 0)
            continue;
        if (!ks_player_is_human(&named[side]))
            status = ks_cli_usage(cli, "%s is played by %s in this game, not by %s", name,
                                  kept, named[side].text);
        else if (outside)
            status = ks_cli_usage(cli,
                                  "%s is played by a bot, and a file may not start "
                                  "programs; to let it play on, add\n  --player '%s=%s'",
                                  name, name, kept);
    }
    return status;
}

/* A journal continues in its own file unless another is named, a saved game in a new one. */
static int go_on(struct ks_cli *cli, struct ks_terminal *t, const struct ks_replay *r)
{
    char error[KS_TEXT];
    if (r->form != KS_FORM_JOURNAL || r->ended || cli->args.save != NULL)
        return ks_match_over(t->match) ? KS_OK : keep(t);
    snprintf(t->path, sizeof t->path, "%s", cli->args.resume);
    t->match->journal = ks_journal_reopen(t->path, r->whole, error);
    if (t->match->journal == NULL)
        return ks_cli_fail(cli, "%s", error);
    t->match->chain = r->chain;
    t->match->written = r->entries;
    return KS_OK;
}

/* Plays the file again up to its end; NULL after saying what is wrong with it. */
static struct ks_match *play_again(struct ks_cli *cli, struct ks_replay *r,
                                   struct ks_buffer *text)
{
    struct ks_finding f = {0};
    struct ks_match *m = NULL;
    const char *path = cli->args.resume;
    if (ks_replay_read(r, text, &f)) {
        cli->game = ks_library_replay(&cli->library, r, &f);
        if (cli->game != NULL)
            m = ks_replay_play(r, cli->game, 0, NULL, NULL, &f);
    }
    if (m == NULL)
        ks_cli_finding(cli, path, &f);
    return m;
}

static int resume(struct ks_cli *cli, struct ks_terminal *t)
{
    struct ks_buffer text = {0};
    struct ks_replay r;
    char error[512];
    int status = KS_FAILED;
    if (!ks_buffer_load(&text, cli->args.resume, KS_REPLAY_MAX_BYTES, error,
                        sizeof error)) {
        ks_buffer_free(&text);
        return ks_cli_usage(cli, "%s", error);
    }
    t->match = play_again(cli, &r, &text);
    if (t->match != NULL) {
        status = confirm_bots(cli, t->match);
        if (status == KS_OK)
            status = go_on(cli, t, &r);
        if (status == KS_OK)
            printf("%s %zu.\n", ks_say(KS_SAY_RESUMED, t->language), t->match->entries);
    }
    ks_replay_free(&r);
    return status;
}

/* ---- the table ---- */

static void print_opening(const struct ks_terminal *t)
{
    const struct ks_match *m = t->match;
    char hex[2 * KS_COMMIT_BYTES + 1];
    printf("%s (%s)\n", m->game->title[t->language], m->game->scenario);
    if (t->path[0] != '\0')
        printf("%s: %s\n", ks_say(KS_SAY_KEPT, t->language), t->path);
    if (m->dice.kind == KS_DICE_SEALED || m->dice.kind == KS_DICE_SEEDED) {
        ks_bytes_write(m->dice.commit, sizeof m->dice.commit, hex);
        printf("%s: %s\n", ks_say(KS_SAY_COMMIT, t->language), hex);
    }
}

/* Waits for a line; false at the end of input or when interrupted. */
static bool read_line(char *line, size_t size)
{
    fflush(stdout);
    if (ks_interrupted() || fgets(line, (int)size, stdin) == NULL)
        return false;
    if (strchr(line, '\n') == NULL) /* the rest of an overlong line */
        for (int c = getchar(); c != EOF && c != '\n';)
            c = getchar();
    return true;
}

/* Two people at one keyboard: what one chose in secret goes off the screen. */
static bool draw_curtain(struct ks_terminal *t)
{
    char line[LINE];
    int side = (int)ks_actor(&t->match->state);
    bool drawn = t->curtain && t->terminal && side != t->seat;
    if (side > KS_SIDE_B)
        return true;
    t->seat = side;
    if (!drawn)
        return true;
    t->curtain = false;
    printf("\033[2J\033[3J\033[H%s: %s (%s)", ks_say(KS_SAY_CURTAIN, t->language),
           ks_say_actor(t->match->game, side, t->language),
           ks_say(KS_SAY_PRESS, t->language));
    return read_line(line, sizeof line);
}

static void show(struct ks_terminal *t)
{
    struct ks_state view;
    if (!t->changed)
        return;
    t->changed = false;
    ks_terminal_view(t, &view);
    putchar('\n');
    ks_board_print(t->match->game, &view, ks_terminal_focus(t), t->language);
    ks_board_status(t->match, t->language);
    ks_menu_open(&t->menu, t->match->game, &t->match->state, t->language);
    ks_menu_print(&t->menu);
}

/* Does a person decide now? */
static bool person(const struct ks_match *m)
{
    enum ks_actor actor = ks_actor(&m->state);
    return actor == KS_CHANCE ? m->dice.kind == KS_DICE_GIVEN
                              : ks_player_is_human(&m->terms.player[actor]);
}

static int play(struct ks_terminal *t)
{
    struct ks_match *m = t->match;
    struct ks_refusal no;
    char line[LINE];
    t->changed = true;
    while (!ks_match_over(m) && !t->quit && !ks_interrupted()) {
        if (!person(m)) {
            if (!ks_match_go(m, KS_TERMINAL_BATCH, &no))
                return ks_cli_fail(t->cli, "%s", no.message);
            t->changed = true;
            continue;
        }
        if (!draw_curtain(t))
            break;
        show(t);
        printf("%s> ", ks_say_actor(m->game, (int)ks_actor(&m->state), t->language));
        if (!read_line(line, sizeof line))
            break;
        if (!t->terminal)
            putchar('\n');
        ks_terminal_line(t, line);
    }
    return KS_OK;
}

static void print_close(const struct ks_terminal *t)
{
    const struct ks_match *m = t->match;
    if (ks_match_over(m)) {
        putchar('\n');
        ks_board_status(m, t->language);
        if (m->ended == KS_ENTRY_FORFEIT && m->fault[0] != '\0')
            printf("%s\n", m->fault);
        if (t->path[0] != '\0')
            printf("%s: kosynier verify %s\n", ks_say(KS_SAY_VERIFY, t->language),
                   t->path);
        return;
    }
    printf("\n%s: %s\n%s: kosynier play --resume %s\n", ks_say(KS_SAY_KEPT, t->language),
           t->path, ks_say(KS_SAY_GO_ON, t->language), t->path);
}

/* The viewer: the only person or, with two or none, a spectator. */
static int watcher(const struct ks_match *m)
{
    bool a = ks_player_is_human(&m->terms.player[0]),
         b = ks_player_is_human(&m->terms.player[1]);
    return a == b ? KS_NOBODY : b;
}

int ks_cmd_play(struct ks_cli *cli)
{
    if ((cli->args.words == 0) == (cli->args.resume == NULL))
        return ks_cli_usage(
            cli, "usage: kosynier play SCENARIO, or kosynier play --resume FILE");
    if (cli->args.resume != NULL &&
        ks_args_given(&cli->args, "seed option position dice analysis"))
        return ks_cli_usage(
            cli, "a resumed game keeps its own dice and options; leave these out");
    struct ks_terminal *t = calloc(1, sizeof *t);
    if (t == NULL)
        return ks_cli_fail(cli, "out of memory");
    t->cli = cli;
    t->language = cli->args.language;
    t->terminal = isatty(0) && isatty(1);
    int status = cli->args.resume != NULL ? resume(cli, t) : begin(cli, t);
    if (status == KS_OK && t->match != NULL) {
        ks_teller_init(&t->teller, cli->game, t->language, watcher(t->match));
        t->match->listener = ks_tell;
        t->match->language = t->language;
        t->match->context = &t->teller;
        ks_interrupt_catch();
        ks_match_hire(t->match, ks_cli_hire(cli));
        cli->hire.stop = ks_interrupted;
        print_opening(t);
        status = play(t);
        print_close(t);
    }
    ks_match_free(t->match);
    free(t);
    return status;
}
