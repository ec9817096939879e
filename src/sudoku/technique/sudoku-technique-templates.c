/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Templates: the ways in which one value can be placed in all houses at once. A place that is in
 * none of them is impossible, one that is in all of them is certain; templates of other values
 * don't have any of the certain cells. They are not enumerated: for each place one with it and one
 * without it is looked for. */

#include <glib/gi18n.h>

#include "sudoku-step-search.h"

/* Beyond this side nobody could follow them. */
#define SIDE_MAX 16
#define N_PLACES_MAX (SIDE_MAX * SIDE_MAX)
/* Places of a value, as bits. */
#define N_WORDS (N_PLACES_MAX / 64)

typedef enum
{
  SET,
  DELETE,
} Kind;

typedef struct
{
  guint64 words[N_WORDS];
} Places;

/* One value: its places, which of them exclude each other, and the truths that have it. */
typedef struct
{
  SudokuStepSearch *search;
  guint n_places;
  guint32 candidates[N_PLACES_MAX];
  Places excluded[N_PLACES_MAX]; /* by place */
  GArray *truths;                /* owned: guint32 */
  GArray *members;               /* owned: Places, by truth */
  Places open;                   /* not in cells that are certain for another value */
  Places certain;                /* in all templates */
  SudokuSet used;                /* the values that decided this, itself included */
  gboolean over;                 /* whether the budget is used up */
} Value;

static void
value_free (gpointer data)
{
  Value *self = data;

  g_array_unref (self->truths);
  g_array_unref (self->members);
  g_free (self);
}

static void
add_place (Places *places,
           guint place)
{
  places->words[place / 64] |= G_GUINT64_CONSTANT (1) << place % 64;
}

static void
remove_places (Places *places,
               const Places *others)
{
  for (guint i = 0; i < N_WORDS; i++)
    places->words[i] &= ~others->words[i];
}

/* How many candidates of a truth are open; @first gets one of them. */
static guint
count_open (const Places *open,
            const Places *members,
            guint *first)
{
  guint n = 0;

  for (guint i = 0; i < N_WORDS; i++)
    {
      guint64 word = open->words[i] & members->words[i];

      if (word != 0)
        *first = i * 64 + (guint)__builtin_ctzll (word);
      n += (guint)__builtin_popcountll (word);
    }
  return n;
}

/* Whether there is a template of chosen or open places only that has all chosen ones. */
static gboolean
has_template (Value *self,
              Places open,
              Places chosen)
{
  const Places *fewest = NULL;
  guint n_fewest = G_MAXUINT, place = 0, unused = 0;

  if (!sudoku_step_search_spend (self->search, self->truths->len))
    self->over = TRUE;
  if (self->over)
    return TRUE;
  for (guint i = 0; i < self->truths->len; i++)
    {
      const Places *members = &g_array_index (self->members, Places, i);
      guint n = count_open (&open, members, &unused);

      if (n < n_fewest && count_open (&chosen, members, &unused) == 0)
        {
          n_fewest = n;
          fewest = members;
        }
    }
  if (fewest == NULL)
    return TRUE;
  while (count_open (&open, fewest, &place) > 0)
    {
      Places next = open, with = chosen, one = { { 0 } };

      add_place (&one, place);
      add_place (&with, place);
      remove_places (&next, &self->excluded[place]);
      remove_places (&next, &one);
      if (has_template (self, next, with))
        return TRUE;
      remove_places (&open, &one);
    }
  return FALSE;
}

static gboolean
is_in_template (Value *self,
                guint place)
{
  Places open = self->open, chosen = { { 0 } };

  add_place (&chosen, place);
  remove_places (&open, &self->excluded[place]);
  remove_places (&open, &chosen);
  return has_template (self, open, chosen);
}

static gboolean
can_be_spared (Value *self,
               guint place)
{
  Places open = self->open, one = { { 0 } }, nothing = { { 0 } };

  add_place (&one, place);
  remove_places (&open, &one);
  return has_template (self, open, nothing);
}

static void
add_truth (Value *self,
           const SudokuPosition *position,
           const SudokuLinks *links,
           guint32 truth)
{
  const guint32 *candidates = sudoku_links_get_candidates (links, truth);
  guint side = sudoku_links_get_side (links);
  Places members = { { 0 } };
  guint unused = 0;

  for (guint i = 0; i < side; i++)
    {
      if (sudoku_position_has (position, candidates[i]) &&
          sudoku_position_is_filled (position, candidates[i] / side))
        return;
      for (guint k = 0; k < self->n_places; k++)
        if (self->candidates[k] == candidates[i])
          add_place (&members, k);
    }
  if (count_open (&members, &members, &unused) == 0)
    return;
  g_array_append_val (self->truths, truth);
  g_array_append_val (self->members, members);
}

static gboolean
has_place (const Places *places,
           guint place)
{
  return (places->words[place / 64] >> place % 64 & 1) != 0;
}

static Value *
read_value (SudokuStepSearch *search,
            guint value)
{
  const SudokuPosition *position = sudoku_step_search_get_position (search);
  const SudokuLinks *links = sudoku_step_search_get_links (search);
  SudokuGeometry *geometry = sudoku_links_get_geometry (links);
  guint n_houses = sudoku_groups_get_n_houses (sudoku_geometry_get_groups (geometry));
  guint side = sudoku_links_get_side (links);
  Value *self = g_new0 (Value, 1);

  self->search = search;
  self->used = sudoku_set_single (value - 1);
  self->truths = g_array_new (FALSE, FALSE, sizeof (guint32));
  self->members = g_array_new (FALSE, FALSE, sizeof (Places));
  for (guint cell = 0; cell < side * side; cell++)
    if (sudoku_position_has (position, cell * side + value - 1) &&
        !sudoku_position_is_filled (position, cell))
      {
        add_place (&self->open, self->n_places);
        self->candidates[self->n_places++] = cell * side + value - 1;
      }
  for (guint i = 0; i < self->n_places; i++)
    for (guint k = 0; k < self->n_places; k++)
      if (sudoku_links_conflict (links, self->candidates[i], self->candidates[k]))
        add_place (&self->excluded[i], k);
  for (guint house = 0; house < n_houses; house++)
    add_truth (self, position, links, sudoku_links_get_house_truth (links, house, value));
  return self;
}

/* Cells that are certain for one value are closed to all others. */
static void
close_cells (Value *self,
             const Value *other,
             guint side)
{
  for (guint i = 0; i < other->n_places; i++)
    for (guint k = 0; k < self->n_places && has_place (&other->certain, i); k++)
      if (self->candidates[k] / side == other->candidates[i] / side &&
          has_place (&self->open, k))
        {
          Places one = { { 0 } };

          add_place (&one, k);
          remove_places (&self->open, &one);
          self->used = sudoku_set_or (self->used, other->used);
        }
}

/* Returns whether any place has become certain. */
static gboolean
find_certain (Value *self,
              const GPtrArray *values,
              guint side)
{
  gboolean found = FALSE;

  for (guint i = 0; i < values->len; i++)
    if (g_ptr_array_index (values, i) != self)
      close_cells (self, g_ptr_array_index (values, i), side);
  for (guint i = 0; i < self->n_places && !self->over; i++)
    if (has_place (&self->open, i) && !has_place (&self->certain, i) &&
        !can_be_spared (self, i))
      {
        add_place (&self->certain, i);
        found = TRUE;
      }
  return found;
}

/* All values, with the certain cells of each. %NULL: the budget is used up. */
static GPtrArray *
read_values (SudokuStepSearch *search,
             guint side)
{
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (value_free);
  gboolean found = TRUE;

  for (guint value = 1; value <= side; value++)
    g_ptr_array_add (values, read_value (search, value));
  while (found)
    {
      found = FALSE;
      for (guint i = 0; i < side; i++)
        {
          Value *value = g_ptr_array_index (values, i);

          found |= find_certain (value, values, side);
          if (value->over)
            return NULL;
        }
    }
  return g_steal_pointer (&values);
}

static SudokuStep *
make_step (const SudokuTechnique *technique,
           Value *self,
           const GPtrArray *values)
{
  SudokuStep *step = sudoku_step_new (technique);
  guint k;

  for (guint i = 0; i < self->n_places && self->truths->len > 0; i++)
    if (technique->variant == SET && has_place (&self->certain, i))
      sudoku_step_place (step, self->candidates[i]);
    else if (technique->variant == DELETE &&
             (!has_place (&self->open, i) || !is_in_template (self, i)))
      sudoku_step_remove (step, self->candidates[i]);
  SUDOKU_SET_FOREACH (self->used, k)
  {
    const Value *other = g_ptr_array_index (values, k);

    for (guint i = 0; i < other->truths->len; i++)
      sudoku_step_add_truth (step, g_array_index (other->truths, guint32, i));
  }
  for (guint i = 0; i < self->n_places; i++)
    sudoku_step_add_mark (step, self->candidates[i], SUDOKU_ROLE_PATTERN);
  return step;
}

static void
find_templates (SudokuStepSearch *search,
                const SudokuTechnique *technique)
{
  guint side = sudoku_links_get_side (sudoku_step_search_get_links (search));
  g_autoptr (GPtrArray) values = side <= SIDE_MAX ? read_values (search, side) : NULL;

  for (guint i = 0; values != NULL && i < side; i++)
    {
      Value *value = g_ptr_array_index (values, i);
      SudokuStep *step = make_step (technique, value, values);

      if (value->over)
        sudoku_step_unref (step);
      if (value->over || !sudoku_step_search_add (search, step))
        return;
    }
}

static const SudokuTechnique techniques[] = {
  {
    .id = "template-set",
    .code = "1201",
    .name = N_ ("Template, certain places"),
    .find = find_templates,
    .variant = SET,
    .hodoku_order = 790,
    .hodoku_weight = 10000,
    .level = SUDOKU_LEVEL_EXTREME,
  },
  {
    .id = "template-delete",
    .code = "1202",
    .name = N_ ("Template, impossible places"),
    .find = find_templates,
    .variant = DELETE,
    .hodoku_order = 790,
    .hodoku_weight = 10000,
    .level = SUDOKU_LEVEL_EXTREME,
  },
};

const SudokuTechniqueFamily sudoku_technique_family_templates = {
  .id = "templates",
  .name = N_ ("Templates"),
  .techniques = techniques,
  .n_techniques = G_N_ELEMENTS (techniques),
};
