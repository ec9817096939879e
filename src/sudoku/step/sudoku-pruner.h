/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What an item leaves of a position while some candidates are supposed to be false. */

#pragma once

#include "sudoku-links.h"
#include "sudoku-position.h"

G_BEGIN_DECLS

/**
 * SUDOKU_PRUNER_NONE:
 *
 * No candidate.
 */
#define SUDOKU_PRUNER_NONE G_MAXUINT32

/**
 * SudokuPrunerNumber:
 * @candidate: a candidate of the position, cell × N + value − 1
 * @user_data: what was given with the function
 *
 * Numbers a candidate.
 *
 * Returns: its number, or SUDOKU_PRUNER_NONE when it takes no part
 */
typedef guint32 (*SudokuPrunerNumber) (guint32 candidate, gpointer user_data);

/**
 * SudokuPrunerFunc:
 * @number: the number of a candidate
 * @user_data: what was given with the function
 *
 * Called for candidates.
 */
typedef void (*SudokuPrunerFunc) (guint32 number, gpointer user_data);

/**
 * SudokuPruner:
 *
 * An item at a position, with numbers for its candidates.
 */
typedef struct _SudokuPruner SudokuPruner;

SudokuPruner *sudoku_pruner_new (const SudokuLinks *links,
                                 const SudokuPosition *position,
                                 guint tabled,
                                 SudokuPrunerNumber number,
                                 gpointer user_data);
void sudoku_pruner_free (SudokuPruner *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuPruner, sudoku_pruner_free)

guint sudoku_pruner_get_tabled (const SudokuPruner *self);
gboolean sudoku_pruner_run (const SudokuPruner *self,
                            const guint8 *is_false,
                            SudokuPrunerFunc func,
                            gpointer user_data);
void sudoku_pruner_explain (const SudokuPruner *self,
                            const guint8 *is_false,
                            guint32 removed,
                            SudokuPrunerFunc func,
                            gpointer user_data);

G_END_DECLS
