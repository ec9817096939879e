/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What shapes of puzzles and times of playing are called. */

#include "words-play.h"

#include <glib/gi18n.h>

static char *
describe_shape (const SudokuKind *kind)
{
  if (kind->box_rows == 0)
    /* Translators: a puzzle of so many rows and columns, which has no boxes. */
    return g_strdup_printf (_ ("%u × %u, no boxes"), kind->side, kind->side);
  if (kind->box_rows == kind->box_columns)
    /* Translators: a puzzle of so many rows and columns. */
    return g_strdup_printf (_ ("%u × %u"), kind->side, kind->side);
  /* Translators: a puzzle of so many rows and columns, and the rows and columns of its boxes. */
  return g_strdup_printf (_ ("%u × %u, boxes of %u × %u"), kind->side, kind->side, kind->box_rows,
                          kind->box_columns);
}

static char *
describe_rules (const SudokuKind *kind)
{
  g_autofree char *shape = describe_shape (kind);

  if (kind->diagonals)
    /* Translators: %s is a shape such as "9 × 9"; the diagonals hold each number once, too. */
    return g_strdup_printf (_ ("%s, with diagonals"), shape);
  return g_steal_pointer (&shape);
}

/**
 * words_kind:
 * @kind: a kind of puzzle
 *
 * Returns: (transfer full): "9 × 9", "6 × 6, boxes of 2 × 3", "9 × 9, with diagonals"; with the
 *   difficulty behind it when that is known: "9 × 9 — Easy"
 */
char *
words_kind (const SudokuKind *kind)
{
  g_autofree char *rules = NULL;
  const char *difficulty;

  g_return_val_if_fail (kind != NULL, NULL);

  rules = describe_rules (kind);
  difficulty = sudoku_difficulty_get_name (kind->difficulty);
  if (difficulty != NULL)
    /* Translators: a kind of puzzle, such as "9 × 9", and how hard it is, such as "Easy". */
    return g_strdup_printf (_ ("%s — %s"), rules, _ (difficulty));
  return g_steal_pointer (&rules);
}

/**
 * words_time:
 * @seconds: a time of playing, not negative
 *
 * Returns: (transfer full): it as a clock shows it, "3:07" or "1:03:07"
 */
char *
words_time (double seconds)
{
  guint whole = (guint)seconds;

  if (whole < 3600)
    return g_strdup_printf ("%u:%02u", whole / 60, whole % 60);
  return g_strdup_printf ("%u:%02u:%02u", whole / 3600, whole / 60 % 60, whole % 60);
}
