/* names.csv: every piece of every game is spelled out, in both languages. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "game_help.h"
#include "spoilt.h"

#define NAMES "raclawice/names.csv"

static void expect_all(const char *scenario, const char *options)
{
    struct ks_game *g = load(scenario, options);
    for (ks_unit u = 0; u < g->pieces; u++)
        for (int i = 0; i < KS_LANGUAGES; i++) {
            const char *full = g->naming[u].full[i];
            cr_expect(full[0] != '\0' && strpbrk(full, "#@*/") == NULL,
                      "%s: %s (%s): \"%s\"", scenario, g->piece[u].name, g->piece[u].arm,
                      full);
        }
}

Test(data_names, none_is_left_out)
{
    expect_all("raclawice/historical", "");
    expect_all("raclawice/hypothetical", "edition=2010-pl");
    expect_all("szczekociny/wywla", "");
    expect_all("szczekociny/battle", "");
    expect_all("maciejowice/battle", "");
    expect_all("raszyn/battle", "");
    expect_all("raszyn/battle", "oob=historical12");
}

static void expect(const char *scenario, const char *id, const char *english,
                   const char *polish)
{
    struct ks_game *g = load(scenario, "");
    char text[KS_TEXT];
    ks_unit u = piece_by_id(g, id);
    ks_unit_name(g, u, KS_ENGLISH, text, sizeof text);
    cr_expect_str_eq(text, english);
    ks_unit_name(g, u, KS_POLISH, text, sizeof text);
    cr_expect_str_eq(text, polish);
}

Test(data_names, parts_ordinals_and_armies)
{
    expect("raclawice/historical", "pl_3pp_1_2",
           "2nd company, I battalion, 3rd Infantry Regiment",
           "2 kompania, I batalion, 3 pułk piechoty");
    expect("raclawice/historical", "ru_uglicki_2_1",
           "1st company (grenadiers), II battalion, Uglich Infantry Regiment",
           "1 kompania grenadierska, II batalion, uglicki pułk piechoty");
    expect("raclawice/historical", "ru_kozak_11", "11th sotnia, cossacks",
           "11 sotnia, kozacy");
    expect("raclawice/historical", "ru_art_3", "3rd gun (Russians)",
           "3 działo (Rosjanie)");
    expect("raclawice/historical", "pl_zajaczek", "General Zajączek", "generał Zajączek");
    expect("szczekociny/battle", "pl_kos_13pp_2",
           "2nd company, battalion of kosynierzy, 13th Infantry Regiment",
           "2 kompania, batalion kosynierów, 13 pułk piechoty");
    expect("maciejowice/battle", "ru_muszc_1_4",
           "4th company, I battalion, Musketeer Regiment C",
           "4 kompania, I batalion, pułk muszkieterów C");
    expect("raszyn/battle", "au_ir48_3",
           "III battalion, 48th Infantry Regiment (Vukassovich)",
           "III batalion, 48 pułk piechoty (Vukassovich)");
    expect("raszyn/battle", "sx_fb2", "2nd Saxon battery", "2 bateria saska");
}

/* The sentence of an event says whose gun it is where both sides have one. */
Test(data_names, shared_names_have_their_army)
{
    struct ks_game *g = load("raclawice/historical", "");
    char text[KS_TEXT];
    ks_action_say(g, read_action(g, "bombard ru_art_3 1216"), KS_ENGLISH, text,
                  sizeof text);
    cr_expect_str_eq(text, "3 art. (Russians) fires at 1216");
    ks_action_say(g, read_action(g, "bombard ru_art_14 1216"), KS_POLISH, text,
                  sizeof text);
    cr_expect_str_eq(text, "14 art. ostrzeliwuje 1216");
}

Test(data_names, faults_name_line_and_column)
{
    static const struct spoilt faults[] = {
        {NAMES, "part,arms,en,pl", "part,arms,en,polish", "column \"polish\" is unknown",
         0},
        {NAMES, "# pp,,#th Infantry Regiment,", "# pp,,,",
         "# pp: en \"\"; expected a text", 0},
    };
    expect_own_faults(faults, 2, "raclawice/historical");
}

/* What cannot be spelled out keeps its printed name. */
Test(data_names, printed_name_where_no_row_fits)
{
    struct ks_data_source *source = spoilt_files(NAMES, "# psp,,", "# xyz,,");
    struct ks_game *g = load_sound(source, "raclawice/historical", "");
    char text[KS_TEXT];
    ks_unit_name(g, piece_by_id(g, "pl_4psp_1"), KS_POLISH, text, sizeof text);
    cr_expect_str_eq(text, "I/4 psp");
}
