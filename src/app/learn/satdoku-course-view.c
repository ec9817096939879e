/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chapters and lessons of the course. The lessons of the chosen chapter are listed, or those
 * that the search finds in all of them. It says which lesson the player wants and knows none. */

#include "satdoku-config.h"

#include "satdoku-course-view.h"

#include <glib/gi18n.h>
#include <string.h>
#include <words-learned.h>
#include <words-level.h>
#include <words-technique.h>

#include "satdoku-class.h"
#include "satdoku-lesson-pictures.h"
#include "satdoku-outcome-dots.h"
#include "satdoku-properties.h"
#include "satdoku-wrap-box.h"

struct _SatdokuCourseView
{
  AdwBin parent_instance;

  /* Template children. */
  AdwLeaflet *leaflet;
  GtkWidget *sidebar;
  GtkEditable *search;
  GtkListBox *chapters;
  GtkWidget *content;
  GtkWidget *continue_card;
  GtkLabel *continue_name;
  GtkLabel *continue_place;
  GtkButton *continue_button;
  GtkLabel *heading;
  GtkLabel *count;
  GtkListBox *lessons;

  /* Owned. */
  SatdokuLearnedFile *file; /* (nullable) */
  SatdokuLessonPictures *pictures;

  guint chapter;    /* which is chosen */
  guint place_idle; /* tells where one is */
};

G_DEFINE_FINAL_TYPE (SatdokuCourseView, satdoku_course_view, ADW_TYPE_BIN)

enum
{
  PROP_CAN_GO_BACK,
  N_PROPS
};

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_CONTINUED,
  SIGNAL_STOPPED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static const SudokuLearned *
get_learned (SatdokuCourseView *self)
{
  return satdoku_learned_file_get (self->file);
}

static const SudokuChapter *
get_chapter (guint number)
{
  gsize n = 0;
  const SudokuChapter *chapters = sudoku_chapters (&n);

  g_assert (number < n);
  return &chapters[number];
}

static const SudokuTechnique *
get_technique (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "technique");
}

/* The chapters. */

static GtkWidget *
create_chapter_row (const SudokuChapter *chapter)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (words_level_name (chapter->level));
  GtkWidget *count = gtk_label_new ("");
  GtkWidget *bar = gtk_progress_bar_new ();

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_widget_add_css_class (name, "heading");
  gtk_widget_add_css_class (count, "dim-label");
  gtk_widget_add_css_class (count, "numeric");
  gtk_box_append (GTK_BOX (line), name);
  gtk_box_append (GTK_BOX (line), count);
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), bar);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_object_set_data (G_OBJECT (row), "count", count);
  g_object_set_data (G_OBJECT (row), "bar", bar);
  return row;
}

static void
add_chapters (SatdokuCourseView *self)
{
  gsize n = 0;
  const SudokuChapter *chapters = sudoku_chapters (&n);

  for (gsize i = 0; i < n; i++)
    gtk_list_box_append (self->chapters, create_chapter_row (&chapters[i]));
}

static void
refresh_chapter (SatdokuCourseView *self,
                 GtkListBoxRow *row)
{
  const SudokuChapter *chapter = get_chapter ((guint)gtk_list_box_row_get_index (row));
  g_autofree char *count = words_learned_chapter (get_learned (self), chapter);
  /* Translators: the level of a chapter, and how many of its lessons were learned, such as "2 of
   * 12"; for a screen reader. */
  g_autofree char *spoken =
    g_strdup_printf (_ ("%s, %s learned"), words_level_name (chapter->level), count);
  guint n = 0;

  for (guint i = 0; i < chapter->n_lessons; i++)
    n += sudoku_learned_is_learned (get_learned (self), chapter->lessons[i]);
  gtk_label_set_label (g_object_get_data (G_OBJECT (row), "count"), count);
  gtk_progress_bar_set_fraction (g_object_get_data (G_OBJECT (row), "bar"),
                                 (double)n / chapter->n_lessons);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}

/* The lessons. */

static void
refresh_lesson (SatdokuCourseView *self,
                GtkListBoxRow *row)
{
  const SudokuTechnique *technique = get_technique (row);
  g_autofree char *state = words_learned_state (get_learned (self), technique);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), state);
  satdoku_outcome_dots_show (g_object_get_data (G_OBJECT (row), "dots"), get_learned (self),
                             technique);
}

static void
add_lesson (SatdokuCourseView *self,
            const SudokuTechnique *technique)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title", _ (technique->name), "use-markup",
                                 FALSE, "activatable", TRUE, NULL);
  GtkWidget *dots = g_object_new (SATDOKU_TYPE_OUTCOME_DOTS, NULL);

  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             satdoku_lesson_pictures_create (self->pictures, technique));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), dots);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_object_set_data (G_OBJECT (row), "technique", (gpointer)technique);
  g_object_set_data (G_OBJECT (row), "dots", dots);
  refresh_lesson (self, GTK_LIST_BOX_ROW (row));
  gtk_list_box_append (self->lessons, row);
}

static gboolean
is_found (const SudokuTechnique *technique,
          const char *const *parts)
{
  g_autofree char *text = g_strjoin ("\n", _ (technique->name), words_technique_summary (technique),
                                     technique->id, NULL);
  g_autofree char *folded = g_utf8_casefold (text, -1);

  for (gsize i = 0; parts[i] != NULL; i++)
    if (strstr (folded, parts[i]) == NULL)
      return FALSE;
  return TRUE;
}

static void
add_found (SatdokuCourseView *self)
{
  g_autofree char *words = g_utf8_casefold (gtk_editable_get_text (self->search), -1);
  g_auto (GStrv) parts = g_strsplit_set (words, " \t", -1);
  gsize n = 0;
  const SudokuChapter *chapters = sudoku_chapters (&n);

  for (gsize i = 0; i < n; i++)
    for (guint k = 0; k < chapters[i].n_lessons; k++)
      if (is_found (chapters[i].lessons[k], (const char *const *)parts))
        add_lesson (self, chapters[i].lessons[k]);
}

static gboolean
is_searching (SatdokuCourseView *self)
{
  return gtk_editable_get_text (self->search)[0] != '\0';
}

static void
show_heading (SatdokuCourseView *self)
{
  const SudokuChapter *chapter = get_chapter (self->chapter);
  g_autofree char *learned = words_learned_chapter (get_learned (self), chapter);
  /* Translators: how many lessons of a chapter were learned, such as "2 of 12". */
  g_autofree char *count = g_strdup_printf (_ ("%s learned"), learned);

  gtk_label_set_label (self->heading,
                       is_searching (self) ? _ ("Found") : words_level_name (chapter->level));
  gtk_label_set_label (self->count, is_searching (self) ? "" : count);
}

static void
list_lessons (SatdokuCourseView *self)
{
  const SudokuChapter *chapter = get_chapter (self->chapter);
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->lessons, 0)) != NULL)
    gtk_list_box_remove (self->lessons, GTK_WIDGET (row));
  if (is_searching (self))
    add_found (self);
  else
    for (guint i = 0; i < chapter->n_lessons; i++)
      add_lesson (self, chapter->lessons[i]);
  show_heading (self);
}

/* The lesson to go on with. */

static void
show_continue (SatdokuCourseView *self)
{
  const SudokuLearned *learned = get_learned (self);
  const SudokuTechnique *technique = sudoku_learned_find_lesson (learned);
  g_autofree char *exercise = NULL;
  g_autofree char *place = NULL;
  guint number;

  gtk_widget_set_visible (self->continue_card, technique != NULL);
  if (technique == NULL)
    return;
  number = sudoku_learned_find_exercise (learned, technique);
  exercise = words_learned_exercise (number);
  /* Translators: the level of a chapter such as "Hard", and "Exercise 3 of 5". */
  place = g_strdup_printf (_ ("%s · %s"),
                           words_level_name (sudoku_chapter_find (technique, NULL)->level),
                           exercise);
  gtk_label_set_label (self->continue_name, _ (technique->name));
  gtk_label_set_label (self->continue_place, place);
  gtk_button_set_label (self->continue_button,
                        sudoku_learned_is_empty (learned) ? _ ("_Begin") : _ ("_Continue"));
}

static void
refresh (SatdokuCourseView *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->chapters, i)) != NULL; i++)
    refresh_chapter (self, row);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->lessons, i)) != NULL; i++)
    refresh_lesson (self, row);
  show_heading (self);
  show_continue (self);
}

static void
continue_cb (SatdokuCourseView *self)
{
  const SudokuTechnique *technique = sudoku_learned_find_lesson (get_learned (self));

  if (technique != NULL)
    g_signal_emit (self, signals[SIGNAL_CONTINUED], 0, technique);
}

static void
lesson_activated_cb (SatdokuCourseView *self,
                     GtkListBoxRow *row)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, get_technique (row));
}

static void
chapter_selected_cb (SatdokuCourseView *self,
                     GtkListBoxRow *row)
{
  if (row == NULL || self->file == NULL)
    return;
  self->chapter = (guint)gtk_list_box_row_get_index (row);
  if (is_searching (self))
    gtk_editable_set_text (self->search, "");
  else
    list_lessons (self);
}

static void
show_lessons (SatdokuCourseView *self)
{
  adw_leaflet_set_visible_child (self->leaflet, self->content);
}

static void
chapter_activated_cb (SatdokuCourseView *self)
{
  show_lessons (self);
}

static void
search_changed_cb (SatdokuCourseView *self)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->chapters, (int)self->chapter);

  if (self->file == NULL)
    return;
  if (is_searching (self))
    gtk_list_box_unselect_all (self->chapters);
  else
    gtk_list_box_select_row (self->chapters, row);
  list_lessons (self);
}

/* Return in the search takes the first one that is found, without waiting for more to be typed. */
static void
search_activated_cb (SatdokuCourseView *self)
{
  GtkListBoxRow *row = NULL;

  search_changed_cb (self);
  row = gtk_list_box_get_row_at_index (self->lessons, 0);
  if (is_searching (self) && row != NULL)
    lesson_activated_cb (self, row);
}

/* Escape takes the search away first. */
static void
search_stopped_cb (SatdokuCourseView *self)
{
  if (is_searching (self))
    gtk_editable_set_text (self->search, "");
  else
    g_signal_emit (self, signals[SIGNAL_STOPPED], 0);
}

static gboolean
tell_place_cb (gpointer user_data)
{
  SatdokuCourseView *self = user_data;

  self->place_idle = 0;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_GO_BACK]);
  return G_SOURCE_REMOVE;
}

/* It folds while sizes are allocated, when no other part must change. */
static void
place_cb (SatdokuCourseView *self)
{
  if (self->place_idle == 0)
    self->place_idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, tell_place_cb, self, NULL);
}

static void
get_value (GObject *object,
           guint id,
           GValue *value,
           GParamSpec *pspec)
{
  g_value_set_boolean (value, satdoku_course_view_can_go_back (SATDOKU_COURSE_VIEW (object)));
}

static void
satdoku_course_view_dispose (GObject *object)
{
  SatdokuCourseView *self = SATDOKU_COURSE_VIEW (object);

  if (self->file != NULL)
    g_signal_handlers_disconnect_by_data (self->file, self);
  satdoku_class_dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, SatdokuCourseView, leaflet);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCourseView, sidebar);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCourseView, search);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCourseView, chapters);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCourseView, content);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCourseView, continue_card);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCourseView, continue_name);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCourseView, continue_place);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCourseView, continue_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCourseView, heading);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCourseView, count);
  gtk_widget_class_bind_template_child (widget_class, SatdokuCourseView, lessons);
  gtk_widget_class_bind_template_callback (widget_class, place_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, chapter_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, chapter_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, lesson_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, continue_cb);
}

static void
satdoku_course_view_class_init (SatdokuCourseViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_CAN_GO_BACK] = { "can-go-back", G_TYPE_BOOLEAN, G_PARAM_READABLE, .get = get_value },
  };

  object_class->dispose = satdoku_course_view_dispose;

  satdoku_properties_install (klass, rows, N_PROPS, properties);

  signals[SIGNAL_CHOSEN] = satdoku_class_add_signal (klass, "chosen", 1, G_TYPE_POINTER);
  signals[SIGNAL_CONTINUED] = satdoku_class_add_signal (klass, "continued", 1, G_TYPE_POINTER);
  signals[SIGNAL_STOPPED] = satdoku_class_add_signal (klass, "stopped", 0);

  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  satdoku_class_set_template (klass, "satdoku-course-view.ui");
  bind_children (widget_class);
  satdoku_class_drops (klass, SatdokuCourseView, file, g_object_unref);
  satdoku_class_drops (klass, SatdokuCourseView, pictures, g_object_unref);
  satdoku_class_removes (klass, SatdokuCourseView, place_idle);
}

static void
satdoku_course_view_init (SatdokuCourseView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->pictures = satdoku_lesson_pictures_new ();
  add_chapters (self);
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search), GTK_WIDGET (self));
  show_lessons (self);
}

void
satdoku_course_view_set_file (SatdokuCourseView *self,
                              SatdokuLearnedFile *file)
{
  g_return_if_fail (SATDOKU_IS_COURSE_VIEW (self) && SATDOKU_IS_LEARNED_FILE (file));
  g_return_if_fail (self->file == NULL);

  self->file = g_object_ref (file);
  g_signal_connect_object (file, "notify::revision", G_CALLBACK (refresh), self,
                           G_CONNECT_SWAPPED);
  satdoku_course_view_show_chapter (self, sudoku_learned_find_lesson (get_learned (self)));
}

/* Shows the chapter of a lesson. @technique: (nullable): the first chapter */
void
satdoku_course_view_show_chapter (SatdokuCourseView *self,
                                  const SudokuTechnique *technique)
{
  const SudokuChapter *chapter = NULL;

  g_return_if_fail (SATDOKU_IS_COURSE_VIEW (self));

  if (technique != NULL)
    chapter = sudoku_chapter_find (technique, NULL);
  self->chapter = chapter != NULL ? (guint)(chapter - get_chapter (0)) : 0;
  gtk_list_box_select_row (self->chapters, gtk_list_box_get_row_at_index (self->chapters,
                                                                          (int)self->chapter));
  list_lessons (self);
  refresh (self);
  show_lessons (self);
}

/* Whether the chapters are another page than the lessons, which are shown. */
gboolean
satdoku_course_view_can_go_back (SatdokuCourseView *self)
{
  g_return_val_if_fail (SATDOKU_IS_COURSE_VIEW (self), FALSE);

  return adw_leaflet_get_folded (self->leaflet) &&
         adw_leaflet_get_visible_child (self->leaflet) == self->content;
}

void
satdoku_course_view_go_back (SatdokuCourseView *self)
{
  g_return_if_fail (SATDOKU_IS_COURSE_VIEW (self));

  adw_leaflet_set_visible_child (self->leaflet, self->sidebar);
}

/* The lesson to go on with has the focus, if there is one. */
void
satdoku_course_view_focus (SatdokuCourseView *self)
{
  g_return_if_fail (SATDOKU_IS_COURSE_VIEW (self));

  if (gtk_widget_get_visible (self->continue_card))
    gtk_widget_grab_focus (GTK_WIDGET (self->continue_button));
}
