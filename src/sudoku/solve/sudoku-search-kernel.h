/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The inner loop of the search: propagation on all values and all cells at once.
 *
 * A segment is where a line meets a box: three cells at 9×9. A value is settled in it when it
 * stands in one of them.
 *
 * Only sudoku-search.c may include this. */

#pragma once

#include "sudoku-search-board-kernel.h"
#include "sudoku-search-count-kernel.h"

typedef enum
{
  BOARD_DEAD,
  BOARD_OPEN,
  BOARD_SOLVED,
} BoardState;

/* Adds to @hidden what has only one place in its column, row, box or diagonal. Adds to
 * @dead what has none. */
INLINE void
find_in_lines (const Board *board,
               const Shape shape,
               Lanes *hidden,
               Lanes *dead)
{
  Lanes once = { 0 }, twice = { 0 }, empty = { 0 };

  for (guint r = 0; r < shape.side; r++)
    {
      twice |= once & board->rows[r];
      once |= board->rows[r];
    }
  *dead |= once ^ full_of (shape);
  once &= ~twice;
  for (guint r = 0; r < shape.side; r++)
    {
      Lanes row = board->rows[r];

      empty |= empty_lanes (row, shape);
      hidden[r] = row & (once | empty_lanes (row & (row - 1), shape));
    }
  *dead |= empty;
}

INLINE void
find_in_boxes (const Board *board,
               const Shape shape,
               Lanes *hidden,
               Lanes *dead)
{
  for (guint first = 0; first < shape.side; first += shape.box_rows)
    {
      Lanes once = { 0 }, twice = { 0 }, box_once, box_twice, spread;

      for (guint r = first; r < first + shape.box_rows; r++)
        {
          twice |= once & board->rows[r];
          once |= board->rows[r];
        }
      box_once = once;
      box_twice = twice;
      for (guint k = 1; k < shape.box_columns; k++)
        {
          box_twice |= twice >> k | (box_once & once >> k);
          box_once |= once >> k;
        }
      *dead |= (box_once & starts_of (shape)) ^ starts_of (shape);
      spread = spread_boxes (box_once & ~box_twice & starts_of (shape), shape);
      for (guint r = first; r < first + shape.box_rows; r++)
        hidden[r] |= board->rows[r] & spread;
    }
}

/* The column of a diagonal in row @r. */
INLINE guint
diagonal_column (const Shape shape,
                 gboolean rising,
                 guint r)
{
  return rising ? shape.side - 1 - r : r;
}

INLINE void
find_in_diagonal (const Board *board,
                  const Shape shape,
                  gboolean rising,
                  Lanes *hidden,
                  Lanes *dead)
{
  Lanes once = { 0 }, twice = { 0 };

  for (guint r = 0; r < shape.side; r++)
    {
      Lanes bit = (board->rows[r] >> diagonal_column (shape, rising, r)) & 1;

      twice |= once & bit;
      once |= bit;
    }
  *dead |= once ^ 1;
  once &= ~twice;
  for (guint r = 0; r < shape.side; r++)
    hidden[r] |= board->rows[r] & (once << diagonal_column (shape, rising, r));
}

/* Removes what is placed from the rest of its box. */
INLINE void
clear_boxes (Board *board,
             const Shape shape,
             const Lanes *placed)
{
  for (guint first = 0; first < shape.side; first += shape.box_rows)
    {
      Lanes all = { 0 }, spread;

      for (guint r = first; r < first + shape.box_rows; r++)
        all |= placed[r];
      spread = spread_boxes (fold_boxes (all, shape), shape);
      for (guint r = first; r < first + shape.box_rows; r++)
        board->rows[r] &= ~spread | placed[r];
    }
}

INLINE void
clear_diagonal (Board *board,
                const Shape shape,
                gboolean rising,
                const Lanes *placed)
{
  Lanes all = { 0 };

  for (guint r = 0; r < shape.side; r++)
    all |= (placed[r] >> diagonal_column (shape, rising, r)) & 1;
  for (guint r = 0; r < shape.side; r++)
    board->rows[r] &= ~(all << diagonal_column (shape, rising, r)) | placed[r];
}

/* Adds to @hidden what is the only candidate of its cell. The others of a cell with a hidden single
 * are removed. Adds to @dead what is placed twice, and writes to *@columns where each value is
 * placed. */
INLINE void
place (Board *board,
       const Shape shape,
       const Counts *counts,
       Lanes *hidden,
       Lanes *dead,
       Lanes *columns)
{
  Lanes fresh[SIDE_MAX], once = { 0 }, twice = { 0 };
  RowSets settled;

  for (guint r = 0; r < shape.side; r++)
    fresh[r] = hidden[r] & columns_of_row (&counts->twice, shape, r);
  collect_cells (fresh, shape, &settled);
  for (guint r = 0; r < shape.side; r++)
    {
      Lanes row = board->rows[r];
      Lanes placed = hidden[r] | (row & (guint16)~columns_of_row (&counts->twice, shape, r));

      row &= placed | (guint16)~columns_of_row (&settled, shape, r);
      *dead |= placed & (placed - 1);
      board->rows[r] = row & (placed | empty_lanes (placed, shape));
      twice |= once & placed;
      once |= placed;
      hidden[r] = placed;
    }
  *dead |= twice;
  *columns = once;
}

/* Naked and hidden singles, each applied once, all at the same time. */
INLINE BoardState
apply_singles (Board *board,
               const Shape shape,
               const Lanes live,
               gboolean *changed)
{
  Lanes before[SIDE_MAX], placed[SIDE_MAX], dead = { 0 }, difference = { 0 }, columns;
  Counts counts;

  count_cells (board->rows, shape, &counts);
  if (has_empty_cell (&counts, shape))
    return BOARD_DEAD;
  for (guint r = 0; r < shape.side; r++)
    before[r] = board->rows[r];
  find_in_lines (board, shape, placed, &dead);
  if (shape.box_rows > 0)
    find_in_boxes (board, shape, placed, &dead);
  for (guint rising = 0; shape.diagonals && rising < 2; rising++)
    find_in_diagonal (board, shape, rising != 0, placed, &dead);
  place (board, shape, &counts, placed, &dead, &columns);
  if (any (dead & live))
    return BOARD_DEAD;
  if (!has_open_cell (&counts, shape))
    return BOARD_SOLVED;
  for (guint r = 0; r < shape.side; r++)
    board->rows[r] &= ~columns | placed[r];
  if (shape.box_rows > 0)
    clear_boxes (board, shape, placed);
  for (guint rising = 0; shape.diagonals && rising < 2; rising++)
    clear_diagonal (board, shape, rising != 0, placed);
  for (guint r = 0; r < shape.side; r++)
    difference |= before[r] ^ board->rows[r];
  *changed = any (difference);
  return BOARD_OPEN;
}

/* A segment has room for as many values as it has cells. Gives for each row of @settled the
 * starts of those that are full, and adds to @over those that get too many. The lanes are added as
 * numbers with a field of bits for each segment; a count that is too large for its field spoils the
 * next, but then there is no solution anyway. */
INLINE void
find_full (const Lanes *settled,
           const Shape shape,
           guint16 *full,
           guint16 *over)
{
  const guint top = shape.box_columns - 1;
  const guint16 starts = starts_of (shape);
  const guint16 bias = (guint16)(starts * ((1u << top) - shape.box_columns));
  RowSets sums;

  add_lanes (settled, shape, &sums);
  for (guint r = 0; r < shape.side; r++)
    {
      guint16 count = columns_of_row (&sums, shape, r);

      full[r] = (guint16)((guint16)(count + bias) >> top & starts);
      *over |= (guint16)((guint16)(count + bias - starts) >> top & starts);
    }
}

/* A value whose places in a box all lie in one row can't be elsewhere in that row, and one whose
 * places in a row all lie in one box can't be elsewhere in the box. Either settles a segment, whose
 * start goes to @settled. */
INLINE void
lock_rows (Lanes *rows,
           const Shape shape,
           Lanes *settled)
{
  Lanes boxes[SIDE_MAX], once = { 0 }, twice = { 0 }, remove_all = { 0 };
  Lanes own[SIDE_MAX];

  for (guint r = 0; r < shape.box_rows; r++)
    {
      boxes[r] = fold_boxes (rows[r], shape);
      twice |= once & boxes[r];
      once |= boxes[r];
      settled[r] = boxes[r] & empty_lanes (boxes[r] & (boxes[r] - 1), shape);
      own[r] = spread_boxes (settled[r], shape);
      remove_all |= own[r];
    }
  once &= ~twice;
  for (guint r = 0; r < shape.box_rows; r++)
    {
      Lanes hits = boxes[r] & once;

      settled[r] |= hits;
      rows[r] &= spread_boxes (hits, shape) | empty_lanes (hits, shape);
      rows[r] &= ~remove_all | own[r];
    }
}

/* The same for columns; @settled gets for each band the columns. */
INLINE void
lock_columns (Board *board,
              const Shape shape,
              Lanes *settled)
{
  guint n_bands = shape.side / shape.box_rows;
  Lanes bands[SIDE_MAX], keep[SIDE_MAX];
  Lanes once = { 0 }, twice = { 0 }, remove_all = { 0 };

  for (guint b = 0; b < n_bands; b++)
    {
      Lanes box_once, box_twice = { 0 };

      bands[b] = (Lanes){ 0 };
      for (guint r = 0; r < shape.box_rows; r++)
        bands[b] |= board->rows[b * shape.box_rows + r];
      twice |= once & bands[b];
      once |= bands[b];
      box_once = bands[b];
      for (guint k = 1; k < shape.box_columns; k++)
        {
          box_twice |= box_once & bands[b] >> k;
          box_once |= bands[b] >> k;
        }
      settled[b] = bands[b] & spread_boxes (box_once & ~box_twice & starts_of (shape), shape);
      remove_all |= settled[b];
    }
  once &= ~twice;
  for (guint b = 0; b < n_bands; b++)
    {
      Lanes hits = bands[b] & once;

      keep[b] = hits | ~spread_boxes (fold_boxes (hits, shape), shape);
      keep[b] &= ~remove_all | settled[b];
      settled[b] |= hits;
      for (guint r = 0; r < shape.box_rows; r++)
        board->rows[b * shape.box_rows + r] &= keep[b];
    }
}

/* Values that do not belong to a full segment are removed from its cells. That saves two of five
 * guesses on 17 givens, one of four on magic tours, and without it a nearly empty board is never
 * filled, as the search puts more and more values into one segment. */
INLINE void
fill_rows (Board *board,
           const Shape shape,
           const Lanes *settled,
           guint16 *over)
{
  guint16 full[SIDE_MAX];

  find_full (settled, shape, full, over);
  for (guint r = 0; r < shape.side; r++)
    board->rows[r] &= (guint16) ~(full[r] * ((1u << shape.box_columns) - 1)) |
                      spread_boxes (settled[r], shape);
}

/* The same for segments of columns, each of which becomes a start of its own. */
INLINE void
fill_columns (Board *board,
              const Shape shape,
              const Lanes *settled,
              guint16 *over)
{
  Lanes places[SIDE_MAX];
  guint16 full[SIDE_MAX];

  for (guint b = 0; b < shape.box_columns; b++)
    for (guint k = 0; k < shape.box_columns; k++)
      places[b * shape.box_columns + k] = settled[b] >> k & starts_of (shape);
  find_full (places, shape, full, over);
  for (guint b = 0; b < shape.box_columns; b++)
    {
      guint16 columns = 0;

      for (guint k = 0; k < shape.box_columns; k++)
        columns |= (guint16)(full[b * shape.box_columns + k] << k);
      for (guint r = 0; r < shape.box_rows; r++)
        board->rows[b * shape.box_rows + r] &= (guint16)~columns | settled[b];
    }
}

INLINE BoardState
apply_locked (Board *board,
              const Shape shape,
              gboolean *changed)
{
  Lanes before[SIDE_MAX], settled[SIDE_MAX], difference = { 0 };
  guint16 over = 0;

  for (guint r = 0; r < shape.side; r++)
    before[r] = board->rows[r];
  for (guint first = 0; first < shape.side; first += shape.box_rows)
    lock_rows (board->rows + first, shape, settled + first);
  if (shape.segments)
    fill_rows (board, shape, settled, &over);
  lock_columns (board, shape, settled);
  if (shape.segments)
    fill_columns (board, shape, settled, &over);
  for (guint r = 0; r < shape.side; r++)
    difference |= before[r] ^ board->rows[r];
  *changed = any (difference);
  return over != 0 ? BOARD_DEAD : BOARD_OPEN;
}

/* Propagates to the fixpoint. When no value is missing anywhere and each cell has one candidate,
 * counting shows that each value is once in each house. */
INLINE BoardState
propagate (Board *board,
           const Shape shape,
           const Lanes live,
           guint64 *n_sweeps)
{
  while (TRUE)
    {
      gboolean changed = FALSE;
      BoardState state = apply_singles (board, shape, live, &changed);

      ++*n_sweeps;
      if (state == BOARD_OPEN && !changed && shape.box_rows > 0)
        state = apply_locked (board, shape, &changed);
      if (state != BOARD_OPEN || !changed)
        return state;
    }
}
