/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Surgery on puzzles of 9×9, 16×16 and 25×25: what is superfluous, removed, exchanged, added,
 * filled, made harder and easier. MiniSat on the exported formula says of each puzzle that comes of
 * it that it has exactly one solution, and of what was said to be minimal that no given can go. At
 * 9×9 it must be proven of everything that it is the fewest. How long it takes is printed, in
 * seconds of the processor.
 *
 *   long-surgery [SMALL [MIDDLE [LARGE [CHECK]]]]
 *                      20 puzzles of 9×9, 5 of 16×16, 1 of 25×25; CHECK 0: only the times */

#include <stdlib.h>
#include <sudoku-exchange.h>
#include <sudoku-fill-rest.h>
#include <sudoku-level-change.h>
#include <sudoku-repair.h>
#include <sudoku-solve.h>
#include <sudoku-superfluous.h>

#include "test-minisat.h"
#include "test-puzzle.h"
#include "test-times.h"

/* Of the substitutes of a given so many are tried. */
#define N_SUBSTITUTES_MAX 5

typedef struct
{
  const char *name;
  GArray *seconds; /* of double, owned */
  guint n_proven;
} Series;

enum
{
  FIND,
  REMOVE,
  EXCHANGE,
  ADD,
  FILL,
  HARDER,
  EASIER,
  N_SERIES
};

static const char *const names[N_SERIES] = {
  "superfluous",
  "remove",
  "exchange",
  "add",
  "fill",
  "harder",
  "easier",
};

typedef struct
{
  Series series[N_SERIES];
  gboolean check;
  GRand *rand; /* borrowed */
} Run;

static void
note (Run *self,
      guint series,
      double start,
      gboolean proven)
{
  test_times_add (self->series[series].seconds, start);
  self->series[series].n_proven += proven;
}

static guint64
count (const SudokuGrid *grid)
{
  g_autoptr (SudokuCnf) cnf =
    sudoku_cnf_new (grid, sudoku_encoding_find ("full"), sudoku_numbering_find ("compact"));
  g_autoptr (TestMinisat) minisat = test_minisat_new_exported (cnf);

  return test_minisat_count (minisat, grid, 2);
}

static void
check_unique (const Run *self,
              const SudokuGrid *grid)
{
  if (self->check)
    g_assert_cmpuint (count (grid), ==, 1);
}

static void
check_without (const Run *self,
               const SudokuGrid *grid,
               guint cell,
               guint64 n)
{
  g_autoptr (SudokuGrid) rest = sudoku_grid_copy (grid);

  if (!self->check)
    return;
  sudoku_grid_set (rest, cell, 0, SUDOKU_ORIGIN_NONE);
  g_assert_cmpuint (count (rest), ==, n);
}

/* Each is superfluous, and a few that are not said to be are needed. */
static void
find (Run *self,
      const SudokuGrid *grid)
{
  double start = test_times_now ();
  g_autoptr (SudokuSuperfluous) found = sudoku_superfluous_find (grid, NULL, NULL, NULL);
  guint k = 0;

  note (self, FIND, start, found->n_unknown == 0);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      gboolean superfluous = k < found->n_cells && found->cells[k] == cell;

      k += superfluous;
      if (sudoku_grid_get_fixed (grid, cell) == 0 || cell % 7 != 0)
        continue;
      if (superfluous || found->n_unknown == 0)
        check_without (self, grid, cell, superfluous ? 1 : 2);
    }
}

/* Returns what is left. */
static SudokuGrid *
remove_all (Run *self,
            const SudokuGrid *grid)
{
  g_autoptr (SudokuGrid) solution = NULL;
  g_autofree guint8 *values = NULL;
  SudokuGrid *rest = sudoku_grid_copy (grid);
  gboolean minimal = FALSE;
  SudokuRandom random;
  SudokuTaskRun run;
  double start;

  sudoku_check (grid, NULL, &solution, NULL, NULL);
  values = sudoku_grid_copy_values (solution);
  sudoku_random_init (&random, g_rand_int (self->rand));
  sudoku_task_run_init (&run, NULL);
  start = test_times_now ();
  g_assert_true (sudoku_superfluous_remove (rest, values, NULL, &random, &run, &minimal, NULL));
  note (self, REMOVE, start, minimal);
  check_unique (self, rest);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid) && minimal; cell++)
    if (sudoku_grid_get_fixed (rest, cell) != 0)
      check_without (self, rest, cell, 2);
  return rest;
}

static guint
choose_given (Run *self,
              const SudokuGrid *grid)
{
  guint cell = 0;

  do
    cell = (guint)g_rand_int_range (self->rand, 0, (gint32)sudoku_grid_get_n_cells (grid));
  while (sudoku_grid_get_fixed (grid, cell) == 0);
  return cell;
}

static void
exchange (Run *self,
          const SudokuGrid *grid)
{
  guint cell = choose_given (self, grid);
  double start = test_times_now ();
  g_autoptr (SudokuExchange) found = sudoku_exchange_find (grid, cell, NULL, NULL, NULL);

  note (self, EXCHANGE, start, found->complete);
  for (guint i = 0; i < found->n_substitutes && i < N_SUBSTITUTES_MAX; i++)
    {
      guint substitute =
        (guint)g_rand_int_range (self->rand, 0, (gint32)found->n_substitutes);
      g_autoptr (SudokuGrid) other = sudoku_exchange_make (found, substitute, grid);

      check_unique (self, other);
    }
}

/* Of a puzzle that lacks some givens: what is missing, and a solution. */
static void
add (Run *self,
     const SudokuGrid *grid)
{
  g_autoptr (SudokuGrid) spoilt = sudoku_grid_copy (grid);
  g_autoptr (SudokuRepair) repair = NULL;
  g_autoptr (SudokuGrid) filled = NULL;
  double start;

  for (guint i = 0; i < 3; i++)
    sudoku_grid_set (spoilt, choose_given (self, spoilt), 0, SUDOKU_ORIGIN_NONE);
  start = test_times_now ();
  repair = sudoku_repair_find (spoilt, SUDOKU_REPAIR_UNIQUE, NULL, NULL, NULL);
  note (self, ADD, start, repair->possible && repair->fewest);
  if (repair->possible)
    check_unique (self, repair->grid);
  start = test_times_now ();
  sudoku_fill_rest (spoilt, g_rand_int (self->rand), NULL, &filled, NULL);
  note (self, FILL, start, filled != NULL);
  for (guint cell = 0; filled != NULL && cell < sudoku_grid_get_n_cells (filled); cell++)
    sudoku_grid_set (filled, cell, sudoku_grid_get_value (filled, cell), SUDOKU_ORIGIN_GIVEN);
  if (filled != NULL)
    check_unique (self, filled);
}

static void
change_level (Run *self,
              const SudokuGrid *grid,
              SudokuLevelDirection direction)
{
  double start = test_times_now ();
  g_autoptr (SudokuLevelChange) change =
    sudoku_level_change_find (grid, direction, NULL, g_rand_int (self->rand), NULL, NULL);

  note (self, direction == SUDOKU_LEVEL_HARDER ? HARDER : EASIER, start,
        change->fewest || change->outcome == SUDOKU_LEVEL_AT_END);
  g_print ("#   %s: %s", direction == SUDOKU_LEVEL_HARDER ? "harder" : "easier",
           sudoku_difficulty_get_id (change->before));
  if (change->outcome == SUDOKU_LEVEL_CHANGED)
    {
      g_print (", then %s with %u changed%s\n", sudoku_difficulty_get_id (change->after),
               change->n_changed, change->fewest ? ", the fewest" : "");
      check_unique (self, change->grid);
    }
  else
    g_print (", %s\n", change->outcome == SUDOKU_LEVEL_AT_END ? "at the end" : "nothing found");
}

static void
tell (Run *self,
      guint side)
{
  for (guint i = 0; i < N_SERIES; i++)
    {
      GArray *seconds = self->series[i].seconds;

      test_times_sort (seconds);
      if (seconds->len > 0)
        g_print ("# %ux%u %s: %u, median %.4f s, longest %.4f s, %u proven\n", side, side,
                 names[i], seconds->len, g_array_index (seconds, double, seconds->len / 2),
                 g_array_index (seconds, double, seconds->len - 1), self->series[i].n_proven);
      if (side == 9)
        g_assert_cmpuint (self->series[i].n_proven, ==, seconds->len);
      g_array_unref (seconds);
    }
}

static void
operate (guint side,
         guint n,
         gboolean check)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (side);
  Run self = { .check = check && test_minisat_is_there (), .rand = rand };

  for (guint i = 0; i < N_SERIES; i++)
    self.series[i].seconds = test_times_new ();
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (SudokuGrid) grid = test_puzzle_make_large (side, side == 9 ? 0.4 : 0.6, rand);
      g_autoptr (SudokuGrid) rest = NULL;

      find (&self, grid);
      rest = remove_all (&self, grid);
      exchange (&self, rest);
      add (&self, rest);
      change_level (&self, grid, SUDOKU_LEVEL_HARDER);
      change_level (&self, rest, SUDOKU_LEVEL_EASIER);
    }
  tell (&self, side);
}

int
main (int argc,
      char *argv[])
{
  guint n[] = { 20, 5, 1 };
  gboolean check = argc < 5 || atoi (argv[4]) != 0;

  for (int i = 1; i < argc && i < 4; i++)
    n[i - 1] = (guint)atoi (argv[i]);
  g_print ("1..1\n");
  operate (9, n[0], check);
  operate (16, n[1], check);
  operate (25, n[2], check);
  g_print ("ok 1 long-surgery\n");
  return 0;
}
