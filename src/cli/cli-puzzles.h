/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sat-dimacs.h>
#include <sudoku-cnf.h>
#include <sudoku-reader.h>

#include "cli-session.h"

/**
 * CliPuzzle:
 * @document: the puzzle
 * @grid: borrowed from @document
 * @format: its original format
 * @place: "name:line", where it begins
 *
 * A puzzle of the input. Clear it with cli_puzzle_clear().
 */
typedef struct
{
  SudokuDocument *document;
  const SudokuGrid *grid;
  const SudokuFormat *format;
  char *place;
} CliPuzzle;

/**
 * CliPuzzleFunc:
 * @session: the run
 * @puzzle: a puzzle of the input; borrowed for the call
 *
 * Processes a puzzle.
 *
 * Returns: the status
 */
typedef CliStatus (*CliPuzzleFunc) (CliSession *session, const CliPuzzle *puzzle);

/**
 * CliFormulaFunc:
 * @session: the run
 * @name: the name of the text
 * @formula: a formula that is no puzzle; borrowed for the call
 *
 * Processes a formula that is no puzzle.
 *
 * Returns: the status
 */
typedef CliStatus (*CliFormulaFunc) (CliSession *session,
                                     const char *name,
                                     const SatFormula *formula);

SudokuReader *cli_puzzles_open (CliSession *session, CliStatus *status);
CliStatus cli_puzzles_read_next (CliSession *session,
                                 SudokuReader *reader,
                                 GCancellable *cancellable,
                                 CliPuzzle *puzzle,
                                 SatFormula **formula,
                                 gboolean *go_on);
CliStatus cli_puzzles_fail (CliSession *session, const GError *error, gboolean *go_on);
CliStatus cli_puzzles_end (CliSession *session, CliStatus status, guint64 n_read);
CliStatus cli_puzzles_run (CliSession *session, CliPuzzleFunc func);
CliStatus cli_puzzles_run_marked (CliSession *session,
                                  CliPuzzleFunc func,
                                  CliFormulaFunc formula_func);
CliStatus
cli_puzzles_read_one (CliSession *session, CliPuzzle *puzzle, CliFormulaFunc formula_func);
CliStatus
cli_puzzle_print_solution (const CliPuzzle *self, CliSession *session, const SudokuGrid *solution);
SudokuCnf *cli_puzzle_make_cnf (const CliPuzzle *self, const CliSession *session);
SudokuSet *cli_puzzle_find_removed (const CliPuzzle *self);
CliStatus
cli_puzzle_judge_givens (const CliPuzzle *self, CliSession *session, SudokuVerdict *verdict);
CliStatus cli_puzzle_tell_cut_short (const CliPuzzle *self, CliSession *session);
void cli_puzzle_tell (const CliPuzzle *self, CliSession *session);
void cli_puzzle_clear (CliPuzzle *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (CliPuzzle, cli_puzzle_clear)
