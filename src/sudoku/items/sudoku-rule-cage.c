/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cages: different numbers, and where there is a number their total. */

#include <glib/gi18n.h>

#include "sudoku-item.h"
#include "sudoku-pairs.h"
#include "sudoku-tables.h"

static const SudokuPairFamily pair_family = {
  "cage",
  N_ ("Cages: different numbers"),
  N_ ("Row {row} column {column} and row {other_row} column {other_column} are in the same cage, "
      "so they can’t both hold {value}"),
};

static const SudokuTableFamily sum_family = {
  .id = "cage-sum",
  .title = N_ ("Cages: totals"),
  .excludes = N_ ("With {value} in {cell}, the cage of {number} at {first} can’t be filled"),
  .unfit = N_ ("The cage of {number} at {first} can’t be filled with what is left"),
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

static SudokuTableSpec
make_spec (guint side,
           guint n_cells,
           guint total)
{
  return (SudokuTableSpec){
    .distinct = n_cells > 1,
    .side = side,
    .n_cells = n_cells,
    .target = (int)total,
  };
}

/* All numbers have one total only. */
static void
list_sum (const SudokuRule *rule,
          const SudokuFrame *frame,
          SudokuTableFunc func,
          gpointer user_data)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);
  SudokuTableSpec spec = make_spec (frame->side, n_cells, sudoku_rule_get_number (rule, 0));

  if (sudoku_rule_get_parameters (rule)->n_numbers > 0 && n_cells < frame->side)
    func (&spec, cells, user_data);
}

static const char *
check (guint side,
       const SudokuRuleParameters *parameters)
{
  guint n = parameters->n_places;
  guint total = parameters->n_numbers > 0 ? parameters->numbers[0] : 0;
  SudokuTableSpec spec = make_spec (side, n, total);

  if (n > side)
    return N_ ("It has more cells than there are numbers");
  if (parameters->n_numbers == 0)
    return NULL;
  if (total < n * (n + 1) / 2)
    return N_ ("The total is too small for so many cells");
  if (total > n * (2 * side - n + 1) / 2)
    return N_ ("The total is too large for so many cells");
  return n < side ? sudoku_tables_refuse (&spec) : NULL;
}

static void
draw (const SudokuRule *rule,
      const SudokuFrame *frame,
      SudokuSketch *sketch)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);
  g_autofree char *text = sudoku_item_print_number (rule);

  sudoku_sketch_add_text (sketch, SUDOKU_SKETCH_CAGE, cells, n_cells, text);
}

static const SudokuItemForm item = {
  .places = SUDOKU_PLACES_AREA,
  .number = SUDOKU_ITEM_NUMBER_OPTIONAL,
  .sample = "=5:r1c2r1c3",
  .check = check,
};

static const SudokuPairForm pairs = { &pair_family, sudoku_pairs_list_strangers, allows };
static const SudokuTableForm tables = { &sum_family, list_sum };

const SudokuRuleKind sudoku_rule_cage = {
  .id = "cage",
  .name = N_ ("Killer Cages"),
  .summary = N_ ("The numbers in a cage differ and have the total in its corner"),
  .breach = N_ ("{cells} are in one cage: different numbers, and the total if it has one"),
  .cell = N_ ("in a cage of {number}"),
  .plain_cell = N_ ("in a cage"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &item,
  .pairs = &pairs,
  .tables = &tables,
  .f_puzzles = "killercage",
  .optional = TRUE,
  .check = sudoku_tables_check,
  .add_groups = sudoku_tables_add_groups,
  .draw = draw,
};
