/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Saved games, right and wrong: read and written again. */

#include <sudoku-game-load.h>
#include <sudoku-game-text.h>
#include <sudoku-game.h>
#include <test-golden.h>

static char *
print (const char *name,
       const char *text,
       gsize length,
       GError **error)
{
  g_autoptr (SudokuGame) game = sudoku_game_new_from_text (name, text, length, NULL, error);

  return game != NULL ? sudoku_game_to_text (game) : NULL;
}

static void
test_games (void)
{
  test_golden_run ("golden/game", print);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/golden/game", test_games);
  return g_test_run ();
}
