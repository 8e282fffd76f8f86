#include "driver/features.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ai/chance.h"
#include "driver/buffer.h"
#include "driver/dice.h"
#include "driver/experiment.h"

enum { FORMAT = 1, HEAD = 24, POSITION = 10, MOST_HEADER = 1 << 16 };

static const char MAGIC[] = "KSFG";

static bool fail(struct ks_features *f, const char *what)
{
    if (f->error[0] == '\0')
        snprintf(f->error, sizeof f->error, "%.240s: %s", f->path, what);
    atomic_store(&f->failed, true);
    return false;
}

static bool fail_errno(struct ks_features *f, const char *what)
{
    char text[160];
    snprintf(text, sizeof text, "%s: %s", what, strerror(errno));
    return fail(f, text);
}

/* ---- numbers, lowest byte first ---- */

static void put(struct ks_buffer *b, uint64_t n, unsigned bytes)
{
    char text[8];
    for (unsigned i = 0; i < bytes; i++)
        text[i] = (char)(unsigned char)(n >> 8 * i);
    ks_buffer_bytes(b, text, bytes);
}

static uint32_t get(const unsigned char *at)
{
    return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 |
           (uint32_t)at[3] << 24;
}

/* ---- the first line ---- */

static json_t *names(const struct ks_game *g,
                     const char *(*name)(const struct ks_game *g, size_t i))
{
    json_t *list = json_array();
    for (size_t i = 0; name(g, i) != NULL; i++)
        json_array_append_new(list, json_string(name(g, i)));
    return list;
}

/* With its newline. NULL without memory; to be freed. */
static char *first_line(const struct ks_game *g, const struct ks_player player[2],
                        uint64_t seed, const unsigned char identity[KS_DIGEST_BYTES])
{
    char id[2 * KS_DIGEST_BYTES + 1];
    ks_bytes_write(identity, KS_DIGEST_BYTES, id);
    json_t *line = json_pack(
        "{s:i, s:s, s:s, s:s, s:i, s:[ss], s:o, s:s, s:i, s:o, s:o}", "kosynier-features",
        FORMAT, "system", ks_rules_name(g), "rules", ks_rules_version(g), "scenario",
        g->scenario, "turns", (int)g->turns, "players", player[0].text, player[1].text,
        "seed", json_sprintf("%llu", (unsigned long long)seed), "identity", id, "one",
        (int)KS_INPUT_ONE, "piece", names(g, ks_piece_input), "whole",
        names(g, ks_whole_input));
    char *text = line == NULL ? NULL : json_dumps(line, JSON_COMPACT);
    size_t length = text == NULL ? 0 : strlen(text);
    char *whole = text == NULL ? NULL : realloc(text, length + 2);
    if (whole == NULL)
        free(text);
    else
        memcpy(whole + length, "\n", 2);
    json_decref(line);
    return whole;
}

/* Reads or writes it, its newline included, and leaves the file behind it. One that was cut short is
 * written again. */
static bool check_first_line(struct ks_features *f, const char *want)
{
    char have[MOST_HEADER];
    size_t length = strlen(want);
    ssize_t n = length > sizeof have ? -1 : read(f->fd, have, length);
    if (n < 0)
        return fail_errno(f, "it cannot be read");
    if (memcmp(have, want, (size_t)n) != 0)
        return fail(f,
                    "it holds something else, or the positions of another run: players, "
                    "scenario, options, seed, data or program differ; name another file");
    if ((size_t)n == length)
        return true;
    if (ftruncate(f->fd, 0) == 0 && lseek(f->fd, 0, SEEK_SET) == 0 &&
        ks_write_all(f->fd, want, length))
        return true;
    return fail_errno(f, "the positions cannot be written there");
}

/* ---- the games that are there ---- */

static bool note_game(struct ks_features *f, uint32_t number)
{
    if (number >= f->room) {
        uint32_t room = 2 * number + 1024;
        unsigned char *more = realloc(f->has, room);
        if (more == NULL)
            return fail(f, "out of memory");
        memset(more + f->room, 0, room - f->room);
        f->has = more;
        f->room = room;
    }
    f->has[number] = 1;
    return true;
}

static bool read_games(struct ks_features *f)
{
    unsigned char head[HEAD];
    off_t at = lseek(f->fd, 0, SEEK_CUR);
    struct stat now;
    if (at < 0 || fstat(f->fd, &now) != 0)
        return fail_errno(f, "it cannot be read");
    ssize_t n;
    while ((n = read(f->fd, head, HEAD)) == HEAD) {
        if (memcmp(head, MAGIC, 4) != 0 || get(head + 4) < HEAD ||
            get(head + 8) >= KS_MAX_GAMES)
            return fail(f,
                        "it is damaged; name another file, this one was left as it is");
        if ((off_t)get(head + 4) > now.st_size - at)
            break;
        if (!note_game(f, get(head + 8)))
            return false;
        at = lseek(f->fd, at + (off_t)get(head + 4), SEEK_SET);
    }
    if (n < 0)
        return fail_errno(f, "it cannot be read");
    return (at >= 0 && ftruncate(f->fd, at) == 0 && lseek(f->fd, at, SEEK_SET) >= 0) ||
           fail_errno(f, "its torn end cannot be cut off");
}

static bool open_plain(struct ks_features *f)
{
    struct flock whole = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    struct stat kind;
    f->fd = open(f->path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (f->fd < 0)
        return fail_errno(f, "the positions cannot be written there");
    if (fstat(f->fd, &kind) != 0 || !S_ISREG(kind.st_mode))
        return fail(f, "this is not a regular file; name another one");
    if (fcntl(f->fd, F_SETLK, &whole) != 0)
        return fail_errno(f,
                          "another run is writing it; wait for it or name another file");
    return true;
}

bool ks_features_open(struct ks_features *f, const char *path, const struct ks_game *g,
                      const struct ks_player player[2], uint64_t seed,
                      const unsigned char identity[KS_DIGEST_BYTES])
{
    *f = (struct ks_features){.game = g, .path = path, .fd = -1};
    pthread_mutex_init(&f->lock, NULL);
    if (ks_piece_input(g, 0) == NULL)
        return fail(f, "the rules of this game have no inputs for a net");
    if (!open_plain(f))
        return false;
    char *line = first_line(g, player, seed, identity);
    bool good = line == NULL ? fail(f, "out of memory")
                             : check_first_line(f, line) && read_games(f);
    free(line);
    return good;
}

/* ---- a game ---- */

static void put_position(struct ks_buffer *b, const struct ks_game *g,
                         const struct ks_state *s, size_t rows)
{
    put(b, s->turn, 1);
    put(b, (uint64_t)ks_actor(s), 1);
    put(b, rows, 2);
    put(b, (uint16_t)(s->points[0] - s->points[1]), 2);
    put(b, (uint64_t)ks_chance_by_book(g, s), 2);
    put(b, (uint64_t)ks_chance(g, s), 2);
}

static void put_rows(struct ks_buffer *b, const struct ks_game *g,
                     const struct ks_inputs *inputs, size_t columns)
{
    for (size_t i = 0; i < inputs->pieces; i++) {
        put(b, g->piece[inputs->unit[i]].side, 1);
        ks_buffer_bytes(b, (const char *)inputs->piece[i], columns);
    }
}

static size_t columns_of(const struct ks_game *g,
                         const char *(*name)(const struct ks_game *g, size_t i))
{
    size_t n = 0;
    while (name(g, n) != NULL)
        n++;
    return n;
}

/* What is said of the positions, of the wholes and of the pieces stands in three parts. */
static void put_game(struct ks_buffer *b, const struct ks_features *f, uint32_t number,
                     const struct ks_state *const *state, size_t n,
                     const struct ks_played *played)
{
    const struct ks_game *g = f->game;
    size_t columns = columns_of(g, ks_piece_input), wide = columns_of(g, ks_whole_input);
    struct ks_buffer whole = {0}, rows = {0};
    struct ks_buffer position = {0};
    size_t pieces = 0;
    for (size_t i = 0; i < n; i++) {
        struct ks_inputs inputs;
        ks_inputs(g, state[i], &inputs);
        put_position(&position, g, state[i], inputs.pieces);
        ks_buffer_bytes(&whole, (const char *)inputs.whole, wide);
        put_rows(&rows, g, &inputs, columns);
        pieces += inputs.pieces;
    }
    ks_buffer_bytes(b, MAGIC, 4);
    put(b, HEAD + position.length + whole.length + rows.length, 4);
    put(b, number, 4);
    put(b, pieces, 4);
    put(b, n, 2);
    put(b, played->winner == 0 ? 2 : played->winner == 1 ? 0 : 1, 1);
    put(b, g->turns, 1);
    put(b, (uint16_t)(played->points[0] - played->points[1]), 2);
    put(b, 0, 2);
    ks_buffer_bytes(b, position.text, position.length);
    ks_buffer_bytes(b, whole.text, whole.length);
    ks_buffer_bytes(b, rows.text, rows.length);
    b->failed |= position.failed || whole.failed || rows.failed;
    ks_buffer_free(&position);
    ks_buffer_free(&whole);
    ks_buffer_free(&rows);
}

static bool append(struct ks_features *f, uint32_t number, const struct ks_buffer *b)
{
    if (atomic_load(&f->failed))
        return false;
    if (number < f->room && f->has[number])
        return true;
    return ks_write_all(f->fd, b->text, b->length)
               ? note_game(f, number)
               : fail_errno(f,
                            "the positions cannot be written; make room and start again");
}

bool ks_features_add(struct ks_features *f, uint32_t number, struct ks_gather *gather,
                     const struct ks_played *played)
{
    const struct ks_state *state[KS_GATHERED];
    struct ks_buffer block = {0};
    size_t n = ks_gather_end(gather, state);
    put_game(&block, f, number, state, n, played);
    pthread_mutex_lock(&f->lock);
    bool good = block.failed ? fail(f, "out of memory") : append(f, number, &block);
    pthread_mutex_unlock(&f->lock);
    ks_buffer_free(&block);
    return good;
}

bool ks_features_close(struct ks_features *f)
{
    if (f->fd >= 0 && fdatasync(f->fd) != 0)
        fail_errno(f, "the positions may not have reached the disk");
    if (f->fd >= 0)
        close(f->fd);
    free(f->has);
    pthread_mutex_destroy(&f->lock);
    return f->error[0] == '\0';
}
