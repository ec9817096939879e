/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The boards that techniques can be practised on: sizes with their usual boxes, irregular regions,
 * and each rule that needs no cells of its own, at 9×9. The first is the usual one. */

#include "satdoku-config.h"

#include "satdoku-exercise-boards.h"

#include <sudoku-generate.h>
#include <sudoku-geometry-change.h>
#include <sudoku-random.h>
#include <sudoku-regions.h>
#include <words-play.h>

#define USUAL_SIDE 9
/* Swaps of cells between regions, for each cell. */
#define WILDNESS 1.5
/* Random regions for which no full grid is looked for any more. */
#define MAPS 50

typedef struct
{
  guint side;
  gboolean jigsaw;
  const SudokuRuleKind *rule; /* (nullable) */
} Board;

static void
add (GArray *boards,
     guint side,
     gboolean jigsaw,
     const SudokuRuleKind *rule)
{
  const Board board = { side, jigsaw, rule };

  g_array_append_val (boards, board);
}

static GArray *
make_boards (void)
{
  static const guint sides[] = { USUAL_SIDE, 4, 6, 8, 12, 16 };
  const SudokuFrame frame = {
    .side = USUAL_SIDE,
    .box_rows = 3,
    .box_columns = 3,
    .divided = TRUE,
  };
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  GArray *boards = g_array_new (FALSE, FALSE, sizeof (Board));

  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    add (boards, sides[i], FALSE, NULL);
  add (boards, 6, TRUE, NULL);
  add (boards, USUAL_SIDE, TRUE, NULL);
  for (gsize i = 0; i < n_kinds; i++)
    if (kinds[i]->optional && kinds[i]->parameter == SUDOKU_RULE_ALONE &&
        (kinds[i]->check_frame == NULL || kinds[i]->check_frame (&frame) == NULL))
      add (boards, USUAL_SIDE, FALSE, kinds[i]);
  return boards;
}

static const GArray *
get_boards (void)
{
  static gsize boards;

  if (g_once_init_enter (&boards))
    g_once_init_leave (&boards, (gsize)make_boards ());
  return (const GArray *)boards; /* NOLINT(performance-no-int-to-ptr) */
}

/* With boxes, also where regions will take their place. */
static SudokuGeometry *
create_shape (const Board *board,
              GError **error)
{
  g_autoptr (SudokuGeometry) geometry =
    sudoku_geometry_new_for_side (board->side, FALSE, error);
  g_autoptr (SudokuRule) rule = NULL;

  if (geometry == NULL || board->rule == NULL)
    return g_steal_pointer (&geometry);
  rule = sudoku_rule_new (board->rule);
  return sudoku_geometry_add_rules (geometry, &rule, 1, error);
}

static char *
make_name (const Board *board)
{
  g_autoptr (SudokuGeometry) geometry = create_shape (board, NULL);
  SudokuKind kind;

  sudoku_kind_init (&kind, geometry);
  if (board->jigsaw)
    {
      kind.box_rows = kind.box_columns = 0;
      kind.rules = sudoku_set_or (
        kind.rules, sudoku_rule_kind_get_set (sudoku_rule_kind_find ("regions", -1)));
    }
  return words_kind (&kind);
}

/* What the boards are called, such as "6 × 6, boxes of 2 × 3", in their order. */
GListModel *
satdoku_exercise_boards_list_names (void)
{
  const GArray *boards = get_boards ();
  GtkStringList *names = gtk_string_list_new (NULL);

  for (guint i = 0; i < boards->len; i++)
    gtk_string_list_take (names, make_name (&g_array_index (boards, Board, i)));
  return G_LIST_MODEL (names);
}

/* Regions for which there is a full grid. */
static SudokuGeometry *
draw_regions (SudokuGeometry *geometry,
              guint64 seed,
              const SudokuTask *task,
              GError **error)
{
  const SudokuRuleKind *kind = sudoku_rule_kind_find ("regions", -1);
  SudokuRandom random;

  sudoku_random_init (&random, seed);
  for (guint i = 0; i < MAPS; i++)
    {
      g_autoptr (SudokuRule) regions = sudoku_regions_random (geometry, WILDNESS, &random);
      g_autoptr (SudokuGeometry) irregular =
        sudoku_geometry_replace_rule (geometry, kind, regions, error);
      g_autoptr (GError) failure = NULL;
      g_autoptr (SudokuGrid) grid = NULL;

      if (irregular == NULL)
        return NULL;
      grid = sudoku_generate_full (irregular, sudoku_random_next (&random), task, &failure);
      if (grid != NULL)
        return g_steal_pointer (&irregular);
      if (i + 1 < MAPS && g_error_matches (failure, SUDOKU_ERROR, SUDOKU_ERROR_NO_SOLUTION))
        continue;
      g_propagate_error (error, g_steal_pointer (&failure));
      return NULL;
    }
  return NULL;
}

/* Makes the shape of a board. For irregular regions it blocks until some were found that allow a
 * full grid; it may be used from any thread. */
SudokuGeometry *
satdoku_exercise_boards_create (guint number,
                                guint64 seed,
                                const SudokuTask *task,
                                GError **error)
{
  const GArray *boards = get_boards ();
  const Board *board = NULL;
  g_autoptr (SudokuGeometry) geometry = NULL;

  g_return_val_if_fail (number < boards->len, NULL);

  board = &g_array_index (boards, Board, number);
  geometry = create_shape (board, error);
  if (geometry == NULL || !board->jigsaw)
    return g_steal_pointer (&geometry);
  return draw_regions (geometry, seed, task, error);
}
