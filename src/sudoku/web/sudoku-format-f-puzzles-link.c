/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Links of f-puzzles, one per line, with a whole puzzle in each. */

#include "sudoku-f-puzzles-link.h"
#include "sudoku-f-puzzles.h"
#include "sudoku-format-list.h"

#include <glib/gi18n.h>

#include "sudoku-link-text.h"

static gboolean
is_known (const char *link,
          gsize length)
{
  return sudoku_link_text_find_part (link, length, "f-puzzles.com/") != NULL;
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
  sudoku_f_puzzles_link_write (document, "https://www.f-puzzles.com/?load=", string);
  return TRUE;
}

const SudokuFormat sudoku_format_f_puzzles_link = {
  .id = "f-puzzles-link",
  .name = N_ ("f-puzzles: link"),
  .summary = N_ ("an address that holds a whole puzzle, as f-puzzles exports it"),
  .flags = SUDOKU_FORMAT_OF_WEB | SUDOKU_FORMAT_LINES | SUDOKU_FORMAT_SHAPE |
           SUDOKU_FORMAT_ORIGINS | SUDOKU_FORMAT_MARKS |
           SUDOKU_FORMAT_MARK_KINDS | SUDOKU_FORMAT_COLOURS | SUDOKU_FORMAT_LINK |
           SUDOKU_FORMAT_CERTAIN,
  .notes = SUDOKU_F_PUZZLES_NOTES,
  .can_say_rule = sudoku_f_puzzles_can_say,
  .remainders = sudoku_f_puzzles_remainders,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = sudoku_f_puzzles_link_split,
  .read = sudoku_f_puzzles_link_read,
  .write = write_puzzle,
};
