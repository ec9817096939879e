/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Worksheets and the verdicts on their answers, in words. */

#pragma once

#include <sudoku-worksheet-check.h>

G_BEGIN_DECLS

char *words_worksheet (const SudokuWorksheet *worksheet, gboolean key);
GPtrArray *words_worksheet_verdict (const SudokuWorksheet *worksheet,
                                    const SudokuWorksheetVerdict *verdict);

G_END_DECLS
