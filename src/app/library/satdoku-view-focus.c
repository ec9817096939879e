/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The focus in a view of items that come and go. Without an item to give it to, the view itself
 * would take the focus; there the arrow keys do nothing, and Enter works only because of this
 * object. The view may give up the items that it has in the next frame, and a key that goes to such
 * an item gets lost: so the right one is looked for after that frame. It does not know what the
 * items show. */

#include "satdoku-config.h"

#include "satdoku-view-focus.h"

#include "satdoku-class.h"

struct _SatdokuViewFocus
{
  GObject parent_instance;

  /* Borrowed. */
  GtkGridView *view; /* (nullable): weak */

  guint idle; /* source id; 0: the focus is where it belongs */
};

G_DEFINE_FINAL_TYPE (SatdokuViewFocus, satdoku_view_focus, G_TYPE_OBJECT)

static void
satdoku_view_focus_class_init (SatdokuViewFocusClass *klass)
{
  satdoku_class_removes (klass, SatdokuViewFocus, idle);
  satdoku_class_forgets (klass, SatdokuViewFocus, view);
}

static void
satdoku_view_focus_init (SatdokuViewFocus *self)
{
}

/* What is selected, while no item has the focus. */
static gboolean
activate_cb (GtkWidget *view,
             GVariant *parameter,
             gpointer user_data)
{
  GtkSelectionModel *selection = gtk_grid_view_get_model (GTK_GRID_VIEW (view));
  guint position = gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (selection));

  if (position == GTK_INVALID_LIST_POSITION)
    return GDK_EVENT_PROPAGATE;
  g_signal_emit_by_name (view, "activate", position);
  return GDK_EVENT_STOP;
}

static void
add_keys (GtkWidget *view)
{
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_ISO_Enter, GDK_KEY_KP_Enter };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_keyval_trigger_new (keys[i], 0),
                        gtk_callback_action_new (activate_cb, NULL, NULL)));
  gtk_widget_add_controller (view, controller);
}

/* @view has a single selection; a weak reference is kept. */
SatdokuViewFocus *
satdoku_view_focus_new (GtkGridView *view)
{
  SatdokuViewFocus *self;

  g_return_val_if_fail (GTK_IS_GRID_VIEW (view), NULL);

  self = g_object_new (SATDOKU_TYPE_VIEW_FOCUS, NULL);
  g_set_weak_pointer (&self->view, view);
  add_keys (GTK_WIDGET (view));
  return self;
}

static GtkWindow *
get_window (SatdokuViewFocus *self)
{
  GtkRoot *root = self->view != NULL ? gtk_widget_get_root (GTK_WIDGET (self->view)) : NULL;

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

/* Now that the view has its items. */
static gboolean
idle_cb (gpointer user_data)
{
  SatdokuViewFocus *self = user_data;
  GtkWindow *window = get_window (self);
  GtkWidget *item;

  self->idle = 0;
  if (window == NULL || gtk_window_get_focus (window) != GTK_WIDGET (self->view))
    return G_SOURCE_REMOVE;
  item = gtk_widget_get_first_child (GTK_WIDGET (self->view));
  while (item != NULL &&
         (gtk_widget_get_state_flags (item) & GTK_STATE_FLAG_SELECTED) == 0)
    item = gtk_widget_get_next_sibling (item);
  if (item != NULL)
    gtk_widget_grab_focus (item);
  return G_SOURCE_REMOVE;
}

/* Does the focus belong to the view? Also when the item that had it is gone, and it is nowhere. */
gboolean
satdoku_view_focus_is_there (SatdokuViewFocus *self)
{
  GtkWindow *window;
  GtkWidget *focus;

  g_return_val_if_fail (SATDOKU_IS_VIEW_FOCUS (self), FALSE);

  window = get_window (self);
  if (window == NULL)
    return FALSE;
  focus = gtk_window_get_focus (window);
  return focus == NULL || focus == GTK_WIDGET (self->view) || gtk_widget_get_root (focus) == NULL ||
         gtk_widget_get_focus_child (GTK_WIDGET (self->view)) != NULL;
}

/* Brings the focus to the item that is selected, and the item into sight. */
void
satdoku_view_focus_take (SatdokuViewFocus *self)
{
  GtkSingleSelection *selection;
  GtkWindow *window;
  guint position;

  g_return_if_fail (SATDOKU_IS_VIEW_FOCUS (self));

  window = get_window (self);
  if (window == NULL)
    return;
  selection = GTK_SINGLE_SELECTION (gtk_grid_view_get_model (self->view));
  position = gtk_single_selection_get_selected (selection);
  if (position == GTK_INVALID_LIST_POSITION)
    return;
  gtk_window_set_focus (window, GTK_WIDGET (self->view));
  gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", position);
  if (self->idle == 0)
    self->idle = g_idle_add_full (GDK_PRIORITY_REDRAW + 1, idle_cb, self, NULL);
}

/* Typing continues after the text that is there. */
void
satdoku_view_focus_search (GtkSearchEntry *search)
{
  g_return_if_fail (GTK_IS_SEARCH_ENTRY (search));

  if (gtk_widget_get_focus_child (GTK_WIDGET (search)) == NULL)
    gtk_text_grab_focus_without_selecting (
      GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (search))));
}
