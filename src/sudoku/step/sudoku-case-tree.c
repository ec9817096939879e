/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds a small tree of cases within some truths. For each truth with few candidates, each
 * candidate is followed a little: the truth that leaves the least is split first, and the next best
 * ones are tried as well while there is work left. A case whose assumption is not needed for its
 * contradictions replaces the whole split. */

#include "sudoku-case-tree.h"

#include "sudoku-local-links.h"

#define NONE SUDOKU_LOCAL_NONE
/* Truths with more open candidates are split only where there is nothing smaller. */
#define N_OPEN_AHEAD 4
/* The number of truths tried at a place when the first one does not lead to a contradiction at
 * once. */
#define N_TRIED 3
/* The weight of a case that contradicts itself at once, and of one that does not, besides what it
 * leaves open. */
#define WEIGHT_IMPOSSIBLE 0.05
#define WEIGHT_POSSIBLE 0.25

typedef enum
{
  OPEN,
  TRUE_HERE,
  FALSE_HERE,
} Value;

/* Candidates and truths have the numbers of @local. */
typedef struct
{
  SudokuLocalLinks *local; /* owned, only read */
  guint8 *values;          /* Value, by candidate */
  guint32 *reasons;        /* a truth of what is true, else a candidate; NONE: supposed */
  guint32 *places;         /* by candidate: where it is on the trail */
  guint32 *counts;         /* by truth: candidates that are not false */
  guint32 *trail;
  guint n_trail;
  guint32 failed; /* the truth that has nothing left */
  guint64 *work;
  gboolean wide; /* whether more than the first distinction is tried */
} Search;

/* What is below a place: its nodes, and what they need. */
typedef struct
{
  GArray *nodes;  /* guint32, numbers outside */
  guint8 *needed; /* by candidate: what was supposed, or false before */
  guint8 *used;   /* by truth */
  guint n_cases;
  guint depth;
} Branch;

static Branch *
branch_new (const Search *self)
{
  const SudokuLocalLinks *local = self->local;
  Branch *branch = g_new0 (Branch, 1);

  branch->nodes = g_array_new (FALSE, FALSE, sizeof (guint32));
  branch->needed = g_new0 (guint8, local->n_candidates + 1);
  branch->used = g_new0 (guint8, local->n_truths + 1);
  return branch;
}

static void
branch_free (Branch *self)
{
  g_array_unref (self->nodes);
  g_free (self->needed);
  g_free (self->used);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Branch, branch_free)

static void
search_clear (Search *self)
{
  g_clear_pointer (&self->local, sudoku_local_links_free);
  g_free (self->values);
  g_free (self->reasons);
  g_free (self->places);
  g_free (self->counts);
  g_free (self->trail);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Search, search_clear)

/* Returns FALSE when the work budget is used up. */
static gboolean
search_init (Search *self,
             SudokuLinks *links,
             const SudokuPosition *position,
             guint32 candidate,
             const GArray *truths)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (guint32));

  g_array_append_val (candidates, candidate);
  self->local = sudoku_local_links_new (links, position, candidates, truths);
  if (self->local == NULL)
    return FALSE;
  self->values = g_new0 (guint8, self->local->n_candidates + 1);
  self->reasons = g_new0 (guint32, self->local->n_candidates + 1);
  self->places = g_new0 (guint32, self->local->n_candidates + 1);
  self->trail = g_new0 (guint32, self->local->n_candidates + 1);
  self->counts = g_new0 (guint32, self->local->n_truths + 1);
  for (guint truth = 0; truth < self->local->n_truths; truth++)
    self->counts[truth] = self->local->first_member[truth + 1] - self->local->first_member[truth];
  self->failed = NONE;
  return TRUE;
}

static void
set_value (Search *self,
           guint32 candidate,
           Value value,
           guint32 reason)
{
  self->values[candidate] = (guint8)value;
  self->reasons[candidate] = reason;
  self->places[candidate] = self->n_trail;
  self->trail[self->n_trail++] = candidate;
}

/* One more candidate of its truths is false: the last one left is true. */
static void
count_down (Search *self,
            guint32 candidate)
{
  const SudokuLocalLinks *local = self->local;

  for (guint32 i = local->first_truth[candidate]; i < local->first_truth[candidate + 1]; i++)
    {
      guint32 truth = local->truths_of[i];

      if (--self->counts[truth] == 0 && self->failed == NONE)
        self->failed = truth;
      for (guint32 k = local->first_member[truth];
           k < local->first_member[truth + 1] && self->counts[truth] == 1; k++)
        if (self->values[local->members[k]] == OPEN)
          set_value (self, local->members[k], TRUE_HERE, truth);
    }
}

/* Makes false what a true candidate excludes. When two true candidates exclude each other, the
 * truth that forced the other one has nothing left. */
static void
exclude (Search *self,
         guint32 candidate)
{
  const SudokuLocalLinks *local = self->local;

  for (guint32 i = local->first_conflict[candidate];
       i < local->first_conflict[candidate + 1] && self->failed == NONE; i++)
    {
      guint32 other = local->conflicts[i];

      if (self->values[other] == OPEN)
        {
          set_value (self, other, FALSE_HERE, candidate);
          count_down (self, other);
        }
      else if (self->values[other] == TRUE_HERE)
        {
          self->failed = self->reasons[other];
          self->values[other] = FALSE_HERE;
          self->reasons[other] = candidate;
          for (guint32 k = local->first_truth[other]; k < local->first_truth[other + 1]; k++)
            self->counts[local->truths_of[k]]--;
        }
    }
  *self->work -= MIN (*self->work,
                      1 + local->first_conflict[candidate + 1] - local->first_conflict[candidate]);
}

/* Supposes that a candidate is true, or else false. Returns whether that leads to no
 * contradiction. */
static gboolean
suppose (Search *self,
         guint32 candidate,
         gboolean holds)
{
  guint next = self->n_trail;

  set_value (self, candidate, holds ? TRUE_HERE : FALSE_HERE, NONE);
  if (!holds)
    count_down (self, candidate);
  for (; next < self->n_trail && self->failed == NONE; next++)
    if (self->values[self->trail[next]] == TRUE_HERE)
      exclude (self, self->trail[next]);
  return self->failed == NONE;
}

static void
take_back (Search *self,
           guint n_kept)
{
  const SudokuLocalLinks *local = self->local;

  while (self->n_trail > n_kept)
    {
      guint32 candidate = self->trail[--self->n_trail];

      for (guint32 i = local->first_truth[candidate];
           i < local->first_truth[candidate + 1] && self->values[candidate] == FALSE_HERE; i++)
        self->counts[local->truths_of[i]]++;
      self->values[candidate] = OPEN;
    }
  self->failed = NONE;
}

static void
need_members (const Search *self,
              Branch *branch,
              guint32 truth,
              guint end)
{
  const SudokuLocalLinks *local = self->local;

  branch->used[truth] = TRUE;
  for (guint32 i = local->first_member[truth]; i < local->first_member[truth + 1]; i++)
    {
      guint32 member = local->members[i];

      if (self->values[member] == FALSE_HERE && self->places[member] < end)
        branch->needed[member] = TRUE;
    }
}

/* From a place of the trail on, replaces what is needed by its reasons. A supposition has no reason
 * and stays. */
static void
go_back (const Search *self,
         Branch *branch,
         guint first)
{
  for (guint i = self->n_trail; i-- > first;)
    {
      guint32 candidate = self->trail[i];

      if (!branch->needed[candidate] || self->reasons[candidate] == NONE)
        continue;
      branch->needed[candidate] = FALSE;
      if (self->values[candidate] == TRUE_HERE)
        need_members (self, branch, self->reasons[candidate], i);
      else
        branch->needed[self->reasons[candidate]] = TRUE;
    }
}

static gboolean
is_met (const Search *self,
        guint32 truth)
{
  const SudokuLocalLinks *local = self->local;

  for (guint32 i = local->first_member[truth]; i < local->first_member[truth + 1]; i++)
    if (self->values[local->members[i]] == TRUE_HERE)
      return TRUE;
  return FALSE;
}

/* A truth to split, and how much is left then. */
typedef struct
{
  guint32 truth;
  guint n_possible; /* cases that do not contradict themselves at once */
  double left;      /* more is worse */
} Choice;

static int
compare_choices (gconstpointer a,
                 gconstpointer b)
{
  const Choice *first = a, *second = b;

  if (first->left < second->left || first->left > second->left)
    return first->left < second->left ? -1 : 1;
  return (first->truth > second->truth) - (first->truth < second->truth);
}

/* A possible case counts the less, the more is settled in it. */
static Choice
weigh (Search *self,
       guint32 truth)
{
  const SudokuLocalLinks *local = self->local;
  Choice choice = { .truth = truth };
  guint n_kept = self->n_trail;
  double n_open = local->n_candidates - n_kept + 1;

  for (guint32 i = local->first_member[truth]; i < local->first_member[truth + 1]; i++)
    {
      guint32 member = local->members[i];
      double share;

      if (self->values[member] != OPEN)
        continue;
      choice.left += WEIGHT_IMPOSSIBLE;
      if (suppose (self, member, TRUE))
        {
          share = 1 - (self->n_trail - n_kept) / n_open;
          choice.left += WEIGHT_POSSIBLE + share * share;
          choice.n_possible++;
        }
      take_back (self, n_kept);
    }
  return choice;
}

static gboolean
may_go_on (const Search *self)
{
  return *self->work > 0 && !sudoku_links_should_stop (self->local->links);
}

/* The truths worth splitting, the best one first. */
static GArray *
find_choices (Search *self)
{
  const SudokuLocalLinks *local = self->local;
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (Choice));

  for (guint limit = N_OPEN_AHEAD;
       choices->len == 0 && limit <= local->n_candidates && may_go_on (self);
       limit *= 2)
    for (guint32 truth = 0; truth < local->n_truths && may_go_on (self); truth++)
      if (self->counts[truth] <= limit && !is_met (self, truth))
        {
          Choice choice = weigh (self, truth);

          g_array_append_val (choices, choice);
          if (choice.n_possible == 0)
            break;
        }
  g_array_sort (choices, compare_choices);
  return choices;
}

static Branch *find_branch (Search *self, guint first, guint depth, guint n_cases_max);

/* What a case needs besides its own candidate is needed by the whole. */
static void
merge (const Search *self,
       Branch *branch,
       const Branch *below)
{
  const SudokuLocalLinks *local = self->local;

  for (guint i = 0; i < local->n_candidates; i++)
    branch->needed[i] |= below->needed[i];
  for (guint i = 0; i < local->n_truths; i++)
    branch->used[i] |= below->used[i];
  g_array_append_vals (branch->nodes, below->nodes->data, below->nodes->len);
  branch->n_cases += below->n_cases;
  branch->depth = MAX (branch->depth, below->depth + 1);
}

/* Splits a truth into its candidates. Returns NULL when that takes too many cases. */
static Branch *
split (Search *self,
       guint32 truth,
       guint depth,
       guint n_cases_max)
{
  const SudokuLocalLinks *local = self->local;
  g_autoptr (Branch) branch = branch_new (self);
  guint n_kept = self->n_trail, n_left = self->counts[truth];

  g_array_append_val (branch->nodes, local->truths[truth]);
  for (guint32 i = local->first_member[truth]; i < local->first_member[truth + 1]; i++)
    {
      guint32 member = local->members[i];
      g_autoptr (Branch) below = NULL;

      if (self->values[member] != OPEN)
        continue;
      n_left--;
      if (branch->n_cases + n_left < n_cases_max)
        {
          suppose (self, member, TRUE);
          below = find_branch (self, n_kept, depth + 1, n_cases_max - branch->n_cases - n_left);
          take_back (self, n_kept);
        }
      if (below == NULL)
        return NULL;
      /* The assumption of this case is not needed: what is below it holds without it. */
      if (!below->needed[member])
        return g_steal_pointer (&below);
      below->needed[member] = FALSE;
      merge (self, branch, below);
    }
  need_members (self, branch, truth, G_MAXUINT);
  return g_steal_pointer (&branch);
}

/* The smallest tree found for the current suppositions, with at most so many cases. @first: where
 * the last case begins on the trail */
static Branch *
find_branch (Search *self,
             guint first,
             guint depth,
             guint n_cases_max)
{
  Branch *best = NULL;
  g_autoptr (GArray) choices = NULL;
  guint n_tried = self->wide ? MAX (1, N_TRIED - MIN (depth / 2, N_TRIED)) : 1;

  if (n_cases_max == 0 || !may_go_on (self))
    return NULL;
  if (self->failed != NONE)
    {
      guint32 leaf = SUDOKU_STEP_LEAF;

      best = branch_new (self);
      g_array_append_val (best->nodes, leaf);
      best->n_cases = 1;
      need_members (self, best, self->failed, G_MAXUINT);
      go_back (self, best, first);
      return best;
    }
  choices = find_choices (self);
  for (guint i = 0; i < MIN (choices->len, n_tried) && *self->work > 0; i++)
    {
      const Choice *choice = &g_array_index (choices, Choice, i);
      Branch *found = split (self, choice->truth, depth,
                             best != NULL ? best->n_cases - 1 : n_cases_max);

      if (found == NULL)
        continue;
      g_clear_pointer (&best, branch_free);
      best = found;
    }
  if (best != NULL)
    go_back (self, best, first);
  return best;
}

static SudokuCaseTree *
make_tree (const Search *self,
           const Branch *branch)
{
  const SudokuLocalLinks *local = self->local;
  SudokuCaseTree *tree = g_new0 (SudokuCaseTree, 1);

  tree->nodes = g_array_ref (branch->nodes);
  tree->truths = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint i = 0; i < local->n_truths; i++)
    if (branch->used[i])
      g_array_append_val (tree->truths, local->truths[i]);
  tree->n_cases = branch->n_cases;
  tree->depth = branch->depth;
  return tree;
}

/**
 * sudoku_case_tree_build: (skip)
 * @links: truths and conflicts of the shape
 * @position: a position without a dead end
 * @candidate: what is supposed
 * @holds: whether it is supposed to be true, or else to be false
 * @truths: (element-type guint32): the truths that may be used
 * @n_cases_max: the most cases it may have
 * @work: (inout): the work budget, in the units of sudoku_step_search_spend(); gets what is left of
 *   it
 *
 * Finds a tree of cases that contradicts a supposition: any tree first, then smaller ones.
 *
 * Returns: (transfer full) (nullable): the tree; %NULL when there is none, or none was found within
 *   the budget
 */
SudokuCaseTree *
sudoku_case_tree_build (SudokuLinks *links,
                        const SudokuPosition *position,
                        guint32 candidate,
                        gboolean holds,
                        const GArray *truths,
                        guint n_cases_max,
                        guint64 *work)
{
  g_auto (Search) search = { .work = work };
  SudokuCaseTree *tree = NULL;
  guint n_max = n_cases_max;

  g_return_val_if_fail (links != NULL && position != NULL && truths != NULL && work != NULL, NULL);

  if (!search_init (&search, links, position, candidate, truths))
    return NULL;
  suppose (&search, 0, holds);
  for (guint attempt = 0; attempt < 2 && n_max > 0; attempt++)
    {
      g_autoptr (Branch) branch = NULL;

      search.wide = attempt > 0;
      branch = find_branch (&search, 0, 0, n_max);
      if (branch == NULL)
        break;
      g_clear_pointer (&tree, sudoku_case_tree_free);
      tree = make_tree (&search, branch);
      n_max = tree->n_cases - 1;
    }
  return tree;
}

/**
 * sudoku_case_tree_free: (skip)
 *
 * Frees it.
 */
void
sudoku_case_tree_free (SudokuCaseTree *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->nodes);
  g_array_unref (self->truths);
  g_free (self);
}
