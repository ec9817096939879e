/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a text is searched for the words that are typed. */

#pragma once

#include <glib.h>

char *satdoku_search_fold (const char *text);
gboolean satdoku_search_has_words (const char *key, const char *text);
