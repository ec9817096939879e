/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A filter of clauses as fields with numbered choices, as literals that are typed in, and in
 * words. It knows nothing of widgets. */

#include "satdoku-config.h"

#include "satdoku-filter.h"

#include <glib/gi18n.h>
#include <sat-printable.h>
#include <string.h>

#include "words-terms.h"

/* At most this many characters of a bad literal are quoted. */
#define QUOTE_MAX 20

/* The last of them, from 1; 0: none. */
static guint
get_family (guint64 families)
{
  guint family = 0;

  for (; families != 0; families >>= 1)
    family++;
  return family;
}

/* What it asks for in a field; 0 = anything. */
guint
satdoku_filter_get (const SudokuFilter *self,
                    SatdokuFilterField field)
{
  const guint choices[SATDOKU_N_FILTER_FIELDS] = {
    [SATDOKU_FILTER_FAMILY] = get_family (self->families),
    [SATDOKU_FILTER_ROW] = self->row,
    [SATDOKU_FILTER_COLUMN] = self->column,
    [SATDOKU_FILTER_VALUE] = self->value,
    [SATDOKU_FILTER_SIGN] = self->sign > 0   ? SATDOKU_SIGN_POSITIVE
                            : self->sign < 0 ? SATDOKU_SIGN_NEGATIVE
                                             : 0,
    [SATDOKU_FILTER_VARIABLE] = (guint)self->variable,
    [SATDOKU_FILTER_CELLS] = self->n_cells,
  };

  g_return_val_if_fail (field < SATDOKU_N_FILTER_FIELDS, 0);

  return choices[field];
}

static void
forget_others (SudokuFilter *self)
{
  memset (self->also, 0, sizeof self->also);
  self->n_also = 0;
}

static void
forget_cells (SudokuFilter *self)
{
  memset (self->cells, 0, sizeof self->cells);
  self->n_cells = 0;
}

/* @choice 0 asks for anything; of the cells nothing else can be set here. A row or a column takes
 * the place of cells that were asked for, and a variable that of all literals. */
void
satdoku_filter_set (SudokuFilter *self,
                    SatdokuFilterField field,
                    guint choice)
{
  g_return_if_fail (field < SATDOKU_N_FILTER_FIELDS);
  g_return_if_fail (field != SATDOKU_FILTER_CELLS || choice == 0);

  if (field == SATDOKU_FILTER_CELLS ||
      (choice > 0 && (field == SATDOKU_FILTER_ROW || field == SATDOKU_FILTER_COLUMN)))
    forget_cells (self);
  if (field == SATDOKU_FILTER_FAMILY)
    self->families = choice > 0 ? G_GUINT64_CONSTANT (1) << (choice - 1) : 0;
  else if (field == SATDOKU_FILTER_ROW)
    self->row = choice;
  else if (field == SATDOKU_FILTER_COLUMN)
    self->column = choice;
  else if (field == SATDOKU_FILTER_VALUE)
    self->value = choice;
  else if (field == SATDOKU_FILTER_SIGN)
    self->sign = choice == SATDOKU_SIGN_NEGATIVE ? -1 : (int)choice;
  else if (field == SATDOKU_FILTER_VARIABLE)
    {
      self->variable = (int)choice;
      forget_others (self);
    }
}

/* Are they as many as a house has, each so far from the one before? */
static gboolean
are_in_line (const guint *cells,
             gsize n_cells,
             guint side,
             guint distance)
{
  if (n_cells != side)
    return FALSE;
  for (guint i = 1; i < side; i++)
    if (cells[i] != cells[0] + i * distance)
      return FALSE;
  return TRUE;
}

/* One cell, or a whole row or column, has a name of its own. */
static gboolean
set_named_cells (SudokuFilter *self,
                 guint side,
                 const guint *cells,
                 gsize n_cells)
{
  if (n_cells == 1 || (cells[0] % side == 0 && are_in_line (cells, n_cells, side, 1)))
    self->row = cells[0] / side + 1;
  if (n_cells == 1 || (cells[0] < side && are_in_line (cells, n_cells, side, side)))
    self->column = cells[0] % side + 1;
  return self->row > 0 || self->column > 0;
}

/* Asks for these cells, ascending, instead of any row, column or other cells; for none, of any
 * cell. */
void
satdoku_filter_set_cells (SudokuFilter *self,
                          guint side,
                          const guint *cells,
                          gsize n_cells)
{
  g_return_if_fail (side > 0 && side <= SUDOKU_SIDE_MAX && n_cells <= side * side);

  forget_cells (self);
  self->row = self->column = 0;
  if (n_cells == 0 || set_named_cells (self, side, cells, n_cells))
    return;
  self->n_cells = (guint)n_cells;
  for (gsize i = 0; i < n_cells; i++)
    {
      SudokuSet *row = &self->cells[cells[i] / side];

      *row = sudoku_set_or (*row, sudoku_set_single (cells[i] % side));
    }
}

gboolean
satdoku_filter_equal (const SudokuFilter *a,
                      const SudokuFilter *b)
{
  for (guint field = 0; field < SATDOKU_N_FILTER_FIELDS; field++)
    if (satdoku_filter_get (a, field) != satdoku_filter_get (b, field))
      return FALSE;
  return memcmp (a->cells, b->cells, sizeof a->cells) == 0 && a->n_also == b->n_also &&
         memcmp (a->also, b->also, sizeof a->also) == 0;
}

/* Has the filter a cell that a puzzle of this side doesn't have? */
static gboolean
has_cell_beyond (const SudokuFilter *self,
                 guint side)
{
  const SudokuSet columns = sudoku_set_range (0, side);

  for (guint row = 0; row < SUDOKU_SIDE_MAX; row++)
    if (!sudoku_set_is_empty (sudoku_set_minus (self->cells[row], row < side ? columns
                                                                             : SUDOKU_SET_EMPTY)))
      return TRUE;
  return FALSE;
}

gboolean
satdoku_filter_is_empty (const SudokuFilter *self)
{
  const SudokuFilter all = { 0 };

  return satdoku_filter_equal (self, &all);
}

/* The same families in another formula, by their ids. */
static guint64
find_again (guint64 families,
            SatdokuFormulaSource *before,
            SatdokuFormulaSource *source)
{
  gsize n_families;
  const SudokuFamily *old = satdoku_formula_source_get_families (before, &n_families);
  guint64 found = 0;

  for (gsize i = 0; i < n_families; i++)
    {
      const SudokuFamily *family = (families >> i & 1) != 0
                                     ? satdoku_formula_source_lookup_family (source, old[i].id)
                                     : NULL;

      if (family != NULL)
        found |= G_GUINT64_CONSTANT (1) << family->index;
    }
  return found;
}

static int
get_max_variable (const SudokuFilter *self)
{
  int variable = self->variable;

  for (guint i = 0; i < self->n_also; i++)
    variable = MAX (variable, self->also[i].variable);
  return variable;
}

/* Forgets what @source doesn't have, such as row 20, a variable or diagonals of @before, the
 * formula that the filter was for, or any cells and values. */
void
satdoku_filter_adapt (SudokuFilter *self,
                      SatdokuFormulaSource *before,
                      SatdokuFormulaSource *source)
{
  SudokuCnf *cnf = satdoku_formula_source_get_cnf (source);
  guint side = cnf != NULL ? sudoku_grid_get_side (sudoku_cnf_get_grid (cnf)) : 0;

  self->families = before != NULL ? find_again (self->families, before, source) : 0;
  if (self->row > side || self->column > side)
    self->row = self->column = 0;
  if (has_cell_beyond (self, side))
    forget_cells (self);
  if (self->value > side)
    self->value = 0;
  if (get_max_variable (self) > satdoku_formula_source_get_n_variables (source))
    {
      self->variable = self->sign = 0;
      forget_others (self);
    }
}

/* What stands before a number when it is a literal, here and elsewhere. */
static const struct
{
  const char *text;
  int sign;
} signs[] = {
  { "+", 1 },
  { "-", -1 },
  { "−", -1 },
  { "–", -1 },
  { "¬", -1 },
  { "~", -1 },
  { "!", -1 },
};

static const char *
skip_sign (const char *text,
           int *sign)
{
  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    if (g_str_has_prefix (text, signs[i].text))
      {
        *sign = signs[i].sign;
        return text + strlen (signs[i].text);
      }
  return text;
}

/* Also "x9", as the signs of books have it, and "9'". */
static gboolean
parse_literal (const char *text,
               SatWanted *literal)
{
  g_autofree char *digits = NULL;
  guint64 variable = 0;

  literal->sign = 0;
  text = skip_sign (text, &literal->sign);
  digits = g_strdup (*text == 'x' || *text == 'X' ? text + 1 : text);
  if (literal->sign == 0 && g_str_has_suffix (digits, "'"))
    {
      digits[strlen (digits) - 1] = '\0';
      literal->sign = -1;
    }
  if (!g_ascii_string_to_unsigned (digits, 10, 1, G_MAXINT, &variable, NULL))
    return FALSE;
  literal->variable = (int)variable;
  return TRUE;
}

/* Between the literals of a clause, and at its end. */
static gboolean
is_no_literal (const char *word)
{
  return *word == '\0' || g_str_equal (word, "∨") || g_str_equal (word, "|") ||
         g_str_equal (word, "0");
}

static void
say_no_literal (char **why,
                const char *text)
{
  g_autofree char *quote = sat_printable (text, strlen (text), QUOTE_MAX);

  if (why != NULL)
    /* Translators: of what was typed in to filter clauses. The numbers are examples. */
    *why = g_strdup_printf (
      _ ("“%s” is no literal: these are numbers such as 12, +12 for “true”, or -12 for "
         "“not”"),
      quote);
}

/* Returns: how many there are, or -1. */
static int
parse_all (const char *text,
           SatWanted literals[1 + SUDOKU_FILTER_ALSO_MAX],
           char **why)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\n\r", -1);
  int n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (is_no_literal (words[i]) && (n > 0 || *words[i] == '\0'))
        continue;
      if (n > SUDOKU_FILTER_ALSO_MAX)
        {
          if (why != NULL)
            *why = g_strdup_printf (ngettext ("At most %d literal can be looked for at once",
                                              "At most %d literals can be looked for at once", n),
                                    n);
          return -1;
        }
      if (!parse_literal (words[i], &literals[n++]))
        {
          say_no_literal (why, words[i]);
          return -1;
        }
    }
  return n;
}

/* Sets the literals that are asked for, the first with the sign that belongs to it. @text: "123"
 * for a variable, "+123" or "-123" for it with a sign, several of these with blanks between them
 * for clauses that have all, or nothing. %FALSE, and the filter as it was, when it has something
 * else or too many; @why is then a sentence without a full stop. */
gboolean
satdoku_filter_parse_literals (SudokuFilter *self,
                               const char *text,
                               char **why)
{
  SatWanted literals[1 + SUDOKU_FILTER_ALSO_MAX] = { 0 };
  int n = parse_all (text, literals, why);

  if (n < 0)
    return FALSE;
  /* A sign without a variable was chosen elsewhere and stays. */
  if (n > 0 || self->variable != 0)
    self->sign = literals[0].sign;
  self->variable = literals[0].variable;
  self->n_also = (guint)MAX (n - 1, 0);
  memcpy (self->also, &literals[1], sizeof self->also);
  return TRUE;
}

/* A positive literal without “+” is the variable, whatever its sign. */
static void
append_literal (GString *text,
                SatdokuFormulaSource *source,
                WordsNotation notation,
                int variable,
                int sign)
{
  int literal = sign < 0 ? -variable : variable;
  g_autofree char *written = source != NULL
                               ? satdoku_formula_source_write_literal (source, notation, literal)
                               : words_literal_write (notation, NULL, literal);

  g_string_append_printf (text, "%s%s%s", text->len > 0 ? " " : "", sign > 0 ? "+" : "", written);
}

static char *
write_literals (const SudokuFilter *self,
                SatdokuFormulaSource *source,
                WordsNotation notation)
{
  GString *text = g_string_new (NULL);

  if (self->variable != 0)
    append_literal (text, source, notation, self->variable, self->sign);
  for (guint i = 0; i < self->n_also; i++)
    append_literal (text, source, notation, self->also[i].variable, self->also[i].sign);
  return g_string_free (text, FALSE);
}

char *
satdoku_filter_format_literals (const SudokuFilter *self,
                                WordsNotation notation)
{
  g_return_val_if_fail (self != NULL && notation != WORDS_NOTATION_SPOKEN, NULL);

  return write_literals (self, NULL, notation);
}

/* (nullable): a few words for what it asks for there; %NULL = nothing. The sign of a variable is
 * described with the variable. */
char *
satdoku_filter_describe (const SudokuFilter *self,
                         SatdokuFilterField field,
                         SatdokuFormulaSource *source,
                         WordsNotation notation)
{
  guint choice = satdoku_filter_get (self, field);
  gsize n_families;
  const SudokuFamily *families = satdoku_formula_source_get_families (source, &n_families);
  g_autofree char *literal = write_literals (self, source, notation);

  if (choice == 0)
    return NULL;
  if (field == SATDOKU_FILTER_FAMILY)
    return choice <= n_families ? g_strdup (words_family (&families[choice - 1])) : NULL;
  if (field == SATDOKU_FILTER_ROW)
    return g_strdup_printf (_ ("Row %u"), choice);
  if (field == SATDOKU_FILTER_COLUMN)
    return g_strdup_printf (_ ("Column %u"), choice);
  if (field == SATDOKU_FILTER_VALUE)
    return g_strdup_printf (_ ("Value %u"), choice);
  if (field == SATDOKU_FILTER_CELLS)
    return g_strdup_printf (ngettext ("%u cell", "%u cells", choice), choice);
  if (field == SATDOKU_FILTER_VARIABLE && self->n_also > 0)
    /* Translators: %s are several literals, "1 -5"; clauses that have all of them are listed. */
    return g_strdup_printf (_ ("Literals %s"), literal);
  if (field == SATDOKU_FILTER_VARIABLE && self->sign == 0)
    return g_strdup_printf (_ ("Variable %s"), literal);
  if (field == SATDOKU_FILTER_VARIABLE)
    /* Translators: %s is a variable with its sign, "-123". */
    return g_strdup_printf (_ ("Literal %s"), literal);
  if (self->variable != 0)
    return NULL;
  return g_strdup (self->sign > 0 ? _ ("Positive literals") : _ ("Negative literals"));
}
