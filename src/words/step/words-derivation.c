/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Follows a supposition through the truths of a certificate, as people follow a chain: what is left
 * of one truth excludes something of another. Where cells of a house are left with as many numbers
 * as they are, each of the numbers is known to be there. What the goal does not follow from is
 * dropped. */

#include "words-derivation.h"

#include <glib/gi18n.h>

/* Cells of an almost locked set. */
#define N_SET_MAX 7
/* Numbers of a hidden set. */
#define N_HIDDEN_MAX 4
/* Cells of a house among which sets are looked for. */
#define N_CELLS_MAX 12
/* The cause of what was supposed. */
#define SUPPOSED G_MAXUINT
#define OPEN (G_MAXUINT - 1)

/* A truth of the certificate. */
typedef struct
{
  guint truth;
  GArray *all;   /* owned: guint32: its candidates */
  guint *causes; /* owned: of each: what has excluded it; OPEN: nothing has */
  guint cell;    /* WORDS_NO_HOUSE: it is about no cell */
  guint house;   /* WORDS_NO_HOUSE: it is about no number in a house */
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

static Unit *
get_unit (const WordsDerivation *self,
          guint i)
{
  return &g_array_index (self->units, Unit, i);
}

/* A loop may come to a truth twice. */
static gboolean
has_unit (const WordsDerivation *self,
          guint truth)
{
  for (guint i = 0; i < self->units->len; i++)
    if (get_unit (self, i)->truth == truth)
      return TRUE;
  return FALSE;
}

static void
add_unit (WordsDerivation *self,
          guint truth)
{
  Unit unit = { .truth = truth, .cell = WORDS_NO_HOUSE, .house = WORDS_NO_HOUSE };
  guint number = 0;
  WordsAbout about = words_telling_take_apart (self->telling, truth, &number);

  if (has_unit (self, truth))
    return;
  if (about == WORDS_ABOUT_CELL)
    unit.cell = number;
  else if (about == WORDS_ABOUT_HOUSE)
    unit.house = number;
  unit.all = words_telling_list_left (self->telling, truth);
  unit.causes = g_new (guint, unit.all->len + 1);
  for (guint k = 0; k < unit.all->len; k++)
    unit.causes[k] = OPEN;
  g_array_append_val (self->units, unit);
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
    add_unit (self, telling->truths[i]);
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
  WordsDerived event = { .truth = get_unit (self, number)->truth,
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
  WordsDerived event = { .truth = get_unit (self, g_array_index (units, guint, 0))->truth,
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

typedef gboolean (*Try) (WordsDerivation *self, const GArray *units);

/* Adds truths of a house to the chosen ones, and tries them. @n: how many more */
static gboolean
choose (WordsDerivation *self,
        const GArray *units,
        guint first,
        guint n,
        GArray *chosen,
        Try try)
{
  if (n == 0)
    return try (self, chosen);
  for (guint i = first; i + n <= units->len; i++)
    {
      g_array_append_val (chosen, g_array_index (units, guint, i));
      if (choose (self, units, i + 1, n - 1, chosen, try))
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
            choose (self, cells, 0, n, chosen, try_set))
          return TRUE;
      }
  return FALSE;
}

/* The places of numbers that are left. @units: numbers of a house */
static GArray *
list_places (const WordsDerivation *self,
             const GArray *units)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < units->len; i++)
    {
      g_autoptr (GArray) open = list_open (get_unit (self, g_array_index (units, guint, i)));

      g_array_append_vals (places, open->data, open->len);
    }
  return places;
}

static GArray *
pick_cell (const WordsDerivation *self,
           const GArray *candidates,
           guint cell)
{
  GArray *picked = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < candidates->len; i++)
    if (get_candidate (candidates, i) / self->telling->side == cell)
      g_array_append_val (picked, g_array_index (candidates, guint32, i));
  return picked;
}

static gboolean
is_first_of_cell (const WordsDerivation *self,
                  const GArray *candidates,
                  guint number)
{
  for (guint i = 0; i < number; i++)
    if (get_candidate (candidates, i) / self->telling->side ==
        get_candidate (candidates, number) / self->telling->side)
      return FALSE;
  return TRUE;
}

/* Says that numbers of a house have as many places left. @left: (transfer full) */
static void
derive_hidden (WordsDerivation *self,
               const GArray *units,
               GArray *left)
{
  WordsDerived event = { .truth = get_unit (self, g_array_index (units, guint, 0))->truth,
                         .units = g_array_copy ((GArray *)units),
                         .n_cells = units->len,
                         .hidden = TRUE,
                         .left = left,
                         .all = g_array_new (FALSE, FALSE, sizeof (guint32)) };

  for (guint i = 0; i < units->len; i++)
    {
      Unit *unit = get_unit (self, g_array_index (units, guint, i));

      g_array_append_vals (event.all, unit->all->data, unit->all->len);
      unit->done = TRUE;
    }
  for (guint i = 0; i < left->len; i++)
    if (is_first_of_cell (self, left, i))
      know (self, pick_cell (self, left, get_candidate (left, i) / self->telling->side),
            self->events->len);
  g_array_append_val (self->events, event);
}

/* Whether numbers have as many places left, which says something. */
static gboolean
try_hidden (WordsDerivation *self,
            const GArray *units)
{
  g_autoptr (GArray) left = list_places (self, units);
  guint n_cells = 0;
  gboolean excludes = FALSE;

  for (guint i = 0; i < left->len; i++)
    {
      g_autoptr (GArray) of_cell =
        pick_cell (self, left, get_candidate (left, i) / self->telling->side);

      n_cells += is_first_of_cell (self, left, i) ? 1 : 0;
      excludes = excludes || excludes_more (self, of_cell);
    }
  if (n_cells != units->len || !excludes ||
      sudoku_set_count (words_telling_collect_values (self->telling, left)) != units->len)
    return FALSE;
  derive_hidden (self, units, g_steal_pointer (&left));
  return TRUE;
}

/* The numbers of a house among the truths of which nothing was said yet. */
static GArray *
list_numbers_of (const WordsDerivation *self,
                 guint house)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->units->len; i++)
    if (get_unit (self, i)->house == house && !get_unit (self, i)->done)
      g_array_append_val (numbers, i);
  return numbers;
}

/* Numbers of a house that have as many places: all of which nothing was said. */
static gboolean
find_hidden (WordsDerivation *self)
{
  guint n_houses = sudoku_geometry_get_n_houses (self->telling->geometry);

  for (guint house = 0; house < n_houses; house++)
    {
      g_autoptr (GArray) numbers = list_numbers_of (self, house);
      g_autoptr (GArray) chosen = g_array_new (FALSE, FALSE, sizeof (guint));

      for (guint n = 2; n <= MIN (N_HIDDEN_MAX, numbers->len) && numbers->len <= N_CELLS_MAX; n++)
        if (choose (self, numbers, 0, n, chosen, try_hidden))
          return TRUE;
    }
  return FALSE;
}

/* Derives one thing more. */
static gboolean
go_on (WordsDerivation *self)
{
  return find_truth (self, 1, TRUE) || find_set (self) || find_truth (self, G_MAXUINT, TRUE) ||
         find_truth (self, G_MAXUINT, FALSE) || find_hidden (self);
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

static gboolean
is_needed (const WordsDerivation *self,
           guint cause)
{
  return cause >= self->events->len || g_array_index (self->events, WordsDerived, cause).needed;
}

/**
 * words_derivation_list_causes:
 * @conclusion: a conclusion that was reached, by its number
 *
 * Lists the alternatives of which any makes a conclusion: those that make all conclusions where it
 * is so.
 *
 * Returns: (transfer full) (element-type guint32): the alternatives; for a number that was placed,
 *   itself
 */
GArray *
words_derivation_list_causes (const WordsDerivation *self,
                              guint conclusion)
{
  const SudokuConclusion *concluded = &self->telling->conclusions[conclusion];
  const Known *known = find_end (self);
  GArray *placed = NULL;

  if (concluded->placed)
    {
      placed = g_array_new (FALSE, FALSE, sizeof (guint32));
      return g_array_append_vals (placed, &concluded->candidate, 1);
    }
  if (known != NULL && is_needed (self, known->cause))
    return copy_candidates (known->candidates);
  g_assert (self->known->len > 0);
  for (guint i = 0; i < self->known->len; i++)
    {
      GArray *candidates = g_array_index (self->known, Known, i).candidates;

      if (i + 1 == self->known->len ||
          words_telling_conflict_with_all (self->telling, concluded->candidate, candidates))
        return copy_candidates (candidates);
    }
  g_assert_not_reached ();
}

/**
 * words_derivation_get_gone:
 * @derived: a set
 *
 * Gets the numbers that the cells of a set have lost.
 *
 * Returns: the numbers; none when only places of numbers were lost
 */
SudokuSet
words_derivation_get_gone (const WordsTelling *telling,
                           const WordsDerived *derived)
{
  return sudoku_set_minus (words_telling_collect_values (telling, derived->all),
                           words_telling_collect_values (telling, derived->left));
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
say_hidden (const WordsDerivation *self,
            const WordsDerived *derived,
            guint depth)
{
  WordsTelling *telling = self->telling;
  guint house = get_unit (self, g_array_index (derived->units, guint, 0))->house;
  g_autofree char *inside = words_telling_name_inside (telling, &house, 1);
  g_autofree char *places = words_telling_name_places (telling, house, derived->left);
  g_autofree char *values =
    words_telling_name_values (telling, words_telling_collect_values (telling, derived->left));

  words_telling_say (
    telling, depth,
    derived->left->len == derived->all->len
      /* Translators: "in row 3", numbers, and as many places: "In row 3, the numbers 2 and 6 fit
       * only in columns 3 and 7, so nothing else can be there." */
      ? g_strdup_printf (_ ("%s, the numbers %s fit only in %s, so nothing else can be there."),
                         inside, values, places)
      /* Translators: likewise. */
      : g_strdup_printf (_ ("Then %s, the numbers %s fit only in %s, so nothing else can be "
                            "there."),
                         inside, values, places));
}

static void
say_derived (const WordsDerivation *self,
             const WordsDerived *derived,
             guint depth)
{
  WordsTelling *telling = self->telling;
  g_autofree char *cells = NULL;
  g_autofree char *gone = NULL;
  g_autofree char *values = NULL;
  SudokuSet lost;

  words_telling_light (telling, derived->all);
  if (derived->n_cells == 0)
    {
      words_telling_say (telling, depth,
                         derived->left->len == derived->all->len
                           ? words_telling_word_left (telling, derived->truth, derived->left)
                           : words_telling_word_then (telling, derived->truth, derived->left));
      return;
    }
  if (derived->hidden)
    {
      say_hidden (self, derived, depth);
      return;
    }
  cells = words_telling_name_cells (telling, derived->all);
  values = words_telling_name_values (telling,
                                      words_telling_collect_values (telling, derived->left));
  lost = words_derivation_get_gone (telling, derived);
  if (sudoku_set_is_empty (lost))
    {
      /* Translators: cells, and as many numbers: "Then row 3 columns 1, 2 and 5 must hold 1, 7 and
       * 9, one each." */
      words_telling_say (telling, depth,
                         g_strdup_printf (_ ("Then %s must hold %s, one each."), cells, values));
      return;
    }
  gone = words_telling_name_any_value (telling, lost);
  /* Translators: cells, a number or several as alternatives, and as many numbers as cells: "Then
   * row 3 columns 1, 2 and 5 can’t be 4 and must hold 1, 7 and 9, one each." */
  words_telling_say (telling, depth,
                     g_strdup_printf (_ ("Then %s can’t be %s and must hold %s, one each."), cells,
                                      gone, values));
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
