/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Are numbers literals? */

#pragma once

#include "sat-error.h"
#include "sat-types.h"

G_BEGIN_DECLS

gboolean sat_literals_check (const int *literals,
                             gsize n_literals,
                             gboolean whole_clauses,
                             GError **error);
int sat_literals_compare (gconstpointer a, gconstpointer b);

G_END_DECLS
