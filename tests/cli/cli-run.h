/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs programs and keeps what they said. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  int status; /* the exit status; -1: killed by a signal */
  char *out;
  char *err;
} CliRun;

const char *cli_run_get_program (void);
CliRun *cli_run_in (const char *folder, const char *input, const char *const *arguments);
CliRun *cli_run (const char *input, ...) G_GNUC_NULL_TERMINATED;
void cli_run_free (CliRun *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliRun, cli_run_free)

char *cli_test_folder_new (void);
void cli_test_folder_free (char *folder);
char *cli_test_write (const char *folder, const char *name, const char *text);

G_END_DECLS
