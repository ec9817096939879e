/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What came of a surgery, in words. */

#pragma once

#include <satdoku-report.h>

#include "satdoku-surgery.h"

SatdokuReport *satdoku_surgery_report_new (SatdokuSurgeryState state,
                                           const SatdokuSurgeryResult *result,
                                           const GError *error,
                                           SudokuGeometry *geometry);
