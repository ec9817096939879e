/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a plan: a line begins with a keyword, words are split as by a shell, and # begins a
 * comment. The number of a run determines it by arithmetic alone, so the runs of a plan can be done
 * anywhere in any order. */

#include "sudoku-bench-plan.h"

#include <math.h>
#include <string.h>

#include "sudoku-random.h"
#include "sudoku-reduction.h"

/* Seconds, if the plan does not specify them. */
#define TIME 60
#define TIME_MAX 1e7
#define TEXT_MAX (1 << 20)
/* Of one word, such as the list of seeds. */
#define VALUES_MAX 10000

typedef struct
{
  SudokuBenchPlan *plan;
  SatPlace place;
} Reader;

typedef gboolean (*ReadFunc) (Reader *self, const char *word, GError **error);

static void
file_free (gpointer data)
{
  SudokuBenchFile *self = data;

  g_free (self->path);
  g_free (self);
}

static gboolean
refuse_word (Reader *self,
             const char *word,
             const char *id,
             GError **error)
{
  const SatArg arg = sat_arg_quote (word, strlen (word));

  sudoku_error_take_issue (error, SUDOKU_ERROR_SYNTAX,
                           sat_issue_new_array (&self->place, id, &arg, 1));
  return FALSE;
}

/* The numbers of “[3..7]”, “[3]” and “[3..]” behind the name of a file. */
static gboolean
read_slice (const char *text,
            SudokuBenchFile *file)
{
  char *end;
  guint64 first = g_ascii_strtoull (text, &end, 10);
  guint64 last = first;

  if (!g_ascii_isdigit (*text))
    return FALSE;
  if (g_str_has_prefix (end, "..") && end[2] == ']')
    {
      last = 0;
      end += 2;
    }
  else if (g_str_has_prefix (end, "..") && g_ascii_isdigit (end[2]))
    {
      last = g_ascii_strtoull (end + 2, &end, 10);
      if (last < first)
        return FALSE;
    }
  if (strcmp (end, "]") != 0 || first == 0 || MAX (first, last) > SUDOKU_BENCH_RUNS_MAX)
    return FALSE;
  file->first = (guint)first;
  file->last = (guint)last;
  return TRUE;
}

static gboolean
read_puzzles (Reader *self,
              const char *word,
              GError **error)
{
  const char *slice = g_str_has_suffix (word, "]") ? strrchr (word, '[') : NULL;
  SudokuBenchFile file = { .first = 1 };

  if (slice != NULL && !read_slice (slice + 1, &file))
    return refuse_word (self, word, "plan-slice", error);
  file.path = slice != NULL ? g_strndup (word, (gsize)(slice - word)) : g_strdup (word);
  g_ptr_array_add (self->plan->files, g_memdup2 (&file, sizeof file));
  return TRUE;
}

static gboolean
read_encodings (Reader *self,
                const char *word,
                GError **error)
{
  const SudokuEncoding *encoding = sudoku_encoding_find (word);

  if (encoding == NULL)
    return refuse_word (self, word, "plan-encoding", error);
  g_ptr_array_add (self->plan->encodings, (gpointer)encoding);
  return TRUE;
}

static gboolean
read_reductions (Reader *self,
                 const char *word,
                 GError **error)
{
  if (sudoku_reduction_find (word) == NULL)
    return refuse_word (self, word, "plan-reduction", error);
  g_ptr_array_add (self->plan->reductions, g_strdup (word));
  return TRUE;
}

static gboolean
read_numbering (Reader *self,
                const char *word,
                GError **error)
{
  self->plan->numbering = sudoku_numbering_find (word);
  return self->plan->numbering != NULL || refuse_word (self, word, "plan-numbering", error);
}

static gboolean
read_solvers (Reader *self,
              const char *word,
              GError **error)
{
  g_ptr_array_add (self->plan->solvers, g_strdup (word));
  return TRUE;
}

static gboolean
read_unsigned (Reader *self,
               const char *word,
               guint64 min,
               guint64 max,
               guint64 *number,
               GError **error)
{
  return g_ascii_string_to_unsigned (word, 10, min, max, number, NULL) ||
         refuse_word (self, word, "plan-number", error);
}

static gboolean
read_seeds (Reader *self,
            const char *word,
            GError **error)
{
  guint64 seed;

  if (!read_unsigned (self, word, 0, G_MAXINT32, &seed, error))
    return FALSE;
  g_ptr_array_add (self->plan->seeds, g_strdup_printf ("%" G_GUINT64_FORMAT, seed));
  return TRUE;
}

static gboolean
read_repeats (Reader *self,
              const char *word,
              GError **error)
{
  guint64 number;

  if (!read_unsigned (self, word, 1, VALUES_MAX, &number, error))
    return FALSE;
  self->plan->repeats = (guint)number;
  return TRUE;
}

static gboolean
read_time (Reader *self,
           const char *word,
           GError **error)
{
  char *end;
  double seconds = g_ascii_strtod (word, &end);

  if (end == word || *end != '\0' || !isfinite (seconds) || seconds <= 0 || seconds > TIME_MAX)
    return refuse_word (self, word, "plan-number", error);
  self->plan->time = seconds;
  return TRUE;
}

static gboolean
read_cpu (Reader *self,
          const char *word,
          GError **error)
{
  return read_unsigned (self, word, 1, (guint64)TIME_MAX, &self->plan->cpu, error);
}

/* “4G”, “500M”, “1000K”, or bytes. */
static gboolean
read_memory (Reader *self,
             const char *word,
             GError **error)
{
  static const char units[] = "KMGT";
  gsize length = strlen (word);
  const char *unit = length > 0 ? strchr (units, g_ascii_toupper (word[length - 1])) : NULL;
  guint shift = 0;
  g_autofree char *digits = NULL;
  guint64 number;

  if (unit != NULL && *unit != '\0')
    shift = 10 * (guint)(unit - units + 1);
  digits = g_strndup (word, shift > 0 ? length - 1 : length);
  if (!g_ascii_string_to_unsigned (digits, 10, 1, (guint64)G_MAXINT64 >> shift, &number, NULL))
    return refuse_word (self, word, "plan-number", error);
  self->plan->memory = number << shift;
  return TRUE;
}

static gboolean
read_threads (Reader *self,
              const char *word,
              GError **error)
{
  guint64 number;

  if (!read_unsigned (self, word, 1, 65536, &number, error))
    return FALSE;
  self->plan->threads = (guint)number;
  return TRUE;
}

static gboolean
read_shuffle (Reader *self,
              const char *word,
              GError **error)
{
  return read_unsigned (self, word, 0, G_MAXUINT64, &self->plan->shuffle, error);
}

static const struct
{
  const char *word;
  ReadFunc read;
  gboolean is_list; /* else one word follows */
} keys[] = {
  { "puzzles", read_puzzles, TRUE },
  { "encodings", read_encodings, TRUE },
  { "reduce", read_reductions, TRUE },
  { "numbering", read_numbering, FALSE },
  { "solvers", read_solvers, TRUE },
  { "seeds", read_seeds, TRUE },
  { "repeats", read_repeats, FALSE },
  { "time", read_time, FALSE },
  { "cpu", read_cpu, FALSE },
  { "memory", read_memory, FALSE },
  { "threads", read_threads, FALSE },
  { "shuffle", read_shuffle, FALSE },
};

/* Returns: the index of the key; -1: there is none of that name */
static int
find_key (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (strcmp (keys[i].word, word) == 0)
      return (int)i;
  return -1;
}

static gboolean
refuse_key (Reader *self,
            const char *word,
            GError **error)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", keys[i].word);
  sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &self->place, "plan-word",
                    sat_arg_quote (word, strlen (word)), sat_arg_text (list->str));
  return FALSE;
}

/* A line may have several keys, each with what follows it. */
static gboolean
read_words (Reader *self,
            char **words,
            GError **error)
{
  int key = -1;
  guint n_values = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      int next = key < 0 || n_values > 0 ? find_key (words[i]) : -1;

      if (next >= 0)
        {
          key = next;
          n_values = 0;
          continue;
        }
      if (key < 0 || (!keys[key].is_list && n_values > 0))
        return refuse_key (self, words[i], error);
      if (n_values == VALUES_MAX)
        return refuse_word (self, keys[key].word, "plan-values", error);
      if (!keys[key].read (self, words[i], error))
        return FALSE;
      n_values++;
    }
  return key < 0 || n_values > 0 || refuse_word (self, keys[key].word, "plan-value", error);
}

static gboolean
read_line (Reader *self,
           const char *line,
           GError **error)
{
  g_autoptr (GError) reason = NULL;
  g_auto (GStrv) words = NULL;

  if (g_shell_parse_argv (line, NULL, &words, &reason))
    return read_words (self, words, error);
  if (g_error_matches (reason, G_SHELL_ERROR, G_SHELL_ERROR_EMPTY_STRING))
    return TRUE;
  sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &self->place, "plan-quote");
  return FALSE;
}

/* Defaults; puzzles and solvers have none. */
static gboolean
complete (Reader *self,
          GError **error)
{
  SudokuBenchPlan *plan = self->plan;

  if (plan->files->len == 0 || plan->solvers->len == 0)
    {
      const SatPlace place = { .name = plan->name };

      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &place, "plan-missing",
                        sat_arg_text (plan->files->len == 0 ? "puzzles" : "solvers"));
      return FALSE;
    }
  if (plan->encodings->len == 0)
    g_ptr_array_add (plan->encodings, (gpointer)sudoku_encoding_find ("full"));
  if (plan->reductions->len == 0)
    g_ptr_array_add (plan->reductions, g_strdup ("none"));
  return TRUE;
}

static SudokuBenchPlan *
plan_new (const char *name)
{
  SudokuBenchPlan *self = g_new0 (SudokuBenchPlan, 1);

  self->name = g_strdup (name);
  self->files = g_ptr_array_new_with_free_func (file_free);
  self->encodings = g_ptr_array_new ();
  self->reductions = g_ptr_array_new_with_free_func (g_free);
  self->solvers = g_ptr_array_new_with_free_func (g_free);
  self->seeds = g_ptr_array_new_with_free_func (g_free);
  self->numbering = sudoku_numbering_find ("compact");
  self->repeats = 1;
  self->time = TIME;
  self->shuffle = 1;
  return self;
}

/**
 * sudoku_bench_plan_read: (skip)
 * @name: what the plan is called
 * @text: the plan
 *
 * Reads a plan.
 *
 * Returns: (transfer full) (nullable): the plan; %NULL with SUDOKU_ERROR_SYNTAX and its place
 */
SudokuBenchPlan *
sudoku_bench_plan_read (const char *name,
                        const char *text,
                        GError **error)
{
  g_autoptr (SudokuBenchPlan) plan = NULL;
  g_auto (GStrv) lines = NULL;
  Reader self = { 0 };

  g_return_val_if_fail (name != NULL && text != NULL, NULL);

  plan = plan_new (name);
  self = (Reader){ .plan = plan, .place = { .name = plan->name, .line = 1 } };
  if (!g_utf8_validate (text, -1, NULL) || strlen (text) > TEXT_MAX)
    {
      sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &self.place, "plan-text");
      return NULL;
    }
  lines = g_strsplit (text, "\n", -1);
  for (; lines[self.place.line - 1] != NULL; self.place.line++)
    if (!read_line (&self, g_strstrip (lines[self.place.line - 1]), error))
      return NULL;
  return complete (&self, error) ? g_steal_pointer (&plan) : NULL;
}

/**
 * sudoku_bench_plan_free:
 *
 * Frees it.
 */
void
sudoku_bench_plan_free (SudokuBenchPlan *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->name);
  g_ptr_array_unref (self->files);
  g_ptr_array_unref (self->encodings);
  g_ptr_array_unref (self->reductions);
  g_ptr_array_unref (self->solvers);
  g_ptr_array_unref (self->seeds);
  g_free (self);
}

/**
 * sudoku_bench_plan_count:
 * @n_puzzles: how many puzzles its files hold
 *
 * Counts the runs.
 *
 * Returns: the number; %SUDOKU_BENCH_RUNS_MAX + 1 when there are too many
 */
guint64
sudoku_bench_plan_count (const SudokuBenchPlan *self,
                         guint n_puzzles)
{
  guint64 n_runs = n_puzzles;
  const guint64 factors[] = {
    self->encodings->len,
    self->reductions->len,
    self->solvers->len,
    MAX (self->seeds->len, 1),
    self->repeats,
  };

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < G_N_ELEMENTS (factors); i++)
    {
      if (n_runs > SUDOKU_BENCH_RUNS_MAX / factors[i])
        return SUDOKU_BENCH_RUNS_MAX + 1;
      n_runs *= factors[i];
    }
  return n_runs;
}

static guint
take_digit (guint64 *number,
            guint base)
{
  guint digit = (guint)(*number % base);

  *number /= base;
  return digit;
}

/**
 * sudoku_bench_plan_choose:
 * @run: the number of a run, from 1
 * @choice: (out): the choice
 *
 * Finds the choice of a run: its number is written in digits, each with its own base, the repeats
 * last.
 */
void
sudoku_bench_plan_choose (const SudokuBenchPlan *self,
                          guint64 run,
                          SudokuBenchChoice *choice)
{
  guint64 number = run - 1;

  g_return_if_fail (self != NULL && choice != NULL && run > 0);

  choice->repeat = take_digit (&number, self->repeats);
  choice->seed = take_digit (&number, MAX (self->seeds->len, 1));
  choice->solver = take_digit (&number, self->solvers->len);
  choice->reduction = take_digit (&number, self->reductions->len);
  choice->encoding = take_digit (&number, self->encodings->len);
  choice->puzzle = (guint)number;
}

/**
 * sudoku_bench_plan_get_order:
 * @n_runs: how many runs it has
 *
 * Shuffles the runs, so that a warm processor or other load affects all alike. The same seed gives
 * the same order.
 *
 * Returns: (transfer full) (array): the numbers of all runs
 */
guint64 *
sudoku_bench_plan_get_order (const SudokuBenchPlan *self,
                             guint64 n_runs)
{
  guint64 *order = NULL;
  SudokuRandom random;

  g_return_val_if_fail (self != NULL && n_runs <= SUDOKU_BENCH_RUNS_MAX, NULL);

  order = g_new (guint64, MAX (n_runs, 1));
  sudoku_random_init (&random, self->shuffle);
  for (guint64 i = 0; i < n_runs; i++)
    {
      guint64 j = sudoku_random_below (&random, (guint)i + 1);

      order[i] = order[j];
      order[j] = i + 1;
    }
  return order;
}
