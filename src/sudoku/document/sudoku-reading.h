/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The result of reading one of several puzzles. */

#pragma once

#include "sudoku-document.h"

G_BEGIN_DECLS

/**
 * SudokuReading:
 * @document: (nullable): the puzzle
 * @error: (nullable): why there is none
 * @line: where it begins, from 1
 *
 * The result of reading one of several puzzles of a text.
 */
typedef struct
{
  SudokuDocument *document;
  GError *error;
  gsize line;
} SudokuReading;

GPtrArray *sudoku_readings_new (void);
void sudoku_readings_take (GPtrArray *readings,
                           SudokuDocument *document,
                           GError *error,
                           gsize line);
SudokuDocument *sudoku_readings_get_only (GPtrArray *readings, const char *name, GError **error);

G_END_DECLS
