/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which grids there are in lists, however many puzzles they hold. */

#include <sudoku-nested-lists.h>

#include <string.h>

static const char puzzle[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char solution[] =
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/* Of a 4×4 board. */
static const char small_puzzle[] = "1..44..1.41..32.";

/* "…", or a number for each cell, with 0 for an empty one */
static void
append_puzzle (GString *text,
               const char *cells,
               gboolean as_numbers)
{
  if (!as_numbers)
    {
      g_string_append_printf (text, "\"%s\"", cells);
      return;
    }
  for (const char *cell = cells; *cell != '\0'; cell++)
    g_string_append_printf (text, "%s%c", cell == cells ? "[" : ",", *cell == '.' ? '0' : *cell);
  g_string_append_c (text, ']');
}

static GPtrArray *
find_many (const char *cells,
           guint n,
           gboolean as_numbers)
{
  g_autoptr (GString) text = g_string_new ("[");

  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      append_puzzle (text, cells, as_numbers);
    }
  g_string_append_c (text, ']');
  return sudoku_nested_lists_find (text->str, text->len, NULL);
}

/* As many puzzles as they have cells are no grid of that side. */
static void
test_many (void)
{
  const guint numbers[] = { 1, 2, 16, 17, 80, 81, 100, 162 };

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    for (guint as_numbers = 0; as_numbers < 2; as_numbers++)
      {
        g_autoptr (GPtrArray) large = find_many (puzzle, numbers[i], as_numbers != 0);
        g_autoptr (GPtrArray) small = find_many (small_puzzle, numbers[i], as_numbers != 0);

        g_assert_cmpuint (large->len, ==, numbers[i]);
        g_assert_cmpuint (small->len, ==, numbers[i]);
        for (guint k = 0; k < numbers[i]; k++)
          {
            g_assert_cmpuint (((SudokuListedGrid *)large->pdata[k])->side, ==, 9);
            g_assert_cmpuint (((SudokuListedGrid *)small->pdata[k])->side, ==, 4);
          }
      }
}

/* N rows of N numbers are a grid, and as many rows again another one. */
static void
test_rows (void)
{
  const guint sides[] = { 4, 6, 9, 12, 16, 25 };

  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_autoptr (GString) text = g_string_new ("[");
      g_autoptr (GPtrArray) found = NULL;

      for (guint row = 0; row < 3 * sides[i]; row++)
        {
          g_string_append (text, row > 0 ? ",[" : "[");
          for (guint column = 0; column < sides[i]; column++)
            g_string_append_printf (text, "%s%u", column > 0 ? "," : "",
                                    (row + column) % sides[i] + 1);
          g_string_append_c (text, ']');
        }
      g_string_append_c (text, ']');
      found = sudoku_nested_lists_find (text->str, text->len, NULL);
      g_assert_cmpuint (found->len, ==, 3);
      for (guint k = 0; k < 3; k++)
        g_assert_cmpuint (((SudokuListedGrid *)found->pdata[k])->side, ==, sides[i]);
    }
}

/* Of each pair the puzzle stays, whichever is first. */
static void
test_solutions (void)
{
  for (guint first = 0; first < 2; first++)
    {
      g_autoptr (GString) text = g_string_new ("[");
      g_autoptr (GPtrArray) found = NULL;

      for (guint i = 0; i < 5; i++)
        {
          append_puzzle (text, first == 0 ? puzzle : solution, FALSE);
          g_string_append_c (text, ',');
          append_puzzle (text, first == 0 ? solution : puzzle, FALSE);
          g_string_append_c (text, i < 4 ? ',' : ']');
        }
      found = sudoku_nested_lists_find (text->str, text->len, NULL);
      g_assert_cmpuint (found->len, ==, 5);
      for (guint i = 0; i < 5; i++)
        {
          const SudokuListedGrid *grid = found->pdata[i];

          g_assert_cmpmem (text->str + grid->place, strlen (puzzle), puzzle, strlen (puzzle));
        }
    }
}

/* Comments of programming languages are nothing, wherever they stand. */
static void
test_comments (void)
{
  static const char *const texts[] = {
    "g = [[1,0,3,0], # [0]\n [0,4,0,2],\n # second\n [2,0,4,0], [0,3,0,1]]",
    "g = {{1,0,3,0}, // {0}\n {0,4,0,2},\n // second\n {2,0,4,0}, {0,3,0,1}};",
    "g = {{1,0,/*3*/3,0}, /* second */{0,4,0,2}, {2,0,4,0}, {0,/**/3,0,1}};/*",
    "/*/ {{1}} /*/ g = {{1,0,3,0}, {0,4,0,2}, {2,0,4,0}, {0,3,0,1}} /* no end",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GPtrArray) found = sudoku_nested_lists_find (texts[i], strlen (texts[i]), NULL);
      const SudokuListedGrid *grid = NULL;

      g_assert_cmpuint (found->len, ==, 1);
      grid = found->pdata[0];
      g_assert_cmpuint (grid->side, ==, 4);
      for (guint cell = 0; cell < 16; cell++)
        g_assert_cmpint (grid->cells[cell], ==, "1030040220400301"[cell] - '0');
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku-nested-lists/many", test_many);
  g_test_add_func ("/sudoku-nested-lists/rows", test_rows);
  g_test_add_func ("/sudoku-nested-lists/solutions", test_solutions);
  g_test_add_func ("/sudoku-nested-lists/comments", test_comments);
  return g_test_run ();
}
