/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds loops of cells that could swap two values, in any shape: each house that contains a cell of
 * one kind needs a cell of the other kind, too. So a house that lacks one tells where to go on. */

#include "sudoku-loops.h"

#include "sudoku-swap.h"

typedef struct
{
  SudokuStepSearch *search;
  const SudokuPosition *position;
  const SudokuCandidates *candidates;
  const SudokuGroups *groups;
  SudokuLinks *links;
  guint side;
  SudokuLoopKind kind;
  guint n_min;
  guint n_max;
  SudokuLoopFunc func;
  gpointer user_data;
  guint8 values[2];
  SudokuSet pair;
  guint8 *n_in_house[2]; /* owned: by house: cells of the even and of the odd kind */
  guint n_cells;
  guint cells[SUDOKU_LOOP_N_MAX];
  guint8 odd[SUDOKU_LOOP_N_MAX];
  gboolean ended;
} Finder;

/* Whether a value was a candidate before it was removed by a conclusion. */
static gboolean
was_possible (const Finder *self,
              guint cell,
              guint value)
{
  guint n = 0;
  const SudokuPlace *places = sudoku_groups_get_places (self->groups, cell, &n);

  for (guint i = 0; i < n; i++)
    {
      SudokuSet where =
        sudoku_candidates_get_house_places (self->candidates, places[i].house, value);

      if (sudoku_set_count (where) == 1 &&
          sudoku_position_is_filled (
            self->position, sudoku_groups_get_house_cells (
                              self->groups, places[i].house)[sudoku_set_first (where)]))
        return FALSE;
    }
  return TRUE;
}

static gboolean
may_be_in_loop (const Finder *self,
                guint cell,
                guint8 odd)
{
  SudokuSet values = sudoku_candidates_get (self->candidates, cell);
  guint n = sudoku_set_count (sudoku_set_and (values, self->pair));

  if (self->kind == SUDOKU_LOOP_AVOIDABLE)
    return !sudoku_position_is_given (self->position, cell) &&
           sudoku_set_has (values, self->values[odd]);
  if (sudoku_position_is_filled (self->position, cell))
    return FALSE;
  /* The first cell is the lowest of those that have no other candidate. */
  if (self->n_cells > 0 && cell < self->cells[0] && sudoku_set_equal (values, self->pair))
    return FALSE;
  if (n == 2 || self->kind == SUDOKU_LOOP_COMPLETE)
    return n == 2;
  return was_possible (self, cell, self->values[0]) && was_possible (self, cell, self->values[1]);
}

/* More than two cells with extra candidates are useful only when the extra candidates all have the
 * same value; three cells of a rectangle may have any. */
static gboolean
has_few_extra (const Finder *self)
{
  SudokuSet all = SUDOKU_SET_EMPTY;
  guint n = 0;

  for (guint i = 0; i < self->n_cells; i++)
    {
      SudokuSet extra = sudoku_set_minus (
        sudoku_candidates_get (self->candidates, self->cells[i]), self->pair);

      n += sudoku_set_is_empty (extra) ? 0 : 1;
      all = sudoku_set_or (all, extra);
    }
  return n <= 2 || self->n_max == 4 || sudoku_set_count (all) == 1;
}

static gboolean
share_house (const Finder *self,
             guint cell,
             guint other)
{
  return sudoku_geometry_are_peers (sudoku_links_get_geometry (self->links), cell, other) &&
         cell != other;
}

/* Orders the cells behind the first @n ones as a ring. Returns FALSE when there is none: a cell may
 * have a neighbour in each of its houses. */
static gboolean
put_in_order (const Finder *self,
              guint *order,
              guint8 *used,
              guint n)
{
  guint last = order[n - 1];

  if (n == self->n_cells)
    return share_house (self, self->cells[last], self->cells[order[0]]);
  for (guint i = 0; i < self->n_cells; i++)
    {
      if (used[i] || self->odd[i] == self->odd[last] ||
          !share_house (self, self->cells[i], self->cells[last]))
        continue;
      used[i] = 1;
      order[n] = i;
      if (put_in_order (self, order, used, n + 1))
        return TRUE;
      used[i] = 0;
    }
  return FALSE;
}

static void
report (Finder *self)
{
  SudokuLoop loop = { .n_cells = self->n_cells,
                      .values = { self->values[0], self->values[1] } };
  SudokuSwapCell cells[SUDOKU_LOOP_N_MAX];
  guint order[SUDOKU_LOOP_N_MAX] = { 0 };
  guint8 used[SUDOKU_LOOP_N_MAX] = { 1 };
  gboolean complete = TRUE;

  if (self->n_cells < self->n_min || !put_in_order (self, order, used, 1))
    return;
  for (guint i = 0; i < self->n_cells; i++)
    {
      guint cell = self->cells[order[i]];
      SudokuSet values = sudoku_candidates_get (self->candidates, cell);

      cells[i] = (SudokuSwapCell){ .cell = cell,
                                   .values = { self->values[0], self->values[1] } };
      loop.cells[i] = cell;
      loop.extra[i] = sudoku_set_minus (values, self->pair);
      loop.n_extra += sudoku_set_is_empty (loop.extra[i]) ? 0 : 1;
      complete = complete && sudoku_set_count (sudoku_set_and (values, self->pair)) == 2;
    }
  if (self->kind == SUDOKU_LOOP_INCOMPLETE && complete)
    return;
  if (sudoku_swap_is_allowed (self->position, self->links, cells, self->n_cells))
    self->ended = !self->func (&loop, self->user_data);
}

static void go_on (Finder *self);

static void
try_cell (Finder *self,
          guint cell,
          guint8 odd)
{
  guint n = 0;
  const SudokuPlace *places = sudoku_groups_get_places (self->groups, cell, &n);

  for (guint i = 0; i < n; i++)
    if (self->n_in_house[odd][places[i].house] > 0)
      return;
  if (!may_be_in_loop (self, cell, odd))
    return;
  for (guint i = 0; i < n; i++)
    self->n_in_house[odd][places[i].house]++;
  self->cells[self->n_cells] = cell;
  self->odd[self->n_cells++] = odd;
  if (self->kind == SUDOKU_LOOP_AVOIDABLE || has_few_extra (self))
    go_on (self);
  self->n_cells--;
  for (guint i = 0; i < n; i++)
    self->n_in_house[odd][places[i].house]--;
}

/* Returns FALSE when no house lacks a cell. */
static gboolean
find_open_house (const Finder *self,
                 guint *house,
                 guint8 *odd)
{
  for (guint i = 0; i < self->n_cells; i++)
    {
      guint n = 0;
      const SudokuPlace *places = sudoku_groups_get_places (self->groups, self->cells[i], &n);

      for (guint k = 0; k < n; k++)
        if (self->n_in_house[0][places[k].house] != self->n_in_house[1][places[k].house])
          {
            *house = places[k].house;
            *odd = self->n_in_house[0][*house] > 0;
            return TRUE;
          }
    }
  return FALSE;
}

static void
go_on (Finder *self)
{
  guint house = 0;
  guint8 odd = 0;

  if (!sudoku_step_search_spend (self->search, 1))
    {
      self->ended = TRUE;
      return;
    }
  if (!find_open_house (self, &house, &odd))
    {
      report (self);
      return;
    }
  for (guint i = 0; i < self->side && self->n_cells < self->n_max && !self->ended; i++)
    try_cell (self, sudoku_groups_get_house_cells (self->groups, house)[i], odd);
}

/* Starts from a cell that has no candidates but the two values. */
static void
start_open (Finder *self,
            guint cell)
{
  SudokuSet values = sudoku_candidates_get (self->candidates, cell);

  if (sudoku_set_count (values) != 2)
    return;
  self->pair = values;
  self->values[0] = (guint8)sudoku_set_first (values);
  self->values[1] = (guint8)sudoku_set_first (sudoku_set_without_first (values));
  try_cell (self, cell, 0);
}

static void
start_filled (Finder *self,
              guint cell)
{
  if (!sudoku_position_is_filled (self->position, cell) ||
      sudoku_position_is_given (self->position, cell))
    return;
  self->values[0] = (guint8)sudoku_set_first (sudoku_candidates_get (self->candidates, cell));
  for (guint value = 1; value <= self->side && !self->ended; value++)
    {
      self->values[1] = (guint8)value;
      self->pair =
        sudoku_set_or (sudoku_set_single (self->values[0]), sudoku_set_single (value));
      if (value != self->values[0])
        try_cell (self, cell, 0);
    }
}

/**
 * sudoku_loops_find: (skip)
 * @search: a search that runs
 * @kind: what is looked for
 * @n_min: the fewest cells of a loop
 * @n_max: the most cells, at most `SUDOKU_LOOP_N_MAX`
 * @func: gets each loop
 * @user_data: for @func
 *
 * Finds loops of cells that could swap two values without breaking a rule. One open cell has no
 * other candidates; up to two cells have some, or more when these have the same value, or up to
 * three in a rectangle. Each loop is found once, an avoidable one from each of its filled cells.
 * Calls sudoku_step_search_spend() for each cell it tries.
 */
void
sudoku_loops_find (SudokuStepSearch *search,
                   SudokuLoopKind kind,
                   guint n_min,
                   guint n_max,
                   SudokuLoopFunc func,
                   gpointer user_data)
{
  Finder self = { .search = search, .kind = kind, .n_min = n_min, .n_max = n_max };
  SudokuGeometry *geometry = NULL;
  guint n_houses = 0;

  g_return_if_fail (search != NULL && func != NULL && n_max <= SUDOKU_LOOP_N_MAX);

  self.func = func;
  self.user_data = user_data;
  self.position = sudoku_step_search_get_position (search);
  self.candidates = sudoku_position_get_candidates (self.position);
  self.links = sudoku_step_search_get_links (search);
  geometry = sudoku_links_get_geometry (self.links);
  self.groups = sudoku_geometry_get_groups (geometry);
  self.side = sudoku_geometry_get_side (geometry);
  n_houses = sudoku_geometry_get_n_houses (geometry);
  self.n_in_house[0] = g_new0 (guint8, n_houses);
  self.n_in_house[1] = g_new0 (guint8, n_houses);
  for (guint cell = 0; cell < self.side * self.side && !self.ended; cell++)
    if (kind == SUDOKU_LOOP_AVOIDABLE)
      start_filled (&self, cell);
    else
      start_open (&self, cell);
  g_free (self.n_in_house[0]);
  g_free (self.n_in_house[1]);
}
