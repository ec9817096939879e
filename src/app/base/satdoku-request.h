/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-worker.h"

#define SATDOKU_TYPE_REQUEST (satdoku_request_get_type ())
/**
 * SatdokuRequest:
 *
 * Asks the worker for one thing at a time, and has the answer to what was asked last.
 *
 * Properties: `pending`, `result`, `error`, `paused`. Signals: "done".
 */
G_DECLARE_FINAL_TYPE (SatdokuRequest, satdoku_request, SATDOKU, REQUEST, GObject)

/**
 * SatdokuInputFunc:
 * @owner: whose request it is
 *
 * Makes what a job needs, as things are when it begins.
 *
 * Returns: (transfer full) (nullable): the input
 */
typedef gpointer (*SatdokuInputFunc) (gpointer owner);

SatdokuRequest *satdoku_request_new (SatdokuWorker *worker, GCallback done, gpointer owner);
void satdoku_request_start (SatdokuRequest *self, const SatdokuJob *job, gpointer input);
void satdoku_request_start_later (SatdokuRequest *self,
                                  const SatdokuJob *job,
                                  SatdokuInputFunc make_input,
                                  gpointer owner,
                                  guint delay);
void satdoku_request_hurry (SatdokuRequest *self);
void satdoku_request_stop (SatdokuRequest *self);

gboolean satdoku_request_is_pending (SatdokuRequest *self);
gconstpointer satdoku_request_get_result (SatdokuRequest *self);
gpointer satdoku_request_steal_result (SatdokuRequest *self);
const GError *satdoku_request_get_error (SatdokuRequest *self);
