/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Addresses that a browser opens, of any site, a line each or one in a letter. Those with the 81
 * cells of the puzzle in them are read. Others are recognised, so that they are refused by name and
 * not as a broken puzzle. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>

#include "sudoku-link-text.h"
#include "sudoku-link.h"
#include "sudoku-text-match.h"

static guint
detect_text (const char *text,
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
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  return sudoku_link_write (&sudoku_format_link, document,
                            "https://www.sudokuwiki.org/sudoku.htm?bd=", string, error);
}

const SudokuFormat sudoku_format_link = {
  .id = "link",
  .name = N_ ("SudokuWiki: link"),
  .summary = N_ ("an address on the web with the 81 cells in it; written for sudokuwiki.org"),
  .flags = SUDOKU_FORMAT_OF_WEB | SUDOKU_FORMAT_LINES | SUDOKU_FORMAT_LINK,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = sudoku_link_split,
  .read = sudoku_link_read,
  .write = write_puzzle,
};
