/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Steps in words that rely on the puzzle having one solution: cells that could change their numbers
 * among them, were it not for the guardians. That they could is what the finder says: the checker
 * takes it on trust, too. */

#include <glib/gi18n.h>

#include "words-telling.h"

static GArray *
list_guardians (const WordsTelling *self)
{
  GArray *guardians = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint n = 0;
  const guint32 *numbers = sudoku_step_get_guardians (self->step, &n);

  g_array_append_vals (guardians, numbers, n);
  return guardians;
}

/* The candidates that could change places. */
static GArray *
list_pattern (const WordsTelling *self)
{
  GArray *pattern = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint n = 0;
  const SudokuStepMark *marks = sudoku_step_get_marks (self->step, &n);

  for (guint i = 0; i < n; i++)
    if (marks[i].role == SUDOKU_ROLE_PATTERN)
      g_array_append_val (pattern, marks[i].candidate);
  return pattern;
}

static gboolean
is_loop (const WordsTelling *self,
         const GArray *pattern)
{
  return sudoku_set_count (words_telling_collect_values (self, pattern)) == 2 &&
         words_telling_find_common_house (self, pattern) == WORDS_NO_HOUSE;
}

static void
say_loop (WordsTelling *self,
          const GArray *pattern,
          const GArray *guardians)
{
  g_autofree char *extra = words_telling_name_alternatives (self, guardians);
  g_autofree char *cells = words_telling_name_cells (self, pattern);
  g_autofree char *values =
    words_telling_name_values (self, words_telling_collect_values (self, pattern));

  /* Translators: cells, two numbers, and possibilities such as "row 4 column 8 is 3 or 5". */
  words_telling_say (self, 0,
                     g_strdup_printf (_ ("%s hold only %s, unless %s."), cells, values, extra));
  words_telling_light (self, pattern);
  /* Translators: two numbers. */
  words_telling_say (self, 0,
                     g_strdup_printf (_ ("If they held only %s, these could change places, and the "
                                         "puzzle would have two solutions. It has only one."),
                                      values));
}

static void
say_grave (WordsTelling *self,
           const GArray *guardians)
{
  g_autofree char *extra = words_telling_name_alternatives (self, guardians);

  /* Translators: possibilities such as "row 4 column 8 is 3 or row 5 column 8 is 3". */
  words_telling_say (self, 0,
                     g_strdup_printf (_ ("Every empty cell has just two numbers left, and every "
                                         "number just two places in each house, unless %s."),
                                      extra));
  words_telling_light (self, guardians);
  words_telling_say (self, 0, g_strdup (_ ("If that were so, all of them could be exchanged, and "
                                           "the puzzle would have two solutions. It has only "
                                           "one.")));
}

static void
say_guardians (WordsTelling *self,
               const GArray *guardians)
{
  SudokuSet values = words_telling_collect_values (self, guardians);
  g_autofree char *extra = NULL;
  g_autofree char *cells = NULL;
  guint value = sudoku_set_first (values);

  if (sudoku_set_count (values) == 1 && guardians->len > 1)
    {
      cells = words_telling_name_cells (self, guardians);
      /* Translators: several cells and a number. */
      words_telling_say (self, 0,
                         g_strdup_printf (_ ("So at least one of these cells is %2$u: %1$s."),
                                          cells, value));
      return;
    }
  extra = words_telling_name_alternatives (self, guardians);
  /* Translators: possibilities such as "row 4 column 8 is 3 or row 4 column 8 is 5". */
  words_telling_say (self, 0, g_strdup_printf (_ ("So %s."), extra));
}

static gboolean
are_in_cell (const WordsTelling *self,
             const GArray *candidates,
             guint cell)
{
  for (guint i = 0; i < candidates->len; i++)
    if (g_array_index (candidates, guint32, i) / self->side != cell)
      return FALSE;
  return TRUE;
}

/* Whether the guardians are in one cell, which loses everything else. */
static gboolean
is_of_one_cell (const WordsTelling *self,
                const GArray *guardians)
{
  for (guint i = 0; i < self->n_conclusions; i++)
    if (self->conclusions[i].placed ||
        !are_in_cell (self, guardians, self->conclusions[i].candidate / self->side))
      return FALSE;
  return self->n_truths == 0;
}

/**
 * words_tell_unique:
 *
 * Tells of guardians: one of them is true, or the puzzle would have two solutions. What follows
 * from that is told, too, unless it takes an argument of its own.
 *
 * Returns: whether everything was told
 */
gboolean
words_tell_unique (WordsTelling *self)
{
  g_autoptr (GArray) guardians = list_guardians (self);
  g_autoptr (GArray) pattern = list_pattern (self);

  if (guardians->len == 0 || pattern->len == 0)
    return FALSE;
  if (is_loop (self, pattern))
    say_loop (self, pattern, guardians);
  else
    say_grave (self, guardians);
  say_guardians (self, guardians);
  if (is_of_one_cell (self, guardians))
    return TRUE;
  if (self->n_truths > 0 || !words_telling_conclusions_see (self, guardians))
    return FALSE;
  words_telling_light (self, guardians);
  words_telling_say (self, 0, g_strdup (_ ("Whichever it is, it rules out the same.")));
  return TRUE;
}
