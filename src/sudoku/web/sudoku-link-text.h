/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Links in a text. */

#pragma once

#include "sudoku-scanner.h"

G_BEGIN_DECLS

/**
 * SudokuLinkIsKnown:
 * @link: a link
 * @length: its length in bytes
 *
 * Tells whether a link is of a kind.
 *
 * Returns: %TRUE if so
 */
typedef gboolean (*SudokuLinkIsKnown) (const char *link, gsize length);

gboolean sudoku_link_text_next (SudokuScanner *scanner, const char **link, gsize *length);
gboolean sudoku_link_text_find (SudokuScanner *scanner,
                                SudokuLinkIsKnown is_known,
                                const char **link,
                                gsize *length);
gsize sudoku_link_text_split (const char *text,
                              gsize length,
                              gsize first_line,
                              SudokuLinkIsKnown is_known);
guint sudoku_link_text_detect (const char *text, gsize length, SudokuLinkIsKnown is_known);
const char *sudoku_link_text_find_part (const char *link, gsize length, const char *part);

G_END_DECLS
