/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A board with a frame of an example, which can't be played. A screen reader is told the frame by
 * its sentences, which stand beside the picture. */

#include "satdoku-config.h"

#include "satdoku-example-picture.h"

#include "satdoku-class.h"

/* Pixels; of a picture that always shows the same frame. */
#define SIZE_MINIMUM 96
#define SMALL_MINIMUM 56
#define SMALL_NATURAL 108
/* Follows the example. */
#define FRAME_SHOWN SATDOKU_EXAMPLE_FRAMES

struct _SatdokuExamplePicture
{
  GtkWidget parent_instance;

  /* Children. */
  GtkWidget *board;

  /* Owned. */
  SatdokuExample *example;

  guint frame;
};

G_DEFINE_FINAL_TYPE (SatdokuExamplePicture, satdoku_example_picture, GTK_TYPE_WIDGET)

static void
show (SatdokuExamplePicture *self)
{
  guint frame =
    self->frame == FRAME_SHOWN ? satdoku_example_get_frame (self->example) : self->frame;

  if (satdoku_example_is_loaded (self->example))
    satdoku_example_draw_frame (self->example, frame, SATDOKU_BOARD (self->board));
}

static GtkSizeRequestMode
satdoku_example_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
satdoku_example_picture_measure (GtkWidget *widget,
                                 GtkOrientation orientation,
                                 int for_size,
                                 int *minimum,
                                 int *natural,
                                 int *minimum_baseline,
                                 int *natural_baseline)
{
  SatdokuExamplePicture *self = SATDOKU_EXAMPLE_PICTURE (widget);
  gboolean small = self->frame != FRAME_SHOWN;

  gtk_widget_measure (self->board, orientation, -1, minimum, natural, NULL, NULL);
  *minimum = MIN (*minimum, small ? SMALL_MINIMUM : SIZE_MINIMUM);
  if (small)
    *natural = SMALL_NATURAL;
}

/* A board that is smaller than one can play on is a large one from afar. */
static void
satdoku_example_picture_size_allocate (GtkWidget *widget,
                                       int width,
                                       int height,
                                       int baseline)
{
  GtkWidget *board = SATDOKU_EXAMPLE_PICTURE (widget)->board;
  int size = MIN (width, height), smallest_width = 0, smallest_height = 0, smallest;
  GskTransform *transform = NULL;

  gtk_widget_measure (board, GTK_ORIENTATION_HORIZONTAL, -1, &smallest_width, NULL, NULL, NULL);
  gtk_widget_measure (board, GTK_ORIENTATION_VERTICAL, -1, &smallest_height, NULL, NULL, NULL);
  smallest = MAX (smallest_width, smallest_height);
  transform = gsk_transform_translate (
    NULL, &GRAPHENE_POINT_INIT ((width - size) / 2, (height - size) / 2));
  if (size < smallest)
    transform =
      gsk_transform_scale (transform, (float)size / smallest, (float)size / smallest);
  gtk_widget_allocate (board, MAX (size, smallest), MAX (size, smallest), -1, transform);
}

static void
satdoku_example_picture_class_init (SatdokuExamplePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = satdoku_example_picture_get_request_mode;
  widget_class->measure = satdoku_example_picture_measure;
  widget_class->size_allocate = satdoku_example_picture_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "examplepicture");
  satdoku_class_drops (klass, SatdokuExamplePicture, board, gtk_widget_unparent);
  satdoku_class_drops (klass, SatdokuExamplePicture, example, g_object_unref);
}

static void
satdoku_example_picture_init (SatdokuExamplePicture *self)
{
  self->board = satdoku_board_new ();
  gtk_widget_set_can_target (self->board, FALSE);
  gtk_widget_set_can_focus (self->board, FALSE);
  gtk_widget_set_parent (self->board, GTK_WIDGET (self));
}

static GtkWidget *
create (SatdokuExample *example,
        guint frame)
{
  SatdokuExamplePicture *self = g_object_new (SATDOKU_TYPE_EXAMPLE_PICTURE, NULL);

  self->example = g_object_ref (example);
  self->frame = frame;
  g_signal_connect_object (example, "notify::loaded", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  if (frame == FRAME_SHOWN)
    g_signal_connect_object (example, "notify::frame", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
  return GTK_WIDGET (self);
}

/* Shows the frame that the example is at. */
GtkWidget *
satdoku_example_picture_new (SatdokuExample *example)
{
  g_return_val_if_fail (SATDOKU_IS_EXAMPLE (example), NULL);

  return create (example, FRAME_SHOWN);
}

GtkWidget *
satdoku_example_picture_new_for_frame (SatdokuExample *example,
                                       guint frame)
{
  g_return_val_if_fail (SATDOKU_IS_EXAMPLE (example) && frame < SATDOKU_EXAMPLE_FRAMES, NULL);

  return create (example, frame);
}

SatdokuBoard *
satdoku_example_picture_get_board (SatdokuExamplePicture *self)
{
  g_return_val_if_fail (SATDOKU_IS_EXAMPLE_PICTURE (self), NULL);

  return SATDOKU_BOARD (self->board);
}
