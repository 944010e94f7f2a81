extends SceneTree
## Runs files of tests: godot --headless --path PROJECT -s tests/run.gd -- FILE...
## The last line says that everything was run; whoever starts this must see it.


func _initialize() -> void:
	await process_frame
	var checks := 0
	var failures := 0
	for file in OS.get_cmdline_user_args():
		print(file)
		var script: GDScript = load("res://tests/%s.gd" % file)
		if script == null or not script.can_instantiate():
			printerr("FAILED: no tests in " + file)
			failures += 1
			continue
		var tests: RefCounted = script.new()
		tests.tree = self
		await tests.run()
		checks += tests.checks
		failures += tests.failures
		tests = null
	print("%d checks, %d failures" % [checks, failures])
	if failures == 0:
		print("All tests passed.")
	quit(1 if failures > 0 else 0)
