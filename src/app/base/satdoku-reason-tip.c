/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A button whose command can't be done says why, where there is a reason in words: as its tooltip,
 * and as its description for screen readers. The commands belong to the window, and a button may be
 * made before it is in one: both are looked up when they are wanted. */

#include "satdoku-config.h"

#include "satdoku-reason-tip.h"

#define PREFIX "win."

static GQuark
commands_quark (void)
{
  return g_quark_from_static_string ("satdoku-reason-commands");
}

static GQuark
button_quark (void)
{
  return g_quark_from_static_string ("satdoku-reason-button");
}

static GQuark
reason_quark (void)
{
  return g_quark_from_static_string ("satdoku-reason-own");
}

static const char *
find_reason (GtkWidget *button)
{
  GtkRoot *root = gtk_widget_get_root (button);
  SatdokuCommands *commands =
    root != NULL ? g_object_get_qdata (G_OBJECT (root), commands_quark ()) : NULL;
  const char *name = gtk_actionable_get_action_name (GTK_ACTIONABLE (button));
  const char *own = g_object_get_qdata (G_OBJECT (button), reason_quark ());

  if (own != NULL)
    return own;
  if (commands == NULL || name == NULL || !g_str_has_prefix (name, PREFIX))
    return NULL;
  return satdoku_commands_get_reason (commands, name + strlen (PREFIX));
}

static gboolean
query_tooltip_cb (GtkWidget *button,
                  int x,
                  int y,
                  gboolean by_keyboard,
                  GtkTooltip *tooltip)
{
  const char *reason = find_reason (button);

  if (reason != NULL)
    gtk_tooltip_set_text (tooltip, reason);
  return reason != NULL;
}

static void
sensitive_cb (GtkWidget *button)
{
  const char *reason = gtk_widget_get_sensitive (button) ? NULL : find_reason (button);
  const char *tooltip = gtk_widget_get_tooltip_text (button);

  if (reason == NULL)
    reason = tooltip;
  if (reason != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    reason, -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

/* The commands of the actions "win.…" of a window, which know the reasons; the window owns them.
 * To be called before anything in the window is made. */
void
satdoku_reason_tip_set_commands (GtkWidget *window,
                                 SatdokuCommands *commands)
{
  g_return_if_fail (GTK_IS_ROOT (window) && SATDOKU_IS_COMMANDS (commands));

  g_object_set_qdata_full (G_OBJECT (window), commands_quark (), g_object_ref (commands),
                           g_object_unref);
}

/* Has a button that names an action say why that can't be done. Nothing happens the second time. */
void
satdoku_reason_tip_add (GtkWidget *button)
{
  const char *tooltip;

  g_return_if_fail (GTK_IS_ACTIONABLE (button));

  if (g_object_get_qdata (G_OBJECT (button), button_quark ()) != NULL)
    return;
  g_object_set_qdata (G_OBJECT (button), button_quark (), button);
  tooltip = gtk_widget_get_tooltip_text (button);
  gtk_widget_set_has_tooltip (button, TRUE);
  g_signal_connect (button, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  g_signal_connect (button, "notify::sensitive", G_CALLBACK (sensitive_cb), NULL);
  if (tooltip != NULL || !gtk_widget_get_sensitive (button))
    sensitive_cb (button);
}

/* The reason of a button whose action is one of a page; NULL when the action can be done. To be
 * called before the action is disabled or enabled. */
void
satdoku_reason_tip_set (GtkWidget *button,
                        const char *reason)
{
  g_return_if_fail (GTK_IS_ACTIONABLE (button));

  satdoku_reason_tip_add (button);
  g_object_set_qdata_full (G_OBJECT (button), reason_quark (), g_strdup (reason), g_free);
  sensitive_cb (button);
}
