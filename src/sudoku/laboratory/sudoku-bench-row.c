/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows of comma-separated values, with quotation marks where a value needs them, one line a row.
 * One table says which columns there are and where a row keeps them. */

#include "sudoku-bench-row.h"

#include <string.h>

/* No run takes longer, some thirty million years; and with six decimals it has room. */
#define SECONDS_MAX 1e15

typedef enum
{
  TEXT,
  NUMBER, /* what is negative is unknown, and left empty */
  SECONDS,
} Kind;

typedef struct
{
  const char *name;
  Kind kind;
  gsize offset;
} Column;

#define COLUMN(name, kind, member)                       \
  {                                                      \
    name, kind, G_STRUCT_OFFSET (SudokuBenchRow, member) \
  }

static const Column columns[] = {
  COLUMN ("run", NUMBER, run),
  COLUMN ("plan", TEXT, plan),
  COLUMN ("puzzle", TEXT, puzzle),
  COLUMN ("side", NUMBER, side),
  COLUMN ("givens", NUMBER, givens),
  COLUMN ("scheme", TEXT, scheme),
  COLUMN ("amo", TEXT, at_most_one),
  COLUMN ("reduction", TEXT, reduction),
  COLUMN ("numbering", TEXT, numbering),
  COLUMN ("clauses", NUMBER, clauses),
  COLUMN ("variables", NUMBER, variables),
  COLUMN ("bytes", NUMBER, bytes),
  COLUMN ("solver", TEXT, solver),
  COLUMN ("version", TEXT, version),
  COLUMN ("command", TEXT, command),
  COLUMN ("seed", TEXT, seed),
  COLUMN ("repeat", NUMBER, repeat),
  COLUMN ("status", TEXT, status),
  COLUMN ("checked", TEXT, checked),
  COLUMN ("wall", SECONDS, wall),
  COLUMN ("cpu", SECONDS, cpu),
  COLUMN ("rss", NUMBER, memory),
  COLUMN ("conflicts", NUMBER, conflicts),
  COLUMN ("decisions", NUMBER, decisions),
  COLUMN ("propagations", NUMBER, propagations),
  COLUMN ("proof", NUMBER, proof),
  COLUMN ("limit", SECONDS, limit),
  COLUMN ("host", TEXT, host),
  COLUMN ("processor", TEXT, processor),
  COLUMN ("reason", TEXT, reason),
};

static const char *const statuses[] = {
  [SUDOKU_BENCH_SAT] = "sat",
  [SUDOKU_BENCH_UNSAT] = "unsat",
  [SUDOKU_BENCH_UNKNOWN] = "unknown",
  [SUDOKU_BENCH_TIMEOUT] = "timeout",
  [SUDOKU_BENCH_CPU] = "cpu",
  [SUDOKU_BENCH_MEMORY] = "memory",
  [SUDOKU_BENCH_WRONG] = "wrong",
  [SUDOKU_BENCH_NO_MODEL] = "no-model",
  [SUDOKU_BENCH_GARBLED] = "garbled",
  [SUDOKU_BENCH_FLOOD] = "flood",
  [SUDOKU_BENCH_FAILED] = "failed",
  [SUDOKU_BENCH_MISSING] = "missing",
};

/**
 * sudoku_bench_status_get_id:
 * @status: the status of a run
 *
 * Gets the id of a status.
 *
 * Returns: (transfer none): the id, as in the table
 */
const char *
sudoku_bench_status_get_id (SudokuBenchStatus status)
{
  g_return_val_if_fail (status < SUDOKU_N_BENCH_STATUSES, NULL);

  return statuses[status];
}

/**
 * sudoku_bench_status_find:
 * @id: the id, as in the table
 * @status: (out): the status
 *
 * Finds a status by its id.
 *
 * Returns: whether there is one
 */
gboolean
sudoku_bench_status_find (const char *id,
                          SudokuBenchStatus *status)
{
  g_return_val_if_fail (id != NULL && status != NULL, FALSE);

  for (guint i = 0; i < SUDOKU_N_BENCH_STATUSES; i++)
    if (strcmp (statuses[i], id) == 0)
      {
        *status = (SudokuBenchStatus)i;
        return TRUE;
      }
  return FALSE;
}

/**
 * sudoku_bench_row_get_header:
 *
 * Writes the names of all columns.
 *
 * Returns: (transfer full): the first line of a table, with its end
 */
char *
sudoku_bench_row_get_header (void)
{
  GString *line = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    g_string_append_printf (line, "%s%s", i > 0 ? "," : "", columns[i].name);
  return g_string_free (g_string_append_c (line, '\n'), FALSE);
}

static gpointer
get_member (const SudokuBenchRow *self,
            const Column *column)
{
  return G_STRUCT_MEMBER_P (self, column->offset);
}

/* What stands in a column, not quoted; empty when it is unknown. */
static char *
get_cell (const SudokuBenchRow *self,
          gsize column)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];
  gpointer member;

  member = get_member (self, &columns[column]);
  switch (columns[column].kind)
    {
    case NUMBER:
      if (*(gint64 *)member < 0)
        return g_strdup ("");
      return g_strdup_printf ("%" G_GINT64_FORMAT, *(gint64 *)member);
    case SECONDS:
      return g_strdup (g_ascii_formatd (number, sizeof number, "%.6f", *(double *)member));
    case TEXT:
    default:
      return g_strdup (*(char **)member != NULL ? *(char **)member : "");
    }
}

/* One line stays one line, whatever a solver has printed. */
static void
append_cell (GString *line,
             const char *text)
{
  gsize length = strlen (text);
  gboolean has_edge = length > 0 && ((guchar)text[0] <= ' ' || (guchar)text[length - 1] <= ' ');
  gboolean quoted = has_edge || strpbrk (text, ",\"") != NULL;

  if (quoted)
    g_string_append_c (line, '"');
  for (const char *p = text; *p != '\0'; p++)
    {
      if (*p == '"')
        g_string_append_c (line, '"');
      g_string_append_c (line, (guchar)*p < ' ' ? ' ' : *p);
    }
  if (quoted)
    g_string_append_c (line, '"');
}

/**
 * sudoku_bench_row_to_text:
 *
 * Writes a row.
 *
 * Returns: (transfer full): its line of the table, with its end
 */
char *
sudoku_bench_row_to_text (const SudokuBenchRow *self)
{
  GString *line = g_string_new (NULL);

  g_return_val_if_fail (self != NULL, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autofree char *cell = get_cell (self, i);

      if (i > 0)
        g_string_append_c (line, ',');
      append_cell (line, cell);
    }
  return g_string_free (g_string_append_c (line, '\n'), FALSE);
}

/* Takes the next cell; *text is behind it and its comma, if there is one. NULL: a quotation mark is
 * not closed, or something follows it. */
static char *
take_cell (const char **text,
           gboolean *has_comma)
{
  g_autoptr (GString) cell = g_string_new (NULL);
  const char *p = *text;
  gboolean quoted = *p == '"';

  if (quoted)
    p++;
  for (; quoted || (*p != ',' && *p != '\0'); p++)
    {
      if (*p == '\0')
        return NULL;
      if (quoted && *p == '"' && *++p != '"')
        break;
      g_string_append_c (cell, *p);
    }
  if (*p != ',' && *p != '\0')
    return NULL;
  *has_comma = *p == ',';
  *text = *has_comma ? p + 1 : p;
  return g_string_free (g_steal_pointer (&cell), FALSE);
}

static gboolean
set_cell (SudokuBenchRow *self,
          const Column *column,
          const char *cell)
{
  gpointer member = get_member (self, column);
  guint64 number = 0;
  char *end;

  switch (column->kind)
    {
    case NUMBER:
      if (*cell != '\0' && !g_ascii_string_to_unsigned (cell, 10, 0, G_MAXINT64, &number, NULL))
        return FALSE;
      *(gint64 *)member = *cell != '\0' ? (gint64)number : -1;
      return TRUE;
    case SECONDS:
      *(double *)member = g_ascii_strtod (cell, &end);
      return end != cell && *end == '\0' && *(double *)member >= 0 &&
             *(double *)member <= SECONDS_MAX;
    case TEXT:
    default:
      *(char **)member = g_strdup (cell);
      return TRUE;
    }
}

/* @self is cleared when the line is no row. */
static gboolean
read_row (SudokuBenchRow *self,
          const char *line,
          const SatPlace *place,
          GError **error)
{
  const char *p = line;
  SudokuBenchStatus status;

  *self = (SudokuBenchRow){ 0 };
  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      gboolean has_comma = FALSE;
      g_autofree char *cell = take_cell (&p, &has_comma);

      if (cell == NULL || !set_cell (self, &columns[i], cell) ||
          has_comma != (i + 1 < G_N_ELEMENTS (columns)))
        {
          sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, place, "bench-column",
                            sat_arg_text (columns[i].name));
          sudoku_bench_row_clear (self);
          return FALSE;
        }
    }
  if (sudoku_bench_status_find (self->status, &status) && self->run > 0)
    return TRUE;
  sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, place, "bench-column", sat_arg_text ("status"));
  sudoku_bench_row_clear (self);
  return FALSE;
}

/**
 * sudoku_bench_row_has_status:
 * @status: a status
 *
 * Tells whether a run has a status.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_bench_row_has_status (const SudokuBenchRow *self,
                             SudokuBenchStatus status)
{
  g_return_val_if_fail (self != NULL && status < SUDOKU_N_BENCH_STATUSES, FALSE);

  return strcmp (self->status, statuses[status]) == 0;
}

/**
 * sudoku_bench_row_is_solved:
 *
 * Tells whether a run has solved its puzzle, that is, has an answer not found wrong.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_bench_row_is_solved (const SudokuBenchRow *self)
{
  return sudoku_bench_row_has_status (self, SUDOKU_BENCH_SAT) ||
         sudoku_bench_row_has_status (self, SUDOKU_BENCH_UNSAT);
}

/**
 * sudoku_bench_row_is_same_run:
 * @other: another
 *
 * Tells whether two rows are of the same puzzle, formula, solver, seed and repeat.
 *
 * Returns: %TRUE if so
 */
gboolean
sudoku_bench_row_is_same_run (const SudokuBenchRow *self,
                              const SudokuBenchRow *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  return strcmp (self->puzzle, other->puzzle) == 0 && strcmp (self->scheme, other->scheme) == 0 &&
         strcmp (self->at_most_one, other->at_most_one) == 0 &&
         strcmp (self->reduction, other->reduction) == 0 &&
         strcmp (self->numbering, other->numbering) == 0 &&
         strcmp (self->solver, other->solver) == 0 && strcmp (self->seed, other->seed) == 0 &&
         self->repeat == other->repeat;
}

/**
 * sudoku_bench_row_copy: (skip)
 *
 * Copies a row.
 *
 * Returns: (transfer full): a copy
 */
SudokuBenchRow *
sudoku_bench_row_copy (const SudokuBenchRow *self)
{
  SudokuBenchRow *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    if (columns[i].kind == TEXT)
      {
        char **member = get_member (copy, &columns[i]);

        *member = g_strdup (*member);
      }
  return copy;
}

/**
 * sudoku_bench_row_clear:
 * @self: a row, or zeros
 *
 * Frees what it holds.
 */
void
sudoku_bench_row_clear (SudokuBenchRow *self)
{
  g_return_if_fail (self != NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    if (columns[i].kind == TEXT)
      g_clear_pointer ((char **)get_member (self, &columns[i]), g_free);
}

/**
 * sudoku_bench_row_free:
 *
 * Frees it.
 */
void
sudoku_bench_row_free (SudokuBenchRow *self)
{
  g_return_if_fail (self != NULL);

  sudoku_bench_row_clear (self);
  g_free (self);
}

/**
 * sudoku_bench_rows_read:
 * @name: what the table is called
 * @text: (array length=length): lines; headers are passed over, wherever they are
 * @length: its length in bytes
 *
 * Reads a table, or several one behind the other.
 *
 * Returns: (transfer full) (nullable) (element-type SudokuBenchRow): the rows; %NULL with
 *   SUDOKU_ERROR_SYNTAX and its place
 */
GPtrArray *
sudoku_bench_rows_read (const char *name,
                        const char *text,
                        gsize length,
                        GError **error)
{
  g_autoptr (GPtrArray) rows =
    g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_bench_row_free);
  const char *end = text + length;
  SatPlace place = { .name = name, .line = 1 };

  g_return_val_if_fail (name != NULL && (text != NULL || length == 0), NULL);

  for (; text < end; place.line++)
    {
      const char *next = memchr (text, '\n', (gsize)(end - text));
      g_autofree char *line = g_strndup (text, (gsize)((next != NULL ? next : end) - text));
      SudokuBenchRow row;

      text = next != NULL ? next + 1 : end;
      g_strchomp (line);
      if (*line == '\0' || g_str_has_prefix (line, "run,plan,"))
        continue;
      if (!read_row (&row, line, &place, error))
        return NULL;
      g_ptr_array_add (rows, g_memdup2 (&row, sizeof row));
    }
  return g_steal_pointer (&rows);
}
