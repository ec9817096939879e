/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sat-proof-check.h>
#include <sat-proof-reader.h>

#include "test-config.h"
#include "test-folder.h"
#include "test-rup.h"

#define N_FORMULAS (TEST_SANITIZED ? 30 : 120)

static void
test_against_definitions (void)
{
  guint n_compared = 0, n_accepted = 0;

  g_assert_cmpuint (test_rup_compare (N_FORMULAS, 2026, &n_compared, &n_accepted), ==, 0);
  g_test_message ("%u proofs, %u of them right", n_compared, n_accepted);
  /* Both happen often. */
  g_assert_cmpuint (n_accepted, >, n_compared / 20);
  g_assert_cmpuint (n_accepted, <, n_compared - n_compared / 20);
}

static char *
write_formula (const TestFormula *formula)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "p cnf 16 %u\n", formula->len);
  for (guint i = 0; i < formula->len; i++)
    {
      const GArray *clause = formula->pdata[i];

      for (guint k = 0; k < clause->len; k++)
        g_string_append_printf (text, "%d ", g_array_index (clause, int, k));
      g_string_append (text, "0\n");
    }
  return g_string_free (text, FALSE);
}

/* Does drat-trim accept a proof, going forward as we do? */
static gboolean
ask_drat_trim (const char *folder,
               const TestFormula *formula,
               const char *proof)
{
  g_autofree char *cnf = g_build_filename (folder, "formula.cnf", NULL);
  g_autofree char *drat = g_build_filename (folder, "proof.drat", NULL);
  const char *const command[] = { "drat-trim", cnf, drat, "-f", NULL };
  g_autofree char *text = write_formula (formula);
  g_autofree char *out = NULL;
  int status = 0;

  g_assert_true (g_file_set_contents (cnf, text, -1, NULL));
  g_assert_true (g_file_set_contents (drat, proof, -1, NULL));
  g_assert_true (g_spawn_sync (NULL, (char **)command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out,
                               NULL, &status, NULL));
  return strstr (out, "s VERIFIED") != NULL;
}

/* What we accept, another checker accepts: proofs with a literal negated, many of them right. */
static void
test_with_drat_trim (void)
{
  g_autofree char *program = g_find_program_in_path ("drat-trim");
  g_autofree char *folder = NULL;
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  guint n_accepted = 0;

  if (program == NULL)
    {
      g_test_skip ("drat-trim is not installed");
      return;
    }
  folder = g_dir_make_tmp ("satdoku-proofs-XXXXXX", NULL);
  for (guint i = 0; i < 400; i++)
    {
      g_autoptr (GPtrArray) formula = test_rup_random_formula (rand);
      g_autoptr (GPtrArray) proof = test_rup_prove (formula, i % 2 == 0);
      g_autofree char *text = NULL;
      GArray *step = NULL;
      guint place;

      if (proof == NULL || proof->len < 3)
        continue;
      step = proof->pdata[g_rand_int_range (rand, 0, (int)proof->len - 1)];
      place = (guint)g_rand_int_range (rand, 0, (int)step->len);
      if (place > 0)
        g_array_index (step, int, place) *= -1;
      text = test_rup_write (proof);
      if (test_rup_check_ours (formula, text, strlen (text)).kind != SAT_PROOF_RIGHT)
        continue;
      g_assert_true (ask_drat_trim (folder, formula, text));
      n_accepted++;
    }
  g_assert_cmpuint (n_accepted, >, 20);
  test_remove_tree (folder);
}

/* All clauses of three variables. */
static const int cube[][3] = {
  { 1, 2, 3 },
  { 1, 2, -3 },
  { 1, -2, 3 },
  { 1, -2, -3 },
  { -1, 2, 3 },
  { -1, 2, -3 },
  { -1, -2, 3 },
  { -1, -2, -3 },
};

static TestFormula *
new_cube (gsize n_clauses)
{
  TestFormula *formula = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref);

  for (gsize i = 0; i < n_clauses; i++)
    test_formula_add (formula, cube[i], 3);
  return formula;
}

static SatProofVerdict
check (const TestFormula *formula,
       const char *text)
{
  return test_rup_check_ours (formula, text, strlen (text));
}

static void
assert_wrong (SatProofVerdict verdict,
              SatProofVerdictKind kind,
              gsize step)
{
  g_assert_cmpint (verdict.kind, ==, kind);
  g_assert_cmpuint (verdict.step, ==, step);
}

static void
test_verdicts (void)
{
  g_autoptr (GPtrArray) cube8 = new_cube (8);
  g_autoptr (GPtrArray) cube7 = new_cube (7);
  SatProofVerdict verdict = check (cube8, "1 2 0\n1 0\n2 0\n0\n");

  /* With [2] there is a conflict, and the empty clause need not be written. */
  assert_wrong (verdict, SAT_PROOF_RIGHT, 2);
  g_assert_cmpuint (verdict.n_checked, ==, 3);
  assert_wrong (check (cube8, "1 2 0\n1 0\n2 0\n"), SAT_PROOF_RIGHT, 2);

  assert_wrong (check (cube8, ""), SAT_PROOF_NO_EMPTY_CLAUSE, 0);
  assert_wrong (check (cube8, "1 2 0\n1 0\n"), SAT_PROOF_NO_EMPTY_CLAUSE, 0);
  verdict = check (cube8, "0\n");
  assert_wrong (verdict, SAT_PROOF_WRONG_STEP, 0);
  g_assert_false (verdict.first);
  verdict = check (cube7, "1 2 0\n1 0\n2 0\n0\n");
  assert_wrong (verdict, SAT_PROOF_WRONG_STEP, 3);
  g_assert_false (verdict.first);
  /* What is only there to make a variable of its own. */
  verdict = check (cube8, "7 1 2 0\n0\n");
  assert_wrong (verdict, SAT_PROOF_WRONG_STEP, 1);
}

/* A tautology follows always, whatever it says. */
static void
test_trivial (void)
{
  g_autoptr (GPtrArray) cube8 = new_cube (8);
  g_autoptr (GPtrArray) none = new_cube (0);
  g_autoptr (GPtrArray) empty = new_cube (0);

  assert_wrong (check (cube8, "9 -9 0\n1 2 1 0\n1 0\n2 0\n0\n"), SAT_PROOF_RIGHT, 3);
  assert_wrong (check (none, "9 -9 0\n0\n"), SAT_PROOF_WRONG_STEP, 1);
  assert_wrong (check (none, ""), SAT_PROOF_NO_EMPTY_CLAUSE, 0);
  test_formula_add (empty, cube[0], 0);
  assert_wrong (check (empty, ""), SAT_PROOF_RIGHT, 0);
}

/* A deleted clause is gone, once for each time it was added and in any order of its literals; what
 * has followed by unit propagation stays. */
static void
test_deletions (void)
{
  g_autoptr (GPtrArray) cube8 = new_cube (8);
  SatProofVerdict verdict = check (cube8, "d 3 2 1 0\n1 2 0\n");

  assert_wrong (verdict, SAT_PROOF_WRONG_STEP, 1);
  g_assert_cmpuint (verdict.n_unknown, ==, 0);
  verdict = check (cube8, "d 3 2 0\nd 1 2 3 4 0\nd 1 2 -2 0\n1 2 0\n1 0\n2 0\n0\n");
  assert_wrong (verdict, SAT_PROOF_RIGHT, 5);
  g_assert_cmpuint (verdict.n_unknown, ==, 3);
  assert_wrong (check (cube8, "1 2 3 0\nd 1 2 3 0\n1 2 0\n1 0\n2 0\n"), SAT_PROOF_RIGHT, 4);
  assert_wrong (check (cube8, "1 2 0\n1 0\nd 1 0\nd 1 2 0\n2 0\n"), SAT_PROOF_RIGHT, 4);
}

static void
test_numbered (void)
{
  g_autoptr (GPtrArray) cube8 = new_cube (8);

  assert_wrong (check (cube8, "9 1 2 0 1 2 0\n9 d 1 2 0\n10 1 0 9 3 4 0\n11 2 0 10 5 6 0\n"
                              "12 0 10 11 7 8 0\n"),
                SAT_PROOF_RIGHT, 5);
  /* One of the first two is needed. */
  assert_wrong (check (cube8, "9 1 2 0 1 2 0\n9 d 1 9 0\n10 1 0 9 3 4 0\n"), SAT_PROOF_WRONG_STEP,
                3);
  g_assert_cmpuint (check (cube8, "9 1 2 0 1 2 0\n9 d 1 1 77 0\n").n_unknown, ==, 2);
  assert_wrong (check (cube8, "o 1 1 2 3 0\no 2 -3 2 1 0\na 9 1 2 0\nd 1 3 1 2 0\na 10 1 0\n"
                              "a 11 2 0\na 12 0\n"),
                SAT_PROOF_RIGHT, 5);
  assert_wrong (check (cube8, "o 1 1 2 3 0\no 2 -3 0\n"), SAT_PROOF_NOT_ORIGINAL, 1);
  /* What follows may be said of a formula. */
  assert_wrong (check (cube8, "o 1 1 2 0\na 9 1 0\n"), SAT_PROOF_NO_EMPTY_CLAUSE, 0);
}

/* An LRAT proof names what it needs, in order, and nothing else is looked at. */
static void
test_hints (void)
{
  g_autoptr (GPtrArray) cube8 = new_cube (8);
  SatProofVerdict verdict = check (cube8, "9 1 2 0 1 3 0\n");

  assert_wrong (verdict, SAT_PROOF_WRONG_STEP, 0);
  g_assert_true (verdict.unnamed);
  g_assert_true (check (cube8, "9 1 2 0 0\n").unnamed);
  g_assert_true (check (cube8, "9 1 2 0 1 77 0\n").unnamed);
  verdict = check (cube8, "9 4 0 1 2 0\n10 1 0 1 2 3 4 0\n");
  assert_wrong (verdict, SAT_PROOF_WRONG_STEP, 0);
  g_assert_false (verdict.unnamed);
  /* The empty clause must be there. */
  assert_wrong (check (cube8, "9 1 2 0 1 2 0\n10 1 0 9 3 4 0\n11 2 0 10 5 6 0\n"),
                SAT_PROOF_NO_EMPTY_CLAUSE, 0);
  /* What is behind a conflict is not looked at. */
  assert_wrong (check (cube8, "9 1 2 0 1 2 77 0\n"), SAT_PROOF_NO_EMPTY_CLAUSE, 0);
}

/* A definition, 4 ⇔ 1 ∨ 2, in its three clauses, and what follows with it. */
static void
test_definition (void)
{
  static const char drat[] = "4 -1 0\n4 -2 0\n-4 1 2 0\n4 0\n1 2 0\n1 0\n2 0\n0\n";
  static const char lrat[] = "9 4 -1 0 0\n10 4 -2 0 0\n11 -4 1 2 0 -9 -10 0\n12 1 2 0 1 2 0\n"
                             "13 1 0 12 3 4 0\n14 2 0 13 5 6 0\n15 0 13 14 7 8 0\n";
  g_autoptr (GPtrArray) cube8 = new_cube (8);

  /* The last of the three is not implied, and none of the others may be missing at resolving. */
  assert_wrong (check (cube8, drat), SAT_PROOF_RIGHT, 6);
  g_assert_cmpuint (check (cube8, drat).needless, ==, 0);
  assert_wrong (check (cube8, lrat), SAT_PROOF_RIGHT, 6);
  assert_wrong (check (cube8, "9 4 -1 0 0\n10 4 -2 0 0\n11 -4 1 2 0 -9 0\n"),
                SAT_PROOF_WRONG_STEP, 2);
  assert_wrong (check (cube8, "9 4 -1 0 0\n10 4 -2 0 0\n10 d 10 0\n11 -4 1 0 -9 0\n"),
                SAT_PROOF_NO_EMPTY_CLAUSE, 0);
  assert_wrong (check (cube8, "9 4 -1 0 0\n10 4 -2 0 0\n11 -4 1 0 -9 -10 0\n"),
                SAT_PROOF_WRONG_STEP, 2);
  /* By the second literal it may not be resolved. */
  assert_wrong (check (cube8, "4 -1 0\n4 -2 0\n3 -4 0\n0\n"), SAT_PROOF_WRONG_STEP, 3);
  assert_wrong (check (cube8, "-1 4 0\n-2 4 0\n0\n"), SAT_PROOF_WRONG_STEP, 2);
}

/* A wrong step counts only when something needs it. */
static void
test_needless (void)
{
  static const int others[][2] = { { 4, 5 }, { 4, 6 } };
  g_autoptr (GPtrArray) cube8 = new_cube (8);
  g_autoptr (GPtrArray) cube7 = new_cube (7);
  SatProofVerdict verdict;

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      test_formula_add (cube8, others[i], 2);
      test_formula_add (cube7, others[i], 2);
    }
  verdict = check (cube8, "-5 -6 0\n1 2 0\n1 0\n2 0\n0\n");
  assert_wrong (verdict, SAT_PROOF_RIGHT, 3);
  g_assert_cmpuint (verdict.needless, ==, 1);
  g_assert_false (verdict.first);
  /* Deleted clauses are there again on the way back. */
  verdict = check (cube8, "1 2 0\n-5 -6 0\nd 1 2 3 0\n1 0\nd 1 2 0\n2 0\n0\n");
  assert_wrong (verdict, SAT_PROOF_RIGHT, 5);
  g_assert_cmpuint (verdict.needless, ==, 2);
  verdict = check (cube8, "-5 -6 0\nd 1 2 3 0\n1 2 0\n1 0\n2 0\n0\n");
  assert_wrong (verdict, SAT_PROOF_WRONG_STEP, 0);
  verdict = check (cube7, "-5 -6 0\n1 2 0\n1 0\n2 0\n0\n");
  assert_wrong (verdict, SAT_PROOF_WRONG_STEP, 0);
  /* The wrong step makes the contradiction, together with the one before it. */
  verdict = check (cube7, "4 0\n-4 0\n0\n");
  assert_wrong (verdict, SAT_PROOF_WRONG_STEP, 1);
}

/* Only when what is behind the first step is no better, it may be of another formula. */
static void
test_other_formula (void)
{
  g_autoptr (GPtrArray) formula = new_cube (0);
  static const int clauses[][2] = { { 1, 2 }, { 3, 4 }, { 5, 6 }, { 7, 8 } };
  static const int negative[][2] = { { -1, -2 }, { -3, -4 }, { -5, -6 }, { -7, -8 } };

  for (guint i = 0; i < G_N_ELEMENTS (clauses); i++)
    {
      test_formula_add (formula, clauses[i], 2);
      test_formula_add (formula, negative[i], 2);
    }
  g_assert_true (check (formula, "1 3 0\n3 5 0\n5 7 0\n7 1 0\n0\n").first);
  g_assert_false (check (formula, "1 3 0\n1 3 5 0\n3 5 0\n5 7 0\n7 1 0\n0\n").first);
  g_assert_false (check (formula, "1 2 8 0\n3 5 0\n5 7 0\n7 1 0\n1 5 0\n0\n").first);
  g_assert_false (check (formula, "0\n").first);
}

/* A proof whose last byte is needed is not accepted without it, wherever it is cut. */
static void
test_cut (void)
{
  static const struct
  {
    const char *text;
    gsize length; /* 0: up to its NUL */
  } proofs[] = {
    { "1 2 0\n1 0\n2 0", 0 },
    { "c by hand\n1 2 0\n\nd 1 2 3 0\n1 0\n2 0", 0 },
    { "o proof DRUP\n1 2 0\n1 0\n2 0", 0 },
    { "%RUPD32 3 8\n1 2 0\n1 0\n2 0", 0 },
    { "o 1 1 2 3 0\na 9 1 2 0\na 10 1 0 l 9 3 4 0\na 11 2 0", 0 },
    { "9 1 2 0 1 2 0\n10 1 0 9 3 4 0\n10 d 9 0\n11 2 0 10 5 6 0\n12 0 11 10 7 8 0", 0 },
    { "9 4 -1 0 0\n10 -4 1 0 -9 0\n11 1 2 0 1 2 0\n12 1 0 11 3 4 0\n13 2 0 12 5 6 0\n"
      "14 0 13 12 7 8 0",
      0 },
    { "a\x02\x04\0a\x02\0d\x02\x04\x06\0a\x04\0", 15 },
  };
  g_autoptr (GPtrArray) cube8 = new_cube (8);

  for (guint i = 0; i < G_N_ELEMENTS (proofs); i++)
    {
      gsize length = proofs[i].length > 0 ? proofs[i].length : strlen (proofs[i].text);

      for (gsize cut = 0; cut <= length; cut++)
        {
          g_autofree char *part = g_memdup2 (proofs[i].text, cut + 1);
          g_autoptr (SatProof) proof = sat_proof_read ("p", part, cut, NULL, NULL);

          g_assert_true (proof != NULL || cut < length);
          if (proof != NULL)
            g_assert_true ((test_rup_check_ours (cube8, part, cut).kind == SAT_PROOF_RIGHT) ==
                           (cut == length));
        }
    }
}

static void
progress_cb (gsize n_done,
             gsize n_steps,
             gpointer user_data)
{
  guint *n_told = user_data;

  g_assert_cmpuint (n_done, <=, n_steps);
  (*n_told)++;
}

/* A long proof that is right but proves nothing. */
static void
test_run (void)
{
  g_autoptr (SatProof) proof = sat_proof_new (SAT_PROOF_DRAT);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const int literals[] = { 1, -1 };
  const SatProofStep step = { .literals = literals, .n_literals = 2 };
  SatProofVerdict verdict;
  guint n_told = 0;

  for (guint i = 0; i < 100000; i++)
    g_assert_true (sat_proof_add (proof, &step, NULL));
  for (guint way = 0; way < 3; way++)
    {
      g_autoptr (SatProofChecker) checker = sat_proof_checker_new ();
      g_autoptr (GError) error = NULL;
      SatProofRun run = {
        .cancellable = cancellable,
        .time_limit = way == 1 ? 1e-6 : 0,
        .progress = progress_cb,
        .progress_data = &n_told,
      };

      if (way == 2)
        g_cancellable_cancel (cancellable);
      if (way == 2)
        g_assert_false (sat_proof_checker_run (checker, proof, &run, &verdict, &error));
      else
        g_assert_true (sat_proof_checker_run (checker, proof, &run, &verdict, &error));
      g_assert_true (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) == (way == 2));
      if (way == 0)
        assert_wrong (verdict, SAT_PROOF_NO_EMPTY_CLAUSE, 0);
      if (way == 1)
        g_assert_cmpint (verdict.kind, ==, SAT_PROOF_UNFINISHED);
    }
  g_assert_cmpuint (n_told, >, 100);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat-proof-check/against-definitions", test_against_definitions);
  g_test_add_func ("/sat-proof-check/drat-trim", test_with_drat_trim);
  g_test_add_func ("/sat-proof-check/verdicts", test_verdicts);
  g_test_add_func ("/sat-proof-check/trivial", test_trivial);
  g_test_add_func ("/sat-proof-check/deletions", test_deletions);
  g_test_add_func ("/sat-proof-check/numbered", test_numbered);
  g_test_add_func ("/sat-proof-check/hints", test_hints);
  g_test_add_func ("/sat-proof-check/definition", test_definition);
  g_test_add_func ("/sat-proof-check/needless", test_needless);
  g_test_add_func ("/sat-proof-check/other-formula", test_other_formula);
  g_test_add_func ("/sat-proof-check/cut", test_cut);
  g_test_add_func ("/sat-proof-check/run", test_run);
  return g_test_run ();
}
