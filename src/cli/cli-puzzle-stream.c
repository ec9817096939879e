/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The puzzles of a file as a stream. Where each line is a puzzle, lines are handed out unread, and
 * the workers read them. A line of nothing but cells does not even become a puzzle, if the command
 * can do without; the general reader, for all other lines, would read the same. */

#include "satdoku-config.h"

#include "cli-puzzle-stream.h"

#include "cli-io.h"
#include "cli-stream.h"

typedef struct
{
  const CliPuzzleWork *work;
  SudokuReader *reader;
} Input;

/* Chunks of one puzzle, of a formula, or of lines. */
typedef struct
{
  const CliPuzzleWork *work;
  CliPuzzle puzzle;
  SatFormula *formula;
  SudokuReader *lines;
  SudokuGeometry *geometry; /* (nullable): of the last line of cells; NULL: none for @text.side */
  SudokuQuickSearch *search;
  SudokuCellsText text;
  guint side; /* that @geometry is for */
  guint8 values[SUDOKU_CELLS_TEXT_MAX];
} Part;

static Part *
part_new (const CliPuzzleWork *work,
          SudokuReader *lines)
{
  Part *self = g_new0 (Part, 1);

  self->work = work;
  self->lines = lines;
  return self;
}

static void
part_free (gpointer data)
{
  Part *self = data;

  cli_puzzle_clear (&self->puzzle);
  g_clear_pointer (&self->formula, sat_formula_unref);
  g_clear_pointer (&self->lines, sudoku_reader_free);
  g_clear_pointer (&self->geometry, sudoku_geometry_unref);
  g_clear_pointer (&self->search, sudoku_quick_search_free);
  g_free (self);
}

static gpointer
next_lines (Input *self,
            guint n_lines,
            CliSession *session,
            CliStatus *status,
            gboolean *more)
{
  g_autoptr (GError) error = NULL;
  SudokuReader *lines = NULL;

  lines = sudoku_reader_take_lines (self->reader, n_lines, session->cancellable, &error);
  if (error != NULL)
    *status = cli_puzzles_fail (session, error, more);
  return lines != NULL ? part_new (self->work, lines) : NULL;
}

static gpointer
next_cb (gpointer input,
         guint n_items,
         CliSession *session,
         CliStatus *status,
         gboolean *more)
{
  Input *self = input;
  Part *part = NULL;

  if (sudoku_reader_is_of_lines (self->reader))
    return next_lines (self, n_items, session, status, more);
  part = part_new (self->work, NULL);
  *status = cli_puzzles_read_next (session, self->reader, session->cancellable, &part->puzzle,
                                   self->work->formula != NULL ? &part->formula : NULL, more);
  if (part->puzzle.document != NULL || part->formula != NULL)
    return part;
  part_free (part);
  return NULL;
}

/* What was made for a line of another side doesn't fit. */
static void
take_side (Part *self,
           CliSession *session,
           guint side)
{
  if (self->side == side)
    return;
  g_clear_pointer (&self->search, sudoku_quick_search_free);
  g_clear_pointer (&self->geometry, sudoku_geometry_unref);
  self->side = side;
  self->geometry = sudoku_shape_hint_complete (&session->options->shape, "", side, NULL);
  /* A time limit covers everything done to a puzzle, and this may only be the beginning. */
  if (self->geometry != NULL && session->options->time_limit == 0)
    self->search = sudoku_quick_search_new (self->geometry);
}

/* Whether the line had only cells, and they sufficed. If not, it is still to be read. */
static gboolean
work_on_cells (Part *self,
               CliSession *session,
               CliStatus *status)
{
  CliCells cells;
  guint side;

  if (self->work->cells == NULL || session->options->clauses != NULL)
    return FALSE;
  side = sudoku_reader_peek_cells (self->lines, &self->text, self->values);
  if (side == 0)
    return FALSE;
  take_side (self, session, side);
  if (self->geometry == NULL)
    return FALSE;
  cells = (CliCells){
    .format = sudoku_reader_get_format (self->lines),
    .geometry = self->geometry,
    .search = self->search,
    .values = self->values,
    .n_cells = side * side,
  };
  if (!self->work->cells (session, &cells, status))
    return FALSE;
  sudoku_reader_pass_line (self->lines);
  return TRUE;
}

/* A chunk with a single puzzle or formula is finished then. */
static gboolean
work_on_one (Part *self,
             CliSession *session,
             CliStatus *status)
{
  g_autofree char *name = cli_io_get_name (session->file);

  cli_session_begin_puzzle (session);
  if (self->formula != NULL)
    *status = self->work->formula (session, name, self->formula);
  else if (self->puzzle.document != NULL)
    *status = self->work->puzzle (session, &self->puzzle);
  else
    return FALSE;
  g_clear_pointer (&self->formula, sat_formula_unref);
  cli_puzzle_clear (&self->puzzle);
  return TRUE;
}

static gboolean
work_cb (gpointer part,
         CliSession *session,
         CliStatus *status)
{
  Part *self = part;
  gboolean more = FALSE;

  if (self->lines == NULL)
    return work_on_one (self, session, status);
  if (work_on_cells (self, session, status))
    return TRUE;
  /* It is in memory, and the worker reports when it was cancelled. */
  *status = cli_puzzles_read_next (session, self->lines, NULL, &self->puzzle, NULL, &more);
  if (self->puzzle.document == NULL)
    return more || *status != CLI_YES;
  return work_on_one (self, session, status);
}

static void
divide_cb (gpointer part,
           GPtrArray *rest)
{
  Part *self = part;
  gsize n_lines;

  if (self->lines == NULL)
    return;
  n_lines = sudoku_reader_count_lines (self->lines);
  for (gsize left = n_lines; left > 0;)
    {
      gsize n = rest->len == 0 ? (n_lines + 1) / 2 : left;
      SudokuReader *lines = sudoku_reader_take_lines (self->lines, n, NULL, NULL);

      g_ptr_array_add (rest, part_new (self->work, lines));
      left -= n;
    }
}

static const CliStreamKind puzzles = {
  .next = next_cb,
  .work = work_cb,
  .divide = divide_cb,
  .free = part_free,
  .last = CLI_STREAM_NO_LAST,
};

/**
 * cli_puzzle_stream_run:
 * @work: what to do with puzzles, in any thread
 *
 * Processes each puzzle of the file, several at a time. Results are written in order, as soon as
 * possible. An unreadable puzzle is reported in its place and skipped.
 *
 * Returns: the highest status
 */
CliStatus
cli_puzzle_stream_run (CliSession *session,
                       const CliPuzzleWork *work)
{
  CliStatus status = CLI_YES;
  g_autoptr (SudokuReader) reader = cli_puzzles_open (session, &status);
  Input input = { .work = work, .reader = reader };
  guint64 n_read = 0;

  if (reader == NULL)
    return status;
  status = cli_stream_run (session, &puzzles, &input, &n_read);
  return cli_puzzles_end (session, status, n_read);
}
