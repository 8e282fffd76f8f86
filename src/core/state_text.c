#include "core/state_text.h"

#include <string.h>

#include "core/procedure.h"
#include "core/system.h"

static const char *const actor_name[] = {"", "", "chance", "nobody"};

/* ---- writing ---- */

void ks_put_named(struct ks_writer *w, const char *key, const char *word)
{
    ks_put(w, key);
    ks_put_word(w, word);
    ks_put(w, "\n");
}

void ks_put_line(struct ks_writer *w, const char *key, const char *word, int64_t number)
{
    ks_put(w, key);
    if (word)
        ks_put_word(w, word);
    ks_put_figure(w, number);
    ks_put(w, "\n");
}

void ks_put_hex_word(struct ks_writer *w, const struct ks_game *g, ks_hex h)
{
    char text[5];
    ks_hex_text(&g->map, h, text);
    ks_put_word(w, text);
}

void ks_put_head(struct ks_writer *w, const struct ks_game *g, const struct ks_state *s)
{
    ks_put_line(w, "turn", NULL, s->turn);
    ks_put_named(w, "actor", s->actor < 2 ? g->side[s->actor] : actor_name[s->actor]);
    if (s->over)
        ks_put_line(w, "over", NULL, s->result);
    for (int side = 0; side < 2; side++)
        ks_put_line(w, "points", g->side[side], s->points[side]);
}

void ks_put_tail(struct ks_writer *w, const struct ks_game *g, const struct ks_state *s)
{
    for (int i = 0; i < s->depth; i++) {
        const struct ks_frame *f = &s->frame[i];
        const int64_t v[] = {f->proc, f->step, f->side, f->count,   f->unit,
                             f->hex,  f->a,    f->b,    f->mask[0], f->mask[1]};
        ks_put(w, "frame");
        for (size_t k = 0; k < sizeof v / sizeof *v; k++)
            ks_put_figure(w, v[k]);
        ks_put(w, "\n");
    }
    ks_put(w, "check ");
    ks_put_hex(w, ks_hash(g, s));
    ks_put(w, "\n");
}

/* ---- words ---- */

bool ks_read_fail(struct ks_reader *r, const char *what, struct ks_word word)
{
    if (r->error[0]) /* the first fault is the one to mend */
        return false;
    struct ks_writer w = ks_writer(r->error, KS_TEXT);
    ks_put(&w, "line");
    ks_put_figure(&w, r->number);
    ks_put(&w, ": ");
    ks_put(&w, what);
    if (word.length) {
        ks_put(&w, ": ");
        ks_put_part(&w, word.at, word.length < 60 ? word.length : 60);
    }
    return false;
}

bool ks_read_wrong(struct ks_reader *r, const char *what)
{
    return ks_read_fail(r, what, (struct ks_word){"", 0});
}

bool ks_read_misfit(struct ks_reader *r, const char *what, ks_unit u)
{
    const char *id = r->g->piece[u].id;
    return ks_read_fail(r, what, (struct ks_word){id, strlen(id)});
}

bool ks_read_number(struct ks_reader *r, uint64_t max, uint64_t *out)
{
    struct ks_word word = ks_next_word(&r->line);
    return ks_word_number(word, 10, max, out) ||
           ks_read_fail(r, "expected a number in range", word);
}

bool ks_read_small(struct ks_reader *r, uint64_t max, uint8_t *out)
{
    uint64_t n = 0;
    if (!ks_read_number(r, max, &n))
        return false;
    *out = (uint8_t)n;
    return true;
}

bool ks_read_unit(struct ks_reader *r, ks_unit *out)
{
    struct ks_word word = ks_next_word(&r->line);
    *out = ks_unit_parse(r->g, word.at, word.length);
    return *out != KS_NONE || ks_read_fail(r, "no such unit", word);
}

bool ks_read_hex(struct ks_reader *r, ks_hex *out)
{
    struct ks_word word = ks_next_word(&r->line);
    return ks_hex_parse(&r->g->map, word.at, word.length, out) ||
           ks_read_fail(r, "no such hex", word);
}

bool ks_read_named(struct ks_reader *r, const char *const *names, int count,
                   const char *what, int *out)
{
    struct ks_word word = ks_next_word(&r->line);
    *out = ks_word_among(word, names, count);
    return *out >= 0 || ks_read_fail(r, what, word);
}

bool ks_read_side(struct ks_reader *r, int *out)
{
    const char *const sides[] = {r->g->side[0], r->g->side[1]};
    return ks_read_named(r, sides, 2, "no such side", out);
}

/* ---- the lines of all systems ---- */

static bool read_turn(struct ks_reader *r)
{
    return ks_read_small(r, UINT8_MAX, &r->s->turn);
}

static bool read_actor(struct ks_reader *r)
{
    const char *const names[] = {r->g->side[0], r->g->side[1], actor_name[KS_CHANCE],
                                 actor_name[KS_NOBODY]};
    return ks_read_named(r, names, 4, "no such actor", &r->actor);
}

static bool read_over(struct ks_reader *r)
{
    r->s->over = 1;
    if (!ks_read_small(r, KS_NOBODY, &r->s->result))
        return false;
    return r->s->result != KS_CHANCE || ks_read_wrong(r, "chance does not win");
}

static bool read_points(struct ks_reader *r)
{
    int side;
    uint64_t n;
    if (!ks_read_side(r, &side) || !ks_read_number(r, 9999, &n))
        return false;
    r->s->points[side] = (int16_t)n;
    return true;
}

static bool read_frame(struct ks_reader *r)
{
    const struct ks_system *system = r->g->system;
    const uint64_t max[] = {system->procedures - 1,
                            UINT8_MAX,
                            1,
                            UINT8_MAX,
                            UINT16_MAX,
                            UINT16_MAX,
                            UINT16_MAX,
                            UINT16_MAX,
                            UINT32_MAX,
                            UINT32_MAX};
    char text[KS_TEXT];
    uint64_t v[10];
    if (r->s->depth >= KS_MAX_FRAMES)
        return ks_read_wrong(r, "too many frames");
    for (int i = 0; i < 10; i++)
        if (!ks_read_number(r, max[i], &v[i]))
            return false;
    const struct ks_frame f = {
        (uint8_t)v[0],  (uint8_t)v[1],  (uint8_t)v[2],
        (uint8_t)v[3],  (uint16_t)v[4], (uint16_t)v[5],
        (uint16_t)v[6], (uint16_t)v[7], {(uint32_t)v[8], (uint32_t)v[9]}};
    if (!ks_frame_fits(r->g, &system->frame_rule[f.proc], &f, text))
        return ks_read_wrong(r, text);
    r->s->frame[r->s->depth++] = f;
    return true;
}

static bool read_check(struct ks_reader *r)
{
    struct ks_word word = ks_next_word(&r->line);
    return ks_word_number(word, 16, UINT64_MAX, &r->check) ||
           ks_read_fail(r, "no check value", word);
}

static const struct ks_state_line common[] = {
    {"turn", read_turn},   {"actor", read_actor},
    {"over", read_over},   {"points", read_points},
    {"frame", read_frame}, {"check", read_check},
    {NULL, NULL}};

/* ---- the whole text ---- */

static const struct ks_state_line *find_line(const struct ks_state_line *lines,
                                             struct ks_word word)
{
    while (lines->name && !ks_word_is(word, lines->name))
        lines++;
    return lines->name ? lines : NULL;
}

static bool read_line(struct ks_reader *r, const struct ks_state_line *lines)
{
    struct ks_word word = ks_next_word(&r->line);
    if (!word.length || word.at[0] == '#')
        return true;
    if (!(r->row = find_line(common, word)) && !(r->row = find_line(lines, word)))
        return ks_read_fail(r, "unknown key", word);
    if (!r->row->read(r))
        return false;
    word = ks_next_word(&r->line);
    return !word.length || ks_read_fail(r, "too much on the line", word);
}

bool ks_read_lines(struct ks_reader *r, const char *text,
                   const struct ks_state_line *lines)
{
    r->error[0] = '\0';
    r->actor = -1;
    r->saved = strncmp(text, "frame ", 6) == 0 || strstr(text, "\nframe ") != NULL;
    if (r->saved)
        r->s->depth = 0;
    for (r->number = 1; text != NULL; r->number++) {
        r->line = text;
        if (!read_line(r, lines))
            return false;
        text = strchr(text, '\n');
        text = text ? text + 1 : NULL;
    }
    return true;
}

/* ---- saved states ---- */

/* What no system allows. */
static const char *find_fault(const struct ks_game *g, const struct ks_state *s,
                              char text[KS_TEXT])
{
    if (s->over)
        return s->actor == KS_NOBODY ? NULL : "somebody acts after the end";
    if (s->depth == 0 || s->actor == KS_NOBODY)
        return "no side acts before the end";
    return ks_frames_fit(s, g->system->frame_rule, text) ? NULL : text;
}

bool ks_read_saved(struct ks_reader *r,
                   const char *(*misfit)(const struct ks_game *, const struct ks_state *))
{
    char text[KS_TEXT];
    struct ks_writer w = ks_writer(text, sizeof text);
    r->s->actor = (uint8_t)(r->actor < 0 ? KS_NOBODY : r->actor);
    ks_put_hex(&w, ks_hash(r->g, r->s));
    if (ks_hash(r->g, r->s) != r->check)
        return ks_read_fail(
            r, "the saved state does not agree with its check value, which is",
            (struct ks_word){text, w.n});
    const char *fault = find_fault(r->g, r->s, text);
    if (!fault && !r->s->over && misfit)
        fault = misfit(r->g, r->s);
    if (!fault && !r->s->over && !ks_asks(r->g, r->s))
        fault = "the procedure on top does not ask that actor";
    return !fault || ks_read_wrong(r, fault);
}
