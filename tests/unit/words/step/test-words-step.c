/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences about steps: what they say of small ones, and how they name cells. Steps of all
 * techniques are in the cases of the command line. */

#include <sudoku-rule-text.h>
#include <sudoku-step-search.h>
#include <words-step.h>

static char *
join (const SudokuStep *step,
      const SudokuPosition *position,
      const SudokuLinks *links)
{
  g_autoptr (GPtrArray) reasons =
    words_step_reasons (step, position, links, WORDS_COORDINATES_WORDS);
  GString *text = g_string_new ("");

  for (guint i = 0; i < reasons->len; i++)
    {
      const WordsReason *reason = g_ptr_array_index (reasons, i);

      g_string_append_printf (text, "%s%*s%s", i > 0 ? "\n" : "", (int)(2 * reason->depth), "",
                              reason->text);
    }
  return g_string_free (text, FALSE);
}

/* A 4×4 position from its values, row by row. */
static SudokuPosition *
make_position (const char *values)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  for (guint cell = 0; cell < 16; cell++)
    if (values[cell] != '.')
      sudoku_grid_set (grid, cell, (guint)(values[cell] - '0'), SUDOKU_ORIGIN_GIVEN);
  return sudoku_position_new_at (grid, NULL);
}

static void
assert_says (const SudokuStep *step,
             const SudokuPosition *position,
             SudokuLinks *links,
             const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (sudoku_step_check (step, position, links));
  text = join (step, position, links);
  g_assert_cmpstr (text, ==, expected);
}

static SudokuStep *
find_first (SudokuStepSearch *search,
            const SudokuPosition *position,
            const char *id)
{
  const SudokuTechnique *technique = sudoku_technique_find (id);
  g_autoptr (GPtrArray) steps =
    sudoku_step_search_run (search, position, &technique, 1, SUDOKU_STEP_FIRST);

  g_assert_cmpuint (steps->len, ==, 1);
  return sudoku_step_ref (g_ptr_array_index (steps, 0));
}

/* Cells of a further truth that have lost different numbers are not said to have lost the same. */
static void
test_lost_before (void)
{
  g_autoptr (SudokuGeometry) plain = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuRule) rule = sudoku_rule_new (sudoku_rule_kind_find ("complete", -1));
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_add_rules (plain, &rule, 1, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuPosition) position = sudoku_position_new_at (grid, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  g_autoptr (SudokuStep) step = NULL;
  g_autofree char *text = NULL;

  sudoku_position_remove (position, 0, sudoku_set_single (1));
  sudoku_position_remove (position, 0, sudoku_set_single (2));
  sudoku_position_remove (position, 4, sudoku_set_single (2));
  step = find_first (search, position, "hidden-single");
  text = join (step, position, links);
  g_assert_true (g_str_has_prefix (text,
                                   "It was found before that row 1 column 1 can’t be 1 or 2.\n"
                                   "It was found before that row 2 column 1 can’t be 2.\n"));
}

/* Two cells with 1 and 4, and what another rule than that of a house makes of them. */
static void
test_other_number (void)
{
  g_autoptr (SudokuGeometry) plain = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuRule) rule = sudoku_rule_new (sudoku_rule_kind_find ("non-consecutive", -1));
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_add_rules (plain, &rule, 1, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuPosition) position = sudoku_position_new_at (grid, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuStep) step = sudoku_step_new (sudoku_technique_find ("naked-pair"));

  for (guint cell = 0; cell < 4; cell += 2)
    {
      sudoku_position_remove (position, cell, sudoku_set_single (2));
      sudoku_position_remove (position, cell, sudoku_set_single (3));
      sudoku_step_add_truth (step, sudoku_links_get_cell_truth (links, cell));
    }
  sudoku_step_remove (step, 1 * 4 + 2 - 1);
  assert_says (step, position, links,
               "Suppose row 1 column 2 were 2.\n"
               "Then row 1 column 1 can only be 4.\n"
               "Then no number is left for row 1 column 3. That can’t be.\n"
               "So row 1 column 2 can’t be 2.");
}

static void
test_singles (void)
{
  g_autoptr (SudokuPosition) position = make_position ("12.........2.1..");
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_position_get_geometry (position));
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  g_autoptr (SudokuStep) hidden = find_first (search, position, "hidden-single");
  g_autoptr (SudokuPosition) other = make_position ("123.............");
  g_autoptr (SudokuStep) naked = find_first (search, other, "naked-single");
  g_autofree char *place = words_step_place (hidden, links, WORDS_COORDINATES_WORDS);
  g_autofree char *basis = words_step_basis (hidden, links, WORDS_COORDINATES_WORDS);

  g_assert_cmpstr (place, ==, "row 2");
  g_assert_cmpstr (basis, ==, "Look at 2 in row 2.");
  assert_says (hidden, position, links,
               "Where does 2 go in row 2?\n"
               "Column 4 and box 1 already have their 2.\n"
               "Only row 2 column 3 is left.\n"
               "So row 2 column 3 is 2.");
  assert_says (naked, other, links,
               "Row 1 column 4 sees 1, 2 and 3.\n"
               "Only 4 is left.\n"
               "So row 1 column 4 is 4.");
}

/* A step of a clue says where that is, and nothing of how many solutions there are. */
static void
test_clue (void)
{
  g_autoptr (SudokuGeometry) plain = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuRule) rule = sudoku_rule_parse (4, "cage=3:r2c3r3c3", NULL);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_add_rules (plain, &rule, 1, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuStep) step = sudoku_step_new (sudoku_technique_find ("clue"));
  g_autofree char *basis = NULL;

  sudoku_step_add_table (step, 0);
  sudoku_step_remove (step, 6 * 4 + 3 - 1);
  basis = words_step_basis (step, links, WORDS_COORDINATES_WORDS);
  g_assert_cmpstr (basis, ==, "Look at row 2 column 3.");
}

/* Candidates of a 4×4 puzzle by row, column and value from 1. */
static guint
candidate (guint row,
           guint column,
           guint value)
{
  return ((row - 1) * 4 + column - 1) * 4 + value - 1;
}

static void
test_locked (void)
{
  g_autoptr (SudokuPosition) position = make_position ("....12..........");
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_position_get_geometry (position));
  g_autoptr (SudokuStep) step = sudoku_step_new (sudoku_technique_find ("hidden-single"));

  /* 3 of box 1 is in row 1. */
  sudoku_step_add_truth (step, sudoku_links_get_house_truth (links, 8, 3));
  sudoku_step_remove (step, candidate (1, 3, 3));
  sudoku_step_remove (step, candidate (1, 4, 3));
  assert_says (step, position, links,
               "In box 1, 3 fits only in row 1.\n"
               "So row 1 has its 3 in box 1, and nowhere else.\n"
               "So row 1 columns 3 and 4 can’t be 3.");
}

/* What several values of a cell have in common is said once; the other cells count as one each. */
static void
test_conclusions (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuLinks) links = sudoku_links_new (geometry);
  g_autoptr (SudokuStep) step = sudoku_step_new (sudoku_technique_find ("naked-single"));
  g_autofree char *few = NULL, *many = NULL;

  sudoku_step_remove (step, candidate (1, 3, 3));
  sudoku_step_remove (step, candidate (1, 3, 1));
  sudoku_step_remove (step, candidate (1, 3, 2));
  sudoku_step_place (step, candidate (1, 4, 4));
  sudoku_step_remove (step, candidate (2, 1, 1));
  few = words_step_conclusions (step, links, WORDS_COORDINATES_WORDS);
  g_assert_cmpstr (few, ==,
                   "row 1 column 3 can’t be 1, 2 or 3, row 1 column 4 is 4 and row 2 column 1 "
                   "can’t be 1");
  for (guint row = 2; row <= 4; row++)
    for (guint column = 1; column <= 4; column++)
      {
        sudoku_step_remove (step, candidate (row, column, 1));
        sudoku_step_remove (step, candidate (row, column, 2));
      }
  many = words_step_conclusions (step, links, WORDS_COORDINATES_WORDS);
  g_assert_true (g_str_has_suffix (many,
                                   "; row 2 columns 1, 2, 3 and 4, row 3 columns 1, 2, 3 and 4 and "
                                   "row 4 columns 1 and 2 can’t be 1 or 2; and likewise 2 more "
                                   "cells"));
}

/* Cells and houses in each way of writing coordinates. */
static void
test_coordinates (void)
{
  static const struct
  {
    WordsCoordinates coordinates;
    const char *id;
    const char *cells;
    const char *one_of;
    const char *houses;
    const char *inside;
  } rows[] = {
    { WORDS_COORDINATES_WORDS, "words", "row 2 columns 3 and 5 and row 4 column 1",
      "row 2 column 3, row 2 column 5 or row 4 column 1",
      "rows 2 and 4, column 3 and the rising diagonal",
      "in rows 2 and 4, in column 3 and on the rising diagonal" },
    { WORDS_COORDINATES_R3C4, "r3c4", "r2c3, r2c5 and r4c1", "r2c3, r2c5 or r4c1",
      "rows 2 and 4, column 3 and the rising diagonal",
      "in rows 2 and 4, in column 3 and on the rising diagonal" },
    { WORDS_COORDINATES_A1, "A1", "B3, B5 and D1", "B3, B5 or D1",
      "rows B and D, column 3 and the rising diagonal",
      "in rows B and D, in column 3 and on the rising diagonal" },
  };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, TRUE, NULL);
  const guint cells[] = { 8, 10, 18 };
  const guint houses[] = { 1, 3, 8, sudoku_geometry_get_n_houses (geometry) - 1 };
  WordsCoordinates found;

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *names = words_place_cells (geometry, cells, 3, rows[i].coordinates);
      g_autofree char *one_of = words_place_one_of (geometry, cells, 3, rows[i].coordinates);
      g_autofree char *some = words_place_houses (geometry, houses, 4, rows[i].coordinates);
      g_autofree char *inside = words_place_inside (geometry, houses, 4, rows[i].coordinates);

      g_assert_cmpstr (names, ==, rows[i].cells);
      g_assert_cmpstr (one_of, ==, rows[i].one_of);
      g_assert_cmpstr (some, ==, rows[i].houses);
      g_assert_cmpstr (inside, ==, rows[i].inside);
      g_assert_true (words_coordinates_find (rows[i].id, &found));
      g_assert_cmpint (found, ==, rows[i].coordinates);
    }
  g_assert_false (words_coordinates_find ("b2", &found));
}

/* Letters go on after Z as in spreadsheets. */
static void
test_letters (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (6, 6, FALSE, NULL);
  g_autofree char *last = words_place_cell (geometry, 25 * 36, WORDS_COORDINATES_A1);
  g_autofree char *next = words_place_cell (geometry, 26 * 36 + 11, WORDS_COORDINATES_A1);
  g_autofree char *end = words_place_house (geometry, 35, WORDS_COORDINATES_A1);

  g_assert_cmpstr (last, ==, "Z1");
  g_assert_cmpstr (next, ==, "AA12");
  g_assert_cmpstr (end, ==, "row AJ");
}

/* What a sentence speaks of is given with it: the cells whose numbers exclude the other places, and
 * the houses in which they do. */
static void
test_lit (void)
{
  g_autoptr (SudokuPosition) position = make_position ("12.........2.1..");
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_position_get_geometry (position));
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  g_autoptr (SudokuStep) step = find_first (search, position, "hidden-single");
  g_autoptr (GPtrArray) reasons =
    words_step_reasons (step, position, links, WORDS_COORDINATES_WORDS);
  const WordsReason *reason = g_ptr_array_index (reasons, 1);

  g_assert_cmpuint (reason->cells->len, ==, 2);
  g_assert_cmpuint (g_array_index (reason->cells, guint, 0) +
                      g_array_index (reason->cells, guint, 1),
                    ==, 1 + 11);
  g_assert_cmpuint (reason->houses->len, ==, 2);
  g_assert_cmpuint (reasons->len, ==, 4);
}

/* Two cells with 3 and 4. */
static void
test_pair (void)
{
  g_autoptr (SudokuPosition) position = make_position ("....12..........");
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_position_get_geometry (position));
  g_autoptr (SudokuStep) step = sudoku_step_new (sudoku_technique_find ("naked-single"));

  sudoku_step_add_truth (step, sudoku_links_get_cell_truth (links, 0));
  sudoku_step_add_truth (step, sudoku_links_get_cell_truth (links, 1));
  sudoku_step_remove (step, candidate (1, 3, 3));
  assert_says (step, position, links,
               "Row 1 columns 1 and 2 can only be 3 or 4.\n"
               "These two cells take 3 and 4 between them, so no other cell of row 1 can be 3 or "
               "4.\n"
               "So row 1 column 3 can’t be 3.");
}

/* Two cells with 3 and 4 again, which are counted on the way to a cell that has one more. */
static void
test_set (void)
{
  g_autoptr (SudokuPosition) position = make_position ("....12..........");
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_position_get_geometry (position));
  g_autoptr (SudokuStep) step = sudoku_step_new (sudoku_technique_find ("naked-single"));
  g_autoptr (SudokuStep) other = sudoku_step_new (sudoku_technique_find ("naked-single"));
  const guint32 truths[] = { sudoku_links_get_cell_truth (links, 0),
                             sudoku_links_get_cell_truth (links, 1),
                             sudoku_links_get_cell_truth (links, 3) };
  const guint32 covers[] = { sudoku_links_get_house_truth (links, 0, 3),
                             sudoku_links_get_house_truth (links, 0, 4) };

  sudoku_position_remove (position, 3, sudoku_set_single (1));
  sudoku_step_add_truth (step, truths[2]);
  sudoku_step_add_set (step, &(SudokuStepSet){ truths, 2, covers, 2 });
  sudoku_step_add_node (step, SUDOKU_STEP_LEAF);
  sudoku_step_remove (step, candidate (3, 4, 2));
  assert_says (step, position, links,
               "Suppose row 3 column 4 were 2.\n"
               "Then row 1 column 1 and row 1 column 2 use up 3 in row 1 and 4 in row 1, so "
               "nothing else fits there.\n"
               "Then no number is left for row 1 column 4. That can’t be.\n"
               "So row 3 column 4 can’t be 2.");
  sudoku_step_add_set (other, &(SudokuStepSet){ truths, 3, covers, 2 });
  sudoku_step_add_node (other, SUDOKU_STEP_LEAF);
  sudoku_step_remove (other, candidate (3, 4, 2));
  assert_says (other, position, links,
               "Suppose row 3 column 4 were 2.\n"
               "Then row 1 column 1, row 1 column 2 and row 1 column 4 can only be found among 3 "
               "in row 1 and 4 in row 1, and these are too few. That can’t be.\n"
               "So row 3 column 4 can’t be 2.");
}

/* Three cells with two of three values each, and a fourth one: the cases of one of them. */
static void
test_length (void)
{
  g_autoptr (SudokuPosition) position = make_position ("................");
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_position_get_geometry (position));
  g_autoptr (SudokuStep) step = sudoku_step_new (sudoku_technique_find ("naked-single"));
  g_autofree char *length = NULL;

  for (guint cell = 0; cell < 3; cell++)
    {
      sudoku_position_remove (position, cell, sudoku_set_single (4));
      sudoku_step_add_truth (step, sudoku_links_get_cell_truth (links, cell));
    }
  sudoku_step_remove (step, candidate (1, 4, 1));
  sudoku_step_add_node (step, sudoku_links_get_cell_truth (links, 0));
  sudoku_step_add_node (step, SUDOKU_STEP_LEAF);
  sudoku_step_add_node (step, SUDOKU_STEP_LEAF);
  assert_says (step, position, links,
               "Suppose row 1 column 4 were 1.\n"
               "  If row 1 column 1 is 2:\n"
               "  Then row 1 column 2 can only be 3.\n"
               "  Then no number is left for row 1 column 3. That can’t be.\n"
               "  If row 1 column 1 is 3:\n"
               "  Then row 1 column 2 can only be 2.\n"
               "  Then no number is left for row 1 column 3. That can’t be.\n"
               "So row 1 column 4 can’t be 1.");
  length = words_step_length (step, 2, 1);
  g_assert_cmpstr (length, ==,
                   "It takes 2 cases, up to 1 deep, and looks at 3 cells and numbers in houses.");
}

static void
test_guardians (void)
{
  g_autoptr (SudokuPosition) position = make_position ("................");
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_position_get_geometry (position));
  g_autoptr (SudokuStep) step = sudoku_step_new (sudoku_technique_find ("naked-single"));

  sudoku_step_add_guardian (step, candidate (1, 1, 3));
  sudoku_step_add_guardian (step, candidate (1, 2, 3));
  sudoku_step_remove (step, candidate (1, 3, 3));
  assert_says (step, position, links,
               "Suppose row 1 column 3 were 3.\n"
               "Then the puzzle would have two solutions. It has only one.\n"
               "So row 1 column 3 can’t be 3.");
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/step/other-number", test_other_number);
  g_test_add_func ("/words/step/lost-before", test_lost_before);
  g_test_add_func ("/words-step/conclusions", test_conclusions);
  g_test_add_func ("/words/step/coordinates", test_coordinates);
  g_test_add_func ("/words/step/letters", test_letters);
  g_test_add_func ("/words/step/lit", test_lit);
  g_test_add_func ("/words/step/singles", test_singles);
  g_test_add_func ("/words/step/clue", test_clue);
  g_test_add_func ("/words/step/locked", test_locked);
  g_test_add_func ("/words/step/pair", test_pair);
  g_test_add_func ("/words/step/set", test_set);
  g_test_add_func ("/words/step/length", test_length);
  g_test_add_func ("/words/step/guardians", test_guardians);
  return g_test_run ();
}
