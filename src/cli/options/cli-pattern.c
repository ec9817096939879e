/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file with a pattern of givens for new puzzles. */

#include "satdoku-config.h"

#include "cli-pattern.h"

#include "cli-io.h"

/**
 * cli_pattern_load:
 * @path: a path, or "-"
 * @cancellable: (nullable): ends reading
 *
 * Returns: (transfer full) (nullable): the pattern; %NULL when the file can't be read or has none
 */
SudokuPattern *
cli_pattern_load (const char *path,
                  GCancellable *cancellable,
                  GError **error)
{
  g_autoptr (GBytes) bytes = cli_io_load (path, cancellable, error);
  g_autofree char *name = cli_io_get_name (path);
  gsize length = 0;
  const char *text = NULL;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &length);
  return sudoku_pattern_read (name, text, length, error);
}
