/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solver of tdoku (github.com/t-dillon/tdoku), for comparison, where it is there. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How many solutions the puzzle of 81 characters has, up to the limit; adds to *@n_guesses. */
typedef gsize (*BenchTdoku) (const char *puzzle,
                             gsize limit,
                             guint32 configuration,
                             char *solution,
                             gsize *n_guesses);

BenchTdoku bench_tdoku_load (void);

G_END_DECLS
