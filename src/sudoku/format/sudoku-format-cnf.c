/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A formula in DIMACS CNF as a text of one puzzle. It is only read: formulas are written as
 * streams, without holding one in memory. */

#include "sudoku-format-kind.h"

#include <glib/gi18n.h>
#include <sat-clause-lists.h>
#include <sat-cousin.h>
#include <sat-dimacs.h>
#include <sat-list.h>
#include <sat-tidy.h>
#include <string.h>

#include "sudoku-origin.h"
#include "sudoku-recognise.h"

/* Whether a text may have a negative number, in any notation; most puzzles don't. */
static gboolean
may_have_minus (const char *text,
                gsize length)
{
  for (gsize i = 0; i < length; i++)
    if (text[i] == '-' || text[i] == '~' || text[i] == '!' || (guchar)text[i] >= 0x80)
      return TRUE;
  return FALSE;
}

/* Clauses without a header: several lists that end with 0, unlike answers, and negative numbers,
 * unlike puzzles. */
static gboolean
is_headless (const char *text,
             gsize length)
{
  SatList list;

  if (!may_have_minus (text, length))
    return FALSE;
  sat_list_init (&list, text, length);
  /* Only the beginning of a long line is here, and the last clause may be cut. */
  if (length >= SUDOKU_FORMAT_DETECT_LENGTH)
    list.n_zeros++;
  return list.n_keyed == 0 && list.n_others == 0 && list.n_negative > 0 && list.n_zeros >= 2 &&
         list.n_zeros >= list.n_lists;
}

/* "p cnf", in upper or lower case, with two numbers where @counted. */
static gboolean
is_header (SudokuScanner *scanner,
           gboolean counted)
{
  const char *word = NULL;
  gsize length = 0;

  if (!sudoku_scanner_next_word (scanner, &word, &length) || length != 1 ||
      g_ascii_tolower (*word) != 'p')
    return FALSE;
  if (!sudoku_scanner_next_word (scanner, &word, &length) || length != strlen ("cnf") ||
      g_ascii_strncasecmp (word, "cnf", length) != 0)
    return FALSE;
  for (guint i = 0; i < 2 && counted; i++)
    if (!sudoku_scanner_next_word (scanner, &word, &length) || !g_ascii_isdigit (*word))
      return FALSE;
  return TRUE;
}

/* A formula that has lost its line ends. */
static gboolean
has_glued_header (const SudokuScanner *scanner)
{
  return scanner->next == scanner->end && *scanner->line == 'c' &&
         g_strstr_len (scanner->line, scanner->line_end - scanner->line, " p cnf ") != NULL;
}

/* A formula under quoting, line numbers and fences that a reader removes. Where something else than
 * comments precedes its header, the reader reports it. */
static gboolean
has_header (const char *text,
            gsize length)
{
  gsize tidied_length = length;
  g_autofree char *tidied = NULL;
  SudokuScanner scanner;
  gboolean counted = FALSE;

  /* It has no character that stands for another one. */
  if (memmem (text, length, "cnf", strlen ("cnf")) == NULL &&
      memmem (text, length, "CNF", strlen ("CNF")) == NULL)
    return FALSE;
  tidied = sat_tidy (SAT_TIDY_FORMULA, text, length, &tidied_length);
  sudoku_scanner_init (&scanner, "", tidied != NULL ? tidied : text, tidied_length, 1);
  while (sudoku_scanner_next_filled_line (&scanner))
    {
      gboolean comment = *scanner.at == 'c';

      if (has_glued_header (&scanner) || is_header (&scanner, counted))
        return TRUE;
      counted |= !comment;
    }
  return FALSE;
}

static guint
detect_text (const char *text,
             gsize length)
{
  if (sat_clause_lists_begin (text, length))
    return 97;
  if (has_header (text, length) || sat_cousin_begins (text, length))
    return 95;
  return is_headless (text, length) ? 94 : 0;
}

/* (transfer full): a puzzle of the requested shape; NULL with an error. */
static SudokuDocument *
make_document (const SudokuSource *source,
               SudokuGrid *grid,
               const SudokuNumbering *numbering,
               GError **error)
{
  SudokuDocument *document = NULL;

  if (!sudoku_shape_hint_confirm (source->hint, source->name, sudoku_grid_get_geometry (grid),
                                  error))
    return NULL;
  document = sudoku_document_new (grid);
  sudoku_document_set_numbering (document, numbering);
  return document;
}

/* Whether models are counted over all variables that occur, as those of a puzzle are. */
static gboolean
counts_all (const SatDimacs *dimacs)
{
  const GArray *shown = dimacs->counting != NULL ? dimacs->counting->shown : NULL;
  gsize n = 0;
  const int *literals = sat_clauses_get_literals (dimacs->clauses, &n);
  int max = sat_clauses_get_max_variable (dimacs->clauses);
  g_autofree guint8 *counted = NULL;

  if (shown == NULL)
    return TRUE;
  counted = g_new0 (guint8, (gsize)max + 1);
  for (guint i = 0; i < shown->len; i++)
    if (g_array_index (shown, int, i) <= max)
      counted[g_array_index (shown, int, i)] = TRUE;
  for (gsize i = 0; i < n; i++)
    if (literals[i] != 0 && !counted[ABS (literals[i])])
      return FALSE;
  return TRUE;
}

/* (transfer full) (nullable): the puzzle of a formula of ours. */
static SudokuDocument *
make_own_document (const SudokuSource *source,
                   const SudokuCnf *cnf,
                   GError **error)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_copy (sudoku_cnf_get_grid (cnf));
  SudokuDocument *document =
    make_document (source, grid, sudoku_cnf_get_numbering (cnf), error);

  if (document != NULL)
    sudoku_document_set_encoding (document, sudoku_cnf_get_encoding (cnf),
                                  sudoku_cnf_get_reduction (cnf));
  return document;
}

/* What is no puzzle is a formula all the same, and is not read a second time. A puzzle of another
 * shape than the requested one is the caller's error. */
static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_autoptr (SatDimacs) dimacs =
    sat_dimacs_read (source->name, source->text, source->length, source->cancellable, error);
  const SudokuNumbering *numbering = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  g_autoptr (SudokuCnf) ours = NULL;

  if (dimacs == NULL)
    return NULL;
  ours = sudoku_origin_find (source->text, source->length, dimacs->clauses, source->cancellable);
  if (ours != NULL && counts_all (dimacs))
    return make_own_document (source, ours, error);
  if (counts_all (dimacs))
    grid = sudoku_recognise_clauses (source->name, dimacs->clauses, &numbering,
                                     source->cancellable, error);
  else
    sudoku_error_set (error, SUDOKU_ERROR_FORMAT, &(SatPlace){ .name = source->name },
                      "formula-counted");
  if (grid != NULL)
    return make_document (source, grid, numbering, error);
  if (source->formula != NULL && !g_cancellable_is_cancelled (source->cancellable))
    *source->formula = sat_formula_new (g_steal_pointer (&dimacs));
  return NULL;
}

static const char *const suffixes[] = { ".cnf", ".dimacs", NULL };

const SudokuFormat sudoku_format_cnf = {
  .id = "cnf",
  .name = N_ ("DIMACS CNF"),
  .summary = N_ ("a formula that states the rules and givens of a puzzle"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_SHAPE | SUDOKU_FORMAT_FORMULA | SUDOKU_FORMAT_CERTAIN,
  .length_max = SUDOKU_FORMAT_LARGE_LENGTH_MAX,
  .detect = detect_text,
  .read = read_puzzle,
};
