/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A file of regions: N rows of N numbers or letters, the region of each cell, in any layout of
 * puzzles. The result is the text form of the rule, which checks the sizes of the regions. */

#include "satdoku-config.h"

#include "cli-regions.h"

#include <sudoku-error.h>
#include <sudoku-rule-text.h>
#include <sudoku-rule.h>
#include <sudoku-source.h>
#include <sudoku-text-bytes.h>

#include "cli-io.h"

/* The text form of the rule: regions are numbered in order of appearance. */
static char *
number_regions (const SudokuLayout *map)
{
  GString *rule = g_string_new ("regions");
  SudokuSign seen[SUDOKU_SIDE_MAX + 1];
  guint n_seen = 0;

  for (guint cell = 0; cell < map->side * map->side; cell++)
    {
      guint region = 0;

      while (region < n_seen && seen[region] != map->cells[cell])
        region++;
      if (region == n_seen && n_seen <= map->side)
        seen[n_seen++] = map->cells[cell];
      g_string_append_printf (rule, "%c%u", cell == 0 ? ':' : ',', region + 1);
    }
  return g_string_free (rule, FALSE);
}

/* The first map of a text; NULL with an error at the place of the fault. */
static char *
read_map (const SudokuSource *source,
          guint *side,
          GError **error)
{
  g_autoptr (GPtrArray) found = sudoku_layout_find (source->text, source->length, 1);
  const SudokuLayout *map = found->len > 0 ? found->pdata[0] : NULL;
  g_autoptr (SudokuRule) rule = NULL;
  g_autofree char *text = NULL;

  if (map == NULL)
    {
      sudoku_source_refuse_text (source, "region-rows-expected", error);
      return NULL;
    }
  if (map->kind != SUDOKU_LAYOUT_GRID)
    {
      sudoku_source_refuse_layout (source, map, error);
      return NULL;
    }
  *side = map->side;
  text = number_regions (map);
  rule = sudoku_rule_parse (map->side, text, error);
  if (rule != NULL)
    return g_steal_pointer (&text);
  sudoku_error_add_place (error, &(SatPlace){ .name = source->name });
  return NULL;
}

/**
 * cli_regions_load:
 * @path: a path, or "-"
 * @side: (out): the side of the rows
 * @cancellable: (nullable): ends reading
 *
 * Returns: (transfer full) (nullable): the text form of the rule, "regions:1,1,2,…"; %NULL when the
 *   file can't be read or has no regions
 */
char *
cli_regions_load (const char *path,
                  guint *side,
                  GCancellable *cancellable,
                  GError **error)
{
  g_autoptr (GBytes) bytes = cli_io_load (path, cancellable, error);
  g_autofree char *name = cli_io_get_name (path);
  SudokuSource source = { .name = name, .text = "", .first_line = 1 };

  if (bytes == NULL)
    return NULL;
  bytes = sudoku_text_bytes_make_plain (g_steal_pointer (&bytes));
  /* An empty file has no data at all. */
  if (g_bytes_get_size (bytes) > 0)
    source.text = g_bytes_get_data (bytes, &source.length);
  return read_map (&source, side, error);
}
