/* SPDX-License-Identifier: GPL-3.0-or-later */

/* If each open cell had two candidates, and each value two places in each house, all of these cells
 * could change their values: a puzzle with one solution has something extra, and some of that is
 * true. */

#include <glib/gi18n.h>

#include "sudoku-step-search.h"
#include "sudoku-swap.h"

/* The most cells of a naked set on large boards, besides those with something extra. */
#define N_SET_LARGE 3

/* The conclusion of a technique. */
typedef enum
{
  ONE_CELL,    /* type 1: all that is more is in one cell */
  ONE_VALUE,   /* type 2: it is one value */
  NAKED_SET,   /* type 3: in one house it makes a naked set with other cells */
  STRONG_LINK, /* type 4: a value must be in one of two cells, so the others of the pairs not */
} Conclusion;

typedef struct
{
  SudokuStepSearch *search;
  const SudokuTechnique *technique;
  const SudokuPosition *position;
  const SudokuCandidates *candidates;
  SudokuLinks *links;
  const SudokuGroups *groups;
  guint side;
  SudokuSet *left;  /* owned: by cell: the two that would do */
  SudokuSet *extra; /* owned: by cell: what is there besides */
  GArray *cells;    /* owned: guint: cells with something besides */
  /* The current naked set: */
  guint house;
  SudokuSet values;
  guint n_set;
  guint set[SUDOKU_SIDE_MAX];
  gboolean ended;
} Finder;

static void
finder_clear (Finder *self)
{
  g_free (self->left);
  g_free (self->extra);
  g_array_unref (self->cells);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Finder, finder_clear)

static Finder
finder_init (SudokuStepSearch *search,
             const SudokuTechnique *technique)
{
  Finder self = { .search = search, .technique = technique };

  self.position = sudoku_step_search_get_position (search);
  self.candidates = sudoku_position_get_candidates (self.position);
  self.links = sudoku_step_search_get_links (search);
  self.groups = sudoku_geometry_get_groups (sudoku_links_get_geometry (self.links));
  self.side = sudoku_links_get_side (self.links);
  self.left = g_new (SudokuSet, (gsize)self.side * self.side);
  self.extra = g_new0 (SudokuSet, (gsize)self.side * self.side);
  self.cells = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint cell = 0; cell < self.side * self.side; cell++)
    self.left[cell] = sudoku_candidates_get (self.candidates, cell);
  return self;
}

static guint
get_cell (const Finder *self,
          guint i)
{
  return g_array_index (self->cells, guint, i);
}

/* A value with more than two places in a house: the extra ones are in cells with more than two
 * candidates, if there are just as many of these. Returns FALSE when that is impossible. */
static gboolean
take_extra (Finder *self,
            guint house,
            guint value,
            gboolean *changed)
{
  const guint16 *cells = sudoku_groups_get_house_cells (self->groups, house);
  guint n = 0, n_large = 0;

  for (guint i = 0; i < self->side; i++)
    {
      if (!sudoku_set_has (self->left[cells[i]], value))
        continue;
      if (sudoku_position_is_filled (self->position, cells[i]))
        return TRUE;
      n++;
      n_large += sudoku_set_count (self->left[cells[i]]) > 2 ? 1 : 0;
    }
  if (n <= 2 || n_large != n - 2)
    return n >= 2 && n_large + 2 >= n;
  for (guint i = 0; i < self->side; i++)
    if (sudoku_set_has (self->left[cells[i]], value) &&
        sudoku_set_count (self->left[cells[i]]) > 2)
      {
        self->left[cells[i]] =
          sudoku_set_minus (self->left[cells[i]], sudoku_set_single (value));
        self->extra[cells[i]] =
          sudoku_set_or (self->extra[cells[i]], sudoku_set_single (value));
        *changed = TRUE;
      }
  return TRUE;
}

static gboolean
has_pattern (const Finder *self)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (SudokuSwapCell));

  for (guint cell = 0; cell < self->side * self->side; cell++)
    {
      SudokuSwapCell swap = { .cell = cell };
      SudokuSet left = self->left[cell];

      if (sudoku_position_is_filled (self->position, cell))
        continue;
      if (sudoku_set_count (left) != 2)
        return FALSE;
      swap.values[0] = (guint8)sudoku_set_first (left);
      swap.values[1] = (guint8)sudoku_set_first (sudoku_set_without_first (left));
      g_array_append_val (cells, swap);
    }
  return sudoku_swap_is_allowed (self->position, self->links,
                                 (const SudokuSwapCell *)(gpointer)cells->data, cells->len);
}

/* Finds what is there besides two candidates in each cell. Returns FALSE when the rest is not such
 * a grid. */
static gboolean
find_extra (Finder *self)
{
  guint n_houses = sudoku_groups_get_n_houses (self->groups), n_large = 0;
  gboolean changed = TRUE;

  for (guint cell = 0; cell < self->side * self->side; cell++)
    {
      guint n = sudoku_set_count (self->left[cell]);

      if (n < 2 && !sudoku_position_is_filled (self->position, cell))
        return FALSE;
      n_large += n > 2 ? 1 : 0;
    }
  if (n_large == 0 || n_large > self->side)
    return FALSE;
  while (changed)
    {
      changed = FALSE;
      for (guint house = 0; house < n_houses; house++)
        for (guint value = 1; value <= self->side; value++)
          if (!take_extra (self, house, value, &changed))
            return FALSE;
    }
  for (guint cell = 0; cell < self->side * self->side; cell++)
    if (!sudoku_set_is_empty (self->extra[cell]))
      g_array_append_val (self->cells, cell);
  return has_pattern (self);
}

static SudokuStep *
step_new (const Finder *self)
{
  SudokuStep *step = sudoku_step_new (self->technique);

  for (guint i = 0; i < self->cells->len; i++)
    {
      guint cell = get_cell (self, i), value;

      SUDOKU_SET_FOREACH (self->left[cell], value)
      sudoku_step_add_mark (step, cell * self->side + value - 1, SUDOKU_ROLE_PATTERN);
      SUDOKU_SET_FOREACH (self->extra[cell], value)
      {
        sudoku_step_add_guardian (step, cell * self->side + value - 1);
        sudoku_step_add_mark (step, cell * self->side + value - 1, SUDOKU_ROLE_FIN);
      }
    }
  return step;
}

static void
add_step (Finder *self,
          SudokuStep *step)
{
  if (!sudoku_step_search_add (self->search, step))
    self->ended = TRUE;
}

static void
remove_values (const Finder *self,
               SudokuStep *step,
               guint cell,
               SudokuSet values)
{
  guint value;

  SUDOKU_SET_FOREACH (values, value)
  sudoku_step_remove (step, cell * self->side + value - 1);
}

static void
conclude_one_cell (Finder *self)
{
  SudokuStep *step = NULL;

  if (self->cells->len != 1)
    return;
  step = step_new (self);
  remove_values (self, step, get_cell (self, 0), self->left[get_cell (self, 0)]);
  add_step (self, step);
}

static SudokuSet
get_all_extra (const Finder *self)
{
  SudokuSet all = SUDOKU_SET_EMPTY;

  for (guint i = 0; i < self->cells->len; i++)
    all = sudoku_set_or (all, self->extra[get_cell (self, i)]);
  return all;
}

static void
conclude_one_value (Finder *self)
{
  SudokuSet all = get_all_extra (self);
  SudokuStep *step = NULL;
  guint n = 0, value = sudoku_set_first (all);
  const guint32 *conflicts = NULL;

  if (self->cells->len < 2 || sudoku_set_count (all) != 1)
    return;
  step = step_new (self);
  conflicts =
    sudoku_links_get_conflicts (self->links, get_cell (self, 0) * self->side + value - 1, &n);
  for (guint i = 0; i < n; i++)
    {
      gboolean seen = sudoku_position_has (self->position, conflicts[i]);

      for (guint k = 1; k < self->cells->len && seen; k++)
        seen = sudoku_links_conflict (self->links, conflicts[i],
                                      get_cell (self, k) * self->side + value - 1);
      if (seen)
        sudoku_step_remove (step, conflicts[i]);
    }
  add_step (self, step);
}

static gboolean
is_in_house (const Finder *self,
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

/* The houses that contain all cells with something extra. */
static gboolean
has_all_extra (const Finder *self,
               guint house)
{
  for (guint i = 0; i < self->cells->len; i++)
    if (!is_in_house (self, get_cell (self, i), house))
      return FALSE;
  return TRUE;
}

static gboolean
is_in_set (const Finder *self,
           guint cell)
{
  for (guint i = 0; i < self->n_set; i++)
    if (self->set[i] == cell)
      return TRUE;
  return FALSE;
}

static void
add_naked_set (Finder *self)
{
  const guint16 *cells = sudoku_groups_get_house_cells (self->groups, self->house);
  SudokuStep *step = step_new (self);
  guint value;

  sudoku_step_set_rating (step, sudoku_step_get_rating (step) + self->n_set);
  for (guint i = 0; i < self->n_set; i++)
    {
      sudoku_step_add_truth (step, sudoku_links_get_cell_truth (self->links, self->set[i]));
      SUDOKU_SET_FOREACH (self->left[self->set[i]], value)
      sudoku_step_add_mark (step, self->set[i] * self->side + value - 1, SUDOKU_ROLE_SECOND);
    }
  SUDOKU_SET_FOREACH (self->values, value)
  sudoku_step_add_link (step, sudoku_links_get_house_truth (self->links, self->house, value));
  for (guint i = 0; i < self->side; i++)
    if (!is_in_set (self, cells[i]) && sudoku_set_is_empty (self->extra[cells[i]]))
      remove_values (self, step, cells[i], self->values);
  add_step (self, step);
}

/* The cells of the set have two candidates each. */
static void
extend_set (Finder *self,
            guint first,
            guint n_max)
{
  const guint16 *cells = sudoku_groups_get_house_cells (self->groups, self->house);
  SudokuSet before = self->values;

  if (self->ended || !sudoku_step_search_spend (self->search, 1))
    return;
  if (self->n_set > 0 && sudoku_set_count (before) <= self->n_set + 1)
    {
      if (sudoku_set_count (before) == self->n_set + 1)
        add_naked_set (self);
      return;
    }
  for (guint i = first; i < self->side && self->n_set < n_max; i++)
    {
      if (sudoku_position_is_filled (self->position, cells[i]) ||
          !sudoku_set_is_empty (self->extra[cells[i]]))
        continue;
      self->values = sudoku_set_or (before, self->left[cells[i]]);
      self->set[self->n_set++] = cells[i];
      extend_set (self, i + 1, n_max);
      self->n_set--;
      self->values = before;
    }
}

static void
conclude_naked_set (Finder *self)
{
  guint n = 0;
  const SudokuPlace *places = sudoku_groups_get_places (self->groups, get_cell (self, 0), &n);

  self->values = get_all_extra (self);
  if (self->cells->len < 2 || sudoku_set_count (self->values) < 2)
    return;
  for (guint i = 0; i < n && !self->ended; i++)
    {
      self->house = places[i].house;
      if (has_all_extra (self, self->house))
        extend_set (self, 0, self->side <= 9 ? self->side : N_SET_LARGE);
    }
}

/* A value of both pairs that is nowhere else in a house of both cells is in one of them. */
static void
conclude_strong_link (Finder *self)
{
  guint n = 0, value;
  const SudokuPlace *places = sudoku_groups_get_places (self->groups, get_cell (self, 0), &n);
  SudokuSet common;

  if (self->cells->len != 2)
    return;
  common =
    sudoku_set_and (self->left[get_cell (self, 0)], self->left[get_cell (self, 1)]);
  for (guint i = 0; i < n; i++)
    {
      if (!has_all_extra (self, places[i].house))
        continue;
      SUDOKU_SET_FOREACH (common, value)
      {
        SudokuStep *step = NULL;

        if (sudoku_set_count (sudoku_candidates_get_house_places (
              self->candidates, places[i].house, value)) != 2)
          continue;
        step = step_new (self);
        sudoku_step_add_truth (
          step, sudoku_links_get_house_truth (self->links, places[i].house, value));
        for (guint k = 0; k < 2; k++)
          remove_values (self, step, get_cell (self, k),
                         sudoku_set_minus (self->left[get_cell (self, k)],
                                           sudoku_set_single (value)));
        add_step (self, step);
      }
    }
}

static void
find (SudokuStepSearch *search,
      const SudokuTechnique *technique)
{
  g_auto (Finder) self = finder_init (search, technique);

  if (!find_extra (&self))
    return;
  switch ((Conclusion)technique->variant)
    {
    case ONE_CELL:
      conclude_one_cell (&self);
      break;
    case ONE_VALUE:
      conclude_one_value (&self);
      break;
    case NAKED_SET:
      conclude_naked_set (&self);
      break;
    case STRONG_LINK:
      conclude_strong_link (&self);
      break;
    }
}

static const SudokuTechnique techniques[] = {
  {
    .id = "bug-1",
    .code = "0610",
    .name = N_ ("Bivalue universal grave plus one"),
    .find = find,
    .variant = ONE_CELL,
    .needs_unique = TRUE,
    .explainer_order = 240,
    .explainer_weight = 56,
    .hodoku_order = 190,
    .hodoku_weight = 100,
    .level = SUDOKU_LEVEL_HARD,
  },
  {
    .id = "bug-2",
    .name = N_ ("Bivalue universal grave type 2"),
    .find = find,
    .variant = ONE_VALUE,
    .needs_unique = TRUE,
    .explainer_order = 240,
    .explainer_weight = 57,
    .level = SUDOKU_LEVEL_HARD,
  },
  {
    .id = "bug-3",
    .name = N_ ("Bivalue universal grave type 3"),
    .find = find,
    .variant = NAKED_SET,
    .needs_unique = TRUE,
    .explainer_order = 240,
    .explainer_weight = 57,
    .level = SUDOKU_LEVEL_HARD,
  },
  {
    .id = "bug-4",
    .name = N_ ("Bivalue universal grave type 4"),
    .find = find,
    .variant = STRONG_LINK,
    .needs_unique = TRUE,
    .explainer_order = 240,
    .explainer_weight = 57,
    .level = SUDOKU_LEVEL_HARD,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_bug = {
  .id = "bug",
  .name = N_ ("Bivalue universal grave"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
