/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any text as the literals of a filter: a text that is refused changes nothing, one that is taken
 * is shown in a way that is read back as the same, and fits the formula when it is adapted. */

#include "fuzz.h"

#include <satdoku-filter.h>
#include <satdoku-puzzle-source.h>

static SudokuCnf *
get_formula (void)
{
  static SudokuCnf *cnf = NULL;

  if (cnf == NULL)
    {
      g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 2, FALSE, NULL);
      g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);

      cnf = sudoku_cnf_new (grid, sudoku_encoding_find ("full"),
                            sudoku_numbering_find ("original"));
    }
  return cnf;
}

/* An entry holds nothing but UTF-8. */
static char *
make_text (const uint8_t *data,
           size_t size)
{
  g_autofree char *text = g_strndup ((const char *)data, size);

  return g_utf8_make_valid (text, -1);
}

static void
check_same (const SudokuFilter *filter,
            WordsNotation notation)
{
  g_autofree char *text = satdoku_filter_format_literals (filter, notation);
  SudokuFilter again = { .sign = filter->variable == 0 ? filter->sign : 0 };

  g_assert_true (satdoku_filter_parse_literals (&again, text, NULL));
  g_assert_cmpint (again.variable, ==, filter->variable);
  g_assert_cmpint (again.sign, ==, filter->sign);
  g_assert_cmpuint (again.n_also, ==, filter->n_also);
  g_assert_cmpmem (again.also, sizeof again.also, filter->also, sizeof filter->also);
}

static void
check_fits (SudokuFilter *filter)
{
  SudokuCnf *cnf = get_formula ();
  g_autoptr (SatdokuFormulaSource) source = satdoku_puzzle_source_new (cnf);

  satdoku_filter_adapt (filter, source, source);
  g_assert_cmpint (filter->variable, <=, sudoku_cnf_get_n_variables (cnf));
  for (guint i = 0; i < filter->n_also; i++)
    g_assert_cmpint (filter->also[i].variable, <=, sudoku_cnf_get_n_variables (cnf));
  for (guint field = 0; field < SATDOKU_N_FILTER_FIELDS; field++)
    {
      g_autofree char *words =
        satdoku_filter_describe (filter, field, source, WORDS_NOTATION_NUMBERS);

      if (words != NULL)
        g_assert_cmpuint (satdoku_filter_get (filter, field), >, 0);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  const SudokuFilter before = { .variable = 17, .sign = -1, .row = 2 };
  SudokuFilter filter = before;
  g_autofree char *text = make_text (data, size);
  g_autofree char *why = NULL;

  if (!satdoku_filter_parse_literals (&filter, text, &why))
    {
      g_assert_true (why != NULL && g_utf8_validate (why, -1, NULL));
      g_assert_true (satdoku_filter_equal (&filter, &before));
      return 0;
    }
  g_assert_cmpint (filter.variable, >=, 0);
  g_assert_cmpuint (filter.row, ==, before.row);
  check_same (&filter, WORDS_NOTATION_NUMBERS);
  check_same (&filter, WORDS_NOTATION_SIGNS);
  check_fits (&filter);
  return 0;
}
