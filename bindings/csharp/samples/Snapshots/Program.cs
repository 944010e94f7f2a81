// Reads what the library writes without the library: a player's view and a scene, as FlatBuffers, with the
// code that flatc makes of capi/schemas. generate.sh makes it, before this is built.
//
// FlatBuffers' runtime for C# has no verifier (in 2.0): bytes that strangers sent go through
// SavedMatch.TryRead or Ruleset.TryOpenView first, which check every one of them.
#nullable enable
using FlatBuffers;
using Mallard;
using Battleducks = mallard.schema.battleducks;
using SceneRoot = mallard.schema.scene.Scene;
using Snapshot = mallard.schema.Snapshot;

using var ruleset = Ruleset.Load("battleducks");
using var match = ruleset.NewMatch(seed: 1);
using var bot = new Bot(match, Bot.Standard, 1);
for (var i = 0; i < 30; i++)
{
    match.Apply(bot.Choose(match));
}

ReadView(match.Snapshot(0), match);
using var scene = new Scene();
scene.Update(match, 0);
ReadScene(scene.ToBytes(), scene);
return 0;

static void ReadView(byte[] bytes, Match match)
{
    var buffer = new ByteBuffer(bytes);
    Demand(Snapshot.SnapshotBufferHasIdentifier(buffer), "it is a snapshot");
    var view = Snapshot.GetRootAsSnapshot(buffer);
    Demand(view.Game == match.Ruleset.Game && view.Viewer == 0, "its game and viewer");
    Demand(view.RulesetFingerprint == match.Ruleset.Fingerprint && view.PacksLength == 1, "its rules");
    Demand(view.StateType == mallard.schema.GameState.BattleDucks, "its state");
    var state = view.State<Battleducks.State>()!.Value;
    Demand(state.PondsLength == 2 && state.BoardWidth == 10, "its ponds");
    Demand(state.StreamsLength == 0, "no chance in a view");
    Console.WriteLine(
        $"A view of {view.Game} by engine {view.EngineVersion}: seat {view.Viewer}, after {state.Turns} turns on "
        + $"{state.BoardName}, {state.BoardWidth} by {state.BoardHeight}; packs: {view.Packs(0)!.Value.PackId} "
        + view.Packs(0)!.Value.Version);
}

static void ReadScene(byte[] bytes, Scene scene)
{
    var read = SceneRoot.GetRootAsScene(new ByteBuffer(bytes));
    Demand(read.ItemsLength == scene.Items.Length, "as many items");
    var named = 0;
    for (var i = 0; i < read.ItemsLength; i++)
    {
        var item = read.Items(i)!.Value;
        Demand(item.Id == scene.Items[i].Id, "the same items");
        var label = read.LabelTexts((int)item.Label);
        Demand(label == scene.Label(scene.Items[i].Label), "the same labels");
        named += label.Length > 0 ? 1 : 0;
    }

    Console.WriteLine($"A scene of {read.ItemsLength} items, {named} of them with names");
}

static void Demand(bool holds, string what)
{
    if (!holds)
    {
        throw new InvalidOperationException("the FlatBuffer and the library do not agree on: " + what);
    }
}
