/* SPDX-License-Identifier: GPL-3.0-or-later */

/* All dots, or all X and V, are shown: two cells that share a side and have none between them are
 * not such numbers. */

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-pairs.h"

/* Of the kinds below; their values, where no item of the kind is there. Of sums, 5 and 10 are meant
 * in any case. */
#define N_KINDS 3
#define N_USUAL_MAX 2

static const char *const names[] = { "difference", "ratio", "edge-sum", NULL };

static const guint usual[N_KINDS][N_USUAL_MAX] = { { 1, 0 }, { 2, 0 }, { 5, 10 } };

static const SudokuPairFamily family = {
  "all-shown",
  N_ ("Neighbours without a mark"),
  N_ ("Row {row} column {column} and row {other_row} column {other_column} can’t hold {value} and "
      "{other_value}: there would be a mark between them"),
};

static guint
get_kind (const SudokuRule *rule)
{
  const char *id = sudoku_rule_get_kind (rule)->id;
  guint kind = 0;

  while (kind < N_KINDS && strcmp (names[kind], id) != 0)
    kind++;
  return kind;
}

static gboolean
matches (guint kind,
         guint number,
         guint value,
         guint other)
{
  switch (kind)
    {
    case 0:
      return value == other + number || other == value + number;
    case 1:
      return value == other * number || other == value * number;
    default:
      return value + other == number;
    }
}

static gboolean
allows (const SudokuRule *rule,
        const SudokuFrame *frame,
        guint sort,
        guint value,
        guint other)
{
  guint n_used = 0;

  for (guint i = 0; i < frame->n_rules; i++)
    {
      if (get_kind (frame->rules[i]) != sort)
        continue;
      n_used++;
      if (matches (sort, sudoku_rule_get_number (frame->rules[i], 0), value, other))
        return FALSE;
    }
  for (guint i = 0; (n_used == 0 || sort == 2) && i < N_USUAL_MAX && usual[sort][i] > 0; i++)
    if (matches (sort, usual[sort][i], value, other))
      return FALSE;
  return TRUE;
}

/* By cell the kinds of marks between it and the next one on the right, or below: bits. */
static void
collect_marks (const SudokuFrame *frame,
               guint8 *right,
               guint8 *below)
{
  for (guint i = 0; i < frame->n_rules; i++)
    {
      guint kind = get_kind (frame->rules[i]), n_cells = 0;
      const guint16 *cells = sudoku_rule_get_cells (frame->rules[i], &n_cells);
      /* A dot of one colour excuses a pair from both. */
      guint8 bits = kind < 2 ? 1 << 0 | 1 << 1 : 1 << 2;

      if (kind == N_KINDS)
        continue;
      if (cells[1] == cells[0] + 1)
        right[cells[0]] |= bits;
      else
        below[cells[0]] |= bits;
    }
}

static void
list_unmarked (const SudokuRule *rule,
               const SudokuFrame *frame,
               GArray *list)
{
  guint side = frame->side;
  const SudokuRuleParameters *parameters = sudoku_rule_get_parameters (rule);
  g_autofree guint8 *right = g_new0 (guint8, side * side);
  g_autofree guint8 *below = g_new0 (guint8, side * side);

  collect_marks (frame, right, below);
  for (guint i = 0; i < parameters->n_numbers; i++)
    for (guint cell = 0; cell < side * side; cell++)
      {
        guint sort = parameters->numbers[i];
        SudokuItemPair beside = { (guint16)cell, (guint16)(cell + 1), (guint16)sort };
        SudokuItemPair under = { (guint16)cell, (guint16)(cell + side), (guint16)sort };

        if (cell % side + 1 < side && (right[cell] >> sort & 1) == 0)
          g_array_append_val (list, beside);
        if (cell + side < side * side && (below[cell] >> sort & 1) == 0)
          g_array_append_val (list, under);
      }
}

static const SudokuPairForm pairs = { &family, list_unmarked, allows };

static const SudokuItemForm item = {
  .number = SUDOKU_ITEM_NUMBER_KINDS,
  .names = names,
  .sample = ":ratio",
};

static void
draw (const SudokuRule *rule,
      const SudokuFrame *frame,
      SudokuSketch *sketch)
{
  sudoku_sketch_add (sketch, SUDOKU_SKETCH_BADGE, NULL, 0);
}

const SudokuRuleKind sudoku_rule_all_shown = {
  .id = "all-shown",
  .name = N_ ("All Marks Are Shown"),
  .summary = N_ ("Where there could be a dot, or an X or V, between two cells, there is one"),
  .breach = N_ ("{cells} have no mark between them and would need one"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &item,
  .pairs = &pairs,
  .f_puzzles = "negative",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = draw,
};
