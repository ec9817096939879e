/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes the steps of a rating: a line for programs, and indented below it the sentences for
 * people. */

#include "cli-path.h"

#include <words-step.h>

/**
 * cli_path_append:
 * @text: gets the lines
 * @rating: the steps
 * @grid: where they begin
 *
 * Writes each step, and why it is right.
 */
void
cli_path_append (GString *text,
                 const SudokuRating *rating,
                 const SudokuGrid *grid,
                 WordsCoordinates coordinates)
{
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_grid_get_geometry (grid));
  g_autoptr (SudokuPosition) position = sudoku_position_new (grid);
  guint n = 0;
  SudokuStep *const *steps = sudoku_rating_get_steps (rating, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *line = sudoku_step_to_text (steps[i], sudoku_grid_get_side (grid));

      g_string_append_printf (text, "%s\n", line);
      words_step_append_reasons (steps[i], position, links, coordinates, CLI_PATH_INDENT, text);
      sudoku_step_apply (steps[i], position);
    }
  if (words_rating_end (rating) != NULL)
    g_string_append_printf (text, "%*s%s\n", CLI_PATH_INDENT, "", words_rating_end (rating));
}
