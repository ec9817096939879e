/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one table of what can be done by keys. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SATDOKU_ACCELS_MAX 3

/* A group is a heading in the window of shortcuts; a title is the tooltip of buttons, too. Without
 * an action the board reads the keys itself. The accelerators end with NULL unless all are used. */
typedef struct
{
  const char *group;
  const char *title;
  const char *action; /* detailed name */
  const char *accels[SATDOKU_ACCELS_MAX];
} SatdokuShortcut;

const SatdokuShortcut *satdoku_shortcuts (gsize *n_shortcuts);
void satdoku_shortcuts_install (GtkWidget *window);
void satdoku_shortcuts_install_page (GtkWidget *page, const char *prefix);
void satdoku_shortcuts_set_tooltips (GtkWidget *root);
GtkWindow *satdoku_shortcuts_window_new (void);

G_END_DECLS
