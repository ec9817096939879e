/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An entry whose text can't be understood looks like that, and is said to be so; why, its icon
 * tells. */

#include "satdoku-config.h"

#include "satdoku-entry.h"

void
satdoku_entry_mark (GtkEntry *entry,
                    gboolean ok)
{
  g_return_if_fail (GTK_IS_ENTRY (entry));

  if (ok)
    gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
  gtk_accessible_update_state (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID,
                               ok ? GTK_ACCESSIBLE_INVALID_FALSE : GTK_ACCESSIBLE_INVALID_TRUE,
                               -1);
}

/* Says what is wrong with the text, by the icon in front of it, or that nothing is; then that is
 * @icon_name. */
void
satdoku_entry_explain (GtkEntry *entry,
                       const char *icon_name,
                       const char *why)
{
  g_return_if_fail (GTK_IS_ENTRY (entry));

  gtk_entry_set_icon_from_icon_name (entry, GTK_ENTRY_ICON_PRIMARY,
                                     why != NULL ? "dialog-warning-symbolic" : icon_name);
  gtk_entry_set_icon_tooltip_text (entry, GTK_ENTRY_ICON_PRIMARY, why);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  why != NULL ? why : "", -1);
}
