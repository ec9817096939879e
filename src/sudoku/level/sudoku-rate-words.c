/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The phases of the levels for shapes of up to 16 values whose rules are houses and masks: the
 * values of a cell are the bits of one word, and no places are kept. Each phase concludes all that
 * it can at once. That changes no level: what a phase has concluded does not take away what another
 * could, so that a puzzle is solved by the phases up to a level in any order, or in none. */

#include "sudoku-rate-words.h"

#include <string.h>

#define SIDE_MAX 16
#define CELLS_MAX (SIDE_MAX * SIDE_MAX)

typedef struct
{
  const SudokuGroups *groups;
  const SudokuGroupTables *tables;
  guint side;
  guint n_cells;
  guint n_houses;
  guint16 can[CELLS_MAX];   /* by cell: bit v − 1 */
  guint16 queue[CELLS_MAX]; /* cells with one value, of which the others have not heard */
  guint n_queue;
  guint n_open; /* cells of which the others have not heard */
  gboolean broken;
} Words;

static gboolean
is_single (guint16 set)
{
  return (set & (set - 1)) == 0;
}

/* Takes values from a cell. Returns whether there were any. */
static gboolean
drop (Words *self,
      guint cell,
      guint16 values)
{
  guint16 left = self->can[cell] & (guint16)~values;

  if (left == self->can[cell])
    return FALSE;
  self->can[cell] = left;
  if (left == 0)
    self->broken = TRUE;
  else if (is_single (left))
    self->queue[self->n_queue++] = (guint16)cell;
  return TRUE;
}

static void
words_init (Words *self,
            const SudokuGrid *grid)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);

  self->groups = sudoku_geometry_get_groups (geometry);
  self->tables = sudoku_groups_get_tables (self->groups);
  self->side = sudoku_geometry_get_side (geometry);
  self->n_cells = sudoku_geometry_get_n_cells (geometry);
  self->n_houses = sudoku_geometry_get_n_houses (geometry);
  self->n_open = self->n_cells;
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      guint16 allowed = (guint16)(self->tables->allowed[cell].words[0] >> 1);

      if (sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_GIVEN)
        allowed &= (guint16)(1u << (sudoku_grid_get_value (grid, cell) - 1));
      self->can[cell] = allowed;
      self->broken |= allowed == 0;
      if (allowed != 0 && is_single (allowed))
        self->queue[self->n_queue++] = (guint16)cell;
    }
}

static const guint16 *
get_cells (const Words *self,
           guint house)
{
  return self->tables->house_cells + house * self->side;
}

/* Naked singles, to the end. */
static void
settle (Words *self)
{
  while (self->n_queue > 0 && !self->broken)
    {
      guint cell = self->queue[--self->n_queue];
      guint16 value = self->can[cell];

      self->n_open--;
      for (guint i = self->tables->first_place[cell]; i < self->tables->first_place[cell + 1]; i++)
        {
          const guint16 *cells = get_cells (self, self->tables->places[i].house);

          for (guint k = 0; k < self->side; k++)
            if ((self->can[cells[k]] & value) != 0 && cells[k] != cell)
              drop (self, cells[k], value);
        }
    }
}

static gboolean
find_hidden_singles (Words *self)
{
  gboolean found = FALSE;

  for (guint house = 0; house < self->n_houses && !self->broken; house++)
    {
      const guint16 *cells = get_cells (self, house);
      guint16 once = 0, twice = 0;

      for (guint i = 0; i < self->side; i++)
        {
          twice |= once & self->can[cells[i]];
          once |= self->can[cells[i]];
        }
      once &= (guint16)~twice;
      for (guint i = 0; once != 0 && i < self->side; i++)
        {
          guint16 only = self->can[cells[i]] & once;

          if (only != 0 && !is_single (self->can[cells[i]]))
            found |= drop (self, cells[i], is_single (only) ? (guint16)~only : (guint16)~0);
        }
    }
  return found;
}

static gboolean
find_naked_pairs (Words *self)
{
  gboolean found = FALSE;

  for (guint house = 0; house < self->n_houses && !self->broken; house++)
    {
      const guint16 *cells = get_cells (self, house);

      for (guint a = 0; a + 1 < self->side; a++)
        for (guint b = a + 1;
             b < self->side && __builtin_popcount (self->can[cells[a]]) == 2; b++)
          for (guint i = 0; self->can[cells[a]] == self->can[cells[b]] && i < self->side; i++)
            if (i != a && i != b)
              found |= drop (self, cells[i], self->can[cells[a]]);
    }
  return found;
}

/* Where in a house each value can be. */
static void
find_places (const Words *self,
             const guint16 *cells,
             guint16 places[SIDE_MAX])
{
  memset (places, 0, SIDE_MAX * sizeof *places);
  for (guint i = 0; i < self->side; i++)
    for (guint rest = self->can[cells[i]]; rest != 0; rest &= rest - 1)
      places[__builtin_ctz (rest)] |= (guint16)(1u << i);
}

static gboolean
find_hidden_pairs (Words *self,
                   const guint16 *cells,
                   const guint16 places[SIDE_MAX])
{
  gboolean found = FALSE;

  for (guint a = 0; a + 1 < self->side; a++)
    for (guint b = a + 1; b < self->side && __builtin_popcount (places[a]) == 2; b++)
      for (guint rest = places[a] == places[b] ? places[a] : 0; rest != 0; rest &= rest - 1)
        found |= drop (self, cells[__builtin_ctz (rest)], (guint16) ~(1u << a | 1u << b));
  return found;
}

static gboolean
is_in_house (const Words *self,
             guint cell,
             guint house)
{
  for (guint i = self->tables->first_place[cell]; i < self->tables->first_place[cell + 1]; i++)
    if (self->tables->places[i].house == house)
      return TRUE;
  return FALSE;
}

/* Takes a value from the cells of @other that are not in @house, if all its places there are in
 * @other. */
static gboolean
lock_value (Words *self,
            guint house,
            guint other,
            guint16 places,
            guint value)
{
  const guint16 *cells = get_cells (self, house);
  const guint16 *others = get_cells (self, other);
  gboolean found = FALSE;

  for (guint rest = places; rest != 0; rest &= rest - 1)
    if (!is_in_house (self, cells[__builtin_ctz (rest)], other))
      return FALSE;
  for (guint i = 0; i < self->side; i++)
    if ((self->can[others[i]] & 1u << value) != 0 && !is_in_house (self, others[i], house))
      found |= drop (self, others[i], (guint16)(1u << value));
  return found;
}

static gboolean
find_locked_values (Words *self,
                    guint house,
                    const guint16 places[SIDE_MAX])
{
  const guint16 *cells = get_cells (self, house);
  gboolean found = FALSE;

  for (guint value = 0; value < self->side; value++)
    {
      guint cell;

      if (is_single (places[value]))
        continue;
      cell = cells[__builtin_ctz (places[value])];
      for (guint i = self->tables->first_place[cell]; i < self->tables->first_place[cell + 1]; i++)
        if (self->tables->places[i].house != house)
          found |= lock_value (self, house, self->tables->places[i].house, places[value], value);
    }
  return found;
}

/* The places are those of before either. */
static gboolean
find_hard_steps (Words *self)
{
  gboolean found = FALSE;

  for (guint house = 0; house < self->n_houses && !self->broken; house++)
    {
      const guint16 *cells = get_cells (self, house);
      guint16 places[SIDE_MAX];

      find_places (self, cells, places);
      found |= find_hidden_pairs (self, cells, places);
      found |= find_locked_values (self, house, places);
    }
  return found;
}

/**
 * sudoku_rate_words_fit:
 * @geometry: a shape
 *
 * Tells whether sudoku_rate_words() is for it.
 *
 * Returns: whether it has up to 16 values, and its rules are houses and masks
 */
gboolean
sudoku_rate_words_fit (SudokuGeometry *geometry)
{
  const SudokuGroups *groups = NULL;

  g_return_val_if_fail (geometry != NULL, FALSE);

  groups = sudoku_geometry_get_groups (geometry);
  return sudoku_geometry_get_side (geometry) <= SIDE_MAX &&
         sudoku_groups_get_n_pairs (groups) == 0 && sudoku_groups_get_n_truths (groups) == 0;
}

/**
 * sudoku_rate_words: (skip)
 * @grid: a puzzle of a shape that fits; what is not given is left aside
 *
 * Does what sudoku_rate() promises.
 *
 * Returns: how hard it is
 */
SudokuDifficulty
sudoku_rate_words (const SudokuGrid *grid)
{
  SudokuDifficulty level = SUDOKU_DIFFICULTY_TRIVIAL;
  Words self = { 0 };

  g_return_val_if_fail (grid != NULL, SUDOKU_DIFFICULTY_UNKNOWN);

  words_init (&self, grid);
  for (;;)
    {
      settle (&self);
      if (self.broken)
        return SUDOKU_DIFFICULTY_DIABOLICAL;
      if (self.n_open == 0)
        return level;
      if (find_hidden_singles (&self))
        level = MAX (level, SUDOKU_DIFFICULTY_EASY);
      else if (find_naked_pairs (&self))
        level = MAX (level, SUDOKU_DIFFICULTY_MODERATE);
      else if (find_hard_steps (&self))
        level = SUDOKU_DIFFICULTY_HARD;
      else
        return SUDOKU_DIFFICULTY_DIABOLICAL;
    }
}
