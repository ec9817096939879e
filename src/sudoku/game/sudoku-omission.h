/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was left out of a puzzle when its text was read: see sudoku-omission.c. */

#pragma once

#include <sat-issue.h>

#include "sudoku-scanner.h"

G_BEGIN_DECLS

/**
 * SUDOKU_OMISSIONS_MAX:
 *
 * How many omissions a game keeps.
 */
#define SUDOKU_OMISSIONS_MAX 100

gboolean sudoku_omission_is_known (const SatIssue *issue);
gboolean sudoku_omission_matters (const SatIssue *issue);
gboolean sudoku_omissions_matter (const GPtrArray *issues);

void sudoku_omission_write (const SatIssue *issue, GString *string);
SatIssue *sudoku_omission_read (SudokuScanner *scanner, GError **error);

G_END_DECLS
