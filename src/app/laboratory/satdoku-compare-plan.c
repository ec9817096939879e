/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The form in which a plan is made. What it says is the text of the plan: the window reads that
 * like any other plan, and says what is wrong with it. */

#include "satdoku-config.h"

#include "satdoku-compare-plan.h"

#include <glib/gi18n.h>
#include <math.h>
#include <sat-process-command.h>
#include <sat-process-profile.h>
#include <sudoku-reduction.h>

#include "satdoku-class.h"

struct _SatdokuComparePlan
{
  GtkWidget parent_instance;

  /* Owned. */
  GtkWidget *page;
  char *rest; /* (nullable): what the plan says that is not in the form */

  /* Below the page. */
  GtkWidget *board;
  GtkWidget *files;
  GPtrArray *solvers; /* (element-type GtkCheckButton) */
  GtkWidget *commands;
  GPtrArray *encodings;  /* (element-type GtkCheckButton) */
  GPtrArray *reductions; /* (element-type GtkCheckButton) */
  GtkWidget *seeds;
  GtkWidget *repeats;
  GtkWidget *time;
  GtkWidget *cpu;
  GtkWidget *memory;
};

G_DEFINE_FINAL_TYPE (SatdokuComparePlan, satdoku_compare_plan, GTK_TYPE_WIDGET)

enum
{
  PROP_TEXT = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
changed_cb (SatdokuComparePlan *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TEXT]);
}

/* What a widget of the form has is a part of the text. */
static void
follow (SatdokuComparePlan *self,
        GtkWidget *widget,
        const char *signal)
{
  g_signal_connect_object (widget, signal, G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

static GtkWidget *
add_group (SatdokuComparePlan *self,
           const char *title,
           const char *description)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), description);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (self->page), ADW_PREFERENCES_GROUP (group));
  return group;
}

/* The id of what it stands for goes with the check. */
static GtkWidget *
new_check_row (SatdokuComparePlan *self,
               const char *id,
               const char *title,
               const char *subtitle,
               GtkWidget **check)
{
  GtkWidget *row = adw_action_row_new ();

  *check = gtk_check_button_new ();
  gtk_widget_set_valign (*check, GTK_ALIGN_CENTER);
  g_object_set_data_full (G_OBJECT (*check), "id", g_strdup (id), g_free);
  gtk_accessible_update_property (GTK_ACCESSIBLE (*check), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  follow (self, *check, "notify::active");
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), *check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), *check);
  return row;
}

static GtkWidget *
add_entry (SatdokuComparePlan *self,
           GtkWidget *group,
           const char *title)
{
  GtkWidget *row = adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  follow (self, row, "notify::text");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return row;
}

static GtkWidget *
add_number (SatdokuComparePlan *self,
            GtkWidget *group,
            const char *title,
            const char *subtitle,
            double min,
            double max)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *spin = gtk_spin_button_new_with_range (min, max, 1);

  gtk_widget_set_valign (spin, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spin), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  follow (self, spin, "notify::value");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return spin;
}

static void
add_puzzles (SatdokuComparePlan *self)
{
  GtkWidget *group = add_group (self, _ ("Puzzles"), NULL);
  GtkWidget *row = new_check_row (self, SATDOKU_COMPARE_BOARD, _ ("The Puzzle on the Board"), NULL,
                                  &self->board);

  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->board), TRUE);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  /* Translators: “[1..50]” stays as it is: it takes the first fifty puzzles of a file. */
  self->files = add_entry (self, group, _ ("Files, such as sudoku.txt[1..50]"));
}

static void
add_solver (SatdokuComparePlan *self,
            GtkWidget *group,
            const char *id,
            const char *title,
            const char *subtitle)
{
  GtkWidget *check;
  GtkWidget *row = new_check_row (self, id, title, subtitle, &check);

  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  g_ptr_array_add (self->solvers, check);
}

/* Only those that are there; a plan may name others. */
static void
add_solvers (SatdokuComparePlan *self)
{
  GtkWidget *group = add_group (self, _ ("Solvers"),
                                _ ("Each command of your own stands in quotes."));
  gsize n_profiles;
  const SatProcessProfile *profiles = sat_process_profiles (&n_profiles);

  add_solver (self, group, "inside", _ ("Built-in SAT Solver"), NULL);
  gtk_check_button_set_active (g_ptr_array_index (self->solvers, 0), TRUE);
  for (gsize i = 0; i < n_profiles; i++)
    {
      g_autofree char *command = sat_process_command_describe (profiles[i].command, NULL);

      if (sat_process_profile_is_installed (&profiles[i]) &&
          sat_process_profile_finds_models (&profiles[i]))
        add_solver (self, group, profiles[i].id, profiles[i].summary, command);
    }
  /* Translators: “./mysolver %f” is an example of a command. */
  self->commands = add_entry (self, group, _ ("Own commands, such as './mysolver %f'"));
}

static void
add_encodings (SatdokuComparePlan *self)
{
  GtkWidget *group = add_group (self, _ ("Encodings"), NULL);
  GtkWidget *expander = adw_expander_row_new ();
  gsize n_encodings;
  const SudokuEncoding *encodings = sudoku_encodings (&n_encodings);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (expander), _ ("Encodings"));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), expander);
  for (gsize i = 0; i < n_encodings; i++)
    {
      GtkWidget *check;
      GtkWidget *row = new_check_row (self, encodings[i].id, encodings[i].id, NULL, &check);

      adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), row);
      g_ptr_array_add (self->encodings, check);
    }
  gtk_check_button_set_active (g_ptr_array_index (self->encodings, 0), TRUE);
}

static void
add_reductions (SatdokuComparePlan *self)
{
  GtkWidget *group = add_group (self, _ ("Excluded by Givens"), NULL);
  gsize n_reductions;
  const SudokuReduction *reductions = sudoku_reductions (&n_reductions);

  for (gsize i = 0; i < n_reductions; i++)
    {
      GtkWidget *check;
      GtkWidget *row = new_check_row (self, reductions[i].id, _ (reductions[i].name),
                                      _ (reductions[i].summary), &check);

      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
      g_ptr_array_add (self->reductions, check);
    }
  gtk_check_button_set_active (g_ptr_array_index (self->reductions, 0), TRUE);
}

static void
add_limits (SatdokuComparePlan *self)
{
  GtkWidget *group = add_group (self, _ ("Runs"), NULL);

  self->seeds = add_entry (self, group, _ ("Seeds, such as 1 2 3"));
  self->repeats = add_number (self, group, _ ("Repeats"), NULL, 1, 1000);
  self->time = add_number (self, group, _ ("Seconds"), _ ("For each run"), 1, 1e6);
  self->cpu =
    add_number (self, group, _ ("Seconds of the Processor"), _ ("0: no limit"), 0, 1e6);
  /* Translators: megabytes of 1024 × 1024 bytes. */
  self->memory = add_number (self, group, _ ("Memory in MiB"), _ ("0: no limit"), 0, 1e6);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->time), 10);
}

static void
satdoku_compare_plan_get_property (GObject *object,
                                   guint id,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  g_value_take_string (value, satdoku_compare_plan_dup_text (SATDOKU_COMPARE_PLAN (object)));
}

static void
satdoku_compare_plan_class_init (SatdokuComparePlanClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = satdoku_compare_plan_get_property;

  /* The plan as it is written in a file. */
  properties[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL,
                                               G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY |
                                                 G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  satdoku_class_drops (klass, SatdokuComparePlan, page, gtk_widget_unparent);
  satdoku_class_keeps (klass, SatdokuComparePlan, rest, g_free);
  satdoku_class_keeps (klass, SatdokuComparePlan, solvers, g_ptr_array_unref);
  satdoku_class_keeps (klass, SatdokuComparePlan, encodings, g_ptr_array_unref);
  satdoku_class_keeps (klass, SatdokuComparePlan, reductions, g_ptr_array_unref);
}

static void
satdoku_compare_plan_init (SatdokuComparePlan *self)
{
  self->solvers = g_ptr_array_new ();
  self->encodings = g_ptr_array_new ();
  self->reductions = g_ptr_array_new ();
  self->page = adw_preferences_page_new ();
  gtk_widget_set_parent (self->page, GTK_WIDGET (self));
  add_puzzles (self);
  add_solvers (self);
  add_encodings (self);
  add_reductions (self);
  add_limits (self);
}

GtkWidget *
satdoku_compare_plan_new (void)
{
  return g_object_new (SATDOKU_TYPE_COMPARE_PLAN, NULL);
}

static void
append_checked (GString *text,
                GtkWidget *check)
{
  if (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
    g_string_append_printf (text, " %s", (const char *)g_object_get_data (G_OBJECT (check), "id"));
}

static void
append_list (GString *text,
             const char *word,
             const GPtrArray *checks,
             GtkWidget *entry)
{
  g_autoptr (GString) values = g_string_new (NULL);
  g_autofree char *typed =
    entry != NULL ? g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry)))) : NULL;

  for (guint i = 0; checks != NULL && i < checks->len; i++)
    append_checked (values, g_ptr_array_index (checks, i));
  if (typed != NULL && *typed != '\0')
    g_string_append_printf (values, " %s", typed);
  if (values->len > 0)
    g_string_append_printf (text, "%s%s\n", word, values->str);
}

static guint
get_number (GtkWidget *spin)
{
  return (guint)gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin));
}

/* It may be wrong. */
char *
satdoku_compare_plan_dup_text (SatdokuComparePlan *self)
{
  g_autoptr (GPtrArray) boards = g_ptr_array_new ();
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (SATDOKU_IS_COMPARE_PLAN (self), NULL);

  g_ptr_array_add (boards, self->board);
  append_list (text, "puzzles", boards, self->files);
  append_list (text, "encodings", self->encodings, NULL);
  append_list (text, "reduce", self->reductions, NULL);
  append_list (text, "solvers", self->solvers, self->commands);
  append_list (text, "seeds", NULL, self->seeds);
  g_string_append_printf (text, "repeats %u\ntime %u\n", get_number (self->repeats),
                          get_number (self->time));
  if (get_number (self->cpu) > 0)
    g_string_append_printf (text, "cpu %u\n", get_number (self->cpu));
  if (get_number (self->memory) > 0)
    g_string_append_printf (text, "memory %uM\n", get_number (self->memory));
  if (self->rest != NULL)
    g_string_append (text, self->rest);
  return g_string_free (text, FALSE);
}

static char *
make_rest (const SudokuBenchPlan *plan)
{
  GString *rest = g_string_new (NULL);

  g_string_append_printf (rest, "numbering %s\nshuffle %" G_GUINT64_FORMAT "\n",
                          plan->numbering->id, plan->shuffle);
  if (plan->threads > 0)
    g_string_append_printf (rest, "threads %u\n", plan->threads);
  return g_string_free (rest, FALSE);
}

/* Returns: whether there is a check for it */
static gboolean
check (const GPtrArray *checks,
       const char *id)
{
  for (guint i = 0; i < checks->len; i++)
    if (g_strcmp0 (g_object_get_data (g_ptr_array_index (checks, i), "id"), id) == 0)
      {
        gtk_check_button_set_active (g_ptr_array_index (checks, i), TRUE);
        return TRUE;
      }
  return FALSE;
}

static void
uncheck_all (const GPtrArray *checks)
{
  for (guint i = 0; i < checks->len; i++)
    gtk_check_button_set_active (g_ptr_array_index (checks, i), FALSE);
}

static void
append_quoted (GString *text,
               const char *word)
{
  g_autofree char *quoted = strpbrk (word, " \t'\"\\#") != NULL ? g_shell_quote (word) : NULL;

  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", quoted != NULL ? quoted : word);
}

static void
set_files (SatdokuComparePlan *self,
           const SudokuBenchPlan *plan)
{
  g_autoptr (GString) files = g_string_new (NULL);
  gboolean has_board = FALSE;

  for (guint i = 0; i < plan->files->len; i++)
    {
      const SudokuBenchFile *file = g_ptr_array_index (plan->files, i);
      g_autofree char *last = file->last > 0 ? g_strdup_printf ("%u", file->last) : g_strdup ("");
      g_autofree char *slice = g_strdup_printf ("%s[%u..%s]", file->path, file->first, last);
      gboolean is_whole = file->first == 1 && file->last == 0;
      gboolean is_board = is_whole && g_str_equal (file->path, SATDOKU_COMPARE_BOARD);

      has_board |= is_board;
      if (!is_board)
        append_quoted (files, is_whole ? file->path : slice);
    }
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->board), has_board);
  gtk_editable_set_text (GTK_EDITABLE (self->files), files->str);
}

void
satdoku_compare_plan_set_plan (SatdokuComparePlan *self,
                               const SudokuBenchPlan *plan)
{
  g_autoptr (GString) commands = g_string_new (NULL);
  g_autoptr (GString) seeds = g_string_new (NULL);

  g_return_if_fail (SATDOKU_IS_COMPARE_PLAN (self) && plan != NULL);

  g_free (self->rest);
  self->rest = make_rest (plan);
  set_files (self, plan);
  uncheck_all (self->solvers);
  uncheck_all (self->encodings);
  uncheck_all (self->reductions);
  for (guint i = 0; i < plan->solvers->len; i++)
    if (!check (self->solvers, g_ptr_array_index (plan->solvers, i)))
      append_quoted (commands, g_ptr_array_index (plan->solvers, i));
  for (guint i = 0; i < plan->encodings->len; i++)
    check (self->encodings, ((const SudokuEncoding *)g_ptr_array_index (plan->encodings, i))->id);
  for (guint i = 0; i < plan->reductions->len; i++)
    check (self->reductions, g_ptr_array_index (plan->reductions, i));
  for (guint i = 0; i < plan->seeds->len; i++)
    append_quoted (seeds, g_ptr_array_index (plan->seeds, i));
  gtk_editable_set_text (GTK_EDITABLE (self->commands), commands->str);
  gtk_editable_set_text (GTK_EDITABLE (self->seeds), seeds->str);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->repeats), plan->repeats);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->time), ceil (plan->time));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->cpu), (double)plan->cpu);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->memory), (double)(plan->memory >> 20));
}
