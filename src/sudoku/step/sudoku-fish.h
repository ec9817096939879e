/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fish: houses whose candidates of a value lie in other houses. */

#pragma once

#include "sudoku-step-search.h"

G_BEGIN_DECLS

/**
 * SUDOKU_FISH_SIZE_MAX:
 *
 * How many truths the largest fish has.
 */
#define SUDOKU_FISH_SIZE_MAX 7

/**
 * SudokuFishHouses:
 * @SUDOKU_FISH_ROWS: rows
 * @SUDOKU_FISH_COLUMNS: columns
 * @SUDOKU_FISH_OTHERS: all other houses
 *
 * Which houses a fish may use.
 */
typedef enum
{
  SUDOKU_FISH_ROWS = 1 << 0,
  SUDOKU_FISH_COLUMNS = 1 << 1,
  SUDOKU_FISH_OTHERS = 1 << 2,
} SudokuFishHouses;

/**
 * SudokuFish:
 * @value: 1…N
 * @size: how many truths
 * @n_covers: how many links: as many as truths, or one fewer where candidates are lost
 * @bases: houses that are truths, in ascending order
 * @covers: houses that are links, in ascending order
 * @base_kinds: what kinds of houses the truths are
 * @cover_kinds: what kinds of houses the links are
 * @cells: (array length=n_cells): the candidates of the truths
 * @n_cells: how many
 * @is_fin: by place in @cells: whether it lies in fewer links than truths
 * @n_fins: how many are fins
 * @sashimi: whether a truth has at most one candidate that is not a fin
 * @removed: (array length=n_removed): cells that can't hold the value
 * @n_removed: how many
 *
 * Each truth has one true candidate; if none of these is a fin, they take all of the links. So
 * either a fin is true or everything else in the links is false.
 */
typedef struct
{
  guint value;
  guint size;
  guint n_covers;
  guint16 bases[SUDOKU_FISH_SIZE_MAX];
  guint16 covers[SUDOKU_FISH_SIZE_MAX];
  SudokuFishHouses base_kinds;
  SudokuFishHouses cover_kinds;
  guint16 *cells;
  guint n_cells;
  gboolean *is_fin;
  guint n_fins;
  gboolean sashimi;
  guint16 *removed;
  guint n_removed;
} SudokuFish;

/**
 * SudokuFishFunc:
 * @fish: a fish that removes something, or is left with too few links
 * @user_data: as given with the function
 *
 * Receives a fish.
 *
 * Returns: whether to go on
 */
typedef gboolean (*SudokuFishFunc) (const SudokuFish *fish, gpointer user_data);

gboolean sudoku_fish_find (SudokuStepSearch *search,
                           guint value,
                           guint size,
                           SudokuFishHouses base_kinds,
                           SudokuFishHouses cover_kinds,
                           gboolean finned,
                           SudokuFishFunc func,
                           gpointer user_data);
gboolean sudoku_fish_find_too_few (SudokuStepSearch *search,
                                   guint value,
                                   guint size,
                                   SudokuFishHouses base_kinds,
                                   SudokuFishHouses cover_kinds,
                                   const gboolean *lost,
                                   SudokuFishFunc func,
                                   gpointer user_data);

G_END_DECLS
