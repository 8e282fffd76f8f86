/* Text of data files: UTF-8, numbers, keys, digests. */
#include <criterion/criterion.h>
#include <string.h>

#include "data/text.h"

static size_t fault(const char *text)
{
    return ks_text_fault(text, strlen(text));
}

Test(data_text, utf8_is_accepted)
{
    const char *good = "Ślaski, Kościuszko\t\r\n\xF0\x9F\x98\x80 \xE2\x86\x92";

    cr_assert_eq(fault(good), strlen(good));
}

Test(data_text, what_is_no_utf8_is_found)
{
    cr_assert_eq(fault("ab\xFF"), 2);
    cr_assert_eq(fault("\xC0\x80"), 0);         /* overlong */
    cr_assert_eq(fault("a\xE0\x80\xAF"), 1);    /* overlong */
    cr_assert_eq(fault("a\xED\xA0\x80"), 1);    /* half of a pair */
    cr_assert_eq(fault("\xF4\x90\x80\x80"), 0); /* beyond the last character */
    cr_assert_eq(fault("x\xC5"), 1);            /* cut short */
    cr_assert_eq(fault("x\x01"), 1);
    cr_assert_eq(fault("x\x7F"), 1);
    cr_assert_eq(ks_text_fault("a\0b", 3), 1);
}

/* Eight bytes are looked at together where they are plain. */
Test(data_text, every_byte_is_looked_at_wherever_it_stands)
{
    for (unsigned c = 0; c < 256; c++)
        for (size_t at = 0; at < 20; at++) {
            char text[] = "name,hex,facing\nabcd\n.";
            text[at] = (char)c;
            bool plain = (c >= 0x20 && c < 0x7F) || c == '\n' || c == '\r' || c == '\t';
            cr_assert_eq(ks_text_fault(text, sizeof text - 1),
                         plain ? sizeof text - 1 : at, "byte 0x%02X at %zu", c, at);
        }
}

Test(data_text, cleaning_leaves_text_alone)
{
    char text[] = "Ścieklec \xC5 \x02 end";

    ks_text_clean(text);
    cr_assert_str_eq(text, "Ścieklec ? ? end");
}

Test(data_text, numbers_are_whole_and_in_range)
{
    int n = -1;

    cr_assert(ks_text_number("12", 0, 99, &n) && n == 12);
    cr_assert(ks_text_number("-3", -9, 9, &n) && n == -3);
    cr_assert(ks_text_number("007", 0, 9, &n) && n == 7);
    const char *bad[] = {
        "",    "-",  "1x", "x1", " 1", "1 ", "+1", "100", "99999999999999999999",
        "1.0", "--1"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        cr_assert_not(ks_text_number(bad[i], 0, 99, &n), "%s", bad[i]);
}

Test(data_text, keys_and_copies)
{
    char out[4];

    cr_assert(ks_text_is_key("ru_f-denisow2"));
    cr_assert_not(ks_text_is_key(""));
    cr_assert_not(ks_text_is_key("a b"));
    cr_assert_not(ks_text_is_key("A"));
    cr_assert(ks_text_copy(out, sizeof out, "abc"));
    cr_assert_str_eq(out, "abc");
    cr_assert_not(ks_text_copy(out, sizeof out, "abcd"));
    cr_assert_not(ks_text_copy(out, sizeof out, ""));
}

Test(data_text, digest_is_fnv_1a)
{
    cr_assert_eq(ks_text_digest(KS_FNV_START, "", 0), 0xCBF29CE484222325u);
    cr_assert_eq(ks_text_digest(KS_FNV_START, "a", 1), 0xAF63DC4C8601EC8Cu);
    cr_assert_eq(ks_text_digest(KS_FNV_START, "foobar", 6), 0x85944171F73967E8u);
}
