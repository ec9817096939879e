/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-spacers.h>

typedef struct
{
  const char *name;
  const char *rows; /* a character for each cell: “ ” is blank; rows end with “/” */
  guint side;       /* 0: there is no puzzle in it */
  guint box_rows;
  guint box_columns;
  const char *puzzle;
} Case;

static const Case cases[] = {
  { "columns", "12 34/34 12/21 43/43 21/", 4, 0, 2, "1234341221434321" },
  { "rows", "1234/3412/    /2143/4321/", 4, 2, 0, "1234341221434321" },
  { "both", "12 34/34 12/     /21 43/43 21/", 4, 2, 2, "1234341221434321" },
  { "edge", "     / 1234/ 3412/ 2143/ 4321/", 4, 0, 0, "1234341221434321" },
  { "all-edges", "      / 1234 / 3412 / 2143 / 4321 /      /", 4, 0, 0, "1234341221434321" },
  { "short-side", "123 456/456 123/231 564/564 231/312 645/645 312/", 6, 0, 3,
    "123456456123231564564231312645645312" },
  /* A cell of the puzzle may be blank, and so may a whole row of it. */
  { "blank-row", "12 34/     /21 43/43 21/", 4, 0, 2, "1234    21434321" },
  /* Nothing is left out of what is a puzzle as it is. */
  { "as-it-is", "1234/3412/2143/4321/", 0 },
  { "empty-edge-of-its-own", "      / 12345/ 23451/ 34512/ 45123/ 51234/", 0 },
  { "as-it-is-sparse",
    "1        /         /         /         /         /"
    "         /         /         /         /",
    0 },
  { "sparse-without-square-boxes", "1      /       /       /  2    /       /       /       /", 0 },
  /* Not all of the column is blank. */
  { "something-between", "12534/34 12/21 43/43 21/", 0 },
  { "too-large-a-value", "12 35/34 12/21 43/43 21/", 0 },
  { "either-edge", " 123 / 341 / 214 / 432 /", 0 },
  { "nothing", "     /     /     /     /", 0 },
};

static void
read_table (const char *rows,
            GArray *cells,
            guint *n_rows)
{
  *n_rows = 0;
  for (; *rows != '\0'; rows++)
    {
      SudokuSign sign = *rows == ' ' ? SUDOKU_SIGN_BLANK : (SudokuSign)(*rows - '0');

      if (*rows == '/')
        (*n_rows)++;
      else
        g_array_append_val (cells, sign);
    }
}

static void
test_find (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (SudokuSign));
  SudokuSign *signs;
  SudokuSpacers spacers;
  guint n_rows;

  read_table (c->rows, cells, &n_rows);
  signs = (SudokuSign *)(void *)cells->data;
  if (c->side == 0)
    {
      g_assert_false (sudoku_spacers_find (signs, n_rows, cells->len / n_rows, &spacers));
      return;
    }
  g_assert_true (sudoku_spacers_find (signs, n_rows, cells->len / n_rows, &spacers));
  g_assert_cmpuint (spacers.side, ==, c->side);
  g_assert_cmpuint (spacers.box_rows, ==, c->box_rows);
  g_assert_cmpuint (spacers.box_columns, ==, c->box_columns);
  for (guint i = 0; i < c->side * c->side; i++)
    {
      guint cell = spacers.rows[i / c->side] * (cells->len / n_rows) +
                   spacers.columns[i % c->side];

      g_assert_cmpuint (signs[cell], ==,
                        c->puzzle[i] == ' ' ? SUDOKU_SIGN_BLANK : (guint)(c->puzzle[i] - '0'));
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/sudoku/spacers/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_find);
    }
  return g_test_run ();
}
