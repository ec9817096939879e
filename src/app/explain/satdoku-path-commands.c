/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands about the way to the solution. When the puzzle is another one, its way is left. */

#include "satdoku-config.h"

#include "satdoku-path-commands.h"

#include <glib/gi18n.h>

#include "satdoku-clipboard.h"

struct _SatdokuPathCommands
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuGridPage *page;   /* (nullable): weak */
  SatdokuLazyBin *explain; /* (nullable): weak: where the view is */

  /* Owned. */
  SatdokuPathGuide *guide;
  SatdokuMessages *messages;
};

G_DEFINE_FINAL_TYPE (SatdokuPathCommands, satdoku_path_commands, G_TYPE_OBJECT)

static void
path_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  SatdokuPathCommands *self = user_data;

  gtk_widget_activate_action (GTK_WIDGET (self->page), "win.view", "s", "explain");
  satdoku_path_guide_ask (self->guide);
  satdoku_explain_view_show_path (satdoku_lazy_bin_ensure (self->explain), TRUE);
}

static void
close_cb (GSimpleAction *action,
          GVariant *parameter,
          gpointer user_data)
{
  SatdokuPathCommands *self = user_data;

  satdoku_explain_view_show_path (satdoku_lazy_bin_ensure (self->explain), FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

static void
previous_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer user_data)
{
  satdoku_path_guide_step (SATDOKU_PATH_COMMANDS (user_data)->guide, -1);
}

static void
next_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  satdoku_path_guide_step (SATDOKU_PATH_COMMANDS (user_data)->guide, 1);
}

static void
copy_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  SatdokuPathCommands *self = user_data;
  g_autofree char *text = satdoku_path_to_text (satdoku_path_guide_get_path (self->guide),
                                                satdoku_path_guide_get_scale (self->guide));

  satdoku_copy_text (GTK_WIDGET (self->page), text);
  satdoku_messages_say (self->messages, _ ("The path was copied"));
}

static const SatdokuCommand table[] = {
  { { "path", path_cb }, "on-grid !paused whole" },
  { { "path-close", close_cb }, "shows-path" },
  { { "path-previous", previous_cb }, "looking can-go-back-on-path" },
  { { "path-next", next_cb }, "looking can-go-on-path" },
  { { "path-copy", copy_cb }, "looking has-path" },
};

/**
 * satdoku_path_commands_add:
 * @self: the commands
 * @commands: where they go
 */
void
satdoku_path_commands_add (SatdokuPathCommands *self,
                           SatdokuCommands *commands)
{
  g_return_if_fail (SATDOKU_IS_PATH_COMMANDS (self) && SATDOKU_IS_COMMANDS (commands));

  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
  satdoku_commands_bind (commands, "shows-path", self->guide, "watched");
  satdoku_commands_bind (commands, "has-path", self->guide, "has-path");
  satdoku_commands_bind (commands, "can-go-back-on-path", self->guide, "can-go-back");
  satdoku_commands_bind (commands, "can-go-on-path", self->guide, "can-go-on");
}

/* Another puzzle was begun: it is to be seen. */
static void
changed_cb (SatdokuPathCommands *self)
{
  GtkWidget *view = self->explain != NULL ? adw_bin_get_child (ADW_BIN (self->explain)) : NULL;
  g_autoptr (GError) error = NULL;
  gboolean pending;

  g_object_get (self->guide, "error", &error, "pending", &pending, NULL);
  if (view != NULL && error == NULL && !pending &&
      satdoku_path_guide_get_path (self->guide) == NULL)
    satdoku_explain_view_show_path (SATDOKU_EXPLAIN_VIEW (view), FALSE);
}

static void
satdoku_path_commands_dispose (GObject *object)
{
  SatdokuPathCommands *self = SATDOKU_PATH_COMMANDS (object);

  g_clear_weak_pointer (&self->page);
  g_clear_weak_pointer (&self->explain);
  g_clear_object (&self->guide);
  g_clear_object (&self->messages);
  G_OBJECT_CLASS (satdoku_path_commands_parent_class)->dispose (object);
}

static void
satdoku_path_commands_class_init (SatdokuPathCommandsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_path_commands_dispose;
}

static void
satdoku_path_commands_init (SatdokuPathCommands *self)
{
}

/**
 * satdoku_path_commands_new:
 * @guide: who leads along the way
 * @page: the page with the board
 * @explain: where the view goes in which the way is shown
 * @messages: where it is said what was done
 *
 * Returns: (transfer full): the commands
 */
SatdokuPathCommands *
satdoku_path_commands_new (SatdokuPathGuide *guide,
                           SatdokuGridPage *page,
                           SatdokuLazyBin *explain,
                           SatdokuMessages *messages)
{
  SatdokuPathCommands *self;

  g_return_val_if_fail (SATDOKU_IS_PATH_GUIDE (guide) && SATDOKU_IS_GRID_PAGE (page), NULL);
  g_return_val_if_fail (SATDOKU_IS_LAZY_BIN (explain), NULL);

  self = g_object_new (SATDOKU_TYPE_PATH_COMMANDS, NULL);
  self->guide = g_object_ref (guide);
  g_set_weak_pointer (&self->page, page);
  g_set_weak_pointer (&self->explain, explain);
  self->messages = g_object_ref (messages);
  g_signal_connect_object (guide, "notify::path", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
