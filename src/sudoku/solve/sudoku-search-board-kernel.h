/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board of the search, and the bit operations that everything else is made of.
 *
 * A board is one vector for each row; the lanes of a vector are the values, the bits of a lane the
 * columns where the value can be in that row. The rules for one value are then a few bit operations
 * for all values, and "one left" is found by two sets: places seen once and places seen twice.
 * Everything here is inlined into variants of the search, so that for the usual shapes all loops
 * have constant bounds, and the same code is compiled for wider registers, too.
 *
 * Only sudoku-search.c and the headers it includes may include this. */

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

/* What fits into a register without AVX2. */
typedef guint16 HalfLanes __attribute__ ((vector_size (16)));

typedef union
{
  Lanes lanes;
  HalfLanes halves[2];
} LaneHalves;

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
  gboolean segments; /* square boxes: count what fills segments, and branch on them */
  gboolean wide;     /* registers are wide: count in all rows at once */
} Shape;

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

/* All bits of the lanes that are empty. GCC splits an operation that exceeds a register into two,
 * but makes a comparison lane by lane: that took more than half of the time with SSE2. */
INLINE Lanes
empty_lanes (const Lanes lanes,
             const Shape shape)
{
  LaneHalves u = { .lanes = lanes };

  if (shape.wide)
    return (Lanes)(lanes == 0);
  u.halves[0] = (HalfLanes)(u.halves[0] == 0);
  u.halves[1] = (HalfLanes)(u.halves[1] == 0);
  return u.lanes;
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

/* For each box of a band: does @lanes have a bit in it? The result is at the start of the box. */
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
