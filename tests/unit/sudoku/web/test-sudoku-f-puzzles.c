/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles of f-puzzles and SudokuPad: rules, entries, marks and colours there and back, what is not
 * known by name, and real puzzles as stated in their list. */

#include <sudoku-check.h>
#include <sudoku-format.h>
#include <sudoku-game-text.h>
#include <sudoku-json.h>
#include <sudoku-lz.h>
#include <sudoku-rule-text.h>
#include <test-data.h>

#include <stdio.h>
#include <string.h>
#include <sudoku-symbols.h>

static SudokuDocument *
read_text (const char *id,
           const char *text)
{
  const SudokuSource source = {
    .name = "t",
    .text = text,
    .length = strlen (text),
    .first_line = 1,
  };
  g_autoptr (GError) error = NULL;
  SudokuDocument *document = sudoku_format_read (id != NULL ? sudoku_format_find (id) : NULL,
                                                 &source, NULL, &error);

  g_assert_no_error (error);
  return document;
}

/* "3x3" for boxes, and else the text form of a rule. */
static SudokuRule *
new_rule (guint side,
          const char *text)
{
  guint rows = 0, columns = 0;
  SudokuRule *rule = NULL;

  if (sscanf (text, "%ux%u", &rows, &columns) == 2)
    return sudoku_rule_new_boxes (rows, columns);
  rule = sudoku_rule_parse (side, text, NULL);
  g_assert_nonnull (rule);
  return rule;
}

static SudokuGeometry *
new_geometry (guint side,
              const char *const *rules)
{
  g_autoptr (GPtrArray) array = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref);
  g_autoptr (GError) error = NULL;
  SudokuGeometry *geometry = NULL;

  for (gsize i = 0; rules[i] != NULL; i++)
    g_ptr_array_add (array, new_rule (side, rules[i]));
  geometry =
    sudoku_geometry_new_with_rules (side, (SudokuRule **)array->pdata, array->len, &error);
  g_assert_no_error (error);
  return geometry;
}

#define JIGSAW "regions:1,1,1,2,2,1,1,3,2,2,4,3,3,3,2,4,4,3,5,5,4,4,5,5,5"

static const struct
{
  guint side;
  const char *rules[8];
} shapes[] = {
  { 9, { "3x3", "x", "windows", NULL } },
  { 9, { "3x3", "disjoint", "anti-knight", NULL } },
  { 9, { "3x3", "anti-king", "non-consecutive", NULL } },
  { 6, { "3x2", "even:r1c1r2c5", "odd:r3c3", NULL } },
  { 12, { "4x3", "x", NULL } },
  { 16, { "2x8", "windows", "non-consecutive", NULL } },
  { 5, { JIGSAW, "x", NULL } },
  { 7, { "non-consecutive", NULL } },
  { 6, { NULL } },
  { 9,
    { "3x3", "difference:r1c1r1c2", "difference=3:r2c1r3c1", "ratio:r4c4r4c5",
      "edge-sum=5:r9c8r9c9", "edge-sum=10:r8c1r9c1" } },
  { 9, { "3x3", "ratio:r1c1r1c2", "all-shown:ratio,edge-sum" } },
  { 9, { "3x3", "difference:r1c1r1c2", "all-shown:difference" } },
  { 9,
    { "3x3", "whispers:r1c1r2c2r3c3", "whispers=4:r5c5r5c6", "thermometer:r9c9r8c9r7c9",
      "slow-thermometer:r9c1r8c2" } },
  { 9,
    { "3x3", "palindrome:r1c1r1c2r1c3", "clone:r1c1r1c2/r4c5r4c6", "minimum:r5c5",
      "maximum:r1c9" } },
  { 9,
    { "3x3", "entropic:r1c1r1c2r2c3", "modular=4:r5c5r5c6", "nabner:r7c7r8c8",
      "allowed=1,3,5:r1c1" } },
  { 6, { "2x3", "column-indexer:r1c1r2c1", "row-indexer:r1c3", "modular:r4c4r4c5" } },
  { 9,
    { "3x3", "cage=45:r1c1-r3c3", "cage:r5c5r6c6", "cage=3:r9c8r9c9", "little-killer=9:r0c1dr",
      "little-killer=30:r10c9ul" } },
  { 9,
    { "3x3", "arrow:r1c5/r2c4r3c3", "arrow:r1c5/r2c6r3c7", "arrow:r5c4r5c5/r6c6r7c7",
      "double-arrow:r9c1r9c2r8c3", "zipper:r4c4r5c4r6c5" } },
  { 9,
    { "3x3", "region-sum:r1c3r1c4r2c4", "renban:r5c5r6c5", "between:r7c1r8c1r9c2",
      "lockout:r7c9r8c9r9c8" } },
  { 9,
    { "3x3", "quadruple=2,2,5:r3c3", "sandwich=0:r0c1", "x-sum=45:r1c10",
      "skyscraper=9:r10c2" } },
  { 4, { "2x2", "extra-region:r1c1r2c2r3c3r4c4", "box-indexer:r1c2r3c3" } },
  { 6, { "2x3", "extra-region:r1c6r2c5r3c4r4c3r5c2r6c1", "extra-region:r1c1r2c2" } },
  { 9, { "3x3", "windows", "extra-region:r1c1r2c2r3c3r4c4r5c5r6c6r7c7r8c8r9c8" } },
  { 9, { "3x3", "windows", "extra-region:r1c1r2c2r3c3r4c4r5c5r6c6r7c7r8c8r9c9" } },
};

static SudokuDocument *
new_document (SudokuGeometry *geometry)
{
  g_autoptr (SudokuGrid) grid = sudoku_grid_new (geometry);
  SudokuState *state = sudoku_state_new (grid);

  sudoku_state_set_value (state, 0, 1, SUDOKU_ORIGIN_GIVEN);
  sudoku_state_set_value (state, 1, 2, SUDOKU_ORIGIN_ENTRY);
  sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, 2, 3, TRUE);
  sudoku_state_set_mark (state, SUDOKU_MARK_CENTRE, 2, 4, TRUE);
  for (guint colour = 1; colour <= SUDOKU_COLOURS_MAX; colour++)
    sudoku_state_set_colour (state, colour, colour);
  return sudoku_document_new_for_state (state);
}

static void
test_rules (void)
{
  static const char *const ids[] = { "f-puzzles", "f-puzzles-link", "sudokupad" };

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    for (gsize k = 0; k < G_N_ELEMENTS (ids); k++)
      {
        g_autoptr (SudokuGeometry) geometry = NULL;
        g_autoptr (SudokuDocument) document = NULL;
        g_autoptr (SudokuDocument) copy = NULL;
        g_autoptr (GPtrArray) losses = NULL;
        g_autofree char *text = NULL;
        g_autofree char *before = NULL;
        g_autofree char *after = NULL;

        geometry = new_geometry (shapes[i].side, shapes[i].rules);
        document = new_document (geometry);
        text = sudoku_format_write (sudoku_format_find (ids[k]), document, NULL);
        copy = read_text (NULL, text);
        g_test_message ("%s: %s", ids[k], text);
        before = sudoku_game_to_text (sudoku_document_get_game (document));
        after = sudoku_game_to_text (sudoku_document_get_game (copy));
        g_assert_cmpstr (before, ==, after);
        g_assert_null (sudoku_document_get_issues (copy));
        losses = sudoku_format_list_losses (sudoku_format_find (ids[k]), document);
        g_assert_cmpuint (losses->len, ==, 0);
      }
}

/* How many drawings a text has that belong to rules, and of those how often each key is there. */
static guint
count_drawings (const char *text,
                const char *key)
{
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  JsonObject *root = json_node_get_object (node);
  guint n = 0;

  for (guint i = 0; json_object_has_member (root, key) &&
                    i < json_array_get_length (json_object_get_array_member (root, key));
       i++)
    n += json_object_has_member (
      json_array_get_object_element (json_object_get_array_member (root, key), i),
      "fromConstraint");
  return n;
}

static const struct
{
  const char *rule;
  const char *name; /* NULL: no drawing */
  guint n_lines, n_circles, n_rectangles, n_texts, n_cages;
} pictures[] = {
  { "slow-thermometer:r1c1r1c2r2c3", "Slow Thermometer", 1, 1 },
  { "renban:r1c1r1c2r2c3", "Renban", 1 },
  { "whispers:r1c1r1c2r2c3", "German Whispers", 1 },
  { "whispers=4:r1c1r1c2r2c3", "Dutch Whispers", 1 },
  { "whispers=3:r1c1r1c2r2c3", "German Whispers", 1 },
  { "region-sum:r1c1r1c4", "Region Sum Line", 1 },
  { "entropic:r1c1r1c2", "Entropic Line", 1 },
  { "modular:r1c1r1c2", "Modular Line", 1 },
  { "nabner:r1c1r1c2", "Nabner", 1 },
  { "double-arrow:r1c1r1c2r1c3", "Double Arrow", 1, 2 },
  { "zipper:r1c1r1c2r1c3", "Zipper Line", 1 },
  { "lockout:r1c1r1c2r1c3", "Lockout Line", 1, 0, 2 },
  { "x-sum=10:r0c1", "X Sum", 0, 0, 0, 2 },
  { "skyscraper=3:r1c0", "Skyscraper", 0, 0, 0, 2 },
  { "row-indexer:r1c1r2c1", "Row Indexer", 0, 0, 0, 0, 1 },
  { "column-indexer:r1c1r2c1", "Column Indexer", 0, 0, 0, 0, 1 },
  { "box-indexer:r1c1r2c1", "Box Indexer", 0, 0, 0, 0, 1 },
  { "numbered-room=4:r4c10", "Numbered Room", 0, 0, 0, 1 },
  { "less:r1c1r2c1", "Less Than", 0, 0, 0, 1 },
  { "not-above:r1c2r1c1", "At Most", 0, 0, 0, 1 },
  { "sum=12:r1c1r1c2", "Sum", 0, 0, 0, 0, 1 },
  { "equal-sums:r1c1r1c2/r5c5r5c6", "Equal Sums", 0, 0, 0, 0, 2 },
  { "product=12:r1c1r1c2", "Product Cage", 0, 0, 0, 0, 1 },
  { "difference-cage=2:r1c1r1c2", "Difference Cage", 0, 0, 0, 0, 1 },
  { "quotient-cage=2:r1c1r1c2", "Quotient Cage", 0, 0, 0, 0, 1 },
  { "thermometer:r1c1r1c2", NULL },
  { "cage=10:r1c1r1c2", NULL },
};

/* What SudokuPad draws from the key alone. */
static const char *const drawn_keys[] = {
  "difference",
  "ratio",
  "xv",
  "killercage",
  "arrow",
  "littlekillersum",
  "even",
  "odd",
  "quadruple",
  "thermometer",
  "palindrome",
  "sandwichsum",
  "minimum",
  "maximum",
  "clone",
  "extraregion",
  "betweenline",
  NULL,
};

/* Of each kind that has a key something is seen: by the key, or by a drawing. Marks that are all
 * shown are told in the rules. */
static void
test_seen (void)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  const SudokuFormat *format = sudoku_format_find ("f-puzzles");
  guint n = 0;

  for (gsize i = 0; i < n_kinds; i++)
    {
      const char *rules[] = { "2x2", NULL, NULL };
      g_autofree char *rule = NULL;
      g_autofree char *text = NULL;
      g_autoptr (SudokuGeometry) geometry = NULL;
      g_autoptr (SudokuDocument) document = NULL;

      if (kinds[i]->item == NULL || kinds[i]->f_puzzles == NULL ||
          g_str_equal (kinds[i]->id, "all-shown"))
        continue;
      rule = g_strconcat (kinds[i]->id, kinds[i]->item->sample, NULL);
      rules[1] = rule;
      geometry = new_geometry (4, rules);
      document = new_document (geometry);
      text = sudoku_format_write (format, document, NULL);
      g_test_message ("%s", rule);
      g_assert_true (g_strv_contains (drawn_keys, kinds[i]->f_puzzles) ||
                     strstr (text, "\"fromConstraint\"") != NULL);
      n++;
    }
  g_assert_cmpuint (n, >=, 35);
}

/* What SudokuPad needs to show a rule. */
static void
test_pictures (void)
{
  const SudokuFormat *format = sudoku_format_find ("f-puzzles");

  for (gsize i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      const char *const rules[] = { "3x3", pictures[i].rule, NULL };
      g_autoptr (SudokuGeometry) geometry = new_geometry (9, rules);
      g_autoptr (SudokuDocument) document = new_document (geometry);
      g_autofree char *text = sudoku_format_write (format, document, NULL);
      const char *drawn = pictures[i].name != NULL ? pictures[i].name : "";
      g_autofree char *name = g_strdup_printf ("\"fromConstraint\":\"%s\"", drawn);

      g_test_message ("%s", text);
      g_assert_cmpint (strstr (text, name) != NULL, ==, pictures[i].name != NULL);
      g_assert_cmpuint (count_drawings (text, "line"), ==, pictures[i].n_lines);
      g_assert_cmpuint (count_drawings (text, "circle"), ==, pictures[i].n_circles);
      g_assert_cmpuint (count_drawings (text, "rectangle"), ==, pictures[i].n_rectangles);
      g_assert_cmpuint (count_drawings (text, "text"), ==, pictures[i].n_texts);
      g_assert_cmpuint (count_drawings (text, "cage"), ==, pictures[i].n_cages);
      g_assert_nonnull (strstr (text, "\"ruleset\":\"Each row holds every number once."));
    }
}

/* Read and written, it is the same puzzle, and then nothing changes any more. */
static void
check_settles (const char *text)
{
  const SudokuFormat *format = sudoku_format_find ("f-puzzles");
  g_autoptr (SudokuDocument) document = read_text ("f-puzzles", text);
  g_autofree char *once = sudoku_format_write (format, document, NULL);
  g_autoptr (SudokuDocument) again = read_text ("f-puzzles", once);
  g_autofree char *twice = sudoku_format_write (format, again, NULL);

  g_assert_cmpstr (once, ==, twice);
  g_assert_true (sudoku_grid_equal (sudoku_document_get_grid (again),
                                    sudoku_document_get_grid (document)));
  for (SudokuNote note = 0; note < SUDOKU_N_NOTES; note++)
    g_assert_cmpstr (sudoku_document_get_note (document, note), ==,
                     sudoku_document_get_note (again, note));
}

/* Each kind with a key, as it is drawn in a list, some of them at once. */
static void
test_generated (void)
{
  gsize n_kinds = 0;
  const SudokuRuleKind *const *kinds = sudoku_rule_kinds (&n_kinds);
  g_autoptr (GRand) rand = g_rand_new_with_seed (12);

  for (guint i = 0; i < 1000; i++)
    {
      g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (SudokuGeometry) geometry = NULL;
      g_autoptr (SudokuDocument) document = NULL;
      g_autoptr (SudokuDocument) copy = NULL;
      g_autofree char *text = NULL;

      g_ptr_array_add (texts, g_strdup ("2x2"));
      while (texts->len < 5)
        {
          const SudokuRuleKind *kind = kinds[g_rand_int_range (rand, 0, (gint32)n_kinds)];

          /* Sums of edges are X and V there, marks hang on those of other rules, and some items
           * come back cell by cell. */
          if (kind->item != NULL && !kind->item->one_by_one && kind->f_puzzles != NULL &&
              !g_str_equal (kind->id, "edge-sum") && !g_str_equal (kind->id, "all-shown"))
            g_ptr_array_add (texts, g_strconcat (kind->id, kind->item->sample, NULL));
        }
      g_ptr_array_add (texts, NULL);
      geometry = new_geometry (4, (const char *const *)texts->pdata);
      document = new_document (geometry);
      text = sudoku_format_write (sudoku_format_find ("f-puzzles"), document, NULL);
      copy = read_text ("f-puzzles", text);
      g_test_message ("%s", text);
      g_assert_null (sudoku_document_get_issues (copy));
      g_assert_true (sudoku_geometry_equal (
        sudoku_grid_get_geometry (sudoku_document_get_grid (copy)), geometry));
      g_assert_null (sudoku_document_get_note (copy, SUDOKU_NOTE_COMMENT));
      check_settles (text);
    }
}

/* Drawings of its own stay, beside those of the rules. */
static void
test_own_drawings (void)
{
  static const char text[] =
    "{\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
    "\"ruleset\":\"Mine.\","
    "\"renban\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}],"
    "\"line\":[{\"lines\":[[\"R1C1\",\"R1C2\"]],\"fromConstraint\":\"Renban\"},"
    "{\"lines\":[[\"R3C1\",\"R3C2\"]]},"
    "{\"lines\":[[\"R4C1\",\"R4C2\"]],\"fromConstraint\":\"Nabner\"}],"
    "\"circle\":[{\"cells\":[\"R2C2\"]}]}";
  g_autoptr (SudokuDocument) document = read_text ("f-puzzles", text);
  g_autofree char *written =
    sudoku_format_write (sudoku_format_find ("f-puzzles"), document, NULL);

  g_assert_cmpuint (count_drawings (written, "line"), ==, 2);
  g_assert_nonnull (strstr (written, "{\"lines\":[[\"R3C1\",\"R3C2\"]]}"));
  g_assert_nonnull (strstr (written, "\"fromConstraint\":\"Nabner\""));
  g_assert_nonnull (strstr (written, "\"circle\":[{\"cells\":[\"R2C2\"]}]"));
  g_assert_nonnull (strstr (written, "\"ruleset\":\"Mine.\""));
  check_settles (text);
}

/* Public puzzles. */
static void
test_variants (void)
{
  g_autofree char *path = g_build_filename ("variants", "INDEX.tsv", NULL);
  gsize length = 0;
  g_autofree char *index = test_data_load (path, &length);
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  if (index == NULL)
    return;
  lines = g_strsplit (index, "\n", -1);
  for (gsize i = 1; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) columns = g_strsplit (lines[i], "\t", 2);
      g_autofree char *file = g_build_filename ("variants", columns[0], NULL);
      g_autofree char *text = NULL;

      if (!g_str_has_suffix (file, ".json"))
        continue;
      text = test_data_load (file, &length);
      g_test_message ("%s", file);
      check_settles (text);
      n++;
    }
  g_assert_cmpuint (n, >, 20);
}

static void
test_lost_rule (void)
{
  static const char *const rules[] = { "3x3", "complete", NULL };
  g_autoptr (SudokuGeometry) geometry = new_geometry (9, rules);
  g_autoptr (SudokuDocument) document = new_document (geometry);
  g_autoptr (GPtrArray) losses =
    sudoku_format_list_losses (sudoku_format_find ("f-puzzles"), document);

  g_assert_cmpuint (losses->len, ==, 1);
  g_assert_cmpstr (sat_issue_get_id (losses->pdata[0]), ==, "format-loses-rule");
}

#define ROW "[{},{},{},{}]"
#define GRID "\"grid\":[" ROW "," ROW "," ROW "," ROW "]"

/* What is told about a text, by the ids of the sentences. */
static const struct
{
  const char *text;
  const char *issues;
} issue_cases[] = {
  { "{" GRID "}", "" },
  { "{" GRID ",\"killercage\":[],\"negative\":[],\"antiknight\":false,\"title\":\"\"}", "" },
  { "{" GRID ",\"extremelynew\":[{\"cells\":[\"R1C1\"]}]}", "rule-not-read" },
  { "{" GRID ",\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"99\"}]}",
    "rule-not-read" },
  { "{" GRID ",\"diagonal+\":true}", "" },
  { "{" GRID ",\"diagonal+\":1}", "rule-not-read" },
  { "{" GRID ",\"diagonal+\":true,\"diagonal-\":true}", "" },
  { "{" GRID ",\"extraregion\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]}", "" },
  { "{" GRID ",\"extraregion\":[{\"cells\":[\"R2C2\",\"R2C3\",\"R3C2\",\"R3C3\"]}]}", "" },
  { "{" GRID ",\"extraregion\":[{\"cells\":[\"R2C2\",\"R2C2\",\"R3C2\",\"R1C3\"]}]}",
    "rule-not-read" },
  { "{" GRID ",\"something new\":1}", "rule-not-read" },
  { "{" GRID ",\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"2\"}]}", "" },
  { "{" GRID ",\"difference\":[{\"cells\":[\"R1C1\",\"R2C2\"]}]}", "rule-not-read" },
  { "{" GRID ",\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"two\"}]}",
    "rule-not-read" },
  { "{" GRID ",\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"\"}]}", "" },
  { "{" GRID ",\"xv\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"Y\"}]}", "rule-not-read" },
  { "{" GRID ",\"negative\":[\"xv\"]}", "" },
  { "{" GRID ",\"negative\":[\"xv\",\"zz\"]}", "rule-not-read" },
  { "{" GRID ",\"nonconsecutive\":true,\"ratio\":[{\"cells\":[\"R1C1\",\"R1C2\"]}]}", "" },
  { "{" GRID ",\"nonconsecutive\":true,"
    "\"difference\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":2}]}",
    "rule-not-read" },
  { "{" GRID ",\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"],[\"R1C1\",\"R2C1\"]]}]}", "" },
  { "{" GRID ",\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\",\"R1C1\"]]}]}", "rule-not-read" },
  { "{" GRID ",\"clone\":[{\"cells\":[\"R1C1\"],\"cloneCells\":[\"R3C2\",\"R3C3\"]}]}",
    "rule-not-read" },
  { "{" GRID ",\"even\":[{\"cell\":\"R5C1\"}]}", "rule-not-read" },
  { "{" GRID ",\"line\":[{\"lines\":[]}]}", "drawing-not-read" },
  { "{" GRID ",\"line\":[{\"fromConstraint\":\"Renban\"}]}", "drawing-not-read" },
  { "{" GRID ",\"line\":[{\"fromConstraint\":\"Renban\"}],"
    "\"renban\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}]}",
    "" },
  { "{" GRID ",\"fogofwar\":[\"R1C1\"]}", "fog-not-read" },
  { "{\"grid\":[[{\"region\":3},{},{},{}]," ROW "," ROW "," ROW "]}", "regions-not-read" },
  { "{\"grid\":[[{\"givenPencilMarks\":[1]},{},{},{}]," ROW "," ROW "," ROW "]}", "" },
  { "{\"grid\":[[{\"givenPencilMarks\":[5]},{},{},{}]," ROW "," ROW "," ROW "]}",
    "candidates-not-read" },
  /* White is none, and one that is said twice is one. */
  { "{\"grid\":[[{\"c\":\"#FFFFFF\"},{\"c\":\"#FFA0A0\",\"cArray\":[\"#FFA0A0\"]},{},{}]," ROW
    "," ROW "," ROW "]}",
    "" },
  { "{\"grid\":[[{\"cArray\":[\"#FFA0A0\",\"#A0C8FF\"]},{},{},{}]," ROW "," ROW "," ROW "]}",
    "colours-not-read" },
  { "{\"grid\":[[{\"c\":3},{\"highlight\":\"red\"},{},{}]," ROW "," ROW "," ROW "]}",
    "colours-not-read" },
  { "{\"grid\":[[{\"value\":1,\"new\":1},{\"new\":2},{\"newer\":1},{}]," ROW "," ROW "," ROW "]}",
    "rule-not-read rule-not-read" },
};

static void
test_issues (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (issue_cases); i++)
    {
      g_autoptr (SudokuDocument) document = read_text ("f-puzzles", issue_cases[i].text);
      const GPtrArray *issues = sudoku_document_get_issues (document);
      g_autoptr (GString) ids = g_string_new (NULL);

      for (guint k = 0; issues != NULL && k < issues->len; k++)
        g_string_append_printf (ids, "%s%s", k > 0 ? " " : "", sat_issue_get_id (issues->pdata[k]));
      g_test_message ("%s", issue_cases[i].text);
      g_assert_cmpstr (ids->str, ==, issue_cases[i].issues);
    }
}

/* Items of a key, and whether they can be read. A quotation mark is written as an apostrophe. */
static const struct
{
  const char *key, *items;
  gboolean read;
} item_cases[] = {
  { "killercage", "[{'cells':['R1C1']}]", TRUE },
  { "killercage", "[{'cells':['R1C1','R1C2'],'value':'0'}]", TRUE },
  { "killercage", "[{'cells':['R1C1','R1C2'],'value':7}]", TRUE },
  { "killercage", "[{'cells':['R1C1','R1C2'],'value':'8'}]", FALSE },
  { "killercage", "[{'cells':['R1C1','R1C2'],'value':'seven'}]", FALSE },
  { "killercage", "[{'cells':['R1C1','R1C1']}]", FALSE },
  { "killercage", "[{'cells':['R1C5']}]", FALSE },
  { "killercage", "[{'value':'3'}]", FALSE },
  { "killercage", "['R1C1']", FALSE },
  { "killercage", "{'cells':['R1C1']}", FALSE },
  { "littlekillersum", "[{'cell':'R0C1','direction':'DR','value':'6'}]", TRUE },
  { "littlekillersum", "[{'cell':'R0C1','direction':'DR','value':''}]", TRUE },
  { "littlekillersum", "[{'cell':'R0C1','direction':'DR','value':'0'}]", TRUE },
  { "littlekillersum", "[{'cell':'R0C1','direction':'UR','value':'6'}]", FALSE },
  { "littlekillersum", "[{'cell':'R0C1','direction':'dr','value':'6'}]", FALSE },
  { "littlekillersum", "[{'cell':'R0C1','direction':4,'value':'6'}]", FALSE },
  { "littlekillersum", "[{'cell':'R0C1','value':'6'}]", FALSE },
  { "littlekillersum", "[{'cell':'R1C1','direction':'DR','value':'6'}]", FALSE },
  { "sandwichsum", "[{'cell':'R1C0','value':'0'},{'cell':'R1C5'}]", TRUE },
  { "sandwichsum", "[{'cell':'R1C0','value':5}]", TRUE },
  { "sandwichsum", "[{'cell':'R1C0','value':'6'}]", FALSE },
  { "sandwichsum", "[{'cell':'R0C0','value':'5'}]", FALSE },
  { "sandwichsum", "[{'cell':'R1C1','value':'5'}]", FALSE },
  { "xsum", "[{'cell':'R5C1','value':10},{'cell':'R1C0','value':'0'}]", TRUE },
  { "xsum", "[{'cell':'R5C1','value':11}]", FALSE },
  { "skyscraper", "[{'cell':'R0C4','value':'4'}]", TRUE },
  { "skyscraper", "[{'cell':'R0C6','value':'4'}]", FALSE },
  { "skyscraper", "[{'cell':'C4','value':'4'}]", FALSE },
  { "arrow", "[{'cells':['R1C1'],'lines':[['R1C1','R1C2'],['R1C1']]}]", TRUE },
  { "arrow", "[{'cells':['R1C1'],'lines':[['R1C2','R1C3']]}]", TRUE },
  { "arrow", "[{'cells':[],'lines':[['R1C1','R1C2']]}]", FALSE },
  { "arrow", "[{'cells':['R1C1'],'lines':['R1C1','R1C2']}]", FALSE },
  { "quadruple", "[{'cells':['R2C2','R1C1','R1C2','R2C1'],'values':[4,'1']}]", TRUE },
  { "quadruple", "[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':[2,1,2]}]", TRUE },
  { "quadruple", "[{'cells':['R1C1'],'values':[]}]", TRUE },
  { "quadruple", "[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':[5]}]", FALSE },
  { "quadruple", "[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':[0]}]", FALSE },
  { "quadruple", "[{'cells':['R1C1','R1C2','R2C1','R2C2'],'values':[1,2,1,3,1]}]", FALSE },
  { "quadruple", "[{'cells':['R1C1','R1C2','R1C3','R1C4'],'values':[1]}]", FALSE },
  { "quadruple", "[{'cells':['R1C4','R2C1','R2C4','R3C1'],'values':[1]}]", FALSE },
  { "renban", "[{'lines':[['R1C1','R1C2','R1C3'],['R2C1','R3C1']]}]", TRUE },
  { "renban", "[{'lines':[['R1C1','R1C2','R1C3','R1C4','R2C4']]}]", FALSE },
  { "lockout", "[{'lines':[['R1C1','R1C2','R2C3']]}]", TRUE },
  { "doublearrow", "[{'lines':[['R1C1','R1C2','R2C3'],['R1C1']]}]", TRUE },
  { "doublearrow", "[{'lines':['R1C1','R1C2','R2C3']}]", FALSE },
  { "regionsumline", "[{'lines':[['R1C2','R1C3']],'value':'7'}]", TRUE },
  { "zipperline", "[{}]", FALSE },
};

static void
test_items (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (item_cases); i++)
    {
      g_autoptr (GString) text =
        g_string_new ("{'grid':[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],'");
      g_autoptr (SudokuDocument) document = NULL;
      const GPtrArray *issues = NULL;

      g_string_append_printf (text, "%s':%s}", item_cases[i].key, item_cases[i].items);
      g_string_replace (text, "'", "\"", 0);
      g_test_message ("%s", text->str);
      document = read_text ("f-puzzles", text->str);
      issues = sudoku_document_get_issues (document);
      g_assert_cmpint (issues == NULL, ==, item_cases[i].read);
      if (issues != NULL)
        g_assert_cmpstr (sat_issue_get_id (issues->pdata[0]), ==, "rule-not-read");
    }
}

#define SCL                                                                              \
  "{cs:50,ce:[[{v:1},,,],[,,,{centremarks:[3]}],[,{pencilMarks:[1,'2']},,],[,,,]],"      \
  "re:[[[0,0],[0,1],[0,2],[1,0]],[[0,3],[1,3],[1,2],[1,1]],[[2,0],[2,1],[3,0],[3,1]],"   \
  "[[2,2],[2,3],[3,2],[3,3]]],"                                                          \
  "ca:[{v:'title: Small'},{v:'author: me'},{v:'3',cells:[[0,0],[0,1]],sum:3,unique:t}]," \
  "l:[{wp:[[0.5,0.5],[1.5,.5]],c:'#0',th:2}],global:[antiknight,antiratio]}"

/* SudokuPad's own text leaves out what can be guessed. */
static void
test_scl (void)
{
  g_autofree char *packed = sudoku_lz_pack (SCL);
  g_autofree char *link = g_strconcat ("https://sudokupad.app/scl", packed, "\n", NULL);
  g_autoptr (SudokuDocument) document = read_text (NULL, link);
  SudokuGeometry *geometry = sudoku_grid_get_geometry (sudoku_document_get_grid (document));
  const GPtrArray *issues = sudoku_document_get_issues (document);
  g_autoptr (GString) ids = g_string_new (NULL);

  g_assert_cmpuint (sudoku_grid_get_value (sudoku_document_get_grid (document), 0), ==, 1);
  g_assert_cmpuint (sudoku_grid_count (sudoku_document_get_grid (document), SUDOKU_ORIGIN_GIVEN),
                    ==, 1);
  g_assert_nonnull (sudoku_geometry_find_rule (geometry, "regions"));
  g_assert_nonnull (sudoku_geometry_find_rule (geometry, "anti-knight"));
  g_assert_cmpuint (sudoku_geometry_get_cell_region (geometry, 2), ==, 0);
  g_assert_cmpuint (sudoku_geometry_get_cell_region (geometry, 5), ==, 1);
  g_assert_cmpuint (
    sudoku_set_count (sudoku_document_get_marks (document, SUDOKU_MARK_CORNER, 9)), ==, 2);
  g_assert_true (sudoku_set_has (sudoku_document_get_marks (document, SUDOKU_MARK_CENTRE, 7), 3));
  g_assert_cmpstr (sudoku_document_get_note (document, SUDOKU_NOTE_DESCRIPTION), ==, "Small");
  g_assert_cmpstr (sudoku_document_get_note (document, SUDOKU_NOTE_AUTHOR), ==, "me");
  for (guint i = 0; i < issues->len; i++)
    g_string_append_printf (ids, "%s ", sat_issue_get_id (issues->pdata[i]));
  g_assert_cmpstr (ids->str, ==, "rule-not-read drawn-rule-not-read ");
  g_assert_nonnull (sudoku_geometry_find_rule (geometry, "cage"));
}

#define SCL_METADATA                                                                 \
  "{ce:[[{v:1,new:2},,,],[{new:3},,,],[,,,],[,,,]],metadata:{title:Small,author:me," \
  "rules:'Rows.\\nColumns.'},thermos:[[0,0]],nothing:[],settings:{a:1},solution:'1'}"

/* What is told beside a title may be a rule, too. */
#define SCL_TOLD                                                                        \
  "{ce:[[{v:1},,,],[,,,],[,,,],[,,,]],metadata:{title:Small,source:x,norowcol:t,no:f}," \
  "ca:[{v:'author: me'},{v:'solution: 12'},{v:'antiking: true'}]}"

/* What is told may stand in one object, and what nobody knows is named once. */
static void
test_scl_metadata (void)
{
  g_autofree char *packed = sudoku_lz_pack (SCL_METADATA);
  g_autofree char *link = g_strconcat ("https://sudokupad.app/scl", packed, "\n", NULL);
  g_autoptr (SudokuDocument) document = read_text (NULL, link);
  const GPtrArray *issues = sudoku_document_get_issues (document);

  g_assert_cmpstr (sudoku_document_get_note (document, SUDOKU_NOTE_DESCRIPTION), ==, "Small");
  g_assert_cmpstr (sudoku_document_get_note (document, SUDOKU_NOTE_AUTHOR), ==, "me");
  g_assert_cmpstr (sudoku_document_get_note (document, SUDOKU_NOTE_COMMENT), ==, "Rows.\nColumns.");
  g_assert_cmpuint (issues->len, ==, 2);
  for (guint i = 0; i < issues->len; i++)
    g_assert_cmpstr (sat_issue_get_id (issues->pdata[i]), ==, "rule-not-read");
}

static void
test_scl_told (void)
{
  g_autofree char *packed = sudoku_lz_pack (SCL_TOLD);
  g_autofree char *link = g_strconcat ("https://sudokupad.app/scl", packed, "\n", NULL);
  g_autoptr (SudokuDocument) document = read_text (NULL, link);
  const GPtrArray *issues = sudoku_document_get_issues (document);
  static const char *const rules[] = { "antiking", "norowcol" };

  g_assert_false (sudoku_document_is_whole (document));
  g_assert_cmpuint (issues->len, ==, G_N_ELEMENTS (rules));
  for (guint i = 0; i < issues->len; i++)
    {
      gsize n_facts = 0;
      const SatArg *facts = sat_issue_get_args (issues->pdata[i], &n_facts);

      g_assert_cmpstr (facts[0].text, ==, rules[i]);
    }
}

/* Of a slash that stands twice a server leaves one; mail and forms write a plus as a blank. */
static void
test_damage (void)
{
  g_autofree char *link = test_data_load ("variants/fp-02-blitz.url", NULL);
  g_autoptr (SudokuDocument) document = NULL;
  g_autoptr (GString) damaged = NULL;
  g_autoptr (SudokuDocument) copy = NULL;

  if (link == NULL)
    return;
  document = read_text (NULL, link);
  damaged = g_string_new (link);
  g_string_replace (damaged, "+", "%20", 0);
  g_string_prepend (damaged, "Have a look at this: <");
  g_string_append (damaged, "> and tell me");
  g_string_replace (damaged, "\n", "", 0);
  copy = read_text (NULL, damaged->str);
  g_assert_true (sudoku_grid_equal (sudoku_document_get_grid (document),
                                    sudoku_document_get_grid (copy)));
}

/* A link and the JSON of the same puzzle are the same, and the published solution obeys the rules
 * that are known. */
static void
check_real (const char *file,
            const char *solution)
{
  g_autofree char *name = g_strconcat ("variants/", file, NULL);
  g_autofree char *text = test_data_load (name, NULL);
  g_autoptr (SudokuDocument) document = NULL;
  const SudokuGrid *grid = NULL;
  g_autoptr (SudokuGrid) solved = NULL;

  if (text == NULL)
    return;
  g_test_message ("%s", file);
  document = read_text ("f-puzzles", text);
  grid = sudoku_document_get_grid (document);
  solved = sudoku_grid_copy (grid);
  g_assert_cmpuint (strlen (solution), ==, sudoku_grid_get_n_cells (grid));
  for (guint cell = 0; cell < sudoku_grid_get_n_cells (grid); cell++)
    {
      guint value = sudoku_symbols_from_character (solution[cell], sudoku_grid_get_side (grid));

      if (sudoku_grid_get_value (grid, cell) > 0)
        g_assert_cmpuint (sudoku_grid_get_value (grid, cell), ==, value);
      sudoku_grid_set (solved, cell, value, SUDOKU_ORIGIN_ANSWER);
    }
  g_assert_true (sudoku_check_is_solved (solved));
}

static void
test_real (void)
{
  g_autofree char *index = test_data_load ("variants/INDEX.tsv", NULL);
  g_auto (GStrv) lines = NULL;

  if (index == NULL)
    return;
  lines = g_strsplit (index, "\n", -1);
  for (gsize i = 1; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);

      if (g_strv_length (fields) > 7 && g_str_has_suffix (fields[0], ".json") &&
          !g_str_has_prefix (fields[0], "gen-"))
        check_real (fields[0], fields[7]);
    }
}

/* What should be a list and is something else is not passed over. */
static void
test_scl_types (void)
{
  static const char text[] =
    "{ce:[[{v:1},,,],[,,,],[,,,],[,,,]],re:all,global:antiknight,ca:{a:1},l:'x',arrows:{b:2}}";
  g_autofree char *packed = sudoku_lz_pack (text);
  g_autofree char *link = g_strconcat ("https://sudokupad.app/scl", packed, "\n", NULL);
  g_autoptr (SudokuDocument) document = read_text (NULL, link);
  const GPtrArray *issues = sudoku_document_get_issues (document);

  g_assert_false (sudoku_document_is_whole (document));
  g_assert_cmpuint (issues->len, ==, 5);
}

/* A cage that is no object may be anything. */
static void
test_scl_cage (void)
{
  g_autofree char *packed = sudoku_lz_pack ("{ce:[[{v:1},,,],[,,,],[,,,],[,,,]],ca:[killer]}");
  g_autofree char *link = g_strconcat ("https://sudokupad.app/scl", packed, "\n", NULL);
  g_autoptr (SudokuDocument) document = read_text (NULL, link);

  g_assert_false (sudoku_document_is_whole (document));
}

static const struct
{
  const char *cage;
  const char *rule; /* NULL: it does not say */
} scl_cages[] = {
  { "{cells:[[0,0],[0,1]],v:'3',sum:3,unique:t}", "cage=3:r1c1r1c2" },
  { "{cells:[[0,0],[0,1]],v:3,unique:t}", "cage=3:r1c1r1c2" },
  { "{cells:[[0,0],[0,1]],unique:t}", "cage:r1c1r1c2" },
  { "{cells:[[0,0],[1,1]],v:'',sum:3}", "sum=3:r1c1r2c2" },
  { "{cells:[[0,0],[1,1]],sum:3,unique:f}", "sum=3:r1c1r2c2" },
  { "{cells:[[0,0],[1,1]],unique:t,style:extraregion,sum:3}", "extra-region:r1c1r2c2" },
  { "{cells:[[0,0],[0,1]],v:'3'}", NULL },
  { "{cells:[[0,0],[0,1]],v:'3',sum:4,unique:t}", NULL },
  { "{cells:[[0,0],[0,1]],v:'a',unique:t}", NULL },
  { "{cells:[[0,0],[0,9]],v:'3',unique:t}", NULL },
  { "{cells:[[0,0],[0,1]],v:'99',unique:t}", NULL },
};

/* Only what a cage says is a rule. */
static void
test_scl_cages (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (scl_cages); i++)
    {
      g_autofree char *text =
        g_strdup_printf ("{ce:[[,,,],[,,,],[,,,],[,,,]],ca:[%s]}", scl_cages[i].cage);
      g_autofree char *packed = sudoku_lz_pack (text);
      g_autofree char *link = g_strconcat ("https://sudokupad.app/scl", packed, "\n", NULL);
      g_autoptr (SudokuDocument) document = read_text (NULL, link);
      SudokuGeometry *geometry = sudoku_grid_get_geometry (sudoku_document_get_grid (document));
      g_autofree char *rule = sudoku_geometry_has_items (geometry)
                                ? sudoku_rule_to_text (sudoku_geometry_get_rule (geometry, 2), 4)
                                : NULL;

      g_test_message ("%s", text);
      g_assert_cmpstr (rule, ==, scl_cages[i].rule);
      g_assert_cmpint (sudoku_document_is_whole (document), ==, rule != NULL);
    }
}

static char *
describe_issues (const SudokuDocument *document)
{
  const GPtrArray *issues = sudoku_document_get_issues (document);
  GString *text = g_string_new (NULL);

  for (guint i = 0; issues != NULL && i < issues->len; i++)
    {
      g_autofree char *issue = sat_issue_describe (issues->pdata[i]);

      g_string_append_printf (text, "%s\n", issue);
    }
  return g_string_free (text, FALSE);
}

/* Whether a piece of JSON is in a text of f-puzzles, whatever is written between. */
static void
check_has (const char *id,
           const char *text,
           const char *piece)
{
  g_autoptr (SudokuDocument) document = read_text (id, text);
  g_autofree char *json = sudoku_format_write (sudoku_format_find ("f-puzzles"), document, NULL);

  g_test_message ("%s: %s", id, json);
  g_assert_nonnull (strstr (json, piece));
}

/* What nobody here knows is written again as it was, to the end of a chain of conversions. */
static void
test_rest (void)
{
  static const char *const ids[] = { "f-puzzles", "f-puzzles-link", "sudokupad" };
  static const char *const pieces[] = {
    "\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"}]",
    "\"diagonal+\":true",
    "\"extremelynew\":[{\"cells\":[\"R1C1\"]}]",
    "\"extraregion\":[{\"cells\":[\"R1C1\"]}]",
    "\"solution\":[1,2]",
    "\"line\":[{\"lines\":[[\"R1C1\",\"R2C2\"]]}]",
    "\"foglight\":[\"R1C1\"]",
    "{\"value\":1,\"given\":true,\"region\":0,\"strange\":3}",
    "\"region\":7",
    "\"givenPencilMarks\":[1,2]",
    "\"cArray\":[\"#FFA0A0\",\"#A0C8FF\"]",
  };
  static const char text[] =
    "{\"size\":4,\"grid\":[[{\"value\":1,\"given\":true,\"strange\":3,\"region\":0},{\"region\":7},"
    "{\"givenPencilMarks\":[1,2]},{\"cArray\":[\"#FFA0A0\",\"#A0C8FF\"]}],[{},{},{},{}],"
    "[{},{},{},{}],[{},{},{},{}]],\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],"
    "\"value\":\"3\"}],\"extremelynew\":[{\"cells\":[\"R1C1\"]}],\"diagonal+\":true,"
    "\"extraregion\":[{\"cells\":[\"R1C1\"]}],"
    "\"solution\":[1,2],\"line\":[{\"lines\":[[\"R1C1\",\"R2C2\"]]}],\"foglight\":[\"R1C1\"]}";
  g_autofree char *before = g_strdup (text);
  g_autofree char *issues = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const SudokuFormat *format = sudoku_format_find (ids[i]);
      g_autoptr (SudokuDocument) document = read_text (NULL, before);
      g_autofree char *found = describe_issues (document);

      g_assert_true (sudoku_format_says_omissions (format, document));
      if (issues != NULL)
        g_assert_cmpstr (found, ==, issues);
      g_free (issues);
      issues = g_steal_pointer (&found);
      g_free (before);
      before = sudoku_format_write (format, document, NULL);
      for (gsize k = 0; k < G_N_ELEMENTS (pieces); k++)
        check_has (ids[i], before, pieces[k]);
    }
}

/* It belongs to the puzzle as it was read, and no other format has words for it. */
static void
test_rest_stays (void)
{
  g_autoptr (SudokuDocument) document =
    read_text ("f-puzzles", "{\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
                            "\"thermometer\":[1]}");
  g_autoptr (SudokuDocument) filled =
    sudoku_document_new_filled (document, sudoku_document_get_grid (document));
  const SudokuFormat *f_puzzles = sudoku_format_find ("f-puzzles");

  g_assert_true (sudoku_format_says_omissions (f_puzzles, document));
  g_assert_true (sudoku_format_says_omissions (sudoku_format_find ("satdoku"), document));
  g_assert_false (sudoku_format_says_omissions (sudoku_format_find ("rows"), document));
  g_assert_false (sudoku_format_says_omissions (f_puzzles, filled));
  sudoku_document_set_remainder (document, NULL, NULL);
  g_assert_false (sudoku_format_says_omissions (f_puzzles, document));
}

/* Drawings of SudokuPad have no words in JSON of f-puzzles; only their own link has them. */
static void
test_rest_of_scl (void)
{
  g_autofree char *packed = sudoku_lz_pack (SCL);
  g_autofree char *link = g_strconcat ("https://sudokupad.app/ctc", packed, NULL);
  g_autoptr (SudokuDocument) document = read_text (NULL, link);
  g_autofree char *issues = describe_issues (document);
  g_autofree char *written =
    sudoku_format_write (sudoku_format_find ("sudokupad"), document, NULL);
  g_autoptr (SudokuDocument) again = read_text (NULL, written);
  g_autofree char *again_issues = describe_issues (again);

  g_assert_false (sudoku_format_says_omissions (sudoku_format_find ("f-puzzles"), document));
  g_assert_false (sudoku_format_says_omissions (sudoku_format_find ("f-puzzles-link"), document));
  g_assert_true (g_str_has_prefix (written, "https://sudokupad.app/scl"));
  g_assert_cmpstr (again_issues, ==, issues);
  g_assert_true (sudoku_grid_equal (sudoku_document_get_grid (again),
                                    sudoku_document_get_grid (document)));
}

int
main (int argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sudoku/f-puzzles/rules", test_rules);
  g_test_add_func ("/sudoku/f-puzzles/pictures", test_pictures);
  g_test_add_func ("/sudoku/f-puzzles/seen", test_seen);
  g_test_add_func ("/sudoku/f-puzzles/generated", test_generated);
  g_test_add_func ("/sudoku/f-puzzles/own-drawings", test_own_drawings);
  g_test_add_func ("/sudoku/f-puzzles/variants", test_variants);
  g_test_add_func ("/sudoku/f-puzzles/lost-rule", test_lost_rule);
  g_test_add_func ("/sudoku/f-puzzles/issues", test_issues);
  g_test_add_func ("/sudoku/f-puzzles/items", test_items);
  g_test_add_func ("/sudoku/f-puzzles/scl", test_scl);
  g_test_add_func ("/sudoku/f-puzzles/scl-metadata", test_scl_metadata);
  g_test_add_func ("/sudoku/f-puzzles/scl-told", test_scl_told);
  g_test_add_func ("/sudoku/f-puzzles/scl-types", test_scl_types);
  g_test_add_func ("/sudoku/f-puzzles/scl-cage", test_scl_cage);
  g_test_add_func ("/sudoku/f-puzzles/scl-cages", test_scl_cages);
  g_test_add_func ("/sudoku/f-puzzles/rest", test_rest);
  g_test_add_func ("/sudoku/f-puzzles/rest-stays", test_rest_stays);
  g_test_add_func ("/sudoku/f-puzzles/rest-of-scl", test_rest_of_scl);
  g_test_add_func ("/sudoku/f-puzzles/damage", test_damage);
  g_test_add_func ("/sudoku/f-puzzles/real", test_real);
  return g_test_run ();
}
