/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The answer of a solver: a status and, if satisfiable, the values of variables. */

#pragma once

#include "sat-error.h"
#include "sat-types.h"

G_BEGIN_DECLS

/**
 * SatModel:
 *
 * The answer of a solver: a status and, if it is satisfiable, the values of variables. It belongs
 * to no formula; a #SatChecker tells whether it is a model of one.
 */
typedef struct _SatModel SatModel;

#define SAT_TYPE_MODEL (sat_model_get_type ())
GType sat_model_get_type (void) G_GNUC_CONST;

SatModel *sat_model_new (SatStatus status);
SatModel *sat_model_copy (const SatModel *self);
void sat_model_free (SatModel *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatModel, sat_model_free)

SatStatus sat_model_get_status (const SatModel *self);
gboolean sat_model_has_literals (const SatModel *self);
gboolean sat_model_is_complete (const SatModel *self);
gboolean sat_model_is_bare (const SatModel *self);
gsize sat_model_get_n_literals (const SatModel *self);
int sat_model_get_max_variable (const SatModel *self);
int sat_model_get_value (const SatModel *self, int variable);
int sat_model_next_literal (const SatModel *self, int variable);
const char *sat_model_get_solver (const SatModel *self);

gboolean sat_model_add (SatModel *self, int literal, GError **error);
void sat_model_set_status (SatModel *self, SatStatus status);
void sat_model_set_has_literals (SatModel *self);
void sat_model_set_incomplete (SatModel *self);
void sat_model_set_bare (SatModel *self);
void sat_model_set_solver (SatModel *self, const char *solver);

SatModel *sat_model_read (const char *name,
                          const char *text,
                          gsize length,
                          GCancellable *cancellable,
                          GError **error);

/**
 * SatModelDialect:
 * @id: its id: “original”, “competition” or “minisat”
 * @summary: one line of description, to be translated
 * @write: appends a model as text
 *
 * A syntax for the answers of solvers.
 */
typedef struct
{
  const char *id;
  const char *summary;
  void (*write) (const SatModel *model, GString *string);
} SatModelDialect;

const SatModelDialect *sat_model_dialects (gsize *n_dialects);
const SatModelDialect *sat_model_dialect_find (const char *id);

G_END_DECLS
