/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any files in the data folder of version 0.1: "== NAME" begins a file of that name. When they have
 * been taken over, and all that are found have been taken up to be played, every one is still
 * there, byte for byte, whatever it holds. */

#include "fuzz.h"

#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <satdoku-game-store.h>
#include <satdoku-old-games.h>
#include <unistd.h>

#include "test-folder.h"

#define BEGIN "== "
#define N_FILES_MAX 12
#define NAME_MAX_LENGTH 60
/* The highest number is left free, so that there is always one that follows. */
#define N_DIGITS_MAX 15

static const char *const folders[] = { "", "earlier", "games" };

/* Locks, and games that somebody has removed. */
static gboolean
may_go (const char *name)
{
  return g_str_has_suffix (name, "lock") || g_str_has_suffix (name, ".removed");
}

/* A name in one of the folders, or NULL. */
static char *
make_path (const char *data_folder,
           const char *name)
{
  const char *slash = strchr (name, '/');
  const char *base = slash != NULL ? slash + 1 : name;

  if (strlen (name) > NAME_MAX_LENGTH || *base == '\0' || strchr (base, '/') != NULL ||
      g_str_equal (base, ".") || g_str_equal (base, ".."))
    return NULL;
  for (gsize i = 1; slash != NULL && i < G_N_ELEMENTS (folders); i++)
    if (strncmp (name, folders[i], (gsize)(slash - name)) == 0 &&
        strspn (base, "0123456789") <= N_DIGITS_MAX)
      return g_build_filename (data_folder, folders[i], base, NULL);
  return slash == NULL ? g_build_filename (data_folder, base, NULL) : NULL;
}

static void
make_file (const char *path,
           const char *text)
{
  int fd = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

  if (fd < 0)
    return;
  g_assert_cmpint (write (fd, text, strlen (text)), ==, (gssize)strlen (text));
  close (fd);
}

static void
make_files (const char *data_folder,
            const char *text)
{
  g_auto (GStrv) files = g_strsplit (text, BEGIN, N_FILES_MAX);

  for (guint i = 0; files[i] != NULL; i++)
    {
      char *newline = strchr (files[i], '\n');
      g_autofree char *path = NULL;

      if (newline == NULL)
        continue;
      *newline = '\0';
      path = make_path (data_folder, files[i]);
      if (path != NULL)
        make_file (path, newline + 1);
    }
}

static void
add_contents (const char *folder,
              GPtrArray *contents)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      char *text = NULL;

      if (!may_go (name) && g_file_test (path, G_FILE_TEST_IS_REGULAR) &&
          g_file_get_contents (path, &text, NULL, NULL))
        g_ptr_array_add (contents, text);
    }
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(char *const *)a, *(char *const *)b);
}

/* Of all files, in an order of their own. */
static GPtrArray *
collect (const char *data_folder)
{
  GPtrArray *contents = g_ptr_array_new_with_free_func (g_free);

  for (gsize i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *folder = g_build_filename (data_folder, folders[i], NULL);

      add_contents (folder, contents);
    }
  g_ptr_array_sort (contents, compare_texts);
  return contents;
}

static void
check_same (const GPtrArray *before,
            const char *data_folder)
{
  g_autoptr (GPtrArray) after = collect (data_folder);

  g_assert_cmpuint (after->len, ==, before->len);
  for (guint i = 0; i < after->len; i++)
    g_assert_cmpstr (g_ptr_array_index (after, i), ==, g_ptr_array_index (before, i));
}

/* Each that is found is a game, or gone from the list. */
static void
take_all (const char *folder)
{
  g_autoptr (SatdokuGameStore) store = satdoku_game_store_new (folder);
  g_autoptr (GArray) numbers = satdoku_game_store_list_free (store);

  for (guint i = 0; i < numbers->len; i++)
    {
      gint64 number = g_array_index (numbers, gint64, i);
      g_autoptr (SatdokuClaim) claim = NULL;
      g_autoptr (GError) damage = NULL;
      g_autoptr (SatdokuJournal) journal =
        satdoku_game_store_take (store, number, &claim, &damage);
      g_autofree char *path = satdoku_game_folder_make_path (folder, number);

      g_assert_true ((journal != NULL) == (claim != NULL));
      g_assert_true (journal != NULL || damage != NULL);
      g_assert_true (journal == NULL || journal->game != NULL);
      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS) == (journal != NULL));
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  g_autofree char *text = g_strndup ((const char *)data, size);
  g_autofree char *data_folder = g_dir_make_tmp ("satdoku-XXXXXX", NULL);
  g_autofree char *earlier = g_build_filename (data_folder, "earlier", NULL);
  g_autofree char *folder = g_build_filename (data_folder, "games", NULL);
  g_autofree char *last = g_build_filename (data_folder, "game.satdoku", NULL);
  g_autoptr (GPtrArray) before = NULL;

  g_mkdir (earlier, 0700);
  g_mkdir (folder, 0700);
  make_files (data_folder, text);
  before = collect (data_folder);
  satdoku_old_games_take_over (data_folder, folder);
  check_same (before, data_folder);
  g_assert_false (g_file_test (last, G_FILE_TEST_EXISTS));
  take_all (folder);
  check_same (before, data_folder);
  test_remove_tree (data_folder);
  return 0;
}
