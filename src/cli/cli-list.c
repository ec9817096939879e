/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli list: the possible values of options. */

#include "satdoku-config.h"

#include "cli-command.h"
#include "cli-topic.h"

CliStatus
cli_list (CliSession *session)
{
  const char *id = session->options->arguments[0];
  const CliTopic *topic = cli_topic_find (id);
  g_autofree char *text = NULL;

  if (topic == NULL)
    {
      g_autofree char *message = cli_topics_get_unknown_message (id);

      cli_session_tell (session, NULL, "%s", message);
      return CLI_BAD;
    }
  text = cli_topic_get_text (topic);
  return cli_session_print (session, text);
}
