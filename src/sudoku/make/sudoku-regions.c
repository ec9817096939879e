/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Irregular regions. Random ones: boxes, or rows where the side has none, of which neighbours
 * exchange cells again and again, so that each stays connected and keeps its size. Or given ones,
 * one by one. Knows nothing of puzzles: there need not be a grid for the regions. */

#include "sudoku-regions.h"

#include <string.h>

/* Most exchanges would break a region: how many are tried for each one that is made. */
#define TRIES_PER_EXCHANGE 100

typedef struct
{
  guint side;
  guint16 *regions; /* cell → its region */
  guint16 *members; /* side for each region: its cells */
  SudokuRandom *random;
} Map;

/* Writes the neighbours of a cell, and returns how many there are. */
static guint
get_neighbours (guint side,
                guint cell,
                guint neighbours[4])
{
  guint n = 0;

  if (cell >= side)
    neighbours[n++] = cell - side;
  if (cell + side < side * side)
    neighbours[n++] = cell + side;
  if (cell % side > 0)
    neighbours[n++] = cell - 1;
  if (cell % side + 1 < side)
    neighbours[n++] = cell + 1;
  return n;
}

static gboolean
touches (const Map *self,
         guint cell,
         guint region)
{
  guint neighbours[4];
  guint n = get_neighbours (self->side, cell, neighbours);

  for (guint i = 0; i < n; i++)
    if (self->regions[neighbours[i]] == region)
      return TRUE;
  return FALSE;
}

/* Walks through the region from one of its cells. */
static gboolean
is_connected (const Map *self,
              guint region)
{
  g_autofree guint8 *seen = g_new0 (guint8, self->side * self->side);
  guint16 queue[SUDOKU_SIDE_MAX];
  guint n_queue = 0;

  queue[n_queue++] = self->members[region * self->side];
  seen[queue[0]] = TRUE;
  for (guint i = 0; i < n_queue; i++)
    {
      guint neighbours[4];
      guint n = get_neighbours (self->side, queue[i], neighbours);

      for (guint k = 0; k < n; k++)
        if (self->regions[neighbours[k]] == region && !seen[neighbours[k]])
          {
            seen[neighbours[k]] = TRUE;
            queue[n_queue++] = (guint16)neighbours[k];
          }
    }
  return n_queue == self->side;
}

/* Exchanges two members of regions. */
static void
exchange (Map *self,
          guint16 *one,
          guint16 *other)
{
  guint16 cell = *one, region = self->regions[*one];

  self->regions[*one] = self->regions[*other];
  self->regions[*other] = region;
  *one = *other;
  *other = cell;
}

/* A random other region beside @cell, or the cell's own when there is none. */
static guint
pick_region_beside (const Map *self,
                    guint cell)
{
  guint neighbours[4];
  guint n = get_neighbours (self->side, cell, neighbours);

  return self->regions[neighbours[sudoku_random_below (self->random, n)]];
}

/* A random member of @region that touches @other. */
static guint16 *
pick_member_beside (const Map *self,
                    guint region,
                    guint other)
{
  guint16 *members = self->members + region * self->side;
  guint16 *picked = members;
  guint n = 0;

  for (guint i = 0; i < self->side; i++)
    if (touches (self, members[i], other) && sudoku_random_below (self->random, ++n) == 0)
      picked = &members[i];
  return picked;
}

static gboolean
try_exchange (Map *self)
{
  guint16 *one = &self->members[sudoku_random_below (self->random, self->side * self->side)];
  guint region = self->regions[*one], beside = pick_region_beside (self, *one);
  guint16 *other;

  if (beside == region)
    return FALSE;
  other = pick_member_beside (self, beside, region);
  exchange (self, one, other);
  if (is_connected (self, region) && is_connected (self, beside))
    return TRUE;
  exchange (self, one, other);
  return FALSE;
}

/* Boxes of the shape, or else of its side, or else rows. */
static void
begin (Map *self,
       const SudokuGeometry *geometry)
{
  g_autoptr (SudokuGeometry) usual =
    sudoku_geometry_new_for_side (self->side, FALSE, NULL);
  const SudokuGeometry *boxes = sudoku_geometry_has_boxes (geometry) ? geometry : usual;
  g_autofree guint *n_members = g_new0 (guint, self->side);

  for (guint cell = 0; cell < self->side * self->side; cell++)
    {
      guint region = cell / self->side;

      if (sudoku_geometry_has_boxes (boxes))
        region = sudoku_geometry_get_cell_region (boxes, cell);
      self->regions[cell] = (guint16)region;
      self->members[region * self->side + n_members[region]++] = (guint16)cell;
    }
}

/**
 * sudoku_regions_random:
 * @geometry: a shape, whose boxes are the start if it has any
 * @wildness: how many exchanges for each cell: with 1 the regions are clearly irregular, with 5
 *   nothing recalls boxes
 * @random: the source of randomness
 *
 * Makes connected regions of N cells each. The same state of @random gives the same ones. Few maps
 * have no grid: about one in 25 of the wildest. Costs some microseconds for each cell.
 *
 * Returns: (transfer full): the rule of the regions
 */
SudokuRule *
sudoku_regions_random (const SudokuGeometry *geometry,
                       double wildness,
                       SudokuRandom *random)
{
  guint side = sudoku_geometry_get_side (geometry), n_cells = side * side;
  g_autofree guint16 *regions = g_new0 (guint16, n_cells);
  g_autofree guint16 *members = g_new0 (guint16, n_cells);
  Map map = { side, regions, members, random };
  guint64 wanted = (guint64)(MAX (wildness, 0) * n_cells);

  g_return_val_if_fail (geometry != NULL && random != NULL, NULL);

  begin (&map, geometry);
  for (guint64 tries = wanted * TRIES_PER_EXCHANGE; wanted > 0 && tries > 0; tries--)
    wanted -= try_exchange (&map) ? 1 : 0;
  return sudoku_rule_new_regions (side, regions, NULL);
}

/* Gives the cells that a region has lost to those that have lost cells to it, if possible to one
 * that they touch. */
static void
give_back (Map *self,
           GArray *free_cells,
           guint *n_missing)
{
  while (free_cells->len > 0)
    {
      guint best = 0, region = 0;
      gboolean touching = FALSE;

      while (n_missing[region] == 0)
        region++;
      for (guint i = 0; i < free_cells->len && !touching; i++)
        for (guint r = 0; r < self->side && !touching; r++)
          if (n_missing[r] > 0 && touches (self, g_array_index (free_cells, guint, i), r))
            {
              touching = TRUE;
              best = i;
              region = r;
            }
      self->regions[g_array_index (free_cells, guint, best)] = (guint16)region;
      g_array_remove_index (free_cells, best);
      n_missing[region]--;
    }
}

/* The region that contains most of the cells. */
static guint
find_home (const Map *self,
           const guint8 *wanted)
{
  guint n_in[SUDOKU_SIDE_MAX] = { 0 };
  guint home = 0;

  for (guint cell = 0; cell < self->side * self->side; cell++)
    if (wanted[cell])
      n_in[self->regions[cell]]++;
  for (guint region = 1; region < self->side; region++)
    if (n_in[region] > n_in[home])
      home = region;
  return home;
}

/**
 * sudoku_regions_make_one:
 * @geometry: a shape with boxes or regions
 * @cells: (array): N different cells, from 0
 *
 * Makes one region of these cells. The region that most of them were in gives its other cells to
 * the regions that the rest is taken from, so that all keep their size; regions without any of
 * @cells stay as they are. Doing this repeatedly leads to any regions. They need not be connected.
 * O(N²).
 *
 * Returns: (transfer full): the rule of the regions
 */
SudokuRule *
sudoku_regions_make_one (const SudokuGeometry *geometry,
                         const guint *cells)
{
  guint side = sudoku_geometry_get_side (geometry), home = 0;
  g_autofree guint16 *regions = g_new0 (guint16, side * side);
  g_autofree guint8 *wanted = g_new0 (guint8, side * side);
  g_autofree guint *n_missing = g_new0 (guint, side);
  g_autoptr (GArray) free_cells = g_array_new (FALSE, FALSE, sizeof (guint));
  Map map = { .side = side, .regions = regions };

  g_return_val_if_fail (sudoku_geometry_has_regions (geometry) && cells != NULL, NULL);

  for (guint cell = 0; cell < side * side; cell++)
    regions[cell] = (guint16)sudoku_geometry_get_cell_region (geometry, cell);
  for (guint i = 0; i < side; i++)
    wanted[cells[i]] = TRUE;
  home = find_home (&map, wanted);
  for (guint cell = 0; cell < side * side; cell++)
    if (wanted[cell] && regions[cell] != home)
      {
        n_missing[regions[cell]]++;
        regions[cell] = (guint16)home;
      }
    else if (!wanted[cell] && regions[cell] == home)
      {
        regions[cell] = G_MAXUINT16;
        g_array_append_val (free_cells, cell);
      }
  give_back (&map, free_cells, n_missing);
  return sudoku_rule_new_regions (side, regions, NULL);
}
