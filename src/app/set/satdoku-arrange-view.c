/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The buttons that arrange a puzzle in another way, and their commands. It stays the same puzzle,
 * only with its cells in other places or with other digits; each command is a move of the game:
 *
 *   turn-left, turn-right                              the board is turned
 *   mirror-across, mirror-down, mirror-diagonally      it is mirrored
 *   exchange-rows, exchange-columns, exchange-bands,
 *   exchange-stacks, exchange-digits                   of the selected cells, when they are of
 *                                                      exactly two
 *   number-digits                                      in the order in which they appear
 *   shuffle-puzzle                                     all of that by chance
 *
 * What a rule of the puzzle does not allow is not done, and a message says which. */

#include "satdoku-config.h"

#include "satdoku-arrange-view.h"

#include <glib/gi18n.h>
#include <sudoku-game-moves.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"
#include "satdoku-wrap-box.h"

struct _SatdokuArrangeView
{
  GtkWidget parent_instance;

  /* Template children. */

  /* Owned. */
  SatdokuPlay *play;      /* (nullable): until the owner says it */
  GSignalGroup *followed; /* the game */
};

G_DEFINE_FINAL_TYPE (SatdokuArrangeView, satdoku_arrange_view, GTK_TYPE_WIDGET)

static SudokuGame *
get_game (SatdokuArrangeView *self)
{
  return satdoku_play_get_game (self->play);
}

/* Two different things that the selected cells consist of. */
typedef struct
{
  guint first;
  guint second;
} Couple;

/* What a cell is of, from 0, such as its row; -1 when it is of none. */
typedef int (*OfFunc) (SudokuGame *game, guint cell);

static guint
get_side (SudokuGame *game)
{
  return sudoku_geometry_get_side (sudoku_game_get_geometry (game));
}

static int
get_row (SudokuGame *game,
         guint cell)
{
  return (int)(cell / get_side (game));
}

static int
get_column (SudokuGame *game,
            guint cell)
{
  return (int)(cell % get_side (game));
}

static int
get_band (SudokuGame *game,
          guint cell)
{
  const SudokuFrame *frame = sudoku_geometry_get_frame (sudoku_game_get_geometry (game));

  return frame->box_rows > 0 ? get_row (game, cell) / (int)frame->box_rows : -1;
}

static int
get_stack (SudokuGame *game,
           guint cell)
{
  const SudokuFrame *frame = sudoku_geometry_get_frame (sudoku_game_get_geometry (game));

  return frame->box_columns > 0 ? get_column (game, cell) / (int)frame->box_columns : -1;
}

static int
get_digit (SudokuGame *game,
           guint cell)
{
  return (int)sudoku_grid_get_value (sudoku_game_get_grid (game), cell) - 1;
}

/* Whether the selected cells are of exactly two. */
static gboolean
find_couple (SatdokuArrangeView *self,
             OfFunc of,
             Couple *couple)
{
  gsize n_cells = 0;
  const guint *cells =
    satdoku_cell_selection_get_cells (satdoku_play_get_selection (self->play), &n_cells);
  int first = -1, second = -1;

  for (gsize i = 0; i < n_cells; i++)
    {
      int one = of (get_game (self), cells[i]);

      if (one < 0 || one == first || one == second)
        continue;
      if (second >= 0)
        return FALSE;
      if (first < 0)
        first = one;
      else
        second = one;
    }
  if (second < 0)
    return FALSE;
  *couple = (Couple){ (guint)first, (guint)second };
  return TRUE;
}

static void
exchange_lines (SudokuArrangement *arrangement,
                const Couple *couple,
                SudokuLines lines,
                guint n)
{
  sudoku_arrangement_exchange_lines (arrangement, lines, couple->first * n, couple->second * n, n);
}

static void
exchange_rows (SudokuArrangement *arrangement,
               const Couple *couple,
               const SudokuFrame *frame)
{
  exchange_lines (arrangement, couple, SUDOKU_LINES_ROWS, 1);
}

static void
exchange_columns (SudokuArrangement *arrangement,
                  const Couple *couple,
                  const SudokuFrame *frame)
{
  exchange_lines (arrangement, couple, SUDOKU_LINES_COLUMNS, 1);
}

static void
exchange_bands (SudokuArrangement *arrangement,
                const Couple *couple,
                const SudokuFrame *frame)
{
  exchange_lines (arrangement, couple, SUDOKU_LINES_ROWS, frame->box_rows);
}

static void
exchange_stacks (SudokuArrangement *arrangement,
                 const Couple *couple,
                 const SudokuFrame *frame)
{
  exchange_lines (arrangement, couple, SUDOKU_LINES_COLUMNS, frame->box_columns);
}

static void
exchange_digits (SudokuArrangement *arrangement,
                 const Couple *couple,
                 const SudokuFrame *frame)
{
  sudoku_arrangement_exchange_values (arrangement, couple->first + 1, couple->second + 1);
}

/* What can be exchanged, and when. */
static const struct
{
  const char *action;
  const char *condition;
  OfFunc of;
  void (*exchange) (SudokuArrangement *arrangement,
                    const Couple *couple,
                    const SudokuFrame *frame);
} exchanges[] = {
  { "exchange-rows", "two-rows", get_row, exchange_rows },
  { "exchange-columns", "two-columns", get_column, exchange_columns },
  { "exchange-bands", "two-bands", get_band, exchange_bands },
  { "exchange-stacks", "two-stacks", get_stack, exchange_stacks },
  { "exchange-digits", "two-digits", get_digit, exchange_digits },
};

static SudokuArrangement *
begin (SatdokuArrangeView *self)
{
  return sudoku_arrangement_new (get_side (get_game (self)));
}

static void
arrange (SatdokuArrangeView *self,
         const SudokuArrangement *arrangement)
{
  const SudokuRuleKind *broken = NULL;
  g_autofree char *message = NULL;

  sudoku_game_rearrange (get_game (self), arrangement, &broken);
  if (broken == NULL)
    return;
  /* Translators: %s is the name of a rule of the puzzle, such as "Windows". */
  message = g_strdup_printf (_ ("The rule “%s” would not hold any more"), _ (broken->name));
  satdoku_messages_say_of (satdoku_play_get_messages (self->play), SATDOKU_MESSAGE_PUZZLE, message,
                           NULL, NULL);
}

static void
turn_cb (SatdokuArrangeView *self,
         GVariant *parameter,
         const SatdokuCommand *command)
{
  g_autoptr (SudokuArrangement) arrangement = begin (self);

  sudoku_arrangement_turn (arrangement, (SudokuTurn)command->number);
  arrange (self, arrangement);
}

static void
exchange_cb (SatdokuArrangeView *self,
             GVariant *parameter,
             const SatdokuCommand *command)
{
  const SudokuFrame *frame = sudoku_geometry_get_frame (sudoku_game_get_geometry (get_game (self)));
  g_autoptr (SudokuArrangement) arrangement = begin (self);
  Couple couple = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (exchanges); i++)
    if (g_str_equal (exchanges[i].action, command->name) &&
        find_couple (self, exchanges[i].of, &couple))
      exchanges[i].exchange (arrangement, &couple, frame);
  arrange (self, arrangement);
}

static void
number_cb (SatdokuArrangeView *self)
{
  g_autoptr (SudokuArrangement) arrangement = begin (self);

  sudoku_arrangement_number_values (arrangement, sudoku_game_get_grid (get_game (self)));
  arrange (self, arrangement);
}

static void
shuffle_cb (SatdokuArrangeView *self)
{
  g_autoptr (SudokuArrangement) arrangement = begin (self);
  SudokuRandom random;

  sudoku_random_init (&random, ((guint64)g_random_int () << 32) | g_random_int ());
  sudoku_arrangement_shuffle (arrangement, sudoku_game_get_geometry (get_game (self)), &random);
  arrange (self, arrangement);
}

#define ON_BOARD "on-grid !paused !looking"

static const SatdokuCommand table[] = {
  { "turn-left", G_CALLBACK (turn_cb), ON_BOARD, .number = SUDOKU_TURN_LEFT },
  { "turn-right", G_CALLBACK (turn_cb), ON_BOARD, .number = SUDOKU_TURN_RIGHT },
  { "mirror-across", G_CALLBACK (turn_cb), ON_BOARD, .number = SUDOKU_TURN_LEFT_TO_RIGHT },
  { "mirror-down", G_CALLBACK (turn_cb), ON_BOARD, .number = SUDOKU_TURN_TOP_TO_BOTTOM },
  { "mirror-diagonally", G_CALLBACK (turn_cb), ON_BOARD, .number = SUDOKU_TURN_ROWS_TO_COLUMNS },
  { "exchange-rows", G_CALLBACK (exchange_cb), ON_BOARD " two-rows" },
  { "exchange-columns", G_CALLBACK (exchange_cb), ON_BOARD " two-columns" },
  { "exchange-bands", G_CALLBACK (exchange_cb), ON_BOARD " two-bands" },
  { "exchange-stacks", G_CALLBACK (exchange_cb), ON_BOARD " two-stacks" },
  { "exchange-digits", G_CALLBACK (exchange_cb), ON_BOARD " two-digits" },
  { "number-digits", G_CALLBACK (number_cb), ON_BOARD },
  { "shuffle-puzzle", G_CALLBACK (shuffle_cb), ON_BOARD },
};

/* While another game comes, the chosen cells may still be those of the one before. */
static gboolean
is_ready (SatdokuArrangeView *self)
{
  return get_game (self) != NULL &&
         satdoku_cell_selection_get_side (satdoku_play_get_selection (self->play)) ==
           get_side (get_game (self));
}

/* After another game, other numbers, other boxes or other chosen cells. */
static void
update (SatdokuArrangeView *self)
{
  gboolean ready = is_ready (self);
  Couple couple = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (exchanges); i++)
    satdoku_commands_set_condition (satdoku_play_get_commands (self->play), exchanges[i].condition,
                                    ready && find_couple (self, exchanges[i].of, &couple));
}

/* It stays the same. */
static void
play_changed (SatdokuArrangeView *self)
{
  if (self->play == NULL)
    return;
  update (self);
  satdoku_commands_add (satdoku_play_get_commands (self->play), table, G_N_ELEMENTS (table), self);
  self->followed =
    satdoku_play_follow_game (self->play, G_CALLBACK (update), G_CALLBACK (update), self);
  g_signal_connect_object (satdoku_play_get_selection (self->play), "notify::cursor",
                           G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

static void
satdoku_arrange_view_class_init (SatdokuArrangeViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  /* The play whose puzzle is arranged; it gets the commands, once and for all. */
  const SatdokuProperty rows[] = {
    { "play", SATDOKU_TYPE_PLAY, G_PARAM_READWRITE, G_STRUCT_OFFSET (SatdokuArrangeView, play),
      G_CALLBACK (play_changed) },
  };

  g_type_ensure (SATDOKU_TYPE_WRAP_BOX);
  satdoku_properties_install (klass, rows, G_N_ELEMENTS (rows), NULL);
  gtk_widget_class_set_css_name (widget_class, "arrangeview");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  satdoku_class_set_template (klass, "satdoku-arrange-view.ui");
  satdoku_class_drops (klass, SatdokuArrangeView, followed, g_object_unref);
}

static void
satdoku_arrange_view_init (SatdokuArrangeView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
