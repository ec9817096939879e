/* SPDX-License-Identifier: GPL-3.0-or-later */

/* An arrangement is allowed only where it makes, of all squares that keep a law, all squares that
 * keep it: they are found by trying everything. What is refused breaks some square of side 5, for
 * the laws that have squares of that side; few squares of smaller ones may stay by chance. */

#include <string.h>
#include <sudoku-arrangement.h>

#include "test-brute.h"
#include "test-config.h"

#define SIDE_MAX 5
#define N_SAMPLES (TEST_SANITIZED ? 40 : 200)

typedef struct
{
  SudokuGeometry *geometry;
  const SudokuRuleKind *kind;
  guint side;
  GHashTable *squares; /* (element-type utf8) */
} Law;

static gboolean
add_square (const guint8 *values,
            gpointer user_data)
{
  Law *self = user_data;
  char *text = g_malloc0 (self->side * self->side + 1);

  for (guint cell = 0; cell < self->side * self->side; cell++)
    text[cell] = (char)('0' + values[cell]);
  g_hash_table_add (self->squares, text);
  return TRUE;
}

static void
law_init (Law *self,
          const SudokuRuleKind *kind,
          guint side)
{
  g_autoptr (SudokuRule) rule = sudoku_rule_new (kind);
  g_autoptr (SudokuGrid) empty = NULL;

  self->geometry = sudoku_geometry_new_with_rules (side, &rule, 1, NULL);
  self->kind = kind;
  self->side = side;
  self->squares = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  empty = sudoku_grid_new (self->geometry);
  test_brute_force (empty, add_square, self);
}

static void
law_clear (Law *self)
{
  sudoku_geometry_unref (self->geometry);
  g_hash_table_unref (self->squares);
}

static gboolean
keeps_squares (const Law *self,
               const SudokuArrangement *arrangement)
{
  g_autofree char *moved = g_malloc0 (self->side * self->side + 1);
  GHashTableIter iter;
  gpointer text;

  g_hash_table_iter_init (&iter, self->squares);
  while (g_hash_table_iter_next (&iter, &text, NULL))
    {
      const char *square = text;

      for (guint cell = 0; cell < self->side * self->side; cell++)
        {
          guint value = (guint)(square[cell] - '0');

          moved[sudoku_arrangement_get_cell (arrangement, cell)] =
            (char)('0' + sudoku_arrangement_get_value (arrangement, value));
        }
      if (!g_hash_table_contains (self->squares, moved))
        return FALSE;
    }
  return TRUE;
}

/* Renames lines as an order says. */
static void
move_lines (SudokuArrangement *arrangement,
            SudokuLines lines,
            const guint *swaps)
{
  for (guint i = sudoku_arrangement_get_side (arrangement); i-- > 1;)
    if (swaps[i] != i)
      sudoku_arrangement_exchange_lines (arrangement, lines, i, swaps[i], 1);
}

static void
move_values (SudokuArrangement *arrangement,
             const guint *swaps)
{
  for (guint i = sudoku_arrangement_get_side (arrangement); i-- > 1;)
    if (swaps[i] != i)
      sudoku_arrangement_exchange_values (arrangement, i + 1, swaps[i] + 1);
}

static void
choose_swaps (guint *swaps,
              guint side,
              GRand *rand)
{
  for (guint i = 1; i < side; i++)
    swaps[i] = (guint)g_rand_int_range (rand, 0, (gint32)i + 1);
}

/* Rows, columns and values each in a way of its own, or some in the same one, or not at all. */
static SudokuArrangement *
choose_arrangement (guint side,
                    GRand *rand,
                    gboolean *uniform)
{
  SudokuArrangement *arrangement = sudoku_arrangement_new (side);
  guint swaps[3][SIDE_MAX];
  guint which[3];

  for (guint i = 0; i < 3; i++)
    {
      choose_swaps (swaps[i], side, rand);
      which[i] = (guint)g_rand_int_range (rand, 0, 3);
    }
  move_lines (arrangement, SUDOKU_LINES_ROWS, swaps[which[0]]);
  move_lines (arrangement, SUDOKU_LINES_COLUMNS, swaps[which[1]]);
  move_values (arrangement, swaps[which[2]]);
  *uniform = which[0] == which[1] && which[1] == which[2];
  if (g_rand_boolean (rand))
    {
      sudoku_arrangement_turn (arrangement, SUDOKU_TURN_ROWS_TO_COLUMNS);
      *uniform = FALSE;
    }
  return arrangement;
}

static void
test_all (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (13);
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);

  for (gsize k = 0; k < n_kinds; k++)
    for (guint side = 2; side <= SIDE_MAX; side++)
      {
        const SudokuRuleKind *kind = kinds[k];
        guint n_allowed = 0, n_refused = 0, n_kept = 0;
        Law law;

        if (kind->law == NULL)
          continue;
        law_init (&law, kind, side);
        for (guint i = 0; i < N_SAMPLES; i++)
          {
            gboolean uniform = FALSE;
            g_autoptr (SudokuArrangement) arrangement = choose_arrangement (side, rand, &uniform);
            const SudokuRuleKind *broken = NULL;
            g_autoptr (SudokuGeometry) arranged =
              sudoku_arrangement_apply (arrangement, law.geometry, &broken);
            gboolean keeps = keeps_squares (&law, arrangement);

            g_assert_true (arranged == NULL || keeps);
            g_assert_true (arranged != NULL || !uniform);
            g_assert_true (arranged != NULL || broken == kind);
            n_allowed += arranged != NULL;
            n_refused += arranged == NULL;
            n_kept += arranged == NULL && keeps;
          }
        g_test_message ("%s %u: %u squares, %u allowed, %u refused, of which %u would do",
                        kind->id, side, g_hash_table_size (law.squares), n_allowed, n_refused,
                        n_kept);
        g_assert_cmpuint (n_allowed, >, 0);
        g_assert_cmpuint (n_refused, >, 0);
        if (side == SIDE_MAX && g_hash_table_size (law.squares) > 0)
          g_assert_cmpuint (n_kept, ==, 0);
        law_clear (&law);
      }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/arrangement-laws/all", test_all);
  return g_test_run ();
}
