/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Judges the sentences that are told of items: what they name is looked up, and of sums the totals
 * are added up and all fillings are gone through. */

#include "test-step-patterns.h"

#define CELLS_MAX 64

/* Cells whose values have a total, with a sign each. */
typedef struct
{
  const TestReader *reader;
  guint n_cells;
  guint cells[CELLS_MAX];
  int signs[CELLS_MAX];
  guint values[CELLS_MAX];
  int target;
} Sum;

static const SudokuGroups *
get_groups (const TestReader *self)
{
  return sudoku_geometry_get_groups (self->geometry);
}

/* Whether an item of the name is about both cells. */
static gboolean
has_item (const TestReader *self, const char *name, guint cell, guint other)
{
  const SudokuGroups *groups = get_groups (self);

  for (guint i = 0; i < sudoku_groups_get_n_pairs (groups); i++)
    {
      const SudokuPair *pair = sudoku_groups_get_pair (groups, i);
      const SudokuRuleKind *kind =
        sudoku_rule_get_kind (sudoku_geometry_get_rule (self->geometry, pair->rule));
      g_autofree char *lower = g_utf8_strdown (kind->name, -1);

      if (kind->item != NULL && g_str_equal (lower, name) &&
          MIN (pair->cell, pair->other) == MIN (cell, other) &&
          MAX (pair->cell, pair->other) == MAX (cell, other))
        return TRUE;
    }
  return FALSE;
}

/* "cell can only be 7 or 8. None of these goes with 9 in another cell (an item)." */
static gboolean
judge_pair (TestReader *self, char **caught)
{
  g_autoptr (GArray) cell = test_reader_read_cells (self, caught[1]);
  g_autoptr (GArray) left = test_reader_read_numbers (caught[2]);
  g_autoptr (GArray) numbers = test_reader_read_numbers (caught[3]);
  g_autoptr (GArray) other = test_reader_read_cells (self, caught[4]);
  g_autoptr (GArray) all = test_reader_list_of_cells (self, cell);
  g_autoptr (GArray) live = test_reader_list_not_out (self, all);
  g_autoptr (GArray) values = test_reader_list_values (self, live);
  guint first, second;

  if (cell->len != 1 || other->len != 1 || !test_reader_is_same (values, left))
    return FALSE;
  first = g_array_index (cell, guint32, 0);
  second = g_array_index (other, guint32, 0);
  for (guint i = 0; i < numbers->len; i++)
    {
      guint32 candidate = second * self->side + g_array_index (numbers, guint32, i) - 1;

      if (!test_reader_conflicts_with_all (self, candidate, live))
        return FALSE;
      test_reader_add (self->covered, candidate);
    }
  return numbers->len > 0 && has_item (self, caught[5], first, second);
}

static int
get_weight (const SudokuTableSpec *spec, guint i)
{
  return spec->weights != NULL ? spec->weights[i] : 1;
}

/* Whether the cells from the @place-th on can be filled so that the total is right. Cells of a
 * house, and of a cage by @distinct, differ. */
static gboolean
can_fill (Sum *sum, gboolean distinct, guint place, int total)
{
  const TestReader *reader = sum->reader;
  guint first = 1, end = reader->side;

  if (place == sum->n_cells)
    return total == sum->target;
  if (sum->values[place] != 0)
    first = end = sum->values[place];
  for (guint value = first; value <= end; value++)
    {
      guint before = sum->values[place];
      gboolean free = test_reader_is_live (reader, sum->cells[place] * reader->side + value - 1);

      for (guint i = 0; i < place && free; i++)
        free = sum->values[i] != value ||
               !(distinct || sudoku_geometry_are_peers (reader->geometry, sum->cells[i],
                                                        sum->cells[place]));
      if (!free)
        continue;
      sum->values[place] = value;
      if (can_fill (sum, distinct, place + 1, total + sum->signs[place] * (int)value))
        {
          sum->values[place] = before;
          return TRUE;
        }
      sum->values[place] = before;
    }
  return FALSE;
}

/* Whether there is no filling with any of the numbers in any of the cells; notes that as said. */
static gboolean
excludes (TestReader *self, Sum *sum, gboolean distinct, const char *numbers, const char *cells)
{
  g_autoptr (GArray) values = test_reader_read_numbers (numbers);
  g_autoptr (GArray) places = test_reader_read_cells (self, cells);

  for (guint i = 0; i < places->len; i++)
    for (guint k = 0; k < values->len; k++)
      {
        guint cell = g_array_index (places, guint32, i), value = g_array_index (values, guint32, k);
        guint place = 0;

        while (place < sum->n_cells && sum->cells[place] != cell)
          place++;
        if (place == sum->n_cells)
          return FALSE;
        for (guint n = 0; n < sum->n_cells; n++)
          sum->values[n] = n == place ? value : 0;
        if (can_fill (sum, distinct, 0, 0))
          return FALSE;
        test_reader_add (self->covered, cell * self->side + value - 1);
      }
  return values->len > 0 && places->len > 0;
}

/* The sum of the only table that the step is about; FALSE when it is another thing. */
static gboolean
find_table (const TestReader *self, SudokuTabled *said)
{
  guint n = 0;
  const guint32 *tables = sudoku_step_get_tables (self->step, &n);

  if (n != 1)
    return FALSE;
  *said = sudoku_groups_get_tabled (get_groups (self), tables[0]);
  return sudoku_table_get_spec (said->table)->walk == NULL;
}

/* "With 5 or 6 in some cells, the cage of 5 at a cell can't be filled." */
static gboolean
judge_excluded (TestReader *self, char **caught)
{
  g_autoptr (GArray) first = test_reader_read_cells (self, caught[4]);
  SudokuTabled said;
  Sum sum = { .reader = self };
  const SudokuTableSpec *spec = NULL;

  if (!find_table (self, &said) || first->len != 1 ||
      g_array_index (first, guint32, 0) != said.cells[0])
    return FALSE;
  spec = sudoku_table_get_spec (said.table);
  for (guint i = 0; i < spec->n_cells; i++)
    {
      sum.cells[i] = said.cells[i];
      sum.signs[i] = get_weight (spec, i);
    }
  sum.n_cells = spec->n_cells;
  sum.target = spec->target;
  return (int)test_reader_read_value (caught[3]) == spec->target &&
         excludes (self, &sum, spec->distinct, caught[1], caught[2]);
}

/* What a house and the sums that begin at some cells have besides each other, and the difference
 * of their totals. FALSE when there is no such sum. */
static gboolean
make_rest (const TestReader *self, guint house, const GArray *firsts, Sum *sum, int *total)
{
  const SudokuGroups *groups = get_groups (self);
  int signs[SUDOKU_SIDE_MAX * SUDOKU_SIDE_MAX] = { 0 };
  guint n_found = 0;

  *total = 0;
  for (guint cell = 0; cell < self->side * self->side; cell++)
    signs[cell] = test_reader_in_house (self, cell, house);
  for (guint i = 0; i < sudoku_groups_get_n_tables (groups); i++)
    {
      SudokuTabled said = sudoku_groups_get_tabled (groups, i);
      const SudokuTableSpec *spec = sudoku_table_get_spec (said.table);

      if (spec->walk != NULL || !test_reader_has (firsts, said.cells[0]))
        continue;
      n_found++;
      *total += spec->target;
      for (guint k = 0; k < spec->n_cells; k++)
        signs[said.cells[k]] -= get_weight (spec, k);
    }
  *sum = (Sum){ .reader = self,
                .target = (int)(self->side * (self->side + 1) / 2) - *total };
  for (guint cell = 0; cell < self->side * self->side && sum->n_cells < CELLS_MAX; cell++)
    if (signs[cell] != 0)
      {
        sum->cells[sum->n_cells] = cell;
        sum->signs[sum->n_cells++] = signs[cell];
      }
  return n_found == firsts->len && n_found > 0;
}

/* Whether the text names the cells with this sign, and no others. */
static gboolean
names_side (const Sum *sum, const char *text, int sign)
{
  g_autoptr (GArray) said = test_reader_read_cells (sum->reader, text);
  g_autoptr (GArray) meant = test_reader_list_new ();

  for (guint i = 0; i < sum->n_cells; i++)
    if (sum->signs[i] == sign)
      test_reader_add (meant, sum->cells[i]);
  return test_reader_is_same (said, meant);
}

/* Begins to speak of what a house and some sums leave; FALSE when the totals are not theirs. */
static gboolean
begin_rest (TestReader *self, char **caught, const char *said_total, Sum *sum)
{
  g_autoptr (GArray) firsts = test_reader_read_cells (self, caught[3]);
  guint house = test_reader_read_house (self, caught[1]);
  int total = 0;

  if (house == G_MAXUINT || !make_rest (self, house, firsts, sum, &total))
    return FALSE;
  self->house = house;
  test_reader_take (&self->set, firsts);
  return test_reader_read_value (caught[2]) == self->side * (self->side + 1) / 2 &&
         (int)test_reader_read_value (said_total) == total;
}

/* "The total of a house is 45. The sums at cells take 30 of it, so 15 is left for cells." */
static gboolean
judge_left (TestReader *self, char **caught)
{
  Sum sum;

  return begin_rest (self, caught, caught[4], &sum) &&
         (int)test_reader_read_value (caught[5]) == ABS (sum.target) &&
         names_side (&sum, caught[6], sum.target < 0 ? -1 : 1) &&
         names_side (&sum, "", sum.target < 0 ? 1 : -1);
}

/* "The total of a house is 45, and the sums at cells have 40. So the total of cells is 5 more than
 * that of others." */
static gboolean
judge_more (TestReader *self, char **caught)
{
  Sum sum;

  return begin_rest (self, caught, caught[4], &sum) && sum.target != 0 &&
         (int)test_reader_read_value (caught[6]) == ABS (sum.target) &&
         names_side (&sum, caught[5], sum.target < 0 ? -1 : 1) &&
         names_side (&sum, caught[7], sum.target < 0 ? 1 : -1);
}

/* "The total of a house is 45, as is that of the sums at cells. So the total of cells is that of
 * others." */
static gboolean
judge_same_total (TestReader *self, char **caught)
{
  Sum sum;

  return begin_rest (self, caught, caught[2], &sum) && names_side (&sum, caught[4], 1) &&
         names_side (&sum, caught[5], -1);
}

static gboolean
judge_not_possible (TestReader *self, char **caught)
{
  Sum sum;
  int total = 0;

  return make_rest (self, self->house, self->set, &sum, &total) &&
         excludes (self, &sum, FALSE, caught[1], caught[2]);
}

const TestSentence test_step_item_sentences[] = {
  { "(.*) can only be (" NUMBERS ")\\. None of these goes with (" NUMBERS ") in (.*) "
    "\\((.*)\\)\\.",
    judge_pair },
  { "With (" NUMBERS ") in (.*), the cage of (\\d+) at (.*) can’t be filled\\.", judge_excluded },
  { "The total of (.*) is (\\d+)\\. The sums? at (.*) takes? (\\d+) of it, so (\\d+) is left for "
    "(.*)\\.",
    judge_left },
  { "The total of (.*) is (\\d+)\\. The sums? at (.*) fills? it and ha(?:s|ve) (\\d+), so the "
    "other (\\d+) is that of (.*), outside\\.",
    judge_left },
  { "The total of (.*) is (\\d+), and the sums? at (.*) ha(?:s|ve) (\\d+)\\. So the total of (.*) "
    "is (\\d+) more than that of (.*)\\.",
    judge_more },
  { "The total of (.*) is (\\d+), as is that of the sums? at (.*)\\. So the total of (.*) is that "
    "of (.*)\\.",
    judge_same_total },
  { "With (" NUMBERS ") in (.*), that is not possible\\.", judge_not_possible },
};
const gsize test_n_step_item_sentences = G_N_ELEMENTS (test_step_item_sentences);
