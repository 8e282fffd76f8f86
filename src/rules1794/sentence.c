#include "rules1794/sentence.h"

const struct ks_sentence r94_sentence[SENTENCES] = {
#define SENTENCE(code, paragraph, english, polish, outcome)                              \
    {#code, paragraph, {english, polish}, outcome},
#include "rules1794/sentences.def"
#undef SENTENCE
};

const uint8_t r94_message_kind[SENTENCES] = {
#define SENTENCE(code, paragraph, english, polish, outcome) [code] = SAID,
#include "rules1794/sentences.def"
#undef SENTENCE
};

const struct ks_verb r94_verb[VERBS] = {
#define VERB(code, name, form, role, label, label_pl, english, polish)                   \
    {name, form, role, {label, label_pl}, {english, polish}},
#include "rules1794/verbs.def"
#undef VERB
};

const struct ks_sentence r94_outcome[OUTCOMES] = {
    [OUT_NO_EFFECT] = {"no_effect", "", {"no effect", "bez skutku"}, 0},
    [OUT_HOLDS] = {"holds", "", {"stands", "wytrzymuje"}, 0},
    [OUT_RETREAT] = {"retreat", "", {"retreat", "wycofuje się"}, 0},
    [OUT_LOSS] = {"loss", "", {"loss", "strata"}, 0},
    [OUT_ELIMINATED] = {"eliminated", "", {"eliminated", "eliminacja"}, 0},
    [OUT_ATTACKER_WINS] = {"attacker_wins",
                           "",
                           {"attacker wins", "wygrywa atakujący"},
                           0},
    [OUT_DEFENDER_WINS] = {"defender_wins", "", {"defender wins", "wygrywa obrońca"}, 0},
    [OUT_ATTACKER_ONE] = {"attacker_loses_1",
                          "",
                          {"attacker loses 1 step", "atakujący traci 1 poziom"},
                          0},
    [OUT_ATTACKER_TWO] = {"attacker_loses_2",
                          "",
                          {"attacker loses 2 steps", "atakujący traci 2 poziomy"},
                          0},
    [OUT_DEFENDER_ONE] = {"defender_loses_1",
                          "",
                          {"defender loses 1 step", "obrońca traci 1 poziom"},
                          0},
    [OUT_DEFENDER_TWO] = {"defender_loses_2",
                          "",
                          {"defender loses 2 steps", "obrońca traci 2 poziomy"},
                          0},
    [OUT_COMMANDER_DEAD] = {"commander_dead",
                            "",
                            {"commander killed", "dowódca ginie"},
                            0},
    [OUT_COMMANDER_WOUNDED] = {"commander_wounded",
                               "",
                               {"commander wounded", "dowódca kontuzjowany"},
                               0},
    [OUT_SQUARE] = {"square", "", {"square formed", "czworobok uformowany"}, 0},
    [OUT_NO_SQUARE] = {"no_square", "", {"no square", "bez czworoboku"}, 0},
    [OUT_PASSED] = {"passed", "", {"check passed", "test zdany"}, 0},
    [OUT_FAILED] = {"failed", "", {"check failed", "test niezdany"}, 0},
    [OUT_GUN_LOST] = {"gun_lost", "", {"gun lost", "działo stracone"}, 0},
    [OUT_LAVA] = {"lava", "", {"flanked by the lava", "oskrzydlenie lawą"}, 0},
    [OUT_CAPTURED] = {"captured", "", {"commander captured", "dowódca w niewoli"}, 0},
    [OUT_REACTION] = {"reaction", "", {"enemy reacts", "wróg reaguje"}, 0},
    [OUT_CHIT] = {"chit", "", {"chit drawn", "żeton wylosowany"}, 0},
};
