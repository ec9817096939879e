/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Unit propagation over truths with live counters, which remembers reasons, asks items what they
 * leave, and on demand counts sets of cells and values. Knows no goal; the caller decides what to
 * do with the reasons. */

#include "sudoku-inference.h"

#include "sudoku-hall.h"

#include <string.h>

#define NONE SUDOKU_INFERENCE_NONE
#define FIRST_SET SUDOKU_INFERENCE_FIRST_SET
#define FIRST_ITEM SUDOKU_INFERENCE_FIRST_ITEM
#define OPEN SUDOKU_INFERRED_OPEN
#define TRUE_HERE SUDOKU_INFERRED_TRUE
#define FALSE_HERE SUDOKU_INFERRED_FALSE

/* In places of the trail: up to some milliseconds of work on the largest boards. */
#define STOP_INTERVAL 1024

static guint32
number_candidate (guint32 candidate,
                  gpointer user_data)
{
  const SudokuInference *self = user_data;

  return self->local->numbers[candidate];
}

static void
free_pruner (gpointer pruner)
{
  sudoku_pruner_free (pruner);
}

/* Notes an item with the candidates of its cells. */
static void
index_item (SudokuInference *self,
            const SudokuTabled *said,
            guint32 item)
{
  guint n_cells = sudoku_table_get_spec (said->table)->n_cells;

  for (guint i = 0; i < n_cells * self->side; i++)
    {
      guint32 number = self->local->numbers[said->cells[i / self->side] * self->side +
                                            i % self->side];

      if (number == NONE)
        continue;
      if (self->items_of[number] == NULL)
        self->items_of[number] = g_array_new (FALSE, FALSE, sizeof (guint32));
      g_array_append_val (self->items_of[number], item);
    }
}

static void
add_items (SudokuInference *self,
           const SudokuPosition *position)
{
  const SudokuGroups *groups =
    sudoku_geometry_get_groups (sudoku_links_get_geometry (self->links));
  guint n = sudoku_groups_get_n_tables (groups);

  self->items = g_ptr_array_new_with_free_func (free_pruner);
  if (n == 0)
    return;
  self->items_of = g_new0 (GArray *, self->local->n_candidates + 1);
  self->stale = g_new0 (guint8, n);
  self->is_false = g_new0 (guint8, self->local->n_candidates + 1);
  for (guint32 i = 0; i < n; i++)
    {
      SudokuTabled said = sudoku_groups_get_tabled (groups, i);

      g_ptr_array_add (self->items,
                       sudoku_pruner_new (self->links, position, i, number_candidate, self));
      index_item (self, &said, i);
    }
}

/**
 * sudoku_inference_new: (skip)
 * @links: truths and conflicts of the shape
 * @position: the position
 * @local: the candidates and truths that take part; not copied, and must outlive the inference
 *
 * Makes an inference.
 *
 * Returns: (transfer full): the inference, with nothing supposed and all truths active
 */
SudokuInference *
sudoku_inference_new (SudokuLinks *links,
                      const SudokuPosition *position,
                      const SudokuLocalLinks *local)
{
  SudokuInference *self = NULL;

  g_return_val_if_fail (links != NULL && position != NULL && local != NULL, NULL);

  self = g_new0 (SudokuInference, 1);
  self->links = sudoku_links_ref (links);
  self->local = local;
  self->side = sudoku_links_get_side (links);
  self->failed = NONE;
  self->failed_set = NONE;
  self->failed_item = NONE;
  self->clashing = NONE;
  self->values = g_new0 (guint8, local->n_candidates + 1);
  self->reasons = g_new (guint32, local->n_candidates + 1);
  self->places = g_new (guint32, local->n_candidates + 1);
  self->trail = g_new (guint32, local->n_candidates + 1);
  self->marked = g_new0 (guint8, local->n_candidates + 1);
  self->counts = g_new (guint32, local->n_truths + 1);
  self->active = g_new (guint8, local->n_truths + 1);
  self->n_houses = sudoku_groups_get_n_houses (
    sudoku_geometry_get_groups (sudoku_links_get_geometry (links)));
  self->changed = g_new0 (guint8, self->n_houses + 1);
  memset (self->active, 1, local->n_truths);
  for (guint truth = 0; truth < local->n_truths; truth++)
    self->counts[truth] = local->first_member[truth + 1] - local->first_member[truth];
  self->sets = g_array_new (FALSE, FALSE, sizeof (SudokuInferredSet));
  self->set_numbers = g_array_new (FALSE, FALSE, sizeof (guint32));
  add_items (self, position);
  return self;
}

/**
 * sudoku_inference_free: (skip)
 *
 * Frees it.
 */
void
sudoku_inference_free (SudokuInference *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; self->items_of != NULL && i < self->local->n_candidates; i++)
    g_clear_pointer (&self->items_of[i], g_array_unref);
  g_free (self->items_of);
  g_free (self->stale);
  g_free (self->is_false);
  g_ptr_array_unref (self->items);
  g_array_unref (self->sets);
  g_array_unref (self->set_numbers);
  g_free (self->values);
  g_free (self->reasons);
  g_free (self->places);
  g_free (self->trail);
  g_free (self->marked);
  g_free (self->counts);
  g_free (self->active);
  g_free (self->changed);
  g_free (self->changing);
  sudoku_links_unref (self->links);
  g_free (self);
}

static void
set_true (SudokuInference *self,
          guint32 candidate,
          guint32 reason)
{
  self->values[candidate] = TRUE_HERE;
  self->reasons[candidate] = reason;
  self->places[candidate] = self->n_trail;
  self->trail[self->n_trail++] = candidate;
}

/* Forces what a truth with one candidate left forces. */
static void
force (SudokuInference *self,
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
note_changed (SudokuInference *self,
              guint32 candidate)
{
  SudokuGeometry *geometry = sudoku_links_get_geometry (self->links);
  guint n = 0;
  const SudokuPlace *places = sudoku_groups_get_places (
    sudoku_geometry_get_groups (geometry), self->local->candidates[candidate] / self->side, &n);

  for (guint i = 0; i < n; i++)
    self->changed[places[i].house] = TRUE;
}

/* The items of a candidate that has become false are asked again. */
static void
note_stale (SudokuInference *self,
            guint32 candidate)
{
  const GArray *items = self->items_of[candidate];

  self->is_false[candidate] = TRUE;
  for (guint i = 0; items != NULL && i < items->len; i++)
    {
      guint8 *stale = &self->stale[g_array_index (items, guint32, i)];

      self->n_stale += *stale ? 0 : 1;
      *stale = TRUE;
    }
}

static void
set_false (SudokuInference *self,
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
  if (self->items_of != NULL)
    note_stale (self, candidate);
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

/* What two truths force excludes each other: the second one has nothing left. */
static void
clash (SudokuInference *self,
       guint32 candidate,
       guint32 other)
{
  self->failed = self->reasons[other];
  self->clashing = other;
  self->clashing_reason = candidate;
}

static gboolean
has_failed (const SudokuInference *self)
{
  return self->failed != NONE || self->failed_set != NONE || self->failed_item != NONE;
}

/* Breadth first, so that reasons are short. */
static void
propagate_units (SudokuInference *self,
                 guint *next)
{
  const SudokuLocalLinks *local = self->local;

  for (; *next < self->n_trail && !has_failed (self); (*next)++)
    {
      guint32 candidate = self->trail[*next];

      if (*next % STOP_INTERVAL == STOP_INTERVAL - 1 && sudoku_links_should_stop (self->links))
        return;
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

/* What an item excludes. */
typedef struct
{
  SudokuInference *inference;
  guint32 item;
} Exclusion;

static void
exclude_by_item (guint32 candidate,
                 gpointer user_data)
{
  const Exclusion *self = user_data;

  if (!has_failed (self->inference) && self->inference->values[candidate] == OPEN)
    set_false (self->inference, candidate, FIRST_ITEM + self->item);
}

/* Asks the items that have lost something, each after everything else has followed. */
static void
propagate_items (SudokuInference *self,
                 guint *next)
{
  for (guint32 item = 0; self->n_stale > 0 && !has_failed (self);
       item = (item + 1) % self->items->len)
    {
      Exclusion exclusion = { self, item };

      if (!self->stale[item])
        continue;
      self->stale[item] = FALSE;
      self->n_stale--;
      self->work += self->side;
      if (!sudoku_pruner_run (self->items->pdata[item], self->is_false, exclude_by_item,
                              &exclusion))
        self->failed_item = item;
      propagate_units (self, next);
      if (sudoku_links_should_stop (self->links))
        return;
    }
}

/**
 * sudoku_inference_is_met: (skip)
 * @truth: a truth
 *
 * Tells whether one of the candidates of a truth is true. O(N).
 *
 * Returns: whether it is met
 */
gboolean
sudoku_inference_is_met (const SudokuInference *self,
                         guint32 truth)
{
  const SudokuLocalLinks *local = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  local = self->local;
  for (guint32 i = local->first_member[truth]; i < local->first_member[truth + 1]; i++)
    if (self->values[local->members[i]] == TRUE_HERE)
      return TRUE;
  return FALSE;
}

/* The open part of a house: cells and the values that they can hold, or the other way round. */
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
get_house_truth (const SudokuInference *self,
                 const House *house,
                 gboolean of_value,
                 guint i)
{
  guint truth = of_value ? sudoku_links_get_house_truth (self->links, house->number, i + 1)
                         : sudoku_links_get_cell_truth (self->links, house->cells[i]);

  return self->local->truth_numbers[truth];
}

/* The open columns of a row, if it is not settled and its truth counts. */
static void
read_row (SudokuInference *self,
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
read_house (SudokuInference *self,
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

/* Adds rows that fill their columns. When all truths count, the rest of the house is a set as well,
 * and the smaller of the two is taken. Returns the number of the set. */
static guint32
add_set (SudokuInference *self,
         const House *house,
         SudokuSet rows,
         SudokuSet columns)
{
  SudokuInferredSet set = { .first = self->set_numbers->len };
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

/* Marks what is open in the rows of a set, or removes the marks. */
static void
mark_rows (SudokuInference *self,
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

/* Removes the columns of a set from all other rows, including those that do not count. */
static void
apply_set (SudokuInference *self,
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

/* Hall: finds rows with too few columns, or with just enough, so that no other row of the house has
 * them. */
static void
count_house (SudokuInference *self,
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

/**
 * sudoku_inference_propagate: (skip)
 * @next: the place on the trail where the new part begins
 * @sets: whether sets of cells and values of a house are counted (Hall), too
 *
 * Propagates, breadth first, up to a contradiction or until the work of the links ends.
 *
 * Returns: whether there is no contradiction
 */
gboolean
sudoku_inference_propagate (SudokuInference *self,
                            guint next,
                            gboolean sets)
{
  guint n_quiet = 0;

  g_return_val_if_fail (self != NULL, FALSE);

  self->counting = sets;
  propagate_units (self, &next);
  propagate_items (self, &next);
  while (sets && !has_failed (self) && n_quiet < self->n_houses &&
         !sudoku_links_should_stop (self->links))
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
      propagate_items (self, &next);
    }
  return !has_failed (self);
}

/**
 * sudoku_inference_take_back: (skip)
 * @n_kept: how much of the trail to keep
 *
 * Takes back everything behind that place of the trail, and the contradiction. The sets stay until
 * sudoku_inference_begin().
 */
void
sudoku_inference_take_back (SudokuInference *self,
                            guint n_kept)
{
  const SudokuLocalLinks *local = NULL;

  g_return_if_fail (self != NULL);

  local = self->local;
  while (self->n_trail > n_kept)
    {
      guint32 candidate = self->trail[--self->n_trail];

      if (self->values[candidate] == FALSE_HERE)
        for (guint32 i = local->first_truth[candidate]; i < local->first_truth[candidate + 1]; i++)
          self->counts[local->truths_of[i]] += self->active[local->truths_of[i]];
      self->values[candidate] = OPEN;
      if (self->is_false != NULL)
        self->is_false[candidate] = FALSE;
    }
  if (self->n_stale > 0)
    memset (self->stale, FALSE, self->items->len);
  self->n_stale = 0;
  self->failed = NONE;
  self->failed_set = NONE;
  self->failed_item = NONE;
  self->clashing = NONE;
}

static void
forget_sets (SudokuInference *self)
{
  g_array_set_size (self->sets, 0);
  g_array_set_size (self->set_numbers, 0);
}

/* Sets are counted where something changes, and in houses that have some from the start. */
static void
begin_counting (SudokuInference *self)
{
  self->counting = TRUE;
  if (self->changing == NULL)
    {
      self->changing = g_new0 (guint8, self->n_houses + 1);
      for (guint house = 0;
           house < self->n_houses && !sudoku_links_should_stop (self->links);
           house++)
        {
          count_house (self, house, FALSE);
          self->changing[house] = self->n_trail > 0 || has_failed (self);
          sudoku_inference_take_back (self, 0);
        }
      forget_sets (self);
    }
  memcpy (self->changed, self->changing, self->n_houses);
  if (self->reduced)
    memset (self->changed, TRUE, self->n_houses);
}

/**
 * sudoku_inference_begin: (skip)
 * @self: an inference with nothing supposed
 * @sets: whether sets are going to be counted
 *
 * Forgets the sets of what was supposed before.
 */
void
sudoku_inference_begin (SudokuInference *self,
                        gboolean sets)
{
  g_return_if_fail (self != NULL && self->n_trail == 0);

  forget_sets (self);
  self->counting = FALSE;
  if (sets)
    begin_counting (self);
}

/**
 * sudoku_inference_suppose: (skip)
 * @self: what is supposed so far
 * @candidate: an open candidate
 * @holds: whether it is supposed to be true, or else to be false
 *
 * Supposes a candidate. sudoku_inference_propagate() finds out what that forces.
 */
void
sudoku_inference_suppose (SudokuInference *self,
                          guint32 candidate,
                          gboolean holds)
{
  g_return_if_fail (self != NULL && candidate < self->local->n_candidates);

  if (holds)
    set_true (self, candidate, NONE);
  else
    set_false (self, candidate, NONE);
}

/**
 * sudoku_inference_activate_all: (skip)
 * @self: an inference with nothing supposed
 * @active: whether all truths count, or else none
 *
 * Activates all truths, or deactivates all of them.
 */
void
sudoku_inference_activate_all (SudokuInference *self,
                               gboolean active)
{
  g_return_if_fail (self != NULL && self->n_trail == 0);

  memset (self->active, active ? 1 : 0, self->local->n_truths);
  self->reduced = !active;
}

/**
 * sudoku_inference_activate: (skip)
 * @self: an inference with nothing supposed, after sudoku_inference_activate_all() with %FALSE
 * @truth: a truth
 * @active: whether it counts
 *
 * Activates a truth, or deactivates it.
 */
void
sudoku_inference_activate (SudokuInference *self,
                           guint32 truth,
                           gboolean active)
{
  g_return_if_fail (self != NULL && self->n_trail == 0 && truth < self->local->n_truths);

  self->active[truth] = active ? 1 : 0;
}

/**
 * sudoku_inference_take_work: (skip)
 *
 * Gets the work done since the last call, in the units of sudoku_step_search_spend().
 *
 * Returns: the work
 */
guint64
sudoku_inference_take_work (SudokuInference *self)
{
  guint64 work;

  g_return_val_if_fail (self != NULL, 0);

  work = self->work;
  self->work = 0;
  return work;
}
