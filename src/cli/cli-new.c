/* SPDX-License-Identifier: GPL-3.0-or-later */

/* satdoku-cli new: makes puzzles. */

#include "satdoku-config.h"

#include <glib/gi18n.h>
#include <sudoku-day.h>
#include <sudoku-generate.h>
#include <sudoku-pattern-check.h>

#include "cli-clauses.h"
#include "cli-command.h"
#include "cli-stream.h"

#define SIZE_DEFAULT 9
/* For random regions: so that nothing recalls boxes, and nearly every map has a grid. */
#define WILDNESS 2

static SudokuGeometry *
make_geometry (const CliOptions *options,
               GError **error)
{
  const SudokuShapeHint *shape = &options->shape;
  guint size = options->size != 0 ? options->size : SIZE_DEFAULT;
  g_autoptr (SudokuGeometry) geometry = NULL;

  if (shape->box_rows != 0)
    size = shape->box_rows * shape->box_columns;
  if (options->regions_side != 0)
    size = options->regions_side;
  if (options->pattern != NULL)
    size = sudoku_pattern_get_side (options->pattern);
  geometry = sudoku_shape_hint_complete (shape, "new", size, error);
  return geometry != NULL ? cli_clauses_extend (options->clauses, NULL, geometry, error) : NULL;
}

/* Reports what could not be achieved. */
static void
tell_shortfalls (CliSession *session,
                 const char *place,
                 const SudokuGrid *puzzle,
                 const SudokuGenerated *report)
{
  guint n_givens = sudoku_grid_count (puzzle, SUDOKU_ORIGIN_GIVEN);

  if (report->cut_short)
    /* Translators: %g is a number of seconds. */
    cli_session_tell (session, place,
                      _ ("the time limit of %g seconds ended it; another run may make another one"),
                      session->options->time_limit);
  if (session->options->n_givens != 0 && n_givens != session->options->n_givens)
    cli_session_tell (session, place,
                      ngettext ("it has %u given, not %u", "it has %u givens, not %u", n_givens),
                      n_givens, session->options->n_givens);
}

static CliStatus
get_status (const GError *error,
            CliStatus otherwise)
{
  if (sudoku_generate_has_missed_level (error))
    return CLI_GAVE_UP;
  if (g_error_matches (error, SUDOKU_ERROR, SUDOKU_ERROR_NO_SOLUTION))
    return CLI_NO;
  return otherwise;
}

static gboolean
has_chance (const CliOptions *options)
{
  return options->random_regions || !sudoku_set_is_empty (options->sampled);
}

static CliStatus
make (CliSession *session,
      SudokuGeometry *geometry,
      guint64 seed)
{
  const GPtrArray *techniques = session->options->techniques;
  const SudokuGenerateOptions options = {
    .geometry = geometry,
    .wildness = session->options->random_regions ? WILDNESS : 0,
    .sampled = session->options->sampled,
    .symmetry = session->options->symmetry,
    .pattern = session->options->pattern,
    .unique = !session->options->not_unique,
    .strategy = session->options->strategy,
    .n_givens = session->options->n_givens,
    .level = session->options->level,
    .difficulty = session->options->difficulty,
    .demand = {
      .technique = techniques != NULL ? g_ptr_array_index (techniques, 0) : NULL,
      .rating_min = session->options->rating_min,
      .rating_max = session->options->rating_max,
    },
    .seed = seed,
  };
  g_autofree char *place = g_strdup_printf ("seed %" G_GUINT64_FORMAT, seed);
  SudokuGenerated report = { 0 };
  g_autoptr (SudokuGrid) puzzle = NULL;
  g_autoptr (GError) error = NULL;
  SudokuTask task;
  CliStatus status;

  cli_session_get_task (session, &task);
  puzzle = sudoku_generate (&options, &task, &report, &error);
  if (puzzle == NULL)
    status = cli_session_fail (session, place, error);
  else
    {
      g_autoptr (SudokuDocument) document = sudoku_document_new (puzzle);

      /* What was chosen at random has to be shown with the puzzle. */
      status = cli_session_print_document (
        session, document, has_chance (session->options) ? sudoku_format_find_for_games () : NULL,
        place);
      tell_shortfalls (session, place, puzzle, &report);
    }
  sudoku_generated_clear (&report);
  return get_status (error, status);
}

/* On Sundays the rules have to be shown with the puzzle. */
static CliStatus
make_day (CliSession *session)
{
  const GDate *date = &session->options->date;
  g_autofree char *place = sudoku_day_write (date);
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGrid) puzzle = NULL;
  g_autoptr (SudokuDocument) document = NULL;
  SudokuTask task;

  cli_session_get_task (session, &task);
  puzzle = sudoku_day_make (date, &task, &error);
  if (puzzle == NULL)
    return get_status (error, cli_session_fail (session, place, error));
  document = sudoku_document_new (puzzle);
  return cli_session_print_document (
    session, document,
    sudoku_day_get_variant (date) != SUDOKU_DAY_CLASSIC ? sudoku_format_find_for_games () : NULL,
    place);
}

/* Consecutive seeds, of all puzzles or some of them. */
typedef struct
{
  SudokuGeometry *geometry; /* borrowed */
  guint64 seed;
  guint64 n_left;
} Seeds;

static Seeds *
take_seeds (Seeds *self,
            guint64 n)
{
  Seeds *part = g_memdup2 (self, sizeof *self);

  part->n_left = n;
  self->seed += n;
  self->n_left -= n;
  return part;
}

static gpointer
next_cb (gpointer input,
         guint n_items,
         CliSession *session,
         CliStatus *status G_GNUC_UNUSED,
         gboolean *more G_GNUC_UNUSED)
{
  Seeds *self = input;

  if (self->n_left == 0 || g_cancellable_is_cancelled (session->cancellable))
    return NULL;
  return take_seeds (self, MIN (n_items, self->n_left));
}

static gboolean
work_cb (gpointer part,
         CliSession *session,
         CliStatus *status)
{
  Seeds *self = part;

  if (self->n_left == 0)
    return FALSE;
  *status = make (session, self->geometry, self->seed);
  self->seed++;
  self->n_left--;
  return TRUE;
}

static void
divide_cb (gpointer part,
           GPtrArray *rest)
{
  Seeds *self = part;

  if (self->n_left > 1)
    g_ptr_array_add (rest, take_seeds (self, self->n_left / 2));
  if (self->n_left > 0)
    g_ptr_array_add (rest, take_seeds (self, self->n_left));
}

/* When one can't be made, neither can the others. */
static const CliStreamKind puzzles = {
  .next = next_cb,
  .work = work_cb,
  .divide = divide_cb,
  .free = g_free,
  .last = CLI_BAD,
};

/* Reports what a symmetry leaves of a pattern. */
static void
tell_pattern (CliSession *session,
              const SudokuGeometry *geometry)
{
  const SudokuPattern *pattern = session->options->pattern;
  g_autoptr (SudokuPattern) reduced = NULL;
  guint n_cells, n_left;

  if (pattern == NULL)
    return;
  reduced = sudoku_pattern_reduce (pattern, geometry, session->options->symmetry);
  n_cells = sudoku_pattern_count (pattern);
  n_left = sudoku_pattern_count (reduced);
  if (n_left < n_cells)
    cli_session_tell (session, NULL,
                      /* Translators: a pattern is the cells in which givens may stand; both are
                       * numbers of cells, the second of which counts for the plural. */
                      ngettext ("with this symmetry, %u of %u cell of the pattern can be given",
                                "with this symmetry, %u of %u cells of the pattern can be given",
                                n_cells),
                      n_left, n_cells);
}

/* A level is made in its own way. For a puzzle with several solutions nothing but the number of
 * givens can be chosen. */
static gboolean
check_together (CliSession *session)
{
  const CliOptions *options = session->options;
  gboolean others = options->difficulty != SUDOKU_DIFFICULTY_UNKNOWN ||
                    options->techniques != NULL || options->rating_max > 0 ||
                    options->strategy != NULL;

  if (options->level != SUDOKU_LEVEL_UNKNOWN && others)
    cli_session_tell (session, NULL, "%s",
                      _ ("--level can’t be combined with a difficulty, technique, rating or "
                         "strategy"));
  else if (options->not_unique && options->n_givens == 0)
    cli_session_tell (session, NULL, "%s", _ ("--not-unique needs --givens K"));
  else if (options->not_unique && (others || options->level != SUDOKU_LEVEL_UNKNOWN))
    cli_session_tell (session, NULL, "%s",
                      _ ("a level, difficulty, technique, rating or strategy needs exactly one "
                         "solution, which '--not-unique' does not ask for"));
  else
    return TRUE;
  return FALSE;
}

/* The puzzle of a day has no properties to be chosen. */
static gboolean
check_day_alone (CliSession *session)
{
  const CliOptions *options = session->options;
  gboolean shaped = options->size != 0 || options->shape.box_rows != 0 ||
                    options->shape.no_boxes || options->rules != NULL ||
                    has_chance (options) || options->clauses != NULL;
  gboolean chosen = options->symmetry != NULL || options->level != SUDOKU_LEVEL_UNKNOWN ||
                    options->difficulty != SUDOKU_DIFFICULTY_UNKNOWN ||
                    options->techniques != NULL || options->rating_max > 0 ||
                    options->strategy != NULL || options->pattern != NULL ||
                    options->not_unique || options->n_givens != 0;

  if (!shaped && !chosen && !options->has_seed && options->count == 1)
    return TRUE;
  cli_session_tell (session, NULL, "%s",
                    _ ("--date can’t be combined with options that say what is made"));
  return FALSE;
}

CliStatus
cli_new (CliSession *session)
{
  const CliOptions *options = session->options;
  g_autoptr (GError) error = NULL;
  g_autoptr (SudokuGeometry) geometry = make_geometry (options, &error);
  Seeds seeds = { 0 };
  guint64 n_made = 0;

  if (geometry == NULL)
    return cli_session_fail (session, NULL, error);
  if (g_date_valid (&options->date))
    return check_day_alone (session) ? make_day (session) : CLI_BAD;
  if (!check_together (session))
    return CLI_BAD;
  seeds = (Seeds){
    .geometry = geometry,
    .seed = options->has_seed ? options->seed : g_random_int (),
    .n_left = options->count,
  };
  tell_pattern (session, geometry);
  if (!options->has_seed)
    cli_session_tell (session, NULL, "--seed %" G_GUINT64_FORMAT, seeds.seed);
  return cli_stream_run (session, &puzzles, &seeds, &n_made);
}
