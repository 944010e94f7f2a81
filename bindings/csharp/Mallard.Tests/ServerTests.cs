using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Mallard.Samples;
using Xunit;

namespace Mallard.Tests
{
    /// <summary>The server sample's table: two clients that have nothing but their views play a whole
    /// game.</summary>
    public class ServerTests
    {
        [Fact]
        public async Task TwoRemoteSeatsPlayWithTheirViewsAlone()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var table = new Table(ruleset, new MatchOptions(), 5);
            Assert.Equal(2, table.Keys.Distinct().Count());
            Assert.Equal(1, table.SeatOf(table.Keys[1]));
            Assert.Equal(-1, table.SeatOf("no such key"));
            Assert.Equal(-1, table.SeatOf(null));

            var heard = Enumerable.Range(0, 2).Select(seat => Hear(table, seat)).ToArray();
            using var elsewhere = Ruleset.Load("battleducks");
            var random = new Random(1);
            var over = false;
            for (var turns = 0; !over && turns < 2000; turns++)
            {
                over = true;
                for (var seat = 0; seat < 2; seat++)
                {
                    using var view = elsewhere.OpenView(table.View(seat));
                    Assert.Equal(Viewer.Seat(seat), view.Viewer);
                    over &= view.Outcome.IsOver;
                    var count = view.LegalCount(seat);
                    if (count > 0)
                    {
                        var fill = view.LegalActions(seat).Select(a => view.Format(a)).FirstOrDefault(t => t is "fill" or "ready");
                        var text = fill ?? view.Format(view.LegalAction(seat, random.Next(count)));
                        Assert.Null(table.Act(seat, text));
                    }
                }
            }

            Assert.True(over);
            Assert.Equal(Status.InvalidArgument, table.Act(0, "nonsense")!.Status);
            Assert.NotNull(table.Act(0, "observe A1"));
            var sentences = await Task.WhenAll(heard).WaitAsync(TimeSpan.FromSeconds(30));
            Assert.All(sentences, lines => Assert.Equal("over", lines[^1]));
            Assert.NotEqual(sentences[0], sentences[1]); // each hears of its own set-up only
        }

        [Fact]
        public async Task WhoListensFromBeforeTheFirstSentenceHearsAllOfThem()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var table = new Table(ruleset, new MatchOptions(), 5);
            Assert.Null(table.Act(0, "fill"));
            using var late = new CancellationTokenSource(TimeSpan.FromSeconds(30));
            foreach (var from in new[] { 0, -1, int.MinValue })
            {
                await foreach (var line in table.Listen(0, from, late.Token))
                {
                    Assert.NotEmpty(line);
                    break;
                }
            }
        }

        private static async Task<List<string>> Hear(Table table, int seat)
        {
            var lines = new List<string>();
            await foreach (var line in table.Listen(seat, 0, CancellationToken.None))
            {
                lines.Add(line);
            }

            return lines;
        }
    }
}
