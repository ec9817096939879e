/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Names of variables. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SatNames:
 *
 * The names of variables in the comments of a formula.
 */
typedef struct _SatNames SatNames;

SatNames *sat_names_new (const char *comments, int n_variables);
void sat_names_free (SatNames *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatNames, sat_names_free)

guint sat_names_get_n (const SatNames *self);
const char *sat_names_get (const SatNames *self, int variable);

G_END_DECLS
