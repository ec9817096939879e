/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Follows a supposition through the truths of a certificate, as people follow a chain: what is left
 * of one truth excludes something of another. Where cells of a house are left with as many numbers
 * as they are, each of the numbers is known to be there. What the goal does not follow from is
 * dropped. */

#include "words-derivation.h"

#include <glib/gi18n.h>

/* Cells of an almost locked set. */
#define N_SET_MAX 7
/* Cells of a house among which sets are looked for. */
#define N_CELLS_MAX 12
/* The cause of what was supposed. */
#define SUPPOSED G_MAXUINT
#define OPEN (G_MAXUINT - 1)

/* A truth of the certificate. */
typedef struct
{
  GArray *all;   /* owned: guint32: its candidates */
  guint *causes; /* owned: of each: what has excluded it; OPEN: nothing has */
  guint cell;    /* WORDS_NO_HOUSE: it is about no cell */
  gboolean done;
} Unit;

/* One of these candidates is true. */
typedef struct
{
  GArray *candidates; /* owned: guint32 */
  guint cause;
} Known;

struct _WordsDerivation
{
  WordsTelling *telling;
  GArray *units;      /* owned: Unit */
  GArray *known;      /* owned: Known */
  GArray *events;     /* owned: WordsDerived */
  guint *conclusions; /* owned: what has excluded each */
};

static void
clear_unit (gpointer data)
{
  Unit *unit = data;

  g_array_unref (unit->all);
  g_free (unit->causes);
}

static void
clear_known (gpointer data)
{
  g_array_unref (((Known *)data)->candidates);
}

static void
clear_event (gpointer data)
{
  g_array_unref (((WordsDerived *)data)->left);
  g_array_unref (((WordsDerived *)data)->all);
  g_array_unref (((WordsDerived *)data)->units);
}

/**
 * words_derivation_new:
 *
 * Begins with nothing supposed.
 *
 * Returns: (transfer full): the derivation
 */
WordsDerivation *
words_derivation_new (WordsTelling *telling)
{
  WordsDerivation *self = g_new0 (WordsDerivation, 1);

  self->telling = telling;
  self->units = g_array_new (FALSE, FALSE, sizeof (Unit));
  self->known = g_array_new (FALSE, FALSE, sizeof (Known));
  self->events = g_array_new (FALSE, FALSE, sizeof (WordsDerived));
  g_array_set_clear_func (self->units, clear_unit);
  g_array_set_clear_func (self->known, clear_known);
  g_array_set_clear_func (self->events, clear_event);
  for (guint i = 0; i < telling->n_truths; i++)
    {
      Unit unit = { .all = words_telling_list_left (telling, telling->truths[i]),
                    .cell = WORDS_NO_HOUSE };
      guint number = 0;

      if (words_telling_take_apart (telling, telling->truths[i], &number) == WORDS_ABOUT_CELL)
        unit.cell = number;
      unit.causes = g_new (guint, unit.all->len + 1);
      for (guint k = 0; k < unit.all->len; k++)
        unit.causes[k] = OPEN;
      g_array_append_val (self->units, unit);
    }
  self->conclusions = g_new (guint, telling->n_conclusions + 1);
  for (guint i = 0; i < telling->n_conclusions; i++)
    self->conclusions[i] = OPEN;
  return self;
}

/**
 * words_derivation_free:
 *
 * Frees it.
 */
void
words_derivation_free (WordsDerivation *self)
{
  g_array_unref (self->units);
  g_array_unref (self->known);
  g_array_unref (self->events);
  g_free (self->conclusions);
  g_free (self);
}

static Unit *
get_unit (const WordsDerivation *self,
          guint i)
{
  return &g_array_index (self->units, Unit, i);
}

static guint32
get_candidate (const GArray *candidates,
               guint i)
{
  return g_array_index (candidates, guint32, i);
}

static GArray *
list_open (const Unit *unit)
{
  GArray *open = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < unit->all->len; i++)
    if (unit->causes[i] == OPEN)
      g_array_append_val (open, g_array_index (unit->all, guint32, i));
  return open;
}

static void
know (WordsDerivation *self,
      GArray *candidates,
      guint cause)
{
  Known known = { .candidates = candidates, .cause = cause };

  g_array_append_val (self->known, known);
}

/**
 * words_derivation_suppose:
 * @candidate: a candidate
 *
 * Supposes that a candidate is true.
 */
void
words_derivation_suppose (WordsDerivation *self,
                          guint32 candidate)
{
  GArray *alone = g_array_new (FALSE, FALSE, sizeof (guint32));

  g_array_append_val (alone, candidate);
  know (self, alone, SUPPOSED);
}

/**
 * words_derivation_suppose_none:
 * @candidates: (element-type guint32): candidates
 *
 * Supposes that some candidates are all false.
 */
void
words_derivation_suppose_none (WordsDerivation *self,
                               const GArray *candidates)
{
  for (guint i = 0; i < self->units->len; i++)
    for (guint k = 0; k < get_unit (self, i)->all->len; k++)
      for (guint m = 0; m < candidates->len; m++)
        if (get_candidate (get_unit (self, i)->all, k) == get_candidate (candidates, m))
          get_unit (self, i)->causes[k] = SUPPOSED;
}

/* What a known alternative excludes. */
static void
exclude (WordsDerivation *self,
         const Known *known)
{
  for (guint i = 0; i < self->units->len; i++)
    for (guint k = 0; k < get_unit (self, i)->all->len; k++)
      if (get_unit (self, i)->causes[k] == OPEN &&
          words_telling_conflict_with_all (
            self->telling, get_candidate (get_unit (self, i)->all, k), known->candidates))
        get_unit (self, i)->causes[k] = known->cause;
  for (guint i = 0; i < self->telling->n_conclusions; i++)
    if (self->conclusions[i] == OPEN && !self->telling->conclusions[i].placed &&
        words_telling_conflict_with_all (self->telling, self->telling->conclusions[i].candidate,
                                         known->candidates))
      self->conclusions[i] = known->cause;
}

/* Whether it is worth saying that one of some candidates is true. */
static gboolean
excludes_more (const WordsDerivation *self,
               const GArray *candidates)
{
  for (guint i = 0; i < self->units->len; i++)
    for (guint k = 0; k < get_unit (self, i)->all->len; k++)
      if (get_unit (self, i)->causes[k] == OPEN &&
          words_telling_conflict_with_all (self->telling,
                                           get_candidate (get_unit (self, i)->all, k), candidates))
        return TRUE;
  for (guint i = 0; i < self->telling->n_conclusions; i++)
    if (self->conclusions[i] == OPEN &&
        words_telling_conflict_with_all (
          self->telling, self->telling->conclusions[i].candidate, candidates))
      return TRUE;
  return FALSE;
}

static GArray *
copy_candidates (const GArray *candidates)
{
  GArray *copy = g_array_new (FALSE, FALSE, sizeof (guint32));

  g_array_append_vals (copy, candidates->data, candidates->len);
  return copy;
}

/* Says what is left of a truth. @left: (transfer full) */
static void
derive_truth (WordsDerivation *self,
              guint number,
              GArray *left)
{
  WordsDerived event = { .truth = self->telling->truths[number],
                         .units = g_array_new (FALSE, FALSE, sizeof (guint)),
                         .left = left };

  g_array_append_val (event.units, number);
  event.all = copy_candidates (get_unit (self, number)->all);
  get_unit (self, number)->done = TRUE;
  know (self, copy_candidates (left), self->events->len);
  g_array_append_val (self->events, event);
}

/* @reduced: whether something of it must be excluded */
static gboolean
find_truth (WordsDerivation *self,
            guint n_left_max,
            gboolean reduced)
{
  for (guint i = 0; i < self->units->len; i++)
    {
      const Unit *unit = get_unit (self, i);
      g_autoptr (GArray) left = unit->done ? NULL : list_open (unit);

      if (left == NULL || left->len == 0 || left->len > n_left_max ||
          (left->len == unit->all->len) == reduced)
        continue;
      if (left->len > 1 && !excludes_more (self, left))
        continue;
      derive_truth (self, i, g_steal_pointer (&left));
      return TRUE;
    }
  return FALSE;
}

/* Says that cells have as many numbers left. @units: (transfer full) */
static void
derive_set (WordsDerivation *self,
            GArray *units,
            GArray *left,
            SudokuSet values)
{
  WordsDerived event = { .truth = self->telling->truths[g_array_index (units, guint, 0)],
                         .units = units,
                         .n_cells = units->len,
                         .left = copy_candidates (left) };
  guint value;

  event.all = g_array_new (FALSE, FALSE, sizeof (guint32));
  for (guint i = 0; i < units->len; i++)
    {
      Unit *unit = get_unit (self, g_array_index (units, guint, i));

      g_array_append_vals (event.all, unit->all->data, unit->all->len);
      unit->done = TRUE;
    }
  SUDOKU_SET_FOREACH (values, value)
  know (self, words_telling_pick_value (self->telling, left, value), self->events->len);
  g_array_append_val (self->events, event);
}

/* Whether cells have as many numbers left, which is new. */
static gboolean
try_set (WordsDerivation *self,
         const GArray *units)
{
  g_autoptr (GArray) left = g_array_new (FALSE, FALSE, sizeof (guint32));
  guint n_all = 0;
  SudokuSet values;

  for (guint i = 0; i < units->len; i++)
    {
      const Unit *unit = get_unit (self, g_array_index (units, guint, i));
      g_autoptr (GArray) open = list_open (unit);

      if (open->len == 0)
        return FALSE;
      g_array_append_vals (left, open->data, open->len);
      n_all += unit->all->len;
    }
  values = words_telling_collect_values (self->telling, left);
  if (left->len == n_all || sudoku_set_count (values) != units->len)
    return FALSE;
  derive_set (self, g_array_copy ((GArray *)units), left, values);
  return TRUE;
}

/* Adds cells of a house to the chosen ones, and tries them. @cells: units; @n: how many more */
static gboolean
choose_set (WordsDerivation *self,
            const GArray *cells,
            guint first,
            guint n,
            GArray *chosen)
{
  if (n == 0)
    return try_set (self, chosen);
  for (guint i = first; i + n <= cells->len; i++)
    {
      g_array_append_val (chosen, g_array_index (cells, guint, i));
      if (choose_set (self, cells, i + 1, n - 1, chosen))
        return TRUE;
      g_array_set_size (chosen, chosen->len - 1);
    }
  return FALSE;
}

/* The cells of a house among the truths of which nothing was said yet. */
static GArray *
list_cells_of (const WordsDerivation *self,
               guint house)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->units->len; i++)
    if (get_unit (self, i)->cell != WORDS_NO_HOUSE && !get_unit (self, i)->done &&
        words_telling_is_in_house (self->telling, get_unit (self, i)->cell, house))
      g_array_append_val (cells, i);
  return cells;
}

/* The smallest sets first. Where there are many cells, larger ones are not looked for. */
static gboolean
find_set (WordsDerivation *self)
{
  guint n_houses = sudoku_geometry_get_n_houses (self->telling->geometry);

  for (guint n = 2; n <= N_SET_MAX; n++)
    for (guint house = 0; house < n_houses; house++)
      {
        g_autoptr (GArray) cells = list_cells_of (self, house);
        g_autoptr (GArray) chosen = g_array_new (FALSE, FALSE, sizeof (guint));

        if (cells->len >= n && cells->len <= N_CELLS_MAX &&
            choose_set (self, cells, 0, n, chosen))
          return TRUE;
      }
  return FALSE;
}

/* Derives one thing more. */
static gboolean
go_on (WordsDerivation *self)
{
  return find_truth (self, 1, TRUE) || find_set (self) || find_truth (self, G_MAXUINT, TRUE) ||
         find_truth (self, G_MAXUINT, FALSE);
}

/* Marks what an event follows from. */
static void
need (WordsDerivation *self,
      guint cause)
{
  WordsDerived *event = NULL;

  if (cause >= self->events->len)
    return;
  event = &g_array_index (self->events, WordsDerived, cause);
  event->needed = TRUE;
  for (guint i = 0; i < event->units->len; i++)
    {
      const Unit *unit = get_unit (self, g_array_index (event->units, guint, i));

      for (guint k = 0; k < unit->all->len; k++)
        if (unit->causes[k] < cause)
          need (self, unit->causes[k]);
    }
}

static gboolean
is_placed (const WordsDerivation *self,
           guint32 candidate,
           guint *cause)
{
  for (guint i = 0; i < self->known->len; i++)
    {
      const Known *known = &g_array_index (self->known, Known, i);

      if (known->candidates->len == 1 && get_candidate (known->candidates, 0) == candidate)
        {
          *cause = known->cause;
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
has_all_conclusions (WordsDerivation *self)
{
  for (guint i = 0; i < self->telling->n_conclusions; i++)
    if (self->telling->conclusions[i].placed)
      is_placed (self, self->telling->conclusions[i].candidate, &self->conclusions[i]);
  for (guint i = 0; i < self->telling->n_conclusions; i++)
    if (self->conclusions[i] == OPEN)
      return FALSE;
  return TRUE;
}

/* @n_seen: how many of the alternatives have been used */
static void
exclude_all (WordsDerivation *self,
             guint *n_seen)
{
  for (; *n_seen < self->known->len; (*n_seen)++)
    exclude (self, &g_array_index (self->known, Known, *n_seen));
}

/**
 * words_derivation_reach_conclusions:
 *
 * Derives all conclusions of the step from what was supposed.
 *
 * Returns: whether that was possible
 */
gboolean
words_derivation_reach_conclusions (WordsDerivation *self)
{
  guint n_seen = 0;

  exclude_all (self, &n_seen);
  while (!has_all_conclusions (self))
    {
      if (!go_on (self))
        return FALSE;
      exclude_all (self, &n_seen);
    }
  for (guint i = 0; i < self->telling->n_conclusions; i++)
    need (self, self->conclusions[i]);
  return TRUE;
}

/* (nullable): an alternative that makes all conclusions. */
static const Known *
find_end (const WordsDerivation *self)
{
  for (guint i = 0; i < self->known->len; i++)
    {
      const Known *known = &g_array_index (self->known, Known, i);
      gboolean placed = self->telling->n_conclusions == 1 &&
                        self->telling->conclusions[0].placed && known->candidates->len == 1 &&
                        get_candidate (known->candidates, 0) ==
                          self->telling->conclusions[0].candidate;

      if (placed || words_telling_conclusions_see (self->telling, known->candidates))
        return known;
    }
  return NULL;
}

/**
 * words_derivation_reach_other:
 *
 * Derives alternatives of which any makes all conclusions.
 *
 * Returns: (transfer full) (nullable) (element-type guint32): the alternatives; %NULL when that was
 *   not possible
 */
GArray *
words_derivation_reach_other (WordsDerivation *self)
{
  const Known *end = NULL;
  guint n_seen = 0;

  exclude_all (self, &n_seen);
  while ((end = find_end (self)) == NULL)
    {
      if (!go_on (self))
        return NULL;
      exclude_all (self, &n_seen);
    }
  need (self, end->cause);
  return copy_candidates (end->candidates);
}

/**
 * words_derivation_find_excluding:
 *
 * Finds alternatives among what was derived of which any makes all conclusions.
 *
 * Returns: (transfer full) (nullable) (element-type guint32): the alternatives
 */
GArray *
words_derivation_find_excluding (const WordsDerivation *self)
{
  const Known *end = find_end (self);

  return end != NULL ? copy_candidates (end->candidates) : NULL;
}

/**
 * words_derivation_count_needed:
 *
 * Counts what the goal follows from.
 *
 * Returns: how much that is
 */
guint
words_derivation_count_needed (const WordsDerivation *self)
{
  guint n = 0;

  for (guint i = 0; i < self->events->len; i++)
    n += g_array_index (self->events, WordsDerived, i).needed ? 1 : 0;
  return n;
}

/**
 * words_derivation_get_needed:
 * @number: less than words_derivation_count_needed()
 *
 * Gets something that the goal follows from, in the order in which it follows.
 *
 * Returns: (transfer none): what was derived
 */
const WordsDerived *
words_derivation_get_needed (const WordsDerivation *self,
                             guint number)
{
  guint i = 0;

  for (;; i++)
    if (g_array_index (self->events, WordsDerived, i).needed && number-- == 0)
      return &g_array_index (self->events, WordsDerived, i);
}

static void
say_derived (const WordsDerivation *self,
             const WordsDerived *derived,
             guint depth)
{
  WordsTelling *telling = self->telling;
  g_autofree char *cells = NULL;
  g_autofree char *values = NULL;

  words_telling_light (telling, derived->all);
  if (derived->n_cells == 0)
    {
      words_telling_say (telling, depth,
                         derived->left->len == derived->all->len
                           ? words_telling_word_left (telling, derived->truth, derived->left)
                           : words_telling_word_then (telling, derived->truth, derived->left));
      return;
    }
  cells = words_telling_name_cells (telling, derived->all);
  values = words_telling_name_values (telling,
                                      words_telling_collect_values (telling, derived->left));
  /* Translators: cells, and as many numbers: "Then row 3 columns 1, 2 and 5 must hold 1, 7 and 9,
   * one each." */
  words_telling_say (telling, depth,
                     g_strdup_printf (_ ("Then %s must hold %s, one each."), cells, values));
}

/**
 * words_derivation_say:
 * @depth: how many cases it is nested in
 *
 * Says what the goal follows from.
 */
void
words_derivation_say (const WordsDerivation *self,
                      guint depth)
{
  for (guint i = 0; i < self->events->len; i++)
    if (g_array_index (self->events, WordsDerived, i).needed)
      say_derived (self, &g_array_index (self->events, WordsDerived, i), depth);
}
