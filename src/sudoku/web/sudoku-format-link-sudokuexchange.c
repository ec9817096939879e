/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Links of SudokuExchange, a line each, with the 81 cells in them. */

#include "sudoku-format-list.h"

#include <glib/gi18n.h>

#include "sudoku-link-text.h"
#include "sudoku-link.h"

static gboolean
is_known (const char *link,
          gsize length)
{
  return sudoku_link_text_find_part (link, length, "sudokuexchange.com/") != NULL &&
         sudoku_link_is_puzzle (link, length);
}

static guint
detect_text (const char *text,
             gsize length)
{
  return sudoku_link_text_detect (text, length, is_known);
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  return sudoku_link_write (&sudoku_format_link_sudokuexchange, document,
                            "https://sudokuexchange.com/play/?s=", string, error);
}

const SudokuFormat sudoku_format_link_sudokuexchange = {
  .id = "sudokuexchange",
  .name = N_ ("SudokuExchange: link"),
  .summary = N_ ("an address of sudokuexchange.com with the 81 cells in it"),
  .flags = SUDOKU_FORMAT_OF_WEB | SUDOKU_FORMAT_LINES | SUDOKU_FORMAT_LINK,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = sudoku_link_split,
  .read = sudoku_link_read,
  .write = write_puzzle,
};
