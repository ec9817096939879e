/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sat-process-command.h>
#include <sat-process-profile.h>

typedef struct
{
  const char *command;
  const char *all;  /* the words, with blanks between, when everything is set */
  const char *none; /* and when only the files are */
} Case;

static const Case cases[] = {
  { "solver", "solver F", "solver F" },
  { "solver %f", "solver F", "solver F" },
  { "solver %f %r", "solver F R", "solver F R" },
  { "solver --seed=%s %f", "solver --seed=S F", "solver F" },
  { "solver -s %s -v %f", "solver -s S -v F", "solver -v F" },
  { "solver -v x %s %f", "solver -v x S F", "solver -v x F" },
  { "solver -a -b %s%t %f", "solver -a -b ST F", "solver -a -b F" },
  { "solver %f %p", "solver F P", "solver F" },
  { "solver -Xmx%mm -t%t -j %j %f", "solver -Xmx5m -tT -j J F", "solver F" },
  { "solver '%f and %f' 100%%", "solver F and F 100%", "solver F and F 100%" },
  { "solver %x %", "solver %x % F", "solver %x % F" },
  { "%s %f", "S F", "F" },
  { "-x %s", "-x S F", "-x F" },
};

static char *
expand (const char *command,
        gboolean all)
{
  SatProcessWords words = { .formula = "F", .result = "R" };
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) argv = NULL;

  if (all)
    words = (SatProcessWords){ "F", "R", "P", "S", "T", "5", "J" };
  argv = sat_process_command_expand (command, &words, &error);
  g_assert_no_error (error);
  return g_strjoinv (" ", argv);
}

static void
test_cases (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *all = expand (cases[i].command, TRUE);
      g_autofree char *none = expand (cases[i].command, FALSE);

      g_assert_cmpstr (all, ==, cases[i].all);
      g_assert_cmpstr (none, ==, cases[i].none);
    }
}

/* Nothing of a placeholder is left in any row of the table, and each names the formula. */
static void
test_profiles (void)
{
  gsize n_profiles;
  const SatProcessProfile *profiles = sat_process_profiles (&n_profiles);

  for (gsize i = 0; i < n_profiles; i++)
    for (guint all = 0; all < 2; all++)
      {
        g_autofree char *text = expand (profiles[i].command, all);

        g_test_message ("%s", text);
        g_assert_null (strchr (text, '%'));
        g_assert_nonnull (strchr (text, 'F'));
        g_assert_cmpint (profiles[i].proof != NULL && all, ==, strchr (text, 'P') != NULL);
      }
}

static void
test_describe (void)
{
  g_autofree char *plain = sat_process_command_describe ("solver -s %s %f %r %p", NULL);
  g_autofree char *seeded = sat_process_command_describe ("sh -c 'exit  10' --seed=%s", "7");
  g_autofree char *broken = sat_process_command_describe ("sh -c 'exit", NULL);

  g_assert_cmpstr (plain, ==, "solver %f %r");
  g_assert_cmpstr (seeded, ==, "sh -c 'exit  10' --seed=7 %f");
  g_assert_cmpstr (broken, ==, "sh -c 'exit");
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat/process-command/cases", test_cases);
  g_test_add_func ("/sat/process-command/profiles", test_profiles);
  g_test_add_func ("/sat/process-command/describe", test_describe);
  return g_test_run ();
}
