/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How hard a puzzle is, in the plainest way: all houses are written down by the rules of the game,
 * and each step looks at everything again. */

#include "test-rate.h"

#include <string.h>

#define SIDE_MAX 16
#define N_HOUSES_MAX (3 * SIDE_MAX + 2)

/* What each cell still can be, for boxes or regions and perhaps the diagonals. */
typedef struct
{
  guint side;
  guint n_houses;
  gboolean can[SIDE_MAX * SIDE_MAX][SIDE_MAX];
  guint houses[N_HOUSES_MAX][SIDE_MAX];
} Plain;

static void
add_boxes (Plain *self,
           guint rows,
           guint columns)
{
  for (guint i = 0; i < self->side; i++)
    for (guint k = 0; k < self->side; k++)
      self->houses[self->n_houses + i][k] =
        (i / rows * rows + k / columns) * self->side + i % rows * columns + k % columns;
  self->n_houses += self->side;
}

static void
add_regions (Plain *self,
             SudokuGeometry *geometry)
{
  guint n[SIDE_MAX] = { 0 };

  for (guint cell = 0; cell < self->side * self->side; cell++)
    {
      guint region = sudoku_geometry_get_cell_region (geometry, cell);

      self->houses[self->n_houses + region][n[region]++] = cell;
    }
  self->n_houses += self->side;
}

static void
add_houses (Plain *self,
            SudokuGeometry *geometry)
{
  guint side = self->side;

  for (guint i = 0; i < side; i++)
    for (guint k = 0; k < side; k++)
      {
        self->houses[i][k] = i * side + k;
        self->houses[side + i][k] = k * side + i;
      }
  self->n_houses = 2 * side;
  if (sudoku_geometry_get_box_rows (geometry) > 0)
    add_boxes (self, sudoku_geometry_get_box_rows (geometry),
               sudoku_geometry_get_box_columns (geometry));
  else if (sudoku_geometry_has_regions (geometry))
    add_regions (self, geometry);
  for (guint k = 0; sudoku_geometry_has_diagonals (geometry) && k < side; k++)
    {
      self->houses[self->n_houses][k] = k * side + k;
      self->houses[self->n_houses + 1][k] = k * side + side - 1 - k;
    }
  self->n_houses += sudoku_geometry_has_diagonals (geometry) ? 2 : 0;
}

static void
plain_init (Plain *self,
            const SudokuGrid *puzzle)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (puzzle);

  self->side = sudoku_geometry_get_side (geometry);
  g_assert_cmpuint (self->side, <=, SIDE_MAX);
  add_houses (self, geometry);
  for (guint cell = 0; cell < self->side * self->side; cell++)
    for (guint value = 0; value < self->side; value++)
      self->can[cell][value] = sudoku_grid_get_value (puzzle, cell) == 0 ||
                               sudoku_grid_get_value (puzzle, cell) == value + 1;
}

static guint
plain_count (const Plain *self,
             guint cell)
{
  guint n = 0;

  for (guint value = 0; value < self->side; value++)
    n += self->can[cell][value] ? 1 : 0;
  return n;
}

static gboolean
plain_drop (Plain *self,
            guint cell,
            guint value)
{
  gboolean could = self->can[cell][value];

  self->can[cell][value] = FALSE;
  return could;
}

/* What is certain in a cell is in no other of its houses. */
static gboolean
plain_naked_single (Plain *self)
{
  gboolean changed = FALSE;

  for (guint house = 0; house < self->n_houses; house++)
    for (guint i = 0; i < self->side; i++)
      for (guint value = 0; value < self->side; value++)
        if (self->can[self->houses[house][i]][value] &&
            plain_count (self, self->houses[house][i]) == 1)
          for (guint k = 0; k < self->side; k++)
            if (k != i)
              changed |= plain_drop (self, self->houses[house][k], value);
  return changed;
}

static guint
plain_places (const Plain *self,
              guint house,
              guint value)
{
  guint places = 0;

  for (guint i = 0; i < self->side; i++)
    if (self->can[self->houses[house][i]][value])
      places |= 1u << i;
  return places;
}

static gboolean
plain_hidden_single (Plain *self)
{
  gboolean changed = FALSE;

  for (guint house = 0; house < self->n_houses; house++)
    for (guint value = 0; value < self->side; value++)
      for (guint i = 0; i < self->side; i++)
        if (plain_places (self, house, value) == 1u << i)
          for (guint other = 0; other < self->side; other++)
            if (other != value)
              changed |= plain_drop (self, self->houses[house][i], other);
  return changed;
}

static gboolean
plain_naked_pair (Plain *self)
{
  gboolean changed = FALSE;

  for (guint house = 0; house < self->n_houses; house++)
    for (guint i = 0; i < self->side; i++)
      for (guint k = i + 1; k < self->side; k++)
        {
          guint a = self->houses[house][i], b = self->houses[house][k];

          if (plain_count (self, a) != 2 ||
              memcmp (self->can[a], self->can[b], sizeof self->can[a]) != 0)
            continue;
          for (guint m = 0; m < self->side; m++)
            for (guint value = 0; value < self->side && m != i && m != k; value++)
              if (self->can[a][value])
                changed |= plain_drop (self, self->houses[house][m], value);
        }
  return changed;
}

static gboolean
plain_hidden_pair (Plain *self)
{
  gboolean changed = FALSE;

  for (guint house = 0; house < self->n_houses; house++)
    for (guint v = 0; v < self->side; v++)
      for (guint w = v + 1; w < self->side; w++)
        {
          guint places = plain_places (self, house, v);

          if (__builtin_popcount (places) != 2 || places != plain_places (self, house, w))
            continue;
          for (guint i = 0; i < self->side; i++)
            for (guint value = 0; value < self->side && (places & 1u << i); value++)
              if (value != v && value != w)
                changed |= plain_drop (self, self->houses[house][i], value);
        }
  return changed;
}

static gboolean
plain_is_in (const Plain *self,
             guint house,
             guint cell)
{
  for (guint i = 0; i < self->side; i++)
    if (self->houses[house][i] == cell)
      return TRUE;
  return FALSE;
}

static gboolean
plain_interaction (Plain *self)
{
  gboolean changed = FALSE;

  for (guint house = 0; house < self->n_houses; house++)
    for (guint other = 0; other < self->n_houses; other++)
      for (guint value = 0; value < self->side && other != house; value++)
        {
          gboolean within = TRUE;

          for (guint i = 0; i < self->side; i++)
            if (self->can[self->houses[house][i]][value])
              within &= plain_is_in (self, other, self->houses[house][i]);
          for (guint i = 0; i < self->side && within; i++)
            if (!plain_is_in (self, house, self->houses[other][i]))
              changed |= plain_drop (self, self->houses[other][i], value);
        }
  return changed;
}

static gboolean
plain_is_open (const Plain *self)
{
  for (guint cell = 0; cell < self->side * self->side; cell++)
    if (plain_count (self, cell) > 1)
      return TRUE;
  return FALSE;
}

/**
 * test_rate:
 * @puzzle: a puzzle of boxes, regions or none, and perhaps the diagonals, with givens only; up to
 *   side 16
 *
 * Returns: how hard it is
 */
SudokuDifficulty
test_rate (const SudokuGrid *puzzle)
{
  static const struct
  {
    SudokuDifficulty difficulty;
    gboolean (*use) (Plain *self);
  } steps[] = {
    { SUDOKU_DIFFICULTY_TRIVIAL, plain_naked_single },
    { SUDOKU_DIFFICULTY_EASY, plain_hidden_single },
    { SUDOKU_DIFFICULTY_MODERATE, plain_naked_pair },
    { SUDOKU_DIFFICULTY_HARD, plain_hidden_pair },
    { SUDOKU_DIFFICULTY_HARD, plain_interaction },
  };
  SudokuDifficulty hardest = SUDOKU_DIFFICULTY_TRIVIAL;
  gsize step = 0;
  Plain plain = { 0 };

  plain_init (&plain, puzzle);
  while (plain_is_open (&plain) && step < G_N_ELEMENTS (steps))
    if (steps[step].use (&plain))
      {
        hardest = MAX (hardest, steps[step].difficulty);
        step = 0;
      }
    else
      step++;
  return plain_is_open (&plain) ? SUDOKU_DIFFICULTY_DIABOLICAL : hardest;
}
