/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names given by a player. */

#pragma once

#include "sudoku-scanner.h"

G_BEGIN_DECLS

char *sudoku_name_tidy (const char *name);
gboolean sudoku_name_read_rest (SudokuScanner *scanner, char **name, GError **error);
gboolean sudoku_name_read_word (SudokuScanner *scanner, char **name, GError **error);

G_END_DECLS
