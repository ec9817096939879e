/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <sat-formula.h>
#include <sat-names.h>

#include "satdoku-formula-source.h"

#define SATDOKU_TYPE_READ_SOURCE (satdoku_read_source_get_type ())
/**
 * SatdokuReadSource:
 *
 * A formula that was read and is not that of a puzzle.
 */
G_DECLARE_FINAL_TYPE (SatdokuReadSource,
                      satdoku_read_source,
                      SATDOKU,
                      READ_SOURCE,
                      SatdokuFormulaSource)

SatdokuFormulaSource *satdoku_read_source_new (SatFormula *formula, const char *title);
SatFormula *satdoku_read_source_get_formula (SatdokuReadSource *self);
const SatNames *satdoku_read_source_get_names (SatdokuReadSource *self);
