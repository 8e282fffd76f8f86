#include "wire/terms.h"

#include "wire/reply.h"

json_t *ks_reply_terms(const struct ks_game *g)
{
    json_t *out = json_object();
    for (size_t i = 0; i < ks_terms(g); i++) {
        struct ks_term t = ks_term(g, i);
        json_t *kind = json_object_get(out, t.kind), *word = json_object();
        if (kind == NULL) {
            kind = json_object();
            json_object_set_new(out, t.kind, kind);
        }
        json_object_set_new(word, "en", ks_reply_text(t.text[KS_ENGLISH]));
        json_object_set_new(word, "pl", ks_reply_text(t.text[KS_POLISH]));
        json_object_set_new(word, "sign", ks_reply_text(t.sign));
        json_object_set_new(kind, t.key, word);
    }
    return out;
}
