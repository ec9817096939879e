/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks what a new puzzle shall be like: its level, its size and its variant; under More any other
 * shape and rules, and how it is made. What can't be is not offered. */

#include "satdoku-config.h"

#include "satdoku-new-dialog.h"

#include <glib/gi18n.h>
#include <string.h>
#include <words-error.h>

#include "satdoku-choices.h"
#include "satdoku-class.h"
#include "satdoku-combo-row.h"
#include "satdoku-demand-row.h"
#include "satdoku-level-chooser.h"
#include "satdoku-new-variants.h"
#include "satdoku-pattern-row.h"
#include "satdoku-rule-rows.h"

/* Of the number of givens, in characters. */
#define GIVENS_WIDTH_MIN 8
/* In place of a number of givens: as few as possible, though there is a level. */
#define GIVENS_FEWEST (-1)
/* Pixels: of a laptop's screen without the panels of its desktop. */
#define HEIGHT_MAX 720

struct _SatdokuNewDialog
{
  AdwWindow parent_instance;

  /* Template children. */
  GtkWidget *header;
  GtkWidget *content;
  SatdokuLevelChooser *level;
  GtkLabel *level_givens;
  SatdokuChoices *sizes;
  SatdokuChoices *variants;
  SatdokuChoices *item_variants;
  GtkExpander *more;
  AdwComboRow *difficulty;
  SatdokuDemandRow *demand;
  GtkSpinButton *side;
  AdwComboRow *boxes;
  AdwExpanderRow *rules;
  AdwExpanderRow *laws;
  GtkWidget *empty_group;
  GtkSwitch *empty;
  AdwPreferencesGroup *puzzle_group;
  GtkSwitch *unique;
  AdwComboRow *symmetry;
  SatdokuPatternRow *pattern;
  AdwComboRow *strategy;
  AdwActionRow *givens_row;
  GtkSpinButton *givens;
  AdwEntryRow *seed;
  GtkWidget *create_button;
  GtkWidget *count_group;
  GtkSpinButton *count;
  GtkSpinButton *per_page;

  /* Owned. */
  GSettings *settings; /* where the levels of other shapes stand */
  SatdokuRuleRows *rule_rows;

  SatdokuNewOptions options;
  guint box_rows[SUDOKU_SIDE_MAX]; /* of the choices of boxes */
  guint n_boxes;
  gboolean updating;
  SudokuDifficulty difficulties[SUDOKU_N_DIFFICULTIES]; /* of the choices behind the first */
  guint n_difficulties;
  gboolean level_chosen; /* by the player: it is that of all shapes until the dialog closes */
  SudokuLevel chosen_level;
  guint n_places;     /* cells in which givens may stand */
  guint last_count;   /* of puzzles that are printed */
  guint per_page_max; /* of them on a page, unless chosen otherwise */
};

G_DEFINE_FINAL_TYPE (SatdokuNewDialog, satdoku_new_dialog, ADW_TYPE_WINDOW)

enum
{
  SIGNAL_CREATE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What stands behind the rectangular boxes in the list. */
enum
{
  BOXES_NONE,
  BOXES_IRREGULAR,
};

/* The sizes that have a button; all others are typed. */
static const guint usual_sides[] = { 4, 6, 9, 12, 16 };

static void show_making (SatdokuNewDialog *self);
static void update_givens (SatdokuNewDialog *self);

/* The plain variants are seen at first, and those with cages, lines and clues further below. Gets
 * the choice there. */
static SatdokuChoices *
find_choice (SatdokuNewDialog *self,
             guint variant,
             guint *choice)
{
  guint n_plain = satdoku_new_variants_count_plain ();

  *choice = variant < n_plain ? variant : variant - n_plain;
  return variant < n_plain ? self->variants : self->item_variants;
}

static void
fill_choices (SatdokuNewDialog *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (usual_sides); i++)
    {
      g_autofree char *name = g_strdup_printf (_ ("%u × %u"), usual_sides[i], usual_sides[i]);

      satdoku_choices_add (self->sizes, name, NULL);
    }
  /* Translators: another size than those before it. */
  satdoku_choices_add (self->sizes, C_ ("size", "Other…"), NULL);
  for (guint i = 0; i < satdoku_new_variants_count (); i++)
    {
      g_autoptr (GdkPaintable) picture = satdoku_new_variants_make_picture (i);
      guint choice = 0;

      satdoku_choices_add (find_choice (self, i, &choice), satdoku_new_variants_get_name (i),
                           picture);
    }
}

/* @variant: %SATDOKU_NO_CHOICE: none of these */
static void
show_variant (SatdokuNewDialog *self,
              guint variant)
{
  guint choice = SATDOKU_NO_CHOICE;
  SatdokuChoices *chosen =
    variant != SATDOKU_NO_CHOICE ? find_choice (self, variant, &choice) : NULL;

  satdoku_choices_set_chosen (self->variants,
                              chosen == self->variants ? choice : SATDOKU_NO_CHOICE);
  satdoku_choices_set_chosen (self->item_variants,
                              chosen == self->item_variants ? choice : SATDOKU_NO_CHOICE);
}

/* Which buttons for sizes and variants are those of the options. */
static void
update_shape (SatdokuNewDialog *self)
{
  guint size = 0;

  while (size < G_N_ELEMENTS (usual_sides) && usual_sides[size] != self->options.side)
    size++;
  satdoku_choices_set_chosen (self->sizes, size);
  for (guint i = 0; i < satdoku_new_variants_count (); i++)
    {
      const char *refusal = satdoku_new_variants_refuse (&self->options, i);
      guint choice = 0;
      SatdokuChoices *choices = find_choice (self, i, &choice);

      satdoku_choices_refuse (choices, choice, refusal != NULL ? _ (refusal) : NULL);
    }
  show_variant (self, satdoku_new_variants_find (&self->options));
}

/* Fills the choices of boxes for the side, and chooses that of the options. */
static void
update_boxes (SatdokuNewDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint chosen;

  self->n_boxes = sudoku_rule_list_boxes (self->options.side, self->box_rows);
  chosen = self->n_boxes;
  for (guint i = 0; i < self->n_boxes; i++)
    {
      /* Translators: rows and columns of a box. */
      g_autofree char *name =
        g_strdup_printf (_ ("%u × %u"), self->box_rows[i], self->options.side / self->box_rows[i]);

      gtk_string_list_append (names, name);
      if (self->box_rows[i] == self->options.box_rows)
        chosen = i;
    }
  /* Translators: a choice of boxes: there are none. */
  gtk_string_list_append (names, _ ("None (Latin square)"));
  if (self->options.side <= SATDOKU_NEW_JIGSAW_MAX)
    /* Translators: a choice of boxes: they are irregular regions, different in each puzzle. */
    gtk_string_list_append (names, _ ("Irregular (jigsaw)"));
  if (self->options.jigsaw)
    chosen = self->n_boxes + BOXES_IRREGULAR;
  adw_combo_row_set_model (self->boxes, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->boxes, chosen);
}

/* Another shape, or other rules, have the level of their last time, unless the player has just
 * chosen one. */
static void
recall_level (SatdokuNewDialog *self)
{
  if (self->level_chosen)
    self->options.level = self->chosen_level;
  else
    satdoku_new_options_recall_level (&self->options, self->settings);
}

/* How many givens go with the level, unless their number is chosen. */
static void
update_level_givens (SatdokuNewDialog *self,
                     SudokuLevel level)
{
  guint least, most;
  g_autofree char *text = NULL;

  if (level != SUDOKU_LEVEL_UNKNOWN && gtk_spin_button_get_value (self->givens) == 0 &&
      satdoku_new_options_get_givens (&self->options, level, &least, &most) &&
      most != SUDOKU_LEVEL_MANY)
    text = least == most
             /* Translators: how many givens a new puzzle has. */
             ? g_strdup_printf (ngettext ("%u given", "%u givens", most), most)
             /* Translators: how many givens a new puzzle has: from the first number to the
              * second. */
             : g_strdup_printf (_ ("%u–%u givens"), least, most);
  gtk_label_set_label (self->level_givens, text != NULL ? text : "");
}

/* What the shape doesn't have can't be chosen; nor can any level of what has several solutions.
 * With own clauses there is none. */
static void
update_level (SatdokuNewDialog *self)
{
  gboolean updating = self->updating;
  SudokuLevel level = satdoku_new_options_get_level (&self->options);

  if (satdoku_new_dialog_get_own (self) != NULL)
    level = SUDOKU_LEVEL_UNKNOWN;
  self->updating = TRUE;
  for (guint i = SUDOKU_LEVEL_BEGINNER; i < SUDOKU_N_LEVELS; i++)
    satdoku_level_chooser_refuse (
      self->level, (SudokuLevel)i,
      satdoku_new_options_refuse_level (&self->options, (SudokuLevel)i));
  g_object_set (self->level, "level", level, NULL);
  update_level_givens (self, level);
  self->updating = updating;
}

/* The difficulties of the Java program that there are in this shape, behind what the level says. As
 * long as they are the same ones the list stays: a choice from it may be what has led here. */
static void
list_difficulties (SatdokuNewDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  SudokuDifficulty before[SUDOKU_N_DIFFICULTIES];
  guint n_before = self->n_difficulties;

  memcpy (before, self->difficulties, sizeof before);
  self->n_difficulties = 0;
  /* Translators: how hard a puzzle is, on another scale: the level that was chosen says it. */
  gtk_string_list_append (names, C_ ("difficulty", "By Level"));
  for (guint i = 0; i < SUDOKU_N_DIFFICULTIES; i++)
    {
      SudokuDifficulty difficulty = (SudokuDifficulty)i;

      if (satdoku_new_options_refuse_difficulty (&self->options, difficulty) != NULL)
        continue;
      /* Translators: how hard a puzzle is: any difficulty. */
      gtk_string_list_append (names, i == 0 ? C_ ("difficulty", "Any")
                                            : _ (sudoku_difficulty_get_name (difficulty)));
      self->difficulties[self->n_difficulties++] = difficulty;
    }
  if (self->n_difficulties != n_before ||
      memcmp (before, self->difficulties, sizeof *before * n_before) != 0)
    adw_combo_row_set_model (self->difficulty, G_LIST_MODEL (names));
}

static void
update_difficulties (SatdokuNewDialog *self)
{
  gboolean updating = self->updating;
  guint chosen = 0;

  self->updating = TRUE;
  list_difficulties (self);
  for (guint i = 0; i < self->n_difficulties; i++)
    if (!self->options.by_level && self->options.difficulty == self->difficulties[i])
      chosen = i + 1;
  /* One that the shape does not have. */
  if (!self->options.by_level && chosen == 0)
    {
      self->options.difficulty = SUDOKU_DIFFICULTY_UNKNOWN;
      chosen = 1;
    }
  adw_combo_row_set_selected (self->difficulty, chosen);
  gtk_widget_set_sensitive (GTK_WIDGET (self->difficulty),
                            gtk_switch_get_active (self->unique) && !self->options.empty);
  self->updating = updating;
}

static gboolean
allows_cb (const SudokuTechnique *technique,
           gpointer data)
{
  return satdoku_new_options_allow_technique (data, technique);
}

static gboolean
read_seed (SatdokuNewDialog *self,
           guint64 *seed)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->seed));

  return g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, seed, NULL);
}

/* Why there is no puzzle whose givens stand in the pattern. With clauses only trying will tell. */
static gboolean
check_pattern (SatdokuNewDialog *self,
               const SatdokuNewOptions *options)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *trouble = NULL;

  if (satdoku_new_dialog_get_own (self) == NULL &&
      !satdoku_new_options_check_pattern (options, &error))
    trouble = words_error (error, WORDS_STYLE_WINDOW);
  satdoku_pattern_row_set_trouble (self->pattern, trouble);
  return trouble == NULL;
}

/* Nothing can be made of a seed that is no number, of demands that don't go together, nor of a
 * pattern that leaves several solutions. */
static void
update_create (SatdokuNewDialog *self)
{
  SatdokuNewOptions options;
  g_autoptr (GError) error = NULL;
  g_autofree char *trouble = NULL;
  gboolean pattern;
  guint64 seed;
  gboolean good =
    gtk_editable_get_text (GTK_EDITABLE (self->seed))[0] == '\0' || read_seed (self, &seed);

  if (good)
    gtk_widget_remove_css_class (GTK_WIDGET (self->seed), "error");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->seed), "error");
  satdoku_new_dialog_get_options (self, &options);
  if (!satdoku_new_options_check_demand (&options, &error))
    trouble = words_error (error, WORDS_STYLE_WINDOW);
  satdoku_demand_row_set_trouble (self->demand, trouble);
  if (trouble != NULL)
    gtk_expander_set_expanded (self->more, TRUE);
  pattern = check_pattern (self, &options);
  gtk_widget_set_sensitive (self->create_button, good && trouble == NULL && pattern);
}

/* What the shape can't have is not offered. Without any technique that it can have there is nothing
 * to demand either. */
static void
update_demand (SatdokuNewDialog *self)
{
  update_difficulties (self);
  satdoku_demand_row_offer (self->demand, allows_cb, &self->options);
  gtk_widget_set_sensitive (GTK_WIDGET (self->demand),
                            gtk_switch_get_active (self->unique) && !self->options.empty);
  update_create (self);
}

/* The board of the pattern has the lines of the shape. */
static void
update_pattern_lines (SatdokuNewDialog *self)
{
  g_autoptr (SudokuGeometry) geometry = satdoku_new_options_create_geometry (&self->options, NULL);

  if (geometry != NULL)
    satdoku_pattern_row_set_geometry (self->pattern, geometry);
}

/* A rule may need another one. */
static void
rule_chosen_cb (SatdokuNewDialog *self,
                const SudokuRuleKind *kind,
                gboolean on)
{
  satdoku_new_options_set_rule (&self->options, kind, on);
  satdoku_rule_rows_show (self->rule_rows, &self->options);
  update_pattern_lines (self);
  recall_level (self);
  update_shape (self);
  update_givens (self);
  update_level (self);
  update_demand (self);
}

/* Nothing else says how hard it is then. */
static void
level_picked_cb (SatdokuNewDialog *self)
{
  g_object_get (self->level, "level", &self->chosen_level, NULL);
  self->level_chosen = TRUE;
  satdoku_new_options_set_level (&self->options, self->chosen_level);
  show_making (self);
}

/* When nothing else says how hard it is the level does. */
static void
choose_otherwise (SatdokuNewDialog *self)
{
  self->options.by_level = self->options.difficulty == SUDOKU_DIFFICULTY_UNKNOWN &&
                           sudoku_demand_is_open (&self->options.demand) &&
                           self->options.strategy == sudoku_strategy_find ("minimal");
  update_givens (self);
  update_level (self);
  update_demand (self);
}

static void
difficulty_changed_cb (SatdokuNewDialog *self)
{
  guint chosen = adw_combo_row_get_selected (self->difficulty);

  if (self->updating || chosen > self->n_difficulties)
    return;
  if (chosen == 0)
    satdoku_new_options_set_level (&self->options, self->options.level);
  else
    {
      self->options.by_level = FALSE;
      self->options.difficulty = self->difficulties[chosen - 1];
    }
  show_making (self);
}

/* What is demanded goes with some difficulties only. */
static void
demand_changed_cb (SatdokuNewDialog *self)
{
  if (self->updating)
    return;
  satdoku_demand_row_get_demand (self->demand, &self->options.demand);
  choose_otherwise (self);
}

/* More than the pattern has can't be given. */
static void
givens_changed_cb (SatdokuNewDialog *self)
{
  if (self->updating)
    return;
  update_level_givens (self, satdoku_new_options_get_level (&self->options));
  update_create (self);
}

/* Rules that need boxes follow what boxes there are, and so does the level of last time. */
static void
boxes_changed_cb (SatdokuNewDialog *self)
{
  if (self->updating)
    return;
  satdoku_new_dialog_get_options (self, &self->options);
  recall_level (self);
  self->updating = TRUE;
  satdoku_rule_rows_show (self->rule_rows, &self->options);
  update_pattern_lines (self);
  update_shape (self);
  update_givens (self);
  update_level (self);
  update_demand (self);
  self->updating = FALSE;
}

/* A symmetry leaves only some numbers of givens when nothing else counts. */
static char *
describe_groups (const SatdokuNewOptions *options)
{
  g_autoptr (SudokuGeometry) geometry = satdoku_new_options_create_geometry (options, NULL);
  guint orbit[SUDOKU_ORBIT_MAX];
  guint n = 1;

  if (geometry != NULL && options->symmetry != NULL)
    n = options->symmetry->orbit (geometry, 1, orbit);
  if (n == 1)
    return g_strdup ("");
  /* Translators: below a number of givens: as many of them, 2 or 4, go together in the symmetry. */
  return g_strdup_printf (_ ("In symmetric groups of %u"), n);
}

/* As few as possible are those that leave one solution. Without that, it is said how many. In a
 * pattern there are no more than it has; what was all of it stays all of it. */
static void
update_givens (SatdokuNewDialog *self)
{
  gboolean unique = gtk_switch_get_active (self->unique);
  gboolean level = satdoku_new_options_get_level (&self->options) != SUDOKU_LEVEL_UNKNOWN;
  gboolean all = gtk_spin_button_get_value (self->givens) >= self->n_places;
  SatdokuNewOptions options;
  g_autofree char *groups = NULL;
  gboolean updating = self->updating;
  guint n;

  satdoku_new_dialog_get_options (self, &options);
  groups = describe_groups (&options);
  n = satdoku_new_options_count_places (&options);
  self->n_places = n;
  satdoku_pattern_row_set_places (self->pattern, n);
  self->updating = TRUE;
  gtk_spin_button_set_range (self->givens, !unique ? 1 : level ? GIVENS_FEWEST
                                                               : 0,
                             MAX (n, 1));
  if (options.has_pattern && all)
    gtk_spin_button_set_value (self->givens, n);
  else if (!unique && options.n_givens < 1)
    gtk_spin_button_set_value (self->givens, MIN (n, options.side * options.side * 2 / 5));
  gtk_spin_button_update (self->givens);
  self->updating = updating;
  if (unique)
    adw_action_row_set_subtitle (
      self->givens_row, options.has_pattern ? "" : _ ("A single solution may need more"));
  else
    adw_action_row_set_subtitle (self->givens_row, groups);
}

static void
pattern_changed_cb (SatdokuNewDialog *self)
{
  gboolean had_pattern = self->options.has_pattern;

  if (self->updating)
    return;
  satdoku_new_options_set_pattern (&self->options,
                                   satdoku_pattern_row_get_pattern (self->pattern));
  if (self->options.has_pattern != had_pattern)
    {
      /* The player wants all drawn places as givens, until asking for fewer. */
      gtk_spin_button_set_value (self->givens, self->options.has_pattern ? self->n_places : 0);
      recall_level (self);
    }
  update_givens (self);
  update_level (self);
  update_demand (self);
}

/* Of a pattern that was read from a file. */
static void
side_wanted_cb (SatdokuNewDialog *self,
                guint side)
{
  gtk_spin_button_set_value (self->side, side);
}

static void
symmetry_changed_cb (SatdokuNewDialog *self)
{
  if (self->updating)
    return;
  satdoku_new_dialog_get_options (self, &self->options);
  satdoku_pattern_row_set_symmetry (self->pattern, self->options.symmetry);
  update_givens (self);
  update_create (self);
}

static void
show_pattern (SatdokuNewDialog *self)
{
  g_autoptr (SudokuGeometry) geometry = satdoku_new_options_create_geometry (&self->options, NULL);
  g_autoptr (SudokuPattern) pattern = satdoku_new_options_dup_pattern (&self->options);

  if (geometry != NULL)
    satdoku_pattern_row_show (self->pattern, geometry, pattern);
  satdoku_pattern_row_set_symmetry (self->pattern, self->options.symmetry);
}

static void
unique_changed_cb (SatdokuNewDialog *self)
{
  if (self->updating)
    return;
  self->options.unique = gtk_switch_get_active (self->unique);
  update_givens (self);
  update_level (self);
  update_demand (self);
}

/* An empty board has nothing that is made. */
static void
empty_changed_cb (SatdokuNewDialog *self)
{
  self->options.empty = gtk_switch_get_active (self->empty);
  adw_preferences_group_set_description (
    self->puzzle_group, self->options.empty ? _ ("You type the numbers of an empty board") : NULL);
  self->updating = TRUE;
  satdoku_rule_rows_show (self->rule_rows, &self->options);
  update_level (self);
  update_demand (self);
  self->updating = FALSE;
}

static void
show_strategy (SatdokuNewDialog *self)
{
  gsize n_strategies = 0;
  const SudokuStrategy *const *strategies = sudoku_strategies (&n_strategies);

  for (guint i = 0; i < n_strategies; i++)
    if (strategies[i] == self->options.strategy)
      adw_combo_row_set_selected (self->strategy, i);
}

/* What comes of it. */
static void
strategy_changed_cb (SatdokuNewDialog *self)
{
  gsize n_strategies = 0;
  const SudokuStrategy *const *strategies = sudoku_strategies (&n_strategies);
  guint chosen = adw_combo_row_get_selected (self->strategy);

  if (chosen < n_strategies)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->strategy), _ (strategies[chosen]->summary));
  if (self->updating || chosen >= n_strategies)
    return;
  self->options.strategy = strategies[chosen];
  choose_otherwise (self);
}

/* Shows what is chosen of how it is made. */
static void
show_making (SatdokuNewDialog *self)
{
  gboolean updating = self->updating;

  self->updating = TRUE;
  show_strategy (self);
  satdoku_demand_row_set_demand (self->demand, &self->options.demand);
  update_givens (self);
  update_level (self);
  update_demand (self);
  self->updating = updating;
}

static void
show_options (SatdokuNewDialog *self)
{
  const SudokuSymmetry *symmetries;
  gsize n_symmetries;

  self->updating = TRUE;
  gtk_spin_button_set_value (self->side, self->options.side);
  gtk_spin_button_set_range (self->givens, GIVENS_FEWEST,
                             self->options.side * self->options.side);
  gtk_spin_button_set_value (self->givens, self->options.fewest && self->options.n_givens == 0
                                             ? GIVENS_FEWEST
                                             : (int)self->options.n_givens);
  self->n_places = satdoku_new_options_count_places (&self->options);
  gtk_switch_set_active (self->unique, self->options.unique);
  symmetries = sudoku_symmetries (&n_symmetries);
  for (guint i = 0; i < n_symmetries; i++)
    if (&symmetries[i] == self->options.symmetry)
      adw_combo_row_set_selected (self->symmetry, i);
  update_boxes (self);
  show_pattern (self);
  satdoku_rule_rows_show (self->rule_rows, &self->options);
  update_shape (self);
  show_making (self);
  self->updating = FALSE;
}

static void
side_changed_cb (SatdokuNewDialog *self)
{
  guint side = (guint)gtk_spin_button_get_value_as_int (self->side);

  if (self->updating || side == self->options.side)
    return;
  satdoku_new_dialog_get_options (self, &self->options);
  satdoku_new_options_set_side (&self->options, side);
  recall_level (self);
  show_options (self);
}

/* Those that have a button of their own. */
static void
size_picked_cb (SatdokuNewDialog *self)
{
  guint chosen = satdoku_choices_get_chosen (self->sizes);

  if (chosen < G_N_ELEMENTS (usual_sides))
    {
      gtk_spin_button_set_value (self->side, usual_sides[chosen]);
      return;
    }
  gtk_expander_set_expanded (self->more, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->side));
}

static void
choose_variant (SatdokuNewDialog *self,
                guint variant)
{
  satdoku_new_dialog_get_options (self, &self->options);
  satdoku_new_variants_choose (&self->options, variant);
  recall_level (self);
  show_options (self);
}

static void
variant_picked_cb (SatdokuNewDialog *self)
{
  choose_variant (self, satdoku_choices_get_chosen (self->variants));
}

static void
item_variant_picked_cb (SatdokuNewDialog *self)
{
  choose_variant (self, satdoku_new_variants_count_plain () +
                          satdoku_choices_get_chosen (self->item_variants));
}

/* The word in place of a number of givens that is not positive. */
static const char *
get_givens_word (SatdokuNewDialog *self,
                 int value)
{
  if (value == 0 && satdoku_new_options_get_level (&self->options) != SUDOKU_LEVEL_UNKNOWN)
    /* Translators: in place of a number of givens: as many as go with the level. Short. */
    return C_ ("givens", "By Level");
  /* Translators: in place of a number of givens: as few of them as possible. Short. */
  return _ ("Fewest");
}

/* Shows words for some numbers, and that they are all of a pattern. */
static gboolean
givens_output_cb (GtkSpinButton *button,
                  SatdokuNewDialog *self)
{
  int value = gtk_spin_button_get_value_as_int (button);
  gboolean all = self->options.has_pattern && value > 0 && (guint)value == self->n_places;
  g_autofree char *number =
    /* Translators: in place of a number of givens: as many as the pattern has. Short. */
    g_strdup_printf (all ? _ ("All %d") : "%d", value);
  const char *text = value <= 0 ? get_givens_word (self, value) : number;

  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (button)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (button), text);
  return TRUE;
}

static int
givens_input_cb (GtkSpinButton *button,
                 double *value,
                 gpointer user_data)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (button));

  /* Words may stand before it. */
  *value = g_ascii_strtod (text + strcspn (text, "0123456789"), NULL);
  /* Where the level brings a number, this is another one. */
  if (g_str_equal (text, _ ("Fewest")))
    *value = GIVENS_FEWEST;
  return TRUE;
}

static void
create_cb (SatdokuNewDialog *self)
{
  if (!gtk_widget_get_sensitive (self->create_button))
    return;
  g_signal_emit (self, signals[SIGNAL_CREATE], 0);
  gtk_window_close (GTK_WINDOW (self));
}

static void
fill_symmetries (SatdokuNewDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  const SudokuSymmetry *symmetries;
  gsize n_symmetries;

  symmetries = sudoku_symmetries (&n_symmetries);
  for (gsize i = 0; i < n_symmetries; i++)
    gtk_string_list_append (names, _ (symmetries[i].name));
  adw_combo_row_set_model (self->symmetry, G_LIST_MODEL (names));
}

static void
fill_strategies (SatdokuNewDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  gsize n_strategies = 0;
  const SudokuStrategy *const *strategies = sudoku_strategies (&n_strategies);

  for (gsize i = 0; i < n_strategies; i++)
    gtk_string_list_append (names, _ (strategies[i]->name));
  adw_combo_row_set_model (self->strategy, G_LIST_MODEL (names));
}

static void
satdoku_new_dialog_dispose (GObject *object)
{
  /* A number that is still being typed is taken over now, not when some of the rows are gone. */
  gtk_window_set_focus (GTK_WINDOW (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), SATDOKU_TYPE_NEW_DIALOG);
  g_clear_object (&SATDOKU_NEW_DIALOG (object)->rule_rows);
  g_clear_object (&SATDOKU_NEW_DIALOG (object)->settings);
  G_OBJECT_CLASS (satdoku_new_dialog_parent_class)->dispose (object);
}

/* So many stand on a page as there are, until the player chooses another number. */
static void
count_changed_cb (SatdokuNewDialog *self)
{
  guint count = (guint)gtk_spin_button_get_value_as_int (self->count);
  guint per_page = (guint)gtk_spin_button_get_value_as_int (self->per_page);

  if (per_page == MIN (self->last_count, self->per_page_max))
    gtk_spin_button_set_value (self->per_page, MIN (count, self->per_page_max));
  self->last_count = count;
}

static void
satdoku_new_dialog_class_init (SatdokuNewDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = satdoku_new_dialog_dispose;

  /* The player wants a puzzle with these options. */
  signals[SIGNAL_CREATE] = satdoku_class_add_signal (klass, "create", 0);

  g_type_ensure (SATDOKU_TYPE_LEVEL_CHOOSER);
  g_type_ensure (SATDOKU_TYPE_CHOICES);
  g_type_ensure (SATDOKU_TYPE_COMBO_ROW);
  g_type_ensure (SATDOKU_TYPE_DEMAND_ROW);
  g_type_ensure (SATDOKU_TYPE_PATTERN_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/satdoku/Satdoku/satdoku-new-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, header);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, content);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, level);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, level_givens);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, sizes);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, variants);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, item_variants);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, more);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, difficulty);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, demand);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, side);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, boxes);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, rules);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, laws);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, empty_group);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, empty);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, puzzle_group);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, unique);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, symmetry);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, pattern);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, strategy);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, givens_row);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, givens);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, seed);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, create_button);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, count_group);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, count);
  gtk_widget_class_bind_template_child (widget_class, SatdokuNewDialog, per_page);
  gtk_widget_class_bind_template_callback (widget_class, count_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, level_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, size_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, variant_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, item_variant_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, difficulty_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, demand_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, side_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, boxes_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, empty_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, unique_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, symmetry_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, pattern_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, side_wanted_cb);
  gtk_widget_class_bind_template_callback (widget_class, strategy_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, givens_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, givens_output_cb);
  gtk_widget_class_bind_template_callback (widget_class, givens_input_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_create);
  gtk_widget_class_bind_template_callback (widget_class, create_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
own_chosen_cb (SatdokuNewDialog *self)
{
  update_level (self);
  update_create (self);
}

/* Enter in a number creates, too. */
static void
activate_default (GtkSpinButton *button)
{
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (button))),
                                  TRUE);
}

static void
satdoku_new_dialog_init (SatdokuNewDialog *self)
{
  satdoku_new_options_init (&self->options);
  gtk_widget_init_template (GTK_WIDGET (self));
  activate_default (self->count);
  activate_default (self->per_page);
  activate_default (self->side);
  activate_default (self->givens);
  /* As wide as its word, in whatever language. */
  gtk_editable_set_width_chars (GTK_EDITABLE (self->givens),
                                MAX (MAX (GIVENS_WIDTH_MIN, g_utf8_strlen (_ ("Fewest"), -1)),
                                     g_utf8_strlen (C_ ("givens", "By Level"), -1)));
  fill_choices (self);
  fill_symmetries (self);
  fill_strategies (self);
  self->rule_rows = satdoku_rule_rows_new (self->rules, self->laws);
  g_signal_connect_object (self->rule_rows, "chosen", G_CALLBACK (rule_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rule_rows, "own-chosen", G_CALLBACK (own_chosen_cb), self,
                           G_CONNECT_SWAPPED);
}

/* As high as what it shows at first, which a scrolled window measures without knowing how wide it
 * will be. */
static void
fit_height (SatdokuNewDialog *self)
{
  int width, height, header, content;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  gtk_widget_measure (self->header, GTK_ORIENTATION_VERTICAL, width, NULL, &header, NULL, NULL);
  gtk_widget_measure (self->content, GTK_ORIENTATION_VERTICAL, width, NULL, &content, NULL, NULL);
  height = MIN (header + content, HEIGHT_MAX);
  gtk_window_set_default_size (GTK_WINDOW (self), width, height);
}

/* @settings: where it stands which levels other shapes had last. GTK owns the dialog until it is
 * closed. */
GtkWindow *
satdoku_new_dialog_new (GtkWindow *parent,
                        const SatdokuNewOptions *options,
                        GSettings *settings)
{
  SatdokuNewDialog *self;

  g_return_val_if_fail (options != NULL, NULL);

  self = g_object_new (SATDOKU_TYPE_NEW_DIALOG, "transient-for", parent, NULL);
  self->options = *options;
  g_set_object (&self->settings, settings);
  if (settings != NULL)
    g_settings_bind (settings, "new-more", self->more, "expanded", G_SETTINGS_BIND_DEFAULT);
  show_options (self);
  fit_height (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->level));
  return GTK_WINDOW (self);
}

/* For several puzzles of a kind that are printed. @per_page: how many on each page; 0: as the
 * number of puzzles. GTK owns the dialog until it is closed. */
GtkWindow *
satdoku_new_dialog_new_several (GtkWindow *parent,
                                const SatdokuNewOptions *options,
                                GSettings *settings,
                                guint count,
                                guint per_page,
                                guint per_page_max)
{
  GtkWindow *window = satdoku_new_dialog_new (parent, options, settings);
  SatdokuNewDialog *self = SATDOKU_NEW_DIALOG (window);

  gtk_window_set_title (window, _ ("Print New Puzzles"));
  gtk_button_set_label (GTK_BUTTON (self->create_button), _ ("_Print…"));
  self->per_page_max = per_page_max;
  gtk_spin_button_set_value (self->count, count);
  gtk_spin_button_set_value (self->per_page, per_page > 0 ? per_page : MIN (count, per_page_max));
  self->last_count = count;
  gtk_widget_set_visible (self->count_group, TRUE);
  gtk_widget_set_visible (self->empty_group, FALSE);
  fit_height (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->count));
  return window;
}

guint
satdoku_new_dialog_get_count (SatdokuNewDialog *self)
{
  g_return_val_if_fail (SATDOKU_IS_NEW_DIALOG (self), 1);

  return (guint)gtk_spin_button_get_value_as_int (self->count);
}

static const SudokuStrategy *
get_strategy (SatdokuNewDialog *self)
{
  gsize n_strategies = 0;
  const SudokuStrategy *const *strategies = sudoku_strategies (&n_strategies);
  guint chosen = adw_combo_row_get_selected (self->strategy);

  return chosen < n_strategies ? strategies[chosen] : NULL;
}

void
satdoku_new_dialog_get_options (SatdokuNewDialog *self,
                                SatdokuNewOptions *options)
{
  guint box = adw_combo_row_get_selected (self->boxes);
  const SudokuSymmetry *symmetries;
  gsize n_symmetries;

  g_return_if_fail (SATDOKU_IS_NEW_DIALOG (self) && options != NULL);

  symmetries = sudoku_symmetries (&n_symmetries);
  *options = self->options;
  options->box_rows = box < self->n_boxes ? self->box_rows[box] : 0;
  options->box_columns = options->box_rows > 0 ? options->side / options->box_rows : 0;
  options->jigsaw = FALSE;
  if (box == self->n_boxes + BOXES_IRREGULAR)
    satdoku_new_options_set_jigsaw (options);
  options->unique = gtk_switch_get_active (self->unique);
  if (adw_combo_row_get_selected (self->symmetry) < n_symmetries)
    options->symmetry = &symmetries[adw_combo_row_get_selected (self->symmetry)];
  options->n_givens = (guint)MAX (gtk_spin_button_get_value_as_int (self->givens), 0);
  options->fewest = gtk_spin_button_get_value_as_int (self->givens) == GIVENS_FEWEST;
  options->strategy = get_strategy (self);
  options->seeded = read_seed (self, &options->seed);
}

/* Called once at most. Lets the player keep own clauses of the puzzle that is played. */
void
satdoku_new_dialog_offer_own (SatdokuNewDialog *self,
                              SudokuOwn *own)
{
  g_return_if_fail (SATDOKU_IS_NEW_DIALOG (self) && own != NULL);

  satdoku_rule_rows_offer_own (self->rule_rows, own);
}

/* (nullable): the clauses that are kept. */
SudokuOwn *
satdoku_new_dialog_get_own (SatdokuNewDialog *self)
{
  g_return_val_if_fail (SATDOKU_IS_NEW_DIALOG (self), NULL);

  /* While the template is made there are no rows yet. */
  return self->rule_rows != NULL ? satdoku_rule_rows_get_own (self->rule_rows) : NULL;
}

/* 0: as the number of puzzles. */
guint
satdoku_new_dialog_get_per_page (SatdokuNewDialog *self)
{
  guint per_page;

  g_return_val_if_fail (SATDOKU_IS_NEW_DIALOG (self), 0);

  per_page = (guint)gtk_spin_button_get_value_as_int (self->per_page);
  return per_page == MIN (satdoku_new_dialog_get_count (self), self->per_page_max) ? 0 : per_page;
}
