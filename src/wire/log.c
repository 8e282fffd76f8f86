#include "wire/log.h"

#include "driver/match_orders.h"
#include "wire/reply.h"

void ks_log_view(const struct ks_log *log, const struct ks_state *s,
                 struct ks_state *view)
{
    if (log->all)
        ks_copy(log->game, view, s);
    else
        ks_view(log->game, s, log->watcher, view);
}

bool ks_log_hides(const struct ks_log *log, const struct ks_told *told)
{
    return told->entry->kind == KS_ENTRY_ACTION && !log->all &&
           ks_match_hidden(log->game, told->before, told->entry->action, log->watcher);
}

/* Is it the first of what a player decides as one? A piece that goes because its rules let it, a
 * commander after his troops, is nobody else's business. */
static bool begins(const struct ks_game *g, const struct ks_told *told)
{
    const struct ks_state *s = told->before;
    if (told->entry->actor >= 2)
        return false;
    switch (ks_matter(g, s)) {
    case KS_MATTER_OTHER:
    case KS_MATTER_ORDER:
    case KS_MATTER_ATTACK: return ks_unit_in_hand(s) == KS_NONE;
    case KS_MATTER_GOING: return ks_hand_by_rule(g, s);
    case KS_MATTER_FIGHT: return ks_action_role(g, told->entry->action) == KS_ATTACKS;
    case KS_MATTER_RALLY: return true;
    default: return false;
    }
}

json_t *ks_log_told(const struct ks_log *log, const struct ks_told *told)
{
    const struct ks_entry *e = told->entry;
    json_t *item = json_object(), *events = json_array(), *event;
    bool hidden = ks_log_hides(log, told);
    for (size_t i = 0; i < told->events->n && !hidden; i++)
        if ((event = ks_reply_told(log->game, &told->events->v[i],
                                   log->all ? KS_ALL : log->watcher, log->language)))
            json_array_append_new(events, event);
    ks_add_int(item, "n", (json_int_t)told->number);
    ks_add_text(item, "actor",
                e->kind == KS_ENTRY_DRAW ? "both" : ks_actor_name(log->game, e->actor));
    if (e->kind == KS_ENTRY_ACTION && !hidden)
        ks_add(item, "action", ks_reply_action(log->game, e->action));
    else
        ks_add_text(item, "action", hidden ? NULL : ks_entry_kind_name(e->kind));
    if (begins(log->game, told))
        ks_add(item, "begins", json_true());
    if (e->order != KS_BY_HAND && (log->all || log->watcher == e->actor)) {
        bool custom = e->order == KS_BY_CUSTOM;
        ks_add(item, custom ? "custom" : "order",
               custom ? json_true() : json_integer(e->order));
    }
    ks_add(item, "for", ks_reply_event(log->game, told->prompt, log->language));
    ks_add(item, "events", events);
    return item;
}

void ks_log_entry(void *context, const struct ks_told *told)
{
    const struct ks_log *log = context;
    json_array_append_new(log->entries, ks_log_told(log, told));
}
