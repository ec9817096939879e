/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The last line of a formula of ours is a comment with its puzzle and form: "c satdoku 1 SIDE RULES
 * ENCODING REDUCTION NUMBERING CELLS". Above it stand the items of the puzzle, a comment "c rule
 * TEXT" for each, and with these it begins "c satdoku 2" and counts them behind RULES, as in
 * "boxes=3x3+24". Not every encoding can be recognised from its clauses, and a reduced formula
 * leaves out most of them. The comment is not trusted: the formula that it describes is made once
 * more, and has to be the same, clause by clause. At the end it changes neither the header nor line
 * numbers. */

#include "sudoku-origin.h"

#include <string.h>

#include "sudoku-geometry-text.h"
#include "sudoku-rule-text.h"

#define BEGINNING "c satdoku "
#define ITEM_BEGINNING "c rule "
#define VERSION "1"
#define VERSION_WITH_ITEMS "2"

enum
{
  FIELD_VERSION,
  FIELD_SIDE,
  FIELD_RULES,
  FIELD_ENCODING,
  FIELD_REDUCTION,
  FIELD_NUMBERING,
  FIELD_CELLS,
  N_FIELDS
};

/* "5,.3,7" for 5, three empty cells and 7. */
static void
write_cells (const SudokuGrid *grid,
             GString *text)
{
  guint n_cells = sudoku_grid_get_n_cells (grid);

  for (guint cell = 0; cell < n_cells;)
    {
      guint value = sudoku_grid_get_fixed (grid, cell), n_empty = 0;

      while (value == 0 && cell + n_empty < n_cells &&
             sudoku_grid_get_fixed (grid, cell + n_empty) == 0)
        n_empty++;
      g_string_append_printf (text, "%s%s%u", cell > 0 ? "," : "", value == 0 ? "." : "",
                              value == 0 ? n_empty : value);
      cell += MAX (n_empty, 1);
    }
}

/* The comments with the items, and the other rules in one word. */
static guint
write_items (const SudokuGeometry *geometry,
             GString *items,
             GString *others)
{
  guint side = sudoku_geometry_get_side (geometry), n_items = 0;
  g_autoptr (GPtrArray) rules = g_ptr_array_new ();
  g_autoptr (SudokuGeometry) rest = NULL;

  for (guint i = 0; i < sudoku_geometry_get_n_rules (geometry); i++)
    {
      SudokuRule *rule = sudoku_geometry_get_rule (geometry, i);
      g_autofree char *text = NULL;

      if (sudoku_rule_get_kind (rule)->parameter != SUDOKU_RULE_ITEM)
        {
          g_ptr_array_add (rules, rule);
          continue;
        }
      text = sudoku_rule_to_text (rule, side);
      g_string_append_printf (items, ITEM_BEGINNING "%s\n", text);
      n_items++;
    }
  rest = sudoku_geometry_new_with_rules (side, (SudokuRule **)rules->pdata, rules->len, NULL);
  sudoku_geometry_write_rules (rest, others);
  return n_items;
}

/**
 * sudoku_origin_write: (skip)
 * @cnf: a formula
 *
 * Writes the comments that identify a formula.
 *
 * Returns: (transfer full): lines, with their line breaks
 */
char *
sudoku_origin_write (const SudokuCnf *cnf)
{
  const SudokuGrid *grid = NULL;
  g_autoptr (GString) others = g_string_new (NULL);
  GString *text = NULL;
  guint n_items;

  g_return_val_if_fail (cnf != NULL, NULL);

  grid = sudoku_cnf_get_grid (cnf);
  text = g_string_new (NULL);
  n_items = write_items (sudoku_grid_get_geometry (grid), text, others);
  g_string_append_printf (text, BEGINNING "%s %u %s", n_items > 0 ? VERSION_WITH_ITEMS : VERSION,
                          sudoku_grid_get_side (grid), others->str);
  if (n_items > 0)
    g_string_append_printf (text, "+%u", n_items);
  g_string_append_printf (text, " %s %s %s ", sudoku_cnf_get_encoding (cnf)->id,
                          sudoku_cnf_get_reduction (cnf)->id, sudoku_cnf_get_numbering (cnf)->id);
  write_cells (grid, text);
  g_string_append_c (text, '\n');
  return g_string_free (text, FALSE);
}

/* (transfer full) (nullable): the last comment of ours, without its beginning. Other comments may
 * follow it. @start is where it begins. */
static char *
find_line (const char *text,
           gsize length,
           const char **start)
{
  const char *end = text + length;

  while (end > text)
    {
      const char *newline = NULL, *line = text;

      while (end > text && g_ascii_isspace (end[-1]))
        end--;
      if (end == text)
        return NULL;
      newline = memrchr (text, '\n', (gsize)(end - text));
      line = newline != NULL ? newline + 1 : text;
      if (*line != 'c')
        return NULL;
      *start = line;
      if ((gsize)(end - line) > strlen (BEGINNING) && g_str_has_prefix (line, BEGINNING))
        return g_strndup (line + strlen (BEGINNING), (gsize)(end - line) - strlen (BEGINNING));
      end = line;
    }
  return NULL;
}

/* A number from 1 to @max, with nothing after it. */
static gboolean
read_number (const char *text,
             guint max,
             guint *number)
{
  guint64 found = 0;

  if (!g_ascii_string_to_unsigned (text, 10, 1, max, &found, NULL))
    return FALSE;
  *number = (guint)found;
  return TRUE;
}

static gboolean
read_cells (SudokuGrid *grid,
            const char *text)
{
  g_auto (GStrv) tokens = g_strsplit (text, ",", -1);
  guint n_cells = sudoku_grid_get_n_cells (grid), side = sudoku_grid_get_side (grid), cell = 0;

  for (gsize i = 0; tokens[i] != NULL; i++)
    {
      gboolean empty = tokens[i][0] == '.';
      guint number = 0;

      if (cell == n_cells ||
          !read_number (tokens[i] + empty, empty ? n_cells - cell : side, &number))
        return FALSE;
      if (!empty)
        sudoku_grid_set (grid, cell, number, SUDOKU_ORIGIN_GIVEN);
      cell += empty ? number : 1;
    }
  return cell == n_cells;
}

/* Reads the comments with items that end at @end; FALSE when these are not so many. */
static gboolean
read_items (const char *text,
            const char *end,
            guint side,
            guint n_items,
            GPtrArray *rules)
{
  while (rules->len < n_items && end > text)
    {
      const char *newline = memrchr (text, '\n', (gsize)(end - text - 1));
      const char *line = newline != NULL ? newline + 1 : text;
      g_autofree char *comment = g_strchomp (g_strndup (line, (gsize)(end - line)));
      SudokuRule *rule = g_str_has_prefix (comment, ITEM_BEGINNING)
                           ? sudoku_rule_parse (side, comment + strlen (ITEM_BEGINNING), NULL)
                           : NULL;

      if (rule == NULL)
        return FALSE;
      g_ptr_array_add (rules, rule);
      end = line;
    }
  return rules->len == n_items;
}

/* (transfer full) (nullable): the shape of "boxes=3x3", or with 24 items above @end of
 * "boxes=3x3+24". */
static SudokuGeometry *
read_rules (const char *rules,
            guint side,
            gboolean with_items,
            const char *text,
            const char *end)
{
  const char *plus = with_items ? strrchr (rules, '+') : NULL;
  gsize length = plus != NULL ? (gsize)(plus - rules) : strlen (rules);
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  guint n_items = 0;

  if (with_items && (plus == NULL || !read_number (plus + 1, G_MAXINT, &n_items)))
    return NULL;
  geometry = sudoku_geometry_parse_rules (side, rules, length, NULL);
  if (geometry == NULL || !read_items (text, end, side, n_items, items))
    return NULL;
  return n_items > 0 ? sudoku_geometry_add_rules (geometry, (SudokuRule **)items->pdata,
                                                  items->len, NULL)
                     : g_steal_pointer (&geometry);
}

/* (transfer full) (nullable): the formula that a comment describes, which begins at @start of the
 * text. */
static SudokuCnf *
read_line (const char *line,
           const char *text,
           const char *start)
{
  g_auto (GStrv) fields = g_strsplit (line, " ", -1);
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  const SudokuEncoding *encoding = NULL;
  const SudokuReduction *reduction = NULL;
  const SudokuNumbering *numbering = NULL;
  guint side = 0;
  gboolean with_items;

  if (g_strv_length (fields) != N_FIELDS)
    return NULL;
  with_items = g_str_equal (fields[FIELD_VERSION], VERSION_WITH_ITEMS);
  if ((!with_items && !g_str_equal (fields[FIELD_VERSION], VERSION)) ||
      !read_number (fields[FIELD_SIDE], SUDOKU_SIDE_MAX, &side) || side < SUDOKU_SIDE_MIN)
    return NULL;
  encoding = sudoku_encoding_find (fields[FIELD_ENCODING]);
  reduction = sudoku_reduction_find (fields[FIELD_REDUCTION]);
  numbering = sudoku_numbering_find (fields[FIELD_NUMBERING]);
  if (encoding == NULL || reduction == NULL || numbering == NULL)
    return NULL;
  geometry = read_rules (fields[FIELD_RULES], side, with_items, text, start);
  if (geometry == NULL)
    return NULL;
  grid = sudoku_grid_new (geometry);
  if (!read_cells (grid, fields[FIELD_CELLS]))
    return NULL;
  return sudoku_cnf_new_reduced (grid, encoding, numbering, reduction);
}

/* ---- the clauses ---- */

/* A sink that stops at the first different clause. */
typedef struct
{
  SatSink sink;
  const int *literals;
  gsize n_left;
} Comparison;

static gboolean
compare_cb (SatSink *sink,
            const int *literals,
            gsize n_literals,
            GError **error)
{
  Comparison *self = (Comparison *)sink;

  if (n_literals > self->n_left ||
      memcmp (literals, self->literals, n_literals * sizeof *literals) != 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "another-clause");
      return FALSE;
    }
  self->literals += n_literals;
  self->n_left -= n_literals;
  return TRUE;
}

static gboolean
agrees (const SudokuCnf *cnf,
        const SatClauses *clauses,
        GCancellable *cancellable)
{
  Comparison comparison = { .sink = { compare_cb } };
  const SudokuTask task = { .cancellable = cancellable };

  if (sudoku_cnf_get_n_clauses (cnf) != sat_clauses_get_n_clauses (clauses))
    return FALSE;
  comparison.literals = sat_clauses_get_literals (clauses, &comparison.n_left);
  return sudoku_cnf_stream (cnf, &comparison.sink, &task, NULL) && comparison.n_left == 0;
}

/**
 * sudoku_origin_find: (skip)
 * @text: (array length=length): the text of a formula
 * @length: its length in bytes
 * @clauses: the clauses read from it
 * @cancellable: (nullable): ends the work
 *
 * Identifies a formula of ours by its comment, if it has exactly these clauses in this order.
 * Linear time.
 *
 * Returns: (transfer full) (nullable): the formula, whose grid is the puzzle; %NULL when it has no
 *   such comment, or the comment is not true
 */
SudokuCnf *
sudoku_origin_find (const char *text,
                    gsize length,
                    const SatClauses *clauses,
                    GCancellable *cancellable)
{
  g_autofree char *line = NULL;
  g_autoptr (SudokuCnf) cnf = NULL;
  const char *start = NULL;

  g_return_val_if_fail ((text != NULL || length == 0) && clauses != NULL, NULL);

  line = find_line (text, length, &start);
  cnf = line != NULL ? read_line (line, text, start) : NULL;
  return cnf != NULL && agrees (cnf, clauses, cancellable) ? g_steal_pointer (&cnf) : NULL;
}
