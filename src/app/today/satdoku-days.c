/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzles of days: the one of today at once, and all others from the calendar. What was begun
 * goes on, as the notes of a game say which day it is from; otherwise the puzzle is made, in the
 * worker and from the date alone, and handed over. When today's puzzle is on the board or was
 * solved already, asking for it again shows the calendar. */

#include "satdoku-config.h"

#include "satdoku-days.h"

#include <glib/gi18n.h>
#include <sudoku-day.h>
#include <sudoku-streak.h>
#include <words-day.h>

#include "satdoku-class.h"
#include "satdoku-request.h"
#include "satdoku-today.h"

struct _SatdokuDays
{
  GObject parent_instance;

  /* Borrowed. */
  GtkWindow *parent; /* (nullable): weak */

  /* Owned. */
  SatdokuPlay *play;
  SatdokuGameDocument *document;
  SatdokuHistory *history;
  SatdokuRequest *request;   /* makes a puzzle */
  GCancellable *cancellable; /* of looking through the games */

  guint wanted; /* the day that was asked for last */
};

G_DEFINE_FINAL_TYPE (SatdokuDays, satdoku_days, G_TYPE_OBJECT)

enum
{
  SIGNAL_MADE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GDate
to_date (guint day)
{
  GDate date;

  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  return date;
}

static GDate
get_today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return sudoku_day_of_time (now);
}

static void
made_cb (SatdokuDays *self)
{
  const GError *error = satdoku_request_get_error (self->request);
  g_autoptr (SudokuGrid) grid = satdoku_request_steal_result (self->request);
  GDate date = to_date (self->wanted);
  g_autoptr (SudokuGame) game = NULL;
  g_autofree char *name = NULL;
  SatdokuGameNotes notes = { .origin = SATDOKU_GAME_MADE };

  if (error != NULL)
    satdoku_messages_say_error (satdoku_play_get_messages (self->play), error);
  if (grid == NULL)
    return;
  game = sudoku_game_new (grid);
  name = words_day_name (&date);
  notes.title = name;
  satdoku_game_notes_set_level (&notes, sudoku_day_get_level (&date), grid);
  satdoku_game_notes_set_day (&notes, self->wanted, grid);
  g_signal_emit (self, signals[SIGNAL_MADE], 0, game, &notes);
}

/* In the thread. */
static gpointer
run_make (gpointer input,
          const SudokuTask *task,
          GError **error)
{
  GDate date = to_date (*(const guint *)input);

  return sudoku_day_make (&date, task, error);
}

static void
make_puzzle (SatdokuDays *self)
{
  const SatdokuJob job = {
    .title = _ ("Making a puzzle…"),
    .run = run_make,
    .free_input = g_free,
    .free_result = (GDestroyNotify)sudoku_grid_free,
  };

  satdoku_request_start (self->request, &job,
                         g_memdup2 (&self->wanted, sizeof self->wanted));
}

/* The number of the game of the day that was played last, unless some window plays it now; 0: there
 * is none. */
static gint64
find_game (SatdokuDays *self)
{
  GListModel *games = G_LIST_MODEL (satdoku_game_document_get_store (self->document));

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (SatdokuStoredGame) game = g_list_model_get_item (games, i);
      const SatdokuGameEntry *entry = satdoku_stored_game_get_entry (game);

      if (!entry->is_played &&
          satdoku_game_notes_get_day (entry->notes, entry->grid) == self->wanted)
        return entry->number;
    }
  return 0;
}

static void
games_loaded_cb (GObject *source,
                 GAsyncResult *result,
                 gpointer user_data)
{
  g_autoptr (SatdokuDays) self = user_data;
  gint64 number;

  /* A list that could not be read is empty. */
  satdoku_store_load_finish (SATDOKU_STORE (source), result, NULL);
  if (self->parent == NULL || g_cancellable_is_cancelled (self->cancellable))
    return;
  number = find_game (self);
  if (number != 0)
    g_action_group_activate_action (G_ACTION_GROUP (self->parent), "take-up",
                                    g_variant_new_int64 (number));
  else
    make_puzzle (self);
}

static gboolean
is_on_board (SatdokuDays *self,
             guint day)
{
  SudokuGame *game = satdoku_play_get_game (self->play);

  return game != NULL && satdoku_game_notes_get_day (satdoku_play_get_notes (self->play),
                                                     sudoku_game_get_grid (game)) == day;
}

static void
play_day (SatdokuDays *self,
          guint day)
{
  satdoku_request_stop (self->request);
  self->wanted = day;
  if (is_on_board (self, day))
    {
      satdoku_play_focus_board (self->play);
      return;
    }
  satdoku_store_load_async (SATDOKU_STORE (satdoku_game_document_get_store (self->document)),
                            self->cancellable, games_loaded_cb, g_object_ref (self));
}

static void
active_cb (SatdokuToday *calendar)
{
  GDate today = get_today ();

  satdoku_today_set_date (calendar, &today);
}

static void
show_calendar (SatdokuDays *self)
{
  GDate today = get_today ();
  GtkWindow *calendar = satdoku_today_new (self->history, &today);

  g_signal_connect_object (calendar, "play", G_CALLBACK (play_day), self, G_CONNECT_SWAPPED);
  /* Midnight may have passed. */
  g_signal_connect (calendar, "notify::is-active", G_CALLBACK (active_cb), NULL);
  gtk_window_set_transient_for (calendar, self->parent);
  gtk_window_present (calendar);
}

static gboolean
is_solved (SatdokuDays *self,
           const GDate *date)
{
  g_autoptr (GArray) results = satdoku_history_load (self->history, NULL, NULL);
  const SudokuResult *result = results != NULL ? sudoku_streak_find (results, date) : NULL;

  return result != NULL && result->stage != SUDOKU_RESULT_BEGUN;
}

static void
today_cb (SatdokuDays *self)
{
  GDate today = get_today ();

  if (is_on_board (self, g_date_get_julian (&today)) || is_solved (self, &today))
    show_calendar (self);
  else
    play_day (self, g_date_get_julian (&today));
}

static const SatdokuCommand table[] = {
  { "today", G_CALLBACK (today_cb) },
  { "calendar", G_CALLBACK (show_calendar) },
};

static void
satdoku_days_class_init (SatdokuDaysClass *klass)
{
  /* The puzzle of a day is ready, and is to be shown: a game with it, and what is known of it. */
  signals[SIGNAL_MADE] =
    satdoku_class_add_signal (klass, "made", 2, SUDOKU_TYPE_GAME, SATDOKU_TYPE_GAME_NOTES);
  satdoku_class_cancels (klass, SatdokuDays, cancellable);
  satdoku_class_forgets (klass, SatdokuDays, parent);
  satdoku_class_drops (klass, SatdokuDays, request, g_object_unref);
  satdoku_class_keeps (klass, SatdokuDays, history, g_object_unref);
  satdoku_class_keeps (klass, SatdokuDays, document, g_object_unref);
  satdoku_class_keeps (klass, SatdokuDays, play, g_object_unref);
}

static void
satdoku_days_init (SatdokuDays *self)
{
  self->cancellable = g_cancellable_new ();
}

SatdokuDays *
satdoku_days_new (SatdokuPlay *play,
                  SatdokuGameDocument *document,
                  SatdokuHistory *history,
                  GtkWindow *parent)
{
  SatdokuDays *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_GAME_DOCUMENT (document), NULL);
  g_return_val_if_fail (SATDOKU_IS_HISTORY (history) && GTK_IS_WINDOW (parent), NULL);

  self = g_object_new (SATDOKU_TYPE_DAYS, NULL);
  self->play = g_object_ref (play);
  self->document = g_object_ref (document);
  self->history = g_object_ref (history);
  self->request = satdoku_request_new (satdoku_play_get_worker (play), G_CALLBACK (made_cb), self);
  g_set_weak_pointer (&self->parent, parent);
  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), self);
  return self;
}
