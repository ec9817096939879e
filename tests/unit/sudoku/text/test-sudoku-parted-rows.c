/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is wrong with rows that have something between them: one fault is put into rows that are
 * right, for all separators, sizes and ways to write cells. */

#include <string.h>

#include <sudoku-parted-rows.h>
#include <sudoku-types.h>

typedef struct
{
  guint side;
  const char *digits; /* of one character each, empty first */
  const char *separator;
  const char *shown; /* the separator without blanks around */
} Writing;

static const char ascii[] = ".123456789ABCDEFGHIJKLMNOP";
static const char wide[] = "·１２３４５６７８９ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰ";
static const char *const separators[][2] = {
  { "/", "/" },
  { " / ", "/" },
  { "/\n", "/" },
  { "|", "|" },
  { "│", "│" },
  { "\\n", "\\n" },
  { ";", ";" },
  { ",\n", "," },
  { ", ", "," },
  { "\\", "\\" },
  { "／", "／" },
};

/* A row of a Latin square in which about half of the cells are empty. */
static char *
make_row (const Writing *writing,
          guint row,
          guint n_cells)
{
  GString *text = g_string_new (NULL);

  for (guint c = 0; c < n_cells; c++)
    {
      guint value = g_test_rand_bit () ? (row + c) % writing->side + 1 : 0;
      const char *sign = g_utf8_offset_to_pointer (writing->digits, value);

      g_string_append_len (text, sign, g_utf8_next_char (sign) - sign);
    }
  return g_string_free (text, FALSE);
}

/* Rows of which one has another number of cells, or another number of rows. */
static GPtrArray *
make_rows (const Writing *writing,
           guint n_rows,
           guint wrong,
           guint n_cells)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_free);

  for (guint r = 0; r < n_rows; r++)
    g_ptr_array_add (rows, make_row (writing, r, r == wrong ? n_cells : writing->side));
  return rows;
}

static void
check (const Writing *writing,
       GPtrArray *rows,
       SudokuPartedFault fault,
       guint number,
       guint n_found)
{
  g_autoptr (GString) text = g_string_new (NULL);
  SudokuPartedRows found;
  gsize place = 0;

  for (guint r = 0; r < rows->len; r++)
    {
      place = r == number ? text->len : place;
      g_string_append (text, rows->pdata[r]);
      g_string_append (text, r + 1 < rows->len ? writing->separator : "\n");
    }
  g_test_message ("%s", text->str);
  g_assert_true (sudoku_parted_rows_find (text->str, text->len, &found));
  g_assert_cmpuint (found.fault, ==, fault);
  g_assert_cmpuint (found.side, ==, writing->side);
  g_assert_cmpuint (found.n_found, ==, n_found);
  g_assert_cmpuint (found.place, ==, place);
  g_assert_cmpmem (text->str + found.place, found.length, rows->pdata[number],
                   strlen (rows->pdata[number]));
  g_assert_cmpmem (text->str + found.separator, found.separator_length, writing->shown,
                   strlen (writing->shown));
}

static void
check_writing (const Writing *writing)
{
  guint side = writing->side, wrong = (guint)g_test_rand_int_range (0, (gint32)side);
  g_autoptr (GPtrArray) shorter = make_rows (writing, side, wrong, side - 1);
  g_autoptr (GPtrArray) longer = make_rows (writing, side, wrong, side + 1);
  g_autoptr (GPtrArray) fewer = make_rows (writing, side - 1, side, 0);
  g_autoptr (GPtrArray) more = make_rows (writing, side + 1, side + 1, 0);

  check (writing, shorter, SUDOKU_PARTED_ROW, wrong, side - 1);
  check (writing, longer, SUDOKU_PARTED_ROW, wrong, side + 1);
  check (writing, fewer, SUDOKU_PARTED_MISSING, side - 2, side - 1);
  check (writing, more, SUDOKU_PARTED_OVER, side, side + 1);
}

static void
test_faults (void)
{
  for (guint side = 4; side <= 25; side++)
    for (gsize i = 0; i < G_N_ELEMENTS (separators); i++)
      for (guint k = 0; k < 2; k++)
        {
          const Writing writing = { side, k == 0 ? ascii : wide, separators[i][0],
                                    separators[i][1] };

          check_writing (&writing);
        }
}

typedef struct
{
  const char *name;
  const char *text;
  int fault; /* -1: no such rows */
  const char *found;
} Case;

static const Case cases[] = {
  { "name", "Puzzle 1: 1.3./.4../2.1/4..1\n", SUDOKU_PARTED_ROW, "2.1" },
  { "title", "A puzzle\n1.3./.4../2.1/4..1\n", SUDOKU_PARTED_ROW, "2.1" },
  { "number", "12. 1.3./.4../2.1/4..1\n", SUDOKU_PARTED_ROW, "2.1" },
  { "words-behind", "1.3./.4../2.1/4..1 easy\n", SUDOKU_PARTED_ROW, "2.1" },
  { "quotes", "\"1.3./.4../2.1/4..1\"\n", SUDOKU_PARTED_ROW, "2.1" },
  { "ends", "/1.3./.4../2.1/4..1/\n", SUDOKU_PARTED_ROW, "2.1" },
  { "several-in-a-line", "1.3./.4..\n2.1/4..1\n", SUDOKU_PARTED_ROW, "2.1" },
  { "sign", "1.3./.4../2!1./4..1\n", SUDOKU_PARTED_SIGN, "!" },
  { "wide-sign", "1.3./.4../2é1./4..1\n", SUDOKU_PARTED_SIGN, "é" },
  { "too-large", "1.3./.4../2.5./4..1\n", SUDOKU_PARTED_SIGN, "5" },
  { "keycaps", "1️⃣.3️⃣./.4️⃣../2️⃣.1️⃣/4️⃣..1️⃣\n", SUDOKU_PARTED_ROW, "2️⃣.1️⃣" },
  { "nothing", "1.3.//.4../2.1./4..1\n", SUDOKU_PARTED_NOTHING, "//" },
  { "blanks-alone", "1.3./ /.4../2.1./4..1\n", SUDOKU_PARTED_NOTHING, "/ /" },
  { "no-separator", "1.3./.4..2.1./4..1/..2./.1..\n", SUDOKU_PARTED_ROW, ".4..2.1." },
  { "words", "1 . 3 . / . 4 . . / 2 . 1 / 4 . . 1\n", SUDOKU_PARTED_ROW, "2 . 1" },
  { "numbers", "1,12,3,4;4,3,2,1;2,1,3;3,4,1,2\n", SUDOKU_PARTED_ROW, "2,1,3" },
  { "apart", "1 . 3 . / . 4 . . / 2 . 1 . / 4 . . 1\n", SUDOKU_PARTED_APART, "1 . 3 ." },
  { "alike", "1234/1234/1234/1234\n", SUDOKU_PARTED_ALIKE, "1234" },
  { "lines", "1.3./\n.4../\n2.1./\n4..1\n", SUDOKU_PARTED_LINES, "1.3." },
  { "unknown", "1.3.&.4..&2.1.&4..1\n", SUDOKU_PARTED_UNKNOWN, "&" },
  { "groups", "1.3.5. .4..1. 2.1.3 4..1.. ..2..6 .1....\n", SUDOKU_PARTED_ROW, "2.1.3" },
  /* Something else. */
  { "right", "1.3./.4../2.1./4..1\n", -1, NULL },
  { "lines-of-cells", "1.3.\n.4..\n2.1\n4..1\n", -1, NULL },
  { "frame", "|12|3.|\n|..|.1|\n|..|..|\n|21|.|\n", -1, NULL },
  { "path", "/home/some/more/file\n", -1, NULL },
  { "prose", "This text/that text/more text/some text\n", -1, NULL },
  { "dates", "2024/2025/2026/2027\n", -1, NULL },
  { "telephone", "1234 5678 9012 3456\n", -1, NULL },
  { "empty", "", -1, NULL },
};

static void
test_text (gconstpointer data)
{
  const Case *c = data;
  SudokuPartedRows found;

  if (c->fault < 0)
    {
      g_assert_false (sudoku_parted_rows_find (c->text, strlen (c->text), &found));
      return;
    }
  g_assert_true (sudoku_parted_rows_find (c->text, strlen (c->text), &found));
  g_assert_cmpint (found.fault, ==, c->fault);
  g_assert_cmpmem (c->text + found.place, found.length, c->found, strlen (c->found));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/parted-rows/faults", test_faults);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/sudoku/parted-rows/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_text);
    }
  return g_test_run ();
}
