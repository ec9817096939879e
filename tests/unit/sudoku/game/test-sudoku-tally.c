/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is counted of simulated games equals what a plain count of its own finds, which keeps each
 * game as it was played instead of its records. */

#include <math.h>
#include <string.h>
#include <sudoku-game-moves.h>
#include <sudoku-random.h>

#include <sudoku-tally.h>

#define N_GAMES 200
#define N_SHAPES 3

/* A game as it was played. */
typedef struct
{
  guint shape;
  SudokuLevel level;       /* as it was known when the game was finished */
  SudokuLevel first_level; /* when it was begun */
  gboolean noted;          /* by a version that notes beginnings */
  gboolean finished;
  gboolean helped;
  guint n_given;
  double seconds;
} Played;

static const guint box_rows[N_SHAPES] = { 2, 3, 3 };
static const guint box_columns[N_SHAPES] = { 2, 3, 3 };

static SudokuGeometry *
create_shape (guint shape)
{
  g_autoptr (SudokuGeometry) plain =
    sudoku_geometry_new (box_rows[shape], box_columns[shape], FALSE, NULL);
  g_autoptr (SudokuRule) rule = NULL;

  if (shape < 2)
    return g_steal_pointer (&plain);
  rule = sudoku_rule_new (sudoku_rule_kind_find ("x", -1));
  return sudoku_geometry_add_rules (plain, &rule, 1, NULL);
}

static SudokuKind
get_kind (guint shape)
{
  g_autoptr (SudokuGeometry) geometry = create_shape (shape);
  SudokuKind kind;

  sudoku_kind_init (&kind, geometry);
  return kind;
}

static gboolean
draw (SudokuRandom *random,
      guint one_of)
{
  return sudoku_random_below (random, one_of) == 0;
}

static Played
draw_game (SudokuRandom *random)
{
  Played game = {
    .shape = sudoku_random_below (random, N_SHAPES),
    .level = (SudokuLevel)sudoku_random_below (random, SUDOKU_N_LEVELS),
    .noted = !draw (random, 3),
    .finished = !draw (random, 4),
    .helped = draw (random, 3),
    .seconds = 60 + sudoku_random_below (random, 100000) / 1000.0,
  };
  guint side = box_rows[game.shape] * box_columns[game.shape];

  game.first_level = draw (random, 5) ? SUDOKU_LEVEL_UNKNOWN : game.level;
  game.n_given = sudoku_random_below (random, side * side);
  if (!game.noted)
    game.first_level = game.level = SUDOKU_LEVEL_UNKNOWN;
  return game;
}

/* A game in the engine, helped by one of the ways in which the solver helps. */
static SudokuGame *
play (const Played *played)
{
  g_autoptr (SudokuGeometry) geometry = create_shape (played->shape);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  SudokuGame *game;

  for (guint cell = 0; cell < played->n_given; cell++)
    sudoku_grid_set (grid, cell, 1, SUDOKU_ORIGIN_GIVEN);
  game = sudoku_game_new (grid);
  if (played->helped && played->n_given % 2 == 0)
    {
      g_assert_true (sudoku_game_fill_answer (game, played->n_given, 2));
      g_assert_true (sudoku_game_undo (game));
    }
  else if (played->helped)
    sudoku_game_mark_helped (game);
  sudoku_game_set_elapsed (game, played->seconds);
  return game;
}

/* The records go through their text, as on disk. */
static void
write_down (const SudokuResult *result,
            GArray *results)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  SudokuResult read;

  sudoku_result_write (result, text);
  sudoku_result_read (&read, "h", 1, text->str, text->len, &error);
  g_assert_no_error (error);
  g_array_append_val (results, read);
}

/* Earlier versions wrote the difficulty, and nothing when a game was begun. */
static void
record (const Played *played,
        gint64 when,
        gboolean at_end,
        GArray *results)
{
  g_autoptr (SudokuGame) game = play (played);
  SudokuResult result;

  sudoku_result_init (&result, game, when);
  if (!at_end)
    {
      result.stage = SUDOKU_RESULT_BEGUN;
      result.seconds = 0;
      result.level = played->first_level;
    }
  else
    {
      result.level = played->level;
      result.begun = played->noted ? when - 1000 : 0;
    }
  if (!played->noted)
    result.kind.difficulty = SUDOKU_DIFFICULTY_HARD;
  if (played->noted || at_end)
    write_down (&result, results);
}

/* Two games are played at a time, so that records of several are between those of one. */
static void
simulate (Played *games,
          GArray *results)
{
  SudokuRandom random;

  sudoku_random_init (&random, 20261130);
  for (guint i = 0; i < N_GAMES; i++)
    games[i] = draw_game (&random);
  for (guint i = 0; i < N_GAMES + 1; i++)
    {
      if (i < N_GAMES)
        record (&games[i], 1795000000 + i * 60, FALSE, results);
      if (i > 0 && games[i - 1].finished)
        record (&games[i - 1], 1795000000 + (i - 1) * 60 + 1000, TRUE, results);
    }
}

static gboolean
is_timed (const Played *game)
{
  guint side = box_rows[game->shape] * box_columns[game->shape];

  return game->finished && !game->helped && game->n_given * 3 <= side * side * 2;
}

/* Level of the tally in which a game is. */
static SudokuLevel
get_level (const Played *game)
{
  return game->finished ? game->level : game->first_level;
}

static void
check (const Played *games,
       guint shape,
       SudokuLevel level,
       const SudokuTally *tally)
{
  guint n_played = 0, n_finished = 0, n_helped = 0, n_timed = 0, at = 0;
  double best = INFINITY, sum = 0;

  for (guint i = 0; i < N_GAMES; i++)
    {
      if (games[i].shape != shape || get_level (&games[i]) != level ||
          (!games[i].noted && !games[i].finished))
        continue;
      n_played++;
      n_finished += games[i].finished;
      n_helped += games[i].finished && games[i].helped;
      if (is_timed (&games[i]))
        {
          n_timed++;
          best = MIN (best, games[i].seconds);
          sum += games[i].seconds;
        }
    }
  g_assert_cmpuint (tally->n_played, ==, n_played);
  g_assert_cmpuint (tally->n_finished, ==, n_finished);
  g_assert_cmpuint (tally->n_helped, ==, n_helped);
  g_assert_cmpuint (tally->n_timed, ==, n_timed);
  g_assert_cmpfloat_with_epsilon (tally->best, n_timed > 0 ? best : 0, 1e-9);
  g_assert_cmpfloat_with_epsilon (tally->average, n_timed > 0 ? sum / n_timed : 0, 1e-9);
  g_assert_cmpuint (tally->n_last, ==, MIN (n_finished, SUDOKU_TALLY_LAST));
  for (guint i = N_GAMES; i-- > 0 && at < tally->n_last;)
    if (games[i].shape == shape && games[i].finished && games[i].level == level)
      {
        const SudokuTallyTime *time = &tally->last[tally->n_last - ++at];

        g_assert_cmpfloat_with_epsilon (time->seconds, games[i].seconds, 1e-9);
        g_assert_cmpint (time->counts, ==, is_timed (&games[i]));
      }
}

static void
test_games (void)
{
  g_autofree Played *games = g_new0 (Played, N_GAMES);
  g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (SudokuResult));
  g_autoptr (GArray) all = NULL;
  guint n = 0;

  simulate (games, results);
  all = sudoku_tally_list (results);
  for (guint shape = 0; shape < N_SHAPES; shape++)
    for (guint level = 0; level < SUDOKU_N_LEVELS; level++)
      {
        SudokuKind kind = get_kind (shape);
        SudokuTally tally;

        sudoku_tally_count (&tally, results, &kind, (SudokuLevel)level);
        check (games, shape, (SudokuLevel)level, &tally);
        if (tally.n_played > 0)
          n++;
      }
  g_assert_cmpuint (all->len, ==, n);
  g_assert_cmpuint (n, >=, 15);
}

/* The smallest kind first, the easiest level first, and what is not known last. */
static void
test_order (void)
{
  static const struct
  {
    const char *shape;
    const char *level;
  } expected[] = {
    { "2x2 -", "" },
    { "3x3 -", " level=beginner" },
    { "3x3 -", " level=extreme" },
    { "3x3 -", "" },
    { "3x3 x", " level=easy" },
  };
  static const guint order[] = { 3, 1, 4, 0, 2, 3 };
  g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (SudokuResult));
  g_autoptr (GArray) all = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (order); i++)
    {
      g_autofree char *line =
        g_strdup_printf ("2026-11-01T10:00:00Z %s 3 100 alone%s", expected[order[i]].shape,
                         expected[order[i]].level);
      SudokuResult result;

      g_assert_true (sudoku_result_read (&result, "h", 1, line, strlen (line), NULL));
      g_array_append_val (results, result);
    }
  all = sudoku_tally_list (results);
  g_assert_cmpuint (all->len, ==, G_N_ELEMENTS (expected));
  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const SudokuTally *tally = &g_array_index (all, SudokuTally, i);
      const char *level = strchr (expected[i].level, '=');

      g_assert_cmpint (tally->level, ==,
                       level != NULL ? sudoku_level_find (level + 1) : SUDOKU_LEVEL_UNKNOWN);
      g_assert_cmpuint (tally->kind.side, ==, i == 0 ? 4 : 9);
      g_assert_cmpuint (tally->n_finished, ==, i == 3 ? 2 : 1);
    }
}

static void
test_none (void)
{
  g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (SudokuResult));
  g_autoptr (GArray) all = sudoku_tally_list (results);
  SudokuKind kind = get_kind (2);
  SudokuTally tally;

  kind.difficulty = SUDOKU_DIFFICULTY_HARD;
  g_assert_cmpuint (all->len, ==, 0);
  sudoku_tally_count (&tally, results, &kind, SUDOKU_LEVEL_HARD);
  g_assert_cmpuint (tally.n_played, ==, 0);
  g_assert_cmpuint (tally.kind.side, ==, 9);
  g_assert_cmpint (tally.kind.difficulty, ==, SUDOKU_DIFFICULTY_UNKNOWN);
  g_assert_cmpint (tally.level, ==, SUDOKU_LEVEL_HARD);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/tally/games", test_games);
  g_test_add_func ("/sudoku/tally/order", test_order);
  g_test_add_func ("/sudoku/tally/none", test_none);
  return g_test_run ();
}
