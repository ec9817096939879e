/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "satdoku-formula-source.h"

G_BEGIN_DECLS

GMenuModel *satdoku_family_menu_new (SatdokuFormulaSource *source);

G_END_DECLS
