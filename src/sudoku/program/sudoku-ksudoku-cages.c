/* SPDX-License-Identifier: GPL-3.0-or-later */

/* KSudoku numbers cells down the columns. The operations of its cages are numbers from 0 to 4:
 * none, which a cage of one cell has, ÷, −, × and +. In a killer, which has boxes, the numbers of a
 * sum differ; in Mathdoku, which has none, they may be equal. */

#include "sudoku-ksudoku-cages.h"

#include "sudoku-cages.h"
#include "sudoku-error.h"
#include "sudoku-item.h"

/* The largest side of a puzzle with cages. */
#define SIDE_MAX 9

enum
{
  ALONE,
  DIVIDE,
  SUBTRACT,
  MULTIPLY,
  ADD,
  N_OPERATIONS,
};

static const char *const killer_ids[N_OPERATIONS] = {
  "cage",
  "quotient-cage",
  "difference-cage",
  "product",
  "cage",
};
static const char *const mathdoku_ids[N_OPERATIONS] = {
  "sum",
  "quotient-cage",
  "difference-cage",
  "product",
  "sum",
};

static const char *const cage_ids[] = {
  "cage",
  "sum",
  "product",
  "difference-cage",
  "quotient-cage",
  NULL,
};

/**
 * sudoku_ksudoku_get_cell:
 * @side: the side N
 * @number: a cell as KSudoku numbers them, or as they are numbered here
 *
 * Converts the number of a cell between the two numberings.
 *
 * Returns: its number in the other one, from 0
 */
guint
sudoku_ksudoku_get_cell (guint side,
                         guint number)
{
  return number % side * side + number / side;
}

/**
 * sudoku_ksudoku_add_cage: (skip)
 * @rules: (element-type SudokuRule): the rules to append to
 * @side: the side N
 * @killer: whether it is a killer
 * @operation: its operation, from 0
 * @value: its value
 * @cells: (array length=n_cells): its cells
 * @n_cells: how many cells it has
 *
 * Makes a cage.
 *
 * Returns: %FALSE with SUDOKU_ERROR_SYNTAX or SUDOKU_ERROR_SHAPE when there is no such one
 */
gboolean
sudoku_ksudoku_add_cage (GPtrArray *rules,
                         guint side,
                         gboolean killer,
                         guint operation,
                         guint value,
                         const guint16 *cells,
                         guint n_cells,
                         GError **error)
{
  const char *id = NULL;
  const guint32 numbers[] = { value };
  const SudokuRuleParameters parameters = { 1, numbers, n_cells, cells };
  SudokuRule *rule = NULL;

  g_return_val_if_fail (rules != NULL && (cells != NULL || n_cells == 0), FALSE);

  if (operation < N_OPERATIONS && (operation != ALONE || n_cells == 1))
    id = killer ? killer_ids[operation] : mathdoku_ids[operation];
  if (id == NULL)
    {
      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, NULL, "ksudoku-cage");
      return FALSE;
    }
  rule = sudoku_item_new (sudoku_rule_kind_find (id, -1), side, &parameters, error);
  if (rule == NULL)
    return FALSE;
  g_ptr_array_add (rules, rule);
  return TRUE;
}

/**
 * sudoku_ksudoku_has_cages:
 * @geometry: a shape
 *
 * Tells whether it has cages that KSudoku can say.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_ksudoku_has_cages (const SudokuGeometry *geometry)
{
  g_return_val_if_fail (geometry != NULL, FALSE);

  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    if (sudoku_ksudoku_can_say_cage (geometry, sudoku_geometry_get_rule (geometry, i)))
      return TRUE;
  return FALSE;
}

/**
 * sudoku_ksudoku_can_say_cage:
 * @geometry: a shape
 * @rule: one of its rules
 *
 * Tells whether the rule is a cage that KSudoku can say: in a board of up to side 9, with a number,
 * and no cell in two cages. In one with boxes the numbers of a sum differ, in one without they may
 * be equal.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_ksudoku_can_say_cage (const SudokuGeometry *geometry,
                             const SudokuRule *rule)
{
  const char *id = NULL;
  guint n_cells = 0;
  g_autofree const SudokuRule **cages = NULL;

  g_return_val_if_fail (geometry != NULL && rule != NULL, FALSE);

  id = sudoku_rule_get_kind (rule)->id;
  if (!g_strv_contains (cage_ids, id) || sudoku_geometry_get_side (geometry) > SIDE_MAX ||
      g_str_equal (id, sudoku_geometry_has_regions (geometry) ? "sum" : "cage") ||
      sudoku_rule_get_parameters (rule)->n_numbers == 0)
    return FALSE;
  sudoku_rule_get_cells (rule, &n_cells);
  if (n_cells == 1 && !g_str_equal (id, "cage") && !g_str_equal (id, "sum"))
    return FALSE;
  cages = sudoku_cages_collect (geometry, cage_ids);
  return cages != NULL;
}

static guint
find_operation (const char *id,
                guint n_cells)
{
  guint operation = ADD;

  while (operation > ALONE && !g_str_equal (killer_ids[operation], id) &&
         !g_str_equal (mathdoku_ids[operation], id))
    operation--;
  return n_cells == 1 ? ALONE : operation;
}

/**
 * sudoku_ksudoku_write_cages:
 * @geometry: a shape
 * @string: the text to append to
 *
 * Writes its cages.
 */
void
sudoku_ksudoku_write_cages (const SudokuGeometry *geometry,
                            GString *string)
{
  guint side = 0;

  g_return_if_fail (geometry != NULL && string != NULL);

  side = sudoku_geometry_get_side (geometry);
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      const SudokuRule *rule = sudoku_geometry_get_rule (geometry, i);
      guint n_cells = 0;
      const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

      if (!sudoku_ksudoku_can_say_cage (geometry, rule))
        continue;
      g_string_append_printf (string, "    <cage operator=\"%u\" value=\"%u\" size=\"%u\"> ",
                              find_operation (sudoku_rule_get_kind (rule)->id, n_cells),
                              sudoku_rule_get_number (rule, 0), n_cells);
      for (guint k = 0; k < n_cells; k++)
        g_string_append_printf (string, "%u ", sudoku_ksudoku_get_cell (side, cells[k]));
      g_string_append (string, "</cage>\n");
    }
}
