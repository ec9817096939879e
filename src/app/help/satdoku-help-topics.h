/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The topics of the help and the search in them. */

#pragma once

#include <sudoku-technique.h>

#include "satdoku-help-text.h"

/**
 * SatdokuHelpTopic:
 * @id: what the program calls it by: the name of its file
 * @icon_name: (nullable): a picture for the list of topics
 * @group: (nullable): the heading it stands under there, not yet translated
 * @text: what it says
 * @technique: (nullable): the technique that it is about
 * @family: (nullable): the family of that
 *
 * A topic of the help.
 */
typedef struct
{
  const char *id;
  const char *icon_name;
  const char *group;
  SatdokuHelpText *text;
  const SudokuTechnique *technique;
  const SudokuTechniqueFamily *family;
} SatdokuHelpTopic;

GPtrArray *satdoku_help_topics_load (void);
gboolean satdoku_help_topic_matches (const SatdokuHelpTopic *topic, const char *words);
