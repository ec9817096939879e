/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli-session.h"

/**
 * CliStreamKind:
 * @next: gets the next chunk of the input, of about @n_items items if more than one is available;
 *   %NULL with @more: an error in the input was reported, and reading goes on after it; %NULL
 *   without: the end. Called by one thread
 * @work: processes the next item of a chunk, %FALSE after the last. Called by any thread, one at a
 *   time
 * @divide: (nullable): adds the rest of a chunk to @rest, as one or two chunks
 * @free: frees a chunk
 * @last: nothing follows an item with this status or above
 *
 * What a stream needs to know of its items. Output goes to the session that is passed.
 */
typedef struct
{
  gpointer (*next) (gpointer input,
                    guint n_items,
                    CliSession *session,
                    CliStatus *status,
                    gboolean *more);
  gboolean (*work) (gpointer part, CliSession *session, CliStatus *status);
  void (*divide) (gpointer part, GPtrArray *rest);
  GDestroyNotify free;
  guint last;
} CliStreamKind;

/**
 * CLI_STREAM_NO_LAST:
 *
 * No status ends the stream.
 */
#define CLI_STREAM_NO_LAST G_MAXUINT

CliStatus cli_stream_run (CliSession *session,
                          const CliStreamKind *kind,
                          gpointer input,
                          guint64 *n_items);
