/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli-session.h"

G_BEGIN_DECLS

typedef struct
{
  SudokuDocument *document;
  const SudokuGrid *grid;     /* of the document */
  const SudokuFormat *format; /* what it was read from */
  char *place;                /* "name:line", where it begins */
} CliPuzzle;

typedef CliStatus (*CliPuzzleFunc) (CliSession *session, const CliPuzzle *puzzle);

CliStatus cli_puzzles_run (CliSession *session, CliPuzzleFunc func);
CliStatus cli_puzzles_read_one (CliSession *session, CliPuzzle *puzzle);
CliStatus
cli_puzzle_print_solution (const CliPuzzle *self, CliSession *session, const SudokuGrid *solution);
void cli_puzzle_clear (CliPuzzle *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliPuzzle, cli_puzzle_clear)

G_END_DECLS
