/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Our own saved games, complete; see sudoku-game-text.c for the syntax. */

#include "sudoku-format-kind.h"
#include "sudoku-game-load.h"
#include "sudoku-game-text.h"

#include <glib/gi18n.h>

#include "sudoku-row-text.h"
#include "sudoku-text-match.h"

static guint
detect_text (const char *text,
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

/* The line that every game begins with; no other line of a game does. */
static gboolean
begins (const char *line,
        const char *end,
        gboolean after_blank)
{
  return sudoku_text_begins_with (line, (gsize)(end - line), "satdoku ");
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  return sudoku_row_text_split_at (text, length, begins);
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (SudokuGame) game = sudoku_game_new_from_text (source->name, source->text,
                                                           source->length, source->cancellable,
                                                           error);

  if (game == NULL ||
      !sudoku_shape_hint_confirm (source->hint, source->name, sudoku_game_get_geometry (game),
                                  error))
    return NULL;
  return sudoku_document_new_for_game (game);
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  g_autoptr (SudokuGame) game = sudoku_document_make_game (document);
  g_autofree char *text = sudoku_game_to_text (game);

  g_string_append (string, text);
  return TRUE;
}

static const char *const suffixes[] = { ".satdoku", NULL };

const SudokuFormat sudoku_format_satdoku = {
  .id = "satdoku",
  .name = N_ ("Satdoku game"),
  .summary = N_ ("a saved game with its marks and history"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_SHAPE | SUDOKU_FORMAT_ORIGINS | SUDOKU_FORMAT_SYMBOLS |
           SUDOKU_FORMAT_GAME | SUDOKU_FORMAT_RULES | SUDOKU_FORMAT_MARKS |
           SUDOKU_FORMAT_MARK_KINDS | SUDOKU_FORMAT_COLOURS | SUDOKU_FORMAT_MOVES |
           SUDOKU_FORMAT_OMISSIONS | SUDOKU_FORMAT_CERTAIN,
  .notes = SUDOKU_FORMAT_ALL_NOTES,
  .length_max = SUDOKU_FORMAT_LARGE_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
