/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window with what was played: for each kind and level how many, the best and average time, and
 * the last times as a line; of the level that is chosen a chart and all puzzles, and the days in a
 * row whose puzzles were solved. All of it can be copied as a table; nothing goes anywhere else. It
 * changes nothing but that it clears the history when told to, which can be taken back. */

#include "satdoku-config.h"

#include "satdoku-statistics.h"

#include <glib/gi18n.h>
#include <sudoku-day.h>
#include <words-day.h>
#include <words-play.h>
#include <words-tally.h>

#include "satdoku-chart.h"
#include "satdoku-class.h"
#include "satdoku-messages.h"
#include "satdoku-properties.h"
#include "satdoku-wrap-box.h"

struct _SatdokuStatistics
{
  AdwWindow parent_instance;

  /* Template children. */
  AdwToastOverlay *toasts;
  GtkStack *stack;
  GtkDropDown *kind_list;
  GtkListBox *levels;
  GtkLabel *streak;
  GtkLabel *n_played;
  GtkLabel *n_finished;
  GtkLabel *best;
  GtkLabel *average;
  SatdokuChart *chart;
  GtkWidget *chart_frame;
  GtkWidget *outlined; /* what an open circle is */
  GtkListBox *table;

  /* Owned. */
  SatdokuMessages *messages;
  SatdokuHistory *history;
  GArray *records; /* (nullable) (element-type SudokuResult) */
  GArray *tallies; /* (nullable) (element-type SudokuTally) */
  GArray *kinds;   /* (element-type SudokuKind): in the order of the list */
  GtkStringList *kind_names;

  SudokuKind kind;   /* the one that is shown; side 0: none yet */
  SudokuLevel level; /* the one that is shown */
  guint revision;    /* of the history */
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

static char *
describe_line (const SudokuTally *tally,
               guint n_points)
{
  g_autofree char *best = words_time (tally->best);
  g_autofree char *average = words_time (tally->average);
  g_autofree char *count = g_strdup_printf (ngettext ("Chart of the time of %u puzzle",
                                                      "Chart of the times of %u puzzles", n_points),
                                            n_points);

  if (tally->n_timed == 0)
    return g_steal_pointer (&count);
  /* Translators: what a chart shows ("Chart of the times of 12 puzzles"), the best and the average
   * time in it. */
  return g_strdup_printf (_ ("%s: the best is %s, the average %s"), count, best, average);
}

static void
describe_chart (GtkWidget *chart,
                const SudokuTally *tally,
                guint n_points)
{
  g_autofree char *description = describe_line (tally, n_points);

  gtk_accessible_update_property (GTK_ACCESSIBLE (chart), GTK_ACCESSIBLE_PROPERTY_LABEL,
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

/* Is it of the kind and level that are shown? */
static gboolean
is_shown (SatdokuStatistics *self,
          const SudokuResult *record)
{
  SudokuKind kind = record->kind;

  kind.difficulty = SUDOKU_DIFFICULTY_UNKNOWN;
  return record->stage != SUDOKU_RESULT_BEGUN && record->level == self->level &&
         sudoku_kind_compare (&kind, &self->kind) == 0;
}

/* The newest on top, where the chart ends. */
static void
fill_table (SatdokuStatistics *self,
            const SudokuTally *tally)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->table))) != NULL)
    gtk_list_box_remove (self->table, row);
  for (guint i = self->records->len; i-- > 0;)
    {
      const SudokuResult *record = &g_array_index (self->records, SudokuResult, i);
      gboolean best = sudoku_result_counts (record) && record->seconds <= tally->best;

      if (is_shown (self, record))
        gtk_list_box_append (self->table, create_row (record, best));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->table), tally->n_finished > 0);
}

static void
fill_chart (SatdokuStatistics *self,
            const SudokuTally *tally)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (SatdokuChartPoint));
  gboolean all_count = TRUE;

  for (guint i = 0; i < self->records->len; i++)
    {
      const SudokuResult *record = &g_array_index (self->records, SudokuResult, i);
      SatdokuChartPoint point = { record->seconds, sudoku_result_counts (record) };

      if (!is_shown (self, record))
        continue;
      g_array_append_val (points, point);
      all_count = all_count && point.counts;
    }
  satdoku_chart_set_points (self->chart, (const SatdokuChartPoint *)(gpointer)points->data,
                            points->len);
  gtk_widget_set_visible (self->chart_frame, points->len > 1);
  gtk_widget_set_visible (self->outlined, !all_count && points->len <= SATDOKU_CHART_DOTS_MAX);
  describe_chart (GTK_WIDGET (self->chart), tally, points->len);
}

static void
show_tally (SatdokuStatistics *self,
            const SudokuTally *tally)
{
  g_autofree char *n_played = g_strdup_printf ("%u", tally->n_played);
  g_autofree char *n_finished = g_strdup_printf ("%u", tally->n_finished);

  self->level = tally->level;
  set_tile (self->n_played, n_played);
  set_tile (self->n_finished, n_finished);
  set_time (self->best, tally->best, tally->n_timed > 0);
  set_time (self->average, tally->average, tally->n_timed > 0);
  fill_chart (self, tally);
  fill_table (self, tally);
}

static GtkWidget *
create_line (const SudokuTally *tally)
{
  GtkWidget *line = satdoku_chart_new_small ();
  SatdokuChartPoint points[SUDOKU_TALLY_LAST];

  for (guint i = 0; i < tally->n_last; i++)
    points[i] = (SatdokuChartPoint){ tally->last[i].seconds, tally->last[i].counts };
  satdoku_chart_set_points (SATDOKU_CHART (line), points, tally->n_last);
  gtk_widget_set_valign (line, GTK_ALIGN_CENTER);
  describe_chart (line, tally, tally->n_last);
  return line;
}

/* A row of the list of levels, for its tally. */
static GtkWidget *
create_level (const SudokuTally *tally)
{
  g_autofree char *counts = words_tally_counts (tally);
  /* Translators: a level of puzzles for a screen reader, such as "Hard", and how many were
   * solved. */
  g_autofree char *spoken = g_strdup_printf (_ ("%s: %s"), words_tally_level (tally), counts);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *labels = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *dim = create_cell (counts, FALSE, TRUE);

  gtk_widget_add_css_class (dim, "row-details");
  gtk_box_append (GTK_BOX (labels), create_cell (words_tally_level (tally), FALSE, TRUE));
  gtk_box_append (GTK_BOX (labels), dim);
  gtk_box_append (GTK_BOX (box), labels);
  if (tally->n_last > 1)
    gtk_box_append (GTK_BOX (box), create_line (tally));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data (G_OBJECT (row), "level", GUINT_TO_POINTER (tally->level));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  return row;
}

/* (nullable): of the kind that is shown. */
static const SudokuTally *
find_tally (SatdokuStatistics *self,
            SudokuLevel level)
{
  for (guint i = 0; self->tallies != NULL && i < self->tallies->len; i++)
    {
      const SudokuTally *tally = &g_array_index (self->tallies, SudokuTally, i);

      if (sudoku_kind_compare (&tally->kind, &self->kind) == 0 && tally->level == level)
        return tally;
    }
  return NULL;
}

static void
level_chosen_cb (SatdokuStatistics *self,
                 GtkListBoxRow *row)
{
  const SudokuTally *tally = NULL;

  if (row != NULL)
    tally = find_tally (
      self, (SudokuLevel)GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "level")));
  if (tally != NULL)
    show_tally (self, tally);
}

/* Of the kind that is shown. The level that was shown stays, if there is one like it. */
static void
fill_levels (SatdokuStatistics *self)
{
  SudokuLevel wanted = self->level;
  GtkWidget *row;
  GtkWidget *chosen = NULL;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->levels))) != NULL)
    gtk_list_box_remove (self->levels, row);
  for (guint i = 0; i < self->tallies->len; i++)
    {
      const SudokuTally *tally = &g_array_index (self->tallies, SudokuTally, i);

      if (sudoku_kind_compare (&tally->kind, &self->kind) != 0)
        continue;
      row = create_level (tally);
      gtk_list_box_append (self->levels, row);
      if (chosen == NULL || tally->level == wanted)
        chosen = row;
    }
  gtk_list_box_select_row (self->levels, GTK_LIST_BOX_ROW (chosen));
}

static void
kind_chosen_cb (SatdokuStatistics *self)
{
  guint selected = gtk_drop_down_get_selected (self->kind_list);

  if (self->tallies == NULL || selected >= self->kinds->len)
    return;
  self->kind = g_array_index (self->kinds, SudokuKind, selected);
  fill_levels (self);
}

/* Each kind once, as the tallies of a kind follow each other. */
static void
collect_kinds (SatdokuStatistics *self)
{
  g_array_set_size (self->kinds, 0);
  for (guint i = 0; i < self->tallies->len; i++)
    {
      const SudokuKind *kind = &g_array_index (self->tallies, SudokuTally, i).kind;

      if (self->kinds->len == 0 ||
          sudoku_kind_compare (
            &g_array_index (self->kinds, SudokuKind, self->kinds->len - 1), kind) != 0)
        g_array_append_val (self->kinds, *kind);
    }
}

/* Goes on showing the kind that was shown, if there still is one. */
static void
fill_kinds (SatdokuStatistics *self)
{
  guint selected = 0;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  collect_kinds (self);
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
}

static SudokuStreak
count_streak (SatdokuStatistics *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GDate today = sudoku_day_of_time (now);
  SudokuStreak streak;

  sudoku_streak_count (&streak, self->records, &today);
  return streak;
}

static void
show_streak (SatdokuStatistics *self)
{
  SudokuStreak streak = count_streak (self);
  g_autofree char *days = words_streak (&streak);
  /* Translators: how many puzzles of days were solved one after the other: "3 days in a row". */
  g_autofree char *text = g_strdup_printf (_ ("Today’s Puzzle: %s"), days);

  gtk_label_set_label (self->streak, text);
  gtk_widget_set_visible (GTK_WIDGET (self->streak), streak.n_days > 0);
}

static void
reload (SatdokuStatistics *self)
{
  g_autoptr (GError) error = NULL;
  guint n_damaged = 0;
  GArray *records = NULL;
  gboolean any;

  if (self->history == NULL) /* The window was closed. */
    return;
  records = satdoku_history_load (self->history, &n_damaged, &error);
  any = records != NULL && records->len > 0;
  if (error != NULL)
    satdoku_messages_say_error (self->messages, error);
  if (n_damaged > 0)
    satdoku_messages_say (self->messages,
                          _ ("Some of the history could not be read and was set aside"));
  gtk_stack_set_visible_child_name (self->stack, any ? "records" : "empty");
  gtk_widget_set_visible (GTK_WIDGET (self->kind_list), any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "statistics.clear", any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "statistics.copy", any);
  if (!any)
    {
      g_clear_pointer (&records, g_array_unref);
      return;
    }
  g_clear_pointer (&self->records, g_array_unref);
  g_clear_pointer (&self->tallies, g_array_unref);
  self->records = records;
  self->tallies = sudoku_tally_list (records);
  show_streak (self);
  fill_kinds (self);
  fill_levels (self);
}

static void
copy_cb (SatdokuStatistics *self)
{
  SudokuStreak streak = count_streak (self);
  g_autofree char *text = words_tally_csv (self->tallies, &streak);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  satdoku_messages_say (self->messages, _ ("The table was copied"));
}

static void
clear_cb (SatdokuStatistics *self)
{
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
restore_cb (SatdokuStatistics *self)
{
  g_autoptr (GError) error = NULL;

  if (!satdoku_history_restore (self->history, &error))
    satdoku_messages_say_error (self->messages, error);
}

static void
satdoku_statistics_class_init (SatdokuStatisticsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[] = {
    /* Of the history. */
    { "revision", G_TYPE_UINT, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuStatistics, revision),
      G_CALLBACK (reload) },
  };

  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);
  g_type_ensure (SATDOKU_TYPE_CHART);
  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  satdoku_class_add_action (klass, "statistics.copy", NULL, G_CALLBACK (copy_cb));
  satdoku_class_add_action (klass, "statistics.clear", NULL, G_CALLBACK (clear_cb));
  satdoku_class_add_action (klass, "statistics.restore", NULL, G_CALLBACK (restore_cb));
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK,
                                       "statistics.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  satdoku_class_set_template (klass, "satdoku-statistics.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, toasts);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, stack);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, kind_list);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, kind_names);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, levels);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, streak);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, n_played);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, n_finished);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, best);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, average);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, chart);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, chart_frame);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, outlined);
  gtk_widget_class_bind_template_child (widget_class, SatdokuStatistics, table);
  gtk_widget_class_bind_template_callback (widget_class, kind_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, level_chosen_cb);
  satdoku_class_drops (klass, SatdokuStatistics, messages, g_object_unref);
  satdoku_class_drops (klass, SatdokuStatistics, history, g_object_unref);
  satdoku_class_keeps (klass, SatdokuStatistics, records, g_array_unref);
  satdoku_class_keeps (klass, SatdokuStatistics, tallies, g_array_unref);
  satdoku_class_keeps (klass, SatdokuStatistics, kinds, g_array_unref);
}

static void
satdoku_statistics_init (SatdokuStatistics *self)
{
  self->kinds = g_array_new (FALSE, FALSE, sizeof (SudokuKind));
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
  g_object_bind_property (history, "revision", self, "revision", G_BINDING_DEFAULT);
  reload (self);
  return GTK_WINDOW (self);
}

/* The easiest level of a kind that was played; the unknown one only if there is no other. */
static SudokuLevel
find_first_level (SatdokuStatistics *self,
                  const SudokuKind *kind)
{
  for (guint i = 0; i < self->tallies->len; i++)
    {
      const SudokuTally *tally = &g_array_index (self->tallies, SudokuTally, i);

      if (sudoku_kind_compare (&tally->kind, kind) == 0)
        return tally->level;
    }
  return SUDOKU_LEVEL_UNKNOWN;
}

/* Shows puzzles of this kind, whose difficulty does not matter, and of this level, if there are
 * any; else of the same kind. */
void
satdoku_statistics_choose (SatdokuStatistics *self,
                           const SudokuKind *kind,
                           SudokuLevel level)
{
  SudokuKind wanted;

  g_return_if_fail (SATDOKU_IS_STATISTICS (self) && kind != NULL);

  wanted = *kind;
  wanted.difficulty = SUDOKU_DIFFICULTY_UNKNOWN;
  for (guint i = 0; self->tallies != NULL && i < self->kinds->len; i++)
    if (sudoku_kind_compare (&g_array_index (self->kinds, SudokuKind, i), &wanted) == 0)
      {
        self->kind = wanted;
        self->level =
          level != SUDOKU_LEVEL_UNKNOWN ? level : find_first_level (self, &wanted);
        gtk_drop_down_set_selected (self->kind_list, i);
        fill_levels (self);
      }
}
