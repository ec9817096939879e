/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compressed files: there and back, and whatever else may come. */

#include "sat-compression.h"

#include <sat-archive.h>
#include <sat-error.h>
#include <string.h>

#include "test-words.h"

static const char *const names[] = { "f.cnf", "f.cnf.gz", "f.cnf.xz" };

static GBytes *
pack (const char *name,
      const char *text,
      gsize size)
{
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  g_autoptr (GOutputStream) stream = sat_compression_wrap (memory, name);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_output_stream_write_all (stream, text, size, NULL, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_output_stream_close (stream, NULL, &error));
  g_assert_no_error (error);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
}

/* Text that packs well and text that doesn't, of sizes around that of a piece. */
static void
test_round_trip (void)
{
  static const gsize sizes[] = { 0, 1, 65535, 65536, 65537, 3000000 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  for (gsize i = 0; i < G_N_ELEMENTS (names) * G_N_ELEMENTS (sizes) * 2; i++)
    {
      gsize size = sizes[i / 2 % G_N_ELEMENTS (sizes)];
      g_autofree char *text = g_malloc0 (size + 1);
      g_autoptr (GBytes) packed = NULL;
      g_autoptr (GBytes) unpacked = NULL;
      g_autoptr (GError) error = NULL;

      for (gsize k = 0; k < size; k++)
        text[k] = i % 2 == 0 ? "-12 0\n"[k % 6] : (char)g_rand_int_range (rand, 32, 127);
      packed = pack (names[i / 2 / G_N_ELEMENTS (sizes)], text, size);
      unpacked = sat_compression_unpack ("f", packed, size, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpmem (g_bytes_get_data (unpacked, NULL), g_bytes_get_size (unpacked), text, size);
    }
}

/* What xz itself reads is the format: magic, and a footer with its own. */
static void
test_format (void)
{
  g_autoptr (GBytes) packed = pack ("a.xz", "1 2 0\n", 6);
  gsize size;
  const char *data = g_bytes_get_data (packed, &size);

  g_assert_cmpuint (size % 4, ==, 0);
  g_assert_cmpmem (data, 6, "\xfd"
                            "7zXZ\0",
                   6);
  g_assert_cmpmem (data + size - 2, 2, "YZ", 2);
}

/* Cut off anywhere, it is an error; a bit changed anywhere must not crash or go unbounded. */
static void
test_broken (void)
{
  char text[2000];

  for (gsize i = 0; i < sizeof text; i++)
    text[i] = "-119 -118 0\n"[i % 12];
  for (gsize n = 1; n < G_N_ELEMENTS (names); n++)
    {
      g_autoptr (GBytes) packed = pack (names[n], text, sizeof text);
      gsize size = g_bytes_get_size (packed);

      for (gsize cut = 6; cut < size; cut++)
        {
          g_autoptr (GBytes) part = g_bytes_new_from_bytes (packed, 0, cut);
          g_autoptr (GError) error = NULL;

          g_assert_null (sat_compression_unpack ("part", part, G_MAXINT, NULL, &error));
          g_assert_error (error, SAT_ERROR, SAT_ERROR_SYNTAX);
          test_words_assert_prefix (error, "part: ");
        }
      for (gsize place = 6; place < size; place++)
        {
          g_autofree guint8 *copy = g_memdup2 (g_bytes_get_data (packed, NULL), size);
          g_autoptr (GBytes) broken = NULL;
          g_autoptr (GBytes) unpacked = NULL;
          g_autoptr (GError) error = NULL;

          copy[place] ^= 0x10;
          broken = g_bytes_new (copy, size);
          unpacked = sat_compression_unpack ("f", broken, 1 << 20, NULL, &error);
          g_assert_true ((unpacked == NULL) == (error != NULL));
          /* All of an .xz file is under a check sum. */
          if (strstr (names[n], ".xz") != NULL)
            g_assert_null (unpacked);
        }
    }
}

/* Two files, one after the other, and what else follows them. */
static GBytes *
pack_twice (const char *name,
            const char *rest,
            gsize rest_size)
{
  g_autoptr (GByteArray) all = g_byte_array_new ();
  g_autoptr (GBytes) first = pack (name, "v 1 2\n", 6);
  g_autoptr (GBytes) second = pack (name, "v 3 0\n", 6);
  gsize size;
  const guint8 *data = g_bytes_get_data (first, &size);

  g_byte_array_append (all, data, (guint)size);
  data = g_bytes_get_data (second, &size);
  g_byte_array_append (all, data, (guint)size);
  g_byte_array_append (all, (const guint8 *)rest, (guint)rest_size);
  return g_byte_array_free_to_bytes (g_steal_pointer (&all));
}

/* Files that were put together are read to the end, as gzip and xz read them; what is no file of
 * the kind must not be lost in silence. */
static void
test_members (void)
{
  static const struct
  {
    const char *rest;
    gsize size;
    gboolean fine;
  } cases[] = {
    { "", 0, TRUE },
    { "\0\0\0\0", 4, TRUE },
    { "v 4 0\n", 6, FALSE },
    { "\0\0\0\0\x1f", 5, FALSE },
    { "\x1f\x8b", 2, FALSE },
    { "\xfd"
      "7zXZ",
      5, FALSE },
  };

  for (gsize n = 1; n < G_N_ELEMENTS (names); n++)
    for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
      {
        g_autoptr (GBytes) packed = pack_twice (names[n], cases[i].rest, cases[i].size);
        g_autoptr (GError) error = NULL;
        g_autoptr (GBytes) unpacked = sat_compression_unpack ("f", packed, 12, NULL, &error);

        g_assert_cmpint (unpacked != NULL, ==, cases[i].fine);
        if (unpacked != NULL)
          g_assert_cmpmem (g_bytes_get_data (unpacked, NULL), g_bytes_get_size (unpacked),
                           "v 1 2\nv 3 0\n", 12);
        else
          test_words_assert_prefix (error, "f: ");
      }
}

/* Much out of little is refused before it is there. */
static void
test_bomb (void)
{
  const gsize size = (gsize)64 << 20;
  g_autofree char *zeros = g_malloc0 (size);

  for (gsize n = 1; n < G_N_ELEMENTS (names); n++)
    {
      g_autoptr (GBytes) packed = pack (names[n], zeros, size);
      g_autoptr (GError) error = NULL;

      g_assert_cmpuint (g_bytes_get_size (packed), <, 200000);
      g_assert_null (sat_compression_unpack ("bomb", packed, 1 << 20, NULL, &error));
      g_assert_error (error, SAT_ERROR, SAT_ERROR_LIMIT);
    }
}

static GBytes *
read_archive (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "archive", name, NULL);
  g_autoptr (GError) error = NULL;
  char *data = NULL;
  gsize size;

  g_file_get_contents (path, &data, &size, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (data, size);
}

/* What is read of real archives, and how some are refused, is in tests/golden/archive. */
static void
test_archive (void)
{
  static const char *const archives[] = { "four.bzip2.in", "four.zip.in" };
  gboolean known = sat_archive_is_known ("BZh", 3);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  for (gsize i = 0; i < G_N_ELEMENTS (archives); i++)
    {
      g_autoptr (GBytes) packed = read_archive (archives[i]);
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) unpacked = sat_compression_unpack ("f", packed, 330, NULL, &error);

      g_assert_true (sat_compression_is_packed (g_bytes_get_data (packed, NULL), 6));
      g_assert_true ((unpacked != NULL) == known);
      if (!known)
        {
          test_words_assert_prefix (error, "f: this is a");
          continue;
        }
      g_assert_cmpuint (g_bytes_get_size (unpacked), ==, 330);
      g_assert_null (sat_compression_unpack ("f", packed, 329, NULL, &error));
      g_assert_error (error, SAT_ERROR, SAT_ERROR_LIMIT);
      g_clear_error (&error);
      g_assert_null (sat_compression_unpack ("f", packed, 330, cancellable, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    }
}

/* A changed byte of an archive must not crash or go unbounded. */
static void
test_broken_archive (void)
{
  static const char *const archives[] = { "four.bzip2.in", "four.zip.in", "four.zip-folder.in" };

  for (gsize n = 0; n < G_N_ELEMENTS (archives); n++)
    {
      g_autoptr (GBytes) packed = read_archive (archives[n]);
      gsize size = g_bytes_get_size (packed);

      for (gsize place = 4; place < size; place++)
        {
          g_autofree guint8 *copy = g_memdup2 (g_bytes_get_data (packed, NULL), size);
          g_autoptr (GBytes) broken = NULL;
          g_autoptr (GBytes) unpacked = NULL;
          g_autoptr (GError) error = NULL;

          copy[place] ^= 0x10;
          broken = g_bytes_new (copy, size);
          unpacked = sat_compression_unpack ("f", broken, 1 << 20, NULL, &error);
          g_assert_true ((unpacked == NULL) == (error != NULL));
        }
    }
}

static void
test_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  for (gsize n = 1; n < G_N_ELEMENTS (names); n++)
    {
      g_autoptr (GBytes) packed = pack (names[n], "1 0\n", 4);
      g_autoptr (GError) error = NULL;

      g_assert_null (sat_compression_unpack ("f", packed, 100, cancellable, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
    }
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sat/packing/round-trip", test_round_trip);
  g_test_add_func ("/sat/packing/format", test_format);
  g_test_add_func ("/sat/packing/broken", test_broken);
  g_test_add_func ("/sat/packing/members", test_members);
  g_test_add_func ("/sat/packing/bomb", test_bomb);
  g_test_add_func ("/sat/packing/archive", test_archive);
  g_test_add_func ("/sat/packing/broken-archive", test_broken_archive);
  g_test_add_func ("/sat/packing/cancelled", test_cancelled);
  return g_test_run ();
}
