/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sudoku-types.h"

G_BEGIN_DECLS

/**
 * SudokuSymbols:
 * @id: “decimal”, “hexadecimal”, “letters”, “octal” or “binary”; or %SUDOKU_SYMBOLS_OWN or
 *   %SUDOKU_SYMBOLS_PUZZLE
 * @name: what people call it, to be translated
 * @base: of a number; 0 for letters
 * @texts: (nullable): the player's own or the puzzle's, for the values from 1
 * @n_texts: how many of these there are
 * @empty: (nullable): what a text has for an empty cell, when the puzzle says it
 *
 * A set of symbols: what is shown for the values of a grid.
 */
typedef struct
{
  const char *id;
  const char *name;
  guint base;
  char **texts;
  guint n_texts;
  char *empty;
} SudokuSymbols;

/**
 * SUDOKU_SYMBOLS_OWN:
 *
 * The id of the player's own set; it is not in the table.
 */
#define SUDOKU_SYMBOLS_OWN "own"
/**
 * SUDOKU_SYMBOLS_PUZZLE:
 *
 * The id of a set that came with a puzzle; it is not in the table.
 */
#define SUDOKU_SYMBOLS_PUZZLE "puzzle"
/**
 * SUDOKU_SYMBOLS_OWN_MIN:
 *
 * How many symbols a set of the player's own has at least.
 */
#define SUDOKU_SYMBOLS_OWN_MIN 4
/**
 * SUDOKU_SYMBOL_BYTES_MAX:
 *
 * How many bytes of UTF-8 one of the player's own symbols has at most.
 */
#define SUDOKU_SYMBOL_BYTES_MAX 24

/**
 * SudokuSymbolsFault:
 * @SUDOKU_SYMBOLS_GOOD: nothing
 * @SUDOKU_SYMBOLS_TOO_FEW: fewer than %SUDOKU_SYMBOLS_OWN_MIN
 * @SUDOKU_SYMBOLS_TOO_MANY: more than the largest side
 * @SUDOKU_SYMBOLS_DOUBLE: one of them is there twice
 * @SUDOKU_SYMBOLS_EMPTY_SYMBOL: one of them is empty
 * @SUDOKU_SYMBOLS_CONTROL: one of them has a character that can't be seen
 * @SUDOKU_SYMBOLS_TOO_LONG: one of them has more than %SUDOKU_SYMBOL_BYTES_MAX bytes
 *
 * What can be wrong with the player's own symbols.
 */
typedef enum
{
  SUDOKU_SYMBOLS_GOOD,
  SUDOKU_SYMBOLS_TOO_FEW,
  SUDOKU_SYMBOLS_TOO_MANY,
  SUDOKU_SYMBOLS_DOUBLE,
  SUDOKU_SYMBOLS_EMPTY_SYMBOL,
  SUDOKU_SYMBOLS_CONTROL,
  SUDOKU_SYMBOLS_TOO_LONG,
} SudokuSymbolsFault;

#define SUDOKU_TYPE_SYMBOLS (sudoku_symbols_get_type ())
GType sudoku_symbols_get_type (void) G_GNUC_CONST;

const SudokuSymbols *sudoku_symbols_table (gsize *n_sets);
const SudokuSymbols *sudoku_symbols_find (const char *id);
const SudokuSymbols *sudoku_symbols_for_side (const SudokuSymbols *self, guint side);
char *sudoku_symbols_dup (const SudokuSymbols *self, guint value);
gboolean sudoku_symbols_are_pictures (const SudokuSymbols *self);

/* sudoku-symbols-own.c */
SudokuSymbols *sudoku_symbols_new_own (const char *text, SudokuSymbolsFault *fault, guint *where);
SudokuSymbols *
sudoku_symbols_new_of_puzzle (const char *const *texts, guint n_texts, const char *empty);
SudokuSymbols *sudoku_symbols_copy (const SudokuSymbols *self);
gboolean sudoku_symbols_are_numbers (const SudokuSymbols *self);
gboolean sudoku_symbols_equal (const SudokuSymbols *a, const SudokuSymbols *b);
void sudoku_symbols_free (SudokuSymbols *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuSymbols, sudoku_symbols_free)

/**
 * SUDOKU_CHARACTERS_MAX:
 *
 * How many values have one character each in text formats: 1…9, A…Z, a…z.
 */
#define SUDOKU_CHARACTERS_MAX 61
char sudoku_symbols_character (guint value);
guint sudoku_symbols_from_character (char character, guint side);

G_END_DECLS
