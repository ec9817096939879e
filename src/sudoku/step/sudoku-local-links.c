/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Numbers and tables for the candidates and truths that take part in a propagation. Knows no
 * values. */

#include "sudoku-local-links.h"

#define NONE SUDOKU_LOCAL_NONE

static guint32 *
make_numbers (guint n)
{
  guint32 *numbers = g_new (guint32, n);

  for (guint i = 0; i < n; i++)
    numbers[i] = NONE;
  return numbers;
}

/* Gives a candidate a number, unless it has one. */
static guint32
take (SudokuLocalLinks *self,
      guint32 candidate)
{
  if (self->numbers[candidate] == NONE)
    {
      self->numbers[candidate] = self->n_candidates;
      self->candidates[self->n_candidates++] = candidate;
    }
  return self->numbers[candidate];
}

static void
add_truths (SudokuLocalLinks *self,
            const SudokuLinks *links,
            const SudokuPosition *position,
            const GArray *truths)
{
  guint side = sudoku_links_get_side (links);
  guint32 n = 0;

  self->n_truths = truths->len;
  self->truths = g_memdup2 (truths->data, truths->len * sizeof (guint32));
  self->first_member = g_new0 (guint32, truths->len + 1);
  self->members = g_new (guint32, (gsize)truths->len * side);
  for (guint truth = 0; truth < self->n_truths; truth++)
    {
      const guint32 *candidates = sudoku_links_get_candidates (links, self->truths[truth]);

      self->truth_numbers[self->truths[truth]] = truth;
      for (guint i = 0; i < side; i++)
        if (sudoku_position_has (position, candidates[i]))
          self->members[n++] = take (self, candidates[i]);
      self->first_member[truth + 1] = n;
    }
}

/* The way back, from candidates to truths. */
static void
add_truths_of (SudokuLocalLinks *self)
{
  guint32 n = self->first_member[self->n_truths];
  g_autofree guint32 *next = g_new0 (guint32, self->n_candidates + 1);

  self->first_truth = g_new0 (guint32, self->n_candidates + 1);
  self->truths_of = g_new (guint32, n);
  for (guint32 i = 0; i < n; i++)
    self->first_truth[self->members[i] + 1]++;
  for (guint i = 0; i < self->n_candidates; i++)
    {
      self->first_truth[i + 1] += self->first_truth[i];
      next[i] = self->first_truth[i];
    }
  for (guint32 truth = 0; truth < self->n_truths; truth++)
    for (guint32 i = self->first_member[truth]; i < self->first_member[truth + 1]; i++)
      self->truths_of[next[self->members[i]]++] = truth;
}

static gboolean
take_memory (SudokuLocalLinks *self,
             guint64 n_bytes)
{
  if (!sudoku_links_take_memory (self->links, n_bytes))
    return FALSE;
  self->n_bytes += n_bytes;
  return TRUE;
}

/* Returns FALSE when the work has ended, or when there are too many. */
static gboolean
add_conflicts (SudokuLocalLinks *self,
               SudokuLinks *links)
{
  g_autoptr (GArray) conflicts = g_array_new (FALSE, FALSE, sizeof (guint32));

  self->first_conflict = g_new0 (guint32, self->n_candidates + 1);
  for (guint i = 0; i < self->n_candidates; i++)
    {
      guint n = 0, before = conflicts->len;
      const guint32 *others = sudoku_links_get_conflicts (links, self->candidates[i], &n);

      for (guint k = 0; k < n; k++)
        if (self->numbers[others[k]] != NONE)
          g_array_append_val (conflicts, self->numbers[others[k]]);
      self->first_conflict[i + 1] = conflicts->len;
      if (sudoku_links_should_stop (links) ||
          !take_memory (self, (guint64)(conflicts->len - before) * sizeof (guint32)))
        return FALSE;
    }
  self->conflicts = (guint32 *)(gpointer)g_array_free (g_steal_pointer (&conflicts), FALSE);
  return TRUE;
}

/**
 * sudoku_local_links_new: (skip)
 * @links: truths and conflicts of the shape
 * @position: a position
 * @candidates: (element-type guint32): the candidates that get the first numbers, in this order
 * @truths: (element-type guint32): the truths that take part, in this order
 *
 * Numbers some candidates and some truths. Other candidates that the position leaves in a truth
 * take part as well, after @candidates. O(N³), plus O(N) for each candidate whose conflicts are
 * known already and O(N²) for each other one.
 *
 * Returns: (transfer full) (nullable): the tables; %NULL when the work of @links has ended, or
 *   where they would take too much memory
 */
SudokuLocalLinks *
sudoku_local_links_new (SudokuLinks *links,
                        const SudokuPosition *position,
                        const GArray *candidates,
                        const GArray *truths)
{
  g_autoptr (SudokuLocalLinks) self = NULL;

  g_return_val_if_fail (links != NULL && position != NULL, NULL);
  g_return_val_if_fail (candidates != NULL && truths != NULL, NULL);

  self = g_new0 (SudokuLocalLinks, 1);
  self->links = sudoku_links_ref (links);
  self->candidates = g_new (guint32, sudoku_links_get_n_candidates (links));
  self->numbers = make_numbers (sudoku_links_get_n_candidates (links));
  self->truth_numbers = make_numbers (sudoku_links_get_n_truths (links));
  for (guint i = 0; i < candidates->len; i++)
    take (self, g_array_index (candidates, guint32, i));
  add_truths (self, links, position, truths);
  add_truths_of (self);
  return add_conflicts (self, links) ? g_steal_pointer (&self) : NULL;
}

/**
 * sudoku_local_links_free: (skip)
 *
 * Frees them.
 */
void
sudoku_local_links_free (SudokuLocalLinks *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->candidates);
  g_free (self->numbers);
  g_free (self->truths);
  g_free (self->truth_numbers);
  g_free (self->first_member);
  g_free (self->members);
  g_free (self->first_truth);
  g_free (self->truths_of);
  g_free (self->first_conflict);
  g_free (self->conflicts);
  sudoku_links_give_back (self->links, self->n_bytes);
  sudoku_links_unref (self->links);
  g_free (self);
}
