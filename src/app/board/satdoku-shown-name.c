/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a screen reader and a tooltip say of solutions that are shown in a cell. It knows no
 * widgets. */

#include "satdoku-config.h"

#include "satdoku-shown-name.h"

#include <glib/gi18n.h>
#include <words-terms.h>

static char *
describe_value (const SatdokuShown *shown,
                const SudokuSymbols *symbols)
{
  g_autofree char *value = sudoku_symbols_dup (symbols, shown->value);
  g_autofree char *other = NULL;

  if (shown->other > 0)
    {
      other = sudoku_symbols_dup (symbols, shown->other);
      /* Translators: what is said of a cell when two solutions are compared; %s are its numbers in
       * them. */
      return g_strdup_printf (_ ("%s in the first solution, %s in the second"), value, other);
    }
  if (shown->differs)
    /* Translators: what is said of a cell when solutions are looked at one after the other; %s is
     * its number in the one that is shown. */
    return g_strdup_printf (_ ("%s in this solution, another number in the one before"), value);
  /* Translators: what is said of a cell when a solution is shown; %s is its number there. */
  return g_strdup_printf (_ ("%s in this solution"), value);
}

/* Of the run of a solver. */
static char *
describe_assumed (const SatdokuShown *shown,
                  const SudokuSymbols *symbols)
{
  g_autofree char *value = sudoku_symbols_dup (symbols, shown->value);

  if (shown->level > 0)
    /* Translators: what is said of a cell when a solver is watched: its number and a level. */
    return g_strdup_printf (_ ("%s decided on level %u"), value, shown->level);
  /* Translators: likewise: %s is the number of the cell. */
  return g_strdup_printf (_ ("%s follows"), value);
}

static char *
describe_count (const SatdokuShown *shown,
                guint value,
                const SudokuSymbols *symbols)
{
  g_autofree char *symbol = sudoku_symbols_dup (symbols, value);
  guint n = shown->counts[value - 1];
  g_autofree char *count = words_count (n);

  if (sudoku_set_has (shown->more, value))
    /* Translators: in how many solutions a cell has a number: the number, and how many they are. */
    return g_strdup_printf (ngettext ("%s in at least %s solution", "%s in at least %s solutions",
                                      n),
                            symbol, count);
  /* Translators: in how many solutions a cell has a number: the number, and how many they are. */
  return g_strdup_printf (ngettext ("%s in %s solution", "%s in %s solutions", n), symbol, count);
}

static char *
list_values (SudokuSet values,
             const SudokuSymbols *symbols)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  guint value;

  SUDOKU_SET_FOREACH (values, value)
  {
    g_ptr_array_add (items, sudoku_symbols_dup (symbols, value));
  }
  return words_join (items, 0);
}

/* Of the run of a solver: what is left, and what isn't any more. */
static char *
describe_open (const SatdokuShown *shown,
               const SudokuSymbols *symbols)
{
  g_autofree char *struck = list_values (shown->struck, symbols);
  g_autofree char *left = list_values (shown->values, symbols);

  if (sudoku_set_is_empty (shown->struck))
    /* Translators: what is said of a cell; %s is a list of the numbers that it has in solutions. */
    return g_strdup_printf (_ ("possible: %s"), left);
  if (sudoku_set_is_empty (shown->values))
    /* Translators: what is said of a cell when a solver is watched; %s is a list of numbers. */
    return g_strdup_printf (_ ("nothing is left; struck out: %s"), struck);
  /* Translators: likewise: lists of numbers that are left, and of those that are not any more. */
  return g_strdup_printf (_ ("possible: %s; struck out: %s"), left, struck);
}

/* Such as "7 in this solution". */
char *
satdoku_shown_dup_name (const SatdokuShown *shown,
                        const SudokuSymbols *symbols)
{
  g_autoptr (GPtrArray) items = NULL;
  g_autofree char *list = NULL;
  guint value;

  g_return_val_if_fail (shown != NULL && symbols != NULL, NULL);

  if (shown->assumed)
    return shown->value > 0 ? describe_assumed (shown, symbols) : describe_open (shown, symbols);
  if (shown->value > 0)
    return describe_value (shown, symbols);
  items = g_ptr_array_new_with_free_func (g_free);
  if (sudoku_set_count (shown->values) == 1)
    {
      g_autofree char *only = sudoku_symbols_dup (symbols, sudoku_set_first (shown->values));

      /* Translators: what is said of a cell; %s is the number that it has in all solutions. */
      return g_strdup_printf (_ ("%s in every solution"), only);
    }
  SUDOKU_SET_FOREACH (shown->values, value)
  {
    g_ptr_array_add (items, shown->counts != NULL ? describe_count (shown, value, symbols)
                                                  : sudoku_symbols_dup (symbols, value));
  }
  list = words_join (items, 0);
  if (shown->counts != NULL)
    return g_steal_pointer (&list);
  /* Translators: what is said of a cell; %s is a list of the numbers that it has in solutions. */
  return g_strdup_printf (_ ("possible: %s"), list);
}
