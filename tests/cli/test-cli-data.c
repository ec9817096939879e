/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Real puzzles through solve, count and check: the stated results must come out. Skipped
 * where the shared data are not there. */

#include <stdio.h>
#include <test-data.h>

#include "cli-grid.h"
#include "cli-run.h"

/* The field of a line, counted from 0. */
static char *
get_field (const char *line,
           const char *separators,
           guint index)
{
  g_auto (GStrv) fields = g_strsplit_set (line, separators, -1);

  if (g_strv_length (fields) <= index)
    return NULL;
  return g_strdup (fields[index]);
}

static gboolean
is_puzzle (const char *text)
{
  return text != NULL && strlen (text) == 81 && strspn (text, ".0123456789") == 81;
}

/* Where a file has what. */
typedef struct
{
  const char *path;
  const char *separators;
  guint puzzle; /* fields */
  guint solution;
  guint n_solutions;
  guint n_puzzles;
} Source;

#define NO_FIELD G_MAXUINT

static const Source sources[] = {
  { "9x9/17clue_every100th.sdm", " ", 0, NO_FIELD, NO_FIELD, 492 },
  { "9x9/bank_easy_100.txt", " ", 0, 1, NO_FIELD, 100 },
  { "9x9/bank_medium_100.txt", " ", 0, 1, NO_FIELD, 100 },
  { "9x9/bank_hard1_100.txt", " ", 0, 1, NO_FIELD, 100 },
  { "9x9/bank_hard2_100.txt", " ", 0, 1, NO_FIELD, 100 },
  { "9x9/bank_diabolical_100.txt", " ", 0, 1, NO_FIELD, 100 },
  { "9x9/norvig_easy50.tsv", "\t", 0, 3, NO_FIELD, 50 },
  { "9x9/norvig_hardest.tsv", "\t", 0, 3, NO_FIELD, 11 },
  { "9x9/norvig_top95.tsv", "\t", 0, 3, NO_FIELD, 95 },
  { "9x9/se_rated_sample.txt", " ", 1, NO_FIELD, NO_FIELD, 0 },
  { "9x9/tdoku_test_puzzles.txt", ":", 0, NO_FIELD, 1, 0 },
};

/* All puzzles of a source, and what each command has to print for them. */
typedef struct
{
  GString *puzzles;
  GString *solutions;
  GString *counts;
  GString *verdicts;
  guint n;
  gboolean all_unique;
} Expected;

static void
expected_clear (Expected *self)
{
  g_string_free (self->puzzles, TRUE);
  g_string_free (self->solutions, TRUE);
  g_string_free (self->counts, TRUE);
  g_string_free (self->verdicts, TRUE);
}

static void
add_line (Expected *self,
          const Source *source,
          const char *line)
{
  g_autofree char *puzzle = get_field (line, source->separators, source->puzzle);
  g_autofree char *solution = get_field (line, source->separators, source->solution);
  g_autofree char *n_solutions = get_field (line, source->separators, source->n_solutions);

  if (!is_puzzle (puzzle))
    return;
  self->n++;
  g_string_append_printf (self->puzzles, "%s\n", puzzle);
  if (solution != NULL)
    g_string_append_printf (self->solutions, "%s\n", solution);
  g_string_append_printf (self->counts, "%s\n", n_solutions != NULL ? n_solutions : "1");
  if (n_solutions != NULL && !g_str_equal (n_solutions, "1"))
    {
      self->all_unique = FALSE;
      g_string_append (self->verdicts, g_str_equal (n_solutions, "0") ? "" : "several solutions\n");
    }
  else
    g_string_append (self->verdicts, "unique\n");
}

/* Without the details, and without puzzles that have no solution: why they have none may
 * be a conflict or not. */
static char *
get_verdicts (const char *printed)
{
  g_auto (GStrv) lines = g_strsplit (printed, "\n", -1);
  GString *verdicts = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_equal (lines[i], "unique") || g_str_equal (lines[i], "several solutions"))
      g_string_append_printf (verdicts, "%s\n", lines[i]);
  return g_string_free (verdicts, FALSE);
}

static void
test_lines (gconstpointer data)
{
  const Source *source = data;
  g_autofree char *text = test_data_load (source->path, NULL);
  g_auto (GStrv) lines = NULL;
  Expected expected = {
    g_string_new (NULL), g_string_new (NULL), g_string_new (NULL), g_string_new (NULL), 0, TRUE
  };
  g_autoptr (CliRun) count = NULL;
  g_autoptr (CliRun) check = NULL;
  g_autoptr (CliRun) solve = NULL;
  g_autofree char *verdicts = NULL;

  if (text == NULL)
    {
      expected_clear (&expected);
      return;
    }
  lines = g_strsplit_set (text, "\r\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    add_line (&expected, source, lines[i]);
  g_assert_cmpuint (expected.n, >, 0);
  if (source->n_puzzles != 0)
    g_assert_cmpuint (expected.n, ==, source->n_puzzles);

  count = cli_run (expected.puzzles->str, "count", "-", NULL);
  g_assert_cmpstr (count->out, ==, expected.counts->str);
  check = cli_run (expected.puzzles->str, "check", "-", NULL);
  verdicts = get_verdicts (check->out);
  g_assert_cmpstr (verdicts, ==, expected.verdicts->str);
  g_assert_cmpint (check->status, ==, expected.all_unique ? 0 : 1);
  if (expected.solutions->len > 0)
    {
      solve = cli_run (expected.puzzles->str, "solve", "-", NULL);
      g_assert_cmpstr (solve->out, ==, expected.solutions->str);
      g_assert_cmpint (solve->status, ==, 0);
    }
  expected_clear (&expected);
}

static void
check_named_case (const char *name,
                  const char *puzzle,
                  const char *expected)
{
  g_autofree char *input = g_strconcat (puzzle, "\n", NULL);
  g_autoptr (CliRun) check = cli_run (input, "check", "-", NULL);
  g_autoptr (CliRun) count = cli_run (input, "count", "--limit", "1000", "-", NULL);
  g_autoptr (CliRun) solve = cli_run (input, "solve", "-", NULL);
  g_autofree char *counted = NULL;
  gboolean is_unique = g_str_equal (expected, "1");

  g_test_message ("%s: %s", name, check->out);
  if (g_str_equal (expected, "invalid"))
    {
      g_assert_true (g_str_has_prefix (check->out, "conflict\n  "));
      g_assert_nonnull (strstr (check->out, " appears twice in "));
    }
  else if (g_str_equal (expected, "0"))
    g_assert_true (g_str_has_prefix (check->out, "no solution\n"));
  else
    g_assert_cmpstr (check->out, ==, is_unique ? "unique\n" : "several solutions\n");
  g_assert_cmpint (check->status, ==, is_unique ? 0 : 1);
  if (g_str_equal (expected, "many"))
    counted = g_strdup ("1000\n");
  else if (g_str_equal (expected, "invalid"))
    counted = g_strdup ("0\n");
  else
    counted = g_strconcat (expected, "\n", NULL);
  g_assert_cmpstr (count->out, ==, counted);
  g_assert_cmpint (solve->status, ==, g_str_equal (counted, "0\n") ? 1 : 0);
  g_assert_cmpint (*solve->out == '\0', ==, solve->status == 1);
}

static void
test_invalid (void)
{
  g_autofree char *text = test_data_load ("invalid/sudopedia.tsv", NULL);
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  if (text == NULL)
    return;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);

      if (g_strv_length (fields) < 3)
        continue;
      check_named_case (fields[0], fields[1], fields[2]);
      n++;
    }
  g_assert_cmpuint (n, ==, 19);
}

/* A .grid file: comments, "N boxRows boxColumns", then the rows. */
typedef struct
{
  char *rows;
  guint side;
  guint box_rows;
  guint box_columns;
} GridFile;

static gboolean
load_grid_file (const char *path,
                GridFile *file)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  const char *line = NULL;
  int n;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  line = text;
  while (*line == '#')
    line = strchr (line, '\n') + 1;
  n = sscanf (line, "%u %u %u", &file->side, &file->box_rows, &file->box_columns);
  g_assert_cmpint (n, ==, 3);
  file->rows = g_strdup (strchr (line, '\n') + 1);
  return file->side > 0;
}

/* Files whose search takes longer than a test may. */
static const char *const too_hard[] = {
  "khoivn_sudoku_49x49.grid",
  "sudoku_p18.grid",
  "sudoku_p22.grid",
  "sudoku_p24.grid",
  "sudoku_p26.grid",
  "sudoku_p28.grid",
  "sudoku_p30.grid",
  "sudoku_p32.grid",
  NULL,
};

/* Puzzles that have more solutions than one. */
static const char *const ambiguous[] = {
  "aisudoku_12x12_sample1_grp1.grid",
  "khoivn_sudoku_36x36.grid",
  "stianmas_6x6.grid",
  "taychatha_6x6.grid",
  NULL,
};

static void
check_grid_file (const char *path,
                 gboolean is_unique)
{
  GridFile file = { 0 };
  g_autofree char *box = NULL;
  g_autofree char *rows = NULL;
  g_autofree CliGrid *puzzle = NULL;
  g_autofree CliGrid *solution = NULL;
  g_autoptr (CliRun) solve = NULL;
  g_autoptr (CliRun) check = NULL;

  if (!load_grid_file (path, &file))
    {
      g_free (file.rows);
      return;
    }
  rows = file.rows;
  box = g_strdup_printf ("%ux%u", file.box_rows, file.box_columns);
  puzzle = cli_grid_new (rows, file.box_rows, file.box_columns);
  solve = cli_run (rows, "solve", "--from", "rows", "--box", box, "-", NULL);
  g_assert_cmpstr (solve->err, ==, "");
  g_assert_cmpint (solve->status, ==, 0);
  solution = cli_grid_new (solve->out, file.box_rows, file.box_columns);
  g_assert_true (cli_grid_is_solved (solution));
  g_assert_true (cli_grid_extends (solution, puzzle));
  check = cli_run (rows, "check", "--from", "rows", "--box", box, "-", NULL);
  g_test_message ("%s: %s", path, check->out);
  g_assert_cmpstr (check->out, ==, is_unique ? "unique\n" : "several solutions\n");
}

static void
test_large (gconstpointer data)
{
  g_autofree char *folder = test_data_path (data);
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GError) error = NULL;
  const char *name;

  if (folder == NULL)
    return;
  dir = g_dir_open (folder, 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, ".grid") && !g_strv_contains (too_hard, name))
        check_grid_file (path, !g_strv_contains (ambiguous, name));
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sources); i++)
    {
      g_autofree char *name = g_strconcat ("/cli/data/", sources[i].path, NULL);

      g_test_add_data_func (name, &sources[i], test_lines);
    }
  g_test_add_func ("/cli/data/invalid", test_invalid);
  g_test_add_data_func ("/cli/data/large/gecode", "large/gecode", test_large);
  g_test_add_data_func ("/cli/data/large/other", "large/other", test_large);
  return g_test_run ();
}
