/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the solver that is watched works, and how fast it is shown: who decides, what is learned, how
 * it propagates. What is chosen holds at once. */

#include "satdoku-config.h"

#include "satdoku-watch-options.h"

#include <glib/gi18n.h>

struct _SatdokuWatchOptions
{
  AdwBin parent_instance;

  /* Children. */
  GtkMenuButton *button;
  GtkDropDown *decide;
  GtkDropDown *learn;
  GtkDropDown *propagate;
  GtkDropDown *speed;
  GtkCheckButton *minimise;
  GtkCheckButton *restarts;

  SatdokuWatch *watch; /* owned (nullable) */
};

G_DEFINE_FINAL_TYPE (SatdokuWatchOptions, satdoku_watch_options, ADW_TYPE_BIN)

/* Milliseconds between steps, by row. */
static const guint intervals[] = { 1000, 300, 80, 16 };

static void
changed_cb (SatdokuWatchOptions *self)
{
  SatTraceOptions options = {
    .decide = (SatTraceDecide)gtk_drop_down_get_selected (self->decide),
    .learn = (SatTraceLearn)gtk_drop_down_get_selected (self->learn),
    .counting = gtk_drop_down_get_selected (self->propagate) == 1,
    .minimise = gtk_check_button_get_active (self->minimise),
    .restarts = gtk_check_button_get_active (self->restarts),
  };

  gtk_widget_set_sensitive (GTK_WIDGET (self->minimise), options.learn != SAT_TRACE_LEARN_NOTHING);
  gtk_widget_set_sensitive (GTK_WIDGET (self->restarts), options.learn != SAT_TRACE_LEARN_NOTHING);
  if (self->watch != NULL)
    satdoku_watch_set_options (self->watch, &options);
}

static void
satdoku_watch_options_dispose (GObject *object)
{
  g_clear_object (&SATDOKU_WATCH_OPTIONS (object)->watch);
  G_OBJECT_CLASS (satdoku_watch_options_parent_class)->dispose (object);
}

static void
satdoku_watch_options_class_init (SatdokuWatchOptionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_watch_options_dispose;
}

static GtkDropDown *
add_choice (GtkGrid *grid,
            int row,
            const char *title,
            const char *const *choices)
{
  GtkWidget *label = gtk_label_new_with_mnemonic (title);
  GtkWidget *drop = gtk_drop_down_new_from_strings (choices);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_mnemonic_widget (GTK_LABEL (label), drop);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (drop), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label,
                                  NULL, -1);
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  gtk_grid_attach (grid, drop, 1, row, 1, 1);
  return GTK_DROP_DOWN (drop);
}

static GtkCheckButton *
add_check (GtkGrid *grid,
           int row,
           const char *title)
{
  GtkWidget *check = gtk_check_button_new_with_mnemonic (title);

  gtk_grid_attach (grid, check, 0, row, 2, 1);
  return GTK_CHECK_BUTTON (check);
}

static void
add_button (GtkGrid *grid,
            int row,
            const char *title,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (title);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_grid_attach (grid, button, 0, row, 2, 1);
}

static void
create_choices (SatdokuWatchOptions *self,
                GtkGrid *grid)
{
  const char *const decide[] = {
    /* Translators: who decides in a solver that is watched. */
    _ ("I do"), _ ("First free variable"), _ ("Fewest candidates"),
    /* Translators: a rule of SAT solvers, by its name. */
    _ ("VSIDS"), NULL
  };
  const char *const learn[] = {
    /* Translators: what a solver learns from a conflict: the clause of the first unique implication
     * point. */
    _ ("First UIP"), _ ("Decisions only"),
    /* Translators: DPLL is the name of a procedure. */
    _ ("Nothing (DPLL)"), NULL
  };
  const char *const propagate[] = { _ ("Watched literals"), _ ("Counting"), NULL };
  const char *const speed[] = { _ ("1 step a second"), _ ("3 steps a second"),
                                _ ("12 steps a second"), _ ("60 steps a second"), NULL };

  self->decide = add_choice (grid, 0, _ ("Who _decides"), decide);
  self->learn = add_choice (grid, 1, _ ("What it _learns"), learn);
  self->propagate = add_choice (grid, 2, _ ("How it _propagates"), propagate);
  self->speed = add_choice (grid, 3, _ ("_Speed"), speed);
  self->minimise = add_check (grid, 4, _ ("_Minimise what is learned"));
  self->restarts = add_check (grid, 5, _ ("_Restart from time to time"));
  add_button (grid, 6, _ ("Save the _Graph as DOT…"), "watch.save-graph");
  add_button (grid, 7, _ ("Save a _Proof…"), "watch.save-proof");
}

static void
satdoku_watch_options_init (SatdokuWatchOptions *self)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *popover = gtk_popover_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  create_choices (self, GTK_GRID (grid));
  gtk_popover_set_child (GTK_POPOVER (popover), grid);
  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  gtk_menu_button_set_icon_name (self->button, "emblem-system-symbolic");
  gtk_menu_button_set_popover (self->button, popover);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), _ ("How the Solver Works"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("How the solver works"), -1);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->button));
  gtk_drop_down_set_selected (self->speed, 2);
}

static void
connect_choices (SatdokuWatchOptions *self)
{
  GtkDropDown *drops[] = { self->decide, self->learn, self->propagate };
  GtkCheckButton *checks[] = { self->minimise, self->restarts };

  for (gsize i = 0; i < G_N_ELEMENTS (drops); i++)
    g_signal_connect_object (drops[i], "notify::selected", G_CALLBACK (changed_cb), self,
                             G_CONNECT_SWAPPED);
  for (gsize i = 0; i < G_N_ELEMENTS (checks); i++)
    g_signal_connect_object (checks[i], "toggled", G_CALLBACK (changed_cb), self,
                             G_CONNECT_SWAPPED);
}

/**
 * satdoku_watch_options_set_watch:
 * @self: a button, without a solver
 * @watch: a solver
 *
 * Shows how the solver works, and changes that from then on.
 */
void
satdoku_watch_options_set_watch (SatdokuWatchOptions *self,
                                 SatdokuWatch *watch)
{
  const SatTraceOptions *options;

  g_return_if_fail (SATDOKU_IS_WATCH_OPTIONS (self) && SATDOKU_IS_WATCH (watch));
  g_return_if_fail (self->watch == NULL);

  options = satdoku_watch_get_options (watch);
  gtk_drop_down_set_selected (self->decide, options->decide);
  gtk_drop_down_set_selected (self->learn, options->learn);
  gtk_drop_down_set_selected (self->propagate, options->counting ? 1 : 0);
  gtk_check_button_set_active (self->minimise, options->minimise);
  gtk_check_button_set_active (self->restarts, options->restarts);
  self->watch = g_object_ref (watch);
  connect_choices (self);
}

/**
 * satdoku_watch_options_get_interval:
 * @self: a button
 *
 * Returns: the milliseconds between two steps of a run that is shown
 */
guint
satdoku_watch_options_get_interval (SatdokuWatchOptions *self)
{
  guint row;

  g_return_val_if_fail (SATDOKU_IS_WATCH_OPTIONS (self), 0);

  row = gtk_drop_down_get_selected (self->speed);
  return intervals[MIN (row, G_N_ELEMENTS (intervals) - 1)];
}
