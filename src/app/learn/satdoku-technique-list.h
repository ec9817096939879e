/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <sudoku-technique.h>

#define SATDOKU_TYPE_TECHNIQUE_LIST (satdoku_technique_list_get_type ())
/**
 * SatdokuTechniqueList:
 *
 * All techniques by family, which can be searched, and one of them chosen.
 */
G_DECLARE_FINAL_TYPE (SatdokuTechniqueList,
                      satdoku_technique_list,
                      SATDOKU,
                      TECHNIQUE_LIST,
                      GtkWidget)

/**
 * SatdokuTechniqueTest:
 * @technique: a technique
 * @data: what was given with the function
 *
 * Returns: whether it can be chosen
 */
typedef gboolean (*SatdokuTechniqueTest) (const SudokuTechnique *technique, gpointer data);

void satdoku_technique_list_offer (SatdokuTechniqueList *self,
                                   SatdokuTechniqueTest test,
                                   gpointer data);
void satdoku_technique_list_select (SatdokuTechniqueList *self, const SudokuTechnique *technique);
