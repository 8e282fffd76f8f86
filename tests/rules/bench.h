/* A case being run: its game, the state, what the last action told; and the words of its lines. */
#pragma once

#include "core/ks.h"
#include "data/manifest.h"

enum { LINE = 512, POSITION = 1 << 15, WORDS = 16 };

struct bench {
    const char *path, *edition; /* edition NULL: the game has no such option */
    int line;
    char title[LINE], scenario[64];
    struct ks_option option[8];
    size_t options;
    const struct ks_game *g;
    char position[POSITION];
    bool built, failed, setup;
    struct ks_state s;
    struct ks_events events;
};

void fail(struct bench *b, const char *format, ...);

/* Prints who decides what. */
void tell_state(struct bench *b);

/* Loads the game and reads the position, once; returns false if that fails. */
bool build(struct bench *b);

/* [2.1] What a turn, a hex, a point and a counter stand for; all 0 if it cannot be read. */
struct ks_scale scale_of(const struct bench *b);

/* ---- words ---- */

bool same(const char *a, const char *b);
void join(char **word, int from, int to, char *out);

/* The action of the words from .. to-1; fails if it cannot be read. */
bool parse_action(struct bench *b, char **word, int from, int to, struct ks_action *a);
bool parse_hex(const struct bench *b, const char *word, ks_hex *hex);
ks_unit parse_unit(const struct bench *b, const char *word);

const char *actor_name(const struct bench *b);

/* Is it called so, by paragraph or by name? */
bool is_called(const struct bench *b, const struct ks_event *e, const char *word);

/* ---- the command that has a file of its own ---- */

void do_expect(struct bench *b, char **word, int n);

/* Runs the command of a line; returns false if its first word is none. */
bool run_command(struct bench *b, char **word, int n);
