/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items of cells that were chosen one after the other: each kind of place, the numbers, and what is
 * refused with a sentence. */

#include <string.h>
#include <sudoku-error.h>
#include <sudoku-item-choice.h>
#include <sudoku-rule-list.h>
#include <sudoku-rule-text.h>

#define SIDE 9
#define N_CELLS_MAX 8

/* Rows and columns, from 1: 11 is the first cell; 0: no more. */
typedef struct
{
  const char *kind;
  guint cells[N_CELLS_MAX];
  const char *numbers;
  const char *expected; /* NULL: it is refused */
} Row;

static const Row rows[] = {
  { "cage", { 22, 11, 12 }, "15", "cage=15:r1c1r1c2r2c2" },
  { "cage", { 11, 12 }, NULL, "cage:r1c1r1c2" },
  { "cage", { 11, 12 }, "", "cage:r1c1r1c2" },
  { "thermometer", { 33, 22, 11 }, NULL, "thermometer:r3c3r2c2r1c1" },
  { "thermometer", { 33 }, NULL, NULL },
  { "whispers", { 11, 12 }, "4", "whispers=4:r1c1r1c2" },
  { "whispers", { 11, 12 }, NULL, "whispers:r1c1r1c2" },
  { "arrow", { 15, 24, 33 }, NULL, "arrow:r1c5/r2c4r3c3" },
  { "arrow", { 15 }, NULL, NULL },
  { "clone", { 11, 12, 55, 56 }, NULL, "clone:r1c1r1c2/r5c5r5c6" },
  { "clone", { 11, 12, 55 }, NULL, NULL },
  { "difference", { 11, 12 }, NULL, "difference:r1c1r1c2" },
  { "difference", { 11, 22 }, NULL, NULL },
  { "less", { 12, 11 }, NULL, "less:r1c2r1c1" },
  { "quadruple", { 44, 34, 33, 43 }, "25, 2", "quadruple=2,2,5:r3c3" },
  { "quadruple", { 33, 34, 35, 44 }, "2", NULL },
  { "quadruple", { 33, 34, 43 }, "2", NULL },
  { "quadruple", { 33, 34, 43, 44 }, NULL, NULL },
  { "allowed", { 55 }, "531", "allowed=1,3,5:r5c5" },
  { "sandwich", { 31, 32 }, "0", "sandwich=0:r3c0" },
  { "sandwich", { 39, 38 }, "7", "sandwich=7:r3c10" },
  { "sandwich", { 13, 23 }, "7", "sandwich=7:r0c3" },
  { "sandwich", { 93 }, "7", "sandwich=7:r10c3" },
  { "sandwich", { 11 }, "7", NULL },
  { "sandwich", { 32, 33 }, "7", NULL },
  { "little-killer", { 11, 22 }, "22", "little-killer=22:r0c0dr" },
  { "little-killer", { 12, 21 }, "9", "little-killer=9:r0c3dl" },
  { "little-killer", { 12 }, "9", NULL },
  { "cage", { 0 }, "15", NULL },
  { "cage", { 11, 12 }, " 15 ", "cage=15:r1c1r1c2" },
  { "cage", { 11, 12 }, "15 3", NULL },
  { "cage", { 11, 12 }, "-15", NULL },
  { "cage", { 11, 12 }, "1.5", NULL },
  { "cage", { 11, 12 }, "abc", NULL },
  { "cage", { 11, 12 }, "99999999999999999999", NULL },
  { "thermometer", { 11, 12 }, "3", NULL },
  { "allowed", { 55 }, "5 3,5", "allowed=3,5:r5c5" },
  { "allowed", { 55 }, "1234567891", NULL },
};

static void
test_choices (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const SudokuRuleKind *kind = sudoku_rule_kind_find (rows[i].kind, -1);
      guint cells[N_CELLS_MAX], n = 0;
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuRule) rule = NULL;
      g_autofree char *text = NULL;

      for (; n < N_CELLS_MAX && rows[i].cells[n] != 0; n++)
        cells[n] = (rows[i].cells[n] / 10 - 1) * SIDE + rows[i].cells[n] % 10 - 1;
      g_test_message ("%s, row %" G_GSIZE_FORMAT, rows[i].kind, i);
      rule = sudoku_item_choose (kind, SIDE, cells, n, rows[i].numbers, &error);
      if (error != NULL)
        g_test_message ("%s", error->message);
      text = rule != NULL ? sudoku_rule_to_text (rule, SIDE) : NULL;
      g_assert_cmpstr (text, ==, rows[i].expected);
      if (rule == NULL)
        g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE);
    }
}

/* Of every kind, what is chosen for it is what its text says, or is refused. */
static void
test_every_kind (void)
{
  static const guint path[] = { 0, 1, 10, 9 };
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  guint n_made = 0;

  for (gsize i = 0; i < n_kinds; i++)
    for (guint n = 1; kinds[i]->item != NULL && n <= G_N_ELEMENTS (path); n++)
      {
        g_autoptr (GError) error = NULL;
        g_autoptr (SudokuRule) rule =
          sudoku_item_choose (kinds[i], SIDE, path, n,
                              sudoku_item_asks_number (kinds[i]) ? "3" : NULL, &error);
        g_autoptr (SudokuRule) again = NULL;
        g_autofree char *text = NULL;

        g_assert_true ((rule == NULL) == (error != NULL));
        if (rule == NULL)
          continue;
        n_made++;
        text = sudoku_rule_to_text (rule, SIDE);
        again = sudoku_rule_parse (SIDE, text, NULL);
        g_assert_nonnull (again);
        g_assert_cmpint (sudoku_rule_compare (rule, again), ==, 0);
      }
  g_assert_cmpuint (n_made, >, 60);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku-item-choice/choices", test_choices);
  g_test_add_func ("/sudoku-item-choice/every-kind", test_every_kind);
  return g_test_run ();
}
