/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands about why there is no solution, and what to take back. */

#include "satdoku-config.h"

#include "satdoku-conflict-commands.h"

#include <glib/gi18n.h>

struct _SatdokuConflictCommands
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuGridPage *page;   /* (nullable): weak */
  SatdokuLazyBin *explain; /* (nullable): weak: where the view is */

  /* Owned. */
  SatdokuConflictGuide *guide;
  SatdokuAssistant *assistant;
};

G_DEFINE_FINAL_TYPE (SatdokuConflictCommands, satdoku_conflict_commands, G_TYPE_OBJECT)

static void
why_not_cb (GSimpleAction *action,
            GVariant *parameter,
            gpointer user_data)
{
  SatdokuConflictCommands *self = user_data;

  gtk_widget_activate_action (GTK_WIDGET (self->page), "win.page", "s", "grid");
  gtk_widget_activate_action (GTK_WIDGET (self->page), "win.view", "s", "explain");
  satdoku_explain_view_show_path (satdoku_lazy_bin_ensure (self->explain), FALSE);
  satdoku_conflict_guide_ask (self->guide);
}

static void
another_cb (GSimpleAction *action,
            GVariant *parameter,
            gpointer user_data)
{
  satdoku_conflict_guide_show_another (SATDOKU_CONFLICT_COMMANDS (user_data)->guide);
}

static void
previous_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer user_data)
{
  satdoku_conflict_guide_show_previous (SATDOKU_CONFLICT_COMMANDS (user_data)->guide);
}

static void
take_back_cb (GSimpleAction *action,
              GVariant *parameter,
              gpointer user_data)
{
  SatdokuConflictCommands *self = user_data;
  g_autoptr (SatdokuReport) report = NULL;

  if (!satdoku_conflict_guide_take_back (self->guide))
    return;
  report = satdoku_report_new (SATDOKU_MOOD_GOOD, _ ("This can be solved again"),
                               _ ("Undo brings back what was taken back."));
  satdoku_assistant_say (self->assistant, report);
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

static const SatdokuCommand table[] = {
  { { "why-not", why_not_cb }, "!paused !looking whole" },
  { { "conflict-another", another_cb }, "can-show-another-conflict" },
  { { "conflict-previous", previous_cb }, "can-show-previous-conflict" },
  { { "take-back", take_back_cb }, "!paused !looking can-take-back" },
};

/**
 * satdoku_conflict_commands_add:
 * @self: the commands
 * @commands: where they go
 */
void
satdoku_conflict_commands_add (SatdokuConflictCommands *self,
                               SatdokuCommands *commands)
{
  g_return_if_fail (SATDOKU_IS_CONFLICT_COMMANDS (self) && SATDOKU_IS_COMMANDS (commands));

  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
  satdoku_commands_bind (commands, "can-show-another-conflict", self->guide, "can-show-another");
  satdoku_commands_bind (commands, "can-show-previous-conflict", self->guide, "can-show-previous");
  satdoku_commands_bind (commands, "can-take-back", self->guide, "can-take-back");
}

static void
satdoku_conflict_commands_dispose (GObject *object)
{
  SatdokuConflictCommands *self = SATDOKU_CONFLICT_COMMANDS (object);

  g_clear_weak_pointer (&self->page);
  g_clear_weak_pointer (&self->explain);
  g_clear_object (&self->guide);
  g_clear_object (&self->assistant);
  G_OBJECT_CLASS (satdoku_conflict_commands_parent_class)->dispose (object);
}

static void
satdoku_conflict_commands_class_init (SatdokuConflictCommandsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_conflict_commands_dispose;
}

static void
satdoku_conflict_commands_init (SatdokuConflictCommands *self)
{
}

/**
 * satdoku_conflict_commands_new:
 * @guide: who finds out why there is no solution
 * @page: the page with the board
 * @explain: where the view goes in which it is said
 * @assistant: who says what was done
 *
 * Returns: (transfer full): the commands
 */
SatdokuConflictCommands *
satdoku_conflict_commands_new (SatdokuConflictGuide *guide,
                               SatdokuGridPage *page,
                               SatdokuLazyBin *explain,
                               SatdokuAssistant *assistant)
{
  SatdokuConflictCommands *self;

  g_return_val_if_fail (SATDOKU_IS_CONFLICT_GUIDE (guide) && SATDOKU_IS_GRID_PAGE (page), NULL);
  g_return_val_if_fail (SATDOKU_IS_LAZY_BIN (explain) && SATDOKU_IS_ASSISTANT (assistant), NULL);

  self = g_object_new (SATDOKU_TYPE_CONFLICT_COMMANDS, NULL);
  self->guide = g_object_ref (guide);
  g_set_weak_pointer (&self->page, page);
  g_set_weak_pointer (&self->explain, explain);
  self->assistant = g_object_ref (assistant);
  return self;
}
