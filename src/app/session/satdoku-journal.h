/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The text of the file in which a game is kept while it is played. */

#pragma once

#include <sudoku-game.h>

G_BEGIN_DECLS

/**
 * SatdokuSeal:
 *
 * A hash over everything in a journal so far. The next line is checked against it, so that a
 * changed, missing or doubled line is noticed.
 */
typedef guint32 SatdokuSeal;

#define SATDOKU_JOURNAL_NO_CELL G_MAXUINT

char *satdoku_journal_begin (SudokuGame *game, SatdokuSeal *seal);
void satdoku_journal_add (GString *text, const char *line, SatdokuSeal *seal);
void satdoku_journal_add_selected (GString *text, guint cell, guint side, SatdokuSeal *seal);
SudokuGame *satdoku_journal_read (const char *name,
                                  const char *text,
                                  gsize length,
                                  guint *selected,
                                  GError **damage);

G_END_DECLS
