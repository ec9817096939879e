/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hall's test: the cells of a house can get different values exactly when no k cells
 * have fewer than k candidates together (P. Hall, 1935). A maximum matching of cells
 * and values decides it, and its alternating paths give the cells to blame. A solver
 * of clauses can need more than a lifetime for the same (the pigeonhole principle). */

#include "sudoku-candidates-private.h"

#include <string.h>

#define NONE G_MAXUINT8

/* Who is to get what: cells get values, or values get places. Everything has a number
 * below 128, as members of sets have. */
typedef struct
{
  guint n_seekers;
  SudokuSet wishes[SUDOKU_SIDE_MAX]; /* per seeker */
  guint8 gift_of[SUDOKU_SIDE_MAX];   /* seeker → what it got, NONE */
  guint8 owner_of[128];              /* what → who got it, NONE */
  guint8 came_from[128];             /* what → the seeker that the path came from */
} Matching;

/* What a seeker without gift can reach along alternating paths, breadth first. Returns
 * TRUE with @end when there is something free at the end of one. */
static gboolean
find_path (Matching *self,
           guint start,
           SudokuSet *reached,
           guint *end)
{
  guint8 queue[SUDOKU_SIDE_MAX];
  guint n_queue = 0, gift;

  *reached = SUDOKU_SET_EMPTY;
  queue[n_queue++] = (guint8)start;
  for (guint i = 0; i < n_queue; i++)
    {
      SudokuSet fresh = sudoku_set_minus (self->wishes[queue[i]], *reached);

      *reached = sudoku_set_or (*reached, fresh);
      SUDOKU_SET_FOREACH (fresh, gift)
      {
        self->came_from[gift] = queue[i];
        if (self->owner_of[gift] == NONE)
          {
            *end = gift;
            return TRUE;
          }
        queue[n_queue++] = self->owner_of[gift];
      }
    }
  return FALSE;
}

/* Shifts the gifts along the path that ends at @gift, so that its start gets one. */
static void
augment (Matching *self,
         guint gift)
{
  guint former;

  do
    {
      guint seeker = self->came_from[gift];

      former = self->gift_of[seeker];
      self->gift_of[seeker] = (guint8)gift;
      self->owner_of[gift] = (guint8)seeker;
      gift = former;
    }
  while (former != NONE);
}

static void
match_greedily (Matching *self)
{
  SudokuSet taken = SUDOKU_SET_EMPTY;

  memset (self->gift_of, NONE, sizeof self->gift_of);
  memset (self->owner_of, NONE, sizeof self->owner_of);
  for (guint seeker = 0; seeker < self->n_seekers; seeker++)
    {
      SudokuSet left = sudoku_set_minus (self->wishes[seeker], taken);
      guint gift;

      if (sudoku_set_is_empty (left))
        continue;
      gift = sudoku_set_first (left);
      self->gift_of[seeker] = (guint8)gift;
      self->owner_of[gift] = (guint8)seeker;
      taken = sudoku_set_or (taken, sudoku_set_single (gift));
    }
}

/* Finds the smallest set of seekers that wish for too few things: one that goes without
 * together with those that have what it can reach. No part of such a set violates.
 * Returns its size, 0 if all can be content. */
static guint
match (Matching *self,
       SudokuSet *seekers,
       SudokuSet *gifts)
{
  guint smallest = 0;

  match_greedily (self);
  for (guint seeker = 0; seeker < self->n_seekers; seeker++)
    {
      SudokuSet reached;
      guint gift;

      if (self->gift_of[seeker] != NONE)
        continue;
      if (find_path (self, seeker, &reached, &gift))
        augment (self, gift);
      else if (smallest == 0 || sudoku_set_count (reached) + 1 < smallest)
        {
          smallest = sudoku_set_count (reached) + 1;
          *gifts = reached;
          *seekers = sudoku_set_single (seeker);
          SUDOKU_SET_FOREACH (reached, gift)
          *seekers = sudoku_set_or (*seekers, sudoku_set_single (self->owner_of[gift]));
        }
    }
  return smallest;
}

static guint
match_cells (const SudokuCandidates *self,
             guint house,
             SudokuDeadEnd *dead_end)
{
  const guint16 *cells = sudoku_geometry_get_house_cells (self->layout->geometry, house);
  Matching matching;

  matching.n_seekers = self->layout->side;
  for (guint place = 0; place < matching.n_seekers; place++)
    matching.wishes[place] = self->cells[cells[place]];
  return match (&matching, &dead_end->places, &dead_end->values);
}

static guint
match_values (const SudokuCandidates *self,
              guint house,
              SudokuDeadEnd *dead_end)
{
  SudokuSet seekers = SUDOKU_SET_EMPTY;
  Matching matching;
  guint size, seeker;

  matching.n_seekers = self->layout->side;
  for (guint value = 1; value <= matching.n_seekers; value++)
    matching.wishes[value - 1] = self->places[sudoku_candidates_spot (self, house, value)];
  size = match (&matching, &seekers, &dead_end->places);
  SUDOKU_SET_FOREACH (seekers, seeker)
  dead_end->values = sudoku_set_or (dead_end->values, sudoku_set_single (seeker + 1));
  return size;
}

/**
 * sudoku_candidates_check_hall:
 * @self: candidates
 *
 * Looks for houses whose cells can't all get different values. The violating set told
 * is the smallest of those found, by cells and by values, in each house; no part of it
 * violates: its cells have one candidate fewer than they are, or its values one place
 * fewer.
 *
 * Returns: %FALSE when there is a dead end. Cost: O(N⁴) at worst, close to O(N³)
 *   usually
 */
gboolean
sudoku_candidates_check_hall (SudokuCandidates *self)
{
  SudokuDeadEnd smallest = { .kind = SUDOKU_DEAD_END_NONE };
  guint smallest_size = G_MAXUINT;

  g_return_val_if_fail (self != NULL, FALSE);

  if (self->dead_end.kind != SUDOKU_DEAD_END_NONE)
    return FALSE;
  for (guint house = 0; house < self->layout->n_houses; house++)
    {
      SudokuDeadEnd cells = { .kind = SUDOKU_DEAD_END_HALL, .house = house };
      SudokuDeadEnd values = cells;
      guint n_cells = match_cells (self, house, &cells);
      guint n_values = n_cells > 0 ? match_values (self, house, &values) : 0;

      if (n_cells == 0 || MIN (n_cells, n_values) >= smallest_size)
        continue;
      smallest = n_cells <= n_values ? cells : values;
      smallest_size = MIN (n_cells, n_values);
    }
  if (smallest.kind != SUDOKU_DEAD_END_NONE)
    return sudoku_candidates_fail (self, smallest);
  return TRUE;
}
