/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The items of a puzzle that is being set, with their places: a row that is chosen lights the cells
 * of its item, and a cell with the cursor chooses an item that it belongs to, and the next one when
 * it is clicked again. Delete takes the chosen item away. Rows are made as they come into view, so
 * that there may be thousands. */

#include "satdoku-config.h"

#include "satdoku-item-list.h"

#include <glib/gi18n.h>
#include <sudoku-game-moves.h>
#include <sudoku-geometry-change.h>
#include <sudoku-item.h>
#include <words-item.h>

#include "satdoku-class.h"
#include "satdoku-item-doubts.h"
#include "satdoku-label.h"
#include "satdoku-properties.h"
#include "satdoku-row-factory.h"

/* So many rows are seen, each of so many pixels at least. */
#define N_ROWS 4
#define ROW_HEIGHT 46

struct _SatdokuItemList
{
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *box;
  GtkWidget *scroller; /* in the box */
  GtkWidget *view;     /* in the scroller */
  GtkWidget *verdict;  /* in the box */

  /* Owned. */
  SatdokuPlay *play;
  GSignalGroup *followed;        /* the game */
  GtkSingleSelection *selection; /* of the names of the items */
  GArray *numbers;               /* (element-type guint): of the rules, by position */
  SatdokuItemDoubts *doubts;

  gboolean filling; /* nobody has chosen anything */
};

G_DEFINE_FINAL_TYPE (SatdokuItemList, satdoku_item_list, GTK_TYPE_WIDGET)

static SudokuGeometry *
get_geometry (SatdokuItemList *self)
{
  return sudoku_game_get_geometry (satdoku_play_get_game (self->play));
}

static SudokuRule *
get_rule (SatdokuItemList *self,
          guint position)
{
  return sudoku_geometry_get_rule (get_geometry (self),
                                   g_array_index (self->numbers, guint, position));
}

static void
remove_at (SatdokuItemList *self,
           guint position)
{
  g_autoptr (GPtrArray) removed = g_ptr_array_new ();
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  g_autoptr (SudokuGeometry) next = NULL;

  if (position >= self->numbers->len)
    return;
  g_ptr_array_add (removed, get_rule (self, position));
  next = sudoku_geometry_change_items (get_geometry (self), removed, none, NULL);
  if (next != NULL)
    sudoku_game_set_geometry (satdoku_play_get_game (self->play), next);
}

static void
remove_cb (GtkListItem *item,
           GtkWidget *button)
{
  remove_at (SATDOKU_ITEM_LIST (gtk_widget_get_ancestor (button, SATDOKU_TYPE_ITEM_LIST)),
             gtk_list_item_get_position (item));
}

static void
setup_row_cb (GtkListItemFactory *factory,
              GtkListItem *item,
              gpointer user_data)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-delete-symbolic");

  gtk_box_append (GTK_BOX (texts), satdoku_label_new_line (NULL, NULL));
  gtk_box_append (GTK_BOX (texts), satdoku_label_new_line (NULL, "row-details"));
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (row), texts);
  gtk_widget_set_tooltip_text (button, _ ("Remove"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "flat");
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (remove_cb), item);
  gtk_box_append (GTK_BOX (row), button);
  gtk_list_item_set_child (item, row);
}

/* Where it is, and what was found out about it. */
static char *
describe (SatdokuItemList *self,
          guint number)
{
  const SudokuGeometry *geometry = get_geometry (self);
  g_autofree char *place =
    words_item_place (geometry, sudoku_geometry_get_rule (geometry, number));
  const char *found = satdoku_item_doubts_describe (self->doubts, number);

  /* Translators: what was found out about a clue, and its cells. */
  return found != NULL ? g_strdup_printf (_ ("%s · %s"), found, place) : g_steal_pointer (&place);
}

static void
bind_row_cb (GtkListItemFactory *factory,
             GtkListItem *item,
             gpointer user_data)
{
  SatdokuItemList *self = user_data;
  GtkWidget *row = gtk_list_item_get_child (item);
  GtkWidget *texts = gtk_widget_get_first_child (row);
  GtkWidget *button = gtk_widget_get_last_child (row);
  guint number = g_array_index (self->numbers, guint, gtk_list_item_get_position (item));
  g_autofree char *place = describe (self, number);
  const char *name = gtk_string_object_get_string (gtk_list_item_get_item (item));
  g_autofree char *both = g_strdup_printf (_ ("%s, %s"), name, place);
  /* Translators: %s is an item of a puzzle, such as "Killer Cages: 15, row 1 column 1". */
  g_autofree char *remove = g_strdup_printf (_ ("Remove %s"), both);

  gtk_label_set_text (GTK_LABEL (gtk_widget_get_first_child (texts)), name);
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (texts)), place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, both, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, remove,
                                  -1);
}

static void
light (SatdokuItemList *self,
       guint position)
{
  g_autoptr (GArray) lit = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree guint16 *cells = NULL;
  guint n_cells = 0;

  cells = sudoku_item_list_cells (get_rule (self, position),
                                  sudoku_geometry_get_side (get_geometry (self)), &n_cells);
  for (guint i = 0; i < n_cells; i++)
    {
      guint cell = cells[i];

      g_array_append_val (lit, cell);
    }
  satdoku_play_set_lit (self->play, lit);
}

static void
selected_cb (SatdokuItemList *self)
{
  guint position = gtk_single_selection_get_selected (self->selection);

  if (!self->filling && position < self->numbers->len)
    light (self, position);
}

static void
choose (SatdokuItemList *self,
        guint position)
{
  self->filling = TRUE;
  gtk_single_selection_set_selected (self->selection, position);
  self->filling = FALSE;
  if (position != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (self->view, "list.scroll-to-item", "u", position);
}

static gboolean
is_about (SatdokuItemList *self,
          guint position,
          guint cell)
{
  g_autofree guint16 *cells = NULL;
  guint n_cells = 0;

  cells = sudoku_item_list_cells (get_rule (self, position),
                                  sudoku_geometry_get_side (get_geometry (self)), &n_cells);
  for (guint i = 0; i < n_cells; i++)
    if (cells[i] == cell)
      return TRUE;
  return FALSE;
}

/* While another game comes, the chosen cells may still be those of the one before. */
static gboolean
is_ready (SatdokuItemList *self)
{
  return satdoku_play_get_game (self->play) != NULL &&
         satdoku_cell_selection_get_side (satdoku_play_get_selection (self->play)) ==
           sudoku_geometry_get_side (get_geometry (self));
}

/* Items that overlap take turns. Nobody looks for one while the list can't be seen. */
static void
cursor_cb (SatdokuItemList *self)
{
  SatdokuCellSelection *cells = satdoku_play_get_selection (self->play);
  guint cell = satdoku_cell_selection_get_cursor (cells);
  guint n = self->numbers->len;
  guint before = gtk_single_selection_get_selected (self->selection);

  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || !is_ready (self) || cell == SATDOKU_NO_CELL ||
      satdoku_cell_selection_get_n_chosen (cells) != 1)
    return;
  for (guint i = 1; i <= n; i++)
    {
      guint position = (before < n ? before + i : i - 1) % n;

      if (is_about (self, position, cell))
        {
          choose (self, position);
          return;
        }
    }
  choose (self, GTK_INVALID_LIST_POSITION);
}

static void
fill (SatdokuItemList *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const SudokuGeometry *geometry;

  if (satdoku_play_get_game (self->play) == NULL)
    return;
  geometry = get_geometry (self);
  self->filling = TRUE;
  gtk_single_selection_set_model (self->selection, NULL);
  g_array_set_size (self->numbers, 0);
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      const SudokuRule *rule = sudoku_geometry_get_rule (geometry, i);
      g_autofree char *name = NULL;

      if (sudoku_rule_get_kind (rule)->item == NULL)
        continue;
      name = words_item_name (rule);
      gtk_string_list_append (names, name);
      g_array_append_val (self->numbers, i);
    }
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (names));
  self->filling = FALSE;
  gtk_scrolled_window_set_min_content_height (
    GTK_SCROLLED_WINDOW (self->scroller), (int)MIN (self->numbers->len, N_ROWS) * ROW_HEIGHT);
  gtk_widget_set_visible (GTK_WIDGET (self), self->numbers->len > 0);
}

static void
ask_cb (SatdokuItemList *self)
{
  satdoku_item_doubts_ask (self->doubts);
}

static void
verdict_cb (SatdokuItemList *self)
{
  const char *verdict = satdoku_item_doubts_get_verdict (self->doubts);

  gtk_label_set_label (GTK_LABEL (self->verdict), verdict != NULL ? verdict : "");
  gtk_widget_set_visible (self->verdict, verdict != NULL);
  fill (self);
}

/* The keys go on with the next row. */
static void
remove_chosen (SatdokuItemList *self)
{
  guint position = gtk_single_selection_get_selected (self->selection);

  remove_at (self, position);
  if (self->numbers->len == 0)
    {
      satdoku_play_focus_board (self->play);
      return;
    }
  choose (self, MIN (position, self->numbers->len - 1));
  gtk_widget_grab_focus (self->view);
}

static gboolean
delete_cb (GtkWidget *widget,
           GVariant *parameter,
           gpointer user_data)
{
  remove_chosen (SATDOKU_ITEM_LIST (widget));
  return TRUE;
}

/* It stays the same. */
static void
play_changed (SatdokuItemList *self)
{
  if (self->play == NULL)
    return;
  self->doubts = satdoku_item_doubts_new (self->play);
  g_signal_connect_object (self->doubts, "notify::revision", G_CALLBACK (verdict_cb), self,
                           G_CONNECT_SWAPPED);
  self->followed = satdoku_play_follow (self->play, self, "bind", G_CALLBACK (fill),
                                        "notify::geometry", G_CALLBACK (fill), NULL);
  g_signal_connect_object (satdoku_play_get_selection (self->play), "notify::cursor",
                           G_CALLBACK (cursor_cb), self, G_CONNECT_SWAPPED);
}

static gboolean
satdoku_item_list_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (SATDOKU_ITEM_LIST (widget)->view);
}

static void
satdoku_item_list_class_init (SatdokuItemListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[] = {
    { "play", SATDOKU_TYPE_PLAY, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuItemList, play),
      G_CALLBACK (play_changed) },
  };

  widget_class->grab_focus = satdoku_item_list_grab_focus;

  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, delete_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Delete, 0, delete_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "itemlist");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  satdoku_class_drops (klass, SatdokuItemList, followed, g_object_unref);
  satdoku_class_drops (klass, SatdokuItemList, doubts, g_object_unref);
  satdoku_class_drops (klass, SatdokuItemList, box, gtk_widget_unparent);
  satdoku_class_drops (klass, SatdokuItemList, selection, g_object_unref);
  satdoku_class_drops (klass, SatdokuItemList, numbers, g_array_unref);
}

static GtkWidget *
create_scroller (SatdokuItemList *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_add_css_class (scroller, "card");
  gtk_widget_set_overflow (scroller, GTK_OVERFLOW_HIDDEN);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->view);
  return scroller;
}

static GtkWidget *
create_question (SatdokuItemList *self)
{
  /* Translators: a button: which cages, lines and clues contradict each other or can go? */
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("Which Are _Needed?"));

  gtk_widget_set_tooltip_text (button, _ ("Finds out which of these leave no solution together or, "
                                          "where there is just one, which can be left out"));
  gtk_widget_set_focus_on_click (button, FALSE);
  g_signal_connect_object (button, "clicked", G_CALLBACK (ask_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
satdoku_item_list_init (SatdokuItemList *self)
{
  GtkListItemFactory *factory =
    satdoku_row_factory_new (G_CALLBACK (setup_row_cb), G_CALLBACK (bind_row_cb), NULL, self);

  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  self->view =
    gtk_list_view_new (GTK_SELECTION_MODEL (g_object_ref (self->selection)), factory);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Cages, lines and clues of the puzzle"), -1);
  gtk_widget_add_css_class (self->view, "records");
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append (GTK_BOX (self->box),
                  satdoku_label_new_text (_ ("Cages, Lines and Clues"), "heading"));
  self->scroller = create_scroller (self);
  gtk_box_append (GTK_BOX (self->box), self->scroller);
  gtk_box_append (GTK_BOX (self->box), create_question (self));
  self->verdict = satdoku_label_new_text (NULL, "dim-label");
  gtk_widget_set_visible (self->verdict, FALSE);
  gtk_box_append (GTK_BOX (self->box), self->verdict);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
