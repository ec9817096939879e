/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lets each call fail in turn while a file is written. */

#pragma once

#include "test-fault.h"

G_BEGIN_DECLS

/* Begins anew: the old file is there, or none. */
typedef void (*TestFaultPrepare) (gpointer data);
/* Writes; does it say that all went well? */
typedef gboolean (*TestFaultRun) (gpointer data);
/* Asserts that what is there is whole: the old or the new one, the new one if all went well. */
typedef void (*TestFaultCheck) (gpointer data, gboolean ok);

typedef struct
{
  const char *folder;
  TestFaultPrepare prepare;
  TestFaultRun run;
  TestFaultCheck check;
  gpointer data;
} TestFaultLoop;

guint test_fault_loop (const TestFaultLoop *loop);
guint test_fault_loop_room (const TestFaultLoop *loop, gint64 n_bytes);

void test_fault_check_file (const char *path,
                            const char *old,
                            gsize old_length,
                            const char *new,
                            gsize new_length,
                            gboolean ok);
guint test_fault_count_files (const char *folder);
gboolean test_fault_mount_small (const char *folder);

G_END_DECLS
