/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proves a step from its certificate alone: supposes the opposite of a conclusion, and shows that
 * the truths, the guardians and what the rules exclude contradict it, by unit propagation, by
 * counting truths against links, and where that is not enough by cases. Trusts no finder. */

#include "sudoku-step.h"

/* More cases than any step needs that a person could follow. */
#define N_CASES_MAX 20000

typedef enum
{
  OPEN,
  TRUE_HERE,
  FALSE_HERE,
} Value;

/* A truth or a link, with its candidates as indices. */
typedef struct
{
  guint n;
  guint32 *members;
} Group;

typedef struct
{
  GArray *candidates; /* guint32: all that the certificate speaks of */
  GHashTable *index;  /* from a candidate to its index + 1 */
  GArray *truths;     /* Group */
  GArray *links;      /* Group */
  guint8 *conflicts;  /* n × n */
  guint8 *values;     /* Value of each, in the case at hand */
  GArray *trail;      /* guint32: what was set, in order */
  guint n_cases;
} Check;

static guint
find_index (Check *self,
            guint32 candidate)
{
  guint index = GPOINTER_TO_UINT (
    g_hash_table_lookup (self->index, GUINT_TO_POINTER (candidate + 1)));

  if (index > 0)
    return index - 1;
  g_array_append_val (self->candidates, candidate);
  g_hash_table_insert (self->index, GUINT_TO_POINTER (candidate + 1),
                       GUINT_TO_POINTER (self->candidates->len));
  return self->candidates->len - 1;
}

static void
add_group (Check *self,
           GArray *groups,
           const SudokuPosition *position,
           const guint32 *candidates,
           guint n)
{
  Group group = { .members = g_new (guint32, n) };

  for (guint i = 0; i < n; i++)
    if (sudoku_position_has (position, candidates[i]))
      group.members[group.n++] = find_index (self, candidates[i]);
  g_array_append_val (groups, group);
}

static void
clear_group (gpointer group)
{
  g_free (((Group *)group)->members);
}

static Check *
check_new (const SudokuStep *step,
           const SudokuPosition *position,
           const SudokuLinks *links)
{
  Check *self = g_new0 (Check, 1);
  guint n = 0, side = sudoku_links_get_side (links);
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n);
  const guint32 *numbers = NULL;

  self->candidates = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->index = g_hash_table_new (NULL, NULL);
  self->truths = g_array_new (FALSE, FALSE, sizeof (Group));
  self->links = g_array_new (FALSE, FALSE, sizeof (Group));
  self->trail = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_array_set_clear_func (self->truths, clear_group);
  g_array_set_clear_func (self->links, clear_group);
  for (guint i = 0; i < n; i++)
    find_index (self, conclusions[i].candidate);
  numbers = sudoku_step_get_truths (step, &n);
  for (guint i = 0; i < n; i++)
    add_group (self, self->truths, position, sudoku_links_get_candidates (links, numbers[i]), side);
  numbers = sudoku_step_get_guardians (step, &n);
  if (n > 0)
    add_group (self, self->truths, position, numbers, n);
  numbers = sudoku_step_get_links (step, &n);
  for (guint i = 0; i < n; i++)
    add_group (self, self->links, position, sudoku_links_get_candidates (links, numbers[i]), side);
  n = self->candidates->len;
  self->values = g_new0 (guint8, n);
  self->conflicts = g_new (guint8, (gsize)n * n);
  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < n; k++)
      self->conflicts[(gsize)i * n + k] =
        sudoku_links_conflict (links, g_array_index (self->candidates, guint32, i),
                               g_array_index (self->candidates, guint32, k))
          ? 1
          : 0;
  return self;
}

static void
check_free (Check *self)
{
  g_array_unref (self->candidates);
  g_hash_table_unref (self->index);
  g_array_unref (self->truths);
  g_array_unref (self->links);
  g_array_unref (self->trail);
  g_free (self->conflicts);
  g_free (self->values);
  g_free (self);
}

/* Returns FALSE when that contradicts what is set already. */
static gboolean
set_value (Check *self,
           guint32 index,
           Value value)
{
  if (self->values[index] != OPEN)
    return self->values[index] == value;
  self->values[index] = (guint8)value;
  g_array_append_val (self->trail, index);
  return TRUE;
}

static void
take_back (Check *self,
           guint n_kept)
{
  for (guint i = n_kept; i < self->trail->len; i++)
    self->values[g_array_index (self->trail, guint32, i)] = OPEN;
  g_array_set_size (self->trail, n_kept);
}

/* What is open in a truth; nothing when one of it is true. */
static guint
count_open (const Check *self,
            const Group *group,
            guint32 *last)
{
  guint n = 0;

  for (guint i = 0; i < group->n; i++)
    {
      if (self->values[group->members[i]] == TRUE_HERE)
        return G_MAXUINT;
      if (self->values[group->members[i]] == OPEN)
        {
          *last = group->members[i];
          n++;
        }
    }
  return n;
}

/* Returns FALSE at a contradiction. @next: the next of the trail whose conflicts are not set. */
static gboolean
propagate (Check *self,
           guint next)
{
  guint n = self->candidates->len;
  gboolean changed = TRUE;

  while (changed)
    {
      changed = FALSE;
      for (; next < self->trail->len; next++)
        {
          guint32 index = g_array_index (self->trail, guint32, next);

          for (guint32 k = 0; k < n && self->values[index] == TRUE_HERE; k++)
            if (self->conflicts[(gsize)index * n + k] && !set_value (self, k, FALSE_HERE))
              return FALSE;
        }
      for (guint i = 0; i < self->truths->len; i++)
        {
          guint32 last = 0;
          guint n_open = count_open (self, &g_array_index (self->truths, Group, i), &last);

          if (n_open == 0)
            return FALSE;
          if (n_open == 1)
            {
              set_value (self, last, TRUE_HERE);
              changed = TRUE;
            }
        }
    }
  return TRUE;
}

static gboolean
is_in (const Group *group,
       guint32 index)
{
  for (guint i = 0; i < group->n; i++)
    if (group->members[i] == index)
      return TRUE;
  return FALSE;
}

/* An augmenting path from a truth to a link of its own. @owners: of the links, from 1. */
static gboolean
match (const Check *self,
       guint truth,
       guint *owners,
       guint8 *seen)
{
  const Group *group = &g_array_index (self->truths, Group, truth);

  for (guint link = 0; link < self->links->len; link++)
    {
      gboolean shared = FALSE;

      for (guint i = 0; i < group->n && !shared && !seen[link]; i++)
        shared = self->values[group->members[i]] == OPEN &&
                 is_in (&g_array_index (self->links, Group, link), group->members[i]);
      if (!shared)
        continue;
      seen[link] = 1;
      if (owners[link] == 0 || match (self, owners[link] - 1, owners, seen))
        {
          owners[link] = truth + 1;
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
is_covered (const Check *self,
            const Group *group)
{
  for (guint i = 0; i < group->n; i++)
    {
      gboolean covered = self->values[group->members[i]] != OPEN;

      for (guint link = 0; link < self->links->len && !covered; link++)
        covered = is_in (&g_array_index (self->links, Group, link), group->members[i]);
      if (!covered)
        return FALSE;
    }
  return TRUE;
}

/* Whether open truths that lie in links altogether are more than these. */
static gboolean
has_too_few_links (const Check *self)
{
  g_autofree guint *owners = g_new0 (guint, self->links->len + 1);
  g_autofree guint8 *seen = g_new (guint8, self->links->len + 1);

  for (guint truth = 0; truth < self->truths->len && self->links->len > 0; truth++)
    {
      const Group *group = &g_array_index (self->truths, Group, truth);
      guint32 last = 0;

      if (count_open (self, group, &last) == G_MAXUINT || !is_covered (self, group))
        continue;
      for (guint link = 0; link < self->links->len; link++)
        seen[link] = 0;
      if (!match (self, truth, owners, seen))
        return TRUE;
    }
  return FALSE;
}

/* Whether what is supposed contradicts the certificate. */
static gboolean
contradicts (Check *self,
             guint next)
{
  const Group *fewest = NULL;
  guint n_fewest = G_MAXUINT;
  guint n_kept = 0;

  if (!propagate (self, next) || has_too_few_links (self))
    return TRUE;
  for (guint i = 0; i < self->truths->len; i++)
    {
      guint32 last = 0;
      const Group *group = &g_array_index (self->truths, Group, i);
      guint n_open = count_open (self, group, &last);

      if (n_open < n_fewest)
        {
          fewest = group;
          n_fewest = n_open;
        }
    }
  if (fewest == NULL || self->n_cases++ >= N_CASES_MAX)
    return FALSE;
  n_kept = self->trail->len;
  for (guint i = 0; i < fewest->n; i++)
    {
      if (self->values[fewest->members[i]] != OPEN)
        continue;
      set_value (self, fewest->members[i], TRUE_HERE);
      if (!contradicts (self, n_kept))
        return FALSE;
      take_back (self, n_kept);
    }
  return TRUE;
}

/**
 * sudoku_step_check: (skip)
 * @self: a step
 * @position: where it was found
 * @links: of the shape of @position
 *
 * Proves the step: each of its conclusions must follow from its certificate and the live
 * candidates of the position. The counting is Hall's theorem; guardians are taken as they are.
 *
 * Returns: whether all conclusions are proven
 */
gboolean
sudoku_step_check (const SudokuStep *self,
                   const SudokuPosition *position,
                   const SudokuLinks *links)
{
  Check *check = NULL;
  guint n = 0;
  const SudokuConclusion *conclusions = NULL;
  gboolean proven = TRUE;

  g_return_val_if_fail (self != NULL && position != NULL && links != NULL, FALSE);

  check = check_new (self, position, links);
  conclusions = sudoku_step_get_conclusions (self, &n);
  for (guint i = 0; i < n && proven; i++)
    {
      check->n_cases = 0;
      set_value (check, i, conclusions[i].placed ? FALSE_HERE : TRUE_HERE);
      proven = contradicts (check, 0);
      take_back (check, 0);
    }
  check_free (check);
  return proven && n > 0;
}
