/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Buttons that say why they can't be pressed: see the top of satdoku-reason-tip.c. */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-commands.h"

void satdoku_reason_tip_set_commands (GtkWidget *window, SatdokuCommands *commands);
void satdoku_reason_tip_add (GtkWidget *button);
void satdoku_reason_tip_set (GtkWidget *button, const char *reason);
