/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <sudoku-error.h>
#include <sudoku-json.h>

#include <string.h>

#include "test-words.h"

static const struct
{
  const char *text;
  const char *message; /* NULL: it is read */
} cases[] = {
  { "{\"a\": 1}", NULL },
  { "[\n1,\n2\n]", NULL },
  { "{\"a\": \"]]]] [[[[ \\\" {\"}", NULL },
  { "{\"a\": 1}\n", NULL },
  { "{\"a\": \"} {\"}\n{\"b\": 1}", "t:2: this is not JSON" },
  { "[][]", "t:1: this is not JSON" },
  { "1", "t:1: this is not JSON" },
  { "", "t:1: this is not JSON" },
  { "{\"a\": 1,\n\"b\": }", "t:2: this is not JSON" },
  { "[\n[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    "t:2: this JSON has too many brackets nested in each other" },
};

static void
test_parse (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) root =
        sudoku_json_parse ("t", cases[i].text, strlen (cases[i].text), 1, &error);

      g_assert_true ((root == NULL) == (cases[i].message != NULL));
      if (cases[i].message != NULL)
        test_words_assert (error, cases[i].message);
    }
}

static const struct
{
  const char *text;
  gboolean good;
  guint number;
} numbers[] = {
  { "[7]", TRUE, 7 },
  { "[\"7\"]", TRUE, 7 },
  { "[0]", TRUE, 0 },
  { "[9]", TRUE, 9 },
  { "[10]", FALSE, 0 },
  { "[-1]", FALSE, 0 },
  { "[7.5]", FALSE, 0 },
  { "[\"x\"]", FALSE, 0 },
  { "[null]", FALSE, 0 },
  { "[true]", FALSE, 0 },
  { "[[7]]", FALSE, 0 },
  { "[{}]", FALSE, 0 },
  { "[99999999999999999999]", FALSE, 0 },
};

static void
test_numbers (void)
{
  g_assert_false (sudoku_json_read_number (NULL, 9, &(guint){ 0 }));
  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autoptr (JsonNode) root =
        sudoku_json_parse ("t", numbers[i].text, strlen (numbers[i].text), 1, NULL);
      JsonNode *node = json_array_get_element (json_node_get_array (root), 0);
      guint number = 0;

      g_assert_true (sudoku_json_read_number (node, 9, &number) == numbers[i].good);
      if (numbers[i].good)
        g_assert_cmpuint (number, ==, numbers[i].number);
    }
}

static void
test_unknown (void)
{
  static const char text[] = "{\"a\":1,\"b\":2,\"c\":null,\"d\":false,\"e\":\"\",\"f\":[],\"g\":{},"
                             "\"h\":0,\"i\":[0]}";
  static const char *const known[] = { "a", NULL };
  static const char *const expected[] = { "b", "h", "i" };
  g_autoptr (JsonNode) root = sudoku_json_parse ("t", text, strlen (text), 1, NULL);
  g_autoptr (GPtrArray) unknown = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < 2; i++)
    {
      sudoku_json_add_unknown (json_node_get_object (root), known, unknown);
      g_assert_cmpuint (unknown->len, ==, G_N_ELEMENTS (expected));
    }
  for (guint i = 0; i < unknown->len; i++)
    g_assert_cmpstr (unknown->pdata[i], ==, expected[i]);
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/json/parse", test_parse);
  g_test_add_func ("/sudoku/json/numbers", test_numbers);
  g_test_add_func ("/sudoku/json/unknown", test_unknown);
  return g_test_run ();
}
