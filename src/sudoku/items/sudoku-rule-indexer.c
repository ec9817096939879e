/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Indexers: a cell says where in its row, in its column or in its box the number of its column, of
 * its row or of its own place in the box stands. */

#include <glib/gi18n.h>

#include "sudoku-item.h"
#include "sudoku-pairs.h"

/* The value that points and the one that is pointed at, in one number. */
#define SORT(value, line) ((guint16)((value) * (SUDOKU_SIDE_MAX + 1) + (line)))

static const SudokuPairFamily column_family = {
  "column-indexer",
  N_ ("Column indexers"),
  N_ ("Row {row} column {column} says in which column of its row {column} stands; so with {value} "
      "there, row {other_row} column {other_column} can’t hold {other_value}"),
};

static const SudokuPairFamily row_family = {
  "row-indexer",
  N_ ("Row indexers"),
  N_ ("Row {row} column {column} says in which row of its column {row} stands; so with {value} "
      "there, row {other_row} column {other_column} can’t hold {other_value}"),
};

static const SudokuPairFamily box_family = {
  "box-indexer",
  N_ ("Box indexers"),
  N_ ("Row {row} column {column} says at which place in its box the number of its own place "
      "stands; so with {value} there, row {other_row} column {other_column} can’t hold "
      "{other_value}"),
};

static gboolean
allows (const SudokuRule *rule,
        const SudokuFrame *frame,
        guint sort,
        guint value,
        guint other)
{
  return (value == sort / (SUDOKU_SIDE_MAX + 1)) == (other == sort % (SUDOKU_SIDE_MAX + 1));
}

/* There may be one for each cell, with a relation for each value. */
static void
fill (guint side,
      guint sort,
      SudokuRelation *relation)
{
  guint points = sort / (SUDOKU_SIDE_MAX + 1);
  SudokuSet line = sudoku_set_single (sort % (SUDOKU_SIDE_MAX + 1));
  SudokuSet others = sudoku_set_minus (sudoku_set_range (1, side), line);

  for (guint value = 1; value <= side; value++)
    relation->allowed[value] = value == points ? line : others;
}

static void
list_columns (const SudokuRule *rule,
              const SudokuFrame *frame,
              GArray *list)
{
  guint side = frame->side, n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

  for (guint i = 0; i < n_cells; i++)
    for (guint value = 1; value <= side; value++)
      {
        guint row = cells[i] / side, column = cells[i] % side;
        SudokuItemPair pair = { cells[i], (guint16)(row * side + value - 1),
                                SORT (value, column + 1) };

        if (pair.cell != pair.other)
          g_array_append_val (list, pair);
      }
}

static void
list_rows (const SudokuRule *rule,
           const SudokuFrame *frame,
           GArray *list)
{
  guint side = frame->side, n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

  for (guint i = 0; i < n_cells; i++)
    for (guint value = 1; value <= side; value++)
      {
        guint row = cells[i] / side, column = cells[i] % side;
        SudokuItemPair pair = { cells[i], (guint16)((value - 1) * side + column),
                                SORT (value, row + 1) };

        if (pair.cell != pair.other)
          g_array_append_val (list, pair);
      }
}

/* The cells of the box of a cell, in reading order. */
static guint
list_box (const SudokuFrame *frame,
          guint cell,
          guint16 cells[SUDOKU_SIDE_MAX])
{
  guint region = sudoku_frame_get_region (frame, cell), n_cells = 0;

  for (guint other = 0; other < frame->side * frame->side; other++)
    if (n_cells < frame->side && sudoku_frame_get_region (frame, other) == region)
      cells[n_cells++] = (guint16)other;
  return n_cells;
}

static void
list_boxes (const SudokuRule *rule,
            const SudokuFrame *frame,
            GArray *list)
{
  guint n_cells = 0;
  const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

  for (guint i = 0; i < n_cells; i++)
    {
      guint16 box[SUDOKU_SIDE_MAX];
      guint n = list_box (frame, cells[i], box), place = 0;

      while (place < n && box[place] != cells[i])
        place++;
      for (guint value = 1; value <= n; value++)
        {
          SudokuItemPair pair = { cells[i], box[value - 1], SORT (value, place + 1) };

          if (pair.cell != pair.other)
            g_array_append_val (list, pair);
        }
    }
}

static const char *
check_divided (const SudokuFrame *frame)
{
  return frame->divided ? NULL : N_ ("It needs boxes or regions");
}

static const SudokuItemForm item = {
  .places = SUDOKU_PLACES_AREA,
  .sample = ":r2c2r2c3",
};
static const SudokuPairForm column_pairs = { &column_family, list_columns, allows, fill };
static const SudokuPairForm row_pairs = { &row_family, list_rows, allows, fill };
static const SudokuPairForm box_pairs = { &box_family, list_boxes, allows, fill };

const SudokuRuleKind sudoku_rule_column_indexer = {
  .id = "column-indexer",
  .name = N_ ("Column Indexers"),
  .summary = N_ ("A marked cell says in which column of its row the number of its column stands"),
  .breach = N_ ("{cells}: the first says where the number of its column stands"),
  .cell = N_ ("a column indexer"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &item,
  .pairs = &column_pairs,
  .f_puzzles = "columnindexer",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = sudoku_item_draw_area,
};

const SudokuRuleKind sudoku_rule_row_indexer = {
  .id = "row-indexer",
  .name = N_ ("Row Indexers"),
  .summary = N_ ("A marked cell says in which row of its column the number of its row stands"),
  .breach = N_ ("{cells}: the first says where the number of its row stands"),
  .cell = N_ ("a row indexer"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &item,
  .pairs = &row_pairs,
  .f_puzzles = "rowindexer",
  .optional = TRUE,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = sudoku_item_draw_area,
};

const SudokuRuleKind sudoku_rule_box_indexer = {
  .id = "box-indexer",
  .name = N_ ("Box Indexers"),
  .summary = N_ ("A marked cell says at which place in its box the number of its own place stands"),
  .breach = N_ ("{cells}: the first says where the number of its place in the box stands"),
  .cell = N_ ("a box indexer"),
  .parameter = SUDOKU_RULE_ITEM,
  .item = &item,
  .pairs = &box_pairs,
  .f_puzzles = "boxindexer",
  .optional = TRUE,
  .check_frame = check_divided,
  .check = sudoku_pairs_check,
  .add_groups = sudoku_pairs_add_groups,
  .draw = sudoku_item_draw_area,
};
