/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names what sentences about a step speak of, and keeps in mind what that was, so that a board can
 * light it with each sentence. Knows no pattern. */

#include "words-telling.h"

#include <glib/gi18n.h>
#include <words-terms.h>

/**
 * words_telling_init:
 * @position: (nullable): where it was found
 * @links: the links of its shape
 *
 * Begins an explanation that says nothing yet.
 */
void
words_telling_init (WordsTelling *self,
                    const SudokuStep *step,
                    const SudokuPosition *position,
                    const SudokuLinks *links,
                    WordsCoordinates coordinates)
{
  *self = (WordsTelling){ .step = step,
                          .position = position,
                          .links = links,
                          .geometry = sudoku_links_get_geometry (links),
                          .coordinates = coordinates,
                          .side = sudoku_links_get_side (links) };
  self->conclusions = sudoku_step_get_conclusions (step, &self->n_conclusions);
  self->truths = sudoku_step_get_truths (step, &self->n_truths);
  self->reasons = g_ptr_array_new_with_free_func ((GDestroyNotify)words_reason_free);
  self->next = words_reason_new ();
}

/**
 * words_telling_clear:
 *
 * Frees what it owns.
 */
void
words_telling_clear (WordsTelling *self)
{
  g_clear_pointer (&self->reasons, g_ptr_array_unref);
  g_clear_pointer (&self->next, words_reason_free);
}

/**
 * words_telling_say:
 * @depth: how many cases it is nested in
 * @text: (transfer full): a sentence
 *
 * Adds a sentence, which speaks of everything that was named since the one before.
 */
void
words_telling_say (WordsTelling *self,
                   guint depth,
                   char *text)
{
  /* "r3c4" stays small. */
  self->next->text = self->coordinates == WORDS_COORDINATES_R3C4 && text[0] == 'r' &&
                         g_ascii_isdigit (text[1])
                       ? g_strdup (text)
                       : words_capitalise (text);
  self->next->depth = depth;
  g_ptr_array_add (self->reasons, self->next);
  self->next = words_reason_new ();
  g_free (text);
}

static void
add_once (GArray *numbers,
          guint number)
{
  for (guint i = 0; i < numbers->len; i++)
    if (g_array_index (numbers, guint, i) == number)
      return;
  g_array_append_val (numbers, number);
}

static void
sort_cells (GArray *cells)
{
  for (guint i = 1; i < cells->len; i++)
    for (guint k = i; k > 0; k--)
      {
        guint *after = &g_array_index (cells, guint, k);
        guint *before = &g_array_index (cells, guint, k - 1);
        guint moved = *before;

        if (*before <= *after)
          break;
        *before = *after;
        *after = moved;
      }
}

/* The cells of candidates, in reading order. */
static GArray *
list_cells (const WordsTelling *self,
            const GArray *candidates)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < candidates->len; i++)
    add_once (cells, g_array_index (candidates, guint32, i) / self->side);
  sort_cells (cells);
  return cells;
}

/**
 * words_telling_light_cell:
 * @cell: a cell
 *
 * Makes the next sentence speak of a cell that it does not name.
 */
void
words_telling_light_cell (WordsTelling *self,
                          guint cell)
{
  add_once (self->next->cells, cell);
}

/**
 * words_telling_light_house:
 * @house: a house
 *
 * Makes the next sentence speak of a house that it does not name.
 */
void
words_telling_light_house (WordsTelling *self,
                           guint house)
{
  add_once (self->next->houses, house);
}

/**
 * words_telling_show_exclusion:
 * @cell: a cell with a number
 * @excluded: a cell that can't have it for that reason, or @cell itself
 *
 * Makes the next sentence speak of what a number excludes.
 */
void
words_telling_show_exclusion (WordsTelling *self,
                              guint cell,
                              guint excluded)
{
  const WordsExclusion exclusion = { cell, excluded };

  g_array_append_val (self->next->exclusions, exclusion);
}

/**
 * words_telling_light:
 * @candidates: (element-type guint32): candidates
 *
 * Makes the next sentence speak of candidates that it does not name.
 */
void
words_telling_light (WordsTelling *self,
                     const GArray *candidates)
{
  for (guint i = 0; i < candidates->len; i++)
    {
      add_once (self->next->candidates, g_array_index (candidates, guint32, i));
      words_telling_light_cell (self, g_array_index (candidates, guint32, i) / self->side);
    }
}

/**
 * words_telling_name_cell:
 * @cell: a cell
 *
 * Names a cell.
 *
 * Returns: (transfer full): "row 3 column 4"
 */
char *
words_telling_name_cell (WordsTelling *self,
                         guint cell)
{
  words_telling_light_cell (self, cell);
  return words_place_cell (self->geometry, cell, self->coordinates);
}

/**
 * words_telling_name_cells:
 * @candidates: (element-type guint32): candidates
 *
 * Names the cells of candidates.
 *
 * Returns: (transfer full): "row 2 columns 3 and 7"
 */
char *
words_telling_name_cells (WordsTelling *self,
                          const GArray *candidates)
{
  g_autoptr (GArray) cells = list_cells (self, candidates);

  words_telling_light (self, candidates);
  return words_place_cells (self->geometry, (const guint *)(gpointer)cells->data, cells->len,
                            self->coordinates);
}

/**
 * words_telling_name_each:
 * @candidates: (element-type guint32): candidates
 *
 * Names the cells of candidates one by one.
 *
 * Returns: (transfer full): "row 2 column 3 and row 2 column 7"
 */
char *
words_telling_name_each (WordsTelling *self,
                         const GArray *candidates)
{
  g_autoptr (GArray) cells = list_cells (self, candidates);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  words_telling_light (self, candidates);
  for (guint i = 0; i < cells->len; i++)
    g_ptr_array_add (items, words_telling_name_cell (self, g_array_index (cells, guint, i)));
  return words_join (items, 0);
}

/**
 * words_telling_name_one_of:
 * @candidates: (element-type guint32): candidates
 *
 * Names the cells of candidates as alternatives.
 *
 * Returns: (transfer full): "row 2 column 3 or row 7 column 3"
 */
char *
words_telling_name_one_of (WordsTelling *self,
                           const GArray *candidates)
{
  g_autoptr (GArray) cells = list_cells (self, candidates);

  words_telling_light (self, candidates);
  return words_place_one_of (self->geometry, (const guint *)(gpointer)cells->data, cells->len,
                             self->coordinates);
}

/**
 * words_telling_name_house:
 * @house: a house
 *
 * Names a house.
 *
 * Returns: (transfer full): "row 3"
 */
char *
words_telling_name_house (WordsTelling *self,
                          guint house)
{
  return words_telling_name_houses (self, &house, 1);
}

/**
 * words_telling_name_houses:
 * @houses: (array length=n_houses): houses
 * @n_houses: how many
 *
 * Names houses.
 *
 * Returns: (transfer full): "rows 1 and 9"
 */
char *
words_telling_name_houses (WordsTelling *self,
                           const guint *houses,
                           guint n_houses)
{
  for (guint i = 0; i < n_houses; i++)
    words_telling_light_house (self, houses[i]);
  return words_place_houses (self->geometry, houses, n_houses, self->coordinates);
}

/**
 * words_telling_name_inside:
 * @houses: (array length=n_houses): houses
 * @n_houses: how many
 *
 * Says where something is.
 *
 * Returns: (transfer full): "in rows 1 and 9"
 */
char *
words_telling_name_inside (WordsTelling *self,
                           const guint *houses,
                           guint n_houses)
{
  for (guint i = 0; i < n_houses; i++)
    words_telling_light_house (self, houses[i]);
  return words_place_inside (self->geometry, houses, n_houses, self->coordinates);
}

static guint *
list_values (SudokuSet values,
             guint *n)
{
  guint *list = g_new (guint, SUDOKU_SIDE_MAX);
  guint value;

  *n = 0;
  SUDOKU_SET_FOREACH (values, value)
  list[(*n)++] = value;
  return list;
}

/**
 * words_telling_name_values:
 * @values: numbers, at least one
 *
 * Names numbers.
 *
 * Returns: (transfer full): "1, 2 and 5"
 */
char *
words_telling_name_values (WordsTelling *self,
                           SudokuSet values)
{
  guint n = 0;
  g_autofree guint *list = list_values (values, &n);

  return words_values (list, n);
}

/**
 * words_telling_name_any_value:
 * @values: numbers, at least one
 *
 * Names numbers as alternatives.
 *
 * Returns: (transfer full): "1, 2 or 5"
 */
char *
words_telling_name_any_value (WordsTelling *self,
                              SudokuSet values)
{
  guint n = 0;
  g_autofree guint *list = list_values (values, &n);

  return words_alternatives (list, n);
}

/**
 * words_telling_name_candidate:
 * @candidate: a candidate
 *
 * Says that a candidate is true.
 *
 * Returns: (transfer full): "row 3 column 4 is 5"
 */
char *
words_telling_name_candidate (WordsTelling *self,
                              guint32 candidate)
{
  g_autofree char *cell = words_telling_name_cell (self, candidate / self->side);

  add_once (self->next->candidates, candidate);
  /* Translators: the cell "row 3 column 4" and a number; an item of a list. */
  return g_strdup_printf (_ ("%s is %u"), cell, candidate % self->side + 1);
}

/* "row 3 column 4 is 5 or 7": the candidates of the cell of one of them. */
static char *
name_choice (WordsTelling *self,
             const GArray *candidates,
             guint cell)
{
  SudokuSet values = SUDOKU_SET_EMPTY;
  g_autofree char *name = words_telling_name_cell (self, cell);
  g_autofree char *choice = NULL;

  for (guint i = 0; i < candidates->len; i++)
    if (g_array_index (candidates, guint32, i) / self->side == cell)
      {
        add_once (self->next->candidates, g_array_index (candidates, guint32, i));
        values = sudoku_set_or (values,
                                sudoku_set_single (
                                  g_array_index (candidates, guint32, i) % self->side + 1));
      }
  choice = words_telling_name_any_value (self, values);
  /* Translators: a cell, and a number or several as alternatives; an item of a list. */
  return g_strdup_printf (_ ("%s is %s"), name, choice);
}

/**
 * words_telling_name_alternatives:
 * @candidates: (element-type guint32): candidates
 *
 * Says that one of some candidates is true.
 *
 * Returns: (transfer full): "row 3 column 4 is 5 or 7 or row 7 column 4 is 3"
 */
char *
words_telling_name_alternatives (WordsTelling *self,
                                 const GArray *candidates)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) cells = list_cells (self, candidates);

  for (guint i = 0; i < cells->len; i++)
    g_ptr_array_add (items, name_choice (self, candidates, g_array_index (cells, guint, i)));
  return words_join_alternatives (items);
}

/**
 * words_telling_take_apart:
 * @truth: a truth
 * @number: (out): the number of the house, the further truth, or the cell
 *
 * Finds out what a truth is about.
 *
 * Returns: its subject
 */
WordsAbout
words_telling_take_apart (const WordsTelling *self,
                          guint truth,
                          guint *number)
{
  guint n_houses = sudoku_geometry_get_n_houses (self->geometry);
  guint first_cell = sudoku_links_get_cell_truth (self->links, 0);

  if (truth >= first_cell)
    {
      *number = truth - first_cell;
      return WORDS_ABOUT_CELL;
    }
  if (truth >= n_houses * self->side)
    {
      *number = truth - n_houses * self->side;
      return WORDS_ABOUT_FURTHER;
    }
  *number = truth / self->side;
  return WORDS_ABOUT_HOUSE;
}

/**
 * words_telling_get_value:
 * @truth: a truth about a number in a house, or a further one
 *
 * Gets the number that a truth is about.
 *
 * Returns: the number
 */
guint
words_telling_get_value (const WordsTelling *self,
                         guint truth)
{
  guint number = 0;

  if (words_telling_take_apart (self, truth, &number) == WORDS_ABOUT_FURTHER)
    return sudoku_groups_get_truth (sudoku_geometry_get_groups (self->geometry), number)->value;
  return truth % self->side + 1;
}

/**
 * words_telling_name_place:
 * @truth: a truth
 *
 * Names what a truth is about, without its number.
 *
 * Returns: (transfer full): "row 3", "row 3 column 4" or "box 2 of the columns of values"
 */
char *
words_telling_name_place (WordsTelling *self,
                          guint truth)
{
  guint number = 0;

  switch (words_telling_take_apart (self, truth, &number))
    {
    case WORDS_ABOUT_HOUSE:
      return words_telling_name_house (self, number);
    case WORDS_ABOUT_FURTHER:
      return words_truth (self->geometry, number);
    case WORDS_ABOUT_CELL:
    default:
      return words_telling_name_cell (self, number);
    }
}

/**
 * words_telling_name_inside_place:
 * @truth: a truth that is not about a cell
 *
 * Says where the number of a truth is.
 *
 * Returns: (transfer full): "in row 3", or "in box 2 of the columns of values"
 */
char *
words_telling_name_inside_place (WordsTelling *self,
                                 guint truth)
{
  guint number = 0;

  if (words_telling_take_apart (self, truth, &number) == WORDS_ABOUT_FURTHER)
    return words_place_inside_truth (self->geometry, number);
  return words_telling_name_inside (self, &number, 1);
}

/* The lines that cross a row or a column at the cells of candidates. */
static GArray *
list_crossing (WordsTelling *self,
               guint house,
               const GArray *candidates)
{
  g_autoptr (GArray) cells = list_cells (self, candidates);
  GArray *lines = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < cells->len; i++)
    {
      guint cell = g_array_index (cells, guint, i);

      add_once (lines, house < self->side ? self->side + cell % self->side : cell / self->side);
    }
  return lines;
}

/* In a row it is enough to say the column, and the other way round. */
static gboolean
can_name_by_lines (const WordsTelling *self,
                   guint house)
{
  return house < 2 * self->side && self->coordinates == WORDS_COORDINATES_WORDS;
}

/**
 * words_telling_name_places:
 * @house: a house
 * @candidates: (element-type guint32): candidates of its cells
 *
 * Names the places of candidates in a house.
 *
 * Returns: (transfer full): "columns 3 and 7" in a row, or "row 2 column 3 and row 2 column 7"
 */
char *
words_telling_name_places (WordsTelling *self,
                           guint house,
                           const GArray *candidates)
{
  g_autoptr (GArray) lines = NULL;

  if (!can_name_by_lines (self, house))
    return words_telling_name_cells (self, candidates);
  words_telling_light (self, candidates);
  lines = list_crossing (self, house, candidates);
  return words_place_houses (self->geometry, (const guint *)(gpointer)lines->data, lines->len,
                             self->coordinates);
}

/* The places of a number in a house, as alternatives. */
static char *
name_places (WordsTelling *self,
             guint house,
             const GArray *left)
{
  g_autoptr (GArray) lines = NULL;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  if (!can_name_by_lines (self, house))
    return words_telling_name_one_of (self, left);
  words_telling_light (self, left);
  lines = list_crossing (self, house, left);
  for (guint i = 0; i < lines->len; i++)
    g_ptr_array_add (items, words_place_house (self->geometry, g_array_index (lines, guint, i),
                                               self->coordinates));
  return words_join_alternatives (items);
}

/**
 * words_telling_word_left:
 * @truth: a truth
 * @left: (element-type guint32): its candidates that are left
 *
 * Words what is left of a truth.
 *
 * Returns: (transfer full): "in column 2, 5 fits only in row 3 or row 7."
 */
char *
words_telling_word_left (WordsTelling *self,
                         guint truth,
                         const GArray *left)
{
  guint number = 0;
  g_autofree char *place = NULL;
  g_autofree char *choice = NULL;

  switch (words_telling_take_apart (self, truth, &number))
    {
    case WORDS_ABOUT_HOUSE:
      place = words_telling_name_inside_place (self, truth);
      choice = name_places (self, number, left);
      /* Translators: "in column 2", a number, and places: "In column 2, 5 fits only in row 3 or
       * row 7." */
      return g_strdup_printf (_ ("%s, %u fits only in %s."), place,
                              words_telling_get_value (self, truth), choice);
    case WORDS_ABOUT_FURTHER:
      place = words_telling_name_inside_place (self, truth);
      choice = words_telling_name_alternatives (self, left);
      /* Translators: "in box 2 of the columns of values", a number, and alternatives such as "row 3
       * column 4 is 5 or row 3 column 6 is 2". */
      return g_strdup_printf (_ ("%s, %u needs one of these: %s."), place,
                              words_telling_get_value (self, truth), choice);
    case WORDS_ABOUT_CELL:
    default:
      place = words_telling_name_cell (self, number);
      words_telling_light (self, left);
      choice = words_telling_name_any_value (self, words_telling_collect_values (self, left));
      /* Translators: a cell, and numbers such as "3 or 5". */
      return g_strdup_printf (_ ("%s can only be %s."), place, choice);
    }
}

/**
 * words_telling_word_then:
 * @truth: a truth
 * @left: (element-type guint32): its candidates that are left
 *
 * Words what is left of a truth by what was said or supposed before.
 *
 * Returns: (transfer full): "then the only place left for 5 in row 3 is row 3 column 4."
 */
char *
words_telling_word_then (WordsTelling *self,
                         guint truth,
                         const GArray *left)
{
  guint number = 0;
  g_autofree char *place = NULL;
  g_autofree char *choice = NULL;

  switch (words_telling_take_apart (self, truth, &number))
    {
    case WORDS_ABOUT_HOUSE:
      place = words_telling_name_inside_place (self, truth);
      if (left->len == 1)
        {
          choice = words_telling_name_cells (self, left);
          /* Translators: a number, "in row 3", and a cell: "Then the only place left for 5 in row 3
           * is row 3 column 4." */
          return g_strdup_printf (_ ("Then the only place left for %u %s is %s."),
                                  words_telling_get_value (self, truth), place, choice);
        }
      choice = name_places (self, number, left);
      /* Translators: "in row 3", a number, and places: "Then in row 3, 5 fits only in column 4 or
       * column 6." */
      return g_strdup_printf (_ ("Then %s, %u fits only in %s."), place,
                              words_telling_get_value (self, truth), choice);
    case WORDS_ABOUT_FURTHER:
      place = words_telling_name_inside_place (self, truth);
      choice = words_telling_name_alternatives (self, left);
      /* Translators: a number, "in box 2 of the columns of values", and "row 3 column 4 is 5". */
      return g_strdup_printf (_ ("Then all that is left for %u %s is this: %s."),
                              words_telling_get_value (self, truth), place, choice);
    case WORDS_ABOUT_CELL:
    default:
      place = words_telling_name_cell (self, number);
      words_telling_light (self, left);
      choice = words_telling_name_any_value (self, words_telling_collect_values (self, left));
      /* Translators: a cell, and a number or several: "Then row 3 column 4 can only be 5." */
      return g_strdup_printf (_ ("Then %s can only be %s."), place, choice);
    }
}

/**
 * words_telling_list_left:
 * @truth: a truth
 *
 * Lists the candidates of a truth that are left.
 *
 * Returns: (transfer full) (element-type guint32): the candidates
 */
GArray *
words_telling_list_left (const WordsTelling *self,
                         guint truth)
{
  GArray *left = g_array_new (FALSE, FALSE, sizeof (guint32));
  const guint32 *candidates = sudoku_links_get_candidates (self->links, truth);

  for (guint i = 0; i < self->side; i++)
    if (sudoku_position_has (self->position, candidates[i]))
      g_array_append_val (left, candidates[i]);
  return left;
}

/**
 * words_telling_conflict_with_all:
 * @candidate: a candidate
 * @candidates: (element-type guint32): candidates
 *
 * Finds out whether a candidate is false whichever of several is true.
 *
 * Returns: whether it conflicts with each of them
 */
gboolean
words_telling_conflict_with_all (const WordsTelling *self,
                                 guint32 candidate,
                                 const GArray *candidates)
{
  for (guint i = 0; i < candidates->len; i++)
    if (!sudoku_links_conflict (self->links, candidate, g_array_index (candidates, guint32, i)))
      return FALSE;
  return TRUE;
}

/**
 * words_telling_conclusions_see:
 * @candidates: (element-type guint32): candidates
 *
 * Finds out whether all conclusions follow when one of several candidates is true.
 *
 * Returns: whether all conclusions remove something, and that conflicts with each of the candidates
 */
gboolean
words_telling_conclusions_see (const WordsTelling *self,
                               const GArray *candidates)
{
  for (guint i = 0; i < self->n_conclusions; i++)
    if (self->conclusions[i].placed ||
        !words_telling_conflict_with_all (self, self->conclusions[i].candidate, candidates))
      return FALSE;
  return self->n_conclusions > 0;
}

/**
 * words_telling_is_in_house:
 * @cell: a cell
 * @house: a house
 *
 * Returns: whether a cell is in a house
 */
gboolean
words_telling_is_in_house (const WordsTelling *self,
                           guint cell,
                           guint house)
{
  guint n = 0;
  const SudokuPlace *places =
    sudoku_groups_get_places (sudoku_geometry_get_groups (self->geometry), cell, &n);

  for (guint i = 0; i < n; i++)
    if (places[i].house == house)
      return TRUE;
  return FALSE;
}

/**
 * words_telling_find_common_house:
 * @candidates: (element-type guint32): candidates, at least one
 *
 * Finds a house that has the cells of all candidates.
 *
 * Returns: the house; `WORDS_NO_HOUSE`: there is none
 */
guint
words_telling_find_common_house (const WordsTelling *self,
                                 const GArray *candidates)
{
  guint n = 0;
  const SudokuPlace *places =
    sudoku_groups_get_places (sudoku_geometry_get_groups (self->geometry),
                              g_array_index (candidates, guint32, 0) / self->side, &n);

  for (guint i = 0; i < n; i++)
    {
      gboolean all = TRUE;

      for (guint k = 1; k < candidates->len && all; k++)
        all = words_telling_is_in_house (self, g_array_index (candidates, guint32, k) / self->side,
                                         places[i].house);
      if (all)
        return places[i].house;
    }
  return WORDS_NO_HOUSE;
}

/**
 * words_telling_collect_values:
 * @candidates: (element-type guint32): candidates
 *
 * Collects the numbers of candidates.
 *
 * Returns: the numbers
 */
SudokuSet
words_telling_collect_values (const WordsTelling *self,
                              const GArray *candidates)
{
  SudokuSet values = SUDOKU_SET_EMPTY;

  for (guint i = 0; i < candidates->len; i++)
    values = sudoku_set_or (values, sudoku_set_single (
                                      g_array_index (candidates, guint32, i) % self->side + 1));
  return values;
}

/**
 * words_telling_pick_value:
 * @candidates: (element-type guint32): candidates
 * @value: a number
 *
 * Picks the candidates of a number.
 *
 * Returns: (transfer full) (element-type guint32): those of them that have it
 */
GArray *
words_telling_pick_value (const WordsTelling *self,
                          const GArray *candidates,
                          guint value)
{
  GArray *picked = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < candidates->len; i++)
    {
      guint32 candidate = g_array_index (candidates, guint32, i);

      if (candidate % self->side + 1 == value)
        g_array_append_val (picked, candidate);
    }
  return picked;
}
