/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tasks for learning SAT: a puzzle or a sentence, and a formula in which something is missing. The
 * specification of a worksheet fits into a line, from which it can be made again, so checking an
 * answer takes nothing but the worksheet. To add a kind of task is to add its row, and the function
 * that makes it; a sentence is a row of its own. The words about a task are elsewhere. */

#include "sudoku-worksheet.h"

#include <glib/gi18n.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku-box-text.h"
#include "sudoku-generate.h"
#include "sudoku-propagated.h"
#include "sudoku-resolution.h"
#include "sudoku-solve.h"

/* Puzzles that are tried for one in which unit propagation finds something, but not all. */
#define TRIES_MAX 200

/* What the clauses of some kinds shall say: over the variables 1…n, which are called a, b, c … */
static const struct
{
  const char *kind;
  const char *sentence;
  const char *clauses;
} sentences[] = {
  { "sentence", N_ ("If a, then b."), "-1 2 0" },
  { "sentence", N_ ("a and b are not both true."), "-1 -2 0" },
  { "sentence", N_ ("Exactly one of a and b is true."), "1 2 0 -1 -2 0" },
  { "sentence", N_ ("a is true exactly if b is."), "-1 2 0 1 -2 0" },
  { "sentence", N_ ("If a and b, then c."), "-1 -2 3 0" },
  { "sentence", N_ ("If a, then b and c."), "-1 2 0 -1 3 0" },
  { "sentence", N_ ("If a or b, then c."), "-1 3 0 -2 3 0" },
  { "sentence", N_ ("a, or both b and c."), "1 2 0 1 3 0" },
  { "sentence", N_ ("c is true exactly if a and b are."), "-3 1 0 -3 2 0 3 -1 -2 0" },
  { "sentence", N_ ("c is true exactly if a or b is."), "-3 1 2 0 3 -1 0 3 -2 0" },
  { "sentence", N_ ("At least two of a, b, c are true."), "1 2 0 1 3 0 2 3 0" },
  { "sentence", N_ ("Not all of a, b, c are equal."), "1 2 3 0 -1 -2 -3 0" },
  { "sentence", N_ ("An odd number of a, b, c is true."),
    "1 2 3 0 1 -2 -3 0 -1 2 -3 0 -1 -2 3 0" },
  { "at-most-one", N_ ("At most one of a, b, c is true."), "-1 -2 0 -1 -3 0 -2 -3 0" },
  { "at-most-one", N_ ("At most one of a, b, c, d is true."),
    "-1 -2 0 -1 -3 0 -1 -4 0 -2 -3 0 -2 -4 0 -3 -4 0" },
  { "at-most-one", N_ ("At most one of a, b, c, d, e is true."),
    "-1 -2 0 -1 -3 0 -1 -4 0 -1 -5 0 -2 -3 0 -2 -4 0 -2 -5 0 -3 -4 0 -3 -5 0 -4 -5 0" },
  { "exactly-one", N_ ("Exactly one of a, b, c is true."), "1 2 3 0 -1 -2 0 -1 -3 0 -2 -3 0" },
  { "exactly-one", N_ ("Exactly one of a, b, c, d is true."),
    "1 2 3 4 0 -1 -2 0 -1 -3 0 -1 -4 0 -2 -3 0 -2 -4 0 -3 -4 0" },
  { "exactly-one", N_ ("Exactly one of a, b, c, d, e is true."),
    "1 2 3 4 5 0 -1 -2 0 -1 -3 0 -1 -4 0 -1 -5 0 -2 -3 0 -2 -4 0 -2 -5 0 -3 -4 0 -3 -5 0 "
    "-4 -5 0" },
};

/* Clauses that never fail to be added: they are small and in memory. */
static void
add (SatClauses *clauses,
     const int *literals,
     gsize n_literals)
{
  g_autofree int *ended = g_new0 (int, n_literals + 1);

  for (gsize i = 0; i < n_literals; i++)
    ended[i] = literals[i];
  sat_sink_add (sat_clauses_get_sink (clauses), ended, n_literals + 1, NULL);
}

static void
add_family (SatClauses *clauses,
            const SudokuCnf *cnf,
            const SudokuFamily *family)
{
  for (guint64 k = family->first; k < family->first + family->n_clauses; k++)
    {
      int literals[SUDOKU_SIDE_MAX];
      guint n_literals = sudoku_cnf_get_clause (cnf, k, literals);

      add (clauses, literals, n_literals);
    }
}

/* @missing: (nullable): what is left out, and wanted */
static void
take_formula (SudokuWorksheet *self,
              const SudokuGrid *grid,
              const char *missing,
              SudokuRandom *random)
{
  const SudokuFamily *families;
  gsize n = 0;

  self->cnf = sudoku_cnf_new (grid, sudoku_encoding_find ("minimal"),
                              sudoku_numbering_find ("original"));
  self->n_variables = sudoku_cnf_get_n_variables (self->cnf);
  families = sudoku_cnf_get_families (self->cnf, &n);
  if (random != NULL)
    self->family = &families[sudoku_random_below (random, (guint)n)];
  for (gsize i = 0; i < n; i++)
    {
      gboolean is_missing = &families[i] == self->family ||
                            (missing != NULL && g_str_equal (families[i].id, missing));

      add_family (is_missing ? self->wanted : self->given, self->cnf, &families[i]);
    }
}

static SudokuGeometry *
new_geometry (const SudokuWorksheetSpec *spec,
              GError **error)
{
  return sudoku_geometry_new (spec->box_rows, spec->box_columns, FALSE, error);
}

/* Makes a puzzle with exactly one solution, and takes its formula, of which @missing (nullable) is
 * wanted. */
static SudokuGrid *
take_puzzle (SudokuWorksheet *self,
             guint64 seed,
             const char *missing,
             const SudokuTask *task,
             GError **error)
{
  g_autoptr (SudokuGeometry) geometry = new_geometry (&self->spec, error);
  SudokuGenerateOptions options = { .geometry = geometry, .unique = TRUE, .seed = seed };
  SudokuGrid *grid = NULL;

  if (geometry != NULL)
    grid = sudoku_generate (&options, task, NULL, error);
  if (grid != NULL)
    take_formula (self, grid, missing, NULL);
  return grid;
}

static gboolean
make_family (SudokuWorksheet *self,
             SudokuRandom *random,
             const SudokuTask *task G_GNUC_UNUSED,
             GError **error)
{
  g_autoptr (SudokuGeometry) geometry = new_geometry (&self->spec, error);
  g_autoptr (SudokuGrid) grid = NULL;

  if (geometry == NULL)
    return FALSE;
  grid = sudoku_grid_new (geometry);
  take_formula (self, grid, NULL, random);
  return TRUE;
}

static gboolean
make_givens (SudokuWorksheet *self,
             SudokuRandom *random G_GNUC_UNUSED,
             const SudokuTask *task,
             GError **error)
{
  g_autoptr (SudokuGrid) grid = take_puzzle (self, self->spec.seed, "givens", task, error);

  return grid != NULL;
}

static gboolean
make_model (SudokuWorksheet *self,
            SudokuRandom *random G_GNUC_UNUSED,
            const SudokuTask *task,
            GError **error)
{
  g_autoptr (SudokuGrid) grid = take_puzzle (self, self->spec.seed, NULL, task, error);
  g_autoptr (SudokuGrid) solution = NULL;
  g_autoptr (GError) local_error = NULL;

  if (grid == NULL)
    return FALSE;
  sudoku_solve (grid, task, &solution, NULL, &local_error);
  if (local_error != NULL)
    g_propagate_error (error, g_steal_pointer (&local_error));
  for (guint cell = 0; solution != NULL && cell < sudoku_grid_get_n_cells (solution); cell++)
    {
      int literal =
        sudoku_cnf_get_variable (self->cnf, cell, sudoku_grid_get_value (solution, cell));

      g_array_append_val (self->literals, literal);
    }
  return solution != NULL;
}

/* Other puzzles are tried until there is something to be found, but not everything. */
static gboolean
make_units (SudokuWorksheet *self,
            SudokuRandom *random,
            const SudokuTask *task,
            GError **error)
{
  for (guint i = 0; i < TRIES_MAX; i++)
    {
      guint64 seed = i == 0 ? self->spec.seed : sudoku_random_next (random);
      g_autoptr (SudokuGrid) grid = NULL;
      guint n_givens;

      g_clear_pointer (&self->cnf, sudoku_cnf_unref);
      sat_clauses_free (self->given);
      self->given = sat_clauses_new ();
      grid = take_puzzle (self, seed, NULL, task, error);
      if (grid == NULL)
        return FALSE;
      n_givens = sudoku_grid_count (grid, SUDOKU_ORIGIN_GIVEN);
      g_array_unref (self->literals);
      self->literals = sudoku_propagated_positive (self->given, self->n_variables);
      if (self->literals->len > n_givens && self->literals->len < sudoku_grid_get_n_cells (grid))
        break;
    }
  return TRUE;
}

/* One of the sentences of this kind. */
static gboolean
make_sentence (SudokuWorksheet *self,
               SudokuRandom *random,
               const SudokuTask *task G_GNUC_UNUSED,
               GError **error G_GNUC_UNUSED)
{
  guint n = 0, chosen;
  const char *at = NULL;
  int clause[8];
  gsize n_literals = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (sentences); i++)
    n += g_str_equal (sentences[i].kind, self->spec.kind->id);
  chosen = sudoku_random_below (random, n);
  for (gsize i = 0; at == NULL; i++)
    if (g_str_equal (sentences[i].kind, self->spec.kind->id) && chosen-- == 0)
      {
        self->sentence = sentences[i].sentence;
        at = sentences[i].clauses;
      }
  while (*at != '\0')
    {
      char *end = NULL;
      int literal = (int)strtol (at, &end, 10);

      if (literal != 0)
        clause[n_literals++] = literal;
      else
        {
          add (self->wanted, clause, n_literals);
          n_literals = 0;
        }
      self->n_variables = MAX (self->n_variables, ABS (literal));
      at = end;
    }
  return TRUE;
}

/* Two clauses of three literals that differ in one sign become what both say. Signs are bits, and a
 * variable that is gone is none of @mask. */
typedef struct
{
  guint mask;
  guint signs;
} Cube;

static gboolean
merge (GArray *cubes,
       SudokuRandom *random)
{
  guint first = sudoku_random_below (random, cubes->len);
  guint variable = 1u << sudoku_random_below (random, 3);

  for (guint i = 0; i < cubes->len; i++)
    {
      Cube *a = &g_array_index (cubes, Cube, first);
      Cube *b = &g_array_index (cubes, Cube, i);

      if (i != first && a->mask == 7 && b->mask == 7 && (a->signs ^ b->signs) == variable)
        {
          a->mask &= ~variable;
          a->signs &= ~variable;
          g_array_remove_index (cubes, i);
          return TRUE;
        }
    }
  return FALSE;
}

/* All eight clauses of three variables leave no assignment; some pairs are drawn together. Each
 * clause keeps two literals, so that propagation alone finds nothing. */
static gboolean
make_refutation (SudokuWorksheet *self,
                 SudokuRandom *random,
                 const SudokuTask *task G_GNUC_UNUSED,
                 GError **error G_GNUC_UNUSED)
{
  g_autoptr (GArray) cubes = g_array_new (FALSE, FALSE, sizeof (Cube));

  for (guint signs = 0; signs < 8; signs++)
    {
      Cube cube = { 7, signs };

      g_array_append_val (cubes, cube);
    }
  for (guint n_merged = 0, tries = 0; n_merged < 3 && tries < 100; tries++)
    n_merged += merge (cubes, random);
  for (guint i = 0; i < cubes->len; i++)
    {
      const Cube *cube = &g_array_index (cubes, Cube, i);
      int literals[3];
      gsize n_literals = 0;

      for (int k = 0; k < 3; k++)
        if (cube->mask & 1u << k)
          literals[n_literals++] = cube->signs & 1u << k ? -(k + 1) : k + 1;
      add (self->given, literals, n_literals);
    }
  self->n_variables = 3;
  self->refutation = sudoku_resolution_derive (self->given);
  return TRUE;
}

/* What two kinds ask for. */
#define SAY_WITH_AUXILIARIES                                                                   \
  N_ ("Express this sentence in clauses. You may use auxiliary variables, with numbers above " \
      "those that are named. Write the clauses below the last line, each ending in 0.")

/* From easy to hard. */
static const SudokuWorksheetKind kinds[] = {
  { "sentence", N_ ("express a sentence in clauses"),
    N_ ("Express this sentence in clauses. Write them below the last line, each ending in 0."),
    SUDOKU_WORKSHEET_CLAUSES, FALSE, FALSE, make_sentence },
  { "givens", N_ ("express the givens of a puzzle in clauses"),
    N_ ("The formula states the rules, but not the givens. Write a unit clause for each given "
        "below the last line."),
    SUDOKU_WORKSHEET_CLAUSES, TRUE, TRUE, make_givens },
  { "units", N_ ("do unit propagation by hand"),
    N_ ("What does unit propagation find? Below the last line, write all positive literals that "
        "become true, including those of the givens: first a v, then the literals, then a 0."),
    SUDOKU_WORKSHEET_UNITS, TRUE, FALSE, make_units },
  { "model", N_ ("find a model of the formula of a puzzle"),
    N_ ("Find a model of the formula. Below the last line, write its positive literals: first a v, "
        "then the literals, then a 0."),
    SUDOKU_WORKSHEET_MODEL, TRUE, FALSE, make_model },
  { "at-most-one", N_ ("express that at most one is true"),
    SAY_WITH_AUXILIARIES,
    SUDOKU_WORKSHEET_CLAUSES, FALSE, FALSE, make_sentence },
  { "exactly-one", N_ ("express that exactly one is true"),
    SAY_WITH_AUXILIARIES,
    SUDOKU_WORKSHEET_CLAUSES, FALSE, FALSE, make_sentence },
  { "family", N_ ("write the missing family of clauses"),
    N_ ("This formula should state the rules of an empty board, but one family of clauses is "
        "missing. Write its clauses below the last line, each ending in 0."),
    SUDOKU_WORKSHEET_CLAUSES, TRUE, FALSE, make_family },
  { "resolution", N_ ("derive the empty clause"),
    N_ ("The formula has no model. Prove this by resolution: write clauses below the last line, "
        "each of them the resolvent of two clauses before it, until you reach the empty clause, "
        "which is a 0 alone."),
    SUDOKU_WORKSHEET_REFUTATION, FALSE, FALSE, make_refutation },
};

/**
 * sudoku_worksheet_kinds:
 * @n_kinds: (out): how many there are
 *
 * Gets the table.
 *
 * Returns: (array length=n_kinds) (transfer none): all kinds of tasks, from easy to hard
 */
const SudokuWorksheetKind *
sudoku_worksheet_kinds (gsize *n_kinds)
{
  g_return_val_if_fail (n_kinds != NULL, NULL);

  *n_kinds = G_N_ELEMENTS (kinds);
  return kinds;
}

/**
 * sudoku_worksheet_kind_find:
 * @id: a name
 *
 * Finds a kind of task.
 *
 * Returns: (transfer none) (nullable): the kind of that name
 */
const SudokuWorksheetKind *
sudoku_worksheet_kind_find (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].id, id))
      return &kinds[i];
  return NULL;
}

/**
 * sudoku_worksheet_spec_to_text: (skip)
 * @self: what a worksheet is made of
 *
 * Writes it down.
 *
 * Returns: (transfer full): "family 17 2x2", or "sentence 17"
 */
char *
sudoku_worksheet_spec_to_text (const SudokuWorksheetSpec *self)
{
  g_return_val_if_fail (self != NULL && self->kind != NULL, NULL);

  return self->kind->has_board
           ? g_strdup_printf ("%s %" G_GUINT64_FORMAT " %ux%u", self->kind->id, self->seed,
                              self->box_rows, self->box_columns)
           : g_strdup_printf ("%s %" G_GUINT64_FORMAT, self->kind->id, self->seed);
}

/* "2x3" */
static gboolean
parse_box (SudokuWorksheetSpec *self,
           const char *text)
{
  guint side;

  if (!sudoku_box_parse (text, -1, &self->box_rows, &self->box_columns))
    return FALSE;
  side = self->box_rows * self->box_columns;
  return side >= 4 && side <= SUDOKU_WORKSHEET_SIDE_MAX;
}

/**
 * sudoku_worksheet_spec_parse: (skip)
 * @self: (out caller-allocates): what a worksheet is made of
 * @text: as sudoku_worksheet_spec_to_text() writes it
 *
 * Reads it.
 *
 * Returns: %FALSE when it is something else
 */
gboolean
sudoku_worksheet_spec_parse (SudokuWorksheetSpec *self,
                             const char *text)
{
  g_auto (GStrv) words = NULL;
  guint n_words;

  g_return_val_if_fail (self != NULL && text != NULL, FALSE);

  words = g_strsplit (text, " ", -1);
  n_words = g_strv_length (words);
  *self = (SudokuWorksheetSpec){ 0 };
  if (n_words > 0)
    self->kind = sudoku_worksheet_kind_find (words[0]);
  if (self->kind == NULL || n_words != (self->kind->has_board ? 3u : 2u) ||
      !g_ascii_string_to_unsigned (words[1], 10, 0, G_MAXUINT64, &self->seed, NULL))
    return FALSE;
  return !self->kind->has_board || parse_box (self, words[2]);
}

/**
 * sudoku_worksheet_new: (skip)
 * @spec: what it is to be made of
 * @task: (nullable): for what takes time
 *
 * Makes a worksheet, always the same from the same specification.
 *
 * Returns: (transfer full) (nullable): the worksheet; %NULL with %G_IO_ERROR_CANCELLED, or as
 *   sudoku_generate() fails
 */
SudokuWorksheet *
sudoku_worksheet_new (const SudokuWorksheetSpec *spec,
                      const SudokuTask *task,
                      GError **error)
{
  g_autoptr (SudokuWorksheet) self = g_new0 (SudokuWorksheet, 1);
  SudokuRandom random;

  g_return_val_if_fail (spec != NULL && spec->kind != NULL, NULL);

  self->spec = *spec;
  self->given = sat_clauses_new ();
  self->wanted = sat_clauses_new ();
  self->literals = g_array_new (FALSE, FALSE, sizeof (int));
  sudoku_random_init (&random, spec->seed);
  if (!spec->kind->make (self, &random, task, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * sudoku_worksheet_free: (skip)
 * @self: (nullable): a worksheet
 *
 * Frees it.
 */
void
sudoku_worksheet_free (SudokuWorksheet *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->cnf, sudoku_cnf_unref);
  g_clear_pointer (&self->given, sat_clauses_free);
  g_clear_pointer (&self->wanted, sat_clauses_free);
  g_clear_pointer (&self->literals, g_array_unref);
  g_clear_pointer (&self->refutation, sat_clauses_free);
  g_free (self);
}
