/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions of a game to come back to. */

#pragma once

#include "sudoku-state.h"

G_BEGIN_DECLS

/**
 * SUDOKU_BOOKMARKS_MAX:
 *
 * The most bookmarks of a game, so that a text from outside can't fill the memory.
 */
#define SUDOKU_BOOKMARKS_MAX 100

/**
 * SudokuBookmarks:
 *
 * A list of bookmarks, counted from 0. Each keeps a whole position, so it outlives the moves that
 * led to it. The one that was removed last can be restored.
 */
typedef struct _SudokuBookmarks SudokuBookmarks;

SudokuBookmarks *sudoku_bookmarks_new (void);
void sudoku_bookmarks_free (SudokuBookmarks *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuBookmarks, sudoku_bookmarks_free)

guint sudoku_bookmarks_get_n (const SudokuBookmarks *self);
gboolean sudoku_bookmarks_is_full (const SudokuBookmarks *self);
const char *sudoku_bookmarks_get_name (const SudokuBookmarks *self, guint bookmark);
const SudokuState *sudoku_bookmarks_get_state (const SudokuBookmarks *self, guint bookmark);

gboolean sudoku_bookmarks_insert (SudokuBookmarks *self,
                                  guint bookmark,
                                  const char *name,
                                  const SudokuState *state);
gboolean sudoku_bookmarks_remove (SudokuBookmarks *self, guint bookmark);
gboolean sudoku_bookmarks_can_restore (const SudokuBookmarks *self);
gboolean sudoku_bookmarks_restore (SudokuBookmarks *self, guint *bookmark);
void sudoku_bookmarks_forget_removed (SudokuBookmarks *self);

G_END_DECLS
