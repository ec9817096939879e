/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-format.h>
#include <sudoku-reader.h>
#include <test-format.h>
#include <test-shapes.h>

#include <string.h>

#include "test-words.h"

/* More shapes than other tables have: formats change with the number of digits of the side
 * and with the number of characters there are. */
static const TestShape more_shapes[] = {
  { 1, 2, FALSE },
  { 1, 3, FALSE },
  { 1, 9, FALSE },
  { 1, 10, FALSE },
  { 1, 16, FALSE },
  { 1, 11, TRUE },
  { 3, 3, TRUE },
  { 2, 5, FALSE },
  { 5, 2, FALSE },
  { 4, 4, FALSE },
  { 4, 3, TRUE },
  { 5, 5, FALSE },
  { 5, 6, FALSE },
  { 6, 6, FALSE },
  { 1, 37, FALSE },
  { 7, 7, FALSE },
  { 1, 61, FALSE },
  { 8, 8, FALSE },
  { 10, 10, FALSE },
};

static gboolean
is_square (const TestShape *shape)
{
  return shape->rows == shape->columns && !shape->diagonals;
}

static gboolean
anything (const TestShape *shape)
{
  return TRUE;
}

static gboolean
in_characters (const TestShape *shape)
{
  return shape->rows * shape->columns <= 61;
}

static gboolean
without_diagonals (const TestShape *shape)
{
  return !shape->diagonals;
}

static gboolean
only_9x9 (const TestShape *shape)
{
  return is_square (shape) && shape->rows == 3;
}

static gboolean
square_or_plain (const TestShape *shape)
{
  return !shape->diagonals && (is_square (shape) || shape->rows == 1) &&
         shape->rows * shape->columns <= 30;
}

static gboolean
nine (const TestShape *shape)
{
  return shape->rows * shape->columns == 9;
}

static gboolean
from_four (const TestShape *shape)
{
  return shape->rows * shape->columns >= 4;
}

static gboolean
four_to_36 (const TestShape *shape)
{
  return from_four (shape) && shape->rows * shape->columns <= 36;
}

static gboolean
up_to_25 (const TestShape *shape)
{
  return shape->rows * shape->columns <= 25;
}

/* Solo has boxes, Unequal none. */
static gboolean
solo_or_unequal (const TestShape *shape)
{
  guint side = shape->rows * shape->columns;

  return shape->rows > 1 ? side <= 31 : !shape->diagonals && side >= 3 && side <= 32;
}

/* Without cages a text of cages is none. */
static gboolean
nothing (const TestShape *shape)
{
  return FALSE;
}

/* What formats are known to say. One that is not here is held to what it says of itself. */
static const struct
{
  const char *id;
  gboolean (*can_say) (const TestShape *shape);
} limits[] = {
  { "line", in_characters },
  { "rows", anything },
  { "grid", without_diagonals },
  { "frame", anything },
  { "original", anything },
  { "sdk", only_9x9 },
  { "size-symbols", square_or_plain },
  { "commas", is_square },
  { "satdoku", anything },
  { "table", from_four },
  { "latex", from_four },
  { "lists", from_four },
  { "dzn", anything },
  { "html", from_four },
  { "csv", in_characters },
  { "link", nine },
  { "sudokuexchange", nine },
  { "sudoku-coach", nine },
  { "f-puzzles", anything },
  { "f-puzzles-link", anything },
  { "sudokupad", anything },
  { "candidates", four_to_36 },
  { "candidate-line", nine },
  { "ss", only_9x9 },
  { "sdx", only_9x9 },
  { "hodoku", nine },
  { "opensudoku", only_9x9 },
  { "gnome-sudoku", only_9x9 },
  { "gnome-sudoku-2", only_9x9 },
  { "ksudoku", up_to_25 },
  { "sgt-id", solo_or_unequal },
  { "sgt-save", solo_or_unequal },
  { "killer", nothing },
  { "sumocue", nothing },
};

static void
assert_can_say (const SudokuFormat *format,
                const TestShape *shape,
                gboolean says)
{
  for (gsize i = 0; i < G_N_ELEMENTS (limits); i++)
    if (g_str_equal (limits[i].id, format->id))
      g_assert_cmpint (says, ==, limits[i].can_say (shape));
}

typedef void (*FormatFunc) (const SudokuFormat *format, gconstpointer data);

static void
foreach_writable (FormatFunc func,
                  gconstpointer data)
{
  gsize n_formats;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);

  for (gsize i = 0; i < n_formats; i++)
    if (formats[i]->write != NULL)
      {
        g_test_message ("%s", formats[i]->id);
        func (formats[i], data);
      }
}

static const char *const x_rule[] = { "x", NULL };

static SudokuShapeHint
hint_of (const TestShape *shape)
{
  return (SudokuShapeHint){
    .box_rows = shape->rows > 1 ? shape->rows : 0,
    .box_columns = shape->rows > 1 ? shape->columns : 0,
    .no_boxes = shape->rows == 1,
    .rules = shape->diagonals ? x_rule : NULL,
  };
}

static void
test_table (void)
{
  gsize n_formats;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);

  for (gsize i = 0; i < n_formats; i++)
    {
      g_assert_true (sudoku_format_find (formats[i]->id) == formats[i]);
      g_assert_nonnull (formats[i]->name);
      g_assert_nonnull (formats[i]->summary);
      g_assert_nonnull (formats[i]->detect);
      g_assert_true ((formats[i]->read == NULL) == (formats[i]->refusal != NULL));
      g_assert_true (formats[i]->read != NULL || formats[i]->write == NULL);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (limits); i++)
    g_assert_nonnull (sudoku_format_find (limits[i].id)->write);
  g_assert_null (sudoku_format_find ("nothing"));
}

static void
assert_reads (const SudokuFormat *format,
              const char *text,
              gsize length,
              const SudokuShapeHint *hint,
              const SudokuGrid *expected,
              gboolean same_shape)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) grid = test_format_read (format, "t", text, length, hint, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (sudoku_grid_same_values (grid, expected));
  if (same_shape)
    g_assert_true (sudoku_geometry_equal (sudoku_grid_get_geometry (grid),
                                          sudoku_grid_get_geometry (expected)));
}

/* The same text with a byte order mark, CR LF, and no end of the last line. */
static void
assert_reads_from_windows (const SudokuFormat *format,
                           const char *text,
                           const SudokuShapeHint *hint,
                           const SudokuGrid *expected)
{
  g_autoptr (GString) changed = g_string_new ("\xef\xbb\xbf");

  for (const char *at = text; *at != '\0'; at++)
    {
      if (*at == '\n' && at[1] == '\0')
        break;
      if (*at == '\n')
        g_string_append_c (changed, '\r');
      g_string_append_c (changed, *at);
    }
  assert_reads (format, changed->str, changed->len, hint, expected, TRUE);
  assert_reads (NULL, changed->str, changed->len, hint, expected, TRUE);
}

/* A grid and its shape. */
typedef struct
{
  const TestShape *shape;
  const SudokuGrid *grid;
} Puzzle;

static void
check_format (const SudokuFormat *format,
              gconstpointer data)
{
  const TestShape *shape = ((const Puzzle *)data)->shape;
  const SudokuGrid *grid = ((const Puzzle *)data)->grid;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = test_format_write (format, grid, &error);
  SudokuShapeHint hint = hint_of (shape);

  assert_can_say (format, shape, text != NULL);
  if (text == NULL)
    {
      g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_FORMAT);
      return;
    }
  g_assert_no_error (error);
  assert_reads (format, text, strlen (text), &hint, grid, TRUE);
  assert_reads (format, text, strlen (text), NULL, grid,
                sudoku_format_has (format, SUDOKU_FORMAT_SHAPE));
  /* Whatever it is taken for, it is the same puzzle. */
  assert_reads (NULL, text, strlen (text), &hint, grid, TRUE);
  assert_reads_from_windows (format, text, &hint, grid);
}

static void
check_shape (const TestShape *shape)
{
  static const double densities[] = { 0, 0.1, 0.5, 1 };
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  g_autoptr (GRand) rand = g_rand_new_with_seed (shape->rows * 1000 + shape->columns);

  for (gsize d = 0; d < G_N_ELEMENTS (densities); d++)
    {
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

      test_fill_randomly (grid, rand, densities[d]);
      g_test_message ("%ux%u, %.1f", shape->rows, shape->columns, densities[d]);
      foreach_writable (check_format, &(Puzzle){ shape, grid });
    }
}

static void
test_round_trip (void)
{
  for (gsize i = 0; i < test_n_shapes; i++)
    check_shape (&test_shapes[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (more_shapes); i++)
    check_shape (&more_shapes[i]);
}

static void
check_detection (const SudokuFormat *format,
                 gconstpointer grid)
{
  g_autofree char *text = test_format_write (format, grid, NULL);

  if (text == NULL)
    return;
  g_assert_cmpstr (sudoku_format_detect (text, strlen (text))->id, ==, format->id);
}

/* Each format's output of a usual puzzle is taken for that format. */
static void
test_detection (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  test_fill_randomly (grid, rand, 0.4);
  foreach_writable (check_detection, grid);
  g_assert_null (sudoku_format_detect ("", 0));
  g_assert_null (sudoku_format_detect (NULL, 0));
  g_assert_null (sudoku_format_detect ("\n\n", 2));
}

/* Puzzles that are written as one text. */
typedef struct
{
  const TestShape *shape;
  SudokuGrid *grids[3];
} Puzzles;

static char *
write_all (const SudokuFormat *format,
           const Puzzles *puzzles)
{
  g_autoptr (GString) string = g_string_new (NULL);
  g_autoptr (SudokuDocument) last = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (puzzles->grids); i++)
    {
      g_autoptr (SudokuDocument) document = sudoku_document_new (puzzles->grids[i]);

      sudoku_format_write_between (format, last, document, string);
      if (!sudoku_format_write_one (format, document, string, NULL))
        return NULL;
      g_clear_pointer (&last, sudoku_document_unref);
      last = g_steal_pointer (&document);
    }
  sudoku_format_write_between (format, last, NULL, string);
  return g_string_free (g_steal_pointer (&string), FALSE);
}

static void
assert_reads_all (const SudokuFormat *format,
                  const char *text,
                  const Puzzles *puzzles)
{
  g_autoptr (GInputStream) stream =
    g_memory_input_stream_new_from_data (text, (gssize)strlen (text), NULL);
  SudokuShapeHint hint = hint_of (puzzles->shape);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, "t", format, &hint);

  for (guint i = 0; i <= G_N_ELEMENTS (puzzles->grids); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuDocument) document = sudoku_reader_next (reader, NULL, &error);

      g_assert_no_error (error);
      g_assert_cmpint (document != NULL, ==, i < G_N_ELEMENTS (puzzles->grids));
      if (document != NULL)
        g_assert_true (sudoku_grid_same_values (sudoku_document_get_grid (document),
                                                puzzles->grids[i]));
    }
}

static void
check_many (const SudokuFormat *format,
            gconstpointer data)
{
  g_autofree char *text = write_all (format, data);

  g_assert_true (format->split != NULL || format->read_all != NULL);
  if (text == NULL)
    return;
  assert_reads_all (format, text, data);
  assert_reads_all (NULL, text, data);
}

/* Whatever many puzzles are written in, as many are read again. */
static void
test_many (void)
{
  static const TestShape shapes[] = {
    { 2, 2, FALSE },
    { 2, 3, FALSE },
    { 3, 3, FALSE },
    { 1, 9, FALSE },
    { 3, 4, FALSE },
    { 5, 5, FALSE },
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (SudokuGeometry) geometry = test_shape_make (&shapes[i]);
      Puzzles puzzles = { .shape = &shapes[i] };
      guint n_cells = shapes[i].rows * shapes[i].columns;

      n_cells *= n_cells;
      for (guint k = 0; k < G_N_ELEMENTS (puzzles.grids); k++)
        {
          puzzles.grids[k] = sudoku_grid_new (geometry);
          test_fill_randomly (puzzles.grids[k], rand, 0.4);
          for (guint cell = 0; k > 0 && cell < n_cells; cell += 3)
            if (sudoku_grid_get_value (puzzles.grids[k], cell) > 0)
              sudoku_grid_set (puzzles.grids[k], cell,
                               sudoku_grid_get_value (puzzles.grids[k], cell),
                               SUDOKU_ORIGIN_ENTRY);
        }
      foreach_writable (check_many, &puzzles);
      for (guint k = 0; k < G_N_ELEMENTS (puzzles.grids); k++)
        sudoku_grid_free (puzzles.grids[k]);
    }
}

static void
check_origins (const SudokuFormat *format,
               gconstpointer grid)
{
  g_autofree char *text = test_format_write (format, grid, NULL);
  g_autoptr (SudokuGrid) copy = NULL;
  gboolean game = sudoku_format_has (format, SUDOKU_FORMAT_GAME);
  gboolean entries = sudoku_format_has (format, SUDOKU_FORMAT_ORIGINS);

  if (text == NULL)
    return;
  copy = test_format_read (format, "t", text, strlen (text), NULL, NULL, NULL);
  g_assert_cmpint (sudoku_grid_get_origin (copy, 0), ==, SUDOKU_ORIGIN_GIVEN);
  g_assert_cmpint (sudoku_grid_get_origin (copy, 1), ==,
                   entries ? SUDOKU_ORIGIN_ENTRY : SUDOKU_ORIGIN_GIVEN);
  g_assert_cmpint (sudoku_grid_get_origin (copy, 2), ==,
                   game      ? SUDOKU_ORIGIN_ANSWER
                   : entries ? SUDOKU_ORIGIN_ENTRY
                             : SUDOKU_ORIGIN_GIVEN);
}

/* Which values came from whom is only kept where the format can tell. */
static void
test_origins (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 1, 2, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 2, 3, SUDOKU_ORIGIN_ANSWER);
  foreach_writable (check_origins, grid);
}

#define SIX_LINE "123456456123......231564......312645\n"
#define SIX_FRAME "12|34|56\n45|61|23\n..|..|..\n--+--+--\n" \
                  "23|15|64\n..|..|..\n31|26|45\n"
#define NINE_JAVA "-9\n_123456789\n" NINE_EMPTY
#define NINE_EMPTY "_________\n_________\n_________\n_________\n_________\n" \
                   "_________\n_________\n_________\n_________\n"
#define SIX_JAVA "6\n_123456\n______\n______\n______\n______\n______\n______\n"
#define FIVE_GAME "satdoku 1\nplain 5\npuzzle\n" FIVE_ROW FIVE_ROW FIVE_ROW FIVE_ROW FIVE_ROW
#define NO_FIT "t: boxes of 3×3 do not fit a puzzle of side 6"
#define OTHER_BOXES "t: the boxes in the text are 3×2, but another shape was requested"
#define NO_BOXES "t: the text says that there are no boxes, but boxes were requested"
#define NO_SUCH_SHAPE "t:1:1: there is no puzzle of side 2 with boxes of 1×0"
#define NO_DIAGONALS "t: the rules in the text are not those that were requested"
#define FIVE_ROW ". . . . .\n"

static const struct
{
  const char *text;
  SudokuShapeHint hint;
  guint rows, columns; /* expected; rows 0: no boxes */
  gboolean diagonals;
  const char *message; /* or the message */
} hint_cases[] = {
  { SIX_LINE, { 0 }, 2, 3, FALSE, NULL },
  { SIX_LINE, { 3, 2, FALSE, NULL }, 3, 2, FALSE, NULL },
  { SIX_LINE, { 3, 2, FALSE, x_rule }, 3, 2, TRUE, NULL },
  { SIX_LINE, { 0, 0, TRUE, NULL }, 0, 0, FALSE, NULL },
  { SIX_LINE, { 1, 6, FALSE, NULL }, 0, 0, FALSE, NULL },
  { SIX_LINE, { 3, 3, FALSE, NULL }, 0, 0, FALSE, NO_FIT },
  { SIX_LINE, { 2, 3, TRUE, NULL }, 0, 0, FALSE, "t: boxes are both requested and ruled out" },
  { SIX_FRAME, { 0 }, 3, 2, FALSE, NULL },
  { SIX_FRAME, { 3, 2, FALSE, x_rule }, 3, 2, TRUE, NULL },
  { SIX_FRAME, { 2, 3, FALSE, NULL }, 0, 0, FALSE, OTHER_BOXES },
  { NINE_JAVA, { 0 }, 0, 0, FALSE, NULL },
  { NINE_JAVA, { 3, 3, FALSE, NULL }, 0, 0, FALSE, NO_BOXES },
  { SIX_JAVA, { 0 }, 0, 0, FALSE, NULL },
  { SIX_JAVA, { 2, 3, FALSE, NULL }, 2, 3, FALSE, NULL },
  { FIVE_GAME, { 0 }, 0, 0, FALSE, NULL },
  { FIVE_GAME, { 0, 0, TRUE, NULL }, 0, 0, FALSE, NULL },
  { FIVE_GAME, { 0, 0, FALSE, x_rule }, 0, 0, FALSE, NO_DIAGONALS },
  { "2 1 0\n1 2\n2 1\n", { 0 }, 0, 0, FALSE, NO_SUCH_SHAPE },
};

static void
test_hints (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (hint_cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) grid =
        test_format_read (NULL, "t", hint_cases[i].text, strlen (hint_cases[i].text),
                          &hint_cases[i].hint, NULL, &error);
      SudokuGeometry *geometry = NULL;

      g_test_message ("case %" G_GSIZE_FORMAT, i);
      if (hint_cases[i].message != NULL)
        {
          g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE);
          test_words_assert (error, hint_cases[i].message);
          continue;
        }
      g_assert_no_error (error);
      geometry = sudoku_grid_get_geometry (grid);
      g_assert_cmpuint (sudoku_geometry_get_box_rows (geometry), ==, hint_cases[i].rows);
      g_assert_cmpuint (sudoku_geometry_get_box_columns (geometry), ==, hint_cases[i].columns);
      g_assert_cmpint (sudoku_geometry_has_diagonals (geometry), ==, hint_cases[i].diagonals);
    }
}

static const struct
{
  const char *text;
  gsize length;
  SudokuError code;
  const char *message;
} byte_cases[] = {
  { "1...\n..\0.\n....\n....\n", 21, SUDOKU_ERROR_SYNTAX,
    "t:2: this is not text: it has a NUL byte" },
  { "1234341221434321\n1234341221434321\n", 34, SUDOKU_ERROR_FORMAT,
    "t:2: there are several puzzles in this text, but only one can be used here" },
  { "1 2\n2 1\n\n1 2\n2 1\n", 17, SUDOKU_ERROR_FORMAT,
    "t:4: there are several puzzles in this text, but only one can be used here" },
};

static void
test_bytes (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (byte_cases); i++)
    {
      g_autoptr (GError) error = NULL;
      const SudokuFormat *format = i == 3 ? sudoku_format_find ("frame") : NULL;

      g_assert_null (test_format_read (format, "t", byte_cases[i].text, byte_cases[i].length,
                                       NULL, NULL, &error));
      g_assert_error (error, SUDOKU_ERROR, (int)byte_cases[i].code);
      test_words_assert (error, byte_cases[i].message);
    }
}

static void
test_too_long (void)
{
  gsize length = (16u << 20) + 1;
  g_autofree char *text = g_malloc (length);
  g_autoptr (GError) error = NULL;

  memset (text, '.', length);
  g_assert_null (test_format_read (sudoku_format_find ("rows"), "t", text, length, NULL, NULL,
                                   &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_LIMIT);
}

static void
assert_output (const char *preferred,
               const TestShape *shape,
               const char *expected)
{
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuDocument) document = sudoku_document_new (grid);
  const SudokuFormat *format = preferred != NULL ? sudoku_format_find (preferred) : NULL;

  g_assert_cmpstr (sudoku_format_for_output (format, document)->id, ==, expected);
}

static void
test_for_output (void)
{
  static const TestShape six = { 2, 3, FALSE }, nine = { 3, 3, FALSE }, twelve = { 3, 4, FALSE },
                         plain = { 1, 7, FALSE }, large = { 8, 8, FALSE };

  assert_output (NULL, &nine, "line");
  assert_output (NULL, &twelve, "rows");
  assert_output ("sdk", &nine, "sdk");
  assert_output ("sdk", &six, "line");
  assert_output ("size-symbols", &plain, "size-symbols");
  assert_output ("size-symbols", &twelve, "rows");
  assert_output ("line", &twelve, "line");
  assert_output ("line", &large, "rows");
  assert_output ("cnf", &nine, "line");
}

static void
assert_written (const char *id,
                const SudokuGrid *grid,
                const char *expected)
{
  g_autofree char *text = test_format_write (sudoku_format_find (id), grid, NULL);

  g_assert_cmpstr (text, ==, expected);
}

/* What other programs read has to be right to the byte. */
static void
test_written (void)
{
  g_autoptr (SudokuGeometry) four = sudoku_geometry_new (2, 2, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (four);
  g_autoptr (SudokuGeometry) ten = sudoku_geometry_new_plain (10, FALSE, NULL);
  g_autoptr (SudokuGrid) large = sudoku_grid_new (ten);
  g_autofree char *text = NULL;

  sudoku_grid_set (grid, 0, 1, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 2, 3, SUDOKU_ORIGIN_GIVEN);
  sudoku_grid_set (grid, 3, 4, SUDOKU_ORIGIN_ENTRY);
  sudoku_grid_set (grid, 15, 2, SUDOKU_ORIGIN_ANSWER);
  assert_written ("line", grid, "1.34...........2\n");
  assert_written ("rows", grid, "1 0 3 4\n0 0 0 0\n0 0 0 0\n0 0 0 2\n");
  assert_written ("grid", grid, "4 2 2\n1 0 3 4\n0 0 0 0\n0 0 0 0\n0 0 0 2\n");
  assert_written ("original", grid,
                  " 1  0  3  4\n 0  0  0  0\n 0  0  0  0\n 0  0  0  2\n");
  assert_written ("size-symbols", grid, "4\n_1234\n1_34\n____\n____\n___2\n");
  assert_written ("commas", grid, "2\n1.3,4.\n....\n....\n...2.\n");
  assert_written ("frame", grid,
                  "+--+--+\n|1.|34|\n|..|..|\n+--+--+\n|..|..|\n|..|.2|\n+--+--+\n");
  sudoku_grid_set (large, 0, 10, SUDOKU_ORIGIN_GIVEN);
  text = test_format_write (sudoku_format_find ("original"), large, NULL);
  g_assert_true (g_str_has_prefix (text, "10  0  0  0  0  0  0  0  0  0\n 0  0"));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/format/table", test_table);
  g_test_add_func ("/sudoku/format/many", test_many);
  g_test_add_func ("/sudoku/format/round-trip", test_round_trip);
  g_test_add_func ("/sudoku/format/detection", test_detection);
  g_test_add_func ("/sudoku/format/origins", test_origins);
  g_test_add_func ("/sudoku/format/hints", test_hints);
  g_test_add_func ("/sudoku/format/bytes", test_bytes);
  g_test_add_func ("/sudoku/format/too-long", test_too_long);
  g_test_add_func ("/sudoku/format/for-output", test_for_output);
  g_test_add_func ("/sudoku/format/written", test_written);
  return g_test_run ();
}
