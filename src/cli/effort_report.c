#include "cli/effort_report.h"

#include <stdio.h>

#include "base/text.h"
#include "wire/reply.h"

/* ---- text ---- */

static void print_kinds(const struct ks_effort_sum *sum, int side)
{
    const char *between = "    ";
    for (int k = 0; k < KS_ORDER_KINDS; k++) {
        uint32_t inputs = ks_effort_mean(sum, sum->side[side].by_kind[k]);
        if (inputs == 0)
            continue;
        printf("%s%s %lu", between, ks_order_kind_name((enum ks_order_kind)k),
               (unsigned long)inputs);
        between = ", ";
    }
    if (between[0] == ',')
        printf("\n");
}

static void print_turns(const struct ks_game *g, const struct ks_effort_sum *sum,
                        int side)
{
    printf("    by turn:");
    for (int t = 0; t <= g->turns && t < KS_EFFORT_TURNS; t++)
        printf(" %lu", (unsigned long)ks_effort_mean(sum, sum->side[side].by_turn[t]));
    printf("\n");
}

static void print_sum(const struct ks_game *g, const struct ks_effort_sum *sum,
                      const char *how)
{
    for (int side = 0; side < 2 && sum->games > 0; side++) {
        const struct ks_effort_side *s = &sum->side[side];
        printf("  %s, %s: %s, at worst %lu, for %s; %lu without orders\n", g->side[side],
               how, ks_count(ks_effort_mean(sum, s->inputs), "input").text,
               (unsigned long)sum->most[side],
               ks_count(ks_effort_mean(sum, s->decisions), "decision").text,
               (unsigned long)ks_effort_mean(sum, s->clicks));
        print_kinds(sum, side);
        print_turns(g, sum, side);
    }
}

void ks_effort_report_text(const struct ks_effort_report *r)
{
    uint32_t games = r->played.games > 0 ? r->played.games : r->cover.games;
    printf("%s: %s", r->g->scenario, ks_count(games, "game").text);
    for (size_t i = 0; i < r->options; i++)
        printf("%s%s=%s", i == 0 ? ", " : " ", r->option[i].name, r->option[i].value);
    printf("\n");
    print_sum(r->g, &r->played, "played by orders");
    print_sum(r->g, &r->cover, "covered by orders");
}

void ks_effort_report_length(const struct ks_effort_report *r)
{
    struct ks_effort_length l = ks_effort_length(&r->played);
    printf("\"length\": {\"inputs\": [%lu, %lu], \"minutes\": [%lu, %lu], "
           "\"games\": %lu}\n",
           (unsigned long)l.inputs[0], (unsigned long)l.inputs[1],
           (unsigned long)l.minutes[0], (unsigned long)l.minutes[1],
           (unsigned long)r->played.games);
}

/* ---- JSON ---- */

static json_t *side_json(const struct ks_effort_report *r, int side)
{
    const struct ks_effort_sum *played = &r->played, *cover = &r->cover;
    const struct ks_effort_sum *sum = played->games > 0 ? played : cover;
    const struct ks_effort_side *s = &sum->side[side];
    json_t *out = json_object(), *kinds = json_object(), *turns = json_array();
    if (played->games > 0) {
        ks_add_int(out, "inputs", ks_effort_mean(sum, s->inputs));
        ks_add_int(out, "inputs_worst", sum->most[side]);
    }
    ks_add_int(out, "decisions", ks_effort_mean(sum, s->decisions));
    for (int k = 0; k < KS_ORDER_KINDS; k++)
        ks_add_int(kinds, ks_order_kind_name((enum ks_order_kind)k),
                   ks_effort_mean(sum, s->by_kind[k]));
    for (int t = 0; t <= r->g->turns && t < KS_EFFORT_TURNS; t++)
        json_array_append_new(turns, json_integer(ks_effort_mean(sum, s->by_turn[t])));
    ks_add(out, "by_kind", kinds);
    ks_add(out, "by_turn", turns);
    if (cover->games > 0) {
        json_t *covered = json_object();
        ks_add_int(covered, "inputs", ks_effort_mean(cover, cover->side[side].inputs));
        ks_add_int(covered, "worst", cover->most[side]);
        ks_add(out, "cover", covered);
    }
    return out;
}

bool ks_effort_report_json(const struct ks_effort_report *r)
{
    json_t *out = json_object();
    ks_add_text(out, "scenario", r->g->scenario);
    ks_add(out, "sides", ks_reply_sides(r->g, side_json(r, 0), side_json(r, 1)));
    return ks_reply_print(out) == 0;
}
