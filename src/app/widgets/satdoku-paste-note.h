/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why nothing was pasted into an entry: see the top of satdoku-paste-note.c. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void satdoku_paste_note_install (void);

G_END_DECLS
