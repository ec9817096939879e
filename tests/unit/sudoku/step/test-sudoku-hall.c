/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows that fill their columns, against the plain definition by looking at all sets of rows. */

#include <sudoku-hall.h>

#define N_ROWS_MAX 8
#define N_TABLES 3000

static SudokuSet
get_union (const SudokuHall *hall,
           guint which)
{
  SudokuSet columns = SUDOKU_SET_EMPTY;

  for (guint row = 0; row < hall->n_rows; row++)
    if ((which >> row & 1) == 1)
      columns = sudoku_set_or (columns, hall->columns[row]);
  return columns;
}

/* The smallest set of rows with this one that fills its columns; 0: some have too few columns. */
static guint
find_smallest (const SudokuHall *hall,
               guint row)
{
  guint smallest = 0;

  for (guint which = 1; which < 1U << hall->n_rows; which++)
    {
      guint n_rows = (guint)__builtin_popcount (which);
      guint n_columns = sudoku_set_count (get_union (hall, which));

      if (n_columns < n_rows)
        return 0;
      if (n_columns == n_rows && (which >> row & 1) == 1 &&
          (smallest == 0 || n_rows < (guint)__builtin_popcount (smallest)))
        smallest = which;
    }
  return smallest;
}

static void
make_table (SudokuHall *hall,
            GRand *rand)
{
  guint density = (guint)g_rand_int_range (rand, 15, 60);

  hall->n_rows = (guint)g_rand_int_range (rand, 1, N_ROWS_MAX + 1);
  hall->all = SUDOKU_SET_EMPTY;
  for (guint row = 0; row < hall->n_rows; row++)
    {
      hall->columns[row] = sudoku_set_single (row);
      for (guint column = 0; column < hall->n_rows; column++)
        if ((guint)g_rand_int_range (rand, 0, 100) < density)
          hall->columns[row] = sudoku_set_or (hall->columns[row], sudoku_set_single (column));
      if (g_rand_int_range (rand, 0, 6) == 0)
        hall->columns[row] = sudoku_set_single ((guint)g_rand_int_range (rand, 0, N_ROWS_MAX));
      hall->all = sudoku_set_or (hall->all, hall->columns[row]);
    }
}

static void
assert_closed (const SudokuHall *hall)
{
  for (guint row = 0; row < hall->n_rows; row++)
    {
      SudokuSet rows, columns;
      guint smallest = find_smallest (hall, row);

      g_assert_cmpint (sudoku_hall_close (hall, row, &rows, &columns), ==, smallest != 0);
      if (smallest == 0)
        continue;
      g_assert_cmpuint (rows.words[0], ==, smallest);
      g_assert_true (sudoku_set_equal (columns, get_union (hall, smallest)));
    }
}

static void
test_tables (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  guint n_possible = 0;

  for (guint i = 0; i < N_TABLES; i++)
    {
      SudokuHall hall;
      SudokuSet rows, columns;

      make_table (&hall, rand);
      if (sudoku_hall_match (&hall, &rows, &columns))
        {
          assert_closed (&hall);
          n_possible++;
          continue;
        }
      g_assert_cmpuint (find_smallest (&hall, 0), ==, 0);
      g_assert_true (sudoku_set_equal (columns, get_union (&hall, (guint)rows.words[0])));
      g_assert_cmpuint (sudoku_set_count (columns), <, sudoku_set_count (rows));
    }
  g_assert_cmpuint (n_possible, >, N_TABLES / 10);
  g_assert_cmpuint (n_possible, <, N_TABLES * 9 / 10);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/hall/tables", test_tables);
  return g_test_run ();
}
