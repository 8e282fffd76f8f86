#include "citation.h"

#include <stdio.h>
#include <string.h>

#include "data/manifest.h"
#include "variant.h"

bool ks_citations_open(struct ks_citations *c, const struct ks_game *g)
{
    static const char *const keys[] = {"id", "set", NULL};
    const struct ks_data_source *source = ks_variants_source();
    struct ks_data_report report;
    char path[96], book[24];
    ks_report_init(&report);
    snprintf(path, sizeof path, "%s/paragraphs.csv",
             ks_manifest_book(source, g->scenario, book, sizeof book));
    bool read = ks_csv_read(&c->index, source, path, keys, &report);
    if (!read)
        printf("not ok %s cannot be read\n", path);
    else
        c->id = ks_csv_column(&c->index, "id");
    return read;
}

void ks_citations_close(struct ks_citations *c)
{
    ks_csv_done(&c->index);
}

const char *ks_citation_check(struct ks_citations *c, const struct ks_game *g,
                              const struct ks_event *e, bool must_cite)
{
    enum { OFTEN = 16 };
    if (e->code >= KS_MAX_CODES)
        return "a sentence of no known code";
    if (c->looked[e->code] == OFTEN)
        return NULL;
    c->looked[e->code]++;
    const char *paragraph = ks_event_paragraph(g, e);
    bool found = paragraph[0] == '\0' && !must_cite;
    for (size_t row = 0; row < c->index.rows && !found; row++)
        found = strcmp(ks_csv_cell(&c->index, row, c->id), paragraph) == 0;
    if (found)
        return NULL;
    snprintf(c->fault, sizeof c->fault, "%s rests on [%s], which the rulebook has not",
             ks_event_name(g, e), paragraph);
    return c->fault;
}
