/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The formula as text, a second time: written from the words of what it is, with nested loops and
 * strings, sharing nothing with the program but the shape and the grid. Of the numberings it knows
 * the original one only. */

#include "test-plain.h"

/* So much text is collected before it is handed over. */
#define PIECE (64 * 1024)

typedef struct
{
  TestPlainFunc func;
  gpointer data;
  GString *text;
} TestPlain;

/* The variable of a row, column and value from 1, as text. */
static char *
literal (guint side,
         guint row,
         guint column,
         guint value)
{
  guint b = side < 10 ? 10 : side + 1;

  return g_strdup_printf ("%u", row * b * b + column * b + value);
}

static void
say (TestPlain *self,
     const char *before,
     const char *text,
     const char *behind)
{
  g_string_append (self->text, before);
  g_string_append (self->text, text);
  g_string_append (self->text, behind);
  if (self->text->len < PIECE)
    return;
  self->func (self->text, self->data);
  g_string_truncate (self->text, 0);
}

/* At-least-one, then at-most-one by pairs, of some literals. */
static void
group (TestPlain *self,
       char **literals,
       gboolean at_least,
       gboolean at_most)
{
  guint n = g_strv_length (literals);
  g_autofree char *all = g_strjoinv (" ", literals);

  if (at_least)
    say (self, "", all, " 0\n");
  for (guint i = 0; at_most && i < n; i++)
    for (guint j = i + 1; j < n; j++)
      {
        say (self, "-", literals[i], " ");
        say (self, "-", literals[j], " 0\n");
      }
}

typedef gboolean (*Member) (const TestShape *shape, guint house, guint row, guint column);

static gboolean
in_box (const TestShape *shape,
        guint house,
        guint row,
        guint column)
{
  guint across = test_shape_get_side (shape) / shape->columns;

  return (row - 1) / shape->rows * across + (column - 1) / shape->columns == house;
}

static gboolean
in_row (const TestShape *shape,
        guint house,
        guint row,
        guint column)
{
  return row == house + 1;
}

static gboolean
in_column (const TestShape *shape,
           guint house,
           guint row,
           guint column)
{
  return column == house + 1;
}

static gboolean
in_falling (const TestShape *shape,
            guint house,
            guint row,
            guint column)
{
  return row == column;
}

static gboolean
in_rising (const TestShape *shape,
           guint house,
           guint row,
           guint column)
{
  return row + column == test_shape_get_side (shape) + 1;
}

/* Houses of one kind: their cells are taken in reading order. */
static void
houses (TestPlain *self,
        const TestShape *shape,
        guint n_houses,
        Member member,
        gboolean full)
{
  guint side = test_shape_get_side (shape);

  for (guint house = 0; house < n_houses; house++)
    for (guint value = 1; value <= side; value++)
      {
        g_autoptr (GPtrArray) literals = g_ptr_array_new_with_free_func (g_free);

        for (guint row = 1; row <= side; row++)
          for (guint column = 1; column <= side; column++)
            if (member (shape, house, row, column))
              g_ptr_array_add (literals, literal (side, row, column, value));
        g_ptr_array_add (literals, NULL);
        group (self, (char **)literals->pdata, TRUE, full);
      }
}

/**
 * test_plain_header:
 * @shape: a shape without diagonals, with boxes
 * @n_givens: how many cells are fixed
 * @full: Full or Simpler
 *
 * Returns: (transfer full): the line before the clauses, with their number by the formula
 */
char *
test_plain_header (const TestShape *shape,
                   guint n_givens,
                   gboolean full)
{
  guint n = test_shape_get_side (shape);
  guint b = n < 10 ? 10 : n + 1;
  guint n_variables = (b + 1) * (b + 1) * (b + 1);
  guint pairs = n * (n - 1) / 2;
  guint n_clauses = full ? 4 * n * n * (1 + pairs) : n * n * pairs + 3 * n * n;

  if (n == 4 || n == 9)
    n_variables = n * 111;
  return g_strdup_printf ("p cnf %u %u\n", n_variables, n_clauses + n_givens);
}

/**
 * test_plain_rules:
 * @shape: a shape
 * @full: Full or Simpler
 * @func: takes the text, in pieces
 * @data: for @func
 *
 * Says all clauses but those of the givens.
 */
void
test_plain_rules (const TestShape *shape,
                  gboolean full,
                  TestPlainFunc func,
                  gpointer data)
{
  guint side = test_shape_get_side (shape);
  g_autoptr (GString) text = g_string_new (NULL);
  TestPlain self = { .func = func, .data = data, .text = text };

  for (guint row = 1; row <= side; row++)
    for (guint column = 1; column <= side; column++)
      {
        g_autoptr (GPtrArray) literals = g_ptr_array_new_with_free_func (g_free);

        for (guint value = 1; value <= side; value++)
          g_ptr_array_add (literals, literal (side, row, column, value));
        g_ptr_array_add (literals, NULL);
        group (&self, (char **)literals->pdata, full, TRUE);
      }
  if (shape->rows > 1)
    houses (&self, shape, side, in_box, full);
  houses (&self, shape, side, in_row, full);
  houses (&self, shape, side, in_column, full);
  if (shape->diagonals)
    {
      houses (&self, shape, 1, in_falling, full);
      houses (&self, shape, 1, in_rising, full);
    }
  func (text, data);
}

/**
 * test_plain_givens:
 * @grid: a grid
 * @func: takes the text
 * @data: for @func
 *
 * Says the clauses of the cells that are filled, and not by the solver.
 */
void
test_plain_givens (const SudokuGrid *grid,
                   TestPlainFunc func,
                   gpointer data)
{
  guint side = sudoku_grid_get_side (grid);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint cell = 0; cell < side * side; cell++)
    if (sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_GIVEN ||
        sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_ENTRY)
      {
        guint value = sudoku_grid_get_value (grid, cell);
        g_autofree char *unit = literal (side, cell / side + 1, cell % side + 1, value);

        g_string_append_printf (text, "%s 0\n", unit);
      }
  func (text, data);
}
