/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card beside the board says how hard the puzzle is: as it was noted, or as it was found out in
 * the background; and nothing where it has no level. */

#include <sudoku-game-moves.h>

#include "satdoku-level-observer.h"
#include "satdoku-window.h"
#include "test-app.h"
#include "test-grid.h"
#include "test-ui.h"

/* Singles are enough, and 51 cells are empty. */
static const char easy_line[] =
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/* Made for the level Hard. */
static const char hard_line[] =
  "3.285..1......6....7....4.5..651.3....562..84.8.......23.4.....9...8..5...17.....";

typedef struct
{
  SatdokuWindow *window;
  SatdokuGameDocument *document;
  SatdokuPanel *panel;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  g_autoptr (SudokuGame) game = test_app_make_game (easy_line);
  SatdokuGridPage *page;

  self->window = test_app_play (game);
  page = satdoku_window_get_grid_page (self->window);
  g_object_get (self->window, "document", &self->document, NULL);
  self->panel = satdoku_grid_page_get_panel (page);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_object_unref (self->document);
  test_ui_destroy (GTK_WINDOW (self->window));
}

static gboolean
says (Fixture *self,
      const char *verdict)
{
  return g_strcmp0 (satdoku_panel_get_verdict (self->panel), verdict) == 0;
}

static void
pass (guint milliseconds)
{
  gint64 end = g_get_monotonic_time () + milliseconds * 1000;

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

static void
play (Fixture *self,
      const char *line,
      SudokuLevel level)
{
  g_autoptr (SudokuGame) game = test_app_make_game (line);
  SatdokuGameNotes notes = { .origin = SATDOKU_GAME_PASTED };

  if (level != SUDOKU_LEVEL_UNKNOWN)
    satdoku_game_notes_set_level (&notes, level, sudoku_game_get_grid (game));
  satdoku_game_document_replace (self->document, game, &notes);
}

/* It is not claimed before it is known, and stays when a number is entered. */
static void
test_judged (Fixture *self,
             gconstpointer data)
{
  SudokuGame *game = satdoku_window_get_game (self->window);

  test_ui_wait_for (says (self, "51 cells to fill") || says (self, "Easy · 51 cells to fill"));
  test_ui_wait_for (says (self, "Easy · 51 cells to fill"));
  g_assert_cmpstr (satdoku_panel_get_details (self->panel), ==, "9 × 9");
  test_ui_settle (GTK_WIDGET (self->window));
  test_ui_screenshot (self->window, "level-card");
  g_assert_true (sudoku_game_enter (game, 2, 4));
  test_ui_wait_for (says (self, "Easy · 50 cells to fill"));
  /* A wrong number makes the puzzle no harder. */
  g_assert_true (sudoku_game_enter (game, 2, 1));
  test_ui_wait_for (says (self, "Easy · 50 cells to fill"));
  play (self, hard_line, SUDOKU_LEVEL_UNKNOWN);
  test_ui_wait_for (says (self, "54 cells to fill"));
  test_ui_wait_for (says (self, "Hard · 54 cells to fill"));
}

/* What the maker of the puzzle has noted is not found out again, and belongs to that puzzle. */
static void
test_noted (Fixture *self,
            gconstpointer data)
{
  play (self, easy_line, SUDOKU_LEVEL_EXPERT);
  test_ui_wait_for (says (self, "Expert · 51 cells to fill"));
  pass (1000);
  g_assert_true (says (self, "Expert · 51 cells to fill"));
  play (self, hard_line, SUDOKU_LEVEL_UNKNOWN);
  test_ui_wait_for (says (self, "54 cells to fill"));
}

/* With several solutions there is no level; the given that leaves one brings it. */
static void
test_several (Fixture *self,
              gconstpointer data)
{
  g_autofree char *line = g_strdup (easy_line);

  /* Both numbers of the last row that tell two solutions apart, and some more. */
  for (guint cell = 45; cell < 81; cell++)
    line[cell] = '.';
  play (self, line, SUDOKU_LEVEL_UNKNOWN);
  test_ui_wait_for (satdoku_panel_get_verdict (self->panel) != NULL &&
                    g_str_has_suffix (satdoku_panel_get_verdict (self->panel), "cells to fill"));
  pass (1500);
  g_assert_null (strchr (satdoku_panel_get_verdict (self->panel), 'E'));
  g_assert_cmpuint (satdoku_game_document_get_notes (self->document)->level, ==,
                    SUDOKU_LEVEL_UNKNOWN);
}

/* A window that is closed meanwhile waits for nothing. */
static void
test_closed (Fixture *self,
             gconstpointer data)
{
  play (self, hard_line, SUDOKU_LEVEL_UNKNOWN);
  test_ui_wait_for (says (self, "54 cells to fill"));
  pass (450);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (SatdokuApplication) application = NULL;

  test_ui_init (&argc, &argv);
  application = test_app_new ();
#define ADD(name, function) \
  g_test_add ("/level/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("judged", test_judged);
  ADD ("noted", test_noted);
  ADD ("several", test_several);
  ADD ("closed", test_closed);
#undef ADD
  return g_test_run ();
}
