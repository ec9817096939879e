/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli explain: everything about a puzzle, in sentences: whether it has exactly one
 * solution, how hard it is, and how the solution is found, step by step; or why there is none, or
 * what it lacks where there are several. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <sudoku-addition.h>
#include <sudoku-difference.h>
#include <sudoku-further-rules.h>
#include <sudoku-item-doubt.h>
#include <sudoku-level-judge.h>
#include <sudoku-rate.h>
#include <sudoku-rule-text.h>
#include <sudoku-superfluous.h>
#include <sudoku-take-back.h>
#include <words-conflict-set.h>
#include <words-step.h>

#include "cli-command.h"
#include "cli-core.h"
#include "cli-path.h"
#include "cli-place.h"
#include "cli-puzzles.h"
#include "cli-verdict.h"

/* For each search for steps, in the units of sudoku_step_search_set_budget(). */
#define WORK_MAX 200000000
/* Solutions are counted up to this. */
#define N_SOLUTIONS_MAX 1000

/* Everything filled counts, as for the verdict. */
static SudokuGrid *
take_as_givens (const SudokuGrid *grid)
{
  SudokuGrid *copy = sudoku_grid_copy (grid);

  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    if (sudoku_grid_get_value (grid, cell) != 0)
      sudoku_grid_set (copy, cell, sudoku_grid_get_value (grid, cell), SUDOKU_ORIGIN_GIVEN);
  return copy;
}

static SudokuStep *
find_hardest (const SudokuRating *rating)
{
  guint n = 0;
  SudokuStep *const *steps = sudoku_rating_get_steps (rating, &n);
  SudokuStep *hardest = NULL;

  for (guint i = 0; i < n; i++)
    if (hardest == NULL || sudoku_step_get_rating (steps[i]) > sudoku_step_get_rating (hardest))
      hardest = steps[i];
  return hardest;
}

/* "redundant: r1c1 r2c3": the givens each of which can be removed alone; nothing if there are none.
 * FALSE with an error. */
static gboolean
append_redundant (GString *text,
                  const SudokuGrid *grid,
                  const SudokuTask *task,
                  GError **error)
{
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_grid_get_geometry (grid));
  g_autoptr (SudokuSuperfluous) superfluous = sudoku_superfluous_find (grid, NULL, task, error);

  if (superfluous == NULL)
    return FALSE;
  if (superfluous->n_cells + superfluous->n_unknown == 0)
    return TRUE;
  g_string_append (text, "redundant:");
  for (guint i = 0; i < superfluous->n_cells; i++)
    cli_place_append_cell (text, links, superfluous->cells[i]);
  g_string_append (text, superfluous->n_unknown == 0 ? "\n" : " # not all were tried\n");
  return TRUE;
}

static void
append_items (GString *text,
              SudokuGeometry *geometry,
              const guint *rules,
              guint n_rules)
{
  for (guint i = 0; i < n_rules; i++)
    {
      g_autofree char *rule = sudoku_rule_to_text (sudoku_geometry_get_rule (geometry, rules[i]),
                                                   sudoku_geometry_get_side (geometry));

      g_string_append_printf (text, " %s", rule);
    }
}

/* "redundant items: cage=15:r1c1r1c2 …": each of which can be left out alone; "enough items: …":
 * those that suffice together. FALSE with an error. */
static gboolean
append_item_needs (GString *text,
                   const SudokuGrid *grid,
                   const SudokuTask *task,
                   GError **error)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  g_autoptr (SudokuItemNeeds) needs = NULL;
  GError *local_error = NULL;

  if (!sudoku_geometry_has_items (geometry))
    return TRUE;
  needs = sudoku_item_needs_find (grid, task, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return FALSE;
    }
  if (needs == NULL || needs->n_spare + needs->n_unknown == 0)
    return TRUE;
  g_string_append (text, "redundant items:");
  append_items (text, geometry, needs->spare, needs->n_spare);
  g_string_append (text, needs->n_unknown == 0 ? "\n" : " # not all were tried\n");
  g_string_append (text, "enough items:");
  append_items (text, geometry, needs->enough, needs->n_enough);
  g_string_append (text, needs->minimal ? "\n" : " # not proven minimal\n");
  return TRUE;
}

/* "rating: moderate	3.0	342	medium", "hardest: skyscraper", redundant givens, and the steps. */
static CliStatus
print_path (CliSession *session,
            const CliPuzzle *puzzle)
{
  g_autoptr (SudokuGrid) grid = take_as_givens (puzzle->grid);
  gboolean rated = cli_path_is_rated (grid);
  g_autoptr (SudokuRating) explainer = NULL;
  g_autoptr (SudokuRating) hodoku = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *line = NULL;
  g_autoptr (GError) error = NULL;
  const SudokuStep *hardest = NULL;
  SudokuLevel level;
  SudokuTask task;
  CliStatus status, end;

  cli_path_get_task (session, grid, &task);
  explainer = sudoku_rating_new (grid, sudoku_scale_find ("explainer"), TRUE, WORK_MAX, &task);
  cli_path_get_task (session, grid, &task);
  if (rated)
    hodoku = sudoku_rating_new (grid, sudoku_scale_find ("hodoku"), TRUE, WORK_MAX, &task);
  if (g_cancellable_set_error_if_cancelled (session->cancellable, &error))
    return cli_session_fail (session, puzzle->place, error);
  cli_path_get_task (session, grid, &task);
  level = sudoku_level_judge (grid, &task);
  line = sudoku_rating_to_text (rated ? sudoku_rate (grid) : SUDOKU_DIFFICULTY_UNKNOWN,
                                rated ? explainer : NULL, hodoku, level);
  g_string_append_printf (text, "rating: %s\n", line);
  hardest = find_hardest (explainer);
  if (hardest != NULL)
    g_string_append_printf (text, "hardest: %s\n", sudoku_step_get_technique (hardest)->id);
  cli_session_get_task (session, &task);
  if (!append_redundant (text, grid, &task, &error))
    return cli_session_fail (session, puzzle->place, error);
  cli_session_get_task (session, &task);
  if (!append_item_needs (text, grid, &task, &error))
    return cli_session_fail (session, puzzle->place, error);
  cli_path_append (text, explainer, grid, session->options->coordinates);
  status = cli_session_print (session, text->str);
  if (!sudoku_rating_was_cut_short (explainer) &&
      (hodoku == NULL || !sudoku_rating_was_cut_short (hodoku)) &&
      level != SUDOKU_LEVEL_UNKNOWN)
    return status;
  end = cli_puzzle_tell_cut_short (puzzle, session);
  return MAX (status, end);
}

static void
append_premises (GString *text,
                 const SudokuLinks *links,
                 const SudokuPremise *premises,
                 guint n)
{
  for (guint i = 0; i < n; i++)
    {
      cli_place_append_cell (text, links, premises[i].cell);
      g_string_append_printf (text, "=%u", premises[i].value);
    }
}

/* "conflict: r1c2=5 r3c4=7", and then why that has no solution. */
static void
append_conflict (GString *text,
                 SudokuLinks *links,
                 const SudokuConflictSet *set,
                 WordsCoordinates coordinates)
{
  g_autoptr (SudokuConflictReason) reason = sudoku_conflict_reason_find (set, links);
  g_autofree char *sentence = words_conflict_set (set, reason, links);

  g_string_append (text, "conflict:");
  append_premises (text, links, set->premises, set->n_premises);
  if (!set->minimal)
    g_string_append (text, " # not proven minimal");
  g_string_append_printf (text, "\n%*s%s\n", CLI_PATH_INDENT, "", sentence);
  if (reason->step != NULL)
    words_step_append_reasons (reason->step, reason->position, links, coordinates,
                               CLI_PATH_INDENT, text);
}

/* "conflicting items: cage=3:r1c1r1c2 … r5c5=7", when there are items. FALSE with an error. */
static gboolean
append_item_conflict (GString *text,
                      const SudokuGrid *grid,
                      const SudokuTask *task,
                      GError **error)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  g_autoptr (SudokuLinks) links = NULL;
  g_autoptr (SudokuItemConflict) conflict = NULL;
  GError *local_error = NULL;

  if (!sudoku_geometry_has_items (geometry))
    return TRUE;
  conflict = sudoku_item_conflict_find (grid, task, &local_error);
  if (local_error != NULL)
    {
      g_propagate_error (error, local_error);
      return FALSE;
    }
  if (conflict == NULL || conflict->n_rules == 0)
    return TRUE;
  links = sudoku_links_new (geometry);
  g_string_append (text, "conflicting items:");
  append_items (text, geometry, conflict->rules, conflict->n_rules);
  for (guint i = 0; i < conflict->n_cells; i++)
    {
      cli_place_append_cell (text, links, conflict->cells[i]);
      g_string_append_printf (text, "=%u", sudoku_grid_get_value (grid, conflict->cells[i]));
    }
  g_string_append (text, conflict->minimal ? "\n" : " # not proven minimal\n");
  return TRUE;
}

/* "take back: r1c2=5" */
static void
append_take_back (GString *text,
                  const SudokuLinks *links,
                  const SudokuTakeBack *take_back)
{
  if (take_back->n_premises == 0)
    return;
  g_string_append (text, "take back:");
  append_premises (text, links, take_back->premises, take_back->n_premises);
  if (!take_back->smallest)
    g_string_append (text, " # not proven smallest");
  g_string_append_c (text, '\n');
}

/* The effort is limited even without a time limit. */
static CliStatus
tell_no_reason (CliSession *session,
                const CliPuzzle *puzzle)
{
  if (session->options->time_limit > 0)
    return cli_session_give_up (session, puzzle->place);
  cli_session_tell (session, puzzle->place, "%s",
                    _ ("the search was cut short before it found the cells that leave no "
                       "solution"));
  return CLI_NO;
}

/* It may take longer than explaining why there is no solution, which is printed already. */
static CliStatus
print_take_back (CliSession *session,
                 const CliPuzzle *puzzle,
                 const SudokuLinks *links)
{
  g_autoptr (SudokuTakeBack) take_back = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  CliStatus status;
  SudokuTask task;

  cli_session_get_task (session, &task);
  take_back = sudoku_take_back_find (puzzle->grid, NULL, &task, &error);
  if (take_back == NULL)
    return cli_session_fail (session, puzzle->place, error);
  append_take_back (text, links, take_back);
  status = cli_session_print (session, text->str);
  return MAX (status, CLI_NO);
}

static CliStatus
print_conflict (CliSession *session,
                const CliPuzzle *puzzle)
{
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_grid_get_geometry (puzzle->grid));
  g_autoptr (SudokuConflictSearch) search = sudoku_conflict_search_new (puzzle->grid, NULL);
  g_autoptr (SudokuConflictSet) set = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  SudokuConflictAnswer answer;
  CliStatus status, end;
  SudokuTask task;

  cli_session_get_task (session, &task);
  answer = sudoku_conflict_search_next (search, &task, &set, &error);
  if (error != NULL)
    return cli_session_fail (session, puzzle->place, error);
  if (answer != SUDOKU_CONFLICT_FOUND)
    return tell_no_reason (session, puzzle);
  append_conflict (text, links, set, session->options->coordinates);
  cli_session_get_task (session, &task);
  if (!append_item_conflict (text, puzzle->grid, &task, &error))
    return cli_session_fail (session, puzzle->place, error);
  status = cli_session_print (session, text->str);
  if (session->closed)
    return status;
  end = print_take_back (session, puzzle, links);
  return MAX (status, end);
}

/* "solutions: 12" or "solutions: at least 1000" */
static void
append_number (GString *text,
               const SudokuAmbiguity *ambiguity)
{
  g_string_append_printf (text, "solutions: %s%u\n", ambiguity->complete ? "" : "at least ",
                          MAX (ambiguity->solutions->len, 2));
}

/* "differs: r1c1 r1c4" */
static void
append_difference (GString *text,
                   const SudokuLinks *links,
                   const SudokuDifference *difference)
{
  g_string_append (text, "differs:");
  for (guint i = 0; i < difference->n_cells; i++)
    cli_place_append_cell (text, links, difference->cells[i]);
  g_string_append (text, difference->smallest ? "\n" : " # not proven smallest\n");
}

/* "add: r1c1=5" */
static void
append_addition (GString *text,
                 const SudokuLinks *links,
                 const SudokuAddition *addition)
{
  if (!addition->possible)
    return;
  g_string_append (text, "add:");
  for (guint i = 0; i < addition->n_cells; i++)
    {
      cli_place_append_cell (text, links, addition->cells[i]);
      g_string_append_printf (text, "=%u", addition->solution[addition->cells[i]]);
    }
  g_string_append (text, addition->fewest ? "\n" : " # not proven smallest\n");
}

/* "rule: x", a line for each rule. */
static void
append_rules (GString *text,
              const GPtrArray *rules)
{
  for (guint i = 0; i < rules->len; i++)
    g_string_append_printf (text, "rule: %s\n", sudoku_rule_get_kind (rules->pdata[i])->id);
}

/* The difference of two solutions. FALSE with an error. */
static gboolean
find_difference (GString *text,
                 const SudokuGrid *grid,
                 const SudokuAmbiguity *ambiguity,
                 const SudokuTask *task,
                 GError **error)
{
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_grid_get_geometry (grid));
  g_autoptr (SudokuDifference) difference = NULL;

  difference = sudoku_difference_find (grid, ambiguity, task, error);
  if (difference != NULL)
    append_difference (text, links, difference);
  return difference != NULL;
}

/* The givens that leave one solution. FALSE with an error. */
static gboolean
find_addition (GString *text,
               const SudokuGrid *grid,
               const SudokuAmbiguity *ambiguity,
               const SudokuTask *task,
               GError **error)
{
  g_autoptr (SudokuLinks) links = sudoku_links_new (sudoku_grid_get_geometry (grid));
  g_autoptr (SudokuAddition) addition = NULL;

  addition = sudoku_addition_find (grid, ambiguity, NULL, task, error);
  if (addition != NULL)
    append_addition (text, links, addition);
  return addition != NULL;
}

/* The rules that leave one solution. FALSE with an error. */
static gboolean
find_rules (GString *text,
            const SudokuGrid *grid,
            const SudokuAmbiguity *ambiguity,
            const SudokuTask *task,
            GError **error)
{
  g_autoptr (GPtrArray) rules = NULL;
  gboolean complete = FALSE;

  rules = sudoku_further_rules_find (grid, ambiguity, task, &complete, error);
  if (rules != NULL)
    append_rules (text, rules);
  return rules != NULL;
}

/* A part of the description of several solutions. FALSE with an error. */
typedef gboolean (*Part) (GString *text,
                          const SudokuGrid *grid,
                          const SudokuAmbiguity *ambiguity,
                          const SudokuTask *task,
                          GError **error);

/* Each part may take long, so it is printed before the next. */
static CliStatus
print_parts (CliSession *session,
             const CliPuzzle *puzzle,
             const SudokuAmbiguity *ambiguity)
{
  static const Part parts[] = { find_difference, find_addition, find_rules };
  CliStatus status = CLI_NO;

  for (gsize i = 0; i < G_N_ELEMENTS (parts) && !session->closed; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GError) error = NULL;
      CliStatus printed = CLI_NO;
      SudokuTask task;

      cli_session_get_task (session, &task);
      if (!parts[i](text, puzzle->grid, ambiguity, &task, &error))
        return cli_session_fail (session, puzzle->place, error);
      if (text->len > 0)
        printed = cli_session_print (session, text->str);
      status = MAX (status, printed);
    }
  return status;
}

static CliStatus
print_ambiguity (CliSession *session,
                 const CliPuzzle *puzzle)
{
  g_autoptr (SudokuAmbiguity) ambiguity = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  CliStatus status, end;
  SudokuTask task;

  cli_session_get_task (session, &task);
  ambiguity = sudoku_ambiguity_find (puzzle->grid, N_SOLUTIONS_MAX, &task, &error);
  if (ambiguity == NULL)
    return cli_session_fail (session, puzzle->place, error);
  append_number (text, ambiguity);
  status = cli_session_print (session, text->str);
  if (session->closed || ambiguity->solutions->len < 2)
    return MAX (status, CLI_NO);
  end = print_parts (session, puzzle, ambiguity);
  return MAX (status, end);
}

static CliStatus
explain (CliSession *session,
         const CliPuzzle *puzzle)
{
  SudokuVerdict verdict = SUDOKU_VERDICT_UNKNOWN;
  CliStatus status = cli_verdict_print (session, puzzle, &verdict);

  if (verdict == SUDOKU_VERDICT_UNIQUE && !session->closed)
    status = print_path (session, puzzle);
  else if ((verdict == SUDOKU_VERDICT_NO_SOLUTION || verdict == SUDOKU_VERDICT_CONFLICT) &&
           !session->closed)
    {
      CliStatus written = CLI_YES;

      status = print_conflict (session, puzzle);
      if (!session->closed)
        written = cli_core_write_of_puzzle (session, puzzle);
      status = MAX (status, written);
    }
  else if (verdict == SUDOKU_VERDICT_SEVERAL && !session->closed)
    status = print_ambiguity (session, puzzle);
  return status;
}

CliStatus
cli_explain (CliSession *session)
{
  return cli_puzzles_run_marked (session, explain, cli_core_explain);
}
