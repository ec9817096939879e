/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A rule as a value: its kind and parameters. What it means is in sudoku-rule-NAME.c, how it is
 * written in sudoku-rule-text.c, and which kinds there are in sudoku-rule-list.c. */

#include "sudoku-rule.h"

#include <string.h>

struct _SudokuRule
{
  gatomicrefcount ref_count;
  const SudokuRuleKind *kind;
  SudokuRuleParameters parameters; /* its arrays and own clauses are owned */
};

G_DEFINE_BOXED_TYPE (SudokuRule, sudoku_rule, sudoku_rule_ref, sudoku_rule_unref)

/**
 * sudoku_rule_new:
 * @kind: a kind of rule without parameters
 *
 * Makes a rule of one of the kinds.
 *
 * Returns: (transfer full): the rule
 */
SudokuRule *
sudoku_rule_new (const SudokuRuleKind *kind)
{
  return sudoku_rule_new_with_parameters (kind, &(SudokuRuleParameters){ 0 });
}

/**
 * sudoku_rule_new_with_parameters: (skip)
 * @kind: a kind of rule
 * @parameters: what it says besides; it is copied
 *
 * Makes a rule. Whether the parameters are possible is not checked here.
 *
 * Returns: (transfer full): the rule
 */
SudokuRule *
sudoku_rule_new_with_parameters (const SudokuRuleKind *kind,
                                 const SudokuRuleParameters *parameters)
{
  SudokuRule *self = NULL;

  g_return_val_if_fail (kind != NULL && parameters != NULL, NULL);

  self = g_new (SudokuRule, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->kind = kind;
  self->parameters = *parameters;
  self->parameters.numbers =
    g_memdup2 (parameters->numbers, parameters->n_numbers * sizeof *parameters->numbers);
  self->parameters.places =
    g_memdup2 (parameters->places, parameters->n_places * sizeof *parameters->places);
  if (parameters->own != NULL)
    sudoku_own_ref (parameters->own);
  return self;
}

/**
 * sudoku_rule_ref:
 *
 * Takes another reference; any thread may.
 *
 * Returns: (transfer full): @self
 */
SudokuRule *
sudoku_rule_ref (SudokuRule *self)
{
  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * sudoku_rule_unref:
 *
 * Gives a reference back; the last one frees the rule.
 */
void
sudoku_rule_unref (SudokuRule *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  g_free ((gpointer)self->parameters.numbers);
  g_free ((gpointer)self->parameters.places);
  g_clear_pointer (&self->parameters.own, sudoku_own_unref);
  g_free (self);
}

/**
 * sudoku_rule_get_kind:
 *
 * Gets the kind of a rule.
 *
 * Returns: (transfer none): the kind
 */
const SudokuRuleKind *
sudoku_rule_get_kind (const SudokuRule *self)
{
  return self->kind;
}

/**
 * sudoku_rule_get_parameters: (skip)
 *
 * Gets all that a rule says besides its kind.
 *
 * Returns: (transfer none): the parameters
 */
const SudokuRuleParameters *
sudoku_rule_get_parameters (const SudokuRule *self)
{
  return &self->parameters;
}

/**
 * sudoku_rule_get_number:
 * @i: from 0
 *
 * Gets a number of a rule: rows and columns of boxes, the number of an item.
 *
 * Returns: the number; 0 when the rule has no such number
 */
guint
sudoku_rule_get_number (const SudokuRule *self,
                        guint i)
{
  return i < self->parameters.n_numbers ? self->parameters.numbers[i] : 0;
}

/**
 * sudoku_rule_get_cells:
 * @n_cells: (out): how many
 *
 * Gets the cells of a rule about cells, in ascending order; the places of an item, in its own; or
 * the region numbers of a rule of regions.
 *
 * Returns: (transfer none) (nullable) (array length=n_cells): the cells; of the rule of regions the
 *   number of each cell's region, from 0
 */
const guint16 *
sudoku_rule_get_cells (const SudokuRule *self,
                       guint *n_cells)
{
  *n_cells = self->parameters.n_places;
  return self->parameters.places;
}

/**
 * sudoku_rule_get_own:
 *
 * Gets the own constraints of a rule.
 *
 * Returns: (transfer none) (nullable): the constraints; %NULL for other rules
 */
SudokuOwn *
sudoku_rule_get_own (const SudokuRule *self)
{
  return self->parameters.own;
}

/* Orders cells by their lower bytes, then their upper ones: generated puzzles depend on the order
 * of rules, which must stay as it was when the bytes in memory were compared. */
static int
compare_bytes (const guint16 *a,
               const guint16 *b,
               guint n)
{
  guint i = 0;

  while (i < n && a[i] == b[i])
    i++;
  if (i == n)
    return 0;
  return (a[i] & 0xff) != (b[i] & 0xff) ? (a[i] & 0xff) - (b[i] & 0xff) : a[i] - b[i];
}

/**
 * sudoku_frame_get_region: (skip)
 * @cell: a cell, from 0
 *
 * Gets the box or the region of a cell.
 *
 * Returns: its number, from 0; 0 without boxes and regions
 */
guint
sudoku_frame_get_region (const SudokuFrame *self,
                         guint cell)
{
  guint row = cell / self->side, column = cell % self->side;

  if (self->regions != NULL)
    return self->regions[cell];
  return self->box_rows == 0
           ? 0
           : row / self->box_rows * self->box_rows + column / self->box_columns;
}

/**
 * sudoku_frame_share_house: (skip)
 * @cell: a cell, from 0
 * @other: another one
 *
 * Tells whether two cells share a row, a column, a box or a region.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_frame_share_house (const SudokuFrame *self,
                          guint cell,
                          guint other)
{
  return cell / self->side == other / self->side || cell % self->side == other % self->side ||
         (self->divided &&
          sudoku_frame_get_region (self, cell) == sudoku_frame_get_region (self, other));
}

static int
compare_uint (guint a,
              guint b)
{
  return (a > b) - (a < b);
}

/* Shorter lists first. */
static int
compare_numbers (const SudokuRuleParameters *a,
                 const SudokuRuleParameters *b)
{
  int difference = compare_uint (a->n_numbers, b->n_numbers);

  for (guint i = 0; difference == 0 && i < a->n_numbers; i++)
    difference = compare_uint (a->numbers[i], b->numbers[i]);
  return difference;
}

/**
 * sudoku_rule_compare_parameters:
 * @a: a rule
 * @b: a rule of the same kind
 *
 * Orders rules of a kind by their parameters. Equal rules compare as 0.
 *
 * Returns: below, equal to or above 0
 */
int
sudoku_rule_compare_parameters (const SudokuRule *a,
                                const SudokuRule *b)
{
  const SudokuRuleParameters *left = &a->parameters, *right = &b->parameters;
  int difference = compare_numbers (left, right);

  if (difference == 0)
    difference = compare_uint (left->n_places, right->n_places);
  if (difference == 0 && left->n_places > 0)
    difference = compare_bytes (left->places, right->places, left->n_places);
  if (difference == 0)
    difference = compare_uint (left->n_first, right->n_first);
  if (difference == 0)
    difference = compare_uint (left->direction, right->direction);
  if (difference == 0 && left->own != NULL)
    difference = strcmp (sudoku_own_get_text (left->own), sudoku_own_get_text (right->own));
  return difference;
}

/* Does a value stand there more than once? Nearly always not, and every puzzle asks this for each
 * of its lines and boxes: empty cells are counted like others, and ignored at the end. */
static gboolean
has_twice (const guint16 *cells,
           guint n_cells,
           const guint8 *values)
{
  guint8 seen[SUDOKU_SIDE_MAX + 1] = { 0 };
  guint8 twice = FALSE;

  for (guint i = 0; i < n_cells; i++)
    {
      guint value = values[cells[i]];

      twice |= seen[value];
      seen[value] = value != 0;
    }
  return twice;
}

/**
 * sudoku_rule_check_distinct:
 * @rule: the rule that is checked
 * @house: the index of the house among those of the rule, or −1
 * @cells: (array length=n_cells): cells that must hold different values
 * @n_cells: how many
 * @values: the value of each cell of the board, 0 when it is empty
 * @func: (scope call): called for each value that occurs more than once
 * @user_data: for @func
 *
 * Checks what most rules say: no value occurs twice in some cells.
 *
 * Returns: %FALSE when @func ended it
 */
gboolean
sudoku_rule_check_distinct (const SudokuRule *rule,
                            int house,
                            const guint16 *cells,
                            guint n_cells,
                            const guint8 *values,
                            SudokuBreachFunc func,
                            gpointer user_data)
{
  guint16 same[SUDOKU_SIDE_MAX];
  SudokuSet once = SUDOKU_SET_EMPTY, twice = SUDOKU_SET_EMPTY;
  guint value;

  if (!has_twice (cells, n_cells, values))
    return TRUE;
  for (guint i = 0; i < n_cells; i++)
    if (values[cells[i]] != 0)
      {
        SudokuSet here = sudoku_set_single (values[cells[i]]);

        twice = sudoku_set_or (twice, sudoku_set_and (once, here));
        once = sudoku_set_or (once, here);
      }
  SUDOKU_SET_FOREACH (twice, value)
  {
    SudokuBreach breach = { rule, house, value, 0, same };

    for (guint i = 0; i < n_cells; i++)
      if (values[cells[i]] == value)
        same[breach.n_cells++] = cells[i];
    if (!func (&breach, user_data))
      return FALSE;
  }
  return TRUE;
}
