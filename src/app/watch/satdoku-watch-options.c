/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the solver that is watched works, and how fast it is shown: what decides, what is learned,
 * how it propagates. What is chosen holds at once. */

#include "satdoku-config.h"

#include "satdoku-watch-options.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"

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

enum
{
  PROP_WATCH = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Milliseconds between steps, by row. */
static const guint intervals[] = { 1000, 300, 80, 16 };

/* Without learning there is nothing to minimize or to keep over a restart. */
static gboolean
learns (GBinding *binding,
        const GValue *from,
        GValue *to,
        gpointer user_data)
{
  g_value_set_boolean (to, g_value_get_uint (from) != SAT_TRACE_LEARN_NOTHING);
  return TRUE;
}

static void
set_watch (SatdokuWatchOptions *self,
           SatdokuWatch *watch)
{
  const GBindingFlags flags = G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE;

  if (watch == NULL)
    return;
  self->watch = g_object_ref (watch);
  g_object_bind_property (watch, "decide", self->decide, "selected", flags);
  g_object_bind_property (watch, "learn", self->learn, "selected", flags);
  g_object_bind_property (watch, "propagate", self->propagate, "selected", flags);
  g_object_bind_property (watch, "minimise", self->minimise, "active", flags);
  g_object_bind_property (watch, "restarts", self->restarts, "active", flags);
  g_object_bind_property_full (watch, "learn", self->minimise, "sensitive", G_BINDING_SYNC_CREATE,
                               learns, NULL, NULL, NULL);
  g_object_bind_property_full (watch, "learn", self->restarts, "sensitive", G_BINDING_SYNC_CREATE,
                               learns, NULL, NULL, NULL);
}

static void
satdoku_watch_options_set_property (GObject *object,
                                    guint id,
                                    const GValue *value,
                                    GParamSpec *pspec)
{
  set_watch (SATDOKU_WATCH_OPTIONS (object), g_value_get_object (value));
}

static void
satdoku_watch_options_class_init (SatdokuWatchOptionsClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = satdoku_watch_options_set_property;
  /* Set once. */
  properties[PROP_WATCH] =
    g_param_spec_object ("watch", NULL, NULL, SATDOKU_TYPE_WATCH,
                         G_PARAM_WRITABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  satdoku_class_drops (klass, SatdokuWatchOptions, watch, g_object_unref);
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

/* The milliseconds between two steps of a run that is shown. */
guint
satdoku_watch_options_get_interval (SatdokuWatchOptions *self)
{
  guint row;

  g_return_val_if_fail (SATDOKU_IS_WATCH_OPTIONS (self), 0);

  row = gtk_drop_down_get_selected (self->speed);
  return intervals[MIN (row, G_N_ELEMENTS (intervals) - 1)];
}
