/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands about several solutions:
 *
 *   why-several         how many there are, what they have in common, what would leave only one
 *   true-candidates     are the values that cells have in solutions shown?
 *   solutions           what is shown of them: "none", "values", "one", "two", "swap"
 *   solution-previous   the solution before
 *   solution-next       the solution after
 *   add-unique          adds numbers that leave only one
 *
 * The states follow what the board shows. */

#include "satdoku-config.h"

#include "satdoku-ambiguity-commands.h"

#include <glib/gi18n.h>

struct _SatdokuAmbiguityCommands
{
  GObject parent_instance;

  /* Borrowed. */
  SatdokuGridPage *page;   /* (nullable): weak */
  SatdokuLazyBin *explain; /* (nullable): weak: where the view is */

  /* Owned. */
  SatdokuAmbiguityGuide *guide;
  SatdokuAssistant *assistant;
  SatdokuCommands *commands; /* (nullable): until they are added */

  gboolean wants_values; /* as soon as they are known */
};

G_DEFINE_FINAL_TYPE (SatdokuAmbiguityCommands, satdoku_ambiguity_commands, G_TYPE_OBJECT)

static const char *const names[SATDOKU_N_SOLUTIONS_SHOWN] = {
  [SATDOKU_SOLUTIONS_NONE] = "none",
  [SATDOKU_SOLUTIONS_VALUES] = "values",
  [SATDOKU_SOLUTIONS_ONE] = "one",
  [SATDOKU_SOLUTIONS_TWO] = "two",
  [SATDOKU_SOLUTIONS_SWAP] = "swap",
};

static void
why_several_cb (GSimpleAction *action,
                GVariant *parameter,
                gpointer user_data)
{
  SatdokuAmbiguityCommands *self = user_data;

  gtk_widget_activate_action (GTK_WIDGET (self->page), "win.page", "s", "grid");
  gtk_widget_activate_action (GTK_WIDGET (self->page), "win.view", "s", "explain");
  satdoku_explain_view_show_path (satdoku_lazy_bin_ensure (self->explain), FALSE);
  satdoku_ambiguity_guide_ask (self->guide, TRUE);
}

/* A button that is pressed again takes them away. */
static void
solutions_cb (GSimpleAction *action,
              GVariant *value,
              gpointer user_data)
{
  SatdokuAmbiguityCommands *self = user_data;
  const char *name = g_variant_get_string (value, NULL);
  SatdokuSolutionsShown shown = SATDOKU_SOLUTIONS_NONE;

  for (guint i = 0; i < SATDOKU_N_SOLUTIONS_SHOWN; i++)
    if (g_str_equal (names[i], name))
      shown = (SatdokuSolutionsShown)i;
  satdoku_ambiguity_guide_show (self->guide, shown);
}

static void
true_candidates_cb (GSimpleAction *action,
                    GVariant *value,
                    gpointer user_data)
{
  SatdokuAmbiguityCommands *self = user_data;

  self->wants_values = g_variant_get_boolean (value);
  if (self->wants_values)
    {
      /* What is said of them is there, unless more was asked. */
      if (!satdoku_ambiguity_guide_asks_why (self->guide))
        gtk_widget_activate_action (GTK_WIDGET (self->page), "win.view", "s", "set");
      satdoku_ambiguity_guide_ask (self->guide, FALSE);
    }
  else
    satdoku_ambiguity_guide_show (self->guide, SATDOKU_SOLUTIONS_NONE);
}

static void
previous_cb (GSimpleAction *action,
             GVariant *parameter,
             gpointer user_data)
{
  satdoku_ambiguity_guide_step (SATDOKU_AMBIGUITY_COMMANDS (user_data)->guide, -1);
}

static void
next_cb (GSimpleAction *action,
         GVariant *parameter,
         gpointer user_data)
{
  satdoku_ambiguity_guide_step (SATDOKU_AMBIGUITY_COMMANDS (user_data)->guide, 1);
}

static void
add_cb (GSimpleAction *action,
        GVariant *parameter,
        gpointer user_data)
{
  SatdokuAmbiguityCommands *self = user_data;
  g_autoptr (SatdokuReport) report = NULL;

  if (!satdoku_ambiguity_guide_add (self->guide))
    return;
  report = satdoku_report_new (SATDOKU_MOOD_GOOD, _ ("There is exactly one solution now"),
                               _ ("Undo takes away what was added."));
  satdoku_assistant_say (self->assistant, report);
  gtk_widget_grab_focus (GTK_WIDGET (self->page));
}

static const SatdokuCommand table[] = {
  { { "why-several", why_several_cb }, "!paused !looking whole" },
  { { "true-candidates", NULL, NULL, "false", true_candidates_cb },
    "on-grid !paused !looking whole" },
  { { "solutions", NULL, "s", "'none'", solutions_cb },
    "!paused !looking whole has-several-solutions" },
  { { "solution-previous", previous_cb }, "!looking can-go-back-in-solutions" },
  { { "solution-next", next_cb }, "!looking can-go-on-in-solutions" },
  { { "add-unique", add_cb }, "!paused !looking whole can-add-unique" },
};

/* What is wanted is shown as soon as it is known; the states say what is shown. */
static void
guide_cb (SatdokuAmbiguityCommands *self)
{
  SatdokuSolutionsShown shown = satdoku_ambiguity_guide_get_shown (self->guide);
  const SudokuAmbiguity *ambiguity = satdoku_ambiguity_guide_get_ambiguity (self->guide);

  if (!satdoku_ambiguity_guide_is_looking (self->guide) && ambiguity == NULL)
    self->wants_values = FALSE;
  if (self->wants_values && ambiguity != NULL)
    {
      self->wants_values = FALSE;
      satdoku_ambiguity_guide_show (self->guide, SATDOKU_SOLUTIONS_VALUES);
      return;
    }
  g_simple_action_set_state (satdoku_commands_get_action (self->commands, "solutions"),
                             g_variant_new_string (names[shown]));
  g_simple_action_set_state (
    satdoku_commands_get_action (self->commands, "true-candidates"),
    g_variant_new_boolean (self->wants_values || shown == SATDOKU_SOLUTIONS_VALUES));
}

/**
 * satdoku_ambiguity_commands_add:
 * @self: the commands
 * @commands: where they go
 */
void
satdoku_ambiguity_commands_add (SatdokuAmbiguityCommands *self,
                                SatdokuCommands *commands)
{
  g_return_if_fail (SATDOKU_IS_AMBIGUITY_COMMANDS (self) && SATDOKU_IS_COMMANDS (commands));

  g_set_object (&self->commands, commands);
  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
  satdoku_commands_bind (commands, "has-several-solutions", self->guide, "has-several");
  satdoku_commands_bind (commands, "can-go-back-in-solutions", self->guide, "can-go-back");
  satdoku_commands_bind (commands, "can-go-on-in-solutions", self->guide, "can-go-on");
  satdoku_commands_bind (commands, "can-add-unique", self->guide, "can-add");
  g_signal_connect_object (self->guide, "changed", G_CALLBACK (guide_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
satdoku_ambiguity_commands_dispose (GObject *object)
{
  SatdokuAmbiguityCommands *self = SATDOKU_AMBIGUITY_COMMANDS (object);

  g_clear_weak_pointer (&self->page);
  g_clear_weak_pointer (&self->explain);
  g_clear_object (&self->guide);
  g_clear_object (&self->assistant);
  g_clear_object (&self->commands);
  G_OBJECT_CLASS (satdoku_ambiguity_commands_parent_class)->dispose (object);
}

static void
satdoku_ambiguity_commands_class_init (SatdokuAmbiguityCommandsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = satdoku_ambiguity_commands_dispose;
}

static void
satdoku_ambiguity_commands_init (SatdokuAmbiguityCommands *self)
{
}

/**
 * satdoku_ambiguity_commands_new:
 * @guide: who finds the solutions
 * @page: the page with the board
 * @explain: where the view goes in which it is said
 * @assistant: who says what was done
 *
 * Returns: (transfer full): the commands
 */
SatdokuAmbiguityCommands *
satdoku_ambiguity_commands_new (SatdokuAmbiguityGuide *guide,
                                SatdokuGridPage *page,
                                SatdokuLazyBin *explain,
                                SatdokuAssistant *assistant)
{
  SatdokuAmbiguityCommands *self;

  g_return_val_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (guide) && SATDOKU_IS_GRID_PAGE (page), NULL);
  g_return_val_if_fail (SATDOKU_IS_LAZY_BIN (explain) && SATDOKU_IS_ASSISTANT (assistant), NULL);

  self = g_object_new (SATDOKU_TYPE_AMBIGUITY_COMMANDS, NULL);
  self->guide = g_object_ref (guide);
  g_set_weak_pointer (&self->page, page);
  g_set_weak_pointer (&self->explain, explain);
  self->assistant = g_object_ref (assistant);
  return self;
}
