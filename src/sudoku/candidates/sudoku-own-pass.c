/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Unit propagation of own clauses. Their further variables, names and counters, are unknown at the
 * start of each pass: what is known of them follows from the candidates. When all cells are known,
 * the solver also decides whether there is a choice of the names. */

#include "sudoku-own-pass.h"

#include <sat-solver.h>

/* After so many conflicts the names are undecided. */
#define CONFLICTS_MAX 20000

typedef struct
{
  const SudokuOwnClauses *own;
  SudokuCandidates *candidates;
  const SudokuSet *cells;
  guint side;
  guint n_candidates;
  int *extras;       /* 1: true, −1: false, 0: unknown */
  gboolean changed;  /* a candidate is gone */
  gboolean sweeping; /* something is known that was not */
} Pass;

/* 1: true, −1: false, 0: unknown. */
static int
evaluate (const Pass *self,
          int literal)
{
  guint variable = (guint)ABS (literal) - 1;
  int known = 0;

  if (variable >= self->n_candidates)
    known = self->extras[variable - self->n_candidates];
  else
    {
      SudokuSet set = self->cells[variable / self->side];

      if (!sudoku_set_has (set, variable % self->side + 1))
        known = -1;
      else if (sudoku_set_count (set) == 1)
        known = 1;
    }
  return literal < 0 ? -known : known;
}

/* The only literal of a clause that can be true. */
static gboolean
assert_literal (Pass *self,
                int literal)
{
  guint variable = (guint)ABS (literal) - 1;
  guint cell = variable / self->side, value = variable % self->side + 1;

  self->sweeping = TRUE;
  if (variable >= self->n_candidates)
    {
      self->extras[variable - self->n_candidates] = literal > 0 ? 1 : -1;
      return TRUE;
    }
  self->changed = TRUE;
  return literal > 0 ? sudoku_candidates_assign (self->candidates, cell, value)
                     : sudoku_candidates_remove (self->candidates, cell, value);
}

/* FALSE: all its literals are false. */
static gboolean
look_at_clause (Pass *self,
                guint index)
{
  static const SudokuDeadEnd dead_end = { .kind = SUDOKU_DEAD_END_OWN };
  guint n = 0, n_open = 0;
  const int *literals = sudoku_own_clauses_get (self->own, index, &n);
  int open = 0;

  for (guint i = 0; i < n; i++)
    {
      int known = evaluate (self, literals[i]);

      if (known > 0)
        return TRUE;
      /* A repetition of the same literal is not another one. */
      if (known == 0 && literals[i] != open)
        {
          open = literals[i];
          n_open++;
        }
    }
  if (n_open == 0)
    return sudoku_candidates_fail (self->candidates, &dead_end);
  return n_open > 1 || assert_literal (self, open);
}

/* Chains of counters run forwards and backwards. */
static gboolean
sweep (Pass *self,
       gboolean backwards)
{
  guint n = sudoku_own_clauses_get_n (self->own);

  self->sweeping = FALSE;
  for (guint i = 0; i < n; i++)
    if (!look_at_clause (self, backwards ? n - 1 - i : i))
      return FALSE;
  return TRUE;
}

/* Adds the open part of a clause; the further variables count from 1. */
static gboolean
add_rest (const Pass *self,
          SatSolver *solver,
          guint index)
{
  int rest[SUDOKU_OWN_LENGTH_MAX];
  guint n = 0, n_rest = 0;
  const int *literals = sudoku_own_clauses_get (self->own, index, &n);

  for (guint i = 0; i < n; i++)
    {
      int extra = ABS (literals[i]) - (int)self->n_candidates;

      if (evaluate (self, literals[i]) > 0)
        return TRUE;
      if (evaluate (self, literals[i]) == 0)
        rest[n_rest++] = literals[i] < 0 ? -extra : extra;
    }
  return sat_solver_add_clause (solver, rest, n_rest, NULL);
}

/* All cells are known: is there a choice of the names? */
static gboolean
can_choose_names (const Pass *self)
{
  g_autoptr (SatSolver) solver = sat_solver_new (SAT_PROFILE_DEFAULT);

  for (guint i = 0; i < sudoku_own_clauses_get_n (self->own); i++)
    if (!add_rest (self, solver, i))
      return TRUE;
  sat_solver_set_conflict_limit (solver, CONFLICTS_MAX);
  return sat_solver_solve (solver, NULL) != SAT_STATUS_UNSATISFIABLE;
}

/**
 * sudoku_own_pass: (skip)
 * @own: clauses
 * @candidates: candidates; those that the clauses exclude are removed
 *
 * Applies the clauses as long as one of them has a single literal left. Each pass takes as many
 * steps as there are literals.
 *
 * Returns: whether a candidate was removed, without a dead end
 */
gboolean
sudoku_own_pass (const SudokuOwnClauses *own,
                 SudokuCandidates *candidates)
{
  static const SudokuDeadEnd dead_end = { .kind = SUDOKU_DEAD_END_OWN };
  g_autofree int *extras = NULL;
  const SudokuSet *places = NULL;
  Pass self = { .own = own, .candidates = candidates };

  g_return_val_if_fail (own != NULL && candidates != NULL, FALSE);

  sudoku_candidates_peek (candidates, &self.cells, &places);
  self.side = sudoku_geometry_get_side (sudoku_candidates_get_geometry (candidates));
  self.n_candidates = self.side * self.side * self.side;
  extras = g_new0 (int, sudoku_own_clauses_get_n_extra (own) + 1);
  self.extras = extras;
  for (gboolean backwards = FALSE; self.sweeping || !backwards; backwards = !backwards)
    if (!sweep (&self, backwards))
      return FALSE;
  if (!self.changed && sudoku_candidates_get_n_open (candidates) == 0 &&
      sudoku_own_get_n_names (sudoku_own_clauses_get_own (own)) > 0 && !can_choose_names (&self))
    return sudoku_candidates_fail (candidates, &dead_end);
  return self.changed;
}
