extends "res://tests/checks.gd"
## Every method of every class, by its own list: untyped calls with every argument wrong in turn, and typed calls,
## which the engine makes in another way, with nothing, too little and too much in every argument, on objects that
## were never opened and on such as are in use. The engine prints an error for most of these.

const CLASSES := ["Ruleset", "Match", "Bot", "Catalog", "Scene", "Choice", "Replay", "Table"]

## What is nobody's argument: a value of a type that no method takes, and an object of a class of the engine's.
const NOBODYS := [Vector3.ZERO, Color.RED]

## Arguments that are right by their type: small ones and large ones, as they are written.
const RIGHT := {
	TYPE_BOOL: ["false", "true"],
	TYPE_INT: ["-1", "1 << 40"],
	TYPE_FLOAT: ["0.0", "NAN"],
	TYPE_STRING: ["\"\"", "\"\u0416\".repeat(5000)"],
	TYPE_VECTOR2I: ["Vector2i(-1, -1)", "Vector2i(1 << 30, 1 << 30)"],
	TYPE_VECTOR4I: ["Vector4i()", "Vector4i(-1, 1 << 30, -1, 1 << 30)"],
	TYPE_DICTIONARY: ["{}", "{1: [], \"a\": null}"],
	TYPE_ARRAY: ["[]", "[null, 1]"],
	TYPE_PACKED_BYTE_ARRAY: ["PackedByteArray()", "PackedByteArray([1, 2, 3])"],
	TYPE_PACKED_INT32_ARRAY: ["PackedInt32Array()", "PackedInt32Array([1, -1, 1 << 30])"],
	TYPE_PACKED_STRING_ARRAY: ["PackedStringArray()", "PackedStringArray([\"\", \"x\"])"],
}


func test_untyped_calls_check_every_argument() -> void:
	var calls := 0
	for name: String in CLASSES:
		for used in [false, true]:
			var object: Object = _make("Mallard" + name, used)
			for method in ClassDB.class_get_method_list("Mallard" + name, true):
				var given: Array = method.args.map(func(argument: Dictionary) -> Variant: return _right(argument))
				for at in given.size():
					for wrong: Variant in NOBODYS + [RefCounted.new()]:
						var arguments := given.duplicate()
						arguments[at] = wrong
						equal(object.callv(method.name, arguments), null, "%s.%s with %s as argument %d" % [name, method.name, wrong, at])
						calls += 1
				equal(object.callv(method.name, given + [1]), null, "%s.%s with too many" % [name, method.name])
				if method.args.size() > method.default_args.size():
					equal(object.callv(method.name, []), null, "%s.%s with too few" % [name, method.name])
			_let_go(object)
	print("    %d calls" % calls)
	check(calls > 500, "calls")


func test_typed_calls_check_every_argument() -> void:
	var calls := 0
	for name: String in CLASSES:
		for column in 2:
			for used in [false, true]:
				var object: Object = _make("Mallard" + name, used)
				var script := GDScript.new()
				script.source_code = _source("Mallard" + name, column)
				equal(script.reload(), OK, script.source_code)
				for result: Array in script.new().run(object):
					# An object may be null; everything else is of the type that was promised.
					check(typeof(result[2]) == result[1] or result[1] == TYPE_OBJECT and result[2] == null,
							"%s.%s gave %s" % [name, result[0], result[2]])
					calls += 1
				_let_go(object)
	print("    %d calls" % calls)
	check(calls > 400, "calls")


## Calls every method of a class, with arguments of one column of RIGHT, in typed code.
func _source(type: String, column: int) -> String:
	var lines := PackedStringArray(["extends RefCounted", "func run(object: %s) -> Array:" % type, "\tvar results := []"])
	for other: String in CLASSES:
		lines.append("\tvar no_%s: Mallard%s = null" % [other, other])
	for method in ClassDB.class_get_method_list(type, true):
		var arguments := PackedStringArray()
		for argument: Dictionary in method.args:
			arguments.append("no_" + String(argument.class_name).trim_prefix("Mallard") if argument.type == TYPE_OBJECT else RIGHT[argument.type][column])
		var called := "object.%s(%s)" % [method.name, ", ".join(arguments)]
		if method.return.type == TYPE_NIL:
			lines.append("\t" + called)
		else:
			lines.append("\tresults.append([\"%s\", %d, %s])" % [method.name, method.return.type, called])
	lines.append("\treturn results")
	return "\n".join(lines)


func _right(argument: Dictionary) -> Variant:
	if argument.type == TYPE_OBJECT:
		return _make(argument.class_name, true)
	return str_to_var(RIGHT[argument.type][0])


## An object of a class, in use or as it is made.
func _make(type: String, used: bool) -> Object:
	var made: Object = ClassDB.instantiate(type)
	if not used:
		return made
	var playing := begun("battleducks", 20)
	match type:
		"MallardRuleset":
			return playing.get_ruleset()
		"MallardMatch":
			return playing
		"MallardBot":
			made.open(playing, "random")
		"MallardCatalog":
			made.open(playing.get_ruleset())
		"MallardScene":
			made.update(playing, 0)
		"MallardChoice":
			made.begin(playing, playing.get_asked_seats()[0])
		"MallardReplay":
			made.open(playing.get_ruleset(), playing.replay())
		"MallardTable":
			made.sit(playing)
	return made


func _let_go(object: Object) -> void:
	if object is Node:
		object.free()
