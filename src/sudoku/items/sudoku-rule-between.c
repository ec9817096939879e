/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines whose cells are about both ends: between them, or outside of them. */

#include <glib/gi18n.h>

#include "sudoku-item.h"
#include "sudoku-tables.h"

/* Both ends are known: the smaller and the larger one. Below are the start and the first end. */
#define BOTH(side, low, high) ((int)((side) + 1 + (low) * ((side) + 1) + (high)))

static guint
get_low (const SudokuTableSpec *spec,
         int state)
{
  return ((guint)state - spec->side - 1) / (spec->side + 1);
}

static guint
get_high (const SudokuTableSpec *spec,
          int state)
{
  return ((guint)state - spec->side - 1) % (spec->side + 1);
}

/* The first two cells that a walk reads are the ends. */
static int
step_ends (const SudokuTableSpec *spec,
           guint place,
           int state,
           guint value)
{
  if (place == 0)
    return (int)value;
  return BOTH (spec->side, MIN (value, (guint)state), MAX (value, (guint)state));
}

static int
step_between (const SudokuTableSpec *spec,
              guint place,
              int state,
              guint value)
{
  if (place < 2)
    return step_ends (spec, place, state, value);
  return value > get_low (spec, state) && value < get_high (spec, state) ? state
                                                                         : SUDOKU_TABLE_DEAD;
}

/* The least difference of the ends of a lockout line. */
static guint
get_distance (guint side)
{
  return side / 2;
}

static int
step_lockout (const SudokuTableSpec *spec,
              guint place,
              int state,
              guint value)
{
  int next = step_ends (spec, place, state, value);

  if (place == 1)
    return get_high (spec, next) - get_low (spec, next) >= get_distance (spec->side)
             ? next
             : SUDOKU_TABLE_DEAD;
  if (place == 0)
    return next;
  return value < get_low (spec, state) || value > get_high (spec, state) ? state
                                                                         : SUDOKU_TABLE_DEAD;
}

static gboolean
accepts (const SudokuTableSpec *spec,
         int state)
{
  return TRUE;
}

static guint
tell (const SudokuTableSpec *spec,
      int state,
      guint numbers[SUDOKU_TABLE_NUMBERS])
{
  numbers[0] = (guint)state;
  if (state <= (int)spec->side)
    return 0;
  numbers[0] = get_low (spec, state);
  numbers[1] = get_high (spec, state);
  return 1;
}

static const SudokuTableWalk between_walk = { step_between, accepts, tell, TRUE, 2 };
static const SudokuTableWalk lockout_walk = { step_lockout, accepts, tell, TRUE, 2 };

static const char *const states[] = {
  N_ ("row {first_row} column {first_column}, an end of the line, holds {number}"),
  N_ ("the ends of the line at row {first_row} column {first_column} are {number} and "
      "{other_number}"),
};

static const char *const not_states[] = {
  N_ ("row {first_row} column {first_column}, an end of the line, does not hold {number}"),
  N_ ("the ends of the line at row {first_row} column {first_column} are not {number} and "
      "{other_number}"),
};

static const SudokuTableFamily between_family = {
  .id = "between",
  .title = N_ ("Between lines"),
  .excludes = N_ ("With {value} in {cell}, the line from {first} can’t stay between its ends"),
  .unfit = N_ ("The line from {first} can’t stay between its ends with what is left"),
  .states = states,
  .not_states = not_states,
};

static const SudokuTableFamily lockout_family = {
  .id = "lockout",
  .title = N_ ("Lockout lines"),
  .excludes = N_ ("With {value} in {cell}, the line from {first} can’t stay outside its ends"),
  .unfit = N_ ("The line from {first} can’t stay outside its ends with what is left"),
  .states = states,
  .not_states = not_states,
};

static void
list (const SudokuRule *rule,
      const SudokuFrame *frame,
      const SudokuTableWalk *walk,
      SudokuTableFunc func,
      gpointer user_data)
{
  guint n = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n);
  SudokuTableSpec spec = { .walk = walk, .side = frame->side, .n_cells = n };
  g_autofree guint16 *ends_first = g_new (guint16, n);

  ends_first[0] = cells[0];
  ends_first[1] = cells[n - 1];
  for (guint i = 1; i + 1 < n; i++)
    ends_first[i + 1] = cells[i];
  func (&spec, ends_first, user_data);
}

static void
list_between (const SudokuRule *rule,
              const SudokuFrame *frame,
              SudokuTableFunc func,
              gpointer user_data)
{
  list (rule, frame, &between_walk, func, user_data);
}

static void
list_lockout (const SudokuRule *rule,
              const SudokuFrame *frame,
              SudokuTableFunc func,
              gpointer user_data)
{
  list (rule, frame, &lockout_walk, func, user_data);
}

static const char *
check (guint side,
       const SudokuRuleParameters *parameters,
       const SudokuTableWalk *walk)
{
  SudokuTableSpec spec = { .walk = walk, .side = side, .n_cells = parameters->n_places };

  return parameters->n_places < 3 ? N_ ("It needs a cell between its ends")
                                  : sudoku_tables_refuse (&spec);
}

static const char *
check_between (guint side,
               const SudokuRuleParameters *parameters)
{
  return check (side, parameters, &between_walk);
}

static const char *
check_lockout (guint side,
               const SudokuRuleParameters *parameters)
{
  return check (side, parameters, &lockout_walk);
}

static void
draw_between (const SudokuRule *rule,
              const SudokuFrame *frame,
              SudokuSketch *sketch)
{
  static const SudokuStroke stroke = {
    .width = 8,
    .start = SUDOKU_STROKE_END_BULB,
    .end = SUDOKU_STROKE_END_BULB,
    .hue = SUDOKU_HUE_GREY,
  };

  sudoku_item_draw_stroke (rule, &stroke, sketch);
}

static void
draw_lockout (const SudokuRule *rule,
              const SudokuFrame *frame,
              SudokuSketch *sketch)
{
  static const SudokuStroke stroke = {
    .width = 8,
    .start = SUDOKU_STROKE_END_DIAMOND,
    .end = SUDOKU_STROKE_END_DIAMOND,
    .hue = SUDOKU_HUE_BLUE,
  };

  sudoku_item_draw_stroke (rule, &stroke, sketch);
}

static const SudokuItemForm between_item = {
  .places = SUDOKU_PLACES_LINE,
  .reversible = TRUE,
  .sample = ":r1c1r2c2r2c3r3c4",
  .check = check_between,
};

static const SudokuItemForm lockout_item = {
  .places = SUDOKU_PLACES_LINE,
  .reversible = TRUE,
  .sample = ":r1c1r2c2r2c3r3c4",
  .check = check_lockout,
};

static const SudokuTableForm between_tables = { &between_family, list_between };
static const SudokuTableForm lockout_tables = { &lockout_family, list_lockout };

const SudokuRuleKind sudoku_rule_between = {
  .id = "between",
  .name = N_ ("Between Lines"),
  .summary = N_ ("The numbers on a between line are between those at its ends"),
  .breach = N_ ("{cells}: all others must be between the first two, the ends of the line"),
  .cell = N_ ("on a between line, cell {nth} of {count}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &between_item,
  .tables = &between_tables,
  .f_puzzles = "betweenline",
  .optional = TRUE,
  .check = sudoku_tables_check,
  .add_groups = sudoku_tables_add_groups,
  .draw = draw_between,
};

const SudokuRuleKind sudoku_rule_lockout = {
  .id = "lockout",
  .name = N_ ("Lockout Lines"),
  .summary = N_ ("The ends of a lockout line are at least half of the largest number apart; no "
                 "number on it is one of them or between them"),
  .breach = N_ ("{cells}: no other may be between the first two, the ends of the line"),
  .cell = N_ ("on a lockout line, cell {nth} of {count}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &lockout_item,
  .tables = &lockout_tables,
  .f_puzzles = "lockout",
  .optional = TRUE,
  .check = sudoku_tables_check,
  .add_groups = sudoku_tables_add_groups,
  .draw = draw_lockout,
};
