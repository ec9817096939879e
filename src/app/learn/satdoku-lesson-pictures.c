/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Small pictures of lessons: the example of each with its step. The steps of an example are looked
 * for in a worker, which may take seconds for the hardest, so the pictures come one after the
 * other, and only while somebody is left who shows them. Each is drawn for the light and for the
 * dark style, and the one of the style that the program has is shown. */

#include "satdoku-config.h"

#include "satdoku-lesson-pictures.h"

#include <adwaita.h>
#include <sudoku-example.h>
#include <words-step.h>

#include "satdoku-board-picture.h"
#include "satdoku-class.h"
#include "satdoku-exercise-game.h"
#include "satdoku-request.h"
#include "satdoku-step-figure.h"

/* Pixels of a picture, and how large it is drawn, for screens with finer pixels. */
#define SIZE 48
#define SIZE_DRAWN 144
#define MARGIN 6

/* The same for both styles. */
typedef struct
{
  GdkTexture *light;
  GdkTexture *dark;
} Drawing;

typedef struct
{
  const SudokuTechnique *technique;
  GtkWidget *picture; /* (nullable): weak */
} Wanted;

struct _SatdokuLessonPictures
{
  GObject parent_instance;

  /* Owned. */
  SatdokuRequest *request;
  GHashTable *known; /* SudokuTechnique, borrowed → Drawing */
  GQueue *queue;     /* Wanted; the first one is asked for */
};

G_DEFINE_FINAL_TYPE (SatdokuLessonPictures, satdoku_lesson_pictures, G_TYPE_OBJECT)

static void
drawing_clear (gpointer data)
{
  Drawing *drawing = data;

  g_object_unref (drawing->light);
  g_object_unref (drawing->dark);
}

/* From any thread. */
static void
drawing_unref (gpointer drawing)
{
  g_atomic_rc_box_release_full (drawing, drawing_clear);
}

static void
wanted_free (gpointer data)
{
  Wanted *wanted = data;

  g_clear_weak_pointer (&wanted->picture);
  g_free (wanted);
}

static void
queue_free (GQueue *queue)
{
  g_queue_free_full (queue, wanted_free);
}

/* (transfer full) */
static GdkTexture *
draw_style (const SudokuState *state,
            const SudokuSymbols *symbols,
            SatdokuFigure *figure,
            gboolean dark)
{
  const SatdokuBoardPictureParts parts = { .entries = TRUE, .dark = dark };
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE_DRAWN, SIZE_DRAWN);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GBytes) bytes = NULL;
  int stride;

  satdoku_board_picture_draw_ground (cr, &parts);
  satdoku_board_picture_draw_step (cr, state, symbols, &parts, figure, SIZE_DRAWN);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  stride = cairo_image_surface_get_stride (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), (gsize)stride * SIZE_DRAWN);
  cairo_surface_destroy (surface);
  return gdk_memory_texture_new (SIZE_DRAWN, SIZE_DRAWN, GDK_MEMORY_DEFAULT, bytes,
                                 (gsize)stride);
}

/* (transfer full) */
static Drawing *
draw (const SudokuExercise *exercise)
{
  SudokuStep *step = g_ptr_array_index (sudoku_exercise_get_steps (exercise), 0);
  const SudokuPosition *position = sudoku_exercise_get_position (exercise);
  SudokuLinks *links = sudoku_exercise_get_links (exercise);
  g_autoptr (SudokuGame) game = satdoku_exercise_game_new_to_look_at (exercise, step);
  g_autoptr (SudokuState) state = sudoku_game_copy_state (game);
  g_autoptr (SatdokuFigure) figure = satdoku_step_figure_new (step, position, links);
  g_autoptr (GPtrArray) reasons =
    words_step_reasons (step, position, links, WORDS_COORDINATES_R3C4);
  guint side = sudoku_grid_get_side (sudoku_exercise_get_grid (exercise));
  const SudokuSymbols *symbols =
    sudoku_symbols_for_side (sudoku_symbols_find ("decimal"), side);
  Drawing *drawing = g_atomic_rc_box_new (Drawing);

  satdoku_step_figure_tell (figure, reasons, reasons->len, links);
  drawing->light = draw_style (state, symbols, figure, FALSE);
  drawing->dark = draw_style (state, symbols, figure, TRUE);
  return drawing;
}

/* In the thread. */
static gpointer
run (gpointer technique,
     const SudokuTask *task,
     GError **error)
{
  g_autoptr (SudokuExercise) exercise = sudoku_example_load (technique, task, error);

  return exercise != NULL ? draw (exercise) : NULL;
}

static gboolean
choose_style (GBinding *binding,
              const GValue *dark,
              GValue *paintable,
              gpointer data)
{
  const Drawing *drawing = data;

  g_value_set_object (paintable, g_value_get_boolean (dark) ? drawing->dark : drawing->light);
  return TRUE;
}

static void
show (GtkWidget *picture,
      Drawing *drawing)
{
  g_object_bind_property_full (adw_style_manager_get_default (), "dark", picture, "paintable",
                               G_BINDING_SYNC_CREATE, choose_style, NULL,
                               g_atomic_rc_box_acquire (drawing), drawing_unref);
}

/* Goes on with the first one that is still shown. */
static void
start_next (SatdokuLessonPictures *self)
{
  const SatdokuJob job = { .run = run, .free_result = drawing_unref, .quiet = TRUE };
  Wanted *wanted;

  while ((wanted = g_queue_peek_head (self->queue)) != NULL && wanted->picture == NULL)
    wanted_free (g_queue_pop_head (self->queue));
  if (wanted != NULL)
    satdoku_request_start (self->request, &job, (gpointer)wanted->technique);
}

static void
done_cb (SatdokuLessonPictures *self)
{
  Drawing *drawing = satdoku_request_steal_result (self->request);
  Wanted *wanted = g_queue_pop_head (self->queue);

  if (drawing != NULL)
    {
      g_hash_table_insert (self->known, (gpointer)wanted->technique, drawing);
      if (wanted->picture != NULL)
        show (wanted->picture, drawing);
    }
  wanted_free (wanted);
  start_next (self);
}

static void
satdoku_lesson_pictures_class_init (SatdokuLessonPicturesClass *klass)
{
  satdoku_class_drops (klass, SatdokuLessonPictures, request, g_object_unref);
  satdoku_class_drops (klass, SatdokuLessonPictures, queue, queue_free);
  satdoku_class_drops (klass, SatdokuLessonPictures, known, g_hash_table_unref);
}

static void
satdoku_lesson_pictures_init (SatdokuLessonPictures *self)
{
  self->request = satdoku_request_new (NULL, G_CALLBACK (done_cb), self);
  self->known = g_hash_table_new_full (NULL, NULL, NULL, drawing_unref);
  self->queue = g_queue_new ();
}

SatdokuLessonPictures *
satdoku_lesson_pictures_new (void)
{
  return g_object_new (SATDOKU_TYPE_LESSON_PICTURES, NULL);
}

/* A picture that is empty, of the size that it will have, until it is made. A screen reader is told
 * the name of the lesson beside it. */
GtkWidget *
satdoku_lesson_pictures_create (SatdokuLessonPictures *self,
                                const SudokuTechnique *technique)
{
  GtkWidget *picture =
    g_object_new (GTK_TYPE_IMAGE, "pixel-size", SIZE, "margin-top", MARGIN, "margin-bottom", MARGIN,
                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  Drawing *known = NULL;

  g_return_val_if_fail (SATDOKU_IS_LESSON_PICTURES (self) && technique != NULL, picture);

  known = g_hash_table_lookup (self->known, technique);
  if (known != NULL)
    show (picture, known);
  else
    {
      Wanted *wanted = g_new0 (Wanted, 1);

      wanted->technique = technique;
      g_set_weak_pointer (&wanted->picture, picture);
      g_queue_push_tail (self->queue, wanted);
      if (!satdoku_request_is_pending (self->request))
        start_next (self);
    }
  return picture;
}
