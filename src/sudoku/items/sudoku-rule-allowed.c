/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cells that may hold only some values: masks. */

#include <glib/gi18n.h>

#include "sudoku-item.h"

static const SudokuMaskFamily family = {
  "allowed",
  N_ ("Allowed values"),
  N_ ("Row {row} column {column} may not hold {value}"),
};

static SudokuSet
get_values (const SudokuRule *rule)
{
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);
  SudokuSet values = SUDOKU_SET_EMPTY;

  for (guint i = 0; i < parameters->n_numbers; i++)
    values = sudoku_set_or (values, sudoku_set_single (parameters->numbers[i]));
  return values;
}

static gboolean
check_values (const SudokuRule *rule,
              const SudokuFrame *frame,
              const guint8 *values,
              SudokuBreachFunc func,
              gpointer user_data)
{
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);

  for (guint i = 0; i < parameters->n_places; i++)
    {
      guint16 cell = parameters->places[i];
      SudokuBreach breach = { rule, -1, values[cell], 1, &cell };
      gboolean allowed = breach.value == 0;

      for (guint k = 0; k < parameters->n_numbers; k++)
        allowed |= parameters->numbers[k] == breach.value;
      if (!allowed && !func (&breach, user_data))
        return FALSE;
    }
  return TRUE;
}

static void
add_groups (const SudokuRule *rule,
            const SudokuFrame *frame,
            SudokuGroups *groups)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

  for (guint i = 0; i < n_cells; i++)
    sudoku_groups_add_mask (groups, &family, cells[i], get_values (rule));
}

static const char *
check_numbers (guint side,
               const SudokuRuleParameters *parameters)
{
  return parameters->numbers[0] >= 1 && parameters->numbers[parameters->n_numbers - 1] <= side
           ? NULL
           : N_ ("It allows a number that the board does not have");
}

static const SudokuItemForm item = {
  .places = SUDOKU_PLACES_AREA,
  .number = SUDOKU_ITEM_NUMBER_LIST,
  .sample = "=1,3:r2c2r2c3",
  .check = check_numbers,
};

const SudokuRuleKind sudoku_rule_allowed = {
  .id = "allowed",
  .name = N_ ("Allowed Numbers"),
  .summary = N_ ("Cells with small numbers hold one of these"),
  .breach = N_ ("{cells} may not hold {value}"),
  .cell = N_ ("holds {numbers}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &item,
  .optional = TRUE,
  .check = check_values,
  .add_groups = add_groups,
  .draw = sudoku_item_draw_area,
};
