/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A window with the sources of puzzles that are switched on. Choosing one closes it. It fetches
 * nothing, and says which server would be asked. */

#include "satdoku-config.h"

#include "satdoku-web-dialog.h"

#include "satdoku-class.h"
#include "satdoku-web-source.h"

struct _SatdokuWebDialog
{
  AdwWindow parent_instance;

  /* Template children. */
  GtkStack *stack;
  AdwPreferencesGroup *sources;
  GtkWidget *sources_button;
  GtkWidget *choose_button;

  /* Owned. */
  GPtrArray *list; /* (element-type SatdokuWebSource): those that are offered */
};

G_DEFINE_FINAL_TYPE (SatdokuWebDialog, satdoku_web_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The window that the dialog belongs to shows them. */
static void
edit_list_cb (SatdokuWebDialog *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.web-sources", NULL);
  gtk_window_close (GTK_WINDOW (self));
}

static void
choose_cb (SatdokuWebDialog *self,
           const char *name,
           GVariant *parameter)
{
  guint i = g_variant_get_uint32 (parameter);

  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, g_ptr_array_index (self->list, i));
  gtk_window_close (GTK_WINDOW (self));
}

static GtkWidget *
create_row (const SatdokuWebSource *source,
            guint i)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *arrow = gtk_image_new_from_icon_name ("go-next-symbolic");
  g_autofree char *host = satdoku_web_source_dup_host (source);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), source->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), host);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), arrow);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "source.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", i);
  return row;
}

static void
fill (SatdokuWebDialog *self)
{
  GtkWidget *first = self->choose_button;

  for (guint i = 0; i < self->list->len; i++)
    {
      GtkWidget *row = create_row (self->list->pdata[i], i);

      adw_preferences_group_add (self->sources, row);
      first = i == 0 ? row : first;
    }
  gtk_stack_set_visible_child_name (self->stack, self->list->len > 0 ? "sources" : "none");
  gtk_widget_set_visible (self->sources_button, self->list->len > 0);
  gtk_window_set_focus (GTK_WINDOW (self), first);
}

static void
satdoku_web_dialog_class_init (SatdokuWebDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  satdoku_class_add_action (klass, "source.choose", "u", G_CALLBACK (choose_cb));
  satdoku_class_add_action (klass, "source.edit-list", NULL, G_CALLBACK (edit_list_cb));

  /* The user wants a puzzle of this source. The dialog closes. @source: (type gpointer): a
   * #SatdokuWebSource, only during the signal. */
  signals[SIGNAL_CHOSEN] = satdoku_class_add_signal (klass, "chosen", 1, G_TYPE_POINTER);

  satdoku_class_set_template (klass, "satdoku-web-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuWebDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWebDialog, sources);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWebDialog, sources_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWebDialog, choose_button);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  satdoku_class_keeps (klass, SatdokuWebDialog, list, g_ptr_array_unref);
}

static void
satdoku_web_dialog_init (SatdokuWebDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* GTK owns the dialog until it is closed. */
GtkWindow *
satdoku_web_dialog_new (GtkWindow *parent,
                        GSettings *settings)
{
  SatdokuWebDialog *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (SATDOKU_TYPE_WEB_DIALOG, "transient-for", parent, NULL);
  self->list = satdoku_web_sources_load (settings);
  for (guint i = self->list->len; i > 0; i--)
    if (!((const SatdokuWebSource *)self->list->pdata[i - 1])->enabled)
      g_ptr_array_remove_index (self->list, i - 1);
  fill (self);
  return GTK_WINDOW (self);
}
