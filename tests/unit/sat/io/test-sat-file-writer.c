/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The writer of files: what it replaces and keeps, and what it refuses. */

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "sat-compression.h"
#include "sat-file-etag.h"
#include "sat-file-writer-private.h"
#include "test-words.h"

typedef struct
{
  char *folder;
  char *path;
  char *link;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "file", NULL);
  self->link = g_build_filename (self->folder, "link", NULL);
}

/* Nothing else may be left in the folder. */
static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_remove (self->path);
  g_remove (self->link);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->path);
  g_free (self->link);
  g_free (self->folder);
}

static void
assert_holds (const char *path,
              const char *expected)
{
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  g_assert_cmpmem (text, length, expected, strlen (expected));
}

static void
put (const char *path,
     const char *text)
{
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static gboolean
save (const char *path,
      const char *text,
      SatFileFlags flags,
      GError **error)
{
  return sat_file_save (path, text, strlen (text), flags, error);
}

static mode_t
get_mode (const char *path)
{
  GStatBuf info;

  g_assert_cmpint (g_lstat (path, &info), ==, 0);
  return info.st_mode & 07777;
}

static void
test_save (Fixture *self,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (save (self->path, "one", 0, &error));
  assert_holds (self->path, "one");
  g_assert_true (save (self->path, "", 0, &error));
  assert_holds (self->path, "");
  g_assert_true (save (self->path, "three", 0, &error));
  g_assert_no_error (error);
  assert_holds (self->path, "three");
}

/* Under its own name the file is the old one to the last. */
static void
test_stream (Fixture *self,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SatFileWriter) writer = NULL;
  GOutputStream *stream;

  put (self->path, "old");
  writer = sat_file_writer_new (self->path, 0, NULL, NULL, &error);
  stream = sat_file_writer_get_stream (writer);
  g_assert_true (g_output_stream_write_all (stream, "new ", 4, NULL, NULL, &error));
  assert_holds (self->path, "old");
  g_assert_true (g_output_stream_write_all (stream, "text", 4, NULL, NULL, &error));
  assert_holds (self->path, "old");
  g_assert_true (sat_file_writer_commit (writer, NULL, &error));
  assert_holds (self->path, "new text");
}

static void
test_not_committed (Fixture *self,
                    gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  SatFileWriter *writer;

  put (self->path, "old");
  writer = sat_file_writer_new (self->path, 0, NULL, cancellable, &error);
  g_output_stream_write_all (sat_file_writer_get_stream (writer), "new", 3, NULL, NULL, &error);
  sat_file_writer_free (writer);
  assert_holds (self->path, "old");

  writer = sat_file_writer_new (self->path, 0, NULL, cancellable, &error);
  g_assert_no_error (error);
  g_cancellable_cancel (cancellable);
  g_assert_false (sat_file_writer_commit (writer, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  sat_file_writer_free (writer);
  assert_holds (self->path, "old");
}

/* A write that failed, and at which nobody looked, keeps the file from taking its place. */
static void
test_unchecked_write (Fixture *self,
                      gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SatFileWriter) writer = NULL;
  GOutputStream *stream;

  put (self->path, "old");
  writer = sat_file_writer_new (self->path, 0, NULL, NULL, &error);
  stream = sat_file_writer_get_stream (writer);
  g_assert_cmpint (g_output_stream_write (stream, "new", 3, NULL, NULL), ==, 3);
  /* A stream that is closed behind its back can't be written to. */
  g_output_stream_close (g_filter_output_stream_get_base_stream (G_FILTER_OUTPUT_STREAM (stream)),
                         NULL, NULL);
  g_output_stream_write_all (stream, "er", 2, NULL, NULL, NULL);
  g_assert_false (sat_file_writer_commit (writer, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CLOSED);
  g_clear_pointer (&writer, sat_file_writer_free);
  assert_holds (self->path, "old");
}

static void
test_mode (Fixture *self,
           gconstpointer data)
{
  const mode_t modes[] = { 0600, 0644, 0640, 0664, 0755, 0666 };
  g_autoptr (GError) error = NULL;
  mode_t mask = umask (027);

  g_assert_true (save (self->path, "x", 0, &error));
  g_assert_cmpint (get_mode (self->path), ==, 0640);
  g_remove (self->path);
  g_assert_true (save (self->path, "x", SAT_FILE_OWN, &error));
  g_assert_cmpint (get_mode (self->path), ==, 0600);
  for (gsize i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_assert_cmpint (g_chmod (self->path, (int)modes[i]), ==, 0);
      g_assert_true (save (self->path, "y", 0, &error));
      g_assert_cmpint (get_mode (self->path), ==, modes[i]);
    }
  g_assert_true (save (self->path, "z", SAT_FILE_OWN, &error));
  g_assert_cmpint (get_mode (self->path), ==, 0600);
  umask (mask);
}

/* Only root can give a file away. */
static void
test_owner (Fixture *self,
            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  GStatBuf info;

  put (self->path, "old");
  if (chown (self->path, 12345, 23456) != 0)
    {
      g_test_skip ("needs root");
      return;
    }
  g_assert_cmpint (g_chmod (self->path, 0664), ==, 0);
  g_assert_true (save (self->path, "new", 0, &error));
  g_assert_cmpint (g_stat (self->path, &info), ==, 0);
  g_assert_cmpint (info.st_uid, ==, 12345);
  g_assert_cmpint (info.st_gid, ==, 23456);
  g_assert_cmpint (info.st_mode & 07777, ==, 0664);
}

static void
test_links (Fixture *self,
            gconstpointer data)
{
  g_autofree char *second = g_build_filename (self->folder, "second", NULL);
  g_autofree char *target = NULL;
  g_autoptr (GError) error = NULL;

  put (self->path, "old");
  g_assert_cmpint (symlink ("file", self->link), ==, 0);
  g_assert_cmpint (symlink (self->link, second), ==, 0);
  g_assert_true (save (second, "new", 0, &error));
  assert_holds (self->path, "new");
  g_assert_cmpint (get_mode (self->path) & S_IWOTH, ==, 0);
  target = g_file_read_link (self->link, &error);
  g_assert_cmpstr (target, ==, "file");
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));

  /* Nothing is made where a link leads that leads nowhere. */
  g_remove (self->path);
  g_assert_false (save (second, "new", 0, &error));
  g_assert_error (error, SAT_FILE_ERROR, SAT_FILE_ERROR_LINK);
  test_words_assert (error, "the file is a symbolic link that leads nowhere");
  g_clear_error (&error);
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));

  /* A circle. */
  g_assert_cmpint (symlink (second, self->path), ==, 0);
  g_assert_false (save (second, "new", 0, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_TOO_MANY_LINKS);
  g_remove (second);
}

static void
test_hard_links (Fixture *self,
                 gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  put (self->path, "old");
  g_assert_cmpint (link (self->path, self->link), ==, 0);
  g_assert_false (save (self->path, "new", 0, &error));
  g_assert_error (error, SAT_FILE_ERROR, SAT_FILE_ERROR_HARD_LINKS);
  test_words_assert_prefix (error, "the file has several names");
  assert_holds (self->path, "old");
  assert_holds (self->link, "old");
  g_clear_error (&error);
  g_assert_true (save (self->path, "new", SAT_FILE_OWN, &error));
  assert_holds (self->path, "new");
  assert_holds (self->link, "old");
}

static void
test_no_plain_file (Fixture *self,
                    gconstpointer data)
{
  g_autofree char *below = g_build_filename (self->path, "below", NULL);
  g_autofree char *nowhere = g_build_filename (self->folder, "no", "where", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (save (self->folder, "x", SAT_FILE_SPECIAL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  g_clear_error (&error);
  g_assert_false (save ("/dev/null", "x", 0, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  test_words_assert (error, "this is not a regular file");
  g_clear_error (&error);
  g_assert_false (save (nowhere, "x", 0, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_clear_error (&error);
  put (self->path, "x");
  g_assert_false (save (below, "x", 0, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
}

static void
test_new (Fixture *self,
          gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SatFileWriter) writer = NULL;

  writer = sat_file_writer_new (self->path, SAT_FILE_NEW, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (save (self->path, "first", SAT_FILE_NEW, &error));
  g_assert_no_error (error);
  /* It was not there when the other one began. */
  g_assert_false (sat_file_writer_commit (writer, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  g_clear_error (&error);
  g_assert_false (save (self->path, "second", SAT_FILE_NEW, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  assert_holds (self->path, "first");
}

/* Saves while another program writes at a moment: before it begins, between, or not at all. */
static void
check_etag (Fixture *self,
            SatFileWriter *(*writer_new) (GFile *,
                                          SatFileFlags,
                                          const char *,
                                          GCancellable *,
                                          GError **))
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (GError) error = NULL;
  g_autofree char *etag = NULL;
  g_autofree char *new_etag = NULL;
  g_autofree char *now = NULL;
  SatFileWriter *writer;

  put (self->path, "old");
  etag = sat_file_get_etag (file, NULL, &error);
  writer = writer_new (file, 0, etag, NULL, &error);
  g_assert_true (sat_file_writer_commit (writer, &new_etag, &error));
  sat_file_writer_free (writer);
  now = sat_file_get_etag (file, NULL, &error);
  g_assert_cmpstr (new_etag, ==, now);
  g_assert_cmpstr (new_etag, !=, etag);

  g_assert_null (writer_new (file, 0, etag, NULL, &error));
  g_assert_error (error, SAT_FILE_ERROR, SAT_FILE_ERROR_CHANGED);
  test_words_assert (error, "the file was changed by another program");
  g_clear_error (&error);

  writer = writer_new (file, 0, new_etag, NULL, &error);
  put (self->path, "from another program");
  g_assert_false (sat_file_writer_commit (writer, NULL, &error));
  g_assert_error (error, SAT_FILE_ERROR, SAT_FILE_ERROR_CHANGED);
  g_clear_error (&error);
  sat_file_writer_free (writer);
  assert_holds (self->path, "from another program");

  /* Of a file that is gone there is nothing to lose. */
  g_remove (self->path);
  writer = writer_new (file, 0, new_etag, NULL, &error);
  g_assert_true (sat_file_writer_commit (writer, NULL, &error));
  sat_file_writer_free (writer);
  assert_holds (self->path, "");
}

static void
test_etag (Fixture *self,
           gconstpointer data)
{
  check_etag (self, sat_file_writer_new_for_file);
}

/* The way that files of other computers go, with one of this. */
static void
test_remote (Fixture *self,
             gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (GError) error = NULL;
  SatFileWriter *writer = NULL;

  put (self->path, "old");
  writer = sat_file_writer_new_for_remote (file, 0, NULL, NULL, &error);
  g_output_stream_write_all (sat_file_writer_get_stream (writer), "new", 3, NULL, NULL, &error);
  assert_holds (self->path, "old");
  g_assert_true (sat_file_writer_commit (writer, NULL, &error));
  sat_file_writer_free (writer);
  assert_holds (self->path, "new");

  writer = sat_file_writer_new_for_remote (file, 0, NULL, NULL, &error);
  g_output_stream_write_all (sat_file_writer_get_stream (writer), "more", 4, NULL, NULL, &error);
  sat_file_writer_free (writer);
  assert_holds (self->path, "new");
  g_assert_no_error (error);
  g_assert_null (sat_file_writer_new_for_remote (file, SAT_FILE_NEW, NULL, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
}

static void
test_packed (Fixture *self,
             gconstpointer data)
{
  const char *suffixes[] = { ".gz", ".xz", ".GZ", "" };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *path = g_strconcat (self->path, suffixes[i], NULL);
      g_autoptr (GError) error = NULL;
      g_autofree char *packed = NULL;
      g_autofree char *text = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GBytes) unpacked = NULL;
      gsize length;

      g_assert_true (save (path, "p cnf 0 0\n", SAT_FILE_PACK, &error));
      g_assert_true (g_file_get_contents (path, &packed, &length, &error));
      bytes = g_bytes_new (packed, length);
      g_assert_true (sat_compression_is_packed (packed, length) == (i < 2));
      unpacked = sat_compression_unpack ("file", bytes, 1000, NULL, &error);
      text = g_strndup (g_bytes_get_data (unpacked, NULL), g_bytes_get_size (unpacked));
      g_assert_cmpstr (text, ==, "p cnf 0 0\n");
      g_remove (path);
    }
}

static gpointer
read_fifo (gpointer path)
{
  g_autofree char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return g_steal_pointer (&text);
}

static gpointer
cancel (gpointer cancellable)
{
  g_cancellable_cancel (cancellable);
  return NULL;
}

/* A pipe is written to, and waiting for who reads it can be ended. */
static void
test_special (Fixture *self,
              gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  GThread *thread;

  g_assert_true (save ("/dev/null", "x", SAT_FILE_SPECIAL, &error));
  g_assert_false (save ("/dev/full", "x", SAT_FILE_SPECIAL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
  test_words_assert (error, "the disk is full");
  g_clear_error (&error);

  g_assert_cmpint (mkfifo (self->path, 0600), ==, 0);
  thread = g_thread_new ("reader", read_fifo, self->path);
  g_assert_true (save (self->path, "through a pipe", SAT_FILE_SPECIAL, &error));
  text = g_thread_join (thread);
  g_assert_cmpstr (text, ==, "through a pipe");
  g_assert_false (save (self->path, "x", 0, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  g_clear_error (&error);

  thread = g_thread_new ("cancel", cancel, cancellable);
  g_assert_null (
    sat_file_writer_new (self->path, SAT_FILE_SPECIAL, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_thread_join (thread);
}

/* What stands behind a descriptor is written to where the descriptor is, not replaced. */
static void
test_descriptor (Fixture *self,
                 gconstpointer data)
{
  int fd = g_open (self->path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  g_autofree char *name = g_strdup_printf ("/dev/fd/%d", fd);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (write (fd, "one ", 4), ==, 4);
  g_assert_true (save (name, "two", SAT_FILE_SPECIAL, &error));
  g_assert_no_error (error);
  g_assert_cmpint (write (fd, " three", 6), ==, 6);
  close (fd);
  assert_holds (self->path, "one two three");
  g_assert_false (save ("/dev/fd/1000", "x", SAT_FILE_SPECIAL, &error));
  g_assert_nonnull (error);
}

static void
test_bytes (Fixture *self,
            gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("bytes", 5);
  g_autoptr (GError) error = NULL;
  g_autofree char *etag = NULL;
  g_autofree char *next = NULL;

  g_assert_true (sat_file_save_bytes (file, bytes, 0, NULL, &etag, NULL, &error));
  g_assert_true (sat_file_save_bytes (file, bytes, 0, etag, &next, NULL, &error));
  g_assert_false (sat_file_save_bytes (file, bytes, 0, etag, NULL, NULL, &error));
  g_assert_error (error, SAT_FILE_ERROR, SAT_FILE_ERROR_CHANGED);
  assert_holds (self->path, "bytes");
}

#define ADD(name, func) \
  g_test_add ("/file-writer/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("save", test_save);
  ADD ("stream", test_stream);
  ADD ("not-committed", test_not_committed);
  ADD ("unchecked-write", test_unchecked_write);
  ADD ("mode", test_mode);
  ADD ("owner", test_owner);
  ADD ("links", test_links);
  ADD ("hard-links", test_hard_links);
  ADD ("no-plain-file", test_no_plain_file);
  ADD ("new", test_new);
  ADD ("etag", test_etag);
  ADD ("remote", test_remote);
  ADD ("packed", test_packed);
  ADD ("special", test_special);
  ADD ("descriptor", test_descriptor);
  ADD ("bytes", test_bytes);
  return g_test_run ();
}
