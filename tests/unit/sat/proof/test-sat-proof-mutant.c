/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Is the comparison with the definitions of any use? A checker that believes each step must fail
 * it: the linker puts this function in the place of the one that asks whether a step follows. */

#include <sat-propagator.h>

#include "test-rup.h"

gboolean __wrap_sat_propagator_implies (SatPropagator *self,
                                        const int *literals,
                                        gsize n_literals);

gboolean
__wrap_sat_propagator_implies (SatPropagator *self,
                               const int *literals,
                               gsize n_literals)
{
  return TRUE;
}

static void
test_believes_all (void)
{
  guint n_compared = 0, n_accepted = 0;

  g_assert_cmpuint (test_rup_compare (20, 1, &n_compared, &n_accepted), >, 100);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat-proof-mutant/believes-all", test_believes_all);
  return g_test_run ();
}
