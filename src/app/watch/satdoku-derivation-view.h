/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is learned from a conflict, one resolution a row: see the top of
 * satdoku-derivation-view.c. */

#pragma once

#include "satdoku-run-list.h"
#include "satdoku-watch.h"

#define SATDOKU_TYPE_DERIVATION_VIEW (satdoku_derivation_view_get_type ())
/**
 * SatdokuDerivationView:
 *
 * The last conflict of a run and what was learned from it, as a list.
 */
G_DECLARE_FINAL_TYPE (SatdokuDerivationView,
                      satdoku_derivation_view,
                      SATDOKU,
                      DERIVATION_VIEW,
                      SatdokuRunList)

void satdoku_derivation_view_show (SatdokuDerivationView *self, SatdokuWatch *watch);
