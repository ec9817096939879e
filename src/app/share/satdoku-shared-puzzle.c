/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What of a game is shared: the puzzle, or also what was entered and marked. It is a copy, which
 * stays as it is while the game goes on. It knows which formats can say it as a link or as a text
 * for people, and what those lose. */

#include "satdoku-config.h"

#include "satdoku-shared-puzzle.h"

#include <sudoku-format.h>
#include <words-error.h>

struct _SatdokuSharedPuzzle
{
  SudokuState *state;
  SudokuDocument *document;
};

static SudokuState *
copy_givens (SudokuGame *game)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_copy_givens (sudoku_game_get_grid (game));

  return sudoku_state_new (grid);
}

/* Copies what is shared. @with_entries: whether what was entered, marked and coloured belongs to
 * it. */
SatdokuSharedPuzzle *
satdoku_shared_puzzle_new (SudokuGame *game,
                           gboolean with_entries)
{
  SatdokuSharedPuzzle *self = NULL;
  const GPtrArray *omissions = NULL;

  g_return_val_if_fail (SUDOKU_IS_GAME (game), NULL);

  self = g_new0 (SatdokuSharedPuzzle, 1);
  self->state = with_entries ? sudoku_game_copy_state (game) : copy_givens (game);
  self->document = sudoku_document_new_for_state (sudoku_state_copy (self->state));
  sudoku_document_set_symbols (self->document, sudoku_game_get_symbols (game));
  sudoku_document_set_notes (self->document, sudoku_game_get_notes (game));
  omissions = sudoku_game_get_omissions (game);
  for (guint i = 0; omissions != NULL && i < omissions->len; i++)
    sudoku_document_take_issue (self->document, sat_issue_ref (omissions->pdata[i]));
  return self;
}

void
satdoku_shared_puzzle_free (SatdokuSharedPuzzle *self)
{
  g_return_if_fail (self != NULL);

  sudoku_state_free (self->state);
  sudoku_document_unref (self->document);
  g_free (self);
}

const SudokuState *
satdoku_shared_puzzle_get_state (const SatdokuSharedPuzzle *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->state;
}

static gboolean
can_say (const SatdokuSharedPuzzle *self,
         const SudokuFormat *format)
{
  g_autofree char *text = NULL;

  if (format->write == NULL)
    return FALSE;
  text = sudoku_format_write (format, self->document, NULL);
  return text != NULL;
}

static guint
count_losses (const SatdokuSharedPuzzle *self,
              const SudokuFormat *format)
{
  g_autoptr (GPtrArray) losses = sudoku_format_list_losses (format, self->document);

  return losses->len;
}

/* The kinds of links that can say it; those that lose nothing come first. */
GPtrArray *
satdoku_shared_puzzle_list_links (const SatdokuSharedPuzzle *self)
{
  GPtrArray *found = g_ptr_array_new ();
  gsize n_formats, n_good = 0;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);

  g_return_val_if_fail (self != NULL, found);

  for (gsize i = 0; i < n_formats; i++)
    if (sudoku_format_has (formats[i], SUDOKU_FORMAT_LINK) && can_say (self, formats[i]))
      g_ptr_array_insert (found, count_losses (self, formats[i]) == 0 ? (int)n_good++ : -1,
                          (gpointer)formats[i]);
  return found;
}

/* The texts that people read or paste which can say it. */
GPtrArray *
satdoku_shared_puzzle_list_texts (const SatdokuSharedPuzzle *self)
{
  static const char *const ids[] = { "frame", "candidates", "line", "rows", "table", "latex" };
  GPtrArray *found = g_ptr_array_new ();

  g_return_val_if_fail (self != NULL, found);

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const SudokuFormat *format = sudoku_format_find (ids[i]);

      if (can_say (self, format))
        g_ptr_array_add (found, (gpointer)format);
    }
  return found;
}

/* Without a newline at its end. */
char *
satdoku_shared_puzzle_write (const SatdokuSharedPuzzle *self,
                             const SudokuFormat *format)
{
  char *text = NULL;

  g_return_val_if_fail (self != NULL && format != NULL, NULL);

  text = sudoku_format_write (format, self->document, NULL);
  return text != NULL ? g_strchomp (text) : NULL;
}

/* What the format can't say, a sentence a line; empty: it says all. */
char *
satdoku_shared_puzzle_describe_losses (const SatdokuSharedPuzzle *self,
                                       const SudokuFormat *format)
{
  g_autoptr (GPtrArray) losses = NULL;
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (self != NULL && format != NULL, g_string_free (text, FALSE));

  losses = sudoku_format_list_losses (format, self->document);
  for (guint i = 0; i < losses->len; i++)
    {
      g_autofree char *words = words_issue (losses->pdata[i], WORDS_STYLE_WINDOW);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", words);
    }
  return g_string_free (text, FALSE);
}
