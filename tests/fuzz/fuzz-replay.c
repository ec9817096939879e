/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Takes the place of libFuzzer where there is none: runs a target on every file of the
 * folders named, as it is, cut off, and with bytes changed. The changes are the same
 * on every run. A target that goes wrong aborts. */

#include "fuzz.h"

#include <glib.h>
#include <stdio.h>
#include <string.h>

#define N_CHANGES 100

/* Bytes that readers treat in a way of their own. */
static const char special[] = "\0\n\r\t 0129-+%.,:;_*#[]{}|<>\"'cpvsSU\xff\xfe\xef\x80";

/* Runs a copy of just that size, so that a sanitizer sees what is read beyond it. */
static void
run (const char *text,
     gsize length)
{
  g_autofree uint8_t *copy = g_malloc (MAX (length, 1));

  memcpy (copy, text, length);
  LLVMFuzzerTestOneInput (copy, length);
}

static void
run_changed (const char *text,
             gsize length)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  g_autofree char *changed = g_malloc (length);

  for (guint i = 0; i < N_CHANGES; i++)
    {
      guint n_bytes = (guint)g_rand_int_range (rand, 1, 4);

      memcpy (changed, text, length);
      for (guint k = 0; k < n_bytes; k++)
        {
          gsize place = g_rand_int (rand) % length;

          changed[place] = special[g_rand_int (rand) % (sizeof special - 1)];
        }
      run (changed, length);
      run (text, g_rand_int (rand) % length);
    }
}

static void
run_folder (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;
      gsize length;

      g_file_get_contents (path, &text, &length, &error);
      g_assert_no_error (error);
      printf ("%s\n", path);
      fflush (stdout); /* the last one printed is the one that went wrong */
      run (text, length);
      if (length > 0)
        run_changed (text, length);
    }
}

int
main (int argc,
      char **argv)
{
  g_assert_cmpint (argc, >, 1);
  run ("", 0);
  for (int i = 1; i < argc; i++)
    run_folder (argv[i]);
  return 0;
}
