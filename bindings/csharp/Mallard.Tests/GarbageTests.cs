using System;
using Xunit;

namespace Mallard.Tests
{
    /// <summary>What a client does every frame makes no garbage.</summary>
    public class GarbageTests
    {
        [Fact]
        public void PollingAndPlayingMakeNoGarbage()
        {
            foreach (var game in Support.Games)
            {
                using var ruleset = Ruleset.Load(game);
                using var match = ruleset.NewMatch(Support.Short(game), seed: 6);
                using var scratch = match.Clone();
                using var bot = new Bot(match, Bot.Random, 1);
                using var scene = new Scene();
                using var choice = new Choice();
                var layout = new SceneLayout();
                var values = new ChoiceValue[4096];
                var previews = new PreviewStep[64];
                var drags = new ChoiceDrag[256];
                var actions = new GameAction[64];
                var events = new GameEvent[64];
                var bytes = new byte[1 << 20];
                var text = new byte[256];
                Support.MakesNoGarbage(() =>
                {
                    for (var frame = 0; frame < 10; frame++)
                    {
                        Poll();
                    }
                });

                void Poll()
                {
                    if (match.Outcome.IsOver)
                    {
                        return;
                    }

                    var seat = match.FirstAsked();
                    _ = match.Decision(seat);
                    _ = match.LegalCount(seat);
                    match.LegalActions(seat, actions);
                    _ = match.IsLegal(seat, actions[0]);
                    _ = match.IsLegal(seat, default);
                    _ = match.TryApply(seat, default);
                    _ = match.TryFormat(actions[0], text, out _);
                    _ = match.Events(seat, Math.Max(0, match.EventCount(seat) - 10), events);
                    _ = match.TrySnapshot(seat, bytes, out _);
                    _ = match.Hash;
                    _ = match.UndoDepth + match.RedoDepth;
                    _ = match.Viewer;
                    Look(seat);
                    Lead(seat);
                    scratch.CopyStateFrom(match);
                    match.Apply(bot.Choose(match));
                }

                // What is drawn, and what lies under the mouse.
                void Look(int seat)
                {
                    scene.Update(match, seat);
                    scene.Update(match, seat);
                    _ = scene.Status.IsAsked(seat);
                    layout.Arrange(scene);
                    foreach (ref readonly var item in scene.Items)
                    {
                        _ = scene.Points(item).Length + scene.Counters(item).Length + scene.References(item).Length;
                        _ = layout.Piece(scene, item, 0);
                    }

                    for (var x = 0; x < 5; x++)
                    {
                        _ = layout.Hit(scene, 2 * x, 2 * x);
                        _ = layout.TryPlaceAt(2 * x, 2 * x, out _, out _);
                    }
                }

                // A person's way to an action, by the first values.
                void Lead(int seat)
                {
                    choice.Begin(match, seat);
                    for (var step = choice.State.Next; step != ChoiceStep.Done; step = choice.State.Next)
                    {
                        _ = choice.Step(step).Flags;
                        _ = choice.Values(step, values);
                        _ = choice.ReferenceTo(step, values[0]);
                        _ = choice.Drags(drags);
                        choice.Set(step, values[0]);
                        _ = choice.Previews(previews);
                    }

                    _ = choice.MayFinish && choice.TryFinish(out _);
                    choice.Back();
                    choice.Restart();
                }
            }
        }
    }
}
