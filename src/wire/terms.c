#include "wire/terms.h"

#include "wire/reply.h"

json_t *ks_reply_terms(const struct ks_game *g)
{
    json_t *out = json_object();
    for (size_t i = 0; i < ks_terms(g); i++) {
        struct ks_term t = ks_term(g, i);
        if (!ks_has_term(g, t.kind, t.key))
            continue;
        json_t *kind = json_object_get(out, t.kind);
        json_t *word = ks_reply_both(t.text[KS_ENGLISH], t.text[KS_POLISH]);
        if (kind == NULL) {
            kind = json_object();
            ks_add(out, t.kind, kind);
        }
        ks_add_text(word, "sign", t.sign);
        ks_add(kind, t.key, word);
    }
    return out;
}
