/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items that come, go and are replaced during a game: each is one move, which undo takes back, and
 * a game as text keeps them. */

#include <string.h>
#include <sudoku-game-load.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>
#include <sudoku-rule-text.h>

#include "test-items.h"

#define SIDE 6
#define N_MOVES 60
#define N_ROUNDS 100

static const TestItem kinds[] = {
  { "cage", TEST_ITEM_CELLS, 1, 4, 21 },
  { "difference", TEST_ITEM_EDGE, 0, 0, 5 },
  { "arrow", TEST_ITEM_PARTS, 2, 3, 0 },
  { "quadruple", TEST_ITEM_CORNER, 1, 4, 6 },
  { "sandwich", TEST_ITEM_OUTSIDE, 0, 0, 14 },
  { "little-killer", TEST_ITEM_DIAGONAL, 0, 0, 20 },
};

static SudokuGame *
new_game (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
  return sudoku_game_new (grid);
}

static SudokuGeometry *
get_geometry (SudokuGame *game)
{
  return sudoku_grid_get_geometry (sudoku_game_get_grid (game));
}

/* The rules as texts, one below the other. */
static char *
write_rules (SudokuGame *game)
{
  SudokuGeometry *geometry = get_geometry (game);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      g_autofree char *rule = sudoku_rule_to_text (sudoku_geometry_get_rule (geometry, i), SIDE);

      g_string_append_printf (text, "%s\n", rule);
    }
  return g_string_free (text, FALSE);
}

/* The same board with one item more, without one, or with another one in its place. */
static SudokuGeometry *
change (GRand *rand,
        SudokuGeometry *geometry)
{
  g_autoptr (GPtrArray) rules =
    g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  const TestItem *kind = &kinds[g_rand_int_range (rand, 0, G_N_ELEMENTS (kinds))];
  g_autoptr (SudokuRule) drawn = test_item_draw (rand, SIDE, kind);
  guint n = sudoku_geometry_get_n_rules (geometry), n_plain = 0;

  for (guint i = 0; i < n; i++)
    {
      SudokuRule *rule = sudoku_geometry_get_rule (geometry, i);

      n_plain += sudoku_rule_get_kind (rule)->item == NULL;
      g_ptr_array_add (rules, sudoku_rule_ref (rule));
    }
  if (n > n_plain && g_rand_int_range (rand, 0, 3) == 0)
    g_ptr_array_remove_index (rules, (guint)g_rand_int_range (rand, (int)n_plain, (int)n));
  if (drawn != NULL && g_rand_int_range (rand, 0, 4) != 0)
    g_ptr_array_add (rules, sudoku_rule_ref (drawn));
  return sudoku_geometry_new_with_rules (SIDE, (SudokuRule *const *)rules->pdata, rules->len,
                                         NULL);
}

/* Returns the rules after each move, those of the beginning first. */
static GPtrArray *
play (GRand *rand,
      SudokuGame *game)
{
  GPtrArray *played = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (played, write_rules (game));
  while (played->len <= N_MOVES)
    {
      g_autoptr (SudokuGeometry) next = change (rand, get_geometry (game));
      guint position = sudoku_game_get_position (game);

      if (next == NULL || !sudoku_game_set_geometry (game, next))
        continue;
      g_assert_true (sudoku_geometry_equal (get_geometry (game), next));
      g_assert_cmpuint (sudoku_game_get_position (game), ==, position + 1);
      g_ptr_array_add (played, write_rules (game));
    }
  return played;
}

static void
assert_rules (SudokuGame *game,
              const GPtrArray *played,
              guint i)
{
  g_autofree char *rules = write_rules (game);

  g_assert_cmpstr (rules, ==, played->pdata[i]);
}

/* All the way back and forth, a hundred times. */
static void
test_undo (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);
  g_autoptr (SudokuGame) game = new_game ();
  g_autoptr (GPtrArray) played = play (rand, game);

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      for (guint i = played->len - 1; i > 0; i--)
        {
          g_assert_true (sudoku_game_undo (game));
          assert_rules (game, played, i - 1);
        }
      g_assert_false (sudoku_game_undo (game));
      for (guint i = 1; i < played->len; i++)
        {
          g_assert_true (sudoku_game_redo (game));
          assert_rules (game, played, i);
        }
      g_assert_false (sudoku_game_redo (game));
    }
}

/* The text is the same again, and the game that is read from it can be taken back, too. */
static void
test_text (void)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr (SudokuGame) game = new_game ();
      g_autoptr (GPtrArray) played = play (rand, game);
      g_autofree char *text = sudoku_game_to_text (game);
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGame) again =
        sudoku_game_new_from_text ("game", text, strlen (text), NULL, &error);
      g_autofree char *written = NULL;

      g_assert_no_error (error);
      written = sudoku_game_to_text (again);
      g_assert_cmpstr (written, ==, text);
      for (guint i = played->len - 1; i > 0; i--)
        {
          assert_rules (again, played, i);
          g_assert_true (sudoku_game_undo (again));
        }
      assert_rules (again, played, 0);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-items/undo", test_undo);
  g_test_add_func ("/game-items/text", test_text);
  return g_test_run ();
}
