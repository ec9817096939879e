/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Subsets: cells of a house with as many values in total (naked), and values with as many places in
 * total (hidden). */

#include <glib/gi18n.h>

#include "sudoku-cover.h"

enum
{
  NAKED,
  LOCKED, /* naked, and the cells lie in two houses that both lose something */
  HIDDEN,
};

/* The current house. */
typedef struct
{
  SudokuStepSearch *search;
  const SudokuTechnique *technique;
  const SudokuPosition *position;
  SudokuLinks *links;
  guint side;
  guint n_houses;
  guint house;
  const guint16 *cells;
} Subset;

/* Removes the values from the cells of a house, except those of the set. Returns whether there are
 * any. */
static gboolean
remove_around (const Subset *self,
               SudokuStep *step,
               guint house,
               SudokuSet places,
               SudokuSet values)
{
  const SudokuGeometry *geometry = sudoku_links_get_geometry (self->links);
  const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);
  gboolean any = FALSE;
  guint value, place;

  for (guint i = 0; i < self->side; i++)
    {
      gboolean own = sudoku_position_is_filled (self->position, cells[i]);

      SUDOKU_SET_FOREACH (places, place)
      own = own || self->cells[place] == cells[i];
      if (own)
        continue;
      SUDOKU_SET_FOREACH (values, value)
      {
        guint candidate = cells[i] * self->side + value - 1;

        if (!sudoku_position_has (self->position, candidate))
          continue;
        any = TRUE;
        sudoku_step_remove (step, candidate);
      }
    }
  if (any)
    SUDOKU_SET_FOREACH (values, value)
  sudoku_step_add_link (step, sudoku_links_get_house_truth (self->links, house, value));
  return any;
}

static gboolean
lies_in (const Subset *self,
         SudokuSet places,
         guint house)
{
  const SudokuGroups *groups =
    sudoku_geometry_get_groups (sudoku_links_get_geometry (self->links));
  guint place;

  SUDOKU_SET_FOREACH (places, place)
  {
    guint n = 0, i = 0;
    const SudokuPlace *found = sudoku_groups_get_places (groups, self->cells[place], &n);

    while (i < n && found[i].house != house)
      i++;
    if (i == n)
      return FALSE;
  }
  return TRUE;
}

static void
mark (const Subset *self,
      SudokuStep *step,
      SudokuSet places,
      SudokuSet values)
{
  guint place, value;

  SUDOKU_SET_FOREACH (places, place)
  SUDOKU_SET_FOREACH (values, value)
  {
    guint candidate = self->cells[place] * self->side + value - 1;

    if (sudoku_position_has (self->position, candidate))
      sudoku_step_add_mark (step, candidate, SUDOKU_ROLE_PATTERN);
  }
}

static gboolean
take_naked (SudokuSet places,
            SudokuSet values,
            gpointer user_data)
{
  const Subset *self = user_data;
  SudokuStep *step = sudoku_step_new (self->technique);
  guint n_houses = 0, place;

  SUDOKU_SET_FOREACH (places, place)
  sudoku_step_add_truth (step, sudoku_links_get_cell_truth (self->links, self->cells[place]));
  mark (self, step, places, values);
  for (guint house = 0; house < self->n_houses; house++)
    if (lies_in (self, places, house) && remove_around (self, step, house, places, values))
      n_houses++;
  if (n_houses >= (self->technique->variant == LOCKED ? 2 : 1))
    return sudoku_step_search_add (self->search, step);
  sudoku_step_unref (step);
  return TRUE;
}

static gboolean
take_hidden (SudokuSet values,
             SudokuSet places,
             gpointer user_data)
{
  const Subset *self = user_data;
  SudokuStep *step = sudoku_step_new (self->technique);
  guint place, value;

  SUDOKU_SET_FOREACH (values, value)
  sudoku_step_add_truth (step, sudoku_links_get_house_truth (self->links, self->house, value));
  mark (self, step, places, values);
  SUDOKU_SET_FOREACH (places, place)
  {
    guint cell = self->cells[place];
    SudokuSet others = sudoku_set_minus (
      sudoku_candidates_get (sudoku_position_get_candidates (self->position), cell), values);

    sudoku_step_add_link (step, sudoku_links_get_cell_truth (self->links, cell));
    SUDOKU_SET_FOREACH (others, value)
    sudoku_step_remove (step, cell * self->side + value - 1);
  }
  return sudoku_step_search_add (self->search, step);
}

/* The candidates of open cells by place, or the open places by value. Returns how many cells are
 * open. */
static guint
get_truths (const Subset *self,
            SudokuSet *truths)
{
  const SudokuCandidates *candidates = sudoku_position_get_candidates (self->position);
  guint n_open = 0;

  for (guint i = 0; i <= self->side; i++)
    truths[i] = SUDOKU_SET_EMPTY;
  for (guint place = 0; place < self->side; place++)
    {
      SudokuSet values = sudoku_candidates_get (candidates, self->cells[place]);
      guint value;

      if (sudoku_position_is_filled (self->position, self->cells[place]))
        continue;
      n_open++;
      if (self->technique->variant != HIDDEN)
        truths[place] = values;
      else
        SUDOKU_SET_FOREACH (values, value)
      truths[value] = sudoku_set_or (truths[value], sudoku_set_single (place));
    }
  return n_open;
}

/* A set of more than half of the open cells is simpler as one of the other kind. */
static gboolean
take_large (SudokuSet truths,
            SudokuSet links,
            gpointer user_data)
{
  const Subset *self = user_data;
  SudokuSet by_truth[SUDOKU_SIDE_MAX + 1];

  if (2 * sudoku_set_count (truths) > get_truths (self, by_truth))
    return TRUE;
  return (self->technique->variant == HIDDEN ? take_hidden : take_naked) (truths, links, user_data);
}

static void
find_subsets (SudokuStepSearch *search,
              const SudokuTechnique *technique)
{
  SudokuLinks *links = sudoku_step_search_get_links (search);
  SudokuGeometry *geometry = sudoku_links_get_geometry (links);
  SudokuCoverFunc func = technique->variant == HIDDEN ? take_hidden : take_naked;
  Subset self = {
    .search = search,
    .technique = technique,
    .position = sudoku_step_search_get_position (search),
    .links = links,
    .side = sudoku_geometry_get_side (geometry),
    .n_houses = sudoku_geometry_get_n_houses (geometry),
  };

  for (self.house = 0; self.house < self.n_houses; self.house++)
    {
      SudokuSet truths[SUDOKU_SIDE_MAX + 1];
      guint n_open;

      self.cells = sudoku_geometry_get_house_cells (geometry, self.house);
      n_open = get_truths (&self, truths);
      if (n_open <= technique->size)
        continue;
      if (technique->size > 4
            ? !sudoku_cover_find_smallest (search, truths, self.side + 1, technique->size,
                                           take_large, &self)
            : !sudoku_cover_find (search, truths, self.side + 1, technique->size, func, &self))
        return;
    }
}

/* Sets of five or more are on no published scale: they come after those of four, and at sides of up
 * to 9 there are none. */
static const SudokuTechnique techniques[] = {
  {
    .id = "locked-pair",
    .code = "0110-1",
    .name = N_ ("Locked pair"),
    .find = find_subsets,
    .size = 2,
    .variant = LOCKED,
    .difficulty = SUDOKU_DIFFICULTY_HARD,
    .hodoku_order = 40,
    .hodoku_weight = 40,
    .level = SUDOKU_LEVEL_MEDIUM,
  },
  {
    .id = "locked-triple",
    .code = "0111-1",
    .name = N_ ("Locked triple"),
    .find = find_subsets,
    .size = 3,
    .variant = LOCKED,
    .hodoku_order = 50,
    .hodoku_weight = 60,
    .level = SUDOKU_LEVEL_MEDIUM,
  },
  {
    .id = "naked-pair",
    .code = "0200",
    .name = N_ ("Naked pair"),
    .find = find_subsets,
    .size = 2,
    .variant = NAKED,
    .difficulty = SUDOKU_DIFFICULTY_MODERATE,
    .explainer_order = 90,
    .explainer_weight = 30,
    .hodoku_order = 80,
    .hodoku_weight = 60,
    .level = SUDOKU_LEVEL_MEDIUM,
  },
  {
    .id = "naked-triple",
    .code = "0201",
    .name = N_ ("Naked triple"),
    .find = find_subsets,
    .size = 3,
    .variant = NAKED,
    .explainer_order = 120,
    .explainer_weight = 36,
    .hodoku_order = 90,
    .hodoku_weight = 80,
    .level = SUDOKU_LEVEL_MEDIUM,
  },
  {
    .id = "naked-quad",
    .code = "0202",
    .name = N_ ("Naked quad"),
    .find = find_subsets,
    .size = 4,
    .variant = NAKED,
    .explainer_order = 190,
    .explainer_weight = 50,
    .hodoku_order = 120,
    .hodoku_weight = 120,
    .level = SUDOKU_LEVEL_HARD,
  },
  {
    .id = "hidden-pair",
    .code = "0210",
    .name = N_ ("Hidden pair"),
    .find = find_subsets,
    .size = 2,
    .variant = HIDDEN,
    .difficulty = SUDOKU_DIFFICULTY_HARD,
    .explainer_order = 110,
    .explainer_weight = 34,
    .hodoku_order = 100,
    .hodoku_weight = 70,
    .level = SUDOKU_LEVEL_MEDIUM,
  },
  {
    .id = "hidden-triple",
    .code = "0211",
    .name = N_ ("Hidden triple"),
    .find = find_subsets,
    .size = 3,
    .variant = HIDDEN,
    .explainer_order = 140,
    .explainer_weight = 40,
    .hodoku_order = 110,
    .hodoku_weight = 100,
    .level = SUDOKU_LEVEL_MEDIUM,
  },
  {
    .id = "hidden-quad",
    .code = "0212",
    .name = N_ ("Hidden quad"),
    .find = find_subsets,
    .size = 4,
    .variant = HIDDEN,
    .explainer_order = 210,
    .explainer_weight = 54,
    .hodoku_order = 130,
    .hodoku_weight = 150,
    .level = SUDOKU_LEVEL_HARD,
  },
  {
    .id = "naked-set",
    .name = N_ ("Naked set of five or more"),
    .find = find_subsets,
    .size = 5,
    .variant = NAKED,
    .hodoku_order = 133,
    .hodoku_weight = 180,
    .level = SUDOKU_LEVEL_HARD,
  },
  {
    .id = "hidden-set",
    .name = N_ ("Hidden set of five or more"),
    .find = find_subsets,
    .size = 5,
    .variant = HIDDEN,
    .hodoku_order = 136,
    .hodoku_weight = 210,
    .level = SUDOKU_LEVEL_HARD,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_subsets = {
  .id = "subsets",
  .name = N_ ("Subsets"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
