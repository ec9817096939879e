/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes the steps of a rating: a line for programs, and indented below it the sentences for
 * people. */

#include "cli-path.h"

#include <words-step.h>

/* Seconds for each scale of a puzzle with further rules, unless a limit is given: where these hide
 * what is simple, long chains are looked for. */
#define RULES_SECONDS 3

/**
 * cli_path_is_rated:
 * @grid: a puzzle
 *
 * Tells whether the numbers of the scales are claimed for a puzzle: nothing compares with those of
 * puzzles with items.
 *
 * Returns: %TRUE if so
 */
gboolean
cli_path_is_rated (const SudokuGrid *grid)
{
  return !sudoku_geometry_has_items (sudoku_grid_get_geometry (grid));
}

static gboolean
has_further_rules (const SudokuGrid *grid)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);

  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    if (sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, i))->optional)
      return TRUE;
  return FALSE;
}

/**
 * cli_path_get_task:
 * @grid: a puzzle
 * @task: (out caller-allocates): the task of rating it on one scale
 *
 * Makes the task for a rating.
 */
void
cli_path_get_task (CliSession *session,
                   const SudokuGrid *grid,
                   SudokuTask *task)
{
  cli_session_get_task (session, task);
  if (has_further_rules (grid) && task->time_limit == 0)
    task->time_limit = RULES_SECONDS;
}

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
