/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * CliItem:
 * @id: what the option is given
 * @summary: (nullable): what it is, not yet translated
 * @note: (nullable): what is special about it, as it is shown
 *
 * One thing that an option can choose.
 */
typedef struct
{
  const char *id;
  const char *summary;
  const char *note;
} CliItem;

/**
 * CliTopic:
 * @id: what the list command calls the table
 * @get_item: fills in the item at an index; %FALSE behind the end
 * @append_row: (nullable): writes the row of the item at an index for programs, columns with tabs
 *   between them; %NULL: its name, its summary and its note
 *
 * Something that an option chooses from a table of the libraries.
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
 * What the givens can leave out of formulas: #SudokuReduction.
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
 * The ways of making puzzles sparse: #SudokuStrategy.
 */
extern const CliTopic cli_topic_strategies;
/**
 * cli_topic_difficulties:
 *
 * How hard a puzzle can be: #SudokuDifficulty.
 */
extern const CliTopic cli_topic_difficulties;
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
 * The solvers that can be run as programs.
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

G_END_DECLS
