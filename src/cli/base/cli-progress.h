/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sudoku-types.h>

/**
 * CliProgress:
 * @enabled: whether there is a terminal that can redraw a line
 * @visible: whether the line is displayed
 * @start: when the work began, monotonic, µs
 * @next: when the line is drawn next, monotonic, µs
 * @n_done: how many of several puzzles are done
 *
 * A progress line on the terminal.
 */
typedef struct
{
  gboolean enabled;
  gboolean visible;
  gint64 start;
  gint64 next;
  guint64 n_done;
} CliProgress;

void cli_progress_init (CliProgress *self);
gboolean cli_progress_is_shown (const CliProgress *self);
void cli_progress_start (CliProgress *self);
void cli_progress_cb (const SudokuProgress *progress, gpointer user_data);
void cli_progress_set_n_done (CliProgress *self, guint64 n_done);
void cli_progress_show (CliProgress *self, const SudokuProgress *progress);
void cli_progress_hide (CliProgress *self);
