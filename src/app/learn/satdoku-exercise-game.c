/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a position to practise in becomes a game of its own, without anything to undo: with all its
 * marks, where these are needed to find the step, or to look at, with only the marks that the step
 * is about. */

#include "satdoku-config.h"

#include "satdoku-exercise-game.h"

/* Makes a game of the position. @marks: (array): those of each cell */
static SudokuGame *
create_game (const SudokuExercise *exercise,
             const SudokuSet *marks)
{
  const SudokuGrid *grid = sudoku_exercise_get_grid (exercise);
  SudokuState *state = sudoku_state_new (grid);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint value;

      SUDOKU_SET_FOREACH (marks[cell], value)
      sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, cell, value, TRUE);
    }
  return sudoku_game_new_with_history (state, sudoku_history_new (), sudoku_bookmarks_new ());
}

/* Makes a game to find the step in. */
SudokuGame *
satdoku_exercise_game_new (const SudokuExercise *exercise)
{
  g_autofree SudokuSet *marks = NULL;
  guint n_cells;

  g_return_val_if_fail (exercise != NULL, NULL);

  n_cells = sudoku_grid_get_n_cells (sudoku_exercise_get_grid (exercise));
  marks = g_new0 (SudokuSet, n_cells);
  for (guint cell = 0; cell < n_cells && sudoku_exercise_needs_marks (exercise); cell++)
    marks[cell] = sudoku_exercise_get_candidates (exercise, cell);
  return create_game (exercise, marks);
}

/* The numbers that the step speaks of, wherever they are, and whole cells of which it says that
 * they hold one of their numbers. */
static SudokuSet *
list_marks (const SudokuExercise *exercise,
            const SudokuStep *step)
{
  guint side = sudoku_grid_get_side (sudoku_exercise_get_grid (exercise));
  SudokuSet *marks = g_new0 (SudokuSet, (gsize)side * side);
  SudokuSet values = SUDOKU_SET_EMPTY;
  guint n_marks = 0, n_conclusions = 0, n_truths = 0;
  const SudokuStepMark *of_step = sudoku_step_get_marks (step, &n_marks);
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n_conclusions);
  const guint32 *truths = sudoku_step_get_truths (step, &n_truths);
  SudokuLinks *links = sudoku_exercise_get_links (exercise);

  for (guint i = 0; i < n_marks; i++)
    values = sudoku_set_or (values, sudoku_set_single (of_step[i].candidate % side + 1));
  for (guint i = 0; i < n_conclusions; i++)
    values = sudoku_set_or (values, sudoku_set_single (conclusions[i].candidate % side + 1));
  for (guint cell = 0; cell < side * side; cell++)
    marks[cell] = sudoku_set_and (values, sudoku_exercise_get_candidates (exercise, cell));
  for (guint i = 0; i < n_truths; i++)
    {
      guint cell = sudoku_links_get_candidates (links, truths[i])[0] / side;

      if (sudoku_links_get_cell_truth (links, cell) == truths[i])
        marks[cell] = sudoku_exercise_get_candidates (exercise, cell);
    }
  return marks;
}

/* Makes a game in which a step is shown. */
SudokuGame *
satdoku_exercise_game_new_to_look_at (const SudokuExercise *exercise,
                                      const SudokuStep *step)
{
  g_autofree SudokuSet *marks = NULL;

  g_return_val_if_fail (exercise != NULL && step != NULL, NULL);

  if (!sudoku_exercise_needs_marks (exercise))
    return satdoku_exercise_game_new (exercise);
  marks = list_marks (exercise, step);
  return create_game (exercise, marks);
}

/* Takes the cursor from it, which would distract from the step. A new game brings it back. */
void
satdoku_exercise_game_choose_none (SatdokuBoard *board)
{
  SatdokuCellSelection *selection = NULL;

  g_return_if_fail (SATDOKU_IS_BOARD (board));

  selection = satdoku_board_get_selection (board);
  satdoku_cell_selection_set_side (selection, satdoku_cell_selection_get_side (selection));
  satdoku_cell_selection_none (selection);
}
