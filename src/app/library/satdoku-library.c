/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window with the collections and the games that are kept, like a browser of documents: it
 * lists what is in the stores, searches and sorts it, leads into a collection, and takes up a game
 * in the document, which keeps the one that was played. What is listed can be removed, which can be
 * undone, and games be pinned. It does not show a game itself. */

#include "satdoku-config.h"

#include "satdoku-library.h"

#include <glib/gi18n.h>
#include <words-level.h>
#include <words-library.h>

#include "satdoku-class.h"
#include "satdoku-collection-card.h"
#include "satdoku-collection-page.h"
#include "satdoku-game-card.h"
#include "satdoku-game-facts.h"
#include "satdoku-messages.h"
#include "satdoku-puzzle-card.h"
#include "satdoku-row-factory.h"
#include "satdoku-shortcuts.h"
#include "satdoku-view-focus.h"
#include "satdoku-wrap-box.h"

/* What can be brought back. */
typedef struct
{
  char *key;     /* (nullable): of a collection */
  gint64 number; /* or else of a game */
} Removed;

struct _SatdokuLibrary
{
  AdwWindow parent_instance;

  /* Template children. */
  AdwWindowTitle *title;
  GtkWidget *back_button;
  GtkStack *pages;
  GtkWidget *top_page;
  SatdokuCollectionPage *collection_page;
  AdwToastOverlay *toasts;
  GtkSearchEntry *search;
  GtkDropDown *set;
  GtkDropDown *level;
  GtkDropDown *order;
  GtkStack *stack;
  GtkGridView *view;

  /* Owned. */
  SatdokuMessages *messages;
  SatdokuGameDocument *document;
  SatdokuLeaveGuard *guard;
  SatdokuGameStore *store;
  SatdokuCollectionStore *collections;
  GListModel *all;           /* of both */
  SatdokuCollection *wanted; /* (nullable): shown on the page of collections */
  SatdokuViewFocus *focus;
  GtkFilter *filter;
  GtkSorter *sorter;
  GtkSingleSelection *selection;
  GCancellable *loading;
  GArray *removed; /* of Removed: the last one last */

  guint n_loading; /* so many of the two stores are still to be read */
};

G_DEFINE_FINAL_TYPE (SatdokuLibrary, satdoku_library, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_TAKEN_UP,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
removed_clear (gpointer data)
{
  g_free (((Removed *)data)->key);
}

static gboolean
is_shown (gpointer item,
          gpointer user_data)
{
  SatdokuLibrary *self = user_data;
  guint level = gtk_drop_down_get_selected (self->level);

  if (SATDOKU_IS_COLLECTION (item))
    return level == SUDOKU_LEVEL_UNKNOWN &&
           satdoku_game_facts_collection_is_in (
             item, (SatdokuGameSet)gtk_drop_down_get_selected (self->set)) &&
           satdoku_game_facts_collection_matches (
             item, gtk_editable_get_text (GTK_EDITABLE (self->search)));
  return satdoku_game_facts_is_in (item,
                                   (SatdokuGameSet)gtk_drop_down_get_selected (self->set)) &&
         satdoku_game_facts_has_level (item, (SudokuLevel)level) &&
         satdoku_game_facts_matches (item, gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

static int
compare (gconstpointer first,
         gconstpointer second,
         gpointer user_data)
{
  SatdokuLibrary *self = user_data;

  /* Collections stand before all games, as their store sorts them. */
  if (SATDOKU_IS_COLLECTION ((gpointer)first) || SATDOKU_IS_COLLECTION ((gpointer)second))
    return SATDOKU_IS_COLLECTION ((gpointer)second) - SATDOKU_IS_COLLECTION ((gpointer)first);
  return satdoku_game_facts_compare ((gpointer)first, (gpointer)second,
                                     (SatdokuGameOrder)gtk_drop_down_get_selected (self->order));
}

static void
update_page (SatdokuLibrary *self)
{
  const char *page = "games";

  if (self->n_loading == 0 && g_list_model_get_n_items (self->all) == 0)
    page = "empty";
  else if (self->n_loading == 0 && g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0)
    page = "nothing";
  gtk_stack_set_visible_child_name (self->stack, page);
  /* What is hidden must not keep the keys. */
  if (g_str_equal (page, "nothing") && gtk_widget_get_mapped (GTK_WIDGET (self->search)))
    satdoku_view_focus_search (self->search);
}

/* The first one that is found is chosen. What is typed in the list goes on in the search: a list
 * keeps the space to itself. */
static void
search_changed_cb (SatdokuLibrary *self)
{
  if (gtk_editable_get_text (GTK_EDITABLE (self->search))[0] != '\0')
    satdoku_view_focus_search (self->search);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  gtk_single_selection_set_selected (self->selection, 0);
  if (satdoku_view_focus_is_there (self->focus))
    satdoku_view_focus_take (self->focus);
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

/* Of what is damaged the file was set aside, and says no more to the player. */
static void
say_not_read (SatdokuLibrary *self,
              const GError *error)
{
  g_autofree char *damaged = words_damaged_games (1);

  if (error->domain == SUDOKU_ERROR)
    satdoku_messages_say (self->messages, damaged);
  else
    satdoku_messages_say_error (self->messages, error);
}

static void
taken_up (SatdokuLibrary *self,
          const GError *damage)
{
  g_signal_emit (self, signals[SIGNAL_TAKEN_UP], 0, damage);
  gtk_window_close (GTK_WINDOW (self));
}

static void
show_taken_up (GObject *owner,
               gpointer shown)
{
  SatdokuLibrary *self = SATDOKU_LIBRARY (owner);
  const gint64 *number = shown;
  g_autoptr (GError) damage = NULL;

  /* It may have been closed meanwhile. */
  if (self->document == NULL)
    return;
  if (satdoku_game_document_go_to (self->document, *number, &damage))
    {
      taken_up (self, damage);
      return;
    }
  say_not_read (self, damage);
  satdoku_game_store_note_change (self->store);
}

/* Resumes a game; one that is played already is resumed by going back to its window. */
static void
take_up (SatdokuLibrary *self,
         gint64 number)
{
  if (is_current (self, number))
    {
      taken_up (self, NULL);
      return;
    }
  satdoku_leave_guard_show (self->guard, G_OBJECT (self), show_taken_up,
                            g_memdup2 (&number, sizeof number), g_free);
}

/* In the window that the library belongs to. */
static void
new_cb (SatdokuLibrary *self)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.new", NULL);
  gtk_window_close (GTK_WINDOW (self));
}

/* (nullable): a game or a collection. */
static gpointer
get_selected (SatdokuLibrary *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

/* Collections. */

static void
update_title (SatdokuLibrary *self)
{
  g_autofree char *solved = NULL;

  if (self->wanted != NULL)
    solved = words_puzzles_solved (satdoku_collection_get_n_solved (self->wanted),
                                   satdoku_collection_get_n_puzzles (self->wanted));
  adw_window_title_set_title (self->title, self->wanted != NULL
                                             ? satdoku_collection_get_name (self->wanted)
                                             : _ ("Library"));
  adw_window_title_set_subtitle (self->title, solved != NULL ? solved : "");
  gtk_widget_set_visible (self->back_button, self->wanted != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.back", self->wanted != NULL);
}

static void
set_wanted (SatdokuLibrary *self,
            SatdokuCollection *collection)
{
  if (self->wanted != NULL)
    g_signal_handlers_disconnect_by_data (self->wanted, self);
  g_set_object (&self->wanted, collection);
  if (collection != NULL)
    g_signal_connect_object (collection, "changed", G_CALLBACK (update_title), self,
                             G_CONNECT_SWAPPED);
  update_title (self);
}

/* Typing anywhere starts a search on the page that is shown. */
static void
capture_keys (SatdokuLibrary *self)
{
  GtkWidget *window = GTK_WIDGET (self);

  gtk_search_entry_set_key_capture_widget (self->search, self->wanted == NULL ? window : NULL);
  satdoku_collection_page_capture_keys (self->collection_page,
                                        self->wanted != NULL ? window : NULL);
}

static void
open_collection (SatdokuLibrary *self,
                 SatdokuCollection *collection,
                 guint i)
{
  set_wanted (self, collection);
  capture_keys (self);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->collection_page));
  satdoku_collection_page_show (self->collection_page, collection, self->store, i);
}

static void
go_back (SatdokuLibrary *self)
{
  set_wanted (self, NULL);
  capture_keys (self);
  gtk_stack_set_visible_child (self->pages, self->top_page);
  satdoku_collection_page_clear (self->collection_page);
  satdoku_view_focus_take (self->focus);
}

static void
back_cb (SatdokuLibrary *self)
{
  go_back (self);
}

static void
open_collection_cb (SatdokuLibrary *self,
                    const char *name,
                    GVariant *parameter)
{
  SatdokuCollection *collection =
    satdoku_collection_store_find (self->collections, g_variant_get_string (parameter, NULL));

  if (collection != NULL)
    open_collection (self, collection, SATDOKU_NO_PUZZLE);
}

/* The window that the library belongs to goes on with the puzzle. */
static void
chosen_cb (SatdokuLibrary *self,
           guint i)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), "win.play-puzzle", "(su)",
                                satdoku_collection_get_key (self->wanted), i);
  gtk_window_close (GTK_WINDOW (self));
}

static void
open_item (SatdokuLibrary *self,
           gpointer item)
{
  if (SATDOKU_IS_COLLECTION (item))
    open_collection (self, item, SATDOKU_NO_PUZZLE);
  else if (item != NULL)
    take_up (self, satdoku_stored_game_get_number (item));
}

static void
activated_cb (SatdokuLibrary *self,
              guint position)
{
  g_autoptr (GObject) item = g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  open_item (self, item);
}

static void
open_cb (SatdokuLibrary *self,
         const char *name,
         GVariant *parameter)
{
  take_up (self, g_variant_get_int64 (parameter));
}

static void
search_activated_cb (SatdokuLibrary *self)
{
  open_item (self, get_selected (self));
}

/* Escape first takes the search back, then goes back, then closes. */
static void
search_stopped_cb (SatdokuLibrary *self)
{
  if (self->wanted != NULL && !satdoku_collection_page_stop_search (self->collection_page))
    go_back (self);
  else if (self->wanted != NULL)
    return;
  else if (gtk_editable_get_text (GTK_EDITABLE (self->search))[0] == '\0')
    gtk_window_close (GTK_WINDOW (self));
  else
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

static void
escape_cb (SatdokuLibrary *self)
{
  search_stopped_cb (self);
}

/* Pinning. */

static void
toggle_pinned (SatdokuLibrary *self,
               SatdokuStoredGame *game)
{
  gint64 number = satdoku_stored_game_get_number (game);
  gboolean pinned = !satdoku_stored_game_get_notes (game)->pinned;
  g_autoptr (GError) error = NULL;

  if (is_current (self, number))
    {
      satdoku_game_document_set_pinned (self->document, pinned);
      satdoku_store_load_async (SATDOKU_STORE (self->store), NULL, NULL, NULL);
    }
  else if (!satdoku_game_store_set_pinned (self->store, number, pinned, &error))
    say_not_read (self, error);
  else if (!satdoku_stored_game_get_entry (game)->is_complete)
    satdoku_messages_say (self->messages,
                          _ ("The end of this game could not be read and was set aside"));
}

static void
pin_cb (SatdokuLibrary *self,
        const char *name,
        GVariant *parameter)
{
  g_autoptr (SatdokuStoredGame) game = find_game (self, g_variant_get_int64 (parameter));

  if (game != NULL)
    toggle_pinned (self, game);
}

/* Removing. */

/* Says what was done, and how it is undone. */
static void
note_removed (SatdokuLibrary *self,
              const char *key,
              gint64 number,
              const char *message)
{
  Removed removed = { g_strdup (key), number };

  g_array_append_val (self->removed, removed);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.undo", TRUE);
  satdoku_messages_say_of (self->messages, SATDOKU_MESSAGE_LASTING, message, _ ("_Undo"),
                           "library.undo");
}

static void
remove_game (SatdokuLibrary *self,
             gint64 number)
{
  g_autoptr (GError) error = NULL;

  if (satdoku_game_store_remove (self->store, number, &error))
    note_removed (self, NULL, number, _ ("The game was removed"));
  else
    satdoku_messages_say_error (self->messages, error);
}

static void
remove_collection (SatdokuLibrary *self,
                   const char *key)
{
  g_autofree char *kept = g_strdup (key);
  g_autoptr (GError) error = NULL;

  if (satdoku_collection_store_remove (self->collections, kept, &error))
    note_removed (self, kept, 0, _ ("The collection was removed"));
  else
    satdoku_messages_say_error (self->messages, error);
}

static void
remove_cb (SatdokuLibrary *self,
           const char *name,
           GVariant *parameter)
{
  remove_game (self, g_variant_get_int64 (parameter));
}

static void
remove_collection_cb (SatdokuLibrary *self,
                      const char *name,
                      GVariant *parameter)
{
  remove_collection (self, g_variant_get_string (parameter, NULL));
}

static gboolean
bring_back (SatdokuLibrary *self,
            const Removed *removed,
            GError **error)
{
  if (removed->key != NULL)
    return satdoku_collection_store_bring_back (self->collections, removed->key, error);
  return satdoku_game_store_bring_back (self->store, removed->number, error);
}

static void
undo_cb (SatdokuLibrary *self)
{
  guint last = self->removed->len - 1;
  g_autoptr (GError) error = NULL;

  if (!bring_back (self, &g_array_index (self->removed, Removed, last), &error))
    satdoku_messages_say_error (self->messages, error);
  g_array_set_size (self->removed, last);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.undo", last > 0);
}

/* By keys. */

static void
pin_selected_cb (SatdokuLibrary *self)
{
  gpointer game = get_selected (self);

  if (SATDOKU_IS_STORED_GAME (game))
    toggle_pinned (self, game);
}

static void
remove_selected_cb (SatdokuLibrary *self)
{
  gpointer item = get_selected (self);

  if (SATDOKU_IS_COLLECTION (item))
    remove_collection (self, satdoku_collection_get_key (item));
  else if (item != NULL)
    remove_game (self, satdoku_stored_game_get_number (item));
}

static void
search_cb (SatdokuLibrary *self)
{
  if (self->wanted != NULL)
    satdoku_collection_page_focus_search (self->collection_page);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/* The list. */

/* A card of the kind that the item needs. */
static GtkWidget *
get_card (GtkListItem *item,
          GType type)
{
  GtkWidget *card = gtk_list_item_get_child (item);

  if (card == NULL || !G_TYPE_CHECK_INSTANCE_TYPE (card, type))
    gtk_list_item_set_child (item, g_object_new (type, NULL));
  return gtk_list_item_get_child (item);
}

static void
bind_cb (GtkSignalListItemFactory *factory,
         GtkListItem *item)
{
  gpointer shown = gtk_list_item_get_item (item);

  if (SATDOKU_IS_COLLECTION (shown))
    satdoku_collection_card_set_collection (
      SATDOKU_COLLECTION_CARD (get_card (item, SATDOKU_TYPE_COLLECTION_CARD)), shown);
  else
    g_object_set (get_card (item, SATDOKU_TYPE_GAME_CARD), "game", shown, NULL);
}

/* The focus stays in the list, and on what is selected, when the item that has it goes. */
static void
items_changed_cb (SatdokuLibrary *self)
{
  gboolean is_there = satdoku_view_focus_is_there (self->focus);

  update_page (self);
  if (is_there && self->wanted == NULL)
    satdoku_view_focus_take (self->focus);
}

/* Both in one list. */
static GListModel *
create_all (SatdokuLibrary *self)
{
  GListStore *lists = g_list_store_new (G_TYPE_LIST_MODEL);

  g_list_store_append (lists, self->collections);
  g_list_store_append (lists, self->store);
  return G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (lists)));
}

/* The one that is unknown stands for all. */
static void
fill_levels (SatdokuLibrary *self)
{
  GtkStringList *names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("All Levels"));
  for (guint level = SUDOKU_LEVEL_UNKNOWN + 1; level < SUDOKU_N_LEVELS; level++)
    gtk_string_list_append (names, words_level_name ((SudokuLevel)level));
  gtk_drop_down_set_model (self->level, G_LIST_MODEL (names));
  g_object_unref (names);
}

static void
create_list (SatdokuLibrary *self)
{
  GtkListItemFactory *factory = satdoku_row_factory_new (NULL, G_CALLBACK (bind_cb), NULL, NULL);
  GListModel *model;

  self->all = create_all (self);
  model = g_object_ref (self->all);
  self->filter = GTK_FILTER (gtk_custom_filter_new (is_shown, self, NULL));
  self->sorter = GTK_SORTER (gtk_custom_sorter_new (compare, self, NULL));
  model = G_LIST_MODEL (gtk_filter_list_model_new (model, g_object_ref (self->filter)));
  model = G_LIST_MODEL (gtk_sort_list_model_new (model, g_object_ref (self->sorter)));
  self->selection = gtk_single_selection_new (model);
  gtk_grid_view_set_factory (self->view, factory);
  gtk_grid_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_object_unref (factory);
}

static void
damaged_cb (SatdokuLibrary *self,
            guint n,
            SatdokuStore *store)
{
  g_autofree char *message =
    SATDOKU_IS_GAME_STORE (store) ? words_damaged_games (n) : words_damaged_collections (n);

  satdoku_messages_say (self->messages, message);
}

/* Only what is known of both stores can be called empty. */
static void
loaded_cb (GObject *store,
           GAsyncResult *result,
           gpointer user_data)
{
  g_autoptr (SatdokuLibrary) self = user_data;

  if (!satdoku_store_load_finish (SATDOKU_STORE (store), result, NULL) || self->view == NULL)
    return;
  self->n_loading--;
  update_page (self);
  if (SATDOKU_IS_GAME_STORE (store) && self->wanted == NULL)
    satdoku_view_focus_take (self->focus);
}

static void
load (SatdokuLibrary *self,
      gpointer store,
      GCancellable *cancellable)
{
  self->n_loading++;
  g_signal_connect_object (store, "damaged", G_CALLBACK (damaged_cb), self, G_CONNECT_SWAPPED);
  satdoku_store_load_async (SATDOKU_STORE (store), cancellable, loaded_cb, g_object_ref (self));
}

static void
satdoku_library_dispose (GObject *object)
{
  SatdokuLibrary *self = SATDOKU_LIBRARY (object);

  g_clear_object (&self->focus);
  if (self->store != NULL)
    g_signal_handlers_disconnect_by_data (self->store, self);
  if (self->collections != NULL)
    g_signal_handlers_disconnect_by_data (self->collections, self);
  if (self->wanted != NULL)
    g_signal_handlers_disconnect_by_data (self->wanted, self);
  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  if (self->view != NULL)
    gtk_grid_view_set_model (self->view, NULL);
  satdoku_class_dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  satdoku_class_set_template (widget_class, "satdoku-library.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, back_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, pages);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, top_page);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, collection_page);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, toasts);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, search);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, set);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, level);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, order);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, stack);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLibrary, view);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, set_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, order_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  satdoku_class_add_action (widget_class, "library.new", NULL, G_CALLBACK (new_cb));
  satdoku_class_add_action (widget_class, "library.open", "x", G_CALLBACK (open_cb));
  satdoku_class_add_action (widget_class, "library.pin", "x", G_CALLBACK (pin_cb));
  satdoku_class_add_action (widget_class, "library.remove", "x", G_CALLBACK (remove_cb));
  satdoku_class_add_action (widget_class, "library.open-collection", "s",
                            G_CALLBACK (open_collection_cb));
  satdoku_class_add_action (widget_class, "library.remove-collection", "s",
                            G_CALLBACK (remove_collection_cb));
  satdoku_class_add_action (widget_class, "library.back", NULL, G_CALLBACK (back_cb));
  satdoku_class_add_action (widget_class, "games.pin", NULL, G_CALLBACK (pin_selected_cb));
  satdoku_class_add_action (widget_class, "games.remove", NULL, G_CALLBACK (remove_selected_cb));
  satdoku_class_add_action (widget_class, "library.undo", NULL, G_CALLBACK (undo_cb));
  satdoku_class_add_action (widget_class, "library.search", NULL, G_CALLBACK (search_cb));
  satdoku_class_add_action (widget_class, "library.escape", NULL, G_CALLBACK (escape_cb));
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "library.escape", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, GDK_CONTROL_MASK, "window.close",
                                       NULL);
}

static void
satdoku_library_class_init (SatdokuLibraryClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_library_dispose;

  /* The user has chosen a game, which is now played in the document. The window closes. @damage:
   * (nullable): what is wrong with the game. */
  signals[SIGNAL_TAKEN_UP] = satdoku_class_add_signal (klass, "taken-up", 1, G_TYPE_ERROR);

  g_type_ensure (SATDOKU_TYPE_COLLECTION_PAGE);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  install_actions (widget_class);
  bind_template (widget_class);
  satdoku_class_cancels (klass, SatdokuLibrary, loading);
  satdoku_class_drops (klass, SatdokuLibrary, messages, g_object_unref);
  satdoku_class_keeps (klass, SatdokuLibrary, selection, g_object_unref);
  satdoku_class_keeps (klass, SatdokuLibrary, filter, g_object_unref);
  satdoku_class_keeps (klass, SatdokuLibrary, sorter, g_object_unref);
  satdoku_class_keeps (klass, SatdokuLibrary, wanted, g_object_unref);
  satdoku_class_keeps (klass, SatdokuLibrary, all, g_object_unref);
  satdoku_class_keeps (klass, SatdokuLibrary, collections, g_object_unref);
  satdoku_class_keeps (klass, SatdokuLibrary, store, g_object_unref);
  satdoku_class_keeps (klass, SatdokuLibrary, guard, g_object_unref);
  satdoku_class_keeps (klass, SatdokuLibrary, document, g_object_unref);
  satdoku_class_keeps (klass, SatdokuLibrary, removed, g_array_unref);
}

static void
satdoku_library_init (SatdokuLibrary *self)
{
  self->removed = g_array_new (FALSE, FALSE, sizeof (Removed));
  g_array_set_clear_func (self->removed, removed_clear);
  self->loading = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->messages = satdoku_messages_new (self->toasts);
  self->focus = satdoku_view_focus_new (self->view);
  capture_keys (self);
  update_title (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "library.undo", FALSE);
  satdoku_shortcuts_install_page (GTK_WIDGET (self), "library.");
  satdoku_shortcuts_install_part (GTK_WIDGET (self->view), "games.");
  satdoku_shortcuts_set_tooltips (GTK_WIDGET (self));
}

/* Shows the collections, and the games in the store of @document. GTK owns the window until it is
 * closed. */
GtkWindow *
satdoku_library_new (SatdokuGameDocument *document,
                     SatdokuLeaveGuard *guard,
                     SatdokuCollectionStore *collections)
{
  SatdokuLibrary *self;

  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (document), NULL);
  g_return_val_if_fail (SATDOKU_IS_LEAVE_GUARD (guard), NULL);
  g_return_val_if_fail (SATDOKU_IS_COLLECTION_STORE (collections), NULL);

  self = g_object_new (SATDOKU_TYPE_LIBRARY, NULL);
  self->document = g_object_ref (document);
  self->guard = g_object_ref (guard);
  self->store = g_object_ref (satdoku_game_document_get_store (document));
  self->collections = g_object_ref (collections);
  fill_levels (self);
  create_list (self);
  load (self, self->store, self->loading);
  load (self, collections, NULL);
  return GTK_WINDOW (self);
}

/* As it is now, also the one that is played. */
static SudokuGame *
read_game (SatdokuLibrary *self,
           gint64 number)
{
  if (is_current (self, number))
    return g_object_ref (satdoku_game_document_get_game (self->document));
  return satdoku_game_store_read (self->store, number);
}

static SudokuGame *
read_puzzle (SatdokuLibrary *self,
             SatdokuPuzzle *puzzle,
             char **title)
{
  SatdokuStoredGame *begun = satdoku_puzzle_get_game (puzzle);
  g_autofree char *name = NULL;
  g_autoptr (SudokuGrid) grid = satdoku_puzzle_read (puzzle, &name);
  g_autoptr (SudokuDocument) document = NULL;

  if (grid == NULL)
    return NULL;
  *title = satdoku_puzzle_make_title (puzzle, name);
  if (begun != NULL)
    return read_game (self, satdoku_stored_game_get_number (begun));
  document = satdoku_puzzle_read_document (puzzle);
  return document != NULL ? sudoku_document_make_game (document) : NULL;
}

/* Reads the game or the puzzle whose card is at a place of the window; it must not be changed.
 * %NULL when there is none, or it can't be read. @title: what it is called in the
 * list. */
SudokuGame *
satdoku_library_read_at (SatdokuLibrary *self,
                         double x,
                         double y,
                         char **title)
{
  GtkWidget *picked, *card;
  g_autoptr (SatdokuStoredGame) stored = NULL;
  g_autoptr (SatdokuPuzzle) puzzle = NULL;

  g_return_val_if_fail (SATDOKU_IS_LIBRARY (self) && title != NULL, NULL);

  *title = NULL;
  picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  if (picked == NULL)
    return NULL;
  card = gtk_widget_get_ancestor (picked, SATDOKU_TYPE_GAME_CARD);
  if (card != NULL)
    stored = find_game (self, satdoku_game_card_get_number (SATDOKU_GAME_CARD (card)));
  if (stored != NULL)
    {
      *title = satdoku_game_facts_make_title (stored);
      return read_game (self, satdoku_stored_game_get_number (stored));
    }
  card = gtk_widget_get_ancestor (picked, SATDOKU_TYPE_PUZZLE_CARD);
  if (card != NULL)
    puzzle = satdoku_collection_page_make_puzzle (
      self->collection_page, satdoku_puzzle_card_get_index (SATDOKU_PUZZLE_CARD (card)));
  return puzzle != NULL ? read_puzzle (self, puzzle, title) : NULL;
}

void
satdoku_library_search (SatdokuLibrary *self,
                        const char *text)
{
  g_return_if_fail (SATDOKU_IS_LIBRARY (self) && text != NULL);

  if (self->wanted != NULL)
    go_back (self);
  gtk_editable_set_text (GTK_EDITABLE (self->search), text);
}

/* @i: the puzzle to begin at, from 0. */
void
satdoku_library_show_collection (SatdokuLibrary *self,
                                 const char *key,
                                 guint i)
{
  SatdokuCollection *collection;

  g_return_if_fail (SATDOKU_IS_LIBRARY (self) && key != NULL);

  collection = satdoku_collection_store_find (self->collections, key);
  if (collection != NULL)
    open_collection (self, collection, i);
}
