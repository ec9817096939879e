/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finished puzzles, counted by kind and level. Where the level was not known they are counted
 * apart: nothing is concluded from the difficulty that old records have. Knows nothing of files. */

#include "sudoku-tally.h"

#include <string.h>

/* Kinds differ here by size and rules alone. */
static SudokuKind
drop_difficulty (const SudokuKind *kind)
{
  SudokuKind shape = *kind;

  shape.difficulty = SUDOKU_DIFFICULTY_UNKNOWN;
  return shape;
}

static int
compare (const SudokuTally *self,
         const SudokuKind *shape,
         SudokuLevel level)
{
  int order = sudoku_kind_compare (&self->kind, shape);

  if (order != 0 || self->level == level)
    return order;
  /* What is unknown comes last. */
  if (self->level == SUDOKU_LEVEL_UNKNOWN || level == SUDOKU_LEVEL_UNKNOWN)
    return self->level == SUDOKU_LEVEL_UNKNOWN ? 1 : -1;
  return self->level < level ? -1 : 1;
}

static int
compare_tallies (gconstpointer a,
                 gconstpointer b)
{
  const SudokuTally *other = b;

  return compare (a, &other->kind, other->level);
}

static void
add_time (SudokuTally *self,
          const SudokuTallyTime *time)
{
  if (self->n_last == SUDOKU_TALLY_LAST)
    {
      self->n_last--;
      memmove (self->last, self->last + 1, self->n_last * sizeof *self->last);
    }
  self->last[self->n_last++] = *time;
  if (!time->counts)
    return;
  self->best = self->n_timed > 0 ? MIN (self->best, time->seconds) : time->seconds;
  self->n_timed++;
  /* This can't overflow, as a sum could. */
  self->average += (time->seconds - self->average) / self->n_timed;
}

static void
add_result (SudokuTally *self,
            const SudokuResult *result)
{
  const SudokuTallyTime time = { result->seconds, sudoku_result_counts (result) };

  self->n_played++;
  if (result->stage == SUDOKU_RESULT_BEGUN)
    return;
  self->n_finished++;
  self->n_helped += result->stage == SUDOKU_RESULT_HELPED;
  add_time (self, &time);
}

/* When those games were begun that were finished later: (element-type gint64 guint), counted. */
static GHashTable *
collect_begun (GArray *results)
{
  GHashTable *begun = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint i = 0; i < results->len; i++)
    {
      const SudokuResult *result = &g_array_index (results, SudokuResult, i);
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (begun, &result->begun));

      if (result->stage != SUDOKU_RESULT_BEGUN && result->begun != 0)
        g_hash_table_insert (begun, g_memdup2 (&result->begun, sizeof result->begun),
                             GUINT_TO_POINTER (n + 1));
    }
  return begun;
}

/* A game that was finished has two records: that it was begun is said by the other one, too. */
static gboolean
is_said_twice (const SudokuResult *result,
               GHashTable *begun)
{
  guint n = 0;

  if (result->stage != SUDOKU_RESULT_BEGUN)
    return FALSE;
  n = GPOINTER_TO_UINT (g_hash_table_lookup (begun, &result->when));
  if (n > 0)
    g_hash_table_insert (begun, g_memdup2 (&result->when, sizeof result->when),
                         GUINT_TO_POINTER (n - 1));
  return n > 0;
}

/* The tally of this kind and level, which is added if need be. */
static SudokuTally *
find (GArray *tallies,
      const SudokuResult *result)
{
  SudokuTally new = { .kind = drop_difficulty (&result->kind), .level = result->level };

  for (guint i = 0; i < tallies->len; i++)
    if (compare (&g_array_index (tallies, SudokuTally, i), &new.kind, new.level) == 0)
      return &g_array_index (tallies, SudokuTally, i);
  g_array_append_val (tallies, new);
  return &g_array_index (tallies, SudokuTally, tallies->len - 1);
}

/**
 * sudoku_tally_list:
 * @results: (element-type SudokuResult): in the order in which they were written
 *
 * Counts all puzzles.
 *
 * Returns: (transfer full) (element-type SudokuTally): one for each kind and level that occurs: the
 *   smallest kind first, and of a kind the easiest level
 */
GArray *
sudoku_tally_list (GArray *results)
{
  GArray *tallies = g_array_new (FALSE, TRUE, sizeof (SudokuTally));
  g_autoptr (GHashTable) begun = NULL;

  g_return_val_if_fail (results != NULL, tallies);

  begun = collect_begun (results);
  for (guint i = 0; i < results->len; i++)
    {
      const SudokuResult *result = &g_array_index (results, SudokuResult, i);

      if (!is_said_twice (result, begun))
        add_result (find (tallies, result), result);
    }
  g_array_sort (tallies, compare_tallies);
  return tallies;
}

/**
 * sudoku_tally_count:
 * @self: (out caller-allocates): the tally
 * @results: (element-type SudokuResult): in the order in which they were written
 * @kind: a kind, whose difficulty does not matter
 * @level: a level
 *
 * Counts the puzzles of one kind and level.
 */
void
sudoku_tally_count (SudokuTally *self,
                    GArray *results,
                    const SudokuKind *kind,
                    SudokuLevel level)
{
  g_autoptr (GArray) tallies = NULL;

  g_return_if_fail (self != NULL && results != NULL && kind != NULL);

  *self = (SudokuTally){ .kind = drop_difficulty (kind), .level = level };
  tallies = sudoku_tally_list (results);
  for (guint i = 0; i < tallies->len; i++)
    if (compare_tallies (&g_array_index (tallies, SudokuTally, i), self) == 0)
      *self = g_array_index (tallies, SudokuTally, i);
}
