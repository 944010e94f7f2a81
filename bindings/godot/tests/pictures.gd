extends SceneTree
## Takes the pictures of the documentation: the demo's menu, and every game some way into a match.
## Run by bindings/godot/pictures.sh with a screen: godot --path PROJECT -s tests/pictures.gd -- FOLDER

const SIZE := Vector2i(1280, 800)

## How many actions bots take before a game is worth looking at; any number shows every game.
const ACTIONS := {"battleducks": 44, "naval_war": 60, "ducks_in_tow": 64, "duck_dealer": 420, "duckhammer": 110,
		"duckhammer_campaign": 26}
const USUAL_ACTIONS := 80

## Matches that show much.
const SEEDS := {"duckhammer": 7}
const USUAL_SEED := 5

var _folder := ""


func _initialize() -> void:
	_folder = OS.get_cmdline_user_args()[0]
	root.size = SIZE
	await process_frame
	await _menu()
	for game in MallardRuleset.games():
		await _game(game)
	quit()


func _menu() -> void:
	var menu: Control = load("res://menu/menu.tscn").instantiate()
	root.add_child(menu)
	await _take("menu")
	menu.open_options(menu.cards[0])
	await _take("options")
	menu.free()


func _game(game: String) -> void:
	var ruleset := MallardRuleset.new()
	ruleset.open(game)
	var playing := ruleset.create_match({}, SEEDS.get(game, USUAL_SEED))
	var bot := MallardBot.new()
	bot.open(playing, "standard", 2)
	var taken := 0
	while not playing.is_over():
		var asked := playing.get_asked_seats()
		# Stop where the first player has something to choose.
		if taken >= ACTIONS.get(game, USUAL_ACTIONS) and asked[0] == 0 and playing.legal_count(0) > 8:
			break
		playing.apply(asked[0], bot.choose(playing, asked[0]))
		taken += 1
	var table: Control = load("res://table/table.tscn").instantiate()
	root.add_child(table)
	var bots := {}
	for seat in range(1, playing.seats):
		bots[seat] = "standard"
	table.game.paused = true
	table.resume(playing, bots)
	await _take(game)
	table.free()


func _take(name: String) -> void:
	for i in 30:
		await process_frame
	root.get_texture().get_image().save_png("%s/godot_%s.png" % [_folder, name])
	print("took ", name)
