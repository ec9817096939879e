/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of chains and cases in words: candidates one of which is true, and what they rule out
 * together. */

#include <glib/gi18n.h>
#include <words-terms.h>

#include "words-telling.h"

/* Cells that are named one by one; more are told in groups. */
#define N_ONE_BY_ONE 6

static guint32
get_candidate (const GArray *candidates,
               guint i)
{
  return g_array_index (candidates, guint32, i);
}

static gboolean
exclude_each_other (const WordsTelling *self,
                    const GArray *candidates)
{
  for (guint i = 0; i < candidates->len; i++)
    for (guint k = i + 1; k < candidates->len; k++)
      if (!sudoku_links_conflict (self->links, get_candidate (candidates, i),
                                  get_candidate (candidates, k)))
        return FALSE;
  return TRUE;
}

static gboolean
are_in_cell (const WordsTelling *self,
             const GArray *candidates,
             guint cell)
{
  for (guint i = 0; i < candidates->len; i++)
    if (get_candidate (candidates, i) / self->side != cell)
      return FALSE;
  return TRUE;
}

/* How alternatives are told. */
typedef enum
{
  FORM_ONE,     /* one candidate */
  FORM_CELL,    /* numbers of one cell */
  FORM_JUST,    /* cells of which just one has the number */
  FORM_TWO,     /* two cells */
  FORM_MANY,    /* more cells */
  FORM_GROUPS,  /* so many cells that they are told in groups */
  FORM_EITHER,  /* two candidates that exclude each other */
  FORM_BOTH,    /* two candidates */
  FORM_SEVERAL, /* more candidates */
  N_FORMS
} Form;

static Form
find_form (const WordsTelling *self,
           const GArray *ends)
{
  gboolean just_one = exclude_each_other (self, ends);

  if (ends->len == 1)
    return FORM_ONE;
  if (are_in_cell (self, ends, get_candidate (ends, 0) / self->side))
    return FORM_CELL;
  if (sudoku_set_count (words_telling_collect_values (self, ends)) > 1)
    return ends->len > 2 ? FORM_SEVERAL : just_one ? FORM_EITHER
                                                   : FORM_BOTH;
  if (ends->len > N_ONE_BY_ONE)
    return FORM_GROUPS;
  return just_one ? FORM_JUST : ends->len == 2 ? FORM_TWO
                                               : FORM_MANY;
}

/* By what it follows from, and by form. */
static const char *const formats[][N_FORMS] = {
  [WORDS_LEAD_SO] = {
    /* Translators: "row 3 column 4 is 5". */
    [FORM_ONE] = N_ ("So {facts}."),
    /* Translators: "row 3 column 4 is 5 or 7". */
    [FORM_CELL] = N_ ("So {facts}."),
    /* Translators: cells as alternatives, and a number: "So row 3 column 4 or row 3 column 6 is
     * 5." */
    [FORM_JUST] = N_ ("So {cells} is {number}."),
    /* Translators: two cells as alternatives, and a number; both may have it. */
    [FORM_TWO] = N_ ("So {cells} (or both) is {number}."),
    /* Translators: cells, and a number: "So at least one of row 3 column 4, row 5 column 4 and row
     * 5 column 6 is 5." */
    [FORM_MANY] = N_ ("So at least one of {cells} is {number}."),
    /* Translators: many cells, and a number. */
    [FORM_GROUPS] = N_ ("So at least one of the cells of {cells} is {number}."),
    /* Translators: "row 1 column 2 is 3 or row 1 column 3 is 4". */
    [FORM_EITHER] = N_ ("So {facts}."),
    /* Translators: "row 1 column 2 is 3 or row 5 column 6 is 4"; both may be so. */
    [FORM_BOTH] = N_ ("So {facts} (or both)."),
    /* Translators: "row 1 column 2 is 3, row 1 column 4 is 3 or row 5 column 6 is 4". */
    [FORM_SEVERAL] = N_ ("So at least one of these is true: {facts}."),
  },
  [WORDS_LEAD_EITHER] = {
    /* Translators: "row 3 column 4 is 5"; it is so in both of two cases. */
    [FORM_ONE] = N_ ("Either way, {facts}."),
    /* Translators: "row 3 column 4 is 5 or 7". */
    [FORM_CELL] = N_ ("Either way, {facts}."),
    /* Translators: cells as alternatives, and a number. */
    [FORM_JUST] = N_ ("Either way, {cells} is {number}."),
    /* Translators: two cells as alternatives, and a number; both may have it. */
    [FORM_TWO] = N_ ("Either way, {cells} (or both) is {number}."),
    /* Translators: cells, and a number. */
    [FORM_MANY] = N_ ("Either way, at least one of {cells} is {number}."),
    /* Translators: many cells, and a number. */
    [FORM_GROUPS] = N_ ("Either way, at least one of the cells of {cells} is {number}."),
    /* Translators: "row 1 column 2 is 3 or row 1 column 3 is 4". */
    [FORM_EITHER] = N_ ("Either way, {facts}."),
    /* Translators: "row 1 column 2 is 3 or row 5 column 6 is 4"; both may be so. */
    [FORM_BOTH] = N_ ("Either way, {facts} (or both)."),
    /* Translators: "row 1 column 2 is 3, row 1 column 4 is 3 or row 5 column 6 is 4". */
    [FORM_SEVERAL] = N_ ("Either way, at least one of these is true: {facts}."),
  },
  [WORDS_LEAD_ANY] = {
    /* Translators: "row 3 column 4 is 5"; it is so in each of several cases. */
    [FORM_ONE] = N_ ("So in every case, {facts}."),
    /* Translators: "row 3 column 4 is 5 or 7". */
    [FORM_CELL] = N_ ("So in every case, {facts}."),
    /* Translators: cells as alternatives, and a number. */
    [FORM_JUST] = N_ ("So in every case, {cells} is {number}."),
    /* Translators: two cells as alternatives, and a number; both may have it. */
    [FORM_TWO] = N_ ("So in every case, {cells} (or both) is {number}."),
    /* Translators: cells, and a number. */
    [FORM_MANY] = N_ ("So in every case, at least one of {cells} is {number}."),
    /* Translators: many cells, and a number. */
    [FORM_GROUPS] = N_ ("So in every case, at least one of the cells of {cells} is {number}."),
    /* Translators: "row 1 column 2 is 3 or row 1 column 3 is 4". */
    [FORM_EITHER] = N_ ("So in every case, {facts}."),
    /* Translators: "row 1 column 2 is 3 or row 5 column 6 is 4"; both may be so. */
    [FORM_BOTH] = N_ ("So in every case, {facts} (or both)."),
    /* Translators: "row 1 column 2 is 3, row 1 column 4 is 3 or row 5 column 6 is 4". */
    [FORM_SEVERAL] = N_ ("So in every case, at least one of these is true: {facts}."),
  },
};

/**
 * words_telling_say_one_of:
 * @lead: what it follows from
 * @ends: (element-type guint32): candidates, at least one
 *
 * Says that one of some candidates is true.
 */
void
words_telling_say_one_of (WordsTelling *self,
                          WordsLead lead,
                          const GArray *ends)
{
  Form form = find_form (self, ends);
  g_autofree char *number = g_strdup_printf ("%u", get_candidate (ends, 0) % self->side + 1);
  g_autofree char *cells = NULL;
  g_autofree char *facts = NULL;

  if (form == FORM_JUST || form == FORM_TWO)
    cells = words_telling_name_one_of (self, ends);
  else if (form == FORM_MANY)
    cells = words_telling_name_each (self, ends);
  else if (form == FORM_GROUPS)
    cells = words_telling_name_cells (self, ends);
  else
    facts = words_telling_name_alternatives (self, ends);
  words_telling_say (self, 0,
                     words_fill (_ (formats[lead][form]),
                                 "facts", facts != NULL ? facts : "",
                                 "cells", cells != NULL ? cells : "",
                                 "number", number,
                                 NULL));
}

/* How a case rules something out. */
typedef struct
{
  gboolean in_cell;  /* as another number of the same cell */
  gboolean by_sight; /* as the same number of a cell that is seen */
  gboolean otherwise;
} Means;

/* @places: the candidates of one number */
static Means
find_means (const WordsTelling *self,
            const GArray *places,
            const GArray *removed)
{
  Means means = { 0 };

  for (guint i = 0; i < removed->len; i++)
    {
      guint32 candidate = get_candidate (removed, i);

      if (are_in_cell (self, places, candidate / self->side))
        means.in_cell = TRUE;
      else if (candidate % self->side == get_candidate (places, 0) % self->side)
        means.by_sight = TRUE;
      else
        means.otherwise = TRUE;
    }
  return means;
}

static gboolean
can_say_case (const WordsTelling *self,
              const GArray *places,
              const GArray *removed)
{
  Means means = find_means (self, places, removed);

  return !means.otherwise && (places->len == 1 || !means.in_cell);
}

static void
say_case (WordsTelling *self,
          const GArray *places,
          const GArray *removed)
{
  Means means = find_means (self, places, removed);
  g_autofree char *number = g_strdup_printf ("%u", get_candidate (places, 0) % self->side + 1);
  g_autofree char *cells = words_telling_name_one_of (self, places);
  const char *format = NULL;

  if (!means.by_sight)
    /* Translators: a cell and its number. */
    format = _ ("If {cells} is {number}, it can’t be any other number.");
  else if (means.in_cell)
    /* Translators: a cell and its number. */
    format = _ ("If {cells} is {number}, it can’t be any other number, and no cell that it sees "
                "can be {number}.");
  else if (places->len == 1)
    /* Translators: a cell and its number. */
    format = _ ("If {cells} is {number}, no cell that it sees can be {number}.");
  else if (places->len == 2)
    /* Translators: two cells as alternatives and their number. */
    format = _ ("If {cells} is {number}, no cell that sees both can be {number}.");
  else
    /* Translators: cells as alternatives and their number. */
    format = _ ("If {cells} is {number}, no cell that sees all of these can be {number}.");
  words_telling_say (self, 0, words_fill (format, "cells", cells, "number", number, NULL));
}

/* Alternatives with several numbers: says of each number how it rules out what is removed. Returns
 * FALSE when that can't be said. */
static gboolean
say_each_case (WordsTelling *self,
               const GArray *ends,
               const GArray *removed)
{
  SudokuSet values = words_telling_collect_values (self, ends);
  guint value;

  SUDOKU_SET_FOREACH (values, value)
  {
    g_autoptr (GArray) places = words_telling_pick_value (self, ends, value);

    if (!can_say_case (self, places, removed))
      return FALSE;
  }
  SUDOKU_SET_FOREACH (values, value)
  {
    g_autoptr (GArray) places = words_telling_pick_value (self, ends, value);

    say_case (self, places, removed);
  }
  words_telling_light (self, ends);
  words_telling_say (self, 0,
                     g_strdup (sudoku_set_count (values) == 2
                                 ? _ ("What is ruled out both times can’t be.")
                                 : _ ("What is ruled out each time can’t be.")));
  return TRUE;
}

/* A house that has all of the alternatives and everything that is removed. */
static guint
find_house (const WordsTelling *self,
            const GArray *ends,
            const GArray *removed)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (guint32));

  g_array_append_vals (all, ends->data, ends->len);
  g_array_append_vals (all, removed->data, removed->len);
  return words_telling_find_common_house (self, all);
}

/* Alternatives with one number. */
static void
say_seen (WordsTelling *self,
          const GArray *ends,
          const GArray *removed)
{
  guint value = get_candidate (ends, 0) % self->side + 1;
  guint house = ends->len > 1 ? find_house (self, ends, removed) : WORDS_NO_HOUSE;
  g_autofree char *name = NULL;

  words_telling_light (self, ends);
  if (house != WORDS_NO_HOUSE)
    {
      name = words_telling_name_house (self, house);
      /* Translators: a house and a number. */
      words_telling_say (self, 0,
                         g_strdup_printf (_ ("No other cell of %s can be %u."), name, value));
    }
  else if (ends->len == 1)
    /* Translators: a number. */
    words_telling_say (self, 0,
                       g_strdup_printf (_ ("A cell that it sees can’t be %u."), value));
  else if (ends->len == 2)
    /* Translators: a number. */
    words_telling_say (self, 0,
                       g_strdup_printf (_ ("A cell that sees both of them can’t be %u."), value));
  else
    /* Translators: a number. */
    words_telling_say (self, 0,
                       g_strdup_printf (_ ("A cell that sees all of them can’t be %u."), value));
}

/* Whether the candidates are other numbers of the cells, or the same number elsewhere. */
static gboolean
are_same_value (const WordsTelling *self,
                const GArray *ends,
                const GArray *removed)
{
  SudokuSet values = words_telling_collect_values (self, ends);

  return sudoku_set_count (values) == 1 &&
         sudoku_set_equal (values, words_telling_collect_values (self, removed));
}

/**
 * words_telling_say_ruled_out:
 * @ends: (element-type guint32): candidates one of which is true, as was said
 * @removed: (element-type guint32): what each of them rules out
 *
 * Says how some candidates rule out the same.
 */
void
words_telling_say_ruled_out (WordsTelling *self,
                             const GArray *ends,
                             const GArray *removed)
{
  guint32 cell = get_candidate (ends, 0) / self->side;

  if (are_same_value (self, ends, removed))
    {
      say_seen (self, ends, removed);
      return;
    }
  if (are_in_cell (self, ends, cell) && are_in_cell (self, removed, cell))
    {
      words_telling_light (self, ends);
      words_telling_say (self, 0, g_strdup (_ ("It can’t be any other number.")));
      return;
    }
  if (say_each_case (self, ends, removed))
    return;
  words_telling_light (self, ends);
  words_telling_say (self, 0, g_strdup (_ ("Whichever it is, it rules out the same.")));
}

/**
 * words_telling_list_conclusions:
 *
 * Lists what the step concludes.
 *
 * Returns: (transfer full) (element-type guint32): the candidates
 */
GArray *
words_telling_list_conclusions (const WordsTelling *self)
{
  GArray *removed = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; i < self->n_conclusions; i++)
    {
      guint32 candidate = self->conclusions[i].candidate;

      g_array_append_val (removed, candidate);
    }
  return removed;
}
