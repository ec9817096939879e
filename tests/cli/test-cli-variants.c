/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Published puzzles with rules on the board through the program: another solver finds the same
 * solution in our formulas, that there is no other one is proved, and a formula comes home as its
 * puzzle, whatever its encoding. Skipped where the shared data are not there. */

#include <string.h>
#include <test-data.h>
#include <test-minisat.h>

#include "cli-run.h"

#define N_PROVED 10

static const char *const encodings[] = { "full", "unrepeated", "triad", "order", "full/product" };
static const char *const reductions[] = { "none", "one-step", "fixpoint" };
static const char *const numberings[] = { "original", "compact" };

typedef void (*FileFunc) (const char *path, guint turn);

static void
for_each_file (FileFunc func)
{
  g_autofree char *index = test_data_load ("variants/INDEX.tsv", NULL);
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  if (index == NULL)
    return;
  lines = g_strsplit (index, "\n", -1);
  for (gsize i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      g_autofree char *name = NULL;
      g_autofree char *path = NULL;

      if (!g_str_has_suffix (fields[0] != NULL ? fields[0] : "", ".json") ||
          g_str_has_prefix (fields[0], "gen-"))
        continue;
      name = g_strconcat ("variants/", fields[0], NULL);
      path = test_data_path (name);
      g_test_message ("%s", fields[0]);
      if (path != NULL)
        func (path, n++);
    }
  g_assert_cmpuint (n, >, 20);
}

/* How the formula of a puzzle is written, in turns: the option of each choice. */
static char *
get_option (const char *name,
            const char *const *values,
            gsize n_values,
            guint turn)
{
  return g_strdup_printf ("--%s=%s", name, values[turn % n_values]);
}

/* What MiniSat answers to our formula is the solution. */
static void
check_minisat (const char *path,
               guint turn)
{
  g_autofree char *folder = cli_test_folder_new ();
  g_autofree char *cnf = g_build_filename (folder, "puzzle.cnf", NULL);
  g_autofree char *model = g_build_filename (folder, "model.txt", NULL);
  g_autofree char *asked = g_strconcat ("--model=", model, NULL);
  g_autofree char *encoding =
    get_option ("encoding", encodings, G_N_ELEMENTS (encodings), turn);
  g_autofree char *reduction =
    get_option ("reduce", reductions, G_N_ELEMENTS (reductions), turn);
  g_autoptr (CliRun) encoded = cli_run (NULL, "encode", encoding, reduction, "-o", cnf, path, NULL);
  g_autoptr (GSubprocess) minisat = NULL;
  g_autoptr (CliRun) decoded = NULL;
  g_autoptr (CliRun) solved = cli_run (NULL, "solve", path, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (encoded->status, ==, 0);
  minisat = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                              &error, "minisat", cnf, model, NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_wait (minisat, NULL, NULL));
  g_assert_cmpint (g_subprocess_get_exit_status (minisat), ==, 10);
  decoded = cli_run (NULL, "decode", encoding, reduction, asked, path, NULL);
  g_assert_cmpint (decoded->status, ==, 0);
  g_assert_cmpint (solved->status, ==, 0);
  g_assert_cmpstr (decoded->out, ==, solved->out);
  cli_test_folder_free (g_steal_pointer (&folder));
}

static void
test_minisat (void)
{
  if (!test_minisat_is_there ())
    {
      g_test_skip ("MiniSat is not installed");
      return;
    }
  for_each_file (check_minisat);
}

static void
check_proof (const char *path,
             guint turn)
{
  g_autoptr (CliRun) run = NULL;

  if (turn % 3 != 0 || turn / 3 >= N_PROVED)
    return;
  run = cli_run (NULL, "prove", "--unique", path, NULL);
  g_assert_cmpint (run->status, ==, 0);
  g_assert_nonnull (strstr (run->out, "no other solution: proved"));
}

static void
test_proofs (void)
{
  for_each_file (check_proof);
}

/* The whole formula, in one form. */
static char *
encode (const char *folder,
        const char *path)
{
  g_autofree char *out = g_build_filename (folder, "again.cnf", NULL);
  g_autoptr (CliRun) run = cli_run (NULL, "encode", "--force", "-o", out, path, NULL);
  char *text = NULL;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (g_file_get_contents (out, &text, NULL, NULL));
  return text;
}

/* The puzzle that was read from a formula has the formula of the puzzle it was made from. */
static void
check_home (const char *path,
            guint turn)
{
  g_autofree char *folder = cli_test_folder_new ();
  g_autofree char *cnf = g_build_filename (folder, "puzzle.cnf", NULL);
  g_autofree char *encoding =
    get_option ("encoding", encodings, G_N_ELEMENTS (encodings), turn);
  g_autofree char *reduction =
    get_option ("reduce", reductions, G_N_ELEMENTS (reductions), turn);
  g_autofree char *numbering =
    get_option ("numbering", numberings, G_N_ELEMENTS (numberings), turn);
  g_autoptr (CliRun) encoded =
    cli_run (NULL, "encode", encoding, reduction, numbering, "-o", cnf, path, NULL);
  g_autoptr (CliRun) read = cli_run (NULL, "convert", "--to=satdoku", cnf, NULL);
  g_autofree char *home = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *said = NULL;

  g_assert_cmpint (encoded->status, ==, 0);
  g_assert_cmpint (read->status, ==, 0);
  home = cli_test_write (folder, "home.satdoku", read->out);
  expected = encode (folder, path);
  said = encode (folder, home);
  g_assert_cmpstr (said, ==, expected);
  cli_test_folder_free (g_steal_pointer (&folder));
}

static void
test_home (void)
{
  for_each_file (check_home);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/variants/minisat", test_minisat);
  g_test_add_func ("/cli/variants/proofs", test_proofs);
  g_test_add_func ("/cli/variants/home", test_home);
  return g_test_run ();
}
