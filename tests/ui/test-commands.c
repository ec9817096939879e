/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Commands: what is enabled under which conditions, and how little is done when one changes. */

#include "satdoku-clock.h"
#include "satdoku-commands.h"

typedef struct
{
  GSimpleActionGroup *group;
  SatdokuCommands *commands;
  guint n_run;
  guint n_changes;
} Fixture;

static void
run_cb (Fixture *self)
{
  self->n_run++;
}

static const SatdokuCommand table[] = {
  { "always", G_CALLBACK (run_cb) },
  { "both", G_CALLBACK (run_cb), "one two" },
  { "either", G_CALLBACK (run_cb), "one|two" },
  { "not", G_CALLBACK (run_cb), "!one" },
  { "mixed", G_CALLBACK (run_cb), "!one two|three" },
};

static const char *const conditions[] = { "one", "two", "three" };

static void
changed_cb (GActionGroup *group,
            const char *name,
            gboolean enabled,
            Fixture *self)
{
  self->n_changes++;
}

static void
set_up (Fixture *self,
        gconstpointer data)
{
  self->group = g_simple_action_group_new ();
  self->commands = satdoku_commands_new (G_ACTION_MAP (self->group));
  for (gsize i = 0; i < G_N_ELEMENTS (conditions); i++)
    satdoku_commands_set_condition (self->commands, conditions[i], FALSE);
  satdoku_commands_add (self->commands, table, G_N_ELEMENTS (table), self);
  g_signal_connect (self->group, "action-enabled-changed", G_CALLBACK (changed_cb), self);
}

static void
tear_down (Fixture *self,
           gconstpointer data)
{
  g_assert_finalize_object (self->commands);
  g_assert_finalize_object (self->group);
}

static gboolean
is_enabled (Fixture *self,
            const char *name)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (self->group), name);
}

/* All combinations, against the same said in C. */
static void
test_conditions (Fixture *self,
                 gconstpointer data)
{
  for (guint bits = 0; bits < 8; bits++)
    {
      gboolean one = bits & 1, two = (bits & 2) != 0, three = (bits & 4) != 0;

      satdoku_commands_set_condition (self->commands, "one", one);
      satdoku_commands_set_condition (self->commands, "two", two);
      satdoku_commands_set_condition (self->commands, "three", three);
      g_assert_true (is_enabled (self, "always"));
      g_assert_cmpint (is_enabled (self, "both"), ==, one && two);
      g_assert_cmpint (is_enabled (self, "either"), ==, one || two);
      g_assert_cmpint (is_enabled (self, "not"), ==, !one);
      g_assert_cmpint (is_enabled (self, "mixed"), ==, !one && (two || three));
    }
}

/* Nobody hears of a command whose state stays as it is. */
static void
test_quiet (Fixture *self,
            gconstpointer data)
{
  satdoku_commands_set_condition (self->commands, "two", TRUE);
  g_assert_cmpuint (self->n_changes, ==, 2); /* either, mixed */
  satdoku_commands_set_condition (self->commands, "two", TRUE);
  satdoku_commands_set_condition (self->commands, "three", TRUE);
  satdoku_commands_set_condition (self->commands, "nobody's", TRUE);
  g_assert_cmpuint (self->n_changes, ==, 2);
}

static void
test_bind (Fixture *self,
           gconstpointer data)
{
  g_autoptr (SatdokuClock) first = satdoku_clock_new ();
  g_autoptr (SatdokuClock) second = satdoku_clock_new ();

  satdoku_clock_set_paused (first, TRUE);
  satdoku_commands_bind (self->commands, "one", first, "paused");
  g_assert_false (is_enabled (self, "not"));
  satdoku_clock_set_paused (first, FALSE);
  g_assert_true (is_enabled (self, "not"));
  /* Another object takes its place. */
  satdoku_commands_bind (self->commands, "one", second, "paused");
  satdoku_clock_set_paused (first, TRUE);
  g_assert_true (is_enabled (self, "not"));
  satdoku_clock_set_paused (second, TRUE);
  g_assert_false (is_enabled (self, "not"));
  /* A number holds when it isn't 0. */
  satdoku_commands_bind (self->commands, "one", first, "idle-minutes");
  g_assert_true (is_enabled (self, "not"));
  g_object_set (first, "idle-minutes", 3, NULL);
  g_assert_false (is_enabled (self, "not"));
  /* What it was bound to may go away. */
  g_assert_finalize_object (g_steal_pointer (&first));
  g_assert_false (is_enabled (self, "not"));
}

/* What a command needs must be known when it is added: a misspelt condition would never hold. */
static void
test_misspelt (Fixture *self,
               gconstpointer data)
{
  static const SatdokuCommand misspelt[] = {
    { "misspelt", G_CALLBACK (run_cb), "one tow" },
  };

  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*misspelt*tow*");
  satdoku_commands_add (self->commands, misspelt, G_N_ELEMENTS (misspelt), self);
  g_test_assert_expected_messages ();
  satdoku_commands_set_condition (self->commands, "one", TRUE);
  g_assert_false (is_enabled (self, "misspelt"));
}

/* There may be as many conditions as anybody needs. */
static void
test_many (Fixture *self,
           gconstpointer data)
{
  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *name = g_strdup_printf ("many-%u", i);
      const SatdokuCommand command = { name, G_CALLBACK (run_cb), name };

      satdoku_commands_set_condition (self->commands, name, FALSE);
      satdoku_commands_add (self->commands, &command, 1, self);
      g_assert_false (is_enabled (self, name));
      satdoku_commands_set_condition (self->commands, name, TRUE);
      g_assert_true (is_enabled (self, name));
    }
}

static gboolean
about_to_run_cb (SatdokuCommands *commands,
                 const char *name,
                 const char *done)
{
  if (g_str_equal (name, "not"))
    satdoku_commands_set_condition (commands, "one", TRUE);
  return g_strcmp0 (name, done) == 0;
}

/* Who is told before may do it instead, or take away the reason to do it. */
static void
test_about_to_run (Fixture *self,
                   gconstpointer data)
{
  GActionGroup *group = G_ACTION_GROUP (self->group);

  g_signal_connect (self->commands, "about-to-run", G_CALLBACK (about_to_run_cb),
                    (gpointer) "always");
  satdoku_commands_set_condition (self->commands, "two", TRUE);
  g_action_group_activate_action (group, "always", NULL);
  g_assert_cmpuint (self->n_run, ==, 0);
  g_action_group_activate_action (group, "either", NULL);
  g_assert_cmpuint (self->n_run, ==, 1);
  g_action_group_activate_action (group, "not", NULL);
  g_assert_cmpuint (self->n_run, ==, 1);
  g_assert_false (is_enabled (self, "not"));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function) \
  g_test_add ("/commands/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("conditions", test_conditions);
  ADD ("quiet", test_quiet);
  ADD ("bind", test_bind);
  ADD ("misspelt", test_misspelt);
  ADD ("many", test_many);
  ADD ("about-to-run", test_about_to_run);
#undef ADD
  return g_test_run ();
}
