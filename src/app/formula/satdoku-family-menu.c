/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The menu that jumps to the families of a formula. It knows the name of the action only. */

#include "satdoku-config.h"

#include "satdoku-family-menu.h"

#include <glib/gi18n.h>

#include "words-terms.h"

/* The items give the action "cnf.go-to-clause" the first clause of a family. */
GMenuModel *
satdoku_family_menu_new (SatdokuFormulaSource *source)
{
  GMenu *menu = g_menu_new ();
  gsize n_families;
  const SudokuFamily *families = satdoku_formula_source_get_families (source, &n_families);

  for (gsize i = 0; i < n_families; i++)
    {
      g_autofree char *count = words_n_clauses (families[i].n_clauses);
      g_autofree char *label = NULL;
      g_autoptr (GMenuItem) item = NULL;

      /* Translators: what clauses are about, and how many there are. */
      label = g_strdup_printf (_ ("%s · %s"), words_family (&families[i]), count);
      item = g_menu_item_new (label, NULL);
      g_menu_item_set_action_and_target (item, "cnf.go-to-clause", "t", families[i].first);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}
