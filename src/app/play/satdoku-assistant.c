/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The help a player can ask for: check, solve, hint, and the way back out of a dead end. What is
 * found out goes into the game as a move and into a report, which is shown beside the board. It
 * finds out nothing itself: see satdoku-puzzle-jobs.c. */

#include "satdoku-config.h"

#include "satdoku-assistant.h"

#include <glib/gi18n.h>
#include <sudoku-check.h>
#include <sudoku-game-amend.h>
#include <sudoku-game-jumps.h>
#include <sudoku-game-moves.h>
#include <sudoku-partial.h>
#include <words-branch.h>
#include <words-conflict-set.h>
#include <words-solver.h>
#include <words-terms.h>
#include <words-trouble.h>

#include "satdoku-class.h"
#include "satdoku-partial-observer.h"
#include "satdoku-properties.h"
#include "satdoku-puzzle-jobs.h"
#include "satdoku-report-error.h"

/* So many cells are named in a sentence. */
#define CELLS_SHOWN 6

struct _SatdokuAssistant
{
  GObject parent_instance;

  /* Owned. */
  SatdokuPlay *play;
  GSignalGroup *followed;  /* the game */
  SatdokuRequest *request; /* for questions about the puzzle as it is */
  SatdokuReport *question; /* (nullable): that was asked last */
  SatdokuGuide *guide;
  SatdokuPartialObserver *partial;

  SatdokuPuzzleJob job; /* of the request */
  gboolean confirmed;   /* whether the player knows what filling costs */
  gboolean one_cell;    /* whether only the chosen cell is to be solved */
  gboolean warns;
};

G_DEFINE_FINAL_TYPE (SatdokuAssistant, satdoku_assistant, G_TYPE_OBJECT)

enum
{
  PROP_WARNS,
  N_PROPS
};

static SudokuGame *
get_game (SatdokuAssistant *self)
{
  return satdoku_play_get_game (self->play);
}

/* After the move that it leads to, if any: the report is about the puzzle as it is then. */
static void
publish (SatdokuAssistant *self,
         SatdokuReport *report)
{
  satdoku_play_set_report (self->play, report);
}

static void
say (SatdokuAssistant *self,
     SatdokuMood mood,
     const char *verdict,
     const char *details)
{
  g_autoptr (SatdokuReport) report = satdoku_report_new (mood, verdict, details);

  publish (self, report);
}

/* What was found out, or is being found out, is about numbers that are no longer there. */
static void
revision_cb (SatdokuAssistant *self)
{
  satdoku_request_stop (self->request);
  publish (self, NULL);
  satdoku_play_set_lit (self->play, NULL);
}

static void
show_board (SatdokuAssistant *self)
{
  satdoku_play_set_page (self->play, SATDOKU_PAGE_GRID);
}

static void
add_stats (SatdokuReport *report,
           const SatdokuFinding *finding)
{
  g_autoptr (GPtrArray) facts = NULL;

  if (finding->verdict == SUDOKU_VERDICT_CONFLICT)
    return;
  facts = words_solve_stats (&finding->stats, TRUE);
  satdoku_report_set_facts (report, facts);
}

static GPtrArray *
word_reasons (const SatdokuFinding *finding)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; finding->trouble != NULL && i < finding->trouble->len; i++)
    g_ptr_array_add (sentences, words_sentence (g_ptr_array_index (finding->trouble, i)));
  return sentences;
}

/* There is more to say of why there is no solution. */
static void
say_none (SatdokuReport *report)
{
  satdoku_report_set_solutions (report, SUDOKU_VERDICT_NO_SOLUTION);
  satdoku_report_offer (report, SATDOKU_OFFER_READING, _ ("Why?"), "win.why-not");
}

static SatdokuReport *
report_with_reasons (const SatdokuFinding *finding,
                     const char *verdict,
                     const char *details)
{
  g_autoptr (GPtrArray) reasons = word_reasons (finding);
  SatdokuReport *report = NULL;

  if (details == NULL && reasons->len > 0)
    details = g_ptr_array_index (reasons, 0);
  if (details == NULL)
    details = _ ("No rule is broken so far, but the puzzle can’t be completed from here.");
  report = satdoku_report_new (SATDOKU_MOOD_BAD, verdict, details);
  for (guint i = 0; i < reasons->len; i++)
    satdoku_report_add_reason (report, g_ptr_array_index (reasons, i));
  say_none (report);
  return report;
}

/* With one solution each of the numbers is wrong; with several they are wrong together. */
static char *
word_wrong_entries (const SudokuWrongEntries *wrong)
{
  guint n = wrong->n_cells;

  if (wrong->puzzle == SUDOKU_VERDICT_UNIQUE)
    return g_strdup_printf (ngettext ("%u of your numbers is wrong.",
                                      "%u of your numbers are wrong.", n),
                            n);
  return g_strdup_printf (ngettext ("%u of your numbers can’t be right.",
                                    "%u of your numbers can’t all be right.", n),
                          n);
}

static SatdokuReport *
report_wrong (SatdokuAssistant *self,
              const SatdokuFinding *finding,
              const char *verdict)
{
  const SudokuWrongEntries *wrong = finding->wrong;
  g_autofree char *details = word_wrong_entries (wrong);
  g_autofree char *cells = words_cells (sudoku_game_get_geometry (get_game (self)), wrong->cells,
                                        wrong->n_cells, CELLS_SHOWN);
  g_autofree char *item = words_capitalise (cells);
  SatdokuReport *report = report_with_reasons (finding, verdict, details);
  g_autoptr (GArray) lit = g_array_new (FALSE, FALSE, sizeof (guint));

  satdoku_report_add_item (report, item, wrong->cells, wrong->n_cells);
  g_array_append_vals (lit, wrong->cells, wrong->n_cells);
  satdoku_play_set_lit (self->play, lit);
  return report;
}

/* Says first whether it is the puzzle's fault. A verdict is about the numbers of the player. */
static SatdokuReport *
report_no_solution (SatdokuAssistant *self,
                    const SatdokuFinding *finding,
                    const char *verdict)
{
  SudokuVerdict puzzle = finding->wrong->puzzle;
  SatdokuReport *report;

  if (puzzle == SUDOKU_VERDICT_NO_SOLUTION || puzzle == SUDOKU_VERDICT_CONFLICT)
    return report_with_reasons (finding, _ ("This puzzle has no solution"), NULL);
  if (finding->wrong->n_cells > 0)
    report = report_wrong (self, finding, verdict);
  else
    report = report_with_reasons (finding, _ ("No solution is possible from here"), NULL);
  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("_Back to the Last Solvable Position"),
                        "win.back-to-solvable");
  return report;
}

/* A player who wanted a solution may want what there is instead. */
static void
offer_partial (SatdokuReport *report)
{
  satdoku_report_offer (report, SATDOKU_OFFER_ALTERNATIVE, _ ("Fill as _Far as Possible"),
                        "win.fill-partial");
}

/* All broken rules, each with its cells; FALSE when there are none. */
static gboolean
show_conflicts (SatdokuAssistant *self,
                gboolean solving)
{
  const SudokuGrid *grid = sudoku_game_get_grid (get_game (self));
  g_autoptr (GPtrArray) conflicts = sudoku_check_find_conflicts (grid);
  g_autoptr (SatdokuReport) report = NULL;
  g_autofree char *verdict = NULL;

  if (conflicts->len == 0)
    return FALSE;
  verdict = g_strdup_printf (ngettext ("%u rule is broken", "%u rules are broken", conflicts->len),
                             conflicts->len);
  report = satdoku_report_new (SATDOKU_MOOD_BAD, verdict, NULL);
  for (guint i = 0; i < conflicts->len; i++)
    {
      const SudokuConflict *conflict = g_ptr_array_index (conflicts, i);
      g_autofree char *text = words_conflict (sudoku_grid_get_geometry (grid), conflict);
      g_autofree char *sentence = words_capitalise (text);
      g_autofree guint *cells = g_new (guint, conflict->n_cells);

      for (guint k = 0; k < conflict->n_cells; k++)
        cells[k] = conflict->cells[k];
      satdoku_report_add_item (report, sentence, cells, conflict->n_cells);
    }
  say_none (report);
  if (solving)
    offer_partial (report);
  publish (self, report);
  g_object_set (self->play, "checked", TRUE, NULL);
  return TRUE;
}

static void
warns_changed (SatdokuAssistant *self)
{
  if (self->warns)
    satdoku_play_note_help (self->play);
}

/* Filling as far as possible may ask first, and is help only then. */
static void
start_job (SatdokuAssistant *self,
           SatdokuPuzzleJob job)
{
  if (job == SATDOKU_PUZZLE_JOB_CHECK)
    satdoku_play_note_asked (self->play, SUDOKU_HELP_CHECK);
  else if (job != SATDOKU_PUZZLE_JOB_FILL)
    satdoku_play_note_help (self->play);
  self->job = job;
  satdoku_puzzle_job_start (job, get_game (self), self->request);
}

static SatdokuReport *
report_several (void)
{
  SatdokuReport *report =
    satdoku_report_new (SATDOKU_MOOD_WARNING, _ ("There is more than one solution"),
                        _ ("No rule is broken, and a solution is still possible."));

  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("Why _Several?"), "win.why-several");
  return report;
}

static SatdokuReport *
report_check (SatdokuAssistant *self,
              const SatdokuFinding *finding)
{
  switch (finding->verdict)
    {
    case SUDOKU_VERDICT_NO_SOLUTION:
      return report_no_solution (self, finding, _ ("Your numbers leave no solution"));
    case SUDOKU_VERDICT_UNIQUE:
      return satdoku_report_new (SATDOKU_MOOD_GOOD, _ ("Right so far"),
                                 _ ("No rule is broken, and there is exactly one solution."));
    case SUDOKU_VERDICT_SEVERAL:
      return report_several ();
    case SUDOKU_VERDICT_SOLVABLE:
      return satdoku_report_new (SATDOKU_MOOD_GOOD, _ ("A solution is still possible"),
                                 _ ("No rule is broken."));
    case SUDOKU_VERDICT_CONFLICT:
    case SUDOKU_VERDICT_UNKNOWN:
    default:
      return satdoku_report_new (SATDOKU_MOOD_PLAIN, _ ("No answer was found in time"),
                                 _ ("No rule is broken."));
    }
}

static void
take_check (SatdokuAssistant *self,
            gconstpointer found)
{
  const SatdokuFinding *finding = found;
  g_autoptr (SatdokuReport) report = NULL;

  if (finding->verdict == SUDOKU_VERDICT_CONFLICT && show_conflicts (self, FALSE))
    return;
  report = report_check (self, finding);
  satdoku_report_set_solutions (report, finding->verdict);
  add_stats (report, finding);
  publish (self, report);
}

static void
ask_before_filling (SatdokuAssistant *self)
{
  g_autoptr (SatdokuReport) report =
    satdoku_report_new (SATDOKU_MOOD_WARNING, _ ("Fill as far as possible?"),
                        _ ("It will not count for the best times, even after Undo."));

  satdoku_report_offer (report, SATDOKU_OFFER_REMEDY, _ ("_Fill"), "win.fill-partial");
  g_set_object (&self->question, report);
  publish (self, report);
}

/* As one move, and what was done is said afterwards. */
static void
answer_cell (SatdokuAssistant *self,
             const SudokuGrid *solution)
{
  guint cell = satdoku_play_get_selected (self->play);
  const SudokuGameConclusion answer = { cell, sudoku_grid_get_value (solution, cell), TRUE };
  g_autofree char *text =
    words_value_in_cell (sudoku_game_get_geometry (get_game (self)), cell, answer.value);
  g_autofree char *verdict = words_capitalise (text);

  sudoku_game_conclude (get_game (self), &answer, 1);
  say (self, SATDOKU_MOOD_GOOD, verdict, _ ("Undo takes it back."));
}

static void
take_solution (SatdokuAssistant *self,
               gconstpointer found)
{
  const SatdokuFinding *finding = found;
  g_autoptr (SatdokuReport) report = NULL;

  if (finding->verdict == SUDOKU_VERDICT_CONFLICT && show_conflicts (self, TRUE))
    return;
  if (finding->solution != NULL && self->one_cell)
    {
      answer_cell (self, finding->solution);
      return;
    }
  if (finding->solution != NULL)
    {
      satdoku_partial_observer_end (self->partial);
      sudoku_game_fill_answers (get_game (self), finding->solution);
      report =
        satdoku_report_new (SATDOKU_MOOD_GOOD, _ ("Solved by the solver"),
                            _ ("Undo takes it back."));
    }
  else if (finding->verdict == SUDOKU_VERDICT_NO_SOLUTION)
    {
      report = report_no_solution (self, finding, _ ("Your numbers leave no solution"));
      offer_partial (report);
    }
  else
    report = satdoku_report_new (SATDOKU_MOOD_PLAIN, _ ("No answer was found in time"), NULL);
  add_stats (report, finding);
  publish (self, report);
}

static void
check_cb (SatdokuAssistant *self)
{
  show_board (self);
  if (show_conflicts (self, FALSE))
    return;
  if (sudoku_game_is_solved (get_game (self)))
    publish (self, NULL);
  else
    start_job (self, SATDOKU_PUZZLE_JOB_CHECK);
}

static char *
word_partial (const SudokuPartial *partial)
{
  g_autofree char *dropped = words_partial_dropped (partial);
  g_autofree char *sentence = dropped != NULL ? g_strdup_printf (_ ("%s."), dropped) : NULL;

  return g_strjoin ("\n", _ ("This is no solution. Undo takes it back."), sentence, NULL);
}

static void
fill_partial (SatdokuAssistant *self,
              const SudokuPartial *partial)
{
  g_autofree char *verdict = words_partial (partial);
  g_autofree char *details = word_partial (partial);
  g_autoptr (SatdokuReport) report =
    satdoku_report_new (SATDOKU_MOOD_WARNING, verdict, details);

  satdoku_play_note_help (self->play);
  satdoku_partial_observer_end (self->partial);
  if (sudoku_game_fill_partial (get_game (self), partial->grid))
    satdoku_partial_observer_begin (self->partial, sudoku_game_get_grid (get_game (self)));
  say_none (report);
  publish (self, report);
}

static void
take_partial (SatdokuAssistant *self,
              gconstpointer found)
{
  const SudokuPartial *partial = found;

  if (sudoku_game_is_unaided (get_game (self)) && !self->confirmed)
    ask_before_filling (self);
  else if (partial->n_dropped == 0 &&
           partial->n_filled == sudoku_grid_get_n_cells (partial->grid))
    start_job (self, SATDOKU_PUZZLE_JOB_SOLVE);
  else
    fill_partial (self, partial);
}

static void
fill_partial_cb (SatdokuAssistant *self)
{
  show_board (self);
  self->one_cell = FALSE;
  /* The same again, by the button of the question or by any other way, says yes to it. */
  self->confirmed =
    self->question != NULL && satdoku_play_get_report (self->play) == self->question;
  start_job (self, SATDOKU_PUZZLE_JOB_FILL);
}

static void
solve_cb (SatdokuAssistant *self)
{
  satdoku_play_focus_board (self->play);
  self->one_cell = FALSE;
  start_job (self, SATDOKU_PUZZLE_JOB_SOLVE);
}

static void
solve_cell_cb (SatdokuAssistant *self)
{
  guint cell = satdoku_play_get_selected (self->play);

  satdoku_play_focus_board (self->play);
  self->one_cell = TRUE;
  if (sudoku_grid_get_value (sudoku_game_get_grid (get_game (self)), cell) == 0)
    start_job (self, SATDOKU_PUZZLE_JOB_SOLVE);
  else
    say (self, SATDOKU_MOOD_PLAIN, _ ("This cell is filled"),
         _ ("Choose an empty cell to have it solved."));
}

/* What is asked of the same step, and the other steps of its position, are one hint. */
static void
note_hint (SatdokuAssistant *self)
{
  gboolean waits = FALSE;

  g_object_get (self->guide, "waits", &waits, NULL);
  if (!waits && satdoku_guide_get_grade (self->guide) == SATDOKU_GUIDE_NOTHING)
    satdoku_play_note_asked (self->play, SUDOKU_HELP_HINT);
}

static void
hint_cb (SatdokuAssistant *self)
{
  show_board (self);
  note_hint (self);
  satdoku_guide_go_on (self->guide);
}

static void
hint_another_cb (SatdokuAssistant *self,
                 GVariant *parameter,
                 const SatdokuCommand *command)
{
  show_board (self);
  note_hint (self);
  satdoku_guide_show_another (self->guide, command->number < 0);
}

static void
hint_close_cb (SatdokuAssistant *self)
{
  satdoku_guide_close (self->guide);
  satdoku_play_focus_board (self->play);
}

static void
go_back (SatdokuAssistant *self,
         guint position,
         guint n_back)
{
  g_autofree char *details = NULL;

  sudoku_game_go_to (get_game (self), position);
  details = g_strdup_printf (
    ngettext ("%u move was taken back. Undo brings it back.",
              "%u moves were taken back. Undo brings them back.", n_back),
    n_back);
  say (self, SATDOKU_MOOD_GOOD,
       _ ("Back at a solvable position"), details);
  satdoku_play_focus_board (self->play);
}

static void
take_past (SatdokuAssistant *self,
           gconstpointer found)
{
  const SatdokuPast *past = found;

  if (past->verdict == SUDOKU_VERDICT_NO_SOLUTION)
    say (self, SATDOKU_MOOD_BAD, _ ("This puzzle has no solution"),
         _ ("It had none from the start."));
  else if (past->verdict != SUDOKU_VERDICT_SOLVABLE)
    say (self, SATDOKU_MOOD_PLAIN, _ ("No answer was found in time"), NULL);
  else if (past->position == past->start)
    say (self, SATDOKU_MOOD_GOOD, _ ("This can still be solved"),
         _ ("No move was taken back."));
  else
    go_back (self, past->position, past->start - past->position);
}

static void
back_to_solvable_cb (SatdokuAssistant *self)
{
  show_board (self);
  start_job (self, SATDOKU_PUZZLE_JOB_FIND_SOLVABLE);
}

static char *
word_count (guint64 n_solutions)
{
  g_autofree char *count = words_count (n_solutions);

  if (n_solutions == 0)
    return g_strdup (_ ("No solution"));
  if (n_solutions == 1)
    return g_strdup (_ ("Exactly one solution"));
  if (n_solutions == SATDOKU_COUNT_MAX)
    /* Translators: counting ends there; %s is a number with grouped digits. */
    return g_strdup_printf (_ ("%s solutions or more"), count);
  /* Translators: %s is a number with grouped digits. */
  return g_strdup_printf (ngettext ("%s solution", "%s solutions", (gulong)n_solutions), count);
}

static void
take_count (SatdokuAssistant *self,
            gconstpointer found)
{
  guint64 n_solutions = *(const guint64 *)found;
  g_autofree char *verdict = word_count (n_solutions);
  SatdokuMood mood = SATDOKU_MOOD_PLAIN;

  if (n_solutions <= 1)
    mood = n_solutions == 1 ? SATDOKU_MOOD_GOOD : SATDOKU_MOOD_BAD;
  say (self, mood, verdict,
       sudoku_game_count (get_game (self), SUDOKU_ORIGIN_ENTRY) > 0
         ? _ ("Only solutions with your numbers were counted.")
         : NULL);
}

static void
count_cb (SatdokuAssistant *self)
{
  show_board (self);
  if (!show_conflicts (self, FALSE))
    start_job (self, SATDOKU_PUZZLE_JOB_COUNT);
}

/* The finding is kept until it is reported: a change of the game drops it from the request. */
static void
done_cb (SatdokuAssistant *self)
{
  static void (*const take[SATDOKU_N_PUZZLE_JOBS]) (SatdokuAssistant *, gconstpointer) = {
    [SATDOKU_PUZZLE_JOB_CHECK] = take_check,
    [SATDOKU_PUZZLE_JOB_SOLVE] = take_solution,
    [SATDOKU_PUZZLE_JOB_FILL] = take_partial,
    [SATDOKU_PUZZLE_JOB_COUNT] = take_count,
    [SATDOKU_PUZZLE_JOB_FIND_SOLVABLE] = take_past,
  };
  const GError *error = satdoku_request_get_error (self->request);
  SatdokuPuzzleJob job = self->job;
  gpointer found = satdoku_request_steal_result (self->request);

  if (error != NULL)
    satdoku_report_error (self->play, error);
  if (found == NULL)
    return;
  take[job](self, found);
  satdoku_puzzle_job_free (job, found);
}

static const SatdokuCommand commands_table[] = {
  { "check", G_CALLBACK (check_cb), "!paused !looking whole" },
  { "count", G_CALLBACK (count_cb), "!paused !looking whole" },
  { "solve", G_CALLBACK (solve_cb), "!paused !looking whole n-empty|n-answers" },
  { "solve-cell", G_CALLBACK (solve_cell_cb), "!paused !looking whole has-cell n-empty" },
  { "fill-partial", G_CALLBACK (fill_partial_cb), "!paused !looking whole n-empty|n-answers" },
  { "hint", G_CALLBACK (hint_cb), "!paused !looking whole n-empty" },
  { "hint-another", G_CALLBACK (hint_another_cb), "!paused !looking whole n-empty", .number = 1 },
  { "hint-previous", G_CALLBACK (hint_another_cb), "!paused !looking whole n-empty",
    .number = -1 },
  { "hint-close", G_CALLBACK (hint_close_cb), "!looking hint-shown" },
  { "back-to-solvable", G_CALLBACK (back_to_solvable_cb), "!paused !looking whole can-undo" },
};

SATDOKU_DEFINE_GETTER (SatdokuAssistant, satdoku_assistant, guide, SatdokuGuide *)

static void
satdoku_assistant_class_init (SatdokuAssistantClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    /* Is the player warned, unasked, that there is no solution any more? */
    [PROP_WARNS] = { "warns", G_TYPE_BOOLEAN, G_PARAM_READWRITE,
                     G_STRUCT_OFFSET (SatdokuAssistant, warns), G_CALLBACK (warns_changed) },
  };

  satdoku_properties_install (klass, rows, N_PROPS, NULL);
  satdoku_class_drops (klass, SatdokuAssistant, followed, g_object_unref);
  satdoku_class_drops (klass, SatdokuAssistant, request, g_object_unref);
  satdoku_class_drops (klass, SatdokuAssistant, question, g_object_unref);
  satdoku_class_drops (klass, SatdokuAssistant, guide, g_object_unref);
  satdoku_class_drops (klass, SatdokuAssistant, partial, g_object_unref);
  satdoku_class_drops (klass, SatdokuAssistant, play, g_object_unref);
}

static void
satdoku_assistant_init (SatdokuAssistant *self)
{
}

SatdokuAssistant *
satdoku_assistant_new (SatdokuPlay *play)
{
  SatdokuAssistant *self;

  g_return_val_if_fail (SATDOKU_IS_PLAY (play), NULL);

  self = g_object_new (SATDOKU_TYPE_ASSISTANT, NULL);
  self->play = g_object_ref (play);
  self->request = satdoku_request_new (satdoku_play_get_worker (play), G_CALLBACK (done_cb), self);
  self->guide = satdoku_guide_new (play);
  self->partial = satdoku_partial_observer_new (play);
  self->followed = satdoku_play_follow (play, self, "bind", G_CALLBACK (revision_cb),
                                        "notify::revision", G_CALLBACK (revision_cb), NULL);
  satdoku_commands_bind (satdoku_play_get_commands (play), "hint-shown", self->guide, "grade");
  satdoku_commands_add (satdoku_play_get_commands (play), commands_table,
                        G_N_ELEMENTS (commands_table), self);
  return self;
}
