using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;
using Xunit;

namespace Mallard.Tests
{
    /// <summary>Whole games through C# are, to the letter, those that the C++ tests hold: every
    /// choice of every bot, every event for every viewer, every hash and drawing.</summary>
    public class GoldenTests
    {
        public static IEnumerable<object[]> Names() =>
            Directory.GetFiles(Path.Combine(Support.Root, "tests", "golden"), "*.txt")
                .Select(Path.GetFileNameWithoutExtension).OrderBy(n => n).Select(n => new object[] { n! });

        [Theory]
        [MemberData(nameof(Names))]
        public void APlaythroughIsTheSameAsEver(string name)
        {
            var golden = File.ReadAllText(Path.Combine(Support.Root, "tests", "golden", name + ".txt"));
            var head = golden.Split('\n').Take(4)
                .Select(line => line.Substring(line.IndexOf(':') + 1).Trim()).ToArray();
            Assert.Equal(
                golden, Playthrough(head[0], head[1], ulong.Parse(head[2]), head[3].Split(", ")));
        }

        /// <summary>The same games by choices: every action is reached one argument after the other, as a
        /// person would, and leads to the hash that the playthrough has.</summary>
        [Theory]
        [MemberData(nameof(Names))]
        public void APlaythroughIsReachedByChoices(string name)
        {
            var lines = File.ReadAllLines(Path.Combine(Support.Root, "tests", "golden", name + ".txt"));
            var head = lines.Take(3).Select(line => line.Substring(line.IndexOf(':') + 1).Trim()).ToArray();
            using var ruleset = Ruleset.Load(head[0]);
            using var match = ruleset.NewMatch(new MatchOptions { AsText = head[1] }, ulong.Parse(head[2]));
            using var choice = new Choice();
            var steps = 0;
            foreach (var line in lines)
            {
                var step = Regex.Match(line, @"^\d+\. p(\d+) .* choices\): (.*)  \[([0-9a-f]{16})\]$");
                if (!step.Success)
                {
                    continue;
                }

                var seat = int.Parse(step.Groups[1].Value) - 1;
                var wanted = match.Parse(step.Groups[2].Value);
                match.Apply(seat, ByChoices(choice, match, seat, wanted));
                Assert.Equal(step.Groups[3].Value, match.Hash.ToString("x16", CultureInfo.InvariantCulture));
                steps++;
            }

            Assert.True(steps > 0 && match.Outcome.IsOver);
        }

        private static GameAction ByChoices(Choice choice, Match match, int seat, GameAction wanted)
        {
            choice.Begin(match, seat);
            while (choice.State.Next != ChoiceStep.Done)
            {
                var next = choice.State.Next;
                if (next == ChoiceStep.Kind)
                {
                    choice.Set(next, (int)wanted.Kind);
                }
                else
                {
                    var word = Enumerable.Range(0, next).Sum(before => choice.Step(before).Width);
                    var width = choice.Step(next).Width;
                    if (choice.Step(next).Type == (int)ArgType.Text)
                    {
                        choice.SetText(next, PlainText.Read(
                            Enumerable.Range(word, width).Select(slot => wanted[slot]).ToArray()));
                        continue;
                    }

                    choice.Set(next, wanted[word], choice.Step(next).Width == 2 ? wanted[word + 1] : 0);
                }
            }

            Assert.True(choice.TryFinish(out var action));
            Assert.Equal(wanted, action);
            return action;
        }

        private static string Playthrough(string game, string options, ulong seed, string[] names)
        {
            using var ruleset = Ruleset.Load(game);
            using var match = ruleset.NewMatch(new MatchOptions { AsText = options }, seed);
            var bots = names.Select((name, seat) => new Bot(match, name, seed + (ulong)seat)).ToArray();
            var text = new StringBuilder();
            text.Append($"game: {game}\noptions: {options}\nseed: {seed}\nbots: {string.Join(", ", names)}\n\n");
            var marks = new int[match.SeatCount];
            for (var step = 1; !match.Outcome.IsOver; step++)
            {
                var seat = match.FirstAsked();
                var choices = match.LegalCount(seat);
                var decision = match.Format(match.Decision(seat));
                var action = bots[seat].Choose(match, seat);
                match.Apply(seat, action);
                var hash = match.Hash.ToString("x16", CultureInfo.InvariantCulture);
                text.Append($"{step}. p{seat + 1} {decision} ({choices} choices): {match.Format(action)}  [{hash}]\n");
                AppendEvents(match, marks, text);
                if (step % 50 == 0)
                {
                    for (var viewer = 0; viewer < match.SeatCount; viewer++)
                    {
                        text.Append($"\np{viewer + 1} sees:\n{match.Draw(viewer)}\n");
                    }
                }
            }

            text.Append("\nAt the end:\n" + match.Draw(Viewer.Host));
            foreach (var bot in bots)
            {
                bot.Dispose();
            }

            return text.ToString();
        }

        private static void AppendEvents(Match match, int[] marks, StringBuilder text)
        {
            var heard = new List<string[]>();
            for (var seat = 0; seat < marks.Length; seat++)
            {
                heard.Add(match.Events(seat, marks[seat]).Select(e => match.Format(e)).ToArray());
                marks[seat] = match.EventCount(seat);
            }

            var same = heard.All(h => h.SequenceEqual(heard[0]));
            for (var seat = 0; seat < (same ? 1 : heard.Count); seat++)
            {
                foreach (var line in heard[seat])
                {
                    text.Append(same ? "    all hear: " : $"    p{seat + 1} hears: ").Append(line).Append('\n');
                }
            }
        }
    }
}
