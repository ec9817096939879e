/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A list of what happened in a run of a solver, in which one row can be selected. The last row is
 * in sight. Behind a row there may be a clause, to which the user can go. Derived classes know what
 * the rows are. */

#include "satdoku-config.h"

#include "satdoku-run-list.h"

#include <sat-trace-state.h>

#include "satdoku-class.h"

typedef struct
{
  /* Children. */
  GtkWidget *view;

  /* Owned. */
  GtkSingleSelection *selection;

  gboolean changing; /* what is selected now the user has not chosen */
} SatdokuRunListPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (SatdokuRunList, satdoku_run_list, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static SatdokuRunListPrivate *
get_private (gpointer self)
{
  return satdoku_run_list_get_instance_private (SATDOKU_RUN_LIST (self));
}

static guint
get_clause (SatdokuRunList *self,
            guint position)
{
  return SATDOKU_RUN_LIST_GET_CLASS (self)->get_clause (self, position);
}

static void
selected_cb (SatdokuRunList *self)
{
  SatdokuRunListPrivate *priv = get_private (self);
  guint position = gtk_single_selection_get_selected (priv->selection);

  if (!priv->changing && position != GTK_INVALID_LIST_POSITION)
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, get_clause (self, position));
}

static void
activated_cb (SatdokuRunList *self,
              guint position)
{
  guint clause = get_clause (self, position);

  if (clause != SAT_TRACE_NO_CLAUSE)
    g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0, clause);
  else if (SATDOKU_RUN_LIST_GET_CLASS (self)->activate_plain != NULL)
    SATDOKU_RUN_LIST_GET_CLASS (self)->activate_plain (self, position);
}

static void
satdoku_run_list_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (satdoku_run_list_parent_class)->map (widget);
  satdoku_run_list_show_end (SATDOKU_RUN_LIST (widget));
}

static void
satdoku_run_list_dispose (GObject *object)
{
  SatdokuRunListPrivate *priv = get_private (object);

  priv->changing = TRUE;
  G_OBJECT_CLASS (satdoku_run_list_parent_class)->dispose (object);
  g_clear_object (&priv->selection);
}

static void
satdoku_run_list_class_init (SatdokuRunListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_run_list_dispose;
  GTK_WIDGET_CLASS (klass)->map = satdoku_run_list_map;
  /* A row is selected, by the user. @clause: the number of the clause behind the row, or
   * %SAT_TRACE_NO_CLAUSE. */
  signals[SIGNAL_CHOSEN] = satdoku_class_add_signal (klass, "chosen", 1, G_TYPE_UINT);
  /* The user wants to go to the clause. @clause: the number of the clause behind the row. */
  signals[SIGNAL_ACTIVATED] = satdoku_class_add_signal (klass, "activated", 1, G_TYPE_UINT);
}

static void
satdoku_run_list_init (SatdokuRunList *self)
{
}

/* Makes a widget of the rows, of which none is selected; it becomes the child of the list, or a
 * part of it. @rows, @factory: (transfer full). @name: what a screen reader calls it. */
GtkWidget *
satdoku_run_list_fill (SatdokuRunList *self,
                       GListModel *rows,
                       GtkListItemFactory *factory,
                       const char *name)
{
  SatdokuRunListPrivate *priv = get_private (self);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  priv->selection = gtk_single_selection_new (rows);
  gtk_single_selection_set_autoselect (priv->selection, FALSE);
  gtk_single_selection_set_can_unselect (priv->selection, TRUE);
  priv->view = gtk_list_view_new (g_object_ref (GTK_SELECTION_MODEL (priv->selection)), factory);
  gtk_widget_add_css_class (priv->view, "trail");
  gtk_accessible_update_property (GTK_ACCESSIBLE (priv->view), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  -1);
  g_signal_connect_object (priv->selection, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->view, "activate", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), priv->view);
  return scroller;
}

/* While its rows are exchanged, none of them is chosen, whatever is selected. */
void
satdoku_run_list_set_changing (SatdokuRunList *self,
                               gboolean changing)
{
  g_return_if_fail (SATDOKU_IS_RUN_LIST (self));

  get_private (self)->changing = changing;
}

/* Scrolls to the last row. */
void
satdoku_run_list_show_end (SatdokuRunList *self)
{
  SatdokuRunListPrivate *priv = get_private (self);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (priv->selection));

  if (n > 0)
    gtk_widget_activate_action (priv->view, "list.scroll-to-item", "u", n - 1);
}

/* Selects the row and scrolls to it. */
void
satdoku_run_list_select (SatdokuRunList *self,
                         guint position)
{
  SatdokuRunListPrivate *priv = get_private (self);

  gtk_single_selection_set_selected (priv->selection, position);
  gtk_widget_activate_action (priv->view, "list.scroll-to-item", "u", position);
}
