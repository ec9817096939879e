/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random calls to a game that is kept on disk, beside a model that is as plain as can be: it has a
 * copy of the whole position for every step. After each call both look the same, and so does the
 * game when it is saved and read again, or read from its journal. A sequence that fails is made
 * shorter as long as it fails, and printed.
 *
 *   long-game [SEQUENCES [CALLS]]     1000 of up to 200 calls, unless less is asked for */

#include <string.h>
#include <sudoku-game-branches.h>
#include <sudoku-game-jumps.h>
#include <sudoku-game-load.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>

#include "satdoku-autosave.h"
#include "test-folder.h"
#include "test-model.h"

#define N_SEQUENCES 1000
#define N_CALLS 200
#define PICKED_MAX 4
#define FOLDER "satdoku-long-game-"
/* Only a limit for a file that stays open, in microseconds. */
#define TIME_LIMIT (30 * G_USEC_PER_SEC)
static const TestShape shapes[] = { { 4, 2, 2 }, { 6, 2, 3 }, { 5, 0, 0 } };

/* What is compared, and what is called. */

typedef struct
{
  TestModel *model;
  SudokuGame *game;
  SatdokuAutosave *autosave;
  char *folder;
} Pair;

typedef struct
{
  const char *name;
  /* Both return whether anything has changed. */
  gboolean (*on_model) (TestModel *self, const TestCall *call);
  gboolean (*on_game) (SudokuGame *game, const TestCall *call);
} Kind;

static gboolean
game_enter (SudokuGame *game,
            const TestCall *call)
{
  return sudoku_game_enter_all (game, call->cells, call->n_cells, call->value);
}

static gboolean
game_answer (SudokuGame *game,
             const TestCall *call)
{
  return sudoku_game_fill_answer (game, call->cells[0], MAX (call->value, 1));
}

static gboolean
game_mark (SudokuGame *game,
           const TestCall *call)
{
  return sudoku_game_toggle_mark (game, (SudokuMark)(call->number % SUDOKU_N_MARKS), call->cells,
                                  call->n_cells, MAX (call->value, 1));
}

static gboolean
game_clear_marks (SudokuGame *game,
                  const TestCall *call)
{
  return sudoku_game_clear_marks (game, call->cells, call->n_cells);
}

static gboolean
game_clear (SudokuGame *game,
            const TestCall *call)
{
  return sudoku_game_clear_cells (game, call->cells, call->n_cells);
}

static gboolean
game_colour (SudokuGame *game,
             const TestCall *call)
{
  return sudoku_game_set_colour (game, call->cells, call->n_cells,
                                 call->number % (SUDOKU_COLOURS_MAX + 1));
}

static gboolean
game_colour_candidate (SudokuGame *game,
                       const TestCall *call)
{
  return sudoku_game_colour_candidate (game, call->cells, call->n_cells, MAX (call->value, 1),
                                       call->number % (SUDOKU_COLOURS_MAX + 1));
}

/* The candidate with a number among those that are marked; value 0: there are none. */
static SudokuSpot
pick_marked (SudokuGame *game,
             guint number)
{
  const SudokuState *state = sudoku_game_get_state (game);
  guint side = sudoku_grid_get_side (sudoku_game_get_grid (game));
  g_autoptr (GArray) marked = g_array_new (FALSE, FALSE, sizeof (SudokuSpot));

  for (guint cell = 0; cell < side * side; cell++)
    for (guint value = 1; value <= side; value++)
      {
        SudokuSpot spot = { (guint16)cell, (guint16)value };

        if (sudoku_state_is_marked (state, spot))
          g_array_append_val (marked, spot);
      }
  if (marked->len == 0)
    return (SudokuSpot){ 0 };
  return g_array_index (marked, SudokuSpot, number % marked->len);
}

static gboolean
game_link (SudokuGame *game,
           const TestCall *call)
{
  SudokuSpot a = pick_marked (game, call->number);
  SudokuSpot b = pick_marked (game, call->cells[0] * 7 + call->value);
  guint n_links;

  sudoku_colouring_get_links (sudoku_state_get_colouring (sudoku_game_get_state (game)), &n_links);
  if (sudoku_spot_compare (a, b) == 0 || n_links == TEST_MODEL_LINKS_MAX)
    return FALSE;
  return sudoku_game_link (game, a, b, (SudokuTie)(call->number % SUDOKU_N_TIES));
}

static gboolean
game_clear_colouring_of (SudokuGame *game,
                         const TestCall *call)
{
  return sudoku_game_clear_colouring_of (game, call->cells, call->n_cells);
}

static gboolean
game_clear_colouring (SudokuGame *game,
                      const TestCall *call)
{
  return sudoku_game_clear_colouring (game);
}

static gboolean
game_clear_answers (SudokuGame *game,
                    const TestCall *call)
{
  return sudoku_game_clear_answers (game);
}

static gboolean
game_clear_entries (SudokuGame *game,
                    const TestCall *call)
{
  return sudoku_game_clear_entries (game);
}

static gboolean
game_restart (SudokuGame *game,
              const TestCall *call)
{
  return sudoku_game_restart (game);
}

static gboolean
game_protect (SudokuGame *game,
              const TestCall *call)
{
  return sudoku_game_protect (game);
}

static gboolean
game_unprotect (SudokuGame *game,
                const TestCall *call)
{
  return sudoku_game_unprotect (game);
}

static gboolean
game_undo (SudokuGame *game,
           const TestCall *call)
{
  return sudoku_game_undo (game);
}

static gboolean
game_redo (SudokuGame *game,
           const TestCall *call)
{
  return sudoku_game_redo (game);
}

static gboolean
game_jump (SudokuGame *game,
           const TestCall *call)
{
  return sudoku_game_go_to (game, call->number % (sudoku_game_get_position (game) + 1));
}

static gboolean
game_add_bookmark (SudokuGame *game,
                   const TestCall *call)
{
  g_autofree char *name = g_strdup_printf ("mark %u", call->number);

  return sudoku_game_get_n_bookmarks (game) == TEST_MODEL_BOOKMARKS_MAX ||
         sudoku_game_add_bookmark (game, name);
}

static gboolean
game_remove_bookmark (SudokuGame *game,
                      const TestCall *call)
{
  guint n = sudoku_game_get_n_bookmarks (game);

  return n > 0 && sudoku_game_remove_bookmark (game, call->number % n);
}

static gboolean
game_go_to_bookmark (SudokuGame *game,
                     const TestCall *call)
{
  guint n = sudoku_game_get_n_bookmarks (game);

  return n > 0 && sudoku_game_go_to_bookmark (game, call->number % n);
}

static gboolean
game_open_branches (SudokuGame *game,
                    const TestCall *call)
{
  guint side = sudoku_grid_get_side (sudoku_game_get_grid (game));
  SudokuSet values = sudoku_set_or (sudoku_set_single (MAX (call->value, 1)),
                                    sudoku_set_single (call->number % side + 1));
  guint n = sudoku_branches_get_n (sudoku_game_get_branches (game));

  return n + sudoku_set_count (values) <= TEST_MODEL_BRANCHES_MAX &&
         sudoku_game_open_branches (game, call->cells[0], values);
}

/* The branch with a number among those that there are. */
static guint
pick_branch (SudokuGame *game,
             guint number)
{
  const SudokuBranches *branches = sudoku_game_get_branches (game);
  guint n = sudoku_branches_get_n (branches);

  return n > 0 ? sudoku_branches_get (branches, number % n)->number : SUDOKU_BRANCH_TRUNK;
}

static gboolean
game_go_to_branch (SudokuGame *game,
                   const TestCall *call)
{
  guint n = sudoku_branches_get_n (sudoku_game_get_branches (game)) + 1;

  return sudoku_game_go_to_branch (game, call->number % n == 0
                                           ? SUDOKU_BRANCH_TRUNK
                                           : pick_branch (game, call->number % n - 1));
}

static gboolean
game_close_branch (SudokuGame *game,
                   const TestCall *call)
{
  return sudoku_game_close_branch (game, pick_branch (game, call->number));
}

static gboolean
game_keep_branch (SudokuGame *game,
                  const TestCall *call)
{
  return sudoku_game_keep_branch (game, pick_branch (game, call->number));
}

static gboolean
game_tidy (SudokuGame *game,
           const TestCall *call)
{
  g_object_set (game, "tidy-marks", call->number % 2 == 0, NULL);
  return TRUE;
}

/* These two are done in run_call(), as they make another game. */
#define SAVE "save and read"
#define RESTORE "end without asking"

/* Each with the same chance; what is done often stands here often. */
static const Kind kinds[] = {
  { "enter", test_model_enter, game_enter },
  { "enter", test_model_enter, game_enter },
  { "enter", test_model_enter, game_enter },
  { "mark", test_model_mark, game_mark },
  { "mark", test_model_mark, game_mark },
  { "colour", test_model_colour, game_colour },
  { "colour candidate", test_model_colour_candidate, game_colour_candidate },
  { "colour candidate", test_model_colour_candidate, game_colour_candidate },
  { "link", test_model_link, game_link },
  { "link", test_model_link, game_link },
  { "clear colouring of cells", test_model_clear_colouring_of, game_clear_colouring_of },
  { "clear colouring", test_model_clear_colouring, game_clear_colouring },
  { "clear", test_model_clear, game_clear },
  { "clear", test_model_clear, game_clear },
  { "clear marks", test_model_clear_marks, game_clear_marks },
  { "answer", test_model_answer, game_answer },
  { "clear answers", test_model_clear_answers, game_clear_answers },
  { "clear entries", test_model_clear_entries, game_clear_entries },
  { "restart", test_model_restart, game_restart },
  { "protect", test_model_protect, game_protect },
  { "unprotect", test_model_unprotect, game_unprotect },
  { "undo", test_model_undo, game_undo },
  { "undo", test_model_undo, game_undo },
  { "redo", test_model_redo, game_redo },
  { "redo", test_model_redo, game_redo },
  { "jump", test_model_jump, game_jump },
  { "bookmark", test_model_add_bookmark, game_add_bookmark },
  { "remove bookmark", test_model_remove_bookmark, game_remove_bookmark },
  { "go to bookmark", test_model_go_to_bookmark, game_go_to_bookmark },
  { "open branches", test_model_open_branches, game_open_branches },
  { "open branches", test_model_open_branches, game_open_branches },
  { "go to branch", test_model_go_to_branch, game_go_to_branch },
  { "go to branch", test_model_go_to_branch, game_go_to_branch },
  { "close branch", test_model_close_branch, game_close_branch },
  { "keep branch", test_model_keep_branch, game_keep_branch },
  { "tidy", test_model_tidy, game_tidy },
  { SAVE, NULL, NULL },
  { RESTORE, NULL, NULL },
};

static char *
describe (const TestCall *call)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s, value %u, number %u, cells", kinds[call->kind].name,
                          call->value, call->number);
  for (guint i = 0; i < call->n_cells; i++)
    g_string_append_printf (text, " %u", call->cells[i]);
  return g_string_free (text, FALSE);
}

static void
take_game (Pair *self,
           SudokuGame *game)
{
  g_object_set (game, "tidy-marks", self->model->tidy, NULL);
  g_clear_object (&self->game);
  self->game = game;
}

static const char *
save (Pair *self)
{
  g_autofree char *text = sudoku_game_to_text (self->game);
  g_autoptr (GError) error = NULL;
  SudokuGame *game = sudoku_game_new_from_text ("game", text, strlen (text), NULL, &error);

  if (game == NULL)
    return "what was saved can't be read";
  take_game (self, game);
  satdoku_autosave_begin (self->autosave, game, NULL);
  return NULL;
}

/* The autosave is gone without a word, and another one goes on with what is there. */
static const char *
restore (Pair *self)
{
  gint64 number = satdoku_autosave_get_number (self->autosave);
  g_autofree char *path = satdoku_game_folder_make_path (self->folder, number);
  g_autoptr (SatdokuJournal) journal = NULL;
  g_autoptr (GError) damage = NULL;

  g_clear_object (&self->autosave);
  self->autosave = satdoku_autosave_new (self->folder);
  journal = satdoku_journal_load (path, NULL, &damage);
  if (damage != NULL)
    return "the journal is damaged";
  take_game (self, g_object_ref (journal->game));
  satdoku_autosave_resume (self->autosave, satdoku_claim_new (self->folder, number), journal);
  return NULL;
}

static const char *
run_call (Pair *self,
          const TestCall *call)
{
  const Kind *kind = &kinds[call->kind];
  const char *what = NULL;

  if (g_str_equal (kind->name, SAVE))
    what = save (self);
  else if (g_str_equal (kind->name, RESTORE))
    what = restore (self);
  else if (kind->on_model (self->model, call) != kind->on_game (self->game, call))
    what = "only one of both has changed";
  return what != NULL ? what : test_model_compare (self->model, self->game);
}

/* Runs a sequence from the beginning; returns what went wrong, or NULL. */
static const char *
run (const TestShape *shape,
     gboolean wrong,
     const GArray *calls)
{
  g_autoptr (SudokuGeometry) geometry =
    shape->box_rows > 0
      ? sudoku_geometry_new (shape->box_rows, shape->box_columns, FALSE, NULL)
      : sudoku_geometry_new_plain (shape->side, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  Pair pair = { test_model_new (shape), sudoku_game_new (grid), NULL,
                g_dir_make_tmp (FOLDER "XXXXXX", NULL) };
  const char *what = NULL;

  pair.model->wrong = wrong;
  g_object_get (pair.game, "tidy-marks", &pair.model->tidy, NULL);
  pair.autosave = satdoku_autosave_new (pair.folder);
  satdoku_autosave_begin (pair.autosave, pair.game, NULL);
  for (guint i = 0; what == NULL && i < calls->len; i++)
    what = run_call (&pair, &g_array_index (calls, TestCall, i));
  if (what == NULL)
    what = restore (&pair);
  if (what == NULL)
    what = test_model_compare (pair.model, pair.game);
  g_object_unref (pair.autosave);
  g_object_unref (pair.game);
  test_model_free (pair.model);
  test_remove_tree (pair.folder);
  g_free (pair.folder);
  return what;
}

static GArray *
make_calls (const TestShape *shape,
            guint n,
            GRand *random)
{
  GArray *calls = g_array_new (FALSE, FALSE, sizeof (TestCall));

  for (guint i = 0; i < n; i++)
    {
      TestCall call = {
        .kind = (guint)g_rand_int_range (random, 0, G_N_ELEMENTS (kinds)),
        .n_cells = (guint)g_rand_int_range (random, 1, PICKED_MAX + 1),
        .value = (guint)g_rand_int_range (random, 0, (gint32)shape->side + 1),
        .number = (guint)g_rand_int_range (random, 0, 1000),
      };

      for (guint cell = 0; cell < call.n_cells; cell++)
        call.cells[cell] =
          (guint)g_rand_int_range (random, 0, (gint32)(shape->side * shape->side));
      g_array_append_val (calls, call);
    }
  return calls;
}

/* Takes calls out, many at a time and at last one by one, as long as it fails. */
static void
shrink (const TestShape *shape,
        gboolean wrong,
        GArray *calls)
{
  for (guint n = MAX (calls->len / 2, 1); n > 0; n /= 2)
    for (guint i = 0; i + n <= calls->len;)
      {
        g_autoptr (GArray) fewer = g_array_copy (calls);

        g_array_remove_range (fewer, i, n);
        if (run (shape, wrong, fewer) == NULL)
          {
            i += n;
            continue;
          }
        g_array_set_size (calls, 0);
        g_array_append_vals (calls, fewer->data, fewer->len);
      }
}

static void
print_failure (const TestShape *shape,
               GArray *calls)
{
  const char *what;

  shrink (shape, FALSE, calls);
  what = run (shape, FALSE, calls);
  g_printerr ("# side %u, boxes %ux%u: %s after\n", shape->side, shape->box_rows,
              shape->box_columns, what);
  for (guint i = 0; i < calls->len; i++)
    {
      g_autofree char *text = describe (&g_array_index (calls, TestCall, i));

      g_printerr ("#   %s\n", text);
    }
}

/* A model that is wrong is found, and the sequence is made short: a colour, what takes it away, and
 * perhaps calls between them of which none can be missed alone, such as a restart and its undo. */
static void
check_shrinking (GRand *random)
{
  g_autoptr (GArray) calls = NULL;
  guint n = 0;

  do
    {
      g_clear_pointer (&calls, g_array_unref);
      calls = make_calls (&shapes[0], N_CALLS, random);
      g_assert_cmpuint (++n, <, 100);
    }
  while (run (&shapes[0], TRUE, calls) == NULL);
  shrink (&shapes[0], TRUE, calls);
  g_assert_cmpuint (calls->len, >=, 2);
  g_assert_cmpuint (calls->len, <=, 12);
  g_assert_cmpstr (kinds[g_array_index (calls, TestCall, 0).kind].name, ==, "colour");
  g_assert_cmpstr (kinds[g_array_index (calls, TestCall, calls->len - 1).kind].name, ==,
                   "clear");
}

/* Files and folders below those that this makes. */
static guint
count_open (void)
{
  g_autoptr (GDir) dir = g_dir_open ("/proc/self/fd", 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename ("/proc/self/fd", name, NULL);
      g_autofree char *target = g_file_read_link (path, NULL);

      n += target != NULL && strstr (target, FOLDER) != NULL;
    }
  return n;
}

/* What goes to the disk meanwhile is closed then, without anybody who waits for it. */
static gboolean
is_all_closed (void)
{
  gint64 end = g_get_monotonic_time () + TIME_LIMIT;

  while (count_open () > 0 && g_get_monotonic_time () < end)
    g_thread_yield ();
  return count_open () == 0;
}

static guint
get_number (int argc,
            char *argv[],
            int i,
            guint otherwise)
{
  return argc > i ? (guint)g_ascii_strtoull (argv[i], NULL, 10) : otherwise;
}

int
main (int argc,
      char *argv[])
{
  guint n_sequences = get_number (argc, argv, 1, N_SEQUENCES);
  guint n_calls = get_number (argc, argv, 2, N_CALLS);
  g_autoptr (GRand) random = g_rand_new_with_seed (n_sequences);
  guint n_done = 0;

  g_print ("1..3\n");
  check_shrinking (random);
  g_print ("ok 1 a wrong model is found\n");
  for (guint i = 0; i < n_sequences; i++)
    {
      const TestShape *shape = &shapes[i % G_N_ELEMENTS (shapes)];
      guint n = (guint)g_rand_int_range (random, 1, (gint32)n_calls + 1);
      g_autoptr (GArray) calls = make_calls (shape, n, random);

      n_done += n;
      if (run (shape, FALSE, calls) == NULL)
        continue;
      print_failure (shape, calls);
      g_print ("not ok 2 sequences\n");
      return 1;
    }
  g_print ("# %u sequences, %u calls\nok 2 sequences\n", n_sequences, n_done);
  if (!is_all_closed ())
    {
      g_print ("not ok 3 all files are closed: %u are open\n", count_open ());
      return 1;
    }
  g_print ("ok 3 all files are closed\n");
  return 0;
}
