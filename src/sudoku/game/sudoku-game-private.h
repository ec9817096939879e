/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of SudokuGame share. */

#pragma once

#include "sudoku-game.h"
#include "sudoku-move.h"

G_BEGIN_DECLS

/* Of the text form. */
#define SUDOKU_GAME_VERSION 1
/* A clock of more than thirty years is an error. */
#define SUDOKU_GAME_ELAPSED_MAX 1e9

/* A position to come back to. It is kept as a whole, so that it outlives the moves that led to
 * it. */
typedef struct
{
  char *name;
  SudokuState *state;
} SudokuBookmark;

/* What follows from the state and the history, as it was last told by notifications. */
typedef struct
{
  gboolean can_undo;
  gboolean can_redo;
  gboolean can_restart;
  gboolean can_restore_bookmark;
  gboolean solved;
  gboolean modified;
  guint n_of_origin[SUDOKU_N_ORIGINS];
  guint n_bookmarks;
  guint64 revision;
} SudokuGameStatus;

struct _SudokuGame
{
  GObject parent_instance;

  SudokuState *state;
  GPtrArray *moves;       /* of SudokuMove */
  guint position;         /* how many of them are done */
  gint64 saved;           /* the position when it was saved; -1: not in this history */
  double elapsed;         /* seconds */
  SudokuSymbols *symbols; /* (nullable): that the puzzle came with */
  gboolean tidy_marks;
  gboolean helped;         /* the solver has put something into it, be it undone since */
  gboolean finished;       /* it was solved once, and that was written down */
  GPtrArray *bookmarks;    /* of SudokuBookmark */
  SudokuBookmark *removed; /* (nullable): the one that was removed last */
  guint removed_at;        /* where it was */
  SudokuGameStatus told;
};

SudokuBookmark *sudoku_bookmark_new (const char *name, const SudokuState *state);
void sudoku_bookmark_free (SudokuBookmark *self);

SudokuGame *sudoku_game_new_with_history (SudokuState *state,
                                          GPtrArray *moves,
                                          guint position,
                                          GPtrArray *bookmarks,
                                          double elapsed);
gboolean sudoku_game_read_seconds (SudokuScanner *scanner, double *seconds, GError **error);
gboolean sudoku_game_read_bookmark_name (SudokuScanner *scanner, char **name, GError **error);
gboolean sudoku_game_read_bookmark_word (SudokuScanner *scanner, char **name, GError **error);
void sudoku_game_write_bookmarks (SudokuGame *self, GString *string);
void sudoku_game_note (SudokuGame *self, const char *line);
gboolean sudoku_game_push (SudokuGame *self, SudokuMove *move, gboolean journal);
gboolean sudoku_game_step_back (SudokuGame *self, gboolean journal);
gboolean sudoku_game_step_forward (SudokuGame *self, gboolean journal);

G_END_DECLS
