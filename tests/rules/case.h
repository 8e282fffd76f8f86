/* One case of a rule test. */
#ifndef KS_TESTS_RULES_CASE_H
#define KS_TESTS_RULES_CASE_H

/* Runs the case in each edition it names and counts them. */
void ks_case_run(const char *path, int line, const char *text, int *passed, int *failed);

/* Gives back the games that were loaded. */
void ks_case_done(void);

#endif
