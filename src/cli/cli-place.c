/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names of houses, cells and truths for programs: "r1c2", "rows3", "rows3:5". They are not
 * translated. */

#include "satdoku-config.h"

#include "cli-place.h"

/**
 * cli_place_append_cell:
 * @text: gets a blank and the cell
 * @links: the links of the shape
 * @cell: a cell, from 0
 *
 * Writes "r1c2".
 */
void
cli_place_append_cell (GString *text,
                       const SudokuLinks *links,
                       guint cell)
{
  guint side = sudoku_links_get_side (links);

  g_string_append_printf (text, " r%uc%u", cell / side + 1, cell % side + 1);
}

static const SudokuGroups *
get_groups (const SudokuLinks *links)
{
  return sudoku_geometry_get_groups (sudoku_links_get_geometry (links));
}

/**
 * cli_place_append_house:
 * @text: gets a blank and the house
 * @links: the links of the shape
 * @house: a house, from 0
 *
 * Writes "rows3": the family of the house, and its number there.
 */
void
cli_place_append_house (GString *text,
                        const SudokuLinks *links,
                        guint house)
{
  const SudokuHouse *said = sudoku_groups_get_house (get_groups (links), house);

  g_string_append_printf (text, " %s%u", said->family->id, said->number + 1);
}

/**
 * cli_place_append_truth:
 * @text: gets a blank and the truth
 * @links: the links of the shape
 * @truth: a truth
 *
 * Writes "r1c2" for a cell, and "rows3:5" for the 5 of row 3.
 */
void
cli_place_append_truth (GString *text,
                        const SudokuLinks *links,
                        guint truth)
{
  guint side = sudoku_links_get_side (links);
  guint n_houses = sudoku_groups_get_n_houses (get_groups (links));
  guint first_cell = sudoku_links_get_cell_truth (links, 0);
  const SudokuTruth *further = NULL;

  if (truth >= first_cell)
    {
      cli_place_append_cell (text, links, truth - first_cell);
      return;
    }
  if (truth < n_houses * side)
    {
      cli_place_append_house (text, links, truth / side);
      g_string_append_printf (text, ":%u", truth % side + 1);
      return;
    }
  further = sudoku_groups_get_truth (get_groups (links), truth - n_houses * side);
  g_string_append_printf (text, " %s%u:%u", further->family->id, further->number + 1,
                          further->value);
}
