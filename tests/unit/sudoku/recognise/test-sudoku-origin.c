/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Formulas of ours are recognised by their last comment, in every form, and only when the comment
 * is true of all clauses. */

#include <sat-dimacs.h>
#include <string.h>
#include <sudoku-format.h>
#include <sudoku-origin.h>
#include <sudoku-rule-text.h>

#include "test-rules.h"
#include "test-shapes.h"

/* As a file: what "encode" writes. */
static char *
write_formula (const SudokuCnf *cnf)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  g_autoptr (SatDimacsWriter) writer =
    sat_dimacs_writer_new (stream, sudoku_cnf_get_n_variables (cnf),
                           sudoku_cnf_get_n_clauses (cnf), NULL);
  g_autofree char *origin = sudoku_origin_write (cnf);
  g_autoptr (GError) error = NULL;

  g_assert_true (sudoku_cnf_stream (cnf, sat_dimacs_writer_get_sink (writer), NULL, &error));
  g_assert_true (sat_dimacs_writer_finish (writer, &error));
  g_assert_true (g_output_stream_write_all (stream, origin, strlen (origin) + 1, NULL, NULL, NULL));
  g_assert_true (g_output_stream_close (stream, NULL, NULL));
  return g_memory_output_stream_steal_data (G_MEMORY_OUTPUT_STREAM (stream));
}

/* (transfer full) (nullable): the formula that a text is by its comment. */
static SudokuCnf *
find (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SatDimacs) dimacs = sat_dimacs_read ("t", text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  return sudoku_origin_find (text, strlen (text), dimacs->clauses, NULL);
}

static void
assert_same_puzzle (const SudokuGrid *grid,
                    const SudokuGrid *other)
{
  g_assert_true (sudoku_geometry_equal (sudoku_grid_get_geometry (grid),
                                        sudoku_grid_get_geometry (other)));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    g_assert_cmpuint (sudoku_grid_get_fixed (grid, cell), ==,
                      sudoku_grid_get_fixed (other, cell));
}

static void
check_round_trip (const SudokuGrid *grid,
                  const SudokuEncoding *encoding,
                  const SudokuReduction *reduction,
                  const SudokuNumbering *numbering)
{
  g_autoptr (SudokuCnf) cnf = sudoku_cnf_new_reduced (grid, encoding, numbering, reduction);
  g_autofree char *text = write_formula (cnf);
  g_autoptr (SudokuCnf) found = find (text);
  g_autoptr (SudokuDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  const SudokuSource source = { .name = "t", .text = text, .length = strlen (text) };

  g_test_message ("%s %s %s", encoding->id, reduction->id, numbering->id);
  g_assert_nonnull (found);
  assert_same_puzzle (grid, sudoku_cnf_get_grid (found));
  g_assert_true (sudoku_cnf_get_encoding (found) == encoding);
  g_assert_true (sudoku_cnf_get_reduction (found) == reduction);
  g_assert_true (sudoku_cnf_get_numbering (found) == numbering);
  document = sudoku_format_read (sudoku_format_find ("cnf"), &source, NULL, &error);
  g_assert_no_error (error);
  assert_same_puzzle (grid, sudoku_document_get_grid (document));
  g_assert_true (sudoku_document_get_encoding (document) == encoding);
}

/* Every encoding and reduction, and numberings in turn. */
static void
check_forms (const SudokuGrid *grid,
             gsize step,
             gsize turn)
{
  gsize n = 0, n_reductions = 0, n_numberings = 0;
  const SudokuEncoding *encodings = sudoku_encodings (&n);
  const SudokuReduction *reductions = sudoku_reductions (&n_reductions);
  const SudokuNumbering *numberings = sudoku_numberings (&n_numberings);

  for (gsize i = turn % step; i < n * n_reductions; i += step)
    check_round_trip (grid, &encodings[i / n_reductions], &reductions[i % n_reductions],
                      &numberings[(i + turn) % n_numberings]);
}

static void
test_forms (void)
{
  for (guint i = 0; i < test_n_rules; i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_rules_make (&test_rules[i]);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      guint side = test_rules[i].side;

      if (side > 9)
        continue;
      g_test_message ("%u: %s", side, test_rules[i].rules);
      check_forms (grid, side > 4 ? 11 : 1, i);
      sudoku_grid_set (grid, i % (side * side), side, SUDOKU_ORIGIN_GIVEN);
      sudoku_grid_set (grid, side * side - 1, 1, SUDOKU_ORIGIN_ENTRY);
      check_forms (grid, side > 4 ? 11 : 3, i);
    }
}

static SudokuGrid *
make_own_grid (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuOwn) own = sudoku_own_parse (4, text, -1, "test", NULL, NULL, &error);
  g_autoptr (SudokuRule) boxes = sudoku_rule_new_boxes (2, 2);
  g_autoptr (SudokuRule) mine = NULL;
  g_autoptr (SudokuGeometry) geometry = NULL;

  g_assert_no_error (error);
  mine = sudoku_rule_new_own (own);
  geometry = sudoku_geometry_new_with_rules (4, (SudokuRule *[]){ boxes, mine }, 2, &error);
  g_assert_no_error (error);
  return sudoku_grid_new (geometry);
}

static void
test_own (void)
{
  g_autoptr (SudokuGrid) grid =
    make_own_grid ("at most 2 of r1c1=1 r1c2=2 r2c1=1 r3c3=1\na | r1c1=2; r1c1 < r2c2\n"
                   "a -> !exactly 2 of r1c1=1 b r4c4=1; r1c1 r2c2 r3c3 differ");

  check_forms (grid, 1, 0);
  sudoku_grid_set (grid, 5, 4, SUDOKU_ORIGIN_GIVEN);
  check_forms (grid, 1, 1);
}

/* Whatever is changed, the comment is not believed; then the clauses are looked at, or nothing is
 * recognised. */
static void
test_tampered (void)
{
  g_autoptr (SudokuGrid) grid = make_own_grid ("at most 2 of r1c1=1 r1c2=2 r2c1=1 r3c3=1");
  g_autoptr (SudokuCnf) cnf = NULL;
  g_autofree char *text = NULL;
  const char *comment = NULL;
  guint n_tried = 0;

  sudoku_grid_set (grid, 5, 4, SUDOKU_ORIGIN_GIVEN);
  cnf = sudoku_cnf_new_reduced (grid, sudoku_encoding_find ("full/commander"),
                                sudoku_numbering_find ("compact"),
                                sudoku_reduction_find ("one-step"));
  text = write_formula (cnf);
  comment = strstr (text, "c satdoku");
  g_assert_nonnull (comment);
  for (char *at = text; *at != '\0'; at++)
    {
      char before = *at;
      g_autoptr (SudokuCnf) found = NULL;
      g_autoptr (SatDimacs) dimacs = NULL;

      /* The header says no clause, and a digit of another literal is another clause. */
      if (!g_ascii_isdigit (before) || before == '0' || at < strchr (text, '\n'))
        continue;
      *at = before == '9' ? '8' : (char)(before + 1);
      dimacs = sat_dimacs_read ("t", text, strlen (text), NULL, NULL);
      g_assert_nonnull (dimacs);
      found = sudoku_origin_find (text, strlen (text), dimacs->clauses, NULL);
      g_assert_null (found);
      *at = before;
      n_tried++;
    }
  g_assert_cmpuint (n_tried, >, 100);
}

static SudokuGrid *
make_item_grid (void)
{
  static const char *const items[] = {
    "cage=5:r1c1r1c2",
    "arrow:r4c4/r4c3r4c2",
    "sandwich=2:r0c1",
    "all-shown:difference",
  };
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (GError) error = NULL;

  g_ptr_array_add (rules, sudoku_rule_new_boxes (2, 2));
  for (gsize i = 0; i < G_N_ELEMENTS (items); i++)
    {
      g_ptr_array_add (rules, sudoku_rule_parse (4, items[i], &error));
      g_assert_no_error (error);
    }
  geometry =
    sudoku_geometry_new_with_rules (4, (SudokuRule **)rules->pdata, rules->len, &error);
  g_assert_no_error (error);
  return sudoku_grid_new (geometry);
}

/* Whether a text is still recognised when one piece of it is another one. */
static gboolean
is_found_with (const char *text,
               const char *piece,
               const char *other)
{
  g_autoptr (GString) changed = g_string_new (text);
  g_autoptr (SudokuCnf) found = NULL;

  g_assert_cmpuint (g_string_replace (changed, piece, other, 1), ==, 1);
  found = find (changed->str);
  return found != NULL;
}

/* Each item is a comment of its own. */
static void
test_items (void)
{
  g_autoptr (SudokuGrid) grid = make_item_grid ();
  g_autoptr (SudokuCnf) cnf = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *bare = NULL;
  SudokuSource source = { .name = "t" };

  check_forms (grid, 1, 0);
  sudoku_grid_set (grid, 5, 4, SUDOKU_ORIGIN_GIVEN);
  check_forms (grid, 1, 1);
  cnf = sudoku_cnf_new (grid, sudoku_encoding_find ("full"), sudoku_numbering_find ("original"));
  text = write_formula (cnf);
  g_assert_nonnull (strstr (text, "\nc rule cage=5:r1c1r1c2\nc rule arrow:r4c4/r4c3r4c2\n"));
  g_assert_nonnull (strstr (text, "\nc satdoku 2 4 boxes=2x2+4 full none original "));
  g_assert_true (is_found_with (text, "c rule", "c rule"));
  g_assert_false (is_found_with (text, "c rule cage=5:r1c1r1c2\n", ""));
  g_assert_false (is_found_with (text, "cage=5", "cage=6"));
  g_assert_false (is_found_with (text, "c rule cage", "c cage"));
  g_assert_false (is_found_with (text, "cage=5:r1c1r1c2", "nothing"));
  g_assert_false (is_found_with (text, "+4 ", "+3 "));
  g_assert_false (is_found_with (text, "+4 ", "+5 "));
  g_assert_false (is_found_with (text, "+4 ", " "));
  g_assert_false (is_found_with (text, "satdoku 2", "satdoku 1"));
  /* As they were once: all rules in one word. */
  {
    g_autoptr (GString) old = g_string_new (text);

    g_string_truncate (old, (gsize)(strstr (text, "c rule") - text));
    g_string_append (old, "c satdoku 1 4 boxes=2x2;all-shown:difference;cage=5:r1c1r1c2;"
                          "arrow:r4c4/r4c3r4c2;sandwich=2:r0c1 full none original .5,4,.10\n");
    g_assert_true (is_found_with (old->str, "satdoku 1", "satdoku 1"));
  }
  /* Without the comments it is a formula. */
  bare = g_strndup (text, (gsize)(strstr (text, "c rule") - text));
  source.text = bare;
  source.length = strlen (bare);
  g_assert_null (sudoku_format_read (sudoku_format_find ("cnf"), &source, NULL, &error));
  g_assert_nonnull (error);
}

static const char *const wrong[] = {
  "",
  "1",
  "2 4 boxes=2x2 full none original .16",
  "1 4 boxes=2x2 full none original .15",
  "1 4 boxes=2x2 full none original .17",
  "1 4 boxes=2x2 full none original .15,1,1",
  "1 4 boxes=2x2 full none original .15,9",
  "1 4 boxes=2x2 full none original .15,",
  "1 4 boxes=2x2 full none original .",
  "1 0 . full none original .1",
  "1 999999999999 . full none original .1",
  "1 4 boxes=3x3 full none original .16",
  "1 4 what full none original .16",
  "1 4 boxes=2x2 what none original .16",
  "1 4 boxes=2x2 full what original .16",
  "1 4 boxes=2x2 full none what .16",
  "1 4 boxes=2x2 full none original .16 more",
  "1 100 boxes=10x10 full none original .10000",
  "2 4 boxes=2x2+0 full none original .16",
  "2 4 boxes=2x2+1 full none original .16",
  "2 4 boxes=2x2+99999999999 full none original .16",
  "2 4 +1 full none original .16",
};

static void
test_wrong (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *text = g_strdup_printf ("p cnf 3 1\n1 2 0\nc satdoku %s\n", wrong[i]);

      g_assert_null (find (text));
    }
}

/* Comments before it, behind it, and other line ends. */
static void
test_surroundings (void)
{
  g_autoptr (SudokuGrid) grid = make_own_grid ("r1c1=1 | r2c2=2");
  g_autoptr (SudokuCnf) cnf = sudoku_cnf_new (grid, sudoku_encoding_find ("minimal/tree"),
                                              sudoku_numbering_find ("original"));
  g_autofree char *text = write_formula (cnf);
  g_autofree char *around = g_strconcat ("c mine\n", text, "\nc I keep this\nc\n\n", NULL);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *windows = g_strjoinv ("\r\n", lines);
  g_autoptr (SudokuCnf) first = find (around);
  g_autoptr (SudokuCnf) second = find (windows);

  g_assert_nonnull (first);
  g_assert_nonnull (second);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/origin/forms", test_forms);
  g_test_add_func ("/sudoku/origin/own", test_own);
  g_test_add_func ("/sudoku/origin/items", test_items);
  g_test_add_func ("/sudoku/origin/tampered", test_tampered);
  g_test_add_func ("/sudoku/origin/wrong", test_wrong);
  g_test_add_func ("/sudoku/origin/surroundings", test_surroundings);
  return g_test_run ();
}
