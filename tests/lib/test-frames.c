/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shapes with rules. Where a rule needs cells or a map, chance makes them. */

#include "test-frames.h"

#include <string.h>
#include <sudoku-generate.h>
#include <sudoku-regions.h>
#include <sudoku-rule-text.h>

/* So many maps of regions are tried until there is a grid. */
#define N_MAPS 10

const char *const test_frame_rules[] = {
  "jigsaw",
  "x",
  "windows",
  "disjoint",
  "complete",
  "anti-knight",
  "anti-king",
  "non-consecutive",
  "even",
  "odd",
};
const gsize test_n_frame_rules = G_N_ELEMENTS (test_frame_rules);

/* A few cells; so few that even and odd ones leave something. */
static SudokuRule *
make_with_cells (const SudokuRuleKind *kind,
                 guint side,
                 GRand *rand)
{
  guint16 cells[SUDOKU_SIDE_MAX];
  guint n = 0;

  for (guint row = 0; row < side && n < side; row += 2)
    cells[n++] = (guint16)(row * side + (guint)g_rand_int_range (rand, 0, (gint32)side));
  return sudoku_rule_new_with_cells (kind, cells, n);
}

static SudokuRule *
make_rule (const SudokuGeometry *base,
           const char *id,
           GRand *rand)
{
  const SudokuRuleKind *kind = sudoku_rule_kind_find (id, -1);
  SudokuRandom random;

  if (strchr (id, ':') != NULL)
    return sudoku_rule_parse (sudoku_geometry_get_side (base), id, NULL);
  if (g_str_equal (id, "jigsaw"))
    {
      sudoku_random_init (&random, g_rand_int (rand));
      return sudoku_regions_random (base, 1, &random);
    }
  g_assert_nonnull (kind);
  if (kind->parameter == SUDOKU_RULE_CELLS)
    return make_with_cells (kind, sudoku_geometry_get_side (base), rand);
  return sudoku_rule_new (kind);
}

/**
 * test_frame_make:
 * @frame: a side with boxes or none
 * @rules: ids of #test_frame_rules, or items as they are written, separated by "+"; "" for none
 * @rand: where cells and maps come from
 *
 * Returns: (transfer full) (nullable): the shape, %NULL when a rule can't stand there
 */
SudokuGeometry *
test_frame_make (const TestFrame *frame,
                 const char *rules,
                 GRand *rand)
{
  g_auto (GStrv) ids = g_strsplit (rules, "+", -1);
  g_autoptr (SudokuGeometry) geometry =
    frame->box_rows > 0
      ? sudoku_geometry_new (frame->box_rows, frame->side / frame->box_rows, FALSE, NULL)
      : sudoku_geometry_new_plain (frame->side, FALSE, NULL);

  for (guint i = 0; ids[i] != NULL && geometry != NULL; i++)
    {
      g_autoptr (SudokuRule) rule = make_rule (geometry, ids[i], rand);
      SudokuGeometry *next = sudoku_geometry_add_rules (geometry, &rule, 1, NULL);

      sudoku_geometry_unref (geometry);
      geometry = next;
    }
  return g_steal_pointer (&geometry);
}

/**
 * test_frame_fill:
 * @frame: what it stands in
 * @rules: as in test_frame_make()
 * @rand: of the regions and of the values
 *
 * Makes a full grid. Where there is none for the regions, others are tried.
 *
 * Returns: (transfer full) (nullable): a grid; %NULL when there is none
 */
SudokuGrid *
test_frame_fill (const TestFrame *frame,
                 const char *rules,
                 GRand *rand)
{
  for (guint i = 0; i < N_MAPS; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_frame_make (frame, rules, rand);
      SudokuGrid *grid = NULL;

      if (geometry != NULL)
        grid = sudoku_generate_full (geometry, g_rand_int (rand), NULL, NULL);
      if (grid != NULL || strstr (rules, "jigsaw") == NULL)
        return grid;
    }
  return NULL;
}
