/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proves a step from its certificate alone: supposes the opposite of a conclusion, and shows that
 * the truths, the guardians, the items and what the rules exclude contradict it, by unit
 * propagation, by what items and sums leave, by counting truths against links, and where that is
 * not enough by cases. Where the certificate says which sets are counted and which cases are
 * distinguished, only these are. Trusts no finder. The proof, without what was not needed, is the
 * argument shown to people. */

#include "sudoku-proof.h"

#include <string.h>

#include "sudoku-pruner.h"

/* More cases than most steps need. */
#define N_CASES_MAX 2000
/* When these do not suffice, so many more are tried, with a better choice of what to split next. */
#define N_TRIED_MAX 50000
/* Truths with so many candidates are looked ahead into. */
#define N_OPEN_AHEAD 4

typedef enum
{
  OPEN,
  TRUE_HERE,
  FALSE_HERE,
} Value;

/* A truth or a link, with its candidates as indices. */
typedef struct
{
  guint number;
  guint n;
  guint32 *members;
} Group;

/* Truths and links that are counted on the way, as indices. */
typedef struct
{
  guint n_truths;
  guint n_links;
  guint *truths; /* owned; the links come after them */
} Set;

/* Why a candidate has its value. */
typedef enum
{
  SUPPOSED,
  BY_CONFLICT, /* because of the candidate with the index @cause, which is true */
  BY_TRUTH,    /* because it is the last one of the truth with the index @cause */
  BY_SET,      /* because the truths of the set @cause take its links */
  BY_ITEM,     /* because the item with the index @cause leaves no filling with it */
} Reason;

typedef struct
{
  guint32 index;
  Reason reason;
  guint cause;
} Entry;

typedef struct
{
  GArray *candidates;        /* guint32: all that the certificate speaks of */
  GHashTable *index;         /* from a candidate to its index + 1 */
  GArray *truths;            /* Group */
  GArray *links;             /* Group */
  const SudokuTaskRun *work; /* (nullable): borrowed; what ends a search for a proof */
  GArray *sets;              /* Set */
  GPtrArray *items;          /* SudokuPruner: the items, then the derived sums */
  guint n_items;             /* how many are items */
  guint8 *conflicts;         /* n × n */
  guint8 *values;            /* Value of each, in the case at hand */
  guint8 *marked;            /* of each: whether a truth that is counted has it open */
  guint *places;             /* of each that has a value: its place on the trail */
  GArray *trail;             /* Entry: what was set, in order */
  guint n_cases;
  guint n_cases_max;
  guint n_cases_first; /* without looking ahead */
  gboolean looks_ahead;
  const guint32 *tree; /* how it is gone through; NULL: that is found out */
  guint n_nodes;
  guint node;                /* the next one */
  const Group *empty;        /* where the contradiction is; NULL: there are too few links */
  const Set *too_few;        /* the set that these are of; NULL: of all */
  const SudokuPruner *unfit; /* the item that leaves nothing; NULL: none */
  guint unfit_item;          /* which that is */
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
           guint number,
           const guint32 *candidates,
           guint n)
{
  Group group = { .number = number, .members = g_new (guint32, n) };

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

static void
clear_set (gpointer set)
{
  g_free (((Set *)set)->truths);
}

static guint
find_group (const GArray *groups,
            guint number)
{
  guint i = 0;

  while (g_array_index (groups, Group, i).number != number)
    i++;
  return i;
}

static guint32
number_candidate (guint32 candidate,
                  gpointer user_data)
{
  return find_index (user_data, candidate);
}

static void
free_pruner (gpointer pruner)
{
  sudoku_pruner_free (pruner);
}

/* The derived sums come after the items. */
static void
add_items (Check *self,
           const SudokuStep *step,
           const SudokuPosition *position,
           const SudokuLinks *links)
{
  guint n = 0;
  const guint32 *tables = sudoku_step_get_tables (step, &n);

  self->n_items = n;
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (self->items, sudoku_pruner_new (links, position, tables[i],
                                                     number_candidate, self));
  for (guint i = 0; i < sudoku_step_get_n_sums (step); i++)
    {
      SudokuDerivedSum sum;
      SudokuPruner *pruner = NULL;

      sudoku_step_get_sum (step, i, &sum);
      pruner = sudoku_pruner_new_sum (links, position, &sum, number_candidate, self);
      if (pruner != NULL)
        g_ptr_array_add (self->items, pruner);
    }
}

/* Adds what the certificate says about the way, once its truths and links are there. */
static void
add_way (Check *self,
         const SudokuStep *step)
{
  for (guint i = 0; i < sudoku_step_get_n_sets (step); i++)
    {
      SudokuStepSet said;
      Set set;

      sudoku_step_get_set (step, i, &said);
      set = (Set){ said.n_truths, said.n_links, g_new (guint, said.n_truths + said.n_links) };
      for (guint k = 0; k < said.n_truths; k++)
        set.truths[k] = find_group (self->truths, said.truths[k]);
      for (guint k = 0; k < said.n_links; k++)
        set.truths[said.n_truths + k] = find_group (self->links, said.links[k]);
      g_array_append_val (self->sets, set);
    }
  self->tree = sudoku_step_get_tree (step, &self->n_nodes);
  if (self->n_nodes == 0)
    self->tree = NULL;
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
  self->sets = g_array_new (FALSE, FALSE, sizeof (Set));
  self->trail = g_array_new (FALSE, FALSE, sizeof (Entry));
  self->items = g_ptr_array_new_with_free_func (free_pruner);
  g_array_set_clear_func (self->truths, clear_group);
  g_array_set_clear_func (self->links, clear_group);
  g_array_set_clear_func (self->sets, clear_set);
  for (guint i = 0; i < n; i++)
    find_index (self, conclusions[i].candidate);
  numbers = sudoku_step_get_truths (step, &n);
  for (guint i = 0; i < n; i++)
    add_group (self, self->truths, position, numbers[i],
               sudoku_links_get_candidates (links, numbers[i]), side);
  numbers = sudoku_step_get_guardians (step, &n);
  if (n > 0)
    add_group (self, self->truths, position, SUDOKU_ARGUMENT_GUARDIANS, numbers, n);
  numbers = sudoku_step_get_links (step, &n);
  for (guint i = 0; i < n; i++)
    add_group (self, self->links, position, numbers[i],
               sudoku_links_get_candidates (links, numbers[i]), side);
  add_items (self, step, position, links);
  add_way (self, step);
  n = self->candidates->len;
  /* What is impossible by itself has no candidate. */
  self->values = g_new0 (guint8, n + 1);
  self->marked = g_new0 (guint8, n + 1);
  self->places = g_new0 (guint, n + 1);
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
  g_array_unref (self->sets);
  g_ptr_array_unref (self->items);
  g_array_unref (self->trail);
  g_free (self->conflicts);
  g_free (self->values);
  g_free (self->marked);
  g_free (self->places);
  g_free (self);
}

/* Returns FALSE when that contradicts what is set already. */
static gboolean
set_value (Check *self,
           guint32 index,
           Value value,
           Reason reason,
           guint cause)
{
  Entry entry = { .index = index, .reason = reason, .cause = cause };

  if (self->values[index] != OPEN)
    return self->values[index] == value;
  self->values[index] = (guint8)value;
  self->places[index] = self->trail->len;
  g_array_append_val (self->trail, entry);
  return TRUE;
}

static void
take_back (Check *self,
           guint n_kept)
{
  for (guint i = n_kept; i < self->trail->len; i++)
    self->values[g_array_index (self->trail, Entry, i).index] = OPEN;
  g_array_set_size (self->trail, n_kept);
}

/* Counts what is open in a truth; nothing when one of its candidates is true. */
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

/* Makes false what a true candidate excludes. */
static void
exclude (Check *self,
         guint32 index)
{
  guint n = self->candidates->len;

  for (guint32 k = 0; k < n; k++)
    if (self->conflicts[(gsize)index * n + k])
      set_value (self, k, FALSE_HERE, BY_CONFLICT, index);
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

static const Group *
get_truth (const Check *self,
           const Set *set,
           guint i)
{
  return &g_array_index (self->truths, Group, set->truths[i]);
}

static const Group *
get_link (const Check *self,
          const Set *set,
          guint i)
{
  return &g_array_index (self->links, Group, set->truths[set->n_truths + i]);
}

static void
unmark (Check *self)
{
  memset (self->marked, 0, self->candidates->len);
}

/* Marks what is open in a truth. Returns FALSE, and marks nothing, when some of that is marked
 * already: one true candidate could then satisfy both truths. */
static gboolean
mark (Check *self,
      const Group *group)
{
  for (guint i = 0; i < group->n; i++)
    if (self->values[group->members[i]] == OPEN && self->marked[group->members[i]])
      return FALSE;
  for (guint i = 0; i < group->n; i++)
    self->marked[group->members[i]] |= self->values[group->members[i]] == OPEN;
  return TRUE;
}

static gboolean
has_marked (const Check *self,
            const Group *group)
{
  for (guint i = 0; i < group->n; i++)
    if (self->marked[group->members[i]])
      return TRUE;
  return FALSE;
}

/* Whether everything marked is in the links of a set. */
static gboolean
holds_marked (const Check *self,
              const Set *set)
{
  for (guint32 index = 0; index < self->candidates->len; index++)
    {
      gboolean held = !self->marked[index];

      for (guint i = 0; i < set->n_links && !held; i++)
        held = is_in (get_link (self, set, i), index);
      if (!held)
        return FALSE;
    }
  return TRUE;
}

/* The links that contain marked candidates are taken by the truths they were marked for: everything
 * else in them is false. */
static gboolean
take_links (Check *self,
            const Set *set,
            guint number)
{
  gboolean changed = FALSE;

  for (guint i = 0; i < set->n_links; i++)
    {
      const Group *link = get_link (self, set, i);

      for (guint k = 0; has_marked (self, link) && k < link->n; k++)
        if (self->values[link->members[k]] == OPEN && !self->marked[link->members[k]])
          changed |= set_value (self, link->members[k], FALSE_HERE, BY_SET, number);
    }
  return changed;
}

/* Counts the truths of a set that have no true candidate against the links that contain all their
 * open ones. Returns whether that made anything false. */
static gboolean
count_set (Check *self,
           guint number)
{
  const Set *set = &g_array_index (self->sets, Set, number);
  guint n_truths = 0, n_links = 0;
  gboolean apart = TRUE, changed = FALSE;

  unmark (self);
  for (guint i = 0; i < set->n_truths && apart; i++)
    {
      const Group *truth = get_truth (self, set, i);
      guint32 last = 0;

      if (count_open (self, truth, &last) == G_MAXUINT)
        continue;
      apart = mark (self, truth);
      n_truths++;
    }
  for (guint i = 0; i < set->n_links; i++)
    n_links += has_marked (self, get_link (self, set, i)) ? 1 : 0;
  if (!apart || n_links > n_truths || !holds_marked (self, set))
    return FALSE;
  if (n_links < n_truths)
    self->too_few = set;
  else
    changed = take_links (self, set, number);
  return changed;
}

/* Sets what the truths force, one at a time, and what it excludes before the next one: so two
 * candidates that exclude each other are never both true. Returns FALSE at a contradiction. */
static gboolean
use_truths (Check *self,
            gboolean *changed)
{
  for (guint i = 0; i < self->truths->len && !*changed; i++)
    {
      const Group *group = &g_array_index (self->truths, Group, i);
      guint32 last = 0;
      guint n_open = count_open (self, group, &last);

      if (n_open == 0)
        {
          self->empty = group;
          return FALSE;
        }
      if (n_open == 1)
        *changed = set_value (self, last, TRUE_HERE, BY_TRUTH, i);
    }
  return TRUE;
}

/* By index: whether a candidate became false before a place of the trail. */
static guint8 *
list_false (const Check *self,
            guint end)
{
  guint8 *is_false = g_new0 (guint8, self->candidates->len + 1);

  for (guint32 i = 0; i < self->candidates->len; i++)
    is_false[i] = self->values[i] == FALSE_HERE && self->places[i] < end;
  return is_false;
}

/* What an item excludes. */
typedef struct
{
  Check *check;
  guint item;
  gboolean changed;
} Exclusion;

static void
exclude_by_item (guint32 index,
                 gpointer user_data)
{
  Exclusion *self = user_data;

  set_value (self->check, index, FALSE_HERE, BY_ITEM, self->item);
  self->changed = TRUE;
}

/* Asks the items, until one of them excludes something. Returns FALSE at a contradiction. */
static gboolean
use_items (Check *self,
           gboolean *changed)
{
  g_autofree guint8 *is_false = self->items->len > 0 ? list_false (self, G_MAXUINT) : NULL;

  for (guint i = 0; i < self->items->len && !*changed; i++)
    {
      Exclusion exclusion = { self, i, FALSE };

      if (!sudoku_pruner_run (self->items->pdata[i], is_false, exclude_by_item, &exclusion))
        {
          self->unfit = self->items->pdata[i];
          self->unfit_item = i;
          return FALSE;
        }
      *changed = exclusion.changed;
    }
  return TRUE;
}

/* Returns FALSE at a contradiction. @next: the next place of the trail whose conflicts are not
 * set */
static gboolean
propagate (Check *self,
           guint next)
{
  gboolean changed = TRUE;

  self->empty = NULL;
  self->too_few = NULL;
  self->unfit = NULL;
  while (changed)
    {
      changed = FALSE;
      for (; next < self->trail->len; next++)
        {
          guint32 index = g_array_index (self->trail, Entry, next).index;

          if (self->values[index] == TRUE_HERE)
            exclude (self, index);
        }
      if (!use_truths (self, &changed))
        return FALSE;
      for (guint i = 0; i < self->sets->len && !changed && self->too_few == NULL; i++)
        changed = count_set (self, i);
      if (self->too_few != NULL || (!changed && !use_items (self, &changed)))
        return FALSE;
    }
  return TRUE;
}

/* Finds an augmenting path from a truth to a link of its own. @owners: of the links, from 1. */
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

/* Whether there are more open truths that lie entirely in links, and have no candidate in common,
 * than such links. */
static gboolean
has_too_few_links (Check *self)
{
  g_autofree guint *owners = g_new0 (guint, self->links->len + 1);
  g_autofree guint8 *seen = g_new (guint8, self->links->len + 1);

  unmark (self);
  for (guint truth = 0; truth < self->truths->len && self->links->len > 0; truth++)
    {
      const Group *group = &g_array_index (self->truths, Group, truth);
      guint32 last = 0;

      if (count_open (self, group, &last) == G_MAXUINT || !is_covered (self, group) ||
          !mark (self, group))
        continue;
      for (guint link = 0; link < self->links->len; link++)
        seen[link] = 0;
      if (!match (self, truth, owners, seen))
        return TRUE;
    }
  return FALSE;
}

/* What is recorded of a contradiction: only what it needs. */
typedef struct
{
  GArray *lines;    /* SudokuArgumentLine */
  gboolean *needed; /* by index */
  guint depth;
} Record;

static void
add_line (const Check *self,
          Record *record,
          SudokuArgumentKind kind,
          guint32 index,
          guint truth)
{
  SudokuArgumentLine line = { .kind = kind, .depth = record->depth, .truth = truth };

  line.candidate = g_array_index (self->candidates, guint32, index);
  line.is_true = self->values[index] == TRUE_HERE;
  g_array_append_val (record->lines, line);
}

static void
need_group (Record *record,
            const Group *group)
{
  for (guint i = 0; i < group->n; i++)
    record->needed[group->members[i]] = TRUE;
}

/* Marks as needed what is false in those truths of a set that had no true candidate before a place
 * of the trail. */
static void
need_set (const Check *self,
          Record *record,
          const Set *set,
          guint end)
{
  for (guint i = 0; i < set->n_truths; i++)
    {
      const Group *group = get_truth (self, set, i);
      gboolean met = FALSE;

      for (guint k = 0; k < group->n; k++)
        met = met || (self->values[group->members[k]] == TRUE_HERE &&
                      self->places[group->members[k]] < end);
      for (guint k = 0; k < group->n && !met; k++)
        if (self->values[group->members[k]] == FALSE_HERE &&
            self->places[group->members[k]] < end)
          record->needed[group->members[k]] = TRUE;
    }
}

/* Adds one line for everything that a set removed. */
static void
tell_set (const Check *self,
          Record *record,
          const Entry *entry,
          guint at)
{
  SudokuArgumentLine line = {
    .kind = SUDOKU_ARGUMENT_SET,
    .depth = record->depth,
    .truth = entry->cause,
  };
  const SudokuArgumentLine *next = NULL;

  need_set (self, record, &g_array_index (self->sets, Set, entry->cause),
            self->places[entry->index]);
  if (at < record->lines->len)
    next = &g_array_index (record->lines, SudokuArgumentLine, at);
  if (next == NULL || next->kind != line.kind || next->truth != line.truth)
    g_array_insert_val (record->lines, at, line);
}

static void
need_index (guint32 index,
            gpointer user_data)
{
  gboolean *needed = user_data;

  needed[index] = TRUE;
}

/* Says in a line that an item, or a derived sum, is the reason. */
static void
name_item (const Check *self,
           guint item,
           gboolean empty,
           SudokuArgumentLine *line)
{
  gboolean is_sum = item >= self->n_items;

  line->kind = is_sum ? SUDOKU_ARGUMENT_SUM : SUDOKU_ARGUMENT_TABLE;
  if (empty)
    line->kind = is_sum ? SUDOKU_ARGUMENT_SUM_EMPTY : SUDOKU_ARGUMENT_TABLE_EMPTY;
  line->truth = is_sum ? item - self->n_items : sudoku_pruner_get_tabled (self->items->pdata[item]);
}

/* Adds a line for a candidate that an item excludes. */
static void
tell_item (const Check *self,
           Record *record,
           const Entry *entry,
           guint at)
{
  const SudokuPruner *item = self->items->pdata[entry->cause];
  g_autofree guint8 *is_false = list_false (self, self->places[entry->index]);
  SudokuArgumentLine line = {
    .depth = record->depth,
    .candidate = g_array_index (self->candidates, guint32, entry->index),
  };

  name_item (self, entry->cause, FALSE, &line);
  sudoku_pruner_explain (item, is_false, entry->index, need_index, record->needed);
  g_array_insert_val (record->lines, at, line);
}

/* Inserts at @at the lines for what was forced from @first of the trail on and is needed. */
static void
tell_forced (const Check *self,
             Record *record,
             guint first,
             guint at)
{
  for (guint i = self->trail->len; i-- > first;)
    {
      const Entry *entry = &g_array_index (self->trail, Entry, i);
      const Group *group = NULL;
      SudokuArgumentLine line = { .kind = SUDOKU_ARGUMENT_FORCED, .depth = record->depth };

      if (!record->needed[entry->index] || entry->reason == SUPPOSED)
        continue;
      if (entry->reason == BY_CONFLICT)
        {
          record->needed[entry->cause] = TRUE;
          continue;
        }
      if (entry->reason == BY_SET)
        {
          tell_set (self, record, entry, at);
          continue;
        }
      if (entry->reason == BY_ITEM)
        {
          tell_item (self, record, entry, at);
          continue;
        }
      group = &g_array_index (self->truths, Group, entry->cause);
      need_group (record, group);
      line.candidate = g_array_index (self->candidates, guint32, entry->index);
      line.is_true = TRUE;
      line.truth = group->number;
      g_array_insert_val (record->lines, at, line);
    }
}

static void
tell_contradiction (const Check *self,
                    Record *record)
{
  SudokuArgumentLine line = { .kind = SUDOKU_ARGUMENT_EMPTY, .depth = record->depth };

  if (self->empty != NULL)
    {
      need_group (record, self->empty);
      line.truth = self->empty->number;
    }
  else if (self->too_few != NULL)
    {
      need_set (self, record, self->too_few, G_MAXUINT);
      line.kind = SUDOKU_ARGUMENT_SET_TOO_FEW;
      line.truth = (guint)(self->too_few - &g_array_index (self->sets, Set, 0));
    }
  else if (self->unfit != NULL)
    {
      g_autofree guint8 *is_false = list_false (self, G_MAXUINT);

      sudoku_pruner_explain (self->unfit, is_false, SUDOKU_PRUNER_NONE, need_index,
                             record->needed);
      name_item (self, self->unfit_item, TRUE, &line);
    }
  else
    {
      for (guint i = 0; i < self->truths->len; i++)
        need_group (record, &g_array_index (self->truths, Group, i));
      line.kind = SUDOKU_ARGUMENT_TOO_FEW;
    }
  g_array_append_val (record->lines, line);
}

static const Group *
find_fewest (const Check *self)
{
  const Group *fewest = NULL;
  guint n_fewest = G_MAXUINT;

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
  return fewest;
}

/* How many cases of a truth do not contradict the certificate at once. */
static guint
count_possible (Check *self,
                const Group *group)
{
  guint n_kept = self->trail->len, n = 0;

  for (guint i = 0; i < group->n; i++)
    {
      if (self->values[group->members[i]] != OPEN)
        continue;
      set_value (self, group->members[i], TRUE_HERE, SUPPOSED, 0);
      n += propagate (self, n_kept) ? 1 : 0;
      take_back (self, n_kept);
      self->n_cases++;
    }
  return n;
}

/* The truth with the fewest cases left once each is followed a little: what a pattern within the
 * argument excludes then costs one case, rather than one in each of all the others. */
static const Group *
look_ahead (Check *self)
{
  const Group *best = find_fewest (self);
  guint n_best = G_MAXUINT;

  for (guint i = 0; i < self->truths->len && n_best > 1 && self->n_cases < self->n_cases_max; i++)
    {
      guint32 last = 0;
      const Group *group = &g_array_index (self->truths, Group, i);
      guint n_possible, n_open = count_open (self, group, &last);

      if (n_open > N_OPEN_AHEAD)
        continue;
      n_possible = count_possible (self, group);
      if (n_possible < n_best)
        {
          best = group;
          n_best = n_possible;
        }
    }
  return best;
}

static gboolean contradicts (Check *self, guint first, Record *record);

/* Whether each case of a truth contradicts the certificate. */
static gboolean
all_cases_contradict (Check *self,
                      const Group *group,
                      Record *record)
{
  guint n_kept = self->trail->len;
  gboolean all = TRUE;

  for (guint i = 0; i < group->n && all; i++)
    {
      if (self->values[group->members[i]] != OPEN)
        continue;
      set_value (self, group->members[i], TRUE_HERE, SUPPOSED, 0);
      if (record != NULL)
        {
          record->depth++;
          add_line (self, record, SUDOKU_ARGUMENT_CASE, group->members[i], group->number);
        }
      all = contradicts (self, n_kept, record);
      for (guint k = n_kept; record != NULL && k < self->trail->len; k++)
        record->needed[g_array_index (self->trail, Entry, k).index] = FALSE;
      if (record != NULL)
        record->depth--;
      take_back (self, n_kept);
    }
  for (guint i = 0; record != NULL && i < group->n; i++)
    record->needed[group->members[i]] |= self->values[group->members[i]] == FALSE_HERE;
  return all;
}

/* Whether the next node of the tree, and what is below it, contradicts the certificate. */
static gboolean
follow_tree (Check *self,
             guint first,
             Record *record)
{
  gboolean possible = propagate (self, first);
  guint truth = 0;
  guint32 last = 0, node;

  if (self->node == self->n_nodes)
    return FALSE;
  node = self->tree[self->node++];
  if (node == SUDOKU_STEP_LEAF)
    {
      if (!possible && record != NULL)
        tell_contradiction (self, record);
      return !possible;
    }
  while (truth < self->truths->len && g_array_index (self->truths, Group, truth).number != node)
    truth++;
  return possible && truth < self->truths->len &&
         count_open (self, &g_array_index (self->truths, Group, truth), &last) != G_MAXUINT &&
         all_cases_contradict (self, &g_array_index (self->truths, Group, truth), record);
}

/* Whether what is set from @first of the trail on contradicts the certificate, without a given
 * tree. */
static gboolean
search_contradiction (Check *self,
                      guint first,
                      Record *record)
{
  const Group *fewest = NULL;

  if (!propagate (self, first) || has_too_few_links (self))
    {
      if (record != NULL)
        tell_contradiction (self, record);
      return TRUE;
    }
  fewest = self->looks_ahead ? look_ahead (self) : find_fewest (self);
  if (self->work != NULL && sudoku_task_run_should_stop (self->work))
    return FALSE;
  return fewest != NULL && self->n_cases++ < self->n_cases_max &&
         all_cases_contradict (self, fewest, record);
}

/* Whether what is set from @first of the trail on contradicts the certificate. @record: (nullable):
 * gets the reasons */
static gboolean
contradicts (Check *self,
             guint first,
             Record *record)
{
  guint at = record == NULL ? 0 : record->lines->len;

  if (!(self->tree != NULL ? follow_tree (self, first, record)
                           : search_contradiction (self, first, record)))
    return FALSE;
  if (record != NULL)
    tell_forced (self, record, first, at);
  return TRUE;
}

/* Supposes the opposite of a conclusion. */
static void
suppose_opposite (Check *self,
                  const SudokuConclusion *conclusion,
                  Record *record)
{
  guint32 index = find_index (self, conclusion->candidate);

  set_value (self, index, conclusion->placed ? FALSE_HERE : TRUE_HERE, SUPPOSED, 0);
  if (record != NULL)
    add_line (self, record, SUDOKU_ARGUMENT_SUPPOSED, index, 0);
}

/* Whether the opposite of a conclusion contradicts the certificate; without a conclusion, whether
 * the certificate contradicts itself. If so, what was set stays. */
static gboolean
prove (Check *self,
       const SudokuConclusion *conclusion,
       Record *record)
{
  gboolean proven = FALSE;

  for (guint attempt = 0; attempt < (self->n_cases_first < N_CASES_MAX ? 1 : 2); attempt++)
    {
      take_back (self, 0);
      self->n_cases = 0;
      self->node = 0;
      self->looks_ahead = attempt > 0;
      self->n_cases_max = self->looks_ahead ? N_TRIED_MAX : self->n_cases_first;
      if (record != NULL)
        {
          g_array_set_size (record->lines, 0);
          memset (record->needed, 0, self->candidates->len * sizeof *record->needed);
          record->depth = 0;
        }
      if (conclusion != NULL)
        suppose_opposite (self, conclusion, record);
      proven = contradicts (self, 0, record);
      if (proven || self->tree != NULL || self->n_cases < self->n_cases_max)
        break;
    }
  return proven && self->node == self->n_nodes;
}

/**
 * sudoku_step_check: (skip)
 * @position: where it was found
 * @links: the links of its shape
 *
 * Proves the step: each of its conclusions must follow from its certificate and the live candidates
 * of the position. The counting is Hall's theorem; guardians are taken on trust. A step without
 * conclusions says that the position has no solution: its certificate must contradict itself.
 *
 * Returns: whether all conclusions are proven
 */
gboolean
sudoku_step_check (const SudokuStep *self,
                   const SudokuPosition *position,
                   const SudokuLinks *links)
{
  return sudoku_step_check_within (self, position, links, N_CASES_MAX);
}

/**
 * sudoku_step_check_within: (skip)
 * @position: where it was found
 * @links: the links of its shape
 * @n_cases_max: the most cases for each conclusion, at first; sudoku_step_check() has 2000
 *
 * Proves the step as sudoku_step_check() does, or gives up sooner: only with 2000 cases or more are
 * many more tried at last. With fewer it also ends with the work that the links obey.
 *
 * Returns: whether all conclusions are proven
 */
gboolean
sudoku_step_check_within (const SudokuStep *self,
                          const SudokuPosition *position,
                          const SudokuLinks *links,
                          guint n_cases_max)
{
  Check *check = NULL;
  guint n = 0;
  const SudokuConclusion *conclusions = NULL;
  gboolean proven = TRUE;

  g_return_val_if_fail (self != NULL && position != NULL && links != NULL, FALSE);

  check = check_new (self, position, links);
  check->n_cases_first = n_cases_max;
  if (n_cases_max < N_CASES_MAX)
    check->work = sudoku_links_get_work (links);
  conclusions = sudoku_step_get_conclusions (self, &n);
  for (guint i = 0; i < n && proven; i++)
    proven = prove (check, &conclusions[i], NULL);
  if (n == 0)
    proven = prove (check, NULL, NULL);
  check_free (check);
  return proven;
}

/**
 * sudoku_step_argue: (skip)
 * @self: a step that sudoku_step_check() proves
 * @conclusion: which of its conclusions, from 0; 0 when it has none
 * @position: where it was found
 * @links: the links of its shape
 *
 * Finds the argument for a conclusion: its opposite is supposed, and what follows from that ends in
 * a contradiction, in each case where there are several. No line can be left out.
 *
 * Returns: (transfer full) (element-type SudokuArgumentLine): the lines; if there is a conclusion,
 *   the first is what is supposed
 */
GArray *
sudoku_step_argue (const SudokuStep *self,
                   guint conclusion,
                   const SudokuPosition *position,
                   const SudokuLinks *links)
{
  Check *check = NULL;
  guint n = 0;
  const SudokuConclusion *conclusions = NULL;
  Record record = { 0 };

  g_return_val_if_fail (self != NULL && position != NULL && links != NULL, NULL);

  conclusions = sudoku_step_get_conclusions (self, &n);
  g_return_val_if_fail (conclusion < MAX (n, 1), NULL);

  check = check_new (self, position, links);
  check->n_cases_first = N_CASES_MAX;
  record.lines = g_array_new (FALSE, TRUE, sizeof (SudokuArgumentLine));
  record.needed = g_new0 (gboolean, check->candidates->len + 1);
  prove (check, n == 0 ? NULL : &conclusions[conclusion], &record);
  g_free (record.needed);
  check_free (check);
  return record.lines;
}

/**
 * sudoku_step_count_cases: (skip)
 * @self: a step that sudoku_step_check() proves
 * @position: where it was found
 * @links: the links of its shape
 * @depth: (out): how deeply cases are nested
 *
 * Measures how long it takes to follow the step, when its certificate has a tree of cases.
 *
 * Returns: how many cases it ends in; 0 without a tree
 */
guint
sudoku_step_count_cases (const SudokuStep *self,
                         const SudokuPosition *position,
                         const SudokuLinks *links,
                         guint *depth)
{
  g_autoptr (GArray) lines = NULL;
  const guint32 *nodes = NULL;
  guint n_nodes = 0, n = 0;

  g_return_val_if_fail (self != NULL && position != NULL && links != NULL && depth != NULL, 0);

  *depth = 0;
  nodes = sudoku_step_get_tree (self, &n_nodes);
  for (guint i = 0; i < n_nodes; i++)
    n += nodes[i] == SUDOKU_STEP_LEAF ? 1 : 0;
  if (n_nodes < 2)
    return n;
  lines = sudoku_step_argue (self, 0, position, links);
  for (guint i = 0; i < lines->len; i++)
    *depth = MAX (*depth, g_array_index (lines, SudokuArgumentLine, i).depth);
  return n;
}
