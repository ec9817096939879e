/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A window with the sources of puzzles that are switched on. To choose one closes it. It fetches
 * nothing, and says which server would be asked. */

#include "satdoku-config.h"

#include "satdoku-web-dialog.h"

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
  SIGNAL_EDIT_SOURCES,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
edit_sources_cb (SatdokuWebDialog *self)
{
  g_signal_emit (self, signals[SIGNAL_EDIT_SOURCES], 0);
  gtk_window_close (GTK_WINDOW (self));
}

static void
chosen_cb (SatdokuWebDialog *self,
           AdwActionRow *row)
{
  guint i = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "satdoku-source"));

  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, g_ptr_array_index (self->list, i));
  gtk_window_close (GTK_WINDOW (self));
}

static GtkWidget *
create_row (SatdokuWebDialog *self,
            const SatdokuWebSource *source,
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
  g_object_set_data (G_OBJECT (row), "satdoku-source", GUINT_TO_POINTER (i));
  g_signal_connect_object (row, "activated", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static void
fill (SatdokuWebDialog *self)
{
  GtkWidget *first = self->choose_button;

  for (guint i = 0; i < self->list->len; i++)
    {
      GtkWidget *row = create_row (self, self->list->pdata[i], i);

      adw_preferences_group_add (self->sources, row);
      first = i == 0 ? row : first;
    }
  gtk_stack_set_visible_child_name (self->stack, self->list->len > 0 ? "sources" : "none");
  gtk_widget_set_visible (self->sources_button, self->list->len > 0);
  gtk_window_set_focus (GTK_WINDOW (self), first);
}

static void
satdoku_web_dialog_dispose (GObject *object)
{
  SatdokuWebDialog *self = SATDOKU_WEB_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_WEB_DIALOG);
  g_clear_pointer (&self->list, g_ptr_array_unref);
  G_OBJECT_CLASS (satdoku_web_dialog_parent_class)->dispose (object);
}

static void
satdoku_web_dialog_class_init (SatdokuWebDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_web_dialog_dispose;

  /**
   * SatdokuWebDialog::chosen:
   * @self: a dialog
   * @source: (type gpointer): a #SatdokuWebSource, only during the signal
   *
   * The user wants a puzzle of this source. The dialog closes.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", SATDOKU_TYPE_WEB_DIALOG, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  /**
   * SatdokuWebDialog::edit-sources:
   * @self: a dialog
   *
   * The user wants other sources. The dialog closes.
   */
  signals[SIGNAL_EDIT_SOURCES] =
    g_signal_new ("edit-sources", SATDOKU_TYPE_WEB_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/satdoku/Satdoku/satdoku-web-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuWebDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWebDialog, sources);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWebDialog, sources_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWebDialog, choose_button);
  gtk_widget_class_bind_template_callback (widget_class, edit_sources_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
satdoku_web_dialog_init (SatdokuWebDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * satdoku_web_dialog_new:
 * @parent: (nullable): the window it belongs to
 * @settings: where the sources are
 *
 * Returns: (transfer none): a dialog, owned by GTK until it is closed
 */
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
