/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A constraint as text: each kind has one form, which sudoku_own_parse() reads. */

#include "sudoku-own-constraint.h"

/**
 * sudoku_own_is_about_cells:
 * @kind: a kind of constraint
 *
 * Tells whether its items are cells, not literals.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_own_is_about_cells (SudokuOwnKind kind)
{
  return kind >= SUDOKU_OWN_DIFFER;
}

/* The meaning of the numbers of cells and variables. */
typedef struct
{
  guint side;
  const GPtrArray *names;
} Board;

static void
write_cell (const Board *board,
            int cell,
            GString *text)
{
  guint side = board->side;

  g_string_append_printf (text, "r%uc%u", (guint)cell / side + 1, (guint)cell % side + 1);
}

static void
write_literal (const Board *board,
               int literal,
               GString *text)
{
  guint side = board->side, n_candidates = side * side * side;
  guint variable = (guint)ABS (literal);

  if (variable > n_candidates)
    {
      g_string_append_printf (text, "%s%s", literal < 0 ? "!" : "",
                              (const char *)board->names->pdata[variable - n_candidates - 1]);
      return;
    }
  write_cell (board, (int)((variable - 1) / side), text);
  g_string_append_printf (text, "%s%u", literal < 0 ? "!=" : "=", (variable - 1) % side + 1);
}

static void
write_list (const Board *board,
            const int *items,
            guint n_items,
            const char *separator,
            void (*write) (const Board *board, int item, GString *text),
            GString *text)
{
  for (guint i = 0; i < n_items; i++)
    {
      if (i > 0)
        g_string_append (text, separator);
      write (board, items[i], text);
    }
}

static void
write_conditions (const Board *board,
                  const SudokuOwnConstraint *said,
                  GString *text)
{
  write_list (board, said->items, said->n_conditions, " & ", write_literal, text);
  if (said->n_conditions > 0)
    g_string_append (text, " -> ");
}

static void
write_clause (const Board *board,
              const SudokuOwnConstraint *said,
              GString *text)
{
  write_conditions (board, said, text);
  write_list (board, said->items + said->n_conditions, said->n_items - said->n_conditions, " | ",
              write_literal, text);
}

/**
 * sudoku_own_constraint_write: (skip)
 * @side: the side N
 * @names: (element-type utf8): the names in it
 * @text: the text to append to
 *
 * Writes it as sudoku_own_parse() reads it, without a line break.
 */
void
sudoku_own_constraint_write (const SudokuOwnConstraint *self,
                             guint side,
                             const GPtrArray *names,
                             GString *text)
{
  static const char *const signs[] = {
    [SUDOKU_OWN_EQUIVALENCE] = " <-> ",
    [SUDOKU_OWN_AT_MOST] = "at most",
    [SUDOKU_OWN_AT_LEAST] = "at least",
    [SUDOKU_OWN_EXACTLY] = "exactly",
    [SUDOKU_OWN_NOT_EXACTLY] = "!exactly",
    [SUDOKU_OWN_DIFFER] = " ",
    [SUDOKU_OWN_SAME] = " = ",
    [SUDOKU_OWN_LESS] = " < ",
    [SUDOKU_OWN_NOT_ABOVE] = " <= ",
  };
  const Board board = { side, names };

  switch (self->kind)
    {
    case SUDOKU_OWN_CLAUSE:
      write_clause (&board, self, text);
      break;
    case SUDOKU_OWN_AT_MOST:
    case SUDOKU_OWN_AT_LEAST:
    case SUDOKU_OWN_EXACTLY:
    case SUDOKU_OWN_NOT_EXACTLY:
      write_conditions (&board, self, text);
      g_string_append_printf (text, "%s %u of ", signs[self->kind], self->limit);
      write_list (&board, self->items + self->n_conditions, self->n_items - self->n_conditions, " ",
                  write_literal, text);
      break;
    case SUDOKU_OWN_EQUIVALENCE:
      write_list (&board, self->items, self->n_items, signs[self->kind], write_literal, text);
      break;
    case SUDOKU_OWN_DIFFER:
    case SUDOKU_OWN_SAME:
    case SUDOKU_OWN_LESS:
    case SUDOKU_OWN_NOT_ABOVE:
    default:
      write_list (&board, self->items, self->n_items, signs[self->kind], write_cell, text);
      if (self->kind == SUDOKU_OWN_DIFFER)
        g_string_append (text, " differ");
      break;
    }
}
