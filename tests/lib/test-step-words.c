/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the English sentences about a step, one after another, and judges whether each is true, and
 * whether together they have named or lit everything that the conclusion needs of the certificate.
 * Knows nothing of how sentences are made. */

#include "test-step-words.h"

#include <string.h>
#include <words-step.h>

#include "test-step-sentences.h"
#include "test-step.h"

static void
see (TestReader *self, const WordsReason *reason)
{
  for (guint i = 0; i < reason->cells->len; i++)
    test_reader_add (self->cells, g_array_index (reason->cells, guint, i));
  for (guint i = 0; i < reason->candidates->len; i++)
    test_reader_add (self->candidates, g_array_index (reason->candidates, guint32, i));
  for (guint i = 0; i < reason->houses->len; i++)
    test_reader_add (self->houses, g_array_index (reason->houses, guint, i));
}

/* Whether everything that a sentence names is what the board lights with it. */
static gboolean
lights_names (const TestReader *self, const WordsReason *reason)
{
  g_autofree char *text = g_ascii_strdown (reason->text, -1);
  g_autoptr (GArray) cells = test_reader_read_cells (self, text);

  for (guint i = 0; i < cells->len; i++)
    {
      gboolean lit = FALSE;

      for (guint k = 0; k < reason->cells->len; k++)
        lit = lit || g_array_index (reason->cells, guint, k) == g_array_index (cells, guint32, i);
      if (!lit)
        return FALSE;
    }
  return TRUE;
}

/* Whether the conclusions, or the first one, would not follow without a truth. */
static gboolean
is_needed (const TestReader *self, guint32 truth)
{
  g_autoptr (SudokuStep) copy = sudoku_step_new (sudoku_step_get_technique (self->step));
  g_autoptr (SudokuStep) whole = test_reader_make_step (self);
  guint n = 0;
  const guint32 *numbers = sudoku_step_get_truths (whole, &n);
  const SudokuConclusion *conclusions = NULL;

  for (guint i = 0; i < n; i++)
    if (numbers[i] != truth)
      sudoku_step_add_truth (copy, numbers[i]);
  numbers = sudoku_step_get_links (whole, &n);
  for (guint i = 0; i < n; i++)
    sudoku_step_add_link (copy, numbers[i]);
  numbers = sudoku_step_get_guardians (whole, &n);
  for (guint i = 0; i < n; i++)
    sudoku_step_add_guardian (copy, numbers[i]);
  conclusions = sudoku_step_get_conclusions (self->step, &n);
  if (n > 0 && conclusions[0].placed)
    sudoku_step_place (copy, conclusions[0].candidate);
  else if (n > 0)
    sudoku_step_remove (copy, conclusions[0].candidate);
  return !sudoku_step_check (copy, self->position, self->links);
}

/* Whether a truth that is needed was named or lit: its house or cell, and its candidates. */
static gboolean
was_told (const TestReader *self, guint32 truth)
{
  const guint32 *members = sudoku_links_get_candidates (self->links, truth);
  guint first_cell = sudoku_links_get_cell_truth (self->links, 0);
  guint n_houses = sudoku_geometry_get_n_houses (self->geometry);
  g_autoptr (GArray) all = test_reader_list_new ();

  if (truth >= first_cell && !test_reader_has (self->cells, truth - first_cell))
    return FALSE;
  if (truth < n_houses * self->side && !test_reader_has (self->houses, truth / self->side))
    return FALSE;
  for (guint i = 0; i < self->side; i++)
    if (test_reader_is_live (self, members[i]))
      test_reader_add (all, members[i]);
  for (guint i = 0; i < all->len; i++)
    if (!test_reader_has (self->cells, g_array_index (all, guint32, i) / self->side))
      return FALSE;
  return TRUE;
}

static char *
find_untold (const TestReader *self)
{
  guint n = 0;
  const guint32 *truths = sudoku_step_get_truths (self->step, &n);

  for (guint i = 0; i < n; i++)
    if (!was_told (self, truths[i]) && is_needed (self, truths[i]))
      return g_strdup_printf ("nothing told of truth %u", truths[i]);
  truths = sudoku_step_get_guardians (self->step, &n);
  for (guint i = 0; i < n; i++)
    if (!test_reader_has (self->candidates, truths[i]))
      return g_strdup_printf ("nothing told of guardian %u", truths[i]);
  return NULL;
}

/* Goes to another case, or out of some. */
static void
enter_case (TestReader *self, const WordsReason *reason)
{
  gboolean begins = g_str_has_prefix (reason->text, "Suppose ") ||
                    (g_str_has_prefix (reason->text, "If ") &&
                     g_str_has_suffix (reason->text, ":"));

  if (begins && strstr (reason->text, " were ") != NULL)
    test_reader_forget (self, 0);
  else if (begins)
    test_reader_forget (self, MAX (reason->depth, 1));
  else if (reason->depth < self->depth)
    test_reader_forget (self, reason->depth + 1);
  self->depth = reason->depth;
}

/* Reads all sentences about a step. Returns what is wrong with them; NULL: nothing. */
char *
test_step_words_judge (const SudokuStep *step, const SudokuPosition *position, SudokuLinks *links)
{
  g_autoptr (GPtrArray) reasons =
    words_step_reasons (step, position, links, WORDS_COORDINATES_WORDS);
  g_auto (TestReader) self;

  test_reader_init (&self, step, position, links);
  for (guint i = 0; i < reasons->len; i++)
    {
      const WordsReason *reason = g_ptr_array_index (reasons, i);

      enter_case (&self, reason);
      see (&self, reason);
      if (!test_step_sentence_judge (&self, reason->text, i + 1 == reasons->len))
        return g_strdup_printf ("wrong: %s", reason->text);
      if (!lights_names (&self, reason))
        return g_strdup_printf ("not lit: %s", reason->text);
    }
  if (!self.concluded)
    return g_strdup ("no conclusion");
  return find_untold (&self);
}

/* Whether the sentences are the argument of the checker, as no pattern was found. */
gboolean
test_step_words_is_argument (const SudokuStep *step,
                             const SudokuPosition *position,
                             SudokuLinks *links)
{
  g_autoptr (GPtrArray) reasons =
    words_step_reasons (step, position, links, WORDS_COORDINATES_WORDS);

  for (guint i = 0; i < reasons->len; i++)
    if (strstr (((const WordsReason *)g_ptr_array_index (reasons, i))->text, " were ") != NULL)
      return TRUE;
  return FALSE;
}
