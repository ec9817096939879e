/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The last position that can be solved, against trying everything at every position. */

#include <sudoku-check.h>
#include <sudoku-game-jumps.h>
#include <sudoku-game-moves.h>
#include <sudoku-geometry-change.h>
#include <sudoku-positions.h>
#include <test-brute.h>
#include <test-shapes.h>

#define N_GAMES 30
#define N_STEPS 25

static gboolean
can_be_solved (const SudokuGrid *grid)
{
  g_autoptr (SudokuGrid) fixed = sudoku_grid_copy (grid);
  g_autoptr (GPtrArray) conflicts = NULL;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (fixed); cell++)
    if (sudoku_grid_get_fixed (fixed, cell) == 0)
      sudoku_grid_set (fixed, cell, 0, SUDOKU_ORIGIN_NONE);
  conflicts = sudoku_check_find_conflicts (fixed);
  return conflicts->len == 0 && test_brute_count (fixed, 1) > 0;
}

static void
toggle_diagonals (SudokuGame *game)
{
  const SudokuRuleKind *kind = sudoku_rule_kind_find ("x", -1);
  SudokuGeometry *geometry = sudoku_game_get_geometry (game);
  g_autoptr (SudokuRule) rule =
    sudoku_geometry_has_diagonals (geometry) ? NULL : sudoku_rule_new (kind);
  g_autoptr (SudokuGeometry) next =
    sudoku_geometry_replace_rule (geometry, kind, rule, NULL);

  sudoku_game_set_geometry (game, next);
}

/* Mostly right, so that there is something to lose; sometimes wrong, erased, undone or answered. */
static void
play (SudokuGame *game,
      const SudokuGrid *solution,
      GRand *rand)
{
  guint side = sudoku_grid_get_side (solution);
  guint cell = (guint)g_rand_int_range (rand, 0, (gint32)sudoku_grid_get_n_cells (solution));
  guint value = (guint)g_rand_int_range (rand, 1, (gint32)side + 1);

  switch (g_rand_int_range (rand, 0, 20))
    {
    case 0:
    case 1:
    case 2:
      sudoku_game_enter (game, cell, value);
      break;
    case 3:
      sudoku_game_enter (game, cell, 0);
      break;
    case 4:
      sudoku_game_fill_answer (game, cell, value);
      break;
    case 5:
      sudoku_game_undo (game);
      break;
    case 6:
      sudoku_game_toggle_mark (game, SUDOKU_MARK_CENTRE, &cell, 1, value);
      break;
    case 7:
      toggle_diagonals (game);
      break;
    case 8:
      if (sudoku_game_get_position (game) > 2)
        sudoku_game_go_to (game, sudoku_game_get_position (game) - 2);
      break;
    default:
      sudoku_game_enter (game, cell, sudoku_grid_get_value (solution, cell));
    }
}

/* Goes through the history by undo, one position after the other. */
static void
expect (SudokuGame *game,
        SudokuVerdict *verdict,
        guint *position)
{
  *verdict = SUDOKU_VERDICT_SOLVABLE;
  *position = sudoku_game_get_position (game);
  while (!can_be_solved (sudoku_game_get_grid (game)))
    {
      if (!sudoku_game_undo (game))
        {
          *verdict = SUDOKU_VERDICT_NO_SOLUTION;
          return;
        }
      --*position;
    }
}

static void
test_random (gconstpointer data)
{
  const TestShape *shape = data;
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
  g_autoptr (GRand) rand = g_rand_new_with_seed (shape->rows * 31 + shape->columns);

  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (SudokuGrid) puzzle = test_thin_out (solution, rand, 0.5);
      g_autoptr (SudokuGame) game = sudoku_game_new (puzzle);
      g_autoptr (SudokuPositions) trail = NULL;
      g_autoptr (GError) error = NULL;
      SudokuVerdict verdict, expected;
      guint position = G_MAXUINT, expected_position;

      for (guint k = 0; k < N_STEPS; k++)
        play (game, solution, rand);
      trail = sudoku_positions_new (game);
      g_assert_cmpuint (sudoku_positions_get_n_moves (trail), ==, sudoku_game_get_position (game));
      verdict = sudoku_positions_find_solvable (trail, NULL, &position, &error);
      g_assert_no_error (error);
      expect (game, &expected, &expected_position);
      g_assert_cmpint (verdict, ==, expected);
      if (verdict == SUDOKU_VERDICT_SOLVABLE)
        g_assert_cmpuint (position, ==, expected_position);
    }
}

static void
test_never (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = NULL;
  g_autoptr (SudokuPositions) trail = NULL;
  guint position;

  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 1, 1, SUDOKU_ORIGIN_GIVEN);
  game = sudoku_game_new (grid);
  g_assert_true (sudoku_game_enter (game, 5, 3));
  trail = sudoku_positions_new (game);
  g_assert_cmpint (sudoku_positions_find_solvable (trail, NULL, &position, NULL), ==,
                   SUDOKU_VERDICT_NO_SOLUTION);
}

static void
test_cancelled (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (4, 4, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  g_autoptr (SudokuPositions) trail = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  SudokuTask task = { .cancellable = cancellable };
  guint position;

  g_cancellable_cancel (cancellable);
  trail = sudoku_positions_new (game);
  g_assert_cmpint (sudoku_positions_find_solvable (trail, &task, &position, &error), ==,
                   SUDOKU_VERDICT_UNKNOWN);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < test_n_shapes; i++)
    {
      const TestShape *shape = &test_shapes[i];
      g_autofree char *path =
        g_strdup_printf ("/sudoku/trail/random/%ux%u%s", shape->rows, shape->columns,
                         shape->diagonals ? "-x" : "");

      if (test_shape_get_side (shape) <= 6)
        g_test_add_data_func (path, shape, test_random);
    }
  g_test_add_func ("/sudoku/trail/never", test_never);
  g_test_add_func ("/sudoku/trail/cancelled", test_cancelled);
  return g_test_run ();
}
