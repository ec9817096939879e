/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sudoku-types.h"

G_BEGIN_DECLS

/* A set of symbols: what is shown for the values. */
typedef struct
{
  const char *id; /* "decimal", "hexadecimal", "letters", "octal", "binary"; or the player's own */
  const char *name;
  guint base;   /* of a number; 0 for letters */
  char **texts; /* (nullable): the player's own, for the values from 1 */
  guint n_texts;
} SudokuSymbols;

/* The id of the player's own set; it is not in the table. */
#define SUDOKU_SYMBOLS_OWN "own"
#define SUDOKU_SYMBOLS_OWN_MIN 4
#define SUDOKU_SYMBOL_BYTES_MAX 24

/* What can be wrong with the player's own symbols. */
typedef enum
{
  SUDOKU_SYMBOLS_GOOD,
  SUDOKU_SYMBOLS_TOO_FEW,
  SUDOKU_SYMBOLS_TOO_MANY,
  SUDOKU_SYMBOLS_DOUBLE,
  SUDOKU_SYMBOLS_EMPTY_SYMBOL,
  SUDOKU_SYMBOLS_CONTROL, /* a character that can't be seen */
  SUDOKU_SYMBOLS_TOO_LONG,
} SudokuSymbolsFault;

const SudokuSymbols *sudoku_symbols_table (gsize *n_sets);
const SudokuSymbols *sudoku_symbols_find (const char *id);
const SudokuSymbols *sudoku_symbols_for_side (const SudokuSymbols *self, guint side);
char *sudoku_symbols_dup (const SudokuSymbols *self, guint value);

/* sudoku-symbols-own.c */
SudokuSymbols *sudoku_symbols_new_own (const char *text, SudokuSymbolsFault *fault, guint *where);
SudokuSymbols *sudoku_symbols_copy (const SudokuSymbols *self);
void sudoku_symbols_free (SudokuSymbols *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuSymbols, sudoku_symbols_free)

/* One character per value, in text formats: 1…9, A…Z, a…z. */
#define SUDOKU_CHARACTERS_MAX 61
char sudoku_symbols_character (guint value);
guint sudoku_symbols_from_character (char character, guint side);

G_END_DECLS
