/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads names of cells, houses and numbers out of English sentences, and finds out what follows
 * from what was said, by the candidates of the position and by trying out the certificate. */

#include "test-step-reader.h"

#include <stdlib.h>
#include <string.h>

#define NUMBERS "\\d+(?:, \\d+)*(?: (?:and|or) \\d+)?"

static void
clear_known (gpointer data)
{
  g_array_unref (((TestKnown *)data)->candidates);
}

GArray *
test_reader_list_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (guint32));
}

gboolean
test_reader_has (const GArray *list, guint32 number)
{
  for (guint i = 0; i < list->len; i++)
    if (g_array_index (list, guint32, i) == number)
      return TRUE;
  return FALSE;
}

void
test_reader_add (GArray *list, guint32 number)
{
  if (!test_reader_has (list, number))
    g_array_append_val (list, number);
}

gboolean
test_reader_is_same (const GArray *list, const GArray *other)
{
  for (guint i = 0; i < list->len; i++)
    if (!test_reader_has (other, g_array_index (list, guint32, i)))
      return FALSE;
  for (guint i = 0; i < other->len; i++)
    if (!test_reader_has (list, g_array_index (other, guint32, i)))
      return FALSE;
  return TRUE;
}

gboolean
test_reader_is_part (const GArray *list, const GArray *other)
{
  for (guint i = 0; i < list->len; i++)
    if (!test_reader_has (other, g_array_index (list, guint32, i)))
      return FALSE;
  return TRUE;
}

gboolean
test_reader_is_live (const TestReader *self, guint32 candidate)
{
  return sudoku_position_has (self->position, candidate);
}

gboolean
test_reader_in_house (const TestReader *self, guint cell, guint house)
{
  const guint16 *cells = sudoku_geometry_get_house_cells (self->geometry, house);

  for (guint i = 0; i < self->side; i++)
    if (cells[i] == cell)
      return TRUE;
  return FALSE;
}

/* Reading. */

GArray *
test_reader_read_numbers (const char *text)
{
  GArray *numbers = test_reader_list_new ();

  for (const char *p = text; *p != '\0';)
    if (g_ascii_isdigit (*p))
      {
        char *end = NULL;
        guint32 number = (guint32)strtoul (p, &end, 10);

        g_array_append_val (numbers, number);
        p = end;
      }
    else
      p++;
  return numbers;
}

/* "row 2 columns 3 and 7 and row 3 column 4", "column 1 rows 2 or 3". */
GArray *
test_reader_read_cells (const TestReader *self, const char *text)
{
  g_autoptr (GRegex) regex =
    g_regex_new ("(row|column) (\\d+) (?:row|column)s? (" NUMBERS ")", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GArray *cells = test_reader_list_new ();

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *kind = g_match_info_fetch (match, 1);
      g_autofree char *line = g_match_info_fetch (match, 2);
      g_autofree char *places = g_match_info_fetch (match, 3);
      g_autoptr (GArray) numbers = test_reader_read_numbers (places);
      guint first = (guint)strtoul (line, NULL, 10) - 1;

      for (guint i = 0; i < numbers->len; i++)
        {
          guint second = g_array_index (numbers, guint32, i) - 1;

          test_reader_add (cells, g_str_equal (kind, "row") ? first * self->side + second
                                                            : second * self->side + first);
        }
    }
  return cells;
}

static guint
find_house (const TestReader *self, const char *id, guint number)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (self->geometry);

  for (guint house = 0; house < sudoku_geometry_get_n_houses (self->geometry); house++)
    if (g_str_equal (sudoku_groups_get_house (groups, house)->family->id, id) &&
        sudoku_groups_get_house (groups, house)->number + 1 == number)
      return house;
  return G_MAXUINT;
}

GArray *
test_reader_read_houses (const TestReader *self, const char *text)
{
  static const struct
  {
    const char *name;
    const char *id;
  } kinds[] = {
    { "row", "rows" },
    { "column", "columns" },
    { "box", "boxes" },
    { "region", "regions" },
    { "window", "windows" },
    { "disjoint group", "disjoint" },
  };
  g_autoptr (GRegex) regex = g_regex_new (
    "(row|column|box|region|window|disjoint group)(?:e?s)? (" NUMBERS ")|(falling|rising) diag", 0,
    0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GArray *houses = test_reader_list_new ();

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *name = g_match_info_fetch (match, 1);
      g_autofree char *list = g_match_info_fetch (match, 2);
      g_autofree char *diagonal = g_match_info_fetch (match, 3);
      g_autoptr (GArray) numbers = test_reader_read_numbers (list);

      if (diagonal != NULL && *diagonal != '\0')
        for (guint number = 1; number <= 2; number++)
          {
            guint house = find_house (self, diagonal, number);

            if (house != G_MAXUINT)
              test_reader_add (houses, house);
          }
      for (guint i = 0; i < numbers->len; i++)
        for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
          if (g_strcmp0 (kinds[k].name, name) == 0)
            test_reader_add (houses,
                             find_house (self, kinds[k].id, g_array_index (numbers, guint32, i)));
    }
  return houses;
}

GArray *
test_reader_make_candidates (const TestReader *self, const GArray *cells, guint value)
{
  GArray *candidates = test_reader_list_new ();

  for (guint i = 0; i < cells->len; i++)
    test_reader_add (candidates, g_array_index (cells, guint32, i) * self->side + value - 1);
  return candidates;
}

/* "row 3 column 4 is 5 or 7, row 3 column 5 is 6". */
GArray *
test_reader_read_candidates (const TestReader *self, const char *text, const char *verb)
{
  g_autofree char *pattern =
    g_strconcat ("((?:row|column) \\d+ (?:(?! is | can’t be ).)*?) ", verb, " (" NUMBERS ")", NULL);
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GArray *candidates = test_reader_list_new ();

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *where = g_match_info_fetch (match, 1);
      g_autofree char *list = g_match_info_fetch (match, 2);
      g_autoptr (GArray) cells = test_reader_read_cells (self, where);
      g_autoptr (GArray) numbers = test_reader_read_numbers (list);

      for (guint i = 0; i < numbers->len; i++)
        {
          g_autoptr (GArray) some =
            test_reader_make_candidates (self, cells, g_array_index (numbers, guint32, i));

          for (guint k = 0; k < some->len; k++)
            test_reader_add (candidates, g_array_index (some, guint32, k));
        }
    }
  return candidates;
}

/* What follows. */

gboolean
test_reader_conflicts_with_all (const TestReader *self, guint32 candidate, const GArray *candidates)
{
  for (guint i = 0; i < candidates->len; i++)
    if (!sudoku_links_conflict (self->links, candidate, g_array_index (candidates, guint32, i)))
      return FALSE;
  return candidates->len > 0;
}

/* Whether a candidate is gone, or false by one thing that was said or supposed. */
static gboolean
is_out (const TestReader *self, guint32 candidate)
{
  if (!test_reader_is_live (self, candidate))
    return TRUE;
  for (guint i = 0; i < self->falses->len; i++)
    if (test_reader_has (g_array_index (self->falses, TestKnown, i).candidates, candidate))
      return TRUE;
  for (guint i = 0; i < self->known->len; i++)
    if (test_reader_conflicts_with_all (self, candidate,
                                        g_array_index (self->known, TestKnown, i).candidates))
      return TRUE;
  return FALSE;
}

GArray *
test_reader_list_not_out (const TestReader *self, const GArray *candidates)
{
  GArray *left = test_reader_list_new ();

  for (guint i = 0; i < candidates->len; i++)
    if (!is_out (self, g_array_index (candidates, guint32, i)))
      test_reader_add (left, g_array_index (candidates, guint32, i));
  return left;
}

GArray *
test_reader_list_live (const TestReader *self, const GArray *candidates)
{
  GArray *left = test_reader_list_new ();

  for (guint i = 0; i < candidates->len; i++)
    if (test_reader_is_live (self, g_array_index (candidates, guint32, i)))
      test_reader_add (left, g_array_index (candidates, guint32, i));
  return left;
}

GArray *
test_reader_list_of_house (const TestReader *self, guint house, guint value)
{
  const guint16 *cells = sudoku_geometry_get_house_cells (self->geometry, house);
  GArray *candidates = test_reader_list_new ();

  for (guint i = 0; i < self->side; i++)
    test_reader_add (candidates, cells[i] * self->side + value - 1);
  return candidates;
}

GArray *
test_reader_list_of_houses (const TestReader *self, const GArray *houses, guint value)
{
  GArray *all = test_reader_list_new ();

  for (guint i = 0; i < houses->len; i++)
    {
      g_autoptr (GArray) some =
        test_reader_list_of_house (self, g_array_index (houses, guint32, i), value);

      for (guint k = 0; k < some->len; k++)
        test_reader_add (all, g_array_index (some, guint32, k));
    }
  return all;
}

GArray *
test_reader_list_of_cells (const TestReader *self, const GArray *cells)
{
  GArray *candidates = test_reader_list_new ();

  for (guint i = 0; i < cells->len; i++)
    for (guint value = 0; value < self->side; value++)
      test_reader_add (candidates, g_array_index (cells, guint32, i) * self->side + value);
  return candidates;
}

GArray *
test_reader_list_values (const TestReader *self, const GArray *candidates)
{
  GArray *values = test_reader_list_new ();

  for (guint i = 0; i < candidates->len; i++)
    test_reader_add (values, g_array_index (candidates, guint32, i) % self->side + 1);
  return values;
}

GArray *
test_reader_pick_value (const TestReader *self, const GArray *candidates, guint value)
{
  GArray *picked = test_reader_list_new ();

  for (guint i = 0; i < candidates->len; i++)
    if (g_array_index (candidates, guint32, i) % self->side + 1 == value)
      test_reader_add (picked, g_array_index (candidates, guint32, i));
  return picked;
}

static GArray *
copy_list (const GArray *list)
{
  GArray *copy = test_reader_list_new ();

  g_array_append_vals (copy, list->data, list->len);
  return copy;
}

gboolean
test_reader_know (TestReader *self, const GArray *candidates)
{
  TestKnown known = { .candidates = copy_list (candidates), .depth = self->depth };

  g_array_append_val (self->known, known);
  return candidates->len > 0;
}

void
test_reader_deny (TestReader *self, const GArray *candidates)
{
  TestKnown known = { .candidates = copy_list (candidates), .depth = self->depth };

  g_array_append_val (self->falses, known);
}

/* Forgets what was said or supposed in other cases. */
void
test_reader_forget (TestReader *self, guint depth)
{
  GArray *const lists[] = { self->known, self->falses };

  for (guint k = 0; k < G_N_ELEMENTS (lists); k++)
    for (guint i = lists[k]->len; i-- > 0;)
      if (g_array_index (lists[k], TestKnown, i).depth >= depth)
        g_array_remove_index (lists[k], i);
}

void
test_reader_take (GArray **list, const GArray *candidates)
{
  GArray *copy = copy_list (candidates);

  g_clear_pointer (list, g_array_unref);
  *list = copy;
}

/* A step with the certificate of another one, and other conclusions. */
SudokuStep *
test_reader_make_step (const TestReader *self)
{
  SudokuStep *copy = sudoku_step_new (sudoku_step_get_technique (self->step));
  guint n = 0;
  const guint32 *numbers = sudoku_step_get_truths (self->step, &n);

  for (guint i = 0; i < n; i++)
    sudoku_step_add_truth (copy, numbers[i]);
  numbers = sudoku_step_get_links (self->step, &n);
  for (guint i = 0; i < n; i++)
    sudoku_step_add_link (copy, numbers[i]);
  numbers = sudoku_step_get_guardians (self->step, &n);
  for (guint i = 0; i < n; i++)
    sudoku_step_add_guardian (copy, numbers[i]);
  return copy;
}

/* Tries out whether the truths of the certificate leave a choice in which all these candidates are
 * false, and those true: a plain search. @chosen: what is true so far */
static gboolean
is_possible (const TestReader *self, const GArray *falses, GArray *chosen, guint *n_tried)
{
  guint n = 0, n_fewest = G_MAXUINT;
  g_autoptr (GArray) fewest = NULL;
  const guint32 *truths = sudoku_step_get_truths (self->step, &n);
  guint n_guardians = 0;
  const guint32 *guardians = sudoku_step_get_guardians (self->step, &n_guardians);

  if (++*n_tried > 200000)
    return FALSE;
  for (guint i = 0; i < n + (n_guardians > 0 ? 1 : 0); i++)
    {
      const guint32 *members =
        i < n ? sudoku_links_get_candidates (self->links, truths[i]) : guardians;
      g_autoptr (GArray) left = test_reader_list_new ();
      gboolean met = FALSE;

      for (guint k = 0; k < (i < n ? self->side : n_guardians) && !met; k++)
        {
          gboolean open =
            test_reader_is_live (self, members[k]) && !test_reader_has (falses, members[k]);

          met = test_reader_has (chosen, members[k]);
          for (guint m = 0; m < chosen->len && open; m++)
            open =
              !sudoku_links_conflict (self->links, members[k], g_array_index (chosen, guint32, m));
          if (open)
            test_reader_add (left, members[k]);
        }
      if (!met && left->len < n_fewest)
        {
          n_fewest = left->len;
          test_reader_take (&fewest, left);
        }
    }
  if (fewest == NULL)
    return TRUE;
  for (guint i = 0; i < fewest->len; i++)
    {
      g_array_append_val (chosen, g_array_index (fewest, guint32, i));
      if (is_possible (self, falses, chosen, n_tried))
        return TRUE;
      g_array_set_size (chosen, chosen->len - 1);
    }
  return FALSE;
}

/* Whether one of the candidates is true, by the certificate alone. */
gboolean
test_reader_follows (const TestReader *self, const GArray *candidates)
{
  g_autoptr (GArray) chosen = test_reader_list_new ();
  guint n_tried = 0;

  return !is_possible (self, candidates, chosen, &n_tried) && n_tried <= 200000;
}

/* Whether both can't be true, or the second is true when the first is. */
gboolean
test_reader_implies (const TestReader *self, guint32 one, guint32 other)
{
  g_autoptr (GArray) chosen = test_reader_list_new ();
  g_autoptr (GArray) falses = test_reader_list_new ();
  guint n_tried = 0;

  test_reader_add (chosen, one);
  test_reader_add (falses, other);
  return !is_possible (self, falses, chosen, &n_tried);
}

gboolean
test_reader_conclusions_see (const TestReader *self, const GArray *candidates)
{
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (self->step, &n);

  for (guint i = 0; i < n; i++)
    if (conclusions[i].placed ||
        !test_reader_conflicts_with_all (self, conclusions[i].candidate, candidates))
      return FALSE;
  return TRUE;
}

gboolean
test_reader_all_in_house (const TestReader *self, const GArray *cells, guint house)
{
  for (guint i = 0; i < cells->len; i++)
    if (!test_reader_in_house (self, g_array_index (cells, guint32, i), house))
      return FALSE;
  return TRUE;
}

GArray *
test_reader_list_cells (const TestReader *self, const GArray *candidates)
{
  GArray *cells = test_reader_list_new ();

  for (guint i = 0; i < candidates->len; i++)
    test_reader_add (cells, g_array_index (candidates, guint32, i) / self->side);
  return cells;
}

guint
test_reader_read_value (const char *text)
{
  return (guint)strtoul (text, NULL, 10);
}

guint
test_reader_read_house (const TestReader *self, const char *text)
{
  g_autoptr (GArray) houses = test_reader_read_houses (self, text);

  return houses->len == 1 ? g_array_index (houses, guint32, 0) : G_MAXUINT;
}

guint
test_reader_value_of_cell (const TestReader *self, guint cell)
{
  return sudoku_set_first (
    sudoku_candidates_get (sudoku_position_get_candidates (self->position), cell));
}

/* The guardians that are not out. */
GArray *
test_reader_list_guardians (const TestReader *self)
{
  guint n = 0;
  const guint32 *guardians = sudoku_step_get_guardians (self->step, &n);
  g_autoptr (GArray) all = test_reader_list_new ();

  g_array_append_vals (all, guardians, n);
  return test_reader_list_not_out (self, all);
}

void
test_reader_init (TestReader *self,
                  const SudokuStep *step,
                  const SudokuPosition *position,
                  SudokuLinks *links)
{
  *self = (TestReader){ .step = step,
                        .position = position,
                        .links = links,
                        .geometry = sudoku_links_get_geometry (links),
                        .side = sudoku_links_get_side (links) };
  self->known = g_array_new (FALSE, FALSE, sizeof (TestKnown));
  self->falses = g_array_new (FALSE, FALSE, sizeof (TestKnown));
  self->groups = g_array_new (FALSE, FALSE, sizeof (TestKnown));
  g_array_set_clear_func (self->known, clear_known);
  g_array_set_clear_func (self->falses, clear_known);
  g_array_set_clear_func (self->groups, clear_known);
  self->cells = test_reader_list_new ();
  self->candidates = test_reader_list_new ();
  self->houses = test_reader_list_new ();
  self->set = test_reader_list_new ();
  self->last = test_reader_list_new ();
  self->times = test_reader_list_new ();
  self->covered = test_reader_list_new ();
}

void
test_reader_clear (TestReader *self)
{
  g_array_unref (self->known);
  g_array_unref (self->falses);
  g_array_unref (self->groups);
  g_array_unref (self->cells);
  g_array_unref (self->candidates);
  g_array_unref (self->houses);
  g_array_unref (self->set);
  g_array_unref (self->last);
  g_array_unref (self->times);
  g_array_unref (self->covered);
  g_clear_pointer (&self->ruled_out, g_array_unref);
}
