/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <sudoku-signs.h>

/* N² characters and what they mean. */
typedef struct
{
  const char *name;
  const char *cells;
  guint side;
  SudokuSignsReading reading;
  const char *values; /* (nullable): from “1”, “.” for an empty cell */
} Case;

static const Case cases[] = {
  { "usual", "1.3.34122143.321", 4, SUDOKU_SIGNS_USUAL, "1.3.34122143.321" },
  { "zero-empty", "1030341221430321", 4, SUDOKU_SIGNS_USUAL, "1.3.34122143.321" },
  { "from-zero", "0.2.23011032.210", 4, SUDOKU_SIGNS_FROM_ZERO, "1.3.34122143.321" },
  /* A solution from 0 on: each row and column has one. */
  { "full-from-zero", "0123230110323210", 4, SUDOKU_SIGNS_FROM_ZERO, "1234341221434321" },
  { "largest-beside-zero", "1.304.122143.321", 4, SUDOKU_SIGNS_USUAL, "1.3.4.122143.321" },
  { "zero-twice", "0.20230110323210", 4, SUDOKU_SIGNS_DOUBTFUL, NULL },
  { "letters", "A.C.CDABBADC.CBA", 4, SUDOKU_SIGNS_LETTERS, "1.3.34122143.321" },
  { "small-letters", "a.c.cdabbadc.cba", 4, SUDOKU_SIGNS_LETTERS, "1.3.34122143.321" },
  { "own", "N.S.SWNEENWS.SEN", 4, SUDOKU_SIGNS_OWN, "2.3.34211243.312" },
  { "x-empty", "1x3x34122143x321", 4, SUDOKU_SIGNS_USUAL, "1.3.34122143.321" },
  { "x-beside-dots", "1.3x34122143.321", 4, SUDOKU_SIGNS_WRONG, NULL },
  { "too-large", "1.5.34122143.321", 4, SUDOKU_SIGNS_WRONG, NULL },
};

static void
test_settle (gconstpointer data)
{
  const Case *c = data;
  SudokuSign cells[16];
  SudokuSigns signs;

  g_assert_cmpuint (strlen (c->cells), ==, c->side * c->side);
  for (guint i = 0; i < c->side * c->side; i++)
    g_assert_true (sudoku_sign_from_character (c->cells[i], &cells[i]));
  sudoku_signs_init (&signs, c->side);
  sudoku_signs_add (&signs, cells);
  g_assert_cmpint (sudoku_signs_settle (&signs), ==, c->reading);
  for (guint i = 0; c->values != NULL && i < c->side * c->side; i++)
    {
      guint8 value;

      g_assert_true (sudoku_signs_read (&signs, c->reading, cells[i], &value));
      g_assert_cmpint (value, ==, c->values[i] == '.' ? 0 : c->values[i] - '0');
    }
}

/* Words of programs for a value and for nothing, and what is neither. */
static void
test_words (void)
{
  static const char *const empty[] = { "", ".", "..", "---", "null", "None", "NaN", "-1", "~" };
  static const char *const wrong[] = { "1.5", "12x", "hello", "....", "-2", "256", "nul" };
  SudokuSign sign;

  for (gsize i = 0; i < G_N_ELEMENTS (empty); i++)
    {
      g_assert_true (sudoku_sign_from_word (empty[i], strlen (empty[i]), &sign));
      g_assert_cmpuint (sign, >=, SUDOKU_SIGN_BLANK);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_false (sudoku_sign_from_word (wrong[i], strlen (wrong[i]), &sign));
  g_assert_true (sudoku_sign_from_word ("12.0", 4, &sign));
  g_assert_cmpuint (sign, ==, 12);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/sudoku/signs/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_settle);
    }
  g_test_add_func ("/sudoku/signs/words", test_words);
  return g_test_run ();
}
