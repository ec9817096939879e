/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The elapsed time of a game, as text. */

#pragma once

#include "sudoku-scanner.h"

G_BEGIN_DECLS

/**
 * SUDOKU_SECONDS_MAX:
 *
 * The longest time that is read: more than thirty years is an error.
 */
#define SUDOKU_SECONDS_MAX 1e9

gboolean sudoku_seconds_read (SudokuScanner *scanner, double *seconds, GError **error);
void sudoku_seconds_write (double seconds, GString *string);

G_END_DECLS
