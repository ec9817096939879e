/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks for processes, and waits for what they do. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *test_process_new_mark (void);
guint test_process_count (const char *mark);
gboolean test_process_has_thread (const char *pid, const char *name);
guint test_folder_count (const char *path);

/* Waits until the condition is true. A test that waits a minute has failed: the message says for
 * what it was. */
#define test_process_wait_for(condition)                             \
  G_STMT_START                                                       \
  {                                                                  \
    gint64 test_end_ = test_process_deadline ();                     \
    while (!(condition))                                             \
      test_process_turn (test_end_, __FILE__, __LINE__, #condition); \
  }                                                                  \
  G_STMT_END
gint64 test_process_deadline (void);
void test_process_turn (gint64 deadline, const char *file, int line, const char *condition);

G_END_DECLS
