/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The examples of techniques, from data/examples: a position a line, as in HoDoKu's libraries, but
 * with the id of the technique in place of its code; those that need a larger board are saved games
 * of their own. tests/long/long-exercises finds and writes both. And how a position becomes a game,
 * with all its marks. */

#include "satdoku-config.h"

#include "satdoku-examples.h"

#include <string.h>
#include <sudoku-format.h>

#define FOLDER "/io/github/satdoku/Satdoku/examples/"
#define PATH FOLDER "techniques.txt"

/* (transfer full) (nullable): its line */
static char *
find_line (const SudokuTechnique *technique)
{
  g_autoptr (GBytes) bytes = g_resources_lookup_data (PATH, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *beginning = g_strconcat (":", technique->id, ":", NULL);
  const char *text = g_bytes_get_data (bytes, NULL);

  for (const char *line = text; line != NULL && *line != '\0';)
    {
      const char *end = strchrnul (line, '\n');

      if (g_str_has_prefix (line, beginning))
        return g_strndup (line, (gsize)(end - line));
      line = *end != '\0' ? end + 1 : NULL;
    }
  return NULL;
}

/* (transfer full) (nullable): its saved game */
static char *
find_game (const SudokuTechnique *technique)
{
  g_autofree char *path = g_strconcat (FOLDER, technique->id, ".sudoku", NULL);
  g_autoptr (GBytes) bytes =
    g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  if (bytes == NULL)
    return NULL;
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* (nullable): the text of an example, and its format */
static char *
find_text (const SudokuTechnique *technique,
           const SudokuFormat **format)
{
  char *text = find_line (technique);

  *format = sudoku_format_find ("hodoku");
  if (text != NULL)
    return text;
  *format = sudoku_format_find_for_games ();
  return find_game (technique);
}

gboolean
satdoku_examples_has (const SudokuTechnique *technique)
{
  g_autofree char *text = NULL;
  const SudokuFormat *format = NULL;

  g_return_val_if_fail (technique != NULL, FALSE);

  text = find_text (technique, &format);
  return text != NULL;
}

/* Makes an exercise of the example. It looks for steps: run it in a worker. NULL only when that
 * is cancelled. */
SudokuExercise *
satdoku_examples_load (const SudokuTechnique *technique,
                       const SudokuTask *task,
                       GError **error)
{
  g_autofree char *text = NULL;
  const SudokuFormat *format = NULL;
  g_autoptr (SudokuDocument) document = NULL;
  g_autoptr (SudokuGame) game = NULL;
  g_autofree SudokuSet *removed = NULL;
  SudokuSource source = { .name = PATH, .first_line = 1 };
  SudokuExercise *exercise = NULL;

  g_return_val_if_fail (technique != NULL, NULL);

  text = find_text (technique, &format);
  g_return_val_if_fail (text != NULL, NULL);
  source.text = text;
  source.length = strlen (text);
  document = sudoku_format_read (format, &source, NULL, error);
  if (document == NULL)
    return NULL;
  game = sudoku_document_make_game (document);
  removed = sudoku_game_find_removed (game);
  exercise = sudoku_exercise_new (sudoku_game_get_grid (game), removed, technique, task);
  if (exercise == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, technique->id);
  return exercise;
}

/* Makes a game of its own of the position, in which every candidate is a mark, without anything
 * to undo. */
SudokuGame *
satdoku_examples_create_game (const SudokuExercise *exercise)
{
  const SudokuGrid *grid = NULL;
  SudokuState *state = NULL;

  g_return_val_if_fail (exercise != NULL, NULL);

  grid = sudoku_exercise_get_grid (exercise);
  state = sudoku_state_new (grid);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      SudokuSet candidates = sudoku_exercise_get_candidates (exercise, cell);
      guint value;

      SUDOKU_SET_FOREACH (candidates, value)
      sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, cell, value, TRUE);
    }
  return sudoku_game_new_with_history (state, sudoku_history_new (), sudoku_bookmarks_new ());
}

/* Takes the cursor from it, which would distract from the step. A new game brings it back. */
void
satdoku_examples_choose_none (SatdokuBoard *board)
{
  SatdokuCellSelection *selection = NULL;

  g_return_if_fail (SATDOKU_IS_BOARD (board));

  selection = satdoku_board_get_selection (board);
  satdoku_cell_selection_set_side (selection, satdoku_cell_selection_get_side (selection));
  satdoku_cell_selection_none (selection);
}
