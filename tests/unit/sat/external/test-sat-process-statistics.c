/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lines are those that the solvers of Debian 12 print. */

#include <sat-process-statistics.h>
#include <string.h>

typedef struct
{
  const char *profile; /* NULL: unknown */
  const char *text;
  gint64 conflicts;
  gint64 decisions;
  gint64 propagations;
  const char *version;
} Case;

static const Case cases[] = {
  { "minisat",
    "restarts              : 2\n"
    "conflicts             : 157            (inf /sec)\n"
    "decisions             : 194            (0.00 % random) (inf /sec)\n"
    "propagations          : 2584           (inf /sec)\n"
    "conflict literals     : 852            (15.22 % deleted)\n",
    157, 194, 2584, "" },
  { "cadical",
    "c Version 1.5.3 sc2021\n"
    "c conflicts:                    36    135338.35    per second\n"
    "c decisions:                    45    169172.93    per second\n"
    "c propagations:                542         2.04 M  per second\n",
    36, 45, 542, "1.5.3" },
  { "kissat",
    "c Version 4.0.2 abcdef\n"
    "c conflicts:                       1234              370.77    per second\n"
    "c decisions:                       2345                1.90    per conflict\n"
    "c propagations:                   34567                8 M   per second\n",
    1234, 2345, 34567, "4.0.2" },
  { "picosat",
    "c PicoSAT SAT Solver Version 965\nc\nc 30 conflicts\nc 46 decisions\nc 709 propagations\n",
    30, 46, 709, "965" },
  { "cryptominisat5",
    "c CryptoMiniSat version 5.11.4\n"
    "c decisions                : 158         (0.00      % random)\n"
    "c propagations             : 1835        (0         props/s)\n"
    "c decisions/conflicts      : 1.25        \n"
    "c conflicts                : 126         \n",
    126, 158, 1835, "5.11.4" },
  { "clasp",
    "c clasp version 3.3.5\n"
    "c Choices        : 51      \n"
    "c Conflicts      : 37       (Analyzed: 37)\n",
    37, 51, -1, "3.3.5" },
  { "sat4j", "c version 2.3.5.WHEEZY\n"
             "c conflicts\t\t: 170\n"
             "c decisions\t\t: 197\n"
             "c propagations\t\t: 2594\n",
    170, 197, 2594, "2.3.5.WHEEZY" },
  { "z3", "(:sat-conflicts           146\n :sat-decisions           186\n :total-time 0.00)\n",
    146, 186, -1, "" },
  /* A program of one's own prints like one of them. */
  { NULL, "conflicts : 12\nc 7 decisions\n", 12, 7, -1, "" },
  /* The last of several, and what is no number. */
  { "minisat", "conflicts : 1\nconflicts : 2\nconflicts : many", 2, -1, -1, "" },
  { "minisat", "xconflicts : 1\nconflicts", -1, -1, -1, "" },
  { "minisat", "", -1, -1, -1, "" },
  { "minisat", "conflicts : 99999999999999999999999\n", G_MAXINT64, -1, -1, "" },
  { "cadical", "c Version 0123456789012345678901234567890123456789\n", -1, -1, -1,
    "0123456789012345678901234567890" },
};

static void
test_cases (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const Case *self = &cases[i];
      SatProcessStatistics statistics;

      sat_process_statistics_init (&statistics);
      sat_process_statistics_read (
        &statistics, self->profile != NULL ? sat_process_profile_find (self->profile) : NULL,
        self->text, strlen (self->text));
      g_assert_cmpint (statistics.conflicts, ==, self->conflicts);
      g_assert_cmpint (statistics.decisions, ==, self->decisions);
      g_assert_cmpint (statistics.propagations, ==, self->propagations);
      g_assert_cmpstr (statistics.version, ==, self->version);
    }
}

/* A flood without an end of line, and bytes of any kind. */
static void
test_garbage (void)
{
  const gsize length = 1 << 20;
  g_autofree char *text = g_malloc (length);
  SatProcessStatistics statistics;

  for (gsize i = 0; i < length; i++)
    text[i] = (char)(i * 7 % 251);
  sat_process_statistics_init (&statistics);
  sat_process_statistics_read (&statistics, NULL, text, length);
  memset (text, 'c', length);
  sat_process_statistics_read (&statistics, NULL, text, length);
  g_assert_cmpint (statistics.conflicts, ==, -1);
}

/* Model counters, whoever they are; the last line counts, and only a whole number. */
static void
test_counts (void)
{
  static const struct
  {
    const char *text;
    const char *n_models;
  } counted[] = {
    { "c o CaDiCaL\nc s type mc\nc s exact arb int 1234567890123456789012345\ns SATISFIABLE\n",
      "1234567890123456789012345" },
    { "s mc 24\n", "24" },
    { "c clasp version 3.3.5\ns SATISFIABLE\nc \nc Models         : 54\nc Calls : 1\n", "54" },
    { "c Models         : 1+\n", "" },
    { "c Models : 0\n", "0" },
    { "s mc 24", "24" },
    { "s mc 24 \r\n", "24" },
    { "s mc 0\n", "0" },
    { "s mc 1\ns mc 2\n", "2" },
    { "s mc 2.5\n", "" },
    { "s mc many\n", "" },
    { "s mc -1\n", "" },
    { "c s exact arb int\n", "" },
    { "c s log10-estimate 3.5\n", "" },
    { "conflicts : 12\n", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (counted); i++)
    {
      const char *text = counted[i].text;
      SatProcessStatistics statistics;

      sat_process_statistics_init (&statistics);
      sat_process_statistics_read (&statistics, NULL, text, strlen (text));
      g_assert_cmpstr (statistics.n_models, ==, counted[i].n_models);
    }
}

/* As many digits as there is room for, and one more. */
static void
test_long_count (void)
{
  for (gsize n = SAT_PROCESS_COUNT_MAX; n <= SAT_PROCESS_COUNT_MAX + 1; n++)
    {
      g_autofree char *digits = g_strnfill (n, '7');
      g_autofree char *text = g_strconcat ("s mc ", digits, "\n", NULL);
      SatProcessStatistics statistics;

      sat_process_statistics_init (&statistics);
      sat_process_statistics_read (&statistics, NULL, text, strlen (text));
      g_assert_cmpstr (statistics.n_models, ==, n <= SAT_PROCESS_COUNT_MAX ? digits : "");
    }
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat/process-statistics/cases", test_cases);
  g_test_add_func ("/sat/process-statistics/garbage", test_garbage);
  g_test_add_func ("/process-statistics/counts", test_counts);
  g_test_add_func ("/process-statistics/counts/long", test_long_count);
  return g_test_run ();
}
