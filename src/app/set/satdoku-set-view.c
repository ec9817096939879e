/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pane beside the board for one's own puzzle: its rules, how many numbers belong to it, and
 * the commands that make numbers part of the puzzle or free them again. It changes nothing
 * itself. */

#include "satdoku-config.h"

#include "satdoku-set-view.h"

#include <glib/gi18n.h>
#include <words-play.h>

#include "satdoku-wrap-box.h"

struct _SatdokuSetView
{
  GtkWidget parent_instance;

  /* Template children. */
  GtkWidget *box;
  GtkLabel *kind;
  GtkLabel *count;
  GtkListBox *rules;

  /* Owned. */
  SudokuGame *game; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (SatdokuSetView, satdoku_set_view, GTK_TYPE_WIDGET)

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

static void
show_rules (SatdokuSetView *self)
{
  const SudokuGeometry *geometry = sudoku_game_get_geometry (self->game);
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rules))) != NULL)
    gtk_list_box_remove (self->rules, row);
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    add_rule (self, sudoku_rule_get_kind (sudoku_geometry_get_rule (geometry, i)));
}

static void
show_count (SatdokuSetView *self)
{
  guint n_givens = sudoku_game_count (self->game, SUDOKU_ORIGIN_GIVEN);
  guint n_entries = sudoku_game_count (self->game, SUDOKU_ORIGIN_ENTRY) +
                    sudoku_game_count (self->game, SUDOKU_ORIGIN_ANSWER);
  g_autofree char *givens =
    g_strdup_printf (ngettext ("%u given", "%u givens", n_givens), n_givens);
  g_autofree char *entries =
    g_strdup_printf (ngettext ("%u other number", "%u other numbers", n_entries), n_entries);
  /* Translators: how many numbers there are: "28 givens", "3 other numbers". */
  g_autofree char *text = g_strdup_printf (_ ("%s, %s"), givens, entries);

  gtk_label_set_label (self->count, text);
}

/**
 * satdoku_set_view_set_game:
 * @self: a view
 * @game: the game that is on the board from now on
 */
void
satdoku_set_view_set_game (SatdokuSetView *self,
                           SudokuGame *game)
{
  g_autofree char *name = NULL;
  SudokuKind kind;

  g_return_if_fail (SATDOKU_IS_SET_VIEW (self) && SUDOKU_IS_GAME (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_signal_connect_object (game, "notify::revision", G_CALLBACK (show_count), self,
                           G_CONNECT_SWAPPED);
  sudoku_kind_init (&kind, sudoku_game_get_geometry (game));
  name = words_kind (&kind);
  gtk_label_set_label (self->kind, name);
  show_rules (self);
  show_count (self);
}

static void
satdoku_set_view_dispose (GObject *object)
{
  SatdokuSetView *self = SATDOKU_SET_VIEW (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_SET_VIEW);
  G_OBJECT_CLASS (satdoku_set_view_parent_class)->dispose (object);
}

static void
satdoku_set_view_class_init (SatdokuSetViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  G_OBJECT_CLASS (klass)->dispose = satdoku_set_view_dispose;

  gtk_widget_class_set_css_name (widget_class, "setview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/satdoku/Satdoku/satdoku-set-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuSetView, box);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSetView, kind);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSetView, count);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSetView, rules);
}

static void
satdoku_set_view_init (SatdokuSetView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * satdoku_set_view_new:
 *
 * Returns: (transfer floating): a view without a game
 */
GtkWidget *
satdoku_set_view_new (void)
{
  return g_object_new (SATDOKU_TYPE_SET_VIEW, NULL);
}
