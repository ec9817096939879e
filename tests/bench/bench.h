/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The frame of the benchmarks: each prints lines "name value unit (target …)". They
 * are built with the tests, and run by `meson test --benchmark`. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Medians of some runs, in seconds. */
typedef struct
{
  double wall;
  double cpu; /* of all threads of the process */
} BenchTime;

BenchTime bench_run (guint n_runs, void (*run) (gpointer data), gpointer data);
BenchTime bench_run_in_turns (guint n_runs,
                              void (*first) (gpointer data),
                              void (*second) (gpointer data),
                              gpointer data,
                              BenchTime *against);
double bench_median (GArray *times);
void bench_print (const char *name, double value, const char *unit, const char *target);

G_END_DECLS
