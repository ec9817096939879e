/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is done with any format of puzzle files. The formats themselves are rows of the list in
 * sudoku-format-list.h. */

#pragma once

#include "sudoku-format-kind.h"

G_BEGIN_DECLS

const SudokuFormat *const *sudoku_formats (gsize *n_formats);
const SudokuFormat *sudoku_format_find (const char *id);
const SudokuFormat *sudoku_format_find_for_name (const char *name);
const SudokuFormat *sudoku_format_find_for_games (void);
gboolean sudoku_format_is_undecided (const char *text, gsize length);
const SudokuFormat *sudoku_format_detect (const char *text, gsize length);
const SudokuFormat *sudoku_format_choose (const SudokuFormat *self,
                                          const char *name,
                                          const char *text,
                                          gsize length,
                                          GError **error);
const SudokuFormat *sudoku_format_settle (const SudokuFormat *self,
                                          const SudokuSource *source,
                                          GError **error);
gboolean sudoku_format_has (const SudokuFormat *self, SudokuFormatFlags flags);
gboolean sudoku_format_check_text (const SudokuFormat *self,
                                   const char *name,
                                   const char *text,
                                   gsize length,
                                   GError **error);

SudokuDocument *sudoku_format_read (const SudokuFormat *self,
                                    const SudokuSource *source,
                                    const SudokuFormat **used,
                                    GError **error);
char *sudoku_format_write (const SudokuFormat *self,
                           const SudokuDocument *document,
                           GError **error);
gboolean sudoku_format_write_one (const SudokuFormat *self,
                                  const SudokuDocument *document,
                                  GString *string,
                                  GError **error);
void sudoku_format_write_between (const SudokuFormat *self,
                                  const SudokuDocument *previous,
                                  const SudokuDocument *next,
                                  GString *string);
char *sudoku_format_copy_head (const SudokuFormat *self, const char *text, gsize length);
gboolean sudoku_format_says_omissions (const SudokuFormat *self, const SudokuDocument *document);
GPtrArray *sudoku_format_list_losses (const SudokuFormat *self, const SudokuDocument *document);
const SudokuFormat *sudoku_format_for_solution (const SudokuFormat *self);
const SudokuFormat *sudoku_format_for_output (const SudokuFormat *preferred,
                                              const SudokuDocument *document);

G_END_DECLS
