/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window with the calendar of the puzzles of days: what the puzzle of the selected day is like,
 * what became of it, and the way to play it. It makes no puzzle, and does not know how a game is
 * played. */

#include "satdoku-config.h"

#include "satdoku-today.h"

#include <glib/gi18n.h>
#include <sudoku-day.h>
#include <sudoku-streak.h>
#include <words-day.h>

#include "satdoku-class.h"
#include "satdoku-month.h"
#include "satdoku-properties.h"

struct _SatdokuToday
{
  AdwWindow parent_instance;

  /* Template children. */
  GtkLabel *streak;
  SatdokuMonth *month;
  GtkLabel *name;
  GtkLabel *details;
  GtkButton *play_button;

  /* Owned. */
  SatdokuHistory *history;
  GArray *results; /* (element-type SudokuResult) */

  GDate today;
  guint revision; /* of the history */
};

G_DEFINE_FINAL_TYPE (SatdokuToday, satdoku_today, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_PLAY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GDate
get_selected (SatdokuToday *self)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, satdoku_month_get_selected (self->month));
  return date;
}

static gboolean
can_be_played (SatdokuToday *self,
               guint day)
{
  guint today = g_date_get_julian (&self->today);

  return day <= today && day + SATDOKU_TODAY_DAYS_BACK >= today;
}

/* "Hard · Solved in 3:07" */
static char *
describe (const GDate *date,
          const SudokuResult *result,
          gboolean can_be_played)
{
  g_autofree char *puzzle = words_day_puzzle (date);
  g_autofree char *state = words_day_result (result);

  if (!can_be_played && result == NULL)
    /* Translators: of a puzzle of a day that is long over; %s is its level, such as "Hard". */
    return g_strdup_printf (_ ("%s · Too long ago to be played"), puzzle);
  /* Translators: the level of the puzzle of a day, such as "Hard", and what became of it, such as
   * "Solved in 3:07". */
  return g_strdup_printf (_ ("%s · %s"), puzzle, state);
}

static const char *
get_play_label (const SudokuResult *result)
{
  if (result == NULL)
    return _ ("_Play");
  if (result->stage == SUDOKU_RESULT_BEGUN)
    return _ ("_Continue");
  return _ ("_Open");
}

static void
show_selected (SatdokuToday *self)
{
  GDate date = get_selected (self);
  gboolean playable = can_be_played (self, g_date_get_julian (&date));
  const SudokuResult *result = sudoku_streak_find (self->results, &date);
  g_autofree char *name = words_day_name (&date);
  g_autofree char *details = describe (&date, result, playable);

  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->details, details);
  gtk_button_set_label (self->play_button, get_play_label (result));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "today.play", playable);
}

static void
selected_cb (SatdokuToday *self)
{
  if (self->results != NULL)
    show_selected (self);
}

static void
play (SatdokuToday *self)
{
  guint day = satdoku_month_get_selected (self->month);

  if (!can_be_played (self, day))
    return;
  g_signal_emit (self, signals[SIGNAL_PLAY], 0, day);
  gtk_window_close (GTK_WINDOW (self));
}

static void
play_cb (SatdokuToday *self)
{
  play (self);
}

/* What was solved earlier can be looked at, too. */
static guint
find_first (SatdokuToday *self)
{
  guint first = g_date_get_julian (&self->today) - SATDOKU_TODAY_DAYS_BACK;

  for (guint i = 0; i < self->results->len; i++)
    {
      const SudokuResult *result = &g_array_index (self->results, SudokuResult, i);

      if (result->day != 0)
        first = MIN (first, result->day);
    }
  return first;
}

static void
refresh (SatdokuToday *self)
{
  SudokuStreak streak;
  g_autofree char *text = NULL;

  sudoku_streak_count (&streak, self->results, &self->today);
  text = words_streak (&streak);
  gtk_label_set_label (self->streak, text);
  satdoku_month_set_results (self->month, self->results);
  satdoku_month_set_range (self->month, find_first (self), g_date_get_julian (&self->today));
  show_selected (self);
}

/* Damage of the history is reported where it is written. */
static void
load (SatdokuToday *self)
{
  GArray *results;

  if (self->history == NULL) /* The window was closed. */
    return;
  results = satdoku_history_load (self->history, NULL, NULL);
  g_clear_pointer (&self->results, g_array_unref);
  self->results = results != NULL ? results : g_array_new (FALSE, FALSE, sizeof (SudokuResult));
  refresh (self);
}

static void
satdoku_today_class_init (SatdokuTodayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[] = {
    /* Of the history. */
    { "revision", G_TYPE_UINT, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuToday, revision),
      G_CALLBACK (load) },
  };

  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);
  signals[SIGNAL_PLAY] = satdoku_class_add_signal (klass, "play", 1, G_TYPE_UINT);
  g_type_ensure (SATDOKU_TYPE_MONTH);
  satdoku_class_add_action (klass, "today.play", NULL, G_CALLBACK (play_cb));
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  satdoku_class_set_template (klass, "satdoku-today.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuToday, streak);
  gtk_widget_class_bind_template_child (widget_class, SatdokuToday, month);
  gtk_widget_class_bind_template_child (widget_class, SatdokuToday, name);
  gtk_widget_class_bind_template_child (widget_class, SatdokuToday, details);
  gtk_widget_class_bind_template_child (widget_class, SatdokuToday, play_button);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, play);
  satdoku_class_drops (klass, SatdokuToday, history, g_object_unref);
  satdoku_class_keeps (klass, SatdokuToday, results, g_array_unref);
}

static void
satdoku_today_init (SatdokuToday *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* GTK owns the window until it is closed. @today: the date where the player is. */
GtkWindow *
satdoku_today_new (SatdokuHistory *history,
                   const GDate *today)
{
  SatdokuToday *self;

  g_return_val_if_fail (SATDOKU_IS_HISTORY (history), NULL);
  g_return_val_if_fail (today != NULL && g_date_valid (today), NULL);

  self = g_object_new (SATDOKU_TYPE_TODAY, NULL);
  self->history = g_object_ref (history);
  self->today = *today;
  g_object_bind_property (history, "revision", self, "revision", G_BINDING_DEFAULT);
  load (self);
  return GTK_WINDOW (self);
}

/* It is another day now, or the player has set the clock. */
void
satdoku_today_set_date (SatdokuToday *self,
                        const GDate *today)
{
  g_return_if_fail (SATDOKU_IS_TODAY (self) && today != NULL && g_date_valid (today));

  if (g_date_compare (&self->today, today) == 0)
    return;
  self->today = *today;
  refresh (self);
}
