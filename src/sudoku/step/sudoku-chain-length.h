/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much harder a chain is for its length. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

guint sudoku_chain_length_rating (guint n_literals);

G_END_DECLS
