/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The choice of the next guess.
 *
 * A value is in one segment of each line. In a band, which is a row of boxes, it has few ways to be
 * divided among segments, and when all are settled in bands and stacks, so are all cells. So the
 * search takes the band or stack with the fewest open segments, there the value with the fewest,
 * and tries one of them. Compared with a cell of two candidates this takes four guesses instead of
 * five on 17 givens, two instead of three on the hardest puzzles. It needs square boxes, for which
 * full segments are detected; otherwise, and for random choices, the search takes cells.
 *
 * Only sudoku-search.c may include this. */

#pragma once

#include "sudoku-random.h"
#include "sudoku-search-board-kernel.h"

/* The guess for a value, and the rest without it: columns that it loses in some rows. */
typedef struct
{
  guint lane;
  guint first_row;
  guint n_rows;
  guint16 tried;
  guint16 rest;
  guint16 taken; /* what is tried is a cell of the first row, which all others lose */
} Guess;

/* The cells of a row that have the fewest candidates, of those with at least two. */
typedef struct
{
  guint16 columns;
  guint n_candidates; /* G_MAXUINT: there are none */
} Fewest;

/* Counts with a column of bits for each cell, 1, 2, 4 and so on. */
static Fewest
fewest_of_row (const Lanes *row,
               guint side)
{
  guint16 digits[5] = { 0 };
  Fewest fewest = { .n_candidates = 0 };

  for (guint lane = 0; lane < side; lane++)
    {
      guint16 carry = (*row)[lane];

      for (guint i = 0; i < G_N_ELEMENTS (digits); i++)
        {
          guint16 sum = digits[i] ^ carry;

          carry &= digits[i];
          digits[i] = sum;
        }
    }
  fewest.columns = digits[1] | digits[2] | digits[3] | digits[4];
  if (fewest.columns == 0)
    return (Fewest){ .n_candidates = G_MAXUINT };
  for (guint i = G_N_ELEMENTS (digits); i-- > 0;)
    if ((fewest.columns & ~digits[i]) != 0)
      fewest.columns &= (guint16)~digits[i];
    else
      fewest.n_candidates |= 1u << i;
  return fewest;
}

static guint
nth_bit (guint16 bits,
         guint n)
{
  while (n-- > 0)
    bits &= (guint16)(bits - 1);
  return (guint)__builtin_ctz (bits);
}

/* The values of a cell, as bits of lanes. */
static guint16
lanes_of (const Board *board,
          guint side,
          guint row,
          guint column)
{
  guint lanes = 0;

  for (guint lane = 0; lane < side; lane++)
    lanes |= (guint)(board->rows[row][lane] >> column & 1) << lane;
  return (guint16)lanes;
}

static guint
below (SudokuRandom *random,
       guint n)
{
  return random != NULL ? sudoku_random_below (random, n) : 0;
}

/* A value of one of the cells with the fewest candidates: a random one, or the first. */
static Guess
pick_cell (const Board *board,
           guint side,
           SudokuRandom *random)
{
  Fewest rows[SIDE_MAX];
  guint fewest = G_MAXUINT, n_cells = 0, chosen, row = 0, column;
  guint16 lanes;

  /* There is a first row: compilers that doubt it warn below. */
  do
    {
      rows[row] = fewest_of_row (&board->rows[row], side);
      fewest = MIN (fewest, rows[row].n_candidates);
    }
  while (++row < side);
  for (guint r = 0; r < side; r++)
    {
      if (rows[r].n_candidates > fewest)
        rows[r].columns = 0;
      n_cells += (guint)__builtin_popcount (rows[r].columns);
    }
  chosen = below (random, n_cells);
  for (row = 0; chosen >= (guint)__builtin_popcount (rows[row].columns); row++)
    chosen -= (guint)__builtin_popcount (rows[row].columns);
  column = nth_bit (rows[row].columns, chosen);
  lanes = lanes_of (board, side, row, column);
  return (Guess){
    .lane = nth_bit (lanes, below (random, fewest)),
    .first_row = row,
    .n_rows = 1,
    .tried = (guint16) ~(1u << column),
    .rest = (guint16)(1u << column),
    .taken = (guint16)(1u << column),
  };
}

/* The parts of a band or stack: where can a value be? For a band, in each row the starts of boxes;
 * for a stack, in each box its columns. */
typedef struct
{
  Lanes parts[SIDE_MAX];
  guint n_parts;
} Segments;

INLINE void
get_band (const Board *board,
          const Shape shape,
          guint band,
          Segments *segments)
{
  segments->n_parts = shape.box_rows;
  for (guint i = 0; i < shape.box_rows; i++)
    segments->parts[i] = fold_boxes (board->rows[band * shape.box_rows + i], shape);
}

INLINE guint16
columns_of_stack (const Shape shape,
                  guint stack)
{
  return (guint16)(((1u << shape.box_columns) - 1) << stack * shape.box_columns);
}

INLINE void
get_stack (const Lanes *bands,
           const Shape shape,
           guint stack,
           Segments *segments)
{
  segments->n_parts = shape.box_columns;
  for (guint i = 0; i < shape.box_columns; i++)
    segments->parts[i] = bands[i] & columns_of_stack (shape, stack);
}

/* Counts the segments in excess of one for each value and part. */
INLINE guint
count_open_segments (const Segments *segments,
                     const Shape shape)
{
  guint n = 0;

  for (guint i = 0; i < segments->n_parts; i++)
    {
      LaneWords u = { .lanes = segments->parts[i] };

      for (guint k = 0; k < (shape.side + 3) / 4; k++)
        n += (guint)__builtin_popcountll (u.words[k]);
    }
  return n - segments->n_parts * shape.side;
}

/* The value with the fewest open segments. */
INLINE guint
pick_lane (const Segments *segments,
           const Shape shape)
{
  guint fewest = G_MAXUINT, chosen = 0;

  for (guint lane = 0; lane < shape.side; lane++)
    {
      guint n = 0;

      for (guint i = 0; i < segments->n_parts; i++)
        n += (guint)__builtin_popcount (segments->parts[i][lane]);
      if (n > segments->n_parts && n < fewest)
        {
          fewest = n;
          chosen = lane;
        }
    }
  return chosen;
}

/* The part where a value has the fewest open segments. */
INLINE guint
pick_part (const Segments *segments,
           guint lane)
{
  guint fewest = G_MAXUINT, chosen = 0;

  for (guint i = 0; i < segments->n_parts; i++)
    {
      guint n = (guint)__builtin_popcount (segments->parts[i][lane]);

      if (n > 1 && n < fewest)
        {
          fewest = n;
          chosen = i;
        }
    }
  return chosen;
}

INLINE guint16
first_bit (guint16 bits)
{
  return bits & (guint16)-bits;
}

INLINE Guess
guess_in_band (const Segments *segments,
               const Shape shape,
               guint band)
{
  guint lane = pick_lane (segments, shape);
  guint part = pick_part (segments, lane);
  guint16 box = (guint16)(first_bit (segments->parts[part][lane]) *
                          ((1u << shape.box_columns) - 1));

  return (Guess){
    .lane = lane,
    .first_row = band * shape.box_rows + part,
    .n_rows = 1,
    .tried = (guint16)~box,
    .rest = box,
  };
}

INLINE Guess
guess_in_stack (const Segments *segments,
                const Shape shape,
                guint stack)
{
  guint lane = pick_lane (segments, shape);
  guint part = pick_part (segments, lane);
  guint16 column = first_bit (segments->parts[part][lane]);

  return (Guess){
    .lane = lane,
    .first_row = part * shape.box_rows,
    .n_rows = shape.box_rows,
    .tried = columns_of_stack (shape, stack) & (guint16)~column,
    .rest = column,
  };
}

/* There is an open cell, so there is an open segment, too. */
INLINE Guess
pick_segment (const Board *board,
              const Shape shape)
{
  Segments segments, best = { .n_parts = 0 };
  Lanes bands[SIDE_MAX];
  guint fewest = G_MAXUINT, chosen = 0;
  gboolean in_stack = FALSE;

  for (guint band = 0; band < shape.box_columns; band++)
    {
      guint n;

      bands[band] = (Lanes){ 0 };
      for (guint i = 0; i < shape.box_rows; i++)
        bands[band] |= board->rows[band * shape.box_rows + i];
      get_band (board, shape, band, &segments);
      n = count_open_segments (&segments, shape);
      if (n == 0 || n >= fewest)
        continue;
      fewest = n;
      chosen = band;
    }
  for (guint stack = 0; stack < shape.box_rows; stack++)
    {
      guint n;

      get_stack (bands, shape, stack, &segments);
      n = count_open_segments (&segments, shape);
      if (n == 0 || n >= fewest)
        continue;
      fewest = n;
      chosen = stack;
      in_stack = TRUE;
    }
  if (in_stack)
    {
      get_stack (bands, shape, chosen, &best);
      return guess_in_stack (&best, shape, chosen);
    }
  get_band (board, shape, chosen, &best);
  return guess_in_band (&best, shape, chosen);
}

INLINE Guess
pick (const Board *board,
      const Shape shape,
      SudokuRandom *random)
{
  return random == NULL && shape.segments ? pick_segment (board, shape)
                                          : pick_cell (board, shape.side, random);
}

/* @next becomes @board with the guess, @board becomes the rest. */
INLINE void
branch (Board *board,
        Board *next,
        const Shape shape,
        const Guess *guess)
{
  for (guint r = 0; r < shape.side; r++)
    next->rows[r] = board->rows[r];
  next->rows[guess->first_row] &= (guint16)~guess->taken;
  for (guint r = guess->first_row; r < guess->first_row + guess->n_rows; r++)
    {
      next->rows[r][guess->lane] = board->rows[r][guess->lane] & (guint16)~guess->tried;
      board->rows[r][guess->lane] &= (guint16)~guess->rest;
    }
}
