/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cages of arithmetic puzzles: a product of numbers that may be equal, the difference and the
 * quotient of two. */

#include <glib/gi18n.h>

#include "sudoku-item.h"
#include "sudoku-pairs.h"
#include "sudoku-tables.h"

static const SudokuPairFamily difference_family = {
  "difference-cage",
  N_ ("Cages with a difference"),
  N_ ("Row {row} column {column} and row {other_row} column {other_column} are a cage with a "
      "difference, so they can’t hold {value} and {other_value}"),
};
static const SudokuPairFamily quotient_family = {
  "quotient-cage",
  N_ ("Cages with a quotient"),
  N_ ("Row {row} column {column} and row {other_row} column {other_column} are a cage with a "
      "quotient, so they can’t hold {value} and {other_value}"),
};

/* A state is the product so far; at the start 0, for 1. */
static int
step (const SudokuTableSpec *spec,
      guint place,
      int state,
      guint value)
{
  guint64 product = (guint64)MAX (state, 1) * value;

  return product <= spec->numbers[0] && spec->numbers[0] % product == 0 ? (int)product
                                                                        : SUDOKU_TABLE_DEAD;
}

static gboolean
accepts (const SudokuTableSpec *spec,
         int state)
{
  return (guint)state == spec->numbers[0];
}

static guint
tell (const SudokuTableSpec *spec,
      int state,
      guint numbers[SUDOKU_TABLE_NUMBERS])
{
  numbers[0] = (guint)state;
  return 0;
}

static const SudokuTableWalk walk = { step, accepts, tell, .unordered = TRUE };

static const char *const states[] = {
  N_ ("the product from row {first_row} column {first_column} to row {row} column {column} is "
      "{number}"),
};
static const char *const not_states[] = {
  N_ ("the product from row {first_row} column {first_column} to row {row} column {column} is not "
      "{number}"),
};

static const SudokuTableFamily product_family = {
  .id = "product-cage",
  .title = N_ ("Cages with a product"),
  .excludes = N_ ("With {value} in {cell}, the cage at {first} can’t have the product {number}"),
  .unfit = N_ ("The cage at {first} can’t have the product {number} with what is left"),
  .states = states,
  .not_states = not_states,
};

static SudokuTableSpec
make_spec (guint side,
           const SudokuRuleParameters *parameters)
{
  return (SudokuTableSpec){
    .walk = &walk,
    .side = side,
    .n_cells = parameters->n_places,
    .n_numbers = 1,
    .numbers = parameters->numbers,
  };
}

static void
list_product (const SudokuRule *rule,
              const SudokuFrame *frame,
              SudokuTableFunc func,
              gpointer user_data)
{
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);
  SudokuTableSpec spec = make_spec (frame->side, parameters);

  func (&spec, parameters->places, user_data);
}

static const char *
check_product (guint side,
               const SudokuRuleParameters *parameters)
{
  SudokuTableSpec spec = make_spec (side, parameters);

  return sudoku_tables_refuse (&spec);
}

static void
list_two (const SudokuRule *rule,
          const SudokuFrame *frame,
          GArray *list)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);
  SudokuItemPair pair = { cells[0], cells[1], (guint16)sudoku_rule_get_number (rule, 0) };

  g_array_append_val (list, pair);
}

static gboolean
allows_difference (const SudokuRule *rule,
                   const SudokuFrame *frame,
                   guint sort,
                   guint value,
                   guint other)
{
  return MAX (value, other) - MIN (value, other) == sort;
}

static gboolean
allows_quotient (const SudokuRule *rule,
                 const SudokuFrame *frame,
                 guint sort,
                 guint value,
                 guint other)
{
  return MAX (value, other) == sort * MIN (value, other);
}

static const char *
check_difference (guint side,
                  const SudokuRuleParameters *parameters)
{
  if (parameters->n_places != 2)
    return N_ ("It needs two cells");
  return parameters->numbers[0] < side ? NULL : N_ ("No numbers of this board fit");
}

static const char *
check_quotient (guint side,
                const SudokuRuleParameters *parameters)
{
  if (parameters->n_places != 2)
    return N_ ("It needs two cells");
  return parameters->numbers[0] <= side ? NULL : N_ ("No numbers of this board fit");
}

static void
draw_cage (const SudokuRule *rule,
           const char *sign,
           SudokuSketch *sketch)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);
  g_autofree char *text = g_strdup_printf ("%u%s", sudoku_rule_get_number (rule, 0), sign);

  sudoku_sketch_add_text (sketch, SUDOKU_SKETCH_CAGE, cells, n_cells, text);
}

static void
draw_product (const SudokuRule *rule,
              const SudokuFrame *frame,
              SudokuSketch *sketch)
{
  draw_cage (rule, "×", sketch);
}

static void
draw_difference (const SudokuRule *rule,
                 const SudokuFrame *frame,
                 SudokuSketch *sketch)
{
  draw_cage (rule, "−", sketch);
}

static void
draw_quotient (const SudokuRule *rule,
               const SudokuFrame *frame,
               SudokuSketch *sketch)
{
  draw_cage (rule, "÷", sketch);
}

static const SudokuItemForm product_item = {
  .places = SUDOKU_PLACES_AREA,
  .number = SUDOKU_ITEM_NUMBER_NEEDED,
  .sample = "=6:r1c2r1c3r2c3",
  .check = check_product,
};
static const SudokuItemForm difference_item = {
  .places = SUDOKU_PLACES_AREA,
  .number = SUDOKU_ITEM_NUMBER_NEEDED,
  .zero = TRUE,
  .sample = "=2:r1c2r1c3",
  .check = check_difference,
};
static const SudokuItemForm quotient_item = {
  .places = SUDOKU_PLACES_AREA,
  .number = SUDOKU_ITEM_NUMBER_NEEDED,
  .sample = "=2:r1c2r1c3",
  .check = check_quotient,
};

static const SudokuTableForm product_tables = { &product_family, list_product };
static const SudokuPairForm difference_pairs = { &difference_family, list_two, allows_difference };
static const SudokuPairForm quotient_pairs = { &quotient_family, list_two, allows_quotient };

const SudokuRuleKind sudoku_rule_product = {
  .id = "product",
  .name = N_ ("Cages with a Product"),
  .summary = N_ ("The numbers in the cage have the product in its corner, and may be equal"),
  .breach = N_ ("{cells} must have the product {number}"),
  .cell = N_ ("in a cage with the product {number}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &product_item,
  .tables = &product_tables,
  .f_puzzles = "productcage",
  .optional = TRUE,
  .check = sudoku_tables_check,
  .add_groups = sudoku_tables_add_groups,
  .draw = draw_product,
};

const SudokuRuleKind sudoku_rule_difference_cage = {
  .id = "difference-cage",
  .name = N_ ("Cages with a Difference"),
  .summary = N_ ("The two numbers in the cage have the difference in its corner"),
  .breach = N_ ("{cells} must have the difference {number}"),
  .cell = N_ ("in a cage with the difference {number}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &difference_item,
  .pairs = &difference_pairs,
  .f_puzzles = "differencecage",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = draw_difference,
};

const SudokuRuleKind sudoku_rule_quotient_cage = {
  .id = "quotient-cage",
  .name = N_ ("Cages with a Quotient"),
  .summary = N_ ("One number in the cage is as many times the other as its corner says"),
  .breach = N_ ("{cells} must have the quotient {number}"),
  .cell = N_ ("in a cage with the quotient {number}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &quotient_item,
  .pairs = &quotient_pairs,
  .f_puzzles = "quotientcage",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = draw_quotient,
};
