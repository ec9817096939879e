/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why nothing was pasted into an entry: see the top of satdoku-paste-note.c. */

#pragma once

#include <gtk/gtk.h>

void satdoku_paste_note_install (void);
