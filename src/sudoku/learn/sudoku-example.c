/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The examples of techniques, from data/examples: a position a line, as in HoDoKu's libraries, but
 * with the id of the technique in place of its code; those that need a larger board are saved games
 * of their own. tests/long/long-exercises finds and writes both. */

#include "sudoku-example.h"

#include <string.h>
#include <sudoku-format.h>

#include "sudoku-example-resources.h"

#define FOLDER "/io/github/satdoku/Satdoku/examples/"
#define PATH FOLDER "techniques.txt"

/* (nullable): the contents of a file */
static GBytes *
look_up (const char *path)
{
  return g_resource_lookup_data (sudoku_example_get_resource (), path,
                                 G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

/* (transfer full) (nullable): its line */
static char *
find_line (const SudokuTechnique *technique)
{
  g_autoptr (GBytes) bytes = look_up (PATH);
  g_autofree char *beginning = g_strconcat (":", technique->id, ":", NULL);
  gsize length = 0;
  const char *text = g_bytes_get_data (bytes, &length);

  for (const char *line = text, *end = text + length, *next; line < end; line = next)
    {
      const char *newline = memchr (line, '\n', (gsize)(end - line));

      next = newline != NULL ? newline + 1 : end;
      if ((gsize)(next - line) > strlen (beginning) &&
          strncmp (line, beginning, strlen (beginning)) == 0)
        return g_strndup (line, (gsize)((newline != NULL ? newline : end) - line));
    }
  return NULL;
}

/* (transfer full) (nullable): its saved game */
static char *
find_game (const SudokuTechnique *technique)
{
  g_autofree char *path = g_strconcat (FOLDER, technique->id, ".sudoku", NULL);
  g_autoptr (GBytes) bytes = look_up (path);

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

/**
 * sudoku_example_exists: (skip)
 * @technique: a technique
 *
 * Tells whether there is an example of a technique.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_example_exists (const SudokuTechnique *technique)
{
  g_autofree char *text = NULL;
  const SudokuFormat *format = NULL;

  g_return_val_if_fail (technique != NULL, FALSE);

  text = find_text (technique, &format);
  return text != NULL;
}

/**
 * sudoku_example_load: (skip)
 * @technique: a technique that has an example
 * @task: (nullable): cancellable and time limit of the search for its steps
 *
 * Makes an exercise of the example. The search takes up to a few seconds: run it in a worker.
 *
 * Returns: (transfer full) (nullable): the exercise; %NULL with `G_IO_ERROR_CANCELLED`, or with
 *   `G_IO_ERROR_TIMED_OUT` when the search came to its limit before it found a step
 */
SudokuExercise *
sudoku_example_load (const SudokuTechnique *technique,
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
  if (exercise == NULL &&
      (task == NULL || !g_cancellable_set_error_if_cancelled (task->cancellable, error)))
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT, "timed-out");
  return exercise;
}
