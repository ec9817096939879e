/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes the rows of a list where they need more than bindings, such as a name for screen readers,
 * which belongs to the widget around a row. */

#include "satdoku-config.h"

#include "satdoku-row-factory.h"

/**
 * satdoku_row_factory_new:
 * @setup: (nullable): makes the child of a #GtkListItem
 * @bind: shows the item of a #GtkListItem
 * @unbind: (nullable): called before the item goes
 * @user_data: the last argument of all of them, after the factory and the #GtkListItem
 *
 * Returns: (transfer full): the factory
 */
GtkListItemFactory *
satdoku_row_factory_new (GCallback setup,
                         GCallback bind,
                         GCallback unbind,
                         gpointer user_data)
{
  GtkListItemFactory *self = gtk_signal_list_item_factory_new ();
  const struct
  {
    const char *signal;
    GCallback callback;
  } steps[] = { { "setup", setup }, { "bind", bind }, { "unbind", unbind } };

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i].callback != NULL)
      g_signal_connect (self, steps[i].signal, steps[i].callback, user_data);
  return self;
}
