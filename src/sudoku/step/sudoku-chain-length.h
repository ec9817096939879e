/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the length of a chain adds to its rating. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

guint sudoku_chain_length_rating (guint n_literals);

G_END_DECLS
