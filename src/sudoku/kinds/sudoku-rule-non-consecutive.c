/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Non-consecutive: cells that share a side do not differ by 1. */

#include <glib/gi18n.h>

#include "sudoku-rule.h"

static const SudokuPairFamily family = {
  "non-consecutive",
  N_ ("Neighbours"),
  N_ ("Row {row} column {column} can’t hold a {value} beside a {other_value} in row {other_row} "
      "column {other_column}"),
};

/* Calls for each cell its neighbours on the right and below, if they are on the board. */
static guint
get_neighbours (guint side,
                guint cell,
                guint16 neighbours[2])
{
  guint n = 0;

  if (cell % side + 1 < side)
    neighbours[n++] = (guint16)(cell + 1);
  if (cell / side + 1 < side)
    neighbours[n++] = (guint16)(cell + side);
  return n;
}

static gboolean
non_consecutive_check (const SudokuRule *rule,
                       const SudokuFrame *frame,
                       const guint8 *values,
                       SudokuBreachFunc func,
                       gpointer user_data)
{
  guint side = frame->side;
  guint16 neighbours[2];

  for (guint cell = 0; cell < side * side; cell++)
    for (guint i = get_neighbours (side, cell, neighbours); values[cell] != 0 && i-- > 0;)
      {
        guint16 cells[] = { (guint16)cell, neighbours[i] };
        SudokuBreach breach = { rule, -1, values[cell], 2, cells };
        guint value = values[neighbours[i]];

        if (value != 0 && (value == values[cell] + 1u || value + 1u == values[cell]) &&
            !func (&breach, user_data))
          return FALSE;
      }
  return TRUE;
}

static void
non_consecutive_add_groups (const SudokuRule *rule,
                            const SudokuFrame *frame,
                            SudokuGroups *groups)
{
  guint side = frame->side;
  SudokuRelation apart = { 0 };
  guint16 neighbours[2];
  guint relation;

  for (guint v = 1; v <= side; v++)
    for (guint w = 1; w <= side; w++)
      if (v + 1 != w && w + 1 != v)
        apart.allowed[v] = sudoku_set_or (apart.allowed[v], sudoku_set_single (w));
  relation = sudoku_groups_add_relation (groups, &apart);
  for (guint cell = 0; cell < side * side; cell++)
    {
      guint n = get_neighbours (side, cell, neighbours);

      for (guint i = 0; i < n; i++)
        sudoku_groups_add_pair (groups, &family, cell, neighbours[i], relation);
    }
}

static void
non_consecutive_draw (const SudokuRule *rule,
                      const SudokuFrame *frame,
                      SudokuSketch *sketch)
{
  sudoku_sketch_add (sketch, SUDOKU_SKETCH_BADGE, NULL, 0);
}

const SudokuRuleKind sudoku_rule_non_consecutive = {
  .id = "non-consecutive",
  .name = N_ ("Non-Consecutive"),
  .summary = N_ ("Neighbouring cells do not differ by 1"),
  .breach = N_ ("{cells} are neighbours and differ by 1"),
  .parameter = SUDOKU_RULE_ALONE,
  .f_puzzles = "nonconsecutive",
  .optional = TRUE,
  .check = non_consecutive_check,
  .add_groups = non_consecutive_add_groups,
  .draw = non_consecutive_draw,
};
