/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as a compressed file: what is not compressed comes out as it is, what is either
 * unpacks within the limit or says why not, and what is packed unpacks as the same. */

#include "fuzz.h"

#include <sat-compression.h>

#define UNPACKED_MAX ((gsize)1 << 18)

/* Packing .xz takes so long that only some inputs are. */
#define ONE_OF 256

static GBytes *
pack (GBytes *bytes,
      const char *name)
{
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  g_autoptr (GOutputStream) out = sat_compression_wrap (memory, name);
  gsize size;
  const void *data = g_bytes_get_data (bytes, &size);

  g_assert_true (g_output_stream_write_all (out, data, size, NULL, NULL, NULL));
  g_assert_true (g_output_stream_close (out, NULL, NULL));
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
}

/* Alone, twice in a row, and cut off. */
static void
check_back (GBytes *bytes,
            const char *name)
{
  g_autoptr (GBytes) packed = pack (bytes, name);
  g_autoptr (GByteArray) twice = g_byte_array_new ();
  g_autoptr (GBytes) twice_bytes = NULL;
  g_autoptr (GBytes) back = NULL;
  g_autoptr (GBytes) both = NULL;
  g_autoptr (GBytes) shorter = NULL;
  g_autoptr (GBytes) refused = NULL;
  g_autoptr (GError) error = NULL;
  gsize size = g_bytes_get_size (packed);

  for (guint i = 0; i < 2; i++)
    g_byte_array_append (twice, g_bytes_get_data (packed, NULL), (guint)size);
  twice_bytes = g_byte_array_free_to_bytes (g_steal_pointer (&twice));
  back = sat_compression_unpack ("fuzz", packed, UNPACKED_MAX, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_bytes_equal (back, bytes));
  both = sat_compression_unpack ("fuzz", twice_bytes, 2 * UNPACKED_MAX, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_bytes_get_size (both), ==, 2 * g_bytes_get_size (bytes));
  shorter = g_bytes_new_from_bytes (packed, 0, size - 1);
  refused = sat_compression_unpack ("fuzz", shorter, UNPACKED_MAX, NULL, &error);
  g_assert_null (refused);
  fuzz_check_error (error);
}

static void
check_unpacked (GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) unpacked =
    sat_compression_unpack ("fuzz", bytes, UNPACKED_MAX, NULL, &error);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (!sat_compression_is_packed (data, size))
    g_assert_true (unpacked == bytes);
  else if (unpacked != NULL)
    g_assert_cmpuint (g_bytes_get_size (unpacked), <=, UNPACKED_MAX);
  else
    fuzz_check_error (error);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  guint8 sum = 0;

  for (size_t i = 0; i < size; i++)
    sum = (guint8)(sum * 31 + data[i]);
  check_unpacked (bytes);
  if (sum % 16 == 1)
    check_back (bytes, "fuzz.gz");
  if (sum % ONE_OF == 0)
    check_back (bytes, "fuzz.xz");
  return 0;
}
