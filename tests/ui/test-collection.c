/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Collections on disk: what is written comes back, a wrong byte costs one puzzle at most, and what
 * is solved, removed, brought back and opened again is as it was. */

#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sudoku-reader.h>

#include "satdoku-collection-store.h"
#include "satdoku-seal.h"
#include "test-folder.h"

#define FIRST "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define SECOND "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
#define SMALL "1.2..3.....4..1."
/* A table with a header, a comment, names, another side and two lines that are no puzzles. */
#define TABLE                         \
  "# A list\n" FIRST " # Mild\tone\n" \
  "this is not a puzzle\n"            \
  "\n" SMALL "\n"                     \
  "12345\n"                           \
  "17 " SECOND ",C:\\new,2.5\n"

typedef struct
{
  char *folder;
  char *path;
  SatdokuCollectionStore *store;
} Fixture;

static void
reopen (Fixture *self)
{
  g_clear_object (&self->store);
  self->store = satdoku_collection_store_new (self->folder);
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "list", NULL);
  reopen (self);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_assert_finalize_object (self->store);
  test_remove_tree (self->folder);
  g_free (self->folder);
  g_free (self->path);
}

static SudokuContents *
read_contents (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  SudokuContents *contents = sudoku_contents_new ("list.txt", NULL, bytes);
  g_autoptr (GError) error = NULL;

  g_assert_true (sudoku_contents_read (contents, SUDOKU_CONTENTS_PUZZLE, NULL, &error));
  g_assert_no_error (error);
  return contents;
}

static SatdokuPuzzleCount *
write_list (Fixture *self,
            const char *text)
{
  g_autoptr (SudokuContents) contents = read_contents (text);
  const SudokuTask task = { 0 };
  g_autoptr (GError) error = NULL;
  SatdokuPuzzleCount *count = satdoku_puzzle_file_write (
    self->path, "My list", contents, SATDOKU_PUZZLES_MAX, &task, &error);

  g_assert_no_error (error);
  return count;
}

static SatdokuPuzzleFile *
open_list (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  SatdokuPuzzleFile *file = satdoku_puzzle_file_new (self->path, NULL, &error);

  g_assert_no_error (error);
  return file;
}

static void
check_puzzle (const SatdokuPuzzleFile *file,
              guint i,
              const char *puzzle,
              const char *name)
{
  g_autofree char *called = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuDocument) document = satdoku_puzzle_file_read (file, i, &called, &error);
  g_autofree char *text = NULL;
  g_autofree char *line = g_strconcat (puzzle, "\n", NULL);

  g_assert_no_error (error);
  text = sudoku_format_write (sudoku_format_find ("line"), document, NULL);
  g_assert_cmpstr (text, ==, line);
  g_assert_cmpstr (called, ==, name);
}

/* Names and sides of all kinds come back; what is no puzzle is counted and said once. */
static void
test_round_trip (Fixture *self,
                 gconstpointer data)
{
  g_autoptr (SatdokuPuzzleCount) count = write_list (self, TABLE);
  g_autoptr (SatdokuPuzzleFile) file = open_list (self);

  g_assert_cmpuint (count->n_puzzles, ==, 3);
  g_assert_cmpuint (count->n_bad, ==, 2);
  g_assert_error (count->first_bad, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX);
  g_assert_nonnull (strstr (count->first_bad->message, "list.txt:3:"));
  g_assert_cmpstr (satdoku_puzzle_file_get_name (file), ==, "My list");
  g_assert_cmpuint (satdoku_puzzle_file_get_n_puzzles (file), ==, 3);
  g_assert_false (count->is_cut);
  g_assert_true (satdoku_puzzle_file_has_names (file));
  check_puzzle (file, 0, FIRST, "Mild\tone");
  check_puzzle (file, 1, SMALL, "");
  check_puzzle (file, 2, SECOND, "C \\new");
  g_assert_cmpuint (satdoku_puzzle_file_get_n_givens (file, 0), ==, 30);
  g_assert_cmpuint (satdoku_puzzle_file_get_n_givens (file, 2), ==, 17);
}

/* Puzzles of several lines each. */
static void
test_grids (Fixture *self,
            gconstpointer data)
{
  static const char grids[] = "1 0 2 0\n0 3 0 0\n0 0 4 0\n0 1 0 0\n"
                              "\n"
                              "0 0 2 0\n0 3 0 0\n0 0 4 0\n0 1 0 0\n";
  g_autoptr (SatdokuPuzzleCount) count = write_list (self, grids);
  g_autoptr (SatdokuPuzzleFile) file = open_list (self);

  g_assert_cmpuint (count->n_puzzles, ==, 2);
  check_puzzle (file, 0, "1.2..3....4..1..", "");
  check_puzzle (file, 1, "..2..3....4..1..", "");
}

/* What is too much is left out, and that is said. */
static void
test_cut (Fixture *self,
          gconstpointer data)
{
  g_autoptr (SudokuContents) contents = read_contents (TABLE);
  const SudokuTask task = { 0 };

  for (guint max = 2; max <= 3; max++)
    {
      g_autoptr (SatdokuPuzzleCount) count =
        satdoku_puzzle_file_write (self->path, "My list", contents, max, &task, NULL);
      g_autoptr (SatdokuPuzzleFile) file = open_list (self);

      g_assert_cmpuint (count->n_puzzles, ==, max);
      g_assert_true (count->is_cut == (max < 3));
      g_assert_cmpuint (satdoku_puzzle_file_get_n_puzzles (file), ==, max);
      check_puzzle (file, 1, SMALL, "");
    }
}

/* One puzzle alone is no collection. */
static void
test_single (Fixture *self,
             gconstpointer data)
{
  g_autoptr (SatdokuPuzzleCount) count = write_list (self, FIRST "\nand nothing else\n");

  g_assert_cmpuint (count->n_puzzles, ==, 1);
  g_assert_cmpuint (count->n_bad, ==, 1);
  g_assert_cmpuint (test_count_files (self->folder, ""), ==, 0);
}

/* Without waiting for the disk. */
static void
put_text (Fixture *self,
          const char *text,
          gsize length)
{
  FILE *file = g_fopen (self->path, "w");

  g_assert_nonnull (file);
  g_assert_cmpuint (fwrite (text, 1, length, file), ==, length);
  g_assert_cmpint (fclose (file), ==, 0);
}

static guint
count_readable (const SatdokuPuzzleFile *file)
{
  guint n = 0;

  for (guint i = 0; i < satdoku_puzzle_file_get_n_puzzles (file); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (SudokuDocument) document = satdoku_puzzle_file_read (file, i, NULL, &error);

      n += document != NULL;
      g_assert_true (document != NULL ||
                     g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA));
    }
  return n;
}

/* Two folders, and a puzzle between them that is in none. */
#define FOLDERS                                                        \
  "<opensudoku version=\"2\">\n"                                       \
  "<folder name=\"Easy &amp; mild\"><game data=\"" FIRST_DATA "\"/>\n" \
  "<game data=\"" SECOND_DATA "\"/></folder>\n"                        \
  "<game data=\"" FIRST_DATA "\"/>\n"                                  \
  "<folder name=\"Hard\"><game data=\"" SECOND_DATA "\"/></folder>\n"  \
  "</opensudoku>\n"
#define FIRST_DATA \
  "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
#define SECOND_DATA \
  "400000805030000000000700000020000060000080400000010000000603070500200000104000000"

static void
check_folder (const SatdokuPuzzleFile *file,
              guint folder,
              const char *name,
              guint first,
              guint n_puzzles)
{
  guint begins = 0, n = 0;

  g_assert_cmpstr (satdoku_puzzle_file_get_folder (file, folder, &begins, &n), ==, name);
  g_assert_cmpuint (begins, ==, first);
  g_assert_cmpuint (n, ==, n_puzzles);
}

/* Puzzles stay in their folders; when the line of one is damaged, they are in the one above. */
static void
test_folders (Fixture *self,
              gconstpointer data)
{
  g_autoptr (SatdokuPuzzleCount) count = write_list (self, FOLDERS);
  g_autoptr (SatdokuPuzzleFile) file = open_list (self);
  g_autoptr (SatdokuPuzzleFile) damaged = NULL;
  g_autofree char *text = NULL;
  gsize length = 0;

  g_assert_cmpuint (count->n_puzzles, ==, 4);
  g_assert_cmpuint (satdoku_puzzle_file_get_n_folders (file), ==, 3);
  check_folder (file, 0, "Easy & mild", 0, 2);
  check_folder (file, 1, "", 2, 1);
  check_folder (file, 2, "Hard", 3, 1);
  g_assert_cmpstr (satdoku_puzzle_file_find_folder (file, 1), ==, "Easy & mild");
  g_assert_null (satdoku_puzzle_file_find_folder (file, 2));
  g_assert_cmpstr (satdoku_puzzle_file_find_folder (file, 3), ==, "Hard");
  check_puzzle (file, 3, SECOND, "");

  g_assert_true (g_file_get_contents (self->path, &text, &length, NULL));
  *strstr (text, "Hard") = 'B';
  put_text (self, text, length);
  damaged = open_list (self);
  g_assert_cmpuint (satdoku_puzzle_file_get_n_puzzles (damaged), ==, 4);
  g_assert_cmpuint (satdoku_puzzle_file_get_n_folders (damaged), ==, 2);
  check_folder (damaged, 1, "", 2, 2);
}

/* Whatever byte is changed, at most two puzzles are lost: two, when the end of a line is. All
 * others are in their places. */
static void
test_damage (Fixture *self,
             gconstpointer data)
{
  static const char bytes[] = { '\0', '\n', '7', ' ', '\xff' };
  g_autoptr (SatdokuPuzzleCount) count = write_list (self, FIRST "\n" SECOND "\n" FIRST "\n");
  g_autofree char *text = NULL;
  gsize length = 0;

  g_assert_true (g_file_get_contents (self->path, &text, &length, NULL));
  for (gsize i = 0; i < length; i++)
    for (gsize k = 0; k < sizeof bytes; k++)
      {
        g_autoptr (SatdokuPuzzleFile) file = NULL;
        char old = text[i];

        text[i] = bytes[k];
        put_text (self, text, length);
        text[i] = old;
        file = open_list (self);
        g_assert_cmpuint (satdoku_puzzle_file_get_n_puzzles (file), ==, 3);
        g_assert_cmpuint (count_readable (file), >=, old == '\n' ? 1 : 2);
        g_assert_cmpstr (satdoku_puzzle_file_get_name (file), ==, "My list");
        if (satdoku_puzzle_file_get_n_givens (file, 1) > 0)
          check_puzzle (file, 1, SECOND, "");
      }
}

/* What is cut off is lost; what is there stays. */
static void
test_truncated (Fixture *self,
                gconstpointer data)
{
  g_autoptr (SatdokuPuzzleCount) count = write_list (self, FIRST "\n" SECOND "\n");
  g_autofree char *text = NULL;
  gsize length = 0;

  g_assert_true (g_file_get_contents (self->path, &text, &length, NULL));
  for (gsize i = 0; i < length; i++)
    {
      g_autoptr (SatdokuPuzzleFile) file = NULL;

      put_text (self, text, i);
      file = satdoku_puzzle_file_new (self->path, NULL, NULL);
      if (file != NULL)
        check_puzzle (file, 0, FIRST, "");
    }
}

#define N_MANY 10000

static char *
make_many (void)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < N_MANY; i++)
    g_string_append_printf (text, "%s # No %u\n", i % 2 == 0 ? FIRST : SECOND, i + 1);
  return g_string_free (text, FALSE);
}

static void
name_cb (guint i,
         const char *name,
         gpointer user_data)
{
  g_autofree char *expected = g_strdup_printf ("No %u", i + 1);

  g_assert_cmpstr (name, ==, expected);
  (*(guint *)user_data)++;
}

static void
test_many (Fixture *self,
           gconstpointer data)
{
  g_autofree char *text = make_many ();
  g_autoptr (SatdokuPuzzleCount) count = write_list (self, text);
  g_autoptr (SatdokuPuzzleFile) file = open_list (self);
  guint n_names = 0;

  g_assert_cmpuint (count->n_puzzles, ==, N_MANY);
  g_assert_cmpuint (satdoku_puzzle_file_get_n_puzzles (file), ==, N_MANY);
  check_puzzle (file, 0, FIRST, "No 1");
  check_puzzle (file, N_MANY - 1, SECOND, "No 10000");
  g_assert_true (satdoku_puzzle_file_list_names (file, NULL, name_cb, &n_names, NULL));
  g_assert_cmpuint (n_names, ==, N_MANY);
}

static void
test_cancelled (Fixture *self,
                gconstpointer data)
{
  g_autoptr (SudokuContents) contents = read_contents (FIRST "\n" SECOND "\n");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const SudokuTask task = { .cancellable = cancellable };
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (satdoku_puzzle_file_write (self->path, "x", contents, SATDOKU_PUZZLES_MAX,
                                            &task, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (test_count_files (self->folder, ""), ==, 0);
}

/* What is solved is known after a restart, whatever became of the other lines. */
static void
test_states (Fixture *self,
             gconstpointer data)
{
  const SatdokuPuzzleSolved solved = { 187.5, 1732262400 };
  const SatdokuPuzzleSolved again = { 90, 1732262500 };
  g_autofree char *text = NULL;
  gsize length = 0;

  for (guint round = 0; round < 3; round++)
    {
      g_autoptr (SatdokuPuzzleStates) states = satdoku_puzzle_states_new (self->path, 15);

      g_assert_true (satdoku_puzzle_states_load (states, NULL));
      g_assert_cmpuint (satdoku_puzzle_states_get_n_solved (states), ==, round);
      g_assert_true (satdoku_puzzle_states_add_solved (states, round * 7, &solved, NULL));
      g_assert_true (satdoku_puzzle_states_sync (self->path, NULL));
    }
  g_assert_true (g_file_get_contents (self->path, &text, &length, NULL));
  for (gsize i = 0; i <= length; i++)
    {
      g_autoptr (SatdokuPuzzleStates) states = satdoku_puzzle_states_new (self->path, 15);
      char old = text[i];

      /* A wrong byte, and at the end a line that was cut short. */
      text[i] = 'x';
      put_text (self, text, length + (i == length));
      text[i] = old;
      g_assert_true (satdoku_puzzle_states_load (states, NULL));
      g_assert_cmpuint (satdoku_puzzle_states_get_n_solved (states), >=, i == length ? 3 : 1);
      g_assert_true (satdoku_puzzle_states_add_solved (states, 14, &again, NULL));
      g_assert_true (satdoku_puzzle_states_load (states, NULL));
      g_assert_cmpfloat (satdoku_puzzle_states_get_solved (states, 14)->seconds, ==, 90);
      g_assert_cmpint (satdoku_puzzle_states_get_solved (states, 14)->date, ==, again.date);
      g_assert_null (satdoku_puzzle_states_get_solved (states, 1));
    }
}

/* What older states know and the file does not is kept, and only that is written once more: what
 * was in a file that was deleted, what did not get to the disk, and what could not be written. */
static void
test_take_known (Fixture *self,
                 gconstpointer data)
{
  const SatdokuPuzzleSolved first = { 60, 1732262400 }, second = { 90, 1732262500 };
  g_autoptr (SatdokuPuzzleStates) old = satdoku_puzzle_states_new (self->path, 15);
  g_autoptr (SatdokuPuzzleStates) same = satdoku_puzzle_states_new (self->path, 15);
  g_autoptr (SatdokuPuzzleStates) deleted = satdoku_puzzle_states_new (self->path, 15);

  g_assert_true (satdoku_puzzle_states_add_solved (old, 2, &first, NULL));
  g_assert_true (satdoku_puzzle_states_add_solved (old, 3, &first, NULL));
  satdoku_puzzle_states_note_synced (old, TRUE);
  g_assert_true (satdoku_puzzle_states_add_solved (old, 4, &first, NULL));
  g_assert_true (satdoku_puzzle_states_load (same, NULL));
  satdoku_puzzle_states_take_known (same, old);
  g_assert_true (satdoku_puzzle_states_is_written (same));
  g_assert_false (satdoku_puzzle_states_is_synced (same));
  g_assert_cmpint (g_unlink (self->path), ==, 0);
  g_assert_cmpint (g_mkdir (self->path, 0700), ==, 0);
  g_assert_false (satdoku_puzzle_states_add_solved (old, 5, &first, NULL));
  g_assert_cmpint (g_rmdir (self->path), ==, 0);

  /* What is in the file counts, but for what could not be written since. */
  g_assert_true (satdoku_puzzle_states_add_solved (deleted, 3, &second, NULL));
  g_assert_true (satdoku_puzzle_states_add_solved (deleted, 5, &second, NULL));
  satdoku_puzzle_states_take_known (deleted, old);
  g_assert_false (satdoku_puzzle_states_is_written (deleted));
  g_assert_true (satdoku_puzzle_states_write (deleted, NULL));
  g_assert_true (satdoku_puzzle_states_load (same, NULL));
  g_assert_cmpuint (satdoku_puzzle_states_get_n_solved (same), ==, 4);
  g_assert_nonnull (satdoku_puzzle_states_get_solved (same, 2));
  g_assert_cmpfloat (satdoku_puzzle_states_get_solved (same, 3)->seconds, ==, 90);
  g_assert_cmpfloat (satdoku_puzzle_states_get_solved (same, 4)->seconds, ==, 60);
  g_assert_cmpfloat (satdoku_puzzle_states_get_solved (same, 5)->seconds, ==, 60);
}

/* What is sealed but can't be so is left out, and nothing else. */
static void
test_bad_states (Fixture *self,
                 gconstpointer data)
{
  static const char *const bad[] = {
    "solved 0 60.0 1732262400",
    "solved 16 60.0 1732262400",
    "solved 4294967297 60.0 1",
    "solved 3 inf 1732262400",
    "solved 3 nan 1732262400",
    "solved 3 1e300 1732262400",
    "solved 3 -1.0 1732262400",
    "solved 3 60.0x 1732262400",
    "solved 3 0x3c 1732262400",
    "solved 3  1732262400",
    "solved 3 60.0 1732262400x",
    "solved 3 60.0 1732262400 ",
    "solved 3 60.0 1732262400 4",
    "solved 3 60.0 -1",
    "solved 3 60.0",
    "solved 3 60.0 173226240000000000000",
  };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (SatdokuPuzzleStates) states = satdoku_puzzle_states_new (self->path, 15);

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++)
    satdoku_seal_add_line (text, bad[i]);
  satdoku_seal_add_line (text, "solved 15 60.0 1732262400");
  put_text (self, text->str, text->len);
  g_assert_true (satdoku_puzzle_states_load (states, NULL));
  g_assert_cmpuint (satdoku_puzzle_states_get_n_solved (states), ==, 1);
  g_assert_cmpfloat (satdoku_puzzle_states_get_solved (states, 14)->seconds, ==, 60);
}

/* The store. */

typedef struct
{
  gboolean done;
  SatdokuCollection *collection;
} Waiting;

static void
added_cb (GObject *source,
          GAsyncResult *result,
          gpointer user_data)
{
  Waiting *waiting = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (SatdokuPuzzleCount) count = satdoku_collection_store_add_finish (
    SATDOKU_COLLECTION_STORE (source), result, &waiting->collection, &error);

  g_assert_no_error (error);
  waiting->done = TRUE;
}

static void
opened_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  Waiting *waiting = user_data;
  g_autoptr (GError) error = NULL;

  g_assert_true (satdoku_collection_store_open_finish (SATDOKU_COLLECTION_STORE (source), result,
                                                       &waiting->collection, &error));
  waiting->done = TRUE;
}

static void
loaded_cb (GObject *source,
           GAsyncResult *result,
           gpointer user_data)
{
  g_assert_true (
    satdoku_store_load_finish (SATDOKU_STORE (source), result, NULL));
  ((Waiting *)user_data)->done = TRUE;
}

static SatdokuCollection *
wait_for (Waiting *waiting)
{
  while (!waiting->done)
    g_main_context_iteration (NULL, TRUE);
  return waiting->collection;
}

static SatdokuCollection *
add (Fixture *self,
     const char *text)
{
  g_autoptr (SudokuContents) contents = read_contents (text);
  Waiting waiting = { 0 };

  satdoku_collection_store_add_async (self->store, contents, "My list", NULL, added_cb, &waiting);
  return wait_for (&waiting);
}

static SatdokuCollection *
open_text (Fixture *self,
           const char *text)
{
  g_autoptr (SudokuContents) contents = read_contents (text);
  Waiting waiting = { 0 };

  satdoku_collection_store_open_async (self->store, contents, NULL, opened_cb, &waiting);
  return wait_for (&waiting);
}

static guint
load (Fixture *self)
{
  Waiting waiting = { 0 };

  satdoku_store_load_async (SATDOKU_STORE (self->store), NULL, loaded_cb, &waiting);
  wait_for (&waiting);
  return g_list_model_get_n_items (G_LIST_MODEL (self->store));
}

/* The same text leads to the same collection, with what was solved in it. */
static void
test_again (Fixture *self,
            gconstpointer data)
{
  SatdokuCollection *collection;
  const SatdokuPuzzleSolved solved = { 61, 1732262400 };
  g_autofree char *key = NULL;

  g_assert_null (open_text (self, TABLE));
  collection = add (self, TABLE);
  g_assert_nonnull (collection);
  g_assert_cmpuint (satdoku_collection_find_unsolved (collection, 0), ==, 0);
  key = g_strdup (satdoku_collection_get_key (collection));
  g_assert_true (satdoku_collection_store_mark_solved (self->store, key, 0, &solved, NULL));
  g_assert_true (satdoku_collection_store_mark_solved (self->store, key, 2, &solved, NULL));
  g_assert_true (open_text (self, TABLE) == collection);
  reopen (self);
  g_assert_cmpuint (load (self), ==, 1);
  collection = open_text (self, TABLE);
  g_assert_cmpstr (satdoku_collection_get_key (collection), ==, key);
  g_assert_cmpstr (satdoku_collection_get_name (collection), ==, "My list");
  g_assert_cmpuint (satdoku_collection_get_n_solved (collection), ==, 2);
  g_assert_cmpuint (satdoku_collection_find_unsolved (collection, 2), ==, 1);
  g_assert_true (satdoku_collection_store_mark_solved (self->store, key, 1, &solved, NULL));
  g_assert_cmpuint (satdoku_collection_find_unsolved (collection, 0), ==, SATDOKU_NO_PUZZLE);
  g_assert_null (open_text (self, FIRST "\n" SECOND "\n"));
}

static void
test_remove (Fixture *self,
             gconstpointer data)
{
  const char *key = satdoku_collection_get_key (add (self, TABLE));
  g_autofree char *kept = g_strdup (key);
  const SatdokuPuzzleSolved solved = { 61, 1732262400 };

  g_assert_true (satdoku_collection_store_mark_solved (self->store, kept, 0, &solved, NULL));
  g_assert_true (satdoku_collection_store_remove (self->store, kept, NULL));
  g_assert_cmpuint (load (self), ==, 0);
  g_assert_true (satdoku_collection_store_bring_back (self->store, kept, NULL));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->store)), ==, 1);
  g_assert_cmpuint (load (self), ==, 1);
  g_assert_true (satdoku_collection_store_remove (self->store, kept, NULL));
  reopen (self);
  g_assert_cmpuint (test_count_files (self->folder, kept), ==, 0);
  g_assert_cmpuint (load (self), ==, 0);
}

/* Removed, opened again and removed again, as often as one likes. */
static void
test_remove_again (Fixture *self,
                   gconstpointer data)
{
  g_autofree char *key = g_strdup (satdoku_collection_get_key (add (self, TABLE)));

  for (guint round = 0; round < 3; round++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_true (satdoku_collection_store_remove (self->store, key, &error));
      g_assert_no_error (error);
      g_assert_null (open_text (self, TABLE));
      g_assert_nonnull (add (self, TABLE));
    }
  /* It is there: there is nothing to bring back. */
  g_assert_true (satdoku_collection_store_bring_back (self->store, key, NULL));
  g_assert_cmpuint (load (self), ==, 1);
  g_assert_true (satdoku_collection_store_remove (self->store, key, NULL));
  g_assert_true (satdoku_collection_store_bring_back (self->store, key, NULL));
  g_assert_cmpuint (load (self), ==, 1);
}

/* Who has removed it can bring it back; who else wants to remove it must wait for that. */
static void
test_remove_claimed (Fixture *self,
                     gconstpointer data)
{
  g_autofree char *key = g_strdup (satdoku_collection_get_key (add (self, TABLE)));
  Fixture other = { .folder = self->folder };
  g_autoptr (GError) error = NULL;

  g_assert_true (satdoku_collection_store_remove (self->store, key, NULL));
  reopen (&other);
  g_assert_nonnull (add (&other, TABLE));
  g_assert_false (satdoku_collection_store_remove (other.store, key, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_assert_cmpuint (load (&other), ==, 1);
  reopen (self);
  g_assert_true (satdoku_collection_store_remove (other.store, key, NULL));
  g_object_unref (other.store);
  g_assert_cmpuint (load (self), ==, 0);
}

/* What can't be undone any more is deleted: at the end, or by the next one after a crash. */
static void
test_purge (Fixture *self,
            gconstpointer data)
{
  g_autofree char *key = g_strdup (satdoku_collection_get_key (add (self, TABLE)));
  const SatdokuPuzzleSolved solved = { 61, 1732262400 };
  g_autofree char *path = g_strdup_printf ("%s/%s.puzzles", self->folder, key);
  g_autofree char *removed = g_strdup_printf ("%s/%s.removed", self->folder, key);

  g_assert_true (satdoku_collection_store_mark_solved (self->store, key, 0, &solved, NULL));
  g_assert_true (satdoku_collection_store_remove (self->store, key, NULL));
  g_clear_object (&self->store);
  g_assert_cmpuint (test_count_files (self->folder, key), ==, 0);
  reopen (self);
  g_assert_nonnull (add (self, TABLE));
  g_assert_true (satdoku_collection_store_mark_solved (self->store, key, 0, &solved, NULL));
  g_clear_object (&self->store);
  g_assert_cmpint (g_rename (path, removed), ==, 0);
  reopen (self);
  g_assert_cmpuint (load (self), ==, 0);
  g_assert_cmpuint (test_count_files (self->folder, key), ==, 0);
}

/* Until all that was marked is on the disk. */
static void
wait_until_synced (SatdokuCollection *collection)
{
  while (!satdoku_puzzle_states_is_synced (satdoku_collection_get_states (collection)))
    g_main_context_iteration (NULL, TRUE);
}

/* The file of what is solved is deleted while its collection is open: what is solved stays known,
 * is written again, and is there with what another window writes into the new file. */
static void
test_deleted (Fixture *self,
              gconstpointer data)
{
  SatdokuCollection *collection = add (self, TABLE);
  g_autofree char *key = g_strdup (satdoku_collection_get_key (collection));
  g_autofree char *path = g_strdup_printf ("%s/%s.states", self->folder, key);
  const SatdokuPuzzleSolved solved = { 61, 1732262400 };
  Fixture other = { .folder = self->folder };

  g_assert_true (satdoku_collection_store_mark_solved (self->store, key, 0, &solved, NULL));
  wait_until_synced (collection);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpuint (load (self), ==, 1);
  g_assert_nonnull (satdoku_collection_get_solved (collection, 0));
  wait_until_synced (collection);
  g_assert_cmpint (g_unlink (path), ==, 0);
  reopen (&other);
  g_assert_cmpuint (load (&other), ==, 1);
  g_assert_true (satdoku_collection_store_mark_solved (other.store, key, 2, &solved, NULL));
  g_object_unref (other.store);
  g_assert_cmpuint (load (self), ==, 1);
  g_assert_cmpuint (satdoku_collection_get_n_solved (collection), ==, 2);
  reopen (self);
  g_assert_cmpuint (load (self), ==, 1);
  collection = satdoku_collection_store_find (self->store, key);
  g_assert_nonnull (satdoku_collection_get_solved (collection, 0));
  g_assert_nonnull (satdoku_collection_get_solved (collection, 2));
}

/* How often it was told that the file can't be read or written. */
static void
failed_cb (SatdokuCollectionStore *store,
           const GError *error,
           guint *n_failures)
{
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  ++*n_failures;
}

/* As long as the file of what is solved can be neither read nor written, all stays in memory; it is
 * said once, and written as soon as that can be. */
static void
test_unwritable (Fixture *self,
                 gconstpointer data)
{
  SatdokuCollection *collection = add (self, TABLE);
  g_autofree char *key = g_strdup (satdoku_collection_get_key (collection));
  g_autofree char *path = g_strdup_printf ("%s/%s.states", self->folder, key);
  const SatdokuPuzzleSolved solved = { 61, 1732262400 };
  g_autoptr (GError) error = NULL;
  guint n_failures = 0;

  g_signal_connect (self->store, "failed", G_CALLBACK (failed_cb), &n_failures);
  g_assert_true (satdoku_collection_store_mark_solved (self->store, key, 0, &solved, NULL));
  wait_until_synced (collection);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  g_assert_cmpuint (load (self), ==, 1);
  g_assert_cmpuint (satdoku_collection_get_n_solved (collection), ==, 1);
  g_assert_cmpuint (load (self), ==, 1);
  g_assert_cmpuint (n_failures, ==, 1);
  g_assert_false (satdoku_collection_store_mark_solved (self->store, key, 1, &solved, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  g_assert_cmpuint (load (self), ==, 1);
  g_assert_cmpuint (satdoku_collection_get_n_solved (collection), ==, 2);
  /* The other may be that it can't be written. */
  g_assert_cmpuint (n_failures, <=, 2);
  g_assert_cmpint (g_rmdir (path), ==, 0);
  g_assert_cmpuint (load (self), ==, 1);
  g_assert_cmpuint (satdoku_collection_get_n_solved (collection), ==, 2);
  reopen (self);
  g_assert_cmpuint (load (self), ==, 1);
  collection = g_list_model_get_item (G_LIST_MODEL (self->store), 0);
  g_object_unref (collection);
  g_assert_nonnull (satdoku_collection_get_solved (collection, 0));
  g_assert_nonnull (satdoku_collection_get_solved (collection, 1));
}

/* Also by itself, without anybody asking, and at the end. */
static void
test_retry (Fixture *self,
            gconstpointer data)
{
  g_autofree char *key = g_strdup (satdoku_collection_get_key (add (self, TABLE)));
  g_autofree char *path = g_strdup_printf ("%s/%s.states", self->folder, key);
  const SatdokuPuzzleSolved solved = { 61, 1732262400 };

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  g_assert_false (satdoku_collection_store_mark_solved (self->store, key, 1, &solved, NULL));
  g_assert_cmpint (g_rmdir (path), ==, 0);
  while (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  g_assert_false (satdoku_collection_store_mark_solved (self->store, key, 2, &solved, NULL));
  g_assert_cmpint (g_rmdir (path), ==, 0);
  g_clear_object (&self->store);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
  reopen (self);
}

/* Loads that come while one is under way all end, with the list. */
static void
test_load_twice (Fixture *self,
                 gconstpointer data)
{
  Waiting first = { 0 }, second = { 0 };

  add (self, TABLE);
  reopen (self);
  satdoku_store_load_async (SATDOKU_STORE (self->store), NULL, loaded_cb, &first);
  satdoku_store_load_async (SATDOKU_STORE (self->store), NULL, loaded_cb, &second);
  wait_for (&first);
  wait_for (&second);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (self->store)), ==, 1);
}

/* What another window has solved. */
static void
test_others (Fixture *self,
             gconstpointer data)
{
  SatdokuCollection *collection = add (self, TABLE);
  const SatdokuPuzzleSolved solved = { 61, 1732262400 };
  Fixture other = { .folder = self->folder };

  reopen (&other);
  g_assert_cmpuint (load (&other), ==, 1);
  g_assert_true (satdoku_collection_store_mark_solved (
    other.store, satdoku_collection_get_key (collection), 1, &solved, NULL));
  g_assert_cmpuint (satdoku_collection_get_n_solved (collection), ==, 0);
  g_assert_cmpuint (load (self), ==, 1);
  g_assert_cmpuint (satdoku_collection_get_n_solved (collection), ==, 1);
  g_object_unref (other.store);
}

#define ADD(name, function) \
  g_test_add ("/collection/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("round-trip", test_round_trip);
  ADD ("grids", test_grids);
  ADD ("cut", test_cut);
  ADD ("single", test_single);
  ADD ("folders", test_folders);
  ADD ("damage", test_damage);
  ADD ("truncated", test_truncated);
  ADD ("many", test_many);
  ADD ("cancelled", test_cancelled);
  ADD ("states", test_states);
  ADD ("take-known", test_take_known);
  ADD ("bad-states", test_bad_states);
  ADD ("again", test_again);
  ADD ("remove", test_remove);
  ADD ("remove-again", test_remove_again);
  ADD ("remove-claimed", test_remove_claimed);
  ADD ("purge", test_purge);
  ADD ("deleted", test_deleted);
  ADD ("unwritable", test_unwritable);
  ADD ("retry", test_retry);
  ADD ("load-twice", test_load_twice);
  ADD ("others", test_others);
  return g_test_run ();
}
