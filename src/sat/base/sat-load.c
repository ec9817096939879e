/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Loads what may be anything, and endless: a file, a pipe, what a program prints. Knows nothing of
 * what it is. */

#include "sat-load.h"

#include "sat-memory.h"

#define PIECE ((gsize)1 << 16)

/* Is there room for @n bytes more? */
static gboolean
check_size (gsize size,
            gsize n,
            gsize max,
            GError **error)
{
  if (size + n <= max)
    return sat_memory_check_growth ("memory-text", size, n, error);
  sat_error_set (error, SAT_ERROR_LIMIT, NULL, "input-limit", sat_arg_count (max >> 20));
  return FALSE;
}

/**
 * sat_load_stream:
 * @name: what messages call the stream
 * @stream: a stream
 * @max: how many bytes are read at most; below 4 GiB
 * @cancellable: (nullable): ends reading
 * @error: return location for an error
 *
 * Reads a stream to its end. It takes about @max and a piece of 64 KiB from a stream without an
 * end, and twice @max of memory.
 *
 * Returns: (transfer full) (nullable): all of it; %NULL with an error that has the name:
 *   SAT_ERROR_LIMIT, SAT_ERROR_MEMORY, or that of the stream
 */
GBytes *
sat_load_stream (const char *name,
                 GInputStream *stream,
                 gsize max,
                 GCancellable *cancellable,
                 GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 buffer[PIECE];
  gssize n = 0;

  g_return_val_if_fail (name != NULL && G_IS_INPUT_STREAM (stream), NULL);
  g_return_val_if_fail (max < G_MAXUINT, NULL);

  while ((n = g_input_stream_read (stream, buffer, PIECE, cancellable, error)) > 0)
    {
      if (!check_size (bytes->len, (gsize)n, max, error))
        {
          n = -1;
          break;
        }
      g_byte_array_append (bytes, buffer, (guint)n);
    }
  if (n == 0)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  sat_error_add_place (error, &(SatPlace){ .name = name });
  return NULL;
}
