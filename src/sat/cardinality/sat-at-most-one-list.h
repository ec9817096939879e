/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one list of at-most-one encodings, besides the pairs. To add one is to write its file and to
 * add its line here. */

#pragma once

/**
 * SAT_AT_MOST_ONES:
 * @X: a macro that gets the name of each
 *
 * The encodings with auxiliary variables, in display order. The pairs come first.
 */
#define SAT_AT_MOST_ONES(X) \
  X (sequential)            \
  X (ladder)                \
  X (tree)                  \
  X (product)               \
  X (commander)             \
  X (bimander)              \
  X (binary)
