/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-check.h>
#include <sudoku-game-jumps.h>
#include <sudoku-game-moves.h>
#include <sudoku-game.h>
#include <test-shapes.h>

static SudokuGame *
empty_game (guint shape)
{
  g_autoptr (SudokuGeometry) geometry = test_shape_make (&test_shapes[shape]);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  return sudoku_game_new (grid);
}

/* A 2×3 game with the given 1 in the first cell. */
static SudokuGame *
small_game (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
  return sudoku_game_new (grid);
}

static void
assert_cell (SudokuGame *game,
             guint cell,
             guint value,
             SudokuOrigin origin)
{
  g_assert_cmpuint (sudoku_grid_get_value (sudoku_game_get_grid (game), cell), ==, value);
  g_assert_cmpint (sudoku_grid_get_origin (sudoku_game_get_grid (game), cell), ==, origin);
}

static void
test_enter (void)
{
  g_autoptr (SudokuGame) game = small_game ();

  g_assert_false (sudoku_game_enter (game, 0, 2)); /* a given */
  g_assert_false (sudoku_game_enter (game, 0, 0));
  g_assert_false (sudoku_game_enter (game, 1, 0)); /* already empty */
  g_assert_true (sudoku_game_enter (game, 1, 6));
  assert_cell (game, 1, 6, SUDOKU_ORIGIN_ENTRY);
  g_assert_false (sudoku_game_enter (game, 1, 6));
  g_assert_true (sudoku_game_fill_answer (game, 2, 4));
  g_assert_false (sudoku_game_fill_answer (game, 2, 4));
  g_assert_false (sudoku_game_fill_answer (game, 1, 4)); /* an entry */
  assert_cell (game, 2, 4, SUDOKU_ORIGIN_ANSWER);
  g_assert_true (sudoku_game_enter (game, 2, 4)); /* the player agrees */
  assert_cell (game, 2, 4, SUDOKU_ORIGIN_ENTRY);
  g_assert_true (sudoku_game_enter (game, 2, 0));
  assert_cell (game, 2, 0, SUDOKU_ORIGIN_NONE);
  while (sudoku_game_undo (game))
    continue;
  assert_cell (game, 1, 0, SUDOKU_ORIGIN_NONE);
  assert_cell (game, 0, 1, SUDOKU_ORIGIN_GIVEN);
}

static void
test_marks (void)
{
  g_autoptr (SudokuGame) game = small_game ();
  const guint cells[] = { 0, 1, 2, 2 };

  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, &cells[1], 1, 5));
  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, cells, 4, 5));
  /* One of them lacked it: now all empty ones have it, the given cell has not. */
  g_assert_true (sudoku_set_is_empty (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 0)));
  g_assert_true (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 1), 5));
  g_assert_true (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 2), 5));
  g_assert_true (sudoku_set_is_empty (sudoku_game_get_marks (game, SUDOKU_MARK_CENTRE, 2)));
  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, cells, 4, 5));
  g_assert_true (sudoku_set_is_empty (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 2)));
  g_assert_true (sudoku_game_undo (game));
  g_assert_true (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 2), 5));
  g_assert_false (sudoku_game_toggle_mark (game, SUDOKU_MARK_CENTRE, cells, 1, 5));
}

/* Cells 1 and 35 hold the mark 4; cell 1 shares a row with cell 2, cell 35 nothing. */
static void
prepare_marks (SudokuGame *game)
{
  const guint cells[] = { 1, 35 };

  sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, cells, 2, 4);
  sudoku_game_toggle_mark (game, SUDOKU_MARK_CENTRE, cells, 2, 4);
}

/* Several cells are one move; marks that two of them see go once. */
static SudokuSet
get_corner (SudokuGame *game,
            guint cell)
{
  return sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, cell);
}

/* What is removed is no mark any more; where there were none, those that are left are. */
static void
test_conclude_removed (void)
{
  static const SudokuGameConclusion removed[] = {
    { 1, 2, FALSE }, { 1, 3, FALSE }, { 8, 1, FALSE }, { 14, 6, FALSE }
  };
  g_autoptr (SudokuGame) game = small_game ();
  guint position;

  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, &(guint){ 8 }, 1, 1));
  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, &(guint){ 8 }, 1, 5));
  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CENTRE, &(guint){ 14 }, 1, 6));
  position = sudoku_game_get_position (game);
  g_assert_false (sudoku_game_was_helped (game));
  g_assert_true (sudoku_game_conclude (game, removed, G_N_ELEMENTS (removed)));
  g_assert_cmpuint (sudoku_game_get_position (game), ==, position + 1);
  g_assert_true (sudoku_game_was_helped (game));
  /* 1 is given in the same row. */
  g_assert_true (sudoku_set_equal (get_corner (game, 1), sudoku_set_range (4, 3)));
  /* Two marks, one after the other, were only notes. */
  g_assert_true (sudoku_set_equal (get_corner (game, 8), sudoku_set_range (2, 5)));
  g_assert_true (sudoku_set_equal (get_corner (game, 14), sudoku_set_range (1, 5)));
  g_assert_true (sudoku_set_is_empty (sudoku_game_get_marks (game, SUDOKU_MARK_CENTRE, 14)));
  g_assert_false (sudoku_game_conclude (game, removed, G_N_ELEMENTS (removed)));
  g_assert_true (sudoku_game_undo (game));
  g_assert_true (sudoku_set_is_empty (get_corner (game, 1)));
  g_assert_cmpuint (sudoku_set_count (get_corner (game, 8)), ==, 2);
}

static void
test_conclude_placed (void)
{
  static const SudokuGameConclusion placed = { 1, 4, TRUE };
  g_autoptr (SudokuGame) game = small_game ();

  g_assert_true (sudoku_game_conclude (game, &placed, 1));
  assert_cell (game, 1, 4, SUDOKU_ORIGIN_ANSWER);
  g_assert_true (sudoku_game_was_helped (game));
  g_assert_true (sudoku_game_undo (game));
  assert_cell (game, 1, 0, SUDOKU_ORIGIN_NONE);
}

/* Whether help costs something: with numbers of the player's own, as long as there was none. */
static void
test_unaided (void)
{
  g_autoptr (SudokuGame) game = small_game ();

  g_assert_false (sudoku_game_is_unaided (game));
  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, &(guint){ 8 }, 1, 1));
  g_assert_false (sudoku_game_is_unaided (game));
  g_assert_true (sudoku_game_enter (game, 1, 4));
  g_assert_true (sudoku_game_is_unaided (game));
  g_assert_true (sudoku_game_undo (game));
  g_assert_false (sudoku_game_is_unaided (game));
  g_assert_true (sudoku_game_redo (game));
  sudoku_game_mark_helped (game);
  g_assert_false (sudoku_game_is_unaided (game));
}

static void
test_enter_all (void)
{
  g_autoptr (SudokuGame) game = small_game ();
  const guint cells[] = { 0, 7, 14, 7 };
  const guint marked = 8; /* a peer of 7 and of 14 */

  g_object_set (game, "tidy-marks", TRUE, NULL);
  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, &marked, 1, 5));
  g_assert_true (sudoku_game_enter_all (game, cells, G_N_ELEMENTS (cells), 5));
  assert_cell (game, 0, 1, SUDOKU_ORIGIN_GIVEN);
  assert_cell (game, 7, 5, SUDOKU_ORIGIN_ENTRY);
  assert_cell (game, 14, 5, SUDOKU_ORIGIN_ENTRY);
  g_assert_true (sudoku_set_is_empty (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, marked)));
  g_assert_true (sudoku_game_undo (game));
  assert_cell (game, 7, 0, SUDOKU_ORIGIN_NONE);
  assert_cell (game, 14, 0, SUDOKU_ORIGIN_NONE);
  g_assert_true (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, marked), 5));
}

/* In each shape: after a few entries the marks are what the plain rules leave, and one undo takes
 * them away. */
static void
test_fill_marks (void)
{
  for (guint shape = 0; shape < test_n_shapes; shape++)
    {
      g_autoptr (SudokuGame) game = empty_game (shape);
      const SudokuGrid *grid = sudoku_game_get_grid (game);
      SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
      guint n_cells = sudoku_grid_get_n_cells (grid);
      g_autofree guint *cells = g_new (guint, n_cells);

      for (guint cell = 0; cell < n_cells; cell++)
        cells[cell] = cell;
      g_assert_true (sudoku_game_enter (game, 0, 1));
      g_assert_true (sudoku_game_enter (game, n_cells - 1, 2));
      g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, cells + 1, 1, 1));
      g_assert_true (sudoku_game_fill_marks (game, SUDOKU_MARK_CORNER, cells, n_cells));
      for (guint cell = 1; cell < n_cells - 1; cell++)
        for (guint value = 1; value <= sudoku_grid_get_side (grid); value++)
          {
            gboolean possible = TRUE;

            for (guint other = 0; other < n_cells; other++)
              possible &= !(sudoku_geometry_are_peers (geometry, cell, other) &&
                            sudoku_grid_get_value (grid, other) == value);
            g_assert_cmpint (
              sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, cell), value), ==,
              possible);
          }
      g_assert_true (
        sudoku_set_is_empty (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 0)));
      g_assert_false (sudoku_game_fill_marks (game, SUDOKU_MARK_CORNER, cells, n_cells));
      g_assert_true (sudoku_game_clear_marks (game, cells, n_cells));
      g_assert_true (
        sudoku_set_is_empty (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 2)));
      g_assert_true (sudoku_game_undo (game));
      g_assert_true (sudoku_game_undo (game));
      g_assert_true (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 1), 1));
    }
}

static void
assert_removed (SudokuGame *game,
                guint cell,
                guint value,
                gboolean expected)
{
  g_autofree SudokuSet *removed = sudoku_game_find_removed (game);

  g_assert_cmpint (sudoku_set_has (removed[cell], value), ==, expected);
}

/* What is not marked is removed where all candidates are, and not where there are only notes. */
static void
test_removed_marks (void)
{
  g_autoptr (SudokuGame) game = small_game ();
  const SudokuGameConclusion conclusion = { .cell = 4, .value = 6 };
  const guint cells[] = { 1, 2, 3 };
  guint all[35];

  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, cells, 1, 5));
  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, cells, 1, 6));
  assert_removed (game, 1, 4, FALSE);
  assert_removed (game, 2, 4, FALSE);
  g_assert_true (sudoku_game_fill_marks (game, SUDOKU_MARK_CORNER, cells + 1, 2));
  assert_removed (game, 2, 4, FALSE);
  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, cells + 1, 1, 4));
  assert_removed (game, 2, 4, TRUE);
  assert_removed (game, 1, 4, FALSE);
  g_assert_true (sudoku_game_conclude (game, &conclusion, 1));
  assert_removed (game, 4, 6, TRUE);
  assert_removed (game, 4, 5, FALSE);
  g_assert_true (sudoku_game_undo (game));
  assert_removed (game, 4, 6, FALSE);
  for (guint i = 0; i < 35; i++)
    all[i] = i + 1;
  g_assert_true (sudoku_game_fill_marks (game, SUDOKU_MARK_CORNER, all, 35));
  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, cells, 1, 4));
  assert_removed (game, 1, 4, TRUE);
}

static void
test_tidy_marks (void)
{
  g_autoptr (SudokuGame) game = small_game ();

  prepare_marks (game);
  g_assert_true (sudoku_game_enter (game, 2, 4));
  g_assert_true (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 1), 4));
  g_assert_true (sudoku_game_undo (game));
  g_object_set (game, "tidy-marks", TRUE, NULL);
  g_assert_true (sudoku_game_enter (game, 2, 4));
  g_assert_true (sudoku_set_is_empty (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 1)));
  g_assert_true (sudoku_set_is_empty (sudoku_game_get_marks (game, SUDOKU_MARK_CENTRE, 1)));
  g_assert_true (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 35), 4));
  g_assert_true (sudoku_game_undo (game)); /* one step takes all back */
  assert_cell (game, 2, 0, SUDOKU_ORIGIN_NONE);
  g_assert_true (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CENTRE, 1), 4));
}

static gboolean
has_mark (SudokuGame *game,
          guint cell,
          guint value)
{
  return sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, cell), value);
}

/* What breaks a rule at once takes no marks; an entry that is taken back at once, or written over,
 * gives back what it took, by one move. */
static void
test_marks_of_mistakes (void)
{
  g_autoptr (SudokuGame) game = small_game ();
  const guint cells[] = { 2, 3 };

  prepare_marks (game);
  g_object_set (game, "tidy-marks", TRUE, NULL);
  g_assert_true (sudoku_game_enter (game, 2, 4));
  g_assert_false (has_mark (game, 1, 4));
  g_assert_true (sudoku_game_clear_cells (game, cells, 1));
  g_assert_true (has_mark (game, 1, 4));
  g_assert_true (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CENTRE, 1), 4));
  g_assert_true (sudoku_game_undo (game));
  g_assert_false (has_mark (game, 1, 4));
  assert_cell (game, 2, 4, SUDOKU_ORIGIN_ENTRY);
  g_assert_true (sudoku_game_enter (game, 2, 5)); /* in its place */
  g_assert_true (has_mark (game, 1, 4));
  g_assert_true (sudoku_game_enter (game, 2, 4));
  g_assert_false (has_mark (game, 1, 4));
  g_assert_true (sudoku_game_enter (game, 8, 6)); /* another one in between */
  g_assert_true (sudoku_game_enter (game, 2, 0));
  g_assert_false (has_mark (game, 1, 4));
  /* Twice in a row: at once, and one after the other. */
  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, (const guint[]){ 1 }, 1, 4));
  g_assert_true (sudoku_game_enter_all (game, cells, 2, 4));
  g_assert_true (has_mark (game, 1, 4));
  g_assert_true (sudoku_game_enter_all (game, cells, 2, 0));
  g_assert_true (sudoku_game_enter (game, 4, 4));
  g_assert_false (has_mark (game, 1, 4));
  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, (const guint[]){ 1 }, 1, 4));
  g_assert_true (sudoku_game_enter (game, 2, 4));
  g_assert_true (has_mark (game, 1, 4));
}

static void
test_clear_cells (void)
{
  g_autoptr (SudokuGame) game = small_game ();
  const guint cells[] = { 0, 1, 1 };

  g_assert_false (sudoku_game_clear_cells (game, cells, 3));
  prepare_marks (game);
  g_assert_true (sudoku_game_set_colour (game, cells, 3, 7));
  g_assert_false (sudoku_game_set_colour (game, cells, 3, 7));
  g_assert_true (sudoku_game_enter (game, 1, 3));

  g_assert_true (sudoku_game_clear_cells (game, cells, 3)); /* the value */
  assert_cell (game, 1, 0, SUDOKU_ORIGIN_NONE);
  g_assert_true (sudoku_set_has (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 1), 4));
  g_assert_true (sudoku_game_clear_cells (game, cells, 3)); /* the marks */
  g_assert_true (sudoku_set_is_empty (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 1)));
  g_assert_true (sudoku_set_is_empty (sudoku_game_get_marks (game, SUDOKU_MARK_CENTRE, 1)));
  g_assert_cmpuint (sudoku_game_get_colour (game, 1), ==, 7);
  g_assert_true (sudoku_game_clear_cells (game, cells, 3)); /* the colours */
  g_assert_cmpuint (sudoku_game_get_colour (game, 1), ==, 0);
  g_assert_false (sudoku_game_clear_cells (game, cells, 3));
  assert_cell (game, 0, 1, SUDOKU_ORIGIN_GIVEN);
}

static void
test_answers (void)
{
  for (guint i = 0; i < test_n_shapes; i++)
    {
      g_autoptr (SudokuGame) game = empty_game (i);
      g_autoptr (SudokuGrid) solution = test_canonical_grid (sudoku_game_get_geometry (game));
      g_autoptr (SudokuGrid) partial = sudoku_grid_copy (solution);
      guint n_cells = sudoku_grid_get_n_cells (solution);
      guint first = sudoku_grid_get_value (solution, 0);
      guint wrong = first == 1 ? 2 : 1;

      g_assert_true (sudoku_game_enter (game, 0, wrong));
      g_assert_false (sudoku_game_fill_answers (game, solution));
      assert_cell (game, 1, 0, SUDOKU_ORIGIN_NONE);
      g_assert_true (sudoku_game_enter (game, 0, first));
      sudoku_grid_set (partial, 1, 0, SUDOKU_ORIGIN_NONE);
      g_assert_true (sudoku_game_fill_answers (game, partial));
      assert_cell (game, 0, first, SUDOKU_ORIGIN_ENTRY);
      assert_cell (game, 1, 0, SUDOKU_ORIGIN_NONE);
      assert_cell (game, n_cells - 1, sudoku_grid_get_value (solution, n_cells - 1),
                   SUDOKU_ORIGIN_ANSWER);
      g_assert_true (sudoku_game_fill_answers (game, solution));
      g_assert_false (sudoku_game_fill_answers (game, solution));
      g_assert_cmpint (sudoku_game_is_solved (game), ==,
                       sudoku_check_is_solved (sudoku_game_get_grid (game)));
      g_assert_true (sudoku_game_clear_answers (game));
      g_assert_cmpuint (sudoku_grid_count (sudoku_game_get_grid (game), SUDOKU_ORIGIN_NONE), ==,
                        n_cells - 1);
      g_assert_true (sudoku_game_undo (game));
      g_assert_true (sudoku_game_clear_entries (game));
      g_assert_cmpuint (sudoku_grid_count (sudoku_game_get_grid (game), SUDOKU_ORIGIN_NONE), ==,
                        n_cells);
      g_assert_false (sudoku_game_clear_entries (game));
    }
}

static void
test_protect (void)
{
  g_autoptr (SudokuGame) game = small_game ();

  g_assert_false (sudoku_game_protect (game)); /* all there is, is a given */
  sudoku_game_enter (game, 1, 2);
  sudoku_game_fill_answer (game, 2, 3);
  g_assert_true (sudoku_game_protect (game));
  assert_cell (game, 1, 2, SUDOKU_ORIGIN_GIVEN);
  assert_cell (game, 2, 3, SUDOKU_ORIGIN_GIVEN);
  g_assert_false (sudoku_game_restart (game));
  g_assert_true (sudoku_game_unprotect (game));
  assert_cell (game, 0, 1, SUDOKU_ORIGIN_ENTRY);
  g_assert_false (sudoku_game_unprotect (game));
  sudoku_game_undo (game);
  sudoku_game_undo (game);
  assert_cell (game, 2, 3, SUDOKU_ORIGIN_ANSWER);
  prepare_marks (game);
  g_assert_true (sudoku_game_restart (game));
  assert_cell (game, 0, 1, SUDOKU_ORIGIN_GIVEN);
  assert_cell (game, 1, 0, SUDOKU_ORIGIN_NONE);
  g_assert_true (sudoku_set_is_empty (sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, 35)));
}

typedef struct
{
  guint can_undo, can_redo, solved, modified, n_empty, tidy_marks;
} Counts;

static void
count_cb (GObject *object,
          GParamSpec *pspec,
          gpointer user_data)
{
  guint *count = user_data;

  (*count)++;
}

static void
watch (SudokuGame *game,
       Counts *counts)
{
  g_signal_connect (game, "notify::can-undo", G_CALLBACK (count_cb), &counts->can_undo);
  g_signal_connect (game, "notify::can-redo", G_CALLBACK (count_cb), &counts->can_redo);
  g_signal_connect (game, "notify::solved", G_CALLBACK (count_cb), &counts->solved);
  g_signal_connect (game, "notify::modified", G_CALLBACK (count_cb), &counts->modified);
  g_signal_connect (game, "notify::n-empty", G_CALLBACK (count_cb), &counts->n_empty);
  g_signal_connect (game, "notify::tidy-marks", G_CALLBACK (count_cb), &counts->tidy_marks);
}

#define assert_counts(c, undo, redo, solv, modif, empty) \
  G_STMT_START                                           \
  {                                                      \
    g_assert_cmpuint ((c).can_undo, ==, undo);           \
    g_assert_cmpuint ((c).can_redo, ==, redo);           \
    g_assert_cmpuint ((c).solved, ==, solv);             \
    g_assert_cmpuint ((c).modified, ==, modif);          \
    g_assert_cmpuint ((c).n_empty, ==, empty);           \
    (c) = (Counts){ 0 };                                 \
  }                                                      \
  G_STMT_END

static void
test_notify (void)
{
  g_autoptr (SudokuGame) game = small_game ();
  g_autoptr (SudokuGrid) solution = test_canonical_grid (sudoku_game_get_geometry (game));
  Counts counts = { 0 };

  watch (game, &counts);
  sudoku_game_enter (game, 0, 2); /* refused */
  assert_counts (counts, 0, 0, 0, 0, 0);
  sudoku_game_enter (game, 1, 2);
  assert_counts (counts, 1, 0, 0, 1, 1);
  sudoku_game_enter (game, 1, 3);
  assert_counts (counts, 0, 0, 0, 0, 0);
  sudoku_game_set_modified (game, FALSE);
  assert_counts (counts, 0, 0, 0, 1, 0);
  sudoku_game_set_modified (game, FALSE);
  assert_counts (counts, 0, 0, 0, 0, 0);
  sudoku_game_set_modified (game, TRUE);
  g_assert_true (sudoku_game_is_modified (game));
  assert_counts (counts, 0, 0, 0, 1, 0);
  sudoku_game_set_modified (game, FALSE);
  assert_counts (counts, 0, 0, 0, 1, 0);
  sudoku_game_undo (game);
  assert_counts (counts, 0, 1, 0, 1, 0);
  sudoku_game_undo (game);
  assert_counts (counts, 1, 0, 0, 0, 1);
  g_assert_true (sudoku_game_fill_answers (game, solution));
  assert_counts (counts, 1, 1, 1, 0, 1);
  sudoku_game_undo (game); /* what was saved can't be reached any more */
  assert_counts (counts, 1, 1, 1, 0, 1);
  g_assert_true (sudoku_game_is_modified (game));
  sudoku_game_set_elapsed (game, 5);
  assert_counts (counts, 0, 0, 0, 0, 0);
  g_object_set (game, "tidy-marks", TRUE, NULL);
  g_object_set (game, "tidy-marks", TRUE, NULL);
  g_assert_cmpuint (counts.tidy_marks, ==, 1);
}

static void
count_rules_cb (SudokuGame *game,
                GParamSpec *pspec,
                guint *count)
{
  ++*count;
}

/* Other rules are a move: the board stays, what is solved under them is another question, and a
 * bookmark knows the rules it was made under. */
static void
test_rules (void)
{
  g_autoptr (SudokuGeometry) boxes = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGeometry) diagonals = sudoku_geometry_new (2, 2, TRUE, NULL);
  g_autoptr (SudokuGrid) solution = test_canonical_grid (boxes);
  g_autoptr (SudokuGame) game = sudoku_game_new (solution);
  guint n_told = 0;
  guint64 revision = sudoku_game_get_revision (game);

  g_signal_connect (game, "notify::geometry", G_CALLBACK (count_rules_cb), &n_told);
  g_assert_true (sudoku_game_is_solved (game));
  g_assert_true (sudoku_game_add_bookmark (game, "boxes"));
  g_assert_false (sudoku_game_set_geometry (game, boxes));
  g_assert_cmpuint (n_told, ==, 0);
  g_assert_true (sudoku_game_set_geometry (game, diagonals));
  g_assert_cmpuint (n_told, ==, 1);
  g_assert_cmpuint (sudoku_game_get_revision (game), !=, revision);
  g_assert_true (sudoku_game_get_geometry (game) == diagonals);
  g_assert_false (sudoku_game_is_solved (game));
  assert_cell (game, 0, 1, SUDOKU_ORIGIN_ANSWER);
  g_assert_true (sudoku_game_undo (game));
  g_assert_true (sudoku_game_is_solved (game));
  g_assert_true (sudoku_game_redo (game));
  g_assert_cmpuint (n_told, ==, 3);
  g_assert_true (sudoku_game_restart (game));
  g_assert_true (sudoku_game_get_geometry (game) == diagonals);
  g_assert_cmpuint (n_told, ==, 3);
  g_assert_true (sudoku_game_go_to_bookmark (game, 0));
  g_assert_cmpuint (n_told, ==, 4);
  g_assert_true (sudoku_game_is_solved (game));
}

/* Of every count by property, against one that looks at all cells. */
static void
assert_counted (SudokuGame *game)
{
  static const char *const names[SUDOKU_N_ORIGINS] = { "n-empty", "n-givens", "n-entries",
                                                       "n-answers" };
  const SudokuGrid *grid = sudoku_game_get_grid (game);
  guint n_of_value[SUDOKU_SIDE_MAX + 1] = { 0 };

  for (guint origin = 0; origin < SUDOKU_N_ORIGINS; origin++)
    {
      guint n;

      g_object_get (game, names[origin], &n, NULL);
      g_assert_cmpuint (n, ==, sudoku_grid_count (grid, (SudokuOrigin)origin));
    }
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    n_of_value[sudoku_grid_get_value (grid, cell)]++;
  for (guint value = 1; value <= sudoku_grid_get_side (grid); value++)
    g_assert_cmpuint (sudoku_game_count_value (game, value), ==, n_of_value[value]);
}

/* The counts are right after every kind of move, and the revision is another exactly when a number
 * is. */
static void
test_counts (void)
{
  g_autoptr (SudokuGame) game = small_game ();
  g_autoptr (SudokuGrid) solution = test_canonical_grid (sudoku_game_get_geometry (game));
  guint n_revisions = 0;
  guint n_bookmarks = 0;
  guint cell = 1;

  g_signal_connect (game, "notify::revision", G_CALLBACK (count_cb), &n_revisions);
  g_signal_connect (game, "notify::n-bookmarks", G_CALLBACK (count_cb), &n_bookmarks);
#define STEP(n, move)                      \
  G_STMT_START                             \
  {                                        \
    g_assert_true (move);                  \
    assert_counted (game);                 \
    g_assert_cmpuint (n_revisions, ==, n); \
    n_revisions = 0;                       \
  }                                        \
  G_STMT_END
  assert_counted (game);
  g_assert_false (sudoku_game_can_restart (game));
  STEP (1, sudoku_game_enter (game, 1, 3));
  g_assert_true (sudoku_game_can_restart (game));
  STEP (1, sudoku_game_enter (game, 1, 2));
  STEP (0, sudoku_game_toggle_mark (game, SUDOKU_MARK_CORNER, (guint[]){ 3 }, 1, 1));
  STEP (0, sudoku_game_set_colour (game, &cell, 1, 2));
  STEP (0, sudoku_game_add_bookmark (game, "here"));
  STEP (1, sudoku_game_fill_answers (game, solution));
  STEP (1, sudoku_game_clear_answers (game));
  STEP (1, sudoku_game_undo (game));
  STEP (1, sudoku_game_redo (game));
  STEP (1, sudoku_game_protect (game));
  STEP (1, sudoku_game_unprotect (game));
  STEP (1, sudoku_game_go_to_bookmark (game, 0));
  STEP (1, sudoku_game_restart (game));
  STEP (0, sudoku_game_remove_bookmark (game, 0));
#undef STEP
  g_assert_cmpuint (n_bookmarks, ==, 2);
}

static void
test_properties (void)
{
  g_autoptr (SudokuGame) game = small_game ();
  gboolean can_undo, can_redo, solved, modified, tidy;
  guint n_empty;

  sudoku_game_enter (game, 3, 2);
  g_object_get (game, "can-undo", &can_undo, "can-redo", &can_redo, "solved", &solved,
                "modified", &modified, "tidy-marks", &tidy, "n-empty", &n_empty, NULL);
  g_assert_true (can_undo);
  g_assert_false (can_redo);
  g_assert_false (solved);
  g_assert_true (modified);
  g_assert_false (tidy);
  g_assert_cmpuint (n_empty, ==, 34);
}

/* A full grid is solved exactly when the rules say so, however it came about. */
static void
test_solved (void)
{
  for (guint i = 0; i < test_n_shapes; i++)
    {
      g_autoptr (SudokuGame) game = empty_game (i);
      g_autoptr (SudokuGrid) solution = test_canonical_grid (sudoku_game_get_geometry (game));
      guint side = sudoku_grid_get_side (solution);

      for (guint cell = 0; cell < side * side; cell++)
        {
          g_assert_false (sudoku_game_is_solved (game));
          sudoku_game_enter (game, cell, sudoku_grid_get_value (solution, cell));
        }
      g_assert_cmpint (sudoku_game_is_solved (game), ==, sudoku_check_is_solved (solution));
      sudoku_game_enter (game, 1, sudoku_grid_get_value (solution, 0));
      g_assert_false (sudoku_game_is_solved (game));
      sudoku_game_undo (game);
      g_assert_cmpint (sudoku_game_is_solved (game), ==, sudoku_check_is_solved (solution));
    }
}

static void
keep_cells_cb (SudokuGame *game,
               GArray *cells,
               gpointer user_data)
{
  GArray **kept = user_data;

  g_clear_pointer (kept, g_array_unref);
  *kept = g_array_ref (cells);
}

static void
test_cells_changed (void)
{
  g_autoptr (SudokuGame) game = small_game ();
  g_autoptr (GArray) cells = NULL;
  const guint chosen[] = { 9, 4, 9 };

  g_signal_connect (game, "cells-changed", G_CALLBACK (keep_cells_cb), &cells);
  sudoku_game_set_colour (game, chosen, 3, 2);
  g_assert_cmpuint (cells->len, ==, 2);
  g_assert_cmpuint (g_array_index (cells, guint, 0), ==, 4);
  g_assert_cmpuint (g_array_index (cells, guint, 1), ==, 9);
  sudoku_game_enter (game, 35, 2);
  g_assert_cmpuint (cells->len, ==, 1);
  sudoku_game_undo (game);
  g_assert_cmpuint (g_array_index (cells, guint, 0), ==, 35);
  sudoku_game_undo (game);
  g_assert_cmpuint (cells->len, ==, 2);
}

/* A handler that undoes the move it is told of: the journal must still have both, in order. */
static void
undo_at_once_cb (SudokuGame *game,
                 GArray *cells,
                 gpointer user_data)
{
  g_signal_handlers_disconnect_by_func (game, undo_at_once_cb, user_data);
  sudoku_game_undo (game);
}

static void
keep_line_cb (SudokuGame *game,
              const char *line,
              gpointer user_data)
{
  g_string_append_printf (user_data, "%s\n", line);
}

static void
test_journal_order (void)
{
  g_autoptr (SudokuGame) game = small_game ();
  g_autoptr (GString) journal = g_string_new (NULL);

  g_signal_connect (game, "moved", G_CALLBACK (keep_line_cb), journal);
  g_signal_connect (game, "cells-changed", G_CALLBACK (undo_at_once_cb), NULL);
  sudoku_game_enter (game, 7, 3);
  sudoku_game_redo (game);
  g_assert_cmpstr (journal->str, ==, "move r2c2=.>+3\nundo\nredo\n");
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/game/enter", test_enter);
  g_test_add_func ("/sudoku/game/marks", test_marks);
  g_test_add_func ("/sudoku/game/removed-marks", test_removed_marks);
  g_test_add_func ("/sudoku/game/tidy-marks", test_tidy_marks);
  g_test_add_func ("/sudoku/game/marks-of-mistakes", test_marks_of_mistakes);
  g_test_add_func ("/sudoku/game/conclude-removed", test_conclude_removed);
  g_test_add_func ("/sudoku/game/conclude-placed", test_conclude_placed);
  g_test_add_func ("/sudoku/game/unaided", test_unaided);
  g_test_add_func ("/sudoku/game/enter-all", test_enter_all);
  g_test_add_func ("/sudoku/game/fill-marks", test_fill_marks);
  g_test_add_func ("/sudoku/game/clear-cells", test_clear_cells);
  g_test_add_func ("/sudoku/game/answers", test_answers);
  g_test_add_func ("/sudoku/game/protect", test_protect);
  g_test_add_func ("/sudoku/game/rules", test_rules);
  g_test_add_func ("/sudoku/game/notify", test_notify);
  g_test_add_func ("/sudoku/game/counts", test_counts);
  g_test_add_func ("/sudoku/game/properties", test_properties);
  g_test_add_func ("/sudoku/game/solved", test_solved);
  g_test_add_func ("/sudoku/game/cells-changed", test_cells_changed);
  g_test_add_func ("/sudoku/game/journal-order", test_journal_order);
  return g_test_run ();
}
