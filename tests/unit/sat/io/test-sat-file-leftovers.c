/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What programs that were killed while they wrote leave behind, and who may take it away. */

#include "sat-file-leftovers.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "sat-file-writer.h"

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
  self->path = g_build_filename (self->folder, "puzzle.satdoku", NULL);
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

static guint
count_files (Fixture *self)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
test_names (void)
{
  g_autofree char *long_base = g_strnfill (255, 'x');
  const char *bases[] = { "a", "puzzle.satdoku", ".hidden", "Rätsel äöü.cnf.gz", long_base };
  const char *others[] = { "",
                           ".",
                           "..",
                           "puzzle.satdoku",
                           ".puzzle.satdoku~",
                           ".puzzle.satdoku~k3J9xQ2bT7a",
                           ".puzzle.satdoku~k3J9xQ2bT7aaa",
                           ".puzzle.satdoku~k3J9xQ2bT7a~",
                           "puzzle.satdoku~k3J9xQ2bT7aa",
                           ".goutputstream-k3J9xQ2bT7aa" };

  for (gsize i = 0; i < G_N_ELEMENTS (bases); i++)
    {
      g_autofree char *first = sat_file_leftovers_make_name (bases[i]);
      g_autofree char *second = sat_file_leftovers_make_name (bases[i]);

      g_assert_cmpstr (first, !=, second);
      g_assert_true (sat_file_leftovers_is_name (first));
      g_assert_true (strncmp (first + 1, bases[i], MIN (strlen (bases[i]), 64)) == 0);
      g_assert_true (g_utf8_validate (first, -1, NULL));
      g_assert_cmpuint (strlen (first), <=, 143);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_false (sat_file_leftovers_is_name (others[i]));
}

/* A name of many bytes is not cut in the middle of a letter. */
static void
test_names_of_letters (void)
{
  for (guint before = 0; before < 4; before++)
    {
      g_autoptr (GString) base = g_string_new (NULL);
      g_autofree char *name = NULL;

      for (guint i = 0; i < before; i++)
        g_string_append_c (base, 'x');
      for (guint i = 0; i < 40; i++)
        g_string_append (base, "数");
      name = sat_file_leftovers_make_name (base->str);
      g_assert_true (g_utf8_validate (name, -1, NULL));
    }
}

static void
add_file (Fixture *self,
          const char *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, "a part", -1, NULL));
}

static void
remove_file (Fixture *self,
             const char *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);

  g_assert_cmpint (g_remove (path), ==, 0);
}

static void
test_clean (Fixture *self,
            gconstpointer data)
{
  g_autofree char *link = g_build_filename (self->folder, ".link.satdoku~k3J9xQ2bT7aa", NULL);
  g_autofree char *folder = g_build_filename (self->folder, ".dir.satdoku~k3J9xQ2bT7aa", NULL);

  add_file (self, "mine");
  add_file (self, ".mine.satdoku~k3J9xQ2bT7aa");
  add_file (self, ".other.cnf.satdoku~AAAAAAAAAAAA");
  g_assert_cmpint (symlink ("mine", link), ==, 0);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpuint (sat_file_leftovers_clean_path (self->folder), ==, 2);
  g_assert_cmpuint (sat_file_leftovers_clean_path (self->folder), ==, 0);
  g_assert_cmpuint (count_files (self), ==, 3);
  g_remove (link);
  g_rmdir (folder);
  remove_file (self, "mine");
  g_assert_cmpuint (sat_file_leftovers_clean_path ("/no/such/folder"), ==, 0);
}

/* What somebody still writes stays, in this process and from another. */
static void
test_in_use (Fixture *self,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SatFileWriter) writer = sat_file_writer_new (self->path, 0, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (sat_file_leftovers_clean_path (self->folder), ==, 0);
  g_assert_true (sat_file_save (self->path, "two", 3, 0, &error));
  g_assert_cmpuint (count_files (self), ==, 2);
  g_assert_true (sat_file_writer_commit (writer, NULL, &error));
  g_assert_cmpuint (count_files (self), ==, 1);
}

/* A process that begins to write and is killed. */
static void
leave_one (Fixture *self)
{
  int ready[2];
  char byte;
  pid_t pid;

  g_assert_cmpint (pipe (ready), ==, 0);
  pid = fork ();
  if (pid == 0)
    {
      if (sat_file_writer_new (self->path, 0, NULL, NULL, NULL) == NULL)
        _exit (1);
      if (write (ready[1], "x", 1) != 1)
        _exit (1);
      pause ();
      _exit (0);
    }
  close (ready[1]);
  g_assert_cmpint (read (ready[0], &byte, 1), ==, 1);
  close (ready[0]);
  g_assert_cmpuint (sat_file_leftovers_clean_path (self->folder), ==, 0);
  g_assert_cmpint (kill (pid, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (pid, NULL, 0), ==, pid);
}

static void
test_killed (Fixture *self,
             gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  leave_one (self);
  g_assert_cmpuint (count_files (self), ==, 1);
  g_assert_cmpuint (sat_file_leftovers_clean_path (self->folder), ==, 1);
  leave_one (self);
  g_assert_true (sat_file_save (self->path, "whole", 5, 0, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (count_files (self), ==, 1);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/file-leftovers/names", test_names);
  g_test_add_func ("/file-leftovers/names-of-letters", test_names_of_letters);
  g_test_add ("/file-leftovers/clean", Fixture, NULL, set_up, test_clean, tear_down);
  g_test_add ("/file-leftovers/in-use", Fixture, NULL, set_up, test_in_use, tear_down);
  g_test_add ("/file-leftovers/killed", Fixture, NULL, set_up, test_killed, tear_down);
  return g_test_run ();
}
