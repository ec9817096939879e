/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "satdoku-ambiguity-guide.h"

#define SATDOKU_TYPE_AMBIGUITY_VIEW (satdoku_ambiguity_view_get_type ())
/**
 * SatdokuAmbiguityView:
 *
 * Says how many solutions the game has, leads through them, and says what would leave only one;
 * nothing until it is asked why.
 */
G_DECLARE_FINAL_TYPE (
  SatdokuAmbiguityView,
  satdoku_ambiguity_view,
  SATDOKU,
  AMBIGUITY_VIEW,
  GtkWidget)
