/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why the game has no solution: sets of numbers and removed marks that leave none together, found
 * in the worker one after the other, and the fewest to take back. Marks count as for hints. Any
 * change of the game drops all of it. The set that is looked at is lit up on the board, and who
 * wants to follow it sees the way to the contradiction drawn there. It words nothing. */

#include "satdoku-config.h"

#include "satdoku-conflict-guide.h"

#include <glib/gi18n.h>
#include <sudoku-game-amend.h>
#include <sudoku-proof.h>

#include "satdoku-inquiry.h"
#include "satdoku-step-figure.h"

/* A set, as the thread has found it. */
typedef struct
{
  SudokuConflictAnswer answer;
  SudokuConflictSet *set;       /* (nullable): unless one was found */
  SudokuConflictReason *reason; /* (nullable): likewise */
  SudokuLinks *links;           /* (nullable): likewise */
} Found;

/* What is searched: only one job at a time has it. */
typedef struct
{
  SudokuGrid *grid;
  SudokuSet *removed;
  SudokuConflictSearch *search; /* (nullable): until the first job */
} Position;

struct _SatdokuConflictGuide
{
  GObject parent_instance;

  /* Owned. */
  SatdokuInquiry *inquiry;
  Position *position;        /* (nullable): shared with the jobs */
  GPtrArray *sets;           /* (element-type Found) */
  SudokuTakeBack *take_back; /* (nullable): until it is found */

  SatdokuConflictState state;
  SatdokuConflictRest rest;
  guint number; /* of the set that is looked at */
  gboolean follows;
};

G_DEFINE_FINAL_TYPE (SatdokuConflictGuide, satdoku_conflict_guide, G_TYPE_OBJECT)

enum
{
  PROP_CAN_SHOW_ANOTHER = 1,
  PROP_CAN_SHOW_PREVIOUS,
  PROP_CAN_TAKE_BACK,
  N_PROPS
};

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
found_free (Found *found)
{
  g_clear_pointer (&found->set, sudoku_conflict_set_free);
  g_clear_pointer (&found->reason, sudoku_conflict_reason_free);
  g_clear_pointer (&found->links, sudoku_links_unref);
  g_free (found);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Found, found_free)

static void
position_clear (gpointer data)
{
  Position *position = data;

  sudoku_grid_free (position->grid);
  g_free (position->removed);
  g_clear_pointer (&position->search, sudoku_conflict_search_free);
}

/* The thread may be the last one that has it. */
static void
position_unref (gpointer position)
{
  g_atomic_rc_box_release_full (position, position_clear);
}

static const Found *
get_found (SatdokuConflictGuide *self)
{
  return self->number < self->sets->len ? g_ptr_array_index (self->sets, self->number) : NULL;
}

static gboolean
can_show_another (SatdokuConflictGuide *self)
{
  return self->state == SATDOKU_CONFLICT_FOUND &&
         (self->number + 1 < self->sets->len || self->rest == SATDOKU_CONFLICT_REST_OPEN);
}

static gboolean
can_take_back (SatdokuConflictGuide *self)
{
  return self->take_back != NULL && self->take_back->possible && !self->take_back->puzzle &&
         self->take_back->n_premises > 0;
}

static void
tell_change (SatdokuConflictGuide *self)
{
  for (guint i = 1; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* The marks that are part of a set, crossed out as they are for the player. */
static SatdokuFigure *
draw_marks (const SudokuConflictSet *set,
            guint side)
{
  SatdokuFigure *figure = NULL;

  for (guint i = 0; i < set->n_premises; i++)
    if (set->premises[i].kind == SUDOKU_PREMISE_MARK)
      {
        if (figure == NULL)
          figure = satdoku_figure_new (side);
        satdoku_figure_add_note (figure, set->premises[i].cell, set->premises[i].value,
                                 SATDOKU_NOTE_REMOVED);
      }
  return figure;
}

/* What is forced on the way, in cells that are empty on the board. */
static void
add_forced (SatdokuConflictGuide *self,
            const Found *found,
            SatdokuFigure *figure)
{
  const SudokuGrid *grid = sudoku_game_get_grid (satdoku_inquiry_get_game (self->inquiry));
  guint side = sudoku_links_get_side (found->links);
  g_autoptr (GArray) lines =
    sudoku_step_argue (found->reason->step, 0, found->reason->position, found->links);

  for (guint i = 0; i < lines->len; i++)
    {
      const SudokuArgumentLine *line = &g_array_index (lines, SudokuArgumentLine, i);

      if (line->kind == SUDOKU_ARGUMENT_FORCED &&
          sudoku_grid_get_value (grid, line->candidate / side) == 0)
        satdoku_figure_add_note (figure, line->candidate / side, line->candidate % side + 1,
                                 SATDOKU_NOTE_ON);
    }
}

static SatdokuFigure *
draw (SatdokuConflictGuide *self,
      const Found *found)
{
  const SudokuConflictReason *reason = found->reason;

  if (self->follows && reason->step != NULL)
    {
      SatdokuFigure *figure =
        satdoku_step_figure_new (reason->step, reason->position, found->links);

      add_forced (self, found, figure);
      return figure;
    }
  return draw_marks (found->set, sudoku_links_get_side (found->links));
}

/* The cells of the set are lit up, and what is drawn lies over them. */
static void
update_board (SatdokuConflictGuide *self)
{
  SatdokuGridPage *page = satdoku_inquiry_get_page (self->inquiry);
  const Found *found = get_found (self);
  g_autoptr (GArray) cells = NULL;

  satdoku_inquiry_clear_figure (self->inquiry);
  if (page == NULL || found == NULL || satdoku_grid_page_is_looking (page))
    return;
  cells = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < found->set->n_premises; i++)
    g_array_append_val (cells, found->set->premises[i].cell);
  satdoku_board_light_up (satdoku_grid_page_get_board (page), (gconstpointer)cells->data,
                          cells->len);
  satdoku_inquiry_show_figure (self->inquiry, draw (self, found));
}

static void
forget (SatdokuConflictGuide *self)
{
  satdoku_inquiry_stop (self->inquiry);
  g_clear_pointer (&self->position, position_unref);
  g_clear_pointer (&self->take_back, sudoku_take_back_free);
  g_ptr_array_set_size (self->sets, 0);
  self->number = 0;
  self->rest = SATDOKU_CONFLICT_REST_OPEN;
  self->state = SATDOKU_CONFLICT_NOTHING;
}

/* In the thread. */
static gpointer
run_next (gpointer input,
          const SudokuTask *task,
          GError **error)
{
  Position *position = input;
  g_autoptr (Found) found = g_new0 (Found, 1);
  GError *local_error = NULL;

  if (position->search == NULL)
    position->search = sudoku_conflict_search_new (position->grid, position->removed);
  found->answer = sudoku_conflict_search_next (position->search, task, &found->set, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return NULL;
    }
  if (found->answer != SUDOKU_CONFLICT_FOUND)
    return g_steal_pointer (&found);
  found->links = sudoku_links_new (sudoku_grid_get_geometry (position->grid));
  found->reason = sudoku_conflict_reason_find (found->set, found->links);
  return g_steal_pointer (&found);
}

/* In the thread. */
static gpointer
run_take_back (gpointer input,
               const SudokuTask *task,
               GError **error)
{
  const Position *position = input;

  return sudoku_take_back_find (position->grid, position->removed, task, error);
}

static void
start (SatdokuConflictGuide *self,
       const char *title,
       SatdokuJobFunc func,
       GDestroyNotify free_result,
       SatdokuAnswerFunc answered)
{
  const SatdokuJob job = {
    .title = title,
    .run = func,
    .free_input = position_unref,
    .free_result = free_result,
  };

  satdoku_inquiry_ask (self->inquiry, &job, g_atomic_rc_box_acquire (self->position), answered,
                       self);
}

static void
taken_back_cb (gpointer owner,
               gpointer take_back,
               const GError *error)
{
  SatdokuConflictGuide *self = owner;

  /* What was not found is not offered. */
  self->take_back = take_back != NULL ? take_back : g_new0 (SudokuTakeBack, 1);
  tell_change (self);
}

static void
find_take_back (SatdokuConflictGuide *self)
{
  if (self->take_back == NULL && self->position != NULL)
    start (self, _ ("Looking for what to take back…"), run_take_back,
           (GDestroyNotify)sudoku_take_back_free, taken_back_cb);
}

static void
take_first (SatdokuConflictGuide *self,
            Found *found)
{
  static const SatdokuConflictState states[] = {
    [SUDOKU_CONFLICT_FOUND] = SATDOKU_CONFLICT_FOUND,
    [SUDOKU_CONFLICT_NO_MORE] = SATDOKU_CONFLICT_SOLVABLE,
    [SUDOKU_CONFLICT_UNKNOWN] = SATDOKU_CONFLICT_UNKNOWN,
  };

  self->state = found != NULL ? states[found->answer] : SATDOKU_CONFLICT_UNKNOWN;
}

static void
take_other (SatdokuConflictGuide *self,
            Found *found)
{
  static const SatdokuConflictRest rests[] = {
    [SUDOKU_CONFLICT_FOUND] = SATDOKU_CONFLICT_REST_OPEN,
    [SUDOKU_CONFLICT_NO_MORE] = SATDOKU_CONFLICT_REST_NONE,
    [SUDOKU_CONFLICT_UNKNOWN] = SATDOKU_CONFLICT_REST_UNKNOWN,
  };

  self->rest = found != NULL ? rests[found->answer] : SATDOKU_CONFLICT_REST_UNKNOWN;
}

static void
found_cb (gpointer owner,
          gpointer result,
          const GError *error)
{
  SatdokuConflictGuide *self = owner;
  g_autoptr (Found) found = result;

  /* When it was cancelled, the thread may still be at it. */
  if (found == NULL)
    g_clear_pointer (&self->position, position_unref);
  if (self->sets->len == 0)
    take_first (self, found);
  else
    take_other (self, found);
  if (found != NULL && found->set != NULL)
    {
      self->number = self->sets->len;
      g_ptr_array_add (self->sets, g_steal_pointer (&found));
      update_board (self);
    }
  if (self->state == SATDOKU_CONFLICT_FOUND)
    find_take_back (self);
  tell_change (self);
}

static void
find_next (SatdokuConflictGuide *self)
{
  start (self, _ ("Looking for why there is no solution…"), run_next, (GDestroyNotify)found_free,
         found_cb);
}

static void
satdoku_conflict_guide_get_property (GObject *object,
                                     guint id,
                                     GValue *value,
                                     GParamSpec *pspec)
{
  SatdokuConflictGuide *self = SATDOKU_CONFLICT_GUIDE (object);

  if (id == PROP_CAN_SHOW_ANOTHER)
    g_value_set_boolean (value, can_show_another (self));
  else if (id == PROP_CAN_SHOW_PREVIOUS)
    g_value_set_boolean (value, self->number > 0);
  else if (id == PROP_CAN_TAKE_BACK)
    g_value_set_boolean (value, can_take_back (self));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_conflict_guide_dispose (GObject *object)
{
  SatdokuConflictGuide *self = SATDOKU_CONFLICT_GUIDE (object);

  forget (self);
  g_object_run_dispose (G_OBJECT (self->inquiry));
  G_OBJECT_CLASS (satdoku_conflict_guide_parent_class)->dispose (object);
}

static void
satdoku_conflict_guide_finalize (GObject *object)
{
  SatdokuConflictGuide *self = SATDOKU_CONFLICT_GUIDE (object);

  g_ptr_array_unref (self->sets);
  g_object_unref (self->inquiry);
  G_OBJECT_CLASS (satdoku_conflict_guide_parent_class)->finalize (object);
}

static void
satdoku_conflict_guide_class_init (SatdokuConflictGuideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = satdoku_conflict_guide_get_property;
  object_class->dispose = satdoku_conflict_guide_dispose;
  object_class->finalize = satdoku_conflict_guide_finalize;

  /**
   * SatdokuConflictGuide:can-show-another:
   *
   * Whether there is a reason after the one that is shown, or may be.
   */
  properties[PROP_CAN_SHOW_ANOTHER] =
    g_param_spec_boolean ("can-show-another", NULL, NULL, FALSE, flags);
  /**
   * SatdokuConflictGuide:can-show-previous:
   *
   * Whether there is a reason before the one that is shown.
   */
  properties[PROP_CAN_SHOW_PREVIOUS] =
    g_param_spec_boolean ("can-show-previous", NULL, NULL, FALSE, flags);
  /**
   * SatdokuConflictGuide:can-take-back:
   *
   * Whether the player can take something back so that there is a solution again.
   */
  properties[PROP_CAN_TAKE_BACK] =
    g_param_spec_boolean ("can-take-back", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * SatdokuConflictGuide::changed:
   * @self: a guide
   *
   * Something is known now, or no longer, or another reason is shown.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", SATDOKU_TYPE_CONFLICT_GUIDE,
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
satdoku_conflict_guide_init (SatdokuConflictGuide *self)
{
  self->sets = g_ptr_array_new_with_free_func ((GDestroyNotify)found_free);
}

/**
 * satdoku_conflict_guide_drop:
 * @self: a guide
 *
 * What was found out is not spoken of any more.
 */
void
satdoku_conflict_guide_drop (SatdokuConflictGuide *self)
{
  g_return_if_fail (SATDOKU_IS_CONFLICT_GUIDE (self));

  if (self->state == SATDOKU_CONFLICT_NOTHING)
    return;
  satdoku_inquiry_clear_figure (self->inquiry);
  forget (self);
  tell_change (self);
}

/* What is lit up is about a position that is no more. */
static void
game_changed_cb (SatdokuConflictGuide *self)
{
  SatdokuBoard *board = satdoku_inquiry_get_board (self->inquiry);

  if (self->sets->len > 0 && board != NULL)
    satdoku_board_light_up (board, NULL, 0);
  satdoku_conflict_guide_drop (self);
}

/**
 * satdoku_conflict_guide_new:
 * @worker: who finds it out
 * @page: whose board shows it
 *
 * Returns: (transfer full): a guide without a game
 */
SatdokuConflictGuide *
satdoku_conflict_guide_new (SatdokuWorker *worker,
                            SatdokuGridPage *page)
{
  SatdokuConflictGuide *self;

  g_return_val_if_fail (SATDOKU_IS_WORKER (worker) && SATDOKU_IS_GRID_PAGE (page), NULL);

  self = g_object_new (SATDOKU_TYPE_CONFLICT_GUIDE, NULL);
  self->inquiry = satdoku_inquiry_new (worker, page);
  g_signal_connect_object (self->inquiry, "game-changed", G_CALLBACK (game_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/**
 * satdoku_conflict_guide_set_game:
 * @self: a guide
 * @game: the game that is played from now on
 */
void
satdoku_conflict_guide_set_game (SatdokuConflictGuide *self,
                                 SudokuGame *game)
{
  g_return_if_fail (SATDOKU_IS_CONFLICT_GUIDE (self) && SUDOKU_IS_GAME (game));

  if (satdoku_inquiry_set_game (self->inquiry, game))
    satdoku_conflict_guide_drop (self);
}

/**
 * satdoku_conflict_guide_ask:
 * @self: a guide with a game
 *
 * Looks for a reason and for what to take back, unless that is known, and shows the reason again
 * when it is. What the worker does until then ends.
 */
void
satdoku_conflict_guide_ask (SatdokuConflictGuide *self)
{
  SudokuGame *game;

  g_return_if_fail (SATDOKU_IS_CONFLICT_GUIDE (self));

  game = satdoku_inquiry_get_game (self->inquiry);
  g_return_if_fail (game != NULL);
  if (self->state == SATDOKU_CONFLICT_FOUND)
    update_board (self);
  if (self->state != SATDOKU_CONFLICT_NOTHING && self->state != SATDOKU_CONFLICT_UNKNOWN)
    return;
  forget (self);
  self->position = g_atomic_rc_box_new0 (Position);
  self->position->grid = sudoku_grid_copy (sudoku_game_get_grid (game));
  self->position->removed = sudoku_game_find_removed (game);
  self->state = SATDOKU_CONFLICT_LOOKING;
  find_next (self);
  tell_change (self);
}

/**
 * satdoku_conflict_guide_show_another:
 * @self: a guide
 *
 * Shows the reason after this one, as soon as it is found.
 */
void
satdoku_conflict_guide_show_another (SatdokuConflictGuide *self)
{
  g_return_if_fail (SATDOKU_IS_CONFLICT_GUIDE (self));

  if (!can_show_another (self))
    return;
  if (self->number + 1 < self->sets->len)
    {
      self->number++;
      update_board (self);
    }
  else if (self->position == NULL)
    self->rest = SATDOKU_CONFLICT_REST_UNKNOWN;
  else
    {
      self->rest = SATDOKU_CONFLICT_REST_LOOKING;
      find_next (self);
    }
  tell_change (self);
}

/**
 * satdoku_conflict_guide_show_previous:
 * @self: a guide
 *
 * Shows the reason before this one.
 */
void
satdoku_conflict_guide_show_previous (SatdokuConflictGuide *self)
{
  g_return_if_fail (SATDOKU_IS_CONFLICT_GUIDE (self));

  if (self->number == 0)
    return;
  self->number--;
  update_board (self);
  tell_change (self);
}

/**
 * satdoku_conflict_guide_follow:
 * @self: a guide
 * @follow: is it drawn on the board what the set leads to?
 */
void
satdoku_conflict_guide_follow (SatdokuConflictGuide *self,
                               gboolean follow)
{
  g_return_if_fail (SATDOKU_IS_CONFLICT_GUIDE (self));

  if (self->follows == follow)
    return;
  self->follows = follow;
  update_board (self);
}

/**
 * satdoku_conflict_guide_take_back:
 * @self: a guide
 *
 * Takes back what has to be, as one move, so that there is a solution again.
 *
 * Returns: whether anything was; never a number of the puzzle
 */
gboolean
satdoku_conflict_guide_take_back (SatdokuConflictGuide *self)
{
  g_autofree SudokuGameConclusion *said = NULL;
  guint n;

  g_return_val_if_fail (SATDOKU_IS_CONFLICT_GUIDE (self), FALSE);

  if (!can_take_back (self))
    return FALSE;
  n = self->take_back->n_premises;
  said = g_new (SudokuGameConclusion, n);
  for (guint i = 0; i < n; i++)
    said[i] = (SudokuGameConclusion){
      .cell = self->take_back->premises[i].cell,
      .value = self->take_back->premises[i].value,
      .placed = self->take_back->premises[i].kind == SUDOKU_PREMISE_ENTRY,
    };
  satdoku_board_select (satdoku_inquiry_get_board (self->inquiry), said[0].cell);
  /* It makes the guide forget all it knows. */
  return sudoku_game_take_back (satdoku_inquiry_get_game (self->inquiry), said, n);
}

/**
 * satdoku_conflict_guide_get_state:
 * @self: a guide
 *
 * Returns: what is known of the position as it is
 */
SatdokuConflictState
satdoku_conflict_guide_get_state (SatdokuConflictGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_CONFLICT_GUIDE (self), SATDOKU_CONFLICT_NOTHING);

  return self->state;
}

/**
 * satdoku_conflict_guide_get_rest:
 * @self: a guide
 *
 * Returns: what is known of reasons that were not found yet
 */
SatdokuConflictRest
satdoku_conflict_guide_get_rest (SatdokuConflictGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_CONFLICT_GUIDE (self), SATDOKU_CONFLICT_REST_OPEN);

  return self->rest;
}

/**
 * satdoku_conflict_guide_get_n_sets:
 * @self: a guide
 *
 * Returns: how many sets were found
 */
guint
satdoku_conflict_guide_get_n_sets (SatdokuConflictGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_CONFLICT_GUIDE (self), 0);

  return self->sets->len;
}

/**
 * satdoku_conflict_guide_get_number:
 * @self: a guide
 *
 * Returns: which of them is shown, from 0
 */
guint
satdoku_conflict_guide_get_number (SatdokuConflictGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_CONFLICT_GUIDE (self), 0);

  return self->number;
}

/**
 * satdoku_conflict_guide_get_set:
 * @self: a guide
 *
 * Returns: (transfer none) (nullable): the set that is shown
 */
const SudokuConflictSet *
satdoku_conflict_guide_get_set (SatdokuConflictGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_CONFLICT_GUIDE (self), NULL);

  return get_found (self) != NULL ? get_found (self)->set : NULL;
}

/**
 * satdoku_conflict_guide_get_reason:
 * @self: a guide
 *
 * Returns: (transfer none) (nullable): why that set has no solution
 */
const SudokuConflictReason *
satdoku_conflict_guide_get_reason (SatdokuConflictGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_CONFLICT_GUIDE (self), NULL);

  return get_found (self) != NULL ? get_found (self)->reason : NULL;
}

/**
 * satdoku_conflict_guide_get_links:
 * @self: a guide
 *
 * Returns: (transfer none) (nullable): the truths that the set and the reason are about
 */
const SudokuLinks *
satdoku_conflict_guide_get_links (SatdokuConflictGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_CONFLICT_GUIDE (self), NULL);

  return get_found (self) != NULL ? get_found (self)->links : NULL;
}

/**
 * satdoku_conflict_guide_get_take_back:
 * @self: a guide
 *
 * Returns: (transfer none) (nullable): the fewest things to take back; %NULL until that is known
 */
const SudokuTakeBack *
satdoku_conflict_guide_get_take_back (SatdokuConflictGuide *self)
{
  g_return_val_if_fail (SATDOKU_IS_CONFLICT_GUIDE (self), NULL);

  return self->take_back;
}
