using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Text;
using Xunit;

// Tests measure memory and garbage: one at a time.
[assembly: CollectionBehavior(DisableTestParallelization = true)]

namespace Mallard.Tests
{
    internal static class Support
    {
        public static string Root { get; } =
            typeof(Support).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>()
                .First(a => a.Key == "MallardRoot").Value!;

        public static readonly string[] Games =
        {
            "battleducks", "naval_war", "ducks_in_tow", "duck_dealer", "duckhammer",
            "duckhammer_campaign",
        };

        /// <summary>Options that keep whole games of large games short.</summary>
        public static MatchOptions Short(string game) => game switch
        {
            "duckhammer" => new MatchOptions { ["rounds"] = "2" },
            "duckhammer_campaign" => new MatchOptions
            {
                ["battles"] = "1", ["seasons"] = "2", ["rounds"] = "1",
            },
            "duck_dealer" => new MatchOptions { ["turns"] = "3" },
            "ducks_in_tow" => new MatchOptions { ["round_limit"] = "3" },
            _ => new MatchOptions(),
        };

        /// <summary>Plays on with one bot for all seats; returns how many actions it took.</summary>
        public static int PlayOut(Match match, Bot bot, int most = int.MaxValue)
        {
            var actions = 0;
            while (!match.Outcome.IsOver && actions < most)
            {
                match.Apply(bot.Choose(match));
                actions++;
            }

            return actions;
        }

        /// <summary>Asserts that something makes no garbage. When another thread makes the collector run,
        /// the counter jumps by what was left of this thread's buffer: what is real comes every
        /// time.</summary>
        public static void MakesNoGarbage(Action act)
        {
            act(); // compiles what is called, and grows what grows
            var least = long.MaxValue;
            for (var i = 0; i < 5 && least != 0; i++)
            {
                var before = GC.GetAllocatedBytesForCurrentThread();
                act();
                least = Math.Min(least, GC.GetAllocatedBytesForCurrentThread() - before);
            }

            Assert.Equal(0, least);
        }

        /// <summary>How many bytes of memory this process has.</summary>
        public static long Resident()
        {
            using var self = Process.GetCurrentProcess();
            return self.WorkingSet64;
        }

        public static MallardException Fails(Status status, Action act)
        {
            var thrown = Assert.Throws<MallardException>(act);
            Assert.Equal(status, thrown.Status);
            Assert.NotEmpty(thrown.Message);
            return thrown;
        }

        /// <summary>A pack that stands on a game's own one.</summary>
        public static Pack Mod(string id, string game, params (string Path, string Text)[] files)
        {
            var pack = Pack.Create(id);
            pack.Add(
                "pack.lua",
                $"pack {{ id = \"{id}\", version = \"1.0.0\", game = \"{game}\", api = 1, requires = {{ {game} = \">=1.0\" }} }}");
            foreach (var (path, text) in files)
            {
                pack.Add(path, text);
            }

            return pack;
        }
    }
}
