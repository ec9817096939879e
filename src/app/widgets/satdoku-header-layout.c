/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The switcher of the pages and the clock are, with the buttons of the window, too much for the
 * header of a window that is not wide. There the switcher is shown at the bottom and the clock
 * takes its place. It knows no pages and no games. */

#include "satdoku-header-layout.h"

#include "satdoku-class.h"

/* Pixels: of a window that is wide enough for both. */
#define SWITCHER_WIDTH 880
/* The header owns this object under this key. */
#define DATA_KEY "satdoku-header-layout"

struct _SatdokuHeaderLayout
{
  GObject parent_instance;

  /* Borrowed. */
  GtkWindow *window;        /* (nullable): weak */
  SatdokuHeaderParts parts; /* whose header owns this object */

  guint idle;
};

G_DEFINE_FINAL_TYPE (SatdokuHeaderLayout, satdoku_header_layout, G_TYPE_OBJECT)

static gboolean
has_switcher (SatdokuHeaderLayout *self)
{
  return adw_header_bar_get_title_widget (self->parts.header) == GTK_WIDGET (self->parts.title);
}

/* The bar has no buttons before it is first wanted. */
static gboolean
show_bar_cb (gpointer user_data)
{
  SatdokuHeaderLayout *self = user_data;
  gboolean show = !has_switcher (self) ||
                  adw_view_switcher_title_get_title_visible (self->parts.switcher) ||
                  adw_squeezer_get_visible_child (self->parts.title) == NULL;

  self->idle = 0;
  if (show)
    adw_view_switcher_bar_set_stack (self->parts.bar,
                                     adw_view_switcher_title_get_stack (self->parts.switcher));
  adw_view_switcher_bar_set_reveal (self->parts.bar, show);
  return G_SOURCE_REMOVE;
}

/* The call comes while sizes are allocated, when nothing may be changed. */
static void
queue_show_bar (SatdokuHeaderLayout *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, show_bar_cb, self, NULL);
}

static void
set_wide (SatdokuHeaderLayout *self,
          gboolean wide)
{
  g_autoptr (GtkWidget) clock = g_object_ref (self->parts.clock);
  g_autoptr (GtkWidget) title = g_object_ref (GTK_WIDGET (self->parts.title));

  if (wide)
    {
      adw_header_bar_set_title_widget (self->parts.header, title);
      adw_header_bar_pack_end (self->parts.header, clock);
    }
  else
    {
      adw_header_bar_remove (self->parts.header, clock);
      adw_header_bar_set_title_widget (self->parts.header, clock);
    }
  queue_show_bar (self);
}

static void
width_cb (SatdokuHeaderLayout *self,
          GParamSpec *pspec,
          GdkSurface *surface)
{
  double shadow_x, shadow_y;
  gboolean wide;

  gtk_native_get_surface_transform (GTK_NATIVE (self->window), &shadow_x, &shadow_y);
  wide = gdk_surface_get_width (surface) - 2 * shadow_x >= SWITCHER_WIDTH;
  if (wide != has_switcher (self))
    set_wide (self, wide);
}

static void
realize_cb (SatdokuHeaderLayout *self)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (self->window));

  g_signal_connect_object (surface, "notify::width", G_CALLBACK (width_cb), self,
                           G_CONNECT_SWAPPED);
  width_cb (self, NULL, surface);
}

static void
satdoku_header_layout_class_init (SatdokuHeaderLayoutClass *klass)
{
  satdoku_class_removes (klass, SatdokuHeaderLayout, idle);
  satdoku_class_forgets (klass, SatdokuHeaderLayout, window);
}

static void
satdoku_header_layout_init (SatdokuHeaderLayout *self)
{
}

/* Gives the parts their places as long as the header is there. @window: not realized yet; @parts:
 * at first as in a wide window */
void
satdoku_header_layout_attach (GtkWindow *window,
                              const SatdokuHeaderParts *parts)
{
  SatdokuHeaderLayout *self;

  g_return_if_fail (GTK_IS_WINDOW (window) && parts != NULL);

  self = g_object_new (SATDOKU_TYPE_HEADER_LAYOUT, NULL);
  g_object_set_data_full (G_OBJECT (parts->header), DATA_KEY, self, g_object_unref);
  g_set_weak_pointer (&self->window, window);
  self->parts = *parts;
  g_signal_connect_object (window, "realize", G_CALLBACK (realize_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (parts->title, "notify::visible-child", G_CALLBACK (queue_show_bar), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (parts->switcher, "notify::title-visible", G_CALLBACK (queue_show_bar),
                           self, G_CONNECT_SWAPPED);
  queue_show_bar (self);
}
