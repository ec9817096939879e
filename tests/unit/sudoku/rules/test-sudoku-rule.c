/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <sudoku-error.h>
#include <sudoku-geometry.h>
#include <sudoku-rule-text.h>

static const struct
{
  guint side;
  const char *text, *written; /* NULL: the same again */
} good_texts[] = {
  { 9, "x", NULL },
  { 9, "windows", NULL },
  { 6, "boxes=2x3", NULL },
  { 6, "boxes=3X2", "boxes=3x2" },
  { 4, "even:r1c1r2c3", NULL },
  { 4, "even:r2c3R1C1,r1c1", "even:r1c1r2c3" },
  { 12, "odd:r1c1-r2c2", "odd:r1c1r1c2r2c1r2c2" },
  { 12, "odd:r12c12-r11c12", "odd:r11c12r12c12" },
  { 2, "regions:2,1,2,1", "regions:1,2,1,2" },
};

static const struct
{
  guint side;
  const char *text;
} bad_texts[] = {
  { 9, "" },
  { 9, "y" },
  { 9, "x:r1c1" },
  { 9, "x=2x3" },
  { 9, "even" },
  { 9, "even:" },
  { 9, "even:r1c10" },
  { 9, "even:r0c1" },
  { 9, "even:r1" },
  { 9, "even:r1c1-" },
  { 9, "even:r1c99999999999999999999" },
  { 9, "boxes=2x3" },
  { 9, "boxes=1x9" },
  { 9, "boxes:3x3" },
  { 2, "regions:1,1,2" },
  { 2, "regions:1,1,2,2,2" },
  { 2, "regions:1,1,1,2" },
  { 2, "regions:1,1,2,3" },
  { 2, "regions:1,1,2,0" },
  { 2, "regions=1,1,2,2" },
};

/* A text that is read is written again so that it can be read as the same rule. */
static void
test_text (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (good_texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuRule) rule =
        sudoku_rule_parse (good_texts[i].side, good_texts[i].text, &error);
      g_autoptr (SudokuRule) again = NULL;
      g_autofree char *text = NULL;

      g_assert_no_error (error);
      text = sudoku_rule_to_text (rule, good_texts[i].side);
      g_assert_cmpstr (text, ==,
                       good_texts[i].written != NULL ? good_texts[i].written : good_texts[i].text);
      again = sudoku_rule_parse (good_texts[i].side, text, &error);
      g_assert_no_error (error);
      g_assert_cmpint (sudoku_rule_compare (rule, again), ==, 0);
    }
}

/* Above 256 cells the lower byte of a number counts first, on every machine: what is made from a
 * seed depends on it. */
static void
test_order (void)
{
  static const guint16 cells[] = { 256, 512, 1, 257, 2, 600, 255 };
  const SudokuRuleKind *kind = sudoku_rule_kind_find ("even", -1);

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    for (guint j = 0; j < G_N_ELEMENTS (cells); j++)
      {
        g_autoptr (SudokuRule) a = sudoku_rule_new_with_cells (kind, &cells[i], 1);
        g_autoptr (SudokuRule) b = sudoku_rule_new_with_cells (kind, &cells[j], 1);
        int order = sudoku_rule_compare (a, b);

        g_assert_cmpint ((order > 0) - (order < 0), ==, (i > j) - (i < j));
      }
}

static void
test_bad_text (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (bad_texts); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", bad_texts[i].text);
      g_assert_null (sudoku_rule_parse (bad_texts[i].side, bad_texts[i].text, &error));
      g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE);
    }
}

static SudokuGeometry *
make_shape (guint side,
            const char *const *texts,
            GError **error)
{
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);

  for (gsize i = 0; texts[i] != NULL; i++)
    g_ptr_array_add (rules, sudoku_rule_parse (side, texts[i], NULL));
  return sudoku_geometry_new_with_rules (side, (SudokuRule **)rules->pdata, rules->len, error);
}

static void
test_refused (void)
{
  static const struct
  {
    guint side;
    const char *texts[4];
  } cases[] = {
    { 6, { "boxes=2x3", "windows" } },
    { 5, { "windows" } },
    { 4, { "disjoint" } },
    { 6, { "boxes=2x3", "complete" } },
    { 4, { "complete" } },
    { 4, { "boxes=2x2", "regions:1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4" } },
    { 4, { "regions:1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4", "disjoint" } },
    { 4, { "regions:1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4", "regions:1,2,3,4,1,2,3,4,1,2,3,4,1,2,3,4" } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (make_shape (cases[i].side, cases[i].texts, &error));
      g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE);
    }
}

/* However rules are given, the same rules are the same shape. */
static void
test_equal (void)
{
  const char *const one[] = { "x", "boxes=2x2", "even:r1c1", NULL };
  const char *const other[] = { "even:r1c1", "rows", "x", "boxes=2x2", "x", NULL };
  const char *const less[] = { "x", "boxes=2x2", NULL };
  g_autoptr (SudokuGeometry) a = make_shape (4, one, NULL);
  g_autoptr (SudokuGeometry) b = make_shape (4, other, NULL);
  g_autoptr (SudokuGeometry) c = make_shape (4, less, NULL);
  g_autoptr (SudokuGeometry) x = sudoku_geometry_new (2, 2, TRUE, NULL);
  g_autoptr (SudokuGeometry) sum = NULL;
  SudokuRule *even = sudoku_geometry_find_rule (a, "even");

  g_assert_true (sudoku_geometry_equal (a, b));
  g_assert_false (sudoku_geometry_equal (a, c));
  g_assert_true (sudoku_geometry_equal (c, x));
  sum = sudoku_geometry_add_rules (c, &even, 1, NULL);
  g_assert_true (sudoku_geometry_equal (sum, a));
  g_assert_cmpuint (sudoku_geometry_get_n_rules (a), ==, 5);
  g_assert_false (sudoku_geometry_is_plain (c));
}

/* Regions take the place of boxes, and the numbers they were given don't matter. */
static void
test_regions (void)
{
  static const guint16 map[] = { 3, 3, 3, 0, 1, 3, 0, 0, 1, 1, 2, 0, 1, 2, 2, 2 };
  g_autoptr (SudokuGeometry) boxes = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuRule) rule = sudoku_rule_new_regions (4, map, NULL);
  g_autoptr (SudokuGeometry) jigsaw = sudoku_geometry_add_rules (boxes, &rule, 1, NULL);

  g_assert_false (sudoku_geometry_has_boxes (jigsaw));
  g_assert_true (sudoku_geometry_has_regions (jigsaw));
  g_assert_cmpuint (sudoku_geometry_get_n_houses (jigsaw), ==, 12);
  for (guint a = 0; a < 16; a++)
    for (guint b = 0; b < 16; b++)
      {
        gboolean together = sudoku_geometry_get_cell_region (jigsaw, a) ==
                            sudoku_geometry_get_cell_region (jigsaw, b);

        g_assert_cmpint (together, ==, map[a] == map[b]);
        g_assert_cmpint (sudoku_geometry_are_peers (jigsaw, a, b), ==,
                         a != b && (together || a / 4 == b / 4 || a % 4 == b % 4));
      }
}

/* The cells of windows and disjoint groups by their definitions. */
static void
test_houses (void)
{
  const char *const texts[] = { "boxes=3x3", "windows", "disjoint", NULL };
  g_autoptr (SudokuGeometry) shape = make_shape (9, texts, NULL);
  const guint16 *second_window = sudoku_geometry_get_house_cells (shape, 28);
  const guint16 *first_group = sudoku_geometry_get_house_cells (shape, 31);
  static const guint16 window[] = { 14, 15, 16, 23, 24, 25, 32, 33, 34 };
  static const guint16 group[] = { 0, 3, 6, 27, 30, 33, 54, 57, 60 };

  g_assert_cmpuint (sudoku_geometry_get_n_houses (shape), ==, 27 + 4 + 9);
  g_assert_cmpmem (second_window, sizeof window, window, sizeof window);
  g_assert_cmpmem (first_group, sizeof group, group, sizeof group);
}

/* So many pairs does each rule of pairs have; none twice. */
static void
test_pairs (void)
{
  static const struct
  {
    const char *texts[2];
    guint n_pairs;
  } cases[] = {
    { { "anti-knight" }, 4 * 8 * 7 },
    { { "anti-king" }, 2 * 8 * 8 },
    { { "non-consecutive" }, 2 * 9 * 8 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (SudokuGeometry) shape = make_shape (9, cases[i].texts, NULL);
      g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
      const SudokuGroups *groups = sudoku_geometry_get_groups (shape);

      g_assert_cmpuint (sudoku_groups_get_n_pairs (groups), ==, cases[i].n_pairs);
      for (guint pair = 0; pair < sudoku_groups_get_n_pairs (groups); pair++)
        {
          const SudokuPair *p = sudoku_groups_get_pair (groups, pair);
          guint low = MIN (p->cell, p->other), high = MAX (p->cell, p->other);

          g_assert_true (g_hash_table_add (seen, GUINT_TO_POINTER (low * 81 + high)));
        }
    }
}

/* What belongs to a cell or a candidate is what belongs to it seen from the groups. */
static void
test_ways (void)
{
  const char *const texts[] = { "boxes=2x2", "complete", "non-consecutive", "even:r1c1", NULL };
  g_autoptr (SudokuGeometry) shape = make_shape (4, texts, NULL);
  const SudokuGroups *groups = sudoku_geometry_get_groups (shape);
  guint n_places = 0, n_bonds = 0;

  g_assert_cmpuint (sudoku_groups_get_n_truths (groups), ==, 2 * 16);
  for (guint candidate = 0; candidate < 64; candidate++)
    {
      guint n = 0;
      const SudokuTruthPlace *places = sudoku_groups_get_truth_places (groups, candidate, &n);

      n_places += n;
      for (guint i = 0; i < n; i++)
        g_assert_cmpuint (
          sudoku_groups_get_truth_candidates (groups, places[i].truth)[places[i].place], ==,
          candidate);
    }
  g_assert_cmpuint (n_places, ==, 2 * 16 * 4);
  for (guint cell = 0; cell < 16; cell++)
    {
      guint n = 0;

      sudoku_groups_get_bonds (groups, cell, &n);
      n_bonds += n;
      g_assert_cmpuint (sudoku_set_count (sudoku_groups_get_allowed (groups, cell)), ==,
                        cell == 0 ? 2 : 4);
    }
  g_assert_cmpuint (n_bonds, ==, 2 * 2 * 4 * 3);
}

/* How often each cell of a side of 9 is drawn. */
static guint
count_drawn (const SudokuSketch *sketch,
             guint n[81])
{
  guint n_cells = 0;

  memset (n, 0, 81 * sizeof *n);
  for (guint i = 0; i < sudoku_sketch_get_n_items (sketch); i++)
    {
      const SudokuSketchItem *item = sudoku_sketch_get_item (sketch, i);

      g_assert_true ((item->n_cells == 0) == (item->kind == SUDOKU_SKETCH_BADGE));
      for (guint k = 0; k < item->n_cells; k++)
        {
          g_assert_cmpuint (item->cells[k], <, 81);
          n[item->cells[k]]++;
          n_cells++;
        }
    }
  return n_cells;
}

/* What is drawn for a rule are the cells that it is about, or its name. */
static void
test_sketches (void)
{
  static const struct
  {
    const char *text;
    guint n_items, n_cells, cell;
    SudokuSketchKind kind;
  } cases[] = {
    { "x", 2, 18, 40, SUDOKU_SKETCH_LINE },
    { "windows", 4, 36, 10, SUDOKU_SKETCH_AREA },
    { "disjoint", 1, 0, 0, SUDOKU_SKETCH_BADGE },
    { "anti-king", 1, 0, 0, SUDOKU_SKETCH_BADGE },
    { "anti-knight", 1, 0, 0, SUDOKU_SKETCH_BADGE },
    { "non-consecutive", 1, 0, 0, SUDOKU_SKETCH_BADGE },
    { "even:r1c1r2c3", 1, 2, 11, SUDOKU_SKETCH_SQUARE },
    { "odd:r9c9", 1, 1, 80, SUDOKU_SKETCH_DISC },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *const texts[] = { "boxes=3x3", cases[i].text, NULL };
      g_autoptr (SudokuGeometry) shape = make_shape (9, texts, NULL);
      const SudokuRule *rule =
        sudoku_geometry_get_rule (shape, sudoku_geometry_get_n_rules (shape) - 1);
      g_autoptr (SudokuSketch) sketch = sudoku_sketch_new ();
      guint n[81];

      sudoku_rule_get_kind (rule)->draw (rule, sudoku_geometry_get_frame (shape), sketch);
      g_assert_cmpuint (sudoku_sketch_get_n_items (sketch), ==, cases[i].n_items);
      g_assert_cmpint (sudoku_sketch_get_item (sketch, 0)->kind, ==, cases[i].kind);
      g_assert_cmpuint (count_drawn (sketch, n), ==, cases[i].n_cells);
      if (cases[i].n_cells > 0)
        g_assert_cmpuint (n[cases[i].cell], >, 0);
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rule/text", test_text);
  g_test_add_func ("/rule/order", test_order);
  g_test_add_func ("/rule/bad-text", test_bad_text);
  g_test_add_func ("/rule/refused", test_refused);
  g_test_add_func ("/rule/equal", test_equal);
  g_test_add_func ("/rule/regions", test_regions);
  g_test_add_func ("/rule/houses", test_houses);
  g_test_add_func ("/rule/pairs", test_pairs);
  g_test_add_func ("/rule/ways", test_ways);
  g_test_add_func ("/rule/sketches", test_sketches);
  return g_test_run ();
}
