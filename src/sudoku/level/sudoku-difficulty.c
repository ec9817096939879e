/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The levels of difficulty, which are those of the Java program that rates puzzles of 2 to 30
 * symbols. Knows no phase: each of these says its level. */

#include "sudoku-difficulty.h"

#include <glib/gi18n.h>

static const struct
{
  const char *id;
  const char *name;
} difficulties[SUDOKU_N_DIFFICULTIES] = {
  [SUDOKU_DIFFICULTY_TRIVIAL] = { "trivial", N_ ("Trivial") },
  [SUDOKU_DIFFICULTY_EASY] = { "easy", N_ ("Easy") },
  [SUDOKU_DIFFICULTY_MODERATE] = { "moderate", N_ ("Moderate") },
  [SUDOKU_DIFFICULTY_HARD] = { "hard", N_ ("Hard") },
  [SUDOKU_DIFFICULTY_DIABOLICAL] = { "diabolical", N_ ("Diabolical") },
};

/**
 * sudoku_difficulty_get_id:
 * @self: a difficulty
 *
 * Gets the id in files and on the command line.
 *
 * Returns: (nullable): the id; %NULL when unknown
 */
const char *
sudoku_difficulty_get_id (SudokuDifficulty self)
{
  g_return_val_if_fail (self < SUDOKU_N_DIFFICULTIES, NULL);

  return difficulties[self].id;
}

/**
 * sudoku_difficulty_get_name:
 * @self: a difficulty
 *
 * Gets the name, to be translated.
 *
 * Returns: (nullable): the name; %NULL when unknown
 */
const char *
sudoku_difficulty_get_name (SudokuDifficulty self)
{
  g_return_val_if_fail (self < SUDOKU_N_DIFFICULTIES, NULL);

  return difficulties[self].name;
}

/**
 * sudoku_difficulty_find:
 * @id: as sudoku_difficulty_get_id() returns it
 *
 * Finds a difficulty by its id.
 *
 * Returns: the difficulty, or `SUDOKU_DIFFICULTY_UNKNOWN` when there is none
 */
SudokuDifficulty
sudoku_difficulty_find (const char *id)
{
  g_return_val_if_fail (id != NULL, SUDOKU_DIFFICULTY_UNKNOWN);

  for (guint i = SUDOKU_DIFFICULTY_TRIVIAL; i < SUDOKU_N_DIFFICULTIES; i++)
    if (g_strcmp0 (difficulties[i].id, id) == 0)
      return (SudokuDifficulty)i;
  return SUDOKU_DIFFICULTY_UNKNOWN;
}
