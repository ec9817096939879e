/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Ways to say as clauses that at most one of n variables is true. */

#pragma once

#include <glib.h>

#include "sat-at-most-one-list.h"

G_BEGIN_DECLS

/**
 * SAT_AT_MOST_ONE_LENGTH_MAX:
 *
 * How many literals a clause of any of the ways has at most.
 */
#define SAT_AT_MOST_ONE_LENGTH_MAX 4

/**
 * SatAuxiliaryKind:
 * @SAT_AUXILIARY_AMONG: the true one is among the places that the variable covers
 * @SAT_AUXILIARY_FIRST: it is among the first @number places
 * @SAT_AUXILIARY_AFTER: it comes after place @number
 * @SAT_AUXILIARY_RUN: it is in run @number of @size places each
 * @SAT_AUXILIARY_RANK: it is at place @number of its run of @size places
 * @SAT_AUXILIARY_BIT: bit @number of the number of its block of @size places, both from 0, is 1
 *
 * How the places that an auxiliary variable covers are best said.
 */
typedef enum
{
  SAT_AUXILIARY_AMONG,
  SAT_AUXILIARY_FIRST,
  SAT_AUXILIARY_AFTER,
  SAT_AUXILIARY_RUN,
  SAT_AUXILIARY_RANK,
  SAT_AUXILIARY_BIT,
} SatAuxiliaryKind;

/**
 * SatAuxiliary:
 * @kind: which sentence fits; what the others mean depends on it
 * @number: counts from 1, but a bit from 0
 * @size: how many places a run or a block has
 *
 * What an auxiliary variable says of the variable that is true.
 */
typedef struct
{
  SatAuxiliaryKind kind;
  guint number;
  guint size;
} SatAuxiliary;

/**
 * SatAtMostOne:
 * @id: "sequential"
 * @name: what people call it
 * @summary: what it is, one line to be translated
 * @exact: It says at least one, too.
 * @count: how many clauses n variables take
 * @count_auxiliary: how many auxiliary variables they take
 * @get_clause: Writes a clause and returns its length. Literal 1…n is the variable at place
 *   0…n − 1; the auxiliary variables follow.
 * @covers: (nullable): Is the auxiliary variable true when the variable at this place is?
 * @describe: (nullable): how that is best said; %NULL: by listing the places
 *
 * A way to say that at most one of n ≥ 4 variables is true; of fewer all say the pairs. Every
 * auxiliary variable means that the one that is true is at one of certain places: as soon as one of
 * the n is true, the clauses leave no choice for any of the others.
 */
typedef struct
{
  const char *id;
  const char *name;
  const char *summary;
  gboolean exact;
  guint (*count) (guint n);
  guint (*count_auxiliary) (guint n);
  guint (*get_clause) (guint n, guint index, int literals[SAT_AT_MOST_ONE_LENGTH_MAX]);
  gboolean (*covers) (guint n, guint auxiliary, guint place);
  void (*describe) (guint n, guint auxiliary, SatAuxiliary *meaning);
} SatAtMostOne;

/**
 * sat_at_most_one_pairwise:
 *
 * All pairs: no two are true.
 */
extern const SatAtMostOne sat_at_most_one_pairwise;

/**
 * SAT_AT_MOST_ONE_DECLARE:
 * @name: the name of a way
 *
 * Declares its row.
 */
#define SAT_AT_MOST_ONE_DECLARE(name) extern const SatAtMostOne sat_at_most_one_##name;
SAT_AT_MOST_ONES (SAT_AT_MOST_ONE_DECLARE)
#undef SAT_AT_MOST_ONE_DECLARE

const SatAtMostOne *const *sat_at_most_ones (gsize *n_rows);
const SatAtMostOne *sat_at_most_one_find (const char *id);
gboolean sat_at_most_one_is_exact (const SatAtMostOne *self, guint n);
guint sat_at_most_one_count (const SatAtMostOne *self, guint n);
guint sat_at_most_one_count_auxiliary (const SatAtMostOne *self, guint n);
guint sat_at_most_one_get_clause (const SatAtMostOne *self,
                                  guint n,
                                  guint index,
                                  int literals[SAT_AT_MOST_ONE_LENGTH_MAX]);
gboolean sat_at_most_one_covers (const SatAtMostOne *self,
                                 guint n,
                                 guint auxiliary,
                                 guint place);
void sat_at_most_one_describe (const SatAtMostOne *self,
                               guint n,
                               guint auxiliary,
                               SatAuxiliary *meaning);

guint sat_pairs_count (guint n);
void sat_pairs_get (guint n, guint index, guint *first, guint *second);
guint sat_count_bits (guint n);

G_END_DECLS
