/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles with rules on the board: published ones have just the published solution, each of their
 * rules counts, and neither they nor random ones change on their way through other formats. */

#include <json-glib/json-glib.h>
#include <string.h>
#include <sudoku-check.h>
#include <sudoku-format.h>
#include <sudoku-json.h>
#include <sudoku-rule-text.h>
#include <sudoku-solve.h>
#include <sudoku-symbols.h>

#include "test-cnf.h"
#include "test-config.h"
#include "test-data.h"
#include "test-items.h"

#define N_PUZZLES (TEST_SANITIZED ? 100 : 1000)
#define N_ITEMS_MAX 8

static SudokuDocument *
read_text (const char *text)
{
  const SudokuSource source = {
    .name = "t",
    .text = text,
    .length = strlen (text),
    .first_line = 1,
  };
  g_autoptr (GError) error = NULL;
  SudokuDocument *document = sudoku_format_read (NULL, &source, NULL, &error);

  g_assert_no_error (error);
  return document;
}

static char *
describe (const SudokuDocument *document)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  g_autoptr (SudokuCnf) cnf = test_make_cnf (grid, "full", "compact");
  g_autoptr (SatClauses) clauses = test_collect_clauses (cnf);
  g_autoptr (GString) text = test_clauses_to_text (clauses);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Drawings aside, all of a puzzle is read. */
static void
assert_read (const SudokuDocument *document)
{
  const GPtrArray *issues = sudoku_document_get_issues (document);

  for (guint i = 0; issues != NULL && i < issues->len; i++)
    g_assert_cmpstr (sat_issue_get_id (issues->pdata[i]), ==, "drawing-not-read");
}

/* There and back again, and through the links, the puzzle has the same formula. */
static void
check_ways (const char *text)
{
  static const char *const ids[] = {
    "f-puzzles",
    "satdoku",
    "f-puzzles-link",
    "satdoku",
    "sudokupad",
    "f-puzzles",
  };
  g_autoptr (SudokuDocument) first = read_text (text);
  g_autofree char *expected = describe (first);
  g_autofree char *last = g_strdup (text);

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autoptr (SudokuDocument) document = read_text (last);
      g_autofree char *said = describe (document);

      assert_read (document);
      g_assert_true (
        sudoku_geometry_equal (sudoku_grid_get_geometry (sudoku_document_get_grid (document)),
                               sudoku_grid_get_geometry (sudoku_document_get_grid (first))));
      g_assert_cmpstr (said, ==, expected);
      g_free (last);
      last = sudoku_format_write (sudoku_format_find (ids[i]), document, NULL);
    }
}

/* ---- published puzzles ---- */

typedef void (*PuzzleFunc) (const char *text, const char *solution);

/* The list of files: name in the first column, solution in the eighth. */
static void
for_each_puzzle (PuzzleFunc func)
{
  g_autofree char *index = test_data_load ("variants/INDEX.tsv", NULL);
  g_auto (GStrv) lines = NULL;

  if (index == NULL)
    return;
  lines = g_strsplit (index, "\n", -1);
  for (gsize i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);
      g_autofree char *name = NULL;
      g_autofree char *text = NULL;

      if (g_strv_length (fields) < 8 || !g_str_has_suffix (fields[0], ".json") ||
          g_str_has_prefix (fields[0], "gen-"))
        continue;
      name = g_strconcat ("variants/", fields[0], NULL);
      text = test_data_load (name, NULL);
      g_test_message ("%s", fields[0]);
      if (text != NULL)
        func (text, fields[7]);
    }
}

static gboolean
agrees (const SudokuGrid *puzzle,
        const SudokuGrid *grid)
{
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_fixed (puzzle, cell) != 0 &&
        sudoku_grid_get_fixed (puzzle, cell) != sudoku_grid_get_value (grid, cell))
      return FALSE;
  return TRUE;
}

/* The solution with two of its numbers exchanged, a and b the same: as it is. */
static SudokuGrid *
exchange (const SudokuGrid *puzzle,
          const char *solution,
          guint a,
          guint b)
{
  SudokuGrid *grid = sudoku_grid_new (sudoku_grid_get_geometry (puzzle));

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint value = sudoku_symbols_from_character (solution[cell], sudoku_grid_get_side (grid));

      sudoku_grid_set (grid, cell, value == a ? b : value == b ? a
                                                               : value,
                       SUDOKU_ORIGIN_ANSWER);
    }
  return grid;
}

static void
check_solution (const char *text,
                const char *solution)
{
  g_autoptr (SudokuDocument) document = read_text (text);
  const SudokuGrid *puzzle = sudoku_document_get_grid (document);
  g_autoptr (SudokuGrid) found = NULL;
  g_autoptr (GError) error = NULL;
  guint side = sudoku_grid_get_side (puzzle);

  assert_read (document);
  g_assert_cmpuint (strlen (solution), ==, side * side);
  g_assert_cmpint (sudoku_check (puzzle, NULL, &found, NULL, &error), ==, SUDOKU_VERDICT_UNIQUE);
  g_assert_no_error (error);
  for (guint cell = 0; cell < side * side; cell++)
    g_assert_cmpuint (sudoku_grid_get_value (found, cell), ==,
                      sudoku_symbols_from_character (solution[cell], side));
  for (guint a = 1; a <= side; a++)
    for (guint b = 1; b <= a; b++)
      {
        g_autoptr (SudokuGrid) grid = exchange (puzzle, solution, a, b);

        g_assert_cmpint (agrees (puzzle, grid) && sudoku_check_is_solved (grid), ==, a == b);
      }
}

static void
test_solutions (void)
{
  for_each_puzzle (check_solution);
}

/* What isn't a rule. */
static gboolean
is_rule (const char *key,
         JsonNode *node)
{
  static const char *const others[] = {
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "line",
    "circle",
    "text",
    "cage",
    "rectangle",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    NULL,
  };

  return !g_strv_contains (others, key) && !sudoku_json_is_nothing (node);
}

/* Without any of its rules it is another puzzle. */
static void
check_rules (const char *text,
             const char *solution)
{
  g_autoptr (JsonNode) root = json_from_string (text, NULL);
  g_autoptr (SudokuDocument) document = read_text (text);
  g_autofree char *whole = describe (document);
  g_autoptr (GList) keys = json_object_get_members (json_node_get_object (root));

  for (GList *link = keys; link != NULL; link = link->next)
    {
      g_autoptr (JsonNode) copy = json_from_string (text, NULL);
      g_autoptr (SudokuDocument) part = NULL;
      g_autofree char *without = NULL;
      g_autofree char *said = NULL;

      if (!is_rule (link->data, json_object_get_member (json_node_get_object (copy), link->data)))
        continue;
      json_object_remove_member (json_node_get_object (copy), link->data);
      without = json_to_string (copy, FALSE);
      part = read_text (without);
      said = describe (part);
      g_test_message ("without %s", (const char *)link->data);
      g_assert_cmpstr (said, !=, whole);
    }
}

static void
test_rules (void)
{
  for_each_puzzle (check_rules);
}

static void
check_formats (const char *text,
               const char *solution)
{
  check_ways (text);
}

static void
test_formats (void)
{
  for_each_puzzle (check_formats);
}

/* ---- random puzzles ---- */

/* All that f-puzzles has words for. */
static const TestItem items[] = {
  { "difference", TEST_ITEM_EDGE, 0, 0, 4 },
  { "ratio", TEST_ITEM_EDGE, 0, 0, 4 },
  { "edge-sum=5", TEST_ITEM_EDGE, 0, 0, 0 },
  { "edge-sum=10", TEST_ITEM_EDGE, 0, 0, 0 },
  { "whispers", TEST_ITEM_CELLS, 2, 6, 5 },
  { "whispers", TEST_ITEM_CELLS, 2, 6, 0 },
  { "thermometer", TEST_ITEM_CELLS, 2, 6, 0 },
  { "slow-thermometer", TEST_ITEM_CELLS, 2, 6, 0 },
  { "palindrome", TEST_ITEM_CELLS, 2, 6, 0 },
  { "clone", TEST_ITEM_PARTS, 2, 8, 0 },
  { "minimum", TEST_ITEM_CELLS, 1, 3, 0 },
  { "maximum", TEST_ITEM_CELLS, 1, 3, 0 },
  { "entropic", TEST_ITEM_CELLS, 2, 6, 0 },
  { "modular", TEST_ITEM_CELLS, 2, 6, 4 },
  { "nabner", TEST_ITEM_CELLS, 2, 5, 0 },
  { "column-indexer", TEST_ITEM_CELLS, 1, 3, 0 },
  { "row-indexer", TEST_ITEM_CELLS, 1, 3, 0 },
  { "cage", TEST_ITEM_CELLS, 1, 6, 0 },
  { "cage", TEST_ITEM_CELLS, 1, 6, 40 },
  { "arrow", TEST_ITEM_PARTS, 2, 8, 0 },
  { "double-arrow", TEST_ITEM_CELLS, 3, 7, 0 },
  { "little-killer", TEST_ITEM_DIAGONAL, 0, 0, 40 },
  { "region-sum", TEST_ITEM_CELLS, 2, 7, 0 },
  { "zipper", TEST_ITEM_CELLS, 2, 7, 0 },
  { "renban", TEST_ITEM_CELLS, 2, 6, 0 },
  { "between", TEST_ITEM_CELLS, 3, 6, 0 },
  { "lockout", TEST_ITEM_CELLS, 3, 6, 0 },
  { "quadruple", TEST_ITEM_CORNER, 0, 0, 9 },
  { "sandwich", TEST_ITEM_OUTSIDE, 0, 0, 35 },
  { "x-sum", TEST_ITEM_OUTSIDE, 0, 0, 45 },
  { "skyscraper", TEST_ITEM_OUTSIDE, 0, 0, 9 },
};

/* The boxes that f-puzzles takes for granted, and others. */
static const struct
{
  guint side, box_rows;
} boxes[] = { { 4, 2 }, { 6, 2 }, { 6, 3 }, { 9, 3 }, { 8, 2 }, { 5, 0 } };

static void
add_items (GRand *rand,
           guint side,
           gboolean divided,
           GPtrArray *rules,
           guint *counts)
{
  for (guint left = (guint)g_rand_int_range (rand, 1, N_ITEMS_MAX + 1); left > 0;)
    {
      guint kind = (guint)g_rand_int_range (rand, 0, G_N_ELEMENTS (items));
      SudokuRule *rule = NULL;

      if (!divided && g_str_equal (items[kind].id, "region-sum"))
        continue;
      rule = test_item_draw (rand, side, &items[kind]);
      if (rule == NULL)
        continue;
      g_ptr_array_add (rules, rule);
      counts[kind]++;
      left--;
    }
}

static void
check_random (GRand *rand,
              guint turn,
              guint *counts)
{
  guint side = boxes[turn % G_N_ELEMENTS (boxes)].side;
  guint box_rows = boxes[turn % G_N_ELEMENTS (boxes)].box_rows;
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  if (box_rows > 0)
    g_ptr_array_add (rules, sudoku_rule_new_boxes (box_rows, side / box_rows));
  add_items (rand, side, box_rows > 0, rules, counts);
  geometry =
    sudoku_geometry_new_with_rules (side, (SudokuRule **)rules->pdata, rules->len, &error);
  g_assert_no_error (error);
  grid = sudoku_grid_new (geometry);
  test_fill_randomly (grid, rand, 0.2);
  document = sudoku_document_new (grid);
  text = sudoku_format_write (sudoku_format_find ("f-puzzles"), document, NULL);
  g_test_message ("%s", text);
  check_ways (text);
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  guint counts[G_N_ELEMENTS (items)] = { 0 };

  for (guint i = 0; i < N_PUZZLES; i++)
    check_random (rand, i, counts);
  for (gsize i = 0; i < G_N_ELEMENTS (items); i++)
    g_assert_cmpuint (counts[i], >, 0);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/variants/solutions", test_solutions);
  g_test_add_func ("/sudoku/variants/rules", test_rules);
  g_test_add_func ("/sudoku/variants/formats", test_formats);
  g_test_add_func ("/sudoku/variants/random", test_random);
  return g_test_run ();
}
