/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands that are moves of the game and need nothing but the game. */

#include "satdoku-config.h"

#include "satdoku-move-commands.h"

#include <sudoku-game-moves.h>

static const struct
{
  const char *action;
  gboolean (*move) (SudokuGame *game);
} moves[] = {
  { "undo", sudoku_game_undo },
  { "redo", sudoku_game_redo },
  { "restart", sudoku_game_restart },
  { "protect", sudoku_game_protect },
  { "unprotect", sudoku_game_unprotect },
  { "clear-answers", sudoku_game_clear_answers },
  { "clear-entries", sudoku_game_clear_entries },
  { "clear-colours", sudoku_game_clear_colouring },
};

static void
move_cb (SatdokuPlay *play,
         GVariant *parameter,
         const SatdokuCommand *command)
{
  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    if (g_str_equal (moves[i].action, command->name))
      moves[i].move (satdoku_play_get_game (play));
}

static void
do_without_cb (SatdokuPlay *play)
{
  sudoku_game_do_without (satdoku_play_get_game (play));
}

static const SatdokuCommand table[] = {
  { "undo", G_CALLBACK (move_cb), "!paused !looking can-undo|typing" },
  { "redo", G_CALLBACK (move_cb), "!paused !looking can-redo" },
  { "restart", G_CALLBACK (move_cb), "!paused !looking can-restart" },
  { "protect", G_CALLBACK (move_cb), "!paused !looking n-entries|n-answers" },
  { "unprotect", G_CALLBACK (move_cb), "!paused !looking n-givens" },
  { "clear-answers", G_CALLBACK (move_cb), "!paused !looking n-answers" },
  { "clear-entries", G_CALLBACK (move_cb), "!paused !looking n-entries|n-answers" },
  { "clear-colours", G_CALLBACK (move_cb), "!paused !looking" },
  { "do-without", G_CALLBACK (do_without_cb), "!whole" },
};

void
satdoku_move_commands_add (SatdokuPlay *play)
{
  g_return_if_fail (SATDOKU_IS_PLAY (play));

  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), play);
}
