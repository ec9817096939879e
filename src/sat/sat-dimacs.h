/* SPDX-License-Identifier: GPL-3.0-or-later */

/* DIMACS CNF text: written exactly, read tolerantly. */

#pragma once

#include "sat-error.h"
#include "sat-sink.h"

G_BEGIN_DECLS

typedef struct _SatDimacsWriter SatDimacsWriter;

/* Writes "p cnf V C" and then the clauses pushed into the sink, "lit lit 0" on a line
 * each. A literal above @n_variables or another number of clauses than @n_clauses is
 * SAT_ERROR_COUNT. @out is not closed. */
SatDimacsWriter *sat_dimacs_writer_new (GOutputStream *out,
                                        int n_variables,
                                        guint64 n_clauses,
                                        GCancellable *cancellable);
void sat_dimacs_writer_free (SatDimacsWriter *self);
SatSink *sat_dimacs_writer_get_sink (SatDimacsWriter *self);
guint64 sat_dimacs_writer_get_n_bytes (const SatDimacsWriter *self);
/* Flushes and compares the number of clauses. */
gboolean sat_dimacs_writer_finish (SatDimacsWriter *self, GError **error);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatDimacsWriter, sat_dimacs_writer_free)

/* The text of one clause, "1 -2 0", without newline. */
void sat_dimacs_append_clause (GString *string, const int *literals, gsize n_literals);
/* The bytes that the clauses pushed into a sink would take as text. */
guint64 sat_dimacs_header_length (int n_variables, guint64 n_clauses);

typedef struct
{
  gboolean has_header;
  guint64 declared_variables;
  guint64 declared_clauses;
  SatClauses *clauses; /* (transfer full) */
  GPtrArray *warnings; /* (element-type utf8): "name:line: ..." deviations that were tolerated */
} SatDimacs;

/* Reads comments anywhere, wrong counts, the % end marker, a missing last 0, CRLF. */
SatDimacs *sat_dimacs_read (const char *name, const char *text, gsize length, GCancellable *cancellable, GError **error);
void sat_dimacs_free (SatDimacs *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatDimacs, sat_dimacs_free)

G_END_DECLS
