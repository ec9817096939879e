/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts of the help. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  SATDOKU_HELP_TEXT,    /* a paragraph, with markup */
  SATDOKU_HELP_HEADING, /* without markup */
  SATDOKU_HELP_SAMPLE,  /* what is typed into a terminal; not translated */
} SatdokuHelpKind;

typedef struct
{
  SatdokuHelpKind kind;
  const char *text;
} SatdokuHelpBlock;

typedef struct
{
  const char *id;
  const char *title;
  const char *icon_name;
  const SatdokuHelpBlock *blocks; /* ends with one without a text */
} SatdokuHelpTopic;

const SatdokuHelpTopic *satdoku_help_topics (gsize *n_topics);
const char *satdoku_help_block_text (const SatdokuHelpBlock *block);
gboolean satdoku_help_topic_matches (const SatdokuHelpTopic *topic, const char *words);

G_END_DECLS
