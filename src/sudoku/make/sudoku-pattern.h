/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cells of a puzzle that may have givens. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuPattern:
 *
 * The cells of a puzzle that may have givens.
 */
typedef struct _SudokuPattern SudokuPattern;

SudokuPattern *sudoku_pattern_new (guint side);
SudokuPattern *sudoku_pattern_copy (const SudokuPattern *self);
void sudoku_pattern_free (SudokuPattern *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuPattern, sudoku_pattern_free)

SudokuPattern *sudoku_pattern_read (const char *name,
                                    const char *text,
                                    gsize length,
                                    GError **error);
char *sudoku_pattern_write (const SudokuPattern *self);

gboolean sudoku_pattern_equal (const SudokuPattern *self, const SudokuPattern *other);
guint sudoku_pattern_get_side (const SudokuPattern *self);
guint sudoku_pattern_count (const SudokuPattern *self);
gboolean sudoku_pattern_has (const SudokuPattern *self, guint cell);
void sudoku_pattern_set (SudokuPattern *self, guint cell, gboolean may_be_given);

G_END_DECLS
