/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sat-error.h>

G_BEGIN_DECLS

#define SUDOKU_ERROR (sudoku_error_quark ())

/**
 * SudokuError:
 * @SUDOKU_ERROR_SHAPE: a side, box or variant that can't be
 * @SUDOKU_ERROR_SYNTAX: text that is not what was expected there
 * @SUDOKU_ERROR_VALUE: a value out of 1…N
 * @SUDOKU_ERROR_FORMAT: no known format, or one that can't be read or can't say this puzzle
 * @SUDOKU_ERROR_LIMIT: too large
 * @SUDOKU_ERROR_NO_SOLUTION: what was asked for needs a solution and there is none
 *
 * What can go wrong in the Sudoku layer. Cancelling is always reported as
 * %G_IO_ERROR_CANCELLED. See sudoku_error_get_issue() for what there is to say of an error.
 */
typedef enum
{
  SUDOKU_ERROR_SHAPE,
  SUDOKU_ERROR_SYNTAX,
  SUDOKU_ERROR_VALUE,
  SUDOKU_ERROR_FORMAT,
  SUDOKU_ERROR_LIMIT,
  SUDOKU_ERROR_NO_SOLUTION,
} SudokuError;

GQuark sudoku_error_quark (void);

void sudoku_error_take_issue (GError **error, SudokuError code, SatIssue *issue);
const SatIssue *sudoku_error_get_issue (const GError *error);
void sudoku_error_add_place (GError **error, const SatPlace *place);

/**
 * sudoku_error_set:
 * @error: return location for an error
 * @code: the code
 * @place: (nullable): where it is
 * @id: the id of the sentence
 * @...: the facts of the sentence, each a #SatArg
 *
 * Sets an error of %SUDOKU_ERROR.
 */
#define sudoku_error_set(error, code, place, id, ...) \
  sudoku_error_take_issue (error, code, sat_issue_new (place, id, ##__VA_ARGS__))

G_END_DECLS
