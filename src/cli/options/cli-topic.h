/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/**
 * CliItem:
 * @id: the value of the option
 * @summary: (nullable): its description, not yet translated
 * @note: (nullable): a remark, as displayed
 *
 * A possible value of an option.
 */
typedef struct
{
  const char *id;
  const char *summary;
  const char *note;
} CliItem;

/**
 * CliTopic:
 * @id: the name for the list command
 * @get_item: gets the item at an index; %FALSE at the end
 * @append_row: (nullable): writes the row of the item at an index for programs, columns with tabs
 *   between them; %NULL: its name, its summary and its note
 *
 * A table of the libraries that an option chooses from.
 */
typedef struct
{
  const char *id;

  gboolean (*get_item) (gsize index, CliItem *item);
  void (*append_row) (gsize index, GString *text);
} CliTopic;

/**
 * cli_topic_formats:
 *
 * The formats of puzzles: #SudokuFormat.
 */
extern const CliTopic cli_topic_formats;
/**
 * cli_topic_encodings:
 *
 * The encodings of formulas: #SudokuEncoding.
 */
extern const CliTopic cli_topic_encodings;
/**
 * cli_topic_at_most_ones:
 *
 * The ways to say at most one: #SatAtMostOne.
 */
extern const CliTopic cli_topic_at_most_ones;
/**
 * cli_topic_reductions:
 *
 * The reductions of formulas by the givens: #SudokuReduction.
 */
extern const CliTopic cli_topic_reductions;
/**
 * cli_topic_numberings:
 *
 * The numberings of variables: #SudokuNumbering.
 */
extern const CliTopic cli_topic_numberings;
/**
 * cli_topic_symmetries:
 *
 * The symmetries of givens: #SudokuSymmetry.
 */
extern const CliTopic cli_topic_symmetries;
/**
 * cli_topic_strategies:
 *
 * The strategies for removing givens: #SudokuStrategy.
 */
extern const CliTopic cli_topic_strategies;
/**
 * cli_topic_difficulties:
 *
 * How difficult puzzles are for the Java program: #SudokuDifficulty.
 */
extern const CliTopic cli_topic_difficulties;
/**
 * cli_topic_levels:
 *
 * The levels of puzzles for people: #SudokuLevel.
 */
extern const CliTopic cli_topic_levels;
/**
 * cli_topic_rules:
 *
 * The rules a puzzle can have: #SudokuRuleKind.
 */
extern const CliTopic cli_topic_rules;
/**
 * cli_topic_laws:
 *
 * The laws of Latin squares.
 */
extern const CliTopic cli_topic_laws;
/**
 * cli_topic_solvers:
 *
 * The solvers that can be run as external programs.
 */
extern const CliTopic cli_topic_solvers;

/**
 * cli_topic_techniques:
 *
 * The techniques of solving by hand: #SudokuTechnique.
 */
extern const CliTopic cli_topic_techniques;
/**
 * cli_topic_lessons:
 *
 * Formulas and puzzles to learn from: #SudokuLesson.
 */
extern const CliTopic cli_topic_lessons;
/**
 * cli_topic_worksheets:
 *
 * The tasks of worksheets: #SudokuWorksheetKind.
 */
extern const CliTopic cli_topic_worksheets;

const CliTopic *cli_topic_find (const char *id);
char *cli_topic_get_text (const CliTopic *self);
char *cli_topic_get_unknown_message (const CliTopic *self, const char *id);
char *cli_topics_get_unknown_message (const char *id);
