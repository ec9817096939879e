/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A program that plays and is ended, and what outlives it: see the top of test-player.c. */

#pragma once

#include <sudoku-game.h>

G_BEGIN_DECLS

/* How many cells a key has. */
#define TEST_PLAYER_KEY_LENGTH 81

gpointer test_player_map (const char *path, gsize size);

GPid test_player_start (const char *const *arguments, gboolean quiet);
gboolean test_player_has_ended (GPid pid, int *status);
int test_player_wait (GPid pid);
void test_player_kill (GPid pid);

void test_player_make_key (SudokuGame *game, char key[TEST_PLAYER_KEY_LENGTH + 1]);
guint test_player_count_moves (SudokuGame *game);

G_END_DECLS
