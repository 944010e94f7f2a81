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
                    scratch.CopyStateFrom(match);
                    match.Apply(bot.Choose(match));
                }
            }
        }
    }
}
