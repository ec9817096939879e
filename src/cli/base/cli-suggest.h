/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

const char *cli_suggest (const char *word, const GPtrArray *known);
