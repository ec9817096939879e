/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How well colours can be told apart, by the definition of contrast in the Web Content
 * Accessibility Guidelines 2.1, and what to do when they can't. Pure arithmetic. */

#include "satdoku-config.h"

#include "satdoku-contrast.h"

#include <math.h>

/* Halving the interval so often is finer than the steps of a colour on the screen. */
#define N_STEPS 12

static double
linear (double channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

static double
luminance (const GdkRGBA *colour)
{
  return 0.2126 * linear (colour->red) + 0.7152 * linear (colour->green) +
         0.0722 * linear (colour->blue);
}

/* The contrast of two opaque colours, from 1 (the same) to 21 (black and white). */
double
satdoku_contrast (const GdkRGBA *a,
                  const GdkRGBA *b)
{
  double la, lb;

  g_return_val_if_fail (a != NULL && b != NULL, 1);

  la = luminance (a);
  lb = luminance (b);
  return (MAX (la, lb) + 0.05) / (MIN (la, lb) + 0.05);
}

/* @share is how much of @b there is, 0…1. */
void
satdoku_contrast_mix (const GdkRGBA *a,
                      const GdkRGBA *b,
                      double share,
                      GdkRGBA *mixed)
{
  float part = (float)share;

  g_return_if_fail (a != NULL && b != NULL && mixed != NULL);

  *mixed = (GdkRGBA){
    .red = a->red + (b->red - a->red) * part,
    .green = a->green + (b->green - a->green) * part,
    .blue = a->blue + (b->blue - a->blue) * part,
    .alpha = 1,
  };
}

static double
worst (const GdkRGBA *colour,
       const GdkRGBA *backgrounds,
       gsize n_backgrounds)
{
  double lowest = G_MAXDOUBLE;

  for (gsize i = 0; i < n_backgrounds; i++)
    lowest = MIN (lowest, satdoku_contrast (colour, &backgrounds[i]));
  return lowest;
}

/* Finds a colour that has at least the contrast @ratio to all of the backgrounds, as near to
 * @wanted as can be on the way to black or to white; the end of that way when none is enough.
 * Returns whether the colour had to change. */
gboolean
satdoku_contrast_make_legible (const GdkRGBA *wanted,
                               const GdkRGBA *backgrounds,
                               gsize n_backgrounds,
                               double ratio,
                               GdkRGBA *legible)
{
  static const GdkRGBA black = { 0, 0, 0, 1 };
  static const GdkRGBA white = { 1, 1, 1, 1 };
  const GdkRGBA *end;
  double low = 0, high = 1;

  g_return_val_if_fail (wanted != NULL && backgrounds != NULL && n_backgrounds > 0, FALSE);

  satdoku_contrast_mix (wanted, wanted, 0, legible);
  if (worst (legible, backgrounds, n_backgrounds) >= ratio)
    return FALSE;
  end = worst (&black, backgrounds, n_backgrounds) >= worst (&white, backgrounds, n_backgrounds)
          ? &black
          : &white;
  for (guint i = 0; i < N_STEPS; i++)
    {
      double middle = (low + high) / 2;

      satdoku_contrast_mix (wanted, end, middle, legible);
      if (worst (legible, backgrounds, n_backgrounds) >= ratio)
        high = middle;
      else
        low = middle;
    }
  satdoku_contrast_mix (wanted, end, high, legible);
  return TRUE;
}
