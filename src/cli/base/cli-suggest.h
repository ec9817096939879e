/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

const char *cli_suggest (const char *word, const GPtrArray *known);

G_END_DECLS
