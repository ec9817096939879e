/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the formats share, and their functions, of which sudoku-format.c makes the table. */

#pragma once

#include "sudoku-format.h"
#include "sudoku-scanner.h"

G_BEGIN_DECLS

/* A puzzle of the largest side takes 40 kB; beyond this a text is something else. */
#define SUDOKU_FORMAT_LENGTH_MAX (16u << 20)
/* How much of a text detection looks at. */
#define SUDOKU_FORMAT_DETECT_LENGTH (256u << 10)

/* sudoku-format.c */
gboolean sudoku_format_check_text (const SudokuFormat *format,
                                   const char *name,
                                   const char *text,
                                   gsize length,
                                   GError **error);
gsize sudoku_format_skip_mark (const char *text, gsize length);
const SudokuFormat *sudoku_format_choose (const SudokuFormat *format,
                                          const char *name,
                                          const char *text,
                                          gsize length,
                                          GError **error);

/* sudoku-format-common.c */
SudokuGeometry *sudoku_format_shape (const SudokuShapeHint *hint,
                                     const char *name,
                                     guint side,
                                     GError **error);
SudokuGeometry *sudoku_format_said_shape (const SudokuShapeHint *hint,
                                          const char *name,
                                          guint side,
                                          guint box_rows,
                                          guint box_columns,
                                          GError **error);
gboolean sudoku_format_check_said (const SudokuShapeHint *hint,
                                   const char *name,
                                   SudokuGeometry *geometry,
                                   GError **error);
SudokuGrid *sudoku_format_make_grid (SudokuGeometry *geometry, const guint8 *values);
guint sudoku_format_square_root (gsize number);
gboolean sudoku_format_is_empty_symbol (char c);
gboolean sudoku_format_read_symbol (char c, guint side, guint8 *value);
char sudoku_format_symbol (guint value);
void sudoku_format_fail_symbol (const SudokuScanner *scanner,
                                const char *at,
                                guint side,
                                GError **error);
gboolean sudoku_format_read_number (const char *word, gsize length, guint side, guint8 *value);
void sudoku_format_fail_number (const SudokuScanner *scanner,
                                const char *word,
                                gsize length,
                                guint side,
                                GError **error);
gboolean sudoku_format_next_row (SudokuScanner *scanner);
gsize sudoku_format_split_rows (const char *text,
                                gsize length,
                                guint (*count_cells) (const char *line, const char *end));
guint sudoku_format_digits (guint number);
gboolean sudoku_format_is_square (SudokuGeometry *geometry);
void sudoku_format_fail_write (GError **error, const char *format, const char *what);

/* sudoku-format-line.c */
guint sudoku_format_line_detect (const char *text, gsize length);
gsize sudoku_format_line_split (const char *text, gsize length, gsize first_line);
SudokuGrid *sudoku_format_line_read (const char *name,
                                     const char *text,
                                     gsize length,
                                     gsize first_line,
                                     const SudokuShapeHint *hint,
                                     GError **error);
gboolean sudoku_format_line_write (const SudokuGrid *grid, GString *string, GError **error);

/* sudoku-format-rows.c */
gboolean sudoku_format_read_rows (SudokuScanner *scanner,
                                  guint side,
                                  guint8 *values,
                                  GError **error);
void sudoku_format_write_rows (const SudokuGrid *grid, guint width, GString *string);
guint sudoku_format_rows_detect (const char *text, gsize length);
gsize sudoku_format_rows_split (const char *text, gsize length, gsize first_line);
SudokuGrid *sudoku_format_rows_read (const char *name,
                                     const char *text,
                                     gsize length,
                                     gsize first_line,
                                     const SudokuShapeHint *hint,
                                     GError **error);
gboolean sudoku_format_rows_write (const SudokuGrid *grid, GString *string, GError **error);

/* sudoku-format-grid.c */
guint sudoku_format_grid_detect (const char *text, gsize length);
SudokuGrid *sudoku_format_grid_read (const char *name,
                                     const char *text,
                                     gsize length,
                                     gsize first_line,
                                     const SudokuShapeHint *hint,
                                     GError **error);
gboolean sudoku_format_grid_write (const SudokuGrid *grid, GString *string, GError **error);

/* sudoku-format-frame.c */
guint sudoku_format_frame_detect (const char *text, gsize length);
gsize sudoku_format_frame_split (const char *text, gsize length, gsize first_line);
SudokuGrid *sudoku_format_frame_read (const char *name,
                                      const char *text,
                                      gsize length,
                                      gsize first_line,
                                      const SudokuShapeHint *hint,
                                      GError **error);
gboolean sudoku_format_frame_write (const SudokuGrid *grid, GString *string, GError **error);

/* sudoku-format-original.c */
guint sudoku_format_original_detect (const char *text, gsize length);
SudokuGrid *sudoku_format_original_read (const char *name,
                                         const char *text,
                                         gsize length,
                                         gsize first_line,
                                         const SudokuShapeHint *hint,
                                         GError **error);
gboolean sudoku_format_original_write (const SudokuGrid *grid, GString *string, GError **error);

/* sudoku-format-sdk.c */
guint sudoku_format_sdk_detect (const char *text, gsize length);
SudokuGrid *sudoku_format_sdk_read (const char *name,
                                    const char *text,
                                    gsize length,
                                    gsize first_line,
                                    const SudokuShapeHint *hint,
                                    GError **error);
gboolean sudoku_format_sdk_write (const SudokuGrid *grid, GString *string, GError **error);

/* sudoku-format-size-symbols.c */
guint sudoku_format_size_symbols_detect (const char *text, gsize length);
SudokuGrid *sudoku_format_size_symbols_read (const char *name,
                                             const char *text,
                                             gsize length,
                                             gsize first_line,
                                             const SudokuShapeHint *hint,
                                             GError **error);
gboolean sudoku_format_size_symbols_write (const SudokuGrid *grid, GString *string, GError **error);

/* sudoku-format-commas.c */
guint sudoku_format_commas_detect (const char *text, gsize length);
SudokuGrid *sudoku_format_commas_read (const char *name,
                                       const char *text,
                                       gsize length,
                                       gsize first_line,
                                       const SudokuShapeHint *hint,
                                       GError **error);
gboolean sudoku_format_commas_write (const SudokuGrid *grid, GString *string, GError **error);

/* sudoku-format-satdoku.c */
guint sudoku_format_satdoku_detect (const char *text, gsize length);
SudokuGrid *sudoku_format_satdoku_read (const char *name,
                                        const char *text,
                                        gsize length,
                                        gsize first_line,
                                        const SudokuShapeHint *hint,
                                        GError **error);
gboolean sudoku_format_satdoku_write (const SudokuGrid *grid, GString *string, GError **error);

/* sudoku-format-cnf.c */
guint sudoku_format_cnf_detect (const char *text, gsize length);
SudokuGrid *sudoku_format_cnf_read (const char *name,
                                    const char *text,
                                    gsize length,
                                    gsize first_line,
                                    const SudokuShapeHint *hint,
                                    GError **error);

/* sudoku-format-others.c: recognised, not read */
guint sudoku_format_candidates_detect (const char *text, gsize length);
guint sudoku_format_gnome_detect (const char *text, gsize length);
guint sudoku_format_hodoku_detect (const char *text, gsize length);
guint sudoku_format_hsol_detect (const char *text, gsize length);
guint sudoku_format_ksudoku_detect (const char *text, gsize length);
guint sudoku_format_link_detect (const char *text, gsize length);
guint sudoku_format_opensudoku_detect (const char *text, gsize length);
guint sudoku_format_sdx_detect (const char *text, gsize length);
guint sudoku_format_sgt_id_detect (const char *text, gsize length);
guint sudoku_format_sgt_save_detect (const char *text, gsize length);
guint sudoku_format_ss_detect (const char *text, gsize length);

G_END_DECLS
