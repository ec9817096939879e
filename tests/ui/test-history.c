/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The finished puzzles on disk: nothing that is there gets lost. */

#include <glib/gstdio.h>
#include <string.h>

#include "satdoku-chart.h"
#include "satdoku-history.h"

typedef struct
{
  char *folder;
  char *path;
  SatdokuHistory *history;
  guint n_changed;
} Fixture;

static void
changed_cb (Fixture *self)
{
  self->n_changed++;
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "deeper", "history.txt", NULL);
  self->history = satdoku_history_new (self->path);
  g_signal_connect_swapped (self->history, "notify::revision", G_CALLBACK (changed_cb), self);
}

static void
remove_file (Fixture *self,
             const char *ending)
{
  g_autofree char *path = g_strconcat (self->path, ending, NULL);

  g_remove (path);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_autofree char *deeper = g_path_get_dirname (self->path);

  g_assert_finalize_object (self->history);
  remove_file (self, "");
  remove_file (self, ".damaged");
  remove_file (self, ".cleared");
  remove_file (self, ".cleared.1");
  remove_file (self, ".cleared.2");
  g_rmdir (deeper);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->path);
  g_free (self->folder);
}

static void
append (Fixture *self,
        double seconds)
{
  SudokuResult record = { .when = 1795234211,
                          .kind = { .side = 9, .box_rows = 3, .box_columns = 3 },
                          .n_given = 30,
                          .seconds = seconds };
  g_autoptr (GError) error = NULL;

  satdoku_history_append (self->history, &record, &error);
  g_assert_no_error (error);
}

/* The seconds of all records, in order. */
static void
assert_seconds (Fixture *self,
                const char *expected,
                guint expected_damaged)
{
  g_autoptr (GError) error = NULL;
  guint n_damaged = 99;
  g_autoptr (GArray) records = satdoku_history_load (self->history, &n_damaged, &error);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < records->len; i++)
    g_string_append_printf (text, "%s%.0f", i > 0 ? " " : "",
                            g_array_index (records, SudokuResult, i).seconds);
  g_assert_cmpstr (text->str, ==, expected);
  g_assert_cmpuint (n_damaged, ==, expected_damaged);
}

static void
add_text (Fixture *self,
          const char *text)
{
  g_autofree char *old = NULL;
  g_autofree char *new = NULL;

  g_assert_true (g_file_get_contents (self->path, &old, NULL, NULL));
  new = g_strconcat (old, text, NULL);
  g_assert_true (g_file_set_contents (self->path, new, -1, NULL));
}

static void
test_append (Fixture *self,
             gconstpointer data)
{
  assert_seconds (self, "", 0);
  append (self, 10);
  append (self, 20);
  g_assert_cmpuint (self->n_changed, ==, 2);
  assert_seconds (self, "10 20", 0);
}

/* A line that a crash has cut short spoils neither the one before it nor the next. */
static void
test_torn (Fixture *self,
           gconstpointer data)
{
  g_autofree char *damaged = g_strconcat (self->path, ".damaged", NULL);
  g_autofree char *text = NULL;

  append (self, 10);
  add_text (self, "2026-11-21T04:10:11Z 3x");
  append (self, 20);
  assert_seconds (self, "10 20", 1);
  assert_seconds (self, "10 20", 0);
  add_text (self, "\n\nmore\nand \xff more");
  assert_seconds (self, "10 20", 2);
  append (self, 30);
  assert_seconds (self, "10 20 30", 0);
  g_assert_true (g_file_get_contents (damaged, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "2026-11-21T04:10:11Z 3x\nmore\nand \xff more\n");
}

static void
test_clear (Fixture *self,
            gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (satdoku_history_clear (self->history, &error));
  append (self, 10);
  g_assert_true (satdoku_history_clear (self->history, &error));
  assert_seconds (self, "", 0);
  append (self, 20);
  g_assert_true (satdoku_history_restore (self->history, &error));
  g_assert_no_error (error);
  assert_seconds (self, "10 20", 0);
  /* Once more changes nothing. */
  g_assert_true (satdoku_history_restore (self->history, &error));
  assert_seconds (self, "10 20", 0);
}

/* The seconds of the only record that was set aside in a file. */
static void
assert_kept (Fixture *self,
             const char *ending,
             double seconds)
{
  g_autofree char *path = g_strconcat (self->path, ending, NULL);
  g_autoptr (SatdokuHistory) kept = satdoku_history_new (path);
  g_autoptr (GArray) records = satdoku_history_load (kept, NULL, NULL);

  g_assert_cmpuint (records->len, ==, 1);
  g_assert_cmpfloat (g_array_index (records, SudokuResult, 0).seconds, ==, seconds);
}

/* Nothing that was cleared is lost when more is cleared, and Undo brings back the last only. */
static void
test_clear_again (Fixture *self,
                  gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  for (double seconds = 10; seconds <= 30; seconds += 10)
    {
      append (self, seconds);
      g_assert_true (satdoku_history_clear (self->history, &error));
      g_assert_no_error (error);
      assert_seconds (self, "", 0);
    }
  assert_kept (self, ".cleared.1", 10);
  assert_kept (self, ".cleared.2", 20);
  g_assert_true (satdoku_history_restore (self->history, &error));
  assert_seconds (self, "30", 0);
  assert_kept (self, ".cleared.1", 10);
  assert_kept (self, ".cleared.2", 20);
}

/* When there was nothing to clear, Undo brings nothing back. */
static void
test_clear_nothing (Fixture *self,
                    gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  append (self, 10);
  g_assert_true (satdoku_history_clear (self->history, &error));
  g_assert_true (satdoku_history_clear (self->history, &error));
  append (self, 20);
  g_assert_true (satdoku_history_restore (self->history, &error));
  g_assert_no_error (error);
  assert_seconds (self, "20", 0);
  assert_kept (self, ".cleared.1", 10);
}

/* The folder can't be made where a file is. */
static void
test_unwritable (Fixture *self,
                 gconstpointer data)
{
  g_autofree char *deeper = g_path_get_dirname (self->path);
  SudokuResult record = { .kind = { .side = 9, .box_rows = 3, .box_columns = 3 } };
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (deeper, "", -1, NULL));
  g_assert_false (satdoku_history_append (self->history, &record, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (self->n_changed, ==, 0);
  g_assert_cmpint (g_remove (deeper), ==, 0);
}

/* At most five lines, and each a time that clocks have. */
static void
test_step (void)
{
  static const struct
  {
    double longest, step;
  } cases[] = {
    { 1, 1 },
    { 5, 1 },
    { 6, 2 },
    { 74, 15 },
    { 75, 15 },
    { 76, 30 },
    { 900, 300 },
    { 3600, 900 },
    { 80000, 21600 },
    { 432000, 86400 },
    { 432001, 172800 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpfloat (satdoku_chart_find_step (cases[i].longest), ==, cases[i].step);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function) \
  g_test_add ("/history/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("append", test_append);
  ADD ("torn", test_torn);
  ADD ("clear", test_clear);
  ADD ("clear-again", test_clear_again);
  ADD ("clear-nothing", test_clear_nothing);
  ADD ("unwritable", test_unwritable);
#undef ADD
  g_test_add_func ("/history/chart-step", test_step);
  return g_test_run ();
}
