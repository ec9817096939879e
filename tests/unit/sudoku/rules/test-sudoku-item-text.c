/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Items as texts: what says the same is written in one way, and what no board can have is
 * refused. */

#include <sudoku-error.h>
#include <sudoku-geometry.h>
#include <sudoku-rule-text.h>

static const struct
{
  guint side;
  const char *text, *written; /* NULL: the same again */
} texts[] = {
  { 9, "difference:r1c1r1c2", NULL },
  { 9, "difference=1:r1c2r1c1", "difference:r1c1r1c2" },
  { 9, "ratio=3:r2c1,r1c1", "ratio=3:r1c1r2c1" },
  { 9, "whispers=5:r1c1-r3c3", "whispers:r1c1r2c2r3c3" },
  { 9, "whispers=4:r3c3r2c2r1c1", "whispers=4:r1c1r2c2r3c3" },
  { 9, "whispers:r5c5r5c6r4c6r4c5r5c5", "whispers:r4c5r4c6r5c6r5c5r4c5" },
  { 9, "whispers:r6c7r5c7r6c6r5c5r4c6r5c7", "whispers:r5c7r4c6r5c5r6c6r5c7r6c7" },
  { 9, "thermometer:r9c4r8c3r7c2", NULL },
  { 9, "thermometer:r9c4-r7c2", "thermometer:r9c4r8c3r7c2" },
  { 9, "less:r1c2r1c1", NULL },
  { 9, "clone:r1c1r1c2/r5c5r5c6", NULL },
  { 9, "allowed=5,3,5:r1c2r1c1", "allowed=3,5:r1c1r1c2" },
  { 9, "minimum:r5c5-r6c6", "minimum:r5c5r5c6r6c5r6c6" },
  { 4, "relation=8421:r1c1r2c2", NULL },
  { 9, "all-shown:ratio,difference", "all-shown:difference,ratio" },
  { 9, "modular:r1c1-r1c3", "modular:r1c1r1c2r1c3" },
  { 9, "cage:r2c1r1c2-r1c1", "cage:r1c1r1c2r2c1" },
  { 9, "cage=17:r1c1,r1c2", "cage=17:r1c1r1c2" },
  { 9, "cage=45:r1c1-r3c3", "cage=45:r1c1r1c2r1c3r2c1r2c2r2c3r3c1r3c2r3c3" },
  { 9, "cage=9:r9c9", NULL },
  { 9, "sum=18:r5c5r1c1", "sum=18:r1c1r5c5" },
  { 9, "equal-sums:r2c2r1c1/r1c3", "equal-sums:r1c1r2c2/r1c3" },
  { 9, "equal-sums:r1c3/r2c2r1c1", "equal-sums:r1c1r2c2/r1c3" },
  { 9, "equal-sums:r1c3r1c1/r1c2r1c1", "equal-sums:r1c1r1c2/r1c1r1c3" },
  { 9, "equal-sums:r1c1/r1c1", NULL },
  { 9, "equal-sums:r1c1-r2c2/r3c1-r3c3", "equal-sums:r1c1r1c2r2c1r2c2/r3c1r3c2r3c3" },
  { 9, "arrow:r1c5/r2c4r3c3", NULL },
  { 9, "arrow:r1c5/r2c4-r4c2", "arrow:r1c5/r2c4r3c3r4c2" },
  { 9, "arrow:r1c2r1c1/r2c2r3c3", "arrow:r1c1r1c2/r2c2r3c3" },
  { 9, "arrow:r1c1r1c2/r1c2r1c3r1c4", NULL },
  { 9, "double-arrow:r3c3r2c2r1c1", "double-arrow:r1c1r2c2r3c3" },
  { 9, "zipper:r9c9-r9c7", "zipper:r9c7r9c8r9c9" },
  { 9, "region-sum:r1c4r1c3", "region-sum:r1c3r1c4" },
  { 9, "renban:r3c3r2c2r1c1", "renban:r1c1r2c2r3c3" },
  { 9, "between:r9c1r8c1r7c1", "between:r7c1r8c1r9c1" },
  { 9, "lockout:r1c1r2c2r3c3", NULL },
  { 9, "little-killer=22:r0c1dr", NULL },
  { 9, "little-killer=9:R10C0ur", "little-killer=9:r10c0ur" },
  { 9, "little-killer=81:r0c0dr", NULL },
  { 9, "little-killer=1:r2c0ur", NULL },
  { 9, "little-killer=45:r4c10dl", NULL },
  { 9, "little-killer=36:r10c5ul", NULL },
  { 9, "quadruple=5,2,2:r3c3", "quadruple=2,2,5:r3c3" },
  { 9, "quadruple=2,5,2,5:r8c8", "quadruple=2,2,5,5:r8c8" },
  { 9, "quadruple=9:r1c1", NULL },
  { 9, "sandwich=0:r0c1", NULL },
  { 9, "sandwich=35:r10c9", NULL },
  { 9, "x-sum=45:r1c10", NULL },
  { 9, "x-sum=1:r1c0", NULL },
  { 9, "skyscraper=9:r0c9", NULL },
  { 9, "numbered-room=9:r9c0", NULL },
  { 9, "product=1:r1c1", NULL },
  { 9, "product=1000000:r1c1-r1c9", "product=1000000:r1c1r1c2r1c3r1c4r1c5r1c6r1c7r1c8r1c9" },
  { 9, "difference-cage=0:r2c2r1c1", "difference-cage=0:r1c1r2c2" },
  { 9, "quotient-cage=1:r2c2r1c1", "quotient-cage=1:r1c1r2c2" },
  { 16, "x-sum=136:r0c16", NULL },
};

/* What says the same is the same rule, and is written in one way. */
static void
test_text (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuRule) rule = sudoku_rule_parse (texts[i].side, texts[i].text, &error);
      g_autofree char *written = NULL;

      g_assert_no_error (error);
      written = sudoku_rule_to_text (rule, texts[i].side);
      g_assert_cmpstr (written, ==, texts[i].written != NULL ? texts[i].written : texts[i].text);
    }
}

static const struct
{
  guint side;
  const char *text;
} refused[] = {
  { 9, "difference:r1c1r2c2" },
  { 9, "difference:r1c1" },
  { 9, "difference=9:r1c1r1c2" },
  { 9, "difference=:r1c1r1c2" },
  { 9, "edge-sum:r1c1r1c2" },
  { 9, "edge-sum=1:r1c1r1c2" },
  { 9, "edge-sum=19:r1c1r1c2" },
  { 9, "less=2:r1c1r1c2" },
  { 9, "less:r1c9r2c1" },
  { 9, "whispers:r1c1" },
  { 9, "whispers:r1c1r1c1r1c2" },
  { 9, "whispers:r1c1-r2c3" },
  { 9, "whispers=9:r1c1r1c2" },
  { 9, "thermometer:r1c1-r1c9r2c9" },
  { 9, "thermometer:r1c1r1c2r2c2r2c1r1c1" },
  { 9, "thermometer:r1c1r1c10" },
  { 9, "palindrome:r1c1/r1c2" },
  { 9, "clone:r1c1r1c2/r5c5" },
  { 9, "clone:r1c1r1c2" },
  { 9, "clone:r1c1/r1c2/r1c3" },
  { 9, "allowed:r1c1" },
  { 9, "allowed=10:r1c1" },
  { 9, "allowed=1,:r1c1" },
  { 4, "relation=842:r1c1r2c2" },
  { 4, "relation:r1c1r2c2" },
  { 9, "all-shown:" },
  { 9, "all-shown:whispers" },
  { 9, "all-shown:difference,r1c1" },
  { 9, "modular=1:r1c1r1c2" },
  { 9, "minimum:" },
  { 9, "cage:" },
  { 9, "cage=0:r1c1" },
  { 9, "cage=10:r1c1" },
  { 9, "cage=2:r1c1r1c2" },
  { 9, "cage=18:r1c1r1c2" },
  { 9, "cage=44:r1c1-r1c9" },
  { 9, "cage=3,4:r1c1r1c2" },
  { 9, "cage:r1c1r1c1" },
  { 9, "cage:r1c1-r2c5" },
  { 9, "cage:r1c1/r1c2" },
  { 9, "cage:r0c1" },
  { 100, "cage=2500:r1c1-r1c50" },
  { 9, "sum:r1c1" },
  { 9, "sum=0:r1c1" },
  { 9, "sum=1:r1c1r1c2" },
  { 9, "sum=19:r1c1r1c2" },
  { 9, "sum=-3:r1c1r1c2" },
  { 9, "sum=1000000:r1c1" },
  { 9, "sum=1000000000:r1c1" },
  { 9, "sum=4294967297:r1c1" },
  { 9, "sum=18446744073709551617:r1c1" },
  { 11, "sum=500:r1c1-r10c10r11c1" },
  { 100, "sum=5000:r1c1-r10c10" },
  { 9, "equal-sums:r1c1" },
  { 9, "equal-sums:r1c1/" },
  { 9, "equal-sums:/r1c1" },
  { 9, "equal-sums:r1c1/r1c2/r1c3" },
  { 9, "equal-sums=3:r1c1/r1c2" },
  { 9, "equal-sums:r1c1/r1c1r1c2" },
  { 4, "equal-sums:r1c1/r1c2r1c3r1c4r2c1r2c2" },
  { 11, "equal-sums:r1c1-r10c10/r11c1" },
  { 9, "arrow:r1c1" },
  { 9, "arrow:r1c1/" },
  { 9, "arrow:r1c1/r1c1r1c2" },
  { 9, "arrow:r1c1/r1c2-r3c3" },
  { 9, "arrow:r1c1/r1c2r1c3r1c2" },
  { 9, "arrow:r1c1r1c2/r2c2" },
  { 9, "arrow:r1c1-r1c4/r2c2-r2c9" },
  { 9, "arrow:r1c1/r2c1-r2c9r3c9" },
  { 10, "arrow:r1c1r1c2/r2c1-r2c10" },
  { 9, "double-arrow:r1c1r1c2" },
  { 4, "double-arrow:r1c1-r1c4r2c4-r2c1r3c1r3c2r3c3" },
  { 9, "zipper:r1c1" },
  { 9, "zipper:r1c1r1c2r1c1" },
  { 9, "renban:r1c1-r1c9r2c9" },
  { 9, "renban:r1c1" },
  { 9, "between:r1c1r1c2" },
  { 9, "lockout:r1c1r1c2" },
  { 9, "little-killer:r0c1dr" },
  { 9, "little-killer=22:r0c1" },
  { 9, "little-killer=22:r0c1d" },
  { 9, "little-killer=22:r0c1dd" },
  { 9, "little-killer=22:r0c1rd" },
  { 9, "little-killer=22:r0c1drr" },
  { 9, "little-killer=22:r0c1ur" },
  { 9, "little-killer=22:r0c0dl" },
  { 9, "little-killer=22:r0c9dr" },
  { 9, "little-killer=22:r0c10dr" },
  { 9, "little-killer=22:r0c11dl" },
  { 9, "little-killer=22:r11c0ur" },
  { 9, "little-killer=22:r1c1dr" },
  { 9, "little-killer=22:r00c1dr" },
  { 9, "little-killer=22:r0c1drr0c2dr" },
  { 9, "little-killer=82:r0c0dr" },
  { 9, "little-killer=8:r0c0dr" },
  { 9, "quadruple:r1c1" },
  { 9, "quadruple=:r1c1" },
  { 9, "quadruple=1,:r1c1" },
  { 9, "quadruple=0:r1c1" },
  { 9, "quadruple=10:r1c1" },
  { 9, "quadruple=1,2,3,4,5:r1c1" },
  { 9, "quadruple=2,3,2,2:r1c1" },
  { 9, "quadruple=1:r9c8" },
  { 9, "quadruple=1:r8c9" },
  { 9, "quadruple=1:r0c1" },
  { 9, "quadruple=1:r1c1r2c2" },
  { 9, "sandwich:r0c1" },
  { 9, "sandwich=00:r0c1" },
  { 9, "sandwich=1:r0c1" },
  { 9, "sandwich=34:r0c1" },
  { 9, "sandwich=36:r0c1" },
  { 4, "sandwich=4:r0c1" },
  { 4, "sandwich=6:r0c1" },
  { 9, "sandwich=2,3:r0c1" },
  { 9, "sandwich=3:r0c0" },
  { 9, "sandwich=3:r1c1" },
  { 9, "sandwich=3:r10c10" },
  { 9, "sandwich=3:r0c1dr" },
  { 9, "sandwich=1000000:r0c1" },
  { 4, "sandwich=7:r0c1" },
  { 9, "x-sum=0:r0c1" },
  { 9, "x-sum=2:r0c1" },
  { 9, "x-sum=46:r0c1" },
  { 9, "x-sum=1000000:r0c1" },
  { 100, "x-sum=2500:r0c1" },
  { 9, "skyscraper=0:r0c1" },
  { 9, "skyscraper=10:r0c1" },
  { 9, "skyscraper=1000000:r0c1" },
  { 9, "numbered-room=10:r0c1" },
  { 9, "product=0:r1c1" },
  { 9, "product=10:r1c1" },
  { 9, "product=11:r1c1r1c2" },
  { 9, "product=1000001:r1c1-r1c9" },
  { 9, "difference-cage=9:r1c1r1c2" },
  { 9, "difference-cage=1:r1c1" },
  { 9, "difference-cage=1:r1c1r1c2r1c3" },
  { 9, "quotient-cage=0:r1c1r1c2" },
  { 9, "quotient-cage=10:r1c1r1c2" },
  { 9, "quotient-cage=2:r1c1r1c2r1c3" },
  { 50, "zipper:r1c1-r1c50r2c50-r2c1r3c1" },
  { 50, "region-sum:r1c1-r1c50r2c50-r2c1r3c1" },
  { 50, "between:r1c1-r1c50r2c50-r2c1r3c1" },
};

static void
test_refused (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", refused[i].text);
      g_assert_null (sudoku_rule_parse (refused[i].side, refused[i].text, &error));
      g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE);
    }
}

/* More than a puzzle can have, and as many as it can, in any order and some twice. */
static void
test_many (void)
{
  const SudokuRuleKind *kind = sudoku_rule_kind_find ("less", -1);
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (GError) error = NULL;

  for (guint cell = 99 * 100; cell-- > 0;)
    {
      guint16 cells[] = { (guint16)cell, (guint16)(cell + 100) };
      SudokuRuleParameters parameters = { .n_places = 2, .places = cells };

      for (guint i = 0; i < 2; i++)
        g_ptr_array_add (rules, sudoku_rule_new_with_parameters (kind, &parameters));
    }
  geometry = sudoku_geometry_new_with_rules (100, (SudokuRule **)rules->pdata, rules->len, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (sudoku_geometry_get_n_rules (geometry), ==, 2 + 99 * 100);
  g_assert_true (sudoku_geometry_has_items (geometry));
  for (guint i = 0; i < 1000; i++)
    g_ptr_array_add (rules, sudoku_rule_ref (rules->pdata[i]));
  g_assert_null (
    sudoku_geometry_new_with_rules (100, (SudokuRule **)rules->pdata, rules->len, &error));
  g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/item-text/texts", test_text);
  g_test_add_func ("/sudoku/item-text/refused", test_refused);
  g_test_add_func ("/sudoku/item-text/many", test_many);
  return g_test_run ();
}
