/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A normalised line for line formats, with one byte per character. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuLineText:
 * @start: where the line begins
 * @end: its end
 * @rows: (nullable): where the rows of a puzzle begin that have the same separator between them, or
 *   cells that have blanks between them
 * @rows_length: the length of these
 * @side: how many there are, of as many cells; 0: none
 * @copy: (nullable): a copy of the line; %NULL: it is read in place
 * @places: (nullable): where in the text each character of the copy begins
 * @text: where the line begins in the text
 *
 * A line in which other digits and symbols of empty cells are normalised, each character is one
 * byte, and blanks separate rows. It lives on the stack.
 */
typedef struct
{
  const char *start;
  const char *end;
  const char *rows;
  gsize rows_length;
  guint side;
  char *copy;
  gsize *places;
  const char *text;
} SudokuLineText;

void sudoku_line_text_init (SudokuLineText *self, const char *start, const char *end);
void sudoku_line_text_clear (SudokuLineText *self);
const char *sudoku_line_text_get_place (const SudokuLineText *self, const char *at);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SudokuLineText, sudoku_line_text_clear)

G_END_DECLS
