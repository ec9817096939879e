/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A position on trial: which places of each truth are left, and fast ways from a candidate to
 * everything it excludes. Infers nothing itself. */

#include "sudoku-trial.h"

#include <string.h>

/* Houses of one rule after another, so that inferences come in the same order in all shapes. */
static guint
add_houses (SudokuTrial *self,
            const SudokuGeometry *geometry,
            int rule)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  guint before = self->n_houses;

  for (guint house = 0; house < sudoku_geometry_get_n_houses (geometry); house++)
    if ((int)sudoku_groups_get_house (groups, house)->rule == rule)
      self->houses[self->n_houses++] = house;
  return self->n_houses - before;
}

static void
order_houses (SudokuTrial *self)
{
  SudokuGeometry *geometry = sudoku_links_get_geometry (self->links);
  int region_rule = sudoku_geometry_get_region_rule (geometry);
  int rows = -1, columns = -1;

  self->houses = g_new (guint, sudoku_geometry_get_n_houses (geometry));
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      SudokuRule *rule = sudoku_geometry_get_rule (geometry, i);

      if (rule == sudoku_geometry_find_rule (geometry, "rows"))
        rows = (int)i;
      else if (rule == sudoku_geometry_find_rule (geometry, "columns"))
        columns = (int)i;
    }
  if (region_rule >= 0)
    self->n_regions = add_houses (self, geometry, region_rule);
  self->n_rows = add_houses (self, geometry, rows);
  add_houses (self, geometry, columns);
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    if ((int)i != region_rule && (int)i != rows && (int)i != columns)
      add_houses (self, geometry, (int)i);
}

static guint
find_place (const SudokuTrial *self,
            guint truth,
            guint candidate)
{
  const guint32 *candidates = sudoku_links_get_candidates (self->links, truth);
  guint place = 0;

  while (candidates[place] != candidate)
    place++;
  return place;
}

static void
add_place (SudokuTrial *self,
           guint32 *n_places,
           guint truth,
           guint candidate)
{
  self->places[(*n_places)++] =
    (SudokuTrialPlace){ .truth = truth, .place = find_place (self, truth, candidate) };
}

/* @ranks: by house */
static void
fill_places_of (SudokuTrial *self,
                guint candidate,
                const guint *ranks,
                guint32 *n_places)
{
  guint n = 0, n_house_truths = self->n_houses * self->side;
  const guint32 *truths = sudoku_links_get_truths (self->links, candidate, &n);
  guint32 first = 0;

  add_place (self, n_places, truths[n - 1], candidate);
  first = *n_places;
  for (guint i = 0; i + 1 < n; i++)
    {
      guint32 at = *n_places;

      add_place (self, n_places, truths[i], candidate);
      for (; truths[i] < n_house_truths && at > first &&
             ranks[self->places[at - 1].truth / self->side] > ranks[truths[i] / self->side];
           at--)
        {
          SudokuTrialPlace moved = self->places[at];

          self->places[at] = self->places[at - 1];
          self->places[at - 1] = moved;
        }
    }
}

/* Returns FALSE when the work has ended. */
static gboolean
fill_places (SudokuTrial *self)
{
  g_autofree guint *ranks = g_new0 (guint, self->n_houses + 1);
  guint32 n_places = 0;

  for (guint i = 0; i < self->n_houses; i++)
    ranks[self->houses[i]] = i;
  self->first_place = g_new (guint32, self->n_candidates + 1);
  self->places = g_new (SudokuTrialPlace, (gsize)self->n_truths * self->side);
  for (guint candidate = 0; candidate < self->n_candidates; candidate++)
    {
      if (candidate % self->side == 0 && sudoku_links_should_stop (self->links))
        return FALSE;
      self->first_place[candidate] = n_places;
      fill_places_of (self, candidate, ranks, &n_places);
    }
  self->first_place[self->n_candidates] = n_places;
  return TRUE;
}

/* Returns FALSE when the work has ended. */
static gboolean
fill_conflicts (SudokuTrial *self)
{
  g_autofree guint32 *seen = g_new0 (guint32, self->n_candidates);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (guint32));

  self->first_conflict = g_new (guint32, self->n_candidates + 1);
  for (guint32 candidate = 0; candidate < self->n_candidates; candidate++)
    {
      guint n = 0;
      const guint32 *others = NULL;

      if (candidate % self->side == 0 && sudoku_links_should_stop (self->links))
        return FALSE;
      self->first_conflict[candidate] = all->len;
      seen[candidate] = candidate + 1;
      for (guint32 i = self->first_place[candidate]; i < self->first_place[candidate + 1]; i++)
        {
          others = sudoku_links_get_candidates (self->links, self->places[i].truth);
          for (guint k = 0; k < self->side; k++)
            if (seen[others[k]] != candidate + 1)
              {
                seen[others[k]] = candidate + 1;
                g_array_append_val (all, others[k]);
              }
        }
      others = sudoku_links_get_conflicts (self->links, candidate, &n);
      for (guint k = 0; k < n; k++)
        if (seen[others[k]] != candidate + 1)
          g_array_append_val (all, others[k]);
    }
  self->first_conflict[self->n_candidates] = all->len;
  self->conflicts = (guint32 *)(gpointer)g_array_free (g_steal_pointer (&all), FALSE);
  return TRUE;
}

static void
fill_common (SudokuTrial *self)
{
  const SudokuGeometry *geometry = sudoku_links_get_geometry (self->links);
  guint side = self->side;
  g_autofree gboolean *is_in = g_new0 (gboolean, (gsize)side * side);

  self->common = g_new0 (SudokuSet, (gsize)self->n_houses * self->n_houses + 1);
  for (guint house = 0; house < self->n_houses; house++)
    {
      const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);

      for (guint i = 0; i < side; i++)
        is_in[cells[i]] = TRUE;
      for (guint other = 0; other < self->n_houses; other++)
        {
          const guint16 *others = sudoku_geometry_get_house_cells (geometry, other);
          SudokuSet *common = &self->common[(gsize)other * self->n_houses + house];

          for (guint i = 0; i < side; i++)
            if (is_in[others[i]])
              *common = sudoku_set_or (*common, sudoku_set_single (i));
        }
      for (guint i = 0; i < side; i++)
        is_in[cells[i]] = FALSE;
    }
}

/* The largest part of the tables: each truth makes each of its candidates exclude all the
 * others. */
static guint64
estimate_bytes (const SudokuTrial *self)
{
  guint64 n_places = (guint64)self->n_truths * self->side;

  return n_places * (self->side - 1) * sizeof (guint32) + n_places * sizeof (SudokuTrialPlace);
}

/**
 * sudoku_trial_new: (skip)
 * @links: the links of the positions to come; they must outlive the trial
 *
 * Makes the tables. No candidate is left before sudoku_trial_load(). O(N⁴).
 *
 * Returns: (transfer full) (nullable): a trial without a position; %NULL when the work of the links
 *   has ended, or where the tables would take too much memory
 */
SudokuTrial *
sudoku_trial_new (SudokuLinks *links)
{
  g_autoptr (SudokuTrial) self = NULL;

  g_return_val_if_fail (links != NULL, NULL);

  self = g_new0 (SudokuTrial, 1);
  self->links = links;
  self->side = sudoku_links_get_side (links);
  self->n_candidates = sudoku_links_get_n_candidates (links);
  self->n_truths = sudoku_links_get_n_truths (links);
  self->first_cell_truth = sudoku_links_get_cell_truth (links, 0);
  if (!sudoku_links_take_memory (links, estimate_bytes (self)))
    return NULL;
  self->n_bytes = estimate_bytes (self);
  order_houses (self);
  if (!fill_places (self) || !fill_conflicts (self))
    return NULL;
  fill_common (self);
  self->live = g_new0 (SudokuSet, self->n_truths);
  self->source = g_new0 (SudokuSet, self->n_truths);
  self->filled = g_new0 (gboolean, self->side * self->side);
  self->n_open = g_new0 (guint, self->n_houses + 1);
  return g_steal_pointer (&self);
}

static void
load_cell (SudokuTrial *self,
           guint cell,
           SudokuSet values)
{
  guint value;

  SUDOKU_SET_FOREACH (values, value)
  {
    guint candidate = cell * self->side + value - 1;

    for (guint32 i = self->first_place[candidate]; i < self->first_place[candidate + 1]; i++)
      {
        SudokuSet *places = &self->source[self->places[i].truth];

        *places = sudoku_set_or (*places, sudoku_set_single (self->places[i].place));
      }
  }
}

/**
 * sudoku_trial_load: (skip)
 * @position: a position of the shape of the links
 *
 * Copies a position.
 */
void
sudoku_trial_load (SudokuTrial *self,
                   const SudokuPosition *position)
{
  const SudokuCandidates *candidates = NULL;

  g_return_if_fail (self != NULL && position != NULL);

  candidates = sudoku_position_get_candidates (position);
  memset (self->source, 0, self->n_truths * sizeof *self->source);
  for (guint cell = 0; cell < self->side * self->side; cell++)
    {
      self->filled[cell] = sudoku_position_is_filled (position, cell);
      if (!self->filled[cell])
        load_cell (self, cell, sudoku_candidates_get (candidates, cell));
    }
  for (guint house = 0; house < self->n_houses; house++)
    {
      const guint16 *cells =
        sudoku_geometry_get_house_cells (sudoku_links_get_geometry (self->links), house);

      self->n_open[house] = 0;
      for (guint i = 0; i < self->side; i++)
        self->n_open[house] += self->filled[cells[i]] ? 0 : 1;
    }
  sudoku_trial_reset (self);
}

/**
 * sudoku_trial_load_trial: (skip)
 * @other: another one with the same links
 *
 * Copies the candidates that another trial has left.
 */
void
sudoku_trial_load_trial (SudokuTrial *self,
                         const SudokuTrial *other)
{
  g_return_if_fail (self != NULL && other != NULL && self->links == other->links);

  memcpy (self->source, other->live, self->n_truths * sizeof *self->source);
  memcpy (self->filled, other->filled, self->side * self->side * sizeof *self->filled);
  memcpy (self->n_open, other->n_open, self->n_houses * sizeof *self->n_open);
  sudoku_trial_reset (self);
}

/**
 * sudoku_trial_free: (skip)
 *
 * Frees it.
 */
void
sudoku_trial_free (SudokuTrial *self)
{
  g_return_if_fail (self != NULL);

  sudoku_links_give_back (self->links, self->n_bytes);
  g_free (self->houses);
  g_free (self->first_place);
  g_free (self->places);
  g_free (self->first_conflict);
  g_free (self->conflicts);
  g_free (self->live);
  g_free (self->source);
  g_free (self->filled);
  g_free (self->n_open);
  g_free (self->common);
  g_free (self);
}

/**
 * sudoku_trial_has: (skip)
 * @candidate: cell × N + value − 1
 *
 * Tells whether a candidate is left.
 *
 * Returns: %TRUE if so; %FALSE in a filled cell
 */
gboolean
sudoku_trial_has (const SudokuTrial *self,
                  guint candidate)
{
  return sudoku_set_has (self->live[self->first_cell_truth + candidate / self->side],
                         candidate % self->side);
}

/**
 * sudoku_trial_get_cell: (skip)
 * @cell: a cell
 *
 * Gets the candidates left in a cell.
 *
 * Returns: its values less 1; none in a filled cell
 */
SudokuSet
sudoku_trial_get_cell (const SudokuTrial *self,
                       guint cell)
{
  return self->live[self->first_cell_truth + cell];
}

/**
 * sudoku_trial_get_house: (skip)
 * @house: a house
 * @value: 1…N
 *
 * Gets where a value can still stand in a house.
 *
 * Returns: indices of cells in the house; none when the value is placed
 */
SudokuSet
sudoku_trial_get_house (const SudokuTrial *self,
                        guint house,
                        guint value)
{
  return self->live[sudoku_links_get_house_truth (self->links, house, value)];
}

/**
 * sudoku_trial_get_nth_house: (skip)
 * @n: from 0
 *
 * Gets the houses in the order in which sets are looked for: those that divide the board, columns,
 * rows, all others.
 *
 * Returns: the house
 */
guint
sudoku_trial_get_nth_house (const SudokuTrial *self,
                            guint n)
{
  guint first_row = self->n_regions, first_column = first_row + self->n_rows;

  if (n >= first_row && n < first_column)
    return self->houses[n + self->n_rows];
  if (n >= first_column && n < first_column + self->n_rows)
    return self->houses[n - self->n_rows];
  return self->houses[n];
}

/**
 * sudoku_trial_remove: (skip)
 * @candidate: a candidate
 *
 * Removes a candidate until sudoku_trial_reset().
 */
void
sudoku_trial_remove (SudokuTrial *self,
                     guint candidate)
{
  for (guint32 i = self->first_place[candidate]; i < self->first_place[candidate + 1]; i++)
    {
      SudokuSet *places = &self->live[self->places[i].truth];

      *places = sudoku_set_minus (*places, sudoku_set_single (self->places[i].place));
    }
}

/**
 * sudoku_trial_reset: (skip)
 *
 * Puts back everything that was removed.
 */
void
sudoku_trial_reset (SudokuTrial *self)
{
  memcpy (self->live, self->source, self->n_truths * sizeof *self->live);
}
