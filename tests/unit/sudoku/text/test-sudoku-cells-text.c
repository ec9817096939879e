/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lines of cells are read as cell by cell, and written as they were. */

#include <string.h>
#include <sudoku-cell-text.h>
#include <sudoku-cells-text.h>

#define N_LINES 3000
#define SIDE_MAX 36

static const char characters[] = "123456789ABCXYZabcxyz.0_*-";

/* Some lines have a byte that is no cell, or one too many or too few. */
static char *
make_line (GRand *rand,
           guint side)
{
  GString *line = g_string_new (NULL);

  for (guint cell = 0; cell < side * side; cell++)
    {
      guint n = side <= 9 ? side + 1 : sizeof characters - 1;
      guint choice = (guint)g_rand_int_range (rand, 0, (gint32)n);

      g_string_append_c (line, side <= 9 && choice == side ? '.' : characters[choice]);
    }
  if (g_rand_int_range (rand, 0, 4) == 0)
    line->str[g_rand_int_range (rand, 0, (gint32)line->len)] = (char)g_rand_int (rand);
  if (g_rand_int_range (rand, 0, 8) == 0)
    g_string_append_c (line, '1');
  if (g_rand_int_range (rand, 0, 8) == 0)
    g_string_truncate (line, line->len - 1);
  return g_string_free (line, FALSE);
}

/* Whether 0 may be a value here, as another sign is there for empty cells, or letters are all there
 * is, so that A may be the first of them, or this is a number or a dividing line. */
static gboolean
has_other_reading (const char *line,
                   gsize length,
                   guint side)
{
  gboolean zero = FALSE, other = FALSE, digit = FALSE;

  for (gsize i = 0; i < length; i++)
    {
      zero |= line[i] == '0';
      other |= strchr ("._*-?", line[i]) != NULL;
      digit |= line[i] >= '1' && line[i] <= '9';
    }
  return (zero && other) || (side > 9 && !digit) ||
         (side < 4 && strspn (line, "0_*-?") >= length);
}

static void
check_line (SudokuCellsText *text,
            const char *line,
            gsize length)
{
  guint8 values[SUDOKU_CELLS_TEXT_MAX], value = 0;
  guint side = sudoku_cells_text_read (text, line, length, values);
  guint expected = 0;
  g_autoptr (GString) written = g_string_new (NULL);

  for (guint n = 2; n <= SUDOKU_CHARACTERS_MAX; n++)
    if ((gsize)n * n == length)
      expected = n;
  for (gsize i = 0; i < length && expected > 0; i++)
    if (!sudoku_cell_text_read_character (line[i], expected, &value))
      expected = 0;
  if (expected > 0 && has_other_reading (line, length, expected))
    expected = 0;
  g_assert_cmpuint (side, ==, expected);
  for (gsize i = 0; i < length && side > 0; i++)
    {
      g_assert_true (sudoku_cell_text_read_character (line[i], side, &value));
      g_assert_cmpuint (values[i], ==, value);
    }
  if (side == 0)
    return;
  sudoku_cells_text_write (values, side * side, written);
  g_assert_cmpuint (written->len, ==, length + 1);
  for (gsize i = 0; i < length; i++)
    g_assert_cmpint (written->str[i], ==, sudoku_cell_text_get_character (values[i]));
  g_assert_cmpint (written->str[length], ==, '\n');
}

static void
test_lines (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  SudokuCellsText text = { 0 };

  for (guint i = 0; i < N_LINES; i++)
    {
      guint side = i % 4 == 0 ? (guint)g_rand_int_range (rand, 2, SIDE_MAX) : 9;
      g_autofree char *line = make_line (rand, side);

      check_line (&text, line, strlen (line));
    }
}

/* Also those that are longer than any puzzle. */
static void
test_lengths (void)
{
  g_autofree char *line = g_strnfill (SUDOKU_CELLS_TEXT_MAX + 130, '.');
  SudokuCellsText text = { 0 };

  for (gsize length = 0; length < SUDOKU_CELLS_TEXT_MAX + 130; length++)
    check_line (&text, line, length);
}

static void
test_little (void)
{
  static const char *const rows[] = { "0000", "----", "____", "????", "....", "00000000",
                                      "000000000", "---------", ".........", "0000000000000000" };
  SudokuCellsText text = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint8 values[SUDOKU_CELLS_TEXT_MAX];
      guint expected = rows[i][0] == '.' ? (strlen (rows[i]) == 4 ? 2 : 3)
                                         : (strlen (rows[i]) == 16 ? 4 : 0);

      g_assert_cmpuint (sudoku_cells_text_read (&text, rows[i], strlen (rows[i]), values), ==,
                        expected);
      check_line (&text, rows[i], strlen (rows[i]));
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/cells-text/lines", test_lines);
  g_test_add_func ("/sudoku/cells-text/lengths", test_lengths);
  g_test_add_func ("/sudoku/cells-text/little", test_little);
  return g_test_run ();
}
