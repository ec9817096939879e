/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Our own saved games, as far as a grid can hold them: values, origins and shape. Who wants
 * marks, clock and history reads the game itself. */

#include "sudoku-format-private.h"
#include "sudoku-game.h"

#include <string.h>

guint
sudoku_format_satdoku_detect (const char *text,
                              gsize length)
{
  SudokuScanner scanner;
  const char *word = NULL;
  gsize word_length = 0;

  sudoku_scanner_init (&scanner, "", text, length, 1);
  return sudoku_scanner_next_filled_line (&scanner) &&
             sudoku_scanner_next_word (&scanner, &word, &word_length) &&
             sudoku_scan_equal (word, word_length, "satdoku")
           ? 100
           : 0;
}

SudokuGrid *
sudoku_format_satdoku_read (const char *name,
                            const char *text,
                            gsize length,
                            gsize first_line,
                            const SudokuShapeHint *hint,
                            GError **error)
{
  g_autoptr (SudokuGame) game = sudoku_game_new_from_text (name, text, length, error);

  if (game == NULL ||
      !sudoku_format_check_said (hint, name, sudoku_game_get_geometry (game), error))
    return NULL;
  return sudoku_grid_copy (sudoku_game_get_grid (game));
}

gboolean
sudoku_format_satdoku_write (const SudokuGrid *grid,
                             GString *string,
                             GError **error)
{
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  g_autofree char *text = sudoku_game_to_text (game);

  g_string_append (string, text);
  return TRUE;
}
