/* [LB-2.20-3] How arrivals may come where the ground lets them choose. At Raszyn the edge is wood;
 * here some hexes of it are clear. */
#include <criterion/criterion.h>
#include <string.h>

#include "data_help.h"

static const char wood[] = "r44: wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww";
static const char clear[] = "r44: wwwwwwwwwwwwwwwwwwwwwwwwwwwww....www";

static bool is_legal(const struct ks_game *g, const struct ks_state *s, const char *text)
{
    struct ks_action a;

    cr_assert(ks_action_parse(g, text, &a), "%s", text);
    return ks_why_not(g, s, a).code == 0;
}

static struct ks_game *with_clear_edge(struct ks_data_source **files)
{
    struct ks_data_error error;

    *files = spoilt_files("raszyn/map.txt", wood, clear);
    struct ks_game *g = load_from(*files, "raszyn/battle", "", &error);
    cr_assert_not_null(g);
    return g;
}

Test(raszyn_arrivals, by_road)
{
    static struct ks_state s;
    char error[KS_TEXT];
    struct ks_data_source *files;
    struct ks_game *g = with_clear_edge(&files);

    cr_assert(ks_state_parse(g, "turn 4\nside austrian\nunit pl_2pp_1 3008 side-NE\n", &s,
                             error));
    cr_expect(is_legal(g, &s, "enter au_ir30_1 3044"));
    cr_expect(is_legal(g, &s, "column au_ir30_1 3044 side-NE"));
    cr_expect(is_legal(g, &s, "carre au_ir30_1 3044"));
    cr_expect(is_legal(g, &s, "limbered au_bb2 3044 side-NE"));
    cr_expect_not(is_legal(g, &s, "line au_ir30_1 3044 N"));
    cr_expect_not(is_legal(g, &s, "carre au_bb2 3044"));
    ks_game_free(g);
    drop_files(files);
}

Test(raszyn_arrivals, beside_the_road)
{
    static struct ks_state s;
    char error[KS_TEXT];
    struct ks_data_source *files;
    struct ks_game *g = with_clear_edge(&files);

    cr_assert(ks_state_parse(g, "turn 4\nside austrian\nunit pl_2pp_1 3043 side-SE\n", &s,
                             error));
    cr_expect(is_legal(g, &s, "enter au_ir30_1 3344"));
    cr_expect(is_legal(g, &s, "line au_ir30_1 3344 N"));
    cr_expect(is_legal(g, &s, "line au_ir30_1 3344 NE"));
    cr_expect(is_legal(g, &s, "carre au_ir30_1 3344"));
    cr_expect_not(is_legal(g, &s, "line au_ir30_1 3344 S"));
    cr_expect_not(is_legal(g, &s, "column au_ir30_1 3344 side-NE"), "it comes so anyway");
    ks_game_free(g);
    drop_files(files);
}
