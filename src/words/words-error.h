/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What went wrong, in a sentence of the user's language. */

#pragma once

#include <sudoku-error.h>

G_BEGIN_DECLS

/**
 * WordsStyle:
 * @WORDS_STYLE_WINDOW: "Line 3, character 7: a literal is expected …", a capital first
 * @WORDS_STYLE_TERMINAL: "name:3:7: a literal is expected …"
 *
 * How the place of an error is said, which depends on who reads it.
 */
typedef enum
{
  WORDS_STYLE_WINDOW,
  WORDS_STYLE_TERMINAL,
} WordsStyle;

char *words_error (const GError *error, WordsStyle style);
char *words_issue (const SatIssue *issue, WordsStyle style);

G_END_DECLS
