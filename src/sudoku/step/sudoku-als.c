/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the almost locked sets of a position, and keeps what they see as bit sets of cells. Knows
 * nothing of what they are used for. */

#include "sudoku-als.h"

#include <sat-getter.h>

/* Memory for bit sets, in words: on the largest boards not all sets are kept. */
#define N_WORDS_MAX (G_GUINT64_CONSTANT (1) << 21)

struct _SudokuAlsList
{
  SudokuStepSearch *search;
  const SudokuPosition *position;
  const SudokuCandidates *candidates;
  const SudokuGroups *groups;
  guint side;
  guint n_words;
  guint n_cells_max;
  guint n_sets_max;
  GArray *sets;     /* owned: SudokuAls */
  guint64 *seen_by; /* owned: by value and cell: where the value can't be if it is in the cell */
  guint64 *live;    /* owned: by value: cells that are not filled and may have it */
  guint64 *words;   /* owned: by set: its cells; by value: its cells, and what all of these see */
};

static void
set_bit (guint64 *words,
         guint cell)
{
  words[cell / 64] |= G_GUINT64_CONSTANT (1) << (cell % 64);
}

static guint64 *
get_seen_by (const SudokuAlsList *self,
             guint value,
             guint cell)
{
  return self->seen_by + ((gsize)(value - 1) * self->side * self->side + cell) * self->n_words;
}

static void
fill_seen_by (SudokuAlsList *self,
              SudokuLinks *links)
{
  guint side = self->side, value;

  for (guint cell = 0; cell < side * side; cell++)
    {
      if (sudoku_position_is_filled (self->position, cell))
        continue;
      SUDOKU_SET_FOREACH (sudoku_candidates_get (self->candidates, cell), value)
      {
        guint n = 0;
        const guint32 *conflicts =
          sudoku_links_get_conflicts (links, cell * side + value - 1, &n);

        set_bit (self->live + (gsize)(value - 1) * self->n_words, cell);
        for (guint i = 0; i < n; i++)
          if (conflicts[i] % side + 1 == value)
            set_bit (get_seen_by (self, value, cell), conflicts[i] / side);
      }
    }
}

static gboolean
is_in_house (const SudokuAlsList *self,
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

/* Cells that lie in two houses are found in the first one. */
static gboolean
is_in_earlier_house (const SudokuAlsList *self,
                     const SudokuAls *set)
{
  guint n = 0;
  const SudokuPlace *places = sudoku_groups_get_places (self->groups, set->cells[0], &n);

  for (guint i = 0; i < n; i++)
    {
      gboolean all = places[i].house < set->house;

      for (guint k = 1; k < set->n_cells && all; k++)
        all = is_in_house (self, set->cells[k], places[i].house);
      if (all)
        return TRUE;
    }
  return FALSE;
}

/* Returns FALSE when the list is full. */
static gboolean
extend (SudokuAlsList *self,
        SudokuAls *set,
        guint first)
{
  const guint16 *cells = sudoku_groups_get_house_cells (self->groups, set->house);
  SudokuSet before = set->values;

  if (!sudoku_step_search_spend (self->search, 1) || self->sets->len >= self->n_sets_max)
    return FALSE;
  if (set->n_cells > 0 && sudoku_set_count (before) == set->n_cells + 1 &&
      !is_in_earlier_house (self, set))
    g_array_append_val (self->sets, *set);
  for (guint i = first; i < self->side && set->n_cells < self->n_cells_max; i++)
    {
      SudokuSet own = sudoku_candidates_get (self->candidates, cells[i]);
      gboolean going_on = TRUE;

      if (sudoku_position_is_filled (self->position, cells[i]) || sudoku_set_count (own) < 2)
        continue;
      set->values = sudoku_set_or (before, own);
      set->cells[set->n_cells++] = cells[i];
      if (sudoku_set_count (set->values) <= self->n_cells_max + 1)
        going_on = extend (self, set, i + 1);
      set->n_cells--;
      if (!going_on)
        return FALSE;
    }
  set->values = before;
  return TRUE;
}

/* The smallest first; those of one size stay in the order in which they were found. */
static void
put_in_order (SudokuAlsList *self)
{
  GArray *sets = g_array_sized_new (FALSE, FALSE, sizeof (SudokuAls), self->sets->len);

  for (guint n = 1; n <= self->n_cells_max; n++)
    for (guint i = 0; i < self->sets->len; i++)
      if (g_array_index (self->sets, SudokuAls, i).n_cells == n)
        g_array_append_val (sets, g_array_index (self->sets, SudokuAls, i));
  g_array_unref (self->sets);
  self->sets = sets;
}

static gsize
get_words_per_set (const SudokuAlsList *self)
{
  return (gsize)(2 * self->side + 1) * self->n_words;
}

static void
fill_words (SudokuAlsList *self)
{
  gsize n_per_set = get_words_per_set (self);
  guint value;

  self->words = g_new0 (guint64, n_per_set * self->sets->len + 1);
  for (guint i = 0; i < self->sets->len; i++)
    {
      const SudokuAls *set = &g_array_index (self->sets, SudokuAls, i);

      for (guint k = 0; k < set->n_cells; k++)
        set_bit (self->words + n_per_set * i, set->cells[k]);
      SUDOKU_SET_FOREACH (set->values, value)
      {
        guint64 *cells = self->words + n_per_set * i + (gsize)(2 * value - 1) * self->n_words;
        guint64 *seen = cells + self->n_words;

        for (guint w = 0; w < self->n_words; w++)
          seen[w] = G_MAXUINT64;
        for (guint k = 0; k < set->n_cells; k++)
          {
            const guint64 *seen_by = get_seen_by (self, value, set->cells[k]);

            if (!sudoku_set_has (sudoku_candidates_get (self->candidates, set->cells[k]), value))
              continue;
            set_bit (cells, set->cells[k]);
            for (guint w = 0; w < self->n_words; w++)
              seen[w] &= seen_by[w];
          }
      }
    }
}

/* The largest size to look for: all sizes up to side 9. */
static guint
get_n_cells_max (guint side)
{
  if (side <= 9)
    return MIN (side - 1, SUDOKU_ALS_N_MAX);
  return side <= 16 ? 5 : side <= 25 ? 4
                                     : 3;
}

/**
 * sudoku_als_list_new: (skip)
 * @search: a search that runs
 *
 * Finds the almost locked sets of the search's position: all up to side 9, up to five cells up to
 * side 16, fewer beyond. Calls sudoku_step_search_spend() for each set of cells it looks at.
 *
 * Returns: (transfer full): the sets
 */
SudokuAlsList *
sudoku_als_list_new (SudokuStepSearch *search)
{
  SudokuAlsList *self = NULL;
  SudokuLinks *links = NULL;
  guint n_cells = 0, n_houses = 0;

  g_return_val_if_fail (search != NULL, NULL);

  self = g_new0 (SudokuAlsList, 1);
  links = sudoku_step_search_get_links (search);
  self->search = search;
  self->position = sudoku_step_search_get_position (search);
  self->candidates = sudoku_position_get_candidates (self->position);
  self->groups = sudoku_geometry_get_groups (sudoku_links_get_geometry (links));
  self->side = sudoku_links_get_side (links);
  n_cells = self->side * self->side;
  n_houses = sudoku_groups_get_n_houses (self->groups);
  self->n_words = (n_cells + 63) / 64;
  self->n_cells_max = get_n_cells_max (self->side);
  self->n_sets_max = (guint)(N_WORDS_MAX / get_words_per_set (self));
  self->sets = g_array_new (FALSE, FALSE, sizeof (SudokuAls));
  self->live = g_new0 (guint64, (gsize)self->side * self->n_words);
  self->seen_by = g_new0 (guint64, (gsize)self->side * n_cells * self->n_words);
  fill_seen_by (self, links);
  for (guint house = 0; house < n_houses; house++)
    if (!extend (self, &(SudokuAls){ .house = house }, 0))
      break;
  put_in_order (self);
  fill_words (self);
  return self;
}

/**
 * sudoku_als_list_free: (skip)
 *
 * Frees them.
 */
void
sudoku_als_list_free (SudokuAlsList *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->sets);
  g_free (self->live);
  g_free (self->seen_by);
  g_free (self->words);
  g_free (self);
}

/**
 * sudoku_als_list_get_n: (skip)
 *
 * Gets how many there are.
 *
 * Returns: their number
 */
guint
sudoku_als_list_get_n (const SudokuAlsList *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->sets->len;
}

/**
 * sudoku_als_list_get: (skip)
 * @set: which, from 0
 *
 * Gets an almost locked set.
 *
 * Returns: (transfer none): the set
 */
const SudokuAls *
sudoku_als_list_get (const SudokuAlsList *self,
                     guint set)
{
  g_return_val_if_fail (self != NULL && set < self->sets->len, NULL);

  return &g_array_index (self->sets, SudokuAls, set);
}

/**
 * sudoku_als_list_get_n_words: (skip)
 *
 * Gets the length of a set of cells.
 *
 * Returns: the number of words; bit n % 64 of word n / 64 is cell n
 */
SAT_DEFINE_GETTER (SudokuAlsList, sudoku_als_list, n_words, guint)

/* The cells of a set that may have a value. */
static const guint64 *
get_cells (const SudokuAlsList *self,
           guint set,
           guint value)
{
  return self->words + get_words_per_set (self) * set +
         (gsize)(2 * value - 1) * self->n_words;
}

/**
 * sudoku_als_list_get_seen: (skip)
 * @set: which, from 0
 * @value: one of its values
 *
 * Gets the cells that can't have a value if it is in the set.
 *
 * Returns: (transfer none): the cells, filled or not
 */
const guint64 *
sudoku_als_list_get_seen (const SudokuAlsList *self,
                          guint set,
                          guint value)
{
  return get_cells (self, set, value) + self->n_words;
}

/**
 * sudoku_als_list_get_live: (skip)
 * @value: 1…N
 *
 * Gets the open cells that may have a value.
 *
 * Returns: (transfer none): the cells
 */
const guint64 *
sudoku_als_list_get_live (const SudokuAlsList *self,
                          guint value)
{
  return self->live + (gsize)(value - 1) * self->n_words;
}

/**
 * sudoku_als_list_overlap: (skip)
 * @set: which, from 0
 * @other: which, from 0
 *
 * Tells whether two sets share a cell.
 *
 * Returns: whether they do
 */
gboolean
sudoku_als_list_overlap (const SudokuAlsList *self,
                         guint set,
                         guint other)
{
  const guint64 *cells = self->words + get_words_per_set (self) * set;
  const guint64 *others = self->words + get_words_per_set (self) * other;

  for (guint w = 0; w < self->n_words; w++)
    if ((cells[w] & others[w]) != 0)
      return TRUE;
  return FALSE;
}

/**
 * sudoku_als_list_find_links: (skip)
 * @set: which, from 0
 * @other: which, from 0
 *
 * Finds the values that can't be in both sets, because all their places in one see all their places
 * in the other.
 *
 * Returns: the restricted common values
 */
SudokuSet
sudoku_als_list_find_links (const SudokuAlsList *self,
                            guint set,
                            guint other)
{
  SudokuSet common = sudoku_set_and (g_array_index (self->sets, SudokuAls, set).values,
                                     g_array_index (self->sets, SudokuAls, other).values);
  SudokuSet found = SUDOKU_SET_EMPTY;
  guint value;

  SUDOKU_SET_FOREACH (common, value)
  {
    const guint64 *seen = sudoku_als_list_get_seen (self, set, value);
    const guint64 *cells = get_cells (self, other, value);
    guint64 unseen = 0;

    for (guint w = 0; w < self->n_words; w++)
      unseen |= cells[w] & ~seen[w];
    if (unseen == 0)
      found = sudoku_set_or (found, sudoku_set_single (value));
  }
  return found;
}
