/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the numbers on the board that leave a single: as few as possible, as people point at two
 * columns and a box rather than at all that they could. */

#include "sudoku-single-reason.h"

#include <string.h>

/* More tries than boards of any size were seen to need; after that the best so far is taken. */
#define N_TRIES_MAX 100000

typedef struct
{
  const SudokuPosition *position;
  const SudokuLinks *links;
  const SudokuGroups *groups;
  guint side;
  guint n_others;
  const guint32 *others; /* borrowed from the reason: what needs one */
  GArray *options;       /* owned: SudokuExcluder */
  SudokuSet all;         /* what they exclude together, by place in @others */
  guint n_tries;
  guint n_chosen;
  guint chosen[SUDOKU_SIDE_MAX];
  guint n_best;
  guint best[SUDOKU_SIDE_MAX];
} Search;

/**
 * sudoku_single_reason_free: (skip)
 *
 * Frees it.
 */
void
sudoku_single_reason_free (SudokuSingleReason *self)
{
  g_array_unref (self->others);
  g_array_unref (self->excluders);
  g_array_unref (self->by_rules);
  g_array_unref (self->before);
  g_free (self);
}

static guint
get_value (const Search *self,
           guint cell)
{
  return sudoku_set_first (
    sudoku_candidates_get (sudoku_position_get_candidates (self->position), cell));
}

static const SudokuExcluder *
get_option (const Search *self,
            guint number)
{
  return &g_array_index (self->options, SudokuExcluder, number);
}

static gboolean
is_in_house (const Search *self,
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

/* A house of a cell that contains all that it excludes. */
static guint
find_house (const Search *self,
            guint cell,
            SudokuSet excluded)
{
  guint n = 0;
  const SudokuPlace *places = sudoku_groups_get_places (self->groups, cell, &n);

  for (guint i = 0; i < n; i++)
    {
      gboolean all = TRUE;

      for (guint k = 0; k < self->n_others && all; k++)
        all = !sudoku_set_has (excluded, k) ||
              is_in_house (self, self->others[k] / self->side, places[i].house);
      if (all)
        return places[i].house;
    }
  return SUDOKU_SINGLE_NO_HOUSE;
}

static void
add_option (Search *self,
            guint cell)
{
  SudokuExcluder option = { .cell = cell, .value = get_value (self, cell) };
  gboolean same = TRUE;

  for (guint i = 0; i < self->n_others; i++)
    if (sudoku_links_conflict (self->links, cell * self->side + option.value - 1, self->others[i]))
      {
        option.excluded = sudoku_set_or (option.excluded, sudoku_set_single (i));
        option.n_excluded++;
        same = same && self->others[i] % self->side + 1 == option.value;
      }
  if (option.n_excluded == 0)
    return;
  self->all = sudoku_set_or (self->all, option.excluded);
  option.house = same ? find_house (self, cell, option.excluded) : SUDOKU_SINGLE_NO_HOUSE;
  g_array_append_val (self->options, option);
}

/* How many options name the same house, so that those of the fullest house are taken first. */
static guint
count_of_house (const Search *self,
                guint house)
{
  guint n = 0;

  for (guint i = 0; i < self->options->len; i++)
    n += get_option (self, i)->house == house ? 1 : 0;
  return house == SUDOKU_SINGLE_NO_HOUSE ? 0 : n;
}

static gboolean
is_better (const Search *self,
           const SudokuExcluder *option,
           const SudokuExcluder *other)
{
  if (option->n_excluded != other->n_excluded)
    return option->n_excluded > other->n_excluded;
  return count_of_house (self, option->house) > count_of_house (self, other->house);
}

static gboolean
contains (SudokuSet set,
          SudokuSet part)
{
  return sudoku_set_is_empty (sudoku_set_minus (part, set));
}

/* Drops what excludes nothing that another one does not exclude, too. */
static void
drop_dominated (Search *self)
{
  g_autoptr (GArray) kept = g_array_new (FALSE, FALSE, sizeof (SudokuExcluder));

  for (guint i = 0; i < self->options->len; i++)
    {
      const SudokuExcluder *option = get_option (self, i);
      gboolean dominated = FALSE;

      for (guint k = 0; k < self->options->len && !dominated; k++)
        {
          const SudokuExcluder *other = get_option (self, k);

          dominated = k != i && contains (other->excluded, option->excluded) &&
                      (!sudoku_set_equal (other->excluded, option->excluded) ||
                       is_better (self, other, option) ||
                       (k < i && !is_better (self, option, other)));
        }
      if (!dominated)
        g_array_append_val (kept, *option);
    }
  g_array_set_size (self->options, 0);
  g_array_append_vals (self->options, kept->data, kept->len);
}

/* What is left to exclude, of which the fewest options exclude one. */
static guint
find_rarest (const Search *self,
             SudokuSet left)
{
  guint rarest = 0, n_rarest = G_MAXUINT, i;

  SUDOKU_SET_FOREACH (left, i)
  {
    guint n = 0;

    for (guint k = 0; k < self->options->len; k++)
      n += sudoku_set_has (get_option (self, k)->excluded, i) ? 1 : 0;
    if (n < n_rarest)
      {
        rarest = i;
        n_rarest = n;
      }
  }
  return rarest;
}

static void
choose (Search *self,
        SudokuSet left)
{
  guint rarest;

  if (sudoku_set_is_empty (left) && self->n_chosen < self->n_best)
    {
      self->n_best = self->n_chosen;
      memcpy (self->best, self->chosen, sizeof self->chosen);
    }
  if (sudoku_set_is_empty (left) || self->n_chosen + 1 >= self->n_best ||
      self->n_tries++ > N_TRIES_MAX)
    return;
  rarest = find_rarest (self, left);
  for (guint i = 0; i < self->options->len; i++)
    if (sudoku_set_has (get_option (self, i)->excluded, rarest))
      {
        self->chosen[self->n_chosen++] = i;
        choose (self, sudoku_set_minus (left, get_option (self, i)->excluded));
        self->n_chosen--;
      }
}

/* What needs a reason: the other candidates of the truth, but not those of filled cells. Those that
 * a rule takes away have one. */
static void
list_others (Search *self,
             SudokuSingleReason *reason)
{
  const guint32 *candidates = sudoku_links_get_candidates (self->links, reason->truth);

  for (guint i = 0; i < self->side; i++)
    {
      guint32 candidate = candidates[i];
      guint cell = candidate / self->side;

      if (candidate == reason->candidate || sudoku_position_is_filled (self->position, cell))
        continue;
      if (sudoku_set_has (sudoku_groups_get_allowed (self->groups, cell),
                          candidate % self->side + 1))
        g_array_append_val (reason->others, candidate);
      else
        g_array_append_val (reason->by_rules, candidate);
    }
  self->others = (const guint32 *)(gpointer)reason->others->data;
  self->n_others = reason->others->len;
}

/* What no number excludes. */
static void
tell_rest (const Search *self,
           SudokuSingleReason *reason)
{
  for (guint i = 0; i < self->n_others; i++)
    if (!sudoku_set_has (self->all, i))
      g_array_append_val (reason->before, self->others[i]);
}

/**
 * sudoku_single_reason_find: (skip)
 * @step: a step
 * @position: where it was found
 * @links: the links of its shape
 *
 * Finds out why a step that places the last candidate of a truth is one. The cost is small: what
 * excludes less than another one is not tried.
 *
 * Returns: (transfer full) (nullable): the reason; %NULL when the step is no single
 */
SudokuSingleReason *
sudoku_single_reason_find (const SudokuStep *step,
                           const SudokuPosition *position,
                           const SudokuLinks *links)
{
  Search search = { .position = position, .links = links, .n_best = G_MAXUINT };
  SudokuSingleReason *self = NULL;
  guint n_truths = 0, n_conclusions = 0, n_guardians = 0;
  const guint32 *truths = NULL;
  const SudokuConclusion *conclusions = NULL;

  g_return_val_if_fail (step != NULL && position != NULL && links != NULL, NULL);

  truths = sudoku_step_get_truths (step, &n_truths);
  conclusions = sudoku_step_get_conclusions (step, &n_conclusions);
  sudoku_step_get_guardians (step, &n_guardians);
  if (n_truths != 1 || n_conclusions != 1 || n_guardians != 0 || !conclusions[0].placed)
    return NULL;
  self = g_new0 (SudokuSingleReason, 1);
  self->candidate = conclusions[0].candidate;
  self->truth = truths[0];
  self->others = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->excluders = g_array_new (FALSE, FALSE, sizeof (SudokuExcluder));
  self->by_rules = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->before = g_array_new (FALSE, FALSE, sizeof (guint32));
  search.groups = sudoku_geometry_get_groups (sudoku_links_get_geometry (links));
  search.side = sudoku_links_get_side (links);
  search.options = g_array_new (FALSE, FALSE, sizeof (SudokuExcluder));
  list_others (&search, self);
  for (guint cell = 0; cell < search.side * search.side && search.n_others > 0; cell++)
    if (sudoku_position_is_filled (position, cell))
      add_option (&search, cell);
  drop_dominated (&search);
  choose (&search, search.all);
  for (guint i = 0; i < search.n_best && search.n_best != G_MAXUINT; i++)
    g_array_append_val (self->excluders, *get_option (&search, search.best[i]));
  tell_rest (&search, self);
  g_array_unref (search.options);
  return self;
}
