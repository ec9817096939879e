/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sentences about steps: what they say of small ones, and that those of all steps name just the
 * truths of their certificates. */

#include <sudoku-step-search.h>
#include <words-step.h>

static char *
join (const SudokuStep *step,
      const SudokuPosition *position,
      const SudokuLinks *links)
{
  g_autoptr (GPtrArray) reasons = words_step_reasons (step, position, links);
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

static void
test_singles (void)
{
  g_autoptr (SudokuPosition) position = make_position ("12.........2.1..");
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_position_get_geometry (position));
  g_autoptr (SudokuStepSearch) search = sudoku_step_search_new (links);
  g_autoptr (SudokuStep) hidden = find_first (search, position, "hidden-single");
  g_autoptr (SudokuPosition) other = make_position ("123.............");
  g_autoptr (SudokuStep) naked = find_first (search, other, "naked-single");
  g_autofree char *place = words_step_place (hidden, links);
  g_autofree char *basis = words_step_basis (hidden, links);

  g_assert_cmpstr (place, ==, "row 2");
  g_assert_cmpstr (basis, ==, "It rests on the 2 of row 2.");
  assert_says (hidden, position, links,
               "2 in row 2 can only be in row 2 column 3.\nSo row 2 column 3 is 2.");
  assert_says (naked, other, links,
               "Row 1 column 4 can only be 4.\nSo row 1 column 4 is 4.");
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
               "For the 3 of box 1 these possibilities are left: row 1 column 1 is 3 and row 1 "
               "column 2 is 3.\n"
               "Each of them excludes the same.\n"
               "So row 1 column 3 is not 3 and row 1 column 4 is not 3.");
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
  few = words_step_conclusions (step, links);
  g_assert_cmpstr (few, ==,
                   "row 1 column 3 is not 1, 2 or 3, row 1 column 4 is 4 and row 2 column 1 is "
                   "not 1");
  for (guint row = 2; row <= 4; row++)
    for (guint column = 1; column <= 4; column++)
      {
        sudoku_step_remove (step, candidate (row, column, 1));
        sudoku_step_remove (step, candidate (row, column, 2));
      }
  many = words_step_conclusions (step, links);
  g_assert_true (g_str_has_suffix (many, ", row 4 column 2 is not 1 or 2 and 4 more"));
}

/* Two cells with 3 and 4, first by supposing, then by counting. */
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
               "Suppose row 1 column 3 were 3.\n"
               "Then: row 1 column 1 can only be 4.\n"
               "Now nothing is possible in row 1 column 2. That can’t be.\n"
               "So row 1 column 3 is not 3.");
  sudoku_step_add_link (step, sudoku_links_get_house_truth (links, 0, 3));
  sudoku_step_add_link (step, sudoku_links_get_house_truth (links, 0, 4));
  assert_says (step, position, links,
               "All places for row 1 column 1 and row 1 column 2 are among those for the 3 of row "
               "1 and the 4 of row 1.\n"
               "These are 2 for as many, so each is taken.\n"
               "So row 1 column 3 is not 3.");
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
               "Then all places for row 1 column 1 and row 1 column 2 are among those for the 3 of "
               "row 1 and the 4 of row 1, so these are taken.\n"
               "Now nothing is possible in row 1 column 4. That can’t be.\n"
               "So row 3 column 4 is not 2.");
  sudoku_step_add_set (other, &(SudokuStepSet){ truths, 3, covers, 2 });
  sudoku_step_add_node (other, SUDOKU_STEP_LEAF);
  sudoku_step_remove (other, candidate (3, 4, 2));
  assert_says (other, position, links,
               "Suppose row 3 column 4 were 2.\n"
               "Now all places for row 1 column 1, row 1 column 2 and row 1 column 4 are among "
               "those for the 3 of row 1 and the 4 of row 1, which are too few. That can’t be.\n"
               "So row 3 column 4 is not 2.");
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
               "  Then: row 1 column 2 can only be 3.\n"
               "  Now nothing is possible in row 1 column 3. That can’t be.\n"
               "  If row 1 column 1 is 3:\n"
               "  Then: row 1 column 2 can only be 2.\n"
               "  Now nothing is possible in row 1 column 3. That can’t be.\n"
               "So row 1 column 4 is not 1.");
  length = words_step_length (step, position, links);
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
               "Now the puzzle would have two solutions. That can’t be.\n"
               "So row 1 column 3 is not 3.");
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words-step/conclusions", test_conclusions);
  g_test_add_func ("/words/step/singles", test_singles);
  g_test_add_func ("/words/step/locked", test_locked);
  g_test_add_func ("/words/step/pair", test_pair);
  g_test_add_func ("/words/step/set", test_set);
  g_test_add_func ("/words/step/length", test_length);
  g_test_add_func ("/words/step/guardians", test_guardians);
  return g_test_run ();
}
