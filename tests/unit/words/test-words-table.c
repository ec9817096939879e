/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of the helpers of items: each sentence is read again, and what it says of a full
 * grid is true if and only if the helper is. The grid keeps the item. */

#include <stdlib.h>
#include <string.h>
#include <sudoku-rule-text.h>
#include <words-terms.h>
#include <words-trouble.h>

#include "test-cnf.h"
#include "test-config.h"
#include "test-items.h"

#define N_GRIDS (TEST_SANITIZED ? 10 : 100)
#define N_CLAUSES_MAX 1000
#define N_TRIES 3000
#define FACTS_MAX 8
#define SIDE_MAX 9
/* So many cells of a list have names. */
#define N_NAMED 12

/* A grid with an item that it keeps. */
typedef struct
{
  guint side, box_rows;
  guint8 values[SIDE_MAX * SIDE_MAX];
  const SudokuRuleParameters *parameters;
  const char *lists[2]; /* of the sentence */
  gsize lengths[2];
} Board;

/* ---- what sentences say ---- */

typedef gboolean (*Truth) (const Board *board, const int *facts);

static guint
get_value (const Board *board,
           int row,
           int column)
{
  g_assert_cmpint (row, >=, 1);
  g_assert_cmpint (row, <=, (int)board->side);
  g_assert_cmpint (column, >=, 1);
  g_assert_cmpint (column, <=, (int)board->side);
  return board->values[(guint)(row - 1) * board->side + (guint)column - 1];
}

static gboolean
read_text (const char **at,
           const char *text)
{
  if (!g_str_has_prefix (*at, text))
    return FALSE;
  *at += strlen (text);
  return TRUE;
}

static gboolean
read_number (const char **at,
             int *number)
{
  char *end = NULL;

  if (!g_ascii_isdigit (**at))
    return FALSE;
  *number = (int)strtol (*at, &end, 10);
  *at = end;
  return TRUE;
}

/* "row 1 column 2, 10 times row 2 column 3 and row 3 column 3": the total. Of a list that goes on,
 * how many more there are. */
static int
add_list (const Board *board,
          guint list,
          int *n_named,
          int *n_more)
{
  g_autofree char *text = g_strndup (board->lists[list], board->lengths[list]);
  const char *at = text;
  int total = 0;

  *n_named = *n_more = 0;
  for (;;)
    {
      int factor = 1, row = 0, column = 0;

      if (g_ascii_isdigit (*at))
        {
          g_assert_true (read_number (&at, &factor));
          if (read_text (&at, " more"))
            {
              *n_more = factor;
              break;
            }
          g_assert_true (read_text (&at, " times "));
        }
      g_assert_true (read_text (&at, "row ") && read_number (&at, &row) &&
                     read_text (&at, " column ") && read_number (&at, &column));
      total += factor * (int)get_value (board, row, column);
      ++*n_named;
      if (!read_text (&at, ", ") && !read_text (&at, " and "))
        break;
    }
  g_assert_cmpstr (at, ==, "");
  return total;
}

static int
total_of (const Board *board,
          guint list)
{
  int n_named = 0, n_more = 0;

  return add_list (board, list, &n_named, &n_more);
}

static gboolean
is_at_least (const Board *board,
             const int *facts)
{
  return total_of (board, 0) >= facts[0];
}

static gboolean
is_at_most (const Board *board,
            const int *facts)
{
  return total_of (board, 0) <= facts[0];
}

static gboolean
is_more (const Board *board,
         const int *facts)
{
  return total_of (board, 0) - total_of (board, 1) >= facts[0];
}

static gboolean
is_little_less (const Board *board,
                const int *facts)
{
  return total_of (board, 1) - total_of (board, 0) <= facts[0];
}

static gboolean
cage_holds (const Board *board,
            const int *facts)
{
  g_assert_cmpuint (board->parameters->places[0], ==,
                    (guint)(facts[0] - 1) * board->side + (guint)facts[1] - 1);
  for (guint i = 0; i < board->parameters->n_places; i++)
    if (board->values[board->parameters->places[i]] == facts[2])
      return TRUE;
  return FALSE;
}

static gboolean
cage_counts (const Board *board,
             const int *facts)
{
  int n = 0, total = 0;

  for (guint i = 0; i < board->parameters->n_places; i++)
    if (board->values[board->parameters->places[i]] <= facts[3])
      {
        n++;
        total += board->values[board->parameters->places[i]];
      }
  return n == facts[2] && total == facts[4];
}

static gboolean
end_holds (const Board *board,
           const int *facts)
{
  return get_value (board, facts[0], facts[1]) == (guint)facts[2];
}

static gboolean
ends_are (const Board *board,
          const int *facts)
{
  int a = board->values[board->parameters->places[0]];
  int b = board->values[board->parameters->places[board->parameters->n_places - 1]];

  g_assert_cmpuint (board->parameters->places[0], ==,
                    (guint)(facts[0] - 1) * board->side + (guint)facts[1] - 1);
  return MIN (a, b) == facts[2] && MAX (a, b) == facts[3];
}

static gboolean
product_is (const Board *board,
            const int *facts)
{
  guint last = (guint)(facts[2] - 1) * board->side + (guint)facts[3] - 1, product = 1;

  for (guint i = 0; i < board->parameters->n_places && board->parameters->places[i] <= last; i++)
    product *= board->values[board->parameters->places[i]];
  return product == (guint)facts[4];
}

/* How many of the numbers in the circle that are @value stand there, of the cells around the corner
 * up to one of them. */
static int
count_around (const Board *board,
              int row,
              int column,
              guint value)
{
  guint corner = board->parameters->places[0], last = (guint)(row - 1) * board->side +
                                                      (guint)column - 1;
  int n_held = 0, n_wanted = 0;

  for (guint i = 0; i < 4; i++)
    {
      guint cell = corner + i / 2 * board->side + i % 2;

      n_held += cell <= last && board->values[cell] == value;
    }
  for (guint i = 0; i < board->parameters->n_numbers; i++)
    n_wanted += board->parameters->numbers[i] == value;
  return MIN (n_held, n_wanted);
}

/* Just @n numbers stand there. */
static gboolean
are_around (const Board *board,
            const int *numbers,
            int n,
            int row,
            int column)
{
  for (guint value = 1; value <= board->side; value++)
    {
      int n_said = 0;

      for (int i = 0; i < n; i++)
        n_said += numbers[i] == (int)value;
      if (count_around (board, row, column, value) != n_said)
        return FALSE;
    }
  return TRUE;
}

static gboolean
none_around (const Board *board,
             const int *facts)
{
  return are_around (board, NULL, 0, facts[0], facts[1]);
}

static gboolean
one_around (const Board *board,
            const int *facts)
{
  return are_around (board, facts, 1, facts[1], facts[2]);
}

static gboolean
two_around (const Board *board,
            const int *facts)
{
  return are_around (board, facts, 2, facts[2], facts[3]);
}

static gboolean
three_around (const Board *board,
              const int *facts)
{
  return are_around (board, facts, 3, facts[3], facts[4]);
}

/* The values of the line from one cell to another. */
static guint
list_line (const Board *board,
           const int *facts,
           guint8 *line)
{
  int down = (facts[2] > facts[0]) - (facts[2] < facts[0]);
  int right = (facts[3] > facts[1]) - (facts[3] < facts[1]);
  int row = facts[0], column = facts[1];
  guint n = 0;

  for (;; row += down, column += right)
    {
      line[n++] = (guint8)get_value (board, row, column);
      if (row == facts[2] && column == facts[3])
        return n;
    }
}

static guint
count_bread (const Board *board,
             const guint8 *line,
             guint n,
             int *after)
{
  guint n_bread = 0;

  *after = 0;
  for (guint i = 0; i < n; i++)
    {
      if (line[i] == 1 || line[i] == board->side)
        n_bread++;
      else if (n_bread > 0)
        *after += line[i];
    }
  return n_bread;
}

static gboolean
has_no_bread (const Board *board,
              const int *facts)
{
  guint8 line[SIDE_MAX];
  int after = 0;
  const int ends[] = { facts[1], facts[2], facts[3], facts[4] };

  g_assert_cmpint (facts[0], ==, (int)board->side);
  return count_bread (board, line, list_line (board, ends, line), &after) == 0;
}

static gboolean
has_one_bread (const Board *board,
               const int *facts)
{
  guint8 line[SIDE_MAX];
  int after = 0;
  const int ends[] = { facts[1], facts[2], facts[3], facts[4] };

  return count_bread (board, line, list_line (board, ends, line), &after) == 1 &&
         after == facts[5];
}

static gboolean
has_not_one_bread (const Board *board,
                   const int *facts)
{
  const int sorted[] = { facts[4], facts[0], facts[1], facts[2], facts[3], facts[5] };

  return has_one_bread (board, sorted);
}

static gboolean
has_both_bread (const Board *board,
                const int *facts)
{
  guint8 line[SIDE_MAX];
  int after = 0;
  const int ends[] = { facts[1], facts[2], facts[3], facts[4] };

  return count_bread (board, line, list_line (board, ends, line), &after) == 2;
}

static gboolean
sees (const Board *board,
      const int *facts)
{
  guint8 line[SIDE_MAX];
  guint n = list_line (board, facts, line), highest = 0;
  int n_seen = 0;

  for (guint i = 0; i < n; i++)
    if (line[i] > highest)
      {
        highest = line[i];
        n_seen++;
      }
  return highest == (guint)facts[4] && n_seen == facts[5];
}

/* How many cells of the sum, or to the room, come after a cell; at least 0. */
static int
count_after (const Board *board,
             const int *facts,
             int *total)
{
  guint8 line[SIDE_MAX];
  guint n = list_line (board, facts, line);

  *total = 0;
  for (guint i = 0; i < n; i++)
    *total += line[i];
  return MAX ((int)line[0] - (int)n, 0);
}

static gboolean
sum_goes_on (const Board *board,
             const int *facts)
{
  int total = 0;

  return count_after (board, facts, &total) == facts[5] && total == facts[4];
}

static gboolean
sum_has_ended (const Board *board,
               const int *facts)
{
  int total = 0;

  return count_after (board, facts, &total) == 0;
}

static gboolean
room_comes (const Board *board,
            const int *facts)
{
  const int ends[] = { facts[2], facts[3], facts[0], facts[1] };
  int total = 0;

  return count_after (board, ends, &total) == facts[4];
}

static gboolean
room_has_come (const Board *board,
               const int *facts)
{
  int total = 0;

  return count_after (board, facts, &total) == 0;
}

#define CELL "row # column #"
#define SPAN "from " CELL " to " CELL
#define NOT_ONLY "it is not so that of the numbers in the circle only "

/* "#" is a number, "@" a list of cells. */
static const struct
{
  const char *pattern;
  Truth truth;
  gboolean denied;
} sentences[] = {
  { "the total of @ is at least # more than that of @", is_more, FALSE },
  { "the total of @ is not # or more above that of @", is_more, TRUE },
  { "the total of @ is at most # less than that of @", is_little_less, FALSE },
  { "the total of @ is more than # below that of @", is_little_less, TRUE },
  { "the total of @ is at least that of @", is_more, FALSE },
  { "the total of @ is less than that of @", is_more, TRUE },
  { "the total of @ is at least #", is_at_least, FALSE },
  { "the total of @ is less than #", is_at_least, TRUE },
  { "the total of @ is at most #", is_at_most, FALSE },
  { "the total of @ is more than #", is_at_most, TRUE },
  { "the cage at " CELL " holds #", cage_holds, FALSE },
  { "the cage at " CELL " does not hold #", cage_holds, TRUE },
  { "the cage at " CELL " holds # of the numbers up to #, with the total #", cage_counts, FALSE },
  { "the cage at " CELL " does not hold # of the numbers up to # with the total #", cage_counts,
    TRUE },
  { CELL ", an end of the line, holds #", end_holds, FALSE },
  { CELL ", an end of the line, does not hold #", end_holds, TRUE },
  { "the ends of the line at " CELL " are # and #", ends_are, FALSE },
  { "the ends of the line at " CELL " are not # and #", ends_are, TRUE },
  { "the product " SPAN " is #", product_is, FALSE },
  { "the product " SPAN " is not #", product_is, TRUE },
  { "none of the numbers in the circle stands around the corner up to " CELL, none_around, FALSE },
  { "some of the numbers in the circle stand around the corner up to " CELL, none_around, TRUE },
  { "of the numbers in the circle only # stands around the corner up to " CELL, one_around,
    FALSE },
  { NOT_ONLY "# stands around the corner up to " CELL, one_around,
    TRUE },
  { "of the numbers in the circle only # and # stand around the corner up to " CELL, two_around,
    FALSE },
  { NOT_ONLY "# and # stand around the corner up to " CELL,
    two_around, TRUE },
  { "of the numbers in the circle only #, # and # stand around the corner up to " CELL,
    three_around, FALSE },
  { NOT_ONLY "#, # and # stand around the corner up to " CELL,
    three_around, TRUE },
  { "neither 1 nor # stands " SPAN, has_no_bread, FALSE },
  { "1 or # stands " SPAN, has_no_bread, TRUE },
  { "one of 1 and # stands " SPAN ", and what follows it there has the total #", has_one_bread,
    FALSE },
  { SPAN " it is not so that one of 1 and # stands there and what follows it has the total #",
    has_not_one_bread, TRUE },
  { "both 1 and # stand " SPAN, has_both_bread, FALSE },
  { "1 and # don’t both stand " SPAN, has_both_bread, TRUE },
  { SPAN " the highest is #, and the number of cells seen is #", sees, FALSE },
  { SPAN " it is not so that the highest is # and the number of cells seen is #", sees, TRUE },
  { SPAN " the total is #, and the number of cells of the sum still to come is #", sum_goes_on,
    FALSE },
  { SPAN " it is not so that the total is # and the number of cells of the sum still to come is #",
    sum_goes_on, TRUE },
  { "the sum that begins at " CELL " ends at " CELL " or before", sum_has_ended, FALSE },
  { "the sum that begins at " CELL " goes on after " CELL, sum_has_ended, TRUE },
  { "the distance from " CELL " to the room that " CELL " names is #", room_comes, FALSE },
  { "the distance from " CELL " to the room that " CELL " names is not #", room_comes, TRUE },
  { "the room that " CELL " names is not after " CELL, room_has_come, FALSE },
  { "the room that " CELL " names is after " CELL, room_has_come, TRUE },
};

/* Does the rest of a sentence have the rest of a pattern? */
static gboolean
match (const char *pattern,
       const char *at,
       Board *board,
       guint n_lists,
       int *facts)
{
  for (; *pattern != '\0' && *pattern != '@'; pattern++)
    if (*pattern != '#' ? *at++ != *pattern : !read_number (&at, facts++))
      return FALSE;
  if (*pattern == '\0' || n_lists == G_N_ELEMENTS (board->lists))
    return *pattern == *at;
  board->lists[n_lists] = at;
  for (; *at != '\0'; at++)
    {
      board->lengths[n_lists] = (gsize)(at + 1 - board->lists[n_lists]);
      if (match (pattern + 1, at + 1, board, n_lists + 1, facts))
        return TRUE;
    }
  return FALSE;
}

/* Of a list that goes on it is only checked how many cells it is about. */
static gboolean
is_whole (const Board *board,
          const SudokuTabled *tabled,
          const SudokuTableHelper *helper)
{
  const SudokuTableSpec *spec = sudoku_table_get_spec (tabled->table);
  gboolean whole = TRUE;

  for (guint list = 0; list < 2 && board->lists[list] != NULL; list++)
    {
      int n_named = 0, n_more = 0, n_cells = 0;
      gboolean added = list == 0 && (board->lists[1] != NULL || helper->number > 0);

      add_list (board, list, &n_named, &n_more);
      for (guint i = 0; i < helper->place; i++)
        n_cells += (spec->weights == NULL || spec->weights[i] > 0) == added;
      g_assert_cmpint (n_named + n_more, ==, n_cells);
      g_assert_cmpint (n_named, <=, N_NAMED);
      whole &= n_more == 0;
    }
  return whole;
}

static void
check_sentence (Board *board,
                const SudokuTabled *tabled,
                const SudokuTableHelper *helper,
                const char *sentence,
                gboolean expected)
{
  guint n_matches = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      int facts[FACTS_MAX] = { 0 };

      board->lists[0] = board->lists[1] = NULL;
      if (!match (sentences[i].pattern, sentence, board, 0, facts))
        continue;
      n_matches++;
      if (is_whole (board, tabled, helper))
        g_assert_cmpint (sentences[i].truth (board, facts) != FALSE, ==,
                         (expected != FALSE) != sentences[i].denied);
    }
  if (n_matches != 1)
    g_test_message ("%s", sentence);
  g_assert_cmpuint (n_matches, ==, 1);
}

/* ---- items ---- */

/* Rows and columns of a pattern change places within boxes, and so do the values. */
static void
shuffle (GRand *rand,
         guint *list,
         guint n,
         guint size)
{
  for (guint i = n; i-- > 0;)
    {
      guint first = i / size * size, other = first + (guint)g_rand_int_range (rand, 0, (int)size);
      guint value = list[i];

      list[i] = list[other];
      list[other] = value;
    }
}

static void
fill (Board *board,
      GRand *rand)
{
  guint rows[SIDE_MAX], columns[SIDE_MAX], names[SIDE_MAX], side = board->side;

  for (guint i = 0; i < side; i++)
    rows[i] = columns[i] = names[i] = i;
  shuffle (rand, rows, side, board->box_rows);
  shuffle (rand, columns, side, side / board->box_rows);
  shuffle (rand, names, side, side);
  for (guint cell = 0; cell < side * side; cell++)
    {
      guint row = rows[cell / side];
      guint shift = row % board->box_rows * (side / board->box_rows) + row / board->box_rows;

      board->values[cell] = (guint8)(names[(shift + columns[cell % side]) % side] + 1);
    }
}

static const TestItem kinds[] = {
  { "cage", TEST_ITEM_CELLS, 2, 5, 30 },
  { "sum", TEST_ITEM_CELLS, 2, 5, 40 },
  { "sum", TEST_ITEM_CELLS, 13, 15, 90 },
  { "equal-sums", TEST_ITEM_PARTS, 2, 8, 0 },
  { "equal-sums", TEST_ITEM_PARTS, 28, 28, 0 },
  { "arrow", TEST_ITEM_PARTS, 2, 6, 0 },
  { "double-arrow", TEST_ITEM_CELLS, 3, 6, 0 },
  { "little-killer", TEST_ITEM_DIAGONAL, 0, 0, 30 },
  { "region-sum", TEST_ITEM_CELLS, 3, 6, 0 },
  { "zipper", TEST_ITEM_CELLS, 3, 6, 0 },
  { "between", TEST_ITEM_CELLS, 3, 5, 0 },
  { "lockout", TEST_ITEM_CELLS, 3, 5, 0 },
  { "quadruple", TEST_ITEM_CORNER, 1, 4, 9 },
  { "sandwich", TEST_ITEM_OUTSIDE, 0, 0, 30 },
  { "x-sum", TEST_ITEM_OUTSIDE, 0, 0, 40 },
  { "skyscraper", TEST_ITEM_OUTSIDE, 0, 0, 5 },
  { "numbered-room", TEST_ITEM_OUTSIDE, 0, 0, 9 },
  { "product", TEST_ITEM_CELLS, 2, 4, 120 },
};

static gboolean
stop (const SudokuBreach *breach,
      gpointer user_data)
{
  return FALSE;
}

/* An item that the grid keeps, drawn until there is one; NULL: there was none. */
static SudokuGeometry *
draw_geometry (const Board *board,
               GRand *rand,
               gsize kind)
{
  for (guint i = 0; i < N_TRIES; i++)
    {
      SudokuRule *rules[2] = { test_item_draw (rand, board->side, &kinds[kind]), NULL };
      g_autoptr (SudokuGeometry) geometry = NULL;

      if (rules[0] == NULL)
        continue;
      rules[1] = sudoku_rule_new_boxes (board->box_rows, board->side / board->box_rows);
      geometry = sudoku_geometry_new_with_rules (board->side, rules, 2, NULL);
      for (guint k = 0; k < 2; k++)
        sudoku_rule_unref (rules[k]);
      g_assert_nonnull (geometry);
      if (sudoku_geometry_check (geometry, board->values, stop, NULL) &&
          sudoku_groups_get_n_tables (sudoku_geometry_get_groups (geometry)) > 0)
        return g_steal_pointer (&geometry);
    }
  return NULL;
}

/* ---- both together ---- */

static void
check_helpers (Board *board,
               const SudokuCnf *cnf,
               const SudokuGroups *groups)
{
  for (int variable = 1; variable <= sudoku_cnf_get_n_variables (cnf); variable++)
    {
      SudokuMeaning meaning;
      SudokuTabled tabled;
      guint8 held[SUDOKU_TABLE_CELLS_MAX];
      gboolean holds;

      if (!sudoku_cnf_describe_variable (cnf, variable, &meaning) ||
          meaning.kind != SUDOKU_MEANING_TABLE)
        continue;
      tabled = sudoku_groups_get_tabled (groups, meaning.tabled);
      for (guint i = 0; i < sudoku_table_get_spec (tabled.table)->n_cells; i++)
        held[i] = board->values[tabled.cells[i]];
      holds = sudoku_table_holds (tabled.table, meaning.number, held);
      for (int sign = -1; sign <= 1; sign += 2)
        {
          g_autofree char *sentence = words_literal (cnf, sign * variable);

          check_sentence (board, &tabled, sudoku_table_get_helper (tabled.table, meaning.number),
                          sentence, sign > 0 ? holds : !holds);
        }
    }
}

static void
check_whole (const char *sentence)
{
  g_assert_cmpuint (strlen (sentence), >, 10);
  g_assert_null (strpbrk (sentence, "{}%@"));
  g_assert_null (strstr (sentence, "(null)"));
  g_assert_null (strstr (sentence, "  "));
}

static void
check_clauses (const SudokuCnf *cnf,
               guint *n_clauses)
{
  for (guint64 clause = 0; clause < sudoku_cnf_get_n_clauses (cnf); clause++)
    {
      g_autofree char *sentence = NULL;
      g_autofree char *denial = NULL;
      SudokuClause meaning;

      sudoku_cnf_describe (cnf, clause, &meaning);
      if (meaning.kind != SUDOKU_CLAUSE_TABLE || *n_clauses == N_CLAUSES_MAX)
        continue;
      sentence = words_clause (cnf, clause);
      denial = words_false_clause (cnf, clause);
      check_whole (sentence);
      check_whole (denial);
      ++*n_clauses;
    }
}

static void
check_kind (gsize kind)
{
  static const guint sides[] = { 4, 6, 9 }, box_rows[] = { 2, 2, 3 };
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32)kind);
  guint n_found = 0, n_clauses = 0;

  for (guint i = 0; i < N_GRIDS; i++)
    {
      Board board = { .side = sides[i % 3], .box_rows = box_rows[i % 3] };
      g_autoptr (SudokuGeometry) geometry = NULL;
      g_autoptr (SudokuGrid) grid = NULL;
      g_autoptr (SudokuCnf) cnf = NULL;
      const SudokuGroups *groups = NULL;
      guint rule = 0;

      fill (&board, rand);
      geometry = draw_geometry (&board, rand, kind);
      if (geometry == NULL)
        continue;
      n_found++;
      grid = sudoku_grid_new (geometry);
      cnf = test_make_cnf (grid, "full", "original");
      groups = sudoku_geometry_get_groups (geometry);
      rule = sudoku_groups_get_tabled (groups, 0).rule;
      board.parameters = sudoku_rule_get_parameters (sudoku_geometry_get_rule (geometry, rule));
      check_helpers (&board, cnf, groups);
      check_clauses (cnf, &n_clauses);
    }
  g_test_message ("%s: %u grids, %u clauses", kinds[kind].id, n_found, n_clauses);
  g_assert_cmpuint (n_found, >=, N_GRIDS / 3);
  g_assert_cmpuint (n_clauses, >, 0);
}

static void
test_kinds (void)
{
  for (gsize kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    check_kind (kind);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/table/kinds", test_kinds);
  return g_test_run ();
}
