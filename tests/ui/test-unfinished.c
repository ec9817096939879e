/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a program leaves that is killed while it saves is gone after the next start. */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "sat-file-writer.h"
#include "satdoku-unfinished.h"

typedef struct
{
  char *folder;
  char *path;
  char *notes;
} Fixture;

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "puzzle.satdoku", NULL);
  self->notes = g_build_filename (g_get_user_data_dir (), "satdoku", "writing", NULL);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_remove (self->path);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->folder);
  g_free (self->path);
  g_free (self->notes);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* A process that notes where it writes and begins to write; killed when the byte comes back. */
static pid_t
begin_to_save (Fixture *self)
{
  int ready[2];
  char byte;
  pid_t pid;

  g_assert_cmpint (pipe (ready), ==, 0);
  pid = fork ();
  if (pid == 0)
    {
      g_autoptr (GFile) file = g_file_new_for_path (self->path);

      satdoku_unfinished_note (file);
      if (sat_file_writer_new (self->path, 0, NULL, NULL, NULL) == NULL ||
          write (ready[1], "x", 1) != 1)
        _exit (1);
      pause ();
      _exit (0);
    }
  close (ready[1]);
  g_assert_cmpint (read (ready[0], &byte, 1), ==, 1);
  close (ready[0]);
  return pid;
}

static void
done_cb (GObject *source,
         GAsyncResult *result,
         gpointer done)
{
  *(gboolean *)done = TRUE;
}

static void
test_killed (Fixture *self,
             gconstpointer data)
{
  pid_t pid = begin_to_save (self);
  gboolean done = FALSE;

  /* It is still there: nothing is taken away, and it stays noted. */
  satdoku_unfinished_clean ();
  g_assert_cmpuint (count_files (self->folder), ==, 1);
  g_assert_cmpuint (count_files (self->notes), ==, 1);
  g_assert_cmpint (kill (pid, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (pid, NULL, 0), ==, pid);
  g_assert_cmpuint (count_files (self->folder), ==, 1);
  satdoku_unfinished_clean_async (done_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_files (self->folder), ==, 0);
  g_assert_cmpuint (count_files (self->notes), ==, 0);
}

/* Whichever part of the program was writing: a collection, a game, a puzzle that lay ready. */
static void
test_own_folders (Fixture *self,
                  gconstpointer data)
{
  static const char *const names[] = { "", "games", "collections", "new", "dragged", "later" };
  const char *const parents[] = { g_get_user_data_dir (), g_get_user_cache_dir () };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (parents); k++)
      {
        g_autofree char *folder = g_build_filename (parents[k], "satdoku", names[i], NULL);
        g_autofree char *left = g_build_filename (folder, ".b.puzzles.satdoku~AAAAAAAAAAAA", NULL);
        g_autofree char *mine = g_build_filename (folder, ".b.puzzles~AAAAAAAAAAAA", NULL);

        g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
        g_assert_true (g_file_set_contents (left, "x", 1, NULL));
        g_assert_true (g_file_set_contents (mine, "x", 1, NULL));
        satdoku_unfinished_clean ();
        g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
        g_assert_true (g_file_test (mine, G_FILE_TEST_EXISTS));
      }
}

/* The folder that is noted is the one behind a link. */
static void
test_link (Fixture *self,
           gconstpointer data)
{
  g_autofree char *other = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_autofree char *link = g_build_filename (other, "link", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (link);
  g_autofree char *left = g_build_filename (self->folder, ".a.satdoku~AAAAAAAAAAAA", NULL);

  g_assert_true (g_file_set_contents (self->path, "x", 1, NULL));
  g_assert_cmpint (symlink (self->path, link), ==, 0);
  satdoku_unfinished_note (file);
  satdoku_unfinished_note (file);
  g_assert_cmpuint (count_files (self->notes), ==, 1);
  g_assert_true (g_file_set_contents (left, "x", 1, NULL));
  satdoku_unfinished_clean ();
  g_assert_cmpuint (count_files (self->folder), ==, 1);
  g_remove (link);
  g_assert_cmpint (g_rmdir (other), ==, 0);
}

/* A folder of a solver whose supervisor was killed, too. */
static void
test_solver_folder (Fixture *self,
                    gconstpointer data)
{
  g_autofree char *name = g_strdup_printf ("satdoku-solver-test%d", (int)getpid ());
  g_autofree char *folder = g_build_filename (g_get_tmp_dir (), name, NULL);
  g_autofree char *formula = g_build_filename (folder, "formula.cnf", NULL);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (formula, "p cnf 0 0", -1, NULL));
  satdoku_unfinished_clean ();
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add ("/unfinished/killed", Fixture, NULL, set_up, test_killed, tear_down);
  g_test_add ("/unfinished/solver-folder", Fixture, NULL, set_up, test_solver_folder, tear_down);
  g_test_add ("/unfinished/own-folders", Fixture, NULL, set_up, test_own_folders, tear_down);
  g_test_add ("/unfinished/link", Fixture, NULL, set_up, test_link, tear_down);
  return g_test_run ();
}
