/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of the levels for people. Knows no technique: each of these says its level. */

#include "sudoku-level.h"

#include <glib/gi18n.h>

static const struct
{
  const char *id;
  const char *name;
  const char *summary;
} levels[SUDOKU_N_LEVELS] = {
  [SUDOKU_LEVEL_BEGINNER] = {
    .id = "beginner",
    .name = NC_ ("level", "Beginner"),
    .summary = N_ ("The last empty cell of a house or the last place for a number, with several to "
                   "choose from"),
  },
  [SUDOKU_LEVEL_EASY] = {
    .id = "easy",
    .name = NC_ ("level", "Easy"),
    .summary = N_ ("Numbers with one place left, and cells with one number left"),
  },
  [SUDOKU_LEVEL_MEDIUM] = {
    .id = "medium",
    .name = NC_ ("level", "Medium"),
    .summary = N_ ("Locked candidates, pairs and triples"),
  },
  [SUDOKU_LEVEL_HARD] = {
    .id = "hard",
    .name = NC_ ("level", "Hard"),
    .summary = N_ ("Quads, fish, patterns of a single number, colours, wings and rectangles"),
  },
  [SUDOKU_LEVEL_EXPERT] = {
    .id = "expert",
    .name = NC_ ("level", "Expert"),
    .summary = N_ ("Chains and loops, almost locked sets and larger fish"),
  },
  [SUDOKU_LEVEL_EXTREME] = {
    .id = "extreme",
    .name = NC_ ("level", "Extreme"),
    .summary = N_ ("Forcing chains and nets, templates, trying out cases"),
  },
};

/**
 * sudoku_level_get_id:
 * @self: a level
 *
 * Gets the id in files and on the command line.
 *
 * Returns: (nullable): the id; %NULL when unknown
 */
const char *
sudoku_level_get_id (SudokuLevel self)
{
  g_return_val_if_fail (self < SUDOKU_N_LEVELS, NULL);

  return levels[self].id;
}

/**
 * sudoku_level_get_name:
 * @self: a level
 *
 * Gets the name, to be translated in the context %SUDOKU_LEVEL_CONTEXT.
 *
 * Returns: (nullable): the name; %NULL when unknown
 */
const char *
sudoku_level_get_name (SudokuLevel self)
{
  g_return_val_if_fail (self < SUDOKU_N_LEVELS, NULL);

  return levels[self].name;
}

/**
 * sudoku_level_get_summary:
 * @self: a level
 *
 * Gets what solving such a puzzle needs, to be translated.
 *
 * Returns: (nullable): a phrase without a full stop; %NULL when unknown
 */
const char *
sudoku_level_get_summary (SudokuLevel self)
{
  g_return_val_if_fail (self < SUDOKU_N_LEVELS, NULL);

  return levels[self].summary;
}

/**
 * sudoku_level_find:
 * @id: as sudoku_level_get_id() returns it
 *
 * Finds a level by its id.
 *
 * Returns: the level, or `SUDOKU_LEVEL_UNKNOWN` when there is none
 */
SudokuLevel
sudoku_level_find (const char *id)
{
  g_return_val_if_fail (id != NULL, SUDOKU_LEVEL_UNKNOWN);

  for (guint i = SUDOKU_LEVEL_BEGINNER; i < SUDOKU_N_LEVELS; i++)
    if (g_strcmp0 (levels[i].id, id) == 0)
      return (SudokuLevel)i;
  return SUDOKU_LEVEL_UNKNOWN;
}
