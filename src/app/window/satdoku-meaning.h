/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is meant by contents that can be several things: see the top of satdoku-meaning.c. */

#pragma once

#include <adwaita.h>
#include <sudoku-contents.h>

G_BEGIN_DECLS

/**
 * SatdokuMeaning:
 *
 * A question that only the user can answer.
 */
typedef struct _SatdokuMeaning SatdokuMeaning;

/* Responses; the others are that of a question which is let be, and those by which contents are to
 * be read again. */
#define SATDOKU_MEANING_PUZZLE "puzzle"
#define SATDOKU_MEANING_ANSWER "answer"

const SatdokuMeaning *satdoku_meaning_find (const SudokuContents *contents);
AdwMessageDialog *satdoku_meaning_ask (const SatdokuMeaning *self,
                                       SudokuContents *contents,
                                       gboolean named,
                                       GtkWindow *parent);
SudokuContents *satdoku_meaning_get_contents (AdwMessageDialog *dialog);
SudokuContents *satdoku_meaning_decide (const SudokuContents *contents, const char *response);

G_END_DECLS
