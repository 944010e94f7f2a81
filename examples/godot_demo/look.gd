extends RefCounted
## Colours, and the theme of everything. Owners are told by colour and by number, marks by form.

const BACKGROUND := Color("131920")
const PANEL := Color("1c252f")
const PANEL_LIGHT := Color("26323e")
const LINE := Color("3a4958")
const TEXT := Color("e8eef4")
const TEXT_DIM := Color("93a4b5")
const ACCENT := Color("ffd166")
const GOOD := Color("7bd88f")
const BAD := Color("ff6b5e")
const WATER := Color("27425a")

## The box of an option, drawn here because the engine's own is dark on dark.
const _BOX := "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><rect x='2' y='2' width='16' height='16' rx='4' fill='#%s' stroke='#%s' stroke-width='1.5'/>%s</svg>"
const _TICK := "<path d='M5.5 10.5l3 3 6-7' fill='none' stroke='#131920' stroke-width='2.4'/>"

## Seats, told apart by people who see colours differently, too.
const SEATS: Array[Color] = [
	Color("4cc2ff"), Color("ff9f43"), Color("7bd88f"), Color("d58cff"),
	Color("f7e26b"), Color("ff7d9c"), Color("9fb4c8"), Color("5fe0c8"),
]

## What plain drawings show by one character: water, wood, heights.
const OF_SYMBOL := {
	"~": Color("2f6690"), "\"": Color("3c6e47"), "^": Color("75695c"), "=": Color("6b5b4a"),
	"#": Color("5a6470"),
}


static func seat(number: int) -> Color:
	return SEATS[number % SEATS.size()] if number >= 0 else TEXT_DIM


## The colour of something in the catalog: that of its name if it is one, else any, but always the same.
static func entry(word: String) -> Color:
	var named := Color.from_string(word, Color.TRANSPARENT)
	if named.a > 0.0 and not word.is_valid_html_color():
		return named.lerp(Color("8a949e"), 0.18)
	return Color.from_hsv(fposmod(word.hash() * 0.6180339, 1.0), 0.42, 0.72)


static func flat(colour: Color, radius := 8, border := Color.TRANSPARENT, margin := 10) -> StyleBoxFlat:
	var box := StyleBoxFlat.new()
	box.bg_color = colour
	box.set_corner_radius_all(radius)
	box.set_content_margin_all(margin)
	if border.a > 0.0:
		box.set_border_width_all(1)
		box.border_color = border
	return box


static func _icon(drawing: String) -> Texture2D:
	var image := Image.new()
	image.load_svg_from_string(drawing)
	return ImageTexture.create_from_image(image)


static func theme() -> Theme:
	var made := Theme.new()
	made.default_font_size = 15
	for kind in ["Button", "OptionButton", "MenuButton"]:
		made.set_stylebox("normal", kind, flat(PANEL_LIGHT, 8, LINE, 8))
		made.set_stylebox("hover", kind, flat(PANEL_LIGHT.lightened(0.1), 8, ACCENT, 8))
		made.set_stylebox("pressed", kind, flat(ACCENT.darkened(0.35), 8, ACCENT, 8))
		made.set_stylebox("disabled", kind, flat(PANEL, 8, PANEL_LIGHT, 8))
		made.set_stylebox("focus", kind, flat(Color.TRANSPARENT, 8, ACCENT, 8))
		made.set_color("font_color", kind, TEXT)
		made.set_color("font_disabled_color", kind, LINE.lightened(0.2))
	for state in ["normal", "hover", "pressed", "hover_pressed", "disabled"]:
		made.set_stylebox(state, "CheckBox", flat(Color.TRANSPARENT, 8, Color.TRANSPARENT, 6))
	var unticked := _icon(_BOX % [PANEL_LIGHT.to_html(false), TEXT_DIM.to_html(false), ""])
	var ticked := _icon(_BOX % [ACCENT.to_html(false), ACCENT.to_html(false), _TICK])
	for kind in ["CheckBox", "PopupMenu"]:
		made.set_icon("unchecked", kind, unticked)
		made.set_icon("checked", kind, ticked)
		made.set_icon("unchecked_disabled", kind, unticked)
		made.set_icon("checked_disabled", kind, ticked)
	made.set_stylebox("panel", "PopupMenu", flat(PANEL, 8, LINE, 8))
	made.set_stylebox("hover", "PopupMenu", flat(PANEL_LIGHT.lightened(0.1), 6, Color.TRANSPARENT, 4))
	made.set_color("font_color", "PopupMenu", TEXT)
	made.set_constant("v_separation", "PopupMenu", 8)
	made.set_stylebox("panel", "PanelContainer", flat(PANEL, 12, LINE, 12))
	made.set_stylebox("panel", "TooltipPanel", flat(Color("0c1116"), 8, LINE, 10))
	made.set_stylebox("normal", "LineEdit", flat(BACKGROUND, 6, LINE, 6))
	made.set_color("font_color", "Label", TEXT)
	made.set_color("default_color", "RichTextLabel", TEXT)
	made.set_constant("separation", "VBoxContainer", 8)
	made.set_constant("separation", "HBoxContainer", 8)
	return made
