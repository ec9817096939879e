/* SPDX-License-Identifier: GPL-3.0-or-later */

/* If the candidates of k truths lie in k links, all other candidates of these links are false. Here
 * a truth is nothing but the set of links that contain its candidates, one each: cells and values
 * of a house, or rows and columns of a value. */

#include "sudoku-cover.h"

typedef struct
{
  SudokuStepSearch *search;
  const SudokuSet *truths;
  guint n_truths;
  guint size;
  SudokuCoverFunc func;
  gpointer user_data;
} Cover;

/* Adds truths from @first on to the chosen ones. */
static gboolean
extend (const Cover *self,
        guint first,
        guint n_chosen,
        SudokuSet chosen,
        SudokuSet links)
{
  if (n_chosen == self->size)
    return sudoku_set_count (links) != self->size ||
           self->func (chosen, links, self->user_data);
  if (!sudoku_step_search_spend (self->search, self->n_truths - first))
    return FALSE;
  for (guint i = first; i + self->size <= self->n_truths + n_chosen; i++)
    {
      SudokuSet both = sudoku_set_or (links, self->truths[i]);

      if (sudoku_set_count (self->truths[i]) > 1 && sudoku_set_count (both) <= self->size &&
          !extend (self, i + 1, n_chosen + 1,
                   sudoku_set_or (chosen, sudoku_set_single (i)), both))
        return FALSE;
    }
  return TRUE;
}

/**
 * sudoku_cover_find: (skip)
 * @search: a search that runs
 * @truths: (array length=n_truths): for each truth, the links it has candidates in; truths with
 *   fewer than two are left out
 * @n_truths: up to 128
 * @size: how many truths to take
 * @func: gets each cover
 * @user_data: for @func
 *
 * Finds all choices of @size truths that have candidates in exactly @size links. O(choices), so
 * meant for sizes up to 4.
 *
 * Returns: whether all were looked at
 */
gboolean
sudoku_cover_find (SudokuStepSearch *search,
                   const SudokuSet *truths,
                   guint n_truths,
                   guint size,
                   SudokuCoverFunc func,
                   gpointer user_data)
{
  Cover self = { search, truths, n_truths, size, func, user_data };

  g_return_val_if_fail (search != NULL && truths != NULL && n_truths <= 128, FALSE);

  return extend (&self, 0, 0, SUDOKU_SET_EMPTY, SUDOKU_SET_EMPTY);
}

/* Finds a link of its own for a truth; other truths may have to change theirs. @owners: of the
 * links, from 1. */
static gboolean
match (const SudokuSet *truths,
       guint truth,
       guint8 *owners,
       SudokuSet *seen)
{
  guint link;

  SUDOKU_SET_FOREACH (truths[truth], link)
  {
    if (sudoku_set_has (*seen, link))
      continue;
    *seen = sudoku_set_or (*seen, sudoku_set_single (link));
    if (owners[link] == 0 || match (truths, owners[link] - 1u, owners, seen))
      {
        owners[link] = (guint8)(truth + 1);
        return TRUE;
      }
  }
  return FALSE;
}

/* The smallest cover that contains a truth: for each link, add the truth that owns it. */
static SudokuSet
close_over (const SudokuSet *truths,
            guint truth,
            const guint8 *owners,
            SudokuSet *links)
{
  SudokuSet chosen = sudoku_set_single (truth), fresh = truths[truth];

  *links = SUDOKU_SET_EMPTY;
  while (!sudoku_set_is_empty (fresh))
    {
      guint link = sudoku_set_first (fresh);

      *links = sudoku_set_or (*links, sudoku_set_single (link));
      if (owners[link] > 0)
        {
          chosen = sudoku_set_or (chosen, sudoku_set_single (owners[link] - 1u));
          fresh = sudoku_set_or (fresh, truths[owners[link] - 1u]);
        }
      fresh = sudoku_set_minus (fresh, *links);
    }
  return chosen;
}

/**
 * sudoku_cover_find_smallest: (skip)
 * @search: a search that runs
 * @truths: (array length=n_truths): for each truth, the links it has candidates in; empty sets are
 *   left out
 * @n_truths: up to 128
 * @size_min: the fewest truths of a cover
 * @func: gets each cover
 * @user_data: for @func
 *
 * Finds for each truth the smallest cover that contains it, of any size, provided it has at least
 * @size_min truths and not all of them. After matching truths with links, these are the truths that
 * can be reached from it. O(n_truths³)
 *
 * Returns: whether all were looked at; also %FALSE when there is no matching
 */
gboolean
sudoku_cover_find_smallest (SudokuStepSearch *search,
                            const SudokuSet *truths,
                            guint n_truths,
                            guint size_min,
                            SudokuCoverFunc func,
                            gpointer user_data)
{
  guint8 owners[128] = { 0 };
  guint n_used = 0;

  g_return_val_if_fail (search != NULL && truths != NULL && n_truths <= 128, FALSE);

  for (guint truth = 0; truth < n_truths; truth++)
    {
      SudokuSet seen = SUDOKU_SET_EMPTY;

      if (sudoku_set_is_empty (truths[truth]))
        continue;
      n_used++;
      if (!match (truths, truth, owners, &seen))
        return FALSE;
    }
  for (guint truth = 0; truth < n_truths; truth++)
    {
      SudokuSet links, chosen;
      guint size;

      if (sudoku_set_is_empty (truths[truth]))
        continue;
      chosen = close_over (truths, truth, owners, &links);
      size = sudoku_set_count (chosen);
      if (!sudoku_step_search_spend (search, n_truths))
        return FALSE;
      if (size >= size_min && size < n_used && sudoku_set_count (links) == size &&
          !func (chosen, links, user_data))
        return FALSE;
    }
  return TRUE;
}
