/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of cells and houses where steps are explained: one by one, and several at once, as
 * people say "rows 1 and 9" and "row 2 columns 3 and 7". Rows, columns and boxes count from 1
 * here. */

#include "words-place.h"

#include <glib/gi18n.h>
#include <words-terms.h>

/* The ids of options and settings, by coordinates. */
static const char *const ids[] = {
  [WORDS_COORDINATES_WORDS] = "words",
  [WORDS_COORDINATES_R3C4] = "r3c4",
  [WORDS_COORDINATES_A1] = "a1",
};

/**
 * words_coordinates_get_id:
 *
 * Gets the name of a way to write coordinates in options and settings.
 *
 * Returns: (transfer none): "words", "r3c4" or "a1"
 */
const char *
words_coordinates_get_id (WordsCoordinates coordinates)
{
  g_return_val_if_fail (coordinates < G_N_ELEMENTS (ids), NULL);

  return ids[coordinates];
}

/**
 * words_coordinates_find:
 * @id: a name, in capital or small letters
 * @coordinates: (out): gets what it stands for
 *
 * Finds a way to write coordinates by its name.
 *
 * Returns: whether there is one of this name
 */
gboolean
words_coordinates_find (const char *id,
                        WordsCoordinates *coordinates)
{
  g_return_val_if_fail (id != NULL && coordinates != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    if (g_ascii_strcasecmp (id, ids[i]) == 0)
      {
        *coordinates = (WordsCoordinates)i;
        return TRUE;
      }
  return FALSE;
}

static guint
row_of (const SudokuGeometry *geometry,
        guint cell)
{
  return cell / sudoku_geometry_get_side (geometry) + 1;
}

static guint
column_of (const SudokuGeometry *geometry,
           guint cell)
{
  return cell % sudoku_geometry_get_side (geometry) + 1;
}

/* A … Z, AA, AB …, as spreadsheets do. */
static char *
write_letters (guint number)
{
  if (number <= 26)
    return g_strdup_printf ("%c", 'A' + (int)number - 1);
  return g_strdup_printf ("%c%c", 'A' + (int)(number - 1) / 26 - 1, 'A' + (int)(number - 1) % 26);
}

static char *
write_row (guint number,
           WordsCoordinates coordinates)
{
  return coordinates == WORDS_COORDINATES_A1 ? write_letters (number)
                                             : g_strdup_printf ("%u", number);
}

/**
 * words_place_cell:
 * @cell: a cell
 *
 * Names a cell.
 *
 * Returns: (transfer full): "row 3 column 4", "r3c4" or "C4", as a part of a sentence
 */
char *
words_place_cell (const SudokuGeometry *geometry,
                  guint cell,
                  WordsCoordinates coordinates)
{
  g_autofree char *letters = NULL;

  g_return_val_if_fail (geometry != NULL && cell < sudoku_geometry_get_n_cells (geometry), NULL);

  switch (coordinates)
    {
    case WORDS_COORDINATES_R3C4:
      return g_strdup_printf ("r%uc%u", row_of (geometry, cell), column_of (geometry, cell));
    case WORDS_COORDINATES_A1:
      letters = write_letters (row_of (geometry, cell));
      return g_strdup_printf ("%s%u", letters, column_of (geometry, cell));
    case WORDS_COORDINATES_WORDS:
    default:
      return words_cell (geometry, cell);
    }
}

typedef guint (*LineOf) (const SudokuGeometry *geometry, guint cell);

static GPtrArray *
list_cells (const SudokuGeometry *geometry,
            const guint *cells,
            guint n_cells,
            WordsCoordinates coordinates)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n_cells; i++)
    g_ptr_array_add (items, words_place_cell (geometry, cells[i], coordinates));
  return items;
}

static gboolean
is_first_of_line (const SudokuGeometry *geometry,
                  const guint *cells,
                  guint number,
                  LineOf line_of)
{
  for (guint i = 0; i < number; i++)
    if (line_of (geometry, cells[i]) == line_of (geometry, cells[number]))
      return FALSE;
  return TRUE;
}

static guint
count_lines (const SudokuGeometry *geometry,
             const guint *cells,
             guint n_cells,
             LineOf line_of)
{
  guint n = 0;

  for (guint i = 0; i < n_cells; i++)
    n += is_first_of_line (geometry, cells, i, line_of) ? 1 : 0;
  return n;
}

/* Several cells of a row or a column, with the cell @first, which is the first of these. */
static char *
name_line (const SudokuGeometry *geometry,
           const guint *cells,
           guint n_cells,
           guint first,
           gboolean by_row)
{
  LineOf line_of = by_row ? row_of : column_of, place_of = by_row ? column_of : row_of;
  g_autofree guint *numbers = g_new (guint, n_cells);
  g_autofree char *list = NULL;
  guint n = 0;

  for (guint i = first; i < n_cells; i++)
    if (line_of (geometry, cells[i]) == line_of (geometry, cells[first]))
      numbers[n++] = place_of (geometry, cells[i]);
  if (n == 1)
    return words_cell (geometry, cells[first]);
  list = words_values (numbers, n);
  return by_row
           /* Translators: several cells of a row: "row 2 columns 3, 5 and 7". */
           ? g_strdup_printf (_ ("row %u columns %s"), row_of (geometry, cells[first]), list)
           /* Translators: several cells of a column: "column 2 rows 3, 5 and 7". */
           : g_strdup_printf (_ ("column %u rows %s"), column_of (geometry, cells[first]), list);
}

/**
 * words_place_cells:
 * @cells: (array length=n_cells): cells
 * @n_cells: how many, at least 1
 *
 * Names several cells, those of a row together, or those of a column where that is shorter.
 *
 * Returns: (transfer full): "row 2 columns 3 and 7 and row 3 column 4", as a part of a sentence
 */
char *
words_place_cells (const SudokuGeometry *geometry,
                   const guint *cells,
                   guint n_cells,
                   WordsCoordinates coordinates)
{
  g_autoptr (GPtrArray) items = NULL;
  gboolean by_row;

  g_return_val_if_fail (geometry != NULL && n_cells > 0, NULL);

  if (coordinates != WORDS_COORDINATES_WORDS)
    {
      items = list_cells (geometry, cells, n_cells, coordinates);
      return words_join (items, 0);
    }
  items = g_ptr_array_new_with_free_func (g_free);
  by_row = count_lines (geometry, cells, n_cells, row_of) <=
           count_lines (geometry, cells, n_cells, column_of);
  for (guint i = 0; i < n_cells; i++)
    if (is_first_of_line (geometry, cells, i, by_row ? row_of : column_of))
      g_ptr_array_add (items, name_line (geometry, cells, n_cells, i, by_row));
  return words_join (items, 0);
}

/**
 * words_place_one_of:
 * @cells: (array length=n_cells): cells
 * @n_cells: how many, at least 1
 *
 * Names cells as alternatives.
 *
 * Returns: (transfer full): "row 1 column 2 or row 3 column 4", as a part of a sentence
 */
char *
words_place_one_of (const SudokuGeometry *geometry,
                    const guint *cells,
                    guint n_cells,
                    WordsCoordinates coordinates)
{
  g_autoptr (GPtrArray) items = NULL;

  g_return_val_if_fail (geometry != NULL && n_cells > 0, NULL);

  items = list_cells (geometry, cells, n_cells, coordinates);
  return words_join_alternatives (items);
}

static const SudokuHouse *
get_house (const SudokuGeometry *geometry,
           guint house)
{
  return sudoku_groups_get_house (sudoku_geometry_get_groups (geometry), house);
}

/* The number of a house, or in coordinates with letters the letter of a row. The first houses of a
 * shape are its rows. */
static char *
write_number (const SudokuGeometry *geometry,
              guint house,
              WordsCoordinates coordinates)
{
  guint number = get_house (geometry, house)->number + 1;

  return house < sudoku_geometry_get_side (geometry) ? write_row (number, coordinates)
                                                     : g_strdup_printf ("%u", number);
}

/**
 * words_place_house:
 * @house: a house
 *
 * Names a house.
 *
 * Returns: (transfer full): "row 3", "row C" or "the falling diagonal", as a part of a sentence
 */
char *
words_place_house (const SudokuGeometry *geometry,
                   guint house,
                   WordsCoordinates coordinates)
{
  g_autofree char *number = NULL;

  g_return_val_if_fail (geometry != NULL && house < sudoku_geometry_get_n_houses (geometry), NULL);

  number = write_number (geometry, house, coordinates);
  return words_fill (_ (get_house (geometry, house)->family->name), "number", number, NULL);
}

/* How many of the houses, from the first one on, are of its family; 1 where that has no plural. */
static guint
count_alike (const SudokuGeometry *geometry,
             const guint *houses,
             guint n_houses)
{
  const SudokuHouseFamily *family = get_house (geometry, houses[0])->family;
  guint n = 1;

  while (family->several != NULL && n < n_houses &&
         get_house (geometry, houses[n])->family == family)
    n++;
  return n;
}

/* @single, @several: of the family of the first house */
static char *
name_alike (const SudokuGeometry *geometry,
            const guint *houses,
            guint n_houses,
            const char *single,
            const char *several,
            WordsCoordinates coordinates)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *numbers = NULL;

  for (guint i = 0; i < n_houses; i++)
    g_ptr_array_add (items, write_number (geometry, houses[i], coordinates));
  numbers = words_join (items, 0);
  return n_houses == 1 ? words_fill (_ (single), "number", numbers, NULL)
                       : words_fill (_ (several), "numbers", numbers, NULL);
}

/**
 * words_place_houses:
 * @houses: (array length=n_houses): houses
 * @n_houses: how many, at least 1
 *
 * Names several houses, those of one kind together where they follow each other.
 *
 * Returns: (transfer full): "rows 1 and 9 and box 3", as a part of a sentence
 */
char *
words_place_houses (const SudokuGeometry *geometry,
                    const guint *houses,
                    guint n_houses,
                    WordsCoordinates coordinates)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (geometry != NULL && n_houses > 0, NULL);

  for (guint i = 0, n; i < n_houses; i += n)
    {
      const SudokuHouseFamily *family = get_house (geometry, houses[i])->family;

      n = count_alike (geometry, houses + i, n_houses - i);
      g_ptr_array_add (items, name_alike (geometry, houses + i, n, family->name, family->several,
                                          coordinates));
    }
  return words_join (items, 0);
}

/**
 * words_place_inside:
 * @houses: (array length=n_houses): houses
 * @n_houses: how many, at least 1
 *
 * Says where something is.
 *
 * Returns: (transfer full): "in rows 1 and 9 and in box 3" or "on the falling diagonal", as a part
 *   of a sentence
 */
char *
words_place_inside (const SudokuGeometry *geometry,
                    const guint *houses,
                    guint n_houses,
                    WordsCoordinates coordinates)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (geometry != NULL && n_houses > 0, NULL);

  for (guint i = 0, n; i < n_houses; i += n)
    {
      const SudokuHouseFamily *family = get_house (geometry, houses[i])->family;

      n = count_alike (geometry, houses + i, n_houses - i);
      g_ptr_array_add (items, name_alike (geometry, houses + i, n, family->inside,
                                          family->inside_several, coordinates));
    }
  return words_join (items, 0);
}

/**
 * words_place_inside_truth:
 * @truth: a further truth
 *
 * Says in which place of a further truth something is.
 *
 * Returns: (transfer full): "in box 2 of the columns of values", as a part of a sentence
 */
char *
words_place_inside_truth (const SudokuGeometry *geometry,
                          guint truth)
{
  const SudokuTruth *said = NULL;
  g_autofree char *number = NULL;

  g_return_val_if_fail (geometry != NULL, NULL);

  said = sudoku_groups_get_truth (sudoku_geometry_get_groups (geometry), truth);
  number = g_strdup_printf ("%u", said->number + 1);
  return words_fill (_ (said->family->inside), "number", number, NULL);
}
