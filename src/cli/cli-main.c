/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the command, reads its options and runs it. */

#include "satdoku-config.h"

#include "cli-main.h"

#include <glib/gi18n.h>

#include "cli-command.h"
#include "cli-complete.h"
#include "cli-signals.h"

#define PROGRAM "satdoku-cli"

static CliStatus
fail_usage (const char *message,
            const char *command)
{
  cli_session_warn (PROGRAM, message);
  /* Translators: %s is a command line. */
  g_printerr (_ ("Try '%s --help'.\n"), command);
  return CLI_BAD;
}

static CliStatus
show (CliSession *session,
      const CliCommand *command)
{
  g_autofree char *text = NULL;

  text = command != NULL ? cli_options_get_help (command) : cli_commands_get_help ();
  return cli_session_print (session, text);
}

/* Runs one file after the other; an error in one does not stop the others. */
static CliStatus
run_each (CliSession *session,
          const CliCommand *command)
{
  char **files = session->options->arguments;
  CliStatus status = CLI_YES;

  for (gsize i = 0; files[i] != NULL && !session->closed &&
                    !g_cancellable_is_cancelled (session->cancellable);
       i++)
    {
      CliStatus result;

      session->file = files[i];
      session->has_more_files = files[1] != NULL;
      result = command->run (session);
      status = MAX (status, result);
      cli_session_end_file (session);
    }
  return cli_session_report_signal (session, status);
}

static CliStatus
run (CliSession *session,
     const CliCommand *command)
{
  return command->n_arguments == CLI_EACH ? run_each (session, command) : command->run (session);
}

static CliStatus
run_command (const CliCommand *command,
             int argc,
             char **argv,
             GCancellable *cancellable)
{
  g_autofree char *name = g_strconcat (PROGRAM, " ", command->id, NULL);
  g_auto (CliOptions) options = { 0 };
  g_autoptr (GError) error = NULL;
  CliSession session;
  CliStatus status, end;

  g_set_prgname (name);
  if (!cli_options_parse (&options, command, argc, argv, cancellable, &error))
    return g_cancellable_is_cancelled (cancellable) ? CLI_GAVE_UP
                                                    : fail_usage (error->message, name);
  cli_session_init (&session, &options, cancellable);
  status = options.help ? show (&session, command) : run (&session, command);
  end = cli_session_clear (&session);
  return MAX (status, end);
}

/* For the scripts of shells. */
static CliStatus
complete (char **words,
          GCancellable *cancellable)
{
  g_autofree char *text = cli_complete_get_text ((const char *const *)words);
  g_auto (CliOptions) options = { 0 };
  CliSession session;
  CliStatus status;

  cli_session_init (&session, &options, cancellable);
  status = cli_session_print (&session, text);
  cli_session_clear (&session);
  return status;
}

/* Options that stand in place of a command. */
static CliStatus
run_option (const char *argument,
            GCancellable *cancellable)
{
  g_auto (CliOptions) options = { 0 };
  g_autofree char *message = NULL;
  CliSession session;
  CliStatus status = CLI_YES;

  cli_session_init (&session, &options, cancellable);
  if (g_str_equal (argument, "--help") || g_str_equal (argument, "-h"))
    status = show (&session, NULL);
  else if (g_str_equal (argument, "--version"))
    status = cli_session_print (&session, PROGRAM " " SATDOKU_VERSION "\n");
  else
    {
      message = g_strdup_printf (_ ("there is no option %s before the command"), argument);
      status = fail_usage (message, PROGRAM);
    }
  cli_session_clear (&session);
  return status;
}

int
cli_main (int argc,
          char **argv)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (CliSignals) signals G_GNUC_UNUSED = cli_signals_new (cancellable);
  const CliCommand *command = NULL;
  g_autofree char *message = NULL;

  g_set_prgname (PROGRAM);
  if (argc < 2)
    return fail_usage (_ ("no command was given"), PROGRAM);
  if (g_str_equal (argv[1], CLI_COMPLETE))
    return complete (argv + 2, cancellable);
  if (argv[1][0] == '-')
    return run_option (argv[1], cancellable);
  command = cli_command_find (argv[1]);
  if (command == NULL)
    {
      message = cli_command_get_unknown_message (argv[1]);
      return fail_usage (message, PROGRAM);
    }
  return run_command (command, argc - 1, argv + 1, cancellable);
}
