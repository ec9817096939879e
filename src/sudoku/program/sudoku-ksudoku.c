/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shapes as KSudoku has them: rows and columns with or without square boxes, and further groups of
 * cells that hold each value once. Which rules these are is found out here. */

#include "sudoku-ksudoku.h"

#include <string.h>

#include "sudoku-ksudoku-cages.h"
#include "sudoku-shape-map.h"

static const char *const rule_ids[] = { "regions", "x", "windows", "disjoint", NULL };

/* Rules whose groups may be among those of a file. */
static const char *const known_rules[] = { "x", "windows", "disjoint" };

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  return (int)*(const guint16 *)a - (int)*(const guint16 *)b;
}

/* Groups are arrays of guint16 in ascending order. */
static int
find_group (GPtrArray *groups,
            const guint16 *cells,
            guint side)
{
  g_autofree guint16 *sorted = g_memdup2 (cells, side * sizeof *cells);

  qsort (sorted, side, sizeof *sorted, compare_cells);
  for (guint i = 0; i < groups->len; i++)
    {
      GArray *group = groups->pdata[i];

      if (group->len == side && memcmp (group->data, sorted, side * sizeof *sorted) == 0)
        return (int)i;
    }
  return -1;
}

/* Takes a rule when all its groups are there, and removes them. */
static void
take_rule (guint side,
           const char *id,
           SudokuRule *boxes,
           GPtrArray *groups,
           GPtrArray *rules)
{
  g_autoptr (SudokuRule) rule = sudoku_rule_new (sudoku_rule_kind_find (id, -1));
  SudokuRule *both[] = { rule, boxes };
  g_autoptr (SudokuGeometry) geometry =
    sudoku_geometry_new_with_rules (side, both, boxes != NULL ? 2 : 1, NULL);
  guint n_rules = geometry != NULL ? sudoku_geometry_get_n_rules (geometry) : 0;
  guint first = n_rules > 0 ? sudoku_geometry_get_first_house (geometry, n_rules - 1) : 0;
  guint n_houses = n_rules > 0 ? sudoku_geometry_get_n_houses (geometry) : 0;

  if (first == n_houses)
    return;
  for (guint house = first; house < n_houses; house++)
    if (find_group (groups, sudoku_geometry_get_house_cells (geometry, house), side) < 0)
      return;
  for (guint house = first; house < n_houses; house++)
    g_ptr_array_remove_index (
      groups, (guint)find_group (groups, sudoku_geometry_get_house_cells (geometry, house), side));
  g_ptr_array_add (rules, g_steal_pointer (&rule));
}

/* Takes the groups as regions when they divide the board. */
static void
take_regions (guint side,
              GPtrArray *groups,
              GPtrArray *rules)
{
  g_autofree guint16 *map = g_new (guint16, side * side);
  guint n_cells = 0;

  memset (map, 0xff, side * side * sizeof *map);
  for (guint i = 0; i < groups->len; i++)
    {
      GArray *group = groups->pdata[i];

      if (groups->len != side || group->len != side)
        return;
      for (guint k = 0; k < side; k++)
        {
          guint16 *region = &map[g_array_index (group, guint16, k)];

          n_cells += *region == G_MAXUINT16;
          *region = (guint16)i;
        }
    }
  if (n_cells == side * side && sudoku_shape_map_add_rule (side, map, rules, NULL))
    g_ptr_array_set_size (groups, 0);
}

/**
 * sudoku_ksudoku_find_geometry: (skip)
 * @side: the side N
 * @boxes: whether there are square boxes
 * @groups: (element-type GArray): further groups, each of cells in ascending order; those that are
 *   understood are removed
 * @left: (out): whether some are left
 *
 * Finds the rules of a shape.
 *
 * Returns: (transfer full) (nullable): the shape; %NULL with SUDOKU_ERROR_SHAPE when there is none
 */
SudokuGeometry *
sudoku_ksudoku_find_geometry (guint side,
                              gboolean boxes,
                              GPtrArray *groups,
                              gboolean *left,
                              GError **error)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  guint n = 1;

  g_return_val_if_fail (groups != NULL && left != NULL, NULL);

  while (n * n < side)
    n++;
  if (boxes)
    g_ptr_array_add (rules, sudoku_rule_new_boxes (n, n));
  else
    take_regions (side, groups, rules);
  for (gsize i = 0; i < G_N_ELEMENTS (known_rules); i++)
    take_rule (side, known_rules[i], boxes ? rules->pdata[0] : NULL, groups, rules);
  if (!boxes && groups->len > 0)
    take_regions (side, groups, rules);
  *left = groups->len > 0;
  return sudoku_geometry_new_with_rules (side, (SudokuRule **)rules->pdata, rules->len, error);
}

static gboolean
has_square_boxes (const SudokuGeometry *geometry)
{
  return sudoku_geometry_has_boxes (geometry) && sudoku_geometry_get_box_rows (geometry) ==
                                                   sudoku_geometry_get_box_columns (geometry);
}

static void
write_group (SudokuGeometry *geometry,
             guint house,
             GString *string)
{
  guint side = sudoku_geometry_get_side (geometry);
  const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);

  g_string_append_printf (string, "    <clique size=\"%u\">", side);
  for (guint i = 0; i < side; i++)
    g_string_append_printf (string, "%u ", sudoku_ksudoku_get_cell (side, cells[i]));
  g_string_append (string, "</clique>\n");
}

/* The groups of the rules that KSudoku can say, without rows, columns and square boxes. */
static guint
write_groups (SudokuGeometry *geometry,
              GString *string)
{
  guint n_rules = sudoku_geometry_get_n_rules (geometry), n_groups = 0;

  for (guint rule = 0; rule < n_rules; rule++)
    {
      const char *id = sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, rule))->id;
      guint house = sudoku_geometry_get_first_house (geometry, rule);
      guint end = rule + 1 < n_rules ? sudoku_geometry_get_first_house (geometry, rule + 1)
                                     : sudoku_geometry_get_n_houses (geometry);

      if (!(g_str_equal (id, "boxes") && !has_square_boxes (geometry)) &&
          !g_strv_contains (rule_ids, id))
        continue;
      for (; house < end; house++, n_groups++)
        write_group (geometry, house, string);
    }
  return n_groups;
}

/**
 * sudoku_ksudoku_can_say_rule:
 * @geometry: a shape
 * @rule: one of its rules
 *
 * Tells whether KSudoku can express a further rule.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_ksudoku_can_say_rule (const SudokuGeometry *geometry,
                             const SudokuRule *rule)
{
  g_return_val_if_fail (geometry != NULL && rule != NULL, FALSE);

  return g_strv_contains (rule_ids, sudoku_rule_get_kind (rule)->id) ||
         sudoku_ksudoku_can_say_cage (geometry, rule);
}

static const char *
get_type (SudokuGeometry *geometry)
{
  if (sudoku_ksudoku_has_cages (geometry))
    return sudoku_geometry_has_regions (geometry) ? "KillerSudoku" : "Mathdoku";
  if (sudoku_geometry_has_diagonals (geometry))
    return "XSudoku";
  return sudoku_geometry_has_boxes (geometry) ? "Plain" : "Jigsaw";
}

/**
 * sudoku_ksudoku_write_shape: (skip)
 * @geometry: a shape
 * @string: the text to append to
 *
 * Writes a shape.
 */
void
sudoku_ksudoku_write_shape (SudokuGeometry *geometry,
                            GString *string)
{
  guint side = 0, n_groups = 0;
  g_autoptr (GString) groups = g_string_new (NULL);

  g_return_if_fail (geometry != NULL && string != NULL);

  side = sudoku_geometry_get_side (geometry);
  n_groups = write_groups (geometry, groups);
  sudoku_ksudoku_write_cages (geometry, groups);
  if (groups->len == 0 && has_square_boxes (geometry))
    {
      g_string_append_printf (string, "   <graph order=\"%u\" type=\"sudoku\""
                                      " specific-type=\"Plain\"/>\n",
                              side);
      return;
    }
  n_groups += has_square_boxes (geometry) ? 3 * side : 2 * side;
  g_string_append_printf (string,
                          "   <graph order=\"%u\" type=\"custom\" specific-type=\"%s\""
                          " name=\"Satdoku\" ncliques=\"%u\" sizeX=\"%u\" sizeY=\"%u\""
                          " sizeZ=\"1\">\n"
                          "    <sudokugroups at=\"0\" withblocks=\"%d\"/>\n%s   </graph>\n",
                          side, get_type (geometry), n_groups, side, side,
                          has_square_boxes (geometry), groups->str);
}
