#include <criterion/criterion.h>
#include <string.h>

#include "driver/dice.h"

/* Worked out with another program's BLAKE2b, by docs/dice.md alone. */
Test(driver_dice, vectors)
{
    static const uint32_t plain[12] = {9, 8, 2, 4, 0, 2, 0, 9, 9, 3, 1, 3};
    static const uint32_t salted[12] = {6, 0, 6, 7, 9, 9, 1, 2, 8, 6, 8, 6};
    struct ks_dice d;
    char hex[65];
    cr_assert(ks_dice_start());
    ks_dice_seed(&d, 42, "raclawice/historical");
    ks_bytes_write(d.secret, sizeof d.secret, hex);
    cr_assert_str_eq(hex,
                     "4624a6d3ad971c192c6a7138f594633a66938c83d1635971dd95ec3be6cbe90f");
    ks_bytes_write(d.id, sizeof d.id, hex);
    cr_assert_str_eq(hex, "57480b540a75a73543299c5c1248b1b7");
    ks_bytes_write(d.commit, sizeof d.commit, hex);
    cr_assert_str_eq(hex,
                     "9d7ec2e611129598d4fcb1f02e5ee5f426686bbca801e3cb87d83df3ec99855d");
    for (uint64_t n = 0; n < 12; n++)
        cr_assert_eq(ks_dice_roll(&d, n, 10), plain[n]);
    strcpy(d.salt[0], "abc");
    for (uint64_t n = 0; n < 12; n++)
        cr_assert_eq(ks_dice_roll(&d, n, 10), salted[n]);
}

Test(driver_dice, every_face_is_as_likely)
{
    struct ks_dice d;
    double count[10] = {0}, chi = 0;
    cr_assert(ks_dice_start());
    ks_dice_seed(&d, 1, "");
    for (uint64_t n = 0; n < 50000; n++)
        count[ks_dice_roll(&d, n, 10)]++;
    for (int i = 0; i < 10; i++)
        chi += (count[i] - 5000) * (count[i] - 5000) / 5000;
    cr_assert_lt(chi, 30);
}

Test(driver_dice, opens_only_with_its_own_secret)
{
    struct ks_dice d, closed;
    unsigned char wrong[KS_SECRET_BYTES];
    cr_assert(ks_dice_start());
    ks_dice_seal(&d);
    closed = d;
    memset(closed.secret, 0, sizeof closed.secret);
    closed.known = false;
    memcpy(wrong, d.secret, sizeof wrong);
    wrong[31] ^= 1;
    cr_assert_not(ks_dice_open(&closed, wrong));
    cr_assert_not(closed.known);
    cr_assert(ks_dice_open(&closed, d.secret));
    for (uint64_t n = 0; n < 100; n++)
        cr_assert_eq(ks_dice_roll(&closed, n, 10), ks_dice_roll(&d, n, 10));
}

Test(driver_dice, no_two_secrets_are_the_same)
{
    struct ks_dice a, b;
    cr_assert(ks_dice_start());
    ks_dice_seal(&a);
    ks_dice_seal(&b);
    cr_assert_arr_neq(a.secret, b.secret, sizeof a.secret);
    cr_assert_arr_neq(a.id, b.id, sizeof a.id);
}

Test(driver_dice, a_seed_is_a_number_or_a_word)
{
    cr_assert(ks_dice_start());
    cr_assert_eq(ks_dice_seed_parse("0"), 0);
    cr_assert_eq(ks_dice_seed_parse("1794"), 1794);
    cr_assert_neq(ks_dice_seed_parse("kosa"), ks_dice_seed_parse("kosb"));
    cr_assert_eq(ks_dice_seed_parse("kosa"), ks_dice_seed_parse("kosa"));
    cr_assert_neq(ks_dice_seed_parse("99999999999999999999999"), 0);
}

Test(driver_dice, bytes_and_digits)
{
    unsigned char bytes[2];
    char text[5];
    cr_assert(ks_bytes_read("0aff", 4, bytes, 2));
    ks_bytes_write(bytes, 2, text);
    cr_assert_str_eq(text, "0aff");
    cr_assert_not(ks_bytes_read("0aFF", 4, bytes, 2));
    cr_assert_not(ks_bytes_read("0af", 3, bytes, 2));
    cr_assert_not(ks_bytes_read("0ag0", 4, bytes, 2));
}
