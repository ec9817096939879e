/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "cli-options.h"
#include "cli-progress.h"
#include "cli-record.h"
#include "cli-repeats.h"

/**
 * CliSession:
 * @options: borrowed: the arguments
 * @file: (nullable): borrowed: the path of the input, the first argument unless set otherwise
 * @has_more_files: whether it is one of several
 * @cancellable: borrowed: cancelled by SIGINT, SIGTERM and SIGHUP
 * @out: standard output
 * @closed: whether nobody reads the output any more
 * @deadline: when a cancelled run stops writing, monotonic, µs; 0: not set yet
 * @puzzle_deadline: when the work on a puzzle ends, monotonic, µs; 0: its pieces have limits of
 *   their own
 * @n_grids: grids printed so far
 * @format: (nullable): their format
 * @last: (nullable): the last of them in that format, if the format separates puzzles
 * @told: (nullable) (element-type utf8): losses reported so far
 * @repeats: (nullable): messages written to standard error; %NULL in a part
 * @on_terminal: whether results go to a terminal
 * @progress: the line on the terminal
 * @record: (nullable): borrowed: where results and messages go instead
 * @follow: (nullable): called with the progress of recorded work
 * @follow_data: for @follow
 *
 * One run of one command, or a recorded part of it in another thread.
 */
struct _CliSession
{
  CliOptions *options;
  const char *file;
  gboolean has_more_files;
  GCancellable *cancellable;
  GOutputStream *out;
  gboolean closed;
  gint64 deadline;
  gint64 puzzle_deadline;
  guint64 n_grids;
  const SudokuFormat *format;
  SudokuDocument *last;
  GHashTable *told;
  CliRepeats *repeats;
  gboolean on_terminal;
  CliProgress progress;
  CliRecord *record;
  SudokuProgressFunc follow;
  gpointer follow_data;
};

void cli_session_init (CliSession *self, CliOptions *options, GCancellable *cancellable);
void cli_session_init_part (CliSession *self,
                            const CliSession *whole,
                            GCancellable *cancellable,
                            CliRecord *record);
void cli_session_end_file (CliSession *self);
CliStatus cli_session_clear (CliSession *self);
void cli_session_begin_puzzle (CliSession *self);
double cli_session_get_seconds_left (const CliSession *self);
void cli_session_get_task (CliSession *self, SudokuTask *task);

void cli_session_warn (const char *place, const char *message);
CliStatus cli_session_print (CliSession *self, const char *text);
CliStatus cli_session_print_document (CliSession *self,
                                      const SudokuDocument *document,
                                      const SudokuFormat *preferred,
                                      const char *place);
void cli_session_print_cells (CliSession *self,
                              const SudokuFormat *format,
                              const guint8 *values,
                              guint n_cells);
CliStatus cli_session_play (CliSession *self, const CliRecord *record);
void cli_session_tell (CliSession *self,
                       const char *place,
                       const char *format,
                       ...) G_GNUC_PRINTF (3, 4);
CliStatus cli_session_fail (CliSession *self, const char *place, const GError *error);
CliStatus cli_session_give_up (CliSession *self, const char *place);
CliStatus cli_session_report_signal (CliSession *self, CliStatus status);
