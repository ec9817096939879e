/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * CliPool:
 *
 * Threads that do jobs side by side and return them in order. A job is opaque to the pool. One
 * thread pushes, one takes.
 */
typedef struct _CliPool CliPool;

/**
 * CliPoolFunc:
 * @job: a job
 * @rest: (element-type gpointer): receives jobs that @job has left, in order
 * @user_data: as given to cli_pool_new()
 *
 * Does a job, in a thread of the pool. The jobs in @rest follow it directly and are done by any
 * free thread.
 */
typedef void (*CliPoolFunc) (gpointer job, GPtrArray *rest, gpointer user_data);

CliPool *cli_pool_new (guint n_threads, CliPoolFunc func, gpointer user_data);
void cli_pool_free (CliPool *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliPool, cli_pool_free)

gboolean cli_pool_push (CliPool *self, gpointer job);
void cli_pool_close (CliPool *self);
gboolean cli_pool_take (CliPool *self, gint64 until, gpointer *job);
gpointer cli_pool_get_first (CliPool *self);
void cli_pool_stop (CliPool *self);
