/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random calls to a game that is kept on disk, beside a model that is as plain as can be: it has a
 * copy of the whole position for every step. After each call both look the same, and so does the
 * game when it is saved and read again, or read from its journal. A sequence that fails is made
 * shorter as long as it fails, and printed.
 *
 *   long-game [SEQUENCES [CALLS]]     1000 of up to 200 calls, unless less is asked for */

#include <string.h>
#include <sudoku-game-jumps.h>
#include <sudoku-game-load.h>
#include <sudoku-game-moves.h>
#include <sudoku-game-text.h>

#include "satdoku-autosave.h"
#include "test-folder.h"

#define N_SEQUENCES 1000
#define N_CALLS 200
#define CELLS_MAX 36
#define PICKED_MAX 4
#define MODEL_BOOKMARKS_MAX 5

typedef struct
{
  guint side, box_rows, box_columns;
} Shape;

static const Shape shapes[] = { { 4, 2, 2 }, { 6, 2, 3 }, { 5, 0, 0 } };

/* One call: what the numbers mean depends on what is there when it is made, so that a sequence
 * stays one when calls are taken out of it. */
typedef struct
{
  guint kind;
  guint cells[PICKED_MAX];
  guint n_cells;
  guint value;
  guint number;
} Call;

/* The model. */

typedef struct
{
  guint value[CELLS_MAX];
  SudokuOrigin origin[CELLS_MAX];
  guint marks[SUDOKU_N_MARKS][CELLS_MAX]; /* 1 << value */
  guint colour[CELLS_MAX];
} Position;

typedef struct
{
  char *name;
  Position position;
} Bookmark;

typedef struct
{
  Shape shape;
  guint n_cells;
  GArray *steps; /* of Position, the first one first */
  guint current; /* of them */
  GArray *bookmarks;
  gboolean tidy;
  gboolean wrong; /* it forgets to take the colours away: to see that this is found */
} Model;

static void
bookmark_clear (gpointer data)
{
  g_free (((Bookmark *)data)->name);
}

static Model *
model_new (const Shape *shape)
{
  Model *self = g_new0 (Model, 1);
  Position empty = { 0 };

  self->shape = *shape;
  self->n_cells = shape->side * shape->side;
  self->steps = g_array_new (FALSE, FALSE, sizeof (Position));
  self->bookmarks = g_array_new (FALSE, FALSE, sizeof (Bookmark));
  g_array_set_clear_func (self->bookmarks, bookmark_clear);
  g_array_append_val (self->steps, empty);
  return self;
}

static void
model_free (Model *self)
{
  g_array_unref (self->steps);
  g_array_unref (self->bookmarks);
  g_free (self);
}

static Position *
now (Model *self)
{
  return &g_array_index (self->steps, Position, self->current);
}

/* A step, if anything is different; what was undone is gone then. */
static gboolean
step (Model *self,
      const Position *next)
{
  if (memcmp (now (self), next, sizeof *next) == 0)
    return FALSE;
  g_array_set_size (self->steps, self->current + 1);
  g_array_append_vals (self->steps, next, 1);
  self->current++;
  return TRUE;
}

static gboolean
sees (Model *self,
      guint a,
      guint b)
{
  const Shape *shape = &self->shape;
  guint row_a = a / shape->side, column_a = a % shape->side;
  guint row_b = b / shape->side, column_b = b % shape->side;

  if (a == b)
    return FALSE;
  return row_a == row_b || column_a == column_b ||
         (shape->box_rows > 0 && row_a / shape->box_rows == row_b / shape->box_rows &&
          column_a / shape->box_columns == column_b / shape->box_columns);
}

static void
put (Model *self,
     Position *next,
     const Call *call,
     SudokuOrigin origin,
     gboolean (*may) (const Position *position, guint cell))
{
  const Position before = *now (self);
  gboolean placed = FALSE;

  for (guint i = 0; i < call->n_cells; i++)
    if (may (&before, call->cells[i]))
      {
        next->value[call->cells[i]] = call->value;
        next->origin[call->cells[i]] = call->value > 0 ? origin : SUDOKU_ORIGIN_NONE;
      }
  placed = memcmp (next, &before, sizeof before) != 0;
  for (guint cell = 0; placed && self->tidy && call->value > 0 && cell < self->n_cells; cell++)
    for (guint i = 0; i < call->n_cells; i++)
      if (may (&before, call->cells[i]) && sees (self, call->cells[i], cell))
        for (guint mark = 0; mark < SUDOKU_N_MARKS; mark++)
          next->marks[mark][cell] &= ~(1u << call->value);
}

static gboolean
is_not_given (const Position *position,
              guint cell)
{
  return position->origin[cell] != SUDOKU_ORIGIN_GIVEN;
}

static gboolean
is_open (const Position *position,
         guint cell)
{
  return position->origin[cell] == SUDOKU_ORIGIN_NONE ||
         position->origin[cell] == SUDOKU_ORIGIN_ANSWER;
}

static void
take_origins (Model *self,
              Position *next,
              guint origins)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    if (origins >> next->origin[cell] & 1)
      {
        next->value[cell] = 0;
        next->origin[cell] = SUDOKU_ORIGIN_NONE;
      }
}

static void
change_origins (Model *self,
                Position *next,
                guint from,
                SudokuOrigin to)
{
  for (guint cell = 0; cell < self->n_cells; cell++)
    if (next->origin[cell] != SUDOKU_ORIGIN_NONE && (from >> next->origin[cell] & 1))
      next->origin[cell] = to;
}

#define BIT(origin) (1u << SUDOKU_ORIGIN_##origin)

/* What is compared, and what is called. */

typedef struct
{
  Model *model;
  SudokuGame *game;
  SatdokuAutosave *autosave;
  char *folder;
} Pair;

typedef struct
{
  const char *name;
  /* Both return whether anything has changed. */
  gboolean (*on_model) (Model *self, const Call *call);
  gboolean (*on_game) (SudokuGame *game, const Call *call);
} Kind;

static gboolean
model_enter (Model *self,
             const Call *call)
{
  Position next = *now (self);

  put (self, &next, call, SUDOKU_ORIGIN_ENTRY, is_not_given);
  return step (self, &next);
}

static gboolean
game_enter (SudokuGame *game,
            const Call *call)
{
  return sudoku_game_enter_all (game, call->cells, call->n_cells, call->value);
}

static gboolean
model_answer (Model *self,
              const Call *call)
{
  Position next = *now (self);
  Call one = *call;

  one.n_cells = 1;
  one.value = MAX (one.value, 1);
  put (self, &next, &one, SUDOKU_ORIGIN_ANSWER, is_open);
  return step (self, &next);
}

static gboolean
game_answer (SudokuGame *game,
             const Call *call)
{
  return sudoku_game_fill_answer (game, call->cells[0], MAX (call->value, 1));
}

static gboolean
model_mark (Model *self,
            const Call *call)
{
  Position next = *now (self);
  guint *marks = next.marks[call->number % SUDOKU_N_MARKS];
  guint bit = 1u << MAX (call->value, 1);
  gboolean all = TRUE;

  for (guint i = 0; i < call->n_cells; i++)
    all = all && (next.value[call->cells[i]] > 0 || (marks[call->cells[i]] & bit) != 0);
  for (guint i = 0; i < call->n_cells; i++)
    if (next.value[call->cells[i]] == 0)
      marks[call->cells[i]] = all ? marks[call->cells[i]] & ~bit : marks[call->cells[i]] | bit;
  return step (self, &next);
}

static gboolean
game_mark (SudokuGame *game,
           const Call *call)
{
  return sudoku_game_toggle_mark (game, (SudokuMark)(call->number % SUDOKU_N_MARKS), call->cells,
                                  call->n_cells, MAX (call->value, 1));
}

static void
take_marks (Position *next,
            guint cell)
{
  for (guint mark = 0; mark < SUDOKU_N_MARKS; mark++)
    next->marks[mark][cell] = 0;
}

static gboolean
model_clear_marks (Model *self,
                   const Call *call)
{
  Position next = *now (self);

  for (guint i = 0; i < call->n_cells; i++)
    take_marks (&next, call->cells[i]);
  return step (self, &next);
}

static gboolean
game_clear_marks (SudokuGame *game,
                  const Call *call)
{
  return sudoku_game_clear_marks (game, call->cells, call->n_cells);
}

/* Values; without any the marks; without any the colours. */
static gboolean
model_clear (Model *self,
             const Call *call)
{
  Position next = *now (self);

  for (guint i = 0; i < call->n_cells; i++)
    if (is_not_given (&next, call->cells[i]))
      {
        next.value[call->cells[i]] = 0;
        next.origin[call->cells[i]] = SUDOKU_ORIGIN_NONE;
      }
  if (step (self, &next))
    return TRUE;
  for (guint i = 0; i < call->n_cells; i++)
    if (is_not_given (&next, call->cells[i]))
      take_marks (&next, call->cells[i]);
  if (step (self, &next))
    return TRUE;
  for (guint i = 0; i < call->n_cells && !self->wrong; i++)
    next.colour[call->cells[i]] = 0;
  return step (self, &next);
}

static gboolean
game_clear (SudokuGame *game,
            const Call *call)
{
  return sudoku_game_clear_cells (game, call->cells, call->n_cells);
}

static gboolean
model_colour (Model *self,
              const Call *call)
{
  Position next = *now (self);

  for (guint i = 0; i < call->n_cells; i++)
    next.colour[call->cells[i]] = call->number % (SUDOKU_COLOURS_MAX + 1);
  return step (self, &next);
}

static gboolean
game_colour (SudokuGame *game,
             const Call *call)
{
  return sudoku_game_set_colour (game, call->cells, call->n_cells,
                                 call->number % (SUDOKU_COLOURS_MAX + 1));
}

static gboolean
model_clear_answers (Model *self,
                     const Call *call)
{
  Position next = *now (self);

  take_origins (self, &next, BIT (ANSWER));
  return step (self, &next);
}

static gboolean
game_clear_answers (SudokuGame *game,
                    const Call *call)
{
  return sudoku_game_clear_answers (game);
}

static gboolean
model_clear_entries (Model *self,
                     const Call *call)
{
  Position next = *now (self);

  take_origins (self, &next, BIT (ANSWER) | BIT (ENTRY));
  return step (self, &next);
}

static gboolean
game_clear_entries (SudokuGame *game,
                    const Call *call)
{
  return sudoku_game_clear_entries (game);
}

static gboolean
model_restart (Model *self,
               const Call *call)
{
  Position next = *now (self);

  take_origins (self, &next, BIT (ANSWER) | BIT (ENTRY));
  memset (next.marks, 0, sizeof next.marks);
  memset (next.colour, 0, sizeof next.colour);
  return step (self, &next);
}

static gboolean
game_restart (SudokuGame *game,
              const Call *call)
{
  return sudoku_game_restart (game);
}

static gboolean
model_protect (Model *self,
               const Call *call)
{
  Position next = *now (self);

  change_origins (self, &next, BIT (ANSWER) | BIT (ENTRY), SUDOKU_ORIGIN_GIVEN);
  return step (self, &next);
}

static gboolean
game_protect (SudokuGame *game,
              const Call *call)
{
  return sudoku_game_protect (game);
}

static gboolean
model_unprotect (Model *self,
                 const Call *call)
{
  Position next = *now (self);

  change_origins (self, &next, BIT (GIVEN), SUDOKU_ORIGIN_ENTRY);
  return step (self, &next);
}

static gboolean
game_unprotect (SudokuGame *game,
                const Call *call)
{
  return sudoku_game_unprotect (game);
}

static gboolean
model_undo (Model *self,
            const Call *call)
{
  if (self->current == 0)
    return FALSE;
  self->current--;
  return TRUE;
}

static gboolean
game_undo (SudokuGame *game,
           const Call *call)
{
  return sudoku_game_undo (game);
}

static gboolean
model_redo (Model *self,
            const Call *call)
{
  if (self->current + 1 == self->steps->len)
    return FALSE;
  self->current++;
  return TRUE;
}

static gboolean
game_redo (SudokuGame *game,
           const Call *call)
{
  return sudoku_game_redo (game);
}

static gboolean
model_jump (Model *self,
            const Call *call)
{
  Position next = g_array_index (self->steps, Position, call->number % (self->current + 1));

  return step (self, &next);
}

static gboolean
game_jump (SudokuGame *game,
           const Call *call)
{
  return sudoku_game_go_to (game, call->number % (sudoku_game_get_position (game) + 1));
}

static gboolean
model_add_bookmark (Model *self,
                    const Call *call)
{
  Bookmark bookmark = { g_strdup_printf ("mark %u", call->number), *now (self) };

  if (self->bookmarks->len < MODEL_BOOKMARKS_MAX)
    g_array_append_val (self->bookmarks, bookmark);
  else
    g_free (bookmark.name);
  return TRUE;
}

static gboolean
game_add_bookmark (SudokuGame *game,
                   const Call *call)
{
  g_autofree char *name = g_strdup_printf ("mark %u", call->number);

  return sudoku_game_get_n_bookmarks (game) == MODEL_BOOKMARKS_MAX ||
         sudoku_game_add_bookmark (game, name);
}

static gboolean
model_remove_bookmark (Model *self,
                       const Call *call)
{
  if (self->bookmarks->len == 0)
    return FALSE;
  g_array_remove_index (self->bookmarks, call->number % self->bookmarks->len);
  return TRUE;
}

static gboolean
game_remove_bookmark (SudokuGame *game,
                      const Call *call)
{
  guint n = sudoku_game_get_n_bookmarks (game);

  return n > 0 && sudoku_game_remove_bookmark (game, call->number % n);
}

static gboolean
model_go_to_bookmark (Model *self,
                      const Call *call)
{
  Position next;

  if (self->bookmarks->len == 0)
    return FALSE;
  next =
    g_array_index (self->bookmarks, Bookmark, call->number % self->bookmarks->len).position;
  return step (self, &next);
}

static gboolean
game_go_to_bookmark (SudokuGame *game,
                     const Call *call)
{
  guint n = sudoku_game_get_n_bookmarks (game);

  return n > 0 && sudoku_game_go_to_bookmark (game, call->number % n);
}

static gboolean
model_tidy (Model *self,
            const Call *call)
{
  self->tidy = call->number % 2 == 0;
  return TRUE;
}

static gboolean
game_tidy (SudokuGame *game,
           const Call *call)
{
  g_object_set (game, "tidy-marks", call->number % 2 == 0, NULL);
  return TRUE;
}

/* These two are done in run_call(), as they make another game. */
#define SAVE "save and read"
#define RESTORE "end without asking"

/* Each with the same chance; what is done often stands here often. */
static const Kind kinds[] = {
  { "enter", model_enter, game_enter },
  { "enter", model_enter, game_enter },
  { "enter", model_enter, game_enter },
  { "mark", model_mark, game_mark },
  { "mark", model_mark, game_mark },
  { "colour", model_colour, game_colour },
  { "clear", model_clear, game_clear },
  { "clear", model_clear, game_clear },
  { "clear marks", model_clear_marks, game_clear_marks },
  { "answer", model_answer, game_answer },
  { "clear answers", model_clear_answers, game_clear_answers },
  { "clear entries", model_clear_entries, game_clear_entries },
  { "restart", model_restart, game_restart },
  { "protect", model_protect, game_protect },
  { "unprotect", model_unprotect, game_unprotect },
  { "undo", model_undo, game_undo },
  { "undo", model_undo, game_undo },
  { "redo", model_redo, game_redo },
  { "redo", model_redo, game_redo },
  { "jump", model_jump, game_jump },
  { "bookmark", model_add_bookmark, game_add_bookmark },
  { "remove bookmark", model_remove_bookmark, game_remove_bookmark },
  { "go to bookmark", model_go_to_bookmark, game_go_to_bookmark },
  { "tidy", model_tidy, game_tidy },
  { SAVE, NULL, NULL },
  { RESTORE, NULL, NULL },
};

static char *
describe (const Call *call)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s, value %u, number %u, cells", kinds[call->kind].name,
                          call->value, call->number);
  for (guint i = 0; i < call->n_cells; i++)
    g_string_append_printf (text, " %u", call->cells[i]);
  return g_string_free (text, FALSE);
}

static const char *
compare_states (Model *model,
                const Position *position,
                const SudokuState *state)
{
  const SudokuGrid *grid = sudoku_state_get_grid (state);

  for (guint cell = 0; cell < model->n_cells; cell++)
    {
      if (sudoku_grid_get_value (grid, cell) != position->value[cell] ||
          sudoku_grid_get_origin (grid, cell) != position->origin[cell])
        return "a value differs";
      if (sudoku_state_get_colour (state, cell) != position->colour[cell])
        return "a colour differs";
      for (SudokuMark mark = 0; mark < SUDOKU_N_MARKS; mark++)
        for (guint value = 1; value <= model->shape.side; value++)
          if (sudoku_set_has (sudoku_state_get_marks (state, mark, cell), value) !=
              ((position->marks[mark][cell] >> value & 1) != 0))
            return "a mark differs";
    }
  return NULL;
}

/* What is different; NULL: nothing is. */
static const char *
compare (Pair *self)
{
  Model *model = self->model;
  SudokuGame *game = self->game;
  const SudokuBookmarks *bookmarks = sudoku_game_get_bookmarks (game);
  const char *what = compare_states (model, now (model), sudoku_game_get_state (game));

  if (sudoku_game_get_position (game) != model->current)
    return "the position differs";
  if (sudoku_history_get_n_moves (sudoku_game_get_history (game)) + 1 != model->steps->len)
    return "the length of the history differs";
  if (sudoku_bookmarks_get_n (bookmarks) != model->bookmarks->len)
    return "the number of bookmarks differs";
  for (guint i = 0; what == NULL && i < model->bookmarks->len; i++)
    {
      const Bookmark *bookmark = &g_array_index (model->bookmarks, Bookmark, i);

      if (!g_str_equal (bookmark->name, sudoku_bookmarks_get_name (bookmarks, i)))
        return "the name of a bookmark differs";
      what =
        compare_states (model, &bookmark->position, sudoku_bookmarks_get_state (bookmarks, i));
    }
  return what;
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
  satdoku_autosave_resume (self->autosave, satdoku_game_claim_new (self->folder, number), journal);
  return NULL;
}

static const char *
run_call (Pair *self,
          const Call *call)
{
  const Kind *kind = &kinds[call->kind];
  const char *what = NULL;

  if (g_str_equal (kind->name, SAVE))
    what = save (self);
  else if (g_str_equal (kind->name, RESTORE))
    what = restore (self);
  else if (kind->on_model (self->model, call) != kind->on_game (self->game, call))
    what = "only one of both has changed";
  return what != NULL ? what : compare (self);
}

/* Runs a sequence from the beginning; returns what went wrong, or NULL. */
static const char *
run (const Shape *shape,
     gboolean wrong,
     const GArray *calls)
{
  g_autoptr (SudokuGeometry) geometry =
    shape->box_rows > 0
      ? sudoku_geometry_new (shape->box_rows, shape->box_columns, FALSE, NULL)
      : sudoku_geometry_new_plain (shape->side, FALSE, NULL);
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  Pair pair = { model_new (shape), sudoku_game_new (grid), NULL,
                g_dir_make_tmp ("satdoku-XXXXXX", NULL) };
  const char *what = NULL;

  pair.model->wrong = wrong;
  g_object_get (pair.game, "tidy-marks", &pair.model->tidy, NULL);
  pair.autosave = satdoku_autosave_new (pair.folder);
  satdoku_autosave_begin (pair.autosave, pair.game, NULL);
  for (guint i = 0; what == NULL && i < calls->len; i++)
    what = run_call (&pair, &g_array_index (calls, Call, i));
  if (what == NULL)
    what = restore (&pair);
  if (what == NULL)
    what = compare (&pair);
  g_object_unref (pair.autosave);
  g_object_unref (pair.game);
  model_free (pair.model);
  test_remove_tree (pair.folder);
  g_free (pair.folder);
  return what;
}

static GArray *
make_calls (const Shape *shape,
            guint n,
            GRand *random)
{
  GArray *calls = g_array_new (FALSE, FALSE, sizeof (Call));

  for (guint i = 0; i < n; i++)
    {
      Call call = {
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
shrink (const Shape *shape,
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
print_failure (const Shape *shape,
               GArray *calls)
{
  const char *what;

  shrink (shape, FALSE, calls);
  what = run (shape, FALSE, calls);
  g_printerr ("# side %u, boxes %ux%u: %s after\n", shape->side, shape->box_rows,
              shape->box_columns, what);
  for (guint i = 0; i < calls->len; i++)
    {
      g_autofree char *text = describe (&g_array_index (calls, Call, i));

      g_printerr ("#   %s\n", text);
    }
}

/* A model that is wrong is found, and the sequence is as short as can be: a colour, and what takes
 * it away. */
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
  g_assert_cmpuint (calls->len, ==, 2);
  g_assert_cmpstr (kinds[g_array_index (calls, Call, 0).kind].name, ==, "colour");
  g_assert_cmpstr (kinds[g_array_index (calls, Call, 1).kind].name, ==, "clear");
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

  g_print ("1..2\n");
  check_shrinking (random);
  g_print ("ok 1 a wrong model is found\n");
  for (guint i = 0; i < n_sequences; i++)
    {
      const Shape *shape = &shapes[i % G_N_ELEMENTS (shapes)];
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
  return 0;
}
