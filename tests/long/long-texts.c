/* SPDX-License-Identifier: GPL-3.0-or-later */

/* long-texts PUZZLES: random puzzles of many sizes, written in each format and then disturbed as
 * texts are on their way: a title above, words at the right, other ends of lines, another sign for
 * empty cells, values from 0 on. What is read is the same puzzle or an error, never another puzzle.
 * Prints how many were read and how many refused. */

#include <stdlib.h>
#include <string.h>
#include <sudoku-format.h>
#include <sudoku-reader.h>

static const struct
{
  guint rows;
  guint columns;
} shapes[] = { { 2, 2 }, { 2, 3 }, { 2, 4 }, { 3, 3 }, { 2, 5 }, { 3, 4 }, { 4, 4 }, { 5, 5 } };

/* Every so many puzzles one is large, and every other one has hardly any givens. */
#define LARGE_EVERY 9
#define SPARSE_GIVENS_MAX 8
#define LETTERS_SIDE_MAX 35

static const guint large[] = { 6, 7, 8, 9, 10 };

/* Rows and columns of a pattern in another order within their bands, and some of the values. */
static SudokuGrid *
make_puzzle (GRand *rand,
             guint rows,
             guint columns,
             gboolean sparse)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (rows, columns, FALSE, NULL);
  SudokuGrid *grid = sudoku_grid_new (geometry);
  guint side = rows * columns, shift = (guint)g_rand_int_range (rand, 0, (gint32)side);
  double density = sparse ? g_rand_double_range (rand, 0, (double)SPARSE_GIVENS_MAX / side / side)
                          : g_rand_double_range (rand, 0.2, 0.7);

  for (guint cell = 0; cell < side * side; cell++)
    {
      guint r = cell / side, c = cell % side;

      if (g_rand_double (rand) < density)
        sudoku_grid_set (grid, cell, (columns * (r % rows) + r / rows + c + shift) % side + 1,
                         SUDOKU_ORIGIN_GIVEN);
    }
  return grid;
}

static char *
replace (const char *text,
         const char *old,
         const char *new)
{
  g_auto (GStrv) parts = g_strsplit (text, old, -1);

  return g_strjoinv (new, parts);
}

static char *
add_title (const char *text)
{
  return g_strconcat ("A puzzle for Sunday\n\n", text, NULL);
}

static char *
add_words (const char *text)
{
  g_autofree char *all = replace (text, "\n", "     A game\n");

  return g_steal_pointer (&all);
}

static char *
use_crlf (const char *text)
{
  return replace (text, "\n", "\r\n");
}

static char *
use_cr (const char *text)
{
  return replace (text, "\n", "\r");
}

static char *
use_other_empty (const char *text)
{
  return replace (text, ".", "_");
}

/* How a format writes values, where these may as well begin with 0. */
static const struct
{
  const char *format;
  guint n_heads;     /* lines above the cells */
  gboolean symbols;  /* a character for each value, up to a comma */
  const char *empty; /* (nullable): in place of its 0 */
} zero_based[] = {
  { "line", 0, TRUE, NULL },
  { "csv", 1, TRUE, NULL },
  { "size-symbols", 1, TRUE, NULL },
  { "rows", 0, FALSE, "." },
  { "original", 0, FALSE, "." },
  { "grid", 1, FALSE, "." },
  { "commas", 1, FALSE, NULL },
  { "frame", 0, FALSE, NULL },
  { "lists", 0, FALSE, "null" },
  { "dzn", 0, FALSE, "_" },
  { "table", 0, FALSE, NULL },
  { "latex", 0, FALSE, NULL },
  { "html", 0, FALSE, NULL },
};

/* One less than each value, which is a number or, where @symbols, a character. */
static void
count_from_zero (GString *out,
                 const char *text,
                 gboolean symbols,
                 const char *empty)
{
  while (*text != '\0' && !(symbols && *text == ','))
    {
      char *end = NULL;
      guint64 value;

      if (!g_ascii_isdigit (*text) && !(symbols && g_ascii_isupper (*text)))
        {
          g_string_append_c (out, *text++);
          continue;
        }
      if (symbols)
        {
          g_string_append_c (out, (char)(*text == 'A' ? '9' : *text - 1));
          text++;
          continue;
        }
      value = g_ascii_strtoull (text, &end, 10);
      if (value == 0)
        g_string_append (out, empty != NULL ? empty : "0");
      else
        g_string_append_printf (out, "%" G_GUINT64_FORMAT, value - 1);
      text = end;
    }
  g_string_append (out, text);
}

/* The text with values from 0 on; NULL for formats whose values have numbers of their own. */
static char *
make_zero_based (const char *format,
                 const char *text,
                 guint side)
{
  for (gsize i = 0; i < G_N_ELEMENTS (zero_based); i++)
    {
      GString *out = NULL;
      const char *cells = text;

      /* Above that small letters are other values. */
      if (!g_str_equal (zero_based[i].format, format) ||
          (zero_based[i].symbols && side > LETTERS_SIDE_MAX))
        continue;
      for (guint n = 0; n < zero_based[i].n_heads; n++)
        cells = strchr (cells, '\n') + 1;
      out = g_string_new_len (text, cells - text);
      count_from_zero (out, cells,
                       zero_based[i].symbols || (g_str_equal (format, "frame") && side <= 9),
                       zero_based[i].empty);
      return g_string_free (out, FALSE);
    }
  return NULL;
}

static char *(*const disturbances[]) (const char *text) = {
  add_title,
  add_words,
  use_crlf,
  use_cr,
  use_other_empty,
};

/* Whether two grids are the same but for the names of their values. */
static gboolean
are_same (const SudokuGrid *grid,
          const SudokuGrid *expected)
{
  guint names[SUDOKU_SIDE_MAX + 1] = { 0 }, back[SUDOKU_SIDE_MAX + 1] = { 0 };

  if (sudoku_grid_get_n_cells (grid) != sudoku_grid_get_n_cells (expected))
    return FALSE;
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint value = sudoku_grid_get_value (grid, cell) + 1;
      guint other = sudoku_grid_get_value (expected, cell) + 1;

      if ((value == 1) != (other == 1) || (names[value - 1] != 0 && names[value - 1] != other) ||
          (back[other - 1] != 0 && back[other - 1] != value))
        return FALSE;
      names[value - 1] = other;
      back[other - 1] = value;
    }
  return TRUE;
}

/* Whether the puzzle that is read is the same as this one. */
static gboolean
check (const char *text,
       const SudokuGrid *expected,
       guint *n_read,
       guint *n_refused)
{
  g_autoptr (GInputStream) stream =
    g_memory_input_stream_new_from_data (text, (gssize)strlen (text), NULL);
  g_autoptr (SudokuReader) reader = sudoku_reader_new (stream, "t", NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuDocument) document = sudoku_reader_next (reader, NULL, &error);

  *n_read += document != NULL;
  *n_refused += document == NULL;
  return document == NULL ||
         are_same (sudoku_document_get_grid (document), expected);
}

int
main (int argc,
      char *argv[])
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  guint n_puzzles = argc > 1 ? (guint)atoi (argv[1]) : 10, n_read = 0, n_refused = 0, n_wrong = 0;
  gsize n_formats;
  const SudokuFormat *const *formats = sudoku_formats (&n_formats);

  for (guint i = 0; i < n_puzzles; i++)
    {
      guint kind = i % G_N_ELEMENTS (shapes), root = large[i / LARGE_EVERY % G_N_ELEMENTS (large)];
      gboolean is_large = i % LARGE_EVERY == LARGE_EVERY - 1;
      g_autoptr (SudokuGrid) grid =
        make_puzzle (rand, is_large ? root : shapes[kind].rows,
                     is_large ? root : shapes[kind].columns, i / LARGE_EVERY % 2 == 1);
      g_autoptr (SudokuDocument) document = sudoku_document_new (grid);

      for (gsize f = 0; f < n_formats; f++)
        {
          g_autofree char *text =
            formats[f]->write != NULL ? sudoku_format_write (formats[f], document, NULL) : NULL;

          for (gsize d = 0; text != NULL && d <= G_N_ELEMENTS (disturbances); d++)
            {
              g_autofree char *disturbed =
                d < G_N_ELEMENTS (disturbances)
                  ? disturbances[d](text)
                  : make_zero_based (formats[f]->id, text, sudoku_grid_get_side (grid));

              if (disturbed == NULL || check (disturbed, grid, &n_read, &n_refused))
                continue;
              n_wrong++;
              g_print ("# another puzzle: %s, disturbance %u, puzzle %u\n", formats[f]->id,
                       (guint)d, i);
              if (argc > 2)
                g_print ("%s", disturbed);
            }
        }
    }
  g_print ("%u puzzles: %u texts read, %u refused, %u read as another puzzle\n", n_puzzles, n_read,
           n_refused, n_wrong);
  return n_wrong > 0;
}
