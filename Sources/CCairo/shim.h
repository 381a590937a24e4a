// Cairo, Pixman, Pango, fontconfig and librsvg for Swift, with functions in place of the macros that Swift cannot import.
#pragma once
#include <cairo/cairo.h>
#include <cairo/cairo-ft.h>
#include <pixman.h>
#include <fontconfig/fontconfig.h>
#include <fontconfig/fcfreetype.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <hb.h>
#include <hb-ot.h>

// A package manager's system library takes the flags of one pkg-config package, and librsvg's headers need a second
// one's. These are the calls that mkdemo makes, as librsvg 2.46 and later declare them.
typedef struct _RsvgHandle RsvgHandle;
typedef struct { double x, y, width, height; } RsvgRectangle;
extern RsvgHandle *rsvg_handle_new_from_data(const guint8 *data, gsize length, GError **error);
typedef struct { double length; int unit; } RsvgLength;
extern gboolean rsvg_handle_get_intrinsic_size_in_pixels(RsvgHandle *handle, gdouble *width, gdouble *height);
extern void rsvg_handle_get_intrinsic_dimensions(
    RsvgHandle *handle, gboolean *has_width, RsvgLength *width, gboolean *has_height, RsvgLength *height,
    gboolean *has_view_box, RsvgRectangle *view_box);
extern gboolean rsvg_handle_render_document(
    RsvgHandle *handle, cairo_t *context, const RsvgRectangle *viewport, GError **error);
extern const guint rsvg_major_version, rsvg_minor_version, rsvg_micro_version;

// Asks the processor for memory that will be read soon: rows of a picture lie too far apart for it to guess.
static inline void mk_prefetch(const void *memory) { __builtin_prefetch(memory); }

static inline void mk_object_unref(void *object) { g_object_unref(object); }
static inline PangoFcFontMap *mk_fc_font_map(PangoFontMap *map) { return PANGO_FC_FONT_MAP(map); }

// Where a line may break before a character, as bits in place of a bit field: 1 may break, 2 must break.
static inline int mk_line_break(const PangoLogAttr *attributes, size_t index) {
  return (attributes[index].is_line_break ? 1 : 0) | (attributes[index].is_mandatory_break ? 2 : 0);
}
