/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sat-error.h>

G_BEGIN_DECLS

#define SUDOKU_ERROR (sudoku_error_quark ())

typedef enum
{
  SUDOKU_ERROR_SHAPE,  /* a side, box or variant that can't be */
  SUDOKU_ERROR_SYNTAX, /* text that is not what was expected there */
  SUDOKU_ERROR_VALUE,  /* a value out of 1…N */
  /* no known format, or one that can't be read or can't say this puzzle */
  SUDOKU_ERROR_FORMAT,
  SUDOKU_ERROR_LIMIT,       /* too large */
  SUDOKU_ERROR_NO_SOLUTION, /* what was asked for needs a solution and there is none */
} SudokuError;

GQuark sudoku_error_quark (void);

G_END_DECLS
