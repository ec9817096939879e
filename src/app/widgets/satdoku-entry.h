/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with the text in an entry. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void satdoku_entry_mark (GtkEntry *entry, gboolean ok);
void satdoku_entry_explain (GtkEntry *entry, const char *icon_name, const char *why);

G_END_DECLS
