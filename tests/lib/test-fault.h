/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Calls of the system that fail when a test wants them to. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The calls that can fail. TEST_FAULT_SHORT is a write that writes only the half. */
typedef enum
{
  TEST_FAULT_OPEN,
  TEST_FAULT_WRITE,
  TEST_FAULT_SHORT,
  TEST_FAULT_FSYNC,
  TEST_FAULT_CLOSE,
  TEST_FAULT_RENAME,
  TEST_N_FAULTS,
} TestFault;

/* What is recorded. */
typedef enum
{
  TEST_FAULT_MADE,
  TEST_FAULT_WRITTEN,
  TEST_FAULT_SYNC_BEGIN,
  TEST_FAULT_SYNC_END,
  TEST_FAULT_RENAMED,
  TEST_FAULT_REMOVED,
} TestFaultEventKind;

typedef struct
{
  TestFaultEventKind kind;
  const char *path;
  const char *new_path; /* of what was renamed */
  const void *data;     /* what was written, at the end of the file */
  size_t size;
} TestFaultEvent;

typedef void (*TestFaultRecorder) (const TestFaultEvent *event);

void test_fault_record (const char *folder, TestFaultRecorder function);
void test_fault_arm (const char *folder, TestFault fault, unsigned int n, int number);
void test_fault_set_room (const char *folder, gint64 n_bytes);
void test_fault_set_read_only (const char *folder);
void test_fault_describe (char *text, size_t size);
void test_fault_set_fired (void);
gboolean test_fault_disarm (void);

G_END_DECLS
