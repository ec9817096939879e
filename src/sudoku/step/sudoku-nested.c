/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Locked candidates, pairs and X-wings in what a supposition has left: what they remove becomes
 * false, and follows from everything that had become false before. What holds without the
 * supposition is ignored. */

#include "sudoku-nested.h"

/* The current pattern. */
typedef struct
{
  SudokuForcing *forcing;
  SudokuTrial *trial;
  guint32 truths[2];
  guint n_truths;
  guint32 *parents; /* owned: candidates that had to become false */
  guint n_parents;
  gboolean found;
} Nested;

static const guint16 *
get_cells (const Nested *self,
           guint house)
{
  return sudoku_geometry_get_house_cells (sudoku_links_get_geometry (self->trial->links), house);
}

static void
begin (Nested *self)
{
  self->n_truths = 0;
  self->n_parents = 0;
}

/* Adds as causes what was removed from a truth, apart from some places. */
static void
add_truth (Nested *self,
           guint32 truth,
           SudokuSet except)
{
  const guint32 *candidates = sudoku_links_get_candidates (self->trial->links, truth);
  SudokuSet removed = sudoku_set_minus (self->trial->source[truth], self->trial->live[truth]);
  guint place;

  self->truths[self->n_truths++] = truth;
  SUDOKU_SET_FOREACH (sudoku_set_minus (removed, except), place)
  self->parents[self->n_parents++] = candidates[place];
}

/* Returns whether the pattern depends on the supposition. */
static gboolean
has_parents (const Nested *self)
{
  return self->n_parents > 0;
}

static void
remove_candidate (Nested *self,
                  guint32 candidate)
{
  SudokuForcing *forcing = self->forcing;
  guint32 literal = SUDOKU_LITERAL (candidate, FALSE);
  guint node;

  if (sudoku_forcing_has (forcing, literal))
    return;
  node = sudoku_forcing_add (forcing, literal, G_MAXUINT);
  for (guint i = 0; i < self->n_parents; i++)
    sudoku_forcing_add_parent (
      forcing, sudoku_forcing_find (forcing, SUDOKU_LITERAL (self->parents[i], FALSE)));
  for (guint i = 0; i < self->n_truths; i++)
    sudoku_forcing_add_reason (forcing, self->truths[i]);
  sudoku_forcing_keep (forcing, node);
  self->found = TRUE;
}

static gboolean
has_several (SudokuSet set)
{
  return !sudoku_set_is_empty (set) && !sudoku_set_is_empty (sudoku_set_without_first (set));
}

static SudokuSet
get_common (const Nested *self,
            guint house,
            guint other)
{
  return self->trial->common[(gsize)house * self->trial->n_houses + other];
}

/* @house: where @value stands only in @common, which @other shares */
static void
lock (Nested *self,
      guint house,
      guint other,
      SudokuSet common,
      guint value)
{
  SudokuSet places = sudoku_trial_get_house (self->trial, house, value);
  SudokuSet removed;
  const guint16 *cells = get_cells (self, other);
  guint place;

  if (!has_several (places) || !sudoku_set_is_empty (sudoku_set_minus (places, common)))
    return;
  removed = sudoku_set_minus (sudoku_trial_get_house (self->trial, other, value),
                              get_common (self, other, house));
  if (sudoku_set_is_empty (removed))
    return;
  begin (self);
  add_truth (self, sudoku_links_get_house_truth (self->trial->links, house, value), common);
  if (!has_parents (self))
    return;
  SUDOKU_SET_FOREACH (removed, place)
  remove_candidate (self, cells[place] * self->trial->side + value - 1);
}

/* All houses from @first on against those from @other on. */
static void
lock_all (Nested *self,
          const guint *first,
          guint n_first,
          const guint *other,
          guint n_other)
{
  for (guint value = 1; value <= self->trial->side; value++)
    for (guint i = 0; i < n_first; i++)
      {
        if (!has_several (sudoku_trial_get_house (self->trial, first[i], value)))
          continue;
        for (guint k = 0; k < n_other; k++)
          {
            SudokuSet common = get_common (self, first[i], other[k]);

            if (first[i] != other[k] && has_several (common))
              lock (self, first[i], other[k], common, value);
          }
      }
}

static void
find_locked (Nested *self)
{
  const SudokuTrial *trial = self->trial;
  guint n_regions = trial->n_regions, n_rows = trial->n_rows;
  const guint *regions = trial->houses, *rows = regions + n_regions, *columns = rows + n_rows;
  const guint *others = columns + n_rows;
  guint n_first = n_regions + 2 * n_rows;
  guint n_others = trial->n_houses - n_first;

  lock_all (self, regions, n_regions, columns, n_rows);
  lock_all (self, regions, n_regions, rows, n_rows);
  lock_all (self, columns, n_rows, regions, n_regions);
  lock_all (self, rows, n_rows, regions, n_regions);
  lock_all (self, others, n_others, regions, n_first);
  lock_all (self, regions, trial->n_houses, others, n_others);
}

static void
find_hidden_pair (Nested *self,
                  guint house,
                  guint value,
                  guint other)
{
  const guint16 *cells = get_cells (self, house);
  const SudokuTrial *trial = self->trial;
  SudokuSet places = sudoku_trial_get_house (trial, house, value);
  SudokuSet others = sudoku_trial_get_house (trial, house, other);
  SudokuSet values = sudoku_set_or (sudoku_set_single (value - 1), sudoku_set_single (other - 1));
  guint place, removed;

  if (sudoku_set_count (places) != 2 || !sudoku_set_equal (places, others))
    return;
  begin (self);
  add_truth (self, sudoku_links_get_house_truth (trial->links, house, value), SUDOKU_SET_EMPTY);
  add_truth (self, sudoku_links_get_house_truth (trial->links, house, other), SUDOKU_SET_EMPTY);
  if (!has_parents (self))
    return;
  SUDOKU_SET_FOREACH (places, place)
  {
    SudokuSet rest = sudoku_set_minus (sudoku_trial_get_cell (trial, cells[place]), values);

    SUDOKU_SET_FOREACH (rest, removed)
    remove_candidate (self, cells[place] * trial->side + removed);
  }
}

static void
find_naked_pair (Nested *self,
                 guint house,
                 guint place,
                 guint other)
{
  const guint16 *cells = get_cells (self, house);
  const SudokuTrial *trial = self->trial;
  SudokuSet values = sudoku_trial_get_cell (trial, cells[place]);
  guint value;

  if (sudoku_set_count (values) != 2 ||
      !sudoku_set_equal (values, sudoku_trial_get_cell (trial, cells[other])))
    return;
  begin (self);
  add_truth (self, trial->first_cell_truth + cells[place], SUDOKU_SET_EMPTY);
  add_truth (self, trial->first_cell_truth + cells[other], SUDOKU_SET_EMPTY);
  if (!has_parents (self))
    return;
  for (guint i = 0; i < trial->side; i++)
    {
      SudokuSet removed = sudoku_set_and (values, sudoku_trial_get_cell (trial, cells[i]));

      if (i == place || i == other)
        continue;
      SUDOKU_SET_FOREACH (removed, value)
      remove_candidate (self, cells[i] * trial->side + value);
    }
}

static void
find_pairs (Nested *self,
            guint n_open_min,
            void (*find) (Nested *self, guint house, guint one, guint other),
            guint first)
{
  const SudokuTrial *trial = self->trial;

  for (guint i = 0; i < trial->n_houses; i++)
    {
      guint house = sudoku_trial_get_nth_house (trial, i);

      if (trial->n_open[house] < n_open_min)
        continue;
      for (guint other = first + 1; other < trial->side + first; other++)
        for (guint one = first; one < other; one++)
          find (self, house, one, other);
    }
}

/* @lines: parallel ones; their k-th cells are in the k-th of @covers */
static void
find_x_wings (Nested *self,
              const guint *lines,
              const guint *covers)
{
  const SudokuTrial *trial = self->trial;

  for (guint other = 1; other < trial->n_rows; other++)
    for (guint one = 0; one < other; one++)
      for (guint value = 1; value <= trial->side; value++)
        {
          SudokuSet places = sudoku_trial_get_house (trial, lines[one], value);
          SudokuSet both = sudoku_set_or (sudoku_set_single (one), sudoku_set_single (other));
          guint place, line;

          if (sudoku_set_count (places) != 2 ||
              !sudoku_set_equal (places, sudoku_trial_get_house (trial, lines[other], value)))
            continue;
          begin (self);
          add_truth (self, sudoku_links_get_house_truth (trial->links, lines[one], value), places);
          add_truth (self, sudoku_links_get_house_truth (trial->links, lines[other], value),
                     places);
          if (!has_parents (self))
            continue;
          SUDOKU_SET_FOREACH (places, place)
          {
            SudokuSet removed = sudoku_trial_get_house (trial, covers[place], value);

            removed = sudoku_set_minus (removed, both);
            SUDOKU_SET_FOREACH (removed, line)
            remove_candidate (self,
                              get_cells (self, covers[place])[line] * trial->side + value - 1);
          }
        }
}

/**
 * sudoku_nested_find: (skip)
 * @forcing: a forcing that single inferences no longer extend
 *
 * Looks for locked candidates, then hidden and naked pairs, then X-wings, and adds everything
 * removed by those of the first kind that says something new.
 *
 * Returns: whether anything was added
 */
gboolean
sudoku_nested_find (SudokuForcing *forcing)
{
  Nested self = { .forcing = forcing };
  const guint *rows = NULL, *columns = NULL;
  g_autofree guint32 *parents = NULL;

  g_return_val_if_fail (forcing != NULL, FALSE);

  self.trial = sudoku_forcing_get_trial (forcing);
  parents = g_new (guint32, 2 * self.trial->side);
  self.parents = parents;
  rows = self.trial->houses + self.trial->n_regions;
  columns = rows + self.trial->n_rows;
  find_locked (&self);
  if (!self.found)
    find_pairs (&self, 5, find_hidden_pair, 1);
  if (!self.found)
    find_pairs (&self, 4, find_naked_pair, 0);
  if (!self.found)
    {
      find_x_wings (&self, columns, rows);
      find_x_wings (&self, rows, columns);
    }
  return self.found;
}
