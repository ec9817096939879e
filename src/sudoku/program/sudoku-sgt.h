/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games of Simon Tatham's collection whose puzzles can be read. */

#pragma once

#include "sudoku-document.h"
#include "sudoku-source.h"

G_BEGIN_DECLS

/**
 * SudokuSgtGame:
 * @name: as saved games have it
 * @side_max: the largest side that it has
 * @is_id: whether a word is, or begins as, a puzzle of the game
 * @read: reads a puzzle: %NULL with SUDOKU_ERROR_SYNTAX, SUDOKU_ERROR_SHAPE or, for a number that
 *   the game would make a puzzle from, SUDOKU_ERROR_FORMAT
 * @is_for: whether puzzles of a shape are written for this game
 * @can_say_rule: whether it can express a further rule of such a shape
 * @can_write: (nullable): whether it can have the numbers on a board, or only the givens among them
 * @write_parameters: writes the parameters of a shape
 * @write_description: writes the description of a puzzle, with entries or only with givens
 *
 * A game: a row of the list of games.
 */
typedef struct
{
  const char *name;
  guint side_max;
  gboolean (*is_id) (const char *word, gsize length);
  SudokuGrid *(*read) (const SudokuSource *source,
                       const SudokuScanner *scanner,
                       const char *word,
                       gsize length,
                       GError **error);
  gboolean (*is_for) (const SudokuGeometry *geometry);
  gboolean (*can_say_rule) (const SudokuGeometry *geometry, const SudokuRule *rule);
  gboolean (*can_write) (const SudokuGrid *grid, gboolean only_givens);
  void (*write_parameters) (const SudokuGeometry *geometry, GString *string);
  void (*write_description) (const SudokuGrid *grid, gboolean only_givens, GString *string);
} SudokuSgtGame;

/**
 * sudoku_sgt_solo: (skip)
 *
 * Solo: numbers with boxes or regions, diagonals, cages.
 */
extern const SudokuSgtGame sudoku_sgt_solo;
/**
 * sudoku_sgt_towers: (skip)
 *
 * Towers: skyscrapers on a board without boxes.
 */
extern const SudokuSgtGame sudoku_sgt_towers;
/**
 * sudoku_sgt_keen: (skip)
 *
 * Keen: cages with an operation on a board without boxes.
 */
extern const SudokuSgtGame sudoku_sgt_keen;
/**
 * sudoku_sgt_unequal: (skip)
 *
 * Unequal: signs between cells of a board without boxes.
 */
extern const SudokuSgtGame sudoku_sgt_unequal;

const SudokuSgtGame *sudoku_sgt_find_by_name (const char *name, gsize length);
const SudokuSgtGame *sudoku_sgt_find_by_id (const char *word, gsize length);
const SudokuSgtGame *sudoku_sgt_find_for_shape (const SudokuGeometry *geometry);
gboolean sudoku_sgt_can_say_rule (const SudokuGeometry *geometry, const SudokuRule *rule);
gboolean sudoku_sgt_check (const char *format,
                           const SudokuGrid *grid,
                           gboolean only_givens,
                           GError **error);

/* For the games. */
SudokuGeometry *sudoku_sgt_make_geometry (const SudokuSource *source,
                                          const SudokuScanner *scanner,
                                          guint side,
                                          GPtrArray *rules,
                                          GError **error);
void sudoku_sgt_give (SudokuGrid *grid, const guint32 *values);
guint32 *sudoku_sgt_copy_values (const SudokuGrid *grid, gboolean only_givens);
gboolean sudoku_sgt_is_latin (const SudokuGeometry *geometry);
gboolean sudoku_sgt_has_item (const SudokuGeometry *geometry, const char *const *ids);

G_END_DECLS
