/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a screen reader says of a cell: where it is, what is in it and since when, and what it
 * clashes with. It knows no widgets. */

#include "satdoku-config.h"

#include "satdoku-cell-name.h"

#include <glib/gi18n.h>
#include <words-item.h>
#include <words-terms.h>

static char *
describe_place (const SudokuGeometry *geometry,
                guint cell)
{
  guint side = sudoku_geometry_get_side (geometry);
  guint region = sudoku_geometry_get_cell_region (geometry, cell);
  g_autofree char *place = NULL;
  g_autofree char *house = NULL;

  if (sudoku_geometry_has_boxes (geometry))
    /* Translators: where a cell is, for a screen reader. */
    return g_strdup_printf (_ ("row %u column %u box %u"), cell / side + 1, cell % side + 1,
                            region + 1);
  place = words_cell (geometry, cell);
  if (region == SUDOKU_NO_REGION)
    return g_steal_pointer (&place);
  /* All rows and all columns come before the regions. */
  house = words_house (geometry, 2 * side + region);
  /* Translators: where a cell is, for a screen reader: such as "row 3 column 5", and "region 2". */
  return g_strdup_printf (C_ ("place", "%s %s"), place, house);
}

static gboolean
holds (const guint16 *cells,
       guint n_cells,
       guint cell)
{
  for (guint i = 0; i < n_cells; i++)
    if (cells[i] == cell)
      return TRUE;
  return FALSE;
}

static void
append (GString *text,
        const char *item)
{
  /* Translators: stands between the items of a list, but not before the last one. */
  g_string_append (text, C_ ("between items of a list", ", "));
  g_string_append (text, item);
}

/* Such as "on a thermometer, cell 3 of 6". */
static void
append_item (GString *text,
             const SudokuGeometry *geometry,
             guint rule,
             guint cell)
{
  g_autofree char *item = words_item_cell (geometry, rule, cell);

  if (item != NULL)
    append (text, item);
}

/* What other rules say of the cell: further houses, squares and discs, items. */
static char *
describe_rules (const SudokuGeometry *geometry,
                guint cell)
{
  GString *text = g_string_new (NULL);
  guint side = sudoku_geometry_get_side (geometry);
  guint house = (sudoku_geometry_has_regions (geometry) ? 3 : 2) * side;

  for (; house < sudoku_geometry_get_n_houses (geometry); house++)
    if (holds (sudoku_geometry_get_house_cells (geometry, house), side, cell))
      {
        g_autofree char *name = words_house (geometry, house);

        append (text, name);
      }
  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      SudokuRule *rule = sudoku_geometry_get_rule (geometry, i);
      guint n_cells = 0;
      const guint16 *cells = sudoku_rule_get_cells (rule, &n_cells);

      if (sudoku_rule_get_kind (rule)->parameter == SUDOKU_RULE_CELLS &&
          holds (cells, n_cells, cell))
        append (text, _ (sudoku_rule_get_kind (rule)->name));
      else if (sudoku_rule_get_kind (rule)->item != NULL)
        append_item (text, geometry, i, cell);
    }
  return g_string_free (text, FALSE);
}

static char *
list_marks (SudokuSet marks,
            const SudokuSymbols *symbols)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint value;

  SUDOKU_SET_FOREACH (marks, value)
  {
    g_autofree char *symbol = sudoku_symbols_dup (symbols, value);

    if (text->len > 0)
      g_string_append_c (text, ' ');
    g_string_append (text, symbol);
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
describe_empty (const SatdokuCellContent *content,
                const SudokuSymbols *symbols)
{
  g_autofree char *corner = list_marks (content->marks[SUDOKU_MARK_CORNER], symbols);
  g_autofree char *centre = list_marks (content->marks[SUDOKU_MARK_CENTRE], symbols);

  if (corner[0] != '\0' && centre[0] != '\0')
    /* Translators: what is in a cell, for a screen reader; %s are pencil marks such as "1 5 7". */
    return g_strdup_printf (_ ("empty, corner marks %s, centre marks %s"), corner, centre);
  if (corner[0] != '\0')
    /* Translators: what is in a cell, for a screen reader; %s are pencil marks such as "1 5 7". */
    return g_strdup_printf (_ ("empty, corner marks %s"), corner);
  if (centre[0] != '\0')
    /* Translators: what is in a cell, for a screen reader; %s are pencil marks such as "1 5 7". */
    return g_strdup_printf (_ ("empty, centre marks %s"), centre);
  /* Translators: what is in a cell, for a screen reader. */
  return g_strdup (_ ("empty"));
}

/* The marks as the tooltip words them; NULL when there are none. */
char *
satdoku_cell_dup_marks (const SatdokuCellContent *content,
                        const SudokuSymbols *symbols)
{
  g_autofree char *corner = NULL;
  g_autofree char *centre = NULL;

  g_return_val_if_fail (content != NULL && symbols != NULL, NULL);

  corner = list_marks (content->marks[SUDOKU_MARK_CORNER], symbols);
  centre = list_marks (content->marks[SUDOKU_MARK_CENTRE], symbols);
  if (content->value != 0 || (corner[0] == '\0' && centre[0] == '\0'))
    return NULL;
  if (centre[0] == '\0')
    /* Translators: %s are pencil marks such as "1 5 7". */
    return g_strdup_printf (_ ("Corner marks: %s"), corner);
  if (corner[0] == '\0')
    /* Translators: %s are pencil marks such as "1 5 7". */
    return g_strdup_printf (_ ("Centre marks: %s"), centre);
  /* Translators: %s are pencil marks such as "1 5 7". */
  return g_strdup_printf (_ ("Corner marks: %s\nCentre marks: %s"), corner, centre);
}

/* What is concluded of a cell, as a screen reader says it; NULL when nothing is. */
char *
satdoku_cell_dup_conclusions (SudokuSet placed,
                              SudokuSet removed,
                              const SudokuSymbols *symbols)
{
  g_autofree char *is = NULL;
  g_autofree char *is_not = NULL;

  g_return_val_if_fail (symbols != NULL, NULL);

  is = list_marks (placed, symbols);
  is_not = list_marks (removed, symbols);
  if (is[0] != '\0')
    /* Translators: what a step of solving concludes of a cell, for a screen reader; %s is a
     * number. */
    return g_strdup_printf (_ ("must be %s"), is);
  if (is_not[0] != '\0')
    /* Translators: what a step of solving concludes of a cell, for a screen reader; %s are numbers
     * such as "1 5 7". */
    return g_strdup_printf (_ ("can’t be %s"), is_not);
  return NULL;
}

static char *
describe_content (const SatdokuCellContent *content,
                  const SudokuSymbols *symbols)
{
  g_autofree char *symbol = NULL;

  if (content->value == 0)
    return describe_empty (content, symbols);
  symbol = sudoku_symbols_dup (symbols, content->value);
  if (content->origin == SUDOKU_ORIGIN_GIVEN)
    /* Translators: what is in a cell, for a screen reader; %s is a number that belongs to the
     * puzzle. */
    return g_strdup_printf (_ ("%s, given"), symbol);
  if (content->origin == SUDOKU_ORIGIN_ANSWER)
    /* Translators: what is in a cell, for a screen reader; %s is a number that the solver found. */
    return g_strdup_printf (_ ("%s, answer"), symbol);
  /* Translators: what is in a cell, for a screen reader; %s is a number that the player entered. */
  return g_strdup_printf (_ ("%s, entry"), symbol);
}

/* The part of a cell's name that stays as long as the shape does, such as "row 3 column 5 box 2,
 * diagonal". Words are looked up and put together for it, so whatever names a cell often keeps
 * it. */
char *
satdoku_cell_dup_place (const SudokuGeometry *geometry,
                        guint cell)
{
  g_autofree char *lines = NULL;
  g_autofree char *rules = NULL;

  g_return_val_if_fail (geometry != NULL, NULL);

  lines = describe_place (geometry, cell);
  rules = describe_rules (geometry, cell);
  return g_strconcat (lines, rules, NULL);
}

/* Such as "row 3 column 5 box 2, 7, entry, clashes with row 3 column 9"; @place is from
 * satdoku_cell_dup_place(). */
char *
satdoku_cell_dup_name (const char *place,
                       const SudokuGeometry *geometry,
                       const SatdokuCellContent *content,
                       const SudokuSymbols *symbols,
                       const SatdokuClashes *clashes)
{
  g_autofree char *what = NULL;
  g_autofree char *with = NULL;

  g_return_val_if_fail (place != NULL && geometry != NULL, NULL);
  g_return_val_if_fail (content != NULL && symbols != NULL, NULL);

  what = describe_content (content, symbols);
  if (clashes == NULL || clashes->n_cells == 0)
    /* Translators: the name of a cell for a screen reader: where it is, such as "row 3 column 5 box
     * 2", and what is in it, such as "7, given". */
    return g_strdup_printf (_ ("%s, %s"), place, what);
  with = words_cells (geometry, clashes->cells, clashes->n_cells, SATDOKU_CLASHES_MAX);
  if (clashes->more)
    /* Translators: the name of a cell for a screen reader: where it is, such as "row 3 column 5 box
     * 2", what is in it, such as "7, entry", and a list of cells that hold the same number,
     * which is not all of them. */
    return g_strdup_printf (_ ("%s, %s, clashes with %s, and with others"), place, what, with);
  /* Translators: the name of a cell for a screen reader: where it is, such as "row 3 column 5 box
   * 2", what is in it, such as "7, entry", and a list of cells that hold the same number. */
  return g_strdup_printf (_ ("%s, %s, clashes with %s"), place, what, with);
}
