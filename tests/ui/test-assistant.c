/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The help a player can ask for, without a window: what it says and shows of the game that is
 * played, and what it drops when that changes. */

#include <sudoku-game-moves.h>

#include "satdoku-assistant.h"
#include "test-grid.h"

/* Of 4 × 4 cells: with one solution, with several, and with none although no rule is broken. */
#define UNIQUE "1234341221434..."
#define SEVERAL "....1..........."
#define NONE "123....4........"

typedef struct
{
  SatdokuWorker *worker;
  GSimpleActionGroup *actions;
  SatdokuCommands *commands;
  SatdokuPlay *play;
  SatdokuAssistant *assistant;
  SudokuGame *game;
} Fixture;

#define wait_for(condition)                  \
  G_STMT_START                               \
  {                                          \
    while (!(condition))                     \
      g_main_context_iteration (NULL, TRUE); \
  }                                          \
  G_STMT_END

static SudokuGame *
create_game (const char *line)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, line, FALSE);

  return sudoku_game_new (grid);
}

static void
play (Fixture *self,
      const char *line)
{
  g_clear_object (&self->game);
  self->game = create_game (line);
  satdoku_play_set_game (self->play, self->game);
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->worker = satdoku_worker_new ();
  self->actions = g_simple_action_group_new ();
  self->commands = satdoku_commands_new (G_ACTION_MAP (self->actions));
  self->play = satdoku_play_new (self->worker, NULL, self->commands);
  self->assistant = satdoku_assistant_new (self->play);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_object_run_dispose (G_OBJECT (self->commands));
  g_assert_finalize_object (self->assistant);
  g_assert_finalize_object (self->play);
  g_object_unref (self->commands);
  g_object_unref (self->actions);
  g_object_unref (self->worker);
  g_clear_object (&self->game);
}

static void
ask (Fixture *self,
     const char *command)
{
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), command, NULL);
}

static gboolean
is_busy (Fixture *self)
{
  gboolean busy;

  g_object_get (self->play, "busy", &busy, NULL);
  return busy;
}

static gboolean
shows_step (SatdokuGuide *guide)
{
  gpointer step;

  g_object_get (guide, "step", &step, NULL);
  return step != NULL;
}

static gboolean
knows_all (SatdokuGuide *guide)
{
  g_autoptr (SudokuHint) all = NULL;

  g_object_get (guide, "all", &all, NULL);
  return all != NULL;
}

static const char *
wait_for_verdict (Fixture *self)
{
  wait_for (satdoku_play_get_report (self->play) != NULL);
  return satdoku_report_get_verdict (satdoku_play_get_report (self->play));
}

static void
test_check (Fixture *self,
            gconstpointer data)
{
  play (self, UNIQUE);
  satdoku_play_set_page (self->play, SATDOKU_PAGE_CNF);
  ask (self, "check");
  g_assert_cmpstr (satdoku_play_get_page (self->play), ==, SATDOKU_PAGE_GRID);
  g_assert_cmpstr (wait_for_verdict (self), ==, "Right so far");
  /* What was said goes with a number, and with the game. */
  g_assert_true (sudoku_game_enter (self->game, 13, 3));
  g_assert_null (satdoku_play_get_report (self->play));
  ask (self, "check");
  g_assert_nonnull (wait_for_verdict (self));
  play (self, SEVERAL);
  g_assert_null (satdoku_play_get_report (self->play));
  ask (self, "check");
  g_assert_cmpstr (wait_for_verdict (self), ==, "There is more than one solution");
}

/* A number that is another ends the question, and so does another game; a colour doesn't. */
static void
test_stale (Fixture *self,
            gconstpointer data)
{
  guint cell = 5;

  play (self, SEVERAL);
  ask (self, "check");
  g_assert_true (is_busy (self));
  g_assert_true (sudoku_game_set_colour (self->game, &cell, 1, 1));
  g_assert_true (is_busy (self));
  g_assert_true (sudoku_game_enter (self->game, 1, 2));
  g_assert_false (is_busy (self));
  ask (self, "check");
  play (self, UNIQUE);
  g_assert_false (is_busy (self));
  /* The first thing that is said is about what was asked last. */
  ask (self, "count");
  g_assert_cmpstr (wait_for_verdict (self), ==, "Exactly one solution");
}

/* The player may cancel, too, which is no failure. */
static void
test_cancel (Fixture *self,
             gconstpointer data)
{
  play (self, SEVERAL);
  ask (self, "check");
  satdoku_worker_cancel (self->worker);
  ask (self, "count");
  wait_for (satdoku_play_get_report (self->play) != NULL);
  g_assert_nonnull (strstr (wait_for_verdict (self), "solutions"));
}

static void
test_conflicts (Fixture *self,
                gconstpointer data)
{
  gboolean checked = FALSE;

  play (self, SEVERAL);
  g_assert_true (sudoku_game_enter (self->game, 5, 1));
  ask (self, "check");
  g_assert_cmpstr (wait_for_verdict (self), ==, "2 rules are broken");
  g_object_get (self->play, "checked", &checked, NULL);
  g_assert_true (checked);
  g_assert_false (is_busy (self));
}

/* What belongs to no solution is told as long as it is there. */
static void
test_partial (Fixture *self,
              gconstpointer data)
{
  g_autoptr (GArray) cells = NULL;

  play (self, NONE);
  ask (self, "fill-partial");
  wait_for_verdict (self);
  g_object_get (self->play, "partial", &cells, NULL);
  g_assert_nonnull (cells);
  g_assert_cmpuint (cells->len, >, 0);
  g_clear_pointer (&cells, g_array_unref);
  g_assert_true (sudoku_game_undo (self->game));
  g_object_get (self->play, "partial", &cells, NULL);
  g_assert_null (cells);
  g_assert_true (sudoku_game_redo (self->game));
  g_object_get (self->play, "partial", &cells, NULL);
  g_assert_nonnull (cells);
}

static void
test_hint (Fixture *self,
           gconstpointer data)
{
  SatdokuGuide *guide = satdoku_assistant_get_guide (self->assistant);

  play (self, UNIQUE);
  ask (self, "hint");
  g_assert_cmpstr (wait_for_verdict (self), ==, "Looking for a hint…");
  wait_for (satdoku_guide_get_grade (guide) == SATDOKU_GUIDE_WHERE);
  g_assert_nonnull (satdoku_play_get_lit (self->play));
  ask (self, "hint");
  ask (self, "hint");
  g_assert_cmpint (satdoku_guide_get_grade (guide), ==, SATDOKU_GUIDE_STEP);
  g_assert_nonnull (satdoku_play_get_figure (self->play));
  g_assert_null (satdoku_play_get_lit (self->play));
  g_assert_cmpstr (satdoku_play_get_view (self->play), ==, SATDOKU_VIEW_PLAY);
  g_assert_true (sudoku_game_was_helped (self->game));
  g_assert_true (sudoku_game_enter (self->game, 13, 3));
  g_assert_null (satdoku_play_get_figure (self->play));
  g_assert_null (satdoku_play_get_report (self->play));
  g_assert_false (shows_step (guide));
}

/* Only one cell, as a move of its own. */
static void
test_solve_cell (Fixture *self,
                 gconstpointer data)
{
  play (self, UNIQUE);
  satdoku_play_set_selected (self->play, 14);
  ask (self, "solve-cell");
  g_assert_cmpstr (wait_for_verdict (self), ==, "2 in row 4 column 3");
  g_assert_cmpuint (sudoku_game_count (self->game, SUDOKU_ORIGIN_ANSWER), ==, 1);
  g_assert_true (sudoku_game_was_helped (self->game));
  g_assert_true (sudoku_game_undo (self->game));
  g_assert_cmpuint (sudoku_game_count (self->game, SUDOKU_ORIGIN_ANSWER), ==, 0);
  /* All of it is solved when that is wanted, also afterwards. */
  ask (self, "solve");
  wait_for (sudoku_game_is_solved (self->game));
}

/* Not while something else is shown. */
static void
test_looking (Fixture *self,
              gconstpointer data)
{
  SatdokuGuide *guide = satdoku_assistant_get_guide (self->assistant);
  g_autoptr (SudokuGame) position = create_game (SEVERAL);

  play (self, UNIQUE);
  ask (self, "hint");
  satdoku_play_set_looking (self->play, position);
  g_object_set (guide, "lists-all", TRUE, NULL);
  wait_for (knows_all (guide));
  g_assert_cmpint (satdoku_guide_get_grade (guide), ==, SATDOKU_GUIDE_NOTHING);
  satdoku_play_set_looking (self->play, NULL);
  g_assert_cmpint (satdoku_guide_get_grade (guide), ==, SATDOKU_GUIDE_WHERE);
}

#define ADD(path, function) \
  g_test_add ("/assistant/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("check", test_check);
  ADD ("stale", test_stale);
  ADD ("cancel", test_cancel);
  ADD ("conflicts", test_conflicts);
  ADD ("partial", test_partial);
  ADD ("hint", test_hint);
  ADD ("solve-cell", test_solve_cell);
  ADD ("looking", test_looking);
  return g_test_run ();
}
