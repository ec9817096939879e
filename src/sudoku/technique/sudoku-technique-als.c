/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Almost locked sets that take values from each other. A value that two sets can't both have links
 * them: when one set loses some value, it has this one, so the other set loses it. */

#include <string.h>

#include <glib/gi18n.h>

#include "sudoku-als.h"

/* The fewest sets of a chain: two are a pair, three a wing. */
#define N_CHAIN_MIN 4
#define N_CHAIN_MAX 7

/* A set linked with another set, and the values of the link. */
typedef struct
{
  guint set;
  SudokuSet values;
} Neighbour;

/* In a chain: a set that has lost a value. */
typedef struct
{
  guint set;
  guint lost;     /* 0: of the first set, which loses the value that is looked at */
  guint before;   /* index of the link before; that of itself: the first set */
  guint n_before; /* how many links */
} Link;

typedef struct
{
  SudokuStepSearch *search;
  const SudokuTechnique *technique;
  const SudokuPosition *position;
  SudokuLinks *links;
  guint side;
  SudokuAlsList *list; /* owned */
  guint n_words;
  GArray *neighbours; /* owned: Neighbour, by set */
  guint *first;       /* owned: where those of a set begin */
  gboolean overlapping;
  gboolean ended;
} Finder;

static void
finder_clear (Finder *self)
{
  sudoku_als_list_free (self->list);
  g_array_unref (self->neighbours);
  g_free (self->first);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Finder, finder_clear)

static Finder
finder_init (SudokuStepSearch *search,
             const SudokuTechnique *technique)
{
  Finder self = { .search = search, .technique = technique };

  self.position = sudoku_step_search_get_position (search);
  self.links = sudoku_step_search_get_links (search);
  self.side = sudoku_links_get_side (self.links);
  self.list = sudoku_als_list_new (search);
  self.n_words = sudoku_als_list_get_n_words (self.list);
  self.neighbours = g_array_new (FALSE, FALSE, sizeof (Neighbour));
  self.first = g_new0 (guint, sudoku_als_list_get_n (self.list) + 1);
  return self;
}

/* Finds which sets are linked, and whether these share cells. */
static void
find_neighbours (Finder *self,
                 gboolean overlapping)
{
  guint n = sudoku_als_list_get_n (self->list);

  self->overlapping = overlapping;
  g_array_set_size (self->neighbours, 0);
  for (guint set = 0; set < n; set++)
    {
      self->first[set] = self->neighbours->len;
      if (self->ended || !sudoku_step_search_spend (self->search, n / 16))
        {
          self->ended = TRUE;
          continue;
        }
      for (guint other = 0; other < n; other++)
        {
          Neighbour neighbour = { .set = other };

          if (other == set)
            continue;
          neighbour.values = sudoku_als_list_find_links (self->list, set, other);
          if (!sudoku_set_is_empty (neighbour.values) &&
              (overlapping || !sudoku_als_list_overlap (self->list, set, other)))
            g_array_append_val (self->neighbours, neighbour);
        }
    }
  self->first[n] = self->neighbours->len;
}

static const Neighbour *
get_neighbour (const Finder *self,
               guint i)
{
  return &g_array_index (self->neighbours, Neighbour, i);
}

static SudokuSet
get_values (const Finder *self,
            guint set)
{
  return sudoku_als_list_get (self->list, set)->values;
}

/* Adds that the cells of a set hold its values, each at most once. */
static void
add_set (const Finder *self,
         SudokuStep *step,
         guint number,
         SudokuRole role)
{
  const SudokuAls *set = sudoku_als_list_get (self->list, number);
  guint value;

  for (guint i = 0; i < set->n_cells; i++)
    {
      sudoku_step_add_truth (step, sudoku_links_get_cell_truth (self->links, set->cells[i]));
      SUDOKU_SET_FOREACH (set->values, value)
      {
        guint32 candidate = set->cells[i] * self->side + value - 1;

        if (sudoku_position_has (self->position, candidate))
          sudoku_step_add_mark (step, candidate, role);
      }
    }
  SUDOKU_SET_FOREACH (set->values, value)
  sudoku_step_add_link (step, sudoku_links_get_house_truth (self->links, set->house, value));
}

/* Whether a value can be removed from any cell that sees it in both sets. */
static gboolean
is_seen (const Finder *self,
         guint set,
         guint other,
         guint value)
{
  const guint64 *seen = sudoku_als_list_get_seen (self->list, set, value);
  const guint64 *other_seen = sudoku_als_list_get_seen (self->list, other, value);
  const guint64 *live = sudoku_als_list_get_live (self->list, value);
  guint64 all = 0;

  for (guint w = 0; w < self->n_words; w++)
    all |= seen[w] & other_seen[w] & live[w];
  return all != 0;
}

static void
remove_cells (const Finder *self,
              SudokuStep *step,
              const guint64 *cells,
              guint value)
{
  for (guint cell = 0; cell < self->side * self->side; cell++)
    if ((cells[cell / 64] >> (cell % 64) & 1) == 1)
      sudoku_step_remove (step, cell * self->side + value - 1);
}

/* Each of @values is in one of the two sets. */
static void
remove_seen (const Finder *self,
             SudokuStep *step,
             guint set,
             guint other,
             SudokuSet values)
{
  guint value;

  SUDOKU_SET_FOREACH (values, value)
  {
    const guint64 *seen = sudoku_als_list_get_seen (self->list, set, value);
    const guint64 *other_seen = sudoku_als_list_get_seen (self->list, other, value);
    const guint64 *live = sudoku_als_list_get_live (self->list, value);

    for (guint w = 0; w < self->n_words; w++)
      for (guint64 cells = seen[w] & other_seen[w] & live[w]; cells != 0; cells &= cells - 1)
        sudoku_step_remove (step, (w * 64 + (guint)__builtin_ctzll (cells)) * self->side +
                                    value - 1);
  }
}

/* The set is locked except for two values, one of which another set takes. */
static void
remove_locked (const Finder *self,
               SudokuStep *step,
               guint set,
               guint other,
               SudokuSet values)
{
  guint value;

  SUDOKU_SET_FOREACH (values, value)
  {
    const guint64 *seen = sudoku_als_list_get_seen (self->list, set, value);
    const guint64 *live = sudoku_als_list_get_live (self->list, value);
    const SudokuAls *others = sudoku_als_list_get (self->list, other);

    for (guint w = 0; w < self->n_words; w++)
      for (guint64 cells = seen[w] & live[w]; cells != 0; cells &= cells - 1)
        {
          guint cell = w * 64 + (guint)__builtin_ctzll (cells);
          gboolean outside = TRUE;

          for (guint i = 0; i < others->n_cells && outside; i++)
            outside = others->cells[i] != cell;
          if (outside)
            sudoku_step_remove (step, cell * self->side + value - 1);
        }
  }
}

static void
add_step (Finder *self,
          SudokuStep *step)
{
  if (!sudoku_step_search_add (self->search, step))
    self->ended = TRUE;
}

/* Two sets; when two values link them, both are locked except for these. */
static void
try_pair (Finder *self,
          guint set,
          const Neighbour *neighbour)
{
  SudokuSet common = sudoku_set_and (get_values (self, set), get_values (self, neighbour->set));
  guint n_links = sudoku_set_count (neighbour->values), value;
  SudokuSet either = n_links > 1 ? common : sudoku_set_minus (common, neighbour->values);
  gboolean any = n_links > 1;
  SudokuStep *step = NULL;

  SUDOKU_SET_FOREACH (either, value)
  any = any || is_seen (self, set, neighbour->set, value);
  if (!any)
    return;
  step = sudoku_step_new (self->technique);
  add_set (self, step, set, SUDOKU_ROLE_PATTERN);
  add_set (self, step, neighbour->set, SUDOKU_ROLE_SECOND);
  remove_seen (self, step, set, neighbour->set, either);
  if (n_links > 1)
    {
      remove_locked (self, step, set, neighbour->set,
                     sudoku_set_minus (get_values (self, set), neighbour->values));
      remove_locked (self, step, neighbour->set, set,
                     sudoku_set_minus (get_values (self, neighbour->set), neighbour->values));
    }
  add_step (self, step);
}

static void
find_pairs (SudokuStepSearch *search,
            const SudokuTechnique *technique)
{
  g_auto (Finder) self = finder_init (search, technique);
  guint n = sudoku_als_list_get_n (self.list);

  find_neighbours (&self, FALSE);
  for (guint set = 0; set < n && !self.ended; set++)
    for (guint i = self.first[set]; i < self.first[set + 1] && !self.ended; i++)
      if (get_neighbour (&self, i)->set > set)
        try_pair (&self, set, get_neighbour (&self, i));
}

static gboolean
is_part_of (const Finder *self,
            guint set,
            guint other)
{
  const SudokuAls *one = sudoku_als_list_get (self->list, set);
  const SudokuAls *another = sudoku_als_list_get (self->list, other);
  guint n = 0;

  for (guint i = 0; i < one->n_cells; i++)
    for (guint k = 0; k < another->n_cells; k++)
      n += one->cells[i] == another->cells[k] ? 1 : 0;
  return n == one->n_cells;
}

/* Two sets linked with a third one by different values. */
static void
try_wing (Finder *self,
          guint pivot,
          const Neighbour *one,
          const Neighbour *other)
{
  SudokuSet between = sudoku_set_or (one->values, other->values);
  SudokuSet common = sudoku_set_minus (
    sudoku_set_and (get_values (self, one->set), get_values (self, other->set)), between);
  SudokuStep *step = NULL;
  gboolean any = FALSE;
  guint value;

  if (sudoku_set_is_empty (common) || sudoku_set_count (between) < 2)
    return;
  SUDOKU_SET_FOREACH (common, value)
  any = any || is_seen (self, one->set, other->set, value);
  if (!any || (!self->overlapping && sudoku_als_list_overlap (self->list, one->set, other->set)) ||
      is_part_of (self, one->set, other->set) || is_part_of (self, other->set, one->set))
    return;
  step = sudoku_step_new (self->technique);
  add_set (self, step, one->set, SUDOKU_ROLE_PATTERN);
  add_set (self, step, pivot, SUDOKU_ROLE_THIRD);
  add_set (self, step, other->set, SUDOKU_ROLE_SECOND);
  remove_seen (self, step, one->set, other->set, common);
  add_step (self, step);
}

/* Sets without common cells first, as people see them more easily. */
static void
find_wings (SudokuStepSearch *search,
            const SudokuTechnique *technique)
{
  g_auto (Finder) self = finder_init (search, technique);
  guint n = sudoku_als_list_get_n (self.list);

  for (guint overlapping = 0; overlapping < 2 && !self.ended; overlapping++)
    {
      find_neighbours (&self, overlapping == 1);
      for (guint set = 0; set < n && !self.ended; set++)
        {
          guint first = self.first[set], end = self.first[set + 1];

          if (!sudoku_step_search_spend (search, (end - first) * (end - first) / 16))
            return;
          for (guint i = first; i < end && !self.ended; i++)
            for (guint k = i + 1; k < end && !self.ended; k++)
              try_wing (&self, set, get_neighbour (&self, i), get_neighbour (&self, k));
        }
    }
}

/* The chain from its first set to a link of it: the value taken by the first link and the one lost
 * by the last are certainly not in the ends. */
static void
try_chain (Finder *self,
           const GArray *chain,
           guint last)
{
  const Link *end = &g_array_index (chain, Link, last);
  guint places[N_CHAIN_MAX] = { 0 }, n = 0, value;
  SudokuSet common;
  SudokuStep *step = NULL;
  gboolean any = FALSE;

  for (guint i = last; n == 0 || i != places[n - 1]; i = g_array_index (chain, Link, i).before)
    places[n++] = i;
  common = sudoku_set_and (get_values (self, g_array_index (chain, Link, places[n - 1]).set),
                           get_values (self, end->set));
  common = sudoku_set_minus (common, sudoku_set_single (end->lost));
  common = sudoku_set_minus (
    common, sudoku_set_single (g_array_index (chain, Link, places[n - 2]).lost));
  SUDOKU_SET_FOREACH (common, value)
  any = any || is_seen (self, g_array_index (chain, Link, places[n - 1]).set, end->set, value);
  if (!any)
    return;
  step = sudoku_step_new (self->technique);
  for (guint i = n; i-- > 0;)
    add_set (self, step, g_array_index (chain, Link, places[i]).set,
             i % 3 == 0   ? SUDOKU_ROLE_SECOND
             : i % 3 == 1 ? SUDOKU_ROLE_THIRD
                          : SUDOKU_ROLE_PATTERN);
  remove_seen (self, step, g_array_index (chain, Link, places[n - 1]).set, end->set, common);
  add_step (self, step);
}

static gboolean
is_in_chain (const GArray *chain,
             guint last,
             guint set)
{
  guint i = last, before = last;

  do
    {
      i = before;
      if (g_array_index (chain, Link, i).set == set)
        return TRUE;
      before = g_array_index (chain, Link, i).before;
    }
  while (before != i);
  return FALSE;
}

/* Whether this search reached a set without the value before; beginnings that are too short for a
 * chain don't count for those that are long enough. */
static gboolean
was_reached (const Finder *self,
             guint *reached,
             const Link *link,
             guint number)
{
  gsize level = MIN (link->n_before, N_CHAIN_MIN - 1) - 1;
  gsize set = level * sudoku_als_list_get_n (self->list) + link->set;
  guint *last = &reached[set * (self->side + 1) + link->lost];

  if (*last == number)
    return TRUE;
  *last = number;
  return FALSE;
}

static void
add_links (const Finder *self,
           guint value,
           GArray *chain,
           guint last,
           guint *reached,
           guint number)
{
  Link link = g_array_index (chain, Link, last);

  for (guint i = self->first[link.set]; i < self->first[link.set + 1]; i++)
    {
      const Neighbour *neighbour = get_neighbour (self, i);
      guint lost;

      SUDOKU_SET_FOREACH (neighbour->values, lost)
      {
        Link next = { neighbour->set, lost, last, link.n_before + 1 };

        if (lost != link.lost && (last > 0 || lost != value) &&
            !is_in_chain (chain, last, neighbour->set) &&
            !was_reached (self, reached, &next, number))
          g_array_append_val (chain, next);
      }
    }
}

/* Breadth first from a set that loses a value. @reached: by length, set and lost value: the number
 * of the last search that came there */
static void
follow_chains (Finder *self,
               guint set,
               guint value,
               GArray *chain,
               guint *reached,
               guint number)
{
  Link first = { .set = set };

  g_array_set_size (chain, 0);
  g_array_append_val (chain, first);
  for (guint i = 0; i < chain->len && !self->ended; i++)
    {
      Link link = g_array_index (chain, Link, i);

      if (link.n_before + 1 >= N_CHAIN_MIN && link.lost != value &&
          sudoku_set_has (get_values (self, link.set), value))
        try_chain (self, chain, i);
      if (link.n_before + 1 < N_CHAIN_MAX)
        add_links (self, value, chain, i, reached, number);
      if (!sudoku_step_search_spend (self->search, 1))
        self->ended = TRUE;
    }
}

static void
find_chains (SudokuStepSearch *search,
             const SudokuTechnique *technique)
{
  g_auto (Finder) self = finder_init (search, technique);
  guint n = sudoku_als_list_get_n (self.list), number = 0, value;
  gsize n_states = (gsize)n * (self.side + 1) * (N_CHAIN_MIN - 1);
  g_autofree guint *reached = g_new0 (guint, n_states + 1);
  g_autoptr (GArray) chain = g_array_new (FALSE, FALSE, sizeof (Link));

  find_neighbours (&self, FALSE);
  for (guint set = 0; set < n && !self.ended; set++)
    SUDOKU_SET_FOREACH (get_values (&self, set), value)
  if (!self.ended && is_seen (&self, set, set, value))
    follow_chains (&self, set, value, chain, reached, ++number);
}

/* An incomplete blossom: a cell, and for each of its values a set that loses it. */
typedef struct
{
  Finder *finder;
  guint stem;
  guint n_values;
  guint values[SUDOKU_SIDE_MAX];
  GArray *petals[SUDOKU_SIDE_MAX]; /* guint: the sets for each of the values */
  guint chosen[SUDOKU_SIDE_MAX];
  guint64 *left; /* by depth, value, word: what sees the value in all sets so far */
} Blossom;

static guint64 *
get_left (const Blossom *self,
          guint depth,
          guint value)
{
  return self->left +
         ((gsize)depth * self->finder->side + value - 1) * self->finder->n_words;
}

/* What is left to remove with one more petal. Returns the values with something left. */
static SudokuSet
narrow (const Blossom *self,
        guint depth,
        guint set,
        SudokuSet values)
{
  const Finder *finder = self->finder;
  SudokuSet left = SUDOKU_SET_EMPTY;
  guint value;

  SUDOKU_SET_FOREACH (sudoku_set_and (values, get_values (finder, set)), value)
  {
    const guint64 *seen = sudoku_als_list_get_seen (finder->list, set, value);
    const guint64 *before = get_left (self, depth, value);
    guint64 *after = get_left (self, depth + 1, value);
    guint64 all = 0;

    for (guint w = 0; w < finder->n_words; w++)
      all |= after[w] = before[w] & seen[w];
    if (all != 0)
      left = sudoku_set_or (left, sudoku_set_single (value));
  }
  return left;
}

static void
add_blossom (Blossom *self,
             SudokuSet values)
{
  Finder *finder = self->finder;
  SudokuStep *step = sudoku_step_new (finder->technique);
  guint value;

  sudoku_step_add_truth (step, sudoku_links_get_cell_truth (finder->links, self->stem));
  for (guint i = 0; i < self->n_values; i++)
    sudoku_step_add_mark (step, self->stem * finder->side + self->values[i] - 1,
                          SUDOKU_ROLE_FIN);
  for (guint i = 0; i < self->n_values; i++)
    add_set (finder, step, self->chosen[i],
             i % 3 == 0   ? SUDOKU_ROLE_PATTERN
             : i % 3 == 1 ? SUDOKU_ROLE_SECOND
                          : SUDOKU_ROLE_THIRD);
  SUDOKU_SET_FOREACH (values, value)
  remove_cells (finder, step, get_left (self, self->n_values, value), value);
  add_step (finder, step);
}

static void
choose_petals (Blossom *self,
               guint depth,
               SudokuSet values)
{
  Finder *finder = self->finder;

  if (depth == self->n_values)
    {
      add_blossom (self, values);
      return;
    }
  for (guint i = 0; i < self->petals[depth]->len && !finder->ended; i++)
    {
      guint set = g_array_index (self->petals[depth], guint, i);
      gboolean allowed = TRUE;
      SudokuSet left;

      for (guint k = 0; k < depth && allowed && !finder->overlapping; k++)
        allowed = !sudoku_als_list_overlap (finder->list, set, self->chosen[k]);
      if (!allowed)
        continue;
      if (!sudoku_step_search_spend (finder->search, 1))
        finder->ended = TRUE;
      left = narrow (self, depth, set, values);
      self->chosen[depth] = set;
      if (!sudoku_set_is_empty (left))
        choose_petals (self, depth + 1, left);
    }
}

/* Returns FALSE when a value has no petal. */
static gboolean
collect_petals (Blossom *self)
{
  const Finder *finder = self->finder;
  guint n = sudoku_als_list_get_n (finder->list);

  for (guint i = 0; i < self->n_values; i++)
    {
      gboolean any = FALSE;

      g_array_set_size (self->petals[i], 0);
      for (guint set = 0; set < n; set++)
        if (sudoku_set_has (get_values (finder, set), self->values[i]))
          {
            const guint64 *seen =
              sudoku_als_list_get_seen (finder->list, set, self->values[i]);

            if ((seen[self->stem / 64] >> (self->stem % 64) & 1) == 0)
              continue;
            g_array_append_val (self->petals[i], set);
            any = TRUE;
          }
      if (!any)
        return FALSE;
    }
  return TRUE;
}

static void
try_stem (Blossom *self,
          guint stem)
{
  const Finder *finder = self->finder;
  SudokuSet own = sudoku_candidates_get (sudoku_position_get_candidates (finder->position), stem);
  SudokuSet others = sudoku_set_minus (sudoku_set_range (1, finder->side), own);
  guint value;

  if (sudoku_position_is_filled (finder->position, stem) || sudoku_set_count (own) < 2)
    return;
  self->stem = stem;
  self->n_values = 0;
  SUDOKU_SET_FOREACH (own, value)
  self->values[self->n_values++] = value;
  SUDOKU_SET_FOREACH (others, value)
  memcpy (get_left (self, 0, value), sudoku_als_list_get_live (finder->list, value),
          finder->n_words * sizeof (guint64));
  if (collect_petals (self))
    choose_petals (self, 0, others);
}

static void
find_blossoms (SudokuStepSearch *search,
               const SudokuTechnique *technique)
{
  g_auto (Finder) finder = finder_init (search, technique);
  g_autofree Blossom *self = g_new0 (Blossom, 1);
  guint side = finder.side;

  self->finder = &finder;
  self->left = g_new0 (guint64, (gsize)(side + 1) * side * finder.n_words);
  for (guint i = 0; i < side; i++)
    self->petals[i] = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint overlapping = 0; overlapping < 2; overlapping++)
    {
      finder.overlapping = overlapping == 1;
      for (guint stem = 0; stem < side * side && !finder.ended; stem++)
        try_stem (self, stem);
    }
  for (guint i = 0; i < side; i++)
    g_array_unref (self->petals[i]);
  g_free (self->left);
}

static const SudokuTechnique techniques[] = {
  {
    .id = "als-xz",
    .code = "0901",
    .name = N_ ("Almost locked sets"),
    .find = find_pairs,
    .hodoku_order = 440,
    .hodoku_weight = 300,
    .level = SUDOKU_LEVEL_EXPERT,
  },
  {
    .id = "als-xy-wing",
    .code = "0902",
    .name = N_ ("Wing of almost locked sets"),
    .find = find_wings,
    .hodoku_order = 450,
    .hodoku_weight = 320,
    .level = SUDOKU_LEVEL_EXPERT,
  },
  {
    .id = "als-chain",
    .code = "0903",
    .name = N_ ("Chain of almost locked sets"),
    .find = find_chains,
    .hodoku_order = 460,
    .hodoku_weight = 340,
    .level = SUDOKU_LEVEL_EXPERT,
  },
  {
    .id = "death-blossom",
    .code = "0904",
    .name = N_ ("Death blossom"),
    .find = find_blossoms,
    .hodoku_order = 470,
    .hodoku_weight = 360,
    .level = SUDOKU_LEVEL_EXPERT,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_als = {
  .id = "als",
  .name = N_ ("Almost locked sets"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
