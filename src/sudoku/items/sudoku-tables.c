/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all items have in common that say something of several cells together: the check, and the
 * tables of the groups. */

#include "sudoku-tables.h"

#include <glib/gi18n.h>

#include "sudoku-outside.h"
#include "sudoku-pairs.h"

/**
 * sudoku_sum_add: (skip)
 * @cell: a cell, from 0
 * @weight: what its value is multiplied by
 *
 * Adds a cell to a sum; one that is there already has both weights together.
 */
void
sudoku_sum_add (SudokuSum *self,
                guint cell,
                int weight)
{
  guint i = 0;

  while (i < self->n_cells && self->cells[i] != cell)
    i++;
  if (i == SUDOKU_TABLE_CELLS_MAX)
    return;
  if (i == self->n_cells)
    {
      self->cells[i] = (guint16)cell;
      self->weights[i] = 0;
      self->n_cells++;
    }
  self->weights[i] += weight;
}

/* The table of the sum; without a cell there is none. Cells whose weight is 0 are left out. */
static gboolean
make_sum (SudokuSum *self,
          int target,
          SudokuTableSpec *spec)
{
  guint n = 0;

  for (guint i = 0; i < self->n_cells; i++)
    if (self->weights[i] != 0)
      {
        self->cells[n] = self->cells[i];
        self->weights[n++] = self->weights[i];
      }
  self->n_cells = n;
  *spec = (SudokuTableSpec){
    .side = self->side,
    .n_cells = n,
    .target = target,
    .weights = self->weights,
  };
  return n > 0;
}

/**
 * sudoku_sum_list: (skip)
 * @target: what the sum is
 * @func: (scope call): called for the table of the sum, unless it is about no cell
 * @user_data: for @func
 *
 * Makes the table of a sum. Cells whose weight is 0 are left out.
 */
void
sudoku_sum_list (SudokuSum *self,
                 int target,
                 SudokuTableFunc func,
                 gpointer user_data)
{
  SudokuTableSpec spec;

  if (make_sum (self, target, &spec))
    func (&spec, self->cells, user_data);
}

/**
 * sudoku_tables_refuse: (skip)
 * @spec: what a table would say
 *
 * Tells why a board can't have an item.
 *
 * Returns: (nullable): %NULL when it can, else N_(): the reason, as a sentence without a full stop
 */
const char *
sudoku_tables_refuse (const SudokuTableSpec *spec)
{
  g_autoptr (SudokuTable) table = NULL;
  g_autofree SudokuSet *values = NULL;

  if (spec->n_cells > SUDOKU_TABLE_CELLS_MAX)
    return N_ ("It has too many cells");
  if (!sudoku_table_fits (spec))
    return N_ ("It would need more than a million clauses");
  table = sudoku_table_new (spec);
  values = g_new (SudokuSet, spec->n_cells);
  for (guint i = 0; i < spec->n_cells; i++)
    values[i] = sudoku_set_range (1, spec->side);
  return sudoku_table_prune (table, values) ? NULL : N_ ("No numbers of this board fit");
}

/**
 * sudoku_sum_refuse: (skip)
 * @target: what the sum is
 *
 * Tells why a board can't have an item that is a sum.
 *
 * Returns: (nullable): %NULL when it can, else N_(): the reason, as a sentence without a full stop
 */
const char *
sudoku_sum_refuse (SudokuSum *self,
                   int target)
{
  SudokuTableSpec spec;

  return make_sum (self, target, &spec) ? sudoku_tables_refuse (&spec) : NULL;
}

/* What a walk says of the cells that are seen from a place outside the board. */
static void
make_outside (guint side,
              const SudokuRuleParameters *parameters,
              const SudokuTableWalk *walk,
              SudokuTableSpec *spec,
              guint16 cells[SUDOKU_SIDE_MAX])
{
  *spec = (SudokuTableSpec){
    .walk = walk,
    .side = side,
    .n_cells = sudoku_outside_list (side, parameters->places[0], parameters->direction, cells),
    .n_numbers = parameters->n_numbers,
    .numbers = parameters->numbers,
  };
}

/**
 * sudoku_tables_list_outside: (skip)
 * @rule: an item outside the board
 * @frame: its puzzle
 * @walk: what it says of the cells that are seen from there
 * @func: (scope call): called for its table
 * @user_data: for @func
 *
 * Makes the table of a clue beside the board.
 */
void
sudoku_tables_list_outside (const SudokuRule *rule,
                            const SudokuFrame *frame,
                            const SudokuTableWalk *walk,
                            SudokuTableFunc func,
                            gpointer user_data)
{
  SudokuTableSpec spec;
  guint16 cells[SUDOKU_SIDE_MAX];

  make_outside (frame->side, sudoku_rule_get_parameters (rule), walk, &spec, cells);
  func (&spec, cells, user_data);
}

/**
 * sudoku_tables_refuse_outside: (skip)
 * @side: the side N
 * @parameters: of an item outside the board
 * @walk: what it says of the cells that are seen from there
 *
 * Tells why a board can't have a clue.
 *
 * Returns: (nullable): %NULL when it can, else N_(): the reason, as a sentence without a full stop
 */
const char *
sudoku_tables_refuse_outside (guint side,
                              const SudokuRuleParameters *parameters,
                              const SudokuTableWalk *walk)
{
  SudokuTableSpec spec;
  guint16 cells[SUDOKU_SIDE_MAX];

  make_outside (side, parameters, walk, &spec, cells);
  return sudoku_tables_refuse (&spec);
}

typedef struct
{
  const SudokuRule *rule;
  const guint8 *values;
  SudokuBreachFunc func;
  gpointer user_data;
  gboolean ended;
} Check;

/* A table with an empty cell is not broken yet. */
static void
check_table (const SudokuTableSpec *spec,
             const guint16 *cells,
             gpointer user_data)
{
  Check *self = user_data;
  guint8 held[SUDOKU_TABLE_CELLS_MAX];
  SudokuBreach breach = { self->rule, -1, self->values[cells[0]], spec->n_cells, cells };

  for (guint i = 0; i < spec->n_cells; i++)
    {
      held[i] = self->values[cells[i]];
      if (held[i] == 0 || self->ended)
        return;
    }
  if (!sudoku_table_accepts (spec, held))
    self->ended = !self->func (&breach, self->user_data);
}

/**
 * sudoku_tables_check: (skip)
 * @rule: an item
 * @frame: its puzzle
 * @values: (array): the value of each cell of the board, 0 when it is empty
 * @func: (scope call): called for each pair and each table that is broken
 * @user_data: for @func
 *
 * Finds what breaks an item: the check of its kind.
 *
 * Returns: %FALSE when @func ended it
 */
gboolean
sudoku_tables_check (const SudokuRule *rule,
                     const SudokuFrame *frame,
                     const guint8 *values,
                     SudokuBreachFunc func,
                     gpointer user_data)
{
  const SudokuRuleKind *kind = sudoku_rule_get_kind (rule);
  Check check = { rule, values, func, user_data, FALSE };

  if (kind->pairs != NULL && !sudoku_pairs_check (rule, frame, values, func, user_data))
    return FALSE;
  kind->tables->list (rule, frame, check_table, &check);
  return !check.ended;
}

typedef struct
{
  const SudokuTableFamily *family;
  SudokuGroups *groups;
} Addition;

static void
add_table (const SudokuTableSpec *spec,
           const guint16 *cells,
           gpointer user_data)
{
  const Addition *self = user_data;

  sudoku_groups_add_table (self->groups, self->family, spec, cells);
}

/**
 * sudoku_tables_add_groups: (skip)
 * @rule: an item
 * @frame: its puzzle
 * @groups: what to add to
 *
 * Adds the pairs and the tables of the item to what the rules say.
 */
void
sudoku_tables_add_groups (const SudokuRule *rule,
                          const SudokuFrame *frame,
                          SudokuGroups *groups)
{
  const SudokuRuleKind *kind = sudoku_rule_get_kind (rule);
  Addition addition = { kind->tables->family, groups };

  if (kind->pairs != NULL)
    sudoku_pairs_add_groups (rule, frame, groups);
  kind->tables->list (rule, frame, add_table, &addition);
}
