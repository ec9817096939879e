/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <sudoku-contents.h>

/**
 * SatdokuMeaning:
 *
 * A question that only the user can answer.
 */
typedef struct _SatdokuMeaning SatdokuMeaning;

/* Responses; the others are "cancel" and those that have the contents read again. */
#define SATDOKU_MEANING_PUZZLE "puzzle"
#define SATDOKU_MEANING_ANSWER "answer"

const SatdokuMeaning *satdoku_meaning_find (const SudokuContents *contents);
AdwMessageDialog *satdoku_meaning_ask (const SatdokuMeaning *self,
                                       SudokuContents *contents,
                                       gboolean named,
                                       GtkWindow *parent);
SudokuContents *satdoku_meaning_get_contents (AdwMessageDialog *dialog);
SudokuContents *satdoku_meaning_decide (const SudokuContents *contents, const char *response);
