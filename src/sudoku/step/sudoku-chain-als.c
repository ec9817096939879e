/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds almost locked sets of a few cells. Knows no chains. */

#include "sudoku-chain-als.h"

typedef struct
{
  SudokuStepSearch *search;
  const SudokuCandidates *candidates;
  const SudokuGroups *groups;
  SudokuChainAlsFunc func;
  gpointer user_data;
  guint house;
  guint n_open;
  guint16 open[SUDOKU_SIDE_MAX]; /* of the house */
  guint16 cells[SUDOKU_CHAIN_ALS_MAX];
} Run;

static gboolean
is_in_house (const Run *self,
             guint cell,
             guint house)
{
  guint n = 0;
  const SudokuPlace *places = sudoku_groups_get_places (self->groups, cell, &n);

  for (guint i = 0; i < n; i++)
    if (places[i].house == house)
      return TRUE;
  return FALSE;
}

/* Whether an earlier house has all of the cells. */
static gboolean
was_seen (const Run *self,
          guint n_cells)
{
  guint n = 0;
  const SudokuPlace *places = sudoku_groups_get_places (self->groups, self->cells[0], &n);

  for (guint i = 0; i < n; i++)
    {
      guint n_in = 1;

      if (places[i].house >= self->house)
        continue;
      while (n_in < n_cells && is_in_house (self, self->cells[n_in], places[i].house))
        n_in++;
      if (n_in == n_cells)
        return TRUE;
    }
  return FALSE;
}

/* Adds cells from the place @next of the house on. */
static gboolean
extend (Run *self,
        guint next,
        guint n_cells,
        SudokuSet values)
{
  for (guint i = next; i < self->n_open; i++)
    {
      SudokuSet more =
        sudoku_set_or (values, sudoku_candidates_get (self->candidates, self->open[i]));
      guint n_values = sudoku_set_count (more);

      if (n_values > SUDOKU_CHAIN_ALS_MAX + 1)
        continue;
      self->cells[n_cells] = self->open[i];
      if (n_cells > 0 && n_values == n_cells + 2 && !was_seen (self, n_cells + 1))
        self->func (self->cells, n_cells + 1, more, self->user_data);
      if (n_cells + 1 < SUDOKU_CHAIN_ALS_MAX && !extend (self, i + 1, n_cells + 1, more))
        return FALSE;
    }
  return sudoku_step_search_spend (self->search, 1);
}

/**
 * sudoku_chain_als_each: (skip)
 * @search: a search that runs
 * @func: called for each set
 * @user_data: for @func
 *
 * Runs through the sets of two or more cells of one house that have one candidate more than cells,
 * each once.
 *
 * Returns: whether all were found; %FALSE when the search was cut short
 */
gboolean
sudoku_chain_als_each (SudokuStepSearch *search,
                       SudokuChainAlsFunc func,
                       gpointer user_data)
{
  const SudokuPosition *position = NULL;
  Run self = { .search = search, .func = func, .user_data = user_data };
  guint side, n_houses;

  g_return_val_if_fail (search != NULL && func != NULL, FALSE);

  position = sudoku_step_search_get_position (search);
  self.candidates = sudoku_position_get_candidates (position);
  self.groups = sudoku_geometry_get_groups (sudoku_position_get_geometry (position));
  side = sudoku_groups_get_side (self.groups);
  n_houses = sudoku_groups_get_n_houses (self.groups);
  for (self.house = 0; self.house < n_houses; self.house++)
    {
      const guint16 *cells = sudoku_groups_get_house_cells (self.groups, self.house);

      self.n_open = 0;
      for (guint i = 0; i < side; i++)
        if (!sudoku_position_is_filled (position, cells[i]))
          self.open[self.n_open++] = cells[i];
      if (!extend (&self, 0, 0, SUDOKU_SET_EMPTY))
        return FALSE;
    }
  return TRUE;
}
