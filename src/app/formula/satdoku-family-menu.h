/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "satdoku-formula-source.h"

GMenuModel *satdoku_family_menu_new (SatdokuFormulaSource *source);
