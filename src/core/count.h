/* Numbers of things in English messages. */
#ifndef KS_CORE_COUNT_H
#define KS_CORE_COUNT_H

#include <stdio.h>
#include <string.h>

struct ks_count {
    char text[40];
};

/* "1 entry", "2 entries", for the arguments of a printf: ks_count(n, "entry").text. */
static inline struct ks_count ks_count(unsigned long long n, const char *noun)
{
    struct ks_count out;
    size_t stem = strlen(noun) - (n != 1 && noun[strlen(noun) - 1] == 'y');
    const char *ending = n == 1 ? "" : noun[stem] == 'y' ? "ies" : "s";
    snprintf(out.text, sizeof out.text, "%llu %.*s%s", n, (int)stem, noun, ending);
    return out;
}

#endif
