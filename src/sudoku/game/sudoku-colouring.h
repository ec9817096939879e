/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The player's colours of candidates, and the links drawn between them. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuTie:
 * @SUDOKU_TIE_NONE: there is no link
 * @SUDOKU_TIE_STRONG: at least one of the two is true; a solid line
 * @SUDOKU_TIE_WEAK: at most one of the two is true; a dashed line
 * @SUDOKU_N_TIES: their number
 *
 * How two candidates are linked.
 */
typedef enum
{
  SUDOKU_TIE_NONE,
  SUDOKU_TIE_STRONG,
  SUDOKU_TIE_WEAK,
  SUDOKU_N_TIES
} SudokuTie;

/**
 * SudokuSpot:
 * @cell: a cell, from 0
 * @value: 1…N
 *
 * A candidate of a cell.
 */
typedef struct
{
  guint16 cell;
  guint16 value;
} SudokuSpot;

/**
 * SudokuColoured:
 * @spot: a candidate
 * @colour: 1…SUDOKU_COLOURS_MAX
 *
 * A candidate that has a colour.
 */
typedef struct
{
  SudokuSpot spot;
  guint colour;
} SudokuColoured;

/**
 * SudokuLinked:
 * @from: the end that comes first, by cell and then by value
 * @to: the other one
 * @tie: how they are linked; not %SUDOKU_TIE_NONE
 *
 * A link between two candidates.
 */
typedef struct
{
  SudokuSpot from;
  SudokuSpot to;
  SudokuTie tie;
} SudokuLinked;

/**
 * SudokuColouring:
 *
 * The colours of candidates and the links between them. Memory is taken only for these.
 */
typedef struct _SudokuColouring SudokuColouring;

SudokuColouring *sudoku_colouring_new (void);
SudokuColouring *sudoku_colouring_copy (const SudokuColouring *self);
void sudoku_colouring_free (SudokuColouring *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuColouring, sudoku_colouring_free)

gint sudoku_spot_compare (SudokuSpot a, SudokuSpot b);
gboolean sudoku_colouring_is_empty (const SudokuColouring *self);
guint sudoku_colouring_get_colour (const SudokuColouring *self, SudokuSpot spot);
void sudoku_colouring_set_colour (SudokuColouring *self, SudokuSpot spot, guint colour);
SudokuTie sudoku_colouring_get_tie (const SudokuColouring *self, SudokuSpot a, SudokuSpot b);
void sudoku_colouring_set_tie (SudokuColouring *self, SudokuSpot a, SudokuSpot b, SudokuTie tie);
const SudokuColoured *
sudoku_colouring_get_all_coloured (const SudokuColouring *self, guint *n_coloured);
const SudokuColoured *sudoku_colouring_get_coloured_in (const SudokuColouring *self,
                                                        guint cell,
                                                        guint *n_coloured);
const SudokuLinked *sudoku_colouring_get_links (const SudokuColouring *self, guint *n_links);

G_END_DECLS
