/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A claim about a puzzle as a formula without a model: its rules and filled cells; and, if it has
 * no solution but a known one, a clause that excludes this one. Does not know how it is proved. */

#include "sudoku-claim.h"

#include <sat-getter.h>

struct _SudokuClaim
{
  int n_refs;
  SudokuCnf *cnf;
  SudokuGrid *solution; /* (nullable) */
  GArray *exclusion;    /* (nullable) (element-type int): ended by a 0 */
};

G_DEFINE_BOXED_TYPE (SudokuClaim, sudoku_claim, sudoku_claim_ref, sudoku_claim_unref)

/* “Not this solution”: one of the open cells differs. What a reduced formula knows is left out:
 * such a variable is in no clause, and could be false without meaning anything. */
static GArray *
exclude (const SudokuCnf *cnf,
         const SudokuGrid *solution)
{
  const SudokuGrid *grid = sudoku_cnf_get_grid (cnf);
  GArray *literals = g_array_new (FALSE, FALSE, sizeof (int));
  const int zero = 0;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_value (grid, cell) == 0 &&
        sudoku_cnf_get_known (cnf, cell, sudoku_grid_get_value (solution, cell)) == 0)
      {
        int literal = -sudoku_cnf_get_variable (cnf, cell, sudoku_grid_get_value (solution, cell));

        g_array_append_val (literals, literal);
      }
  g_array_append_val (literals, zero);
  return literals;
}

/**
 * sudoku_claim_new: (skip)
 * @cnf: the formula of a puzzle
 * @solution: (nullable): a solution of it, a full grid; %NULL: the claim is that it has none
 *
 * Makes the claim that a puzzle has no solution besides the one that is given. It is about the
 * formula as it is, also when that is reduced.
 *
 * Returns: (transfer full): the claim
 */
SudokuClaim *
sudoku_claim_new (SudokuCnf *cnf,
                  const SudokuGrid *solution)
{
  SudokuClaim *self = NULL;

  g_return_val_if_fail (cnf != NULL, NULL);

  self = g_new0 (SudokuClaim, 1);
  self->n_refs = 1;
  self->cnf = sudoku_cnf_ref (cnf);
  if (solution == NULL)
    return self;
  self->solution = sudoku_grid_copy (solution);
  self->exclusion = exclude (self->cnf, solution);
  return self;
}

/**
 * sudoku_claim_ref: (skip)
 *
 * Adds a reference. May be called from any thread.
 *
 * Returns: (transfer full): @self
 */
SudokuClaim *
sudoku_claim_ref (SudokuClaim *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_int_inc (&self->n_refs);
  return self;
}

/**
 * sudoku_claim_unref: (skip)
 *
 * Drops a reference. May be called from any thread.
 */
void
sudoku_claim_unref (SudokuClaim *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_int_dec_and_test (&self->n_refs))
    return;
  sudoku_cnf_unref (self->cnf);
  g_clear_pointer (&self->solution, sudoku_grid_free);
  g_clear_pointer (&self->exclusion, g_array_unref);
  g_free (self);
}

/**
 * sudoku_claim_get_cnf: (skip)
 *
 * Gets the formula of the puzzle, without what the claim adds.
 *
 * Returns: (transfer none): the formula
 */
SAT_DEFINE_GETTER (SudokuClaim, sudoku_claim, cnf, SudokuCnf *)

/**
 * sudoku_claim_get_solution: (skip)
 *
 * Gets the solution that is said to be the only one.
 *
 * Returns: (transfer none) (nullable): the solution; %NULL when it is said that there is none
 */
SAT_DEFINE_GETTER (SudokuClaim, sudoku_claim, solution, const SudokuGrid *)

/**
 * sudoku_claim_get_exclusion: (skip)
 * @n_literals: (out): how many numbers these are
 *
 * Gets the clause that excludes the solution, with the 0 at its end.
 *
 * Returns: (transfer none) (nullable) (array length=n_literals): the clause; %NULL when no solution
 *   is excluded
 */
const int *
sudoku_claim_get_exclusion (const SudokuClaim *self,
                            gsize *n_literals)
{
  g_return_val_if_fail (self != NULL && n_literals != NULL, NULL);

  *n_literals = self->exclusion != NULL ? self->exclusion->len : 0;
  return self->exclusion != NULL ? (const int *)(void *)self->exclusion->data : NULL;
}

/**
 * sudoku_claim_get_n_clauses: (skip)
 *
 * Gets the number of clauses of the whole formula.
 *
 * Returns: the number
 */
guint64
sudoku_claim_get_n_clauses (const SudokuClaim *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return sudoku_cnf_get_n_clauses (self->cnf) + (self->exclusion != NULL);
}

/**
 * sudoku_claim_stream: (skip)
 * @sink: where the clauses go
 * @task: (nullable): as for sudoku_cnf_stream()
 *
 * Makes all clauses: those of the puzzle, and the one that excludes the solution at the end.
 *
 * Returns: %FALSE with the errors of sudoku_cnf_stream()
 */
gboolean
sudoku_claim_stream (const SudokuClaim *self,
                     SatSink *sink,
                     const SudokuTask *task,
                     GError **error)
{
  const int *exclusion = NULL;
  gsize n_literals = 0;

  g_return_val_if_fail (self != NULL && sink != NULL, FALSE);

  exclusion = sudoku_claim_get_exclusion (self, &n_literals);
  return sudoku_cnf_stream (self->cnf, sink, task, error) &&
         (exclusion == NULL || sat_sink_add (sink, exclusion, n_literals, error));
}
