/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of techniques, in the order in which they are tried. To add one is to write its file,
 * sudoku-technique-NAME.c with the one row sudoku_technique_NAME, and to name it here and in
 * meson.build. */

#pragma once

/**
 * SUDOKU_TECHNIQUE_LIST:
 * @TECHNIQUE: a macro that gets the name of each technique
 *
 * The techniques, from the easiest.
 */
#define SUDOKU_TECHNIQUE_LIST(TECHNIQUE) \
  TECHNIQUE (naked_single)               \
  TECHNIQUE (hidden_single)              \
  TECHNIQUE (naked_pair)                 \
  TECHNIQUE (hidden_pair)                \
  TECHNIQUE (locked_candidates)          \
  TECHNIQUE (rule_exclusion)
