/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What follows from what is supposed, and why. */

#pragma once

#include "sudoku-local-links.h"
#include "sudoku-pruner.h"

G_BEGIN_DECLS

/**
 * SUDOKU_INFERENCE_NONE:
 *
 * No reason, no candidate or no truth.
 */
#define SUDOKU_INFERENCE_NONE G_MAXUINT32
/**
 * SUDOKU_INFERENCE_FIRST_ITEM:
 *
 * From this number on, reasons are items.
 */
#define SUDOKU_INFERENCE_FIRST_ITEM 0x40000000u
/**
 * SUDOKU_INFERENCE_FIRST_SET:
 *
 * From this number on, reasons are sets.
 */
#define SUDOKU_INFERENCE_FIRST_SET 0x80000000u

/**
 * SudokuInferred:
 * @SUDOKU_INFERRED_OPEN: nothing is known
 * @SUDOKU_INFERRED_TRUE: it is true
 * @SUDOKU_INFERRED_FALSE: it is false
 *
 * What is known of a candidate.
 */
typedef enum
{
  SUDOKU_INFERRED_OPEN,
  SUDOKU_INFERRED_TRUE,
  SUDOKU_INFERRED_FALSE,
} SudokuInferred;

/**
 * SudokuInferredSet:
 * @first: where its truths begin among the numbers of the sets, and then its links
 * @n_truths: how many truths
 * @n_links: how many links
 *
 * At least as many truths as links that hold everything the truths have left.
 */
typedef struct
{
  guint first;
  guint n_truths;
  guint n_links;
} SudokuInferredSet;

/**
 * SudokuInference:
 * @local: the candidates and truths: all numbers are its
 * @values: by candidate: a #SudokuInferred
 * @reasons: by candidate that has a value: of what is true a truth, of what is false a candidate,
 *   or `SUDOKU_INFERENCE_FIRST_SET` and the number of a set, or `SUDOKU_INFERENCE_FIRST_ITEM` and
 *   the index of an item; `SUDOKU_INFERENCE_NONE` when it is supposed
 * @places: by candidate that has a value: where it is on the trail
 * @trail: candidates that have values, in order
 * @n_trail: how many these are
 * @counts: by truth: how many of its candidates are not false
 * @active: by truth: whether it counts
 * @failed: the truth that has nothing left, or `SUDOKU_INFERENCE_NONE`
 * @failed_set: the set that has too few places, or `SUDOKU_INFERENCE_NONE`
 * @failed_item: the item that leaves no filling, or `SUDOKU_INFERENCE_NONE`
 * @clashing: the candidate that a truth forced before something else excluded it, or
 *   `SUDOKU_INFERENCE_NONE`
 * @clashing_reason: what excluded it
 * @sets: (element-type SudokuInferredSet): the sets counted since the beginning
 * @set_numbers: (element-type guint32): truths, then links, of each set
 * @items: (element-type SudokuPruner): the items of the position
 * @links: private: truths and conflicts of the shape
 * @side: private: of the shape
 * @n_houses: private: of the shape
 * @changed: private: by house: whether sets have to be counted in it
 * @changing: private: by house: whether it has sets before anything is supposed; %NULL: not known
 *   yet
 * @items_of: private: by candidate: (element-type guint32): the items that it is in; %NULL
 *   without any
 * @stale: private: by item: whether it has to be asked
 * @n_stale: private: how many these are
 * @is_false: private: by candidate: whether it is false
 * @next_house: private: where sets are counted next
 * @counting: private: whether sets are counted at all
 * @reduced: private: whether some truths are left out
 * @marked: private: by candidate: whether it is in a set that is applied
 * @work: private: the work done since sudoku_inference_take_work()
 *
 * What is supposed, and everything that it forces, each with its reason. Callers only read it, and
 * only what is not private.
 */
typedef struct
{
  const SudokuLocalLinks *local;
  guint8 *values;
  guint32 *reasons;
  guint32 *places;
  guint32 *trail;
  guint n_trail;
  guint32 *counts;
  guint8 *active;
  guint32 failed;
  guint32 failed_set;
  guint32 failed_item;
  guint32 clashing;
  guint32 clashing_reason;
  GArray *sets;
  GArray *set_numbers;
  GPtrArray *items;
  SudokuLinks *links;
  guint side;
  guint n_houses;
  guint8 *changed;
  guint8 *changing;
  GArray **items_of;
  guint8 *stale;
  guint n_stale;
  guint8 *is_false;
  guint next_house;
  gboolean counting;
  gboolean reduced;
  guint8 *marked;
  guint64 work;
} SudokuInference;

SudokuInference *sudoku_inference_new (SudokuLinks *links,
                                       const SudokuPosition *position,
                                       const SudokuLocalLinks *local);
void sudoku_inference_free (SudokuInference *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SudokuInference, sudoku_inference_free)

void sudoku_inference_activate_all (SudokuInference *self, gboolean active);
void sudoku_inference_activate (SudokuInference *self, guint32 truth, gboolean active);

void sudoku_inference_begin (SudokuInference *self, gboolean sets);
void sudoku_inference_suppose (SudokuInference *self, guint32 candidate, gboolean holds);
gboolean sudoku_inference_propagate (SudokuInference *self, guint next, gboolean sets);
void sudoku_inference_take_back (SudokuInference *self, guint n_kept);

gboolean sudoku_inference_is_met (const SudokuInference *self, guint32 truth);
guint64 sudoku_inference_take_work (SudokuInference *self);

G_END_DECLS
