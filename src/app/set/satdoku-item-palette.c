/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The kinds of items that a puzzle can have: cages, lines, dots, clues beside the board. A button
 * of each makes an item of the cells that are chosen, in the order in which they were chosen, and
 * asks for its number where it has one. What a board can't have is said in a message. */

#include "satdoku-config.h"

#include "satdoku-item-palette.h"

#include <glib/gi18n.h>
#include <sudoku-game-moves.h>
#include <sudoku-geometry-change.h>
#include <sudoku-item-choice.h>
#include <sudoku-rule-list.h>
#include <words-error.h>

#include "satdoku-class.h"
#include "satdoku-label.h"
#include "satdoku-properties.h"
#include "satdoku-rule-tile.h"

#define TILES_PER_ROW 3
#define KIND_KEY "satdoku-kind"

/* The places of items that stand together. */
typedef struct
{
  const char *title;
  SudokuPlaces places[3];
  const char *instruction;
} Group;

static const Group groups[] = {
  { N_ ("Areas"), { SUDOKU_PLACES_AREA }, N_ ("Choose its cells, then press this.") },
  { N_ ("Lines"),
    { SUDOKU_PLACES_LINE, SUDOKU_PLACES_PATH },
    N_ ("Draw its line over the cells, then press this.") },
  { N_ ("Edges and Corners"),
    { SUDOKU_PLACES_EDGE, SUDOKU_PLACES_CORNER },
    N_ ("Choose the cells around it, then press this.") },
  { N_ ("Beside the Board"),
    { SUDOKU_PLACES_OUTSIDE, SUDOKU_PLACES_DIAGONAL },
    N_ ("Choose two or more cells of its line, from the edge on, then press this.") },
};

struct _SatdokuItemPalette
{
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *box;
  GtkWidget *search; /* in the box */
  GtkWidget *titles[G_N_ELEMENTS (groups)];
  GtkWidget *boxes[G_N_ELEMENTS (groups)];

  GtkWidget *entry; /* in the popover */

  /* Owned. */
  SatdokuPlay *play;
  GtkWidget *popover; /* of the tile that was pressed last */

  const SudokuRuleKind *asked; /* of which a number is asked for */
};

G_DEFINE_FINAL_TYPE (SatdokuItemPalette, satdoku_item_palette, GTK_TYPE_WIDGET)

static const SudokuRuleKind *
get_kind (GtkWidget *tile)
{
  return g_object_get_data (G_OBJECT (tile), KIND_KEY);
}

/* An arrow is an area with a line. */
static SudokuPlaces
get_places (const SudokuRuleKind *kind)
{
  return kind->item->second == SUDOKU_PLACES_PATH ? SUDOKU_PLACES_PATH : kind->item->places;
}

static void
say_trouble (SatdokuItemPalette *self,
             const GError *error)
{
  g_autofree char *words = error != NULL ? words_error (error, WORDS_STYLE_WINDOW) : NULL;

  satdoku_messages_say_of (satdoku_play_get_messages (self->play), SATDOKU_MESSAGE_PUZZLE,
                           words != NULL ? words : _ ("There is one like this already"), NULL,
                           NULL);
}

/* As one move. The cells stay chosen, so that it can be looked at and undone. */
static gboolean
make_item (SatdokuItemPalette *self,
           const SudokuRuleKind *kind,
           const char *numbers)
{
  SudokuGame *game = satdoku_play_get_game (self->play);
  SudokuGeometry *geometry = sudoku_game_get_geometry (game);
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  g_autoptr (GPtrArray) added = g_ptr_array_new ();
  g_autoptr (SudokuGeometry) next = NULL;
  g_autoptr (SudokuRule) rule = NULL;
  g_autoptr (GError) error = NULL;
  gsize n_cells = 0;
  const guint *cells =
    satdoku_cell_selection_get_path (satdoku_play_get_selection (self->play), &n_cells);

  rule = sudoku_item_choose (kind, sudoku_geometry_get_side (geometry), cells, n_cells, numbers,
                             &error);
  if (rule != NULL)
    {
      g_ptr_array_add (added, rule);
      next = sudoku_geometry_change_items (geometry, none, added, &error);
    }
  if (next == NULL)
    {
      say_trouble (self, error);
      return FALSE;
    }
  sudoku_game_set_geometry (game, next);
  return TRUE;
}

static void
number_cb (SatdokuItemPalette *self)
{
  if (make_item (self, self->asked, gtk_editable_get_text (GTK_EDITABLE (self->entry))))
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

static const char *
get_number_hint (const SudokuRuleKind *kind)
{
  switch (kind->item->number)
    {
    case SUDOKU_ITEM_NUMBER_LIST:
    case SUDOKU_ITEM_NUMBER_REPEATED:
      return _ ("Numbers");
    case SUDOKU_ITEM_NUMBER_OPTIONAL:
      return _ ("Number, or nothing");
    case SUDOKU_ITEM_NUMBER_USUAL:
      return _ ("Number, or nothing for the usual one");
    case SUDOKU_ITEM_NUMBER_NONE:
    case SUDOKU_ITEM_NUMBER_NEEDED:
    case SUDOKU_ITEM_NUMBER_BITS:
    case SUDOKU_ITEM_NUMBER_KINDS:
    default:
      return _ ("Number");
    }
}

/* Enter makes the item, Escape does not. */
static void
ask_number (SatdokuItemPalette *self,
            GtkWidget *tile)
{
  const char *hint = get_number_hint (get_kind (tile));

  if (gtk_widget_get_parent (self->popover) != NULL)
    gtk_widget_unparent (self->popover);
  gtk_widget_set_parent (self->popover, tile);
  self->asked = get_kind (tile);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  hint, -1);
  gtk_popover_popup (GTK_POPOVER (self->popover));
  gtk_widget_grab_focus (self->entry);
}

/* Without cells there is nothing to ask a number for. */
static void
tile_cb (SatdokuItemPalette *self,
         GtkWidget *tile)
{
  gsize n_cells = 0;

  satdoku_cell_selection_get_path (satdoku_play_get_selection (self->play), &n_cells);
  if (n_cells > 0 && sudoku_item_asks_number (get_kind (tile)))
    ask_number (self, tile);
  else
    make_item (self, get_kind (tile), NULL);
}

static void
add_tile (SatdokuItemPalette *self,
          guint group,
          const SudokuRuleKind *kind)
{
  GtkWidget *tile = gtk_button_new ();
  g_autofree char *text =
    g_strdup_printf ("%s.\n%s", _ (kind->summary), _ (groups[group].instruction));

  satdoku_rule_tile_fill (GTK_BUTTON (tile), kind, _ (kind->name));
  satdoku_rule_tile_say (GTK_BUTTON (tile), text);
  g_object_set_data (G_OBJECT (tile), KIND_KEY, (gpointer)kind);
  g_signal_connect_object (tile, "clicked", G_CALLBACK (tile_cb), self, G_CONNECT_SWAPPED);
  gtk_flow_box_append (GTK_FLOW_BOX (self->boxes[group]), tile);
  gtk_widget_set_focusable (gtk_widget_get_parent (tile), FALSE);
}

static gboolean
is_in_group (const SudokuRuleKind *kind,
             const Group *group)
{
  for (gsize i = 0; i < G_N_ELEMENTS (group->places); i++)
    if (group->places[i] != SUDOKU_PLACES_NONE && group->places[i] == get_places (kind))
      return TRUE;
  return FALSE;
}

/* A relation of any two numbers is a table, which no tile asks for. */
static void
fill_group (SatdokuItemPalette *self,
            guint group)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  for (gsize i = 0; i < n_kinds; i++)
    if (kinds[i]->item != NULL && kinds[i]->item->number != SUDOKU_ITEM_NUMBER_BITS &&
        is_in_group (kinds[i], &groups[group]))
      add_tile (self, group, kinds[i]);
}

static gboolean
is_found (GtkFlowBoxChild *child,
          gpointer user_data)
{
  SatdokuItemPalette *self = user_data;
  const SudokuRuleKind *kind = get_kind (gtk_flow_box_child_get_child (child));
  g_autofree char *words = g_strconcat (_ (kind->name), " ", _ (kind->summary), NULL);

  return g_str_match_string (gtk_editable_get_text (GTK_EDITABLE (self->search)), words, TRUE);
}

static gboolean
shows_any (GtkWidget *box)
{
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_child_visible (child))
      return TRUE;
  return FALSE;
}

static void
search_cb (SatdokuItemPalette *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      gtk_flow_box_invalidate_filter (GTK_FLOW_BOX (self->boxes[i]));
      gtk_widget_set_visible (self->titles[i], shows_any (self->boxes[i]));
      gtk_widget_set_visible (self->boxes[i], shows_any (self->boxes[i]));
    }
}

static void
create_group (SatdokuItemPalette *self,
              guint group)
{
  GtkWidget *box = gtk_flow_box_new ();

  self->boxes[group] = box;
  self->titles[group] = satdoku_label_new_text (_ (groups[group].title), "heading");
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (box), GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (GTK_FLOW_BOX (box), TRUE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (box), TILES_PER_ROW);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (box), TILES_PER_ROW);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (box), 6);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (box), 6);
  gtk_flow_box_set_filter_func (GTK_FLOW_BOX (box), is_found, self, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (groups[group].title), -1);
  gtk_box_append (GTK_BOX (self->box), self->titles[group]);
  gtk_box_append (GTK_BOX (self->box), box);
  fill_group (self, group);
}

static void
create_popover (SatdokuItemPalette *self)
{
  self->entry = gtk_entry_new ();
  gtk_entry_set_input_purpose (GTK_ENTRY (self->entry), GTK_INPUT_PURPOSE_NUMBER);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), 20);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (number_cb), self,
                           G_CONNECT_SWAPPED);
  self->popover = g_object_ref_sink (gtk_popover_new ());
  gtk_popover_set_child (GTK_POPOVER (self->popover), self->entry);
}

static void
drop_popover (gpointer popover)
{
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);
  g_object_unref (popover);
}

static void
satdoku_item_palette_class_init (SatdokuItemPaletteClass *klass)
{
  const SatdokuProperty rows[] = {
    { "play", SATDOKU_TYPE_PLAY, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuItemPalette, play) },
  };

  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "itempalette");
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  satdoku_class_drops (klass, SatdokuItemPalette, popover, drop_popover);
  satdoku_class_drops (klass, SatdokuItemPalette, box, gtk_widget_unparent);
}

static void
satdoku_item_palette_init (SatdokuItemPalette *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->search = g_object_new (GTK_TYPE_SEARCH_ENTRY, "placeholder-text",
                               _ ("Search cages, lines and clues"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Search cages, lines and clues"), -1);
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (search_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->box), self->search);
  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    create_group (self, i);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  create_popover (self);
}
