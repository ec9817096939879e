/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window with the games that are kept, like a browser of documents: it lists what is in the
 * store, searches and sorts it, and takes up a game in the document, which keeps the one that was
 * played. Games are removed, which can be undone, and pinned. It does not show a game itself. */

#include "satdoku-config.h"

#include "satdoku-library.h"

#include <glib/gi18n.h>
#include <words-library.h>

#include "satdoku-game-card.h"
#include "satdoku-game-facts.h"
#include "satdoku-messages.h"
#include "satdoku-shortcuts.h"
#include "satdoku-wrap-box.h"

struct _SatdokuLibrary
{
  AdwWindow parent_instance;

  /* Template children. */
  AdwToastOverlay *toasts;
  GtkSearchEntry *search;
  GtkDropDown *set;
  GtkDropDown *order;
  GtkStack *stack;
  GtkGridView *view;

  /* Owned. */
  SatdokuMessages *messages;
  SatdokuGameDocument *document;
  SatdokuGameStore *store;
  GtkFilter *filter;
  GtkSorter *sorter;
  GtkSingleSelection *selection;
  GCancellable *loading;
  GArray *removed; /* of gint64: what can be brought back, the last one last */

  gboolean is_loaded;
  guint focus_idle; /* source id; 0: the focus is where it belongs */
};

G_DEFINE_FINAL_TYPE (SatdokuLibrary, satdoku_library, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_TAKEN_UP,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_shown (gpointer item,
          gpointer user_data)
{
  SatdokuLibrary *self = user_data;

  return satdoku_game_facts_is_in (item,
                                   (SatdokuGameSet)gtk_drop_down_get_selected (self->set)) &&
         satdoku_game_facts_matches (item, gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static int
compare (gconstpointer first,
         gconstpointer second,
         gpointer user_data)
{
  SatdokuLibrary *self = user_data;

  return satdoku_game_facts_compare ((gpointer)first, (gpointer)second,
                                     (SatdokuGameOrder)gtk_drop_down_get_selected (self->order));
}

static void
update_page (SatdokuLibrary *self)
{
  const char *page = "games";

  if (self->is_loaded && g_list_model_get_n_items (G_LIST_MODEL (self->store)) == 0)
    page = "empty";
  else if (self->is_loaded && g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0)
    page = "nothing";
  gtk_stack_set_visible_child_name (self->stack, page);
  /* What is hidden must not keep the keys. */
  if (g_str_equal (page, "nothing"))
    gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

static void
search_changed_cb (SatdokuLibrary *self)
{
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  gtk_single_selection_set_selected (self->selection, 0);
}

static void
set_changed_cb (SatdokuLibrary *self)
{
  if (self->filter != NULL)
    search_changed_cb (self);
}

static void
order_changed_cb (SatdokuLibrary *self)
{
  if (self->sorter == NULL)
    return;
  gtk_sorter_changed (self->sorter, GTK_SORTER_CHANGE_DIFFERENT);
  gtk_single_selection_set_selected (self->selection, 0);
}

/* Taking up. */

/* (transfer full) (nullable): the game with that number. */
static SatdokuStoredGame *
find_game (SatdokuLibrary *self,
           gint64 number)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->store)); i++)
    {
      g_autoptr (SatdokuStoredGame) game = g_list_model_get_item (G_LIST_MODEL (self->store), i);

      if (satdoku_stored_game_get_number (game) == number)
        return g_steal_pointer (&game);
    }
  return NULL;
}

static gboolean
is_current (SatdokuLibrary *self,
            gint64 number)
{
  return satdoku_game_document_get_number (self->document) == number;
}

/* The one that is played already is taken up by going back to its window. */
static void
take_up (SatdokuLibrary *self,
         gint64 number)
{
  g_autoptr (GError) damage = NULL;

  if (!is_current (self, number) &&
      !satdoku_game_document_go_to (self->document, number, &damage))
    {
      satdoku_messages_say_error (self->messages, damage);
      satdoku_game_store_note_change (self->store);
      return;
    }
  g_signal_emit (self, signals[SIGNAL_TAKEN_UP], 0, damage);
  gtk_window_close (GTK_WINDOW (self));
}

static SatdokuStoredGame *
get_selected (SatdokuLibrary *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

static void
activated_cb (SatdokuLibrary *self,
              guint position)
{
  g_autoptr (SatdokuStoredGame) game =
    g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (game != NULL)
    take_up (self, satdoku_stored_game_get_number (game));
}

static void
open_cb (GtkWidget *widget,
         const char *name,
         GVariant *parameter)
{
  take_up (SATDOKU_LIBRARY (widget), g_variant_get_int64 (parameter));
}

static void
search_activated_cb (SatdokuLibrary *self)
{
  if (get_selected (self) != NULL)
    take_up (self, satdoku_stored_game_get_number (get_selected (self)));
}

/* Escape first takes the search back, then closes. */
static void
search_stopped_cb (SatdokuLibrary *self)
{
  if (gtk_editable_get_text (GTK_EDITABLE (self->search))[0] == '\0')
    gtk_window_close (GTK_WINDOW (self));
  else
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

static void
escape_cb (GtkWidget *widget,
           const char *name,
           GVariant *parameter)
{
  search_stopped_cb (SATDOKU_LIBRARY (widget));
}

/* Pinning. */

static void
set_pinned (SatdokuLibrary *self,
            gint64 number,
            gboolean pinned)
{
  g_autoptr (GError) error = NULL;

  if (is_current (self, number))
    {
      satdoku_game_document_set_pinned (self->document, pinned);
      satdoku_game_store_load_async (self->store, NULL, NULL, NULL);
    }
  else if (!satdoku_game_store_set_pinned (self->store, number, pinned, &error))
    satdoku_messages_say_error (self->messages, error);
}

static void
pin_cb (GtkWidget *widget,
        const char *name,
        GVariant *parameter)
{
  SatdokuLibrary *self = SATDOKU_LIBRARY (widget);
  gint64 number = g_variant_get_int64 (parameter);
  g_autoptr (SatdokuStoredGame) game = find_game (self, number);

  if (game != NULL)
    set_pinned (self, number, !satdoku_stored_game_get_notes (game)->pinned);
}

/* Removing. */

static void
remove_game (SatdokuLibrary *self,
             gint64 number)
{
  g_autoptr (GError) error = NULL;

  if (!satdoku_game_store_remove (self->store, number, &error))
    {
      satdoku_messages_say_error (self->messages, error);
      return;
    }
  g_array_append_val (self->removed, number);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.undo", TRUE);
  satdoku_messages_say_of (self->messages, SATDOKU_MESSAGE_LASTING, _ ("The game was removed"),
                           _ ("_Undo"), "library.undo");
}

static void
remove_cb (GtkWidget *widget,
           const char *name,
           GVariant *parameter)
{
  remove_game (SATDOKU_LIBRARY (widget), g_variant_get_int64 (parameter));
}

static void
undo_cb (GtkWidget *widget,
         const char *name,
         GVariant *parameter)
{
  SatdokuLibrary *self = SATDOKU_LIBRARY (widget);
  gint64 number = g_array_index (self->removed, gint64, self->removed->len - 1);
  g_autoptr (GError) error = NULL;

  g_array_set_size (self->removed, self->removed->len - 1);
  gtk_widget_action_set_enabled (widget, "library.undo", self->removed->len > 0);
  if (!satdoku_game_store_bring_back (self->store, number, &error))
    satdoku_messages_say_error (self->messages, error);
}

/* By keys. */

static void
pin_selected_cb (GtkWidget *widget,
                 const char *name,
                 GVariant *parameter)
{
  SatdokuLibrary *self = SATDOKU_LIBRARY (widget);
  SatdokuStoredGame *game = get_selected (self);

  if (game != NULL)
    set_pinned (self, satdoku_stored_game_get_number (game),
                !satdoku_stored_game_get_notes (game)->pinned);
}

static void
remove_selected_cb (GtkWidget *widget,
                    const char *name,
                    GVariant *parameter)
{
  SatdokuLibrary *self = SATDOKU_LIBRARY (widget);

  if (get_selected (self) != NULL)
    remove_game (self, satdoku_stored_game_get_number (get_selected (self)));
}

static void
search_cb (GtkWidget *widget,
           const char *name,
           GVariant *parameter)
{
  gtk_widget_grab_focus (GTK_WIDGET (SATDOKU_LIBRARY (widget)->search));
}

/* The list. */

static void
setup_cb (GtkSignalListItemFactory *factory,
          GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (SATDOKU_TYPE_GAME_CARD, NULL));
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem *item)
{
  satdoku_game_card_set_game (SATDOKU_GAME_CARD (gtk_list_item_get_child (item)),
                              gtk_list_item_get_item (item));
}

/* Is it the item of that game? */
static gboolean
shows (GtkWidget *item,
       SatdokuStoredGame *game)
{
  GtkWidget *card = gtk_widget_get_first_child (item);

  if (game == NULL || !SATDOKU_IS_GAME_CARD (card))
    return FALSE;
  return satdoku_game_card_get_number (SATDOKU_GAME_CARD (card)) ==
         satdoku_stored_game_get_number (game);
}

/* Now that the view has its items. */
static gboolean
focus_cb (gpointer user_data)
{
  SatdokuLibrary *self = user_data;
  GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->view));

  self->focus_idle = 0;
  if (gtk_window_get_focus (GTK_WINDOW (self)) != GTK_WIDGET (self->view))
    return G_SOURCE_REMOVE;
  while (item != NULL && !shows (item, get_selected (self)))
    item = gtk_widget_get_next_sibling (item);
  if (item != NULL)
    gtk_widget_grab_focus (item);
  return G_SOURCE_REMOVE;
}

/* A view without a focus of its own would take it itself, where the arrow keys do nothing; the
 * other keys work there, too. The items that it has now it may give up in the next frame, and a key
 * that goes to such an item gets lost: the right one is looked for after that frame. */
static void
focus_selected (SatdokuLibrary *self)
{
  if (get_selected (self) == NULL)
    return;
  gtk_window_set_focus (GTK_WINDOW (self), GTK_WIDGET (self->view));
  gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u",
                              gtk_single_selection_get_selected (self->selection));
  if (self->focus_idle == 0)
    self->focus_idle = g_idle_add_full (GDK_PRIORITY_REDRAW + 1, focus_cb, self, NULL);
}

/* The focus stays in the list, and on what is selected, when the item that has it goes. */
static void
items_changed_cb (SatdokuLibrary *self)
{
  GtkWidget *view = GTK_WIDGET (self->view);
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  gboolean is_in_view = focus == NULL || focus == view || gtk_widget_get_root (focus) == NULL ||
                        gtk_widget_get_focus_child (view) != NULL;

  update_page (self);
  if (is_in_view)
    focus_selected (self);
}

static void
create_list (SatdokuLibrary *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GListModel *model = G_LIST_MODEL (g_object_ref (self->store));

  self->filter = GTK_FILTER (gtk_custom_filter_new (is_shown, self, NULL));
  self->sorter = GTK_SORTER (gtk_custom_sorter_new (compare, self, NULL));
  model = G_LIST_MODEL (gtk_filter_list_model_new (model, g_object_ref (self->filter)));
  model = G_LIST_MODEL (gtk_sort_list_model_new (model, g_object_ref (self->sorter)));
  self->selection = gtk_single_selection_new (model);
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  gtk_grid_view_set_factory (self->view, factory);
  gtk_grid_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_object_unref (factory);
}

static void
damaged_cb (SatdokuLibrary *self,
            guint n)
{
  g_autofree char *message = words_damaged_games (n);

  satdoku_messages_say (self->messages, message);
}

static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (SatdokuLibrary) self = user_data;

  if (!satdoku_game_store_load_finish (SATDOKU_GAME_STORE (source), result, NULL) ||
      self->view == NULL)
    return;
  self->is_loaded = TRUE;
  update_page (self);
  focus_selected (self);
}

static void
satdoku_library_dispose (GObject *object)
{
  SatdokuLibrary *self = SATDOKU_LIBRARY (object);

  g_clear_handle_id (&self->focus_idle, g_source_remove);
  if (self->loading != NULL)
    g_cancellable_cancel (self->loading);
  g_clear_object (&self->loading);
  if (self->store != NULL)
    g_signal_handlers_disconnect_by_data (self->store, self);
  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  if (self->view != NULL)
    gtk_grid_view_set_model (self->view, NULL);
  g_clear_object (&self->messages);
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_LIBRARY);
  g_clear_object (&self->selection);
  g_clear_object (&self->filter);
  g_clear_object (&self->sorter);
  g_clear_object (&self->store);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (satdoku_library_parent_class)->dispose (object);
}

static void
satdoku_library_finalize (GObject *object)
{
  g_array_unref (SATDOKU_LIBRARY (object)->removed);
  G_OBJECT_CLASS (satdoku_library_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/satdoku/Satdoku/satdoku-library.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, toasts);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, search);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, set);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, order);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, stack);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, view);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, set_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, order_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
}

static void
satdoku_library_class_init (SatdokuLibraryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_library_dispose;
  G_OBJECT_CLASS (klass)->finalize = satdoku_library_finalize;

  /**
   * SatdokuLibrary::taken-up:
   * @self: a library
   * @damage: (nullable): what is wrong with the game
   *
   * The user has chosen a game, which is now played in the document. The window closes.
   */
  signals[SIGNAL_TAKEN_UP] =
    g_signal_new ("taken-up", SATDOKU_TYPE_LIBRARY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, G_TYPE_ERROR);

  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  gtk_widget_class_install_action (widget_class, "library.open", "x", open_cb);
  gtk_widget_class_install_action (widget_class, "library.pin", "x", pin_cb);
  gtk_widget_class_install_action (widget_class, "library.remove", "x", remove_cb);
  gtk_widget_class_install_action (widget_class, "games.pin", NULL, pin_selected_cb);
  gtk_widget_class_install_action (widget_class, "games.remove", NULL,
                                   remove_selected_cb);
  gtk_widget_class_install_action (widget_class, "library.undo", NULL, undo_cb);
  gtk_widget_class_install_action (widget_class, "library.search", NULL, search_cb);
  gtk_widget_class_install_action (widget_class, "library.escape", NULL, escape_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "library.escape", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
  bind_template (widget_class);
}

static void
satdoku_library_init (SatdokuLibrary *self)
{
  self->removed = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->loading = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->messages = satdoku_messages_new (self->toasts);
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.undo", FALSE);
  satdoku_shortcuts_install_page (GTK_WIDGET (self), "library.");
  satdoku_shortcuts_install_part (GTK_WIDGET (self->view), "games.");
  satdoku_shortcuts_set_tooltips (GTK_WIDGET (self));
}

/**
 * satdoku_library_new:
 * @document: what plays a game
 *
 * Makes a window with the games in the store of @document.
 *
 * Returns: (transfer none): the window, owned by GTK until it is closed
 */
GtkWindow *
satdoku_library_new (SatdokuGameDocument *document)
{
  SatdokuLibrary *self;

  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (document), NULL);

  self = g_object_new (SATDOKU_TYPE_LIBRARY, NULL);
  self->document = g_object_ref (document);
  self->store = g_object_ref (satdoku_game_document_get_store (document));
  create_list (self);
  g_signal_connect_object (self->store, "damaged", G_CALLBACK (damaged_cb), self,
                           G_CONNECT_SWAPPED);
  satdoku_game_store_load_async (self->store, self->loading, loaded_cb, g_object_ref (self));
  return GTK_WINDOW (self);
}
