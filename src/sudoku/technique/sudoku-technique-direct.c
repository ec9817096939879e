/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Locked candidates and hidden sets that leave one place for a value, which is filled at once. */

#include <glib/gi18n.h>

#include "sudoku-step-search.h"
#include "sudoku-trial.h"

/* Which locked candidates are looked for. */
typedef enum
{
  POINTING,
  CLAIMING,
} Variant;

typedef struct
{
  SudokuStepSearch *search;
  const SudokuTechnique *technique;
  const SudokuTrial *trial;
  gboolean over;
} Finder;

static const guint16 *
get_cells (const Finder *self,
           guint house)
{
  return sudoku_geometry_get_house_cells (sudoku_links_get_geometry (self->trial->links), house);
}

static SudokuSet
get_common (const Finder *self,
            guint house,
            guint other)
{
  return self->trial->common[(gsize)house * self->trial->n_houses + other];
}

static gboolean
has_several (SudokuSet set)
{
  return !sudoku_set_is_empty (set) && !sudoku_set_is_empty (sudoku_set_without_first (set));
}

static guint32
get_candidate (const Finder *self,
               guint house,
               guint place,
               guint value)
{
  return get_cells (self, house)[place] * self->trial->side + value - 1;
}

static void
mark_places (const Finder *self,
             SudokuStep *step,
             guint house,
             guint value,
             SudokuRole role)
{
  SudokuSet places = sudoku_trial_get_house (self->trial, house, value);
  guint place;

  SUDOKU_SET_FOREACH (places, place)
  sudoku_step_add_mark (step, get_candidate (self, house, place, value), role);
}

/* @house: where all places of @value are in @other, too; @last: where it has one more place */
static void
take_locked (Finder *self,
             guint house,
             guint other,
             guint last,
             guint value)
{
  const SudokuTrial *trial = self->trial;
  SudokuSet places = sudoku_trial_get_house (trial, last, value);
  SudokuSet left = sudoku_set_minus (places, get_common (self, last, other));
  SudokuStep *step = NULL;

  if (!has_several (places) || sudoku_set_is_empty (left) || has_several (left))
    return;
  step = sudoku_step_new (self->technique);
  sudoku_step_add_truth (step, sudoku_links_get_house_truth (trial->links, house, value));
  sudoku_step_add_truth (step, sudoku_links_get_house_truth (trial->links, last, value));
  mark_places (self, step, house, value, SUDOKU_ROLE_PATTERN);
  sudoku_step_place (step, get_candidate (self, last, sudoku_set_first (left), value));
  self->over = !sudoku_step_search_add (self->search, step);
}

/* For houses of one kind: what is locked where a house crosses another one leaves one place in a
 * third. */
static void
look_for_locked (Finder *self,
                 const guint *houses,
                 guint n_houses,
                 const guint *others,
                 guint n_others)
{
  const SudokuTrial *trial = self->trial;

  for (guint value = 1; value <= trial->side; value++)
    for (guint i = 0; i < n_houses; i++)
      {
        SudokuSet places = sudoku_trial_get_house (trial, houses[i], value);

        for (guint k = 0; k < n_others && has_several (places); k++)
          {
            SudokuSet common = get_common (self, houses[i], others[k]);

            if (!has_several (common) ||
                !sudoku_set_is_empty (sudoku_set_minus (places, common)))
              continue;
            for (guint l = 0; l < n_houses && !self->over; l++)
              if (l != i && !sudoku_set_is_empty (get_common (self, houses[l], others[k])))
                take_locked (self, houses[i], others[k], houses[l], value);
          }
        if (self->over)
          return;
      }
}

static void
find_locked (SudokuStepSearch *search,
             const SudokuTechnique *technique,
             SudokuTrial *trial)
{
  Finder self = { .search = search, .technique = technique, .trial = trial };
  const guint *regions = trial->houses, *rows = regions + trial->n_regions;
  const guint *columns = rows + trial->n_rows;

  if (technique->variant == POINTING)
    {
      look_for_locked (&self, regions, trial->n_regions, columns, trial->n_rows);
      if (!self.over)
        look_for_locked (&self, regions, trial->n_regions, rows, trial->n_rows);
      return;
    }
  look_for_locked (&self, columns, trial->n_rows, regions, trial->n_regions);
  if (!self.over)
    look_for_locked (&self, rows, trial->n_rows, regions, trial->n_regions);
}

/* @values: less 1; they stand in @places of the house */
static void
take_hidden (Finder *self,
             guint house,
             SudokuSet values,
             SudokuSet places)
{
  const SudokuTrial *trial = self->trial;

  for (guint value = 1; value <= trial->side; value++)
    {
      SudokuSet before = sudoku_trial_get_house (trial, house, value);
      SudokuSet left = sudoku_set_minus (before, places);
      g_autoptr (SudokuStep) step = NULL;
      guint member, place;

      if (sudoku_set_has (values, value - 1) || !has_several (before) ||
          sudoku_set_is_empty (left) || has_several (left))
        continue;
      step = sudoku_step_new (self->technique);
      SUDOKU_SET_FOREACH (values, member)
      {
        sudoku_step_add_truth (step,
                               sudoku_links_get_house_truth (trial->links, house, member + 1));
        mark_places (self, step, house, member + 1, SUDOKU_ROLE_PATTERN);
      }
      sudoku_step_add_truth (step, sudoku_links_get_house_truth (trial->links, house, value));
      sudoku_step_place (step, get_candidate (self, house, sudoku_set_first (left), value));
      SUDOKU_SET_FOREACH (places, place)
      sudoku_step_add_link (step, trial->first_cell_truth + get_cells (self, house)[place]);
      self->over = !sudoku_step_search_add (self->search, g_steal_pointer (&step));
      return;
    }
}

/* Adds values up to @last to the chosen ones, as long as their @places are few enough. */
static void
choose_values (Finder *self,
               guint house,
               SudokuSet values,
               SudokuSet places,
               guint last)
{
  guint n_chosen = sudoku_set_count (values), size = self->technique->size;

  if (n_chosen == size)
    {
      if (sudoku_set_count (places) == size)
        take_hidden (self, house, values, places);
      return;
    }
  for (guint value = 1; value <= last && !self->over; value++)
    {
      SudokuSet more = sudoku_trial_get_house (self->trial, house, value);
      SudokuSet all = sudoku_set_or (places, more);

      if (has_several (more) && sudoku_set_count (all) <= size)
        choose_values (self, house, sudoku_set_or (values, sudoku_set_single (value - 1)), all,
                       value - 1);
    }
}

static void
find_hidden (SudokuStepSearch *search,
             const SudokuTechnique *technique,
             SudokuTrial *trial)
{
  Finder self = { .search = search, .technique = technique, .trial = trial };

  for (guint i = 0; i < trial->n_houses && !self.over; i++)
    {
      guint house = sudoku_trial_get_nth_house (trial, i);

      if (trial->n_open[house] > technique->size)
        choose_values (&self, house, SUDOKU_SET_EMPTY, SUDOKU_SET_EMPTY, trial->side);
    }
}

static const SudokuTechnique techniques[] = {
  {
    .id = "direct-pointing",
    .name = N_ ("Direct pointing"),
    .find_on_trial = find_locked,
    .variant = POINTING,
    .explainer_order = 20,
    .explainer_weight = 17,
  },
  {
    .id = "direct-claiming",
    .name = N_ ("Direct claiming"),
    .find_on_trial = find_locked,
    .variant = CLAIMING,
    .explainer_order = 20,
    .explainer_weight = 19,
  },
  {
    .id = "direct-hidden-pair",
    .name = N_ ("Direct hidden pair"),
    .find_on_trial = find_hidden,
    .size = 2,
    .explainer_order = 40,
    .explainer_weight = 20,
  },
  {
    .id = "direct-hidden-triplet",
    .name = N_ ("Direct hidden triplet"),
    .find_on_trial = find_hidden,
    .size = 3,
    .explainer_order = 60,
    .explainer_weight = 25,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_direct = {
  .id = "direct",
  .name = N_ ("Direct steps"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
