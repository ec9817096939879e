/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Grids as rows of numbers, read and judged without the code under test. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  guint side;
  guint box_rows; /* 0: no boxes */
  guint box_columns;
  guint values[100 * 100];
} CliGrid;

CliGrid *cli_grid_new (const char *rows, guint box_rows, guint box_columns);
gboolean cli_grid_is_solved (const CliGrid *self);
gboolean cli_grid_extends (const CliGrid *self, const CliGrid *puzzle);
guint cli_grid_count (const CliGrid *self);

G_END_DECLS
