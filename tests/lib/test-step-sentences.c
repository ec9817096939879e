/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Judges sentences about a step from their text alone: facts of the position are looked up; what
 * follows from what was said or supposed before must do so at once; and that one of several things
 * is true must follow from the certificate, which is tried out. A sentence that is not known here
 * is wrong. */

#include "test-step-sentences.h"

#include <string.h>

#include "test-step-patterns.h"

/* Sentences. Each gets what its pattern has caught, and says whether that is true. */

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
        own = test_reader_read_house (self, caught[3]);
  g_autoptr (GArray) of_own = test_reader_list_of_house (self, own, self->value);
  g_autoptr (GArray) live = test_reader_list_live (self, of_own);
  g_autoptr (GArray) cells = test_reader_list_cells (self, live);

  return test_reader_read_value (caught[2]) == self->value &&
         test_reader_all_in_house (self, cells, other) && test_reader_conclusions_see (self, live);
}

/* Whether candidates, one of which is true, rule out a conclusion as other numbers of its cell, or
 * as the same number that it sees. */
static gboolean
rules_out (const TestReader *self,
           const GArray *candidates,
           guint32 conclusion,
           gboolean in_cell,
           gboolean by_sight)
{
  gboolean same_cell = TRUE, same_value = TRUE;

  for (guint i = 0; i < candidates->len; i++)
    {
      guint32 candidate = g_array_index (candidates, guint32, i);

      same_cell = same_cell && candidate / self->side == conclusion / self->side;
      same_value = same_value && candidate % self->side == conclusion % self->side;
    }
  return !test_reader_has (candidates, conclusion) &&
         ((in_cell && same_cell) || (by_sight && same_value)) &&
         test_reader_conflicts_with_all (self, conclusion, candidates);
}

/* Notes the conclusions for which a reason was said now. Returns whether there are any. */
static gboolean
cover (TestReader *self, const GArray *candidates, gboolean in_cell, gboolean by_sight)
{
  guint n = 0, n_covered = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (self->step, &n);

  for (guint i = 0; i < n; i++)
    if (!conclusions[i].placed &&
        rules_out (self, candidates, conclusions[i].candidate, in_cell, by_sight))
      {
        test_reader_add (self->covered, conclusions[i].candidate);
        n_covered++;
      }
  return n_covered > 0;
}

static gboolean
judge_rules_out_same (TestReader *self, char **caught G_GNUC_UNUSED)
{
  guint n = 0, n_covered = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (self->step, &n);

  for (guint i = 0; i < n; i++)
    if (!conclusions[i].placed &&
        test_reader_conflicts_with_all (self, conclusions[i].candidate, self->last))
      {
        test_reader_add (self->covered, conclusions[i].candidate);
        n_covered++;
      }
  return n_covered > 0;
}

/* The alternatives are numbers of one cell. */
static gboolean
judge_no_other_number (TestReader *self, char **caught G_GNUC_UNUSED)
{
  g_autoptr (GArray) cells = test_reader_list_cells (self, self->last);

  return cells->len == 1 && cover (self, self->last, TRUE, FALSE);
}

/* The alternatives are places of one number in the house. */
static gboolean
judge_no_other_of_house (TestReader *self, char **caught)
{
  guint house = test_reader_read_house (self, caught[1]);
  guint value = test_reader_read_value (caught[2]);
  g_autoptr (GArray) places = test_reader_list_of_house (self, house, value);

  return test_reader_is_part (self->last, places) && cover (self, self->last, FALSE, TRUE);
}

/* What one of the alternatives rules out, which are all those with its number. */
static gboolean
judge_case_rules_out (TestReader *self, char **caught, gboolean in_cell, gboolean by_sight)
{
  guint value = test_reader_read_value (caught[2]), n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (self->step, &n);
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[1]);
  g_autoptr (GArray) candidates = test_reader_make_candidates (self, cells, value);
  g_autoptr (GArray) all = test_reader_pick_value (self, self->last, value);
  g_autoptr (GArray) out = test_reader_list_new ();

  for (guint i = 0; i < n; i++)
    if ((self->ruled_out == NULL || test_reader_has (self->ruled_out, conclusions[i].candidate)) &&
        rules_out (self, candidates, conclusions[i].candidate, in_cell, by_sight))
      test_reader_add (out, conclusions[i].candidate);
  for (guint i = 0; i < candidates->len; i++)
    test_reader_add (self->times, g_array_index (candidates, guint32, i));
  test_reader_take (&self->ruled_out, out);
  return out->len > 0 && test_reader_is_same (candidates, all);
}

static gboolean
judge_case_in_cell (TestReader *self, char **caught)
{
  return judge_case_rules_out (self, caught, TRUE, FALSE);
}

static gboolean
judge_case_by_sight (TestReader *self, char **caught)
{
  return judge_case_rules_out (self, caught, FALSE, TRUE);
}

static gboolean
judge_case_by_both (TestReader *self, char **caught)
{
  return judge_case_rules_out (self, caught, TRUE, TRUE);
}

static gboolean
judge_each_time (TestReader *self, char **caught G_GNUC_UNUSED)
{
  gboolean right = test_reader_is_same (self->times, self->last) && self->ruled_out != NULL;

  for (guint i = 0; right && i < self->ruled_out->len; i++)
    test_reader_add (self->covered, g_array_index (self->ruled_out, guint32, i));
  g_array_set_size (self->times, 0);
  g_clear_pointer (&self->ruled_out, g_array_unref);
  return right;
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
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[2]);
  g_autoptr (GArray) houses = test_reader_read_houses (self, caught[3]);
  g_autoptr (GArray) again = test_reader_read_numbers (caught[4]);
  g_autoptr (GArray) cells = test_reader_list_cells (self, self->set);
  g_autoptr (GArray) values = test_reader_list_values (self, self->set);
  guint n_said = g_str_equal (caught[1], "two") ? 2 : test_reader_read_value (caught[1]);

  for (guint i = 0; i < houses->len; i++)
    if (!test_reader_all_in_house (self, cells, g_array_index (houses, guint32, i)))
      return FALSE;
  return cells->len == n_said && values->len == n_said && test_reader_is_same (values, numbers) &&
         test_reader_is_same (values, again) && houses->len > 0;
}

/* Numbers whose places among the cells are all in the house. */
static gboolean
are_bound (const TestReader *self, const GArray *numbers, guint house)
{
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
judge_room (TestReader *self, char **caught)
{
  g_autoptr (GArray) any = test_reader_read_numbers (caught[2]);
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[3]);

  return test_reader_is_same (any, numbers) &&
         are_bound (self, numbers, test_reader_read_house (self, caught[1]));
}

static gboolean
judge_need_all (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_list_cells (self, self->set);
  g_autoptr (GArray) values = test_reader_list_values (self, self->set);
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[2]);

  return cells->len == values->len &&
         are_bound (self, numbers, test_reader_read_house (self, caught[1]));
}

/* Cells, or lines that cross a house. */
static GArray *
read_places (const TestReader *self, guint house, const char *text)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, text);
  g_autoptr (GArray) lines = test_reader_read_houses (self, text);
  g_autoptr (GArray) all = test_reader_list_of_house (self, house, 1);

  if (cells->len > 0)
    return g_steal_pointer (&cells);
  for (guint i = 0; i < all->len; i++)
    for (guint k = 0; k < lines->len; k++)
      {
        guint cell = g_array_index (all, guint32, i) / self->side;

        if (test_reader_in_house (self, cell, g_array_index (lines, guint32, k)))
          g_array_append_val (cells, cell);
      }
  return g_steal_pointer (&cells);
}

/* The places of numbers in a house: those that were there at first, or those not out. */
static GArray *
list_places (const TestReader *self, guint house, const GArray *numbers, gboolean at_first)
{
  GArray *places = test_reader_list_new ();

  for (guint i = 0; i < numbers->len; i++)
    {
      g_autoptr (GArray) all =
        test_reader_list_of_house (self, house, g_array_index (numbers, guint32, i));
      g_autoptr (GArray) left = at_first ? test_reader_list_live (self, all)
                                         : test_reader_list_not_out (self, all);

      for (guint k = 0; k < left->len; k++)
        test_reader_add (places, g_array_index (left, guint32, k) / self->side);
    }
  return places;
}

static gboolean
judge_numbers_fit (TestReader *self, char **caught)
{
  guint house = test_reader_read_house (self, caught[1]);
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[2]);
  g_autoptr (GArray) cells = NULL;
  g_autoptr (GArray) places = NULL;

  if (house == G_MAXUINT)
    return FALSE;
  cells = read_places (self, house, caught[3]);
  places = list_places (self, house, numbers, TRUE);
  test_reader_take (&self->set, numbers);
  test_reader_take (&self->last, cells);
  return test_reader_is_same (places, cells);
}

/* As many places as numbers: one of these is in each. */
static gboolean
judge_then_numbers_fit (TestReader *self, char **caught)
{
  guint house = test_reader_read_house (self, caught[1]);
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[2]);
  g_autoptr (GArray) cells = NULL;
  g_autoptr (GArray) places = NULL;

  if (house == G_MAXUINT)
    return FALSE;
  cells = read_places (self, house, caught[3]);
  places = list_places (self, house, numbers, FALSE);
  for (guint i = 0; i < cells->len; i++)
    {
      g_autoptr (GArray) one = test_reader_list_new ();

      for (guint k = 0; k < numbers->len; k++)
        test_reader_add (one, g_array_index (cells, guint32, i) * self->side +
                                g_array_index (numbers, guint32, k) - 1);
      test_reader_know (self, one);
    }
  return cells->len == numbers->len && test_reader_is_part (places, cells);
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

/* All numbers but one. */
static gboolean
judge_fill (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_list_cells (self, self->set);
  g_autoptr (GArray) values = test_reader_list_values (self, self->set);

  return test_reader_read_value (caught[1]) + 1 == values->len &&
         test_reader_read_value (caught[2]) == cells->len && cells->len == values->len;
}

/* Alternatives, one of which is true, or just one where it is not said that more can be. */
static gboolean
judge_one_of_these (TestReader *self, char **caught)
{
  g_autoptr (GArray) candidates = test_reader_read_candidates (self, caught[1], "is");
  gboolean several = strstr (caught[1], "at least one") != NULL;
  gboolean both = strstr (caught[1], "(or both)") != NULL;
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (self->step, &n);

  for (guint i = 0; i < candidates->len && !several && !both; i++)
    for (guint k = i + 1; k < candidates->len; k++)
      if (!sudoku_links_conflict (self->links, g_array_index (candidates, guint32, i),
                                  g_array_index (candidates, guint32, k)))
        return FALSE;
  for (guint i = 0; i < n && candidates->len == 1; i++)
    if (conclusions[i].placed && test_reader_has (candidates, conclusions[i].candidate))
      test_reader_add (self->covered, conclusions[i].candidate);
  test_reader_take (&self->last, candidates);
  return candidates->len > 0 && (!both || candidates->len == 2) &&
         test_reader_follows (self, candidates) && test_reader_know (self, candidates);
}

static gboolean
judge_sees_all (TestReader *self, char **caught)
{
  g_autoptr (GArray) values = test_reader_list_values (self, self->last);
  guint n_said = g_str_has_prefix (caught[1], "it") ? 1 : strstr (caught[1], "both") != NULL ? 2
                                                                                             : 0;

  return values->len == 1 && (n_said == 0 ? self->last->len > 2 : self->last->len == n_said) &&
         g_array_index (values, guint32, 0) == test_reader_read_value (caught[2]) &&
         cover (self, self->last, FALSE, TRUE);
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

static gboolean
judge_suppose_is_not (TestReader *self, char **caught)
{
  char *rest[] = { caught[0], caught[2], caught[1], NULL };

  return judge_suppose_not_in (self, rest);
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
  for (guint i = 0; i < n && candidates->len == 1; i++)
    if (conclusions[i].candidate == g_array_index (candidates, guint32, 0) &&
        conclusions[i].placed == is_not)
      return TRUE;
  return FALSE;
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

/* "then in row 3, 5 fits only in column 4 or column 6": cells, or lines that cross the house. */
static gboolean
judge_then_fits (TestReader *self, char **caught)
{
  guint house = test_reader_read_house (self, caught[1]),
        value = test_reader_read_value (caught[2]);
  g_autoptr (GArray) cells = NULL;
  g_autoptr (GArray) said = NULL;
  g_autoptr (GArray) all = NULL;
  g_autoptr (GArray) left = NULL;

  if (house == G_MAXUINT)
    return FALSE;
  cells = read_places (self, house, caught[3]);
  said = test_reader_make_candidates (self, cells, value);
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

/* Likewise, when it is said which numbers they have lost. */
static gboolean
judge_must_hold_without (TestReader *self, char **caught)
{
  char *rest[] = { caught[0], caught[1], caught[3], NULL };
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[1]);
  g_autoptr (GArray) gone = test_reader_read_numbers (caught[2]);

  for (guint i = 0; i < gone->len; i++)
    {
      g_autoptr (GArray) places =
        test_reader_make_candidates (self, cells, g_array_index (gone, guint32, i));
      g_autoptr (GArray) left = test_reader_list_not_out (self, places);

      if (left->len > 0)
        return FALSE;
    }
  return gone->len > 0 && judge_must_hold (self, rest);
}

/* A case, and what follows from it at once. */
static gboolean
judge_case (TestReader *self, char **caught, TestJudge then)
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
  return judge_case (self, caught, judge_must_hold_without);
}

/* All conclusions follow, as the certificate says. */
static gboolean
judge_same_result (TestReader *self, char **caught G_GNUC_UNUSED)
{
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (self->step, &n);

  for (guint i = 0; i < n; i++)
    test_reader_add (self->covered, conclusions[i].candidate);
  return sudoku_step_check (self->step, self->position, self->links);
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

static gboolean
judge_guardian (TestReader *self, char **caught)
{
  g_autofree char *text = g_strconcat (caught[1], " is ", caught[2], NULL);
  g_autoptr (GArray) candidates = test_reader_read_candidates (self, text, "is");
  g_autoptr (GArray) left = test_reader_list_guardians (self);

  return test_reader_is_part (left, candidates) && test_reader_know (self, candidates);
}

static gboolean
judge_no_guardian (TestReader *self, char **caught G_GNUC_UNUSED)
{
  g_autoptr (GArray) left = test_reader_list_guardians (self);

  return left->len == 0;
}

/* "row 2 column 3, 5 in row 2 and 7 in box 1": the candidates of cells and of numbers in houses. */
static GArray *
list_of_truths (const TestReader *self, const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new (
    "(\\d+) ((?:in|on) (?:(?!(?:,| and) (?:\\d|row \\d+ column)).)*)|" CELL, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GArray *candidates = test_reader_list_new ();

  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *number = g_match_info_fetch (match, 1);
      g_autofree char *inside = g_match_info_fetch (match, 2);
      g_autofree char *cell = g_match_info_fetch (match, 3);
      guint house = inside != NULL ? test_reader_read_house (self, inside) : G_MAXUINT;
      g_autoptr (GArray) cells = test_reader_read_cells (self, cell != NULL ? cell : "");
      g_autoptr (GArray) some =
        house != G_MAXUINT
          ? test_reader_list_of_house (self, house, test_reader_read_value (number))
          : test_reader_list_of_cells (self, cells);

      for (guint i = 0; i < some->len; i++)
        test_reader_add (candidates, g_array_index (some, guint32, i));
    }
  return candidates;
}

/* That they are as many is what the checker has counted: then nothing else is there. */
static gboolean
judge_used_up (TestReader *self, char **caught)
{
  g_autoptr (GArray) own = list_of_truths (self, caught[1]);
  g_autoptr (GArray) covers = list_of_truths (self, caught[2]);
  g_autoptr (GArray) out = test_reader_list_new ();

  for (guint i = 0; i < covers->len; i++)
    if (!test_reader_has (own, g_array_index (covers, guint32, i)))
      test_reader_add (out, g_array_index (covers, guint32, i));
  test_reader_deny (self, out);
  return own->len > 0 && covers->len > 0 &&
         sudoku_step_check (self->step, self->position, self->links);
}

/* Counting is not read again: MiniSat judges it. */
static gboolean
judge_counted (TestReader *self, char **caught G_GNUC_UNUSED)
{
  return sudoku_step_check (self->step, self->position, self->links);
}

/* Each that is named has places left, which alone would be no contradiction, and is one that the
 * certificate has; that there is no room for them together is what the checker has counted. */
static gboolean
judge_no_room (TestReader *self, char **caught)
{
  g_autoptr (GArray) named = list_of_truths (self, caught[1]);
  g_autoptr (GArray) own = test_reader_list_new ();
  g_autoptr (GArray) left = test_reader_list_not_out (self, named);
  guint n = 0;
  const guint32 *truths = sudoku_step_get_truths (self->step, &n);

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < self->side; k++)
      test_reader_add (own, sudoku_links_get_candidates (self->links, truths[i])[k]);
  return left->len > 0 && test_reader_is_part (named, own) && judge_counted (self, caught);
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
  if (self->covered->len > 0 && self->covered->len < n)
    return FALSE;
  return test_reader_is_part (removed, out) && test_reader_is_part (placed, in) &&
         (n_said == n || strstr (caught[1], " more") != NULL) && n_said > 0;
}

static const TestSentence sentences[] = {
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
  { INSIDE ", the numbers (" NUMBERS ") fit only in (.*), so nothing else can be there\\.",
    judge_then_numbers_fit },
  { INSIDE ", the numbers (" NUMBERS ") fit only in (.*)\\.", judge_numbers_fit },
  { INSIDE ", (\\d+) fits only (.*), apart from (.*)\\.", judge_fits },
  { INSIDE ", (\\d+) fits only (.*)\\.", judge_fits },
  { "So (.*) has its (\\d+) " INSIDE ", and nowhere else\\.", judge_has_there },
  { INSIDE ", (\\d+) needs one of these: (.*)\\.", judge_further },
  { "Then all that is left for (\\d+) (.*) is this: (.*)\\.", judge_further },
  { "Then nothing is left in .* for \\d+\\. That can’t be\\.", judge_no_further },
  { "Whichever it is, it rules out the same\\.", judge_rules_out_same },
  { "Whichever it is, the result is the same\\.", judge_same_result },
  { "Then no number is left for (.*)\\. That can’t be\\.", judge_no_number },
  { "Then there is no room for all of these: (.*)\\. That can’t be\\.", judge_no_room },
  { "Then (.*) use up (.*), so nothing else fits there\\.", judge_used_up },
  { "Then .* can only be found among .*", judge_counted },
  { "Then the puzzle would have two solutions\\. It has only one\\.", judge_no_guardian },
  { "Then (.*) must be (\\d+), or the puzzle would have two solutions\\.", judge_guardian },
  { "Then (.*) has no place for (\\d+)\\. That can’t be\\.", judge_no_place },
  { "Then the only places? left for (\\d+) (.*) (?:is|are) (.*)\\.", judge_left_places },
  { "Then (.*) can only be (" NUMBERS ")\\.", judge_left_numbers },
  { "Then " INSIDE ", the numbers (" NUMBERS ") fit only in (.*), so nothing else can be there\\.",
    judge_then_numbers_fit },
  { "Then " INSIDE ", (\\d+) fits only in (.*)\\.", judge_then_fits },
  { "Then (.*) can’t be (" NUMBERS ") and must hold (" NUMBERS "), one each\\.",
    judge_must_hold_without },
  { "Then (.*) must hold (" NUMBERS "), one each\\.", judge_must_hold },
  { "The rest follows from the same cells in the same way\\.", judge_same_result },
  { "These (two|\\d+) cells take (" NUMBERS ") between them, so no other cell of (.*) can be "
    "(" NUMBERS ")\\.",
    judge_share },
  { "Of these cells, only those (.*) can be (" NUMBERS "), so (" NUMBERS ") can (?:each )?be used "
    "only once\\.",
    judge_room },
  { "The cells need all of these numbers, so no other cell of (.*) can be (" NUMBERS ")\\.",
    judge_need_all },
  { "So these (two|\\d+) cells hold (" NUMBERS "), and nothing else\\.", judge_hold },
  { "(" NUMBERS ") can (?:each )?be used only once, because .* see each other\\.",
    judge_only_once },
  { "They fill at most (\\d+) of the (\\d+) cells\\.", judge_fill },
  { "A cell that (it sees|sees both of them|sees all of them) can’t be "
    "(\\d+)\\.",
    judge_sees_all },
  { "It can’t be any other number\\.", judge_no_other_number },
  { "No other cell of (.*) can be (\\d+)\\.", judge_no_other_of_house },
  { "What is ruled out (?:both times|each time) can’t be\\.", judge_each_time },
  { "If (.*) is (\\d+), it can’t be any other number\\.", judge_case_in_cell },
  { "If (.*) is (\\d+), it can’t be any other number, and no cell that it sees can be \\d+\\.",
    judge_case_by_both },
  { "If (.*) is (\\d+), no cell that (?:it sees|sees both|sees all of these) can be \\d+\\.",
    judge_case_by_sight },
  { "If (.*), then (\\d+) (.*) can only be in (.*)\\.", judge_case_house },
  { "If (.*), then (.*) can only be (" NUMBERS ")\\.", judge_case_cell },
  { "If (.*), then (.*) can’t be (" NUMBERS ") and must hold (" NUMBERS "), one each\\.",
    judge_case_set },
  { "If (.*) is (\\d+):", judge_argued_case },
  { "Suppose (" NUMBERS ") is not in (.*)\\.", judge_suppose_not_in },
  { "Suppose (.*) is not (" NUMBERS ")\\.", judge_suppose_is_not },
  { "Suppose (.*) were( not)? (\\d+)\\.", judge_suppose_were },
  { "Suppose (.* is \\d+)\\.", judge_suppose },
  { "(.*) are both (.*), so they can’t both be (\\d+)\\.", judge_are_both },
  { "So " CELL " is (\\d+) even if we suppose that it is not\\.", judge_is_even_if },
  { "(.*) can only be (" NUMBERS "): (\\d+) cells?, (\\d+) numbers?\\.", judge_can_only_be },
  { "(.*) can only be (" NUMBERS ")\\.", judge_can_only_be },
  { "(?:So in every case,|So|Either way,) (.*)\\.", judge_one_of_these },
};

/* The pattern of a sentence, made once. */
static const GRegex *
get_pattern (const TestSentence *sentence)
{
  static GHashTable *patterns = NULL; /* owned: GRegex by sentence */
  GRegex *regex = NULL;
  g_autofree char *pattern = NULL;
  g_autoptr (GError) error = NULL;

  if (patterns == NULL)
    patterns = g_hash_table_new (NULL, NULL);
  regex = g_hash_table_lookup (patterns, sentence);
  if (regex != NULL)
    return regex;
  pattern = g_strconcat ("^", sentence->pattern, "$", NULL);
  regex = g_regex_new (pattern, G_REGEX_CASELESS, 0, &error);
  g_assert_no_error (error);
  g_hash_table_insert (patterns, (gpointer)sentence, regex);
  return regex;
}

/* Returns FALSE at @known when it is another sentence. */
static gboolean
try_sentence (TestReader *self, const TestSentence *sentence, const char *text, gboolean *known)
{
  g_autoptr (GMatchInfo) match = NULL;
  g_auto (GStrv) caught = NULL;
  char *padded[9] = { NULL };

  *known = g_regex_match (get_pattern (sentence), text, 0, &match);
  if (!*known)
    return FALSE;
  caught = g_match_info_fetch_all (match);
  for (guint k = 0; k < 8 && caught[k] != NULL; k++)
    padded[k] = caught[k];
  return sentence->judge (self, padded);
}

static gboolean
try_sentences (
  TestReader *self,
  const TestSentence *first,
  gsize n,
  const char *text,
  gboolean *known)
{
  for (gsize i = 0; i < n; i++)
    {
      gboolean right = try_sentence (self, first + i, text, known);

      if (*known)
        return right;
    }
  return FALSE;
}

/* @last: whether it is the last sentence, which says the conclusions */
gboolean
test_step_sentence_judge (TestReader *self, const char *text, gboolean last)
{
  const struct
  {
    const TestSentence *first;
    gsize n;
  } parts[] = {
    { test_step_item_sentences, test_n_step_item_sentences },
    { test_step_pattern_sentences, test_n_step_pattern_sentences },
    { sentences, G_N_ELEMENTS (sentences) },
  };
  g_autofree char *lower = g_utf8_strdown (text, -1);
  gboolean known = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (parts) && !last; i++)
    {
      gboolean right = try_sentences (self, parts[i].first, parts[i].n, lower, &known);

      if (known)
        return right;
    }
  if (last && g_str_has_prefix (text, "So "))
    {
      g_autofree char *said = g_strdup (text + strlen ("So "));
      char *caught[] = { NULL, said, NULL };

      return judge_conclusion (self, caught);
    }
  return FALSE;
}
