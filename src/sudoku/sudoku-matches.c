/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A sorted set of clause numbers, kept as runs of neighbours, so that a whole family of
 * a hundred million clauses is one entry. Knows nothing of formulas. */

#include "sudoku-matches.h"

typedef struct
{
  guint64 first; /* the number of its first clause */
  guint64 rank;  /* how many clauses are in the runs before */
} Run;

struct _SudokuMatches
{
  GArray *runs; /* (element-type Run) */
  guint64 n_clauses;
};

/**
 * sudoku_matches_new:
 *
 * Returns: (transfer full): an empty set
 */
SudokuMatches *
sudoku_matches_new (void)
{
  SudokuMatches *self = g_new0 (SudokuMatches, 1);

  self->runs = g_array_new (FALSE, FALSE, sizeof (Run));
  return self;
}

/**
 * sudoku_matches_free:
 * @self: (transfer full): a set
 */
void
sudoku_matches_free (SudokuMatches *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->runs);
  g_free (self);
}

/* The number after the last clause of the set, which is not empty. */
static guint64
get_end (const SudokuMatches *self)
{
  const Run *last = &g_array_index (self->runs, Run, self->runs->len - 1);

  return last->first + self->n_clauses - last->rank;
}

/**
 * sudoku_matches_append:
 * @self: a set
 * @first: a number larger than all in the set
 * @n_clauses: how many numbers follow each other from there on; none is fine
 *
 * Adds a run. One that continues the last one is made one with it.
 */
void
sudoku_matches_append (SudokuMatches *self,
                       guint64 first,
                       guint64 n_clauses)
{
  const Run run = { first, self->n_clauses };

  g_return_if_fail (self->runs->len == 0 || first >= get_end (self));

  if (n_clauses == 0)
    return;
  if (self->runs->len == 0 || first != get_end (self))
    g_array_append_val (self->runs, run);
  self->n_clauses += n_clauses;
}

/**
 * sudoku_matches_get_n_clauses:
 * @self: a set
 *
 * Returns: how many numbers are in it
 */
guint64
sudoku_matches_get_n_clauses (const SudokuMatches *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_clauses;
}

/**
 * sudoku_matches_get_run:
 * @self: a set
 * @rank: below the size of the set
 * @first: (out): the number that has @rank smaller ones in the set
 *
 * Returns: how many numbers of the set follow each other from @first on, itself included;
 *   O(log of the runs)
 */
guint64
sudoku_matches_get_run (const SudokuMatches *self,
                        guint64 rank,
                        guint64 *first)
{
  const Run *runs = NULL;
  guint low = 0, high;

  g_return_val_if_fail (self != NULL && rank < self->n_clauses && first != NULL, 0);

  runs = (const Run *)(gpointer)self->runs->data;
  high = self->runs->len - 1;
  while (low < high)
    {
      guint middle = low + (high - low + 1) / 2;

      if (runs[middle].rank <= rank)
        low = middle;
      else
        high = middle - 1;
    }
  *first = runs[low].first + rank - runs[low].rank;
  return (low + 1 < self->runs->len ? runs[low + 1].rank : self->n_clauses) - rank;
}

/**
 * sudoku_matches_get_nth:
 * @self: a set
 * @rank: below the size of the set
 *
 * Returns: the number that has @rank smaller ones; O(log of the runs)
 */
guint64
sudoku_matches_get_nth (const SudokuMatches *self,
                        guint64 rank)
{
  guint64 first = 0;

  sudoku_matches_get_run (self, rank, &first);
  return first;
}

/**
 * sudoku_matches_get_rank:
 * @self: a set
 * @clause: any number
 *
 * Returns: how many in the set are smaller than @clause; O(log of the runs)
 */
guint64
sudoku_matches_get_rank (const SudokuMatches *self,
                         guint64 clause)
{
  const Run *runs = NULL;
  guint low = 0, high;
  guint64 end;

  g_return_val_if_fail (self != NULL, 0);

  /* Afterwards @low runs begin before @clause. */
  runs = (const Run *)(gpointer)self->runs->data;
  high = self->runs->len;
  while (low < high)
    {
      guint middle = low + (high - low) / 2;

      if (runs[middle].first < clause)
        low = middle + 1;
      else
        high = middle;
    }
  if (low == 0)
    return 0;
  end = low < self->runs->len ? runs[low].rank : self->n_clauses;
  return MIN (runs[low - 1].rank + clause - runs[low - 1].first, end);
}
