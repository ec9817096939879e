/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "satdoku-clause-list.h"

G_BEGIN_DECLS

#define SATDOKU_TYPE_CLAUSE_SELECTION (satdoku_clause_selection_get_type ())
G_DECLARE_FINAL_TYPE (SatdokuClauseSelection,
                      satdoku_clause_selection,
                      SATDOKU,
                      CLAUSE_SELECTION,
                      GObject)

SatdokuClauseSelection *satdoku_clause_selection_new (SatdokuClauseList *list);
GtkBitset *satdoku_clause_selection_get_clauses (SatdokuClauseSelection *self);

G_END_DECLS
