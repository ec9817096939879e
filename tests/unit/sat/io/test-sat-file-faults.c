/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every call that writing a file takes fails in turn: the old file or the new one is there, whole,
 * and nothing else. */

#include <glib/gstdio.h>
#include <string.h>

#include "sat-file-writer.h"
#include "test-fault-loop.h"
#include "test-words.h"

typedef struct
{
  char *folder;
  char *path;
  const char *old; /* NULL: there is none */
  char *new;
  gsize length;
  SatFileFlags flags;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "file", NULL);
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
prepare (gpointer data)
{
  Fixture *self = data;

  g_remove (self->path);
  if (self->old != NULL)
    g_assert_true (g_file_set_contents (self->path, self->old, -1, NULL));
}

static gboolean
run (gpointer data)
{
  Fixture *self = data;
  g_autoptr (GError) error = NULL;
  gboolean ok = sat_file_save (self->path, self->new, self->length, self->flags, &error);

  g_assert_true (ok == (error == NULL));
  return ok;
}

static void
check (gpointer data,
       gboolean ok)
{
  Fixture *self = data;

  test_fault_check_file (self->path, self->old, self->old != NULL ? strlen (self->old) : 0,
                         self->new, self->length, ok);
  g_assert_cmpuint (test_fault_count_files (self->folder), <=, 1);
}

static const SatFileFlags all_flags[] = { SAT_FILE_DEFAULT, SAT_FILE_OWN };
static const char *const olds[] = { "the old file\n", NULL };
static const gsize lengths[] = { 0, 1, 100, 200000 };

static void
test_faults (Fixture *self,
             gconstpointer data)
{
  const TestFaultLoop loop = { self->folder, prepare, run, check, self };

  for (gsize i = 0; i < G_N_ELEMENTS (olds); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (lengths); j++)
      for (gsize k = 0; k < G_N_ELEMENTS (all_flags); k++)
        {
          g_autofree char *text = g_strnfill (lengths[j], 'x');

          self->old = olds[i];
          self->new = text;
          self->length = lengths[j];
          self->flags = all_flags[k];
          /* Opening the folder and the file, one write or more, two fsyncs, a close, a rename. */
          g_assert_cmpuint (test_fault_loop (&loop), >=, self->length > 0 ? 8 : 6);
          if (self->length > 0)
            g_assert_cmpuint (test_fault_loop_room (&loop, (gint64)self->length), >=, 1);
        }
}

/* A folder in which nothing can be made, for whom everything is allowed. */
static void
test_read_only (Fixture *self,
                gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  self->old = "old";
  prepare (self);
  test_fault_set_read_only (self->folder);
  g_assert_false (sat_file_save (self->path, "new", 3, 0, &error));
  g_assert_true (test_fault_disarm ());
  g_assert_error (error, SAT_FILE_ERROR, SAT_FILE_ERROR_FOLDER);
  test_words_assert (error, "no new file can be made in the folder");
  test_fault_check_file (self->path, "old", 3, "new", 3, FALSE);
}

/* The etag is known when the new file is in its place, even if that may not last. */
static void
test_etag (Fixture *self,
           gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("new", 3);
  g_autoptr (GError) error = NULL;
  g_autofree char *etag = NULL;
  g_autofree char *next = NULL;

  self->old = "old";
  prepare (self);
  test_fault_arm (self->folder, TEST_FAULT_FSYNC, 1, 5);
  g_assert_false (sat_file_save_bytes (file, bytes, 0, NULL, &etag, NULL, &error));
  g_assert_true (test_fault_disarm ());
  g_assert_null (etag);
  g_clear_error (&error);

  test_fault_arm (self->folder, TEST_FAULT_FSYNC, 2, 5);
  g_assert_false (sat_file_save_bytes (file, bytes, 0, NULL, &etag, NULL, &error));
  g_assert_true (test_fault_disarm ());
  g_assert_nonnull (etag);
  g_clear_error (&error);
  g_assert_true (sat_file_save_bytes (file, bytes, 0, etag, &next, NULL, &error));
  g_assert_no_error (error);
}

#define ADD(name, func) \
  g_test_add ("/file-faults/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("faults", test_faults);
  ADD ("read-only", test_read_only);
  ADD ("etag", test_etag);
  return g_test_run ();
}
