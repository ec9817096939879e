/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Loops of cells that could swap two values: a puzzle with one solution has something extra in one
 * of them, which are the guardians of the step. The loops themselves come from sudoku-loops.c; this
 * is about what follows from them. */

#include <glib/gi18n.h>

#include "sudoku-loops.h"

/* On large boards a set of cells besides two cells of a loop has at most so many cells. */
#define N_SET_LARGE 4

/* The conclusion of a technique from a loop. */
typedef enum
{
  ONE_CELL,    /* type 1: one cell has other candidates, so it has one of these */
  ONE_VALUE,   /* type 2: they all are one value, in cells of one house */
  NAKED_SET,   /* type 3: of two cells, they make a naked set with others */
  STRONG_LINK, /* type 4: a value must be in one of the two cells, so the other value not */
  VALUE_APART, /* type 5: they all are one value, in cells of no common house */
  CROSSED,     /* type 6: a value would have to be in both of two cells, or in neither */
  HIDDEN,      /* hidden rectangle: a value of a corner would force the rest */
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
  /* The current loop: */
  const SudokuLoop *loop;
  guint extra[SUDOKU_LOOP_N_MAX]; /* places in the loop of cells with other candidates */
  gboolean going_on;
  /* The current naked set: */
  guint house;
  SudokuSet values;
  guint n_set;
  guint set[SUDOKU_SIDE_MAX];
} Finder;

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
  return self;
}

static guint32
get_candidate (const Finder *self,
               guint place,
               guint value)
{
  return self->loop->cells[place] * self->side + value - 1;
}

/* A step with the loop, and its guardians. */
static SudokuStep *
step_new (const Finder *self)
{
  const SudokuLoop *loop = self->loop;
  SudokuStep *step = sudoku_step_new (self->technique);
  guint rating = sudoku_step_get_rating (step), value;

  if (rating > 0 && loop->n_cells > 4)
    sudoku_step_set_rating (step, rating + (loop->n_cells >= 10  ? 5
                                            : loop->n_cells >= 8 ? 2
                                                                 : 1));
  for (guint i = 0; i < loop->n_cells; i++)
    {
      for (guint k = 0; k < 2; k++)
        if (sudoku_position_has (self->position, get_candidate (self, i, loop->values[k])))
          sudoku_step_add_mark (step, get_candidate (self, i, loop->values[k]),
                                SUDOKU_ROLE_PATTERN);
      SUDOKU_SET_FOREACH (loop->extra[i], value)
      {
        sudoku_step_add_guardian (step, get_candidate (self, i, value));
        sudoku_step_add_mark (step, get_candidate (self, i, value), SUDOKU_ROLE_FIN);
      }
    }
  return step;
}

static void
add_step (Finder *self,
          SudokuStep *step)
{
  self->going_on = sudoku_step_search_add (self->search, step) && self->going_on;
}

static gboolean
share_house (const Finder *self,
             guint place,
             guint other)
{
  return sudoku_geometry_are_peers (sudoku_links_get_geometry (self->links),
                                    self->loop->cells[place], self->loop->cells[other]);
}

static void
conclude_one_cell (Finder *self)
{
  SudokuStep *step = NULL;

  if (self->loop->n_extra != 1)
    return;
  step = step_new (self);
  for (guint k = 0; k < 2; k++)
    sudoku_step_remove (step, get_candidate (self, self->extra[0], self->loop->values[k]));
  add_step (self, step);
}

/* What conflicts with all guardians, when these all have one value. */
static void
conclude_one_value (Finder *self)
{
  const SudokuLoop *loop = self->loop;
  SudokuSet all = SUDOKU_SET_EMPTY;
  SudokuStep *step = NULL;
  guint n = 0;
  const guint32 *conflicts = NULL;

  for (guint i = 0; i < loop->n_extra; i++)
    all = sudoku_set_or (all, loop->extra[self->extra[i]]);
  if (loop->n_extra < 2 || sudoku_set_count (all) != 1)
    return;
  step = step_new (self);
  conflicts = sudoku_links_get_conflicts (
    self->links, get_candidate (self, self->extra[0], sudoku_set_first (all)), &n);
  for (guint i = 0; i < n; i++)
    {
      gboolean seen = sudoku_position_has (self->position, conflicts[i]);

      for (guint k = 1; k < loop->n_extra && seen; k++)
        seen = sudoku_links_conflict (
          self->links, conflicts[i],
          get_candidate (self, self->extra[k], sudoku_set_first (all)));
      if (seen)
        sudoku_step_remove (step, conflicts[i]);
    }
  add_step (self, step);
}

/* Rectangles whose guardians share no house have their own type. */
static void
conclude_one_value_of_type (Finder *self,
                            gboolean apart)
{
  gboolean together =
    self->loop->n_extra == 2 && share_house (self, self->extra[0], self->extra[1]);

  if (self->loop->n_cells > 4 || together != apart)
    conclude_one_value (self);
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

static gboolean
is_in_set (const Finder *self,
           guint cell)
{
  for (guint i = 0; i < self->n_set; i++)
    if (self->set[i] == cell)
      return TRUE;
  return cell == self->loop->cells[self->extra[0]] || cell == self->loop->cells[self->extra[1]];
}

static gboolean
has_whole_set (const Finder *self,
               guint house)
{
  for (guint i = 0; i < self->n_set; i++)
    if (!is_in_house (self, self->set[i], house))
      return FALSE;
  return is_in_house (self, self->loop->cells[self->extra[0]], house) &&
         is_in_house (self, self->loop->cells[self->extra[1]], house);
}

static guint
count_unfilled (const Finder *self,
                guint house)
{
  const guint16 *cells = sudoku_groups_get_house_cells (self->groups, house);
  guint n = 0;

  for (guint i = 0; i < self->side; i++)
    n += sudoku_position_is_filled (self->position, cells[i]) ? 0 : 1;
  return n;
}

/* The set has as many values as cells, the two cells counted as one. In a house it can also be seen
 * as a hidden set of the rest, so the smaller of both counts. */
static void
add_naked_set (Finder *self)
{
  SudokuStep *step = step_new (self);
  guint size = self->n_set + 1, value, n = 0;
  guint n_rest = count_unfilled (self, self->house) - 1 - size;
  const SudokuPlace *places =
    sudoku_groups_get_places (self->groups, self->loop->cells[self->extra[0]], &n);

  if (sudoku_step_get_rating (step) > 0)
    sudoku_step_set_rating (step,
                            sudoku_step_get_rating (step) + MIN (size, n_rest + 1) - 1);
  for (guint i = 0; i < self->n_set; i++)
    {
      sudoku_step_add_truth (step, sudoku_links_get_cell_truth (self->links, self->set[i]));
      SUDOKU_SET_FOREACH (sudoku_candidates_get (self->candidates, self->set[i]), value)
      sudoku_step_add_mark (step, self->set[i] * self->side + value - 1, SUDOKU_ROLE_SECOND);
    }
  for (guint i = 0; i < n; i++)
    {
      const guint16 *cells = sudoku_groups_get_house_cells (self->groups, places[i].house);

      if (!has_whole_set (self, places[i].house))
        continue;
      SUDOKU_SET_FOREACH (self->values, value)
      {
        sudoku_step_add_link (
          step, sudoku_links_get_house_truth (self->links, places[i].house, value));
        for (guint k = 0; k < self->side; k++)
          if (!is_in_set (self, cells[k]))
            sudoku_step_remove (step, cells[k] * self->side + value - 1);
      }
    }
  add_step (self, step);
}

/* Whether some of the cells are a naked set by themselves, which needs no loop. */
static gboolean
is_naked_without_loop (const Finder *self)
{
  for (guint some = 1; some < 1U << self->n_set; some++)
    {
      SudokuSet values = SUDOKU_SET_EMPTY;
      guint n = 0;

      for (guint i = 0; i < self->n_set; i++)
        if ((some >> i & 1) == 1)
          {
            values = sudoku_set_or (values,
                                    sudoku_candidates_get (self->candidates, self->set[i]));
            n++;
          }
      if (sudoku_set_count (values) <= n)
        return TRUE;
    }
  return FALSE;
}

static void
extend_set (Finder *self,
            guint first,
            guint n_max)
{
  const guint16 *cells = sudoku_groups_get_house_cells (self->groups, self->house);
  SudokuSet before = self->values;

  if (!self->going_on || !sudoku_step_search_spend (self->search, 1))
    return;
  if (self->n_set > 0 && sudoku_set_count (self->values) <= self->n_set + 1)
    {
      if (sudoku_set_count (self->values) == self->n_set + 1 && !is_naked_without_loop (self))
        add_naked_set (self);
      return;
    }
  for (guint i = first; i < self->side && self->n_set < n_max; i++)
    {
      SudokuSet own = sudoku_candidates_get (self->candidates, cells[i]);

      if (sudoku_position_is_filled (self->position, cells[i]) || is_in_set (self, cells[i]) ||
          sudoku_set_has (own, self->loop->values[0]) ||
          sudoku_set_has (own, self->loop->values[1]))
        continue;
      self->values = sudoku_set_or (before, own);
      self->set[self->n_set++] = cells[i];
      if (sudoku_set_count (self->values) <= n_max + 1)
        extend_set (self, i + 1, n_max);
      self->n_set--;
      self->values = before;
    }
}

static void
conclude_naked_set (Finder *self)
{
  const SudokuLoop *loop = self->loop;
  guint n = 0;
  const SudokuPlace *places = NULL;

  if (loop->n_extra != 2)
    return;
  places = sudoku_groups_get_places (self->groups, loop->cells[self->extra[0]], &n);
  self->values = sudoku_set_or (loop->extra[self->extra[0]], loop->extra[self->extra[1]]);
  self->n_set = 0;
  if (sudoku_set_count (self->values) < 2)
    return;
  for (guint i = 0; i < n; i++)
    if (is_in_house (self, loop->cells[self->extra[1]], places[i].house))
      {
        self->house = places[i].house;
        extend_set (self, 0, self->side <= 9 ? self->side - 3 : N_SET_LARGE - 1);
      }
}

/* Where a value of the loop has no place in a house but in the two cells, one of them has it, and
 * the other one would have the other value. */
static void
conclude_strong_link (Finder *self)
{
  const SudokuLoop *loop = self->loop;
  guint n = 0;
  const SudokuPlace *places = NULL;

  if (loop->n_extra != 2)
    return;
  places = sudoku_groups_get_places (self->groups, loop->cells[self->extra[0]], &n);
  for (guint i = 0; i < n * 2; i++)
    {
      guint house = places[i / 2].house, k = i % 2;
      const guint16 *cells = sudoku_groups_get_house_cells (self->groups, house);
      SudokuSet where =
        sudoku_candidates_get_house_places (self->candidates, house, loop->values[k]);
      SudokuStep *step = NULL;
      gboolean elsewhere = FALSE;
      guint place;

      if (!is_in_house (self, loop->cells[self->extra[1]], house) ||
          sudoku_set_count (where) != 2)
        continue;
      SUDOKU_SET_FOREACH (where, place)
      elsewhere = elsewhere || (cells[place] != loop->cells[self->extra[0]] &&
                                cells[place] != loop->cells[self->extra[1]]);
      if (elsewhere)
        continue;
      step = step_new (self);
      sudoku_step_add_truth (
        step, sudoku_links_get_house_truth (self->links, house, loop->values[k]));
      sudoku_step_remove (step, get_candidate (self, self->extra[0], loop->values[1 - k]));
      sudoku_step_remove (step, get_candidate (self, self->extra[1], loop->values[1 - k]));
      add_step (self, step);
    }
}

/* Whether one candidate makes another one true, as it excludes all others of a truth, but not the
 * other one, which would make it false at once. */
static gboolean
forces (const Finder *self,
        guint32 from,
        guint32 to,
        SudokuStep *step)
{
  guint n = 0;
  const guint32 *truths = sudoku_links_get_truths (self->links, to, &n);

  if (!sudoku_position_has (self->position, to) || sudoku_links_conflict (self->links, from, to))
    return FALSE;
  for (guint i = 0; i + 1 < n; i++)
    {
      const guint32 *members = sudoku_links_get_candidates (self->links, truths[i]);
      gboolean forced = TRUE;

      for (guint k = 0; k < self->side && forced; k++)
        forced = members[k] == to || !sudoku_position_has (self->position, members[k]) ||
                 sudoku_links_conflict (self->links, members[k], from);
      if (!forced)
        continue;
      sudoku_step_add_truth (step, truths[i]);
      return TRUE;
    }
  return FALSE;
}

static void
conclude_crossed (Finder *self)
{
  const SudokuLoop *loop = self->loop;

  if (loop->n_extra != 2 || self->extra[1] - self->extra[0] != 2)
    return;
  for (guint k = 0; k < 2; k++)
    {
      g_autoptr (SudokuStep) step = step_new (self);
      guint32 one = get_candidate (self, self->extra[0], loop->values[k]);
      guint32 other = get_candidate (self, self->extra[1], loop->values[k]);

      if (!forces (self, one, other, step) || !forces (self, other, one, step))
        continue;
      sudoku_step_remove (step, one);
      sudoku_step_remove (step, other);
      add_step (self, g_steal_pointer (&step));
    }
}

/* A cell with only the two values is opposite one that may lose a value: with that value, both its
 * neighbours would have the other one, and so all four would belong to the loop. */
static void
conclude_hidden_rectangle (Finder *self)
{
  const SudokuLoop *loop = self->loop;

  if (loop->n_extra < 2 || (loop->n_extra == 2 && self->extra[1] - self->extra[0] != 2))
    return;
  for (guint i = 0; i < 8; i++)
    {
      guint corner = i / 2, k = i % 2, opposite = (corner + 2) % 4;
      guint32 candidate = get_candidate (self, opposite, loop->values[1 - k]);
      g_autoptr (SudokuStep) step = NULL;

      if (!sudoku_set_is_empty (loop->extra[corner]) ||
          !sudoku_position_has (self->position, candidate))
        continue;
      step = step_new (self);
      if (!forces (self, candidate, get_candidate (self, (corner + 1) % 4, loop->values[k]),
                   step) ||
          !forces (self, candidate, get_candidate (self, (corner + 3) % 4, loop->values[k]),
                   step))
        continue;
      sudoku_step_remove (step, candidate);
      add_step (self, g_steal_pointer (&step));
    }
}

static gboolean
conclude (const SudokuLoop *loop,
          gpointer user_data)
{
  Finder *self = user_data;
  guint n = 0;

  self->loop = loop;
  self->going_on = TRUE;
  for (guint i = 0; i < loop->n_cells; i++)
    if (!sudoku_set_is_empty (loop->extra[i]))
      self->extra[n++] = i;
  switch ((Conclusion)self->technique->variant)
    {
    case ONE_CELL:
      conclude_one_cell (self);
      break;
    case ONE_VALUE:
      conclude_one_value_of_type (self, FALSE);
      break;
    case NAKED_SET:
      conclude_naked_set (self);
      break;
    case STRONG_LINK:
      conclude_strong_link (self);
      break;
    case VALUE_APART:
      conclude_one_value_of_type (self, TRUE);
      break;
    case CROSSED:
      conclude_crossed (self);
      break;
    case HIDDEN:
      conclude_hidden_rectangle (self);
      break;
    }
  return self->going_on;
}

static void
find_rectangles (SudokuStepSearch *search,
                 const SudokuTechnique *technique)
{
  Finder self = finder_init (search, technique);

  sudoku_loops_find (search, SUDOKU_LOOP_COMPLETE, 4, 4, conclude, &self);
}

static void
find_incomplete_rectangles (SudokuStepSearch *search,
                            const SudokuTechnique *technique)
{
  Finder self = finder_init (search, technique);

  sudoku_loops_find (search, SUDOKU_LOOP_INCOMPLETE, 4, 4, conclude, &self);
}

static void
find_loops (SudokuStepSearch *search,
            const SudokuTechnique *technique)
{
  Finder self = finder_init (search, technique);

  sudoku_loops_find (search, SUDOKU_LOOP_COMPLETE, 6, SUDOKU_LOOP_N_MAX, conclude, &self);
}

/* In an avoidable rectangle it is known which cell has which value. @size: how many of its cells
 * are open */
static gboolean
conclude_avoidable (const SudokuLoop *loop,
                    gpointer user_data)
{
  Finder *self = user_data;
  guint n_open = 0, n = 0;

  self->loop = loop;
  self->going_on = TRUE;
  for (guint i = 0; i < loop->n_cells; i++)
    {
      n_open += sudoku_position_is_filled (self->position, loop->cells[i]) ? 0 : 1;
      if (!sudoku_set_is_empty (loop->extra[i]))
        self->extra[n++] = i;
    }
  if (n_open != self->technique->size || n != n_open)
    return TRUE;
  if (n == 1)
    conclude_one_cell (self);
  else
    conclude_one_value (self);
  return self->going_on;
}

static void
find_avoidable_rectangles (SudokuStepSearch *search,
                           const SudokuTechnique *technique)
{
  Finder self = finder_init (search, technique);

  sudoku_loops_find (search, SUDOKU_LOOP_AVOIDABLE, 4, 4, conclude_avoidable, &self);
}

/* The scale in the manner of Sudoku Explainer looks for rectangles and loops together. */
#define ORDER 180
#define WEIGHT 45

#define HODOKU_ORDER(conclusion) ((conclusion) == HIDDEN ? 280 : 270)
#define HODOKU_WEIGHT 100

#define RECTANGLE(id_, code_, name_, conclusion, weight)                                           \
  {                                                                                                \
    .id = id_, .code = code_, .name = name_, .find = find_rectangles, .variant = conclusion,       \
    .needs_unique = TRUE, .explainer_order = (weight) > 0 ? ORDER : 0, .explainer_weight = weight, \
    .hodoku_order = HODOKU_ORDER (conclusion), .hodoku_weight = HODOKU_WEIGHT,                     \
    .level = SUDOKU_LEVEL_HARD,                                                                    \
  }

#define INCOMPLETE(id_, code_, name_, conclusion)                                \
  {                                                                              \
    .id = id_, .code = code_, .name = name_, .find = find_incomplete_rectangles, \
    .variant = conclusion, .needs_unique = TRUE,                                 \
    .hodoku_order = HODOKU_ORDER (conclusion), .hodoku_weight = HODOKU_WEIGHT,   \
    .level = SUDOKU_LEVEL_HARD,                                                  \
  }

#define LOOP(id_, name_, conclusion)                                     \
  {                                                                      \
    .id = id_, .name = name_, .find = find_loops, .variant = conclusion, \
    .needs_unique = TRUE, .explainer_order = ORDER,                      \
    .explainer_weight = WEIGHT, .level = SUDOKU_LEVEL_HARD,              \
  }

#define AVOIDABLE(id_, code_, name_, n_open)                                                   \
  {                                                                                            \
    .id = id_, .code = code_, .name = name_, .find = find_avoidable_rectangles,                \
    .size = n_open, .needs_unique = TRUE, .hodoku_order = 290, .hodoku_weight = HODOKU_WEIGHT, \
    .level = SUDOKU_LEVEL_HARD,                                                                \
  }

static const SudokuTechnique techniques[] = {
  RECTANGLE ("unique-rectangle-1", "0600", N_ ("Unique rectangle type 1"), ONE_CELL, WEIGHT),
  RECTANGLE ("unique-rectangle-2", "0601", N_ ("Unique rectangle type 2"), ONE_VALUE, WEIGHT),
  RECTANGLE ("unique-rectangle-3", "0602", N_ ("Unique rectangle type 3"), NAKED_SET, WEIGHT),
  RECTANGLE ("unique-rectangle-4", "0603", N_ ("Unique rectangle type 4"), STRONG_LINK, WEIGHT),
  RECTANGLE ("unique-rectangle-5", "0604", N_ ("Unique rectangle type 5"), VALUE_APART, WEIGHT),
  RECTANGLE ("unique-rectangle-6", "0605", N_ ("Unique rectangle type 6"), CROSSED, 0),
  RECTANGLE ("hidden-rectangle", "0606", N_ ("Hidden rectangle"), HIDDEN, 0),
  INCOMPLETE ("incomplete-rectangle-1", "0600-2", N_ ("Incomplete rectangle type 1"), ONE_CELL),
  INCOMPLETE ("incomplete-rectangle-2", "0601-2", N_ ("Incomplete rectangle type 2"), ONE_VALUE),
  INCOMPLETE ("incomplete-rectangle-3", "0602-2", N_ ("Incomplete rectangle type 3"), NAKED_SET),
  INCOMPLETE ("incomplete-rectangle-4", "0603-2", N_ ("Incomplete rectangle type 4"), STRONG_LINK),
  INCOMPLETE ("incomplete-rectangle-5", "0604-2", N_ ("Incomplete rectangle type 5"), VALUE_APART),
  INCOMPLETE ("incomplete-rectangle-6", "0605-2", N_ ("Incomplete rectangle type 6"), CROSSED),
  INCOMPLETE ("incomplete-hidden-rectangle", "0606-2", N_ ("Incomplete hidden rectangle"), HIDDEN),
  AVOIDABLE ("avoidable-rectangle-1", "0607", N_ ("Avoidable rectangle type 1"), 1),
  AVOIDABLE ("avoidable-rectangle-2", "0608", N_ ("Avoidable rectangle type 2"), 2),
  LOOP ("unique-loop-1", N_ ("Unique loop type 1"), ONE_CELL),
  LOOP ("unique-loop-2", N_ ("Unique loop type 2"), ONE_VALUE),
  LOOP ("unique-loop-3", N_ ("Unique loop type 3"), NAKED_SET),
  LOOP ("unique-loop-4", N_ ("Unique loop type 4"), STRONG_LINK),
};

const SudokuTechniqueFamily sudoku_technique_family_uniqueness = {
  .id = "uniqueness",
  .name = N_ ("Uniqueness"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
