/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Patterns that are counted, in words: locked candidates, naked and hidden sets, sets over two
 * houses, and bent sets. */

#include <glib/gi18n.h>
#include <words-terms.h>

#include "words-telling.h"

static gboolean
has_guardians (const WordsTelling *self)
{
  guint n = 0;

  sudoku_step_get_guardians (self->step, &n);
  return n > 0;
}

static gboolean
removes_only (const WordsTelling *self)
{
  for (guint i = 0; i < self->n_conclusions; i++)
    if (self->conclusions[i].placed)
      return FALSE;
  return self->n_conclusions > 0;
}

/* Whether the truths are all about cells, or all about numbers in houses. */
static gboolean
are_about (const WordsTelling *self,
           WordsAbout about)
{
  guint number = 0;

  for (guint i = 0; i < self->n_truths; i++)
    if (words_telling_take_apart (self, self->truths[i], &number) != about)
      return FALSE;
  return self->n_truths > 0;
}

/* All candidates of the truths. */
static GArray *
list_all_left (const WordsTelling *self)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < self->n_truths; i++)
    {
      g_autoptr (GArray) left = words_telling_list_left (self, self->truths[i]);

      g_array_append_vals (all, left->data, left->len);
    }
  return all;
}

static gboolean
has_candidate (const GArray *candidates,
               guint32 candidate)
{
  for (guint i = 0; i < candidates->len; i++)
    if (g_array_index (candidates, guint32, i) == candidate)
      return TRUE;
  return FALSE;
}

/* Whether no two of the candidates can both be true. */
static gboolean
exclude_each_other (const WordsTelling *self,
                    const GArray *candidates)
{
  for (guint i = 0; i < candidates->len; i++)
    for (guint k = i + 1; k < candidates->len; k++)
      if (!sudoku_links_conflict (self->links, g_array_index (candidates, guint32, i),
                                  g_array_index (candidates, guint32, k)))
        return FALSE;
  return TRUE;
}

/* A house in which all places of the number are, and that of all conclusions about it. */
static guint
find_other_house (const WordsTelling *self,
                  guint own,
                  const GArray *left,
                  guint value)
{
  for (guint house = 0; house < sudoku_geometry_get_n_houses (self->geometry); house++)
    {
      gboolean fits = house != own;

      for (guint i = 0; i < left->len && fits; i++)
        fits = words_telling_is_in_house (
          self, g_array_index (left, guint32, i) / self->side, house);
      for (guint i = 0; i < self->n_conclusions && fits; i++)
        fits = self->conclusions[i].candidate % self->side + 1 == value &&
               words_telling_is_in_house (self, self->conclusions[i].candidate / self->side,
                                          house);
      if (fits)
        return house;
    }
  return WORDS_NO_HOUSE;
}

static void
say_locked (WordsTelling *self,
            guint own,
            guint other,
            const GArray *left)
{
  guint value = g_array_index (left, guint32, 0) % self->side + 1;
  g_autofree char *inside = words_telling_name_inside (self, &own, 1);
  g_autofree char *inside_other = words_telling_name_inside (self, &other, 1);
  g_autofree char *house_other = NULL;

  words_telling_light (self, left);
  /* Translators: "in box 2", a number, and "in row 1" or several such: "In box 2, 5 fits only in
   * row 1." */
  words_telling_say (self, 0,
                     g_strdup_printf (_ ("%s, %u fits only %s."), inside, value, inside_other));
  words_telling_light_house (self, own);
  house_other = words_telling_name_house (self, other);
  /* Translators: a house, a number, and "in box 2": "So row 1 has its 5 in box 2, and nowhere
   * else." */
  words_telling_say (self, 0,
                     g_strdup_printf (_ ("So %s has its %u %s, and nowhere else."), house_other,
                                      value, inside));
}

/**
 * words_tell_locked:
 *
 * Tells of one truth each of whose candidates excludes the same.
 *
 * Returns: whether the step has just one, and removes something
 */
gboolean
words_tell_locked (WordsTelling *self)
{
  g_autoptr (GArray) left = NULL;
  g_autoptr (GArray) removed = words_telling_list_conclusions (self);
  guint number = 0, other = WORDS_NO_HOUSE;

  if (self->n_truths != 1 || has_guardians (self))
    return FALSE;
  left = words_telling_list_left (self, self->truths[0]);
  if (left->len == 0 || !words_telling_conclusions_see (self, left))
    return FALSE;
  if (words_telling_take_apart (self, self->truths[0], &number) == WORDS_ABOUT_HOUSE)
    other = find_other_house (self, number, left, self->truths[0] % self->side + 1);
  if (other != WORDS_NO_HOUSE)
    {
      say_locked (self, number, other, left);
      return TRUE;
    }
  words_telling_say (self, 0, words_telling_word_left (self, self->truths[0], left));
  words_telling_say_ruled_out (self, left, removed);
  return TRUE;
}

/* A house, and the numbers of a naked set that can be there only once for it. */
typedef struct
{
  guint house;
  SudokuSet values;
} Room;

static void
add_room (GArray *rooms,
          guint house,
          guint value)
{
  Room room = { .house = house, .values = sudoku_set_single (value) };

  for (guint i = 0; i < rooms->len; i++)
    {
      Room *known = &g_array_index (rooms, Room, i);

      if (known->house == house)
        {
          known->values = sudoku_set_or (known->values, room.values);
          return;
        }
    }
  g_array_append_val (rooms, room);
}

static gboolean
are_in_house (const WordsTelling *self,
              const GArray *candidates,
              guint house)
{
  for (guint i = 0; i < candidates->len; i++)
    if (!words_telling_is_in_house (self, g_array_index (candidates, guint32, i) / self->side,
                                    house))
      return FALSE;
  return TRUE;
}

/* Adds the house in which all places of a number are, and a conclusion about it. */
static gboolean
add_room_of (const WordsTelling *self,
             const GArray *places,
             guint32 conclusion,
             GArray *rooms)
{
  for (guint house = 0; house < sudoku_geometry_get_n_houses (self->geometry); house++)
    if (words_telling_is_in_house (self, conclusion / self->side, house) &&
        are_in_house (self, places, house))
      {
        add_room (rooms, house, conclusion % self->side + 1);
        return TRUE;
      }
  return FALSE;
}

/* The houses to which the numbers of a set are bound, so that each can be there only once: those
 * that lose it elsewhere, or any. Returns FALSE when a number is not bound, or a conclusion is
 * about none of these houses. */
static gboolean
find_rooms (const WordsTelling *self,
            const GArray *all,
            SudokuSet values,
            GArray *rooms)
{
  guint value;

  SUDOKU_SET_FOREACH (values, value)
  {
    g_autoptr (GArray) places = words_telling_pick_value (self, all, value);
    gboolean used = FALSE;

    for (guint i = 0; i < self->n_conclusions; i++)
      if (self->conclusions[i].candidate % self->side + 1 == value)
        {
          if (!add_room_of (self, places, self->conclusions[i].candidate, rooms))
            return FALSE;
          used = TRUE;
        }
    if (!used && words_telling_find_common_house (self, places) == WORDS_NO_HOUSE)
      return FALSE;
    if (!used)
      add_room (rooms, words_telling_find_common_house (self, places), value);
  }
  return TRUE;
}

/* A house that has the whole set binds all its numbers. A house from which nothing is removed is
 * needed only where no other one binds its numbers. */
static void
merge_rooms (const WordsTelling *self,
             const GArray *all,
             SudokuSet values,
             GArray *rooms)
{
  gboolean whole = FALSE;

  for (guint i = 0; i < rooms->len; i++)
    if (are_in_house (self, all, g_array_index (rooms, Room, i).house))
      {
        g_array_index (rooms, Room, i).values = values;
        whole = TRUE;
      }
  for (guint i = rooms->len; i-- > 0 && whole;)
    {
      guint house = g_array_index (rooms, Room, i).house;
      gboolean loses = FALSE;

      for (guint k = 0; k < self->n_conclusions; k++)
        loses = loses || words_telling_is_in_house (
                           self, self->conclusions[k].candidate / self->side, house);
      if (!loses)
        g_array_remove_index (rooms, i);
    }
}

/* All numbers in the same houses, as in a naked pair: the cells can only be these, and nothing else
 * in the houses. */
static void
say_naked_in_houses (WordsTelling *self,
                     const GArray *all,
                     const GArray *rooms)
{
  SudokuSet values = g_array_index (rooms, Room, 0).values;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *cells = words_telling_name_cells (self, all);
  g_autofree char *choice = words_telling_name_any_value (self, values);
  g_autofree char *houses = NULL;
  g_autofree char *numbers = NULL;
  guint n = sudoku_set_count (values);

  /* Translators: cells and numbers: "Row 2 columns 3 and 7 can only be 4 or 8." */
  words_telling_say (self, 0, g_strdup_printf (_ ("%s can only be %s."), cells, choice));
  words_telling_light (self, all);
  for (guint i = 0; i < rooms->len; i++)
    g_ptr_array_add (names,
                     words_telling_name_house (self, g_array_index (rooms, Room, i).house));
  houses = words_join_alternatives (names);
  numbers = words_telling_name_values (self, values);
  if (n == 2)
    /* Translators: two numbers, a house or alternatives, and the numbers as alternatives: "These
     * two cells take 4 and 8 between them, so no other cell of row 2 can be 4 or 8." */
    words_telling_say (self, 0,
                       g_strdup_printf (_ ("These two cells take %s between them, so no other cell "
                                           "of %s can be %s."),
                                        numbers, houses, choice));
  else
    /* Translators: how many cells, and as many numbers; a house or alternatives, and the numbers as
     * alternatives. */
    words_telling_say (
      self, 0,
      g_strdup_printf (ngettext ("This %u cell takes %s, so no other cell of %s can be %s.",
                                 "These %u cells take %s between them, so no other cell of %s can "
                                 "be %s.",
                                 n),
                       n, numbers, houses, choice));
}

/* Some numbers in one house and some in another, as in Sue de Coq. */
static void
say_naked_in_rooms (WordsTelling *self,
                    const GArray *all,
                    const GArray *rooms)
{
  SudokuSet values = words_telling_collect_values (self, all);
  guint n = sudoku_set_count (values);
  g_autofree char *cells = words_telling_name_cells (self, all);
  g_autofree char *choice = words_telling_name_any_value (self, values);

  /* Translators: cells, numbers as alternatives, and how many these are, twice: "Row 1 columns 1, 2
   * and 3 can only be 4, 5 or 6: 3 cells, 3 numbers." */
  words_telling_say (self, 0,
                     g_strdup_printf (ngettext ("%s can only be %s: %u cell, %u number.",
                                                "%s can only be %s: %u cells, %u numbers.", n),
                                      cells, choice, n, n));
  for (guint i = 0; i < rooms->len; i++)
    {
      const Room *room = &g_array_index (rooms, Room, i);
      g_autofree char *inside = words_telling_name_inside (self, &room->house, 1);
      g_autofree char *any = words_telling_name_any_value (self, room->values);
      g_autofree char *some = words_telling_name_values (self, room->values);

      /* Translators: numbers and "in row 3": "Of these cells, only those in row 3 can be 1 or 2, so
       * 1 and 2 can each be used only once." */
      words_telling_say (
        self, 0,
        g_strdup_printf (ngettext ("Of these cells, only those %s can be %s, so %s can be used "
                                   "only once.",
                                   "Of these cells, only those %s can be %s, so %s can each be "
                                   "used only once.",
                                   sudoku_set_count (room->values)),
                         inside, any, some));
    }
  for (guint i = 0; i < rooms->len; i++)
    {
      const Room *room = &g_array_index (rooms, Room, i);
      g_autofree char *house = words_telling_name_house (self, room->house);
      g_autofree char *some = words_telling_name_any_value (self, room->values);

      words_telling_light (self, all);
      /* Translators: a house, and numbers as alternatives. */
      words_telling_say (self, 0,
                         g_strdup_printf (_ ("The cells need all of these numbers, so no other "
                                             "cell of %s can be %s."),
                                          house, some));
    }
}

static gboolean
have_same_values (const GArray *rooms,
                  SudokuSet values)
{
  for (guint i = 0; i < rooms->len; i++)
    if (!sudoku_set_equal (g_array_index (rooms, Room, i).values, values))
      return FALSE;
  return TRUE;
}

/* Whether all that is concluded is about the numbers of a set, and in other cells. A rule may tell
 * of other numbers, too. */
static gboolean
spares (const WordsTelling *self,
        const GArray *all,
        SudokuSet values)
{
  for (guint i = 0; i < self->n_conclusions; i++)
    if (!sudoku_set_has (values, self->conclusions[i].candidate % self->side + 1))
      return FALSE;
  for (guint i = 0; i < self->n_conclusions; i++)
    for (guint k = 0; k < all->len; k++)
      if (g_array_index (all, guint32, k) / self->side ==
          self->conclusions[i].candidate / self->side)
        return FALSE;
  return TRUE;
}

/**
 * words_tell_naked_set:
 *
 * Tells of cells that have as many numbers between them, each of which can be there only once.
 *
 * Returns: whether all truths are such cells, and make all conclusions
 */
gboolean
words_tell_naked_set (WordsTelling *self)
{
  g_autoptr (GArray) all = NULL;
  g_autoptr (GArray) rooms = g_array_new (FALSE, FALSE, sizeof (Room));
  SudokuSet values;

  if (!are_about (self, WORDS_ABOUT_CELL) || has_guardians (self) || !removes_only (self) ||
      self->n_truths < 2)
    return FALSE;
  all = list_all_left (self);
  values = words_telling_collect_values (self, all);
  if (sudoku_set_count (values) != self->n_truths || !spares (self, all, values) ||
      !find_rooms (self, all, values, rooms))
    return FALSE;
  merge_rooms (self, all, values, rooms);
  if (have_same_values (rooms, values))
    say_naked_in_houses (self, all, rooms);
  else
    say_naked_in_rooms (self, all, rooms);
  return TRUE;
}

static guint
count_cells (const WordsTelling *self,
             const GArray *candidates)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < candidates->len; i++)
    {
      guint32 cell = g_array_index (candidates, guint32, i) / self->side;

      if (!has_candidate (cells, cell))
        g_array_append_val (cells, cell);
    }
  return cells->len;
}

/* Whether the truths are numbers of one house. */
static gboolean
is_of_one_house (const WordsTelling *self,
                 guint *house)
{
  guint number = 0;

  words_telling_take_apart (self, self->truths[0], house);
  for (guint i = 1; i < self->n_truths; i++)
    {
      words_telling_take_apart (self, self->truths[i], &number);
      if (number != *house)
        return FALSE;
    }
  return TRUE;
}

/* Whether all conclusions remove other numbers from the cells. */
static gboolean
clears_cells (const WordsTelling *self,
              const GArray *all,
              SudokuSet values)
{
  for (guint i = 0; i < self->n_conclusions; i++)
    {
      guint32 candidate = self->conclusions[i].candidate;
      gboolean there = FALSE;

      for (guint k = 0; k < all->len && !there; k++)
        there = g_array_index (all, guint32, k) / self->side == candidate / self->side;
      if (!there || sudoku_set_has (values, candidate % self->side + 1))
        return FALSE;
    }
  return TRUE;
}

/**
 * words_tell_hidden_set:
 *
 * Tells of numbers that have as many places in a house between them.
 *
 * Returns: whether all truths are such numbers, and make all conclusions
 */
gboolean
words_tell_hidden_set (WordsTelling *self)
{
  g_autoptr (GArray) all = NULL;
  g_autofree char *inside = NULL;
  g_autofree char *numbers = NULL;
  g_autofree char *cells = NULL;
  SudokuSet values;
  guint house = 0;

  if (!are_about (self, WORDS_ABOUT_HOUSE) || has_guardians (self) || !removes_only (self) ||
      self->n_truths < 2 || !is_of_one_house (self, &house))
    return FALSE;
  all = list_all_left (self);
  values = words_telling_collect_values (self, all);
  if (count_cells (self, all) != self->n_truths || !clears_cells (self, all, values))
    return FALSE;
  inside = words_telling_name_inside (self, &house, 1);
  numbers = words_telling_name_values (self, values);
  cells = words_telling_name_places (self, house, all);
  /* Translators: "in box 3", numbers, and cells or lines: "In box 3, the numbers 2 and 6 fit only
   * in row 1 columns 7 and 8." */
  words_telling_say (self, 0,
                     g_strdup_printf (_ ("%s, the numbers %s fit only in %s."), inside, numbers,
                                      cells));
  words_telling_light (self, all);
  if (self->n_truths == 2)
    /* Translators: two numbers. */
    words_telling_say (
      self, 0, g_strdup_printf (_ ("So these two cells hold %s, and nothing else."), numbers));
  else
    /* Translators: how many cells, and as many numbers. */
    words_telling_say (
      self, 0,
      g_strdup_printf (ngettext ("So this %u cell holds %s, and nothing else.",
                                 "So these %u cells hold %s, and nothing else.", self->n_truths),
                       self->n_truths, numbers));
  return TRUE;
}

/* The one number of a bent set that could be there more than once; 0: none or several. */
static guint
find_free_value (const WordsTelling *self,
                 const GArray *all,
                 SudokuSet values)
{
  guint value, found = 0;

  SUDOKU_SET_FOREACH (values, value)
  {
    g_autoptr (GArray) places = words_telling_pick_value (self, all, value);

    if (exclude_each_other (self, places))
      continue;
    if (found != 0)
      return 0;
    found = value;
  }
  return found;
}

/* As many cells as numbers, all but one of which can be there only once. */
static void
say_bent (WordsTelling *self,
          const GArray *all,
          SudokuSet values,
          guint value)
{
  SudokuSet others = sudoku_set_minus (values, sudoku_set_single (value));
  guint n = sudoku_set_count (values);
  g_autoptr (GArray) places = words_telling_pick_value (self, all, value);
  g_autoptr (GArray) removed = words_telling_list_conclusions (self);
  g_autofree char *cells = words_telling_name_cells (self, all);
  g_autofree char *choice = words_telling_name_any_value (self, values);
  g_autofree char *numbers = NULL;

  words_telling_say (self, 0,
                     g_strdup_printf (ngettext ("%s can only be %s: %u cell, %u number.",
                                                "%s can only be %s: %u cells, %u numbers.", n),
                                      cells, choice, n, n));
  numbers = words_telling_name_values (self, others);
  for (guint i = 0; i < all->len; i++)
    if (g_array_index (all, guint32, i) % self->side + 1 != value)
      words_telling_light_cell (self, g_array_index (all, guint32, i) / self->side);
  /* Translators: a number or several. */
  words_telling_say (
    self, 0,
    g_strdup_printf (ngettext ("%s can be used only once, because its places see each other.",
                               "%s can each be used only once, because the places of each see each "
                               "other.",
                               n - 1),
                     numbers));
  words_telling_light (self, all);
  /* Translators: how many cells at most are filled by these numbers, of how many. */
  words_telling_say (self, 0,
                     g_strdup_printf (ngettext ("It fills at most %u of the %u cells.",
                                                "They fill at most %u of the %u cells.", n - 1),
                                      n - 1, n));
  words_telling_say_one_of (self, WORDS_LEAD_SO, places);
  words_telling_say_ruled_out (self, places, removed);
}

/**
 * words_tell_bent_set:
 *
 * Tells of cells that have as many numbers between them, all but one of which can be there only
 * once, so that this one is there.
 *
 * Returns: whether all truths are such cells, and make all conclusions
 */
gboolean
words_tell_bent_set (WordsTelling *self)
{
  g_autoptr (GArray) all = NULL;
  g_autoptr (GArray) places = NULL;
  SudokuSet values;
  guint value;

  if (!are_about (self, WORDS_ABOUT_CELL) || has_guardians (self) || self->n_truths < 3)
    return FALSE;
  all = list_all_left (self);
  values = words_telling_collect_values (self, all);
  if (sudoku_set_count (values) != self->n_truths)
    return FALSE;
  value = find_free_value (self, all, values);
  if (value == 0)
    return FALSE;
  places = words_telling_pick_value (self, all, value);
  if (!words_telling_conclusions_see (self, places))
    return FALSE;
  say_bent (self, all, values, value);
  return TRUE;
}
