/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changes of the numbers of a puzzle, found in the worker: which can go, each alone or all that is
 * superfluous; which may stand for others; which it takes for exactly one solution, or for another
 * level; or all that are left. Givens and entries are the puzzle, as for Start Playing. A change is
 * one move. What is known is forgotten as soon as the puzzle is another one. What was found, or has
 * changed, is lit up on the board, also while cells are selected there. It words nothing but its
 * jobs. Its commands:
 *
 *   surgery-superfluous   which numbers can go, each alone
 *   surgery-remove-one    the superfluous one in the selected cell goes
 *   surgery-remove        all that can go do
 *   surgery-add           what it takes for exactly one solution comes
 *   surgery-fill          all cells are filled
 *   surgery-easier, surgery-harder
 *   surgery-exchanges     what may stand for the number in the selected cell
 *   surgery-exchange      a value, in the selected cell, comes for it */

#include "satdoku-config.h"

#include "satdoku-surgery.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sudoku-fill-rest.h>
#include <sudoku-game-amend.h>
#include <sudoku-generate-options.h>
#include <sudoku-repair.h>
#include <sudoku-solve.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"
#include "satdoku-request.h"

struct _SatdokuSurgery
{
  GObject parent_instance;

  /* Owned. */
  SatdokuPlay *play;
  GSignalGroup *followed; /* the game */
  SatdokuRequest *request;
  SatdokuSurgeryResult *result; /* (nullable) */

  SatdokuSurgeryState state;
  guint symmetry; /* in the table */
  guint selected; /* the play's: a cell */
  gboolean changing;
};

G_DEFINE_FINAL_TYPE (SatdokuSurgery, satdoku_surgery, G_TYPE_OBJECT)

enum
{
  PROP_PLAY,
  PROP_SELECTED,
  PROP_CHANGING,
  PROP_SYMMETRY,
  PROP_STATE,
  PROP_RESULT,
  PROP_ERROR,
  PROP_VALUES,
  PROP_HAS_NUMBER,
  PROP_HAS_SUPERFLUOUS,
  PROP_HAS_SUBSTITUTE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* What the thread gets. */
typedef struct
{
  SatdokuSurgeryKind kind;
  SudokuGrid *grid;
  guint *orbits; /* (nullable) */
  guint cell;
  guint64 seed;
  SatdokuOtherPuzzles *others; /* (nullable): to compare with, and what came of it */
} Question;

static void
question_free (Question *self)
{
  sudoku_grid_free (self->grid);
  g_free (self->orbits);
  g_clear_pointer (&self->others, satdoku_other_puzzles_free);
  g_free (self);
}

static void
result_free (SatdokuSurgeryResult *self)
{
  g_clear_pointer (&self->superfluous, sudoku_superfluous_free);
  g_clear_pointer (&self->exchange, sudoku_exchange_free);
  g_clear_pointer (&self->level, sudoku_level_change_free);
  g_clear_pointer (&self->grid, sudoku_grid_free);
  g_clear_pointer (&self->others, satdoku_other_puzzles_free);
  g_array_unref (self->removed);
  g_array_unref (self->added);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatdokuSurgeryResult, result_free)

static SatdokuSurgeryResult *
result_new (SatdokuSurgeryKind kind)
{
  SatdokuSurgeryResult *self = g_new0 (SatdokuSurgeryResult, 1);

  self->kind = kind;
  self->removed = g_array_new (FALSE, FALSE, sizeof (guint));
  self->added = g_array_new (FALSE, FALSE, sizeof (guint));
  return self;
}

/* In the thread, as all that follow. Each fills in the result; FALSE with an error. */
static gboolean
find_superfluous (const Question *question,
                  const SudokuTask *task,
                  SatdokuSurgeryResult *result,
                  GError **error)
{
  result->superfluous =
    sudoku_superfluous_find (question->grid, question->orbits, task, error);
  if (result->superfluous == NULL)
    return FALSE;
  result->verdict = result->superfluous->verdict;
  return TRUE;
}

static gboolean
find_exchanges (const Question *question,
                const SudokuTask *task,
                SatdokuSurgeryResult *result,
                GError **error)
{
  result->exchange =
    sudoku_exchange_find (question->grid, question->cell, question->orbits, task, error);
  if (result->exchange == NULL)
    return FALSE;
  result->verdict = result->exchange->verdict;
  return TRUE;
}

static gboolean
find_minimal (const Question *question,
              const SudokuTask *task,
              SatdokuSurgeryResult *result,
              GError **error)
{
  g_autoptr (SudokuGrid) solution = NULL;
  g_autofree guint8 *values = NULL;
  GError *local_error = NULL;
  SudokuRandom random;
  SudokuTaskRun run;

  result->verdict = sudoku_check (question->grid, task, &solution, NULL, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return FALSE;
    }
  if (result->verdict != SUDOKU_VERDICT_UNIQUE)
    return TRUE;
  sudoku_task_run_init (&run, task);
  sudoku_random_init (&random, question->seed);
  values = sudoku_grid_copy_values (solution);
  result->grid = sudoku_grid_copy (question->grid);
  result->possible = TRUE;
  return sudoku_superfluous_remove (result->grid, values, question->orbits, &random, &run,
                                    &result->proven, error);
}

static gboolean
find_unique (const Question *question,
             const SudokuTask *task,
             SatdokuSurgeryResult *result,
             GError **error)
{
  g_autoptr (SudokuRepair) repair =
    sudoku_repair_find (question->grid, SUDOKU_REPAIR_UNIQUE, question->orbits, task, error);

  if (repair == NULL)
    return FALSE;
  result->possible = repair->possible;
  result->proven = repair->fewest;
  if (repair->possible)
    result->grid = g_steal_pointer (&repair->grid);
  return TRUE;
}

/* What comes are entries: they go first when something is to go again. */
static gboolean
find_full (const Question *question,
           const SudokuTask *task,
           SatdokuSurgeryResult *result,
           GError **error)
{
  GError *local_error = NULL;

  result->verdict =
    sudoku_fill_rest (question->grid, question->seed, task, &result->grid, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return FALSE;
    }
  result->possible = result->grid != NULL;
  for (guint cell = 0; result->possible && cell < sudoku_grid_get_n_cells (result->grid); cell++)
    if (sudoku_grid_get_origin (result->grid, cell) == SUDOKU_ORIGIN_ANSWER)
      sudoku_grid_set (result->grid, cell, sudoku_grid_get_value (result->grid, cell),
                       SUDOKU_ORIGIN_ENTRY);
  return TRUE;
}

static gboolean
find_level (const Question *question,
            const SudokuTask *task,
            SatdokuSurgeryResult *result,
            GError **error)
{
  SudokuLevelDirection direction =
    question->kind == SATDOKU_SURGERY_HARDER ? SUDOKU_LEVEL_HARDER : SUDOKU_LEVEL_EASIER;

  result->level = sudoku_level_change_find (question->grid, direction, question->orbits,
                                            question->seed, task, error);
  if (result->level == NULL)
    return FALSE;
  result->verdict = result->level->verdict;
  result->possible = result->level->outcome == SUDOKU_LEVEL_CHANGED;
  result->proven = result->level->fewest;
  if (result->possible)
    result->grid = sudoku_grid_copy (result->level->grid);
  return TRUE;
}

/* Nothing is asked about solutions. */
static gboolean
find_sameness (const Question *question,
               const SudokuTask *task,
               SatdokuSurgeryResult *result,
               GError **error)
{
  return satdoku_other_puzzles_compare (question->others, question->grid, task, error);
}

static const struct
{
  const char *title;
  gboolean (*find) (const Question *question,
                    const SudokuTask *task,
                    SatdokuSurgeryResult *result,
                    GError **error);
} kinds[SATDOKU_N_SURGERIES] = {
  [SATDOKU_SURGERY_FIND_SUPERFLUOUS] = { N_ ("Looking for superfluous numbers…"),
                                         find_superfluous },
  [SATDOKU_SURGERY_FIND_EXCHANGES] = { N_ ("Looking for numbers to exchange…"), find_exchanges },
  [SATDOKU_SURGERY_REMOVE] = { N_ ("Removing superfluous numbers…"), find_minimal },
  [SATDOKU_SURGERY_ADD] = { N_ ("Looking for what is missing…"), find_unique },
  [SATDOKU_SURGERY_FILL] = { N_ ("Filling the board…"), find_full },
  [SATDOKU_SURGERY_EASIER] = { N_ ("Looking for an easier puzzle…"), find_level },
  [SATDOKU_SURGERY_HARDER] = { N_ ("Looking for a harder puzzle…"), find_level },
  [SATDOKU_SURGERY_COMPARE] = { N_ ("Comparing puzzles…"), find_sameness },
};

static gpointer
run (gpointer input,
     const SudokuTask *task,
     GError **error)
{
  Question *question = input;
  g_autoptr (SatdokuSurgeryResult) result = result_new (question->kind);

  result->symmetric = question->orbits != NULL;
  if (!kinds[question->kind].find (question, task, result, error))
    return NULL;
  result->others = g_steal_pointer (&question->others);
  return g_steal_pointer (&result);
}

static SudokuGame *
get_game (SatdokuSurgery *self)
{
  return satdoku_play_get_game (self->play);
}

/* What was found, or has changed. */
static GArray *
list_lit (const SatdokuSurgeryResult *result)
{
  GArray *cells = g_array_new (FALSE, FALSE, sizeof (guint));

  if (result->superfluous != NULL && result->superfluous->n_cells > 0)
    g_array_append_vals (cells, result->superfluous->cells, result->superfluous->n_cells);
  for (guint i = 0; result->exchange != NULL && i < result->exchange->n_substitutes; i++)
    g_array_append_val (cells, result->exchange->substitutes[i].cell);
  for (guint i = 0; i < result->removed->len; i++)
    g_array_append_val (cells, g_array_index (result->removed, guint, i));
  for (guint i = 0; i < result->added->len; i++)
    g_array_append_val (cells, g_array_index (result->added, guint, i));
  return cells;
}

static void
light_up (SatdokuSurgery *self)
{
  g_autoptr (GArray) cells = self->result != NULL ? list_lit (self->result) : NULL;

  satdoku_play_set_lit (self->play, cells);
}

/* (transfer full) (element-type guint): what may stand in the selected cell in place of the number
 * that was asked about */
static GArray *
list_values (SatdokuSurgery *self)
{
  const SudokuExchange *exchange = self->result != NULL ? self->result->exchange : NULL;
  GArray *values = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; exchange != NULL && i < exchange->n_substitutes; i++)
    if (exchange->substitutes[i].cell == self->selected)
      g_array_append_val (values, exchange->substitutes[i].value);
  return values;
}

static gboolean
has_number (SatdokuSurgery *self)
{
  const SudokuGrid *grid = get_game (self) != NULL ? sudoku_game_get_grid (get_game (self)) : NULL;

  return grid != NULL && self->selected < sudoku_grid_get_n_cells (grid) &&
         sudoku_grid_get_fixed (grid, self->selected) != 0;
}

/* Is it known that the number in the selected cell can go? */
static gboolean
has_superfluous (SatdokuSurgery *self)
{
  const SudokuSuperfluous *superfluous = self->result != NULL ? self->result->superfluous : NULL;

  for (guint i = 0; superfluous != NULL && i < superfluous->n_cells; i++)
    if (superfluous->cells[i] == self->selected)
      return TRUE;
  return FALSE;
}

static void
tell_selected (SatdokuSurgery *self)
{
  for (guint i = PROP_VALUES; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

static void
tell_change (SatdokuSurgery *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RESULT]);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR]);
  tell_selected (self);
  g_object_thaw_notify (G_OBJECT (self));
  light_up (self);
}

/* Selecting a cell puts out what is lit up, but one of these is to be selected. */
static void
selected_changed (SatdokuSurgery *self)
{
  tell_selected (self);
  if (self->result != NULL && self->result->grid == NULL &&
      g_str_equal (satdoku_play_get_view (self->play), SATDOKU_VIEW_SET) &&
      g_str_equal (satdoku_play_get_page (self->play), SATDOKU_PAGE_GRID))
    light_up (self);
}

static void
forget (SatdokuSurgery *self)
{
  satdoku_request_stop (self->request);
  g_clear_pointer (&self->result, result_free);
  self->state = SATDOKU_SURGERY_NOTHING;
}

/* What was done is still to be said when it has changed the puzzle itself. */
static void
game_changed_cb (SatdokuSurgery *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_NUMBER]);
  if (self->changing || self->state == SATDOKU_SURGERY_NOTHING)
    return;
  forget (self);
  tell_change (self);
}

static void
set_changing (SatdokuSurgery *self,
              gboolean changing)
{
  self->changing = changing;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CHANGING]);
}

/* What differs from the puzzle as it is, and how many numbers there are then. */
static void
compare (SatdokuSurgery *self,
         SatdokuSurgeryResult *result)
{
  const SudokuGrid *grid = sudoku_game_get_grid (get_game (self));

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint before = sudoku_grid_get_fixed (grid, cell);
      guint after = sudoku_grid_get_fixed (result->grid, cell);

      result->n_numbers += after != 0;
      if (before != 0 && before != after)
        g_array_append_val (result->removed, cell);
      if (after != 0 && before != after)
        g_array_append_val (result->added, cell);
    }
}

/* Makes the puzzle what it shall be, as one move. */
static void
apply (SatdokuSurgery *self,
       SatdokuSurgeryResult *result)
{
  compare (self, result);
  set_changing (self, TRUE);
  sudoku_game_change_puzzle (get_game (self), result->grid);
  set_changing (self, FALSE);
}

static void
done_cb (SatdokuSurgery *self)
{
  g_autoptr (SatdokuSurgeryResult) found = satdoku_request_steal_result (self->request);

  self->state = found != NULL ? SATDOKU_SURGERY_DONE : SATDOKU_SURGERY_CANCELLED;
  if (found != NULL && found->grid != NULL)
    apply (self, found);
  self->result = g_steal_pointer (&found);
  tell_change (self);
}

/* The puzzle without its answers. */
static SudokuGrid *
copy_puzzle (SatdokuSurgery *self)
{
  SudokuGrid *grid = sudoku_grid_copy (sudoku_game_get_grid (get_game (self)));

  sudoku_grid_clear_origin (grid, SUDOKU_ORIGIN_ANSWER);
  return grid;
}

static void
start (SatdokuSurgery *self,
       SatdokuSurgeryKind kind,
       guint cell,
       SatdokuOtherPuzzles *others)
{
  gsize n_symmetries = 0;
  const SudokuSymmetry *symmetries = sudoku_symmetries (&n_symmetries);
  const SatdokuJob job = {
    .title = _ (kinds[kind].title),
    .run = run,
    .free_input = (GDestroyNotify)question_free,
    .free_result = (GDestroyNotify)result_free,
  };
  Question *question = NULL;

  forget (self);
  question = g_new0 (Question, 1);
  question->kind = kind;
  question->grid = copy_puzzle (self);
  question->cell = cell;
  question->seed = ((guint64)g_random_int () << 32) | g_random_int ();
  question->others = others;
  if (self->symmetry > 0)
    question->orbits = sudoku_symmetry_list_orbits (&symmetries[self->symmetry],
                                                    sudoku_game_get_geometry (get_game (self)));
  self->state = SATDOKU_SURGERY_LOOKING;
  satdoku_request_start (self->request, &job, question);
  tell_change (self);
}

/* Finds out in the worker whether it is the same puzzle as one of @others, which it takes ownership
 * of. */
void
satdoku_surgery_compare (SatdokuSurgery *self,
                         SatdokuOtherPuzzles *others)
{
  g_return_if_fail (SATDOKU_IS_SURGERY (self) && get_game (self) != NULL && others != NULL);

  if (others->failure == NULL)
    {
      start (self, SATDOKU_SURGERY_COMPARE, 0, others);
      return;
    }
  forget (self);
  self->result = result_new (SATDOKU_SURGERY_COMPARE);
  self->result->others = others;
  self->state = SATDOKU_SURGERY_DONE;
  tell_change (self);
}

/* Does what was found to be possible. What was known is about another puzzle then. */
static void
finish (SatdokuSurgery *self,
        SatdokuSurgeryResult *result)
{
  result->possible = TRUE;
  result->verdict = SUDOKU_VERDICT_UNIQUE;
  apply (self, result);
  forget (self);
  self->result = result;
  self->state = SATDOKU_SURGERY_DONE;
  tell_change (self);
}

/* Takes the number away, with those that go with it. */
static void
remove_one_cb (SatdokuSurgery *self)
{
  gsize n_symmetries = 0;
  const SudokuSymmetry *symmetries = sudoku_symmetries (&n_symmetries);
  guint orbit[8] = { satdoku_play_get_selected (self->play) };
  guint n_orbit = 1;
  SatdokuSurgeryResult *result = NULL;

  if (self->result->symmetric)
    n_orbit = symmetries[self->symmetry].orbit (sudoku_game_get_geometry (get_game (self)),
                                                orbit[0], orbit);
  result = result_new (SATDOKU_SURGERY_REMOVE_ONE);
  result->grid = copy_puzzle (self);
  for (guint i = 0; i < n_orbit; i++)
    sudoku_grid_set (result->grid, orbit[i], 0, SUDOKU_ORIGIN_NONE);
  finish (self, result);
}

/* Gives it in place of the number that was asked about, with those that belong to each by the
 * symmetry. */
static void
exchange_cb (SatdokuSurgery *self,
             GVariant *parameter)
{
  guint cell = satdoku_play_get_selected (self->play);
  guint value = g_variant_get_uint32 (parameter);
  const SudokuExchange *exchange = self->result->exchange;

  for (guint i = 0; i < exchange->n_substitutes; i++)
    {
      const SudokuSubstitute *substitute = &exchange->substitutes[i];
      g_autoptr (SudokuGrid) puzzle = NULL;
      SatdokuSurgeryResult *result = NULL;

      if (substitute->cell != cell || substitute->value != value)
        continue;
      puzzle = copy_puzzle (self);
      result = result_new (SATDOKU_SURGERY_EXCHANGE);
      result->grid = sudoku_exchange_make (exchange, i, puzzle);
      result->proven = substitute->same;
      finish (self, result);
      return;
    }
}

static void
start_cb (SatdokuSurgery *self,
          GVariant *parameter,
          const SatdokuCommand *command)
{
  /* There it is said what came of it. */
  satdoku_play_set_view (self->play, SATDOKU_VIEW_SET);
  start (self, (SatdokuSurgeryKind)command->number, satdoku_play_get_selected (self->play), NULL);
}

#define ON_BOARD "on-grid !paused !looking whole"

static const SatdokuCommand table[] = {
  { "surgery-superfluous", G_CALLBACK (start_cb), ON_BOARD,
    .number = SATDOKU_SURGERY_FIND_SUPERFLUOUS },
  { "surgery-remove", G_CALLBACK (start_cb), ON_BOARD, .number = SATDOKU_SURGERY_REMOVE },
  { "surgery-add", G_CALLBACK (start_cb), ON_BOARD, .number = SATDOKU_SURGERY_ADD },
  { "surgery-fill", G_CALLBACK (start_cb), ON_BOARD, .number = SATDOKU_SURGERY_FILL },
  { "surgery-easier", G_CALLBACK (start_cb), ON_BOARD, .number = SATDOKU_SURGERY_EASIER },
  { "surgery-harder", G_CALLBACK (start_cb), ON_BOARD, .number = SATDOKU_SURGERY_HARDER },
  { "surgery-exchanges", G_CALLBACK (start_cb), ON_BOARD " number-selected",
    .number = SATDOKU_SURGERY_FIND_EXCHANGES },
  { "surgery-remove-one", G_CALLBACK (remove_one_cb), ON_BOARD " superfluous-selected" },
  { "surgery-exchange", G_CALLBACK (exchange_cb), ON_BOARD " substitute-selected", "u" },
};

static void
add_commands (SatdokuSurgery *self)
{
  SatdokuCommands *commands = satdoku_play_get_commands (self->play);

  if (commands == NULL)
    return;
  satdoku_commands_bind (commands, "number-selected", self, "has-number");
  satdoku_commands_bind (commands, "superfluous-selected", self, "has-superfluous");
  satdoku_commands_bind (commands, "substitute-selected", self, "has-substitute");
  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
}

static void
get_of_selected (GObject *object,
                 guint id,
                 GValue *value,
                 GParamSpec *pspec)
{
  SatdokuSurgery *self = SATDOKU_SURGERY (object);
  g_autoptr (GArray) values = list_values (self);

  if (id == PROP_VALUES)
    g_value_set_boxed (value, values);
  else if (id == PROP_HAS_NUMBER)
    g_value_set_boolean (value, has_number (self));
  else if (id == PROP_HAS_SUPERFLUOUS)
    g_value_set_boolean (value, has_superfluous (self));
  else
    g_value_set_boolean (value, values->len > 0);
}

static void
get_error (GObject *object,
           guint id,
           GValue *value,
           GParamSpec *pspec)
{
  g_value_set_boxed (value, satdoku_request_get_error (SATDOKU_SURGERY (object)->request));
}

static void
satdoku_surgery_constructed (GObject *object)
{
  SatdokuSurgery *self = SATDOKU_SURGERY (object);

  G_OBJECT_CLASS (satdoku_surgery_parent_class)->constructed (object);
  self->request = satdoku_request_new (satdoku_play_get_worker (self->play),
                                       G_CALLBACK (done_cb), self);
  self->followed = satdoku_play_follow_game (self->play, G_CALLBACK (game_changed_cb),
                                             G_CALLBACK (game_changed_cb), self);
  g_object_bind_property (self->play, "selected", self, "selected", G_BINDING_SYNC_CREATE);
  add_commands (self);
}

static void
satdoku_surgery_dispose (GObject *object)
{
  SatdokuSurgery *self = SATDOKU_SURGERY (object);

  forget (self);
  satdoku_class_dispose (object);
}

static guint
count_symmetries (void)
{
  gsize n = 0;

  sudoku_symmetries (&n);
  return (guint)n;
}

#define OFFSET(member) G_STRUCT_OFFSET (SatdokuSurgery, member)
#define OF_SELECTED(name, type)                          \
  {                                                      \
    name, type, G_PARAM_READABLE, .get = get_of_selected \
  }

static void
install_properties (SatdokuSurgeryClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_PLAY] = { "play", SATDOKU_TYPE_PLAY, G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY,
                    OFFSET (play) },
    [PROP_SELECTED] = { "selected", G_TYPE_UINT, G_PARAM_READWRITE, OFFSET (selected),
                        G_CALLBACK (selected_changed) },
    /* Is the puzzle being changed at the moment? */
    [PROP_CHANGING] = { "changing", G_TYPE_BOOLEAN, G_PARAM_READABLE, OFFSET (changing) },
    /* Which numbers go and come together: a row of the table of symmetries, the first of which is
     * none. What was found to go together goes otherwise with another one. */
    [PROP_SYMMETRY] = { "symmetry", G_TYPE_UINT, G_PARAM_READWRITE, OFFSET (symmetry),
                        G_CALLBACK (game_changed_cb), .most = count_symmetries () - 1 },
    /* The #SatdokuSurgeryState, what came of it, (type SatdokuSurgeryResult) (nullable), until the
     * puzzle is another one, and (nullable) why nothing did. */
    [PROP_STATE] = { "state", G_TYPE_UINT, G_PARAM_READABLE, OFFSET (state) },
    [PROP_RESULT] = { "result", G_TYPE_POINTER, G_PARAM_READABLE, OFFSET (result) },
    [PROP_ERROR] = { "error", G_TYPE_ERROR, G_PARAM_READABLE, .get = get_error },
    /* Of the selected cell: what may stand there in place of the number that was asked about, and
     * what can be done there. */
    [PROP_VALUES] = OF_SELECTED ("values", G_TYPE_ARRAY),
    [PROP_HAS_NUMBER] = OF_SELECTED ("has-number", G_TYPE_BOOLEAN),
    [PROP_HAS_SUPERFLUOUS] = OF_SELECTED ("has-superfluous", G_TYPE_BOOLEAN),
    [PROP_HAS_SUBSTITUTE] = OF_SELECTED ("has-substitute", G_TYPE_BOOLEAN),
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);
}

static void
satdoku_surgery_class_init (SatdokuSurgeryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = satdoku_surgery_constructed;
  object_class->dispose = satdoku_surgery_dispose;
  install_properties (klass);
  satdoku_class_drops (klass, SatdokuSurgery, followed, g_object_unref);
  satdoku_class_keeps (klass, SatdokuSurgery, request, g_object_unref);
}

static void
satdoku_surgery_init (SatdokuSurgery *self)
{
}

SatdokuSurgery *
satdoku_surgery_new (SatdokuPlay *play)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (play), NULL);

  return g_object_new (SATDOKU_TYPE_SURGERY, "play", play, NULL);
}
