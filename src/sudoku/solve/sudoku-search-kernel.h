/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The inner loop of the search: propagation on all values and all cells at once.
 *
 * A board is one vector for each row; the lanes of a vector are the values, the bits of
 * a lane the columns where the value may stand in that row. What the rules say of one
 * value is then a few bit operations for all values, and "one left" is found by two
 * sets: places seen once and places seen twice. Everything here is inlined into
 * variants of the search, so that for the usual shapes all loops have constant bounds,
 * and the same code is built for wider registers, too.
 *
 * Only sudoku-search.c may include this. */

#pragma once

#include <glib.h>

#define SIDE_MAX 16

/* Lane v - 1 for value v. */
typedef guint16 Lanes __attribute__ ((vector_size (32)));

typedef union
{
  Lanes lanes;
  guint64 words[4];
} LaneWords;

typedef struct
{
  Lanes rows[SIDE_MAX];
} Board;

typedef struct
{
  guint side;
  guint box_rows; /* 0: no boxes */
  guint box_columns;
  gboolean diagonals;
} Shape;

typedef enum
{
  BOARD_DEAD,
  BOARD_OPEN,
  BOARD_SOLVED,
} BoardState;

#define INLINE static inline __attribute__ ((always_inline))

INLINE guint16
full_of (const Shape shape)
{
  return (guint16)((1u << shape.side) - 1);
}

/* The first column of each box. */
INLINE guint16
starts_of (const Shape shape)
{
  guint starts = 0;

  for (guint column = 0; column < shape.side; column += shape.box_columns)
    starts |= 1u << column;
  return (guint16)starts;
}

INLINE gboolean
any (const Lanes lanes)
{
  LaneWords u = { .lanes = lanes };

  return (u.words[0] | u.words[1] | u.words[2] | u.words[3]) != 0;
}

/* All bits of the lanes that stand for values. */
INLINE Lanes
live_lanes (const Shape shape)
{
  Lanes live = { 0 };

  for (guint i = 0; i < shape.side; i++)
    live[i] = G_MAXUINT16;
  return live;
}

/* The columns of one row: candidates of how many values? */
typedef struct
{
  guint16 once;  /* at least one */
  guint16 twice; /* at least two */
  guint16 thrice;
} Columns;

INLINE void
add_word (guint64 word,
          guint64 *once,
          guint64 *twice)
{
  *twice |= *once & word;
  *once |= word;
}

INLINE Columns
count_columns (const Lanes *row,
               const Shape shape)
{
  LaneWords u = { .lanes = *row };
  guint64 once = u.words[0], twice = 0;

  if (shape.side > 4)
    add_word (u.words[1], &once, &twice);
  if (shape.side > 8)
    add_word (u.words[2], &once, &twice);
  if (shape.side > 12)
    add_word (u.words[3], &once, &twice);
  for (guint shift = 32; shift >= 16; shift -= 16)
    {
      twice |= twice >> shift | (once & once >> shift);
      once |= once >> shift;
    }
  return (Columns){ .once = (guint16)once, .twice = (guint16)twice };
}

/* The same with a third set. */
INLINE Columns
count_columns_to_three (const Lanes *row,
                        const Shape shape)
{
  LaneWords u = { .lanes = *row };
  guint64 once = 0, twice = 0, thrice = 0;

  for (guint i = 0; i < (shape.side + 3) / 4; i++)
    {
      thrice |= twice & u.words[i];
      add_word (u.words[i], &once, &twice);
    }
  for (guint shift = 32; shift >= 16; shift -= 16)
    {
      guint64 once_2 = once >> shift, twice_2 = twice >> shift;

      thrice |= thrice >> shift | (twice & once_2) | (once & twice_2);
      twice |= twice_2 | (once & once_2);
      once |= once_2;
    }
  return (Columns){ .once = (guint16)once, .twice = (guint16)twice, .thrice = (guint16)thrice };
}

/* The columns where some lane has a bit. */
INLINE guint16
columns_of_any (const Lanes *row,
                const Shape shape)
{
  LaneWords u = { .lanes = *row };
  guint64 all = u.words[0];

  for (guint i = 1; i < (shape.side + 3) / 4; i++)
    all |= u.words[i];
  if (all == 0)
    return 0;
  all |= all >> 32;
  return (guint16)(all | all >> 16);
}

/* For each box of a band: does a bit of @lanes lie in it? At the start of the box. */
INLINE Lanes
fold_boxes (const Lanes lanes,
            const Shape shape)
{
  Lanes folded = lanes;

  for (guint k = 1; k < shape.box_columns; k++)
    folded |= lanes >> k;
  return folded & starts_of (shape);
}

/* The columns of the boxes whose start is set. */
INLINE Lanes
spread_boxes (const Lanes starts,
              const Shape shape)
{
  return starts * (guint16)((1u << shape.box_columns) - 1);
}

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

      empty |= (Lanes)(row == 0);
      hidden[r] = row & (once | (Lanes)((row & (row - 1)) == 0));
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

/* Takes what is placed from the rest of its box. */
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

/* Naked and hidden singles, each applied once, all at the same time. */
INLINE BoardState
apply_singles (Board *board,
               const Shape shape,
               const Lanes live,
               gboolean *changed)
{
  Lanes before[SIDE_MAX], placed[SIDE_MAX], dead = { 0 }, difference = { 0 };
  Lanes column_once = { 0 }, column_twice = { 0 };
  guint16 missing = 0, open = 0;

  find_in_lines (board, shape, placed, &dead);
  if (shape.box_rows > 0)
    find_in_boxes (board, shape, placed, &dead);
  for (guint rising = 0; shape.diagonals && rising < 2; rising++)
    find_in_diagonal (board, shape, rising != 0, placed, &dead);
  for (guint r = 0; r < shape.side; r++)
    {
      Lanes row = board->rows[r], fresh;
      Columns columns = count_columns (&row, shape);
      guint16 settled;

      before[r] = row;
      missing |= columns.once ^ full_of (shape);
      open |= columns.twice;
      fresh = placed[r] & columns.twice;
      placed[r] |= row & (guint16)~columns.twice;
      settled = columns_of_any (&fresh, shape);
      if (settled != 0)
        row &= placed[r] | (guint16)~settled;
      dead |= placed[r] & (placed[r] - 1);
      board->rows[r] = row & (placed[r] | (Lanes)(placed[r] == 0));
      column_twice |= column_once & placed[r];
      column_once |= placed[r];
    }
  dead |= column_twice;
  if (missing != 0 || any (dead & live))
    return BOARD_DEAD;
  if (open == 0)
    return BOARD_SOLVED;
  for (guint r = 0; r < shape.side; r++)
    board->rows[r] &= ~column_once | placed[r];
  if (shape.box_rows > 0)
    clear_boxes (board, shape, placed);
  for (guint rising = 0; shape.diagonals && rising < 2; rising++)
    clear_diagonal (board, shape, rising != 0, placed);
  for (guint r = 0; r < shape.side; r++)
    difference |= before[r] ^ board->rows[r];
  *changed = any (difference);
  return BOARD_OPEN;
}

/* A value whose places in a box all lie in one row can't stand elsewhere in that row,
 * and one whose places in a row all lie in one box can't stand elsewhere in the box. */
INLINE void
lock_rows (Board *board,
           const Shape shape,
           guint first)
{
  Lanes *rows = board->rows + first;
  Lanes boxes[SIDE_MAX], once = { 0 }, twice = { 0 }, remove_all = { 0 };
  Lanes own[SIDE_MAX];

  for (guint r = 0; r < shape.box_rows; r++)
    {
      boxes[r] = fold_boxes (rows[r], shape);
      twice |= once & boxes[r];
      once |= boxes[r];
      own[r] = spread_boxes (boxes[r] & (Lanes)((boxes[r] & (boxes[r] - 1)) == 0), shape);
      remove_all |= own[r];
    }
  once &= ~twice;
  for (guint r = 0; r < shape.box_rows; r++)
    {
      Lanes hits = boxes[r] & once;

      rows[r] &= spread_boxes (hits, shape) | (Lanes)(hits == 0);
      rows[r] &= ~remove_all | own[r];
    }
}

/* The same for columns; @bands are the columns taken in each band. */
INLINE void
lock_columns (Board *board,
              const Shape shape)
{
  guint n_bands = shape.side / shape.box_rows;
  Lanes bands[SIDE_MAX], keep[SIDE_MAX], own[SIDE_MAX];
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
      own[b] = bands[b] & spread_boxes (box_once & ~box_twice & starts_of (shape), shape);
      remove_all |= own[b];
    }
  once &= ~twice;
  for (guint b = 0; b < n_bands; b++)
    {
      Lanes hits = bands[b] & once;

      keep[b] = hits | ~spread_boxes (fold_boxes (hits, shape), shape);
      keep[b] &= ~remove_all | own[b];
      for (guint r = 0; r < shape.box_rows; r++)
        board->rows[b * shape.box_rows + r] &= keep[b];
    }
}

INLINE gboolean
apply_locked (Board *board,
              const Shape shape)
{
  Lanes before[SIDE_MAX], difference = { 0 };

  if (shape.box_rows == 0)
    return FALSE;
  for (guint r = 0; r < shape.side; r++)
    before[r] = board->rows[r];
  for (guint first = 0; first < shape.side; first += shape.box_rows)
    lock_rows (board, shape, first);
  lock_columns (board, shape);
  for (guint r = 0; r < shape.side; r++)
    difference |= before[r] ^ board->rows[r];
  return any (difference);
}

/* To the fixpoint. When no value is missing anywhere and each cell has one candidate,
 * counting shows that each value stands once in each house. */
INLINE BoardState
propagate (Board *board,
           const Shape shape,
           const Lanes live)
{
  while (TRUE)
    {
      gboolean changed = FALSE;
      BoardState state = apply_singles (board, shape, live, &changed);

      if (state != BOARD_OPEN)
        return state;
      if (!changed && !apply_locked (board, shape))
        return BOARD_OPEN;
    }
}
