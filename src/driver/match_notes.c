/* The notes of a match as lines of a file, and back. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "driver/match_orders.h"
#include "order/custom.h"

static const char *const kind_name[KS_NOTE_KINDS] = {
    [KS_NOTE_GIVEN] = "",    [KS_NOTE_DROPPED] = "dropped",
    [KS_NOTE_OVER] = "over", [KS_NOTE_RESUMED] = "resumed",
    [KS_NOTE_ASKS] = "asks", [KS_NOTE_STOPPED] = "stopped",
    [KS_NOTE_LEFT] = "left", [KS_NOTE_HALTED] = "halted",
};

static bool lists_pieces(const struct ks_note *n)
{
    return n->kind == KS_NOTE_LEFT || n->kind == KS_NOTE_HALTED;
}

bool ks_note_text(const struct ks_game *g, const struct ks_note *n, char *out,
                  size_t size)
{
    if (n->kind == KS_NOTE_GIVEN) {
        char text[KS_ORDER_TEXT];
        ks_order_text(g, n->order, text, sizeof text);
        return (size_t)snprintf(out, size, "%s", text) < size;
    }
    size_t used = (size_t)snprintf(out, size, "%s", kind_name[n->kind]);
    if (n->kind == KS_NOTE_STOPPED || n->kind == KS_NOTE_HALTED)
        used += (size_t)snprintf(out + used, size - used, " %s",
                                 ks_halt_name((enum ks_halt)n->halt));
    for (size_t i = 0; lists_pieces(n) && i < n->order->pieces && used < size; i++)
        used += (size_t)snprintf(out + used, size - used, " %s",
                                 g->piece[n->order->piece[i]].id);
    for (int i = 0; n->kind == KS_NOTE_ASKS && i < KS_MATTERS && used < size; i++)
        if (n->asks >> i & 1)
            used += (size_t)snprintf(out + used, size - used, " %s",
                                     ks_matter_name((enum ks_matter)i));
    return used < size;
}

bool ks_asks_add(uint16_t *asks, const char *name, size_t length)
{
    for (int i = 0; i < KS_MATTERS; i++) {
        const char *matter = ks_matter_name((enum ks_matter)i);
        if (ks_is_custom((enum ks_matter)i) && strlen(matter) == length &&
            memcmp(name, matter, length) == 0) {
            *asks = (uint16_t)(*asks | 1u << i);
            return true;
        }
    }
    return false;
}

static bool parse_asks(const char *text, uint16_t *out, char error[KS_TEXT])
{
    *out = 0;
    while (*text == ' ') {
        size_t n = strcspn(++text, " ");
        if (!ks_asks_add(out, text, n)) {
            snprintf(error, KS_TEXT, "\"%.*s\" is nothing that is done by custom.",
                     (int)(n < 40 ? n : 40), text);
            return false;
        }
        text += n;
    }
    return true;
}

/* " loss": the reason; what stands after it is left. */
static bool parse_halt(const char **text, uint8_t *out, char error[KS_TEXT])
{
    size_t n = **text == ' ' ? strcspn(*text + 1, " ") : 0;
    for (int i = 1; i < KS_HALTS; i++) {
        const char *name = ks_halt_name((enum ks_halt)i);
        if (n > 0 && strlen(name) == n && memcmp(*text + 1, name, n) == 0) {
            *out = (uint8_t)i;
            *text += 1 + n;
            return true;
        }
    }
    snprintf(error, KS_TEXT, "After \"stopped\" or \"halted\" write the reason.");
    return false;
}

static bool parse_order(const struct ks_game *g, const char *text, struct ks_note *out,
                        char error[KS_TEXT])
{
    struct ks_order read;
    if (!ks_order_parse(g, out->side, text, &read, error))
        return false;
    out->order = malloc(sizeof *out->order);
    if (out->order == NULL) {
        snprintf(error, KS_TEXT, "Out of memory.");
        return false;
    }
    *out->order = read;
    return true;
}

/* " pl_x pl_y": read as if they were to hold. */
static bool parse_pieces(const struct ks_game *g, const char *text, struct ks_note *out,
                         char error[KS_TEXT])
{
    char hold[KS_NOTE_ROOM + 8];
    snprintf(hold, sizeof hold, "hold%s", text);
    return parse_order(g, hold, out, error);
}

bool ks_note_parse(const struct ks_game *g, const char *text, struct ks_note *out,
                   char error[KS_TEXT])
{
    out->order = NULL;
    for (int i = KS_NOTE_GIVEN + 1; i < KS_NOTE_KINDS; i++) {
        size_t n = strlen(kind_name[i]);
        if (strncmp(text, kind_name[i], n) != 0 || (text[n] != '\0' && text[n] != ' '))
            continue;
        out->kind = (uint8_t)i;
        if (i == KS_NOTE_ASKS)
            return parse_asks(text + n, &out->asks, error);
        const char *rest = text + n;
        if ((i == KS_NOTE_STOPPED || i == KS_NOTE_HALTED) &&
            !parse_halt(&rest, &out->halt, error))
            return false;
        if (lists_pieces(out))
            return parse_pieces(g, rest, out, error);
        if (*rest != '\0')
            snprintf(error, KS_TEXT, "Nothing comes after \"%s\".", kind_name[i]);
        return *rest == '\0';
    }
    out->kind = KS_NOTE_GIVEN;
    return parse_order(g, text, out, error);
}
