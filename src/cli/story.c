#include "cli/story.h"

#include "cli/reply.h"

static void hear(void *context, const struct ks_told *told)
{
    struct ks_story *s = context;
    char text[KS_TEXT] = "";
    for (size_t i = 0; i < told->events->n; i++) {
        json_t *event = ks_reply_event(s->game, &told->events->v[i], s->language);
        json_object_set_new(event, "n", json_integer((json_int_t)told->number));
        json_array_append_new(s->events, event);
    }
    if (told->entry->kind != KS_ENTRY_ACTION || told->number == s->own)
        return;
    json_t *item = json_object();
    ks_action_text(s->game, told->entry->action, text, sizeof text);
    json_object_set_new(item, "n", json_integer((json_int_t)told->number));
    json_object_set_new(item, "actor",
                        json_string(ks_actor_name(s->game, told->entry->actor)));
    json_object_set_new(item, "action", ks_reply_text(text));
    json_object_set_new(item, "for", ks_reply_event(s->game, told->prompt, s->language));
    json_array_append_new(told->entry->actor == KS_CHANCE ? s->rolls : s->moves, item);
}

void ks_story_begin(struct ks_story *s, struct ks_match *m, enum ks_language language,
                    size_t own)
{
    *s = (struct ks_story){m->game,      language,     own,
                           json_array(), json_array(), json_array()};
    m->listener = hear;
    m->context = s;
}

void ks_story_end(struct ks_story *s, struct ks_match *m, json_t *out)
{
    m->listener = NULL;
    m->context = NULL;
    if (out == NULL) {
        json_decref(s->rolls);
        json_decref(s->moves);
        json_decref(s->events);
        return;
    }
    ks_reply_status(out, m, s->language);
    json_object_set_new(out, "rolls", s->rolls);
    json_object_set_new(out, "moves", s->moves);
    json_object_set_new(out, "events", s->events);
}
