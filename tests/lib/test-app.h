/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The application, for tests that show its windows. */

#pragma once

#include "satdoku-application.h"
#include "satdoku-window.h"
#include "test-grid.h"
#include "test-ui.h"

G_BEGIN_DECLS

/* (transfer full): the application, registered: others that run at the same time are not asked. */
static inline SatdokuApplication *
test_app_new (void)
{
  SatdokuApplication *application = satdoku_application_new ();

  g_application_set_flags (G_APPLICATION (application),
                           G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  return application;
}

/* (transfer none): a window without a game of its own, with the focus. */
static inline SatdokuWindow *
test_app_open_window (void)
{
  SatdokuWindow *window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));

  test_ui_present (GTK_WINDOW (window));
  test_ui_focus_window (GTK_WINDOW (window));
  return window;
}

/* (transfer full): of a 9×9 puzzle. */
static inline SudokuGame *
test_app_make_game (const char *line)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, line, FALSE);

  return sudoku_game_new (grid);
}

/* (transfer none): a window in which a game is played, with the focus on its board. */
static inline SatdokuWindow *
test_app_play (SudokuGame *game)
{
  SatdokuWindow *window = satdoku_window_new (GTK_APPLICATION (g_application_get_default ()));
  SatdokuGridPage *page = satdoku_window_get_grid_page (window);

  satdoku_window_set_game (window, game);
  test_ui_present (GTK_WINDOW (window));
  test_ui_focus_window (GTK_WINDOW (window));
  gtk_widget_grab_focus (GTK_WIDGET (satdoku_grid_page_get_board (page)));
  return window;
}

G_END_DECLS
