/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The folder of games. Each game is a file of its own, named by a number: the higher, the later it
 * was taken up to be played.
 *
 *   12.satdoku                a game
 *   12.satdoku.damaged        a file that could not be read in full; ".damaged.2" when there is one
 *   12.removed                a game that was removed, as long as that can be undone
 *   lock                      see satdoku-claim.c
 *
 * Playing a game takes a claim on its number: a game without a claim may be resumed by any
 * process. */

#include "satdoku-config.h"

#include "satdoku-game-folder.h"

#include <string.h>
#include <sys/stat.h>

/* The number that a name begins with, 0 if it is none; @rest is what follows. */
static gint64
read_number (const char *name,
             const char **rest)
{
  char *end = NULL;
  gint64 number = g_ascii_strtoll (name, &end, 10);

  *rest = end;
  return g_ascii_isdigit (name[0]) && number <= SATDOKU_GAME_NUMBER_MAX ? number : 0;
}

static gint64
find_highest (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name, *rest;
  gint64 highest = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      gint64 number = read_number (name, &rest);

      highest = MAX (highest, number);
    }
  return highest;
}

/* Claims a number that is higher than all there are. No file in the folder has it. */
SatdokuClaim *
satdoku_game_folder_claim_next (const char *folder)
{
  gint64 number = 0;

  g_return_val_if_fail (folder != NULL, NULL);

  for (;;)
    {
      g_autoptr (SatdokuClaim) claim = NULL;
      gint64 highest = find_highest (folder);

      number = MAX (number, highest) + 1;
      claim = satdoku_claim_new (folder, number);
      /* Between looking and claiming another program may have made it. */
      if (claim != NULL && find_highest (folder) < number)
        return g_steal_pointer (&claim);
    }
}

char *
satdoku_game_folder_make_path (const char *folder,
                               gint64 number)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (folder != NULL, NULL);

  name = g_strdup_printf ("%" G_GINT64_FORMAT SATDOKU_GAME_SUFFIX, number);
  return g_build_filename (folder, name, NULL);
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b)
{
  gint64 first = *(const gint64 *)a, second = *(const gint64 *)b;

  return (first < second) - (first > second);
}

static gboolean
is_plain_file (const char *folder,
               const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  struct stat info;

  return lstat (path, &info) == 0 && S_ISREG (info.st_mode);
}

/* The numbers of the games, which are plain files, the highest first. All others in the folder
 * are none of ours. The folder need not exist. */
GArray *
satdoku_game_folder_list (const char *folder)
{
  GArray *numbers;
  g_autoptr (GDir) dir = NULL;
  const char *name, *rest;

  g_return_val_if_fail (folder != NULL, NULL);

  numbers = g_array_new (FALSE, FALSE, sizeof (gint64));
  dir = g_dir_open (folder, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      gint64 number = read_number (name, &rest);

      if (number > 0 && g_str_equal (rest, SATDOKU_GAME_SUFFIX) && is_plain_file (folder, name))
        g_array_append_val (numbers, number);
    }
  g_array_sort (numbers, compare_numbers);
  return numbers;
}

/* The number of the game that a name without its end is about; 0: it is none of ours. */
gint64
satdoku_game_folder_read_stem (const char *stem)
{
  const char *rest;
  gint64 number;

  g_return_val_if_fail (stem != NULL, 0);

  number = read_number (stem, &rest);
  return *rest == '\0' ? number : 0;
}
