/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-game-store.h"
#include "satdoku-puzzle.h"

/**
 * SatdokuPuzzleSet:
 * @SATDOKU_PUZZLES_ALL: all puzzles
 * @SATDOKU_PUZZLES_NEW: in which nothing was done
 * @SATDOKU_PUZZLES_BEGUN: begun, and not solved
 * @SATDOKU_PUZZLES_SOLVED: solved
 * @SATDOKU_PUZZLES_DOUBLE: those that are the same as others
 *
 * Some of the puzzles.
 */
typedef enum
{
  SATDOKU_PUZZLES_ALL,
  SATDOKU_PUZZLES_NEW,
  SATDOKU_PUZZLES_BEGUN,
  SATDOKU_PUZZLES_SOLVED,
  SATDOKU_PUZZLES_DOUBLE
} SatdokuPuzzleSet;

/**
 * SatdokuPuzzleOrder:
 * @SATDOKU_PUZZLES_IN_FILE: as they are in the file
 * @SATDOKU_PUZZLES_FEWEST_GIVENS: those with few givens first
 * @SATDOKU_PUZZLES_MOST_GIVENS: those with many givens first
 * @SATDOKU_PUZZLES_STATE: begun ones, then new ones, then solved ones
 * @SATDOKU_PUZZLES_LAST_PLAYED: what was played or solved last comes first
 *
 * An order of puzzles. Equal ones are as they are in the file.
 */
typedef enum
{
  SATDOKU_PUZZLES_IN_FILE,
  SATDOKU_PUZZLES_FEWEST_GIVENS,
  SATDOKU_PUZZLES_MOST_GIVENS,
  SATDOKU_PUZZLES_STATE,
  SATDOKU_PUZZLES_LAST_PLAYED
} SatdokuPuzzleOrder;

/**
 * SATDOKU_NO_FOLDER:
 *
 * In place of a folder of a collection.
 */
#define SATDOKU_NO_FOLDER G_MAXUINT

#define SATDOKU_TYPE_PUZZLE_LIST (satdoku_puzzle_list_get_type ())
/**
 * SatdokuPuzzleList:
 *
 * The puzzles of a collection as a list model of #SatdokuPuzzle, which are made when they are asked
 * for.
 *
 * Signals: "states-changed".
 */
G_DECLARE_FINAL_TYPE (SatdokuPuzzleList, satdoku_puzzle_list, SATDOKU, PUZZLE_LIST, GObject)

SatdokuPuzzleList *
satdoku_puzzle_list_new (SatdokuCollection *collection, SatdokuGameStore *games);
void satdoku_puzzle_list_set_set (SatdokuPuzzleList *self, SatdokuPuzzleSet set);
void satdoku_puzzle_list_set_order (SatdokuPuzzleList *self, SatdokuPuzzleOrder order);
void satdoku_puzzle_list_set_search (SatdokuPuzzleList *self, const char *text);
gboolean satdoku_puzzle_list_is_searched_for (SatdokuPuzzleList *self, const char *text);
gboolean satdoku_puzzle_list_is_searching (SatdokuPuzzleList *self);
void satdoku_puzzle_list_set_folder (SatdokuPuzzleList *self, guint folder);
gboolean satdoku_puzzle_list_is_comparing (SatdokuPuzzleList *self);
SatdokuPuzzle *satdoku_puzzle_list_make_puzzle (SatdokuPuzzleList *self, guint i);
