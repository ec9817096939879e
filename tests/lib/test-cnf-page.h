/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of clauses in a window of its own, for tests of the page and of the panels on it. */

#pragma once

#include "satdoku-cnf-page.h"
#include "test-grid.h"
#include "test-ui.h"

G_BEGIN_DECLS

/**
 * TestCnfPage:
 * @window: the window
 * @page: what is in it
 * @game: what it shows
 * @worker: what works for it
 *
 * The fixture of a test.
 */
typedef struct
{
  GtkWindow *window;
  SatdokuCnfPage *page;
  SudokuGame *game;
  SatdokuWorker *worker;
} TestCnfPage;

static inline gboolean
test_cnf_page_says (TestCnfPage *self,
                    const char *message)
{
  return test_ui_shows_text (self->window, message);
}

static inline gboolean
test_cnf_page_says_anything (TestCnfPage *self)
{
  GType toast = g_type_from_name ("AdwToastWidget");

  return toast != 0 && test_ui_find (self->window, toast, NULL) != NULL;
}

/* @encoding: (nullable): %NULL is that which the page has by itself */
static inline void
test_cnf_page_open (TestCnfPage *self,
                    const SudokuGrid *grid,
                    const char *encoding,
                    int width,
                    int height)
{
  AdwToastOverlay *toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  g_autoptr (SatdokuMessages) messages = satdoku_messages_new (toasts);

  self->game = sudoku_game_new (grid);
  self->worker = satdoku_worker_new ();
  self->page = g_object_new (SATDOKU_TYPE_CNF_PAGE, NULL);
  g_object_set (self->page, "game", self->game, "worker", self->worker, "messages", messages, NULL);
  if (encoding != NULL)
    g_object_set (self->page, "encoding-id", encoding, NULL);
  self->window =
    g_object_new (ADW_TYPE_WINDOW, "default-width", width, "default-height", height, NULL);
  adw_toast_overlay_set_child (toasts, GTK_WIDGET (self->page));
  adw_window_set_content (ADW_WINDOW (self->window), GTK_WIDGET (toasts));
  test_ui_present (self->window);
  test_ui_settle (GTK_WIDGET (self->page));
}

/* With a 9×9 puzzle. */
static inline void
test_cnf_page_open_line (TestCnfPage *self,
                         const char *line,
                         const char *encoding,
                         int width,
                         int height)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = test_grid_from_line (geometry, line, FALSE);

  test_cnf_page_open (self, grid, encoding, width, height);
}

static inline void
test_cnf_page_tear_down (TestCnfPage *self,
                         gconstpointer data)
{
  test_ui_destroy (self->window);
  test_ui_unref_last (self->game);
  test_ui_unref_last (self->worker);
}

/* Light, dark, and as narrow as a phone, which it stays. */
static inline void
test_cnf_page_take_pictures (TestCnfPage *self,
                             const char *name)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  g_autofree char *dark = g_strconcat (name, "-dark", NULL);
  g_autofree char *narrow = g_strconcat (name, "-360", NULL);

  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_screenshot (self->window, name);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_DARK);
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_screenshot (self->window, dark);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_DEFAULT);
  test_ui_resize (self->window, 360, 720);
  test_ui_settle (GTK_WIDGET (self->page));
  test_ui_screenshot (self->window, narrow);
}

G_END_DECLS
