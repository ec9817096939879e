/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A list that is made anew signals only the difference: a view keeps the rest, with the scroll
 * position and the focus in it. It knows nothing of what is in the list. */

#include "satdoku-config.h"

#include "satdoku-list-change.h"

#include <string.h>

/* Emits #GListModel::items-changed for the items between those that are the same at the
 * beginning and at the end of @before and @after, arrays of numbers or addresses of @size bytes;
 * not at all when all are the same. The model has its new items already. Costs a look at each
 * item. */
void
satdoku_list_change_tell (GListModel *model,
                          gconstpointer before,
                          guint n_before,
                          gconstpointer after,
                          guint n_after,
                          gsize size)
{
  const char *old = before, *new = after;
  guint n_both = MIN (n_before, n_after);
  guint first = 0, last = 0;

  g_return_if_fail (G_IS_LIST_MODEL (model) && size > 0);

  while (first < n_both && memcmp (old + first * size, new + first *size, size) == 0)
    first++;
  while (last < n_both - first && memcmp (old + (n_before - 1 - last) * size,
                                          new + (n_after - 1 - last) * size, size) == 0)
    last++;
  if (n_before > first + last || n_after > first + last)
    g_list_model_items_changed (model, first, n_before - first - last, n_after - first - last);
}
