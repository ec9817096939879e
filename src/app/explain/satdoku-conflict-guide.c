/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why the game has no solution: sets of numbers and removed marks that leave none together, found
 * in the worker one after the other, and the fewest to take back. Marks count as for hints. Any
 * change of the game drops all of it. The chosen set is lit up on the board, where the way to the
 * contradiction can also be drawn step by step. It words nothing. */

#include "satdoku-config.h"

#include "satdoku-conflict-guide.h"

#include <glib/gi18n.h>
#include <sudoku-game-amend.h>
#include <sudoku-proof.h>
#include <words-step.h>

#include "satdoku-class.h"
#include "satdoku-properties.h"
#include "satdoku-report-error.h"
#include "satdoku-request.h"
#include "satdoku-settings.h"
#include "satdoku-step-figure.h"
#include "satdoku-step-view.h"

/* What the thread answers. */
typedef struct
{
  SudokuConflictAnswer answer;
  SatdokuConflictFinding *finding; /* (nullable): unless a set was found */
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
  SatdokuPlay *play;
  GSignalGroup *followed; /* the game */
  SatdokuRequest *request;
  SatdokuFigure *figure;     /* (nullable): what it has drawn over the board */
  Position *position;        /* (nullable): shared with the jobs */
  GPtrArray *sets;           /* (element-type SatdokuConflictFinding) */
  SudokuTakeBack *take_back; /* (nullable): until it is found */
  SatdokuReport *report;     /* (nullable): the play's */

  SatdokuConflictState state;
  SatdokuConflictRest rest;
  void (*answered) (SatdokuConflictGuide *self, gpointer result); /* what was asked last */
  guint number;                                                   /* of the set that is looked at */
  gboolean follows;
};

G_DEFINE_FINAL_TYPE (SatdokuConflictGuide, satdoku_conflict_guide, G_TYPE_OBJECT)

enum
{
  PROP_PLAY,
  PROP_REPORT,
  PROP_STATE,
  PROP_ASKED,
  PROP_REST,
  PROP_NUMBER,
  PROP_N_SETS,
  PROP_FINDING,
  PROP_TAKE_BACK,
  PROP_FOLLOWS,
  PROP_CAN_SHOW_ANOTHER,
  PROP_CAN_SHOW_PREVIOUS,
  PROP_CAN_TAKE_BACK,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

void
satdoku_conflict_finding_free (SatdokuConflictFinding *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->set, sudoku_conflict_set_free);
  g_clear_pointer (&self->reason, sudoku_conflict_reason_free);
  g_clear_pointer (&self->links, sudoku_links_unref);
  g_free (self);
}

/* (transfer full) (element-type WordsReason): the way to the contradiction, which has a step */
GPtrArray *
satdoku_conflict_finding_word (const SatdokuConflictFinding *self)
{
  g_return_val_if_fail (self != NULL && self->reason->step != NULL, NULL);

  return words_step_reasons (self->reason->step, self->reason->position, self->links,
                             satdoku_settings_get_coordinates ());
}

static void
found_free (Found *found)
{
  g_clear_pointer (&found->finding, satdoku_conflict_finding_free);
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

static const SatdokuConflictFinding *
get_finding (SatdokuConflictGuide *self)
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
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = PROP_STATE; i < N_PROPS; i++)
    if (i != PROP_FOLLOWS)
      g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
  g_object_thaw_notify (G_OBJECT (self));
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
            const SatdokuConflictFinding *finding,
            SatdokuFigure *figure)
{
  const SudokuGrid *grid = sudoku_game_get_grid (satdoku_play_get_game (self->play));
  guint side = sudoku_links_get_side (finding->links);
  g_autoptr (GArray) lines = sudoku_step_argue (finding->reason->step, 0,
                                                finding->reason->position, finding->links);

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
      const SatdokuConflictFinding *finding)
{
  const SudokuConflictReason *reason = finding->reason;
  g_autoptr (GPtrArray) reasons = NULL;

  if (self->follows && reason->step != NULL)
    {
      SatdokuFigure *figure =
        satdoku_step_figure_new (reason->step, reason->position, finding->links);

      add_forced (self, finding, figure);
      reasons = satdoku_conflict_finding_word (finding);
      satdoku_step_figure_tell (figure, reasons, satdoku_step_view_get_n_hidden (reasons->len),
                                finding->links);
      return figure;
    }
  return draw_marks (finding->set, sudoku_links_get_side (finding->links));
}

/* What others have drawn since stays. */
static void
erase (SatdokuConflictGuide *self)
{
  g_autoptr (SatdokuFigure) figure = g_steal_pointer (&self->figure);

  if (figure != NULL && satdoku_play_get_figure (self->play) == figure)
    satdoku_play_set_figure (self->play, NULL);
}

/* The cells of the set are lit up, and what is drawn lies over them. */
static void
update_board (SatdokuConflictGuide *self)
{
  const SatdokuConflictFinding *finding = get_finding (self);
  g_autoptr (GArray) cells = NULL;

  erase (self);
  if (finding == NULL || satdoku_play_get_looking (self->play) != NULL)
    return;
  cells = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < finding->set->n_premises; i++)
    g_array_append_val (cells, finding->set->premises[i].cell);
  satdoku_play_set_lit (self->play, cells);
  self->figure = draw (self, finding);
  satdoku_play_set_figure (self->play, self->figure);
}

static void
forget (SatdokuConflictGuide *self)
{
  satdoku_request_stop (self->request);
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
  SatdokuConflictFinding *finding = g_new0 (SatdokuConflictFinding, 1);
  GError *local_error = NULL;

  found->finding = finding;
  if (position->search == NULL)
    position->search = sudoku_conflict_search_new (position->grid, position->removed);
  found->answer =
    sudoku_conflict_search_next (position->search, task, &finding->set, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return NULL;
    }
  if (found->answer != SUDOKU_CONFLICT_FOUND)
    {
      g_clear_pointer (&found->finding, satdoku_conflict_finding_free);
      return g_steal_pointer (&found);
    }
  finding->links = sudoku_links_new (sudoku_grid_get_geometry (position->grid));
  finding->reason = sudoku_conflict_reason_find (finding->set, finding->links);
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
       void (*answered) (SatdokuConflictGuide *self, gpointer result))
{
  const SatdokuJob job = {
    .title = title,
    .run = func,
    .free_input = position_unref,
    .free_result = free_result,
  };

  self->answered = answered;
  satdoku_request_start (self->request, &job, g_atomic_rc_box_acquire (self->position));
}

static void
take_back_found (SatdokuConflictGuide *self,
                 gpointer take_back)
{
  /* What was not found is not offered. */
  self->take_back = take_back != NULL ? take_back : g_new0 (SudokuTakeBack, 1);
  tell_change (self);
}

static void
find_take_back (SatdokuConflictGuide *self)
{
  if (self->take_back == NULL && self->position != NULL)
    start (self, _ ("Looking for what to take back…"), run_take_back,
           (GDestroyNotify)sudoku_take_back_free, take_back_found);
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
next_found (SatdokuConflictGuide *self,
            gpointer result)
{
  g_autoptr (Found) found = result;

  /* When it was cancelled, the thread may still be at it. */
  if (found == NULL)
    g_clear_pointer (&self->position, position_unref);
  if (self->sets->len == 0)
    take_first (self, found);
  else
    take_other (self, found);
  if (found != NULL && found->finding != NULL)
    {
      self->number = self->sets->len;
      g_ptr_array_add (self->sets, g_steal_pointer (&found->finding));
      update_board (self);
    }
  if (self->state == SATDOKU_CONFLICT_FOUND)
    find_take_back (self);
  tell_change (self);
}

static void
done_cb (SatdokuConflictGuide *self)
{
  const GError *failed = satdoku_request_get_error (self->request);
  /* The answer may lead to the next question, which forgets it. */
  g_autoptr (GError) error = failed != NULL ? g_error_copy (failed) : NULL;

  self->answered (self, satdoku_request_steal_result (self->request));
  if (error != NULL)
    satdoku_report_error (self->play, error);
}

static void
find_next (SatdokuConflictGuide *self)
{
  start (self, _ ("Looking for why there is no solution…"), run_next, (GDestroyNotify)found_free,
         next_found);
}

/* What was found out is not spoken of any more. */
void
satdoku_conflict_guide_drop (SatdokuConflictGuide *self)
{
  g_return_if_fail (SATDOKU_IS_CONFLICT_GUIDE (self));

  if (self->state == SATDOKU_CONFLICT_NOTHING)
    return;
  erase (self);
  forget (self);
  tell_change (self);
}

/* What is lit up is about a position that is no more. */
static void
game_changed_cb (SatdokuConflictGuide *self)
{
  if (self->sets->len > 0)
    satdoku_play_set_lit (self->play, NULL);
  satdoku_conflict_guide_drop (self);
}

/* Looks for a reason and for what to take back, unless that is known, and shows the reason again
 * when it is. What the worker does until then ends. */
void
satdoku_conflict_guide_ask (SatdokuConflictGuide *self)
{
  SudokuGame *game;

  g_return_if_fail (SATDOKU_IS_CONFLICT_GUIDE (self));

  game = satdoku_play_get_game (self->play);
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

static void
why_not_cb (SatdokuConflictGuide *self)
{
  satdoku_play_explain (self->play);
  satdoku_play_note_help (self->play);
  satdoku_conflict_guide_ask (self);
}

/* Shows the reason after this one, as soon as it is found. */
static void
another_cb (SatdokuConflictGuide *self)
{
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

static void
previous_cb (SatdokuConflictGuide *self)
{
  self->number--;
  update_board (self);
  tell_change (self);
}

/* As one move, and never a number of the puzzle. It makes the guide forget all it knows. */
static gboolean
take_back (SatdokuConflictGuide *self)
{
  guint n = self->take_back->n_premises;
  g_autofree SudokuGameConclusion *said = g_new (SudokuGameConclusion, n);

  for (guint i = 0; i < n; i++)
    said[i] = (SudokuGameConclusion){
      .cell = self->take_back->premises[i].cell,
      .value = self->take_back->premises[i].value,
      .placed = self->take_back->premises[i].kind == SUDOKU_PREMISE_ENTRY,
    };
  satdoku_play_set_selected (self->play, said[0].cell);
  return sudoku_game_take_back (satdoku_play_get_game (self->play), said, n);
}

static void
take_back_cb (SatdokuConflictGuide *self)
{
  g_autoptr (SatdokuReport) report = NULL;

  if (!can_take_back (self) || !take_back (self))
    return;
  report = satdoku_report_new (SATDOKU_MOOD_GOOD, _ ("This can be solved again"),
                               _ ("Undo brings back what was taken back."));
  satdoku_play_set_report (self->play, report);
  satdoku_play_focus_board (self->play);
}

static const SatdokuCommand table[] = {
  { "why-not", G_CALLBACK (why_not_cb), "!paused !looking whole" },
  { "conflict-another", G_CALLBACK (another_cb), "can-show-another-conflict" },
  { "conflict-previous", G_CALLBACK (previous_cb), "can-show-previous-conflict" },
  { "take-back", G_CALLBACK (take_back_cb), "!paused !looking can-take-back" },
};

static void
add_commands (SatdokuConflictGuide *self)
{
  SatdokuCommands *commands = satdoku_play_get_commands (self->play);

  if (commands == NULL)
    return;
  satdoku_commands_bind (commands, "can-show-another-conflict", self, "can-show-another");
  satdoku_commands_bind (commands, "can-show-previous-conflict", self, "can-show-previous");
  satdoku_commands_bind (commands, "can-take-back", self, "can-take-back");
  satdoku_commands_add (commands, table, G_N_ELEMENTS (table), self);
}

/* Any verdict but that there is no solution takes the place of the reason. */
static void
report_changed (SatdokuConflictGuide *self)
{
  if (self->report != NULL &&
      satdoku_report_get_solutions (self->report) != SUDOKU_VERDICT_NO_SOLUTION)
    satdoku_conflict_guide_drop (self);
}

static void
get_finding_property (GObject *object,
                      guint id,
                      GValue *value,
                      GParamSpec *pspec)
{
  SatdokuConflictGuide *self = SATDOKU_CONFLICT_GUIDE (object);
  const gboolean flags[N_PROPS] = {
    [PROP_ASKED] = self->state != SATDOKU_CONFLICT_NOTHING,
    [PROP_CAN_SHOW_ANOTHER] = can_show_another (self),
    [PROP_CAN_SHOW_PREVIOUS] = self->number > 0,
    [PROP_CAN_TAKE_BACK] = can_take_back (self),
  };

  if (id == PROP_FINDING)
    g_value_set_pointer (value, (gpointer)get_finding (self));
  else if (id == PROP_N_SETS)
    g_value_set_uint (value, self->sets->len);
  else
    g_value_set_boolean (value, flags[id]);
}

static void
satdoku_conflict_guide_constructed (GObject *object)
{
  SatdokuConflictGuide *self = SATDOKU_CONFLICT_GUIDE (object);

  G_OBJECT_CLASS (satdoku_conflict_guide_parent_class)->constructed (object);
  self->request = satdoku_request_new (satdoku_play_get_worker (self->play),
                                       G_CALLBACK (done_cb), self);
  self->followed = satdoku_play_follow_game (self->play, G_CALLBACK (satdoku_conflict_guide_drop),
                                             G_CALLBACK (game_changed_cb), self);
  g_object_bind_property (self->play, "report", self, "report", G_BINDING_DEFAULT);
  add_commands (self);
}

static void
satdoku_conflict_guide_dispose (GObject *object)
{
  SatdokuConflictGuide *self = SATDOKU_CONFLICT_GUIDE (object);

  forget (self);
  satdoku_class_dispose (object);
}

#define OFFSET(member) G_STRUCT_OFFSET (SatdokuConflictGuide, member)
#define COMPUTED(name, type)                                  \
  {                                                           \
    name, type, G_PARAM_READABLE, .get = get_finding_property \
  }

static void
install_properties (SatdokuConflictGuideClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_PLAY] = { "play", SATDOKU_TYPE_PLAY, G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY,
                    OFFSET (play) },
    [PROP_REPORT] = { "report", SATDOKU_TYPE_REPORT, G_PARAM_READWRITE, OFFSET (report),
                      G_CALLBACK (report_changed) },
    /* A #SatdokuConflictState and a #SatdokuConflictRest. */
    [PROP_STATE] = { "state", G_TYPE_UINT, G_PARAM_READABLE, OFFSET (state) },
    [PROP_ASKED] = COMPUTED ("asked", G_TYPE_BOOLEAN),
    [PROP_REST] = { "rest", G_TYPE_UINT, G_PARAM_READABLE, OFFSET (rest) },
    /* Which of the reasons that were found is shown, from 0. */
    [PROP_NUMBER] = { "number", G_TYPE_UINT, G_PARAM_READABLE, OFFSET (number) },
    [PROP_N_SETS] = COMPUTED ("n-sets", G_TYPE_UINT),
    /* (type SatdokuConflictFinding) (nullable): the reason that is shown */
    [PROP_FINDING] = COMPUTED ("finding", G_TYPE_POINTER),
    /* (type SudokuTakeBack) (nullable): the fewest things to take back, when that is known */
    [PROP_TAKE_BACK] = { "take-back", G_TYPE_POINTER, G_PARAM_READABLE, OFFSET (take_back) },
    /* Does the board show what the set leads to? */
    [PROP_FOLLOWS] = { "follows", G_TYPE_BOOLEAN, G_PARAM_READWRITE, OFFSET (follows),
                       G_CALLBACK (update_board) },
    /* Is there a reason after the one that is shown, or may there be? */
    [PROP_CAN_SHOW_ANOTHER] = COMPUTED ("can-show-another", G_TYPE_BOOLEAN),
    [PROP_CAN_SHOW_PREVIOUS] = COMPUTED ("can-show-previous", G_TYPE_BOOLEAN),
    /* Can the player take something back so that there is a solution again? */
    [PROP_CAN_TAKE_BACK] = COMPUTED ("can-take-back", G_TYPE_BOOLEAN),
  };

  satdoku_properties_install (klass, rows, N_PROPS, properties);
}

static void
satdoku_conflict_guide_class_init (SatdokuConflictGuideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = satdoku_conflict_guide_constructed;
  object_class->dispose = satdoku_conflict_guide_dispose;
  install_properties (klass);
  satdoku_class_drops (klass, SatdokuConflictGuide, followed, g_object_unref);
  satdoku_class_drops (klass, SatdokuConflictGuide, figure, satdoku_figure_unref);
  satdoku_class_keeps (klass, SatdokuConflictGuide, sets, g_ptr_array_unref);
  satdoku_class_keeps (klass, SatdokuConflictGuide, request, g_object_unref);
}

static void
satdoku_conflict_guide_init (SatdokuConflictGuide *self)
{
  self->sets = g_ptr_array_new_with_free_func ((GDestroyNotify)satdoku_conflict_finding_free);
}

SatdokuConflictGuide *
satdoku_conflict_guide_new (SatdokuPlay *play)
{
  g_return_val_if_fail (SATDOKU_IS_PLAY (play), NULL);

  return g_object_new (SATDOKU_TYPE_CONFLICT_GUIDE, "play", play, NULL);
}
