/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Judges the sentences that are told only of fish, of steps that rely on one solution, and of
 * colours. */

#include "test-step-patterns.h"

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

/* Whether all conclusions are in the covers, but not among the places that were said. */
static gboolean
are_in_covers (const TestReader *self, const GArray *places)
{
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (self->step, &n);

  for (guint i = 0; i < n; i++)
    if (!test_reader_has (places, conclusions[i].candidate) ||
        test_reader_has (self->set, conclusions[i].candidate))
      return FALSE;
  return TRUE;
}

/* No place is in two of the bases, and none is in no cover. */
static gboolean
judge_nowhere_else (TestReader *self, char **caught)
{
  g_autoptr (GArray) covers = test_reader_read_houses (self, caught[1]);
  g_autoptr (GArray) bases = test_reader_read_houses (self, caught[3]);
  g_autoptr (GArray) places = test_reader_list_of_houses (self, covers, self->value);
  g_autoptr (GArray) of_bases = test_reader_list_of_houses (self, bases, self->value);
  g_autoptr (GArray) live = test_reader_list_live (self, of_bases);

  return are_in_covers (self, places) && test_reader_is_part (self->set, places) &&
         test_reader_is_same (live, self->set) && bases->len == covers->len &&
         test_reader_read_value (caught[2]) == self->value;
}

/* The fins are the places that were said to be apart: those in none of the covers. */
static gboolean
judge_without_fins (TestReader *self, char **caught)
{
  char *rest[] = { caught[0], caught[3], caught[1], caught[4], NULL };
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[2]);
  g_autoptr (GArray) said =
    test_reader_make_candidates (self, cells, test_reader_read_value (caught[1]));
  g_autoptr (GArray) covers = test_reader_read_houses (self, caught[4]);
  g_autoptr (GArray) again = test_reader_read_houses (self, caught[5]);
  g_autoptr (GArray) places = test_reader_list_of_houses (self, covers, self->value);
  g_autoptr (GArray) fins = test_reader_list_new ();

  for (guint i = 0; i < self->set->len; i++)
    if (!test_reader_has (places, g_array_index (self->set, guint32, i)))
      test_reader_add (fins, g_array_index (self->set, guint32, i));
  test_reader_take (&self->last, fins);
  return fins->len > 0 && test_reader_is_same (said, fins) && are_in_covers (self, places) &&
         test_reader_is_same (covers, again) && judge_need_each (self, rest);
}

static gboolean
judge_with_fins (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[2]);
  g_autoptr (GArray) fins =
    test_reader_make_candidates (self, cells, test_reader_read_value (caught[1]));

  return test_reader_is_same (fins, self->last) && test_reader_conclusions_see (self, fins);
}

static gboolean
judge_both_times (TestReader *self, char **caught)
{
  g_autoptr (GArray) covers = test_reader_read_houses (self, caught[1]);
  g_autoptr (GArray) places = test_reader_list_of_houses (self, covers, self->value);

  return test_reader_read_value (caught[2]) == self->value && are_in_covers (self, places);
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

/* The cells have nothing else but the two numbers, and the guardians. */
static gboolean
judge_hold_only (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[1]);
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[2]);
  g_autoptr (GArray) extra = test_reader_read_candidates (self, caught[3], "is");
  g_autoptr (GArray) guardians = test_reader_list_guardians (self);

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

/* Some were found, which is why it is said. */
static gboolean
judge_not_given (TestReader *self, char **caught G_GNUC_UNUSED)
{
  guint n = 0, n_found = 0;
  const SudokuStepMark *marks = sudoku_step_get_marks (self->step, &n);

  for (guint i = 0; i < n; i++)
    {
      guint cell = marks[i].candidate / self->side;

      if (marks[i].role != SUDOKU_ROLE_PATTERN)
        continue;
      if (sudoku_position_is_given (self->position, cell))
        return FALSE;
      n_found += sudoku_position_is_filled (self->position, cell);
    }
  return n_found > 0;
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
  g_autoptr (GArray) guardians = test_reader_list_guardians (self);

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

/* One of two cells has a number of the pattern, and the guardians are all in these. */
static gboolean
judge_other_one (TestReader *self, char **caught)
{
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[1]);
  guint value = test_reader_read_value (caught[2]), other = test_reader_read_value (caught[3]);
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[4]);
  g_autoptr (GArray) places = test_reader_make_candidates (self, cells, value);
  g_autoptr (GArray) others = test_reader_make_candidates (self, cells, other);
  g_autoptr (GArray) guardians = test_reader_list_guardians (self);
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (self->step, &n);

  for (guint i = 0; i < n; i++)
    if (!test_reader_has (others, conclusions[i].candidate))
      return FALSE;
  for (guint i = 0; i < guardians->len; i++)
    if (!test_reader_has (cells, g_array_index (guardians, guint32, i) / self->side))
      return FALSE;
  return cells->len == 2 && numbers->len == 2 && value != other &&
         test_reader_has (numbers, value) && test_reader_has (numbers, other) &&
         test_reader_follows (self, places);
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

/* One of two is true, and each excludes one of the group, in which all are alike. */
static gboolean
judge_group_is_wrong (TestReader *self, char **caught)
{
  g_autoptr (GArray) either = test_reader_read_candidates (self, caught[1], "is");
  g_autoptr (GArray) cells = test_reader_read_cells (self, caught[2]);
  g_autoptr (GArray) group = test_reader_make_candidates (self, cells, self->value);
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (self->step, &n);

  if (either->len != 2 || !test_reader_follows (self, either))
    return FALSE;
  for (guint i = 0; i < 2; i++)
    if (!sees_some (self, g_array_index (either, guint32, i), group))
      return FALSE;
  for (guint i = 0; i < n; i++)
    if (!test_reader_has (group, conclusions[i].candidate))
      return FALSE;
  return TRUE;
}

const TestSentence test_step_pattern_sentences[] = {
  { INSIDE ", (\\d+) has just two places(?: each)?\\.", judge_two_places },
  { "A cell that sees a cell of the one (?:group )?and a cell of the other can’t be (\\d+)\\.",
    judge_sees_groups },
  { "A cell of (.*) that is ruled out both times can’t be (\\d+)\\.", judge_both_times },
  { "(?!If)(.*) each need one (\\d+), and (.*) can each hold only one\\.", judge_need_each },
  { "So (.*) have their (\\d+) " INSIDE ", and nowhere else\\.", judge_nowhere_else },
  { "If (\\d+) is not in " ONE_OF ", (.*) have their \\d+ " INSIDE ", one in each\\. "
    "Then no other cell of (.*) can be \\d+\\.",
    judge_without_fins },
  { "If (\\d+) is in (.*), no cell that (?:it sees|sees both|sees all of these) can be \\d+\\.",
    judge_with_fins },
  { "(.*) see each other, so they can’t both be (\\d+)\\.", judge_clash },
  { "(.*) hold only (" NUMBERS "), unless (.*)\\.", judge_hold_only },
  { "None of these cells was given\\.", judge_not_given },
  { "If they held only (" NUMBERS "), these two numbers could be swapped in all of them, and the "
    "puzzle would have two solutions\\. It has only one\\.",
    judge_change_places },
  { "Unless (.*), every empty cell has just two numbers left, and every number just two places in "
    "each house\\.",
    judge_grave },
  { "Such a puzzle has no solution or several, but this one has exactly one\\.", judge_exchanged },
  { "So (.*) is (\\d+)\\. If the other one were (\\d+), all the cells would hold only "
    "(" NUMBERS ")\\.",
    judge_other_one },
  { "So (\\d+) is either in (.*), or in (.*)\\.", judge_groups },
  { "Each place decides the next, so either all of these are (\\d+): (.*); or all of these are "
    "\\d+: (.*)\\.",
    judge_groups },
  { "So it can’t be their group, and (\\d+) is in (.*)\\.",
    judge_group_is_right },
  { "So their two groups can’t both be right, and at least one of the two others is: (\\d+) is "
    "everywhere in (.*), or everywhere in (.*)\\.",
    judge_other_groups },
  { "Either (.*), and each of them makes this whole group wrong: (.*)\\.", judge_group_is_wrong },
};
const gsize test_n_step_pattern_sentences = G_N_ELEMENTS (test_step_pattern_sentences);
