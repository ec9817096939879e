/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The progress and dates of kept games, and collections of puzzles, in words. */

#pragma once

#include <sudoku-grid.h>

G_BEGIN_DECLS

char *words_game_progress (const SudokuGrid *grid,
                           gboolean solved,
                           gboolean touched,
                           double elapsed);
char *words_game_date (GDateTime *date, GDateTime *now);
char *words_not_kept (const GError *trouble, guint n);
char *words_damaged_games (guint n);
char *words_damaged_collections (guint n);

char *words_puzzles (guint n);
char *words_puzzles_solved (guint n_solved, guint n);
char *words_puzzle_place (guint i, guint n);
char *words_puzzle_of (const char *name, guint i);
char *words_bad_puzzles (guint n, const GError *first);
char *words_cut_puzzles (guint n);

G_END_DECLS
