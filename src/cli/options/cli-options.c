/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table of options and how each is read. GOption does the syntax; the table of commands says
 * which command has which option. */

#include "satdoku-config.h"

#include "cli-options.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>
#include <sudoku-box-text.h>
#include <sudoku-day.h>
#include <sudoku-item-sample.h>
#include <sudoku-rule-list.h>
#include <words-error.h>

#include "cli-clauses.h"
#include "cli-io.h"
#include "cli-pattern.h"
#include "cli-regions.h"
#include "cli-suggest.h"
#include "cli-topic.h"

/* @value is NULL for an option without one. FALSE with an error that does not name the option. */
typedef gboolean (*OptionRead) (CliOptions *self, const char *value, GError **error);

typedef struct
{
  CliOptionSet bit; /* NONE: every command has it */
  const char *name;
  char letter;
  const char *argument; /* NULL: takes none */
  const char *summary;
  OptionRead read;
} Option;

static gboolean
fail (GError **error,
      char *message)
{
  g_autofree char *owned = message;

  g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, owned);
  return FALSE;
}

static gboolean
fail_unknown (GError **error,
              const CliTopic *topic,
              const char *id)
{
  return fail (error, cli_topic_get_unknown_message (topic, id));
}

static gboolean
read_number (const char *value,
             guint min,
             guint64 max,
             guint64 *number,
             GError **error)
{
  if (g_ascii_string_to_unsigned (value, 10, min, max, number, NULL))
    return TRUE;
  if (max == G_MAXUINT64)
    return fail (error,
                 g_strdup_printf (_ ("'%s' is not a whole number of at least %u"), value, min));
  return fail (error,
               g_strdup_printf (_ ("'%s' is not a whole number between %u and %u"),
                                value, min, (guint)max));
}

static gboolean
read_help (CliOptions *self,
           const char *value,
           GError **error)
{
  self->help = TRUE;
  return TRUE;
}

static gboolean
read_from (CliOptions *self,
           const char *value,
           GError **error)
{
  self->from = sudoku_format_find (value);
  if (self->from == NULL)
    return fail_unknown (error, &cli_topic_formats, value);
  if (self->from->read == NULL)
    return fail (error, g_strdup_printf (_ ("the format '%s' can't be read"), value));
  return TRUE;
}

static gboolean
read_to (CliOptions *self,
         const char *value,
         GError **error)
{
  self->to = sudoku_format_find (value);
  if (self->to == NULL)
    return fail_unknown (error, &cli_topic_formats, value);
  if (self->to->write == NULL)
    return fail (error, g_strdup_printf (_ ("the format '%s' can't be written"), value));
  return TRUE;
}

static gboolean
read_size (CliOptions *self,
           const char *value,
           GError **error)
{
  guint64 number = 0;

  if (!read_number (value, SUDOKU_SIDE_MIN, SUDOKU_SIDE_MAX, &number, error))
    return FALSE;
  self->size = (guint)number;
  return TRUE;
}

static gboolean
read_box (CliOptions *self,
          const char *value,
          GError **error)
{
  if (sudoku_box_parse (value, -1, &self->shape.box_rows, &self->shape.box_columns))
    return TRUE;
  return fail (error,
               g_strdup_printf (_ ("'%s' is not a box shape; write rows, x and columns: 2x3"),
                                value));
}

static gboolean
read_no_boxes (CliOptions *self,
               const char *value,
               GError **error)
{
  self->shape.no_boxes = TRUE;
  return TRUE;
}

static void
add_rule (CliOptions *self,
          const char *value)
{
  if (self->rules == NULL)
    self->rules = g_ptr_array_new_with_free_func (g_free);
  else
    g_ptr_array_set_size (self->rules, (int)self->rules->len - 1);
  g_ptr_array_add (self->rules, g_strdup (value));
  g_ptr_array_add (self->rules, NULL);
  self->shape.rules = (const char *const *)self->rules->pdata;
}

/* Whether the rule is possible is checked when the side is known. Without cells some are chosen by
 * chance. */
static gboolean
read_rule (CliOptions *self,
           const char *value,
           GError **error)
{
  gsize length = strcspn (value, "=:");
  g_autofree char *id = g_strndup (value, length);
  const SudokuRuleKind *kind = sudoku_rule_kind_find (id, -1);

  if (kind == NULL)
    return fail_unknown (error, &cli_topic_rules, id);
  if (value[length] == '\0' && sudoku_rule_kind_can_sample (kind))
    self->sampled = sudoku_set_or (self->sampled, sudoku_rule_kind_get_set (kind));
  else
    add_rule (self, value);
  return TRUE;
}

static gboolean
read_x (CliOptions *self,
        const char *value,
        GError **error)
{
  return read_rule (self, "x", error);
}

static gboolean
read_regions (CliOptions *self,
              const char *value,
              GError **error)
{
  g_autofree char *rule = NULL;

  if (self->random_regions || self->regions_side != 0)
    return fail (error, g_strdup (_ ("regions can be given only once")));
  self->random_regions = g_str_equal (value, "random");
  if (self->random_regions)
    return TRUE;
  rule = cli_regions_load (value, &self->regions_side, self->cancellable, error);
  if (rule == NULL)
    return FALSE;
  add_rule (self, rule);
  return TRUE;
}

static gboolean
read_clauses (CliOptions *self,
              const char *value,
              GError **error)
{
  CliClauses *clauses = cli_clauses_load (value, self->cancellable, error);

  if (clauses == NULL)
    return FALSE;
  if (self->clauses == NULL)
    self->clauses = g_ptr_array_new_with_free_func ((GDestroyNotify)cli_clauses_free);
  g_ptr_array_add (self->clauses, clauses);
  return TRUE;
}

static gboolean
read_leave_out (CliOptions *self,
                const char *value G_GNUC_UNUSED,
                GError **error G_GNUC_UNUSED)
{
  self->leave_out = TRUE;
  return TRUE;
}

static gboolean
read_symmetry (CliOptions *self,
               const char *value,
               GError **error)
{
  self->symmetry = sudoku_symmetry_find (value);
  return self->symmetry != NULL || fail_unknown (error, &cli_topic_symmetries, value);
}

static gboolean
read_level (CliOptions *self,
            const char *value,
            GError **error)
{
  self->level = sudoku_level_find (value);
  if (self->level == SUDOKU_LEVEL_UNKNOWN)
    return fail (error, g_strdup_printf (_ ("'%s' is none of beginner, easy, medium, hard, expert "
                                            "and extreme"),
                                         value));
  return TRUE;
}

static gboolean
read_difficulty (CliOptions *self,
                 const char *value,
                 GError **error)
{
  self->difficulty = sudoku_difficulty_find (value);
  return self->difficulty != SUDOKU_DIFFICULTY_UNKNOWN ||
         fail_unknown (error, &cli_topic_difficulties, value);
}

static gboolean
read_givens (CliOptions *self,
             const char *value,
             GError **error)
{
  guint64 number = 0;

  if (!read_number (value, 1, SUDOKU_CELLS_MAX, &number, error))
    return FALSE;
  self->n_givens = (guint)number;
  return TRUE;
}

static gboolean
read_date (CliOptions *self,
           const char *value,
           GError **error)
{
  if (g_str_equal (value, "today"))
    {
      g_autoptr (GDateTime) now = g_date_time_new_now_local ();

      g_date_set_dmy (&self->date, (GDateDay)g_date_time_get_day_of_month (now),
                      (GDateMonth)g_date_time_get_month (now),
                      (GDateYear)g_date_time_get_year (now));
      return TRUE;
    }
  return sudoku_day_parse (value, &self->date) ||
         fail (error, g_strdup_printf (_ ("'%s' is no day; write it as 2026-11-29, or today"),
                                       value));
}

static gboolean
read_seed (CliOptions *self,
           const char *value,
           GError **error)
{
  self->has_seed = TRUE;
  return read_number (value, 0, G_MAXUINT64, &self->seed, error);
}

static gboolean
read_count (CliOptions *self,
            const char *value,
            GError **error)
{
  if (value != NULL)
    return read_number (value, 1, G_MAXUINT64, &self->count, error);
  self->count_runs = TRUE;
  return TRUE;
}

static gboolean
read_run (CliOptions *self,
          const char *value,
          GError **error)
{
  return read_number (value, 1, G_MAXUINT64, &self->run, error);
}

static gboolean
read_summary (CliOptions *self,
              const char *value G_GNUC_UNUSED,
              GError **error G_GNUC_UNUSED)
{
  self->summary = TRUE;
  return TRUE;
}

static gboolean
read_key (CliOptions *self,
          const char *value G_GNUC_UNUSED,
          GError **error G_GNUC_UNUSED)
{
  self->key = TRUE;
  return TRUE;
}

static gboolean
read_limit (CliOptions *self,
            const char *value,
            GError **error)
{
  return read_number (value, 1, G_MAXUINT64, &self->limit, error);
}

static gboolean
read_technique (CliOptions *self,
                const char *value,
                GError **error)
{
  g_autoptr (GPtrArray) found = sudoku_technique_find_all (value);

  if (found->len == 0)
    return fail_unknown (error, &cli_topic_techniques, value);
  if (self->techniques == NULL)
    self->techniques = g_ptr_array_new ();
  g_ptr_array_extend (self->techniques, found, NULL, NULL);
  return TRUE;
}

/* "3.0", in tenths; @end: the rest of the text. */
static gboolean
read_tenths (const char *text,
             guint *tenths,
             const char **end)
{
  gsize n = strspn (text, "0123456789");

  if (n < 1 || n > 2)
    return FALSE;
  *tenths = 10 * (guint)g_ascii_strtoull (text, NULL, 10);
  *end = text + n;
  if (**end != '.')
    return TRUE;
  if (!g_ascii_isdigit ((*end)[1]))
    return FALSE;
  *tenths += (guint)g_ascii_digit_value ((*end)[1]);
  *end += 2;
  return TRUE;
}

static gboolean
read_rating (CliOptions *self,
             const char *value,
             GError **error)
{
  const char *rest = NULL;

  if (read_tenths (value, &self->rating_min, &rest) && *rest == '-' &&
      read_tenths (rest + 1, &self->rating_max, &rest) && *rest == '\0' &&
      self->rating_min >= 10 && self->rating_max >= self->rating_min &&
      self->rating_max <= SUDOKU_RATING_MAX)
    return TRUE;
  return fail (error,
               g_strdup_printf (_ ("'%s' is not a range of ratings from 1.0 to %u.%u, such as "
                                   "3.0-4.5"),
                                value, SUDOKU_RATING_MAX / 10, SUDOKU_RATING_MAX % 10));
}

static gboolean
read_grade (CliOptions *self,
            const char *value,
            GError **error)
{
  guint64 grade = 0;

  if (!read_number (value, 1, 3, &grade, error))
    return FALSE;
  self->grade = (guint)grade;
  return TRUE;
}

static gboolean
read_path (CliOptions *self,
           const char *value G_GNUC_UNUSED,
           GError **error G_GNUC_UNUSED)
{
  self->path = TRUE;
  return TRUE;
}

static gboolean
read_scale (CliOptions *self,
            const char *value,
            GError **error)
{
  self->scale = sudoku_scale_find (value);
  if (self->scale == NULL)
    return fail (error,
                 g_strdup_printf (_ ("'%s' is none of levels, difficulties, explainer and hodoku"),
                                  value));
  return TRUE;
}

static gboolean
read_certificate (CliOptions *self,
                  const char *value G_GNUC_UNUSED,
                  GError **error G_GNUC_UNUSED)
{
  self->certificate = TRUE;
  return TRUE;
}

static gboolean
read_words (CliOptions *self,
            const char *value G_GNUC_UNUSED,
            GError **error G_GNUC_UNUSED)
{
  self->words = TRUE;
  return TRUE;
}

static gboolean
read_coordinates (CliOptions *self,
                  const char *value,
                  GError **error)
{
  if (!words_coordinates_find (value, &self->coordinates))
    return fail (error, g_strdup_printf (_ ("'%s' is none of words, r3c4 and a1"), value));
  return TRUE;
}

static gboolean
read_time_limit (CliOptions *self,
                 const char *value,
                 GError **error)
{
  char *end = NULL;

  self->time_limit = g_ascii_strtod (value, &end);
  if (end == value || *end != '\0' || !isfinite (self->time_limit) || self->time_limit <= 0)
    return fail (error, g_strdup_printf (_ ("'%s' is not a time in seconds"), value));
  return TRUE;
}

static gboolean
read_threads (CliOptions *self,
              const char *value,
              GError **error)
{
  guint64 number = 0;

  if (!read_number (value, 1, CLI_THREADS_MAX, &number, error))
    return FALSE;
  self->n_threads = (guint)number;
  return TRUE;
}

static gboolean
read_stats (CliOptions *self,
            const char *value,
            GError **error)
{
  self->stats = TRUE;
  return TRUE;
}

static gboolean
read_partial (CliOptions *self,
              const char *value G_GNUC_UNUSED,
              GError **error G_GNUC_UNUSED)
{
  self->partial = TRUE;
  return TRUE;
}

static gboolean
read_strategy (CliOptions *self,
               const char *value,
               GError **error)
{
  self->strategy = sudoku_strategy_find (value);
  return self->strategy != NULL || fail_unknown (error, &cli_topic_strategies, value);
}

static gboolean
read_pattern (CliOptions *self,
              const char *value,
              GError **error)
{
  if (self->pattern != NULL)
    return fail (error, g_strdup (_ ("a pattern can be given only once")));
  self->pattern = cli_pattern_load (value, self->cancellable, error);
  return self->pattern != NULL;
}

static gboolean
read_not_unique (CliOptions *self,
                 const char *value G_GNUC_UNUSED,
                 GError **error G_GNUC_UNUSED)
{
  self->not_unique = TRUE;
  return TRUE;
}

static gboolean
read_unique (CliOptions *self,
             const char *value G_GNUC_UNUSED,
             GError **error G_GNUC_UNUSED)
{
  self->unique = TRUE;
  return TRUE;
}

static gboolean
read_unsolvable (CliOptions *self,
                 const char *value G_GNUC_UNUSED,
                 GError **error G_GNUC_UNUSED)
{
  self->unsolvable = TRUE;
  return TRUE;
}

static gboolean
read_minimal (CliOptions *self,
              const char *value G_GNUC_UNUSED,
              GError **error G_GNUC_UNUSED)
{
  self->minimal = TRUE;
  return TRUE;
}

static gboolean
read_canonical (CliOptions *self,
                const char *value G_GNUC_UNUSED,
                GError **error G_GNUC_UNUSED)
{
  self->canonical = TRUE;
  return TRUE;
}

static gboolean
read_solver (CliOptions *self,
             const char *value,
             GError **error)
{
  g_free (self->solver);
  self->solver = g_strdup (value);
  return TRUE;
}

static gboolean
read_encoding (CliOptions *self,
               const char *value,
               GError **error)
{
  self->chooses_form = TRUE;
  self->encoding = sudoku_encoding_find (value);
  return self->encoding != NULL || fail_unknown (error, &cli_topic_encodings, value);
}

static gboolean
read_numbering (CliOptions *self,
                const char *value,
                GError **error)
{
  self->numbering = sudoku_numbering_find (value);
  return self->numbering != NULL || fail_unknown (error, &cli_topic_numberings, value);
}

static gboolean
read_reduce (CliOptions *self,
             const char *value,
             GError **error)
{
  self->chooses_form = TRUE;
  self->reduction = sudoku_reduction_find (value);
  return self->reduction != NULL || fail_unknown (error, &cli_topic_reductions, value);
}

static gboolean
read_names (CliOptions *self,
            const char *value G_GNUC_UNUSED,
            GError **error G_GNUC_UNUSED)
{
  self->names = TRUE;
  return TRUE;
}

static gboolean
read_output (CliOptions *self,
             const char *value,
             GError **error)
{
  g_free (self->output);
  self->output = g_strdup (value);
  return TRUE;
}

static gboolean
read_force (CliOptions *self,
            const char *value G_GNUC_UNUSED,
            GError **error G_GNUC_UNUSED)
{
  self->force = TRUE;
  return TRUE;
}

static gboolean
read_law (CliOptions *self,
          const char *value,
          GError **error)
{
  const SudokuRuleKind *kind = sudoku_rule_kind_find (value, -1);

  if (kind == NULL || kind->law == NULL)
    return fail_unknown (error, &cli_topic_laws, value);
  add_rule (self, value);
  return TRUE;
}

static gboolean
read_idempotent (CliOptions *self,
                 const char *value G_GNUC_UNUSED,
                 GError **error)
{
  return read_law (self, "idempotent", error);
}

static gboolean
read_schroeder (CliOptions *self,
                const char *value G_GNUC_UNUSED,
                GError **error)
{
  return read_law (self, "schroeder", error);
}

static gboolean
read_break_symmetry (CliOptions *self,
                     const char *value G_GNUC_UNUSED,
                     GError **error)
{
  return read_rule (self, "break-symmetry", error);
}

static gboolean
read_solve (CliOptions *self,
            const char *value G_GNUC_UNUSED,
            GError **error G_GNUC_UNUSED)
{
  self->solve = TRUE;
  return TRUE;
}

static gboolean
read_model (CliOptions *self,
            const char *value,
            GError **error)
{
  g_free (self->model);
  self->model = g_strdup (value);
  return TRUE;
}

static gboolean
read_proof (CliOptions *self,
            const char *value,
            GError **error)
{
  g_free (self->proof);
  self->proof = g_strdup (value);
  return TRUE;
}

static const Option options[] = {
  { CLI_OPTION_NONE, "help", 'h', NULL,
    N_ ("Show this help"),
    read_help },
  { CLI_OPTION_FROM, "from", 0, N_ ("FORMAT"),
    N_ ("Read this format instead of detecting it"),
    read_from },
  { CLI_OPTION_SIZE, "size", 0, N_ ("N"),
    N_ ("Make N×N cells, N from 2 to 100 (9)"),
    read_size },
  { CLI_OPTION_BOX, "box", 0, N_ ("RxC"),
    N_ ("Boxes have R rows and C columns"),
    read_box },
  { CLI_OPTION_NO_BOXES, "no-boxes", 0, NULL,
    N_ ("There are no boxes: a Latin square"),
    read_no_boxes },
  { CLI_OPTION_X, "x", 0, NULL,
    N_ ("Each value appears once on each diagonal, too"),
    read_x },
  { CLI_OPTION_RULE, "rule", 0, N_ ("RULE"),
    N_ ("Add a rule; may be given several times"),
    read_rule },
  { CLI_OPTION_REGIONS, "regions", 0, N_ ("FILE"),
    N_ ("Regions instead of boxes: a row of region numbers for each row of cells"),
    read_regions },
  { CLI_OPTION_CLAUSES, "clauses", 0, N_ ("FILE"),
    N_ ("Add your own clauses, such as “r1c1=3 | r2c2!=3” or “at most 2 of …”"),
    read_clauses },
  { CLI_OPTION_LEAVE_OUT, "leave-out-unknown", 0, NULL,
    N_ ("Leave out rules and other parts of a puzzle that can’t be read"),
    read_leave_out },
  { CLI_OPTION_SYMMETRY, "symmetry", 0, N_ ("S"),
    N_ ("Symmetry of the givens (none)"),
    read_symmetry },
  { CLI_OPTION_LEVEL, "level", 0, N_ ("L"),
    N_ ("How hard it is for people: beginner, easy, medium, hard, expert or extreme"),
    read_level },
  { CLI_OPTION_DIFFICULTY, "difficulty", 0, N_ ("D"),
    N_ ("How hard it is for the Java program, with few givens: see “list difficulties”"),
    read_difficulty },
  { CLI_OPTION_NEED, "technique", 0, N_ ("T"),
    N_ ("The puzzle needs this technique, and none that is harder"),
    read_technique },
  { CLI_OPTION_RATING, "rating", 0, N_ ("MIN-MAX"),
    N_ ("The rating on a scale like Sudoku Explainer’s, such as 3.0-4.5"),
    read_rating },
  { CLI_OPTION_PATTERN, "pattern", 0, N_ ("FILE"),
    N_ ("Where givens may be: N rows of N characters, “.” where none may be"),
    read_pattern },
  { CLI_OPTION_STRATEGY, "strategy", 0, N_ ("S"),
    N_ ("How givens are removed: minimal or bisection (minimal)"),
    read_strategy },
  { CLI_OPTION_NOT_UNIQUE, "not-unique", 0, NULL,
    N_ ("Allow several solutions; --givens says how many givens there are"),
    read_not_unique },
  { CLI_OPTION_GIVENS, "givens", 0, N_ ("K"),
    N_ ("Leave K givens, or as few more as possible"),
    read_givens },
  { CLI_OPTION_DATE, "date", 0, N_ ("DAY"),
    N_ ("The puzzle of a day, 2026-11-29 or today; its weekday decides how hard it is"),
    read_date },
  { CLI_OPTION_SEED, "seed", 0, N_ ("K"),
    N_ ("Use seed K instead of a random one"),
    read_seed },
  { CLI_OPTION_COUNT, "count", 0, N_ ("M"),
    N_ ("Make M puzzles, with the seeds K, K+1, and so on"),
    read_count },
  { CLI_OPTION_STATS, "stats", 0, NULL,
    N_ ("Print times, clauses and conflicts to standard error"),
    read_stats },
  { CLI_OPTION_PARTIAL, "partial", 0, NULL,
    N_ ("If there is no solution, fill as many cells as possible"),
    read_partial },
  { CLI_OPTION_AIM, "unique", 0, NULL,
    N_ ("Make the solution unique, even if there was none"),
    read_unique },
  { CLI_OPTION_AIM, "minimal", 0, NULL,
    N_ ("Make the solution unique, and remove givens that are not needed"),
    read_minimal },
  { CLI_OPTION_CLAIM, "unique", 0, NULL,
    N_ ("The claim: there is exactly one solution"),
    read_unique },
  { CLI_OPTION_CLAIM, "unsolvable", 0, NULL,
    N_ ("The claim: there is no solution"),
    read_unsolvable },
  { CLI_OPTION_CANONICAL, "canonical", 0, NULL,
    N_ ("Write the canonical form, which is the same however a puzzle is rearranged"),
    read_canonical },
  { CLI_OPTION_SOLVER, "solver", 0, N_ ("COMMAND"),
    N_ ("Run this SAT solver: a name from “list solvers”, or a command"),
    read_solver },
  { CLI_OPTION_LIMIT, "limit", 0, N_ ("K"),
    N_ ("Stop counting at K"),
    read_limit },
  { CLI_OPTION_TECHNIQUE, "technique", 0, N_ ("T"),
    N_ ("Only steps of this technique; may be given several times"),
    read_technique },
  { CLI_OPTION_GRADE, "grade", 0, N_ ("G"),
    N_ ("How much to say: 1 where to look, 2 the technique, 3 the step (3)"),
    read_grade },
  { CLI_OPTION_PATH, "path", 0, NULL,
    N_ ("Print the steps that solve the puzzle, too"),
    read_path },
  { CLI_OPTION_SCALE, "scale", 0, N_ ("S"),
    N_ ("Whose steps: levels, difficulties, explainer or hodoku (explainer)"),
    read_scale },
  { CLI_OPTION_CERTIFICATE, "certificate", 0, NULL,
    N_ ("Print what each step follows from, too"),
    read_certificate },
  { CLI_OPTION_WORDS, "words", 0, NULL,
    N_ ("Explain each step in sentences, too"),
    read_words },
  { CLI_OPTION_COORDINATES, "coordinates", 0, N_ ("C"),
    N_ ("How sentences name cells: words, r3c4 or a1 (words)"),
    read_coordinates },
  { CLI_OPTION_LAWS, "idempotent", 0, NULL,
    N_ ("x·x = x for all x: the diagonal reads 1, 2, 3, …"),
    read_idempotent },
  { CLI_OPTION_LAWS, "schroeder", 0, NULL,
    N_ ("Schröder’s second law: (x·y)·(y·x) = x for all x and y"),
    read_schroeder },
  { CLI_OPTION_LAWS, "law", 0, N_ ("ID"),
    N_ ("A law of “list laws”; may be given several times"),
    read_law },
  { CLI_OPTION_LAWS, "break-symmetry", 0, NULL,
    N_ ("Only squares whose row x ends with at least x − 1; needs --idempotent"),
    read_break_symmetry },
  { CLI_OPTION_LAWS, "solve", 0, NULL,
    N_ ("Print a square, or “no square”, instead of the formula"),
    read_solve },
  { CLI_OPTION_BENCH, "count", 0, NULL,
    N_ ("Print how many runs there are"),
    read_count },
  { CLI_OPTION_BENCH, "run", 0, N_ ("K"),
    N_ ("Do only run K, and print its row"),
    read_run },
  { CLI_OPTION_BENCH, "summary", 0, NULL,
    N_ ("FILE is a table of results: summarise it"),
    read_summary },
  { CLI_OPTION_WORKSHEET, "size", 0, N_ ("N"),
    N_ ("Size of the puzzle in the task: N×N cells (4)"),
    read_size },
  { CLI_OPTION_WORKSHEET, "key", 0, NULL,
    N_ ("Print the answer as well"),
    read_key },
  { CLI_OPTION_FORCE, "force", 0, NULL,
    N_ ("Overwrite existing files"),
    read_force },
  { CLI_OPTION_MODEL, "model", 0, N_ ("MODEL"),
    N_ ("The file with the output of the solver, - for standard input"),
    read_model },
  { CLI_OPTION_PROOF, "proof", 0, N_ ("PROOF"),
    N_ ("The file with the proof, - for standard input"),
    read_proof },
  { CLI_OPTION_BUNDLE, "output", 'o', N_ ("OUT"),
    N_ ("Write the proof and all that is needed to check it to the folder OUT, or to OUT.tar.xz"),
    read_output },
  { CLI_OPTION_ENCODING, "encoding", 0, N_ ("E"),
    N_ ("Encoding of the rules, such as “full” or “full/commander” (full; minimal with “latin”)"),
    read_encoding },
  { CLI_OPTION_NUMBERING, "numbering", 0, N_ ("M"),
    N_ ("How the variables are numbered (original; latin with “latin”)"),
    read_numbering },
  { CLI_OPTION_REDUCE, "reduce", 0, N_ ("R"),
    N_ ("Drop what the filled cells decide: none, one-step or fixpoint (none)"),
    read_reduce },
  { CLI_OPTION_NAMES, "names", 0, NULL,
    N_ ("Explain each variable in a comment"),
    read_names },
  { CLI_OPTION_TIME_LIMIT, "time-limit", 0, N_ ("SEC"),
    N_ ("Stop after SEC seconds for each puzzle"),
    read_time_limit },
  { CLI_OPTION_THREADS, "threads", 'j', N_ ("N"),
    N_ ("Work on N puzzles or runs at once (one for each processor; 1 with “bench”)"),
    read_threads },
  { CLI_OPTION_TO, "to", 0, N_ ("FORMAT"),
    N_ ("Write this format"),
    read_to },
  { CLI_OPTION_OUTPUT, "output", 'o', N_ ("OUT"),
    N_ ("Write to the file OUT"),
    read_output },
};

/* Options of the same name, of different commands, are read in the same way. */
static const Option *
find_option (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
    {
      if (g_str_has_prefix (name, "--") && g_str_equal (name + 2, options[i].name))
        return &options[i];
      if (name[0] == '-' && name[1] == options[i].letter && name[1] != '\0')
        return &options[i];
    }
  return NULL;
}

static gboolean
option_cb (const char *name,
           const char *value,
           gpointer user_data,
           GError **error)
{
  const Option *option = find_option (name);
  g_autoptr (GError) failure = NULL;
  g_autofree char *words = NULL;

  g_assert (option != NULL);
  if (option->read (user_data, value, &failure))
    return TRUE;
  words = words_error (failure, WORDS_STYLE_TERMINAL);
  return fail (error, g_strdup_printf ("%s: %s", name, words));
}

/* GOption keeps the pointers: @entries must outlive the context. */
static GOptionContext *
new_context (CliOptions *self,
             const CliCommand *command,
             GArray *entries)
{
  GOptionContext *context = g_option_context_new (command->arguments);
  GOptionGroup *group = g_option_group_new (NULL, NULL, NULL, self, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
    if (options[i].bit == CLI_OPTION_NONE || (options[i].bit & command->options) != 0)
      {
        /* All values come as raw bytes, like file names: GOption rejects others without naming the
         * option. */
        GOptionEntry entry = {
          options[i].name, options[i].letter,
          options[i].argument == NULL ? G_OPTION_FLAG_NO_ARG : G_OPTION_FLAG_FILENAME,
          G_OPTION_ARG_CALLBACK, option_cb,
          options[i].summary, options[i].argument
        };
        g_array_append_val (entries, entry);
      }
  g_option_group_add_entries (group, (const GOptionEntry *)(gconstpointer)entries->data);
  g_option_group_set_translation_domain (group, GETTEXT_PACKAGE);
  g_option_context_set_main_group (context, group);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  g_option_context_set_summary (context, _ (command->description));
  return context;
}

/* What the parser left over: an option that the command doesn't have. */
static gboolean
fail_unknown_option (const CliCommand *command,
                     const char *argument,
                     GError **error)
{
  g_autofree char *name = g_strndup (argument, strcspn (argument, "="));
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *closest = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
    if (options[i].bit == CLI_OPTION_NONE || (options[i].bit & command->options) != 0)
      g_ptr_array_add (names, g_strconcat ("--", options[i].name, NULL));
  closest = cli_suggest (name, names);
  if (closest != NULL)
    return fail (error,
                 g_strdup_printf (_ ("'%s' has no option %s; did you mean %s?"),
                                  command->id, name, closest));
  return fail (error, g_strdup_printf (_ ("'%s' has no option %s"), command->id, name));
}

/* A side given beside it must agree. */
static gboolean
check_pattern (const CliOptions *self,
               GError **error)
{
  const guint box_cells = self->shape.box_rows * self->shape.box_columns;
  const guint said = self->regions_side != 0 ? self->regions_side
                                             : (box_cells != 0 ? box_cells : self->size);
  guint side;

  if (self->pattern == NULL || said == 0)
    return TRUE;
  side = sudoku_pattern_get_side (self->pattern);
  if (side == said)
    return TRUE;
  return fail (error,
               g_strdup_printf (_ ("the pattern is for a side of %u, not %u"), side, said));
}

static gboolean
fail_several_techniques (const GPtrArray *techniques,
                         GError **error)
{
  const SudokuTechnique *first = techniques->pdata[0], *second = techniques->pdata[1];

  /* Translators: the two are names of techniques, such as "aic". */
  return fail (error,
               g_strdup_printf (_ ("--technique takes only one technique here, not both '%s' and "
                                   "'%s'"),
                                first->id, second->id));
}

/* The output for one file would overwrite that for another, or the file itself, and there is only
 * one standard input. */
static gboolean
check_files (const CliOptions *self,
             GError **error)
{
  guint n_inputs = 0;

  for (gsize i = 0; self->arguments[i] != NULL; i++)
    n_inputs += g_str_equal (self->arguments[i], "-");
  if (n_inputs > 1)
    return fail (error, g_strdup (_ ("standard input can be read only once")));
  if (self->output != NULL && self->arguments[1] != NULL)
    return fail (error, g_strdup (_ ("-o can be used with one file only")));
  if (self->output != NULL && cli_io_is_input (self->output, self->arguments[0]))
    return fail (error, g_strdup (_ ("-o would overwrite the input file")));
  return TRUE;
}

static gboolean
check_arguments (const CliOptions *self,
                 const CliCommand *command,
                 GError **error)
{
  gsize n = self->arguments != NULL ? g_strv_length (self->arguments) : 0;
  guint box_cells = self->shape.box_rows * self->shape.box_columns;

  if (n < (command->n_arguments >= CLI_EACH ? 1 : command->n_arguments))
    return fail (error,
                 g_strdup_printf (_ ("'%s' needs %s"), command->id, command->arguments));
  if (n > command->n_arguments)
    return fail (error,
                 g_strdup_printf (_ ("'%s' doesn’t take '%s'"),
                                  command->id, self->arguments[command->n_arguments]));
  if (command->n_arguments == CLI_EACH && !check_files (self, error))
    return FALSE;
  if ((command->options & CLI_OPTION_NEED) != 0 && self->techniques != NULL &&
      self->techniques->len > 1)
    return fail_several_techniques (self->techniques, error);
  if (self->shape.no_boxes && self->shape.box_rows != 0)
    return fail (error, g_strdup (_ ("--box and --no-boxes can’t be combined")));
  if ((self->shape.no_boxes || box_cells != 0) &&
      (self->random_regions || self->regions_side != 0))
    return fail (error, g_strdup (_ ("--regions can’t be combined with --box or --no-boxes")));
  if (self->random_regions && (command->options & CLI_OPTION_SEED) == 0)
    return fail (error,
                 g_strdup_printf (_ ("'%s' needs a file of regions; only 'new' can make random "
                                     "ones"),
                                  command->id));
  if (!sudoku_set_is_empty (self->sampled) && (command->options & CLI_OPTION_SEED) == 0)
    return fail (error,
                 g_strdup_printf (_ ("'%s' needs the cells of a rule, as in "
                                     "'thermometer:r1c1r1c2'; only 'new' can choose some"),
                                  command->id));
  if (self->size != 0 && self->regions_side != 0 && self->size != self->regions_side)
    return fail (error,
                 g_strdup_printf (_ ("the regions are for a side of %u, not %u"),
                                  self->regions_side, self->size));
  if (!check_pattern (self, error))
    return FALSE;
  if (self->size != 0 && box_cells != 0 && box_cells != self->size)
    return fail (error,
                 g_strdup_printf (_ ("boxes of %u×%u cells make a side of %u, not %u"),
                                  self->shape.box_rows, self->shape.box_columns,
                                  box_cells, self->size));
  return TRUE;
}

/* Whether a word is a letter with its value, as "-j4". */
static gboolean
is_letter_with_value (const CliCommand *command,
                      const char *word)
{
  if (word[0] != '-' || word[1] == '-' || word[1] == '\0' || word[2] == '\0')
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
    if (options[i].letter == word[1] && options[i].argument != NULL &&
        (options[i].bit & command->options) != 0)
      return TRUE;
  return FALSE;
}

/* GOption accepts letters with their value in the next word only. */
static GPtrArray *
split_words (const CliCommand *command,
             int argc,
             char **argv)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);
  gboolean are_options = TRUE;

  for (int i = 0; i < argc; i++)
    {
      are_options = are_options && !g_str_equal (argv[i], "--");
      if (are_options && i > 0 && is_letter_with_value (command, argv[i]))
        {
          g_ptr_array_add (words, g_strndup (argv[i], 2));
          g_ptr_array_add (words, g_strdup (argv[i] + 2));
        }
      else
        g_ptr_array_add (words, g_strdup (argv[i]));
    }
  return words;
}

/**
 * cli_options_parse:
 * @self: (out caller-allocates): the options; to be cleared in any case
 * @argc: how many arguments
 * @argv: the name of the command and its arguments
 * @cancellable: ends reading the files named in them; borrowed
 *
 * Reads the arguments of a command. When help is asked for, nothing else is checked.
 *
 * Returns: %FALSE with a %G_OPTION_ERROR when they are invalid
 */
gboolean
cli_options_parse (CliOptions *self,
                   const CliCommand *command,
                   int argc,
                   char **argv,
                   GCancellable *cancellable,
                   GError **error)
{
  g_autoptr (GArray) entries = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));
  GOptionEntry rest[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &self->arguments, NULL, NULL },
    { NULL }
  };
  g_autoptr (GOptionContext) context = NULL;
  g_autoptr (GPtrArray) words = split_words (command, argc, argv);
  /* The parser takes words out of the array. */
  g_autofree char **left = g_memdup2 (words->pdata, words->len * sizeof (char *));

  *self = (CliOptions){ .count = 1, .cancellable = cancellable };
  self->encoding =
    sudoku_encoding_find ((command->options & CLI_OPTION_LAWS) != 0 ? "minimal" : "full");
  self->reduction = sudoku_reduction_find ("none");
  context = new_context (self, command, entries);
  g_option_group_add_entries (g_option_context_get_main_group (context), rest);
  argc = (int)words->len;
  if (!g_option_context_parse (context, &argc, &left, error))
    return FALSE;
  for (int i = 1; i < argc; i++)
    if (!g_str_equal (left[i], "--"))
      return fail_unknown_option (command, left[i], error);
  return self->help || check_arguments (self, command, error);
}

/**
 * cli_options_get_facts:
 * @index: of an option of the command, from 0
 * @facts: (out caller-allocates): the description of the option
 *
 * Iterates over the options of a command.
 *
 * Returns: %FALSE at the end
 */
gboolean
cli_options_get_facts (const CliCommand *command,
                       gsize index,
                       CliOptionFacts *facts)
{
  for (gsize i = 0; i < G_N_ELEMENTS (options); i++)
    {
      if (options[i].bit != CLI_OPTION_NONE && (options[i].bit & command->options) == 0)
        continue;
      if (index-- > 0)
        continue;
      *facts = (CliOptionFacts){ options[i].name, options[i].letter, options[i].argument,
                                 options[i].summary };
      return TRUE;
    }
  return FALSE;
}

char *
cli_options_get_help (const CliCommand *command)
{
  g_autoptr (GArray) entries = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));
  g_autoptr (GOptionContext) context = new_context (NULL, command, entries);

  return g_option_context_get_help (context, TRUE, NULL);
}

void
cli_options_clear (CliOptions *self)
{
  g_clear_pointer (&self->rules, g_ptr_array_unref);
  g_clear_pointer (&self->clauses, g_ptr_array_unref);
  g_clear_pointer (&self->pattern, sudoku_pattern_free);
  g_clear_pointer (&self->solver, g_free);
  g_clear_pointer (&self->output, g_free);
  g_clear_pointer (&self->model, g_free);
  g_clear_pointer (&self->proof, g_free);
  g_clear_pointer (&self->techniques, g_ptr_array_unref);
  g_clear_pointer (&self->arguments, g_strfreev);
}
