using System;
using System.IO;
using System.Threading;
using System.Threading.Tasks;

namespace Mallard.MonoCheck
{
    /// <summary>Computer players, saved matches, questions of packs and studies, as an application of
    /// Unity uses them.</summary>
    internal static class Players
    {
        public static async Task Run(string root)
        {
            Hints();
            await Cancelling().ConfigureAwait(false);
            Saving();
            Questions(root);
            Studies();
            await Evaluations().ConfigureAwait(false);
            Batches();
            Deadlines();
            ArchivesAndArmies();
        }

        private static void Hints()
        {
            using var ruleset = Ruleset.Load("ducks_in_tow");
            using var match = ruleset.NewMatch(seed: 1);
            var options = new BotOptions
            {
                Level = BotLevel.Hard, Seed = 2, Threads = 2, Personality = "postman",
                TimeLimit = TimeSpan.FromSeconds(20),
            };
            using var bot = new Bot(match, options);
            for (var i = 0; i < 5; i++)
            {
                var seat = match.FirstAsked();
                var advice = bot.Advise(match, seat);
                Program.Check(advice.Length > 0 && match.IsLegal(seat, advice[0].Action), "a hint");
                Program.Check(match.Format(advice[0], "fr") != null, "its reason");
                Program.Check(match.IsLegal(seat, bot.Judge(match, seat, advice[0].Action).Action), "a judgement");
                match.Apply(seat, advice[0].Action);
            }

            try
            {
                new Bot(match, new BotOptions { Personality = "postwoman" }).Dispose();
                Program.Check(false, "a personality that is not there");
            }
            catch (MallardException thrown)
            {
                Program.Check(thrown.Status == Status.NotFound, "a personality that is not there");
            }
        }

        private static async Task Cancelling()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 1);
            using var bot = new Bot(
                match, new BotOptions { Name = Bot.Search, Iterations = ulong.MaxValue, Seed = 1 });
            using var source = new CancellationTokenSource();
            var thought = bot.ChooseAsync(match, match.FirstAsked(), source.Token);
            while (bot.Progress.Done == 0)
            {
                await Task.Delay(1).ConfigureAwait(false);
            }

            Program.Check(!thought.IsCompleted, "a long thought");
            source.Cancel();
            try
            {
                await thought.ConfigureAwait(false);
                Program.Check(false, "a cancelled thought");
            }
            catch (OperationCanceledException)
            {
                Program.Check(true, "a cancelled thought");
            }

            // And one that is to hurry answers.
            thought = bot.ChooseAsync(match, match.FirstAsked());
            while (bot.Progress.Done == 0)
            {
                await Task.Delay(1).ConfigureAwait(false);
            }

            bot.Hurry();
            match.Apply(match.FirstAsked(), await thought.ConfigureAwait(false));
        }

        private static void Saving()
        {
            using var ruleset = Ruleset.Load("duck_dealer");
            using var match = ruleset.NewMatch(new MatchOptions { ["turns"] = "3" }, seed: 8);
            using var bot = new Bot(match, Bot.Random, 5);
            for (var i = 0; i < 20; i++)
            {
                match.Apply(bot.Choose(match));
            }

            var bytes = match.Save("mine", 7, new byte[] { 1, 2, 3 });
            Program.Check(SavedMatch.TryRead(bytes, out var saved, out _), "a save");
            using (saved)
            {
                Program.Check(saved!.Label == "mine" && saved.Time == 7 && saved.ActionCount == 20, "what it says");
                Program.Check(saved.Thumbnail.Length == 3 && saved.Compare(ruleset).Count == 0, "its picture");
            }

            using var restored = ruleset.Restore(bytes);
            Program.Check(restored.Hash == match.Hash && restored.UndoDepth == 20, "a restored match");
            Program.Check(restored.TryUndo(5, out _) && restored.TryRedo(5, out _), "its history");
            Program.Check(restored.Hash == match.Hash && !restored.TryRedo(1, out var reason) && reason != null, "its end");

            using var played = match.Replay().Play(ruleset);
            Program.Check(played.Hash == match.Hash, "a replay");
            bytes[bytes.Length / 2] ^= 0x55;
            Program.Check(!ruleset.TryRestore(bytes, false, out _, out var damage) && damage != null, "a damaged save");

            using var view = ruleset.OpenView(match.Snapshot(0));
            Program.Check(view.Viewer.Equals(Viewer.Seat(0)) && view.Draw(0).Length > 0, "a view");
            using var imagined = ruleset.Imagine(match.Snapshot(0), 1);
            Program.Check(imagined.FirstAsked() >= 0, "an imagined match");
        }

        /// <summary>A function of a pack asks in the middle of an action; the answer is an action, reached by
        /// a choice, and the question waits in a snapshot.</summary>
        private static void Questions(string root)
        {
            using var pack = Pack.FromFolder(Path.Combine(root, "examples/packs/balloon_pond"));
            using var ruleset = Ruleset.Load("battleducks", pack);
            using var match = ruleset.NewMatch(new MatchOptions { AsText = "mode=fair_wind first_player=p1" }, 1);
            for (var seat = 0; seat < 2; seat++)
            {
                foreach (var line in new[] { "place basket r0 C3", "commander basket C4", "fill", "ready" })
                {
                    match.Apply(seat, match.Parse(line));
                }
            }

            match.Apply(0, match.Parse("maneuver basket r0 D2"));
            Program.Check(match.Prompt(0, 0).Contains("balloon drift"), "the question of a pack");
            using var later = ruleset.Restore(match.Snapshot(Viewer.Host));
            using var choice = new Choice();
            choice.Begin(later, 0);
            while (choice.State.Next != ChoiceStep.Done)
            {
                var values = choice.Values(choice.State.Next);
                choice.Set(choice.State.Next, values[0]);
            }

            Program.Check(choice.TryFinish(out var answer), "an answer");
            later.Apply(0, answer);
            match.Apply(0, answer);
            Program.Check(later.Hash == match.Hash, "what came of it");

            var tests = PackTests.Run(ruleset, pack);
            Program.Check(tests.Tests.Count > 3 && tests.HasPassed, "the pack's own tests");
        }

        /// <summary>The library calls back, from threads of its own.</summary>
        private static void Studies()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var source = new CancellationTokenSource();
            var heard = 0;
            var options = new StudyOptions
            {
                Games = 8, Players = "random", Threads = 2, Progress = (done, total) => heard += total == 8 ? 1 : 100,
            };
            using (var study = Study.Simulate(ruleset, null, options))
            {
                Program.Check(heard == 8, "its progress");
                Program.Check(study.ToJson().Length > 100 && study.ToHtml().Length > 100, "a study");
            }

            options.Games = 100_000;
            options.Cancellation = source.Token;
            options.Progress = (done, total) => source.Cancel();
            try
            {
                Study.Simulate(ruleset, null, options).Dispose();
                Program.Check(false, "a study that is ended");
            }
            catch (OperationCanceledException)
            {
                Program.Check(true, "a study that is ended");
            }
        }

        /// <summary>The library asks from threads of its own what matches are worth that it lends.</summary>
        private static async Task Evaluations()
        {
            using var ruleset = Ruleset.Load("naval_war");
            using var match = ruleset.NewMatch(seed: 1);
            var asked = 0;
            Match? lent = null;
            var options = new BotOptions
            {
                Name = Bot.Search, Iterations = 100, Threads = 3, Seed = 1,
                Evaluate = (imagined, seat) =>
                {
                    System.Threading.Interlocked.Increment(ref asked);
                    lent = imagined;
                    return imagined.Outcome.Score(seat);
                },
            };
            for (var i = 0; i < 20; i++)
            {
                using var bot = new Bot(match, options);
                match.Apply(await bot.ChooseAsync(match).ConfigureAwait(false));
                GC.Collect();
            }

            Program.Check(asked > 1000, "what matches are worth");
            try
            {
                lent!.LegalCount(0);
                Program.Check(false, "a match that was lent");
            }
            catch (ObjectDisposedException)
            {
                Program.Check(true, "a match that was lent");
            }

            options.Evaluate = (imagined, seat) => throw new TimeZoneNotFoundException();
            using var failing = new Bot(match, options);
            try
            {
                failing.Choose(match);
                Program.Check(false, "what is thrown through a search");
            }
            catch (TimeZoneNotFoundException)
            {
                Program.Check(true, "what is thrown through a search");
            }
        }

        private static void Batches()
        {
            using var ruleset = Ruleset.Load("battleducks");
            using var batch = Batch.Start(ruleset, null, new BatchOptions { Matches = 50, Threads = 2, Seed = 1 });
            using var last = batch.Match(49);
            using var alone = ruleset.NewMatch(seed: batch.SeedOf(49));
            batch.Step(new ulong[50]);
            alone.Apply(0, alone.LegalAction(0, 0));
            Program.Check(last.Hash == alone.Hash, "a match of a batch");
            batch.PlayOut(ulong.MaxValue, 2);
            Program.Check(Array.TrueForAll(batch.States(), state => state.IsOver), "a batch that is played out");
        }

        /// <summary>The library asks in the middle of a script whether it may go on.</summary>
        private static void Deadlines()
        {
            using var pack = Pack.Create("slow");
            pack.Add("pack.lua", "pack { id = \"slow\", version = \"1.0.0\", game = \"battleducks\", api = 1 }");
            pack.Add("slow.lua", "for i = 1, 1000 do local s = 0; for j = 1, 1000 do s = s + j end end");
            var options = new RulesetOptions { LoadInstructions = 1L << 40 };
            ScriptDeadline.Run(TimeSpan.Zero, () => Program.Check(
                !Ruleset.TryLoad("battleducks", new[] { pack }, options, out _, out var error)
                    && error!.Entries[0].Message.Contains("interrupted"),
                "scripts that time is up for"));
            ScriptDeadline.Run(TimeSpan.FromHours(1), () => Ruleset.Load("battleducks", new[] { pack }, options).Dispose());
        }

        private static void ArchivesAndArmies()
        {
            Program.Check(
                !Pack.TryFromZip("zip", new MemoryStream(new byte[1000]), out _, out var error)
                    && error!.Status == Status.CorruptData,
                "a damaged archive");
            using var ruleset = Ruleset.Load("duckhammer");
            Program.Check(Army.Check(ruleset, "quack_marine x10", 120).IsAllowed, "an army");
            var sheet = new ModelSheet { Weapons = { new WeaponSheet { Range = 1, Damage = "2d4" } } };
            Program.Check(Price.Of(ruleset, sheet).Lines.Count > 0, "a price");
            using var match = ruleset.NewMatch(seed: 1);
            using var scene = new Scene();
            scene.Update(match, 0);
            Program.Check(scene.ToSvg().StartsWith("<", StringComparison.Ordinal), "a picture");
            var signature = Signature.Sign(new byte[32], scene.ToBytes());
            Program.Check(Signature.IsValid(new byte[32], scene.ToBytes(), signature), "a signature");
        }
    }
}
