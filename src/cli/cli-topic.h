/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  const char *id;
  const char *summary; /* (nullable) */
  const char *note;    /* (nullable): what is special about it */
} CliItem;

/* Something that an option chooses from a table of the libraries. */
typedef struct
{
  const char *id;
  /* FALSE: @index is behind the end. */
  gboolean (*get_item) (gsize index, CliItem *item);
} CliTopic;

extern const CliTopic cli_topic_formats;
extern const CliTopic cli_topic_encodings;
extern const CliTopic cli_topic_numberings;
extern const CliTopic cli_topic_symmetries;
extern const CliTopic cli_topic_rules;
extern const CliTopic cli_topic_solvers;

const CliTopic *cli_topic_find (const char *id);
char *cli_topic_get_text (const CliTopic *self);
char *cli_topic_get_unknown_message (const CliTopic *self, const char *id);
char *cli_topics_get_unknown_message (const char *id);

G_END_DECLS
