/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any words as the rules of a shape, one in each line. The first byte is the shape. What is read is
 * written and read back as the same; what all of them together mean is found, or refused with a
 * sentence; and numbers in the cells of a table are judged by its clauses as by what it says. */

#include "fuzz.h"

#include <sudoku-geometry.h>
#include <sudoku-groups.h>
#include <sudoku-rule-list.h>
#include <sudoku-rule-text.h>

#define N_RULES_MAX 40
/* Clauses of larger boards take long to make. */
#define SIDE_CLAUSES 9

/* Rows and columns of boxes. */
static const struct
{
  guint rows, columns;
} boxes[] = { { 2, 2 }, { 2, 3 }, { 2, 4 }, { 3, 3 }, { 2, 5 }, { 3, 4 }, { 4, 4 } };

static void
check_refused (const GError *error)
{
  g_autofree char *words = NULL;

  g_assert_nonnull (error);
  words = words_error (error, WORDS_STYLE_WINDOW);
  g_assert_true (g_utf8_validate (words, -1, NULL));
  g_assert_cmpuint (strlen (words), >, 0);
  g_assert_null (strchr (words, '\n'));
}

static SudokuRule *
read_rule (guint side,
           const char *word)
{
  g_autoptr (GError) error = NULL, second = NULL;
  SudokuRule *rule = sudoku_rule_parse (side, word, &error);
  g_autoptr (SudokuRule) again = NULL;
  g_autofree char *text = NULL;

  if (rule == NULL)
    {
      check_refused (error);
      return NULL;
    }
  text = sudoku_rule_to_text (rule, side);
  again = sudoku_rule_parse (side, text, &second);
  g_assert_no_error (second);
  g_assert_cmpint (sudoku_rule_compare (rule, again), ==, 0);
  g_assert_null (strpbrk (text, " \t\n;>"));
  return rule;
}

static gboolean
is_true (const SudokuTable *table,
         const guint8 *values,
         int literal)
{
  const SudokuTableSpec *spec = sudoku_table_get_spec (table);
  guint variable = (guint)ABS (literal) - 1, n_cells = spec->n_cells;
  gboolean holds = variable < n_cells * spec->side
                     ? values[variable / spec->side] == variable % spec->side + 1
                     : sudoku_table_holds (table, variable - n_cells * spec->side, values);

  return holds == (literal > 0);
}

/* With the helpers that follow from the cells, all clauses are true, or there is one that isn't. */
static gboolean
clauses_hold (const SudokuTable *table,
              const guint8 *values)
{
  gboolean hold = TRUE;

  for (guint i = 0; i < sudoku_table_get_n_clauses (table) && hold; i++)
    {
      guint n = 0;
      const int *literals = sudoku_table_get_clause (table, i, &n);
      gboolean holds = FALSE;

      for (guint k = 0; k < n && !holds; k++)
        holds = is_true (table, values, literals[k]);
      hold = holds;
    }
  return hold;
}

/* What tables say is about cells of the board, and their clauses accept a filling if they do. */
static void
check_tables (SudokuGeometry *geometry,
              const guint8 *bytes,
              gsize n_bytes)
{
  const SudokuGroups *groups = sudoku_geometry_get_groups (geometry);
  guint side = sudoku_geometry_get_side (geometry);
  guint8 values[SUDOKU_TABLE_CELLS_MAX];

  for (guint i = 0; i < sudoku_groups_get_n_tables (groups); i++)
    {
      SudokuTabled said = sudoku_groups_get_tabled (groups, i);
      const SudokuTableSpec *spec = sudoku_table_get_spec (said.table);

      g_assert_cmpuint (spec->n_cells, >=, 1);
      g_assert_cmpuint (spec->n_cells, <=, SUDOKU_TABLE_CELLS_MAX);
      for (guint k = 0; k < spec->n_cells; k++)
        {
          g_assert_cmpuint (said.cells[k], <, side * side);
          values[k] = (guint8)(1 + bytes[(i + k) % n_bytes] % side);
        }
      if (side <= SIDE_CLAUSES)
        g_assert_true (sudoku_table_accepts (spec, values) == clauses_hold (said.table, values));
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        size_t size)
{
  g_autoptr (GPtrArray) rules =
    g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  g_autoptr (SudokuGeometry) plain = NULL;
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;
  guint shape;

  if (size == 0)
    return 0;
  text = g_strndup ((const char *)data + 1, size - 1);
  words = g_strsplit (text, "\n", N_RULES_MAX);
  shape = data[0] % G_N_ELEMENTS (boxes);
  plain = sudoku_geometry_new (boxes[shape].rows, boxes[shape].columns, FALSE, NULL);
  for (guint i = 0; words[i] != NULL; i++)
    {
      SudokuRule *rule = read_rule (sudoku_geometry_get_side (plain), words[i]);

      if (rule != NULL)
        g_ptr_array_add (rules, rule);
    }
  geometry =
    sudoku_geometry_add_rules (plain, (SudokuRule *const *)rules->pdata, rules->len, &error);
  if (geometry == NULL)
    check_refused (error);
  else
    check_tables (geometry, data, size);
  return 0;
}
