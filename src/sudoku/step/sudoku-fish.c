/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds fish of one value, starting from what they remove: if a cell held the value, the truths
 * would lose what it excludes, and the rest of k truths would lie in k − 1 links. Truths and links
 * are added in turn: links when a candidate lies in none, truths that share something with the
 * links. A fish without fins is looked for with nothing lost and k links. A fish is left out when
 * fewer truths give the same conclusion. */

#include "sudoku-fish.h"

#include <stdlib.h>

/* Of one value: more candidates, and houses with some, than any position has in which fish are
 * looked for. */
#define N_WORDS 4
#define N_ELEMENTS_MAX (64 * N_WORDS)
#define N_HOUSES_MAX 128

/* Instead of a target: nothing is lost, or the caller says what is. */
#define NO_TARGET G_MAXUINT
#define LOST_BEFORE (G_MAXUINT - 1)

/* Candidates of the value, by their numbers here. */
typedef struct
{
  guint64 words[N_WORDS];
} Elements;

typedef struct
{
  SudokuStepSearch *search;
  const SudokuPosition *position;
  SudokuLinks *links;
  guint value;
  guint size;
  SudokuFishHouses base_kinds;
  SudokuFishHouses cover_kinds;
  SudokuFishFunc func;
  gpointer user_data;
  guint n;
  guint16 cells[N_ELEMENTS_MAX];
  Elements seen[N_ELEMENTS_MAX];
  SudokuSet houses_of[N_ELEMENTS_MAX];
  guint n_houses;
  guint16 numbers[N_HOUSES_MAX];
  SudokuFishHouses kinds[N_HOUSES_MAX];
  Elements houses[N_HOUSES_MAX];
  SudokuSet bases_allowed;
  SudokuSet covers_allowed;
  /* What is looked at: */
  guint target;
  guint n_covers_max;
  Elements left[N_HOUSES_MAX]; /* by house, without what the target excludes */
  GHashTable *known;           /* owned: SudokuSet[2], truths and links */
  gboolean stopped;
} Search;

/* The truths and links chosen so far, and those that must not be chosen any more. */
typedef struct
{
  SudokuSet bases;
  SudokuSet covers;
  SudokuSet bases_barred;
  SudokuSet covers_barred;
  guint n_bases;
  guint n_covers;
  Elements open;    /* of the truths and in no link */
  Elements covered; /* in a link */
  Elements used;    /* of the truths */
} Choice;

static inline gboolean
has (const Elements *set,
     guint element)
{
  return (set->words[element >> 6] >> (element & 63)) & 1;
}

static inline void
add (Elements *set,
     guint element)
{
  set->words[element >> 6] |= G_GUINT64_CONSTANT (1) << (element & 63);
}

static inline gboolean
is_empty (const Elements *set)
{
  return (set->words[0] | set->words[1] | set->words[2] | set->words[3]) == 0;
}

static inline guint
get_first (const Elements *set)
{
  guint word = 0;

  while (set->words[word] == 0)
    word++;
  return 64 * word + (guint)__builtin_ctzll (set->words[word]);
}

static inline Elements
minus (const Elements *set,
       const Elements *other)
{
  Elements result;

  for (guint i = 0; i < N_WORDS; i++)
    result.words[i] = set->words[i] & ~other->words[i];
  return result;
}

static inline Elements
join (const Elements *set,
      const Elements *other)
{
  Elements result;

  for (guint i = 0; i < N_WORDS; i++)
    result.words[i] = set->words[i] | other->words[i];
  return result;
}

static inline gboolean
meet (const Elements *set,
      const Elements *other)
{
  guint64 both = 0;

  for (guint i = 0; i < N_WORDS; i++)
    both |= set->words[i] & other->words[i];
  return both != 0;
}

static guint
count (const Elements *set)
{
  return sudoku_set_count ((SudokuSet){ { set->words[0], set->words[1] } }) +
         sudoku_set_count ((SudokuSet){ { set->words[2], set->words[3] } });
}

static SudokuSet
with (SudokuSet set,
      guint member)
{
  return sudoku_set_or (set, sudoku_set_single (member));
}

/* Returns FALSE when there are too many. */
static gboolean
load_elements (Search *self,
               gboolean with_conflicts)
{
  guint side = sudoku_links_get_side (self->links);
  const SudokuCandidates *candidates = sudoku_position_get_candidates (self->position);

  for (guint cell = 0; cell < side * side; cell++)
    if (!sudoku_position_is_filled (self->position, cell) &&
        sudoku_set_has (sudoku_candidates_get (candidates, cell), self->value))
      {
        if (self->n == N_ELEMENTS_MAX)
          return FALSE;
        self->cells[self->n++] = (guint16)cell;
      }
  for (guint i = 0; i < self->n && with_conflicts; i++)
    for (guint k = 0; k < i; k++)
      if (sudoku_links_conflict (self->links, self->cells[i] * side + self->value - 1,
                                 self->cells[k] * side + self->value - 1))
        {
          add (&self->seen[i], k);
          add (&self->seen[k], i);
        }
  return TRUE;
}

static gboolean
load_houses (Search *self)
{
  const SudokuGeometry *geometry = sudoku_links_get_geometry (self->links);
  guint side = sudoku_links_get_side (self->links);
  guint n_houses = sudoku_geometry_get_n_houses (geometry);
  g_autofree guint16 *numbers = g_new0 (guint16, side * side); /* from 1 */

  for (guint i = 0; i < self->n; i++)
    numbers[self->cells[i]] = (guint16)(i + 1);
  for (guint house = 0; house < n_houses; house++)
    {
      const guint16 *cells = sudoku_geometry_get_house_cells (geometry, house);
      Elements elements = { { 0 } };

      for (guint i = 0; i < side; i++)
        if (numbers[cells[i]] > 0)
          add (&elements, numbers[cells[i]] - 1u);
      if (count (&elements) < 2)
        continue;
      if (self->n_houses == N_HOUSES_MAX)
        return FALSE;
      for (guint i = 0; i < self->n; i++)
        if (has (&elements, i))
          self->houses_of[i] = with (self->houses_of[i], self->n_houses);
      self->numbers[self->n_houses] = (guint16)house;
      self->kinds[self->n_houses] = house < side       ? SUDOKU_FISH_ROWS
                                    : house < 2 * side ? SUDOKU_FISH_COLUMNS
                                                       : SUDOKU_FISH_OTHERS;
      if ((self->kinds[self->n_houses] & self->base_kinds) != 0)
        self->bases_allowed = with (self->bases_allowed, self->n_houses);
      if ((self->kinds[self->n_houses] & self->cover_kinds) != 0)
        self->covers_allowed = with (self->covers_allowed, self->n_houses);
      self->houses[self->n_houses++] = elements;
    }
  return TRUE;
}

/* What lies in more links than truths, if it excludes all fins. */
static void
find_removed (const Search *self,
              const guint8 *n_bases,
              const guint8 *n_covers,
              SudokuFish *fish)
{
  Elements fins = { { 0 } };

  for (guint i = 0; i < self->n; i++)
    if (n_bases[i] > n_covers[i])
      add (&fins, i);
  for (guint i = 0; i < self->n; i++)
    if (n_bases[i] > 0)
      {
        fish->cells[fish->n_cells] = self->cells[i];
        fish->is_fin[fish->n_cells++] = has (&fins, i);
      }
  fish->n_fins = count (&fins);
  for (guint i = 0; i < self->n; i++)
    {
      Elements rest = minus (&fins, &self->seen[i]);

      if (n_covers[i] > n_bases[i] && is_empty (&rest))
        fish->removed[fish->n_removed++] = self->cells[i];
    }
}

static void
take_houses (const Search *self,
             SudokuSet houses,
             guint16 *numbers,
             SudokuFishHouses *kinds,
             guint8 *counts)
{
  guint house, n = 0;

  *kinds = 0;
  SUDOKU_SET_FOREACH (houses, house)
  {
    numbers[n++] = self->numbers[house];
    *kinds |= self->kinds[house];
    for (guint i = 0; i < self->n; i++)
      counts[i] = (guint8)(counts[i] + has (&self->houses[house], i));
  }
}

static gboolean
is_sashimi (const Search *self,
            SudokuSet bases,
            const guint8 *n_bases,
            const guint8 *n_covers)
{
  guint house;

  SUDOKU_SET_FOREACH (bases, house)
  {
    guint n_inside = 0;

    for (guint i = 0; i < self->n; i++)
      n_inside += has (&self->houses[house], i) && n_bases[i] <= n_covers[i] ? 1 : 0;
    if (n_inside < 2)
      return TRUE;
  }
  return FALSE;
}

/* Reports a fish with these truths and links. */
static void
tell (Search *self,
      SudokuSet bases,
      SudokuSet covers)
{
  guint8 n_bases[N_ELEMENTS_MAX] = { 0 }, n_covers[N_ELEMENTS_MAX] = { 0 };
  guint16 cells[N_ELEMENTS_MAX], removed[N_ELEMENTS_MAX];
  gboolean is_fin[N_ELEMENTS_MAX];
  SudokuSet key[2] = { bases, covers };
  SudokuFish fish = {
    .value = self->value,
    .size = self->size,
    .n_covers = sudoku_set_count (covers),
    .cells = cells,
    .is_fin = is_fin,
    .removed = removed,
  };
  g_autoptr (GBytes) bytes = g_bytes_new (key, sizeof key);

  if (!g_hash_table_add (self->known, g_steal_pointer (&bytes)))
    return;
  take_houses (self, bases, fish.bases, &fish.base_kinds, n_bases);
  take_houses (self, covers, fish.covers, &fish.cover_kinds, n_covers);
  find_removed (self, n_bases, n_covers, &fish);
  fish.sashimi = fish.n_fins > 0 && is_sashimi (self, bases, n_bases, n_covers);
  if ((fish.n_removed > 0 || self->target == LOST_BEFORE) && !self->func (&fish, self->user_data))
    self->stopped = TRUE;
}

/* All truths are chosen, and all links but the one that contains the target. */
static void
finish (Search *self,
        const Choice *choice)
{
  SudokuSet taken = sudoku_set_or (choice->bases, choice->covers);
  SudokuSet last;
  guint house;

  if (self->target == NO_TARGET || self->target == LOST_BEFORE)
    {
      tell (self, choice->bases, choice->covers);
      return;
    }
  last = sudoku_set_minus (
    sudoku_set_and (self->houses_of[self->target], self->covers_allowed), taken);
  SUDOKU_SET_FOREACH (last, house)
  if (!self->stopped)
    tell (self, choice->bases, with (choice->covers, house));
}

static void grow (Search *self, const Choice *choice);

static void
add_cover (Search *self,
           const Choice *choice)
{
  SudokuSet houses = sudoku_set_minus (
    sudoku_set_minus (
      sudoku_set_and (self->houses_of[get_first (&choice->open)], self->covers_allowed),
      choice->covers_barred),
    choice->bases);
  Choice next = *choice;
  guint house;

  next.n_covers++;
  SUDOKU_SET_FOREACH (houses, house)
  {
    next.covers = with (choice->covers, house);
    next.open = minus (&choice->open, &self->houses[house]);
    next.covered = join (&choice->covered, &self->houses[house]);
    grow (self, &next);
    next.covers_barred = with (next.covers_barred, house);
    if (self->stopped)
      return;
  }
}

/* @houses: what may be chosen */
static void
add_base (Search *self,
          const Choice *choice,
          SudokuSet houses)
{
  Choice next = *choice;
  guint house;

  next.n_bases++;
  SUDOKU_SET_FOREACH (houses, house)
  {
    const Elements *left = &self->left[house];

    if (is_empty (left) || meet (left, &choice->used) ||
        (choice->n_bases > 0 && !meet (left, &choice->covered)))
      continue;
    next.bases = with (choice->bases, house);
    next.open = minus (left, &choice->covered);
    next.used = join (&choice->used, left);
    if (choice->n_covers < self->n_covers_max || is_empty (&next.open))
      grow (self, &next);
    next.bases_barred = with (next.bases_barred, house);
    if (self->stopped)
      return;
  }
}

static void
grow (Search *self,
      const Choice *choice)
{
  guint n_spare = self->size - self->n_covers_max;
  SudokuSet houses;

  if (!sudoku_step_search_spend (self->search, 1))
    {
      self->stopped = TRUE;
      return;
    }
  if (!is_empty (&choice->open))
    {
      if (choice->n_covers < self->n_covers_max)
        add_cover (self, choice);
      return;
    }
  if (choice->n_bases == choice->n_covers + n_spare)
    {
      if (choice->n_bases == self->size)
        finish (self, choice);
      return;
    }
  if (choice->n_bases == self->size)
    return;
  houses = sudoku_set_minus (sudoku_set_minus (self->bases_allowed, choice->bases_barred),
                             sudoku_set_or (choice->bases, choice->covers));
  add_base (self, choice, houses);
}

static void
look_at (Search *self,
         guint target)
{
  Choice choice = { 0 };
  SudokuSet houses = self->bases_allowed;

  self->target = target;
  self->n_covers_max = self->size - (target == NO_TARGET ? 0 : 1);
  for (guint house = 0; house < self->n_houses; house++)
    self->left[house] = self->houses[house];
  if (target != NO_TARGET)
    {
      for (guint house = 0; house < self->n_houses; house++)
        self->left[house] = minus (&self->houses[house], &self->seen[target]);
      houses = sudoku_set_minus (houses, self->houses_of[target]);
      choice.bases_barred = self->houses_of[target];
    }
  add_base (self, &choice, houses);
}

/* Considers what is lost in all houses: the truths need one link fewer. */
static void
look_without (Search *self,
              const gboolean *lost)
{
  Choice choice = { 0 };
  Elements gone = { { 0 } };

  for (guint i = 0; i < self->n; i++)
    if (lost[self->cells[i]])
      add (&gone, i);
  self->target = LOST_BEFORE;
  self->n_covers_max = self->size - 1;
  for (guint house = 0; house < self->n_houses; house++)
    self->left[house] = minus (&self->houses[house], &gone);
  if (!is_empty (&gone))
    add_base (self, &choice, self->bases_allowed);
}

static void
search_free (Search *self)
{
  g_hash_table_unref (self->known);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Search, search_free)

/* (transfer full) (nullable): a search for fish of one value; NULL when there are too many
 * candidates */
static Search *
search_new (SudokuStepSearch *search,
            guint value,
            guint size,
            SudokuFishHouses base_kinds,
            SudokuFishHouses cover_kinds,
            gboolean with_conflicts,
            SudokuFishFunc func,
            gpointer user_data)
{
  g_autoptr (Search) self = g_new0 (Search, 1);

  self->search = search;
  self->position = sudoku_step_search_get_position (search);
  self->links = sudoku_step_search_get_links (search);
  self->value = value;
  self->size = size;
  self->base_kinds = base_kinds;
  self->cover_kinds = cover_kinds;
  self->func = func;
  self->user_data = user_data;
  self->known =
    g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify)g_bytes_unref, NULL);
  if (!load_elements (self, with_conflicts) || !load_houses (self))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * sudoku_fish_find: (skip)
 * @search: a search that runs
 * @value: 1…N
 * @size: how many truths, up to %SUDOKU_FISH_SIZE_MAX
 * @base_kinds: which houses may be truths
 * @cover_kinds: which houses may be links
 * @finned: whether fins are allowed: then all fish are found, otherwise those without fins
 * @func: gets each fish once
 * @user_data: for @func
 *
 * Finds fish. Exponential in @size; each choice counts as work of the search.
 *
 * Returns: whether all were looked at
 */
gboolean
sudoku_fish_find (SudokuStepSearch *search,
                  guint value,
                  guint size,
                  SudokuFishHouses base_kinds,
                  SudokuFishHouses cover_kinds,
                  gboolean finned,
                  SudokuFishFunc func,
                  gpointer user_data)
{
  g_autoptr (Search) self = NULL;

  g_return_val_if_fail (search != NULL && func != NULL, FALSE);
  g_return_val_if_fail (size > 1 && size <= SUDOKU_FISH_SIZE_MAX, FALSE);

  self =
    search_new (search, value, size, base_kinds, cover_kinds, TRUE, func, user_data);
  if (self == NULL)
    return TRUE;
  if (!finned)
    look_at (self, NO_TARGET);
  for (guint target = 0; finned && target < self->n && !self->stopped; target++)
    look_at (self, target);
  return !self->stopped;
}

/**
 * sudoku_fish_find_too_few: (skip)
 * @search: a search that runs
 * @value: 1…N
 * @size: how many truths, up to %SUDOKU_FISH_SIZE_MAX
 * @base_kinds: which houses may be truths
 * @cover_kinds: which houses may be links
 * @lost: (array): by cell: whether it is supposed not to hold the value
 * @func: gets each of them once: the fins are all candidates that are in no link, that is, the lost
 *   ones
 * @user_data: for @func
 *
 * Finds truths whose candidates, apart from the lost ones, lie in one link fewer than there are
 * truths: the suppositions can't all hold. A set is left out when a part of it would do.
 * Exponential in @size; each choice counts as work of the search.
 *
 * Returns: whether all were looked at
 */
gboolean
sudoku_fish_find_too_few (SudokuStepSearch *search,
                          guint value,
                          guint size,
                          SudokuFishHouses base_kinds,
                          SudokuFishHouses cover_kinds,
                          const gboolean *lost,
                          SudokuFishFunc func,
                          gpointer user_data)
{
  g_autoptr (Search) self = NULL;

  g_return_val_if_fail (search != NULL && lost != NULL && func != NULL, FALSE);
  g_return_val_if_fail (size > 1 && size <= SUDOKU_FISH_SIZE_MAX, FALSE);

  self =
    search_new (search, value, size, base_kinds, cover_kinds, FALSE, func, user_data);
  if (self == NULL)
    return TRUE;
  look_without (self, lost);
  return !self->stopped;
}
