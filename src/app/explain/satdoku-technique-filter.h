/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-technique.h>

#define SATDOKU_TYPE_TECHNIQUE_FILTER (satdoku_technique_filter_get_type ())
/**
 * SatdokuTechniqueFilter:
 *
 * Chooses one of the techniques that occur in a list of steps, or all of them.
 */
G_DECLARE_FINAL_TYPE (SatdokuTechniqueFilter,
                      satdoku_technique_filter,
                      SATDOKU,
                      TECHNIQUE_FILTER,
                      GtkWidget)

GtkWidget *satdoku_technique_filter_new (void);
void satdoku_technique_filter_set_techniques (SatdokuTechniqueFilter *self,
                                              const SudokuTechnique *const *techniques,
                                              guint n_techniques);
