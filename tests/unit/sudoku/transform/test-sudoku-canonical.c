/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is the same puzzle has one form; what is not has another. On small boards, the form is the
 * smallest of all arrangements there are. */

#include <string.h>
#include <sudoku-canonical.h>
#include <sudoku-error.h>

#include "test-data.h"
#include "test-grid.h"

#define SIDE_MAX 9
#define N_CELLS_MAX (SIDE_MAX * SIDE_MAX)
#define N_SMALL 100
#define N_MIDDLE 10
#define N_PAIRS 1000

/* How a board is arranged anew: which row and column stands in each place, and what each value is
 * called. */
typedef struct
{
  gboolean transposed;
  guint rows[SIDE_MAX];
  guint columns[SIDE_MAX];
  guint values[SIDE_MAX + 1];
} Map;

static SudokuGrid *
arrange (const SudokuGrid *grid,
         const Map *map)
{
  SudokuGrid *arranged = sudoku_grid_new (sudoku_grid_get_geometry (grid));
  guint side = sudoku_grid_get_side (grid);

  for (guint row = 0; row < side; row++)
    for (guint column = 0; column < side; column++)
      {
        guint from_row = map->rows[row], from_column = map->columns[column];
        guint cell = map->transposed ? from_column * side + from_row
                                     : from_row * side + from_column;
        guint value = sudoku_grid_get_value (grid, cell);

        if (value != 0)
          sudoku_grid_set (arranged, row * side + column, map->values[value],
                           SUDOKU_ORIGIN_GIVEN);
      }
  return arranged;
}

static void
shuffle (guint *numbers,
         guint n)
{
  for (guint i = n; i > 1; i--)
    {
      guint other = (guint)g_test_rand_int_range (0, (int)i), kept = numbers[i - 1];

      numbers[i - 1] = numbers[other];
      numbers[other] = kept;
    }
}

/* Blocks of so many in any order, and in any order within. */
static void
shuffle_blocks (guint *places,
                guint n,
                guint height)
{
  guint blocks[SIDE_MAX];

  for (guint i = 0; i < n / height; i++)
    blocks[i] = i;
  shuffle (blocks, n / height);
  for (guint i = 0; i < n; i++)
    places[i] = blocks[i / height] * height + i % height;
  for (guint i = 0; i < n; i += height)
    shuffle (places + i, height);
}

static void
map_shuffle (Map *self,
             const SudokuGeometry *geometry)
{
  guint side = sudoku_geometry_get_side (geometry);
  guint height = sudoku_geometry_get_box_rows (geometry);
  guint width = sudoku_geometry_get_box_columns (geometry);

  self->transposed = height == width && g_test_rand_bit ();
  shuffle_blocks (self->rows, side, height);
  shuffle_blocks (self->columns, side, width);
  for (guint i = 0; i <= side; i++)
    self->values[i] = i;
  shuffle (self->values + 1, side);
}

/* The next order in the order of the alphabet that keeps blocks together. */
static gboolean
go_to_next (guint *places,
            guint n,
            guint height)
{
  do
    {
      guint i = n - 1, k = n - 1;

      while (i > 0 && places[i - 1] > places[i])
        i--;
      if (i == 0)
        return FALSE;
      while (places[k] < places[i - 1])
        k--;
      {
        guint kept = places[i - 1];

        places[i - 1] = places[k];
        places[k] = kept;
      }
      for (guint low = i, high = n - 1; low < high; low++, high--)
        {
          guint kept = places[low];

          places[low] = places[high];
          places[high] = kept;
        }
      for (i = 0; i < n && places[i] / height == places[i / height * height] / height; i++)
        ;
      if (i == n)
        return TRUE;
    }
  while (TRUE);
}

static void
read_text (const SudokuGrid *grid,
           guint8 *text)
{
  for (guint i = 0; i < sudoku_grid_get_n_cells (grid); i++)
    text[i] = (guint8)sudoku_grid_get_value (grid, i);
}

/* Gives values the numbers in which they appear. */
static void
number (guint8 *text,
        guint n)
{
  guint8 numbers[SIDE_MAX + 1] = { 0 }, next = 0;

  for (guint i = 0; i < n; i++)
    {
      if (text[i] != 0 && numbers[text[i]] == 0)
        numbers[text[i]] = ++next;
      text[i] = numbers[text[i]];
    }
}

/* The smallest of all arrangements, one after the other. */
static void
find_smallest (const SudokuGrid *grid,
               guint8 *smallest)
{
  const SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  guint side = sudoku_geometry_get_side (geometry), n_cells = side * side;
  guint height = sudoku_geometry_get_box_rows (geometry);
  guint width = sudoku_geometry_get_box_columns (geometry);
  Map map = { 0 };

  memset (smallest, G_MAXUINT8, n_cells);
  for (guint i = 0; i <= side; i++)
    map.values[i] = i;
  for (guint turn = 0; turn < (height == width ? 2 : 1); turn++)
    {
      map.transposed = turn == 1;
      for (guint i = 0; i < side; i++)
        map.rows[i] = i;
      do
        {
          for (guint i = 0; i < side; i++)
            map.columns[i] = i;
          do
            {
              g_autoptr (SudokuGrid) arranged = arrange (grid, &map);
              guint8 text[N_CELLS_MAX];

              read_text (arranged, text);
              number (text, n_cells);
              if (memcmp (text, smallest, n_cells) < 0)
                memcpy (smallest, text, n_cells);
            }
          while (go_to_next (map.columns, side, width));
        }
      while (go_to_next (map.rows, side, height));
    }
}

static SudokuGrid *
make_canonical (const SudokuGrid *grid)
{
  g_autoptr (GError) error = NULL;
  SudokuGrid *canonical = sudoku_canonical_new (grid, &error);

  g_assert_no_error (error);
  return canonical;
}

/* Any values in any cells: they need not keep the rules. */
static void
compare_with_all (guint box_rows,
                  guint box_columns,
                  guint n)
{
  g_autoptr (SudokuGeometry) geometry =
    sudoku_geometry_new (box_rows, box_columns, FALSE, NULL);
  guint side = box_rows * box_columns;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
      g_autoptr (SudokuGrid) canonical = NULL;
      guint8 smallest[N_CELLS_MAX], text[N_CELLS_MAX];
      double density = g_test_rand_double ();

      for (guint cell = 0; cell < side * side; cell++)
        if (g_test_rand_double () < density)
          sudoku_grid_set (grid, cell, (guint)g_test_rand_int_range (1, (int)side + 1),
                           SUDOKU_ORIGIN_GIVEN);
      canonical = make_canonical (grid);
      find_smallest (grid, smallest);
      read_text (canonical, text);
      g_assert_cmpmem (text, side * side, smallest, side * side);
    }
}

static void
test_smallest (void)
{
  compare_with_all (2, 2, N_SMALL);
  compare_with_all (2, 3, N_MIDDLE);
  compare_with_all (3, 2, N_MIDDLE);
}

/* All with 17 givens are different; each comes in several arrangements. */
static void
test_pairs (void)
{
  g_autofree char *text = test_data_load ("9x9/17clue_every100th.sdm", NULL);
  g_auto (GStrv) lines = text == NULL ? NULL : g_strsplit (text, "\n", -1);
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (GHashTable) known =
    g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);
  guint n_pairs = 0;

  if (lines == NULL)
    {
      g_test_skip ("there are no puzzles");
      return;
    }
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (SudokuGrid) grid = NULL;
      g_autoptr (SudokuGrid) canonical = NULL;
      guint8 form[N_CELLS_MAX];

      if (strlen (lines[i]) < 81)
        continue;
      lines[i][81] = '\0';
      grid = test_grid_from_line (geometry, lines[i], FALSE);
      canonical = make_canonical (grid);
      read_text (canonical, form);
      g_assert_true (g_hash_table_add (known, g_bytes_new (form, sizeof form)));
      for (guint k = 0; k < 3 && n_pairs < N_PAIRS; k++, n_pairs++)
        {
          Map map;
          g_autoptr (SudokuGrid) other = NULL;
          g_autoptr (SudokuGrid) other_canonical = NULL;

          map_shuffle (&map, geometry);
          other = arrange (grid, &map);
          other_canonical = make_canonical (other);
          g_assert_true (sudoku_grid_equal (canonical, other_canonical));
        }
    }
  g_assert_cmpuint (g_hash_table_size (known), >, 100);
  g_assert_cmpuint (n_pairs, ==, N_PAIRS);
}

/* A form is its own form, and a full or an empty board has one, too. */
static void
test_extremes (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
  g_autoptr (SudokuGrid) full = sudoku_grid_new (geometry);
  g_autoptr (SudokuGrid) form = NULL;
  g_autoptr (SudokuGrid) again = NULL;
  g_autoptr (SudokuGrid) none = make_canonical (empty);

  g_assert_true (sudoku_grid_equal (none, empty));
  for (guint cell = 0; cell < 81; cell++)
    sudoku_grid_set (full, cell, (cell / 9 * 3 + cell / 27 + cell % 9) % 9 + 1,
                     SUDOKU_ORIGIN_GIVEN);
  form = make_canonical (full);
  again = make_canonical (form);
  g_assert_true (sudoku_grid_is_full (form));
  g_assert_true (sudoku_grid_equal (form, again));
  for (guint i = 0; i < 9; i++)
    g_assert_cmpuint (sudoku_grid_get_value (form, i), ==, i + 1);
}

/* Entries are not the puzzle, unless there is nothing else. */
static void
test_entries (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGrid) entries = NULL;
  g_autoptr (SudokuGrid) givens = NULL;

  sudoku_grid_set (grid, 0, 3, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 5, 1, SUDOKU_ORIGIN_ENTRY);
  entries = make_canonical (grid);
  g_assert_cmpuint (sudoku_grid_count (entries, SUDOKU_ORIGIN_GIVEN), ==, 2);
  sudoku_grid_set (grid, 15, 2, SUDOKU_ORIGIN_GIVEN);
  givens = make_canonical (grid);
  g_assert_cmpuint (sudoku_grid_count (givens, SUDOKU_ORIGIN_GIVEN), ==, 1);
  g_assert_cmpuint (sudoku_grid_get_value (givens, 15), ==, 1);
}

/* @geometry: (transfer full): a shape without a canonical form */
static void
refuse (SudokuGeometry *geometry)
{
  g_autoptr (SudokuGeometry) owned = geometry;
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (GError) error = NULL;

  g_assert_null (sudoku_canonical_new (grid, &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE);
}

static void
test_refused (void)
{
  refuse (sudoku_geometry_new (4, 4, FALSE, NULL));
  refuse (sudoku_geometry_new (3, 3, TRUE, NULL));
  refuse (sudoku_geometry_new_plain (5, FALSE, NULL));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/canonical/smallest", test_smallest);
  g_test_add_func ("/canonical/pairs", test_pairs);
  g_test_add_func ("/canonical/extremes", test_extremes);
  g_test_add_func ("/canonical/entries", test_entries);
  g_test_add_func ("/canonical/refused", test_refused);
  return g_test_run ();
}
