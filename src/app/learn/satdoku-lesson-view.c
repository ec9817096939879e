/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a lesson. The picture of its example moves through three frames, by buttons, by the
 * arrows and digits, and by the strip of small pictures below it, which a narrow window has no
 * room for. Exercises and real games are actions of the window. */

#include "satdoku-config.h"

#include "satdoku-lesson-view.h"

#include <glib/gi18n.h>
#include <words-learned.h>
#include <words-technique.h>

#include "satdoku-adaptive-pane.h"
#include "satdoku-class.h"
#include "satdoku-example-picture.h"
#include "satdoku-example-words.h"
#include "satdoku-exercise-boards.h"
#include "satdoku-outcome-dots.h"
#include "satdoku-properties.h"

struct _SatdokuLessonView
{
  AdwBin parent_instance;

  /* Template children. */
  AdwBin *picture;
  GtkBox *strip;
  GtkLabel *name;
  AdwBin *words;
  SatdokuOutcomeDots *dots;
  GtkLabel *state;
  GtkDropDown *boards;
  GtkWidget *next_lesson;
  GtkButton *start;
  GtkLabel *summary;

  /* Borrowed. */
  GtkToggleButton *frames[SATDOKU_EXAMPLE_FRAMES]; /* (nullable): in the strip */

  /* Owned. */
  SatdokuLearnedFile *file; /* (nullable) */
  SatdokuExample *example;  /* (nullable) */

  const SudokuTechnique *technique; /* (nullable) */
};

G_DEFINE_FINAL_TYPE (SatdokuLessonView, satdoku_lesson_view, ADW_TYPE_BIN)

enum
{
  PROP_BOARD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
refresh (SatdokuLessonView *self)
{
  const SudokuLearned *learned = satdoku_learned_file_get (self->file);
  g_autofree char *state = NULL;
  g_autofree char *label = NULL;
  gboolean is_learned;
  guint number;

  if (self->technique == NULL)
    return;
  is_learned = sudoku_learned_is_learned (learned, self->technique);
  number = sudoku_learned_find_exercise (learned, self->technique);
  state = words_learned_state (learned, self->technique);
  /* Translators: a button; %u is the number of an exercise. */
  label = g_strdup_printf (_ ("_Start Exercise %u"), number + 1);
  satdoku_outcome_dots_show (self->dots, learned, self->technique);
  gtk_label_set_label (self->state, state);
  gtk_widget_set_visible (GTK_WIDGET (self->state),
                          sudoku_learned_count (learned, self->technique, SUDOKU_OUTCOME_OPEN) <
                            SUDOKU_LEARNED_EXERCISES);
  gtk_button_set_label (self->start, is_learned ? _ ("_Practise More") : label);
  gtk_widget_set_visible (self->next_lesson, is_learned);
  if (is_learned)
    gtk_widget_remove_css_class (GTK_WIDGET (self->start), "suggested-action");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->start), "suggested-action");
}

/* The pictures. */

static void
show_frame (SatdokuLessonView *self)
{
  guint frame = satdoku_example_get_frame (self->example);

  gtk_toggle_button_set_active (self->frames[frame], TRUE);
}

static void
frame_cb (SatdokuLessonView *self,
          GtkToggleButton *button)
{
  for (guint i = 0; i < SATDOKU_EXAMPLE_FRAMES; i++)
    if (self->frames[i] == button && gtk_toggle_button_get_active (button))
      satdoku_example_set_frame (self->example, i);
}

static GtkWidget *
create_small_picture (SatdokuLessonView *self,
                      guint frame)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *picture = satdoku_example_picture_new_for_frame (self->example, frame);
  /* Translators: the number of a picture and what it shows, such as "Where to Look". */
  g_autofree char *caption =
    g_strdup_printf (_ ("%u  %s"), frame + 1, satdoku_example_name_frame (frame));
  GtkWidget *label = gtk_label_new (caption);

  gtk_widget_add_css_class (label, "caption");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  satdoku_example_name_frame (frame), -1);
  g_signal_connect_object (button, "toggled", G_CALLBACK (frame_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static void
fill_strip (SatdokuLessonView *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->strip))) != NULL)
    gtk_box_remove (self->strip, child);
  for (guint i = 0; i < SATDOKU_EXAMPLE_FRAMES; i++)
    {
      self->frames[i] = GTK_TOGGLE_BUTTON (create_small_picture (self, i));
      if (i > 0)
        gtk_toggle_button_set_group (self->frames[i], self->frames[0]);
      gtk_box_append (self->strip, GTK_WIDGET (self->frames[i]));
    }
}

static void
set_example (SatdokuLessonView *self,
             SatdokuExample *example)
{
  GtkWidget *picture = satdoku_example_picture_new (example);

  if (self->example != NULL)
    g_signal_handlers_disconnect_by_data (self->example, self);
  g_set_object (&self->example, example);
  g_signal_connect_object (example, "notify::frame", G_CALLBACK (show_frame), self,
                           G_CONNECT_SWAPPED);
  adw_bin_set_child (self->picture, picture);
  adw_bin_set_child (self->words,
                     satdoku_example_words_new (example, satdoku_example_picture_get_board (
                                                           SATDOKU_EXAMPLE_PICTURE (picture))));
  fill_strip (self);
  show_frame (self);
}

/* The keys. */

static gboolean
step_cb (GtkWidget *widget,
         GVariant *step,
         gpointer user_data)
{
  SatdokuLessonView *self = SATDOKU_LESSON_VIEW (widget);
  gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int frame = 0;

  if (self->example == NULL)
    return GDK_EVENT_PROPAGATE;
  frame = (int)satdoku_example_get_frame (self->example) +
          (mirrored ? -g_variant_get_int32 (step) : g_variant_get_int32 (step));
  satdoku_example_set_frame (self->example,
                             (guint)CLAMP (frame, 0, SATDOKU_EXAMPLE_FRAMES - 1));
  return GDK_EVENT_STOP;
}

static gboolean
jump_cb (GtkWidget *widget,
         GVariant *frame,
         gpointer user_data)
{
  SatdokuLessonView *self = SATDOKU_LESSON_VIEW (widget);

  if (self->example == NULL)
    return GDK_EVENT_PROPAGATE;
  satdoku_example_set_frame (self->example, (guint)g_variant_get_int32 (frame));
  return GDK_EVENT_STOP;
}

static void
add_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, 0, step_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, 0, step_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Left, 0, step_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Right, 0, step_cb, "i", 1);
  for (guint i = 0; i < SATDOKU_EXAMPLE_FRAMES; i++)
    {
      gtk_widget_class_add_binding (widget_class, GDK_KEY_1 + i, 0, jump_cb, "i", (int)i);
      gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_1 + i, 0, jump_cb, "i", (int)i);
    }
}

static void
board_cb (SatdokuLessonView *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BOARD]);
}

static void
get_value (GObject *object,
           guint id,
           GValue *value,
           GParamSpec *pspec)
{
  g_value_set_uint (value, gtk_drop_down_get_selected (SATDOKU_LESSON_VIEW (object)->boards));
}

static void
satdoku_lesson_view_dispose (GObject *object)
{
  SatdokuLessonView *self = SATDOKU_LESSON_VIEW (object);

  if (self->file != NULL)
    g_signal_handlers_disconnect_by_data (self->file, self);
  if (self->example != NULL)
    g_signal_handlers_disconnect_by_data (self->example, self);
  satdoku_class_dispose (object);
}

static void
satdoku_lesson_view_class_init (SatdokuLessonViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_BOARD] = { "board", G_TYPE_UINT, G_PARAM_READABLE, .get = get_value },
  };

  object_class->dispose = satdoku_lesson_view_dispose;

  satdoku_properties_install (klass, rows, N_PROPS, properties);

  g_type_ensure (SATDOKU_TYPE_ADAPTIVE_PANE);
  g_type_ensure (SATDOKU_TYPE_OUTCOME_DOTS);
  satdoku_class_set_template (klass, "satdoku-lesson-view.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuLessonView, picture);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLessonView, strip);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLessonView, name);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLessonView, words);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLessonView, dots);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLessonView, state);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLessonView, boards);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLessonView, start);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLessonView, next_lesson);
  gtk_widget_class_bind_template_child (widget_class, SatdokuLessonView, summary);
  gtk_widget_class_bind_template_callback (widget_class, board_cb);
  add_keys (widget_class);
  satdoku_class_drops (klass, SatdokuLessonView, file, g_object_unref);
  satdoku_class_drops (klass, SatdokuLessonView, example, g_object_unref);
}

static void
satdoku_lesson_view_init (SatdokuLessonView *self)
{
  g_autoptr (GListModel) boards = satdoku_exercise_boards_list_names ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drop_down_set_model (self->boards, boards);
}

void
satdoku_lesson_view_set_file (SatdokuLessonView *self,
                              SatdokuLearnedFile *file)
{
  g_return_if_fail (SATDOKU_IS_LESSON_VIEW (self) && SATDOKU_IS_LEARNED_FILE (file));
  g_return_if_fail (self->file == NULL);

  self->file = g_object_ref (file);
  g_signal_connect_object (file, "notify::revision", G_CALLBACK (refresh), self,
                           G_CONNECT_SWAPPED);
}

/* The technique has a lesson. Its example is shown as soon as its steps are found. */
void
satdoku_lesson_view_show (SatdokuLessonView *self,
                          const SudokuTechnique *technique)
{
  g_autoptr (SatdokuExample) example = NULL;

  g_return_if_fail (SATDOKU_IS_LESSON_VIEW (self) && technique != NULL);

  if (self->technique == technique)
    return;
  self->technique = technique;
  gtk_label_set_label (self->name, _ (technique->name));
  gtk_label_set_label (self->summary, words_technique_summary (technique));
  example = satdoku_example_new (technique);
  set_example (self, example);
  refresh (self);
}

/* (transfer none) (nullable): of the lesson that is shown */
SATDOKU_DEFINE_GETTER (SatdokuLessonView, satdoku_lesson_view, example, SatdokuExample *)

/* The exercises have the focus; the keys of the pictures work from there, too. */
void
satdoku_lesson_view_focus (SatdokuLessonView *self)
{
  g_return_if_fail (SATDOKU_IS_LESSON_VIEW (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->start));
}
