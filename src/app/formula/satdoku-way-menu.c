/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The menus of the encodings, of the ways to say at most one, of what the filled cells leave out of
 * a formula, and of the numberings. They know the names of the actions only. */

#include "satdoku-config.h"

#include "satdoku-way-menu.h"

#include <glib/gi18n.h>

static void
append (GMenu *menu,
        const char *name,
        const char *action,
        const char *id)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (_ (name), NULL);

  g_menu_item_set_action_and_target (item, action, "s", id);
  g_menu_append_item (menu, item);
}

/* The items set the state of the action "cnf.scheme". */
GMenuModel *
satdoku_way_menu_new_of_schemes (void)
{
  GMenu *menu = g_menu_new ();
  gsize n;
  const SudokuScheme *schemes = sudoku_schemes (&n);

  for (gsize i = 0; i < n; i++)
    append (menu, schemes[i].name, "cnf.scheme", schemes[i].id);
  return G_MENU_MODEL (menu);
}

/* The items set the state of the actions "cnf.at-most-one", "cnf.reduction" and
 * "cnf.numbering", or activate "cnf.compare". */
GMenuModel *
satdoku_way_menu_new (void)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) ways = g_menu_new ();
  g_autoptr (GMenu) left_out = g_menu_new ();
  g_autoptr (GMenu) numbers = g_menu_new ();
  g_autoptr (GMenu) compare = g_menu_new ();
  gsize n_rows = 0, n_reductions = 0, n_numberings = 0;
  const SatAtMostOne *const *rows = sat_at_most_ones (&n_rows);
  const SudokuReduction *reductions = sudoku_reductions (&n_reductions);
  const SudokuNumbering *numberings = sudoku_numberings (&n_numberings);

  for (gsize i = 0; i < n_rows; i++)
    append (ways, rows[i]->name, "cnf.at-most-one", rows[i]->id);
  for (gsize i = 0; i < n_reductions; i++)
    append (left_out, reductions[i].name, "cnf.reduction", reductions[i].id);
  for (gsize i = 0; i < n_numberings; i++)
    append (numbers, numberings[i].name, "cnf.numbering", numberings[i].id);
  /* Translators: heading of a menu: how clauses say that at most one of some candidates is true. */
  g_menu_append_section (menu, _ ("At Most One"), G_MENU_MODEL (ways));
  /* Translators: heading of a menu: what is done with clauses that the givens decide. */
  g_menu_append_section (menu, _ ("Excluded by Givens"), G_MENU_MODEL (left_out));
  /* Translators: heading of a menu: which variable means which cell and value. */
  g_menu_append_section (menu, _ ("Numbering"), G_MENU_MODEL (numbers));
  g_menu_append (compare, _ ("_Compare Encodings…"), "cnf.compare");
  g_menu_append (compare, _ ("Compare So_lvers"), "win.compare-solvers");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (compare));
  return G_MENU_MODEL (menu);
}

/* What is chosen: "Commander", or "Commander · One step". */
char *
satdoku_way_menu_get_label (const SudokuEncoding *encoding,
                            const SudokuReduction *reduction)
{
  if (!reduction->excludes)
    return g_strdup (_ (encoding->at_most_one->name));
  /* Translators: a way to say at most one, and what is left out of a formula. */
  return g_strdup_printf (_ ("%s · %s"), _ (encoding->at_most_one->name), _ (reduction->name));
}
