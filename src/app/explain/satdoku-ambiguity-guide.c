/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions of the game, if there are several. They are found in the worker, in stages, so that
 * the first can be looked at while the others are counted; then in how few cells two differ, which
 * numbers and which rule would leave only one, and how many solutions each value leaves. When a
 * stage is cancelled, what is known stays, and the rest is left until the next request. Any change
 * of the game drops all of it. Solutions are shown in place of what is in the cells, and never
 * written into the game. Its commands:
 *
 *   why-several         how many there are, what they have in common, what would leave only one
 *   true-candidates     are the values that cells have in solutions shown?
 *   solutions           what is shown of them: "none", "values", "one", "two", "swap"
 *   solution-previous   the solution before
 *   solution-next       the solution after
 *   add-unique          adds numbers that leave only one
 *
 * The states follow what the board shows. */

#include "satdoku-config.h"

#include "satdoku-ambiguity-guide.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sudoku-further-rules.h>
#include <sudoku-game-amend.h>
#include <words-terms.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"
#include "satdoku-report-error.h"
#include "satdoku-request.h"
#include "satdoku-shown-name.h"

/* Solutions that are listed at first, for so many seconds, and then. */
#define N_FIRST 100
#define FIRST_SECONDS 0.5
#define N_SMALL 10000
#define N_LARGE 1000
#define SMALL_SIDE_MAX 9
/* Those that one value leaves are counted to these, for so many seconds in all. */
#define N_LEFT_SMALL 10000
#define N_LEFT_MEDIUM 1000
#define N_LEFT_LARGE 100
#define MEDIUM_SIDE_MAX 16
#define COUNTING_SECONDS 10.0

typedef enum
{
  STAGE_FIRST,
  STAGE_ALL,
  STAGE_DIFFERENCE,
  STAGE_ADDITION,
  STAGE_RULES,
  STAGE_COUNTS,
  N_STAGES
} Stage;

/* What is known at the beginning of a stage: shared with its job, and not changed any more. */
typedef struct
{
  SudokuGrid *grid;
  SudokuAmbiguity *ambiguity; /* (nullable): before the first stage */
} Known;

typedef struct
{
  GPtrArray *rules; /* (element-type SudokuRule) */
  gboolean complete;
} Rules;

struct _SatdokuAmbiguityGuide
{
  GObject parent_instance;

  /* Owned. */
  SatdokuPlay *play;
  GSignalGroup *followed; /* the game */
  SatdokuRequest *request;
  Known *known;                  /* (nullable): until the first request */
  SudokuDifference *difference;  /* (nullable): likewise all of these */
  SudokuAddition *addition;      /* (nullable) */
  Rules *rules;                  /* (nullable) */
  SudokuCandidateCounts *counts; /* (nullable) */
  SatdokuOverlay *overlay;       /* (nullable): what it shows on the board */
  SatdokuOverlay *on_board;      /* (nullable): the play's: what the board shows */
  SatdokuReport *report;         /* (nullable): the play's */

  Stage stage;           /* that is to be done next, or is under way */
  gboolean wants_values; /* shown as soon as they are known */
  gboolean why;          /* are more than the values wanted? */
  gboolean all;          /* are as many solutions listed as are to be? */
  SatdokuSolutionsShown shown;
  guint number;   /* of the solution that is looked at */
  guint selected; /* the play's */
};

G_DEFINE_FINAL_TYPE (SatdokuAmbiguityGuide, satdoku_ambiguity_guide, G_TYPE_OBJECT)

enum
{
  PROP_PLAY,
  PROP_ON_BOARD,
  PROP_SELECTED,
  PROP_REPORT,
  PROP_PENDING,
  PROP_FINISHED,
  PROP_WHY,
  PROP_N_SO_FAR,
  PROP_GRID,
  PROP_AMBIGUITY,
  PROP_DIFFERENCE,
  PROP_ADDITION,
  PROP_RULES,
  PROP_ALL_RULES,
  PROP_SHOWN,
  PROP_NUMBER,
  PROP_CELL,
  PROP_HAS_ANY,
  PROP_HAS_SEVERAL,
  PROP_CAN_GO_BACK,
  PROP_CAN_GO_ON,
  PROP_CAN_ADD,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
known_clear (gpointer data)
{
  Known *known = data;

  sudoku_grid_free (known->grid);
  g_clear_pointer (&known->ambiguity, sudoku_ambiguity_free);
}

/* The thread may be the last one that has it. */
static void
known_unref (gpointer known)
{
  g_atomic_rc_box_release_full (known, known_clear);
}

static void
rules_free (gpointer data)
{
  Rules *rules = data;

  g_clear_pointer (&rules->rules, g_ptr_array_unref);
  g_free (rules);
}

static guint
count_listed (SatdokuAmbiguityGuide *self)
{
  return self->known != NULL && self->known->ambiguity != NULL
           ? self->known->ambiguity->solutions->len
           : 0;
}

static gboolean
has_several (SatdokuAmbiguityGuide *self)
{
  return count_listed (self) >= 2;
}

static gboolean
is_walking (SatdokuAmbiguityGuide *self)
{
  return self->shown == SATDOKU_SOLUTIONS_ONE || self->shown == SATDOKU_SOLUTIONS_TWO;
}

/* With two at a time, the last one is the second of them. */
static guint
get_last (SatdokuAmbiguityGuide *self)
{
  return count_listed (self) - (self->shown == SATDOKU_SOLUTIONS_TWO ? 2 : 1);
}

static gboolean
can_add (SatdokuAmbiguityGuide *self)
{
  return self->addition != NULL && self->addition->possible && self->addition->n_cells > 0;
}

static void update_states (SatdokuAmbiguityGuide *self);

/* Of all that is known, together. */
static void
tell_change (SatdokuAmbiguityGuide *self)
{
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = PROP_PENDING; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
  update_states (self);
}

static const guint8 *
get_solution (SatdokuAmbiguityGuide *self,
              guint number)
{
  return self->known->ambiguity->solutions->pdata[number];
}

static void
overlay_values (SatdokuAmbiguityGuide *self,
                SatdokuOverlay *overlay,
                guint cell)
{
  const SudokuAmbiguity *ambiguity = self->known->ambiguity;
  const guint *counts = NULL;
  SudokuSet more = { 0 };

  if (ambiguity->complete)
    counts = &ambiguity->counts[cell * ambiguity->side];
  else if (self->counts != NULL)
    {
      counts = &self->counts->counts[cell * ambiguity->side];
      more = self->counts->more[cell];
    }
  satdoku_overlay_set_candidates (overlay, cell, ambiguity->values[cell], counts, more);
}

/* Each is compared with the one before, and the first one with the next. */
static void
overlay_cell (SatdokuAmbiguityGuide *self,
              SatdokuOverlay *overlay,
              guint cell)
{
  const guint8 *one, *other;

  switch (self->shown)
    {
    case SATDOKU_SOLUTIONS_VALUES:
      overlay_values (self, overlay, cell);
      break;
    case SATDOKU_SOLUTIONS_ONE:
      one = get_solution (self, self->number);
      other = get_solution (self, self->number > 0 ? self->number - 1 : 1);
      satdoku_overlay_set_value (overlay, cell, one[cell], one[cell] != other[cell]);
      break;
    case SATDOKU_SOLUTIONS_TWO:
      one = get_solution (self, self->number);
      other = get_solution (self, self->number + 1);
      satdoku_overlay_set_pair (overlay, cell, one[cell], other[cell]);
      break;
    case SATDOKU_SOLUTIONS_SWAP:
      satdoku_overlay_set_pair (overlay, cell, self->difference->one[cell],
                                self->difference->other[cell]);
      break;
    case SATDOKU_SOLUTIONS_NONE:
    case SATDOKU_N_SOLUTIONS_SHOWN:
    default:
      break;
    }
}

static SatdokuOverlay *
make_overlay (SatdokuAmbiguityGuide *self)
{
  const SudokuGrid *grid = self->known->grid;
  SatdokuOverlay *overlay = satdoku_overlay_new (sudoku_grid_get_side (grid));

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_fixed (grid, cell) == 0)
      overlay_cell (self, overlay, cell);
  return overlay;
}

/* What others have shown since stays. */
static void
clear_overlay (SatdokuAmbiguityGuide *self)
{
  g_autoptr (SatdokuOverlay) overlay = g_steal_pointer (&self->overlay);

  if (overlay != NULL && satdoku_play_get_overlay (self->play) == overlay)
    satdoku_play_set_overlay (self->play, NULL);
}

/* Being shown solutions counts as help, unless the game was finished before. */
static void
update_board (SatdokuAmbiguityGuide *self)
{
  SudokuGame *game = satdoku_play_get_game (self->play);
  SatdokuOverlay *overlay;

  if (self->shown == SATDOKU_SOLUTIONS_NONE || satdoku_play_get_looking (self->play) != NULL)
    {
      clear_overlay (self);
      return;
    }
  if (!sudoku_game_is_solved (game))
    sudoku_game_mark_helped (game);
  overlay = make_overlay (self);
  /* That the one before goes is no wish of the player. */
  g_clear_pointer (&self->overlay, satdoku_overlay_unref);
  self->overlay = overlay;
  satdoku_play_set_overlay (self->play, overlay);
}

/* The player, or another part, has taken it away. */
static void
on_board_changed (SatdokuAmbiguityGuide *self)
{
  if (self->overlay == NULL || self->on_board == self->overlay)
    return;
  g_clear_pointer (&self->overlay, satdoku_overlay_unref);
  self->shown = SATDOKU_SOLUTIONS_NONE;
  tell_change (self);
}

static void
selected_changed (SatdokuAmbiguityGuide *self)
{
  if (self->overlay != NULL)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CELL]);
}

static void
forget (SatdokuAmbiguityGuide *self)
{
  satdoku_request_stop (self->request);
  self->shown = SATDOKU_SOLUTIONS_NONE;
  clear_overlay (self);
  g_clear_pointer (&self->known, known_unref);
  g_clear_pointer (&self->difference, sudoku_difference_free);
  g_clear_pointer (&self->addition, sudoku_addition_free);
  g_clear_pointer (&self->rules, rules_free);
  g_clear_pointer (&self->counts, sudoku_candidate_counts_free);
  self->stage = STAGE_FIRST;
  self->why = FALSE;
  self->all = FALSE;
  self->number = 0;
}

/* In the thread, as all of these. */
static gpointer
run_first (gpointer input,
           const SudokuTask *task,
           GError **error)
{
  SudokuTask limited = *task;

  limited.time_limit = FIRST_SECONDS;
  return sudoku_ambiguity_find (((const Known *)input)->grid, N_FIRST, &limited, error);
}

static gpointer
run_all (gpointer input,
         const SudokuTask *task,
         GError **error)
{
  const SudokuGrid *grid = ((const Known *)input)->grid;
  guint limit = sudoku_grid_get_side (grid) <= SMALL_SIDE_MAX ? N_SMALL : N_LARGE;

  return sudoku_ambiguity_find (grid, limit, task, error);
}

static gpointer
run_difference (gpointer input,
                const SudokuTask *task,
                GError **error)
{
  const Known *known = input;

  return sudoku_difference_find (known->grid, known->ambiguity, task, error);
}

static gpointer
run_addition (gpointer input,
              const SudokuTask *task,
              GError **error)
{
  const Known *known = input;

  return sudoku_addition_find (known->grid, known->ambiguity, NULL, task, error);
}

static gpointer
run_rules (gpointer input,
           const SudokuTask *task,
           GError **error)
{
  const Known *known = input;
  gboolean complete = FALSE;
  GPtrArray *rules =
    sudoku_further_rules_find (known->grid, known->ambiguity, task, &complete, error);
  Rules *result;

  if (rules == NULL)
    return NULL;
  result = g_new0 (Rules, 1);
  result->rules = rules;
  result->complete = complete;
  return result;
}

static gpointer
run_counts (gpointer input,
            const SudokuTask *task,
            GError **error)
{
  const Known *known = input;
  guint side = sudoku_grid_get_side (known->grid);
  guint limit = side <= SMALL_SIDE_MAX    ? N_LEFT_SMALL
                : side <= MEDIUM_SIDE_MAX ? N_LEFT_MEDIUM
                                          : N_LEFT_LARGE;
  SudokuTask limited = *task;

  limited.time_limit = COUNTING_SECONDS;
  return sudoku_candidate_counts_find (known->grid, known->ambiguity, limit, &limited, error);
}

static const struct
{
  const char *title;
  SatdokuJobFunc run;
  GDestroyNotify free_result;
} stages[N_STAGES] = {
  [STAGE_FIRST] = { N_ ("Counting solutions…"), run_first, (GDestroyNotify)sudoku_ambiguity_free },
  [STAGE_ALL] = { N_ ("Counting solutions…"), run_all, (GDestroyNotify)sudoku_ambiguity_free },
  [STAGE_DIFFERENCE] = { N_ ("Comparing solutions…"), run_difference,
                         (GDestroyNotify)sudoku_difference_free },
  [STAGE_ADDITION] = { N_ ("Looking for numbers that leave one solution…"), run_addition,
                       (GDestroyNotify)sudoku_addition_free },
  [STAGE_RULES] = { N_ ("Looking for rules that leave one solution…"), run_rules, rules_free },
  [STAGE_COUNTS] = { N_ ("Counting what each number leaves…"), run_counts,
                     (GDestroyNotify)sudoku_candidate_counts_free },
};

/* Whether the stage has nothing more to find out. */
static gboolean
is_done (SatdokuAmbiguityGuide *self,
         Stage stage)
{
  const SudokuAmbiguity *ambiguity = self->known->ambiguity;

  switch (stage)
    {
    case STAGE_FIRST:
      return ambiguity != NULL;
    case STAGE_ALL:
      return ambiguity->complete || self->all;
    case STAGE_DIFFERENCE:
      return self->difference != NULL || !self->why || !has_several (self);
    case STAGE_ADDITION:
      return self->addition != NULL || !self->why || !has_several (self);
    case STAGE_RULES:
      return self->rules != NULL || !self->why || !has_several (self);
    case STAGE_COUNTS:
      return self->counts != NULL || ambiguity->complete || !has_several (self);
    case N_STAGES:
    default:
      return TRUE;
    }
}

static void
take_solutions (SatdokuAmbiguityGuide *self,
                SudokuAmbiguity *ambiguity)
{
  Known *known = g_atomic_rc_box_new0 (Known);

  known->grid = sudoku_grid_copy (self->known->grid);
  known->ambiguity = ambiguity;
  g_clear_pointer (&self->known, known_unref);
  self->known = known;
}

/* More solutions come in another order: the one that is looked at is looked for again. */
static void
take_all (SatdokuAmbiguityGuide *self,
          SudokuAmbiguity *ambiguity)
{
  guint n_cells = ambiguity->n_cells;
  g_autofree guint8 *looked_at = NULL;

  if (self->number < count_listed (self))
    looked_at = g_memdup2 (get_solution (self, self->number), n_cells);
  take_solutions (self, ambiguity);
  for (guint i = 0; looked_at != NULL && i < ambiguity->solutions->len; i++)
    if (memcmp (ambiguity->solutions->pdata[i], looked_at, n_cells) == 0)
      {
        self->number = MIN (i, get_last (self));
        return;
      }
  self->number = 0;
}

static void
take (SatdokuAmbiguityGuide *self,
      gpointer result)
{
  switch (self->stage)
    {
    case STAGE_FIRST:
      take_solutions (self, result);
      break;
    case STAGE_ALL:
      take_all (self, result);
      self->all = TRUE;
      break;
    case STAGE_DIFFERENCE:
      self->difference = result;
      break;
    case STAGE_ADDITION:
      self->addition = result;
      break;
    case STAGE_RULES:
      self->rules = result;
      break;
    case STAGE_COUNTS:
      self->counts = result;
      break;
    case N_STAGES:
    default:
      g_assert_not_reached ();
    }
}

static void go_on (SatdokuAmbiguityGuide *self);

/* What was cancelled or failed is not asked again by itself, and nothing after it. */
static void
done_cb (SatdokuAmbiguityGuide *self)
{
  const GError *error = satdoku_request_get_error (self->request);
  gpointer result = satdoku_request_steal_result (self->request);

  if (error != NULL)
    satdoku_report_error (self->play, error);
  if (result != NULL)
    {
      take (self, result);
      if (self->shown != SATDOKU_SOLUTIONS_NONE)
        update_board (self);
      go_on (self);
    }
  tell_change (self);
}

static void
go_on (SatdokuAmbiguityGuide *self)
{
  SatdokuJob job = { .free_input = known_unref };

  self->stage = STAGE_FIRST;
  while (self->stage < N_STAGES && is_done (self, self->stage))
    self->stage++;
  if (self->stage == N_STAGES)
    return;
  job.title = _ (stages[self->stage].title);
  job.run = stages[self->stage].run;
  job.free_result = stages[self->stage].free_result;
  satdoku_request_start (self->request, &job, g_atomic_rc_box_acquire (self->known));
}

/* What was found out is not spoken of any more. */
void
satdoku_ambiguity_guide_drop (SatdokuAmbiguityGuide *self)
{
  g_return_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self));

  if (self->known == NULL)
    return;
  forget (self);
  tell_change (self);
}

/* Looks for what is not known of it yet. What the worker does until then ends. */
static void
ask (SatdokuAmbiguityGuide *self,
     gboolean why)
{
  if (self->known == NULL)
    {
      self->known = g_atomic_rc_box_new0 (Known);
      self->known->grid =
        sudoku_grid_copy (sudoku_game_get_grid (satdoku_play_get_game (self->play)));
    }
  self->why = self->why || why;
  if (!satdoku_request_is_pending (self->request))
    go_on (self);
  tell_change (self);
}

/* Nothing as long as that is not known. */
static void
show (SatdokuAmbiguityGuide *self,
      SatdokuSolutionsShown shown)
{
  if (count_listed (self) == 0 || (shown == SATDOKU_SOLUTIONS_SWAP && self->difference == NULL) ||
      (shown != SATDOKU_SOLUTIONS_VALUES && !has_several (self)))
    shown = SATDOKU_SOLUTIONS_NONE;
  self->shown = shown;
  if (is_walking (self))
    self->number = MIN (self->number, get_last (self));
  update_board (self);
  tell_change (self);
}

static void
step_cb (SatdokuAmbiguityGuide *self,
         GVariant *parameter,
         const SatdokuCommand *command)
{
  self->number += (guint)command->number;
  update_board (self);
  tell_change (self);
}

/* As one move, which makes the guide forget all it knows. */
static gboolean
add_numbers (SatdokuAmbiguityGuide *self)
{
  g_autoptr (SudokuGrid) puzzle = sudoku_grid_copy (self->known->grid);

  for (guint i = 0; i < self->addition->n_cells; i++)
    sudoku_grid_set (puzzle, self->addition->cells[i],
                     self->addition->solution[self->addition->cells[i]], SUDOKU_ORIGIN_GIVEN);
  satdoku_play_set_selected (self->play, self->addition->cells[0]);
  return sudoku_game_change_puzzle (satdoku_play_get_game (self->play), puzzle);
}

static const char *const names[SATDOKU_N_SOLUTIONS_SHOWN] = {
  [SATDOKU_SOLUTIONS_NONE] = "none",
  [SATDOKU_SOLUTIONS_VALUES] = "values",
  [SATDOKU_SOLUTIONS_ONE] = "one",
  [SATDOKU_SOLUTIONS_TWO] = "two",
  [SATDOKU_SOLUTIONS_SWAP] = "swap",
};

static void
why_several_cb (SatdokuAmbiguityGuide *self)
{
  satdoku_play_explain (self->play);
  satdoku_play_note_help (self->play);
  ask (self, TRUE);
}

/* A button that is pressed again takes them away. */
static void
solutions_cb (SatdokuAmbiguityGuide *self,
              GVariant *value)
{
  const char *name = g_variant_get_string (value, NULL);
  SatdokuSolutionsShown shown = SATDOKU_SOLUTIONS_NONE;

  for (guint i = 0; i < SATDOKU_N_SOLUTIONS_SHOWN; i++)
    if (g_str_equal (names[i], name))
      shown = (SatdokuSolutionsShown)i;
  show (self, shown);
}

static void
true_candidates_cb (SatdokuAmbiguityGuide *self,
                    GVariant *value)
{
  self->wants_values = g_variant_get_boolean (value);
  if (!self->wants_values)
    {
      show (self, SATDOKU_SOLUTIONS_NONE);
      return;
    }
  /* What is said of them is there, unless more was asked. */
  if (!self->why)
    satdoku_play_set_view (self->play, SATDOKU_VIEW_SET);
  ask (self, FALSE);
}

static void
add_cb (SatdokuAmbiguityGuide *self)
{
  g_autoptr (SatdokuReport) report = NULL;

  if (!add_numbers (self))
    return;
  report = satdoku_report_new (SATDOKU_MOOD_GOOD, _ ("There is exactly one solution now"),
                               _ ("Undo takes away what was added."));
  satdoku_play_set_report (self->play, report);
  satdoku_play_focus_board (self->play);
}

static const SatdokuCommand table[] = {
  { "why-several", G_CALLBACK (why_several_cb), "!paused !looking whole" },
  { "true-candidates", G_CALLBACK (true_candidates_cb), "on-grid !paused !looking whole",
    .state = "false" },
  { "solutions", G_CALLBACK (solutions_cb), "!paused !looking whole has-several-solutions",
    .parameter = "s", .state = "'none'" },
  { "solution-previous", G_CALLBACK (step_cb), "!looking can-go-back-in-solutions",
    .number = -1 },
  { "solution-next", G_CALLBACK (step_cb), "!looking can-go-on-in-solutions", .number = 1 },
  { "add-unique", G_CALLBACK (add_cb), "!paused !looking whole can-add-unique" },
};

/* What is wanted is shown as soon as it is known; the states say what is shown. */
static void
update_states (SatdokuAmbiguityGuide *self)
{
  SatdokuCommands *commands = satdoku_play_get_commands (self->play);
  gboolean known = self->known != NULL && self->known->ambiguity != NULL;
  gboolean values;

  if (!known && !satdoku_request_is_pending (self->request))
    self->wants_values = FALSE;
  if (known && self->wants_values)
    {
      self->wants_values = FALSE;
      show (self, SATDOKU_SOLUTIONS_VALUES);
      return;
    }
  if (commands == NULL)
    return;
  values = self->wants_values || self->shown == SATDOKU_SOLUTIONS_VALUES;
  g_simple_action_set_state (satdoku_commands_get_action (commands, "solutions"),
                             g_variant_new_string (names[self->shown]));
  g_simple_action_set_state (satdoku_commands_get_action (commands, "true-candidates"),
                             g_variant_new_boolean (values));
}

static void
add_commands (SatdokuAmbiguityGuide *self)
{
  SatdokuCommands *commands = satdoku_play_get_commands (self->play);

  if (commands == NULL)
    return;
  satdoku_commands_bind (commands, "has-several-solutions", self, "has-several");
  satdoku_commands_bind (commands, "can-go-back-in-solutions", self, "can-go-back");
  satdoku_commands_bind (commands, "can-go-on-in-solutions", self, "can-go-on");
  satdoku_commands_bind (commands, "can-add-unique", self, "can-add");
  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
}

/* How many solutions were found so far, also while they are being counted. */
static guint
count_so_far (SatdokuAmbiguityGuide *self)
{
  SudokuProgress progress = { 0 };

  if (satdoku_request_is_pending (self->request) && self->stage <= STAGE_ALL)
    satdoku_worker_get_progress (satdoku_play_get_worker (self->play), &progress);
  return MAX (count_listed (self),
              progress.stage == SUDOKU_STAGE_COUNT ? (guint)progress.count : 0);
}

/* (transfer full) (nullable): what the solutions say of the selected cell, such as "Row 3 column 5:
 * 7 in 4 solutions"; %NULL when nothing of them is shown there */
static char *
word_cell (SatdokuAmbiguityGuide *self)
{
  const SatdokuShown *shown = NULL;
  g_autofree char *place = NULL;
  g_autofree char *capitalised = NULL;
  g_autofree char *text = NULL;

  if (self->overlay != NULL && self->selected != SATDOKU_NO_CELL)
    shown = satdoku_overlay_get_shown (self->overlay, self->selected);
  if (shown == NULL)
    return NULL;
  place = words_cell (sudoku_grid_get_geometry (self->known->grid), self->selected);
  capitalised = words_capitalise (place);
  text = satdoku_shown_dup_name (shown, satdoku_play_get_symbols (self->play));
  /* Translators: a cell such as "Row 3 column 5", and what solutions have there. */
  return g_strdup_printf (_ ("%s: %s"), capitalised, text);
}

static void
get_finding (GObject *object,
             guint id,
             GValue *value,
             GParamSpec *pspec)
{
  SatdokuAmbiguityGuide *self = SATDOKU_AMBIGUITY_GUIDE (object);
  const gpointer findings[N_PROPS] = {
    [PROP_GRID] = self->known != NULL ? self->known->grid : NULL,
    [PROP_AMBIGUITY] = self->known != NULL ? self->known->ambiguity : NULL,
    [PROP_DIFFERENCE] = self->difference,
    [PROP_ADDITION] = self->addition,
  };
  const gboolean flags[N_PROPS] = {
    [PROP_PENDING] = satdoku_request_is_pending (self->request),
    [PROP_FINISHED] = self->known != NULL && self->stage == N_STAGES,
    [PROP_ALL_RULES] = self->rules != NULL && self->rules->complete,
    [PROP_HAS_ANY] = count_listed (self) > 0,
    [PROP_HAS_SEVERAL] = has_several (self),
    [PROP_CAN_GO_BACK] = is_walking (self) && self->number > 0,
    [PROP_CAN_GO_ON] = is_walking (self) && self->number < get_last (self),
    [PROP_CAN_ADD] = can_add (self),
  };

  if (G_VALUE_HOLDS_POINTER (value))
    g_value_set_pointer (value, findings[id]);
  else if (G_VALUE_HOLDS_BOOLEAN (value))
    g_value_set_boolean (value, flags[id]);
  else if (id == PROP_N_SO_FAR)
    g_value_set_uint (value, count_so_far (self));
  else if (id == PROP_RULES)
    g_value_set_boxed (value, self->rules != NULL ? self->rules->rules : NULL);
  else if (id == PROP_CELL)
    g_value_take_string (value, word_cell (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

/* Another question was answered: the last one counts. */
static void
report_changed (SatdokuAmbiguityGuide *self)
{
  if (self->report != NULL)
    satdoku_ambiguity_guide_drop (self);
}

static void
elapsed_cb (SatdokuAmbiguityGuide *self)
{
  if (satdoku_request_is_pending (self->request) && self->stage <= STAGE_ALL)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_SO_FAR]);
}

static void
satdoku_ambiguity_guide_constructed (GObject *object)
{
  SatdokuAmbiguityGuide *self = SATDOKU_AMBIGUITY_GUIDE (object);
  SatdokuWorker *worker = satdoku_play_get_worker (self->play);

  G_OBJECT_CLASS (satdoku_ambiguity_guide_parent_class)->constructed (object);
  self->request = satdoku_request_new (worker, G_CALLBACK (done_cb), self);
  self->followed = satdoku_play_follow_game (self->play, G_CALLBACK (satdoku_ambiguity_guide_drop),
                                             G_CALLBACK (satdoku_ambiguity_guide_drop), self);
  g_object_bind_property (self->play, "overlay", self, "on-board", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->play, "selected", self, "selected", G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->play, "report", self, "report", G_BINDING_DEFAULT);
  g_signal_connect_object (worker, "notify::elapsed", G_CALLBACK (elapsed_cb), self,
                           G_CONNECT_SWAPPED);
  add_commands (self);
}

static void
satdoku_ambiguity_guide_dispose (GObject *object)
{
  SatdokuAmbiguityGuide *self = SATDOKU_AMBIGUITY_GUIDE (object);

  forget (self);
  satdoku_class_dispose (object);
}

#define OFFSET(member) G_STRUCT_OFFSET (SatdokuAmbiguityGuide, member)
#define COMPUTED(name, type)                         \
  {                                                  \
    name, type, G_PARAM_READABLE, .get = get_finding \
  }

static void
install_properties (SatdokuAmbiguityGuideClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_PLAY] = { "play", SATDOKU_TYPE_PLAY, G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY,
                    OFFSET (play) },
    [PROP_ON_BOARD] = { "on-board", SATDOKU_TYPE_OVERLAY, G_PARAM_READWRITE, OFFSET (on_board),
                        G_CALLBACK (on_board_changed) },
    [PROP_SELECTED] = { "selected", G_TYPE_UINT, G_PARAM_READWRITE, OFFSET (selected),
                        G_CALLBACK (selected_changed) },
    [PROP_REPORT] = { "report", SATDOKU_TYPE_REPORT, G_PARAM_READWRITE, OFFSET (report),
                      G_CALLBACK (report_changed) },
    /* Is anything still being looked for, and is all known that was asked? */
    [PROP_PENDING] = COMPUTED ("pending", G_TYPE_BOOLEAN),
    [PROP_FINISHED] = COMPUTED ("finished", G_TYPE_BOOLEAN),
    /* Was more asked than which values are in solutions? */
    [PROP_WHY] = { "why", G_TYPE_BOOLEAN, G_PARAM_READABLE, OFFSET (why) },
    [PROP_N_SO_FAR] = COMPUTED ("n-so-far", G_TYPE_UINT),
    /* (type SudokuGrid) (nullable): the position that was asked about */
    [PROP_GRID] = COMPUTED ("grid", G_TYPE_POINTER),
    /* (type SudokuAmbiguity) (nullable): the solutions that are known */
    [PROP_AMBIGUITY] = COMPUTED ("ambiguity", G_TYPE_POINTER),
    /* (type SudokuDifference) (nullable): two of them that differ in few cells */
    [PROP_DIFFERENCE] = COMPUTED ("difference", G_TYPE_POINTER),
    /* (type SudokuAddition) (nullable): numbers that leave only one */
    [PROP_ADDITION] = COMPUTED ("addition", G_TYPE_POINTER),
    /* (element-type SudokuRule) (nullable): each of them alone leaves only one; all of them? */
    [PROP_RULES] = COMPUTED ("rules", G_TYPE_PTR_ARRAY),
    [PROP_ALL_RULES] = COMPUTED ("all-rules", G_TYPE_BOOLEAN),
    /* The #SatdokuSolutionsShown of the board, which solution it is, from 0, and what the selected
     * cell has there. */
    [PROP_SHOWN] = { "shown", G_TYPE_UINT, G_PARAM_READABLE, OFFSET (shown) },
    [PROP_NUMBER] = { "number", G_TYPE_UINT, G_PARAM_READABLE, OFFSET (number) },
    [PROP_CELL] = COMPUTED ("cell", G_TYPE_STRING),
    [PROP_HAS_ANY] = COMPUTED ("has-any", G_TYPE_BOOLEAN),
    [PROP_HAS_SEVERAL] = COMPUTED ("has-several", G_TYPE_BOOLEAN),
    [PROP_CAN_GO_BACK] = COMPUTED ("can-go-back", G_TYPE_BOOLEAN),
    [PROP_CAN_GO_ON] = COMPUTED ("can-go-on", G_TYPE_BOOLEAN),
    [PROP_CAN_ADD] = COMPUTED ("can-add", G_TYPE_BOOLEAN),
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);
}

static void
satdoku_ambiguity_guide_class_init (SatdokuAmbiguityGuideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = satdoku_ambiguity_guide_constructed;
  object_class->dispose = satdoku_ambiguity_guide_dispose;
  install_properties (klass);
  satdoku_class_drops (klass, SatdokuAmbiguityGuide, followed, g_object_unref);
  satdoku_class_keeps (klass, SatdokuAmbiguityGuide, request, g_object_unref);
}

static void
satdoku_ambiguity_guide_init (SatdokuAmbiguityGuide *self)
{
}

SatdokuAmbiguityGuide *
satdoku_ambiguity_guide_new (SatdokuPlay *play)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (play), NULL);

  return g_object_new (SATDOKU_TYPE_AMBIGUITY_GUIDE, "play", play, NULL);
}
