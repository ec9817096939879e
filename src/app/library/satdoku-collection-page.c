/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzles of a collection, and what narrows them down: how far they are, an order, and a search
 * by number or name. A click or Enter chooses one of them; the window decides what becomes of
 * it. */

#include "satdoku-config.h"

#include "satdoku-collection-page.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"
#include "satdoku-puzzle-card.h"
#include "satdoku-view-focus.h"
#include "satdoku-wrap-box.h"

struct _SatdokuCollectionPage
{
  AdwBin parent_instance;

  /* Template children. */
  GtkSearchEntry *search;
  GtkDropDown *set;
  GtkDropDown *order;
  GtkDropDown *folder;
  GtkStack *stack;
  GtkProgressBar *compared;
  GtkGridView *view;

  /* Owned. */
  SatdokuPuzzleList *list; /* (nullable) */
  GtkSingleSelection *selection;
  SatdokuViewFocus *focus;

  gboolean is_choosing; /* choose the first result as soon as it is known */
};

G_DEFINE_FINAL_TYPE (SatdokuCollectionPage, satdoku_collection_page, ADW_TYPE_BIN)

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
choose (SatdokuCollectionPage *self,
        guint i)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, i);
}

static void
choose_selected (SatdokuCollectionPage *self)
{
  SatdokuPuzzle *puzzle = gtk_single_selection_get_selected_item (self->selection);

  self->is_choosing = FALSE;
  if (puzzle != NULL)
    choose (self, satdoku_puzzle_get_index (puzzle));
}

/* The first one that is found is chosen, also by the next key. */
static void
select_first (SatdokuCollectionPage *self)
{
  gtk_single_selection_set_selected (self->selection, 0);
  if (satdoku_view_focus_is_there (self->focus))
    satdoku_view_focus_take (self->focus);
}

static void
searched_cb (SatdokuCollectionPage *self)
{
  select_first (self);
  if (self->is_choosing)
    choose_selected (self);
}

/* What was typed last comes a moment after the key. */
static void
search_changed_cb (SatdokuCollectionPage *self)
{
  if (self->list != NULL)
    satdoku_puzzle_list_set_search (self->list,
                                    gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

/* Typing after Enter starts a new search. What is typed in the list goes on in the search: a list
 * keeps the space to itself. */
static void
text_changed_cb (SatdokuCollectionPage *self)
{
  if (gtk_editable_get_text (GTK_EDITABLE (self->search))[0] != '\0')
    satdoku_view_focus_search (self->search);
  self->is_choosing = FALSE;
}

static void
search_activated_cb (SatdokuCollectionPage *self)
{
  search_changed_cb (self);
  if (self->list == NULL)
    return;
  if (satdoku_puzzle_list_is_searching (self->list))
    self->is_choosing = TRUE;
  else
    choose_selected (self);
}

/* Enter in the list right after typing means what is found. */
static void
activated_cb (SatdokuCollectionPage *self,
              guint position)
{
  g_autoptr (SatdokuPuzzle) puzzle =
    g_list_model_get_item (G_LIST_MODEL (self->selection), position);

  if (self->list == NULL)
    return;
  if (!satdoku_puzzle_list_is_searched_for (
        self->list, gtk_editable_get_text (GTK_EDITABLE (self->search))))
    search_activated_cb (self);
  else if (puzzle != NULL)
    choose (self, satdoku_puzzle_get_index (puzzle));
}

static void
open_cb (SatdokuCollectionPage *self,
         const char *name,
         GVariant *parameter)
{
  choose (self, g_variant_get_uint32 (parameter));
}

static void
order_changed_cb (SatdokuCollectionPage *self)
{
  if (self->list == NULL)
    return;
  satdoku_puzzle_list_set_order (self->list,
                                 (SatdokuPuzzleOrder)gtk_drop_down_get_selected (self->order));
  gtk_single_selection_set_selected (self->selection, 0);
}

/* Before the view is there, it can't take the focus. */
static void
mapped_cb (SatdokuCollectionPage *self)
{
  if (self->list != NULL && satdoku_view_focus_is_there (self->focus))
    satdoku_view_focus_take (self->focus);
}

/* What is shown in place of the puzzles when there are none. */
static const char *
name_nothing (SatdokuCollectionPage *self)
{
  if (self->list != NULL && satdoku_puzzle_list_is_comparing (self->list))
    return "comparing";
  if (gtk_drop_down_get_selected (self->set) == SATDOKU_PUZZLES_DOUBLE &&
      gtk_editable_get_text (GTK_EDITABLE (self->search))[0] == '\0')
    return "no-doubles";
  return "nothing";
}

/* What is hidden must not keep the keys. */
static void
items_changed_cb (SatdokuCollectionPage *self)
{
  gboolean is_empty = g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0;
  gboolean is_there = satdoku_view_focus_is_there (self->focus);

  gtk_stack_set_visible_child_name (self->stack, is_empty ? name_nothing (self) : "puzzles");
  if (is_empty)
    satdoku_view_focus_search (self->search);
  else if (is_there)
    satdoku_view_focus_take (self->focus);
}

static void
update_nothing (SatdokuCollectionPage *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->selection)) == 0)
    gtk_stack_set_visible_child_name (self->stack, name_nothing (self));
}

static void
set_changed_cb (SatdokuCollectionPage *self)
{
  if (self->list == NULL)
    return;
  satdoku_puzzle_list_set_set (self->list,
                               (SatdokuPuzzleSet)gtk_drop_down_get_selected (self->set));
  update_nothing (self);
}

/* The first choice is all of them. */
static void
folder_changed_cb (SatdokuCollectionPage *self)
{
  guint i = gtk_drop_down_get_selected (self->folder);

  if (self->list == NULL || i == GTK_INVALID_LIST_POSITION)
    return;
  satdoku_puzzle_list_set_folder (self->list, i > 0 ? i - 1 : SATDOKU_NO_FOLDER);
  gtk_single_selection_set_selected (self->selection, 0);
}

static void
list_folders (SatdokuCollectionPage *self,
              SatdokuCollection *collection)
{
  SatdokuPuzzleFile *file = satdoku_collection_get_file (collection);
  guint n_folders = satdoku_puzzle_file_get_n_folders (file);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  gtk_string_list_append (names, _ ("All Folders"));
  for (guint i = 0; i < n_folders; i++)
    {
      guint n_puzzles;
      const char *name = satdoku_puzzle_file_get_folder (file, i, NULL, &n_puzzles);
      /* Translators: a folder of puzzles, and how many puzzles it has. */
      g_autofree char *text = g_strdup_printf (
        _ ("%s (%u)"), name[0] != '\0' ? name : _ ("No Folder"), n_puzzles);

      gtk_string_list_append (names, text);
    }
  gtk_drop_down_set_model (self->folder, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->folder), n_folders > 0);
}

/* Shows what is known now of the puzzles that have a card. */
static void
states_changed_cb (SatdokuCollectionPage *self)
{
  for (GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->view)); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    {
      GtkWidget *card = gtk_widget_get_first_child (item);
      g_autoptr (SatdokuPuzzle) puzzle = NULL;

      if (!SATDOKU_IS_PUZZLE_CARD (card))
        continue;
      puzzle = satdoku_puzzle_list_make_puzzle (
        self->list, satdoku_puzzle_card_get_index (SATDOKU_PUZZLE_CARD (card)));
      g_object_set (card, "puzzle", puzzle, NULL);
    }
}

static void
satdoku_collection_page_dispose (GObject *object)
{
  SatdokuCollectionPage *self = SATDOKU_COLLECTION_PAGE (object);

  if (self->view != NULL)
    satdoku_collection_page_clear (self);
  satdoku_class_dispose (object);
}

static void
satdoku_collection_page_class_init (SatdokuCollectionPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_collection_page_dispose;

  /* The user has chosen a puzzle. @i: of a puzzle in the collection, from 0. */
  signals[SIGNAL_CHOSEN] = satdoku_class_add_signal (klass, "chosen", 1, G_TYPE_UINT);

  g_type_ensure (SATDOKU_TYPE_PUZZLE_CARD);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  satdoku_class_add_action (klass, "collection.open", "u", G_CALLBACK (open_cb));
  satdoku_class_set_template (klass, "satdoku-collection-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionPage, search);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionPage, set);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionPage, order);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionPage, folder);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionPage, stack);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionPage, compared);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCollectionPage, view);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, set_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, order_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, folder_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, mapped_cb);
  satdoku_class_drops (klass, SatdokuCollectionPage, focus, g_object_unref);
  satdoku_class_keeps (klass, SatdokuCollectionPage, selection, g_object_unref);
}

static void
satdoku_collection_page_init (SatdokuCollectionPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->focus = satdoku_view_focus_new (self->view);
  self->selection = gtk_single_selection_new (NULL);
  gtk_grid_view_set_model (self->view, GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (self->selection, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

/* (nullable): an item for a puzzle, from 0, as it is now; %NULL when nothing is shown. */
SatdokuPuzzle *
satdoku_collection_page_make_puzzle (SatdokuCollectionPage *self,
                                     guint i)
{
  g_return_val_if_fail (SATDOKU_IS_COLLECTION_PAGE (self), NULL);

  return self->list != NULL ? satdoku_puzzle_list_make_puzzle (self->list, i) : NULL;
}

void
satdoku_collection_page_clear (SatdokuCollectionPage *self)
{
  g_return_if_fail (SATDOKU_IS_COLLECTION_PAGE (self));

  if (self->list == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->list, self);
  g_signal_handlers_block_by_func (self->selection, items_changed_cb, self);
  gtk_single_selection_set_model (self->selection, NULL);
  g_signal_handlers_unblock_by_func (self->selection, items_changed_cb, self);
  g_clear_object (&self->list);
  self->is_choosing = FALSE;
}

/* Lists all puzzles as they are in the file, from @i on; %SATDOKU_NO_PUZZLE: the first that is not
 * solved. */
void
satdoku_collection_page_show (SatdokuCollectionPage *self,
                              SatdokuCollection *collection,
                              SatdokuGameStore *games,
                              guint i)
{
  guint selected = i;

  g_return_if_fail (SATDOKU_IS_COLLECTION_PAGE (self) && SATDOKU_IS_COLLECTION (collection));

  satdoku_collection_page_clear (self);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_drop_down_set_selected (self->set, SATDOKU_PUZZLES_ALL);
  gtk_drop_down_set_selected (self->order, SATDOKU_PUZZLES_IN_FILE);
  list_folders (self, collection);
  self->list = satdoku_puzzle_list_new (collection, games);
  g_signal_connect_object (self->list, "notify::revision", G_CALLBACK (states_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->list, "searched", G_CALLBACK (searched_cb), self,
                           G_CONNECT_SWAPPED);
  /* Also when all is compared, and none is the same as another. */
  g_signal_connect_object (self->list, "notify::fraction", G_CALLBACK (update_nothing), self,
                           G_CONNECT_SWAPPED);
  g_object_bind_property (self->list, "fraction", self->compared, "fraction",
                          G_BINDING_SYNC_CREATE);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (self->list));
  gtk_stack_set_visible_child_name (self->stack, "puzzles");
  if (selected == SATDOKU_NO_PUZZLE)
    selected = satdoku_collection_find_unsolved (collection, 0);
  gtk_single_selection_set_selected (self->selection,
                                     selected != SATDOKU_NO_PUZZLE ? selected : 0);
  satdoku_view_focus_take (self->focus);
}

void
satdoku_collection_page_focus_search (SatdokuCollectionPage *self)
{
  g_return_if_fail (SATDOKU_IS_COLLECTION_PAGE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/* %FALSE when nothing was searched for. */
gboolean
satdoku_collection_page_stop_search (SatdokuCollectionPage *self)
{
  g_return_val_if_fail (SATDOKU_IS_COLLECTION_PAGE (self), FALSE);

  if (gtk_editable_get_text (GTK_EDITABLE (self->search))[0] == '\0')
    return FALSE;
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  return TRUE;
}

/* Searches for what is typed anywhere in @widget, (nullable), which is above the page. */
void
satdoku_collection_page_capture_keys (SatdokuCollectionPage *self,
                                      GtkWidget *widget)
{
  g_return_if_fail (SATDOKU_IS_COLLECTION_PAGE (self));
  g_return_if_fail (widget == NULL || GTK_IS_WIDGET (widget));

  gtk_search_entry_set_key_capture_widget (self->search, widget);
}
