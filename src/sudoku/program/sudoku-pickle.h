/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Data that a program in Python 2 has saved with its module “pickle”, in the text form. Only data
 * is read: nothing of it is ever run. */

#pragma once

#include "sudoku-source.h"

G_BEGIN_DECLS

/**
 * SudokuPickleKind:
 * @SUDOKU_PICKLE_NONE: nothing
 * @SUDOKU_PICKLE_NUMBER: a number, or whether something is so
 * @SUDOKU_PICKLE_TEXT: a text
 * @SUDOKU_PICKLE_LIST: a list or a tuple
 * @SUDOKU_PICKLE_DICTIONARY: a dictionary
 *
 * What a value is.
 */
typedef enum
{
  SUDOKU_PICKLE_NONE,
  SUDOKU_PICKLE_NUMBER,
  SUDOKU_PICKLE_TEXT,
  SUDOKU_PICKLE_LIST,
  SUDOKU_PICKLE_DICTIONARY,
} SudokuPickleKind;

/**
 * SudokuPickle:
 *
 * Data that a program in Python has saved.
 */
typedef struct _SudokuPickle SudokuPickle;
/**
 * SudokuPickleValue:
 *
 * A value in it, which belongs to it. A list may have itself as an item, so code that walks
 * through values must bound the depth.
 */
typedef struct _SudokuPickleValue SudokuPickleValue;

SudokuPickle *sudoku_pickle_read (const SudokuSource *source, GError **error);
void sudoku_pickle_free (SudokuPickle *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuPickle, sudoku_pickle_free)
const SudokuPickleValue *sudoku_pickle_get_root (const SudokuPickle *self);

double sudoku_pickle_value_get_number (const SudokuPickleValue *self);
const char *sudoku_pickle_value_get_text (const SudokuPickleValue *self);
guint sudoku_pickle_value_get_length (const SudokuPickleValue *self);
const SudokuPickleValue *sudoku_pickle_value_get_item (const SudokuPickleValue *self, guint i);
const SudokuPickleValue *sudoku_pickle_value_get_key (const SudokuPickleValue *self, guint i);
const SudokuPickleValue *sudoku_pickle_value_find (const SudokuPickleValue *self, const char *key);

G_END_DECLS
