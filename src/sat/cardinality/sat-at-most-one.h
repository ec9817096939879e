/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Encodings of "at most one of n variables" as clauses. */

#pragma once

#include <glib.h>

#include "sat-at-most-one-list.h"

G_BEGIN_DECLS

/**
 * SAT_AT_MOST_ONE_LENGTH_MAX:
 *
 * The most literals of a clause in any of the encodings.
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
 * The best descriptions of the places that an auxiliary variable covers.
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
 * @kind: which description fits; the other members depend on it
 * @number: counts from 1, but a bit from 0
 * @size: how many places a run or a block has
 *
 * What an auxiliary variable tells about the true variable.
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
 * @name: its common name
 * @summary: one line of description, to be translated
 * @exact: whether it implies at least one, too
 * @count: how many clauses n variables take
 * @count_auxiliary: how many auxiliary variables they take
 * @get_clause: writes a clause and returns its length; literals 1…n are the variables at places 0…n
 *   − 1, and the auxiliary variables follow
 * @covers: (nullable): whether the auxiliary variable is true when the variable at this place is
 * @describe: (nullable): its best description; %NULL: by listing the places
 *
 * An encoding of "at most one of n ≥ 4 variables"; for fewer all use the pairs. Every auxiliary
 * variable means that the true variable is at one of certain places: as soon as one of the n is
 * true, the clauses determine all others.
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
