/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sudoku-types.h"

G_BEGIN_DECLS

/* A set of symbols: what is shown for the values. */
typedef struct
{
  const char *id; /* "decimal", "hexadecimal", "letters", "octal", "binary" */
  const char *name;
  guint base; /* of a number; 0 for letters */
} SudokuSymbols;

const SudokuSymbols *sudoku_symbols_table (gsize *n_sets);
const SudokuSymbols *sudoku_symbols_find (const char *id);
char *sudoku_symbols_dup (const SudokuSymbols *self, guint value);
guint sudoku_symbols_parse (const SudokuSymbols *self, const char *text, gsize length, guint side);

/* One character per value, in text formats: 1…9, A…Z, a…z. */
#define SUDOKU_CHARACTERS_MAX 61
char sudoku_symbols_character (guint value);
guint sudoku_symbols_from_character (char character, guint side);

G_END_DECLS
