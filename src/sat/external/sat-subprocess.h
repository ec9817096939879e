/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One run of another program, within limits. Private to sat-process.c. */

#pragma once

#include "sat-error.h"

G_BEGIN_DECLS

/* What a program may print, in bytes. */
#define SAT_SUBPROCESS_OUTPUT_MAX (64 * 1024 * 1024)

typedef enum
{
  SAT_SUBPROCESS_EXITED,
  SAT_SUBPROCESS_SIGNALED,
  SAT_SUBPROCESS_TIMED_OUT,
} SatSubprocessEnd;

typedef struct
{
  SatSubprocessEnd end;
  int code; /* the exit code, or the number of the signal */
  GByteArray *output;
  GByteArray *errors; /* the beginning of standard error */
} SatSubprocessResult;

gboolean sat_subprocess_run (const char *const *argv,
                             double time_limit,
                             SatSubprocessResult *result,
                             GCancellable *cancellable,
                             GError **error);
void sat_subprocess_result_clear (SatSubprocessResult *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SatSubprocessResult, sat_subprocess_result_clear)

G_END_DECLS
