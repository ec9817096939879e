/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is read from outside: its limits, what is compressed, and what has no end. */

#include "sat-load.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sat-compression.h"
#include "sat-error.h"
#include "sat-file-writer.h"
#include "test-words.h"

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "file.gz", NULL);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_remove (self->path);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->path);
  g_free (self->folder);
}

static void
test_limit (Fixture *self,
            gconstpointer data)
{
  g_autoptr (SatLoad) load = sat_load_new (5);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_assert_true (sat_load_add (load, "abc", 3, &error));
  g_assert_true (sat_load_add (load, NULL, 0, &error));
  g_assert_false (sat_load_add (load, "def", 3, &error));
  g_assert_error (error, SAT_ERROR, SAT_ERROR_LIMIT);
  g_clear_error (&error);
  g_assert_true (sat_load_add (load, "de", 2, &error));
  bytes = sat_load_end (load);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "abcde", 5);
  /* And from the beginning. */
  g_clear_pointer (&bytes, g_bytes_unref);
  g_assert_true (sat_load_add (load, "12345", 5, &error));
  bytes = sat_load_end (load);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "12345", 5);
}

static GBytes *
load_file (const char *path,
           GCancellable *cancellable,
           GError **error)
{
  g_autoptr (GInputStream) stream = sat_load_open (path, error);

  return stream != NULL ? sat_load_unpacked ("name", stream, cancellable, error) : NULL;
}

static void
test_unpacked (Fixture *self,
               gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) plain = NULL;

  g_assert_true (sat_file_save (self->path, "v 1 0\n", 6, SAT_FILE_PACK, &error));
  bytes = load_file (self->path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "v 1 0\n", 6);
  g_assert_true (sat_file_save (self->path, "v 2 0\n", 6, 0, &error));
  plain = load_file (self->path, NULL, &error);
  g_assert_cmpmem (g_bytes_get_data (plain, NULL), g_bytes_get_size (plain), "v 2 0\n", 6);
  g_assert_true (sat_file_save (self->path, "\x1f\x8b\x08rest", 7, 0, &error));
  g_assert_null (load_file (self->path, NULL, &error));
  g_assert_nonnull (error);
  test_words_assert_prefix (error, "name: ");
  g_clear_error (&error);
  g_remove (self->path);
  g_assert_null (sat_load_open (self->path, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

static gpointer
write_late (gpointer path)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (sat_file_save (path, "late", 4, SAT_FILE_SPECIAL, &error));
  return NULL;
}

static gpointer
cancel (gpointer cancellable)
{
  g_cancellable_cancel (cancellable);
  return NULL;
}

/* Opening a pipe does not wait for who writes; reading does, unless it is cancelled. */
static void
test_pipe (Fixture *self,
           gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GInputStream) stream = NULL;
  g_autoptr (GBytes) bytes = NULL;
  GThread *thread;

  g_assert_cmpint (mkfifo (self->path, 0600), ==, 0);
  stream = sat_load_open (self->path, &error);
  g_assert_no_error (error);
  thread = g_thread_new ("writer", write_late, self->path);
  bytes = sat_load_unpacked ("pipe", stream, NULL, &error);
  g_thread_join (thread);
  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "late", 4);

  g_clear_object (&stream);
  stream = sat_load_open (self->path, &error);
  thread = g_thread_new ("cancel", cancel, cancellable);
  g_assert_null (sat_load_unpacked ("pipe", stream, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_thread_join (thread);
}

/* A file of the program's own: never waits, and its bytes are what they are. */
static void
test_text (Fixture *self,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *empty = NULL;
  char *none = NULL;
  gsize length = 0;

  g_assert_true (sat_file_save (self->path, "a\0b", 3, SAT_FILE_OWN, &error));
  g_assert_true (sat_load_text (self->path, &text, &length, &error));
  g_assert_cmpmem (text, length, "a\0b", 3);
  g_assert_cmpint (text[3], ==, 0);
  g_assert_true (sat_file_save (self->path, "", 0, SAT_FILE_OWN, &error));
  g_assert_true (sat_load_text (self->path, &empty, &length, &error));
  g_assert_cmpuint (length, ==, 0);
  g_assert_cmpstr (empty, ==, "");
  g_assert_false (sat_load_text (self->folder, &none, &length, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  g_clear_error (&error);
  g_remove (self->path);
  g_assert_cmpint (mkfifo (self->path, 0600), ==, 0);
  g_assert_false (sat_load_text (self->path, &none, &length, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
}

#define ADD(name, func) \
  g_test_add ("/load/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("limit", test_limit);
  ADD ("unpacked", test_unpacked);
  ADD ("pipe", test_pipe);
  ADD ("text", test_text);
  return g_test_run ();
}
