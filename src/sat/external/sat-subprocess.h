/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One run of another program, within limits. Private to sat-process.c. */

#pragma once

#include "sat-error.h"
#include "sat-work-folder.h"

G_BEGIN_DECLS

/**
 * SAT_SUBPROCESS_OUTPUT_MAX:
 *
 * What a program may print, in bytes.
 */
#define SAT_SUBPROCESS_OUTPUT_MAX (64 * 1024 * 1024)

/**
 * SatSubprocessOutputFunc:
 * @text: what the program has just printed: bytes of any kind
 * @length: how many
 * @user_data: what was given with the function
 *
 * Sees the output of a program while it runs, on both channels, in the thread that waits for it.
 */
typedef void (*SatSubprocessOutputFunc) (const char *text, gsize length, gpointer user_data);

/**
 * SatSubprocessEnd:
 * @SAT_SUBPROCESS_EXITED: by itself
 * @SAT_SUBPROCESS_SIGNALED: by a signal of somebody else
 * @SAT_SUBPROCESS_TIMED_OUT: by us, after the time limit
 *
 * How the run of a program ended.
 */
typedef enum
{
  SAT_SUBPROCESS_EXITED,
  SAT_SUBPROCESS_SIGNALED,
  SAT_SUBPROCESS_TIMED_OUT,
} SatSubprocessEnd;

/**
 * SatSubprocessResult:
 * @end: how it ended
 * @code: the exit code, or the number of the signal
 * @output: all of standard output
 * @errors: the beginning of standard error
 *
 * What came of the run of a program.
 */
typedef struct
{
  SatSubprocessEnd end;
  int code;
  GByteArray *output;
  GByteArray *errors;
} SatSubprocessResult;

/**
 * SatSubprocess:
 *
 * Another program that is to be run once, in a folder that goes with it.
 */
typedef struct _SatSubprocess SatSubprocess;

SatSubprocess *
sat_subprocess_new (const char *const *argv, SatWorkFolder *folder, GError **error);
gboolean sat_subprocess_run (SatSubprocess *self,
                             double time_limit,
                             SatSubprocessOutputFunc output,
                             gpointer user_data,
                             SatSubprocessResult *result,
                             GCancellable *cancellable,
                             GError **error);
void sat_subprocess_free (SatSubprocess *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatSubprocess, sat_subprocess_free)

void sat_subprocess_result_clear (SatSubprocessResult *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (SatSubprocessResult, sat_subprocess_result_clear)

G_END_DECLS
