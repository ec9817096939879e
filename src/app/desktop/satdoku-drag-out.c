/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzle that is played, or a card of the library, dragged into other programs. The receiver
 * chooses the form: an editor gets text, a file manager a saved game, a program for pictures the
 * board as a picture. The picture is drawn, in a thread, when it is requested. The file is made
 * when the drag begins, in a folder of the cache that holds one game at a time: the receiver copies
 * the file. */

#include "satdoku-config.h"

#include "satdoku-drag-out.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sudoku-format.h>

#include "satdoku-class.h"
#include "satdoku-clipboard.h"
#include "satdoku-file.h"
#include "satdoku-picture-provider.h"
#include "satdoku-thumbnail.h"

/* Pixels of what is seen under the pointer, which is held a little off its corner. */
#define ICON_SIZE 96
#define ICON_GRIP 8
/* What a drag of the puzzle is known by. */
#define DRAG_KEY "satdoku-drag-out"
/* Milliseconds for which a source is kept after each press. GTK lets no drag begin in the first 100
 * of them; up to 4.18 it writes into the source when they are over, be it gone or not: a click that
 * ends the window, or another one soon after it, would corrupt memory that is used for something
 * else by then. */
#define KEEP_INTERVAL 500

struct _SatdokuDragOut
{
  GObject parent_instance;

  /* Owned. */
  SatdokuGameDocument *document; /* (nullable): of the game that is played */
  SudokuGame *game;              /* (nullable): what was dragged last */
  SudokuSymbols *symbols;        /* (nullable): with its symbols */
  char *name;                    /* (nullable): and its name */

  /* Borrowed. */
  SatdokuBoard *board;     /* (nullable): weak */
  SatdokuLibrary *library; /* (nullable): weak */
};

G_DEFINE_FINAL_TYPE (SatdokuDragOut, satdoku_drag_out, G_TYPE_OBJECT)

static GdkContentProvider *
provide_text (const SudokuDocument *document)
{
  g_autofree char *text =
    sudoku_format_write (sudoku_format_for_output (NULL, document), document, NULL);
  g_autoptr (GBytes) bytes = NULL;

  if (text == NULL)
    return NULL;
  bytes = g_bytes_new (text, strlen (text));
  return satdoku_content_provider_new_for_text (bytes);
}

static void
forget (SatdokuDragOut *self)
{
  g_clear_object (&self->game);
  g_clear_pointer (&self->symbols, sudoku_symbols_free);
  g_clear_pointer (&self->name, g_free);
}

static void
find_played (SatdokuDragOut *self)
{
  SudokuGame *game = satdoku_game_document_get_game (self->document);
  GFile *file = satdoku_game_document_get_file (self->document);
  char *dot;

  if (game == NULL || self->board == NULL)
    return;
  self->game = g_object_ref (game);
  self->symbols = sudoku_symbols_copy (satdoku_board_get_symbols (self->board));
  self->name = file != NULL ? g_file_get_basename (file) : NULL;
  dot = self->name != NULL ? strrchr (self->name, '.') : NULL;
  if (dot != NULL && dot != self->name)
    *dot = '\0';
}

static void
find_card (SatdokuDragOut *self,
           double x,
           double y)
{
  const SudokuSymbols *symbols;
  guint side;

  if (self->library == NULL)
    return;
  self->game = satdoku_library_read_at (self->library, x, y, &self->name);
  if (self->game == NULL)
    return;
  side = sudoku_geometry_get_side (sudoku_grid_get_geometry (sudoku_game_get_grid (self->game)));
  symbols = sudoku_game_get_symbols (self->game);
  self->symbols = sudoku_symbols_copy (
    symbols != NULL ? symbols : sudoku_symbols_for_side (sudoku_symbols_find ("decimal"), side));
}

/* As it is called in the window, which need not be the name of a file, nor one that can be. */
static char *
make_name (SatdokuDragOut *self)
{
  g_autofree char *name = g_strdup (self->name);

  if (name != NULL)
    g_strdelimit (name, "/", '-');
  /* Translators: the name of the file that a puzzle is dragged out of the window as. */
  return g_strdup_printf ("%s.satdoku", name != NULL ? name : _ ("Puzzle"));
}

/* Removes what earlier drags have left. */
static void
empty (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
}

static GdkContentProvider *
provide_file (SatdokuDragOut *self,
              const SudokuDocument *document)
{
  g_autofree char *folder =
    g_build_filename (g_get_user_cache_dir (), "satdoku", "dragged", NULL);
  g_autofree char *name = make_name (self);
  g_autofree char *text =
    sudoku_format_write (sudoku_format_find_for_games (), document, NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, name, NULL);
  g_autoptr (GBytes) bytes = NULL;
  GdkFileList *files;
  GdkContentProvider *provider;

  if (text == NULL || g_mkdir_with_parents (folder, 0700) != 0)
    return NULL;
  empty (folder);
  bytes = g_bytes_new (text, strlen (text));
  satdoku_file_save_async (file, bytes, NULL, NULL, NULL, NULL);
  files = gdk_file_list_new_from_array (&file, 1);
  provider = gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, files);
  g_boxed_free (GDK_TYPE_FILE_LIST, files);
  return provider;
}

/* (transfer full) (nullable): the puzzle as it is now, as text, file and picture; NULL when there
 * is no game. @x, @y: where the drag begins */
GdkContentProvider *
satdoku_drag_out_create_provider (SatdokuDragOut *self,
                                  double x,
                                  double y)
{
  g_autoptr (SudokuDocument) document = NULL;
  GdkContentProvider *providers[3];
  gsize n = 0;

  g_return_val_if_fail (SATDOKU_IS_DRAG_OUT (self), NULL);

  forget (self);
  if (self->document != NULL)
    find_played (self);
  else
    find_card (self, x, y);
  if (self->game == NULL)
    return NULL;
  document = sudoku_document_new_for_game (self->game);
  providers[n] = provide_file (self, document);
  n += providers[n] != NULL;
  /* A text would look like a whole puzzle. */
  providers[n] = sudoku_document_is_whole (document) ? provide_text (document) : NULL;
  n += providers[n] != NULL;
  providers[n++] = satdoku_picture_provider_new (self->game, self->symbols);
  return gdk_content_provider_new_union (providers, n);
}

static GdkContentProvider *
prepare_cb (GtkDragSource *source,
            double x,
            double y,
            gpointer user_data)
{
  return satdoku_drag_out_create_provider (user_data, x, y);
}

static void
begin_cb (GtkDragSource *source,
          GdkDrag *drag,
          gpointer user_data)
{
  SatdokuDragOut *self = user_data;
  g_autoptr (SudokuState) state = sudoku_game_copy_state (self->game);
  cairo_surface_t *surface = satdoku_thumbnail_draw_board (state, self->symbols, ICON_SIZE);
  gsize stride = (gsize)cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  g_object_set_data (G_OBJECT (drag), DRAG_KEY, self);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), stride * ICON_SIZE);
  texture = gdk_memory_texture_new (ICON_SIZE, ICON_SIZE, GDK_MEMORY_DEFAULT, bytes, stride);
  cairo_surface_destroy (surface);
  gtk_drag_source_set_icon (source, GDK_PAINTABLE (texture), ICON_GRIP, ICON_GRIP);
}

/* Is it the puzzle that is dragged? @drag: (nullable): a drag that began in this program */
gboolean
satdoku_drag_out_is_dragged (GdkDrag *drag)
{
  return drag != NULL && g_object_get_data (G_OBJECT (drag), DRAG_KEY) != NULL;
}

static void
satdoku_drag_out_dispose (GObject *object)
{
  forget (SATDOKU_DRAG_OUT (object));
  satdoku_class_dispose (object);
}

static void
satdoku_drag_out_class_init (SatdokuDragOutClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_drag_out_dispose;
  satdoku_class_drops (klass, SatdokuDragOut, document, g_object_unref);
  satdoku_class_forgets (klass, SatdokuDragOut, board);
  satdoku_class_forgets (klass, SatdokuDragOut, library);
}

static void
satdoku_drag_out_init (SatdokuDragOut *self)
{
}

static gboolean
kept_cb (gpointer source)
{
  return G_SOURCE_REMOVE;
}

/* When the main loop is late, what GTK waits for comes first. */
static void
pressed_cb (GtkGesture *source)
{
  g_timeout_add_full (G_PRIORITY_LOW, KEEP_INTERVAL, kept_cb, g_object_ref (source),
                      g_object_unref);
}

static void
add_source (SatdokuDragOut *self,
            GtkWidget *handle)
{
  GtkDragSource *source = gtk_drag_source_new ();

  g_signal_connect (source, "begin", G_CALLBACK (pressed_cb), NULL);
  g_signal_connect_object (source, "prepare", G_CALLBACK (prepare_cb), self, 0);
  g_signal_connect_object (source, "drag-begin", G_CALLBACK (begin_cb), self, 0);
  gtk_widget_add_controller (handle, GTK_EVENT_CONTROLLER (source));
}

/* Weak references to @board, which has the symbols that are drawn, and to what is dragged, are
 * kept. */
SatdokuDragOut *
satdoku_drag_out_new (SatdokuGameDocument *document,
                      SatdokuBoard *board,
                      GtkWidget *handle)
{
  SatdokuDragOut *self;

  g_return_val_if_fail (SATDOKU_IS_GAME_DOCUMENT (document) && SATDOKU_IS_BOARD (board), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (handle), NULL);

  self = g_object_new (SATDOKU_TYPE_DRAG_OUT, NULL);
  self->document = g_object_ref (document);
  g_set_weak_pointer (&self->board, board);
  add_source (self, handle);
  return self;
}

SatdokuDragOut *
satdoku_drag_out_new_for_library (SatdokuLibrary *library)
{
  SatdokuDragOut *self;

  g_return_val_if_fail (SATDOKU_IS_LIBRARY (library), NULL);

  self = g_object_new (SATDOKU_TYPE_DRAG_OUT, NULL);
  g_set_weak_pointer (&self->library, library);
  add_source (self, GTK_WIDGET (library));
  return self;
}
