/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A list of what happened in a run of a solver, in which one row can be selected. What came last is
 * in sight. It knows nothing of what the rows are. */

#include "satdoku-config.h"

#include "satdoku-run-list.h"

struct _SatdokuRunList
{
  AdwBin parent_instance;

  /* Children. */
  GtkWidget *view;

  /* Owned. */
  GtkSingleSelection *selection;

  gboolean changing; /* nobody chooses what is selected now */
};

G_DEFINE_FINAL_TYPE (SatdokuRunList, satdoku_run_list, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
selected_cb (SatdokuRunList *self)
{
  guint position = gtk_single_selection_get_selected (self->selection);

  if (!self->changing && position != GTK_INVALID_LIST_POSITION)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, position);
}

static void
activated_cb (SatdokuRunList *self,
              guint position)
{
  g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0, position);
}

static void
satdoku_run_list_dispose (GObject *object)
{
  SatdokuRunList *self = SATDOKU_RUN_LIST (object);

  self->changing = TRUE;
  G_OBJECT_CLASS (satdoku_run_list_parent_class)->dispose (object);
  g_clear_object (&self->selection);
}

static void
satdoku_run_list_class_init (SatdokuRunListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_run_list_dispose;
  /**
   * SatdokuRunList::chosen:
   * @position: the position of the row
   *
   * A row is selected, by whoever uses the list.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", SATDOKU_TYPE_RUN_LIST, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * SatdokuRunList::activated:
   * @position: the position of the row
   *
   * Somebody wants to go to what the row is about.
   */
  signals[SIGNAL_ACTIVATED] =
    g_signal_new ("activated", SATDOKU_TYPE_RUN_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
satdoku_run_list_init (SatdokuRunList *self)
{
}

/**
 * satdoku_run_list_new:
 * @rows: (transfer full): the rows
 * @factory: (transfer full): what makes their widgets
 * @name: what a screen reader calls the list
 *
 * Makes a list in which no row is selected.
 *
 * Returns: (transfer floating): the list
 */
SatdokuRunList *
satdoku_run_list_new (GListModel *rows,
                      GtkListItemFactory *factory,
                      const char *name)
{
  SatdokuRunList *self = NULL;
  GtkWidget *scroller = NULL;

  g_return_val_if_fail (G_IS_LIST_MODEL (rows) && GTK_IS_LIST_ITEM_FACTORY (factory), NULL);

  self = g_object_new (SATDOKU_TYPE_RUN_LIST, NULL);
  self->selection = gtk_single_selection_new (rows);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  self->view = gtk_list_view_new (g_object_ref (GTK_SELECTION_MODEL (self->selection)), factory);
  gtk_widget_add_css_class (self->view, "trail");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "activate", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->view, "map", G_CALLBACK (satdoku_run_list_show_end), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->view);
  adw_bin_set_child (ADW_BIN (self), scroller);
  return self;
}

/**
 * satdoku_run_list_set_changing:
 * @self: a list
 * @changing: whether its rows are being exchanged
 *
 * Meanwhile no row is chosen, whatever is selected.
 */
void
satdoku_run_list_set_changing (SatdokuRunList *self,
                               gboolean changing)
{
  g_return_if_fail (SATDOKU_IS_RUN_LIST (self));

  self->changing = changing;
}

/**
 * satdoku_run_list_show_end:
 * @self: a list
 *
 * Scrolls to the last row.
 */
void
satdoku_run_list_show_end (SatdokuRunList *self)
{
  guint n;

  g_return_if_fail (SATDOKU_IS_RUN_LIST (self));

  n = g_list_model_get_n_items (G_LIST_MODEL (self->selection));
  if (n > 0)
    gtk_widget_activate_action (self->view, "list.scroll-to-item", "u", n - 1);
}

/**
 * satdoku_run_list_select:
 * @self: a list
 * @position: the position of a row
 *
 * Selects the row and scrolls to it.
 */
void
satdoku_run_list_select (SatdokuRunList *self,
                         guint position)
{
  g_return_if_fail (SATDOKU_IS_RUN_LIST (self));

  gtk_single_selection_set_selected (self->selection, position);
  gtk_widget_activate_action (self->view, "list.scroll-to-item", "u", position);
}
