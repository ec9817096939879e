/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "cli-options.h"
#include "cli-progress.h"

G_BEGIN_DECLS

/* The exit status; of several, the highest counts. */
typedef enum
{
  CLI_YES = 0,     /* done, and the answer is yes */
  CLI_NO = 1,      /* done, and the answer is no */
  CLI_BAD = 2,     /* bad usage or bad input */
  CLI_GAVE_UP = 3, /* cancelled, time limit, memory */
} CliStatus;

/* One run of one command. */
typedef struct
{
  CliOptions *options;
  GCancellable *cancellable; /* cancelled by SIGINT, SIGTERM and SIGHUP */
  GOutputStream *out;        /* standard output */
  gboolean closed;           /* who read the output has gone */
  guint64 n_grids;           /* printed so far */
  CliProgress progress;
} CliSession;

void cli_session_init (CliSession *self, CliOptions *options, GCancellable *cancellable);
void cli_session_clear (CliSession *self);
void cli_session_get_task (CliSession *self, SudokuTask *task);

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
