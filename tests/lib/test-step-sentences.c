/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Judges sentences about a step from their text alone: facts of the position are looked up; what
 * follows from what was said or supposed before must do so at once; and that one of several things
 * is true must follow from the certificate, which is tried out. A sentence that is not known here
 * is wrong. */

#include "test-step-sentences.h"

#include <string.h>

#define NUMBERS "\\d+(?:, \\d+)*(?: (?:and|or) \\d+)?"
#define CELL "(row \\d+ column \\d+)"
#define INSIDE "((?:in|on) .*?)"

/* Sentences. Each gets what its pattern has caught, and says whether that is true. */

typedef gboolean (*Judge) (TestReader *self, char **caught);

static gboolean
judge_last_cell (TestReader *self, char **caught)
{
  guint house = test_reader_read_house (self, caught[1]),
        value = test_reader_read_value (caught[2]), n = 0;
  const guint16 *cells = sudoku_geometry_get_house_cells (self->geometry, house);

  for (guint i = 0; i < self->side; i++)
    {
      gboolean filled = sudoku_position_is_filled (self->position, cells[i]);

      n += filled ? 0 : 1;
      if (filled && test_reader_value_of_cell (self, cells[i]) == value)
        return FALSE;
      if (!filled && !test_reader_is_live (self, cells[i] * self->side + value - 1))
        return FALSE;
    }
  return n == 1;
}

static gboolean
judge_question (TestReader *self, char **caught)
{
  self->value = test_reader_read_value (caught[1]);
  self->house = test_reader_read_house (self, caught[2]);
  return self->house != G_MAXUINT;
}

/* Each house that is named has the number, in a cell that is lit. */
static gboolean
judge_have (TestReader *self, char **caught)
{
  g_autoptr (GArray) houses = test_reader_read_houses (self, caught[1]);
  guint value = test_reader_read_value (caught[2]),
        n_more = caught[3] != NULL ? test_reader_read_value (caught[3]) : 0;
  guint n_lit = 0;

  for (guint i = 0; i < houses->len; i++)
    {
      gboolean found = FALSE;

      for (guint k = 0; k < self->cells->len; k++)
        {
          guint cell = g_array_index (self->cells, guint32, k);

          found = found || (test_reader_in_house (self, cell, g_array_index (houses, guint32, i)) &&
                            sudoku_position_is_filled (self->position, cell) &&
                            test_reader_value_of_cell (self, cell) == value);
        }
      if (!found)
        return FALSE;
    }
  for (guint k = 0; k < self->cells->len; k++)
    n_lit += sudoku_position_is_filled (self->position, g_array_index (self->cells, guint32, k));
  return value == self->value && houses->len > 0 && (n_more == 0 || n_lit == houses->len + n_more);
}

static gboolean
judge_rules_out (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[1]);
  g_autoptr (GArray) out = test_reader_read_candidates (self, caught[3], "can’t be");
  guint cell = g_array_index (cells, guint32, 0), value = test_reader_read_value (caught[2]);

  if (!sudoku_position_is_filled (self->position, cell) ||
      test_reader_value_of_cell (self, cell) != value)
    return FALSE;
  for (guint i = 0; i < out->len; i++)
    if (!sudoku_links_conflict (self->links, cell * self->side + value - 1,
                                g_array_index (out, guint32, i)))
      return FALSE;
  test_reader_deny (self, out);
  return out->len > 0;
}

/* What is gone needs no reason. */
static gboolean
judge_before (TestReader *self, char **caught)
{
  g_autofree char *text = g_strconcat (caught[1], " can’t be ", caught[2], NULL);
  g_autoptr (GArray) out = test_reader_read_candidates (self, text, "can’t be");

  for (guint i = 0; i < out->len; i++)
    if (test_reader_is_live (self, g_array_index (out, guint32, i)))
      return FALSE;
  test_reader_deny (self, out);
  return out->len > 0;
}

/* Whether a lit number rules a candidate out, or a sentence has said so. */
static gboolean
is_ruled_out (const TestReader *self, guint32 candidate)
{
  for (guint i = 0; i < self->falses->len; i++)
    if (test_reader_has (g_array_index (self->falses, TestKnown, i).candidates, candidate))
      return TRUE;
  for (guint i = 0; i < self->cells->len; i++)
    {
      guint cell = g_array_index (self->cells, guint32, i);

      if (sudoku_position_is_filled (self->position, cell) &&
          sudoku_links_conflict (
            self->links, cell * self->side + test_reader_value_of_cell (self, cell) - 1, candidate))
        return TRUE;
    }
  return FALSE;
}

static gboolean
judge_only_place (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[1]);
  const guint16 *members = sudoku_geometry_get_house_cells (self->geometry, self->house);
  guint cell = g_array_index (cells, guint32, 0);

  for (guint i = 0; i < self->side; i++)
    if (members[i] != cell && !sudoku_position_is_filled (self->position, members[i]) &&
        !is_ruled_out (self, members[i] * self->side + self->value - 1))
      return FALSE;
  return test_reader_in_house (self, cell, self->house);
}

/* The numbers that a cell sees are lit; the cell is among the lit ones. */
static gboolean
judge_sees (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[1]);
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[2]);
  guint cell = g_array_index (cells, guint32, 0);

  test_reader_take (&self->set, cells);
  for (guint i = 0; i < numbers->len; i++)
    if (!is_ruled_out (self, cell * self->side + g_array_index (numbers, guint32, i) - 1))
      return FALSE;
  return numbers->len > 0;
}

/* How many different numbers are lit in a house, or in some. */
static gboolean
judge_sees_many (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[1]);
  g_autoptr (GArray) houses = test_reader_read_houses (self, caught[3]);
  g_autoptr (GArray) seen = test_reader_list_new ();
  guint cell = g_array_index (cells, guint32, 0);

  test_reader_take (&self->set, cells);
  if (caught[4] != NULL && *caught[4] != '\0')
    {
      g_autoptr (GArray) numbers = test_reader_read_numbers (caught[4]);

      for (guint i = 0; i < numbers->len; i++)
        if (!is_ruled_out (self, cell * self->side + g_array_index (numbers, guint32, i) - 1))
          return FALSE;
    }
  for (guint i = 0; i < self->cells->len; i++)
    for (guint k = 0; k < houses->len; k++)
      {
        guint other = g_array_index (self->cells, guint32, i);

        if (other != cell && sudoku_position_is_filled (self->position, other) &&
            test_reader_in_house (self, other, g_array_index (houses, guint32, k)))
          test_reader_add (seen, test_reader_value_of_cell (self, other));
      }
  return seen->len >= test_reader_read_value (caught[2]);
}

static gboolean
judge_only_number (TestReader *self, char **caught)
{
  guint cell, value = test_reader_read_value (caught[1]);

  if (self->set->len == 0)
    test_reader_take (&self->set, self->cells);
  cell = g_array_index (self->set, guint32, self->set->len - 1);
  for (guint other = 1; other <= self->side; other++)
    if (other != value && !is_ruled_out (self, cell * self->side + other - 1))
      return FALSE;
  return test_reader_is_live (self, cell * self->side + value - 1);
}

/* "in row 3, 5 fits only in …": houses or cells, whether or not what was said before is taken into
 * account. */
static gboolean
judge_fits (TestReader *self, char **caught)
{
  g_autoptr (GArray) inside = test_reader_read_houses (self, caught[1]);
  g_autoptr (GArray) where = test_reader_read_cells (self, caught[3]);
  g_autoptr (GArray) houses = NULL;
  g_autoptr (GArray) of_inside = NULL;
  g_autoptr (GArray) places = NULL;
  g_autoptr (GArray) left = NULL;
  g_autoptr (GArray) live = NULL;
  guint value = test_reader_read_value (caught[2]);

  of_inside = test_reader_list_of_houses (self, inside, value);
  left = test_reader_list_not_out (self, of_inside);
  live = test_reader_list_live (self, of_inside);
  if (where->len > 0)
    places = test_reader_make_candidates (self, where, value);
  else
    {
      houses = test_reader_read_houses (self, caught[3]);
      places = test_reader_list_of_houses (self, houses, value);
    }
  if (caught[4] != NULL && *caught[4] != '\0')
    {
      g_autoptr (GArray) cells = test_reader_read_cells (self, caught[4]);
      g_autoptr (GArray) fins = test_reader_make_candidates (self, cells, value);

      if (!test_reader_is_part (fins, left))
        return FALSE;
      for (guint i = 0; i < fins->len; i++)
        test_reader_add (places, g_array_index (fins, guint32, i));
    }
  if (!test_reader_is_part (left, places) ||
      (where->len > 0 && !test_reader_is_same (left, places) &&
       !test_reader_is_same (live, places)))
    return FALSE;
  self->value = value;
  test_reader_take (&self->set, left);
  test_reader_take (&self->last, left);
  return inside->len > 1 || test_reader_know (self, left);
}

static gboolean
judge_has_there (TestReader *self, char **caught)
{
  guint other = test_reader_read_house (self, caught[1]),
        own = test_reader_read_house (self, caught[4]);
  g_autoptr (GArray) of_own = test_reader_list_of_house (self, own, self->value);
  g_autoptr (GArray) live = test_reader_list_live (self, of_own);
  g_autoptr (GArray) cells = test_reader_list_cells (self, live);

  return test_reader_read_value (caught[2]) == self->value &&
         test_reader_all_in_house (self, cells, other) && test_reader_conclusions_see (self, live);
}

static gboolean
judge_rules_out_same (TestReader *self, char **caught G_GNUC_UNUSED)
{
  return test_reader_conclusions_see (self, self->last);
}

/* "cells can only be 4 or 8": all that is left of them. */
static gboolean
judge_can_only_be (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[1]);
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[2]);
  g_autoptr (GArray) all = test_reader_list_of_cells (self, cells);
  g_autoptr (GArray) left = test_reader_list_not_out (self, all);
  g_autoptr (GArray) values = test_reader_list_values (self, left);

  if (caught[3] != NULL && *caught[3] != '\0' &&
      (test_reader_read_value (caught[3]) != cells->len ||
       test_reader_read_value (caught[4]) != numbers->len))
    return FALSE;
  test_reader_take (&self->set, left);
  test_reader_take (&self->last, left);
  if (cells->len == 1 && !test_reader_know (self, left))
    return FALSE;
  return test_reader_is_same (values, numbers);
}

/* As many numbers as cells, so that no other cell of the houses has any of them. */
static gboolean
judge_share (TestReader *self, char **caught)
{
  g_autoptr (GArray) houses = test_reader_read_houses (self, caught[1]);
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[2]);
  g_autoptr (GArray) cells = test_reader_list_cells (self, self->set);
  g_autoptr (GArray) values = test_reader_list_values (self, self->set);

  for (guint i = 0; i < houses->len; i++)
    if (!test_reader_all_in_house (self, cells, g_array_index (houses, guint32, i)))
      return FALSE;
  return cells->len == values->len && test_reader_is_same (values, numbers) && houses->len > 0;
}

static gboolean
judge_share_many (TestReader *self, char **caught)
{
  char *rest[] = { caught[0], caught[3], caught[4], NULL };
  g_autoptr (GArray) cells = test_reader_list_cells (self, self->set);

  return test_reader_read_value (caught[1]) == cells->len &&
         test_reader_read_value (caught[2]) == cells->len && judge_share (self, rest);
}

static gboolean
judge_room (TestReader *self, char **caught)
{
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[1]);
  guint house = test_reader_read_house (self, caught[2]);

  for (guint i = 0; i < numbers->len; i++)
    {
      g_autoptr (GArray) places =
        test_reader_pick_value (self, self->set, g_array_index (numbers, guint32, i));
      g_autoptr (GArray) cells = test_reader_list_cells (self, places);

      if (places->len == 0 || !test_reader_all_in_house (self, cells, house))
        return FALSE;
    }
  return numbers->len > 0;
}

static gboolean
judge_need_all (TestReader *self, char **caught)
{
  char *rest[] = { caught[0], caught[2], caught[1], NULL };
  g_autoptr (GArray) cells = test_reader_list_cells (self, self->set);
  g_autoptr (GArray) values = test_reader_list_values (self, self->set);

  return cells->len == values->len && judge_room (self, rest);
}

static gboolean
judge_numbers_fit (TestReader *self, char **caught)
{
  guint house = test_reader_read_house (self, caught[1]);
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[2]);
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[3]);
  g_autoptr (GArray) places = test_reader_list_new ();

  for (guint i = 0; i < numbers->len; i++)
    {
      g_autoptr (GArray) all =
        test_reader_list_of_house (self, house, g_array_index (numbers, guint32, i));
      g_autoptr (GArray) live = test_reader_list_live (self, all);

      for (guint k = 0; k < live->len; k++)
        test_reader_add (places, g_array_index (live, guint32, k) / self->side);
    }
  test_reader_take (&self->set, numbers);
  test_reader_take (&self->last, cells);
  return test_reader_is_same (places, cells);
}

static gboolean
judge_hold (TestReader *self, char **caught)
{
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[2]);
  guint n_said = g_str_equal (caught[1], "two") ? 2 : test_reader_read_value (caught[1]);

  return test_reader_is_same (numbers, self->set) && numbers->len == self->last->len &&
         n_said == numbers->len;
}

/* Numbers whose places among the cells all exclude each other. */
static gboolean
judge_only_once (TestReader *self, char **caught)
{
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[1]);

  for (guint i = 0; i < numbers->len; i++)
    {
      g_autoptr (GArray) places =
        test_reader_pick_value (self, self->set, g_array_index (numbers, guint32, i));

      for (guint k = 0; k < places->len; k++)
        for (guint m = k + 1; m < places->len; m++)
          if (!sudoku_links_conflict (self->links, g_array_index (places, guint32, k),
                                      g_array_index (places, guint32, m)))
            return FALSE;
    }
  return numbers->len > 0;
}

/* One of these places has the number, as the certificate says. */
static gboolean
judge_one_of (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[2]);
  g_autoptr (GArray) candidates =
    test_reader_make_candidates (self, cells, test_reader_read_value (caught[1]));

  test_reader_take (&self->last, candidates);
  return test_reader_follows (self, candidates);
}

static gboolean
judge_one_of_these (TestReader *self, char **caught)
{
  g_autoptr (GArray) candidates = test_reader_read_candidates (self, caught[1], "is");

  test_reader_take (&self->last, candidates);
  return test_reader_follows (self, candidates);
}

static gboolean
judge_sees_all (TestReader *self, char **caught)
{
  g_autoptr (GArray) values = test_reader_list_values (self, self->last);

  return values->len == 1 &&
         g_array_index (values, guint32, 0) ==
           test_reader_read_value (caught[caught[2] != NULL ? 2 : 1]) &&
         (!g_str_equal (caught[1], "both") || self->last->len == 2) &&
         test_reader_conclusions_see (self, self->last);
}

/* As many houses as others, and the places of the ones are in the others, but for fins. */
static gboolean
judge_need_each (TestReader *self, char **caught)
{
  g_autoptr (GArray) bases = test_reader_read_houses (self, caught[1]);
  g_autoptr (GArray) covers = test_reader_read_houses (self, caught[3]);
  guint value = test_reader_read_value (caught[2]);

  for (guint i = 0; i < bases->len; i++)
    {
      guint house = g_array_index (bases, guint32, i);
      g_autoptr (GArray) of_house = test_reader_list_of_house (self, house, value);
      g_autoptr (GArray) live = test_reader_list_live (self, of_house);

      if (!test_reader_is_part (live, self->set))
        return FALSE;
    }
  return bases->len == covers->len && value == self->value;
}

/* No place is in two of the bases, and none is in no cover. */
static gboolean
judge_no_other_cell (TestReader *self, char **caught)
{
  g_autoptr (GArray) covers = test_reader_read_houses (self, caught[1]);
  g_autoptr (GArray) places = test_reader_list_of_houses (self, covers, self->value);
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (self->step, &n);

  for (guint i = 0; i < n; i++)
    if (!test_reader_has (places, conclusions[i].candidate) ||
        test_reader_has (self->set, conclusions[i].candidate))
      return FALSE;
  return test_reader_is_part (self->set, places) &&
         test_reader_read_value (caught[2]) == self->value;
}

/* The fins are the places that were said to be apart: those in none of the covers. */
static gboolean
judge_without_fins (TestReader *self, char **caught)
{
  char *rest[] = { caught[0], caught[2], caught[1], caught[3], NULL };
  g_autoptr (GArray) covers = test_reader_read_houses (self, caught[3]);
  g_autoptr (GArray) places = test_reader_list_of_houses (self, covers, self->value);
  g_autoptr (GArray) fins = test_reader_list_new ();
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (self->step, &n);

  for (guint i = 0; i < self->set->len; i++)
    if (!test_reader_has (places, g_array_index (self->set, guint32, i)))
      test_reader_add (fins, g_array_index (self->set, guint32, i));
  for (guint i = 0; i < n; i++)
    if (!test_reader_has (places, conclusions[i].candidate) ||
        test_reader_has (self->set, conclusions[i].candidate))
      return FALSE;
  test_reader_take (&self->last, fins);
  return fins->len > 0 && judge_need_each (self, rest);
}

static gboolean
judge_without_fin (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[1]);
  g_autoptr (GArray) fin =
    test_reader_make_candidates (self, cells, test_reader_read_value (caught[2]));

  return judge_without_fins (self, caught + 1) && test_reader_is_same (fin, self->last);
}

static gboolean
judge_with_fins (TestReader *self, char **caught)
{
  return test_reader_read_value (caught[1]) == self->value &&
         test_reader_conclusions_see (self, self->last);
}

static gboolean
judge_both_ways (TestReader *self, char **caught)
{
  return test_reader_read_value (caught[1]) == self->value;
}

static gboolean
judge_suppose_not_in (TestReader *self, char **caught)
{
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[1]);
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[2]);

  for (guint i = 0; i < numbers->len; i++)
    {
      g_autoptr (GArray) some =
        test_reader_make_candidates (self, cells, g_array_index (numbers, guint32, i));

      test_reader_deny (self, some);
    }
  return cells->len > 0;
}

/* A case of what was said last. */
static gboolean
judge_suppose (TestReader *self, char **caught)
{
  g_autoptr (GArray) candidates = test_reader_read_candidates (self, caught[1], "is");

  self->depth = 1;
  test_reader_know (self, candidates);
  return candidates->len == 1;
}

static gboolean
judge_suppose_were (TestReader *self, char **caught)
{
  g_autofree char *text = g_strconcat (caught[1], " is ", caught[3], NULL);
  g_autoptr (GArray) candidates = test_reader_read_candidates (self, text, "is");
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (self->step, &n);
  gboolean is_not = caught[2] != NULL && *caught[2] != '\0';

  if (is_not)
    test_reader_deny (self, candidates);
  else
    test_reader_know (self, candidates);
  return n > 0 && candidates->len == 1 &&
         conclusions[0].candidate == g_array_index (candidates, guint32, 0) &&
         conclusions[0].placed == is_not;
}

static gboolean
judge_left_places (TestReader *self, char **caught)
{
  guint value = test_reader_read_value (caught[1]),
        house = test_reader_read_house (self, caught[2]);
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[3]);
  g_autoptr (GArray) said = test_reader_make_candidates (self, cells, value);
  g_autoptr (GArray) all = NULL;
  g_autoptr (GArray) left = NULL;

  if (house == G_MAXUINT)
    return FALSE;
  all = test_reader_list_of_house (self, house, value);
  left = test_reader_list_not_out (self, all);
  return test_reader_is_part (left, said) && test_reader_know (self, said);
}

static gboolean
judge_left_numbers (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[1]);
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[2]);
  g_autoptr (GArray) all = test_reader_list_of_cells (self, cells);
  g_autoptr (GArray) left = test_reader_list_not_out (self, all);
  g_autoptr (GArray) said = test_reader_list_new ();

  for (guint i = 0; i < numbers->len; i++)
    test_reader_add (said, g_array_index (cells, guint32, 0) * self->side +
                             g_array_index (numbers, guint32, i) - 1);
  return cells->len == 1 && test_reader_is_part (left, said) && test_reader_know (self, said);
}

/* As many cells of a house as numbers that are left for them. */
static gboolean
judge_must_hold (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[1]);
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[2]);
  g_autoptr (GArray) all = test_reader_list_of_cells (self, cells);
  g_autoptr (GArray) left = test_reader_list_not_out (self, all);
  g_autoptr (GArray) values = test_reader_list_values (self, left);
  gboolean together = FALSE;

  for (guint house = 0; house < sudoku_geometry_get_n_houses (self->geometry); house++)
    together = together || test_reader_all_in_house (self, cells, house);
  if (!together || cells->len != numbers->len || !test_reader_is_part (values, numbers))
    return FALSE;
  for (guint i = 0; i < numbers->len; i++)
    {
      g_autoptr (GArray) places =
        test_reader_pick_value (self, left, g_array_index (numbers, guint32, i));

      if (places->len > 0)
        test_reader_know (self, places);
    }
  return TRUE;
}

/* A case, and what follows from it at once. */
static gboolean
judge_case (TestReader *self, char **caught, Judge then)
{
  g_autoptr (GArray) condition = test_reader_read_candidates (self, caught[1], "is");
  gboolean right;

  self->depth = 1;
  test_reader_know (self, condition);
  right = condition->len == 1 && then (self, caught + 1);
  test_reader_forget (self, 1);
  self->depth = 0;
  return right;
}

static gboolean
judge_case_cell (TestReader *self, char **caught)
{
  return judge_case (self, caught, judge_left_numbers);
}

static gboolean
judge_case_house (TestReader *self, char **caught)
{
  return judge_case (self, caught, judge_left_places);
}

static gboolean
judge_case_set (TestReader *self, char **caught)
{
  return judge_case (self, caught, judge_must_hold);
}

/* All conclusions follow, as the certificate says. */
static gboolean
judge_same_result (TestReader *self, char **caught G_GNUC_UNUSED)
{
  return sudoku_step_check (self->step, self->position, self->links);
}

static gboolean
judge_see_each_other (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[1]);
  g_autoptr (GArray) near =
    test_reader_make_candidates (self, cells, test_reader_read_value (caught[2]));

  return near->len == 2 && sudoku_links_conflict (self->links, g_array_index (near, guint32, 0),
                                                  g_array_index (near, guint32, 1));
}

static gboolean
judge_are_both (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[1]);

  return cells->len == 2 &&
         test_reader_all_in_house (self, cells, test_reader_read_house (self, caught[2]));
}

static gboolean
judge_is_even_if (TestReader *self, char **caught)
{
  g_autofree char *text = g_strconcat (caught[1], " is ", caught[2], NULL);
  g_autoptr (GArray) candidates = test_reader_read_candidates (self, text, "is");

  for (guint i = 0; i < self->known->len; i++)
    if (test_reader_is_same (g_array_index (self->known, TestKnown, i).candidates, candidates))
      return TRUE;
  return FALSE;
}

static gboolean
judge_argued_case (TestReader *self, char **caught)
{
  g_autofree char *text = g_strconcat (caught[1], " is ", caught[2], NULL);
  g_autoptr (GArray) candidates = test_reader_read_candidates (self, text, "is");

  return test_reader_know (self, candidates);
}

static gboolean
judge_no_place (TestReader *self, char **caught)
{
  guint house = test_reader_read_house (self, caught[1]);
  g_autoptr (GArray) all = NULL;
  g_autoptr (GArray) left = NULL;

  if (house == G_MAXUINT)
    return FALSE;
  all = test_reader_list_of_house (self, house, test_reader_read_value (caught[2]));
  left = test_reader_list_not_out (self, all);
  return left->len == 0;
}

static gboolean
judge_no_number (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[1]);
  g_autoptr (GArray) all = test_reader_list_of_cells (self, cells);
  g_autoptr (GArray) left = test_reader_list_not_out (self, all);

  return left->len == 0;
}

/* Whether what is left of a further truth of the certificate is what was said. */
static gboolean
is_left_of_further (const TestReader *self, const GArray *said)
{
  guint n = 0, n_houses = sudoku_geometry_get_n_houses (self->geometry);
  const guint32 *truths = sudoku_step_get_truths (self->step, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GArray) all = test_reader_list_new ();
      g_autoptr (GArray) left = NULL;

      if (truths[i] < n_houses * self->side ||
          truths[i] >= sudoku_links_get_cell_truth (self->links, 0))
        continue;
      g_array_append_vals (all, sudoku_links_get_candidates (self->links, truths[i]), self->side);
      left = test_reader_list_not_out (self, all);
      if (test_reader_is_part (left, said) && (said->len > 0 || left->len == 0))
        return TRUE;
    }
  return FALSE;
}

static gboolean
judge_further (TestReader *self, char **caught)
{
  g_autoptr (GArray) said = test_reader_read_candidates (self, caught[3], "is");

  test_reader_take (&self->last, said);
  return is_left_of_further (self, said) && test_reader_know (self, said);
}

static gboolean
judge_no_further (TestReader *self, char **caught G_GNUC_UNUSED)
{
  g_autoptr (GArray) none = test_reader_list_new ();

  return is_left_of_further (self, none);
}

/* The guardians that are not out. */
static GArray *
list_guardians (const TestReader *self)
{
  guint n = 0;
  const guint32 *guardians = sudoku_step_get_guardians (self->step, &n);
  g_autoptr (GArray) all = test_reader_list_new ();

  g_array_append_vals (all, guardians, n);
  return test_reader_list_not_out (self, all);
}

static gboolean
judge_guardian (TestReader *self, char **caught)
{
  g_autofree char *text = g_strconcat (caught[1], " is ", caught[2], NULL);
  g_autoptr (GArray) candidates = test_reader_read_candidates (self, text, "is");
  g_autoptr (GArray) left = list_guardians (self);

  return test_reader_is_part (left, candidates) && test_reader_know (self, candidates);
}

static gboolean
judge_no_guardian (TestReader *self, char **caught G_GNUC_UNUSED)
{
  g_autoptr (GArray) left = list_guardians (self);

  return left->len == 0;
}

/* Counting is not read again: MiniSat judges it. */
static gboolean
judge_counted (TestReader *self, char **caught G_GNUC_UNUSED)
{
  return sudoku_step_check (self->step, self->position, self->links);
}

/* The cells have nothing else but the two numbers, and the guardians. */
static gboolean
judge_hold_only (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[1]);
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[2]);
  g_autoptr (GArray) extra = test_reader_read_candidates (self, caught[3], "is");
  g_autoptr (GArray) guardians = list_guardians (self);

  for (guint i = 0; i < cells->len; i++)
    for (guint value = 1; value <= self->side; value++)
      {
        guint32 candidate = g_array_index (cells, guint32, i) * self->side + value - 1;

        if (test_reader_is_live (self, candidate) && !test_reader_has (numbers, value) &&
            !test_reader_has (extra, candidate))
          return FALSE;
      }
  test_reader_take (&self->set, numbers);
  return test_reader_is_same (extra, guardians) && numbers->len == 2;
}

static gboolean
judge_change_places (TestReader *self, char **caught)
{
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[1]);

  return test_reader_is_same (numbers, self->set);
}

/* Without the guardians each cell has two numbers, and each number two places in each house. */
static gboolean
judge_grave (TestReader *self, char **caught)
{
  g_autoptr (GArray) extra = test_reader_read_candidates (self, caught[1], "is");
  g_autoptr (GArray) guardians = list_guardians (self);

  for (guint cell = 0; cell < self->side * self->side; cell++)
    {
      guint n = 0;

      for (guint32 value = 0; value < self->side; value++)
        n += test_reader_is_live (self, cell * self->side + value) &&
                 !test_reader_has (extra, cell * self->side + value)
               ? 1
               : 0;
      if (!sudoku_position_is_filled (self->position, cell) && n != 2)
        return FALSE;
    }
  return test_reader_is_same (extra, guardians);
}

static gboolean
judge_exchanged (TestReader *self G_GNUC_UNUSED, char **caught G_GNUC_UNUSED)
{
  return TRUE;
}

static gboolean
judge_guardians (TestReader *self, char **caught)
{
  g_autoptr (GArray) candidates = test_reader_read_candidates (self, caught[1], "is");
  g_autoptr (GArray) guardians = list_guardians (self);

  test_reader_take (&self->last, candidates);
  return test_reader_is_same (candidates, guardians) && test_reader_know (self, candidates);
}

static gboolean
judge_guardian_cells (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[2]);
  g_autoptr (GArray) candidates =
    test_reader_make_candidates (self, cells, test_reader_read_value (caught[1]));
  g_autoptr (GArray) guardians = list_guardians (self);

  test_reader_take (&self->last, candidates);
  return test_reader_is_same (candidates, guardians) && test_reader_know (self, candidates);
}

static gboolean
judge_two_places (TestReader *self, char **caught)
{
  g_autoptr (GArray) houses = test_reader_read_houses (self, caught[1]);

  self->value = test_reader_read_value (caught[2]);
  for (guint i = 0; i < houses->len; i++)
    {
      g_autoptr (GArray) all =
        test_reader_list_of_house (self, g_array_index (houses, guint32, i), self->value);
      g_autoptr (GArray) live = test_reader_list_live (self, all);

      if (live->len != 2)
        return FALSE;
    }
  return houses->len > 0;
}

/* Each place of a group implies the others, and each of one group excludes those of the other. */
static gboolean
judge_groups (TestReader *self, char **caught)
{
  TestKnown groups[2];
  gboolean right = TRUE;

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GArray) cells = test_reader_read_cells (self, caught[2 + i]);

      groups[i] =
        (TestKnown){ .candidates = test_reader_make_candidates (self, cells, self->value) };
      g_array_append_val (self->groups, groups[i]);
    }
  for (guint i = 0; i < 2; i++)
    for (guint k = 1; k < groups[i].candidates->len && right; k++)
      right = test_reader_implies (self, g_array_index (groups[i].candidates, guint32, 0),
                                   g_array_index (groups[i].candidates, guint32, k));
  for (guint i = 0; i < 2 && right; i++)
    {
      g_autoptr (GArray) both = test_reader_list_new ();

      test_reader_add (both, g_array_index (groups[0].candidates, guint32, 0));
      test_reader_add (both, g_array_index (groups[1].candidates, guint32, 0));
      right = test_reader_follows (self, both);
    }
  return right && test_reader_read_value (caught[1]) == self->value;
}

static gboolean
sees_some (const TestReader *self, guint32 candidate, const GArray *group)
{
  for (guint i = 0; i < group->len; i++)
    if (sudoku_links_conflict (self->links, candidate, g_array_index (group, guint32, i)))
      return TRUE;
  return FALSE;
}

/* Each conclusion sees a place of each of the two groups said last. */
static gboolean
judge_sees_groups (TestReader *self, char **caught)
{
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (self->step, &n);

  for (guint i = 0; i < n; i++)
    for (guint k = 1; k <= 2; k++)
      if (!sees_some (self, conclusions[i].candidate,
                      g_array_index (self->groups, TestKnown, self->groups->len - k).candidates))
        return FALSE;
  return test_reader_read_value (caught[1]) == self->value;
}

static gboolean
judge_clash (TestReader *self, char **caught)
{
  return judge_see_each_other (self, caught);
}

static gboolean
judge_group_is_right (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[2]);
  g_autoptr (GArray) group =
    test_reader_make_candidates (self, cells, test_reader_read_value (caught[1]));

  for (guint i = 0; i < group->len; i++)
    {
      g_autoptr (GArray) one = test_reader_list_new ();

      test_reader_add (one, g_array_index (group, guint32, i));
      if (!test_reader_follows (self, one))
        return FALSE;
    }
  return group->len > 0;
}

static gboolean
judge_other_groups (TestReader *self, char **caught)
{
  g_autoptr (GArray) both = test_reader_list_new ();

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GArray) cells = test_reader_read_cells (self, caught[2 + i]);
      TestKnown group = { .candidates = test_reader_make_candidates (self, cells, self->value) };

      test_reader_add (both, g_array_index (group.candidates, guint32, 0));
      g_array_append_val (self->groups, group);
    }
  return test_reader_follows (self, both);
}

static gboolean
judge_group_is_wrong (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[2]);
  g_autoptr (GArray) group =
    test_reader_make_candidates (self, cells, test_reader_read_value (caught[1]));
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (self->step, &n);

  for (guint i = 0; i < n; i++)
    if (!test_reader_has (group, conclusions[i].candidate))
      return FALSE;
  return TRUE;
}

/* All conclusions, unless they are too many, and nothing else. */
static gboolean
judge_conclusion (TestReader *self, char **caught)
{
  g_autoptr (GArray) removed = test_reader_read_candidates (self, caught[1], "can’t be");
  g_autoptr (GArray) placed = test_reader_read_candidates (self, caught[1], "is");
  g_autoptr (GArray) out = test_reader_list_new ();
  g_autoptr (GArray) in = test_reader_list_new ();
  guint n = 0, n_said;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (self->step, &n);

  for (guint i = 0; i < n; i++)
    test_reader_add (conclusions[i].placed ? in : out, conclusions[i].candidate);
  n_said = removed->len + placed->len;
  self->concluded = TRUE;
  return test_reader_is_part (removed, out) && test_reader_is_part (placed, in) &&
         (n_said == n || strstr (caught[1], " more") != NULL) && n_said > 0;
}

static const struct
{
  const char *pattern;
  Judge judge;
} sentences[] = {
  { "(.*) has one empty cell left, and (\\d+) is missing there\\.", judge_last_cell },
  { "Where does (\\d+) go (.*)\\?", judge_question },
  { "(.*) already (?:has its|have their) (\\d+)(?:, and so ha(?:s|ve) (\\d+) more houses?)?\\.",
    judge_have },
  { "By the rules, (.*) can’t be (" NUMBERS ")\\.", judge_before },
  { "It was found before that (.*) can’t be (" NUMBERS ")\\.", judge_before },
  { "Only (row .*) is left\\.", judge_only_place },
  { "Only (\\d+) is left\\.", judge_only_number },
  { CELL " sees (\\d+)(?: different)? numbers? (.*?)(?:, and (" NUMBERS ") .*)?\\.",
    judge_sees_many },
  { CELL " sees (" NUMBERS ")\\.", judge_sees },
  { CELL " is (\\d+), so (.*)\\.", judge_rules_out },
  { INSIDE ", (\\d+) has just two places each\\.", judge_two_places },
  { INSIDE ", the numbers (" NUMBERS ") fit only in (.*)\\.", judge_numbers_fit },
  { INSIDE ", (\\d+) fits only (.*), apart from (.*)\\.", judge_fits },
  { INSIDE ", (\\d+) fits only (.*)\\.", judge_fits },
  { "So (.*) has its (\\d+) there, and no (\\d+) outside (.*)\\.", judge_has_there },
  { INSIDE ", (\\d+) can only be there because of one of these: (.*)\\.", judge_further },
  { "Then all that is left for (\\d+) (.*) is this: (.*)\\.", judge_further },
  { "Then nothing is left in .* for \\d+\\. That can’t be\\.", judge_no_further },
  { "Whichever it is, it rules out the same\\.", judge_rules_out_same },
  { "Whichever it is, the result is the same\\.", judge_same_result },
  { "Then no number is left for (.*)\\. That can’t be\\.", judge_no_number },
  { "Then more numbers are left .*", judge_counted },
  { "Then .* can only be found among .*", judge_counted },
  { "Then the puzzle would have two solutions\\. It has only one\\.", judge_no_guardian },
  { "Then (.*) must be (\\d+), or the puzzle would have two solutions\\.", judge_guardian },
  { "Then (.*) has no place for (\\d+)\\. That can’t be\\.", judge_no_place },
  { "Then the only places? left for (\\d+) (.*) (?:is|are) (.*)\\.", judge_left_places },
  { "Then (.*) can only be (" NUMBERS ")\\.", judge_left_numbers },
  { "Then (.*) must hold (" NUMBERS "), one each\\.", judge_must_hold },
  { "They share these two numbers between them, so no other cell of (.*) can be (" NUMBERS ")\\.",
    judge_share },
  { "These (\\d+) cells share these (\\d+) numbers between them, so no other cell of (.*) can be "
    "(" NUMBERS ")\\.",
    judge_share_many },
  { "(" NUMBERS ") can (?:each )?be there only once, because all (?:its|their) places are "
    "(.*)\\.",
    judge_room },
  { "These cells need all their numbers, so no other cell of (.*) can be (" NUMBERS ")\\.",
    judge_need_all },
  { "So these (two|\\d+) cells hold (" NUMBERS "), and nothing else\\.", judge_hold },
  { "(" NUMBERS ") can (?:each )?be in them only once, because .* see each other\\.",
    judge_only_once },
  { "That leaves at least one cell for (\\d+): it is in (.*)\\.", judge_one_of },
  { "A cell that sees (all) of these places can’t be (\\d+)\\.", judge_sees_all },
  { "A cell that sees a cell of each of these two groups can’t be (\\d+)\\.", judge_sees_groups },
  { "A cell that sees (both|all) of them can’t be (\\d+)\\.", judge_sees_all },
  { "A cell that is ruled out both ways can’t be (\\d+)\\.", judge_both_ways },
  { "(.*) need one (\\d+) each, and (.*) have room for only one each\\.", judge_need_each },
  { "So no other cell of (.*) can be (\\d+)\\.", judge_no_other_cell },
  { "If (.*) is not (\\d+), (.*) need one \\d+ each and (.*) have room for only one each, so no "
    "other cell of these can be \\d+\\.",
    judge_without_fin },
  { "If none of these cells is (\\d+), (.*) need one \\d+ each and (.*) have room for only one "
    "each, so no other cell of these can be \\d+\\.",
    judge_without_fins },
  { "If (?:it|one of them) is (\\d+), no cell that sees (?:it|all of them) can be \\d+\\.",
    judge_with_fins },
  { "If (.*), then (\\d+) (.*) can only be in (.*)\\.", judge_case_house },
  { "If (.*), then (.*) can only be (" NUMBERS ")\\.", judge_case_cell },
  { "If (.*), then (.*) must hold (" NUMBERS "), one each\\.", judge_case_set },
  { "If (.*) is (\\d+):", judge_argued_case },
  { "Suppose (" NUMBERS ") is not in (.*)\\.", judge_suppose_not_in },
  { "Suppose (.*) were( not)? (\\d+)\\.", judge_suppose_were },
  { "Suppose (.* is \\d+)\\.", judge_suppose },
  { "So at least one of these cells is (\\d+): (.*)\\.", judge_guardian_cells },
  { "So (\\d+) is in at least one of these cells: (.*)\\.", judge_one_of },
  { "Either way, (\\d+) is in at least one of these cells: (.*)\\.", judge_one_of },
  { "So at least one of these is true: (.*)\\.", judge_one_of_these },
  { "Either way, (.*)\\.", judge_one_of_these },
  { "(.*) see each other, so they can’t both be (\\d+)\\.", judge_clash },
  { "(.*) see each other, so only one of them can be (\\d+)\\.", judge_see_each_other },
  { "(.*) are both (.*), so only one of them can be (\\d+)\\.", judge_are_both },
  { "So " CELL " is (\\d+) even if we suppose that it is not\\.", judge_is_even_if },
  { "(.*) hold only (" NUMBERS "), unless (.*)\\.", judge_hold_only },
  { "If they held only (" NUMBERS "), these could change places, and the puzzle would have two "
    "solutions\\. It has only one\\.",
    judge_change_places },
  { "Every empty cell has just two numbers left, and every number just two places in each house, "
    "unless (.*)\\.",
    judge_grave },
  { "If that were so, all of them could be exchanged, .* It has only one\\.", judge_exchanged },
  { "Each place decides the next, so (\\d+) is either in (.*), or in (.*)\\.", judge_groups },
  { "So the group they are in is wrong, and (\\d+) is in (.*)\\.", judge_group_is_right },
  { "So at least one of the other two groups is right: (\\d+) is in (.*), or in (.*)\\.",
    judge_other_groups },
  { "One of the two groups that they see is right, so (\\d+) can’t be in (.*)\\.",
    judge_group_is_wrong },
  { "(.*) can only be (" NUMBERS "): (\\d+) cells?, (\\d+) numbers?\\.", judge_can_only_be },
  { "(.*) can only be (" NUMBERS ")\\.", judge_can_only_be },
};

/* The patterns of all sentences, made once. */
static GRegex *const *
get_patterns (void)
{
  static GRegex *patterns[G_N_ELEMENTS (sentences)];

  for (gsize i = 0; i < G_N_ELEMENTS (sentences) && patterns[i] == NULL; i++)
    {
      g_autofree char *pattern = g_strconcat ("^", sentences[i].pattern, "$", NULL);
      g_autoptr (GError) error = NULL;

      patterns[i] = g_regex_new (pattern, G_REGEX_CASELESS, 0, &error);
      g_assert_no_error (error);
    }
  return patterns;
}

/* @last: whether it is the last sentence, which may say the same as the guardians do */
gboolean
test_step_sentence_judge (TestReader *self, const char *text, gboolean last)
{
  GRegex *const *patterns = get_patterns ();
  g_autofree char *lower = g_utf8_strdown (text, -1);

  for (gsize i = 0; i < G_N_ELEMENTS (sentences) && !last; i++)
    {
      g_autoptr (GMatchInfo) match = NULL;
      g_auto (GStrv) caught = NULL;
      char *padded[8] = { NULL };

      if (!g_regex_match (patterns[i], lower, 0, &match))
        continue;
      caught = g_match_info_fetch_all (match);
      for (guint k = 0; k < 7 && caught[k] != NULL; k++)
        padded[k] = caught[k];
      return sentences[i].judge (self, padded);
    }
  if (g_str_has_prefix (text, "So "))
    {
      g_autofree char *said = g_strdup (text + strlen ("So "));
      char *caught[] = { NULL, said, NULL };

      return last ? judge_conclusion (self, caught) : judge_guardians (self, caught);
    }
  return FALSE;
}
