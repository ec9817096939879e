/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Steps in words that rely on the puzzle having one solution: cells that could change their numbers
 * among them, were it not for the guardians. That they could is what the finder says: the checker
 * takes it on trust, too. */

#include <glib/gi18n.h>
#include <words-terms.h>

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

/* Numbers that were found could be others, unlike givens. */
static void
say_not_given (WordsTelling *self,
               const GArray *pattern)
{
  gboolean filled = FALSE;

  for (guint i = 0; i < pattern->len; i++)
    filled = filled || sudoku_position_is_filled (self->position, g_array_index (pattern, guint32,
                                                                                 i) /
                                                                    self->side);
  if (!filled)
    return;
  words_telling_light (self, pattern);
  words_telling_say (self, 0, g_strdup (_ ("None of these cells was given.")));
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
  say_not_given (self, pattern);
  words_telling_light (self, pattern);
  /* Translators: two numbers. */
  words_telling_say (self, 0,
                     g_strdup_printf (_ ("If they held only %s, these two numbers could be swapped "
                                         "in all of them, and the puzzle would have two solutions. "
                                         "It has only one."),
                                      values));
}

static void
say_grave (WordsTelling *self,
           const GArray *guardians)
{
  g_autofree char *extra = words_telling_name_alternatives (self, guardians);

  words_telling_light (self, guardians);
  /* Translators: possibilities such as "row 4 column 8 is 3 or 5". */
  words_telling_say (self, 0,
                     g_strdup_printf (_ ("Unless %s, every empty cell has just two numbers left, "
                                         "and every number just two places in each house."),
                                      extra));
  words_telling_light (self, guardians);
  words_telling_say (self, 0,
                     g_strdup (_ ("Such a puzzle has no solution or several, but this one has "
                                  "exactly one.")));
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

/* A number of the pattern that has two places in a house, both with guardians, which lose the other
 * number. */
typedef struct
{
  GArray *left;     /* owned: guint32: the places */
  guint other;      /* the other number */
  SudokuSet values; /* both */
} Locked;

static void
locked_clear (Locked *self)
{
  g_clear_pointer (&self->left, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Locked, locked_clear)

static gboolean
has_cell (const WordsTelling *self,
          const GArray *candidates,
          guint cell)
{
  for (guint i = 0; i < candidates->len; i++)
    if (g_array_index (candidates, guint32, i) / self->side == cell)
      return TRUE;
  return FALSE;
}

static gboolean
have_cells (const WordsTelling *self,
            const GArray *candidates,
            const GArray *some)
{
  for (guint i = 0; i < some->len; i++)
    if (!has_cell (self, candidates, g_array_index (some, guint32, i) / self->side))
      return FALSE;
  return TRUE;
}

static gboolean
removes_only (const WordsTelling *self,
              const GArray *left,
              guint value)
{
  for (guint i = 0; i < self->n_conclusions; i++)
    if (self->conclusions[i].placed ||
        self->conclusions[i].candidate % self->side + 1 != value ||
        !has_cell (self, left, self->conclusions[i].candidate / self->side))
      return FALSE;
  return TRUE;
}

static gboolean
find_locked (Locked *self,
             const WordsTelling *telling,
             const GArray *pattern,
             const GArray *guardians)
{
  guint value, number = 0;

  self->values = words_telling_collect_values (telling, pattern);
  if (telling->n_truths != 1 || sudoku_set_count (self->values) != 2 ||
      words_telling_take_apart (telling, telling->truths[0], &number) != WORDS_ABOUT_HOUSE)
    return FALSE;
  value = words_telling_get_value (telling, telling->truths[0]);
  self->left = words_telling_list_left (telling, telling->truths[0]);
  self->other =
    sudoku_set_first (sudoku_set_minus (self->values, sudoku_set_single (value)));
  return sudoku_set_has (self->values, value) && self->left->len == 2 &&
         have_cells (telling, pattern, self->left) && have_cells (telling, self->left, guardians) &&
         removes_only (telling, self->left, self->other);
}

static gboolean
tell_locked (WordsTelling *self,
             const GArray *pattern,
             const GArray *guardians)
{
  g_auto (Locked) locked = { 0 };
  g_autofree char *cells = NULL;
  g_autofree char *values = NULL;

  if (!find_locked (&locked, self, pattern, guardians))
    return FALSE;
  words_telling_say (self, 0, words_telling_word_left (self, self->truths[0], locked.left));
  cells = words_telling_name_one_of (self, locked.left);
  values = words_telling_name_values (self, locked.values);
  words_telling_light (self, pattern);
  /* Translators: two cells as alternatives, two numbers, and both numbers: "So row 1 column 2 or
   * row 1 column 3 is 5. If the other one were 8, all the cells would hold only 5 and 8." */
  words_telling_say (self, 0,
                     g_strdup_printf (_ ("So %s is %u. If the other one were %u, all the cells "
                                         "would hold only %s."),
                                      cells, words_telling_get_value (self, self->truths[0]),
                                      locked.other, values));
  return TRUE;
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
  g_autoptr (GArray) removed = words_telling_list_conclusions (self);

  if (guardians->len == 0 || pattern->len == 0)
    return FALSE;
  if (is_loop (self, pattern))
    say_loop (self, pattern, guardians);
  else
    say_grave (self, guardians);
  if (tell_locked (self, pattern, guardians))
    return TRUE;
  words_telling_say_one_of (self, WORDS_LEAD_SO, guardians);
  if (is_of_one_cell (self, guardians))
    return TRUE;
  if (self->n_truths > 0)
    return words_tell_cases_of (self, guardians);
  if (!words_telling_conclusions_see (self, guardians))
    return FALSE;
  words_telling_say_ruled_out (self, guardians, removed);
  return TRUE;
}
