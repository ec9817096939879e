/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The solutions of the game, if there are several. They are found in the worker, in stages, so that
 * the first can be looked at while the others are counted; then in how few cells two differ, which
 * numbers and which rule would leave only one, and how many solutions each value leaves. When a
 * stage is cancelled, what is known stays, and the rest is left until somebody asks again. Any
 * change of the game drops all of it. Solutions are shown in place of what is in the cells, and
 * never written into the game. It words nothing but its jobs. */

#include "satdoku-config.h"

#include "satdoku-ambiguity-guide.h"

#include <glib/gi18n.h>
#include <string.h>
#include <sudoku-further-rules.h>
#include <sudoku-game-amend.h>
#include <words-terms.h>

#include "satdoku-inquiry.h"
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
  SatdokuInquiry *inquiry;
  Known *known;                  /* (nullable): until somebody asks */
  SudokuDifference *difference;  /* (nullable): likewise all of these */
  SudokuAddition *addition;      /* (nullable) */
  Rules *rules;                  /* (nullable) */
  SudokuCandidateCounts *counts; /* (nullable) */
  SatdokuOverlay *overlay;       /* (nullable): what it shows on the board */

  Stage stage;  /* that is to be done next, or is under way */
  gboolean why; /* are more than the values wanted? */
  gboolean all; /* are as many solutions listed as are to be? */
  SatdokuSolutionsShown shown;
  guint number; /* of the solution that is looked at */
};

G_DEFINE_FINAL_TYPE (SatdokuAmbiguityGuide, satdoku_ambiguity_guide, G_TYPE_OBJECT)

enum
{
  PROP_HAS_SEVERAL = 1,
  PROP_HAS_SWAP,
  PROP_CAN_GO_BACK,
  PROP_CAN_GO_ON,
  PROP_CAN_ADD,
  PROP_SHOWN,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  SIGNAL_COUNTED,
  SIGNAL_CELL_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

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

static void
tell_change (SatdokuAmbiguityGuide *self)
{
  for (guint i = 1; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
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
  SatdokuBoard *board = satdoku_inquiry_get_board (self->inquiry);

  if (overlay != NULL && board != NULL && satdoku_board_get_overlay (board) == overlay)
    satdoku_board_show_overlay (board, NULL);
}

/* Who was shown solutions has not found them alone; who had finished has. */
static void
update_board (SatdokuAmbiguityGuide *self)
{
  SatdokuGridPage *page = satdoku_inquiry_get_page (self->inquiry);
  SudokuGame *game = satdoku_inquiry_get_game (self->inquiry);
  SatdokuOverlay *overlay;

  if (self->shown == SATDOKU_SOLUTIONS_NONE || page == NULL || satdoku_grid_page_is_looking (page))
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
  satdoku_board_show_overlay (satdoku_grid_page_get_board (page), overlay);
}

/* The player, or somebody else, has taken it away. */
static void
overlay_cb (SatdokuAmbiguityGuide *self,
            GParamSpec *pspec,
            SatdokuBoard *board)
{
  if (self->overlay == NULL || satdoku_board_get_overlay (board) == self->overlay)
    return;
  g_clear_pointer (&self->overlay, satdoku_overlay_unref);
  self->shown = SATDOKU_SOLUTIONS_NONE;
  tell_change (self);
}

static void
forget (SatdokuAmbiguityGuide *self)
{
  satdoku_inquiry_stop (self->inquiry);
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

/* Whether nothing more is to be found out by it. */
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
answered_cb (gpointer owner,
             gpointer result,
             const GError *error)
{
  SatdokuAmbiguityGuide *self = owner;

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
  satdoku_inquiry_ask (self->inquiry, &job, g_atomic_rc_box_acquire (self->known), answered_cb,
                       self);
}

static void
satdoku_ambiguity_guide_get_property (GObject *object,
                                      guint id,
                                      GValue *value,
                                      GParamSpec *pspec)
{
  SatdokuAmbiguityGuide *self = SATDOKU_AMBIGUITY_GUIDE (object);

  switch (id)
    {
    case PROP_HAS_SEVERAL:
      g_value_set_boolean (value, has_several (self));
      break;
    case PROP_HAS_SWAP:
      g_value_set_boolean (value, self->difference != NULL);
      break;
    case PROP_CAN_GO_BACK:
      g_value_set_boolean (value, is_walking (self) && self->number > 0);
      break;
    case PROP_CAN_GO_ON:
      g_value_set_boolean (value, is_walking (self) && self->number < get_last (self));
      break;
    case PROP_CAN_ADD:
      g_value_set_boolean (value, can_add (self));
      break;
    case PROP_SHOWN:
      g_value_set_uint (value, self->shown);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
satdoku_ambiguity_guide_dispose (GObject *object)
{
  SatdokuAmbiguityGuide *self = SATDOKU_AMBIGUITY_GUIDE (object);

  forget (self);
  g_object_run_dispose (G_OBJECT (self->inquiry));
  G_OBJECT_CLASS (satdoku_ambiguity_guide_parent_class)->dispose (object);
}

static void
satdoku_ambiguity_guide_finalize (GObject *object)
{
  g_object_unref (SATDOKU_AMBIGUITY_GUIDE (object)->inquiry);
  G_OBJECT_CLASS (satdoku_ambiguity_guide_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  /**
   * SatdokuAmbiguityGuide:has-several:
   *
   * Whether several solutions are known.
   */
  properties[PROP_HAS_SEVERAL] = g_param_spec_boolean ("has-several", NULL, NULL, FALSE, flags);
  /**
   * SatdokuAmbiguityGuide:has-swap:
   *
   * Whether two solutions are known that differ in few cells.
   */
  properties[PROP_HAS_SWAP] = g_param_spec_boolean ("has-swap", NULL, NULL, FALSE, flags);
  /**
   * SatdokuAmbiguityGuide:can-go-back:
   *
   * Whether there is a solution before the one that is shown.
   */
  properties[PROP_CAN_GO_BACK] = g_param_spec_boolean ("can-go-back", NULL, NULL, FALSE, flags);
  /**
   * SatdokuAmbiguityGuide:can-go-on:
   *
   * Whether there is a solution after the one that is shown.
   */
  properties[PROP_CAN_GO_ON] = g_param_spec_boolean ("can-go-on", NULL, NULL, FALSE, flags);
  /**
   * SatdokuAmbiguityGuide:can-add:
   *
   * Whether numbers are known that leave only one solution.
   */
  properties[PROP_CAN_ADD] = g_param_spec_boolean ("can-add", NULL, NULL, FALSE, flags);
  /**
   * SatdokuAmbiguityGuide:shown:
   *
   * The #SatdokuSolutionsShown of the board.
   */
  properties[PROP_SHOWN] = g_param_spec_uint ("shown", NULL, NULL, 0,
                                              SATDOKU_N_SOLUTIONS_SHOWN - 1, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
satdoku_ambiguity_guide_class_init (SatdokuAmbiguityGuideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = satdoku_ambiguity_guide_get_property;
  object_class->dispose = satdoku_ambiguity_guide_dispose;
  object_class->finalize = satdoku_ambiguity_guide_finalize;
  install_properties (object_class);

  /**
   * SatdokuAmbiguityGuide::changed:
   * @self: a guide
   *
   * Something is known now, or no longer, or the board shows something else of it.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", SATDOKU_TYPE_AMBIGUITY_GUIDE,
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * SatdokuAmbiguityGuide::counted:
   * @self: a guide
   *
   * More solutions were found while they are counted.
   */
  signals[SIGNAL_COUNTED] = g_signal_new ("counted", SATDOKU_TYPE_AMBIGUITY_GUIDE,
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * SatdokuAmbiguityGuide::cell-changed:
   * @self: a guide
   *
   * Another cell is selected while solutions are shown.
   */
  signals[SIGNAL_CELL_CHANGED] =
    g_signal_new ("cell-changed", SATDOKU_TYPE_AMBIGUITY_GUIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                  NULL, G_TYPE_NONE, 0);
}

static void
satdoku_ambiguity_guide_init (SatdokuAmbiguityGuide *self)
{
}

/**
 * satdoku_ambiguity_guide_drop:
 * @self: a guide
 *
 * What was found out is not spoken of any more.
 */
void
satdoku_ambiguity_guide_drop (SatdokuAmbiguityGuide *self)
{
  g_return_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self));

  if (self->known == NULL)
    return;
  forget (self);
  tell_change (self);
}

static void
elapsed_cb (SatdokuAmbiguityGuide *self)
{
  if (satdoku_inquiry_is_asking (self->inquiry) && self->stage <= STAGE_ALL)
    g_signal_emit (self, signals[SIGNAL_COUNTED], 0);
}

static void
selected_cb (SatdokuAmbiguityGuide *self)
{
  if (self->overlay != NULL)
    g_signal_emit (self, signals[SIGNAL_CELL_CHANGED], 0);
}

/**
 * satdoku_ambiguity_guide_new:
 * @worker: who finds it out
 * @page: whose board shows it
 *
 * Returns: (transfer full): a guide without a game
 */
SatdokuAmbiguityGuide *
satdoku_ambiguity_guide_new (SatdokuWorker *worker,
                             SatdokuGridPage *page)
{
  SatdokuAmbiguityGuide *self;

  g_return_val_if_fail (SATDOKU_IS_WORKER (worker) && SATDOKU_IS_GRID_PAGE (page), NULL);

  self = g_object_new (SATDOKU_TYPE_AMBIGUITY_GUIDE, NULL);
  self->inquiry = satdoku_inquiry_new (worker, page);
  g_signal_connect_object (self->inquiry, "game-changed",
                           G_CALLBACK (satdoku_ambiguity_guide_drop), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (satdoku_grid_page_get_board (page), "notify::overlay",
                           G_CALLBACK (overlay_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (satdoku_grid_page_get_board (page), "notify::selected",
                           G_CALLBACK (selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (worker, "notify::elapsed", G_CALLBACK (elapsed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/**
 * satdoku_ambiguity_guide_set_game:
 * @self: a guide
 * @game: the game that is played from now on
 */
void
satdoku_ambiguity_guide_set_game (SatdokuAmbiguityGuide *self,
                                  SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self) && SUDOKU_IS_GAME (game));

  if (satdoku_inquiry_set_game (self->inquiry, game))
    satdoku_ambiguity_guide_drop (self);
}

/**
 * satdoku_ambiguity_guide_ask:
 * @self: a guide with a game
 * @why: is more wanted than how many solutions there are, and which values are in them?
 *
 * Looks for what is not known of it yet. What the worker does until then ends.
 */
void
satdoku_ambiguity_guide_ask (SatdokuAmbiguityGuide *self,
                             gboolean why)
{
  SudokuGame *game;

  g_return_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self));

  game = satdoku_inquiry_get_game (self->inquiry);
  g_return_if_fail (game != NULL);
  if (self->known == NULL)
    {
      self->known = g_atomic_rc_box_new0 (Known);
      self->known->grid = sudoku_grid_copy (sudoku_game_get_grid (game));
    }
  self->why = self->why || why;
  if (!satdoku_inquiry_is_asking (self->inquiry))
    go_on (self);
  tell_change (self);
}

/**
 * satdoku_ambiguity_guide_show:
 * @self: a guide
 * @shown: what the board shows from now on; nothing as long as that is not known
 */
void
satdoku_ambiguity_guide_show (SatdokuAmbiguityGuide *self,
                              SatdokuSolutionsShown shown)
{
  g_return_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self) && shown < SATDOKU_N_SOLUTIONS_SHOWN);

  if (count_listed (self) == 0 || (shown == SATDOKU_SOLUTIONS_SWAP && self->difference == NULL) ||
      (shown != SATDOKU_SOLUTIONS_VALUES && !has_several (self)))
    shown = SATDOKU_SOLUTIONS_NONE;
  self->shown = shown;
  if (is_walking (self))
    self->number = MIN (self->number, get_last (self));
  update_board (self);
  tell_change (self);
}

/**
 * satdoku_ambiguity_guide_step:
 * @self: a guide
 * @direction: +1 to the solution after, −1 to the one before
 *
 * Shows that solution, if there is one.
 */
void
satdoku_ambiguity_guide_step (SatdokuAmbiguityGuide *self,
                              int direction)
{
  g_return_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self) && ABS (direction) == 1);

  if (!is_walking (self) || (direction < 0 && self->number == 0) ||
      (direction > 0 && self->number >= get_last (self)))
    return;
  self->number += (guint)direction;
  update_board (self);
  tell_change (self);
}

/**
 * satdoku_ambiguity_guide_add:
 * @self: a guide
 *
 * Adds the numbers that leave only one solution to the puzzle, as one move.
 *
 * Returns: whether there are any
 */
gboolean
satdoku_ambiguity_guide_add (SatdokuAmbiguityGuide *self)
{
  g_autoptr (SudokuGrid) puzzle = NULL;
  guint first;

  g_return_val_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self), FALSE);

  if (!can_add (self))
    return FALSE;
  puzzle = sudoku_grid_copy (self->known->grid);
  for (guint i = 0; i < self->addition->n_cells; i++)
    sudoku_grid_set (puzzle, self->addition->cells[i],
                     self->addition->solution[self->addition->cells[i]], SUDOKU_ORIGIN_GIVEN);
  first = self->addition->cells[0];
  satdoku_board_select (satdoku_inquiry_get_board (self->inquiry), first);
  /* It makes the guide forget all it knows. */
  return sudoku_game_change_puzzle (satdoku_inquiry_get_game (self->inquiry), puzzle);
}

/**
 * satdoku_ambiguity_guide_is_asked:
 * @self: a guide
 *
 * Returns: has anybody asked about the position as it is?
 */
gboolean
satdoku_ambiguity_guide_is_asked (SatdokuAmbiguityGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self), FALSE);

  return self->known != NULL;
}

/**
 * satdoku_ambiguity_guide_asks_why:
 * @self: a guide
 *
 * Returns: was more asked than which values are in solutions?
 */
gboolean
satdoku_ambiguity_guide_asks_why (SatdokuAmbiguityGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self), FALSE);

  return self->why;
}

/**
 * satdoku_ambiguity_guide_is_looking:
 * @self: a guide
 *
 * Returns: is something being looked for?
 */
gboolean
satdoku_ambiguity_guide_is_looking (SatdokuAmbiguityGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self), FALSE);

  return satdoku_inquiry_is_asking (self->inquiry);
}

/**
 * satdoku_ambiguity_guide_is_finished:
 * @self: a guide
 *
 * Returns: was all found out that was asked?
 */
gboolean
satdoku_ambiguity_guide_is_finished (SatdokuAmbiguityGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self), FALSE);

  return self->known != NULL && self->stage == N_STAGES;
}

/**
 * satdoku_ambiguity_guide_get_n_so_far:
 * @self: a guide
 *
 * Returns: how many solutions were found so far, also while they are being counted
 */
guint64
satdoku_ambiguity_guide_get_n_so_far (SatdokuAmbiguityGuide *self)
{
  SudokuProgress progress = { 0 };

  g_return_val_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self), 0);

  if (satdoku_inquiry_is_asking (self->inquiry) && self->stage <= STAGE_ALL)
    satdoku_worker_get_progress (satdoku_inquiry_get_worker (self->inquiry), &progress);
  return MAX (count_listed (self),
              progress.stage == SUDOKU_STAGE_COUNT ? progress.count : 0);
}

/**
 * satdoku_ambiguity_guide_get_grid:
 * @self: a guide
 *
 * Returns: (transfer none) (nullable): the position that was asked about
 */
const SudokuGrid *
satdoku_ambiguity_guide_get_grid (SatdokuAmbiguityGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self), NULL);

  return self->known != NULL ? self->known->grid : NULL;
}

/**
 * satdoku_ambiguity_guide_get_ambiguity:
 * @self: a guide
 *
 * Returns: (transfer none) (nullable): the solutions that are known
 */
const SudokuAmbiguity *
satdoku_ambiguity_guide_get_ambiguity (SatdokuAmbiguityGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self), NULL);

  return self->known != NULL ? self->known->ambiguity : NULL;
}

/**
 * satdoku_ambiguity_guide_get_difference:
 * @self: a guide
 *
 * Returns: (transfer none) (nullable): two solutions that differ in few cells
 */
const SudokuDifference *
satdoku_ambiguity_guide_get_difference (SatdokuAmbiguityGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self), NULL);

  return self->difference;
}

/**
 * satdoku_ambiguity_guide_get_addition:
 * @self: a guide
 *
 * Returns: (transfer none) (nullable): numbers that leave only one solution
 */
const SudokuAddition *
satdoku_ambiguity_guide_get_addition (SatdokuAmbiguityGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self), NULL);

  return self->addition;
}

/**
 * satdoku_ambiguity_guide_get_rules:
 * @self: a guide
 * @complete: (out): was it found out of each rule?
 *
 * Returns: (transfer none) (nullable) (element-type SudokuRule): the rules of which each alone
 *   leaves only one solution; %NULL until that is known
 */
const GPtrArray *
satdoku_ambiguity_guide_get_rules (SatdokuAmbiguityGuide *self,
                                   gboolean *complete)
{
  g_return_val_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self) && complete != NULL, NULL);

  *complete = self->rules != NULL && self->rules->complete;
  return self->rules != NULL ? self->rules->rules : NULL;
}

/**
 * satdoku_ambiguity_guide_get_shown:
 * @self: a guide
 *
 * Returns: what the board shows
 */
SatdokuSolutionsShown
satdoku_ambiguity_guide_get_shown (SatdokuAmbiguityGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self), SATDOKU_SOLUTIONS_NONE);

  return self->shown;
}

/**
 * satdoku_ambiguity_guide_get_number:
 * @self: a guide
 *
 * Returns: which solution is looked at, from 0
 */
guint
satdoku_ambiguity_guide_get_number (SatdokuAmbiguityGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self), 0);

  return self->number;
}

/**
 * satdoku_ambiguity_guide_dup_cell:
 * @self: a guide
 *
 * Returns: (transfer full) (nullable): what the solutions say of the selected cell, such as "Row 3
 *   column 5: 7 in 4 solutions"; %NULL when nothing of them is shown there
 */
char *
satdoku_ambiguity_guide_dup_cell (SatdokuAmbiguityGuide *self)
{
  SatdokuBoard *board;
  const SatdokuShown *shown = NULL;
  g_autofree char *place = NULL;
  g_autofree char *capitalised = NULL;
  g_autofree char *text = NULL;
  guint cell;

  g_return_val_if_fail (SATDOKU_IS_AMBIGUITY_GUIDE (self), NULL);

  board = satdoku_inquiry_get_board (self->inquiry);
  cell = board != NULL ? satdoku_board_get_selected (board) : SATDOKU_NO_CELL;
  if (self->overlay != NULL && cell != SATDOKU_NO_CELL)
    shown = satdoku_overlay_get_shown (self->overlay, cell);
  if (shown == NULL)
    return NULL;
  place = words_cell (sudoku_grid_get_geometry (self->known->grid), cell);
  capitalised = words_capitalise (place);
  text = satdoku_shown_dup_name (shown, satdoku_board_get_symbols (board));
  /* Translators: a cell such as "Row 3 column 5", and what solutions have there. */
  return g_strdup_printf (_ ("%s: %s"), capitalised, text);
}
