/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "cli-options.h"
#include "cli-progress.h"

G_BEGIN_DECLS

/**
 * CliSession:
 * @options: borrowed: what the arguments said
 * @file: (nullable): borrowed: the path of what is read, the first argument unless said otherwise
 * @cancellable: borrowed: cancelled by SIGINT, SIGTERM and SIGHUP
 * @out: standard output
 * @closed: whether nobody reads the output any more
 * @n_grids: grids that were printed so far
 * @format: (nullable): the format that they are in
 * @last: (nullable): the last of them in that format
 * @progress: the line on the terminal
 *
 * One run of one command.
 */
struct _CliSession
{
  CliOptions *options;
  const char *file;
  GCancellable *cancellable;
  GOutputStream *out;
  gboolean closed;
  guint64 n_grids;
  const SudokuFormat *format;
  SudokuDocument *last;
  CliProgress progress;
};

void cli_session_init (CliSession *self, CliOptions *options, GCancellable *cancellable);
void cli_session_clear (CliSession *self);
void cli_session_get_task (CliSession *self, SudokuTask *task);

void cli_session_warn (const char *place, const char *message);
CliStatus cli_session_print (CliSession *self, const char *text);
CliStatus cli_session_print_document (CliSession *self,
                                      const SudokuDocument *document,
                                      const SudokuFormat *preferred,
                                      const char *place);
void cli_session_tell (CliSession *self,
                       const char *place,
                       const char *format,
                       ...) G_GNUC_PRINTF (3, 4);
CliStatus cli_session_fail (CliSession *self, const char *place, const GError *error);
CliStatus cli_session_give_up (CliSession *self, const char *place);

G_END_DECLS
