/* States from their texts, line by line. */
#include <string.h>

#include "labataille/check.h"
#include "labataille/dispatch.h"
#include "labataille/frames.h"
#include "labataille/sequence.h"
#include "labataille/stack.h"
#include "labataille/text_part.h"
#include "labataille/victory.h"
#include "labataille/view.h"

static bool read_turn(struct lb_reader *r)
{
    return lb_read_small(r, UINT8_MAX, &r->s->turn);
}

static bool read_actor(struct lb_reader *r)
{
    struct ks_word word = ks_next_word(&r->line);
    for (int i = 0; i < 2; i++)
        if (ks_word_is(word, r->g->side[i]))
            r->actor = i;
    if (r->actor < 0)
        r->actor = ks_word_among(word, lb_actor_name, 4);
    return r->actor >= 0 || lb_read_fail(r, "no such actor", word);
}

static bool read_over(struct lb_reader *r)
{
    r->s->over = 1;
    if (!lb_read_small(r, KS_NOBODY, &r->s->result))
        return false;
    return r->s->result != KS_CHANCE ||
           lb_read_fail(r, "chance does not win", (struct ks_word){"", 0});
}

static bool read_points(struct lb_reader *r)
{
    int side;
    uint64_t n;
    if (!lb_read_side(r, &side) || !lb_read_number(r, 9999, &n))
        return false;
    r->s->points[side] = (int16_t)n;
    return true;
}

static bool read_phase(struct lb_reader *r)
{
    return lb_read_named(r, lb_phase_name, LB_PHASES, "no such phase", &r->phase);
}

static bool read_half(struct lb_reader *r)
{
    return lb_read_side(r, &r->side);
}

static bool read_moment(struct lb_reader *r)
{
    return lb_read_small(r, UINT8_MAX, &state(r->s)->moment);
}

static bool read_veil(struct lb_reader *r)
{
    return lb_read_small(r, 1 + KS_NOBODY, &state(r->s)->veil);
}

static bool read_level(struct lb_reader *r)
{
    int army;
    return lb_read_named(r, lb_army_name, LB_ARMIES, "no such army", &army) &&
           lb_read_small(r, LB_LEVELS, &state(r->s)->level[army]);
}

static bool read_occupied(struct lb_reader *r)
{
    const struct lb_game *rules = lb(r->g);
    ks_hex h;
    if (!lb_read_hex(r, &h))
        return false;
    uint8_t place = rules->place_of[h];
    for (int k = 0; place != LB_NO_NODE && k < rules->place[place].hexes; k++)
        if (rules->place[place].hex[k] == h) {
            r->lost_place[place] |= 1u << k;
            return true;
        }
    return lb_read_fail(r, "no hex of a place", (struct ks_word){"", 0});
}

static bool read_target(struct lb_reader *r)
{
    ks_hex h;
    if (!lb_read_hex(r, &h))
        return false;
    set_add(state(r->s)->target, h);
    return true;
}

static bool read_task(struct lb_reader *r)
{
    struct lb_state *x = state(r->s);
    ks_unit u;
    uint64_t kind, modifier, cause;
    if (!lb_read_unit(r, &u) || !lb_read_number(r, UINT8_MAX, &kind) ||
        !lb_read_number(r, UINT8_MAX, &modifier) || !lb_read_number(r, UINT8_MAX, &cause))
        return false;
    if (x->tasks == LB_QUEUE)
        return lb_read_fail(r, "too many checks wait", (struct ks_word){"", 0});
    if (is_leader(r->g, u) || kind > TASK_NOTHING || cause > BY_MELEE)
        return lb_read_fail(r, "no such check waits", (struct ks_word){"", 0});
    x->task[x->tasks++] = (struct lb_task){(uint8_t)u, (uint8_t)kind,
                                           (int8_t)((int)modifier - 128), (uint8_t)cause};
    return true;
}

static bool read_done(struct lb_reader *r)
{
    return lb_read_small(r, LB_QUEUE, &state(r->s)->tasks_done);
}

static bool read_on(struct lb_reader *r)
{
    return lb_read_piece(r, true);
}

static bool read_off(struct lb_reader *r)
{
    return lb_read_piece(r, false);
}

static bool read_frame(struct lb_reader *r)
{
    static const uint64_t max[] = {PROCS - 1,  UINT8_MAX,  1,          UINT8_MAX,
                                   UINT16_MAX, UINT16_MAX, UINT16_MAX, UINT16_MAX,
                                   UINT32_MAX, UINT32_MAX};
    uint64_t v[10];
    if (!r->saved)
        return lb_read_fail(r, "a frame in a position", (struct ks_word){"", 0});
    if (r->s->depth >= KS_MAX_FRAMES)
        return lb_read_fail(r, "too many frames", (struct ks_word){"", 0});
    for (int i = 0; i < 10; i++)
        if (!lb_read_number(r, max[i], &v[i]))
            return false;
    const struct ks_frame f = {
        (uint8_t)v[0],  (uint8_t)v[1],  (uint8_t)v[2],
        (uint8_t)v[3],  (uint16_t)v[4], (uint16_t)v[5],
        (uint16_t)v[6], (uint16_t)v[7], {(uint32_t)v[8], (uint32_t)v[9]}};
    char text[KS_TEXT];
    if (!ks_frame_fits(r->g, &lb_frame_rule[f.proc], &f, text))
        return lb_read_fail(r, text, (struct ks_word){"", 0});
    r->s->frame[r->s->depth++] = f;
    return true;
}

static bool read_check(struct lb_reader *r)
{
    struct ks_word word = ks_next_word(&r->line);
    return ks_word_number(word, 16, UINT64_MAX, &r->check) ||
           lb_read_fail(r, "no check value", word);
}

static const struct {
    const char *name;
    bool (*read)(struct lb_reader *);
} key[] = {{"turn", read_turn},     {"actor", read_actor},       {"over", read_over},
           {"points", read_points}, {"phase", read_phase},       {"side", read_half},
           {"moment", read_moment}, {"veil", read_veil},         {"level", read_level},
           {"target", read_target}, {"occupied", read_occupied}, {"task", read_task},
           {"done", read_done},     {"unit", read_on},           {"off", read_off},
           {"gone", lb_read_gone},  {"stack", lb_read_stack},    {"frame", read_frame},
           {"check", read_check}};

static bool read_line(struct lb_reader *r)
{
    struct ks_word word = ks_next_word(&r->line);
    if (!word.length || word.at[0] == '#')
        return true;
    for (size_t i = 0; i < sizeof key / sizeof *key; i++) {
        if (!ks_word_is(word, key[i].name))
            continue;
        if (!key[i].read(r))
            return false;
        word = ks_next_word(&r->line);
        return !word.length || lb_read_fail(r, "too much on the line", word);
    }
    return lb_read_fail(r, "unknown key", word);
}

static bool read_all(struct lb_reader *r, const char *text)
{
    for (r->number = 1; *text; r->number++) {
        r->line = text;
        if (!read_line(r))
            return false;
        text = strchr(text, '\n');
        if (!text)
            break;
        text++;
    }
    return true;
}

/* ---- the place in the sequence of a constructed position ---- */

static void frame_position(struct lb_reader *r)
{
    struct play p = {r->g, r->s, NULL};
    struct lb_state *x = state(r->s);
    int phase = r->phase < 0 ? LB_MOVEMENT_PHASE : r->phase;
    bool second = r->side >= 0 && r->side != lb(r->g)->first_side;
    if (r->s->turn == 0)
        r->s->turn = 1;
    x->side = (uint8_t)(second ? !lb(r->g)->first_side : lb(r->g)->first_side);
    if (phase == LB_NO_PHASE) { /* that turn begins */
        r->s->turn--;
        x->moment = (uint8_t)(2 * r->s->turn);
        return;
    }
    x->moment = (uint8_t)(2 * r->s->turn - 1 + second);
    frame(r->s)->step = second ? TURN_ENDS : SECOND_HALF;
    struct ks_frame *f = ks_push(&p, PROC_HALF);
    f->side = x->side;
    f->step = (uint8_t)phase;
}

/* A saved state holds its pending procedures; what may stand in its lines depends on that. */
static bool holds_frames(const char *text)
{
    return strncmp(text, "frame ", 6) == 0 || strstr(text, "\nframe ") != NULL;
}

/* Pending procedures fit only the state they belong to. The check value is not a secret, so each
 * of them is validated. */
static bool check_saved(struct lb_reader *r)
{
    char value[20], text[KS_TEXT];
    struct ks_writer w = ks_writer(value, sizeof value);
    ks_put_hex(&w, lb_hash(r->g, r->s));
    if (lb_hash(r->g, r->s) != r->check)
        return lb_read_fail(
            r, "the saved state does not agree with its check value, which is",
            (struct ks_word){value, w.n});
    const char *fault = lb_misfit(r->g, r->s, text);
    return !fault || lb_read_fail(r, fault, (struct ks_word){"", 0});
}

bool lb_state_parse(const struct ks_game *g, const char *text, struct ks_state *s,
                    char *error)
{
    struct lb_reader r = {.g = g,
                          .s = s,
                          .error = error,
                          .actor = -1,
                          .phase = -1,
                          .side = -1,
                          .saved = holds_frames(text)};
    error[0] = '\0';
    lb_clear(g, s);
    if (r.saved)
        s->depth = 0;
    if (!read_all(&r, text))
        return false;
    for (int i = 0; i < LB_MAX_PLACES; i++) { /* records the holder as well */
        uint32_t *lost = &state(s)->lost_place[i];
        *lost = r.saved ? r.lost_place[i] : *lost | r.lost_place[i];
    }
    if (r.saved) {
        state(s)->phase = (uint8_t)(r.phase < 0 ? LB_NO_PHASE : r.phase);
        state(s)->side = (uint8_t)(r.side < 0 ? 0 : r.side);
        s->actor = (uint8_t)(r.actor < 0 ? KS_NOBODY : r.actor);
        return check_saved(&r);
    }
    struct play p = {g, s, NULL};
    frame_position(&r);
    lb_note_points(&p);
    ks_run_on(&p);
    return true;
}
