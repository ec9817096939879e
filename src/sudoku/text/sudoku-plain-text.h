/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Normalises characters for digits, blanks, empty cells and frames. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SUDOKU_PLAIN_FILLER: (skip)
 *
 * Fills the place of a character of several bytes: it has no width.
 */
#define SUDOKU_PLAIN_FILLER '\x01'

/**
 * SUDOKU_PLAIN_THICK_BAR: (skip)
 *
 * What thick or double bars become.
 */
#define SUDOKU_PLAIN_THICK_BAR '\x02'

/**
 * SUDOKU_PLAIN_RULE: (skip)
 *
 * What other lines of frames become.
 */
#define SUDOKU_PLAIN_RULE '\x03'

char *sudoku_plain_text_make (const char *text, gsize length);

G_END_DECLS
