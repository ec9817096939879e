/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Anti-knight and anti-king: cells a move of the chess piece apart hold different values. */

#include <glib/gi18n.h>

#include "sudoku-rule.h"

/* Of each pair of opposite moves only the one that goes down, or right in the same row. */
typedef struct
{
  int down;
  int right;
} Move;

static const Move knight_moves[] = { { 1, -2 }, { 1, 2 }, { 2, -1 }, { 2, 1 } };
/* Moves along lines add nothing to rows and columns. */
static const Move king_moves[] = { { 1, -1 }, { 1, 1 } };

static const SudokuPairFamily knight_family = {
  "anti-knight",
  N_ ("A knight’s move apart"),
  N_ ("Row {row} column {column} and row {other_row} column {other_column}, a knight’s move apart, "
      "can’t both hold a {value}"),
};

static const SudokuPairFamily king_family = {
  "anti-king",
  N_ ("A king’s move apart"),
  N_ ("Row {row} column {column} and row {other_row} column {other_column}, a king’s move apart, "
      "can’t both hold a {value}"),
};

/* The target of a move, or −1. */
static int
go (guint side,
    guint cell,
    Move move)
{
  int row = (int)(cell / side) + move.down, column = (int)(cell % side) + move.right;

  if (row >= (int)side || column < 0 || column >= (int)side)
    return -1;
  return row * (int)side + column;
}

static gboolean
check_moves (const SudokuRule *rule,
             guint side,
             const Move *moves,
             gsize n_moves,
             const guint8 *values,
             SudokuBreachFunc func,
             gpointer user_data)
{
  for (guint cell = 0; cell < side * side; cell++)
    for (gsize i = 0; i < n_moves; i++)
      {
        int other = go (side, cell, moves[i]);
        guint16 cells[] = { (guint16)cell, (guint16)other };
        SudokuBreach breach = { rule, -1, values[cell], 2, cells };

        if (other >= 0 && values[cell] != 0 && values[cell] == values[other] &&
            !func (&breach, user_data))
          return FALSE;
      }
  return TRUE;
}

static void
add_moves (guint side,
           const Move *moves,
           gsize n_moves,
           const SudokuPairFamily *family,
           SudokuGroups *groups)
{
  SudokuRelation differ = { 0 };
  guint relation;

  for (guint value = 1; value <= side; value++)
    differ.allowed[value] =
      sudoku_set_minus (sudoku_set_range (1, side), sudoku_set_single (value));
  relation = sudoku_groups_add_relation (groups, &differ);
  for (guint cell = 0; cell < side * side; cell++)
    for (gsize i = 0; i < n_moves; i++)
      {
        int other = go (side, cell, moves[i]);

        if (other >= 0)
          sudoku_groups_add_pair (groups, family, cell, (guint)other, relation);
      }
}

static gboolean
knight_check (const SudokuRule *rule,
              const SudokuFrame *frame,
              const guint8 *values,
              SudokuBreachFunc func,
              gpointer user_data)
{
  return check_moves (rule, frame->side, knight_moves, G_N_ELEMENTS (knight_moves), values, func,
                      user_data);
}

static gboolean
king_check (const SudokuRule *rule,
            const SudokuFrame *frame,
            const guint8 *values,
            SudokuBreachFunc func,
            gpointer user_data)
{
  return check_moves (rule, frame->side, king_moves, G_N_ELEMENTS (king_moves), values, func,
                      user_data);
}

static void
knight_add_groups (const SudokuRule *rule,
                   const SudokuFrame *frame,
                   SudokuGroups *groups)
{
  add_moves (frame->side, knight_moves, G_N_ELEMENTS (knight_moves), &knight_family, groups);
}

static void
king_add_groups (const SudokuRule *rule,
                 const SudokuFrame *frame,
                 SudokuGroups *groups)
{
  add_moves (frame->side, king_moves, G_N_ELEMENTS (king_moves), &king_family, groups);
}

static void
draw_badge (const SudokuRule *rule,
            const SudokuFrame *frame,
            SudokuSketch *sketch)
{
  sudoku_sketch_add (sketch, SUDOKU_SKETCH_BADGE, NULL, 0);
}

const SudokuRuleKind sudoku_rule_anti_knight = {
  .id = "anti-knight",
  .name = N_ ("Anti-Knight"),
  .summary = N_ ("Cells a knight’s move apart hold different numbers"),
  .breach = N_ ("{value} appears twice a knight’s move apart: {cells}"),
  .parameter = SUDOKU_RULE_ALONE,
  .f_puzzles = "antiknight",
  .optional = TRUE,
  .check = knight_check,
  .add_groups = knight_add_groups,
  .draw = draw_badge,
};

const SudokuRuleKind sudoku_rule_anti_king = {
  .id = "anti-king",
  .name = N_ ("Anti-King"),
  .summary = N_ ("Cells a king’s move apart hold different numbers"),
  .breach = N_ ("{value} appears twice a king’s move apart: {cells}"),
  .parameter = SUDOKU_RULE_ALONE,
  .f_puzzles = "antiking",
  .optional = TRUE,
  .check = king_check,
  .add_groups = king_add_groups,
  .draw = draw_badge,
};
