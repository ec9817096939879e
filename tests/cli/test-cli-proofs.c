/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proofs that are right, whose messages name a time, so that they are no golden cases; formulas
 * that are to be proved to have no model; and what depends on which model the solver finds, of
 * which only what holds of each is looked at. */

#include <string.h>

#include "cli-run.h"

#define CUBE \
  "1 2 3 0\n1 2 -3 0\n1 -2 3 0\n1 -2 -3 0\n-1 2 3 0\n-1 2 -3 0\n-1 -2 3 0\n-1 -2 -3 0\n"

static const struct
{
  const char *name;
  const char *formula;
  const char *proof;
  const char *words; /* are said */
} proofs[] = {
  { "rup", "p cnf 3 8\n" CUBE, "1 2 0\n1 0\n2 0\n0\n", "4 steps · every step follows · " },
  { "head", "p cnf 3 8\n" CUBE, "o proof DRUP\n1 2 0\n1 0\n2 0\n0\n",
    "4 steps · every step follows · " },
  { "rat", "p cnf 3 8\n" CUBE, "4 -1 0\n4 -2 0\n-4 1 2 0\n1 2 0\n1 0\n2 0\n0\n",
    "7 steps · every step follows · " },
  { "lrat", "p cnf 3 8\n" CUBE,
    "9 4 -1 0 0\n10 4 -2 0 0\n11 -4 1 2 0 -9 -10 0\n12 1 2 0 1 2 0\n13 1 0 12 3 4 0\n"
    "13 d 12 1 2 0\n14 2 0 13 5 6 0\n15 0 13 14 7 8 0\n",
    "10 steps · every step follows · " },
  { "needless", "p cnf 6 10\n4 5 0\n4 6 0\n" CUBE, "-5 -6 0\n1 2 0\n1 0\n2 0\n0\n",
    "5 steps · every step that is needed follows · " },
  { "needless-which", "p cnf 6 10\n4 5 0\n4 6 0\n" CUBE, "-5 -6 0\n1 2 0\n1 0\n2 0\n0\n",
    "Step 1 does not follow, but it is not needed: -5 -6 0" },
  { "needless-names", "c var 5 anna\np cnf 6 10\n4 5 0\n4 6 0\n" CUBE,
    "-5 -6 0\n1 2 0\n1 0\n2 0\n0\n", "This step says: not anna or variable 6 is false" },
};

static void
test_right (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  char *folder = cli_test_folder_new ();
  g_autofree char *formula = cli_test_write (folder, "formula.cnf", proofs[i].formula);
  g_autoptr (CliRun) run = cli_run (proofs[i].proof, "check-proof", "--proof", "-", formula, NULL);

  g_assert_cmpstr (run->out, ==, "s VERIFIED\n");
  g_assert_nonnull (strstr (run->err, proofs[i].words));
  g_assert_cmpint (run->status, ==, 0);
  cli_test_folder_free (folder);
}

/* As drat-trim says: a step that is needed resolves by another literal than the first. */
static void
test_later_literal (void)
{
  g_autofree char *stem = g_test_build_filename (G_TEST_DIST, "cli", "inputs", "later-literal",
                                                 NULL);
  g_autofree char *formula = g_strconcat (stem, ".cnf", NULL);
  g_autofree char *proof = g_strconcat (stem, ".drat", NULL);
  g_autoptr (CliRun) run = cli_run (NULL, "check-proof", "--proof", proof, formula, NULL);

  g_assert_cmpstr (run->out, ==, "s VERIFIED\n");
  g_assert_cmpint (run->status, ==, 0);
}

/* A formula that is no puzzle, and one with a model. */
static void
test_formula (void)
{
  char *folder = cli_test_folder_new ();
  g_autofree char *cube = cli_test_write (folder, "cube.cnf", "c by hand\np cnf 9 8\n" CUBE);
  g_autofree char *open = cli_test_write (folder, "open.cnf", "p cnf 3 2\n1 2 0\n-1 0\n");
  g_autofree char *bundle = g_build_filename (folder, "bundle", NULL);
  g_autofree char *formula = g_build_filename (bundle, "formula.cnf", NULL);
  g_autofree char *proof = g_build_filename (bundle, "proof.drat", NULL);
  g_autofree char *readme = g_build_filename (bundle, "README.txt", NULL);
  g_autofree char *text = NULL;
  g_autoptr (CliRun) plain = cli_run (NULL, "prove", "--unsolvable", cube, NULL);
  g_autoptr (CliRun) saved = cli_run (NULL, "prove", "--unsolvable", "-o", bundle, cube, NULL);
  g_autoptr (CliRun) again = cli_run (NULL, "prove", "--unsolvable", "-o", bundle, cube, NULL);
  g_autoptr (CliRun) checked = cli_run (NULL, "check-proof", "--proof", proof, formula, NULL);
  g_autoptr (CliRun) model = cli_run (NULL, "prove", "--unsolvable", open, NULL);
  g_autoptr (CliRun) unique = cli_run (NULL, "prove", "--unique", cube, NULL);

  g_assert_cmpstr (plain->err, ==, "");
  g_assert_true (g_regex_match_simple ("^no model: proved, [1-9] steps?, checked\n$", plain->out,
                                       0, 0));
  g_assert_cmpint (plain->status, ==, 0);
  g_assert_cmpint (saved->status, ==, 0);
  g_assert_cmpint (again->status, ==, 2);
  g_assert_true (g_file_get_contents (formula, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "p cnf 9 8\n" CUBE);
  g_assert_true (g_file_test (readme, G_FILE_TEST_EXISTS));
  g_assert_cmpstr (checked->out, ==, "s VERIFIED\n");
  g_assert_cmpstr (model->out, ==, "solvable\ns SATISFIABLE\nv -1 2 -3 0\n");
  g_assert_cmpint (model->status, ==, 1);
  g_assert_cmpint (unique->status, ==, 2);
  g_assert_nonnull (strstr (unique->err, "only --unsolvable can prove something"));
  cli_test_folder_free (folder);
}

/* Two solutions of a puzzle, which need not be the same with each version of the solver. */
static void
test_several (void)
{
  g_autoptr (CliRun) run = cli_run ("1...............", "prove", "--unique", "-", NULL);
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);

  g_assert_cmpint (run->status, ==, 1);
  g_assert_cmpuint (g_strv_length (lines), ==, 4);
  g_assert_cmpstr (lines[0], ==, "several solutions");
  g_assert_cmpstr (lines[1], !=, lines[2]);
  for (guint i = 1; i < 3; i++)
    {
      g_autoptr (CliRun) check = cli_run (lines[i], "check", "-", NULL);

      g_assert_cmpint (check->status, ==, 0);
      g_assert_cmpint (lines[i][0], ==, '1');
    }
}

/* Puzzles with one solution, and givens only in the places that are wanted. */
static void
check_pattern (const CliRun *run,
               guint n_puzzles,
               const char *option)
{
  static const char pattern[] = "X..X.XX..XX.X..X";
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);

  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpuint (g_strv_length (lines), ==, n_puzzles + 1);
  for (guint i = 0; i < n_puzzles; i++)
    {
      g_autoptr (CliRun) check = cli_run (lines[i], "check", "-", option, NULL);

      g_assert_cmpint (check->status, ==, 0);
      g_assert_cmpuint (strlen (lines[i]), ==, strlen (pattern));
      for (guint cell = 0; pattern[cell] != '\0'; cell++)
        g_assert_true (lines[i][cell] == '.' || pattern[cell] == 'X');
    }
}

static void
test_pattern (void)
{
  g_autofree char *pattern =
    g_test_build_filename (G_TEST_DIST, "cli", "inputs", "pattern-4.txt", NULL);
  g_autoptr (CliRun) boxes =
    cli_run (NULL, "new", "--pattern", pattern, "--seed", "1", "--count", "3", NULL);
  g_autoptr (CliRun) latin =
    cli_run (NULL, "new", "--pattern", pattern, "--no-boxes", "--seed", "1", NULL);

  check_pattern (boxes, 3, NULL);
  check_pattern (latin, 1, "--no-boxes");
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (proofs); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cli/proofs/%s", proofs[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_right);
    }
  g_test_add_func ("/cli/proofs/later-literal", test_later_literal);
  g_test_add_func ("/cli/proofs/formula", test_formula);
  g_test_add_func ("/cli/proofs/several", test_several);
  g_test_add_func ("/cli/proofs/pattern", test_pattern);
  return g_test_run ();
}
