/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Normalises a text: other digits than 0…9, other blanks, squares for empty cells, and lines of
 * frames. Each byte keeps its place, so places in the normalised text are places in the original.
 * Knows no format. */

#include "sudoku-plain-text.h"

#include <string.h>

/* A range of characters, and what the first of them stands for; \0: all for this. */
typedef struct
{
  gunichar first;
  gunichar last;
  char plain;
  gboolean counts; /* the others for what follows */
} Range;

static const Range ranges[] = {
  { 0xa0, 0xa0, ' ', FALSE },     /* no-break space */
  { 0xb2, 0xb3, '2', TRUE },      /* raised 2 and 3 */
  { 0xb7, 0xb7, '.', FALSE },     /* middle dot */
  { 0xb9, 0xb9, '1', FALSE },     /* raised 1 */
  { 0x660, 0x669, '0', TRUE },    /* Arabic */
  { 0x6f0, 0x6f9, '0', TRUE },    /* Persian */
  { 0x966, 0x96f, '0', TRUE },    /* Devanagari */
  { 0x9e6, 0x9ef, '0', TRUE },    /* Bengali */
  { 0xe50, 0xe59, '0', TRUE },    /* Thai */
  { 0x2007, 0x200b, ' ', FALSE }, /* blanks of some width */
  { 0x200e, 0x200f, ' ', FALSE }, /* marks of directions */
  { 0x2010, 0x2015, '-', FALSE }, /* hyphens and dashes */
  { 0x2022, 0x2022, '.', FALSE }, /* bullet */
  { 0x2024, 0x2024, '.', FALSE }, /* one dot */
  { 0x202a, 0x202e, ' ', FALSE }, /* embedded directions */
  { 0x2066, 0x2069, ' ', FALSE }, /* isolated directions */
  { 0x2070, 0x2070, '0', FALSE }, /* raised 0 */
  { 0x2074, 0x2079, '4', TRUE },  /* raised 4 to 9 */
  { 0x2080, 0x2089, '0', TRUE },  /* lowered */
  { 0x20e3, 0x20e3, ' ', FALSE }, /* makes a keycap of the digit before */
  { 0x2212, 0x2212, '-', FALSE }, /* minus */
  { 0x2219, 0x2219, '.', FALSE }, /* bullet operator */
  { 0x22c5, 0x22c5, '.', FALSE }, /* dot operator */
  { 0x2423, 0x2423, '.', FALSE }, /* open box */
  { 0x2460, 0x2468, '1', TRUE },  /* in circles */
  { 0x24ea, 0x24ea, '0', FALSE }, /* 0 in a circle */
  { 0x2501, 0x2501, '=', FALSE }, /* frames: a thick line */
  { 0x2502, 0x2502, '|', FALSE },
  { 0x2503, 0x2503, SUDOKU_PLAIN_THICK_BAR, FALSE },
  { 0x2506, 0x2506, '|', FALSE },
  { 0x2507, 0x2507, SUDOKU_PLAIN_THICK_BAR, FALSE },
  { 0x250a, 0x250a, '|', FALSE },
  { 0x250b, 0x250b, SUDOKU_PLAIN_THICK_BAR, FALSE },
  { 0x254e, 0x254e, '|', FALSE },
  { 0x254f, 0x254f, SUDOKU_PLAIN_THICK_BAR, FALSE },
  { 0x2550, 0x2550, '=', FALSE }, /* a double line */
  { 0x2551, 0x2551, SUDOKU_PLAIN_THICK_BAR, FALSE },
  { 0x2500, 0x257f, SUDOKU_PLAIN_RULE, FALSE }, /* all other lines and their crossings */
  { 0x25a0, 0x25a2, '.', FALSE },               /* squares */
  { 0x25ab, 0x25ab, '.', FALSE },               /* a small one */
  { 0x25ad, 0x25af, '.', FALSE },               /* rectangles */
  { 0x25cb, 0x25cc, '.', FALSE },               /* circles */
  { 0x25e6, 0x25e6, '.', FALSE },               /* white bullet */
  { 0x25fb, 0x25fe, '.', FALSE },               /* more of them */
  { 0x2610, 0x2610, '.', FALSE },               /* ballot box */
  { 0x2776, 0x277e, '1', TRUE },                /* in dark circles */
  { 0x2b1b, 0x2b1c, '.', FALSE },               /* large squares */
  { 0x3000, 0x3000, ' ', FALSE },               /* ideographic space */
  { 0x30fb, 0x30fb, '.', FALSE },               /* katakana middle dot */
  { 0xfe0f, 0xfe0f, ' ', FALSE },               /* as a picture */
  { 0xfe4d, 0xfe4f, '_', FALSE },               /* low lines */
  { 0xff0a, 0xff0a, '*', FALSE },               /* full width, as all that follow */
  { 0xff0b, 0xff0b, '+', FALSE },
  { 0xff0d, 0xff0e, '-', TRUE },
  { 0xff10, 0xff19, '0', TRUE },
  { 0xff21, 0xff3a, 'A', TRUE },
  { 0xff3f, 0xff3f, '_', FALSE },
  { 0xff41, 0xff5a, 'a', TRUE },
  { 0xff5c, 0xff5c, '|', FALSE },
  { 0xff65, 0xff65, '.', FALSE },   /* half-width katakana dot */
  { 0x1d7ce, 0x1d7d7, '0', TRUE },  /* bold */
  { 0x1d7d8, 0x1d7e1, '0', TRUE },  /* with double strokes */
  { 0x1d7e2, 0x1d7eb, '0', TRUE },  /* sans serif */
  { 0x1d7ec, 0x1d7f5, '0', TRUE },  /* sans serif, bold */
  { 0x1d7f6, 0x1d7ff, '0', TRUE },  /* of one width */
  { 0x1f532, 0x1f533, '.', FALSE }, /* square buttons */
  { 0x1f7e5, 0x1f7eb, '.', FALSE }, /* coloured squares */
};

static char
find_plain (gunichar c)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ranges); i++)
    if (c >= ranges[i].first && c <= ranges[i].last)
      return (char)(ranges[i].plain + (ranges[i].counts ? (int)(c - ranges[i].first) : 0));
  return '\0';
}

/**
 * sudoku_plain_text_make:
 * @text: a text
 * @length: its length in bytes
 *
 * Replaces other digits, symbols of empty cells, blanks and lines of frames. Linear time.
 *
 * Returns: (transfer full): a text of the same length
 */
char *
sudoku_plain_text_make (const char *text,
                        gsize length)
{
  char *plain = g_malloc (length + 1);

  g_return_val_if_fail (text != NULL || length == 0, plain);

  if (length > 0)
    memcpy (plain, text, length);
  plain[length] = '\0';
  for (char *at = plain, *end = plain + length; at < end;)
    {
      gunichar c = (guchar)*at < 0x80 ? 0 : g_utf8_get_char_validated (at, end - at);
      char found = c < 0xa0 || c >= (gunichar)-2 ? '\0' : find_plain (c);
      gsize n = c == 0 || c >= (gunichar)-2 ? 1 : (gsize)(g_utf8_next_char (at) - at);

      if (found != '\0')
        {
          memset (at, SUDOKU_PLAIN_FILLER, n);
          *at = found;
        }
      at += n;
    }
  return plain;
}
