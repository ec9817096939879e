/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sat-dimacs.h>
#include <sat-proof-check.h>
#include <sat-proof-reader.h>
#include <sudoku-bundle.h>
#include <sudoku-prove.h>

#include "test-folder.h"
#include "test-grid.h"

static const char puzzle_text[] =
  "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

static SudokuBundle *
new_bundle (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) puzzle = test_grid_from_line (geometry, puzzle_text, FALSE);
  g_autoptr (SudokuCnf) cnf = sudoku_cnf_new (puzzle, sudoku_encoding_find ("full"),
                                              sudoku_numbering_find ("original"));
  g_autoptr (SudokuProved) proved = sudoku_prove (cnf, SUDOKU_CLAIM_UNIQUE, NULL, NULL);
  SudokuBundle *bundle = sudoku_bundle_new ();

  sudoku_bundle_add (bundle, "puzzle.txt", puzzle_text);
  g_assert_true (sudoku_bundle_add_proof (bundle, proved->claim, proved->proof, NULL, NULL));
  return bundle;
}

static char *
load (const char *folder,
      const char *name,
      gsize *length)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, length, NULL));
  return text;
}

/* The files alone are a proof: read back, the formula of one has the other as its proof. */
static void
check_files (const char *folder)
{
  gsize n_formula = 0, n_proof = 0;
  g_autofree char *formula = load (folder, "formula.cnf", &n_formula);
  g_autofree char *text = load (folder, "proof.drat", &n_proof);
  g_autofree char *puzzle = load (folder, "puzzle.txt", NULL);
  g_autofree char *script = g_build_filename (folder, "check.sh", NULL);
  g_autoptr (SatDimacs) dimacs = sat_dimacs_read ("formula", formula, n_formula, NULL, NULL);
  g_autoptr (SatProof) proof = sat_proof_read ("proof", text, n_proof, NULL, NULL);
  g_autoptr (SatProofChecker) checker = sat_proof_checker_new ();
  SatProofVerdict verdict;
  gsize n_literals = 0;
  const int *literals = sat_clauses_get_literals (dimacs->clauses, &n_literals);

  g_assert_cmpuint (dimacs->warnings->len, ==, 0);
  g_assert_cmpstr (puzzle, ==, puzzle_text);
  g_assert_true (g_file_test (script, G_FILE_TEST_IS_EXECUTABLE));
  g_assert_true (sat_sink_add (sat_proof_checker_get_sink (checker), literals, n_literals, NULL));
  g_assert_true (sat_proof_checker_run (checker, proof, NULL, &verdict, NULL));
  g_assert_cmpint (verdict.kind, ==, SAT_PROOF_RIGHT);
}

static void
test_folder (void)
{
  g_autofree char *top = g_dir_make_tmp ("satdoku-bundle-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (top, "proof", NULL);
  g_autoptr (SudokuBundle) bundle = new_bundle ();
  g_autoptr (GError) error = NULL;
  g_autofree char *existing = NULL;

  g_assert_null (sudoku_bundle_find_existing (bundle, folder));
  g_assert_true (sudoku_bundle_save (bundle, folder, FALSE, NULL, &error));
  check_files (folder);
  existing = sudoku_bundle_find_existing (bundle, folder);
  g_assert_true (g_str_has_suffix (existing, "/proof/puzzle.txt"));
  g_assert_false (sudoku_bundle_save (bundle, folder, FALSE, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  g_clear_error (&error);
  g_assert_true (sudoku_bundle_save (bundle, folder, TRUE, NULL, &error));
  check_files (folder);
  test_remove_tree (top);
}

/* Another program unpacks what we have packed. */
static void
test_archive (gconstpointer ending)
{
  g_autofree char *top = g_dir_make_tmp ("satdoku-bundle-XXXXXX", NULL);
  g_autofree char *name = g_strconcat ("name", ending, NULL);
  g_autofree char *path = g_build_filename (top, name, NULL);
  g_autofree char *folder = g_build_filename (top, "name", NULL);
  const char *const command[] = { "tar", "-xf", path, "-C", top, NULL };
  g_autoptr (SudokuBundle) bundle = new_bundle ();
  g_autoptr (GError) error = NULL;
  int status = 0;

  g_assert_true (sudoku_bundle_is_archive (path));
  g_assert_true (sudoku_bundle_save (bundle, path, FALSE, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_spawn_sync (NULL, (char **)command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, &status, &error));
  g_assert_cmpint (status, ==, 0);
  check_files (folder);
  g_assert_false (sudoku_bundle_save (bundle, path, FALSE, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  test_remove_tree (top);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku-bundle/folder", test_folder);
  g_test_add_data_func ("/sudoku-bundle/tar", ".tar", test_archive);
  g_test_add_data_func ("/sudoku-bundle/tar-gz", ".tar.gz", test_archive);
  g_test_add_data_func ("/sudoku-bundle/tar-xz", ".tar.xz", test_archive);
  return g_test_run ();
}
