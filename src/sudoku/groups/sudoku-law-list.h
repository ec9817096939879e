/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one list of the laws of Latin squares: to add one is to add its row. Each is a kind of rule,
 * in this order, after those of sudoku-rule-kinds.h. The names are those of problem 3 of CSPLib and
 * of F. E. Bennett and H. Zhang, “Latin squares with self-orthogonal conjugates” (2004). */

#pragma once

/**
 * SUDOKU_LAWS:
 * @X: a macro that gets, of each law: its name in the code, its id, name, sentence about it,
 *   identity, and the text of its clauses as SudokuLaw has it
 *
 * The laws of Latin squares.
 */
#define SUDOKU_LAWS(X)                                                                            \
  X (idempotent, "idempotent", N_ ("Idempotent"), N_ ("x·x = x: the diagonal counts up"),         \
     "x·x = x", "> xxx")                                                                          \
  X (schroeder, "schroeder", N_ ("Schröder’s Second Law (QG3)"), N_ ("(x·y)·(y·x) = x"),          \
     "(x·y)·(y·x) = x", "xyz yxw > zwx")                                                          \
  X (stein3, "stein3", N_ ("Stein’s Third Law (QG4)"), N_ ("(y·x)·(x·y) = x"), "(y·x)·(x·y) = x", \
     "yxz xyw > zwx")                                                                             \
  X (qg5, "qg5", N_ ("Law QG5"), N_ ("((y·x)·y)·y = x"), "((y·x)·y)·y = x", "yxz zyw > wyx")      \
  X (qg6, "qg6", N_ ("Schröder’s First Law (QG6)"), N_ ("(x·y)·y = x·(x·y)"),                     \
     "(x·y)·y = x·(x·y)", "xyz zyw > xzw")                                                        \
  X (qg7, "qg7", N_ ("Law QG7"), N_ ("(y·x)·y = x·(y·x)"), "(y·x)·y = x·(y·x)", "yxz zyw > xzw")  \
  X (stein1, "stein1", N_ ("Stein’s First Law"), N_ ("x·(x·y) = y·x"), "x·(x·y) = y·x",           \
     "xyz xzw > yxw")                                                                             \
  X (qg1, "qg1", N_ ("Law QG1"),                                                                  \
     N_ ("x·y = z·w with v·y = x and v·w = z only where x = z"),                                  \
     "x·y = z·w, v·y = x, v·w = z → x = z", "x<z: xyu zwu vyx vwz >")                             \
  X (qg2, "qg2", N_ ("Law QG2"),                                                                  \
     N_ ("x·y = z·w with y·v = x and w·v = z only where x = z"),                                  \
     "x·y = z·w, y·v = x, w·v = z → x = z", "x<z: xyu zwu yvx wvz >")                             \
  X (commutative, "commutative", N_ ("Commutative"), N_ ("x·y = y·x: the square is symmetric"),   \
     "x·y = y·x", "xyz > yxz")                                                                    \
  X (semisymmetric, "semisymmetric", N_ ("Semisymmetric"), N_ ("(x·y)·x = y"), "(x·y)·x = y",     \
     "xyz > zxy")                                                                                 \
  X (unipotent, "unipotent", N_ ("Unipotent"),                                                    \
     N_ ("x·x = y·y: one number fills the diagonal"), "x·x = y·y", "xxz > yyz")                   \
  X (associative, "associative", N_ ("Associative"), N_ ("(x·y)·z = x·(y·z): a group"),           \
     "(x·y)·z = x·(y·z)", "xyu yzv uzw > xvw")
