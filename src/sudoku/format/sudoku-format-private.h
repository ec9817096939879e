/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the formats share: the formats of the list, limits, the steps of reading. */

#pragma once

#include "sudoku-format-list.h"
#include "sudoku-format.h"
#include "sudoku-scanner.h"

G_BEGIN_DECLS

#define SUDOKU_FORMAT_DECLARE(name) extern const SudokuFormat sudoku_format_##name;
SUDOKU_FORMAT_LIST (SUDOKU_FORMAT_DECLARE)
#undef SUDOKU_FORMAT_DECLARE

/* A puzzle of the largest side takes 40 kB; beyond this a text is something else. */
#define SUDOKU_FORMAT_LENGTH_MAX (16u << 20)
/* Of a game with its history, or a formula: the full one at side 49 has 210 MB. */
#define SUDOKU_FORMAT_LARGE_LENGTH_MAX (256u << 20)
/* How much of a text detection looks at. */
#define SUDOKU_FORMAT_DETECT_LENGTH (256u << 10)

gboolean sudoku_format_check_text (const SudokuFormat *self,
                                   const char *name,
                                   const char *text,
                                   gsize length,
                                   GError **error);
gsize sudoku_format_skip_mark (const char *text, gsize length);
const SudokuFormat *sudoku_format_choose (const SudokuFormat *self,
                                          const char *name,
                                          const char *text,
                                          gsize length,
                                          GError **error);
void sudoku_source_scan (const SudokuSource *self, SudokuScanner *scanner);

/* Says what a format can't write: SUDOKU_ERROR_FORMAT with the id of a sentence, whose first fact
 * is the format, and further facts. It is FALSE, so that a writer can return it. */
#define sudoku_format_refuse(self, error, sentence, ...)         \
  (sudoku_error_set (error, SUDOKU_ERROR_FORMAT, NULL, sentence, \
                     sat_arg_text ((self)->id), ##__VA_ARGS__),  \
   FALSE)

G_END_DECLS
