/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles with hardly any givens, and those in which nothing but one value is missing, in every
 * format: what was written is read back as the same, when the format is named. When it is not,
 * it is the same or an error, but never another puzzle. */

#include <string.h>
#include <sudoku-format.h>

typedef struct
{
  guint box_rows; /* 0: no boxes */
  guint box_columns;
  guint side;
} Shape;

static const Shape shapes[] = { { 0, 0, 2 }, { 2, 2, 4 }, { 0, 0, 5 }, { 2, 3, 6 }, { 3, 3, 9 }, { 3, 4, 12 }, { 4, 4, 16 } };

static SudokuGrid *
make_grid (const Shape *shape)
{
  g_autoptr (SudokuGeometry) geometry = NULL;

  if (shape->box_rows == 0)
    geometry = sudoku_geometry_new_plain (shape->side, FALSE, NULL);
  else
    geometry = sudoku_geometry_new (shape->box_rows, shape->box_columns, FALSE, NULL);
  return sudoku_grid_new (geometry);
}

/* Whether the cell shows what it should: letters alone may be read as the symbols of the puzzle,
 * and then have other values. */
static gboolean
shows_same (const SudokuDocument *document,
            guint cell,
            guint expected)
{
  const SudokuSymbols *symbols = sudoku_document_get_symbols (document);
  guint value = sudoku_grid_get_value (sudoku_document_get_grid (document), cell);
  g_autofree char *shown = NULL;

  if (symbols == NULL || sudoku_symbols_are_numbers (symbols) || value == 0 || expected == 0)
    return value == expected;
  shown = sudoku_symbols_dup (symbols, value);
  return shown[0] == sudoku_symbols_character (expected) && shown[1] == '\0';
}

static void
assert_same (const SudokuDocument *document,
             const SudokuGrid *grid)
{
  guint n_cells = sudoku_grid_get_n_cells (grid);

  g_assert_cmpuint (sudoku_grid_get_n_cells (sudoku_document_get_grid (document)), ==, n_cells);
  for (guint cell = 0; cell < n_cells; cell++)
    g_assert_true (shows_same (document, cell, sudoku_grid_get_value (grid, cell)));
}

static void
check_format (const SudokuFormat *format,
              const Shape *shape,
              const SudokuGrid *grid)
{
  const SudokuShapeHint hint = {
    .box_rows = shape->box_rows,
    .box_columns = shape->box_columns,
    .no_boxes = shape->box_rows == 0,
  };
  g_autoptr (SudokuDocument) document = sudoku_document_new (grid);
  g_autofree char *text = sudoku_format_write (format, document, NULL);
  SudokuSource source = { .name = "t", .text = text, .hint = &hint, .asked = TRUE };
  g_autoptr (SudokuDocument) named = NULL, found = NULL;
  g_autoptr (GError) error = NULL;

  if (text == NULL)
    return;
  g_test_message ("%s %u", format->id, shape->side);
  source.length = strlen (text);
  named = sudoku_format_read (format, &source, NULL, &error);
  g_assert_no_error (error);
  assert_same (named, grid);
  source.asked = FALSE;
  found = sudoku_format_read (NULL, &source, NULL, NULL);
  if (found != NULL)
    assert_same (found, grid);
}

static void
check_formats (const Shape *shape,
               const SudokuGrid *grid)
{
  gsize n_formats;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);

  for (gsize i = 0; i < n_formats; i++)
    if (formats[i]->write != NULL)
      check_format (formats[i], shape, grid);
}

static void
test_one_given (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    for (guint row = 0; row < shapes[i].side; row++)
      {
        guint side = shapes[i].side;
        g_autoptr (SudokuGrid) grid = make_grid (&shapes[i]);

        sudoku_grid_set (grid, row * side + row * 3 % side, row + 1, SUDOKU_ORIGIN_GIVEN);
        check_formats (&shapes[i], grid);
        /* And one that is not in the same row or column. */
        sudoku_grid_set (grid, (row + side / 2) % side * side + (row * 3 + 1) % side,
                         side - row, SUDOKU_ORIGIN_GIVEN);
        check_formats (&shapes[i], grid);
      }
}

/* A value of a full grid. */
static guint
get_value (const Shape *shape,
           guint cell)
{
  guint row = cell / shape->side, rows = MAX (shape->box_rows, 1);
  guint columns = shape->box_rows > 0 ? shape->box_columns : 1;

  return (row % rows * columns + row / rows + cell % shape->side) % shape->side + 1;
}

static void
test_one_missing (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    for (guint missing = 1; missing <= shapes[i].side; missing++)
      {
        g_autoptr (SudokuGrid) grid = make_grid (&shapes[i]);

        for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
          if (get_value (&shapes[i], cell) != missing)
            sudoku_grid_set (grid, cell, get_value (&shapes[i], cell), SUDOKU_ORIGIN_GIVEN);
        check_formats (&shapes[i], grid);
      }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku-format/sparse/one-given", test_one_given);
  g_test_add_func ("/sudoku-format/sparse/one-missing", test_one_missing);
  return g_test_run ();
}
