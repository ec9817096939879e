/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Real files of other programs are read as stated, or refused by name. */

#include <sudoku-format.h>
#include <sudoku-reader.h>
#include <test-data.h>
#include <test-format.h>

#include <string.h>

#include "test-words.h"

#define SADMAN ".234..8..6....7......53.62...5......84.....36......1...52.96......1....7..8..521."
#define AST ".2.81.74.7....31...9...28.5..9.4..874..2.8..316..3.2..3.27...6...56....8.76.51.9."

static const struct
{
  const char *file;
  const char *format;  /* NULL: refused */
  const char *content; /* the beginning of the puzzle as a line, or a part of the message */
} cases[] = {
  { "ast_01_inline.txt", "line", AST },
  { "ast_04_vbforums_contest_format_msk_sol.txt", "frame", AST },
  { "ast_05_sadman_software_sudoku_format_sdk.txt", "sdk", AST },
  { "ast_06_simple_sudoku_format_ss.txt", "frame", AST },
  { "ast_10_dash_no_dot.txt", "frame", "..............3.85..1.2.......5.7.....4" },
  { "ast_12_explicit_hints.txt", "candidates", "..21875.3..8354.29..36298..2" },
  { "gecode_p0_9.txt", "size-symbols", "...2.5....9....73...2..9.6.2.....4.9" },
  { "gecode_p18_25.txt", "size-symbols", "...G...9..4.....6F..L8...CEIN.HDM.OF.1L." },
  { "gecode_p34_16.txt", "size-symbols", "D92.....G...43..4CF.....9D.2.6EB.E.1...." },
  { "sadman_grid.txt", "frame", SADMAN },
  { "sadman_grid_comma.txt", "rows", SADMAN },
  { "sadman_grid_lines.txt", "frame", NULL },
  { "sadman_grid_tab.txt", "rows", SADMAN },
  { "sadman_oneline_dash.txt", "line", SADMAN },
  { "sadman_oneline_dot.txt", "line", SADMAN },
  { "sadman_oneline_star.txt", "line", SADMAN },
  { "sadman_oneline_zero.txt", "line", SADMAN },
  { "seed_example_4.txt", "size-symbols", "1.3.23.13..2.1.3" },
  { "seed_example_minus4.txt", "size-symbols", "1.3.23.13..2.1.3" },
  { "sgt_solo_4x4.sav", "sgt-save", NULL },
  { "simple_sudoku_candidates_clip.txt", "candidates", ".3.4.....9.28.63.1.......2.8...6.7.." },
  { "simple_sudoku_puzzle_clip.txt", "frame", ".3.4.....9.28.63.1.......2.8...6.7.." },
  { "sudocue_sdk_example.sdk", "sdk", "2..1.5..3.54...71..1.2.3.8.6.28.73.4" },
};

static void
test_formats (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_build_filename ("formats", cases[i].file, NULL);
      gsize length = 0;
      g_autofree char *text = test_data_load (path, &length);
      const SudokuFormat *used = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuGrid) grid = NULL;
      g_autofree char *line = NULL;

      if (text == NULL)
        return;
      g_test_message ("%s", path);
      grid = test_format_read (NULL, cases[i].file, text, length, NULL, &used, &error);
      if (cases[i].format == NULL)
        {
          g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_FORMAT);
          test_words_assert_part (error, cases[i].content);
          continue;
        }
      g_assert_no_error (error);
      g_assert_cmpstr (used->id, ==, cases[i].format);
      line = test_format_write (sudoku_format_find ("line"), grid, NULL);
      if (cases[i].content != NULL)
        g_assert_true (g_str_has_prefix (line, cases[i].content));
    }
}

/* The example of the manual is a Latin square only when the file says so. */
static void
test_negative_size (void)
{
  g_autofree char *text = test_data_load ("formats/seed_example_minus4.txt", NULL);
  g_autoptr (SudokuGrid) grid = NULL;

  if (text == NULL)
    return;
  grid = test_format_read (NULL, "t", text, strlen (text), NULL, NULL, NULL);
  g_assert_false (sudoku_geometry_has_boxes (sudoku_grid_get_geometry (grid)));
}

/* Their comments say how many givens there are. */
static void
check_grid_file (const char *folder,
                 const char *file)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *text = NULL;
  gsize length = 0;
  const char *givens = NULL;
  const SudokuFormat *used = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) grid = NULL;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  grid = test_format_read (NULL, file, text, length, NULL, &used, &error);
  if (strstr (file, "hodoku_nxn") != NULL)
    {
      g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SHAPE);
      return;
    }
  g_assert_no_error (error);
  g_assert_cmpstr (used->id, ==, "grid");
  givens = strstr (text, "givens ");
  g_assert_nonnull (givens);
  g_assert_cmpuint (sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN), ==,
                    (guint)g_ascii_strtoull (givens + strlen ("givens "), NULL, 10));
}

static void
check_grid_folder (const char *relative)
{
  g_autofree char *path = test_data_path (relative);
  g_autoptr (GDir) dir = NULL;
  const char *file = NULL;

  if (path == NULL)
    return;
  dir = g_dir_open (path, 0, NULL);
  while ((file = g_dir_read_name (dir)) != NULL)
    check_grid_file (path, file);
}

static void
test_grids (void)
{
  check_grid_folder ("large/other");
  check_grid_folder ("large/gecode");
}

static const struct
{
  const char *file;
  guint n_puzzles;
  gsize first_line;
} collections[] = {
  { "9x9/17clue_every100th.sdm", 492, 1 },
  { "9x9/bank_easy_100.txt", 100, 1 },
  { "9x9/bank_medium_100.txt", 100, 1 },
  { "9x9/bank_hard1_100.txt", 100, 1 },
  { "9x9/bank_hard2_100.txt", 100, 1 },
  { "9x9/bank_diabolical_100.txt", 100, 1 },
  { "9x9/norvig_easy50.tsv", 50, 2 },
  { "9x9/norvig_hardest.tsv", 11, 2 },
  { "9x9/norvig_top95.tsv", 95, 2 },
  { "9x9/se_rated_sample.txt", 0, 1 },
  { "9x9/tdoku_test_puzzles.txt", 0, 1 },
  { "invalid/sudopedia.tsv", 19, 2 },
};

static guint
count_lines (const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (gsize i = 0; lines[i] != NULL; i++)
    n += lines[i][0] != '\0';
  return n;
}

static void
test_collections (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (collections); i++)
    {
      g_autofree char *path = test_data_path (collections[i].file);
      g_autoptr (GFile) file = NULL;
      g_autoptr (GFileInputStream) stream = NULL;
      g_autoptr (SudokuReader) reader = NULL;
      guint n_puzzles = 0;

      if (path == NULL)
        return;
      file = g_file_new_for_path (path);
      stream = g_file_read (file, NULL, NULL);
      reader = sudoku_reader_new (G_INPUT_STREAM (stream), path, NULL, NULL);
      for (;;)
        {
          g_autoptr (GError) error = NULL;
          g_autoptr (SudokuGrid) grid = test_reader_next (reader, NULL, &error);

          g_assert_no_error (error);
          if (grid == NULL)
            break;
          g_assert_cmpuint (sudoku_grid_get_side (grid), ==, 9);
          g_assert_cmpuint (sudoku_reader_get_line (reader), ==,
                            collections[i].first_line + n_puzzles);
          n_puzzles++;
        }
      g_assert_cmpuint (n_puzzles, ==,
                        collections[i].n_puzzles > 0 ? collections[i].n_puzzles
                                                     : count_lines (path));
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/format-files/formats", test_formats);
  g_test_add_func ("/sudoku/format-files/negative-size", test_negative_size);
  g_test_add_func ("/sudoku/format-files/grids", test_grids);
  g_test_add_func ("/sudoku/format-files/collections", test_collections);
  return g_test_run ();
}
