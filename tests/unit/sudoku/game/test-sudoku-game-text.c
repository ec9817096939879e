/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-check.h>
#include <sudoku-game-load.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>
#include <sudoku-game.h>
#include <sudoku-geometry-change.h>
#include <sudoku-geometry-text.h>
#include <test-shapes.h>

#include <string.h>

#include "test-words.h"

#define N_STEPS 300

/* A game that is played at random, what it looked like at each position of its history, and
 * its journal. */
typedef struct
{
  SudokuGame *game;
  GRand *rand;
  GPtrArray *looks; /* of each position that can be reached */
  guint position;
  GPtrArray *journal;
  guint n_expected; /* lines of the journal */
} Player;

static void
look_of_colouring (const SudokuColouring *colouring,
                   GString *look)
{
  guint n_coloured, n_links;
  const SudokuColoured *coloured = sudoku_colouring_get_all_coloured (colouring, &n_coloured);
  const SudokuLinked *links = sudoku_colouring_get_links (colouring, &n_links);

  for (guint i = 0; i < n_coloured; i++)
    g_string_append_printf (look, "%u,%u:%u ", (guint)coloured[i].spot.cell,
                            (guint)coloured[i].spot.value, coloured[i].colour);
  for (guint i = 0; i < n_links; i++)
    g_string_append_printf (look, "%u,%u-%u,%u:%d ", (guint)links[i].from.cell,
                            (guint)links[i].from.value, (guint)links[i].to.cell,
                            (guint)links[i].to.value, (int)links[i].tie);
}

/* All that a board shows, got without the text form of a game. */
static char *
look_of (SudokuGame *game)
{
  const SudokuGrid *grid = sudoku_game_get_grid (game);
  GString *look = g_string_new (NULL);

  sudoku_geometry_write_rules (sudoku_grid_get_geometry (grid), look);
  g_string_append_c (look, ' ');
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      SudokuSet corner = sudoku_game_get_marks (game, SUDOKU_MARK_CORNER, cell);
      SudokuSet centre = sudoku_game_get_marks (game, SUDOKU_MARK_CENTRE, cell);

      g_string_append_printf (look, "%u/%d/%u/%" G_GINT64_MODIFIER "x/%" G_GINT64_MODIFIER "x ",
                              sudoku_grid_get_value (grid, cell),
                              (int)sudoku_grid_get_origin (grid, cell),
                              sudoku_game_get_colour (game, cell),
                              corner.words[0], centre.words[0]);
    }
  look_of_colouring (sudoku_state_get_colouring (sudoku_game_get_state (game)), look);
  return g_string_free (look, FALSE);
}

static void
keep_line_cb (SudokuGame *game,
              const char *line,
              gpointer user_data)
{
  g_ptr_array_add (user_data, g_strdup (line));
}

static gboolean
toggle_rule (SudokuGame *game,
             const char *id)
{
  const SudokuRuleKind *kind = sudoku_rule_kind_find (id, -1);
  SudokuGeometry *geometry = sudoku_game_get_geometry (game);
  g_autoptr (SudokuRule) rule =
    sudoku_geometry_find_rule (geometry, id) == NULL ? sudoku_rule_new (kind) : NULL;
  g_autoptr (SudokuGeometry) next =
    sudoku_geometry_replace_rule (geometry, kind, rule, NULL);

  return sudoku_game_set_geometry (game, next);
}

static gboolean
toggle_even (SudokuGame *game,
             const guint *cells)
{
  g_autoptr (SudokuGeometry) next = sudoku_geometry_mark_cells (
    sudoku_game_get_geometry (game), sudoku_rule_kind_find ("even", -1), cells, 3);

  return sudoku_game_set_geometry (game, next);
}

/* Any two candidates that are marked. */
static gboolean
link_any (Player *self,
          guint value)
{
  const SudokuState *state = sudoku_game_get_state (self->game);
  guint n_cells = sudoku_grid_get_n_cells (sudoku_game_get_grid (self->game));
  SudokuSpot found[2] = { { 0, 0 }, { 0, 0 } };
  guint start = (guint)g_rand_int_range (self->rand, 0, (gint32)n_cells);

  for (guint i = 0; i < n_cells; i++)
    {
      SudokuSpot spot = { (guint16)((start + i) % n_cells), (guint16)value };

      if (!sudoku_state_is_marked (state, spot))
        continue;
      found[1] = found[0];
      found[0] = spot;
    }
  return found[1].value > 0 &&
         sudoku_game_link (self->game, found[0], found[1],
                           (SudokuTie)g_rand_int_range (self->rand, 0, SUDOKU_N_TIES));
}

static gboolean
random_move (Player *self)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self->game);
  guint side = sudoku_grid_get_side (grid);
  gint32 n_cells = (gint32)sudoku_grid_get_n_cells (grid);
  guint cells[3];
  guint value = (guint)g_rand_int_range (self->rand, 1, (gint32)side + 1);
  SudokuMark mark = (SudokuMark)g_rand_int_range (self->rand, 0, SUDOKU_N_MARKS);
  g_autoptr (SudokuGrid) solution = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (cells); i++)
    cells[i] = (guint)g_rand_int_range (self->rand, 0, n_cells);
  switch (g_rand_int_range (self->rand, 0, 32))
    {
    case 0:
      solution = test_canonical_grid (sudoku_game_get_geometry (self->game));
      return sudoku_game_fill_answers (self->game, solution);
    case 1:
      return sudoku_game_clear_answers (self->game);
    case 2:
      return sudoku_game_clear_entries (self->game);
    case 3:
      return sudoku_game_restart (self->game);
    case 4:
      return sudoku_game_protect (self->game);
    case 5:
      return sudoku_game_unprotect (self->game);
    case 6:
    case 7:
      return sudoku_game_clear_cells (self->game, cells, 3);
    case 8:
    case 9:
      return sudoku_game_set_colour (self->game, cells, 3, value % (SUDOKU_COLOURS_MAX + 1));
    case 10:
    case 11:
      return sudoku_game_fill_answer (self->game, cells[0], value);
    case 12:
    case 13:
    case 14:
    case 15:
    case 16:
      return sudoku_game_toggle_mark (self->game, mark, cells, 3, value);
    case 17:
      g_object_set (self->game, "tidy-marks", g_rand_boolean (self->rand), NULL);
      return FALSE;
    case 18:
      return toggle_rule (self->game, g_rand_boolean (self->rand) ? "x" : "anti-king");
    case 19:
      return toggle_even (self->game, cells);
    case 20:
    case 21:
      return sudoku_game_colour_candidate (self->game, cells, 3, value, value % 4);
    case 22:
    case 23:
      return link_any (self, value);
    case 24:
      return sudoku_game_clear_colouring_of (self->game, cells, 3);
    case 25:
      return sudoku_game_clear_colouring (self->game);
    default:
      return sudoku_game_enter (self->game, cells[0], value % (side + 1));
    }
}

static void
check (Player *self)
{
  const SudokuGrid *grid = sudoku_game_get_grid (self->game);
  g_autofree char *look = look_of (self->game);
  guint n_empty;

  g_assert_cmpstr (look, ==, g_ptr_array_index (self->looks, self->position));
  g_assert_cmpuint (self->journal->len, ==, self->n_expected);
  g_assert_cmpint (sudoku_game_is_solved (self->game), ==, sudoku_check_is_solved (grid));
  g_object_get (self->game, "n-empty", &n_empty, NULL);
  g_assert_cmpuint (n_empty, ==, sudoku_grid_count (grid, SUDOKU_ORIGIN_NONE));
  g_assert_cmpint (sudoku_game_can_undo (self->game), ==, self->position > 0);
  g_assert_cmpint (sudoku_game_can_redo (self->game), ==, self->position + 1 < self->looks->len);
}

static void
play (Player *self)
{
  gint32 choice = g_rand_int_range (self->rand, 0, 10);

  if (choice < 2 && sudoku_game_undo (self->game))
    {
      self->position--;
      self->n_expected++;
    }
  else if (choice == 2 && sudoku_game_redo (self->game))
    {
      self->position++;
      self->n_expected++;
    }
  else if (choice > 2 && random_move (self))
    {
      g_ptr_array_set_size (self->looks, (int)++self->position);
      g_ptr_array_add (self->looks, look_of (self->game));
      self->n_expected++;
    }
  check (self);
}

static SudokuGame *
reread (SudokuGame *game)
{
  g_autofree char *text = sudoku_game_to_text (game);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  SudokuGame *copy = sudoku_game_new_from_text ("copy", text, strlen (text), NULL, &error);

  g_assert_no_error (error);
  again = sudoku_game_to_text (copy);
  g_assert_cmpstr (again, ==, text);
  g_assert_false (sudoku_game_is_modified (copy));
  return copy;
}

static void
follow (SudokuGame *game,
        GPtrArray *journal)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < journal->len; i++)
    {
      sudoku_game_apply_text (game, "journal", i + 1, g_ptr_array_index (journal, i), &error);
      g_assert_no_error (error);
    }
}

static void
test_random_game (gconstpointer data)
{
  const TestShape *shape = data;
  g_autoptr (SudokuGeometry) geometry = test_shape_make (shape);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (GRand) rand = g_rand_new_with_seed (shape->rows * 100 + shape->columns);
  g_autoptr (SudokuGame) game = NULL, copy = NULL;
  g_autoptr (GPtrArray) looks = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) journal = g_ptr_array_new_with_free_func (g_free);
  Player player = { .rand = rand, .looks = looks, .journal = journal };
  g_autofree char *expected = NULL, *text = NULL;

  test_fill_randomly (grid, rand, 0.3);
  game = player.game = sudoku_game_new (grid);
  g_ptr_array_add (looks, look_of (game));
  g_signal_connect (game, "moved", G_CALLBACK (keep_line_cb), journal);
  for (guint i = 0; i < N_STEPS; i++)
    {
      if (i == N_STEPS / 3)
        {
          /* From here on the journal of the text has to tell the rest. */
          sudoku_game_set_elapsed (game, 12.345);
          copy = reread (game);
          g_ptr_array_set_size (journal, 0);
          player.n_expected = 0;
        }
      play (&player);
    }
  follow (copy, journal);
  expected = sudoku_game_to_text (game);
  text = sudoku_game_to_text (copy);
  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpfloat (sudoku_game_get_elapsed (copy), ==, 12.345);
  /* The copy knows all of the past, too. */
  while (sudoku_game_undo (copy))
    player.position--;
  g_assert_cmpuint (player.position, ==, 0);
  g_clear_pointer (&text, g_free);
  text = look_of (copy);
  g_assert_cmpstr (text, ==, g_ptr_array_index (looks, 0));
}

static void
test_large (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (10, 10, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGrid) solution = test_canonical_grid (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  g_autoptr (SudokuGame) copy = NULL;
  guint corner = SUDOKU_CELLS_MAX - 1;

  g_assert_true (sudoku_game_toggle_mark (game, SUDOKU_MARK_CENTRE, &corner, 1, 100));
  g_assert_true (sudoku_game_fill_answers (game, solution));
  g_assert_true (sudoku_game_is_solved (game));
  copy = reread (game);
  g_assert_true (sudoku_game_is_solved (copy));
  g_assert_true (sudoku_game_undo (copy));
  g_assert_true (sudoku_set_has (sudoku_game_get_marks (copy, SUDOKU_MARK_CENTRE, corner), 100));
}

static void
test_bad_journal (void)
{
  static const struct
  {
    const char *line, *message;
  } cases[] = {
    { "", "j:7: this is not one line of a journal" },
    { "jump", "j:7: this is not one line of a journal" },
    { "undo\nundo", "j:7: this is not one line of a journal" },
    { "undo", "j:7: there is no move to undo" },
    { "redo", "j:7: there is no move to redo" },
    { "undo 2", "j:7:6: the line should end here, found “2”" },
    { "move", "j:7: this move changes nothing" },
    { "move r1c1=.>+1 r1c1=.>+2", "j:7: this move does not fit the grid" },
    { "move r1c2=.>+7", "j:7:6: a change of a cell of this grid is expected, found “r1c2=.>+7”" },
    { "move r7c1=.>+1", "j:7:6: a change of a cell of this grid is expected, found “r7c1=.>+1”" },
    { "move r1c2=+1>+1", "j:7:6: a change of a cell of this grid is expected, found “r1c2=+1>+1”" },
    { "move r1c2.corner-3", "j:7: this move does not fit the grid" },
    { "move rules=.>x", "j:7: this move does not fit the grid" },
    { "move rules=boxes=2x3>boxes=2x3;x r1c1=+1>.", "j:7: this move does not fit the grid" },
    { "move rules=boxes=2x3",
      "j:7:6: a change of a cell of this grid is expected, found “rules=boxes=2x3”" },
    { "move r1c1=.>+1 rules=boxes=2x3>x",
      "j:7:16: a change of a cell of this grid is expected, found “rules=boxes=2x3>x”" },
  };
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  g_autofree char *before = look_of (game);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *after = NULL;

      g_assert_false (sudoku_game_apply_text (game, "j", 7, cases[i].line, &error));
      g_assert_error (error, SUDOKU_ERROR, SUDOKU_ERROR_SYNTAX);
      test_words_assert (error, cases[i].message);
      after = look_of (game);
      g_assert_cmpstr (after, ==, before);
      g_assert_false (sudoku_game_can_undo (game));
    }
}

/* Of a game that is no longer wanted nothing is read. */
static void
test_cancelled (void)
{
  g_autoptr (SudokuGeometry) geometry = sudoku_geometry_new (2, 3, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  g_autoptr (SudokuGame) game = sudoku_game_new (grid);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_true (sudoku_game_enter (game, 0, 1));
  text = sudoku_game_to_text (game);
  g_cancellable_cancel (cancellable);
  g_assert_null (sudoku_game_new_from_text ("t", text, strlen (text), cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < test_n_shapes; i++)
    {
      const TestShape *shape = &test_shapes[i];
      g_autofree char *path =
        g_strdup_printf ("/sudoku/game/random/%ux%u%s", shape->rows, shape->columns,
                         shape->diagonals ? "-x" : "");

      g_test_add_data_func (path, shape, test_random_game);
    }
  g_test_add_func ("/sudoku/game/large", test_large);
  g_test_add_func ("/sudoku/game/bad-journal", test_bad_journal);
  g_test_add_func ("/sudoku/game/cancelled", test_cancelled);
  return g_test_run ();
}
