/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much of a text is lists of literals. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SatList:
 * @n_literals: literals, in all lines that contain nothing else
 * @n_negative: those of them that are negative
 * @n_zeros: numbers 0
 * @n_lists: lines of literals
 * @n_keyed: those of them that begin with “v”
 * @n_others: other lines, except comments and statuses
 * @longest: literals of the longest line
 * @max_variable: the largest variable
 * @same_width: whether all literals have the same number of characters
 *
 * The literals of a text.
 */
typedef struct
{
  gsize n_literals;
  gsize n_negative;
  gsize n_zeros;
  gsize n_lists;
  gsize n_keyed;
  gsize n_others;
  gsize longest;
  guint64 max_variable;
  gboolean same_width;
} SatList;

void sat_list_init (SatList *self, const char *text, gsize length);

G_END_DECLS
