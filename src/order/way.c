/* A*: positions of the mover are kept as a tree of actions, without their states, which are made
 * again by going through the actions from the beginning: memory stays small. */
#include "order/way.h"

#include <string.h>

enum {
    NODES = KS_WAY_MOST,
    ANSWERS = 16, /* enemies that are asked at one step */
    NOWHERE = 10000,
    SOON = 3,   /* actions within which guns are made ready to go */
    DETOUR = 6, /* what an enemy answer weighs on a safe way, in movement points */
};

struct node {
    struct ks_action action;
    int16_t parent; /* -1: the beginning */
    ks_hex hex;
    int8_t facing;
    uint8_t cost, steps, answers;
    bool open, rolls;
    bool leads; /* the rules say who goes along */
    const char *formation;
    uint8_t others;   /* further hexes of the piece */
    int left, weight; /* distance to the goal; by which it is expanded */
};

struct search {
    const struct ks_game *g;
    const struct ks_state *start;
    ks_unit u;
    const struct ks_way_to *to;
    uint8_t spent;
    bool on_map;   /* from the beginning */
    bool anywhere; /* all ways are wanted, in the formation it has; to is not looked at */
    int nodes;
    size_t foes; /* hexes where enemies stand */
    ks_hex foe[KS_MAX_PIECES];
    struct node node[NODES];
};

/* The enemy declines until the mover decides again; false if dice are rolled or the move is
 * over. */
static bool hear(const struct search *x, struct ks_state *s, uint8_t *answers)
{
    uint8_t side = x->g->piece[x->u].side;
    struct ks_action a;
    for (int i = 0; i < ANSWERS && ks_actor(s) == !side; i++) {
        if (!ks_answer(x->g, s, KS_DECLINES, &a))
            return false;
        *answers = (uint8_t)(*answers + (*answers < UINT8_MAX));
        ks_step(x->g, s, a, NULL);
    }
    return (uint8_t)ks_actor(s) == side;
}

/* Pieces that go along join as soon as they may; a drill names them too. */
static bool next_companion(const struct search *x, const struct ks_state *s,
                           struct ks_action *out)
{
    struct ks_actions list;
    if (x->to->companions == 0)
        return false;
    ks_legal(x->g, s, &list);
    for (size_t i = 0; i < list.n; i++)
        if (ks_action_role(x->g, list.v[i]) == KS_JOINS)
            for (size_t k = 0; k < x->to->companions; k++)
                if (list.v[i].unit == x->to->company[k]) {
                    *out = list.v[i];
                    return true;
                }
    return false;
}

static void make(const struct search *x, int n, struct ks_state *s)
{
    uint8_t heard = 0;
    if (n < 0) {
        ks_copy(x->g, s, x->start);
        return;
    }
    make(x, x->node[n].parent, s);
    ks_step(x->g, s, x->node[n].action, NULL);
    hear(x, s, &heard);
}

static int distance(const struct search *x, ks_hex hex)
{
    return x->anywhere      ? 0
           : hex == KS_NONE ? NOWHERE
                            : ks_march_distance(x->g, hex, x->to->hex);
}

static bool is_there(const struct search *x, const struct node *n)
{
    return n->hex == x->to->hex && (x->to->facing < 0 || n->facing == x->to->facing) &&
           (x->to->formation[0] == '\0' || strcmp(n->formation, x->to->formation) == 0);
}

static bool is_known(const struct search *x, const struct node *n)
{
    for (int i = 0; i < x->nodes; i++) {
        const struct node *o = &x->node[i];
        if (o->hex == n->hex && o->facing == n->facing && o->cost <= n->cost &&
            o->answers <= n->answers && strcmp(o->formation, n->formation) == 0)
            return true;
    }
    return false;
}

/* Where the step has ended a round and what was spent is forgotten, a point more than before. */
static uint8_t cost_of(const struct search *x, const struct node *from, unsigned spent)
{
    unsigned before = from ? from->cost : 0;
    unsigned cost = spent > x->spent ? spent - x->spent : 0;
    return (uint8_t)(cost < before ? before + 1 : cost);
}

static void weigh(const struct search *x, struct node *n)
{
    int parts = ks_point_parts(x->g);
    n->left = distance(x, n->hex);
    n->weight =
        n->cost + parts * n->left + (x->to->safely ? DETOUR * parts * n->answers : 0);
}

/* Changing formation is a decision of its own. */
static bool forms_anew(const struct search *x, const struct node *from,
                       const struct node *n)
{
    struct ks_counter c;
    if (from != NULL)
        return n->hex == from->hex &&
               (n->others != from->others || strcmp(n->formation, from->formation) != 0);
    ks_describe(x->g, x->start, x->u, &c);
    return n->hex == c.hex &&
           (n->others != c.others || strcmp(n->formation, c.formation) != 0);
}

/* Some rules attack by entering the enemy's hex: that is not for who only wants to pass. */
static bool is_closed(const struct search *x, ks_hex hex)
{
    if (x->anywhere || (x->to->attacks && hex == x->to->hex))
        return false;
    for (size_t i = 0; i < x->foes; i++)
        if (x->foe[i] == hex)
            return true;
    return false;
}

/* Is the mover asked whether the goal is what it attacks? Then it has come there. */
static bool is_asked_for_goal(const struct search *x, const struct ks_state *s)
{
    struct ks_actions list;
    if (!x->to->attacks || ks_matter(x->g, s) != KS_MATTER_JOINING)
        return false;
    ks_legal(x->g, s, &list);
    for (size_t i = 0; i < list.n; i++)
        if (list.v[i].unit == KS_NONE && list.v[i].hex == x->to->hex &&
            ks_action_role(x->g, list.v[i]) == KS_ATTACKS)
            return true;
    return false;
}

static bool may_come(const struct search *x, ks_unit u)
{
    for (size_t i = 0; i < x->to->alongs; i++)
        if (x->to->along[i] == u)
            return true;
    return u == x->u;
}

/* Has an own piece moved that is not to come along? */
static bool takes_others(const struct search *x, const struct ks_state *before,
                         const struct ks_state *after)
{
    struct ks_counter was, is;
    for (ks_unit u = 0; u < x->g->pieces; u++) {
        if (x->g->piece[u].side != x->g->piece[x->u].side || may_come(x, u))
            continue;
        ks_describe(x->g, before, u, &was);
        ks_describe(x->g, after, u, &is);
        if (was.hex != is.hex || was.facing != is.facing)
            return true;
    }
    return false;
}

/* A node for the position after an action; false if it is not worth one. */
static bool try_action(struct search *x, int parent, const struct ks_state *s,
                       struct ks_action a, bool joins)
{
    const struct node *from = parent < 0 ? NULL : &x->node[parent];
    struct node *n = &x->node[x->nodes];
    struct ks_counter c;
    struct ks_state after;
    if (x->nodes == NODES || (from && from->steps + 1 == KS_DRILL))
        return false;
    ks_copy(x->g, &after, s);
    ks_step(x->g, &after, a, NULL);
    *n = (struct node){.action = a,
                       .formation = "",
                       .parent = (int16_t)parent,
                       .steps = (uint8_t)((from ? from->steps : 0) + 1),
                       .leads =
                           (from && from->leads) || ks_action_role(x->g, a) == KS_LEADS,
                       .answers = from ? from->answers : 0};
    if (x->anywhere) /* the hex it enters, whatever comes of that */
        ks_describe(x->g, &after, x->u, &c);
    n->open = hear(x, &after, &n->answers);
    if (!x->anywhere)
        ks_describe(x->g, &after, x->u, &c);
    bool asked = n->open && is_asked_for_goal(x, &after);
    n->open = n->open && !asked;
    n->hex = asked ? x->to->hex : c.hex;
    n->facing = c.facing;
    n->formation = c.formation ? c.formation : "";
    n->cost = cost_of(x, from, c.spent);
    n->rolls = ks_actor(&after) == KS_CHANCE;
    n->others = c.others;
    if ((n->hex == KS_NONE && x->on_map) || is_closed(x, n->hex) ||
        (from != NULL && !joins && !n->rolls && is_known(x, n)) ||
        (x->anywhere && forms_anew(x, from, n)) ||
        (n->leads && takes_others(x, s, &after)))
        return false;
    weigh(x, n);
    x->nodes++;
    return true;
}

/* Everything that the mover itself can do, but shooting; its company joins first. */
static void expand(struct search *x, int from)
{
    struct ks_state s;
    struct ks_actions list;
    struct ks_action joins;
    make(x, from, &s);
    if (from >= 0)
        x->node[from].open = false;
    if (next_companion(x, &s, &joins) && try_action(x, from, &s, joins, true))
        return;
    ks_legal(x->g, &s, &list);
    for (size_t i = 0; i < list.n; i++)
        if (list.v[i].unit == x->u && ks_action_role(x->g, list.v[i]) != KS_ATTACKS)
            try_action(x, from, &s, list.v[i], false);
}

static int next_open(const struct search *x)
{
    int best = -1;
    for (int i = 0; i < x->nodes; i++)
        if (x->node[i].open && (best < 0 || x->node[i].weight < x->node[best].weight))
            best = i;
    return best;
}

static void tell(const struct search *x, int n, struct ks_way *out)
{
    const struct node *last = &x->node[n];
    *out = (struct ks_way){.arrives = is_there(x, last),
                           .rolls = last->rolls,
                           .hex = last->hex,
                           .facing = last->facing,
                           .cost = last->cost,
                           .answers = last->answers};
    out->drill.n = last->steps;
    out->drill.rolls = last->rolls;
    for (; n >= 0; n = x->node[n].parent)
        out->drill.v[x->node[n].steps - 1] = x->node[n].action;
}

/* May the mover end its move there? */
static bool may_stop(const struct search *x, int n)
{
    struct ks_state s;
    struct ks_action a;
    if (x->node[n].rolls)
        return true;
    make(x, n, &s);
    return ks_unit_in_hand(&s) != x->u || ks_answer(x->g, &s, KS_DECLINES, &a);
}

/* What is left of the way; where it is to be safe, enemy answers are so many hexes more. */
static int remains(const struct search *x, const struct node *n)
{
    return n->left + (x->to->safely ? DETOUR * n->answers : 0);
}

/* Of the places nearer than that, the one from which least is left, then the cheapest. */
static int nearest(const struct search *x, int left, const bool *out)
{
    int best = -1, least = 0;
    for (int i = 0; i < x->nodes; i++) {
        const struct node *n = &x->node[i];
        int remain = remains(x, n);
        if (!out[i] && n->left < left &&
            (best < 0 || remain < least ||
             (remain == least && n->weight < x->node[best].weight))) {
            best = i;
            least = remain;
        }
    }
    return best;
}

/* The same, if the mover may stop there. */
static int nearest_stop(const struct search *x, int left)
{
    bool out[NODES] = {false};
    int best;
    while ((best = nearest(x, left, out)) >= 0 && !may_stop(x, best))
        out[best] = true;
    return best;
}

/* A way that no die decides. */
static bool find_certain(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         const struct ks_way_to *to, struct ks_way *out);

/* A roll on the spot after which the mover could come nearer than that, if it goes well: guns that
 * may fail to limber. -1: none. */
static int by_chance(const struct search *x, ks_hex from, int left)
{
    for (int i = 0; i < x->nodes; i++) {
        struct ks_state s, then;
        struct ks_actions faces;
        struct ks_way way;
        if (!x->node[i].rolls || x->node[i].hex != from || x->node[i].steps > SOON)
            continue;
        make(x, i, &s);
        ks_legal(x->g, &s, &faces);
        for (size_t end = 0; end < 2 && faces.n > 0; end++) {
            ks_copy(x->g, &then, &s);
            ks_step(x->g, &then, faces.v[end ? faces.n - 1 : 0], NULL);
            if (ks_unit_in_hand(&then) == x->u &&
                ks_actor(&then) == (enum ks_actor)x->g->piece[x->u].side &&
                find_certain(x->g, &then, x->u, x->to, &way) &&
                distance(x, way.hex) < left)
                return i;
        }
    }
    return -1;
}

static void look_around(struct search *x)
{
    expand(x, -1);
    for (int n; (n = next_open(x)) >= 0;) {
        if (is_there(x, &x->node[n]) && may_stop(x, n))
            break;
        expand(x, n);
    }
}

/* The cheapest that leads there, else the nearest; -1: none. */
static int best_way(const struct search *x, ks_hex from)
{
    int best = -1;
    for (int i = 0; i < x->nodes; i++)
        if (is_there(x, &x->node[i]) &&
            (best < 0 || x->node[i].weight < x->node[best].weight) && may_stop(x, i))
            best = i;
    return best < 0 ? nearest_stop(x, distance(x, from)) : best;
}

static struct search search_for(const struct ks_game *g, const struct ks_state *s,
                                ks_unit u, const struct ks_way_to *to, ks_hex *from)
{
    struct search x = {.g = g, .start = s, .u = u, .to = to};
    struct ks_counter c;
    for (ks_unit e = 0; e < g->pieces; e++) {
        if (g->piece[e].side == g->piece[u].side || ks_is_leader(g, e))
            continue;
        ks_describe(g, s, e, &c);
        if (c.hex != KS_NONE && !c.eliminated)
            x.foe[x.foes++] = c.hex;
    }
    ks_describe(g, s, u, &c);
    x.spent = c.spent;
    x.on_map = c.hex != KS_NONE;
    *from = c.hex;
    return x;
}

static bool find_certain(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         const struct ks_way_to *to, struct ks_way *out)
{
    ks_hex from;
    struct search x = search_for(g, s, u, to, &from);
    look_around(&x);
    int best = best_way(&x, from);
    if (best >= 0)
        tell(&x, best, out);
    return best >= 0;
}

bool ks_way_find(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                 const struct ks_way_to *to, struct ks_way *out)
{
    ks_hex from;
    struct search x = search_for(g, s, u, to, &from);
    look_around(&x);
    int best = best_way(&x, from);
    if (best < 0 || !is_there(&x, &x.node[best])) {
        int roll = by_chance(&x, from, best < 0 ? distance(&x, from) : x.node[best].left);
        best = roll >= 0 ? roll : best;
    }
    if (best >= 0)
        tell(&x, best, out);
    return best >= 0;
}

/* Of the ways to a hex, which differ by the facing, the cheapest. */
static size_t cheapest(const struct search *x, ks_hex start, struct ks_way *out)
{
    size_t n = 0;
    for (int i = 0; i < x->nodes; i++) {
        const struct node *node = &x->node[i];
        size_t k = 0;
        while (k < n && out[k].hex != node->hex)
            k++;
        if (node->hex == start || (k < n && out[k].cost <= node->cost))
            continue;
        tell(x, i, &out[k]);
        n += k == n;
    }
    return n;
}

size_t ks_way_reach(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    struct ks_way out[KS_WAY_MOST])
{
    static const struct ks_way_to anywhere = {
        .hex = KS_NONE, .facing = -1, .formation = ""};
    struct search x = {.g = g, .start = s, .u = u, .to = &anywhere, .anywhere = true};
    struct ks_counter c;
    ks_describe(g, s, u, &c);
    if ((uint8_t)ks_actor(s) != g->piece[u].side || c.hex == KS_NONE)
        return 0;
    x.spent = c.spent;
    expand(&x, -1);
    for (int n; (n = next_open(&x)) >= 0;)
        expand(&x, n);
    return cheapest(&x, c.hex, out);
}
