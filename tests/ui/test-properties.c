/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Properties from a table: each type is read back as it was set, notifies once when the value is
 * another one and not when it is the same, and what is owned goes with the instance. What follows
 * from a value is done before the notification. */

#include <string.h>

#include "satdoku-properties.h"

#define TYPE_THING (thing_get_type ())
G_DECLARE_FINAL_TYPE (Thing, thing, TEST, THING, GObject)

struct _Thing
{
  GObject parent_instance;

  gboolean flag;
  guint number;
  guint64 large;
  double part;
  char *text;
  gpointer borrowed;
  GObject *object;
  GArray *boxed;
  GObject *made;

  guint twice; /* of the number */
  guint n_notified;
};

G_DEFINE_FINAL_TYPE (Thing, thing, G_TYPE_OBJECT)

enum
{
  PROP_FLAG,
  PROP_NUMBER,
  PROP_LARGE,
  PROP_PART,
  PROP_TEXT,
  PROP_BORROWED,
  PROP_OBJECT,
  PROP_BOXED,
  PROP_MADE,
  PROP_LENGTH,
  PROP_UPPER,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
number_changed (Thing *self)
{
  self->twice = 2 * self->number;
}

static void
get_length (GObject *object,
            guint id,
            GValue *value,
            GParamSpec *pspec)
{
  const char *text = TEST_THING (object)->text;

  g_assert_cmpuint (id, ==, PROP_LENGTH);
  g_value_set_uint (value, text != NULL ? (guint)strlen (text) : 0);
}

static void
set_upper (GObject *object,
           guint id,
           const GValue *value,
           GParamSpec *pspec)
{
  Thing *self = TEST_THING (object);

  g_assert_cmpuint (id, ==, PROP_UPPER);
  g_free (self->text);
  self->text = g_ascii_strup (g_value_get_string (value), -1);
  g_object_notify_by_pspec (object, properties[PROP_TEXT]);
}

static void
thing_finalize (GObject *object)
{
  satdoku_properties_clear (object);
  g_assert_null (TEST_THING (object)->text);
  g_assert_null (TEST_THING (object)->object);
  g_assert_null (TEST_THING (object)->boxed);
  satdoku_properties_clear (object);
  G_OBJECT_CLASS (thing_parent_class)->finalize (object);
}

static void
thing_class_init (ThingClass *klass)
{
  const SatdokuProperty rows[N_PROPS] = {
    [PROP_FLAG] = { "flag", G_TYPE_BOOLEAN, G_PARAM_READWRITE, G_STRUCT_OFFSET (Thing, flag) },
    [PROP_NUMBER] = { "number", G_TYPE_UINT, G_PARAM_READWRITE, G_STRUCT_OFFSET (Thing, number),
                      G_CALLBACK (number_changed), .most = 7 },
    [PROP_LARGE] = { "large", G_TYPE_UINT64, G_PARAM_READWRITE, G_STRUCT_OFFSET (Thing, large) },
    [PROP_PART] = { "part", G_TYPE_DOUBLE, G_PARAM_READWRITE, G_STRUCT_OFFSET (Thing, part) },
    [PROP_TEXT] = { "text", G_TYPE_STRING, G_PARAM_READWRITE, G_STRUCT_OFFSET (Thing, text) },
    [PROP_BORROWED] = { "borrowed", G_TYPE_POINTER, G_PARAM_READWRITE,
                        G_STRUCT_OFFSET (Thing, borrowed) },
    [PROP_OBJECT] = { "object", G_TYPE_OBJECT, G_PARAM_READWRITE,
                      G_STRUCT_OFFSET (Thing, object) },
    [PROP_BOXED] = { "boxed", G_TYPE_ARRAY, G_PARAM_READWRITE, G_STRUCT_OFFSET (Thing, boxed) },
    [PROP_MADE] = { "made", G_TYPE_OBJECT, G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY,
                    G_STRUCT_OFFSET (Thing, made) },
    [PROP_LENGTH] = { "length", G_TYPE_UINT, G_PARAM_READABLE, .get = get_length },
    [PROP_UPPER] = { "upper", G_TYPE_STRING, G_PARAM_WRITABLE, .set = set_upper },
  };

  G_OBJECT_CLASS (klass)->finalize = thing_finalize;
  satdoku_properties_install (klass, rows, N_PROPS, properties);
}

static void
thing_init (Thing *self)
{
}

static void
notify_cb (Thing *self)
{
  self->n_notified++;
  g_assert_cmpuint (self->twice, ==, 2 * self->number);
}

static Thing *
make_thing (void)
{
  Thing *self = g_object_new (TYPE_THING, NULL);

  g_signal_connect (self, "notify", G_CALLBACK (notify_cb), NULL);
  return self;
}

/* Sets a value, and the same again. */
#define assert_notifies_once(self, name, value)   \
  G_STMT_START                                    \
  {                                               \
    (self)->n_notified = 0;                       \
    g_object_set ((self), (name), (value), NULL); \
    g_assert_cmpuint ((self)->n_notified, ==, 1); \
    g_object_set ((self), (name), (value), NULL); \
    g_assert_cmpuint ((self)->n_notified, ==, 1); \
  }                                               \
  G_STMT_END

static void
test_numbers (void)
{
  g_autoptr (Thing) self = make_thing ();
  gboolean flag = FALSE;
  guint number = 0;
  guint64 large = 0;
  double part = 0;

  assert_notifies_once (self, "flag", TRUE);
  assert_notifies_once (self, "number", 5u);
  assert_notifies_once (self, "large", G_MAXUINT64);
  assert_notifies_once (self, "part", 0.5);
  g_object_get (self, "flag", &flag, "number", &number, "large", &large, "part", &part, NULL);
  g_assert_true (flag);
  g_assert_cmpuint (number, ==, 5);
  g_assert_cmpuint (large, ==, G_MAXUINT64);
  g_assert_cmpfloat (part, ==, 0.5);
  g_assert_cmpuint (self->twice, ==, 10);
  g_assert_cmpuint (G_PARAM_SPEC_UINT (properties[PROP_NUMBER])->maximum, ==, 7);
}

static void
test_texts (void)
{
  g_autoptr (Thing) self = make_thing ();
  g_autofree char *text = NULL;
  guint length = 0;

  assert_notifies_once (self, "text", "word");
  assert_notifies_once (self, "text", NULL);
  g_object_set (self, "upper", "letters", NULL);
  g_object_get (self, "text", &text, "length", &length, NULL);
  g_assert_cmpstr (text, ==, "LETTERS");
  g_assert_cmpuint (length, ==, 7);
}

static void
test_owned (void)
{
  g_autoptr (GObject) object = g_object_new (G_TYPE_OBJECT, NULL);
  g_autoptr (GArray) array = g_array_new (FALSE, FALSE, sizeof (guint));
  GWeakRef gone;
  Thing *self = g_object_new (TYPE_THING, "made", object, NULL);
  gpointer borrowed = NULL;
  g_autoptr (GArray) boxed = NULL;

  g_signal_connect (self, "notify", G_CALLBACK (notify_cb), NULL);
  g_assert_true (self->made == object);
  assert_notifies_once (self, "object", object);
  assert_notifies_once (self, "boxed", array);
  assert_notifies_once (self, "borrowed", object);
  g_object_get (self, "borrowed", &borrowed, "boxed", &boxed, NULL);
  g_assert_true (borrowed == object);
  g_assert_true (boxed == array);
  g_weak_ref_init (&gone, object);
  g_clear_object (&object);
  g_object_set (self, "object", NULL, NULL);
  g_object_unref (self);
  g_assert_null (g_weak_ref_get (&gone));
  g_weak_ref_clear (&gone);
}

int
main (int argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/properties/numbers", test_numbers);
  g_test_add_func ("/properties/texts", test_texts);
  g_test_add_func ("/properties/owned", test_owned);
  return g_test_run ();
}
