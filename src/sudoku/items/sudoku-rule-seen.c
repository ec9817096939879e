/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Clues beside the board about what is seen from there: how many skyscrapers, the sum of the first
 * few cells, the number in the room that the first cell names. */

#include <glib/gi18n.h>

#include "sudoku-item.h"
#include "sudoku-outside.h"
#include "sudoku-tables.h"

/* Each height from 1 on hides what is lower behind it. A state is the highest so far, and how many
 * were seen. */

static int
step_skyscraper (const SudokuTableSpec *spec,
                 guint place,
                 int state,
                 guint value)
{
  guint width = spec->numbers[0] + 1, highest = (guint)state / width, n = (guint)state % width;

  if (value > highest)
    {
      highest = value;
      n++;
    }
  return n < width ? (int)(highest * width + n) : SUDOKU_TABLE_DEAD;
}

static gboolean
accepts_skyscraper (const SudokuTableSpec *spec,
                    int state)
{
  return (guint)state % (spec->numbers[0] + 1) == spec->numbers[0];
}

static guint
tell_skyscraper (const SudokuTableSpec *spec,
                 int state,
                 guint numbers[SUDOKU_TABLE_NUMBERS])
{
  numbers[0] = (guint)state / (spec->numbers[0] + 1);
  numbers[1] = (guint)state % (spec->numbers[0] + 1);
  return 0;
}

/* A state is how many of the first cells are still to come, and their sum so far. */

static int
step_x_sum (const SudokuTableSpec *spec,
            guint place,
            int state,
            guint value)
{
  guint width = spec->numbers[0] + 1, left = (guint)state / width, sum = (guint)state % width;

  if (place == 0)
    left = value;
  else if (left == 0)
    return state;
  sum += value;
  left--;
  if (sum >= width || (left == 0 && sum != spec->numbers[0]))
    return SUDOKU_TABLE_DEAD;
  return (int)(left * width + sum);
}

static gboolean
accepts_x_sum (const SudokuTableSpec *spec,
               int state)
{
  return (guint)state == spec->numbers[0];
}

static guint
tell_x_sum (const SudokuTableSpec *spec,
            int state,
            guint numbers[SUDOKU_TABLE_NUMBERS])
{
  numbers[0] = (guint)state / (spec->numbers[0] + 1);
  numbers[1] = (guint)state % (spec->numbers[0] + 1);
  return numbers[0] > 0 ? 0 : 1;
}

/* A state is one more than the cells until the room, so 1 once it has been. */

static int
step_room (const SudokuTableSpec *spec,
           guint place,
           int state,
           guint value)
{
  guint left = place == 0 ? value : (guint)state;

  if (place > 0 && left == 1)
    return 1;
  if (left == (place == 0 ? 1u : 2u))
    return value == spec->numbers[0] ? 1 : SUDOKU_TABLE_DEAD;
  return (int)(place == 0 ? left : left - 1);
}

static gboolean
accepts_room (const SudokuTableSpec *spec,
              int state)
{
  return state == 1;
}

static guint
tell_room (const SudokuTableSpec *spec,
           int state,
           guint numbers[SUDOKU_TABLE_NUMBERS])
{
  numbers[0] = (guint)state - 1;
  return state == 1 ? 1 : 0;
}

static const SudokuTableWalk skyscraper_walk = {
  step_skyscraper,
  accepts_skyscraper,
  tell_skyscraper,
};
static const SudokuTableWalk x_sum_walk = { step_x_sum, accepts_x_sum, tell_x_sum };
static const SudokuTableWalk room_walk = { step_room, accepts_room, tell_room };

static const char *const skyscraper_states[] = {
  N_ ("from row {first_row} column {first_column} to row {row} column {column} the highest is "
      "{number}, and the number of cells seen is {other_number}"),
};
static const char *const skyscraper_not_states[] = {
  N_ ("from row {first_row} column {first_column} to row {row} column {column} it is not so that "
      "the highest is {number} and the number of cells seen is {other_number}"),
};
static const char *const x_sum_states[] = {
  N_ ("from row {first_row} column {first_column} to row {row} column {column} the total is "
      "{other_number}, and the number of cells of the sum still to come is {number}"),
  N_ ("the sum that begins at row {first_row} column {first_column} ends at row {row} column "
      "{column} or before"),
};
static const char *const x_sum_not_states[] = {
  N_ ("from row {first_row} column {first_column} to row {row} column {column} it is not so that "
      "the total is {other_number} and the number of cells of the sum still to come is {number}"),
  N_ ("the sum that begins at row {first_row} column {first_column} goes on after row {row} column "
      "{column}"),
};
static const char *const room_states[] = {
  N_ ("the distance from row {row} column {column} to the room that row {first_row} column "
      "{first_column} names is {number}"),
  N_ ("the room that row {first_row} column {first_column} names is not after row {row} column "
      "{column}"),
};
static const char *const room_not_states[] = {
  N_ ("the distance from row {row} column {column} to the room that row {first_row} column "
      "{first_column} names is not {number}"),
  N_ ("the room that row {first_row} column {first_column} names is after row {row} column "
      "{column}"),
};

static const SudokuTableFamily skyscraper_family = {
  .id = "skyscraper",
  .title = N_ ("Skyscrapers"),
  .excludes = N_ ("With {value} in {cell}, the line that begins at {first} can’t show just as "
                  "many skyscrapers as its clue says, {number}"),
  .unfit = N_ ("The line that begins at {first} can’t show just as many skyscrapers as its "
               "clue says, {number}, with what is left"),
  .states = skyscraper_states,
  .not_states = skyscraper_not_states,
};
static const SudokuTableFamily x_sum_family = {
  .id = "x-sum",
  .title = N_ ("X-sums"),
  .excludes = N_ ("With {value} in {cell}, the line that begins at {first} can’t have the X-sum "
                  "{number}"),
  .unfit = N_ ("The line that begins at {first} can’t have the X-sum {number} with what is "
               "left"),
  .states = x_sum_states,
  .not_states = x_sum_not_states,
};
static const SudokuTableFamily room_family = {
  .id = "numbered-room",
  .title = N_ ("Numbered rooms"),
  .excludes = N_ ("With {value} in {cell}, the line that begins at {first} can’t have {number} in "
                  "the room that its first cell names"),
  .unfit = N_ ("The line that begins at {first} can’t have {number} in the room that its first "
               "cell names with what is left"),
  .states = room_states,
  .not_states = room_not_states,
};

static void
list_skyscraper (const SudokuRule *rule,
                 const SudokuFrame *frame,
                 SudokuTableFunc func,
                 gpointer user_data)
{
  sudoku_tables_list_outside (rule, frame, &skyscraper_walk, func, user_data);
}

static void
list_x_sum (const SudokuRule *rule,
            const SudokuFrame *frame,
            SudokuTableFunc func,
            gpointer user_data)
{
  sudoku_tables_list_outside (rule, frame, &x_sum_walk, func, user_data);
}

static void
list_room (const SudokuRule *rule,
           const SudokuFrame *frame,
           SudokuTableFunc func,
           gpointer user_data)
{
  sudoku_tables_list_outside (rule, frame, &room_walk, func, user_data);
}

static const char *
check_skyscraper (guint side,
                  const SudokuRuleParameters *parameters)
{
  return sudoku_tables_refuse_outside (side, parameters, &skyscraper_walk);
}

static const char *
check_x_sum (guint side,
             const SudokuRuleParameters *parameters)
{
  const char *reason = sudoku_tables_refuse_outside (side, parameters, &x_sum_walk);

  /* A walk doesn't know that the numbers differ. */
  return reason != NULL || parameters->numbers[0] <= side * (side + 1) / 2
           ? reason
           : N_ ("No numbers of this board fit");
}

static const char *
check_room (guint side,
            const SudokuRuleParameters *parameters)
{
  return sudoku_tables_refuse_outside (side, parameters, &room_walk);
}

static const SudokuItemForm skyscraper_item = {
  .places = SUDOKU_PLACES_OUTSIDE,
  .number = SUDOKU_ITEM_NUMBER_NEEDED,
  .sample = "=3:r2c0",
  .check = check_skyscraper,
};
static const SudokuItemForm x_sum_item = {
  .places = SUDOKU_PLACES_OUTSIDE,
  .number = SUDOKU_ITEM_NUMBER_NEEDED,
  .sample = "=6:r2c0",
  .check = check_x_sum,
};
static const SudokuItemForm room_item = {
  .places = SUDOKU_PLACES_OUTSIDE,
  .number = SUDOKU_ITEM_NUMBER_NEEDED,
  .sample = "=4:r2c0",
  .check = check_room,
};

static const SudokuTableForm skyscraper_tables = { &skyscraper_family, list_skyscraper };
static const SudokuTableForm x_sum_tables = { &x_sum_family, list_x_sum };
static const SudokuTableForm room_tables = { &room_family, list_room };

const SudokuRuleKind sudoku_rule_x_sum = {
  .id = "x-sum",
  .name = N_ ("X-Sums"),
  .summary = N_ ("The first cell says how many cells, itself among them, have the total beside the "
                 "board"),
  .breach = N_ ("{cells}: the first says how many of them must have the total {number}"),
  .cell = N_ ("in the line of the X-sum {number}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &x_sum_item,
  .tables = &x_sum_tables,
  .f_puzzles = "xsum",
  .optional = TRUE,
  .check = sudoku_tables_check,
  .add_groups = sudoku_tables_add_groups,
  .draw = sudoku_item_draw_clue,
};

const SudokuRuleKind sudoku_rule_skyscraper = {
  .id = "skyscraper",
  .name = N_ ("Skyscrapers"),
  .summary = N_ ("Numbers are heights, and the clue says how many are seen over lower ones"),
  .breach = N_ ("{cells}: exactly {number} must be higher than all before them"),
  .cell = N_ ("in the line of the skyscraper clue {number}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &skyscraper_item,
  .tables = &skyscraper_tables,
  .f_puzzles = "skyscraper",
  .optional = TRUE,
  .check = sudoku_tables_check,
  .add_groups = sudoku_tables_add_groups,
  .draw = sudoku_item_draw_clue,
};

const SudokuRuleKind sudoku_rule_numbered_room = {
  .id = "numbered-room",
  .name = N_ ("Numbered Rooms"),
  .summary = N_ ("The first cell says in which cell the number beside the board stands"),
  .breach = N_ ("{cells}: the first says in which of them {number} must stand"),
  .cell = N_ ("in the line of the numbered room {number}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &room_item,
  .tables = &room_tables,
  .f_puzzles = "numberedroom",
  .optional = TRUE,
  .check = sudoku_tables_check,
  .add_groups = sudoku_tables_add_groups,
  .draw = sudoku_item_draw_clue,
};
