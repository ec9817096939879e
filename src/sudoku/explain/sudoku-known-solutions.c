/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Most questions about premises are answered by a solution that was found for another question, or
 * one that hardly differs from it. Does not know how solutions are found. */

#include "sudoku-known-solutions.h"

#include <string.h>

/* How many solutions are remembered. */
#define N_SOLUTIONS_MAX 128

struct _SudokuKnownSolutions
{
  const SudokuPremises *premises; /* borrowed */
  guint n_cells;
  guint8 *solutions; /* owned: by solution, by cell */
  guint n;
  guint next;        /* the place of the next one */
  guint best;        /* the one that contradicts the fewest premises */
  guint best_broken; /* how many these are */
};

/**
 * sudoku_known_solutions_new: (skip)
 * @premises: what a position says; must outlive it
 *
 * Makes a memory without solutions.
 *
 * Returns: (transfer full): the memory
 */
SudokuKnownSolutions *
sudoku_known_solutions_new (const SudokuPremises *premises)
{
  SudokuKnownSolutions *self = NULL;

  g_return_val_if_fail (premises != NULL, NULL);

  self = g_new0 (SudokuKnownSolutions, 1);
  self->premises = premises;
  self->n_cells = sudoku_geometry_get_n_cells (sudoku_premises_get_geometry (premises));
  self->solutions = g_new (guint8, (gsize)N_SOLUTIONS_MAX * self->n_cells);
  self->best_broken = G_MAXUINT;
  return self;
}

/**
 * sudoku_known_solutions_free:
 *
 * Frees them.
 */
void
sudoku_known_solutions_free (SudokuKnownSolutions *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->solutions);
  g_free (self);
}

static guint8 *
get (const SudokuKnownSolutions *self,
     guint which)
{
  return self->solutions + (gsize)which * self->n_cells;
}

/* How many of the chosen premises a solution contradicts, of all where @chosen is NULL; stops
 * counting at @limit. */
static guint
count_broken (const SudokuKnownSolutions *self,
              const guint8 *solution,
              const guint8 *chosen,
              guint limit)
{
  guint n = sudoku_premises_get_n (self->premises), n_broken = 0;

  for (guint i = 0; i < n && n_broken < limit; i++)
    n_broken += (chosen == NULL || chosen[i]) &&
                !sudoku_premise_agrees (sudoku_premises_get (self->premises, i), solution);
  return n_broken;
}

/**
 * sudoku_known_solutions_add: (skip)
 * @solution: a value for each cell
 *
 * Remembers a solution. When there are too many the oldest is forgotten, but never the one that
 * contradicts the fewest premises.
 *
 * Returns: (transfer none): the copy that is kept, valid until the next one is added
 */
const guint8 *
sudoku_known_solutions_add (SudokuKnownSolutions *self,
                            const guint8 *solution)
{
  guint which, n_broken;

  g_return_val_if_fail (self != NULL && solution != NULL, NULL);

  if (self->n == N_SOLUTIONS_MAX && self->next == self->best)
    self->next = (self->next + 1) % N_SOLUTIONS_MAX;
  which = self->next;
  self->next = (which + 1) % N_SOLUTIONS_MAX;
  self->n = MIN (self->n + 1, N_SOLUTIONS_MAX);
  memcpy (get (self, which), solution, self->n_cells);
  n_broken = count_broken (self, solution, NULL, self->best_broken);
  if (n_broken < self->best_broken)
    {
      self->best = which;
      self->best_broken = n_broken;
    }
  return get (self, which);
}

/**
 * sudoku_known_solutions_find: (skip)
 * @chosen: by premise: whether it counts
 * @n_broken_max: how many of these the solution may contradict
 *
 * Finds the solution that contradicts the fewest premises; of several the latest.
 *
 * Returns: (transfer none) (nullable): a value for each cell, valid until the next solution is
 *   added; %NULL when every known one contradicts more
 */
const guint8 *
sudoku_known_solutions_find (const SudokuKnownSolutions *self,
                             const guint8 *chosen,
                             guint n_broken_max)
{
  const guint8 *nearest = NULL;
  guint limit = n_broken_max + 1;

  g_return_val_if_fail (self != NULL && chosen != NULL, NULL);
  g_return_val_if_fail (n_broken_max < G_MAXUINT, NULL);

  for (guint i = 0; i < self->n && limit > 0; i++)
    {
      guint which = (self->next + N_SOLUTIONS_MAX - 1 - i) % N_SOLUTIONS_MAX;
      guint n_broken = count_broken (self, get (self, which), chosen, limit);

      if (n_broken >= limit)
        continue;
      nearest = get (self, which);
      limit = n_broken;
    }
  return nearest;
}
