/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the window share. */

#pragma once

#include "satdoku-window.h"

#include <sudoku-format.h>

#include "satdoku-autosave.h"
#include "satdoku-bookmarks.h"
#include "satdoku-cnf-page.h"
#include "satdoku-earlier-games.h"
#include "satdoku-history.h"
#include "satdoku-solution-page.h"
#include "satdoku-solvability-watch.h"
#include "satdoku-work-bar.h"
#include "satdoku-worker.h"

G_BEGIN_DECLS

struct _SatdokuWindow
{
  AdwApplicationWindow parent_instance;

  /* Template children. */
  AdwToastOverlay *toasts;
  AdwViewStack *stack;
  SatdokuWorkBar *work_bar;
  SatdokuGridPage *grid_page;
  AdwBin *cnf_place;
  AdwBin *solution_place;
  GtkMenuButton *menu_button;
  GtkWidget *bookmarks_button;
  GtkLabel *clock_label;
  AdwViewSwitcherTitle *switcher_title;
  AdwSqueezer *title_squeezer;
  AdwViewSwitcherBar *switcher_bar;
  GMenu *recent_menu;
  GMenu *copy_menu;
  GMenu *symbols_menu;
  SatdokuCnfPage *cnf_page; /* (nullable): not made yet, like the Solution page */
  SatdokuSolutionPage *solution_page;
  GtkButton *zoom_button; /* in the main menu: the level */

  /* Owned. */
  SatdokuWorker *worker;
  SudokuGame *game;
  SatdokuEarlierGames *earlier; /* the games to go back to */
  GFile *file;                  /* (nullable): where the game is saved, or came from */
  const SudokuFormat *format;   /* (nullable): in which; NULL: it only came from there */
  GFile *import_file;           /* (nullable): what the worker is reading */
  GSettings *settings;          /* (nullable): not installed */
  SudokuSymbols *own_symbols;   /* (nullable): when the player's own are shown */
  SatdokuAutosave *autosave;
  SatdokuSolvabilityWatch *guard;
  SatdokuBookmarks *bookmarks;
  AdwToast *removed_toast; /* (nullable): of the bookmark that was removed last; weak */
  SatdokuHistory *history;
  SudokuGrid *job_grid; /* (nullable): the puzzle that the running job is about */
  GtkFileChooserNative *chooser;
  char *etag;                /* (nullable): of the file as it was last read or written */
  GCancellable *cancellable; /* of reading and writing files */
  guint clock_timeout;
  guint narrow_idle;
  guint pages_idle;
  gint64 clock_time; /* when the clock was last looked at, 0 = it stands */
  gint64 input_time; /* when the player last did anything */
  double pointer_x;  /* where the pointer was then */
  double pointer_y;

  gboolean paused;
  gboolean is_saving;    /* the file is being written */
  gboolean save_again;   /* when that is done */
  gboolean is_second;    /* another process keeps its game where ours would be */
  gboolean idle;         /* paused because the player did nothing */
  gboolean player_moved; /* the last change was a move of the player's */
};

/* satdoku-window.c */
void satdoku_window_say (SatdokuWindow *self, const char *message);
void satdoku_window_say_error (SatdokuWindow *self, const GError *error);
void satdoku_window_replace_game (SatdokuWindow *self,
                                  SudokuGame *game,
                                  GFile *file,
                                  const SudokuFormat *format,
                                  const char *message);
void satdoku_window_go_back (SatdokuWindow *self);
void satdoku_window_show_page (SatdokuWindow *self, const char *name);
void satdoku_window_update_title (SatdokuWindow *self);

/* satdoku-window-pages.c */
void satdoku_window_add_pages (SatdokuWindow *self);
SatdokuCnfPage *satdoku_window_get_cnf_page (SatdokuWindow *self);
SatdokuSolutionPage *satdoku_window_get_solution_page (SatdokuWindow *self);

/* satdoku-window-clock.c */
void satdoku_window_add_clock (SatdokuWindow *self);
void satdoku_window_update_clock (SatdokuWindow *self);
void satdoku_window_tick (SatdokuWindow *self, gint64 now);
void satdoku_window_set_paused (SatdokuWindow *self, gboolean paused);

/* satdoku-window-actions.c */
void satdoku_window_add_actions (SatdokuWindow *self);
void satdoku_window_add_commands (SatdokuWindow *self,
                                  const GActionEntry *commands,
                                  gsize n_commands);
void satdoku_window_update_actions (SatdokuWindow *self);
void satdoku_window_set_enabled (SatdokuWindow *self, const char *action, gboolean enabled);

/* satdoku-window-symbols.c */
void satdoku_window_add_symbols (SatdokuWindow *self);

/* satdoku-window-view.c */
void satdoku_window_add_view (SatdokuWindow *self);

/* satdoku-window-warnings.c */
void satdoku_window_add_warnings (SatdokuWindow *self);

/* satdoku-window-past.c */
void satdoku_window_add_past (SatdokuWindow *self);
void satdoku_window_update_past (SatdokuWindow *self);

/* satdoku-window-finish.c */
void satdoku_window_add_finish (SatdokuWindow *self);
void satdoku_window_watch_finish (SatdokuWindow *self);

/* satdoku-window-jobs.c */
void satdoku_window_add_job_actions (SatdokuWindow *self);
void satdoku_window_begin_job (SatdokuWindow *self);
gboolean satdoku_window_end_job (SatdokuWindow *self, const GError *error);

/* satdoku-window-save.c */
void satdoku_window_add_save_actions (SatdokuWindow *self);
void satdoku_window_note_etag (SatdokuWindow *self);

/* satdoku-window-files.c */
void satdoku_window_add_file_actions (SatdokuWindow *self);
void satdoku_window_add_recent (GFile *file);
void satdoku_window_import (SatdokuWindow *self, const char *name, GBytes *bytes, GFile *file);
void satdoku_window_show_chooser (SatdokuWindow *self,
                                  GtkFileChooserNative *chooser,
                                  GCallback response_cb);

/* satdoku-window-print.c */
void satdoku_window_add_print_actions (SatdokuWindow *self);

/* satdoku-window-export.c */
void satdoku_window_add_export_actions (SatdokuWindow *self);

G_END_DECLS
