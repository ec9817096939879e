/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The explanation of a step while it grows: its sentences, and what each of them speaks of. */

#pragma once

#include <sudoku-step.h>

#include "words-place.h"
#include "words-reason.h"

G_BEGIN_DECLS

/**
 * WordsAbout:
 * @WORDS_ABOUT_HOUSE: a number in a house
 * @WORDS_ABOUT_FURTHER: a further truth
 * @WORDS_ABOUT_CELL: a cell
 *
 * The subject of a truth.
 */
typedef enum
{
  WORDS_ABOUT_HOUSE,
  WORDS_ABOUT_FURTHER,
  WORDS_ABOUT_CELL,
} WordsAbout;

/**
 * WordsTelling:
 * @step: the step
 * @position: (nullable): where it was found; %NULL: only names are asked for
 * @links: the links of its shape
 * @geometry: the same shape
 * @coordinates: how cells are named
 * @side: the side of the board
 * @conclusions: what is concluded
 * @n_conclusions: how many these are
 * @truths: the truths of the certificate
 * @n_truths: how many these are
 * @reasons: the sentences
 * @next: what was named since the last sentence
 *
 * An explanation that grows. Whatever is named by its functions is what the next sentence speaks
 * of.
 */
typedef struct
{
  const SudokuStep *step;
  const SudokuPosition *position;
  const SudokuLinks *links;
  const SudokuGeometry *geometry;
  WordsCoordinates coordinates;
  guint side;
  const SudokuConclusion *conclusions;
  guint n_conclusions;
  const guint32 *truths;
  guint n_truths;
  GPtrArray *reasons; /* owned: WordsReason */
  WordsReason *next;  /* owned */
} WordsTelling;

/**
 * WordsTell:
 * @self: the explanation
 *
 * Tells of a pattern.
 *
 * Returns: whether everything was told; %FALSE when the certificate of the step does not have the
 *   pattern, of which nothing is said then, or when an argument must follow
 */
typedef gboolean (*WordsTell) (WordsTelling *self);

void words_telling_init (WordsTelling *self,
                         const SudokuStep *step,
                         const SudokuPosition *position,
                         const SudokuLinks *links,
                         WordsCoordinates coordinates);
void words_telling_clear (WordsTelling *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (WordsTelling, words_telling_clear)

void words_telling_say (WordsTelling *self, guint depth, char *text);

/* Names, as parts of sentences. */
char *words_telling_name_cell (WordsTelling *self, guint cell);
char *words_telling_name_cells (WordsTelling *self, const GArray *candidates);
char *words_telling_name_each (WordsTelling *self, const GArray *candidates);
char *words_telling_name_places (WordsTelling *self, guint house, const GArray *candidates);
char *words_telling_name_one_of (WordsTelling *self, const GArray *candidates);
char *words_telling_name_house (WordsTelling *self, guint house);
char *words_telling_name_houses (WordsTelling *self, const guint *houses, guint n_houses);
char *words_telling_name_inside (WordsTelling *self, const guint *houses, guint n_houses);
char *words_telling_name_values (WordsTelling *self, SudokuSet values);
char *words_telling_name_any_value (WordsTelling *self, SudokuSet values);
char *words_telling_name_candidate (WordsTelling *self, guint32 candidate);
char *words_telling_name_alternatives (WordsTelling *self, const GArray *candidates);
char *words_telling_name_place (WordsTelling *self, guint truth);
char *words_telling_name_inside_place (WordsTelling *self, guint truth);
void words_telling_light_cell (WordsTelling *self, guint cell);
void words_telling_light (WordsTelling *self, const GArray *candidates);
void words_telling_light_house (WordsTelling *self, guint house);
void words_telling_show_exclusion (WordsTelling *self, guint cell, guint excluded);

/* Sentences about a truth: what is left of it, at first and then. */
char *words_telling_word_left (WordsTelling *self, guint truth, const GArray *left);
char *words_telling_word_then (WordsTelling *self, guint truth, const GArray *left);

/**
 * WordsLead:
 * @WORDS_LEAD_SO: "So": from what was said
 * @WORDS_LEAD_EITHER: "Either way": from both of two cases
 * @WORDS_LEAD_ANY: "So in every case": from each of several cases
 *
 * How a sentence goes on.
 */
typedef enum
{
  WORDS_LEAD_SO,
  WORDS_LEAD_EITHER,
  WORDS_LEAD_ANY,
} WordsLead;

/* The ends of chains and cases: candidates one of which is true, and what they rule out. */
void words_telling_say_one_of (WordsTelling *self, WordsLead lead, const GArray *ends);
void words_telling_say_ruled_out (WordsTelling *self, const GArray *ends, const GArray *removed);
GArray *words_telling_list_conclusions (const WordsTelling *self);

/* What a certificate is about. */
WordsAbout words_telling_take_apart (const WordsTelling *self, guint truth, guint *number);
guint words_telling_get_value (const WordsTelling *self, guint truth);
GArray *words_telling_list_left (const WordsTelling *self, guint truth);
gboolean words_telling_conflict_with_all (const WordsTelling *self,
                                          guint32 candidate,
                                          const GArray *candidates);
gboolean words_telling_conclusions_see (const WordsTelling *self, const GArray *candidates);
gboolean words_telling_is_in_house (const WordsTelling *self, guint cell, guint house);
guint words_telling_find_common_house (const WordsTelling *self, const GArray *candidates);
SudokuSet words_telling_collect_values (const WordsTelling *self, const GArray *candidates);
GArray *words_telling_pick_value (const WordsTelling *self,
                                  const GArray *candidates,
                                  guint value);

/* Instead of a house: there is none. */
#define WORDS_NO_HOUSE G_MAXUINT

/* The patterns, each in the file of its kind. */
gboolean words_tell_single (WordsTelling *self);
gboolean words_tell_locked (WordsTelling *self);
gboolean words_tell_naked_set (WordsTelling *self);
gboolean words_tell_hidden_set (WordsTelling *self);
gboolean words_tell_bent_set (WordsTelling *self);
gboolean words_tell_fish (WordsTelling *self);
gboolean words_tell_unique (WordsTelling *self);
gboolean words_tell_colours (WordsTelling *self);
gboolean words_tell_two_pairs (WordsTelling *self);
gboolean words_tell_one_of_two (WordsTelling *self);
gboolean words_tell_short_cases (WordsTelling *self);
gboolean words_tell_cases (WordsTelling *self);
gboolean words_tell_cases_of (WordsTelling *self, const GArray *candidates);
gboolean words_tell_followed (WordsTelling *self);

G_END_DECLS
