/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define SATDOKU_TYPE_RUN_LIST (satdoku_run_list_get_type ())
/**
 * SatdokuRunList:
 *
 * A list of what happened in a run of a solver, for classes that fill it with rows.
 */
G_DECLARE_DERIVABLE_TYPE (SatdokuRunList, satdoku_run_list, SATDOKU, RUN_LIST, AdwBin)

/**
 * SatdokuRunListClass:
 * @parent_class: the parent class
 * @get_clause: returns the number of the clause behind a row, or %SAT_TRACE_NO_CLAUSE
 * @activate_plain: (nullable): a row without a clause is activated
 *
 * What the rows are about.
 */
struct _SatdokuRunListClass
{
  AdwBinClass parent_class;

  guint (*get_clause) (SatdokuRunList *self, guint position);
  void (*activate_plain) (SatdokuRunList *self, guint position);
};

GtkWidget *satdoku_run_list_fill (SatdokuRunList *self,
                                  GListModel *rows,
                                  GtkListItemFactory *factory,
                                  const char *name);
void satdoku_run_list_set_changing (SatdokuRunList *self, gboolean changing);
void satdoku_run_list_show_end (SatdokuRunList *self);
void satdoku_run_list_select (SatdokuRunList *self, guint position);
