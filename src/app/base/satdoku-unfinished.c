/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Files that were being written when the program was killed. They stand in the folders of the
 * player, so these are noted before anything is written there: a note is a symbolic link to the
 * folder, in a folder of the program, which is made at once or not at all. The next start cleans
 * the folders that are noted. Only what the program itself has left there is ever removed, see
 * sat-file-leftovers.c. */

#include "satdoku-config.h"

#include "satdoku-unfinished.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sat-file-leftovers.h>
#include <sat-process.h>
#include <stdlib.h>
#include <unistd.h>

static char *
get_notes (void)
{
  return g_build_filename (g_get_user_data_dir (), "satdoku", "writing", NULL);
}

/* The folder in which the new file will stand: that of the file behind all links. */
static char *
find_folder (GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *folder = NULL;
  char *real = NULL;
  char *found = NULL;

  if (path == NULL)
    return NULL;
  real = realpath (path, NULL);
  folder = g_path_get_dirname (real != NULL ? real : path);
  free (real);
  real = realpath (folder, NULL);
  found = g_strdup (real);
  free (real);
  return found;
}

/* Notes its folder. Where no note can be made, there is no harm in it: what is left there is
 * removed when a file is written in the folder the next time. */
void
satdoku_unfinished_note (GFile *file)
{
  g_autofree char *folder = NULL;
  g_autofree char *notes = NULL;
  g_autofree char *name = NULL;
  g_autofree char *path = NULL;

  g_return_if_fail (G_IS_FILE (file));

  folder = find_folder (file);
  if (folder == NULL)
    return;
  notes = get_notes ();
  name = g_compute_checksum_for_string (G_CHECKSUM_SHA256, folder, -1);
  path = g_build_filename (notes, name, NULL);
  if (g_mkdir_with_parents (notes, 0700) != 0 || (symlink (folder, path) != 0 && errno != EEXIST))
    g_debug ("%s is not noted: %s", folder, g_strerror (errno));
}

/* Is something there that another program still writes? */
static gboolean
is_in_use (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (sat_file_leftovers_is_name (name))
      return TRUE;
  return FALSE;
}

/* A folder of the program with all that its parts have made in it. */
static void
clean_own (const char *parent)
{
  g_autofree char *folder = g_build_filename (parent, "satdoku", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  sat_file_leftovers_clean_path (folder);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (!g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        sat_file_leftovers_clean_path (path);
    }
}

static void
clean_noted (void)
{
  g_autofree char *notes = get_notes ();
  g_autoptr (GDir) dir = g_dir_open (notes, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *note = g_build_filename (notes, name, NULL);

      if (!g_file_test (note, G_FILE_TEST_IS_SYMLINK))
        continue;
      sat_file_leftovers_clean_path (note);
      if (!is_in_use (note))
        g_unlink (note);
    }
}

/* Removes what programs that were killed have left in the noted folders and in those of the
 * program, whichever part of it writes there, and then the notes; also folders of solvers. What
 * another program is just writing stays. A folder may be on another computer, so this may take
 * long. */
void
satdoku_unfinished_clean (void)
{
  clean_own (g_get_user_data_dir ());
  clean_own (g_get_user_cache_dir ());
  clean_noted ();
  sat_process_clean ();
}

static void
clean_in_thread (GTask *task,
                 gpointer source,
                 gpointer task_data,
                 GCancellable *cancellable)
{
  satdoku_unfinished_clean ();
  g_task_return_boolean (task, TRUE);
}

/* Does what satdoku_unfinished_clean() does, without blocking. */
void
satdoku_unfinished_clean_async (GAsyncReadyCallback callback,
                                gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, user_data);

  g_task_set_source_tag (task, satdoku_unfinished_clean_async);
  g_task_run_in_thread (task, clean_in_thread);
}
