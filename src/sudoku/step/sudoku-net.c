/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Unit propagation over truths with live counters, which remembers reasons. Only candidates that
 * are left in cells that are not filled take part, under numbers of their own. What a goal needs is
 * found backwards from its contradictions; then truths are left out one by one as long as the goal
 * is still reached. Knows no technique. */

#include "sudoku-net.h"

#include <string.h>

#define NONE SUDOKU_NET_NONE
/* Reasons from here on are numbers of sets. */
#define FIRST_SET 0x80000000u

typedef enum
{
  OPEN,
  TRUE_HERE,
  FALSE_HERE,
} Value;

/* As many truths as links that hold all they have left. */
typedef struct
{
  guint first; /* among the numbers of the sets */
  guint n_truths;
  guint n_links;
} Set;

struct _SudokuNet
{
  SudokuLinks *links; /* owned */
  guint side;
  guint n_candidates;
  guint n_truths;
  /* All owned; numbers are those of here unless said otherwise. */
  guint32 *candidates;     /* their numbers outside */
  guint32 *numbers;        /* from outside, NONE: not here */
  guint32 *truths;         /* their numbers outside */
  guint32 *truth_numbers;  /* from outside, NONE: not here */
  guint32 *first_member;   /* by truth */
  guint32 *members;        /* candidates of truths */
  guint32 *first_truth;    /* by candidate */
  guint32 *truths_of;      /* truths of candidates */
  guint32 *first_conflict; /* by candidate */
  guint32 *conflicts;      /* candidates */
  /* The case at hand: */
  guint8 *values;   /* Value, by candidate */
  guint32 *reasons; /* of what is true: a truth; of what is false: a candidate or a set */
  guint32 *counts;  /* by truth: candidates that are not false */
  guint8 *active;   /* by truth: whether it counts */
  guint32 *trail;   /* candidates that have values, in order */
  guint32 *places;  /* by candidate: where it is on the trail */
  guint n_trail;
  guint32 failed;     /* the truth that has nothing left; NONE: none */
  guint32 failed_set; /* the set that has too few places; NONE: none */
  guint32 clashing;   /* the candidate that truth forced before something else excluded it */
  guint32 clashing_reason;
  GArray *sets;        /* Set */
  GArray *set_numbers; /* guint32: truths, then links, of each set */
  guint8 *needed;      /* by candidate */
  guint8 *used;        /* by truth */
  guint8 *used_links;  /* by truth */
  gboolean is_chain;   /* whether each reason has one before it */
  guint64 work;
  /* What the last goal needs: */
  GArray *found_truths; /* guint32, outside */
  GArray *found_links;  /* guint32, outside */
  GArray *reasons_base; /* SudokuNetReason */
  GArray *reasons_case; /* SudokuNetReason */
};

static void
add_candidates (SudokuNet *self,
                const SudokuPosition *position)
{
  guint n_outside = sudoku_links_get_n_candidates (self->links);

  self->numbers = g_new (guint32, n_outside);
  self->candidates = g_new (guint32, n_outside);
  for (guint candidate = 0; candidate < n_outside; candidate++)
    {
      self->numbers[candidate] = NONE;
      if (sudoku_position_is_filled (position, candidate / self->side) ||
          !sudoku_position_has (position, candidate))
        continue;
      self->numbers[candidate] = self->n_candidates;
      self->candidates[self->n_candidates++] = candidate;
    }
}

/* Whether a filled cell has settled a truth. */
static gboolean
is_settled (const SudokuNet *self,
            const SudokuPosition *position,
            guint truth)
{
  const guint32 *candidates = sudoku_links_get_candidates (self->links, truth);

  for (guint i = 0; i < self->side; i++)
    if (self->numbers[candidates[i]] == NONE && sudoku_position_has (position, candidates[i]))
      return TRUE;
  return FALSE;
}

static void
add_truths (SudokuNet *self,
            const SudokuPosition *position)
{
  guint n_outside = sudoku_links_get_n_truths (self->links);
  guint32 n = 0;

  self->truths = g_new (guint32, n_outside);
  self->truth_numbers = g_new (guint32, n_outside);
  self->first_member = g_new0 (guint32, n_outside + 1);
  self->members = g_new (guint32, (gsize)n_outside * self->side);
  for (guint truth = 0; truth < n_outside; truth++)
    {
      const guint32 *candidates = sudoku_links_get_candidates (self->links, truth);

      self->truth_numbers[truth] = NONE;
      if (is_settled (self, position, truth))
        continue;
      self->truth_numbers[truth] = self->n_truths;
      self->truths[self->n_truths++] = truth;
      for (guint i = 0; i < self->side; i++)
        if (self->numbers[candidates[i]] != NONE)
          self->members[n++] = self->numbers[candidates[i]];
      self->first_member[self->n_truths] = n;
    }
}

/* The way back, from candidates to truths. */
static void
add_truths_of (SudokuNet *self)
{
  guint32 n = self->first_member[self->n_truths];
  g_autofree guint32 *next = g_new0 (guint32, self->n_candidates + 1);

  self->first_truth = g_new0 (guint32, self->n_candidates + 1);
  self->truths_of = g_new (guint32, n);
  for (guint32 i = 0; i < n; i++)
    self->first_truth[self->members[i] + 1]++;
  for (guint i = 0; i < self->n_candidates; i++)
    {
      self->first_truth[i + 1] += self->first_truth[i];
      next[i] = self->first_truth[i];
    }
  for (guint32 truth = 0; truth < self->n_truths; truth++)
    for (guint32 i = self->first_member[truth]; i < self->first_member[truth + 1]; i++)
      self->truths_of[next[self->members[i]]++] = truth;
}

static void
add_conflicts (SudokuNet *self)
{
  g_autoptr (GArray) conflicts = g_array_new (FALSE, FALSE, sizeof (guint32));

  self->first_conflict = g_new0 (guint32, self->n_candidates + 1);
  for (guint i = 0; i < self->n_candidates; i++)
    {
      guint n = 0;
      const guint32 *others =
        sudoku_links_get_conflicts (self->links, self->candidates[i], &n);

      for (guint k = 0; k < n; k++)
        if (self->numbers[others[k]] != NONE)
          g_array_append_val (conflicts, self->numbers[others[k]]);
      self->first_conflict[i + 1] = conflicts->len;
    }
  self->conflicts = g_memdup2 (conflicts->data, conflicts->len * sizeof (guint32));
}

/**
 * sudoku_net_new: (skip)
 * @links: truths and conflicts of the shape
 * @position: a position that is no dead end
 *
 * Makes a net for a position. O(N⁴) for the conflicts.
 *
 * Returns: (transfer full): the net, with nothing supposed
 */
SudokuNet *
sudoku_net_new (SudokuLinks *links,
                const SudokuPosition *position)
{
  SudokuNet *self = NULL;

  g_return_val_if_fail (links != NULL && position != NULL, NULL);

  self = g_new0 (SudokuNet, 1);
  self->links = sudoku_links_ref (links);
  self->side = sudoku_links_get_side (links);
  self->failed = NONE;
  self->failed_set = NONE;
  self->clashing = NONE;
  add_candidates (self, position);
  add_truths (self, position);
  add_truths_of (self);
  add_conflicts (self);
  self->values = g_new0 (guint8, self->n_candidates + 1);
  self->reasons = g_new (guint32, self->n_candidates + 1);
  self->counts = g_new (guint32, self->n_truths + 1);
  self->active = g_new (guint8, self->n_truths + 1);
  self->trail = g_new (guint32, self->n_candidates + 1);
  self->places = g_new (guint32, self->n_candidates + 1);
  self->needed = g_new0 (guint8, self->n_candidates + 1);
  self->used = g_new0 (guint8, self->n_truths + 1);
  self->used_links = g_new0 (guint8, self->n_truths + 1);
  memset (self->active, 1, self->n_truths);
  for (guint truth = 0; truth < self->n_truths; truth++)
    self->counts[truth] = self->first_member[truth + 1] - self->first_member[truth];
  self->sets = g_array_new (FALSE, FALSE, sizeof (Set));
  self->set_numbers = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->found_truths = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->found_links = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->reasons_base = g_array_new (FALSE, FALSE, sizeof (SudokuNetReason));
  self->reasons_case = g_array_new (FALSE, FALSE, sizeof (SudokuNetReason));
  return self;
}

/**
 * sudoku_net_free: (skip)
 * @self: (transfer full): a net
 *
 * Frees it.
 */
void
sudoku_net_free (SudokuNet *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->sets);
  g_array_unref (self->set_numbers);
  g_array_unref (self->found_truths);
  g_array_unref (self->found_links);
  g_array_unref (self->reasons_base);
  g_array_unref (self->reasons_case);
  g_free (self->candidates);
  g_free (self->numbers);
  g_free (self->truths);
  g_free (self->truth_numbers);
  g_free (self->first_member);
  g_free (self->members);
  g_free (self->first_truth);
  g_free (self->truths_of);
  g_free (self->first_conflict);
  g_free (self->conflicts);
  g_free (self->values);
  g_free (self->reasons);
  g_free (self->counts);
  g_free (self->active);
  g_free (self->trail);
  g_free (self->places);
  g_free (self->needed);
  g_free (self->used);
  g_free (self->used_links);
  sudoku_links_unref (self->links);
  g_free (self);
}

static void
set_true (SudokuNet *self,
          guint32 candidate,
          guint32 reason)
{
  self->values[candidate] = TRUE_HERE;
  self->reasons[candidate] = reason;
  self->places[candidate] = self->n_trail;
  self->trail[self->n_trail++] = candidate;
}

/* What a truth with one candidate left forces. */
static void
force (SudokuNet *self,
       guint32 truth)
{
  for (guint32 i = self->first_member[truth]; i < self->first_member[truth + 1]; i++)
    {
      guint32 candidate = self->members[i];

      if (self->values[candidate] == FALSE_HERE)
        continue;
      if (self->values[candidate] == OPEN)
        set_true (self, candidate, truth);
      return;
    }
}

static void
set_false (SudokuNet *self,
           guint32 candidate,
           guint32 reason)
{
  self->values[candidate] = FALSE_HERE;
  self->reasons[candidate] = reason;
  self->places[candidate] = self->n_trail;
  self->trail[self->n_trail++] = candidate;
  for (guint32 i = self->first_truth[candidate]; i < self->first_truth[candidate + 1]; i++)
    {
      guint32 truth = self->truths_of[i];

      if (!self->active[truth])
        continue;
      self->counts[truth]--;
      if (self->counts[truth] == 1)
        force (self, truth);
      else if (self->counts[truth] == 0 && self->failed == NONE)
        self->failed = truth;
    }
}

/* What two truths force excludes each other: then the second has nothing left. */
static void
clash (SudokuNet *self,
       guint32 candidate,
       guint32 other)
{
  self->failed = self->reasons[other];
  self->clashing = other;
  self->clashing_reason = candidate;
}

static gboolean
has_failed (const SudokuNet *self)
{
  return self->failed != NONE || self->failed_set != NONE;
}

/* Breadth first, so that reasons are short. */
static void
propagate_units (SudokuNet *self,
                 guint *next)
{
  for (; *next < self->n_trail && !has_failed (self); (*next)++)
    {
      guint32 candidate = self->trail[*next];

      if (self->values[candidate] != TRUE_HERE)
        continue;
      for (guint32 i = self->first_conflict[candidate];
           i < self->first_conflict[candidate + 1] && !has_failed (self); i++)
        {
          guint32 other = self->conflicts[i];

          if (self->values[other] == OPEN)
            set_false (self, other, candidate);
          else if (self->values[other] == TRUE_HERE)
            clash (self, candidate, other);
        }
      self->work += 1 + self->first_conflict[candidate + 1] - self->first_conflict[candidate];
    }
}

/* The open part of a house: cells, and which values each can still hold. */
typedef struct
{
  guint house;
  guint n_cells;
  guint32 cell_truths[SUDOKU_SIDE_MAX]; /* numbers here */
  guint cells[SUDOKU_SIDE_MAX];
  SudokuSet values[SUDOKU_SIDE_MAX]; /* by cell: values − 1 */
  SudokuSet all;                     /* of all of them */
  guint8 cell_of_value[128];         /* a matching; G_MAXUINT8: none */
  SudokuSet matched;
} House;

static gboolean
is_met (const SudokuNet *self,
        guint32 truth)
{
  for (guint32 i = self->first_member[truth]; i < self->first_member[truth + 1]; i++)
    if (self->values[self->members[i]] == TRUE_HERE)
      return TRUE;
  return FALSE;
}

static void
read_house (SudokuNet *self,
            House *house,
            guint number)
{
  SudokuGeometry *geometry = sudoku_links_get_geometry (self->links);
  const guint16 *cells =
    sudoku_groups_get_house_cells (sudoku_geometry_get_groups (geometry), number);

  house->house = number;
  house->n_cells = 0;
  house->all = SUDOKU_SET_EMPTY;
  for (guint i = 0; i < self->side; i++)
    {
      guint32 truth = self->truth_numbers[sudoku_links_get_cell_truth (self->links, cells[i])];
      SudokuSet values = SUDOKU_SET_EMPTY;

      if (truth == NONE || !self->active[truth] || is_met (self, truth))
        continue;
      for (guint32 k = self->first_member[truth]; k < self->first_member[truth + 1]; k++)
        if (self->values[self->members[k]] == OPEN)
          values = sudoku_set_or (
            values, sudoku_set_single (self->candidates[self->members[k]] % self->side));
      house->cell_truths[house->n_cells] = truth;
      house->cells[house->n_cells] = cells[i];
      house->values[house->n_cells++] = values;
      house->all = sudoku_set_or (house->all, values);
    }
  self->work += self->side;
}

/* An augmenting path from a cell. Otherwise @seen are the values that it can reach. */
static gboolean
match_cell (House *house,
            guint cell,
            SudokuSet *seen)
{
  SudokuSet fresh;
  guint value;

  fresh = sudoku_set_minus (house->values[cell], *seen);
  SUDOKU_SET_FOREACH (fresh, value)
  {
    if (sudoku_set_has (*seen, value))
      continue;
    *seen = sudoku_set_or (*seen, sudoku_set_single (value));
    if (!sudoku_set_has (house->matched, value) ||
        match_cell (house, house->cell_of_value[value], seen))
      {
        house->matched = sudoku_set_or (house->matched, sudoku_set_single (value));
        house->cell_of_value[value] = (guint8)cell;
        return TRUE;
      }
  }
  return FALSE;
}

/* All values that cells hold which can only exchange values with a cell; @cells gets these. */
static SudokuSet
close_over (const House *house,
            guint cell,
            SudokuSet *cells)
{
  SudokuSet values = SUDOKU_SET_EMPTY, fresh = house->values[cell];
  guint value;

  *cells = sudoku_set_single (cell);
  while (!sudoku_set_is_empty (fresh))
    {
      SudokuSet next = SUDOKU_SET_EMPTY;

      values = sudoku_set_or (values, fresh);
      SUDOKU_SET_FOREACH (fresh, value)
      if (sudoku_set_has (house->matched, value))
        {
          *cells = sudoku_set_or (*cells, sudoku_set_single (house->cell_of_value[value]));
          next = sudoku_set_or (next, house->values[house->cell_of_value[value]]);
        }
      fresh = sudoku_set_minus (next, values);
    }
  return values;
}

/* Cells that have no more values than they are. Returns the number of the set. */
static guint32
add_naked_set (SudokuNet *self,
               const House *house,
               SudokuSet cells,
               SudokuSet values)
{
  Set set = { .first = self->set_numbers->len };
  guint i;

  SUDOKU_SET_FOREACH (cells, i)
  {
    g_array_append_val (self->set_numbers, house->cell_truths[i]);
    set.n_truths++;
  }
  SUDOKU_SET_FOREACH (values, i)
  {
    guint32 link = self->truth_numbers[sudoku_links_get_house_truth (self->links, house->house,
                                                                     i + 1)];

    g_array_append_val (self->set_numbers, link);
    set.n_links++;
  }
  g_array_append_val (self->sets, set);
  return self->sets->len - 1;
}

/* Removes the values of a set from the other cells of its house. */
static void
apply_set (SudokuNet *self,
           const House *house,
           SudokuSet cells,
           SudokuSet values)
{
  guint32 set = NONE;
  guint value;

  for (guint i = 0; i < house->n_cells && !has_failed (self); i++)
    {
      SudokuSet both = sudoku_set_and (house->values[i], values);

      if (sudoku_set_has (cells, i))
        continue;
      SUDOKU_SET_FOREACH (both, value)
      {
        guint32 candidate = self->numbers[house->cells[i] * self->side + value];

        if (self->values[candidate] != OPEN)
          continue;
        if (set == NONE)
          set = add_naked_set (self, house, cells, values);
        set_false (self, candidate, FIRST_SET + set);
      }
    }
}

/* Hall: cells with too few values, or just enough, which no other cell of the house has then. */
static void
count_house (SudokuNet *self,
             guint number)
{
  House house;
  SudokuSet cells, values;

  read_house (self, &house, number);
  house.matched = SUDOKU_SET_EMPTY;
  for (guint i = 0; i < house.n_cells; i++)
    {
      SudokuSet seen = SUDOKU_SET_EMPTY;

      if (match_cell (&house, i, &seen))
        continue;
      values = close_over (&house, i, &cells);
      self->failed_set = add_naked_set (self, &house, cells, values);
      return;
    }
  for (guint i = 0; i < house.n_cells && !has_failed (self); i++)
    {
      values = close_over (&house, i, &cells);
      if (sudoku_set_count (cells) < house.n_cells)
        apply_set (self, &house, cells, values);
    }
}

/* Returns whether nothing contradicts what is supposed. @next: what is new on the trail */
static gboolean
propagate (SudokuNet *self,
           guint next,
           gboolean sets)
{
  SudokuGeometry *geometry = sudoku_links_get_geometry (self->links);
  guint n_houses = sudoku_groups_get_n_houses (sudoku_geometry_get_groups (geometry));
  guint n_before = next;

  propagate_units (self, &next);
  while (sets && !has_failed (self) && n_before < self->n_trail)
    {
      n_before = self->n_trail;
      for (guint house = 0; house < n_houses && !has_failed (self); house++)
        {
          count_house (self, house);
          propagate_units (self, &next);
        }
    }
  return !has_failed (self);
}

static void
take_back (SudokuNet *self,
           guint n_kept)
{
  while (self->n_trail > n_kept)
    {
      guint32 candidate = self->trail[--self->n_trail];

      if (self->values[candidate] == FALSE_HERE)
        for (guint32 i = self->first_truth[candidate]; i < self->first_truth[candidate + 1]; i++)
          self->counts[self->truths_of[i]] += self->active[self->truths_of[i]];
      self->values[candidate] = OPEN;
    }
  self->failed = NONE;
  self->failed_set = NONE;
  self->clashing = NONE;
}

/* What is false in a truth, before a place of the trail, was needed. */
static void
need_members (SudokuNet *self,
              guint32 truth,
              guint end)
{
  self->used[truth] = TRUE;
  for (guint32 i = self->first_member[truth]; i < self->first_member[truth + 1]; i++)
    {
      guint32 candidate = self->members[i];

      if (self->values[candidate] == FALSE_HERE && self->places[candidate] < end)
        self->needed[candidate] = TRUE;
    }
}

/* Whether all but one candidate of a truth are false for the same reason. */
static gboolean
has_one_reason (const SudokuNet *self,
                guint32 truth)
{
  guint32 first = NONE;

  for (guint32 i = self->first_member[truth]; i < self->first_member[truth + 1]; i++)
    {
      guint32 candidate = self->members[i];

      if (self->values[candidate] != FALSE_HERE)
        continue;
      if (first != NONE && self->reasons[candidate] != first)
        return FALSE;
      first = self->reasons[candidate];
    }
  return TRUE;
}

static void
need_set (SudokuNet *self,
          guint32 number,
          guint end)
{
  const Set *set = &g_array_index (self->sets, Set, number);
  const guint32 *numbers = &g_array_index (self->set_numbers, guint32, set->first);

  for (guint i = 0; i < set->n_truths; i++)
    need_members (self, numbers[i], end);
  for (guint i = 0; i < set->n_links; i++)
    self->used_links[numbers[set->n_truths + i]] = TRUE;
}

static void
add_reason (SudokuNet *self,
            GArray *reasons,
            guint32 truth,
            guint32 candidate)
{
  SudokuNetReason reason = {
    .truth = truth == NONE ? NONE : self->truths[truth],
    .candidate = candidate == NONE ? NONE : self->candidates[candidate],
  };

  g_array_append_val (reasons, reason);
}

/* Backwards over the trail from its end: whatever is needed needs its own reasons. What lies
 * before @first is left for later. */
static void
go_back (SudokuNet *self,
         guint first,
         GArray *reasons)
{
  guint n_before = reasons->len;

  for (guint i = self->n_trail; i-- > first;)
    {
      guint32 candidate = self->trail[i], reason = self->reasons[candidate];

      if (!self->needed[candidate])
        continue;
      self->needed[candidate] = FALSE;
      if (self->values[candidate] == TRUE_HERE)
        add_reason (self, reasons, reason, candidate);
      if (reason == NONE)
        continue;
      if (self->values[candidate] == TRUE_HERE)
        {
          need_members (self, reason, i);
          self->is_chain = self->is_chain && has_one_reason (self, reason);
        }
      else if (reason >= FIRST_SET)
        need_set (self, reason - FIRST_SET, i);
      else
        self->needed[reason] = TRUE;
    }
  for (guint i = n_before, k = reasons->len; i + 1 < k; i++)
    {
      SudokuNetReason *last = &g_array_index (reasons, SudokuNetReason, --k);
      SudokuNetReason *other = &g_array_index (reasons, SudokuNetReason, i);
      SudokuNetReason kept = *other;

      *other = *last;
      *last = kept;
    }
}

/* Finds out what the contradiction at hand, or else the value of the target, comes from. */
static void
explain (SudokuNet *self,
         guint32 target,
         guint first,
         GArray *reasons)
{
  if (self->failed_set != NONE)
    need_set (self, self->failed_set, G_MAXUINT);
  else if (self->failed != NONE)
    {
      need_members (self, self->failed, G_MAXUINT);
      if (self->clashing != NONE)
        self->needed[self->clashing_reason] = TRUE;
    }
  else
    self->needed[target] = TRUE;
  go_back (self, first, reasons);
  if (self->failed != NONE)
    add_reason (self, reasons, self->failed, NONE);
}

static guint32
find_number (const guint32 *numbers,
             guint32 outside)
{
  return outside == NONE ? NONE : numbers[outside];
}

/* Supposes one case. Returns whether the goal is reached in it. */
static gboolean
try_case (SudokuNet *self,
          const SudokuNetGoal *goal,
          guint32 candidate)
{
  guint n_kept = self->n_trail;
  guint32 target = find_number (self->numbers, goal->target);
  gboolean reached;

  set_true (self, candidate, NONE);
  reached = !propagate (self, n_kept, goal->sets) ||
            (target != NONE &&
             self->values[target] == (goal->value ? TRUE_HERE : FALSE_HERE));
  if (reached)
    explain (self, target, n_kept, self->reasons_case);
  take_back (self, n_kept);
  return reached;
}

/* The cases of a truth, after what was supposed. */
static gboolean
try_cases (SudokuNet *self,
           const SudokuNetGoal *goal,
           guint32 truth)
{
  if (!self->active[truth] || is_met (self, truth) || self->counts[truth] > goal->n_cases_max)
    return FALSE;
  for (guint32 i = self->first_member[truth]; i < self->first_member[truth + 1]; i++)
    if (self->values[self->members[i]] == OPEN && !try_case (self, goal, self->members[i]))
      return FALSE;
  need_members (self, truth, G_MAXUINT);
  go_back (self, 0, self->reasons_base);
  add_reason (self, self->reasons_base, truth, NONE);
  return TRUE;
}

static void
forget (SudokuNet *self)
{
  memset (self->used, 0, self->n_truths);
  memset (self->used_links, 0, self->n_truths);
  memset (self->needed, 0, self->n_candidates);
  g_array_set_size (self->reasons_base, 0);
  g_array_set_size (self->reasons_case, 0);
  g_array_set_size (self->sets, 0);
  g_array_set_size (self->set_numbers, 0);
}

/* Whether the goal is reached with the truths that are active. */
static gboolean
reach (SudokuNet *self,
       const SudokuNetGoal *goal)
{
  guint32 supposed = find_number (self->numbers, goal->supposed);
  guint32 cases = find_number (self->truth_numbers, goal->cases);
  gboolean reached = FALSE;

  forget (self);
  self->is_chain = TRUE;
  if (supposed != NONE && goal->holds)
    set_true (self, supposed, NONE);
  else if (supposed != NONE)
    set_false (self, supposed, NONE);
  reached = !propagate (self, 0, goal->sets);
  if (reached)
    explain (self, NONE, 0, self->reasons_base);
  else if (cases != NONE)
    reached = try_cases (self, goal, cases);
  take_back (self, 0);
  return reached;
}

static void
add_once (GArray *numbers,
          guint8 *wanted,
          guint32 number,
          guint32 outside)
{
  if (!wanted[number])
    return;
  wanted[number] = FALSE;
  g_array_append_val (numbers, outside);
}

/* Puts together what the goal needs, in the order of its reasons. */
static void
gather (SudokuNet *self)
{
  g_array_append_vals (self->reasons_base, self->reasons_case->data, self->reasons_case->len);
  g_array_set_size (self->reasons_case, 0);
  g_array_set_size (self->found_truths, 0);
  g_array_set_size (self->found_links, 0);
  for (guint i = 0; i < self->reasons_base->len; i++)
    {
      guint32 truth = g_array_index (self->reasons_base, SudokuNetReason, i).truth;

      if (truth != NONE)
        add_once (self->found_truths, self->used, self->truth_numbers[truth], truth);
    }
  for (guint32 truth = 0; truth < self->n_truths; truth++)
    {
      add_once (self->found_truths, self->used, truth, self->truths[truth]);
      add_once (self->found_links, self->used_links, truth, self->truths[truth]);
    }
}

/**
 * sudoku_net_reach: (skip)
 * @self: a net
 * @goal: what is to be shown
 *
 * Tries to show something. What it needs, which can be more than it takes, is got by
 * sudoku_net_get_truths() and its like.
 *
 * Returns: whether it is shown
 */
gboolean
sudoku_net_reach (SudokuNet *self,
                  const SudokuNetGoal *goal)
{
  g_return_val_if_fail (self != NULL && goal != NULL, FALSE);

  if (!reach (self, goal))
    return FALSE;
  gather (self);
  return TRUE;
}

static void
activate_found (SudokuNet *self)
{
  memset (self->active, 0, self->n_truths);
  for (guint i = 0; i < self->found_truths->len; i++)
    self->active[self->truth_numbers[g_array_index (self->found_truths, guint32, i)]] = TRUE;
}

/**
 * sudoku_net_minimise: (skip)
 * @self: a net
 * @goal: what sudoku_net_reach() has just shown
 *
 * Leaves out truths, one by one and the largest first, as long as the goal is still reached: in
 * the end it needs each of them.
 */
void
sudoku_net_minimise (SudokuNet *self,
                     const SudokuNetGoal *goal)
{
  g_autoptr (GArray) tried = NULL;
  guint n;

  g_return_if_fail (self != NULL && goal != NULL);

  n = self->found_truths->len;
  tried = g_array_sized_new (FALSE, FALSE, sizeof (guint32), n);
  activate_found (self);
  for (guint size = self->side; size > 0; size--)
    for (guint i = n; i-- > 0;)
      {
        guint32 truth =
          self->truth_numbers[g_array_index (self->found_truths, guint32, i)];

        if (self->counts[truth] == size)
          g_array_append_val (tried, truth);
      }
  for (guint i = 0; i < tried->len; i++)
    {
      guint32 truth = g_array_index (tried, guint32, i);

      if (!self->active[truth])
        continue;
      self->active[truth] = FALSE;
      if (reach (self, goal))
        {
          gather (self);
          activate_found (self);
        }
      else
        self->active[truth] = TRUE;
    }
  activate_found (self);
  if (reach (self, goal))
    gather (self);
  memset (self->active, TRUE, self->n_truths);
}

/**
 * sudoku_net_follow: (skip)
 * @self: a net
 * @candidate: a candidate that is left in a cell that is not filled
 * @values: by candidate: gets 1 for what is true then, 2 for what is false, 0 for what is open
 *
 * Supposes a candidate and finds out all that it forces, without asking why.
 *
 * Returns: whether nothing contradicts it
 */
gboolean
sudoku_net_follow (SudokuNet *self,
                   guint32 candidate,
                   guint8 *values)
{
  gboolean possible;

  g_return_val_if_fail (self != NULL && self->numbers[candidate] != NONE, FALSE);

  forget (self);
  set_true (self, self->numbers[candidate], NONE);
  possible = propagate (self, 0, FALSE);
  for (guint i = 0; i < self->n_candidates && possible; i++)
    values[self->candidates[i]] = self->values[i];
  take_back (self, 0);
  return possible;
}

/**
 * sudoku_net_get_truths: (skip)
 * @self: a net that has reached a goal
 * @n: (out): how many there are
 *
 * Gets the truths that the goal needs, in the order of its reasons.
 *
 * Returns: (transfer none) (array length=n): truths
 */
const guint32 *
sudoku_net_get_truths (const SudokuNet *self,
                       guint *n)
{
  g_return_val_if_fail (self != NULL && n != NULL, NULL);

  *n = self->found_truths->len;
  return (const guint32 *)(gpointer)self->found_truths->data;
}

/**
 * sudoku_net_get_links: (skip)
 * @self: a net that has reached a goal
 * @n: (out): how many there are
 *
 * Gets the truths of which the goal needs that no two of their candidates are true, to count sets.
 *
 * Returns: (transfer none) (array length=n): truths
 */
const guint32 *
sudoku_net_get_links (const SudokuNet *self,
                      guint *n)
{
  g_return_val_if_fail (self != NULL && n != NULL, NULL);

  *n = self->found_links->len;
  return (const guint32 *)(gpointer)self->found_links->data;
}

/**
 * sudoku_net_get_reasons: (skip)
 * @self: a net that has reached a goal
 * @n: (out): how many there are
 *
 * Gets what is forced on the way to the goal, in order: what all cases share, then case by case,
 * each of which begins with what it supposes.
 *
 * Returns: (transfer none) (array length=n): reasons
 */
const SudokuNetReason *
sudoku_net_get_reasons (const SudokuNet *self,
                        guint *n)
{
  g_return_val_if_fail (self != NULL && n != NULL, NULL);

  *n = self->reasons_base->len;
  return (const SudokuNetReason *)(gpointer)self->reasons_base->data;
}

/**
 * sudoku_net_count_candidates: (skip)
 * @self: a net that has reached a goal
 *
 * Counts the candidates of the truths that the goal needs: who follows it looks at each.
 *
 * Returns: their number
 */
guint
sudoku_net_count_candidates (const SudokuNet *self)
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->found_truths->len; i++)
    n += self->counts[self->truth_numbers[g_array_index (self->found_truths, guint32, i)]];
  return n;
}

/**
 * sudoku_net_is_chain: (skip)
 * @self: a net that has reached a goal
 *
 * Tells whether each reason follows from one before it alone, up to a contradiction at the end.
 *
 * Returns: whether the reasons are chains; otherwise they are a net
 */
gboolean
sudoku_net_is_chain (const SudokuNet *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->is_chain && self->found_links->len == 0;
}

/**
 * sudoku_net_take_work: (skip)
 * @self: a net
 *
 * Gets how much was done since this was asked the last time, in the units of
 * sudoku_step_search_spend().
 *
 * Returns: the work
 */
guint64
sudoku_net_take_work (SudokuNet *self)
{
  guint64 work;

  g_return_val_if_fail (self != NULL, 0);

  work = self->work;
  self->work = 0;
  return work;
}
