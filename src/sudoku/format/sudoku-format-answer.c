/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The output of SAT solvers. Recognised, so that its numbers are not taken for a puzzle. */

#include "sudoku-format-answer.h"

#include "sudoku-format-list.h"

#include <glib/gi18n.h>
#include <sat-list.h>
#include <string.h>

#include "sudoku-grid.h"

/* No row of a puzzle has so many numbers of cells that hold more than values. */
#define LONG_LIST 10
/* Of equally long numbers, such as "-134", so few can be the rows of a puzzle. */
#define FEW_NUMBERS 16

/* Where the text was cut, a number may be cut, too. */
static gsize
cut_number (const char *text,
            gsize length)
{
  if (length < SUDOKU_FORMAT_DETECT_LENGTH)
    return length;
  while (length > 0 && (g_ascii_isalnum (text[length - 1]) || text[length - 1] == '-'))
    length--;
  return length;
}

/* Whether “-1” stands twice in a text: no answer says the same twice, but many puzzles have it for
 * an empty cell. */
static gboolean
has_empty_cells (const char *text,
                 gsize length)
{
  const char *end = text + length;
  guint n = 0;

  for (const char *at = text; n < 2 && (at = memmem (at, (gsize)(end - at), "-1", 2)) != NULL;
       at += 2)
    n += at + 2 == end || !g_ascii_isdigit (at[2]);
  return n == 2;
}

static guint
detect_text (const char *text,
             gsize length)
{
  SatList list;

  sat_list_init (&list, text, cut_number (text, length));
  if (list.n_literals == 0)
    return 0;
  if (list.n_keyed > 0)
    return 98;
  if (list.n_others > 0)
    return 0;
  if (list.n_negative > 0 && list.max_variable <= SUDOKU_SIDE_MAX &&
      has_empty_cells (text, length))
    return 0;
  if (list.n_negative > 0 && (!list.same_width || list.n_literals > FEW_NUMBERS))
    return 93;
  if (list.longest >= LONG_LIST && list.max_variable > SUDOKU_SIDE_MAX)
    return 93;
  return 0;
}

/**
 * sudoku_format_answer_is_possible:
 * @text: a text or its beginning that was detected as something else
 * @length: its length in bytes
 *
 * Tells whether it can also be the output of a solver: rows of a puzzle that has “-” for an empty
 * cell can look like negative literals.
 *
 * Returns: whether it has nothing but literals, and negative ones among them
 */
gboolean
sudoku_format_answer_is_possible (const char *text,
                                  gsize length)
{
  SatList list;

  g_return_val_if_fail (text != NULL || length == 0, FALSE);

  sat_list_init (&list, text, cut_number (text, length));
  return list.n_negative > 0 && list.n_others == 0 &&
         !(list.max_variable <= SUDOKU_SIDE_MAX && has_empty_cells (text, length));
}

const SudokuFormat sudoku_format_answer = {
  .id = "answer",
  .name = N_ ("Output of a SAT solver"),
  .summary = N_ ("a list of literals, which solves the formula of a puzzle"),
  .detect = detect_text,
  .flags = SUDOKU_FORMAT_ANSWER,
  .refusal = "refused-answer",
};
