/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Breaks the symmetry of idempotent squares: their elements can be renamed so that row x of the
 * last column holds at least x − 1, so only such squares need to be searched. That loses nothing
 * only where the elements can be renamed: with laws that name none, and without givens. */

#include <glib/gi18n.h>

#include "sudoku-rule.h"

static const SudokuMaskFamily family = {
  "break-symmetry",
  N_ ("Broken symmetry"),
  N_ ("Row {row} column {column} holds at least the number of its row less 1, and so not {value}: "
      "the numbers can be renamed"),
};

static const char *
break_symmetry_check_frame (const SudokuFrame *frame)
{
  return frame->divided ? N_ ("Renaming needs a Latin square, without boxes or regions") : NULL;
}

static gboolean
break_symmetry_check (const SudokuRule *rule,
                      const SudokuFrame *frame,
                      const guint8 *values,
                      SudokuBreachFunc func,
                      gpointer user_data)
{
  for (guint row = 0; row < frame->side; row++)
    {
      guint16 cell = (guint16)(row * frame->side + frame->side - 1);
      SudokuBreach breach = { rule, -1, values[cell], 1, &cell };

      if (values[cell] != 0 && values[cell] < row && !func (&breach, user_data))
        return FALSE;
    }
  return TRUE;
}

static void
break_symmetry_add_groups (const SudokuRule *rule,
                           const SudokuFrame *frame,
                           SudokuGroups *groups)
{
  for (guint row = 2; row < frame->side; row++)
    sudoku_groups_add_mask (groups, &family, row * frame->side + frame->side - 1,
                            sudoku_set_range (row, frame->side));
}

static void
break_symmetry_draw (const SudokuRule *rule,
                     const SudokuFrame *frame,
                     SudokuSketch *sketch)
{
  sudoku_sketch_add (sketch, SUDOKU_SKETCH_BADGE, NULL, 0);
}

const SudokuRuleKind sudoku_rule_break_symmetry = {
  .id = "break-symmetry",
  .name = N_ ("Broken Symmetry"),
  .summary = N_ ("Row x of the last column holds at least x − 1, as numbers can be renamed"),
  .breach = N_ ("{cells} must hold at least the number of its row less 1"),
  .parameter = SUDOKU_RULE_ALONE,
  .optional = TRUE,
  .latin = TRUE,
  .check_frame = break_symmetry_check_frame,
  .check = break_symmetry_check,
  .add_groups = break_symmetry_add_groups,
  .draw = break_symmetry_draw,
};
