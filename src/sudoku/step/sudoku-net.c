/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Unit propagation over truths with live counters, which remembers reasons. Only candidates that
 * are left in cells that are not filled take part, under numbers of their own. What a goal needs is
 * found backwards from its contradictions; then truths are left out one by one as long as the goal
 * is still reached. Knows no technique. */

#include "sudoku-net.h"

#include "sudoku-hall.h"
#include "sudoku-local-links.h"

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
  gboolean needed;
} Set;

struct _SudokuNet
{
  SudokuLinks *links; /* owned */
  guint side;
  SudokuLocalLinks *local; /* owned, only read: numbers are its own unless said otherwise */
  /* All that follows is owned. The case at hand: */
  guint8 *values;   /* Value, by candidate */
  guint32 *reasons; /* of what is true: a truth; of what is false: a candidate or a set */
  guint32 *counts;  /* by truth: candidates that are not false */
  guint8 *active;   /* by truth: whether it counts */
  guint32 *trail;   /* candidates that have values, in order */
  guint32 *places;  /* by candidate: where it is on the trail */
  guint n_trail;
  guint32 failed;     /* the truth that has nothing left; NONE: none */
  guint32 failed_set; /* the set that has too few places; NONE: none */
  guint n_houses;
  guint8 *changed;   /* by house: whether sets have to be counted in it */
  guint8 *changing;  /* by house: whether there are sets before anything is supposed; NULL: this
                      * is not known yet */
  guint next_house;  /* where they are counted next */
  gboolean counting; /* whether they are counted at all */
  gboolean reduced;  /* whether some truths are left out */
  guint32 clashing;  /* the candidate that truth forced before something else excluded it */
  guint32 clashing_reason;
  GArray *sets;        /* Set */
  GArray *set_numbers; /* guint32: truths, then links, of each set */
  guint8 *marked;      /* by candidate: whether it is in a set that is applied */
  guint8 *needed;      /* by candidate */
  guint8 *used;        /* by truth */
  guint8 *used_links;  /* by truth */
  gboolean is_chain;   /* whether each reason has one before it */
  guint64 work;
  /* What the last goal needs: */
  GArray *found_truths;  /* guint32, outside */
  GArray *found_links;   /* guint32, outside */
  GArray *found_sets;    /* Set */
  GArray *found_numbers; /* guint32, outside: truths, then links, of each of these */
  GArray *reasons_base;  /* SudokuNetReason */
  GArray *reasons_case;  /* SudokuNetReason */
};

/* Whether a filled cell has settled a truth. */
static gboolean
is_settled (const SudokuLinks *links,
            const SudokuPosition *position,
            guint truth)
{
  const guint32 *candidates = sudoku_links_get_candidates (links, truth);
  guint side = sudoku_links_get_side (links);

  for (guint i = 0; i < side; i++)
    if (sudoku_position_has (position, candidates[i]) &&
        sudoku_position_is_filled (position, candidates[i] / side))
      return TRUE;
  return FALSE;
}

static SudokuLocalLinks *
make_local (SudokuLinks *links,
            const SudokuPosition *position)
{
  g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (guint32));
  g_autoptr (GArray) truths = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint side = sudoku_links_get_side (links);

  for (guint32 candidate = 0; candidate < sudoku_links_get_n_candidates (links); candidate++)
    if (sudoku_position_has (position, candidate) &&
        !sudoku_position_is_filled (position, candidate / side))
      g_array_append_val (candidates, candidate);
  for (guint32 truth = 0; truth < sudoku_links_get_n_truths (links); truth++)
    if (!is_settled (links, position, truth))
      g_array_append_val (truths, truth);
  return sudoku_local_links_new (links, position, candidates, truths);
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
  self->local = make_local (links, position);
  self->values = g_new0 (guint8, self->local->n_candidates + 1);
  self->reasons = g_new (guint32, self->local->n_candidates + 1);
  self->counts = g_new (guint32, self->local->n_truths + 1);
  self->active = g_new (guint8, self->local->n_truths + 1);
  self->trail = g_new (guint32, self->local->n_candidates + 1);
  self->places = g_new (guint32, self->local->n_candidates + 1);
  self->marked = g_new0 (guint8, self->local->n_candidates + 1);
  self->needed = g_new0 (guint8, self->local->n_candidates + 1);
  self->used = g_new0 (guint8, self->local->n_truths + 1);
  self->used_links = g_new0 (guint8, self->local->n_truths + 1);
  self->n_houses = sudoku_groups_get_n_houses (
    sudoku_geometry_get_groups (sudoku_links_get_geometry (links)));
  self->changed = g_new0 (guint8, self->n_houses + 1);
  memset (self->active, 1, self->local->n_truths);
  for (guint truth = 0; truth < self->local->n_truths; truth++)
    self->counts[truth] = self->local->first_member[truth + 1] - self->local->first_member[truth];
  self->sets = g_array_new (FALSE, FALSE, sizeof (Set));
  self->set_numbers = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->found_truths = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->found_links = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->found_sets = g_array_new (FALSE, FALSE, sizeof (Set));
  self->found_numbers = g_array_new (FALSE, FALSE, sizeof (guint32));
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
  g_array_unref (self->found_sets);
  g_array_unref (self->found_numbers);
  g_array_unref (self->reasons_base);
  g_array_unref (self->reasons_case);
  g_free (self->values);
  g_free (self->reasons);
  g_free (self->counts);
  g_free (self->active);
  g_free (self->trail);
  g_free (self->places);
  g_free (self->marked);
  g_free (self->needed);
  g_free (self->used);
  g_free (self->used_links);
  g_free (self->changed);
  g_free (self->changing);
  sudoku_local_links_free (self->local);
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
  const SudokuLocalLinks *local = self->local;

  for (guint32 i = local->first_member[truth]; i < local->first_member[truth + 1]; i++)
    {
      guint32 candidate = local->members[i];

      if (self->values[candidate] == FALSE_HERE)
        continue;
      if (self->values[candidate] == OPEN)
        set_true (self, candidate, truth);
      return;
    }
}

/* Sets are looked for again in the houses of a candidate that has become false. */
static void
note_changed (SudokuNet *self,
              guint32 candidate)
{
  SudokuGeometry *geometry = sudoku_links_get_geometry (self->links);
  guint n = 0;
  const SudokuPlace *places = sudoku_groups_get_places (
    sudoku_geometry_get_groups (geometry), self->local->candidates[candidate] / self->side, &n);

  for (guint i = 0; i < n; i++)
    self->changed[places[i].house] = TRUE;
}

static void
set_false (SudokuNet *self,
           guint32 candidate,
           guint32 reason)
{
  const SudokuLocalLinks *local = self->local;

  self->values[candidate] = FALSE_HERE;
  self->reasons[candidate] = reason;
  self->places[candidate] = self->n_trail;
  self->trail[self->n_trail++] = candidate;
  if (self->counting)
    note_changed (self, candidate);
  for (guint32 i = local->first_truth[candidate]; i < local->first_truth[candidate + 1]; i++)
    {
      guint32 truth = local->truths_of[i];

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
  const SudokuLocalLinks *local = self->local;

  for (; *next < self->n_trail && !has_failed (self); (*next)++)
    {
      guint32 candidate = self->trail[*next];

      if (self->values[candidate] != TRUE_HERE)
        continue;
      for (guint32 i = local->first_conflict[candidate];
           i < local->first_conflict[candidate + 1] && !has_failed (self); i++)
        {
          guint32 other = local->conflicts[i];

          if (self->values[other] == OPEN)
            set_false (self, other, candidate);
          else if (self->values[other] == TRUE_HERE)
            clash (self, candidate, other);
        }
      self->work += 1 + local->first_conflict[candidate + 1] - local->first_conflict[candidate];
    }
}

static gboolean
is_met (const SudokuNet *self,
        guint32 truth)
{
  const SudokuLocalLinks *local = self->local;

  for (guint32 i = local->first_member[truth]; i < local->first_member[truth + 1]; i++)
    if (self->values[local->members[i]] == TRUE_HERE)
      return TRUE;
  return FALSE;
}

/* The open part of a house: cells with the values that they can hold, or the other way round. */
typedef struct
{
  guint number;
  gboolean by_value; /* whether rows are values */
  const guint16 *cells;
  guint32 truths[SUDOKU_SIDE_MAX]; /* by row */
  guint rows[SUDOKU_SIDE_MAX];     /* places of cells, or values, from 0 */
  SudokuHall hall;
} House;

static guint32
get_house_truth (const SudokuNet *self,
                 const House *house,
                 gboolean of_value,
                 guint i)
{
  guint truth = of_value ? sudoku_links_get_house_truth (self->links, house->number, i + 1)
                         : sudoku_links_get_cell_truth (self->links, house->cells[i]);

  return self->local->truth_numbers[truth];
}

/* The open columns of what is a row when it is not settled and counts. */
static void
read_row (SudokuNet *self,
          House *house,
          guint number)
{
  const SudokuLocalLinks *local = self->local;
  guint32 truth = get_house_truth (self, house, house->by_value, number);
  guint row = house->hall.n_rows;
  SudokuSet columns = SUDOKU_SET_EMPTY;

  if (truth == NONE || !self->active[truth])
    return;
  house->rows[row] = number;
  house->truths[row] = truth;
  for (guint32 i = local->first_member[truth]; i < local->first_member[truth + 1]; i++)
    {
      guint32 member = local->members[i], candidate = local->candidates[member];
      guint column = candidate % self->side;

      if (self->values[member] == TRUE_HERE)
        return;
      for (guint k = 0; house->by_value && k < self->side; k++)
        if (house->cells[k] == candidate / self->side)
          column = k;
      if (self->values[member] == OPEN)
        columns = sudoku_set_or (columns, sudoku_set_single (column));
    }
  self->work += local->first_member[truth + 1] - local->first_member[truth];
  house->hall.columns[house->hall.n_rows++] = columns;
  house->hall.all = sudoku_set_or (house->hall.all, columns);
}

static void
read_house (SudokuNet *self,
            House *house,
            guint number,
            gboolean by_value)
{
  SudokuGeometry *geometry = sudoku_links_get_geometry (self->links);

  house->number = number;
  house->by_value = by_value;
  house->cells = sudoku_groups_get_house_cells (sudoku_geometry_get_groups (geometry), number);
  house->hall.n_rows = 0;
  house->hall.all = SUDOKU_SET_EMPTY;
  for (guint i = 0; i < self->side; i++)
    read_row (self, house, i);
}

/* Rows that fill their columns. When all truths count, what is left of the house is a set as well,
 * and the smaller one of both is taken. Returns the number of the set. */
static guint32
add_set (SudokuNet *self,
         const House *house,
         SudokuSet rows,
         SudokuSet columns)
{
  Set set = { .first = self->set_numbers->len };
  guint32 *of_rows = NULL, *of_columns = NULL;
  guint n_rows = house->hall.n_rows, i;
  gboolean turned = !self->reduced && sudoku_set_count (house->hall.all) == n_rows &&
                    2 * sudoku_set_count (rows) > n_rows;

  if (turned)
    {
      rows = sudoku_set_minus (sudoku_set_range (0, n_rows), rows);
      columns = sudoku_set_minus (house->hall.all, columns);
    }
  set.n_truths = sudoku_set_count (turned ? columns : rows);
  set.n_links = sudoku_set_count (turned ? rows : columns);
  g_array_set_size (self->set_numbers, set.first + set.n_truths + set.n_links);
  of_rows = &g_array_index (self->set_numbers, guint32, set.first + (turned ? set.n_truths : 0));
  of_columns =
    &g_array_index (self->set_numbers, guint32, set.first + (turned ? 0 : set.n_truths));
  SUDOKU_SET_FOREACH (rows, i)
  *of_rows++ = house->truths[i];
  SUDOKU_SET_FOREACH (columns, i)
  *of_columns++ = get_house_truth (self, house, !house->by_value, i);
  g_array_append_val (self->sets, set);
  return self->sets->len - 1;
}

/* Marks what is open in the rows of a set, or takes the marks away. */
static void
mark_rows (SudokuNet *self,
           const House *house,
           SudokuSet rows,
           gboolean marked)
{
  const SudokuLocalLinks *local = self->local;
  guint row;

  SUDOKU_SET_FOREACH (rows, row)
  for (guint32 i = local->first_member[house->truths[row]];
       i < local->first_member[house->truths[row] + 1]; i++)
    self->marked[local->members[i]] = (guint8)marked;
}

/* Removes the columns of a set from all other rows, also from those that do not count. */
static void
apply_set (SudokuNet *self,
           const House *house,
           SudokuSet rows,
           SudokuSet columns)
{
  const SudokuLocalLinks *local = self->local;
  guint32 set = NONE;
  guint column;

  mark_rows (self, house, rows, TRUE);
  SUDOKU_SET_FOREACH (columns, column)
  {
    guint32 link = get_house_truth (self, house, !house->by_value, column);

    for (guint32 i = local->first_member[link]; i < local->first_member[link + 1]; i++)
      {
        guint32 candidate = local->members[i];

        if (self->values[candidate] != OPEN || self->marked[candidate] || has_failed (self))
          continue;
        if (set == NONE)
          set = add_set (self, house, rows, columns);
        set_false (self, candidate, FIRST_SET + set);
      }
  }
  mark_rows (self, house, rows, FALSE);
}

/* Hall: rows with too few columns, or just enough, which no other row of the house has then. */
static void
count_house (SudokuNet *self,
             guint number,
             gboolean by_value)
{
  House house;
  SudokuSet rows = SUDOKU_SET_EMPTY, columns = SUDOKU_SET_EMPTY;

  read_house (self, &house, number, by_value);
  if (!sudoku_hall_match (&house.hall, &rows, &columns))
    {
      self->failed_set = add_set (self, &house, rows, columns);
      return;
    }
  for (guint i = 0; i < house.hall.n_rows && !has_failed (self); i++)
    {
      if (sudoku_hall_close (&house.hall, i, &rows, &columns) &&
          (self->reduced || sudoku_set_count (rows) < house.hall.n_rows))
        apply_set (self, &house, rows, columns);
    }
}

/* Returns whether nothing contradicts what is supposed. @next: what is new on the trail */
static gboolean
propagate (SudokuNet *self,
           guint next,
           gboolean sets)
{
  guint n_quiet = 0;

  self->counting = sets;
  propagate_units (self, &next);
  while (sets && !has_failed (self) && n_quiet < self->n_houses)
    {
      guint house = self->next_house;

      self->next_house = (house + 1) % self->n_houses;
      n_quiet++;
      if (!self->changed[house])
        continue;
      n_quiet = 0;
      self->changed[house] = FALSE;
      count_house (self, house, FALSE);
      if (self->reduced && !has_failed (self))
        count_house (self, house, TRUE);
      propagate_units (self, &next);
    }
  return !has_failed (self);
}

static void
take_back (SudokuNet *self,
           guint n_kept)
{
  const SudokuLocalLinks *local = self->local;

  while (self->n_trail > n_kept)
    {
      guint32 candidate = self->trail[--self->n_trail];

      if (self->values[candidate] == FALSE_HERE)
        for (guint32 i = local->first_truth[candidate]; i < local->first_truth[candidate + 1]; i++)
          self->counts[local->truths_of[i]] += self->active[local->truths_of[i]];
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
  const SudokuLocalLinks *local = self->local;

  self->used[truth] = TRUE;
  for (guint32 i = local->first_member[truth]; i < local->first_member[truth + 1]; i++)
    {
      guint32 candidate = local->members[i];

      if (self->values[candidate] == FALSE_HERE && self->places[candidate] < end)
        self->needed[candidate] = TRUE;
    }
}

/* Whether all but one candidate of a truth are false for the same reason. */
static gboolean
has_one_reason (const SudokuNet *self,
                guint32 truth)
{
  const SudokuLocalLinks *local = self->local;
  guint32 first = NONE;

  for (guint32 i = local->first_member[truth]; i < local->first_member[truth + 1]; i++)
    {
      guint32 candidate = local->members[i];

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
  Set *set = &g_array_index (self->sets, Set, number);
  const guint32 *numbers = &g_array_index (self->set_numbers, guint32, set->first);

  set->needed = TRUE;
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
  const SudokuLocalLinks *local = self->local;
  SudokuNetReason reason = {
    .truth = truth == NONE ? NONE : local->truths[truth],
    .candidate = candidate == NONE ? NONE : local->candidates[candidate],
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
  guint32 target = find_number (self->local->numbers, goal->target);
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
  const SudokuLocalLinks *local = self->local;

  if (!self->active[truth] || is_met (self, truth) || self->counts[truth] > goal->n_cases_max)
    return FALSE;
  for (guint32 i = local->first_member[truth]; i < local->first_member[truth + 1]; i++)
    if (self->values[local->members[i]] == OPEN && !try_case (self, goal, local->members[i]))
      return FALSE;
  need_members (self, truth, G_MAXUINT);
  go_back (self, 0, self->reasons_base);
  add_reason (self, self->reasons_base, truth, NONE);
  return TRUE;
}

static void
forget (SudokuNet *self)
{
  const SudokuLocalLinks *local = self->local;

  memset (self->used, 0, local->n_truths);
  memset (self->used_links, 0, local->n_truths);
  memset (self->needed, 0, local->n_candidates);
  g_array_set_size (self->reasons_base, 0);
  g_array_set_size (self->reasons_case, 0);
  g_array_set_size (self->sets, 0);
  g_array_set_size (self->set_numbers, 0);
}

/* Sets are counted where something changes, and where there are any before. */
static void
begin_counting (SudokuNet *self)
{
  self->counting = TRUE;
  if (self->changing == NULL)
    {
      self->changing = g_new0 (guint8, self->n_houses + 1);
      for (guint house = 0; house < self->n_houses; house++)
        {
          count_house (self, house, FALSE);
          self->changing[house] = self->n_trail > 0 || has_failed (self);
          take_back (self, 0);
        }
      forget (self);
    }
  memcpy (self->changed, self->changing, self->n_houses);
  if (self->reduced)
    memset (self->changed, TRUE, self->n_houses);
}

/* Whether the goal is reached with the truths that are active. */
static gboolean
reach (SudokuNet *self,
       const SudokuNetGoal *goal)
{
  const SudokuLocalLinks *local = self->local;
  guint32 supposed = find_number (local->numbers, goal->supposed);
  guint32 cases = find_number (local->truth_numbers, goal->cases);
  gboolean reached = FALSE;

  forget (self);
  self->is_chain = TRUE;
  self->counting = FALSE;
  if (goal->sets)
    begin_counting (self);
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

/* The sets that are needed, with the numbers of outside. */
static void
gather_sets (SudokuNet *self)
{
  g_array_set_size (self->found_sets, 0);
  g_array_set_size (self->found_numbers, 0);
  for (guint i = 0; i < self->sets->len; i++)
    {
      Set set = g_array_index (self->sets, Set, i);
      guint end = set.first + set.n_truths + set.n_links;

      if (!set.needed)
        continue;
      for (guint k = set.first; k < end; k++)
        g_array_append_val (self->found_numbers,
                            self->local->truths[g_array_index (self->set_numbers, guint32, k)]);
      set.first = self->found_numbers->len - set.n_truths - set.n_links;
      g_array_append_val (self->found_sets, set);
    }
}

/* Puts together what the goal needs, in the order of its reasons. */
static void
gather (SudokuNet *self)
{
  const SudokuLocalLinks *local = self->local;

  g_array_append_vals (self->reasons_base, self->reasons_case->data, self->reasons_case->len);
  g_array_set_size (self->reasons_case, 0);
  g_array_set_size (self->found_truths, 0);
  g_array_set_size (self->found_links, 0);
  for (guint i = 0; i < self->reasons_base->len; i++)
    {
      guint32 truth = g_array_index (self->reasons_base, SudokuNetReason, i).truth;

      if (truth != NONE)
        add_once (self->found_truths, self->used, local->truth_numbers[truth], truth);
    }
  for (guint32 truth = 0; truth < local->n_truths; truth++)
    {
      add_once (self->found_truths, self->used, truth, local->truths[truth]);
      add_once (self->found_links, self->used_links, truth, local->truths[truth]);
    }
  gather_sets (self);
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
  const SudokuLocalLinks *local = self->local;

  memset (self->active, 0, local->n_truths);
  for (guint i = 0; i < self->found_truths->len; i++)
    self->active[local->truth_numbers[g_array_index (self->found_truths, guint32, i)]] = TRUE;
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
  self->reduced = TRUE;
  activate_found (self);
  for (guint size = self->side; size > 0; size--)
    for (guint i = n; i-- > 0;)
      {
        guint32 truth =
          self->local->truth_numbers[g_array_index (self->found_truths, guint32, i)];

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
  memset (self->active, TRUE, self->local->n_truths);
  self->reduced = FALSE;
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

  g_return_val_if_fail (self != NULL && self->local->numbers[candidate] != NONE, FALSE);

  forget (self);
  set_true (self, self->local->numbers[candidate], NONE);
  possible = propagate (self, 0, FALSE);
  for (guint i = 0; i < self->local->n_candidates && possible; i++)
    values[self->local->candidates[i]] = self->values[i];
  take_back (self, 0);
  return possible;
}

/**
 * sudoku_net_count_forced: (skip)
 * @self: a net
 * @candidate: a candidate that is left in a cell that is not filled
 *
 * Counts how much supposing a candidate settles: what it forces is true or false then.
 *
 * Returns: of how many candidates
 */
guint
sudoku_net_count_forced (SudokuNet *self,
                         guint32 candidate)
{
  guint n;

  g_return_val_if_fail (self != NULL && self->local->numbers[candidate] != NONE, 0);

  forget (self);
  self->counting = FALSE;
  set_true (self, self->local->numbers[candidate], NONE);
  propagate (self, 0, FALSE);
  n = self->n_trail;
  take_back (self, 0);
  return n;
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
 * sudoku_net_get_n_sets: (skip)
 * @self: a net that has reached a goal
 *
 * Gets how many sets the goal needs.
 *
 * Returns: their number
 */
guint
sudoku_net_get_n_sets (const SudokuNet *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->found_sets->len;
}

/**
 * sudoku_net_get_set: (skip)
 * @self: a net that has reached a goal
 * @number: of a set, from 0
 * @set: gets its truths and links, which belong to @self
 *
 * Gets a set that the goal needs.
 */
void
sudoku_net_get_set (const SudokuNet *self,
                    guint number,
                    SudokuStepSet *set)
{
  const Set *found = NULL;
  const guint32 *numbers = NULL;

  g_return_if_fail (self != NULL && set != NULL && number < self->found_sets->len);

  found = &g_array_index (self->found_sets, Set, number);
  numbers = &g_array_index (self->found_numbers, guint32, found->first);
  *set = (SudokuStepSet){ numbers, found->n_truths, numbers + found->n_truths, found->n_links };
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
    n += self->counts[self->local->truth_numbers[g_array_index (self->found_truths, guint32, i)]];
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
