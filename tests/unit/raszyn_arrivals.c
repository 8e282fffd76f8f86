/* [LB-2.20-3] How arrivals may come where the ground lets them choose. At Raszyn the edge is wood;
 * here some hexes of it are clear. */
#include <criterion/criterion.h>

#include "data_help.h"
#include "game_help.h"

static const char wood[] = "r44: wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww";
static const char clear[] = "r44: wwwwwwwwwwwwwwwwwwwwwwwwwwwww....www";

static struct ks_game *with_clear_edge(void)
{
    return load_sound(spoilt_files("raszyn/map.txt", wood, clear), "raszyn/battle", "");
}

Test(raszyn_arrivals, by_road)
{
    static struct ks_state s;
    struct ks_game *g = with_clear_edge();

    read_position(g, &s, "turn 4\nside austrian\nunit pl_2pp_1 3008 side-NE\n");
    cr_expect(is_legal(g, &s, "enter au_ir30_1 3044"));
    cr_expect(is_legal(g, &s, "column au_ir30_1 3044 side-NE"));
    cr_expect(is_legal(g, &s, "carre au_ir30_1 3044"));
    cr_expect(is_legal(g, &s, "limbered au_bb2 3044 side-NE"));
    cr_expect_not(is_legal(g, &s, "line au_ir30_1 3044 N"));
    cr_expect_not(is_legal(g, &s, "carre au_bb2 3044"));
}

Test(raszyn_arrivals, beside_the_road)
{
    static struct ks_state s;
    struct ks_game *g = with_clear_edge();

    read_position(g, &s, "turn 4\nside austrian\nunit pl_2pp_1 3043 side-SE\n");
    cr_expect(is_legal(g, &s, "enter au_ir30_1 3344"));
    cr_expect(is_legal(g, &s, "line au_ir30_1 3344 N"));
    cr_expect(is_legal(g, &s, "line au_ir30_1 3344 NE"));
    cr_expect(is_legal(g, &s, "carre au_ir30_1 3344"));
    cr_expect_not(is_legal(g, &s, "line au_ir30_1 3344 S"));
    cr_expect_not(is_legal(g, &s, "column au_ir30_1 3344 side-NE"), "it comes so anyway");
}
