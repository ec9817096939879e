/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Empty rectangles: the places of a value in a house are in a row and a column, and a pair of the
 * value leads from one to the other. The first houses of a shape are its rows, then come its
 * columns. */

#include <glib/gi18n.h>

#include "sudoku-step-search.h"

/* An empty rectangle with a pair: if the removed candidate were true, so would the near end be,
 * which lies in a line with what is left of the house. */
typedef struct
{
  guint house_truth;
  guint pair_truth;
  guint32 near_end;
  guint32 far_end;
  guint32 removed;
} Rectangle;

typedef struct
{
  SudokuStepSearch *search;
  const SudokuPosition *position;
  const SudokuLinks *links;
  guint side;
  GArray *found; /* owned: Rectangle */
  /* The current house: */
  guint truth;
  guint value;
  guint n_places;
  guint32 places[SUDOKU_SIDE_MAX]; /* cells */
} Run;

static gboolean
is_live (const Run *self,
         guint cell)
{
  return !sudoku_position_is_filled (self->position, cell) &&
         sudoku_position_has (self->position, cell * self->side + self->value - 1);
}

static gboolean
is_place (const Run *self,
          guint cell)
{
  for (guint i = 0; i < self->n_places; i++)
    if (self->places[i] == cell)
      return TRUE;
  return FALSE;
}

static guint
get_cell (const Run *self,
          gboolean turned,
          guint row,
          guint column)
{
  return turned ? column * self->side + row : row * self->side + column;
}

/* The pair in a column, one of which is in a row; G_MAXUINT: there is none. Gets the row of the
 * other one. */
static guint
find_other (const Run *self,
            gboolean turned,
            guint row,
            guint column)
{
  guint other = G_MAXUINT;

  for (guint i = 0; i < self->side; i++)
    if (i != row && is_live (self, get_cell (self, turned, i, column)))
      {
        if (other != G_MAXUINT)
          return G_MAXUINT;
        other = i;
      }
  return other;
}

/* Pairs in columns from a row of the rectangle. @turned: rows and columns are exchanged */
static void
add_pairs (Run *self,
           gboolean turned,
           guint row,
           guint column)
{
  guint32 offset = self->value - 1;

  for (guint i = 0; i < self->side; i++)
    {
      guint cell = get_cell (self, turned, row, i), other = G_MAXUINT, removed;
      Rectangle found = { .house_truth = self->truth };

      if (i == column || !is_live (self, cell) || is_place (self, cell))
        continue;
      other = find_other (self, turned, row, i);
      if (other == G_MAXUINT)
        continue;
      removed = get_cell (self, turned, other, column);
      if (!is_live (self, removed) || is_place (self, removed))
        continue;
      found.pair_truth =
        sudoku_links_get_house_truth (self->links, turned ? i : self->side + i, self->value);
      found.near_end = cell * self->side + offset;
      found.far_end = get_cell (self, turned, other, i) * self->side + offset;
      found.removed = removed * self->side + offset;
      g_array_append_val (self->found, found);
    }
}

/* Whether all places are in the row and the column, some of them in one alone. */
static gboolean
is_cross (const Run *self,
          guint row,
          guint column)
{
  guint n_row = 0, n_column = 0;

  for (guint i = 0; i < self->n_places; i++)
    {
      gboolean in_row = self->places[i] / self->side == row;
      gboolean in_column = self->places[i] % self->side == column;

      if (!in_row && !in_column)
        return FALSE;
      n_row += in_row && !in_column ? 1 : 0;
      n_column += in_column && !in_row ? 1 : 0;
    }
  return n_row > 0 && n_column > 0;
}

/* The cross goes through the first place: its row with any column, or the other way round. */
static void
look_at_house (Run *self)
{
  for (guint row = 0; row < self->side; row++)
    for (guint column = 0; column < self->side; column++)
      if ((row == self->places[0] / self->side || column == self->places[0] % self->side) &&
          is_cross (self, row, column))
        {
          add_pairs (self, FALSE, row, column);
          add_pairs (self, TRUE, column, row);
        }
}

/* For all houses other than rows and columns. @min, @max: how many places they have */
static Run
look (SudokuStepSearch *search,
      guint min,
      guint max)
{
  Run self = { .search = search,
               .position = sudoku_step_search_get_position (search),
               .links = sudoku_step_search_get_links (search) };
  SudokuGeometry *geometry = sudoku_links_get_geometry (self.links);

  self.side = sudoku_links_get_side (self.links);
  self.found = g_array_new (FALSE, FALSE, sizeof (Rectangle));
  for (guint house = 2 * self.side; house < sudoku_geometry_get_n_houses (geometry); house++)
    for (self.value = 1; self.value <= self.side; self.value++)
      {
        const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);

        self.truth = sudoku_links_get_house_truth (self.links, house, self.value);
        self.n_places = 0;
        for (guint i = 0; i < self.side; i++)
          if (is_live (&self, cells[i]))
            self.places[self.n_places++] = cells[i];
        if (self.n_places < min || self.n_places > max)
          continue;
        if (!sudoku_step_search_spend (search, self.side))
          return self;
        look_at_house (&self);
      }
  return self;
}

static void
add_to_step (const Run *self,
             const Rectangle *found,
             SudokuStep *step)
{
  const guint32 *candidates = sudoku_links_get_candidates (self->links, found->house_truth);

  sudoku_step_remove (step, found->removed);
  sudoku_step_add_truth (step, found->house_truth);
  sudoku_step_add_truth (step, found->pair_truth);
  for (guint i = 0; i < self->side; i++)
    if (sudoku_position_has (self->position, candidates[i]))
      sudoku_step_add_mark (step, candidates[i], SUDOKU_ROLE_FIN);
  sudoku_step_add_mark (step, found->near_end, SUDOKU_ROLE_PATTERN);
  sudoku_step_add_mark (step, found->far_end, SUDOKU_ROLE_PATTERN);
}

static void
find_rectangles (SudokuStepSearch *search,
                 const SudokuTechnique *technique)
{
  gboolean of_two = technique->size == 2;
  Run run = look (search, of_two ? 2 : 3, of_two ? 2 : G_MAXUINT);

  for (guint i = 0; i < run.found->len; i++)
    {
      g_autoptr (SudokuStep) step = sudoku_step_new (technique);

      add_to_step (&run, &g_array_index (run.found, Rectangle, i), step);
      if (!sudoku_step_search_add (search, g_steal_pointer (&step)))
        break;
    }
  g_array_unref (run.found);
}

/* Two rectangles of one house with different pairs. */
static void
find_dual (SudokuStepSearch *search,
           const SudokuTechnique *technique)
{
  Run run = look (search, 2, G_MAXUINT);
  gboolean more = TRUE;

  for (guint i = 0; i < run.found->len && more; i++)
    for (guint k = i + 1; k < run.found->len && more; k++)
      {
        const Rectangle *first = &g_array_index (run.found, Rectangle, i);
        const Rectangle *second = &g_array_index (run.found, Rectangle, k);
        g_autoptr (SudokuStep) step = NULL;

        if (first->house_truth != second->house_truth || first->removed == second->removed)
          continue;
        step = sudoku_step_new (technique);
        add_to_step (&run, first, step);
        add_to_step (&run, second, step);
        more = sudoku_step_search_add (search, g_steal_pointer (&step));
      }
  g_array_unref (run.found);
}

static const SudokuTechnique techniques[] = {
  {
    .id = "empty-rectangle",
    .code = "0402",
    .name = N_ ("Empty rectangle"),
    .find = find_rectangles,
    .hodoku_order = 230,
    .hodoku_weight = 120,
    .level = SUDOKU_LEVEL_HARD,
  },
  {
    .id = "empty-rectangle-of-two",
    .code = "0402-1",
    .name = N_ ("Empty rectangle of two candidates"),
    .find = find_rectangles,
    .size = 2,
    .hodoku_order = 230,
    .hodoku_weight = 120,
    .level = SUDOKU_LEVEL_HARD,
  },
  {
    .id = "dual-empty-rectangle",
    .code = "0405",
    .name = N_ ("Dual empty rectangle"),
    .find = find_dual,
    .hodoku_order = 230,
    .hodoku_weight = 120,
    .level = SUDOKU_LEVEL_HARD,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_empty_rectangle = {
  .id = "empty-rectangle",
  .name = N_ ("Empty rectangles"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
