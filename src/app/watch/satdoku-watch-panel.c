/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The panel for watching a solver. On top are the commands: back to the last decision, a step back,
 * a step, on to the next conflict, and running by itself; a slider goes to any step. Then what the
 * step does, the board, the clause, and below them the trail or the last conflict. SatdokuWatch is
 * the solver; the panel only shows it. */

#include "satdoku-config.h"

#include "satdoku-watch-panel.h"

#include <glib/gi18n.h>
#include <words-error.h>
#include <words-terms.h>
#include <words-trace.h>

#include "satdoku-class.h"
#include "satdoku-decide-button.h"
#include "satdoku-derivation-view.h"
#include "satdoku-graph-view.h"
#include "satdoku-mini-board.h"
#include "satdoku-properties.h"
#include "satdoku-shortcuts.h"
#include "satdoku-trail-view.h"
#include "satdoku-watch-options.h"
#include "satdoku-watch-save.h"
#include "satdoku-watched-clause.h"
#include "satdoku-wrap-box.h"

struct _SatdokuWatchPanel
{
  AdwBin parent_instance;

  /* Template children. */
  GtkStack *stack;
  GtkLabel *trouble;
  GtkWidget *run_button;
  GtkScale *scale;
  GtkAdjustment *adjustment;
  GtkLabel *place;
  GtkLabel *sentence;
  SatdokuDecideButton *decide;
  SatdokuWatchOptions *options;
  GtkBox *board_place; /* of the board, where there is room */
  GtkBox *board_page;  /* of the board, where there is none */
  GtkWidget *board_button;
  SatdokuMiniBoard *board;
  SatdokuWatchedClause *clause;
  GtkStack *views;
  SatdokuTrailView *trail;
  SatdokuDerivationView *derivation;
  SatdokuGraphView *graph;

  /* Owned. */
  SatdokuWatch *watch;
  guint run_source; /* while it runs by itself */
  gboolean moving;  /* the slider follows */
  gboolean compact; /* there is no room for the board above the views */
};

G_DEFINE_FINAL_TYPE (SatdokuWatchPanel, satdoku_watch_panel, ADW_TYPE_BIN)

enum
{
  SIGNAL_CLAUSE,
  SIGNAL_REVEAL,
  SIGNAL_CLOSE,
  SIGNAL_OVERLAY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

enum
{
  PROP_WATCH,
  PROP_VIEW,
  PROP_COMPACT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
set_running (SatdokuWatchPanel *self,
             gboolean running);

static void
set_view (SatdokuWatchPanel *self,
          const char *view)
{
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->views), view) == 0)
    return;
  gtk_stack_set_visible_child_name (self->views, view);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VIEW]);
}

/* A board that one would have to scroll to is a view of its own. */
static void
set_compact (SatdokuWatchPanel *self,
             gboolean compact)
{
  GtkBox *from = compact ? self->board_place : self->board_page;
  GtkBox *to = compact ? self->board_page : self->board_place;

  if (self->compact == compact)
    return;
  self->compact = compact;
  g_object_ref (self->board);
  gtk_box_remove (from, GTK_WIDGET (self->board));
  gtk_box_append (to, GTK_WIDGET (self->board));
  g_object_unref (self->board);
  gtk_widget_set_visible (self->board_button,
                          compact && satdoku_watch_get_cnf (self->watch) != NULL);
  if (!gtk_widget_get_visible (self->board_button) &&
      g_str_equal (gtk_stack_get_visible_child_name (self->views), "board"))
    set_view (self, "trail");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPACT]);
}

static void
update_actions (SatdokuWatchPanel *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean can_go_on = satdoku_watch_can_go_on (self->watch);
  gboolean can_go_back = satdoku_watch_get_position (self->watch) > 0;
  guint end;

  gtk_widget_action_set_enabled (widget, "watch.forward", can_go_on);
  gtk_widget_action_set_enabled (widget, "watch.next-conflict", can_go_on);
  gtk_widget_action_set_enabled (widget, "watch.run", can_go_on || self->run_source != 0);
  gtk_widget_action_set_enabled (widget, "watch.back", can_go_back);
  gtk_widget_action_set_enabled (widget, "watch.last-decision", can_go_back);
  gtk_widget_action_set_enabled (widget, "watch.save-graph",
                                 satdoku_watch_find_derivation (self->watch, &end) != G_MAXUINT);
  gtk_widget_action_set_enabled (widget, "watch.save-proof", can_go_back);
  gtk_widget_action_set_enabled (widget, "watch.decide",
                                 satdoku_watch_find_choice (self->watch) != G_MAXUINT);
}

/* How the run ends, when one stands at its end. */
static const char *
say_end (SatdokuWatchPanel *self)
{
  SatTrace *trace = satdoku_watch_get_trace (self->watch);

  if (satdoku_watch_get_position (self->watch) < sat_trace_get_n_steps (trace))
    return NULL;
  switch (sat_trace_get_end (trace))
    {
    case SAT_TRACE_END_CHOICE:
      return _ ("Nothing more follows: decide something");
    case SAT_TRACE_END_LIMIT:
      return satdoku_watch_can_go_on (self->watch) ? NULL : _ ("The run is too long to go on");
    case SAT_TRACE_END_SATISFIED:
    case SAT_TRACE_END_UNSATISFIABLE:
    default:
      return NULL;
    }
}

static void
show_step (SatdokuWatchPanel *self)
{
  SatTrace *trace = satdoku_watch_get_trace (self->watch);
  const WordsVariables *of = satdoku_watch_get_variables (self->watch);
  guint position = satdoku_watch_get_position (self->watch);
  guint n_steps = sat_trace_get_n_steps (trace);
  g_autofree char *done = words_count (position);
  g_autofree char *all = words_count (n_steps);
  /* Translators: how many steps of a run are done, and how many there are. */
  g_autofree char *place = g_strdup_printf (_ ("Step %s of %s"), done, all);
  g_autofree char *step =
    position > 0 ? words_trace_step (of, trace, position - 1, FALSE) : NULL;
  g_autofree char *spoken =
    position > 0 ? words_trace_step (of, trace, position - 1, TRUE) : NULL;
  const char *end = say_end (self);
  g_autofree char *text = NULL;

  gtk_label_set_text (self->place, place);
  if (step == NULL)
    text = g_strdup (end != NULL ? end : _ ("Space makes the first step"));
  else
    /* Translators: two sentences: what a step did, and that the user has to decide now. */
    text = end != NULL ? g_strdup_printf (_ ("%s. %s"), step, end) : g_strdup (step);
  gtk_label_set_text (self->sentence, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sentence), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken != NULL ? spoken : text, -1);
}

static void
show_slider (SatdokuWatchPanel *self)
{
  SatTrace *trace = satdoku_watch_get_trace (self->watch);

  self->moving = TRUE;
  gtk_adjustment_set_upper (self->adjustment, sat_trace_get_n_steps (trace));
  gtk_adjustment_set_value (self->adjustment, satdoku_watch_get_position (self->watch));
  self->moving = FALSE;
}

static void
show_board (SatdokuWatchPanel *self)
{
  SudokuCnf *cnf = satdoku_watch_get_cnf (self->watch);
  g_autoptr (SatdokuOverlay) overlay = satdoku_watch_create_overlay (self->watch);
  guint clause = satdoku_watch_get_clause (self->watch);
  SatTrace *trace = satdoku_watch_get_trace (self->watch);

  g_signal_emit (self, signals[SIGNAL_OVERLAY], 0, overlay);
  gtk_widget_set_visible (GTK_WIDGET (self->board), cnf != NULL);
  gtk_widget_set_visible (self->board_button, cnf != NULL && self->compact);
  if (cnf == NULL)
    return;
  if (clause != SAT_TRACE_NO_CLAUSE && !sat_trace_is_learned (trace, clause))
    satdoku_mini_board_show_clause (self->board, cnf, clause);
  else
    satdoku_mini_board_show_puzzle (self->board, cnf);
  satdoku_mini_board_show_overlay (self->board, overlay);
  satdoku_mini_board_set_words (self->board, gtk_label_get_text (self->sentence));
}

/* Of what is learned, the clause of the conflict: the other one is not in the formula. */
static void
reveal (SatdokuWatchPanel *self,
        guint clause)
{
  SatTrace *trace = satdoku_watch_get_trace (self->watch);
  guint conflict = sat_trace_find_conflict (trace, satdoku_watch_get_position (self->watch));

  if (sat_trace_is_learned (trace, clause) && conflict != G_MAXUINT)
    clause = sat_trace_get_step (trace, conflict)->clause;
  if (clause != SAT_TRACE_NO_CLAUSE && !sat_trace_is_learned (trace, clause))
    g_signal_emit (self, signals[SIGNAL_REVEAL], 0, (guint64)clause);
}

static void
moved_cb (SatdokuWatchPanel *self)
{
  if (satdoku_watch_get_trace (self->watch) != NULL)
    {
      show_slider (self);
      show_step (self);
      show_board (self);
      satdoku_watched_clause_show (self->clause, self->watch,
                                   satdoku_watch_get_clause (self->watch), FALSE);
      reveal (self, satdoku_watch_get_clause (self->watch));
    }
  else
    g_signal_emit (self, signals[SIGNAL_OVERLAY], 0, NULL);
  satdoku_trail_view_show (self->trail, self->watch);
  satdoku_derivation_view_show (self->derivation, self->watch);
  satdoku_graph_view_show (self->graph, self->watch);
  update_actions (self);
}

static void
changed_cb (SatdokuWatchPanel *self)
{
  const GError *error = satdoku_watch_get_error (self->watch);
  g_autofree char *text = error != NULL ? words_error (error, WORDS_STYLE_WINDOW) : NULL;

  gtk_label_set_text (self->trouble, text != NULL ? text : "");
  gtk_stack_set_visible_child_name (self->stack, text != NULL ? "trouble" : "run");
  update_actions (self);
}

static void
forward_cb (SatdokuWatchPanel *self)
{
  satdoku_watch_step (self->watch);
}

static void
back_cb (SatdokuWatchPanel *self)
{
  SatdokuWatch *watch = self->watch;
  guint position = satdoku_watch_get_position (watch);

  if (position > 0)
    satdoku_watch_set_position (watch, position - 1);
}

static void
next_conflict_cb (SatdokuWatchPanel *self)
{
  satdoku_watch_next_conflict (self->watch);
  if (g_str_equal (gtk_stack_get_visible_child_name (self->views), "trail"))
    set_view (self, "conflict");
}

static void
last_decision_cb (SatdokuWatchPanel *self)
{
  satdoku_watch_last_decision (self->watch);
}

static gboolean
run_cb (gpointer user_data)
{
  SatdokuWatchPanel *self = user_data;

  if (satdoku_watch_is_busy (self->watch) || satdoku_watch_step (self->watch))
    return G_SOURCE_CONTINUE;
  self->run_source = 0;
  set_running (self, FALSE);
  return G_SOURCE_REMOVE;
}

static void
set_running (SatdokuWatchPanel *self,
             gboolean running)
{
  const char *title = running ? _ ("Pause") : _ ("Run");

  g_clear_handle_id (&self->run_source, g_source_remove);
  if (running)
    self->run_source =
      g_timeout_add (satdoku_watch_options_get_interval (self->options), run_cb, self);
  gtk_button_set_icon_name (GTK_BUTTON (self->run_button), running
                                                             ? "media-playback-pause-symbolic"
                                                             : "media-playback-start-symbolic");
  gtk_widget_set_tooltip_text (self->run_button, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->run_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  update_actions (self);
}

static void
toggle_run_cb (SatdokuWatchPanel *self)
{
  set_running (self, self->run_source == 0);
}

static void
decide_cb (SatdokuWatchPanel *self)
{
  satdoku_decide_button_open (self->decide);
}

static void
save_graph_cb (SatdokuWatchPanel *self)
{
  g_autofree char *text = satdoku_watch_dup_dot (self->watch);

  if (text != NULL)
    satdoku_watch_save (self->watch, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                        _ ("Save the Graph"), "conflict.dot", text);
}

static void
save_proof_cb (SatdokuWatchPanel *self)
{
  g_autofree char *text = satdoku_watch_dup_proof (self->watch);

  if (text != NULL)
    satdoku_watch_save (self->watch, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                        _ ("Save the Proof"), "proof.drup", text);
  else
    satdoku_watch_say (self->watch, _ ("Nothing is learned yet"));
}

static void
stop_cb (SatdokuWatchPanel *self)
{
  set_running (self, FALSE);
  satdoku_watch_cancel (self->watch);
}

static void
close_cb (GtkWidget *widget)
{
  g_signal_emit (widget, signals[SIGNAL_CLOSE], 0);
}

static void
slid_cb (SatdokuWatchPanel *self)
{
  if (!self->moving)
    satdoku_watch_set_position (self->watch, (guint)gtk_adjustment_get_value (self->adjustment));
}

static void
chosen_cb (SatdokuWatchPanel *self,
           guint clause)
{
  satdoku_watched_clause_show (self->clause, self->watch, clause, TRUE);
  reveal (self, clause);
}

/* The row of a node: unless what it shows has been taken back since. */
static void
node_chosen_cb (SatdokuWatchPanel *self,
                guint step)
{
  set_view (self, "trail");
  satdoku_trail_view_select_step (self->trail, step);
}

static void
activated_cb (SatdokuWatchPanel *self,
              guint clause)
{
  if (!sat_trace_is_learned (satdoku_watch_get_trace (self->watch), clause))
    g_signal_emit (self, signals[SIGNAL_CLAUSE], 0, (guint64)clause);
}

/* A value that is typed or picked for the one cell that is chosen is decided. */
static void
value_cb (SatdokuWatchPanel *self,
          guint value)
{
  if (value > 0)
    satdoku_watch_panel_decide (self, satdoku_mini_board_get_cursor (self->board), value);
}

/* Lists take Space for themselves, where nothing but one row can be selected anyway. */
static gboolean
space_cb (GtkWidget *widget,
          GVariant *arguments,
          gpointer user_data)
{
  return gtk_widget_activate_action (widget, "watch.forward", NULL);
}

static void
add_space (GtkWidget *widget)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_space, 0),
                      gtk_callback_action_new (space_cb, NULL, NULL)));
  gtk_widget_add_controller (widget, controller);
}

static gboolean
watch_panel_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SATDOKU_WATCH_PANEL (widget)->scale));
}

static void
watch_panel_unmap (GtkWidget *widget)
{
  set_running (SATDOKU_WATCH_PANEL (widget), FALSE);
  GTK_WIDGET_CLASS (satdoku_watch_panel_parent_class)->unmap (widget);
}

static void
satdoku_watch_panel_dispose (GObject *object)
{
  SatdokuWatchPanel *self = SATDOKU_WATCH_PANEL (object);

  if (self->watch != NULL)
    satdoku_watch_cancel (self->watch);
  satdoku_class_dispose (object);
}

static void
get_value (GObject *object,
           guint id,
           GValue *value,
           GParamSpec *pspec)
{
  GtkStack *views = SATDOKU_WATCH_PANEL (object)->views;

  g_value_set_string (value, gtk_stack_get_visible_child_name (views));
}

static void
set_value (GObject *object,
           guint id,
           const GValue *value,
           GParamSpec *pspec)
{
  if (id == PROP_COMPACT)
    set_compact (SATDOKU_WATCH_PANEL (object), g_value_get_boolean (value));
  else
    set_view (SATDOKU_WATCH_PANEL (object), g_value_get_string (value));
}

static void
add_signals (SatdokuWatchPanelClass *klass)
{
  /* The user wants to go to a clause. @clause: its index in the formula. */
  signals[SIGNAL_CLAUSE] = satdoku_class_add_signal (klass, "clause", 1, G_TYPE_UINT64);
  /* The shown step is about this clause. @clause: the index of a clause of the formula. */
  signals[SIGNAL_REVEAL] = satdoku_class_add_signal (klass, "reveal", 1, G_TYPE_UINT64);
  /* The user has seen enough. */
  signals[SIGNAL_CLOSE] = satdoku_class_add_signal (klass, "close", 0);
  /* Another step is looked at, or none any more; with %NULL, none of a puzzle. @overlay:
   * (nullable): a #SatdokuOverlay: what holds at the step, for any board of the puzzle. */
  signals[SIGNAL_OVERLAY] = satdoku_class_add_signal (klass, "overlay", 1, G_TYPE_POINTER);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  satdoku_class_set_template (widget_class, "satdoku-watch-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, trouble);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, run_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, scale);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, adjustment);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, place);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, sentence);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, decide);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, options);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, board_place);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, board_page);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, board_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, board);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, clause);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, views);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, trail);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, derivation);
  gtk_widget_class_bind_template_child (widget_class, SatdokuWatchPanel, graph);
  gtk_widget_class_bind_template_callback (widget_class, node_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, slid_cb);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, value_cb);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  satdoku_class_add_action (widget_class, "watch.forward", NULL, G_CALLBACK (forward_cb));
  satdoku_class_add_action (widget_class, "watch.back", NULL, G_CALLBACK (back_cb));
  satdoku_class_add_action (widget_class, "watch.next-conflict", NULL,
                            G_CALLBACK (next_conflict_cb));
  satdoku_class_add_action (widget_class, "watch.last-decision", NULL,
                            G_CALLBACK (last_decision_cb));
  satdoku_class_add_action (widget_class, "watch.run", NULL, G_CALLBACK (toggle_run_cb));
  satdoku_class_add_action (widget_class, "watch.decide", NULL, G_CALLBACK (decide_cb));
  gtk_widget_class_install_property_action (widget_class, "watch.view", "view");
  satdoku_class_add_action (widget_class, "watch.save-graph", NULL, G_CALLBACK (save_graph_cb));
  satdoku_class_add_action (widget_class, "watch.save-proof", NULL, G_CALLBACK (save_proof_cb));
  satdoku_class_add_action (widget_class, "watch.stop", NULL, G_CALLBACK (stop_cb));
  satdoku_class_add_action (widget_class, "watch.close", NULL, G_CALLBACK (close_cb));
}

static void
satdoku_watch_panel_class_init (SatdokuWatchPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[N_PROPS] = {
    /* For what is in the panel. */
    [PROP_WATCH] = { "watch", SATDOKU_TYPE_WATCH, G_PARAM_READABLE,
                     G_STRUCT_OFFSET (SatdokuWatchPanel, watch) },
    /* What stands below: “trail”, “conflict” or “graph”, or “board” when it is compact. */
    [PROP_VIEW] = { "view", G_TYPE_STRING, G_PARAM_READWRITE, .get = get_value, .set = set_value },
    /* Whether there is too little room to see the board and a view together, so that the board is a
     * view of its own. */
    [PROP_COMPACT] = { "compact", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                       G_STRUCT_OFFSET (SatdokuWatchPanel, compact), .set = set_value },
  };

  G_OBJECT_CLASS (klass)->dispose = satdoku_watch_panel_dispose;
  satdoku_properties_install (klass, rows, N_PROPS, properties);
  widget_class->grab_focus = watch_panel_grab_focus;
  widget_class->unmap = watch_panel_unmap;
  g_type_ensure (SATDOKU_TYPE_DECIDE_BUTTON);
  g_type_ensure (SATDOKU_TYPE_DERIVATION_VIEW);
  g_type_ensure (SATDOKU_TYPE_GRAPH_VIEW);
  g_type_ensure (SATDOKU_TYPE_MINI_BOARD);
  g_type_ensure (SATDOKU_TYPE_TRAIL_VIEW);
  g_type_ensure (SATDOKU_TYPE_WATCH_OPTIONS);
  g_type_ensure (SATDOKU_TYPE_WATCHED_CLAUSE);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  add_signals (klass);
  install_actions (widget_class);
  bind_template (widget_class);
  satdoku_class_removes (klass, SatdokuWatchPanel, run_source);
  satdoku_class_keeps (klass, SatdokuWatchPanel, watch, g_object_unref);
}

static void
satdoku_watch_panel_init (SatdokuWatchPanel *self)
{
  self->watch = satdoku_watch_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  /* Everywhere on the page; but a window takes Space for itself, so while the focus is here they
   * are looked for before it. */
  satdoku_shortcuts_install_page (GTK_WIDGET (self), "watch.");
  satdoku_shortcuts_install_part (GTK_WIDGET (self), "watch.");
  add_space (GTK_WIDGET (self->trail));
  add_space (GTK_WIDGET (self->derivation));
  g_signal_connect_object (self->watch, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->watch, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  set_running (self, FALSE);
}

SATDOKU_DEFINE_GETTER (SatdokuWatchPanel, satdoku_watch_panel, watch, SatdokuWatch *)

/* (nullable): what holds at the step that is looked at; %NULL: nothing is watched. */
SatTraceState *
satdoku_watch_panel_create_state (SatdokuWatchPanel *self)
{
  g_return_val_if_fail (SATDOKU_IS_WATCH_PANEL (self), NULL);

  return satdoku_watch_create_state (self->watch);
}

/* At the next choice, when the formula is that of a puzzle. */
void
satdoku_watch_panel_decide (SatdokuWatchPanel *self,
                            guint cell,
                            guint value)
{
  SudokuCnf *cnf = NULL;

  g_return_if_fail (SATDOKU_IS_WATCH_PANEL (self) && value > 0);

  cnf = satdoku_watch_get_cnf (self->watch);
  if (cnf != NULL)
    satdoku_watch_decide (self->watch, sudoku_cnf_get_variable (cnf, cell, value));
}

/* Watches the solver on the formula, (nullable), from its first step. */
void
satdoku_watch_panel_set_source (SatdokuWatchPanel *self,
                                SatdokuFormulaSource *source)
{
  g_return_if_fail (SATDOKU_IS_WATCH_PANEL (self));

  set_running (self, FALSE);
  satdoku_watch_set_source (self->watch, source);
}
