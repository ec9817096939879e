/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Requests to model counters in the comments of a formula. */

#pragma once

#include "sat-issue.h"

G_BEGIN_DECLS

/**
 * SatCounting:
 * @shown: (nullable) (element-type int): the variables over which models are counted, each once, in
 *   ascending order; %NULL: all
 * @broken: a line with the variables can't be understood, so it isn't known what to count
 * @issues: (element-type SatIssue): requests that are not fulfilled, with their lines
 * @projected_line: a line that asks for some variables, without naming them; 0: none
 * @weighted: whether there are weights
 *
 * What to count.
 */
typedef struct
{
  GArray *shown;
  gboolean broken;
  GPtrArray *issues;
  gsize projected_line;
  gboolean weighted;
} SatCounting;

SatCounting *sat_counting_new (void);
void sat_counting_free (SatCounting *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SatCounting, sat_counting_free)

gboolean sat_counting_read (SatCounting *self,
                            const char *name,
                            gsize line,
                            const char *comment,
                            gsize length);
void sat_counting_conclude (SatCounting *self, const char *name, int n_variables);
char *sat_counting_write (const SatCounting *self);

G_END_DECLS
