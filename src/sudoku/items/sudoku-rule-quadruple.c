/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Quadruples: four cells around a corner hold some numbers, each at least as often as it is
 * named. */

#include <glib/gi18n.h>

#include "sudoku-item.h"
#include "sudoku-tables.h"

#define CELLS 4

/* The state has a bit for each of the numbers that were found. */
static int
step (const SudokuTableSpec *spec,
      guint place,
      int state,
      guint value)
{
  guint n_missing = 0;
  int next = state;

  for (guint i = 0; i < spec->n_numbers; i++)
    if (spec->numbers[i] == value && (state >> i & 1) == 0)
      {
        next = state | 1 << i;
        break;
      }
  for (guint i = 0; i < spec->n_numbers; i++)
    n_missing += (next >> i & 1) == 0;
  return place + 1 + n_missing <= CELLS ? next : SUDOKU_TABLE_DEAD;
}

static gboolean
accepts (const SudokuTableSpec *spec,
         int state)
{
  return state == (1 << spec->n_numbers) - 1;
}

static guint
tell (const SudokuTableSpec *spec,
      int state,
      guint numbers[SUDOKU_TABLE_NUMBERS])
{
  guint n_found = 0;

  for (guint i = 0; i < spec->n_numbers; i++)
    if ((state >> i & 1) != 0)
      numbers[n_found++] = spec->numbers[i];
  return n_found;
}

static const SudokuTableWalk walk = { step, accepts, tell, .unordered = TRUE };

static const char *const states[] = {
  N_ ("none of the numbers in the circle stands around the corner up to row {row} column "
      "{column}"),
  N_ ("of the numbers in the circle only {number} stands around the corner up to row {row} "
      "column {column}"),
  N_ ("of the numbers in the circle only {number} and {other_number} stand around the corner up "
      "to row {row} column {column}"),
  N_ ("of the numbers in the circle only {number}, {other_number} and {third_number} stand "
      "around the corner up to row {row} column {column}"),
};

static const char *const not_states[] = {
  N_ ("some of the numbers in the circle stand around the corner up to row {row} column {column}"),
  N_ ("it is not so that of the numbers in the circle only {number} stands around the corner up "
      "to row {row} column {column}"),
  N_ ("it is not so that of the numbers in the circle only {number} and {other_number} stand "
      "around the corner up to row {row} column {column}"),
  N_ ("it is not so that of the numbers in the circle only {number}, {other_number} and "
      "{third_number} stand around the corner up to row {row} column {column}"),
};

static const SudokuTableFamily family = {
  .id = "quadruple",
  .title = N_ ("Quadruples"),
  .excludes = N_ ("With {value} in {cell}, the numbers of the circle at {first} don’t all find "
                  "a place around it"),
  .unfit = N_ ("The numbers of the circle at {first} don’t all find a place around it with what "
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
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);
  guint16 first = parameters->places[0];
  const guint16 cells[CELLS] = { first, first + 1u, (guint16)(first + frame->side),
                                 (guint16)(first + frame->side + 1) };
  const SudokuTableSpec spec = {
    .walk = &walk,
    .side = frame->side,
    .n_cells = CELLS,
    .n_numbers = parameters->n_numbers,
    .numbers = parameters->numbers,
  };

  func (&spec, cells, user_data);
}

static const char *
check (guint side,
       const SudokuRuleParameters *parameters)
{
  if (parameters->n_numbers > CELLS)
    return N_ ("It has more than four numbers");
  for (guint i = 0; i < parameters->n_numbers; i++)
    if (parameters->numbers[i] > side)
      return N_ ("One of its numbers is too large for the board");
  for (guint i = 2; i < parameters->n_numbers; i++)
    if (parameters->numbers[i] == parameters->numbers[i - 2])
      return N_ ("No number fits three times around a corner");
  return NULL;
}

static void
draw (const SudokuRule *rule,
      const SudokuFrame *frame,
      SudokuSketch *sketch)
{
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < parameters->n_numbers; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", parameters->numbers[i]);
  sudoku_sketch_add_text (sketch, SUDOKU_SKETCH_CORNER, parameters->places, 1, text->str);
}

static const SudokuItemForm item = {
  .places = SUDOKU_PLACES_CORNER,
  .number = SUDOKU_ITEM_NUMBER_REPEATED,
  .sample = "=2,3:r2c2",
  .check = check,
};

static const SudokuTableForm tables = { &family, list };

const SudokuRuleKind sudoku_rule_quadruple = {
  .id = "quadruple",
  .name = N_ ("Quadruples"),
  .summary = N_ ("The numbers in the circle stand in the four cells around it"),
  .breach = N_ ("{cells} must hold the numbers in the circle between them"),
  .cell = N_ ("around a circle with {list}"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &item,
  .tables = &tables,
  .f_puzzles = "quadruple",
  .optional = TRUE,
  .check = sudoku_tables_check,
  .add_groups = sudoku_tables_add_groups,
  .draw = draw,
};
