/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which grids there are in lists, however many puzzles they hold. */

#include <string.h>
#include <sudoku-block-lists.h>
#include <sudoku-element-lists.h>
#include <sudoku-nested-lists.h>

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
  return sudoku_nested_lists_find (text->str, text->len, NULL, NULL);
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
      found = sudoku_nested_lists_find (text->str, text->len, NULL, NULL);
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
      found = sudoku_nested_lists_find (text->str, text->len, NULL, NULL);
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
      g_autoptr (GPtrArray) found =
        sudoku_nested_lists_find (texts[i], strlen (texts[i]), NULL, NULL);
      const SudokuListedGrid *grid = NULL;

      g_assert_cmpuint (found->len, ==, 1);
      grid = found->pdata[0];
      g_assert_cmpuint (grid->side, ==, 4);
      for (guint cell = 0; cell < 16; cell++)
        g_assert_cmpint (grid->cells[cell], ==, "1030040220400301"[cell] - '0');
    }
}

/* A text, how many grids are in it, and what is wrong where there is none. */
typedef struct
{
  const char *name;
  const char *text;
  guint n_grids;
  const char *fault; /* (nullable): where the text goes on at the fault */
  SudokuLayoutKind kind;
} Case;

#define ROWS "[1, 2, 0, 0], [0, 0, 1, 2], [2, 0, 0, 3], [4, 0, 2, 1]"
#define SOLVED "[1, 2, 3, 4], [3, 4, 1, 2], [2, 1, 4, 3], [4, 3, 2, 1]"

static const Case cases[] = {
  { "rows", "[" ROWS "]", 1, NULL, SUDOKU_LAYOUT_GRID },
  { "names", "int grid[4][4] = {{1,2,0,0},{0,0,1,2},{2,0,0,3},{4,0,2,1}};", 1, NULL,
    SUDOKU_LAYOUT_GRID },
  { "kinds", "new int[][] {new int[] {1,2,0,0}, new int[] {0,0,1,2}, new int[] {2,0,0,3}, "
             "new int[] {4,0,2,1}};",
    1, NULL, SUDOKU_LAYOUT_GRID },
  { "strings", "(\"12..\", \"..12\", \"2..3\", \"4.21\")", 1, NULL, SUDOKU_LAYOUT_GRID },
  { "flat", "[null, 2, null, null, 1, null, null, 3, 2, null, 4, 1, null, 1, null, 2]", 1, NULL,
    SUDOKU_LAYOUT_GRID },
  { "puzzle-and-solution", "[[" ROWS "], [" SOLVED "]]", 1, NULL, SUDOKU_LAYOUT_GRID },
  { "two", "[[" ROWS "], [[0, 2, 0, 0], [0, 0, 1, 2], [2, 0, 0, 3], [4, 0, 2, 1]]]", 2, NULL,
    SUDOKU_LAYOUT_GRID },
  { "short-row", "[[1, 2, 0, 0], [0, 0, 1, 2], [2, 0, 3], [4, 0, 2, 1]]", 0, "[2, 0, 3]",
    SUDOKU_LAYOUT_BAD_ROW },
  { "word", "[[1, 2, 0, 0], [0, one, 1, 2], [2, 0, 0, 3], [4, 0, 2, 1]]", 0, "one,",
    SUDOKU_LAYOUT_BAD_SIGN },
  { "sign-in-string", "[\"12..\", \"..#2\", \"2..3\", \"4.21\"]", 0, "#2\"",
    SUDOKU_LAYOUT_BAD_SIGN },
  { "row-missing", "[[1, 2, 0, 0], [0, 0, 1, 2], [2, 0, 0, 3]]", 0, "[1, 2, 0, 0], [0",
    SUDOKU_LAYOUT_BAD_ROWS },
  { "words", "[\"hello\", \"world\", \"again\"]", 0, NULL, SUDOKU_LAYOUT_GRID },
};

static void
test_find (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (SudokuLayout) fault = NULL;
  g_autoptr (GPtrArray) found = sudoku_nested_lists_find (c->text, strlen (c->text), NULL, &fault);

  g_assert_cmpuint (found->len, ==, c->n_grids);
  if (c->n_grids > 0)
    return;
  g_assert_true ((fault != NULL) == (c->fault != NULL));
  if (fault == NULL)
    return;
  g_assert_cmpint (fault->kind, ==, c->kind);
  g_assert_true (g_str_has_prefix (c->text + fault->fault, c->fault));
}

static void
check_text (char *made,
            const char *expected)
{
  g_autofree char *text = made;

  g_assert_cmpstr (text, ==, expected);
}

/* Items with dashes get brackets, and keep their places. */
static void
test_blocks (void)
{
  static const char items[] = "- 1\n- 2\n- \n- 3\n";
  static const char nested[] = "- - 1\n  - 2\n  - 0\n  -\n- - 3\n  - 0\n  - 1\n  - 2\n";
  static const char other[] = "- eggs\n- milk\n- 12 apples\n- 1\n";

  check_text (sudoku_block_lists_bracket (items, strlen (items)), "[ 1\n  2\n~ \n  3]\n");
  check_text (sudoku_block_lists_bracket (nested, strlen (nested)),
              "  [ 1\n    2\n    0\n  ~]  [ 3\n    0\n    1\n    2]\n");
  check_text (sudoku_block_lists_bracket (other, strlen (other)), NULL);
}

/* Elements become lists, strings and cells, and keep their places. */
static void
test_elements (void)
{
  static const char cells[] = "<r><c>1</c><c/></r>";
  static const char row[] = "<r>12..</r>";
  static const char numbers[] = "<r>1 2</r>";
  static const char other[] = "12..\n";

  check_text (sudoku_element_lists_bracket (cells, strlen (cells)), "[     1    ~   ]   ");
  check_text (sudoku_element_lists_bracket (row, strlen (row)), "  \"12..\"   ");
  check_text (sudoku_element_lists_bracket (numbers, strlen (numbers)), "   1 2    ");
  check_text (sudoku_element_lists_bracket (other, strlen (other)), NULL);
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
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/sudoku/nested-lists/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_find);
    }
  g_test_add_func ("/sudoku/nested-lists/blocks", test_blocks);
  g_test_add_func ("/sudoku/nested-lists/elements", test_elements);
  return g_test_run ();
}
