/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Irregular regions instead of boxes (jigsaw): N of N cells each, given as a map. */

#include <glib/gi18n.h>

#include "sudoku-rule.h"

static const SudokuHouseFamily family = {
  "regions",
  N_ ("region {number}"),
  N_ ("regions {numbers}"),
  N_ ("in region {number}"),
  N_ ("in regions {numbers}"),
  N_ ("Regions"),
  N_ ("Region {number} needs a {value} somewhere"),
  N_ ("Region {number} can’t hold a {value} in both row {row} column {column} and "
      "row {other_row} column {other_column}"),
  SUDOKU_TOLD_BY_CELL,
};

static void
get_region (const SudokuRule *rule,
            guint region,
            guint16 *cells)
{
  guint n_cells = 0;
  const guint16 *regions = sudoku_rule_get_cells (rule, &n_cells);

  for (guint cell = 0; cell < n_cells; cell++)
    if (regions[cell] == region)
      *cells++ = (guint16)cell;
}

static gboolean
regions_check (const SudokuRule *rule,
               const SudokuFrame *frame,
               const guint8 *values,
               SudokuBreachFunc func,
               gpointer user_data)
{
  guint16 cells[SUDOKU_SIDE_MAX];

  for (guint region = 0; region < frame->side; region++)
    {
      get_region (rule, region, cells);
      if (!sudoku_rule_check_distinct (rule, (int)region, cells, frame->side, values, func,
                                       user_data))
        return FALSE;
    }
  return TRUE;
}

static void
regions_add_groups (const SudokuRule *rule,
                    const SudokuFrame *frame,
                    SudokuGroups *groups)
{
  guint16 cells[SUDOKU_SIDE_MAX];

  for (guint region = 0; region < frame->side; region++)
    {
      get_region (rule, region, cells);
      sudoku_groups_add_house (groups, &family, cells);
    }
}

const SudokuRuleKind sudoku_rule_regions = {
  .id = "regions",
  .name = N_ ("Irregular Regions"),
  .summary = N_ ("Each region holds every number once"),
  .parameter = SUDOKU_RULE_REGIONS,
  .check = regions_check,
  .add_groups = regions_add_groups,
};
