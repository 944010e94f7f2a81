extends "res://tests/checks.gd"
## What the editor's help shows: every class, method, member, signal and constant is described, and every
## reference in a text leads somewhere.

const GAMES := ["Battleducks", "NavalWar", "DucksInTow", "DuckDealer", "Duckhammer", "DuckhammerCampaign"]
const CLASSES := ["Ruleset", "Match", "Bot", "Catalog", "Scene", "Choice", "Replay", "Table"]


func test_everything_is_described() -> void:
	for name in CLASSES + GAMES:
		var help := MallardRuleset.help_of("Mallard" + name)
		check(help.begins_with("<?xml"), name)
		equal(XMLParser.new().open_buffer(help.to_utf8_buffer()), OK, "well-formed")
		for empty in ["<description></description>", "<brief_description></brief_description>"]:
			check(not help.contains(empty), name + " has " + empty)
		for found in RegEx.create_from_string("<(?:member|constant) name=\"(\\w+)\"[^>]*></").search_all(help):
			check(false, "%s.%s is not described" % [name, found.get_string(1)])
		for method in ClassDB.class_get_method_list("Mallard" + name, true):
			check(help.contains("\"%s\"" % method.name), "%s.%s is in the help" % [name, method.name])
			check(method.args.all(func(argument: Dictionary) -> bool: return argument.name != ""), "arguments have names")
	equal(MallardRuleset.help_of("Node"), "")


func test_references_lead_somewhere() -> void:
	var pattern := RegEx.create_from_string("\\[(method|member|constant|signal|enum) ([\\w.]+)\\]")
	var seen := 0
	for name in CLASSES + GAMES:
		for found in pattern.search_all(MallardRuleset.help_of("Mallard" + name)):
			var parts := found.get_string(2).rsplit(".", true, 1)
			var owner: String = parts[0] if parts.size() == 2 else "Mallard" + name
			seen += 1
			check(_exists(found.get_string(1), owner, parts[-1]), "Mallard%s refers to %s" % [name, found.get_string(0)])
	check(seen > 40, "there are references")


func _exists(what: String, owner: String, name: String) -> bool:
	match what:
		"method":
			return ClassDB.class_has_method(owner, name) or owner == "OS"
		"member":
			return ClassDB.class_get_property_list(owner).any(func(property: Dictionary) -> bool: return property.name == name)
		"constant":
			return ClassDB.class_has_integer_constant(owner, name)
		"signal":
			return ClassDB.class_has_signal(owner, name)
	return ClassDB.class_has_enum(owner, name)
