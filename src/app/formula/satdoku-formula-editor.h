/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "satdoku-formula-page.h"

#define SATDOKU_TYPE_FORMULA_EDITOR (satdoku_formula_editor_get_type ())
/**
 * SatdokuFormulaEditor:
 *
 * A window in which one writes a formula without a board.
 */
G_DECLARE_FINAL_TYPE (SatdokuFormulaEditor,
                      satdoku_formula_editor,
                      SATDOKU,
                      FORMULA_EDITOR,
                      AdwWindow)

gboolean satdoku_formula_editor_can_edit (SatdokuFormulaSource *source);
void satdoku_formula_editor_open (SatdokuFormulaPage *page, gboolean edit);
