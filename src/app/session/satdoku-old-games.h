/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that earlier versions have kept. */

#pragma once

#include <glib.h>

void satdoku_old_games_take_over (const char *data_folder, const char *folder);
