/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A library of techniques in HoDoKu's form, a case a line:
 * `:CODE:VALUES:CELLS:REMOVED BEFORE:REMOVED:PLACED:COMMENT`. In CELLS a `+` stands before what
 * was placed; candidates are VALUE ROW COLUMN. */

#include "test-library.h"

#include <string.h>

#include <sudoku-solve.h>

#include "test-data.h"

static guint32
read_candidate (const char *text,
                const TestMap *map)
{
  guint value = (guint)(text[0] - '0'), row = (guint)(text[1] - '0');
  guint column = (guint)(text[2] - '0');

  g_assert_cmpuint (strlen (text), ==, 3);
  return map->cells[(row - 1) * 9 + column - 1] * 9u + map->values[value] - 1;
}

static GArray *
read_candidates (const char *text,
                 const TestMap *map)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      {
        guint32 candidate = read_candidate (words[i], map);

        g_array_append_val (candidates, candidate);
      }
  return candidates;
}

static SudokuGrid *
read_cells (const char *text,
            const TestMap *map,
            SudokuGrid **givens)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (3, 3, FALSE, NULL);
  SudokuGrid *grid = sudoku_grid_new (geometry);
  guint cell = 0;
  gboolean placed = FALSE;

  *givens = sudoku_grid_new (geometry);
  for (; *text != '\0'; text++)
    if (*text == '+')
      placed = TRUE;
    else
      {
        if (*text >= '1' && *text <= '9')
          {
            guint value = map->values[*text - '0'], there = map->cells[cell];

            sudoku_grid_set (grid, there, value,
                             placed ? SUDOKU_ORIGIN_ENTRY : SUDOKU_ORIGIN_GIVEN);
            if (!placed)
              sudoku_grid_set (*givens, there, value, SUDOKU_ORIGIN_GIVEN);
          }
        placed = FALSE;
        cell++;
      }
  g_assert_cmpuint (cell, ==, 81);
  return grid;
}

static gboolean
has_one_solution (const SudokuGrid *givens)
{
  return sudoku_check (givens, NULL, NULL, NULL, NULL) == SUDOKU_VERDICT_UNIQUE;
}

/* @givens: (out) (transfer full): what of the case is given */
static TestCase *
parse (const char *text,
       guint line,
       const TestMap *map,
       SudokuGrid **givens)
{
  g_auto (GStrv) fields = g_strsplit (text, ":", -1);
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (GArray) gone = NULL;
  TestCase *self = NULL;

  if (g_strv_length (fields) < 7)
    return NULL;
  self = g_new0 (TestCase, 1);
  self->text = g_strdup (text);
  self->code = g_strdup (fields[1]);
  self->line = line;
  grid = read_cells (fields[3], map, givens);
  self->position = sudoku_position_new_at (grid, NULL);
  gone = read_candidates (fields[4], map);
  for (guint i = 0; i < gone->len; i++)
    {
      guint candidate = g_array_index (gone, guint32, i);

      sudoku_position_remove (self->position, candidate / 9,
                              sudoku_set_single (candidate % 9 + 1));
    }
  self->removed = read_candidates (fields[5], map);
  self->placed = read_candidates (fields[6], map);
  return self;
}

/* (transfer full): a case; NULL when the line is none. */
TestCase *
test_case_parse (const char *text,
                 guint line)
{
  g_autoptr (SudokuGrid) givens = NULL;
  TestCase *self = NULL;
  TestMap map;

  for (guint cell = 0; cell < 81; cell++)
    map.cells[cell] = (guint8)cell;
  for (guint value = 0; value < 10; value++)
    map.values[value] = (guint8)value;
  self = parse (text, line, &map, &givens);
  if (self != NULL)
    self->unique = has_one_solution (givens);
  return self;
}

/* (transfer full): the same case in another form. */
TestCase *
test_case_map (const TestCase *self,
               const TestMap *map)
{
  g_autoptr (SudokuGrid) givens = NULL;
  TestCase *other = parse (self->text, self->line, map, &givens);

  other->unique = self->unique;
  return other;
}

static void
shuffle (guint8 *numbers,
         guint n,
         GRand *rand)
{
  for (guint i = n; i > 1; i--)
    {
      guint k = (guint)g_rand_int_range (rand, 0, (gint32)i);
      guint8 kept = numbers[i - 1];

      numbers[i - 1] = numbers[k];
      numbers[k] = kept;
    }
}

/* Bands, and the lines of each. */
static void
shuffle_lines (guint8 *lines,
               GRand *rand)
{
  guint8 bands[] = { 0, 1, 2 };

  shuffle (bands, 3, rand);
  for (guint band = 0; band < 3; band++)
    {
      for (guint i = 0; i < 3; i++)
        lines[3 * band + i] = (guint8)(3 * bands[band] + i);
      shuffle (lines + 3 * band, 3, rand);
    }
}

/* Any of the ways to move values, bands, stacks, rows and columns, and to transpose. */
void
test_map_shuffle (TestMap *self,
                  GRand *rand)
{
  guint8 rows[9], columns[9];
  gboolean transposed = g_rand_boolean (rand);

  for (guint value = 0; value < 10; value++)
    self->values[value] = (guint8)value;
  shuffle (self->values + 1, 9, rand);
  shuffle_lines (rows, rand);
  shuffle_lines (columns, rand);
  for (guint cell = 0; cell < 81; cell++)
    {
      guint row = rows[cell / 9], column = columns[cell % 9];

      self->cells[cell] = (guint8)(transposed ? column * 9 + row : row * 9 + column);
    }
}

void
test_case_free (TestCase *self)
{
  g_free (self->text);
  g_free (self->code);
  sudoku_position_free (self->position);
  g_array_unref (self->removed);
  g_array_unref (self->placed);
  g_free (self);
}

static gboolean
has_candidate (const GArray *candidates,
               guint32 candidate)
{
  for (guint i = 0; i < candidates->len; i++)
    if (g_array_index (candidates, guint32, i) == candidate)
      return TRUE;
  return FALSE;
}

/* Whether a step concludes just what the case says. */
gboolean
test_case_agrees (const TestCase *self,
                  const SudokuStep *step)
{
  guint n = 0;
  const SudokuConclusion *conclusions = sudoku_step_get_conclusions (step, &n);

  if (n != self->removed->len + self->placed->len)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!has_candidate (conclusions[i].placed ? self->placed : self->removed,
                        conclusions[i].candidate))
      return FALSE;
  return TRUE;
}

/* (transfer full): the whole library where it is at hand, else every fourth case of it. */
static char *
load (gsize *length)
{
  g_autofree char *folder = test_data_path ("techniques");
  g_autofree char *whole = NULL;

  if (folder == NULL)
    return NULL;
  whole = g_build_filename (folder, "reglib-1.3.txt", NULL);
  return test_data_load (g_file_test (whole, G_FILE_TEST_EXISTS) ? "techniques/reglib-1.3.txt"
                                                                 : "techniques/reglib_quarter.txt",
                         length);
}

/* (transfer full) (element-type TestCase): all cases; NULL, with the running test marked as
 * skipped, when there is no such data. */
GPtrArray *
test_library_read (void)
{
  gsize length = 0;
  g_autofree char *text = load (&length);
  g_auto (GStrv) lines = NULL;
  GPtrArray *cases = NULL;

  if (text == NULL)
    return NULL;
  cases = g_ptr_array_new_with_free_func ((GDestroyNotify)test_case_free);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      TestCase *found =
        lines[i][0] == '#' ? NULL : test_case_parse (g_strchomp (lines[i]), i + 1);

      if (found != NULL)
        g_ptr_array_add (cases, found);
    }
  return cases;
}
