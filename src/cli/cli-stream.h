/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "cli-session.h"

G_BEGIN_DECLS

/**
 * CliStreamKind:
 * @next: gets the next part of the input, of some @n_items items if more than one is there at once;
 *   %NULL with @more: what is wrong with the input was told, and it goes on behind that; %NULL
 *   without: the end. One thread calls it
 * @work: works on the next item of a part, %FALSE behind the last. Any thread calls it, one at a
 *   time
 * @divide: (nullable): adds what is left of a part to @rest, as one or two parts
 * @free: frees a part
 * @last: with this status and those above it nothing follows an item
 *
 * What a stream has to know of its items. What a part has to say goes to the session it is given.
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
 * Whatever comes of an item, others follow.
 */
#define CLI_STREAM_NO_LAST G_MAXUINT

CliStatus cli_stream_run (CliSession *session,
                          const CliStreamKind *kind,
                          gpointer input,
                          guint64 *n_items);

G_END_DECLS
