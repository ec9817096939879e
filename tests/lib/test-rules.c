/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shapes of all kinds of rules: each by itself, with boxes and without, and several together. */

#include "test-rules.h"

#include <sudoku-rule-text.h>

#include "test-shapes.h"

const TestRules test_rules[] = {
  { 4, "boxes=2x2 complete" },
  { 4, "boxes=2x2 complete x" },
  { 4, "boxes=2x2 windows" },
  { 4, "windows disjoint boxes=2x2" },
  { 4, "boxes=2x2 anti-knight" },
  { 4, "anti-king" },
  { 4, "boxes=2x2 non-consecutive" },
  { 4, "boxes=2x2 even:r1c1r2c3r4c4 odd:r1c2" },
  { 4, "regions:1,2,2,2,1,1,1,2,3,4,4,4,3,3,3,4" },
  { 4, "boxes=2x2 complete even:r2c2 anti-king" },
  { 4, "boxes=2x2 difference:r1c1r1c2 ratio:r2c1r3c1 edge-sum=5:r4c3r4c4" },
  { 4, "boxes=2x2 difference:r1c1r1c2 ratio:r2c3r3c3 all-shown:difference,ratio" },
  { 4, "less:r1c1r1c2 less:r2c3r2c2 not-above:r3c1r4c1 allowed=1,3:r4c4r1c4" },
  { 4, "boxes=2x2 thermometer:r4c1r3c2r2c2 slow-thermometer:r1c4r2c4r3c3 whispers=2:r1c1r1c2r2c2" },
  { 4, "boxes=2x2 palindrome:r1c1r2c2r3c3r4c4 clone:r1c2r1c3/r3c1r3c2 minimum:r2c3 maximum:r4c2" },
  { 4, "entropic:r1c1r1c2r2c3r3c3 modular=2:r4c1r4c2r3c3 nabner:r1c4r2c3 relation=8421:r3c1r4c2" },
  { 4, "boxes=2x2 column-indexer:r1c1r2c1 row-indexer:r1c3 x" },
  { 4, "boxes=2x2 cage=5:r1c2r1c3 cage=8:r1c4r2c3r3c4 cage:r1c1r2c2r3c4" },
  { 4, "boxes=2x2 sum=9:r2c2r3c3r4c4 equal-sums:r1c1r1c2/r2c1 little-killer=6:r0c1dr" },
  { 4, "boxes=2x2 arrow:r2c2/r1c3r2c3 double-arrow:r1c1r1c2r2c3 zipper:r3c2r3c3r4c2" },
  { 4, "arrow:r1c1r1c2/r2c2r3c3r4c4r3c4 cage=3:r1c1r1c2" },
  { 4, "boxes=2x2 region-sum:r2c1r1c2r1c3r2c4 renban:r3c2r4c3r4c2 between:r1c1r1c2r1c3" },
  { 4, "boxes=2x2 lockout:r1c2r2c3r1c4 quadruple=1,4,4:r2c2 sandwich=5:r1c0 sandwich=0:r0c2" },
  { 4, "boxes=2x2 x-sum=3:r3c0 skyscraper=2:r0c3 numbered-room=1:r2c5" },
  { 4, "product=8:r2c2r3c1r4c4 difference-cage=2:r1c1r3c4 quotient-cage=2:r1c2r3c3" },
  { 4, "between:r1c1r2c1r1c4 sandwich=5:r1c0 skyscraper=1:r5c1 sum=6:r1c1r1c2r2c1" },
  { 5, "anti-knight" },
  { 5, "non-consecutive x" },
  { 5, "regions:1,1,1,2,2,1,1,3,2,2,4,3,3,3,2,4,4,3,5,5,4,4,5,5,5" },
  { 5, "odd:r1c1-r2c3" },
  { 4, "idempotent schroeder" },
  { 4, "qg1 commutative" },
  { 5, "idempotent stein1 break-symmetry" },
  { 6, "boxes=2x3 disjoint" },
  { 6, "boxes=3x2 disjoint anti-knight even:r6c6" },
  { 6, "boxes=2x3 x anti-king non-consecutive" },
  { 6, "boxes=2x3 cage=11:r1c6r2c5r2c6 arrow:r2c3/r3c2r3c1r4c3 region-sum:r1c2r1c3r2c4r1c4 "
       "little-killer=6:r0c3dl sandwich=14:r7c1 x-sum=15:r6c7 skyscraper=3:r0c2" },
  { 9, "boxes=3x3 windows x" },
  { 9, "boxes=3x3 complete" },
  { 9, "boxes=3x3 anti-knight anti-king non-consecutive" },
  { 9, "boxes=3x3 disjoint even:r1c1-r3c3 odd:r5c5" },
  { 9, "boxes=3x3 cage=15:r1c4r1c5r1c6 arrow:r1c9/r2c8r3c7r2c9 little-killer=27:r0c1dr "
       "x-sum=7:r0c2 quadruple=1,3,9:r5c5 between:r4c1r4c2r4c3" },
};
const gsize test_n_rules = G_N_ELEMENTS (test_rules);

/**
 * test_rules_make:
 * @self: a side and rules
 *
 * Returns: (transfer full): their geometry
 */
SudokuGeometry *
test_rules_make (const TestRules *self)
{
  g_auto (GStrv) texts = g_strsplit (self->rules, " ", -1);
  guint n_rules = g_strv_length (texts);
  g_autofree SudokuRule **rules = g_new (SudokuRule *, n_rules);
  g_autoptr (GError) error = NULL;
  SudokuGeometry *geometry = NULL;

  for (guint i = 0; i < n_rules; i++)
    {
      rules[i] = sudoku_rule_parse (self->side, texts[i], &error);
      g_assert_no_error (error);
    }
  geometry = sudoku_geometry_new_with_rules (self->side, rules, n_rules, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < n_rules; i++)
    sudoku_rule_unref (rules[i]);
  return geometry;
}

/**
 * test_rules_random_grid:
 * @self: a side and rules
 * @seed: the same seed makes the same grid
 *
 * Returns: (transfer full): a grid filled by half with test_fill_randomly()
 */
SudokuGrid *
test_rules_random_grid (const TestRules *self,
                        guint seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (SudokuGeometry) geometry = test_rules_make (self);
  SudokuGrid *grid = sudoku_grid_new (geometry);

  test_fill_randomly (grid, rand, 0.5);
  return grid;
}
