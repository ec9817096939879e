/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pane beside the board for one's own puzzle: how many numbers belong to it and how many
 * solutions it has, the commands that make numbers part of the puzzle or free them again, and its
 * rules: a palette of pictures, what there is for the chosen cells, the boxes, and what holds in
 * words. It has the actions of the rules; its other buttons are those of actions of others. */

#include "satdoku-config.h"

#include "satdoku-set-view.h"

#include <glib/gi18n.h>
#include <words-play.h>

#include "satdoku-arrange-view.h"
#include "satdoku-class.h"
#include "satdoku-item-list.h"
#include "satdoku-item-palette.h"
#include "satdoku-keypad.h"
#include "satdoku-lazy-bin.h"
#include "satdoku-properties.h"
#include "satdoku-rule-switches.h"
#include "satdoku-rule-tile.h"
#include "satdoku-solutions-bar.h"
#include "satdoku-solvability-observer.h"
#include "satdoku-surgery-view.h"
#include "satdoku-wrap-box.h"

/* Pictures of rules in a row. */
#define TILES_PER_ROW 3

struct _SatdokuSetView
{
  GtkWidget parent_instance;

  /* Template children. */
  SatdokuKeypad *keypad;
  GtkLabel *kind;
  GtkLabel *outlook;
  GtkWidget *several;
  GtkGrid *palette;
  GtkGrid *laws;
  GtkGrid *chosen;
  GtkWidget *boxes;
  GtkListBox *rules;

  /* Owned. */
  SatdokuPlay *play;
  SatdokuSurgery *surgery;
  SatdokuAmbiguityGuide *solutions;
  SatdokuRuleSwitches *switches;
  GSignalGroup *followed; /* the game */
  SatdokuSolvabilityObserver *watch;
  /* (element-type GtkWidget) (nullable elements): of each kind of rule; none until the view is
   * shown for the first time */
  GPtrArray *tiles;
  guint boxes_side;             /* that the buttons for boxes are for, or 0 */
  SatdokuOutlook known_outlook; /* the watch's */
};

G_DEFINE_FINAL_TYPE (SatdokuSetView, satdoku_set_view, GTK_TYPE_WIDGET)

static SudokuGame *
get_game (SatdokuSetView *self)
{
  return satdoku_play_get_game (self->play);
}

static void
attach (GtkGrid *grid,
        GtkWidget *tile,
        int *n_tiles)
{
  gtk_grid_attach (grid, tile, *n_tiles % TILES_PER_ROW, *n_tiles / TILES_PER_ROW, 1, 1);
  ++*n_tiles;
}

static GtkWidget *
make_rule_tile (const SudokuRuleKind *kind)
{
  GtkWidget *tile = gtk_toggle_button_new ();
  g_autofree char *action = g_strconcat ("win.rule-", kind->id, NULL);

  satdoku_rule_tile_fill (GTK_BUTTON (tile), kind, _ (kind->name));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (tile), action);
  return tile;
}

static void
add_region_tile (SatdokuSetView *self,
                 int *n_tiles)
{
  GtkWidget *tile = gtk_button_new ();

  /* Translators: a button: the chosen cells become a region of the board. Short. */
  satdoku_rule_tile_fill (GTK_BUTTON (tile), sudoku_rule_kind_find ("regions", -1),
                          _ ("Make Region"));
  satdoku_rule_tile_say (GTK_BUTTON (tile),
                         _ ("Makes a region of as many selected cells as a row has"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (tile), "win.make-region");
  attach (self->chosen, tile, n_tiles);
}

static void
fill_palette (SatdokuSetView *self)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  int n_rules = 0, n_chosen = 0, n_laws = 0;

  for (gsize i = 0; i < n_kinds; i++)
    {
      GtkWidget *tile = sudoku_rule_kind_is_offered (kinds[i]) ? make_rule_tile (kinds[i]) : NULL;

      g_ptr_array_add (self->tiles, tile);
      if (tile == NULL)
        continue;
      if (kinds[i]->parameter == SUDOKU_RULE_CELLS)
        attach (self->chosen, tile, &n_chosen);
      else if (kinds[i]->latin)
        attach (self->laws, tile, &n_laws);
      else
        attach (self->palette, tile, &n_rules);
    }
  add_region_tile (self, &n_chosen);
}

/* What can't be had beside the boxes says why. There are no tiles until the view is first seen. */
static void
show_refusals (SatdokuSetView *self)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  SudokuGeometry *geometry = sudoku_game_get_geometry (get_game (self));

  if (self->tiles->len == 0)
    return;
  for (gsize i = 0; i < n_kinds; i++)
    {
      const char *refusal = satdoku_rule_switches_refuse (get_game (self), kinds[i]);
      GtkWidget *tile = g_ptr_array_index (self->tiles, i);

      if (tile == NULL)
        continue;
      satdoku_rule_tile_say (GTK_BUTTON (tile), _ (refusal != NULL ? refusal : kinds[i]->summary));
      if (kinds[i]->latin)
        gtk_widget_set_visible (
          tile, refusal == NULL || sudoku_geometry_find_rule (geometry, kinds[i]->id) != NULL);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->laws), !sudoku_geometry_has_regions (geometry));
}

static void
add_division (SatdokuSetView *self,
              const char *title,
              const char *target)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (title);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.division");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_set_parent (button, self->boxes);
}

/* A button for each size that boxes can have, and for what takes their place. */
static void
fill_boxes (SatdokuSetView *self,
            guint side)
{
  guint rows[SUDOKU_SIDE_MAX];
  guint n_sizes = sudoku_rule_list_boxes (side, rows);
  GtkWidget *child;

  if (self->boxes_side == side)
    return;
  self->boxes_side = side;
  while ((child = gtk_widget_get_first_child (self->boxes)) != NULL)
    gtk_widget_unparent (child);
  for (guint i = 0; i < n_sizes; i++)
    {
      /* Translators: rows and columns of a box. */
      g_autofree char *title = g_strdup_printf (_ ("%u × %u"), rows[i], side / rows[i]);
      g_autofree char *target = g_strdup_printf ("%ux%u", rows[i], side / rows[i]);

      add_division (self, title, target);
    }
  /* Translators: a button: no boxes. Short. */
  add_division (self, _ ("None"), "none");
  /* Translators: a button: irregular regions made by chance take the place of the boxes. Short. */
  add_division (self, _ ("Irregular"), "irregular");
  gtk_widget_set_tooltip_text (gtk_widget_get_last_child (self->boxes),
                               _ ("Makes other regions each time"));
}

static void
add_rule (SatdokuSetView *self,
          const SudokuRuleKind *kind)
{
  g_autofree char *title = g_markup_escape_text (_ (kind->name), -1);
  g_autofree char *subtitle = g_markup_escape_text (_ (kind->summary), -1);
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_append (self->rules, row);
}

/* Each kind once. */
static void
show_rules (SatdokuSetView *self)
{
  const SudokuGeometry *geometry = sudoku_game_get_geometry (get_game (self));
  const SudokuRuleKind *last = NULL;
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rules))) != NULL)
    gtk_list_box_remove (self->rules, row);
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      const SudokuRuleKind *kind = sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, i));

      if (kind != last)
        add_rule (self, kind);
      last = kind;
    }
}

/* The keys of the puzzle as it is. */
static void
symbols_cb (SatdokuSetView *self)
{
  const SudokuSymbols *symbols = satdoku_play_get_symbols (self->play);

  if (symbols != NULL && get_game (self) != NULL)
    satdoku_keypad_set_symbols (
      self->keypad, symbols,
      sudoku_geometry_get_side (sudoku_game_get_geometry (get_game (self))));
}

/* Updates everything shown about the rules, once the view is visible. */
static void
rules_changed_cb (SatdokuSetView *self)
{
  g_autofree char *name = NULL;
  SudokuKind kind;

  if (self->tiles->len == 0)
    return;
  sudoku_kind_init (&kind, sudoku_game_get_geometry (get_game (self)));
  name = words_kind (&kind);
  gtk_label_set_label (self->kind, name);
  fill_boxes (self, kind.side);
  show_refusals (self);
  show_rules (self);
}

/* Without givens all numbers are the puzzle that is being set. @revision: it is worded anew when
 * this changes */
static char *
word_count (gpointer unused,
            guint64 revision,
            SudokuGame *game)
{
  guint n_givens = sudoku_game_count (game, SUDOKU_ORIGIN_GIVEN);
  guint n_others = sudoku_game_count (game, SUDOKU_ORIGIN_ENTRY) +
                   sudoku_game_count (game, SUDOKU_ORIGIN_ANSWER);
  g_autofree char *givens = NULL;
  g_autofree char *others = NULL;

  if (n_givens + n_others == 0)
    return g_strdup (_ ("No numbers yet"));
  if (n_givens == 0)
    return g_strdup_printf (ngettext ("%u number", "%u numbers", n_others), n_others);
  givens = g_strdup_printf (ngettext ("%u given", "%u givens", n_givens), n_givens);
  if (n_others == 0)
    return g_steal_pointer (&givens);
  /* Translators: numbers on the board besides the givens. */
  others = g_strdup_printf (ngettext ("%u more number", "%u more numbers", n_others), n_others);
  /* Translators: how many numbers there are: "28 givens", "3 more numbers". */
  return g_strdup_printf (_ ("%s and %s"), givens, others);
}

static const struct
{
  const char *words;
  const char *css_class;
} outlooks[] = {
  [SATDOKU_OUTLOOK_NONE] = { "", "dim-label" },
  /* Translators: what is known of a puzzle that is being typed: it has no numbers yet. */
  [SATDOKU_OUTLOOK_EMPTY] = { N_ ("Empty board"), "dim-label" },
  /* Translators: how many solutions a puzzle has that is being typed, is being found out. */
  [SATDOKU_OUTLOOK_ASKING] = { N_ ("Checking…"), "dim-label" },
  /* Translators: how many solutions a puzzle has that is being typed: it takes too long. */
  [SATDOKU_OUTLOOK_UNKNOWN] = { N_ ("Not known yet"), "dim-label" },
  [SATDOKU_OUTLOOK_NO_SOLUTION] = { N_ ("No solution"), "error" },
  [SATDOKU_OUTLOOK_SEVERAL] = { N_ ("Several solutions"), "warning" },
  [SATDOKU_OUTLOOK_UNIQUE] = { N_ ("Exactly one solution"), "success" },
};

static void
outlook_changed (SatdokuSetView *self)
{
  const char *classes[] = { NULL, NULL };
  SatdokuOutlook outlook = self->known_outlook;
  const char *words = outlook != SATDOKU_OUTLOOK_NONE ? _ (outlooks[outlook].words) : "";

  classes[0] = outlooks[outlook].css_class;
  gtk_widget_set_css_classes (GTK_WIDGET (self->outlook), classes);
  gtk_label_set_label (self->outlook, words);
  gtk_widget_set_visible (self->several, outlook == SATDOKU_OUTLOOK_SEVERAL);
  /* The text of a label isn't its name in every version of GTK. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->outlook), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  words, -1);
}

/* While rules are chosen, lines are drawn over the cells. */
static void
set_draws (SatdokuSetView *self,
           gboolean draws)
{
  g_object_set (satdoku_play_get_selection (self->play), "draws", draws, NULL);
}

static void
rules_shown_cb (SatdokuSetView *self)
{
  set_draws (self, TRUE);
}

static void
rules_hidden_cb (SatdokuSetView *self)
{
  set_draws (self, FALSE);
}

static void
make_items_cb (AdwBin *place,
               SatdokuSetView *self)
{
  adw_bin_set_child (place, g_object_new (SATDOKU_TYPE_ITEM_PALETTE, "play", self->play, NULL));
}

/* Nothing is updated while the view can't be seen. */
static void
satdoku_set_view_map (GtkWidget *widget)
{
  SatdokuSetView *self = SATDOKU_SET_VIEW (widget);

  if (self->tiles->len == 0)
    {
      fill_palette (self);
      if (get_game (self) != NULL)
        rules_changed_cb (self);
    }
  GTK_WIDGET_CLASS (satdoku_set_view_parent_class)->map (widget);
  g_object_set (self->watch, "active", TRUE, NULL);
}

static void
satdoku_set_view_unmap (GtkWidget *widget)
{
  g_object_set (SATDOKU_SET_VIEW (widget)->watch, "active", FALSE, NULL);
  GTK_WIDGET_CLASS (satdoku_set_view_parent_class)->unmap (widget);
}

/* (nullable): what is wrong with the solutions of the puzzle as it is, as far as that is known;
 * nothing is known while the view is hidden */
const char *
satdoku_set_view_get_warning (SatdokuSetView *self)
{
  g_return_val_if_fail (SATDOKU_IS_SET_VIEW (self), NULL);

  if (self->known_outlook == SATDOKU_OUTLOOK_NO_SOLUTION)
    return _ ("This puzzle has no solution");
  return self->known_outlook == SATDOKU_OUTLOOK_SEVERAL ? _ ("This puzzle has several solutions")
                                                        : NULL;
}

static void
satdoku_set_view_constructed (GObject *object)
{
  SatdokuSetView *self = SATDOKU_SET_VIEW (object);

  G_OBJECT_CLASS (satdoku_set_view_parent_class)->constructed (object);
  self->switches = satdoku_rule_switches_new (self->play);
  g_signal_connect_object (self->play, "notify::symbols", G_CALLBACK (symbols_cb), self,
                           G_CONNECT_SWAPPED);
  symbols_cb (self);
  self->followed =
    satdoku_play_follow (self->play, self, "bind", G_CALLBACK (rules_changed_cb),
                         "notify::geometry", G_CALLBACK (rules_changed_cb), "cells-changed",
                         G_CALLBACK (show_refusals), NULL);
  g_object_bind_property (self->play, "game", self->watch, "game", G_BINDING_SYNC_CREATE);
  /* What the player asks for goes first. */
  g_object_bind_property (self->play, "busy", self->watch, "held", G_BINDING_SYNC_CREATE);
}

static void
satdoku_set_view_class_init (SatdokuSetViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags part = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY;
  const SatdokuProperty rows[] = {
    { "play", SATDOKU_TYPE_PLAY, part, G_STRUCT_OFFSET (SatdokuSetView, play) },
    /* Changes the numbers; the other finds the numbers that cells have in solutions. */
    { "surgery", SATDOKU_TYPE_SURGERY, part, G_STRUCT_OFFSET (SatdokuSetView, surgery) },
    { "solutions", SATDOKU_TYPE_AMBIGUITY_GUIDE, part,
      G_STRUCT_OFFSET (SatdokuSetView, solutions) },
    { "outlook", G_TYPE_UINT, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuSetView, known_outlook),
      G_CALLBACK (outlook_changed) },
  };

  g_type_ensure (SATDOKU_TYPE_ARRANGE_VIEW);
  g_type_ensure (SATDOKU_TYPE_ITEM_LIST);
  g_type_ensure (SATDOKU_TYPE_LAZY_BIN);
  g_type_ensure (SATDOKU_TYPE_KEYPAD);
  g_type_ensure (SATDOKU_TYPE_SOLUTIONS_BAR);
  g_type_ensure (SATDOKU_TYPE_SURGERY_VIEW);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  object_class->constructed = satdoku_set_view_constructed;
  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);
  widget_class->map = satdoku_set_view_map;
  widget_class->unmap = satdoku_set_view_unmap;

  gtk_widget_class_set_css_name (widget_class, "setview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  satdoku_class_set_template (klass, "satdoku-set-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuSetView, keypad);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSetView, kind);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSetView, outlook);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSetView, several);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSetView, palette);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSetView, laws);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSetView, chosen);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSetView, boxes);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSetView, rules);
  gtk_widget_class_bind_template_callback (widget_class, word_count);
  gtk_widget_class_bind_template_callback (widget_class, rules_shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, rules_hidden_cb);
  gtk_widget_class_bind_template_callback (widget_class, make_items_cb);
  satdoku_class_drops (klass, SatdokuSetView, followed, g_object_unref);
  satdoku_class_drops (klass, SatdokuSetView, switches, g_object_unref);
  satdoku_class_drops (klass, SatdokuSetView, watch, g_object_unref);
  satdoku_class_drops (klass, SatdokuSetView, tiles, g_ptr_array_unref);
}

static void
satdoku_set_view_init (SatdokuSetView *self)
{
  self->tiles = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->watch = satdoku_solvability_observer_new ();
  g_object_set (self->watch, "unique", TRUE, NULL);
  g_object_bind_property (self->watch, "outlook", self, "outlook", G_BINDING_DEFAULT);
}

GtkWidget *
satdoku_set_view_new (SatdokuPlay *play,
                      SatdokuSurgery *surgery,
                      SatdokuAmbiguityGuide *solutions)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_SURGERY (surgery), NULL);
  g_return_val_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (solutions), NULL);

  return g_object_new (SATDOKU_TYPE_SET_VIEW, "play", play, "surgery", surgery, "solutions",
                       solutions, NULL);
}
