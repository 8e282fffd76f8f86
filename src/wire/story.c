#include "wire/story.h"

#include "wire/reply.h"

/* What a computer player chose in secret is not for the caller's side. */
static bool is_secret(const struct ks_story *s, const struct ks_told *told)
{
    return told->entry->kind == KS_ENTRY_ACTION && s->watcher != KS_NOBODY &&
           told->entry->actor == !s->watcher &&
           ks_match_hidden(s->game, told->before, told->entry->action, s->watcher);
}

/* The only side the caller plays; KS_NOBODY if he plays both or none. */
static int find_watcher(const struct ks_match *m)
{
    bool a = ks_player_is_human(&m->terms.player[0]),
         b = ks_player_is_human(&m->terms.player[1]);
    return a == b ? KS_NOBODY : b;
}

static void hear(void *context, const struct ks_told *told)
{
    struct ks_story *s = context;
    char text[KS_TEXT] = "";
    bool hidden = is_secret(s, told);
    for (size_t i = 0; i < told->events->n && !hidden; i++) {
        json_t *event =
            ks_reply_told(s->game, &told->events->v[i],
                          s->watcher == KS_NOBODY ? KS_ALL : s->watcher, s->language);
        if (event == NULL)
            continue;
        ks_add_int(event, "n", (json_int_t)told->number);
        json_array_append_new(s->events, event);
    }
    if (told->entry->kind != KS_ENTRY_ACTION || told->number == s->own)
        return;
    json_t *item = json_object();
    ks_action_text(s->game, told->entry->action, text, sizeof text);
    ks_add_int(item, "n", (json_int_t)told->number);
    ks_add_text(item, "actor", ks_actor_name(s->game, told->entry->actor));
    ks_add_text(item, "action", hidden ? NULL : text);
    ks_add(item, "for", ks_reply_event(s->game, told->prompt, s->language));
    json_array_append_new(told->entry->actor == KS_CHANCE ? s->rolls : s->moves, item);
}

void ks_story_begin(struct ks_story *s, struct ks_match *m, enum ks_language language,
                    size_t own)
{
    *s = (struct ks_story){.game = m->game,
                           .language = language,
                           .own = own,
                           .watcher = find_watcher(m),
                           .rolls = json_array(),
                           .moves = json_array(),
                           .events = json_array()};
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
    ks_add(out, "rolls", s->rolls);
    ks_add(out, "moves", s->moves);
    ks_add(out, "events", s->events);
}
