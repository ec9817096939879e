/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of the table of encodings: what was measured, as numbers to sort by and as texts to show.
 * It does not know how that is measured. */

#include "satdoku-config.h"

#include "satdoku-encoding-row.h"

#include <glib/gi18n.h>

#include "satdoku-class.h"
#include "words-terms.h"

struct _SatdokuEncodingRow
{
  GObject parent_instance;

  const SudokuEncoding *encoding;
  gboolean is_known; /* Are the facts? */
  SatdokuEncodingFacts facts;
};

G_DEFINE_FINAL_TYPE (SatdokuEncodingRow, satdoku_encoding_row, G_TYPE_OBJECT)

enum
{
  PROP_ID = 1,
  PROP_N_VARIABLES,
  PROP_N_CLAUSES,
  PROP_N_BYTES,
  PROP_SECONDS,
  PROP_VARIABLES_TEXT,
  PROP_CLAUSES_TEXT,
  PROP_SIZE_TEXT,
  PROP_TIME_TEXT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

/* Values that are not known yet sort last. */
static double
get_number (SatdokuEncodingRow *self,
            guint id)
{
  const SatdokuEncodingFacts *facts = &self->facts;

  if (!self->is_known || (id == PROP_SECONDS && facts->seconds < 0))
    return G_MAXDOUBLE;
  switch (id)
    {
    case PROP_N_VARIABLES:
      return (double)facts->n_variables;
    case PROP_N_CLAUSES:
      return (double)facts->n_clauses;
    case PROP_N_BYTES:
      return (double)facts->n_bytes;
    case PROP_SECONDS:
    default:
      return facts->seconds;
    }
}

static char *
get_time_text (SatdokuEncodingRow *self)
{
  if (self->facts.seconds < 0)
    return g_strdup ("");
  if (self->facts.verdict == SAT_STATUS_UNKNOWN)
    /* Translators: a time in seconds, after which nothing was found. */
    return g_strdup_printf (_ ("over %.0f s"), self->facts.seconds);
  /* Translators: a time in seconds. */
  return g_strdup_printf (_ ("%.3f s"), self->facts.seconds);
}

/* (transfer full): what the table shows */
static char *
get_text (SatdokuEncodingRow *self,
          guint id)
{
  if (!self->is_known)
    return g_strdup ("");
  switch (id)
    {
    case PROP_VARIABLES_TEXT:
      return words_count (self->facts.n_variables);
    case PROP_CLAUSES_TEXT:
      return words_count (self->facts.n_clauses);
    case PROP_SIZE_TEXT:
      return g_format_size (self->facts.n_bytes);
    case PROP_TIME_TEXT:
    default:
      return get_time_text (self);
    }
}

static void
satdoku_encoding_row_get_property (GObject *object,
                                   guint id,
                                   GValue *value,
                                   GParamSpec *pspec)
{
  SatdokuEncodingRow *self = SATDOKU_ENCODING_ROW (object);

  if (id == PROP_ID)
    g_value_set_string (value, self->encoding->id);
  else if (id <= PROP_SECONDS)
    g_value_set_double (value, get_number (self, id));
  else if (id < N_PROPS)
    g_value_take_string (value, get_text (self, id));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
satdoku_encoding_row_class_init (SatdokuEncodingRowClass *klass)
{
  static const char *const numbers[] = { "n-variables", "n-clauses", "n-bytes", "seconds" };
  static const char *const texts[] = { "variables-text", "clauses-text", "size-text", "time-text" };
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (klass)->get_property = satdoku_encoding_row_get_property;
  /* The id of the #SudokuEncoding. */
  properties[PROP_ID] = g_param_spec_string ("id", NULL, NULL, NULL, flags);
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    properties[PROP_N_VARIABLES + i] =
      g_param_spec_double (numbers[i], NULL, NULL, -G_MAXDOUBLE, G_MAXDOUBLE, 0, flags);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    properties[PROP_VARIABLES_TEXT + i] =
      g_param_spec_string (texts[i], NULL, NULL, NULL, flags);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPS, properties);
}

static void
satdoku_encoding_row_init (SatdokuEncodingRow *self)
{
  self->facts.seconds = -1;
}

SatdokuEncodingRow *
satdoku_encoding_row_new (const SudokuEncoding *encoding)
{
  SatdokuEncodingRow *self = g_object_new (SATDOKU_TYPE_ENCODING_ROW, NULL);

  self->encoding = encoding;
  return self;
}

SATDOKU_DEFINE_GETTER (SatdokuEncodingRow, satdoku_encoding_row, encoding, const SudokuEncoding *)

/* All 0 and without a time when nothing is known. */
const SatdokuEncodingFacts *
satdoku_encoding_row_get_facts (SatdokuEncodingRow *self)
{
  g_return_val_if_fail (SATDOKU_IS_ENCODING_ROW (self), NULL);

  return &self->facts;
}

void
satdoku_encoding_row_set_facts (SatdokuEncodingRow *self,
                                const SatdokuEncodingFacts *facts)
{
  g_return_if_fail (SATDOKU_IS_ENCODING_ROW (self) && facts != NULL);

  self->facts = *facts;
  self->is_known = TRUE;
  for (guint i = PROP_N_VARIABLES; i < N_PROPS; i++)
    g_object_notify_by_pspec (G_OBJECT (self), properties[i]);
}

/* Appends a line for spreadsheets: plain numbers with tabs between them, and nothing where a number
 * is not known. */
void
satdoku_encoding_row_append_text (SatdokuEncodingRow *self,
                                  GString *text)
{
  char seconds[G_ASCII_DTOSTR_BUF_SIZE] = "";

  g_return_if_fail (SATDOKU_IS_ENCODING_ROW (self) && text != NULL);

  if (self->facts.seconds >= 0 && self->facts.verdict != SAT_STATUS_UNKNOWN)
    g_ascii_formatd (seconds, sizeof seconds, "%.3f", self->facts.seconds);
  g_string_append_printf (text,
                          "%s\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT "\t%" G_GUINT64_FORMAT
                          "\t%s\n",
                          self->encoding->id, self->facts.n_variables, self->facts.n_clauses,
                          self->facts.n_bytes, seconds);
}
