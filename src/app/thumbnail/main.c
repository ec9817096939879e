/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The program that file managers start for a thumbnail, often in a sandbox without a display:
 * satdoku-thumbnailer -s SIZE FILE PICTURE. What it prints helps to find what is wrong. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <sat-exhaustion.h>
#include <sat-file-writer.h>
#include <sat-load.h>
#include <words-error.h>
#include <words-exhaustion.h>

#include "satdoku-thumbnail.h"

#define PROGRAM "satdoku-thumbnailer"
#define SIZE_USUAL 256
/* As the command line's. */
#define EXIT_BAD_INPUT 2
#define EXIT_EXHAUSTED 3

static SudokuContents *
read_file (const char *path,
           GError **error)
{
  g_autofree char *name = g_filename_display_basename (path);
  g_autoptr (GInputStream) stream = sat_load_open (path, error);
  g_autoptr (SudokuContents) contents = NULL;

  if (stream == NULL)
    return NULL;
  contents = sudoku_contents_load (name, stream, NULL, error);
  if (contents == NULL || !sudoku_contents_read (contents, SUDOKU_CONTENTS_PUZZLE, NULL, error))
    return NULL;
  return g_steal_pointer (&contents);
}

static cairo_status_t
write_cb (void *closure,
          const unsigned char *data,
          unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static gboolean
save (cairo_surface_t *surface,
      const char *path,
      GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GByteArray) array = g_byte_array_new ();
  g_autoptr (GBytes) bytes = NULL;
  cairo_status_t status = cairo_surface_write_to_png_stream (surface, write_cb, array);

  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
      return FALSE;
    }
  bytes = g_byte_array_free_to_bytes (g_steal_pointer (&array));
  return sat_file_save_bytes (file, bytes, SAT_FILE_DEFAULT, NULL, NULL, NULL, error);
}

static gboolean
draw_file (const char *path,
           const char *picture,
           int size,
           GError **error)
{
  g_autoptr (SudokuContents) contents = read_file (path, error);
  cairo_surface_t *surface = NULL;
  gboolean saved;

  if (contents != NULL)
    surface = satdoku_thumbnail_draw_contents (contents, size, error);
  if (surface == NULL)
    return FALSE;
  saved = save (surface, picture, error);
  cairo_surface_destroy (surface);
  return saved;
}

int
main (int argc,
      char *argv[])
{
  int size = SIZE_USUAL;
  g_auto (GStrv) files = NULL;
  const GOptionEntry options[] = {
    { "size", 's', 0, G_OPTION_ARG_INT, &size, "Width and height in pixels", "SIZE" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, "FILE PICTURE" },
    { NULL },
  };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, SATDOKU_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  sat_exhaustion_watch (words_no_memory (PROGRAM), words_no_resource (PROGRAM), EXIT_EXHAUSTED);
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      g_printerr (PROGRAM ": %s\n", error->message);
      return EXIT_BAD_INPUT;
    }
  if (files == NULL || g_strv_length (files) != 2)
    {
      g_printerr (PROGRAM ": a file and the name of a picture are expected\n");
      return EXIT_BAD_INPUT;
    }
  size = CLAMP (size, SATDOKU_THUMBNAIL_SIZE_MIN, SATDOKU_THUMBNAIL_SIZE_MAX);
  if (!draw_file (files[0], files[1], size, &error))
    {
      g_autofree char *text = words_error (error, WORDS_STYLE_TERMINAL);

      g_printerr (PROGRAM ": %s\n", text);
      return EXIT_BAD_INPUT;
    }
  return 0;
}
