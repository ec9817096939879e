/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles with hardly any givens, and those in which nothing but one value is missing, in every
 * format: what was written is read back as the same, when the format is named. When it is not,
 * it is the same or an error, but never another puzzle. So it is with rows as people and
 * spreadsheets write them, which are put together here. */

#include <string.h>
#include <sudoku-format.h>
#include <sudoku-reader.h>

typedef struct
{
  guint box_rows; /* 0: no boxes */
  guint box_columns;
  guint side;
} Shape;

static const Shape shapes[] = {
  { 0, 0, 2 },
  { 2, 2, 4 },
  { 0, 0, 5 },
  { 2, 3, 6 },
  { 3, 3, 9 },
  { 3, 4, 12 },
  { 4, 4, 16 },
};

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

/* Ways to write rows. */
typedef struct
{
  const char *name;
  const char *between; /* two cells */
  const char *empty;
  gboolean characters; /* a letter for a value above 9 */
} Rows;

static const Rows rows[] = {
  { "characters", "", ".", TRUE },
  { "dashes", "", "-", TRUE },
  { "zeros", "", "0", TRUE },
  { "blanks", " ", "0", FALSE },
  { "blanks-dots", " ", ".", FALSE },
  { "blanks-letters", " ", "_", TRUE },
  { "tabs", "\t", "0", FALSE },
  { "tabs-nothing", "\t", "", FALSE },
  { "commas", ",", "0", FALSE },
  { "commas-nothing", ",", "", FALSE },
  { "commas-blanks", ", ", ".", FALSE },
  { "semicolons", ";", "", FALSE },
};

/* What stands at the end of a row and around all. */
typedef struct
{
  const char *above;
  const char *end;
  const char *below;
} Frame;

static const Frame frames[] = {
  { "", "\n", "" },
  { "", "\r\n", "" },
  { "", "\r", "" },
  { "A puzzle for Sunday\n\n", "\n", "" },
  { "", "\n", "\nGood luck!\n" },
  { "# easy\n", "\n", "\n\n" },
};

static char *
write_rows (const Rows *way,
            const Frame *frame,
            guint side,
            const guint8 *values)
{
  GString *text = g_string_new (frame->above);

  for (guint cell = 0; cell < side * side; cell++)
    {
      if (values[cell] == 0)
        g_string_append (text, way->empty);
      else if (way->characters)
        g_string_append_c (text, sudoku_symbols_character (values[cell]));
      else
        g_string_append_printf (text, "%u", values[cell]);
      g_string_append (text, cell % side == side - 1 ? frame->end : way->between);
    }
  g_string_append (text, frame->below);
  return g_string_free (text, FALSE);
}

/* Reads a text as it comes. What it is to be must be read where @sure, else it may be refused. */
static void
check_rows (const char *text,
            guint side,
            const guint8 *values,
            gboolean sure)
{
  g_autoptr (GInputStream) stream =
    g_memory_input_stream_new_from_data (text, (gssize)strlen (text), NULL);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, "t", NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuDocument) document = sudoku_reader_next (reader, NULL, &error);
  g_autoptr (SudokuDocument) next = NULL;

  if (sure)
    g_assert_no_error (error);
  if (document == NULL)
    return;
  g_assert_cmpuint (sudoku_grid_get_side (sudoku_document_get_grid (document)), ==, side);
  for (guint cell = 0; cell < side * side; cell++)
    g_assert_true (shows_same (document, cell, values[cell]));
  next = sudoku_reader_next (reader, NULL, NULL);
  g_assert_null (next);
}

/* A few givens, none of them twice in a row or column. */
static guint8 *
make_values (guint side,
             guint kind)
{
  guint8 *values = g_new0 (guint8, (gsize)side * side);
  guint last = side - 1, step = 3;

  switch (kind)
    {
    case 0:
      break;
    case 1:
      values[0] = 1;
      break;
    case 2:
      values[side + 1] = (guint8)side;
      break;
    case 3:
      values[last * side + last] = (guint8)side;
      values[side / 2 * side] = 1;
      break;
    case 4:
      values[last * side] = 3;
      values[side / 2 * side + side / 2] = 2;
      break;
    default:
      for (guint r = 0; r < side; r += step)
        values[r * side + r * 7 % side] = (guint8)((r / step + kind) % MIN (side, 4 * kind) + 1);
    }
  return values;
}

static void
test_rows (void)
{
  static const guint sides[] = { 4, 6, 7, 8, 9, 10, 11, 12, 16, 25, 36, 49, 81, 100 };

  for (gsize i = 0; i < G_N_ELEMENTS (sides) * 8; i++)
    {
      guint side = sides[i / 8];
      g_autofree guint8 *values = make_values (side, (guint)i % 8);

      for (gsize k = 0; k < G_N_ELEMENTS (rows) * G_N_ELEMENTS (frames); k++)
        {
          const Rows *way = &rows[k / G_N_ELEMENTS (frames)];
          g_autofree char *text = NULL;

          if (way->characters && side > SUDOKU_CHARACTERS_MAX)
            continue;
          text = write_rows (way, &frames[k % G_N_ELEMENTS (frames)], side, values);
          g_test_message ("%u %s, givens %u, frame %u", side, way->name, (guint)i % 8,
                          (guint)(k % G_N_ELEMENTS (frames)));
          check_rows (text, side, values, FALSE);
        }
    }
}

/* Where the cells of a row are the cells of a small puzzle, too, all of these are read. */
static void
test_square_rows (void)
{
  static const guint sides[] = { 16, 25, 36, 49, 81, 100 };

  for (gsize i = 0; i < G_N_ELEMENTS (sides) * 8; i++)
    {
      guint side = sides[i / 8];
      g_autofree guint8 *values = make_values (side, (guint)i % 8);

      for (gsize k = 0; k < G_N_ELEMENTS (rows); k++)
        if (!rows[k].characters || side <= SUDOKU_CHARACTERS_MAX)
          {
            g_autofree char *text = write_rows (&rows[k], &frames[0], side, values);

            g_test_message ("%u %s, givens %u", side, rows[k].name, (guint)i % 8);
            check_rows (text, side, values, TRUE);
          }
    }
}

/* Rows whose boxes have a blank or an empty line between. */
static char *
write_groups (const Shape *shape,
              char empty,
              const guint8 *values)
{
  GString *text = g_string_new (NULL);

  for (guint cell = 0; cell < shape->side * shape->side; cell++)
    {
      guint r = cell / shape->side, c = cell % shape->side;

      if (c == 0 && r > 0 && r % shape->box_rows == 0)
        g_string_append_c (text, '\n');
      if (c > 0 && c % shape->box_columns == 0)
        g_string_append_c (text, ' ');
      g_string_append_c (text,
                         values[cell] == 0 ? empty : sudoku_symbols_character (values[cell]));
      if (c == shape->side - 1)
        g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

static void
test_groups (void)
{
  static const Shape small[] = { { 2, 2, 4 }, { 2, 3, 6 }, { 3, 3, 9 } };
  static const char empty[] = ".0_-*";

  for (gsize i = 0; i < G_N_ELEMENTS (small); i++)
    for (guint cell = 0; cell < small[i].side * small[i].side; cell++)
      for (guint value = 0; value <= 3; value++)
        for (gsize k = 0; k < strlen (empty); k++)
          {
            g_autofree guint8 *values = g_new0 (guint8, (gsize)small[i].side * small[i].side);
            g_autofree char *text = NULL;

            values[cell] = (guint8)value;
            text = write_groups (&small[i], empty[k], values);
            g_test_message ("%u, %u in cell %u, %c", small[i].side, value, cell, empty[k]);
            check_rows (text, small[i].side, values, FALSE);
          }
}

/* Blanks for empty cells, with bars or nothing between, and none at the ends of lines. */
static void
test_blanks (void)
{
  static const guint sides[] = { 4, 6, 9, 12 };

  for (gsize i = 0; i < G_N_ELEMENTS (sides) * 64; i++)
    {
      guint side = sides[i / 64], n = i % 64;
      g_autofree guint8 *values = g_new0 (guint8, (gsize)side * side);
      g_autoptr (GString) bars = g_string_new (NULL), fixed = g_string_new (NULL);

      for (guint k = 0; k <= n % 4; k++)
        values[(n * 5 + k * (side + 2) * 3) % (side * side)] = (guint8)((n + k) % side + 1);
      for (guint cell = 0; cell < side * side; cell++)
        {
          g_autofree char *word =
            values[cell] == 0 ? g_strdup ("") : g_strdup_printf ("%u", values[cell]);
          gboolean last = cell % side == side - 1;

          g_string_append_printf (bars, "%2s%s", word, last ? "\n" : " | ");
          g_string_append_printf (fixed, "%2s ", word);
          while (last && fixed->len > 0 && fixed->str[fixed->len - 1] == ' ')
            g_string_truncate (fixed, fixed->len - 1);
          g_string_append (fixed, last ? "\n" : "");
        }
      g_test_message ("%u, kind %u", side, n);
      check_rows (bars->str, side, values, FALSE);
      check_rows (fixed->str, side, values, FALSE);
    }
}

/* All candidates of empty cells, and words beside them. */
static void
test_candidates (void)
{
  for (gsize i = 1; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuGrid) grid = make_grid (&shapes[i]);
      g_autoptr (SudokuDocument) document = sudoku_document_new (grid);
      g_autofree guint8 *values = g_new0 (guint8, sudoku_grid_get_n_cells (grid));
      g_autofree char *text =
        sudoku_format_write (sudoku_format_find ("candidates"), document, NULL);
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
      g_autofree char *beside = g_strjoinv ("     A game\n", lines);

      check_rows (text, shapes[i].side, values, TRUE);
      check_rows (beside, shapes[i].side, values, FALSE);
    }
}

/* Puzzles in a line, as many as each has cells or a multiple of it: a pattern whose values are
 * exchanged from one to the next. */
static char *
write_puzzles (const Shape *shape,
               guint n,
               const char *between,
               guint one_in)
{
  GString *text = g_string_new (NULL);
  guint n_cells = shape->side * shape->side;

  for (guint i = 0; i < n * n_cells; i++)
    {
      guint puzzle = i / n_cells, cell = i % n_cells;
      guint value = (get_value (shape, cell) + puzzle) % shape->side + 1;
      gboolean given = (cell * 7 + puzzle * 5) % one_in == 0;

      g_string_append_c (text, given ? sudoku_symbols_character (value) : '.');
      g_string_append (text, cell == n_cells - 1 ? "\n" : between);
    }
  return g_string_free (text, FALSE);
}

static void
check_puzzles (const Shape *shape,
               const char *text,
               guint expected)
{
  g_autoptr (GInputStream) stream =
    g_memory_input_stream_new_from_data (text, (gssize)strlen (text), NULL);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, "t", NULL, NULL);
  guint n = 0;

  for (;; n++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuDocument) document = sudoku_reader_next (reader, NULL, &error);

      g_assert_no_error (error);
      if (document == NULL)
        break;
      g_assert_cmpuint (sudoku_grid_get_side (sudoku_document_get_grid (document)), ==,
                        shape->side);
    }
  g_assert_cmpuint (n, ==, expected);
}

static void
test_lists (void)
{
  static const Shape small[] = {
    { 2, 2, 4 },
    { 0, 0, 5 },
    { 2, 3, 6 },
    { 0, 0, 7 },
    { 3, 3, 9 },
    { 2, 5, 10 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (small); i++)
    for (guint n = 1; n <= 3; n++)
      for (guint one_in = 1; one_in <= 2; one_in++)
        {
          guint n_cells = small[i].side * small[i].side;
          g_autofree char *text = write_puzzles (&small[i], n * n_cells, "", one_in);
          g_autofree char *spaced = write_puzzles (&small[i], n * n_cells, " ", one_in);

          g_test_message ("%u, %u times, a given in %u", small[i].side, n, one_in);
          check_puzzles (&small[i], text, n * n_cells);
          if (small[i].side >= 9)
            check_puzzles (&small[i], spaced, n * n_cells);
        }
}

/* What may be either is refused, and what is known of the shape decides. */
static void
test_either (void)
{
  static const char text[] = "1234............\n....1234........\n........1234....\n"
                             "............1234\n2341............\n....2341........\n"
                             "........2341....\n............2341\n3412............\n"
                             "....3412........\n........3412....\n............3412\n"
                             "4123............\n....4123........\n........4123....\n"
                             "............4123\n";
  static const SudokuShapeHint hints[] = { { .box_rows = 0 }, { 2, 2 }, { 4, 4 } };
  static const guint sides[] = { 0, 4, 16 };

  for (gsize i = 0; i < G_N_ELEMENTS (hints); i++)
    {
      g_autoptr (GInputStream) stream =
        g_memory_input_stream_new_from_data (text, (gssize)strlen (text), NULL);
      g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, "t", NULL, &hints[i]);
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuDocument) document = sudoku_reader_next (reader, NULL, &error);

      if (sides[i] == 0)
        {
          g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_FORMAT);
          continue;
        }
      g_assert_no_error (error);
      g_assert_cmpuint (sudoku_grid_get_side (sudoku_document_get_grid (document)), ==, sides[i]);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku-format/sparse/one-given", test_one_given);
  g_test_add_func ("/sudoku-format/sparse/one-missing", test_one_missing);
  g_test_add_func ("/sudoku-format/sparse/rows", test_rows);
  g_test_add_func ("/sudoku-format/sparse/square-rows", test_square_rows);
  g_test_add_func ("/sudoku-format/sparse/groups", test_groups);
  g_test_add_func ("/sudoku-format/sparse/blanks", test_blanks);
  g_test_add_func ("/sudoku-format/sparse/candidates", test_candidates);
  g_test_add_func ("/sudoku-format/sparse/lists", test_lists);
  g_test_add_func ("/sudoku-format/sparse/either", test_either);
  return g_test_run ();
}
