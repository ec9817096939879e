/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What items say of their cells: each kind says something, without names in braces left in it. */

#include <string.h>
#include <sudoku-item.h>
#include <sudoku-rule-text.h>
#include <words-item.h>

static SudokuGeometry *
make_geometry (guint side,
               const char *text)
{
  g_autoptr (SudokuGeometry) plain = sudoku_geometry_new (side / 2, 2, FALSE, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuRule) rule = sudoku_rule_parse (side, text, &error);
  SudokuGeometry *geometry = NULL;

  g_assert_no_error (error);
  geometry = sudoku_geometry_add_rules (plain, &rule, 1, &error);
  g_assert_no_error (error);
  return geometry;
}

static guint
find_item (const SudokuGeometry *geometry)
{
  guint rule = 0;

  while (sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, rule))->item == NULL)
    rule++;
  return rule;
}

static void
test_sentences (void)
{
  static const struct
  {
    const char *rule;
    guint cell;
    const char *expected;
  } rows[] = {
    { "thermometer:r1c1r1c2r2c3", 8, "on a thermometer, cell 3 of 3" },
    { "thermometer:r1c1r1c2r2c3", 0, "on a thermometer, cell 1 of 3" },
    { "thermometer:r1c1r1c2r2c3", 2, NULL },
    { "cage=6:r1c1r1c2", 1, "in a cage of 6" },
    { "cage:r1c1r1c2", 1, "in a cage" },
    { "arrow:r1c1/r2c2r3c3", 0, "in the circle of an arrow" },
    { "arrow:r1c1/r2c2r3c3", 7, "on an arrow, cell 1 of 2" },
    { "arrow:r1c1/r2c2r3c3", 14, "on an arrow, cell 2 of 2" },
    { "quadruple=1,3,4:r2c2", 14, "around a circle with 1, 3, 4" },
    { "quadruple=1,3,4:r2c2", 0, NULL },
    { "sandwich=7:r2c0", 6, "in the line of the sandwich sum 7" },
    { "sandwich=7:r2c0", 0, NULL },
    { "little-killer=7:r0c1dr", 15, "on a diagonal with the total 7" },
    { "less:r1c1r1c2", 1, "with row 1 column 1, row 1 column 1 is smaller" },
    { "edge-sum=5:r1c1r1c2", 0, "adds up to 5 with row 1 column 2" },
    { "allowed=1,3:r1c1", 0, "holds 1 or 3" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (SudokuGeometry) geometry = make_geometry (6, rows[i].rule);
      g_autofree char *text = words_item_cell (geometry, find_item (geometry), rows[i].cell);

      g_assert_cmpstr (text, ==, rows[i].expected);
    }
}

static void
test_kinds (void)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  for (gsize i = 0; i < n_kinds; i++)
    {
      g_autoptr (SudokuGeometry) geometry = NULL;
      g_autofree char *text = NULL;
      g_autofree guint16 *cells = NULL;
      guint rule, n_cells = 0;

      if (kinds[i]->item == NULL)
        continue;
      text = g_strconcat (kinds[i]->id, kinds[i]->item->sample, NULL);
      g_test_message ("%s", text);
      geometry = make_geometry (4, text);
      rule = find_item (geometry);
      cells = sudoku_item_list_cells (sudoku_geometry_get_rule (geometry, rule), 4, &n_cells);
      g_assert_true (n_cells > 0 || kinds[i]->item->places == SUDOKU_PLACES_NONE);
      for (guint k = 0; k < n_cells; k++)
        {
          g_autofree char *said = words_item_cell (geometry, rule, cells[k]);

          g_assert_nonnull (said);
          g_assert_null (strpbrk (said, "{}"));
        }
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words-item/sentences", test_sentences);
  g_test_add_func ("/words-item/kinds", test_kinds);
  return g_test_run ();
}
