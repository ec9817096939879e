/* SPDX-License-Identifier: GPL-3.0-or-later */

/* GTK only rings the bell when there is no text to be pasted into an entry. Here a bubble beside
 * the entry says what is on the clipboard instead. It looks at each paste into any entry and any
 * view of text, in windows and dialogs alike, and knows none of them. */

#include "satdoku-config.h"

#include "satdoku-paste-note.h"

#include "satdoku-read.h"

#define NOTE_KEY "satdoku-paste-note"
/* Seconds: a short sentence is read. */
#define SHOW_TIME 4

/* What has the signal "changed". */
static gpointer
get_text (GtkWidget *owner)
{
  return GTK_IS_TEXT_VIEW (owner) ? (gpointer)gtk_text_view_get_buffer (GTK_TEXT_VIEW (owner))
                                  : owner;
}

static void
remove_note (GtkWidget *owner)
{
  GtkWidget *note = g_object_steal_data (G_OBJECT (owner), NOTE_KEY);

  if (note == NULL)
    return;
  g_signal_handlers_disconnect_by_func (owner, remove_note, owner);
  g_signal_handlers_disconnect_by_func (get_text (owner), remove_note, owner);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (owner), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  gtk_widget_unparent (note);
}

static gboolean
over_cb (gpointer user_data)
{
  GtkWidget *note = g_weak_ref_get (user_data);

  if (note != NULL)
    {
      GtkWidget *owner = gtk_widget_get_parent (note);

      if (owner != NULL)
        remove_note (owner);
      g_object_unref (note);
    }
  return G_SOURCE_REMOVE;
}

static void
free_weak (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

/* It takes no focus: the user can go on typing. */
static GtkWidget *
create_note (const char *text)
{
  GtkWidget *note = gtk_popover_new ();
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_popover_set_child (GTK_POPOVER (note), label);
  gtk_popover_set_autohide (GTK_POPOVER (note), FALSE);
  gtk_widget_set_can_focus (note, FALSE);
  return note;
}

static void
show_note (GtkWidget *owner,
           const char *text)
{
  GtkWidget *note = create_note (text);
  GWeakRef *weak = g_new0 (GWeakRef, 1);

  remove_note (owner);
  gtk_widget_set_parent (note, owner);
  g_object_set_data (G_OBJECT (owner), NOTE_KEY, note);
  g_signal_connect_swapped (owner, "unmap", G_CALLBACK (remove_note), owner);
  g_signal_connect_swapped (get_text (owner), "changed", G_CALLBACK (remove_note), owner);
  gtk_accessible_update_property (GTK_ACCESSIBLE (owner), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  text, -1);
  gtk_popover_popup (GTK_POPOVER (note));
  g_weak_ref_init (weak, note);
  g_timeout_add_seconds_full (G_PRIORITY_DEFAULT, SHOW_TIME, over_cb, weak, free_weak);
}

static gboolean
is_editable (GtkWidget *owner)
{
  return GTK_IS_EDITABLE (owner) ? gtk_editable_get_editable (GTK_EDITABLE (owner))
                                 : gtk_text_view_get_editable (GTK_TEXT_VIEW (owner));
}

/* Before GTK does its part. */
static gboolean
pasting_cb (GSignalInvocationHint *hint,
            guint n_values,
            const GValue *values,
            gpointer user_data)
{
  GtkWidget *owner = g_value_get_object (&values[0]);
  const char *why = satdoku_read_why_no_text (owner);

  if (why != NULL && is_editable (owner) && gtk_widget_get_mapped (owner))
    show_note (owner, why);
  else
    remove_note (owner);
  return TRUE;
}

static void
watch (GType type)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (type);

  g_signal_add_emission_hook (g_signal_lookup ("paste-clipboard", G_TYPE_FROM_CLASS (klass)), 0,
                              pasting_cb, NULL, NULL);
}

/* Has every entry and view of text say why nothing is pasted into it. Called once. */
void
satdoku_paste_note_install (void)
{
  watch (GTK_TYPE_TEXT);
  watch (GTK_TYPE_TEXT_VIEW);
}
