/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What items leave no solution, and which a puzzle could do without: each answer is compared with a
 * count over all 288 grids of 4×4. */

#include <string.h>
#include <sudoku-ambiguity.h>
#include <sudoku-check.h>
#include <sudoku-item-doubt.h>
#include <sudoku-rule-text.h>

#include "test-items.h"

#define SIDE 4
#define N_CELLS 16
#define N_GRIDS 288
#define N_ITEMS 5
#define N_FILLED 3
#define N_PUZZLES 150

static const TestItem kinds[] = {
  { "cage", TEST_ITEM_CELLS, 2, 3, 9 },
  { "sum", TEST_ITEM_CELLS, 2, 4, 14 },
  { "difference", TEST_ITEM_EDGE, 0, 0, 3 },
  { "less", TEST_ITEM_EDGE, 0, 0, 0 },
  { "allowed", TEST_ITEM_CELLS, 1, 2, 4 },
  { "equal-sums", TEST_ITEM_PARTS, 1, 2, 0 },
  { "quadruple", TEST_ITEM_CORNER, 1, 2, 4 },
  { "skyscraper", TEST_ITEM_OUTSIDE, 0, 0, 3 },
  { "little-killer", TEST_ITEM_DIAGONAL, 0, 0, 12 },
};

static const guint8 (*all_grids)[N_CELLS];

typedef struct
{
  SudokuGeometry *geometry; /* owned: with all items */
  SudokuGrid *grid;         /* owned: with its filled cells */
  guint n_items;
  guint first; /* the items are the last rules */
  /* By item and by grid of all: whether it is kept. */
  gboolean keeps[N_ITEMS][N_GRIDS];
} Puzzle;

static void
puzzle_clear (Puzzle *self)
{
  g_clear_pointer (&self->geometry, sudoku_geometry_unref);
  g_clear_pointer (&self->grid, sudoku_grid_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Puzzle, puzzle_clear)

static SudokuGeometry *
new_board (void)
{
  return sudoku_geometry_new (2, 2, FALSE, NULL);
}

static SudokuGrid *
make_full (SudokuGeometry *geometry,
           const guint8 *values)
{
  SudokuGrid *grid = sudoku_grid_new (geometry);

  for (guint cell = 0; cell < N_CELLS; cell++)
    sudoku_grid_set (grid, cell, values[cell], SUDOKU_ORIGIN_ENTRY);
  return grid;
}

/* Each item by itself on each grid, by the plain rules. */
static void
find_kept (Puzzle *self,
           guint item)
{
  g_autoptr (SudokuGeometry) plain = new_board ();
  SudokuRule *rule = sudoku_geometry_get_rule (self->geometry, self->first + item);
  g_autoptr (SudokuGeometry) alone = sudoku_geometry_add_rules (plain, &rule, 1, NULL);

  g_assert_nonnull (alone);
  for (guint i = 0; i < N_GRIDS; i++)
    {
      g_autoptr (SudokuGrid) full = make_full (alone, all_grids[i]);

      self->keeps[item][i] = !sudoku_check_has_conflict (full);
    }
}

/* FALSE when the board refuses it. */
static gboolean
add_item (Puzzle *self,
          GRand *rand)
{
  const TestItem *kind = &kinds[g_rand_int_range (rand, 0, G_N_ELEMENTS (kinds))];
  g_autoptr (SudokuRule) rule = test_item_draw (rand, SIDE, kind);
  SudokuGeometry *next = NULL;

  if (rule != NULL)
    next = sudoku_geometry_add_rules (self->geometry, &rule, 1, NULL);
  if (next == NULL)
    return FALSE;
  sudoku_geometry_unref (self->geometry);
  self->geometry = next;
  return TRUE;
}

/* With @solvable all items and cells are true of one grid. */
static void
puzzle_init (Puzzle *self,
             GRand *rand,
             gboolean solvable)
{
  const guint8 *solution = all_grids[g_rand_int_range (rand, 0, N_GRIDS)];
  g_autoptr (SudokuGeometry) plain = new_board ();

  self->geometry = sudoku_geometry_ref (plain);
  self->first = sudoku_geometry_get_n_rules (plain);
  while (self->n_items < N_ITEMS)
    {
      g_autoptr (SudokuGeometry) before = sudoku_geometry_ref (self->geometry);
      g_autoptr (SudokuGrid) full = NULL;

      if (!add_item (self, rand))
        continue;
      full = make_full (self->geometry, solution);
      if (!solvable || !sudoku_check_has_conflict (full))
        self->n_items = sudoku_geometry_get_n_rules (self->geometry) - self->first;
      else
        {
          sudoku_geometry_unref (self->geometry);
          self->geometry = g_steal_pointer (&before);
        }
    }
  self->grid = sudoku_grid_new (self->geometry);
  for (guint i = 0; i < N_FILLED; i++)
    {
      const guint8 *values = solvable ? solution : all_grids[g_rand_int_range (rand, 0, N_GRIDS)];
      guint cell = (guint)g_rand_int_range (rand, 0, N_CELLS);

      sudoku_grid_set (self->grid, cell, values[cell], SUDOKU_ORIGIN_GIVEN);
    }
  for (guint item = 0; item < self->n_items; item++)
    find_kept (self, item);
}

/* How many of all grids keep the items and cells that count. */
static guint
count (const Puzzle *self,
       const gboolean *items,
       const gboolean *cells)
{
  guint n = 0;

  for (guint i = 0; i < N_GRIDS; i++)
    {
      gboolean fits = TRUE;

      for (guint item = 0; item < self->n_items; item++)
        fits = fits && (!items[item] || self->keeps[item][i]);
      for (guint cell = 0; cell < N_CELLS; cell++)
        {
          guint value = sudoku_grid_get_value (self->grid, cell);

          fits = fits && (!cells[cell] || value == 0 || value == all_grids[i][cell]);
        }
      n += fits;
    }
  return n;
}

static void
choose (gboolean *chosen,
        guint n_max,
        const guint *numbers,
        guint n,
        guint first)
{
  for (guint i = 0; i < n_max; i++)
    chosen[i] = FALSE;
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (numbers[i], >=, first);
      g_assert_cmpuint (numbers[i] - first, <, n_max);
      chosen[numbers[i] - first] = TRUE;
    }
}

static void
check_conflict (const Puzzle *self,
                const SudokuItemConflict *conflict)
{
  gboolean items[N_ITEMS], cells[N_CELLS];

  choose (items, self->n_items, conflict->rules, conflict->n_rules, self->first);
  choose (cells, N_CELLS, conflict->cells, conflict->n_cells, 0);
  g_assert_cmpuint (count (self, items, cells), ==, 0);
  g_assert_true (conflict->minimal);
  for (guint i = 0; i < self->n_items; i++)
    if (items[i])
      {
        items[i] = FALSE;
        g_assert_cmpuint (count (self, items, cells), >, 0);
        items[i] = TRUE;
      }
  for (guint i = 0; i < N_CELLS; i++)
    if (cells[i])
      {
        g_assert_cmpuint (sudoku_grid_get_value (self->grid, i), !=, 0);
        cells[i] = FALSE;
        g_assert_cmpuint (count (self, items, cells), >, 0);
        cells[i] = TRUE;
      }
}

static void
check_needs (const Puzzle *self,
             const SudokuItemNeeds *needs)
{
  gboolean items[N_ITEMS], spare[N_ITEMS], all_cells[N_CELLS];

  for (guint i = 0; i < N_CELLS; i++)
    all_cells[i] = TRUE;
  for (guint i = 0; i < self->n_items; i++)
    items[i] = TRUE;
  choose (spare, self->n_items, needs->spare, needs->n_spare, self->first);
  g_assert_cmpuint (needs->n_unknown, ==, 0);
  for (guint i = 0; i < self->n_items; i++)
    {
      items[i] = FALSE;
      g_assert_cmpint (spare[i], ==, count (self, items, all_cells) == 1);
      items[i] = TRUE;
    }
  choose (items, self->n_items, needs->enough, needs->n_enough, self->first);
  g_assert_cmpuint (count (self, items, all_cells), ==, 1);
  g_assert_true (needs->minimal);
  for (guint i = 0; i < self->n_items; i++)
    if (items[i])
      {
        items[i] = FALSE;
        g_assert_cmpuint (count (self, items, all_cells), >, 1);
        items[i] = TRUE;
      }
}

/* Which of the answers there is depends on how many solutions there are. */
static guint
check_puzzle (const Puzzle *self)
{
  gboolean items[N_ITEMS] = { TRUE, TRUE, TRUE, TRUE, TRUE }, cells[N_CELLS];
  SudokuItemConflict *conflict;
  SudokuItemNeeds *needs;
  GError *error = NULL;
  guint n;

  for (guint i = 0; i < N_CELLS; i++)
    cells[i] = TRUE;
  n = count (self, items, cells);
  conflict = sudoku_item_conflict_find (self->grid, NULL, &error);
  g_assert_no_error (error);
  needs = sudoku_item_needs_find (self->grid, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (conflict != NULL, ==, n == 0);
  g_assert_cmpint (needs != NULL, ==, n == 1);
  if (conflict != NULL)
    check_conflict (self, conflict);
  if (needs != NULL)
    check_needs (self, needs);
  sudoku_item_conflict_free (conflict);
  sudoku_item_needs_free (needs);
  return MIN (n, 2);
}

static void
test_counted (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (33);
  guint n[3] = { 0 };

  for (guint i = 0; i < N_PUZZLES; i++)
    {
      g_auto (Puzzle) puzzle = { 0 };

      puzzle_init (&puzzle, rand, i % 2 == 0);
      n[check_puzzle (&puzzle)]++;
    }
  /* Each of the answers was seen. */
  for (guint i = 0; i < G_N_ELEMENTS (n); i++)
    g_assert_cmpuint (n[i], >=, 10);
}

/* Nothing is told of a task that was stopped. */
static void
test_cancelled (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (34);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_auto (Puzzle) puzzle = { 0 };
  SudokuTask task = { .cancellable = cancellable };

  puzzle_init (&puzzle, rand, FALSE);
  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_item_conflict_find (puzzle.grid, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  g_assert_null (sudoku_item_needs_find (puzzle.grid, &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* All grids of the board, counted by a search of its own. */
static SudokuAmbiguity *
find_all (void)
{
  g_autoptr (SudokuGeometry) geometry = new_board ();
  g_autoptr (SudokuGrid) empty = sudoku_grid_new (geometry);
  SudokuAmbiguity *all = sudoku_ambiguity_find (empty, N_GRIDS + 1, NULL, NULL);

  g_assert_cmpuint (all->solutions->len, ==, N_GRIDS);
  return all;
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SudokuAmbiguity) all = NULL;
  guint8 grids[N_GRIDS][N_CELLS];

  g_test_init (&argc, &argv, NULL);
  all = find_all ();
  for (guint i = 0; i < N_GRIDS; i++)
    memcpy (grids[i], all->solutions->pdata[i], N_CELLS);
  all_grids = grids;
  g_test_add_func ("/sudoku-item-doubt/counted", test_counted);
  g_test_add_func ("/sudoku-item-doubt/cancelled", test_cancelled);
  return g_test_run ();
}
