/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sandwich clues: the sum of what stands between 1 and N in a row or column. */

#include <glib/gi18n.h>

#include "sudoku-item.h"
#include "sudoku-outside.h"
#include "sudoku-tables.h"

/* Neither was read; one was, and then a sum; both were. */
#define BEFORE 0
#define INSIDE(sum) ((int)(sum) + 1)
#define AFTER(target) ((int)(target) + 2)

static int
step (const SudokuTableSpec *spec,
      guint place,
      int state,
      guint value)
{
  int after = AFTER (spec->numbers[0]);
  gboolean is_bread = value == 1 || value == spec->side;

  if (state == BEFORE)
    return is_bread ? INSIDE (0) : BEFORE;
  if (is_bread)
    return state == INSIDE (spec->numbers[0]) ? after : SUDOKU_TABLE_DEAD;
  if (state == after)
    return after;
  return state + (int)value < after ? state + (int)value : SUDOKU_TABLE_DEAD;
}

static gboolean
accepts (const SudokuTableSpec *spec,
         int state)
{
  return state == AFTER (spec->numbers[0]);
}

static guint
tell (const SudokuTableSpec *spec,
      int state,
      guint numbers[SUDOKU_TABLE_NUMBERS])
{
  if (state == BEFORE)
    return 0;
  if (state == AFTER (spec->numbers[0]))
    return 2;
  numbers[0] = (guint)state - 1;
  return 1;
}

static const SudokuTableWalk walk = { step, accepts, tell };

static const char *const states[] = {
  N_ ("neither 1 nor {side} stands from row {first_row} column {first_column} to row {row} column "
      "{column}"),
  N_ ("one of 1 and {side} stands from row {first_row} column {first_column} to row {row} column "
      "{column}, and what follows it there has the total {number}"),
  N_ ("both 1 and {side} stand from row {first_row} column {first_column} to row {row} column "
      "{column}"),
};

static const char *const not_states[] = {
  N_ ("1 or {side} stands from row {first_row} column {first_column} to row {row} column {column}"),
  N_ ("from row {first_row} column {first_column} to row {row} column {column} it is not so that "
      "one of 1 and {side} stands there and what follows it has the total {number}"),
  N_ ("1 and {side} don’t both stand from row {first_row} column {first_column} to row {row} "
      "column {column}"),
};

static const SudokuTableFamily family = {
  .id = "sandwich",
  .title = N_ ("Sandwich sums"),
  .excludes = N_ ("With {value} in {cell}, the line that begins at {first} can’t have the "
                  "sandwich sum {number}"),
  .unfit = N_ ("The line that begins at {first} can’t have the sandwich sum {number} with what "
               "is left"),
  .states = states,
  .not_states = not_states,
};

static void
list (const SudokuRule *rule,
      const SudokuFrame *frame,
      SudokuTableFunc func,
      gpointer user_data)
{
  sudoku_tables_list_outside (rule, frame, &walk, func, user_data);
}

/* Do some of the numbers 2…N − 1 have this total? A walk doesn't know that they differ: without 1
 * there is none of 1, nor one that leaves 1. */
static gboolean
is_possible (guint side,
             guint total)
{
  guint most = side * (side + 1) / 2 - side - 1;

  return total <= most && total != 1 && total + 1 != most;
}

static const char *
check (guint side,
       const SudokuRuleParameters *parameters)
{
  const char *reason = sudoku_tables_refuse_outside (side, parameters, &walk);

  return reason != NULL || is_possible (side, parameters->numbers[0])
           ? reason
           : N_ ("No numbers of this board fit");
}

static const SudokuItemForm item = {
  .places = SUDOKU_PLACES_OUTSIDE,
  .number = SUDOKU_ITEM_NUMBER_NEEDED,
  .zero = TRUE,
  .sample = "=2:r2c0",
  .check = check,
};

static const SudokuTableForm tables = { &family, list };

const SudokuRuleKind sudoku_rule_sandwich = {
  .id = "sandwich",
  .name = N_ ("Sandwich Sums"),
  .summary = N_ ("What stands between 1 and the largest number in the row or column has the total "
                 "beside the board"),
  .breach = N_ ("{cells}: what is between 1 and the largest number must have the total {number}"),
  .cell = N_ ("in the line of the sandwich sum {number}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &item,
  .tables = &tables,
  .f_puzzles = "sandwichsum",
  .optional = TRUE,
  .check = sudoku_tables_check,
  .add_groups = sudoku_tables_add_groups,
  .draw = sudoku_item_draw_clue,
};
