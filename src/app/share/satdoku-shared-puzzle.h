/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-format-kind.h>

/**
 * SatdokuSharedPuzzle:
 *
 * The puzzle of a game as it goes to other people, with what was entered or without.
 */
typedef struct _SatdokuSharedPuzzle SatdokuSharedPuzzle;

SatdokuSharedPuzzle *satdoku_shared_puzzle_new (SudokuGame *game, gboolean with_entries);
void satdoku_shared_puzzle_free (SatdokuSharedPuzzle *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuSharedPuzzle, satdoku_shared_puzzle_free)

const SudokuState *satdoku_shared_puzzle_get_state (const SatdokuSharedPuzzle *self);
GPtrArray *satdoku_shared_puzzle_list_links (const SatdokuSharedPuzzle *self);
GPtrArray *satdoku_shared_puzzle_list_texts (const SatdokuSharedPuzzle *self);
char *satdoku_shared_puzzle_write (const SatdokuSharedPuzzle *self, const SudokuFormat *format);
char *satdoku_shared_puzzle_describe_losses (const SatdokuSharedPuzzle *self,
                                             const SudokuFormat *format);
