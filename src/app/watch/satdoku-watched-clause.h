/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-watch.h"

#define SATDOKU_TYPE_WATCHED_CLAUSE (satdoku_watched_clause_get_type ())
/**
 * SatdokuWatchedClause:
 *
 * A clause, and which of its literals are true, false and free at a step of a run.
 */
G_DECLARE_FINAL_TYPE (SatdokuWatchedClause,
                      satdoku_watched_clause,
                      SATDOKU,
                      WATCHED_CLAUSE,
                      AdwBin)

void satdoku_watched_clause_show (SatdokuWatchedClause *self,
                                  SatdokuWatch *watch,
                                  guint clause,
                                  gboolean says_it);
