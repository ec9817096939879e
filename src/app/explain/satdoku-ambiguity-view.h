/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of why there are several solutions: see the top of satdoku-ambiguity-view.c. */

#pragma once

#include "satdoku-ambiguity-guide.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_AMBIGUITY_VIEW (satdoku_ambiguity_view_get_type ())
/**
 * SatdokuAmbiguityView:
 *
 * Says how many solutions the game has, leads through them, and says what would leave only one;
 * nothing as long as nobody has asked why.
 */
G_DECLARE_FINAL_TYPE (
  SatdokuAmbiguityView,
  satdoku_ambiguity_view,
  SATDOKU,
  AMBIGUITY_VIEW,
  GtkWidget)

G_END_DECLS
