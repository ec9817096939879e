/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages behind the board. The player wants to see the board first: the CNF and the Solution
 * page are made when the window has been drawn, or when they are asked for before that. */

#include "satdoku-config.h"

#include "satdoku-window-private.h"

#include "satdoku-shortcuts.h"

static void
show_cells_cb (SatdokuWindow *self,
               GArray *cells)
{
  satdoku_window_show_page (self, "grid");
  satdoku_board_light_up (satdoku_grid_page_get_board (self->grid_page), (const guint *)cells->data,
                          cells->len);
}

static void
filled_cb (SatdokuWindow *self)
{
  satdoku_window_show_page (self, "grid");
}

static void
add_page (SatdokuWindow *self,
          AdwBin *place,
          gpointer page)
{
  g_object_set (page, "worker", self->worker, "game", self->game, NULL);
  g_signal_connect_object (page, "message", G_CALLBACK (satdoku_window_say), self,
                           G_CONNECT_SWAPPED);
  satdoku_shortcuts_set_tooltips (page);
  adw_bin_set_child (place, page);
}

static void
ensure_pages (SatdokuWindow *self)
{
  if (self->cnf_page != NULL)
    return;
  g_clear_handle_id (&self->pages_idle, g_source_remove);
  self->cnf_page = g_object_new (SATDOKU_TYPE_CNF_PAGE, NULL);
  self->solution_page = g_object_new (SATDOKU_TYPE_SOLUTION_PAGE, NULL);
  g_object_bind_property (self->cnf_page, "encoding-id", self->solution_page, "encoding-id",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_object_bind_property (self->cnf_page, "numbering-id", self->solution_page, "numbering-id",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (self->solution_page, "show-cells", G_CALLBACK (show_cells_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->solution_page, "filled", G_CALLBACK (filled_cb), self,
                           G_CONNECT_SWAPPED);
  add_page (self, self->cnf_place, self->cnf_page);
  add_page (self, self->solution_place, self->solution_page);
}

static gboolean
ensure_pages_cb (gpointer user_data)
{
  SatdokuWindow *self = user_data;

  self->pages_idle = 0;
  ensure_pages (self);
  return G_SOURCE_REMOVE;
}

static void
after_paint_cb (SatdokuWindow *self,
                GdkFrameClock *clock)
{
  g_signal_handlers_disconnect_by_func (clock, after_paint_cb, self);
  if (self->cnf_page == NULL && self->pages_idle == 0)
    self->pages_idle = g_idle_add (ensure_pages_cb, self);
}

static void
map_cb (SatdokuWindow *self)
{
  g_signal_connect_object (gtk_widget_get_frame_clock (GTK_WIDGET (self)), "after-paint",
                           G_CALLBACK (after_paint_cb), self, G_CONNECT_SWAPPED);
}

/* Called once for each window. */
void
satdoku_window_add_pages (SatdokuWindow *self)
{
  g_signal_connect (self, "map", G_CALLBACK (map_cb), NULL);
}

/**
 * satdoku_window_get_cnf_page:
 * @self: a window
 *
 * Returns: (transfer none): the page with the formula
 */
SatdokuCnfPage *
satdoku_window_get_cnf_page (SatdokuWindow *self)
{
  ensure_pages (self);
  return self->cnf_page;
}

/**
 * satdoku_window_get_solution_page:
 * @self: a window
 *
 * Returns: (transfer none): the page with the answers of solvers
 */
SatdokuSolutionPage *
satdoku_window_get_solution_page (SatdokuWindow *self)
{
  ensure_pages (self);
  return self->solution_page;
}
