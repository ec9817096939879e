/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzles of days: the one of today at once, and all others from the calendar. What was begun
 * goes on, as the notes of a game say which day it is from; otherwise the puzzle is made, in the
 * worker and from the date alone. When today's puzzle is on the board or was solved already, asking
 * for it again shows the calendar. */

#include "satdoku-config.h"

#include "satdoku-day-commands.h"

#include <glib/gi18n.h>
#include <sudoku-day.h>
#include <sudoku-streak.h>
#include <words-day.h>

#include "satdoku-request.h"
#include "satdoku-today.h"

struct _SatdokuDayCommands
{
  GObject parent_instance;

  /* Borrowed. */
  GtkWindow *parent; /* (nullable): weak */

  /* Owned. */
  SatdokuPlay *play;
  SatdokuGameDocument *document;
  SatdokuLeaveGuard *guard;
  SatdokuHistory *history;
  SatdokuRequest *request;   /* makes a puzzle */
  GCancellable *cancellable; /* of looking through the games */

  guint wanted; /* the day that was asked for last */
};

G_DEFINE_FINAL_TYPE (SatdokuDayCommands, satdoku_day_commands, G_TYPE_OBJECT)

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

/* The puzzle of a day that was made. */
typedef struct
{
  SudokuGame *game;
  guint day;
} Made;

static void
made_free (gpointer data)
{
  Made *made = data;

  g_object_unref (made->game);
  g_free (made);
}

static void
show_made (GObject *owner,
           gpointer shown)
{
  SatdokuDayCommands *self = SATDOKU_DAY_COMMANDS (owner);
  const Made *made = shown;
  const SudokuGrid *grid = sudoku_game_get_grid (made->game);
  GDate date = to_date (made->day);
  g_autofree char *name = words_day_name (&date);
  SatdokuGameNotes notes = { .origin = SATDOKU_GAME_MADE, .title = name };
  gboolean kept;

  if (self->parent == NULL)
    return;
  satdoku_game_notes_set_level (&notes, sudoku_day_get_level (&date), grid);
  satdoku_game_notes_set_day (&notes, made->day, grid);
  kept = satdoku_game_document_replace (self->document, made->game, &notes);
  satdoku_play_focus_board (self->play);
  satdoku_messages_say_of (satdoku_play_get_messages (self->play), SATDOKU_MESSAGE_PUZZLE, name,
                           kept ? _ ("_Go Back") : NULL, kept ? "win.go-back" : NULL);
}

static void
made_cb (SatdokuDayCommands *self)
{
  const GError *error = satdoku_request_get_error (self->request);
  g_autoptr (SudokuGrid) grid = satdoku_request_steal_result (self->request);
  Made made = { .day = self->wanted };

  if (error != NULL)
    satdoku_messages_say_error (satdoku_play_get_messages (self->play), error);
  if (grid == NULL)
    return;
  made.game = sudoku_game_new (grid);
  satdoku_leave_guard_show (self->guard, G_OBJECT (self), show_made,
                            g_memdup2 (&made, sizeof made), made_free);
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
make_puzzle (SatdokuDayCommands *self)
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
find_game (SatdokuDayCommands *self)
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
  g_autoptr (SatdokuDayCommands) self = user_data;
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
is_on_board (SatdokuDayCommands *self,
             guint day)
{
  SudokuGame *game = satdoku_play_get_game (self->play);

  return game != NULL && satdoku_game_notes_get_day (satdoku_play_get_notes (self->play),
                                                     sudoku_game_get_grid (game)) == day;
}

static void
play_day (SatdokuDayCommands *self,
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
show_calendar (SatdokuDayCommands *self)
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
is_solved (SatdokuDayCommands *self,
           const GDate *date)
{
  g_autoptr (GArray) results = satdoku_history_load (self->history, NULL, NULL);
  const SudokuResult *result = results != NULL ? sudoku_streak_find (results, date) : NULL;

  return result != NULL && result->stage != SUDOKU_RESULT_BEGUN;
}

static void
today_cb (SatdokuDayCommands *self)
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
satdoku_day_commands_dispose (GObject *object)
{
  SatdokuDayCommands *self = SATDOKU_DAY_COMMANDS (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_weak_pointer (&self->parent);
  g_clear_object (&self->request);
  G_OBJECT_CLASS (satdoku_day_commands_parent_class)->dispose (object);
}

static void
satdoku_day_commands_finalize (GObject *object)
{
  SatdokuDayCommands *self = SATDOKU_DAY_COMMANDS (object);

  g_object_unref (self->cancellable);
  g_object_unref (self->history);
  g_object_unref (self->guard);
  g_object_unref (self->document);
  g_object_unref (self->play);
  G_OBJECT_CLASS (satdoku_day_commands_parent_class)->finalize (object);
}

static void
satdoku_day_commands_class_init (SatdokuDayCommandsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_day_commands_dispose;
  G_OBJECT_CLASS (klass)->finalize = satdoku_day_commands_finalize;
}

static void
satdoku_day_commands_init (SatdokuDayCommands *self)
{
  self->cancellable = g_cancellable_new ();
}

SatdokuDayCommands *
satdoku_day_commands_new (SatdokuPlay *play,
                          SatdokuGameDocument *document,
                          SatdokuLeaveGuard *guard,
                          SatdokuHistory *history,
                          GtkWindow *parent)
{
  SatdokuDayCommands *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_GAME_DOCUMENT (document), NULL);
  g_return_val_if_fail (SATDOKU_IS_LEAVE_GUARD (guard) && SATDOKU_IS_HISTORY (history), NULL);

  self = g_object_new (SATDOKU_TYPE_DAY_COMMANDS, NULL);
  self->play = g_object_ref (play);
  self->document = g_object_ref (document);
  self->guard = g_object_ref (guard);
  self->history = g_object_ref (history);
  self->request = satdoku_request_new (satdoku_play_get_worker (play), G_CALLBACK (made_cb), self);
  g_set_weak_pointer (&self->parent, parent);
  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), self);
  return self;
}
