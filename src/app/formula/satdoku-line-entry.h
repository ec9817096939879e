/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-formula-source.h"

gboolean
satdoku_line_entry_read (GtkEntry *entry, SatdokuFormulaSource *source, guint64 *line);
void satdoku_line_entry_fit (GtkEntry *entry, SatdokuFormulaSource *source);
