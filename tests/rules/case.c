#include "case.h"

#include <stdio.h>
#include <string.h>

#include "bench.h"

/* Which game, and with what options; false if the line says something else. */
static bool takes_game(struct bench *b, char **word, int n)
{
    static const char *const passed_over[] = {"title", "edition", "case"};
    for (size_t i = 0; i < sizeof passed_over / sizeof *passed_over; i++)
        if (same(word[0], passed_over[i]))
            return true;
    if (same(word[0], "scenario") && n > 1) {
        snprintf(b->scenario, sizeof b->scenario, "%s", word[1]);
    } else if (same(word[0], "option") && n > 1 && b->options < 8 &&
               strchr(word[1], '=')) {
        char *value = strchr(word[1], '=');
        struct ks_option *o = &b->option[b->options++];
        *value = '\0';
        strncpy(o->name, word[1], sizeof o->name - 1);
        strncpy(o->value, value + 1, sizeof o->value - 1);
    } else if (same(word[0], "setup")) {
        b->setup = true;
    } else {
        return false;
    }
    if (b->built)
        fail(b, "the game comes before the first command");
    return true;
}

/* What is no command is a line of the position, and read with it. */
static void take_position(struct bench *b, char **word, int n)
{
    char text[LINE];
    if (b->built || b->setup) {
        fail(b,
             b->setup ? "no such command: %s"
                      : "no such command, or a position after the first one: %s",
             word[0]);
        return;
    }
    join(word, 0, n, text);
    if (strlen(b->position) + strlen(text) + 2 > sizeof b->position)
        fail(b, "the position is too long");
    else
        strcat(strcat(b->position, text), "\n");
}

/* A line that ends in @EDITION is for that edition only. */
static bool is_of(const struct bench *b, const char *edition)
{
    return b->edition && same(b->edition, edition);
}

static int split(char *line, char **word)
{
    int n = 0;
    for (char *w = strtok(line, " \t\r\n"); w && n < WORDS; w = strtok(NULL, " \t\r\n")) {
        if (w[0] == '#' || w[0] == '[')
            break; /* a remark, or the paragraphs this line bears witness to */
        word[n++] = w;
    }
    return n;
}

static void run_line(struct bench *b, char *line)
{
    char *word[WORDS];
    int n = split(line, word);
    if (n > 1 && word[n - 1][0] == '@' && !is_of(b, word[--n] + 1))
        return;
    if (n > 0 && !takes_game(b, word, n) && !run_command(b, word, n))
        take_position(b, word, n);
}

static void run(const char *path, int line, const char *text,
                const struct ks_case_game *game, const char *edition, int *passed,
                int *failed)
{
    static struct bench b;
    memset(&b, 0, sizeof b);
    b.path = path;
    b.edition = edition;
    snprintf(b.scenario, sizeof b.scenario, "%s", game->scenario);
    if (edition) {
        b.options = 1;
        strcpy(b.option[0].name, "edition");
        strncpy(b.option[0].value, edition, sizeof b.option[0].value - 1);
    }
    snprintf(b.title, sizeof b.title, "%.*s", (int)strcspn(text + 5, "\n"), text + 5);
    for (b.line = line; *text && !b.failed; b.line++) {
        char one[LINE];
        size_t length = strcspn(text, "\n");
        snprintf(one, sizeof one, "%.*s", (int)length, text);
        run_line(&b, one);
        text += length + (text[length] == '\n');
    }
    if (!b.built && !b.failed)
        fail(&b, "the case checks nothing");
    *(b.failed ? failed : passed) += 1;
}

static bool names_edition(const char *text, const char *edition)
{
    const char *at = strstr(text, "\nedition ");
    return !at || strncmp(at + 9, edition, strlen(edition)) == 0 ||
           strncmp(at + 9, "both", 4) == 0;
}

void ks_case_run(const char *path, int line, const char *text,
                 const struct ks_case_game *game, int *passed, int *failed)
{
    int runs = 0;
    if (game->editions == 0 && !strstr(text, "\nedition "))
        run(path, line, text, game, NULL, passed, failed), runs++;
    for (size_t i = 0; i < game->editions; i++)
        if (names_edition(text, game->edition[i]))
            run(path, line, text, game, game->edition[i], passed, failed), runs++;
    if (runs > 0)
        return;
    printf("not ok %s:%d the game has no such edition\n", path, line);
    *failed += 1;
}
