/* The manifest of counters of both editions, and the values of units. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "data_help.h"

/* Units first .. last of a name with a number in it, Arabic or Roman. */
struct group {
    int side;
    const char *commander, *name;
    int first, last;
    bool roman;
    int counters;
    const char *arm;
};

/* clang-format off */
static const struct group manifest[] = {
    /* [manifest-PL-Zajaczek] */
    {0, "gen. Zajączek", "%s/I/2 pp", 1, 4, false, 2, "infantry"},
    {0, "gen. Zajączek", "strz./2 pp", 1, 1, false, 1, "shooter"},
    {0, "gen. Zajączek", "%s/I/3 pp", 1, 4, false, 2, "infantry"},
    {0, "gen. Zajączek", "%s/II/3 pp", 1, 4, false, 2, "infantry"},
    {0, "gen. Zajączek", "strz./3 pp", 1, 1, false, 1, "shooter"},
    /* [manifest-PL-Manget] */
    {0, "bryg. Manget", "%s/2 M. BKN", 1, 10, true, 2, "cavalry"},
    /* [manifest-PL-Szyrer] */
    {0, "płk Szyrer", "%s/I/6 pp", 1, 4, false, 2, "infantry"},
    {0, "płk Szyrer", "%s/II/6 pp", 1, 4, false, 2, "infantry"},
    {0, "płk Szyrer", "%s/I/7 pp", 1, 2, false, 2, "infantry"},
    /* [manifest-PL-Madalinski] */
    {0, "gen. Madaliński", "%s/4 psp", 1, 3, true, 1, "cavalry"},
    {0, "gen. Madaliński", "%s/1 W. BKN", 1, 10, true, 2, "cavalry"},
    /* [manifest-PL-Slaski] */
    {0, "gen. Ślaski", "%s/kosynier", 1, 15, false, 2, "kosynier"},
    {0, "gen. Ślaski", "%s/ochotnicy", 1, 2, false, 2, "volunteer"},
    /* [manifest-PL-artillery] */
    {0, NULL, "%s art.", 1, 12, false, 1, "artillery"},
    /* [manifest-RU-FDenisow] */
    {1, "F. Denisow", "%s/I/Nowogrodzki", 2, 5, false, 2, "musketeer"},
    {1, "F. Denisow", "%s/II/Nowogrodzki", 2, 5, false, 2, "musketeer"},
    {1, "F. Denisow", "%s/I/Uglicki", 2, 5, false, 2, "musketeer"},
    {1, "F. Denisow", "%s/II/Uglicki", 2, 5, false, 2, "musketeer"},
    {1, "F. Denisow", "%s/Achtyrski", 3, 5, true, 2, "hussar"},
    {1, "F. Denisow", "%s/kozak", 7, 12, false, 1, "cossack"},
    /* [manifest-RU-Tomatis] */
    {1, "ppłk Tomatis", "%s/I/Nowogrodzki", 1, 1, false, 3, "grenadier"},
    {1, "ppłk Tomatis", "%s/II/Nowogrodzki", 1, 1, false, 3, "grenadier"},
    {1, "ppłk Tomatis", "%s/I/Uglicki", 1, 1, false, 3, "grenadier"},
    {1, "ppłk Tomatis", "%s/II/Uglicki", 1, 1, false, 3, "grenadier"},
    /* [manifest-RU-Tormasow] */
    {1, "gen. Tormasow", "%s/II/Jekatierynosławski", 1, 2, false, 3, "jager"},
    {1, "gen. Tormasow", "%s/kozak", 6, 6, false, 1, "cossack"},
    /* [manifest-RU-Pustowalow] */
    {1, "ppłk Pustowałow", "%s/III/Jekatierynosławski", 1, 4, false, 3, "jager"},
    /* [manifest-RU-Muromcow] */
    {1, "płk Muromcow", "%s/Woroneski", 1, 6, true, 2, "dragoon"},
    /* [manifest-RU-Obrezkow] */
    {1, "ppłk Obrezkow", "%s/Achtyrski", 1, 2, true, 2, "hussar"},
    {1, "ppłk Obrezkow", "%s/Elizawetgradzki", 1, 1, true, 2, "horse_jager"},
    /* [manifest-RU-ADenisow] */
    {1, "mjr A. Denisow", "%s/kozak", 1, 5, false, 1, "cossack"},
    /* [manifest-RU-artillery] */
    {1, NULL, "%s art.", 1, 18, false, 1, "artillery"},
};
/* clang-format on */

enum { GROUPS = sizeof manifest / sizeof manifest[0] };

static ks_unit member(const struct ks_game *g, const struct group *group, int n)
{
    static const char *const roman[] = {"",   "I",   "II",   "III", "IV", "V",
                                        "VI", "VII", "VIII", "IX",  "X"};
    const char *mark = strstr(group->name, "%s");
    char name[64], number[8];

    if (mark == NULL)
        return named(g, group->side, group->name);
    snprintf(number, sizeof number, "%d", n);
    snprintf(name, sizeof name, "%.*s%s%s", (int)(mark - group->name), group->name,
             group->roman ? roman[n] : number, mark + 2);
    return named(g, group->side, name);
}

/* [4.1] Every unit has the commander and the number of counters the manifest gives it,
 * and there are no others. [3.4d] A counter has two levels; [2.1] a gun counter is one
 * gun. */
Test(data_units, manifest)
{
    struct ks_game *g = load("raclawice/historical", "");
    size_t units = 0, guns = 0, counters = 0;

    for (size_t i = 0; i < GROUPS; i++) {
        const struct group *group = &manifest[i];
        for (int n = group->first; n <= group->last; n++) {
            ks_unit u = member(g, group, n);
            const struct r94_unit *unit = &r94(g)->unit[u];
            cr_assert_str_eq(g->piece[u].arm, group->arm, "%s", g->piece[u].name);
            if (group->commander == NULL) {
                cr_assert_eq(unit->commander, KS_NONE);
                cr_assert_eq(unit->steps, 1);
                guns++;
                continue;
            }
            cr_assert_eq(unit->commander, named(g, group->side, group->commander), "%s",
                         g->piece[u].name);
            cr_assert_eq(unit->steps, 2 * group->counters, "%s", g->piece[u].name);
            counters += (size_t)group->counters;
            units++;
        }
    }
    cr_assert_eq(units, 114);
    cr_assert_eq(guns, 30);
    cr_assert_eq(counters, 26 + 20 + 20 + 23 + 34 + 44 + 12 + 7 + 12 + 12 + 6 + 5);
    cr_assert_eq(g->pieces, 114 + 30 + 13);
    cr_assert_eq(r94(g)->commanders, 13);
}

static void expect_step(const struct ks_game *g, int side, const char *name, int level,
                        int morale, int strength, int firepower)
{
    const struct r94_step *step = &r94(g)->unit[named(g, side, name)].step[level];

    cr_assert_eq(step->morale, morale, "%s", name);
    cr_assert_eq(step->strength, strength, "%s", name);
    cr_assert_eq(step->firepower, firepower, "%s", name);
}

/* [errata-1, errata-2] The counters named there are number 2: the third level. */
Test(data_units, errata_counters)
{
    struct ks_game *g = load("raclawice/historical", "");

    expect_step(g, 0, "3/II/6 pp", 2, 5, 2, 2);
    expect_step(g, 1, "IV/Woroneski", 2, 6, 5, 5);
}

/* [errata-3] One unit each, however many counters lie on the sheet. */
Test(data_units, errata_doubles)
{
    struct ks_game *g = load("raclawice/historical", "");
    int found[2] = {0, 0};

    for (ks_unit u = 0; u < g->pieces; u++) {
        found[0] += strcmp(g->piece[u].name, "2/II/Nowogrodzki") == 0;
        found[1] += strcmp(g->piece[u].name, "3/II/Nowogrodzki") == 0;
    }
    cr_assert_eq(found[0], 1);
    cr_assert_eq(found[1], 1);
}

/* [3.4g] 1/kosynier has strength 9 and four levels. The example of group fire has
 * firepower 6 for two companies [10.9.6d]. */
Test(data_units, printed_values)
{
    struct ks_game *g = load("raclawice/historical", "");
    const struct r94_unit *kosynier = &r94(g)->unit[named(g, 0, "1/kosynier")];

    cr_assert_eq(kosynier->step[0].strength, 9);
    cr_assert_eq(kosynier->steps, 4);
    cr_assert_eq(r94(g)->unit[named(g, 0, "1/I/3 pp")].step[0].firepower, 6);
    cr_assert_eq(r94(g)->unit[named(g, 0, "2/II/3 pp")].step[0].firepower, 6);
}

/* [12.1a, 12.1b, 12.1c] Morale of counter 1, 8 for a gun, 10 for a commander. The
 * morale sums are twice the points of the automatic victories: what the values were
 * fitted to. */
Test(data_units, points)
{
    struct ks_game *g = load("raclawice/historical", "");
    int sum[2] = {0, 0};

    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct r94_unit *unit = &r94(g)->unit[u];
        if (unit->branch == R94_GUNS) {
            cr_assert_eq(unit->vp, 8);
        } else if (unit->branch == R94_LEADER) {
            cr_assert_eq(unit->vp, 10);
        } else {
            cr_assert_eq(unit->vp, unit->step[0].morale);
            sum[unit->side] += unit->vp;
        }
    }
    cr_assert_eq(sum[0], 334);
    cr_assert_eq(sum[1], 318);
}

/* [10.9.3] Cossacks and kosynierzy have no firepower; [3.4c] strength falls with every
 * level, [3.4b] morale never rises, [3.4h] firepower is never above strength. */
Test(data_units, levels_fall)
{
    struct ks_game *g = load("raclawice/historical", "");

    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct r94_unit *unit = &r94(g)->unit[u];
        for (int i = 0; unit->branch <= R94_HORSE && i < unit->steps; i++) {
            bool silent = unit->arm == R94_COSSACK || unit->arm == R94_KOSYNIER;
            cr_assert_eq(unit->step[i].firepower == 0, silent, "%s", g->piece[u].name);
            cr_assert_leq(unit->step[i].firepower, unit->step[i].strength);
            if (i == 0)
                continue;
            cr_assert_lt(unit->step[i].strength, unit->step[i - 1].strength);
            cr_assert_leq(unit->step[i].morale, unit->step[i - 1].morale);
        }
    }
}

static uint16_t battalion(const struct ks_game *g, int side, const char *name)
{
    return r94(g)->unit[named(g, side, name)].battalion;
}

/* [7.3a, 7.5a] Companies of a battalion share a number; shooters, kosynierzy and horse
 * have none; Tomatis' grenadiers are one combined battalion (r78). */
Test(data_units, battalions)
{
    struct ks_game *g = load("raclawice/historical", "");
    uint16_t first = battalion(g, 0, "1/I/2 pp"),
             grenadiers = battalion(g, 1, "1/I/Uglicki");

    cr_assert_neq(first, 0);
    cr_assert_eq(battalion(g, 0, "4/I/2 pp"), first);
    cr_assert_neq(battalion(g, 0, "1/I/3 pp"), first);
    cr_assert_neq(battalion(g, 0, "1/I/3 pp"), battalion(g, 0, "1/II/3 pp"));
    cr_assert_eq(battalion(g, 1, "1/II/Nowogrodzki"), grenadiers);
    cr_assert_eq(battalion(g, 1, "1/I/Nowogrodzki"), grenadiers);
    cr_assert_eq(battalion(g, 1, "1/II/Uglicki"), grenadiers);
    cr_assert_neq(battalion(g, 1, "2/I/Uglicki"), grenadiers);
    cr_assert_eq(battalion(g, 1, "2/I/Uglicki"), battalion(g, 1, "5/I/Uglicki"));
    cr_assert_eq(battalion(g, 1, "1/III/Jekatierynosławski"),
                 battalion(g, 1, "4/III/Jekatierynosławski"));
    cr_assert_eq(battalion(g, 0, "strz./2 pp"), 0);
    cr_assert_eq(battalion(g, 0, "1/kosynier"), 0);
    cr_assert_eq(battalion(g, 1, "I/Woroneski"), 0);
}

/* [7.2a] Polish shooters and Russian jagers, nobody else. [2.0d] Every arm has its
 * branch. */
Test(data_units, arms)
{
    struct ks_game *g = load("raclawice/historical", "");
    int skirmishers = 0, branch[R94_BRANCHES] = {0};

    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct r94_unit *unit = &r94(g)->unit[u];
        cr_assert_eq(unit->skirmisher,
                     unit->arm == R94_SHOOTER || unit->arm == R94_JAGER);
        skirmishers += unit->skirmisher;
        branch[unit->branch]++;
    }
    cr_assert_eq(skirmishers, 2 + 6);
    cr_assert_eq(branch[R94_FOOT], 12 + 2 + 10 + 15 + 16 + 4 + 6);
    cr_assert_eq(branch[R94_HORSE], 10 + 13 + 2 + 3 + 6 + 1 + 6 + 3 + 5);
    cr_assert_eq(branch[R94_GUNS], 30);
    cr_assert_eq(branch[R94_LEADER], 13);
}
