/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads binary DRAT proofs, as most solvers write them: “a” or “d”, then each literal as the number
 * 2·variable, plus 1 when it is negative, in groups of seven bits, the lowest first, and a zero at
 * the end. The binary forms of FRAT and LRAT are not read: their numbers of clauses look like
 * literals. */

#include "sat-proof-binary.h"

#define CANCEL_INTERVAL 65536 /* steps */
/* So many bytes show what it is; a longer step is text. */
#define LOOK_MAX 65536

typedef struct
{
  SatPlace place; /* only the name: there are no lines */
  const guchar *start;
  const guchar *at;
  const guchar *end;
  GArray *literals; /* of int */
} Reader;

static void
reader_clear (Reader *self)
{
  g_array_unref (self->literals);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Reader, reader_clear)

/**
 * sat_proof_is_binary:
 * @data: (array length=length): the beginning of something
 * @length: its length in bytes
 *
 * Tells whether something looks like a binary proof: text has no zeros.
 *
 * Returns: %TRUE if so
 */
gboolean
sat_proof_is_binary (const char *data,
                     gsize length)
{
  return length >= 2 && (data[0] == 'a' || data[0] == 'd') &&
         memchr (data, '\0', MIN (length, LOOK_MAX)) != NULL;
}

/* Which byte it is, from 1 on. */
static SatArg
count_byte (const Reader *self)
{
  return sat_arg_count ((guint64)(self->at - self->start) + 1);
}

/* Reads a number of at most 28 bits, which is more than a literal has. */
static gboolean
read_number (Reader *self,
             guint *number,
             GError **error)
{
  const guchar *start = self->at;

  *number = 0;
  for (guint shift = 0; self->at < self->end && shift <= 28; shift += 7)
    {
      guint bits = *self->at++;

      *number |= (bits & 0x7f) << shift;
      if (bits >= 0x80)
        continue;
      if (*number <= 2 * (guint)SAT_VARIABLE_MAX + 1 && *number != 1)
        return TRUE;
      break;
    }
  if (self->at == self->end)
    {
      sat_error_set (error, SAT_ERROR_SYNTAX, &self->place, "proof-cut");
      return FALSE;
    }
  self->at = start;
  sat_error_set (error, SAT_ERROR_SYNTAX, &self->place, "proof-byte-literal", count_byte (self));
  return FALSE;
}

static gboolean
read_step (Reader *self,
           SatProof *proof,
           GError **error)
{
  SatProofStep step = { .place = (gsize)(self->at - self->start) };
  guint number = 0;

  if (*self->at != 'a' && *self->at != 'd')
    {
      sat_error_set (error, SAT_ERROR_SYNTAX, &self->place, "proof-byte", count_byte (self));
      return FALSE;
    }
  step.kind = *self->at++ == 'a' ? SAT_STEP_ADD : SAT_STEP_DELETE;
  g_array_set_size (self->literals, 0);
  for (;;)
    {
      int literal;

      /* Whatever the previous bytes say: an incomplete step is none. */
      if (!read_number (self, &number, error))
        return FALSE;
      if (number == 0)
        break;
      literal = number % 2 == 0 ? (int)(number / 2) : -(int)(number / 2);
      g_array_append_val (self->literals, literal);
    }
  step.literals = (const int *)(void *)self->literals->data;
  step.n_literals = self->literals->len;
  return sat_proof_add (proof, &step, error);
}

/**
 * sat_proof_read_binary: (skip)
 * @proof: a proof without steps
 * @name: the name of the proof in messages
 * @data: (array length=length): a binary proof
 * @length: its length in bytes, below 4 GiB
 * @cancellable: (nullable): ends the work
 *
 * Reads the steps of a binary proof.
 *
 * Returns: %FALSE with %SAT_ERROR_SYNTAX and the number of the byte, %SAT_ERROR_MEMORY or
 *   %G_IO_ERROR_CANCELLED
 */
gboolean
sat_proof_read_binary (SatProof *proof,
                       const char *name,
                       const char *data,
                       gsize length,
                       GCancellable *cancellable,
                       GError **error)
{
  const guchar *bytes = (const guchar *)data;
  g_auto (Reader) self = { { .name = name }, bytes, bytes, bytes + length, NULL };

  self.literals = g_array_new (FALSE, FALSE, sizeof (int));
  while (self.at < self.end)
    {
      if (sat_proof_get_n_steps (proof) % CANCEL_INTERVAL == 0 &&
          g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      if (!read_step (&self, proof, error))
        return FALSE;
    }
  return TRUE;
}
