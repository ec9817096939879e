/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A window to choose an external solver in, one of those that are known or a command, and to watch
 * it run. Its answer is handed on as a text. */

#include "satdoku-config.h"

#include "satdoku-solver-dialog.h"

#include <glib/gi18n.h>
#include <sat-process-command.h>
#include <sat-process-profile.h>
#include <words-error.h>
#include <words-terms.h>

#include "satdoku-class.h"
#include "satdoku-settings.h"
#include "satdoku-solver-run.h"

/* The id of the choice that is no profile. */
#define OWN "own"

struct _SatdokuSolverDialog
{
  AdwWindow parent_instance;

  /* Template children. */
  GtkStack *stack;
  AdwPreferencesGroup *solvers;
  GtkCheckButton *own_check;
  AdwEntryRow *own_command;
  GtkSpinButton *time_limit;
  GtkSpinButton *cpu_limit;
  GtkSpinButton *memory_limit;
  GtkWidget *missing_group;
  AdwExpanderRow *missing;
  GtkWidget *run_button;
  GtkButton *back_button;
  GtkSpinner *spinner;
  GtkLabel *title;
  GtkLabel *subtitle;
  GtkLabel *failure;
  GtkTextView *output;

  /* Owned. */
  SatdokuWorker *worker;
  SatdokuFormulaSource *source;
  GSettings *settings;
  GPtrArray *checks;         /* (element-type GtkCheckButton): by profile, NULL: none; borrowed */
  SatdokuSolverRun *run;     /* (nullable): that is shown */
  GCancellable *cancellable; /* (nullable): while it runs */
  char *shown;               /* (nullable): of the output */
};

G_DEFINE_FINAL_TYPE (SatdokuSolverDialog, satdoku_solver_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_ANSWERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* (nullable): the profile that is chosen; NULL: the command of the user. */
static const SatProcessProfile *
get_profile (SatdokuSolverDialog *self)
{
  gsize n_profiles;
  const SatProcessProfile *profiles = sat_process_profiles (&n_profiles);

  for (gsize i = 0; i < n_profiles; i++)
    {
      GtkCheckButton *check = g_ptr_array_index (self->checks, i);

      if (check != NULL && gtk_check_button_get_active (check))
        return &profiles[i];
    }
  return NULL;
}

static char *
dup_own_command (SatdokuSolverDialog *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->own_command))));
}

static gboolean
is_running (SatdokuSolverDialog *self)
{
  return self->cancellable != NULL;
}

static void
update_buttons (SatdokuSolverDialog *self)
{
  gboolean is_choosing =
    g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "choose") == 0;
  g_autofree char *command = dup_own_command (self);

  gtk_widget_set_visible (self->run_button, is_choosing);
  gtk_widget_set_sensitive (self->run_button,
                            get_profile (self) != NULL || *command != '\0');
  gtk_button_set_label (self->back_button,
                        is_choosing || is_running (self) ? _ ("_Cancel") : _ ("_Back"));
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), is_running (self));
  gtk_spinner_set_spinning (self->spinner, is_running (self));
}

static void
show_choice (SatdokuSolverDialog *self)
{
  gtk_stack_set_visible_child_name (self->stack, "choose");
  update_buttons (self);
  gtk_widget_grab_focus (self->run_button);
}

static void
stop (SatdokuSolverDialog *self)
{
  g_autoptr (GCancellable) cancellable = g_steal_pointer (&self->cancellable);

  if (cancellable != NULL)
    g_cancellable_cancel (cancellable);
}

/* The last lines, as a terminal shows them. */
static void
show_output (SatdokuSolverDialog *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->output);
  g_autofree char *text = satdoku_solver_run_dup_output (self->run);
  GtkTextIter end;

  if (g_strcmp0 (text, self->shown) == 0)
    return;
  g_free (self->shown);
  self->shown = g_steal_pointer (&text);
  gtk_text_buffer_set_text (buffer, self->shown, -1);
  gtk_text_buffer_get_end_iter (buffer, &end);
  gtk_text_buffer_place_cursor (buffer, &end);
  gtk_text_view_scroll_to_mark (self->output, gtk_text_buffer_get_insert (buffer), 0, TRUE, 0, 1);
}

static void
show_elapsed (SatdokuSolverDialog *self)
{
  g_autofree char *clauses = words_n_clauses (satdoku_formula_source_get_n_clauses (self->source));
  g_autofree char *text = NULL;
  double elapsed = 0;

  g_object_get (self->worker, "elapsed", &elapsed, NULL);
  /* Translators: the size of a formula ("120 clauses") and seconds that a solver has run so far. */
  text = g_strdup_printf (_ ("%s · %.1f s"), clauses, elapsed);
  gtk_label_set_label (self->subtitle, text);
}

static void
elapsed_cb (SatdokuSolverDialog *self)
{
  if (!is_running (self))
    return;
  show_elapsed (self);
  show_output (self);
}

static void
show_failure (SatdokuSolverDialog *self,
              const GError *error)
{
  g_autofree char *words = words_error (error, WORDS_STYLE_WINDOW);
  g_autofree char *title =
    /* Translators: %s is the name of a solver. */
    g_strdup_printf (_ ("No Answer from %s"), satdoku_solver_run_get_name (self->run));

  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->failure, words);
  gtk_widget_set_visible (GTK_WIDGET (self->failure), TRUE);
  show_output (self);
  update_buttons (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->back_button));
}

/* When it was cancelled, the window may be gone. */
static void
run_cb (GObject *source,
        GAsyncResult *result,
        gpointer user_data)
{
  SatdokuSolverDialog *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) text = satdoku_solver_run_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  g_clear_object (&self->cancellable);
  if (text == NULL)
    {
      show_failure (self, error);
      return;
    }
  g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, satdoku_solver_run_get_name (self->run), text);
  gtk_window_close (GTK_WINDOW (self));
}

/* By what the settings call them. */
static void
each_limit (SatdokuSolverDialog *self,
            void (*func) (SatdokuSolverDialog *self, const char *key, GtkSpinButton *spin))
{
  func (self, "solver-time-limit", self->time_limit);
  func (self, "solver-cpu-limit", self->cpu_limit);
  func (self, "solver-memory-limit", self->memory_limit);
}

static void
store_limit (SatdokuSolverDialog *self,
             const char *key,
             GtkSpinButton *spin)
{
  satdoku_settings_store (self->settings, key,
                          g_variant_new_int32 (gtk_spin_button_get_value_as_int (spin)));
}

static void
restore_limit (SatdokuSolverDialog *self,
               const char *key,
               GtkSpinButton *spin)
{
  gtk_spin_button_set_value (spin, g_settings_get_int (self->settings, key));
}

static void
remember (SatdokuSolverDialog *self)
{
  const SatProcessProfile *profile = get_profile (self);
  g_autofree char *command = dup_own_command (self);

  satdoku_settings_store (self->settings, "solver",
                          g_variant_new_string (profile != NULL ? profile->id : OWN));
  each_limit (self, store_limit);
  satdoku_settings_store (self->settings, "solver-command", g_variant_new_string (command));
}

static SatProcessLimits
get_limits (SatdokuSolverDialog *self)
{
  return (SatProcessLimits){
    .time = gtk_spin_button_get_value (self->time_limit),
    .cpu = (guint64)gtk_spin_button_get_value (self->cpu_limit),
    .memory = (guint64)gtk_spin_button_get_value (self->memory_limit) << 20,
  };
}

static void
start_cb (SatdokuSolverDialog *self)
{
  const SatProcessLimits limits = get_limits (self);
  const SatProcessProfile *profile = get_profile (self);
  g_autofree char *command = dup_own_command (self);
  const char *name = profile != NULL ? profile->summary : _ ("Own Command");
  g_autofree char *title = NULL;

  if ((profile == NULL && *command == '\0') || is_running (self))
    return;
  remember (self);
  g_clear_pointer (&self->run, satdoku_solver_run_unref);
  self->run = satdoku_solver_run_new (self->source, name, profile != NULL ? profile->id : command,
                                      &limits);
  self->cancellable = g_cancellable_new ();
  title = g_strdup_printf (_ ("Running %s…"), name);
  gtk_label_set_label (self->title, title);
  gtk_widget_set_visible (GTK_WIDGET (self->failure), FALSE);
  gtk_stack_set_visible_child_name (self->stack, "run");
  satdoku_solver_run_async (self->run, self->worker, self->cancellable, run_cb, self);
  show_elapsed (self);
  show_output (self);
  update_buttons (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->back_button));
}

static void
back_cb (SatdokuSolverDialog *self)
{
  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "choose") == 0)
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }
  stop (self);
  show_choice (self);
}

/* Typing a command chooses it. */
static void
own_changed_cb (SatdokuSolverDialog *self)
{
  g_autofree char *command = dup_own_command (self);

  if (*command != '\0' && gtk_widget_is_visible (GTK_WIDGET (self)))
    gtk_check_button_set_active (self->own_check, TRUE);
  update_buttons (self);
}

static GtkWidget *
make_row (const SatProcessProfile *profile,
          GtkCheckButton *check)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *command = sat_process_command_describe (profile->command, NULL);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), profile->summary);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), command);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), GTK_WIDGET (check));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (check));
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  profile->summary, -1);
  return row;
}

static GtkCheckButton *
make_check (SatdokuSolverDialog *self)
{
  GtkWidget *check = gtk_check_button_new ();

  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (check), self->own_check);
  g_signal_connect_object (check, "toggled", G_CALLBACK (update_buttons), self, G_CONNECT_SWAPPED);
  return GTK_CHECK_BUTTON (check);
}

/* What can't be run is listed all the same: one may want to install it. What prints no models is no
 * solver to ask for one. */
static void
fill_solvers (SatdokuSolverDialog *self)
{
  gsize n_profiles;
  const SatProcessProfile *profiles = sat_process_profiles (&n_profiles);
  guint n_missing = 0;

  for (gsize i = 0; i < n_profiles; i++)
    {
      GtkCheckButton *check;
      GtkWidget *row;

      g_ptr_array_add (self->checks, NULL);
      if (!sat_process_profile_finds_models (&profiles[i]))
        continue;
      check = make_check (self);
      row = make_row (&profiles[i], check);
      self->checks->pdata[i] = check;
      if (sat_process_profile_is_installed (&profiles[i]))
        {
          adw_preferences_group_add (self->solvers, row);
          continue;
        }
      gtk_widget_set_sensitive (row, FALSE);
      adw_expander_row_add_row (self->missing, row);
      n_missing++;
    }
  gtk_widget_set_visible (self->missing_group, n_missing > 0);
}

static gboolean
can_be_chosen (const SatProcessProfile *profile)
{
  return sat_process_profile_finds_models (profile) &&
         sat_process_profile_is_installed (profile);
}

/* The solver that was run last, or the first that is installed. */
static void
restore (SatdokuSolverDialog *self)
{
  gsize n_profiles;
  const SatProcessProfile *profiles = sat_process_profiles (&n_profiles);
  g_autofree char *id = g_settings_get_string (self->settings, "solver");
  g_autofree char *command = g_settings_get_string (self->settings, "solver-command");
  const SatProcessProfile *last = sat_process_profile_find (id);
  GtkCheckButton *chosen = self->own_check;

  gtk_editable_set_text (GTK_EDITABLE (self->own_command), command);
  each_limit (self, restore_limit);
  if (last != NULL && !can_be_chosen (last))
    last = NULL;
  for (gsize i = 0; last == NULL && !g_str_equal (id, OWN) && i < n_profiles; i++)
    if (can_be_chosen (&profiles[i]))
      last = &profiles[i];
  if (last != NULL)
    chosen = g_ptr_array_index (self->checks, (guint)(last - profiles));
  gtk_check_button_set_active (chosen, TRUE);
}

static void
satdoku_solver_dialog_dispose (GObject *object)
{
  stop (SATDOKU_SOLVER_DIALOG (object));
  satdoku_class_dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  satdoku_class_set_template (widget_class, "satdoku-solver-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolverDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolverDialog, solvers);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolverDialog, own_check);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolverDialog, own_command);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolverDialog, time_limit);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolverDialog, cpu_limit);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolverDialog, memory_limit);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolverDialog, missing_group);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolverDialog, missing);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolverDialog, run_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolverDialog, back_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolverDialog, spinner);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolverDialog, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolverDialog, subtitle);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolverDialog, failure);
  gtk_widget_class_bind_template_child (widget_class, SatdokuSolverDialog, output);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, own_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_buttons);
}

static void
satdoku_solver_dialog_class_init (SatdokuSolverDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_solver_dialog_dispose;

  /* The solver has answered. The dialog closes. @name: what the solver is called. @text: (type
   * GBytes): its answer as it has written it. */
  signals[SIGNAL_ANSWERED] =
    satdoku_class_add_signal (klass, "answered", 2, G_TYPE_STRING, G_TYPE_BYTES);
  bind_template (widget_class);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  satdoku_class_drops (klass, SatdokuSolverDialog, checks, g_ptr_array_unref);
  satdoku_class_drops (klass, SatdokuSolverDialog, run, satdoku_solver_run_unref);
  satdoku_class_drops (klass, SatdokuSolverDialog, source, g_object_unref);
  satdoku_class_drops (klass, SatdokuSolverDialog, shown, g_free);
  satdoku_class_drops (klass, SatdokuSolverDialog, settings, g_object_unref);
  satdoku_class_drops (klass, SatdokuSolverDialog, worker, g_object_unref);
}

static void
satdoku_solver_dialog_init (SatdokuSolverDialog *self)
{
  self->settings = satdoku_settings_new ();
  self->checks = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  /* What solvers print, and commands, are read from left to right in every language. */
  gtk_widget_set_direction (GTK_WIDGET (self->output), GTK_TEXT_DIR_LTR);
  fill_solvers (self);
  restore (self);
  update_buttons (self);
}

/* GTK owns the dialog until it is closed. */
GtkWindow *
satdoku_solver_dialog_new (GtkWindow *parent,
                           SatdokuWorker *worker,
                           SatdokuFormulaSource *source)
{
  SatdokuSolverDialog *self;

  g_return_val_if_fail (SATDOKU_IS_WORKER (worker) && source != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_SOLVER_DIALOG, "transient-for", parent, NULL);
  self->worker = g_object_ref (worker);
  self->source = g_object_ref (source);
  g_signal_connect_object (worker, "notify::elapsed", G_CALLBACK (elapsed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_grab_focus (self->run_button);
  return GTK_WINDOW (self);
}
