/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Puzzles and games of KSudoku, and its shapes, which are read as puzzles without givens. Values
 * are letters, "b" for 1, in the order of KSudoku's cells; the history has for each move what the
 * cells hold after it. */

#include "sudoku-format-list.h"
#include "sudoku-ksudoku-cages.h"
#include "sudoku-ksudoku.h"
#include "sudoku-recorder.h"
#include "sudoku-xml.h"

#include <glib/gi18n.h>
#include <string.h>

#include "sudoku-text-match.h"

#define SIDE_MAX 25

/* So many elements that are not known are named. */
#define OTHERS_MAX 20

static const char *const known_elements[] = {
  "ksudoku", "ksudoku-graph", "game", "puzzle", "graph", "sudokugroups", "clique",
  "cage", "values", "solution", "history", "simple-event",
  "complex-event", NULL
};

/* What a cell holds after a move. */
typedef struct
{
  guint cell;
  guint value;
  char *marks; /* (nullable): "0101…" */
  gboolean ends_move;
} Event;

typedef struct
{
  guint side; /* 0: no shape so far */
  gboolean lines;
  gboolean boxes;
  gboolean killer;  /* the numbers of a cage differ */
  GPtrArray *cages; /* (element-type SudokuRule) */
  guint operation;  /* of the cage that is read */
  guint value;
  guint size;
  GPtrArray *groups;
  GPtrArray *others; /* (element-type utf8): elements that are not known */
  GArray *events;
  GString *text; /* (nullable): of the element that is read */
  char *values;  /* (nullable) */
  guint depth;   /* of moves in each other */
  guint64 time;
} File;

static guint
detect_text (const char *text,
             gsize length)
{
  return sudoku_text_contains (text, length, "<ksudoku") ? 95 : 0;
}

/* Behind the end of the first document. */
static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  static const char end[] = "</ksudoku>";
  const char *at = memmem (text, length, end, strlen (end));

  if (at != NULL)
    return (gsize)(at + strlen (end) - text);
  return sudoku_text_skip_space (text, text + length) < text + length ? length : 0;
}

static guint
get_number (const char **names,
            const char **values,
            const char *name,
            guint max)
{
  const char *text =
    sudoku_xml_get ((const char *const *)names, (const char *const *)values, name);
  guint64 number = 0;

  if (text == NULL || !g_ascii_string_to_unsigned (text, 10, 0, max, &number, NULL))
    return 0;
  return (guint)number;
}

static gboolean
start_graph (File *self,
             const char **names,
             const char **values,
             GError **error)
{
  const char *type =
    sudoku_xml_get ((const char *const *)names, (const char *const *)values, "type");
  gboolean custom = g_strcmp0 (type, "custom") == 0;
  guint order = get_number (names, values, "order", SIDE_MAX), n = 1;

  while (n * n < order)
    n++;
  if (order < SUDOKU_SIDE_MIN || self->side > 0 ||
      (custom && (get_number (names, values, "sizeX", SIDE_MAX) != order ||
                  get_number (names, values, "sizeY", SIDE_MAX) != order ||
                  get_number (names, values, "sizeZ", SIDE_MAX) != 1)) ||
      (!custom && (g_strcmp0 (type, "sudoku") != 0 || n * n != order)))
    return sudoku_xml_refuse (error, "ksudoku-shape");
  self->side = order;
  self->lines = self->boxes = !custom;
  type = sudoku_xml_get ((const char *const *)names, (const char *const *)values, "specific-type");
  self->killer = type == NULL || g_ascii_strcasecmp (type, "Mathdoku") != 0;
  return TRUE;
}

static gboolean
start_groups (File *self,
              const char **names,
              const char **values,
              GError **error)
{
  const char *blocks =
    sudoku_xml_get ((const char *const *)names, (const char *const *)values, "withblocks");
  guint n = 1;

  while (n * n < self->side)
    n++;
  self->lines = TRUE;
  self->boxes = g_strcmp0 (blocks, "0") != 0;
  return !self->boxes || n * n == self->side || sudoku_xml_refuse (error, "ksudoku-shape");
}

static gboolean
take_event (File *self,
            const char **names,
            const char **values,
            GError **error)
{
  const char *marks =
    sudoku_xml_get ((const char *const *)names, (const char *const *)values, "markers");
  const char *index =
    sudoku_xml_get ((const char *const *)names, (const char *const *)values, "index");
  const char *value =
    sudoku_xml_get ((const char *const *)names, (const char *const *)values, "value");
  guint64 number = 0, entered = 0;

  if (self->side == 0 || index == NULL ||
      !g_ascii_string_to_unsigned (index, 10, 0, self->side * self->side - 1, &number, NULL) ||
      (value != NULL && !g_ascii_string_to_unsigned (value, 10, 0, self->side, &entered, NULL)))
    return sudoku_xml_refuse (error, "ksudoku-event");
  g_array_set_size (self->events, self->events->len + 1);
  g_array_index (self->events, Event, self->events->len - 1) = (Event){
    .cell = sudoku_ksudoku_get_cell (self->side, (guint)number),
    .value = (guint)entered,
    .marks = g_strdup (marks),
    .ends_move = self->depth == 0,
  };
  return TRUE;
}

static void
start_element (GMarkupParseContext *context,
               const char *element,
               const char **names,
               const char **values,
               gpointer data,
               GError **error)
{
  File *self = data;

  if (!g_strv_contains (known_elements, element) &&
      !g_ptr_array_find_with_equal_func (self->others, element, g_str_equal, NULL) &&
      self->others->len < OTHERS_MAX)
    g_ptr_array_add (self->others, g_strdup (element));
  if (g_str_equal (element, "game"))
    self->time = get_number (names, values, "msecs-elapsed", G_MAXINT);
  else if (g_str_equal (element, "graph"))
    start_graph (self, names, values, error);
  else if (g_str_equal (element, "sudokugroups"))
    start_groups (self, names, values, error);
  else if (g_str_equal (element, "cage"))
    {
      self->operation = get_number (names, values, "operator", G_MAXUINT16);
      self->value = get_number (names, values, "value", G_MAXINT);
      self->size = get_number (names, values, "size", SIDE_MAX * SIDE_MAX);
    }
  else if (g_str_equal (element, "complex-event"))
    self->depth++;
  else if (g_str_equal (element, "simple-event"))
    take_event (self, names, values, error);
  if (g_str_equal (element, "clique") || g_str_equal (element, "cage") ||
      g_str_equal (element, "values"))
    {
      if (self->text == NULL)
        self->text = g_string_new (NULL);
      g_string_truncate (self->text, 0);
    }
}

static void
take_text (GMarkupParseContext *context,
           const char *text,
           gsize length,
           gpointer data,
           GError **error)
{
  File *self = data;

  if (self->text != NULL)
    g_string_append_len (self->text, text, (gssize)length);
}

static int
compare_cells (gconstpointer a,
               gconstpointer b)
{
  return (int)*(const guint16 *)a - (int)*(const guint16 *)b;
}

/* Numbers of cells. */
static gboolean
read_cells (const File *self,
            GArray *cells)
{
  const char *at = self->text->str, *end = at + self->text->len;
  guint number = 0;

  for (at = sudoku_text_skip_space (at, end); at < end; at = sudoku_text_skip_space (at, end))
    {
      guint16 cell;

      if (self->side == 0 || !sudoku_scan_uint (&at, end, self->side * self->side - 1, &number))
        return FALSE;
      cell = (guint16)sudoku_ksudoku_get_cell (self->side, number);
      g_array_append_val (cells, cell);
    }
  g_array_sort (cells, compare_cells);
  return TRUE;
}

static gboolean
take_group (File *self,
            GError **error)
{
  GArray *group = g_array_new (FALSE, FALSE, sizeof (guint16));

  g_ptr_array_add (self->groups, group);
  return read_cells (self, group) || sudoku_xml_refuse (error, "ksudoku-group");
}

static gboolean
take_cage (File *self,
           GError **error)
{
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (guint16));

  if (!read_cells (self, cells) || cells->len == 0 || self->size != cells->len)
    return sudoku_xml_refuse (error, "ksudoku-cage");
  return sudoku_ksudoku_add_cage (self->cages, self->side, self->killer, self->operation,
                                  self->value, (const guint16 *)(gpointer)cells->data, cells->len,
                                  error);
}

static void
end_element (GMarkupParseContext *context,
             const char *element,
             gpointer data,
             GError **error)
{
  File *self = data;

  if (g_str_equal (element, "complex-event"))
    {
      self->depth--;
      if (self->events->len > 0 && self->depth == 0)
        g_array_index (self->events, Event, self->events->len - 1).ends_move = TRUE;
    }
  else if (g_str_equal (element, "clique"))
    take_group (self, error);
  else if (g_str_equal (element, "cage"))
    take_cage (self, error);
  else if (g_str_equal (element, "values") && self->values == NULL)
    self->values = g_strstrip (g_strdup (self->text->str));
}

static gboolean
refuse (const SudokuSource *source,
        const char *sentence,
        GError **error)
{
  sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &(SatPlace){ .name = source->name }, sentence);
  return FALSE;
}

static gboolean
fill (const File *self,
      const SudokuSource *source,
      SudokuGrid *grid,
      GError **error)
{
  guint n_cells = self->side * self->side;

  if (self->values == NULL)
    return TRUE;
  if (strlen (self->values) != n_cells)
    return refuse (source, "ksudoku-values", error);
  for (guint i = 0; i < n_cells; i++)
    {
      char letter = self->values[i];

      if (letter == '_')
        continue;
      if (letter <= 'a' || letter > 'z' || (guint)(letter - 'a') > self->side)
        return refuse (source, letter == '.' ? "ksudoku-shape" : "ksudoku-values", error);
      sudoku_grid_set (grid, sudoku_ksudoku_get_cell (self->side, i), (guint)(letter - 'a'),
                       SUDOKU_ORIGIN_GIVEN);
    }
  return TRUE;
}

static void
do_event (const Event *event,
          SudokuState *state)
{
  guint side = sudoku_grid_get_side (sudoku_state_get_grid (state));
  gsize n_marks = event->marks != NULL ? strlen (event->marks) : 0;

  if (sudoku_grid_get_origin (sudoku_state_get_grid (state), event->cell) == SUDOKU_ORIGIN_GIVEN)
    return;
  sudoku_state_set_value (state, event->cell, event->value,
                          event->value > 0 ? SUDOKU_ORIGIN_ENTRY : SUDOKU_ORIGIN_NONE);
  for (guint value = 1; value <= side; value++)
    sudoku_state_set_mark (state, SUDOKU_MARK_CORNER, event->cell, value,
                           value <= n_marks && event->marks[value - 1] == '1');
}

static SudokuDocument *
play (const File *self,
      const SudokuSource *source,
      const SudokuGrid *grid,
      GError **error)
{
  g_autoptr (SudokuRecorder) recorder = sudoku_recorder_new (grid);

  if (self->events->len == 0 && self->time == 0)
    return sudoku_document_new (grid);
  for (guint i = 0; i < self->events->len; i++)
    {
      const Event *event = &g_array_index (self->events, Event, i);

      do_event (event, sudoku_recorder_get_state (recorder));
      if (event->ends_move && !sudoku_recorder_end_move (recorder))
        {
          sudoku_error_set (error, SUDOKU_ERROR_LIMIT, &(SatPlace){ .name = source->name },
                            "moves-too-many", sat_arg_number (SUDOKU_RECORDER_MOVES_MAX));
          return NULL;
        }
    }
  return sudoku_recorder_end (recorder, 0, (double)self->time / 1000);
}

static SudokuDocument *
make_document (const File *self,
               const SudokuSource *source,
               GError **error)
{
  g_autoptr (SudokuGeometry) board = NULL;
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autoptr (SudokuGrid) grid = NULL;
  SudokuDocument *document = NULL;
  gboolean left = FALSE;

  if (self->side == 0 || !self->lines)
    {
      refuse (source, self->side == 0 ? "puzzle-missing" : "ksudoku-shape", error);
      return NULL;
    }
  board = sudoku_ksudoku_find_geometry (self->side, self->boxes, self->groups, &left, error);
  if (board != NULL)
    geometry = sudoku_geometry_add_rules (board, (SudokuRule **)self->cages->pdata,
                                          self->cages->len, error);
  if (geometry == NULL)
    {
      sudoku_error_add_place (error, &(SatPlace){ .name = source->name });
      return NULL;
    }
  if (!sudoku_shape_hint_confirm (source->hint, source->name, geometry, error))
    return NULL;
  grid = sudoku_grid_new (geometry);
  if (fill (self, source, grid, error))
    document = play (self, source, grid, error);
  if (document != NULL && left)
    sudoku_document_take_issue (document, sat_issue_new (NULL, "groups-not-read"));
  for (guint i = 0; document != NULL && i < self->others->len; i++)
    sudoku_document_take_issue (
      document,
      sat_issue_new (NULL, "rule-not-read",
                     sat_arg_quote (self->others->pdata[i], strlen (self->others->pdata[i]))));
  return document;
}

static void
clear_event (gpointer event)
{
  g_free (((Event *)event)->marks);
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  static const GMarkupParser parser = {
    .start_element = start_element,
    .end_element = end_element,
    .text = take_text,
  };
  File self = {
    .cages = g_ptr_array_new_with_free_func ((GDestroyNotify)sudoku_rule_unref),
    .groups = g_ptr_array_new_with_free_func ((GDestroyNotify)g_array_unref),
    .events = g_array_new (FALSE, FALSE, sizeof (Event)),
    .others = g_ptr_array_new_with_free_func (g_free),
  };
  SudokuDocument *document = NULL;

  g_array_set_clear_func (self.events, clear_event);
  if (sudoku_xml_parse (source, &parser, &self, error))
    document = make_document (&self, source, error);
  g_ptr_array_unref (self.cages);
  g_ptr_array_unref (self.groups);
  g_ptr_array_unref (self.others);
  g_array_unref (self.events);
  g_free (self.values);
  if (self.text != NULL)
    g_string_free (self.text, TRUE);
  return document;
}

/* What is in the cells beyond the givens, a move for each. */
static void
write_history (const SudokuDocument *document,
               GString *string)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  guint side = sudoku_grid_get_side (grid);

  for (guint cell = 0; cell < side * side; cell++)
    {
      SudokuSet marks = sudoku_document_get_all_marks (document, cell);
      guint value = sudoku_grid_get_value (grid, cell);
      guint number = sudoku_ksudoku_get_cell (side, cell);

      if (sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_GIVEN)
        continue;
      if (value > 0)
        g_string_append_printf (string, "   <simple-event index=\"%u\" value=\"%u\"/>\n", number,
                                value);
      else if (!sudoku_set_is_empty (marks))
        {
          g_string_append_printf (string, "   <simple-event index=\"%u\" markers=\"", number);
          for (guint mark = 1; mark <= side; mark++)
            g_string_append_c (string, sudoku_set_has (marks, mark) ? '1' : '0');
          g_string_append (string, "\"/>\n");
        }
    }
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  SudokuGame *game = sudoku_document_get_game (document);
  guint side = sudoku_grid_get_side (grid);

  if (side > SIDE_MAX)
    return sudoku_format_refuse (&sudoku_format_ksudoku, error, "format-only-up-to-side",
                                 sat_arg_number (SIDE_MAX));
  g_string_append_printf (string,
                          "<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help=\"0\""
                          " msecs-elapsed=\"%.0f\">\n  <puzzle>\n",
                          game != NULL ? sudoku_game_get_elapsed (game) * 1000 : 0);
  sudoku_ksudoku_write_shape (sudoku_grid_get_geometry (grid), string);
  g_string_append (string, "   <values>");
  for (guint i = 0; i < side * side; i++)
    {
      guint cell = sudoku_ksudoku_get_cell (side, i);

      g_string_append_c (string, sudoku_grid_get_origin (grid, cell) == SUDOKU_ORIGIN_GIVEN
                                   ? (char)('a' + sudoku_grid_get_value (grid, cell))
                                   : '_');
    }
  g_string_append (string, "</values>\n  </puzzle>\n  <history>\n");
  write_history (document, string);
  g_string_append (string, "  </history>\n </game>\n</ksudoku>\n");
  return TRUE;
}

static const char *const suffixes[] = { ".ksudoku", NULL };

const SudokuFormat sudoku_format_ksudoku = {
  .id = "ksudoku",
  .name = N_ ("KSudoku"),
  .summary = N_ ("a puzzle, game or shape of KSudoku in XML"),
  .suffixes = suffixes,
  .flags = SUDOKU_FORMAT_OF_PROGRAM | SUDOKU_FORMAT_SHAPE | SUDOKU_FORMAT_ORIGINS |
           SUDOKU_FORMAT_MARKS | SUDOKU_FORMAT_CERTAIN,
  .can_say_rule = sudoku_ksudoku_can_say_rule,
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
