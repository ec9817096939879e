/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with the text in an entry. */

#pragma once

#include <gtk/gtk.h>

void satdoku_entry_mark (GtkEntry *entry, gboolean ok);
void satdoku_entry_explain (GtkEntry *entry, const char *icon_name, const char *why);
