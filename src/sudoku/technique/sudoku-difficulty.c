/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How hard a puzzle is for somebody who looks for the easiest step each time. The steps and their
 * order are those of the Java program that rates puzzles of 2 to 30 symbols. Knows nothing of
 * solvers: what the steps can't do is Diabolical, whatever it takes. */

#include "sudoku-difficulty.h"

#include <glib/gi18n.h>

#include "sudoku-candidates.h"

static const struct
{
  const char *id;
  const char *name;
} difficulties[SUDOKU_N_DIFFICULTIES] = {
  [SUDOKU_DIFFICULTY_TRIVIAL] = { "trivial", N_ ("Trivial") },
  [SUDOKU_DIFFICULTY_EASY] = { "easy", N_ ("Easy") },
  [SUDOKU_DIFFICULTY_MODERATE] = { "moderate", N_ ("Moderate") },
  [SUDOKU_DIFFICULTY_HARD] = { "hard", N_ ("Hard") },
  [SUDOKU_DIFFICULTY_DIABOLICAL] = { "diabolical", N_ ("Diabolical") },
};

/* What is known while a puzzle is solved. */
typedef struct
{
  SudokuGeometry *geometry; /* borrowed */
  SudokuCandidates *candidates;
  gboolean *filled; /* by cell; those of a filled cell are its value */
  guint side;
  guint n_houses;
  guint n_open;
} Rating;

/* For each value of a house, in which of its cells it still can be; bit = index in the house. */
typedef SudokuSet Places[SUDOKU_SIDE_MAX + 1];

/**
 * sudoku_difficulty_get_id:
 * @self: a difficulty
 *
 * Gets what it is called in files and on the command line.
 *
 * Returns: (nullable): what it is called in files and on the command line; %NULL when it is unknown
 */
const char *
sudoku_difficulty_get_id (SudokuDifficulty self)
{
  g_return_val_if_fail (self < SUDOKU_N_DIFFICULTIES, NULL);

  return difficulties[self].id;
}

/**
 * sudoku_difficulty_get_name:
 * @self: a difficulty
 *
 * Gets what the player reads, to be translated.
 *
 * Returns: (nullable): what the player reads, to be translated; %NULL when it is unknown
 */
const char *
sudoku_difficulty_get_name (SudokuDifficulty self)
{
  g_return_val_if_fail (self < SUDOKU_N_DIFFICULTIES, NULL);

  return difficulties[self].name;
}

/**
 * sudoku_difficulty_find:
 * @id: as sudoku_difficulty_get_id() returns it
 *
 * Looks for a difficulty by its id.
 *
 * Returns: the difficulty of that id, or `SUDOKU_DIFFICULTY_UNKNOWN` when there is none
 */
SudokuDifficulty
sudoku_difficulty_find (const char *id)
{
  g_return_val_if_fail (id != NULL, SUDOKU_DIFFICULTY_UNKNOWN);

  for (guint i = SUDOKU_DIFFICULTY_TRIVIAL; i < SUDOKU_N_DIFFICULTIES; i++)
    if (g_strcmp0 (difficulties[i].id, id) == 0)
      return (SudokuDifficulty)i;
  return SUDOKU_DIFFICULTY_UNKNOWN;
}

static SudokuSet
get (const Rating *self,
     guint cell)
{
  return sudoku_candidates_get (self->candidates, cell);
}

/* Takes candidates from a cell; whether there were any of them. */
static gboolean
take (Rating *self,
      guint cell,
      SudokuSet values)
{
  SudokuSet there = sudoku_set_and (get (self, cell), values);
  guint value;

  if (self->filled[cell] || sudoku_set_is_empty (there))
    return FALSE;
  SUDOKU_SET_FOREACH (there, value)
  sudoku_candidates_remove (self->candidates, cell, value);
  return TRUE;
}

static void
fill (Rating *self,
      guint cell,
      guint value)
{
  self->filled[cell] = TRUE;
  self->n_open--;
  if (sudoku_candidates_assign (self->candidates, cell, value))
    sudoku_candidates_settle (self->candidates, cell);
}

static gboolean
fill_naked_singles (Rating *self)
{
  gboolean changed = FALSE;

  for (guint cell = 0; cell < self->side * self->side; cell++)
    if (!self->filled[cell] && sudoku_set_count (get (self, cell)) == 1)
      {
        fill (self, cell, sudoku_set_first (get (self, cell)));
        changed = TRUE;
      }
  return changed;
}

static void
find_places (const Rating *self,
             guint house,
             Places places)
{
  for (guint value = 1; value <= self->side; value++)
    places[value] = sudoku_candidates_get_house_places (self->candidates, house, value);
}

static gboolean
fill_hidden_singles (Rating *self)
{
  gboolean changed = FALSE;

  for (guint house = 0; house < self->n_houses; house++)
    {
      const guint16 *cells = sudoku_geometry_get_house_cells (self->geometry, house);
      SudokuSet once = SUDOKU_SET_EMPTY;
      SudokuSet twice = SUDOKU_SET_EMPTY;

      for (guint i = 0; i < self->side; i++)
        {
          SudokuSet here = get (self, cells[i]);

          twice = sudoku_set_or (twice, sudoku_set_and (once, here));
          once = sudoku_set_or (once, here);
        }
      for (guint i = 0; i < self->side; i++)
        {
          SudokuSet only = sudoku_set_minus (get (self, cells[i]), twice);

          if (self->filled[cells[i]] || sudoku_set_is_empty (only))
            continue;
          fill (self, cells[i], sudoku_set_first (only));
          changed = TRUE;
        }
    }
  return changed;
}

/* Takes two values from all other cells of a house. */
static gboolean
take_from_others (Rating *self,
                  const guint16 *cells,
                  guint a,
                  guint b)
{
  gboolean changed = FALSE;

  for (guint i = 0; i < self->side; i++)
    if (i != a && i != b)
      changed |= take (self, cells[i], get (self, cells[a]));
  return changed;
}

static gboolean
use_naked_pairs (Rating *self)
{
  gboolean changed = FALSE;

  for (guint house = 0; house < self->n_houses; house++)
    {
      const guint16 *cells = sudoku_geometry_get_house_cells (self->geometry, house);

      for (guint a = 0; a + 1 < self->side; a++)
        for (guint b = a + 1;
             b < self->side && sudoku_set_count (get (self, cells[a])) == 2; b++)
          if (sudoku_set_equal (get (self, cells[a]), get (self, cells[b])))
            changed |= take_from_others (self, cells, a, b);
    }
  return changed;
}

/* Leaves two values alone in the two places they have. */
static gboolean
use_hidden_pair (Rating *self,
                 const guint16 *cells,
                 SudokuSet places,
                 SudokuSet values)
{
  gboolean changed = FALSE;
  guint place;

  SUDOKU_SET_FOREACH (places, place)
  changed |= take (self, cells[place],
                   sudoku_set_minus (get (self, cells[place]), values));
  return changed;
}

static gboolean
use_hidden_pairs (Rating *self)
{
  gboolean changed = FALSE;

  for (guint house = 0; house < self->n_houses && !changed; house++)
    {
      const guint16 *cells = sudoku_geometry_get_house_cells (self->geometry, house);
      Places places;

      find_places (self, house, places);
      for (guint a = 1; a < self->side; a++)
        for (guint b = a + 1; b <= self->side && sudoku_set_count (places[a]) == 2; b++)
          if (sudoku_set_equal (places[a], places[b]))
            changed |= use_hidden_pair (
              self, cells, places[a],
              sudoku_set_or (sudoku_set_single (a), sudoku_set_single (b)));
    }
  return changed;
}

/* Is @cell in @house? */
static gboolean
is_in_house (const Rating *self,
             guint cell,
             guint house)
{
  guint n_houses = 0;
  const SudokuPlace *houses =
    sudoku_groups_get_places (sudoku_geometry_get_groups (self->geometry), cell, &n_houses);

  for (guint i = 0; i < n_houses; i++)
    if (houses[i].house == house)
      return TRUE;
  return FALSE;
}

/* All places that @value has in @house are in @other, too: so it can't be elsewhere there. */
static gboolean
use_interaction (Rating *self,
                 guint house,
                 guint other,
                 SudokuSet places,
                 guint value)
{
  const guint16 *cells = sudoku_geometry_get_house_cells (self->geometry, house);
  const guint16 *others = sudoku_geometry_get_house_cells (self->geometry, other);
  gboolean changed = FALSE;
  guint place;

  SUDOKU_SET_FOREACH (places, place)
  if (!is_in_house (self, cells[place], other))
    return FALSE;
  for (guint i = 0; i < self->side; i++)
    if (!is_in_house (self, others[i], house))
      changed |= take (self, others[i], sudoku_set_single (value));
  return changed;
}

static gboolean
use_interactions (Rating *self)
{
  gboolean changed = FALSE;

  for (guint house = 0; house < self->n_houses && !changed; house++)
    {
      const guint16 *cells = sudoku_geometry_get_house_cells (self->geometry, house);
      Places places;

      find_places (self, house, places);
      for (guint value = 1; value <= self->side; value++)
        {
          const SudokuPlace *houses;
          guint n_houses;

          if (sudoku_set_count (places[value]) < 2)
            continue;
          houses = sudoku_groups_get_places (sudoku_geometry_get_groups (self->geometry),
                                             cells[sudoku_set_first (places[value])],
                                             &n_houses);
          for (guint i = 0; i < n_houses; i++)
            if (houses[i].house != house)
              changed |= use_interaction (self, house, houses[i].house, places[value], value);
        }
    }
  return changed;
}

/* What pairs and further truths say beyond the values that are known: two candidates of a cell that
 * both forbid one of its partner's, candidates that two truths share. */
static gboolean
use_rules (Rating *self)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (self->geometry);
  guint64 before = sudoku_candidates_count (self->candidates);

  if (sudoku_groups_get_n_pairs (groups) == 0 && sudoku_groups_get_n_truths (groups) == 0)
    return FALSE;
  sudoku_candidates_propagate (self->candidates);
  return sudoku_candidates_count (self->candidates) < before;
}

/* From the easiest. */
static const struct
{
  SudokuDifficulty difficulty;
  gboolean (*use) (Rating *self);
} steps[] = {
  { SUDOKU_DIFFICULTY_TRIVIAL, fill_naked_singles },
  { SUDOKU_DIFFICULTY_EASY, fill_hidden_singles },
  { SUDOKU_DIFFICULTY_MODERATE, use_naked_pairs },
  { SUDOKU_DIFFICULTY_HARD, use_hidden_pairs },
  { SUDOKU_DIFFICULTY_HARD, use_interactions },
  { SUDOKU_DIFFICULTY_HARD, use_rules },
};

static SudokuDifficulty
use_easiest_step (Rating *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i].use (self))
      return steps[i].difficulty;
  return SUDOKU_DIFFICULTY_DIABOLICAL;
}

/**
 * sudoku_difficulty_rate:
 * @grid: a puzzle with one solution; what is not given is left aside
 *
 * Solves the puzzle with the easiest step each time. Takes about side⁴ steps for all but the most
 * contrived puzzles: a millisecond at 36.
 *
 * Returns: how hard the hardest of them was; `SUDOKU_DIFFICULTY_DIABOLICAL` when they do not
 *   suffice, as they never do when there is no solution or more than one
 */
SudokuDifficulty
sudoku_difficulty_rate (const SudokuGrid *grid)
{
  guint n_cells = sudoku_grid_get_n_cells (grid);
  g_autoptr (SudokuCandidates) candidates =
    sudoku_candidates_new_for (sudoku_grid_get_geometry (grid));
  g_autofree gboolean *filled = g_new0 (gboolean, n_cells);
  g_autofree guint8 *givens = g_new0 (guint8, n_cells);
  SudokuDifficulty hardest = SUDOKU_DIFFICULTY_TRIVIAL;
  Rating rating = {
    .geometry = sudoku_grid_get_geometry (grid),
    .candidates = candidates,
    .filled = filled,
    .side = sudoku_grid_get_side (grid),
    .n_houses = sudoku_geometry_get_n_houses (sudoku_grid_get_geometry (grid)),
    .n_open = n_cells,
  };

  for (guint cell = 0; cell < n_cells; cell++)
    if (sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_GIVEN)
      {
        givens[cell] = (guint8)sudoku_grid_get_value (grid, cell);
        filled[cell] = TRUE;
        rating.n_open--;
      }
  sudoku_candidates_reset (candidates, givens);
  while (rating.n_open > 0 && hardest != SUDOKU_DIFFICULTY_DIABOLICAL)
    {
      SudokuDifficulty step = use_easiest_step (&rating);

      hardest = MAX (hardest, step);
      if (sudoku_candidates_get_dead_end (candidates)->kind != SUDOKU_DEAD_END_NONE)
        hardest = SUDOKU_DIFFICULTY_DIABOLICAL;
    }
  return hardest;
}
