#include "wire/log.h"

#include "wire/reply.h"

static json_t *actor(const struct ks_log *log, const struct ks_entry *e)
{
    return json_string(e->kind == KS_ENTRY_DRAW ? "both"
                                                : ks_actor_name(log->game, e->actor));
}

void ks_log_entry(void *context, const struct ks_told *told)
{
    const struct ks_log *log = context;
    const struct ks_entry *e = told->entry;
    char text[KS_TEXT] = "";
    json_t *item = json_object(), *events = json_array(), *event;
    bool act = e->kind == KS_ENTRY_ACTION;
    bool hidden = act && !log->all &&
                  ks_match_hidden(log->game, told->before, e->action, log->watcher);
    if (act)
        ks_action_text(log->game, e->action, text, sizeof text);
    for (size_t i = 0; i < told->events->n && !hidden; i++)
        if ((event = ks_reply_told(log->game, &told->events->v[i],
                                   log->all ? KS_ALL : log->watcher, log->language)))
            json_array_append_new(events, event);
    json_object_set_new(item, "n", json_integer((json_int_t)told->number));
    json_object_set_new(item, "actor", actor(log, e));
    json_object_set_new(item, "action",
                        hidden ? json_null()
                               : ks_reply_text(act ? text : ks_entry_kind_name(e->kind)));
    json_object_set_new(item, "for",
                        ks_reply_event(log->game, told->prompt, log->language));
    json_object_set_new(item, "events", events);
    json_array_append_new(log->entries, item);
}
