/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an item says of several cells together: a sum, or what is found on a walk through them. */

#pragma once

#include "sudoku-set.h"
#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SUDOKU_TABLE_CELLS_MAX:
 *
 * The most cells of a table.
 */
#define SUDOKU_TABLE_CELLS_MAX 100
/**
 * SUDOKU_TABLE_CLAUSES_MAX:
 *
 * The most clauses of a table.
 */
#define SUDOKU_TABLE_CLAUSES_MAX 1000000
/**
 * SUDOKU_TABLE_LENGTH_MAX:
 *
 * The most literals of one of its clauses.
 */
#define SUDOKU_TABLE_LENGTH_MAX SUDOKU_SIDE_MAX

/**
 * SUDOKU_TABLE_NUMBERS:
 *
 * How many numbers tell of a state.
 */
#define SUDOKU_TABLE_NUMBERS 3

typedef struct _SudokuTableWalk SudokuTableWalk;

/**
 * SudokuTableSpec:
 * @walk: (nullable): how the cells are gone through; %NULL for a sum
 * @distinct: of a sum: whether the values differ, so that only which there are matters
 * @side: the side N
 * @n_cells: how many cells, 1…SUDOKU_TABLE_CELLS_MAX
 * @weights: (nullable): of a sum: by cell what its value is multiplied by, none of them 0; %NULL:
 *   all by 1
 * @target: of a sum: what it is
 * @n_numbers: of a walk: how many numbers
 * @numbers: (nullable): of a walk: what the item says
 *
 * What a table says of its cells, whichever these are.
 */
typedef struct
{
  const SudokuTableWalk *walk;
  gboolean distinct;
  guint side;
  guint n_cells;
  const int *weights;
  int target;
  guint n_numbers;
  const guint32 *numbers;
} SudokuTableSpec;

/**
 * SUDOKU_TABLE_DEAD:
 *
 * The state of a walk that can't end well. Every other one is at least 0.
 */
#define SUDOKU_TABLE_DEAD (-1)

/**
 * SudokuTableWalk:
 * @step: the state after one more cell. The first is 0.
 * @accepts: whether the walk may end there
 * @tell: (nullable): puts the numbers of a state into @numbers and says which of the sentences of
 *   its family is about it
 * @unordered: whether the order matters neither among the first @n_first cells nor among the others
 * @n_first: how many these are
 *
 * A walk through cells in order that remembers a state. Functions without effects, which may be
 * called by any thread.
 */
struct _SudokuTableWalk
{
  int (*step) (const SudokuTableSpec *spec, guint place, int state, guint value);
  gboolean (*accepts) (const SudokuTableSpec *spec, int state);
  guint (*tell) (const SudokuTableSpec *spec, int state, guint numbers[SUDOKU_TABLE_NUMBERS]);
  gboolean unordered;
  guint n_first;
};

/**
 * SudokuTableHelperKind:
 * @SUDOKU_TABLE_HELPER_TOTAL: the sum of the first @place cells, by their weights, is at least
 *   @number
 * @SUDOKU_TABLE_HELPER_HOLDS: one of the cells holds @place
 * @SUDOKU_TABLE_HELPER_COUNT: @count of the values up to @place stand in the cells, and their sum
 *   is @number
 * @SUDOKU_TABLE_HELPER_STATE: after the first @place cells the walk is in the state @number
 *
 * The kinds of helper variables.
 */
typedef enum
{
  SUDOKU_TABLE_HELPER_TOTAL,
  SUDOKU_TABLE_HELPER_HOLDS,
  SUDOKU_TABLE_HELPER_COUNT,
  SUDOKU_TABLE_HELPER_STATE,
} SudokuTableHelperKind;

/**
 * SudokuTableHelper:
 * @kind: its kind
 * @place: how many cells, or which value
 * @count: how many values
 * @number: the total or the state
 *
 * What a helper variable means.
 */
typedef struct
{
  SudokuTableHelperKind kind;
  guint place;
  guint count;
  int number;
} SudokuTableHelper;

guint sudoku_table_hash (gconstpointer spec);
gboolean sudoku_table_equal (gconstpointer spec, gconstpointer other);
gboolean sudoku_table_accepts (const SudokuTableSpec *spec, const guint8 *values);

int sudoku_table_get_weight (const SudokuTableSpec *spec, guint place);
int sudoku_table_get_total (const SudokuTableSpec *spec, guint n_cells, const guint8 *values);
int sudoku_table_follow (const SudokuTableSpec *spec, guint n_cells, const guint8 *values);
void sudoku_table_get_range (const SudokuTableSpec *spec, guint place, int *least, int *most);

G_END_DECLS
