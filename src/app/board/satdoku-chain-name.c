/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a screen reader says of the candidates of a cell that have colours or are linked, as far as
 * they are shown. It knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-chain-name.h"

#include <glib/gi18n.h>
#include <words-terms.h>

static const char *const colour_names[SUDOKU_COLOURS_MAX + 1] = {
  NULL,
  N_ ("Red"),
  N_ ("Orange"),
  N_ ("Yellow"),
  N_ ("Green"),
  N_ ("Teal"),
  N_ ("Blue"),
  N_ ("Purple"),
  N_ ("Brown"),
  N_ ("Grey"),
};

const char *
satdoku_chain_colour_name (guint colour)
{
  g_return_val_if_fail (colour >= 1 && colour <= SUDOKU_COLOURS_MAX, NULL);

  return _ (colour_names[colour]);
}

static void
append (GString *text,
        const char *item)
{
  if (text->len > 0)
    /* Translators: stands between the items of a list, but not before the last one. */
    g_string_append (text, C_ ("between items of a list", ", "));
  g_string_append (text, item);
}

static void
append_colour (GString *text,
               const SudokuColoured *coloured,
               const SudokuSymbols *symbols)
{
  g_autofree char *symbol = sudoku_symbols_dup (symbols, coloured->spot.value);
  g_autofree char *item = NULL;

  /* Translators: what a screen reader says of a candidate: its number, and the name of its
   * colour. */
  item = g_strdup_printf (_ ("candidate %s: %s"), symbol,
                          satdoku_chain_colour_name (coloured->colour));
  append (text, item);
}

static void
append_link (GString *text,
             const SudokuGeometry *geometry,
             SudokuSpot from,
             SudokuSpot to,
             SudokuTie tie,
             const SudokuSymbols *symbols)
{
  g_autofree char *here = sudoku_symbols_dup (symbols, from.value);
  g_autofree char *there = sudoku_symbols_dup (symbols, to.value);
  g_autofree char *place = words_cell (geometry, to.cell);
  g_autofree char *item = NULL;

  if (tie == SUDOKU_TIE_STRONG)
    /* Translators: what a screen reader says of a candidate: its number, the number of another
     * candidate that the player has linked it to, and where that is, such as "row 1 column 4". */
    item = g_strdup_printf (_ ("candidate %s: strong link to %s in %s"), here, there, place);
  else
    /* Translators: what a screen reader says of a candidate: its number, the number of another
     * candidate that the player has linked it to, and where that is, such as "row 1 column 4". */
    item = g_strdup_printf (_ ("candidate %s: weak link to %s in %s"), here, there, place);
  append (text, item);
}

/* Such as "candidate 2: Red, candidate 2: strong link to 2 in row 1 column 4"; NULL when nothing
 * is coloured and linked there. */
char *
satdoku_chain_dup_name (const SudokuState *state,
                        guint cell,
                        const SudokuSymbols *symbols)
{
  const SudokuGeometry *geometry;
  const SudokuColouring *colouring;
  const SudokuColoured *coloured;
  const SudokuLinked *links;
  g_autoptr (GString) text = NULL;
  guint n_coloured = 0, n_links = 0;

  g_return_val_if_fail (state != NULL && symbols != NULL, NULL);

  colouring = sudoku_state_get_colouring (state);
  if (sudoku_colouring_is_empty (colouring))
    return NULL;
  geometry = sudoku_grid_get_geometry (sudoku_state_get_grid (state));
  text = g_string_new (NULL);
  coloured = sudoku_colouring_get_coloured_in (colouring, cell, &n_coloured);
  for (guint i = 0; i < n_coloured; i++)
    if (sudoku_state_is_marked (state, coloured[i].spot))
      append_colour (text, &coloured[i], symbols);
  links = sudoku_colouring_get_links (colouring, &n_links);
  for (guint i = 0; i < n_links; i++)
    {
      if (!sudoku_state_is_marked (state, links[i].from) ||
          !sudoku_state_is_marked (state, links[i].to))
        continue;
      if (links[i].from.cell == cell)
        append_link (text, geometry, links[i].from, links[i].to, links[i].tie, symbols);
      if (links[i].to.cell == cell)
        append_link (text, geometry, links[i].to, links[i].from, links[i].tie, symbols);
    }
  return text->len > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}
