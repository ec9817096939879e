/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

void satdoku_display_end_watch (void);
