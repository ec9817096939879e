/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of phases, in the order in which they are tried. To add one is to write its file,
 * sudoku-phase-NAME.c with the one row sudoku_phase_NAME, and to name it here and in
 * meson.build. */

#pragma once

/**
 * SUDOKU_PHASE_LIST:
 * @PHASE: a macro that gets the name of each phase
 *
 * The phases, from the easiest.
 */
#define SUDOKU_PHASE_LIST(PHASE) \
  PHASE (naked_single)           \
  PHASE (hidden_single)          \
  PHASE (naked_pair)             \
  PHASE (hidden_pair)            \
  PHASE (locked_candidates)      \
  PHASE (rule_exclusion)
