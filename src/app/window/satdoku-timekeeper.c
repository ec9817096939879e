/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The time of a game: the clock, which runs while the player can see the board, the command that
 * pauses it and the input that wakes it, and the history, where the time of a solved puzzle is
 * recorded and from which the statistics are made. */

#include "satdoku-config.h"

#include "satdoku-timekeeper.h"

#include "satdoku-class.h"
#include "satdoku-input-observer.h"
#include "satdoku-statistics.h"

struct _SatdokuTimekeeper
{
  GObject parent_instance;

  /* Borrowed. */
  GtkWindow *window;     /* (nullable): weak */
  SatdokuGridPage *page; /* (nullable): weak */

  /* Owned. */
  SatdokuPlay *play;
  SatdokuClock *clock;
  SatdokuInputObserver *input;
  SatdokuHistory *history;
  SatdokuFinishObserver *finish;
};

G_DEFINE_FINAL_TYPE (SatdokuTimekeeper, satdoku_timekeeper, G_TYPE_OBJECT)

/* The clock runs while the board is on top of all windows. */
static void
update_watched (SatdokuTimekeeper *self)
{
  gboolean on_grid = g_str_equal (satdoku_play_get_page (self->play), SATDOKU_PAGE_GRID);

  satdoku_clock_set_watched (self->clock, on_grid && gtk_window_is_active (self->window));
}

/* What wakes the board up does nothing else. */
static gboolean
input_cb (SatdokuTimekeeper *self)
{
  if (!satdoku_clock_note_input (self->clock))
    return FALSE;
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
  return TRUE;
}

static void
pause_cb (SatdokuTimekeeper *self)
{
  satdoku_clock_set_paused (self->clock, !satdoku_clock_is_paused (self->clock));
  if (!satdoku_clock_is_paused (self->clock))
    gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

static void
statistics_cb (SatdokuTimekeeper *self)
{
  GtkWindow *statistics = satdoku_statistics_new (self->history);
  SatdokuFinishCard *card = satdoku_grid_page_get_finish (self->page);
  SudokuGame *game = satdoku_play_get_game (self->play);
  const SudokuGrid *grid = sudoku_game_get_grid (game);
  SudokuKind kind;

  if (satdoku_finish_card_is_shown (card))
    {
      satdoku_finish_card_dismiss (card);
      gtk_widget_grab_focus (GTK_WIDGET (self->page));
    }
  sudoku_kind_init (&kind, sudoku_game_get_geometry (game));
  satdoku_statistics_choose (SATDOKU_STATISTICS (statistics), &kind,
                             satdoku_game_notes_get_level (satdoku_play_get_notes (self->play),
                                                           grid));
  gtk_window_set_transient_for (statistics, self->window);
  gtk_window_present (statistics);
}

static const SatdokuCommand table[] = {
  { "pause", G_CALLBACK (pause_cb) },
  { "statistics", G_CALLBACK (statistics_cb) },
};

static void
satdoku_timekeeper_class_init (SatdokuTimekeeperClass *klass)
{
  satdoku_class_ends (klass, SatdokuTimekeeper, finish);
  satdoku_class_ends (klass, SatdokuTimekeeper, input);
  satdoku_class_ends (klass, SatdokuTimekeeper, clock);
  satdoku_class_forgets (klass, SatdokuTimekeeper, window);
  satdoku_class_forgets (klass, SatdokuTimekeeper, page);
  satdoku_class_keeps (klass, SatdokuTimekeeper, history, g_object_unref);
  satdoku_class_keeps (klass, SatdokuTimekeeper, play, g_object_unref);
}

static void
satdoku_timekeeper_init (SatdokuTimekeeper *self)
{
  g_autofree char *path =
    g_build_filename (g_get_user_data_dir (), "satdoku", "history.txt", NULL);

  self->clock = satdoku_clock_new ();
  self->history = satdoku_history_new (path);
}

static void
connect (SatdokuTimekeeper *self,
         gpointer source,
         const char *signal,
         gpointer callback)
{
  g_signal_connect_object (source, signal, G_CALLBACK (callback), self, G_CONNECT_SWAPPED);
}

static void
bind_clock (SatdokuTimekeeper *self,
            GSettings *settings,
            SatdokuGameDocument *document)
{
  g_settings_bind (settings, "idle-minutes", self->clock, "idle-minutes", G_SETTINGS_BIND_GET);
  g_object_bind_property (self->play, "game", self->clock, "game", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->clock, "paused", self->play, "paused", G_BINDING_SYNC_CREATE);
  connect (self, self->play, "notify::page", update_watched);
  connect (self, self->window, "notify::is-active", update_watched);
  connect (self, self->input, "input", input_cb);
  g_signal_connect_object (self->clock, "ticked", G_CALLBACK (satdoku_game_document_note_time),
                           document, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "leaving", G_CALLBACK (satdoku_clock_update), self->clock,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->finish, "finishing", G_CALLBACK (satdoku_clock_update),
                           self->clock, G_CONNECT_SWAPPED);
  update_watched (self);
}

SATDOKU_DEFINE_GETTER (SatdokuTimekeeper, satdoku_timekeeper, clock, SatdokuClock *)
SATDOKU_DEFINE_GETTER (SatdokuTimekeeper, satdoku_timekeeper, finish, SatdokuFinishObserver *)
SATDOKU_DEFINE_GETTER (SatdokuTimekeeper, satdoku_timekeeper, history, SatdokuHistory *)

SatdokuTimekeeper *
satdoku_timekeeper_new (SatdokuPlay *play,
                        SatdokuGameDocument *document,
                        SatdokuGridPage *page,
                        GSettings *settings,
                        GtkWindow *window)
{
  SatdokuTimekeeper *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play) && SATDOKU_IS_GAME_DOCUMENT (document), NULL);
  g_return_val_if_fail (SATDOKU_IS_GRID_PAGE (page) && GTK_IS_WINDOW (window), NULL);

  self = g_object_new (SATDOKU_TYPE_TIMEKEEPER, NULL);
  g_set_weak_pointer (&self->page, page);
  g_set_weak_pointer (&self->window, window);
  self->play = g_object_ref (play);
  self->input = satdoku_input_observer_new (GTK_WIDGET (window));
  self->finish = satdoku_finish_observer_new (play, document, self->history,
                                              satdoku_grid_page_get_finish (page),
                                              satdoku_grid_page_get_board (page));
  bind_clock (self, settings, document);
  satdoku_commands_add (satdoku_play_get_commands (play), table, G_N_ELEMENTS (table), self);
  return self;
}
