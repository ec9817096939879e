/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Web addresses of any site, one per line or one in a letter. Those that contain the cells of a
 * puzzle are read, and those of some sites are told apart. Others are recognised, so that they are
 * not rejected as a broken puzzle. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>

#include "sudoku-link-text.h"
#include "sudoku-link.h"
#include "sudoku-text-match.h"

static guint
detect_any (const char *text,
            gsize length)
{
  SudokuScanner scanner;
  const char *word = NULL;
  gsize word_length = 0;
  guint sure = sudoku_link_text_detect (text, length, sudoku_link_is_puzzle);

  if (sure > 0)
    return sure - 1;
  sudoku_scanner_init (&scanner, "", text, length, 1);
  return sudoku_scanner_next_filled_line (&scanner) &&
             sudoku_scanner_next_word (&scanner, &word, &word_length) &&
             (sudoku_text_begins_with (word, word_length, "http://") ||
              sudoku_text_begins_with (word, word_length, "https://"))
           ? 94
           : 0;
}

static gboolean
is_of_exchange (const char *link,
                gsize length)
{
  return sudoku_link_text_find_part (link, length, "sudokuexchange.com/") != NULL &&
         sudoku_link_is_puzzle (link, length);
}

static gboolean
is_of_coach (const char *link,
             gsize length)
{
  return sudoku_link_text_find_part (link, length, "sudoku.coach/") != NULL &&
         sudoku_link_is_puzzle (link, length);
}

static guint
detect_exchange (const char *text,
                 gsize length)
{
  return sudoku_link_text_detect (text, length, is_of_exchange);
}

static guint
detect_coach (const char *text,
              gsize length)
{
  return sudoku_link_text_detect (text, length, is_of_coach);
}

static gboolean
write_wiki (const SudokuDocument *document,
            GString *string,
            GError **error)
{
  return sudoku_link_write (&sudoku_format_link, document,
                            "https://www.sudokuwiki.org/sudoku.htm?bd=", string, error);
}

static gboolean
write_exchange (const SudokuDocument *document,
                GString *string,
                GError **error)
{
  return sudoku_link_write (&sudoku_format_link_sudokuexchange, document,
                            "https://sudokuexchange.com/play/?s=", string, error);
}

static gboolean
write_coach (const SudokuDocument *document,
             GString *string,
             GError **error)
{
  return sudoku_link_write (&sudoku_format_link_sudoku_coach, document,
                            "https://sudoku.coach/en/play/", string, error);
}

/* What all rows have in common. */
#define LINK                                                                \
  .flags = SUDOKU_FORMAT_OF_WEB | SUDOKU_FORMAT_LINES | SUDOKU_FORMAT_LINK, \
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,                                   \
  .split = sudoku_link_split,                                               \
  .read = sudoku_link_read

const SudokuFormat sudoku_format_link = {
  LINK,
  .id = "link",
  .name = N_ ("SudokuWiki: link"),
  .summary = N_ ("an address on the web with the 81 cells in it; written for sudokuwiki.org"),
  .detect = detect_any,
  .write = write_wiki,
};

const SudokuFormat sudoku_format_link_sudokuexchange = {
  LINK,
  .id = "sudokuexchange",
  .name = N_ ("SudokuExchange: link"),
  .summary = N_ ("an address of sudokuexchange.com with the 81 cells in it"),
  .detect = detect_exchange,
  .write = write_exchange,
};

const SudokuFormat sudoku_format_link_sudoku_coach = {
  LINK,
  .id = "sudoku-coach",
  .name = N_ ("Sudoku Coach: link"),
  .summary = N_ ("an address of sudoku.coach with the 81 cells in it"),
  .detect = detect_coach,
  .write = write_coach,
};
