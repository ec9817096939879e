/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shapes made of others, and their rules as one word. */

#include <string.h>
#include <sudoku-error.h>
#include <sudoku-geometry-change.h>
#include <sudoku-geometry-text.h>

static SudokuGeometry *
parse (guint side,
       const char *text)
{
  g_autoptr (GError) error = NULL;
  SudokuGeometry *geometry = sudoku_geometry_parse_rules (side, text, strlen (text), &error);

  g_assert_no_error (error);
  return geometry;
}

/* Takes @geometry. */
static void
assert_rules (SudokuGeometry *geometry,
              const char *expected)
{
  g_autoptr (SudokuGeometry) owned = geometry;
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_nonnull (owned);
  sudoku_geometry_write_rules (owned, text);
  g_assert_cmpstr (text->str, ==, expected);
}

static const SudokuRuleKind *
kind_of (const char *id)
{
  return sudoku_rule_kind_find (id, -1);
}

static void
test_text (void)
{
  static const struct
  {
    guint side;
    const char *text;
  } cases[] = {
    { 5, "." },
    { 6, "boxes=2x3" },
    { 6, "boxes=3x2;x;anti-king" },
    { 12, "boxes=3x4;x;even:r1c1r12c12;odd:r2c3" },
    { 4, "regions:1,1,2,2,1,1,2,2,3,3,4,4,3,3,4,4;x" },
  };
  static const char *const bad[] = { "", ";", "boxes=3x3", "x;", "x;y", "even:", "windows",
                                     "boxes=2x3;regions:1" };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_rules (parse (cases[i].side, cases[i].text), cases[i].text);
  /* What follows belongs to somebody else. */
  assert_rules (sudoku_geometry_parse_rules (6, "x>boxes=2x3", 1, NULL), "x");
  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (sudoku_geometry_parse_rules (6, bad[i], strlen (bad[i]), &error));
      g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE);
    }
}

static void
test_replace (void)
{
  g_autoptr (SudokuGeometry) plain = parse (9, "boxes=3x3");
  g_autoptr (SudokuGeometry) windows = parse (9, "boxes=3x3;x;windows;even:r1c1");
  g_autoptr (SudokuGeometry) small = parse (6, "boxes=2x3");
  g_autoptr (SudokuRule) x = sudoku_rule_new (kind_of ("x"));
  g_autoptr (SudokuRule) window = sudoku_rule_new (kind_of ("windows"));
  g_autoptr (SudokuRule) boxes = sudoku_rule_new_boxes (3, 2);
  g_autoptr (GError) error = NULL;

  assert_rules (sudoku_geometry_replace_rule (plain, kind_of ("x"), x, NULL), "boxes=3x3;x");
  assert_rules (sudoku_geometry_replace_rule (windows, kind_of ("x"), NULL, NULL),
                "boxes=3x3;windows;even:r1c1");
  assert_rules (sudoku_geometry_replace_rule (windows, kind_of ("x"), x, NULL),
                "boxes=3x3;x;windows;even:r1c1");
  assert_rules (sudoku_geometry_replace_rule (small, kind_of ("boxes"), boxes, NULL), "boxes=3x2");
  assert_rules (sudoku_geometry_replace_rule (small, kind_of ("regions"), NULL, NULL), ".");
  g_assert_nonnull (sudoku_geometry_refuse_kind (small, kind_of ("windows")));
  g_assert_null (sudoku_geometry_refuse_kind (plain, kind_of ("windows")));
  g_assert_null (sudoku_geometry_replace_rule (small, kind_of ("windows"), window, &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE);
}

/* Without boxes nothing stays that needs them; what needs none does. */
static void
test_division (void)
{
  g_autoptr (SudokuGeometry) all = parse (6, "boxes=2x3;x;disjoint;anti-king");
  g_autoptr (SudokuGeometry) none =
    sudoku_geometry_replace_rule (all, kind_of ("boxes"), NULL, NULL);

  g_assert_null (sudoku_geometry_refuse_kind (all, kind_of ("disjoint")));
  g_assert_nonnull (sudoku_geometry_refuse_kind (none, kind_of ("disjoint")));
  assert_rules (g_steal_pointer (&none), "x;anti-king");
}

static void
test_mark_cells (void)
{
  static const guint cells[] = { 0, 1 }, others[] = { 1, 2 };
  g_autoptr (SudokuGeometry) plain = parse (6, "boxes=2x3");
  g_autoptr (SudokuGeometry) even =
    sudoku_geometry_mark_cells (plain, kind_of ("even"), cells, 2);
  g_autoptr (SudokuGeometry) odd = sudoku_geometry_mark_cells (even, kind_of ("odd"), others, 2);

  g_assert_false (sudoku_geometry_has_all_marked (plain, kind_of ("even"), cells, 2));
  g_assert_true (sudoku_geometry_has_all_marked (even, kind_of ("even"), cells, 2));
  g_assert_false (sudoku_geometry_has_all_marked (even, kind_of ("even"), others, 2));
  g_assert_false (sudoku_geometry_has_all_marked (even, kind_of ("even"), cells, 0));
  /* Half of them: all are; all of them: none is. */
  assert_rules (sudoku_geometry_mark_cells (even, kind_of ("even"), others, 2),
                "boxes=2x3;even:r1c1r1c2r1c3");
  assert_rules (sudoku_geometry_mark_cells (even, kind_of ("even"), cells, 2), "boxes=2x3");
  assert_rules (g_steal_pointer (&even), "boxes=2x3;even:r1c1r1c2");
  /* No cell is even and odd. */
  assert_rules (g_steal_pointer (&odd), "boxes=2x3;even:r1c1;odd:r1c2r1c3");
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/geometry-change/text", test_text);
  g_test_add_func ("/geometry-change/replace", test_replace);
  g_test_add_func ("/geometry-change/division", test_division);
  g_test_add_func ("/geometry-change/mark-cells", test_mark_cells);
  return g_test_run ();
}
