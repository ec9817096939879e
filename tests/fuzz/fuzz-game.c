/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a saved game: what is read can be undone and redone all the way, its branches can be
 * gone to and given up, and it is written and read back as the same. */

#include "fuzz.h"

#include <sudoku-game-branches.h>
#include <sudoku-game-load.h>
#include <sudoku-game-text.h>
#include <sudoku-game.h>

static void
check_game (SudokuGame *game)
{
  g_autofree char *text = sudoku_game_to_text (game);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGame) copy =
    sudoku_game_new_from_text ("copy", text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  again = sudoku_game_to_text (copy);
  g_assert_cmpstr (again, ==, text);
}

/* The same bytes as lines of a journal. */
static void
check_journal (SudokuGame *game,
               const char *text,
               gsize length)
{
  g_autofree char *copy = g_strndup (text, length);
  g_auto (GStrv) lines = g_strsplit (copy, "\n", -1);

  for (gsize i = 0; lines[i] != NULL; i++)
    sudoku_game_apply_text (game, "journal", i + 1, lines[i], NULL);
}

/* Wherever the branches lead, one can go there, and give them up. */
static void
check_branches (SudokuGame *game)
{
  const SudokuBranches *branches = sudoku_game_get_branches (game);
  guint n = sudoku_branches_get_n (branches);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (SudokuState) base =
        sudoku_game_copy_branch_base (game, sudoku_branches_get (branches, i)->number);

      sudoku_game_go_to_branch (game, sudoku_branches_get (branches, i)->number);
    }
  check_game (game);
  if (n > 0)
    sudoku_game_keep_branch (game, sudoku_branches_get (branches, n / 2)->number);
  while (sudoku_branches_get_n (branches) > 0)
    g_assert_true (sudoku_game_close_branch (game, sudoku_branches_get (branches, 0)->number));
  check_game (game);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGame) game =
    sudoku_game_new_from_text ("fuzz", (const char *)data, size, NULL, &error);

  g_assert_true ((game == NULL) == (error != NULL));
  if (game == NULL)
    {
      fuzz_check_error (error);
      return 0;
    }
  check_game (game);
  check_journal (game, (const char *)data, size);
  while (sudoku_game_undo (game))
    continue;
  while (sudoku_game_redo (game))
    continue;
  check_game (game);
  check_branches (game);
  while (sudoku_game_undo (game))
    continue;
  check_game (game);
  return 0;
}
