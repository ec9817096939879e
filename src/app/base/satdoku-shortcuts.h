/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one table of what can be done by keys. */

#pragma once

#include <adwaita.h>

#define SATDOKU_ACCELS_MAX 3

/**
 * SatdokuShortcut:
 * @group: the heading that it stands under, to be translated
 * @title: what it does, to be translated
 * @action: the detailed name of the action
 * @accels: the keys, %NULL at the end
 * @is_range: the first two keys are the ends of a row of keys, such as 1 to 9
 *
 * What can be done by keys: a row of the table of shortcuts.
 */
typedef struct
{
  const char *group;
  const char *title;
  const char *action;
  const char *accels[SATDOKU_ACCELS_MAX];
  gboolean is_range;
} SatdokuShortcut;

const SatdokuShortcut *satdoku_shortcuts (gsize *n_shortcuts);
void satdoku_shortcuts_install (GtkWidget *window);
void satdoku_shortcuts_install_page (GtkWidget *page, const char *prefix);
void satdoku_shortcuts_install_part (GtkWidget *part, const char *prefix);
void satdoku_shortcuts_set_tooltips (GtkWidget *root);
