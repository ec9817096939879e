/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Singles in words: which numbers on the board leave only one place, or only one number. */

#include <glib/gi18n.h>
#include <sudoku-single-reason.h>
#include <words-terms.h>

#include "words-telling.h"

/* From this side on the reasons are many, so that few are named and the others counted. */
#define SIDE_LARGE 16
/* So many are named then. */
#define N_NAMED 4

typedef struct
{
  WordsTelling *telling;
  const SudokuSingleReason *reason;
} Single;

static const SudokuExcluder *
get_excluder (const Single *self,
              guint number)
{
  return &g_array_index (self->reason->excluders, SudokuExcluder, number);
}

static void
light_excluders (const Single *self)
{
  for (guint i = 0; i < self->reason->excluders->len; i++)
    words_telling_light_cell (self->telling, get_excluder (self, i)->cell);
}

/* What a number excludes in the cell of the answer is seen at the number. */
static void
show_exclusions (const Single *self)
{
  guint side = self->telling->side;

  for (guint i = 0; i < self->reason->excluders->len; i++)
    {
      const SudokuExcluder *excluder = get_excluder (self, i);
      guint number;

      SUDOKU_SET_FOREACH (excluder->excluded, number)
      {
        guint cell = g_array_index (self->reason->others, guint32, number) / side;

        words_telling_show_exclusion (
          self->telling, excluder->cell,
          cell == self->reason->candidate / side ? excluder->cell : cell);
      }
    }
}

/* What a number excludes by a rule that is not about houses: "row 1 column 2 can’t be 3 or 5", an
 * item for each cell. */
static GPtrArray *
list_excluded (const Single *self,
               guint32 own)
{
  WordsTelling *telling = self->telling;
  const guint32 *candidates = sudoku_links_get_candidates (telling->links, self->reason->truth);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_free);
  guint side = telling->side;

  for (guint k = 0, next = 0; k < side; k = next)
    {
      guint cell = candidates[k] / side;
      SudokuSet values = SUDOKU_SET_EMPTY;
      g_autofree char *name = NULL;
      g_autofree char *numbers = NULL;

      /* The candidates of a cell stand together. */
      for (next = k; next < side && candidates[next] / side == cell; next++)
        if (candidates[next] != self->reason->candidate &&
            !sudoku_position_is_filled (telling->position, cell) &&
            sudoku_links_conflict (telling->links, own, candidates[next]))
          values = sudoku_set_or (values, sudoku_set_single (candidates[next] % side + 1));
      if (sudoku_set_is_empty (values))
        continue;
      name = words_telling_name_cell (telling, cell);
      numbers = words_telling_name_any_value (telling, values);
      /* Translators: a cell and numbers ("3 or 5"), as an item of a list. */
      g_ptr_array_add (items, g_strdup_printf (_ ("%s can’t be %s"), name, numbers));
    }
  return items;
}

/* Numbers that exclude by a rule that is not about houses. */
static void
say_single_cells (const Single *self)
{
  WordsTelling *telling = self->telling;

  for (guint i = 0; i < self->reason->excluders->len; i++)
    {
      const SudokuExcluder *excluder = get_excluder (self, i);
      guint32 own = excluder->cell * telling->side + excluder->value - 1;
      g_autoptr (GPtrArray) items = NULL;
      g_autofree char *cell = NULL;
      g_autofree char *excluded = NULL;

      if (excluder->house != SUDOKU_SINGLE_NO_HOUSE)
        continue;
      items = list_excluded (self, own);
      cell = words_telling_name_cell (telling, excluder->cell);
      excluded = words_join (items, 0);
      /* Translators: a cell, its number, and what follows: "Row 3 column 4 is 5, so row 3 column 5
       * can’t be 6." */
      words_telling_say (telling, 0,
                         g_strdup_printf (_ ("%s is %u, so %s."), cell, excluder->value, excluded));
    }
}

static SudokuSet
collect_values_of (const Single *self,
                   const GArray *candidates,
                   guint cell)
{
  SudokuSet values = SUDOKU_SET_EMPTY;

  for (guint i = 0; i < candidates->len; i++)
    {
      guint32 candidate = g_array_index (candidates, guint32, i);

      if (candidate / self->telling->side == cell)
        values =
          sudoku_set_or (values, sudoku_set_single (candidate % self->telling->side + 1));
    }
  return values;
}

/* Candidates of cells that lose the same values. */
static void
say_group (const Single *self,
           const GArray *group,
           gboolean by_rules)
{
  WordsTelling *telling = self->telling;
  g_autofree char *cells = words_telling_name_cells (telling, group);
  g_autofree char *values =
    words_telling_name_any_value (telling, words_telling_collect_values (telling, group));

  if (by_rules)
    /* Translators: one or several cells, and one or several numbers, "3" or "3 or 5". */
    words_telling_say (telling, 0,
                       g_strdup_printf (_ ("By the rules, %s can’t be %s."), cells, values));
  else
    /* Translators: one or several cells, and one or several numbers, "3" or "3 or 5". */
    words_telling_say (
      telling, 0, g_strdup_printf (_ ("It was found before that %s can’t be %s."), cells, values));
}

static void
say_groups (const Single *self,
            const GArray *candidates,
            gboolean by_rules)
{
  guint side = self->telling->side;
  g_autofree gboolean *said = g_new0 (gboolean, candidates->len);

  for (guint i = 0; i < candidates->len; i++)
    {
      guint cell = g_array_index (candidates, guint32, i) / side;
      SudokuSet values = collect_values_of (self, candidates, cell);
      g_autoptr (GArray) group = g_array_new (FALSE, FALSE, sizeof (guint32));

      for (guint k = i; k < candidates->len; k++)
        {
          guint32 other = g_array_index (candidates, guint32, k);

          if (said[k] ||
              !sudoku_set_equal (collect_values_of (self, candidates, other / side), values))
            continue;
          g_array_append_val (group, other);
          said[k] = TRUE;
        }
      if (group->len > 0)
        say_group (self, group, by_rules);
    }
}

/* What no number excludes, but a rule or what was found before. */
static void
say_rest (const Single *self)
{
  say_groups (self, self->reason->by_rules, TRUE);
  say_groups (self, self->reason->before, FALSE);
}

/* "the 4 of the others", without those that are named. */
static char *
word_houses (const char *houses,
             guint n_houses,
             guint n_more,
             guint value)
{
  if (n_more == 0)
    /* Translators: a house or several, and a number: "Columns 1, 2 and 8 already have their 9." */
    return g_strdup_printf (
      ngettext ("%s already has its %u.", "%s already have their %u.", n_houses), houses, value);
  /* Translators: several houses, a number, and how many houses there are besides: "Columns 1, 2 and
   * 8 already have their 9, and so have 3 more houses." */
  return g_strdup_printf (ngettext ("%s already have their %u, and so has %u more house.",
                                    "%s already have their %u, and so have %u more houses.",
                                    n_more),
                          houses, value, n_more);
}

static gint
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  guint one = *(const guint *)a, other = *(const guint *)b;

  return one < other ? -1 : one > other;
}

/* Houses that have the number already. On large boards those that exclude the last places are
 * named: what excludes many is seen at once. */
static void
say_houses (const Single *self,
            guint value)
{
  WordsTelling *telling = self->telling;
  g_autoptr (GArray) houses = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *names = NULL;
  guint n_more = 0;

  for (guint n = 1; n <= telling->side; n++)
    for (guint i = 0; i < self->reason->excluders->len; i++)
      {
        const SudokuExcluder *excluder = get_excluder (self, i);

        if (excluder->house == SUDOKU_SINGLE_NO_HOUSE || excluder->n_excluded != n)
          continue;
        words_telling_light_cell (telling, excluder->cell);
        words_telling_light_house (telling, excluder->house);
        if (telling->side >= SIDE_LARGE && houses->len == N_NAMED)
          n_more++;
        else
          g_array_append_val (houses, excluder->house);
      }
  if (houses->len == 0)
    return;
  g_array_sort (houses, compare_numbers);
  names = words_telling_name_houses (telling, (const guint *)(gpointer)houses->data, houses->len);
  words_telling_say (telling, 0, word_houses (names, houses->len, n_more, value));
}

static void
say_last_cell (const Single *self)
{
  WordsTelling *telling = self->telling;
  g_autofree char *house = words_telling_name_place (telling, self->reason->truth);

  words_telling_light_cell (telling, self->reason->candidate / telling->side);
  /* Translators: a house and a number: "Box 5 has one empty cell left, and 7 is missing there." */
  words_telling_say (telling, 0,
                     g_strdup_printf (_ ("%s has one empty cell left, and %u is missing there."),
                                      house, self->reason->candidate % telling->side + 1));
}

static void
say_only_place (const Single *self)
{
  g_autofree char *cell =
    words_telling_name_cell (self->telling, self->reason->candidate / self->telling->side);

  /* Translators: a cell. */
  words_telling_say (self->telling, 0, g_strdup_printf (_ ("Only %s is left."), cell));
}

static gboolean
is_last_cell (const Single *self,
              guint house)
{
  const guint16 *cells = sudoku_geometry_get_house_cells (self->telling->geometry, house);

  for (guint i = 0; i < self->telling->side; i++)
    if (cells[i] != self->reason->candidate / self->telling->side &&
        !sudoku_position_is_filled (self->telling->position, cells[i]))
      return FALSE;
  return TRUE;
}

static void
tell_in_house (const Single *self,
               guint house)
{
  WordsTelling *telling = self->telling;
  guint value = self->reason->candidate % telling->side + 1;
  g_autofree char *inside = NULL;

  if (is_last_cell (self, house))
    {
      say_last_cell (self);
      return;
    }
  inside = words_telling_name_inside (telling, &house, 1);
  /* Translators: a number, and "in row 1". */
  words_telling_say (telling, 0, g_strdup_printf (_ ("Where does %u go %s?"), value, inside));
  say_houses (self, value);
  say_single_cells (self);
  say_rest (self);
  say_only_place (self);
}

static void
tell_in_truth (const Single *self)
{
  WordsTelling *telling = self->telling;
  g_autoptr (GArray) left = words_telling_list_left (telling, self->reason->truth);

  say_single_cells (self);
  say_rest (self);
  light_excluders (self);
  words_telling_say (telling, 0,
                     words_telling_word_left (telling, self->reason->truth, left));
}

/* The houses that numbers are seen in: those that most of them are in come first. */
static GArray *
list_seen_houses (const Single *self)
{
  GArray *houses = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint n = self->reason->excluders->len; n > 0; n--)
    for (guint i = 0; i < self->reason->excluders->len; i++)
      {
        guint house = get_excluder (self, i)->house, n_of_house = 0;
        gboolean known = house == SUDOKU_SINGLE_NO_HOUSE;

        for (guint k = 0; k < self->reason->excluders->len; k++)
          n_of_house += get_excluder (self, k)->house == house ? 1 : 0;
        for (guint k = 0; k < houses->len; k++)
          known = known || g_array_index (houses, guint, k) == house;
        if (n_of_house == n && !known)
          g_array_append_val (houses, house);
      }
  return houses;
}

/* @house: `SUDOKU_SINGLE_NO_HOUSE`: in all houses */
static SudokuSet
collect_seen (const Single *self,
              guint house)
{
  SudokuSet values = SUDOKU_SET_EMPTY;

  for (guint i = 0; i < self->reason->excluders->len; i++)
    {
      const SudokuExcluder *excluder = get_excluder (self, i);

      if (excluder->house != SUDOKU_SINGLE_NO_HOUSE &&
          (house == SUDOKU_SINGLE_NO_HOUSE || excluder->house == house))
        values = sudoku_set_or (values, sudoku_set_single (excluder->value));
    }
  return values;
}

/* On large boards the numbers of the last house are named, and the others counted. */
static void
say_seen_by_house (const Single *self,
                   const GArray *houses)
{
  WordsTelling *telling = self->telling;
  guint last = g_array_index (houses, guint, houses->len - 1);
  SudokuSet all = collect_seen (self, SUDOKU_SINGLE_NO_HOUSE), of_last = collect_seen (self, last);
  guint n = sudoku_set_count (all);
  const guint *numbers = (const guint *)(gpointer)houses->data;
  g_autofree char *cell =
    words_telling_name_cell (telling, self->reason->candidate / telling->side);
  g_autofree char *values = NULL;
  g_autofree char *place = NULL;
  g_autofree char *inside = NULL;

  if (houses->len == 1)
    {
      inside = words_telling_name_inside (telling, numbers, 1);
      /* Translators: a cell, how many numbers, and "in row 1". */
      words_telling_say (telling, 0,
                         g_strdup_printf (ngettext ("%s sees %u number %s.",
                                                    "%s sees %u different numbers %s.", n),
                                          cell, n, inside));
      return;
    }
  n -= sudoku_set_count (of_last);
  inside = words_telling_name_inside (telling, numbers, houses->len - 1);
  values = words_telling_name_values (telling, of_last);
  place = words_telling_name_inside (telling, &last, 1);
  /* Translators: a cell, how many numbers, "in row 1", and further numbers in another house: "Row 1
   * column 2 sees 12 different numbers in row 1 and in column 2, and 7 and 9 in box 1." */
  words_telling_say (telling, 0,
                     g_strdup_printf (ngettext ("%s sees %u number %s, and %s %s.",
                                                "%s sees %u different numbers %s, and %s %s.", n),
                                      cell, n, inside, values, place));
}

static void
say_seen (const Single *self)
{
  WordsTelling *telling = self->telling;
  g_autoptr (GArray) houses = list_seen_houses (self);
  g_autofree char *cell = NULL;
  g_autofree char *values = NULL;

  if (houses->len == 0)
    return;
  light_excluders (self);
  if (telling->side >= SIDE_LARGE)
    {
      say_seen_by_house (self, houses);
      return;
    }
  cell = words_telling_name_cell (telling, self->reason->candidate / telling->side);
  values = words_telling_name_values (telling, collect_seen (self, SUDOKU_SINGLE_NO_HOUSE));
  /* Translators: a cell, and the numbers that stand in its row, column or box. */
  words_telling_say (telling, 0, g_strdup_printf (_ ("%s sees %s."), cell, values));
}

static void
tell_in_cell (const Single *self)
{
  WordsTelling *telling = self->telling;
  guint32 candidate = self->reason->candidate;

  say_seen (self);
  say_single_cells (self);
  say_rest (self);
  words_telling_light_cell (telling, candidate / telling->side);
  /* Translators: a number. */
  words_telling_say (telling, 0,
                     g_strdup_printf (_ ("Only %u is left."), candidate % telling->side + 1));
}

/**
 * words_tell_single:
 *
 * Tells of a single.
 *
 * Returns: whether it is one
 */
gboolean
words_tell_single (WordsTelling *self)
{
  g_autoptr (SudokuSingleReason) reason =
    sudoku_single_reason_find (self->step, self->position, self->links);
  Single single = { .telling = self, .reason = reason };
  g_autoptr (GArray) left = NULL;
  guint number = 0;

  if (reason == NULL)
    return FALSE;
  left = words_telling_list_left (self, reason->truth);
  if (left->len != 1)
    return FALSE;
  show_exclusions (&single);
  switch (words_telling_take_apart (self, reason->truth, &number))
    {
    case WORDS_ABOUT_HOUSE:
      tell_in_house (&single, number);
      break;
    case WORDS_ABOUT_FURTHER:
      tell_in_truth (&single);
      break;
    case WORDS_ABOUT_CELL:
    default:
      tell_in_cell (&single);
      break;
    }
  return TRUE;
}
