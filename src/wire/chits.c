#include "wire/chits.h"

#include <string.h>

#include "base/text.h"

/* What stands after the key on its line of the text, up to the end of the line. */
static const char *find_line(const char *state, const char *key)
{
    size_t n = strlen(key);
    for (const char *at = state; *at != '\0';) {
        if (strncmp(at, key, n) == 0 && at[n] == ' ')
            return at + n + 1;
        at += strcspn(at, "\n");
        at += *at == '\n';
    }
    return "";
}

static json_t *json_words(const char *line)
{
    json_t *out = json_array();
    for (struct ks_word w = ks_next_word(&line); w.length > 0; w = ks_next_word(&line))
        json_array_append_new(out, json_stringn(w.at, w.length));
    return out;
}

static json_t *json_word(const char *line)
{
    struct ks_word w = ks_next_word(&line);
    return w.length == 0 || ks_word_is(w, "none") ? json_null()
                                                  : json_stringn(w.at, w.length);
}

/* Is u the first piece of its army? */
static bool is_first(const struct ks_game *g, ks_unit u)
{
    for (ks_unit v = 0; v < u; v++)
        if (strcmp(g->piece[v].army, g->piece[u].army) == 0)
            return false;
    return true;
}

static uint64_t count_unknown(const char *state, const char *army)
{
    char key[32];
    uint64_t n = 0;
    snprintf(key, sizeof key, "unknown %s", army);
    const char *line = find_line(state, key);
    ks_word_number(ks_next_word(&line), 10, 99, &n);
    return n;
}

/* How many chits of a side are in the pool that cannot be named: "unknown ARMY N" for each of
 * its armies. */
static json_t *json_unknown(const struct ks_game *g, const char *state)
{
    json_t *out = json_object();
    for (int side = 0; side < 2; side++) {
        uint64_t n = 0;
        for (ks_unit u = 0; u < g->pieces; u++)
            if (g->piece[u].side == side && is_first(g, u))
                n += count_unknown(state, g->piece[u].army);
        json_object_set_new(out, g->side[side], json_integer((json_int_t)n));
    }
    return out;
}

void ks_chits_add(json_t *out, const struct ks_game *g, const char *state)
{
    static const char *const list[] = {"pool", "drawn", "wounded", "dead"};
    json_object_set_new(out, "phase", json_word(find_line(state, "phase")));
    const char *active = find_line(state, "leader");
    if (active[0] == '\0')
        active = find_line(state, "drawnow");
    json_object_set_new(out, "active", json_word(active));
    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++)
        json_object_set_new(out, list[i], json_words(find_line(state, list[i])));
    json_object_set_new(out, "unknown", json_unknown(g, state));
}
