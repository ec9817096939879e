/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a text line by line and word by word. */

#pragma once

#include "sudoku-error.h"

G_BEGIN_DECLS

/**
 * SudokuScanner:
 * @name: the name of the text in messages
 * @next: the line after the current one
 * @end: the end of the text
 * @line: the current line
 * @line_end: its end, before the newline
 * @at: the rest of the current line
 * @number: the number of the current line, from 1
 *
 * Reads a text line by line and word by word, and reports errors with their places. Lives on the
 * stack; the text belongs to the caller and needs no final NUL or newline.
 */
typedef struct
{
  const char *name;
  const char *next;
  const char *end;
  const char *line;
  const char *line_end;
  const char *at;
  gsize number;
} SudokuScanner;

/**
 * SudokuScannerWordFunc:
 * @word: a word of a text
 * @length: its length in bytes
 *
 * Tells whether a word is looked for.
 *
 * Returns: whether it is
 */
typedef gboolean (*SudokuScannerWordFunc) (const char *word, gsize length);

void sudoku_scanner_init (SudokuScanner *self,
                          const char *name,
                          const char *text,
                          gsize length,
                          gsize first_line);
gboolean sudoku_scanner_next_line (SudokuScanner *self);
gboolean sudoku_scanner_next_filled_line (SudokuScanner *self);
gboolean sudoku_scanner_next_word (SudokuScanner *self, const char **word, gsize *length);
gboolean sudoku_scanner_find_word (SudokuScanner *self,
                                   SudokuScannerWordFunc fits,
                                   const char **word,
                                   gsize *length);
gboolean sudoku_scanner_fail_word (const SudokuScanner *self,
                                   const char *word,
                                   gsize length,
                                   const char *id,
                                   GError **error);
gboolean sudoku_scanner_need_word (SudokuScanner *self,
                                   const char *id,
                                   const char **word,
                                   gsize *length,
                                   GError **error);
gboolean sudoku_scanner_need_number (SudokuScanner *self,
                                     const char *id,
                                     guint min,
                                     guint max,
                                     guint *number,
                                     GError **error);
gboolean sudoku_scanner_need_end (SudokuScanner *self, GError **error);
void sudoku_scanner_take_issue (const SudokuScanner *self,
                                const char *at,
                                SudokuError code,
                                GError **error,
                                SatIssue *issue);
void sudoku_scanner_add_place (const SudokuScanner *self, const char *at, GError **error);

/**
 * sudoku_scanner_refuse:
 * @self: a scanner
 * @at: (nullable): a place in the current line; %NULL: the line as a whole
 * @code: the code of the error
 * @error: return location for an error
 * @id: the id of the sentence
 * @...: the facts of the sentence, each a #SatArg
 *
 * Sets an error of %SUDOKU_ERROR at a place of a text.
 */
#define sudoku_scanner_refuse(self, at, code, error, id, ...) \
  sudoku_scanner_take_issue (self, at, code, error, sat_issue_new (NULL, id, ##__VA_ARGS__))

gboolean sudoku_scan_uint (const char **at, const char *end, guint max, guint *value);
gboolean sudoku_scan_equal (const char *word, gsize length, const char *expected);

G_END_DECLS
