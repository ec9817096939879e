/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sue de Coq: cells that two houses share, with at least two values too many, and cells of both
 * houses that take up these values. All their candidates lie in as many links, of values in one of
 * the houses, as there are cells. */

#include <glib/gi18n.h>

#include "sudoku-step-search.h"

/* The most cells in one part of the pattern that people would look at. */
#define N_SHARED_MAX 4
#define N_MORE_MAX 5

/* The open cells of a part of the two houses. */
typedef struct
{
  guint n;
  guint16 cells[SUDOKU_SIDE_MAX];
  SudokuSet values[SUDOKU_SIDE_MAX];
} Part;

/* Cells of one house. @gain: how many more they are than the values that they add to those of the
 * shared cells */
typedef struct
{
  SudokuSet cells;
  SudokuSet values;
  guint gain;
} More;

typedef struct
{
  SudokuStepSearch *search;
  const SudokuTechnique *technique;
  const SudokuPosition *position;
  SudokuLinks *links;
  guint side;
  guint houses[2];
  Part shared;
  Part only[2];    /* in the one house and not in the other */
  GArray *more[2]; /* More: what may be taken of each house, for the shared cells at hand */
  SudokuSet chosen;
  SudokuSet values;
  guint surplus; /* how many values more than cells */
} Pattern;

static void
split (Pattern *self)
{
  const SudokuGeometry *geometry = sudoku_links_get_geometry (self->links);
  const SudokuCandidates *candidates = sudoku_position_get_candidates (self->position);
  const guint16 *cells[2];

  self->shared.n = self->only[0].n = self->only[1].n = 0;
  for (guint i = 0; i < 2; i++)
    cells[i] = sudoku_geometry_get_house_cells (geometry, self->houses[i]);
  for (guint i = 0; i < 2; i++)
    for (guint k = 0; k < self->side; k++)
      {
        guint other = 0;
        Part *part = NULL;

        if (sudoku_position_is_filled (self->position, cells[i][k]))
          continue;
        while (other < self->side && cells[1 - i][other] != cells[i][k])
          other++;
        part = other == self->side ? &self->only[i] : &self->shared;
        if (part == &self->shared && i == 1)
          continue;
        part->cells[part->n] = cells[i][k];
        part->values[part->n++] = sudoku_candidates_get (candidates, cells[i][k]);
      }
}

static void
mark_part (const Pattern *self,
           SudokuStep *step,
           const Part *part,
           SudokuSet chosen,
           SudokuRole role)
{
  guint i, value;

  SUDOKU_SET_FOREACH (chosen, i)
  {
    sudoku_step_add_truth (step, sudoku_links_get_cell_truth (self->links, part->cells[i]));
    SUDOKU_SET_FOREACH (part->values[i], value)
    sudoku_step_add_mark (step, part->cells[i] * self->side + value - 1, role);
  }
}

/* @values: false in all cells of a part that are not chosen */
static void
remove_from (const Pattern *self,
             SudokuStep *step,
             const Part *part,
             SudokuSet chosen,
             SudokuSet values)
{
  guint value;

  for (guint i = 0; i < part->n; i++)
    {
      SudokuSet gone = sudoku_set_and (part->values[i], values);

      if (!sudoku_set_has (chosen, i))
        SUDOKU_SET_FOREACH (gone, value)
      sudoku_step_remove (step, part->cells[i] * self->side + value - 1);
    }
}

static void
add_links (const Pattern *self,
           SudokuStep *step,
           guint house,
           SudokuSet values)
{
  guint value;

  SUDOKU_SET_FOREACH (values, value)
  sudoku_step_add_link (step, sudoku_links_get_house_truth (self->links, house, value));
}

/* A value that only the shared cells have is true in these, so both houses lose it elsewhere. */
static gboolean
conclude (const Pattern *self,
          const More *first,
          const More *second)
{
  SudokuStep *step = sudoku_step_new (self->technique);
  SudokuSet rest =
    sudoku_set_minus (self->values, sudoku_set_or (first->values, second->values));
  const More *more[] = { first, second };

  mark_part (self, step, &self->shared, self->chosen, SUDOKU_ROLE_PATTERN);
  for (guint i = 0; i < 2; i++)
    {
      SudokuSet values = sudoku_set_or (more[i]->values, rest);

      mark_part (self, step, &self->only[i], more[i]->cells,
                 i == 0 ? SUDOKU_ROLE_SECOND : SUDOKU_ROLE_THIRD);
      add_links (self, step, self->houses[i], i == 0 ? values : more[i]->values);
      remove_from (self, step, &self->only[i], more[i]->cells, values);
      remove_from (self, step, &self->shared, self->chosen, values);
    }
  return sudoku_step_search_add (self->search, step);
}

/* Adds cells of a house from @first on. */
static void
gather (Pattern *self,
        guint house,
        guint first,
        guint n_cells,
        SudokuSet cells,
        SudokuSet values)
{
  const Part *part = &self->only[house];
  guint n_added = sudoku_set_count (sudoku_set_minus (values, self->values));

  if (n_cells > n_added && n_cells - n_added < self->surplus &&
      n_cells < sudoku_set_count (values))
    {
      More more = { cells, values, n_cells - n_added };

      g_array_append_val (self->more[house], more);
    }
  if (n_cells == N_MORE_MAX || !sudoku_step_search_spend (self->search, 1))
    return;
  for (guint i = first; i < part->n; i++)
    if (sudoku_set_count (part->values[i]) > 1)
      gather (self, house, i + 1, n_cells + 1, sudoku_set_or (cells, sudoku_set_single (i)),
              sudoku_set_or (values, part->values[i]));
}

static gboolean
try_shared (Pattern *self)
{
  for (guint i = 0; i < 2; i++)
    {
      g_array_set_size (self->more[i], 0);
      gather (self, i, 0, 0, SUDOKU_SET_EMPTY, SUDOKU_SET_EMPTY);
    }
  for (guint i = 0; i < self->more[0]->len; i++)
    {
      const More *first = &g_array_index (self->more[0], More, i);

      if (!sudoku_step_search_spend (self->search, self->more[1]->len))
        return FALSE;
      for (guint k = 0; k < self->more[1]->len; k++)
        {
          const More *second = &g_array_index (self->more[1], More, k);

          if (first->gain + second->gain == self->surplus &&
              sudoku_set_is_empty (sudoku_set_and (first->values, second->values)) &&
              !conclude (self, first, second))
            return FALSE;
        }
    }
  return TRUE;
}

/* Adds shared cells from @first on to those that were chosen. */
static gboolean
choose_shared (Pattern *self,
               guint first,
               guint n_cells,
               SudokuSet chosen,
               SudokuSet values)
{
  guint n_values = sudoku_set_count (values);

  if (n_cells > 1 && n_values >= n_cells + 2)
    {
      self->chosen = chosen;
      self->values = values;
      self->surplus = n_values - n_cells;
      if (!try_shared (self))
        return FALSE;
    }
  for (guint i = first; i < self->shared.n && n_cells < N_SHARED_MAX; i++)
    if (sudoku_set_count (self->shared.values[i]) > 1 &&
        !choose_shared (self, i + 1, n_cells + 1, sudoku_set_or (chosen, sudoku_set_single (i)),
                        sudoku_set_or (values, self->shared.values[i])))
      return FALSE;
  return TRUE;
}

/* Two lines share one cell at most, so that one of the houses is none. */
static void
find_sue_de_coq (SudokuStepSearch *search,
                 const SudokuTechnique *technique)
{
  g_autoptr (GArray) first = g_array_new (FALSE, FALSE, sizeof (More));
  g_autoptr (GArray) second = g_array_new (FALSE, FALSE, sizeof (More));
  Pattern self = {
    .search = search,
    .technique = technique,
    .position = sudoku_step_search_get_position (search),
    .links = sudoku_step_search_get_links (search),
    .more = { first, second },
  };
  const SudokuGeometry *geometry = sudoku_links_get_geometry (self.links);
  guint n_houses = sudoku_geometry_get_n_houses (geometry);

  self.side = sudoku_geometry_get_side (geometry);
  for (guint house = 2 * self.side; house < n_houses; house++)
    for (guint other = 0; other < house; other++)
      {
        self.houses[0] = other;
        self.houses[1] = house;
        split (&self);
        if (self.shared.n > 1 && self.only[0].n > 0 && self.only[1].n > 0 &&
            !choose_shared (&self, 0, 0, SUDOKU_SET_EMPTY, SUDOKU_SET_EMPTY))
          return;
      }
}

static const SudokuTechnique techniques[] = {
  {
    .id = "sue-de-coq",
    .code = "1101",
    .name = N_ ("Sue de Coq"),
    .find = find_sue_de_coq,
    .hodoku_order = 370,
    .hodoku_weight = 250,
    .level = SUDOKU_LEVEL_EXPERT,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_sue_de_coq = {
  .id = "sue-de-coq",
  .name = N_ ("Sue de Coq"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
