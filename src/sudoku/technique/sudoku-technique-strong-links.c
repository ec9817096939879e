/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Two, three or four connected strong links of a value: houses in which it is at one of two ends,
 * which are single cells or, grouped, several. The far end of each sees the near end of the next,
 * so the value is at one of the two outer ends, and nowhere where both are seen. If these see each
 * other, too, that applies to every link. */

#include <glib/gi18n.h>

#include "sudoku-step-search.h"
#include "sudoku-trial.h"

#define LINKS_MAX 4

/* The kind of a house. */
typedef enum
{
  REGION,
  ROW,
  COLUMN,
  OTHER,
} HouseKind;

/* A house in which a value is at one of two ends, which may share a place. */
typedef struct
{
  guint house;
  HouseKind kind;
  gboolean grouped;
  SudokuSet ends[2];  /* places in the house */
  guint64 *houses[2]; /* of the bits: other houses that have all of an end */
  guint64 *seen[2];   /* of the bits: cells that all of an end see */
} Link;

typedef struct
{
  guint rating;
  guint n_removed;
  guint order;
  SudokuStep *step; /* owned */
} Hint;

/* A link in the chain, entered at one end. */
typedef struct
{
  guint link;
  guint near;
  guint shared; /* the house of its far end and the near end of the next */
} Member;

typedef struct
{
  SudokuStepSearch *search;
  const SudokuTechnique *technique;
  const SudokuTrial *trial;
  guint value;
  GArray *links;        /* Link: of the value */
  GPtrArray *bits;      /* owned: bits of links */
  guint n_house_words;  /* of each set of houses */
  guint n_cell_words;   /* of each set of cells */
  guint64 *house_cells; /* owned: by house: bits of its cells */
  guint64 *value_cells; /* owned: bits of cells that may hold the value */
  guint64 *removed;     /* owned: bits of cells: scratch */
  Member chain[LINKS_MAX];
  guint n_chain;
  guint8 *used;  /* owned: by cell: whether it is a place of a link of the chain */
  GArray *hints; /* Hint */
  gboolean over;
} Finder;

static const guint16 *
get_cells (const Finder *self,
           guint house)
{
  return sudoku_geometry_get_house_cells (sudoku_links_get_geometry (self->trial->links), house);
}

static SudokuSet
get_common (const Finder *self,
            guint house,
            guint other)
{
  return self->trial->common[(gsize)house * self->trial->n_houses + other];
}

static const Link *
get_link (const Finder *self,
          guint link)
{
  return &g_array_index (self->links, Link, link);
}

static gboolean
is_subset (SudokuSet set,
           SudokuSet of)
{
  return sudoku_set_is_empty (sudoku_set_minus (set, of));
}

/* Another house that has all these places, or G_MAXUINT. */
static guint
find_house (const Finder *self,
            guint house,
            SudokuSet places)
{
  for (guint other = 0; other < self->trial->n_houses; other++)
    if (other != house && is_subset (places, get_common (self, house, other)))
      return other;
  return G_MAXUINT;
}

static HouseKind
get_kind (const SudokuTrial *trial,
          guint nth)
{
  if (nth < trial->n_regions)
    return REGION;
  if (nth < trial->n_regions + trial->n_rows)
    return ROW;
  return nth < trial->n_regions + 2 * trial->n_rows ? COLUMN : OTHER;
}

static void
set_bit (guint64 *bits,
         guint bit)
{
  bits[bit / 64] |= G_GUINT64_CONSTANT (1) << bit % 64;
}

static gboolean
has_bit (const guint64 *bits,
         guint bit)
{
  return (bits[bit / 64] >> bit % 64 & 1) != 0;
}

/* The houses of an end, and what it sees. */
static void
fill_bits (Finder *self,
           Link *link,
           guint end)
{
  const SudokuGeometry *geometry = sudoku_links_get_geometry (self->trial->links);
  guint n_cells = self->trial->side * self->trial->side, place;
  const guint16 *cells = get_cells (self, link->house);

  link->houses[end] = g_new0 (guint64, self->n_house_words + self->n_cell_words);
  link->seen[end] = link->houses[end] + self->n_house_words;
  g_ptr_array_add (self->bits, link->houses[end]);
  for (guint house = 0; house < self->trial->n_houses; house++)
    if (is_subset (link->ends[end], get_common (self, link->house, house)))
      set_bit (link->houses[end], house);
  for (guint cell = 0; cell < n_cells; cell++)
    {
      gboolean all = has_bit (self->value_cells, cell);

      SUDOKU_SET_FOREACH (link->ends[end], place)
      all = all && sudoku_geometry_are_peers (geometry, cell, cells[place]);
      if (all)
        set_bit (link->seen[end], cell);
    }
}

static void
add_link (Finder *self,
          guint house,
          HouseKind kind,
          SudokuSet one,
          SudokuSet other)
{
  Link link = { .house = house, .kind = kind, .ends = { one, other } };

  link.grouped = sudoku_set_count (sudoku_set_or (one, other)) > 2;
  for (guint i = 0; i < self->links->len; i++)
    {
      const Link *known = get_link (self, i);

      if (known->house == house &&
          ((sudoku_set_equal (known->ends[0], one) && sudoku_set_equal (known->ends[1], other)) ||
           (sudoku_set_equal (known->ends[0], other) && sudoku_set_equal (known->ends[1], one))))
        return;
    }
  fill_bits (self, &link, 0);
  fill_bits (self, &link, 1);
  g_array_append_val (self->links, link);
}

/* Ends that two other houses share with the house. A shared place belongs to both, unless that
 * leaves a single cell to one of them. */
static void
split (Finder *self,
       guint house,
       HouseKind kind,
       SudokuSet one,
       SudokuSet other)
{
  SudokuSet only_one = sudoku_set_minus (one, other), only_other = sudoku_set_minus (other, one);
  guint n_one = sudoku_set_count (only_one), n_other = sudoku_set_count (only_other);

  if (n_one == 0 || n_other == 0)
    return;
  if (n_one == 1)
    add_link (self, house, kind, only_one, other);
  if (n_other == 1)
    add_link (self, house, kind, only_other, one);
  if (n_one > 1 && n_other > 1)
    add_link (self, house, kind, one, other);
}

static void
find_links_of (Finder *self,
               guint house,
               HouseKind kind)
{
  SudokuSet places = sudoku_trial_get_house (self->trial, house, self->value);
  guint n = sudoku_set_count (places), n_houses = self->trial->n_houses;

  if (n == 2 && kind == REGION && find_house (self, house, places) != G_MAXUINT)
    return;
  if (n == 2)
    add_link (self, house, kind, sudoku_set_single (sudoku_set_first (places)),
              sudoku_set_without_first (places));
  for (guint one = 0; n > 2 && one < n_houses; one++)
    {
      SudokuSet ones = sudoku_set_and (places, get_common (self, house, one));
      SudokuSet rest = sudoku_set_minus (places, ones);

      if (one == house || sudoku_set_is_empty (ones) || sudoku_set_is_empty (rest))
        continue;
      for (guint other = one + 1; other < n_houses; other++)
        if (other != house && is_subset (rest, get_common (self, house, other)))
          split (self, house, kind, ones,
                 sudoku_set_and (places, get_common (self, house, other)));
    }
}

static void
find_links (Finder *self)
{
  guint n_cells = self->trial->side * self->trial->side;

  g_array_set_size (self->links, 0);
  g_ptr_array_set_size (self->bits, 0);
  for (guint i = 0; i < self->n_cell_words; i++)
    self->value_cells[i] = 0;
  for (guint cell = 0; cell < n_cells; cell++)
    if (sudoku_set_has (sudoku_trial_get_cell (self->trial, cell), self->value - 1))
      set_bit (self->value_cells, cell);
  for (guint i = 0; i < self->trial->n_houses; i++)
    find_links_of (self, self->trial->houses[i], get_kind (self->trial, i));
}

/* The house that has an end of one link and an end of another, or G_MAXUINT. */
static guint
find_shared (const Finder *self,
             const Link *link,
             guint end,
             const Link *other,
             guint other_end)
{
  for (guint i = 0; i < self->n_house_words; i++)
    {
      guint64 both = link->houses[end][i] & other->houses[other_end][i];

      if (both != 0)
        return i * 64 + (guint)__builtin_ctzll (both);
    }
  return G_MAXUINT;
}

static void
leave_out (const Finder *self,
           guint house)
{
  for (guint i = 0; i < self->n_cell_words; i++)
    self->removed[i] &= ~self->house_cells[house * self->n_cell_words + i];
}

/* Removes the value where two ends are seen, but not in the houses of the chain. */
static guint
remove_seen (const Finder *self,
             SudokuStep *step,
             const guint64 *seen,
             const guint64 *other_seen,
             gboolean also_shared)
{
  guint n = 0;

  for (guint i = 0; i < self->n_cell_words; i++)
    self->removed[i] = seen[i] & other_seen[i];
  for (guint i = 0; i < self->n_chain; i++)
    {
      leave_out (self, get_link (self, self->chain[i].link)->house);
      if (!also_shared && i + 1 < self->n_chain)
        leave_out (self, self->chain[i].shared);
    }
  for (guint i = 0; i < self->n_cell_words; i++)
    for (guint64 word = self->removed[i]; word != 0; word &= word - 1)
      {
        guint cell = i * 64 + (guint)__builtin_ctzll (word);

        sudoku_step_remove (step, cell * self->trial->side + self->value - 1);
        n++;
      }
  return n;
}

/* Parallel lines are easiest; boxes with lines of both kinds, and groups, are harder. */
static guint
rate (const Finder *self)
{
  guint base = self->technique->explainer_weight;
  gboolean kinds[OTHER + 1] = { FALSE }, grouped = FALSE;

  for (guint i = 0; i < self->n_chain; i++)
    {
      const Link *link = get_link (self, self->chain[i].link);

      kinds[link->kind] = TRUE;
      grouped = grouped || link->grouped;
    }
  if (grouped || kinds[OTHER])
    return base + 3;
  if (!kinds[REGION] && !(kinds[ROW] && kinds[COLUMN]))
    return base;
  return base + (kinds[REGION] && kinds[ROW] && kinds[COLUMN] ? 2 : 1);
}

static void
add_marks (const Finder *self,
           SudokuStep *step)
{
  for (guint i = 0; i < self->n_chain; i++)
    {
      const Link *link = get_link (self, self->chain[i].link);
      const guint16 *cells = get_cells (self, link->house);

      sudoku_step_add_truth (
        step, sudoku_links_get_house_truth (self->trial->links, link->house, self->value));
      for (guint k = 0; k < 2; k++)
        {
          SudokuSet places = link->ends[k == 0 ? self->chain[i].near : !self->chain[i].near];
          guint place;

          SUDOKU_SET_FOREACH (places, place)
          sudoku_step_add_mark (step, cells[place] * self->trial->side + self->value - 1,
                                k == 0 ? SUDOKU_ROLE_OFF : SUDOKU_ROLE_ON);
        }
    }
}

static void
conclude (Finder *self)
{
  const Member *first = &self->chain[0], *last = &self->chain[self->n_chain - 1];
  g_autoptr (SudokuStep) step = NULL;
  Hint hint = { .rating = rate (self), .order = self->hints->len };
  gboolean is_ring = find_shared (self, get_link (self, first->link), first->near,
                                  get_link (self, last->link), !last->near) != G_MAXUINT;

  if (hint.rating > sudoku_step_search_get_best_rating (self->search))
    return;
  step = sudoku_step_new (self->technique);
  hint.n_removed = remove_seen (self, step, get_link (self, first->link)->seen[first->near],
                                get_link (self, last->link)->seen[!last->near], is_ring);
  for (guint i = 0; i + 1 < self->n_chain && is_ring; i++)
    {
      const Member *from = &self->chain[i], *to = &self->chain[i + 1];

      hint.n_removed += remove_seen (self, step, get_link (self, from->link)->seen[!from->near],
                                     get_link (self, to->link)->seen[to->near], TRUE);
    }
  if (hint.n_removed == 0)
    return;
  add_marks (self, step);
  sudoku_step_set_rating (step, hint.rating);
  hint.step = g_steal_pointer (&step);
  g_array_append_val (self->hints, hint);
}

/* Marks or unmarks the places of a link. Returns whether none was used before. */
static gboolean
use (Finder *self,
     const Link *link,
     gboolean used)
{
  SudokuSet places = sudoku_trial_get_house (self->trial, link->house, self->value);
  const guint16 *cells = get_cells (self, link->house);
  guint place;

  SUDOKU_SET_FOREACH (places, place)
  if (used && self->used[cells[place]])
    return FALSE;
  SUDOKU_SET_FOREACH (places, place)
  self->used[cells[place]] = used ? 1 : 0;
  return TRUE;
}

static void
extend (Finder *self)
{
  const Member *last = &self->chain[self->n_chain - 1];

  if (self->n_chain == self->technique->size)
    {
      /* Each chain is found from both ends. */
      if (self->chain[0].link < last->link)
        conclude (self);
      return;
    }
  for (guint i = 0; i < self->links->len && !self->over; i++)
    {
      const Link *link = get_link (self, i);

      for (guint near = 0; near < 2; near++)
        {
          guint shared =
            find_shared (self, get_link (self, last->link), !last->near, link, near);

          if (shared == G_MAXUINT || !use (self, link, TRUE))
            continue;
          self->chain[self->n_chain - 1].shared = shared;
          self->chain[self->n_chain++] = (Member){ .link = i, .near = near };
          self->over = !sudoku_step_search_spend (self->search, 4);
          extend (self);
          self->n_chain--;
          use (self, link, FALSE);
        }
    }
}

static int
compare_hints (gconstpointer a,
               gconstpointer b)
{
  const Hint *left = a, *right = b;

  if (left->rating != right->rating)
    return left->rating < right->rating ? -1 : 1;
  if (left->n_removed != right->n_removed)
    return left->n_removed > right->n_removed ? -1 : 1;
  return left->order < right->order ? -1 : 1;
}

static void
hand_over (Finder *self)
{
  gboolean more = TRUE;

  g_array_sort (self->hints, compare_hints);
  for (guint i = 0; i < self->hints->len; i++)
    {
      SudokuStep *step = g_steal_pointer (&g_array_index (self->hints, Hint, i).step);

      if (more)
        more = sudoku_step_search_add (self->search, step);
      else
        sudoku_step_unref (step);
    }
}

/* Chains of links of the value. */
static void
find_chains (Finder *self)
{
  for (guint i = 0; i < self->links->len && !self->over; i++)
    for (guint near = 0; near < 2; near++)
      {
        use (self, get_link (self, i), TRUE);
        self->chain[0] = (Member){ .link = i, .near = near };
        self->n_chain = 1;
        extend (self);
        use (self, get_link (self, i), FALSE);
      }
}

static void
find (SudokuStepSearch *search,
      const SudokuTechnique *technique,
      SudokuTrial *trial)
{
  Finder self = { .search = search, .technique = technique, .trial = trial };
  guint n_cells = trial->side * trial->side;
  g_autofree guint8 *used = g_new0 (guint8, n_cells);
  g_autofree guint64 *house_cells = NULL;
  g_autofree guint64 *value_cells = NULL;
  g_autofree guint64 *removed = NULL;

  self.used = used;
  self.n_cell_words = (n_cells + 63) / 64;
  self.n_house_words = (trial->n_houses + 63) / 64;
  house_cells = g_new0 (guint64, (gsize)trial->n_houses * self.n_cell_words + 1);
  value_cells = g_new0 (guint64, self.n_cell_words);
  removed = g_new0 (guint64, self.n_cell_words);
  self.house_cells = house_cells;
  self.value_cells = value_cells;
  self.removed = removed;
  for (guint house = 0; house < trial->n_houses; house++)
    for (guint i = 0; i < trial->side; i++)
      set_bit (house_cells + house * self.n_cell_words, get_cells (&self, house)[i]);
  self.links = g_array_new (FALSE, FALSE, sizeof (Link));
  self.bits = g_ptr_array_new_with_free_func (g_free);
  self.hints = g_array_new (FALSE, FALSE, sizeof (Hint));
  for (self.value = 1; self.value <= trial->side && !self.over; self.value++)
    {
      find_links (&self);
      find_chains (&self);
    }
  hand_over (&self);
  g_array_unref (self.links);
  g_ptr_array_unref (self.bits);
  g_array_unref (self.hints);
}

static const SudokuTechnique techniques[] = {
  {
    .id = "two-strong-links",
    .name = N_ ("Two strong links"),
    .find_on_trial = find,
    .size = 2,
    .explainer_order = 150,
    .explainer_weight = 40,
  },
  {
    .id = "three-strong-links",
    .name = N_ ("Three strong links"),
    .find_on_trial = find,
    .size = 3,
    .explainer_order = 220,
    .explainer_weight = 54,
  },
  {
    .id = "four-strong-links",
    .name = N_ ("Four strong links"),
    .find_on_trial = find,
    .size = 4,
    .explainer_order = 250,
    .explainer_weight = 58,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_strong_links = {
  .id = "strong-links",
  .name = N_ ("Strong links"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
