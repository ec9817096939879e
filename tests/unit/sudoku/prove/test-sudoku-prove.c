/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-generate.h>
#include <sudoku-prove.h>
#include <sudoku-solve.h>

#include "test-grid.h"

static SudokuCnf *
new_cnf (const SudokuGrid *grid,
         const char *encoding,
         const char *numbering)
{
  return sudoku_cnf_new (grid, sudoku_encoding_find (encoding), sudoku_numbering_find (numbering));
}

static SudokuProved *
prove (SudokuCnf *cnf,
       SudokuClaimKind kind)
{
  g_autoptr (GError) error = NULL;
  SudokuProved *proved = sudoku_prove (cnf, kind, NULL, &error);

  g_assert_no_error (error);
  return proved;
}

/* What must hold of any puzzle, whose verdict other means have found. */
static void
check_puzzle (const SudokuGrid *puzzle,
              const char *encoding,
              const char *numbering)
{
  SudokuVerdict verdict = sudoku_check (puzzle, NULL, NULL, NULL, NULL);
  g_autoptr (SudokuCnf) cnf = new_cnf (puzzle, encoding, numbering);
  g_autoptr (SudokuProved) unique = prove (cnf, SUDOKU_CLAIM_UNIQUE);
  g_autoptr (SudokuProved) unsolvable = prove (cnf, SUDOKU_CLAIM_UNSOLVABLE);
  gboolean none = verdict == SUDOKU_VERDICT_NO_SOLUTION || verdict == SUDOKU_VERDICT_CONFLICT;

  g_assert_cmpint (unsolvable->kind, ==, none ? SUDOKU_PROVED : SUDOKU_PROVED_SOLVABLE);
  if (verdict == SUDOKU_VERDICT_UNIQUE)
    g_assert_cmpint (unique->kind, ==, SUDOKU_PROVED);
  else
    g_assert_cmpint (unique->kind, ==,
                     none ? SUDOKU_PROVED_NO_SOLUTION : SUDOKU_PROVED_SEVERAL);
  if (!none)
    test_assert_solves (unsolvable->solution, puzzle);
  if (!none)
    test_assert_solves (unique->solution, puzzle);
  if (verdict == SUDOKU_VERDICT_SEVERAL)
    {
      test_assert_solves (unique->other, puzzle);
      g_assert_false (sudoku_grid_equal (unique->other, unique->solution));
    }
}

/* The puzzle, the puzzle without a given, and with a wrong one in its place. */
static void
check_three (const SudokuGrid *puzzle,
             const char *encoding,
             const char *numbering)
{
  g_autoptr (SudokuGrid) changed = sudoku_grid_copy (puzzle);
  guint cell = 0, value;

  while (sudoku_grid_get_value (puzzle, cell) == 0)
    cell++;
  value = sudoku_grid_get_value (puzzle, cell);
  check_puzzle (puzzle, encoding, numbering);
  sudoku_grid_set (changed, cell, 0, SUDOKU_ORIGIN_NONE);
  check_puzzle (changed, encoding, numbering);
  sudoku_grid_set (changed, cell, value % sudoku_grid_get_side (puzzle) + 1,
                   SUDOKU_ORIGIN_GIVEN);
  check_puzzle (changed, encoding, numbering);
}

static void
test_sizes (void)
{
  static const guint shapes[][2] = { { 2, 2 }, { 2, 3 }, { 3, 3 }, { 3, 4 }, { 0, 5 } };

  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuGeometry) geometry =
        shapes[i][0] > 0 ? sudoku_geometry_new (shapes[i][0], shapes[i][1], FALSE, NULL)
                         : sudoku_geometry_new_plain (shapes[i][1], FALSE, NULL);
      const SudokuGenerateOptions options = {
        .geometry = geometry,
        .unique = TRUE,
        .symmetry = NULL,
        .seed = 1,
      };
      g_autoptr (SudokuGrid) puzzle = sudoku_generate (&options, NULL, NULL, NULL);

      check_three (puzzle, "full", "original");
      check_three (puzzle, "minimal", "compact");
      if (sudoku_grid_get_side (puzzle) < 9)
        check_three (puzzle, "simpler", "original");
    }
}

static const char hard[] =
  "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/* A proof of one claim is none of the other, and none for another puzzle. */
static void
test_claims (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) puzzle = test_grid_from_line (geometry, hard, FALSE);
  g_autoptr (SudokuCnf) cnf = new_cnf (puzzle, "full", "original");
  g_autoptr (SudokuProved) proved = prove (cnf, SUDOKU_CLAIM_UNIQUE);
  static const SudokuClaimKind kinds[] = { SUDOKU_CLAIM_ANY, SUDOKU_CLAIM_UNIQUE,
                                           SUDOKU_CLAIM_UNSOLVABLE };

  g_assert_cmpint (proved->kind, ==, SUDOKU_PROVED);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (SudokuProofCheck) check =
        sudoku_proof_check (cnf, proved->proof, kinds[i], NULL, NULL);
      gboolean right = kinds[i] != SUDOKU_CLAIM_UNSOLVABLE;

      g_assert_true ((check->verdict.kind == SAT_PROOF_RIGHT) == right);
      g_assert_true ((sudoku_claim_get_solution (check->claim) != NULL) == right);
    }
  /* One given less: the puzzle has several solutions, and no proof that it has one. */
  sudoku_grid_set (puzzle, 0, 0, SUDOKU_ORIGIN_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (SudokuCnf) other = new_cnf (puzzle, "full", "original");
      g_autoptr (SudokuProofCheck) check =
        sudoku_proof_check (other, proved->proof, kinds[i], NULL, NULL);

      g_assert_cmpint (check->verdict.kind, !=, SAT_PROOF_RIGHT);
    }
}

/* Of what the givens decide nothing is left in the formula of a claim, nor in the clause that
 * excludes the solution; its proof is right, and there is none where there are two solutions. */
static void
test_reduced (void)
{
  static const char *const reductions[] = { "one-step", "fixpoint" };
  static const char *const encodings[] = { "full", "minimal", "triad/product", "order" };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) puzzle = test_grid_from_line (geometry, hard, FALSE);
  g_autoptr (SudokuGrid) open = sudoku_grid_copy (puzzle);

  sudoku_grid_set (open, 0, 0, SUDOKU_ORIGIN_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (reductions) * G_N_ELEMENTS (encodings); i++)
    {
      const SudokuEncoding *encoding = sudoku_encoding_find (encodings[i / 2]);
      const SudokuNumbering *numbering = sudoku_numbering_find ("original");
      const SudokuReduction *reduction = sudoku_reduction_find (reductions[i % 2]);
      g_autoptr (SudokuCnf) whole = sudoku_cnf_new (puzzle, encoding, numbering);
      g_autoptr (SudokuCnf) cnf = sudoku_cnf_new_reduced (puzzle, encoding, numbering, reduction);
      g_autoptr (SudokuCnf) other = sudoku_cnf_new_reduced (open, encoding, numbering, reduction);
      g_autoptr (SudokuProved) proved = prove (cnf, SUDOKU_CLAIM_UNIQUE);
      g_autoptr (SudokuProved) several = prove (other, SUDOKU_CLAIM_UNIQUE);
      g_autoptr (SudokuProofCheck) check =
        sudoku_proof_check (cnf, proved->proof, SUDOKU_CLAIM_UNIQUE, NULL, NULL);

      g_assert_cmpint (proved->kind, ==, SUDOKU_PROVED);
      g_assert_cmpuint (sudoku_cnf_get_n_clauses (sudoku_claim_get_cnf (proved->claim)), <,
                        sudoku_cnf_get_n_clauses (whole) / 2);
      test_assert_solves (proved->solution, puzzle);
      g_assert_cmpint (several->kind, ==, SUDOKU_PROVED_SEVERAL);
      test_assert_solves (several->other, open);
      g_assert_cmpint (check->verdict.kind, ==, SAT_PROOF_RIGHT);
    }
}

/* Givens that leave a cell without anything: there is no formula to be reduced. */
static void
test_dead_end (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) puzzle = test_grid_from_line (geometry, "123............4", FALSE);
  g_autoptr (SudokuCnf) cnf =
    sudoku_cnf_new_reduced (puzzle, sudoku_encoding_find ("full"),
                            sudoku_numbering_find ("original"), sudoku_reduction_find ("fixpoint"));
  g_autoptr (SudokuProved) proved = NULL;

  g_assert_nonnull (sudoku_cnf_get_dead_end (cnf));
  proved = prove (cnf, SUDOKU_CLAIM_UNSOLVABLE);
  g_assert_cmpint (proved->kind, ==, SUDOKU_PROVED);
}

static void
test_stopped (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) puzzle = test_grid_from_line (geometry, hard, FALSE);
  g_autoptr (SudokuCnf) cnf = new_cnf (puzzle, "full", "original");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  const SudokuTask task = { .cancellable = cancellable };

  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_prove (cnf, SUDOKU_CLAIM_UNIQUE, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku-prove/sizes", test_sizes);
  g_test_add_func ("/sudoku-prove/claims", test_claims);
  g_test_add_func ("/sudoku-prove/reduced", test_reduced);
  g_test_add_func ("/sudoku-prove/dead-end", test_dead_end);
  g_test_add_func ("/sudoku-prove/stopped", test_stopped);
  return g_test_run ();
}
