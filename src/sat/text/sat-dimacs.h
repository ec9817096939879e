/* SPDX-License-Identifier: GPL-3.0-or-later */

/* DIMACS CNF text: written exactly, read tolerantly. */

#pragma once

#include "sat-counting.h"
#include "sat-error.h"
#include "sat-sink.h"

G_BEGIN_DECLS

/**
 * SatDimacsWriter:
 *
 * A sink that writes clauses to a stream as DIMACS CNF text, a line each, after the header. It
 * counts them, so that a wrong header is an error.
 */
typedef struct _SatDimacsWriter SatDimacsWriter;

SatDimacsWriter *sat_dimacs_writer_new (GOutputStream *out,
                                        int n_variables,
                                        guint64 n_clauses,
                                        GCancellable *cancellable);
void sat_dimacs_writer_free (SatDimacsWriter *self);
SatSink *sat_dimacs_writer_get_sink (SatDimacsWriter *self);
guint64 sat_dimacs_writer_get_n_bytes (const SatDimacsWriter *self);
gboolean sat_dimacs_writer_finish (SatDimacsWriter *self, GError **error);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatDimacsWriter, sat_dimacs_writer_free)

void sat_dimacs_append_literal (GString *string, int literal);
void sat_dimacs_append_comments (GString *string, const char *comments);
void sat_dimacs_append_clause (GString *string, const int *literals, gsize n_literals);
void sat_dimacs_append_beginning (GString *string,
                                  const int *literals,
                                  gsize n_literals,
                                  gsize n_max);

/**
 * SatTextCounter:
 * @sink: to push clauses into
 * @n_clauses: the clauses so far
 * @n_bytes: their length as DIMACS text, without the header
 *
 * A sink that computes the length of clauses as text. See also sat_dimacs_header_length().
 */
typedef struct
{
  SatSink sink;
  guint64 n_clauses;
  guint64 n_bytes;
} SatTextCounter;

void sat_text_counter_init (SatTextCounter *self);
guint64 sat_dimacs_header_length (int n_variables, guint64 n_clauses);

/**
 * SatDimacs:
 * @has_header: whether there was a line “p cnf …”
 * @declared_variables: the number of variables in it
 * @declared_clauses: the number of clauses in it
 * @clauses: the clauses
 * @comments: (nullable): the comments before the first clause and those for model counters, lines
 *   without their “c”; converted to UTF-8, and truncated when very long
 * @counting: (nullable): requests to model counters in comments
 * @warnings: (element-type SatIssue): tolerated deviations, with their lines
 *
 * A formula read from DIMACS CNF text.
 */
typedef struct
{
  gboolean has_header;
  guint64 declared_variables;
  guint64 declared_clauses;
  SatClauses *clauses;
  char *comments;
  SatCounting *counting;
  GPtrArray *warnings;
} SatDimacs;

SatDimacs *sat_dimacs_read (const char *name,
                            const char *text,
                            gsize length,
                            GCancellable *cancellable,
                            GError **error);
void sat_dimacs_free (SatDimacs *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatDimacs, sat_dimacs_free)

G_END_DECLS
