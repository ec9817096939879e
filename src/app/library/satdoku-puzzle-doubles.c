/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which puzzles of a file are the same. Where there is a canonical form, puzzles are also the same
 * when one is the other turned, mirrored, or with other rows, columns or digits; where there is
 * none, they must have the same numbers in the same cells. Of each puzzle only a short key is kept
 * in memory. */

#include "satdoku-config.h"

#include "satdoku-puzzle-doubles.h"

#include <stdlib.h>
#include <string.h>
#include <sudoku-canonical.h>
#include <sudoku-geometry-text.h>
#include <sudoku-task-run.h>

#include "satdoku-collection.h"

#define KEY_SIZE 16

typedef struct
{
  guint8 bytes[KEY_SIZE]; /* the beginning of a checksum */
  guint i;
} Key;

/* Puzzles of different rules are different. */
static void
make_key (const SudokuGrid *grid,
          Key *key)
{
  g_autoptr (SudokuGrid) canonical = sudoku_canonical_new (grid, NULL);
  const SudokuGrid *same = canonical != NULL ? canonical : grid;
  guint n_cells = sudoku_grid_get_n_cells (same);
  g_autoptr (GString) rules = g_string_new (canonical != NULL ? "canonical " : "");
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autofree guint8 *values = g_new (guint8, n_cells);
  guint8 digest[32];
  gsize size = sizeof digest;

  sudoku_geometry_write_rules (sudoku_grid_get_geometry (same), rules);
  for (guint cell = 0; cell < n_cells; cell++)
    values[cell] = (guint8)sudoku_grid_get_value (same, cell);
  g_checksum_update (checksum, (const guchar *)rules->str, (gssize)rules->len + 1);
  g_checksum_update (checksum, values, n_cells);
  g_checksum_get_digest (checksum, digest, &size);
  memcpy (key->bytes, digest, KEY_SIZE);
}

static int
compare_keys (gconstpointer a,
              gconstpointer b)
{
  const Key *first = a, *second = b;
  int order = memcmp (first->bytes, second->bytes, KEY_SIZE);

  return order != 0 ? order : (first->i > second->i) - (first->i < second->i);
}

/* A damaged puzzle counts as different from all others, as part of it is unknown. Returns: the
 * keys, or %NULL with an error */
static GArray *
read_keys (const SatdokuPuzzleFile *file,
           const SudokuTask *task,
           GError **error)
{
  guint n = satdoku_puzzle_file_get_n_puzzles (file);
  g_autoptr (GArray) keys = g_array_sized_new (FALSE, FALSE, sizeof (Key), n);
  SudokuTaskRun run;

  sudoku_task_run_init (&run, task);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = NULL;
      g_autoptr (SudokuDocument) document = satdoku_puzzle_file_read (file, i, &name, NULL);
      const SudokuProgress progress = { .fraction = (double)i / n, .count = i };
      Key key = { .i = i };

      if (g_cancellable_set_error_if_cancelled (task->cancellable, error))
        return NULL;
      sudoku_task_run_tell (&run, &progress);
      if (document == NULL || !sudoku_document_is_whole (document))
        continue;
      make_key (sudoku_document_get_grid (document), &key);
      g_array_append_val (keys, key);
    }
  return g_steal_pointer (&keys);
}

/* For each puzzle the first of those that are the same, which may be itself, or %SATDOKU_NO_PUZZLE
 * when no other is the same; %NULL with %G_IO_ERROR_CANCELLED. Takes about a millisecond for each
 * puzzle of 9×9. */
GArray *
satdoku_puzzle_doubles_find (const SatdokuPuzzleFile *file,
                             const SudokuTask *task,
                             GError **error)
{
  g_autoptr (GArray) keys = read_keys (file, task, error);
  guint n = satdoku_puzzle_file_get_n_puzzles (file);
  const guint none = SATDOKU_NO_PUZZLE;
  GArray *first = NULL;

  if (keys == NULL)
    return NULL;
  g_array_sort (keys, compare_keys);
  first = g_array_sized_new (FALSE, FALSE, sizeof (guint), n);
  for (guint i = 0; i < n; i++)
    g_array_append_val (first, none);
  for (guint k = 1; k < keys->len; k++)
    {
      const Key *before = &g_array_index (keys, Key, k - 1), *key = &g_array_index (keys, Key, k);
      guint *of_before = &g_array_index (first, guint, before->i);

      if (memcmp (before->bytes, key->bytes, KEY_SIZE) != 0)
        continue;
      if (*of_before == SATDOKU_NO_PUZZLE)
        *of_before = before->i;
      g_array_index (first, guint, key->i) = *of_before;
    }
  return first;
}
