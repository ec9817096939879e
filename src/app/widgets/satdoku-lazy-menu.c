/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Menus that are made when they are opened for the first time. A button that is given its menu at
 * once makes half a dozen widgets for each entry, of submenus, too, before the window is shown. */

#include "satdoku-config.h"

#include "satdoku-lazy-menu.h"

#include "satdoku-shortcuts.h"

static void
make_cb (GtkMenuButton *button,
         gpointer menu)
{
  if (gtk_menu_button_get_popover (button) != NULL)
    return;
  gtk_menu_button_set_menu_model (button, menu);
  satdoku_shortcuts_set_tooltips (GTK_WIDGET (gtk_menu_button_get_popover (button)));
}

static GtkMenuButton *
find_menu_button (GtkWidget *widget)
{
  GtkMenuButton *found = GTK_IS_MENU_BUTTON (widget) ? GTK_MENU_BUTTON (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_menu_button (child);
  return found;
}

/* Sets the menu of a #GtkMenuButton or of what has one in it, such as an #AdwSplitButton. The
 * entries become widgets when the menu is opened for the first time. To add something to them
 * then, follow #GtkMenuButton:popover. */
void
satdoku_lazy_menu_set (GtkWidget *button,
                       GMenuModel *menu)
{
  GtkMenuButton *menu_button;

  g_return_if_fail (GTK_IS_WIDGET (button) && G_IS_MENU_MODEL (menu));

  menu_button = find_menu_button (button);
  g_return_if_fail (menu_button != NULL && gtk_menu_button_get_popover (menu_button) == NULL);

  gtk_menu_button_set_create_popup_func (menu_button, make_cb, g_object_ref (menu), g_object_unref);
}
