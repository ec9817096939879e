/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A step of solving by hand: what is concluded, and from what. */

#pragma once

#include "sudoku-links.h"
#include "sudoku-position.h"
#include "sudoku-pruner.h"
#include "sudoku-technique.h"

G_BEGIN_DECLS

/**
 * SudokuRole:
 * @SUDOKU_ROLE_PATTERN: one of the candidates of the pattern, which are counted
 * @SUDOKU_ROLE_FIN: a candidate of the pattern's truths that is outside its links
 * @SUDOKU_ROLE_ON: true in the one case of a chain
 * @SUDOKU_ROLE_OFF: false in the one case of a chain
 * @SUDOKU_ROLE_SECOND: of the second set of cells or the second colour
 * @SUDOKU_ROLE_THIRD: of the third set of cells
 *
 * The part a candidate plays in a step, for drawing it.
 */
typedef enum
{
  SUDOKU_ROLE_PATTERN,
  SUDOKU_ROLE_FIN,
  SUDOKU_ROLE_ON,
  SUDOKU_ROLE_OFF,
  SUDOKU_ROLE_SECOND,
  SUDOKU_ROLE_THIRD,
} SudokuRole;

/**
 * SudokuConclusion:
 * @candidate: cell × N + value − 1
 * @placed: whether the cell holds the value; otherwise it does not
 *
 * A conclusion about a candidate.
 */
typedef struct
{
  guint32 candidate;
  gboolean placed;
} SudokuConclusion;

/**
 * SudokuStepMark:
 * @candidate: a candidate of the pattern
 * @role: its part in the pattern
 *
 * A candidate that a step is about, in the order in which a text mentions it.
 */
typedef struct
{
  guint32 candidate;
  SudokuRole role;
} SudokuStepMark;

/**
 * SudokuStepSet:
 * @truths: (array length=n_truths): truths of which no two have a candidate in common
 * @n_truths: how many these are
 * @links: (array length=n_links): at most as many links, which contain all their candidates
 * @n_links: how many these are
 *
 * A set that a step counts on its way (Hall): each of the links is taken by one of the truths.
 */
typedef struct
{
  const guint32 *truths;
  guint n_truths;
  const guint32 *links;
  guint n_links;
} SudokuStepSet;

/* Instead of a truth in a tree of cases: no further split. */
#define SUDOKU_STEP_LEAF G_MAXUINT32

/**
 * SudokuStep:
 *
 * A step of solving by hand. Its conclusions are removed candidates and placed values; a step
 * without any concludes that there is no solution. Its certificate is what they follow from:
 * truths, of whose live candidates at least one is true; links, which are truths of which only "at
 * most one" is used, to count; and, where the step assumes that the puzzle has one solution,
 * guardians: candidates of which one is true, as there would be two solutions otherwise; and items,
 * as what tables say of their cells. That rules exclude two candidates need not be said.
 *
 * A certificate can also say how to go through it: sets that are counted on the way, and a tree of
 * cases, node by node. At each node either what is forced contradicts itself, or the open
 * candidates of a truth are supposed in turn, in their order.
 *
 * Only the maker of a step changes it, before anything else has a reference.
 */
typedef struct _SudokuStep SudokuStep;

SudokuStep *sudoku_step_new (const SudokuTechnique *technique);
SudokuStep *sudoku_step_ref (SudokuStep *self);
void sudoku_step_unref (SudokuStep *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuStep, sudoku_step_unref)

/* For finders. Duplicates are ignored. */
void sudoku_step_remove (SudokuStep *self, guint candidate);
void sudoku_step_place (SudokuStep *self, guint candidate);
void sudoku_step_add_truth (SudokuStep *self, guint truth);
void sudoku_step_add_link (SudokuStep *self, guint truth);
void sudoku_step_add_guardian (SudokuStep *self, guint candidate);
void sudoku_step_add_table (SudokuStep *self, guint tabled);
void sudoku_step_add_sum (SudokuStep *self, const SudokuDerivedSum *sum);
void sudoku_step_add_set (SudokuStep *self, const SudokuStepSet *set);
void sudoku_step_add_node (SudokuStep *self, guint32 node);
void sudoku_step_add_mark (SudokuStep *self, guint candidate, SudokuRole role);
void sudoku_step_set_rating (SudokuStep *self, guint rating);
void sudoku_step_set_length (SudokuStep *self, guint length);
gboolean sudoku_step_restrict (SudokuStep *self, const SudokuPosition *position);

const SudokuTechnique *sudoku_step_get_technique (const SudokuStep *self);
guint sudoku_step_get_rating (const SudokuStep *self);
guint sudoku_step_get_length (const SudokuStep *self);
const SudokuConclusion *sudoku_step_get_conclusions (const SudokuStep *self, guint *n);
const guint32 *sudoku_step_get_truths (const SudokuStep *self, guint *n);
const guint32 *sudoku_step_get_links (const SudokuStep *self, guint *n);
const guint32 *sudoku_step_get_guardians (const SudokuStep *self, guint *n);
const guint32 *sudoku_step_get_tables (const SudokuStep *self, guint *n);
guint sudoku_step_get_n_sums (const SudokuStep *self);
void sudoku_step_get_sum (const SudokuStep *self, guint number, SudokuDerivedSum *sum);
guint sudoku_step_get_n_sets (const SudokuStep *self);
void sudoku_step_get_set (const SudokuStep *self, guint number, SudokuStepSet *set);
const guint32 *sudoku_step_get_tree (const SudokuStep *self, guint *n);
const SudokuStepMark *sudoku_step_get_marks (const SudokuStep *self, guint *n);
gboolean sudoku_step_concludes_same (const SudokuStep *self, const SudokuStep *other);

gboolean sudoku_step_check (const SudokuStep *self,
                            const SudokuPosition *position,
                            const SudokuLinks *links);
gboolean sudoku_step_check_within (const SudokuStep *self,
                                   const SudokuPosition *position,
                                   const SudokuLinks *links,
                                   guint n_cases_max);
void sudoku_step_apply (const SudokuStep *self, SudokuPosition *position);
char *sudoku_step_to_text (const SudokuStep *self, guint side);

G_END_DECLS
