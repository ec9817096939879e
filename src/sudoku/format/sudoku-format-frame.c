/* SPDX-License-Identifier: GPL-3.0-or-later */

/* N rows as people write and programs print them: with or without frames of | + - = * or of
 * box-drawing characters, with or without blanks between the cells, one character per cell
 * or, from side 10 on, numbers; the rows may be numbered. Other lines before and after are passed
 * over. Bars and rules between the cells tell the shape of the boxes. */

#include "sudoku-format-kind.h"

#include <glib/gi18n.h>

#include "sudoku-cell-text.h"
#include "sudoku-plain-text.h"
#include "sudoku-row-text.h"

/* From this side on words are numbers and not groups of one-character cells. */
#define NUMBERS_SIDE_MIN 10
#define NUMBER_LENGTH_MAX 3
/* Of many puzzles only the next ones are made plain to find where the first ends. */
#define NEAR_LENGTH (16u << 10)

typedef enum
{
  PIECE_END,
  PIECE_GAP,    /* blanks */
  PIECE_BAR,    /* | or a box-drawing character */
  PIECE_CROSS,  /* + or =, which stand in rules only */
  PIECE_HOLE,   /* - or *, which are empty cells or part of a frame */
  PIECE_DOT,    /* ".", which is an empty cell or part of a frame */
  PIECE_CORNER, /* : ' ` or a comma, at which a rule of dashes may begin and end */
  PIECE_SYMBOL, /* a cell: letter, digit or "_" */
  PIECE_OTHER,
} Piece;

/* U+2500…U+257F */
static gboolean
is_box_drawing (const char *at,
                const char *end)
{
  return end - at >= 3 && (guchar)at[0] == 0xe2 && ((guchar)at[1] == 0x94 || (guchar)at[1] == 0x95);
}

/* Mail puts a ">" before each line that it quotes. */
static const char *
skip_quotes (const char *start,
             const char *end)
{
  const char *behind = start;

  for (const char *at = start; at < end && (*at == '>' || *at == ' '); at++)
    if (*at == '>')
      behind = at + 1;
  return behind;
}

static Piece
next_piece (const char **at,
            const char *end)
{
  char c = '\0';

  if (*at == end)
    return PIECE_END;
  if (is_box_drawing (*at, end))
    {
      *at += 3;
      return PIECE_BAR;
    }
  c = *(*at)++;
  if (c == ' ' || c == '\t')
    return PIECE_GAP;
  if (c == '|')
    return PIECE_BAR;
  if (c == '+' || c == '=')
    return PIECE_CROSS;
  if (c == '-' || c == '*')
    return PIECE_HOLE;
  if (c == '.')
    return PIECE_DOT;
  if (c == ':' || c == '\'' || c == '`' || c == ',')
    return PIECE_CORNER;
  return c == '_' || g_ascii_isalnum (c) ? PIECE_SYMBOL : PIECE_OTHER;
}

typedef enum
{
  LINE_SKIPPED, /* blank, a comment, or words */
  LINE_RULE,
  LINE_HOLES, /* only - or only *: empty cells or a rule */
  LINE_ROW,
} LineKind;

typedef struct
{
  const char *start;
  const char *end;
  gsize number;
  LineKind kind;
  guint n_cells; /* one per character */
  guint n_words;
  char hole; /* the - or * in it, '\0' for none */
  gboolean only_holes;
  gboolean numbers; /* all words are numbers or empty */
  gboolean prose;   /* perhaps a line of words: it has one of letters alone */
} Line;

/* A word is what stands between gaps and bars. */
static void
look_at_word (Line *self,
              const char *word,
              gsize length)
{
  gsize n_letters = 0, n_digits = 0;
  gboolean lower = FALSE;

  if (length == 0)
    return;
  for (gsize i = 0; i < length; i++)
    {
      n_letters += g_ascii_isalpha (word[i]);
      n_digits += g_ascii_isdigit (word[i]);
      lower |= g_ascii_islower (word[i]);
    }
  self->n_words++;
  self->numbers &= (n_digits == length && length <= NUMBER_LENGTH_MAX) ||
                   (length == 1 && n_letters == 0);
  self->prose |= n_letters == length && length > 1 && lower;
}

/* Rules are drawn like "+---+---+", ".---.---.", ":---+---:" or "'---'---'". */
static LineKind
kind_of (const guint counts[PIECE_OTHER + 1],
         gboolean mixed_holes)
{
  gboolean dashes = counts[PIECE_HOLE] > 0;

  if (counts[PIECE_OTHER] > 0 || (counts[PIECE_CORNER] > 0 && !dashes))
    return LINE_SKIPPED;
  if (counts[PIECE_SYMBOL] > 0 || (counts[PIECE_DOT] > 0 && !dashes))
    return counts[PIECE_CROSS] + counts[PIECE_CORNER] > 0 ? LINE_SKIPPED : LINE_ROW;
  if (counts[PIECE_CROSS] + counts[PIECE_CORNER] + counts[PIECE_DOT] > 0 || mixed_holes)
    return LINE_RULE;
  if (counts[PIECE_HOLE] > 0)
    return LINE_HOLES;
  return counts[PIECE_BAR] > 0 ? LINE_RULE : LINE_SKIPPED;
}

static Line
look_at_line (const char *start,
              const char *end,
              gsize number)
{
  Line self = { .start = start, .end = end, .number = number, .numbers = TRUE };
  guint counts[PIECE_OTHER + 1] = { 0 };
  const char *at = skip_quotes (start, end), *word = at;
  gboolean mixed_holes = FALSE;
  Piece piece;

  do
    {
      const char *before = at;

      piece = next_piece (&at, end);
      counts[piece]++;
      if (piece == PIECE_HOLE)
        {
          mixed_holes |= self.hole != '\0' && self.hole != *before;
          self.hole = *before;
        }
      if (piece < PIECE_CROSS)
        {
          look_at_word (&self, word, (gsize)(before - word));
          word = at;
        }
    }
  while (piece != PIECE_END && piece != PIECE_OTHER); /* nothing more is asked of a line with it */
  self.n_cells = counts[PIECE_SYMBOL] + counts[PIECE_DOT] + counts[PIECE_HOLE];
  self.kind = kind_of (counts, mixed_holes);
  self.only_holes = self.kind == LINE_HOLES;
  return self;
}

/* All that is known of a text before its cells are read. */
typedef struct
{
  GArray *lines;    /* of Line: the rows and rules */
  gboolean numbers; /* a cell is a word; else it is a character */
  guint side;
  guint n_rows;
  const Line *odd; /* the first row with another number of cells, NULL: none */
} Frame;

static void
frame_clear (Frame *self)
{
  g_clear_pointer (&self->lines, g_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Frame, frame_clear)

static Line *
line_at (const Frame *self,
         guint i)
{
  return &g_array_index (self->lines, Line, i);
}

static guint
cells_of (const Frame *self,
          const Line *line)
{
  return self->numbers ? line->n_words : line->n_cells;
}

static void
collect_lines (Frame *self,
               const char *text,
               gsize length,
               gsize first_line)
{
  SudokuScanner scanner;

  sudoku_scanner_init (&scanner, "", text, length, first_line);
  while (sudoku_row_text_next (&scanner))
    {
      Line line = look_at_line (scanner.line, scanner.line_end, scanner.number);

      if (line.kind != LINE_SKIPPED)
        g_array_append_val (self->lines, line);
    }
}

/* Lines of holes are rows when the same hole stands beside values, or when there is nothing
 * but holes; else they are rules. */
static void
settle_holes (Frame *self)
{
  gboolean any_row = FALSE, is_cell[128] = { FALSE }; /* by the character */

  for (guint i = 0; i < self->lines->len; i++)
    if (line_at (self, i)->kind == LINE_ROW)
      {
        any_row = TRUE;
        is_cell[(guchar)line_at (self, i)->hole] = TRUE;
      }
  for (guint i = 0; i < self->lines->len; i++)
    if (line_at (self, i)->kind == LINE_HOLES)
      line_at (self, i)->kind = !any_row || is_cell[(guchar)line_at (self, i)->hole] ? LINE_ROW
                                                                                     : LINE_RULE;
}

static void
settle_numbers (Frame *self)
{
  gboolean any_long = FALSE;

  self->numbers = TRUE;
  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *line = line_at (self, i);

      if (line->kind != LINE_ROW || line->prose)
        continue;
      self->numbers &= line->numbers && line->n_words >= NUMBERS_SIDE_MIN;
      any_long |= line->n_words < line->n_cells;
    }
  self->numbers &= any_long;
}

/* The side is the number of cells that most rows have. */
static void
settle_side (Frame *self)
{
  guint counts[SUDOKU_SIDE_MAX + 1] = { 0 };

  for (guint i = 0; i < self->lines->len; i++)
    {
      guint n_cells = cells_of (self, line_at (self, i));

      if (line_at (self, i)->kind == LINE_ROW && n_cells <= SUDOKU_SIDE_MAX)
        counts[n_cells]++;
    }
  for (guint side = SUDOKU_SIDE_MIN; side <= SUDOKU_SIDE_MAX; side++)
    if (counts[side] > 0 && counts[side] >= counts[self->side])
      self->side = side;
}

/* Drops words that looked like rows, rules of just dashes that looked like rows, and counts. */
static void
settle_rows (Frame *self)
{
  for (guint i = 0; i < self->lines->len; i++)
    {
      Line *line = line_at (self, i);

      if (line->kind != LINE_ROW)
        continue;
      if (cells_of (self, line) != self->side && line->prose)
        line->kind = LINE_SKIPPED;
      else if (cells_of (self, line) != self->side && line->only_holes)
        line->kind = LINE_RULE;
      else
        {
          self->n_rows++;
          if (self->odd == NULL && cells_of (self, line) != self->side)
            self->odd = line;
        }
    }
}

static void
frame_init (Frame *self,
            const char *text,
            gsize length,
            gsize first_line)
{
  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  collect_lines (self, text, length, first_line);
  settle_holes (self);
  settle_numbers (self);
  settle_side (self);
  settle_rows (self);
}

/* Where the frame says that boxes end: after each @step cells, or 0 when it says nothing or
 * nothing regular. */
typedef struct
{
  guint step;
  guint last;
  gboolean irregular;
} Division;

static void
divide_at (Division *self,
           guint place,
           guint side)
{
  if (place == 0 || place == side || place == self->last)
    return;
  if (self->step == 0)
    self->step = place;
  self->irregular |= place != self->last + self->step;
  self->last = place;
}

static guint
division_end (const Division *self,
              guint side)
{
  return self->step > 0 && !self->irregular && self->last + self->step == side ? self->step : 0;
}

static gboolean
read_cell (SudokuScanner *scanner,
           const Frame *frame,
           const char *cell,
           gsize length,
           guint8 *value,
           GError **error)
{
  if (frame->numbers)
    {
      if (sudoku_cell_text_read_number (cell, length, frame->side, value))
        return TRUE;
      sudoku_cell_text_fail_number (scanner, cell, length, frame->side, error);
      return FALSE;
    }
  if (sudoku_cell_text_read_character (*cell, frame->side, value))
    return TRUE;
  sudoku_cell_text_fail_character (scanner, cell, frame->side, error);
  return FALSE;
}

/* Reads the cells of a row, and where bars divide it. */
static gboolean
read_row (SudokuScanner *scanner,
          const Frame *frame,
          guint8 *values,
          Division *columns,
          GError **error)
{
  const char *at = skip_quotes (scanner->line, scanner->line_end), *word = NULL;
  guint n_cells = 0;
  Piece piece;

  do
    {
      const char *before = at;

      piece = next_piece (&at, scanner->line_end);
      if (word == NULL && piece > PIECE_CROSS)
        word = before;
      if (word != NULL && (!frame->numbers || piece < PIECE_CROSS))
        {
          gsize length = frame->numbers ? (gsize)(before - word) : 1;

          if (!read_cell (scanner, frame, word, length, &values[n_cells++], error))
            return FALSE;
          word = NULL;
        }
      if (piece == PIECE_BAR)
        divide_at (columns, n_cells, frame->side);
    }
  while (piece != PIECE_END);
  return TRUE;
}

/* Each row must say the same, be it nothing. */
static void
agree (Division *all,
       const Division *row,
       guint side,
       gboolean first)
{
  if (first)
    *all = *row;
  else
    all->irregular |= division_end (all, side) != division_end (row, side);
}

static gboolean
read_cells (const Frame *self,
            SudokuScanner *scanner,
            guint8 *values,
            guint *box_rows,
            guint *box_columns,
            GError **error)
{
  Division rows = { 0 }, columns = { 0 };
  guint row = 0;

  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *line = line_at (self, i);
      Division division = { 0 };

      if (line->kind == LINE_RULE)
        divide_at (&rows, row, self->side);
      if (line->kind != LINE_ROW)
        continue;
      scanner->line = line->start;
      scanner->line_end = line->end;
      scanner->number = line->number;
      if (!read_row (scanner, self, values + (gsize)row * self->side, &division, error))
        return FALSE;
      agree (&columns, &division, self->side, row == 0);
      row++;
    }
  *box_rows = division_end (&rows, self->side);
  *box_columns = division_end (&columns, self->side);
  return TRUE;
}

static gboolean
check_rows (const Frame *self,
            SudokuScanner *scanner,
            GError **error)
{
  if (self->odd != NULL)
    {
      scanner->number = self->odd->number;
      sudoku_scanner_refuse (scanner, NULL, SUDOKU_ERROR_SYNTAX, error, "row-cells-of-others",
                             sat_arg_number (cells_of (self, self->odd)),
                             sat_arg_number (self->side));
      return FALSE;
    }
  if (self->side > 0 && self->n_rows == self->side)
    return TRUE;
  sudoku_error_set (error, SUDOKU_ERROR_SYNTAX, &(SatPlace){ .name = scanner->name },
                    "rows-are-no-puzzle", sat_arg_number (self->n_rows),
                    sat_arg_number (self->side));
  return FALSE;
}

static SudokuDocument *
read_puzzle (const SudokuSource *source,
             GError **error)
{
  g_auto (Frame) frame = { 0 };
  SudokuScanner scanner;
  guint box_rows = 0, box_columns = 0;
  g_autoptr (SudokuGeometry) geometry = NULL;
  g_autofree guint8 *values = NULL;
  g_autofree char *plain = sudoku_plain_text_make (source->text, source->length);
  const char *text = plain != NULL ? plain : source->text;

  sudoku_scanner_init (&scanner, source->name, text, source->length, source->first_line);
  frame_init (&frame, text, source->length, source->first_line);
  if (!check_rows (&frame, &scanner, error))
    return NULL;
  values = g_new0 (guint8, (gsize)frame.side * frame.side);
  if (!read_cells (&frame, &scanner, values, &box_rows, &box_columns, error))
    return NULL;
  if (box_rows > 0 && box_rows * box_columns == frame.side)
    geometry = sudoku_shape_hint_confirm_boxes (source->hint, source->name, frame.side, box_rows,
                                                box_columns, error);
  else
    geometry = sudoku_shape_hint_complete (source->hint, source->name, frame.side, error);
  return geometry != NULL ? sudoku_document_new_from_values (geometry, values) : NULL;
}

static guint
count_cells (const char *start,
             const char *end)
{
  Line line = look_at_line (start, end, 1);

  if (line.kind != LINE_ROW && line.kind != LINE_HOLES)
    return 0;
  if (line.prose)
    return 0;
  return line.numbers && line.n_words >= NUMBERS_SIDE_MIN ? line.n_words : line.n_cells;
}

static gsize
split_text (const char *text,
            gsize length,
            gsize first_line)
{
  gsize near = MIN (length, NEAR_LENGTH), first = 0;
  g_autofree char *plain = sudoku_plain_text_make (text, near);

  if (plain != NULL)
    first = sudoku_row_text_split (plain, near, count_cells);
  return plain != NULL && (first < near || near == length)
           ? first
           : sudoku_row_text_split (text, length, count_cells);
}

static guint
detect_text (const char *text,
             gsize length)
{
  g_auto (Frame) frame = { 0 };
  gsize first = split_text (text, length, 1);
  g_autofree char *plain = sudoku_plain_text_make (text, first > 0 ? first : length);

  frame_init (&frame, plain != NULL ? plain : text, first > 0 ? first : length, 1);
  if (frame.side > 0 && frame.n_rows == frame.side)
    return frame.odd == NULL ? 62 : 50;
  return frame.n_rows > 2 ? 8 : 0;
}

static void
write_rule (SudokuGeometry *geometry,
            guint cell_width,
            GString *string)
{
  guint side = sudoku_geometry_get_side (geometry);
  guint group = sudoku_geometry_has_boxes (geometry) ? sudoku_geometry_get_box_columns (geometry)
                                                     : side;

  for (guint column = 0; column < side; column += group)
    {
      /* Where cells are apart, there is a blank on both sides of a bar as well. */
      guint width = cell_width == 1 ? group : group * (cell_width + 1) + 1;

      g_string_append_c (string, '+');
      for (guint i = 0; i < width; i++)
        g_string_append_c (string, '-');
    }
  g_string_append (string, "+\n");
}

static void
write_row (const SudokuGrid *grid,
           guint row,
           guint cell_width,
           GString *string)
{
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  guint side = sudoku_grid_get_side (grid);
  guint group = sudoku_geometry_has_boxes (geometry) ? sudoku_geometry_get_box_columns (geometry)
                                                     : side;

  for (guint column = 0; column < side; column++)
    {
      guint value = sudoku_grid_get_value (grid, row * side + column);

      if (column % group == 0)
        g_string_append (string, cell_width == 1 ? "|" : "| ");
      if (cell_width == 1)
        g_string_append_c (string, sudoku_cell_text_get_character (value));
      else if (value == 0)
        g_string_append_printf (string, "%*s ", (int)cell_width, ".");
      else
        g_string_append_printf (string, "%*u ", (int)cell_width, value);
    }
  g_string_append (string, "|\n");
}

static gboolean
write_puzzle (const SudokuDocument *document,
              GString *string,
              GError **error)
{
  const SudokuGrid *grid = sudoku_document_get_grid (document);
  SudokuGeometry *geometry = sudoku_grid_get_geometry (grid);
  guint side = sudoku_grid_get_side (grid);
  guint width = sudoku_cell_text_get_width (side);
  guint band = sudoku_geometry_has_boxes (geometry) ? sudoku_geometry_get_box_rows (geometry)
                                                    : side;

  for (guint row = 0; row < side; row++)
    {
      if (row % band == 0)
        write_rule (geometry, width, string);
      write_row (grid, row, width, string);
    }
  write_rule (geometry, width, string);
  return TRUE;
}

const SudokuFormat sudoku_format_frame = {
  .id = "frame",
  .name = N_ ("Framed grid"),
  .summary = N_ ("a grid as people write it, with or without frames and blanks"),
  .length_max = SUDOKU_FORMAT_LENGTH_MAX,
  .detect = detect_text,
  .split = split_text,
  .read = read_puzzle,
  .write = write_puzzle,
};
