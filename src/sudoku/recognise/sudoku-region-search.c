/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds regions of which a formula says only that two cells don't hold the same value. Cells joined
 * by such a pair, which nothing else explains, belong together; these pieces are put together until
 * each region has N cells. A cell that shares a row or column with all others of its region is a
 * piece of its own. Knows no formula. */

#include "sudoku-region-search.h"

/* The most pieces that are tried. */
#define STEPS_MAX 100000

struct _SudokuRegionSearch
{
  guint side;
  guint n_cells;
  GHashTable *pairs; /* of a lower and a higher cell: how often it was added */

  /* During the search. */
  SudokuTogetherFunc func;
  gpointer user_data;
  guint16 *pieces;  /* by cell: the first cell of its piece */
  guint16 *regions; /* by cell; the number of cells = none yet */
  guint n_steps;
};

/**
 * sudoku_region_search_new: (skip)
 * @side: the side N
 *
 * Begins without any pair.
 *
 * Returns: (transfer full): the search
 */
SudokuRegionSearch *
sudoku_region_search_new (guint side)
{
  SudokuRegionSearch *self = g_new0 (SudokuRegionSearch, 1);

  self->side = side;
  self->n_cells = side * side;
  self->pairs = g_hash_table_new (NULL, NULL);
  self->pieces = g_new (guint16, self->n_cells);
  return self;
}

/**
 * sudoku_region_search_free:
 *
 * Frees it.
 */
void
sudoku_region_search_free (SudokuRegionSearch *self)
{
  g_hash_table_unref (self->pairs);
  g_free (self->pieces);
  g_free (self);
}

static gpointer
make_key (const SudokuRegionSearch *self,
          guint a,
          guint b)
{
  return GUINT_TO_POINTER (MIN (a, b) * self->n_cells + MAX (a, b) + 1);
}

/**
 * sudoku_region_search_add: (skip)
 * @a: a cell
 * @b: another
 *
 * Records for one value that only one of the two cells holds it.
 */
void
sudoku_region_search_add (SudokuRegionSearch *self,
                          guint a,
                          guint b)
{
  gpointer key = make_key (self, a, b);
  guint n = GPOINTER_TO_UINT (g_hash_table_lookup (self->pairs, key));

  g_hash_table_insert (self->pairs, key, GUINT_TO_POINTER (n + 1));
}

/* A pair counts if it is there for half of the values. */
static gboolean
has_pair (const SudokuRegionSearch *self,
          guint a,
          guint b)
{
  return 2 * GPOINTER_TO_UINT (g_hash_table_lookup (self->pairs, make_key (self, a, b))) >=
         self->side;
}

static guint
find_piece (SudokuRegionSearch *self,
            guint cell)
{
  while (self->pieces[cell] != cell)
    cell = self->pieces[cell] = self->pieces[self->pieces[cell]];
  return cell;
}

/* The lower of two first cells is that of both. */
static void
join_pieces (SudokuRegionSearch *self)
{
  GHashTableIter iter;
  gpointer key;

  for (guint cell = 0; cell < self->n_cells; cell++)
    self->pieces[cell] = (guint16)cell;
  g_hash_table_iter_init (&iter, self->pairs);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      guint pair = GPOINTER_TO_UINT (key) - 1, a = pair / self->n_cells, b = pair % self->n_cells;
      guint first = find_piece (self, a), second = find_piece (self, b);

      if (has_pair (self, a, b))
        self->pieces[MAX (first, second)] = (guint16)MIN (first, second);
    }
  for (guint cell = 0; cell < self->n_cells; cell++)
    self->pieces[cell] = (guint16)find_piece (self, cell);
}

static gboolean
go_together (const SudokuRegionSearch *self,
             guint a,
             guint b)
{
  return a / self->side == b / self->side || a % self->side == b % self->side ||
         has_pair (self, a, b) || self->func (a, b, self->user_data);
}

/* Is each cell of a piece compatible with those of the region, and with each other? */
static gboolean
fits (const SudokuRegionSearch *self,
      guint piece,
      guint region)
{
  for (guint a = piece; a < self->n_cells; a++)
    for (guint b = 0; self->pieces[a] == piece && b < self->n_cells; b++)
      if (a != b && (self->regions[b] == region || self->pieces[b] == piece) &&
          !go_together (self, a, b))
        return FALSE;
  return TRUE;
}

static void
put (SudokuRegionSearch *self,
     guint piece,
     guint region)
{
  for (guint cell = piece; cell < self->n_cells; cell++)
    if (self->pieces[cell] == piece)
      self->regions[cell] = (guint16)region;
}

static guint
count_cells (const SudokuRegionSearch *self,
             const guint16 *numbers,
             guint number)
{
  guint n = 0;

  for (guint cell = 0; cell < self->n_cells; cell++)
    n += numbers[cell] == number;
  return n;
}

/* Completes a region from the pieces that begin with this cell or a later one, then the others. */
static gboolean
complete (SudokuRegionSearch *self,
          guint region,
          guint first)
{
  guint n_cells = count_cells (self, self->regions, region);

  if (n_cells == self->side)
    return region + 1 == self->side || complete (self, region + 1, 0);
  for (guint cell = first; cell < self->n_cells; cell++)
    {
      if (self->regions[cell] != self->n_cells || self->pieces[cell] != cell)
        continue;
      if (self->n_steps++ >= STEPS_MAX)
        return FALSE;
      if (n_cells + count_cells (self, self->pieces, cell) <= self->side &&
          fits (self, cell, region))
        {
          put (self, cell, region);
          if (complete (self, region, cell + 1))
            return TRUE;
          put (self, cell, self->n_cells);
        }
      /* The first remaining cell belongs to this region or to none. */
      if (n_cells == 0)
        return FALSE;
    }
  return FALSE;
}

/**
 * sudoku_region_search_run: (skip)
 * @func: (scope call): whether two cells differ for another reason
 * @user_data: for @func
 * @regions: (out caller-allocates) (array): the region of each cell, 0…N − 1
 *
 * Finds N regions of N cells in which each two cells are a pair, share a row or column or differ
 * for another reason, with each pair in one region. The effort is limited.
 *
 * Returns: %FALSE when none were found, as without any pair
 */
gboolean
sudoku_region_search_run (SudokuRegionSearch *self,
                          SudokuTogetherFunc func,
                          gpointer user_data,
                          guint16 *regions)
{
  if (g_hash_table_size (self->pairs) == 0)
    return FALSE;
  self->func = func;
  self->user_data = user_data;
  self->regions = regions;
  self->n_steps = 0;
  for (guint cell = 0; cell < self->n_cells; cell++)
    regions[cell] = (guint16)self->n_cells;
  join_pieces (self);
  return complete (self, 0, 0);
}
