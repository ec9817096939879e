/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one list of the kinds of rules, in the order in which a puzzle has them. To add one is to
 * write its file and to add its line here. The laws of Latin squares, which have a list of their
 * own, come after them, and own clauses last of all. */

#pragma once

#include "sudoku-law-list.h"
#include "sudoku-rule.h"

/**
 * SUDOKU_RULE_KINDS:
 * @X: a macro that gets the name of each kind
 *
 * The kinds of rules.
 */
#define SUDOKU_RULE_KINDS(X) \
  X (rows)                   \
  X (columns)                \
  X (boxes)                  \
  X (regions)                \
  X (x)                      \
  X (windows)                \
  X (disjoint)               \
  X (complete)               \
  X (anti_knight)            \
  X (anti_king)              \
  X (non_consecutive)        \
  X (even)                   \
  X (odd)                    \
  X (break_symmetry)         \
  X (difference)             \
  X (ratio)                  \
  X (edge_sum)               \
  X (all_shown)              \
  X (less)                   \
  X (not_above)              \
  X (whispers)               \
  X (thermometer)            \
  X (slow_thermometer)       \
  X (palindrome)             \
  X (clone)                  \
  X (minimum)                \
  X (maximum)                \
  X (relation)               \
  X (entropic)               \
  X (modular)                \
  X (nabner)                 \
  X (column_indexer)         \
  X (row_indexer)            \
  X (box_indexer)            \
  X (allowed)                \
  X (cage)                   \
  X (sum)                    \
  X (equal_sums)             \
  X (arrow)                  \
  X (double_arrow)           \
  X (little_killer)          \
  X (region_sum)             \
  X (zipper)                 \
  X (renban)                 \
  X (between)                \
  X (lockout)                \
  X (quadruple)              \
  X (sandwich)               \
  X (x_sum)                  \
  X (skyscraper)             \
  X (numbered_room)          \
  X (product)                \
  X (difference_cage)        \
  X (quotient_cage)          \
  X (extra_region)

#ifndef __GI_SCANNER__

/* A law has more in its row. */
#  define DECLARE(name, ...) extern const SudokuRuleKind sudoku_rule_##name;
SUDOKU_RULE_KINDS (DECLARE)
SUDOKU_LAWS (DECLARE)
DECLARE (own)
#  undef DECLARE

#endif
