/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The end of a puzzle: when the player makes the last number right, the time is taken down and
 * there is something to see. What the solver fills is no end, and what was finished once counts
 * once. */

#include "satdoku-config.h"

#include "satdoku-window-private.h"

#include <glib/gi18n.h>
#include <words-play.h>

#include "satdoku-statistics.h"

/* The record before this one, or NULL; what is damaged is said once. */
static GArray *
load_history (SatdokuWindow *self)
{
  g_autoptr (GError) error = NULL;
  guint n_damaged = 0;
  GArray *records = satdoku_history_load (self->history, &n_damaged, &error);

  if (error != NULL)
    satdoku_window_say_error (self, error);
  if (n_damaged > 0)
    satdoku_window_say (self, _ ("Some of the history could not be read and was set aside"));
  return records;
}

static char *
describe_first (const SudokuKind *kind)
{
  g_autofree char *name = words_kind (kind);

  /* Translators: %s is a kind of puzzle, such as "9 × 9". */
  return g_strdup_printf (_ ("Your first of this kind: %s"), name);
}

/* What is said below the time. */
static char *
describe (const SudokuResult *record,
          const SudokuSummary *before,
          gboolean again)
{
  g_autofree char *best = words_time (before->best);

  if (again)
    return g_strdup (_ ("You have solved this one before."));
  if (record->helped)
    return g_strdup (_ ("With the solver’s help, so it does not count for the best times."));
  if (!sudoku_result_counts (record))
    return g_strdup (_ ("Most of it was given, so it does not count for the best times."));
  if (before->n_timed == 0)
    return describe_first (&record->kind);
  if (record->seconds < before->best)
    /* Translators: %s is the best time so far, such as 3:07. */
    return g_strdup_printf (_ ("A new best time! It was %s before."), best);
  /* Translators: %s is the best time so far, such as 3:07. */
  return g_strdup_printf (_ ("Your best time is %s."), best);
}

static void
finish (SatdokuWindow *self)
{
  g_autoptr (GArray) records = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *time = NULL;
  g_autofree char *details = NULL;
  gboolean again = sudoku_game_was_finished (self->game);
  SudokuResult record;
  SudokuSummary before = { 0 };

  satdoku_window_update_clock (self);
  sudoku_result_init (&record, self->game, g_get_real_time () / G_USEC_PER_SEC);
  records = load_history (self);
  if (records != NULL)
    sudoku_results_summarise (records, &record.kind, &before);
  if (!again && !satdoku_history_append (self->history, &record, &error))
    satdoku_window_say_error (self, error);
  sudoku_game_mark_finished (self->game);
  time = words_time (record.seconds);
  details = describe (&record, &before, again);
  satdoku_finish_card_celebrate (satdoku_grid_page_get_finish (self->grid_page),
                                 satdoku_grid_page_get_board (self->grid_page), time, details,
                                 !again && sudoku_result_counts (&record) && before.n_timed > 0 &&
                                   record.seconds < before.best);
}

/* A move of the player's is told before what it leads to; undo and redo are told otherwise. */
static void
moved_cb (SatdokuWindow *self,
          const char *line)
{
  self->player_moved = g_str_has_prefix (line, "move ") && strstr (line, ">?") == NULL;
}

static void
solved_cb (SatdokuWindow *self)
{
  if (!sudoku_game_is_solved (self->game))
    satdoku_finish_card_dismiss (satdoku_grid_page_get_finish (self->grid_page));
  else if (self->player_moved)
    finish (self);
}

/* Called for each game that is played. */
void
satdoku_window_watch_finish (SatdokuWindow *self)
{
  satdoku_finish_card_dismiss (satdoku_grid_page_get_finish (self->grid_page));
  g_signal_connect_object (self->game, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::solved", G_CALLBACK (solved_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
statistics_cb (GSimpleAction *action,
               GVariant *parameter,
               gpointer user_data)
{
  SatdokuWindow *self = user_data;
  GtkWindow *window = satdoku_statistics_new (self->history);
  SudokuKind kind;

  sudoku_kind_init_for_puzzle (&kind, sudoku_game_get_grid (self->game));
  satdoku_statistics_choose (SATDOKU_STATISTICS (window), &kind);
  gtk_window_set_transient_for (window, GTK_WINDOW (self));
  gtk_window_present (window);
}

static const GActionEntry entries[] = {
  { "statistics", statistics_cb },
};

/* Called once for each window. */
void
satdoku_window_add_finish (SatdokuWindow *self)
{
  g_autofree char *path =
    g_build_filename (g_get_user_data_dir (), "satdoku", "history.txt", NULL);

  self->history = satdoku_history_new (path);
  satdoku_window_add_commands (self, entries, G_N_ELEMENTS (entries));
}
