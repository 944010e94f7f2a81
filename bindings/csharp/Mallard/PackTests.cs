using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using Mallard.Interop;

namespace Mallard
{
    /// <summary>What became of one test of a pack.</summary>
    public sealed class PackTest
    {
        internal unsafe PackTest(in mld_pack_test_info info)
        {
            HasPassed = info.passed != 0;
            File = Text.Out(info.file);
            Line = info.line;
            Name = Text.Out(info.name);
            Message = Text.Out(info.message);
            FailureFile = Text.Out(info.failure_file);
            FailureLine = info.failure_line;
        }

        /// <summary>Whether everything was as expected.</summary>
        public bool HasPassed { get; }

        /// <summary>Path inside the pack.</summary>
        public string File { get; }

        /// <summary>Where it begins, from 1; 0 for a whole file.</summary>
        public int Line { get; }

        /// <summary>What it is called; empty for a whole file.</summary>
        public string Name { get; }

        /// <summary>What was expected and what was found; empty if it passed.</summary>
        public string Message { get; }

        /// <summary>Path inside the pack of the place where it failed; or empty.</summary>
        public string FailureFile { get; }

        /// <summary>Where it failed, from 1; 0 where that is not known.</summary>
        public int FailureLine { get; }

        /// <summary>One line, as compilers write it.</summary>
        public override string ToString() =>
            HasPassed ? $"{File}:{Line}: {Name}: passed" : $"{FailureFile}:{FailureLine}: {Name}: {Message}";
    }

    /// <summary>A wish of a pack's tests for matches that random players play through. Whoever runs the
    /// tests plays them.</summary>
    public sealed class RandomPlay
    {
        internal unsafe RandomPlay(in mld_random_play_info info)
        {
            File = Text.Out(info.file);
            Line = info.line;
            Games = info.games;
            Options = Text.Out(info.options);
        }

        /// <summary>Path inside the pack.</summary>
        public string File { get; }

        /// <summary>Where it is written, from 1.</summary>
        public int Line { get; }

        /// <summary>How many matches; 0: as many as is usual.</summary>
        public int Games { get; }

        /// <summary>Of the matches, as <see cref="MatchOptions.AsText"/> takes them.</summary>
        public string Options { get; }
    }

    /// <summary>What became of a pack's own tests, the Lua files below <c>tests/</c> in it: for editors,
    /// which show what failed beside the line that says so.</summary>
    public sealed unsafe class PackTests
    {
        private PackTests(mld_pack_tests* run)
        {
            mld_error* error;
            var tests = new PackTest[checked((int)Native.mld_pack_tests_count(run))];
            for (var i = 0; i < tests.Length; i++)
            {
                mld_pack_test_info info = default;
                info.struct_size = (uint)sizeof(mld_pack_test_info);
                MallardError.ThrowIfFailed(
                    Native.mld_pack_tests_describe(run, (ulong)i, &info, &error), error);
                tests[i] = new PackTest(info);
                HasPassed &= tests[i].HasPassed;
            }

            Tests = tests;
            var plays = new RandomPlay[checked((int)Native.mld_pack_tests_random_play_count(run))];
            for (var i = 0; i < plays.Length; i++)
            {
                mld_random_play_info info = default;
                info.struct_size = (uint)sizeof(mld_random_play_info);
                MallardError.ThrowIfFailed(
                    Native.mld_pack_tests_describe_random_play(run, (ulong)i, &info, &error), error);
                plays[i] = new RandomPlay(info);
            }

            RandomPlays = plays;
        }

        /// <summary>Whether every test passed.</summary>
        public bool HasPassed { get; } = true;

        /// <summary>By file, then in the order written; a file that could not be read counts as
        /// one.</summary>
        public IReadOnlyList<PackTest> Tests { get; }

        /// <summary>Matches that the tests want played.</summary>
        public IReadOnlyList<RandomPlay> RandomPlays { get; }

        /// <summary>Runs the tests of a pack. They run in a sandbox, with a budget each.</summary>
        /// <param name="ruleset">What matches are played with: it should have been loaded from the
        /// pack.</param>
        /// <param name="pack">The pack.</param>
        /// <param name="filter">Only tests whose name contains this; null: all.</param>
        /// <exception cref="MallardException">The pack has no manifest that can be read. A test that fails is
        /// no exception.</exception>
        public static PackTests Run(Ruleset ruleset, Pack pack, string? filter = null)
        {
            TryRun(ruleset, pack, filter, out var tests, out var error);
            return MallardError.Require(tests, error);
        }

        /// <summary>Runs the tests of a pack, or says why it cannot be read.</summary>
        public static bool TryRun(
            Ruleset ruleset,
            Pack pack,
            string? filter,
            [NotNullWhen(true)] out PackTests? tests,
            [NotNullWhen(false)] out MallardError? error)
        {
            using var held = new Held(ruleset.Handle);
            mld_pack_tests* run;
            mld_error* failure;
            Status status;
            fixed (byte* text = Text.In(filter))
            {
                status = Native.mld_pack_tests_create(ruleset.Handle.Pointer, pack.Pointer, text, &run, &failure);
            }

            GC.KeepAlive(pack);
            error = MallardError.Take(status, failure);
            if (error != null)
            {
                tests = null;
                return false;
            }

            using var handle = new PackTestsHandle(run);
            tests = new PackTests(run);
            return true;
        }
    }
}
