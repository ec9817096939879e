/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window with the finished puzzles: for each kind how many, the best, average and last time, a
 * chart, and the same as a table. It changes nothing but that it clears the history when told
 * to, which can be taken back. */

#include "satdoku-config.h"

#include "satdoku-statistics.h"

#include <glib/gi18n.h>
#include <words-play.h>

#include "satdoku-chart.h"
#include "satdoku-messages.h"

struct _SatdokuStatistics
{
  AdwWindow parent_instance;

  /* Template children. */
  AdwToastOverlay *toasts;
  GtkStack *stack;
  GtkDropDown *kind_list;
  GtkLabel *n_finished;
  GtkLabel *best;
  GtkLabel *average;
  GtkLabel *last;
  SatdokuChart *chart;
  GtkWidget *chart_frame;
  GtkListBox *table;

  /* Owned. */
  SatdokuMessages *messages;
  SatdokuHistory *history;
  GArray *records;
  GArray *kinds;
  GtkStringList *kind_names;
  SudokuKind kind; /* the one that is shown; side 0: none yet */
};

G_DEFINE_FINAL_TYPE (SatdokuStatistics, satdoku_statistics, ADW_TYPE_WINDOW)

/* A screen reader reads the caption under the number before the number. */
static void
set_tile (GtkLabel *label,
          const char *text)
{
  GtkWidget *below = gtk_widget_get_next_sibling (GTK_WIDGET (label));
  const char *name = gtk_label_get_label (GTK_LABEL (below));
  /* Translators: a number in words and figures for a screen reader: "Best: 3:07". */
  g_autofree char *spoken = g_strdup_printf (_ ("%s: %s"), name, text);

  gtk_label_set_label (label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
}

static void
set_time (GtkLabel *label,
          double seconds,
          gboolean known)
{
  g_autofree char *text = known ? words_time (seconds) : g_strdup ("–");

  set_tile (label, text);
}

static void
describe_chart (SatdokuStatistics *self,
                const SudokuSummary *summary,
                guint n_points)
{
  g_autofree char *best = words_time (summary->best);
  g_autofree char *last = words_time (summary->last);
  g_autofree char *count = NULL;
  g_autofree char *description = NULL;

  count = g_strdup_printf (ngettext ("Chart of the time of %u puzzle",
                                     "Chart of the times of %u puzzles", n_points),
                           n_points);
  description = summary->n_timed > 0
                  /* Translators: what a chart shows ("Chart of the times of 12 puzzles"), the best
                   * and the last time in it. */
                  ? g_strdup_printf (_ ("%s: the best is %s, the last %s"), count, best, last)
                  : g_strdup (count);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->chart), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  description, -1);
}

static GtkWidget *
create_cell (const char *text,
             gboolean numeric,
             gboolean expand)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), numeric ? 1 : 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, expand);
  if (numeric)
    gtk_widget_add_css_class (label, "numeric");
  return label;
}

static char *
describe_details (const SudokuResult *record,
                  gboolean best)
{
  g_autofree char *givens =
    g_strdup_printf (ngettext ("%u given", "%u givens", record->n_given), record->n_given);

  if (record->stage == SUDOKU_RESULT_HELPED)
    /* Translators: of a finished puzzle; %s is "30 givens". */
    return g_strdup_printf (_ ("%s, with help"), givens);
  if (best)
    /* Translators: of a finished puzzle; %s is "30 givens". */
    return g_strdup_printf (_ ("%s, best time"), givens);
  return g_steal_pointer (&givens);
}

static GtkWidget *
create_row (const SudokuResult *record,
            gboolean best)
{
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (record->when);
  g_autofree char *date = g_date_time_format (when, "%x %H:%M");
  g_autofree char *time = words_time (record->seconds);
  g_autofree char *details = describe_details (record, best);
  /* Translators: a finished puzzle for a screen reader: when, how long it took, and details. */
  g_autofree char *spoken = g_strdup_printf (_ ("%s: %s, %s"), date, time, details);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *labels = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *dim = create_cell (details, FALSE, TRUE);

  gtk_widget_add_css_class (dim, "row-details");
  gtk_box_append (GTK_BOX (labels), create_cell (date, FALSE, TRUE));
  gtk_box_append (GTK_BOX (labels), dim);
  gtk_box_append (GTK_BOX (box), labels);
  if (best)
    {
      GtkWidget *star = gtk_image_new_from_icon_name ("starred-symbolic");

      gtk_widget_add_css_class (star, "medal");
      gtk_box_append (GTK_BOX (box), star);
    }
  gtk_box_append (GTK_BOX (box), create_cell (time, TRUE, FALSE));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

/* The newest on top, where the chart ends. */
static void
fill_table (SatdokuStatistics *self,
            const SudokuSummary *summary)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->table))) != NULL)
    gtk_list_box_remove (self->table, row);
  for (guint i = self->records->len; i-- > 0;)
    {
      const SudokuResult *record = &g_array_index (self->records, SudokuResult, i);
      gboolean best = sudoku_result_counts (record) && record->seconds <= summary->best;

      if (sudoku_kind_compare (&record->kind, &self->kind) == 0)
        gtk_list_box_append (self->table, create_row (record, best));
    }
}

static void
fill_chart (SatdokuStatistics *self,
            const SudokuSummary *summary)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (SatdokuChartPoint));

  for (guint i = 0; i < self->records->len; i++)
    {
      const SudokuResult *record = &g_array_index (self->records, SudokuResult, i);
      SatdokuChartPoint point = { record->seconds, sudoku_result_counts (record) };

      if (sudoku_kind_compare (&record->kind, &self->kind) == 0)
        g_array_append_val (points, point);
    }
  satdoku_chart_set_points (self->chart, (const SatdokuChartPoint *)(gpointer)points->data,
                            points->len);
  gtk_widget_set_visible (self->chart_frame, points->len > 1);
  describe_chart (self, summary, points->len);
}

static void
show_kind (SatdokuStatistics *self)
{
  SudokuSummary summary;
  g_autofree char *n_finished = NULL;

  sudoku_results_summarise (self->records, &self->kind, &summary);
  n_finished = g_strdup_printf ("%u", summary.n_finished);
  set_tile (self->n_finished, n_finished);
  set_time (self->best, summary.best, summary.n_timed > 0);
  set_time (self->average, summary.average, summary.n_timed > 0);
  set_time (self->last, summary.last, summary.n_timed > 0);
  fill_chart (self, &summary);
  fill_table (self, &summary);
}

static void
kind_chosen_cb (SatdokuStatistics *self)
{
  guint selected = gtk_drop_down_get_selected (self->kind_list);

  if (self->kinds == NULL || selected >= self->kinds->len)
    return;
  self->kind = g_array_index (self->kinds, SudokuKind, selected);
  show_kind (self);
}

/* Goes on showing the kind that was shown, if there still is one. */
static void
fill_kinds (SatdokuStatistics *self)
{
  guint selected = 0;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->kinds->len; i++)
    {
      const SudokuKind *kind = &g_array_index (self->kinds, SudokuKind, i);

      if (sudoku_kind_compare (kind, &self->kind) == 0)
        selected = i;
      g_ptr_array_add (names, words_kind (kind));
    }
  g_ptr_array_add (names, NULL);
  self->kind = g_array_index (self->kinds, SudokuKind, selected);
  gtk_string_list_splice (self->kind_names, 0,
                          g_list_model_get_n_items (G_LIST_MODEL (self->kind_names)),
                          (const char *const *)names->pdata);
  gtk_drop_down_set_selected (self->kind_list, selected);
  gtk_widget_set_visible (GTK_WIDGET (self->kind_list), self->kinds->len > 0);
}

static void
reload (SatdokuStatistics *self)
{
  g_autoptr (GError) error = NULL;
  guint n_damaged = 0;
  GArray *records = satdoku_history_load (self->history, &n_damaged, &error);
  gboolean any = records != NULL && records->len > 0;

  if (error != NULL)
    satdoku_messages_say_error (self->messages, error);
  if (n_damaged > 0)
    satdoku_messages_say (self->messages,
                          _ ("Some of the history could not be read and was set aside"));
  gtk_stack_set_visible_child_name (self->stack, any ? "records" : "empty");
  gtk_widget_set_visible (GTK_WIDGET (self->kind_list), any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "statistics.clear", any);
  if (!any)
    {
      g_clear_pointer (&records, g_array_unref);
      return;
    }
  g_clear_pointer (&self->records, g_array_unref);
  g_clear_pointer (&self->kinds, g_array_unref);
  self->records = records;
  self->kinds = sudoku_results_get_kinds (records);
  fill_kinds (self);
  show_kind (self);
}

static void
clear_cb (GtkWidget *widget,
          const char *name,
          GVariant *parameter)
{
  SatdokuStatistics *self = SATDOKU_STATISTICS (widget);
  g_autoptr (GError) error = NULL;

  if (!satdoku_history_clear (self->history, &error))
    {
      satdoku_messages_say_error (self->messages, error);
      return;
    }
  satdoku_messages_say_of (self->messages, SATDOKU_MESSAGE_LASTING, _ ("The history was cleared"),
                           _ ("_Undo"), "statistics.restore");
}

static void
restore_cb (GtkWidget *widget,
            const char *name,
            GVariant *parameter)
{
  SatdokuStatistics *self = SATDOKU_STATISTICS (widget);
  g_autoptr (GError) error = NULL;

  if (!satdoku_history_restore (self->history, &error))
    satdoku_messages_say_error (self->messages, error);
}

static void
satdoku_statistics_dispose (GObject *object)
{
  SatdokuStatistics *self = SATDOKU_STATISTICS (object);

  if (self->history != NULL)
    g_signal_handlers_disconnect_by_data (self->history, self);
  g_clear_object (&self->messages);
  gtk_widget_dispose_template (GTK_WIDGET (self), SATDOKU_TYPE_STATISTICS);
  g_clear_object (&self->history);
  g_clear_pointer (&self->records, g_array_unref);
  g_clear_pointer (&self->kinds, g_array_unref);
  G_OBJECT_CLASS (satdoku_statistics_parent_class)->dispose (object);
}

static void
satdoku_statistics_class_init (SatdokuStatisticsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_statistics_dispose;

  g_type_ensure (SATDOKU_TYPE_CHART);
  gtk_widget_class_install_action (widget_class, "statistics.clear", NULL, clear_cb);
  gtk_widget_class_install_action (widget_class, "statistics.restore", NULL, restore_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/satdoku/Satdoku/satdoku-statistics.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, toasts);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, stack);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, kind_list);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, kind_names);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, n_finished);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, best);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, average);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, last);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, chart);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, chart_frame);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, table);
  gtk_widget_class_bind_template_callback (widget_class, kind_chosen_cb);
}

static void
satdoku_statistics_init (SatdokuStatistics *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->messages = satdoku_messages_new (self->toasts);
}

/* GTK owns the window until it is closed. */
GtkWindow *
satdoku_statistics_new (SatdokuHistory *history)
{
  SatdokuStatistics *self;

  g_return_val_if_fail (SATDOKU_IS_HISTORY (history), NULL);

  self = g_object_new (SATDOKU_TYPE_STATISTICS, NULL);
  self->history = g_object_ref (history);
  g_signal_connect_object (history, "notify::revision", G_CALLBACK (reload), self,
                           G_CONNECT_SWAPPED);
  reload (self);
  return GTK_WINDOW (self);
}

static gboolean
choose_exactly (SatdokuStatistics *self,
                const SudokuKind *kind)
{
  for (guint i = 0; self->kinds != NULL && i < self->kinds->len; i++)
    if (sudoku_kind_compare (&g_array_index (self->kinds, SudokuKind, i), kind) == 0)
      {
        gtk_drop_down_set_selected (self->kind_list, i);
        return TRUE;
      }
  return FALSE;
}

/* Any difficulty will do. */
static void
choose_shape (SatdokuStatistics *self,
              const SudokuKind *kind)
{
  SudokuKind other = *kind;

  for (guint i = 0; i < SUDOKU_N_DIFFICULTIES; i++)
    {
      other.difficulty = (SudokuDifficulty)i;
      if (choose_exactly (self, &other))
        return;
    }
}

/* Shows this kind of puzzle, or else one of the same shape, if any was finished. */
void
satdoku_statistics_choose (SatdokuStatistics *self,
                           const SudokuKind *kind)
{
  g_return_if_fail (SATDOKU_IS_STATISTICS (self) && kind != NULL);

  if (!choose_exactly (self, kind))
    choose_shape (self, kind);
}
