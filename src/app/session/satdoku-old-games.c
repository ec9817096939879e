/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that version 0.1 has kept, as they stand in the data folder of the program:
 *
 *   game.satdoku              the game that was played last, and game.satdoku.lock
 *   game-2.satdoku            that of a second window, with a lock of its own; and so on
 *   earlier/7.satdoku         games that were left: the higher the number, the later
 *
 * They are moved into the store in the order in which they were played. Each is renamed, which is
 * done or not done: if the program is killed meanwhile, it goes on at the next start. */

#include "satdoku-config.h"

#include "satdoku-old-games.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "satdoku-game-folder.h"
#include "satdoku-kept-file.h"

#define GAME "game.satdoku"
#define OTHER_GAME "game-%u.satdoku"
#define EARLIER "earlier"

/* So many windows of version 0.1 were hardly open at once. */
#define N_OTHERS_MAX 99

static gboolean
move (const char *path,
      const char *folder)
{
  g_autoptr (SatdokuClaim) claim = NULL;
  g_autofree char *new_path = NULL;

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return FALSE;
  claim = satdoku_game_folder_claim_next (folder);
  new_path = satdoku_game_folder_make_path (folder, satdoku_claim_get_number (claim));
  return satdoku_kept_file_rename (path, new_path, NULL);
}

/* Unless a program of that version still plays it. */
static void
move_unlocked (const char *data_folder,
               const char *name,
               const char *folder)
{
  g_autofree char *path = g_build_filename (data_folder, name, NULL);
  g_autofree char *lock_path = g_strconcat (path, ".lock", NULL);
  int lock = open (lock_path, O_RDWR | O_NONBLOCK | O_CLOEXEC);

  if (lock < 0 || flock (lock, LOCK_EX | LOCK_NB) == 0)
    {
      move (path, folder);
      g_unlink (lock_path);
    }
  if (lock >= 0)
    close (lock);
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  gint64 first = *(const gint64 *)a, second = *(const gint64 *)b;

  return (first > second) - (first < second);
}

/* The numbers of the games in a folder, the lowest first. They may be negative. */
static GArray *
list (const char *earlier)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GDir) dir = g_dir_open (earlier, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      char *end = NULL;
      gint64 number = g_ascii_strtoll (name, &end, 10);

      if (end != name && g_str_equal (end, ".satdoku"))
        g_array_append_val (numbers, number);
    }
  g_array_sort (numbers, compare_numbers);
  return numbers;
}

static void
move_earlier (const char *data_folder,
              const char *folder)
{
  g_autofree char *earlier = g_build_filename (data_folder, EARLIER, NULL);
  g_autoptr (GArray) numbers = list (earlier);

  for (guint i = 0; i < numbers->len; i++)
    {
      g_autofree char *path =
        satdoku_game_folder_make_path (earlier, g_array_index (numbers, gint64, i));

      move (path, folder);
    }
  /* Only when nothing else is in it. */
  g_rmdir (earlier);
}

/* The highest number of a window that has left a game or a lock; 1 when there was only one window.
 * The folder is read once: to try all numbers takes hundreds of calls at every start. */
static guint
find_last_window (const char *data_folder)
{
  g_autoptr (GDir) dir = g_dir_open (data_folder, 0, NULL);
  const char *name;
  guint last = 1;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      guint number;

      if (sscanf (name, OTHER_GAME, &number) == 1 && number <= N_OTHERS_MAX)
        last = MAX (last, number);
    }
  return last;
}

/* @folder must be there. Costs a look at a few names when there are no such games. */
void
satdoku_old_games_take_over (const char *data_folder,
                             const char *folder)
{
  g_return_if_fail (data_folder != NULL && folder != NULL);

  move_earlier (data_folder, folder);
  for (guint n = find_last_window (data_folder); n > 1; n--)
    {
      g_autofree char *name = g_strdup_printf (OTHER_GAME, n);

      move_unlocked (data_folder, name, folder);
    }
  move_unlocked (data_folder, GAME, folder);
}
