/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The result of a search, of any kind. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SudokuSearchResult:
 * @n_found: how many solutions were found
 * @n_guesses: values tried
 * @n_sweeps: how often propagation went over the whole board; 0 where the search has none
 * @n_root_open: open cells when the first value was tried
 * @complete: FALSE: stopped by the work or the limit of guesses
 *
 * The result of a search.
 */
typedef struct
{
  guint64 n_found;
  guint64 n_guesses;
  guint64 n_sweeps;
  guint n_root_open;
  gboolean complete;
} SudokuSearchResult;

G_END_DECLS
