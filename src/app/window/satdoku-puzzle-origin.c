/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a puzzle came from outside, by a file, as a text or from the web: the notes of its game, and
 * the message when it is shown. */

#include "satdoku-config.h"

#include "satdoku-puzzle-origin.h"

#include <glib/gi18n.h>

/* Fills @notes with where the puzzle came from; they borrow from @contents and must not be freed.
 * Returns: (transfer full): a message about it */
char *
satdoku_puzzle_origin_note (const SudokuContents *contents,
                            SatdokuGameNotes *notes)
{
  const char *name = sudoku_contents_get_name (contents);

  g_return_val_if_fail (contents != NULL && notes != NULL, NULL);

  *notes = (SatdokuGameNotes){ .origin = SATDOKU_GAME_PASTED };
  notes->file = sudoku_contents_get_file (contents);
  notes->format = sudoku_contents_get_game_format (contents);
  if (notes->file == NULL && sudoku_contents_get_address (contents) == NULL)
    return g_strdup (_ ("Puzzle pasted"));
  notes->title = (char *)name;
  if (notes->file != NULL)
    {
      notes->origin = SATDOKU_GAME_OPENED;
      /* Translators: %s is the name of a file. */
      return g_strdup_printf (_ ("Opened “%s”"), name);
    }
  notes->origin = SATDOKU_GAME_FETCHED;
  /* Translators: %s is the name of a source of puzzles on the web. */
  return g_strdup_printf (_ ("Puzzle of “%s”"), name);
}
