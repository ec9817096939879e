/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A library of techniques in HoDoKu's form, a case a line:
 * `:CODE:VALUES:CELLS:REMOVED BEFORE:REMOVED:PLACED:COMMENT`. In CELLS a `+` stands before what
 * was placed; candidates are VALUE ROW COLUMN. */

#include "test-library.h"

#include <string.h>

#include <sudoku-solve.h>

#include "test-data.h"

static guint32
read_candidate (const char *text)
{
  guint value = (guint)(text[0] - '0'), row = (guint)(text[1] - '0');
  guint column = (guint)(text[2] - '0');

  g_assert_cmpuint (strlen (text), ==, 3);
  return ((row - 1) * 9 + column - 1) * 9 + value - 1;
}

static GArray *
read_candidates (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      {
        guint32 candidate = read_candidate (words[i]);

        g_array_append_val (candidates, candidate);
      }
  return candidates;
}

static SudokuGrid *
read_cells (const char *text,
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
            guint value = (guint)(*text - '0');

            sudoku_grid_set (grid, cell, value,
                             placed ? SUDOKU_ORIGIN_ENTRY : SUDOKU_ORIGIN_GIVEN);
            if (!placed)
              sudoku_grid_set (*givens, cell, value, SUDOKU_ORIGIN_GIVEN);
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

/* (transfer full): a case; NULL when the line is none. */
TestCase *
test_case_parse (const char *text,
                 guint line)
{
  g_auto (GStrv) fields = g_strsplit (text, ":", -1);
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuGrid) givens = NULL;
  g_autoptr (GArray) gone = NULL;
  TestCase *self = NULL;

  if (g_strv_length (fields) < 7)
    return NULL;
  self = g_new0 (TestCase, 1);
  self->code = g_strdup (fields[1]);
  self->line = line;
  grid = read_cells (fields[3], &givens);
  self->position = sudoku_position_new_at (grid, NULL);
  gone = read_candidates (fields[4]);
  for (guint i = 0; i < gone->len; i++)
    {
      guint candidate = g_array_index (gone, guint32, i);

      sudoku_position_remove (self->position, candidate / 9,
                              sudoku_set_single (candidate % 9 + 1));
    }
  self->removed = read_candidates (fields[5]);
  self->placed = read_candidates (fields[6]);
  self->unique = has_one_solution (givens);
  return self;
}

void
test_case_free (TestCase *self)
{
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

/* (transfer full) (element-type TestCase): all cases; NULL, with the running test marked as
 * skipped, when there is no such data. */
GPtrArray *
test_library_read (void)
{
  gsize length = 0;
  g_autofree char *text = test_data_load ("techniques/reglib_quarter.txt", &length);
  g_auto (GStrv) lines = NULL;
  GPtrArray *cases = NULL;

  if (text == NULL)
    return NULL;
  cases = g_ptr_array_new_with_free_func ((GDestroyNotify)test_case_free);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      TestCase *found = test_case_parse (lines[i], i + 1);

      if (found != NULL)
        g_ptr_array_add (cases, found);
    }
  return cases;
}
