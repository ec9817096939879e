/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Aligned exclusion: of all combinations of values in two or three cells, those are impossible that
 * give two cells that see each other the same value, or leave nothing for a cell that all of them
 * see. A value that occurs in no other combination is false. */

#include <glib/gi18n.h>

#include "sudoku-step-search.h"
#include "sudoku-trial.h"

#define DEGREE_MAX 3

typedef struct
{
  SudokuStepSearch *search;
  const SudokuTechnique *technique;
  const SudokuTrial *trial;
  guint n_cells;      /* of the board */
  gboolean *sees;     /* owned: by cell, by cell */
  gboolean *excludes; /* owned: by cell: whether it has few values, but more than one */
  guint *bases;       /* owned: cells of which combinations are looked at */
  guint n_bases;
  guint64 *seen;    /* owned: by cell: bits of the cells that it sees and that exclude */
  guint n_words;    /* of each */
  guint *excluders; /* owned: cells that all of the chosen ones see */
  guint n_excluders;
  guint cells[DEGREE_MAX];
  guint values[DEGREE_MAX];       /* of the combination at hand, less 1 */
  SudokuSet possible[DEGREE_MAX]; /* by cell: values of possible combinations */
  gboolean over;
} Finder;

static gboolean
sees (const Finder *self,
      guint cell,
      guint other)
{
  return self->sees[cell * self->n_cells + other];
}

/* Whether the values of the chosen cells leave something for each cell that all of them see. */
static gboolean
is_possible (const Finder *self)
{
  SudokuSet values = SUDOKU_SET_EMPTY;

  for (guint i = 0; i < self->technique->size; i++)
    values = sudoku_set_or (values, sudoku_set_single (self->values[i]));
  for (guint i = 0; i < self->n_excluders; i++)
    if (sudoku_set_is_empty (
          sudoku_set_minus (sudoku_trial_get_cell (self->trial, self->excluders[i]), values)))
      return FALSE;
  return TRUE;
}

static gboolean
is_free (const Finder *self,
         guint n,
         guint value)
{
  for (guint i = 0; i < n; i++)
    if (self->values[i] == value && sees (self, self->cells[i], self->cells[n]))
      return FALSE;
  return TRUE;
}

/* Goes through all combinations of the cells from the n-th on. */
static void
combine (Finder *self,
         guint n)
{
  guint degree = MIN (self->technique->size, DEGREE_MAX), value;
  SudokuSet values;

  if (n >= degree)
    {
      if (!is_possible (self))
        return;
      for (guint i = 0; i < degree; i++)
        self->possible[i] = sudoku_set_or (self->possible[i], sudoku_set_single (self->values[i]));
      return;
    }
  values = sudoku_trial_get_cell (self->trial, self->cells[n]);
  SUDOKU_SET_FOREACH (values, value)
  {
    self->values[n] = value;
    if (is_free (self, n, value))
      combine (self, n + 1);
  }
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

/* Looks for an impossible value in the chosen cells. */
static void
try_cells (Finder *self)
{
  guint degree = self->technique->size, value;
  g_autoptr (SudokuStep) step = NULL;

  for (guint i = 0; i < degree; i++)
    self->possible[i] = SUDOKU_SET_EMPTY;
  combine (self, 0);
  for (guint i = 0; i < degree; i++)
    {
      SudokuSet removed = sudoku_set_minus (
        sudoku_trial_get_cell (self->trial, self->cells[i]), self->possible[i]);

      if (step == NULL && !sudoku_set_is_empty (removed))
        step = sudoku_step_new (self->technique);
      SUDOKU_SET_FOREACH (removed, value)
      sudoku_step_remove (step, self->cells[i] * self->trial->side + value);
    }
  if (step == NULL)
    return;
  for (guint i = 0; i < degree; i++)
    add_cell (self, step, self->cells[i], SUDOKU_ROLE_PATTERN);
  for (guint i = 0; i < self->n_excluders; i++)
    add_cell (self, step, self->excluders[i], SUDOKU_ROLE_SECOND);
  self->over = !sudoku_step_search_add (self->search, g_steal_pointer (&step));
}

static void
find_excluders (Finder *self)
{
  self->n_excluders = 0;
  for (guint i = 0; i < self->n_words; i++)
    {
      guint64 word = G_MAXUINT64;

      for (guint k = 0; k < self->technique->size; k++)
        word &= self->seen[self->cells[k] * self->n_words + i];
      for (; word != 0; word &= word - 1)
        self->excluders[self->n_excluders++] = i * 64 + (guint)__builtin_ctzll (word);
    }
}

/* A third cell is useful if it excludes values for one of the first two. */
static gboolean
may_be_third (const Finder *self,
              guint cell)
{
  return self->excludes[cell] && cell != self->cells[0] && cell != self->cells[1] &&
         (sees (self, self->cells[0], cell) || sees (self, self->cells[1], cell));
}

static void
try_pair (Finder *self)
{
  if (self->technique->size == 2)
    {
      find_excluders (self);
      if (self->n_excluders >= 2)
        try_cells (self);
      self->over |= !sudoku_step_search_spend (self->search, 1 + self->n_excluders);
      return;
    }
  for (guint i = 0; i < self->n_bases && !self->over; i++)
    {
      self->cells[2] = self->bases[i];
      if (!may_be_third (self, self->bases[i]))
        continue;
      find_excluders (self);
      if (self->n_excluders >= 2)
        try_cells (self);
      self->over |= !sudoku_step_search_spend (self->search, 1 + self->n_excluders);
    }
}

/* Cells with several values that see one with few. */
static void
find_bases (Finder *self)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      guint n_values = sudoku_set_count (sudoku_trial_get_cell (self->trial, cell));

      self->excludes[cell] = n_values >= 2 && n_values <= self->technique->size;
      for (guint other = 0; other < self->n_cells; other++)
        self->sees[cell * self->n_cells + other] = sudoku_geometry_are_peers (
          sudoku_links_get_geometry (self->trial->links), cell, other);
    }
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      gboolean any = FALSE, decided = FALSE;
      guint n_values = sudoku_set_count (sudoku_trial_get_cell (self->trial, cell));

      for (guint other = 0; other < self->n_cells; other++)
        if (sees (self, cell, other))
          {
            if (self->excludes[other])
              self->seen[cell * self->n_words + other / 64] |= G_GUINT64_CONSTANT (1) << other % 64;
            any = any || self->excludes[other];
            decided = decided ||
                      sudoku_set_count (sudoku_trial_get_cell (self->trial, other)) == 1;
          }
      if (n_values >= 2 && any && !decided)
        self->bases[self->n_bases++] = cell;
    }
}

static void
find (SudokuStepSearch *search,
      const SudokuTechnique *technique,
      SudokuTrial *trial)
{
  guint n_cells = trial->side * trial->side;
  g_autofree gboolean *sees_table = g_new0 (gboolean, (gsize)n_cells * n_cells);
  g_autofree gboolean *excludes = g_new0 (gboolean, n_cells);
  g_autofree guint *bases = g_new (guint, n_cells);
  g_autofree guint *excluders = g_new (guint, n_cells);
  guint n_words = (n_cells + 63) / 64;
  g_autofree guint64 *seen = g_new0 (guint64, (gsize)n_cells * n_words);
  Finder self = {
    .search = search,
    .technique = technique,
    .trial = trial,
    .n_cells = n_cells,
    .sees = sees_table,
    .excludes = excludes,
    .bases = bases,
    .seen = seen,
    .n_words = n_words,
    .excluders = excluders,
  };

  find_bases (&self);
  for (guint i = 1; i < self.n_bases; i++)
    for (guint k = 0; k < i && !self.over; k++)
      {
        self.cells[0] = bases[k];
        self.cells[1] = bases[i];
        try_pair (&self);
      }
}

static const SudokuTechnique techniques[] = {
  {
    .id = "aligned-pair-exclusion",
    .name = N_ ("Aligned pair exclusion"),
    .find_on_trial = find,
    .size = 2,
    .explainer_order = 270,
    .explainer_weight = 62,
    .level = SUDOKU_LEVEL_EXPERT,
  },
  {
    .id = "aligned-triplet-exclusion",
    .name = N_ ("Aligned triplet exclusion"),
    .find_on_trial = find,
    .size = 3,
    .explainer_order = 330,
    .explainer_weight = 75,
    .level = SUDOKU_LEVEL_EXTREME,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_exclusion = {
  .id = "exclusion",
  .name = N_ ("Aligned exclusion"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
