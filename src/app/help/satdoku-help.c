/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window with the help: topics that can be searched at the side, one of them in the middle. In
 * a narrow window there is one or the other. */

#include "satdoku-config.h"

#include "satdoku-help.h"

#include <glib/gi18n.h>
#include <sudoku-chapter.h>
#include <words-technique.h>

#include "satdoku-class.h"
#include "satdoku-example-picture.h"
#include "satdoku-example-words.h"
#include "satdoku-help-picture.h"
#include "satdoku-help-topics.h"
#include "satdoku-square-layout.h"

/* Above and below a topic that is scrolled to, in pixels: one sees its neighbours. */
#define ROOM 48

struct _SatdokuHelp
{
  AdwWindow parent_instance;

  /* Template children. */
  AdwLeaflet *leaflet;
  GtkSearchEntry *search;
  GtkListBox *list;
  AdwWindowTitle *title;
  GtkWidget *back;
  GtkWidget *content;
  GtkScrolledWindow *scroller;
  GtkBox *text;

  const SatdokuHelpTopic *topic; /* (nullable): not yet shown */
  guint tick;                    /* the chosen topic is to be scrolled to */

  /* Owned. */
  GPtrArray *topics; /* of SatdokuHelpTopic */
};

G_DEFINE_FINAL_TYPE (SatdokuHelp, satdoku_help, ADW_TYPE_WINDOW)

/* What links begin with that lead to a lesson, and to another topic. */
#define LESSON "lesson:"
#define TOPIC "topic:"

static const struct
{
  const char *css_class;
  GtkAccessibleRole role;
} kinds[] = {
  [SATDOKU_HELP_TEXT] = { "body", GTK_ACCESSIBLE_ROLE_LABEL },
  [SATDOKU_HELP_ITEM] = { "body", GTK_ACCESSIBLE_ROLE_LIST_ITEM },
  [SATDOKU_HELP_HEADING] = { "title-4", GTK_ACCESSIBLE_ROLE_HEADING },
  [SATDOKU_HELP_SAMPLE] = { "help-sample", GTK_ACCESSIBLE_ROLE_LABEL },
  [SATDOKU_HELP_PICTURE] = { NULL, GTK_ACCESSIBLE_ROLE_IMG },
  [SATDOKU_HELP_LINK] = { "help-link", GTK_ACCESSIBLE_ROLE_BUTTON },
};

static GtkWidget *
new_label (const SatdokuHelpBlock *block)
{
  const char *text = satdoku_help_block_translate (block);
  g_autofree char *item = g_strconcat ("•\302\240", text, NULL);
  gboolean is_item = block->kind == SATDOKU_HELP_ITEM;
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "accessible-role", kinds[block->kind].role, "label",
                  is_item ? item : text, "use-markup", is_item || block->kind == SATDOKU_HELP_TEXT,
                  "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "selectable",
                  block->kind == SATDOKU_HELP_SAMPLE, NULL);

  gtk_widget_add_css_class (label, kinds[block->kind].css_class);
  return label;
}

/* Does an action of the window to which the help belongs. */
static void
act (SatdokuHelp *self,
     const char *action,
     const char *target)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (self));

  if (parent != NULL)
    gtk_widget_activate_action (GTK_WIDGET (parent), action, "s", target);
}

/* Where the window with the lesson would stay behind the help, on a phone, the help goes away; the
 * message there leads back. */
static void
follow (SatdokuHelp *self,
        const char *target)
{
  if (g_str_has_prefix (target, TOPIC))
    satdoku_help_show_topic (self, target + strlen (TOPIC));
  else if (g_str_has_prefix (target, LESSON))
    {
      act (self, "win.lesson", target + strlen (LESSON));
      if (adw_leaflet_get_folded (self->leaflet))
        gtk_window_close (GTK_WINDOW (self));
    }
}

static void
follow_cb (SatdokuHelp *self,
           const char *name,
           GVariant *target)
{
  follow (self, g_variant_get_string (target, NULL));
}

static GtkWidget *
new_link (const SatdokuHelpBlock *block)
{
  GtkWidget *label = gtk_label_new (satdoku_help_block_translate (block));
  GtkWidget *button = g_object_new (GTK_TYPE_BUTTON, "child", label, "halign", GTK_ALIGN_START,
                                    "name", block->target, NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (button, kinds[block->kind].css_class);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", block->target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "help.follow");
  return button;
}

static GtkWidget *
new_part (const SatdokuHelpBlock *block)
{
  if (block->kind == SATDOKU_HELP_PICTURE)
    return satdoku_help_picture_new (block->target, satdoku_help_block_translate (block));
  return block->kind == SATDOKU_HELP_LINK ? new_link (block) : new_label (block);
}

static void
learn_cb (SatdokuHelp *self)
{
  act (self, "win.learn-technique", self->topic->technique->id);
}

/* Its picture, which moves through its steps, with the words, and the way to the exercises. */
static void
add_example (SatdokuHelp *self,
             const SudokuTechnique *technique)
{
  g_autoptr (SatdokuExample) example = satdoku_example_new (technique);
  GtkWidget *picture = satdoku_example_picture_new (example);
  GtkWidget *frame = adw_bin_new ();
  GtkWidget *button = gtk_button_new_with_mnemonic (_ ("_Learn This"));

  gtk_widget_set_layout_manager (frame, satdoku_square_layout_new ());
  adw_bin_set_child (ADW_BIN (frame), picture);
  gtk_widget_set_margin_top (frame, 12);
  gtk_box_append (self->text, frame);
  gtk_box_append (self->text, satdoku_example_words_new (
                                example, satdoku_example_picture_get_board (
                                           SATDOKU_EXAMPLE_PICTURE (picture))));
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (button, 18);
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_set_name (button, "learn");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "help.learn");
  gtk_box_append (self->text, button);
}

/* How hard it is, and its example. */
static void
add_technique (SatdokuHelp *self,
               const SatdokuHelpTopic *topic)
{
  g_autofree char *text = g_strdup_printf ("%s · %s", _ (topic->family->name),
                                           words_technique_level (topic->technique));
  GtkWidget *level = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (level), 0);
  gtk_widget_add_css_class (level, "dim-label");
  gtk_box_append (self->text, level);
  if (sudoku_chapter_find (topic->technique, NULL) != NULL)
    add_example (self, topic->technique);
}

static void
show_topic (SatdokuHelp *self,
            const SatdokuHelpTopic *topic)
{
  GtkWidget *child;

  if (self->topic == topic)
    return;
  self->topic = topic;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->text))) != NULL)
    gtk_box_remove (self->text, child);
  adw_window_title_set_title (self->title, satdoku_help_text_get_title (topic->text));
  for (guint i = 0; i < satdoku_help_text_get_n_blocks (topic->text); i++)
    gtk_box_append (self->text, new_part (satdoku_help_text_get_block (topic->text, i)));
  if (topic->technique != NULL)
    add_technique (self, topic);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

static const SatdokuHelpTopic *
get_topic (SatdokuHelp *self,
           GtkListBoxRow *row)
{
  return g_ptr_array_index (self->topics, (guint)gtk_list_box_row_get_index (row));
}

static void
row_selected_cb (SatdokuHelp *self,
                 GtkListBoxRow *row)
{
  if (row != NULL)
    show_topic (self, get_topic (self, row));
}

static void
row_activated_cb (SatdokuHelp *self,
                  GtkListBoxRow *row)
{
  show_topic (self, get_topic (self, row));
  adw_leaflet_set_visible_child (self->leaflet, self->content);
}

static gboolean
filter_cb (GtkListBoxRow *row,
           gpointer user_data)
{
  SatdokuHelp *self = user_data;

  return satdoku_help_topic_matches (get_topic (self, row),
                                     gtk_editable_get_text (GTK_EDITABLE (self->search)));
}

/* The first topic that is left is shown, if the one that was is gone. */
static void
search_changed_cb (SatdokuHelp *self)
{
  GtkListBoxRow *selected = gtk_list_box_get_selected_row (self->list);
  GtkListBoxRow *row;

  gtk_list_box_invalidate_filter (self->list);
  if (selected != NULL && filter_cb (selected, self))
    return;
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (filter_cb (row, self))
      {
        gtk_list_box_select_row (self->list, row);
        return;
      }
}

/* Return in the search goes to what was found. */
static void
search_activated_cb (SatdokuHelp *self)
{
  GtkListBoxRow *selected = gtk_list_box_get_selected_row (self->list);

  if (selected != NULL)
    row_activated_cb (self, selected);
}

/* Escape takes the search away first, then the window. */
static void
search_stopped_cb (SatdokuHelp *self)
{
  if (gtk_editable_get_text (GTK_EDITABLE (self->search))[0] != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_window_close (GTK_WINDOW (self));
}

static void
back_cb (SatdokuHelp *self)
{
  adw_leaflet_navigate (self->leaflet, ADW_NAVIGATION_DIRECTION_BACK);
}

/* A list that is hidden has no places to scroll to. */
static gboolean
scroll_cb (GtkWidget *widget,
           GdkFrameClock *clock,
           gpointer user_data)
{
  SatdokuHelp *self = SATDOKU_HELP (widget);
  GtkWidget *row = GTK_WIDGET (gtk_list_box_get_selected_row (self->list));
  GtkAdjustment *scroll = gtk_list_box_get_adjustment (self->list);
  graphene_rect_t bounds;

  if (row != NULL && gtk_widget_get_mapped (row))
    {
      if (gtk_widget_get_height (row) == 0 ||
          !gtk_widget_compute_bounds (row, GTK_WIDGET (self->list), &bounds))
        return G_SOURCE_CONTINUE;
      gtk_adjustment_clamp_page (scroll, bounds.origin.y - ROOM,
                                 bounds.origin.y + bounds.size.height + ROOM);
    }
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

/* As soon as it has a place. */
static void
scroll_to_topic (SatdokuHelp *self)
{
  if (self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

/* Where both can be seen a topic is chosen, else it is visited. */
static void
folded_cb (SatdokuHelp *self)
{
  gtk_widget_set_visible (self->back, adw_leaflet_get_folded (self->leaflet));
  scroll_to_topic (self);
}

/* The pages of the course and the techniques by family stand after the other topics. */
static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer user_data)
{
  SatdokuHelp *self = user_data;
  const char *group = get_topic (self, row)->group;
  GtkWidget *label = NULL;

  if (group == NULL ||
      (before != NULL && g_strcmp0 (get_topic (self, before)->group, group) == 0))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  label = gtk_label_new (_ (group));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (label, "family");
  gtk_list_box_row_set_header (row, label);
}

static void
add_topics (SatdokuHelp *self)
{
  for (guint i = 0; i < self->topics->len; i++)
    {
      const SatdokuHelpTopic *topic = g_ptr_array_index (self->topics, i);
      const char *title = satdoku_help_text_get_title (topic->text);
      GtkWidget *row = gtk_list_box_row_new ();
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
      GtkWidget *label = gtk_label_new (title);

      gtk_widget_set_hexpand (label, TRUE);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      if (topic->icon_name != NULL)
        gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (topic->icon_name));
      gtk_box_append (GTK_BOX (box), label);
      gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      title, -1);
      gtk_list_box_append (self->list, row);
    }
}

static void
satdoku_help_class_init (SatdokuHelpClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  satdoku_class_add_action (klass, "help.follow", "s", G_CALLBACK (follow_cb));
  satdoku_class_add_action (klass, "help.learn", NULL, G_CALLBACK (learn_cb));
  satdoku_class_set_template (klass, "satdoku-help.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuHelp, leaflet);
  gtk_widget_class_bind_template_child (widget_class, SatdokuHelp, search);
  gtk_widget_class_bind_template_child (widget_class, SatdokuHelp, list);
  gtk_widget_class_bind_template_child (widget_class, SatdokuHelp, title);
  gtk_widget_class_bind_template_child (widget_class, SatdokuHelp, back);
  gtk_widget_class_bind_template_child (widget_class, SatdokuHelp, content);
  gtk_widget_class_bind_template_child (widget_class, SatdokuHelp, scroller);
  gtk_widget_class_bind_template_child (widget_class, SatdokuHelp, text);
  gtk_widget_class_bind_template_callback (widget_class, row_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, folded_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  satdoku_class_keeps (klass, SatdokuHelp, topics, g_ptr_array_unref);
}

static void
satdoku_help_init (SatdokuHelp *self)
{
  self->topics = satdoku_help_topics_load ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, filter_cb, self, NULL);
  gtk_list_box_set_header_func (self->list, header_cb, self, NULL);
  add_topics (self);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self));
  folded_cb (self);
}

/* With the first topic; GTK owns it until it is closed. */
GtkWindow *
satdoku_help_new (void)
{
  return g_object_new (SATDOKU_TYPE_HELP, NULL);
}

/* Shows a topic from its beginning, and its place in the list, also in a narrow window. */
void
satdoku_help_show_topic (SatdokuHelp *self,
                         const char *id)
{
  g_return_if_fail (SATDOKU_IS_HELP (self));

  for (guint i = 0; i < self->topics->len; i++)
    if (g_strcmp0 (((SatdokuHelpTopic *)g_ptr_array_index (self->topics, i))->id, id) == 0)
      {
        GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, (int)i);

        /* What was searched may leave it out. */
        if (!filter_cb (row, self))
          gtk_editable_set_text (GTK_EDITABLE (self->search), "");
        gtk_list_box_select_row (self->list, row);
        row_activated_cb (self, row);
        gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
        gtk_widget_grab_focus (GTK_WIDGET (row));
        scroll_to_topic (self);
      }
}

const char *
satdoku_help_get_topic (SatdokuHelp *self)
{
  g_return_val_if_fail (SATDOKU_IS_HELP (self), NULL);

  return self->topic != NULL ? self->topic->id : NULL;
}
