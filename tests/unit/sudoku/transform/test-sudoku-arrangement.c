/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle arranged in another way is the same puzzle: by the plain rules, by the number of its
 * solutions, and by its canonical form. What a rule does not allow is refused by its name. */

#include <sudoku-arrangement.h>
#include <sudoku-canonical.h>
#include <sudoku-check.h>

#include "test-brute.h"
#include "test-frames.h"
#include "test-grid.h"
#include "test-shapes.h"

#define N_SHUFFLES 200

static SudokuGrid *
arrange (const SudokuArrangement *arrangement,
         const SudokuGrid *grid,
         SudokuGeometry *geometry)
{
  SudokuGrid *arranged = sudoku_grid_new (geometry);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_value (grid, cell) != 0)
      sudoku_grid_set (
        arranged, sudoku_arrangement_get_cell (arrangement, cell),
        sudoku_arrangement_get_value (arrangement, sudoku_grid_get_value (grid, cell)),
        SUDOKU_ORIGIN_GIVEN);
  return arranged;
}

/* A grid of three rows, as it is drawn, is easy to turn by hand. */
static void
test_turns (void)
{
  static const char *const expected[SUDOKU_N_TURNS] = {
    [SUDOKU_TURN_LEFT] = "369258147",
    [SUDOKU_TURN_RIGHT] = "741852963",
    [SUDOKU_TURN_HALF] = "987654321",
    [SUDOKU_TURN_LEFT_TO_RIGHT] = "321654987",
    [SUDOKU_TURN_TOP_TO_BOTTOM] = "789456123",
    [SUDOKU_TURN_ROWS_TO_COLUMNS] = "147258369",
    [SUDOKU_TURN_OTHER_DIAGONAL] = "963852741",
  };

  for (SudokuTurn turn = 0; turn < SUDOKU_N_TURNS; turn++)
    {
      g_autoptr (SudokuArrangement) arrangement = sudoku_arrangement_new (3);
      char text[] = "?????????";

      sudoku_arrangement_turn (arrangement, turn);
      for (guint cell = 0; cell < 9; cell++)
        text[sudoku_arrangement_get_cell (arrangement, cell)] = (char)('1' + cell);
      g_assert_cmpstr (text, ==, expected[turn]);
    }
}

/* What is done later is done with what is there then. */
static void
test_one_after_the_other (void)
{
  g_autoptr (SudokuArrangement) arrangement = sudoku_arrangement_new (4);

  sudoku_arrangement_exchange_lines (arrangement, SUDOKU_LINES_ROWS, 0, 2, 2);
  g_assert_cmpuint (sudoku_arrangement_get_cell (arrangement, 1), ==, 9);
  sudoku_arrangement_exchange_lines (arrangement, SUDOKU_LINES_COLUMNS, 1, 0, 1);
  g_assert_cmpuint (sudoku_arrangement_get_cell (arrangement, 1), ==, 8);
  sudoku_arrangement_turn (arrangement, SUDOKU_TURN_ROWS_TO_COLUMNS);
  g_assert_cmpuint (sudoku_arrangement_get_cell (arrangement, 1), ==, 2);
  sudoku_arrangement_exchange_values (arrangement, 1, 4);
  sudoku_arrangement_exchange_values (arrangement, 4, 3);
  g_assert_cmpuint (sudoku_arrangement_get_value (arrangement, 0), ==, 0);
  g_assert_cmpuint (sudoku_arrangement_get_value (arrangement, 1), ==, 3);
  g_assert_cmpuint (sudoku_arrangement_get_value (arrangement, 3), ==, 4);
  g_assert_cmpuint (sudoku_arrangement_get_value (arrangement, 4), ==, 1);
}

static void
test_number_values (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new_plain (5, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuArrangement) arrangement = sudoku_arrangement_new (5);

  sudoku_grid_set (grid, 2, 4, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 8, 2, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 14, 4, SUDOKU_ORIGIN_GIVEN);
  sudoku_arrangement_number_values (arrangement, grid);
  g_assert_cmpuint (sudoku_arrangement_get_value (arrangement, 4), ==, 1);
  g_assert_cmpuint (sudoku_arrangement_get_value (arrangement, 2), ==, 2);
  g_assert_cmpuint (sudoku_arrangement_get_value (arrangement, 1), ==, 3);
  g_assert_cmpuint (sudoku_arrangement_get_value (arrangement, 3), ==, 4);
  g_assert_cmpuint (sudoku_arrangement_get_value (arrangement, 5), ==, 5);
}

/* Some arrangements of each sort. */
static void
do_one (SudokuArrangement *arrangement,
        guint sort)
{
  guint side = sudoku_arrangement_get_side (arrangement);

  if (sort < SUDOKU_N_TURNS)
    sudoku_arrangement_turn (arrangement, sort);
  else if (sort == SUDOKU_N_TURNS)
    sudoku_arrangement_exchange_lines (arrangement, SUDOKU_LINES_ROWS, 0, 1, 1);
  else if (sort == SUDOKU_N_TURNS + 1)
    sudoku_arrangement_exchange_lines (arrangement, SUDOKU_LINES_COLUMNS, 0, side / 2, side / 2);
  else
    sudoku_arrangement_exchange_values (arrangement, 1, 3);
}

#define N_SORTS (SUDOKU_N_TURNS + 3)

/* A solution stays one, by the plain rules, and some of its cells have as many solutions as
 * before. Returns: whether the arrangement is allowed */
static gboolean
check_one (const SudokuGrid *full,
           guint sort,
           GRand *rand)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (full);
  g_autoptr (SudokuArrangement) arrangement =
    sudoku_arrangement_new (sudoku_geometry_get_side (geometry));
  g_autoptr (SudokuGrid) some = sudoku_grid_new (geometry);
  g_autoptr (SudokuGeometry) arranged = NULL;
  g_autoptr (SudokuGrid) full_after = NULL;
  g_autoptr (SudokuGrid) some_after = NULL;

  do_one (arrangement, sort);
  arranged = sudoku_arrangement_apply (arrangement, geometry, NULL);
  if (arranged == NULL)
    return FALSE;
  full_after = arrange (arrangement, full, arranged);
  g_assert_true (sudoku_check_is_solved (full_after));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (full); cell++)
    if (g_rand_int_range (rand, 0, 2) == 0)
      sudoku_grid_set (some, cell, sudoku_grid_get_value (full, cell), SUDOKU_ORIGIN_GIVEN);
  some_after = arrange (arrangement, some, arranged);
  g_assert_cmpuint (test_brute_count (some, 1000), ==, test_brute_count (some_after, 1000));
  return TRUE;
}

/* Each rule, in frames with and without boxes: what is allowed is right, and turning by half is
 * always allowed, but where cells or regions are as they happen to be. */
static void
test_rules (void)
{
  static const TestFrame frames[] = { { 4, 2 }, { 6, 2 }, { 6, 3 }, { 6, 0 }, { 9, 3 }, { 5, 0 } };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_allowed = 0, n_refused = 0;

  for (gsize frame = 0; frame < G_N_ELEMENTS (frames); frame++)
    for (gsize rule = 0; rule < test_n_frame_rules; rule++)
      {
        g_autoptr (SudokuGrid) full =
          test_frame_fill (&frames[frame], test_frame_rules[rule], rand);

        if (full == NULL)
          continue;
        for (guint sort = 0; sort < N_SORTS; sort++)
          if (check_one (full, sort, rand))
            n_allowed++;
          else
            {
              g_assert_cmpuint (sort, !=, SUDOKU_TURN_HALF);
              n_refused++;
            }
      }
  g_test_message ("%u allowed, %u refused", n_allowed, n_refused);
  g_assert_cmpuint (n_allowed, >, 100);
  g_assert_cmpuint (n_refused, >, 20);
}

/* Known of rules: what breaks them, by name; "" what doesn't. */
static void
test_refused (void)
{
  enum
  {
    ROWS,
    FAR_ROWS,
    BANDS,
    DIGITS,
    TURN,
  };
  static const struct
  {
    const char *rules;
    int what;
    const char *broken;
  } cases[] = {
    { "", ROWS, "" },
    { "", FAR_ROWS, "boxes" },
    { "", BANDS, "" },
    { "", DIGITS, "" },
    { "", TURN, "" },
    { "x", ROWS, "x" },
    { "x", BANDS, "x" },
    { "x", DIGITS, "" },
    { "x", TURN, "" },
    { "windows", ROWS, "windows" },
    { "windows", TURN, "" },
    { "disjoint", ROWS, "disjoint" },
    { "disjoint", BANDS, "" },
    { "disjoint", TURN, "" },
    { "anti-knight", ROWS, "anti-knight" },
    { "anti-knight", DIGITS, "" },
    { "anti-knight", TURN, "" },
    { "anti-king", BANDS, "anti-king" },
    { "non-consecutive", DIGITS, "non-consecutive" },
    { "non-consecutive", TURN, "" },
    { "even", DIGITS, "even" },
    { "even", ROWS, "" },
    { "even", TURN, "" },
    { "jigsaw", FAR_ROWS, "" },
    { "jigsaw", TURN, "" },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      gboolean boxes = !g_str_equal (cases[i].rules, "jigsaw");
      const TestFrame frame = { 9, boxes ? 3 : 0 };
      g_autoptr (SudokuGeometry) geometry =
        cases[i].rules[0] == '\0' ? sudoku_geometry_new (3, 3, FALSE, NULL)
                                  : test_frame_make (&frame, cases[i].rules, rand);
      g_autoptr (SudokuArrangement) arrangement = sudoku_arrangement_new (9);
      g_autoptr (SudokuGeometry) arranged = NULL;
      const SudokuRuleKind *broken = NULL;

      if (cases[i].what == ROWS)
        sudoku_arrangement_exchange_lines (arrangement, SUDOKU_LINES_ROWS, 0, 1, 1);
      else if (cases[i].what == FAR_ROWS)
        sudoku_arrangement_exchange_lines (arrangement, SUDOKU_LINES_ROWS, 0, 3, 1);
      else if (cases[i].what == BANDS)
        sudoku_arrangement_exchange_lines (arrangement, SUDOKU_LINES_ROWS, 3, 0, 3);
      else if (cases[i].what == DIGITS)
        sudoku_arrangement_exchange_values (arrangement, 1, 4);
      else
        sudoku_arrangement_turn (arrangement, SUDOKU_TURN_LEFT);
      arranged = sudoku_arrangement_apply (arrangement, geometry, &broken);
      g_assert_cmpstr (broken != NULL ? broken->id : "", ==, cases[i].broken);
      g_assert_cmpint (arranged != NULL, ==, broken == NULL);
    }
}

/* Boxes lie on their side afterwards. */
static void
test_boxes (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 5, FALSE, NULL);
  g_autoptr (SudokuArrangement) arrangement = sudoku_arrangement_new (10);
  g_autoptr (SudokuGeometry) arranged = NULL;

  sudoku_arrangement_turn (arrangement, SUDOKU_TURN_RIGHT);
  arranged = sudoku_arrangement_apply (arrangement, geometry, NULL);
  g_assert_cmpuint (sudoku_geometry_get_box_rows (arranged), ==, 5);
  g_assert_cmpuint (sudoku_geometry_get_box_columns (arranged), ==, 2);
}

/* Whatever chance makes of a puzzle, its canonical form stays. */
static void
test_shuffle (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (
    geometry, "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    FALSE);
  g_autoptr (SudokuGrid) form = sudoku_canonical_new (grid, NULL);
  guint n_same = 0;
  SudokuRandom random;

  sudoku_random_init (&random, 1);
  for (guint i = 0; i < N_SHUFFLES; i++)
    {
      g_autoptr (SudokuArrangement) arrangement = sudoku_arrangement_new (9);
      g_autoptr (SudokuGeometry) arranged = NULL;
      g_autoptr (SudokuGrid) other = NULL;
      g_autoptr (SudokuGrid) other_form = NULL;

      sudoku_arrangement_shuffle (arrangement, geometry, &random);
      arranged = sudoku_arrangement_apply (arrangement, geometry, NULL);
      g_assert_nonnull (arranged);
      other = arrange (arrangement, grid, arranged);
      n_same += sudoku_grid_equal (grid, other);
      other_form = sudoku_canonical_new (other, NULL);
      g_assert_true (sudoku_grid_equal (form, other_form));
    }
  g_assert_cmpuint (n_same, ==, 0);
}

/* With rules that forbid most of it, what they allow is still done. */
static void
test_shuffle_rules (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  const TestFrame frame = { 9, 3 };
  SudokuRandom random;

  sudoku_random_init (&random, 2);
  for (gsize rule = 0; rule < test_n_frame_rules; rule++)
    {
      g_autoptr (SudokuGrid) full = test_frame_fill (&frame, test_frame_rules[rule], rand);
      guint n_moved = 0;

      for (guint i = 0; i < 20 && full != NULL; i++)
        {
          g_autoptr (SudokuArrangement) arrangement = sudoku_arrangement_new (9);
          g_autoptr (SudokuGeometry) arranged = NULL;
          g_autoptr (SudokuGrid) other = NULL;

          sudoku_arrangement_shuffle (arrangement, sudoku_grid_get_geometry (full), &random);
          arranged = sudoku_arrangement_apply (arrangement, sudoku_grid_get_geometry (full), NULL);
          g_assert_nonnull (arranged);
          other = arrange (arrangement, full, arranged);
          g_assert_true (sudoku_check_is_solved (other));
          n_moved += !sudoku_grid_equal (full, other);
        }
      g_assert_cmpuint (n_moved, >, full != NULL ? 10 : 0);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/arrangement/turns", test_turns);
  g_test_add_func ("/arrangement/one-after-the-other", test_one_after_the_other);
  g_test_add_func ("/arrangement/number-values", test_number_values);
  g_test_add_func ("/arrangement/rules", test_rules);
  g_test_add_func ("/arrangement/refused", test_refused);
  g_test_add_func ("/arrangement/boxes", test_boxes);
  g_test_add_func ("/arrangement/shuffle", test_shuffle);
  g_test_add_func ("/arrangement/shuffle-rules", test_shuffle_rules);
  return g_test_run ();
}
