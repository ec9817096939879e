/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A progress line, drawn on standard error, and only on a terminal. */

#include "satdoku-config.h"

#include "cli-progress.h"

#include <glib/gi18n.h>
#include <unistd.h>
#include <words-solver.h>

/* Short work shows nothing; then ten times a second, which is as fast as one can read. */
#define FIRST_AFTER (G_USEC_PER_SEC / 2)
#define INTERVAL (G_USEC_PER_SEC / 10)

/**
 * cli_progress_init:
 * @self: (out caller-allocates): the display
 *
 * Finds out whether there is a terminal that can redraw a line.
 */
void
cli_progress_init (CliProgress *self)
{
  const char *terminal = g_getenv ("TERM");

  *self = (CliProgress){ 0 };
  self->enabled = isatty (STDERR_FILENO) && terminal != NULL && !g_str_equal (terminal, "dumb");
}

gboolean
cli_progress_is_shown (const CliProgress *self)
{
  return self->enabled;
}

/**
 * cli_progress_start:
 *
 * Starts a new piece of work.
 */
void
cli_progress_start (CliProgress *self)
{
  self->start = g_get_monotonic_time ();
  self->next = self->start + FIRST_AFTER;
}

static void
add_stage (GString *line,
           const SudokuProgress *progress)
{
  g_string_append (line, words_stage (progress->stage));
  if (progress->fraction >= 0)
    g_string_append_printf (line, " %d %%", (int)(progress->fraction * 100));
  if (progress->count > 0)
    g_string_append_printf (line, " · %" G_GUINT64_FORMAT, progress->count);
  if (progress->stage == SUDOKU_STAGE_REMOVE && progress->restarts > 0)
    {
      g_autofree char *tries = words_work (progress, 0);

      g_string_append_printf (line, " · %s", tries);
    }
  if (progress->conflicts > 0)
    {
      g_autofree char *conflicts = g_strdup_printf ("%" G_GUINT64_FORMAT, progress->conflicts);

      /* Translators: %s is how often the solver ran into a contradiction. */
      g_string_append (line, " · ");
      g_string_append_printf (line, _ ("%s conflicts"), conflicts);
    }
  g_string_append (line, " · ");
}

/**
 * cli_progress_set_n_done:
 * @n_done: how many puzzles
 *
 * Sets how many puzzles of a longer work are done, which are shown from the first on.
 */
void
cli_progress_set_n_done (CliProgress *self,
                         guint64 n_done)
{
  self->n_done = n_done;
}

/**
 * cli_progress_show:
 * @progress: (nullable): the progress on the current puzzle
 *
 * Draws the line; most of the time it only looks at the clock.
 */
void
cli_progress_show (CliProgress *self,
                   const SudokuProgress *progress)
{
  gint64 now = g_get_monotonic_time ();
  g_autoptr (GString) line = NULL;

  if (now < self->next)
    return;
  self->next = now + INTERVAL;
  self->visible = TRUE;
  line = g_string_new (NULL);
  if (self->n_done > 0)
    {
      g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, self->n_done);

      /* Translators: %s is the number of puzzles that are done. */
      g_string_append_printf (line, ngettext ("%s puzzle", "%s puzzles", self->n_done), number);
      g_string_append (line, " · ");
    }
  if (progress != NULL)
    add_stage (line, progress);
  g_string_append_printf (line, "%.1f s", (double)(now - self->start) / G_USEC_PER_SEC);
  g_printerr ("\r%s\033[K", line->str);
}

/**
 * cli_progress_cb:
 * @progress: the progress of the work
 * @user_data: the display
 *
 * A SudokuProgressFunc that draws the line.
 */
void
cli_progress_cb (const SudokuProgress *progress,
                 gpointer user_data)
{
  cli_progress_show (user_data, progress);
}

void
cli_progress_hide (CliProgress *self)
{
  if (!self->visible)
    return;
  g_printerr ("\r\033[K");
  self->visible = FALSE;
}
