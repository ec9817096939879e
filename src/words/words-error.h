/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Errors as sentences in the user's language. */

#pragma once

#include <sudoku-error.h>

G_BEGIN_DECLS

/**
 * WordsStyle:
 * @WORDS_STYLE_WINDOW: "Line 3, character 7: a literal is expected …", a capital first
 * @WORDS_STYLE_TERMINAL: "name:3:7: a literal is expected …"
 *
 * The form of the place of an error.
 */
typedef enum
{
  WORDS_STYLE_WINDOW,
  WORDS_STYLE_TERMINAL,
} WordsStyle;

char *words_error (const GError *error, WordsStyle style);
char *words_issue (const SatIssue *issue, WordsStyle style);

G_END_DECLS
