/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Even and odd cells: masks. */

#include <glib/gi18n.h>

#include "sudoku-rule.h"

static const SudokuMaskFamily even_family = {
  "even",
  N_ ("Even cells"),
  N_ ("Row {row} column {column} must be even and can’t hold {value}"),
};

static const SudokuMaskFamily odd_family = {
  "odd",
  N_ ("Odd cells"),
  N_ ("Row {row} column {column} must be odd and can’t hold {value}"),
};

static gboolean
check_parity (const SudokuRule *rule,
              guint parity,
              const guint8 *values,
              SudokuBreachFunc func,
              gpointer user_data)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

  for (guint i = 0; i < n_cells; i++)
    {
      SudokuBreach breach = { rule, -1, values[cells[i]], 1, &cells[i] };

      if (breach.value != 0 && breach.value % 2 != parity && !func (&breach, user_data))
        return FALSE;
    }
  return TRUE;
}

static void
add_parity (const SudokuRule *rule,
            guint side,
            guint parity,
            const SudokuMaskFamily *family,
            SudokuGroups *groups)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);
  SudokuSet values = SUDOKU_SET_EMPTY;

  for (guint value = 1; value <= side; value++)
    if (value % 2 == parity)
      values = sudoku_set_or (values, sudoku_set_single (value));
  for (guint i = 0; i < n_cells; i++)
    sudoku_groups_add_mask (groups, family, cells[i], values);
}

static gboolean
even_check (const SudokuRule *rule,
            const SudokuFrame *frame,
            const guint8 *values,
            SudokuBreachFunc func,
            gpointer user_data)
{
  return check_parity (rule, 0, values, func, user_data);
}

static gboolean
odd_check (const SudokuRule *rule,
           const SudokuFrame *frame,
           const guint8 *values,
           SudokuBreachFunc func,
           gpointer user_data)
{
  return check_parity (rule, 1, values, func, user_data);
}

static void
even_add_groups (const SudokuRule *rule,
                 const SudokuFrame *frame,
                 SudokuGroups *groups)
{
  add_parity (rule, frame->side, 0, &even_family, groups);
}

static void
odd_add_groups (const SudokuRule *rule,
                const SudokuFrame *frame,
                SudokuGroups *groups)
{
  add_parity (rule, frame->side, 1, &odd_family, groups);
}

static void
even_draw (const SudokuRule *rule,
           const SudokuFrame *frame,
           SudokuSketch *sketch)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

  sudoku_sketch_add (sketch, SUDOKU_SKETCH_SQUARE, cells, n_cells);
}

static void
odd_draw (const SudokuRule *rule,
          const SudokuFrame *frame,
          SudokuSketch *sketch)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

  sudoku_sketch_add (sketch, SUDOKU_SKETCH_DISC, cells, n_cells);
}

const SudokuRuleKind sudoku_rule_even = {
  .id = "even",
  .name = N_ ("Even Cells"),
  .summary = N_ ("Cells with a square hold even numbers"),
  .breach = N_ ("{cells} must be even and holds {value}"),
  .parameter = SUDOKU_RULE_CELLS,
  .f_puzzles = "even",
  .optional = TRUE,
  .check = even_check,
  .add_groups = even_add_groups,
  .draw = even_draw,
};

const SudokuRuleKind sudoku_rule_odd = {
  .id = "odd",
  .name = N_ ("Odd Cells"),
  .summary = N_ ("Cells with a disc hold odd numbers"),
  .breach = N_ ("{cells} must be odd and holds {value}"),
  .parameter = SUDOKU_RULE_CELLS,
  .f_puzzles = "odd",
  .optional = TRUE,
  .check = odd_check,
  .add_groups = odd_add_groups,
  .draw = odd_draw,
};
