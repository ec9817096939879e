/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Extra regions: different numbers, and with as many cells as there are numbers, each of them. A
 * diagonal is one, too. */

#include <glib/gi18n.h>

#include "sudoku-item.h"
#include "sudoku-pairs.h"

static const SudokuHouseFamily house_family = {
  "extra-region",
  N_ ("extra region {number}"),
  N_ ("extra regions {numbers}"),
  N_ ("in extra region {number}"),
  N_ ("in extra regions {numbers}"),
  N_ ("Extra regions"),
  N_ ("Extra region {number} needs a {value} somewhere"),
  N_ ("Extra region {number} can’t hold a {value} in both row {row} column {column} and row "
      "{other_row} column {other_column}"),
  SUDOKU_TOLD_BY_CELL,
};

static const SudokuPairFamily pair_family = {
  "extra-region-cells",
  N_ ("Extra regions of fewer cells"),
  N_ ("Row {row} column {column} and row {other_row} column {other_column} are in the same extra "
      "region, so they can’t both hold {value}"),
};

static gboolean
allows (const SudokuRule *rule,
        const SudokuFrame *frame,
        guint sort,
        guint value,
        guint other)
{
  return value != other;
}

static gboolean
is_house (const SudokuRule *rule,
          guint side)
{
  guint n_cells = 0;

  sudoku_rule_get_cells (rule, &n_cells);
  return n_cells == side;
}

static void
list_cells (const SudokuRule *rule,
            const SudokuFrame *frame,
            GArray *list)
{
  if (!is_house (rule, frame->side))
    sudoku_pairs_list_strangers (rule, frame, list);
}

static gboolean
check_distinct (const SudokuRule *rule,
                const SudokuFrame *frame,
                const guint8 *values,
                SudokuBreachFunc func,
                gpointer user_data)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

  return sudoku_rule_check_distinct (rule, n_cells == frame->side ? 0 : -1, cells, n_cells, values,
                                     func, user_data);
}

static void
add_groups (const SudokuRule *rule,
            const SudokuFrame *frame,
            SudokuGroups *groups)
{
  guint n_cells = 0;

  if (is_house (rule, frame->side))
    sudoku_groups_add_house (groups, &house_family, sudoku_rule_get_cells (rule, &n_cells));
  else
    sudoku_pairs_add_groups (rule, frame, groups);
}

static const char *
check (guint side,
       const SudokuRuleParameters *parameters)
{
  return parameters->n_places > side ? N_ ("It has more cells than there are numbers") : NULL;
}

/* Cells are in reading order. */
static gboolean
is_diagonal (const guint16 *cells,
             guint n_cells,
             guint side)
{
  gboolean falling = n_cells == side, rising = n_cells == side;

  for (guint i = 0; i < n_cells; i++)
    {
      falling &= cells[i] == i * (side + 1);
      rising &= cells[i] == (i + 1) * (side - 1);
    }
  return falling || rising;
}

static void
draw (const SudokuRule *rule,
      const SudokuFrame *frame,
      SudokuSketch *sketch)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

  if (is_diagonal (cells, n_cells, frame->side))
    sudoku_sketch_add (sketch, SUDOKU_SKETCH_LINE, cells, n_cells);
  else
    sudoku_item_draw_area (rule, frame, sketch);
}

static const SudokuItemForm item = {
  .places = SUDOKU_PLACES_AREA,
  .sample = ":r1c1r1c2r2c2r3c2",
  .check = check,
};

static const SudokuPairForm pairs = { &pair_family, list_cells, allows };

const SudokuRuleKind sudoku_rule_extra_region = {
  .id = "extra-region",
  .name = N_ ("Extra Regions"),
  .summary = N_ ("The numbers in an extra region differ; it may be one of the diagonals, too"),
  .breach = N_ ("{cells} are in the same extra region"),
  .cell = N_ ("in an extra region"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &item,
  .pairs = &pairs,
  .f_puzzles = "extraregion",
  .optional = TRUE,
  .check = check_distinct,
  .add_groups = add_groups,
  .draw = draw,
};
