/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sat-trace-solve.h>
#include <sat-trace-state.h>
#include <words-trace.h>

#include "satdoku-formula-source.h"
#include "satdoku-messages.h"
#include "satdoku-overlay.h"

#define SATDOKU_TYPE_WATCH (satdoku_watch_get_type ())
/**
 * SatdokuWatch:
 *
 * A run of a solver on a formula, and the step up to which it is looked at. Runs are made in a
 * worker.
 *
 * Signals: "changed": the run, or whether one is being made; "moved": the step, or the run.
 * Properties: "busy" and "can-decide"; "messages", where sentences for the user go; "decide",
 * "learn", "propagate", "minimise" and "restarts" are what #SatTraceOptions has.
 */
G_DECLARE_FINAL_TYPE (SatdokuWatch, satdoku_watch, SATDOKU, WATCH, GObject)

SatdokuWatch *satdoku_watch_new (void);
void satdoku_watch_set_source (SatdokuWatch *self, SatdokuFormulaSource *source);
SatdokuFormulaSource *satdoku_watch_get_source (SatdokuWatch *self);
const WordsVariables *satdoku_watch_get_variables (SatdokuWatch *self);
SudokuCnf *satdoku_watch_get_cnf (SatdokuWatch *self);
const SatTraceOptions *satdoku_watch_get_options (SatdokuWatch *self);

SatTrace *satdoku_watch_get_trace (SatdokuWatch *self);
gboolean satdoku_watch_is_busy (SatdokuWatch *self);
const GError *satdoku_watch_get_error (SatdokuWatch *self);
void satdoku_watch_cancel (SatdokuWatch *self);

guint satdoku_watch_get_position (SatdokuWatch *self);
void satdoku_watch_set_position (SatdokuWatch *self, guint position);
gboolean satdoku_watch_can_go_on (SatdokuWatch *self);
gboolean satdoku_watch_step (SatdokuWatch *self);
void satdoku_watch_next_conflict (SatdokuWatch *self);
void satdoku_watch_last_decision (SatdokuWatch *self);
guint satdoku_watch_find_choice (SatdokuWatch *self);
guint satdoku_watch_find_derivation (SatdokuWatch *self, guint *end);
void satdoku_watch_decide (SatdokuWatch *self, int literal);
void satdoku_watch_say (SatdokuWatch *self, const char *message);

guint satdoku_watch_get_clause (SatdokuWatch *self);
SatTraceState *satdoku_watch_create_state (SatdokuWatch *self);
SatdokuOverlay *satdoku_watch_create_overlay (SatdokuWatch *self);
