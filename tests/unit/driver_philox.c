#include <criterion/criterion.h>

#include "driver/philox.h"

/* The published answers of Philox4x32-10 (Salmon and others, 2011). */
Test(driver_philox, published_vectors)
{
    static const struct {
        uint32_t counter[4], key[2], out[4];
    } vector[] = {
        {{0, 0, 0, 0}, {0, 0}, {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}},
        {{0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff},
         {0xffffffff, 0xffffffff},
         {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}},
        {{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344},
         {0xa4093822, 0x299f31d0},
         {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}},
    };
    for (int i = 0; i < 3; i++) {
        uint32_t out[4];
        ks_philox(vector[i].counter, vector[i].key, out);
        cr_assert_arr_eq(out, vector[i].out, sizeof out);
    }
}

Test(driver_philox, streams_are_functions_of_their_place)
{
    struct ks_stream a, b, other;
    ks_stream_init(&a, 7, 3, KS_STREAM_DICE, 12);
    ks_stream_init(&b, 7, 3, KS_STREAM_DICE, 12);
    ks_stream_init(&other, 7, 3, KS_STREAM_SIDE_A, 12);
    int same = 0;
    for (int i = 0; i < 100; i++) {
        uint32_t word = ks_stream_word(&a);
        cr_assert_eq(word, ks_stream_word(&b));
        same += word == ks_stream_word(&other);
    }
    cr_assert_eq(same, 0);
}

/* 100,000 draws over 10 faces: chi-square with 9 degrees of freedom stays under 30 but
 * for one run in two thousand, and this run is always the same one. */
Test(driver_philox, below_is_even)
{
    struct ks_stream s;
    double count[10] = {0}, chi = 0;
    ks_stream_init(&s, 1794, 0, KS_STREAM_BENCH, 0);
    for (int i = 0; i < 100000; i++)
        count[ks_stream_below(&s, 10)]++;
    for (int i = 0; i < 10; i++)
        chi += (count[i] - 10000) * (count[i] - 10000) / 10000;
    cr_assert_lt(chi, 30);
}

Test(driver_philox, below_reaches_the_ends)
{
    struct ks_stream s;
    ks_stream_init(&s, 1, 1, KS_STREAM_BENCH, 1);
    for (int i = 0; i < 1000; i++) {
        cr_assert_eq(ks_stream_below(&s, 1), 0);
        cr_assert_lt(ks_stream_below(&s, 3000000000u), 3000000000u);
    }
}
