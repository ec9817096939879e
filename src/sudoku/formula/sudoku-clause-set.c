/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A sorted set of clause numbers, kept as runs of consecutive numbers, so that a whole family of a
 * hundred million clauses is one entry. A set that repeats at even distances, as the clauses of a
 * house do for each value, is one entry, too. Knows nothing of formulas. */

#include "sudoku-clause-set.h"

#include <sat-getter.h>

/* A run, or a pattern that repeats. */
typedef struct
{
  guint64 first;                  /* the number of its first clause; of a pattern, where its 0 is */
  guint64 rank;                   /* how many clauses are in the runs before */
  guint64 period;                 /* from one pattern to the next */
  guint64 n_times;                /* how often the pattern comes */
  const SudokuClauseSet *pattern; /* (nullable): owned by the set; NULL = neighbours */
} Run;

struct _SudokuClauseSet
{
  GArray *runs;        /* (element-type Run) */
  GPtrArray *patterns; /* (element-type SudokuClauseSet) (nullable) */
  guint64 n_clauses;
};

/**
 * sudoku_clause_set_new: (skip)
 *
 * Makes an empty set.
 *
 * Returns: (transfer full): the set
 */
SudokuClauseSet *
sudoku_clause_set_new (void)
{
  SudokuClauseSet *self = g_new0 (SudokuClauseSet, 1);

  self->runs = g_array_new (FALSE, FALSE, sizeof (Run));
  return self;
}

/**
 * sudoku_clause_set_free:
 *
 * Frees it.
 */
void
sudoku_clause_set_free (SudokuClauseSet *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->runs);
  g_clear_pointer (&self->patterns, g_ptr_array_unref);
  g_free (self);
}

/* The number after the last clause of the set, 0 when it is empty. */
static guint64
get_end (const SudokuClauseSet *self)
{
  const Run *last = NULL;

  if (self->runs->len == 0)
    return 0;
  last = &g_array_index (self->runs, Run, self->runs->len - 1);
  if (last->pattern != NULL)
    return last->first + (last->n_times - 1) * last->period + get_end (last->pattern);
  return last->first + self->n_clauses - last->rank;
}

/* Does a run that begins there extend the last one? */
static gboolean
continues (const SudokuClauseSet *self,
           guint64 first)
{
  return self->runs->len > 0 && first == get_end (self) &&
         g_array_index (self->runs, Run, self->runs->len - 1).pattern == NULL;
}

/**
 * sudoku_clause_set_append:
 * @first: a number larger than all in the set
 * @n_clauses: the length of the run; may be 0
 *
 * Adds a run. It is joined with the last one if it continues it.
 */
void
sudoku_clause_set_append (SudokuClauseSet *self,
                          guint64 first,
                          guint64 n_clauses)
{
  const Run run = { .first = first, .rank = self->n_clauses };

  g_return_if_fail (first >= get_end (self));

  if (n_clauses == 0)
    return;
  if (!continues (self, first))
    g_array_append_val (self->runs, run);
  self->n_clauses += n_clauses;
}

/**
 * sudoku_clause_set_append_pattern:
 * @first: the offset of the first repetition; all its numbers are then larger than those in the set
 * @period: larger than each number of the pattern
 * @n_times: how often the pattern repeats, each time @period further on; at least 1
 * @pattern: (transfer full): a set
 *
 * Adds a set repeatedly. A pattern of all numbers below @period becomes one run.
 */
void
sudoku_clause_set_append_pattern (SudokuClauseSet *self,
                                  guint64 first,
                                  guint64 period,
                                  guint64 n_times,
                                  SudokuClauseSet *pattern)
{
  g_autoptr (SudokuClauseSet) owned = pattern;
  const Run run = { first, self->n_clauses, period, n_times, pattern };

  g_return_if_fail (n_times > 0 && get_end (pattern) <= period && first >= get_end (self));

  if (pattern->n_clauses == period)
    sudoku_clause_set_append (self, first, n_times * period);
  if (pattern->n_clauses == period || pattern->n_clauses == 0)
    return;
  if (self->patterns == NULL)
    self->patterns = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_clause_set_free);
  g_ptr_array_add (self->patterns, g_steal_pointer (&owned));
  g_array_append_val (self->runs, run);
  self->n_clauses += n_times * pattern->n_clauses;
}

/**
 * sudoku_clause_set_get_n_clauses:
 *
 * Counts the clauses.
 *
 * Returns: the number
 */
SAT_DEFINE_GETTER (SudokuClauseSet, sudoku_clause_set, n_clauses, guint64)

static guint64
get_run_of_pattern (const Run *run,
                    guint64 rank,
                    guint64 *first)
{
  guint64 n_of_pattern = run->pattern->n_clauses;
  guint64 n = sudoku_clause_set_get_run (run->pattern, rank % n_of_pattern, first);

  *first += run->first + rank / n_of_pattern * run->period;
  return n;
}

/**
 * sudoku_clause_set_get_run:
 * @rank: below the size of the set
 * @first: (out): the number that has @rank smaller ones in the set
 *
 * Gets how many consecutive numbers from @first on are known to be in the set. O(log of the runs).
 *
 * Returns: their number, at least 1
 */
guint64
sudoku_clause_set_get_run (const SudokuClauseSet *self,
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
  if (runs[low].pattern != NULL)
    return get_run_of_pattern (&runs[low], rank - runs[low].rank, first);
  *first = runs[low].first + rank - runs[low].rank;
  return (low + 1 < self->runs->len ? runs[low + 1].rank : self->n_clauses) - rank;
}

/**
 * sudoku_clause_set_get_nth:
 * @rank: below the size of the set
 *
 * Gets the number that has @rank smaller ones. O(log of the runs).
 *
 * Returns: the number of the clause
 */
guint64
sudoku_clause_set_get_nth (const SudokuClauseSet *self,
                           guint64 rank)
{
  guint64 first = 0;

  sudoku_clause_set_get_run (self, rank, &first);
  return first;
}

/* How many numbers of a run, repeated endlessly, are before @clause. */
static guint64
rank_in_pattern (const Run *run,
                 guint64 clause)
{
  guint64 distance = clause - run->first;

  return distance / run->period * run->pattern->n_clauses +
         sudoku_clause_set_get_rank (run->pattern, distance % run->period);
}

/**
 * sudoku_clause_set_get_rank:
 * @clause: any number
 *
 * Counts the numbers in the set that are smaller than @clause. O(log of the runs).
 *
 * Returns: the count
 */
guint64
sudoku_clause_set_get_rank (const SudokuClauseSet *self,
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
  if (runs[low - 1].pattern != NULL)
    return MIN (runs[low - 1].rank + rank_in_pattern (&runs[low - 1], clause), end);
  return MIN (runs[low - 1].rank + clause - runs[low - 1].first, end);
}
