/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <sudoku-layout.h>

/* A text and the first part of it that is a grid, or nearly one. */
typedef struct
{
  const char *name;
  const char *text;
  SudokuLayoutKind kind;
  guint side;
  guint n_found;
  const char *fault; /* (nullable): where the text goes on at the fault */
} Case;

#define FOUR "12..\n..12\n2..3\n4.21\n"

static const Case cases[] = {
  { "rows", FOUR, SUDOKU_LAYOUT_GRID, 4, 1, NULL },
  { "title", "A puzzle\n\n" FOUR, SUDOKU_LAYOUT_GRID, 4, 1, NULL },
  { "two-under-headings", "Grid 01\n" FOUR "Grid 02\n" FOUR, SUDOKU_LAYOUT_GRID, 4, 2, NULL },
  { "frame", "+--+--+\n|12|..|\n|..|12|\n+--+--+\n|2.|.3|\n|4.|21|\n+--+--+\n",
    SUDOKU_LAYOUT_GRID, 4, 1, NULL },
  { "words-beside", "12..  A game\n..12  of\n2..3  four\n4.21  rows\n", SUDOKU_LAYOUT_GRID, 4, 1,
    NULL },
  { "blank-cells", "|1|2| | |\n| | |1|2|\n|2| | |3|\n|4| |2|1|\n", SUDOKU_LAYOUT_GRID, 4, 1, NULL },
  { "spaced", "1,2,,,\n,,,1,2\n,,,,\n2,,,,3\n4,,,2,1\n", SUDOKU_LAYOUT_GRID, 4, 1, NULL },
  { "bad-sign", "12..\n..#2\n2..3\n4.21\n", SUDOKU_LAYOUT_BAD_SIGN, 4, 1, "#2\n" },
  { "row-too-short", "12..\n..12\n2.3\n4.21\n", SUDOKU_LAYOUT_BAD_ROW, 4, 1, "\n4.21" },
  { "row-too-long", "12...\n..12\n2..3\n4.21\n", SUDOKU_LAYOUT_BAD_ROW, 4, 1, ".\n..12" },
  { "letters", "AABB\nAABB\nCC?D\nCC$D\n", SUDOKU_LAYOUT_BAD_SIGN, 4, 1, "$D" },
  { "letters-apart", "A A B B\nA A B B\nC C D\nC C D D\n", SUDOKU_LAYOUT_BAD_ROW, 4, 1, "\nC C" },
  { "row-missing", "12..\n..12\n2..3\n", SUDOKU_LAYOUT_BAD_ROWS, 4, 1, "12..\n" },
};

static void
test_find (gconstpointer data)
{
  const Case *c = data;
  g_autoptr (GPtrArray) found = sudoku_layout_find (c->text, strlen (c->text), 10);
  const SudokuLayout *first;

  g_assert_cmpuint (found->len, ==, c->n_found);
  first = found->pdata[0];
  g_assert_cmpint (first->kind, ==, c->kind);
  g_assert_cmpuint (first->side, ==, c->side);
  if (c->fault != NULL)
    g_assert_true (g_str_has_prefix (c->text + first->fault, c->fault));
}

static void
test_prose (void)
{
  static const char text[] = "Dear all,\n\nthere are 9 of us, and 12 chairs.\n";
  g_autoptr (GPtrArray) found = sudoku_layout_find (text, strlen (text), 1);

  g_assert_cmpuint (found->len, ==, 0);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/sudoku/layout/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_find);
    }
  g_test_add_func ("/sudoku/layout/prose", test_prose);
  return g_test_run ();
}
