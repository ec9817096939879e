/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bent sets: cells that all see each other, with one value more than cells, and a cell of two of
 * these values that sees all places of one of them in the set. WXYZ-wing and its larger kin. */

#include <glib/gi18n.h>
#include <stdlib.h>

#include "sudoku-step-search.h"
#include "sudoku-trial.h"

#define SET_MAX 6

typedef struct
{
  guint rating;
  guint n_removed;
  guint order;
  SudokuStep *step; /* owned */
} Hint;

typedef struct
{
  SudokuStepSearch *search;
  const SudokuTechnique *technique;
  const SudokuTrial *trial;
  guint cells[SET_MAX]; /* of the set */
  guint n_cells;
  SudokuSet values;  /* of the set, less 1 */
  guint *rests;      /* owned: for each size of the set the cells that see all of it */
  guint *two_valued; /* owned: cells */
  guint n_two_valued;
  GArray *hints; /* Hint */
} Finder;

static gboolean
sees (const Finder *self,
      guint cell,
      guint other)
{
  return sudoku_geometry_are_peers (sudoku_links_get_geometry (self->trial->links), cell, other);
}

/* Whether a cell sees all places of a value in the set. */
static gboolean
sees_all (const Finder *self,
          guint cell,
          guint value)
{
  for (guint i = 0; i < self->n_cells; i++)
    if (sudoku_set_has (sudoku_trial_get_cell (self->trial, self->cells[i]), value) &&
        !sees (self, cell, self->cells[i]))
      return FALSE;
  return TRUE;
}

static gboolean
is_in_set (const Finder *self,
           guint cell)
{
  for (guint i = 0; i < self->n_cells; i++)
    if (self->cells[i] == cell)
      return TRUE;
  return FALSE;
}

/* Removes a value where all its places in the set and in @other are seen. @other: G_MAXUINT: only
 * those of the set */
static guint
remove_seen (const Finder *self,
             SudokuStep *step,
             guint other,
             guint value,
             guint wing)
{
  const SudokuTrial *trial = self->trial;
  guint n = 0;

  for (guint cell = 0; cell < trial->side * trial->side; cell++)
    if (sudoku_set_has (sudoku_trial_get_cell (trial, cell), value) && cell != wing &&
        !is_in_set (self, cell) && (other == G_MAXUINT || sees (self, cell, other)) &&
        sees_all (self, cell, value))
      {
        sudoku_step_remove (step, cell * trial->side + value);
        n++;
      }
  return n;
}

static void
add_cell (const Finder *self,
          SudokuStep *step,
          guint cell,
          SudokuRole role)
{
  SudokuSet values = sudoku_trial_get_cell (self->trial, cell);
  guint value;

  sudoku_step_add_truth (step, self->trial->first_cell_truth + cell);
  SUDOKU_SET_FOREACH (values, value)
  sudoku_step_add_mark (step, cell * self->trial->side + value, role);
}

/* Sets whose largest cell is neither small nor large are the hardest. */
static guint
rate (const Finder *self)
{
  guint largest = 0, n_values = self->technique->size;
  int middle = (int)(n_values + 2) / 2;

  for (guint i = 0; i < self->n_cells; i++)
    largest = MAX (largest,
                   sudoku_set_count (sudoku_trial_get_cell (self->trial, self->cells[i])));
  if (n_values > 5)
    return self->technique->explainer_weight;
  return self->technique->explainer_weight +
         (guint)MAX ((int)n_values - middle - abs (middle - (int)largest), 0);
}

/* @wing: a cell of two values of the set; @one: the value it excludes from the set, so that it or
 * the set has @other; @doubly: the same the other way round */
static void
conclude (Finder *self,
          guint wing,
          guint other,
          guint one,
          gboolean doubly)
{
  g_autoptr (SudokuStep) step = sudoku_step_new (self->technique);
  Hint hint = { .rating = rate (self), .order = self->hints->len };
  guint value;

  if (doubly)
    {
      SudokuSet rest = sudoku_set_minus (self->values, sudoku_trial_get_cell (self->trial, wing));

      SUDOKU_SET_FOREACH (rest, value)
      hint.n_removed += remove_seen (self, step, G_MAXUINT, value, wing);
      hint.n_removed += remove_seen (self, step, wing, one, wing);
    }
  hint.n_removed += remove_seen (self, step, wing, other, wing);
  if (hint.n_removed == 0)
    return;
  for (guint i = 0; i < self->n_cells; i++)
    add_cell (self, step, self->cells[i], SUDOKU_ROLE_PATTERN);
  add_cell (self, step, wing, SUDOKU_ROLE_SECOND);
  sudoku_step_set_rating (step, hint.rating);
  hint.step = g_steal_pointer (&step);
  g_array_append_val (self->hints, hint);
}

static void
try_wings (Finder *self)
{
  for (guint i = 0; i < self->n_two_valued; i++)
    {
      guint wing = self->two_valued[i], one, other;
      SudokuSet values = sudoku_trial_get_cell (self->trial, wing);
      gboolean by_one, by_other;

      if (is_in_set (self, wing) ||
          !sudoku_set_is_empty (sudoku_set_minus (values, self->values)))
        continue;
      one = sudoku_set_first (values);
      other = sudoku_set_first (sudoku_set_without_first (values));
      by_one = sees_all (self, wing, one);
      by_other = sees_all (self, wing, other);
      if (by_one)
        conclude (self, wing, other, one, by_other);
      else if (by_other)
        conclude (self, wing, one, other, FALSE);
    }
}

/* Adds some of the @n @cells, which see all of the set, to the set. Returns FALSE when the budget
 * is used up. */
static gboolean
choose_cells (Finder *self,
              const guint *cells,
              guint n)
{
  guint n_values = self->technique->size;
  SudokuSet before = self->values;
  guint *rest = self->rests + self->n_cells * self->trial->side * self->trial->side;
  gboolean more = TRUE;

  if (self->n_cells + 1 == n_values)
    {
      if (sudoku_set_count (self->values) == n_values)
        try_wings (self);
      return sudoku_step_search_spend (self->search, self->n_two_valued + 1);
    }
  for (guint i = 0; i < n && more; i++)
    {
      guint n_rest = 0;

      self->values = sudoku_set_or (before, sudoku_trial_get_cell (self->trial, cells[i]));
      if (sudoku_set_count (self->values) > n_values)
        continue;
      for (guint k = i + 1; k < n; k++)
        if (sees (self, cells[i], cells[k]))
          rest[n_rest++] = cells[k];
      self->cells[self->n_cells++] = cells[i];
      more = choose_cells (self, rest, n_rest);
      self->n_cells--;
    }
  self->values = before;
  return more;
}

static int
compare_hints (gconstpointer a,
               gconstpointer b)
{
  const Hint *left = a, *right = b;

  if (left->rating != right->rating)
    return left->rating < right->rating ? -1 : 1;
  if (left->n_removed != right->n_removed)
    return left->n_removed > right->n_removed ? -1 : 1;
  return left->order < right->order ? -1 : 1;
}

static void
find (SudokuStepSearch *search,
      const SudokuTechnique *technique,
      SudokuTrial *trial)
{
  Finder self = { .search = search, .technique = technique, .trial = trial };
  guint n_cells = trial->side * trial->side, n_open = 0;
  g_autofree guint *open = g_new (guint, n_cells);
  gboolean more = TRUE;

  self.two_valued = g_new (guint, n_cells);
  self.rests = g_new (guint, SET_MAX * n_cells);
  self.hints = g_array_new (FALSE, FALSE, sizeof (Hint));
  for (guint cell = 0; cell < n_cells; cell++)
    {
      guint n_values = sudoku_set_count (sudoku_trial_get_cell (trial, cell));

      if (n_values == 2)
        self.two_valued[self.n_two_valued++] = cell;
      if (n_values >= 2 && n_values <= technique->size)
        open[n_open++] = cell;
    }
  if (self.n_two_valued > 0)
    choose_cells (&self, open, n_open);
  g_array_sort (self.hints, compare_hints);
  for (guint i = 0; i < self.hints->len; i++)
    {
      SudokuStep *step = g_steal_pointer (&g_array_index (self.hints, Hint, i).step);

      if (more)
        more = sudoku_step_search_add (search, step);
      else
        sudoku_step_unref (step);
    }
  g_array_unref (self.hints);
  g_free (self.two_valued);
  g_free (self.rests);
}

static const SudokuTechnique techniques[] = {
  {
    .id = "wxyz-wing",
    .name = N_ ("WXYZ-wing"),
    .find_on_trial = find,
    .size = 4,
    .explainer_order = 230,
    .explainer_weight = 55,
  },
  {
    .id = "vwxyz-wing",
    .name = N_ ("VWXYZ-wing"),
    .find_on_trial = find,
    .size = 5,
    .explainer_order = 260,
    .explainer_weight = 62,
  },
  {
    .id = "uvwxyz-wing",
    .name = N_ ("UVWXYZ-wing"),
    .find_on_trial = find,
    .size = 6,
    .explainer_order = 280,
    .explainer_weight = 66,
  },
  {
    .id = "tuvwxyz-wing",
    .name = N_ ("TUVWXYZ-wing"),
    .find_on_trial = find,
    .size = 7,
    .explainer_order = 320,
    .explainer_weight = 75,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_bent_sets = {
  .id = "bent-sets",
  .name = N_ ("Bent sets"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
