/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sources of puzzles on the web as rows of the preferences: each has a switch, and opens a
 * window to change or remove it. What is removed can be taken back as long as the message about it
 * is shown. It knows the settings only, and fetches nothing. */

#include "satdoku-config.h"

#include "satdoku-web-group.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"
#include "satdoku-settings.h"
#include "satdoku-toast.h"
#include "satdoku-web-editor.h"
#include "satdoku-web-source.h"

#define KEY "web-sources"
/* What a switch and an editor keep the number of their source under, and a message what there was
 * before. */
#define SOURCE_KEY "satdoku-source"
#define BEFORE_KEY "satdoku-before"
/* In the place of a number: a source that is not yet there. */
#define NEW G_MAXUINT

struct _SatdokuWebGroup
{
  AdwPreferencesGroup parent_instance;

  /* Children. */
  GtkWidget *reset; /* a row at the end */

  AdwToast *toast; /* (nullable): weak; what was shown last */
  AdwToast *next;  /* (nullable): what is to be shown */

  /* Owned. */
  GSettings *settings; /* (nullable): until they are set */
  GPtrArray *sources;  /* (element-type SatdokuWebSource) */
  GPtrArray *rows;     /* (element-type GtkWidget): borrowed */
};

G_DEFINE_FINAL_TYPE (SatdokuWebGroup, satdoku_web_group, ADW_TYPE_PREFERENCES_GROUP)

static void
save (SatdokuWebGroup *self)
{
  satdoku_web_sources_save (self->settings, self->sources);
}

static guint
get_index (gpointer object)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (object), SOURCE_KEY));
}

static void
undo_cb (SatdokuWebGroup *self,
         AdwToast *toast)
{
  g_settings_set_value (self->settings, KEY, g_object_get_data (G_OBJECT (toast), BEFORE_KEY));
}

/* The old toast goes after the new one has come: a queue would show what can be undone too late. */
static void
replace_toast (gpointer user_data)
{
  SatdokuWebGroup *self = user_data;
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (self));
  g_autoptr (AdwToast) before = self->toast != NULL ? g_object_ref (self->toast) : NULL;

  g_set_weak_pointer (&self->toast, self->next);
  adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (window), g_steal_pointer (&self->next));
  if (before != NULL)
    adw_toast_dismiss (before);
}

/* Says what was taken away, and keeps it for as long. */
static void
offer_undo (SatdokuWebGroup *self,
            const char *text,
            GVariant *before)
{
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (self));
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_button_label (toast, _ ("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), BEFORE_KEY, g_variant_ref (before),
                          (GDestroyNotify)g_variant_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (undo_cb), self, G_CONNECT_SWAPPED);
  if (!ADW_IS_PREFERENCES_WINDOW (window))
    {
      g_object_unref (toast);
      return;
    }
  self->next = toast;
  satdoku_toast_change (GTK_WIDGET (self), replace_toast, self);
}

static void
set_source (SatdokuWebGroup *self,
            guint i,
            const SatdokuWebSource *source)
{
  if (i < self->sources->len)
    {
      satdoku_web_source_free (self->sources->pdata[i]);
      self->sources->pdata[i] = satdoku_web_source_copy (source);
    }
  else
    g_ptr_array_add (self->sources, satdoku_web_source_copy (source));
  save (self);
}

static void
remove_source (SatdokuWebGroup *self,
               guint i)
{
  g_autoptr (GVariant) before = g_settings_get_value (self->settings, KEY);
  g_autofree char *text = NULL;

  if (i >= self->sources->len)
    return;
  /* Translators: %s is the name of a source of puzzles on the web. */
  text = g_strdup_printf (_ ("“%s” removed"),
                          ((const SatdokuWebSource *)self->sources->pdata[i])->name);
  g_ptr_array_remove_index (self->sources, i);
  save (self);
  offer_undo (self, text, before);
}

static void
done_cb (SatdokuWebGroup *self,
         const SatdokuWebSource *source,
         GtkWindow *editor)
{
  if (source != NULL)
    set_source (self, get_index (editor), source);
  else
    remove_source (self, get_index (editor));
}

static void
edit (SatdokuWebGroup *self,
      guint i)
{
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWindow *editor =
    satdoku_web_editor_new (GTK_IS_WINDOW (window) ? GTK_WINDOW (window) : NULL,
                            i < self->sources->len ? self->sources->pdata[i] : NULL);

  g_object_set_data (G_OBJECT (editor), SOURCE_KEY, GUINT_TO_POINTER (i));
  g_signal_connect_object (editor, "done", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (editor);
}

static void
edit_cb (SatdokuWebGroup *self,
         const char *name,
         GVariant *parameter)
{
  edit (self, g_variant_get_uint32 (parameter));
}

static void
reset_cb (SatdokuWebGroup *self)
{
  g_autoptr (GVariant) before = g_settings_get_value (self->settings, KEY);

  g_settings_reset (self->settings, KEY);
  offer_undo (self, _ ("Sources reset"), before);
}

static void
switched_cb (SatdokuWebGroup *self,
             GParamSpec *pspec,
             GtkSwitch *widget)
{
  SatdokuWebSource *source = self->sources->pdata[get_index (widget)];

  if (source->enabled == gtk_switch_get_active (widget))
    return;
  source->enabled = gtk_switch_get_active (widget);
  save (self);
}

static GtkWidget *
create_switch (SatdokuWebGroup *self,
               const SatdokuWebSource *source,
               guint i)
{
  GtkWidget *widget = gtk_switch_new ();
  g_autofree char *label = NULL;

  /* Translators: for screen readers: a switch. %s is the name of a source of puzzles. */
  label = g_strdup_printf (_ ("Switch on “%s”"), source->name);
  gtk_switch_set_active (GTK_SWITCH (widget), source->enabled);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_object_set_data (G_OBJECT (widget), SOURCE_KEY, GUINT_TO_POINTER (i));
  g_signal_connect_object (widget, "notify::active", G_CALLBACK (switched_cb), self,
                           G_CONNECT_SWAPPED);
  return widget;
}

static GtkWidget *
create_row (SatdokuWebGroup *self,
            const SatdokuWebSource *source,
            guint i)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *host = satdoku_web_source_dup_host (source);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), source->name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), host);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 3);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_switch (self, source, i));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name ("go-next-symbolic"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_set_tooltip_text (row, _ ("Change or remove this source"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "sources.edit");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "u", i);
  return row;
}

static gboolean
is_same (const SatdokuWebSource *a,
         const SatdokuWebSource *b)
{
  return a->enabled == b->enabled && g_str_equal (a->name, b->name) &&
         g_str_equal (a->address, b->address) && g_str_equal (a->format, b->format) &&
         g_str_equal (a->before, b->before) && g_str_equal (a->behind, b->behind);
}

/* The rows stay where nothing has changed, and so does the focus. */
static gboolean
is_shown (SatdokuWebGroup *self,
          const GPtrArray *sources)
{
  if (sources->len != self->rows->len || sources->len != self->sources->len)
    return FALSE;
  for (guint i = 0; i < sources->len; i++)
    if (!is_same (sources->pdata[i], self->sources->pdata[i]))
      return FALSE;
  return TRUE;
}

static void
show_sources (SatdokuWebGroup *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);
  g_object_ref (self->reset);
  adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->reset);
  for (guint i = 0; i < self->sources->len; i++)
    {
      GtkWidget *row = create_row (self, self->sources->pdata[i], i);

      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
      g_ptr_array_add (self->rows, row);
    }
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->reset);
  g_object_unref (self->reset);
}

static void
changed_cb (SatdokuWebGroup *self)
{
  GPtrArray *sources = satdoku_web_sources_load (self->settings);

  if (is_shown (self, sources) && self->rows->len > 0)
    {
      g_ptr_array_unref (sources);
      return;
    }
  g_ptr_array_unref (self->sources);
  self->sources = sources;
  show_sources (self);
}

static void
satdoku_web_group_class_init (SatdokuWebGroupClass *klass)
{
  /* The index of a source, or NEW. */
  satdoku_class_add_action (klass, "sources.edit", "u", G_CALLBACK (edit_cb));
  satdoku_class_add_action (klass, "sources.reset", NULL, G_CALLBACK (reset_cb));
  satdoku_class_forgets (klass, SatdokuWebGroup, toast);
  satdoku_class_drops (klass, SatdokuWebGroup, settings, g_object_unref);
  satdoku_class_drops (klass, SatdokuWebGroup, sources, g_ptr_array_unref);
  satdoku_class_drops (klass, SatdokuWebGroup, rows, g_ptr_array_unref);
}

static GtkWidget *
create_add_button (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("list-add-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _ ("Add a Source"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Add a Source"), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "sources.edit");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", NEW);
  return button;
}

static GtkWidget *
create_reset_row (void)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("_Reset the Sources"));
  adw_preferences_row_set_use_underline (ADW_PREFERENCES_ROW (row), TRUE);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                               _ ("To those that come with the program, switched off"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "sources.reset");
  return row;
}

static void
satdoku_web_group_init (SatdokuWebGroup *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self);

  self->sources = g_ptr_array_new_with_free_func ((GDestroyNotify)satdoku_web_source_free);
  self->rows = g_ptr_array_new ();
  self->reset = create_reset_row ();
  adw_preferences_group_set_title (group, _ ("Puzzles from the Web"));
  adw_preferences_group_set_description (
    group, _ ("Nothing is fetched until you choose one of the sources that are switched on in "
              "New → From the Web. At first all are switched off."));
  adw_preferences_group_set_header_suffix (group, create_add_button ());
  adw_preferences_group_add (group, self->reset);
}

/* Called once for each group. */
void
satdoku_web_group_set_settings (SatdokuWebGroup *self,
                                GSettings *settings)
{
  g_return_if_fail (SATDOKU_IS_WEB_GROUP (self) && G_IS_SETTINGS (settings));
  g_return_if_fail (self->settings == NULL);

  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::" KEY, G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  changed_cb (self);
}
