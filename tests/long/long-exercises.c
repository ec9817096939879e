/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds a position to practise each technique in, and writes it as the help has its examples:
 *
 *     long-exercises SECONDS [-SIDE] [TECHNIQUE…]
 *
 * SECONDS are for each technique. Where a position has an easier step, too, a comment says so.
 * On boards of another SIDE than 9, it is written as a saved game. */

#include <stdlib.h>
#include <sudoku-chapter.h>
#include <sudoku-exercise-find.h>
#include <sudoku-format.h>

/* :TECHNIQUE::CELLS:REMOVED:, which is a line of a library in HoDoKu's manner. */
static char *
write_exercise (const SudokuExercise *exercise)
{
  const SudokuGrid *grid = sudoku_exercise_get_grid (exercise);
  GString *line = g_string_new (NULL);
  g_autoptr (SudokuPosition) plain = sudoku_position_new_at (grid, NULL);
  gboolean first = TRUE;

  g_string_append_printf (line, ":%s::", sudoku_exercise_get_technique (exercise)->id);
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint value = sudoku_grid_get_value (grid, cell);

      if (sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_ENTRY)
        g_string_append_c (line, '+');
      g_string_append_c (line, value > 0 ? (char)('0' + value) : '.');
    }
  g_string_append_c (line, ':');
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      SudokuSet left = sudoku_exercise_get_candidates (exercise, cell);

      for (guint value = 1; value <= 9 && sudoku_grid_get_value (grid, cell) == 0; value++)
        if (!sudoku_set_has (left, value) &&
            sudoku_position_has (plain, cell * 9 + value - 1))
          {
            g_string_append_printf (line, "%s%u%u%u", first ? "" : " ", value, cell / 9 + 1,
                                    cell % 9 + 1);
            first = FALSE;
          }
    }
  g_string_append (line, ":::");
  return g_string_free (line, FALSE);
}

/* A game in which all candidates are marks. */
static char *
write_game (const SudokuExercise *exercise)
{
  const SudokuGrid *grid = sudoku_exercise_get_grid (exercise);
  SudokuState *state = sudoku_state_new (grid);
  g_autoptr (SudokuGame) game = NULL;
  g_autoptr (SudokuDocument) document = NULL;

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      SudokuSet candidates = sudoku_exercise_get_candidates (exercise, cell);
      guint value;

      SUDOKU_SET_FOREACH (candidates, value)
      sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, cell, value, TRUE);
    }
  game = sudoku_game_new_with_history (state, sudoku_history_new (), sudoku_bookmarks_new ());
  document = sudoku_document_new_for_game (game);
  return sudoku_format_write (sudoku_format_find_for_games (), document, NULL);
}

static void
find (SudokuGeometry *geometry,
      const SudokuTechnique *technique,
      double seconds)
{
  const SudokuTask task = { .time_limit = seconds };
  gboolean easiest = FALSE;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuExercise) exercise =
    sudoku_exercise_find (geometry, technique, 1, &task, &easiest, &error);

  if (exercise == NULL)
    g_print ("# %s: none\n", technique->id);
  else
    {
      gboolean small = sudoku_geometry_get_side (geometry) == 9;
      g_autofree char *line = small ? write_exercise (exercise) : write_game (exercise);

      g_print ("%s%s\n", line, easiest ? "" : " # not the easiest");
    }
}

/* A technique, or what beginners learn before these. */
static const SudokuTechnique *
find_technique (const char *id)
{
  const SudokuTechnique *technique = sudoku_technique_find (id);

  return technique != NULL ? technique : sudoku_chapter_find_lesson (id);
}

int
main (int argc,
      char *argv[])
{
  gboolean sided = argc > 2 && argv[2][0] == '-';
  guint side = sided ? (guint)strtoul (argv[2] + 1, NULL, 10) : 9;
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new_for_side (side, FALSE, NULL);
  gsize n = 0;
  const SudokuTechnique *const *techniques = sudoku_techniques (&n);

  if (argc < 2 || geometry == NULL)
    return EXIT_FAILURE;
  for (gsize i = 0; argc == 2 + sided && i < n; i++)
    find (geometry, techniques[i], g_ascii_strtod (argv[1], NULL));
  for (int i = 2 + sided; i < argc; i++)
    find (geometry, find_technique (argv[i]), g_ascii_strtod (argv[1], NULL));
  return EXIT_SUCCESS;
}
