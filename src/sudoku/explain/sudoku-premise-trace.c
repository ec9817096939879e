/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Premises are added one after the other, and what follows from each by singles, locked candidates
 * and arc consistency before the next one. Each removed candidate and each forced value remembers
 * its reason: from a dead end the reasons are traced back to the premises. That is the implication
 * graph of a SAT solver (J. Marques-Silva, K. Sakallah, 1996), but no clauses have to be made. The
 * result depends on the order, so many are tried. Does not know what the premises are for. */

#include "sudoku-premise-trace.h"

#include <string.h>

#include "sudoku-random.h"

/* Half as many orders are tried as there are premises left, which costs about as much as removing
 * them one by one, but not more than this, nor so many in a row without success. Then some more
 * among those that are left. */
#define N_ORDERS_MAX 32
#define N_ORDERS_IN_VAIN 8
#define N_ORDERS_MORE 3

/* Why a candidate is removed, or a value forced. */
typedef enum
{
  BY_RULE,    /* the rules alone say so */
  BY_PREMISE, /* @what: which one */
  BY_VALUE,   /* @what: the cell whose value excludes it */
  BY_LOCK,    /* @what: the spot whose places all lie in the house @other */
  BY_BOND,    /* @what: which bond of the cell @other no value of that cell supports any more */
  BY_CELL,    /* no value but @what is left in the cell */
  BY_SPOT,    /* @what: the spot that has no other place */
} Kind;

typedef struct
{
  guint8 kind;
  guint16 other;
  guint32 what;
} Reason;

/* Numbers in the order in which they came, none twice at a time. */
typedef struct
{
  guint32 *items; /* owned */
  guint8 *queued; /* owned: by number */
  guint size;
  guint first;
  guint n;
} Queue;

struct _SudokuPremiseTrace
{
  const SudokuPremises *premises;  /* borrowed */
  const SudokuGroups *groups;      /* borrowed, as the tables are */
  const SudokuGroupTables *tables; /* of the shape */
  guint n;                         /* premises */
  guint side;
  guint n_cells;
  guint n_spots;           /* values in houses */
  SudokuSet *cells;        /* owned: values left, per cell */
  SudokuSet *places;       /* owned: places left, per spot */
  SudokuSet *first_cells;  /* owned: as they are without premises */
  SudokuSet *first_places; /* owned */
  Reason *gone;            /* owned: by candidate: why it is gone, where it is */
  Reason *forced;          /* owned: by cell: why its only value is there */
  guint8 *is_forced;       /* owned: by cell */
  Queue open_cells;        /* those with one value */
  Queue open_spots;        /* those with few places */
  Queue open_bonds;        /* cells of pairs that have lost candidates */
  guint8 *seen_candidates; /* owned: by candidate: followed backwards */
  guint8 *seen_cells;      /* owned: by cell */
  guint32 *to_follow;      /* owned: candidates, as a stack */
  guint n_to_follow;
  guint16 *order; /* owned: of premises */
  SudokuRandom random;
};

static void
queue_init (Queue *self,
            guint size)
{
  self->items = g_new (guint32, size);
  self->queued = g_new0 (guint8, size);
  self->size = size;
}

static void
queue_clear (Queue *self)
{
  g_free (self->items);
  g_free (self->queued);
}

static void
queue_push (Queue *self,
            guint32 item)
{
  guint last = self->first + self->n;

  if (self->queued[item])
    return;
  self->queued[item] = TRUE;
  self->items[last < self->size ? last : last - self->size] = item;
  self->n++;
}

static gboolean
queue_pop (Queue *self,
           guint32 *item)
{
  if (self->n == 0)
    return FALSE;
  *item = self->items[self->first++];
  if (self->first == self->size)
    self->first = 0;
  self->n--;
  self->queued[*item] = FALSE;
  return TRUE;
}

static void
queue_empty (Queue *self)
{
  guint32 item;

  while (queue_pop (self, &item))
    ;
}

static guint32
get_candidate (const SudokuPremiseTrace *self,
               guint cell,
               guint value)
{
  return cell * self->side + value - 1;
}

static const guint16 *
get_house_cells (const SudokuPremiseTrace *self,
                 guint house)
{
  return self->tables->house_cells + (gsize)house * self->side;
}

/* What the masks leave. */
static void
fill_first (SudokuPremiseTrace *self)
{
  const SudokuGroupTables *tables = self->tables;
  guint value;

  memset (self->gone, 0, self->n_cells * self->side * sizeof *self->gone);
  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      self->first_cells[cell] = tables->allowed[cell];
      for (guint i = tables->first_place[cell]; i < tables->first_place[cell + 1]; i++)
        SUDOKU_SET_FOREACH (self->first_cells[cell], value)
        {
          SudokuSet *spot = &self->first_places[tables->places[i].house * self->side + value - 1];

          *spot = sudoku_set_or (*spot, sudoku_set_single (tables->places[i].place));
        }
    }
}

/**
 * sudoku_premise_trace_new: (skip)
 * @premises: what a position says; must outlive it
 *
 * Makes a propagation that has seen no premise yet.
 *
 * Returns: (transfer full) (nullable): the propagation; %NULL for rules that are more than houses,
 *   pairs and masks
 */
SudokuPremiseTrace *
sudoku_premise_trace_new (const SudokuPremises *premises)
{
  SudokuPremiseTrace *self = NULL;
  SudokuGeometry *geometry = NULL;
  const SudokuGroups *groups = NULL;

  g_return_val_if_fail (premises != NULL, NULL);

  geometry = sudoku_premises_get_geometry (premises);
  groups = sudoku_geometry_get_groups (geometry);
  if (sudoku_groups_get_n_truths (groups) > 0 || sudoku_groups_has_clauses (groups))
    return NULL;
  self = g_new0 (SudokuPremiseTrace, 1);
  self->premises = premises;
  self->groups = groups;
  self->tables = sudoku_groups_get_tables (groups);
  self->n = sudoku_premises_get_n (premises);
  self->side = sudoku_geometry_get_side (geometry);
  self->n_cells = sudoku_geometry_get_n_cells (geometry);
  self->n_spots = sudoku_geometry_get_n_houses (geometry) * self->side;
  self->cells = g_new (SudokuSet, self->n_cells);
  self->places = g_new (SudokuSet, self->n_spots);
  self->first_cells = g_new (SudokuSet, self->n_cells);
  self->first_places = g_new0 (SudokuSet, self->n_spots);
  self->gone = g_new (Reason, self->n_cells * self->side);
  self->forced = g_new (Reason, self->n_cells);
  self->is_forced = g_new (guint8, self->n_cells);
  queue_init (&self->open_cells, self->n_cells);
  queue_init (&self->open_spots, self->n_spots);
  queue_init (&self->open_bonds, self->n_cells);
  self->seen_candidates = g_new (guint8, self->n_cells * self->side);
  self->seen_cells = g_new (guint8, self->n_cells);
  self->to_follow = g_new (guint32, self->n_cells * self->side);
  self->order = g_new (guint16, self->n + 1);
  sudoku_random_init (&self->random, 0);
  fill_first (self);
  return self;
}

/**
 * sudoku_premise_trace_free:
 * @self: (transfer full) (nullable): a propagation
 *
 * Frees it.
 */
void
sudoku_premise_trace_free (SudokuPremiseTrace *self)
{
  if (self == NULL)
    return;
  g_free (self->cells);
  g_free (self->places);
  g_free (self->first_cells);
  g_free (self->first_places);
  g_free (self->gone);
  g_free (self->forced);
  g_free (self->is_forced);
  queue_clear (&self->open_cells);
  queue_clear (&self->open_spots);
  queue_clear (&self->open_bonds);
  g_free (self->seen_candidates);
  g_free (self->seen_cells);
  g_free (self->to_follow);
  g_free (self->order);
  g_free (self);
}

/* Queues what the masks alone affect. */
static void
queue_masked (SudokuPremiseTrace *self)
{
  const SudokuGroupTables *tables = self->tables;

  for (guint cell = 0; cell < self->n_cells; cell++)
    {
      guint n = sudoku_set_count (self->cells[cell]);

      if (n == 1)
        queue_push (&self->open_cells, cell);
      if (n < self->side && tables->first_bond[cell] < tables->first_bond[cell + 1])
        queue_push (&self->open_bonds, cell);
    }
  for (guint spot = 0; spot < self->n_spots; spot++)
    if (!sudoku_set_is_empty (self->places[spot]) &&
        sudoku_set_count (self->places[spot]) <= tables->reach)
      queue_push (&self->open_spots, spot);
}

static void
begin (SudokuPremiseTrace *self)
{
  memcpy (self->cells, self->first_cells, self->n_cells * sizeof *self->cells);
  memcpy (self->places, self->first_places, self->n_spots * sizeof *self->places);
  memset (self->is_forced, FALSE, self->n_cells);
  queue_empty (&self->open_cells);
  queue_empty (&self->open_spots);
  queue_empty (&self->open_bonds);
  queue_masked (self);
}

/* Queues a reason to trace back. */
static void
follow (SudokuPremiseTrace *self,
        guint cell,
        guint value)
{
  guint32 candidate = get_candidate (self, cell, value);

  if (self->seen_candidates[candidate])
    return;
  self->seen_candidates[candidate] = TRUE;
  self->to_follow[self->n_to_follow++] = candidate;
}

/* All values of a cell are removed, except for one. */
static void
follow_cell (SudokuPremiseTrace *self,
             guint cell,
             guint value)
{
  for (guint other = 1; other <= self->side; other++)
    if (other != value)
      follow (self, cell, other);
}

/* All places of a spot are removed, except for those given. */
static void
follow_spot (SudokuPremiseTrace *self,
             guint spot,
             SudokuSet but)
{
  const guint16 *cells = get_house_cells (self, spot / self->side);

  for (guint place = 0; place < self->side; place++)
    if (!sudoku_set_has (but, place))
      follow (self, cells[place], spot % self->side + 1);
}

/* Starts to trace back from a dead end. */
static void
begin_to_follow (SudokuPremiseTrace *self)
{
  memset (self->seen_candidates, FALSE, self->n_cells * self->side);
  memset (self->seen_cells, FALSE, self->n_cells);
  self->n_to_follow = 0;
}

static gboolean
fail_cell (SudokuPremiseTrace *self,
           guint cell)
{
  begin_to_follow (self);
  follow_cell (self, cell, 0);
  return FALSE;
}

static gboolean
fail_spot (SudokuPremiseTrace *self,
           guint spot)
{
  begin_to_follow (self);
  follow_spot (self, spot, SUDOKU_SET_EMPTY);
  return FALSE;
}

static gboolean
has_one (SudokuSet set)
{
  return sudoku_set_is_empty (sudoku_set_without_first (set));
}

/* Word by word, as most of the time is spent here. */
static inline void
drop (SudokuSet *set,
      guint member)
{
  set->words[member >> 6] &= ~(G_GUINT64_CONSTANT (1) << (member & 63));
}

/* Removes one of its places. */
static inline gboolean
remove_place (SudokuPremiseTrace *self,
              guint spot,
              guint place)
{
  drop (&self->places[spot], place);
  if (sudoku_set_is_empty (self->places[spot]))
    return fail_spot (self, spot);
  if (!self->open_spots.queued[spot] &&
      sudoku_set_count (self->places[spot]) <= self->tables->reach)
    queue_push (&self->open_spots, spot);
  return TRUE;
}

/* FALSE: a dead end, to be traced back. */
static gboolean
remove_candidate (SudokuPremiseTrace *self,
                  guint cell,
                  guint value,
                  Reason reason)
{
  const SudokuGroupTables *tables = self->tables;

  if (!sudoku_set_has (self->cells[cell], value))
    return TRUE;
  self->gone[get_candidate (self, cell, value)] = reason;
  drop (&self->cells[cell], value);
  if (sudoku_set_is_empty (self->cells[cell]))
    return fail_cell (self, cell);
  if (has_one (self->cells[cell]))
    queue_push (&self->open_cells, cell);
  if (tables->first_bond[cell] < tables->first_bond[cell + 1])
    queue_push (&self->open_bonds, cell);
  for (guint i = tables->first_place[cell]; i < tables->first_place[cell + 1]; i++)
    if (!remove_place (self, tables->places[i].house * self->side + value - 1,
                       tables->places[i].place))
      return FALSE;
  return TRUE;
}

static gboolean
force (SudokuPremiseTrace *self,
       guint cell,
       guint value,
       Reason reason)
{
  SudokuSet others = sudoku_set_minus (self->cells[cell], sudoku_set_single (value));
  guint other;

  if (!self->is_forced[cell])
    self->forced[cell] = reason;
  self->is_forced[cell] = TRUE;
  queue_push (&self->open_cells, cell);
  SUDOKU_SET_FOREACH (others, other)
  {
    if (!remove_candidate (self, cell, other, (Reason){ .kind = BY_VALUE, .what = cell }))
      return FALSE;
  }
  return TRUE;
}

/* Removes the value of a cell that has only one from the other cells of its houses. */
static gboolean
settle (SudokuPremiseTrace *self,
        guint cell)
{
  const SudokuGroupTables *tables = self->tables;
  guint value = sudoku_set_first (self->cells[cell]), place;

  if (!self->is_forced[cell])
    self->forced[cell] = (Reason){ .kind = BY_CELL, .what = value };
  self->is_forced[cell] = TRUE;
  for (guint i = tables->first_place[cell]; i < tables->first_place[cell + 1]; i++)
    {
      guint house = tables->places[i].house;

      SUDOKU_SET_FOREACH (self->places[house * self->side + value - 1], place)
      {
        if (place != tables->places[i].place &&
            !remove_candidate (self, get_house_cells (self, house)[place], value,
                               (Reason){ .kind = BY_VALUE, .what = cell }))
          return FALSE;
      }
    }
  return TRUE;
}

static gboolean
is_in_house (const SudokuPremiseTrace *self,
             guint cell,
             guint house)
{
  const SudokuGroupTables *tables = self->tables;

  for (guint i = tables->first_place[cell]; i < tables->first_place[cell + 1]; i++)
    if (tables->places[i].house == house)
      return TRUE;
  return FALSE;
}

/* If all places of a spot lie in another house, too, the value is removed from the rest of that
 * house. */
static gboolean
lock (SudokuPremiseTrace *self,
      guint spot,
      guint house)
{
  const guint16 *cells = get_house_cells (self, spot / self->side);
  const guint16 *others = get_house_cells (self, house);
  guint value = spot % self->side + 1, place;
  SudokuSet left = self->places[spot];

  SUDOKU_SET_FOREACH (left, place)
  {
    if (!is_in_house (self, cells[place], house))
      return TRUE;
  }
  SUDOKU_SET_FOREACH (self->places[house * self->side + value - 1], place)
  {
    const Reason reason = { .kind = BY_LOCK, .what = spot, .other = (guint16)house };

    if (!is_in_house (self, others[place], spot / self->side) &&
        !remove_candidate (self, others[place], value, reason))
      return FALSE;
  }
  return TRUE;
}

/* A spot with one place forces it, one with few places may be locked. */
static gboolean
visit_spot (SudokuPremiseTrace *self,
            guint spot)
{
  const SudokuGroupTables *tables = self->tables;
  SudokuSet left = self->places[spot];
  guint cell = get_house_cells (self, spot / self->side)[sudoku_set_first (left)];

  if (has_one (left))
    return self->is_forced[cell] || force (self, cell, spot % self->side + 1,
                                           (Reason){ .kind = BY_SPOT, .what = spot });
  for (guint i = tables->first_place[cell]; i < tables->first_place[cell + 1]; i++)
    if (tables->places[i].house != spot / self->side && !lock (self, spot, tables->places[i].house))
      return FALSE;
  return TRUE;
}

static gboolean
apply_bonds (SudokuPremiseTrace *self,
             guint cell)
{
  const SudokuGroupTables *tables = self->tables;
  SudokuSet support;
  guint value;

  for (guint i = tables->first_bond[cell]; i < tables->first_bond[cell + 1]; i++)
    {
      const SudokuBond *bond = &tables->bonds[i];
      const SudokuRelation *relation = sudoku_groups_get_relation (self->groups, bond->relation);
      const Reason reason = { .kind = BY_BOND, .what = i, .other = (guint16)cell };

      support = SUDOKU_SET_EMPTY;
      SUDOKU_SET_FOREACH (self->cells[cell], value)
      support = sudoku_set_or (support, relation->allowed[value]);
      SUDOKU_SET_FOREACH (sudoku_set_minus (self->cells[bond->other], support), value)
      {
        if (!remove_candidate (self, bond->other, value, reason))
          return FALSE;
      }
    }
  return TRUE;
}

/* FALSE: a dead end. */
static gboolean
propagate (SudokuPremiseTrace *self)
{
  for (;;)
    {
      guint32 item;
      gboolean alive;

      if (queue_pop (&self->open_cells, &item))
        alive = settle (self, item);
      else if (queue_pop (&self->open_spots, &item))
        alive = visit_spot (self, item);
      else if (queue_pop (&self->open_bonds, &item))
        alive = apply_bonds (self, item);
      else
        return TRUE;
      if (!alive)
        return FALSE;
    }
}

/* FALSE: a dead end. */
static gboolean
put_in (SudokuPremiseTrace *self,
        guint which,
        guint8 *needed)
{
  const SudokuPremise *premise = sudoku_premises_get (self->premises, which);
  const Reason reason = { .kind = BY_PREMISE, .what = which };

  if (premise->kind == SUDOKU_PREMISE_MARK)
    return remove_candidate (self, premise->cell, premise->value, reason) && propagate (self);
  if (sudoku_set_has (self->cells[premise->cell], premise->value))
    return (self->is_forced[premise->cell] ||
            force (self, premise->cell, premise->value, reason)) &&
           propagate (self);
  needed[which] = TRUE;
  begin_to_follow (self);
  follow (self, premise->cell, premise->value);
  return FALSE;
}

/* Why a cell has its value. */
static void
follow_forced (SudokuPremiseTrace *self,
               guint cell,
               guint8 *needed)
{
  const Reason *reason = &self->forced[cell];

  if (self->seen_cells[cell])
    return;
  self->seen_cells[cell] = TRUE;
  if (reason->kind == BY_PREMISE)
    needed[reason->what] = TRUE;
  else if (reason->kind == BY_CELL)
    follow_cell (self, cell, reason->what);
  else
    {
      const guint16 *cells = get_house_cells (self, reason->what / self->side);
      guint place = 0;

      while (cells[place] != cell)
        place++;
      follow_spot (self, reason->what, sudoku_set_single (place));
    }
}

/* The places of a spot that lie in another house, too. */
static SudokuSet
find_common (const SudokuPremiseTrace *self,
             guint spot,
             guint house)
{
  const guint16 *cells = get_house_cells (self, spot / self->side);
  SudokuSet common = SUDOKU_SET_EMPTY;

  for (guint place = 0; place < self->side; place++)
    if (is_in_house (self, cells[place], house))
      common = sudoku_set_or (common, sudoku_set_single (place));
  return common;
}

/* The values that would have supported a candidate at the other end of a bond. */
static void
follow_support (SudokuPremiseTrace *self,
                const Reason *reason,
                guint value)
{
  const SudokuBond *bond = &self->tables->bonds[reason->what];
  const SudokuRelation *relation = sudoku_groups_get_relation (self->groups, bond->relation);

  for (guint other = 1; other <= self->side; other++)
    if (sudoku_set_has (relation->allowed[other], value))
      follow (self, reason->other, other);
}

/* From a dead end back to the premises. */
static void
find_needed (SudokuPremiseTrace *self,
             guint8 *needed)
{
  while (self->n_to_follow > 0)
    {
      guint32 candidate = self->to_follow[--self->n_to_follow];
      const Reason *reason = &self->gone[candidate];

      if (reason->kind == BY_PREMISE)
        needed[reason->what] = TRUE;
      else if (reason->kind == BY_VALUE)
        follow_forced (self, reason->what, needed);
      else if (reason->kind == BY_LOCK)
        follow_spot (self, reason->what, find_common (self, reason->what, reason->other));
      else if (reason->kind == BY_BOND)
        follow_support (self, reason, candidate % self->side + 1);
    }
}

/* Adds those that are chosen, in a new order. FALSE: there is no dead end. */
static gboolean
try_order (SudokuPremiseTrace *self,
           const guint8 *chosen,
           guint8 *needed)
{
  memset (needed, FALSE, self->n);
  begin (self);
  sudoku_random_permutation (&self->random, self->order, self->n);
  for (guint i = 0; i < self->n; i++)
    if (chosen[self->order[i]] && !put_in (self, self->order[i], needed))
      {
        find_needed (self, needed);
        return TRUE;
      }
  return FALSE;
}

static guint
count (const SudokuPremiseTrace *self,
       const guint8 *chosen)
{
  guint n = 0;

  for (guint i = 0; i < self->n; i++)
    n += chosen[i] != 0;
  return n;
}

/* Tries an order of @all and keeps what is needed if that is no more than @chosen. FALSE: there is
 * no dead end. */
static gboolean
improve (SudokuPremiseTrace *self,
         const guint8 *all,
         guint8 *chosen)
{
  g_autofree guint8 *needed = g_new0 (guint8, self->n + 1);

  if (!try_order (self, all, needed))
    return FALSE;
  if (count (self, needed) <= count (self, chosen))
    memcpy (chosen, needed, self->n);
  return TRUE;
}

/**
 * sudoku_premise_trace_find: (skip)
 * @chosen: (inout): by premise: some of them; gets a part that leads to a dead end as well
 *
 * Reduces a set of premises from which propagation reaches a dead end to what one way there needs,
 * without Hall's test. Costs several propagations.
 *
 * Returns: whether there is a dead end; %FALSE leaves @chosen as it is
 */
gboolean
sudoku_premise_trace_find (SudokuPremiseTrace *self,
                           guint8 *chosen)
{
  g_autofree guint8 *all = NULL;
  guint n_in_vain = 0, n;

  g_return_val_if_fail (self != NULL && chosen != NULL, FALSE);

  n = count (self, chosen);
  all = g_memdup2 (chosen, self->n);
  for (guint i = 0; i == 0 || (i < N_ORDERS_MAX && n_in_vain < N_ORDERS_IN_VAIN && 2 * i < n); i++)
    {
      if (!improve (self, all, chosen))
        return FALSE;
      n_in_vain = count (self, chosen) < n ? 0 : n_in_vain + 1;
      n = count (self, chosen);
    }
  for (guint i = 0; i < N_ORDERS_MORE; i++)
    improve (self, chosen, chosen);
  return TRUE;
}
